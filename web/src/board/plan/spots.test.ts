import { expect, test } from "vitest";
import { distance } from "./geometry";
import type { Layout } from "../../protocol/types";
import { FIXTURES, fixture, LAYOUTS, moment } from "../fixtures";
import { spots, standing, type Spot, type Standing } from "./spots";

const at = (steps: Record<number, number[]>, blocks: Record<number, [number, number][]> = {}): Standing => ({
    steps: new Map(Object.entries(steps).map(([seat, list]) => [Number(seat), list])),
    blocks: new Map(Object.entries(blocks).map(([seat, list]) => [Number(seat), list])),
});

test("every token of a view has a place on the board", () => {
    for (const id of FIXTURES) {
        const { layout, moments } = fixture(id);
        for (const { after } of moments) {
            const count = Object.values(after.tokens).reduce((sum, tokens) => sum + tokens.length, 0);
            const list = spots(layout, standing(after));
            expect(list).toHaveLength(count);
            for (const spot of list) {
                expect(spot.x).toBeGreaterThan(0);
                expect(spot.x).toBeLessThan(layout.width);
                expect(spot.y).toBeGreaterThan(0);
                expect(spot.y).toBeLessThan(layout.height);
            }
        }
    }
});

test("a single token is in the middle of its square", () => {
    const { layout } = fixture("ludo-lp2a");
    const [spot] = spots(layout, at({ 0: [5] }));
    const square = layout.squares[layout.seats[0]?.path[6] ?? -1];
    expect([spot?.x, spot?.y]).toEqual([square?.x, square?.y]);
});

test("in the yard every token has the slot with its number", () => {
    const { layout } = fixture("ludo-lp2a");
    const list = spots(layout, at({ 2: [5, -1, -1, 5] }));
    const slots = layout.seats[2]?.yard_slots.at;
    expect(list.find((spot) => spot.token === 2)).toMatchObject(slots?.[2] ?? {});
});

test("two tokens of one seat are side by side and overlap little", () => {
    const { layout } = fixture("ludo-lp2a");
    const [a, b] = spots(layout, at({ 0: [5, 5] })) as [Spot, Spot];
    expect(a.y).toBe(b.y);
    expect(distance(a, b)).toBeGreaterThan((a.r + b.r) * 0.8);
});

test("three tokens of one seat form a pile with a count", () => {
    const { layout } = fixture("ludo-lp2a");
    const list = spots(layout, at({ 0: [5, 5, 5, -1] })).filter((spot) => spot.token < 3);
    expect(list.map((spot) => spot.pile).sort()).toEqual([0, 0, 3]);
});

test("tokens of several seats on one square do not overlap", () => {
    const { layout } = fixture("snakes-kids");
    const list = spots(layout, at({ 0: [9], 1: [9], 2: [9], 3: [9], 4: [9], 5: [9] }));
    for (const a of list) {
        for (const b of list) {
            expect(a === b || distance(a, b) > a.r * 1.3).toBe(true);
        }
    }
});

test("tokens that move as one are neighbours in the pile", () => {
    const { layout } = fixture("ludo-lp2a");
    const list = spots(layout, at({ 0: [5, 5, 5] }, { 0: [[0, 2]] }));
    const order = [...list].sort((a, b) => a.x - b.x).map((spot) => spot.token);
    expect(Math.abs(order.indexOf(0) - order.indexOf(2))).toBe(1);
});

test("many tokens in a small finish pile up", () => {
    const { layout } = moment("ur", "finished");
    const home = (layout.seats[0]?.path.length ?? 0) - 1;
    const list = spots(layout, at({ 0: [home, home, home, home, 1, 0, 0] }));
    expect(list.find((spot) => spot.pile > 1)?.pile).toBe(4);
});

/** The largest number of tokens on one square: those of one seat, or of all seats whose path crosses it. */
function crowds(layout: Layout): Standing[] {
    const tokens = (seat: number): number => Math.max(layout.seats[seat]?.yard_slots.at.length ?? 0, 1);
    return layout.seats.flatMap(({ seat, path }) =>
        path.flatMap((square, i) =>
            Array.from({ length: tokens(seat) }, (_, more): Standing => {
                const steps = layout.seats.flatMap((other) => {
                    const at = other.path.indexOf(square);
                    const step = at + layout.first_step;
                    return at < 0 ? [] : [[other.seat, Array<number>(more + 1).fill(step)] as const];
                });
                const alone = [[seat, Array<number>(more + 1).fill(i + layout.first_step)] as const];
                return { steps: new Map(more % 2 === 0 ? steps : alone), blocks: new Map() };
            }),
        ),
    );
}

test("even on a narrow, crowded square a token has at least three quarters of its normal size", () => {
    for (const [id, layout] of LAYOUTS) {
        const track = layout.squares.findIndex((square) => square.kind === "track" && square.shape === "square");
        const step = (layout.seats[0]?.path.indexOf(track) ?? 0) + layout.first_step;
        const [usual] = spots(layout, at({ 0: [step] }));
        const small = crowds(layout).filter((crowd) => spots(layout, crowd).some((spot) => spot.r <= 0.75 * (usual?.r ?? 0)));
        expect(small, id).toEqual([]);
    }
});

test("on a crowded square the top token of every pile is visible", () => {
    for (const [id, layout] of LAYOUTS) {
        const hidden = crowds(layout).filter((crowd) => {
            const tops = spots(layout, crowd).filter((spot) => spot.pile > 0);
            return tops.some((a, i) => tops.slice(i + 1).some((b) => distance(a, b) <= a.r * 1.05));
        });
        expect(hidden, id).toEqual([]);
    }
});

test("tokens in four small finish wedges do not cover each other", () => {
    const layout = LAYOUTS.get("ludo-osu");
    if (!layout) throw new Error("the board is there");
    const home = (layout.seats[0]?.path.length ?? 0) - 1 + layout.first_step;
    const list = spots(layout, at({ 0: [home], 1: [home], 2: [home], 3: [home] }));
    for (const [i, a] of list.entries()) {
        for (const b of list.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan((a.r + b.r) * 0.99);
    }
});
