import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { RoomEvent, RoomView } from "../../protocol/types";
import { roomView, seatView } from "../../room/state/fixtures/room-view";
import { type Hex, textHash } from "../chain/bytes";
import { Chain } from "../chain/chain";
import { anchorsOf, type Store } from "./chest";
import type { Alarm } from "./kept";
import { type Proof, writeProof } from "../record/proof";
import { HEARTBEAT, Pulse } from "./pulse";
import { readRecord, sealed } from "../record/record";
import { begun, chainOf, GAME, rollOf } from "../record/fixtures/sample";
import { type DiceView, laidOf, type Message, thereOf } from "./sight";
import { diceRules } from "../chain/throws";
import { seedOf } from "../chain/roll";
import { start } from "../chain/start";
import { rightFall } from "../record/verify";
import { Watch } from "./watch.svelte";

const LUDO = readFileSync(join(import.meta.dirname, "../record/fixtures/ludo.txt"), "utf8");
const { rules } = readRecord(LUDO);
const SECRET = "77".repeat(32);
const mine = new Chain(SECRET, GAME, 0);

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

/** The record of a game of two with exactly the rolls of its proof. */
function recordOf(proof: Proof): string {
    const head = LUDO.split("\n").filter((line) => /^(homestretch|variant|hash|opening|\|)/.test(line));
    const rolls = proof.steps.flatMap((step) => (step.kind === "roll" ? [`${step.roll.roller}: ${step.roll.fell}`] : []));
    head.splice(3, 0, "seats 0 1");
    return sealed([...head, "game", ...rolls, ...writeProof(proof).map((line) => `fair ${line}`)]);
}

/** The watch of seat 0 in a room with a given proof. */
function watching(store = storage(), soon: (then: () => void) => void = (then) => then(), secret = SECRET) {
    const sent: Message[] = [];
    const alarmed: Alarm[] = [];
    const waiting: (() => void)[] = [];
    const proof: Proof = begun(rules, [0, 1], 1);
    let asked = 0;
    const world = { now: 1, awake: 0, seq: 1, gives: true, answer: new Promise<{ seq: number }>(() => {}) };
    const watch = new Watch({
        room: "ABCD2345",
        rules,
        send: (message) => {
            sent.push(message);
            return world.answer;
        },
        record: async () => {
            asked += 1;
            if (!world.gives) throw new Error("unavailable");
            return recordOf(proof);
        },
        store: () => store,
        now: () => world.now,
        awake: () => world.awake,
        random: () => secret,
        soon,
        later: (then) => void waiting.push(then),
        alarmed: (alarm) => void alarmed.push(alarm),
    });
    const seats = [seatView(0, { kind: "human", name: "Ann", player: 1, connected: true }), seatView(1, { kind: "bot" })];
    const you = { player: 1, name: "Ann", seat: 0, muted: false };
    const hear = (dice: Partial<DiceView>, events: RoomEvent[] | null = [], room: Partial<RoomView> = {}, live = true): Message[] => {
        const base: DiceView = { mode: "sealed", game: GAME, server: chainOf("server").anchor, start: null, seats: { 0: 1 }, anchors: {}, opened: null };
        watch.hear({ ...roomView(world.seq, { seats, you, ...room }), dice: { ...base, ...dice } }, { events, live, told: live });
        return sent.splice(0);
    };
    /** Two seconds pass. */
    const wait = (): void => waiting.splice(0).forEach((then) => then());
    return { watch, hear, proof, asked: () => asked, sent, store, alarmed, wait, world };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The same start with the anchor of the watch. */
function bind(proof: Proof): Hex {
    const [seat] = proof.seats;
    if (seat !== undefined) seat.anchor = mine.anchor;
    proof.start = start(GAME, textHash(rules), proof.server, proof.seats);
    return proof.start;
}

test("a game is checked from the first anchor on, and its start with the proof", async () => {
    const { watch, hear, proof, asked } = watching();
    expect(hear({ mode: "server" })).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor: mine.anchor }]);
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    expect(hear({ anchors, start: bound, opened: { index: 1, roller: 1, contributors: [0], released: [] } })).toMatchObject([{ type: "release", index: 1 }]);
    await settle();
    expect([asked(), watch.alarms, watch.start]).toEqual([1, [], bound]);
    hear({ anchors, start: bound });
    await settle();
    expect(asked(), "one request is enough").toBe(1);
});

