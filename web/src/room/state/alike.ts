/** Finds moves that are the same choice for a player. Pure. */
import type { LegalView, View } from "../../protocol/types";
import { values } from "../../values";

/** The moves without repetitions: if tokens of a seat stand on the same square in the same condition and
    would make the same move, only the first of these moves is kept. */
export function distinct<T extends LegalView>(game: View, rules: string, choices: readonly T[]): T[] {
    const kind = kinds(game, rules);
    const seen = new Set<string>();
    return choices.filter((choice) => {
        const key = kind(choice);
        return !seen.has(key) && seen.add(key);
    });
}

/** The index in `differing` of the move that is the same choice as `choice`; −1 if there is none. */
export function placeAmong(game: View, rules: string, differing: readonly LegalView[], choice: LegalView): number {
    const kind = kinds(game, rules);
    return differing.findIndex((other) => kind(other) === kind(choice));
}

/** A function that gives moves the same key if they are the same choice. */
function kinds(game: View, rules: string): (choice: LegalView) => string {
    // The view does not say which tokens have captured. If the gate depends on that, every token is a separate choice.
    const apart = values(rules).get("moving.gate") === TOKEN_CAPTURED;
    return ({ token, pips, to, captures, seat = game.turn.seat ?? 0 }) => {
        const whose = apart ? `token ${token}` : condition(game, seat, token);
        return [seat, whose, pips, to, captures.join(" ")].join("/");
    };
}

const TOKEN_CAPTURED = "token has captured";

/** Everything about a token that matters to the rules: where it is, and whether it is part of a block. */
function condition(game: View, seat: number, token: number): string {
    const bound = game.seats?.[seat]?.blocks?.some((pair) => pair.includes(token)) ?? false;
    return `${game.tokens[seat]?.[token]?.step}${bound ? " bound" : ""}`;
}
