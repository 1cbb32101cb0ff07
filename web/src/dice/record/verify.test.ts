import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { words } from "../../words";
import { textHash } from "../chain/bytes";
import { Chain, LENGTH } from "../chain/chain";
import { practice } from "../chain/practice";
import { type Proof, readProof, writeProof } from "./proof";
import { readRecord, sealed, seatsDrawn, withoutProof } from "./record";
import { begun, chainOf, GAME, rollAt, rollOf, SERVER_SECRET, tampered, valueOf } from "./fixtures/sample";
import { seedOf } from "../chain/roll";
import { atLeast, statsOf } from "./dice-stats";
import { rangesText } from "../ui/tell";
import { headOf, openTexts, provedTexts } from "../ui/verdict";
import { type Fraud, isWhollyProved, onlyOne, type Outcome, rightFall, type Verdict, verify } from "./verify";
import { diceRules } from "../chain/throws";
import { start } from "../chain/start";

const FIXTURES = join(import.meta.dirname, "fixtures");
const SCRIPT = join(import.meta.dirname, "../../../../tools/verify.py");
const read = (name: string): string => readFileSync(join(FIXTURES, `${name}.txt`), "utf8");
const ludo = read("ludo");

beforeAll(() => words.speak("en"));

/** The output and the exit code of the script for a record. */
function script(text: string): { status: number | null; says: string } {
    const run = spawnSync("python3", [SCRIPT, "-"], { input: text, encoding: "utf8" });
    expect(run.stderr).toBe("");
    return { status: run.status, says: run.stdout };
}

/** The verdict on a record without any fault. */
function verdictOf(text: string): Verdict {
    const outcome = verify(text);
    if (outcome.kind !== "proved") throw new Error(JSON.stringify({ ...outcome, record: null }));
    return outcome.verdict;
}

const seatName = (seat: number): string => `seat ${seat + 1}`;

function fraud(outcome: Outcome): Fraud | null {
    return outcome.kind === "fraud" ? outcome.fraud : null;
}

/** Checks that the page and the script both detect a fraud. */
function caught(text: string, as: Fraud): void {
    expect(fraud(verify(text))).toEqual(as);
    expect(script(text)).toMatchObject({ status: 1, says: expect.stringMatching(/^FRAUD OR DAMAGE: /) });
}

