import { beforeAll, expect, test } from "vitest";
import { sections } from "./rulebook";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

test("a text is cut at its headings", () => {
    const text = "# Ludo\n\nThe plain game.\n\n## The aim\n\nBe first.\nBe kind.\n\n## Setting up\n\n- red\n- blue\n";
    expect(sections(text)).toEqual([
        { title: "The aim", lines: [{ text: "Be first.", item: false }, { text: "Be kind.", item: false }] },
        { title: "Setting up", lines: [{ text: "red", item: true }, { text: "blue", item: true }] },
    ]);
});

test("clauses are told in words, inner ones first, with a capital", () => {
    const part = { id: "square-track", args: { number: 7 } };
    const clauses = [{ id: "game-option", args: { token: "q", to: part } }, { id: "square-pad", args: {}, item: true }];
    expect(sections([{ title: { id: "game-rules", args: {} }, clauses }])).toEqual([
        { title: "Rules", lines: [{ text: "Token q to square 7", item: false }, { text: "The pad", item: true }] },
    ]);
});

test("something else is no rulebook", () => {
    expect(sections(null)).toEqual([]);
    expect(sections([{ title: "x" }])).toEqual([]);
});
