/** Keeps the chains of this device's seats in a game: says what to send and when, never a value too
    early, and checks everything that is shown. A state and what is seen give the next state; the
    state is plain JSON, so that a reload goes on where it was. */
import { type Hex, isHex, textHash } from "./bytes";
import { Chain, descends, type Known, LENGTH, type Owner, place } from "./chain";
import { diceRules } from "./dice";
import type { Proof, Step as ProofStep } from "./proof";
import { Fall, seedOf, type ShownRoll } from "./roll";
import type { Laid, Message, OwnSeat, Sight } from "./sight";
import { start } from "./start";
import { rightFall } from "./verify";

/** Something that an honest server does not do. */
export type Alarm =
    /** The server's commitment is another one than before. */
    | { kind: "server-anchor" }
    /** The game is bound to something else than before, or than it says. */
    | { kind: "start" }
    /** The anchor of an own seat was replaced while this device took part for it. */
    | { kind: "anchor"; seat: number }
    | { kind: "server-value"; index: number }
    | { kind: "value"; index: number; seat: number }
    /** A value stands for an own seat that is not its own. */
    | { kind: "forged"; index: number; seat: number }
    | { kind: "dice"; index: number; right: string; shown: string }
    /** Other dice lie on the table than were shown with their values. */
    | { kind: "table"; index: number; right: string; shown: string }
    /** Dice lie on the table for which no values were shown. */
    | { kind: "unshown"; shown: string }
    /** A roll that was shown is shown otherwise. */
    | { kind: "again"; index: number }
    /** A value was sent, and the roll fell without it. */
    | { kind: "left-out"; index: number; seat: number }
    /** A roll was opened without a seat that is here. */
    | { kind: "not-asked"; index: number; seat: number }
    /** A value is asked for although the roll before it is open: it would show the roll before. */
    | { kind: "early"; index: number };

/** The last value of a chain that was seen and checked, and the anchor it leads to. */
interface Followed extends Known {
    anchor: Hex;
    /** The same of the chain before: a new one counts only from the next roll on. */
    before: Known | null;
}

/** What is kept of a game. */
export interface Kept {
    room: string;
    game: Hex;
    server: Hex;
    start: Hex | null;
    /** Whether the start was seen to bind the rules, the seats and the anchors. */
    bound: boolean;
    /** The secrets of the chains, by seat and by how many chains it has used up. */
    secrets: { [seatAndChain: string]: Hex };
    known: { [owner: string]: Followed };
    /** The last roll that is settled, and how it was shown. */
    settled: number;
    shown: string;
    /** What has fallen, each once: what is taken back comes again without values. */
    fallen: string[];
    /** Whether anything may have been taken back. */
    back: boolean;
    /** For each own seat the last roll its value was sent for. */
    sent: { [seat: string]: number };
    /** The anchors of own seats that the room has now from this device, and from which roll on they count. */
    held: { [seat: string]: { anchor: Hex; from: number } };
    /** All anchors that it ever had from this device. */
    committed: { seat: number; anchor: Hex }[];
    /** Seats that are no contributors until their next turn, because they were silent. */
    skipped: number[];
    /** Whether this device was silent when a roll waited for it: another one may have come in since. */
    silent: boolean;
    alarms: Alarm[];
}

/** What holds only as long as a page is open, and most of it only as long as its connection is. */
export interface Connection {
    /** What was sent over it, so that it is sent once. */
    sent: Set<string>;
    /** From which roll on an own seat must be asked. */
    since: Map<number, number>;
    /** Whether anything was seen over it. */
    seen: boolean;
    /** Whether another device of the person takes part instead of this one; null before the first look. */
    elsewhere: boolean | null;
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
    /** The whole proof is needed: something was missed, or the start has not been checked. */
    look: boolean;
}

export const connection = (): Connection => ({ sent: new Set(), since: new Map(), seen: false, elsewhere: null });

/** The next state, and what is to be sent. `random` gives 32 bytes for a new secret. */
export function see(before: Kept | null, wire: Connection, sight: Sight, random: () => Hex): Step {
    const step: Step = { kept: bindTo(before, sight), send: [], checked: [], look: false };
    const { kept } = step;
    if (sight.dice.mode === "seeded") return step;
    arrive(wire, sight);
    if (!sight.live) {
        wire.sent.clear();
        wire.since.clear();
        wire.seen = false;
    }
    if (sight.proof !== null) takeProof(step, wire, sight, sight.proof);
    for (const one of sight.steps) take(step, wire, sight, one);
    // Whoever was away does not know what was taken back.
    kept.back ||= sight.undone || (kept.start !== null && !wire.seen);
    for (const one of sight.laid) checkLaid(kept, wire, one);
    watchServer(kept, sight);
    for (const [seat, anchor] of Object.entries(sight.dice.anchors)) anchored(kept, Number(seat), anchor);
    wire.seen = sight.live;
    letGo(kept, wire, sight);
    for (const { seat, connected } of sight.own) commit(step, wire, sight, seat, connected, random);
    answer(step, wire, sight);
    step.look ||= kept.start !== null && !kept.bound && sight.proof === null;
    return step;
}

