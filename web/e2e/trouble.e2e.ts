import { describe, expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { tame } from "../src/words/isolate";
import { ended, middle } from "./games";
import { overflow } from "./look";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();
const NOT_FOUND = /status of (400|401|404)/;

describe("an address that leads nowhere says so", () => {
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
        const guest = await come();
        guest.expects(NOT_FOUND);
        await guest.goes(path);
        await guest.page.getByRole("heading", { level: 1, name: say(title) }).waitFor();
        expect(await guest.page.getByRole("link").count()).toBeGreaterThan(1);
    });
});

test("a wrong code on the first page leads to a page that asks for another, and the right one then leads in", async () => {
    const room = await house.make({ variant: "ludo" });
    const guest = await come();
    guest.expects(NOT_FOUND);
    await guest.goes("/");
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

test("a room that was cleared away offers its last game, and a code that never led anywhere does not", async () => {
    const host = await ended(house, "snakes-kids");
    const guest = await come();
    guest.expects(NOT_FOUND);
    const looked = guest.page.waitForResponse(/ABCD2345\/record$/);
    await guest.goes("/r/ABCD2345");
    await (await looked).finished();
    await guest.button("room-open").waitFor();
    expect(await guest.id("last-game").count()).toBe(0);
    const error = { code: "no_room", message: "there is no such room" };
    await guest.context.route(new RegExp(`/api/rooms/${host.code}(/variant)?(\\?.*)?$`), (route) => route.fulfill({ status: 404, json: { error } }));
    await guest.goes(`/r/${host.code}`);
    await guest.id("last-game").click();
    await guest.id("position").waitFor();
});

test("who has tried too many codes is told so, and that waiting helps", async () => {
    const guest = await come();
    guest.expects(/status of 429/);
    const error = { code: "too_many", message: "too many wrong codes; try again later" };
    await guest.context.route("**/api/rooms/**", (route) => route.fulfill({ status: 429, json: { error } }));
    await guest.goes("/r/ABCD2345");
    await guest.page.getByRole("heading", { level: 1, name: say("room-too-many-title") }).waitFor();
    await guest.text("room-too-many-text").waitFor();
    await guest.button("shell-try-again").waitFor();
});

test("a full room can only be watched", async () => {
    const room = await house.make({ variant: "ur" });
    await house.join(room.code, "Bo");
    const guest = await come();
    await guest.goes(`/r/${room.code}`);
    await guest.text("room-entry-full").waitFor();
    expect(await guest.button("room-take-seat").count()).toBe(0);
    await guest.button("room-watch").click();
    await guest.button("room-leave").waitFor();
});

test("who is too late for a seat is told why, and may watch", async () => {
    const room = await house.make({ variant: "ur" });
    const guest = await come();
    guest.expects(/status of 409/);
    await guest.goes(`/r/${room.code}`);
    await guest.button("room-take-seat").waitFor();
    // The page does not hear of Bo in time.
    await guest.context.route("**/join", async (route) => {
        await house.join(room.code, "Bo").catch(() => undefined);
        await route.continue();
    });
    await guest.button("room-take-seat").click();
    await guest.page.getByRole("alert").filter({ hasText: say("refusal-full") }).waitFor();
});

test("an ended game shows its end, and who comes by the link may see it again", async () => {
    const host = await ended(house, "snakes-kids");
    const [ann, eve] = [await come(), await come()];
    await ann.enters(host, "snakes-kids", "Ann");
    await ann.id("winner").waitFor();
    await eve.goes(`/r/${host.code}`);
    await eve.text("room-entry-ended").waitFor();
    await eve.page.getByRole("link", { name: say("room-replay") }).click();
    await eve.id("position").waitFor();
});

test("who was sent out of the room is told so", async () => {
    const host = await house.make({ variant: "ludo" });
    const bo = await house.join(host.code, "Bo");
    const guest = await come();
    guest.expects(/status of 401/, /WebSocket/);
    await guest.enters(bo, "ludo", "Bo");
    await guest.button("room-i-am-ready").waitFor();
    await house.does(host, { type: "remove", player: bo.player } as Command);
    await guest.text("room-removed").waitFor();
});

describe("hostile names and chat are shown as they are, and break nothing", () => {
    const NAMES = ["<img src=x onerror=alert(1)>", "\u202Eevil\u202D\u200F", "👩‍👩‍👧‍👦🏳️‍🌈🧑🏿‍🚀", "W".repeat(30)];
    const SAID = ["<script>window.hacked = true</script>", "W".repeat(500), "\u202Ereversed \u2067text", "{{7*7}} ${alert(1)} &lt;b&gt;", "🦄".repeat(200)];

    test.each([[1280, 800], [320, 640]])("on a page of %d × %d", async (width, height) => {
        const host = await house.make({ variant: "ludo", name: NAMES[0] ?? "" });
        const others = [];
        for (const name of NAMES.slice(1)) others.push(await house.join(host.code, name));
        for (const text of SAID) await house.does(host, { type: "chat", text } as Command);
        const guest = await come({ viewport: { width, height } });
        let dialogs = 0;
        guest.page.on("dialog", (dialog) => void (dialogs += 1, dialog.dismiss()));
        await guest.enters(host, "ludo", NAMES[0] ?? "");
        for (const text of SAID) await guest.page.getByText(text, { exact: true }).first().waitFor();
        // All but marks of direction, which would turn the words around a name.
        for (const name of NAMES) expect(await guest.page.getByText(tame(name)).count(), name).toBeGreaterThan(0);
        expect(await overflow(guest.page)).toEqual([]);
        for (const who of others) await house.does(who, { type: "ready", ready: true });
        await guest.button("setup-start").click();
        await guest.id("act").waitFor();
        await house.does(host, { type: "chat", text: SAID[0] ?? "" } as Command);
        expect(await overflow(guest.page)).toEqual([]);
        await guest.id("roll").click();
        expect(await guest.page.evaluate(() => "hacked" in window)).toBe(false);
        expect(dialogs).toBe(0);
    });

    test("a name that is too long for the server is refused in words", async () => {
        const room = await house.make({ variant: "ludo" });
        const guest = await come();
        guest.expects(/status of 400/);
        await guest.goes(`/r/${room.code}`);
        const field = guest.page.getByLabel(say("room-your-name"));
        await field.evaluate((input) => input.removeAttribute("maxlength"));
        await field.fill("x".repeat(500));
        await guest.button("room-take-seat").click();
        await guest.page.getByRole("alert").filter({ hasText: say("refusal-bad-name") }).waitFor();
    });
});

describe("an old tab after an upgrade", () => {
    test("whose parts are gone says so, and loads again", async () => {
        const guest = await come();
        guest.expects(NOT_FOUND, /dynamically imported module|module script/i);
        await guest.goes("/");
        await guest.id("play-now").waitFor();
        await guest.context.route(/\/assets\/New-/, (route) => route.fulfill({ status: 404, body: "" }));
        await guest.page.getByRole("link", { name: say("shell-new") }).first().click();
        await guest.text("shell-not-loaded").waitFor();
        await guest.context.unroute(/\/assets\/New-/);
        await guest.button("shell-reload").click();
        await guest.page.getByRole("heading", { level: 1, name: say("setup-title") }).waitFor();
    });

    test("hears of the new version as soon as the server is back, also without a worker, and keeps its game", async () => {
        const { ann } = await middle(house);
        const guest = await come();
        guest.expects(/ERR_|WebSocket|502|503/);
        await guest.enters(ann, "ludo", "Ann");
        await guest.id("roll").waitFor();
        const picture = await guest.picture();
        await house.stop(true);
        await guest.id("lost").waitFor();
        await guest.page.route("**/index.html", async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("/assets/index-", "/assets/index-newer-") });
        });
        await house.start();
        await guest.text("shell-update").waitFor();
        await guest.button("shell-reload").click();
        await guest.id("roll").waitFor();
        expect(await guest.picture()).toBe(picture);
        expect(await guest.text("shell-update").count()).toBe(0);
    });

    test("hears of it when another worker takes over", async () => {
        const room = await house.make({ variant: "ludo" });
        const guest = await come({ serviceWorkers: "allow" });
        await guest.enters(room, "ludo", "Ann");
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
        // Another address for the worker is another version of it to the browser.
        await guest.page.evaluate(() => navigator.serviceWorker.register("/sw.js?version=2"));
        await guest.text("shell-update").waitFor();
        await guest.button("shell-reload").click();
        await guest.button("room-leave").waitFor();
    });
});
