/** The rooms this browser plays in, as they are now. */
import { api, Refused } from "../protocol/api";
import type { RoomView } from "../protocol/types";
import { identity, type Kept } from "../room/identity";
import { hasLeft } from "../room/people";

export interface Open {
    kept: Kept;
    view: RoomView;
}

/** A room in which this browser has a seat and the game is not over; null if it is no such room. */
export async function look(kept: Kept): Promise<Open | null> {
    try {
        const view = await api.room(kept.code, null, { token: kept.token });
        return view.status === "ended" || view.you?.seat == null ? null : { kept, view };
    } catch (error) {
        // The room has expired, or the token is nobody's any more.
        if (error instanceof Refused && (error.status === 404 || error.status === 401)) identity.forget(kept.code);
        return null;
    }
}

/** The code of the room of the last games that still waits for the person: it is being played, and they have
    not left the table. */
export async function playedOn(): Promise<string | null> {
    const last = identity.rooms().filter(({ seat }) => seat !== null).slice(0, LAST);
    for (const open of await Promise.all(last.map(look))) if (open !== null && waits(open.view)) return open.kept.code;
    return null;
}

const LAST = 3;

function waits(view: RoomView): boolean {
    return view.status === "playing" && view.you !== null && !hasLeft(view, view.you.player);
}
