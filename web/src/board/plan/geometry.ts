// Points, polygons and curves. Lengths are in squares, as in the layout; y points down.

import type { Point, Shape } from "../../protocol/types";

/** The position and shape of something, as in the layout. */
export interface Outline {
    shape: Shape;
    x: number;
    y: number;
    width: number;
    height: number;
    rotation: number;
}

/** Points from pairs of coordinates. */
export function points(...pairs: readonly [x: number, y: number][]): Point[] {
    return pairs.map(([x, y]) => ({ x, y }));
}

/** Rounds to three decimals, which is finer than any screen and keeps the page small. */
export function round(value: number): number {
    return Math.round(value * 1000) / 1000 + 0;
}

export function distance(a: Point, b: Point): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, part: number): Point {
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The direction from one point to another in degrees, 0 to the right, clockwise on the screen. */
export function heading(from: Point, to: Point): number {
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The corners in order, moved inwards by `inset` on every side; empty for a circle. */
export function corners(outline: Outline, inset = 0): Point[] {
    const { width, height, rotation } = outline;
    const [w, h] = [width / 2, height / 2];
    let local: Point[];
    switch (outline.shape) {
        case "square":
            local = points([inset - w, inset - h], [w - inset, inset - h], [w - inset, h - inset], [inset - w, h - inset]);
            break;
        case "triangle": {
            // A triangle shrinks evenly towards the centre of its inscribed circle.
            const side = Math.hypot(w, height);
            const inner = (width * height) / (width + 2 * side);
            const centre = (h * 4) / 3 - height + inner;
            const keep = Math.max(0, (inner - inset) / inner);
            const tips = points([0, (-h * 4) / 3], [w, (h * 2) / 3], [-w, (h * 2) / 3]);
            local = tips.map(({ x, y }) => ({ x: x * keep, y: -centre + (y + centre) * keep }));
            break;
        }
        case "circle":
            return [];
    }
    const angle = (rotation * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return local.map(({ x, y }) => ({ x: outline.x + x * cos - y * sin, y: outline.y + x * sin + y * cos }));
}

/** The diameter of the largest circle around the centre that stays inside. */
export function room(outline: Outline): number {
    if (outline.shape !== "triangle") return Math.min(outline.width, outline.height);
    const side = Math.hypot(outline.width / 2, outline.height);
    return (2 * outline.width * outline.height) / (outline.width + 2 * side);
}

/** A closed path with rounded corners. */
export function rounded(points: Point[], radius: number): string {
    const parts = points.map((corner, i) => {
        const before = points[(i + points.length - 1) % points.length] ?? corner;
        const after = points[(i + 1) % points.length] ?? corner;
        const cut = Math.min(radius, distance(before, corner) / 2.2, distance(corner, after) / 2.2);
        const from = between(corner, before, cut / Math.max(distance(before, corner), 1e-6));
        const to = between(corner, after, cut / Math.max(distance(corner, after), 1e-6));
        return `${i === 0 ? "M" : "L"}${at(from)}Q${at(corner)} ${at(to)}`;
    });
    return `${parts.join("")}Z`;
}

export function circle(middle: Point, r: number): string {
    const [x, y] = [round(middle.x), round(middle.y)];
    return `M${round(x - r)} ${y}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;
}

/** The path of an outline, inset and with rounded corners. */
export function outlinePath(outline: Outline, inset: number, radius: number): string {
    if (outline.shape === "circle") return circle(outline, outline.width / 2 - inset);
    return rounded(corners(outline, inset), radius);
}

/** An open or closed path with straight lines. */
export function lines(points: Point[], closed = false): string {
    return points.map((point, i) => `${i === 0 ? "M" : "L"}${at(point)}`).join("") + (closed ? "Z" : "");
}

/** A smooth path through points. */
export function smooth(points: Point[], closed = false): string {
    const n = points.length;
    const pick = (i: number): Point => {
        const index = closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1);
        return points[index] ?? { x: 0, y: 0 };
    };
    let d = `M${at(pick(0))}`;
    for (let i = 0; i < (closed ? n : n - 1); i++) {
        const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
        const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
        const second = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
        d += `C${at(first)} ${at(second)} ${at(c)}`;
    }
    return closed ? `${d}Z` : d;
}

/** The point at a fraction (0 to 1) of the length of a polyline. */
export function along(points: Point[], part: number): Point {
    const first = points[0] ?? { x: 0, y: 0 };
    const lengths = points.slice(1).map((point, i) => distance(points[i] ?? point, point));
    let left = Math.min(Math.max(part, 0), 1) * lengths.reduce((sum, length) => sum + length, 0);
    for (const [i, length] of lengths.entries()) {
        const [a, b] = [points[i] ?? first, points[i + 1] ?? first];
        if (left <= length) return between(a, b, length === 0 ? 0 : left / length);
        left -= length;
    }
    return points[points.length - 1] ?? first;
}

/** The convex hull of points, clockwise on the screen. */
export function hull(points: Point[]): Point[] {
    const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
    const half = (list: Point[]): Point[] => {
        const chain: Point[] = [];
        for (const point of list) {
            for (;;) {
                const [a, b] = [chain[chain.length - 2], chain[chain.length - 1]];
                if (!a || !b || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 1e-9) break;
                chain.pop();
            }
            chain.push(point);
        }
        return chain.slice(0, -1);
    };
    return [...half(sorted), ...half(sorted.reverse())];
}

/** Points on an outline, enough to compute its extent. */
export function reach(outline: Outline): Point[] {
    if (outline.shape !== "circle") return corners(outline);
    const r = outline.width / 2;
    return Array.from({ length: 24 }, (_, i) => {
        const angle = (i * Math.PI) / 12;
        return { x: outline.x + r * Math.cos(angle), y: outline.y + r * Math.sin(angle) };
    });
}

function at(point: Point): string {
    return `${round(point.x)} ${round(point.y)}`;
}
