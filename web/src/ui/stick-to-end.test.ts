import { expect, test } from "vitest";
import { follows, type Scrolled } from "./stick-to-end.svelte";

/** A list of 1000 px with a given visible height and scroll position. */
const list = (scrollTop: number, clientHeight = 200): Scrolled => ({ scrollTop, scrollHeight: 1000, clientHeight });

test("a list follows its end while it shrinks", () => {
    expect(follows(true, 800, list(800, 150))).toBe(true);
});

test("a list follows its end while lines are added", () => {
    expect(follows(true, 700, list(700))).toBe(true);
});

test("scrolling up stops following, also when lines are added", () => {
    const reads = follows(true, 800, list(600));
    expect([reads, follows(reads, 600, list(600))]).toEqual([false, false]);
});

test("scrolling down, but not to the end, does not start following", () => {
    expect(follows(false, 300, list(500))).toBe(false);
});

test("scrolling to the end starts following again", () => {
    expect(follows(false, 600, list(790))).toBe(true);
});
