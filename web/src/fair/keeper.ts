/** Keeps the chains of this device's seats in a game: says what to send and when, never a value too
    early, and checks everything that is shown. A state and what is seen give the next state; the
    state is plain JSON, so that a reload goes on where it was. */
import { type Hex, isHex } from "./bytes";
import { Chain, descends, type Known, LENGTH, type Owner, place } from "./chain";
import { diceRules } from "./dice";
import { Fall, seedOf, type ShownRoll } from "./roll";
import { type Message, rollOfView, type Sight } from "./sight";
import { rightFall } from "./verify";

/** Something that an honest server does not do. */
export type Alarm =
    /** The server's commitment is another one than before. */
    | { kind: "server-anchor" }
    /** The game is bound to something else than before. */
    | { kind: "start" }
    /** The anchor of an own seat was replaced: by a device of one's own, or by the server. */
    | { kind: "anchor"; seat: number }
    | { kind: "server-value"; index: number }
    | { kind: "value"; index: number; seat: number }
    /** A value stands for an own seat that is not its own. */
    | { kind: "forged"; index: number; seat: number }
    | { kind: "dice"; index: number; right: string; shown: string }
    /** A roll that was shown is shown otherwise. */
    | { kind: "again"; index: number }
    /** A value was sent, and the roll fell without it. */
    | { kind: "left-out"; index: number; seat: number }
    /** A roll was opened without a seat that is here. */
    | { kind: "not-asked"; index: number; seat: number }
    /** A value is asked for although the roll before it is open: it would show the roll before. */
    | { kind: "early"; index: number };

/** What is kept of a game. */
export interface Kept {
    room: string;
    game: Hex;
    server: Hex;
    start: Hex | null;
    /** The secrets of the chains, by seat and by how many chains it has used up. */
    secrets: { [seatAndChain: string]: Hex };
    /** The last value of every chain that was seen and checked, with the anchor it leads to. */
    known: { [owner: string]: Known & { anchor: Hex } };
    /** The last roll that is settled, and how it was shown. */
    settled: number;
    shown: string;
    /** For each own seat the last roll its value was sent for. */
    sent: { [seat: string]: number };
    /** The anchors of own seats that the room has now from this device. */
    held: { [seat: string]: Hex };
    /** All anchors that it ever had from this device. */
    committed: { seat: number; anchor: Hex }[];
    /** Own seats that are no contributors until their next turn, because they were silent. */
    skipped: number[];
    /** Own seats whose anchor another device has replaced. */
    displaced: number[];
    /** How often this device took a seat back from another one. */
    claims: number;
    alarms: Alarm[];
}

/** What holds only as long as a connection does. */
export interface Connection {
    /** What was sent over it, so that it is sent once. */
    sent: Set<string>;
    /** From which roll on an own seat must be asked. */
    since: Map<number, number>;
    /** Whether anything was seen over it. */
    seen: boolean;
}

/** A roll that this device has checked, with the sum. */
export interface Checked {
    roll: ShownRoll;
    start: Hex;
    seed: Hex;
    /** What falls from the values; null where that is known only afterwards. */
    right: string | null;
    /** The bytes in the order in which they were drawn. */
    drawn: Fall["drawn"];
    /** Own seats whose values are in it. */
    own: number[];
    /** Seats whose values could not be followed, because this device was away. */
    unfollowed: number[];
    good: boolean;
}

export interface Step {
    kept: Kept;
    send: Message[];
    checked: Checked[];
}

export const connection = (): Connection => ({ sent: new Set(), since: new Map(), seen: false });

/** The next state, and what is to be sent. `random` gives 32 bytes for a new secret. */
export function see(before: Kept | null, wire: Connection, sight: Sight, random: () => Hex): Step {
    const step: Step = { kept: bindTo(before, sight), send: [], checked: [] };
    if (sight.dice.mode === "seeded") return step;
    if (!sight.live) {
        wire.sent.clear();
        wire.since.clear();
        wire.seen = false;
    }
    watchServer(step.kept, sight);
    for (const roll of settledRolls(sight)) {
        if (typeof roll === "number") takeBack(step.kept, roll);
        else take(step, wire, sight, roll);
    }
    watchAnchors(step.kept, sight);
    wire.seen = sight.live;
    if (sight.dice.mode !== "sealed") return step;
    for (const { seat } of sight.own) commit(step, wire, sight, seat, random);
    answer(step, wire, sight);
    return step;
}

/** The value that goes with a click on the dice; null if this device has none for it. */
export function click(kept: Kept, sight: Sight, seat: number): { kept: Kept; value: Hex | null } {
    const { opened } = sight.dice;
    const next = structuredClone(kept);
    if (next.displaced.includes(seat)) {
        // Who clicks here plays here: this device takes part again from the next roll on.
        next.displaced = next.displaced.filter((other) => other !== seat);
        delete next.held[seat];
        next.claims += 1;
        return { kept: next, value: null };
    }
    const chain = ownChain(next, seat);
    const asked = opened !== null && opened.roller === seat && opened.contributors.includes(seat);
    if (!asked || chain === null || sight.dice.anchors[seat] !== chain.anchor || !isDue(next, opened.index)) {
        return { kept: next, value: null };
    }
    next.sent[seat] = opened.index;
    return { kept: next, value: chain.value(place(opened.index)) };
}

