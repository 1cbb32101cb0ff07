/** Verifies the dice of a whole game: chains, start, seeds, dice, and that the record contains these dice. The
    server checks separately whether the moves are legal. */
import { type Hex, textHash } from "../chain/bytes";
import { descends, type Known, type Owner, place } from "../chain/chain";
import { areDice, type DiceRules, diceRules, hasItem, mayFall } from "../chain/throws";
import { followsFrom } from "../chain/practice";
import { BadProof, type Mode, modeOf, peopleHaveChains, type Proof, readProof, type Step } from "./proof";
import { BadRecord, readRecord, type RecordText } from "./record";
import { Impossible, Replay } from "./replay";
import { drawn, Fall, falls, seedOf, type ShownRoll } from "../chain/roll";
import { start } from "../chain/start";

/** The result of verifying a proof. */
export interface Verdict {
    mode: Mode;
    game: Hex;
    /** T, which players can compare with the fingerprint on their screens. */
    start: Hex;
    /** The number of verified rolls. */
    rolls: number;
    /** For each person's seat, the number of rolls it contributed to. */
    tookPart: Map<number, number>;
    /** For each seat, the rolls that it should have contributed to but did not. */
    missing: Map<number, number[]>;
    /** For each seat, the rolls of others for which it was not asked, because it had been silent and had not sent
        a value since. A new chain gets it asked again, but only once until it sends a value. */
    passedOver: Map<number, number[]>;
    /** Other rolls for which a person's seat was not asked: its device was away or had no chain. */
    away: Map<number, number[]>;
    /** The seats of people whose devices never committed to a chain. */
    noChain: number[];
    /** Rolls without the value of a seat that had a chain by then, because it was missing, not asked or away. A
        silent player could, together with the server, choose between the dice with and without the value. */
    lacking: number[];
    /** Rolls that were opened but never made, because the turn passed to another seat. */
    void: number[];
    /** How many chosen rolls were used, for which players named the dice. */
    chosen: number;
    /** The rolls before which actions were undone. The record does not say who agreed to it. */
    takenBack: number[];
    /** Seats that committed to a new chain during the game, and before which roll. */
    newAnchors: { seat: number; index: number }[];
    /** Rolls before which everybody committed to new chains, because the old ones were used up. */
    renewed: number[];
    /** Rolls without a value from a chain that the start binds. Only players who know their own chain can verify them. */
    unbound: number[];
    /** The rolls with the first value of a chain that was committed after the start, and its seat. A record cannot
        show that the commitment came before the other values of that roll were known; only devices that were
        connected can tell. The first value determines all later ones. */
    fresh: { owner: Owner; index: number }[];
}

/** Whether every roll is proved to everybody: each person's chain contributes to it, and no roll is proved only to
    the players. A roll without a person's value is not proved to that person. */
export function isWhollyProved({ mode, rolls, tookPart, unbound, fresh }: Verdict): boolean {
    return mode === "sealed" && unbound.length + fresh.length === 0 && [...tookPart.values()].every((took) => took === rolls);
}

/** The only person whose device contributed, if there is just one. Together with the server, this person could have
    tried chains until they liked the dice. */
export function onlyOne({ mode, tookPart }: Verdict): number | null {
    const gave = [...tookPart].filter(([, rolls]) => rolls > 0).map(([seat]) => seat);
    return mode === "sealed" && gave.length === 1 ? (gave[0] ?? null) : null;
}

/** The maximum number of hashes to reach the first values of chains committed after the start. All other values need
    one hash per roll and seat. In honest games people change devices a few times; a forged file could contain a new
    chain before every roll. */
const MAX_LINKS = 2 ** 20;

/** The number of hashes to reach the first values of chains committed after the start. */
function linksOfLateChains({ steps }: Proof): number {
    const late = new Set<Owner>();
    let links = 0;
    for (const step of steps) {
        if (step.kind === "anchor") late.add(step.owner);
        if (step.kind !== "roll") continue;
        const owners: Owner[] = ["server", ...step.roll.contributions.map(([seat]) => seat)];
        links += owners.filter((owner) => late.delete(owner)).length * place(Math.max(step.roll.index, 1));
    }
    return links;
}

