/** Fair dice as players see them: the seal, its explanation, and the alarm when the server cheats. */
import { beforeAll, describe, expect, test } from "vitest";
import { Chain } from "../src/dice/chain/chain";
import { fingerprint } from "../src/dice/chain/start";
import type { Command, RoomView } from "../src/protocol/types";
import { axeViolations } from "./axe";
import { startGame } from "./games";
import type { Guest } from "./guest";
import { diceOf, fetchRecord, PATIENT, type ShownRoll, shownRolls, type SocketMessage, startSealedGame, tamperMessages, verdictOf, waitForRolls } from "./sealed";
import { suite } from "./suite";
import { say } from "./words";

const { server, newGuest, sharedGuest } = suite(PATIENT);

describe("the seal on the die", () => {
    test("opens and shows the values, the calculation, and that this browser has checked them", async () => {
        const guests = [await newGuest(), await newGuest()] as const;
        const [ann, bo] = guests;
        const people = await startSealedGame(server, guests);
        const [host] = people;
        if (host === undefined) throw new Error("nobody");
        await ann.id("roll").click();
        const { start: bound } = await waitForRolls(server, host, 1);
        for (const guest of guests) {
            await guest.page.locator("[data-testid=seal][data-look=good]").click();
            const text = guest.page.getByRole("dialog");
            for (const words of ["seal-good", "seal-sealed", "seal-values", "seal-seed", "seal-bytes"]) {
                await text.getByText(say(words), { exact: true }).waitFor();
            }
            expect(await text.locator("dd").allInnerTexts(), "the values of the server, Ann and Bo, and the commitment of this device").toHaveLength(4);
            await text.getByText(`(${say("seal-own")})`).waitFor();
            await text.getByText(fingerprint(bound), { exact: true }).waitFor();
            // The calculation ends with the die that was rolled.
            const fell = /\bfair roll 1 .* r(\d)$/m.exec(await fetchRecord(server, host))?.[1] ?? "";
            expect(await text.locator(".bytes li").last().innerText()).toMatch(new RegExp(`${fell}$`));
            expect(await text.getByRole("heading", { name: say("seal-fell") }).innerText()).toMatch(new RegExp(`${fell}$`));
            expect(await axeViolations(guest)).toEqual([]);
            await guest.page.keyboard.press("Escape");
        }
        expect(await ann.id("alarm").count() + (await bo.id("alarm").count())).toBe(0);
    });

    test.each([
        [320, 568],
        [360, 640],
        [667, 375],
        [1280, 800],
    ])("is a tick with a tooltip once the roll is verified, on a screen of %i × %i", async (width, height) => {
        const guest = await newGuest({ viewport: { width, height } });
        await startSealedGame(server, [guest]);
        await guest.id("roll").click();
        const tick = guest.page.locator("[data-testid=seal][data-look=good]");
        await tick.waitFor();
        expect(await tick.innerText(), "the details are behind the tick").toBe("");
        expect(await tick.getAttribute("title")).toBe(say("seal-good"));
        expect(await tick.getAttribute("aria-label")).toContain(say("seal-good"));
        const box = await tick.boundingBox();
        expect(box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
        expect(await guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), "nothing sticks out of the page").toBe(false);
        expect(await axeViolations(guest)).toEqual([]);
    });

    test("marks practice dice, and so does the record", async () => {
        const guest = await newGuest();
        const ann = await server.createRoom({ variant: "ludo", seed: 7 });
        await server.send(ann, { type: "add_bot", level: "easy" } as Command);
        await guest.enter(ann, "ludo", "Ann");
        await startGame(server, ann);
        await guest.id("roll").click();
        await guest.id("seal").click();
        await guest.page.getByRole("dialog").getByText(say("seal-seeded"), { exact: true }).first().waitFor();
        await guest.page.getByText(fingerprint((await diceOf(server, ann)).start ?? ""), { exact: true }).waitFor();
        const text = await fetchRecord(server, ann);
        expect(text).toContain("\nfair seeded 7\n");
        expect(verdictOf(text).mode).toBe("seeded");
    });

    test("marks dice that the server rolled alone, and so does the record", async () => {
        const guest = await newGuest();
        const ann = await server.createRoom({ variant: "ludo" });
        await server.send(ann, { type: "add_bot", level: "easy" } as Command);
        await startGame(server, ann);
        await server.send(ann, { type: "roll" });
        const eve = await server.watch(ann.code, "Eve");
        await guest.enter(eve, "ludo", "Eve");
        await guest.id("seal").click();
        await guest.page.getByRole("dialog").getByText(say("seal-server"), { exact: true }).first().waitFor();
        await guest.page.getByText(fingerprint((await diceOf(server, ann)).start ?? ""), { exact: true }).waitFor();
        expect(verdictOf(await fetchRecord(server, ann)).mode).toBe("server");
    });
});

