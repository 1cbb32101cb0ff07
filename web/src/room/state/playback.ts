/** Shows steps one after another, and jumps to the newest view when the page falls behind or is hidden. */
import type { RoomEvent, RoomView } from "../../protocol/types";

/** Some events and the view after them. */
export interface Step {
    events: RoomEvent[];
    view: RoomView;
}

/** The screen that shows the steps. */
export interface Screen {
    /** Animates a step; resolves when nothing moves any more. `waiting` gives the number of waiting steps. */
    play(step: Step, waiting: () => number): Promise<void>;
    /** Shows a view at once and stops any animation. */
    show(view: RoomView): void;
    /** Reports a step that is not animated. */
    skip(step: Step): void;
    /** Called when nothing moves any more and the newest view is shown. */
    settled(): void;
    /** Whether the page is hidden. */
    hidden(): boolean;
}

/** With more waiting steps than this, the page jumps to the newest view. */
const MAX_WAITING_STEPS = 8;

export class Playback {
    #queue: Step[] = [];
    #running = false;
    /** The number of the current run; a jump starts a new one. */
    #run = 0;

    constructor(private readonly screen: Screen) {}

    /** Whether a step is moving or waiting. */
    get busy(): boolean {
        return this.#running;
    }

    /** Adds a step to the queue. */
    push(step: Step): void {
        this.#queue.push(step);
        if (this.screen.hidden() || this.#queue.length > MAX_WAITING_STEPS) {
            this.jump(step.view);
        } else if (!this.#running) {
            void this.#play();
        }
    }

    /** Shows a view at once; waiting steps are reported but not animated. */
    jump(view: RoomView): void {
        const skipped = this.#queue;
        this.#queue = [];
        this.#run += 1;
        this.#running = false;
        for (const step of skipped) this.screen.skip(step);
        this.screen.show(view);
        this.screen.settled();
    }

    /** Drops the waiting steps. */
    stop(): void {
        this.#queue = [];
        this.#run += 1;
        this.#running = false;
    }

    async #play(): Promise<void> {
        const run = ++this.#run;
        this.#running = true;
        for (;;) {
            const step = this.#queue.shift();
            if (step === undefined) break;
            try {
                await this.screen.play(step, () => this.#queue.length);
            } catch {
                // If the animation fails, the view after the step is shown.
                if (run === this.#run) this.screen.show(step.view);
            }
            if (run !== this.#run) return;
        }
        this.#running = false;
        this.screen.settled();
    }
}
