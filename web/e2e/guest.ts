/** A person at a browser of their own: a page, what it has in store, and what went wrong on it. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import type { Entered } from "../src/protocol/types";
import { say } from "./words";

export interface Wish extends BrowserContextOptions {
    /** The pace of what moves; tests do not wait for walks unless they are about them. */
    pace?: "slow" | "normal" | "fast" | "instant";
    /** What else this browser remembers, by its key. */
    kept?: Record<string, string>;
    /** Where it reaches the server, if not directly. */
    url?: string;
}

export class Guest {
    /** Errors of the page and of its console. */
    readonly #troubles: string[] = [];
    readonly #expected: RegExp[] = [];

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

    static async come(browser: Browser, direct: string, wish: Wish = {}): Promise<Guest> {
        const { pace = "instant", kept = {}, url = direct, ...options } = wish;
        const stored = { "homestretch.pace": pace, "homestretch.sound": "off", ...kept };
        const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
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

    /** What this test provokes: such errors are no fault. */
    expects(...patterns: RegExp[]): void {
        this.#expected.push(...patterns);
    }

    /** What went wrong; from now on nothing may that was not said anew. */
    account(): string[] {
        this.#expected.length = 0;
        return this.#troubles.splice(0);
    }

    #note(text: string): void {
        if (!this.#expected.some((pattern) => pattern.test(text))) this.#troubles.push(text);
    }

    async goes(path: string): Promise<void> {
        await this.page.goto(this.url + path);
    }

    /** Opens a room as somebody who has entered it already. */
    async enters(who: Entered, variant: string, name: string): Promise<void> {
        const { code, token, player } = who;
        const kept = [{ code, token, player, seat: who.seat ?? null, variant, name, at: Date.now() }];
        // What a browser remembers belongs to an address: any that is quick to load will do.
        if (!this.page.url().startsWith(this.url)) await this.goes("/health");
        await this.page.evaluate((rooms) => localStorage.setItem("homestretch.rooms", rooms), JSON.stringify(kept));
        await this.goes(`/r/${code}`);
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
    async drops(text: string): Promise<void> {
        await this.page.evaluate((text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "game.txt", { type: "text/plain" }));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }, text);
    }

    /** Does by itself whatever is to be done, as soon as the page offers it. */
    async playsOn(): Promise<void> {
        await this.page.evaluate(() => {
            const act = (): void => {
                const roll = document.querySelector<HTMLElement>("[data-testid=roll]");
                (roll ?? document.querySelector<HTMLElement>("[data-testid=move]"))?.click();
            };
            new MutationObserver(act).observe(document.body, { childList: true, subtree: true });
            act();
        });
    }

    /** The board as it stands: every token's place, once nothing moves. */
    picture(page = this.page): Promise<string> {
        return page
            .locator("[data-token]")
            .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-token")} ${one.getAttribute("transform")}`).sort().join("\n"));
    }
}
