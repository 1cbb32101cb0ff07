/** The rooms this browser has been in, with the token for each, and the name the person used last. */
import type { Entered } from "./types";

/** A room this browser has been in. */
export interface KnownRoom {
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
const MAX_ROOMS = 50;

/** The part of the browser's storage that is needed here. */
export type Store = Pick<Storage, "getItem" | "setItem">;

/** The rooms in a storage. Where the browser forbids storage, they are remembered until the page closes. */
export class Identity {
    #rooms: KnownRoom[] | null = null;
    #name: string | null = null;

    constructor(
        private readonly store: () => Store,
        private readonly now: () => number = Date.now,
    ) {}

    /** The rooms, most recently used first. */
    rooms(): KnownRoom[] {
        const stored = this.#read();
        if (stored !== null) this.#rooms = stored;
        return this.#rooms ?? [];
    }

    /** The room with a code; null if this browser has not been in it. */
    of(code: string): KnownRoom | null {
        return this.rooms().find((room) => room.code === code) ?? null;
    }

    /** Stores a room that the person has just entered. */
    add(entered: Entered, variant: string, name: string): KnownRoom {
        const { code, token, player } = entered;
        const room: KnownRoom = { code, token, player, seat: entered.seat ?? null, variant, name, at: this.now() };
        this.#write([room, ...this.rooms().filter((other) => other.code !== code)]);
        this.name = name;
        return room;
    }

    /** Moves a room to the front and updates it. */
    touch(code: string, change: Partial<Pick<KnownRoom, "seat" | "variant" | "name">>): void {
        const room = this.of(code);
        if (room === null) return;
        this.#write([{ ...room, ...change, at: this.now() }, ...this.rooms().filter((other) => other.code !== code)]);
    }

    /** Removes a room whose token is no longer valid. */
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
            // Without storage the name field is empty on the next visit.
        }
    }

    /** The stored rooms; null if there are none or storage is forbidden, [] if the stored text is damaged. */
    #read(): KnownRoom[] | null {
        let text: string | null;
        try {
            text = this.store().getItem(KEY);
        } catch {
            return null;
        }
        // Another tab may have cleared the storage; the rooms in memory are still valid.
        if (text === null) return null;
        return parse(text);
    }

    #write(rooms: KnownRoom[]): void {
        this.#rooms = rooms.slice(0, MAX_ROOMS);
        try {
            this.store().setItem(KEY, JSON.stringify(this.#rooms));
        } catch {
            // Storage is full or forbidden: the rooms stay in memory.
        }
    }
}

/** The rooms in a stored text, without damaged ones. */
export function parse(text: string): KnownRoom[] {
    let found: unknown;
    try {
        found = JSON.parse(text);
    } catch {
        return [];
    }
    if (!Array.isArray(found)) return [];
    const rooms = found.map(checked).filter((room) => room !== null);
    return rooms.sort((a, b) => b.at - a.at).slice(0, MAX_ROOMS);
}

function checked(value: unknown): KnownRoom | null {
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
