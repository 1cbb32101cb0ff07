/** Taking back needs everybody: whether this person has agreed, as far as the room tells. What is said in
    their name may come from another device of theirs, which only they know. */
import type { RoomEvent, RoomView } from "../protocol/types";
import { isIn } from "./sight";

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
        // Settings are of one game; whoever leaves or comes back is not asked.
        const unclear = events === null || events.some((event) => isUnclear(event, me));
        const here = presentOf(view);
        const present = me !== null && this.#wasPresent && here.has(me);
        const asked = present && this.#wereOthers && hasOthers(stayed(here, events ?? []), me);
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
            return true;
        case "player_left":
        case "player_returned":
            return event.player === me;
        default:
            return false;
    }
}

/** The people in the game who have not left: all of them have to agree. */
function presentOf({ seats, game }: RoomView): Set<number> {
    const there = seats.filter((one) => one.kind === "human" && one.lent !== "left" && isIn(game, one.seat));
    return new Set(there.flatMap((one) => (one.player == null ? [] : [one.player])));
}

/** Those of them who did not come back only now: the game may have gone back before. */
function stayed(people: ReadonlySet<number>, events: readonly RoomEvent[]): Set<number> {
    const back = events.flatMap((event) => (event.type === "player_returned" ? [event.player] : []));
    return new Set([...people].filter((player) => !back.includes(player)));
}

function hasOthers(people: ReadonlySet<number>, me: number | null): boolean {
    return [...people].some((player) => player !== me);
}