/** What is wrong with a record. Each is a reason not to trust the dice. */
export type Fraud =
    /** The file, or the rules in it, changed after it was written. */
    | { kind: "file" }
    /** The rules, seats or anchors differ from those that T binds. */
    | { kind: "start" }
    | { kind: "seats" }
    /** The record claims practice dice but contains people's chains; with a seed nobody contributes values. */
    | { kind: "seeded" }
    /** The server's chain does not follow from the seed. */
    | { kind: "seed"; seed: string }
    /** There are too many chains to verify in reasonable time. */
    | { kind: "chains" }
    /** The proof does not contain the anchor that this device sent. */
    | { kind: "own"; seat: number }
    | { kind: "order"; index: number }
    | { kind: "server"; index: number }
    | { kind: "contribution"; index: number; seat: number }
    /** A seat contributes twice, or without a commitment. */
    | { kind: "stranger"; index: number; seat: number }
    /** An action uses something that this variant does not have, such as a chosen roll. */
    | { kind: "item"; action: string }
    /** The record has another roll than the proof; `-` stands for no roll. */
    | { kind: "record"; index: number; record: string; proof: string }
    | { kind: "dice"; index: number; right: string; shown: string }
    | { kind: "roller"; index: number }
    /** A roll was opened and discarded, and the record shows no reason. */
    | { kind: "void"; index: number }
    /** The undone actions cannot have been played. */
    | { kind: "back"; index: number };

export type Outcome =
    | { kind: "proved"; verdict: Verdict; record: RecordText; own: number[] }
    | { kind: "fraud"; fraud: Fraud; record: RecordText; start: Hex | null }
    /** The record proves nothing: the game was played without this protocol or with seeded dice. */
    | { kind: "unproved"; record: RecordText }
    /** The number of the wrong line; null if the rules contain unsupported dice. */
    | { kind: "unreadable"; line: number | null };

/** A chain of this device that was used in the game and must be in the proof. */
export interface Own {
    seat: number;
    anchor: Hex;
}

/** Verifies a record. `own` returns the chains of this device that were used in a game. */
export function verify(text: string, own: (game: Hex) => readonly Own[] = () => []): Outcome {
    let record: RecordText;
    try {
        record = readRecord(text);
    } catch (error) {
        if (error instanceof BadRecord) return { kind: "unreadable", line: error.line };
        throw error;
    }
    if (!areDice(record.rules)) return { kind: "unreadable", line: null };
    let proof: Proof | null = null;
    try {
        const isIts = record.rules.split("\n").includes(`id = "${record.variant}"`);
        if (textHash(record.rules) !== record.hash || !record.whole || !isIts) throw new Cheat({ kind: "file" });
        if (record.proof.length === 0) return { kind: "unproved", record };
        proof = readProof(record.proof);
        const mine = own(proof.game);
        const verdict = checkAll(record, proof, mine);
        return { kind: "proved", verdict, record, own: [...new Set(mine.map((one) => one.seat))] };
    } catch (error) {
        if (error instanceof BadProof) return { kind: "unreadable", line: record.proofAt + error.nth };
        if (error instanceof Cheat) return { kind: "fraud", fraud: error.fraud, record, start: proof?.start ?? null };
        throw error;
    }
}

/** Aborts the verification with what is wrong. */
class Cheat extends Error {
    constructor(readonly fraud: Fraud) {
        super(fraud.kind);
    }
}

function checkAll(record: RecordText, proof: Proof, own: readonly Own[]): Verdict {
    if (start(proof.game, textHash(record.rules), proof.server, proof.seats) !== proof.start) {
        throw new Cheat({ kind: "start" });
    }
    // Otherwise somebody could make a sealed game look like a practice game.
    if (proof.seeded !== null && peopleHaveChains(proof)) throw new Cheat({ kind: "seeded" });
    const bound = proof.seats.map((seat) => seat.seat);
    const seated = new Set(record.seats);
    if (new Set(bound).size !== bound.length || bound.length !== seated.size || bound.some((seat) => !seated.has(seat))) {
        throw new Cheat({ kind: "seats" });
    }
    if (proof.seeded !== null && !followsFrom(proof.seeded, proof.game, proof.server)) throw new Cheat({ kind: "seed", seed: proof.seeded });
    if (linksOfLateChains(proof) > MAX_LINKS) throw new Cheat({ kind: "chains" });
    for (const { seat, anchor } of own) {
        if (!anchorsOf(proof, seat).includes(anchor)) throw new Cheat({ kind: "own", seat });
    }
    checkItems(record, proof);
    const checker = new Checker(proof);
    checker.verdict.chosen = record.words.filter(({ word }) => word.startsWith("c")).length;
    try {
        follow(record, proof, checker);
    } catch (error) {
        throw error instanceof Impossible ? new Cheat({ kind: "back", index: checker.next }) : error;
    }
    return checker.verdict;
}

