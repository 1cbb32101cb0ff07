import { expect, test } from "vitest";
import type { Layout, SquareLayout } from "../../protocol/types";
import { FIXTURES, fixture, LAYOUTS } from "../fixtures";
import { plan, READABLE_PX, showsNumbers, unplayed } from "./plan";

const marksOf = (layout: Layout, index: number): string[] =>
    plan(layout)
        .squares.find((square) => square.index === index)
        ?.marks.map((mark) => mark.kind) ?? [];

test("every square is drawn once, as a square or as a panel", () => {
    for (const id of FIXTURES) {
        const { layout } = fixture(id);
        const { squares, panels } = plan(layout);
        const drawn = [...squares, ...panels].map((part) => part.index).sort((a, b) => a - b);
        expect(drawn, id).toEqual(layout.squares.map((_, i) => i));
    }
});

test("no shape contains NaN", () => {
    for (const id of FIXTURES) {
        expect(JSON.stringify(plan(fixture(id).layout)), id).not.toMatch(/NaN|Infinity|undefined/);
    }
});

/** The numbers drawn on the squares. */
const numbers = (layout: Layout): string[] => plan(layout).squares.flatMap(({ number }) => (number ? [number.text] : []));

test("if all seats share one path, every square shows its number", () => {
    const { layout } = fixture("snakes-kids");
    expect(plan(layout).numbered).toBe(true);
    expect(numbers(layout)).toHaveLength(50);
});

test("in Ur every square shows the number that the rulebook gives it, including private squares", () => {
    const { layout } = fixture("ur");
    const along = layout.seats.map(({ path }) => path.flatMap((index) => plan(layout).squares.find((square) => square.index === index)?.number?.text ?? []));
    expect(along).toEqual([0, 1].map(() => Array.from({ length: 14 }, (_, i) => String(i + 1))));
});

test("on small squares the number is in the middle, unless there is a star or an arrow", () => {
    const { layout } = fixture("ludo-lp2a");
    const marked = layout.squares.filter((square) => square.safe || square.start_of !== null);
    expect(numbers(layout)).toHaveLength(52 - marked.length);
    for (const { number } of marked) expect(numbers(layout)).not.toContain(String(number));
});

test("every number fits its square, even at the smallest readable size on a phone", () => {
    const PHONE = 374;
    for (const [id, layout] of LAYOUTS) {
        const { squares, box } = plan(layout);
        const least = (10 * box.width) / PHONE;
        for (const { index, number } of squares) {
            const square = layout.squares[index];
            if (!square || !number) continue;
            const size = Math.max(number.size, least);
            const wide = 0.6 * size * number.text.length;
            const [left, right] = number.place === "middle" ? [number.x - wide / 2, number.x + wide / 2] : [number.x, number.x + wide];
            const out = Math.max(square.x - left, right - square.x, Math.abs(number.y - square.y) + 0.37 * size);
            expect(out, `${id} ${number.text}`).toBeLessThanOrEqual(0.5);
        }
    }
});

test("the chevron of a door does not touch the number, even on slanted squares on a phone", () => {
    const PHONE = 374;
    const HAIR = 0.04;
    for (const [id, layout] of LAYOUTS) {
        const { squares, box } = plan(layout);
        for (const { marks, number } of squares) {
            const gate = marks.find(({ kind }) => kind === "gate");
            if (gate === undefined || number?.place !== "middle") continue;
            const size = Math.max(number.size, (10 * box.width) / PHONE);
            const [cos, sin] = [Math.cos((gate.rotation * Math.PI) / 180), Math.sin((gate.rotation * Math.PI) / 180)];
            const corners = ([[-0.5, -0.9], [-0.5, 0.9], [0.75, 0]] as const).map(([along, aside]) => ({
                x: gate.x + gate.size * (along * cos - aside * sin) - number.x,
                y: gate.y + gate.size * (along * sin + aside * cos) - number.y,
            }));
            const clear = (half: number, ats: number[]): boolean => Math.min(...ats) > half - HAIR || Math.max(...ats) < HAIR - half;
            const apart = clear(0.3 * size * number.text.length, corners.map(({ x }) => x)) || clear(0.36 * size, corners.map(({ y }) => y));
            expect(apart, `${id} ${number.text}`).toBe(true);
        }
    }
});

test("the chevron of a door does not touch the ring around a star", () => {
    let doors = 0;
    for (const [id, layout] of LAYOUTS) {
        for (const { marks } of plan(layout).squares) {
            const ring = marks.find(({ kind }) => kind === "ring");
            const gate = marks.find(({ kind }) => kind === "gate");
            if (ring === undefined || gate === undefined) continue;
            doors += 1;
            const apart = Math.hypot(gate.x - ring.x, gate.y - ring.y) - 1.07 * ring.size;
            expect(apart, id).toBeGreaterThan(0.5 * gate.size);
        }
    }
    expect(doors).toBeGreaterThan(0);
});

