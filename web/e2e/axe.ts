/** Checks a page for accessibility problems with axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Guest } from "./guest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Finishes the transition between light and dark, so that axe measures the final colours. */
async function finishAnimations(guest: Guest): Promise<void> {
    await guest.page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    });
}

/** The problems that axe calls serious or critical, in the light and the dark theme. */
export async function axeViolations(guest: Guest): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
        await guest.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await finishAnimations(guest);
        await guest.page.evaluate(AXE);
        const { violations } = await guest.page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
        for (const { id, impact, nodes } of violations) {
            if (impact !== "serious" && impact !== "critical") continue;
            found.push(...nodes.map((node) => `${colorScheme}: ${id} ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`));
        }
    }
    return found;
}