test("a game may start once the room has the anchor of this device's seat", () => {
    const { watch, hear } = watching();
    hear({ mode: "server" });
    expect(watch.committed, "sent, but not stored yet").toBe(false);
    hear({ anchors: { 0: chainOf(1).anchor } });
    expect(watch.committed, "the anchor of another person").toBe(false);
    hear({ anchors: { 0: mine.anchor } });
    expect(watch.committed).toBe(true);
    const another = "08".repeat(16);
    hear({ game: another, anchors: {} });
    expect(watch.committed, "the next game").toBe(false);
    hear({ mode: "seeded", game: "09".repeat(16), anchors: {} });
    expect(watch.committed, "practice").toBe(true);
});

test("this device's anchor is shown in full once the room has it, so that the person can look for it in the record", () => {
    const { watch, hear } = watching();
    hear({ mode: "server" });
    expect(watch.anchors, "sent, but not stored yet").toEqual([]);
    hear({ anchors: { 0: mine.anchor } });
    expect(watch.anchors).toEqual([{ seat: 0, anchor: mine.anchor }]);
});

test("after a round a device commits for the next seat of its person", () => {
    const { watch, hear, store } = watching();
    const anchor = new Chain(SECRET, GAME, 1).anchor;
    expect(hear({ seats: { 1: 1 } })).toEqual([{ type: "anchor", game: GAME, seat: 1, anchor }]);
    hear({ seats: { 1: 1 }, anchors: { 1: anchor } });
    expect(watch.committed).toBe(true);
    // It stays after all: a chain that no start binds is not expected in any record.
    expect(hear({ seats: { 0: 1 } })).toEqual([{ type: "anchor", game: GAME, seat: 0, anchor: mine.anchor }]);
    hear({ seats: { 0: 1 }, anchors: { 0: mine.anchor } });
    expect([anchorsOf(store, GAME), watch.alarms]).toEqual([[], []]);
});

test("a room cannot exclude a device by giving its seat no part in the dice", () => {
    const { watch, hear, proof } = watching();
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const start = bind(proof);
    const roll = rollOf(start, rules, 1, 1, []);
    const opened = { index: 1, roller: 1, contributors: [], released: [] };
    hear({ anchors, start, seats: {}, opened });
    hear({ anchors, start, seats: {} }, [{ type: "roll_shown", ...roll, contributions: {}, missing: [] }]);
    hear({ anchors, start, seats: {}, opened: { ...opened, index: 2 } });
    expect(watch.alarms).toEqual([{ kind: "not-asked", index: 2, seat: 0 }]);
});

/** A roll of the server alone, as a room sends it. */
function told(roll: ReturnType<typeof rollOf>): RoomEvent[] {
    const laid: RoomEvent = { type: "rolled", seat: roll.roller ?? 0, dice: [Number(roll.fell.slice(1))] };
    return [{ type: "roll_shown", ...roll, contributions: {}, missing: [] }, laid];
}

test("dice without values are noticed at once, also on a page that polls", async () => {
    const { watch, hear, proof } = watching();
    const polled = (events: RoomEvent[] | null): Message[] => hear({ start: proof.start }, events, {}, false);
    hear({}, [], {}, false);
    const roll = rollOf(proof.start, rules, 1, 1, []);
    polled(told(roll));
    await settle();
    expect([watch.last?.good, watch.alarms]).toEqual([true, []]);
    const other = roll.fell === "r6" ? 5 : 6;
    polled([{ type: "rolled", seat: 1, dice: [other] }]);
    expect(watch.alarms).toEqual([{ kind: "unshown", shown: `r${other}` }]);
});

test.each([true, false])("the first rolls of a game that arrive with the end of the previous one are checked; live: %j", (live) => {
    const { watch, hear, proof } = watching();
    const first = "0b".repeat(16);
    hear({ game: first, server: chainOf("server", first).anchor }, [], {}, live);
    const { start } = proof;
    const over: RoomEvent[] = [{ type: "round_over", places: [1, 0] }, { type: "game_started", round: 2 }];
    hear({ start }, [...over, ...told(rollOf(start, rules, 1, 1, []))], {}, live);
    expect([watch.last?.roll.index, watch.last?.good, watch.alarms]).toEqual([1, true, []]);
    hear({ start }, told(rollOf(start, rules, 2, 1, [])), {}, live);
    expect([watch.last?.roll.index, watch.alarms], "nothing is missing").toEqual([2, []]);
});

