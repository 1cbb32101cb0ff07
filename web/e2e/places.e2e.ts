/** Who has won, where several have: partners, and who is level when the time is up. */
import { expect, test } from "vitest";
import { ended, start } from "./games";
import type { Guest } from "./guest";
import { table } from "./table";
import { say } from "./words";

const { house, come } = table();
const PHONE = { viewport: { width: 390, height: 844 } };

/** The places of the podium from left to right, and who stands there. */
async function podium(guest: Guest): Promise<[place: string, name: string][]> {
    const steps = guest.page.getByRole("list", { name: say("room-places") }).locator("li");
    return steps.evaluateAll((all) => all.map((one) => [one.getAttribute("data-place") ?? "", one.querySelector("bdi")?.textContent ?? ""]));
}

test("partners win together: both are in the heading, on one step, and on one place in the replay", async () => {
    const ann = await ended(house, "ludo-team", 3);
    const guest = await come();
    await guest.enters(ann, "ludo-team", "Ann");
    await guest.id("winner").waitFor();
    const { ranks, seats, places } = await house.view(ann);
    const [first] = ranks;
    expect(first?.seats).toHaveLength(2);
    const heading = await guest.id("winner").innerText();
    for (const seat of first?.seats ?? []) expect(heading.toLowerCase()).toContain(seats[seat]?.name?.toLowerCase());
    expect((await podium(guest)).map(([place]) => place)).toEqual(["2", "1", "1", "2"]);
    const table = guest.page.getByRole("rowheader");
    await expect.poll(() => table.count()).toBe(4);
    // At the end of the record rows have the places of sides, too.
    await guest.id("replay").click();
    await guest.id("position").waitFor();
    await guest.button("replaying-end").click();
    for (const { place, seats } of ranks) {
        for (const seat of seats) await guest.page.locator(`li[data-seat="${seat}"] .place`, { hasText: `${place}.` }).waitFor();
    }
    expect(places).toHaveLength(4);
});

test("who is level when the time is up shares the first place", async () => {
    const ann = await house.make({ variant: "ludo", settings: { game_seconds: 5 } as never });
    const bo = await house.join(ann.code, "Bo");
    await start(house, ann, bo);
    const guest = await come(PHONE);
    await guest.enters(ann, "ludo", "Ann");
    await guest.id("winner").waitFor();
    const heading = await guest.id("winner").innerText();
    expect(heading).toContain("Ann");
    expect(heading).toContain("Bo");
    expect((await podium(guest)).map(([place]) => place)).toEqual(["1", "1"]);
});

test("the link to a game has its number at once, which stays right after the next one", async () => {
    const ann = await ended(house, "snakes-kids");
    const guest = await come();
    await guest.enters(ann, "snakes-kids", "Ann");
    await guest.id("replay").and(guest.page.locator("[href$='?game=1']")).waitFor();
});
