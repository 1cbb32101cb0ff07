/** The proof of a game's dice: all commitments and revealed values, as in the `fair …` lines of a record. */
import { type Hex, isHex } from "../chain/bytes";
import type { Owner } from "../chain/chain";
import { isAction, isChance } from "./record";
import type { ShownRoll } from "../chain/roll";
import type { Committed } from "../chain/start";

/** Something that happened to the dice of a game. */
export type Step =
    /** A seat or the server committed to a chain, which counts from the next roll on. */
    | { kind: "anchor"; owner: Owner; anchor: Hex }
    | { kind: "roll"; roll: ShownRoll }
    /** A roll was opened but never made, because the turn passed to another seat. The record says for which seat
        it was open; null if the first seat was to be drawn by lot. */
    | { kind: "void"; index: number; roller?: number | null }
    /** The game was undone to `ply` actions; `gone` are the undone actions, as the record writes them. */
    | { kind: "back"; ply: number; gone: string[] };

export interface Proof {
    game: Hex;
    /** The seed of a practice game, from which everything follows. */
    seeded: string | null;
    /** The server's anchor. */
    server: Hex;
    /** The seats at the start. */
    seats: Committed[];
    /** T, which binds all of them. */
    start: Hex;
    /** What happened afterwards, in order. */
    steps: Step[];
}

/** Why lines are not a valid proof. */
export class BadProof extends Error {
    /** `nth` is the index of the wrong line, or of the line in place of a missing one. */
    constructor(readonly nth: number) {
        super(`line ${nth + 1} of the proof cannot be read`);
        this.name = "BadProof";
    }
}

/** The source of the dice: all chains, the server's chain alone, or a practice seed. */
export type Mode = "sealed" | "server" | "seeded";

/** The dice are sealed as soon as one person's chain contributes. */
export function modeOf(proof: Proof): Mode {
    if (proof.seeded !== null) return "seeded";
    return peopleHaveChains(proof) ? "sealed" : "server";
}

/** Whether a person's device committed to a chain, before the start or later. */
export function peopleHaveChains(proof: Proof): boolean {
    const later = proof.steps.some((step) => step.kind === "anchor" && step.owner !== "server");
    return later || proof.seats.some((seat) => seat.anchor !== null);
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

/** Parses a record's proof lines, with the leading `fair` already removed. Accepts only the canonical form. */
export function readProof(lines: readonly string[]): Proof {
    let at = 0;
    const due = (name: string, count: number): Words => {
        const found = new Words(lines[at] ?? "", at);
        if (found.name !== name) throw new BadProof(at);
        at += 1;
        return found.of(count);
    };
    const is = (name: string): boolean => lines[at]?.startsWith(`${name} `) === true;
    const game = due("game", 1).value(0, 16);
    const seeded = is("seeded") ? due("seeded", 1).seed(0) : null;
    const server = due("server", 1).value(0, 32);
    const seats = [readSeat(due("seat", 3))];
    while (is("seat")) seats.push(readSeat(due("seat", 3)));
    const begun = due("start", 1).value(0, 32);
    const steps = lines.slice(at).map((line, nth) => readStep(new Words(line, at + nth)));
    return { game, seeded, server, seats, start: begun, steps };
}

function readSeat(words: Words): Committed {
    const kind = words.word(1);
    if (kind !== "human" && kind !== "bot") words.bad();
    const anchor = words.word(2) === "-" ? null : words.value(2, 32);
    if (kind === "bot" && anchor !== null) words.bad();
    return { seat: words.seat(0), human: kind === "human", anchor };
}

function readStep(words: Words): Step {
    switch (words.name) {
        case "anchor": {
            const owner = words.of(2).word(0) === "server" ? "server" : words.seat(0);
            return { kind: "anchor", owner, anchor: words.value(1, 32) };
        }
        case "void":
            words.of(2);
            return { kind: "void", index: words.number(0), roller: words.roller(1) };
        case "back": {
            const [, ...gone] = words.rest;
            if (gone.length === 0 || !gone.every(isAction)) words.bad();
            return { kind: "back", ply: words.number(0), gone };
        }
        case "roll": {
            words.of(6);
            const contributions = words.list(3).map((word): [number, Hex] => {
                const given = new Words(`given ${word.replace("=", " ")}`, words.nth).of(2);
                return [given.seat(0), given.value(1, 32)];
            });
            const missing = words.list(4).map((word) => new Words(`missing ${word}`, words.nth).of(1).seat(0));
            const fell = words.word(5);
            if (!isRising(contributions.map(([seat]) => seat)) || !isRising(missing) || !isChance(fell)) words.bad();
            return { kind: "roll", roll: { index: words.number(0), roller: words.roller(1), server: words.value(2, 32), contributions, missing, fell } };
        }
        default:
            return words.bad();
    }
}

function isRising(seats: readonly number[]): boolean {
    return seats.every((seat, nth) => nth === 0 || (seats[nth - 1] ?? 0) <= seat);
}

/** Parses the words of a line one by one. */
class Words {
    readonly name: string;
    readonly rest: string[];

    constructor(
        line: string,
        readonly nth: number,
    ) {
        [this.name = "", ...this.rest] = line.split(" ");
    }

    bad(): never {
        throw new BadProof(this.nth);
    }

    /** Requires this number of words after the name. */
    of(count: number): this {
        return this.rest.length === count ? this : this.bad();
    }

    word(at: number): string {
        return this.rest[at] ?? this.bad();
    }

    number(at: number): number {
        const word = this.word(at);
        return /^(0|[1-9]\d{0,8})$/.test(word) ? Number(word) : this.bad();
    }

    seat(at: number): number {
        const seat = this.number(at);
        return seat <= 254 ? seat : this.bad();
    }

    roller(at: number): number | null {
        return this.word(at) === "-" ? null : this.seat(at);
    }

    seed(at: number): string {
        const word = this.word(at);
        return /^(0|[1-9]\d{0,19})$/.test(word) && BigInt(word) < 2n ** 64n ? word : this.bad();
    }

    value(at: number, bytes: number): Hex {
        const word = this.word(at);
        return isHex(word, bytes) ? word : this.bad();
    }

    list(at: number): string[] {
        return this.word(at) === "-" ? [] : this.word(at).split(",");
    }
}
