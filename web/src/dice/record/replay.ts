/** Reconstructs the course of a game, including undone actions, from the words of the record alone: when new dice
    were drawn, and whose turn it was. */
import type { Proof } from "./proof";
import type { Word } from "./record";

/** The undone actions, or their repetition, cannot have been played. */
export class Impossible extends Error {}

/** A series of actions that ended with an undo. */
interface Stretch {
    words: Word[];
    /** The seats to act after them, as far as later actions show it. */
    next: Word | undefined;
}

export class Replay {
    /** The actions played so far. */
    #line: Word[] = [];
    /** The actions still to play, and the later series in reverse order. */
    #ahead: Stretch;
    readonly #later: Stretch[] = [];
    /** Undone chance actions, in the order in which they are repeated. */
    readonly kept: string[] = [];
    /** The seats that were to roll since the last new dice; undefined where only the rules could tell. */
    #rollers: (number | null | undefined)[] = [];

    /** Built from the end, because before each undo the game had continued differently. */
    constructor(words: readonly Word[], proof: Pick<Proof, "steps">) {
        let line = [...words];
        let next: Word | undefined;
        for (const { ply, gone } of proof.steps.flatMap((step) => (step.kind === "back" ? [step] : [])).reverse()) {
            if (ply > line.length) throw new Impossible();
            const later = line.slice(ply);
            this.#later.push({ words: later, next });
            // As long as the actions are the same, the turns are the same.
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

    /** Plays until new dice are drawn. */
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

    /** The seats that were to roll since the last call, in order; the last one still is, or has just rolled. */
    takeRollers(): (number | null | undefined)[] {
        const rollers = this.#rollers;
        this.#rollers = [];
        return rollers;
    }

    /** Notes who is to roll before an action. A seat that leaves may have been about to roll or to move. */
    #toRoll(due: Word | undefined): void {
        if (due !== undefined && (/^[mps]/.test(due.word) || (!due.word.startsWith("x") && this.#again(due.word) !== -1))) return;
        if (due?.seat === undefined || due.seat !== this.#rollers.at(-1)) this.#rollers.push(due?.seat);
    }

    /** The index of the undone dice that are repeated when this number of dice is rolled. */
    #again(word: string): number {
        return this.kept.findIndex((one) => kind(one) === kind(word) && !(one.startsWith("f") && this.left.includes(Number(one.slice(1)))));
    }

    /** Undoes actions, after everything before them was played. */
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

/** The number of dice; 0 if the first seat was drawn. */
export function kind(word: string): number {
    return word.startsWith("f") ? 0 : word.split("+").length;
}
