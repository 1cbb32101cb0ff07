import { expect, test } from "vitest";
import type { VariantSummary } from "../src/protocol/api";
import { offscreen, transferredKilobytes } from "./inspect";
import { fetchRecord, PATIENT, verdictOf, waitForRolls } from "./sealed";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite(PATIENT);

test("one click on the first page starts a game against computers, and the dice can be rolled", async () => {
    const ann = await newGuest();
    await ann.goto("/");
    await ann.id("play-now").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.id("roll").waitFor();
    const before = await ann.id("log").locator("li").count();
    await ann.id("roll").click();
    await expect.poll(() => ann.id("log").locator("li").count()).toBeGreaterThan(before);
    // The game continues over several turns.
    await ann.autoplay();
    await expect.poll(() => ann.id("log").locator("li").count()).toBeGreaterThan(before + 20);
});

test("the first page loads less than 300 KB", async () => {
    const kilobytes = await transferredKilobytes(await newGuest(), "/", "play-now");
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThan(300);
});

test("a one-click game commits the player's device, which contributes to every roll", async () => {
    const ann = await newGuest();
    await ann.goto("/");
    await ann.id("play-now").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.id("act").waitFor();
    await ann.autoplay();
    const code = ann.page.url().slice(-8);
    await waitForRolls(server, { code }, 12);
    const text = await fetchRecord(server, { code });
    const proof = verdictOf(text);
    expect(text).toMatch(/^fair seat 0 human [0-9a-f]{64}$/m);
    expect([proof.tookPart.get(0), [...proof.missing.keys()], proof.newAnchors]).toEqual([proof.rolls, [], []]);
});

test("one click creates a room with link and QR code; a second browser opens the link, a third types the code, and all play", async () => {
    const [ann, bo, cy] = [await newGuest(), await newGuest(), await newGuest()];
    await ann.goto("/");
    await ann.page.getByLabel(say("home-name"), { exact: true }).fill("Ann");
    await ann.id("invite").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.button("share-qr").waitFor();
    const link = await ann.page.getByLabel(say("share-link"), { exact: true }).inputValue();
    expect(link).toBe(ann.page.url());
    // The test server listens on the loopback address only.
    await ann.id("only-here").waitFor();

    await bo.page.goto(link);
    await bo.page.getByLabel(say("room-your-name")).fill("Bo");
    await bo.button("room-take-seat").click();
    await bo.button("room-i-am-ready").click();

    const code = await ann.id("room-code").innerText();
    await cy.goto("/");
    await cy.page.getByLabel(say("home-code")).fill(code.toLowerCase());
    await cy.button("home-join").click();
    await cy.page.getByLabel(say("room-your-name")).fill("Cy");
    await cy.button("room-take-seat").click();
    await cy.button("room-i-am-ready").click();

    await ann.text("room-can-start-free", { count: 1 }).waitFor();
    await ann.button("setup-start").click();
    const all = [ann, bo, cy];
    await Promise.all(all.map((guest) => guest.id("act").waitFor()));
    await Promise.all(all.map((guest) => guest.autoplay()));
    for (const guest of all) {
        for (const name of ["Ann", "Bo", "Cy"]) {
            await guest.id("log").locator("li.game").filter({ hasText: name }).nth(1).waitFor({ state: "attached" });
        }
    }
});

test.each([
    [390, 844],
    [360, 640],
    [844, 390],
])("on a phone of %i × %i the invitation comes first until somebody has joined", async (width, height) => {
    const ann = await newGuest({ viewport: { width, height } });
    await ann.goto("/");
    await ann.id("invite").click();
    await ann.id("copy-link").waitFor();
    const invitation = ["room-code", "qr", "link", "copy-link"];
    expect(await offscreen(ann.page, invitation)).toEqual([]);
    const side = async (): Promise<number> => (await ann.id("qr").boundingBox())?.width ?? 0;
    const small = await side();
    await ann.button("share-qr").click();
    await expect.poll(side).toBeGreaterThan(2 * small);
    await ann.button("share-qr").click();
    await ann.page.evaluate(() => scrollTo(0, 0));
    await server.join(ann.page.url().slice(-8), "Bo");
    // Now the seats and the start button come first.
    await expect.poll(() => offscreen(ann.page, ["copy-link"])).toEqual(["copy-link"]);
});

test("the gallery shows every game with its board, finds one by name, and links to its rules", async () => {
    const all = await server.request<VariantSummary[]>("GET", "/api/variants");
    const { name } = all.find((one) => one.id === "ur") ?? { name: "" };
    const ann = await newGuest();
    await ann.goto("/games");
    const cards = ann.page.locator('main a[href^="/games/"]');
    await expect.poll(() => cards.count()).toBe(all.length);
    await ann.page.getByLabel(say("games-find")).fill(name);
    await expect.poll(() => cards.count()).toBe(1);
    await cards.locator("svg").first().waitFor();
    await cards.click();
    await ann.page.getByRole("heading", { level: 1, name }).waitFor();
    // The rulebook begins with a summary. The complete rules have several sections.
    await ann.page.locator("article h3").first().waitFor();
    await ann.page.getByText(say("game-rules-complete")).click();
    await ann.page.locator("article h4").nth(2).waitFor();
});
