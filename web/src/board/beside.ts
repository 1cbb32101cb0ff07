// Where small signs stand, numbers and counts: beside the token that they tell of, so that its shape
// and colour are seen, and neither on another sign nor, if it can be helped, on another token.

import { distance } from "./geometry";
import type { Plan } from "./plan";
import type { Point } from "../protocol/types";

/** Something round. */
export interface Disc extends Point {
    r: number;
}

/** A sign to be placed: how large it is, and how far it may stand over what it tells of. */
export interface Sign {
    of: Disc;
    r: number;
    over: number;
    /** Where it stands if nothing is in its way, in degrees, 0 to the right, clockwise. */
    toward: number;
}

/** The other things on the board. */
export interface Scenery {
    tokens: readonly Disc[];
    signs: readonly Disc[];
    box: Plan["box"];
}

/** The places that are tried: so many round a thing, as near as can be and farther off. */
const ROUND = 16;
const FARTHER = [0, 0.7] as const;
/** What it costs to stand on another sign, over the edge, or not where one looks first: against
    standing on a token as deep. */
const ON_SIGN = 10;
const OUTSIDE = 4;
const TURNED = 0.05;
const FAR = 0.3;

/** A place for each sign, one after the other. */
export function beside(signs: readonly Sign[], { tokens, signs: standing, box }: Scenery): Disc[] {
    const placed: Disc[] = [];
    const cost = (place: Disc, sign: Sign, turned: number): number =>
        TURNED * turned +
        deep(place, tokens.filter((token) => distance(token, sign.of) > 1e-6)) +
        ON_SIGN * deep(place, [...standing, ...placed]) +
        OUTSIDE * beyond(place, box);
    for (const sign of signs) {
        const away = sign.of.r + sign.r - sign.over;
        const tried = FARTHER.flatMap((farther) =>
            Array.from({ length: ROUND }, (_, i) => {
                // To one side and the other in turn, ever farther round.
                const turned = Math.ceil(i / 2) / (ROUND / 2);
                const angle = ((sign.toward + (i % 2 === 0 ? -1 : 1) * turned * 180) * Math.PI) / 180;
                const far = away + farther * sign.r;
                const place = { x: sign.of.x + far * Math.cos(angle), y: sign.of.y + far * Math.sin(angle), r: sign.r };
                return { place, cost: cost(place, sign, turned) + FAR * farther * sign.r };
            }),
        );
        const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
        placed.push(best.place);
    }
    return placed;
}

/** How deep a disc stands in others. */
function deep(place: Disc, others: readonly Disc[]): number {
    return others.reduce((sum, other) => sum + Math.max(0, place.r + other.r - distance(place, other)), 0);
}

/** How far a disc reaches beyond the board. */
function beyond({ x, y, r }: Disc, box: Plan["box"]): number {
    const over = [box.x - (x - r), x + r - (box.x + box.width), box.y - (y - r), y + r - (box.y + box.height)];
    return over.reduce((sum, far) => sum + Math.max(0, far), 0);
}
