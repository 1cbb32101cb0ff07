import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moment } from "../board/fixtures";
import type { RoomEvent } from "../protocol/types";
import { settings } from "../settings.svelte";
import { roomView } from "./fixture";
import { Picture } from "./picture.svelte";
import type { Step } from "./playback";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** How long bots think, in milliseconds, unless the server is told otherwise. */
const BOTS = 800;

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

function watched({ layout, before } = moment("ur", "captured")): { picture: Picture; told: [seq: number, aloud: boolean][] } {
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

describe("who watches bots at a slow pace sees every step move, and is never far behind", () => {
    const long = moment("snakes-kids", "ladder");
    const roll: RoomEvent = { type: "rolled", seat: 0, dice: [6] };
    const pass: RoomEvent = { type: "passed", seat: 0, reason: "no_move" };

    test.each([
        ["who pass again and again", () => [roll, pass]],
        ["who roll and then climb a ladder after a long walk", (seq: number) => (seq % 2 === 1 ? [roll] : long.events)],
    ])("%s", async (_, happens) => {
        vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(() => draw(Date.now()), 20));
        vi.stubGlobal("cancelAnimationFrame", clearTimeout);
        const { picture, told } = watched(long);
        const played = vi.spyOn(picture.stage, "play");
        let most = 0;
        for (let seq = 1; seq <= 100; seq++) {
            const game = happens(seq) === long.events ? long.after : long.before;
            picture.push({ events: happens(seq), view: roomView(seq, { game }) });
            await vi.advanceTimersByTimeAsync(BOTS);
            most = Math.max(most, seq - told.length);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        expect([told.length, played.mock.calls.length]).toEqual([100, 100]);
        expect(most).toBeLessThanOrEqual(6);
    });
});
