// The preview of a move, computed from the layout and the view.

import type { LinkPlan } from "../plan/links";
import type { Layout, LegalView, Point, View } from "../../protocol/types";
import type { Choice } from "./choose";
import { squareAt, standing, spots, type TokenId, withStep } from "../plan/spots";
import { walk } from "./walk";

export interface Preview {
    seat: number;
    token: number;
    /** The centres of the squares that the token crosses. */
    dots: Point[];
    /** The link that the token follows at the end of its walk. */
    link: LinkPlan | null;
    /** Where the token ends, and its size there. */
    ghost: { x: number; y: number; r: number };
    captures: TokenId[];
    /** Whether an opponent could capture it there with the next throw. */
    danger: boolean;
}

export function preview(layout: Layout, links: LinkPlan[], view: View, choice: Choice): Preview | null {
    const seat = choice.seat ?? view.turn.seat;
    const from = seat === null ? undefined : view.tokens[seat]?.[choice.token]?.step;
    if (seat === null || from === undefined) return null;
    const link = linkBefore(layout, links, seat, from, choice);
    const landing = link?.step ?? choice.to;
    const steps = walk(layout, seat, from, landing, choice.pips);
    const captures = choice.captures.map(([other, token]) => ({ seat: other, token }));
    const moved = withStep(standing(view), { seat, token: choice.token }, choice.to);
    const after = captures.reduce((now, captured) => withStep(now, captured, Number.NaN), moved);
    const ghost = spots(layout, after).find((spot) => spot.seat === seat && spot.token === choice.token);
    if (!ghost) return null;
    return {
        seat,
        token: choice.token,
        dots: steps.slice(0, link ? undefined : -1).flatMap((step) => {
            const square = layout.squares[squareAt(layout, seat, step) ?? -1];
            return square ? [{ x: square.x, y: square.y }] : [];
        }),
        link: link?.plan ?? null,
        ghost: { x: ghost.x, y: ghost.y, r: ghost.r },
        captures,
        danger: choice.danger === true,
    };
}

/** The link that the move ends with: it begins `pips` steps ahead. */
function linkBefore(layout: Layout, links: LinkPlan[], seat: number, from: number, choice: LegalView): { plan: LinkPlan; step: number } | null {
    const goal = squareAt(layout, seat, choice.to);
    for (const plan of links) {
        const step = (layout.seats[seat]?.path.indexOf(plan.from) ?? -1) + layout.first_step;
        const fits = plan.to === goal && (plan.seat === null || plan.seat === seat) && step !== choice.to;
        if (fits && walk(layout, seat, from, step, choice.pips).length === choice.pips) return { plan, step };
    }
    return null;
}
