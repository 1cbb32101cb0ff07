/** Checks of what a page shows: overflow, sizes, reachability, texts. */
import type { Page } from "playwright-core";
import type { Guest } from "./guest";

/** The pages that need no room. */
export const PAGES = ["/", "/games", "/games/ludo", "/new", "/replay", "/verify", "/dice", "/nowhere"];

/** The innermost elements that stick out of the right edge of the page; empty if everything fits. */
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

/** Every text, label and tooltip on a page, seen or read out by a screen reader. */
export function allTexts(page: Page): Promise<string[]> {
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

/** Buttons, links and fields that a pointer cannot reach even after scrolling. */
export function unreachable(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const controls = "main :is(button, a[href], select, input, summary):not(.heard), header :is(button, a[href])";
        const lost: string[] = [];
        for (const control of document.querySelectorAll(controls)) {
            if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled")) continue;
            // A label is drawn over its radio button or checkbox and takes the tap.
            const drawn = control.matches("[type=radio], [type=checkbox]") ? (control.closest("label") ?? control) : control;
            drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            // A link may span several lines; its first line is enough.
            const box = drawn.getClientRects()[0];
            if (box === undefined || box.width === 0) continue;
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (hit === null || !drawn.contains(hit)) lost.push(control.outerHTML.slice(0, 200));
        }
        return lost;
    });
}

/** The test ids whose elements are not completely visible without scrolling. */
export function offscreen(page: Page, ids: readonly string[]): Promise<string[]> {
    return page.evaluate(
        (all) =>
            all.filter((id) => {
                const box = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();
                return box.width === 0 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
            }),
        ids,
    );
}

/** Controls that are too small for a finger. Links inside running text are only as high as its lines,
    which WCAG 2.5.5 and 2.5.8 allow. A radio button or checkbox counts as large as its label. */
export function smallTargets(page: Page): Promise<string[]> {
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

/** How many kilobytes a page transfers until an element is there and the network is idle. The page's
    clock stands still, so that nothing is prefetched for the next page. */
export async function transferredKilobytes(guest: Guest, path: string, until: string): Promise<number> {
    let bytes = 0;
    await guest.page.clock.install({ time: 0 });
    await guest.page.clock.pauseAt(1);
    const session = await guest.context.newCDPSession(guest.page);
    await session.send("Network.enable");
    session.on("Network.loadingFinished", (event) => void (bytes += event.encodedDataLength));
    await guest.goto(path);
    await guest.id(until).waitFor();
    await guest.page.waitForLoadState("networkidle");
    return bytes / 1024;
}
