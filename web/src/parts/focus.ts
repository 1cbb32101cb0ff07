/** Who works with the keyboard goes on where they were, also when the button they pressed is gone. */

const FOCUSABLE = "button:not(:disabled), a[href], input, select";

/** An attachment for a box. When what had the focus goes away, the focus goes to the first thing in the
    same surroundings, which `near` selects, or else to what `otherwise` selects. */
export function keepFocus(near: string, otherwise: string): (box: HTMLElement) => () => void {
    return (box) => {
        let last: Element | null = null;
        let around: Element | null = null;
        const focused = ({ target }: FocusEvent): void => {
            last = target instanceof Element ? target : null;
            around = last?.closest(near) ?? null;
        };
        // Where the focus leaves what stays, somebody has moved it. What is gone in a moment, or cannot be
        // pressed any more, has lost it; and a window that is left keeps it.
        const left = ({ target }: FocusEvent): void =>
            queueMicrotask(() => {
                if (target !== last || last?.isConnected !== true) return;
                if (document.activeElement !== last && !last.matches(":disabled")) last = null;
            });
        const look = (): void => {
            if (last === null || last.isConnected) return;
            last = null;
            if (around === null || document.activeElement !== document.body) return;
            const next = around.isConnected ? around.querySelector<HTMLElement>(FOCUSABLE) : null;
            (next ?? box.querySelector<HTMLElement>(otherwise))?.focus({ preventScroll: true });
        };
        const watcher = new MutationObserver(look);
        watcher.observe(box, { childList: true, subtree: true });
        box.addEventListener("focusin", focused);
        box.addEventListener("focusout", left);
        return () => {
            watcher.disconnect();
            box.removeEventListener("focusin", focused);
            box.removeEventListener("focusout", left);
        };
    };
}
