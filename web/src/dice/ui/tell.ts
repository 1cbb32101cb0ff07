/** Texts about fair dice: frauds, alarms and results. */
import { words } from "../../words";
import type { Alarm } from "../live/kept";
import type { Fraud } from "../record/verify";
import type { Watch } from "../live/watch.svelte";

/** The text for the player of a seat. */
export type Name = (seat: number) => string;

const say = words.say;

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
    switch (fraud.kind) {
        case "file":
        case "start":
        case "seats":
        case "seeded":
        case "chains":
            return say(`fraud-${fraud.kind}`);
        case "seed":
            return say("fraud-seed", { seed: fraud.seed });
        case "own":
            return say("fraud-own", { who: name(fraud.seat) });
        case "order":
        case "server":
        case "roller":
        case "void":
        case "back":
            return say(`fraud-${fraud.kind}`, { roll: fraud.index });
        case "contribution":
        case "stranger":
            return say(`fraud-${fraud.kind}`, { roll: fraud.index, who: name(fraud.seat) });
        case "item":
            return say("fraud-item", { action: fraud.action });
        case "record": {
            const { index, record, proof } = fraud;
            return say("fraud-record", { roll: index, record: fellText(record, name), proof: fellText(proof, name) });
        }
        case "dice": {
            const { index, right, shown } = fraud;
            return say("fraud-dice", { roll: index, right: fellText(right, name), shown: fellText(shown, name) });
        }
    }
}

/** The source of a room's dice, and whose devices do not contribute. */
export function modeText({ mode, bare }: Pick<Watch, "mode" | "bare">, name: Name): string {
    if (mode === null) return "";
    return mode === "sealed" && bare.length > 0 ? say("seal-some", { who: bare.map(name).join(", ") }) : say(`seal-${mode}`);
}

export function alarmText(alarm: Alarm, name: Name): string {
    switch (alarm.kind) {
        case "server-anchor":
        case "record":
        case "start":
        case "mode":
        case "undone":
        case "withheld":
            return say(`alarm-${alarm.kind}`);
        case "anchor":
        case "stranger":
        case "shut-out":
        case "item":
            return say(`alarm-${alarm.kind}`, { who: name(alarm.seat) });
        case "server-value":
        case "again":
        case "gap":
        case "void":
        case "roller":
        case "part":
        case "early":
            return say(`alarm-${alarm.kind}`, { roll: alarm.index });
        case "value":
        case "forged":
        case "left-out":
        case "not-asked":
        case "unclicked":
        case "late":
            return say(`alarm-${alarm.kind}`, { roll: alarm.index, who: name(alarm.seat) });
        case "unshown":
            return say("alarm-unshown", { shown: fellText(alarm.shown, name) });
        case "dice":
        case "table": {
            const { index, right, shown } = alarm;
            return say(`alarm-${alarm.kind}`, { roll: index, right: fellText(right, name), shown: fellText(shown, name) });
        }
    }
}
