/** Checking the dice of a whole game: chains, the start, seeds, dice, and that the record's dice are
    these. Whether the moves are legal is another question, which the server answers. */
import { type Hex, textHash } from "./bytes";
import { descends, type Known, type Owner, place } from "./chain";
import { areDice, type DiceRules, diceRules, hasItem, mayFall } from "./dice";
import { followsFrom } from "./practice";
import { BadProof, type Mode, modeOf, peopleHaveChains, type Proof, readProof, type Step } from "./proof";
import { BadRecord, readRecord, type RecordText } from "./record";
import { Impossible, Replay } from "./replay";
import { drawn, Fall, falls, seedOf, type ShownRoll } from "./roll";
import { start } from "./start";

/** What a proof proves. */
export interface Verdict {
    mode: Mode;
    game: Hex;
    /** What binds the game: to be compared with what players saw on their screens. */
    start: Hex;
    /** Rolls that were checked. */
    rolls: number;
    /** For each person's seat the number of rolls it took part in. */
    tookPart: Map<number, number>;
    /** The rolls at which a seat should have taken part and did not. */
    missing: Map<number, number[]>;
    /** The rolls of others at which a seat was not asked because it had been silent before, and had not
        given a value since then. A new chain brings it in once. */
    passedOver: Map<number, number[]>;
    /** The other rolls at which a person's seat was not asked: its device was away, or had no chain. */
    away: Map<number, number[]>;
    /** The people whose devices never fixed a chain. */
    noChain: number[];
    /** Rolls without the value of a seat that had a chain by then: it is missing, passed over or away.
        Whoever kept silent could, together with the server, choose between the dice with and without it. */
    lacking: number[];
    /** Rolls that were opened and never fell, because another seat was to roll after all. */
    void: number[];
    /** So many rolls of choice were used: the players named the dice. */
    chosen: number;
    /** Before which rolls the game was taken back. Whether anybody wished it is not in the record. */
    takenBack: number[];
    /** Seats that committed to another chain during the game, and before which roll. */
    newAnchors: { seat: number; index: number }[];
    /** Rolls before which everybody committed to new chains, because the last ones were used up. */
    renewed: number[];
    /** Rolls with no value of a chain that the start binds: only players who know their own chain can tell. */
    unbound: number[];
    /** The rolls with the first value of a chain that was fixed after the start, and whose it is. A record
        cannot show that the chain was chosen before the others' values of that roll were known: only the
        devices that were there can tell. Its later values were fixed by the first one. */
    fresh: { owner: Owner; index: number }[];
}

/** Whether every roll is proved to everybody: the chain of each person is in it, and none of the rolls is
    proved only to who played. A roll without somebody's value is not proved to that person. */
export function isWhollyProved({ mode, rolls, tookPart, unbound, fresh }: Verdict): boolean {
    return mode === "sealed" && unbound.length + fresh.length === 0 && [...tookPart.values()].every((took) => took === rolls);
}

/** The one person whose device gave values, if there is only one: together with the server they could have
    tried chains until they liked the dice. */
export function onlyOne({ mode, tookPart }: Verdict): number | null {
    const gave = [...tookPart].filter(([, rolls]) => rolls > 0).map(([seat]) => seat);
    return mode === "sealed" && gave.length === 1 ? (gave[0] ?? null) : null;
}

/** So many links are followed to the first values of chains that are newer than the start. All other values
    together take one link for each roll and seat. In honest games people change their devices a few times; a
    file that somebody made up could have a new chain before every roll. */
const MOST_LINKS = 2 ** 20;

/** How many links have to be followed to the first values of chains that are newer than the start. */
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

/** What is wrong. Each is a reason not to believe the dice. */
export type Fraud =
    /** The file was changed after it was written, or the rules in it were. */
    | { kind: "file" }
    /** The rules, the seats or the anchors are not those that the game was bound to. */
    | { kind: "start" }
    | { kind: "seats" }
    /** The game is said to be for practice, and people's chains are in it: with a seed nobody gives values. */
    | { kind: "seeded" }
    /** The server's chain is not the one that follows from the seed. */
    | { kind: "seed"; seed: string }
    /** There are so many chains that following them would take too long. */
    | { kind: "chains" }
    /** The anchor that this device sent is not in the proof. */
    | { kind: "own"; seat: number }
    | { kind: "order"; index: number }
    | { kind: "server"; index: number }
    | { kind: "contribution"; index: number; seat: number }
    /** A seat takes part that has committed to nothing, or twice. */
    | { kind: "stranger"; index: number; seat: number }
    /** An action is of something that this variant does not have, such as a roll of choice. */
    | { kind: "item"; action: string }
    /** The record has another roll than the proof; `-` stands for none. */
    | { kind: "record"; index: number; record: string; proof: string }
    | { kind: "dice"; index: number; right: string; shown: string }
    | { kind: "roller"; index: number }
    /** A roll was opened and thrown away, and nothing in the record is a reason for it. */
    | { kind: "void"; index: number }
    /** What is said to have been taken back cannot have been played. */
    | { kind: "back"; index: number };