describe("an honest game", () => {
    test.each(["ludo", "ur", "two-dice", "drawn", "loaded"])("of %s is proved by the page and by the script", (name) => {
        const text = read(name);
        const outcome = verify(text);
        expect(outcome.kind).toBe("proved");
        if (outcome.kind !== "proved") return;
        expect(outcome.verdict.rolls).toBe(outcome.record.chance.length);
        expect(outcome.verdict.mode).toBe("sealed");
        expect(outcome.verdict.tookPart.size).toBe(2);
        expect(script(text)).toMatchObject({ status: 0, says: expect.stringMatching(/^PROVED(, except for what is named below as NOT PROVED)?: all \d+ rolls /) });
    });

    test("lists who was missing from which rolls", () => {
        const outcome = verify(ludo);
        if (outcome.kind !== "proved") throw new Error(outcome.kind);
        expect(outcome.verdict.missing).toEqual(new Map([[1, [31, 32, 33]]]));
        expect(outcome.verdict.tookPart).toEqual(new Map([[0, 40], [1, 37]]));
        expect(script(ludo).says).toMatch(/The device of seat 2 took part in 37 of 40 rolls: 1–30, 34–40\.\n.*did not answer: 31–33\./);
    });

    test("is also proved with other line ends", () => {
        expect(verify(`${ludo.replaceAll("\n", "\r\n")}\r\n`).kind).toBe("proved");
    });

    test("is also proved with the names of its players", () => {
        const lines = ludo.trimEnd().split("\n").slice(0, -1);
        const at = lines.findIndex((line) => line.startsWith("opening ")) + 1;
        const named = sealed([...lines.slice(0, at), "name 0 Ann: r6", "name 1 | game", ...lines.slice(at)]);
        expect(verify(named).kind).toBe("proved");
        expect(script(named).status).toBe(0);
    });

    // Records made by undo_tests.rs. In the second one a choice decides how many dice are rolled next.
    test.each(["passed-on", "fewer-dice"])("lists the rolls before which actions were undone: %s", (name) => {
        const outcome = verify(read(name));
        if (outcome.kind !== "proved") throw new Error(JSON.stringify(outcome));
        expect(outcome.verdict.takenBack.length).toBeGreaterThan(0);
        expect(script(read(name))).toMatchObject({ status: 0, says: expect.stringContaining("Moves were undone before these rolls: ") });
    });

    test("lists rolls without any chain from before the start", () => {
        const text = tampered(ludo, (proof) => {
            for (const [at, seat] of [0, 1].entries()) proof.steps.splice(20 + at, 0, { kind: "anchor", owner: seat, anchor: chainOf(seat).anchor });
        });
        const outcome = verify(text);
        if (outcome.kind !== "proved") throw new Error(outcome.kind);
        expect(outcome.verdict.unbound[0]).toBe(21);
        expect(script(text).says).toContain("NOT PROVED to anybody but the players");
    });

    test("proves the first roll of a chain committed after the start only to its players, and later rolls to everybody", () => {
        const text = tampered(ludo, (proof) => void proof.steps.splice(20, 0, { kind: "anchor", owner: 1, anchor: chainOf(1).anchor }));
        const outcome = verify(text);
        if (outcome.kind !== "proved") throw new Error(outcome.kind);
        expect(outcome.verdict).toMatchObject({ fresh: [{ owner: 1, index: 21 }], unbound: [] });
        expect(isWhollyProved(outcome.verdict)).toBe(false);
        expect(script(text).says).toMatch(/^NOT PROVED to anybody but the players: roll 21\.\n.* the device of seat 2 used a new chain for the first time/m);
        expect(isWhollyProved(verdictOf(read("ur")))).toBe(true);
        expect(script(ludo).says).not.toContain("NOT PROVED to anybody but");
    });

    test("may contain rolls that were undone", () => {
        expect(readRecord(read("passed-on")).chance.some((one) => one.seat === undefined)).toBe(true);
    });

    test("may contain new anchors, and a roll that was opened but never made", () => {
        const text = tampered(ludo, (proof) => {
            proof.steps.splice(20, 0, { kind: "anchor", owner: 1, anchor: chainOf(1).anchor });
            // After roll 40 a roll is opened, and then an action is undone.
            proof.steps.push({ kind: "back", ply: readRecord(ludo).plies, gone: ["p"] }, { kind: "void", index: 41, roller: 0 });
        });
        const outcome = verify(text);
        if (outcome.kind !== "proved") throw new Error(outcome.kind);
        expect(outcome.verdict.newAnchors).toEqual([{ seat: 1, index: 21 }]);
        expect(outcome.verdict.void).toEqual([41]);
        expect(script(text).status).toBe(0);
    });

    test("distinguishes rolls at which a person was away from rolls at which they were asked and silent", () => {
        const gone = tampered(ludo, (proof) => {
            for (const index of [5, 6, 9]) {
                const roll = rollAt(proof, index);
                roll.contributions = roll.contributions.filter(([seat]) => seat === 0);
                roll.fell = rightFall(diceRules(readRecord(ludo).rules), [], seedOf(proof.start, roll), roll.fell);
            }
        });
        const proof = readProof(readRecord(gone).proof);
        const fell = proof.steps.flatMap((step) => (step.kind === "roll" ? [step.roll.fell] : []));
        const lines = gone.trimEnd().split("\n").slice(0, -1);
        const text = sealed(lines.map((line) => (/^(-|\d+):/.test(line) ? line.replace(/\br\d+/g, () => fell.shift() ?? "") : line)));
        const outcome = verify(text);
        if (outcome.kind !== "proved") throw new Error(JSON.stringify(outcome));
        const { away, missing, tookPart, rolls } = outcome.verdict;
        expect(away.get(1)).toEqual([5, 6, 9]);
        expect(missing.get(1)).toEqual([31, 32, 33]);
        expect(tookPart.get(1)).toBe(rolls - 6);
        expect([rangesText([5, 6, 9]), rangesText([31, 32, 33]), rangesText([7, 12, 12, 13, 13]), rangesText([])]).toEqual(["5–6, 9", "31–33", "7, 12–13", ""]);
    });

    test("distinguishes a person who was silent, and so is not asked until their own turn, from one who was away", () => {
        // Roll 32 is the person's own: if they are not asked for it, they are away.
        const unasked = (proof: Proof): void => [32, 33].forEach((index) => (rollAt(proof, index).missing = []));
        const outcome = verify(tampered(ludo, unasked));
        if (outcome.kind !== "proved") throw new Error(outcome.kind);
        const { missing, passedOver, away } = outcome.verdict;
        expect([missing, passedOver, away].map((rolls) => rolls.get(1))).toEqual([[31], [33], [32]]);
        const anew = verify(
            tampered(ludo, (proof) => {
                unasked(proof);
                proof.steps.splice(32, 0, { kind: "anchor", owner: 1, anchor: chainOf(1).anchor });
            }),
        );
        expect(anew.kind === "proved" && anew.verdict.away.get(1)).toEqual([32, 33]);
    });

    test("distinguishes a person who commits again and stays silent from one who was away: a new chain is asked for one value", () => {
        const anew = { kind: "anchor", owner: 1, anchor: chainOf(1).anchor } as const;
        const text = tampered(ludo, (proof) => {
            rollAt(proof, 33).missing = [];
            proof.steps.splice(32, 0, anew);
            proof.steps.splice(31, 0, anew);
        });
        const { missing, passedOver, away } = verdictOf(text);
        expect([missing, passedOver, away].map((rolls) => rolls.get(1))).toEqual([[31, 32], [33], undefined]);
        expect(script(text).says).toContain("did not answer: 31–32.\n  It was not asked, because it had not answered before: 33.\n");
    });

    test("lists the rolls in which a silent person and the server together could choose, and is not fully proved", () => {
        // The missing, the unasked and the absent person all had a chain.
        const unasked = tampered(ludo, (proof) => [32, 33].forEach((index) => (rollAt(proof, index).missing = [])));
        for (const text of [ludo, unasked]) {
            const verdict = verdictOf(text);
            expect([verdict.lacking, headOf(verdict)]).toEqual([[31, 32, 33], "verify-half"]);
            const why = "someone with a chain gave no value. That player and the server together could have chosen between two results; several players between more. Rolls: 31–33";
            expect(openTexts(verdict, [], seatName).filter((line) => line.includes(why))).toHaveLength(1);
            const { says } = script(text);
            expect(says).toMatch(/^PROVED, except for what is named below as NOT PROVED: all 40 rolls /);
            expect(says).toContain("NOT PROVED that nobody chose these rolls: 31–33.\n  In each of them a device with a chain sent no value. Its owner and the server together could choose between two results, and several owners between more.\n");
        }
        expect(headOf(verdictOf(read("ur")))).toBe("verify-proved");
        expect(script(read("ur")).says).toMatch(/^PROVED: (?!.*nobody chose)/s);
    });

    test("is not fully proved if a person never had a chain, because nothing is proved to that person", () => {
        const verdict = verdictOf(read("no-chain"));
        expect([...verdict.tookPart]).toEqual([[0, 12], [1, 12], [2, 0]]);
        // The others and the server could have chosen every roll, so a clean verdict would deceive this person.
        expect([verdict.lacking, verdict.noChain, headOf(verdict)]).toEqual([[], [2], "verify-half"]);
        expect(openTexts(verdict, [], seatName)).toContain("Nothing is proved to seat 3, whose device had no chain. Rolls: 1–12");
        const { says } = script(read("no-chain"));
        expect(says).toMatch(/^PROVED, except for what is named below as NOT PROVED: all 12 rolls /);
        expect(says).toContain("\nNOT PROVED to seat 3, whose device had no chain: rolls 1–12.\n");
        expect(says).toContain("The device of seat 3 took part in 0 of 12 rolls: none.\n  It was away or had no chain yet: 1–12.\n");
    });

    test("with values from only one person says that this person and the server could choose the dice", () => {
        const text = tampered(ludo, (proof) => alone(proof, ludo, [0]), (lines) => withDice(lines, ludo, [0]));
        const verdict = verdictOf(text);
        expect([verdict.mode, onlyOne(verdict), onlyOne(verdictOf(ludo))]).toEqual(["sealed", 0, null]);
        expect(openTexts(verdict, [], seatName)).toContain(words.say("unproved-single", { who: "seat 1" }));
        expect(script(text).says).toContain("Only the device of seat 1 sent values: this person and the server together could have chosen the rolls");
    });

    test("lists rolls without a seat only from the time when that seat has a chain", () => {
        const late = tampered(read("no-chain"), (proof) => void proof.steps.splice(6, 0, { kind: "anchor", owner: 2, anchor: chainOf(2).anchor }));
        expect(verdictOf(late).lacking).toEqual([7, 8, 9, 10, 11, 12]);
        expect(script(late).says).toContain("NOT PROVED that nobody chose these rolls: 7–12.");
    });

    test("says from which roll on the chains are new because the first ones were used up", () => {
        const { rules } = readRecord(ludo);
        const proof = begun(rules, [0, 1, 2, 3]);
        const words: string[] = [];
        for (let index = 1; index <= LENGTH + 3; index++) {
            if (index === LENGTH + 1) {
                for (const owner of ["server", 0, 1] as const) proof.steps.push({ kind: "anchor", owner, anchor: chainOf(owner).anchor });
            }
            const roll = rollOf(proof.start, rules, index, 0, [0, 1]);
            proof.steps.push({ kind: "roll", roll });
            words.push(roll.fell);
        }
        const head = ludo.split("\n").filter((line) => line !== "" && !/^(fair |end |kept |\d+:|-:)/.test(line));
        const text = sealed([...head, `0: ${words.join(" ")}`, ...writeProof(proof).map((line) => `fair ${line}`)]);
        const outcome = verify(text);
        if (outcome.kind !== "proved") throw new Error(JSON.stringify({ ...outcome, record: null }));
        expect(outcome.verdict.fresh).toEqual((["server", 0, 1] as const).map((owner) => ({ owner, index: LENGTH + 1 })));
        const { renewed, newAnchors, unbound } = outcome.verdict;
        expect({ renewed, newAnchors, unbound: rangesText(unbound) }).toEqual({ renewed: [LENGTH + 1], newAnchors: [], unbound: "4097–4099" });
    }, 60_000);

    test("contains the anchor that this device sent", () => {
        const own = [{ seat: 0, anchor: chainOf(0).anchor }];
        const outcome = verify(ludo, (game) => (game === GAME ? own : []));
        expect(outcome.kind === "proved" && outcome.own).toEqual([0]);
    });

    test("is reported as coming from a seed if it is a practice game", () => {
        const text = seeded("7");
        const outcome = verify(text);
        expect(outcome.kind === "proved" && outcome.verdict.mode).toBe("seeded");
        expect(script(text)).toMatchObject({ status: 0, says: expect.stringContaining("They come from a seed") });
    });

    test("with chosen rolls does not claim that all dice follow from the values", () => {
        const rules = readRecord(ludo).rules.replace("chosen_roll = []", "chosen_roll = [25]");
        const proof = begun(rules, [0, 1, 2, 3]);
        const { steps } = proof;
        steps.push({ kind: "roll", roll: rollOf(proof.start, rules, 1, 0, [0, 1]) }, { kind: "void", index: 2, roller: 1 });
        steps.push({ kind: "roll", roll: rollOf(proof.start, rules, 3, 2, [0, 1]) });
        const head = ludo.split("\n").filter((line) => line !== "" && !/^(hash |\| |\|$|game$|fair |end |kept |\d+:|-:)/.test(line));
        head.splice(2, 0, `hash ${textHash(rules)}`);
        const lines = [...head, ...rules.trimEnd().split("\n").map((line) => `| ${line}`.trimEnd()), "game"];
        const [first, second] = steps.flatMap((step) => (step.kind === "roll" ? [step.roll.fell] : []));
        const text = sealed([...lines, `0: ${first}`, "1: c4", `2: ${second}`, ...writeProof(proof).map((line) => `fair ${line}`)]);
        const verdict = verdictOf(text);
        expect([verdict.rolls, verdict.chosen]).toEqual([2, 1]);
        expect(provedTexts(verdict, [], seatName)).toContain(words.say("proved-dice-chosen"));
        expect(provedTexts(verdictOf(ludo), [], seatName)).toContain(words.say("proved-dice"));
        expect(script(text)).toMatchObject({ status: 0, says: expect.stringContaining("Players chose the dice of 1 roll themselves") });
    });

    test("is replayed without its proof, unless it was changed", () => {
        const short = withoutProof(ludo);
        expect(short).not.toContain("\nfair ");
        expect(readRecord(short)).toMatchObject({ whole: true, proof: [], chance: readRecord(ludo).chance });
        const changed = ludo.replace(/\br6\b/, "r5");
        expect(withoutProof(changed)).toBe(changed);
        expect(withoutProof("hello")).toBe("hello");
    });

    test("with dice from the server alone says so", () => {
        const text = tampered(ludo, (proof) => alone(proof, ludo), (lines) => withDice(lines, ludo));
        const verdict = verdictOf(text);
        expect([verdict.mode, verdict.lacking]).toEqual(["server", []]);
        expect(openTexts(verdict, [], seatName)).toEqual([words.say("unproved-server")]);
        expect(script(text).says).toContain("NOT PROVED");
    });
});

