/** A board of your own on the set-up page, and variant files that are dropped there. */
import { text } from "node:stream/consumers";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./axe";
import type { Guest } from "./guest";
import { overflow, smallTargets } from "./inspect";
import { suite } from "./suite";
import { say } from "./words";

const { newGuest } = suite();

const field = (guest: Guest, id: string): Locator => guest.page.getByLabel(say(`own-${id}`), { exact: true });
const links = (guest: Guest, how: string): Locator => guest.page.getByRole("radio", { name: say(`own-links-${how}`) });
const ownSwitch = (guest: Guest): Locator => guest.page.getByRole("switch", { name: say("own-title") });
const startButton = (guest: Guest): Locator => guest.button("new-start");
/** The numbers of the squares in the picture of the board. */
const drawnNumbers = (guest: Guest): Promise<string[]> => guest.page.locator("aside svg text").allTextContents();

/** Opens the set-up page of snakes and ladders with the form for a board. */
async function openForm(guest: Guest): Promise<void> {
    await guest.goto("/new?variant=snakes");
    await ownSwitch(guest).check();
    await field(guest, "size").waitFor();
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
}

/** Types a board of 7 × 7 squares with two dice of four faces, three snakes and four ladders. */
async function typeBoard(guest: Guest, snakes: string): Promise<void> {
    for (const [id, value] of [["size", "49"], ["row", "7"], ["dice", "2"]] as const) await field(guest, id).fill(value);
    await field(guest, "faces").selectOption("4");
    await links(guest, "typed").check({ force: true });
    await field(guest, "snakes").fill(snakes);
    await field(guest, "ladders").fill("2>16 8>26 20>35 30>44");
}

/** The problem that a field is described by. */
async function problemOf(at: Locator): Promise<string> {
    await expect.poll(() => at.getAttribute("aria-invalid")).toBe("true");
    const [id] = ((await at.getAttribute("aria-describedby")) ?? "").split(" ");
    return at.page().locator(`[id="${id}"]`).innerText();
}

test("a typed board: a mistake is shown at its field with a remedy, and the corrected board is played to the end", async () => {
    const guest = await newGuest();
    await openForm(guest);
    await typeBoard(guest, "12>38 40>18 46>3");
    const snakes = field(guest, "snakes");
    expect(await problemOf(snakes)).toContain("12");
    expect(await startButton(guest).isEnabled()).toBe(false);
    expect(await field(guest, "ladders").inputValue(), "nothing that was typed is lost").toBe("2>16 8>26 20>35 30>44");
    expect(await axeViolations(guest)).toEqual([]);

    await snakes.fill("38>12 40>18 46>3");
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
    expect(await snakes.getAttribute("aria-invalid")).toBe("false");
    const numbers = await drawnNumbers(guest);
    expect([numbers.includes("48"), numbers.includes("50")], numbers.join(" ")).toEqual([true, false]);
    await guest.page.getByText(/\d+ rolls to finish/).waitFor();

    await field(guest, "name").fill("Seven by seven");
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
    const saved = guest.page.waitForEvent("download");
    await guest.page.getByRole("link", { name: say("own-save") }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.toml$/);
    const file = await text(await download.createReadStream());
    for (const part of ['"Seven by seven"', "[38, 12]", "sides = 4"]) expect(file).toContain(part);

    await startButton(guest).click();
    await guest.id("act").waitFor();
    await guest.page.getByText("Seven by seven").first().waitFor({ state: "attached" });
    await guest.autoplay();
    await guest.id("winner").waitFor({ timeout: 280_000 });
});

test("with the keyboard alone, a random board is made from a seed and started", async () => {
    const guest = await newGuest();
    await guest.goto("/new?variant=snakes");
    const { keyboard } = guest.page;
    await ownSwitch(guest).focus();
    await keyboard.press("Space");
    const type = async (text: string): Promise<void> => {
        await keyboard.press("Tab");
        await keyboard.press("Control+A");
        await keyboard.type(text);
    };
    await field(guest, "size").waitFor();
    await type("49");
    await type("7");
    await type("2");
    await keyboard.press("Tab");
    await keyboard.press("Home");
    await keyboard.press("Tab");
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    await type("40");
    expect(await problemOf(field(guest, "snake-count"))).toMatch(/49/);
    await keyboard.press("Control+A");
    await keyboard.type("3");
    await type("4");
    await type("7");
    const range = guest.page.getByText(/Random boards of this size need \d+ to \d+/);
    await range.waitFor();
    const shown = async (): Promise<string> => guest.page.locator(".own p").filter({ hasText: `${say("own-snakes")}:` }).innerText();
    const first = await shown();
    expect(first.match(/\d+>\d+/g)).toHaveLength(7);
    await keyboard.press("Control+A");
    await keyboard.type("8");
    await expect.poll(() => shown().catch(() => first)).not.toBe(first);
    await keyboard.press("Control+A");
    await keyboard.type("7");
    await expect.poll(() => shown().catch(() => "")).toBe(first);
    await keyboard.press("Enter");
    await guest.id("act").waitFor();
});

