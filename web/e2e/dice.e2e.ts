/** The dice as players see them: the seal, what it tells, and the alarm that nobody can overlook. */
import { beforeAll, describe, expect, test } from "vitest";
import { Chain } from "../src/fair/chain";
import { fingerprint } from "../src/fair/start";
import type { Command, RoomView } from "../src/protocol/types";
import { faults } from "./faults";
import { start } from "./games";
import type { Guest } from "./guest";
import { deal, dice, lies, PATIENT, proved, record, rolls, type Shown, shown, type Told } from "./sealed";
import { table } from "./table";
import { say } from "./words";

const { house, come, stay } = table(PATIENT);

describe("the seal on the die", () => {
    test("opens, and shows the values, the sum and that this browser has checked them", async () => {
        const guests = [await come(), await come()] as const;
        const [ann, bo] = guests;
        const people = await deal(house, guests);
        const [host] = people;
        if (host === undefined) throw new Error("nobody");
        await ann.id("roll").click();
        const { start: bound } = await rolls(house, host, 1);
        for (const guest of guests) {
            await guest.page.locator("[data-testid=seal][data-look=good]").click();
            const text = guest.page.getByRole("dialog");
            for (const words of ["seal-good", "seal-sealed", "seal-values", "seal-seed", "seal-bytes"]) {
                await text.getByText(say(words), { exact: true }).waitFor();
            }
            expect(await text.locator("dd").allInnerTexts(), "the server's value, Ann's and Bo's, and what the own device committed to").toHaveLength(4);
            await text.getByText(`(${say("seal-own")})`).waitFor();
            await text.getByText(fingerprint(bound), { exact: true }).waitFor();
            // The sum ends with the die that was rolled.
            const fell = /\bfair roll 1 .* r(\d)$/m.exec(await record(house, host))?.[1] ?? "";
            expect(await text.locator(".bytes li").last().innerText()).toMatch(new RegExp(`${fell}$`));
            expect(await text.getByRole("heading", { name: say("seal-fell") }).innerText()).toMatch(new RegExp(`${fell}$`));
            expect(await faults(guest)).toEqual([]);
            await guest.page.keyboard.press("Escape");
        }
        expect(await ann.id("alarm").count() + (await bo.id("alarm").count())).toBe(0);
    });

    test.each([
        [320, 568],
        [360, 640],
        [667, 375],
        [1280, 800],
    ])("says where the dice come from, and the first signs of the fingerprint, on a screen of %i × %i", async (width, height) => {
        const guest = await come({ viewport: { width, height } });
        const [ann] = await deal(house, [guest]);
        if (ann === undefined) throw new Error("nobody");
        const sign = ((await dice(house, ann)).start ?? "").slice(0, 4);
        for (const text of [say("seal-mode-sealed"), sign]) {
            const shown = guest.id("seal").getByText(text, { exact: true });
            await shown.waitFor();
            const box = await shown.boundingBox();
            expect(box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, text).toBe(true);
        }
        expect(await guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth), "nothing is pushed out").toBe(false);
        expect(await faults(guest)).toEqual([]);
    });

    test("tells practice dice, and so does the record", async () => {
        const guest = await come();
        const ann = await house.make({ variant: "ludo", seed: 7 });
        await house.does(ann, { type: "add_bot", level: "easy" } as Command);
        await guest.enters(ann, "ludo", "Ann");
        await start(house, ann);
        await guest.id("roll").click();
        await guest.id("seal").click();
        await guest.page.getByRole("dialog").getByText(say("seal-seeded"), { exact: true }).first().waitFor();
        await guest.page.getByText(fingerprint((await dice(house, ann)).start ?? ""), { exact: true }).waitFor();
        const text = await record(house, ann);
        expect(text).toContain("\nfair seeded 7\n");
        expect(proved(text).mode).toBe("seeded");
    });

    test("tells dice of the server alone, and so does the record", async () => {
        const guest = await come();
        const ann = await house.make({ variant: "ludo" });
        await house.does(ann, { type: "add_bot", level: "easy" } as Command);
        await start(house, ann);
        await house.does(ann, { type: "roll" });
        const eve = await house.watch(ann.code, "Eve");
        await guest.enters(eve, "ludo", "Eve");
        await guest.id("seal").click();
        await guest.page.getByRole("dialog").getByText(say("seal-server"), { exact: true }).first().waitFor();
        await guest.page.getByText(fingerprint((await dice(house, ann)).start ?? ""), { exact: true }).waitFor();
        expect(proved(await record(house, ann)).mode).toBe("server");
    });
});

