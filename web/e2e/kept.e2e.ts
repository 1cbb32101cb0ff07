/** What a person reads, writes and has under the keyboard stays, whatever else happens. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { ended, middle, start, turn } from "./games";
import type { Guest } from "./guest";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();

const focused = (what: Locator): Promise<void> =>
    expect.poll(() => what.evaluate((one) => one === document.activeElement)).toBe(true);

/** What was begun on the page is drawn. */
async function drawn({ page }: Guest): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

describe("in the chat", () => {
    test("who reads further up stays there while the game and the talk go on, until they say something", async () => {
        const { ann, bo } = await middle(house);
        for (let nth = 1; nth <= 40; nth++) await house.does(bo, { type: "chat", text: `sentence ${nth}` });
        const guest = await come();
        await guest.enters(ann, "ludo", "Ann");
        await guest.page.getByRole("tab", { name: say("room-chat") }).click();
        const list = guest.page.getByRole("list", { name: say("room-chat") });
        const top = (): Promise<number> => list.evaluate((one) => one.scrollTop);
        await expect.poll(top).toBeGreaterThan(0);
        await list.evaluate((one) => one.scrollTo(0, 0));
        await drawn(guest);
        await turn(house, ann);
        await guest.id("roll").waitFor({ state: "detached" });
        await house.does(bo, { type: "chat", text: "the last one" });
        await list.getByText("the last one").waitFor({ state: "attached" });
        await drawn(guest);
        expect(await top()).toBe(0);
        await guest.page.getByLabel(say("room-chat-say")).fill("read");
        await guest.page.keyboard.press("Enter");
        await expect.poll(top).toBeGreaterThan(0);
    });

    test("what is being written is there again after the start of the game, and after a look at the log", async () => {
        const ann = await house.make({ variant: "ludo" });
        const bo = await house.join(ann.code, "Bo");
        const guest = await come();
        await guest.enters(ann, "ludo", "Ann");
        const field = guest.page.getByLabel(say("room-chat-say"));
        await field.fill("half a sent");
        await start(house, ann, bo);
        for (let times = 0; times < 2; times++) {
            await guest.page.getByRole("tab", { name: say("game-log") }).click();
            await guest.page.getByRole("tab", { name: say("room-chat") }).click();
            expect(await field.inputValue()).toBe("half a sent");
        }
    });
});

test("before a game another seat, and with it another colour, is taken with one click", async () => {
    const ann = await house.make({ variant: "ludo" });
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    const seat = (nth: number): Locator => guest.page.locator(`li[data-seat="${nth}"]`);
    await seat(3).getByRole("button", { name: say("room-sit-here") }).click();
    await seat(3).getByText("Ann").waitFor();
    await seat(0).getByRole("button", { name: say("room-add-bot") }).click();
    await guest.button("setup-start").click();
    await guest.id("board").waitFor();
    await expect.poll(() => guest.id("seal").getAttribute("data-look")).not.toBe("bad");
});

describe("before a game, by keyboard,", () => {
    test("computers and guests are seated and sent away without losing one's place", async () => {
        const ann = await house.make({ variant: "ludo" });
        const guest = await come();
        await guest.enters(ann, "ludo", "Ann");
        const add = guest.page.locator('li[data-seat="1"]').getByRole("button", { name: say("room-add-bot") });
        await add.press("Enter");
        await focused(guest.button("room-remove-bot", { name: say("bot-names").split(", ")[0] ?? "" }));
        await guest.page.keyboard.press("Enter");
        await focused(add);
        await guest.button("room-another-here").press("Enter");
        await focused(guest.page.getByLabel(say("room-another-name")));
        await guest.page.keyboard.type("Bo");
        await guest.page.keyboard.press("Enter");
        await focused(guest.button("room-another-here"));
    });

    test("who has taken a seat is at the words that say what comes next", async () => {
        const { code } = await house.make({ variant: "ludo" });
        const guest = await come();
        await guest.enters(await house.watch(code, "Eve"), "ludo", "Eve");
        await guest.button("room-sit-here").first().press("Enter");
        await focused(guest.page.locator(".hint"));
        await guest.page.keyboard.press("Tab");
        await focused(guest.button("room-i-am-ready"));
    });
});