export type Outcome =
    | { kind: "proved"; verdict: Verdict; record: RecordText; own: number[] }
    | { kind: "fraud"; fraud: Fraud; record: RecordText; start: Hex | null }
    /** The record proves nothing: it was played without this protocol, or with seeded dice. */
    | { kind: "unproved"; record: RecordText }
    /** Null where no line is to blame: the rules have dice that there are not. */
    | { kind: "unreadable"; line: number | null };

/** A chain of this device that counted, to be found in the proof. */
export interface Own {
    seat: number;
    anchor: Hex;
}

/** `own` gives the chains of this device that counted in a game. */
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

/** Ends the checking with what is wrong. */
class Cheat extends Error {
    constructor(readonly fraud: Fraud) {
        super(fraud.kind);
    }
}

function checkAll(record: RecordText, proof: Proof, own: readonly Own[]): Verdict {
    if (start(proof.game, textHash(record.rules), proof.server, proof.seats) !== proof.start) {
        throw new Cheat({ kind: "start" });
    }
    // Else whoever passes a sealed game on could make it look like practice.
    if (proof.seeded !== null && peopleHaveChains(proof)) throw new Cheat({ kind: "seeded" });
    const bound = proof.seats.map((seat) => seat.seat);
    const seated = new Set(record.seats);
    if (new Set(bound).size !== bound.length || bound.length !== seated.size || bound.some((seat) => !seated.has(seat))) {
        throw new Cheat({ kind: "seats" });
    }
    if (proof.seeded !== null && !followsFrom(proof.seeded, proof.game, proof.server)) throw new Cheat({ kind: "seed", seed: proof.seeded });
    if (linksOfLateChains(proof) > MOST_LINKS) throw new Cheat({ kind: "chains" });
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

/** What a player uses must be there in the variant: else dice without a proof could be called a choice. */
function checkItems(record: RecordText, { steps }: Proof): void {
    const words = [...record.words.map(({ word }) => word), ...steps.flatMap((step) => (step.kind === "back" ? step.gone : []))];
    for (const [sign, item] of [["c", "chosen_roll"], ["s", "second_throw"]] as const) {
        const action = words.find((word) => word.startsWith(sign));
        if (action !== undefined && !hasItem(record.rules, item)) throw new Cheat({ kind: "item", action });
    }
}

/** Follows the game beside its proof: every roll is new there, in the turn of who rolls, and what its
    values give. */
function follow(record: RecordText, proof: Proof, checker: Checker): void {
    const [rules, replay] = [diceRules(record.rules), new Replay(record.words, proof)];
    let thrown: { index: number; roller: number | null }[] = [];
    const nothingNew = (): void => {
        const more = replay.play();
        if (more !== null) throw new Cheat({ kind: "record", index: checker.next, record: more.word, proof: "-" });
    };
    // A roll is thrown away only where another seat is to roll after all.
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
        // Whose turn it was where the game was taken back is not in the record.
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

/** What falls from a seed, in the record's words: as many dice as were shown, where the rules know
    so many, or the seat that begins. */
export function rightFall(rules: DiceRules, there: readonly number[], seed: Hex, fell: string, fall = new Fall(seed)): string {
    if (fell.startsWith("f")) return drawn(there, fall);
    const count = fell.split("+").length;
    return falls(rules, mayFall(rules, count) ? count : rules.count, fall);
}

/** Whether everybody commits to new chains before a roll: those of the rolls before are used up. */
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
    /** The index that is due. */
    next = 1;
    readonly verdict: Verdict;
    /** The last known value of every chain. */
    readonly #known = new Map<Owner, Known>();

    /** The seats whose chain is the one that the start binds. */
    readonly #bound = new Set<number>();

    /** Whose chain is newer than the start and has given no value yet. */
    readonly #late = new Set<Owner>();

    /** The seats that are asked again only for their own roll. */
    readonly #silent = new Set<number>();

    /** Those of them that a new chain has brought in again since they gave a value: it does so once. */
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
            // Else the server could wait for what people show and choose a chain that suits it.
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
        // The server's chain is one of those that are known.
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
