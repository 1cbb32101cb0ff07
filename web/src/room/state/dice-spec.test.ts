import { expect, test } from "vitest";
import { diceOf } from "./dice-spec";

test("the chance of a face is its share of the weights", () => {
    const loaded = diceOf({ dice: 2, faces: [1, 2], weights: [1, 3], lots: 0 });
    expect(loaded).toEqual({ count: 2, faces: [{ face: 1, chance: 0.25 }, { face: 2, chance: 0.75 }], lots: 0, values: [] });
});

test("lots with the same value count together", () => {
    const lots = diceOf({ dice: 1, faces: [4, 1, 2, 3, 4], weights: [1, 4, 6, 4, 1], lots: 4 });
    expect(lots.faces).toEqual([{ face: 1, chance: 0.25 }, { face: 2, chance: 0.375 }, { face: 3, chance: 0.25 }, { face: 4, chance: 0.125 }]);
    expect(lots.values).toEqual([4, 1, 2, 3, 4]);
});
