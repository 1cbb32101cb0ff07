/** What happened in a game, in sentences. */
import type { RoomEvent } from "../protocol/types";
import { type People, peopleOf } from "./context";
import { actor, isOfRules } from "./events";

/** A sentence of the log. `seat` is whose sign it has. */
export interface Line {
    readonly key: number;
    readonly text: string;
    readonly seat: number | null;
    /** Sentences of the game, and of the table. */
    readonly kind: "game" | "table";
}

const MOST = 300;

/** An event and who sat where at the time: the sentence is made anew when the language is another. */
class Told implements Line {
    readonly seat: number | null;
    readonly kind: "game" | "table";

    constructor(
        readonly key: number,
        event: RoomEvent,
        private readonly say: () => string | null,
    ) {
        this.seat = actor(event);
        this.kind = isOfRules(event) ? "game" : "table";
    }

    get text(): string {
        return this.say() ?? "";
    }
}

export class Log {
    lines: readonly Line[] = $state.raw([]);
    #key = 0;

    /** `say` puts an event into words; null for what is not told. */
    constructor(private readonly say: (event: RoomEvent, people: People) => string | null) {}

    /** Adds what happened at a table with these people, and gives its sentences. What was before the
        start of a game belongs to another one, with others on the seats. */
    add(events: readonly RoomEvent[], people: People): string[] {
        const then = peopleOf(people);
        const fresh = events.flatMap((event) => this.#told(event, then));
        if (fresh.length === 0) return [];
        const started = events.findLastIndex((event) => event.type === "game_started");
        const kept = started === -1 ? [...this.lines, ...fresh] : events.slice(started).flatMap((event) => this.#told(event, then));
        this.lines = kept.slice(-MOST);
        return fresh.map((line) => line.text);
    }

    #told(event: RoomEvent, people: People): Line[] {
        // Talk has a place of its own.
        if (event.type === "chat" || event.type === "reaction" || this.say(event, people) === null) return [];
        return [new Told(++this.#key, event, () => this.say(event, people))];
    }
}
