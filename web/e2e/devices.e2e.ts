/** Whatever honest people do with their pages and devices: nobody is alarmed, and the record proves
    the dice with the part that each of them took. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, Entered } from "../src/protocol/types";
import type { Guest } from "./guest";
import { Line } from "./line";
import { committed, deal, dice, EVEN, gather, PATIENT, proved, record, rolls } from "./sealed";
import { start } from "./games";
import { table } from "./table";
import { say } from "./words";

const { house, come, stay } = table(PATIENT);
let bo: Guest;
beforeAll(async () => {
    bo = await stay();
});

async function calm(...guests: readonly Guest[]): Promise<void> {
    for (const guest of guests) expect(await guest.id("alarm").allInnerTexts()).toEqual([]);
}

/** Waits until a person's pages are gone, or there. */
async function connected(who: Entered, is: boolean): Promise<void> {
    await expect.poll(async () => (await house.view(who)).seats[who.seat ?? 0]?.connected).toBe(is);
}

const seatOf = (who: Entered | undefined): number => who?.seat ?? -1;

test("dice that wait for a slow device roll on every page until they fall, also on one that is loaded again", async () => {
    const [ann, slow] = [await come(), await come()];
    const held: (() => void)[] = [];
    await slow.page.route("**/commands", () => {});
    await slow.page.routeWebSocket(/\/socket/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((text) => {
            if (String(text).includes('"type":"release"')) held.push(() => server.send(text));
            else server.send(text);
        });
    });
    const [host] = await deal(house, [ann, slow]);
    if (host === undefined) return;
    await ann.id("roll").click();
    const rolling = (guest: Guest): Promise<void> => guest.id("act").getByText(say("game-rolling", { who: "" }).trim()).waitFor();
    await Promise.all([rolling(ann), rolling(slow)]);
    await expect.poll(async () => (await house.view(host)).asked).toBe(host.seat);
    await ann.page.reload();
    await rolling(ann);
    expect(await ann.id("roll").count()).toBe(0);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const send of held) send();
    await rolls(house, host, 1);
});

