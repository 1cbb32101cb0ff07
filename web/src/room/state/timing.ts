/** How long animations take. */
import { settings } from "../../settings.svelte";

export function pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
}

/** How long the dice roll, in milliseconds. */
export function rollTime(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 120;
    switch (settings.pace) {
        case "slow":
            return 900;
        case "normal":
            return 550;
        case "fast":
            return 250;
        case "instant":
            return 0;
    }
}

/** With more waiting steps than this, animations speed up. */
const MAX_STEPS_AT_NORMAL_SPEED = 2;

/** The speed of animations while some steps wait, as a multiple of the normal speed, so that the page
    catches up without skipping anything. */
export function speedFactor(waiting: number): number {
    return 1 + Math.max(0, waiting - MAX_STEPS_AT_NORMAL_SPEED) / 2;
}
