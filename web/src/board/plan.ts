// From a layout to what is drawn. Everything follows from the layout, so boards that nobody has
// seen yet are drawn like the known ones.

import { seatClass } from "./colours";
import { between, circle, distance, heading, hull, lines, outlinePath, reach, room, round, type Outline } from "./geometry";
import { planLinks, type LinkPlan, type Placed } from "./links";
import { numberOf } from "./numbers";
import type { Layout, Point, SeatLayout, SquareEffect, SquareLayout, Slots, View } from "../protocol/types";

/** How a square is painted: as paper in three tones, a little or wholly in its owner's colour. */
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
    /** The seat in whose colour it is painted. */
    owner: number | null;
    /** The seat that alone walks here. */
    seat: number | null;
    marks: Mark[];
    /** Its number, by which the words name it, if there is a place for it. */
    number: NumberPlan | null;
}

/** A number, by the middle of its height: in the middle of a square, or from its corner on. */
export interface NumberPlan {
    text: string;
    x: number;
    y: number;
    size: number;
    place: "middle" | "corner";
}

/** A panel for tokens that wait or are home. */
export interface PanelPlan {
    seat: number;
    kind: "yard" | "finish";
    index: number;
    d: string;
    /** The lighter tray in a large yard. */
    tray: string | null;
    wells: { x: number; y: number; r: number }[];
    /** The seat's emblem, where there is space between the slots. */
    emblem: Placed | null;
    /** A flag on a finish that is a square like others. */
    home: Placed | null;
}

export interface Plan {
    /** The part of the plane that is shown, as an SVG view box. */
    box: { x: number; y: number; width: number; height: number };
    /** The board under everything, to be drawn with a wide round line. */
    plate: string;
    /** Whether the squares are numbered: all seats go the same way, so numbers say how far. */
    numbered: boolean;
    squares: SquarePlan[];
    panels: PanelPlan[];
    links: LinkPlan[];
    /** The classes of the seats' colours, by seat. */
    classes: string[];
}

/** The space that the board's edge takes round the squares. */
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
            square.kind === "yard" || square.kind === "finish"
                ? []
                : [squarePlan(layout, square, index, numbered, links)],
        ),
        panels: layout.seats.flatMap((seat) => panels(layout, seat)),
        links,
        classes: layout.seats.map((seat) => seatClass(seat.colour, seat.seat)),
    };
}

/** The seats that nobody plays in this game. */
export function unplayed(layout: Layout, view: View): number[] {
    return layout.seats.map(({ seat }) => seat).filter((seat) => view.tokens[seat] === undefined);
}

/** The board fills its rectangle. Where that would leave much of it empty it is round instead, or
    follows the squares if it is long. */
function plate(layout: Layout): { d: string; low: Point; high: Point } {
    const { width, height } = layout;
    const points = layout.squares.flatMap(reach);
    const shape = hull(points);
    const area = shape.reduce((sum, a, i) => {
        const b = shape[(i + 1) % shape.length] ?? a;
        return sum + (a.x * b.y - b.x * a.y) / 2;
    }, 0);
    const [low, high] = [
        { x: 0, y: 0 },
        { x: width, y: height },
    ];
    if (Math.abs(area) > 0.86 * width * height || shape.length < 3) {
        const whole = [low, { x: width, y: 0 }, high, { x: 0, y: height }];
        return { d: lines(whole, true), low, high };
    }
    if (Math.abs(width - height) > 0.25 * width) {
        return { d: lines(shape, true), low, high };
    }
    const middle = { x: width / 2, y: height / 2 };
    const r = Math.max(...points.map((point) => distance(point, middle)));
    return {
        d: circle(middle, r),
        low: { x: Math.min(0, middle.x - r), y: Math.min(0, middle.y - r) },
        high: { x: Math.max(width, middle.x + r), y: Math.max(height, middle.y + r) },
    };
}

/** Whether all seats walk the same squares from the first to the last, as in snakes and ladders. */
export function isNumbered(layout: Layout): boolean {
    const way = (seat: SeatLayout): string => seat.path.slice(1).join();
    const first = layout.seats[0];
    return (
        first !== undefined &&
        layout.seats.every((seat) => way(seat) === way(first)) &&
        layout.squares.every((square) => square.kind === "yard" || square.number !== null)
    );
}

