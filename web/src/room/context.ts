/** What sentences about a room are made with: its board, and who sat where at the time. Pure. */
import type { RoomEvent, RoomView, VariantView } from "../protocol/types";
import { type Context, levelName, narrate } from "../words";
import { personName, seatName } from "./people";

/** The part of a view that has names. */
export type People = Pick<RoomView, "seats" | "watchers" | "settings">;

/** Only the names of a view, which are kept for longer than the view. */
export function peopleOf({ seats, watchers, settings }: People): People {
    return { seats, watchers, settings };
}

export function contextOf(people: People, variant: Pick<VariantView, "layout" | "text">): Context {
    return {
        layout: variant.layout,
        variant,
        nameOf: (seat) => nameOf(people, seat),
        nameOfPlayer: (player) => personName(people, player),
        bestOf: people.settings.best_of,
    };
}

/** The name on a seat; empty if nobody sits there. */
export function nameOf({ seats }: People, seat: number): string {
    const found = seats[seat];
    return found === undefined ? "" : seatName(found, levelName);
}

/** An event as a sentence; null for what is not told. */
export function told(event: RoomEvent, people: People, variant: Pick<VariantView, "layout" | "text">): string | null {
    return narrate(named(event, people), contextOf(people, variant));
}

/** Bots sit down under the name of their level, which the reader has another word for. */
function named(event: RoomEvent, people: People): RoomEvent {
    if (event.type !== "player_joined" || people.seats[event.seat]?.name !== event.name) return event;
    return { ...event, name: nameOf(people, event.seat) };
}
