import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { finishedGame, midGame, startGame } from "./games";
import { fetchRecord } from "./sealed";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();

test("two people at one screen and one over the network set up a game, sit down and play", async () => {
    const [ann, cy] = [await newGuest(), await newGuest()];
    await ann.goto("/new?variant=ludo");
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
    await Promise.all([ann.autoplay(), cy.autoplay()]);
    for (const guest of [ann, cy]) {
        for (const name of ["Ann", "Bo", "Cy"]) {
            await guest.id("log").locator("li.game").filter({ hasText: name }).nth(1).waitFor({ state: "attached" });
        }
    }
});

test("a second person at the same screen can be removed again before the game", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    await guest.button("room-another-here").click();
    await guest.page.getByLabel(say("room-another-name")).fill("Bo");
    await guest.button("room-another-sit").click();
    await guest.text("room-can-start-free", { count: 2 }).waitFor();
    await guest.button("room-remove-here", { name: "Bo" }).click();
    await guest.text("room-need-more", { count: 1 }).waitFor();
    expect(await guest.button("room-remove-here", { name: "Ann" }).count(), "the host gives up the last seat only by leaving").toBe(0);
    expect((await server.view(ann)).seats.filter((seat) => seat.kind === "human").map((seat) => seat.name)).toEqual(["Ann"]);
});

test("the rules shown are those of the game, and house rules are marked", async () => {
    const ann = await server.createRoom({ variant: "ludo", options: { "entry.on": "any", tokens: 2 } });
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("house-rules").getByText(say("house-entry-any")).waitFor();
    await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await guest.button("setup-start").click();
    await guest.id("menu").click();
    await guest.button("game-rules").click();
    const rules = guest.id("rules");
    await rules.getByTestId("house-rules").getByText(say("house-tokens")).waitFor();
    await rules.locator(".changed").filter({ hasText: say("rules-changed") }).nth(1).waitFor();
    expect(await rules.locator("p:not(.changed)").count()).toBeGreaterThan(3);
});

describe("a move is undone", () => {
    test("at once if all play at one screen and the room allows it", async () => {
        const ann = await server.createRoom({ variant: "snakes", settings: { shared_screen: true, undo: "free" } as never });
        await server.send(ann, { type: "sit", name: "Bo" } as Command);
        await startGame(server, ann);
        const guest = await newGuest();
        await guest.enter(ann, "snakes", "Ann");
        await guest.id("roll").click();
        await guest.id("move").first().waitFor();
        const before = await guest.boardState();
        await guest.id("move").first().click();
        await expect.poll(() => guest.boardState()).not.toBe(before);
        await guest.id("undo").click();
        await expect.poll(() => guest.boardState()).toBe(before);
    });

    test("when the others agree to it", async () => {
        const { ann, bo } = await midGame(server, { undo: "ask" });
        const [first, second] = [await newGuest(), await newGuest()];
        await Promise.all([first.enter(ann, "ludo", "Ann"), second.enter(bo, "ludo", "Bo")]);
        await first.id("roll").click();
        await first.id("move").nth(1).waitFor();
        const start = await first.boardState();
        await first.id("move").first().click();
        await expect.poll(() => second.boardState()).not.toBe(start);
        await first.id("undo").click();
        await second.id("vote").getByRole("button", { name: say("room-agree") }).click();
        await expect.poll(() => first.boardState()).toBe(start);
        await expect.poll(() => second.boardState()).toBe(start);
    });

    test.each([[390, 844], [320, 568], [844, 390], [1280, 800]])("and the vote covers nothing on %i × %i, is announced, and can be answered by keys", async (width, height) => {
        const { ann, bo } = await midGame(server, { undo: "ask" });
        const guest = await newGuest({ viewport: { width, height } });
        await guest.enter(bo, "ludo", "Bo");
        await guest.id("act").waitFor();
        const { game } = await server.view(ann);
        await server.send(ann, { type: "undo" });
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
        await expect.poll(async () => (await server.view(ann)).game?.ply).toBeLessThan(game?.ply ?? 0);
        // Redo needs a vote, too.
        await guest.id("redo").or(guest.id("menu")).first().click();
        if (await guest.page.locator("dialog[open]").count() > 0) await guest.id("menu-redo").click();
        await expect.poll(async () => (await server.view(ann)).vote?.back).toBe("redo");
    });

    test("only if the others agree", async () => {
        const { ann, bo } = await midGame(server, { undo: "ask" });
        const [first, second] = [await newGuest(), await newGuest()];
        await Promise.all([first.enter(ann, "ludo", "Ann"), second.enter(bo, "ludo", "Bo")]);
        await first.id("roll").click();
        await first.id("move").nth(1).waitFor();
        const start = await first.boardState();
        await first.id("move").first().click();
        await expect.poll(() => second.boardState()).not.toBe(start);
        const after = await second.boardState();
        await first.id("undo").click();
        await second.id("vote").getByRole("button", { name: say("room-disagree") }).click();
        await first.id("log").getByText(say("happened-undo-refused")).waitFor();
        expect(await first.boardState()).toBe(after);
    });
});

