/** What was taken back in a game, as far as this page has heard of it. */
import type { RoomEvent } from "../protocol/types";
import { aheadAfter } from "./events";

export class Back {
    /** How many steps can be done again. */
    ahead = $state(0);
    /** The ply that was gone back to last. */
    ply: number | null = null;

    /** What happened, and the ply that it led to. */
    hear(events: readonly RoomEvent[], ply: number | null): void {
        for (const event of events) {
            if (event.type === "undone") this.ply = event.ply;
            if (event.type === "game_started") this.ply = null;
        }
        this.ahead = aheadAfter(events, ply, this.ahead);
    }
}
