/** Ways in which a server could try to choose the dice. Each raises an alarm on every connected device. */
import { describe, expect, test } from "vitest";
import { textHash } from "../chain/bytes";
import { Chain, place } from "../chain/chain";
import { click, see } from "./keeper";
import type { Alarm } from "./kept";
import type { Word } from "../record/record";
import { chainOf, GAME, rollOf, valueOf } from "../record/fixtures/sample";
import { Device, given, honest, mine, ours, playing, right, rolls, RULES, type Shown, Table } from "./fixtures/sample-table";
import type { Sight } from "./sight";
import { start } from "../chain/start";

/** A variant in which players collect chosen rolls. */
const CHOOSING = RULES.replace("chosen_roll = []", "chosen_roll = [25]");

/** A game with three honest rolls. */
function begun(rules = RULES): { table: Table; device: Device } {
    const both = playing(rules);
    rolls(both.table, both.device, 1, 3);
    return both;
}

/** A roll of another seat is open, and this device has released its value. */
function opened(roller: number | null = 1, rules = RULES): { table: Table; device: Device } {
    const both = begun(rules);
    both.table.open(4, roller);
    expect(both.device.look()).toMatchObject([{ type: "release", index: 4 }]);
    return both;
}

/** The dice that follow from the values of a roll, as a server that has changed the values would show them. */
function fit(table: Table, roll: Shown): void {
    roll.fell = right(table.dice.start ?? "", roll);
}

