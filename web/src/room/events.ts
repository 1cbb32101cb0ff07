/** What kinds of events there are, for who shows them. */
import type { Event, RoomEvent } from "../protocol/types";

const OF_RULES: ReadonlySet<string> = new Set<Event["type"]>([
    "opening_rolled",
    "opening_tied",
    "first",
    "rolled",
    "moved",
    "linked",
    "captured",
    "bound",
    "finished",
    "bonus_won",
    "pips_lost",
    "gate_opened",
    "passed",
    "again",
    "streak_broken",
    "sent_back",
    "will_skip",
    "skipped",
    "swapped",
    "item_gained",
    "item_used",
    "left",
    "placed",
    "over",
]);

/** Whether an event shows on the board. */
export function isSeen(event: RoomEvent): boolean {
    return isOfRules(event) || isJump(event);
}

/** Whether an event leads to another picture without a way from here to there. */
export function isJump(event: RoomEvent): boolean {
    return event.type === "undone" || event.type === "redone" || event.type === "game_started";
}

/** What others did at the table, who left, came back, handed over or halted the game: worth a word where no
    log is in sight. Whose seat a bot plays on is told with the bot, and who comes back plays again. */
export function ofOthers(events: readonly RoomEvent[], player: number | null, seats: readonly number[]): RoomEvent[] {
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

/** How many steps can be done again after events that led to a ply: all that were taken back, until somebody
    plays on. What is done again is told as if it was played; the ply shows whether more was. */
export function aheadAfter(events: readonly RoomEvent[], ply: number | null, ahead: number): number {
    let redone: number | null = null;
    for (const event of events) {
        if (event.type === "undone") [ahead, redone] = [ahead + 1, null];
        else if (event.type === "redone") [ahead, redone] = [Math.max(0, ahead - 1), event.ply];
        else if (event.type === "game_started" || (redone === null && isOfRules(event))) [ahead, redone] = [0, null];
    }
    return redone === null || redone === ply ? ahead : 0;
}

/** The seat that did what happened; none where it is no seat's doing. */
export function actor(event: RoomEvent): number | null {
    if (event.type === "captured") return event.by;
    return "seat" in event ? event.seat : null;
}

/** Whether an event is one of the rules. */
export function isOfRules(event: RoomEvent): event is Event {
    return OF_RULES.has(event.type);
}
