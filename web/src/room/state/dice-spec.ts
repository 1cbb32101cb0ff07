/** The dice of a variant, read from its file, for drawing dice, choosing a roll and comparing a game's rolls
    with the expected ones. Rolling is up to the server. */
import { values } from "../../values";

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
    const found = values(text);
    const number = (key: string, otherwise: number): number => {
        const value = found.get(`dice.${key}`);
        return typeof value === "number" ? value : otherwise;
    };
    const list = (key: string): number[] => {
        const value = found.get(`dice.${key}`);
        return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
    };
    const lots = number("lots", 0);
    const worth = list("values");
    if (lots > 0) return { count: 1, faces: lotFaces(lots, worth), lots, values: worth };
    const weights = list("weights");
    const weight = (face: number): number => weights[face - 1] ?? 1;
    const all = Array.from({ length: number("sides", 6) }, (_, index) => index + 1);
    const whole = all.reduce((sum, face) => sum + weight(face), 0);
    const faces = all.map((face) => ({ face, chance: weight(face) / whole }));
    return { count: number("count", 1), faces, lots: 0, values: [] };
}

/** The values of a throw of lots. Each lot lands face up with a chance of one half. */
function lotFaces(lots: number, worth: number[]): { face: number; chance: number }[] {
    const chances = new Map<number, number>();
    let ways = 1;
    for (let up = 0; up <= lots; up++) {
        const value = worth[up] ?? up;
        chances.set(value, (chances.get(value) ?? 0) + ways / 2 ** lots);
        ways = (ways * (lots - up)) / (up + 1);
    }
    return [...chances].map(([face, chance]) => ({ face, chance })).sort((a, b) => a.face - b.face);
}
