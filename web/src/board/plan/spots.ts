// The place of each token: in a slot of its yard or finish, alone in the middle of a square, or spread out
// when several tokens share a square.

import { between, corners, distance, points, room, type Outline } from "./geometry";
import { isNumbered, piles, slotRadius, SMALL_TOKEN, TOKEN } from "./plan";
import type { Layout, Point, Slots, View } from "../../protocol/types";

/** Identifies a token by its seat and number. */
export interface TokenId {
    seat: number;
    token: number;
}

export interface Spot extends TokenId {
    x: number;
    y: number;
    /** The radius of the token. */
    r: number;
    /** The number of tokens in the pile whose top this is: 1 if alone, 0 if another token is on top. */
    pile: number;
}

/** What determines the places of tokens: the steps of every seat's tokens, and which tokens move as one. */
export interface Standing {
    steps: Map<number, number[]>;
    blocks: Map<number, [number, number][]>;
}

export function key({ seat, token }: TokenId): string {
    return `${seat}.${token}`;
}

export function standing(view: View): Standing {
    const steps = new Map<number, number[]>();
    const blocks = new Map<number, [number, number][]>();
    for (const [name, tokens] of Object.entries(view.tokens)) {
        const seat = Number(name);
        steps.set(seat, tokens.map((token) => token.step));
        blocks.set(seat, view.seats?.[seat]?.blocks ?? []);
    }
    return { steps, blocks };
}

/** The standing after a token was put on a step; a step that is not a number takes it off the board. */
export function withStep(now: Standing, { seat, token }: TokenId, step: number): Standing {
    const steps = (now.steps.get(seat) ?? []).map((other, i) => (i === token ? step : other));
    return { ...now, steps: new Map(now.steps).set(seat, steps) };
}

/** The index of the square at a step of a seat's path. */
export function squareAt(layout: Layout, seat: number, step: number): number | undefined {
    return layout.seats[seat]?.path[step - layout.first_step];
}

/** The indexes of the squares that hold tokens. */
export function occupied(layout: Layout, view: View): Set<number> {
    const all = [...standing(view).steps].flatMap(([seat, steps]) => steps.map((step) => squareAt(layout, seat, step)));
    return new Set(all.filter((index) => index !== undefined));
}

/** The place of every token, in drawing order: the rearmost first. */
export function spots(layout: Layout, now: Standing): Spot[] {
    const squares = new Map<number, TokenId[]>();
    /** Each spot with its height in a pile: a pile is drawn from the bottom up. */
    const list: { spot: Spot; base: number }[] = [];
    for (const [seat, steps] of now.steps) {
        for (const [token, step] of steps.entries()) {
            const square = squareAt(layout, seat, step);
            if (square === undefined) continue;
            const slot = ownSlot(layout, square, seat, token, steps, step);
            if (slot) {
                list.push({ spot: { seat, token, ...slot, pile: 1 }, base: slot.y });
            } else {
                squares.set(square, [...(squares.get(square) ?? []), { seat, token }]);
            }
        }
    }
    // Below the number of the square, which stays readable.
    const lower = isNumbered(layout) ? 0.08 : 0;
    for (const [square, tokens] of squares) {
        const base = layout.squares[square]?.y ?? 0;
        list.push(...shared(layout, square, tokens, now, lower).map((spot) => ({ spot, base })));
    }
    return list.sort((a, b) => a.base - b.base).map(({ spot }) => spot);
}

/** In the yard each token has its own slot; in the finish, tokens fill the slots in order of arrival. */
function ownSlot(
    layout: Layout,
    square: number,
    seat: number,
    token: number,
    steps: number[],
    step: number,
): { x: number; y: number; r: number } | null {
    const place = layout.seats[seat];
    const kind = layout.squares[square]?.kind;
    if (!place || (kind !== "yard" && kind !== "finish")) return null;
    const slots = kind === "yard" ? place.yard_slots : place.finish_slots;
    if (piles(slots)) return null;
    const nth = kind === "yard" ? token : steps.slice(0, token).filter((other) => other === step).length;
    const slot = slots.at[nth];
    return slot ? { ...apart(slot, slots), r: slotRadius(slots) } : null;
}

