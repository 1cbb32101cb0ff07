import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moment } from "../../board/fixtures";
import type { RoomEvent } from "../../protocol/types";
import { settings } from "../../settings.svelte";
import { RoomDisplay } from "./display.svelte";
import { roomView } from "./fixtures/room-view";
import type { Step } from "./playback";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** How long bots think by default. */
const BOT_DELAY_MS = 800;

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

function newDisplay({ layout, before } = moment("ur", "captured")): { display: RoomDisplay; reported: [seq: number, aloud: boolean][] } {
    const reported: [number, boolean][] = [];
    let newest = roomView(0, { game: before });
    const display = new RoomDisplay(layout, newest, {
        newest: () => newest,
        report: ({ view }, aloud) => {
            newest = view;
            reported.push([view.seq, aloud]);
        },
        settled: () => {},
    });
    return { display, reported };
}

function rolled(seq: number): Step {
    return { events: [{ type: "rolled", seat: 0, dice: [seq % 4] }], view: roomView(seq, { game: moment("ur", "captured").before }) };
}

test("a display that falls behind at a slow pace jumps and reports every step once and in order", async () => {
    const { display, reported } = newDisplay();
    for (let seq = 1; seq <= 10; seq++) display.push(rolled(seq));
    const all = Array.from({ length: 10 }, (_, nth) => [nth + 1, true]);
    expect(reported).toEqual(all);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported, "the running roll is not reported again").toEqual(all);
    expect(display.dice).toEqual(moment("ur", "captured").before.dice ?? [10 % 4]);
});

test("on a hidden page steps are logged but not announced", () => {
    const { display, reported } = newDisplay();
    page.hidden = true;
    display.push(rolled(1));
    expect(reported).toEqual([[1, false]]);
});

describe("at a slow pace every step of bots is animated, and the display never falls far behind", () => {
    const long = moment("snakes-kids", "ladder");
    const roll: RoomEvent = { type: "rolled", seat: 0, dice: [6] };
    const pass: RoomEvent = { type: "passed", seat: 0, reason: "no_move" };

    test.each([
        ["bots that pass again and again", () => [roll, pass]],
        ["bots that roll and then climb a ladder after a long walk", (seq: number) => (seq % 2 === 1 ? [roll] : long.events)],
    ])("%s", async (_, happens) => {
        vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(() => draw(Date.now()), 20));
        vi.stubGlobal("cancelAnimationFrame", clearTimeout);
        const { display, reported } = newDisplay(long);
        const played = vi.spyOn(display.stage, "play");
        let most = 0;
        for (let seq = 1; seq <= 100; seq++) {
            const game = happens(seq) === long.events ? long.after : long.before;
            display.push({ events: happens(seq), view: roomView(seq, { game }) });
            await vi.advanceTimersByTimeAsync(BOT_DELAY_MS);
            most = Math.max(most, seq - reported.length);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        expect([reported.length, played.mock.calls.length]).toEqual([100, 100]);
        expect(most).toBeLessThanOrEqual(6);
    });
});
