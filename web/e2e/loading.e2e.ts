/** Pages that wait for data show placeholders, and nothing moves when the data arrives. */
import { expect, test } from "vitest";
import { suite } from "./suite";
import { say } from "./words";

const { newGuest } = suite();
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** Different fonts may wrap a text into one more line. */
const LINE_HEIGHT_PX = 30;

test.each(Object.entries(SIZES).flatMap(([size, viewport]) => ["/", "/new"].map((path) => ({ size, viewport, path }))))(
    "$path on a $size shows placeholders of the right size and announces that it loads",
    async ({ viewport, path }) => {
        const guest = await newGuest({ viewport });
        let release = (): void => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await guest.page.route("**/api/variants**", async (route) => {
            await released;
            await route.continue();
        });
        const tops = (): Promise<number[]> =>
            guest.page.evaluate(() => [...document.querySelectorAll("main h2")].map((one) => Math.round(one.getBoundingClientRect().top)));
        await guest.goto(path);
        const busy = guest.page.locator("main [aria-busy=true]");
        await busy.locator(".placeholder").first().waitFor();
        await expect.poll(() => guest.id("live").innerText()).toContain(say("shell-loading"));
        const before = await tops();
        expect(before.length).toBeGreaterThan(0);
        release();
        await busy.waitFor({ state: "detached" });
        const moved = (await tops()).map((top, i) => Math.abs(top - (before[i] ?? Infinity)));
        expect(Math.max(...moved)).toBeLessThan(LINE_HEIGHT_PX);
    },
);

test("of two games chosen in a row the last one is shown, even if the first one loads later, and names stay", async () => {
    const guest = await newGuest();
    const { page } = guest;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/variants/parchis", async (route) => {
        await released;
        await route.continue();
    });
    await guest.goto("/new");
    await page.locator("select.kind").nth(1).selectOption("here");
    const names = page.locator(".who input");
    await names.nth(0).fill("Ann");
    await names.nth(1).fill("Zoe");
    const games = page.getByRole("combobox", { name: say("setup-variant"), exact: true });
    await games.selectOption("parchis");
    await games.selectOption("ur");
    const seats = page.locator("select.kind");
    await expect.poll(() => seats.count()).toBe(2);
    const late = page.waitForResponse(/variants\/parchis$/);
    release();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect([await games.inputValue(), await seats.count()]).toEqual(["ur", 2]);
    expect([await names.nth(0).inputValue(), await names.nth(1).inputValue()]).toEqual(["Ann", "Zoe"]);
    expect(page.url()).toContain("variant=ur");
});