test("a click before the roll is open releases the value when it opens", () => {
    const { watch, hear, proof } = watching();
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    hear({ anchors, start: bound });
    expect(watch.click(0)).toBeNull();
    const opened = { index: 1, roller: 0, contributors: [0], released: [] };
    expect(hear({ anchors, start: bound, opened })).toMatchObject([{ type: "release", index: 1, seat: 0 }]);
    const shown: RoomEvent = { type: "roll_shown", ...rollOf(bound, rules, 1, 0, []), contributions: { 0: mine.value(1) ?? "" }, missing: [] };
    hear({ anchors, start: bound }, [shown]);
    expect(watch.last?.roll.index).toBe(1);
    // The next roll waits for another click.
    expect(hear({ anchors, start: bound, opened: { ...opened, index: 2 } })).toEqual([]);
    expect(watch.click(0)).toBe(mine.value(2));
});

test("a click on another device of the same person releases the value here", () => {
    const { watch, hear, proof } = watching();
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    const opened = { index: 1, roller: 0, contributors: [0], released: [] };
    expect(hear({ anchors, start: bound, opened })).toEqual([]);
    const rolling: RoomEvent[] = [{ type: "rolling", seat: 0 }];
    expect(hear({ anchors, start: bound, opened }, rolling)).toMatchObject([{ type: "release", index: 1, seat: 0 }]);
    expect(watch.alarms).toEqual([]);
});

test("dice from events are compared with those that were shown", () => {
    const { watch, hear, proof } = watching();
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    const opened = { index: 1, roller: 1, contributors: [0], released: [] };
    hear({ anchors, start: bound, opened });
    const roll = { ...rollOf(bound, rules, 1, 1, []), contributions: [[0, mine.value(1) ?? ""]] as const };
    const fell = rightFall(diceRules(rules), [], seedOf(bound, roll), "r1");
    const shown: RoomEvent = { type: "roll_shown", ...roll, contributions: Object.fromEntries(roll.contributions), missing: [], fell };
    const other = fell === "r6" ? 5 : 6;
    hear({ anchors, start: bound }, [shown, { type: "rolled", seat: 1, dice: [other] }]);
    expect(watch.alarms).toEqual([{ kind: "table", index: 1, right: fell, shown: `r${other}` }]);
});

test("a first seat is drawn, unless it follows from opening rolls or from who is left", () => {
    const first: RoomEvent = { type: "first", seat: 0 };
    const drawn = { kind: "lies", fell: "f0", seat: null, shown: null };
    expect(laidOf([first])).toEqual([drawn]);
    expect(laidOf([{ type: "opening_rolled", seat: 1, dice: [3] }, first])).toMatchObject([{ fell: "r3" }]);
    expect(laidOf([{ type: "left", seat: 1 }, first])).toEqual([]);
    expect(laidOf([{ type: "undone", ply: 0, dice: ["f0"] }, first])).toEqual([{ kind: "taken", back: ["f0"] }, drawn]);
});

test("chosen dice are not compared, and the first seat is drawn among those who had not left", () => {
    const shown: RoomEvent = { type: "roll_shown", index: 1, roller: null, server: "", contributions: {}, missing: [], fell: "f2" };
    const used: RoomEvent = { type: "item_used", seat: 0, item: "chosen_roll" };
    const rolled: RoomEvent = { type: "rolled", seat: 0, dice: [5, 2] };
    expect(laidOf([used, rolled, rolled, shown, { type: "first", seat: 0 }])).toEqual([
        { kind: "chosen" },
        { kind: "lies", fell: "r2+5", seat: 0, shown: null },
        { kind: "lies", fell: "f0", seat: null, shown: { index: 1, roller: null, fell: "f2" } },
    ]);
    const game = { tokens: { 3: [], 0: [], 2: [], 1: [] }, left: [1, 3] } as unknown as RoomView["game"];
    const left: RoomEvent = { type: "left", seat: 3 };
    expect(thereOf({ game }, [shown, left])).toEqual([0, 2, 3]);
    expect(thereOf({ game }, [left, shown])).toEqual([0, 2]);
});

