import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { tame } from "../src/words/isolate";
import { finishedGame, midGame } from "./games";
import { overflow } from "./inspect";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
const NOT_FOUND = /status of (400|401|404)/;

describe("an unknown address shows an explanation", () => {
    test.each([
        ["/nowhere", "missing-title"],
        ["/r/ABCD2345/more", "missing-title"],
        ["/%00", "missing-title"],
        ["/r/ABCD2345", "room-none-title"],
        ["/r/%3Cscript%3E", "room-none-title"],
        ["/games/nonsense", "refusal-unknown-variant"],
        ["/replay/ABCD2345", "replaying-none-title"],
        ["/new?variant=nonsense", "setup-title"],
    ])("%s", async (path, title) => {
        const guest = await newGuest();
        guest.allowErrors(NOT_FOUND);
        await guest.goto(path);
        await guest.page.getByRole("heading", { level: 1, name: say(title) }).waitFor();
        expect(await guest.page.getByRole("link").count()).toBeGreaterThan(1);
    });
});

test("a wrong code on the first page leads to a page that asks again, and the right code opens the room", async () => {
    const room = await server.createRoom({ variant: "ludo" });
    const guest = await newGuest();
    guest.allowErrors(NOT_FOUND);
    await guest.goto("/");
    await guest.button("home-join").click();
    await guest.text("home-code-empty").waitFor();
    const field = guest.page.getByLabel(say("home-code"), { exact: true });
    expect(await field.evaluate((one) => [one === document.activeElement, one.getAttribute("aria-invalid")])).toEqual([true, "true"]);
    await guest.page.getByLabel(say("home-code")).fill("zzzz 9999");
    await guest.button("home-join").click();
    await guest.page.getByLabel(say("room-other-code")).fill(room.code.toLowerCase());
    await guest.button("room-open").click();
    await guest.button("room-take-seat").waitFor();
});

test("the page of a deleted room offers its last game; the page of an unknown code does not", async () => {
    const host = await finishedGame(server, "snakes-kids");
    const guest = await newGuest();
    guest.allowErrors(NOT_FOUND);
    const looked = guest.page.waitForResponse(/ABCD2345\/record$/);
    await guest.goto("/r/ABCD2345");
    await (await looked).finished();
    await guest.button("room-open").waitFor();
    expect(await guest.id("last-game").count()).toBe(0);
    const error = { code: "no_room", message: "there is no such room" };
    await guest.context.route(new RegExp(`/api/rooms/${host.code}(/variant)?(\\?.*)?$`), (route) => route.fulfill({ status: 404, json: { error } }));
    await guest.goto(`/r/${host.code}`);
    await guest.id("last-game").click();
    await guest.id("position").waitFor();
});

test("after too many wrong codes the page asks the visitor to wait", async () => {
    const guest = await newGuest();
    guest.allowErrors(/status of 429/);
    const error = { code: "too_many", message: "too many wrong codes; try again later" };
    await guest.context.route("**/api/rooms/**", (route) => route.fulfill({ status: 429, json: { error } }));
    await guest.goto("/r/ABCD2345");
    await guest.page.getByRole("heading", { level: 1, name: say("room-too-many-title") }).waitFor();
    await guest.text("room-too-many-text").waitFor();
    await guest.button("shell-try-again").waitFor();
});

test("a full room can only be watched", async () => {
    const room = await server.createRoom({ variant: "ur" });
    await server.join(room.code, "Bo");
    const guest = await newGuest();
    await guest.goto(`/r/${room.code}`);
    await guest.text("room-entry-full").waitFor();
    expect(await guest.button("room-take-seat").count()).toBe(0);
    await guest.button("room-watch").click();
    await guest.button("room-leave").waitFor();
});

test("a visitor who is too late for a seat sees why", async () => {
    const room = await server.createRoom({ variant: "ur" });
    const guest = await newGuest();
    guest.allowErrors(/status of 409/);
    await guest.goto(`/r/${room.code}`);
    await guest.button("room-take-seat").waitFor();
    // Bo takes the last seat just before the request of this page arrives.
    await guest.context.route("**/join", async (route) => {
        await server.join(room.code, "Bo").catch(() => undefined);
        await route.continue();
    });
    await guest.button("room-take-seat").click();
    await guest.page.getByRole("alert").filter({ hasText: say("refusal-full") }).waitFor();
});

test("a finished game shows its result, and visitors with the link can replay it", async () => {
    const host = await finishedGame(server, "snakes-kids");
    const [ann, eve] = [await newGuest(), await newGuest()];
    await ann.enter(host, "snakes-kids", "Ann");
    await ann.id("winner").waitFor();
    await eve.goto(`/r/${host.code}`);
    await eve.text("room-entry-ended").waitFor();
    await eve.page.getByRole("link", { name: say("room-replay") }).click();
    await eve.id("position").waitFor();
});

