/** A game as it went, with what was taken back, from the record's words alone: when chance did
    something new, and whose turn the record says it was. */
import type { Proof } from "./proof";
import type { Word } from "./record";

/** What was taken back, or what came of it, cannot have been played. */
export class Impossible extends Error {}

export class Replay {
    /** What has been played. */
    #line: Word[] = [];
    /** What is to be played until the game was taken back, and the same for every later time, last first. */
    #ahead: Word[];
    readonly #later: Word[][] = [];
    /** What chance did and was taken back, in the order in which it comes again. */
    readonly kept: string[] = [];
    /** Why another seat may be to roll than the one for which a roll is open, since a roll fell. */
    reasons = 0;

    /** It is found from the end: before it was taken back, the game had gone on otherwise from there. */
    constructor(words: readonly Word[], proof: Pick<Proof, "steps">) {
        let line = [...words];
        for (const step of [...proof.steps].reverse()) {
            if (step.kind !== "back") continue;
            if (step.ply > line.length) throw new Impossible();
            this.#later.push(line.slice(step.ply));
            line = [...line.slice(0, step.ply), ...step.gone.map((word) => ({ word, seat: undefined }))];
        }
        this.#ahead = line;
    }

    /** The seats whose players have left. */
    get left(): number[] {
        return this.#line.filter(({ word }) => word.startsWith("x")).map(({ word }) => Number(word.slice(1)));
    }

    /** Plays until chance does something new. */
    play(): Word | null {
        for (let one = this.#ahead.shift(); one !== undefined; one = this.#ahead.shift()) {
            this.#line.push(one);
            // Who was to roll left, or used something else.
            if (/^[xcs]/.test(one.word)) this.reasons += 1;
            if (!isChance(one.word)) continue;
            // What was taken back comes again where as many dice are to be rolled.
            const again = this.kept.findIndex((word) => kind(word) === kind(one.word) && !(word.startsWith("f") && this.left.includes(Number(word.slice(1)))));
            if (again === -1) return one;
            if (this.kept[again] !== one.word) throw new Impossible();
            this.kept.splice(again, 1);
        }
        return null;
    }

    /** Takes the game back, all of which has been played that was to be. */
    back(ply: number): void {
        const gone = this.#line.slice(ply).map(({ word }) => word);
        this.kept.unshift(...gone.filter(isChance));
        this.#line = this.#line.slice(0, ply);
        this.#ahead = this.#later.pop() ?? [];
        this.reasons += 1;
    }
}

function isChance(word: string): boolean {
    return /^[rf]/.test(word);
}

/** How many dice fell; 0 where the first seat was drawn. */
export function kind(word: string): number {
    return word.startsWith("f") ? 0 : word.split("+").length;
}
