/** Animations: dice roll and tokens walk from square to square. All other tests turn them off. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Command, VariantView } from "../src/protocol/types";
import { startGame } from "./games";
import { suite } from "./suite";

const { server, newGuest } = suite();

/** One token per seat over fourteen squares and no captures: a game of a few seconds. */
const SHORT = { tokens: 1, "capture.when": "never", "moving.overshoot": "wins anyway" };

interface Observed {
    /** Where tokens were drawn while they moved and while they stood still, as `x y`. */
    moving: string[];
    standing: string[];
    /** How many times dice rolled. */
    rolls: number;
}

/** Notes from now on where tokens are drawn and when dice roll. */
function observe(page: Page): Promise<void> {
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

function observed(page: Page): Promise<Observed> {
    return page.evaluate(() => (window as unknown as { seen: () => Observed }).seen());
}

/** The indexes of the squares near which a token was drawn. */
function squares({ layout }: VariantView, places: readonly string[]): Set<number> {
    const points = places.map((place) => place.split(" ").map(Number));
    // A token in the middle of a hop is drawn a little above its square.
    const near = layout.squares.map(({ x, y }) => points.some(([at = NaN, high = NaN]) => Math.abs(at - x) < 0.2 && Math.abs(high - y) < 0.35));
    return new Set(near.flatMap((is, index) => (is ? [index] : [])));
}

test("in a game at a fast pace dice roll, and tokens visibly cross squares they do not stop on", async () => {
    const ann = await server.createRoom({ variant: "ur", options: SHORT });
    await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await startGame(server, ann);
    const guest = await newGuest({ pace: "fast" });
    await guest.enter(ann, "ur", "Ann");
    await guest.id("act").waitFor();
    await observe(guest.page);
    await guest.autoplay();
    await guest.id("winner").waitFor();
    const found = await observed(guest.page);
    const variant = await server.request<VariantView>("GET", "/api/variants/ur");
    const rested = squares(variant, found.standing);
    const crossed = [...squares(variant, found.moving)].filter((square) => !rested.has(square));
    expect(found.rolls).toBeGreaterThan(2);
    expect(rested.size).toBeGreaterThan(2);
    expect(crossed).not.toEqual([]);
});
