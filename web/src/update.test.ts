import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Update } from "./update.svelte";

const page = (version: string, style = "one"): string => `<!doctype html><html><head>
    <link rel="icon" href="/icon.svg" />
    <script type="module" crossorigin src="/assets/index-${version}.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-${style}.css">
</head><body><div id="app"></div></body></html>`;

let served: () => Response;

beforeEach(() => {
    served = () => new Response(page("old"));
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
        expect([path, init.cache]).toEqual(["/index.html", "no-store"]);
        return served();
    });
});
afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

async function offersUpdate(answer: () => Response, own = page("old")): Promise<boolean> {
    served = answer;
    const update = new Update(own);
    await update.look();
    return update.there;
}

test("a server with the running version offers no update", async () => {
    expect(await offersUpdate(() => new Response(page("old")))).toBe(false);
});

test("a server with other scripts or other styles has a new version", async () => {
    expect(await offersUpdate(() => new Response(page("new")))).toBe(true);
    expect(await offersUpdate(() => new Response(page("old", "two")))).toBe(true);
});

test("an error, a foreign page and a missing network are not a new version", async () => {
    expect(await offersUpdate(() => new Response(page("new"), { status: 503 }))).toBe(false);
    expect(await offersUpdate(() => new Response("<h1>Sign in to the hotel</h1>"))).toBe(false);
    expect(await offersUpdate(() => { throw new TypeError("Failed to fetch"); })).toBe(false);
});

test("the development server is never asked for a new version", async () => {
    expect(await offersUpdate(() => new Response(page("new")), '<script type="module" src="/src/main.ts"></script>')).toBe(false);
});

test("a dismissed update is offered again only for another version", async () => {
    const update = new Update(page("old"));
    served = () => new Response(page("new"));
    await update.look();
    update.there = false;
    await update.look();
    expect(update.there).toBe(false);
    served = () => new Response(page("newer"));
    await update.look();
    expect(update.there).toBe(true);
});

test("the server is asked regularly and when the page becomes visible again after a while", async () => {
    vi.useFakeTimers();
    let seen = (): void => {};
    const document = { hidden: false, addEventListener: (_: string, then: () => void) => (seen = then) };
    vi.stubGlobal("document", document);
    const update = new Update(page("old"));
    const look = vi.spyOn(globalThis, "fetch");
    update.watch();
    await vi.advanceTimersByTimeAsync(15 * 60 * 1000);
    expect(look).toHaveBeenCalledTimes(1);
    seen();
    seen();
    expect(look).toHaveBeenCalledTimes(2);
    document.hidden = true;
    await vi.advanceTimersByTimeAsync(2 * 60 * 1000);
    seen();
    expect(look).toHaveBeenCalledTimes(2);
});
