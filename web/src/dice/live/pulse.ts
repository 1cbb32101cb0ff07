/** Tracks whether the page ran without a pause. A suspended page receives messages late even if they were sent in time. */

/** The interval of the heartbeat. */
export const HEARTBEAT = 500;

/** A page without a heartbeat for this long was suspended, for example by a dialog or by the phone. */
const SLEPT = 1_200;

export class Pulse {
    #last: number;
    #since: number;

    /** `watched`: the page is visible. A hidden page may sleep at any time, and its timers fire late. */
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

    /** The time since which the page has been running without a pause. */
    get since(): number {
        // A queued message may be handled before the timer fires.
        this.beat();
        return this.#since;
    }
}
