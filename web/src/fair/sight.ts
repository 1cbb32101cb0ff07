/** What a room shows of its dice, and what a device sends for them. */
import type { Item, RoomEvent, RoomView, TurnView } from "../protocol/types";
import type { Hex } from "./bytes";
import type { Proof, Step } from "./proof";
import type { RecordText } from "./record";

/** A roll that waits for the values of its contributors. */
export interface Opened {
    index: number;
    roller: number | null;
    contributors: number[];
    /** Whose values have come. */
    released: number[];
}

/** The dice in a room's view, once the server has committed to something. */
export interface DiceSight {
    mode: "sealed" | "server" | "seeded";
    game: Hex;
    /** What the server committed to. */
    server: Hex;
    /** T; null before the start. */
    start: Hex | null;
    /** The people of the game by their seats in it: after a round they may sit elsewhere in the next. */
    seats: { [seat: string]: number };
    /** What the seats' devices committed to. */
    anchors: { [seat: string]: Hex };
    opened: Opened | null;
}

/** The same as the view has it: the server may have committed to nothing yet. */
export type DiceView = Omit<DiceSight, "game" | "server"> & { game: Hex | null; server: Hex | null };

/** What a device sends for its seats. The roller's own value goes with the roll instead. */
export type Message =
    | { type: "anchor"; game: Hex; seat: number; anchor: Hex }
    | { type: "release"; index: number; seat: number; value: Hex };

/** A seat that is played on this device. */
export interface OwnSeat {
    seat: number;
    /** Nobody has to click for its dice: a bot plays it, or dice fall by themselves. */
    byItself: boolean;
    /** The room says that this device is there. */
    connected: boolean;
}

/** What happened to the dice, or gives a reason why an open roll never falls. */
export type News =
    | Step
    | ({ kind: "opened" } & Omit<Opened, "released">)
    /** The game went back or forth: it may be another seat's turn. What lay on the table is `Laid`. */
    | { kind: "taken-back" }
    /** A seat that was to roll has left the game. */
    | { kind: "gave-up"; seat: number }
    /** A seat used something that it had: with a roll of choice it does not roll. */
    | { kind: "used"; seat: number; item: Item };

/** Everything the keeper is told at one moment. */
export interface Sight {
    room: string;
    dice: DiceSight;
    /** What happened since the last sight. */
    steps: readonly News[];
    /** Whether that is all that happened since. */
    whole: boolean;
    /** The whole proof so far, if it was asked for. */
    proof: Proof | null;
    /** The roll that was open when the proof was asked for. */
    asked: number | null;
    own: readonly OwnSeat[];
    /** Seats whose dice may have fallen without a click, because their time was over. */
    overdue: readonly number[];
    /** Seats that a bot played before what happened, or took over then. */
    lent: readonly number[];
    /** The game was taken back although nobody may, or without this person, who had to agree. */
    unagreed: boolean;
    /** Nobody may take the game back. */
    forbids: boolean;
    /** The entry of the room that this is of. */
    seq: number;
    /** A socket is open: only then a device takes part. */
    live: boolean;
    /** This was seen over the socket that is open, and not before it or beside it. */
    told: boolean;
    /** Everything that has come was heard: a value is not sent for a roll of which it is waiting to be
        heard that it has fallen. */
    ready: boolean;
    /** What is due in the game that is played, and whose turn it is. */
    turn: TurnView | null;
    /** Seats that are out of the game. */
    gone: readonly number[];
    /** The variant's resolved text. */
    rules: string;
    /** The seats among which a first one is drawn; null if they are not known. */
    there: readonly number[] | null;
    /** What came to lie on the table since the last sight, or was taken away. */
    laid: readonly Laid[];
    /** How many actions the game has; null before it. */
    ply: number | null;
    /** The dice on the table while a move is due, in rising order; null where none lie there. */
    lies: readonly number[] | null;
    /** The record that the proof is of, if it was asked for. */
    record: Pick<RecordText, "words" | "plies"> | null;
    /** Whether everything in that record fits together. */
    fits: boolean;
    /** The time, in milliseconds. */
    now: number;
    /** Since when the page has been running without a pause. */
    awake: number;
}

/** What happened to the dice on the table. */
export type Laid = Lying | TakenAway | { kind: "chosen" };

/** Dice on the table, or the seat that was drawn, in the record's words. */
export interface Lying {
    kind: "lies";
    fell: string;
    /** Whose roll it was; null for a seat that was drawn. */
    seat: number | null;
    /** The roll that was shown for them; null where none was: they fell before, and were taken back. */
    shown: { index: number; roller: number | null; fell: string } | null;
}

/** What chance had done was taken back, in the order in which it fell; null from who does not tell. */
export interface TakenAway {
    kind: "taken";
    back: readonly string[] | null;
}

/** Whether a seat is in the game, if there is one. Whose tokens went in one round may sit at the table in the
    next without a part in it. */
export function isIn(game: RoomView["game"], seat: number): boolean {
    return game === null || (game.tokens[seat] !== undefined && game.left?.includes(seat) !== true);
}

/** What events of a room tell of the dice; of others nothing. */
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

/** What events of a room lay on the table, and took away. */
export function laidOf(events: readonly RoomEvent[]): Laid[] {
    const laid: Laid[] = [];
    let shown: Lying["shown"] = null;
    // Who has named the dice that come next.
    let chooser: number | null = null;
    // Who begins is drawn by lot, or follows from opening rolls or from who is left.
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

/** The seats that may be drawn: all that had not left when the lot was cast. */
export function thereOf(view: Pick<RoomView, "game">, events: readonly RoomEvent[]): number[] | null {
    if (view.game === null) return null;
    const { tokens, left = [] } = view.game;
    const cast = events.findIndex((event) => event.type === "roll_shown");
    const since = events.flatMap((event, nth) => (event.type === "left" && nth > cast ? [event.seat] : []));
    return Object.keys(tokens).map(Number).filter((seat) => !left.includes(seat) || since.includes(seat));
}

/** A roll or a drawn seat in the record's words, and whose roll it is; null for all other events. */
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
