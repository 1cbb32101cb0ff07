/** What has to be seen and heard whatever is open. */
import { expect, test } from "vitest";
import type { Command } from "../src/protocol/types";
import { middle } from "./games";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();
const PHONE = { viewport: { width: 390, height: 844 } };

test("with a dialog open the page is heard from inside it, and from outside again when it is closed", async () => {
    const { ann, bo } = await middle(house);
    const guest = await come(PHONE);
    await guest.enters(ann, "ludo", "Ann");
    const heard = guest.page.locator("dialog:modal [aria-live]");
    const regions = guest.page.locator("[aria-live=polite], [aria-live=assertive]");
    await guest.id("roll").waitFor();
    expect([await heard.count(), await regions.count()]).toEqual([0, 2]);
    await guest.page.getByRole("button", { name: say("room-log"), exact: true }).click();
    await expect.poll(() => heard.count()).toBe(2);
    expect(await regions.count(), "there is one set of them").toBe(2);
    await house.does(bo, { type: "chat", text: "behind a dialog" });
    // A role is found only in what is not inert.
    await guest.page.getByRole("dialog").getByText("behind a dialog").first().waitFor({ state: "attached" });
    await guest.page.keyboard.press("Escape");
    await expect.poll(() => heard.count()).toBe(0);
    await house.does(bo, { type: "chat", text: "and before it" });
    await guest.id("live").getByText("and before it").waitFor({ state: "attached" });
});

test("a refusal is seen in front of a dialog, clear of its field, and heard", async () => {
    const { ann } = await middle(house);
    const guest = await come(PHONE);
    guest.expects(/status of 400/);
    await guest.enters(ann, "ludo", "Ann");
    await guest.page.getByRole("button", { name: say("room-chat"), exact: true }).click();
    const field = guest.page.getByLabel(say("room-chat-say"));
    await field.fill("\u0007");
    await field.press("Enter");
    const problem = guest.id("problem");
    await problem.filter({ hasText: say("refusal-bad-chat") }).waitFor();
    expect(await problem.evaluate((one) => one.matches(":popover-open")), "it is in the top layer").toBe(true);
    const [told, typed] = [await problem.boundingBox(), await field.boundingBox()];
    expect(told === null || typed === null || told.y + told.height <= typed.y).toBe(true);
    expect(told?.y).toBeGreaterThanOrEqual(0);
    await guest.page.getByRole("dialog").getByText(say("refusal-bad-chat")).waitFor({ state: "attached" });
});

test("a refusal on a desk covers neither the board nor what one plays with", async () => {
    const { ann } = await middle(house);
    const guest = await come();
    guest.expects(/status of 400/);
    await guest.enters(ann, "ludo", "Ann");
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

test("who watches waves, and all see it: on a desk, on a phone, in its chat, and after the game", async () => {
    const ann = await house.make({ variant: "snakes-kids" });
    await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await house.does(ann, { type: "start" });
    const eve = await house.watch(ann.code, "Eve");
    const [desk, phone] = [await come(), await come(PHONE)];
    await Promise.all([desk.enters(ann, "snakes-kids", "Ann"), phone.enters(ann, "snakes-kids", "Ann")]);
    await Promise.all([desk.id("act").waitFor(), phone.id("act").waitFor()]);
    const waves = async (): Promise<unknown> => house.does(eve, { type: "react", reaction: "👋" });
    const floats = [desk, phone].map((guest) => guest.id("float").filter({ hasText: /Eve.*👋/s }).first());
    await Promise.all([...floats.map((float) => float.waitFor()), waves()]);
    for (const guest of [desk, phone]) await guest.id("float").first().waitFor({ state: "detached" });
    await phone.page.getByRole("button", { name: say("room-chat"), exact: true }).click();
    await phone.page.getByRole("dialog").waitFor();
    await Promise.all([phone.page.getByRole("dialog").getByTestId("float").first().waitFor(), waves()]);
    await phone.page.keyboard.press("Escape");
    await house.does(ann, { type: "autopilot", on: true, level: "easy" } as Command);
    await desk.id("winner").waitFor();
    await desk.id("float").first().waitFor({ state: "detached" });
    await Promise.all([desk.id("float").filter({ hasText: /Eve.*👋/s }).waitFor(), waves()]);
    const podium = desk.page.getByRole("list", { name: say("room-places") });
    await Promise.all([podium.getByTestId("float").waitFor(), house.does(ann, { type: "react", reaction: "🎉" })]);
});