describe("a server that cheats raises an alarm:", () => {
    const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
    const onFirstRoll = (change: (roll: ShownRoll, message: SocketMessage) => void) => (message: SocketMessage) => {
        for (const roll of shownRolls(message)) if (roll.index === 1) change(roll, message);
    };
    const showOtherDice = (message: SocketMessage): void => {
        for (const event of message.events ?? []) if (/rolled$/.test(event.type)) event["dice"] = String(event["dice"]) === "6" ? [5] : [6];
    };
    /** Changes the view after the first roll, so that the start is honest. */
    const afterFirstRoll = (change: (dice: RoomView["dice"], view: Partial<RoomView>) => void) => {
        let fallen = false;
        return (message: SocketMessage) => {
            fallen ||= shownRolls(message).length > 0;
            if (fallen && message.view !== undefined) change(message.view.dice, message.view);
        };
    };
    const voidRoll = (roll: ShownRoll, message: SocketMessage): void => {
        message.events = (message.events ?? []).map((event) => (event.type === "roll_shown" ? { type: "roll_void", index: roll.index } : event));
    };
    // The server lies to Bo. Ann's seat has the lower number.
    const annsSeat = (bySeat: Record<number, string>): number => Math.min(...Object.keys(bySeat).map(Number));
    const bosSeat = (bySeat: Record<number, string>): number => Math.max(...Object.keys(bySeat).map(Number));
    const swap = (bySeat: Record<number, string>, seat: number): void => void (bySeat[seat] = other(bySeat[seat] ?? ""));
    const omitOwnValue = (roll: ShownRoll): void => {
        roll.missing = [bosSeat(roll.contributions)];
        delete roll.contributions[bosSeat(roll.contributions)];
    };
    /** Replaces Ann's chain in the middle of the game, and takes her value of the open roll from the new one. */
    const forgeChain = (roll: ShownRoll, { events = [], view }: SocketMessage): void => {
        const seat = annsSeat(roll.contributions);
        const chain = new Chain("11".repeat(32), view?.dice?.game ?? "", seat);
        roll.contributions[seat] = chain.value(roll.index) ?? "";
        if (view?.dice !== undefined) view.dice.anchors[seat] = chain.anchor;
        events.unshift({ type: "anchored", seat, anchor: chain.anchor });
    };
    /** Pretends an undo, after which the same dice would need no values. */
    const pretendUndo = (_: ShownRoll, message: SocketMessage): void => {
        const others = (message.events ?? []).filter((event) => event.type !== "roll_shown");
        message.events = [{ type: "undone", ply: 0, dice: [] }, ...others];
    };
    /** Hides Bo's commitment from Bo's page. */
    const hideCommitment = (message: SocketMessage): void => {
        const seat = message.view?.seats.find((one) => one.name === "Bo")?.seat;
        if (seat === undefined || message.view === undefined) return;
        delete message.view.dice.anchors[seat];
        message.events &&= message.events.filter((event) => event.type !== "anchored" || event["seat"] !== seat);
    };
    const CHEATS: [cheat: string, alarm: RegExp, change: () => (message: SocketMessage) => void][] = [
        ["it shows another die than the values give", like("alarm-dice"), () => onFirstRoll((roll) => (roll.fell = roll.fell === "r6" ? "r5" : "r6"))],
        ["the die on the table differs from the die in the proof", like("alarm-table"), () => onFirstRoll((_, message) => showOtherDice(message))],
        ["it shows dice without any values", like("alarm-unshown"), () => (message) => void (message.events &&= message.events.filter((event) => event.type !== "roll_shown"))],
        ["its value is not a valid one", like("alarm-server-value"), () => onFirstRoll((roll) => (roll.server = "0"))],
        ["it changes its own value", like("alarm-server-value"), () => onFirstRoll((roll) => (roll.server = other(roll.server)))],
        ["it changes another player's value", like("alarm-value"), () => onFirstRoll(({ contributions }) => swap(contributions, annsSeat(contributions)))],
        ["it invents another player's chain when it knows all values", like("alarm-value"), () => onFirstRoll(forgeChain)],
        ["it repeats dice as if they had been undone", like("alarm-unshown"), () => onFirstRoll(pretendUndo)],
        ["it changes this player's value", like("alarm-forged"), () => onFirstRoll(({ contributions }) => swap(contributions, bosSeat(contributions)))],
        ["it reports a value as missing although this browser sent it", like("alarm-left-out"), () => onFirstRoll(omitOwnValue)],
        ["it changes this player's anchor", like("alarm-anchor"), () => afterFirstRoll(({ anchors }) => swap(anchors, bosSeat(anchors)))],
        ["it changes its own anchor", like("alarm-server-anchor"), () => afterFirstRoll((dice) => (dice.server = other(dice.server ?? "")))],
        ["it accepts this player's anchor but never uses it", like("alarm-shut-out"), () => hideCommitment],
        ["it discards a roll", like("alarm-void"), () => onFirstRoll(voidRoll)],
        ["another seat rolls than the one the roll was opened for", like("alarm-roller"), () => onFirstRoll((roll) => (roll.roller = bosSeat(roll.contributions)))],
        ["it drops another player's value", like("alarm-part"), () => onFirstRoll(({ contributions }) => delete contributions[annsSeat(contributions)])],
        ["the dice become practice dice in the middle of the game", like("alarm-mode"), () => afterFirstRoll((dice) => (dice.mode = "seeded"))],
        ["the view contains no dice any more", like("alarm-mode"), () => afterFirstRoll((_, view) => delete view.dice)],
        ["the start of the game changes", like("alarm-start"), () => afterFirstRoll((dice) => (dice.start = other(dice.start ?? "")))],
    ];

    /** A pattern of the message with any text in place of its variables. */
    function like(id: string): RegExp {
        const gap = "\u0001";
        const text = say(id, { roll: gap, who: gap, right: gap, shown: gap });
        return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(gap, ".*"), "i");
    }

    let ann: Guest, bo: Guest;
    let lie: (message: SocketMessage) => void;
    beforeAll(async () => {
        [ann, bo] = [await sharedGuest(), await sharedGuest()];
        await tamperMessages(bo, (message) => lie(message));
    });

    test.each(CHEATS)("%s", async (_, alarm, change) => {
        lie = change();
        await startSealedGame(server, [ann, bo]);
        await ann.id("roll").click();
        await expect.poll(() => bo.id("alarm").getByRole("listitem").allInnerTexts()).toContainEqual(expect.stringMatching(alarm));
        await bo.page.locator("[data-testid=seal][data-look=bad]").waitFor();
        expect(await ann.id("alarm").count(), "the server does not lie to Ann").toBe(0);
    });

    test("it asks only the other players for values", async () => {
        lie = (message) => {
            const opened = message.view?.dice.opened;
            if (opened != null && opened.index > 1) opened.contributors.splice(-1);
        };
        await startSealedGame(server, [ann, bo]);
        await ann.autoplay();
        await bo.autoplay();
        await bo.id("alarm").getByText(like("alarm-not-asked")).first().waitFor();
    });

    test("it rolls for this player before a click", async () => {
        lie = (message) => {
            const seat = message.view?.seats.find((one) => one.name === "Bo")?.seat;
            const opened = (message.events ?? []).find((event) => event.type === "roll_opened" && event["roller"] === seat);
            if (opened === undefined || message.view === undefined) return;
            const { index, roller, contributors } = opened;
            message.events?.push({ type: "roll_shown", index, roller, server: "0".repeat(64), contributions: {}, missing: contributors, fell: "r1" });
            message.view.dice.opened = null;
        };
        await startSealedGame(server, [ann, bo]);
        await ann.autoplay();
        await bo.id("alarm").getByText(like("alarm-unclicked")).first().waitFor();
    });

    test("it shows a roll that it never opened on this page", async () => {
        lie = (message) => {
            const after = (index: unknown): boolean => Number(index) > 1;
            message.events &&= message.events.filter((event) => event.type !== "roll_opened" || !after(event["index"]));
            if (after(message.view?.dice.opened?.index) && message.view !== undefined) message.view.dice.opened = null;
        };
        await startSealedGame(server, [ann, bo]);
        await ann.autoplay();
        await bo.autoplay();
        await bo.id("alarm").getByText(like("alarm-not-asked")).first().waitFor();
    });

    test("the start in its record differs from the start in its view", async () => {
        lie = () => {};
        await bo.context.route("**/record", async (route) => {
            const answer = await route.fetch();
            const text = (await answer.text()).replace(/^(fair seat \d human )(.)/m, (_, head: string, digit: string) => head + other(digit));
            await route.fulfill({ response: answer, body: text });
        });
        await startSealedGame(server, [ann, bo]);
        await bo.id("alarm").getByRole("listitem").filter({ hasText: like("alarm-start") }).waitFor();
    });
});

