/** Who has sent a command goes on when the view that it led to is there: the answer may be faster. */
export class Awaited {
    #waiting: { seq: number; resolve: () => void }[] = [];
    #ended = false;

    constructor(private seq: number) {}

    /** Ends when the view of this entry has come, or when none will come any more. */
    reach(seq: number): Promise<void> {
        if (this.#ended || this.seq >= seq) return Promise.resolve();
        return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
    }

    /** A view has come. */
    came(seq: number): void {
        this.seq = seq;
        this.#release((waiting) => waiting <= seq);
    }

    /** Nothing more will come. */
    end(): void {
        this.#ended = true;
        this.#release(() => true);
    }

    #release(is: (seq: number) => boolean): void {
        const all = this.#waiting;
        this.#waiting = all.filter(({ seq }) => !is(seq));
        for (const { seq, resolve } of all) if (is(seq)) resolve();
    }
}
