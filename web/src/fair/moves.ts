/** Asking the server whether the moves of a record are legal, those that were taken back included,
    and whether it was the turn of who rolled: this page holds no rules. */
import { api, Refused } from "../protocol/api";
import type { Replayed } from "../protocol/types";

/** Whether the server finds the moves legal, and if so, whether the game is over after them; `reason` if it
    does not. */
export type Moves = { kind: "asking" | "unknown" } | { kind: "legal"; over: boolean } | { kind: "illegal"; reason: string };

export async function askMoves(text: string): Promise<{ moves: Moves; replay: Replayed | null }> {
    try {
        const replay = await api.check(text);
        const over = replay.states.at(-1)?.turn.phase === "over";
        return { moves: replay.fraud === null ? { kind: "legal", over } : { kind: "illegal", reason: replay.fraud }, replay };
    } catch (error) {
        // Only the rules' own refusal says something about the game.
        if (error instanceof Refused && error.code === "bad_record") return { moves: { kind: "illegal", reason: error.message }, replay: null };
        return { moves: { kind: "unknown" }, replay: null };
    }
}