/** The proof of the same rolls with values of the server and only these people. With a seed it is a proof of
    practice dice. */
function alone(proof: Proof, text: string, people: readonly number[] = [], seed: string | null = null): void {
    const { rules } = readRecord(text);
    proof.seats = proof.seats.map((seat) => ({ ...seat, anchor: people.includes(seat.seat) ? seat.anchor : null }));
    const server = serverOf(seed);
    [proof.seeded, proof.game, proof.server] = [seed, server.game, server.anchor];
    proof.start = start(proof.game, textHash(rules), proof.server, proof.seats);
    for (const step of proof.steps) {
        if (step.kind !== "roll") continue;
        const contributions = step.roll.contributions.filter(([seat]) => people.includes(seat));
        const roll = { ...step.roll, server: server.value(step.roll.index) ?? "", contributions, missing: [] };
        step.roll = { ...roll, fell: rightFall(diceRules(rules), [], seedOf(proof.start, roll), roll.fell) };
    }
}

/** The server's chain; in a practice game the one that follows from the seed. */
function serverOf(seed: string | null): Chain {
    const { game, secret } = seed === null ? { game: GAME, secret: SERVER_SECRET } : practice(seed, 1);
    return new Chain(secret, game, "server");
}

/** The lines of the record with the dice of `alone`. */
function withDice(lines: string[], text: string, people: readonly number[] = [], seed: string | null = null): string[] {
    const proof = readProof(readRecord(text).proof);
    alone(proof, text, people, seed);
    const fell = proof.steps.flatMap((step) => (step.kind === "roll" ? [step.roll.fell] : []));
    return lines.map((line) => (/^(-|\d+):/.test(line) ? line.replace(/\br\d+/g, () => fell.shift() ?? "") : line));
}

