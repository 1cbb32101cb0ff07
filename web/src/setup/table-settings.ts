/** The settings of a new table: times, undo, leaving, rounds. */
import type { Change, SeatsAfter, Undo } from "../protocol/types";
import { words } from "../words";

export interface TableDraft {
    turnSeconds: number;
    /** 0 for no limit. */
    gameMinutes: number;
    undo: Undo;
    leaving: "bot" | "go";
    rounds: number;
    after: SeatsAfter;
    public: boolean;
    forced: boolean;
    autoRoll: boolean;
}

export const TURN_SECONDS: readonly number[] = [15, 30, 60, 120, 300, 3600, 86_400];
export const GAME_MINUTES: readonly number[] = [0, 10, 20, 30, 60];
export const ROUNDS: readonly number[] = [1, 3, 5, 7];
export const AFTER: readonly SeatsAfter[] = ["keep", "rotate", "winner_first"];

/** A time as text, such as "30 s", "5 min", "1 h" or "a day". */
export function timeText(seconds: number): string {
    if (seconds === 0) return words.say("setup-no-limit");
    if (seconds === 86_400) return words.say("new-day");
    if (seconds % 3600 === 0) return words.say("room-hours", { hours: seconds / 3600 });
    return seconds % 60 === 0 ? words.say("setup-minutes", { minutes: seconds / 60 }) : words.say("setup-seconds", { seconds });
}

export function defaultTable(): TableDraft {
    return {
        turnSeconds: 60,
        gameMinutes: 0,
        undo: "ask",
        leaving: "bot",
        rounds: 1,
        after: "keep",
        public: false,
        forced: true,
        autoRoll: false,
    };
}

/** The draft as settings for the server. Free undo is possible only if everybody sits at one screen. */
export function settingsOf(draft: TableDraft, allHere: boolean): Change {
    return {
        shared_screen: allHere,
        undo: draft.undo === "free" && !allHere ? "ask" : draft.undo,
        leaving: draft.leaving === "bot" ? { bot: "medium" } : "tokens_go",
        best_of: draft.rounds,
        seats_after: draft.after,
        play_forced: draft.forced,
        auto_roll: draft.autoRoll,
        ...(draft.gameMinutes > 0 ? { game_seconds: draft.gameMinutes * 60 } : {}),
    };
}
