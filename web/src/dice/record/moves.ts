/** Asks the server whether the moves of a record are legal, including undone ones, and whether each roll was made
    in the right turn. This page contains no rules. */
import { api, Refused } from "../../protocol/api";
import type { Replayed } from "../../protocol/types";

/** The server's answer: the moves are legal, and whether the game is over after them; or they are not, and why. */
export type Moves = { kind: "asking" | "unknown" } | { kind: "legal"; over: boolean } | { kind: "illegal"; reason: string };

/** Lets the server replay a record without checking the proof of its dice. A saved game is sent as it is. */
export async function replayWithoutProof(text: string): Promise<Replayed> {
    const { withoutProof } = await import("./record");
    return api.replay(withoutProof(text));
}

export async function askMoves(text: string): Promise<{ moves: Moves; replay: Replayed | null }> {
    try {
        const replay = await api.replay(text);
        const over = replay.states.at(-1)?.turn.phase === "over";
        return { moves: replay.fraud === null ? { kind: "legal", over } : { kind: "illegal", reason: replay.fraud }, replay };
    } catch (error) {
        // Only a rejection by the rules says something about the game.
        if (error instanceof Refused && error.code === "bad_record") return { moves: { kind: "illegal", reason: error.message }, replay: null };
        return { moves: { kind: "unknown" }, replay: null };
    }
}
