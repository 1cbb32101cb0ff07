// The service worker caches the page itself, so that it opens at once and without a network. Data of
// the server (rooms, records, metrics) is never cached. The build fills in the two placeholders.
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
            // The new version takes over at once; open tabs notice it and offer to reload.
            await skipWaiting();
        })(),
    );
});

addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            // The previous version stays, because an open tab may still load files of it.
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
    else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The page from the server, or from the cache if the server does not answer in time. */
async function page(request) {
    const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const fetched = fetch(request).catch(() => undefined);
    const answer = await Promise.race([fetched, late]);
    if (answer !== undefined && answer.status < 500) return answer;
    const cache = await caches.open(NAME);
    return (await cache.match("/", { ignoreVary: true })) ?? (await fetched) ?? Response.error();
}

/** A script, style or text of the page. Its name changes with its content, so a cached copy is always right. */
async function asset(request) {
    // The headers of the request make no difference: the file is the same.
    const found = await caches.match(request, { ignoreVary: true });
    if (found !== undefined) return found;
    const answer = await fetch(request);
    if (answer.ok) {
        const cache = await caches.open(NAME);
        await cache.put(request, answer.clone());
    }
    return answer;
}
