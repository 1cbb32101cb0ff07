import { expect, test } from "vitest";
import type { RankView } from "../../protocol/types";
import { roomView } from "./fixtures/room-view";
import { placeOf, podium, ranksOf, winners } from "./ranks";

const alone: RankView[] = [2, 0, 3, 1].map((seat, index) => ({ place: index + 1, seats: [seat] }));
const pairs: RankView[] = [
    { place: 1, seats: [1, 3] },
    { place: 2, seats: [0, 2] },
];
const level: RankView[] = [
    { place: 1, seats: [0] },
    { place: 1, seats: [2] },
    { place: 3, seats: [1] },
];
const stand = (ranks: RankView[]): string[] => podium(ranks).steps.map(({ seat, place }) => `${seat}:${place}`);

test("partners win together, and level seats share the win", () => {
    expect(winners(roomView(1, { ranks: alone }))).toEqual([2]);
    expect(winners(roomView(1, { ranks: pairs }))).toEqual([1, 3]);
    expect(winners(roomView(1, { ranks: level }))).toEqual([0, 2]);
    expect(winners(roomView(1))).toEqual([]);
});

test("the server names the winners of a finished match; before that, the round has winners", () => {
    const settings = { ...roomView(1).settings, best_of: 3 };
    const match = (winners: number[] | null) => roomView(1, { winners, ranks: pairs, settings });
    expect(winners(match(null))).toEqual([1, 3]);
    expect(winners(match([0]))).toEqual([0]);
});

test("the seats of a side share a place, and the next place is skipped", () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, pairs))).toEqual([2, 1, 2, 1]);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, level))).toEqual([1, 3, 1, null]);
});

test("in a record partners share the place of the first one", () => {
    const opposite = (seat: number): number => (seat + 2) % 4;
    expect(ranksOf([1, 0, 3, 2], opposite)).toEqual(pairs);
    expect(ranksOf([1], opposite)).toEqual([{ place: 1, seats: [1] }]);
    expect(ranksOf([2, 0], () => null)).toEqual(alone.slice(0, 2));
});

test("on the podium second places stand left of the first ones, or on both sides if there are two, and third places on the right", () => {
    expect(stand(alone)).toEqual(["0:2", "2:1", "3:3"]);
    expect(podium(alone).rest).toEqual([{ seat: 1, place: 4 }]);
    expect(stand(pairs)).toEqual(["0:2", "1:1", "3:1", "2:2"]);
    expect(stand(level)).toEqual(["0:1", "2:1", "1:3"]);
});
