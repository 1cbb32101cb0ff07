import { parse, type Route } from "./routes";

/** Another address that was written for what is shown already. */
let renamed: string | null = null;

/** Where the person is. `now` changes on every navigation; `visit` counts them, so that a page
    can be told from the same page opened anew. */
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

/** Goes to another page of this site. `replace` leaves no step to come back to. */
export function go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    route.arrive();
}

/** Writes another address for what is shown already, such as the moment of a replay. */
export function rename(path: string): void {
    const before = address();
    history.replaceState(history.state, "", path);
    if (address() !== before) renamed = address();
}

/** Lets links of this site be followed without loading the page again. For clicks anywhere. */
export function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || /^\/(api|metrics|health)\b/.test(link.pathname)) return;
    // A link within the page, such as "to the content".
    if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}

/** Hears the browser's back and forth. A step within what is shown under another address leads nowhere
    else. */
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
