import { beforeAll, expect, test } from "vitest";
import type { LegalView, View } from "../../protocol/types";
import { type Context, words } from "../../words";
import { boardText, choiceText, goalText, takenBy } from "./board-text";

const squares = [
    { kind: "track", number: 7, name: "7" },
    { kind: "stretch", number: 2, name: "s2", seat: 0 },
    { kind: "finish", name: "f" },
    { kind: "track", number: 0, name: "0", start_of: 0 },
];
const context = {
    layout: { first_step: -1, squares, seats: [{ seat: 0, colour: "red", path: [3, 0, 1, 2] }, { seat: 1, colour: "blue", path: [0] }] },
    variant: { teams: [], token_names: [] },
    nameOf: (seat: number) => ["Ann", "Bo"][seat] ?? "",
    nameOfPlayer: () => "",
} as unknown as Context;
const game = { turn: { seat: 0 } } as View;
const to = (step: number, captures: [number, number][] = []): LegalView => ({ token: 0, pips: 3, to: step, captures }) as LegalView;

beforeAll(() => words.speak("en"));

test("the sentence of a move names its token, target and captures, and on request its pips", () => {
    expect(choiceText(to(0), game, context, false)).toBe("token 1 to square 7");
    expect(choiceText(to(1), game, context, true)).toBe("3: token 1 to square 2 of the home stretch");
    expect(choiceText(to(0, [[1, 0], [1, 2]]), game, context, false)).toBe("token 1 to square 7, captures Bo (blue)");
    expect(choiceText({ ...to(0), danger: true }, game, context, false)).toBe("token 1 to square 7, could be captured there");
});

test("the target of a move is also available on its own", () => {
    expect([0, 1, 2].map((step) => goalText(to(step), game, context))).toEqual(["square 7", "square 2 of the home stretch", "home"]);
    for (const step of [0, 1, 2]) {
        expect(choiceText(to(step), game, context, true)).toContain(goalText(to(step), game, context));
    }
});

test("a seat that loses two tokens is named once", () => {
    expect(takenBy(to(0, [[1, 0], [1, 2]]))).toEqual([1]);
});

test("a token that enters goes to the start, which has no number", () => {
    expect(choiceText(to(-1), game, context, false)).toBe("token 1 to the start");
});

test("the description of the board does not present token numbers as counts", () => {
    const tokens = { 0: [{ step: 0, square: "yard" }, { step: 1, square: "7" }, { step: 3, square: "finish" }] };
    const [ann] = boardText({ ...game, tokens } as unknown as View, context);
    expect(ann?.text).toBe("Ann (red): token 1 in the yard, token 2 on square 7, token 3 home.");
});