test("a player removed from the room sees so", async () => {
    const host = await server.createRoom({ variant: "ludo" });
    const bo = await server.join(host.code, "Bo");
    const guest = await newGuest();
    guest.allowErrors(/status of 401/, /WebSocket/);
    await guest.enter(bo, "ludo", "Bo");
    await guest.button("room-i-am-ready").waitFor();
    await server.send(host, { type: "remove", player: bo.player } as Command);
    await guest.text("room-removed").waitFor();
});

describe("hostile names and chat messages are shown literally and break nothing", () => {
    const NAMES = ["<img src=x onerror=alert(1)>", "\u202Eevil\u202D\u200F", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏿‍🚀", "W".repeat(30)];
    const SAID = ["<script>window.hacked = true</script>", "W".repeat(500), "\u202Ereversed \u2067text", "{{7*7}} ${alert(1)} &lt;b&gt;", "🦄".repeat(200)];

    test.each([[1280, 800], [320, 640]])("on a page of %d × %d", async (width, height) => {
        const host = await server.createRoom({ variant: "ludo", name: NAMES[0] ?? "" });
        const others = [];
        for (const name of NAMES.slice(1)) others.push(await server.join(host.code, name));
        for (const text of SAID) await server.send(host, { type: "chat", text } as Command);
        const guest = await newGuest({ viewport: { width, height } });
        let dialogs = 0;
        guest.page.on("dialog", (dialog) => void (dialogs += 1, dialog.dismiss()));
        await guest.enter(host, "ludo", NAMES[0] ?? "");
        for (const text of SAID) await guest.page.getByText(text, { exact: true }).first().waitFor();
        // Direction marks are removed, because they would reorder the text around a name.
        for (const name of NAMES) expect(await guest.page.getByText(tame(name)).count(), name).toBeGreaterThan(0);
        expect(await overflow(guest.page)).toEqual([]);
        for (const who of others) await server.send(who, { type: "ready", ready: true });
        await guest.button("setup-start").click();
        await guest.id("act").waitFor();
        await server.send(host, { type: "chat", text: SAID[0] ?? "" } as Command);
        expect(await overflow(guest.page)).toEqual([]);
        await guest.id("roll").click();
        expect(await guest.page.evaluate(() => "hacked" in window)).toBe(false);
        expect(dialogs).toBe(0);
    });

    test("a name that is too long for the server is rejected with an explanation", async () => {
        const room = await server.createRoom({ variant: "ludo" });
        const guest = await newGuest();
        guest.allowErrors(/status of 400/);
        await guest.goto(`/r/${room.code}`);
        const field = guest.page.getByLabel(say("room-your-name"));
        await field.evaluate((input) => input.removeAttribute("maxlength"));
        await field.fill("x".repeat(500));
        await guest.button("room-take-seat").click();
        await guest.page.getByRole("alert").filter({ hasText: say("refusal-bad-name") }).waitFor();
    });
});

describe("an old tab after an upgrade", () => {
    test("says so when its files are gone, and reloads", async () => {
        const guest = await newGuest();
        guest.allowErrors(NOT_FOUND, /dynamically imported module|module script/i);
        await guest.goto("/");
        await guest.id("play-now").waitFor();
        await guest.context.route(/\/assets\/NewPage-/, (route) => route.fulfill({ status: 404, body: "" }));
        await guest.page.getByRole("link", { name: say("shell-new") }).first().click();
        await guest.text("shell-not-loaded").waitFor();
        await guest.context.unroute(/\/assets\/NewPage-/);
        await guest.button("shell-reload").click();
        await guest.page.getByRole("heading", { level: 1, name: say("setup-title") }).waitFor();
    });

    test("learns of the new version when the server is back, also without a service worker, and stays in its game", async () => {
        const { ann } = await midGame(server);
        const guest = await newGuest();
        guest.allowErrors(/ERR_|WebSocket|502|503/);
        await guest.enter(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        const picture = await guest.boardState();
        await server.stop(true);
        await guest.id("lost").waitFor();
        await guest.page.route("**/index.html", async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("/assets/index-", "/assets/index-newer-") });
        });
        await server.start();
        await guest.text("shell-update").waitFor();
        await guest.button("shell-reload").click();
        await guest.id("roll").waitFor();
        expect(await guest.boardState()).toBe(picture);
        expect(await guest.text("shell-update").count()).toBe(0);
    });

    test("learns of the new version when a new service worker takes over", async () => {
        const room = await server.createRoom({ variant: "ludo" });
        const guest = await newGuest({ serviceWorkers: "allow" });
        await guest.enter(room, "ludo", "Ann");
        await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await guest.page.reload();
        await guest.button("room-leave").waitFor();
        await guest.page.evaluate(() => {
            const own = window.fetch.bind(window);
            window.fetch = async (input, init) => {
                const answer = await own(input, init);
                if (input !== "/index.html") return answer;
                return new Response((await answer.text()).replaceAll("/assets/index-", "/assets/index-newer-"));
            };
        });
        // A worker at another address counts as a new version for the browser.
        await guest.page.evaluate(() => navigator.serviceWorker.register("/sw.js?version=2"));
        await guest.text("shell-update").waitFor();
        await guest.button("shell-reload").click();
        await guest.button("room-leave").waitFor();
    });
});
