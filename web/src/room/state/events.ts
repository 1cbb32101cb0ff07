/** Classifies events for the log, the board and the notices. */
import type { RoomEvent } from "../../protocol/types";
import { isGameEvent } from "../../words";

/** Whether an event changes the board. */
export function changesBoard(event: RoomEvent): boolean {
    return isGameEvent(event) || isJump(event);
}

/** Whether an event leads to another position that cannot be animated from the current one. */
export function isJump(event: RoomEvent): boolean {
    return event.type === "undone" || event.type === "redone" || event.type === "game_started";
}

/** The events that deserve a notice, because the log may be out of sight: others left, came back, handed a
    seat over or paused the game. One departure or return gives one notice, even if it has two events. */
export function eventsToNotice(events: readonly RoomEvent[], player: number | null, seats: readonly number[]): RoomEvent[] {
    const lent = events.some((event) => event.type === "bot_took_over" && event.reason === "left");
    const back = events.some((event) => event.type === "player_returned");
    return events.filter((event) => {
        switch (event.type) {
            case "host_changed":
                return true;
            case "player_left":
                return event.player !== player && !lent;
            case "player_returned":
            case "paused":
                return event.player !== player;
            case "bot_took_over":
                return !seats.includes(event.seat);
            case "taken_back":
                return !seats.includes(event.seat) && !back;
            default:
                return false;
        }
    });
}

/** How many actions can be redone after events that led to a ply: those that were undone, until somebody
    plays on. The events of a redone action look like those of a new one, so the ply decides which it was. */
export function redoableAfter(events: readonly RoomEvent[], ply: number | null, ahead: number): number {
    let redone: number | null = null;
    for (const event of events) {
        if (event.type === "undone") [ahead, redone] = [ahead + 1, null];
        else if (event.type === "redone") [ahead, redone] = [Math.max(0, ahead - 1), event.ply];
        else if (event.type === "game_started" || (redone === null && isGameEvent(event))) [ahead, redone] = [0, null];
    }
    return redone === null || redone === ply ? ahead : 0;
}

/** The seat that caused an event; null if no seat did. */
export function actor(event: RoomEvent): number | null {
    if (event.type === "captured") return event.by;
    return "seat" in event ? event.seat : null;
}