describe("the dice are proved when", () => {
    test("a person has two tabs, and rolls in either", async () => {
        const ann = await come();
        const [host] = await deal(house, [ann, bo]);
        if (host === undefined) return;
        const tab = await ann.context.newPage();
        await tab.goto(ann.page.url());
        await tab.getByTestId("roll").click();
        await ann.playsOn();
        await bo.playsOn();
        const verdict = await rolls(house, host, 5);
        expect(verdict.newAnchors).toEqual([]);
        expect(verdict.missing).toEqual(new Map());
        expect(await ann.id("elsewhere").count() + (await tab.getByTestId("elsewhere").count())).toBe(0);
        expect(await tab.getByTestId("alarm").count()).toBe(0);
        await calm(ann, bo);
    });

    test("a person has two devices: the first takes part for both, and the second after it has gone", async () => {
        const [laptop, phone] = [await come(), await come()];
        const [host] = await deal(house, [laptop, bo]);
        if (host === undefined) return;
        await phone.enters(host, "ludo", "Ann");
        await phone.id("elsewhere").getByRole("button", { name: say("elsewhere-yes") }).click();
        await phone.id("elsewhere").waitFor({ state: "detached" });
        // A click on the phone, and the laptop shows its value.
        await phone.id("roll").click();
        const first = await rolls(house, host, 1);
        expect([first.tookPart.get(seatOf(host)), first.newAnchors, first.missing.size]).toEqual([1, [], 0]);
        await phone.page.locator("[data-testid=seal][data-look=without]").waitFor();
        await laptop.page.locator("[data-testid=seal][data-look=good]").waitFor();
        await calm(laptop);
        await laptop.page.close();
        await phone.playsOn();
        await bo.playsOn();
        // Once the laptop is waited for in vain; then the phone has a chain of its own.
        await expect.poll(async () => proved(await record(house, host)).newAnchors.map((one) => one.seat)).toEqual([seatOf(host)]);
        const then = await rolls(house, host, 6);
        expect(then.missing.get(seatOf(host))).toHaveLength(1);
        expect(then.newAnchors).toHaveLength(1);
        await expect.poll(async () => proved(await record(house, host)).tookPart.get(seatOf(host))).toBeGreaterThan(1);
        await calm(phone, bo);
    });

    test("a second device is asked about while dice fall, where it covers nothing, and not once the game is over", async () => {
        const [laptop, phone, other] = [await come(), await come(), await come()];
        const [host, left] = await deal(house, [laptop, other], { settings: { leaving: "tokens_go" } as never });
        if (host === undefined || left === undefined) return;
        await phone.enters(host, "ludo", "Ann");
        await phone.id("elsewhere").waitFor();
        for (const [width, height] of [[390, 844], [844, 390], [320, 256], [1280, 800]] as const) {
            await phone.page.setViewportSize({ width, height });
            const covered = await phone.page.evaluate(() => {
                const act = document.querySelector("[data-testid=act]");
                const asked = act?.getBoundingClientRect() ?? new DOMRect();
                const others = [...document.querySelectorAll("header, [data-testid=board], li[data-seat], [data-testid=menu]")].map((one) => one.getBoundingClientRect());
                const apart = (one: DOMRect): boolean =>
                    one.right <= asked.left || asked.right <= one.left || one.bottom <= asked.top || asked.bottom <= one.top;
                return !others.every(apart) || act?.querySelector("[data-testid=elsewhere]") === null;
            });
            expect(covered, `${width} × ${height}`).toBe(false);
        }
        await house.does(left, { type: "leave" });
        await phone.id("winner").waitFor();
        await phone.id("elsewhere").waitFor({ state: "hidden" });
    });

    test("a person comes back on a new device, and again on the old one", async () => {
        const [laptop, phone] = [await come(), await come()];
        const [host] = await deal(house, [laptop, bo]);
        if (host === undefined) return;
        const anchor = async (): Promise<string | undefined> => (await dice(house, host)).anchors[seatOf(host)];
        const old = await anchor();
        await laptop.page.goto("about:blank");
        await connected(host, false);
        await phone.enters(host, "ludo", "Ann");
        await expect.poll(anchor).not.toBe(old);
        await bo.playsOn();
        await phone.playsOn();
        const there = await rolls(house, host, 3);
        expect(there.newAnchors.map((one) => one.seat)).toEqual([seatOf(host)]);
        await phone.page.goto("about:blank");
        await connected(host, false);
        await laptop.goes(`/r/${host.code}`);
        await laptop.id("act").waitFor();
        await expect.poll(anchor).toBe(old);
        await laptop.playsOn();
        const back = await rolls(house, host, there.rolls + 3);
        expect(back.newAnchors).toHaveLength(2);
        expect(await laptop.id("elsewhere").count()).toBe(0);
        await calm(laptop, bo);
    });

    test("pages are loaded again in the middle", async () => {
        const ann = await come();
        const [host] = await deal(house, [ann, bo]);
        if (host === undefined) return;
        // What was under way comes too late, and is refused.
        for (const guest of [ann, bo]) guest.expects(/409/);
        for (let round = 1; round <= 2; round++) {
            await Promise.all([ann.page.reload(), bo.page.reload()]);
            await ann.playsOn();
            await bo.playsOn();
            await rolls(house, host, 3 * round);
        }
        expect(proved(await record(house, host)).newAnchors).toEqual([]);
        await calm(ann, bo);
    });

    test("the game is played again: every game has chains of its own", async () => {
        const ann = await come();
        const people = await deal(house, [ann, bo], { variant: "snakes-kids", options: {} });
        const [host] = people;
        if (host === undefined) return;
        await Promise.all([ann.playsOn(), bo.playsOn()]);
        await Promise.all([ann.id("winner").waitFor({ timeout: 60_000 }), bo.id("winner").waitFor({ timeout: 60_000 })]);
        const before = proved(await record(house, host));
        await ann.id("rematch").click();
        await ann.button("setup-start").waitFor();
        await committed(house, people);
        await start(house, ...people);
        await Promise.all([ann.id("act").waitFor(), bo.id("act").waitFor()]);
        const after = await rolls(house, host, 4);
        expect(after.game).not.toBe(before.game);
        expect(after.start).not.toBe(before.start);
        for (const verdict of [before, after]) expect([...verdict.tookPart.values()]).toEqual([verdict.rolls, verdict.rolls]);
        await calm(ann, bo);
    });

    test("seats go round between the rounds of a match: the start of each binds all its rolls", async () => {
        const ann = await come();
        const settings = { best_of: 3, seats_after: "rotate" };
        const [host] = await deal(house, [ann, bo], { variant: "snakes-kids", options: {}, settings: settings as never });
        if (host === undefined) return;
        await Promise.all([ann.playsOn(), bo.playsOn()]);
        for (const round of [1, 2]) {
            await expect.poll(async () => (await house.view(host)).rounds, { timeout: 200_000 }).toBe(round);
            const { rolls, tookPart, unbound, newAnchors } = proved(await record(house, host, round));
            expect([[...tookPart.values()], unbound, newAnchors]).toEqual([[rolls, rolls], [], []]);
            if (round === 2) break;
            await expect.poll(async () => Object.keys((await dice(house, host)).anchors)).toHaveLength(2);
            await ann.id("rematch").click();
        }
        await calm(ann, bo);
    });

    test.each(["bot", "tokens_go"])("a person leaves the game, and a page stays open: %s", async (leaving) => {
        const [ann, cy] = [await come(), await come()];
        const settings = { leaving: leaving === "bot" ? { bot: "easy" } : leaving };
        const [host, , third] = await deal(house, [ann, bo, cy], { settings: settings as never });
        if (host === undefined || third === undefined) return;
        await Promise.all([ann.playsOn(), bo.playsOn(), cy.playsOn()]);
        const { rolls: before } = await rolls(house, host, 3);
        await house.does(third, { type: "leave" } as Command);
        const after = await rolls(house, host, before + 6);
        expect(after.tookPart.get(seatOf(host))).toBe(after.rolls);
        // The roll that was open when they left may have waited for their value.
        expect([...after.missing.values()].flat().length, "nobody is waited for in vain").toBeLessThanOrEqual(1);
        await calm(ann, bo, cy);
    });

    test("a bot takes over, while the person's device is there and after it has gone", async () => {
        const ann = await come();
        const [host, guest] = await deal(house, [ann, bo]);
        if (host === undefined || guest === undefined) return;
        await house.does(host, { type: "autopilot", on: true, level: "easy" } as Command);
        await bo.playsOn();
        const there = await rolls(house, host, 4);
        expect(there.tookPart.get(seatOf(host)), "the device takes part for the bot").toBe(there.rolls);
        await ann.page.goto("about:blank");
        await connected(host, false);
        const gone = await rolls(house, guest, there.rolls + 4);
        expect(gone.tookPart.get(seatOf(host))).toBeLessThan(gone.rolls);
        await calm(bo);
    });

    test("a roll is taken back, and comes again as it fell", async () => {
        const ann = await come();
        const host = await house.make({ variant: "snakes", settings: { shared_screen: true, undo: "free" } as never });
        await house.does(host, { type: "sit", name: "Bo" } as Command);
        await ann.enters(host, "snakes", "Ann");
        await committed(house, [host]);
        await start(house, host);
        await ann.id("roll").click();
        await ann.id("move").first().waitFor();
        const die = async (): Promise<string> => JSON.stringify((await house.view(host)).game?.dice);
        const fell = await die();
        await ann.id("undo").click();
        await ann.id("roll").click();
        await ann.id("move").first().waitFor();
        expect(await die()).toBe(fell);
        await ann.id("move").first().click();
        await ann.id("roll").click();
        await rolls(house, host, 2);
        await calm(ann);
    });

    test("the first seat is drawn, which every browser checks at once", async () => {
        const ann = await come();
        const [host] = await deal(house, [ann, bo], { variant: "snakes", options: { order: "random" } });
        if (host === undefined) return;
        const verdict = await rolls(house, host, 1);
        expect(verdict.tookPart).toEqual(new Map([[0, 1], [1, 1]]));
        for (const guest of [ann, bo]) {
            await guest.page.locator("[data-testid=seal][data-look=good]").click();
            const text = guest.page.getByRole("dialog");
            await text.getByText(say("seal-bytes"), { exact: true }).waitFor();
            expect(await text.getByText(say("seal-later")).count()).toBe(0);
            // The sum is of a die with two faces, and ends with who was drawn.
            const sum = await text.locator(".bytes li").last().innerText();
            const drawn = await text.getByRole("heading", { name: say("seal-fell") }).locator("strong").innerText();
            expect(sum).toMatch(/÷ 2\b/);
            expect(sum).toContain(drawn);
            await guest.page.keyboard.press("Escape");
        }
        await calm(ann, bo);
    });
});

