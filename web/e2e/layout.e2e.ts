/** Everything needed to start, play and replay a game fits the screen without scrolling or overlapping. */
import { expect, test } from "vitest";
import type { Command, Entered } from "../src/protocol/types";
import { finishedGame, gameWithMoves } from "./games";
import { offscreen, overflow } from "./inspect";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
/** The game that needs most space: six cowries, several moves to choose from, and a pass button. */
let largestGame: Promise<Entered> | null = null;

const LANDSCAPE_PHONES: [number, number][] = [
    [844, 390],
    [667, 375],
];
const SIZES: [number, number][] = [
    [390, 844],
    [360, 640],
    ...LANDSCAPE_PHONES,
    [768, 1024],
    [1280, 800],
    [1366, 650],
    [1920, 1080],
];

test.each(SIZES)("a game fits a screen of %i × %i", async (width, height) => {
    const ann = await (largestGame ??= gameWithMoves(server, "pachisi", 3));
    const guest = await newGuest({ viewport: { width, height } });
    await guest.enter(ann, "pachisi", "Ann");
    await guest.id("move").nth(2).waitFor();
    const seen = await guest.page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [board, act, menu] = [box("[data-testid=board]"), box("[data-testid=act]"), box("[data-testid=menu]")];
        const players = [...document.querySelectorAll("li[data-seat]")].map((one) => one.getBoundingClientRect());
        const apart = (one: DOMRect, other: DOMRect): boolean =>
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        const all = [board, act, menu, ...players];
        const moves = [...document.querySelectorAll("[data-testid=act] li")].map((one) => one.getBoundingClientRect());
        return {
            scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
            within: all.every((one) => one.width > 0 && one.top >= 0 && one.bottom <= innerHeight && one.left >= 0 && one.right <= innerWidth),
            covered: all.some((one, i) => all.slice(i + 1).some((other) => !apart(one, other))),
            cut: moves.some((one) => one.right > act.right || one.bottom > act.bottom) && document.querySelector("[data-testid=rest]") === null,
            board: board.width,
        };
    });
    expect(seen).toMatchObject({ scrolls: false, within: true, covered: false });
    expect(seen.cut, "a hint marks a list of moves that continues below").toBe(false);
    expect(seen.board, "the board is still large").toBeGreaterThan(Math.min(width * 0.75, height * 0.7));
});

test.each([[390, 844], [320, 568], [844, 390], [1280, 720]])("player rows show the viewer, the partner and the points on %i × %i", async (width, height) => {
    const ann = await server.createRoom({ variant: "ludo-team", settings: { best_of: 3 } as never });
    for (let bot = 0; bot < 3; bot++) await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await server.send(ann, { type: "start" });
    const guest = await newGuest({ viewport: { width, height } });
    await guest.enter(ann, "ludo-team", "Ann");
    const row = guest.page.locator(`li[data-seat="${ann.seat}"]`);
    for (const text of [say("room-you"), say("game-partner", { name: "Easy" }), say("game-points", { points: 0 })]) {
        await row.getByTitle(text, { exact: true }).waitFor();
        await row.getByText(text, { exact: true }).waitFor({ state: "attached" });
    }
    const rows = await guest.page.locator("li[data-seat]").evaluateAll((all) =>
        all.map((one) => ({ cut: [one, ...one.querySelectorAll("div, .below")].some((part) => part.scrollWidth > part.clientWidth), name: one.querySelector("bdi")?.clientWidth ?? 0 })),
    );
    expect(rows.filter(({ cut, name }) => cut || name < 24)).toEqual([]);
});

test("a hint marks moves that are out of sight until the player scrolls to them", async () => {
    const ann = await (largestGame ??= gameWithMoves(server, "pachisi", 3));
    const guest = await newGuest({ viewport: { width: 360, height: 640 } });
    await guest.enter(ann, "pachisi", "Ann");
    await guest.id("rest").waitFor();
    await guest.button("room-pass").scrollIntoViewIfNeeded();
    await guest.id("rest").waitFor({ state: "detached" });
});

test.each(SIZES)("the first page shows both ways to play without scrolling on a screen of %i × %i", async (width, height) => {
    const guest = await newGuest({ viewport: { width, height } });
    await guest.goto("/");
    await guest.id("play-now").waitFor();
    expect(await offscreen(guest.page, ["play-now", "invite"])).toEqual([]);
});

test.each(["en-GB", "de-DE", "es-ES", "fr-FR"])("in %s the bar and the boards of the first page fit every width", async (locale) => {
    const guest = await newGuest({ locale });
    await guest.goto("/");
    await guest.id("play-now").waitFor();
    for (const width of [320, 356, 384, 410, 656, 740, 860, 1024, 1232]) {
        await guest.page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(guest.page), { message: `${width}` }).toEqual([]);
        for (const one of [guest.page.locator("header > button"), guest.page.locator("header .name")]) {
            const box = (await one.boundingBox()) ?? { x: 0, width: 0, height: 0 };
            expect([box.width >= 44, box.height >= 44, box.x + box.width <= width], `${width}`).toEqual([true, true, true]);
        }
    }
});

test("a replay fits a desktop screen, and on a phone in landscape its controls are beside the board", async () => {
    const over = await finishedGame(server, "snakes-kids");
    const guest = await newGuest();
    for (const [width, height] of [[1280, 800], ...LANDSCAPE_PHONES] as const) {
        await guest.page.setViewportSize({ width, height });
        await guest.goto(`/replay/${over.code}`);
        await guest.page.locator("[data-token]").first().waitFor();
        expect(await offscreen(guest.page, ["board", "position", "slider", "play"]), `${width} × ${height}`).toEqual([]);
        if (width === 1280) expect(await guest.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
});
