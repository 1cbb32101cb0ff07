/** Stores the chains of this device in the browser, so that a reload or a second tab can use them. */
import { type Hex, isHex } from "../chain/bytes";
import { ownAnchors } from "./keeper";
import { chainOf, type Kept, type Recall, seatOf } from "./kept";
import type { Checked } from "./taking";

/** The methods of the browser's storage that are used. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "homestretch.fair.";
/** Every secret has its own entry, so that two tabs can write at the same moment without losing one. */
const SECRET = "homestretch.secret.";
/** The room and time in which a tab of this browser last asked for an undo or agreed to one. */
const WISH = "homestretch.wish";
/** How long afterwards an undo is expected; it is extended while others still vote. */
export const WISHED = 60_000;
/** How many games are stored; older ones are deleted. */
const MAX_GAMES = 40;

/** The stored state of a game and the last roll checked then; null if there is none. */
export function recallGame(store: Store, game: Hex): (Kept & { last?: Checked | null }) | null {
    try {
        const found: unknown = JSON.parse(store.getItem(PREFIX + game) ?? "null");
        return isKept(found) && found.game === game ? found : null;
    } catch {
        // Storage is forbidden or damaged, so this browser counts as a new device.
        return null;
    }
}

export function keepGame(store: Store, kept: Kept, last: Checked | null, now: number): void {
    try {
        keepSecrets(store, kept);
        store.setItem(PREFIX + kept.game, JSON.stringify({ ...kept, last, at: now }));
        const all = keys(store, PREFIX);
        if (all.length > MAX_GAMES) forgetOldest(store, all);
    } catch {
        // The game continues; only after a reload a new chain is needed.
    }
}

/** The secrets that this browser drew for a game. */
export function secretsOf(store: Store, game: Hex): Recall {
    return (chain, anchor) => {
        try {
            const secret = store.getItem(secretName(game, chain, anchor));
            return secret !== null && isHex(secret, 32) ? secret : null;
        } catch {
            return null;
        }
    };
}

/** Whether an entry of the browser's storage is a secret. */
export function isSecret(name: string | null): boolean {
    return name?.startsWith(SECRET) === true;
}

/** The chains of this device that were used in a game and must be in its record. */
export function anchorsOf(store: Store, game: Hex): { seat: number; anchor: Hex }[] {
    const kept = recallGame(store, game);
    return kept === null ? [] : ownAnchors(kept);
}

/** Notes that the person asks for an undo in a room or agrees to one. */
export function wish(store: Store, room: string, now: number): void {
    try {
        store.setItem(WISH, `${room} ${now}`);
    } catch {
        // Without storage, the person is asked whether it was them.
    }
}

/** Whether that happened in this browser a moment ago. */
export function wished(store: Store, room: string, now: number): boolean {
    try {
        const [where, when] = (store.getItem(WISH) ?? "").split(" ");
        return where === room && Math.abs(now - Number(when)) < WISHED;
    } catch {
        return false;
    }
}

/** Adopts the secrets that another tab drew for the same game, so that this one need not draw its own. */
export function joined(mine: Kept, stored: Kept | null): Kept {
    if (stored === null || stored.room !== mine.room || stored.server !== mine.server) return mine;
    return { ...mine, secrets: { ...stored.secrets, ...mine.secrets } };
}

function keepSecrets(store: Store, { game, secrets }: Kept): void {
    for (const [chain, secret] of Object.entries(secrets)) {
        const name = secretName(game, chain, chainOf(secret, game, seatOf(chain)).anchor);
        if (store.getItem(name) === null) store.setItem(name, secret);
    }
}

function secretName(game: Hex, chain: string, anchor: Hex): string {
    return `${SECRET}${game} ${chain} ${anchor}`;
}

function forgetOldest(store: Store, all: string[]): void {
    const age = (key: string): number => Number((JSON.parse(store.getItem(key) ?? "{}") as { at?: number }).at ?? 0);
    const oldest = all.map((key) => ({ key, at: age(key) })).sort((a, b) => a.at - b.at);
    for (const { key } of oldest.slice(0, all.length - MAX_GAMES)) {
        for (const secret of keys(store, SECRET + key.slice(PREFIX.length))) store.removeItem(secret);
        store.removeItem(key);
    }
}

function keys(store: Store, prefix: string): string[] {
    return Array.from({ length: store.length }, (_, nth) => store.key(nth) ?? "").filter((key) => key.startsWith(prefix));
}

function isKept(found: unknown): found is Kept {
    if (typeof found !== "object" || found === null) return false;
    const { game, server, secrets, known, settled, held, committed, skipped, alarms } = found as Record<string, unknown>;
    const objects = [secrets, known, held].every((one) => typeof one === "object" && one !== null);
    const lists = [committed, skipped, alarms].every(Array.isArray);
    return typeof game === "string" && typeof server === "string" && typeof settled === "number" && objects && lists;
}
