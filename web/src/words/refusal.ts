import type { Problem } from "../protocol/types";
import { words } from "./words.svelte";

// Here the server's own message, which is in English, says more than a code can: which rule, who is not
// ready.
const TELLING = new Set(["illegal_move", "bad_settings", "not_ready"]);

// Nobody mends a file, or rules that do not go together, without knowing where: that is said in any language.
const NEEDED = new Set(["bad_options", "bad_variant", "bad_record"]);

/** Why something was refused, in the person's language. */
export function refusal(problem: Problem): string {
    const own = words.find(`refusal-${problem.code.replaceAll("_", "-")}`);
    const told = TELLING.has(problem.code) || NEEDED.has(problem.code);
    if (own === null || (told && words.language === "en")) return sentence(problem.message);
    return NEEDED.has(problem.code) && problem.message !== "" ? `${own} (${problem.message})` : own;
}

/** Whatever was thrown, in words. Errors of the server have a `code`; others are our own faults. */
export function explain(error: unknown): string {
    if (error instanceof Error && "code" in error && typeof error.code === "string") {
        return refusal({ code: error.code, message: error.message });
    }
    return words.say("refusal-internal");
}

function sentence(message: string): string {
    const text = message.trim();
    if (text === "") return words.say("refused-other");
    const capital = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}
