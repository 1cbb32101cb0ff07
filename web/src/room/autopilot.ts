/** Handing a seat over to the computer, and taking it back. Several people at one screen have a seat
    each, and one of them may be away. Pure. */
import type { Command, SeatView } from "../protocol/types";
import { words } from "../words";
import type { Room } from "./room.svelte";

/** The seats of a screen that can be handed over or taken back. Who has left comes back with all at once;
    where the tokens went, nobody does. */
export function handOvers({ mine, seated }: Pick<Room, "mine" | "seated">): SeatView[] {
    return seated ? mine : mine.filter((seat) => seat.lent === "left").slice(0, 1);
}

/** What hands a seat over, or takes it back from who plays it. */
export function handOver({ seat, lent }: SeatView): Command {
    if (lent === "left") return { type: "return" };
    return { type: "autopilot", on: lent == null, seat };
}

/** The same in words; where several sit at this screen, with the name. */
export function handOverText({ seat, lent }: SeatView, room: Pick<Room, "mine" | "nameOf">): string {
    if (room.mine.length === 1 || lent === "left") return words.say(lent == null ? "room-autopilot" : "room-back");
    return words.say(lent == null ? "room-autopilot-of" : "room-back-of", { who: room.nameOf(seat) });
}

/** The seat of this screen that is meant without a word: the only one, or the one to act. */
export function seatMeant(mine: readonly SeatView[], actor: number | null): SeatView | null {
    const [only, other] = mine;
    if (other === undefined) return only ?? null;
    return mine.find(({ seat }) => seat === actor) ?? null;
}
