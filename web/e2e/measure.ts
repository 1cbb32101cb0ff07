/** Figures, not tests: how smooth and how quick the page is on this machine. `npm run measure`. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { choosing, middle, turn } from "./games";
import { weight } from "./look";
import { table } from "./table";

const { house, come } = table();
const ROUNDS = 12;

function tell(what: string, figures: readonly number[], limit: string): void {
    const sorted = [...figures].sort((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0).toFixed(0);
    console.log(`${what}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms of ${sorted.length} (${limit})`);
}

/** Makes the first move that is offered; the times of all frames until its token has arrived. */
function walk(page: Page): Promise<number[]> {
    return page.evaluate(
        () =>
            new Promise<number[]>((resolve) => {
                const times: number[] = [];
                let last = 0;
                let seen = false;
                const frame = (now: number): void => {
                    const busy = document.querySelector("svg.tokens.busy") !== null;
                    seen ||= busy;
                    if (seen && last > 0) times.push(now - last);
                    last = now;
                    if (!seen || busy) requestAnimationFrame(frame);
                    else resolve(times);
                };
                document.querySelector<HTMLElement>("[data-testid=move]")?.click();
                requestAnimationFrame(frame);
            }),
    );
}

test("how long frames take while tokens walk", async () => {
    const all: number[] = [];
    const worst: number[] = [];
    for (const [width, height] of [[1280, 800], [390, 844]] as const) {
        const { ann, bo } = await choosing(house);
        const guest = await come({ pace: "normal", viewport: { width, height } });
        await guest.enters(ann, "ludo", "Ann");
        for (let round = 0; round < ROUNDS; round++) {
            await guest.id("move").first().waitFor();
            const times = await walk(guest.page);
            all.push(...times);
            worst.push(Math.max(...times));
            await turn(house, bo);
            await house.does(ann, { type: "roll" });
        }
    }
    tell("a frame while a token walks", all, "at most 50 ms");
    tell("the longest frame of each walk", worst, "at most 50 ms");
});

test("how soon a click shows its effect", async () => {
    const shown: number[] = [];
    const known: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
        const { ann } = await middle(house);
        const guest = await come({ pace: "normal" });
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        const [soon, later] = await guest.page.evaluate(
            () =>
                new Promise<[number, number]>((resolve) => {
                    const button = document.querySelector<HTMLElement>("[data-testid=roll]");
                    const begun = performance.now();
                    let soon = 0;
                    const look = (): void => {
                        if (soon === 0 && document.querySelector("[data-testid=roll]") === null) soon = performance.now() - begun;
                        if (document.querySelector("[data-testid=move]") !== null) resolve([soon, performance.now() - begun]);
                        else requestAnimationFrame(look);
                    };
                    button?.click();
                    requestAnimationFrame(look);
                }),
        );
        shown.push(soon);
        known.push(later);
        await guest.context.close();
    }
    tell("a click on the dice makes them tumble", shown, "at most 100 ms");
    tell("and they have fallen and moves are offered", known, "550 ms of it they tumble");
});

test("how soon everything is back", async () => {
    const reloads: number[] = [];
    const returns: number[] = [];
    for (let round = 0; round < 5; round++) {
        const { ann } = await middle(house);
        const guest = await come({ serviceWorkers: "allow" });
        guest.expects(/ERR_|WebSocket/);
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        const picture = await guest.picture();
        let begun = performance.now();
        await guest.page.reload({ waitUntil: "commit" });
        await guest.id("roll").waitFor();
        reloads.push(performance.now() - begun);
        expect(await guest.picture()).toBe(picture);
        await guest.context.setOffline(true);
        await guest.id("lost").waitFor();
        begun = performance.now();
        await guest.context.setOffline(false);
        await guest.id("lost").waitFor({ state: "detached" });
        returns.push(performance.now() - begun);
        await guest.context.close();
    }
    tell("the same picture after loading again", reloads, "at most 2000 ms");
    tell("and after the network is back", returns, "at most 2000 ms");
});

test("how much the first page loads, and how soon it can be used", async () => {
    console.log(`the first page loads ${(await weight(await come(), "/", "play-now")).toFixed(0)} KB (at most 300 KB)`);
    const ready: number[] = [];
    for (let round = 0; round < 5; round++) {
        const fresh = await come();
        const begun = performance.now();
        await fresh.page.goto(`${house.url}/`, { waitUntil: "commit" });
        await fresh.id("play-now").waitFor();
        ready.push(performance.now() - begun);
        await fresh.context.close();
    }
    tell("the first page can be used", ready, "at most 1000 ms");
});
