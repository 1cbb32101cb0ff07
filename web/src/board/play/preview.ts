// The preview of a move, computed from the layout and the view.

import type { LinkPlan } from "../plan/links";
import type { Layout, Point, View } from "../../protocol/types";
import type { Choice } from "./choose";
import { squareAt, standing, spots, type TokenId, withStep } from "../plan/spots";

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
    if (seat === null) return null;
    const landing = choice.via.at(-1) ?? choice.to;
    const head = squareAt(layout, seat, landing);
    const link = landing === choice.to ? undefined : links.find((one) => one.from === head && (one.seat ?? seat) === seat);
    const captures = choice.captures.map(([other, token]) => ({ seat: other, token }));
    const moved = withStep(standing(view), { seat, token: choice.token }, choice.to);
    const after = captures.reduce((now, captured) => withStep(now, captured, Number.NaN), moved);
    const ghost = spots(layout, after).find((spot) => spot.seat === seat && spot.token === choice.token);
    if (!ghost) return null;
    return {
        seat,
        token: choice.token,
        dots: choice.via.slice(0, link ? undefined : -1).flatMap((step) => {
            const square = layout.squares[squareAt(layout, seat, step) ?? -1];
            return square ? [{ x: square.x, y: square.y }] : [];
        }),
        link: link ?? null,
        ghost: { x: ghost.x, y: ghost.y, r: ghost.r },
        captures,
        danger: choice.danger === true,
    };
}
