/** What is to be known of a player besides name and colour, as words and as small pictures. */
import type { IconName } from "../parts/Icon.svelte";
import type { ConditionView, Item } from "../protocol/types";
import { itemName, words } from "../words";

export interface RowSign {
    id: string;
    icon: IconName;
    text: string;
    /** Drawn in place of the icon: the sign of this seat. */
    seat?: number;
    /** A number beside the picture. */
    count?: number;
}

interface Known {
    /** The seat is one's own. */
    own: boolean;
    partner: { seat: number; name: string } | null;
    held: ConditionView | undefined;
    /** The points of a match; null where none is played. */
    points: number | null;
}

const ITEMS: Record<Item, IconName> = { second_throw: "redo", shield: "shield", chosen_roll: "star" };

export function signsOf({ own, partner, held, points }: Known): RowSign[] {
    const signs: RowSign[] = [];
    if (own) signs.push({ id: "you", icon: "person", text: words.say("room-you") });
    if (partner !== null) {
        const text = words.say("game-partner", { name: partner.name });
        signs.push({ id: "partner", icon: "people", text, seat: partner.seat });
    }
    if (held?.will_skip === true) signs.push({ id: "skip", icon: "skip", text: words.say("game-will-skip") });
    for (const [index, item] of (held?.items ?? []).entries()) {
        signs.push({ id: `item ${index}`, icon: ITEMS[item], text: itemName(item) });
    }
    if (points !== null) signs.push({ id: "points", icon: "crown", text: words.say("game-points", { points }), count: points });
    return signs;
}
