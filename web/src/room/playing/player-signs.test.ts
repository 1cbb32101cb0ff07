import { beforeAll, expect, test } from "vitest";
import { words } from "../../words";
import { signsOf } from "./player-signs";

beforeAll(() => words.speak("en"));

const nothing = { own: false, partner: null, held: undefined, points: null };

test("a row has signs for you, the partner, held items, a skipped turn and points, each with text and icon", () => {
    const signs = signsOf({
        own: true,
        partner: { seat: 2, name: "Cy" },
        held: { will_skip: true, items: ["shield", "second_throw", "chosen_roll"] },
        points: 2,
    });
    expect(signs.map(({ id }) => id)).toEqual(["you", "partner", "skip", "item 0", "item 1", "item 2", "points"]);
    expect(new Set(signs.map(({ icon }) => icon)).size, "each sign has its own icon").toBe(signs.length);
    expect(signs.every(({ text }) => text !== "")).toBe(true);
    expect(signs[1]).toMatchObject({ seat: 2, text: expect.stringContaining("Cy") });
    expect(signs.at(-1)).toMatchObject({ count: 2 });
});

test("a player without anything special has no signs, and a match begins with zero points", () => {
    expect(signsOf(nothing)).toEqual([]);
    expect(signsOf({ ...nothing, points: 0 }).map(({ count }) => count)).toEqual([0]);
});