/** Items must exist in the variant; otherwise dice without a proof could be passed off as a chosen roll. */
function checkItems(record: RecordText, { steps }: Proof): void {
    const words = [...record.words.map(({ word }) => word), ...steps.flatMap((step) => (step.kind === "back" ? step.gone : []))];
    for (const [sign, item] of [["c", "chosen_roll"], ["s", "second_throw"]] as const) {
        const action = words.find((word) => word.startsWith(sign));
        if (action !== undefined && !hasItem(record.rules, item)) throw new Cheat({ kind: "item", action });
    }
}

/** Compares the game with its proof: every roll must be new, made in the roller's turn, and follow from its values. */
function follow(record: RecordText, proof: Proof, checker: Checker): void {
    const [rules, replay] = [diceRules(record.rules), new Replay(record.words, proof)];
    let thrown: { index: number; roller: number | null }[] = [];
    const nothingNew = (): void => {
        const more = replay.play();
        if (more !== null) throw new Cheat({ kind: "record", index: checker.next, record: more.word, proof: "-" });
    };
    // A roll may be discarded only if the turn passed to another seat.
    const haveReasons = (next?: number | null): void => {
        let rollers = replay.takeRollers();
        for (const [nth, { index, roller }] of thrown.entries()) {
            const after = nth + 1 < thrown.length ? thrown[nth + 1]?.roller : next;
            const at = rollers.findIndex((seat) => seat === undefined || seat === roller);
            if (at !== -1) rollers = rollers.slice(at + 1);
            if (at === -1 || rollers.length === 0 || roller === after) throw new Cheat({ kind: "void", index });
        }
        thrown = [];
    };
    for (const step of proof.steps) {
        checker.take(step);
        if (step.kind === "void") thrown.push({ index: step.index, roller: step.roller ?? null });
        if (step.kind === "back") {
            nothingNew();
            replay.back(step.ply);
        }
        if (step.kind !== "roll") continue;
        const { roll } = step;
        const { index, roller, fell } = roll;
        const fallen = replay.play();
        if (fallen?.word !== fell) throw new Cheat({ kind: "record", index, record: fallen?.word ?? "-", proof: fell });
        const there = record.seats.filter((seat) => !replay.left.includes(seat)).sort((a, b) => a - b);
        const sits = there.length === 0 ? false : roller === null ? fell.startsWith("f") : record.seats.includes(roller) && fell.startsWith("r");
        // The record does not say whose turn it was at an undo.
        if (!sits || (fallen.seat !== undefined && fallen.seat !== roller)) throw new Cheat({ kind: "roller", index });
        haveReasons(roller);
        const right = rightFall(rules, there, seedOf(proof.start, roll), fell);
        if (right !== fell) throw new Cheat({ kind: "dice", index, right, shown: fell });
    }
    nothingNew();
    haveReasons();
    const waiting = record.chance.filter((one) => one.seat === undefined).map((one) => one.word);
    if (waiting.join(" ") !== replay.kept.join(" ")) {
        throw new Cheat({ kind: "record", index: checker.next, record: waiting[0] ?? "-", proof: replay.kept[0] ?? "-" });
    }
}

function anchorsOf(proof: Proof, seat: number): (Hex | null)[] {
    const later = proof.steps.map((step) => (step.kind === "anchor" && step.owner === seat ? step.anchor : null));
    return [...proof.seats.filter((one) => one.seat === seat).map((one) => one.anchor), ...later];
}

/** The result of a seed, as the record writes it: as many dice as were shown, if the rules allow that number, or the
    first seat. */
export function rightFall(rules: DiceRules, there: readonly number[], seed: Hex, fell: string, fall = new Fall(seed)): string {
    if (fell.startsWith("f")) return drawn(there, fall);
    const count = fell.split("+").length;
    return falls(rules, mayFall(rules, count) ? count : rules.count, fall);
}

/** Whether everybody commits to new chains before a roll, because the old ones are used up. */
function isRenewal(index: number): boolean {
    return index > 1 && place(index) === 1;
}

function add(lists: Map<number, number[]>, seat: number, index: number): void {
    const list = lists.get(seat);
    if (list === undefined) lists.set(seat, [index]);
    else list.push(index);
}

/** Follows the chains from roll to roll. */
class Checker {
    /** The index of the next roll. */
    next = 1;
    readonly verdict: Verdict;
    /** The last known value of every chain. */
    readonly #known = new Map<Owner, Known>();

    /** The seats whose chain is bound by the start. */
    readonly #bound = new Set<number>();

