/** A server that tries to roll without a connected device raises an alarm there. */
import { describe, expect, test } from "vitest";
import { see } from "./keeper";
import type { Alarm } from "./kept";
import { refused, taken } from "./offer";
import { chainOf, GAME } from "../record/fixtures/sample";
import { Device, mine, playing, right, rolls, Table } from "./fixtures/sample-table";
import type { Sight } from "./sight";

/** A game with three honest rolls. */
function begun(): { table: Table; device: Device } {
    const both = playing();
    rolls(both.table, both.device, 1, 3);
    return both;
}

describe("a connected device that hears of rolls too late raises an alarm", () => {
    /** Two rolls that it learns of after they were made. A message sent this many milliseconds earlier was answered. */
    function late(ms: number | null, rollers = [1, 2], clicked = false): Alarm[] {
        const { table, device } = begun();
        table.byItself = clicked;
        for (const [nth, roller] of rollers.entries()) {
            device.wire.answered = ms === null ? null : -ms;
            table.open(4 + nth, roller);
            table.fall(() => {}, null);
            device.look();
            // It is asked again for its own roll.
            device.kept = { ...(device.kept ?? {}), skipped: [] } as Device["kept"];
        }
        return device.alarms;
    }

    test("the second time, if its connection is fast", () => {
        expect(late(500)).toEqual([{ kind: "not-asked", index: 5, seat: 0 }]);
    });

    test("also for its own rolls, after the dice were clicked", () => {
        expect(late(500, [0, 0], true)).toEqual([{ kind: "not-asked", index: 5, seat: 0 }]);
    });

    test("the third time even if answers are as slow, because a server can delay both", () => {
        expect(late(2_500, [1, 2])).toEqual([]);
        expect(late(2_500, [1, 2, 1])).toEqual([{ kind: "late", index: 6, seat: 0 }]);
    });

    test("but not if its connection is slow or was lost", () => {
        expect([late(2_500), late(null)]).toEqual([[], []]);
        expect([late(15_000, [1, 2, 1, 2]), late(null, [1, 2, 1, 2])], "or it was disconnected for a long time").toEqual([[], []]);
    });

    test("if the room says over its connection that it is disconnected, and does not ask it", () => {
        const { table, device } = playing();
        const look = (): void => {
            const away = { ...table.sight, own: [{ seat: 0, byItself: false, connected: false }] };
            device.kept = see(device.kept, device.wire, away, () => device.secret).kept;
            table.steps = [];
        };
        device.lost();
        table.live = true;
        for (const index of [1, 2, 3]) {
            table.open(index, 1, [1]);
            look();
            expect(device.alarms).toEqual(index < 3 ? [] : [{ kind: "not-asked", index: 3, seat: 0 }]);
            table.fall((roll) => {
                roll.missing = [];
                roll.fell = right(table.dice.start ?? "", roll);
            }, null);
            look();
        }
    });
});