test("only a player who uses a chosen roll names the next dice", () => {
    const used: RoomEvent = { type: "item_used", seat: 1, item: "chosen_roll" };
    expect(laidOf([used, { type: "rolled", seat: 0, dice: [5] }])).toEqual([{ kind: "lies", fell: "r5", seat: 0, shown: null }]);
});

test("chosen dice are shown without a checked roll until others are rolled", () => {
    const { watch, hear, proof } = watching();
    hear({});
    const { start } = proof;
    hear({ start }, told(rollOf(start, rules, 1, 1, [])));
    expect([watch.last?.roll.index, watch.chosen]).toEqual([1, false]);
    hear({ start }, [{ type: "item_used", seat: 1, item: "chosen_roll" }, { type: "rolled", seat: 1, dice: [6] }]);
    expect([watch.last, watch.chosen]).toEqual([null, true]);
    expect(watch.alarms, "this variant has no such item").toEqual([{ kind: "item", seat: 1 }]);
    hear({ start }, told(rollOf(start, rules, 2, 1, [])));
    expect([watch.last?.roll.index, watch.chosen]).toEqual([2, false]);
});

test("a reload continues with the stored state", () => {
    const store = storage();
    const first = watching(store);
    first.hear({});
    const again = watching(store);
    expect(again.hear({ anchors: { 0: mine.anchor } })).toEqual([]);
    expect(again.watch.alarms).toEqual([]);
});

test("after a reload the seal shows the last checked roll if it is still the newest one", () => {
    const store = storage();
    const first = watching(store);
    first.hear({});
    const { start } = first.proof;
    first.hear({ start }, told(rollOf(start, rules, 1, 1, [])));
    const { last } = first.watch;
    expect(last?.roll.index).toBe(1);
    const again = watching(store);
    again.hear({ start }, null);
    expect(again.watch.last).toEqual(last);
    again.hear({ start }, told(rollOf(start, rules, 2, 1, [])));
    expect([again.watch.last?.roll.index, again.watch.alarms]).toEqual([2, []]);
    again.hear({ start }, [{ type: "item_used", seat: 1, item: "chosen_roll" }, { type: "rolled", seat: 1, dice: [6] }]);
    const chosen = watching(store);
    chosen.hear({ start }, null);
    expect(chosen.watch.last, "the dice on the table were chosen").toBeNull();
});

