/** Texts about fair dice: frauds, alarms and results. */
import { type Args, words } from "../../words";
import type { Alarm } from "../live/kept";
import type { Fraud } from "../record/verify";
import type { Watch } from "../live/watch.svelte";

/** The text for the player of a seat. */
export type Name = (seat: number) => string;

const say = words.say;

/** The icon of each state of the seal, and the class of its colour. Only a verified roll has a tick. */
export const SEAL_SIGNS = {
    good: { icon: "check", tone: "good" },
    without: { icon: "check", tone: "warn" },
    bad: { icon: "alarm", tone: "bad" },
    waiting: { icon: "seal", tone: "soft" },
    unsure: { icon: "clock", tone: "soft" },
    chosen: { icon: "star", tone: "soft" },
    plain: { icon: "help", tone: "soft" },
} as const;
export type SealLook = keyof typeof SEAL_SIGNS;

/** The text for a result as the record writes it: `r2+5`, `f3`, or `-` for nothing. */
export function fellText(fell: string, name: Name): string {
    if (fell === "-") return say("fair-nothing");
    if (fell.startsWith("f")) return name(Number(fell.slice(1)));
    return fell.slice(1).split("+").join(" + ");
}

/** Roll numbers in ascending order, with ranges: `5–6, 97`. */
export function rangesText(rolls: readonly number[]): string {
    const ranges: [from: number, to: number][] = [];
    for (const roll of rolls) {
        const last = ranges.at(-1);
        if (last?.[1] === roll) continue;
        if (last !== undefined && last[1] + 1 === roll) last[1] = roll;
        else ranges.push([roll, roll]);
    }
    return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

export function fraudText(fraud: Fraud, name: Name): string {
    return say(`fraud-${fraud.kind}`, argsOf(fraud, name));
}

export function alarmText(alarm: Alarm, name: Name): string {
    return say(`alarm-${alarm.kind}`, argsOf(alarm, name));
}

/** The facts of a fraud or an alarm as arguments of its message. */
function argsOf(found: object, name: Name): Args {
    return Object.fromEntries(Object.entries(found).flatMap(([key, value]) => argOf(key, value, name)));
}

function argOf(key: string, value: string | number, name: Name): [string, string | number][] {
    switch (key) {
        case "seat":
            return [["who", name(Number(value))]];
        case "index":
            return [["roll", value]];
        case "right":
        case "shown":
        case "record":
        case "proof":
            return [[key, fellText(String(value), name)]];
        case "seed":
        case "action":
            return [[key, value]];
        default:
            return [];
    }
}

/** The source of a room's dice, and whose devices do not contribute. */
export function modeText({ mode, bare }: Pick<Watch, "mode" | "bare">, name: Name): string {
    if (mode === null) return "";
    return mode === "sealed" && bare.length > 0 ? say("seal-some", { who: bare.map(name).join(", ") }) : say(`seal-${mode}`);
}
