// The service worker: keeps the page itself, so that it opens at once and without a network. What
// the server knows (rooms, records, figures) is never kept. Filled in when the page is built.
const VERSION = "__VERSION__";
const FILES = __FILES__;

const PREFIX = "homestretch-";
const NAME = PREFIX + VERSION;
const LIVE = /^\/(api|metrics|health)(\/|$)/;
const WAIT_MS = 3000;

addEventListener("install", (event) => {
    event.waitUntil(
        (async () => {
            const cache = await caches.open(NAME);
            await cache.addAll(FILES);
            // The new version takes over; tabs that are open hear of it and ask to be loaded again.
            await skipWaiting();
        })(),
    );
});

addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            // The version before stays: an open tab may still want a part of it.
            const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
            await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
            await clients.claim();
        })(),
    );
});

addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin || LIVE.test(url.pathname)) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** The page: the server's, or the one that is kept if the server does not answer soon. */
async function page(request) {
    const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const fetched = fetch(request).catch(() => undefined);
    const answer = await Promise.race([fetched, late]);
    if (answer !== undefined && answer.status < 500) return answer;
    const cache = await caches.open(NAME);
    return (await cache.match("/", { ignoreVary: true })) ?? (await fetched) ?? Response.error();
}

/** A part of the page; its name changes with its content, so a kept one is always right. */
async function kept(request) {
    // However it was asked for, it is the same file.
    const found = await caches.match(request, { ignoreVary: true });
    if (found !== undefined) return found;
    const answer = await fetch(request);
    if (answer.ok) {
        const cache = await caches.open(NAME);
        await cache.put(request, answer.clone());
    }
    return answer;
}
