/** What a device observes of a room's dice, and what it sends. */
import type { Item, RoomEvent, RoomView, TurnView } from "../../protocol/types";
import type { Hex } from "../chain/bytes";
import type { Proof, Step } from "../record/proof";
import type { RecordText } from "../record/record";

/** A roll that waits for the values of its contributors. */
export interface Opened {
    index: number;
    roller: number | null;
    contributors: number[];
    /** The seats whose values have arrived. */
    released: number[];
}

/** The dice in a room's view, once the server has committed. */
export interface DiceSight {
    mode: "sealed" | "server" | "seeded";
    game: Hex;
    /** The server's anchor. */
    server: Hex;
    /** T; null before the start. */
    start: Hex | null;
    /** The people of the game by seat; in the next round of a match they may sit elsewhere. */
    seats: { [seat: string]: number };
    /** The anchors of the seats' devices. */
    anchors: { [seat: string]: Hex };
    opened: Opened | null;
}

/** The same as in the view, where the server may not have committed yet. */
export type DiceView = Omit<DiceSight, "game" | "server"> & { game: Hex | null; server: Hex | null };

/** What a device sends for its seats. The roller's own value is part of the roll command instead. */
export type Message =
    | { type: "anchor"; game: Hex; seat: number; anchor: Hex }
    | { type: "release"; index: number; seat: number; value: Hex };

/** A seat that is played on this device. */
export interface OwnSeat {
    seat: number;
    /** Whether its dice need no click, because a bot plays it or rolls are automatic. */
    byItself: boolean;
    /** Whether the room shows this device as connected. */
    connected: boolean;
}

/** An event that concerns the dice, or that explains why an open roll is never made. */
export type News =
    | Step
    | ({ kind: "opened" } & Omit<Opened, "released">)
    /** An undo or redo: the turn may have changed. The dice on the table are in `Laid`. */
    | { kind: "taken-back" }
    /** A seat left the game when it was to roll. */
    | { kind: "gave-up"; seat: number }
    /** A seat used an item; with a chosen roll it does not roll. */
    | { kind: "used"; seat: number; item: Item };

/** Everything that the keeper observes at one moment. */
export interface Sight {
    room: string;
    dice: DiceSight;
    /** The events since the last observation. */
    steps: readonly News[];
    /** Whether the events are complete. */
    whole: boolean;
    /** The whole proof so far, if it was requested. */
    proof: Proof | null;
    /** The roll that was open when the proof was requested. */
    asked: number | null;
    own: readonly OwnSeat[];
    /** Seats whose dice may have been rolled without a click, because their time was up. */
    overdue: readonly number[];
    /** Seats that a bot played before these events, or took over with them. */
    lent: readonly number[];
    /** Whether an undo happened although undo is off, or without the required agreement of this person. */
    unagreed: boolean;
    /** Whether undo is off. */
    forbids: boolean;
    /** The number of the room's entry that this observation belongs to. */
    seq: number;
    /** Whether a socket is open; a device contributes only then. */
    live: boolean;
    /** Whether the view came over the open socket, not before it and not by polling. */
    told: boolean;
    /** Whether all received messages were handled, so that no value is sent for a roll whose result is already in the
        queue. */
    ready: boolean;
    /** The phase of the current turn, and its seat. */
    turn: TurnView | null;
    /** Seats that have left the game. */
    gone: readonly number[];
    /** The variant's resolved text. */
    rules: string;
    /** The seats among which the first seat is drawn; null if they are unknown. */
    there: readonly number[] | null;
    /** Dice that were put on the table or undone since the last observation. */
    laid: readonly Laid[];
    /** The number of actions of the game; null before it. */
    ply: number | null;
    /** The dice on the table while a move is due, in ascending order; null if there are none. */
    lies: readonly number[] | null;
    /** The record that contains the proof, if it was requested. */
    record: Pick<RecordText, "words" | "plies"> | null;
    /** Whether that record is consistent. */
    fits: boolean;
    /** The time, in milliseconds. */
    now: number;
    /** The time since which the page has been running without a pause. */
    awake: number;
}

/** A change of the dice on the table. */
export type Laid = Lying | TakenAway | { kind: "chosen" };

