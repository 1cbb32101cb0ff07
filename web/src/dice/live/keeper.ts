/** Manages the chains of this device's seats in a game: decides what to send and when, never reveals a value too
    early, and checks everything that the room shows. It is a function from a state and an observation to the next
    state. The state is plain JSON, so that it survives a reload. */
import type { Hex } from "../chain/bytes";
import { place } from "../chain/chain";
import { type Alarm, anchored, awaitsServer, chainsNow, type Connection, cut, type Doubt, give, type Kept, missNews, mustBeAsked, ownChain, raise, type Recall, seatOf, secretKey, serverAnchored, takesPart } from "./kept";
import { checkOffer, offer } from "./offer";
import type { Message, OwnSeat, Sight } from "./sight";
import { type Checked, open, take, takeLaid, takeOver, takeProof } from "./taking";

export interface Step {
    kept: Kept;
    send: Message[];
    checked: Checked[];
    /** Whether the whole proof is needed, because events were missed or the start was not checked yet. */
    look: boolean;
}

/** Returns the next state and what to send. `random` gives 32 bytes for a new secret; `recall` finds secrets that
    other tabs drew. */
export function see(before: Kept | null, wire: Connection, sight: Sight, random: () => Hex, recall: Recall = () => null): Step {
    const step: Step = { kept: bindTo(before, sight), send: [], checked: [], look: false };
    const { kept, checked } = step;
    if (kept.mode === "seeded") return step;
    arrive(wire, sight);
    if (!sight.live) cut(wire, sight.now);
    if (!sight.whole && kept.start !== null) {
        // Only a page that has just connected misses earlier events.
        if (wire.seen && sight.told) raise(kept, { kind: "gap", index: kept.settled + 1 });
        missNews(kept, wire, sight.own);
    }
    if (sight.unagreed) raise(kept, { kind: "undone" });
    const taking = { kept, wire, sight, checked };
    const begins = before !== null && before.start === null && kept.start !== null;
    if (begins && sight.whole) expect(kept, sight);
    if (before === null || before.start === null) forgetLeft(kept, sight);
    if (sight.proof !== null) takeProof(taking, sight.proof);
    for (const one of sight.steps) take(taking, one);
    for (const one of sight.laid) takeLaid(taking, one);
    if (!wire.behind) serverAnchored(kept, sight.dice.server);
    for (const [seat, anchor] of Object.entries(sight.dice.anchors)) {
        // If rolls were missed, these may belong to earlier chains; the proof has everything in order.
        if (!wire.behind || anchor === ownChain(kept, Number(seat))?.anchor) anchored(kept, Number(seat), anchor);
    }
    if (sight.dice.opened !== null) open(taking, sight.dice.opened, !wire.seen);
    checkTurn(kept, sight);
    checkLies(kept, sight);
    const unrolled = turnsUnrolled(kept, sight);
    if (sight.live && sight.told && !wire.seen) [wire.seen, wire.before] = [true, sight.dice.opened?.index ?? kept.settled];
    letGo(kept, wire, sight);
    kept.doubts = kept.doubts.filter(({ chain, anchor }) => recall(chain, anchor) === null);
    for (const { seat, connected } of sight.own) {
        choose(kept, sight, seat, random, recall);
        commit(step, wire, sight, seat, connected);
    }
    answer(step, wire, sight);
    if (kept.start !== null && sight.proof === null) {
        const unpinned = kept.opened?.chains === null && isDue(kept, kept.opened.index);
        const awaits = sight.own.length > 0 && awaitsServer(kept, kept.settled + 1);
        step.look ||= !kept.bound || wire.behind || unpinned || unrolled || ((kept.table === null || awaits) && !sight.ready);
    }
    return step;
}

/** Whether all own seats are committed, by this device or by the one that contributes in its place, so that a start
    would bind them. */
export function isCommitted(kept: Kept, wire: Connection, { dice, own }: Sight): boolean {
    if (dice.mode === "seeded" || wire.elsewhere === true) return true;
    return own.every(({ seat }) => dice.anchors[seat] !== undefined && dice.anchors[seat] === kept.held[seat]?.anchor);
}

