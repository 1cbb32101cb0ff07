/** The proof of a game's dice: everything that was committed to and shown, as the record carries it
    in its lines `fair …`. */
import { type Hex, isHex } from "./bytes";
import type { Owner } from "./chain";
import { isAction } from "./record";
import type { ShownRoll } from "./roll";
import type { Committed } from "./start";

/** Something that happened to the dice of a game. */
export type Step =
    /** Somebody committed to a new chain, or to a first one; it counts from the next roll on. */
    | { kind: "anchor"; owner: Owner; anchor: Hex }
    | { kind: "roll"; roll: ShownRoll }
    /** A roll was opened and never fell, because another seat was to roll after all. Records say for whom
        it was open, null for the first seat by lot. */
    | { kind: "void"; index: number; roller?: number | null }
    /** The game was taken back to so many actions; what had come after them, in the record's words. */
    | { kind: "back"; ply: number; gone: string[] };

export interface Proof {
    game: Hex;
    /** The seed that everything follows from, in a game for practice. */
    seeded: string | null;
    /** What the server committed to. */
    server: Hex;
    /** The seats at the start. */
    seats: Committed[];
    /** What binds them all. */
    start: Hex;
    /** What happened then, in order. */
    steps: Step[];
}

/** Why lines are no proof. */
export class BadProof extends Error {
    constructor(readonly line: string) {
        super(`the proof cannot be read at \`fair ${line}\``);
        this.name = "BadProof";
    }
}

/** Where the dice come from: from all chains, from the server's alone, or from a seed for practice. */
export type Mode = "sealed" | "server" | "seeded";

/** Sealed as soon as one person's chain is in them. */
export function modeOf(proof: Proof): Mode {
    if (proof.seeded !== null) return "seeded";
    const later = proof.steps.some((step) => step.kind === "anchor" && step.owner !== "server");
    return later || proof.seats.some((seat) => seat.anchor !== null) ? "sealed" : "server";
}

export function rollsOf(proof: Proof): ShownRoll[] {
    return proof.steps.flatMap((step) => (step.kind === "roll" ? [step.roll] : []));
}

/** The proof as lines of a record, without `fair`. */
export function writeProof(proof: Proof): string[] {
    return [
        `game ${proof.game}`,
        ...(proof.seeded === null ? [] : [`seeded ${proof.seeded}`]),
        `server ${proof.server}`,
        ...proof.seats.map(({ seat, human, anchor }) => `seat ${seat} ${human ? "human" : "bot"} ${anchor ?? "-"}`),
        `start ${proof.start}`,
        ...proof.steps.map(writeStep),
    ];
}

function writeStep(step: Step): string {
    switch (step.kind) {
        case "anchor":
            return `anchor ${step.owner} ${step.anchor}`;
        case "void":
            return `void ${step.index} ${step.roller ?? "-"}`;
        case "back":
            return `back ${step.ply} ${step.gone.join(" ")}`;
        case "roll": {
            const { index, roller, server, contributions, missing, fell } = step.roll;
            const given = contributions.map(([seat, value]) => `${seat}=${value}`);
            const list = (parts: readonly unknown[]): string => (parts.length === 0 ? "-" : parts.join(","));
            return `roll ${index} ${roller ?? "-"} ${server} ${list(given)} ${list(missing)} ${fell}`;
        }
    }
}

/** Reads the lines of a record, without `fair`. */
export function readProof(lines: readonly string[]): Proof {
    const seats: Committed[] = [];
    const steps: Step[] = [];
    let begun: Hex | null = null;
    const [first, ...others] = lines;
    const game = words(first ?? "", "game", 1).value(0, 16);
    const seeded = others[0]?.startsWith("seeded ") === true ? words(others.shift() ?? "", "seeded", 1).word(0) : null;
    if (seeded !== null && !/^\d{1,20}$/.test(seeded)) throw new BadProof(`seeded ${seeded.slice(0, 40)}`);
    const [second, ...rest] = others;
    const server = words(second ?? "", "server", 1).value(0, 32);
    for (const line of rest) {
        const name = line.split(" ")[0] ?? "";
        if (begun === null) {
            if (name === "start") begun = words(line, "start", 1).value(0, 32);
            else seats.push(readSeat(line));
        } else {
            steps.push(readStep(line, name));
        }
    }
    if (begun === null) throw new BadProof("start");
    return { game, seeded, server, seats, start: begun, steps };
}

function readSeat(line: string): Committed {
    const read = words(line, "seat", 3);
    const kind = read.word(1);
    if (kind !== "human" && kind !== "bot") throw new BadProof(line.slice(0, 40));
    const anchor = read.word(2) === "-" ? null : read.value(2, 32);
    if (kind === "bot" && anchor !== null) throw new BadProof(line.slice(0, 40));
    return { seat: read.seat(0), human: kind === "human", anchor };
}

function readStep(line: string, name: string): Step {
    switch (name) {
        case "anchor": {
            const read = words(line, name, 2);
            const owner = read.word(0) === "server" ? "server" : read.seat(0);
            return { kind: "anchor", owner, anchor: read.value(1, 32) };
        }
        case "void": {
            const read = words(line, name, 2);
            return { kind: "void", index: read.index(0), roller: read.roller(1) };
        }
        case "back": {
            const [, , ...gone] = line.split(" ");
            if (gone.length === 0 || !gone.every(isAction)) throw new BadProof(line.slice(0, 40));
            return { kind: "back", ply: words(line, name, 1 + gone.length).index(0), gone };
        }
        case "roll": {
            const read = words(line, name, 6);
            const contributions = read.list(3).map((word) => {
                const [seat = "", value = ""] = word.split("=");
                if (`${seat}=${value}` !== word) throw new BadProof(line.slice(0, 40));
                return [words(`x ${seat}`, "x", 1, line).seat(0), words(`x ${value}`, "x", 1, line).value(0, 32)] as const;
            });
            const missing = read.list(4).map((word) => words(`x ${word}`, "x", 1, line).seat(0));
            return {
                kind: "roll",
                roll: { index: read.index(0), roller: read.roller(1), server: read.value(2, 32), contributions, missing, fell: read.word(5) },
            };
        }
        default:
            throw new BadProof(line.slice(0, 40));
    }
}

/** The words of a line, each read as what it should be. */
function words(line: string, name: string, count: number, whole = line) {
    const bad = (): never => {
        throw new BadProof(whole.slice(0, 40));
    };
    const [first, ...rest] = line.split(" ");
    if (first !== name || rest.length !== count) bad();
    const word = (at: number): string => rest[at] ?? bad();
    const number = (at: number, most: number): number => {
        const text = word(at);
        return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= most ? Number(text) : bad();
    };
    const seat = (at: number): number => number(at, 254);
    return {
        word,
        seat,
        roller: (at: number): number | null => (word(at) === "-" ? null : seat(at)),
        index: (at: number): number => number(at, 2 ** 32 - 1),
        value: (at: number, bytes: number): Hex => (isHex(word(at).toLowerCase(), bytes) ? word(at).toLowerCase() : bad()),
        list: (at: number): string[] => (word(at) === "-" ? [] : word(at).split(",")),
    };
}
