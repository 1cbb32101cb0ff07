/** Board, players, dice and moves fit the screen: nothing is covered, and nobody scrolls to play. */
import { expect, test } from "vitest";
import type { Entered } from "../src/protocol/types";
import { crowded, ended } from "./games";
import { table } from "./table";

const { house, come } = table();
/** Six lots and moves to choose from, beside not moving at all, take the most room. */
let crowd: Promise<Entered> | null = null;

test.each([
    [390, 844],
    [360, 640],
    [768, 1024],
    [1280, 800],
    [1366, 650],
    [1920, 1080],
])("on a screen of %i × %i", async (width, height) => {
    const ann = await (crowd ??= crowded(house, "pachisi", 3));
    const guest = await come({ viewport: { width, height } });
    await guest.enters(ann, "pachisi", "Ann");
    await guest.id("move").nth(2).waitFor();
    const seen = await guest.page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [board, act, menu] = [box("[data-testid=board]"), box("[data-testid=act]"), box("[data-testid=menu]")];
        const players = [...document.querySelectorAll("li[data-seat]")].map((one) => one.getBoundingClientRect());
        const apart = (one: DOMRect, other: DOMRect): boolean =>
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        const all = [board, act, menu, ...players];
        return {
            scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
            within: all.every((one) => one.width > 0 && one.top >= 0 && one.bottom <= innerHeight),
            covered: all.some((one, i) => all.slice(i + 1).some((other) => !apart(one, other))),
            board: board.width,
        };
    });
    expect(seen).toMatchObject({ scrolls: false, within: true, covered: false });
    expect(seen.board, "the board is still large").toBeGreaterThan(Math.min(width * 0.75, height * 0.7));
});

test("a replay fits a desk", async () => {
    const guest = await come({ viewport: { width: 1280, height: 800 } });
    await guest.goes(`/replay/${(await ended(house, "snakes-kids")).code}`);
    await guest.id("position").waitFor();
    await guest.page.locator("[data-token]").first().waitFor();
    expect(await guest.page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});
