/** Rolls: from everybody's values to a seed, and from a seed to the dice. */
import { bytesOf, type Hex, keyed, u32, u8 } from "./bytes";
import { type DiceRules, throws } from "./dice";

/** Who rolls where nobody does: the first seat is drawn by lot. */
const NOBODY = 0xff;

/** A roll with all that it came from. */
export interface ShownRoll {
    /** Its index, from 1 on. */
    index: number;
    /** The seat that rolled; null where the first seat was drawn. */
    roller: number | null;
    /** The server's value. */
    server: Hex;
    /** The values of the seats that took part. */
    contributions: readonly (readonly [seat: number, value: Hex])[];
    /** The seats that should have taken part and did not. */
    missing: readonly number[];
    /** What fell, in the record's words. */
    fell: string;
}

/** The seed of a roll: the server's value, keyed with everything else. */
export function seedOf(start: Hex, roll: Pick<ShownRoll, "index" | "roller" | "server" | "contributions">): Hex {
    const sorted = [...roll.contributions].sort(([a], [b]) => a - b);
    const given = sorted.flatMap(([seat, value]) => [u8(seat), bytesOf(value)]);
    const head = [bytesOf(start), u32(roll.index), u8(roll.roller ?? NOBODY, sorted.length)];
    return keyed(roll.server, "roll", ...head, ...given);
}

/** Dice as they fall from a seed. The same seed lets them fall in the same way. */
export class Fall {
    #block = 0;
    #bytes: Uint8Array = new Uint8Array();
    #used = 0;
    /** The bytes that were drawn, and whether they were passed over: for showing the sum. */
    readonly drawn: { bytes: number[]; taken: boolean }[] = [];

    constructor(readonly seed: Hex) {}

    /** A die with so many faces, 1 to 256: bytes that would favour some faces are passed over. */
    die(faces: number): number {
        const even = 256 - (256 % faces);
        for (;;) {
            const byte = this.#byte();
            this.drawn.push({ bytes: [byte], taken: byte < even });
            if (byte < even) return 1 + (byte % faces);
        }
    }

    /** The place in a list of weights: words that would favour some are passed over. */
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

/** The dice that fall, in the record's words: in rising order, or the value of lots. Even dice fall
    one after the other, each from bytes of its own; uneven dice and lots as one weighted throw.
    `count` differs from the rules' where fewer dice are thrown near the finish. */
export function falls(rules: DiceRules, count: number, fall: Fall): string {
    if (rules.lots > 0 || rules.weights.length > 0) {
        const all = throws(rules, count);
        return `r${(all[fall.weighted(all.map((one) => one.weight))]?.dice ?? []).join("+")}`;
    }
    const dice = Array.from({ length: count }, () => fall.die(rules.sides));
    return `r${dice.sort((a, b) => a - b).join("+")}`;
}

/** The seat that begins, where it is drawn: like a die with a face for each seat that is there, in rising
    order. T binds who they are, and another order would be a choice. */
export function drawn(seats: readonly number[], fall: Fall): string {
    const rising = [...seats].sort((a, b) => a - b);
    return `f${rising[fall.die(seats.length) - 1]}`;
}
