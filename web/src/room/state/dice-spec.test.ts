import { expect, test } from "vitest";
import { diceOf } from "./dice-spec";

test("a plain die shows one to six with equal chances", () => {
    const dice = diceOf("id = 'x'\n\n[dice]\ncount = 1\nsides = 6\nweights = []\nlots = 0\nvalues = []\n\n[entry]\nsides = 9\n");
    expect(dice.count).toBe(1);
    expect(dice.faces.map((one) => one.face)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(dice.faces[0]?.chance).toBeCloseTo(1 / 6);
});

test("four lots show how many lie face up", () => {
    const dice = diceOf("[dice]\ncount = 1\nlots = 4\nvalues = [0, 1, 2, 3, 4]");
    expect(dice.faces).toEqual([
        { face: 0, chance: 1 / 16 },
        { face: 1, chance: 4 / 16 },
        { face: 2, chance: 6 / 16 },
        { face: 3, chance: 4 / 16 },
        { face: 4, chance: 1 / 16 },
    ]);
});

test("cowries have their own values, and loaded dice their own weights", () => {
    const cowries = diceOf("[dice]\nlots = 6\nvalues = [25, 10, 2, 3, 4, 5, 6]");
    expect(cowries.faces.map((one) => one.face)).toEqual([2, 3, 4, 5, 6, 10, 25]);
    expect(cowries.faces.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1);
    const loaded = diceOf("[dice]\nsides = 2\nweights = [1, 3]");
    expect(loaded.faces.map((one) => one.chance)).toEqual([0.25, 0.75]);
});
