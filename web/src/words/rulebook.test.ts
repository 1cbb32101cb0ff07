import { beforeAll, expect, test } from "vitest";
import { sections } from "./rulebook";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

test("clauses are told in words, inner ones first, with a capital", () => {
    const part = { id: "square-track", args: { number: 7 } };
    const clauses = [{ id: "game-option", args: { token: "q", to: part } }, { id: "square-pad", args: {}, item: true }];
    expect(sections([{ title: { id: "game-rules", args: {} }, clauses }])).toEqual([
        { title: "Rules", lines: [{ text: "Token q to square 7", item: false }, { text: "The pad", item: true }] },
    ]);
});