describe("two tabs of one person in one browser", () => {
    const [first, second] = [mine, new Chain("88".repeat(32), GAME, 0)];

    /** Both draw a secret before they can read the stored one of the other, and both commit. */
    function open() {
        const store = storage();
        const late = new Map<string, string>();
        const tab = (secret: Hex): ReturnType<typeof watching> => {
            const own = storage();
            const shared: Store = { ...own, getItem: (name) => own.getItem(name) ?? store.getItem(name), setItem: (name, value) => (own.setItem(name, value), void late.set(name, value)) };
            return watching(shared, undefined, secret);
        };
        const tabs = [tab(SECRET), tab("88".repeat(32))] as const;
        expect(tabs.map((one) => one.hear({}))).toMatchObject([[{ anchor: first.anchor }], [{ anchor: second.anchor }]]);
        /** Makes the stored values readable for both and notifies the page. */
        const arrive = (): void => {
            for (const [name, value] of late) store.setItem(name, value);
            for (const { watch } of tabs) for (const name of late.keys()) watch.stored(name);
        };
        return { tabs, arrive };
    }

    test.each(["before", "after"])("silently take the chain that the room has; the stored secret becomes readable %s the chain is seen", (when) => {
        const { tabs, arrive } = open();
        if (when === "before") arrive();
        for (const one of [first, second]) for (const tab of tabs) tab.hear({ anchors: { 0: one.anchor } });
        if (when === "after") arrive();
        for (const tab of tabs) tab.wait();
        const { proof } = tabs[0];
        for (const seat of proof.seats) if (seat.seat === 0) seat.anchor = second.anchor;
        proof.start = start(GAME, textHash(rules), proof.server, proof.seats);
        const opened = { index: 1, roller: 1, contributors: [0], released: [] };
        for (const { hear, watch, store } of tabs) {
            expect(watch.committed).toBe(true);
            expect(hear({ anchors: { 0: second.anchor }, start: proof.start, opened })).toEqual([{ type: "release", index: 1, seat: 0, value: second.value(1) }]);
            expect([watch.alarms, watch.elsewhere]).toEqual([[], false]);
            expect(anchorsOf(store, GAME), "the record must contain this anchor").toEqual([{ seat: 0, anchor: second.anchor }]);
        }
    });

    test("still raise an alarm if the room has a chain that neither of them made", () => {
        const { tabs, arrive } = open();
        arrive();
        for (const tab of tabs) tab.hear({ anchors: { 0: first.anchor } });
        for (const { hear, wait, watch, alarmed, world } of tabs) {
            world.now += 10_000;
            hear({ anchors: { 0: chainOf(0).anchor } });
            // Even if the room shows the right one again.
            hear({ anchors: { 0: first.anchor } });
            expect(watch.alarms, "it may still arrive").toEqual([]);
            wait();
            expect([watch.alarms, alarmed]).toEqual([[{ kind: "anchor", seat: 0 }], [{ kind: "anchor", seat: 0 }]]);
        }
    });

    test("raise an alarm if one has released a value and the roll contains that of the other", () => {
        const { tabs, arrive } = open();
        arrive();
        const [{ hear, watch, proof }] = tabs;
        hear({ anchors: { 0: first.anchor } });
        const bound = bind(proof);
        const opened = { index: 1, roller: 1, contributors: [0], released: [] };
        expect(hear({ anchors: { 0: first.anchor }, start: bound, opened })).toMatchObject([{ value: first.value(1) }]);
        const shown: RoomEvent = { type: "roll_shown", ...rollOf(bound, rules, 1, 1, []), contributions: { 0: second.value(1) ?? "" }, missing: [] };
        hear({ anchors: { 0: second.anchor }, start: bound }, [shown]);
        expect(watch.alarms).toContainEqual({ kind: "forged", index: 1, seat: 0 });
    });
});

describe("two devices of one person that arrive at the same moment", () => {
    const first = mine;
    const AWAY = [seatView(0, { kind: "human", name: "Ann", player: 1, connected: false }), seatView(1, { kind: "bot" })];

    /** Both have requested the room before either was in it. */
    function both() {
        const devices = [watching(storage()), watching(storage(), undefined, "88".repeat(32))] as const;
        for (const { hear } of devices) hear({}, null, { seats: AWAY }, false);
        return devices;
    }

    test("leave the dice to one of them: a device that finds the other connected does not commit", () => {
        const [desk, phone] = both();
        expect(desk.hear({})).toMatchObject([{ anchor: first.anchor }]);
        expect(phone.hear({ anchors: { 0: first.anchor } })).toEqual([]);
        expect([phone.watch.elsewhere, phone.watch.alarms]).toEqual([true, []]);
    });

    test("ask whose the other one is, and raise no alarm, if both have committed", () => {
        const [desk, phone] = both();
        desk.hear({});
        const [anchor] = phone.hear({});
        desk.hear({ anchors: { 0: first.anchor } });
        desk.hear({ anchors: { 0: anchor?.type === "anchor" ? anchor.anchor : "" } });
        desk.wait();
        expect([desk.watch.elsewhere, desk.watch.alarms]).toEqual([true, []]);
    });
});

test("an unconfirmed alarm stays in the next game, and a new alarm there is shown although others came before", () => {
    const { watch, hear, alarmed } = watching();
    const next = { game: "18".repeat(16), server: chainOf("server", "18".repeat(16)).anchor };
    const cheat = (dice: Partial<DiceView>): void => {
        hear({ start: "01".repeat(32), ...dice }, null);
        hear({ start: "02".repeat(32), ...dice });
    };
    cheat({});
    hear(next, null);
    expect([watch.alarms, watch.acknowledged]).toEqual([[{ kind: "start" }], 0]);
    watch.acknowledged = 1;
    hear({ game: "19".repeat(16), server: chainOf("server", "19".repeat(16)).anchor }, null);
    expect([watch.alarms, watch.acknowledged]).toEqual([[], 0]);
    cheat({ game: "1a".repeat(16), server: chainOf("server", "1a".repeat(16)).anchor });
    expect([watch.alarms.slice(watch.acknowledged), alarmed]).toEqual([[{ kind: "start" }], [{ kind: "start" }, { kind: "start" }]]);
});