/** Whether nothing is left to commit to: a start now binds the own seats of this device, or of the
    one that takes part in its place. */
export function isCommitted(kept: Kept, wire: Connection, { dice, own }: Sight): boolean {
    if (dice.mode === "seeded" || wire.elsewhere === true) return true;
    return own.every(({ seat }) => dice.anchors[seat] !== undefined && dice.anchors[seat] === kept.held[seat]?.anchor);
}

/** The value that goes with a click on the dice; null if this device has none for it. */
export function click(kept: Kept, sight: Sight, seat: number): { kept: Kept; value: Hex | null } {
    const { opened } = sight.dice;
    const next = structuredClone(kept);
    const asked = opened !== null && opened.roller === seat && opened.contributors.includes(seat);
    const value = asked && isDue(next, opened.index) ? valueFor(next, sight, seat, opened.index) : null;
    if (value !== null && opened !== null) next.sent[seat] = opened.index;
    return { kept: next, value };
}

/** The person says that the device which takes part elsewhere is not their own: that is an alarm,
    and this device takes part. */
export function disown(kept: Kept, wire: Connection, own: readonly OwnSeat[]): Kept {
    const next = structuredClone(kept);
    takeOver(wire);
    for (const { seat } of own) raise(next, { kind: "anchor", seat });
    return next;
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
        bound: false,
        secrets: {},
        known: { server: { index: 0, value: dice.server, anchor: dice.server, before: null } },
        settled: 0,
        shown: "",
        fallen: [],
        back: false,
        sent: {},
        held: {},
        committed: [],
        skipped: [],
        silent: false,
        alarms: [],
    });
    if (before === null || before.game !== dice.game) return fresh();
    const other = before.start !== null && before.start !== dice.start;
    if (before.room === room && !other) return { ...structuredClone(before), start: dice.start };
    // The same game bound to something else: values that were shown must never count again.
    const anew = fresh();
    anew.alarms = structuredClone(before.alarms);
    raise(anew, { kind: "start" });
    return anew;
}

/** One device takes part for a person. A page that comes while the room says that the person is here
    already leaves it to the other one, until that falls silent; where nobody is, it begins at once.
    So an anchor that changes while its device is there was never changed by an honest device. */
function arrive(wire: Connection, { own, live }: Sight): void {
    wire.elsewhere ??= !live && own.some((one) => one.connected);
}

/** What was held for seats that are not this person's any more. */
function letGo(kept: Kept, wire: Connection, { own }: Sight): void {
    const others = Object.keys(kept.held).map(Number).filter((seat) => !own.some((one) => one.seat === seat));
    for (const seat of others) {
        delete kept.held[seat];
        wire.since.delete(seat);
    }
}

function watchServer(kept: Kept, { dice }: Sight): void {
    if (dice.server === kept.server) return;
    if (kept.start !== null && !renews(kept)) return raise(kept, { kind: "server-anchor" });
    kept.server = dice.server;
    kept.known["server"] = { index: 0, value: dice.server, anchor: dice.server, before: null };
}

/** Only when the server's chain is used up is a new one due. */
function renews(kept: Kept): boolean {
    return kept.settled > 0 && kept.settled % LENGTH === 0;
}

/** The whole proof: the start is checked, and what was missed is followed. */
function takeProof(step: Step, wire: Connection, sight: Sight, proof: Proof): void {
    const { kept } = step;
    // A game that has begun meanwhile is another one.
    if (proof.game !== kept.game || kept.start === null) return;
    const bound = start(proof.game, textHash(sight.rules), proof.server, proof.seats);
    // Looked at once; what is wrong stays known.
    kept.bound = true;
    if (proof.start !== kept.start || bound !== kept.start) return raise(kept, { kind: "start" });
    let at = 0;
    if (kept.settled === 0) {
        for (const { seat, anchor } of proof.seats) if (anchor !== null) anchored(kept, seat, anchor);
    }
    for (const one of proof.steps) {
        if (one.kind !== "anchor") at = one.kind === "roll" ? one.roll.index : one.index;
        // What was before is known; of the last roll it is seen whether it is still the same.
        if (at >= kept.settled) take(step, wire, sight, one);
    }
}