describe("a finished game", () => {
    test("can be replayed: step by step, from any position, and by a link to a position", async () => {
        const ann = await finishedGame(server, "snakes");
        const [guest, friend] = [await newGuest(), await newGuest()];
        await guest.enter(ann, "snakes", "Ann");
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
        await expect.poll(() => guest.boardState()).not.toBe("");

        await friend.page.goto(guest.page.url());
        await friend.page.getByText(say("replay-position", { ply: 7, of: end })).waitFor();
        expect(await friend.boardState()).toBe(await guest.boardState());
        // The replay also plays by itself.
        await friend.id("play").click();
        await expect.poll(async () => Number(await friend.page.locator("input[type=range]").inputValue())).toBeGreaterThan(8);
        await friend.page.getByTitle(say("room-stats"), { exact: true }).click();
        const label = await friend.page.getByRole("dialog").getByRole("img", { name: /Ann/ }).getAttribute("aria-label");
        expect(label).toMatch(/6: \d+ times?, [\d.]+ expected/);
        const numbers = friend.page.getByRole("dialog").getByRole("table");
        await numbers.getByRole("columnheader", { name: say("podium-rolls"), exact: true }).waitFor();
        expect((await numbers.getByRole("rowheader").allInnerTexts()).map((name) => name.trim()).sort()).toEqual(["Ann", "Easy"]);
    });

    test("offers its record as a file, which can be replayed", async () => {
        const ann = await finishedGame(server, "snakes");
        const guest = await newGuest();
        await guest.enter(ann, "snakes", "Ann");
        await guest.id("winner").waitFor();
        const [download] = await Promise.all([
            guest.page.waitForEvent("download"),
            guest.page.getByRole("link", { name: say("room-record") }).click(),
        ]);
        const path = join(mkdtempSync(join(tmpdir(), "homestretch-e2e-")), "record.txt");
        await download.saveAs(path);
        const answer = await fetch(`${server.url}/api/rooms/${ann.code}/record`);
        expect(readFileSync(path, "utf8")).toBe(await answer.text());
        await guest.goto("/replay");
        await guest.page.locator("input[type=file]").setInputFiles(path);
        await guest.id("position").waitFor();
        await guest.button("replaying-end").click();
        await guest.page.locator("[data-ply].now").first().filter({ hasText: /Ann|Easy/ }).waitFor();
    });

    test("can be a saved game of the terminal, and the page names the line where a damaged one is wrong", async () => {
        const guest = await newGuest();
        guest.allowErrors(/status of 400/);
        const saved = fileURLToPath(new URL("../../crates/cli/tests/golden/saved.game", import.meta.url));
        await guest.goto("/replay");
        const input = guest.page.locator("input[type=file]");
        expect(await input.getAttribute("accept")).toContain(".game");
        await input.setInputFiles(saved);
        await guest.id("position").waitFor();
        await guest.button("replaying-end").click();
        await guest.page.locator("[data-ply]").filter({ hasText: "Ann" }).first().waitFor();
        const lines = readFileSync(saved, "utf8").split("\n");
        await guest.dropFile(lines.with(39, "hello").join("\n"));
        await guest.page.getByRole("alert").filter({ hasText: "ine 40: this is not an entry of a game" }).waitFor();
    });

    test("is replaced by a record dropped onto the page, which no longer links to the room", async () => {
        const ann = await finishedGame(server, "snakes");
        const other = await finishedGame(server, "snakes-kids");
        const record = await (await fetch(`${server.url}/api/rooms/${other.code}/record`)).text();
        const guest = await newGuest();
        const toRoom = guest.page.locator(`a[href="/r/${ann.code}"]`);
        const pages = [
            ["/replay", `/${ann.code}?game=1#ply=7`, "position"],
            ["/verify", `?room=${ann.code}&game=1`, "verdict"],
        ] as const;
        for (const [page, of, shown] of pages) {
            await guest.goto(page + of);
            await toRoom.waitFor();
            await guest.dropFile(record);
            await toRoom.waitFor({ state: "detached" });
            await guest.id(shown).waitFor();
            expect(guest.page.url()).toBe(server.url + page);
            // A link within the page does not bring the room back.
            await guest.page.evaluate(() => (location.hash = "content"));
            await expect.poll(() => guest.page.url()).toBe(`${server.url}${page}#content`);
            await guest.id(shown).waitFor();
        }
    });

    test("a file that is not a record is rejected with a message", async () => {
        const guest = await newGuest();
        guest.allowErrors(/status of (400|422)/);
        await guest.goto("/replay");
        const file = { name: "holiday.txt", mimeType: "text/plain", buffer: Buffer.from("<script>alert(1)</script>") };
        await guest.page.locator("input[type=file]").setInputFiles(file);
        await guest.page.getByRole("alert").waitFor();
    });

    test.each(["bot", "tokens_go"])("lets a player who left come back for the next one (%s)", async (leaving) => {
        const settings = { leaving: leaving === "bot" ? { bot: "easy" } : leaving };
        const ann = await server.createRoom({ variant: "snakes", settings: settings as never });
        const bo = await server.join(ann.code, "Bo");
        await server.send(ann, { type: "add_bot", level: "easy" } as Command);
        await startGame(server, ann, bo);
        await server.send(bo, { type: "leave" });
        await server.send(ann, { type: "autopilot", on: true, level: "easy" } as Command);
        await expect.poll(async () => (await server.view(ann)).status).toBe("ended");
        const guest = await newGuest();
        await guest.enter(bo, "snakes", "Bo");
        await guest.id("winner").waitFor();
        expect(await guest.id("rematch").count()).toBe(0);
        await guest.button("room-back").click();
        await guest.id("rematch").click();
        expect(await guest.id("last-game").getAttribute("href"), "before the next game").toBe(`/replay/${ann.code}?game=1`);
        await expect.poll(async () => (await server.view(ann)).seats.flatMap((seat) => seat.name ?? [])).toEqual(["Ann", "Bo", "easy"]);
    });

    test("starts again at once against bots, with this device's dice, and the last game can be replayed meanwhile", async () => {
        const ann = await finishedGame(server, "snakes");
        const guest = await newGuest();
        await guest.enter(ann, "snakes", "Ann");
        await guest.id("rematch").click();
        await guest.id("menu").click();
        expect(await fetchRecord(server, ann)).toMatch(/^fair seat 0 human [0-9a-f]{64}$/m);
        expect(await guest.id("last-game").getAttribute("href")).toBe(`/replay/${ann.code}?game=1`);
        await guest.id("last-game").click();
        await guest.id("position").waitFor();
    });
});

