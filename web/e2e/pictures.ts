/** Pictures of every page and of every variant's board in a game, by day and by night, on a phone and
    on a desk. `npm run pictures`; they go into the folder PICTURES, or target/pictures. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { VariantSummary } from "../src/protocol/api";
import type { Command, Entered, VariantView } from "../src/protocol/types";
import { choosing, ended, start } from "./games";
import type { Guest } from "./guest";
import { table } from "./table";

const { house, come } = table();
const FOLDER = resolve(process.env["PICTURES"] ?? "../target/pictures");
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** A page as it is, and scrolled out to its whole height, at each size, by day and by night. */
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

/** Half a game of computers, until Ann has something to choose; who was quicker than that plays again. */
async function half(id: string, middle = 80): Promise<Entered> {
    const variant = await house.ask<VariantView>("GET", `/api/variants/${id}`);
    const ann = await house.make({ variant: id });
    const seats = Math.max(Math.min(4, variant.players[1]), variant.players[0]);
    for (let seat = 1; seat < seats; seat++) await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await start(house, ann);
    for (;;) {
        const { game, status } = await house.view(ann);
        if (status !== "playing" || game === null) return half(id, middle / 2);
        if (game.turn.seat !== ann.seat) continue;
        const several = new Set(game.legal.map((one) => one.to)).size > 1;
        if (game.ply > middle && (several || game.ply > 1.5 * middle)) return ann;
        const [first] = game.legal.slice(-1);
        const move: Command = first === undefined ? { type: "roll" } : { type: "move", token: first.token, pips: first.pips };
        // Computers may have been quicker; then the next look tells.
        await house.does(ann, move).catch(() => undefined);
    }
}

test("pictures of every page", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const guest = await come();
    guest.expects(/status of 404/);
    for (const [name, path] of Object.entries({ home: "/", games: "/games", game: "/games/parchis", new: "/new", replay: "/replay", verify: "/verify", dice: "/dice", missing: "/nowhere", "no-room": "/r/ABCD2345" })) {
        await guest.goes(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        await take(guest, name, ["home", "new", "dice"].includes(name));
    }
    const { ann: door } = await choosing(house);
    await guest.goes(`/r/${door.code}`);
    await guest.button("room-watch").waitFor();
    await take(guest, "room-door");
    const waits = await house.make({ variant: "ludo" });
    await house.does(await house.join(waits.code, "Bo"), { type: "chat", text: "Hello!" } as Command);
    await guest.enters(waits, "ludo", "Ann");
    await guest.button("room-leave").waitFor();
    await take(guest, "room-waiting", true);
    const { ann } = await choosing(house, { undo: "ask" });
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("move").nth(1).waitFor();
    await take(guest, "room-playing");
    await guest.id("menu").click();
    await take(guest, "room-menu");
    const over = await ended(house, "snakes");
    await guest.enters(over, "snakes", "Ann");
    await guest.id("winner").waitFor();
    await guest.page.waitForLoadState("networkidle");
    await take(guest, "room-ended", true);
    await guest.goes(`/replay/${over.code}#ply=20`);
    await guest.id("position").waitFor();
    await take(guest, "replay-game");
    await guest.goes(`/verify?room=${over.code}`);
    await guest.page.locator("main h1").waitFor();
    await take(guest, "verify-game", true);
}, 300_000);

test("pictures of every variant in the middle of a game", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const variants = await house.ask<VariantSummary[]>("GET", "/api/variants");
    expect(variants.length).toBeGreaterThan(10);
    const guest = await come();
    for (const { id } of variants) {
        await guest.enters(await half(id), id, "Ann");
        await guest.page.locator("[data-token]").first().waitFor();
        await take(guest, `variant-${id}`);
    }
}, 600_000);

test("pictures in Hindi, whose letters are taller and words longer", async () => {
    mkdirSync(FOLDER, { recursive: true });
    const guest = await come({ locale: "hi-IN" });
    for (const [name, path] of Object.entries({ home: "/", game: "/games/ludo", new: "/new", dice: "/dice" })) {
        await guest.goes(path);
        await guest.page.locator("main h1").waitFor();
        await guest.page.waitForLoadState("networkidle");
        await take(guest, `hindi-${name}`);
    }
    const { ann } = await choosing(house, { undo: "ask" });
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("move").nth(1).waitFor();
    await take(guest, "hindi-playing");
    await guest.id("menu").click();
    await take(guest, "hindi-menu");
    const over = await ended(house, "snakes-kids");
    await guest.enters(over, "snakes-kids", "Ann");
    await guest.id("winner").waitFor();
    await take(guest, "hindi-ended", true);
}, 300_000);
