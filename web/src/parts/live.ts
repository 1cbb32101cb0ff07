/** What screen readers are told. The page has one place for it, `Live.svelte`, which is
    never behind a dialog. */

type Listener = (text: string, assertive: boolean) => void;

let listener: Listener | null = null;
const waiting: [string, boolean][] = [];

/** Says something to people who hear the page. `assertive` interrupts what is being said. */
export function announce(text: string | null, assertive = false): void {
    if (text === null || text === "") return;
    if (listener === null) waiting.push([text, assertive]);
    else listener(text, assertive);
}

/** Where announcements go from now on; what was said before anyone listened comes first. */
export function hear(to: Listener): () => void {
    listener = to;
    for (const [text, assertive] of waiting.splice(0)) to(text, assertive);
    return () => {
        if (listener === to) listener = null;
    };
}

/** Says that something is awaited, unless it comes soon. Gives what is to be called when it has come. */
export function announceWait(text: string): () => void {
    const timer = setTimeout(() => announce(text), 300);
    return () => clearTimeout(timer);
}
