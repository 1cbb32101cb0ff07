/** The position and the moves as sentences. */
import type { Choice } from "../../board/play/choose";
import type { LegalView, View } from "../../protocol/types";
import { type Context, itemName, squareArgs, squareAtStep, squareFor, squareName, tokenName, who, words } from "../../words";

const say = words.say;

/** The square that a move leads to. */
function goal(choice: LegalView, game: View, context: Context): ReturnType<typeof squareAtStep> {
    return squareAtStep(choice.seat ?? game.turn.seat ?? 0, choice.to, context.layout);
}

/** The name of the square that a move leads to, for a button that shows the token's number beside it. */
export function goalText(choice: LegalView, game: View, context: Context): string {
    return squareName(goal(choice, game, context));
}

/** A move as a sentence: its token, its target, the captures and whether it is risky. With `pips` also the
    distance. */
export function choiceText(choice: Choice, game: View, context: Context, pips: boolean): string {
    const args = { token: tokenName(choice.token, context), ...squareArgs("to", goal(choice, game, context)) };
    const text = pips ? say("game-option-pips", { pips: choice.pips, ...args }) : say("game-option", args);
    const taken = takenBy(choice).map((seat) => who(seat, context)).join(", ");
    const captures = taken === "" ? "" : say("game-option-captures", { list: taken });
    const move = text + captures;
    return choice.danger === true ? say("room-option-danger", { move }) : move;
}

/** The seats that lose tokens through a move, each once. */
export function takenBy(choice: LegalView): number[] {
    return [...new Set(choice.captures.map(([seat]) => seat))];
}

/** One sentence per seat that says where its tokens are. */
export function boardText(game: View, context: Context): { seat: number; text: string }[] {
    return Object.entries(game.tokens).map(([key, tokens]) => {
        const seat = Number(key);
        const list = tokens.map((token, index) => {
            const name = say("board-token-name", { token: tokenName(index, context) });
            return say("plain-token", { token: name, ...squareArgs("at", squareFor(seat, token.square, context.layout)) });
        });
        const held = game.seats?.[seat]?.items ?? [];
        const items = held.length === 0 ? "" : ` ${say("room-holds", { items: held.map(itemName).join(", ") })}`;
        return { seat, text: say("plain-where", { who: who(seat, context), tokens: list.join(", ") }) + items };
    });
}
