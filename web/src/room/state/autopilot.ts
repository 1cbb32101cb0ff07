/** Handing a seat over to a bot and taking it back. With several people at one screen, each seat is handed
    over on its own. Pure. */
import type { Command, SeatView } from "../../protocol/types";
import { words } from "../../words";
import type { Room } from "./room.svelte";

/** The seats of this screen that can be handed over or taken back. A person who has left returns to all their
    seats at once, so one seat is enough; nobody returns to a seat whose tokens were removed. */
export function handOvers({ mySeats, seated }: Pick<Room, "mySeats" | "seated">): SeatView[] {
    return seated ? mySeats : mySeats.filter((seat) => seat.lent === "left").slice(0, 1);
}

/** The command that hands a seat over or takes it back. */
export function handOver({ seat, lent }: SeatView): Command {
    if (lent === "left") return { type: "return" };
    return { type: "autopilot", on: lent == null, seat };
}

/** The label for that command; with the name if several people sit at this screen. */
export function handOverText({ seat, lent }: SeatView, room: Pick<Room, "mySeats" | "nameOf">): string {
    if (room.mySeats.length === 1 || lent === "left") return words.say(lent == null ? "room-autopilot" : "room-back");
    return words.say(lent == null ? "room-autopilot-of" : "room-back-of", { who: room.nameOf(seat) });
}

/** The seat of this screen that the autopilot key affects: the only one, or the one to act. */
export function seatForKey(mySeats: readonly SeatView[], actor: number | null): SeatView | null {
    const [only, other] = mySeats;
    if (other === undefined) return only ?? null;
    return mySeats.find(({ seat }) => seat === actor) ?? null;
}
