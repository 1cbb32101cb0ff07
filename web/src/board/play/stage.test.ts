import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moment } from "../fixtures";
import { Stage } from "./stage.svelte";

// Fakes a page whose clock only moves when a test advances it.
let frames: FrameRequestCallback[] = [];
let time = 0;
const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
    [frames, time, page.hidden] = [[], 0, false];
    vi.stubGlobal("document", page);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

async function pass(milliseconds: number): Promise<void> {
    for (const end = time + milliseconds; time < end; time += 20) {
        await Promise.resolve();
        const now = frames;
        frames = [];
        now.forEach((draw) => draw(time));
    }
    for (let i = 0; i < 20; i++) {
        await Promise.resolve();
    }
}

test("a play animates the events and then shows the view", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const stage = new Stage(layout);
    const painted = new Set<string>();
    stage.show(before);
    stage.attach((token) => painted.add(token));
    const done = stage.play(events, after, "normal");
    await pass(100);
    expect(stage.busy).toBe(true);
    expect(stage.view).toBe(before);
    expect([...painted]).toHaveLength(1);
    await pass(5000);
    await done;
    expect(stage.busy).toBe(false);
    expect(stage.view).toBe(after);
});

test("animations run one after the other, and the board stays busy between them", async () => {
    const { layout, before, events, after } = moment("snakes-kids", "ladder");
    const stage = new Stage(layout);
    stage.show(before);
    const first = stage.play(events, after, "fast");
    let ended = false;
    void stage.play(events, { ...after, ply: 99 }, "fast").then(() => (ended = true));
    await pass(3000);
    await first;
    expect(ended).toBe(true);
    expect(stage.view?.ply).toBe(99);
    expect(stage.busy).toBe(false);
});

test("showing a view cancels running and waiting animations", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    const plays = [stage.play(events, after, "slow"), stage.play(events, after, "slow")];
    await pass(60);
    stage.show({ ...before, ply: 7 });
    await Promise.all(plays);
    expect(stage.view?.ply).toBe(7);
    expect(stage.busy).toBe(false);
});

test("a hidden page shows the result without animation", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    page.hidden = true;
    await stage.play(events, after, "slow");
    expect(stage.view).toBe(after);
});

test("at instant pace nothing is animated", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    await stage.play(events, after, "instant");
    expect(stage.view).toBe(after);
});

test("after a failed animation the view is shown and the next play is animated", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    vi.stubGlobal("matchMedia", () => {
        throw new Error("no media here");
    });
    await expect(stage.play(events, after, "fast")).rejects.toThrow("no media");
    expect(stage.view).toBe(after);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const next = stage.play(events, { ...after, ply: 99 }, "fast");
    await pass(3000);
    await next;
    expect([stage.view?.ply, stage.busy]).toEqual([99, false]);
});

test("haste shortens the animation", async () => {
    const { layout, before, events, after } = moment("ur", "captured");
    const lasts = async (haste: number): Promise<number> => {
        const stage = new Stage(layout);
        stage.show(before);
        const began = time;
        let ended = false;
        void stage.play(events, after, "slow", haste).then(() => (ended = true));
        while (!ended) await pass(20);
        return time - began;
    };
    const whole = await lasts(1);
    expect(Math.abs((await lasts(4)) - whole / 4)).toBeLessThanOrEqual(60);
});
