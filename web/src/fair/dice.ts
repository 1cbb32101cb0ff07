/** The dice of a variant, read from its resolved text, and every throw of them with its weight. */
import { values } from "../values";

export interface DiceRules {
    /** How many dice. */
    count: number;
    /** Faces of a die, numbered from 1. */
    sides: number;
    /** The weight of each face; empty for even dice. */
    weights: readonly number[];
    /** How many two-sided lots are thrown instead of dice; 0 for dice. */
    lots: number;
    /** What a throw with 0, 1, 2 … lots face up is worth. */
    values: readonly number[];
    /** How many dice are thrown near the finish; 0 if always all. */
    fewer: number;
}

/** A throw: the faces in rising order, or the one value of lots. */
export interface Throw {
    dice: number[];
    weight: number;
}

export function diceRules(text: string): DiceRules {
    const found = values(text);
    const number = (key: string, otherwise: number): number => {
        const value = found.get(`dice.${key}`);
        return typeof value === "number" ? value : otherwise;
    };
    const list = (key: string): number[] => {
        const value = found.get(`dice.${key}`);
        return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
    };
    return {
        count: number("count", 1),
        sides: number("sides", 6),
        weights: list("weights"),
        lots: number("lots", 0),
        values: list("values"),
        fewer: list("fewer")[1] ?? 0,
    };
}

/** Whether so many dice can fall at once. */
export function mayFall(rules: DiceRules, count: number): boolean {
    if (rules.lots > 0) return count === 1;
    return count === rules.count || (rules.fewer > 0 && count === rules.fewer);
}

/** Every throw with the number of ways to throw it, in the order of the rules. */
export function throws(rules: DiceRules, count: number): Throw[] {
    return rules.lots > 0 ? lots(rules) : dice(rules, count);
}

function dice(rules: DiceRules, count: number): Throw[] {
    const weightOf = (face: number): number => rules.weights[face - 1] ?? 1;
    let all: Throw[] = [{ dice: [], weight: 1 }];
    for (let nth = 1; nth <= count; nth++) {
        all = all.flatMap((shorter) => {
            const longer: Throw[] = [];
            for (let face = shorter.dice.at(-1) ?? 1; face <= rules.sides; face++) {
                if (weightOf(face) === 0) continue;
                const same = shorter.dice.filter((other) => other === face).length + 1;
                // Putting the n-th die in: n places, of which the equal faces share.
                const weight = Math.floor((shorter.weight * nth * weightOf(face)) / same);
                longer.push({ dice: [...shorter.dice, face], weight });
            }
            return longer;
        });
    }
    return all;
}

/** Equal values of lots are one throw; the lowest value comes first. */
function lots(rules: DiceRules): Throw[] {
    const found = new Map<number, number>();
    let ways = 1;
    for (const [up, value] of rules.values.entries()) {
        found.set(value, (found.get(value) ?? 0) + ways);
        ways = (ways * (rules.lots - up)) / (up + 1);
    }
    return [...found].map(([value, weight]) => ({ dice: [value], weight })).sort((a, b) => (a.dice[0] ?? 0) - (b.dice[0] ?? 0));
}
