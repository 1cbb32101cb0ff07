/** What a room shows of its dice, and what a device sends for them. */
import type { Hex } from "./bytes";
import type { ShownRoll } from "./roll";

/** A roll as the room shows it. */
export interface RollView {
    index: number;
    roller: number | null;
    server: Hex;
    contributions: { [seat: string]: Hex };
    missing: number[];
    fell: string;
}

/** A roll that waits for the values of its contributors. */
export interface Opened {
    index: number;
    roller: number | null;
    contributors: number[];
    /** Whose values have come. */
    released: number[];
}

/** The dice in a room's view. */
export interface DiceView {
    mode: "sealed" | "server" | "seeded";
    game: Hex;
    /** What the server committed to. */
    server: Hex;
    /** T; null before the start. */
    start: Hex | null;
    /** What the seats' devices committed to. */
    anchors: { [seat: string]: Hex };
    opened: Opened | null;
    last: RollView | null;
    /** Rolls that were opened and never fell, because the game was taken back. */
    void?: number[];
}

/** What a device sends for its seats. The roller's own value goes with the roll instead. */
export type Message =
    | { type: "anchor"; game: Hex; seat: number; anchor: Hex }
    | { type: "release"; index: number; seat: number; value: Hex };

/** Everything the keeper is told at one moment. */
export interface Sight {
    room: string;
    dice: DiceView;
    /** Rolls that were shown since the last sight. */
    rolls: readonly RollView[];
    /** The seats that are played on this device. `byItself`: nobody has to click for its dice. */
    own: readonly { seat: number; byItself: boolean }[];
    /** A socket is open: only then a device takes part. */
    live: boolean;
    /** The variant's resolved text. */
    rules: string;
    /** The seats in turn order, where a first seat is drawn; null if that is not known. */
    order: readonly number[] | null;
}

export function rollOfView(view: RollView): ShownRoll {
    const contributions = Object.entries(view.contributions).map(([seat, value]) => [Number(seat), value] as const);
    return { ...view, contributions: contributions.sort(([a], [b]) => a - b) };
}

export function viewOfRoll(roll: ShownRoll): RollView {
    return { ...roll, contributions: Object.fromEntries(roll.contributions), missing: [...roll.missing] };
}
