/** Taking back needs everybody: whether this person has agreed, as far as the room tells. What is said in
    their name may come from another device of theirs, which only they know. */
import type { RoomEvent, RoomView } from "../protocol/types";

/** What is to be thought of a game that went back or forth: nothing is wrong with it; it is said that this
    person wished it, and this browser knows nothing of that; or nobody may, or this person had to agree. */
export type Wish = "fine" | "doubtful" | "wrong";

export class Votes {
    #agreed = false;
    #wereOthers = false;
    #wasPresent = false;

    /** `wished` if a tab of this browser has agreed to going back or forth a moment ago, or asked for it. */
    hear(view: RoomView, events: readonly RoomEvent[] | null, wished: boolean): Wish {
        const { undo } = view.settings;
        const me = view.you?.player ?? null;
        // Settings are of one game; who leaves or comes back is not asked.
        const unclear = events === null || events.some((event) => isUnclear(event, me));
        const here = presentOf(view);
        const present = me !== null && this.#wasPresent && here.has(me);
        const asked = present && this.#wereOthers && hasOthers(here, me);
        const alone = present && !this.#wereOthers && !hasOthers(here, me);
        let [unagreed, doubtful] = [false, false];
        for (const event of events ?? []) {
            if (event.type === "undo_asked") this.#agreed = event.player === me;
            if (event.type === "undo_answered" && event.player === me) this.#agreed = event.agree;
            if (event.type !== "undone" && event.type !== "redone") continue;
            unagreed ||= undo === "never" || (undo === "ask" && asked && !this.#agreed);
            doubtful ||= !wished && (alone || (asked && this.#agreed));
            this.#agreed = false;
        }
        const { vote } = view;
        this.#agreed = vote !== null && (vote.by === me || vote.agreed.some((player) => player === me));
        [this.#wasPresent, this.#wereOthers] = [me !== null && here.has(me), hasOthers(here, me)];
        if (unclear) return "fine";
        return unagreed ? "wrong" : doubtful ? "doubtful" : "fine";
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
