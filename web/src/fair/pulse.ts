/** Whether a page was running all the time: one that was suspended hears late what was told in time. */

/** How often a page that runs shows that it does. */
export const HEARTBEAT = 500;

/** Whoever has not shown it for so long did not run: a dialog stood in the way, or the phone did something else. */
const SLEPT = 1_200;

export class Pulse {
    #last: number;
    #since: number;

    /** `watched` if somebody can see the page: else it may sleep at any time, and its timers go off late. */
    constructor(
        private readonly now: () => number,
        private readonly watched: () => boolean,
    ) {
        this.#last = this.#since = now();
    }

    beat(): void {
        const now = this.now();
        const isSet = now < this.#last;
        if (isSet || now - this.#last > SLEPT || !this.watched()) this.#since = now;
        this.#last = now;
    }

    /** Since when the page has been running without a pause. */
    get since(): number {
        // What waited for the page may be heard before a timer goes off.
        this.beat();
        return this.#since;
    }
}
