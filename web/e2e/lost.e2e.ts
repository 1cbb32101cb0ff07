import { describe, expect, test } from "vitest";
import type { Entered } from "../src/protocol/types";
import { choosing, middle, turn } from "./games";
import type { Guest } from "./guest";
import { table } from "./table";

const { house, come } = table();

async function sits(guest: Guest, who: Entered): Promise<string> {
    await guest.enters(who, "ludo", "Ann");
    await guest.id("roll").waitFor();
    return guest.picture();
}

/** The way back takes two seconds at most, which `npm run measure` holds it to; a busy machine has more. */
async function promptly(back: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await back();
    expect(performance.now() - begun).toBeLessThan(5_000);
}

describe("in the middle of a game", () => {
    test("loading the page again leads back to the same picture", async () => {
        const { ann } = await middle(house);
        const guest = await come();
        const before = await sits(guest, ann);
        await promptly(async () => {
            await guest.page.reload({ waitUntil: "commit" });
            await guest.id("roll").waitFor();
            expect(await guest.picture()).toBe(before);
        });
    });

    test("a second tab shows the same picture, and what is done in one is seen in the other", async () => {
        const { ann, bo } = await middle(house);
        const guest = await come();
        const before = await sits(guest, ann);
        const other = await guest.context.newPage();
        await promptly(async () => {
            await other.goto(guest.page.url(), { waitUntil: "commit" });
            await other.getByTestId("roll").waitFor();
            expect(await guest.picture(other)).toBe(before);
        });
        await other.getByTestId("roll").click();
        await guest.id("roll").waitFor({ state: "detached" });
        await turn(house, ann);
        await turn(house, bo);
        await Promise.all([guest.id("roll").waitFor(), other.getByTestId("roll").waitFor()]);
        await expect.poll(() => guest.picture()).not.toBe(before);
        expect(await guest.picture(other)).toBe(await guest.picture());
    });

    test("a choice that cannot be sent says that it is on its way", async () => {
        const { ann } = await choosing(house);
        const guest = await come();
        guest.expects(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("move").first().waitFor();
        await guest.context.setOffline(true);
        await guest.id("lost").waitFor();
        await guest.id("move").first().click();
        await guest.text("room-sending").waitFor();
        await guest.context.setOffline(false);
        await guest.text("room-sending").waitFor({ state: "detached" });
    });

    test("a network that is cut is told, and what happened meanwhile is there when it is back", async () => {
        const { ann, bo } = await middle(house);
        const [guest, other] = [await come(), await come()];
        guest.expects(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
        const before = await sits(guest, ann);
        await guest.context.setOffline(true);
        await guest.id("lost").waitFor();
        await turn(house, ann);
        await turn(house, bo);
        await promptly(async () => {
            await guest.context.setOffline(false);
            await guest.id("lost").waitFor({ state: "detached" });
            await expect.poll(() => guest.picture()).not.toBe(before);
        });
        await other.enters(bo, "ludo", "Bo");
        await other.id("act").waitFor();
        await expect.poll(() => guest.picture()).toBe(await other.picture());
        await guest.id("roll").click();
    });

    test.each([[390, 844], [320, 640], [844, 390], [1280, 800]])(
        "that the network is cut covers nothing and moves nothing on a screen of %i × %i",
        async (width, height) => {
            const { ann } = await middle(house);
            const guest = await come({ viewport: { width, height } });
            guest.expects(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
            await sits(guest, ann);
            const boxes = (): Promise<string[]> =>
                guest.page
                    .locator("[data-testid=board], [data-testid=act], [data-testid=menu], li[data-seat]")
                    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
            const before = await boxes();
            await guest.context.setOffline(true);
            await guest.id("lost").waitFor();
            expect(await boxes()).toEqual(before);
            const { y, height: high } = (await guest.id("lost").boundingBox()) ?? { y: 0, height: Infinity };
            const top = Math.min(...before.map((box) => (JSON.parse(box) as DOMRect).top));
            expect([y >= 0, y + high <= top]).toEqual([true, true]);
        },
    );

    test("a server that falls silent is told, and the roll that was tapped meanwhile falls when it speaks again", async () => {
        const { ann } = await middle(house);
        const guest = await come();
        guest.expects(/ERR_|WebSocket/);
        await sits(guest, ann);
        const { game } = await house.view(ann);
        house.freeze();
        try {
            await guest.id("roll").click();
            await guest.id("lost").waitFor();
            expect(await guest.text("room-roll").count()).toBe(0);
        } finally {
            house.wake();
        }
        await guest.id("lost").waitFor({ state: "detached" });
        await expect.poll(async () => (await house.view(ann)).game?.ply).toBeGreaterThan(game?.ply ?? 0);
    });

    test("a server that crashes is told, and the game goes on where it was when the server is back", async () => {
        const { ann } = await middle(house);
        const guest = await come();
        guest.expects(/ERR_|WebSocket|502|503/);
        const before = await sits(guest, ann);
        await house.stop(true);
        await guest.id("lost").waitFor();
        // Long enough for sockets to count as blocked.
        for (let tries = 0; tries < 3; tries++) await guest.page.waitForEvent("websocket");
        await house.start();
        await guest.id("lost").waitFor({ state: "detached" });
        await guest.id("polling").waitFor({ state: "detached", timeout: 2_000 });
        await guest.id("roll").waitFor();
        expect(await guest.picture()).toBe(before);
        expect(await guest.text("shell-update").count(), "it has the same page as before").toBe(0);
        await guest.id("roll").click();
        await guest.id("roll").waitFor({ state: "detached" });
    });

    test("what was tapped while the server was away is done once it is back", async () => {
        const { ann } = await middle(house);
        const guest = await come();
        guest.expects(/ERR_|WebSocket|502|503/);
        await sits(guest, ann);
        const { game } = await house.view(ann);
        await house.stop(true);
        await guest.id("roll").click();
        await house.start();
        await expect.poll(async () => (await house.view(ann)).game?.ply).toBeGreaterThan(game?.ply ?? 0);
        await guest.id("lost").waitFor({ state: "detached" });
    });
});

describe("with sockets", () => {
    const blocked = (): void => {
        // As behind a proxy that knows no sockets: none ever opens.
        class Blocked extends EventTarget {
            onclose: ((event: Event) => void) | null = null;
            constructor() {
                super();
                setTimeout(() => this.onclose?.(new CloseEvent("close", { code: 1006 })), 10);
            }
            send(): void {}
            close(): void {}
        }
        Object.assign(window, { WebSocket: Blocked });
    };

    const hanging = (): void => {
        // As behind a proxy that swallows what it does not know: no socket opens, and none fails.
        class Hanging extends EventTarget {
            send(): void {}
            close(): void {}
        }
        Object.assign(window, { WebSocket: Hanging });
    };

    test.each([["fail", blocked], ["hang", hanging]])("that %s the game goes on by asking every two seconds, and the page says so", async (_, broken) => {
        const { ann, bo } = await middle(house);
        const guest = await come();
        await guest.context.addInitScript(broken);
        await sits(guest, ann);
        await guest.id("polling").waitFor();
        for (let round = 0; round < 2; round++) {
            const { seq } = await house.view(ann);
            await guest.id("roll").click();
            // There is one token on its way or more: some move, or none.
            await guest.playsOn();
            await expect.poll(async () => (await house.view(ann)).seq).toBeGreaterThan(seq);
            await expect.poll(async () => (await house.view(ann)).game?.turn.seat).toBe(bo.seat);
            await guest.page.reload();
            await turn(house, bo);
            await guest.id("roll").waitFor();
        }
    });

    test("that hang a game is begun with one click all the same", async () => {
        const guest = await come();
        await guest.context.addInitScript(hanging);
        await guest.goes("/");
        await guest.id("play-now").click();
        await guest.id("act").waitFor();
        await guest.id("polling").waitFor();
    });

    test("that are closed as soon as they open nobody is stopped", async () => {
        const { ann, bo } = await middle(house);
        const guest = await come();
        await guest.page.routeWebSocket(/\/socket/, (socket) => void socket.close());
        // A page that polls may come too late with the value of its device.
        guest.expects(/409/);
        await sits(guest, ann);
        await guest.id("roll").click();
        await guest.id("roll").waitFor({ state: "detached" });
        await turn(house, ann);
        await turn(house, bo);
        await guest.id("roll").waitFor();
    });
});
