/** What the dice of a variant can show, read from its file. The server rolls; this is for drawing
    dice, choosing a roll and comparing what fell with what was to be expected. */
import { values } from "../values";

export interface DiceSpec {
    /** Dice that are thrown at once; lots count as one die that shows their value. */
    count: number;
    /** What one die can show, with its chance. */
    faces: { face: number; chance: number }[];
    /** How many lots, such as cowries, are thrown instead; 0 for dice. */
    lots: number;
    /** What a throw of lots is worth, by how many of them lie up. */
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

/** Lots fall on either side alike: how many of them lie up decides the value. */
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