/** What this device committed to in a game: to be looked for in the record. */
export function ownAnchors(kept: Kept): { seat: number; anchor: Hex }[] {
    return kept.committed;
}

function bindTo(before: Kept | null, { room, dice }: Sight): Kept {
    const fresh = (): Kept => ({
        room,
        game: dice.game,
        server: dice.server,
        start: dice.start,
        secrets: {},
        known: { server: { index: 0, value: dice.server, anchor: dice.server } },
        // Who comes later begins where the game is: what was before is the record's to prove.
        settled: Math.max(dice.last === null ? 0 : dice.last.index - 1, dice.last === null && dice.opened !== null ? dice.opened.index - 1 : 0),
        shown: "",
        sent: {},
        held: {},
        committed: [],
        skipped: [],
        displaced: [],
        claims: 0,
        alarms: [],
    });
    if (before === null || before.game !== dice.game) return fresh();
    const bound = before.start !== null && before.start !== dice.start;
    if (before.room === room && !bound) return { ...structuredClone(before), start: dice.start };
    // The same game bound to something else: values that were shown must never count again.
    const anew = fresh();
    anew.alarms = structuredClone(before.alarms);
    raise(anew, { kind: "start" });
    return anew;
}

function watchServer(kept: Kept, { dice }: Sight): void {
    if (dice.server === kept.server) return;
    // Only when the old chain is used up is a new one due.
    const usedUp = kept.settled > 0 && kept.settled % LENGTH === 0;
    if (!usedUp && kept.start !== null) return raise(kept, { kind: "server-anchor" });
    kept.server = dice.server;
    kept.known["server"] = { index: 0, value: dice.server, anchor: dice.server };
}

/** What has been settled, in order: rolls that were shown, and the numbers of those taken back. */
function settledRolls({ dice, rolls }: Sight): (ShownRoll | number)[] {
    const shown = [...rolls, ...(dice.last === null ? [] : [dice.last])].map(rollOfView);
    const index = (one: ShownRoll | number): number => (typeof one === "number" ? one : one.index);
    return [...shown, ...(dice.void ?? [])].sort((a, b) => index(a) - index(b));
}

/** A roll that was opened and taken back is settled: it can never fall. */
function takeBack(kept: Kept, index: number): void {
    if (index > kept.settled) [kept.settled, kept.shown] = [index, "void"];
}

/** Checks a roll that is shown. */
function take(step: Step, wire: Connection, sight: Sight, roll: ShownRoll): void {
    const { kept } = step;
    const { index } = roll;
    const written = JSON.stringify([roll.roller, roll.server, roll.contributions, roll.missing, roll.fell]);
    if (index <= kept.settled) {
        if (index === kept.settled && kept.shown !== "" && kept.shown !== written) raise(kept, { kind: "again", index });
        return;
    }
    // Before the start there are no rolls: this one is of the game before.
    if (kept.start === null) return;
    const alarms = kept.alarms.length;
    const away = index > kept.settled + 1 || !wire.seen;
    if (follow(kept, "server", roll.server, index, kept.server) === false) raise(kept, { kind: "server-value", index });
    const unfollowed: number[] = [];
    for (const [seat, value] of roll.contributions) {
        if (follow(kept, seat, value, index, sight.dice.anchors[seat])) continue;
        // While this device was away a seat may have changed its chain more than once.
        if (away) unfollowed.push(seat);
        else raise(kept, { kind: "value", index, seat });
    }
    const own = sight.own.map(({ seat }) => seat).filter((seat) => checkOwn(kept, roll, seat));
    const fall = new Fall(seedOf(kept.start, roll));
    const known = !roll.fell.startsWith("f") || sight.order !== null;
    const right = known ? rightFall(diceRules(sight.rules), sight.order ?? [], fall.seed, roll.fell, fall) : null;
    if (right !== null && right !== roll.fell) raise(kept, { kind: "dice", index, right, shown: roll.fell });
    for (const seat of roll.missing) if (!kept.skipped.includes(seat)) kept.skipped.push(seat);
    [kept.settled, kept.shown] = [index, written];
    const good = kept.alarms.length === alarms;
    step.checked.push({ roll, start: kept.start, seed: fall.seed, right, drawn: fall.drawn, own, unfollowed, good });
}

