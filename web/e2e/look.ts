/** What can be said of a page by looking at it. */
import type { Page } from "playwright-core";

/** The pages that are there without a room. */
export const PAGES = ["/", "/games", "/games/ludo", "/new", "/replay", "/verify", "/dice", "/nowhere"];

/** What sticks out of the page to the side: the innermost things beyond the edge, nothing if all fits. */
export function overflow(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const root = document.documentElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        const beyond = [...document.querySelectorAll("body *")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && box.right > root.clientWidth + 1;
        });
        const inner = beyond.filter((one) => !beyond.some((other) => other !== one && one.contains(other)));
        return [`${root.scrollWidth} px wide`, ...inner.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))];
    });
}

/** Everything a person reads or hears on a page: texts, labels, hints. */
export function readable(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const found = new Set<string>([document.title]);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement;
            if (parent !== null && parent.closest("script, style, noscript, [lang]:not(html)") === null) {
                found.add(walker.currentNode.nodeValue ?? "");
            }
        }
        for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
            for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) found.add(one.getAttribute(name) ?? "");
        }
        return [...found].map((text) => text.trim().replace(/\s+/g, " ")).filter((text) => text !== "");
    });
}

/** Buttons, links and fields that a person cannot reach with a pointer, however they scroll. */
export async function unreachable(page: Page): Promise<string[]> {
    const controls = page.locator("main :is(button, a[href], select, input, summary):not(.heard), header :is(button, a[href])");
    const lost: string[] = [];
    for (const control of await controls.all()) {
        if (!(await control.isVisible()) || (await control.isDisabled())) continue;
        // What is drawn over its radio button or checkbox takes the tap for it.
        const labelled = await control.evaluate((one) => one instanceof HTMLInputElement && /radio|checkbox/.test(one.type));
        const target = labelled ? control.locator("xpath=ancestor-or-self::*[self::label or self::input][last()]") : control;
        const reached = await target.click({ trial: true, timeout: 2000 }).then(() => true, () => false);
        if (!reached) lost.push(await control.evaluate((one) => one.outerHTML.slice(0, 200)));
    }
    return lost;
}
