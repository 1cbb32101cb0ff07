/** Games with fair dice for tests: secrets that everybody knows, and records made of them. */
import { type Hex, textHash } from "./bytes";
import { Chain, place } from "./chain";
import { diceRules } from "./dice";
import { type Proof, readProof, type Step, writeProof } from "./proof";
import { readRecord, sealed } from "./record";
import { Fall, seedOf, type ShownRoll } from "./roll";
import { start } from "./start";
import { rightFall } from "./verify";

export const GAME: Hex = "09".repeat(16);
export const SERVER_SECRET: Hex = "53".repeat(32);

export const secretOf = (seat: number): Hex => (0x41 + seat).toString(16).repeat(32);

const chains = new Map<string, Chain>();

/** The chain of a seat or of the server; each is made once. */
export function chainOf(owner: number | "server", game: Hex = GAME): Chain {
    const key = `${owner} ${game}`;
    const found = chains.get(key) ?? new Chain(owner === "server" ? SERVER_SECRET : secretOf(owner), game, owner);
    chains.set(key, found);
    return found;
}

export function valueOf(owner: number | "server", index: number, game: Hex = GAME): Hex {
    return chainOf(owner, game).value(place(index)) ?? "";
}

/** The proof of a game before its first roll: the first two seats are people. */
export function begun(rules: string, seats: readonly number[], people = 2): Proof {
    const committed = seats.map((seat, nth) => ({ seat, human: nth < people, anchor: nth < people ? chainOf(seat).anchor : null }));
    const server = chainOf("server").anchor;
    return { game: GAME, seeded: null, server, seats: committed, start: start(GAME, textHash(rules), server, committed), steps: [] };
}

/** The next roll of a game: who takes part in it, and what falls. `like` has as many dice. */
export function rollOf(
    bound: Hex,
    rules: string,
    index: number,
    roller: number | null,
    people: readonly number[],
    { missing = [], there = [], like = "r" }: { missing?: readonly number[]; there?: readonly number[]; like?: string } = {},
): ShownRoll {
    const contributions = people.filter((seat) => !missing.includes(seat)).map((seat) => [seat, valueOf(seat, index)] as const);
    const shown = { index, roller, server: valueOf("server", index), contributions, missing };
    const dice = diceRules(rules);
    const words = like === "r" ? `r${"1+".repeat(dice.count - 1)}1` : like;
    const seed = seedOf(bound, shown);
    return { ...shown, fell: rightFall(dice, there, seed, words, new Fall(seed)) };
}

/** A record with other steps or another beginning of its proof, and the check at its end made right:
    what someone does who wants to deceive. */
export function tampered(text: string, change: (proof: Proof) => void, lines: (lines: string[]) => string[] = (all) => all): string {
    const proof = readProof(readRecord(text).proof);
    change(proof);
    const others = text.trimEnd().split("\n").filter((line) => !/^(fair|end) /.test(line));
    return sealed([...lines(others), ...writeProof(proof).map((line) => `fair ${line}`)]);
}

/** The roll of an index, to be tampered with. */
export function rollAt(proof: Proof, index: number): { -readonly [K in keyof ShownRoll]: ShownRoll[K] } {
    const found = proof.steps.find((step): step is Step & { kind: "roll" } => step.kind === "roll" && step.roll.index === index);
    if (found === undefined) throw new Error(`no roll ${index}`);
    return found.roll;
}