/** Dice on the table, or the seat that was drawn, as the record writes it. */
export interface Lying {
    kind: "lies";
    fell: string;
    /** The seat that rolled; null for a drawn seat. */
    seat: number | null;
    /** The roll that was shown for them; null for repeated dice that had been undone. */
    shown: { index: number; roller: number | null; fell: string } | null;
}

/** Undone chance actions in their original order; null if the server does not list them. */
export interface TakenAway {
    kind: "taken";
    back: readonly string[] | null;
}

/** Whether a seat is in the current game, if there is one. A player whose tokens were removed can still sit in the
    room. */
export function isIn(game: RoomView["game"], seat: number): boolean {
    return game === null || (game.tokens[seat] !== undefined && game.left?.includes(seat) !== true);
}

/** Extracts what the events of a room say about the dice. */
export function newsOf(events: readonly RoomEvent[]): News[] {
    return events.flatMap((event): News[] => {
        switch (event.type) {
            case "anchored":
                return [{ kind: "anchor", owner: event.seat, anchor: event.anchor }];
            case "renewed":
                return [{ kind: "anchor", owner: "server", anchor: event.anchor }];
            case "roll_opened": {
                const { index, roller, contributors } = event;
                return [{ kind: "opened", index, roller, contributors }];
            }
            case "roll_void":
                return [{ kind: "void", index: event.index }];
            case "roll_shown": {
                const { index, roller, server, missing, fell } = event;
                const given = Object.entries(event.contributions).map(([seat, value]) => [Number(seat), value] as const);
                return [{ kind: "roll", roll: { index, roller, server, contributions: given.sort(([a], [b]) => a - b), missing, fell } }];
            }
            case "undone":
            case "redone":
                return [{ kind: "taken-back" }];
            case "left":
                return [{ kind: "gave-up", seat: event.seat }];
            case "item_used":
                return [{ kind: "used", seat: event.seat, item: event.item }];
            default:
                return [];
        }
    });
}

/** Extracts which dice the events of a room put on the table or undid. */
export function laidOf(events: readonly RoomEvent[]): Laid[] {
    const laid: Laid[] = [];
    let shown: Lying["shown"] = null;
    // The seat that has named its next dice.
    let chooser: number | null = null;
    // The first seat is drawn by lot, or follows from opening rolls or from who is left.
    let opening = false;
    let left = false;
    for (const event of events) {
        if (event.type === "roll_shown") shown = { index: event.index, roller: event.roller, fell: event.fell };
        if (event.type === "undone") laid.push({ kind: "taken", back: event.dice ?? null });
        if (event.type === "item_used" && event.item === "chosen_roll") chooser = event.seat;
        if (event.type === "opening_rolled") opening = true;
        if (event.type === "left") left = true;
        const follows = event.type === "first" && (opening || (left && shown === null));
        const lies = follows ? null : lying(event);
        if (lies === null) continue;
        laid.push(chooser !== null && chooser === lies.seat ? { kind: "chosen" } : { kind: "lies", ...lies, shown });
        [shown, chooser] = [null, null];
    }
    return laid;
}

/** The seats that can be drawn: all that had not left at the time of the draw. */
export function thereOf(view: Pick<RoomView, "game">, events: readonly RoomEvent[]): number[] | null {
    if (view.game === null) return null;
    const { tokens, left = [] } = view.game;
    const cast = events.findIndex((event) => event.type === "roll_shown");
    const since = events.flatMap((event, nth) => (event.type === "left" && nth > cast ? [event.seat] : []));
    return Object.keys(tokens).map(Number).filter((seat) => !left.includes(seat) || since.includes(seat));
}

/** A roll or drawn seat as the record writes it, with its roller; null for all other events. */
function lying(event: RoomEvent): Pick<Lying, "fell" | "seat"> | null {
    switch (event.type) {
        case "rolled":
        case "opening_rolled":
            return { fell: `r${[...event.dice].sort((a, b) => a - b).join("+")}`, seat: event.seat };
        case "first":
            return { fell: `f${event.seat}`, seat: null };
        default:
            return null;
    }
}
