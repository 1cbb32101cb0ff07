/** The variants of the server, each loaded once. */
import { api, type VariantSummary } from "../protocol/api";
import type { VariantView } from "../protocol/types";
import { values } from "../values";
import { words } from "../words";

/** Figures from many simulated games of a variant: `turns` counts the turns of all players, and a `luck` of
    1 means that only luck decides. */
export type Figures = NonNullable<VariantSummary["figures"]>;

/** The estimated length of one turn. */
const TURN_SECONDS = 5;

/** The estimated length of a game in minutes. */
export function minutes(figures: Figures): number {
    const exact = (figures.turns * TURN_SECONDS) / 60;
    return exact < 15 ? Math.max(1, Math.round(exact)) : Math.round(exact / 5) * 5;
}

export type Luck = "skill" | "both" | "mostly" | "all";

/** The share of luck in four classes. The exact number would mean little without an explanation of how it
    is measured. */
export function luck({ luck: share }: Figures): Luck {
    if (share < 0.2) return "skill";
    if (share < 0.6) return "both";
    return share < 0.9 ? "mostly" : "all";
}

let list: Promise<VariantSummary[]> | null = null;
const one = new Map<string, Promise<VariantView>>();
const ofRoom = new Map<string, Promise<VariantView>>();

/** Loads a value unless it is cached. A failed request is not cached. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: (key: string) => Promise<T>): Promise<T> {
    let found = kept.get(key);
    if (found === undefined) {
        found = ask(key).catch((error: unknown) => {
            kept.delete(key);
            throw error;
        });
        kept.set(key, found);
    }
    return found;
}

export const catalog = {
    /** All variants, in the server's order. */
    all(): Promise<VariantSummary[]> {
        list ??= api.variants().catch((error: unknown) => {
            list = null;
            throw error;
        });
        return list;
    },

    /** One variant with its board. */
    one(id: string): Promise<VariantView> {
        return once(one, id, api.variant);
    },

    /** The name of a room's variant. Only the room itself knows a custom variant. */
    async named(code: string, id: string): Promise<Pick<VariantView, "id" | "name">> {
        const listed = (await catalog.all()).find((variant) => variant.id === id);
        return listed ?? once(ofRoom, code, api.roomVariant);
    },

    /** A room's variant with its board. */
    async ofRoom(code: string, id: string): Promise<VariantView> {
        const isListed = (await catalog.all()).some((variant) => variant.id === id);
        return isListed ? catalog.one(id) : once(ofRoom, code, api.roomVariant);
    },

    /** The variant without its house rules. A custom variant is returned unchanged. */
    usual(variant: VariantView): Promise<VariantView> {
        return catalog.one(variant.id).catch(() => variant);
    },
};

/** A variant's name in the person's language, or as the server has it. */
export function variantName(variant: { id: string; name?: string }): string {
    return words.find(`variant-${variant.id}-name`) ?? variant.name ?? variant.id;
}

/** A variant's summary in the person's language, or as the server has it. */
export function variantSummary(variant: { id: string; summary: string }): string {
    return words.find(`variant-${variant.id}-summary`) ?? variant.summary;
}

/** The default number of players: the maximum, but at most four where all seats share one path. */
export function usualPlayers(variant: Pick<VariantView, "text" | "players">): number {
    const [least, most] = variant.players;
    return values(variant.text).get("board.turn") === 0 ? Math.max(least, Math.min(most, 4)) : most;
}

/** The number of players as text, such as "2–4". */
export function playersText(players: readonly [number, number]): string {
    const [least, most] = players;
    return least === most ? String(most) : `${least}–${most}`;
}
