// Turns a layout into shapes to draw. Nothing depends on the variant, so unknown boards are drawn like
// known ones.

import { seatClass } from "./colours";
import { between, circle, distance, heading, hull, lines, outlinePath, reach, room, round, type Outline } from "./geometry";
import { planLinks, type LinkPlan, type Placed } from "./links";
import { numberOf } from "../../words/square-numbers";
import type { Layout, Point, SeatLayout, SquareEffect, SquareLayout, Slots, View } from "../../protocol/types";

/** How a square is painted: in one of three paper tones, or tinted or filled with its owner's colour. */
export type Tone = "plain" | "second" | "third" | "tint" | "solid";

export type Mark =
    | (Placed & { kind: "star" | "rosette" | "ring" | "goal"; seat: null })
    | (Placed & { kind: "arrow" | "gate" | "jump"; seat: number | null })
    | (Placed & { kind: "own"; seat: number })
    | (Placed & { kind: "effect"; effect: SquareEffect; seat: null });

export interface SquarePlan {
    index: number;
    d: string;
    tone: Tone;
    /** The seat whose colour it has. */
    owner: number | null;
    /** The only seat whose path contains it. */
    seat: number | null;
    marks: Mark[];
    /** The number by which texts name it, if there is space to draw it. */
    number: NumberPlan | null;
}

/** A number on a square; `x` is its centre or, in a corner, its left edge, and `y` the middle of its height. */
export interface NumberPlan {
    text: string;
    x: number;
    y: number;
    size: number;
    place: "middle" | "corner";
}

/** A yard or finish. */
export interface PanelPlan {
    seat: number;
    kind: "yard" | "finish";
    index: number;
    d: string;
    /** The lighter inner area of a large yard. */
    tray: string | null;
    wells: { x: number; y: number; r: number }[];
    /** The position of the seat's emblem, if there is space between the slots. */
    emblem: Placed | null;
    /** The position of the flag on a finish that is an ordinary square. */
    home: Placed | null;
}

export interface Plan {
    /** The visible area, as an SVG view box. */
    box: { x: number; y: number; width: number; height: number };
    /** The outline of the board itself, drawn below everything with a wide rounded stroke. */
    plate: string;
    /** Whether every square has a number, because all seats share one path. */
    numbered: boolean;
    squares: SquarePlan[];
    panels: PanelPlan[];
    links: LinkPlan[];
    /** The CSS class of each seat's colours. */
    classes: string[];
}

/** The width of the board's edge around the squares. */
export const EDGE = 0.32;
const FRAME = 0.2;

export function plan(layout: Layout): Plan {
    const numbered = isNumbered(layout);
    const margin = EDGE + FRAME;
    const links = planLinks(layout.links);
    const { d, low, high } = plate(layout);
    return {
        box: {
            x: round(low.x - margin),
            y: round(low.y - margin),
            width: round(high.x - low.x + 2 * margin),
            height: round(high.y - low.y + 2 * margin),
        },
        plate: d,
        numbered,
        squares: layout.squares.flatMap((square, index) =>
            square.kind === "yard" || square.kind === "finish" ? [] : [squarePlan(layout, square, index, numbered, links)],
        ),
        panels: layout.seats.flatMap((seat) => panels(layout, seat)),
        links,
        classes: layout.seats.map(({ seat }) => seatClass(layout, seat)),
    };
}

/** The seats that nobody plays in this game. */
export function unplayed(layout: Layout, view: View): number[] {
    return layout.seats.map(({ seat }) => seat).filter((seat) => view.tokens[seat] === undefined);
}

/** The outline of the board: a rectangle, or, if much of it would be empty, a circle, or the hull of the
    squares for a long board. */
