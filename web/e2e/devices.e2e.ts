/** Whatever honest people do with their tabs and devices, no alarm appears, and the record proves the
    dice with everybody's contributions. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, Entered } from "../src/protocol/types";
import type { Guest } from "./guest";
import { CuttableProxy } from "./proxy";
import { diceOf, fetchRecord, ONE_ROLL_PER_TURN, openSealedRoom, PATIENT, startSealedGame, verdictOf, waitForAnchors, waitForRolls } from "./sealed";
import { startGame } from "./games";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest, sharedGuest } = suite(PATIENT);
let bo: Guest;
beforeAll(async () => {
    bo = await sharedGuest();
});

async function expectNoAlarm(...guests: readonly Guest[]): Promise<void> {
    for (const guest of guests) expect(await guest.id("alarm").allInnerTexts()).toEqual([]);
}

/** Waits until the server sees a person as connected, or as gone. */
async function waitForConnected(who: Entered, is: boolean): Promise<void> {
    await expect.poll(async () => (await server.view(who)).seats[who.seat ?? 0]?.connected).toBe(is);
}

const seatOf = (who: Entered | undefined): number => who?.seat ?? -1;

test("while a slow device delays a roll, every page shows rolling dice, also after a reload", async () => {
    const [ann, slow] = [await newGuest(), await newGuest()];
    const held: (() => void)[] = [];
    await slow.page.route("**/commands", () => {});
    await slow.page.routeWebSocket(/\/socket/, (socket) => {
        const upstream = socket.connectToServer();
        socket.onMessage((text) => {
            if (String(text).includes('"type":"release"')) held.push(() => upstream.send(text));
            else upstream.send(text);
        });
    });
    const [host] = await startSealedGame(server, [ann, slow]);
    if (host === undefined) return;
    await ann.id("roll").click();
    const rolling = (guest: Guest): Promise<void> => guest.id("act").getByText(say("game-rolling", { who: "" }).trim()).waitFor();
    await Promise.all([rolling(ann), rolling(slow)]);
    await expect.poll(async () => (await server.view(host)).asked).toBe(host.seat);
    await ann.page.reload();
    await rolling(ann);
    expect(await ann.id("roll").count()).toBe(0);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const send of held) send();
    await waitForRolls(server, host, 1);
});

