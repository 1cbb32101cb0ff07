import { beforeEach, expect, test } from "vitest";
import { roomView } from "./fixture";
import { Playback, type Step } from "./playback";

let told: string[];
let hidden: boolean;
let finish: (() => void)[];
let playback: Playback;

const step = (seq: number): Step => ({ events: [], view: roomView(seq) });
const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
};

beforeEach(() => {
    told = [];
    hidden = false;
    finish = [];
    playback = new Playback({
        play: ({ view }) => {
            told.push(`play ${view.seq}`);
            return new Promise((resolve) => finish.push(resolve));
        },
        show: (view) => told.push(`show ${view.seq}`),
        skip: ({ view }) => told.push(`skip ${view.seq}`),
        settled: () => told.push("settled"),
        hidden: () => hidden,
    });
});

test("steps are shown one after another", async () => {
    playback.push(step(1));
    playback.push(step(2));
    expect(told).toEqual(["play 1"]);
    finish[0]?.();
    await settled();
    expect(told).toEqual(["play 1", "play 2"]);
    finish[1]?.();
    await settled();
    expect(told).toEqual(["play 1", "play 2", "settled"]);
    expect(playback.busy).toBe(false);
});

test("a page that falls behind jumps to the newest view and tells what it skipped", async () => {
    for (let seq = 1; seq <= 10; seq++) playback.push(step(seq));
    const skipped = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seq) => `skip ${seq}`);
    expect(told).toEqual(["play 1", ...skipped, "show 10", "settled"]);
    finish[0]?.();
    await settled();
    expect(told.at(-1)).toBe("settled");
    expect(told).toHaveLength(12);
});

test("while nobody looks nothing moves", () => {
    hidden = true;
    playback.push(step(1));
    expect(told).toEqual(["skip 1", "show 1", "settled"]);
});

test("after a jump the next step moves again", async () => {
    playback.push(step(1));
    playback.jump(roomView(5));
    playback.push(step(6));
    finish[0]?.();
    await settled();
    expect(told).toEqual(["play 1", "show 5", "settled", "play 6"]);
    finish[1]?.();
    await settled();
    expect(told.at(-1)).toBe("settled");
});
