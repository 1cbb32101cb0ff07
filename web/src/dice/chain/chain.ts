/** Hash chains: a value is checked by hashing it down to an earlier, known value. */
import { bytesOf, hash, type Hex, keyed, u32, u8 } from "./bytes";

/** The number of values of a chain, without its anchor. */
export const LENGTH = 4096;

/** One of this many values is stored; the others are computed from it. */
const STORED_EVERY = 64;

/** The owner of a chain: a seat or the server. */
export type Owner = number | "server";

/** A value and its index in its chain. */
export interface Known {
    index: number;
    value: Hex;
}

/** A chain whose secret is known. */
export class Chain {
    /** The values of indices 0, 64, 128 … 4096. */
    readonly #kept: Hex[];

    constructor(
        secret: Hex,
        readonly game: Hex,
        readonly owner: Owner,
    ) {
        let value = keyed(secret, "tip", bytesOf(game), byteOf(owner));
        const kept = [value];
        for (let index = LENGTH; index > 0; index--) {
            value = below(game, owner, index, value);
            if ((index - 1) % STORED_EVERY === 0) kept.push(value);
        }
        this.#kept = kept.reverse();
    }

    /** The value that the owner publishes as a commitment. */
    get anchor(): Hex {
        return this.#kept[0] ?? "";
    }

    /** The value at an index, starting with 1 for the first roll; null beyond the end. */
    value(index: number): Hex | null {
        const above = Math.ceil(index / STORED_EVERY);
        const from = this.#kept[above];
        return from === undefined || index < 0 ? null : down(this.game, this.owner, above * STORED_EVERY, from, index);
    }
}

/** The index of a roll's value in its chain. After a chain is used up, everybody commits to a new one. */
export function place(roll: number): number {
    return ((roll - 1) % LENGTH) + 1;
}

/** Whether hashing a value leads down to a known value at a lower index. */
export function descends(game: Hex, owner: Owner, shown: Known, known: Known): boolean {
    if (shown.index < known.index || shown.index > LENGTH) return false;
    return down(game, owner, shown.index, shown.value, known.index) === known.value;
}

function down(game: Hex, owner: Owner, from: number, value: Hex, to: number): Hex {
    let now = value;
    for (let index = from; index > to; index--) now = below(game, owner, index, now);
    return now;
}

/** The value before the one at an index. */
function below(game: Hex, owner: Owner, index: number, value: Hex): Hex {
    return hash("link", bytesOf(game), byteOf(owner), u32(index), bytesOf(value));
}

function byteOf(owner: Owner): Uint8Array {
    return u8(owner === "server" ? 0xff : owner);
}