function squarePlan(
    layout: Layout,
    square: SquareLayout,
    index: number,
    numbered: boolean,
    links: LinkPlan[],
): SquarePlan {
    const size = room(square);
    const drawn = marks(layout, square, index, links);
    return {
        index,
        d: outlinePath(square, 0.035, Math.min(0.16, size * 0.16)),
        tone: tone(square, numbered),
        owner: square.owner,
        seat: square.seat,
        marks: drawn,
        number: numberPlan(layout, square, index, numbered, drawn, links),
    };
}

function tone(square: SquareLayout, numbered: boolean): Tone {
    if (square.owner !== null) {
        return square.start_of === square.owner || square.kind !== "track" ? "solid" : "tint";
    }
    if (!numbered) {
        return "plain";
    }
    // Slanting bands in rows and columns; elsewhere every third square.
    const grid = square.rotation === 0 && (square.x * 2) % 1 === 0 && (square.y * 2) % 1 === 0;
    const nth = grid ? Math.floor(square.x) + Math.floor(square.y) : (square.number ?? 0);
    return (["plain", "second", "third"] as const)[nth % 3] ?? "plain";
}

/** How many squares wide a board may be on which a corner holds a number, on a phone, too. */
const ROOMY = 9;
/** Marks that leave the middle free. */
const AT_EDGE: ReadonlySet<Mark["kind"]> = new Set(["own", "gate", "jump"]);

/** Where squares are large every number stands in the upper left corner. Elsewhere it is in the middle
    of squares of the track on which nothing else is: those between are easily counted. */
function numberPlan(
    layout: Layout,
    square: SquareLayout,
    index: number,
    numbered: boolean,
    drawn: Mark[],
    links: LinkPlan[],
): NumberPlan | null {
    const found = numberOf(layout, index);
    if (found === null) return null;
    const text = String(found.number);
    const size = room(square);
    if (numbered) return { text, x: round(square.x - size * 0.41), y: round(square.y - size * 0.295), size: round(size * 0.235), place: "corner" };
    if (layout.width <= ROOMY) {
        // Beside a door above there is no room in the corner.
        const up = drawn.some(({ kind, y }) => kind === "gate" && y < square.y) ? 0 : 0.33;
        return { text, x: round(square.x - size * 0.42), y: round(square.y - size * up), size: round(size * 0.2), place: "corner" };
    }
    const bridged = links.some((link) => "quiet" in link && !link.quiet && (link.from === index || link.to === index));
    if (found.part !== "track" || square.shape !== "square" || bridged || drawn.some(({ kind }) => !AT_EDGE.has(kind))) {
        return null;
    }
    // A little away from what is marked at the edge; letters stand upright and have less room on a slant.
    const away = slants(square) ? 0.45 : 0.3;
    const [dx, dy] = drawn.reduce(([x, y], mark) => [x + mark.x - square.x, y + mark.y - square.y], [0, 0]);
    return { text, x: round(square.x - away * dx), y: round(square.y - away * dy), size: round(size * 0.3), place: "middle" };
}

/** The smallest letters that one can read, in pixels. */
export const READABLE = 10;
/** How wide a digit is for its height, and how much of a square a number may take, so that it stands apart
    from the next one. */
const DIGIT = 0.6;
const MOST = 0.75;

/** Whether there is room for the numbers of a board on a screen where a square is so many pixels wide. */
export function showsNumbers({ squares }: Pick<Plan, "squares">, unit: number): boolean {
    return squares.every(({ number }) => number === null || DIGIT * number.text.length * Math.max(number.size, READABLE / unit) <= MOST);
}

function slants(square: SquareLayout): boolean {
    return square.rotation % 90 !== 0;
}