describe("a device that is excluded from the dice raises an alarm:", () => {
    /** A game that begins although the room does not have this device's anchor, after this answer of the room. */
    function ignored(answer: (device: Device) => void): { table: Table; device: Device } {
        const table = new Table();
        const device = new Device(table);
        expect(device.look()).toMatchObject([{ type: "anchor" }]);
        answer(device);
        table.begin();
        device.look();
        return { table, device };
    }

    /** This many rolls without this device, one every four seconds. Earlier messages were answered. */
    function without(table: Table, device: Device, count: number): Alarm[] {
        for (let index = 1; index <= count; index++) {
            table.now += 4_000;
            device.wire.answered = table.now - 100;
            table.open(index, 1, [1]);
            device.look();
            table.fall((roll) => (roll.missing = []), null);
            device.look();
        }
        return device.alarms;
    }

    const anchor = { type: "anchor", game: GAME, seat: 0, anchor: mine.anchor } as const;

    test("the room confirms its anchor but does not have it", () => {
        const { table, device } = ignored(({ wire }) => taken(wire, anchor, 5));
        table.seq = 4;
        device.look();
        expect(device.alarms, "this view is older").toEqual([]);
        table.seq = 5;
        device.look();
        expect(device.alarms).toEqual([{ kind: "shut-out", seat: 0 }]);
    });

    test("the room does not answer to its anchor and continues", () => {
        const { table, device } = ignored(() => {});
        expect(without(table, device, 2)).toEqual([]);
        expect(without(table, device, 0)).toEqual([]);
        table.now += 4_000;
        device.wire.answered = table.now - 100;
        table.open(3, 1, [1]);
        table.fall((roll) => (roll.missing = []), null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "shut-out", seat: 0 }]);
    });

    test("the room rejects its anchor again and again", () => {
        const { table, device } = ignored(({ wire }) => refused(wire, anchor));
        expect(device.look(), "the anchor is sent again").toEqual([]);
        refused(device.wire, anchor);
        expect(device.look()).toMatchObject([{ type: "anchor" }]);
        expect(without(table, device, 4)).toEqual([{ kind: "shut-out", seat: 0 }]);
    });

    test("if another chain replaced its own, the person is asked whose it is and no alarm is raised", () => {
        const { table, device } = ignored(({ wire }) => taken(wire, anchor, 5));
        table.seq = 5;
        table.anchor(0, chainOf(0).anchor);
        device.look();
        expect([device.alarms, device.wire.elsewhere]).toEqual([[], true]);
    });

    test("its rolls are made without a click", () => {
        const { table, device } = begun();
        table.open(4, 0);
        device.look();
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "unclicked", index: 4, seat: 0 }]);
        // No other device of the person is here, so a chain in place of its own is an alarm as well.
        expect(device.kept?.silent).toBe(false);
    });

    test("attributing its roll to a bot or another device in the message that shows it is accepted once, then raises an alarm", () => {
        const { table, device } = begun();
        const falls = (index: number, change: Partial<Sight>): Alarm[] => {
            table.now += 30_000;
            table.open(index, 0);
            device.look();
            table.now += 30_000;
            device.wire.answered = table.now - 500;
            table.fall(() => {}, null);
            device.kept = see(device.kept, device.wire, { ...table.sight, ...change }, () => device.secret).kept;
            table.steps = [];
            return device.alarms;
        };
        const clicked = { own: [{ seat: 0, byItself: true, connected: true }] };
        expect(falls(4, { lent: [0] }), "once may be a late event from another node").toEqual([]);
        expect(falls(5, clicked)).toEqual([{ kind: "not-asked", index: 5, seat: 0 }]);
        expect(falls(6, { lent: [0] })).toContainEqual({ kind: "unclicked", index: 6, seat: 0 });
    });

    test("its value has arrived when its time is up, but its roll is made without it", () => {
        const { table, device } = begun();
        table.open(4, 0);
        device.look();
        device.click();
        table.change({ opened: { index: 4, roller: 0, contributors: [0, 1], released: [0] } });
        device.look();
        table.runOut();
        device.look();
        expect(device.alarms).toEqual([{ kind: "left-out", index: 4, seat: 0 }]);
    });

    test("its rolls are made as soon as they are opened", () => {
        const { table, device } = begun();
        table.open(4, 0);
        table.fall(() => {}, null);
        device.look();
        expect(device.alarms).toEqual([{ kind: "unclicked", index: 4, seat: 0 }]);
    });

    test("if its connection is cut again and again, it counts the rolls without it and raises no alarm", () => {
        const { table, device } = begun();
        for (const index of [4, 6, 8]) {
            device.lost();
            table.now += 2_000;
            table.open(index, 1, [1]);
            table.fall((roll) => (roll.missing = []), null);
            table.live = true;
            device.look();
            rolls(table, device, index + 1, index + 1);
        }
        expect([device.kept?.without, device.alarms]).toEqual([3, []]);
    });
});
