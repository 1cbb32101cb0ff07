/** The dice of a variant, read from its resolved text, and every throw of them with its weight. */
import type { Item } from "../../protocol/types";
import { type Value, values } from "../../values";

export interface DiceRules {
    /** The number of dice. */
    count: number;
    /** The number of faces of a die; faces count from 1. */
    sides: number;
    /** The weight of each face; empty for fair dice. */
    weights: readonly number[];
    /** The number of two-sided lots thrown instead of dice; 0 for dice. */
    lots: number;
    /** The values of throws with 0, 1, 2 … lots face up. */
    values: readonly number[];
    /** The number of dice thrown near the finish; 0 if it never changes. */
    fewer: number;
}

/** A throw: the faces in ascending order, or the single value of the lots. */
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

/** Whether a variant has squares that give items. Otherwise nobody can use one. */
export function hasItem(text: string, item: Item): boolean {
    const squares = values(text).get(`squares.${item}`);
    return Array.isArray(squares) && squares.length > 0;
}

/** Whether the dice of a variant are within the limits that the rules set for every variant. A file may contain
    anything, and with larger numbers a calculation could take forever. */
export function areDice(text: string): boolean {
    const found = values(text);
    const said = (key: string): Value | undefined => found.get(`dice.${key}`);
    const areNumbers = ["count", "sides", "lots"].every((key) => isByte(said(key) ?? 0));
    if (!areNumbers || !["weights", "values"].every((key) => isBytes(said(key) ?? []))) return false;
    const { count, sides, lots, weights, values: worth } = diceRules(text);
    const fewer = said("fewer") ?? [0, 0];
    if (!isBytes(fewer) || fewer.length !== 2) return false;
    const [steps = 0, near = 0] = fewer;
    const always = steps === 0 && near === 0;
    if (lots > 0) return lots <= 20 && worth.length === lots + 1 && Math.max(...worth) <= 250 && weights.length === 0 && always;
    if (count < 1 || count > 8 || sides < 2 || sides > 100 || worth.length > 0) return false;
    if (!always && (steps < 1 || steps > 250 || near < 1 || near >= count)) return false;
    if (weights.length !== 0 && weights.length !== sides) return false;
    const each = weights.length === 0 ? Array.from({ length: sides }, () => 1) : weights;
    const highest = each.findLastIndex((weight) => weight > 0) + 1;
    const total = each.reduce((sum, weight) => sum + weight, 0);
    const faces = each.filter((weight) => weight > 0).length;
    return highest > 0 && highest * count <= 250 && choices(faces, count) <= 10_000 && total ** count < 2 ** 32;
}

function isByte(value: Value): value is number {
    return typeof value === "number" && value >= 0 && value <= 255;
}

function isBytes(value: Value): value is number[] {
    return Array.isArray(value) && value.every(isByte);
}

/** The number of different throws of `count` dice. */
function choices(faces: number, count: number): number {
    return Array.from({ length: count }, (_, nth) => nth).reduce((all, nth) => (all * (faces + nth)) / (nth + 1), 1);
}

/** Whether this number of dice can be thrown at once. */
export function mayFall(rules: DiceRules, count: number): boolean {
    if (rules.lots > 0) return count === 1;
    return count === rules.count || (rules.fewer > 0 && count === rules.fewer);
}

/** Every throw with the number of ways to get it, in the order of the rules. */
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
                // The n-th die can be inserted in n places; equal faces share them.
                const weight = Math.floor((shorter.weight * nth * weightOf(face)) / same);
                longer.push({ dice: [...shorter.dice, face], weight });
            }
            return longer;
        });
    }
    return all;
}

/** Merges throws of lots with equal values, the lowest value first. */
function lots(rules: DiceRules): Throw[] {
    const found = new Map<number, number>();
    let ways = 1;
    for (const [up, value] of rules.values.entries()) {
        found.set(value, (found.get(value) ?? 0) + ways);
        ways = (ways * (rules.lots - up)) / (up + 1);
    }
    return [...found].map(([value, weight]) => ({ dice: [value], weight })).sort((a, b) => (a.dice[0] ?? 0) - (b.dice[0] ?? 0));
}
