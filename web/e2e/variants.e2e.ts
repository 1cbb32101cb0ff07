import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, Entered, VariantView } from "../src/protocol/types";
import type { Guest } from "./guest";
import { suite } from "./suite";
import { say } from "./words";

const { server, sharedGuest } = suite();
// Tests are named before the server runs, so the ids come from the folder.
const folder = new URL("../../variants", import.meta.url);
const ALL_VARIANTS = readdirSync(folder).flatMap((file) => (file.endsWith(".toml") ? [file.slice(0, -5)] : []));

/** Variants that are played by all their rules, only with fewer tokens. ludo-lp2a keeps two, so that they
    can form blocks; snakes has one anyway. A complete game of ludo-lp2a takes a minute and a half because of
    its gate, so it ends when the first player is home. */
const FULL_RULES: Record<string, readonly Record<string, unknown>[]> = {
    ludo: [{ tokens: 1 }],
    "ludo-osu": [{ tokens: 1, token_names: [] }],
    "ludo-server": [{ tokens: 1 }],
    "ludo-hex": [{ tokens: 1 }],
    "ludo-lp2a": [{ tokens: 2 }, { "end.when": "first" }],
    snakes: [],
    "snakes-kids": [],
    "snakes-double": [],
};

// The other variants take a few minutes more; `make games` plays all of them.
const VARIANTS = process.env["HOMESTRETCH_GAMES"] === "all" ? ALL_VARIANTS : ALL_VARIANTS.filter((id) => id in FULL_RULES);

/** Options that shorten games of the other variants, as far as a variant accepts them. */
const SHORT: readonly Record<string, unknown>[] = [
    { tokens: 2, token_names: [] },
    { "end.goal": 1 },
    { "end.when": "first" },
    { "entry.on": "any" },
    { "moving.gate": "open" },
    { "moving.overshoot": "wins anyway" },
];

/** Creates a room with as many of these options as the variant accepts. */
async function createShortGame(id: string, changes: readonly Record<string, unknown>[]): Promise<Entered> {
    let options = {};
    let room = await server.createRoom({ variant: id });
    for (const change of changes) {
        const more = { ...options, ...change };
        const made = await server.createRoom({ variant: id, options: more }).catch(() => null);
        if (made !== null) [room, options] = [made, more];
    }
    return room;
}

/** Small pages are drawn quickly; other tests look at large ones. */
const SMALL = { viewport: { width: 320, height: 400 } };

/** Starts a game with `people` people, who share the guests' pages, and bots on the other seats. */
async function startGameOf(id: string, guests: readonly Guest[], people: number, seats: number, changes = SHORT): Promise<void> {
    const names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"];
    const host = await createShortGame(id, changes);
    const entered = [host];
    for (const name of names.slice(1, guests.length)) entered.push(await server.join(host.code, name));
    for (let one = guests.length; one < people; one++) {
        await server.send(entered[one % guests.length] ?? host, { type: "sit", name: names[one] ?? "" } as Command);
    }
    for (let seat = people; seat < seats; seat++) await server.send(host, { type: "add_bot", level: "easy" } as Command);
    await Promise.all(guests.map((guest, i) => guest.enter(entered[i] ?? host, id, names[i] ?? "")));
    await Promise.all(guests.slice(1).map((guest) => guest.button("room-i-am-ready").click()));
    await guests[0]?.button("setup-start").click();
}

/** Lets everybody play to the end, and checks that all see the same podium. */
async function playOut(guests: readonly Guest[]): Promise<void> {
    await Promise.all(guests.map((guest) => guest.id("act").waitFor()));
    await Promise.all(guests.map((guest) => guest.autoplay()));
    const ends = guests.map((guest) => guest.id("winner").waitFor({ timeout: 280_000 }));
    await Promise.all(ends).catch(async (error: unknown) => {
        const seen = await Promise.all(guests.map((guest) => guest.page.locator("main").innerText()));
        throw new Error(`the game does not end: ${seen.join("\n\n")}`, { cause: error });
    });
    const podiums = await Promise.all(
        guests.map((guest) => guest.page.getByRole("list", { name: say("room-places") }).innerText()),
    );
    expect(new Set(podiums).size, podiums.join("\n\n")).toBe(1);
}

describe("two browsers and two bots play a whole game", () => {
    let guests: Guest[] = [];
    beforeAll(async () => {
        guests = [await sharedGuest(SMALL), await sharedGuest(SMALL)];
    });
    test.each(VARIANTS)("of %s, to the podium", async (id) => {
        const { players } = await server.request<VariantView>("GET", `/api/variants/${id}`);
        // The home stretch of petits-chevaux needs every number in order, which takes long even for one token.
        const changes = FULL_RULES[id] ?? (id === "petits-chevaux" ? [...SHORT, { tokens: 1 }] : SHORT);
        await startGameOf(id, guests, 2, Math.max(Math.min(4, players[1]), players[0]), changes);
        await playOut(guests);
    });
});

test("six people, three at each of two browsers, play ludo-hex to the end", async () => {
    const guests = [await sharedGuest(SMALL), await sharedGuest(SMALL)];
    // With captures, a game of six would take too long.
    await startGameOf("ludo-hex", guests, 6, 6, [...SHORT, { "again.on": "six" }, { "capture.when": "never" }]);
    await playOut(guests);
});