test("the alarm covers everything until it is confirmed, and reappears after a reload", async () => {
    const [ann, bo] = [await newGuest(), await newGuest({ viewport: { width: 390, height: 844 } })];
    let lying = false;
    await tamperMessages(bo, (message) => {
        for (const roll of lying ? shownRolls(message) : []) roll.fell = roll.fell === "r6" ? "r5" : "r6";
    });
    await startSealedGame(server, [ann, bo]);
    // A dialog is already open when the alarm appears.
    await bo.id("seal").click();
    await bo.page.getByRole("dialog").waitFor();
    lying = true;
    await ann.id("roll").click();
    const alarm = bo.id("alarm");
    await alarm.waitFor();
    const onTop = (): Promise<boolean> =>
        alarm.evaluate((one) => {
            const box = one.getBoundingClientRect();
            const seen = document.elementFromPoint(box.left + box.width / 2, box.top + 30);
            return seen !== null && one.contains(seen) && box.width >= innerWidth;
        });
    expect(await onTop()).toBe(true);
    expect(await axeViolations(bo)).toEqual([]);
    for (const key of [" ", "Enter", "Escape", "Escape"]) await bo.page.keyboard.press(key);
    expect(await onTop(), "no key of the game dismisses it").toBe(true);
    await bo.page.reload();
    await alarm.waitFor();
    await bo.button("alarm-seen").click();
    await alarm.waitFor({ state: "detached" });
    // The seal still reports the problem after the alarm was confirmed.
    await bo.page.locator("[data-testid=seal][data-look=bad]").click();
    await bo.page.getByRole("dialog").getByText(say("seal-bad")).waitFor();
});
