/** What stands beside a game: the log, who comes and goes, the way back to it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { crowded, middle, turn } from "./games";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();
const PHONES = [
    [320, 568],
    [390, 844],
    [844, 390],
] as const;

/** How far the log is from its end. */
const rest = (page: Page): Promise<number> => page.getByTestId("log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

/** Everything that was to be drawn is drawn. */
const drawn = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("the log follows the game when what is above it takes room from it, and stays where somebody reads", async () => {
    const { ann, bo } = await middle(house);
    const guest = await come();
    await guest.enters(bo, "ludo", "Bo");
    const log = guest.id("log");
    await log.locator("li.game").first().waitFor({ state: "attached" });
    // The event of a scroll comes when the list is smaller already.
    await log.evaluate((list) => {
        list.style.height = "60px";
        list.dispatchEvent(new Event("scroll"));
    });
    await drawn(guest.page);
    expect(await rest(guest.page)).toBeLessThan(2);
    const lines = await log.locator("li").count();
    await turn(house, ann);
    await expect.poll(() => log.locator("li").count()).toBeGreaterThan(lines);
    await expect.poll(() => rest(guest.page)).toBeLessThan(2);

    await log.evaluate((list) => (list.scrollTop = 0));
    await drawn(guest.page);
    const read = await log.locator("li").count();
    await turn(house, bo);
    await expect.poll(() => log.locator("li").count()).toBeGreaterThan(read);
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
});

test("what stands beside the board does not jump when there is something to choose", async () => {
    const ann = await crowded(house, "ludo", 3);
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("move").nth(2).waitFor();
    const top = (): Promise<number | undefined> => guest.page.locator("aside .players").boundingBox().then((box) => box?.y);
    const choosing = await top();
    await guest.id("move").first().click();
    await guest.id("roll").waitFor();
    expect(await top()).toBe(choosing);
});

test.each(PHONES)("on a phone of %i × %i it is told who leaves, and nothing one plays with is covered", async (width, height) => {
    const { ann, bo } = await middle(house);
    const guest = await come({ viewport: { width, height } });
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("act").waitFor();
    // It goes by itself: what it was is noted when it comes.
    const told = await guest.page.evaluateHandle(() => {
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
    await house.does(bo, { type: "leave" });
    await expect.poll(() => told.jsonValue()).toEqual({ text: expect.stringContaining("Bo") as string, covers: [] });
});

test("who watches is told so, at the door and inside", async () => {
    const { ann } = await middle(house);
    const guest = await come();
    await guest.goes(`/r/${ann.code}`);
    await guest.text("room-entry-is-playing").waitFor();
    expect(await guest.text("room-entry-lead").count()).toBe(0);
    await guest.button("room-watch").click();
    await guest.text("room-you-watch").waitFor();
});

test("a game that goes on is one click away from every page, until one has left it", async () => {
    const { ann } = await middle(house);
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("act").waitFor();
    expect(await guest.id("back-to-game").count()).toBe(0);
    await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).click();
    await guest.id("back-to-game").click();
    await guest.id("act").waitFor();
    await house.does(ann, { type: "leave" });
    const looked = guest.page.waitForResponse(new RegExp(`/api/rooms/${ann.code}$`));
    await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).click();
    await (await looked).finished();
    await drawn(guest.page);
    expect(await guest.id("back-to-game").count()).toBe(0);
});

test("computers that come to a room have names of their own", async () => {
    const guest = await come();
    await guest.goes("/");
    await guest.id("invite").click();
    const [first, second] = say("bot-names").split(", ");
    for (const seat of [1, 2]) {
        const row = guest.page.locator(`li[data-seat="${seat}"]`);
        await row.getByRole("button", { name: say("room-add-bot") }).click();
        await row.getByText((seat === 1 ? first : second) ?? "", { exact: true }).waitFor();
    }
});
