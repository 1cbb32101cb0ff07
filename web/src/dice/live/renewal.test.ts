/** After 4096 rolls everybody commits to another chain, the server first. */
import { describe, expect, test } from "vitest";
import { Chain, LENGTH } from "../chain/chain";
import { ownAnchors, see } from "./keeper";
import type { Kept } from "./kept";
import { GAME, rollOf } from "../record/fixtures/sample";
import { Device, mine, playing, RULES, Table } from "./fixtures/sample-table";
import type { Message } from "./sight";

/** Another chain of the server. */
const AGAIN = new Chain("54".repeat(32), GAME, "server");

/** A game in which the last roll of the first chains was just made. */
function spent(): { table: Table; device: Device } {
    const both = playing();
    const { table, device } = both;
    if (device.kept === null || table.proof === null) throw new Error("nothing kept");
    device.kept.settled = LENGTH - 1;
    table.open(LENGTH, 1);
    table.fall();
    return both;
}

describe("a device continues", () => {
    test("with a new chain when the first one is used up, but not before the server has a new one", () => {
        const { table, device } = spent();
        const fresh = new Chain("99".repeat(32), GAME, 0);
        const looks = (): Message[] => {
            const step = see(device.kept, device.wire, table.sight, () => "99".repeat(32));
            [device.kept, table.steps] = [step.kept, []];
            return step.send;
        };
        expect([looks(), device.alarms]).toEqual([[], []]);
        table.change({ server: AGAIN.anchor });
        expect(looks()).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor: fresh.anchor }]);
        table.anchor(0, fresh.anchor);
        table.open(LENGTH + 1, 1);
        expect(looks()).toMatchObject([{ type: "release", index: LENGTH + 1 }]);
        expect(ownAnchors(device.kept as Kept).map((own) => own.anchor)).toEqual([mine.anchor, fresh.anchor]);
        expect(device.alarms).toEqual([]);
    });

    test("with a new chain of the server that only the record contains", () => {
        const { table, device } = spent();
        const first = see(device.kept, device.wire, { ...table.sight, ready: false }, () => "99".repeat(32));
        expect([first.send, first.look]).toEqual([[], true]);
        table.proof?.steps.push({ kind: "anchor", owner: "server", anchor: AGAIN.anchor });
        const told = see(first.kept, device.wire, { ...table.sight, steps: [], proof: table.proof }, () => "99".repeat(32));
        expect(told.send).toMatchObject([{ type: "anchor" }]);
        expect(told.kept.alarms).toEqual([]);
    });

    test("on a new device, which follows the server's first chain from the start on", () => {
        const table = new Table();
        table.begin();
        const roll = rollOf(table.dice.start ?? "", RULES, 1, 1, [1]);
        table.proof?.steps.push({ kind: "roll", roll }, { kind: "anchor", owner: "server", anchor: AGAIN.anchor });
        table.change({ server: AGAIN.anchor });
        const device = new Device(table);
        device.look();
        expect(device.alarms, "the roll is right, but it is too early for another chain").toEqual([{ kind: "server-anchor" }]);
    });
});

describe("a server that chooses its next chain after it knows the values of the others raises an alarm:", () => {
    test("it opens the first roll of the chain before it has committed, and gets no values", () => {
        const { table, device } = spent();
        expect(device.look()).toEqual([]);
        table.open(LENGTH + 1, 1);
        expect(device.look()).toEqual([]);
        expect(device.alarms).toEqual([{ kind: "early", index: LENGTH + 1 }]);
        table.change({ server: new Chain("54".repeat(32), GAME, "server").anchor });
        device.look();
        expect(device.alarms).toContainEqual({ kind: "server-anchor" });
    });

    test("it commits again while the roll is open", () => {
        const { table, device } = spent();
        const server = (byte: string): string => new Chain(byte.repeat(32), GAME, "server").anchor;
        table.change({ server: server("54") });
        device.secret = "99".repeat(32);
        expect(device.look()).toMatchObject([{ type: "anchor" }]);
        table.open(LENGTH + 1, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([]);
        table.change({ server: server("55") });
        device.look();
        expect(device.alarms).toEqual([{ kind: "server-anchor" }]);
    });
});
