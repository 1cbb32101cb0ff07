/** Combines the known view of a room with an update from the server. Pure. */
import type { RoomUpdate } from "../../protocol/link";
import type { RoomEvent, RoomView, SaidView, You } from "../../protocol/types";

/** How the display follows an update: not at all, by playing its events, or by jumping to its view. */
export type ViewChange =
    | { kind: "none" }
    | { kind: "play"; events: RoomEvent[]; view: RoomView }
    | { kind: "jump"; view: RoomView };

/** The number of chat messages that the server keeps. */
const MAX_CHAT_MESSAGES = 100;

/** The view after an update, and how the display gets there. */
export function reduce(known: RoomView | null, update: RoomUpdate): { view: RoomView; change: ViewChange } {
    const view = merged(known, update);
    if (known === null) return { view, change: { kind: "jump", view } };
    // An older view that arrived late.
    if (view.seq < known.seq) return { view: known, change: { kind: "none" } };
    // The same entry again: only connections and clocks can differ.
    if (view.seq === known.seq) return { view, change: { kind: "none" } };
    const events = eventsOf(update);
    if (events === null) return { view, change: { kind: "jump", view } };
    return { view, change: { kind: "play", events, view } };
}

function eventsOf(update: RoomUpdate): RoomEvent[] | null {
    switch (update.type) {
        case "view":
            return null;
        case "refresh":
            return update.events;
        case "seen":
            return update.seen.events;
    }
}

function merged(known: RoomView | null, update: RoomUpdate): RoomView {
    switch (update.type) {
        case "view":
            return update.view;
        case "seen": {
            const { events: _, ...view } = update.seen;
            return view;
        }
        case "refresh": {
            if (known === null) return update.view;
            const fresh = update.view.seq > known.seq ? update.events : [];
            return { ...update.view, chat: withChat(known.chat, fresh), you: updatedYou(known.you, update.view) };
        }
    }
}

function withChat(chat: SaidView[], events: RoomEvent[]): SaidView[] {
    const fresh: SaidView[] = [];
    for (const event of events) {
        if (event.type !== "chat") continue;
        const { at, player, name, text } = event;
        fresh.push({ at, player, name, text });
    }
    return fresh.length === 0 ? chat : [...chat, ...fresh].slice(-MAX_CHAT_MESSAGES);
}

/** The new `you`, which messages to everybody leave out. */
function updatedYou(before: You | null, view: RoomView): You | null {
    if (before === null) return null;
    const seat = view.seats.find((seat) => seat.player === before.player)?.seat ?? null;
    return { ...before, seat, muted: view.muted.includes(before.player) };
}
