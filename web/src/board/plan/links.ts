// Snakes, ladders, jumps and flights: their shapes, and the lines along which tokens follow them.

import { along, between, circle, distance, heading, lines, round, smooth } from "./geometry";
import type { LinkLayout, Point } from "../../protocol/types";

/** The position, size and rotation of a small picture. */
export interface Placed {
    x: number;
    y: number;
    size: number;
    rotation: number;
}

interface Common extends Pick<LinkLayout, "kind" | "from" | "to" | "seat"> {
    /** The line along which a token moves, from start to end. */
    curve: Point[];
}

export interface SnakePlan extends Common {
    kind: "snake";
    body: string;
    /** A stripe down the back, or spots or bands across it. */
    pattern: string;
    /** A highlight along the curve. */
    shine: string;
    head: Placed;
    /** The index of its colours; neighbours differ. */
    palette: number;
}

export interface LadderPlan extends Common {
    kind: "ladder";
    rails: string;
    rungs: string;
}

export interface ArcPlan extends Common {
    kind: "jump" | "flight";
    d: string;
    arrow: Placed;
    /** Not drawn until a move uses it, because there are so many that they would hide the board. */
    quiet: boolean;
}

export type LinkPlan = SnakePlan | LadderPlan | ArcPlan;

export const SNAKE_PALETTES = 5;
/** With more jumps than this, chevrons on their squares replace the lines. */
const MANY_JUMPS = 12;

export function planLinks(links: LinkLayout[]): LinkPlan[] {
    const jumps = links.filter((link) => link.kind === "jump").length;
    let snakes = 0;
    return links.map((link) => {
        switch (link.kind) {
            case "snake":
                return snake(link, snakes++);
            case "ladder":
                return ladder(link);
            case "jump":
                return arc(link, "jump", jumps > MANY_JUMPS);
            case "flight":
                return arc(link, "flight", false);
        }
    });
}

function snake({ from, to, seat, line: [head, tail] }: LinkLayout, nth: number): SnakePlan {
    const length = Math.max(distance(head, tail), 0.5);
    // Long snakes need more points to look smooth.
    const samples = Math.round(Math.min(160, Math.max(40, length * 7)));
    const waves = Math.max(1, Math.round(length / 2.6));
    const sway = Math.min(0.42, 0.1 + length * 0.07) * (nth % 2 === 0 ? 1 : -1);
    const normal = { x: -(tail.y - head.y) / length, y: (tail.x - head.x) / length };
    const curve = Array.from({ length: samples + 1 }, (_, i) => {
        const t = i / samples;
        const point = between(head, tail, t);
        const aside = sway * Math.sin(2 * Math.PI * waves * t) * Math.sin(Math.PI * t) ** 0.5;
        return { x: point.x + normal.x * aside, y: point.y + normal.y * aside };
    });
    const neck = curve[2] ?? head;
    return {
        kind: "snake",
        from,
        to,
        seat,
        curve,
        body: smooth(thin([...edge(curve, 0, undefined, 1), ...edge(curve, 0, undefined, -1).reverse()]), true),
        pattern: pattern(curve, nth % 4, length),
        shine: smooth(edge(curve, 3, -8, 0.45)),
        head: { x: head.x, y: head.y, size: 0.25, rotation: round(heading(neck, head)) },
        palette: nth % SNAKE_PALETTES,
    };
}

/** Half the width of a snake at a fraction of its length: a neck, a belly and a pointed tail. */
function girth(t: number): number {
    const neck = 0.11 + 0.055 * Math.min(1, t / 0.18);
    return neck * (1 - t ** 2.4) + 0.012;
}

/** A line along a snake, at a fraction of the way from its middle to its edge, between two samples of its curve. */
function edge(curve: Point[], first: number, end: number | undefined, part: number): Point[] {
    return curve.slice(first, end).map((_, i) => beside(curve, i + first, girth((i + first) / (curve.length - 1)) * part));
}

