/** What the dice of a variant can show, read from its file. The server rolls; this is for drawing
    dice, choosing a roll and comparing what fell with what was to be expected. */

export interface DiceSpec {
    /** Dice that are thrown at once; lots count as one die that shows their value. */
    count: number;
    /** What one die can show, with its chance. */
    faces: { face: number; chance: number }[];
    /** Whether these are lots, such as cowries. */
    lots: boolean;
}

/** The dice in a variant's file. */
export function diceOf(text: string): DiceSpec {
    const section = /^\[dice\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? "";
    const count = numberOf(section, "count") ?? 1;
    const sides = numberOf(section, "sides") ?? 6;
    const lots = numberOf(section, "lots") ?? 0;
    if (lots > 0) return { count: 1, faces: lotFaces(lots, listOf(section, "values")), lots: true };
    const weights = listOf(section, "weights");
    const weight = (face: number): number => weights[face - 1] ?? 1;
    const all = Array.from({ length: sides }, (_, index) => index + 1);
    const whole = all.reduce((sum, face) => sum + weight(face), 0);
    return { count, faces: all.map((face) => ({ face, chance: weight(face) / whole })), lots: false };
}

/** Lots fall on either side alike: how many of them lie up decides the value. */
function lotFaces(lots: number, values: number[]): { face: number; chance: number }[] {
    const chances = new Map<number, number>();
    let ways = 1;
    for (let up = 0; up <= lots; up++) {
        const value = values[up] ?? up;
        chances.set(value, (chances.get(value) ?? 0) + ways / 2 ** lots);
        ways = (ways * (lots - up)) / (up + 1);
    }
    return [...chances].map(([face, chance]) => ({ face, chance })).sort((a, b) => a.face - b.face);
}

function numberOf(section: string, key: string): number | null {
    const found = new RegExp(`^${key}\\s*=\\s*(\\d+)`, "m").exec(section)?.[1];
    return found === undefined ? null : Number(found);
}

function listOf(section: string, key: string): number[] {
    const found = new RegExp(`^${key}\\s*=\\s*\\[([^\\]]*)\\]`, "m").exec(section)?.[1] ?? "";
    return found.split(",").map((part) => part.trim()).filter((part) => part !== "").map(Number);
}
