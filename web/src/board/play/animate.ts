// Turns events into movements: the pose of every token at each moment between two views. Nothing here
// touches the page, so that it can be tested without one.

import { along, distance, room } from "../plan/geometry";
import type { LinkPlan } from "../plan/links";
import type { Event, Layout, Point, View } from "../../protocol/types";
import { key, spots, squareAt, standing, type Spot, type Standing, type TokenId, withStep } from "../plan/spots";
import type { Pace } from "../../settings.svelte";

/** The position and look of a token at one moment. */
export interface Pose {
    x: number;
    y: number;
    r: number;
    /** Height above the board. */
    lift: number;
    opacity: number;
}

/** One movement of one token, between two times in milliseconds. */
export interface Leg {
    id: TokenId;
    start: number;
    end: number;
    from: Pose;
    to: Pose;
    motion: "hop" | "glide" | "fly" | "curve" | "fade";
    curve?: Point[];
}

export type CueKind = "step" | "capture" | "home" | "slide" | "climb" | "swap" | "bound";

/** A sound or flash at a time and place. */
export interface Cue {
    at: number;
    kind: CueKind;
    seat: number;
    x: number;
    y: number;
}

export interface AnimationPlan {
    legs: Leg[];
    cues: Cue[];
    total: number;
}

interface Times {
    /** Time for one square, and the limit for a whole walk. */
    hop: number;
    walk: number;
    fly: number;
    /** Time for one square's length of a snake or ladder, and the limit for a whole one. */
    link: number;
    links: number;
    settle: number;
    /** The limit for everything together. */
    total: number;
}

const TIMES: Record<Exclude<Pace, "instant">, Times> = {
    slow: { hop: 340, walk: 3200, fly: 900, link: 380, links: 2000, settle: 260, total: 7000 },
    normal: { hop: 190, walk: 1700, fly: 520, link: 210, links: 1100, settle: 160, total: 3600 },
    fast: { hop: 95, walk: 750, fly: 280, link: 110, links: 550, settle: 90, total: 1500 },
};

const NOTHING: AnimationPlan = { legs: [], cues: [], total: 0 };

/** Plans how tokens get from one view to the next through these events. With `still` they only fade. */
export function animate(
    layout: Layout,
    links: LinkPlan[],
    events: Event[],
    before: View,
    after: View,
    pace: Pace,
    still = false,
): AnimationPlan {
    if (pace === "instant") return NOTHING;
    const score = new Score(layout, links, TIMES[pace], before, after);
    if (still) {
        score.fade(events);
        return score.done(true);
    }
    for (let i = 0; i < events.length; ) i += score.play(events, i);
    return score.done(false);
}

/** The pose of a token that does not move. */
export function restingPose({ x, y, r }: Spot): Pose {
    return { x, y, r, lift: 0, opacity: 1 };
}

/** The pose of a leg at a time; outside the leg, the pose at its nearest end. */
export function poseAt(leg: Leg, time: number): Pose {
    const t = Math.min(Math.max((time - leg.start) / Math.max(leg.end - leg.start, 1), 0), 1);
    const { from, to } = leg;
    const eased = leg.motion === "hop" ? t : t * t * (3 - 2 * t);
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    const pose = { x: mix(from.x, to.x), y: mix(from.y, to.y), r: mix(from.r, to.r), lift: 0, opacity: mix(from.opacity, to.opacity) };
    const arch = Math.sin(Math.PI * t);
    switch (leg.motion) {
        case "hop":
            return { ...pose, lift: 0.3 * arch };
        case "fly":
            return { ...pose, lift: (0.7 + 0.1 * distance(from, to)) * arch };
        case "curve":
            return { ...pose, ...along(leg.curve ?? [from, to], eased), lift: 0.12 * arch };
        case "glide":
        case "fade":
            return pose;
    }
}

/** Builds the legs one after the other while tracking the board in between. */
class Score {
    private readonly legs: Leg[] = [];
    private readonly cues: Cue[] = [];
    private time = 0;
    private now: Standing;
    private places: Map<string, Spot>;
    /** Tokens that were captured but have not left their squares yet. */
    private readonly fallen = new Set<string>();

    constructor(
        private readonly layout: Layout,
        private readonly links: LinkPlan[],
        private readonly times: Times,
        before: View,
        private readonly after: View,
    ) {
        this.now = standing(before);
        this.places = byKey(spots(layout, this.now));
    }

