/** What axe finds wrong with a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Guest } from "./guest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Colours that change from day to night do so smoothly; what is looked at is where they end. */
async function settled(guest: Guest): Promise<void> {
    await guest.page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    });
}

/** What axe finds wrong and calls serious or worse, by day and by night. */
export async function faults(guest: Guest): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
        await guest.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await settled(guest);
        await guest.page.evaluate(AXE);
        const { violations } = await guest.page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
        for (const { id, impact, nodes } of violations) {
            if (impact !== "serious" && impact !== "critical") continue;
            found.push(...nodes.map((node) => `${colorScheme}: ${id} ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`));
        }
    }
    return found;
}
