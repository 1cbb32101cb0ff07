import { expect, test } from "vitest";
import type { VariantSummary } from "../src/protocol/api";
import { outOfSight, weight } from "./look";
import { PATIENT, proved, record, rolls } from "./sealed";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table(PATIENT);

test("one click on the first page starts a game against computers, and the dice can be rolled", async () => {
    const ann = await come();
    await ann.goes("/");
    await ann.id("play-now").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.id("roll").waitFor();
    const before = await ann.id("log").locator("li").count();
    await ann.id("roll").click();
    await expect.poll(() => ann.id("log").locator("li").count()).toBeGreaterThan(before);
    // It goes on until it is one's turn again.
    await ann.playsOn();
    await expect.poll(() => ann.id("log").locator("li").count()).toBeGreaterThan(before + 20);
});

test("the first page comes with less than 300 KB", async () => {
    const kilobytes = await weight(await come(), "/", "play-now");
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThan(300);
});

test("the start of a one-click game binds the person's device, whose value is in every roll", async () => {
    const ann = await come();
    await ann.goes("/");
    await ann.id("play-now").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.id("act").waitFor();
    await ann.playsOn();
    const code = ann.page.url().slice(-8);
    await rolls(house, { code }, 12);
    const text = await record(house, { code });
    const proof = proved(text);
    expect(text).toMatch(/^fair seat 0 human [0-9a-f]{64}$/m);
    expect([proof.tookPart.get(0), [...proof.missing.keys()], proof.newAnchors]).toEqual([proof.rolls, [], []]);
});

test("another click makes a room with link and QR code, a second browser opens the link, a third types the code, and all play", async () => {
    const [ann, bo, cy] = [await come(), await come(), await come()];
    await ann.goes("/");
    await ann.page.getByLabel(say("home-name"), { exact: true }).fill("Ann");
    await ann.id("invite").click();
    await ann.page.waitForURL(/\/r\/\w{8}$/);
    await ann.button("share-qr").waitFor();
    const link = await ann.page.getByLabel(say("share-link")).inputValue();
    expect(link).toBe(ann.page.url());
    // The tests' server is for its own machine alone.
    await ann.id("only-here").waitFor();

    await bo.page.goto(link);
    await bo.page.getByLabel(say("room-your-name")).fill("Bo");
    await bo.button("room-take-seat").click();
    await bo.button("room-i-am-ready").click();

    const code = await ann.id("room-code").innerText();
    await cy.goes("/");
    await cy.page.getByLabel(say("home-code")).fill(code.toLowerCase());
    await cy.button("home-join").click();
    await cy.page.getByLabel(say("room-your-name")).fill("Cy");
    await cy.button("room-take-seat").click();
    await cy.button("room-i-am-ready").click();

    await ann.text("room-can-start-free", { count: 1 }).waitFor();
    await ann.button("setup-start").click();
    const all = [ann, bo, cy];
    await Promise.all(all.map((guest) => guest.id("act").waitFor()));
    await Promise.all(all.map((guest) => guest.playsOn()));
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
])("on a phone of %i × %i the invitation comes first, until somebody has come", async (width, height) => {
    const ann = await come({ viewport: { width, height } });
    await ann.goes("/");
    await ann.id("invite").click();
    await ann.id("copy-link").waitFor();
    const invitation = ["room-code", "qr", "link", "copy-link"];
    expect(await outOfSight(ann.page, invitation)).toEqual([]);
    const side = async (): Promise<number> => (await ann.id("qr").boundingBox())?.width ?? 0;
    const small = await side();
    await ann.button("share-qr").click();
    await expect.poll(side).toBeGreaterThan(2 * small);
    await ann.button("share-qr").click();
    await ann.page.evaluate(() => scrollTo(0, 0));
    await house.join(ann.page.url().slice(-8), "Bo");
    // Now seats and start come first.
    await expect.poll(() => outOfSight(ann.page, ["copy-link"])).toEqual(["copy-link"]);
});

test("the gallery shows every game with its board, finds one by name, and has its rules", async () => {
    const all = await house.ask<VariantSummary[]>("GET", "/api/variants");
    const { name } = all.find((one) => one.id === "ur") ?? { name: "" };
    const ann = await come();
    await ann.goes("/games");
    const cards = ann.page.locator('main a[href^="/games/"]');
    await expect.poll(() => cards.count()).toBe(all.length);
    await ann.page.getByLabel(say("games-find")).fill(name);
    await expect.poll(() => cards.count()).toBe(1);
    await cards.locator("svg").first().waitFor();
    await cards.click();
    await ann.page.getByRole("heading", { level: 1, name }).waitFor();
    // A rulebook has chapters.
    await ann.page.locator("article h3").nth(2).waitFor();
});
