/** Facts about a player besides name and colour, each as text and as an icon. */
import type { ConditionView, Item } from "../../protocol/types";
import type { IconName } from "../../ui/Icon.svelte";
import { itemName, words } from "../../words";

export interface RowSign {
    id: string;
    icon: IconName;
    text: string;
    /** The seat whose sign replaces the icon. */
    seat?: number;
    /** A number beside the icon. */
    count?: number;
}

interface Known {
    /** Whether the seat belongs to this screen. */
    own: boolean;
    partner: { seat: number; name: string } | null;
    held: ConditionView | undefined;
    /** The points in a match; null outside of a match. */
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
