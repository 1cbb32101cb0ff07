/** The panels beside the board: the log, notices about people, the link back to a running game. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { gameWithMoves, midGame, playTurn } from "./games";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
const PHONES = [
    [320, 568],
    [390, 844],
    [844, 390],
] as const;

/** How many pixels of the log are below its visible part. */
const pixelsBelow = (page: Page): Promise<number> => page.getByTestId("log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

/** Waits until pending changes are drawn. */
const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("the log scrolls to its newest line, also after it shrinks, but not while somebody reads older lines", async () => {
    const { ann, bo } = await midGame(server);
    const guest = await newGuest();
    await guest.enter(bo, "ludo", "Bo");
    const log = guest.id("log");
    await log.locator("li.game").first().waitFor({ state: "attached" });
    // The browser fires the scroll event after the list has shrunk.
    await log.evaluate((list) => {
        list.style.height = "60px";
        list.dispatchEvent(new Event("scroll"));
    });
    await nextFrame(guest.page);
    expect(await pixelsBelow(guest.page)).toBeLessThan(2);
    const lines = await log.locator("li").count();
    await playTurn(server, ann);
    await expect.poll(() => log.locator("li").count()).toBeGreaterThan(lines);
    await expect.poll(() => pixelsBelow(guest.page)).toBeLessThan(2);

    await log.evaluate((list) => (list.scrollTop = 0));
    await nextFrame(guest.page);
    const read = await log.locator("li").count();
    await playTurn(server, bo);
    await expect.poll(() => log.locator("li").count()).toBeGreaterThan(read);
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
});

test("the panels beside the board do not move when a choice of moves appears", async () => {
    const ann = await gameWithMoves(server, "ludo", 3);
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("move").nth(2).waitFor();
    const top = (): Promise<number | undefined> => guest.page.locator("aside .players").boundingBox().then((box) => box?.y);
    const whileChoosing = await top();
    await guest.id("move").first().click();
    await guest.id("roll").waitFor();
    expect(await top()).toBe(whileChoosing);
});

test.each(PHONES)("on a phone of %i × %i a notice says who left and covers no control of the game", async (width, height) => {
    const { ann, bo } = await midGame(server);
    const guest = await newGuest({ viewport: { width, height } });
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("act").waitFor();
    // The notice disappears by itself, so its text and position are noted when it appears.
    const notice = await guest.page.evaluateHandle(() => {
        const found = { text: "", covers: [""] };
        const look = (): void => {
            const news = document.querySelector<HTMLElement>("[data-testid=news]");
            if (news === null || found.text !== "") return;
            const box = news.getBoundingClientRect();
            found.text = news.innerText;
            found.covers = ["board", "act", "menu"].filter((id) => {
                const other = document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect();
                return other !== undefined && other.top < box.bottom && other.bottom > box.top && other.left < box.right && other.right > box.left;
            });
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        return found;
    });
    await server.send(bo, { type: "leave" });
    await expect.poll(() => notice.jsonValue()).toEqual({ text: expect.stringContaining("Bo") as string, covers: [] });
});

test("a spectator is told so, before entering the room and inside", async () => {
    const { ann } = await midGame(server);
    const guest = await newGuest();
    await guest.goto(`/r/${ann.code}`);
    await guest.text("room-entry-is-playing").waitFor();
    expect(await guest.text("room-entry-lead").count()).toBe(0);
    await guest.button("room-watch").click();
    await guest.text("room-you-watch").waitFor();
});

test("every page links back to a running game until the player leaves it", async () => {
    const { ann } = await midGame(server);
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("act").waitFor();
    expect(await guest.id("back-to-game").count()).toBe(0);
    await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).click();
    await guest.id("back-to-game").click();
    await guest.id("act").waitFor();
    await server.send(ann, { type: "leave" });
    const looked = guest.page.waitForResponse(new RegExp(`/api/rooms/${ann.code}$`));
    await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).click();
    await (await looked).finished();
    await nextFrame(guest.page);
    expect(await guest.id("back-to-game").count()).toBe(0);
});

test("each bot in a room has its own name", async () => {
    const guest = await newGuest();
    await guest.goto("/");
    await guest.id("invite").click();
    const [first, second] = say("bot-names").split(", ");
    for (const seat of [1, 2]) {
        const row = guest.page.locator(`li[data-seat="${seat}"]`);
        await row.getByRole("button", { name: say("room-add-bot") }).click();
        await row.getByText((seat === 1 ? first : second) ?? "", { exact: true }).waitFor();
    }
});