/** The value to send with a click on the dice; null if this device has none. */
export function click(kept: Kept, wire: Connection, sight: Sight, seat: number): Hex | null {
    const { opened } = sight.dice;
    if (opened === null || opened.roller !== seat || !opened.contributors.includes(seat) || !isDue(kept, opened.index)) return null;
    const value = valueFor(kept, sight, seat, opened.index);
    if (value !== null) give(wire, seat, opened.index, value);
    return value;
}

/** The person says that the other contributing device is not theirs. That raises an alarm, and this device
    contributes instead. */
export function disown(kept: Kept, wire: Connection, own: readonly OwnSeat[]): Kept {
    const next = structuredClone(kept);
    takeOver(wire);
    for (const { seat } of own) raise(next, { kind: "stranger", seat });
    return next;
}

/** Ends the wait for the secrets of anchors that replaced own ones. */
export function judge(kept: Kept, doubt: Doubt, recall: Recall): Kept {
    const isIt = ({ chain, anchor }: Doubt): boolean => chain === doubt.chain && anchor === doubt.anchor;
    if (!kept.doubts.some(isIt)) return kept;
    const next = structuredClone(kept);
    next.doubts = next.doubts.filter((other) => !isIt(other));
    if (recall(doubt.chain, doubt.anchor) === null) raise(next, { kind: "anchor", seat: seatOf(doubt.chain) });
    return next;
}

/** Raises an alarm for something that an observation does not show: the dice are gone, the record cannot be loaded,
    or the person reports it. */
export function accuse(kept: Kept, alarm: Alarm): Kept {
    const next = structuredClone(kept);
    raise(next, alarm);
    return next;
}

/** The chains of this device that were used in a game and must be in its record. */
export function ownAnchors(kept: Kept): { seat: number; anchor: Hex }[] {
    return kept.committed;
}

function bindTo(before: Kept | null, { room, dice, own }: Sight): Kept {
    const fresh: Kept = {
        room,
        game: dice.game,
        mode: dice.mode,
        server: dice.server,
        start: dice.start,
        bound: false,
        secrets: {},
        known: { server: { index: 0, value: dice.server, anchor: dice.server } },
        settled: 0,
        shown: "",
        opened: null,
        earlier: [],
        thrown: null,
        // A page that opens during a game learns earlier rolls from the record.
        table: dice.start === null ? [] : null,
        again: [],
        chosen: false,
        rolled: true,
        turn: null,
        expected: {},
        renewed: 0,
        spent: null,
        slow: [],
        late: [],
        asked: 0,
        without: 0,
        had: {},
        held: {},
        committed: [],
        skipped: [],
        revived: [],
        doubts: [],
        silent: false,
        alarms: [],
    };
    if (before === null || before.game !== dice.game) return fresh;
    const other = before.start !== null && before.start !== dice.start;
    if (before.room === room && !other) {
        const kept = { ...fresh, ...structuredClone(before), start: dice.start };
        const sealed = own.some(({ seat }) => before.held[seat] !== undefined);
        const waits = dice.start === null || (before.start === null && !sealed);
        watchMode(kept, waits, dice.mode);
        return kept;
    }
    // The same game has another start; values revealed so far must never be used again.
    const anew: Kept = { ...fresh, alarms: structuredClone(before.alarms) };
    raise(anew, { kind: "start" });
    return anew;
}

/** The source of the dice is fixed by the start or by a commitment of this device. The only change allowed is that
    devices join dice that came from the server alone. */
function watchMode(kept: Kept, waits: boolean, mode: Kept["mode"]): void {
    if (mode === kept.mode) return;
    if (waits || (kept.mode === "server" && mode === "sealed")) kept.mode = mode;
    else raise(kept, { kind: "mode" });
}

