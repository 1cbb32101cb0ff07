/** Pages whose data takes long: they show where it will be, and nothing moves when it comes. */
import { expect, test } from "vitest";
import { table } from "./table";
import { say } from "./words";

const { come } = table();
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

const LINE = 30;

test.each(Object.entries(SIZES).flatMap(([size, viewport]) => ["/", "/new"].map((path) => ({ size, viewport, path }))))(
    "$path on a $size keeps the places of what comes, and says that it is awaited",
    async ({ viewport, path }) => {
        const guest = await come({ viewport });
        let release = (): void => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await guest.page.route("**/api/variants**", async (route) => {
            await released;
            await route.continue();
        });
        const tops = (): Promise<number[]> =>
            guest.page.evaluate(() => [...document.querySelectorAll("main h2")].map((one) => Math.round(one.getBoundingClientRect().top)));
        await guest.goes(path);
        const busy = guest.page.locator("main [aria-busy=true]");
        await busy.locator(".placeholder").first().waitFor();
        await expect.poll(() => guest.id("live").innerText()).toContain(say("shell-loading"));
        const before = await tops();
        expect(before.length).toBeGreaterThan(0);
        release();
        await busy.waitFor({ state: "detached" });
        // Other fonts may break a text once more.
        const moved = (await tops()).map((top, i) => Math.abs(top - (before[i] ?? Infinity)));
        expect(Math.max(...moved)).toBeLessThan(LINE);
    },
);