test("after a lost connection, messages that did not arrive are sent again", () => {
    const { watch, hear } = watching();
    expect(hear({})).toHaveLength(1);
    expect(hear({})).toHaveLength(0);
    watch.lost();
    expect(hear({})).toHaveLength(1);
});

test("no value is sent for a roll while the device waits to learn whether it was made", () => {
    const waiting: (() => void)[] = [];
    const { watch, hear, proof, sent } = watching(storage(), (then) => waiting.push(then));
    const rest = (): void => {
        for (const then of waiting.splice(0)) then();
    };
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    hear({ anchors, start: bound });
    const opened = { index: 1, roller: 1, contributors: [0], released: [] };
    const roll = { ...rollOf(bound, rules, 1, 1, []), missing: [0] };
    hear({ anchors, start: bound, opened }, [{ type: "roll_opened", ...opened }]);
    hear({ anchors, start: bound }, [{ type: "roll_shown", ...roll, contributions: {} }]);
    rest();
    expect([sent, watch.alarms]).toEqual([[], []]);
    hear({ anchors, start: bound, opened: { ...opened, index: 2, roller: 0 } }, [{ type: "rolling", seat: 0 }]);
    rest();
    expect(sent).toMatchObject([{ type: "release", index: 2 }]);
});

test("events from before a lost connection do not count as seen after it", () => {
    const { watch, hear, proof } = watching();
    const anchors = { 0: mine.anchor };
    hear({ anchors });
    const bound = bind(proof);
    hear({ anchors, start: bound });
    watch.lost();
    watch.found();
    const opened = { index: 3, roller: 1, contributors: [], released: [] };
    const away = [1, 2].map((index): RoomEvent => ({ type: "roll_shown", ...rollOf(bound, rules, index, 1, []), contributions: {}, missing: [] }));
    hear({ anchors, start: bound, opened }, away);
    expect(watch.alarms).toEqual([]);
    hear({ anchors, start: bound, opened: { ...opened, index: 4 } }, [{ type: "roll_shown", ...rollOf(bound, rules, 3, 1, []), contributions: {}, missing: [] }]);
    expect(watch.alarms).toContainEqual({ kind: "not-asked", index: 4, seat: 0 });
});

describe("the dice of a running game", () => {
    const playing = { status: "playing" } as const;
    const another = { game: "08".repeat(16), start: "02".repeat(32) };

    function begin() {
        const all = watching();
        const bound = bind(all.proof);
        all.hear({ anchors: { 0: mine.anchor }, start: bound }, [], playing);
        return { ...all, bound };
    }

    test("must not disappear", () => {
        const { watch, hear } = begin();
        hear({ game: null, server: null }, [], playing);
        expect(watch.alarms).toContainEqual({ kind: "mode" });
        expect(watch.mode).toBe("sealed");
    });

    test("must not become those of another game or of a seed", () => {
        const { watch, hear, bound } = begin();
        hear({ anchors: { 0: mine.anchor }, start: bound, mode: "seeded" }, [], playing);
        expect(watch.alarms).toContainEqual({ kind: "mode" });
        const other = begin();
        other.hear(another, [], playing);
        expect(other.watch.alarms).toContainEqual({ kind: "mode" });
    });

    test("are new in the next game, whether its start was seen or missed", () => {
        for (const events of [[{ type: "game_started", round: 2 } as const], null]) {
            const { watch, hear } = begin();
            hear(another, events, playing);
            expect(watch.alarms).toEqual([]);
        }
    });
});

