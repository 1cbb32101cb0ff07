/** Which moves are one and the same choice. Pure. */
import type { LegalView, View } from "../../protocol/types";
import { values } from "../../values";

/** Moves that differ: tokens of a seat that stand together in the same condition, and go together, are
    one choice. */
export function distinct<T extends LegalView>(game: View, rules: string, choices: readonly T[]): T[] {
    const kind = kinds(game, rules);
    const seen = new Set<string>();
    return choices.filter((choice) => {
        const key = kind(choice);
        return !seen.has(key) && seen.add(key);
    });
}

/** The place among moves that differ of the one that is the same choice as a move; −1 if there is none. */
export function placeAmong(game: View, rules: string, differing: readonly LegalView[], choice: LegalView): number {
    const kind = kinds(game, rules);
    return differing.findIndex((other) => kind(other) === kind(choice));
}

/** Gives what the moves of one choice have in common. */
function kinds(game: View, rules: string): (choice: LegalView) => string {
    // Which tokens have captured, the view does not say: where that counts, each is another choice.
    const apart = values(rules).get("moving.gate") === TOKEN_CAPTURED;
    return ({ token, pips, to, captures, seat = game.turn.seat ?? 0 }) => {
        const whose = apart ? `token ${token}` : condition(game, seat, token);
        return [seat, whose, pips, to, captures.join(" ")].join("/");
    };
}

const TOKEN_CAPTURED = "token has captured";

/** All that the rules know of a token: where it is, and whether it is bound to another. */
function condition(game: View, seat: number, token: number): string {
    const bound = game.seats?.[seat]?.blocks?.some((pair) => pair.includes(token)) ?? false;
    return `${game.tokens[seat]?.[token]?.step}${bound ? " bound" : ""}`;
}