test("nobody is alarmed by connections that are cut for a moment, again and again", async () => {
    const lines = [new Line(), new Line(), new Line()];
    const guests: Guest[] = [];
    for (const line of lines) {
        const guest = await come({ url: await line.lay(house.url) });
        // What comes too late is refused.
        guest.expects(/ERR_/, /WebSocket/, /409/);
        guests.push(guest);
    }
    const [host] = await deal(house, guests, { options: { ...EVEN, tokens: 4 } });
    if (host === undefined) return;
    for (const guest of guests) await guest.playsOn();
    let before = (await rolls(house, host, 2)).rolls;
    for (const line of [...lines, ...lines]) {
        await line.cut(1_200);
        before = (await rolls(house, host, before + 5)).rolls;
        await calm(...guests);
    }
    const verdict = proved(await record(house, host));
    expect(verdict.newAnchors).toEqual([]);
    for (const took of verdict.tookPart.values()) expect(took).toBeGreaterThan(0);
    for (const line of lines) line.close();
});

test("who comes back to a seat that another device holds may say that it is not theirs", async () => {
    const [laptop, phone] = [await come(), await come()];
    const [host] = await gather(house, [laptop, bo]);
    if (host === undefined) return;
    await phone.enters(host, "ludo", "Ann");
    await phone.id("elsewhere").getByRole("button", { name: say("elsewhere-no") }).click();
    await phone.id("alarm").waitFor();
});
