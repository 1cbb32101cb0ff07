/** The people at the table and their names, and the numbers by which moves are chosen. Pure. */
import type { DiceView, LegalView, RoomView, SeatView } from "../../protocol/types";
import { capital } from "../../words/capital";
import { tame } from "../../words/isolate";

/** The seats of a person: their own, and those of the people who share their screen. */
export function seatsOf(view: RoomView, player: number | null): SeatView[] {
    return player === null ? [] : view.seats.filter((seat) => seat.player === player);
}

/** Whether a person has left the table with all their seats: a bot plays on for them, or their seats are no
    longer in the game. */
export function hasLeft(view: RoomView, player: number): boolean {
    const own = seatsOf(view, player);
    // A server that omits `dice` raises an alarm elsewhere; it does not mean that somebody has left.
    const { dice }: { dice?: DiceView } = view;
    const plays = dice === undefined || Object.values(dice.seats).includes(player);
    return own.some((seat) => seat.lent === "left") || (own.length > 0 && !plays);
}

/** Whether everybody who plays again is a bot or sits at this person's screen. */
export function isAloneWithBots(view: RoomView, player: number | null): boolean {
    return view.seats.every((seat) => seat.player == null || seat.player === player || hasLeft(view, seat.player));
}

/** The first of these names that is free at the table; null if all are taken. */
export function unusedName(names: readonly string[], { seats }: Pick<RoomView, "seats">): string | null {
    return names.find((name) => !seats.some((seat) => seat.name === name)) ?? null;
}

/** The id of the label on the button that clears a seat. */
export type Removal = "room-remove-here" | "room-remove-bot" | "room-kick";

/** The person at this screen, as far as `removal` needs to know. */
interface Remover {
    host: boolean;
    player: number | null;
    mySeats: readonly SeatView[];
}

/** How the person may clear a seat before a game. Everybody may remove people from their own screen except
    the last one, who leaves the room instead. The host may also remove bots and other people. */
export function removal(seat: SeatView, { host, player, mySeats }: Remover): Removal | null {
    if (seat.kind === "free") return null;
    if (seat.kind === "human" && seat.player === player) return mySeats.length > 1 ? "room-remove-here" : null;
    if (!host) return null;
    return seat.kind === "bot" ? "room-remove-bot" : "room-kick";
}

/** The name on a seat. Bots without a name of their own are called by their level, in the reader's language. */
export function seatName(seat: SeatView, levelName: (level: string) => string): string {
    if (seat.name === null) return "";
    if (seat.kind !== "bot" || seat.level == null) return tame(seat.name);
    return translatedLevel(seat.name, seat.level, levelName) ?? tame(seat.name);
}

/** The name on a seat of a record. A record does not say which seats are bots, so a name that rooms give to
    bots is taken for one. */
export function recordName(name: string, levels: readonly string[], levelName: (level: string) => string): string {
    for (const level of levels) {
        const own = translatedLevel(name, level, levelName);
        if (own !== null) return own;
    }
    return tame(name);
}

/** The translation of a bot name such as "easy 2", which consists of a level and a number; null for other
    names. */
function translatedLevel(name: string, level: string, levelName: (level: string) => string): string | null {
    if (!name.startsWith(level)) return null;
    const number = name.slice(level.length);
    return /^( \d+)?$/.test(number) ? capital(levelName(level)) + number : null;
}

/** The name of a person by their number; empty if they have left the room. */
export function personName(view: Pick<RoomView, "seats" | "watchers">, player: number): string {
    const seated = view.seats.find((seat) => seat.player === player);
    const found = seated?.name ?? view.watchers.find((person) => person.player === player)?.name;
    return tame(found ?? "");
}

/** The name of the host; null if there is none. */
export function hostName(view: RoomView): string | null {
    const name = view.seats.find((seat) => seat.host)?.name ?? null;
    return name === null ? null : tame(name);
}

/** A person in the room. */
export interface PersonHere {
    player: number;
    name: string;
    seated: boolean;
    connected: boolean;
    muted: boolean;
}

/** Every person in the room once, seated people first. A person with several seats has the name of the first. */
export function peopleHere(view: RoomView): PersonHere[] {
    const found = new Map<number, Omit<PersonHere, "muted">>();
    for (const { player, name, connected } of view.seats) {
        if (player == null || name === null || found.has(player) || hasLeft(view, player)) continue;
        found.set(player, { player, name, connected, seated: true });
    }
    for (const watcher of view.watchers) found.set(watcher.player, { ...watcher, seated: false });
    return [...found.values()].map((one) => ({ ...one, name: tame(one.name), muted: view.muted.includes(one.player) }));
}

/** Whether all moves belong to one token, so that only their pips differ. */
export function isOfOneToken(choices: readonly LegalView[]): boolean {
    const [first] = choices;
    return choices.every((choice) => choice.token === first?.token && choice.seat === first.seat);
}

/** The digit key of a move, which is shown beside it and on the board: the number of its token, or its pips
    if all moves belong to one token. */
export function keyOf(choice: LegalView, choices: readonly LegalView[]): number {
    return isOfOneToken(choices) ? choice.pips : choice.token + 1;
}

/** The moves of a digit key. Tokens that stand together are one option but keep their own numbers. */
export function byKey<T extends LegalView>(key: number, choices: readonly T[]): T[] {
    return choices.filter((choice) => keyOf(choice, choices) === key);
}