test("the corner numbers of Ur do not touch rosettes and doors, even on a phone", () => {
    const { layout } = fixture("ur");
    const { squares, box } = plan(layout);
    const size = (READABLE_PX * box.width) / 374;
    for (const { marks, number } of squares) {
        if (number === null) continue;
        const [right, bottom] = [number.x + 0.6 * size * number.text.length, number.y + 0.37 * size];
        for (const mark of marks.filter(({ kind }) => kind === "rosette" || kind === "gate")) {
            // The petals point up, sideways and diagonally but leave the corner of the square free.
            const reach = mark.kind === "rosette" ? 0.75 * mark.size : 0.9 * mark.size;
            const apart = mark.x - reach >= right || mark.y - reach >= bottom || mark.y + reach <= number.y - 0.37 * size;
            expect(apart, number.text).toBe(true);
        }
    }
});

test("numbers are left out if they would touch each other", () => {
    const layout = LAYOUTS.get("pachisi");
    if (layout === undefined) throw new Error("the layout is there");
    const drawn = plan(layout);
    const at = (width: number): boolean => showsNumbers(drawn, width / drawn.box.width);
    expect([at(284), at(374), at(800)]).toEqual([false, true, true]);
});

test("a track square in a seat's colour also has the seat's shape", () => {
    const { layout } = fixture("ludo-lp2a");
    const painted = { ...layout, squares: layout.squares.map((square, index) => (index === 3 ? { ...square, owner: 1 } : square)) };
    const own = (at: number) => plan(painted).squares.find((square) => square.index === at)?.marks.filter((mark) => mark.kind === "own");
    expect(own(3)).toMatchObject([{ seat: 1 }]);
    expect(own(4)).toEqual([]);
});

test("safe squares have a ring, start squares an arrow along the path, doors a chevron", () => {
    const { layout } = fixture("ludo-lp2a");
    const start = layout.squares.findIndex((square) => square.start_of === 0);
    const { squares } = plan(layout);
    const arrow = squares.find((square) => square.index === start)?.marks.find((mark) => mark.kind === "arrow");
    expect(arrow?.rotation).toBe(-90);
    const safe = layout.squares.findIndex((square) => square.safe && square.start_of === null);
    expect(marksOf(layout, safe)).toEqual(["ring", "star"]);
    const door = layout.seats[0]?.path[51] ?? -1;
    expect(marksOf(layout, door)).toContain("gate");
});

test("marked squares have a rosette", () => {
    const { layout } = fixture("ur");
    const marked = layout.squares.flatMap((square, i) => (square.mark ? [i] : []));
    expect(marked.length).toBeGreaterThan(0);
    for (const index of marked) {
        expect(marksOf(layout, index)).toContain("rosette");
    }
});

test("a finish shared by all seats has a flag", () => {
    expect(marksOf(fixture("snakes-kids").layout, 49)).toContain("goal");
});

test("the effect of a square is shown as a picture", () => {
    const { layout } = fixture("snakes-kids");
    const [first] = layout.squares;
    const squares: SquareLayout[] = layout.squares.map((square) =>
        square === first ? { ...square, effect: "swap" } : square,
    );
    expect(marksOf({ ...layout, squares }, 0)).toContain("effect");
});

test("snakes lead from head to tail, ladders from foot to top, and neighbouring snakes differ in colour", () => {
    const { layout } = fixture("snakes-kids");
    const { links } = plan(layout);
    for (const [i, link] of links.entries()) {
        expect(link.curve[0]).toEqual(layout.links[i]?.line[0]);
        expect(link.curve.at(-1)?.x).toBeCloseTo(layout.links[i]?.line[1].x ?? -1);
    }
    const snakes = links.filter((link) => link.kind === "snake");
    expect(new Set(snakes.map((snake) => snake.palette)).size).toBe(Math.min(snakes.length, 5));
});

test("a board with a single square and no seats can be drawn", () => {
    const { layout } = fixture("ur");
    const empty = plan({ ...layout, squares: layout.squares.slice(0, 1), seats: [], links: [] });
    expect(empty.squares).toHaveLength(1);
    expect(JSON.stringify(empty)).not.toContain("NaN");
});

test("unknown colours still differ from seat to seat", () => {
    const { layout } = fixture("ludo-lp2a");
    const seats = layout.seats.map((seat) => ({ ...seat, colour: "sunset" }));
    expect(new Set(plan({ ...layout, seats }).classes).size).toBe(4);
});

test("seats without a player are found, so that their yards can be dimmed", () => {
    const { layout, moments } = fixture("petits-chevaux");
    const view = moments[0]?.before;
    if (view === undefined) throw new Error("the fixture has a moment");
    const { 0: own, 2: other } = view.tokens;
    expect(unplayed(layout, view)).toEqual([]);
    expect(unplayed(layout, { ...view, tokens: { 0: own ?? [], 2: other ?? [] } })).toEqual([1, 3]);
});
