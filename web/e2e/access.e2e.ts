import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Entered } from "../src/protocol/types";
import { finishedGame, gameWithChoice, midGame, playTurn, startGame } from "./games";
import { allTexts, overflow, PAGES, smallTargets, unreachable } from "./inspect";
import { suite } from "./suite";
import { bundle, say } from "./words";

const { server, newGuest } = suite();

describe("by keyboard alone", () => {
    /** Presses Tab until an element that matches the selector has the focus. */
    async function tabTo(page: Page, selector: string): Promise<void> {
        for (let steps = 0; steps < 80; steps++) {
            if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
            await page.keyboard.press("Tab");
        }
        throw new Error(`the Tab key never reaches ${selector}`);
    }

    test("a person plays from the first page to the podium", async () => {
        const { page, ...ann } = await newGuest({ viewport: { width: 960, height: 640 } });
        await page.goto(`${ann.url}/`);
        await page.getByTestId("play-now").waitFor();
        await tabTo(page, 'a[href="/games"]');
        await page.keyboard.press("Enter");
        await page.locator('a[href="/games/snakes-kids"]').waitFor();
        await tabTo(page, 'a[href="/games/snakes-kids"]');
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: say("games-play") }).waitFor();
        await tabTo(page, "main button.primary");
        await page.keyboard.press("Enter");
        const over = page.getByTestId("winner");
        const mine = page.locator("[data-testid=roll], [data-testid=move], [data-testid=winner]");
        for (;;) {
            await mine.first().waitFor();
            if ((await over.count()) > 0) break;
            await page.keyboard.press("Space");
        }
        expect(await page.getByTestId("live").innerText()).not.toBe("");
    });

    test("a player chooses a move by its number, by arrows and Enter, and at the token itself", async () => {
        const { ann: numbers } = await gameWithChoice(server);
        const ann = await newGuest();
        const key = ann.page.keyboard;
        const plies = async (who: Entered): Promise<number> => (await server.view(who)).game?.ply ?? 0;

        await ann.enter(numbers, "ludo", "Ann");
        await ann.id("move").nth(1).waitFor();
        let before = await plies(numbers);
        await key.press("1");
        await expect.poll(() => plies(numbers)).toBeGreaterThan(before);

        const { ann: arrows } = await gameWithChoice(server);
        await ann.enter(arrows, "ludo", "Ann");
        await ann.id("move").nth(1).waitFor();
        before = await plies(arrows);
        await key.press("ArrowDown");
        await key.press("Enter");
        await expect.poll(() => plies(arrows)).toBeGreaterThan(before);

        const { ann: tokens } = await gameWithChoice(server);
        await ann.enter(tokens, "ludo", "Ann");
        await ann.id("move").nth(1).waitFor();
        before = await plies(tokens);
        await tabTo(ann.page, "[data-token]");
        await key.press("Enter");
        await expect.poll(() => plies(tokens)).toBeGreaterThan(before);
    });
});

describe("with keys", () => {
    test("arrows switch the tabs beside the board, and each panel is labelled", async () => {
        const { ann } = await midGame(server);
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        await guest.page.getByRole("tab", { name: say("game-log") }).focus();
        await guest.page.keyboard.press("ArrowRight");
        const chat = guest.page.getByRole("tab", { name: say("room-chat"), selected: true });
        await chat.waitFor();
        expect(await chat.evaluate((one) => one === document.activeElement)).toBe(true);
        await guest.page.getByRole("tabpanel", { name: say("room-chat") }).waitFor();
        await guest.page.keyboard.press("ArrowLeft");
        await guest.page.getByRole("tabpanel", { name: say("game-log") }).waitFor();
    });

    test("keys in a dialog, a log or a slider do not reach the game or the replay behind it", async () => {
        const { ann } = await gameWithChoice(server);
        const guest = await newGuest();
        const has = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement);
        await guest.enter(ann, "ludo", "Ann");
        await guest.id("move").nth(1).waitFor();
        await guest.button("shell-settings").click();
        await guest.page.locator("[name=theme]:checked").focus();
        await guest.page.keyboard.press("ArrowRight");
        expect(await has(guest.page.locator("[name=theme]:checked"))).toBe(true);
        await guest.page.keyboard.press("Escape");
        await guest.id("log").focus();
        await guest.page.keyboard.press("ArrowUp");
        expect(await has(guest.id("log"))).toBe(true);

        const over = await finishedGame(server, "snakes");
        await guest.goto(`/replay/${over.code}`);
        await guest.id("position").waitFor();
        await guest.button("shell-settings").click();
        const sound = guest.page.getByRole("switch", { name: say("shell-sound") });
        const before = await sound.isChecked();
        await sound.focus();
        await guest.page.keyboard.press("Space");
        expect([await sound.isChecked(), await guest.id("play").innerText()]).toEqual([!before, say("replaying-play")]);
        await guest.page.keyboard.press("Escape");
        await guest.page.locator("input[type=range]").focus();
        await guest.page.keyboard.press("Space");
        await guest.id("play").filter({ hasText: say("replaying-pause") }).waitFor();
    });

    test("single-key shortcuts do nothing after they are switched off in the settings", async () => {
        const { ann } = await midGame(server);
        const guest = await newGuest();
        await guest.enter(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        await guest.page.keyboard.press("?");
        await guest.page.getByRole("dialog", { name: say("help-title") }).waitFor();
        await guest.page.keyboard.press("Escape");
        await guest.button("shell-settings").click();
        await guest.page.getByRole("switch", { name: say("shell-keys") }).click();
        await guest.page.keyboard.press("Escape");
        await guest.page.locator("h1").first().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await guest.page.keyboard.press("?");
        await guest.page.keyboard.press("p");
        await guest.page.keyboard.press("Space");
        await guest.id("roll").waitFor({ state: "detached" });
        expect(await guest.page.locator("dialog[open]").count()).toBe(0);
        expect((await server.view(ann)).clock.paused).toBe(false);
    });
});

