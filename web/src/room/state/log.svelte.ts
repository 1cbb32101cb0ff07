/** The log of a game: its events as sentences. */
import type { RoomEvent } from "../../protocol/types";
import { isGameEvent } from "../../words";
import { actor } from "./events";
import { type PeopleNames, namesOf } from "./narration";

/** A sentence of the log, with the sign of its `seat`. */
export interface Line {
    readonly key: number;
    readonly text: string;
    readonly seat: number | null;
    readonly kind: "game" | "table";
}

const MAX_LINES = 300;

/** An event with the names of its time. Its sentence is recomputed when the language changes. */
class EventLine implements Line {
    readonly seat: number | null;
    readonly kind: "game" | "table";

    constructor(
        readonly key: number,
        event: RoomEvent,
        private readonly say: () => string | null,
    ) {
        this.seat = actor(event);
        this.kind = isGameEvent(event) ? "game" : "table";
    }

    get text(): string {
        return this.say() ?? "";
    }
}

export class Log {
    lines: readonly Line[] = $state.raw([]);
    #key = 0;

    /** `say` gives the sentence of an event, or null for events that are not logged. */
    constructor(private readonly say: (event: RoomEvent, people: PeopleNames) => string | null) {}

    /** Adds events and returns their sentences. The start of a game clears the log of the previous one. */
    add(events: readonly RoomEvent[], people: PeopleNames): string[] {
        const then = namesOf(people);
        const fresh = events.flatMap((event) => this.#linesOf(event, then));
        if (fresh.length === 0) return [];
        const started = events.findLastIndex((event) => event.type === "game_started");
        const kept = started === -1 ? [...this.lines, ...fresh] : events.slice(started).flatMap((event) => this.#linesOf(event, then));
        this.lines = kept.slice(-MAX_LINES);
        return fresh.map((line) => line.text);
    }

    #linesOf(event: RoomEvent, people: PeopleNames): Line[] {
        // The chat shows these.
        if (event.type === "chat" || event.type === "reaction" || this.say(event, people) === null) return [];
        return [new EventLine(++this.#key, event, () => this.say(event, people))];
    }
}
