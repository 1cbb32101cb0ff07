import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { ended, middle, start } from "./games";
import { record } from "./sealed";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();

test("two people at one screen and one over the network set up a table, sit down and play", async () => {
    const [ann, cy] = [await come(), await come()];
    await ann.goes("/new?variant=ludo");
    await ann.button("new-preset-link").click();
    const kinds = ann.page.locator("select.kind");
    await kinds.nth(1).selectOption("here");
    await kinds.nth(3).selectOption("empty");
    const names = ann.page.locator(".who input");
    await names.nth(0).fill("Ann");
    await names.nth(1).fill("Bo");
    await ann.button("new-open").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await cy.page.goto(ann.page.url());
    await cy.page.getByLabel(say("room-your-name")).fill("Cy");
    await cy.button("room-take-seat").click();
    await cy.button("room-i-am-ready").click();
    await ann.text("room-can-start-free", { count: 1 }).waitFor();
    await ann.button("setup-start").click();
    await Promise.all([ann.id("act").waitFor(), cy.id("act").waitFor()]);
    await Promise.all([ann.playsOn(), cy.playsOn()]);
    for (const guest of [ann, cy]) {
        for (const name of ["Ann", "Bo", "Cy"]) {
            await guest.id("log").locator("li.game").filter({ hasText: name }).nth(1).waitFor({ state: "attached" });
        }
    }
});

test("who was to play at the same screen and does not after all is taken away again", async () => {
    const ann = await house.make({ variant: "ludo" });
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.button("room-another-here").click();
    await guest.page.getByLabel(say("room-another-name")).fill("Bo");
    await guest.button("room-another-sit").click();
    await guest.text("room-can-start-free", { count: 2 }).waitFor();
    await guest.button("room-remove-here", { name: "Bo" }).click();
    await guest.text("room-need-more", { count: 1 }).waitFor();
    expect(await guest.button("room-remove-here", { name: "Ann" }).count(), "the only seat is left by leaving").toBe(0);
    expect((await house.view(ann)).seats.filter((seat) => seat.kind === "human").map((seat) => seat.name)).toEqual(["Ann"]);
});

test("the rules that are shown are those that are played, and what the house changed is marked", async () => {
    const ann = await house.make({ variant: "ludo", options: { "entry.on": "any", tokens: 2 } });
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("house-rules").getByText(say("house-entry-any")).waitFor();
    await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await guest.button("setup-start").click();
    await guest.id("menu").click();
    await guest.button("game-rules").click();
    const rules = guest.id("rules");
    await rules.getByTestId("house-rules").getByText(say("house-tokens")).waitFor();
    await rules.locator(".changed").filter({ hasText: say("rules-changed") }).nth(1).waitFor();
    expect(await rules.locator("p:not(.changed)").count()).toBeGreaterThan(3);
});

