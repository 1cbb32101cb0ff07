/** What was undone in a game, as far as this page has seen it. */
import type { RoomEvent } from "../../protocol/types";
import { redoableAfter } from "./events";

export class UndoHistory {
    /** How many actions can be redone. */
    redoable = $state(0);
    /** The ply that the last undo led to. */
    ply: number | null = null;

    /** Adds events that led to a ply. */
    add(events: readonly RoomEvent[], ply: number | null): void {
        for (const event of events) {
            if (event.type === "undone") this.ply = event.ply;
            if (event.type === "game_started") this.ply = null;
        }
        this.redoable = redoableAfter(events, ply, this.redoable);
    }
}
