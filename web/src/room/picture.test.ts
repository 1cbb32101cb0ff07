import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moment } from "../board/fixtures";
import { settings } from "../settings.svelte";
import { roomView } from "./fixture";
import { Picture } from "./picture.svelte";
import type { Step } from "./playback";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.useFakeTimers();
    settings.pace = "slow";
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

function watched(): { picture: Picture; told: [seq: number, aloud: boolean][] } {
    const { layout, before } = moment("ur", "captured");
    const told: [number, boolean][] = [];
    let newest = roomView(0, { game: before });
    const picture = new Picture(layout, newest, {
        newest: () => newest,
        tell: ({ view }, aloud) => {
            newest = view;
            told.push([view.seq, aloud]);
        },
        settled: () => {},
    });
    return { picture, told };
}

function rolled(seq: number): Step {
    return { events: [{ type: "rolled", seat: 0, dice: [seq % 4] }], view: roomView(seq, { game: moment("ur", "captured").before }) };
}

test("a picture that falls behind at a slow pace jumps, and tells every step aloud once and in order", async () => {
    const { picture, told } = watched();
    for (let seq = 1; seq <= 10; seq++) picture.push(rolled(seq));
    const all = Array.from({ length: 10 }, (_, nth) => [nth + 1, true]);
    expect(told).toEqual(all);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told, "the roll that was under way is not told again").toEqual(all);
    expect(picture.dice).toEqual(moment("ur", "captured").before.dice ?? [10 % 4]);
});

test("what happens while nobody looks is written down, but not said", () => {
    const { picture, told } = watched();
    page.hidden = true;
    picture.push(rolled(1));
    expect(told).toEqual([[1, false]]);
});
