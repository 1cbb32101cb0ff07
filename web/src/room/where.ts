/** The board in words: where everything stands, and where a move leads. */
import type { Choice } from "../board/choose";
import type { LegalView, View } from "../protocol/types";
import { type Context, itemName, squareFor, stepName, tokenName, who, words } from "../words";

const say = words.say;

/** Where a move leads: beside the token's number this is enough. */
export function goalText(choice: LegalView, game: View, context: Context): string {
    const seat = choice.seat ?? game.turn.seat ?? 0;
    return stepName(seat, choice.to, context.layout);
}

/** A move in words: which token, to where, what it captures and whether it could be captured there.
    `pips` also says how far. */
export function choiceText(choice: Choice, game: View, context: Context, pips: boolean): string {
    const to = goalText(choice, game, context);
    const token = tokenName(choice.token, context);
    const text = pips ? say("game-option-pips", { pips: choice.pips, token, to }) : say("game-option", { token, to });
    const taken = takenBy(choice).map((seat) => who(seat, context)).join(", ");
    const captures = taken === "" ? "" : say("game-option-captures", { list: taken });
    return text + captures + (choice.danger === true ? say("room-option-danger") : "");
}

/** The seats that lose tokens by a move, each once. */
export function takenBy(choice: LegalView): number[] {
    return [...new Set(choice.captures.map(([seat]) => seat))];
}

/** Where the tokens of every seat are, one sentence a seat. */
export function boardText(game: View, context: Context): { seat: number; text: string }[] {
    return Object.entries(game.tokens).map(([key, tokens]) => {
        const seat = Number(key);
        const list = tokens.map((token, index) => {
            const name = say("board-token-name", { token: tokenName(index, context) });
            if (token.square === "finish") return say("plain-token-home", { token: name });
            if (token.square !== "yard") {
                return say("plain-token", { token: name, square: squareFor(seat, token.square, context.layout) });
            }
            return say(context.layout.first_step === 0 ? "plain-token-off" : "plain-token-yard", { token: name });
        });
        const held = game.seats?.[seat]?.items ?? [];
        const items = held.length === 0 ? "" : ` ${say("room-holds", { items: held.map(itemName).join(", ") })}`;
        return { seat, text: say("plain-where", { who: who(seat, context), tokens: list.join(", ") }) + items };
    });
}