/** A slot, moved apart from the others as far as tokens of the smallest size need. */
function apart(slot: Point, { at, size }: Slots): Point {
    const wanted = 2 * SMALL_TOKEN * TOUCHING;
    if (size >= wanted) return slot;
    const mean = (pick: (point: Point) => number): number => at.reduce((sum, point) => sum + pick(point), 0) / at.length;
    const middle = { x: mean((point) => point.x), y: mean((point) => point.y) };
    return between(middle, slot, wanted / size);
}

/** The smallest distance between the centres of neighbours, in token widths: a little of each is covered. */
const TOUCHING = 0.9;

/** The places of the tokens on one square: alone, side by side, or, if there are many, one pile per seat. */
function shared(layout: Layout, square: number, tokens: TokenId[], now: Standing, lower: number): Spot[] {
    const outline = layout.squares[square];
    if (!outline) return [];
    const scale = 1 - lower;
    const crowd = groups(tokens, now.blocks, outline.kind !== "finish");
    const cells = CELLS[Math.min(crowd.length, CELLS.length) - 1] ?? [];
    // On a narrow square tokens stick out over the edge.
    const r = crowd.length === 1 ? Math.max(TOKEN * room(outline), SMALL_TOKEN) * scale : SMALL_TOKEN * scale;
    const middle = outline.kind === "finish" ? spacious(outline) : outline;
    return crowd.flatMap((group, i) => {
        const cell = cells[i % cells.length] ?? { x: 0, y: 0 };
        const place = { x: middle.x + cell.x * scale, y: middle.y + (cell.y + lower) * scale };
        if (group.length === 1) return group.map((id) => ({ ...id, ...place, r, pile: 1 }));
        return pile(group, place, SMALL_TOKEN * scale, crowd.length === 1 ? 1 : 0.5);
    });
}

/** Groups the tokens of a square: the tokens of one seat form a pile, but two stay side by side if there is space. */
function groups(tokens: TokenId[], blocks: Standing["blocks"], beside: boolean): TokenId[][] {
    const seats = [...new Set(tokens.map(({ seat }) => seat))].sort((a, b) => a - b);
    const all = seats.map((seat) => {
        // Tokens that move as one are neighbours in the pile.
        const rank = ({ token }: TokenId): number => (blocks.get(seat) ?? []).findIndex((pair) => pair.includes(token));
        return tokens.filter((id) => id.seat === seat).sort((a, b) => rank(a) - rank(b) || a.token - b.token);
    });
    const pairs = all.filter((group) => group.length === 2);
    if (!beside || all.length + pairs.length > 4) return all;
    // Pairs come first, because the first two cells are side by side.
    return [...pairs.flat().map((id) => [id]), ...all.filter((group) => group.length !== 2)];
}

/** A pile of overlapping tokens, tighter if others are near, with the count on its top token. */
function pile(group: TokenId[], middle: Point, r: number, leaning: number): Spot[] {
    const lean = Math.min(0.39, 1.28 / group.length) * r * leaning;
    return group.map((id, i) => ({
        ...id,
        x: middle.x + (i - (group.length - 1) / 2) * lean * 0.7,
        y: middle.y - (i - (group.length - 1) / 2) * lean,
        r,
        pile: i === group.length - 1 ? group.length : 0,
    }));
}

/** The place for tokens in a finish: its middle, or, in a wedge that is too narrow there, where the wedge is
    wide enough for a token. So tokens in wedges around one point do not cover each other. */
function spacious(outline: Outline): Point {
    if (outline.shape !== "triangle") return outline;
    const [tip = outline] = corners(outline);
    const wide = SMALL_TOKEN / Math.sin(Math.atan2(outline.width / 2, outline.height));
    const far = distance(tip, outline);
    return far < wide ? between(tip, outline, wide / far) : outline;
}

/** The places of 1 to 6 tokens or piles on a square. */
const CELLS: Point[][] = [
    points([0, 0]),
    points([-0.26, 0], [0.26, 0]),
    points([-0.27, 0.2], [0.27, 0.2], [0, -0.24]),
    points([-0.26, -0.25], [0.26, -0.25], [-0.26, 0.25], [0.26, 0.25]),
    points([-0.32, -0.26], [0.32, -0.26], [0, 0.02], [-0.32, 0.3], [0.32, 0.3]),
    points([-0.38, -0.22], [0, -0.22], [0.38, -0.22], [-0.38, 0.26], [0, 0.26], [0.38, 0.26]),
];