/** A practice game. */
function seeded(seed: string): string {
    return tampered(ludo, (proof) => alone(proof, ludo, [], seed), (lines) => withDice(lines, ludo, [], seed));
}

describe("cheating is caught:", () => {
    test("a sealed game claims to be practice, although nobody contributes values to dice from a seed", () => {
        caught(tampered(ludo, (proof) => (proof.seeded = "5")), { kind: "seeded" });
        const late = tampered(seeded("5"), (proof) => void proof.steps.push({ kind: "anchor", owner: 0, anchor: chainOf(0).anchor }));
        caught(late, { kind: "seeded" });
        const missing = tampered(seeded("5"), (proof) => (rollAt(proof, 7).missing = [1]));
        caught(missing, { kind: "stranger", index: 7, seat: 1 });
    });

    test("dice claim to come from a seed that gives other dice", () => {
        caught(tampered(seeded("5"), (proof) => (proof.seeded = "6")), { kind: "seed", seed: "6" });
        const plain = tampered(ludo, (proof) => alone(proof, ludo), (lines) => withDice(lines, ludo));
        caught(tampered(plain, (proof) => (proof.seeded = "5")), { kind: "seed", seed: "5" });
    });

    test("a forged file has a new chain before every roll, and is rejected before the chains are computed", () => {
        const anchor = { kind: "anchor", owner: 0, anchor: chainOf(0).anchor } as const;
        const often = (rolls: number) => (proof: Proof) => {
            const last = rollAt(proof, 40);
            proof.steps = proof.steps.flatMap((step) => [anchor, step]);
            for (let index = 41; index <= rolls; index++) proof.steps.push(anchor, { kind: "roll", roll: { ...last, index } });
        };
        expect(verdictOf(tampered(ludo, often(40))).newAnchors).toHaveLength(40);
        caught(tampered(ludo, often(1500)), { kind: "chains" });
    });

    test("the server changes its value", () => {
        caught(tampered(ludo, (proof) => (rollAt(proof, 7).server = "01".repeat(32))), { kind: "server", index: 7 });
    });

    test("the server changes a contribution", () => {
        const change = (proof: Proof): void => {
            const roll = rollAt(proof, 7);
            roll.contributions = [roll.contributions[0] ?? [0, ""], [1, "01".repeat(32)]];
        };
        caught(tampered(ludo, change), { kind: "contribution", index: 7, seat: 1 });
    });

    test.each([
        ["game", valueOf(1, 7, "08".repeat(16))],
        ["seat", valueOf(0, 7)],
        ["index", valueOf(1, 8)],
        ["earlier index", valueOf(1, 6)],
    ])("a value is reused from another %s", (_, value) => {
        const change = (proof: Proof): void => {
            const roll = rollAt(proof, 7);
            roll.contributions = [roll.contributions[0] ?? [0, ""], [1, value]];
        };
        caught(tampered(ludo, change), { kind: "contribution", index: 7, seat: 1 });
    });

    test("a value that was released early belongs to another roll", () => {
        // A person who knows v_8 before roll 8 is opened can use it only as v_8, not for roll 7.
        caught(tampered(ludo, (proof) => (rollAt(proof, 7).contributions = [[0, valueOf(0, 8)]])), { kind: "contribution", index: 7, seat: 0 });
    });

    test("the last player withholds a value: the roll changes, and the silence is reported", () => {
        const text = tampered(ludo, (proof) => {
            const roll = rollAt(proof, 7);
            [roll.contributions, roll.missing] = [[[0, valueOf(0, 7)]], [1]];
        });
        // Whether or not the dice fit the smaller seed, the missing person is listed.
        const outcome = verify(text);
        if (outcome.kind === "proved") expect(outcome.verdict.missing.get(1)).toContain(7);
        else expect(fraud(outcome)).toMatchObject({ kind: "dice", index: 7 });
    });

    test("a value is left out without being listed as missing", () => {
        const rolls = Array.from({ length: 30 }, (_, nth) => nth + 1);
        const bad = rolls.filter((index) => verify(tampered(ludo, (proof) => (rollAt(proof, index).contributions = [[0, valueOf(0, index)]]))).kind !== "proved");
        // One roll in six is the same by chance.
        expect(bad.length).toBeGreaterThan(18);
    });

    test("a client's anchor is replaced", () => {
        const swap = (proof: Proof): void => {
            const [first] = proof.seats;
            if (first !== undefined) first.anchor = "01".repeat(32);
        };
        caught(tampered(ludo, swap), { kind: "start" });
        // Even if the start is changed to fit, the device knows which anchor it sent.
        const text = tampered(ludo, (proof) => {
            swap(proof);
            proof.start = start(proof.game, textHash(readRecord(ludo).rules), proof.server, proof.seats);
        });
        expect(fraud(verify(text, () => [{ seat: 0, anchor: chainOf(0).anchor }]))).toEqual({ kind: "own", seat: 0 });
        expect(verify(text).kind).toBe("fraud");
        expect(script(text).status).toBe(1);
    });

    test("the server changes its chain in the middle of the game", () => {
        const change = (proof: Proof): void => void proof.steps.splice(20, 0, { kind: "anchor", owner: "server", anchor: "01".repeat(32) });
        caught(tampered(ludo, change), { kind: "server", index: 21 });
    });

    test("a bot gets a chain", () => {
        const change = (proof: Proof): void => void proof.steps.splice(5, 0, { kind: "anchor", owner: 3, anchor: "01".repeat(32) });
        caught(tampered(ludo, change), { kind: "stranger", index: 6, seat: 3 });
    });

    test("a seat contributes twice, or without a chain", () => {
        const twice = (proof: Proof): void => void (rollAt(proof, 7).missing = [1]);
        caught(tampered(ludo, twice), { kind: "stranger", index: 7, seat: 1 });
        const stranger = (proof: Proof): void => void (rollAt(proof, 7).missing = [2]);
        caught(tampered(ludo, stranger), { kind: "stranger", index: 7, seat: 2 });
    });

    test("a roll is repeated, left out or added", () => {
        const again = (proof: Proof): void => void proof.steps.splice(7, 0, proof.steps[6] ?? { kind: "void", index: 0 });
        caught(tampered(ludo, again), { kind: "order", index: 7 });
        caught(tampered(ludo, (proof) => void proof.steps.splice(6, 1)), { kind: "order", index: 8 });
        const last = readRecord(ludo).chance.at(-1)?.word ?? "";
        caught(tampered(ludo, (proof) => void proof.steps.pop()), { kind: "record", index: 40, record: last, proof: "-" });
    });

    test("dice are rolled again after a restart of the server", () => {
        // The only other roll that could be had is the same index with the next values.
        const change = (proof: Proof): void => {
            const roll = rollAt(proof, 40);
            roll.server = valueOf("server", 41);
            roll.contributions = [[0, valueOf(0, 41)], [1, valueOf(1, 41)]];
        };
        caught(tampered(ludo, change), { kind: "server", index: 40 });
    });

    test("the game file is edited by hand", () => {
        const edited = ludo.replace(/\br6\b/, "r5");
        caught(edited, { kind: "file" });
        // With a corrected check line the proof still contains the original roll.
        const lines = edited.trimEnd().split("\n").slice(0, -1);
        expect(fraud(verify(sealed(lines)))).toMatchObject({ kind: "record", record: "r5", proof: "r6" });
        // If both are edited in the same way, the values still give the original roll.
        const index = (readRecord(ludo).chance.findIndex((one) => one.word === "r6") ?? 0) + 1;
        const both = tampered(ludo, (proof) => (rollAt(proof, index).fell = "r5"), (all) => all.map((line) => (line.startsWith("fair") ? line : line)));
        const everywhere = sealed(both.trimEnd().split("\n").slice(0, -1).join("\n").replace(/\br6\b/, "r5").split("\n"));
        caught(everywhere, { kind: "dice", index, right: "r6", shown: "r5" });
    });

    test("the rules of the file are edited", () => {
        const lines = ludo.replace("tokens = 4", "tokens = 3").trimEnd().split("\n").slice(0, -1);
        caught(sealed(lines), { kind: "file" });
        const rules = readRecord(sealed(lines)).rules;
        const fitting = lines.map((line) => (line.startsWith("hash ") ? `hash ${textHash(rules)}` : line));
        caught(sealed(fitting), { kind: "start" });
    });

    test("the seats are reordered so that another one is drawn first", () => {
        const text = read("drawn");
        const honest = readRecord(text);
        const [drawn] = honest.chance;
        const wanted = `f${seatsDrawn(honest).find((seat) => `f${seat}` !== drawn?.word)}`;
        const change = (proof: Proof): void => void (rollAt(proof, 1).fell = wanted);
        for (const order of ["0 3 2", "2 0 3", "2 3 0", "3 0 2", "3 2 0"]) {
            const lines = (all: string[]): string[] =>
                all.map((line) => (line.startsWith("seats ") ? `seats ${order}` : line.startsWith("-: f") ? line.replace(/f\d/, wanted) : line));
            caught(tampered(text, change, lines), { kind: "dice", index: 1, right: drawn?.word ?? "", shown: wanted });
        }
    });

    test("the seats or the roller are changed", () => {
        const lines = ludo.trimEnd().split("\n").slice(0, -1);
        caught(sealed(lines.map((line) => (line === "seats 0 1 2 3" ? "seats 0 1 2 4" : line))), { kind: "seats" });
        const index = readRecord(ludo).chance.findIndex((one) => one.seat === 2) + 1;
        caught(tampered(ludo, (proof) => (rollAt(proof, index).roller = null)), { kind: "roller", index });
        caught(tampered(ludo, (proof) => (rollAt(proof, index).roller = 9)), { kind: "roller", index });
        // The roller is part of the seed, because the server could choose a seat that gives other dice.
        caught(tampered(ludo, (proof) => (rollAt(proof, index).roller = 3)), { kind: "roller", index });
    });

    test("an unwelcome roll is discarded", () => {
        caught(tampered(ludo, (proof) => void proof.steps.push({ kind: "void", index: 41, roller: 0 })), { kind: "void", index: 41 });
        // An undo is no reason to discard a roll if the same seat rolls next.
        const { roller } = rollAt(readProof(readRecord(ludo).proof), 40);
        const thrown = (proof: Proof): void => {
            const last = proof.steps.pop();
            const ply = readRecord(ludo).words.findLastIndex(({ word }) => word.startsWith("r"));
            if (last?.kind === "roll") proof.steps.push({ kind: "back", ply, gone: ["p"] }, { kind: "void", index: 40, roller }, { kind: "roll", roll: { ...last.roll, index: 41 } });
            rollAt(proof, 41).server = valueOf("server", 41);
            rollAt(proof, 41).contributions = [[0, valueOf(0, 41)], [1, valueOf(1, 41)]];
        };
        caught(tampered(ludo, thrown), { kind: "void", index: 40 });
    });

    test("a discarded roll claims to have been open for another seat than the one to roll", () => {
        const { rules } = readRecord(ludo);
        const proof = begun(rules, [0, 1, 2, 3]);
        const roll = (index: number, roller: number): string => {
            const shown = rollOf(proof.start, rules, index, roller, [0, 1]);
            proof.steps.push({ kind: "roll", roll: shown });
            return shown.fell;
        };
        const first = [roll(1, 0), roll(2, 1)];
        proof.steps.push({ kind: "back", ply: 1, gone: [first[1] ?? ""] }, { kind: "void", index: 3, roller: 0 });
        const third = roll(4, 2);
        const head = ludo.split("\n").filter((line) => line !== "" && !/^(fair |end |kept |\d+:|-:)/.test(line));
        for (const roller of [0, 1, 2, 3, null]) {
            proof.steps[3] = { kind: "void", index: 3, roller };
            const text = sealed([...head, `0: ${first[0]}`, `1: ${first[1]}`, `2: ${third}`, ...writeProof(proof).map((line) => `fair ${line}`)]);
            caught(text, { kind: "void", index: 3 });
        }
    });

    test("dice without a proof pass as a chosen roll or a second throw in a variant that has neither", () => {
        const used = (action: string): string => tampered(ludo, () => {}, (lines) => [...lines.slice(0, -1), `${lines.at(-1)} ${action}`]);
        for (const action of ["c4", "s"]) caught(used(action), { kind: "item", action });
        const back = (proof: Proof): void => void proof.steps.push({ kind: "back", ply: readRecord(ludo).plies, gone: ["c6"] });
        caught(tampered(ludo, back), { kind: "item", action: "c6" });
    });

    test("actions listed as undone were never played, or were replayed with other dice", () => {
        const beyond = (proof: Proof): void => void proof.steps.push({ kind: "back", ply: 9999, gone: ["p"] });
        caught(tampered(ludo, beyond), { kind: "back", index: 1 });
        const unproved = (proof: Proof): void => void proof.steps.push({ kind: "back", ply: readRecord(ludo).plies, gone: ["r6"] });
        caught(tampered(ludo, unproved), { kind: "record", index: 41, record: "r6", proof: "-" });
    });
});

