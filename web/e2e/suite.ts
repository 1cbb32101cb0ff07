/** The fixture of every test file: a server, a browser, and guests whose pages must stay free of errors. */
import { type Browser, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { Guest, type GuestOptions } from "./guest";
import { TestServer } from "./server";

export interface Suite {
    readonly server: TestServer;
    /** Opens a new guest's browser, which closes at the end of the test. */
    newGuest: (options?: GuestOptions) => Promise<Guest>;
    /** Opens a new guest's browser, which stays open for all tests of the file. */
    sharedGuest: (options?: GuestOptions) => Promise<Guest>;
}

export function suite({ pace = 0, wait = 2_000 } = {}): Suite {
    const server = new TestServer(pace, wait);
    let browser: Browser;
    let passing: Guest[] = [];
    const shared: Guest[] = [];

    beforeAll(async () => {
        browser = await chromium.connect(inject("browser"));
        await server.start();
    });

    afterEach(async () => {
        const errors = [...passing, ...shared].flatMap((guest) => guest.takeErrors());
        await Promise.all(passing.map((guest) => guest.context.close()));
        passing = [];
        expect(errors, "no page has an error in its console").toEqual([]);
    });

    afterAll(async () => {
        await browser.close();
        await server.dispose();
    });

    const newGuest = async (options?: GuestOptions): Promise<Guest> => {
        const guest = await Guest.open(browser, server.url, options);
        passing.push(guest);
        return guest;
    };
    const sharedGuest = async (options?: GuestOptions): Promise<Guest> => {
        const guest = await Guest.open(browser, server.url, options);
        shared.push(guest);
        return guest;
    };
    return { server, newGuest, sharedGuest };
}
