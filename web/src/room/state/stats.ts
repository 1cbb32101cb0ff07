/** The statistics of a finished game, computed by replaying its record. Pure. */
import type { Event, Layout, View } from "../../protocol/types";

/** An event that sets a seat far back or moves it far ahead: a lost token, a snake or a ladder. */
export type Turning = "lost" | "snake" | "ladder";

/** What one seat did. */
export interface SeatStats {
    seat: number;
    /** Throws. */
    rolls: number;
    /** How often each face fell. */
    faces: Map<number, number>;
    /** The number of dice that fell. */
    fell: number;
    turns: number;
    captures: number;
    /** Own tokens that were captured. */
    lost: number;
    snakes: number;
    ladders: number;
    /** The events to mark in the chart: the index of the action, and what happened. */
    turnings: { at: number; what: Turning }[];
    /** Most throws in one turn. */
    streak: number;
    /** After each action, the share of the way home that all tokens together have covered: 0 to 1. */
    progress: number[];
}

/** The numbers of a game: for each action its events, and the states before and after each. */
export function statsOf(layout: Layout, events: Event[][], states: View[]): SeatStats[] {
    const seats = Object.keys(states[0]?.tokens ?? {}).map(Number);
    const all = new Map(seats.map((seat) => [seat, blank(seat)]));
    // The seat whose next throw belongs to the turn of its last one.
    let again: number | null = null;
    let throws = 0;
    // The faces of a chosen roll are not counted, because no dice fell.
    let chosen = false;
    for (const [event, at] of events.flatMap((own, action) => own.map((event) => [event, action + 1] as const))) {
        if (event.type === "item_used") chosen = event.item === "chosen_roll";
        if (event.type === "again") again = event.seat;
        if (event.type === "rolled") {
            const own = all.get(event.seat);
            if (again !== event.seat) {
                throws = 0;
                if (own !== undefined) own.turns += 1;
            }
            again = null;
            throws += 1;
            if (own !== undefined) {
                own.rolls += 1;
                own.streak = Math.max(own.streak, throws);
                if (!chosen) for (const face of event.dice) count(own, face);
            }
            chosen = false;
        }
        if (event.type === "captured") {
            const by = all.get(event.by);
            const from = all.get(event.seat);
            if (by !== undefined) by.captures += 1;
            if (from !== undefined) {
                from.lost += 1;
                from.turnings.push({ at, what: "lost" });
            }
        }
        if (event.type === "linked" && (event.kind === "snake" || event.kind === "ladder")) {
            const own = all.get(event.seat);
            if (own === undefined) continue;
            if (event.kind === "snake") own.snakes += 1;
            else own.ladders += 1;
            own.turnings.push({ at, what: event.kind });
        }
    }
    for (const state of states) {
        for (const [seat, own] of all) own.progress.push(progress(layout, state, seat));
    }
    return [...all.values()];
}

/** The share of the way home that all tokens of a seat together have covered: 0 to 1. */
export function progress(layout: Layout, state: View, seat: number): number {
    const tokens = state.tokens[seat] ?? [];
    const end = wayOf(layout, seat);
    if (tokens.length === 0 || end <= 0) return 0;
    const behind = tokens.map((token) => {
        if (token.square === "finish") return end;
        return Math.min(Math.max(token.step - layout.first_step, 0), end);
    });
    // Without a common finish, every token ends on a different square: the first on the last one, the next before it.
    const ends = tokens.map((_, nth) => (layout.seats[seat]?.finish === null ? Math.max(end - nth, 0) : end));
    return Math.min(total(behind) / total(ends), 1);
}

/** The steps from the first to the last of a seat's way. */
function wayOf(layout: Layout, seat: number): number {
    const own = layout.seats[seat];
    if (own === undefined) return 0;
    // Squares of another lap follow after the finish.
    const finish = own.finish === null ? -1 : own.path.indexOf(own.finish);
    return finish > 0 ? finish : own.path.length - 1;
}

/** The marks on the axis of a chart of shares: every quarter, from 0 to the first one that is not below the largest. */
export function marksUpTo(largest: number): number[] {
    const quarters = Math.min(Math.max(Math.ceil(largest * 4), 1), 4);
    return Array.from({ length: quarters + 1 }, (_, i) => i / 4);
}

/** As many points as can be drawn, evenly taken; the first and the last stay. */
export function thinned<T>(points: readonly T[], most: number): T[] {
    if (points.length <= most || most < 2) return [...points];
    const at = (index: number): T[] => points.slice(index, index + 1);
    return Array.from({ length: most }, (_, i) => at(Math.round((i * (points.length - 1)) / (most - 1)))).flat();
}

function total(steps: readonly number[]): number {
    return steps.reduce((sum, step) => sum + step, 0);
}

function blank(seat: number): SeatStats {
    return { seat, rolls: 0, faces: new Map(), fell: 0, turns: 0, captures: 0, lost: 0, snakes: 0, ladders: 0, turnings: [], streak: 0, progress: [] };
}

function count(own: SeatStats, face: number): void {
    own.faces.set(face, (own.faces.get(face) ?? 0) + 1);
    own.fell += 1;
}

/** Heights between 0 and `most`, moved as little as needed so that each is `gap` away from the others.
    Of equal ones the first stays highest. */
export function apart(heights: readonly number[], gap: number, most: number): number[] {
    const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
    const moved = [...heights];
    let above = -gap;
    for (const index of order) above = moved[index] = Math.max(moved[index] ?? 0, above + gap);
    let below = most + gap;
    for (const index of order.reverse()) below = moved[index] = Math.min(moved[index] ?? 0, below - gap);
    return moved;
}
