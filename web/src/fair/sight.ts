/** What a room shows of its dice, and what a device sends for them. */
import type { Event as GameEvent, RoomView } from "../protocol/types";
import type { Hex } from "./bytes";
import type { Proof, Step } from "./proof";

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

/** Everything the keeper is told at one moment. */
export interface Sight {
    room: string;
    dice: DiceSight;
    /** What happened to the dice since the last sight. */
    steps: readonly Step[];
    /** The whole proof so far, if it was asked for. */
    proof: Proof | null;
    own: readonly OwnSeat[];
    /** A socket is open: only then a device takes part. */
    live: boolean;
    /** The variant's resolved text. */
    rules: string;
    /** The seats among which a first one is drawn, in rising order; null if they are not known. */
    there: readonly number[] | null;
    /** Dice that came to lie on the table since the last sight. */
    laid: readonly Laid[];
    /** The game was taken back since the last sight. */
    undone: boolean;
}

/** Dice on the table, or the seat that was drawn, in the record's words. */
export interface Laid {
    fell: string;
    /** The roll that was shown for them; null where none was: they fell before, and were taken back. */
    shown: { index: number; fell: string } | null;
}

interface Anchored {
    type: "anchored";
    seat: number;
    anchor: Hex;
}

interface RollVoid {
    type: "roll_void";
    index: number;
}

interface RollShown {
    type: "roll_shown";
    index: number;
    roller: number | null;
    server: Hex;
    contributions: { [seat: string]: Hex };
    missing: number[];
    fell: string;
}

/** What events of a room tell of the dice; of others nothing. */
export function stepsOf(events: readonly { type: string }[]): Step[] {
    const isAnchored = (event: { type: string }): event is Anchored => event.type === "anchored";
    const isVoid = (event: { type: string }): event is RollVoid => event.type === "roll_void";
    const isShown = (event: { type: string }): event is RollShown => event.type === "roll_shown";
    return events.flatMap((event): Step[] => {
        if (isAnchored(event)) return [{ kind: "anchor", owner: event.seat, anchor: event.anchor }];
        if (isVoid(event)) return [{ kind: "void", index: event.index }];
        if (!isShown(event)) return [];
        const { index, roller, server, missing, fell } = event;
        const given = Object.entries(event.contributions).map(([seat, value]) => [Number(seat), value] as const);
        return [{ kind: "roll", roll: { index, roller, server, contributions: given.sort(([a], [b]) => a - b), missing, fell } }];
    });
}

/** What events of a room lay on the table: dice and drawn seats, not what a player chose. */
export function laidOf(events: readonly { type: string }[]): Laid[] {
    const laid: Laid[] = [];
    let shown: Laid["shown"] = null;
    let chosen = false;
    for (const event of events as readonly (RollShown | GameEvent)[]) {
        if (event.type === "roll_shown") shown = { index: event.index, fell: event.fell };
        if (event.type === "item_used") chosen ||= event.item === "chosen_roll";
        const fell = wordOf(event, shown !== null && shown.fell.startsWith("f"));
        if (fell === null) continue;
        if (!chosen) laid.push({ fell, shown });
        [shown, chosen] = [null, false];
    }
    return laid;
}

/** The seats that may be drawn, in the board's order: all that had not left when the lot was cast. */
export function thereOf(view: Pick<RoomView, "game">, events: readonly { type: string }[]): number[] | null {
    if (view.game === null) return null;
    const { tokens, left = [] } = view.game;
    const cast = events.findIndex((event) => event.type === "roll_shown");
    const since = (events as readonly GameEvent[]).flatMap((event, nth) => (event.type === "left" && nth > cast ? [event.seat] : []));
    return Object.keys(tokens).map(Number).sort((a, b) => a - b).filter((seat) => !left.includes(seat) || since.includes(seat));
}

/** What a roll or a drawn seat is in the record's words; null for all other events. */
function wordOf(event: RollShown | GameEvent, drawn: boolean): string | null {
    switch (event.type) {
        case "rolled":
        case "opening_rolled":
            return `r${[...event.dice].sort((a, b) => a - b).join("+")}`;
        case "first":
            return drawn ? `f${event.seat}` : null;
        default:
            return null;
    }
}