function take(step: Step, wire: Connection, sight: Sight, one: ProofStep): void {
    const { kept } = step;
    switch (one.kind) {
        case "roll":
            return takeRoll(step, wire, sight, one.roll);
        case "void":
            // A roll that was opened and taken back is settled: it can never fall.
            if (one.index > kept.settled) [kept.settled, kept.shown] = [one.index, "void"];
            return;
        case "anchor":
            if (one.owner !== "server") return anchored(kept, one.owner, one.anchor);
            if (one.anchor !== kept.server && !renews(kept)) return raise(kept, { kind: "server-anchor" });
            kept.server = one.anchor;
            kept.known["server"] = { index: 0, value: one.anchor, anchor: one.anchor, before: null };
    }
}

/** Checks a roll that is shown. */
function takeRoll(step: Step, wire: Connection, sight: Sight, roll: ShownRoll): void {
    const { kept } = step;
    const { index } = roll;
    const written = JSON.stringify([roll.roller, roll.server, roll.contributions, roll.missing, roll.fell]);
    if (index <= kept.settled) {
        if (index === kept.settled && kept.shown !== written) raise(kept, { kind: "again", index });
        return;
    }
    // Before the start there are no rolls: this one is of the game before.
    if (kept.start === null) return;
    const alarms = kept.alarms.length;
    const away = index > kept.settled + 1 || !wire.seen;
    if (renews(kept)) watchServer(kept, sight);
    if (!follow(kept, "server", roll.server, index)) raise(kept, { kind: "server-value", index });
    const unfollowed: number[] = [];
    for (const [seat, value] of roll.contributions) {
        if (follow(kept, seat, value, index, sight.dice.anchors[seat])) continue;
        // While this device was away a seat may have changed its chain more than once.
        if (away) unfollowed.push(seat);
        else raise(kept, { kind: takesPart(kept, seat, index) ? "forged" : "value", index, seat });
    }
    const own = sight.own.map(({ seat }) => seat).filter((seat) => checkOwn(kept, roll, seat));
    if (wire.elsewhere === true && !away && sight.proof === null && isSilent(roll, sight.own)) takeOver(wire);
    const fall = fallOf(kept.start, roll);
    const known = fall !== null && (!roll.fell.startsWith("f") || sight.there !== null);
    const right = known ? rightFall(diceRules(sight.rules), sight.there ?? [], fall.seed, roll.fell, fall) : null;
    if (right !== null && right !== roll.fell) raise(kept, { kind: "dice", index, right, shown: roll.fell });
    for (const seat of roll.missing) if (!kept.skipped.includes(seat)) kept.skipped.push(seat);
    if (!kept.fallen.includes(roll.fell)) kept.fallen.push(roll.fell);
    [kept.settled, kept.shown] = [index, written];
    const good = kept.alarms.length === alarms;
    step.checked.push({ roll, start: kept.start, seed: fall?.seed ?? "", right, drawn: fall?.drawn ?? [], own, unfollowed, good });
}

/** What falls from a roll's values; null where they are no values, which is an alarm already. */
function fallOf(start: Hex, roll: ShownRoll): Fall | null {
    const values = [start, roll.server, ...roll.contributions.map(([, value]) => value)];
    return values.every((value) => isHex(value, 32)) ? new Fall(seedOf(start, roll)) : null;
}

/** Whether what lies on the table is what was shown. */
function checkLaid(kept: Kept, wire: Connection, { fell, shown }: Laid): void {
    if (shown === null) {
        // What is told to who arrives may begin in the middle of a roll, or be of the game before.
        if (!wire.seen || kept.start === null) return;
        if (!kept.back || !kept.fallen.includes(fell)) raise(kept, { kind: "unshown", shown: fell });
    } else if (shown.fell !== fell) {
        raise(kept, { kind: "table", index: shown.index, right: shown.fell, shown: fell });
    }
}

/** Whether the value of an own seat is in a roll, as it must be if it was sent. */
function checkOwn(kept: Kept, roll: ShownRoll, seat: number): boolean {
    const { index } = roll;
    const given = roll.contributions.find(([other]) => other === seat)?.[1];
    if (given === undefined) {
        if (kept.sent[seat] === index) raise(kept, { kind: "left-out", index, seat });
        kept.silent ||= roll.missing.includes(seat);
        return false;
    }
    return given === ownChain(kept, seat)?.value(place(index));
}

/** Whether this device takes part in a roll for a seat. */
function takesPart(kept: Kept, seat: number, index: number): boolean {
    const held = kept.held[seat];
    return held !== undefined && held.anchor === ownChain(kept, seat)?.anchor && index >= held.from;
}

function isSilent({ contributions }: ShownRoll, own: readonly OwnSeat[]): boolean {
    return own.some(({ seat }) => !contributions.some(([other]) => other === seat));
}

