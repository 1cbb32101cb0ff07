import { expect, test } from "vitest";
import { look } from "./die";

test("a die of six faces has pips, any other a numeral", () => {
    expect(look(4, 6)).toEqual({ kind: "pips", value: 4 });
    expect(look(10, 12)).toEqual({ kind: "numeral", value: 10 });
    expect(look(0, 6)).toEqual({ kind: "numeral", value: 0 });
});

test("the index of a value is the number of lots with the open side up", () => {
    const shells = look(10, 7, 6, [25, 10, 2, 3, 4, 5, 6]);
    expect(shells).toEqual({ kind: "lots", sides: [true, false, false, false, false, false], value: 10 });
    expect(look(0, 5, 4, [0, 1, 2, 3, 4])).toMatchObject({ sides: [false, false, false, false] });
});
