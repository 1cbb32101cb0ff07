import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Hex, textHash } from "./bytes";
import { Chain, descends, LENGTH, place } from "./chain";
import { throws } from "./dice";
import { drawn, Fall, falls, seedOf } from "./roll";
import { fingerprint, start } from "./start";

const ROOT = join(import.meta.dirname, "../../..");

interface Vectors {
    game: Hex;
    rules_hash: Hex;
    server_secret: Hex;
    server_anchor: Hex;
    seat_anchors: Record<string, Hex>;
    T: Hex;
    rolls: ({ i: number; roller: number | null; s_i: Hex; contrib: Record<string, Hex>; seed: Hex } & Record<string, unknown>)[];
}

const FILES = ["crates/table/tests/fair-dice-vectors.json", "crates/table/tests/more-vectors.json"];
// Another file may be tried as well.
const { HOMESTRETCH_VECTORS: given } = process.env;
if (given !== undefined) FILES.push(resolve(given));

describe.each(FILES)("the vectors of %s", (file) => {
    const vectors = JSON.parse(readFileSync(resolve(ROOT, file), "utf8")) as Vectors;
    const server = new Chain(vectors.server_secret, vectors.game, "server");
    const people = Object.keys(vectors.seat_anchors).map(Number);
    const seats = people.map((seat) => new Chain((0x41 + seat).toString(16).repeat(32), vectors.game, seat));

    test("have these anchors", () => {
        expect(server.anchor).toBe(vectors.server_anchor);
        expect(seats.map((chain) => chain.anchor)).toEqual(people.map((seat) => vectors.seat_anchors[seat]));
    });

    test("have this start", () => {
        // The seat after the last person is a bot's, and the order does not matter.
        const bot = { seat: people.length, human: false, anchor: null };
        const committed = [bot, ...people.map((seat) => ({ seat, human: true, anchor: seats[seat]?.anchor ?? null })).reverse()];
        expect(start(vectors.game, vectors.rules_hash, vectors.server_anchor, committed)).toBe(vectors.T);
    });

    test.each(vectors.rolls)("have roll $i with these values, seed and dice", (roll) => {
        const index = roll.i;
        expect(server.value(index)).toBe(roll.s_i);
        const contributions = Object.keys(roll.contrib).map((seat) => [Number(seat), seats[Number(seat)]?.value(index) ?? ""] as const);
        expect(Object.fromEntries(contributions)).toEqual(roll.contrib);
        const seed = seedOf(vectors.T, { index, roller: roll.roller, server: roll.s_i, contributions: contributions.reverse() });
        expect(seed).toBe(roll.seed);
        let tried = 0;
        for (const [key, value] of Object.entries(roll)) {
            const dice = /^(\d+)d(\d+)$/.exec(key);
            const fall = new Fall(seed);
            if (dice !== null) expect(Array.from({ length: Number(dice[1]) }, () => fall.die(Number(dice[2])))).toEqual(value);
            else if (/^w[\d,]+$/.test(key)) expect(fall.weighted(key.slice(1).split(",").map(Number))).toBe(value);
            else if (/^f[\d,]+$/.test(key)) expect(drawn(key.slice(1).split(",").map(Number), fall)).toBe(`f${value}`);
            else continue;
            tried += 1;
        }
        expect(tried).toBeGreaterThan(0);
    });

    test("come out the same in the script that needs nothing but Python", () => {
        expect(execFileSync("python3", [join(ROOT, "tools/verify.py"), "--vectors", resolve(ROOT, file)], { encoding: "utf8" })).toMatch(/^PROVED/);
    });
});

test("the script notices vectors that are wrong", () => {
    const text = readFileSync(join(ROOT, FILES[0] ?? ""), "utf8").replace('"1d20": [\n    10', '"1d20": [\n    11');
    const run = spawnSync("python3", [join(ROOT, "tools/verify.py"), "--vectors", "-"], { input: text, encoding: "utf8" });
    expect([run.status, run.stdout.slice(0, 5)]).toEqual([1, "FRAUD"]);
});

const GAME = "07".repeat(16);
const chain = new Chain("11".repeat(32), GAME, 0);
const at = (index: number): { index: number; value: Hex } => ({ index, value: chain.value(index) ?? "" });

test("a value leads down to what is known, and no other does", () => {
    for (const index of [1, 2, 63, 64, 65, 4095, 4096]) {
        expect(descends(GAME, 0, at(index), at(0))).toBe(true);
        expect(descends(GAME, 0, at(index), at(Math.floor(index / 2)))).toBe(true);
    }
    expect(at(0).value).toBe(chain.anchor);
    expect(chain.value(LENGTH + 1)).toBeNull();
    expect(descends(GAME, 0, { index: 2, value: at(1).value }, at(0)), "another index").toBe(false);
    expect(descends(GAME, 1, at(1), at(0)), "another seat").toBe(false);
    expect(descends("08".repeat(16), 0, at(1), at(0)), "another game").toBe(false);
    expect(descends(GAME, 0, at(1), at(2)), "upwards").toBe(false);
    expect(descends(GAME, 0, { index: 5000, value: at(1).value }, at(0)), "beyond the end").toBe(false);
});

test("a long game begins a chain anew after its last value", () => {
    expect([1, 4096, 4097, 8192, 8193].map(place)).toEqual([1, 4096, 1, 4096, 1]);
});

test("bytes that would favour some faces are passed over", () => {
    // 256 is 2 × 100 and 56 more: about one byte in five is not taken.
    const fall = new Fall("22".repeat(32));
    for (let nth = 0; nth < 200; nth++) fall.die(100);
    const over = fall.drawn.filter((one) => !one.taken);
    expect(over.length).toBeGreaterThan(20);
    expect(over.every((one) => (one.bytes[0] ?? 0) >= 200)).toBe(true);
});

test("throws have the rules' order and weights", () => {
    const dice = { count: 2, sides: 6, weights: [], lots: 0, values: [], fewer: 0 };
    expect(throws(dice, 2)).toHaveLength(21);
    expect(throws(dice, 2).reduce((sum, one) => sum + one.weight, 0)).toBe(36);
    expect(throws({ ...dice, count: 3, sides: 2, weights: [1, 2] }, 3)).toEqual([
        { dice: [1, 1, 1], weight: 1 },
        { dice: [1, 1, 2], weight: 6 },
        { dice: [1, 2, 2], weight: 12 },
        { dice: [2, 2, 2], weight: 8 },
    ]);
    expect(throws({ ...dice, lots: 4, values: [4, 1, 2, 3, 4] }, 1)).toEqual([
        { dice: [1], weight: 4 },
        { dice: [2], weight: 6 },
        { dice: [3], weight: 4 },
        { dice: [4], weight: 2 },
    ]);
});

test("dice are written in rising order", () => {
    const dice = { count: 5, sides: 6, weights: [], lots: 0, values: [], fewer: 2 };
    const five = falls(dice, 5, new Fall("33".repeat(32))).slice(1).split("+").map(Number);
    expect(five).toEqual([...five].sort());
    expect(falls(dice, 2, new Fall("33".repeat(32))).split("+")).toHaveLength(2);
});

test("the start has a short form that can be read out", () => {
    expect(fingerprint(textHash(""))).toBe("e3b0 c442 98fc 1c14");
});