test("the host mutes a player, who sees it, and unmutes them again", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    const bo = await server.join(ann.code, "Bo");
    const [host, guest] = [await newGuest(), await newGuest()];
    await Promise.all([host.enter(ann, "ludo", "Ann"), guest.enter(bo, "ludo", "Bo")]);
    await guest.page.getByLabel(say("room-chat-say")).waitFor();
    await host.id("people").click();
    await host.button("room-mute", { name: "Bo" }).click();
    await guest.text("refusal-muted").waitFor();
    await host.text("room-muted").waitFor();
    await host.button("room-unmute", { name: "Bo" }).click();
    await guest.page.getByLabel(say("room-chat-say")).waitFor();
});

test("the host removes a player during a game after confirming it, and a bot continues", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    const bo = await server.join(ann.code, "Bo");
    for (const who of [ann, bo]) await server.send(who, { type: "ready", ready: true });
    await server.send(ann, { type: "start" });
    const [host, guest] = [await newGuest(), await newGuest()];
    await Promise.all([host.enter(ann, "ludo", "Ann"), guest.enter(bo, "ludo", "Bo")]);
    // The page learns of it from these errors.
    guest.allowErrors(/401/, /WebSocket/);
    await host.id("menu").click();
    await host.id("people").locator("summary").click();
    await host.button("room-send-out", { name: "Bo" }).click();
    await host.button("room-send-out-no").click();
    await host.button("room-send-out", { name: "Bo" }).click();
    await host.id("send-out-yes").click();
    await guest.text("room-removed").waitFor();
    await host.button("room-send-out", { name: "Bo" }).waitFor({ state: "detached" });
    const { seats, status } = await server.view(ann);
    expect([status, seats.find(({ name }) => name === "Bo")?.lent]).toEqual(["playing", "left"]);
});

test("a player lets a bot play for a while and takes the seat back", async () => {
    const ann = await server.createRoom({ variant: "ludo" });
    const bo = await server.join(ann.code, "Bo");
    for (const who of [ann, bo]) await server.send(who, { type: "ready", ready: true });
    await server.send(ann, { type: "start" });
    const guest = await newGuest();
    await guest.enter(ann, "ludo", "Ann");
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
