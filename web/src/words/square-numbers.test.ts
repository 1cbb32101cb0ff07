import { expect, test } from "vitest";
import { fixture, LAYOUTS } from "../board/fixtures";
import { numberOf } from "./square-numbers";

test("in Ur squares are numbered by step, as in the rulebook: private squares, the shared row, the home stretch", () => {
    const { layout } = fixture("ur");
    for (const { path } of layout.seats) {
        const way = path.map((index) => numberOf(layout, index)).filter((found) => found !== null);
        expect(way.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
        expect(way.map(({ part }) => part)).toEqual([...Array<string>(4).fill("own"), ...Array<string>(8).fill("track"), "stretch", "stretch"]);
    }
});

test("if paths begin on the track, every track square keeps its own number", () => {
    for (const [id, layout] of LAYOUTS) {
        if (id === "ur" || id === "pachisi") continue;
        for (const [index, square] of layout.squares.entries()) {
            const found = numberOf(layout, index);
            expect(found?.number ?? null, id).toBe(square.kind === "track" || square.kind === "stretch" ? square.number : null);
            expect(found?.part ?? square.kind, id).toBe(square.kind);
        }
    }
});

test("in pachisi the squares used on the way out and back are private squares before the track, not the home stretch", () => {
    const layout = LAYOUTS.get("pachisi");
    const path = layout?.seats[2]?.path ?? [];
    const named = path.map((index) => (layout ? numberOf(layout, index) : null));
    expect(named.slice(1, 8).map((found) => `${found?.part} ${found?.number}`)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `own ${n}`));
    expect(named.slice(-8, -1)).toEqual(named.slice(1, 8).reverse());
    expect(named[8]).toMatchObject({ part: "track", step: false });
});

test("if seats reach a track square at different steps, only private squares are numbered by step", () => {
    const { layout } = fixture("ur");
    const [first, second] = layout.seats;
    if (!first || !second) throw new Error("two play");
    const turned = [...second.path.slice(0, 5), ...second.path.slice(5, 13).reverse(), ...second.path.slice(13)];
    const board = { ...layout, seats: [first, { ...second, path: turned }] };
    const named = (step: number) => numberOf(board, first.path[step] ?? -1);
    expect([3, 5, 13].map(named)).toMatchObject([
        { part: "own", number: 3 },
        { part: "track", number: 1 },
        { part: "stretch", number: 1 },
    ]);
});
