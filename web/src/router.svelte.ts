import { parse, type Route } from "./routes";

/** The address that `rename` has set for the current page. */
let renamed: string | null = null;

/** The current page. `visit` counts navigations, so that a page opened again is distinguished from the same
    page still open. */
class Router {
    now: Route = $state(here());
    visit = $state(0);

    arrive(): void {
        renamed = null;
        this.now = here();
        this.visit += 1;
    }
}

export const route = new Router();

/** Goes to another page of this site. `replace` adds no entry to the browser's history. */
export function go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    route.arrive();
}

/** Changes the address without navigating, for example to the ply of a replay. */
export function rename(path: string): void {
    const before = address();
    history.replaceState(history.state, "", path);
    if (address() !== before) renamed = address();
}

/** A click handler for the whole window that follows links of this site without reloading the page. */
export function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || /^\/(api|metrics|health)\b/.test(link.pathname)) return;
    // A link within the page, such as "skip to content".
    if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}

/** Handles the browser's back and forward buttons, except for steps between addresses that `rename` has set. */
export function listen(): void {
    addEventListener("popstate", () => {
        if (address() !== renamed) route.arrive();
    });
}

function address(): string {
    return location.pathname + location.search;
}

function here(): Route {
    return parse(location.pathname, location.search, location.hash);
}
