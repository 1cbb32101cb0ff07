import { expect, test } from "vitest";
import { follows, type Scrolled } from "./end.svelte";

/** A list of 1000 px, of which so many are in sight, scrolled so far. */
const list = (scrollTop: number, clientHeight = 200): Scrolled => ({ scrollTop, scrollHeight: 1000, clientHeight });

test("a list follows its end while its place gets smaller", () => {
    expect(follows(true, 800, list(800, 150))).toBe(true);
});

test("a list follows its end while lines come to it", () => {
    expect(follows(true, 700, list(700))).toBe(true);
});

test("who scrolls up reads there, and is not pulled down by what comes", () => {
    const reads = follows(true, 800, list(600));
    expect([reads, follows(reads, 600, list(600))]).toEqual([false, false]);
});

test("who scrolls on, but not to the end, still reads", () => {
    expect(follows(false, 300, list(500))).toBe(false);
});

test("who comes back to the end follows it again", () => {
    expect(follows(false, 600, list(790))).toBe(true);
});
