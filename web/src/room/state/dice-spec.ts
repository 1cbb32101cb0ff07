/** The dice of a variant, read from its file, for drawing dice, choosing a roll and comparing a game's rolls
    with the expected ones. Rolling is up to the server. */
import { diceRules, throws } from "../../dice/chain/throws";

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

/** The dice in a variant's file. */
export function diceOf(text: string): DiceSpec {
    const rules = diceRules(text);
    const { count, sides, weights, lots } = rules;
    if (lots > 0) {
        // Each lot lands face up with a chance of one half.
        const faces = throws(rules, 1).map(({ dice: [face = 0], weight }) => ({ face, chance: weight / 2 ** lots }));
        return { count: 1, faces, lots, values: [...rules.values] };
    }
    const weight = (face: number): number => weights[face - 1] ?? 1;
    const all = Array.from({ length: sides }, (_, index) => index + 1);
    const whole = all.reduce((sum, face) => sum + weight(face), 0);
    return { count, faces: all.map((face) => ({ face, chance: weight(face) / whole })), lots: 0, values: [] };
}
