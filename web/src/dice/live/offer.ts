/** Tracks the anchors that this device has sent. The room must accept them, or show that another device committed. */
import type { Hex } from "../chain/bytes";
import { type Connection, type Kept, raise } from "./kept";
import type { Message, Sight } from "./sight";

/** How many rolls and how much time a room may take to accept an anchor that it has not answered. A message without
    any answer ends the connection. */
const ROLLS = 3;
const PATIENCE = 10_000;

/** Notes that an anchor is sent to the room. */
export function offer(kept: Kept, wire: Connection, { now }: Sight, seat: number, anchor: Hex): void {
    if (wire.offered.get(seat)?.anchor !== anchor) wire.offered.set(seat, { anchor, at: now, settled: kept.settled, taken: null });
}

/** The room accepted an anchor with an entry. */
export function taken(wire: Connection, message: Message, seq: number): void {
    if (message.type !== "anchor") return;
    const offered = wire.offered.get(message.seat);
    if (offered?.anchor === message.anchor) offered.taken = seq;
}

/** The room rejected an anchor, so it is sent again with the next update. If the anchor is missing from the room then,
    there was no good reason. */
export function refused(wire: Connection, message: Message): void {
    if (message.type === "anchor") wire.sent.delete(`anchor ${message.seat} ${message.anchor}`);
}

/** The room shows another anchor for an own seat, or none, although this device sent one. */
export function checkOffer(kept: Kept, wire: Connection, { dice, live, seq, now }: Sight, seat: number, anchor: Hex): void {
    const offered = wire.offered.get(seat);
    if (!live || offered?.anchor !== anchor || wire.elsewhere === true) return;
    if (offered.taken !== null && seq >= offered.taken) {
        // Another device committed after this one, and only the person knows whose it is.
        if (dice.anchors[seat] !== undefined) wire.elsewhere = true;
        else raise(kept, { kind: "shut-out", seat });
        return;
    }
    // A later message was answered, so the room has received the anchor.
    const heard = wire.answered !== null && wire.answered > offered.at;
    if (heard && kept.settled >= offered.settled + ROLLS && now - offered.at >= PATIENCE) raise(kept, { kind: "shut-out", seat });
}