/** A game starts: its start must bind the anchors that the room had from this device. */
function expect(kept: Kept, { own, steps }: Sight): void {
    for (const { seat } of own) {
        const held = kept.held[seat]?.anchor;
        if (held === undefined) continue;
        const since = steps.flatMap((one) => (one.kind === "anchor" && one.owner === seat ? [one.anchor] : []));
        kept.expected[seat] = [held, ...since];
    }
}

/** While a move is due, the dice on the table must be those of the last roll. */
function checkLies(kept: Kept, { lies }: Sight): void {
    const last = kept.table?.at(-1);
    if (lies === null || kept.chosen || last === undefined || !last.startsWith("r")) return;
    const shown = `r${lies.join("+")}`;
    if (shown !== last) raise(kept, { kind: "table", index: kept.settled, right: last, shown });
}

/** Whether the turn changed although no dice fell in the last one, which the record must explain. */
function turnsUnrolled(kept: Kept, { turn, live }: Sight): boolean {
    const seat = turn?.seat ?? null;
    if (seat === kept.turn) return false;
    const unrolled = live && kept.turn !== null && !kept.rolled;
    [kept.turn, kept.rolled] = [seat, false];
    return unrolled;
}

/** Only one device contributes for a person. A page that opens while the room shows the person as connected leaves it
    to the other device until that one is silent; otherwise it starts at once. So honest devices never replace the
    anchor of a device that is still connected. */
function arrive(wire: Connection, { own, live, dice, now }: Sight): void {
    if (wire.elsewhere !== null) return;
    [wire.elsewhere, wire.found, wire.came] = [!live && own.some((one) => one.connected), dice.anchors, now];
}

/** Before a game, chains of seats that were given up are dropped: no record needs to contain them. */
function forgetLeft(kept: Kept, { dice }: Sight): void {
    for (const seat of Object.keys(chainsNow(kept))) if (!(seat in dice.anchors)) delete kept.known[seat];
}

/** Drops the state of seats that no longer belong to this person. */
function letGo(kept: Kept, wire: Connection, { own }: Sight): void {
    for (const seat of Object.keys(kept.held).map(Number)) {
        if (own.some((one) => one.seat === seat)) continue;
        delete kept.held[seat];
        wire.since.delete(seat);
    }
}

/** An open roll must be for the seat whose turn it is, unless the turn has changed since. */
function checkTurn(kept: Kept, { turn, dice }: Sight): void {
    if (turn === null || kept.opened === null || kept.opened.excused || dice.opened?.index !== kept.opened.index) return;
    const { index, roller } = kept.opened;
    if (turn.phase === "move" || turn.seat !== roller) raise(kept, { kind: "roller", index });
}

/** Chooses the chain of an own seat. If several tabs of one browser drew a secret at the same moment, all of them use
    the one whose anchor the room has. */
function choose(kept: Kept, { dice }: Sight, seat: number, random: () => Hex, recall: Recall): void {
    const chain = secretKey(kept, seat);
    const anchor = dice.anchors[seat];
    const other = anchor === undefined || anchor === ownChain(kept, seat)?.anchor ? null : recall(chain, anchor);
    if (other !== null) kept.secrets[chain] = other;
    kept.secrets[chain] ??= random();
}

