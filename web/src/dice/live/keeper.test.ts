import { describe, expect, test } from "vitest";
import type { Hex } from "../chain/bytes";
import { Chain } from "../chain/chain";
import { joined, keepGame, recallGame, type Store } from "./chest";
import { diceRules } from "../chain/throws";
import { disown, judge, see } from "./keeper";
import { type Alarm, connection, type Kept } from "./kept";
import { seedOf } from "../chain/roll";
import { chainOf, GAME, rollOf, valueOf } from "../record/fixtures/sample";
import { Device, given, honest, MINE, mine, ours, playing, rolls, RULES, type Shown, Table } from "./fixtures/sample-table";
import type { Laid, Lying, Message, Sight } from "./sight";
import { rightFall } from "../record/verify";

describe("a device contributes:", () => {
    test("it commits to a chain once, after the server has committed", () => {
        const table = new Table();
        const device = new Device(table);
        expect(device.look()).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor: mine.anchor }]);
        expect(device.look()).toEqual([]);
    });

    test("it releases its value by itself when another seat rolls, but only once", () => {
        const { table, device } = playing();
        table.open(1, 1);
        expect(device.look()).toEqual([{ type: "release", index: 1, seat: 0, value: ours(1) }]);
        expect(device.look()).toEqual([]);
        table.fall();
        expect(device.look()).toEqual([]);
        expect(device.checked).toMatchObject([{ good: true, own: [0], unfollowed: [] }]);
        expect(device.alarms).toEqual([]);
    });

    test("for its own roll it waits for a click", () => {
        const { table, device } = playing();
        table.open(1, 0);
        expect(device.look()).toEqual([]);
        expect(device.click()).toBe(ours(1));
        table.fall();
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("a click releases nothing if no roll is open for the seat", () => {
        const { table, device } = playing();
        expect(device.click()).toBeNull();
        table.open(1, 1);
        device.look();
        expect(device.click()).toBeNull();
    });

    test("nobody has to click while a bot plays the seat or the dice roll by themselves", () => {
        const { table, device } = playing();
        table.byItself = true;
        table.open(1, 0);
        expect(device.look()).toEqual([{ type: "release", index: 1, seat: 0, value: ours(1) }]);
    });

    test("everybody contributes a value when the first seat is drawn", () => {
        const { table, device } = playing();
        table.open(1, null);
        expect(device.look()).toHaveLength(1);
    });

    test("each of several seats at one screen has its own chain", () => {
        const table = new Table();
        table.change({ anchors: {} });
        const sight = { ...table.sight, own: [0, 1].map((seat) => ({ seat, byItself: false, connected: true })) };
        let nth = 0;
        const { send } = see(null, connection(), sight, () => (++nth).toString(16).padStart(64, "0"));
        expect(send.map((message) => message.seat)).toEqual([0, 1]);
        expect(new Set(send.map((message) => message.type === "anchor" && message.anchor)).size).toBe(2);
    });

    test("without a socket it sends nothing", () => {
        const { table, device } = playing();
        table.live = false;
        table.open(1, 1);
        expect(device.look()).toEqual([]);
    });

    test("if only the server has a chain, it checks the rolls and commits, to contribute from then on", () => {
        const table = new Table();
        table.change({ mode: "server", anchors: {} });
        table.begin();
        const device = new Device(table);
        expect(device.look()).toMatchObject([{ type: "anchor" }]);
        const bare = rollOf(table.dice.start ?? "", RULES, 1, 1, []);
        table.happens({ kind: "roll", roll: bare });
        device.look();
        expect(device.checked).toMatchObject([{ good: true, own: [] }]);
        table.anchor(0, mine.anchor);
        table.open(2, 1, [0]);
        expect(device.look()).toMatchObject([{ type: "release", index: 2, value: ours(2) }]);
        expect(device.alarms).toEqual([]);
    });

    test("practice dice are not checked", () => {
        const table = new Table();
        table.change({ mode: "seeded" });
        expect(new Device(table).look()).toEqual([]);
    });
});

