import { expect, test } from "vitest";
import type { LegalView, View } from "../../protocol/types";
import { moment } from "../fixtures";
import { plan } from "../plan/plan";
import { preview } from "./preview";

const choiceOf = (view: View, pick: (choice: LegalView) => boolean): LegalView =>
    view.legal.find(pick) ?? { token: 0, pips: 0, to: 0, via: [0], group: 0, captures: [] };

test("a preview contains the squares crossed, the target and the captured tokens", () => {
    const { layout, before } = moment("ur", "captured");
    const choice = choiceOf(before, (one) => one.captures.length > 0);
    const shown = preview(layout, [], before, choice);
    expect(shown?.dots).toHaveLength(choice.pips - 1);
    expect(shown?.captures).toEqual(choice.captures.map(([seat, token]) => ({ seat, token })));
    const square = layout.squares[layout.seats[before.turn.seat ?? 0]?.path[choice.to] ?? -1];
    expect(shown?.ghost).toMatchObject({ x: square?.x, y: square?.y });
});

test("a preview includes a ladder at the end of the walk", () => {
    const { layout, before } = moment("snakes-kids", "ladder");
    const choice = choiceOf(before, () => true);
    const shown = preview(layout, plan(layout).links, before, choice);
    expect(shown?.link?.kind).toBe("ladder");
    expect(shown?.dots).toHaveLength(choice.pips);
});

test("a move that puts its token in danger is marked", () => {
    const { layout, before } = moment("ludo-lp2a", "captured");
    const [choice] = before.legal;
    if (choice === undefined) throw new Error("there is a move");
    expect(preview(layout, [], before, choice)?.danger).toBe(false);
    expect(preview(layout, [], before, { ...choice, danger: true })?.danger).toBe(true);
});
