/** Announcements for screen readers. `Announcer.svelte` shows them where no dialog can hide them. */

type Listener = (text: string, assertive: boolean) => void;

let listener: Listener | null = null;
const waiting: [string, boolean][] = [];

/** Announces a text. `assertive` interrupts the current announcement. */
export function announce(text: string | null, assertive = false): void {
    if (text === null || text === "") return;
    if (listener === null) waiting.push([text, assertive]);
    else listener(text, assertive);
}

/** Sets the listener for announcements, and passes it those that were made before. Returns a function that
    removes it. */
export function hear(to: Listener): () => void {
    listener = to;
    for (const [text, assertive] of waiting.splice(0)) to(text, assertive);
    return () => {
        if (listener === to) listener = null;
    };
}

/** Announces a wait unless it ends soon. Returns a function to call when it has ended. */
export function announceWait(text: string): () => void {
    const timer = setTimeout(() => announce(text), 300);
    return () => clearTimeout(timer);
}
