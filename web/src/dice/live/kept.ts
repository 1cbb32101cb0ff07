/** The state that a device stores for a game's dice: the secrets of its chains, what it has seen, and the alarms. */
import { type Hex, isHex } from "../chain/bytes";
import { Chain, descends, type Known, LENGTH, type Owner, place } from "../chain/chain";
import type { Opened } from "./sight";

/** Something that an honest server does not do. */
export type Alarm =
    /** The server changed its commitment. */
    | { kind: "server-anchor" }
    /** The start of the game changed, or does not bind what it claims to. */
    | { kind: "start" }
    /** The source of the dice changed during a game, or the dice disappeared. */
    | { kind: "mode" }
    /** The anchor of an own seat was replaced while this device contributed for it. */
    | { kind: "anchor"; seat: number }
    /** Another device contributes for an own seat, and the person says that it is not theirs. */
    | { kind: "stranger"; seat: number }
    | { kind: "server-value"; index: number }
    | { kind: "value"; index: number; seat: number }
    /** A roll contains a wrong value for an own seat. */
    | { kind: "forged"; index: number; seat: number }
    | { kind: "dice"; index: number; right: string; shown: string }
    /** The dice on the table differ from the dice that were shown with their values. */
    | { kind: "table"; index: number; right: string; shown: string }
    /** There are dice on the table for which no values were shown. */
    | { kind: "unshown"; shown: string }
    /** A roll was shown again with other values. */
    | { kind: "again"; index: number }
    /** A roll was skipped. */
    | { kind: "gap"; index: number }
    /** An open roll was discarded without a reason. */
    | { kind: "void"; index: number }
    /** Another seat rolls than the one the roll was opened for, or the one whose turn it is. */
    | { kind: "roller"; index: number }
    /** The contributors of a roll differ from those it was opened with. */
    | { kind: "part"; index: number }
    /** This device sent a value, but the roll was made without it. */
    | { kind: "left-out"; index: number; seat: number }
    /** A roll was opened or made without a seat that is connected. */
    | { kind: "not-asked"; index: number; seat: number }
    /** The room asks for a value while the previous roll is still open, which the value would reveal, or before the
        server has committed to the chain of the roll. */
    | { kind: "early"; index: number }
    /** The room received the anchor of an own seat but continues without it. */
    | { kind: "shut-out"; seat: number }
    /** An own roll was made without a click before the time was up. */
    | { kind: "unclicked"; index: number; seat: number }
    /** This device repeatedly learns of rolls only after they were made. */
    | { kind: "late"; index: number; seat: number }
    /** A seat used something that this variant does not have, such as a chosen roll. */
    | { kind: "item"; seat: number }
    /** Actions were undone although undo is off or this person did not agree. */
    | { kind: "undone" }
    /** The room does not send its record. */
    | { kind: "withheld" }
    /** The record of the game, or its list of undone actions, differs from what this device has seen. */
    | { kind: "record" };

/** The last verified value of a chain, and the anchor it leads to. */
interface Followed extends Known {
    anchor: Hex;
}

/** The chains of the seats when a roll was opened. A chain committed after that counts from the next roll on;
    otherwise it could be chosen to fit values that are already known. */
type Chains = { [seat: string]: Followed };

/** An anchor that replaced an own one and whose secret is being looked for in this browser. */
export interface Doubt {
    chain: string;
    anchor: Hex;
}

/** Finds the secret for an anchor in this browser, whichever tab drew it. */
export type Recall = (chain: string, anchor: Hex) => Hex | null;

/** The stored state of a game. */
export interface Kept {
    room: string;
    game: Hex;
    mode: "sealed" | "server" | "seeded";
    server: Hex;
    start: Hex | null;
    /** Whether the start was verified to bind the rules, the seats and the anchors. */
    bound: boolean;
    /** The secrets of the chains, by seat and by the number of chains used up before. */
    secrets: { [seatAndChain: string]: Hex };
    known: { [owner: string]: Followed };
    /** The last completed or discarded roll, and how it was shown. */
    settled: number;
    shown: string;
    /** The roll that was opened and is not settled yet. */
    opened: SeenOpen | null;
    /** Earlier rolls whose outcome is still unknown. */
    earlier: SeenOpen[];
    /** The last opened roll that was discarded. */
    thrown: { index: number; roller: number | null; excused: boolean } | null;
    /** The chance actions of the game so far, as the record writes them; null if events were missed. */
    table: string[] | null;
    /** Undone chance actions, in the order in which they are repeated without new values. */
    again: string[];
    /** Whether the dice on the table are, or may be, a chosen roll. */
    chosen: boolean;
    /** Whether dice fell since the turn began. */
    rolled: boolean;
    /** The seat whose turn it was last. */
    turn: number | null;
    /** For each own seat, the anchor that the start must bind: what the room had when the game began. */
    expected: { [seat: string]: Hex[] };
    /** The number of the server's latest chain, and its previous anchor. */
    renewed: number;
    spent: Hex | null;
    /** Rolls that this device learned of only after they were made, although it was connected. */
    slow: number[];
    /** Those of them during which its connection was also fast. */
    late: number[];
    /** How many rolls asked this device for a value. */
    asked: number;
    /** How many rolls were made without its value while it was connected, or shortly before or after. */
    without: number;
    /** For each own seat, the last roll for which the room confirmed its value. */
    had: { [seat: string]: number };
    /** The anchors that the room currently has from this device. */
    held: { [seat: string]: { anchor: Hex } };
    /** The anchors of this device that were used for a roll or are bound by the start, so that the record must contain
        them. Another device of the person may have replaced others before they were used. */
    committed: { seat: number; anchor: Hex }[];
    /** Seats that were silent and are asked only for their own rolls, until they reveal a value or commit again. */
    skipped: number[];
    /** Seats that a new chain has brought back since their last value, which is allowed once. */
    revived: number[];
    /** Anchors that replaced own ones while this device contributed. Another tab may have made them; if this browser
        does not find their secrets soon, it raises an alarm. */
    doubts: Doubt[];
    /** Whether this device was silent while a roll waited for it, so that another device may have taken over. */
    silent: boolean;
    alarms: Alarm[];
}

