/** An undo needs everybody's agreement. This tracks whether this person agreed, as far as the room shows. A vote in
    their name may come from another device of theirs, which only they know. */
import type { RoomEvent, RoomView } from "../../protocol/types";
import type { Hex } from "../chain/bytes";
import { isIn } from "./sight";

/** The judgement of an undo or redo: it is fine; or the room says that this person agreed, but this browser knows
    nothing of it; or undo is off, or this person had to agree and did not. */
export type Wish = "fine" | "doubtful" | "wrong";

export class Votes {
    /** The game, identified by its T, and its undo setting, which is fixed when the game starts. */
    #game: Hex | null = null;
    #undo: RoomView["settings"]["undo"] | null = null;
    #agreed = false;
    #wereOthers = false;
    #wasPresent = false;

    /** Whether undo is off in the current game. */
    get forbids(): boolean {
        return this.#undo === "never";
    }

    /** `game` is the T of the current game. `wished` if a tab of this browser has just asked for the undo or redo or
        agreed to it. */
    hear(view: RoomView, events: readonly RoomEvent[] | null, game: Hex | null, wished: boolean): Wish {
        const me = view.you?.player ?? null;
        const news = events ?? [];
        const here = presentOf(view);
        // A start event for the same game is not a new start.
        const began = game !== null && game === this.#game ? -1 : news.findLastIndex((event) => event.type === "game_started");
        // A player who leaves or returns is not asked, but the server could also invent that.
        const moves = news.some((event) => (event.type === "player_left" || event.type === "player_returned") && event.player === me);
        const isHere = me !== null && (here.has(me) || news.some((event) => event.type === "player_left" && event.player === me));
        let undo = this.#undo;
        let [forbidden, unagreed, doubtful] = [false, false, false];
        for (const [nth, event] of news.entries()) {
            if (event.type === "game_started" && began !== -1) {
                // Nothing is known of a game that started and ended since the last view.
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

/** The people in the game who have not left; all of them must agree. */
function presentOf({ seats, game }: RoomView): Set<number> {
    const there = seats.filter((one) => one.kind === "human" && one.lent !== "left" && isIn(game, one.seat));
    return new Set(there.flatMap((one) => (one.player == null ? [] : [one.player])));
}

/** Those of them who did not just return; the undo may have happened before their return. */
function stayed(people: ReadonlySet<number>, events: readonly RoomEvent[]): Set<number> {
    const back = events.flatMap((event) => (event.type === "player_returned" ? [event.player] : []));
    return new Set([...people].filter((player) => !back.includes(player)));
}

function hasOthers(people: ReadonlySet<number>, me: number | null): boolean {
    return [...people].some((player) => player !== me);
}