function pattern(curve: Point[], kind: number, length: number): string {
    const count = Math.max(4, Math.round(length * 2.6));
    const parts = Array.from({ length: count }, (_, i) => (i + 1.2) / (count + 1.6));
    switch (kind) {
        case 0: // bands
            return parts.map((t) => ring(curve, t, 0.045, "band")).join("");
        case 1: // diamonds
            return parts.map((t) => ring(curve, t, 0.13, "diamond")).join("");
        case 2: // a stripe down the back, as wide as a third of the snake
            return lines([...edge(curve, 2, -3, 0.3), ...edge(curve, 2, -3, -0.3).reverse()], true);
        default: // spots
            return parts.map((t) => circle(along(curve, t), girth(t) * 0.5)).join("");
    }
}

/** A band or a diamond across the snake. */
function ring(curve: Point[], t: number, half: number, shape: "band" | "diamond"): string {
    const samples = curve.length - 1;
    const i = t * samples;
    const w = girth(t) * 0.86;
    const step = half / (distance(curve[0] ?? ZERO, curve[samples] ?? ZERO) / samples);
    const band = [[-step, w], [step, w], [step, -w], [-step, -w]] as const;
    const diamond = [[-step, 0], [0, w], [step, 0], [0, -w]] as const;
    return lines((shape === "band" ? band : diamond).map(([along, aside]) => beside(curve, i + along, aside)), true);
}

/** Drops every other point but keeps both ends, which is enough for a smooth line. */
function thin(points: Point[]): Point[] {
    return points.filter((_, i) => i % 2 === 0 || i === points.length - 1);
}

const ZERO: Point = { x: 0, y: 0 };

/** A point beside the curve, at an index that may lie between two samples. */
function beside(curve: Point[], index: number, aside: number): Point {
    const at = (i: number): Point => {
        const low = Math.min(Math.max(Math.floor(i), 0), curve.length - 2);
        return between(curve[low] ?? ZERO, curve[low + 1] ?? ZERO, i - low);
    };
    const [before, after, middle] = [at(index - 0.5), at(index + 0.5), at(index)];
    const length = Math.max(distance(before, after), 1e-6);
    return {
        x: middle.x - ((after.y - before.y) / length) * aside,
        y: middle.y + ((after.x - before.x) / length) * aside,
    };
}

function ladder({ from, to, seat, line: [foot, top] }: LinkLayout): LadderPlan {
    const length = Math.max(distance(foot, top), 0.1);
    const across = { x: -(top.y - foot.y) / length, y: (top.x - foot.x) / length };
    const at = (along: number, aside: number): Point => {
        const point = between(foot, top, along / length);
        return { x: point.x + across.x * aside, y: point.y + across.y * aside };
    };
    const half = 0.17;
    const count = Math.max(2, Math.round(length / 0.36));
    const rungs = Array.from({ length: count }, (_, i) => {
        const where = ((i + 0.5) / count) * length;
        return lines([at(where, -half), at(where, half)]);
    });
    return {
        kind: "ladder",
        from,
        to,
        seat,
        curve: [foot, top],
        rails: lines([at(-0.12, -half), at(length + 0.12, -half)]) + lines([at(-0.12, half), at(length + 0.12, half)]),
        rungs: rungs.join(""),
    };
}

function arc(link: LinkLayout, kind: "jump" | "flight", quiet: boolean): ArcPlan {
    const [from, to] = link.line;
    const length = Math.max(distance(from, to), 0.1);
    const bend = Math.min(length * 0.16, 0.9);
    const middle = between(from, to, 0.5);
    const control = {
        x: middle.x + ((to.y - from.y) / length) * bend * 2,
        y: middle.y - ((to.x - from.x) / length) * bend * 2,
    };
    const curve = Array.from({ length: 25 }, (_, i) => {
        const t = i / 24;
        return between(between(from, control, t), between(control, to, t), t);
    });
    const tip = along(curve, kind === "flight" ? 0.5 : 1 - Math.min(0.4, 0.3 / length));
    const before = along(curve, kind === "flight" ? 0.44 : 1 - Math.min(0.5, 0.45 / length));
    return {
        kind,
        from: link.from,
        to: link.to,
        seat: link.seat,
        curve,
        d: smooth(curve.filter((_, i) => i % 4 === 0)),
        arrow: { x: tip.x, y: tip.y, size: kind === "flight" ? 0.42 : 0.16, rotation: round(heading(before, tip)) },
        quiet,
    };
}
