/** What a device keeps of a game's dice: the secrets of its chains, what it has seen, and the alarms. */
import { type Hex, isHex } from "./bytes";
import { Chain, descends, type Known, LENGTH, type Owner, place } from "./chain";
import type { Opened } from "./sight";

/** Something that an honest server does not do. */
export type Alarm =
    /** The server's commitment is another one than before. */
    | { kind: "server-anchor" }
    /** The game is bound to something else than before, or than it says. */
    | { kind: "start" }
    /** The dice of a game that is played come from elsewhere than before, or from nowhere. */
    | { kind: "mode" }
    /** The anchor of an own seat was replaced while this device took part for it. */
    | { kind: "anchor"; seat: number }
    /** Another device takes part for an own seat, and the person says that it is not theirs. */
    | { kind: "stranger"; seat: number }
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
    /** A roll was passed over. */
    | { kind: "gap"; index: number }
    /** A roll that was open was thrown away without a reason. */
    | { kind: "void"; index: number }
    /** Somebody else rolls than the roll was opened for, or than whose turn it is. */
    | { kind: "roller"; index: number }
    /** Others take part in a roll than it was opened with. */
    | { kind: "part"; index: number }
    /** A value was sent, and the roll fell without it. */
    | { kind: "left-out"; index: number; seat: number }
    /** A roll was opened, or fell, without a seat that is here. */
    | { kind: "not-asked"; index: number; seat: number }
    /** A value is asked for although the roll before it is open, which it would show, or before the server
        has committed to the chain of the roll. */
    | { kind: "early"; index: number }
    /** The room was given the anchor of an own seat, and goes on without it. */
    | { kind: "shut-out"; seat: number }
    /** The own roll fell without a click, and before the time for it was over. */
    | { kind: "unclicked"; index: number; seat: number }
    /** Again and again this device hears of rolls only when they have fallen. */
    | { kind: "late"; index: number; seat: number }
    /** A seat is said to have used something that this variant does not have, such as a roll of choice. */
    | { kind: "item"; seat: number }
    /** The game was taken back although nobody may, or this person did not agree. */
    | { kind: "undone" }
    /** The room does not give its record. */
    | { kind: "withheld" }
    /** The record of the game, or what is said to have been taken back, is not what this device has seen. */
    | { kind: "record" };

/** The last value of a chain that was seen and checked, and the anchor it leads to. */
interface Followed extends Known {
    anchor: Hex;
}

/** The chains of the seats as they were when a roll was opened. A chain that somebody commits to when
    values of the roll are known counts from the next one on: else it could be made to suit them. */
type Chains = { [seat: string]: Followed };

/** An anchor that stands for an own chain, whose secret is looked for. */
export interface Doubt {
    chain: string;
    anchor: Hex;
}

/** The secret that this browser has for an anchor of a chain of its own, whichever tab drew it. */
export type Recall = (chain: string, anchor: Hex) => Hex | null;

/** What is kept of a game. */
export interface Kept {
    room: string;
    game: Hex;
    mode: "sealed" | "server" | "seeded";
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
    /** The roll that was seen to be opened and is not settled. */
    opened: SeenOpen | null;
    /** Those before it of which it is not known yet what became of them. */
    earlier: SeenOpen[];
    /** The last roll that was thrown away after it was seen to be opened. */
    thrown: { index: number; roller: number | null; excused: boolean } | null;
    /** What chance did in the game as it stands now, in the record's words; null where news were missed. */
    table: string[] | null;
    /** What was taken back, in the order in which it comes again, without values. */
    again: string[];
    /** Whether the dice on the table are of somebody's choice, or may be. */
    chosen: boolean;
    /** Whether chance did something since the turn began. */
    rolled: boolean;
    /** Whose turn it was last. */
    turn: number | null;
    /** For each own seat what the start must bind: what the room had of this device when the game began. */
    expected: { [seat: string]: Hex[] };
    /** Which of its chains the server has committed to last, and to what before that. */
    renewed: number;
    spent: Hex | null;
    /** Rolls of which this device heard only when they had fallen, although its connection was there. */
    slow: number[];
    /** Those of them for which it was quick as well. */
    late: number[];
    /** How many rolls asked this device for a value. */
    asked: number;
    /** How many rolls fell without its value while it was there, or shortly before or after. */
    without: number;
    /** For each own seat the last roll whose value the room said it had. */
    had: { [seat: string]: number };
    /** The anchors of own seats that the room has now from this device. */
    held: { [seat: string]: { anchor: Hex } };
    /** The anchors of this device that counted for a roll or are bound by the start: the record must have
        them. Others may have been replaced by another device of the person before they did. */
    committed: { seat: number; anchor: Hex }[];
    /** Seats that are asked only when they roll, until they show a value or commit anew: they were silent. */
    skipped: number[];
    /** Seats that a new chain has brought in again since they showed a value: it does so once. */
    revived: number[];
    /** Anchors that took the place of own ones while this device took part: another tab may have made
        them. If this browser does not have their secrets soon, it is an alarm. */
    doubts: Doubt[];
    /** Whether this device was silent when a roll waited for it: another one may have come in since. */
    silent: boolean;
    alarms: Alarm[];
}

