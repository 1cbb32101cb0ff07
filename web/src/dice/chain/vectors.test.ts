import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Hex, textHash } from "./bytes";
import { Chain, descends, LENGTH, place } from "./chain";
import { throws } from "./throws";
import { Fall, falls, seedOf } from "./roll";
import { check, Differs, Unknown } from "./fixtures/sample-vectors";
import { fingerprint } from "./start";

const ROOT = join(import.meta.dirname, "../../../..");

const FILES = ["crates/table/tests/fair-dice-vectors.json", "crates/table/tests/more-vectors.json", "crates/table/tests/other-vectors.json"];
// Other files can be tested as well.
const { HOMESTRETCH_VECTORS: given } = process.env;
if (given !== undefined) FILES.push(given);

/** The exit code and the output of the script for these vectors. */
function script(vectors: unknown): { status: number | null; says: string } {
    const run = spawnSync("python3", [join(ROOT, "tools/verify.py"), "--vectors", "-"], { input: JSON.stringify(vectors), encoding: "utf8" });
    expect(run.stderr).toBe("");
    return { status: run.status, says: run.stdout };
}

test.each(FILES)("the page and the Python script compute the vectors of %s", (file) => {
    const vectors = JSON.parse(readFileSync(resolve(ROOT, file), "utf8"));
    const { compared, unchecked } = check(vectors);
    const said = [...unchecked.map((what) => `not checked: ${what}`), `PROVED: ${compared} values of the rolls come out the same.`];
    if (file === given) console.log(said.join("\n"));
    const { status, says } = script(vectors);
    expect([status, says.trimEnd().split("\n").toSorted()]).toEqual([0, said.toSorted()]);
});

