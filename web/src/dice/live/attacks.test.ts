/** What a server could do to have the dice that it likes: every way is an alarm on the devices that are there. */
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

/** A variant in which players collect rolls of choice. */
const CHOOSING = RULES.replace("chosen_roll = []", "chosen_roll = [25]");

/** A game with three honest rolls. */
function begun(rules = RULES): { table: Table; device: Device } {
    const both = playing(rules);
    rolls(both.table, both.device, 1, 3);
    return both;
}

/** A roll of another seat is open, and this device has shown its value. */
function opened(roller: number | null = 1, rules = RULES): { table: Table; device: Device } {
    const both = begun(rules);
    both.table.open(4, roller);
    expect(both.device.look()).toMatchObject([{ type: "release", index: 4 }]);
    return both;
}

/** The roll's dice as its values give them: what a server shows that has changed them. */
function fit(table: Table, roll: Shown): void {
    roll.fell = right(table.dice.start ?? "", roll);
}

describe("a roll is thrown away", () => {
    test("after the server has seen all values", () => {
        const { table, device } = opened();
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("after the own click", () => {
        const { table, device } = begun();
        table.open(4, 0);
        device.look();
        expect(device.click()).toBe(ours(4));
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("in the proof only, and the next one is opened", () => {
        const { table, device } = opened();
        table.proof?.steps.push({ kind: "void", index: 4 });
        table.open(5, 2);
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("although the same seat rolls then, which it could have done with this one", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "taken-back" });
        table.void();
        table.open(5, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("although the same seat rolls then, with nobody asked", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "taken-back" });
        table.void();
        table.happens({ kind: "roll", roll: rollOf(table.dice.start ?? "", RULES, 5, 1, [1]) });
        device.look();
        expect(device.alarms).toContainEqual({ kind: "void", index: 4 });
    });

    test("and shown all the same, or the other way round", () => {
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
        ["the game was taken back", { kind: "taken-back" }, []],
        ["who was to roll left", { kind: "gave-up", seat: 1 }, []],
        ["who was to roll is out of the game", null, [1]],
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
    ] as const)("because who was to roll used a roll of choice, unless the variant has such a thing", (rules, alarms) => {
        const { table, device } = opened(1, rules);
        table.steps.push({ kind: "used", seat: 1, item: "chosen_roll" });
        table.void();
        table.open(5, 2);
        device.look();
        expect(device.alarms).toEqual(alarms);
    });

    test("but not because somebody else left", () => {
        const { table, device } = opened();
        table.steps.push({ kind: "gave-up", seat: 2 });
        table.void();
        device.look();
        expect(device.alarms).toEqual([{ kind: "void", index: 4 }]);
    });

    test("but not if the proof was faster than the reason", () => {
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

describe("somebody else rolls", () => {
    test.each([0, 2, 9, 77, null])("than the roll was opened for: %j", (roller) => {
        const { table, device } = opened();
        table.fall((roll) => {
            roll.roller = roller;
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("than whose turn it is", () => {
        const { table, device } = begun();
        table.turn = { phase: "roll", seat: 2 };
        table.open(4, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("as the view says later than the news", () => {
        const { table, device } = opened();
        table.change({ opened: { index: 4, roller: 2, contributors: [0, 1], released: [0, 1] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("before the last roll is moved", () => {
        const { table, device } = begun();
        table.turn = { phase: "move", seat: 1 };
        table.open(4, 1);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("nobody, although no first seat is drawn", () => {
        const { table, device } = begun();
        table.turn = { phase: "roll", seat: 1 };
        table.open(4, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "roller", index: 4 }]);
    });

    test("but not if the turn has changed since the roll was opened, because something was taken back", () => {
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

describe("a device that is there is not asked:", () => {
    test("the roll is shown without ever being opened", () => {
        const { table, device } = begun();
        table.happens({ kind: "roll", roll: { ...rollOf(table.dice.start ?? "", RULES, 4, 1, [1]), missing: [] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 4, seat: 0 }]);
    });

    test("the roll is shown without being opened, and names it as missing", () => {
        const { table, device } = begun();
        table.happens({ kind: "roll", roll: { ...rollOf(table.dice.start ?? "", RULES, 4, 1, [1]), missing: [0] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 4, seat: 0 }]);
    });

    test("the own roll, although it was silent before", () => {
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

describe("others take part than the roll was opened with:", () => {
    test("a value that has come is dropped in silence", () => {
        const { table, device } = opened();
        table.fall((roll) => {
            roll.contributions = roll.contributions.filter(([seat]) => seat === 0);
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("a value comes that was not asked for", () => {
        const { table, device } = begun();
        table.open(4, 1, [0]);
        device.look();
        table.fall();
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("the view names others than the news", () => {
        const { table, device } = opened();
        table.change({ opened: { index: 4, roller: 1, contributors: [0], released: [0] } });
        device.look();
        expect(device.alarms).toEqual([{ kind: "part", index: 4 }]);
    });

    test("but who is named as missing took part", () => {
        const { table, device } = opened();
        table.fall((roll) => {
            [roll.contributions, roll.missing] = [roll.contributions.filter(([seat]) => seat === 0), [1]];
            fit(table, roll);
        });
        device.look();
        expect(device.alarms).toEqual([]);
    });
});

describe("the dice come from elsewhere in the middle of a game:", () => {
    test("from a seed, and everything is checked on", () => {
        const { table, device } = begun();
        table.change({ mode: "seeded" });
        table.open(4, 1);
        device.look();
        table.fall((roll) => (roll.server = "00".repeat(32)));
        device.look();
        expect(device.alarms).toContainEqual({ kind: "mode" });
        expect(device.alarms).toContainEqual({ kind: "server-value", index: 4 });
    });

    test("from the server alone", () => {
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

describe("after a lost connection", () => {
    test("a value stands for the own seat that is not its own", () => {
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

    test.each([true, false])("a value stands for another seat that is not its own; all is told: %j", (whole) => {
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

    /** What a device says that had shown its value for roll 4 of seat 1 when its connection was cut, and that finds
        this in the record afterwards; `later` falls before it has the record. */
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

    test.each(["open", "told"] as const)("the same seat rolls again, and the roll that was open is void; the next one is %s", (later) => {
        expect(returns(thrown(1), 1, later)).toContainEqual({ kind: "void", index: 4 });
        expect(returns(thrown(2), 1, later), "and was another seat's").toContainEqual({ kind: "roller", index: 4 });
        expect(returns(thrown(1), 2, later), "but another seat may").toEqual([]);
        expect(returns((table) => table.fall(), 1, later), "or after it fell").toEqual([]);
    });

    test("a roll that was open has fallen otherwise than it was opened, and the next one is open", () => {
        expect(returns((table) => table.fall((roll) => (roll.roller = 2)), 1)).toContainEqual({ kind: "roller", index: 4 });
        const dropped = (roll: Shown): void => void (roll.contributions = roll.contributions.filter(([seat]) => seat === 0));
        expect(returns((table) => table.fall(dropped), 1)).toContainEqual({ kind: "part", index: 4 });
    });

    test("a value is left out that the room said it had", () => {
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

describe("somebody is said to use what the variant does not have:", () => {
    test.each(["chosen_roll", "second_throw", "shield"] as const)("a %s", (item) => {
        const { table, device } = begun();
        table.steps.push({ kind: "used", seat: 1, item });
        device.look();
        expect(device.alarms).toEqual([{ kind: "item", seat: 1 }]);
    });
});

describe("something is passed over:", () => {
    test("a roll is never shown", () => {
        const { table, device } = opened();
        table.happens({ kind: "roll", roll: rollOf(table.dice.start ?? "", RULES, 5, 1, [1]) });
        device.look();
        expect(device.alarms).toContainEqual({ kind: "gap", index: 4 });
    });

    test("a roll is not in the proof", () => {
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

    test("a device that is there is told less than all", () => {
        const { table, device } = begun();
        table.whole = false;
        device.look();
        expect(device.alarms).toEqual([{ kind: "gap", index: 4 }]);
    });
});

/** A chain of seat 1 with which a roll falls as somebody wishes. */
function madeUp(table: Table, roll: Shown, wish: string): Chain {
    for (let nth = 1; ; nth++) {
        const chain = new Chain(nth.toString(16).padStart(64, "0"), GAME, 1);
        given(roll, 1, chain.value(place(roll.index)) ?? "");
        fit(table, roll);
        if (roll.fell === wish) return chain;
    }
}

describe("another seat works together with the server, and commits when it knows the values of the others:", () => {
    test.each(["the news", "the view", "both"])("its new chain is told by %s", (how) => {
        const { table, device } = opened();
        table.fall((roll) => {
            const { anchor } = madeUp(table, roll, "r6");
            if (how !== "the news") table.change({ anchors: { ...table.dice.anchors, 1: anchor } });
            if (how !== "the view") table.steps.push({ kind: "anchor", owner: 1, anchor });
        });
        device.look();
        expect(device.alarms).toEqual([{ kind: "value", index: 4, seat: 1 }]);
    });

    test("an honest one shows its old chain for the roll that is open, and the new one from the next on", () => {
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

    test("who comes to an open roll shows nothing before the proof has told which chains count for it", () => {
        const { table, device } = begun();
        device.reload();
        table.open(4, 1);
        [table.steps, table.whole] = [[], false];
        const sight: Sight = { ...table.sight };
        const { kept, send, look } = see(device.kept, device.wire, sight, () => device.secret);
        expect([send, look, click(kept, device.wire, sight, 0)]).toEqual([[], true, null]);
        const early = see(kept, device.wire, { ...sight, whole: true, proof: table.proof, asked: null }, () => device.secret);
        expect(early.send, "a proof from before the roll was opened").toEqual([]);
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

test("a chain that only the view has does not count for an open roll, to who comes back and has missed rolls", () => {
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

describe("the start binds something else than this device committed to:", () => {
    /** A game that begins with other seats than the room has shown. */
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

    test("another chain, or none", () => {
        expect(bound(() => {})).toEqual([]);
        expect(bound(([own]) => own && (own.anchor = chainOf(0).anchor))).toEqual([{ kind: "start" }]);
        expect(bound(([own]) => own && (own.anchor = null))).toEqual([{ kind: "start" }]);
    });

    test("a bot on the own seat", () => {
        expect(bound(([own]) => own && ([own.human, own.anchor] = [false, null]))).toEqual([{ kind: "start" }]);
    });

    test.each(["seeded", "server"] as const)("no chain at all: the dice are %s from the start on", (mode) => {
        expect(bound(() => {}, mode)).toEqual([{ kind: "mode" }]);
    });

    test("another chain of the server, after this device has followed", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        device.look();
        table.change({ server: chainOf("server").value(1) ?? "" });
        device.look();
        expect(device.alarms).toEqual([{ kind: "server-anchor" }]);
    });
});

describe("rolls are not told at all:", () => {
    const words = (...all: string[]): { words: Word[]; plies: number } => ({ words: all.map((word) => ({ word, seat: 0 })), plies: all.length });

    /** What a device says of a record that has other actions than it saw, after a turn in which it saw no roll. */
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

    test("tokens move on, and the record of the same moment has a roll", () => {
        expect(unrolled(2, "r6", "m0")).toEqual([{ kind: "gap", index: 1 }]);
        expect(unrolled(1, "r6", "m0"), "the record is of a later moment").toEqual([]);
        expect(unrolled(1, "x3"), "who was to roll left").toEqual([]);
    });

    test("what was missed is taken from the record, with what comes again, and must fit together", () => {
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
        expect(returns(words(...fallen, "m0"), 3).kept, "of a later moment").toMatchObject({ table: null, alarms: [] });
        expect(returns(words(...fallen), 3, false).alarms).toEqual([{ kind: "record" }]);
        const last = fallen.at(-1) ?? "";
        table.happens({ kind: "back", ply: 2, gone: [last] });
        expect(returns(words(...fallen.slice(0, 2)), 2).kept).toMatchObject({ table: fallen.slice(0, 2), again: [last], alarms: [] });
    });
});

test("the record says that the game was taken back, which nobody may", () => {
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

test("the game is said to be taken back, which nobody may or this person did not agree to", () => {
    const { table, device } = opened();
    table.steps.push({ kind: "taken-back" });
    table.void();
    const { kept } = see(device.kept, device.wire, { ...table.sight, unagreed: true }, () => device.secret);
    expect(kept.alarms).toEqual([{ kind: "undone" }]);
});