describe("a move is taken back", () => {
    test("at once, where all play at one screen and the table allows it", async () => {
        const ann = await house.make({ variant: "snakes", settings: { shared_screen: true, undo: "free" } as never });
        await house.does(ann, { type: "sit", name: "Bo" } as Command);
        await start(house, ann);
        const guest = await come();
        await guest.enters(ann, "snakes", "Ann");
        await guest.id("roll").click();
        await guest.id("move").first().waitFor();
        const before = await guest.picture();
        await guest.id("move").first().click();
        await expect.poll(() => guest.picture()).not.toBe(before);
        await guest.id("undo").click();
        await expect.poll(() => guest.picture()).toBe(before);
    });

    test("when the others agree, who are asked", async () => {
        const { ann, bo } = await middle(house, { undo: "ask" });
        const [first, second] = [await come(), await come()];
        await Promise.all([first.enters(ann, "ludo", "Ann"), second.enters(bo, "ludo", "Bo")]);
        await first.id("roll").click();
        await first.id("move").nth(1).waitFor();
        const start = await first.picture();
        await first.id("move").first().click();
        await expect.poll(() => second.picture()).not.toBe(start);
        await first.id("undo").click();
        await second.id("vote").getByRole("button", { name: say("room-agree") }).click();
        await expect.poll(() => first.picture()).toBe(start);
        await expect.poll(() => second.picture()).toBe(start);
    });

    test.each([[390, 844], [320, 568], [844, 390], [1280, 800]])("and the question covers nothing on %i × %i, is heard, and is answered by keys", async (width, height) => {
        const { ann, bo } = await middle(house, { undo: "ask" });
        const guest = await come({ viewport: { width, height } });
        await guest.enters(bo, "ludo", "Bo");
        await guest.id("act").waitFor();
        const { game } = await house.view(ann);
        await house.does(ann, { type: "undo" });
        await guest.id("vote").waitFor();
        const covered = await guest.page.evaluate(() => {
            const box = (one: Element | null): DOMRect => one?.getBoundingClientRect() ?? new DOMRect();
            const vote = box(document.querySelector("[data-testid=vote]"));
            const others = [...document.querySelectorAll("[data-testid=board], li[data-seat], [data-testid=menu]")].map(box);
            const apart = (one: DOMRect): boolean =>
                one.right <= vote.left || vote.right <= one.left || one.bottom <= vote.top || vote.bottom <= one.top;
            return !others.every(apart) || vote.bottom > innerHeight || vote.right > innerWidth;
        });
        expect(covered).toBe(false);
        const asked = say("happened-undo-asked", { name: "Ann" });
        await expect.poll(async () => (await guest.id("live").textContent())?.replace(/[\u2066-\u2069]/g, "")).toContain(asked);
        await guest.page.keyboard.press("ArrowRight");
        await guest.page.keyboard.press("Enter");
        await guest.id("vote").waitFor({ state: "detached" });
        await expect.poll(async () => (await house.view(ann)).game?.ply).toBeLessThan(game?.ply ?? 0);
        // Done again from a button, which asks in turn.
        await guest.id("redo").or(guest.id("menu")).first().click();
        if (await guest.page.locator("dialog[open]").count() > 0) await guest.id("menu-redo").click();
        await expect.poll(async () => (await house.view(ann)).vote?.back).toBe("redo");
    });

    test("or not, when they do not agree", async () => {
        const { ann, bo } = await middle(house, { undo: "ask" });
        const [first, second] = [await come(), await come()];
        await Promise.all([first.enters(ann, "ludo", "Ann"), second.enters(bo, "ludo", "Bo")]);
        await first.id("roll").click();
        await first.id("move").nth(1).waitFor();
        const start = await first.picture();
        await first.id("move").first().click();
        await expect.poll(() => second.picture()).not.toBe(start);
        const after = await second.picture();
        await first.id("undo").click();
        await second.id("vote").getByRole("button", { name: say("room-disagree") }).click();
        await first.id("log").getByText(say("happened-undo-refused")).waitFor();
        expect(await first.picture()).toBe(after);
    });
});