/** Makes sure that the room has the anchor of an own seat. */
function commit(step: Step, wire: Connection, sight: Sight, seat: number, connected: boolean): void {
    const { kept } = step;
    const { dice, live } = sight;
    const anchor = ownChain(kept, seat)?.anchor;
    // The server must commit first; otherwise it could choose its chain to fit.
    if (anchor === undefined || awaitsServer(kept, kept.settled + 1)) return;
    if (dice.anchors[seat] === anchor) {
        kept.held[seat] = { anchor };
        wire.elsewhere = false;
        // The room must ask from the roll after the open or next one on, because a node of a cluster may open that
        // one before it knows who is connected. A room that still shows this device as absent gets one roll more.
        const arrives = wire.seen && !wire.since.has(seat);
        if (arrives) wire.since.set(seat, (dice.opened?.index ?? kept.settled + 1) + (connected ? 0 : 1));
        return;
    }
    if (kept.held[seat]?.anchor === anchor) {
        delete kept.held[seat];
        // On arrival the page has already checked whether the other device is connected.
        if (live) wire.elsewhere = true;
        const shown = dice.anchors[seat];
        if (wire.since.has(seat) && !kept.silent && isSettled(kept, wire, sight, seat)) {
            if (shown === undefined) raise(kept, { kind: "anchor", seat });
            else kept.doubts.push({ chain: secretKey(kept, seat), anchor: shown });
        }
    }
    checkOffer(kept, wire, sight, seat, anchor);
    if (live && isOvertaken(wire, seat, dice.anchors[seat])) wire.elsewhere = true;
    if (wire.elsewhere === true || !live) return;
    wire.found = null;
    const name = `anchor ${seat} ${anchor}`;
    if (wire.sent.has(name)) return;
    wire.sent.add(name);
    offer(kept, wire, sight, seat, anchor);
    step.send.push({ type: "anchor", game: dice.game, seat, anchor });
}

/** Whether another device committed for a seat while this page was loading. */
function isOvertaken({ found }: Connection, seat: number, anchor: Hex | undefined): boolean {
    return found !== null && anchor !== undefined && anchor !== found[seat];
}

/** How long two devices of one person that connect at the same moment may not know of each other. */
const ARRIVING = 10_000;

/** Whether this device has revealed a value for a seat or has been connected for long. Before that, if its chain is
    replaced, the person is asked whether the other device is theirs. */
function isSettled(kept: Kept, wire: Connection, { now }: Sight, seat: number): boolean {
    return kept.had[seat] !== undefined || wire.given.has(seat) || now - wire.came >= ARRIVING;
}

/** Reveals the values that the open roll asks for. */
function answer(step: Step, wire: Connection, sight: Sight): void {
    const { kept } = step;
    const { opened } = sight.dice;
    if (opened === null || opened.index <= kept.settled || kept.start === null) return;
    const { index, roller, contributors, released } = opened;
    if (!isDue(kept, index)) return askedEarly(step, sight, index);
    for (const { seat, byItself } of sight.own) {
        if (!contributors.includes(seat)) {
            if (sight.live && mustBeAsked(kept, wire, seat, index, roller)) raise(kept, { kind: "not-asked", index, seat });
            continue;
        }
        if (released.includes(seat)) kept.had[seat] = index;
        const value = valueFor(kept, sight, seat, index);
        if (value === null || released.includes(seat) || (roller === seat && !byItself)) continue;
        const name = `release ${seat} ${index}`;
        if (!wire.sent.has(name)) {
            if (!sight.ready) continue;
            wire.sent.add(name);
            step.send.push({ type: "release", index, seat, value });
        }
        give(wire, seat, index, value);
    }
}

/** A roll is open although the previous one is unknown. If events were missed, the proof has them; otherwise the
    server asks too early. */
function askedEarly(step: Step, sight: Sight, index: number): void {
    const { kept } = step;
    const told = kept.alarms.some((alarm) => alarm.kind === "early" && alarm.index === index);
    const asks = sight.own.some(({ seat }) => sight.dice.opened?.contributors.includes(seat) === true && valueFor(kept, sight, seat, index) !== null);
    // A proof from before the opening says nothing about this roll.
    if (sight.proof === null || sight.asked !== index) step.look = !told;
    else if (asks) raise(kept, { kind: "early", index });
}

/** The value of an own seat for a roll, if this device can contribute now. */
function valueFor(kept: Kept, { live }: Sight, seat: number, index: number): Hex | null {
    return live && !awaitsServer(kept, index) && takesPart(kept, seat, index) ? (ownChain(kept, seat)?.value(place(index)) ?? null) : null;
}

/** Whether a roll may be answered. The previous roll must have been shown or discarded, because a value also reveals all
    earlier values. */
function isDue(kept: Kept, index: number): boolean {
    return index === kept.settled + 1;
}
