/** Who a person is in the rooms they have been in: a token for each, kept in this browser. */
import type { Entered } from "../protocol/types";

/** A room this browser has been in. */
export interface Kept {
    code: string;
    token: string;
    seat: number | null;
    player: number;
    variant: string;
    name: string;
    /** When it was last entered or opened, in milliseconds since 1970. */
    at: number;
}

const KEY = "homestretch.rooms";
const NAME_KEY = "homestretch.name";
const MOST = 50;

/** The part of the browser's storage that is used. */
export type Store = Pick<Storage, "getItem" | "setItem">;

/** Rooms of a storage. What storage refuses is remembered as long as the page is open. */
export class Identity {
    #rooms: Kept[] | null = null;
    #name: string | null = null;

    constructor(
        private readonly store: () => Store,
        private readonly now: () => number = Date.now,
    ) {}

    /** The rooms, newest first. */
    rooms(): Kept[] {
        const stored = this.#read();
        if (stored !== null) this.#rooms = stored;
        return this.#rooms ?? [];
    }

    /** Who the person is in a room. */
    of(code: string): Kept | null {
        return this.rooms().find((room) => room.code === code) ?? null;
    }

    /** Keeps what entering a room gave. */
    keep(entered: Entered, variant: string, name: string): Kept {
        const { code, token, player } = entered;
        const room: Kept = { code, token, player, seat: entered.seat ?? null, variant, name, at: this.now() };
        this.#write([room, ...this.rooms().filter((other) => other.code !== code)]);
        this.name = name;
        return room;
    }

    /** Brings a room to the front, with what is known of it now. */
    touch(code: string, change: Partial<Pick<Kept, "seat" | "variant" | "name">>): void {
        const room = this.of(code);
        if (room === null) return;
        this.#write([{ ...room, ...change, at: this.now() }, ...this.rooms().filter((other) => other.code !== code)]);
    }

    /** Forgets a room: its token is nobody's any more. */
    forget(code: string): void {
        this.#write(this.rooms().filter((room) => room.code !== code));
    }

    /** The name the person used last; empty if there is none. */
    get name(): string {
        try {
            return this.store().getItem(NAME_KEY) ?? this.#name ?? "";
        } catch {
            return this.#name ?? "";
        }
    }

    set name(name: string) {
        this.#name = name;
        try {
            this.store().setItem(NAME_KEY, name);
        } catch {
            // It is asked for again next time.
        }
    }

    /** The rooms as they are stored; null if storage says nothing, [] if it says nonsense. */
    #read(): Kept[] | null {
        let text: string | null;
        try {
            text = this.store().getItem(KEY);
        } catch {
            return null;
        }
        // Another tab may have cleared it; what this page holds is still true.
        if (text === null) return null;
        return parse(text);
    }

    #write(rooms: Kept[]): void {
        this.#rooms = rooms.slice(0, MOST);
        try {
            this.store().setItem(KEY, JSON.stringify(this.#rooms));
        } catch {
            // Full or forbidden: the page remembers until it is closed.
        }
    }
}

/** The rooms in a stored text; whatever is damaged is left out. */
export function parse(text: string): Kept[] {
    let found: unknown;
    try {
        found = JSON.parse(text);
    } catch {
        return [];
    }
    if (!Array.isArray(found)) return [];
    const rooms = found.map(checked).filter((room) => room !== null);
    return rooms.sort((a, b) => b.at - a.at).slice(0, MOST);
}

function checked(value: unknown): Kept | null {
    if (typeof value !== "object" || value === null) return null;
    const { code, token, seat, player, variant, name, at } = value as Record<string, unknown>;
    if (typeof code !== "string" || typeof token !== "string" || typeof player !== "number") return null;
    if (!/^[0-9a-f]{32}$/i.test(token)) return null;
    return {
        code,
        token,
        player,
        seat: typeof seat === "number" ? seat : null,
        variant: typeof variant === "string" ? variant : "",
        name: typeof name === "string" ? name : "",
        at: typeof at === "number" ? at : 0,
    };
}

export const identity = new Identity(() => localStorage);
