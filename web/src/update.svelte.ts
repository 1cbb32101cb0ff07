/** Whether a newer version of the page has arrived. */
class Update {
    there = $state(false);
}

export const update = new Update();

const CHECK_MS = 30 * 60 * 1000;

/** Keeps the page for when there is no network, and hears when a new version has taken over. */
export async function keepPage(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // The first worker of a new visitor is no new version.
    let had = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
        if (had) update.there = true;
        had = true;
    });
    try {
        const registration = await serviceWorker.register("/sw.js");
        if (serviceWorker.controller === null) serviceWorker.addEventListener("controllerchange", warm, { once: true });
        const look = (): void => void registration.update().catch(() => undefined);
        setInterval(look, CHECK_MS);
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) look();
        });
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
