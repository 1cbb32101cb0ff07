/** The variants of the server, asked for once. */
import { api, type VariantSummary } from "../protocol/api";
import type { VariantView } from "../protocol/types";
import { values } from "../values";
import { words } from "../words";

/** What games of a variant are like, measured by playing many of them: `turns` are of all players
    together, and a `luck` of 1 is all luck. */
export type Figures = NonNullable<VariantSummary["figures"]>;

/** A turn with its roll, its move and a look at the board. */
const TURN_SECONDS = 5;

/** About how long a game takes. */
export function minutes(figures: Figures): number {
    const exact = (figures.turns * TURN_SECONDS) / 60;
    return exact < 15 ? Math.max(1, Math.round(exact)) : Math.round(exact / 5) * 5;
}

export type Luck = "skill" | "both" | "mostly" | "all";

/** How much is luck, in a word: the exact share means little to who has not read how it is measured. */
export function luck({ luck: share }: Figures): Luck {
    if (share < 0.2) return "skill";
    if (share < 0.6) return "both";
    return share < 0.9 ? "mostly" : "all";
}

let list: Promise<VariantSummary[]> | null = null;
const one = new Map<string, Promise<VariantView>>();
const ofRoom = new Map<string, Promise<VariantView>>();

/** Asks for what is not there yet; what failed is asked for again. */
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

    /** What a room's variant is called: one of somebody's own making is known to the room alone. */
    async named(code: string, id: string): Promise<Pick<VariantView, "id" | "name">> {
        const listed = (await catalog.all()).find((variant) => variant.id === id);
        return listed ?? once(ofRoom, code, api.roomVariant);
    },

    /** The same with its board. */
    async ofRoom(code: string, id: string): Promise<VariantView> {
        const isListed = (await catalog.all()).some((variant) => variant.id === id);
        return isListed ? catalog.one(id) : once(ofRoom, code, api.roomVariant);
    },

    /** The variant as it is usually played, for one with house rules. One of somebody's own making
        is its own usual game. */
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

/** How many play if nobody says how many: all that can, but where all walk one way four are enough. */
export function usualPlayers(variant: Pick<VariantView, "text" | "players">): number {
    const [least, most] = variant.players;
    return values(variant.text).get("board.turn") === 0 ? Math.max(least, Math.min(most, 4)) : most;
}

/** How many play, such as "2–4". */
export function playersText(players: readonly [number, number]): string {
    const [least, most] = players;
    return least === most ? String(most) : `${least}–${most}`;
}
