import { beforeAll, expect, test } from "vitest";
import { words } from "../../words";
import { handOver, handOvers, handOverText, seatForKey } from "./autopilot";
import { seatView } from "./fixtures/room-view";

const [ann, bo] = [seatView(0, { kind: "human" }), seatView(1, { kind: "human" })];

beforeAll(() => words.speak("en"));

test("a seat is handed over and taken back", () => {
    expect(handOver(bo)).toEqual({ type: "autopilot", on: true, seat: 1 });
    expect(handOver({ ...bo, lent: "asked" })).toEqual({ type: "autopilot", on: false, seat: 1 });
    expect(handOver({ ...bo, lent: "missed" })).toEqual({ type: "autopilot", on: false, seat: 1 });
    expect(handOver({ ...bo, lent: "left" })).toEqual({ type: "return" });
});

test("a person who has left returns to all seats at once, unless the tokens were removed", () => {
    expect(handOvers({ mySeats: [ann, bo], seated: true })).toEqual([ann, bo]);
    const left = [ann, bo].map((seat) => ({ ...seat, lent: "left" as const }));
    expect(handOvers({ mySeats: left, seated: false })).toEqual([left[0]]);
    expect(handOvers({ mySeats: [ann, bo], seated: false })).toEqual([]);
});

test("with several people at a screen the label has a name", () => {
    const said = (seat: typeof ann, ...mySeats: (typeof ann)[]): string => handOverText(seat, { mySeats, nameOf: (of) => ["Ann", "Bo"][of] ?? "" });
    expect(said(bo, bo)).toBe("Let a bot play for me");
    expect(said(bo, ann, bo)).toBe("Let a bot play for Bo");
    expect(said({ ...ann, lent: "missed" }, ann, bo)).toBe("Ann is back");
    expect(said({ ...ann, lent: "left" }, ann, bo)).toBe("I’m back");
});

test("the autopilot key affects the only seat, or the one to act", () => {
    expect(seatForKey([bo], 0)).toBe(bo);
    expect(seatForKey([ann, bo], 1)).toBe(bo);
    expect(seatForKey([ann, bo], 2)).toBeNull();
    expect(seatForKey([], 2)).toBeNull();
});
