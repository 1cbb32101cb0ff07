/** Numbers on the board are readable on a phone and match the names of squares in texts. */
import { expect, test } from "vitest";
import type { VariantView } from "../src/protocol/types";
import { gameWithChoice, gameWithMoves } from "./games";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
const PHONE = { viewport: { width: 390, height: 844 } };

test("in Ur a move is named by the number of its square, and the board shows the same number", async () => {
    const ann = await gameWithMoves(server, "ur", 1, 1);
    const { layout } = await server.request<VariantView>("GET", "/api/variants/ur");
    const guest = await newGuest(PHONE);
    await guest.enter(ann, "ur", "Ann");
    await guest.id("move").first().waitFor();
    const { game } = await server.view(ann);
    const step = game?.legal[0]?.to ?? 0;
    expect(layout.squares[layout.seats[ann.seat ?? 0]?.path[step] ?? -1]?.kind, "each path begins with four squares of its own").toBe("stretch");
    const move = guest.id("move").first();
    expect((await move.innerText()).toLowerCase()).toContain(say("square-name", { at_kind: "own", at_number: step }));
    const board = guest.id("board");
    const token = await board.locator("[data-token][role=button]").first().getAttribute("aria-label");
    expect(token, "screen readers get the same name").toContain(say("square-name", { at_kind: "own", at_number: step }));
    const drawn = await board.locator("svg.face text").allTextContents();
    expect(drawn.filter((text) => text.trim() === String(step)), "one for each seat").toHaveLength(2);
    await move.hover();
    await expect.poll(() => board.locator("g.square text").allTextContents()).toEqual([String(step)]);
});

test("on a phone every number on the board is at least ten pixels high and inside its square", async () => {
    const { ann } = await gameWithChoice(server);
    const guest = await newGuest(PHONE);
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("move").nth(1).waitFor();
    const texts = await guest.page.evaluate(() => {
        const square = [...document.querySelectorAll("[data-testid=board] path.square")].map((one) => one.getBoundingClientRect());
        return [...document.querySelectorAll<SVGTextElement>("[data-testid=board] text")].map((one) => {
            const box = one.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const [own] = square.filter((at) => at.left < x && x < at.right && at.top < y && y < at.bottom);
            const size = parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0);
            return { text: one.textContent?.trim(), number: one.matches(".number"), size, inside: own !== undefined && own.left <= box.left && box.right <= own.right };
        });
    });
    expect(texts.filter(({ size }) => size < 9.99)).toEqual([]);
    const numbers = texts.filter(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter(({ inside }) => !inside)).toEqual([]);
});