test("nothing that was typed is lost when the links are switched or the connection fails", async () => {
    const guest = await newGuest();
    await openForm(guest);
    await typeBoard(guest, "38>12 40>18 46>3");
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
    await links(guest, "random").check({ force: true });
    await links(guest, "classic").check({ force: true });
    await links(guest, "typed").check({ force: true });
    expect(await field(guest, "snakes").inputValue()).toBe("38>12 40>18 46>3");

    guest.allowErrors(/ERR_FAILED|Failed to load resource/);
    await guest.page.route("**/api/variants/check", (route) => route.abort());
    await field(guest, "size").fill("48");
    await guest.text("refusal-offline").waitFor();
    expect(await startButton(guest).isEnabled()).toBe(false);
    expect(await field(guest, "snakes").inputValue()).toBe("38>12 40>18 46>3");
    await guest.page.unroute("**/api/variants/check");
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
    expect(await guest.text("refusal-offline").count()).toBe(0);

    // Switched off and on again, the form is as before.
    await ownSwitch(guest).uncheck();
    await ownSwitch(guest).check();
    expect(await field(guest, "size").inputValue()).toBe("48");
});

test.each([
    ["size", "0", /9 to 250/],
    ["ladders", "49>50", /./],
    ["skip", "x", /number of a square/],
])("a mistake in %s is shown at its field", async (id, value, expected) => {
    const guest = await newGuest();
    await openForm(guest);
    await typeBoard(guest, "38>12 40>18 46>3");
    if (id === "skip") await guest.page.getByText(say("own-special"), { exact: true }).click();
    await field(guest, id).fill(value);
    expect(await problemOf(field(guest, id))).toMatch(expected);
});

test("a dropped variant file becomes the game to set up, and is played", async () => {
    const guest = await newGuest();
    await guest.goto("/new");
    await startButton(guest).waitFor();
    await guest.dropFile('based_on = "ludo"\nid = "ludo-two"\nname = "Ludo for two"\nsummary = "Two tokens each."\ntokens = 2\n');
    await guest.page.getByRole("option", { name: "Ludo for two", exact: true }).waitFor({ state: "attached" });
    await guest.page.getByText("Two tokens each.").waitFor();
    expect(await ownSwitch(guest).count(), "a board in a ring has no form").toBe(0);
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
    await startButton(guest).click();
    await guest.id("act").waitFor();
    expect(await guest.page.locator("[data-token]").count()).toBe(8);
});

test("a file that is not a variant is rejected with line and remedy, and the set-up stays", async () => {
    const guest = await newGuest();
    await openForm(guest);
    await field(guest, "name").fill("Mine");
    await guest.dropFile('based_on = "ludo"\ntokens = "many"\n');
    await guest.page.getByText(say("new-file-invalid", { file: "game.txt" })).waitFor();
    await guest.page.getByText(say("new-file-line", { line: 2 })).first().waitFor();
    await guest.dropFile("Dear diary,\nwe played all day.\n");
    await guest.page.getByText(say("new-file-line", { line: 1 })).first().waitFor();
    expect(await axeViolations(guest)).toEqual([]);
    expect(await field(guest, "name").inputValue()).toBe("Mine");
    await expect.poll(() => startButton(guest).isEnabled()).toBe(true);
});

test.each(["en-GB", "de-DE", "fr-FR", "es-ES", "hi-IN"])("in %s the form fits narrow screens, and all its controls are large enough", async (locale) => {
    const guest = await newGuest({ locale, viewport: { width: 320, height: 640 } });
    await guest.goto("/new?variant=snakes");
    await guest.page.locator(".own [role=switch]").check();
    await guest.page.locator("#own-size").waitFor();
    await guest.page.locator("input[name=own-links][value=random]").check({ force: true });
    await guest.page.locator(".own details summary").click();
    await guest.page.locator("#own-size").fill("0");
    await guest.page.locator("#own-size-problems").waitFor();
    for (const width of [320, 390, 860, 1280]) {
        await guest.page.setViewportSize({ width, height: 800 });
        expect(await overflow(guest.page), `${width}`).toEqual([]);
        expect(await smallTargets(guest.page), `${width}`).toEqual([]);
    }
    expect(await axeViolations(guest)).toEqual([]);
});