describe("a changed file", () => {
    test("is reported as unproved", () => {
        const plain = sealed(ludo.split("\n").filter((line) => !/^(fair|end) /.test(line) && line !== ""));
        expect(verify(plain).kind).toBe("unproved");
        expect(script(plain).status).toBe(2);
    });

    test("is reported with the line that cannot be read", () => {
        expect(verify("hello")).toEqual({ kind: "unreadable", line: 1 });
        expect(verify("")).toEqual({ kind: "unreadable", line: 1 });
        const cut = ludo.split("\n").slice(0, 90);
        expect(verify(cut.join("\n"))).toEqual({ kind: "unreadable", line: 90 });
        expect(verify(cut.join("\n").slice(0, -5))).toEqual({ kind: "unreadable", line: 90 });
        expect(script("hello").status).toBe(2);
    });

    /** The record after a change to each line, with correct hashes. */
    function changed(change: (line: string) => string | string[]): string {
        const lines = ludo.trimEnd().split("\n").slice(0, -1).flatMap(change);
        const rules = lines.filter((line) => line.startsWith("|")).map((line) => `${line.slice(2)}\n`).join("");
        return sealed(lines.map((line) => (line.startsWith("hash ") ? `hash ${textHash(rules)}` : line)));
    }

    const insert = (before: RegExp, ...lines: string[]): string => changed((line) => (before.test(line) ? [...lines, line] : line));
    const replace = (what: RegExp, by: string | ((found: string) => string)): string => changed((line) => line.replace(what, by as string));
    /** The number of the line that contains a text. */
    const lineOf = (what: RegExp, text = ludo): number => text.split("\n").findIndex((line) => what.test(line)) + 1;
    const roll = /^fair roll 5 /;
    const turns = ludo.split("\n").filter((line) => /^\d:/.test(line));

    test.each([
        ["a value in capitals", replace(/^fair roll 5 \S+ \w+/, (found) => found.toUpperCase().replace("FAIR ROLL", "fair roll")), lineOf(roll)],
        ["values in another order", replace(/^(fair roll 5 \S+ \w+) (0=\w+),(1=\w+)/, "$1 $3,$2"), lineOf(roll)],
        ["the game after its proof", sealed([...changed((line) => (/^(end |\d:)/.test(line) ? [] : line)).trimEnd().split("\n").slice(0, -1), ...turns]), lineOf(/^end /) - turns.length],
        ["two spaces in a turn", replace(/^(\d:) /, "$1  "), lineOf(/^\d:/)],
        ["two spaces in the proof", replace(/^fair roll 5 /, "fair roll  5 "), lineOf(roll)],
        ["a seed with leading zeros", insert(/^fair server/, "fair seeded 007"), lineOf(/^fair server/)],
        ["a seed that is too large", insert(/^fair server/, "fair seeded 18446744073709551616"), lineOf(/^fair server/)],
        ["two names for a seat", insert(/^\| id/, "name 0 Ann", "name 0 Bo"), lineOf(/^\| id/) + 1],
        ["a name for a seat without a player", insert(/^\| id/, "name 7 Ann"), lineOf(/^\| id/)],
        ["names out of order", insert(/^\| id/, "name 1 Bo", "name 0 Ann"), lineOf(/^\| id/) + 1],
        ["a name with a line separator", insert(/^\| id/, "name 0 A\u2028B"), lineOf(/^\| id/)],
        ["a name without visible characters", insert(/^\| id/, "name 0 \u200b\ufeff"), lineOf(/^\| id/)],
        ["a name that is only a space", insert(/^\| id/, "name 0 \u00a0"), lineOf(/^\| id/)],
        ["a name with a leading space", insert(/^\| id/, "name 0  Ann"), lineOf(/^\| id/)],
        ["a name that reverses the text direction", insert(/^\| id/, "name 0 A\u202eB"), lineOf(/^\| id/)],
        ["a turn in two lines", replace(/^0: r6 m0 r6 /, "0: r6 m0 r6\n0: "), lineOf(/^0: r6 m0 r6 /) + 1],
        ["a version without proofs", replace(/record 1\.1$/, "record 1.0"), 1],
        ["a count with a leading zero", ludo.replace(/\nend /, "\nend 0"), lineOf(/^end /)],
        ["a byte order mark after the end", `${ludo.trimEnd()}\ufeff\n`, lineOf(/^end /)],
        ["another kind of line break after the end", `${ludo.trimEnd()}\u0085`, lineOf(/^end /)],
        ["a separator after the end", `${ludo}\x1c`, lineOf(/^end /) + 1],
        ["spaces after the end", `${ludo}  \n`, lineOf(/^end /) + 1],
        ["doubled carriage returns", ludo.replace(/^\| id = .*$/m, "$&\r\r"), lineOf(/^\| id/)],
        ["a byte order mark", `\ufeff${ludo}`, 1],
        ["a number with a leading zero", replace(/^fair roll 5 /, "fair roll 05 "), lineOf(roll)],
        ["a seat twice", replace(/^seats 0 1/, "seats 0 0"), lineOf(/^seats/)],
        ["no start", changed((line) => (line.startsWith("fair start") ? [] : line)), lineOf(/^fair start/)],
        ["rules without spaces", replace(/^\| sides = 6$/, "| sides=6"), lineOf(/^\| sides/)],
        ["rules with an indent", replace(/^\| sides = 6$/, "|  sides = 6"), lineOf(/^\| sides/)],
        ["rules with a comment", replace(/^\| \[dice\]$/, "| [dice] # x"), lineOf(/^\| \[dice\]/)],
        ["rules with a decoy in a multi-line text", replace(/^\| source = .*$/, '| source = """\n| [dice]\n| sides = 8\n| """'), lineOf(/^\| source/)],
        ["rules with the same key twice", replace(/^\| sides = 6$/, "| sides = 6\n| sides = 8"), lineOf(/^\| sides/) + 1],
        ["rules with a group twice", replace(/^\| \[end\]$/, "| [dice]\n| sides = 8\n|\n| [end]"), lineOf(/^\| \[end\]/)],
        ["rules with the dice before the groups", insert(/^\| id/, "| dice = 2"), lineOf(/^\| id/)],
        ["rules based on other rules", insert(/^\| id/, '| based_on = "ludo"'), lineOf(/^\| id/)],
        ["rules with a number in another base", replace(/^\| sides = 6$/, "| sides = 0x6"), lineOf(/^\| sides/)],
        ["rules with half a die", replace(/^\| sides = 6$/, "| sides = 6.5"), lineOf(/^\| sides/)],
        ["rules with an unclosed list", replace(/^\| weights = \[\]$/, `| weights = ${"[".repeat(5000)}`), lineOf(/^\| weights/)],
        ["rules with far too many dice", replace(/^\| count = 1$/, "| count = 1000000000"), lineOf(/^\| count/)],
        ["a line after the end", `${ludo}more\n`, lineOf(/^end /) + 1],
    ])("is rejected with its line if its form is wrong: %s", (_, text, line) => {
        expect(verify(text)).toEqual({ kind: "unreadable", line });
        expect(script(text)).toMatchObject({ status: 2, says: expect.stringMatching(new RegExp(`^CANNOT BE READ: line ${line}\\b`)) });
    });

    test("is still a proof with names of thirty characters of any size", () => {
        const text = insert(/^\| id/, `name 0 ${"🎲".repeat(30)}`, "name 1 Zoë, 2.");
        expect([verify(text).kind, script(text).status]).toEqual(["proved", 0]);
        const longer = insert(/^\| id/, `name 0 ${"🎲".repeat(31)}`);
        expect([verify(longer).kind, script(longer).status]).toEqual(["unreadable", 2]);
    });

    test("is still a proof with the largest possible seed", () => {
        const text = seeded("18446744073709551615");
        expect([verify(text).kind, script(text).status]).toEqual(["proved", 0]);
    });

    test.each([
        ["sides = 6", "sides = 300"],
        ["sides = 6", "sides = 0"],
        ["sides = 6", "sides = 1"],
        ["sides = 6", "sides = 101"],
        ["sides = 6", 'sides = "6"'],
        ["weights = []", "weights = [0, 0, 0, 0, 0, 0]"],
        ["weights = []", "weights = [1, 1]"],
        ["weights = []", `weights = [${"1, ".repeat(5000)}1]`],
        ["count = 1", "count = 0"],
        ["count = 1", "count = 9"],
        ["lots = 0", "lots = 4"],
        ["lots = 0", "lots = 255"],
        ["values = []", "values = [1, 2]"],
        ["fewer = [0, 0]", "fewer = [5, 1]"],
        ["fewer = [0, 0]", "fewer = []"],
        ["fewer = [0, 0]", "fewer = [0, 1]"],
    ])("is rejected before anything is computed if its rules have impossible dice: not %s, but %.30s", (right, wrong) => {
        const text = changed((line) => (line === `| ${right}` ? `| ${wrong}` : line));
        expect(text).not.toBe(ludo);
        expect(verify(text)).toEqual({ kind: "unreadable", line: null });
        expect(script(text)).toMatchObject({ status: 2, says: expect.stringMatching(/^CANNOT BE READ: the rules have dice that there are not: /) });
    });

    test("may draw a seat although everybody has left", () => {
        const text = tampered(
            read("drawn"),
            () => {},
            (lines) => lines.map((line) => line.replace(/^-: /, `-: ${readRecord(read("drawn")).seats.map((seat) => `x${seat} `).join("")}`)),
        );
        caught(text, { kind: "roller", index: 1 });
    });

    test("has a proof in which damage to any line is detected", () => {
        const lines = writeProof(readProof(readRecord(ludo).proof));
        const head = ludo.split("\n").filter((line) => !/^(fair|end) /.test(line) && line !== "");
        for (const [at] of lines.entries()) {
            const damaged = lines.map((line, nth) => `fair ${line}${nth === at ? "x" : ""}`);
            expect(verify(sealed([...head, ...damaged])).kind, lines[at]).not.toBe("proved");
        }
        expect(writeProof(readProof(lines))).toEqual(lines);
    });
});