    /** Plays the event at an index together with the following events that belong to it; returns their number. */
    play(events: Event[], index: number): number {
        const event = events[index];
        switch (event?.type) {
            case "moved": {
                const { seat, from, to, via } = event;
                const together = run(
                    events,
                    index,
                    (other): other is Moved => other.type === "moved" && other.seat === seat && other.from === from && other.to === to,
                );
                this.fall(events.slice(index + together.length));
                this.walk(together, via);
                return together.length;
            }
            case "linked":
                this.fall(events.slice(index + 1));
                this.follow(event);
                return 1;
            case "captured": {
                const together = run(events, index, (other) => other.type === "captured");
                this.toYard(together, "capture");
                return together.length;
            }
            case "sent_back":
                this.toYard([event], "capture");
                return 1;
            case "swapped":
                this.swap(event, { seat: event.with, token: event.with_token });
                return 1;
            case "finished":
                this.cue("home", event);
                return 1;
            case "bound": {
                const [token] = event.tokens;
                this.cue("bound", { seat: event.seat, token });
                return 1;
            }
            default:
                // Events that move no token, including unknown ones of newer servers.
                return 1;
        }
    }

    /** Fades tokens out at their old places and in at their new ones. */
    fade(events: Event[]): void {
        for (const event of events) {
            if (event.type === "captured") this.cue("capture", event);
            if (event.type === "finished") this.cue("home", event);
        }
        const half = this.times.settle;
        const next = byKey(spots(this.layout, standing(this.after)));
        for (const [name, spot] of this.places) {
            const other = next.get(name);
            if (other && !same(spot, other)) {
                const [away, back] = [restingPose(spot), restingPose(other)];
                this.legs.push(
                    { id: spot, start: 0, end: half, from: away, to: { ...away, opacity: 0 }, motion: "fade" },
                    { id: spot, start: half, end: 2 * half, from: { ...back, opacity: 0 }, to: back, motion: "fade" },
                );
                this.time = 2 * half;
            }
        }
    }

    /** Adds final corrections, so that the plan ends exactly with the next view. */
    done(faded: boolean): AnimationPlan {
        if (!faded) {
            this.fallen.clear();
            const changed = this.change(standing(this.after), [], this.times.settle);
            this.time += changed ? this.times.settle : 0;
        }
        const faster = Math.min(1, this.times.total / Math.max(this.time, 1));
        return {
            legs: this.legs.map((leg) => ({ ...leg, start: leg.start * faster, end: leg.end * faster })),
            cues: this.cues.map((cue) => ({ ...cue, at: cue.at * faster })),
            total: this.time * faster,
        };
    }

    private walk(ids: TokenId[], steps: readonly number[]): void {
        const to = steps.at(-1);
        if (to === undefined) return;
        const hop = Math.min(this.times.hop, this.times.walk / steps.length);
        const starts = ids.map((id) => this.places.get(key(id)));
        const began = this.time;
        const arrived = this.moved(ids, to);
        const next = byKey(spots(this.layout, arrived));
        // The other tokens make space during the last hop.
        this.time = began + hop * (steps.length - 1);
        this.change(arrived, ids, hop);
        for (const [i, id] of ids.entries()) {
            let at = starts[i];
            for (const [nth, step] of steps.entries()) {
                const last = nth === steps.length - 1;
                const there = last ? next.get(key(id)) : this.onTheWay(id, step, i, ids.length);
                if (!at || !there) continue;
                const start = began + nth * hop;
                this.legs.push({ id, start, end: start + hop, from: restingPose(at), to: restingPose(there), motion: "hop" });
                if (i === 0) this.cues.push({ at: start + hop * 0.85, kind: "step", seat: id.seat, x: there.x, y: there.y });
                at = there;
            }
        }
        this.time = began + hop * steps.length;
    }

    private follow(event: Extract<Event, { type: "linked" }>): void {
        const [from, to] = [event.from, event.to].map((step) => squareAt(this.layout, event.seat, step));
        const link = this.links.find(
            (one) => one.from === from && one.to === to && (one.seat === null || one.seat === event.seat),
        );
        const at = this.places.get(key(event));
        const arrived = this.moved([event], event.to);
        const there = byKey(spots(this.layout, arrived)).get(key(event));
        if (!at || !there) return;
        const curve = [at, ...(link?.curve.slice(1, -1) ?? []), there].map(({ x, y }) => ({ x, y }));
        const length = curve.slice(1).reduce((sum, point, i) => sum + distance(curve[i] ?? point, point), 0);
        const lasts = Math.min(this.times.links, Math.max(this.times.link * length, this.times.fly));
        this.cue(event.kind === "snake" ? "slide" : "climb", event);
        this.change(arrived, [event], lasts);
        const leg = { id: id(event), start: this.time, end: this.time + lasts, from: restingPose(at), to: restingPose(there) };
        this.legs.push(event.kind === "jump" ? { ...leg, motion: "fly" } : { ...leg, motion: "curve", curve });
        this.time += lasts;
    }