describe("what a room answers to an anchor:", () => {
    /** A game in which the room has not stored the anchor, whatever it answered. */
    async function begin(answer: Promise<{ seq: number }>) {
        const all = watching();
        all.world.answer = answer;
        expect(all.hear({ mode: "server" })).toMatchObject([{ type: "anchor" }]);
        await settle();
        return all;
    }

    test("it has stored it in an entry, and must show it with that entry", async () => {
        const { watch, hear, world } = await begin(Promise.resolve({ seq: 3 }));
        hear({ mode: "server" });
        expect(watch.alarms).toEqual([]);
        world.seq = 3;
        hear({ mode: "server" });
        expect(watch.alarms).toEqual([{ kind: "shut-out", seat: 0 }]);
    });

    test("it has stored it, and shows it before or after it says so", async () => {
        const { watch, hear, world } = await begin(Promise.resolve({ seq: 3 }));
        world.seq = 3;
        hear({ anchors: { 0: mine.anchor } });
        expect([watch.alarms, watch.committed]).toEqual([[], true]);
    });

    test("it rejects it because the game has just begun, and the anchor is sent again", async () => {
        const { watch, hear } = await begin(Promise.reject(new Error("other_game")));
        expect(hear({ mode: "server" })).toMatchObject([{ type: "anchor" }]);
        expect(watch.alarms).toEqual([]);
    });
});

describe("a record that does not arrive", () => {
    /** A game with this many rolls, one every ten seconds, in which the record never arrives. */
    async function play(rolls: number, live = true) {
        const all = watching();
        const { hear, proof, world } = all;
        hear({}, [], {}, live);
        world.gives = false;
        const { start } = proof;
        hear({ start }, [], {}, live);
        for (let index = 1; index <= rolls; index++) {
            await settle();
            world.now += 10_000;
            hear({ start }, told(rollOf(start, rules, index, 1, [])), {}, live);
        }
        await settle();
        return all;
    }

    test("raises an alarm if the room shows roll after roll", async () => {
        expect((await play(3)).watch.alarms).toContainEqual({ kind: "withheld" });
    });

    test("raises no alarm for a while or without a connection, and the seal says that not everything is verified", async () => {
        const { watch, hear, proof, world } = await play(2);
        expect([watch.alarms, watch.whole]).toEqual([[], false]);
        world.gives = true;
        hear({ start: proof.start });
        await settle();
        expect(watch.whole).toBe(true);
        expect((await play(6, false)).watch.alarms).toEqual([]);
    });
});

test("a person who undoes something in this browser is not asked about it, and another person may deny it", () => {
    const settings = { ...roomView(1).settings, undo: "ask" } as const;
    const undone: RoomEvent[] = [{ type: "undone", ply: 0, dice: [] }];
    const { watch, hear, proof, store, world } = watching();
    const bound = bind(proof);
    const hears = (events: RoomEvent[]): void => void hear({ anchors: { 0: mine.anchor }, start: bound }, events, { settings });
    hears([]);
    const tab = watching(store).watch;
    tab.does({ type: "undo" });
    hears(undone);
    expect(watch.doubted, "in another tab").toBe(false);
    world.now += 100_000;
    hears(undone);
    expect([watch.doubted, watch.alarms]).toEqual([true, []]);
    watch.agreed(true);
    expect([watch.doubted, watch.alarms]).toEqual([false, []]);
    hears(undone);
    watch.agreed(false);
    expect([watch.doubted, watch.alarms]).toEqual([false, [{ kind: "undone" }]]);
});

describe("a person who undoes something together with others", () => {
    const settings = { ...roomView(1).settings, undo: "ask" } as const;
    const undone: RoomEvent[] = [{ type: "undone", ply: 0, dice: [] }];
    const seats = [1, 2].map((player, seat) => seatView(seat, { kind: "human", player, name: `${player}`, connected: true }));
    const vote: RoomView["vote"] = { by: 1, back: "undo", to: 0, agreed: [], since: 0 };

    /** Whether the person is asked about it, if they do this and the others take this long to agree. */
    function isDoubted(ms: number, acts: (watch: Watch) => void, asked: RoomView["vote"] = vote): boolean {
        const { watch, hear, proof, world } = watching();
        const bound = bind(proof);
        const hears = (events: RoomEvent[], vote: RoomView["vote"]): void => void hear({ anchors: { 0: mine.anchor }, start: bound }, events, { settings, seats, vote });
        hears([], null);
        acts(watch);
        hears([], asked);
        world.now += ms;
        hears(undone, null);
        return watch.doubted;
    }

    test("is not asked about it, however long the others need to agree", () => {
        const asks = (watch: Watch): void => void watch.does({ type: "undo" });
        expect([isDoubted(1_000, asks), isDoubted(300_000, asks)]).toEqual([false, false]);
        const agrees = (watch: Watch): void => void watch.does({ type: "vote", agree: true });
        expect(isDoubted(300_000, agrees, { ...vote, by: 2, agreed: [1] })).toBe(false);
        expect(isDoubted(300_000, () => {}), "a person who did nothing").toBe(true);
    });

    test("is asked if the room rejected their request and it happens anyway", () => {
        expect(isDoubted(1_000, (watch) => watch.does({ type: "undo" })())).toBe(true);
    });
});

