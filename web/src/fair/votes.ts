/** Taking back needs everybody: whether this person has agreed, as far as the room tells. What is said in
    their name may come from another device of theirs, which only they know. */
import type { RoomEvent, RoomView } from "../protocol/types";
import type { Hex } from "./bytes";
import { isIn } from "./sight";

/** What is to be thought of a game that went back or forth: nothing is wrong with it; it is said that this
    person wished it, and this browser knows nothing of that; or nobody may, or this person had to agree. */
export type Wish = "fine" | "doubtful" | "wrong";

export class Votes {
    /** The game, by what binds it, and who may take back in it: that is settled when it begins. */
    #game: Hex | null = null;
    #undo: RoomView["settings"]["undo"] | null = null;
    #agreed = false;
    #wereOthers = false;
    #wasPresent = false;

    /** Whether nobody may take back in the game that is played. */
    get forbids(): boolean {
        return this.#undo === "never";
    }

    /** `game` is what binds the game that is played. `wished` if a tab of this browser has agreed to going back
        or forth a moment ago, or asked for it. */
    hear(view: RoomView, events: readonly RoomEvent[] | null, game: Hex | null, wished: boolean): Wish {
        const me = view.you?.player ?? null;
        const news = events ?? [];
        const here = presentOf(view);
        // What is said to begin and is the same game does not.
        const began = game !== null && game === this.#game ? -1 : news.findLastIndex((event) => event.type === "game_started");
        // Whoever leaves or comes back is not asked; but that may be said without their doing.
        const moves = news.some((event) => (event.type === "player_left" || event.type === "player_returned") && event.player === me);
        const isHere = me !== null && (here.has(me) || news.some((event) => event.type === "player_left" && event.player === me));
        let undo = this.#undo;
        let [forbidden, unagreed, doubtful] = [false, false, false];
        for (const [nth, event] of news.entries()) {
            if (event.type === "game_started" && began !== -1) {
                // Of a game that has come and gone since the last view nothing is known.
                undo = nth === began && game !== null ? view.settings.undo : null;
                [this.#agreed, this.#wasPresent, this.#wereOthers] = [false, isHere, hasOthers(here, me)];
            }
            if (event.type === "undo_asked") this.#agreed = event.player === me;
            if (event.type === "undo_answered" && event.player === me) this.#agreed = event.agree;
            if (event.type !== "undone" && event.type !== "redone") continue;
            const present = this.#wasPresent && isHere;
            const asked = present && this.#wereOthers && hasOthers(stayed(here, news), me);
            const alone = present && !this.#wereOthers && !hasOthers(here, me);
            forbidden ||= undo === "never";
            unagreed ||= undo === "ask" && asked && !this.#agreed;
            doubtful ||= alone || (asked && this.#agreed);
            this.#agreed = false;
        }
        const { vote } = view;
        this.#agreed = vote !== null && (vote.by === me || vote.agreed.some((player) => player === me));
        [this.#wasPresent, this.#wereOthers] = [me !== null && here.has(me), hasOthers(here, me)];
        if (game === null || game !== this.#game) [this.#game, this.#undo] = [game, view.settings.undo];
        if (forbidden || (unagreed && !moves)) return "wrong";
        return (unagreed || doubtful) && !wished ? "doubtful" : "fine";
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