describe("on a phone", () => {
    const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

    test("a person starts a game, taps the dice and taps a token", async () => {
        const ann = await newGuest(PHONE);
        await ann.goto("/");
        await ann.id("play-now").tap();
        await ann.page.getByRole("button", { name: say("board-roll") }).tap();
        await ann.id("log").waitFor({ state: "detached" });
        await ann.page.getByRole("button", { name: say("room-log") }).tap();
        await ann.id("log").locator("li.game").first().waitFor();

        await ann.enter((await gameWithChoice(server)).ann, "ludo", "Ann");
        await ann.id("move").nth(1).waitFor();
        const token = ann.page.locator("[data-token][role=button]").first();
        // The first tap shows where the token would go, the second one moves it.
        await token.tap();
        await ann.text("room-tap-again").waitFor();
        await token.tap();
        await ann.id("move").first().waitFor({ state: "detached" });
    });

    test("one tap is enough where all tokens make the same move", async () => {
        const host = await server.createRoom({ variant: "ludo", options: { "entry.on": "any" } });
        const bo = await server.join(host.code, "Bo");
        await startGame(server, host, bo);
        await playTurn(server, bo);
        await server.send(host, { type: "roll" });
        const ann = await newGuest(PHONE);
        await ann.enter(host, "ludo", "Ann");
        await ann.id("move").waitFor();
        const tokens = ann.page.locator("[data-token][role=button]");
        expect(await tokens.count()).toBe(4);
        await tokens.last().tap();
        await ann.id("move").waitFor({ state: "detached" });
        // The list disappears as soon as the move is sent.
        const inYard = async (): Promise<number | undefined> =>
            (await server.view(host)).game?.tokens[host.seat ?? 0]?.filter((token) => token.square === "yard").length;
        await expect.poll(inYard).toBe(3);
    });

    test("every page fits the screen, and every control is large enough for a finger", async () => {
        const over = await finishedGame(server, "snakes-kids");
        const waiting = await server.createRoom({ variant: "ludo" });
        const { ann: playing } = await gameWithChoice(server);
        const ann = await newGuest(PHONE);
        const look = async (): Promise<void> => {
            expect(await overflow(ann.page), ann.page.url()).toEqual([]);
            expect(await smallTargets(ann.page), ann.page.url()).toEqual([]);
        };
        for (const path of [...PAGES, `/replay/${over.code}`, `/r/${waiting.code}`]) {
            await ann.goto(path);
            await ann.page.locator("main h1").waitFor();
            await look();
        }
        await ann.enter(waiting, "ludo", "Ann");
        await ann.button("room-leave").waitFor();
        await look();
        await ann.enter(playing, "ludo", "Ann");
        await ann.id("move").first().waitFor();
        await look();
        for (const tool of ["room-menu", "room-board-words-short", "room-chat", "room-log"]) {
            await ann.button(tool).click();
            await ann.page.locator("dialog[open]").waitFor();
            await look();
            await ann.page.keyboard.press("Escape");
            await ann.page.locator("dialog[open]").waitFor({ state: "detached" });
        }
        await ann.id("seal").click();
        await ann.page.locator("dialog[open]").waitFor();
        await look();
        await ann.enter(over, "snakes-kids", "Ann");
        await ann.id("winner").waitFor();
        await look();
    });
});

