/** Scroll positions, drafts and the keyboard focus survive whatever else happens on the page. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { finishedGame, midGame, playTurn, startGame } from "./games";
import type { Guest } from "./guest";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();

const waitForFocus = (what: Locator): Promise<void> =>
    expect.poll(() => what.evaluate((one) => one === document.activeElement)).toBe(true);

/** Waits until pending changes are drawn. */
async function nextFrame({ page }: Guest): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe("in the chat", () => {
    test("the list keeps its scroll position while messages arrive, until the reader sends one", async () => {
        const { ann, bo } = await midGame(server);
        for (let nth = 1; nth <= 40; nth++) await server.send(bo, { type: "chat", text: `sentence ${nth}` });
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        await guest.page.getByRole("tab", { name: say("room-chat") }).click();
        const list = guest.page.getByRole("list", { name: say("room-chat") });
        const top = (): Promise<number> => list.evaluate((one) => one.scrollTop);
        await expect.poll(top).toBeGreaterThan(0);
        await list.evaluate((one) => one.scrollTo(0, 0));
        await nextFrame(guest);
        await playTurn(server, ann);
        await guest.id("roll").waitFor({ state: "detached" });
        await server.send(bo, { type: "chat", text: "the last one" });
        await list.getByText("the last one").waitFor({ state: "attached" });
        await nextFrame(guest);
        expect(await top()).toBe(0);
        await guest.page.getByLabel(say("room-chat-say")).fill("read");
        await guest.page.keyboard.press("Enter");
        await expect.poll(top).toBeGreaterThan(0);
    });

    test("a draft survives the start of the game and a look at the log", async () => {
        const ann = await server.createRoom({ variant: "ludo" });
        const bo = await server.join(ann.code, "Bo");
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        const field = guest.page.getByLabel(say("room-chat-say"));
        await field.fill("half a sent");
        await startGame(server, ann, bo);
        for (let times = 0; times < 2; times++) {
            await guest.page.getByRole("tab", { name: say("game-log") }).click();
            await guest.page.getByRole("tab", { name: say("room-chat") }).click();
            expect(await field.inputValue()).toBe("half a sent");
        }
    });
});

test("before a game one click takes another seat and its colour", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    const seat = (nth: number): Locator => guest.page.locator(`li[data-seat="${nth}"]`);
    await seat(3).getByRole("button", { name: say("room-sit-here") }).click();
    await seat(3).getByText("Ann").waitFor();
    await seat(0).getByRole("button", { name: say("room-add-bot") }).click();
    await guest.button("setup-start").click();
    await guest.id("board").waitFor();
    await expect.poll(() => guest.id("seal").getAttribute("data-look")).not.toBe("bad");
});

describe("before a game, by keyboard,", () => {
    test("adding and removing bots and guests keeps the focus nearby", async () => {
        const ann = await server.createRoom({ variant: "ludo" });
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        const add = guest.page.locator('li[data-seat="1"]').getByRole("button", { name: say("room-add-bot") });
        await add.press("Enter");
        await waitForFocus(guest.button("room-remove-bot", { name: say("bot-names").split(", ")[0] ?? "" }));
        await guest.page.keyboard.press("Enter");
        await waitForFocus(add);
        await guest.button("room-another-here").press("Enter");
        await waitForFocus(guest.page.getByLabel(say("room-another-name")));
        await guest.page.keyboard.type("Bo");
        await guest.page.keyboard.press("Enter");
        await waitForFocus(guest.button("room-another-here"));
    });

    test("taking a seat moves the focus to the hint about the next step", async () => {
        const { code } = await server.createRoom({ variant: "ludo" });
        const guest = await newGuest();
        await guest.enter(await server.watch(code, "Eve"), "ludo", "Eve");
        await guest.button("room-sit-here").first().press("Enter");
        await waitForFocus(guest.page.locator(".hint"));
        await guest.page.keyboard.press("Tab");
        await waitForFocus(guest.button("room-i-am-ready"));
    });
});