describe("the dice verify when", () => {
    test("a person rolls in two tabs", async () => {
        const ann = await newGuest();
        const [host] = await startSealedGame(server, [ann, bo]);
        if (host === undefined) return;
        const tab = await ann.context.newPage();
        await tab.goto(ann.page.url());
        await tab.getByTestId("roll").click();
        await ann.autoplay();
        await bo.autoplay();
        const verdict = await waitForRolls(server, host, 5);
        expect(verdict.newAnchors).toEqual([]);
        expect(verdict.missing).toEqual(new Map());
        expect(await ann.id("elsewhere").count() + (await tab.getByTestId("elsewhere").count())).toBe(0);
        expect(await tab.getByTestId("alarm").count()).toBe(0);
        await expectNoAlarm(ann, bo);
    });

    test("a person has two devices: the first contributes until it is closed, then the second one", async () => {
        const [laptop, phone] = [await newGuest(), await newGuest()];
        const [host] = await startSealedGame(server, [laptop, bo]);
        if (host === undefined) return;
        await phone.enter(host, "ludo", "Ann");
        await phone.id("elsewhere").getByRole("button", { name: say("elsewhere-yes") }).click();
        await phone.id("elsewhere").waitFor({ state: "detached" });
        // A click on the phone makes the laptop reveal its value.
        await phone.id("roll").click();
        const first = await waitForRolls(server, host, 1);
        expect([first.tookPart.get(seatOf(host)), first.newAnchors, first.missing.size]).toEqual([1, [], 0]);
        await phone.page.locator("[data-testid=seal][data-look=without]").waitFor();
        await laptop.page.locator("[data-testid=seal][data-look=good]").waitFor();
        await expectNoAlarm(laptop);
        await laptop.page.close();
        await phone.autoplay();
        await bo.autoplay();
        // One roll waits for the laptop, which stays silent; then the phone commits to its own chain.
        await expect.poll(async () => verdictOf(await fetchRecord(server, host)).newAnchors.map((one) => one.seat)).toEqual([seatOf(host)]);
        const then = await waitForRolls(server, host, 6);
        expect(then.missing.get(seatOf(host))).toHaveLength(1);
        expect(then.newAnchors).toHaveLength(1);
        await expect.poll(async () => verdictOf(await fetchRecord(server, host)).tookPart.get(seatOf(host))).toBeGreaterThan(1);
        await expectNoAlarm(phone, bo);
    });

    test("the question about a second device covers nothing and disappears when the game is over", async () => {
        const [laptop, phone, other] = [await newGuest(), await newGuest(), await newGuest()];
        const [host, left] = await startSealedGame(server, [laptop, other], { settings: { leaving: "tokens_go" } as never });
        if (host === undefined || left === undefined) return;
        await phone.enter(host, "ludo", "Ann");
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
        await server.send(left, { type: "leave" });
        await phone.id("winner").waitFor();
        await phone.id("elsewhere").waitFor({ state: "hidden" });
    });

    test("a person continues on a new device and later on the old one again", async () => {
        const [laptop, phone] = [await newGuest(), await newGuest()];
        const [host] = await startSealedGame(server, [laptop, bo]);
        if (host === undefined) return;
        const anchor = async (): Promise<string | undefined> => (await diceOf(server, host)).anchors[seatOf(host)];
        const old = await anchor();
        await laptop.page.goto("about:blank");
        await waitForConnected(host, false);
        await phone.enter(host, "ludo", "Ann");
        await expect.poll(anchor).not.toBe(old);
        await bo.autoplay();
        await phone.autoplay();
        const there = await waitForRolls(server, host, 3);
        expect(there.newAnchors.map((one) => one.seat)).toEqual([seatOf(host)]);
        await phone.page.goto("about:blank");
        await waitForConnected(host, false);
        await laptop.goto(`/r/${host.code}`);
        await laptop.id("act").waitFor();
        await expect.poll(anchor).toBe(old);
        await laptop.autoplay();
        const back = await waitForRolls(server, host, there.rolls + 3);
        expect(back.newAnchors).toHaveLength(2);
        expect(await laptop.id("elsewhere").count()).toBe(0);
        await expectNoAlarm(laptop, bo);
    });

    test("pages reload in the middle of a game", async () => {
        const ann = await newGuest();
        const [host] = await startSealedGame(server, [ann, bo]);
        if (host === undefined) return;
        // The server rejects commands that arrive late because of the reload.
        for (const guest of [ann, bo]) guest.allowErrors(/409/);
        for (let round = 1; round <= 2; round++) {
            await Promise.all([ann.page.reload(), bo.page.reload()]);
            await ann.autoplay();
            await bo.autoplay();
            await waitForRolls(server, host, 3 * round);
        }
        expect(verdictOf(await fetchRecord(server, host)).newAnchors).toEqual([]);
        await expectNoAlarm(ann, bo);
    });

    test("people play again: every game has its own chains", async () => {
        const ann = await newGuest();
        const people = await startSealedGame(server, [ann, bo], { variant: "snakes-kids", options: {} });
        const [host] = people;
        if (host === undefined) return;
        await Promise.all([ann.autoplay(), bo.autoplay()]);
        await Promise.all([ann.id("winner").waitFor({ timeout: 60_000 }), bo.id("winner").waitFor({ timeout: 60_000 })]);
        const before = verdictOf(await fetchRecord(server, host));
        await ann.id("rematch").click();
        await ann.button("setup-start").waitFor();
        await waitForAnchors(server, people);
        await startGame(server, ...people);
        await Promise.all([ann.id("act").waitFor(), bo.id("act").waitFor()]);
        const after = await waitForRolls(server, host, 4);
        expect(after.game).not.toBe(before.game);
        expect(after.start).not.toBe(before.start);
        for (const verdict of [before, after]) expect([...verdict.tookPart.values()]).toEqual([verdict.rolls, verdict.rolls]);
        await expectNoAlarm(ann, bo);
    });

    test("seats rotate between the rounds of a match: the start of each round binds all its rolls", async () => {
        const ann = await newGuest();
        const settings = { best_of: 3, seats_after: "rotate" };
        const [host] = await startSealedGame(server, [ann, bo], { variant: "snakes-kids", options: {}, settings: settings as never });
        if (host === undefined) return;
        await Promise.all([ann.autoplay(), bo.autoplay()]);
        for (const round of [1, 2]) {
            await expect.poll(async () => (await server.view(host)).rounds, { timeout: 200_000 }).toBe(round);
            const { rolls, tookPart, unbound, newAnchors } = verdictOf(await fetchRecord(server, host, round));
            expect([[...tookPart.values()], unbound, newAnchors]).toEqual([[rolls, rolls], [], []]);
            if (round === 2) break;
            await expect.poll(async () => Object.keys((await diceOf(server, host)).anchors)).toHaveLength(2);
            await ann.id("rematch").click();
        }
        await expectNoAlarm(ann, bo);
    });

    test.each(["bot", "tokens_go"])("a person leaves the game but keeps the page open: %s", async (leaving) => {
        const [ann, cy] = [await newGuest(), await newGuest()];
        const settings = { leaving: leaving === "bot" ? { bot: "easy" } : leaving };
        const [host, , third] = await startSealedGame(server, [ann, bo, cy], { settings: settings as never });
        if (host === undefined || third === undefined) return;
        await Promise.all([ann.autoplay(), bo.autoplay(), cy.autoplay()]);
        const { rolls: before } = await waitForRolls(server, host, 3);
        await server.send(third, { type: "leave" } as Command);
        const after = await waitForRolls(server, host, before + 6);
        expect(after.tookPart.get(seatOf(host))).toBe(after.rolls);
        // A roll that was open when they left may have waited for their value.
        expect([...after.missing.values()].flat().length, "no other roll waits in vain").toBeLessThanOrEqual(1);
        await expectNoAlarm(ann, bo, cy);
    });

    test("a bot takes over, both while the person's device is connected and after it disconnects", async () => {
        const ann = await newGuest();
        const [host, guest] = await startSealedGame(server, [ann, bo]);
        if (host === undefined || guest === undefined) return;
        await server.send(host, { type: "autopilot", on: true, level: "easy" } as Command);
        await bo.autoplay();
        const there = await waitForRolls(server, host, 4);
        expect(there.tookPart.get(seatOf(host)), "the device contributes for the bot").toBe(there.rolls);
        await ann.page.goto("about:blank");
        await waitForConnected(host, false);
        const gone = await waitForRolls(server, guest, there.rolls + 4);
        expect(gone.tookPart.get(seatOf(host))).toBeLessThan(gone.rolls);
        await expectNoAlarm(bo);
    });

    test("a roll is undone and rolled again with the same result", async () => {
        const ann = await newGuest();
        const host = await server.createRoom({ variant: "snakes", settings: { shared_screen: true, undo: "free" } as never });
        await server.send(host, { type: "sit", name: "Bo" } as Command);
        await ann.enter(host, "snakes", "Ann");
        await waitForAnchors(server, [host]);
        await startGame(server, host);
        await ann.id("roll").click();
        await ann.id("move").first().waitFor();
        const die = async (): Promise<string> => JSON.stringify((await server.view(host)).game?.dice);
        const fell = await die();
        await ann.id("undo").click();
        await ann.id("roll").click();
        await ann.id("move").first().waitFor();
        expect(await die()).toBe(fell);
        await ann.id("move").first().click();
        await ann.id("roll").click();
        await waitForRolls(server, host, 2);
        await expectNoAlarm(ann);
    });

    test("the first seat is drawn by lot, which every browser checks at once", async () => {
        const ann = await newGuest();
        const [host] = await startSealedGame(server, [ann, bo], { variant: "snakes", options: { order: "random" } });
        if (host === undefined) return;
        const verdict = await waitForRolls(server, host, 1);
        expect(verdict.tookPart).toEqual(new Map([[0, 1], [1, 1]]));
        for (const guest of [ann, bo]) {
            await guest.page.locator("[data-testid=seal][data-look=good]").click();
            const text = guest.page.getByRole("dialog");
            await text.getByText(say("seal-bytes"), { exact: true }).waitFor();
            expect(await text.getByText(say("seal-later")).count()).toBe(0);
            // The calculation is that of a die with two faces and ends with the seat that was drawn.
            const sum = await text.locator(".bytes li").last().innerText();
            const drawn = await text.getByRole("heading", { name: say("seal-fell") }).locator("strong").innerText();
            expect(sum).toMatch(/÷ 2\b/);
            expect(sum).toContain(drawn);
            await guest.page.keyboard.press("Escape");
        }
        await expectNoAlarm(ann, bo);
    });
});