describe("the record must contain:", () => {
    const own = [{ seat: 0, anchor: mine.anchor }];
    const laptop = chainOf(0).anchor;

    test("a chain that the start binds or that counted when a roll was opened, whatever happens later", () => {
        const { table, device } = playing();
        expect(device.kept?.committed).toEqual(own);
        table.open(1, 1);
        device.look();
        table.anchor(0, laptop);
        table.fall();
        device.look();
        expect(device.kept?.committed).toEqual(own);
    });

    test("no chain that another device of the person replaced before the start", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        device.look();
        device.lost();
        table.change({ anchors: { ...table.dice.anchors, 0: laptop } });
        table.begin();
        [table.live, table.whole] = [true, false];
        device.look();
        expect([device.kept?.committed, device.alarms]).toEqual([[], []]);
    });

    test("no chain of a seat that the person gave up before the start", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        device.look();
        const { 0: gone, ...left } = table.dice.anchors;
        expect(gone).toBe(mine.anchor);
        table.change({ anchors: left });
        table.begin();
        table.open(1, 1, [1]);
        device.look();
        expect(device.kept?.committed).toEqual([]);
    });

    test.each(["is never made", "is made after another device has replaced it"])("no chain that waits for a roll that %s", (how) => {
        const table = new Table();
        table.begin();
        const device = new Device(table);
        table.open(1, 1, [1]);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        table.steps.push({ kind: "anchor", owner: 0, anchor: mine.anchor });
        device.look();
        if (how !== "is never made") {
            table.change({ anchors: { ...table.dice.anchors, 0: laptop } });
            table.steps.push({ kind: "anchor", owner: 0, anchor: laptop });
            table.fall((roll) => (roll.missing = []), null);
            table.open(2, 1);
        }
        device.look();
        expect([device.kept?.held[0]?.anchor, device.kept?.committed]).toEqual([how === "is never made" ? mine.anchor : undefined, []]);
    });

    test("a chain that waited, from the next opened roll on", () => {
        const table = new Table();
        table.begin();
        const device = new Device(table);
        table.open(1, 1, [1]);
        device.look();
        table.anchor(0, mine.anchor);
        table.fall((roll) => (roll.missing = []), null);
        device.look();
        expect(device.kept?.committed).toEqual([]);
        table.open(2, 1);
        device.look();
        expect(device.kept?.committed).toEqual(own);
    });
});

describe("a value is not released early:", () => {
    test("not before the roll is opened, nor for a later roll", () => {
        const { table, device } = playing();
        expect(device.look()).toEqual([]);
        table.open(2, 1);
        expect(device.look()).toEqual([]);
        expect(device.alarms).toEqual([{ kind: "early", index: 2 }]);
    });

    test("not until the previous roll is shown", () => {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        table.open(2, 1);
        expect(device.look()).toEqual([]);
        expect(device.alarms).toContainEqual({ kind: "early", index: 2 });
    });

    test("not for a roll that is complete", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 3);
        table.open(2, 1);
        expect(device.look()).toEqual([]);
    });

    test("a click also waits for the previous roll", () => {
        const { table, device } = playing();
        table.open(3, 0);
        device.look();
        expect(device.click()).toBeNull();
    });

    test("a roll that was undone is complete according to the proof, and must not be made again", () => {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        table.proof?.steps.push({ kind: "void", index: 1 });
        table.steps = [{ kind: "taken-back" }];
        table.change({ opened: null });
        device.look();
        const roll = honest(table.dice.start ?? "", 1, 1, ours(1));
        table.open(2, 2);
        expect(device.look()).toMatchObject([{ type: "release", index: 2 }]);
        expect(device.alarms).toEqual([]);
        table.steps = [{ kind: "roll", roll }];
        device.look();
        expect(device.alarms).toContainEqual({ kind: "again", index: 1 });
    });
});

