// Moves tokens by setting their SVG attributes directly, because updating the template in every frame
// would be slow.

import type { Point } from "../../protocol/types";
import { type Pose, restingPose } from "../play/animate";
import { key, type Spot } from "../plan/spots";

/** What a Svelte action returns. */
interface ActionResult {
    destroy: () => void;
}

export class Brush {
    readonly #tokens = new Map<string, SVGGElement>();
    readonly #clasps = new Map<string, SVGGElement>();
    readonly #poses = new Map<string, Pose>();

    /** Draws a token in its current pose, and the clasp that joins it to another. */
    readonly paint = (name: string, pose: Pose): void => {
        this.#poses.set(name, pose);
        const element = this.#tokens.get(name);
        if (element) {
            const scale = pose.r * (1 + 0.2 * pose.lift);
            element.setAttribute("transform", `translate(${pose.x} ${pose.y - pose.lift}) scale(${scale})`);
            element.setAttribute("opacity", String(pose.opacity));
        }
        for (const [pair, clasp] of this.#clasps) {
            if (pair.split("-").includes(name)) this.#stretch(clasp, pair);
        }
    };

    /** The action for a token's element. */
    readonly token = (element: SVGGElement, spot: Spot): ActionResult => {
        const name = key(spot);
        this.#tokens.set(name, element);
        this.paint(name, restingPose(spot));
        return { destroy: () => this.#tokens.delete(name) };
    };

    /** The action for the clasp between two tokens that move as one; `pair` is the names of the two tokens, joined by a hyphen. */
    readonly clasp = (element: SVGGElement, pair: string): ActionResult => {
        this.#clasps.set(pair, element);
        this.#stretch(element, pair);
        return { destroy: () => this.#clasps.delete(pair) };
    };

    focus(name: string | undefined): void {
        this.#tokens.get(name ?? "")?.focus();
    }

    #stretch(clasp: SVGGElement, pair: string): void {
        const [a, b] = pair.split("-").map((name) => this.#poses.get(name));
        if (!a || !b) return;
        const at = (part: number): Point => ({
            x: a.x + (b.x - a.x) * part,
            y: a.y - a.lift + (b.y - b.lift - a.y + a.lift) * part,
        });
        const [from, to] = [at(0.22), at(0.78)];
        for (const [i, line] of [...clasp.children].entries()) {
            const placed = { x1: from.x, y1: from.y, x2: to.x, y2: to.y, "stroke-width": a.r * (i === 0 ? 0.72 : 0.44) };
            for (const [name, value] of Object.entries(placed)) line.setAttribute(name, String(value));
        }
    }
}