describe("in a round without a person whose tokens were removed in the previous one", () => {
    const round = (seats: number[]): Partial<RoomView> => {
        const tokens = Object.fromEntries(seats.map((seat) => [seat, []]));
        return { game: { ply: 0, turn: { phase: "roll", seat: 1 }, tokens } as unknown as RoomView["game"] };
    };

    test("their device does not contribute and raises no alarm", async () => {
        const { watch, hear, proof } = watching();
        const [own] = proof.seats;
        if (own !== undefined) own.human = false;
        proof.start = start(GAME, textHash(rules), proof.server, proof.seats);
        hear({ seats: {}, start: proof.start }, [], round([1, 2]));
        await settle();
        expect([watch.seats, watch.bare, watch.alarms]).toEqual([[], [], []]);
        const other = watching();
        other.hear({ start: proof.start }, [], round([0, 1]));
        expect([other.watch.seats, other.watch.bare], "in the next game it contributes").toEqual([[0], [0]]);
    });
});

describe("a page counts as running", () => {
    /** The time since when the page runs, after heartbeats at these times. It is visible until a given time. */
    function since(beats: number[], now: number, hidden = Infinity): number {
        let time = 0;
        const pulse = new Pulse(() => time, () => time < hidden);
        for (time of beats) pulse.beat();
        time = now;
        return pulse.since;
    }
    const beats = [1, 2, 3, 4].map((nth) => nth * HEARTBEAT);

    test("while its heartbeat continues", () => {
        expect(since(beats, 2_100)).toBe(0);
    });

    test("only since it was last suspended or hidden", () => {
        expect(since([...beats, 9_000, 9_500], 9_600)).toBe(9_000);
        expect(since(beats, 9_000), "waiting events arrive before the next heartbeat").toBe(9_000);
        expect(since(beats, 2_100, 1_500)).toBe(2_100);
    });

    test("only since its clock was set", () => {
        expect(since([...beats, 100, 600], 700)).toBe(100);
    });

    test("and only messages that are late while it runs count against the room", () => {
        const late = (awake: number): Alarm[] => {
            const { watch, hear, proof, world } = watching();
            const anchors = { 0: mine.anchor };
            hear({ anchors });
            const bound = bind(proof);
            hear({ anchors, start: bound });
            for (const index of [1, 2, 3]) {
                world.now += 60_000;
                world.awake = world.now - awake;
                watch.answered(world.now - 2_500);
                const opened = { index, roller: 1, contributors: [0] };
                const roll = { ...rollOf(bound, rules, index, 1, []), missing: [0] };
                hear({ anchors, start: bound }, [{ type: "roll_opened", ...opened }, { type: "roll_shown", ...roll, contributions: {} }]);
            }
            return watch.alarms;
        };
        expect(late(50_000)).toContainEqual({ kind: "late", index: 3, seat: 0 });
        expect(late(100)).toEqual([]);
    });
});

test("people whose devices have not committed are known", () => {
    const { watch, hear } = watching();
    const bo = seatView(1, { kind: "human", name: "Bo", player: 2, connected: true });
    const seats = [seatView(0, { kind: "human", name: "Ann", player: 1, connected: true }), bo];
    hear({ seats: { 0: 1, 1: 2 }, anchors: { 0: mine.anchor } }, [], { seats });
    expect(watch.bare).toEqual([1]);
    hear({ seats: { 0: 1, 1: 2 }, anchors: { 0: mine.anchor, 1: chainOf(1).anchor } }, [], { seats });
    expect(watch.bare).toEqual([]);
});

test("a server without fair dice is ignored", () => {
    const { watch, hear } = watching();
    expect(hear({ game: null, server: null })).toEqual([]);
    expect(watch.mode).toBeNull();
    watch.hear(Object.assign(roomView(1), { dice: undefined }) as unknown as ReturnType<typeof roomView>, { events: [], live: true, told: true });
    expect(watch.mode).toBeNull();
});