describe("a device continues", () => {
    test("after a reload, with the same chain", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        device.reload();
        expect(device.look()).toEqual([]);
        table.open(3, 1);
        expect(device.look()).toMatchObject([{ type: "release", index: 3, value: ours(3) }]);
        table.fall();
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("after a reload between release and roll: a value that arrived is not sent again, a lost one is", () => {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        device.reload();
        expect(device.look()).toHaveLength(1);
        table.change({ opened: { index: 1, roller: 1, contributors: [0, 1], released: [0] } });
        device.reload();
        expect(device.look()).toEqual([]);
    });

    test("after it missed some rolls, which it follows by hashing", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        table.live = false;
        device.look();
        for (const index of [3, 4, 5]) {
            table.open(index, 1, [1]);
            table.fall((roll) => (roll.missing = []), null);
        }
        table.live = true;
        table.steps = [];
        expect(device.look()).toEqual([]);
        table.open(6, 1);
        expect(device.look()).toMatchObject([{ type: "release", index: 6, value: ours(6) }]);
        expect(device.checked.map((one) => [one.roll.index, one.good])).toEqual([[3, true], [4, true], [5, true]]);
        expect(device.alarms).toEqual([]);
    });

    test("only with the proof, after it missed something", () => {
        const { table, device } = playing();
        table.open(3, 1);
        const { send, look, kept } = see(device.kept, device.wire, table.sight, () => "");
        expect([send, look, kept.alarms]).toEqual([[], true, []]);
    });

    test("in a second tab, which has the same secret from storage", () => {
        const { table, device } = playing();
        const store = storage();
        if (device.kept !== null) keepGame(store, device.kept, null, 1);
        const tab = new Device(table, "88".repeat(32));
        tab.kept = recallGame(store, GAME);
        table.open(1, 1);
        expect(tab.look()).toEqual(device.look());
    });

    test("in two tabs that began at once, with the secret that is stored", () => {
        const table = new Table();
        const [one, other] = [new Device(table), new Device(table, "88".repeat(32))];
        one.look();
        other.look();
        const store = storage();
        if (one.kept !== null) keepGame(store, one.kept, null, 1);
        if (other.kept !== null) other.kept = joined(other.kept, recallGame(store, GAME));
        table.change({ anchors: { 0: mine.anchor } });
        one.look();
        other.look();
        expect([one.alarms, other.alarms]).toEqual([[], []]);
    });

    test("on a new device, with a new anchor", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        const phone = new Device(table, "88".repeat(32));
        const anchor = new Chain("88".repeat(32), GAME, 0).anchor;
        phone.arrive(false);
        expect(phone.look()).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor }]);
        table.open(3, 1);
        table.anchor(0, anchor);
        expect(phone.look(), "the open roll still needs the old chain").toEqual([]);
        table.fall(() => {}, null);
        phone.look();
        table.open(4, 1);
        expect(phone.look()).toMatchObject([{ type: "release", index: 4 }]);
        expect(phone.alarms).toEqual([]);
        // The old device returns, learns of the new one and does not compete for the seat.
        device.reload();
        device.arrive(true);
        expect(device.look()).toEqual([]);
        expect([device.wire.elsewhere, device.alarms]).toEqual([true, []]);
    });

    test("beside a second device of the same person, which contributes when the first one falls silent", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        const phone = new Device(table, "88".repeat(32));
        const both = (): Message[][] => {
            const { steps } = table;
            const first = device.look();
            table.steps = steps;
            return [first, phone.look()];
        };
        phone.arrive(true);
        expect(both()).toEqual([[], []]);
        table.open(3, 1);
        expect(both()).toMatchObject([[{ type: "release" }], []]);
        table.fall();
        expect(both()).toEqual([[], []]);
        expect(phone.checked).toMatchObject([{ good: true, own: [] }]);
        table.open(4, 0);
        both();
        table.runOut();
        expect(both()).toMatchObject([[], [{ type: "anchor", seat: 0 }]]);
        table.anchor(0, new Chain("88".repeat(32), GAME, 0).anchor);
        both();
        table.open(5, 1);
        expect(both()).toMatchObject([[], [{ type: "release", index: 5 }]]);
        expect([device.wire.elsewhere, phone.wire.elsewhere]).toEqual([true, false]);
        expect([device.alarms, phone.alarms]).toEqual([[], []]);
    });

    test("in the next game beside a second device, where only one of them commits", () => {
        const { table, device } = playing();
        const phone = new Device(table, "88".repeat(32));
        phone.arrive(true);
        phone.look();
        const next = "0a".repeat(16);
        table.change({ game: next, server: chainOf("server", next).anchor, start: null, anchors: {} });
        expect([device.look(), phone.look()]).toMatchObject([[{ type: "anchor", game: next }], []]);
    });

    test("without an alarm after moving to another seat and back, although the room now has a different anchor there", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { 0: mine.anchor, 1: chainOf(1).anchor } });
        device.look();
        const moved = (seat: number): Sight => ({ ...table.sight, own: [{ seat, byItself: false, connected: true }] });
        device.kept = see(device.kept, device.wire, moved(1), () => "99".repeat(32)).kept;
        table.change({ anchors: { 0: chainOf(0).anchor, 1: chainOf(1).anchor } });
        const back = see(device.kept, device.wire, moved(0), () => "");
        expect([back.send.length, back.kept.alarms]).toEqual([0, []]);
    });

    test("while a bot plays its seat", () => {
        const { table, device } = playing();
        table.byItself = true;
        for (const index of [1, 2, 3]) {
            table.open(index, 0);
            expect(device.look()).toHaveLength(1);
            table.fall();
            device.look();
        }
        expect(device.alarms).toEqual([]);
    });

    test("with a new chain in a rematch", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        const next = "0a".repeat(16);
        const server = chainOf("server", next).anchor;
        table.open(3, 1);
        device.look();
        table.fall();
        // The last roll of the old game may arrive with the view of the new one.
        table.change({ game: next, server, start: null, anchors: {}, opened: null });
        const sent = device.look();
        expect(sent).toMatchObject([{ type: "anchor", game: next, seat: 0 }]);
        expect(sent).not.toMatchObject([{ anchor: mine.anchor }]);
        expect(device.alarms).toEqual([]);
    });
});