describe("the page and the script agree on other vectors:", () => {
    const text = readFileSync(join(ROOT, FILES[0] ?? ""), "utf8");
    type Any = Record<string, any>;

    /** The vectors after a change, which gets the first roll and all vectors. */
    function changed(change: (roll: Any, vectors: Any) => unknown): unknown {
        const vectors = JSON.parse(text) as Any;
        return change(vectors["rolls"][0], vectors) ?? vectors;
    }

    const without = (roll: Any, vectors: Any): Any => {
        const bound = { index: 1, roller: roll["roller"], server: roll["s_i"], contributions: [[0, roll["contrib"]["0"]]] as const };
        roll["contrib"] = { 0: roll["contrib"]["0"] };
        roll["seed"] = seedOf(vectors["T"], bound);
        for (const key of ["1d6", "2d6", "1d20"]) delete roll[key];
        return roll;
    };
    const alone = (roll: Any, vectors: Any): void => {
        roll["seed"] = seedOf(vectors["T"], { index: 1, roller: roll["roller"], server: roll["s_i"], contributions: [] });
        for (const key of ["1d6", "2d6", "1d20", "contrib"]) delete roll[key];
    };

    test.each<[string, 0 | 1 | 2, (roll: Any, vectors: Any) => unknown]>([
        ["one die without its list", 0, (roll) => void (roll["1d6"] = roll["1d6"][0])],
        ["hexadecimal digits in capitals", 0, (roll, vectors) => void ([vectors["T"], roll["s_i"], roll["contrib"]["0"]] = [vectors["T"], roll["s_i"], roll["contrib"]["0"]].map((hex) => hex.toUpperCase()))],
        ["a list of games", 0, (_, vectors) => [vectors, JSON.parse(text)]],
        ["a server whose secret is not given", 0, (_, vectors) => void delete vectors["server_secret"]],
        ["a value that does not lead to the anchor of a server without a given secret", 1, (roll, vectors) => void ([vectors["server_secret"], roll["s_i"]] = [null, vectors["T"]])],
        ["a person whose secret is neither given nor the standard one", 0, (roll, vectors) => {
            const [game, chain] = [vectors["game"], new Chain("07".repeat(32), vectors["game"], 0)];
            delete vectors["rules_hash"];
            vectors["seat_anchors"]["0"] = chain.anchor;
            const contributions = [0, 1, 2].map((seat) => [seat, seat === 0 ? (chain.value(1) ?? "") : (new Chain((0x41 + seat).toString(16).repeat(32), game, seat).value(1) ?? "")] as const);
            const seed = seedOf(vectors["T"], { index: 1, roller: roll["roller"], server: roll["s_i"], contributions });
            vectors["rolls"] = [{ i: 1, roller: roll["roller"], s_i: roll["s_i"], contrib: Object.fromEntries(contributions), seed, "1d6": [new Fall(seed).die(6)] }];
        }],
        ["an unknown key of the game", 0, (_, vectors) => void (vectors["remark"] = "more")],
        ["no contributions at all", 0, alone],
        ["nobody missing", 0, (roll) => void (roll["missing"] = [])],
        ["a missing person who is listed", 0, (roll, vectors) => void (without(roll, vectors)["missing"] = [1, 2])],
        ["a person who gave no value and is not listed, because a person who was silent before is not asked", 0, (roll, vectors) => void (without(roll, vectors)["missing"] = [])],
        ["no values at all, and a listed person", 0, (roll, vectors) => (alone(roll, vectors), void (roll["missing"] = ["1"]))],
        ["seats as keys", 0, (roll, vectors) => void (without(roll, vectors)["missing"] = { 2: "silent" })],
        ["null for a value", 0, (roll, vectors) => void (without(roll, vectors)["contrib"]["2"] = null)],
        ["contributors who all gave a value or are missing", 0, (roll, vectors) => void Object.assign(without(roll, vectors), { missing: [2], contributors: [2, 0] })],
        ["contributors, one of whom gave no value and is not listed as missing", 1, (roll, vectors) => void Object.assign(without(roll, vectors), { missing: [], contributors: [0, 2] })],
        ["a missing person who has no chain", 1, (roll) => void (roll["missing"] = [3])],
        ["a person who is listed as missing twice", 1, (roll, vectors) => void (without(roll, vectors)["missing"] = [1, 1])],
        ["neither a seed nor the server's value", 0, (roll) => void (delete roll["seed"], delete roll["s_i"])],
        ["a wrong seed", 1, (roll) => void (roll["seed"] = roll["s_i"])],
        ["a wrong die of 256 faces", 1, (roll) => void (roll["1d256"] = [0])],
        ["dice beside their faces", 0, (roll) => void Object.assign(roll, { dice: roll["2d6"], faces: 6 })],
        ["wrong dice beside their faces", 1, (roll) => void Object.assign(roll, { dice: roll["2d6"].map((die: number) => (die % 6) + 1), sides: 6 })],
        ["an index beside its weights", 0, (roll) => void Object.assign(roll, { weights: [1], weighted: 0 })],
        ["a wrong index beside its weights", 1, (roll) => void Object.assign(roll, { weights: [1], w: 1 })],
        ["a wrong index together with its weights", 1, (roll) => void (roll["weighted"] = { weights: [1], result: 1 })],
        ["a T that fits no seating", 1, (_, vectors) => void (vectors["T"] = vectors["rules_hash"])],
        ["a person who gave a value and is listed as missing", 1, (roll) => void (roll["missing"] = [1])],
        ["a wrong die", 1, (roll) => void (roll["1d20"] = [(roll["1d20"][0] % 20) + 1])],
        ["a wrong weighted throw", 1, (roll) => void (roll["w1,1,1,1"] = 4)],
        ["a list of games, one of which is wrong", 1, (roll, vectors) => ((roll["1d6"] = [7]), [JSON.parse(text), vectors])],
        ["a die without its number", 0, (roll) => void (roll["d6"] = roll["1d6"])],
        ["a wrong die without its number", 1, (roll) => void (roll["d6"] = 7)],
        ["a die without faces, which is not checked", 0, (roll) => void (roll["1d0"] = [1])],
        ["weights of zero, which are not checked", 0, (roll) => void (roll["w0,0"] = 0)],
        ["no known keys", 2, (_, vectors) => void (vectors["rolls"] = [{ i: 1, roller: 0, remark: 1 }])],
        ["an index beyond the end of every chain", 2, (roll) => void (roll["i"] = 4097)],
        ["no rolls", 2, (_, vectors) => void (vectors["rolls"] = [])],
        ["no games", 2, () => []],
    ])("%s", (_, code, change) => {
        const vectors = changed(change);
        const outcome = (): number => {
            try {
                check(vectors as Parameters<typeof check>[0]);
                return 0;
            } catch (error) {
                if (error instanceof Differs) return 1;
                if (error instanceof Unknown) return 2;
                throw error;
            }
        };
        expect([outcome(), script(vectors).status]).toEqual([code, code]);
    });

    test("an unknown key is reported as not checked, and the rest is checked", () => {
        const vectors = changed((roll, vectors) => void ([roll["weighted"], roll["dice"], vectors["remark"]] = [{}, [1], "more"]));
        const unchecked = ["remark", "roll 1: weighted", "roll 1: dice"];
        expect(check(vectors as Parameters<typeof check>[0])).toMatchObject({ compared: 16, unchecked });
        expect(script(vectors)).toEqual({ status: 0, says: [...unchecked.map((what) => `not checked: ${what}`), "PROVED: 16 values of the rolls come out the same.", ""].join("\n") });
    });

    test.each([null, 7, "x", {}, [[7]], { game: 7 }, { game: "x", rolls: {} }])("the script rejects input that is not vectors with a message: %j", (vectors) => {
        expect(script(vectors)).toMatchObject({ status: 2, says: expect.stringMatching(/^CANNOT BE READ: /) });
    });
});

const GAME = "07".repeat(16);
const chain = new Chain("11".repeat(32), GAME, 0);
const at = (index: number): { index: number; value: Hex } => ({ index, value: chain.value(index) ?? "" });

test("a value of the chain hashes down to a known value, and no other value does", () => {
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

test("a long game starts a new chain after the last value of the old one", () => {
    expect([1, 4096, 4097, 8192, 8193].map(place)).toEqual([1, 4096, 1, 4096, 1]);
});

test("bytes that would favour some faces are skipped", () => {
    // 256 is 2 × 100 + 56, so about one byte in five is skipped.
    const fall = new Fall("22".repeat(32));
    for (let nth = 0; nth < 200; nth++) fall.die(100);
    const over = fall.drawn.filter((one) => !one.taken);
    expect(over.length).toBeGreaterThan(20);
    expect(over.every((one) => (one.bytes[0] ?? 0) >= 200)).toBe(true);
});

test("throws have the order and weights of the rules", () => {
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

test("dice are written in ascending order", () => {
    const dice = { count: 5, sides: 6, weights: [], lots: 0, values: [], fewer: 2 };
    const five = falls(dice, 5, new Fall("33".repeat(32))).slice(1).split("+").map(Number);
    expect(five).toEqual([...five].sort());
    expect(falls(dice, 2, new Fall("33".repeat(32))).split("+")).toHaveLength(2);
});

test("the start has a short form that people can read to each other", () => {
    expect(fingerprint(textHash(""))).toBe("e3b0 c442 98fc 1c14");
});
