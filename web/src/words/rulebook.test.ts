import { beforeAll, expect, test } from "vitest";
import { sections } from "./rulebook";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

test("clauses are told in words, inner ones first, with a capital", () => {
    const part = { id: "square-track", args: { number: 7 } };
    const clauses = [{ id: "game-option", args: { token: "q", to: part } }, { id: "square-pad", args: {}, item: true }];
    expect(sections([{ title: { id: "game-rules", args: {} }, clauses }])).toEqual([
        { title: "Rules", lines: [{ text: "Token q to square 7", item: false, changed: false }, { text: "The pad", item: true, changed: false }] },
    ]);
});

test("what is not so in the usual game is marked", () => {
    const book = (number: number) => [{ title: { id: "game-rules", args: {} }, clauses: [{ id: "square-pad", args: {} }, { id: "square-track", args: { number } }] }];
    const [section] = sections(book(7), book(5));
    expect(section?.lines.map((line) => line.changed)).toEqual([false, true]);
});