function plate(layout: Layout): { d: string; low: Point; high: Point } {
    const { width, height } = layout;
    const points = layout.squares.flatMap(reach);
    const shape = hull(points);
    const area = shape.reduce((sum, a, i) => {
        const b = shape[(i + 1) % shape.length] ?? a;
        return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0);
    const [low, high] = [{ x: 0, y: 0 }, { x: width, y: height }];
    if (Math.abs(area) > 0.86 * width * height || shape.length < 3) {
        return { d: lines([low, { x: width, y: 0 }, high, { x: 0, y: height }], true), low, high };
    }
    if (Math.abs(width - height) > 0.25 * width) return { d: lines(shape, true), low, high };
    const middle = { x: width / 2, y: height / 2 };
    const r = Math.max(...points.map((point) => distance(point, middle)));
    return {
        d: circle(middle, r),
        low: { x: Math.min(0, middle.x - r), y: Math.min(0, middle.y - r) },
        high: { x: Math.max(width, middle.x + r), y: Math.max(height, middle.y + r) },
    };
}

/** Whether all seats share one path from first to last square, as in snakes and ladders. */
export function isNumbered(layout: Layout): boolean {
    const way = (seat: SeatLayout): string => seat.path.slice(1).join();
    const first = layout.seats[0];
    return (
        first !== undefined &&
        layout.seats.every((seat) => way(seat) === way(first)) &&
        layout.squares.every((square) => square.kind === "yard" || square.number !== null)
    );
}

function squarePlan(layout: Layout, square: SquareLayout, index: number, numbered: boolean, links: LinkPlan[]): SquarePlan {
    const { owner, seat } = square;
    const drawn = marks(layout, square, index, links);
    const d = outlinePath(square, 0.035, Math.min(0.16, room(square) * 0.16));
    const number = numberPlan(layout, square, index, numbered, drawn, links);
    return { index, d, tone: tone(square, numbered), owner, seat, marks: drawn, number };
}

function tone(square: SquareLayout, numbered: boolean): Tone {
    if (square.owner !== null) return square.start_of === square.owner || square.kind !== "track" ? "solid" : "tint";
    if (!numbered) return "plain";
    // Diagonal bands on a grid; on other boards every third square.
    const grid = square.rotation === 0 && (square.x * 2) % 1 === 0 && (square.y * 2) % 1 === 0;
    const nth = grid ? Math.floor(square.x) + Math.floor(square.y) : (square.number ?? 0);
    return (["plain", "second", "third"] as const)[nth % 3] ?? "plain";
}

/** The widest board, in squares, whose corners have space for numbers even on a phone. */
const MAX_WIDTH_FOR_CORNER_NUMBERS = 9;
/** Marks that leave the centre of a square free. */
const AT_EDGE: ReadonlySet<Mark["kind"]> = new Set(["own", "gate", "jump"]);

/** On large squares every number is in the upper left corner. On small ones only track squares without
    other marks have a number, in the middle; players can count the squares between them. */
function numberPlan(layout: Layout, square: SquareLayout, index: number, numbered: boolean, drawn: Mark[], links: LinkPlan[]): NumberPlan | null {
    const found = numberOf(layout, index);
    if (found === null) return null;
    const text = String(found.number);
    const size = room(square);
    if (numbered) return { text, x: round(square.x - size * 0.41), y: round(square.y - size * 0.295), size: round(size * 0.235), place: "corner" };
    if (layout.width <= MAX_WIDTH_FOR_CORNER_NUMBERS) {
        // A door at the upper edge takes the space in the corner.
        const up = drawn.some(({ kind, y }) => kind === "gate" && y < square.y) ? 0 : 0.33;
        return { text, x: round(square.x - size * 0.42), y: round(square.y - size * up), size: round(size * 0.2), place: "corner" };
    }
    const bridged = links.some((link) => "quiet" in link && !link.quiet && (link.from === index || link.to === index));
    if (found.part !== "track" || square.shape !== "square" || bridged || drawn.some(({ kind }) => !AT_EDGE.has(kind))) {
        return null;
    }
    // Moved away from marks at the edge, and further on a slanted square, where upright digits have less space.
    const away = slants(square) ? 0.45 : 0.3;
    const [dx, dy] = drawn.reduce(([x, y], mark) => [x + mark.x - square.x, y + mark.y - square.y], [0, 0]);
    return { text, x: round(square.x - away * dx), y: round(square.y - away * dy), size: round(size * 0.3), place: "middle" };
}

/** The smallest readable font size in pixels. */
export const READABLE_PX = 10;
/** The width of a digit relative to its height. */
const DIGIT_WIDTH = 0.6;
/** The part of a square's width that a number may take, so that it does not touch the next one. */
const MAX_NUMBER_WIDTH = 0.75;

/** Whether the numbers of a board fit on a screen where a square is `unit` pixels wide. */
export function showsNumbers({ squares }: Pick<Plan, "squares">, unit: number): boolean {
    return squares.every(({ number }) => number === null || DIGIT_WIDTH * number.text.length * Math.max(number.size, READABLE_PX / unit) <= MAX_NUMBER_WIDTH);
}

function slants(square: SquareLayout): boolean {
    return square.rotation % 90 !== 0;
}

function marks(layout: Layout, square: SquareLayout, index: number, links: LinkPlan[]): Mark[] {
    const size = room(square);
    const here = (part: number, rotation = 0): Placed => ({ x: square.x, y: square.y, size: round(size * part), rotation });
    /** The same away from the middle, by fractions of the square's size. */
    const aside = (dx: number, dy: number, part: number, rotation = 0): Placed => ({
        ...here(part, rotation),
        x: round(square.x + size * dx),
        y: round(square.y + size * dy),
    });
    /** The direction to the next square of a seat's path. */
    const ahead = (seat: number | null): number => {
        const next = seat === null ? null : follower(layout, seat, index);
        return next === null ? 0 : round(heading(square, next));
    };
    const list: Mark[] = [];
    const doors = square.start_of === null ? layout.seats.flatMap((seat) => doorway(layout, seat, index) ?? []) : [];
    if (square.mark) {
        // On a small board the number is in the corner.
        const small = layout.width <= MAX_WIDTH_FOR_CORNER_NUMBERS;
        list.push({ kind: "rosette", seat: null, ...(small ? aside(0.07, 0.07, 0.31, square.rotation) : here(0.35, square.rotation)) });
    }
    if (square.start_of !== null) {
        if (square.safe) list.push({ kind: "ring", seat: null, ...here(0.37) });
        list.push({ kind: "arrow", seat: square.start_of, ...here(square.safe ? 0.23 : 0.28, ahead(square.start_of)) });
    } else if (square.safe && !square.mark && square.kind === "track") {
        // A little away from the door.
        const part = doors.length === 0 ? 1 : 0.78;
        const back = doors.reduce((at, door) => between(at, door, (-0.13 * size) / Math.max(distance(square, door), 1e-6)), { x: square.x, y: square.y });
        const safe = { x: round(back.x), y: round(back.y) };
        list.push({ kind: "ring", seat: null, ...here(0.37 * part), ...safe }, { kind: "star", seat: null, ...here(0.27 * part), ...safe });
    }
    for (const seat of layout.seats) {
        const door = doorway(layout, seat, index);
        if (door && square.start_of === null) {
            const away = slants(square) || square.safe ? 0.36 : 0.3;
            const toward = between(square, door, (away * size) / Math.max(distance(square, door), 1e-6));
            list.push({ kind: "gate", seat: seat.seat, ...here(0.15, round(heading(square, door))), x: round(toward.x), y: round(toward.y) });
        }
    }
    for (const link of links) {
        if (link.kind === "jump" && link.quiet && link.from === index && list.length === 0) {
            list.push({ kind: "jump", seat: link.seat, ...aside(-0.3, 0.3, 0.12, ahead(link.seat)) });
        }
    }
    if (square.kind === "pad" && square.seat !== null) {
        list.push({ kind: "arrow", seat: square.seat, ...here(0.3, ahead(square.seat)) });
    }
    if (square.kind === "track" && layout.seats.every((seat) => seat.path[seat.path.length - 1] === index)) {
        list.push({ kind: "goal", seat: null, ...aside(0.25, -0.25, 0.2) });
    }
    // A seat must be recognisable without its colour, too.
    if (square.kind === "stretch" && square.seat !== null && list.length === 0) {
        list.push({ kind: "own", seat: square.seat, ...here(0.19) });
    } else if (square.kind === "track" && square.owner !== null && square.owner !== square.start_of) {
        list.push({ kind: "own", seat: square.owner, ...aside(0.3, 0.3, 0.13) });
    }
    if (square.effect) list.push({ kind: "effect", effect: square.effect, seat: null, ...aside(0.25, -0.25, 0.145) });
    return list;
}

/** The square after this one on a seat's path. */
function follower(layout: Layout, seat: number, index: number): SquareLayout | null {
    const path = layout.seats[seat]?.path ?? [];
    const next = path[path.indexOf(index) + 1];
    return next === undefined ? null : (layout.squares[next] ?? null);
}

/** The private square to which a seat leaves the track from this square. */
function doorway(layout: Layout, seat: SeatLayout, index: number): SquareLayout | null {
    if (layout.squares[index]?.kind !== "track") return null;
    const step = seat.path.lastIndexOf(index);
    const next = step < 0 ? undefined : seat.path[step + 1];
    const square = next === undefined ? undefined : layout.squares[next];
    return square && (square.kind === "stretch" || square.kind === "finish") ? square : null;
}

function panels(layout: Layout, seat: SeatLayout): PanelPlan[] {
    const yard = panel(layout, seat, "yard", seat.yard, seat.yard_slots);
    const finish = seat.finish === null ? null : panel(layout, seat, "finish", seat.finish, seat.finish_slots);
    return [yard, finish].filter((found) => found !== null);
}

function panel(layout: Layout, seat: SeatLayout, kind: PanelPlan["kind"], index: number, slots: Slots): PanelPlan | null {
    const square = layout.squares[index];
    if (!square) return null;
    const size = room(square);
    const large = kind === "yard" && size >= 1.8;
    const inset = kind === "yard" ? Math.min(0.14, size * 0.06) : 0.035;
    const tray = large ? trayOf(square, slots) : null;
    return {
        seat: seat.seat,
        kind,
        index,
        d: outlinePath(square, inset, kind === "yard" ? Math.min(0.55, size * 0.2) : 0.16),
        tray: tray && outlinePath(tray, 0, Math.min(0.5, room(tray) * 0.22)),
        wells: piles(slots) ? [] : slots.at.map(({ x, y }) => ({ x, y, r: round(slotRadius(slots) + slots.size * 0.08) })),
        emblem: emblem(square, slots, kind),
        home: kind === "finish" && square.shape === "square" ? { x: square.x, y: square.y, size: round(size * 0.28), rotation: 0 } : null,
    };
}

/** The radius of a token alone on a track square, and the smallest radius of any token. On a narrow square
    a token sticks out over the edge rather than become too small to see. */
export const TOKEN = 0.37;
export const SMALL_TOKEN = 0.28;

/** The radius of a token in its slot: a little larger than on a square if there is space. */
export function slotRadius(slots: Slots): number {
    const [a, b] = slots.at;
    const spacious = a && b && distance(a, b) > slots.size * 1.25;
    return Math.max(Math.min(slots.size * (spacious ? 0.43 : 0.38), 0.43), SMALL_TOKEN);
}

/** Whether the slots are too small to tell tokens apart, so that the tokens form a pile instead. */
export function piles(slots: Slots): boolean {
    return slots.size < 0.34;
}

function trayOf(square: SquareLayout, slots: Slots): Outline {
    if (square.shape === "circle") {
        return { ...square, width: square.width - 0.62, height: square.height - 0.62 };
    }
    const spread = (pick: (point: Point) => number, middle: number): number =>
        Math.max(...slots.at.map((point) => Math.abs(pick(point) - middle)), 0);
    const space = slots.size * 0.5 + 0.42;
    const turned = square.rotation % 180 !== 0;
    const fit = (half: number, whole: number): number => Math.min(2 * (half + space), whole - 0.62);
    return {
        ...square,
        width: turned ? square.width - 0.7 : fit(spread((point) => point.x, square.x), square.width),
        height: turned ? square.height - 0.7 : fit(spread((point) => point.y, square.y), square.height),
    };
}

function emblem(square: SquareLayout, slots: Slots, kind: "yard" | "finish"): Placed | null {
    if (kind === "finish") {
        const size = round(Math.min(room(square) * 0.2, 0.4));
        return square.shape === "square" ? null : { x: square.x, y: square.y, size, rotation: 0 };
    }
    if (slots.at.length === 0) return null;
    const free = Math.min(...slots.at.map((slot) => distance(slot, square))) - slots.size * 0.5;
    return free > 0.45 ? { x: square.x, y: square.y, size: round(Math.min(free * 0.72, 0.9)), rotation: 0 } : null;
}
