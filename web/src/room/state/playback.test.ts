import { beforeEach, expect, test } from "vitest";
import { roomView } from "./fixtures/room-view";
import { Playback, type Step } from "./playback";

let calls: string[];
let hidden: boolean;
let finish: (() => void)[];
let playback: Playback;

const step = (seq: number): Step => ({ events: [], view: roomView(seq) });
const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
};

beforeEach(() => {
    calls = [];
    hidden = false;
    finish = [];
    playback = new Playback({
        play: ({ view }) => {
            calls.push(`play ${view.seq}`);
            return new Promise((resolve) => finish.push(resolve));
        },
        show: (view) => calls.push(`show ${view.seq}`),
        skip: ({ view }) => calls.push(`skip ${view.seq}`),
        settled: () => calls.push("settled"),
        hidden: () => hidden,
    });
});

test("steps are shown one after another", async () => {
    playback.push(step(1));
    playback.push(step(2));
    expect(calls).toEqual(["play 1"]);
    finish[0]?.();
    await settled();
    expect(calls).toEqual(["play 1", "play 2"]);
    finish[1]?.();
    await settled();
    expect(calls).toEqual(["play 1", "play 2", "settled"]);
    expect(playback.busy).toBe(false);
});

test("a page that falls behind jumps to the newest view and reports the skipped steps", async () => {
    for (let seq = 1; seq <= 10; seq++) playback.push(step(seq));
    const skipped = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seq) => `skip ${seq}`);
    expect(calls).toEqual(["play 1", ...skipped, "show 10", "settled"]);
    finish[0]?.();
    await settled();
    expect(calls.at(-1)).toBe("settled");
    expect(calls).toHaveLength(12);
});

test("on a hidden page nothing is animated", () => {
    hidden = true;
    playback.push(step(1));
    expect(calls).toEqual(["skip 1", "show 1", "settled"]);
});

test("after a jump the next step is animated again", async () => {
    playback.push(step(1));
    playback.jump(roomView(5));
    playback.push(step(6));
    finish[0]?.();
    await settled();
    expect(calls).toEqual(["play 1", "show 5", "settled", "play 6"]);
    finish[1]?.();
    await settled();
    expect(calls.at(-1)).toBe("settled");
});
