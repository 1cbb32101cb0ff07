import type { Problem } from "../protocol/types";
import { words } from "./words.svelte";

// Here the server's own message says more than a code can: which rule, who is not ready, what is
// wrong with a file. It is in English.
const TELLING = new Set(["illegal_move", "bad_options", "bad_settings", "bad_variant", "bad_record", "not_ready"]);

/** Why something was refused, in the person's language. */
export function refusal(problem: Problem): string {
    const own = words.find(`refusal-${problem.code.replaceAll("_", "-")}`);
    if (own === null) return sentence(problem.message);
    return TELLING.has(problem.code) && words.language === "en" ? sentence(problem.message) : own;
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
