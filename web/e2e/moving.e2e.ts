/** What moves, seen by who looks: all other tests leave out the motion. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Command, VariantView } from "../src/protocol/types";
import { start } from "./games";
import { table } from "./table";

const { house, come } = table();

/** One token each over fourteen squares, which nothing sends back: a game of seconds. */
const SHORT = { tokens: 1, "capture.when": "never", "moving.overshoot": "wins anyway" };

interface Seen {
    /** Where tokens were drawn while they moved, and where they stood, as `x y`. */
    moving: string[];
    standing: string[];
    /** How often dice rolled. */
    rolls: number;
}

/** Writes down from now on where tokens are drawn, and when dice roll. */
function watch(page: Page): Promise<void> {
    return page.evaluate(() => {
        const seen = { moving: new Set<string>(), standing: new Set<string>(), rolls: 0, rolling: false };
        const look = (): void => {
            const where = document.querySelector("svg.tokens.busy") === null ? seen.standing : seen.moving;
            for (const token of document.querySelectorAll("[data-token]")) {
                where.add(/translate\(([^)]*)\)/.exec(token.getAttribute("transform") ?? "")?.[1] ?? "");
            }
            const rolling = document.querySelector(".dice .rolling") !== null;
            if (rolling && !seen.rolling) seen.rolls += 1;
            seen.rolling = rolling;
        };
        new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
        Object.assign(window, { seen: () => ({ ...seen, moving: [...seen.moving], standing: [...seen.standing] }) });
        look();
    });
}

function seen(page: Page): Promise<Seen> {
    return page.evaluate(() => (window as unknown as { seen: () => Seen }).seen());
}

/** The squares near which something was drawn, by their indexes. */
function squares({ layout }: VariantView, places: readonly string[]): Set<number> {
    const points = places.map((place) => place.split(" ").map(Number));
    // A token in the middle of a hop is drawn a little higher.
    const near = layout.squares.map(({ x, y }) => points.some(([at = NaN, high = NaN]) => Math.abs(at - x) < 0.2 && Math.abs(high - y) < 0.35));
    return new Set(near.flatMap((is, index) => (is ? [index] : [])));
}

test("in a whole game at a fast pace dice roll, and tokens are seen on squares that they only walk over", async () => {
    const ann = await house.make({ variant: "ur", options: SHORT });
    await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await start(house, ann);
    const guest = await come({ pace: "fast" });
    await guest.enters(ann, "ur", "Ann");
    await guest.id("act").waitFor();
    await watch(guest.page);
    await guest.playsOn();
    await guest.id("winner").waitFor();
    const found = await seen(guest.page);
    const variant = await house.ask<VariantView>("GET", "/api/variants/ur");
    const rested = squares(variant, found.standing);
    const crossed = [...squares(variant, found.moving)].filter((square) => !rested.has(square));
    expect(found.rolls).toBeGreaterThan(2);
    expect(rested.size).toBeGreaterThan(2);
    expect(crossed).not.toEqual([]);
});