describe("discarding a roll raises an alarm", () => {
    test("after the server has seen all values", () => {
        const { table, device } = opened();
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("after this person's click", () => {
        const { table, device } = begun();
        table.open(4, 0);
        device.look();
        expect(device.click()).toBe(ours(4));
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("if only the proof says so, and the next roll is opened", () => {
        const { table, device } = opened();
        table.proof?.steps.push({ kind: "void", index: 4 });
        table.open(5, 2);
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("if the same seat rolls next and could have used this roll", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "taken-back" });
        table.void();
        table.open(5, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("if the same seat rolls next, and nobody is asked", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "taken-back" });
        table.void();
        table.happens({ kind: "roll", roll: rollOf(table.dice.start ?? "", RULES, 5, 1, [1]) });
        device.look();
        expect(device.alarms).toContainEqual({ kind: "void", index: 4 });
    });

    test("if it is shown afterwards or was shown before", () => {
        const { table, device } = opened();
        const { proof } = table;
        table.fall();
        device.look();
        table.steps.push({ kind: "void", index: 4 });
        device.look();
        expect(device.alarms).toEqual([{ kind: "again", index: 4 }]);
        expect(proof?.steps).toHaveLength(4);
    });

    test.each([
        ["moves were undone", { kind: "taken-back" }, []],
        ["the roller left", { kind: "gave-up", seat: 1 }, []],
        ["the roller is out of the game", null, [1]],
    ] as const)("but not if %s", (_, news, gone) => {
        const { table, device } = opened();
        if (news !== null) table.steps.push(news);
        table.gone = [...gone];
        table.void();
        table.open(5, 2);
        expect(device.look()).toMatchObject([{ type: "release", index: 5 }]);
        table.fall();
        device.look();
        table.open(6, 1);
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test.each([
        [RULES, [{ kind: "item", seat: 1 }, { kind: "void", index: 4 }]],
        [CHOOSING, []],
    ] as const)("even if the roller used a chosen roll, unless the variant has chosen rolls", (rules, alarms) => {
        const { table, device } = opened(1, rules);
        table.steps.push({ kind: "used", seat: 1, item: "chosen_roll" });
        table.void();
        table.open(5, 2);
        device.look();
        expect(device.alarms).toEqual(alarms);
    });

    test("even if another player left", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "gave-up", seat: 2 });
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("but not if the proof arrives before the reason", () => {
        const { table, device } = opened();
        table.proof?.steps.push({ kind: "void", index: 4 });
        table.whole = true;
        if (device.kept !== null) device.kept.bound = false;
        device.look();
        table.steps = [{ kind: "taken-back" }, { kind: "void", index: 4 }];
        table.open(5, 2);
        device.look();
        expect(device.alarms).toEqual([]);
    });
});

describe("a roll of the wrong seat raises an alarm", () => {
    test.each([0, 2, 9, 77, null])("if the roll was opened for another seat: %j", (roller) => {
        const { table, device } = opened();
        table.fall((roll) => {
            roll.roller = roller;
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("if it is the turn of another seat", () => {
        const { table, device } = begun();
        table.turn = { phase: "roll", seat: 2 };
        table.open(4, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("if the view names another seat than the events", () => {
        const { table, device } = opened();
        table.change({ opened: { index: 4, roller: 2, contributors: [0, 1], released: [0, 1] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("if it is opened before the last roll was used for a move", () => {
        const { table, device } = begun();
        table.turn = { phase: "move", seat: 1 };
        table.open(4, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("if it has no seat, although no first seat is drawn", () => {
        const { table, device } = begun();
        table.turn = { phase: "roll", seat: 1 };
        table.open(4, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("but not if an undo has changed the turn since the roll was opened", () => {
        const { table, device } = begun();
        table.turn = { phase: "roll", seat: 1 };
        table.open(4, 1);
        device.look();
        table.turn = { phase: "move", seat: 0 };
        table.steps.push({ kind: "taken-back" });
        device.look();
        expect(device.alarms).toEqual([]);
    });
});

describe("not asking a connected device raises an alarm:", () => {
    test("the roll is shown without ever being opened", () => {
        const { table, device } = begun();
        table.happens({ kind: "roll", roll: { ...rollOf(table.dice.start ?? "", RULES, 4, 1, [1]), missing: [] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 4, seat: 0 }]);
    });

    test("the roll is shown without being opened, and lists the device as missing", () => {
        const { table, device } = begun();
        table.happens({ kind: "roll", roll: { ...rollOf(table.dice.start ?? "", RULES, 4, 1, [1]), missing: [0] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 4, seat: 0 }]);
    });

    test("a device that was silent must still be asked for its own roll", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        table.runOut();
        device.look();
        table.open(2, 0, [1]);
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 2, seat: 0 }]);
    });
});

describe("contributors that differ from those the roll was opened with raise an alarm:", () => {
    test("a value that arrived is silently dropped", () => {
        const { table, device } = opened();
        table.fall((roll) => {
            roll.contributions = roll.contributions.filter(([seat]) => seat === 0);
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("a value is included that was not asked for", () => {
        const { table, device } = begun();
        table.open(4, 1, [0]);
        device.look();
        table.fall();
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("the view lists other contributors than the events", () => {
        const { table, device } = opened();
        table.change({ opened: { index: 4, roller: 1, contributors: [0], released: [0] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("but a person listed as missing counts as a contributor", () => {
        const { table, device } = opened();
        table.fall((roll) => {
            [roll.contributions, roll.missing] = [roll.contributions.filter(([seat]) => seat === 0), [1]];
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([]);
    });
});

describe("changing the source of the dice in the middle of a game raises an alarm:", () => {
    test("to a seed, and everything is still checked", () => {
        const { table, device } = begun();
        table.change({ mode: "seeded" });
        table.open(4, 1);
        device.look();
        table.fall((roll) => (roll.server = "00".repeat(32)));
        device.look();
        expect(device.alarms).toContainEqual({ kind: "mode" });
        expect(device.alarms).toContainEqual({ kind: "server-value", index: 4 });
    });

    test("to the server alone", () => {
        const { table, device } = begun();
        table.change({ mode: "server" });
        device.look();
        expect(device.alarms).toEqual([{ kind: "mode" }]);
    });

    test("but devices may join a server that was alone", () => {
        const { table, device } = playing();
        if (device.kept !== null) device.kept.mode = "server";
        device.look();
        expect([device.alarms, device.kept?.mode]).toEqual([[], "sealed"]);
        table.change({ mode: "server" });
        device.look();
        expect(device.alarms).toEqual([{ kind: "mode" }]);
    });
});

describe("after a lost connection, an alarm is raised if", () => {
    test("a roll has a wrong value for this device's seat", () => {
        const { table, device } = opened();
        const old = structuredClone(table.dice);
        device.lost();
        table.fall((roll) => {
            given(roll, 0, valueOf(0, 4));
            fit(table, roll);
        });
        device.found(old);
        device.look();
        expect(device.alarms).toEqual([{ kind: "forged", index: 4, seat: 0 }]);
    });

    test.each([true, false])("a roll has a wrong value for another seat; all events arrive: %j", (whole) => {
        const { table, device } = opened();
        device.lost();
        table.fall((roll) => {
            given(roll, 1, "ab".repeat(32));
            fit(table, roll);
        });
        [table.live, table.whole] = [true, whole];
        device.look();
        expect(device.alarms).toEqual([{ kind: "value", index: 4, seat: 1 }]);
    });

    /** The alarms of a device that had released its value for roll 4 of seat 1 when its connection was cut, and
        then finds this in the record. `later` is made before it has the record. */
    function returns(became: (table: Table) => void, next: number | null, later: "told" | "open" = "open"): Alarm[] {
        const { table, device } = opened();
        device.lost();
        became(table);
        [table.live, table.whole, table.steps] = [true, false, []];
        if (next !== null) table.open(5, next);
        if (later === "told") {
            device.kept = see(device.kept, device.wire, table.sight, () => device.secret).kept;
            [table.steps, table.whole] = [[], true];
            table.fall((roll) => (roll.missing = [0]), null);
        }
        device.look();
        return device.alarms;
    }

    const thrown = (roller: number) => (table: Table): void => void table.proof?.steps.push({ kind: "back", ply: 2, gone: ["r1"] }, { kind: "void", index: 4, roller });

    test.each(["open", "told"] as const)("the same seat rolls again, and the open roll is void; the next one is %s", (later) => {
        expect(returns(thrown(1), 1, later)).toContainEqual({ kind: "void", index: 4 });
        expect(returns(thrown(2), 1, later), "it was opened for another seat").toContainEqual({ kind: "roller", index: 4 });
        expect(returns(thrown(1), 2, later), "another seat may roll next").toEqual([]);
        expect(returns((table) => table.fall(), 1, later), "the same seat may roll after the roll was made").toEqual([]);
    });

    test("an open roll was made in another way than it was opened, and the next one is open", () => {
        expect(returns((table) => table.fall((roll) => (roll.roller = 2)), 1)).toContainEqual({ kind: "roller", index: 4 });
        const dropped = (roll: Shown): void => void (roll.contributions = roll.contributions.filter(([seat]) => seat === 0));
        expect(returns((table) => table.fall(dropped), 1)).toContainEqual({ kind: "part", index: 4 });
    });

    test("a value is left out although the room confirmed it", () => {
        const { table, device } = opened();
        table.change({ opened: { index: 4, roller: 1, contributors: [0, 1], released: [0] } });
        device.look();
        device.lost();
        table.live = true;
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "left-out", index: 4, seat: 0 }]);
    });
});

describe("using an item that the variant does not have raises an alarm:", () => {
    test.each(["chosen_roll", "second_throw", "shield"] as const)("a %s", (item) => {
        const { table, device } = begun();
        table.steps.push({ kind: "used", seat: 1, item });
        device.look();
        expect(device.alarms).toEqual([{ kind: "item", seat: 1 }]);
    });
});

describe("skipping something raises an alarm:", () => {
    test("a roll is never shown", () => {
        const { table, device } = opened();
        table.happens({ kind: "roll", roll: rollOf(table.dice.start ?? "", RULES, 5, 1, [1]) });
        device.look();
        expect(device.alarms).toContainEqual({ kind: "gap", index: 4 });
    });

    test("a roll is missing from the proof", () => {
        const { table, device } = begun();
        device.lost();
        for (const index of [4, 5]) {
            table.open(index, 1, [1]);
            table.fall((roll) => (roll.missing = []), null);
        }
        table.proof?.steps.splice(3, 1);
        [table.live, table.whole] = [true, false];
        device.look();
        expect(device.alarms).toEqual([{ kind: "gap", index: 4 }]);
    });

    test("a connected device does not receive everything", () => {
        const { table, device } = begun();
        table.whole = false;
        device.look();
        expect(device.alarms).toEqual([{ kind: "gap", index: 4 }]);
    });
});

/** A chain of seat 1 that gives a wanted roll. */
function madeUp(table: Table, roll: Shown, wish: string): Chain {
    for (let nth = 1; ; nth++) {
        const chain = new Chain(nth.toString(16).padStart(64, "0"), GAME, 1);
        given(roll, 1, chain.value(place(roll.index)) ?? "");
        fit(table, roll);
        if (roll.fell === wish) return chain;
    }
}

describe("a seat that commits while a roll is open", () => {
    test.each(["the events", "the view", "both"])("raises an alarm if its new chain, made to suit the known values, arrives by %s", (how) => {
        const { table, device } = opened();
        table.fall((roll) => {
            const { anchor } = madeUp(table, roll, "r6");
            if (how !== "the events") table.change({ anchors: { ...table.dice.anchors, 1: anchor } });
            if (how !== "the view") table.steps.push({ kind: "anchor", owner: 1, anchor });
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "value", index: 4, seat: 1 }]);
    });

    test("raises no alarm if it uses its old chain for the open roll, and the new one from the next roll on", () => {
        const { table, device } = opened();
        const fresh = new Chain("88".repeat(32), GAME, 1);
        table.anchor(1, fresh.anchor);
        device.look();
        table.fall();
        device.look();
        table.open(5, 2);
        device.look();
        table.fall((roll) => {
            given(roll, 1, fresh.value(5) ?? "");
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([]);
        expect(device.checked).toMatchObject([{ good: true, unfollowed: [] }]);
    });

    test("gets no value from a device that arrives during the roll, until the proof shows which chains count", () => {
        const { table, device } = begun();
        device.reload();
        table.open(4, 1);
        [table.steps, table.whole] = [[], false];
        const sight: Sight = { ...table.sight };
        const { kept, send, look } = see(device.kept, device.wire, sight, () => device.secret);
        expect([send, look, click(kept, device.wire, sight, 0)]).toEqual([[], true, null]);
        const early = see(kept, device.wire, { ...sight, whole: true, proof: table.proof, asked: null }, () => device.secret);
        expect(early.send, "the proof is from before the roll was opened").toEqual([]);
        const told = see(early.kept, device.wire, { ...sight, whole: true, proof: table.proof, asked: 4 }, () => device.secret);
        expect(told.send).toMatchObject([{ type: "release", index: 4 }]);
        device.kept = told.kept;
        table.whole = true;
        table.fall((roll) => {
            const { anchor } = madeUp(table, roll, "r6");
            table.change({ anchors: { ...table.dice.anchors, 1: anchor } });
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "value", index: 4, seat: 1 }]);
    });
});

test("for a device that has missed rolls, a chain that only the view has does not count for an open roll", () => {
    const { table, device } = begun();
    device.lost();
    table.open(4, 1, [1]);
    table.fall((roll) => (roll.missing = []), null);
    table.open(5, 1);
    const roll: Shown = { ...honest(table.dice.start ?? "", 5, 1, ours(5)) };
    table.change({ anchors: { ...table.dice.anchors, 1: madeUp(table, roll, "r6").anchor } });
    [table.live, table.whole] = [true, false];
    expect(device.look()).toMatchObject([{ type: "release", index: 5 }]);
    table.fall((shown) => Object.assign(shown, roll));
    device.look();
    expect(device.alarms).toEqual([{ kind: "value", index: 5, seat: 1 }]);
});

describe("a start that does not bind what this device committed to raises an alarm:", () => {
    /** A game that starts with other seats than the room has shown. */
    function bound(change: (seats: { seat: number; human: boolean; anchor: string | null }[]) => void, mode: Table["dice"]["mode"] = "sealed"): Alarm[] {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        device.look();
        table.begin();
        const proof = table.proof;
        if (proof === null) return [];
        change(proof.seats);
        proof.start = start(GAME, textHash(RULES), proof.server, proof.seats);
        table.change({ start: proof.start, mode });
        device.look();
        return device.alarms;
    }

    test("it has another chain, or none", () => {
        expect(bound(() => {})).toEqual([]);
        expect(bound(([own]) => own && (own.anchor = chainOf(0).anchor))).toEqual([{ kind: "start" }]);
        expect(bound(([own]) => own && (own.anchor = null))).toEqual([{ kind: "start" }]);
    });

    test("it has a bot on the seat", () => {
        expect(bound(([own]) => own && ([own.human, own.anchor] = [false, null]))).toEqual([{ kind: "start" }]);
    });

    test.each(["seeded", "server"] as const)("the room declares the dice mode %s at the start", (mode) => {
        expect(bound(() => {}, mode)).toEqual([{ kind: "mode" }]);
    });
});

test("a server chain that changes after this device has committed raises an alarm", () => {
    const table = new Table();
    const device = new Device(table);
    device.look();
    table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
    device.look();
    table.change({ server: chainOf("server").value(1) ?? "" });
    device.look();
    expect(device.alarms).toEqual([{ kind: "server-anchor" }]);
});

describe("rolls that are not shown at all raise an alarm:", () => {
    const words = (...all: string[]): { words: Word[]; plies: number } => ({ words: all.map((word) => ({ word, seat: 0 })), plies: all.length });

    /** The alarms about a record with other actions than the device saw, after a turn in which it saw no roll. */
    function unrolled(ply: number, ...all: string[]): Alarm[] {
        const { table, device } = playing();
        table.turn = { phase: "roll", seat: 1 };
        device.look();
        table.turn = { phase: "roll", seat: 2 };
        device.look();
        table.turn = { phase: "roll", seat: 1 };
        const sight: Sight = { ...table.sight, ply };
        const step = see(device.kept, device.wire, sight, () => device.secret);
        expect(step.look).toBe(true);
        return see(step.kept, device.wire, { ...sight, proof: table.proof, record: words(...all) }, () => device.secret).kept.alarms;
    }

    test("tokens move, and the record of the same moment has a roll", () => {
        expect(unrolled(2, "r6", "m0")).toEqual([{ kind: "gap", index: 1 }]);
        expect(unrolled(1, "r6", "m0"), "the record was written later").toEqual([]);
        expect(unrolled(1, "x3"), "the roller left").toEqual([]);
    });

    test("missed rolls are taken from the record and must fit the events that arrive again", () => {
        const { table, device } = begun();
        const fallen = table.proof?.steps.flatMap((step) => (step.kind === "roll" ? [step.roll.fell] : [])) ?? [];
        const returns = (record: Sight["record"], ply: number, fits = true): Device => {
            const back = new Device(table);
            back.kept = structuredClone(device.kept);
            const sight: Sight = { ...table.sight, whole: false, ply };
            const { kept } = see(back.kept, back.wire, sight, () => back.secret);
            const { proof } = table;
            back.kept = see(kept, back.wire, { ...sight, whole: true, proof, record, fits }, () => back.secret).kept;
            return back;
        };
        expect(returns(words(...fallen), 3).kept).toMatchObject({ table: fallen, again: [], alarms: [] });
        expect(returns(words(...fallen, "m0"), 3).kept, "the record was written later than the view").toMatchObject({ table: null, alarms: [] });
        expect(returns(words(...fallen), 3, false).alarms).toEqual([{ kind: "record" }]);
        const last = fallen.at(-1) ?? "";
        table.happens({ kind: "back", ply: 2, gone: [last] });
        expect(returns(words(...fallen.slice(0, 2)), 2).kept).toMatchObject({ table: fallen.slice(0, 2), again: [last], alarms: [] });
    });
});

test("a record with an undo raises an alarm if undo is off", () => {
    const { table, device } = begun();
    device.lost();
    table.proof?.steps.push({ kind: "back", ply: 2, gone: ["r1"] });
    table.live = true;
    const returns = (forbids: boolean): Alarm[] => {
        const wire = structuredClone(device.wire);
        const { kept } = see(device.kept, wire, { ...table.sight, whole: false, forbids }, () => device.secret);
        return see(kept, wire, { ...table.sight, proof: table.proof, forbids }, () => device.secret).kept.alarms;
    };
    expect([returns(true), returns(false)]).toEqual([[{ kind: "undone" }], []]);
});

test("an undo happens although undo is off or this person did not agree", () => {
    const { table, device } = opened();
    table.steps.push({ kind: "taken-back" });
    table.void();
    const { kept } = see(device.kept, device.wire, { ...table.sight, unagreed: true }, () => device.secret);
    expect(kept.alarms).toEqual([{ kind: "undone" }]);
});
