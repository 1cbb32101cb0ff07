/** Taking back needs everybody: whether this person has agreed, as far as the room tells. What is said in
    their name may come from another of their tabs or devices, and stands in the log. */
import type { RoomEvent, RoomView } from "../protocol/types";

export class Votes {
    #agreed = false;
    #wereOthers = false;
    #wasPresent = false;

    /** Whether the game went back or forth although nobody may, or without this person, who was there. */
    hear(view: RoomView, events: readonly RoomEvent[] | null): boolean {
        const { undo } = view.settings;
        const me = view.you?.player ?? null;
        // Settings are of one game; who leaves or comes back is not asked.
        const unclear = events === null || events.some((event) => isUnclear(event, me));
        const here = presentOf(view);
        const asked = me !== null && this.#wasPresent && here.has(me) && this.#wereOthers && hasOthers(here, me);
        let unagreed = false;
        for (const event of events ?? []) {
            if (event.type === "undo_asked") this.#agreed = event.player === me;
            if (event.type === "undo_answered" && event.player === me) this.#agreed = event.agree;
            if (event.type !== "undone" && event.type !== "redone") continue;
            unagreed ||= undo === "never" || (undo === "ask" && asked && !this.#agreed);
            this.#agreed = false;
        }
        const { vote } = view;
        this.#agreed = vote !== null && (vote.by === me || vote.agreed.some((player) => player === me));
        [this.#wasPresent, this.#wereOthers] = [me !== null && here.has(me), hasOthers(here, me)];
        return unagreed && !unclear;
    }
}

function isUnclear(event: RoomEvent, me: number | null): boolean {
    switch (event.type) {
        case "settings_changed":
        case "game_started":
        case "player_returned":
            return true;
        case "player_left":
            return event.player === me;
        default:
            return false;
    }
}

/** The people at the table who have not left: all of them have to agree. */
function presentOf({ seats, game }: RoomView): Set<number> {
    const gone = game?.left ?? [];
    const there = seats.filter((one) => one.kind === "human" && one.lent !== "left" && !gone.includes(one.seat));
    return new Set(there.flatMap((one) => (one.player == null ? [] : [one.player])));
}

function hasOthers(people: ReadonlySet<number>, me: number | null): boolean {
    return [...people].some((player) => player !== me);
}
