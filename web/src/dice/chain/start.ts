/** T: the hash that binds a game to its rules, its seats and everybody's commitments. */
import { bytesOf, hash, type Hex, u8 } from "./bytes";

/** A seat at the start of a game. */
export interface Committed {
    seat: number;
    human: boolean;
    /** The anchor of the person's device; null for bots and for people without a device. */
    anchor: Hex | null;
}

export function start(game: Hex, rulesHash: Hex, server: Hex, seats: readonly Committed[]): Hex {
    const sorted = [...seats].sort((a, b) => a.seat - b.seat);
    const parts = sorted.flatMap(({ seat, human, anchor }) => [
        u8(seat, human ? 0 : 1),
        anchor === null ? new Uint8Array(32) : bytesOf(anchor),
    ]);
    return hash("start", bytesOf(game), bytesOf(rulesHash), bytesOf(server), u8(sorted.length), ...parts);
}

/** The fingerprint: the first 16 digits of T in groups of four, which people can read to each other. */
export function fingerprint(start: Hex): string {
    return (start.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
}
