/** A remaining time in at most three characters where possible. */
import { words } from "../../words";

export function clockText(seconds: number): string {
    if (seconds >= 3600) return words.say("room-clock-hours", { hours: Math.round(seconds / 3600) });
    return seconds > 99 ? `${Math.ceil(seconds / 60)}′` : String(seconds);
}
