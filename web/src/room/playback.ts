/** What happened, shown one thing after another; and a jump to the newest picture when the page
    falls behind or nobody looks. */
import type { RoomEvent, RoomView } from "../protocol/types";

/** Something that happened and the view after it. */
export interface Step {
    events: RoomEvent[];
    view: RoomView;
}

/** Where steps are shown. */
export interface Screen {
    /** Shows a step in motion; ends when it stands still. `waiting` is how many steps wait now. */
    play(step: Step, waiting: () => number): Promise<void>;
    /** Shows a view at once, and stops what moves. */
    show(view: RoomView): void;
    /** A step that is not shown in motion; it is still told. */
    skip(step: Step): void;
    /** Nothing moves any more and the newest view is shown. */
    settled(): void;
    /** Whether nobody looks. */
    hidden(): boolean;
}

/** So many steps may wait; more, and the page is behind. */
const MOST = 8;

export class Playback {
    #queue: Step[] = [];
    #running = false;
    /** Which run is the current one: a jump ends the run before. */
    #run = 0;

    constructor(private readonly screen: Screen) {}

    /** Whether something still moves or waits. */
    get busy(): boolean {
        return this.#running;
    }

    /** A step to be shown after those that wait. */
    push(step: Step): void {
        this.#queue.push(step);
        if (this.screen.hidden() || this.#queue.length > MOST) {
            this.jump(step.view);
        } else if (!this.#running) {
            void this.#play();
        }
    }

    /** Shows a view at once; what waits is told, but not shown. */
    jump(view: RoomView): void {
        const skipped = this.#queue;
        this.#queue = [];
        this.#run += 1;
        this.#running = false;
        for (const step of skipped) this.screen.skip(step);
        this.screen.show(view);
        this.screen.settled();
    }

    /** Nothing more is shown or told. */
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
                // A picture that cannot be animated is shown as it is.
                if (run === this.#run) this.screen.show(step.view);
            }
            if (run !== this.#run) return;
        }
        this.#running = false;
        this.screen.settled();
    }
}
