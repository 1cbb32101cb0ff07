/** What a client knows of a room after a message. Pure: a state and a message give the next state. */
import type { RoomEvent, RoomView, SaidView, Seen, You } from "../protocol/types";

/** What is heard of a room, by whichever way it came. */
export type Heard =
    /** The whole view, without what led to it. */
    | { type: "view"; view: RoomView }
    /** What happened and the view after it, without chat and without who you are. */
    | { type: "refresh"; events: RoomEvent[]; view: RoomView }
    /** The whole view and what happened since the last one, if that is still known. */
    | { type: "seen"; seen: Seen };

/** What a message brought: nothing new, something to play in order, or a picture to jump to. */
export type News =
    | { kind: "none" }
    | { kind: "play"; events: RoomEvent[]; view: RoomView }
    | { kind: "jump"; view: RoomView };

/** As many things that were said as the server keeps. */
const SAID = 100;

/** The view after a message, and what is new in it. */
export function reduce(known: RoomView | null, heard: Heard): { view: RoomView; news: News } {
    const view = merged(known, heard);
    if (known === null) return { view, news: { kind: "jump", view } };
    // The way it came was slower than another one.
    if (view.seq < known.seq) return { view: known, news: { kind: "none" } };
    // The same entry again: only who is connected, and the clocks, can be others.
    if (view.seq === known.seq) return { view, news: { kind: "none" } };
    const events = eventsOf(heard);
    if (events === null) return { view, news: { kind: "jump", view } };
    return { view, news: { kind: "play", events, view } };
}

function eventsOf(heard: Heard): RoomEvent[] | null {
    switch (heard.type) {
        case "view":
            return null;
        case "refresh":
            return heard.events;
        case "seen":
            return heard.seen.events;
    }
}

function merged(known: RoomView | null, heard: Heard): RoomView {
    switch (heard.type) {
        case "view":
            return heard.view;
        case "seen": {
            const { events: _, ...view } = heard.seen;
            return view;
        }
        case "refresh": {
            if (known === null) return heard.view;
            const fresh = heard.view.seq > known.seq ? heard.events : [];
            return { ...heard.view, chat: said(known.chat, fresh), you: you(known.you, heard.view) };
        }
    }
}

function said(chat: SaidView[], events: RoomEvent[]): SaidView[] {
    const fresh: SaidView[] = [];
    for (const event of events) {
        if (event.type !== "chat") continue;
        const { at, player, name, text } = event;
        fresh.push({ at, player, name, text });
    }
    return fresh.length === 0 ? chat : [...chat, ...fresh].slice(-SAID);
}

/** Who you are, kept over messages that are the same for everybody. */
function you(before: You | null, view: RoomView): You | null {
    if (before === null) return null;
    const seat = view.seats.find((seat) => seat.player === before.player)?.seat ?? null;
    return { ...before, seat, muted: view.muted.includes(before.player) };
}
