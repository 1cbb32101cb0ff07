/** What the screen shows of a room's game: a view, the tokens and the dice. It lags behind the newest view
    while something still moves. */
import { sound } from "../../board/play/sound";
import { Stage } from "../../board/play/stage.svelte";
import type { Layout, RoomView } from "../../protocol/types";
import { settings } from "../../settings.svelte";
import { isGameEvent } from "../../words";
import { isJump } from "./events";
import { Playback, type Step } from "./playback";
import { speedFactor, pause, rollTime } from "./timing";

/** The room that a display belongs to. */
export interface DisplayOwner {
    /** The newest view. */
    newest(): RoomView;
    /** A step is shown now and belongs in the log; `aloud` if the page is visible. */
    report(step: Step, aloud: boolean): void;
    /** Nothing moves any more. */
    settled(): void;
}

export class RoomDisplay {
    /** The view that is shown. */
    shown: RoomView = $state.raw() as RoomView;
    /** The dice on the table, and whose they are. */
    dice: number[] | null = $state.raw(null);
    diceSeat: number | null = $state(null);
    rolling = $state(false);
    /** Whether it shows the newest view and nothing moves. */
    still = $state(true);

    readonly stage: Stage;
    readonly #playback: Playback;
    readonly #owner: DisplayOwner;

    constructor(layout: Layout, view: RoomView, owner: DisplayOwner) {
        this.shown = view;
        this.stage = new Stage(layout);
        this.#owner = owner;
        if (view.game !== null) this.stage.show(view.game);
        this.#placeDice(view);
        this.#playback = new Playback({
            play: (step, waiting) => this.#play(step, waiting),
            show: (view) => this.#show(view),
            skip: (step) => this.#skip(step),
            settled: () => owner.settled(),
            hidden: () => document.hidden || settings.pace === "instant",
        });
    }

    /** Whether a step is moving or waiting. */
    get busy(): boolean {
        return this.#playback.busy;
    }

    /** Adds a step to the queue. */
    push(step: Step): void {
        this.#playback.push(step);
    }

    /** Shows a view at once. */
    jump(view: RoomView): void {
        this.#playback.jump(view);
    }

    /** Takes a view with the same position and other changes, such as connections. */
    refresh(view: RoomView): void {
        if (!this.busy) this.shown = view;
    }

    /** Lets the dice of a seat roll before their faces are known. */
    startRoll(seat: number | null): void {
        this.rolling = true;
        this.dice = null;
        this.diceSeat = seat;
    }

    /** Shows the newest view. The dice keep rolling while a command or the dice of a seat are awaited. */
    settle(acting: boolean): void {
        this.still = true;
        this.shown = this.#owner.newest();
        const asked = this.shown.asked ?? null;
        if (asked !== null && !this.rolling) this.startRoll(asked);
        this.rolling &&= acting || asked !== null;
    }

    /** Stops all movement, sounds and reports, because the page is left. */
    stop(): void {
        this.#unreported = null;
        this.#playback.stop();
        if (this.shown.game !== null) this.stage.show(this.shown.game);
    }

    async #play(step: Step, waiting: () => number): Promise<void> {
        this.still = false;
        this.#unreported = step;
        const { events, view } = step;
        const fell = events.findLast((event) => event.type === "rolled" || event.type === "opening_rolled");
        if (fell !== undefined) {
            this.startRoll(fell.seat);
            sound.play("roll");
            await pause(rollTime() / speedFactor(waiting()));
            // A jump has meanwhile reported this step and shows a newer view.
            if (this.#unreported !== step) return;
            this.rolling = false;
            this.dice = fell.dice;
        }
        this.#reportPlayed();
        if (view.game !== null && events.some(isJump)) {
            this.stage.show(view.game);
            this.dice = null;
            this.#placeDice(view);
        } else if (view.game !== null) {
            await this.stage.play(events.filter(isGameEvent), view.game, settings.pace, speedFactor(waiting()));
        }
        // After a jump a newer view may be shown already.
        if (view.seq >= this.shown.seq) this.#present(view);
        // Leaves time to see the dice of a passed turn, unless more steps wait.
        if (waiting() === 0 && events.some((event) => event.type === "passed")) await pause(rollTime());
    }

    /** The step whose dice still roll. It is reported when they have landed. */
    #unreported: Step | null = null;

    #reportPlayed(): void {
        const step = this.#unreported;
        this.#unreported = null;
        if (step !== null) this.#owner.report(step, !document.hidden);
    }

    /** Shows the dice of a step and reports it without animation. */
    #skip(step: Step): void {
        this.#reportPlayed();
        for (const event of step.events) {
            if (event.type === "rolled") [this.dice, this.diceSeat] = [event.dice, event.seat];
        }
        this.#owner.report(step, !document.hidden);
    }

    #show(view: RoomView): void {
        this.#reportPlayed();
        if (view.game !== null) this.stage.show(view.game);
        this.rolling = false;
        this.#placeDice(view);
        this.#present(view);
    }

    #present(view: RoomView): void {
        // A newer view with the same number may have brought changed connections.
        const newest = this.#owner.newest();
        this.shown = view.seq === newest.seq ? newest : view;
    }

    #placeDice(view: RoomView): void {
        const dice = view.game?.dice;
        if (dice == null) return;
        this.dice = dice;
        this.diceSeat = view.game?.turn.seat ?? null;
    }
}
