import { beforeAll, expect, test } from "vitest";
import { words } from "../words";
import { handOver, handOvers, handOverText, seatMeant } from "./autopilot";
import { seatView } from "./fixture";

const [ann, bo] = [seatView(0, { kind: "human" }), seatView(1, { kind: "human" })];

beforeAll(() => words.speak("en"));

test("a seat is handed over, and taken back from whoever plays it", () => {
    expect(handOver(bo)).toEqual({ type: "autopilot", on: true, seat: 1 });
    expect(handOver({ ...bo, lent: "asked" })).toEqual({ type: "autopilot", on: false, seat: 1 });
    expect(handOver({ ...bo, lent: "missed" })).toEqual({ type: "autopilot", on: false, seat: 1 });
    expect(handOver({ ...bo, lent: "left" })).toEqual({ type: "return" });
});

test("who has left comes back with all seats at once, unless their tokens went", () => {
    expect(handOvers({ mine: [ann, bo], seated: true })).toEqual([ann, bo]);
    const left = [ann, bo].map((seat) => ({ ...seat, lent: "left" as const }));
    expect(handOvers({ mine: left, seated: false })).toEqual([left[0]]);
    expect(handOvers({ mine: [ann, bo], seated: false })).toEqual([]);
});

test("where several sit at a screen, each is named", () => {
    const said = (seat: typeof ann, ...mine: (typeof ann)[]): string => handOverText(seat, { mine, nameOf: (of) => ["Ann", "Bo"][of] ?? "" });
    expect(said(bo, bo)).toBe("Let the computer play for me");
    expect(said(bo, ann, bo)).toBe("Let the computer play for Bo");
    expect(said({ ...ann, lent: "missed" }, ann, bo)).toBe("Ann is back");
    expect(said({ ...ann, lent: "left" }, ann, bo)).toBe("I am back");
});

test("who sits alone at a screen means the own seat, and of several the one to act is meant", () => {
    expect(seatMeant([bo], 0)).toBe(bo);
    expect(seatMeant([ann, bo], 1)).toBe(bo);
    expect(seatMeant([ann, bo], 2)).toBeNull();
    expect(seatMeant([], 2)).toBeNull();
});
