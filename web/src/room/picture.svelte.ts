/** The picture of a room's game: the view that is shown, the tokens, and the dice on the table. It is
    behind the newest view while something still moves. */
import { sound } from "../board/sound";
import { Stage } from "../board/stage.svelte";
import type { Layout, RoomView } from "../protocol/types";
import { settings } from "../settings.svelte";
import { isJump, isOfRules } from "./events";
import { haste, pause, rollTime } from "./pace";
import { Playback, type Step } from "./playback";

/** Whose picture it is. */
export interface Owner {
    /** The newest view. */
    newest(): RoomView;
    /** Something is shown now, and is to be told; `aloud` if somebody looks. */
    tell(step: Step, aloud: boolean): void;
    /** Nothing moves any more. */
    settled(): void;
}

export class Picture {
    /** The view that is shown. */
    shown: RoomView = $state.raw() as RoomView;
    /** The dice on the table, and whose they are. */
    dice: number[] | null = $state.raw(null);
    diceSeat: number | null = $state(null);
    rolling = $state(false);
    /** It shows the newest view and stands still. */
    still = $state(true);

    readonly stage: Stage;
    readonly #playback: Playback;
    readonly #owner: Owner;

    constructor(layout: Layout, view: RoomView, owner: Owner) {
        this.shown = view;
        this.stage = new Stage(layout);
        this.#owner = owner;
        if (view.game !== null) this.stage.show(view.game);
        this.#layDice(view);
        this.#playback = new Playback({
            play: (step, waiting) => this.#play(step, waiting),
            show: (view) => this.#show(view),
            skip: (step) => this.#skip(step),
            settled: () => owner.settled(),
            hidden: () => document.hidden || settings.pace === "instant",
        });
    }

    /** Whether something still moves or waits. */
    get busy(): boolean {
        return this.#playback.busy;
    }

    /** A step to be shown after those that wait. */
    push(step: Step): void {
        this.#playback.push(step);
    }

    /** Shows a view at once. */
    jump(view: RoomView): void {
        this.#playback.jump(view);
    }

    /** The same game as before, with something else that is new. */
    refresh(view: RoomView): void {
        if (!this.busy) this.shown = view;
    }

    /** The dice of a seat roll; what they show comes later. */
    tumble(seat: number | null): void {
        this.rolling = true;
        this.dice = null;
        this.diceSeat = seat;
    }

    /** Nothing moves: the newest view is what is seen. Dice that were asked for roll until they fall. */
    rest(acting: boolean): void {
        this.still = true;
        this.shown = this.#owner.newest();
        const asked = this.shown.asked ?? null;
        if (asked !== null && !this.rolling) this.tumble(asked);
        this.rolling &&= acting || asked !== null;
    }

    /** Nobody is there any more: nothing moves, sounds or is told from now on. */
    stop(): void {
        this.#untold = null;
        this.#playback.stop();
        if (this.shown.game !== null) this.stage.show(this.shown.game);
    }

    async #play(step: Step, waiting: () => number): Promise<void> {
        this.still = false;
        this.#untold = step;
        const { events, view } = step;
        const fell = events.findLast((event) => event.type === "rolled" || event.type === "opening_rolled");
        if (fell !== undefined) {
            this.tumble(fell.seat);
            sound.play("roll");
            await pause(rollTime() / haste(waiting()));
            // A jump was faster: it has told this step, and shows what came after it.
            if (this.#untold !== step) return;
            this.rolling = false;
            this.dice = fell.dice;
        }
        this.#tellPlayed();
        if (view.game !== null && events.some(isJump)) {
            this.stage.show(view.game);
            this.dice = null;
            this.#layDice(view);
        } else if (view.game !== null) {
            await this.stage.play(events.filter(isOfRules), view.game, settings.pace, haste(waiting()));
        }
        // After a jump something newer is shown.
        if (view.seq >= this.shown.seq) this.#present(view);
        // A glance at the dice, and at a pass, before all goes on; nobody who is behind has time for it.
        if (waiting() === 0 && events.some((event) => event.type === "passed")) await pause(rollTime());
    }

    /** The step whose dice still roll: what they show is not told before they lie. */
    #untold: Step | null = null;

    #tellPlayed(): void {
        const step = this.#untold;
        this.#untold = null;
        if (step !== null) this.#owner.tell(step, !document.hidden);
    }

    /** A step that nobody sees move; its dice lie on the table all the same. */
    #skip(step: Step): void {
        this.#tellPlayed();
        for (const event of step.events) {
            if (event.type === "rolled") [this.dice, this.diceSeat] = [event.dice, event.seat];
        }
        this.#owner.tell(step, !document.hidden);
    }

    #show(view: RoomView): void {
        this.#tellPlayed();
        if (view.game !== null) this.stage.show(view.game);
        this.rolling = false;
        this.#layDice(view);
        this.#present(view);
    }

    #present(view: RoomView): void {
        // Presence may have come meanwhile under the same number.
        const newest = this.#owner.newest();
        this.shown = view.seq === newest.seq ? newest : view;
    }

    #layDice(view: RoomView): void {
        const dice = view.game?.dice;
        if (dice == null) return;
        this.dice = dice;
        this.diceSeat = view.game?.turn.seat ?? null;
    }
}
