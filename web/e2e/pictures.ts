/** Screenshots of every page and of a game of every variant: light and dark, phone and desktop size.
    `npm run pictures` writes them to the folder PICTURES, by default target/pictures. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { VariantSummary } from "../src/protocol/api";
import type { Command, Entered, VariantView } from "../src/protocol/types";
import { finishedGame, gameWithChoice, startGame } from "./games";
import type { Guest } from "./guest";
import { suite } from "./suite";

const { server, newGuest } = suite();
const FOLDER = resolve(process.env["PICTURES"] ?? "../target/pictures");
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Takes a screenshot of a page at each size, light and dark; `fullPage` includes what is below the screen. */
async function take(guest: Guest, name: string, fullPage = false): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
        await guest.page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
            await guest.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await guest.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
            await guest.page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png`, fullPage, animations: "disabled" });
        }
    }
}

/** Plays against bots for about `plies` plies, until Ann has a choice. If the game ends earlier, a new
    one stops at half as many. */
async function playAbout(plies: number, id: string): Promise<Entered> {
    const variant = await server.request<VariantView>("GET", `/api/variants/${id}`);
    const ann = await server.createRoom({ variant: id });
    const seats = Math.max(Math.min(4, variant.players[1]), variant.players[0]);
    for (let seat = 1; seat < seats; seat++) await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await startGame(server, ann);
    for (;;) {
        const { game, status } = await server.view(ann);
        if (status !== "playing" || game === null) return playAbout(plies / 2, id);
        if (game.turn.seat !== ann.seat) continue;
        const several = new Set(game.legal.map((one) => one.to)).size > 1;
        if (game.ply > plies && (several || game.ply > 1.5 * plies)) return ann;
        const [first] = game.legal.slice(-1);
        const move: Command = first === undefined ? { type: "roll" } : { type: "move", token: first.token, pips: first.pips };
        // It fails if a bot has acted meanwhile; then the next view shows what to do.
        await server.send(ann, move).catch(() => undefined);
    }
}

test("pictures of every page", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const guest = await newGuest();
    guest.allowErrors(/status of 404/);
    for (const [name, path] of Object.entries({ home: "/", games: "/games", game: "/games/parchis", new: "/new", replay: "/replay", verify: "/verify", dice: "/dice", missing: "/nowhere", "no-room": "/r/ABCD2345" })) {
        await guest.goto(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        await take(guest, name, ["home", "new", "dice"].includes(name));
    }
    const { ann: door } = await gameWithChoice(server);
    await guest.goto(`/r/${door.code}`);
    await guest.button("room-watch").waitFor();
    await take(guest, "room-door");
    const waiting = await server.createRoom({ variant: "ludo" });
    await server.send(await server.join(waiting.code, "Bo"), { type: "chat", text: "Hello!" } as Command);
    await guest.enter(waiting, "ludo", "Ann");
    await guest.button("room-leave").waitFor();
    await take(guest, "room-waiting", true);
    const { ann } = await gameWithChoice(server, { undo: "ask" });
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("move").nth(1).waitFor();
    await take(guest, "room-playing");
    await guest.id("menu").click();
    await take(guest, "room-menu");
    const over = await finishedGame(server, "snakes");
    await guest.enter(over, "snakes", "Ann");
    await guest.id("winner").waitFor();
    await guest.page.waitForLoadState("networkidle");
    await take(guest, "room-ended", true);
    await guest.goto(`/replay/${over.code}#ply=20`);
    await guest.id("position").waitFor();
    await take(guest, "replay-game");
    await guest.goto(`/verify?room=${over.code}`);
    await guest.page.locator("main h1").waitFor();
    await take(guest, "verify-game", true);
}, 300_000);

test("pictures of every variant in the middle of a game", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const variants = await server.request<VariantSummary[]>("GET", "/api/variants");
    expect(variants.length).toBeGreaterThan(10);
    const guest = await newGuest();
    for (const { id } of variants) {
        await guest.enter(await playAbout(80, id), id, "Ann");
        await guest.page.locator("[data-token]").first().waitFor();
        await take(guest, `variant-${id}`);
    }
}, 600_000);

test("pictures in Hindi, where letters are taller and words longer", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const guest = await newGuest({ locale: "hi-IN" });
    for (const [name, path] of Object.entries({ home: "/", game: "/games/ludo", new: "/new", dice: "/dice" })) {
        await guest.goto(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        await take(guest, `hindi-${name}`);
    }
    const { ann } = await gameWithChoice(server, { undo: "ask" });
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("move").nth(1).waitFor();
    await take(guest, "hindi-playing");
    await guest.id("menu").click();
    await take(guest, "hindi-menu");
    const over = await finishedGame(server, "snakes-kids");
    await guest.enter(over, "snakes-kids", "Ann");
    await guest.id("winner").waitFor();
    await take(guest, "hindi-ended", true);
}, 300_000);
