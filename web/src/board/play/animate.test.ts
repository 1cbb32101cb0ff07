import { expect, test } from "vitest";
import type { Event, View } from "../../protocol/types";
import { animate, poseAt, type AnimationPlan } from "./animate";
import { FIXTURES, fixture, moment, type Moment } from "../fixtures";
import { plan } from "../plan/plan";
import { key, spots, standing } from "../plan/spots";

type Id = (typeof FIXTURES)[number];

function played(id: Id, name: string, pace: "slow" | "normal" | "fast" = "normal"): AnimationPlan & Moment {
    const one = moment(id, name);
    return { ...one, ...animate(one.layout, plan(one.layout).links, one.events, one.before, one.after, pace) };
}

const legsOf = (moves: AnimationPlan, seat: number, token: number) =>
    moves.legs.filter((leg) => leg.id.seat === seat && leg.id.token === token).sort((a, b) => a.start - b.start);

test("every token ends where the next view has it", () => {
    for (const id of FIXTURES) {
        const { layout, moments } = fixture(id);
        for (const { name, before, events, after } of moments) {
            for (const still of [false, true]) {
                const moves = animate(layout, plan(layout).links, events, before, after, "normal", still);
                const at = new Map(spots(layout, standing(before)).map((spot) => [key(spot), { ...spot }]));
                for (const leg of [...moves.legs].sort((a, b) => a.end - b.end)) {
                    Object.assign(at.get(key(leg.id)) ?? {}, poseAt(leg, leg.end));
                }
                for (const spot of spots(layout, standing(after))) {
                    const end = at.get(key(spot));
                    expect(end?.x, `${id} ${name}`).toBeCloseTo(spot.x);
                    expect(end?.y, `${id} ${name}`).toBeCloseTo(spot.y);
                }
            }
        }
    }
});

test("the legs of a token follow one another without a jump", () => {
    for (const id of FIXTURES) {
        for (const { name } of fixture(id).moments) {
            const moves = played(id, name);
            for (const leg of moves.legs) {
                const legs = legsOf(moves, leg.id.seat, leg.id.token);
                const next = legs[legs.indexOf(leg) + 1];
                if (next) {
                    expect(next.start, `${id} ${name}`).toBeGreaterThanOrEqual(leg.end - 0.001);
                    expect(next.from.x).toBeCloseTo(leg.to.x);
                    expect(next.from.y).toBeCloseTo(leg.to.y);
                }
            }
        }
    }
});

test("a token hops once for every square", () => {
    const moves = played("ur", "captured");
    const walked = moves.events.find((event) => event.type === "moved");
    const hops = legsOf(moves, walked?.seat ?? 0, walked?.token ?? 0).filter((leg) => leg.motion === "hop");
    expect(hops).toHaveLength((walked?.to ?? 0) - (walked?.from ?? 0));
    expect(moves.cues.filter((cue) => cue.kind === "step")).toHaveLength(hops.length);
});

test("a captured token flies to its yard after the capturing token has landed", () => {
    for (const id of ["ur", "ludo-lp2a"] as const) {
        const moves = played(id, "captured");
        const lost = moves.events.find((event) => event.type === "captured");
        const flight = legsOf(moves, lost?.seat ?? 0, lost?.token ?? 0);
        expect(flight).toHaveLength(1);
        expect(flight[0]?.motion).toBe("fly");
        const landed = Math.max(...moves.legs.filter((leg) => leg.motion === "hop").map((leg) => leg.end));
        expect(flight[0]?.start).toBeGreaterThanOrEqual(landed - 0.001);
    }
});

test("a token slides down a snake along its body and climbs a ladder", () => {
    for (const name of ["snake", "ladder"]) {
        const moves = played("snakes-kids", name);
        const curve = moves.legs.find((leg) => leg.motion === "curve");
        expect(curve?.curve?.length).toBeGreaterThan(name === "snake" ? 10 : 1);
        expect(moves.cues.map((cue) => cue.kind)).toContain(name === "snake" ? "slide" : "climb");
    }
});

test("tokens that move as one walk at the same time", () => {
    const moves = played("ludo-lp2a", "together");
    const [a, b] = moves.events.filter((event) => event.type === "moved");
    const [first] = legsOf(moves, a?.seat ?? 0, a?.token ?? 0);
    const [second] = legsOf(moves, b?.seat ?? 0, b?.token ?? 0);
    expect(first?.start).toBe(second?.start);
    expect(first?.from.x).not.toBe(second?.from.x);
});

test("a token that overshoots walks to the end and back", () => {
    const moves = played("petits-chevaux", "bounced");
    const walked = moves.events.find((event) => event.type === "moved");
    const hops = legsOf(moves, walked?.seat ?? 0, walked?.token ?? 0).filter((leg) => leg.motion === "hop");
    expect(hops).toHaveLength(moves.before.dice?.[0] ?? 0);
});

test("two tokens that swap fly at the same time", () => {
    const { layout, before } = moment("snakes-kids", "ladder");
    const exchanged = (view: View): View => ({
        ...view,
        tokens: { ...view.tokens, 0: [{ step: 9, square: "9" }], 1: [{ step: 4, square: "4" }] },
    });
    const start = { ...before, tokens: { ...before.tokens, 0: [{ step: 4, square: "4" }], 1: [{ step: 9, square: "9" }] } };
    const events: Event[] = [{ type: "swapped", seat: 0, token: 0, with: 1, with_token: 0 }];
    const moves = animate(layout, plan(layout).links, events, start, exchanged(start), "normal");
    expect(moves.legs.filter((leg) => leg.motion === "fly")).toHaveLength(2);
});

test("the duration of a walk is limited", () => {
    const { layout, before } = moment("snakes-kids", "ladder");
    const start = { ...before, tokens: { 0: [{ step: 1, square: "1" }] } };
    const end = { ...before, tokens: { 0: [{ step: 49, square: "49" }] } };
    const events: Event[] = [{ type: "moved", seat: 0, token: 0, from: 1, to: 49, via: [49], square: "49" }];
    for (const [pace, most] of [["slow", 7000], ["normal", 3600], ["fast", 1500]] as const) {
        expect(animate(layout, [], events, start, end, pace).total).toBeLessThanOrEqual(most);
    }
    expect(animate(layout, [], events, start, end, "instant").legs).toEqual([]);
});

test("with reduced motion tokens only fade", () => {
    const one = moment("ur", "captured");
    const moves = animate(one.layout, [], one.events, one.before, one.after, "normal", true);
    expect(moves.legs.length).toBeGreaterThan(0);
    expect(new Set(moves.legs.map((leg) => leg.motion))).toEqual(new Set(["fade"]));
});

test("events that move nothing and unknown events take no time", () => {
    const { layout, before } = moment("ur", "captured");
    const unknown = [{ type: "rolled", seat: 0, dice: [1] }, { type: "danced", seat: 1 }] as unknown as Event[];
    expect(animate(layout, [], unknown, before, before, "normal").total).toBe(0);
});
