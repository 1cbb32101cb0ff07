/** How often each face fell in a game, compared with fair dice. */
import { diceRules, throws } from "../chain/throws";
import type { Chance, RecordText } from "./record";

export interface Face {
    face: number;
    /** How often it fell. */
    count: number;
    /** How often fair dice show it on average in as many throws. */
    expected: number;
}

/** How unusual the result is. */
export type Unusual = "few" | "usual" | "rare" | "very-rare";

export interface DiceStats {
    faces: Face[];
    /** The number of dice that fell. */
    dice: number;
    /** How many of them were undone and not rolled again. */
    kept: number;
    chiSquare: number;
    /** The probability that fair dice fall at least as unevenly. */
    chance: number;
    unusual: Unusual;
}

export function statsOf(record: RecordText): DiceStats {
    const rules = diceRules(record.rules);
    const single = throws(rules, 1);
    const whole = single.reduce((sum, one) => sum + one.weight, 0);
    const rolls = record.chance.filter((one) => one.word.startsWith("r"));
    const diceOf = (rolls: readonly Chance[]): number[] => rolls.flatMap((one) => one.word.slice(1).split("+").map(Number));
    const fell = diceOf(rolls);
    const kept = diceOf(rolls.filter((one) => one.seat === undefined)).length;
    const faces = single.map(({ dice: [face = 0], weight }) => ({
        face,
        count: fell.filter((one) => one === face).length,
        expected: (fell.length * weight) / whole,
    }));
    const chiSquare = faces.reduce((sum, one) => sum + (one.expected > 0 ? (one.count - one.expected) ** 2 / one.expected : 0), 0);
    const chance = atLeast(chiSquare, faces.length - 1);
    return { faces, dice: fell.length, kept, chiSquare, chance, unusual: unusual(faces, chance) };
}

/** The test needs at least this expected count per face to be meaningful. */
const ENOUGH = 3;

function unusual(faces: readonly Face[], chance: number): Unusual {
    if (faces.length < 2 || faces.some((one) => one.expected < ENOUGH)) return "few";
    if (chance >= 0.05) return "usual";
    return chance >= 0.001 ? "rare" : "very-rare";
}

/** The probability that a chi-square statistic with these degrees of freedom is at least `x`. */
export function atLeast(x: number, freedom: number): number {
    if (freedom < 1 || x <= 0) return 1;
    const half = x / 2;
    // Every two degrees of freedom add one term.
    let degrees = freedom % 2 === 0 ? 2 : 1;
    let sum = degrees === 2 ? Math.exp(-half) : erfc(Math.sqrt(half));
    let term = degrees === 2 ? Math.exp(-half) * half : (Math.exp(-half) * Math.sqrt(half)) / (Math.sqrt(Math.PI) / 2);
    for (; degrees < freedom; degrees += 2) {
        sum += term;
        term *= half / (degrees / 2 + 1);
    }
    return Math.min(1, sum);
}

/** The complement of the error function, to seven digits. */
function erfc(x: number): number {
    const t = 1 / (1 + 0.3275911 * x);
    const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce((all, one) => (all + one) * t, 0);
    return sum * Math.exp(-x * x);
}
