// Which moves belong to which token, and which one a finger or pointer selects.

import type { LegalView, Point } from "../../protocol/types";
import { key } from "../plan/spots";

/** A legal move to choose. */
export interface Choice extends LegalView {
    /** Whether an opponent could capture the token with the next throw. */
    danger?: boolean;
}

/** The token that a move moves. */
export function tokenOf(choice: LegalView, turn: number | null): string | null {
    const seat = choice.seat ?? turn;
    return seat === null ? null : key({ seat, token: choice.token });
}

/** The moves of each token, in the order in which the server lists them. */
export function byToken(choices: Choice[], turn: number | null): Map<string, Choice[]> {
    const map = new Map<string, Choice[]>();
    for (const choice of choices) {
        const name = tokenOf(choice, turn);
        if (name !== null) map.set(name, [...(map.get(name) ?? []), choice]);
    }
    return map;
}

/** The thing nearest to a point, if it is within reach. */
export function nearest<T extends Point>(things: T[], point: Point, reach: number): T | null {
    let best: T | null = null;
    let least = reach;
    for (const thing of things) {
        const far = Math.hypot(thing.x - point.x, thing.y - point.y);
        if (far <= least) {
            [best, least] = [thing, far];
        }
    }
    return best;
}