describe("after a network error", () => {
    test("the statistics and the replay load by themselves when the network is back", async () => {
        const ann = await finishedGame(server, "snakes");
        const guest = await newGuest();
        guest.allowErrors(/ERR_FAILED/);
        let down = true;
        await guest.page.route(/\/api\/.*\/record/, (route) => (down ? route.abort() : route.continue()));
        await guest.enter(ann, "snakes", "Ann");
        await guest.text("refusal-offline").waitFor();
        down = false;
        await guest.page.getByRole("columnheader", { name: say("room-snakes") }).waitFor();
        down = true;
        await guest.goto(`/replay/${ann.code}`);
        await guest.text("refusal-offline").waitFor();
        down = false;
        await guest.id("position").waitFor();
    });

    test("a page that failed to load reports nothing if the visitor has gone elsewhere meanwhile", async () => {
        const guest = await newGuest();
        guest.allowErrors(/ERR_FAILED/, /imported module/);
        let fail = (): void => {};
        const failing = new Promise<void>((resolve) => (fail = resolve));
        await guest.page.route(/\/GamesPage-[^/]*\.js/, async (route) => {
            await failing;
            await route.abort();
        });
        await guest.goto("/");
        await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).first().click();
        await guest.page.getByRole("link", { name: say("shell-new"), exact: true }).first().click();
        const title = guest.page.getByRole("heading", { level: 1, name: say("setup-title") });
        await title.waitFor();
        const failed = guest.page.waitForEvent("console", (message) => /ERR_FAILED/.test(message.text()));
        fail();
        await failed;
        await nextFrame(guest);
        expect([await title.count(), await guest.text("shell-not-loaded").count()]).toEqual([1, 0]);
    });
});

test("of two people at one screen the bot plays only for the one who is away", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    await server.send(ann, { type: "sit", name: "Bo" } as Command);
    await startGame(server, ann, await server.join(ann.code, "Cy"));
    const lent = async (): Promise<unknown[]> => (await server.view(ann)).seats.filter(({ lent }) => lent != null).map(({ name }) => name);
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("roll").waitFor();
    await guest.id("menu").click();
    await guest.button("room-autopilot-of", { who: "Bo" }).click();
    await guest.id("lent").waitFor();
    expect(await lent()).toEqual(["Bo"]);
    await guest.button("room-back-of", { who: "Bo" }).click();
    await guest.id("lent").waitFor({ state: "detached" });
    expect(await lent()).toEqual([]);
});

test("screen readers get every roll, move and capture, and whose turn it is", async () => {
    const guest = await newGuest();
    const all: string[] = [];
    await guest.page.exposeFunction("announced", (text: string) => all.push(text.replace(/[\u2066-\u2069]/g, "")));
    const announced = (pattern: RegExp): boolean => all.some((text) => pattern.test(text));
    // A game may end without a capture.
    for (let game = 0; game < 5 && !announced(/ captures /); game++) {
        const ann = await server.createRoom({ variant: "ur" });
        const bo = await server.join(ann.code, "Bo");
        await startGame(server, ann, bo);
        await guest.enter(await server.watch(ann.code, "Eve"), "ur", "Eve");
        await guest.id("act").waitFor();
        await guest.id("live").evaluate((region) => {
            const { announced } = window as unknown as { announced: (text: string) => void };
            const note = (added: NodeList): void => added.forEach((one) => announced(one.textContent ?? ""));
            new MutationObserver((changes) => changes.forEach((change) => note(change.addedNodes))).observe(region, { childList: true });
        });
        for (let round = 0; round < 60 && !announced(/ captures /); round++) for (const who of [ann, bo]) await playTurn(server, who);
    }
    for (const name of ["Ann", "Bo"]) {
        for (const what of ["rolls \\d", "(moves|brings) token", "to play"]) {
            await expect.poll(() => announced(new RegExp(`${name} \\(\\w+\\) ${what}`))).toBe(true);
        }
    }
    await expect.poll(() => announced(/ captures token \d of /)).toBe(true);
});
