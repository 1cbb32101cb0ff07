/** T: what a whole game is bound to. It holds the rules, the seats and what everybody committed to. */
import { bytesOf, hash, type Hex, u8 } from "./bytes";

/** A seat at the start of a game. */
export interface Committed {
    seat: number;
    human: boolean;
    /** What the person's device committed to; null for bots and for people without a device. */
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

/** T in a form that people can read to each other: its first 16 digits in groups of four. */
export function fingerprint(start: Hex): string {
    return (start.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
}
