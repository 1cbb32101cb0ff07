/** The unfinished games of this browser. */
import { api, Refused } from "../protocol/api";
import { identity, type KnownRoom } from "../protocol/identity";
import type { RoomView } from "../protocol/types";
import { hasLeft } from "../room/state/people";

export interface OpenGame {
    known: KnownRoom;
    view: RoomView;
}

/** The current state of a room; null if its game is over or this browser has no seat in it. */
export async function openGame(known: KnownRoom): Promise<OpenGame | null> {
    try {
        const view = await api.room(known.code, null, { token: known.token });
        return view.status === "ended" || view.you?.seat == null ? null : { known, view };
    } catch (error) {
        // The room has expired, or the token is no longer valid.
        if (error instanceof Refused && (error.status === 404 || error.status === 401)) identity.forget(known.code);
        return null;
    }
}

/** The code of the most recent room in which a game is running that this person has not left. */
export async function runningGame(): Promise<string | null> {
    const last = identity.rooms().filter(({ seat }) => seat !== null).slice(0, MAX_CHECKED_ROOMS);
    for (const open of await Promise.all(last.map(openGame))) if (open !== null && waits(open.view)) return open.known.code;
    return null;
}

const MAX_CHECKED_ROOMS = 3;

function waits(view: RoomView): boolean {
    return view.status === "playing" && view.you !== null && !hasLeft(view, view.you.player);
}