describe("a server that cheats raises an alarm:", () => {
    const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
    const first = (change: (roll: Shown, told: Told) => void) => (told: Told) => {
        for (const roll of shown(told)) if (roll.index === 1) change(roll, told);
    };
    const layOther = (told: Told): void => {
        for (const event of told.events ?? []) if (/rolled$/.test(event.type)) event["dice"] = String(event["dice"]) === "6" ? [5] : [6];
    };
    /** From the first roll on, so that the start is honest. */
    const later = (change: (dice: RoomView["dice"], view: Partial<RoomView>) => void) => {
        let fallen = false;
        return (told: Told) => {
            fallen ||= shown(told).length > 0;
            if (fallen && told.view !== undefined) change(told.view.dice, told.view);
        };
    };
    const throwAway = (roll: Shown, told: Told): void => {
        told.events = (told.events ?? []).map((event) => (event.type === "roll_shown" ? { type: "roll_void", index: roll.index } : event));
    };
    /** Ann sits before Bo, who is lied to. */
    const anns = (bySeat: Record<number, string>): number => Math.min(...Object.keys(bySeat).map(Number));
    const bos = (bySeat: Record<number, string>): number => Math.max(...Object.keys(bySeat).map(Number));
    const swap = (bySeat: Record<number, string>, seat: number): void => void (bySeat[seat] = other(bySeat[seat] ?? ""));
    const leaveOut = (roll: Shown): void => {
        roll.missing = [bos(roll.contributions)];
        delete roll.contributions[bos(roll.contributions)];
    };
    /** Ann's chain is another one all of a sudden, and her value of the open roll is of that one. */
    const makeUp = (roll: Shown, { events = [], view }: Told): void => {
        const seat = anns(roll.contributions);
        const chain = new Chain("11".repeat(32), view?.dice?.game ?? "", seat);
        roll.contributions[seat] = chain.value(roll.index) ?? "";
        if (view?.dice !== undefined) view.dice.anchors[seat] = chain.anchor;
        events.unshift({ type: "anchored", seat, anchor: chain.anchor });
    };
    /** The game is said to have been taken back, so that dice need no values. */
    const takeBack = (_: Shown, told: Told): void => {
        const others = (told.events ?? []).filter((event) => event.type !== "roll_shown");
        told.events = [{ type: "undone", ply: 0, dice: [] }, ...others];
    };
    /** The page is told of a room that has nothing of it. */
    const shutOut = (told: Told): void => {
        const seat = told.view?.seats.find((one) => one.name === "Bo")?.seat;
        if (seat === undefined || told.view === undefined) return;
        delete told.view.dice.anchors[seat];
        told.events &&= told.events.filter((event) => event.type !== "anchored" || event["seat"] !== seat);
    };
    const CHEATS: [cheat: string, alarm: RegExp, change: () => (told: Told) => void][] = [
        ["another die", like("alarm-dice"), () => first((roll) => (roll.fell = roll.fell === "r6" ? "r5" : "r6"))],
        ["another die on the table than with the values", like("alarm-table"), () => first((_, told) => layOther(told))],
        ["dice without any values", like("alarm-unshown"), () => (told) => void (told.events &&= told.events.filter((event) => event.type !== "roll_shown"))],
        ["a value that is none", like("alarm-server-value"), () => first((roll) => (roll.server = "0"))],
        ["another value of the server", like("alarm-server-value"), () => first((roll) => (roll.server = other(roll.server)))],
        ["another value of somebody else", like("alarm-value"), () => first(({ contributions }) => swap(contributions, anns(contributions)))],
        ["a chain of somebody else that is made up when all values are known", like("alarm-value"), () => first(makeUp)],
        ["dice that come again although they were not taken back", like("alarm-unshown"), () => first(takeBack)],
        ["another value of one's own", like("alarm-forged"), () => first(({ contributions }) => swap(contributions, bos(contributions)))],
        ["a value that was sent is missing", like("alarm-left-out"), () => first(leaveOut)],
        ["another anchor of one's own", like("alarm-anchor"), () => later(({ anchors }) => swap(anchors, bos(anchors)))],
        ["another anchor of the server", like("alarm-server-anchor"), () => later((dice) => (dice.server = other(dice.server ?? "")))],
        ["one's own anchor is taken and never used", like("alarm-shut-out"), () => shutOut],
        ["a roll is thrown away", like("alarm-void"), () => first(throwAway)],
        ["another seat rolls than the roll was opened for", like("alarm-roller"), () => first((roll) => (roll.roller = bos(roll.contributions)))],
        ["somebody else's value is dropped", like("alarm-part"), () => first(({ contributions }) => delete contributions[anns(contributions)])],
        ["the dice are for practice all of a sudden", like("alarm-mode"), () => later((dice) => (dice.mode = "seeded"))],
        ["the dice are gone", like("alarm-mode"), () => later((_, view) => delete view.dice)],
        ["another start of the game", like("alarm-start"), () => later((dice) => (dice.start = other(dice.start ?? "")))],
    ];

    /** A sentence with anything for its values. */
    function like(id: string): RegExp {
        const gap = "\u0001";
        const text = say(id, { roll: gap, who: gap, right: gap, shown: gap });
        return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(gap, ".*"), "i");
    }

    let ann: Guest, bo: Guest;
    let lie: (told: Told) => void;
    beforeAll(async () => {
        [ann, bo] = [await stay(), await stay()];
        await lies(bo, (told) => lie(told));
    });

    test.each(CHEATS)("%s", async (_, alarm, change) => {
        lie = change();
        await deal(house, [ann, bo]);
        await ann.id("roll").click();
        await expect.poll(() => bo.id("alarm").getByRole("listitem").allInnerTexts()).toContainEqual(expect.stringMatching(alarm));
        await bo.page.locator("[data-testid=seal][data-look=bad]").waitFor();
        expect(await ann.id("alarm").count(), "Ann is told the truth").toBe(0);
    });

    test("it asks others for a roll and leaves this browser out", async () => {
        lie = (told) => {
            const opened = told.view?.dice.opened;
            if (opened != null && opened.index > 1) opened.contributors.splice(-1);
        };
        await deal(house, [ann, bo]);
        await ann.playsOn();
        await bo.playsOn();
        await bo.id("alarm").getByText(like("alarm-not-asked")).first().waitFor();
    });

    test("it rolls for this browser before anybody has clicked", async () => {
        lie = (told) => {
            const seat = told.view?.seats.find((one) => one.name === "Bo")?.seat;
            const opened = (told.events ?? []).find((event) => event.type === "roll_opened" && event["roller"] === seat);
            if (opened === undefined || told.view === undefined) return;
            const { index, roller, contributors } = opened;
            told.events?.push({ type: "roll_shown", index, roller, server: "0".repeat(64), contributions: {}, missing: contributors, fell: "r1" });
            told.view.dice.opened = null;
        };
        await deal(house, [ann, bo]);
        await ann.playsOn();
        await bo.id("alarm").getByText(like("alarm-unclicked")).first().waitFor();
    });

    test("it shows a roll that was never opened here", async () => {
        lie = (told) => {
            const after = (index: unknown): boolean => Number(index) > 1;
            told.events &&= told.events.filter((event) => event.type !== "roll_opened" || !after(event["index"]));
            if (after(told.view?.dice.opened?.index) && told.view !== undefined) told.view.dice.opened = null;
        };
        await deal(house, [ann, bo]);
        await ann.playsOn();
        await bo.playsOn();
        await bo.id("alarm").getByText(like("alarm-not-asked")).first().waitFor();
    });

    test("its proof tells another beginning than its view", async () => {
        lie = () => {};
        await bo.context.route("**/record", async (route) => {
            const answer = await route.fetch();
            const text = (await answer.text()).replace(/^(fair seat \d human )(.)/m, (_, head: string, digit: string) => head + other(digit));
            await route.fulfill({ response: answer, body: text });
        });
        await deal(house, [ann, bo]);
        await bo.id("alarm").getByRole("listitem").filter({ hasText: like("alarm-start") }).waitFor();
    });
});

test("the alarm stands in front of everything until it is answered, and comes again after a reload", async () => {
    const [ann, bo] = [await come(), await come({ viewport: { width: 390, height: 844 } })];
    let lying = false;
    await lies(bo, (told) => {
        for (const roll of lying ? shown(told) : []) roll.fell = roll.fell === "r6" ? "r5" : "r6";
    });
    await deal(house, [ann, bo]);
    // A dialog is open already.
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
    expect(await faults(bo)).toEqual([]);
    for (const key of [" ", "Enter", "Escape", "Escape"]) await bo.page.keyboard.press(key);
    expect(await onTop(), "no key that is pressed for the game dismisses it").toBe(true);
    await bo.page.reload();
    await alarm.waitFor();
    await bo.button("alarm-seen").click();
    await alarm.waitFor({ state: "detached" });
    // What was seen stays known.
    await bo.page.locator("[data-testid=seal][data-look=bad]").click();
    await bo.page.getByRole("dialog").getByText(say("seal-bad")).waitFor();
});
