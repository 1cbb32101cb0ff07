/** Which moves are one and the same choice. Pure. */
import type { LegalView, View } from "../protocol/types";
import { values } from "../values";

/** Moves that differ: tokens of a seat that stand together in the same condition, and go together, are
    one choice. */
export function distinct<T extends LegalView>(game: View, rules: string, choices: readonly T[]): T[] {
    const apart = values(rules).get("moving.gate") === TOKEN_CAPTURED;
    const seen = new Set<string>();
    return choices.filter((choice) => {
        const seat = choice.seat ?? game.turn.seat ?? 0;
        // Which tokens have captured, the view does not say: where that counts, each is another choice.
        const whose = apart ? `token ${choice.token}` : condition(game, seat, choice.token);
        const key = [seat, whose, choice.pips, choice.to, choice.captures.join(" ")].join("/");
        return !seen.has(key) && seen.add(key);
    });
}

const TOKEN_CAPTURED = "token has captured";

/** All that the rules know of a token: where it is, and whether it is bound to another. */
function condition(game: View, seat: number, token: number): string {
    const bound = game.seats?.[seat]?.blocks?.some((pair) => pair.includes(token)) ?? false;
    return `${game.tokens[seat]?.[token]?.step}${bound ? " bound" : ""}`;
}
