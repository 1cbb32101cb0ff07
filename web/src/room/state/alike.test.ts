import { expect, test } from "vitest";
import type { LegalView, View } from "../../protocol/types";
import { distinct, placeAmong } from "./alike";

const RULES = '[moving]\ngate = "open"\n';
const GATED = '[moving]\ngate = "token has captured"\n';
const move = (token: number, to: number, more: Partial<LegalView> = {}): LegalView => ({ token, pips: 6, to, captures: [], ...more });

/** Seat 0 is to move, with tokens on these steps. */
function game(steps: number[], more: Partial<View> = {}): View {
    const tokens = steps.map((step) => ({ step, square: `${step}` }));
    return { ply: 1, turn: { phase: "move", seat: 0 }, legal: [], tokens: { 0: tokens, 1: tokens }, places: [], ...more } as View;
}

const kept = (view: View, choices: LegalView[], rules = RULES): number[] => distinct(view, rules, choices).map((choice) => choice.token);

test("tokens on the same square are one choice", () => {
    expect(kept(game([-1, -1, 5]), [move(0, 0), move(1, 0), move(2, 11)])).toEqual([0, 2]);
});

test("tokens with another target, other pips or another owner are separate choices", () => {
    const view = game([5, 5]);
    expect(kept(view, [move(0, 11), move(1, 11, { pips: 3 })])).toEqual([0, 1]);
    expect(kept(view, [move(0, 11), move(1, 12)])).toEqual([0, 1]);
    expect(kept(view, [move(0, 11), move(0, 11, { seat: 1 })])).toEqual([0, 0]);
});

test("a move finds its equivalent, also if tokens on the same square have several moves", () => {
    const view = game([5, 5, 7]);
    const choices = [0, 1, 2].flatMap((token) => [3, 4].map((pips) => move(token, (token === 2 ? 7 : 5) + pips, { pips })));
    const options = distinct(view, RULES, choices);
    expect(choices.map((choice) => placeAmong(view, RULES, options, choice))).toEqual([0, 1, 0, 1, 2, 3]);
    expect(placeAmong(view, RULES, options, move(0, 6, { pips: 1 }))).toBe(-1);
});

test("a token in a block and a free one beside it are separate choices", () => {
    const view = game([5, 5, 5], { seats: { 0: { blocks: [[0, 1]] } } as unknown as NonNullable<View["seats"]> });
    expect(kept(view, [move(0, 11), move(1, 11), move(2, 11)])).toEqual([0, 2]);
});

test("if only a token that has captured may pass the gate, every token is a separate choice, because the view does not say which ones have", () => {
    const choices = [move(0, 11), move(1, 11)];
    expect(kept(game([5, 5]), choices, GATED)).toEqual([0, 1]);
    expect(kept(game([5, 5]), choices, RULES)).toEqual([0]);
});
