/** How long things take to be seen. */
import { settings } from "../settings.svelte";

/** Waits. */
export function pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
}

/** How long dice tumble. */
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

/** So many steps may wait before what moves makes haste. */
const PATIENCE = 2;

/** How many times as fast things move while so many steps wait: who is behind catches up, and skips
    nothing. */
export function haste(waiting: number): number {
    return 1 + Math.max(0, waiting - PATIENCE) / 2;
}
