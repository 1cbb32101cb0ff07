// Places small signs (numbers and counts) beside their tokens, so that shape and colour of the token stay
// visible. A sign never covers another sign and avoids other tokens.

import { distance } from "./geometry";
import type { Plan } from "./plan";
import type { Point } from "../../protocol/types";

/** A disc. */
export interface Disc extends Point {
    r: number;
}

/** A sign to place: its token, its size, and how far it may overlap the token. */
export interface Sign {
    of: Disc;
    r: number;
    over: number;
    /** The preferred direction from the token in degrees, clockwise from the right. */
    toward: number;
}

/** The other things on the board. */
export interface Scenery {
    tokens: readonly Disc[];
    signs: readonly Disc[];
    box: Plan["box"];
}

/** The candidates: this many directions around the token, at these extra distances. */
const DIRECTIONS = 16;
const EXTRA_DISTANCES = [0, 0.7] as const;
/** Costs of overlapping another sign, leaving the board, turning away from the preferred direction, and
    standing further off, relative to overlapping a token as deep. */
const SIGN_COST = 10;
const OUTSIDE_COST = 4;
const TURN_COST = 0.05;
const DISTANCE_COST = 0.3;

/** Finds a place for each sign, one after the other. */
export function beside(signs: readonly Sign[], { tokens, signs: standing, box }: Scenery): Disc[] {
    const placed: Disc[] = [];
    const cost = (place: Disc, sign: Sign, turned: number): number =>
        TURN_COST * turned +
        deep(place, tokens.filter((token) => distance(token, sign.of) > 1e-6)) +
        SIGN_COST * deep(place, [...standing, ...placed]) +
        OUTSIDE_COST * beyond(place, box);
    for (const sign of signs) {
        const away = sign.of.r + sign.r - sign.over;
        const tried = EXTRA_DISTANCES.flatMap((farther) =>
            Array.from({ length: DIRECTIONS }, (_, i) => {
                // Alternates between both sides, turning further each time.
                const turned = Math.ceil(i / 2) / (DIRECTIONS / 2);
                const angle = ((sign.toward + (i % 2 === 0 ? -1 : 1) * turned * 180) * Math.PI) / 180;
                const far = away + farther * sign.r;
                const place = { x: sign.of.x + far * Math.cos(angle), y: sign.of.y + far * Math.sin(angle), r: sign.r };
                return { place, cost: cost(place, sign, turned) + DISTANCE_COST * farther * sign.r };
            }),
        );
        const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
        placed.push(best.place);
    }
    return placed;
}

/** How deep a disc overlaps others. */
function deep(place: Disc, others: readonly Disc[]): number {
    return others.reduce((sum, other) => sum + Math.max(0, place.r + other.r - distance(place, other)), 0);
}

/** How far a disc reaches beyond the board. */
function beyond({ x, y, r }: Disc, box: Plan["box"]): number {
    const over = [box.x - (x - r), x + r - (box.x + box.width), box.y - (y - r), y + r - (box.y + box.height)];
    return over.reduce((sum, far) => sum + Math.max(0, far), 0);
}