/** A roll as it was seen to be opened. */
export interface SeenOpen extends Pick<Opened, "index" | "roller" | "contributors"> {
    excused: boolean;
    /** Null where it was opened unseen: until the proof has told it, nothing is shown for the roll. */
    chains: Chains | null;
}

/** An anchor that was sent to the room, and what came of it. */
export interface Offer {
    anchor: Hex;
    /** When it was sent first, and the last roll that was settled then. */
    at: number;
    settled: number;
    /** The entry of the room with which it says that it has taken the anchor. */
    taken: number | null;
}

/** What holds only as long as a page is open, and most of it only as long as its connection is. */
export interface Connection {
    /** What was sent over it, so that it is sent once. */
    sent: Set<string>;
    /** For each own seat the anchor that was sent over it. */
    offered: Map<number, Offer>;
    /** For each own seat the last value that went over it, for a roll that was opened while it was there:
        a roll that was open before may have waited long enough when the value comes. */
    given: Map<number, { index: number; value: Hex }>;
    /** After which roll an own seat must be asked. */
    since: Map<number, number>;
    /** Whether the room was seen over it. What was seen before it says nothing about who is there now. */
    seen: boolean;
    /** The last roll that was open or settled when the room was first seen over it. */
    before: number;
    /** Something happened that was not told: only the whole proof has it. */
    behind: boolean;
    /** So many records in a row were not of the moment that was seen. */
    unmatched: number;
    /** When the last message was sent that was answered: what was told before has come. */
    answered: number | null;
    /** The same as it was when the open roll was first heard of. */
    beforeOpening: number | null;
    /** When the last connection was lost; null before that. */
    lost: number | null;
    /** Whether another device of the person takes part instead of this one; null before the first look. */
    elsewhere: boolean | null;
    /** What the room had of the seats when the page came, until the page commits to something itself. */
    found: { [seat: string]: Hex } | null;
    /** When the page came. */
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

/** The connection is gone, and with it what was known only of it. */
export function cut(wire: Connection, now: number): void {
    if (wire.seen) wire.lost = now;
    wire.sent.clear();
    wire.offered.clear();
    wire.given.clear();
    wire.since.clear();
    wire.seen = false;
    wire.answered = wire.beforeOpening = null;
}

/** A lost connection that is back within this time was hardly gone. */
const NEAR = 10_000;

/** Whether the connection is there, or was a moment ago. */
export function isNear({ seen, lost }: Connection, now: number): boolean {
    return seen || (lost !== null && now - lost < NEAR);
}

export function raise(kept: Kept, alarm: Alarm): void {
    const text = JSON.stringify(alarm);
    if (!kept.alarms.some((other) => JSON.stringify(other) === text)) kept.alarms.push(alarm);
}

/** Whether this device takes part in a roll for a seat. */
export function takesPart(kept: Kept, seat: number, index: number): boolean {
    const held = kept.held[seat]?.anchor;
    if (held === undefined || held !== ownChain(kept, seat)?.anchor) return false;
    const opened = openedAs(kept, index);
    return opened === null || opened.chains?.[seat]?.anchor === held;
}

/** How a roll was seen to be opened, if it was. */
export function openedAs({ opened, earlier }: Kept, index: number): SeenOpen | null {
    return [opened, ...earlier].find((one) => one?.index === index) ?? null;
}

/** It is known what became of a roll. What became of those before it may have been missed. */
export function settle(kept: Kept, index: number, shown: string): void {
    [kept.settled, kept.shown] = [index, shown];
    const others = [...kept.earlier, ...(kept.opened === null ? [] : [kept.opened])].filter((one) => one.index !== index);
    kept.opened = others.findLast((one) => one.index > index) ?? null;
    kept.earlier = others.filter((one) => one !== kept.opened);
}

/** The chains of all seats as they are now. */
export function chainsNow(kept: Kept): Chains {
    const { server, ...seats } = kept.known;
    return structuredClone(seats);
}

/** A value goes to the room. */
export function give(wire: Connection, seat: number, index: number, value: Hex): void {
    if (wire.seen && index > wire.before) wire.given.set(seat, { index, value });
}

/** Whether the room knows that a seat is here with a chain, and has to ask it for its value of a roll. */
export function mustBeAsked(kept: Kept, wire: Connection, seat: number, index: number, roller: number | null): boolean {
    const since = wire.since.get(seat);
    const here = since !== undefined && index > since && takesPart(kept, seat, index);
    return here && (roller === seat || !kept.skipped.includes(seat));
}

/** There is a reason why the open roll may never fall, or the last one never fell. */
export function excuse(kept: Kept): void {
    for (const roll of [kept.opened, ...kept.earlier, kept.thrown]) if (roll !== null) roll.excused = true;
}

/** News were missed. What they told is not held against anybody: the open roll may have been taken
    back, and seats of this device may have been silent. */
export function missNews(kept: Kept, wire: Connection, own: readonly { seat: number }[]): void {
    wire.behind = true;
    [kept.table, kept.chosen] = [null, true];
    excuse(kept);
    kept.skipped = [...new Set([...kept.skipped, ...own.map(({ seat }) => seat)])];
}

/** Whether a value is of the chain that counts for a roll: the one from when it was opened. */
export function follow(kept: Kept, owner: Owner, value: Hex, index: number): boolean {
    const shown = { index: place(index), value };
    const chains = owner === "server" ? null : (openedAs(kept, index)?.chains ?? null);
    const to = (chains ?? kept.known)[owner];
    if (to === undefined || !isHex(value, 32) || shown.index <= to.index || !descends(kept.game, owner, shown, to)) return false;
    if (kept.known[owner]?.anchor === to.anchor) kept.known[owner] = { ...shown, anchor: to.anchor };
    return true;
}

/** A seat has another chain, for the next roll that is opened. */
export function anchored(kept: Kept, seat: number, anchor: Hex): void {
    if (kept.known[seat]?.anchor === anchor) return;
    kept.known[seat] = { index: 0, value: anchor, anchor };
    if (kept.opened === null) revive(kept, seat);
}

/** Who was silent and commits anew is asked again, but no second time without having shown a value. */
export function revive(kept: Kept, seat: number): void {
    if (!kept.skipped.includes(seat) || kept.revived.includes(seat)) return;
    kept.skipped = kept.skipped.filter((other) => other !== seat);
    kept.revived.push(seat);
}

/** What the server has committed to for a roll: another chain only before this device has followed, and
    when its last one is used up, and then one, before the roll is opened. */
export function serverAnchored(kept: Kept, anchor: Hex, index = kept.settled + 1): void {
    // What was seen before it committed anew says nothing new.
    if (anchor === kept.server || anchor === kept.spent) return;
    const pinned = openedAs(kept, index)?.chains != null;
    const due = kept.start === null ? Object.keys(kept.held).length === 0 : awaitsServer(kept, index) && !pinned;
    if (!due) return raise(kept, { kind: "server-anchor" });
    kept.spent = kept.start === null ? null : kept.server;
    [kept.server, kept.renewed] = [anchor, nthChain(index)];
    kept.known["server"] = { index: 0, value: anchor, anchor };
}

/** Whether a roll is of the next chains: the last ones were used up by the rolls before. */
function renews(kept: Kept, index: number): boolean {
    return kept.settled > 0 && nthChain(index) > nthChain(kept.settled);
}

/** Whether the server has still to commit to the chain of a roll: nobody follows before it has. */
export function awaitsServer(kept: Kept, index: number): boolean {
    return renews(kept, index) && kept.renewed < nthChain(index);
}

/** How many chains were used up before a roll. */
function nthChain(index: number): number {
    return Math.floor((index - 1) / LENGTH);
}

/** The newest chain of a seat: after 4096 rolls another one is due. */
export function secretKey(kept: Kept, seat: number): string {
    return `${seat} ${Math.floor(kept.settled / LENGTH)}`;
}

export function ownChain(kept: Kept, seat: number): Chain | null {
    const secret = kept.secrets[secretKey(kept, seat)];
    return secret === undefined ? null : chainOf(secret, kept.game, seat);
}

/** The seat of a chain of this device. */
export function seatOf(chain: string): number {
    return Number(chain.split(" ")[0]);
}

// A chain takes four thousand hashes to make, and is the same each time.
const made = new Map<string, Chain>();

export function chainOf(secret: Hex, game: Hex, seat: number): Chain {
    const key = `${secret} ${game} ${seat}`;
    const chain = made.get(key) ?? new Chain(secret, game, seat);
    made.set(key, chain);
    return chain;
}
