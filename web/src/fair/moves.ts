/** Asking the server whether the moves of a record are legal: this page holds no rules. */
import { api, Refused, type Replay } from "../protocol/api";
import { sealed } from "./record";

/** Whether the server finds the moves legal; `reason` if it does not. */
export type Moves = { kind: "asking" | "legal" | "unknown" } | { kind: "illegal"; reason: string };

/** The record without its proof, which the server need not read again: long games are short then. */
export function withoutProof(text: string): string {
    const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
    const others = lines.filter((line) => !/^(fair|end) /.test(line));
    return sealed(["homestretch record 1.0", ...others.slice(1)]);
}

export async function askMoves(text: string): Promise<{ moves: Moves; replay: Replay | null }> {
    try {
        return { moves: { kind: "legal" }, replay: await api.replay(withoutProof(text)) };
    } catch (error) {
        // Only the rules' own refusal says something about the game.
        if (error instanceof Refused && error.code === "bad_record") return { moves: { kind: "illegal", reason: error.message }, replay: null };
        return { moves: { kind: "unknown" }, replay: null };
    }
}
