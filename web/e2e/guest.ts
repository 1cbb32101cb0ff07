/** A person with a browser of their own: a page, its stored settings, and the errors that happened on it. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import type { Entered } from "../src/protocol/types";
import { say } from "./words";

export interface GuestOptions extends BrowserContextOptions {
    /** The speed of animations: instant, unless the test is about them. */
    pace?: "slow" | "normal" | "fast" | "instant";
    /** The address through which the browser reaches the server, if not its own. */
    url?: string;
}

export class Guest {
    /** Errors of the page and of its console. */
    readonly #errors: string[] = [];
    readonly #allowed: RegExp[] = [];

    private constructor(
        readonly url: string,
        readonly context: BrowserContext,
        readonly page: Page,
    ) {
        context.on("weberror", (event) => this.#note(event.error().stack ?? String(event.error())));
        context.on("console", (message) => {
            if (message.type() === "error") this.#note(`${message.text()} ${message.location().url}`);
        });
    }

    static async open(browser: Browser, direct: string, guestOptions: GuestOptions = {}): Promise<Guest> {
        const { pace = "instant", url = direct, ...options } = guestOptions;
        const localStorage = [
            { name: "homestretch.pace", value: pace },
            { name: "homestretch.sound", value: "off" },
        ];
        const context = await browser.newContext({
            locale: "en-GB",
            serviceWorkers: "block",
            viewport: { width: 1280, height: 800 },
            storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
            ...options,
        });
        context.setDefaultTimeout(120_000);
        return new Guest(url, context, await context.newPage());
    }

    /** Ignores errors that match one of the patterns, because the test provokes them. */
    allowErrors(...patterns: RegExp[]): void {
        this.#allowed.push(...patterns);
    }

    /** Returns and forgets the errors so far, and forgets the allowed patterns. */
    takeErrors(): string[] {
        this.#allowed.length = 0;
        return this.#errors.splice(0);
    }

    #note(text: string): void {
        if (!this.#allowed.some((pattern) => pattern.test(text))) this.#errors.push(text);
    }

    async goto(path: string): Promise<void> {
        await this.page.goto(this.url + path);
    }

    /** Opens a room as a person who has joined it already. */
    async enter(who: Entered, variant: string, name: string): Promise<void> {
        const { code, token, player } = who;
        const joined = [{ code, token, player, seat: who.seat ?? null, variant, name, at: Date.now() }];
        // Local storage belongs to an origin, so a page of the server must be open; /health loads fastest.
        if (!this.page.url().startsWith(this.url)) await this.goto("/health");
        await this.page.evaluate((rooms) => localStorage.setItem("homestretch.rooms", rooms), JSON.stringify(joined));
        await this.goto(`/r/${code}`);
    }

    id(name: string): Locator {
        return this.page.getByTestId(name);
    }

    button(id: string, args: Record<string, string | number> = {}): Locator {
        return this.page.getByRole("button", { name: say(id, args), exact: true });
    }

    text(id: string, args: Record<string, string | number> = {}): Locator {
        return this.page.getByText(say(id, args), { exact: true });
    }

    /** Drops a text file onto the page. */
    async dropFile(text: string): Promise<void> {
        await this.page.evaluate((text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.txt", { type: "text/plain" }));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }, text);
    }

    /** From now on the page rolls and moves by itself as soon as it can. */
    async autoplay(): Promise<void> {
        await this.page.evaluate(() => {
            const act = (): void => {
                const roll = document.querySelector<HTMLElement>("[data-testid=roll]");
                (roll ?? document.querySelector<HTMLElement>("[data-testid=move]"))?.click();
            };
            new MutationObserver(act).observe(document.body, { childList: true, subtree: true });
            act();
        });
    }

    /** Where every token is drawn, as text that two pages or two moments can compare. */
    boardState(page = this.page): Promise<string> {
        return page
            .locator("[data-token]")
            .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-token")} ${one.getAttribute("transform")}`).sort().join("\n"));
    }
}
