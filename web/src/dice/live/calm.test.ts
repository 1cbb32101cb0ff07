import { describe, expect, test } from "vitest";
import { disown, see } from "./keeper";
import { taken } from "./offer";
import { chainOf, GAME } from "../record/fixtures/sample";
import { Device, mine, ours, playing, rolls, Table } from "./fixtures/sample-table";

/** A device that loses its connection after three rolls, and the last view it saw. */
function away(): { table: Table; device: Device; old: Table["dice"] } {
    const { table, device } = playing();
    rolls(table, device, 1, 3);
    const old = structuredClone(table.dice);
    device.lost();
    return { table, device, old };
}

/** A roll that is made without this device, which is disconnected. */
function without(table: Table, index: number): void {
    table.open(index, 1, [1]);
    table.fall((roll) => (roll.missing = []), null);
}

describe("there is no alarm", () => {
    test("when a connection is back before its first events", () => {
        const { table, device, old } = away();
        without(table, 4);
        table.open(5, 1, [1]);
        device.found(old);
        expect(device.look()).toEqual([]);
        table.fall((roll) => (roll.missing = []), null);
        device.look();
        expect(device.alarms).toEqual([]);
        // From now on the device is connected.
        table.open(6, 1);
        expect(device.look()).toMatchObject([{ type: "release", index: 6 }]);
        table.fall();
        device.look();
        table.open(7, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 7, seat: 0 }]);
    });

    test("when the first roll after a reconnection was opened by a node that did not know of it", () => {
        const { table, device, old } = away();
        device.found(old);
        device.look();
        table.open(4, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("when earlier events are no longer available, and another device has contributed meanwhile", () => {
        const { table, device, old } = away();
        table.open(4, 1, [1]);
        table.anchor(0, chainOf(0).anchor);
        table.fall((roll) => (roll.missing = []), null);
        table.open(5, 1, [1]);
        device.found(old);
        table.whole = false;
        device.look();
        expect([device.alarms, device.wire.elsewhere]).toEqual([[], true]);
    });

    test("when another seat has changed its device meanwhile, after a roll with its old chain", () => {
        const { table, device } = away();
        without(table, 4);
        table.anchor(1, chainOf(1, "0b".repeat(16)).anchor);
        [table.live, table.whole] = [true, false];
        device.look();
        expect([device.alarms, device.kept?.settled]).toEqual([[], 4]);
    });

    test("when a value was lost on its way", () => {
        const { table, device } = playing();
        table.open(1, 1);
        expect(device.look()).toHaveLength(1);
        const old = structuredClone(table.dice);
        device.lost();
        // It is sent again and arrives too late.
        expect(device.found(old)).toHaveLength(1);
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([]);
        table.open(2, 1, [1]);
        device.look();
        expect(device.alarms, "a silent device is not asked").toEqual([]);
    });

    test("when the time of a roll is up just as the connection is back", () => {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        const old = structuredClone(table.dice);
        device.lost();
        device.found(old);
        // The room opens the roll and makes it before the value has arrived.
        device.look();
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([]);
        table.open(2, 0);
        device.look();
        device.click();
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "left-out", index: 2, seat: 0 }]);
    });

    test("when a page is reloaded between a value and its roll", () => {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        device.reload();
        device.arrive(true);
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("when a page hears of a roll only after it has fallen, too late to answer", () => {
        const { table, device } = playing();
        table.open(1, 1);
        table.fall(() => {}, null);
        expect(device.look()).toEqual([]);
        expect(device.alarms).toEqual([]);
    });

    test("when a silent person is also silent at their own roll", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        table.runOut();
        device.look();
        table.open(2, 0);
        device.look();
        table.runOut();
        device.look();
        table.open(3, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("when only the proof shows who was silent", () => {
        const { table, device, old } = away();
        table.open(4, 1);
        table.fall(() => {}, null);
        table.open(5, 1, [1]);
        device.found(old);
        table.whole = false;
        device.look();
        expect([device.kept?.skipped, device.alarms]).toEqual([[0], []]);
        table.fall((roll) => (roll.missing = []), null);
        device.look();
        table.open(6, 0);
        device.look();
        expect(device.click()).toBe(ours(6));
        table.fall();
        device.look();
        table.open(7, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 7, seat: 0 }]);
    });

    test("when a proof is older than the open roll, and is requested again", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 3);
        const proof = structuredClone(table.proof);
        table.open(5, 1);
        const look = (asked: number) => see(device.kept, device.wire, { ...table.sight, steps: [], proof, asked }, () => "");
        expect([look(4).look, look(4).kept.alarms]).toEqual([true, []]);
        expect(look(5).kept.alarms).toEqual([{ kind: "early", index: 5 }]);
    });

    test("when the time of the person's own turn is up", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        table.runOut();
        device.look();
        expect([device.alarms, device.kept?.silent]).toEqual([[], true]);
    });

    test("when the person's own roll is made in another way while the connection is lost, or the proof arrives before the events", () => {
        const { table, device } = away();
        table.open(4, 0);
        table.fall(() => {}, null);
        table.live = true;
        device.look();
        expect(device.alarms).toEqual([]);
        table.open(5, 0);
        device.look();
        const { steps } = table;
        table.fall(() => {}, null);
        table.steps = steps;
        device.kept = see(device.kept, device.wire, { ...table.sight, steps: [], proof: table.proof }, () => "").kept;
        expect([device.kept.settled, device.alarms]).toEqual([5, []]);
    });

    test("when a slow connection is occasionally late in a long game", () => {
        const { table, device } = playing();
        for (let index = 1; index <= 60; index++) {
            device.wire.answered = -2_500;
            table.open(index, 1);
            const late = index % 20 === 0;
            if (!late) device.look();
            table.fall(() => {}, late ? null : ours(index));
            device.look();
            if (device.kept !== null) device.kept.skipped = [];
        }
        expect([device.alarms, device.kept?.without]).toEqual([[], 3]);
    });

    test.each([500, 2_500, 9_000])("when a suspended page learns of rolls after they were made; last answer %i ms before", (ms) => {
        const { table, device } = playing();
        for (const index of [1, 2, 3, 4]) {
            table.now += 60_000;
            device.wire.answered = table.now - ms;
            table.awake = table.now - 100;
            table.open(index, 1);
            table.fall(() => {}, null);
            device.look();
            if (device.kept !== null) device.kept.skipped = [];
        }
        expect([device.alarms, device.kept?.slow, device.kept?.late]).toEqual([[], [], []]);
    });

    test("when rolls were made while it was away and only the proof shows them; they are not counted either", () => {
        const { table, device, old } = away();
        table.now += 3_600_000;
        for (const index of [4, 5, 6]) without(table, index);
        device.found(old);
        table.whole = false;
        device.look();
        expect([device.kept?.settled, device.kept?.without, device.alarms]).toEqual([6, 0, []]);
    });

    test("when the person's roll, clicked elsewhere, is made just as the connection is back", () => {
        const { table, device } = playing();
        table.byItself = true;
        for (const index of [1, 2, 3]) {
            table.open(index, 0);
            const old = structuredClone(table.dice);
            device.lost();
            device.found(old);
            device.look();
            device.wire.answered = -100;
            table.fall(() => {}, null);
            device.look();
        }
        expect([device.alarms, device.kept?.slow]).toEqual([[], []]);
    });

    test("when a click crosses with dice that were rolled because the time was up", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        expect(device.click()).toBe(ours(1));
        table.runOut();
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("when the answer to the first ping arrives before the earlier events", () => {
        const { table, device, old } = away();
        for (const index of [4, 5, 6]) {
            device.found(old);
            device.wire.answered = -100;
            table.open(index, 1);
            table.fall(() => {}, null);
            device.look();
            if (device.kept !== null) device.kept.skipped = [];
            device.lost();
        }
        expect(device.alarms).toEqual([]);
    });

    test("when a person who was silent twice with new chains is not asked again before their own roll", () => {
        const { table, device } = playing();
        const silent = (index: number): void => {
            table.open(index, 0);
            device.look();
            table.runOut();
            device.look();
        };
        const other = chainOf(0).anchor;
        silent(1);
        for (const anchor of [other, mine.anchor]) {
            table.anchor(0, anchor);
            device.look();
        }
        expect([device.kept?.skipped, device.kept?.revived], "a new chain is asked again").toEqual([[], [0]]);
        silent(2);
        for (const anchor of [other, mine.anchor]) {
            table.anchor(0, anchor);
            device.look();
        }
        expect(device.kept?.skipped, "but once").toEqual([0]);
        table.open(3, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("when a person says that the other device is not theirs, and this one commits again", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        taken(device.wire, { type: "anchor", game: GAME, seat: 0, anchor: mine.anchor }, 0);
        table.change({ anchors: { 0: chainOf(0).anchor } });
        device.look();
        expect([device.wire.elsewhere, device.alarms]).toEqual([true, []]);
        if (device.kept !== null) device.kept = disown(device.kept, device.wire, table.sight.own);
        expect(device.look()).toMatchObject([{ type: "anchor" }]);
    });

    test("when a room stores an anchor shortly after its first rolls", () => {
        const table = new Table();
        table.begin();
        const device = new Device(table);
        expect(device.look()).toHaveLength(1);
        for (const index of [1, 2, 3]) {
            table.now += 1_000;
            device.wire.answered = table.now;
            without(table, index);
            device.look();
        }
        table.anchor(0, mine.anchor);
        device.look();
        expect([device.alarms, device.kept?.held[0]?.anchor]).toEqual([[], mine.anchor]);
    });
});
