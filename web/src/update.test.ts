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

async function told(answer: () => Response, own = page("old")): Promise<boolean> {
    served = answer;
    const update = new Update(own);
    await update.look();
    return update.there;
}

test("a server that has the page that runs has nothing new", async () => {
    expect(await told(() => new Response(page("old")))).toBe(false);
});

test("a server with other scripts or other styles has a new version", async () => {
    expect(await told(() => new Response(page("new")))).toBe(true);
    expect(await told(() => new Response(page("old", "two")))).toBe(true);
});

test("an error, a page of somebody else and no network are no new version", async () => {
    expect(await told(() => new Response(page("new"), { status: 503 }))).toBe(false);
    expect(await told(() => new Response("<h1>Sign in to the hotel</h1>"))).toBe(false);
    expect(await told(() => { throw new TypeError("Failed to fetch"); })).toBe(false);
});

test("a page that was not built is never asked about", async () => {
    expect(await told(() => new Response(page("new")), '<script type="module" src="/src/main.ts"></script>')).toBe(false);
});

test("who wants to load it later is not asked again, until there is another version", async () => {
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

test("it is asked now and then, and when somebody looks at the page again after a while", async () => {
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
