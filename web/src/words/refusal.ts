import type { Problem } from "../protocol/types";
import { capital } from "./capital";
import { words } from "./words.svelte";

// For these codes the server's English message says more than a translated text for the code: which rule, or who is
// not ready.
const TELLING = new Set(["illegal_move", "bad_settings", "not_ready"]);

// For these codes the server's message is added in every language, because it says where the error is.
const NEEDED = new Set(["bad_options", "bad_variant", "bad_record"]);

/** The reason of a rejection in the person's language. */
export function refusal(problem: Problem): string {
    const own = words.find(`refusal-${problem.code.replaceAll("_", "-")}`);
    const told = TELLING.has(problem.code) || NEEDED.has(problem.code);
    if (own === null || (told && words.language === "en")) return sentence(problem.message);
    return NEEDED.has(problem.code) && problem.message !== "" ? `${own} (${problem.message})` : own;
}

/** The text for any thrown error. A failed request has a `code`; any other error is a bug of the page. */
export function explain(error: unknown): string {
    if (error instanceof Error && "code" in error && typeof error.code === "string") {
        return refusal({ code: error.code, message: error.message });
    }
    return words.say("refusal-internal");
}

/** A message of the server as a sentence. */
export function sentence(message: string): string {
    const text = capital(message.trim());
    if (text === "") return words.say("refused-other");
    return /[.!?…]$/.test(text) ? text : `${text}.`;
}
