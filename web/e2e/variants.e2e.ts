import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, Entered, VariantView } from "../src/protocol/types";
import type { Guest } from "./guest";
import { table } from "./table";
import { say } from "./words";

const { house, stay } = table();
// Tests are named before there is a server to ask.
const folder = new URL("../../variants", import.meta.url);
const EVERY = readdirSync(folder).flatMap((file) => (file.endsWith(".toml") ? [file.slice(0, -5)] : []));

/** Variants that are played by all their rules, of which only the tokens are fewer. Two of them form the
    blocks of ludo-lp2a; those of snakes have one anyway. Behind its gate ludo-lp2a takes a minute and a half
    until the last but one is home, so it ends with the first. */
const WHOLE: Record<string, readonly Record<string, unknown>[]> = {
    ludo: [{ tokens: 1 }],
    "ludo-osu": [{ tokens: 1, token_names: [] }],
    "ludo-server": [{ tokens: 1 }],
    "ludo-hex": [{ tokens: 1 }],
    "ludo-lp2a": [{ tokens: 2 }, { "end.when": "first" }],
    snakes: [],
    "snakes-kids": [],
    "snakes-double": [],
};

// The others take a few minutes more: `make games` plays them all.
const VARIANTS = process.env["HOMESTRETCH_GAMES"] === "all" ? EVERY : EVERY.filter((id) => id in WHOLE);

/** What makes games of the others short, where the variant allows it. */
const SHORT: readonly Record<string, unknown>[] = [
    { tokens: 2, token_names: [] },
    { "end.goal": 1 },
    { "end.when": "first" },
    { "entry.on": "any" },
    { "moving.gate": "open" },
    { "moving.overshoot": "wins anyway" },
];

async function shortest(id: string, wishes: readonly Record<string, unknown>[]): Promise<Entered> {
    let options = {};
    let room = await house.make({ variant: id });
    for (const wish of wishes) {
        const more = { ...options, ...wish };
        const made = await house.make({ variant: id, options: more }).catch(() => null);
        if (made !== null) [room, options] = [made, more];
    }
    return room;
}

/** Small pages are drawn quickly; what is large is looked at elsewhere. */
const SMALL = { viewport: { width: 320, height: 400 } };

/** Fills a table with people at their pages, several at each if there are more than pages, and bots
    on the other seats, and starts. */
async function sitDown(id: string, guests: readonly Guest[], people: number, seats: number, wishes = SHORT): Promise<void> {
    const names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"];
    const host = await shortest(id, wishes);
    const entered = [host];
    for (const name of names.slice(1, guests.length)) entered.push(await house.join(host.code, name));
    for (let one = guests.length; one < people; one++) {
        await house.does(entered[one % guests.length] ?? host, { type: "sit", name: names[one] ?? "" } as Command);
    }
    for (let seat = people; seat < seats; seat++) await house.does(host, { type: "add_bot", level: "easy" } as Command);
    await Promise.all(guests.map((guest, i) => guest.enters(entered[i] ?? host, id, names[i] ?? "")));
    await Promise.all(guests.slice(1).map((guest) => guest.button("room-i-am-ready").click()));
    await guests[0]?.button("setup-start").click();
}

/** Everybody plays until the podium, and all see the same one. */
async function playOut(guests: readonly Guest[]): Promise<void> {
    await Promise.all(guests.map((guest) => guest.id("act").waitFor()));
    await Promise.all(guests.map((guest) => guest.playsOn()));
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
        guests = [await stay(SMALL), await stay(SMALL)];
    });
    test.each(VARIANTS)("of %s, to the podium", async (id) => {
        const { players } = await house.ask<VariantView>("GET", `/api/variants/${id}`);
        // Stairs that want every number in its turn take long enough for one horse.
        const wishes = WHOLE[id] ?? (id === "petits-chevaux" ? [...SHORT, { tokens: 1 }] : SHORT);
        await sitDown(id, guests, 2, Math.max(Math.min(4, players[1]), players[0]), wishes);
        await playOut(guests);
    });
});

test("six people, three at each of two browsers, play ludo-hex to the end", async () => {
    const guests = [await stay(SMALL), await stay(SMALL)];
    // Six who send each other home again and again would take long.
    await sitDown("ludo-hex", guests, 6, 6, [...SHORT, { "again.on": "six" }, { "capture.when": "never" }]);
    await playOut(guests);
});
