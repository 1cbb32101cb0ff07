/** Who has which place. Partners share one, and so does who was level when the time was up. Pure. */
import type { RankView, RoomView } from "../protocol/types";

/** A seat and its place. */
export interface Placed {
    seat: number;
    place: number;
}

/** All seats that have a place, best first; partners stand together. */
export function placed(ranks: readonly RankView[]): Placed[] {
    return ranks.flatMap(({ place, seats }) => seats.map((seat) => ({ seat, place })));
}

/** The place of a seat; null while it has none. */
export function placeOf(seat: number, ranks: readonly RankView[]): number | null {
    return ranks.find(({ seats }) => seats.includes(seat))?.place ?? null;
}

/** The places of a moment of a record: a side has its place with the first of its partners. */
export function ranksOf(places: readonly number[], partnerOf: (seat: number) => number | null): RankView[] {
    const sides: number[][] = [];
    for (const seat of places) {
        const side = sides.find(([first]) => first === partnerOf(seat));
        if (side === undefined) sides.push([seat]);
        else side.push(seat);
    }
    return sides.map((seats, index) => ({ place: index + 1, seats }));
}

/** The seats that have won: the match if it is over, else the game. */
export function winners(view: RoomView): number[] {
    if (view.settings.best_of > 1 && view.winners !== null) return view.winners;
    return placed(view.ranks).filter(({ place }) => place === 1).map(({ seat }) => seat);
}

/** Who stands on the three steps, from left to right, and who beside them. The first are in the middle,
    the second to their left and the third to their right; of two second ones each has a side. */
export function podium(ranks: readonly RankView[]): { steps: Placed[]; rest: Placed[] } {
    const all = placed(ranks);
    const at = (place: number): Placed[] => all.filter((one) => one.place === place);
    const second = at(2);
    const left = second.slice(0, Math.ceil(second.length / 2));
    const steps = [...left, ...at(1), ...second.slice(left.length), ...at(3)];
    return { steps, rest: all.filter((one) => one.place > 3) };
}