    /** The seats whose chain was committed after the start and has no value yet. */
    readonly #late = new Set<Owner>();

    /** The seats that are asked only for their own rolls, because they were silent. */
    readonly #silent = new Set<number>();

    /** The seats that a new chain has brought back since their last value, which is allowed once. */
    readonly #revived = new Set<number>();

    constructor(readonly proof: Proof) {
        this.#known.set("server", { index: 0, value: proof.server });
        for (const { seat, anchor } of proof.seats) {
            if (anchor === null) continue;
            this.#known.set(seat, { index: 0, value: anchor });
            this.#bound.add(seat);
        }
        this.verdict = {
            mode: modeOf(proof),
            game: proof.game,
            start: proof.start,
            rolls: 0,
            tookPart: new Map(proof.seats.filter((seat) => seat.human).map((seat) => [seat.seat, 0])),
            missing: new Map(),
            passedOver: new Map(),
            away: new Map(),
            noChain: proof.seats.filter(({ seat, human }) => human && anchorsOf(proof, seat).every((anchor) => anchor === null)).map(({ seat }) => seat),
            lacking: [],
            void: [],
            chosen: 0,
            takenBack: [],
            newAnchors: [],
            renewed: [],
            unbound: [],
            fresh: [],
        };
    }

    take(step: Step): void {
        switch (step.kind) {
            case "anchor":
                return this.#anchored(step.owner, step.anchor);
            case "void":
                this.#due(step.index);
                this.verdict.void.push(step.index);
                return;
            case "back":
                this.verdict.takenBack.push(this.next);
                return;
            case "roll":
                return this.#rolled(step.roll);
        }
    }

    #anchored(owner: Owner, anchor: Hex): void {
        const index = this.next;
        if (owner === "server") {
            // Otherwise the server could wait for people's values and choose a suitable chain.
            if (!isRenewal(index)) throw new Cheat({ kind: "server", index });
            this.verdict.renewed.push(index);
        } else {
            if (!this.verdict.tookPart.has(owner)) throw new Cheat({ kind: "stranger", index, seat: owner });
            if (!isRenewal(index)) this.verdict.newAnchors.push({ seat: owner, index });
            this.#bound.delete(owner);
            if (this.#silent.has(owner) && !this.#revived.has(owner)) {
                this.#silent.delete(owner);
                this.#revived.add(owner);
            }
        }
        this.#known.set(owner, { index: 0, value: anchor });
        this.#late.add(owner);
    }

    #rolled(roll: ShownRoll): void {
        const { index, contributions, missing } = roll;
        this.#due(index);
        if (!this.#follows("server", index, roll.server)) throw new Cheat({ kind: "server", index });
        const seen = new Set<number>();
        for (const seat of [...contributions.map(([seat]) => seat), ...missing]) {
            if (!this.#known.has(seat) || seen.has(seat)) throw new Cheat({ kind: "stranger", index, seat });
            seen.add(seat);
        }
        for (const [seat, value] of contributions) {
            if (!this.#follows(seat, index, value)) throw new Cheat({ kind: "contribution", index, seat });
            this.verdict.tookPart.set(seat, (this.verdict.tookPart.get(seat) ?? 0) + 1);
            this.#silent.delete(seat);
            this.#revived.delete(seat);
        }
        for (const seat of missing) {
            add(this.verdict.missing, seat, index);
            this.#silent.add(seat);
        }
        for (const seat of this.verdict.tookPart.keys()) {
            if (seen.has(seat)) continue;
            const isPassedOver = this.#silent.has(seat) && roll.roller !== seat;
            add(isPassedOver ? this.verdict.passedOver : this.verdict.away, seat, index);
        }
        // The server's chain is always known.
        if (contributions.length < this.#known.size - 1) this.verdict.lacking.push(index);
        if (this.verdict.mode === "sealed" && !contributions.some(([seat]) => this.#bound.has(seat))) {
            this.verdict.unbound.push(index);
        }
        this.verdict.rolls += 1;
    }

    #due(index: number): void {
        if (index !== this.next) throw new Cheat({ kind: "order", index });
        this.next += 1;
    }

    #follows(owner: Owner, index: number, value: Hex): boolean {
        const known = this.#known.get(owner);
        const shown = { index: place(index), value };
        if (known === undefined || shown.index <= known.index) return false;
        if (!descends(this.proof.game, owner, shown, known)) return false;
        this.#known.set(owner, shown);
        if (this.#late.delete(owner) && this.verdict.mode === "sealed") this.verdict.fresh.push({ owner, index });
        return true;
    }
}
