/** Keeps the keyboard focus nearby when the focused element disappears. */

const FOCUSABLE = "button:not(:disabled), a[href], input, select";

/** An attachment for a container. When the focused element is removed, the focus moves to the first control
    in the closest ancestor that matched `near`, or else to the element that matches `otherwise`. */
export function keepFocus(near: string, otherwise: string): (box: HTMLElement) => () => void {
    return (box) => {
        let last: Element | null = null;
        let around: Element | null = null;
        const focused = ({ target }: FocusEvent): void => {
            last = target instanceof Element ? target : null;
            around = last?.closest(near) ?? null;
        };
        // If the focus leaves an element that stays enabled in the page, the person has moved it on purpose. It
        // is restored only if the element is removed or disabled. Leaving the window keeps the focus.
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
