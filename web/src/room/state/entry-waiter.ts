/** Lets the sender of a command wait for the view that it led to, which may arrive after the answer. */
export class EntryWaiter {
    #waiting: { seq: number; resolve: () => void }[] = [];
    #stopped = false;

    constructor(private seq: number) {}

    /** Resolves when a view of this entry or a later one has arrived, or when no more views will arrive. */
    waitFor(seq: number): Promise<void> {
        if (this.#stopped || this.seq >= seq) return Promise.resolve();
        return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
    }

    /** Reports that a view has arrived. */
    arrived(seq: number): void {
        this.seq = seq;
        this.#release((waiting) => waiting <= seq);
    }

    /** Resolves everything, because no more views will arrive. */
    stop(): void {
        this.#stopped = true;
        this.#release(() => true);
    }

    #release(is: (seq: number) => boolean): void {
        const all = this.#waiting;
        this.#waiting = all.filter(({ seq }) => !is(seq));
        for (const { seq, resolve } of all) if (is(seq)) resolve();
    }
}
