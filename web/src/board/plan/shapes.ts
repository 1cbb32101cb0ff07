// The shapes of seats, and the small pictures on squares. All are centred at 0, 0 and reach 1 in every
// direction; the caller scales and rotates them.

import { circle, points, round, rounded } from "./geometry";
import type { Point, SquareEffect } from "../../protocol/types";

/** The shapes of seats, in the order of the seats. */
export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

export function seatShape(seat: number): SeatShape {
    return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? "circle";
}

/** The outline of a seat's shape. All shapes look equally large. */
export function shapePath(shape: SeatShape): string {
    switch (shape) {
        case "circle":
            return circle({ x: 0, y: 0 }, 0.94);
        case "square":
            return rounded(polygon(4, 1.16, 45), 0.34);
        case "triangle":
            return rounded(lowered(polygon(3, 1.3, -90), 0.14), 0.42);
        case "diamond":
            return rounded(polygon(4, 1.16, 0), 0.3);
        case "star":
            return rounded(star(5, 1.14, 0.62, -90), 0.22);
        case "hexagon":
            return rounded(polygon(6, 1.04, 0), 0.24);
    }
}

/** A five-pointed star, the mark of safe squares. */
export const STAR = rounded(star(5, 1, 0.45, -90), 0.14);

/** A rosette with eight petals, the mark of special squares. */
export const ROSETTE = Array.from({ length: 8 }, (_, i) => petal(i * 45)).join("");

/** An arrow to the right. */
export const ARROW = rounded(points([1, 0], [0.15, 0.82], [0.15, 0.32], [-0.95, 0.32], [-0.95, -0.32], [0.15, -0.32], [0.15, -0.82]), 0.14);

/** A chevron to the right, for doors and jumps. */
export const CHEVRON = rounded(points([-0.5, -0.9], [0.05, -0.9], [0.75, 0], [0.05, 0.9], [-0.5, 0.9], [0.15, 0]), 0.1);

/** An aeroplane that points to the right. */
export const PLANE =
    "M1 0C1 .13 .82 .17 .6 .17L.22 .17L-.2 .95L-.46 .95L-.28 .17L-.62 .15L-.82 .42L-1 .42L-.9 0L-1 -.42L-.82 -.42L-.62 -.15L-.28 -.17L-.46 -.95L-.2 -.95L.22 -.17L.6 -.17C.82 -.17 1 -.13 1 0Z";

/** A flag, the mark of the finish. */
export const FLAG = "M-.62 -1H-.4V-.88C0 -1.1 .3 -.6 .85 -.82V.1C.3 .32 0 -.2 -.4 .06V1H-.62Z";

/** A cross over a token that would be captured. */
export const CROSS = "M-.8 -.5L-.5 -.8L0 -.3L.5 -.8L.8 -.5L.3 0L.8 .5L.5 .8L0 .3L-.5 .8L-.8 .5L-.3 0Z";

const DIE = rounded(polygon(4, 1.05, 45), 0.3);

/** The picture of a square's effect; filled by the even-odd rule. */
export function effectPath(effect: SquareEffect): string {
    switch (effect) {
        case "skip":
            return "M-.62 -.8H-.14V.8H-.62ZM.14 -.8H.62V.8H.14Z";
        case "swap":
            return "M-.9 -.62H.3V-.95L.95 -.42L.3 .1V-.22H-.9ZM.9 .62H-.3V.95L-.95 .42L-.3 -.1V.22H.9Z";
        case "shield":
            return "M0 -1L.82 -.7V-.05C.82 .5 .42 .82 0 1C-.42 .82 -.82 .5 -.82 -.05V-.7ZM0 -.62L-.48 -.44V-.05C-.48 .28 -.26 .48 0 .62Z";
        case "second_throw":
            return DIE + circle({ x: -0.32, y: 0.32 }, 0.17) + circle({ x: 0.32, y: -0.32 }, 0.17);
        case "chosen_roll":
            return DIE + rounded(lowered(star(5, 0.56, 0.25, -90), 0.03), 0.06);
    }
}

function lowered(shape: Point[], by: number): Point[] {
    return shape.map(({ x, y }) => ({ x, y: y + by }));
}

function polygon(sides: number, r: number, turned: number): Point[] {
    return star(sides, r, r * Math.cos(Math.PI / sides), turned).filter((_, i) => i % 2 === 0);
}

function star(points: number, outer: number, inner: number, turned: number): Point[] {
    return Array.from({ length: points * 2 }, (_, i) => {
        const angle = (turned * Math.PI) / 180 + (i * Math.PI) / points;
        const r = i % 2 === 0 ? outer : inner;
        return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
    });
}

function petal(turned: number): string {
    const angle = (turned * Math.PI) / 180;
    const point = (along: number, aside: number): string => {
        const x = along * Math.cos(angle) - aside * Math.sin(angle);
        const y = along * Math.sin(angle) + aside * Math.cos(angle);
        return `${round(x)} ${round(y)}`;
    };
    return `M${point(0.2, 0)}C${point(0.42, 0.3)} ${point(0.78, 0.26)} ${point(1, 0)}C${point(0.78, -0.26)} ${point(0.42, -0.3)} ${point(0.2, 0)}Z`;
}
