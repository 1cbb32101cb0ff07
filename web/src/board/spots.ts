// Where each token stands: in the slots of its yard and finish, alone in the middle of a square,
// or spread when several share one.

import { room } from "./geometry";
import { isNumbered, piles, slotRadius } from "./plan";
import type { Layout, Point, View } from "../protocol/types";

/** Which token: its seat and its number. */
export interface TokenId {
    seat: number;
    token: number;
}

export interface Spot extends TokenId {
    x: number;
    y: number;
    /** The radius of the token. */
    r: number;
    /** How many stand in the pile of which this is the top; 1 alone, 0 under another. */
    pile: number;
}

/** What decides where tokens stand: the steps of every seat's tokens, and who moves as one. */
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
        steps.set(
            seat,
            tokens.map((token) => token.step),
        );
        blocks.set(seat, view.seats?.[seat]?.blocks ?? []);
    }
    return { steps, blocks };
}

/** The index of the square on which a token of a seat stands at a step. */
export function squareAt(layout: Layout, seat: number, step: number): number | undefined {
    return layout.seats[seat]?.path[step - layout.first_step];
}

/** Where every token stands, the ones behind first. */
export function spots(layout: Layout, now: Standing): Spot[] {
    const squares = new Map<number, TokenId[]>();
    /** With each spot the height of what it stands on: a pile is drawn from its bottom up. */
    const list: { spot: Spot; base: number }[] = [];
    for (const [seat, steps] of now.steps) {
        for (const [token, step] of steps.entries()) {
            const square = squareAt(layout, seat, step);
            if (square === undefined) {
                continue;
            }
            const slot = ownSlot(layout, square, seat, token, steps, step);
            if (slot) {
                list.push({ spot: { seat, token, ...slot, pile: 1 }, base: slot.y });
            } else {
                squares.set(square, [...(squares.get(square) ?? []), { seat, token }]);
            }
        }
    }
    // Below the number of the square, which people count by.
    const lower = isNumbered(layout) ? 0.08 : 0;
    for (const [square, tokens] of squares) {
        const base = layout.squares[square]?.y ?? 0;
        list.push(...shared(layout, square, tokens, now, lower).map((spot) => ({ spot, base })));
    }
    return list.sort((a, b) => a.base - b.base).map(({ spot }) => spot);
}

/** A token's slot in its yard is its own; home, the first comer takes the first. */
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
    if (!place || (kind !== "yard" && kind !== "finish")) {
        return null;
    }
    const slots = kind === "yard" ? place.yard_slots : place.finish_slots;
    if (piles(slots)) {
        return null;
    }
    const nth = kind === "yard" ? token : steps.slice(0, token).filter((other) => other === step).length;
    const slot = slots.at[nth];
    return slot ? { x: slot.x, y: slot.y, r: slotRadius(slots) } : null;
}

/** The tokens of one square: one cell for each seat, in which its tokens stand or pile up. */
function shared(layout: Layout, square: number, tokens: TokenId[], now: Standing, lower: number): Spot[] {
    const outline = layout.squares[square];
    if (!outline) {
        return [];
    }
    const size = Math.max(room(outline), 0.5) * (1 - lower);
    const seats = [...new Set(tokens.map(({ seat }) => seat))].sort((a, b) => a - b);
    return seats.flatMap((seat, i) => {
        const own = tokens.filter((id) => id.seat === seat);
        const cell = CELLS[Math.min(seats.length, 6) - 1]?.[i % 6] ?? { x: 0, y: 0 };
        const scale = size * (SCALES[Math.min(seats.length, 6) - 1] ?? 1);
        const middle = { x: outline.x + cell.x * size, y: outline.y + (cell.y + lower) * size };
        return group(own, middle, scale, now.blocks.get(seat) ?? []);
    });
}

/** Tokens of one seat in a space: one, two side by side, or a leaning pile with its count. */
function group(own: TokenId[], middle: Point, scale: number, blocks: [number, number][]): Spot[] {
    if (own.length <= 2) {
        const [aside, r] = own.length === 1 ? [0, 0.37] : [0.225, 0.255];
        return own.map((id, i) => ({
            ...id,
            x: middle.x + (i * 2 - (own.length - 1)) * aside * scale,
            y: middle.y,
            r: r * scale,
            pile: 1,
        }));
    }
    // Those that move as one stand together in the pile.
    const rank = ({ token }: TokenId): number => blocks.findIndex((pair) => pair.includes(token));
    const sorted = [...own].sort((a, b) => rank(a) - rank(b) || a.token - b.token);
    const lean = Math.min(0.11, 0.36 / own.length) * scale;
    return sorted.map((id, i) => ({
        ...id,
        x: middle.x + (i - (own.length - 1) / 2) * lean * 0.7,
        y: middle.y - (i - (own.length - 1) / 2) * lean,
        r: 0.29 * scale,
        pile: i === own.length - 1 ? own.length : 0,
    }));
}

/** Where 1 to 6 seats stand on a square, and how large their tokens are then. */
const CELLS: Point[][] = [
    [{ x: 0, y: 0 }],
    [
        { x: -0.22, y: 0 },
        { x: 0.22, y: 0 },
    ],
    [
        { x: 0, y: -0.22 },
        { x: -0.23, y: 0.2 },
        { x: 0.23, y: 0.2 },
    ],
    [
        { x: -0.22, y: -0.22 },
        { x: 0.22, y: -0.22 },
        { x: -0.22, y: 0.22 },
        { x: 0.22, y: 0.22 },
    ],
    [
        { x: -0.26, y: -0.22 },
        { x: 0.26, y: -0.22 },
        { x: 0, y: 0.02 },
        { x: -0.26, y: 0.26 },
        { x: 0.26, y: 0.26 },
    ],
    [
        { x: -0.3, y: -0.18 },
        { x: 0, y: -0.18 },
        { x: 0.3, y: -0.18 },
        { x: -0.3, y: 0.2 },
        { x: 0, y: 0.2 },
        { x: 0.3, y: 0.2 },
    ],
];
const SCALES = [1, 0.66, 0.6, 0.56, 0.46, 0.42];
