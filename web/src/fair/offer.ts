/** The anchors that this device has sent to the room: it must take them, or say that somebody else was there. */
import type { Hex } from "./bytes";
import { type Connection, type Kept, raise } from "./kept";
import type { Message, Sight } from "./sight";

/** So many rolls, and so long, a room may go on before it has taken an anchor that it did not answer. What is
    not answered at all ends the connection. */
const ROLLS = 3;
const PATIENCE = 10_000;

/** An anchor goes to the room. */
export function offer(kept: Kept, wire: Connection, { now }: Sight, seat: number, anchor: Hex): void {
    if (wire.offered.get(seat)?.anchor !== anchor) wire.offered.set(seat, { anchor, at: now, settled: kept.settled, taken: null });
}

/** The room says that it has taken what was sent, with an entry. */
export function taken(wire: Connection, message: Message, seq: number): void {
    if (message.type !== "anchor") return;
    const offered = wire.offered.get(message.seat);
    if (offered?.anchor === message.anchor) offered.taken = seq;
}

/** The room refuses what was sent: it is sent again with the next news. Whether there was a reason shows in
    whether it is in the room then. */
export function refused(wire: Connection, message: Message): void {
    if (message.type === "anchor") wire.sent.delete(`anchor ${message.seat} ${message.anchor}`);
}

/** The room shows another anchor of an own seat, or none, although it was sent one. */
export function checkOffer(kept: Kept, wire: Connection, { dice, live, seq, now }: Sight, seat: number, anchor: Hex): void {
    const offered = wire.offered.get(seat);
    if (!live || offered?.anchor !== anchor || wire.elsewhere === true) return;
    if (offered.taken !== null && seq >= offered.taken) {
        // Somebody committed after this device, and only the person knows who.
        if (dice.anchors[seat] !== undefined) wire.elsewhere = true;
        else raise(kept, { kind: "shut-out", seat });
        return;
    }
    // A message that was sent after it was answered, so the room has heard it.
    const heard = wire.answered !== null && wire.answered > offered.at;
    if (heard && kept.settled >= offered.settled + ROLLS && now - offered.at >= PATIENCE) raise(kept, { kind: "shut-out", seat });
}
