// The numbers of squares, used both on the board and in texts.

import type { Layout, SquareLayout } from "../protocol/types";

/** A numbered square: on the track, on a seat's private squares before the track, or on its home stretch. */
export interface Numbered {
    part: "track" | "own" | "stretch";
    number: number;
    /** Whether `number` counts along the seat's whole path; otherwise it counts within `part`. */
    step: boolean;
}

/** The number of a square; null if it is the only one of its kind. */
export function numberOf(layout: Layout, index: number): Numbered | null {
    const square = layout.squares[index];
    if (!square || square.number === null) return null;
    const step = countsSteps(layout);
    if (square.kind === "track") {
        return { part: "track", number: step ? stepOf(layout, 0, index) : square.number, step };
    }
    if (square.kind !== "stretch" || square.seat === null) return null;
    const own = ownSquares(layout, square.seat);
    const part = own.includes(index) ? "own" : "stretch";
    if (step) return { part, number: stepOf(layout, square.seat, index), step };
    return { part, number: square.number - (part === "own" ? 0 : own.length), step };
}

/** Whether squares are numbered by step, as in the rulebook. That needs private squares at the beginning of every path,
    and every track square at the same step for all seats. */
function countsSteps(layout: Layout): boolean {
    const { seats, squares } = layout;
    if (!seats.some(({ seat }) => ownSquares(layout, seat).length > 0)) return false;
    const at = (seat: number, index: number): number => seats[seat]?.path.indexOf(index) ?? -1;
    return squares.every((square, index) => square.kind !== "track" || seats.every(({ seat }) => at(seat, index) === at(0, index)));
}

/** The private squares of a seat before the track; on some boards its path also ends with them. */
function ownSquares(layout: Layout, seat: number): number[] {
    const path = layout.seats[seat]?.path ?? [];
    const kind = (index: number): SquareLayout["kind"] | undefined => layout.squares[index]?.kind;
    const track = path.findIndex((index) => kind(index) === "track");
    return path.slice(0, Math.max(track, 0)).filter((index) => kind(index) === "stretch");
}

function stepOf(layout: Layout, seat: number, index: number): number {
    return (layout.seats[seat]?.path.indexOf(index) ?? 0) + layout.first_step;
}