function marks(layout: Layout, square: SquareLayout, index: number, links: LinkPlan[]): Mark[] {
    const size = room(square);
    const here = (part: number, rotation = 0): Placed => ({
        x: square.x,
        y: square.y,
        size: round(size * part),
        rotation,
    });
    const corner = (part: number): Placed => ({
        ...here(part),
        x: round(square.x + size * 0.25),
        y: round(square.y - size * 0.25),
    });
    const list: Mark[] = [];
    const doors = square.start_of === null ? layout.seats.flatMap((seat) => doorway(layout, seat, index) ?? []) : [];
    if (square.mark && layout.width <= ROOMY) {
        // Its number stands in the corner.
        const [x, y] = [round(square.x + size * 0.07), round(square.y + size * 0.07)];
        list.push({ kind: "rosette", seat: null, ...here(0.31, square.rotation), x, y });
    } else if (square.mark) {
        list.push({ kind: "rosette", seat: null, ...here(0.35, square.rotation) });
    }
    if (square.start_of !== null) {
        if (square.safe) {
            list.push({ kind: "ring", seat: null, ...here(0.37) });
        }
        const next = follower(layout, square.start_of, index);
        const rotation = next ? round(heading(square, next)) : 0;
        list.push({ kind: "arrow", seat: square.start_of, ...here(square.safe ? 0.23 : 0.28, rotation) });
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
            list.push({
                kind: "gate",
                seat: seat.seat,
                x: round(toward.x),
                y: round(toward.y),
                size: round(size * 0.15),
                rotation: round(heading(square, door)),
            });
        }
    }
    for (const link of links) {
        if (link.kind === "jump" && link.quiet && link.from === index && list.length === 0) {
            const next = link.seat === null ? null : follower(layout, link.seat, index);
            const [x, y] = [round(square.x - size * 0.3), round(square.y + size * 0.3)];
            list.push({ kind: "jump", seat: link.seat, ...here(0.12, next ? round(heading(square, next)) : 0), x, y });
        }
    }
    if (square.kind === "pad" && square.seat !== null) {
        const next = follower(layout, square.seat, index);
        list.push({ kind: "arrow", seat: square.seat, ...here(0.3, next ? round(heading(square, next)) : 0) });
    }
    if (square.kind === "track" && layout.seats.every((seat) => seat.path[seat.path.length - 1] === index)) {
        list.push({ kind: "goal", seat: null, ...corner(0.2) });
    }
    // Whose it is must not be a matter of colour alone.
    if (square.kind === "stretch" && square.seat !== null && list.length === 0) {
        list.push({ kind: "own", seat: square.seat, ...here(0.19) });
    } else if (square.kind === "track" && square.owner !== null && square.owner !== square.start_of) {
        const [x, y] = [round(square.x + size * 0.3), round(square.y + size * 0.3)];
        list.push({ kind: "own", seat: square.owner, ...here(0.13), x, y });
    }
    if (square.effect) {
        list.push({ kind: "effect", effect: square.effect, seat: null, ...corner(0.145) });
    }
    return list;
}

/** The square after this one on a seat's way. */
function follower(layout: Layout, seat: number, index: number): SquareLayout | null {
    const path = layout.seats[seat]?.path ?? [];
    const next = path[path.indexOf(index) + 1];
    return next === undefined ? null : (layout.squares[next] ?? null);
}

/** The private square into which a seat turns off the track here. */
function doorway(layout: Layout, seat: SeatLayout, index: number): SquareLayout | null {
    if (layout.squares[index]?.kind !== "track") {
        return null;
    }
    const step = seat.path.lastIndexOf(index);
    const next = step < 0 ? undefined : seat.path[step + 1];
    const square = next === undefined ? undefined : layout.squares[next];
    return square && (square.kind === "stretch" || square.kind === "finish") ? square : null;
}

function panels(layout: Layout, seat: SeatLayout): PanelPlan[] {
    const list = [panel(layout, seat, "yard", seat.yard, seat.yard_slots)];
    if (seat.finish !== null) {
        list.push(panel(layout, seat, "finish", seat.finish, seat.finish_slots));
    }
    return list.filter((found) => found !== null);
}

function panel(
    layout: Layout,
    seat: SeatLayout,
    kind: "yard" | "finish",
    index: number,
    slots: Slots,
): PanelPlan | null {
    const square = layout.squares[index];
    if (!square) {
        return null;
    }
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
        home:
            kind === "finish" && square.shape === "square"
                ? { x: square.x, y: square.y, size: round(size * 0.28), rotation: 0 }
                : null,
    };
}

/** The radius of a token that stands alone on a square of the track, and the smallest of any: who
    cannot see a token cannot play it, so rather one stands over the edge of a narrow place. */
export const TOKEN = 0.37;
export const SMALL_TOKEN = 0.28;

/** How large a token is in its slot: a little larger than on a square where there is space. */
export function slotRadius(slots: Slots): number {
    const [a, b] = slots.at;
    const spacious = a && b && distance(a, b) > slots.size * 1.25;
    return Math.max(Math.min(slots.size * (spacious ? 0.43 : 0.38), 0.43), SMALL_TOKEN);
}

/** Slots too small for tokens one can tell apart: the tokens stand in a pile instead. */
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
    if (slots.at.length === 0) {
        return null;
    }
    const free = Math.min(...slots.at.map((slot) => distance(slot, square))) - slots.size * 0.5;
    return free > 0.45 ? { x: square.x, y: square.y, size: round(Math.min(free * 0.72, 0.9)), rotation: 0 } : null;
}
