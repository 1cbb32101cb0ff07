/** The dice of a variant, for drawing dice, choosing a roll and comparing a game's rolls with the expected ones. */
import type { VariantView } from "../../protocol/types";

export interface DiceSpec {
    /** The number of dice in a throw; lots count as one die that shows their value. */
    count: number;
    /** The faces of one die, with their chances. */
    faces: { face: number; chance: number }[];
    /** The number of lots, such as cowries, that replace dice; 0 for dice. */
    lots: number;
    /** The value of a throw of lots, by the number of lots that lie face up. */
    values: number[];
}

export function diceOf({ dice: count, faces: values, weights, lots }: Pick<VariantView, "dice" | "faces" | "weights" | "lots">): DiceSpec {
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    // Different numbers of lots can have the same value.
    const chances = new Map<number, number>();
    for (const [i, face] of values.entries()) chances.set(face, (chances.get(face) ?? 0) + (weights[i] ?? 0) / whole);
    const faces = [...chances].map(([face, chance]) => ({ face, chance })).sort((a, b) => a.face - b.face);
    return { count, faces, lots, values: lots > 0 ? values : [] };
}