/** Whether the value of an own seat is in a roll, as it must be if it was sent. */
function checkOwn(kept: Kept, roll: ShownRoll, seat: number): boolean {
    const { index } = roll;
    const chain = ownChain(kept, seat);
    const given = roll.contributions.find(([other]) => other === seat)?.[1];
    const ours = chain !== null && kept.held[seat] === chain.anchor;
    if (given === undefined) {
        if (kept.sent[seat] === index) raise(kept, { kind: "left-out", index, seat });
        return false;
    }
    if (given === chain?.value(place(index))) return true;
    if (ours) raise(kept, { kind: "forged", index, seat });
    return false;
}

/** Whether a value is of the chain that is known, or of a newer one that the room shows. */
function follow(kept: Kept, owner: Owner, value: Hex, index: number, anchor: Hex | undefined): boolean {
    const shown = { index: place(index), value };
    const known = kept.known[owner];
    const good = (from: Known): boolean => isHex(value, 32) && shown.index > from.index && descends(kept.game, owner, shown, from);
    if (known !== undefined && good(known)) {
        kept.known[owner] = { ...shown, anchor: known.anchor };
        return true;
    }
    if (anchor === undefined || anchor === known?.anchor || !good({ index: 0, value: anchor })) return false;
    kept.known[owner] = { ...shown, anchor };
    return true;
}

function watchAnchors(kept: Kept, { dice }: Sight): void {
    for (const [seat, anchor] of Object.entries(dice.anchors)) {
        if (kept.known[seat]?.anchor !== anchor) kept.known[seat] = { index: 0, value: anchor, anchor };
    }
}

/** Sees to it that the room has the anchor of an own seat. */
function commit(step: Step, wire: Connection, sight: Sight, seat: number, random: () => Hex): void {
    const { kept } = step;
    const { dice } = sight;
    if (kept.displaced.includes(seat)) return;
    const there = dice.anchors[seat];
    const key = secretKey(kept, seat);
    kept.secrets[key] ??= random();
    const anchor = ownChain(kept, seat)?.anchor;
    if (anchor === undefined) return;
    if (there === anchor) {
        kept.held[seat] = anchor;
        if (!kept.committed.some((one) => one.anchor === anchor)) kept.committed.push({ seat, anchor });
        if (sight.live && !wire.since.has(seat)) wire.since.set(seat, dice.opened?.index ?? kept.settled);
        return;
    }
    if (kept.held[seat] === anchor) {
        delete kept.held[seat];
        kept.displaced.push(seat);
        return raise(kept, { kind: "anchor", seat });
    }
    const name = `anchor ${kept.claims} ${anchor}`;
    if (!sight.live || wire.sent.has(name)) return;
    wire.sent.add(name);
    step.send.push({ type: "anchor", game: dice.game, seat, anchor });
}

/** Releases what the open roll asks for. */
function answer(step: Step, wire: Connection, { dice, own, live }: Sight): void {
    const { kept } = step;
    const { opened } = dice;
    if (opened === null || opened.index <= kept.settled) return;
    const { index, roller, contributors, released } = opened;
    if (roller !== null) kept.skipped = kept.skipped.filter((seat) => seat !== roller);
    const due = isDue(kept, index);
    for (const { seat, byItself } of own) {
        const since = wire.since.get(seat);
        if (!contributors.includes(seat)) {
            const present = live && since !== undefined && index > since;
            if (present && !kept.skipped.includes(seat) && !kept.displaced.includes(seat)) raise(kept, { kind: "not-asked", index, seat });
            continue;
        }
        const chain = ownChain(kept, seat);
        if (!live || chain === null || dice.anchors[seat] !== chain.anchor || released.includes(seat)) continue;
        if (roller === seat && !byItself) continue;
        if (!due) {
            raise(kept, { kind: "early", index });
            continue;
        }
        const value = chain.value(place(index));
        const name = `release ${seat} ${index}`;
        if (value === null || wire.sent.has(name)) continue;
        wire.sent.add(name);
        kept.sent[seat] = index;
        step.send.push({ type: "release", index, seat, value });
    }
}

/** Whether a roll may be answered: only when the one before it has been shown or taken back, for a
    value tells all those before it. */
function isDue(kept: Kept, index: number): boolean {
    return index === kept.settled + 1;
}

function raise(kept: Kept, alarm: Alarm): void {
    const text = JSON.stringify(alarm);
    if (!kept.alarms.some((other) => JSON.stringify(other) === text)) kept.alarms.push(alarm);
}

/** The newest chain of a seat: after 4096 rolls another one is due. */
function secretKey(kept: Kept, seat: number): string {
    return `${seat} ${Math.floor(kept.settled / LENGTH)}`;
}

// A chain takes four thousand hashes to make, and is the same each time.
const made = new Map<string, Chain>();

function ownChain(kept: Kept, seat: number): Chain | null {
    const secret = kept.secrets[secretKey(kept, seat)];
    if (secret === undefined) return null;
    const key = `${secret} ${kept.game} ${seat}`;
    const chain = made.get(key) ?? new Chain(secret, kept.game, seat);
    made.set(key, chain);
    return chain;
}
