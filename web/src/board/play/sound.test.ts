import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { SoundName } from "./sound";

// Fakes a page after a user gesture that counts the tones it plays.
let tones = 0;
const page = { hidden: false };
const knob = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 };

class Context {
    state = "running";
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    createGain = () => this.#part();
    createBiquadFilter = () => this.#part();
    createOscillator = () => this.#part();
    createBufferSource = () => this.#part();
    createBuffer = () => ({ getChannelData: () => [] });
    #part(): object {
        const part: object = { gain: knob, frequency: knob, start: () => (tones += 1), stop: () => {}, connect: () => part };
        return part;
    }
}

beforeEach(() => {
    [tones, page.hidden, settings.sound] = [0, false, true];
    vi.resetModules();
    vi.stubGlobal("document", page);
    vi.stubGlobal("AudioContext", Context);
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("addEventListener", (_: string, touch: () => void) => touch());
});
afterEach(() => vi.unstubAllGlobals());

async function isHeard(name: SoundName): Promise<boolean> {
    const { sound } = await import("./sound");
    const { settings: own } = await import("../../settings.svelte");
    own.sound = settings.sound;
    const before = tones;
    sound.play(name);
    return tones > before;
}

test.each(["turn", "warn", "chat"] as const)("%s also plays while the page is hidden", async (name) => {
    page.hidden = true;
    expect(await isHeard(name)).toBe(true);
    settings.sound = false;
    expect(await isHeard(name)).toBe(false);
});

test.each(["roll", "step", "capture", "win"] as const)("%s plays only while the page is visible", async (name) => {
    expect(await isHeard(name)).toBe(true);
    page.hidden = true;
    expect(await isHeard(name)).toBe(false);
});
