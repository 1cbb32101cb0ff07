/** What can be said of a page by looking at it. */
import type { Page } from "playwright-core";
import type { Guest } from "./guest";

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
export function unreachable(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const controls = "main :is(button, a[href], select, input, summary):not(.heard), header :is(button, a[href])";
        const lost: string[] = [];
        for (const control of document.querySelectorAll(controls)) {
            if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled")) continue;
            // What is drawn over its radio button or checkbox takes the tap for it.
            const drawn = control.matches("[type=radio], [type=checkbox]") ? (control.closest("label") ?? control) : control;
            drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            // A link may go over several lines; the first one is enough.
            const box = drawn.getClientRects()[0];
            if (box === undefined || box.width === 0) continue;
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (hit === null || !drawn.contains(hit)) lost.push(control.outerHTML.slice(0, 200));
        }
        return lost;
    });
}

/** Which of these things, by their ids, a person does not see wholly without scrolling. */
export function outOfSight(page: Page, ids: readonly string[]): Promise<string[]> {
    return page.evaluate(
        (all) =>
            all.filter((id) => {
                const box = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();
                return box.width === 0 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
            }),
        ids,
    );
}

/** What is tapped and is smaller than a finger. Links inside running text are as high as its lines:
    WCAG 2.5.5 and 2.5.8 except them. A radio button or checkbox is as large as its label. */
export function small(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const tapped = "button, select, summary, a[href], input:not([type=radio], [type=checkbox], [type=file]), label:has([type=radio], [type=checkbox], [type=file])";
        const inText = (one: Element): boolean =>
            one.matches("a") && getComputedStyle(one).display === "inline" && one.parentElement?.textContent?.trim() !== one.textContent?.trim();
        return [...document.querySelectorAll(tapped)]
            .filter((one) => one.checkVisibility() && one.closest("[popover]:not(:popover-open)") === null && !inText(one))
            .flatMap((one) => {
                const { width, height } = one.getBoundingClientRect();
                const large = width <= 1 || (width >= 43.5 && height >= 43.5);
                return large ? [] : [`${width.toFixed()} × ${height.toFixed()} ${one.outerHTML.slice(0, 160)}`];
            });
    });
}

/** How many kilobytes a page loads, as they go over the line, until something is there and all is quiet.
    Its clock stands still: what it fetches ahead for the next page, once it has rested, is no part. */
export async function weight(guest: Guest, path: string, until: string): Promise<number> {
    let bytes = 0;
    await guest.page.clock.install({ time: 0 });
    await guest.page.clock.pauseAt(1);
    const session = await guest.context.newCDPSession(guest.page);
    await session.send("Network.enable");
    session.on("Network.loadingFinished", (event) => void (bytes += event.encodedDataLength));
    await guest.goes(path);
    await guest.id(until).waitFor();
    await guest.page.waitForLoadState("networkidle");
    return bytes / 1024;
}