describe("at 400 % zoom", () => {
    test("nothing is cut off and every control can be reached", async () => {
        const over = await finishedGame(server, "snakes-kids");
        const waiting = await server.createRoom({ variant: "ludo" });
        const { ann: playing } = await gameWithChoice(server);
        const ann = await newGuest({ viewport: { width: 320, height: 256 } });
        const look = async (): Promise<void> => {
            expect(await overflow(ann.page), ann.page.url()).toEqual([]);
            expect(await unreachable(ann.page), ann.page.url()).toEqual([]);
        };
        for (const path of [...PAGES.filter((page) => page !== "/games"), `/replay/${over.code}`, `/r/${waiting.code}`]) {
            await ann.goto(path);
            await ann.page.locator("main h1").waitFor();
            await look();
        }
        await ann.enter(waiting, "ludo", "Ann");
        await ann.button("room-leave").waitFor();
        await look();
        await ann.enter(over, "snakes-kids", "Ann");
        await ann.id("winner").waitFor();
        await look();
        await ann.page.locator("table").waitFor();
        const outside = await ann.page.locator("section.card").evaluateAll((cards) =>
            cards.flatMap((card) => [...card.querySelectorAll("button, a, td, th")].filter((one) => one.getBoundingClientRect().right > card.getBoundingClientRect().right)).map((one) => one.outerHTML.slice(0, 120)),
        );
        expect(outside, "nothing sticks out of its card").toEqual([]);
        await ann.enter(playing, "ludo", "Ann");
        await ann.id("move").first().waitFor();
        await look();
        await ann.id("move").first().click();
        await ann.id("move").first().waitFor({ state: "detached" });
    });
});

describe("in French", () => {
    const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

    /** Patterns of the English messages, except those that are the same in French. */
    const english = (): RegExp[] => {
        const french = bundle("fr");
        const own = (id: string): string => JSON.stringify(french.getMessage(id)?.value ?? null);
        const found: RegExp[] = [];
        for (const [id, { value }] of bundle("en")._messages) {
            if (value === null || JSON.stringify(value) === own(id)) continue;
            const parts = typeof value === "string" ? [value] : value;
            const fixed = parts.filter((part) => typeof part === "string").join("");
            if (parts.some((part) => typeof part !== "string" && part.type === "select") || fixed.length < 4) continue;
            const text = parts.map((part) => (typeof part === "string" ? escaped(part.replace(/\s+/g, " ")) : ".+"));
            if (typeof value !== "string" && fixed.replace(/[^a-z]/gi, "").length < 8) continue;
            found.push(new RegExp(`^${text.join("").trim()}$`, "i"));
        }
        return found;
    };

    test("no page shows English text", async () => {
        const left = english();
        expect(left.length).toBeGreaterThan(300);
        const over = await finishedGame(server, "snakes-kids");
        const waiting = await server.createRoom({ variant: "ludo" });
        const { ann: playing } = await gameWithChoice(server);
        const ann = await newGuest({ locale: "fr-FR" });
        ann.allowErrors(/status of 404/);
        // Some French texts are spelled like English ones.
        const french = new Set<string>();
        for (const [, { value }] of bundle("fr")._messages) if (typeof value === "string") french.add(value.replace(/\s+/g, " ").toLowerCase());
        const look = async (): Promise<void> => {
            expect(await ann.page.locator("html").getAttribute("lang")).toBe("fr");
            const texts = (await allTexts(ann.page)).filter((text) => !french.has(text.toLowerCase()));
            expect(texts.filter((text) => left.some((one) => one.test(text))), ann.page.url()).toEqual([]);
        };
        for (const path of [...PAGES, "/games/ur", `/replay/${over.code}`, "/r/ABCD2345", `/r/${waiting.code}`]) {
            await ann.goto(path);
            await ann.page.locator("main h1").waitFor();
            if (path === "/new") await ann.page.locator("summary").first().click();
            await look();
        }
        await ann.enter(waiting, "ludo", "Ann");
        await ann.page.getByRole("button", { name: say("room-leave", {}, "fr") }).waitFor();
        await look();
        await ann.enter(playing, "ludo", "Ann");
        await ann.id("move").first().click();
        await ann.id("menu").click();
        await look();
        await ann.enter(over, "snakes-kids", "Ann");
        await ann.id("winner").waitFor();
        await look();
    });

    test("another language chosen in the settings applies at once and after a reload", async () => {
        const ann = await newGuest({ locale: "fr-FR" });
        await ann.goto("/");
        await ann.page.getByRole("button", { name: say("shell-settings", {}, "fr") }).click();
        await ann.page.locator("#language").selectOption("en");
        await ann.text("home-title").waitFor();
        await ann.page.reload();
        await ann.text("home-title").waitFor();
    });
});
