/** What a server could do to have the dice that it likes: every way is an alarm on the devices that are there. */
import { describe, expect, test } from "vitest";
import { rollOf, valueOf } from "./sample";
import { type Device, given, ours, playing, right, rolls, RULES, type Shown, type Table } from "./sample-table";

/** A game with three honest rolls. */
function begun(): { table: Table; device: Device } {
    const both = playing();
    rolls(both.table, both.device, 1, 3);
    return both;
}

/** A roll of another seat is open, and this device has shown its value. */
function opened(roller: number | null = 1): { table: Table; device: Device } {
    const both = begun();
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
        table.fall(() => {}, null);
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