describe("statistics", () => {
    test("give the count of each face beside the count expected from fair dice", () => {
        const stats = statsOf(readRecord(ludo));
        expect(stats.dice).toBe(40);
        expect(stats.faces.reduce((sum, one) => sum + one.count, 0)).toBe(40);
        expect(stats.faces[0]?.expected).toBeCloseTo(40 / 6);
        expect(stats.unusual).toBe("usual");
        const ur = statsOf(readRecord(read("ur")));
        expect(ur.faces.map((one) => one.face)).toEqual([0, 1, 2, 3, 4]);
        expect(ur.faces[2]?.expected).toBeCloseTo((30 * 6) / 16);
        expect(ur.unusual).toBe("few");
        // Rolls that were undone and not repeated are counted here and by the command.
        const back = readRecord(read("passed-on"));
        expect(statsOf(back)).toMatchObject({ dice: verdictOf(read("passed-on")).rolls, kept: 3 });
    });

    test("say how unusual a distribution is", () => {
        // From tables: 5 % and 0.1 % bounds.
        for (const [freedom, five, thousandth] of [[1, 3.841, 10.828], [2, 5.991, 13.816], [5, 11.07, 20.515], [19, 30.144, 43.82]] as const) {
            expect(atLeast(five, freedom)).toBeCloseTo(0.05, 3);
            expect(atLeast(thousandth, freedom)).toBeCloseTo(0.001, 4);
        }
        expect(atLeast(0, 5)).toBe(1);
    });
});
