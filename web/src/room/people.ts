/** Who is at the table, by name. Pure. */
import type { DiceView, LegalView, RoomView, SeatView } from "../protocol/types";
import { capital } from "../words/capital";
import { tame } from "../words/isolate";
import type { Room } from "./room.svelte";

/** The seats a person plays: their own, and those of the people who sit with them at one screen. */
export function seatsOf(view: RoomView, player: number | null): SeatView[] {
    return player === null ? [] : view.seats.filter((seat) => seat.player === player);
}

/** Whether a person has left the table with all their seats: a bot plays on, or they are in the game, and in
    the next one, no more. */
export function hasLeft(view: RoomView, player: number): boolean {
    const own = seatsOf(view, player);
    // A server that hides its dice raises an alarm, and nobody has left because of it.
    const { dice }: { dice?: DiceView } = view;
    const plays = dice === undefined || Object.values(dice.seats).includes(player);
    return own.some((seat) => seat.lent === "left") || (own.length > 0 && !plays);
}

/** Whether all who will play again are bots, or sit at the screen of a person. Who has left does not. */
export function isOnlyOf(view: RoomView, player: number | null): boolean {
    return view.seats.every((seat) => seat.player == null || seat.player === player || hasLeft(view, seat.player));
}

/** The first of these names that nobody at the table has; null if all are taken. */
export function unusedName(names: readonly string[], { seats }: Pick<RoomView, "seats">): string | null {
    return names.find((name) => !seats.some((seat) => seat.name === name)) ?? null;
}

/** The message that says who is taken from a seat. */
export type Removal = "room-remove-here" | "room-remove-bot" | "room-kick";

/** Who can be taken from a seat before a game: everybody takes back who was to play at the same screen, the
    host also bots and other people. The only own seat is left by leaving. */
export function removal(seat: SeatView, { host, player, mine }: Pick<Room, "host" | "player" | "mine">): Removal | null {
    if (seat.kind === "free") return null;
    if (seat.kind === "human" && seat.player === player) return mine.length > 1 ? "room-remove-here" : null;
    if (!host) return null;
    return seat.kind === "bot" ? "room-remove-bot" : "room-kick";
}

/** The name on a seat. Bots that nobody named are called by their level, in the reader's language. */
export function seatName(seat: SeatView, levelName: (level: string) => string): string {
    if (seat.name === null) return "";
    if (seat.kind !== "bot" || seat.level == null) return tame(seat.name);
    return ofLevel(seat.name, seat.level, levelName) ?? tame(seat.name);
}

/** The name on a seat of a record, which does not say who is a bot: a name that the room gives to
    bots is that of one. */
export function recordName(name: string, levels: readonly string[], levelName: (level: string) => string): string {
    for (const level of levels) {
        const own = ofLevel(name, level, levelName);
        if (own !== null) return own;
    }
    return tame(name);
}

/** The reader's word for a bot that is called by its level, such as "easy 2"; null for another name. */
function ofLevel(name: string, level: string, levelName: (level: string) => string): string | null {
    if (!name.startsWith(level)) return null;
    const number = name.slice(level.length);
    return /^( \d+)?$/.test(number) ? capital(levelName(level)) + number : null;
}

/** The name of a person by their number; empty if they are not there any more. */
export function personName(view: Pick<RoomView, "seats" | "watchers">, player: number): string {
    const seated = view.seats.find((seat) => seat.player === player);
    const found = seated?.name ?? view.watchers.find((person) => person.player === player)?.name;
    return tame(found ?? "");
}

/** The name of who made the room or was given it; null if nobody has it. */
export function hostName(view: RoomView): string | null {
    const name = view.seats.find((seat) => seat.host)?.name ?? null;
    return name === null ? null : tame(name);
}

/** Somebody in the room. */
export interface Present {
    player: number;
    name: string;
    seated: boolean;
    connected: boolean;
    muted: boolean;
}

/** Everybody in the room once, those who sit first. Who plays several seats has the name of the first. */
export function present(view: RoomView): Present[] {
    const found = new Map<number, Omit<Present, "muted">>();
    for (const { player, name, connected } of view.seats) {
        if (player == null || name === null || found.has(player) || hasLeft(view, player)) continue;
        found.set(player, { player, name, connected, seated: true });
    }
    for (const watcher of view.watchers) found.set(watcher.player, { ...watcher, seated: false });
    return [...found.values()].map((one) => ({ ...one, name: tame(one.name), muted: view.muted.includes(one.player) }));
}

/** Whether all moves are of one token, so that pips are what tells them apart. */
export function isOfOneToken(choices: readonly LegalView[]): boolean {
    const [first] = choices;
    return choices.every((choice) => choice.token === first?.token && choice.seat === first.seat);
}

/** The key of a move, which stands beside it here and on the board: the number of its token, or its
    pips where all are of one. */
export function keyOf(choice: LegalView, choices: readonly LegalView[]): number {
    return isOfOneToken(choices) ? choice.pips : choice.token + 1;
}

/** The moves of a key. Tokens that stand together are one choice, but each has its number. */
export function byKey<T extends LegalView>(key: number, choices: readonly T[]): T[] {
    return choices.filter((choice) => keyOf(choice, choices) === key);
}