/** An opened roll. */
export interface SeenOpen extends Pick<Opened, "index" | "roller" | "contributors"> {
    excused: boolean;
    /** Null if this device missed the opening; until the proof shows it, no value is revealed for the roll. */
    chains: Chains | null;
}

/** An anchor that was sent to the room, and the room's answer. */
export interface Offer {
    anchor: Hex;
    /** When it was first sent, and the last settled roll at that time. */
    at: number;
    settled: number;
    /** The entry with which the room accepted the anchor. */
    taken: number | null;
}

/** State that lasts only while the page is open, most of it only while it is connected. */
export interface Connection {
    /** What was sent over the connection, so that it is sent only once. */
    sent: Set<string>;
    /** For each own seat, the anchor that was sent over the connection. */
    offered: Map<number, Offer>;
    /** For each own seat, the last value sent over the connection for a roll that was opened during it. A roll opened
        earlier may time out before the value arrives. */
    given: Map<number, { index: number; value: Hex }>;
    /** For each own seat, the roll after which the room must ask it. */
    since: Map<number, number>;
    /** Whether a view came over the connection. Earlier views do not show who is connected now. */
    seen: boolean;
    /** The last roll that was open or settled in the first view over the connection. */
    before: number;
    /** Whether events were missed, so that the whole proof is needed. */
    behind: boolean;
    /** How many records in a row did not match the observed moment. */
    unmatched: number;
    /** When the last answered message was sent: everything that the room sent before has arrived. */
    answered: number | null;
    /** The same time as of when the open roll was first seen. */
    beforeOpening: number | null;
    /** When the last connection was lost; null if it never was. */
    lost: number | null;
    /** Whether another device of the person contributes instead of this one; null before the first view. */
    elsewhere: boolean | null;
    /** The anchors that the room had when the page opened, until the page commits itself. */
    found: { [seat: string]: Hex } | null;
    /** When the page opened. */
    came: number;
}

export const connection = (): Connection => ({
    sent: new Set(),
    offered: new Map(),
    given: new Map(),
    since: new Map(),
    seen: false,
    before: 0,
    behind: false,
    unmatched: 0,
    answered: null,
    beforeOpening: null,
    lost: null,
    elsewhere: null,
    found: null,
    came: 0,
});

/** The connection is lost, and the state that belongs to it is cleared. */
export function cut(wire: Connection, now: number): void {
    if (wire.seen) wire.lost = now;
    wire.sent.clear();
    wire.offered.clear();
    wire.given.clear();
    wire.since.clear();
    wire.seen = false;
    wire.answered = wire.beforeOpening = null;
}

/** A connection that is back within this time counts as not lost. */
const NEAR_MS = 10_000;

/** Whether the device is connected, or was a moment ago. */
export function isNear({ seen, lost }: Connection, now: number): boolean {
    return seen || (lost !== null && now - lost < NEAR_MS);
}

export function raise(kept: Kept, alarm: Alarm): void {
    const text = JSON.stringify(alarm);
    if (!kept.alarms.some((other) => JSON.stringify(other) === text)) kept.alarms.push(alarm);
}

/** Whether this device contributes to a roll for a seat. */
export function takesPart(kept: Kept, seat: number, index: number): boolean {
    const held = kept.held[seat]?.anchor;
    if (held === undefined || held !== ownChain(kept, seat)?.anchor) return false;
    const opened = openedAs(kept, index);
    return opened === null || opened.chains?.[seat]?.anchor === held;
}

/** The opening of a roll, if it was seen. */
export function openedAs({ opened, earlier }: Kept, index: number): SeenOpen | null {
    return [opened, ...earlier].find((one) => one?.index === index) ?? null;
}

/** Marks a roll as settled. The outcome of earlier rolls may have been missed. */
export function settle(kept: Kept, index: number, shown: string): void {
    [kept.settled, kept.shown] = [index, shown];
    const others = [...kept.earlier, ...(kept.opened === null ? [] : [kept.opened])].filter((one) => one.index !== index);
    kept.opened = others.findLast((one) => one.index > index) ?? null;
    kept.earlier = others.filter((one) => one !== kept.opened);
}

