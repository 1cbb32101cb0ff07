import { expect, test } from "vitest";
import type { Event, Layout, SeatLayout, View } from "../../protocol/types";
import { apart, marksUpTo, progress, statsOf, thinned } from "./stats";

const slots = { size: 1, at: [] };
const seat = (seat: number): SeatLayout => ({
    seat,
    colour: "red",
    yard: 0,
    yard_slots: slots,
    pad: null,
    finish: 11,
    finish_slots: slots,
    // Two squares of another lap follow after the finish.
    path: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13],
});
const layout: Layout = { width: 1, height: 1, squares: [], seats: [seat(0), seat(1)], links: [], first_step: -1 };

function state(ply: number, ...steps: [number[], number[]]): View {
    const tokens = (own: number[]) => own.map((step) => ({ step, square: step === -1 ? "yard" : `${step}` }));
    return {
        ply,
        turn: { phase: "roll", seat: 0 },
        legal: [],
        tokens: { 0: tokens(steps[0]), 1: tokens(steps[1]) },
        places: [],
    } as unknown as View;
}

const rolled = (seat: number, ...dice: number[]): Event => ({ type: "rolled", seat, dice });

const again: Event = { type: "again", seat: 0, reason: "earned" };

test("rolls, faces, turns and streaks are counted by seat", () => {
    const events: Event[][] = [[rolled(0, 6), again], [rolled(0, 6), again], [rolled(0, 2, 5)], [rolled(1, 3)], [rolled(0, 1)]];
    const [own, other] = statsOf(layout, events, [state(0, [-1], [-1])]);
    expect(own).toMatchObject({ rolls: 4, turns: 2, streak: 3, fell: 5 });
    expect(own?.faces.get(6)).toBe(2);
    expect(own?.faces.get(5)).toBe(1);
    expect(other).toMatchObject({ rolls: 1, turns: 1, streak: 1 });
});

test("a player has another turn if all others are skipped", () => {
    const [own] = statsOf(layout, [[rolled(0, 6), again], [rolled(0, 2), { type: "skipped", seat: 1 }], [rolled(0, 1)]], [state(0, [-1], [-1])]);
    expect(own).toMatchObject({ rolls: 3, turns: 2, streak: 2 });
});

test("a capture counts for one and against the other", () => {
    const captured: Event = { type: "captured", seat: 1, token: 0, by: 0, square: "4" };
    const [own, other] = statsOf(layout, [[captured]], [state(0, [-1], [-1])]);
    expect(own).toMatchObject({ captures: 1, lost: 0 });
    expect(other).toMatchObject({ captures: 0, lost: 1 });
});

test("captures, snakes and ladders are counted, with their time", () => {
    const linked = (kind: "snake" | "ladder" | "flight"): Event => ({ type: "linked", seat: 0, token: 0, kind, from: 9, to: 2, square: "2" });
    const captured: Event = { type: "captured", seat: 0, token: 0, by: 1, square: "4" };
    const [own] = statsOf(layout, [[rolled(0, 6)], [linked("snake")], [linked("flight")], [linked("ladder"), captured]], [state(0, [-1], [-1])]);
    expect(own).toMatchObject({ snakes: 1, ladders: 1, lost: 1 });
    expect(own?.turnings).toEqual([{ at: 2, what: "snake" }, { at: 4, what: "ladder" }, { at: 4, what: "lost" }]);
});

test("a chosen roll counts as a roll, but its faces do not count", () => {
    const used: Event = { type: "item_used", seat: 0, item: "chosen_roll" };
    const [own] = statsOf(layout, [[used, rolled(0, 4)], [rolled(0, 2)]], [state(0, [-1], [-1])]);
    expect(own).toMatchObject({ rolls: 2, fell: 1 });
    expect(own?.faces.has(4)).toBe(false);
});

test("progress is the share of all tokens' paths from the yard to the finish", () => {
    expect(progress(layout, state(0, [-1, -1], []), 0)).toBe(0);
    expect(progress(layout, state(0, [4, -1], []), 0)).toBeCloseTo(0.25);
    expect(progress(layout, state(0, [9, 9], []), 0)).toBe(1);
    expect(progress(layout, state(0, [], []), 0)).toBe(0);
});

test("there is one point of progress for every state", () => {
    const states = [state(0, [-1], [-1]), state(1, [0], [-1]), state(2, [3], [-1])];
    expect(statsOf(layout, [[], []], states)[0]?.progress).toEqual([0, 0.1, 0.4]);
});

test("long lists of points are thinned but keep the first and last point", () => {
    const points = Array.from({ length: 1000 }, (_, index) => index);
    const few = thinned(points, 50);
    expect(few).toHaveLength(50);
    expect([few[0], few.at(-1)]).toEqual([0, 999]);
    expect(thinned([1, 2], 50)).toEqual([1, 2]);
});

test("a seat with all tokens in their final places has full progress", () => {
    const path = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const own = { ...layout, seats: layout.seats.map((seat) => ({ ...seat, finish: null, path })) };
    expect(progress(own, state(0, [8, 6, 7, 5], [-1]), 0)).toBe(1);
    expect(progress(own, state(0, [8, 6, 7, 4], [-1]), 0)).toBeLessThan(1);
    expect(progress(own, state(0, [-1, -1, -1, -1], [8]), 0)).toBe(0);
});

test("the signs of lines that end at the same height are moved apart inside the picture, and others do not move", () => {
    expect(apart([100, 50, 0], 20, 100)).toEqual([100, 50, 0]);
    expect(apart([0, 0, 0], 20, 100)).toEqual([0, 20, 40]);
    expect(apart([100, 95, 100], 20, 100)).toEqual([80, 60, 100]);
});

test("a chart of shares ends at the first quarter that is not below the largest value", () => {
    expect([0, 0.25, 0.42, 0.9, 1].map((largest) => marksUpTo(largest).at(-1))).toEqual([0.25, 0.25, 0.5, 1, 1]);
    expect(marksUpTo(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});
