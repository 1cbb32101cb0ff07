import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moment } from "../board/fixtures";
import type { Replayed } from "../protocol/types";
import { Rewind, type Speed } from "./rewind.svelte";

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

/** A record in which the same long walk comes three times. */
function record(): Replayed {
    const { layout, before, events, after } = moment("snakes-kids", "ladder");
    const states = [before, after, before, after, before, after].map((view, ply) => ({ ...view, ply }));
    return { variant: { layout }, events: [events, [], events, [], events], states } as unknown as Replayed;
}

test("who steps on quickly never sees another moment than the one that is named", async () => {
    const rewind = new Rewind(record(), 0);
    for (let press = 1; press <= 4; press++) {
        void rewind.on();
        await vi.advanceTimersByTimeAsync(30);
        expect(rewind.ply).toBe(press);
        expect(rewind.stage.view?.ply, "the one before, out of which it walks, or this one").toBeGreaterThanOrEqual(press - 1);
    }
    void rewind.on();
    void rewind.on();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([rewind.ply, rewind.stage.view?.ply]).toEqual([5, 5]);
});

test("who plays on while something moves goes on from the moment that is named", async () => {
    const rewind = new Rewind(record(), 0);
    void rewind.on();
    await vi.advanceTimersByTimeAsync(30);
    void rewind.play();
    expect(rewind.stage.view?.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([rewind.stage.view?.ply, rewind.playing]).toEqual([5, false]);
});

test("who stops, or leaves, has a board on which nothing moves", async () => {
    const rewind = new Rewind(record(), 0);
    void rewind.play();
    await vi.advanceTimersByTimeAsync(30);
    expect(rewind.stage.busy).toBe(true);
    rewind.stop();
    expect([rewind.stage.busy, rewind.stage.view?.ply]).toEqual([false, 1]);
    expect(vi.getTimerCount()).toBe(0);
});

test("each speed is as much faster as it says", async () => {
    const lasts = async (speed: Speed): Promise<number> => {
        const rewind = new Rewind(record(), 0);
        rewind.speed = speed;
        const began = Date.now();
        void rewind.play();
        while (rewind.playing) await vi.advanceTimersByTimeAsync(10);
        return Date.now() - began;
    };
    const plain = await lasts("1");
    for (const speed of ["0.5", "2", "4", "8"] as const) {
        expect(Math.abs((await lasts(speed)) - plain / Number(speed)), speed).toBeLessThanOrEqual(150);
    }
});
