/** Rolls: everybody's values give a seed, and the seed gives the dice. */
import { bytesOf, type Hex, keyed, u32, u8 } from "./bytes";
import { type DiceRules, throws } from "./throws";

/** Stands for the roller when the first seat is drawn by lot. */
const NOBODY = 0xff;

/** A roll with all values that it was computed from. */
export interface ShownRoll {
    /** Its index, starting with 1. */
    index: number;
    /** The seat that rolled; null for the draw of the first seat. */
    roller: number | null;
    /** The server's value. */
    server: Hex;
    /** The values of the seats that contributed. */
    contributions: readonly (readonly [seat: number, value: Hex])[];
    /** The seats that should have contributed but did not. */
    missing: readonly number[];
    /** The result, as the record writes it. */
    fell: string;
}

/** The seed of a roll: an HMAC over everything else, keyed with the server's value. */
export function seedOf(start: Hex, roll: Pick<ShownRoll, "index" | "roller" | "server" | "contributions">): Hex {
    const sorted = [...roll.contributions].sort(([a], [b]) => a - b);
    const given = sorted.flatMap(([seat, value]) => [u8(seat), bytesOf(value)]);
    const head = [bytesOf(start), u32(roll.index), u8(roll.roller ?? NOBODY, sorted.length)];
    return keyed(roll.server, "roll", ...head, ...given);
}

/** Draws dice from a seed. The same seed always gives the same dice. */
export class Fall {
    #block = 0;
    #bytes: Uint8Array = new Uint8Array();
    #used = 0;
    /** The bytes drawn and whether each was used or skipped, to explain the calculation. */
    readonly drawn: { bytes: number[]; taken: boolean }[] = [];

    constructor(readonly seed: Hex) {}

    /** Rolls a die with 1 to 256 faces; skips bytes that would favour some faces. */
    die(faces: number): number {
        const even = 256 - (256 % faces);
        for (;;) {
            const byte = this.#byte();
            this.drawn.push({ bytes: [byte], taken: byte < even });
            if (byte < even) return 1 + (byte % faces);
        }
    }

    /** Draws an index from a list of weights; skips words that would favour some. */
    weighted(weights: readonly number[]): number {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const even = 2 ** 32 - (2 ** 32 % total);
        for (;;) {
            const bytes = [this.#byte(), this.#byte(), this.#byte(), this.#byte()];
            const word = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
            this.drawn.push({ bytes, taken: word < even });
            if (word >= even) continue;
            let left = word % total;
            for (const [place, weight] of weights.entries()) {
                if (left < weight) return place;
                left -= weight;
            }
        }
    }

    #byte(): number {
        if (this.#used === this.#bytes.length) {
            this.#bytes = bytesOf(keyed(this.seed, "expand", u32(this.#block)));
            this.#block += 1;
            this.#used = 0;
        }
        this.#used += 1;
        return this.#bytes[this.#used - 1] ?? 0;
    }
}

/** The dice, as the record writes them: in ascending order, or the value of the lots. Fair dice are drawn one
    after the other; weighted dice and lots are drawn as one weighted throw. `count` is lower than in the rules
    if a player near the finish throws fewer dice. */
export function falls(rules: DiceRules, count: number, fall: Fall): string {
    if (rules.lots > 0 || rules.weights.length > 0) {
        const all = throws(rules, count);
        return `r${(all[fall.weighted(all.map((one) => one.weight))]?.dice ?? []).join("+")}`;
    }
    const dice = Array.from({ length: count }, () => fall.die(rules.sides));
    return `r${dice.sort((a, b) => a - b).join("+")}`;
}

/** The first seat, drawn like a die with one face per seat, in ascending order. T binds the set of seats, and the
    order is fixed so that nobody can choose it. */
export function drawn(seats: readonly number[], fall: Fall): string {
    const rising = [...seats].sort((a, b) => a - b);
    return `f${rising[fall.die(seats.length) - 1]}`;
}
