/** Turns the events of a room into sentences, with the names that its people had at the time. Pure. */
import type { RoomEvent, RoomView, VariantView } from "../../protocol/types";
import { type Context, levelName, narrate } from "../../words";
import { personName, seatName } from "./people";

/** The part of a view that holds names. */
export type PeopleNames = Pick<RoomView, "seats" | "watchers" | "settings">;

/** The names of a view, without the rest of it, so that the log does not keep whole views. */
export function namesOf({ seats, watchers, settings }: PeopleNames): PeopleNames {
    return { seats, watchers, settings };
}

export function contextOf(people: PeopleNames, variant: Pick<VariantView, "layout" | "teams" | "token_names">): Context {
    return {
        layout: variant.layout,
        variant,
        nameOf: (seat) => nameOf(people, seat),
        nameOfPlayer: (player) => personName(people, player),
        bestOf: people.settings.best_of,
    };
}

/** The name on a seat; empty if the seat is free. */
export function nameOf({ seats }: PeopleNames, seat: number): string {
    const found = seats[seat];
    return found === undefined ? "" : seatName(found, levelName);
}

/** An event as a sentence; null for events that are not narrated. */
export function sentenceOf(event: RoomEvent, people: PeopleNames, variant: Pick<VariantView, "layout" | "teams" | "token_names">): string | null {
    return narrate(withBotName(event, people), contextOf(people, variant));
}

/** Replaces the name of a bot that joins, which is its level, by the word for it in the reader's language. */
function withBotName(event: RoomEvent, people: PeopleNames): RoomEvent {
    if (event.type !== "player_joined" || people.seats[event.seat]?.name !== event.name) return event;
    return { ...event, name: nameOf(people, event.seat) };
}