describe("an alarm is raised:", () => {
    /** The alarms after one roll that is shown wrongly. */
    function shown(change: (roll: Shown) => void, own: Hex | null = ours(1)): Alarm[] {
        const { table, device } = playing();
        table.open(1, 1);
        device.look();
        table.fall(change, own);
        device.look();
        expect(device.checked).toMatchObject([{ good: false }]);
        return device.alarms;
    }

    test("the server's value does not belong to its chain", () => {
        expect(shown((roll) => (roll.server = "01".repeat(32)))).toContainEqual({ kind: "server-value", index: 1 });
    });

    test("the value of another seat does not belong to its chain", () => {
        expect(shown((roll) => given(roll, 1, valueOf(1, 2)))).toContainEqual({ kind: "value", index: 1, seat: 1 });
    });

    test("the roll has a wrong value for this device's seat", () => {
        expect(shown((roll) => given(roll, 0, valueOf(0, 1)))).toContainEqual({ kind: "forged", index: 1, seat: 0 });
    });

    test("the dice do not follow from the values", () => {
        const [alarm] = shown((roll) => (roll.fell = roll.fell === "r6" ? "r5" : "r6"));
        expect(alarm).toMatchObject({ kind: "dice", index: 1 });
    });

    test("this device sent its value, but the roll was made without it", () => {
        expect(shown(() => {}, null)).toEqual([{ kind: "left-out", index: 1, seat: 0 }]);
    });

    test("but not if this device stayed silent until the time was up", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        table.runOut();
        device.look();
        expect(device.alarms).toEqual([]);
    });

    test("a roll is opened without a connected seat", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 1);
        table.open(2, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 2, seat: 0 }]);
    });

    test("but a silent seat is asked again only at its own turn", () => {
        const { table, device } = playing();
        table.open(1, 0);
        device.look();
        table.runOut();
        device.look();
        table.open(2, 1, [1]);
        device.look();
        expect(device.alarms).toEqual([]);
        table.fall((roll) => (roll.missing = []), null);
        device.look();
        table.open(3, 0, [1]);
        device.look();
        expect(device.alarms).toEqual([{ kind: "not-asked", index: 3, seat: 0 }]);
    });

    test("the anchor of this device's seat is replaced while it is connected", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 1);
        table.anchor(0, chainOf(0).anchor);
        device.look();
        // Another tab may have made it, so this one waits for its secret.
        for (const doubt of device.kept?.doubts ?? []) if (device.kept !== null) device.kept = judge(device.kept, doubt, () => null);
        expect(device.alarms).toEqual([{ kind: "anchor", seat: 0 }]);
    });

    test("the person says that the other device is not theirs, and this one contributes", () => {
        const { table } = playing();
        const phone = new Device(table, "88".repeat(32));
        phone.arrive(true);
        phone.look();
        if (phone.kept !== null) phone.kept = disown(phone.kept, phone.wire, table.sight.own);
        expect(phone.look()).toMatchObject([{ type: "anchor", seat: 0 }]);
        expect(phone.alarms).toEqual([{ kind: "stranger", seat: 0 }]);
    });

    test.each(["", "0", "xyz", "01"])("a value is malformed: %j", (value) => {
        expect(shown((roll) => (roll.server = value))).toContainEqual({ kind: "server-value", index: 1 });
        expect(shown((roll) => given(roll, 1, value))).toContainEqual({ kind: "value", index: 1, seat: 1 });
    });

    test("the seat that begins is not the one that was drawn", () => {
        const { table, device } = playing();
        table.open(1, null);
        device.look();
        table.fall((roll) => (roll.fell = "f0"));
        const seed = seedOf(table.dice.start ?? "", { index: 1, roller: null, server: valueOf("server", 1), contributions: [[0, ours(1)], [1, valueOf(1, 1)]] });
        const right = rightFall(diceRules(RULES), [0, 1, 2], seed, "f0");
        device.look();
        expect(device.alarms).toEqual(right === "f0" ? [] : [{ kind: "dice", index: 1, right, shown: "f0" }]);
        expect(device.checked).toMatchObject([{ right }]);
    });

    /** The alarms about dice on the table after one honest roll. */
    function laid(...laid: Laid[]): Alarm[] {
        const { table, device } = playing();
        rolls(table, device, 1, 1);
        return see(device.kept, device.wire, { ...table.sight, laid }, () => "").kept.alarms;
    }

    const lies = (fell: string, shown: Lying["shown"] = null): Lying => ({ kind: "lies", fell, seat: 1, shown });
    const first = (fell: string): Lying => lies(fell, { index: 1, roller: 1, fell });
    const back = (...words: string[]): Laid => ({ kind: "taken", back: words });

    test("the dice on the table differ from those that were shown", () => {
        const shown = { index: 1, roller: 1, fell: "r6" };
        expect(laid(lies("r5", shown))).toEqual([{ kind: "table", index: 1, right: "r6", shown: "r5" }]);
        expect(laid(lies("r6", shown))).toEqual([]);
        expect(laid(lies("r6", { ...shown, roller: 0 }))).toEqual([{ kind: "roller", index: 1 }]);
    });

    test("dice are on the table without values, except as many as were undone", () => {
        const unshown = (shown: string): Alarm[] => [{ kind: "unshown", shown }];
        expect(laid(lies("r6"))).toEqual(unshown("r6"));
        expect(laid(first("r6"), back("r6"), lies("r6"))).toEqual([]);
        expect(laid(first("r6"), back("r6"), lies("r5"))).toEqual(unshown("r5"));
        expect(laid(first("r6"), back("r6"), lies("r6"), lies("r6")), "it was already used again").toEqual(unshown("r6"));
        expect(laid(first("r6"), back("r6"), lies("r6"), back("r6"), lies("r6")), "it was undone once more").toEqual([]);
        expect(laid(first("r6"), back(), lies("r6")), "only a move was undone").toEqual(unshown("r6"));
    });

    test("undone dice are used again for a roll of as many dice, before any new roll", () => {
        const second = lies("r3", { index: 2, roller: 1, fell: "r3" });
        expect(laid(first("r2+5"), back("r2+5"), second, lies("r2+5"))).toEqual([]);
        expect(laid(first("r6"), back("r6"), second)).toEqual([{ kind: "void", index: 2 }]);
    });

    test("dice are listed as undone that were never on the table", () => {
        expect(laid(first("r6"), back("r5"))).toEqual([{ kind: "record" }]);
        expect(laid(first("r6"), back("r6", "r6"))).toEqual([{ kind: "record" }]);
    });

    test("the dice in the view differ from those that were rolled", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 1);
        const sees = (lying: number[], ...laid: Laid[]): Alarm[] => see(device.kept, device.wire, { ...table.sight, lies: lying, laid }, () => "").kept.alarms;
        expect(sees([5], first("r5"))).toEqual([]);
        expect(sees([6], first("r5"))).toEqual([{ kind: "table", index: 1, right: "r5", shown: "r6" }]);
        expect(sees([6], first("r5"), { kind: "chosen" }), "a chosen roll").toEqual([]);
    });

    test("but not on a device that has just arrived and receives the end of earlier events", () => {
        const { table } = playing();
        const sight = { ...table.sight, laid: [lies("r6")] };
        expect(see(null, connection(), { ...sight, live: false, whole: false }, () => MINE).kept.alarms).toEqual([]);
        table.change({ start: null });
        expect(see(null, connection(), { ...table.sight, laid: sight.laid }, () => MINE).kept.alarms).toEqual([]);
    });

    test("the server commits to another chain in the middle of a game", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        table.change({ server: "01".repeat(32) });
        device.look();
        expect(device.alarms).toEqual([{ kind: "server-anchor" }]);
    });

    test("the start changes, so that earlier rolls no longer count", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        table.change({ start: "01".repeat(32), opened: null });
        device.look();
        expect(device.alarms).toEqual([{ kind: "start" }]);
        const fresh = see(device.kept, connection(), { ...table.sight, room: "ELSEWHER" }, () => "99".repeat(32));
        expect(fresh.send).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor: new Chain("99".repeat(32), GAME, 0).anchor }]);
    });

    test("a roll is shown again with other values", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 2);
        const roll = honest(table.dice.start ?? "", 2, 1, ours(2));
        table.steps = [{ kind: "roll", roll: { ...roll, fell: roll.fell === "r6" ? "r5" : "r6" } }];
        device.look();
        expect(device.alarms).toEqual([{ kind: "again", index: 2 }]);
    });

    test("the start does not bind the rules, the seats and the anchors", () => {
        const table = new Table();
        const device = new Device(table);
        device.look();
        table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
        table.begin();
        if (table.proof !== null) table.proof.seats = table.proof.seats.map((seat) => (seat.seat === 0 ? { ...seat, anchor: chainOf(0).anchor } : seat));
        device.look();
        expect(device.alarms).toEqual([{ kind: "start" }]);
    });

    test("but not if another seat changes its device while a roll is open", () => {
        const { table, device } = playing();
        rolls(table, device, 1, 1);
        table.open(2, 0);
        device.look();
        table.anchor(1, chainOf(1, "0b".repeat(16)).anchor);
        device.look();
        table.fall();
        device.look();
        expect(device.checked).toMatchObject([{ good: true, unfollowed: [] }]);
        expect(device.alarms).toEqual([]);
    });

    test("and is still there after a reload", () => {
        const { table, device } = playing();
        table.change({ server: "01".repeat(32) });
        device.look();
        device.reload();
        device.look();
        expect(device.alarms).toEqual([{ kind: "server-anchor" }]);
    });
});

function storage(): Store {
    const kept = new Map<string, string>();
    return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
        key: (nth) => [...kept.keys()][nth] ?? null,
        get length() {
            return kept.size;
        },
    };
}

describe("the stored state", () => {
    const { device } = playing();
    const kept = device.kept as Kept;

    test("is restored, and invalid text is dropped", () => {
        const store = storage();
        keepGame(store, kept, null, 1);
        expect(recallGame(store, GAME)).toMatchObject(kept);
        store.setItem(`homestretch.fair.${GAME}`, "{}");
        expect(recallGame(store, GAME)).toBeNull();
        store.setItem(`homestretch.fair.${GAME}`, "}");
        expect(recallGame(store, GAME)).toBeNull();
    });

    test("covers the last forty games", () => {
        const store = storage();
        for (let nth = 0; nth < 45; nth++) keepGame(store, { ...kept, game: nth.toString(16).padStart(32, "0") }, null, nth);
        expect(store.length, "each with a secret").toBe(80);
        expect(recallGame(store, "0".repeat(32))).toBeNull();
    });
});
