/** Announcements, errors and reactions reach the player also while a dialog is open. */
import { expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { midGame } from "./games";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
const PHONE = { viewport: { width: 390, height: 844 } };

test("screen readers get announcements from inside an open dialog, and from the page after it closes", async () => {
    const { ann, bo } = await midGame(server);
    const guest = await newGuest(PHONE);
    await guest.enter(ann, "ludo", "Ann");
    const heard = guest.page.locator("dialog:modal [aria-live]");
    const regions = guest.page.locator("[aria-live=polite], [aria-live=assertive]");
    await guest.id("roll").waitFor();
    expect([await heard.count(), await regions.count()]).toEqual([0, 2]);
    await guest.page.getByRole("button", { name: say("room-log"), exact: true }).click();
    await expect.poll(() => heard.count()).toBe(2);
    expect(await regions.count(), "the regions moved and were not copied").toBe(2);
    await server.send(bo, { type: "chat", text: "behind a dialog" });
    // getByRole ignores inert elements, so finding the text proves that it is not inert.
    await guest.page.getByRole("dialog").getByText("behind a dialog").first().waitFor({ state: "attached" });
    await guest.page.keyboard.press("Escape");
    await expect.poll(() => heard.count()).toBe(0);
    await server.send(bo, { type: "chat", text: "and before it" });
    await guest.id("live").getByText("and before it").waitFor({ state: "attached" });
});

test("an error appears in front of a dialog without covering its field, and is announced", async () => {
    const { ann } = await midGame(server);
    const guest = await newGuest(PHONE);
    guest.allowErrors(/status of 400/);
    await guest.enter(ann, "ludo", "Ann");
    await guest.page.getByRole("button", { name: say("room-chat"), exact: true }).click();
    const field = guest.page.getByLabel(say("room-chat-say"));
    await field.fill("\u0007");
    await field.press("Enter");
    const problem = guest.id("problem");
    await problem.filter({ hasText: say("refusal-bad-chat") }).waitFor();
    expect(await problem.evaluate((one) => one.matches(":popover-open")), "it is in the top layer").toBe(true);
    const [error, input] = [await problem.boundingBox(), await field.boundingBox()];
    expect(error === null || input === null || error.y + error.height <= input.y).toBe(true);
    expect(error?.y).toBeGreaterThanOrEqual(0);
    await guest.page.getByRole("dialog").getByText(say("refusal-bad-chat")).waitFor({ state: "attached" });
});

test("on a desktop an error covers neither the board nor the controls", async () => {
    const { ann } = await midGame(server);
    const guest = await newGuest();
    guest.allowErrors(/status of 400/);
    await guest.enter(ann, "ludo", "Ann");
    await guest.page.getByRole("tab", { name: say("room-chat") }).click();
    const field = guest.page.getByLabel(say("room-chat-say"));
    await field.fill("\u0007");
    await field.press("Enter");
    await guest.id("problem").waitFor();
    const { y, height } = (await guest.id("problem").boundingBox()) ?? { y: 0, height: Infinity };
    const tops = await guest.page
        .locator("[data-testid=board], [data-testid=act], [data-testid=menu], li[data-seat]")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([y >= 0, y + height <= Math.min(...tops)]).toEqual([true, true]);
});

test("everybody sees a spectator's reaction: on a desktop, on a phone, in the chat, and after the game", async () => {
    const ann = await server.createRoom({ variant: "snakes-kids" });
    await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await server.send(ann, { type: "start" });
    const eve = await server.watch(ann.code, "Eve");
    const [desk, phone] = [await newGuest(), await newGuest(PHONE)];
    await Promise.all([desk.enter(ann, "snakes-kids", "Ann"), phone.enter(ann, "snakes-kids", "Ann")]);
    await Promise.all([desk.id("act").waitFor(), phone.id("act").waitFor()]);
    const waves = async (): Promise<unknown> => server.send(eve, { type: "react", reaction: "👋" });
    const floats = [desk, phone].map((guest) => guest.id("float").filter({ hasText: /Eve.*👋/s }).first());
    await Promise.all([...floats.map((float) => float.waitFor()), waves()]);
    for (const guest of [desk, phone]) await guest.id("float").first().waitFor({ state: "detached" });
    await phone.page.getByRole("button", { name: say("room-chat"), exact: true }).click();
    await phone.page.getByRole("dialog").waitFor();
    await Promise.all([phone.page.getByRole("dialog").getByTestId("float").first().waitFor(), waves()]);
    await phone.page.keyboard.press("Escape");
    await server.send(ann, { type: "autopilot", on: true, level: "easy" } as Command);
    await desk.id("winner").waitFor();
    await desk.id("float").first().waitFor({ state: "detached" });
    await Promise.all([desk.id("float").filter({ hasText: /Eve.*👋/s }).waitFor(), waves()]);
    const podium = desk.page.getByRole("list", { name: say("room-places") });
    await Promise.all([podium.getByTestId("float").waitFor(), server.send(ann, { type: "react", reaction: "🎉" })]);
});
