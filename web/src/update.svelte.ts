/** Whether the server has another version of the page by now than the one that runs, and how the page is
    kept for when there is no network. */

const CHECK_MS = 10 * 60 * 1000;
/** Who looks at other tabs in between does not make the page ask each time. */
const SELDOM_MS = 60 * 1000;

/** The files that a page begins with. Their names change with their content, and so with that of all
    that they load later. */
function filesOf(html: string): string {
    const names = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
    return names.sort().join(" ");
}

export class Update {
    there = $state(false);
    /** The version that runs; later, the last one that was told of. Empty where none was built. */
    #known: string;
    #asked = 0;

    /** `html` is the page as it came. */
    constructor(html: string) {
        this.#known = filesOf(html);
    }

    /** Asks the server which page it has now. It may have another one after each time it was away. */
    readonly look = async (): Promise<void> => {
        if (this.#known === "") return;
        this.#asked = Date.now();
        try {
            const answer = await fetch("/index.html", { cache: "no-store" });
            const files = answer.ok ? filesOf(await answer.text()) : "";
            // Whoever answers in the place of the server has no page of ours.
            if (files === "" || files === this.#known) return;
            this.#known = files;
            this.there = true;
        } catch {
            // Without a network nothing can be loaded anyway.
        }
    };

    /** Asks now and then, and when somebody looks at the page again. */
    watch(): void {
        setInterval(() => void this.look(), CHECK_MS);
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden && Date.now() - this.#asked > SELDOM_MS) void this.look();
        });
    }
}

// Parts that are loaded later stand in the page, too: only now it is as it came.
export const update = new Update(typeof document === "undefined" ? "" : document.documentElement.innerHTML);

/** Keeps the page for when there is no network. */
export async function keepPage(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // The first worker of a new visitor is no new version.
    let first = serviceWorker.controller === null;
    serviceWorker.addEventListener("controllerchange", () => {
        if (first) warm();
        else void update.look();
        first = false;
    });
    try {
        await serviceWorker.register("/sw.js");
    } catch {
        // Forbidden, or no secure address: the page works without.
    }
}

/** What this visit loaded before the worker was there is asked for once more, so that it is kept,
    too: the language above all. */
function warm(): void {
    for (const { name } of performance.getEntriesByType("resource")) {
        const url = new URL(name, location.href);
        if (url.origin === location.origin && url.pathname.startsWith("/assets/")) void fetch(url).catch(() => undefined);
    }
}
