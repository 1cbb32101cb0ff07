/** A game as it went, with what was taken back, from the record's words alone: when chance did
    something new, and whose turn the record says it was. */
import type { Proof } from "./proof";
import type { Word } from "./record";

/** What was taken back, or what came of it, cannot have been played. */
export class Impossible extends Error {}

/** Some actions that were played, until the game was taken back. */
interface Stretch {
    words: Word[];
    /** What was due then, if it is known: what came there later. */
    next: Word | undefined;
}

export class Replay {
    /** What has been played. */
    #line: Word[] = [];
    /** What is to be played, and the same for every later time, last first. */
    #ahead: Stretch;
    readonly #later: Stretch[] = [];
    /** What chance did and was taken back, in the order in which it comes again. */
    readonly kept: string[] = [];
    /** Who was to roll since chance last did something new; undefined where nobody can know it without the rules. */
    #rollers: (number | null | undefined)[] = [];

    /** It is found from the end: before it was taken back, the game had gone on otherwise from there. */
    constructor(words: readonly Word[], proof: Pick<Proof, "steps">) {
        let line = [...words];
        let next: Word | undefined;
        for (const { ply, gone } of proof.steps.flatMap((step) => (step.kind === "back" ? [step] : [])).reverse()) {
            if (ply > line.length) throw new Impossible();
            const later = line.slice(ply);
            this.#later.push({ words: later, next });
            // As long as the same was played it was the same seat's turn.
            const came = next === undefined ? later : [...later, next];
            const other = gone.findIndex((word, nth) => word !== came[nth]?.word);
            line = [...line.slice(0, ply), ...gone.map((word, nth) => ({ word, seat: other === -1 || nth <= other ? came[nth]?.seat : undefined }))];
            next = other === -1 ? came[gone.length] : undefined;
        }
        this.#ahead = { words: line, next };
    }

    /** The seats whose players have left. */
    get left(): number[] {
        return this.#line.filter(({ word }) => word.startsWith("x")).map(({ word }) => Number(word.slice(1)));
    }

    /** Plays until chance does something new. */
    play(): Word | null {
        const { words, next } = this.#ahead;
        for (let one = words.shift(); one !== undefined; one = words.shift()) {
            this.#toRoll(one);
            this.#line.push(one);
            if (!isChance(one.word)) continue;
            const again = this.#again(one.word);
            if (again === -1) return one;
            if (this.kept[again] !== one.word) throw new Impossible();
            this.kept.splice(again, 1);
        }
        this.#toRoll(next);
        return null;
    }

    /** Who was to roll since this was asked last, in their order: the last one still is, or does. */
    takeRollers(): (number | null | undefined)[] {
        const rollers = this.#rollers;
        this.#rollers = [];
        return rollers;
    }

    /** Notes who is to roll before an action. Who leaves may have been to roll or to move. */
    #toRoll(due: Word | undefined): void {
        if (due !== undefined && (/^[mps]/.test(due.word) || (!due.word.startsWith("x") && this.#again(due.word) !== -1))) return;
        if (due?.seat === undefined || due.seat !== this.#rollers.at(-1)) this.#rollers.push(due?.seat);
    }

    /** What was taken back comes again where as many dice are to be rolled: its place. */
    #again(word: string): number {
        return this.kept.findIndex((one) => kind(one) === kind(word) && !(one.startsWith("f") && this.left.includes(Number(one.slice(1)))));
    }

    /** Takes the game back, all of which has been played that was to be. */
    back(ply: number): void {
        const gone = this.#line.slice(ply).map(({ word }) => word);
        this.kept.unshift(...gone.filter(isChance));
        this.#line = this.#line.slice(0, ply);
        this.#ahead = this.#later.pop() ?? { words: [], next: undefined };
    }
}

function isChance(word: string): boolean {
    return /^[rf]/.test(word);
}

/** How many dice fell; 0 where the first seat was drawn. */
export function kind(word: string): number {
    return word.startsWith("f") ? 0 : word.split("+").length;
}
