/** Shared first places: partners, and players who are level when the time is up. */
import { expect, test } from "vitest";
import { finishedGame, startGame } from "./games";
import type { Guest } from "./guest";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest } = suite();
const PHONE = { viewport: { width: 390, height: 844 } };

/** The steps of the podium from left to right: place and name. */
async function podium(guest: Guest): Promise<[place: string, name: string][]> {
    const steps = guest.page.getByRole("list", { name: say("room-places") }).locator("li");
    return steps.evaluateAll((all) => all.map((one) => [one.getAttribute("data-place") ?? "", one.querySelector("bdi")?.textContent ?? ""]));
}

test("partners win together: the heading, the podium and the replay give both the first place", async () => {
    const ann = await finishedGame(server, "ludo-team", 3);
    const guest = await newGuest();
    await guest.enter(ann, "ludo-team", "Ann");
    await guest.id("winner").waitFor();
    const { ranks, seats, places } = await server.view(ann);
    const [first] = ranks;
    expect(first?.seats).toHaveLength(2);
    const heading = await guest.id("winner").innerText();
    for (const seat of first?.seats ?? []) expect(heading.toLowerCase()).toContain(seats[seat]?.name?.toLowerCase());
    expect((await podium(guest)).map(([place]) => place)).toEqual(["2", "1", "1", "2"]);
    const table = guest.page.getByRole("rowheader");
    await expect.poll(() => table.count()).toBe(4);
    // The rows of the replay show the places of the teams, too.
    await guest.id("replay").click();
    await guest.id("position").waitFor();
    await guest.button("replaying-end").click();
    for (const { place, seats } of ranks) {
        for (const seat of seats) await guest.page.locator(`li[data-seat="${seat}"] .place`, { hasText: `${place}.` }).waitFor();
    }
    expect(places).toHaveLength(4);
});

test("players who are level when the time is up share the first place", async () => {
    const ann = await server.createRoom({ variant: "ludo", settings: { game_seconds: 5 } as never });
    const bo = await server.join(ann.code, "Bo");
    await startGame(server, ann, bo);
    const guest = await newGuest(PHONE);
    await guest.enter(ann, "ludo", "Ann");
    await guest.id("winner").waitFor();
    const heading = await guest.id("winner").innerText();
    expect(heading).toContain("Ann");
    expect(heading).toContain("Bo");
    expect((await podium(guest)).map(([place]) => place)).toEqual(["1", "1"]);
});

test("the replay link contains the number of the game, so that it stays right after the next game", async () => {
    const ann = await finishedGame(server, "snakes-kids");
    const guest = await newGuest();
    await guest.enter(ann, "snakes-kids", "Ann");
    await guest.id("replay").and(guest.page.locator("[href$='?game=1']")).waitFor();
});