describe("a game that is over", () => {
    test("is seen again: step by step, at any moment, and by a link to the moment", async () => {
        const ann = await ended(house, "snakes");
        const [guest, friend] = [await come(), await come()];
        await guest.enters(ann, "snakes", "Ann");
        await guest.page.getByRole("columnheader", { name: say("room-snakes") }).waitFor();
        await guest.id("copy-link").click();
        await guest.text("share-copied").first().waitFor();
        await guest.id("replay").click();
        const at = async (ply: number): Promise<void> => {
            const of = Number(await guest.page.locator("input[type=range]").getAttribute("max"));
            await guest.page.getByText(say("replay-position", { ply, of })).waitFor();
        };
        await at(0);
        const players = guest.page.getByRole("list", { name: say("setup-players") });
        expect(await players.locator(".name").allInnerTexts()).toEqual(["Ann", "Easy"]);
        await guest.button("replaying-on").click();
        await at(1);
        await guest.button("replaying-end").click();
        const end = Number(await guest.page.locator("input[type=range]").getAttribute("max"));
        await at(end);
        await guest.page.locator("input[type=range]").fill("7");
        await at(7);
        await guest.page.waitForURL(/#ply=7$/);
        await expect.poll(() => guest.picture()).not.toBe("");

        await friend.page.goto(guest.page.url());
        await friend.page.getByText(say("replay-position", { ply: 7, of: end })).waitFor();
        expect(await friend.picture()).toBe(await guest.picture());
        // And by itself to the end.
        await friend.id("play").click();
        await expect.poll(async () => Number(await friend.page.locator("input[type=range]").inputValue())).toBeGreaterThan(8);
        await friend.page.getByTitle(say("room-stats"), { exact: true }).click();
        const told = await friend.page.getByRole("dialog").getByRole("img", { name: /Ann/ }).getAttribute("aria-label");
        expect(told).toMatch(/6: \d+ times?, [\d.]+ expected/);
        const numbers = friend.page.getByRole("dialog").getByRole("table");
        await numbers.getByRole("columnheader", { name: say("podium-rolls") }).waitFor();
        expect((await numbers.getByRole("rowheader").allInnerTexts()).map((name) => name.trim()).sort()).toEqual(["Ann", "Easy"]);
    });

    test("gives its record to keep, which can be seen again from the file", async () => {
        const ann = await ended(house, "snakes");
        const guest = await come();
        await guest.enters(ann, "snakes", "Ann");
        await guest.id("winner").waitFor();
        const [download] = await Promise.all([
            guest.page.waitForEvent("download"),
            guest.page.getByRole("link", { name: say("room-record") }).click(),
        ]);
        const path = join(mkdtempSync(join(tmpdir(), "homestretch-e2e-")), "record.txt");
        await download.saveAs(path);
        const answer = await fetch(`${house.url}/api/rooms/${ann.code}/record`);
        expect(readFileSync(path, "utf8")).toBe(await answer.text());
        await guest.goes("/replay");
        await guest.page.locator("input[type=file]").setInputFiles(path);
        await guest.id("position").waitFor();
        await guest.button("replaying-end").click();
        await guest.page.locator("[data-ply].now").first().filter({ hasText: /Ann|Easy/ }).waitFor();
    });

    test("gives way to a record that is dropped onto it: nothing there leads to the room any more", async () => {
        const ann = await ended(house, "snakes");
        const other = await ended(house, "snakes-kids");
        const record = await (await fetch(`${house.url}/api/rooms/${other.code}/record`)).text();
        const guest = await come();
        const toRoom = guest.page.locator(`a[href="/r/${ann.code}"]`);
        const pages = [
            ["/replay", `/${ann.code}?game=1#ply=7`, "position"],
            ["/verify", `?room=${ann.code}&game=1`, "verdict"],
        ] as const;
        for (const [page, of, shown] of pages) {
            await guest.goes(page + of);
            await toRoom.waitFor();
            await guest.drops(record);
            await toRoom.waitFor({ state: "detached" });
            await guest.id(shown).waitFor();
            expect(guest.page.url()).toBe(house.url + page);
            // A link within the page leads nowhere else.
            await guest.page.evaluate(() => (location.hash = "content"));
            await expect.poll(() => guest.page.url()).toBe(`${house.url}${page}#content`);
            await guest.id(shown).waitFor();
        }
    });

    test("and a file that is no record is refused in words", async () => {
        const guest = await come();
        guest.expects(/status of (400|422)/);
        await guest.goes("/replay");
        const file = { name: "holiday.txt", mimeType: "text/plain", buffer: Buffer.from("<script>alert(1)</script>") };
        await guest.page.locator("input[type=file]").setInputFiles(file);
        await guest.page.getByRole("alert").waitFor();
    });

    test.each(["bot", "tokens_go"])("has a place in the next one for who left it and comes back (%s)", async (leaving) => {
        const settings = { leaving: leaving === "bot" ? { bot: "easy" } : leaving };
        const ann = await house.make({ variant: "snakes", settings: settings as never });
        const bo = await house.join(ann.code, "Bo");
        await house.does(ann, { type: "add_bot", level: "easy" } as Command);
        await start(house, ann, bo);
        await house.does(bo, { type: "leave" });
        await house.does(ann, { type: "autopilot", on: true, level: "easy" } as Command);
        await expect.poll(async () => (await house.view(ann)).status).toBe("ended");
        const guest = await come();
        await guest.enters(bo, "snakes", "Bo");
        await guest.id("winner").waitFor();
        expect(await guest.id("rematch").count()).toBe(0);
        await guest.button("room-back").click();
        await guest.id("rematch").click();
        expect(await guest.id("last-game").getAttribute("href"), "before the next one").toBe(`/replay/${ann.code}?game=1`);
        await expect.poll(async () => (await house.view(ann)).seats.flatMap((seat) => seat.name ?? [])).toEqual(["Ann", "Bo", "easy"]);
    });

    test("is played again at once against computers, with the dice of this device, and seen again meanwhile", async () => {
        const ann = await ended(house, "snakes");
        const guest = await come();
        await guest.enters(ann, "snakes", "Ann");
        await guest.id("rematch").click();
        await guest.id("menu").click();
        expect(await record(house, ann)).toMatch(/^fair seat 0 human [0-9a-f]{64}$/m);
        expect(await guest.id("last-game").getAttribute("href")).toBe(`/replay/${ann.code}?game=1`);
        await guest.id("last-game").click();
        await guest.id("position").waitFor();
    });
});

test("the host asks somebody not to write, who is told so, and lets them write again", async () => {
    const ann = await house.make({ variant: "ludo" });
    const bo = await house.join(ann.code, "Bo");
    const [host, guest] = [await come(), await come()];
    await Promise.all([host.enters(ann, "ludo", "Ann"), guest.enters(bo, "ludo", "Bo")]);
    await guest.page.getByLabel(say("room-chat-say")).waitFor();
    await host.id("people").click();
    await host.button("room-mute", { name: "Bo" }).click();
    await guest.text("refusal-muted").waitFor();
    await host.text("room-muted").waitFor();
    await host.button("room-unmute", { name: "Bo" }).click();
    await guest.page.getByLabel(say("room-chat-say")).waitFor();
});

test("the host sends somebody out in the middle of a game, after a second thought, and the computer plays on", async () => {
    const ann = await house.make({ variant: "ludo" });
    const bo = await house.join(ann.code, "Bo");
    for (const who of [ann, bo]) await house.does(who, { type: "ready", ready: true });
    await house.does(ann, { type: "start" });
    const [host, guest] = [await come(), await come()];
    await Promise.all([host.enters(ann, "ludo", "Ann"), guest.enters(bo, "ludo", "Bo")]);
    // That is how the page finds out.
    guest.expects(/401/, /WebSocket/);
    await host.id("menu").click();
    await host.id("people").locator("summary").click();
    await host.button("room-send-out", { name: "Bo" }).click();
    await host.button("room-send-out-no").click();
    await host.button("room-send-out", { name: "Bo" }).click();
    await host.id("send-out-yes").click();
    await guest.text("room-removed").waitFor();
    await host.button("room-send-out", { name: "Bo" }).waitFor({ state: "detached" });
    const { seats, status } = await house.view(ann);
    expect([status, seats.find(({ name }) => name === "Bo")?.lent]).toEqual(["playing", "left"]);
});

test("who is away lets the computer play, and takes the seat back", async () => {
    const ann = await house.make({ variant: "ludo" });
    const bo = await house.join(ann.code, "Bo");
    for (const who of [ann, bo]) await house.does(who, { type: "ready", ready: true });
    await house.does(ann, { type: "start" });
    const guest = await come();
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("roll").waitFor();
    await guest.id("menu").click();
    await guest.button("room-autopilot").click();
    await guest.id("lent").waitFor();
    await guest.button("room-back").click();
    await guest.id("lent").waitFor({ state: "detached" });
    await guest.button("room-pause").first().click();
    await guest.text("room-paused").waitFor();
    await guest.button("room-resume").first().click();
    await guest.text("room-paused").waitFor({ state: "detached" });
});
