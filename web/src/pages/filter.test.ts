import { expect, test } from "vitest";
import type { VariantSummary } from "../protocol/api";
import { type Filter, filtered } from "./filter";

const all: VariantSummary[] = [
    { id: "a", name: "Parchís", summary: "two bar the way", players: [2, 4], tokens: 4, figures: { games: 9, players: 4, turns: 368, luck: 0.12 } },
    { id: "b", name: "Ur", summary: "rosettes", players: [2, 2], tokens: 7, figures: { games: 9, players: 2, turns: 80, luck: 0.5 } },
    { id: "c", name: "Six", summary: "a star", players: [2, 6], tokens: 4 },
];
const ids = (filter: Partial<Filter>): string =>
    filtered(all, { text: "", players: null, length: "any", ...filter }, (v) => `${v.name} ${v.summary}`)
        .map((variant) => variant.id)
        .join("");

test("everything is shown at first", () => expect(ids({})).toBe("abc"));
test("a number of players keeps the games for that number", () => {
    expect(ids({ players: 2 })).toBe("abc");
    expect(ids({ players: 3 })).toBe("ac");
    expect(ids({ players: 6 })).toBe("c");
});
test("the search ignores accents and case", () => expect(ids({ text: " PARCHIS" })).toBe("a"));
test("short and long games are told apart by their measured length", () => {
    expect(ids({ length: "short" })).toBe("b");
    expect(ids({ length: "long" })).toBe("a");
});
