/** The places of seats. Partners share a place, and so do seats that were level when the time ran out. Pure. */
import type { RankView, RoomView } from "../../protocol/types";

export interface SeatPlace {
    seat: number;
    place: number;
}

/** All seats that have a place, best first, with partners next to each other. */
export function seatPlaces(ranks: readonly RankView[]): SeatPlace[] {
    return ranks.flatMap(({ place, seats }) => seats.map((seat) => ({ seat, place })));
}

/** The place of a seat; null while it has none. */
export function placeOf(seat: number, ranks: readonly RankView[]): number | null {
    return ranks.find(({ seats }) => seats.includes(seat))?.place ?? null;
}

/** The ranks at a moment of a record. A side gets the place of its first partner. */
export function ranksOf(places: readonly number[], partnerOf: (seat: number) => number | null): RankView[] {
    const sides: number[][] = [];
    for (const seat of places) {
        const side = sides.find(([first]) => first === partnerOf(seat));
        if (side === undefined) sides.push([seat]);
        else side.push(seat);
    }
    return sides.map((seats, index) => ({ place: index + 1, seats }));
}

/** The seats that have won the match, or the game if the match goes on. */
export function winners(view: RoomView): number[] {
    if (view.settings.best_of > 1 && view.winners !== null) return view.winners;
    return seatPlaces(view.ranks).filter(({ place }) => place === 1).map(({ seat }) => seat);
}

/** The seats on the podium from left to right, and the seats below it. First places are in the middle, second
    places to their left and third places to their right; two second places stand on either side. */
export function podium(ranks: readonly RankView[]): { steps: SeatPlace[]; rest: SeatPlace[] } {
    const all = seatPlaces(ranks);
    const at = (place: number): SeatPlace[] => all.filter((one) => one.place === place);
    const second = at(2);
    const left = second.slice(0, Math.ceil(second.length / 2));
    const steps = [...left, ...at(1), ...second.slice(left.length), ...at(3)];
    return { steps, rest: all.filter((one) => one.place > 3) };
}
