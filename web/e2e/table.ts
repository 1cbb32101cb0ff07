/** What every file of tests begins with: a server, a browser, guests who are asked how it went. */
import { type Browser, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { Guest, type Wish } from "./guest";
import { House } from "./house";

export interface Table {
    readonly house: House;
    /** Somebody new, who goes when the test is over. */
    come: (wish?: Wish) => Promise<Guest>;
    /** Somebody new, who stays for all tests of the file. */
    stay: (wish?: Wish) => Promise<Guest>;
}

export function table({ pace = 0, wait = 2_000 } = {}): Table {
    const house = new House(pace, wait);
    let browser: Browser;
    let passing: Guest[] = [];
    const staying: Guest[] = [];

    beforeAll(async () => {
        browser = await chromium.connect(inject("browser"));
        await house.start();
    });

    afterEach(async () => {
        const troubles = [...passing, ...staying].flatMap((guest) => guest.account());
        await Promise.all(passing.map((guest) => guest.context.close()));
        passing = [];
        expect(troubles, "no page has an error in its console").toEqual([]);
    });

    afterAll(async () => {
        await browser.close();
        await house.clear();
    });

    const come = async (wish?: Wish): Promise<Guest> => {
        const guest = await Guest.come(browser, house.url, wish);
        passing.push(guest);
        return guest;
    };
    const stay = async (wish?: Wish): Promise<Guest> => {
        const guest = await Guest.come(browser, house.url, wish);
        staying.push(guest);
        return guest;
    };
    return { house, come, stay };
}
