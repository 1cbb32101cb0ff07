// Sounds are synthesised from a few tones, so that no files are loaded.

import { settings } from "../../settings.svelte";

export type SoundName = "roll" | "step" | "capture" | "home" | "turn" | "win" | "chat" | "warn" | "slide" | "climb";

/** A tone: start and duration in seconds, first and last pitch, volume. */
interface Tone {
    at: number;
    lasts: number;
    from: number;
    to?: number;
    loud: number;
    wave: OscillatorType | "noise";
}

const SOUNDS: Record<SoundName, Tone[]> = {
    roll: [0, 0.07, 0.13, 0.21, 0.3, 0.42].map((at, i) => ({ at, lasts: 0.05, from: 2600 - i * 180, loud: 0.3 - i * 0.03, wave: "noise" })),
    step: [{ at: 0, lasts: 0.06, from: 420, to: 300, loud: 0.16, wave: "triangle" }],
    capture: [
        { at: 0, lasts: 0.14, from: 900, loud: 0.3, wave: "noise" },
        { at: 0.02, lasts: 0.3, from: 520, to: 130, loud: 0.22, wave: "sawtooth" },
    ],
    home: [523, 659, 784].map((from, i) => ({ at: i * 0.09, lasts: 0.22, from, loud: 0.2, wave: "sine" })),
    turn: [
        { at: 0, lasts: 0.16, from: 587, loud: 0.16, wave: "sine" },
        { at: 0.13, lasts: 0.24, from: 880, loud: 0.16, wave: "sine" },
    ],
    win: [523, 659, 784, 1047, 784, 1047].map((from, i) => ({ at: i * 0.13, lasts: i === 5 ? 0.6 : 0.2, from, loud: 0.2, wave: "triangle" })),
    chat: [{ at: 0, lasts: 0.09, from: 740, to: 990, loud: 0.1, wave: "sine" }],
    warn: [0, 0.18].map((at) => ({ at, lasts: 0.1, from: 660, loud: 0.16, wave: "square" })),
    slide: [{ at: 0, lasts: 0.7, from: 620, to: 120, loud: 0.14, wave: "sine" }],
    climb: [392, 440, 494, 587, 659].map((from, i) => ({ at: i * 0.1, lasts: 0.1, from, loud: 0.13, wave: "triangle" })),
};

/** Sounds that also play while the page is hidden, to call the player back. */
const CALLS: ReadonlySet<SoundName> = new Set(["turn", "warn", "chat"]);

class Sound {
    private context: AudioContext | null = null;

    constructor() {
        // Browsers allow sound only after a user gesture, and creating the context takes long enough to disturb
        // an animation. So it is created on the first touch.
        const wake = (): void => {
            removeEventListener("pointerdown", wake, true);
            removeEventListener("keydown", wake, true);
            this.context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
        };
        if (typeof addEventListener !== "undefined") {
            addEventListener("pointerdown", wake, true);
            addEventListener("keydown", wake, true);
        }
    }

    play(name: SoundName): void {
        if (!settings.sound || !this.context || (document.hidden && !CALLS.has(name))) return;
        try {
            if (this.context.state === "suspended") void this.context.resume();
            for (const tone of SOUNDS[name]) ring(this.context, tone);
        } catch {
            // The game continues without sound.
        }
    }
}

function ring(context: AudioContext, tone: Tone): void {
    const start = context.currentTime + tone.at;
    const end = start + tone.lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    if (tone.wave === "noise") {
        const source = context.createBufferSource();
        source.buffer = noise(context);
        const filter = context.createBiquadFilter();
        filter.type = "bandpass";
        filter.frequency.value = tone.from;
        source.connect(filter).connect(gain);
        source.start(start);
        source.stop(end);
    } else {
        const source = context.createOscillator();
        source.type = tone.wave;
        source.frequency.setValueAtTime(tone.from, start);
        if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, end);
        source.connect(gain);
        source.start(start);
        source.stop(end);
    }
}

let hiss: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
    if (!hiss) {
        hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
        const data = hiss.getChannelData(0);
        for (let i = 0; i < data.length; i++) {
            data[i] = Math.random() * 2 - 1;
        }
    }
    return hiss;
}

export const sound = new Sound();
