import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moment } from "../board/fixtures";
import type { Replayed } from "../protocol/types";
import { ReplayState, type Speed } from "./replay-state.svelte";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(() => draw(Date.now()), 10));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** A record with the same long walk three times. */
function record(): Replayed {
    const { layout, before, events, after } = moment("snakes-kids", "ladder");
    const states = [before, after, before, after, before, after].map((view, ply) => ({ ...view, ply }));
    return { variant: { layout }, events: [events, [], events, [], events], states } as unknown as Replayed;
}

test("stepping quickly never shows another position than that of the ply", async () => {
    const replay = new ReplayState(record(), 0);
    for (let press = 1; press <= 4; press++) {
        void replay.on();
        await vi.advanceTimersByTimeAsync(30);
        expect(replay.ply).toBe(press);
        expect(replay.stage.view?.ply, "the previous position, from which the token walks, or this one").toBeGreaterThanOrEqual(press - 1);
    }
    void replay.on();
    void replay.on();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([replay.ply, replay.stage.view?.ply]).toEqual([5, 5]);
});

test("playing during an animation continues from the current ply", async () => {
    const replay = new ReplayState(record(), 0);
    void replay.on();
    await vi.advanceTimersByTimeAsync(30);
    void replay.play();
    expect(replay.stage.view?.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.stage.view?.ply, replay.playing]).toEqual([5, false]);
});

test("after stopping, nothing moves on the board", async () => {
    const replay = new ReplayState(record(), 0);
    void replay.play();
    await vi.advanceTimersByTimeAsync(30);
    expect(replay.stage.busy).toBe(true);
    replay.stop();
    expect([replay.stage.busy, replay.stage.view?.ply]).toEqual([false, 1]);
    expect(vi.getTimerCount()).toBe(0);
});

test("each speed scales the duration by its factor", async () => {
    const lasts = async (speed: Speed): Promise<number> => {
        const replay = new ReplayState(record(), 0);
        replay.speed = speed;
        const began = Date.now();
        void replay.play();
        while (replay.playing) await vi.advanceTimersByTimeAsync(10);
        return Date.now() - began;
    };
    const plain = await lasts("1");
    for (const speed of ["0.5", "2", "4", "8"] as const) {
        expect(Math.abs((await lasts(speed)) - plain / Number(speed)), speed).toBeLessThanOrEqual(150);
    }
});
