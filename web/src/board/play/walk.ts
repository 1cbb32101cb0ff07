// The squares that a token crosses. Events contain only the first and last step; the steps between follow
// from the layout and the pips.

import type { Layout } from "../../protocol/types";

/** The steps from `from` (excluded) to `to`; with `pips`, the route of that length. */
export function walk(layout: Layout, seat: number, from: number, to: number, pips?: number): number[] {
    const first = layout.first_step;
    const ways = candidates(layout, seat, from - first, to - first).map((way) => way.map((index) => index + first));
    const [shortest = [to]] = [...ways].sort((a, b) => a.length - b.length);
    return ways.find((way) => way.length === pips) ?? shortest;
}

/** All routes between two steps of the path: straight on, back from the end, and around the track once more. */
function candidates(layout: Layout, seat: number, from: number, to: number): number[][] {
    const way = wayOf(layout, seat);
    const ways: number[][] = [];
    if (from < to && (to <= way.end || from > way.end)) ways.push(range(from, to));
    for (const turn of [way.end, way.gate]) {
        if (turn !== null && from <= turn && to < turn) ways.push([...range(from, turn), ...range(turn, to)]);
    }
    ways.push(round(way, from, to));
    if (to < from && from <= way.end) ways.push(range(from, to));
    return ways.filter((found) => found.length > 0);
}

interface Way {
    start: number;
    /** The last track square before the private ones. */
    gate: number | null;
    /** The end of the normal path; the steps after it are only for another lap. */
    end: number;
    last: number;
}

function wayOf(layout: Layout, seat: number): Way {
    const place = layout.seats[seat];
    const path = place?.path ?? [];
    const kinds = path.map((index) => layout.squares[index]?.kind);
    const last = path.length - 1;
    const home = Math.max(kinds.lastIndexOf("finish"), kinds.lastIndexOf("stretch"));
    const end = home >= 0 ? home : last;
    const gate = kinds.slice(0, end).lastIndexOf("track");
    return { start: kinds.indexOf("track"), gate: gate >= 0 && gate < end && home >= 0 ? gate : null, end, last };
}

/** The route past the closed gate: over the rest of the track and the start. Empty if there is none. */
function round(way: Way, from: number, to: number): number[] {
    if (way.gate === null || (from > way.gate && from <= way.end)) return [];
    const steps: number[] = [];
    for (let at = from; steps.length <= way.last; ) {
        if (at === way.gate) at = way.last > way.end ? way.end + 1 : way.start;
        else at = at === way.last ? way.start : at + 1;
        steps.push(at);
        if (at === to) return steps;
    }
    return [];
}

/** The whole numbers after `from` up to `to`, upwards or downwards. */
function range(from: number, to: number): number[] {
    const by = from < to ? 1 : -1;
    return Array.from({ length: Math.abs(to - from) }, (_, i) => from + by * (i + 1));
}
