import { beforeAll, expect, test } from "vitest";
import { atTable, sections } from "./rulebook";
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

test("at a table where the computer plays on, the rules say so and not that tokens go", () => {
    const book = [
        { title: { id: "game-rules", args: {} }, clauses: [{ id: "square-pad", args: {} }] },
        { title: { id: "rulebook-leave-title", args: {} }, clauses: [{ id: "rulebook-leave", args: {} }] },
    ];
    const ids = (leaving: Parameters<typeof atTable>[1]) => atTable(book, leaving).map(({ clauses }) => clauses.map((clause) => clause.id));
    expect(ids({ bot: "medium" })).toEqual([["square-pad"], ["rules-leaving-bot"]]);
    expect(ids("tokens_go")).toEqual([["square-pad"], ["rulebook-leave"]]);
    expect(ids(null)).toEqual([["square-pad"], ["rulebook-leave"]]);
});
