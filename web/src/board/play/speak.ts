// Describes the board in text for screen readers.

import type { Layout, View } from "../../protocol/types";
import { colourName, squareArgs, squareAtStep, squareFor, words } from "../../words";
import type { Choice } from "./choose";

const say = words.say;

/** A token's name, or its number counted from 1. */
export function tokenWord(token: number, names: string[]): string {
    return names[token] ?? String(token + 1);
}

/** Describes a move: whose token, from where to where, what it captures, and whether it could be captured there. */
export function choiceWords(layout: Layout, view: View, choice: Choice, names: string[]): string {
    const seat = choice.seat ?? view.turn.seat ?? 0;
    const from = view.tokens[seat]?.[choice.token]?.step ?? layout.first_step;
    const move = say("board-choice", {
        colour: colourName(seat, layout),
        token: tokenWord(choice.token, names),
        ...squareArgs("from", squareAtStep(seat, from, layout)),
        ...squareArgs("to", squareAtStep(seat, choice.to, layout)),
        captures: choice.captures.length,
    });
    return choice.danger === true ? `${move} ${say("board-danger")}` : move;
}

/** Describes for every seat where its tokens are. */
export function seatsWords(layout: Layout, view: View, names: string[]): string[] {
    return Object.entries(view.tokens).map(([seat, tokens]) =>
        say("board-seat", {
            colour: colourName(Number(seat), layout),
            places: tokens
                .map((one, i) =>
                    say("board-token", { token: tokenWord(i, names), ...squareArgs("at", squareFor(Number(seat), one.square, layout)) }),
                )
                .join(", "),
        }),
    );
}
