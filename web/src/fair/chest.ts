/** Where the chains of this device are kept, so that a reload or a second tab goes on with them. */
import type { Hex } from "./bytes";
import { ownAnchors } from "./keeper";
import type { Kept } from "./kept";

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "homestretch.fair.";
/** Games whose chains are kept; older ones go. */
const MOST = 40;

/** The state of a game as it was last kept; null if there is none. */
export function recallGame(store: Store, game: Hex): Kept | null {
    try {
        const found: unknown = JSON.parse(store.getItem(PREFIX + game) ?? "null");
        return isKept(found) && found.game === game ? found : null;
    } catch {
        // Storage is forbidden or damaged: this device begins anew, like another one.
        return null;
    }
}

export function keepGame(store: Store, kept: Kept, now: number): void {
    try {
        store.setItem(PREFIX + kept.game, JSON.stringify({ ...kept, at: now }));
        const all = keys(store);
        if (all.length > MOST) forgetOldest(store, all);
    } catch {
        // The game goes on; only a reload begins a new chain.
    }
}

/** What this device committed to in a game, to be looked for in its record. */
export function anchorsOf(store: Store, game: Hex): { seat: number; anchor: Hex }[] {
    const kept = recallGame(store, game);
    return kept === null ? [] : ownAnchors(kept);
}

/** What another tab has kept of the same game joins what this one knows: one device, one secret. */
export function joined(mine: Kept, stored: Kept | null): Kept {
    if (stored === null || stored.room !== mine.room || stored.server !== mine.server) return mine;
    return { ...mine, secrets: { ...mine.secrets, ...stored.secrets } };
}

function forgetOldest(store: Store, all: string[]): void {
    const age = (key: string): number => Number((JSON.parse(store.getItem(key) ?? "{}") as { at?: number }).at ?? 0);
    const oldest = all.map((key) => ({ key, at: age(key) })).sort((a, b) => a.at - b.at);
    for (const { key } of oldest.slice(0, all.length - MOST)) store.removeItem(key);
}

function keys(store: Store): string[] {
    return Array.from({ length: store.length }, (_, nth) => store.key(nth) ?? "").filter((key) => key.startsWith(PREFIX));
}

function isKept(found: unknown): found is Kept {
    if (typeof found !== "object" || found === null) return false;
    const { game, server, secrets, known, settled, held, committed, fallen, skipped, alarms } = found as Record<string, unknown>;
    const objects = [secrets, known, held].every((one) => typeof one === "object" && one !== null);
    const lists = [committed, fallen, skipped, alarms].every(Array.isArray);
    return typeof game === "string" && typeof server === "string" && typeof settled === "number" && objects && lists;
}