/** The current chains of all seats. */
export function chainsNow(kept: Kept): Chains {
    const { server, ...seats } = kept.known;
    return structuredClone(seats);
}

/** Notes that a value is sent to the room. */
export function give(wire: Connection, seat: number, index: number, value: Hex): void {
    if (wire.seen && index > wire.before) wire.given.set(seat, { index, value });
}

/** Whether the room knows that a seat is connected with a chain, and so must ask it for its value of a roll. */
export function mustBeAsked(kept: Kept, wire: Connection, seat: number, index: number, roller: number | null): boolean {
    const since = wire.since.get(seat);
    const here = since !== undefined && index > since && takesPart(kept, seat, index);
    return here && (roller === seat || !kept.skipped.includes(seat));
}

/** Notes a reason why the open roll may never be made, or why the last one was not. */
export function excuse(kept: Kept): void {
    for (const roll of [kept.opened, ...kept.earlier, kept.thrown]) if (roll !== null) roll.excused = true;
}

/** Notes that events were missed. Nobody is accused of what they may explain: the open roll may have been undone, and
    seats of this device may have been silent. */
export function missNews(kept: Kept, wire: Connection, own: readonly { seat: number }[]): void {
    wire.behind = true;
    [kept.table, kept.chosen] = [null, true];
    excuse(kept);
    kept.skipped = [...new Set([...kept.skipped, ...own.map(({ seat }) => seat)])];
}

/** Whether a value belongs to the chain that counts for a roll: the chain at its opening. */
export function follow(kept: Kept, owner: Owner, value: Hex, index: number): boolean {
    const shown = { index: place(index), value };
    const chains = owner === "server" ? null : (openedAs(kept, index)?.chains ?? null);
    const to = (chains ?? kept.known)[owner];
    if (to === undefined || !isHex(value, 32) || shown.index <= to.index || !descends(kept.game, owner, shown, to)) return false;
    if (kept.known[owner]?.anchor === to.anchor) kept.known[owner] = { ...shown, anchor: to.anchor };
    return true;
}

/** Notes a seat's new chain, which counts from the next opened roll on. */
export function anchored(kept: Kept, seat: number, anchor: Hex): void {
    if (kept.known[seat]?.anchor === anchor) return;
    kept.known[seat] = { index: 0, value: anchor, anchor };
    if (kept.opened === null) revive(kept, seat);
}

/** A silent seat that commits again is asked again, but only once before it reveals a value. */
export function revive(kept: Kept, seat: number): void {
    if (!kept.skipped.includes(seat) || kept.revived.includes(seat)) return;
    kept.skipped = kept.skipped.filter((other) => other !== seat);
    kept.revived.push(seat);
}

/** Checks the server's commitment for a roll. It may change only before this device has committed, or once, before the
    roll is opened, when the last chain is used up. */
export function serverAnchored(kept: Kept, anchor: Hex, index = kept.settled + 1): void {
    // An observation from before the new commitment adds nothing.
    if (anchor === kept.server || anchor === kept.spent) return;
    const pinned = openedAs(kept, index)?.chains != null;
    const due = kept.start === null ? Object.keys(kept.held).length === 0 : awaitsServer(kept, index) && !pinned;
    if (!due) return raise(kept, { kind: "server-anchor" });
    kept.spent = kept.start === null ? null : kept.server;
    [kept.server, kept.renewed] = [anchor, nthChain(index)];
    kept.known["server"] = { index: 0, value: anchor, anchor };
}

/** Whether a roll needs new chains, because earlier rolls used up the last ones. */
function renews(kept: Kept, index: number): boolean {
    return kept.settled > 0 && nthChain(index) > nthChain(kept.settled);
}

/** Whether the server has not yet committed to the chain of a roll; everybody else waits for it. */
export function awaitsServer(kept: Kept, index: number): boolean {
    return renews(kept, index) && kept.renewed < nthChain(index);
}

/** The number of chains used up before a roll. */
function nthChain(index: number): number {
    return Math.floor((index - 1) / LENGTH);
}

/** The key of a seat's current chain; every 4096 rolls a new chain is needed. */
export function secretKey(kept: Kept, seat: number): string {
    return `${seat} ${Math.floor(kept.settled / LENGTH)}`;
}

export function ownChain(kept: Kept, seat: number): Chain | null {
    const secret = kept.secrets[secretKey(kept, seat)];
    return secret === undefined ? null : chainOf(secret, kept.game, seat);
}

/** The seat in a chain's key, as written by `secretKey`. */
export function seatOf(chain: string): number {
    return Number(chain.split(" ")[0]);
}

// Computing a chain takes 4096 hashes, so chains are cached.
const made = new Map<string, Chain>();

export function chainOf(secret: Hex, game: Hex, seat: number): Chain {
    const key = `${secret} ${game} ${seat}`;
    const chain = made.get(key) ?? new Chain(secret, game, seat);
    made.set(key, chain);
    return chain;
}