/** The device that took part elsewhere does so no more: this one does from now on. */
function takeOver(wire: Connection): void {
    wire.elsewhere = false;
    wire.sent.clear();
}

/** Whether a value is of the chain that is known, of the one before it, or of a newer one that the
    room shows. */
function follow(kept: Kept, owner: Owner, value: Hex, index: number, newest?: Hex): boolean {
    const shown = { index: place(index), value };
    const leads = (to: Known | null): boolean => to !== null && shown.index > to.index && descends(kept.game, owner, shown, to);
    const known = kept.known[owner];
    if (!isHex(value, 32)) return false;
    if (known !== undefined && leads(known)) {
        kept.known[owner] = { ...shown, anchor: known.anchor, before: null };
    } else if (known !== undefined && leads(known.before)) {
        kept.known[owner] = { ...known, before: shown };
    } else if (newest !== undefined && leads({ index: 0, value: newest })) {
        kept.known[owner] = { ...shown, anchor: newest, before: null };
    } else {
        return false;
    }
    return true;
}

/** A seat has another chain from now on, or from the next roll on. */
function anchored(kept: Kept, seat: number, anchor: Hex): void {
    const known = kept.known[seat];
    if (known?.anchor === anchor) return;
    const before = known === undefined ? null : { index: known.index, value: known.value };
    kept.known[seat] = { index: 0, value: anchor, anchor, before };
}

/** Sees to it that the room has the anchor of an own seat. */
function commit(step: Step, wire: Connection, sight: Sight, seat: number, connected: boolean, random: () => Hex): void {
    const { kept } = step;
    const { dice, live } = sight;
    kept.secrets[secretKey(kept, seat)] ??= random();
    const anchor = ownChain(kept, seat)?.anchor;
    if (anchor === undefined) return;
    if (dice.anchors[seat] === anchor) {
        // While a roll is open, a new chain waits for the next one.
        if (kept.held[seat]?.anchor !== anchor) {
            const before = kept.known[seat]?.before ?? null;
            const { opened } = dice;
            const first = opened === null || (opened.contributors.includes(seat) && (before === null || before.index >= place(opened.index)));
            kept.held[seat] = { anchor, from: first ? 0 : opened.index + 1 };
        }
        wire.elsewhere = false;
        if (!kept.committed.some((one) => one.anchor === anchor)) kept.committed.push({ seat, anchor });
        if (live && connected && !wire.since.has(seat)) wire.since.set(seat, dice.opened?.index ?? kept.settled);
        return;
    }
    if (kept.held[seat]?.anchor === anchor) {
        delete kept.held[seat];
        // Who arrives has looked already whether the other device is there.
        if (live) wire.elsewhere = true;
        if (wire.since.has(seat) && !kept.silent) raise(kept, { kind: "anchor", seat });
    }
    if (wire.elsewhere === true) return;
    const name = `anchor ${seat} ${anchor}`;
    if (!live || wire.sent.has(name)) return;
    wire.sent.add(name);
    step.send.push({ type: "anchor", game: dice.game, seat, anchor });
}

/** Releases what the open roll asks for. */
function answer(step: Step, wire: Connection, sight: Sight): void {
    const { kept } = step;
    const { opened } = sight.dice;
    if (opened === null || opened.index <= kept.settled || kept.start === null) return;
    const { index, roller, contributors, released } = opened;
    if (roller !== null) kept.skipped = kept.skipped.filter((seat) => seat !== roller);
    for (const { seat, byItself } of sight.own) {
        const value = valueFor(kept, sight, seat, index);
        if (!contributors.includes(seat)) {
            const since = wire.since.get(seat);
            const present = value !== null && since !== undefined && index > since;
            if (present && !kept.skipped.includes(seat)) raise(kept, { kind: "not-asked", index, seat });
            continue;
        }
        if (value === null || released.includes(seat) || (roller === seat && !byItself)) continue;
        if (!isDue(kept, index)) {
            // Something may have been missed. If nothing was, the server asks too early.
            const told = kept.alarms.some((alarm) => alarm.kind === "early" && alarm.index === index);
            if (sight.proof === null) step.look = !told;
            else raise(kept, { kind: "early", index });
            continue;
        }
        const name = `release ${seat} ${index}`;
        if (wire.sent.has(name)) continue;
        wire.sent.add(name);
        kept.sent[seat] = index;
        step.send.push({ type: "release", index, seat, value });
    }
}

/** The value of an own seat for a roll, if this device may take part in it now. */
function valueFor(kept: Kept, { live }: Sight, seat: number, index: number): Hex | null {
    return live && takesPart(kept, seat, index) ? (ownChain(kept, seat)?.value(place(index)) ?? null) : null;
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