test("connections that break again and again raise no alarm", async () => {
    const proxies = [new CuttableProxy(), new CuttableProxy(), new CuttableProxy()];
    const guests: Guest[] = [];
    for (const proxy of proxies) {
        const guest = await newGuest({ url: await proxy.listen(server.url) });
        // The server rejects commands that arrive late.
        guest.allowErrors(/ERR_/, /WebSocket/, /409/);
        guests.push(guest);
    }
    const [host] = await startSealedGame(server, guests, { options: { ...ONE_ROLL_PER_TURN, tokens: 4 } });
    if (host === undefined) return;
    for (const guest of guests) await guest.autoplay();
    let before = (await waitForRolls(server, host, 2)).rolls;
    for (const proxy of [...proxies, ...proxies]) {
        await proxy.cut(1_200);
        before = (await waitForRolls(server, host, before + 5)).rolls;
        await expectNoAlarm(...guests);
    }
    const verdict = verdictOf(await fetchRecord(server, host));
    expect(verdict.newAnchors).toEqual([]);
    for (const took of verdict.tookPart.values()) expect(took).toBeGreaterThan(0);
    for (const proxy of proxies) proxy.close();
});

test("a person can report that the other device at their seat is not theirs", async () => {
    const [laptop, phone] = [await newGuest(), await newGuest()];
    const [host] = await openSealedRoom(server, [laptop, bo]);
    if (host === undefined) return;
    await phone.enter(host, "ludo", "Ann");
    await phone.id("elsewhere").getByRole("button", { name: say("elsewhere-no") }).click();
    await phone.id("alarm").waitFor();
});