describe("after a network error", () => {
    test("the statistics and the replay come by themselves when the network is back", async () => {
        const ann = await ended(house, "snakes");
        const guest = await come();
        guest.expects(/ERR_FAILED/);
        let down = true;
        await guest.page.route(/\/api\/.*\/record/, (route) => (down ? route.abort() : route.continue()));
        await guest.enters(ann, "snakes", "Ann");
        await guest.text("refusal-offline").waitFor();
        down = false;
        await guest.page.getByRole("columnheader", { name: say("room-snakes") }).waitFor();
        down = true;
        await guest.goes(`/replay/${ann.code}`);
        await guest.text("refusal-offline").waitFor();
        down = false;
        await guest.id("position").waitFor();
    });

    test("a page that could not be loaded says nothing to who has gone elsewhere meanwhile", async () => {
        const guest = await come();
        guest.expects(/ERR_FAILED/, /imported module/);
        let fail = (): void => {};
        const failing = new Promise<void>((resolve) => (fail = resolve));
        await guest.page.route(/\/Games-[^/]*\.js/, async (route) => {
            await failing;
            await route.abort();
        });
        await guest.goes("/");
        await guest.page.getByRole("link", { name: say("shell-games"), exact: true }).first().click();
        await guest.page.getByRole("link", { name: say("shell-new"), exact: true }).first().click();
        const title = guest.page.getByRole("heading", { level: 1, name: say("setup-title") });
        await title.waitFor();
        const told = guest.page.waitForEvent("console", (message) => /ERR_FAILED/.test(message.text()));
        fail();
        await told;
        await drawn(guest);
        expect([await title.count(), await guest.text("shell-not-loaded").count()]).toEqual([1, 0]);
    });
});

test("of two people at one screen the computer plays for the one who goes away, whoever's turn it is", async () => {
    const ann = await house.make({ variant: "ludo" });
    await house.does(ann, { type: "sit", name: "Bo" } as Command);
    await start(house, ann, await house.join(ann.code, "Cy"));
    const lent = async (): Promise<unknown[]> => (await house.view(ann)).seats.filter(({ lent }) => lent != null).map(({ name }) => name);
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("roll").waitFor();
    await guest.id("menu").click();
    await guest.button("room-autopilot-of", { who: "Bo" }).click();
    await guest.id("lent").waitFor();
    expect(await lent()).toEqual(["Bo"]);
    await guest.button("room-back-of", { who: "Bo" }).click();
    await guest.id("lent").waitFor({ state: "detached" });
    expect(await lent()).toEqual([]);
});

test("who only listens hears every roll, move and capture, and whose turn it is", async () => {
    const guest = await come();
    const all: string[] = [];
    await guest.page.exposeFunction("told", (text: string) => all.push(text.replace(/[\u2066-\u2069]/g, "")));
    const told = (pattern: RegExp): boolean => all.some((text) => pattern.test(text));
    // Now and then a game has no capture.
    for (let game = 0; game < 5 && !told(/ captures /); game++) {
        const ann = await house.make({ variant: "ur" });
        const bo = await house.join(ann.code, "Bo");
        await start(house, ann, bo);
        await guest.enters(await house.watch(ann.code, "Eve"), "ur", "Eve");
        await guest.id("act").waitFor();
        await guest.id("live").evaluate((region) => {
            const { told } = window as unknown as { told: (text: string) => void };
            const tell = (added: NodeList): void => added.forEach((one) => told(one.textContent ?? ""));
            new MutationObserver((changes) => changes.forEach((change) => tell(change.addedNodes))).observe(region, { childList: true });
        });
        for (let round = 0; round < 60 && !told(/ captures /); round++) for (const who of [ann, bo]) await turn(house, who);
    }
    for (const name of ["Ann", "Bo"]) {
        for (const what of ["rolls \\d", "(moves|brings) token", "is to play"]) {
            await expect.poll(() => told(new RegExp(`${name} \\(\\w+\\) ${what}`))).toBe(true);
        }
    }
    await expect.poll(() => told(/ captures token \d of /)).toBe(true);
});
