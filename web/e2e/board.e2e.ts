/** What stands on a board can be read on a phone, and the words say what stands there. */
import { expect, test } from "vitest";
import type { VariantView } from "../src/protocol/types";
import { choosing, crowded } from "./games";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();
const PHONE = { viewport: { width: 390, height: 844 } };

test("in Ur a move is named by the number that its square has on the board, and shows it there", async () => {
    const ann = await crowded(house, "ur", 1, 1);
    const { layout } = await house.ask<VariantView>("GET", "/api/variants/ur");
    const guest = await come(PHONE);
    await guest.enters(ann, "ur", "Ann");
    await guest.id("move").first().waitFor();
    const { game } = await house.view(ann);
    const step = game?.legal[0]?.to ?? 0;
    expect(layout.squares[layout.seats[ann.seat ?? 0]?.path[step] ?? -1]?.kind, "four squares of one's own come first").toBe("stretch");
    const move = guest.id("move").first();
    expect((await move.innerText()).toLowerCase()).toContain(say("square-own", { number: step }));
    const board = guest.id("board");
    const token = await board.locator("[data-token][role=button]").first().getAttribute("aria-label");
    expect(token, "screen readers hear the same").toContain(say("square-own", { number: step }));
    const drawn = await board.locator("svg.face text").allTextContents();
    expect(drawn.filter((text) => text.trim() === String(step)), "once for each seat").toHaveLength(2);
    await move.hover();
    await expect.poll(() => board.locator("g.square text").allTextContents()).toEqual([String(step)]);
});

test("on a phone no number on a board is smaller than ten pixels, and none lies on the frame", async () => {
    const { ann } = await choosing(house);
    const guest = await come(PHONE);
    await guest.enters(ann, "ludo", "Ann");
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
