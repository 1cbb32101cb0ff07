import { expect, test } from "vitest";
import { fixture } from "../fixtures";
import { walk } from "./walk";

test("a token crosses every square in between", () => {
    expect(walk(fixture("ludo-lp2a").layout, 0, 3, 7, 4)).toEqual([4, 5, 6, 7]);
});

test("a token leaves the yard in one step", () => {
    expect(walk(fixture("ludo-lp2a").layout, 0, -1, 0, 6)).toEqual([0]);
});

test("a token that enters by value walks in from outside the board", () => {
    expect(walk(fixture("ur").layout, 1, 0, 3, 3)).toEqual([1, 2, 3]);
});

test("with too many pips a token walks to the end and back", () => {
    expect(walk(fixture("snakes-kids").layout, 0, 48, 49, 3)).toEqual([49, 50, 49]);
});

test("if the home stretch needs an exact entry, the token turns back before it", () => {
    const { layout } = fixture("petits-chevaux");
    expect(walk(layout, 3, 54, 51, 5)).toEqual([55, 54, 53, 52, 51]);
    expect(walk(layout, 3, 54, 54, 2)).toEqual([55, 54]);
});

test("a token at a closed gate goes around the track once more", () => {
    const { layout } = fixture("ludo-lp2a");
    const last = (layout.seats[0]?.path.length ?? 0) - 2;
    const lap = walk(layout, 0, 50, 1, 3);
    expect(lap.at(-1)).toBe(1);
    expect(lap).toContain(0);
    expect(lap[0]).toBe(last);
});

test("without pips the token takes the shortest route", () => {
    expect(walk(fixture("snakes-kids").layout, 0, 48, 49)).toEqual([49]);
});