    private toYard(ids: TokenId[], kind: CueKind): void {
        for (const one of ids) {
            this.fallen.delete(key(one));
            this.cue(kind, one);
        }
        this.flyTo(this.moved(ids, this.layout.first_step), ids);
    }

    private swap(...ids: [TokenId, TokenId]): void {
        let next = this.now;
        for (const one of ids) {
            const step = this.after.tokens[one.seat]?.[one.token]?.step;
            next = step === undefined ? next : withStep(next, one, step);
        }
        this.cue("swap", ids[0]);
        this.flyTo(next, ids);
    }

    private flyTo(next: Standing, ids: TokenId[]): void {
        const there = byKey(spots(this.layout, next));
        for (const one of ids) {
            const [at, goal] = [this.places.get(key(one)), there.get(key(one))];
            if (at && goal) {
                const end = this.time + this.times.fly;
                this.legs.push({ id: id(one), start: this.time, end, from: restingPose(at), to: restingPose(goal), motion: "fly" });
            }
        }
        this.change(next, ids, this.times.fly);
        this.time += this.times.fly;
    }

    /** Tokens about to be captured do not make space for the token that lands on them. */
    private fall(events: Event[]): void {
        for (const event of events) {
            if (event.type === "moved" || event.type === "linked") return;
            if (event.type === "captured") {
                this.fallen.add(key(event));
                this.now = withStep(this.now, event, Number.NaN);
            }
        }
    }

    /** Applies a new standing; tokens other than `walkers` glide to their new places. */
    private change(next: Standing, walkers: TokenId[], lasts: number): boolean {
        const names = new Set(walkers.map(key));
        const there = byKey(spots(this.layout, next));
        let changed = false;
        for (const name of new Set([...this.places.keys(), ...there.keys()])) {
            const [at, goal] = [this.places.get(name), there.get(name)];
            if (names.has(name) || this.fallen.has(name) || (at && goal && same(at, goal))) continue;
            const from = at ? restingPose(at) : goal && { ...restingPose(goal), opacity: 0 };
            const to = goal ? restingPose(goal) : at && { ...restingPose(at), opacity: 0 };
            const whose = at ?? goal;
            if (from && to && whose) {
                this.legs.push({ id: id(whose), start: this.time, end: this.time + lasts, from, to, motion: "glide" });
                changed = true;
            }
        }
        for (const name of this.fallen) {
            const lying = this.places.get(name);
            if (lying) there.set(name, lying);
        }
        this.now = next;
        this.places = there;
        return changed;
    }

    private moved(ids: TokenId[], to: number): Standing {
        return ids.reduce((now, one) => withStep(now, one, to), this.now);
    }

    /** Where a walking token touches a square; tokens that move as one walk side by side. */
    private onTheWay(one: TokenId, step: number, nth: number, of: number): Spot | undefined {
        const square = this.layout.squares[squareAt(this.layout, one.seat, step) ?? -1];
        if (!square) return undefined;
        const size = Math.min(room(square), 1);
        const aside = of > 1 ? (nth * 2 - (of - 1)) * 0.225 * size : 0;
        return { ...id(one), x: square.x + aside, y: square.y, r: (of > 1 ? 0.255 : 0.35) * size, pile: 1 };
    }

    private cue(kind: CueKind, whose: TokenId): void {
        const spot = this.places.get(key(whose));
        if (spot) this.cues.push({ at: this.time, kind, seat: whose.seat, x: spot.x, y: spot.y });
    }
}

function id({ seat, token }: TokenId): TokenId {
    return { seat, token };
}

function same(a: Spot, b: Spot): boolean {
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.r - b.r) < 0.005;
}

function byKey(list: Spot[]): Map<string, Spot> {
    return new Map(list.map((spot) => [key(spot), spot]));
}

type Moved = Extract<Event, { type: "moved" }>;

/** The longest run of events from an index on that fulfil a condition. */
function run<E extends Event>(events: Event[], index: number, fits: (event: Event) => event is E): E[] {
    const end = events.findIndex((event, i) => i > index && !fits(event));
    return events.slice(index, end === -1 ? undefined : end).filter(fits);
}
