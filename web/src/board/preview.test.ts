import { expect, test } from "vitest";
import type { LegalView, View } from "../protocol/types";
import { moment } from "./fixtures";
import { plan } from "./plan";
import { preview } from "./preview";

const choiceOf = (view: View, pick: (choice: LegalView) => boolean): LegalView =>
    view.legal.find(pick) ?? { token: 0, pips: 0, to: 0, captures: [] };

test("a preview shows the squares in between, the target and what is captured", () => {
    const { layout, before } = moment("ur", "captured");
    const choice = choiceOf(before, (one) => one.captures.length > 0);
    const shown = preview(layout, [], before, choice);
    expect(shown?.dots).toHaveLength(choice.pips - 1);
    expect(shown?.captures).toEqual(choice.captures.map(([seat, token]) => ({ seat, token })));
    const square = layout.squares[layout.seats[before.turn.seat ?? 0]?.path[choice.to] ?? -1];
    expect(shown?.ghost).toMatchObject({ x: square?.x, y: square?.y });
});

test("a ladder at the end of the walk is part of it", () => {
    const { layout, before } = moment("snakes-kids", "ladder");
    const choice = choiceOf(before, () => true);
    const shown = preview(layout, plan(layout).links, before, choice);
    expect(shown?.link?.kind).toBe("ladder");
    expect(shown?.dots).toHaveLength(choice.pips);
});

test("an open square with an opponent close behind is marked, a safe one is not", () => {
    const { layout, before } = moment("ludo-lp2a", "captured");
    const seat = 0;
    const place = (other: number): View => ({
        ...before,
        turn: { phase: "move", seat },
        legal: [],
        tokens: { 0: [{ step: 1, square: "1" }], 1: [{ step: other, square: "" }] },
    });
    const to = (step: number): LegalView => ({ token: 0, pips: step - 1, to: step, captures: [] });
    // Seat 1 starts 13 squares on: its step 41 is seat 0's step 2.
    expect(preview(layout, [], place(41), to(4))?.danger).toBe(true);
    expect(preview(layout, [], place(20), to(4))?.danger).toBe(false);
    const safe = layout.squares.findIndex((square) => square.safe && square.start_of === null);
    const step = (layout.seats[0]?.path.indexOf(safe) ?? 0) + layout.first_step;
    const behind = (layout.seats[1]?.path.indexOf(safe) ?? 0) + layout.first_step - 2;
    expect(preview(layout, [], place(behind), to(step))?.danger).toBe(false);
});

test("where all go the same way nobody is in danger", () => {
    const { layout, before } = moment("snakes-kids", "snake");
    for (const choice of before.legal) {
        expect(preview(layout, [], before, choice)?.danger).toBe(false);
    }
});
