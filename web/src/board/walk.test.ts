import { expect, test } from "vitest";
import { fixture } from "./fixtures";
import { walk } from "./walk";

test("a token goes over every square in between", () => {
    expect(walk(fixture("ludo-lp2a").layout, 0, 3, 7, 4)).toEqual([4, 5, 6, 7]);
});

test("it comes out of the yard in one step", () => {
    expect(walk(fixture("ludo-lp2a").layout, 0, -1, 0, 6)).toEqual([0]);
});

test("by value it walks in from off the board", () => {
    expect(walk(fixture("ur").layout, 1, 0, 3, 3)).toEqual([1, 2, 3]);
});

test("too many pips lead to the end and back again", () => {
    expect(walk(fixture("snakes-kids").layout, 0, 48, 49, 3)).toEqual([49, 50, 49]);
});

test("where the stretch must be entered exactly, the turn is before it", () => {
    const { layout } = fixture("petits-chevaux");
    expect(walk(layout, 3, 54, 51, 5)).toEqual([55, 54, 53, 52, 51]);
    expect(walk(layout, 3, 54, 54, 2)).toEqual([55, 54]);
});

test("a token before a closed gate goes round once more", () => {
    const { layout } = fixture("ludo-lp2a");
    const last = (layout.seats[0]?.path.length ?? 0) - 2;
    const lap = walk(layout, 0, 50, 1, 3);
    expect(lap.at(-1)).toBe(1);
    expect(lap).toContain(0);
    expect(lap[0]).toBe(last);
});

test("without the pips the shortest way is taken", () => {
    expect(walk(fixture("snakes-kids").layout, 0, 48, 49)).toEqual([49]);
});
