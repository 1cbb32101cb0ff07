/** What happened in a room, in sentences. */
import type { RoomEvent } from "../protocol/types";
import { isOfRules } from "./events";

/** A sentence of the log. `seat` is whose colour it has. */
export interface Line {
    key: number;
    text: string;
    seat: number | null;
    /** Sentences of the game, and of the table. */
    kind: "game" | "table";
}

const MOST = 300;

export class Log {
    lines: Line[] = $state.raw([]);
    #key = 0;

    /** `say` puts an event into words; null for what is not told. */
    constructor(private readonly say: (event: RoomEvent) => string | null) {}

    /** Adds what happened, and gives its sentences. */
    add(events: readonly RoomEvent[]): string[] {
        const fresh: Line[] = [];
        for (const event of events) {
            // Talk has a place of its own.
            if (event.type === "chat" || event.type === "reaction") continue;
            const text = this.say(event);
            if (text === null) continue;
            const seat = "seat" in event ? event.seat : null;
            fresh.push({ key: ++this.#key, text, seat, kind: isOfRules(event) ? "game" : "table" });
        }
        if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-MOST);
        return fresh.map((line) => line.text);
    }
}
