/** Detects new versions of the page on the server, and registers the service worker for use without a
    network. */

const CHECK_INTERVAL_MS = 10 * 60 * 1000;
/** Switching between tabs triggers at most one check in this time. */
const MIN_CHECK_INTERVAL_MS = 60 * 1000;

/** The script and style files of a page. Their names contain a hash that changes whenever any file of the
    page changes. */
function filesOf(html: string): string {
    const names = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
    return names.sort().join(" ");
}

export class Update {
    there = $state(false);
    /** The files of the running version, later of the newest known one. Empty on the development server. */
    #known: string;
    #asked = 0;

    /** `html` is the page as it was loaded. */
    constructor(html: string) {
        this.#known = filesOf(html);
    }

    /** Checks whether the server has a new version. */
    readonly look = async (): Promise<void> => {
        if (this.#known === "") return;
        this.#asked = Date.now();
        try {
            const answer = await fetch("/index.html", { cache: "no-store" });
            const files = answer.ok ? filesOf(await answer.text()) : "";
            // A proxy may answer with a page of its own, which has none of our files.
            if (files === "" || files === this.#known) return;
            this.#known = files;
            this.there = true;
        } catch {
            // Without a network, a new version could not be loaded anyway.
        }
    };

    /** Checks regularly, and when the page becomes visible again. */
    watch(): void {
        setInterval(() => void this.look(), CHECK_INTERVAL_MS);
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden && Date.now() - this.#asked > MIN_CHECK_INTERVAL_MS) void this.look();
        });
    }
}

// Chunks that are loaded later add elements to the page, so its HTML is read at the start.
export const update = new Update(typeof document === "undefined" ? "" : document.documentElement.innerHTML);

/** Registers the service worker, which makes the page available without a network. */
export async function registerServiceWorker(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // The first service worker of a new visitor does not mean a new version.
    let first = serviceWorker.controller === null;
    serviceWorker.addEventListener("controllerchange", () => {
        if (first) cacheLoadedFiles();
        else void update.look();
        first = false;
    });
    try {
        await serviceWorker.register("/sw.js");
    } catch {
        // Service workers are forbidden or need HTTPS; the page works without one.
    }
}

/** Requests the files that were loaded before the service worker was active, such as the language, so that
    it caches them. */
function cacheLoadedFiles(): void {
    for (const { name } of performance.getEntriesByType("resource")) {
        const url = new URL(name, location.href);
        if (url.origin === location.origin && url.pathname.startsWith("/assets/")) void fetch(url).catch(() => undefined);
    }
}
