/** The state of a replay: the current ply, and whether it plays. */
import { Stage } from "../board/play/stage.svelte";
import type { Replayed, View } from "../protocol/types";
import { actor } from "../room/state/events";
import type { Line } from "../room/state/log.svelte";
import { type Context, narrate } from "../words";

export const SPEEDS = ["0.5", "1", "2", "4", "8"] as const;
export type Speed = (typeof SPEEDS)[number];

export class ReplayState {
    readonly stage: Stage;
    /** The number of actions that have been played. */
    ply = $state(0);
    playing = $state(false);
    speed = $state<Speed>("1");
    readonly last: number;
    #run = 0;

    constructor(
        readonly replay: Replayed,
        ply: number,
    ) {
        this.stage = new Stage(replay.variant.layout);
        this.last = replay.states.length - 1;
        this.go(ply);
    }

    get state(): View {
        return this.replay.states[this.ply] as View;
    }

    /** The last dice before the current ply, and the seat that rolled them. */
    get dice(): { dice: number[]; seat: number } | null {
        for (let ply = this.ply - 1; ply >= Math.max(0, this.ply - 12); ply--) {
            const events = this.replay.events[ply] ?? [];
            const fell = events.findLast((event) => event.type === "rolled" || event.type === "opening_rolled");
            if (fell !== undefined) return { dice: fell.dice, seat: fell.seat };
        }
        return null;
    }

    /** Jumps to a ply and stops any animation. */
    go(ply: number): void {
        this.#run += 1;
        this.playing = false;
        this.#show(ply);
    }

    /** Animates the next action. An action that still moves is completed first. */
    async on(): Promise<void> {
        this.go(this.ply);
        await this.#next(this.#run);
    }

    toggle(): void {
        if (this.playing) this.stop();
        else void this.play();
    }

    /** Plays to the end; at the end, starts from the beginning. */
    async play(): Promise<void> {
        this.go(this.ply >= this.last ? 0 : this.ply);
        const run = this.#run;
        this.playing = true;
        while (run === this.#run && this.ply < this.last) await this.#next(run);
        if (run === this.#run) this.playing = false;
    }

    /** Pauses and completes the current animation. */
    stop(): void {
        this.go(this.ply);
    }

    async #next(run: number): Promise<void> {
        if (this.ply >= this.last) return;
        const events = this.replay.events[this.ply] ?? [];
        const view = this.replay.states[this.ply + 1] as View;
        this.ply += 1;
        await this.stage.play(events, view, "normal", Number(this.speed));
        if (run !== this.#run) return;
        const rolled = events.some((event) => event.type === "rolled");
        await new Promise((resolve) => setTimeout(resolve, (rolled ? 420 : 260) / Number(this.speed)));
    }

    #show(ply: number): void {
        this.ply = Math.min(Math.max(0, Math.round(ply)), this.last);
        this.stage.show(this.state);
    }
}

/** All sentences of a record, each with its ply. */
export function sentences(replay: Replayed, context: Context): (Line & { ply: number })[] {
    const lines: (Line & { ply: number })[] = [];
    replay.events.forEach((events, index) => {
        for (const event of events) {
            const text = narrate(event, context);
            if (text === null) continue;
            lines.push({ key: lines.length, text, seat: actor(event), kind: "game", ply: index + 1 });
        }
    });
    return lines;
}
