// The state of a board on the screen: the view it shows and what moves on it. Board.svelte draws it; nothing
// else on the page needs to know how tokens move.

import { animate, poseAt, restingPose, type AnimationPlan, type Cue, type CueKind, type Leg, type Pose } from "./animate";
import { plan, type Plan } from "../plan/plan";
import type { Pace } from "../../settings.svelte";
import type { Event, Layout, View } from "../../protocol/types";
import { sound, type SoundName } from "./sound";
import { key, spots, standing, type Spot } from "../plan/spots";

/** Draws a token in a pose; called for every moving token in every frame. */
export type Painter = (token: string, pose: Pose) => void;

/** A flash where something happened. */
export interface Spark extends Omit<Cue, "at"> {
    id: number;
}

/** The sound of a cue. Most have a sound of their own name. */
const soundOf = (kind: CueKind): SoundName | null => (kind === "swap" ? "climb" : kind === "bound" ? null : kind);
const SPARK_LASTS = 900;

export class Stage {
    readonly layout: Layout;
    readonly plan: Plan;
    /** The view that is shown; while tokens move, the previous one. */
    view = $state.raw<View | null>(null);
    /** The places of tokens at rest, in drawing order. */
    spots = $state.raw<Spot[]>([]);
    sparks = $state.raw<Spark[]>([]);
    busy = $state(false);

    private readonly painters = new Set<Painter>();
    /** Grows with every `show`, which cancels all plays that began before. */
    private era = 0;
    private queue: Promise<void> = Promise.resolve();
    /** How many plays are running or waiting; the board stays busy between two of them. */
    private plays = 0;
    private finish: (() => void) | null = null;
    private sparkId = 0;

    constructor(layout: Layout) {
        this.layout = layout;
        this.plan = plan(layout);
    }

    /** Shows a view at once and cancels all movement. */
    show(view: View): void {
        this.era += 1;
        this.finish?.();
        this.settle(view);
        this.busy = false;
    }

    /** Queues the animation of events behind those still playing, then shows the view. `haste` multiplies the speed. */
    play(events: Event[], view: View, pace: Pace, haste = 1): Promise<void> {
        const era = this.era;
        this.plays += 1;
        const turn = this.queue.then(async () => {
            try {
                if (era === this.era) await this.perform(events, view, pace, haste);
            } finally {
                this.plays -= 1;
                if (era === this.era) {
                    this.settle(view);
                    this.busy &&= this.plays > 0;
                }
            }
        });
        this.queue = turn.catch(() => undefined);
        return turn;
    }

    /** Lets a board draw the tokens that move. */
    attach(painter: Painter): () => void {
        this.painters.add(painter);
        return () => this.painters.delete(painter);
    }

    private settle(view: View): void {
        this.view = view;
        this.spots = spots(this.layout, standing(view));
        for (const spot of this.spots) this.paint(key(spot), restingPose(spot));
    }

    private async perform(events: Event[], view: View, pace: Pace, haste: number): Promise<void> {
        if (!this.view || typeof requestAnimationFrame === "undefined" || document.hidden) return;
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const moves = animate(this.layout, this.plan.links, events, this.view, view, pace, still);
        if (moves.total === 0 && moves.cues.length === 0) return;
        const moving = new Set(moves.legs.map((leg) => key(leg.id)));
        // Moving tokens are drawn on top of the others.
        this.spots = [...this.spots].sort((a, b) => Number(moving.has(key(a))) - Number(moving.has(key(b))));
        this.busy = true;
        await this.run(moves, haste);
    }

    /** Draws frame after frame until everything has arrived or `finish` is called. */
    private run(moves: AnimationPlan, haste: number): Promise<void> {
        const tracks = new Map<string, Leg[]>();
        for (const leg of [...moves.legs].sort((a, b) => a.start - b.start)) {
            tracks.set(key(leg.id), [...(tracks.get(key(leg.id)) ?? []), leg]);
        }
        const cues = [...moves.cues].sort((a, b) => a.at - b.at);
        return new Promise((resolve) => {
            let frame = 0;
            let began: number | null = null;
            const end = (): void => {
                cancelAnimationFrame(frame);
                document.removeEventListener("visibilitychange", end);
                this.finish = null;
                resolve();
            };
            const draw = (now: number): void => {
                began ??= now;
                const time = (now - began) * haste;
                for (const [token, legs] of tracks) {
                    const leg = legs.findLast((one) => one.start <= time);
                    if (leg) this.paint(token, poseAt(leg, time));
                }
                while (cues[0] && cues[0].at <= time) this.cue(cues.shift());
                // Other changes wait until the last frame is drawn, so that the last step is smooth, too.
                frame = requestAnimationFrame(time >= moves.total ? end : draw);
            };
            this.finish = end;
            // A hidden page gets no animation frames.
            document.addEventListener("visibilitychange", end);
            // Other changes on the page are drawn first, so that tokens do not start with a jump.
            frame = requestAnimationFrame(() => (frame = requestAnimationFrame(draw)));
        });
    }

    private cue(cue: Cue | undefined): void {
        if (!cue) return;
        const name = soundOf(cue.kind);
        if (name !== null) sound.play(name);
        if (cue.kind === "step" || cue.kind === "slide" || cue.kind === "climb") return;
        const spark = { ...cue, id: this.sparkId++ };
        this.sparks = [...this.sparks, spark];
        setTimeout(() => (this.sparks = this.sparks.filter((other) => other !== spark)), SPARK_LASTS);
    }

    private paint(token: string, pose: Pose): void {
        for (const painter of this.painters) painter(token, pose);
    }
}
