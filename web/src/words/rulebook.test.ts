import { beforeAll, expect, test } from "vitest";
import { atTable, sections } from "./rulebook";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

test("clauses become sentences that begin with a capital, nested clauses first", () => {
    const part = { id: "room-hours", args: { hours: 7 } };
    const clauses = [{ id: "room-holds", args: { items: part } }, { id: "board-label", args: {}, item: true }];
    expect(sections([{ title: { id: "game-rules", args: {} }, clauses }])).toEqual([
        { title: "Rules", lines: [{ text: "Holds 7 h.", item: false, changed: false }, { text: "Board", item: true, changed: false }] },
    ]);
});

test("lines that differ from the standard rules are marked", () => {
    const book = (number: number) => [{ title: { id: "game-rules", args: {} }, clauses: [{ id: "board-label", args: {} }, { id: "room-hours", args: { hours: number } }] }];
    const [section] = sections(book(7), book(5));
    expect(section?.lines.map((line) => line.changed)).toEqual([false, true]);
});

test("if bots continue for players who leave, the rules say so instead of removing the tokens", () => {
    const book = [
        { title: { id: "game-rules", args: {} }, clauses: [{ id: "board-label", args: {} }] },
        { title: { id: "rulebook-leave-title", args: {} }, clauses: [{ id: "rulebook-leave", args: {} }] },
    ];
    const ids = (leaving: Parameters<typeof atTable>[1]) => atTable(book, leaving).map(({ clauses }) => clauses.map((clause) => clause.id));
    expect(ids({ bot: "medium" })).toEqual([["board-label"], ["rules-leaving-bot"]]);
    expect(ids("tokens_go")).toEqual([["board-label"], ["rulebook-leave"]]);
    expect(ids(null)).toEqual([["board-label"], ["rulebook-leave"]]);
});
