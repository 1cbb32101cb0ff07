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
        const look = (): void => {
            if (last === null || last.isConnected) return;
            last = null;
            if (around === null || document.activeElement !== document.body) return;
            const next = around.isConnected ? around.querySelector<HTMLElement>(FOCUSABLE) : null;
            (next ?? box.querySelector<HTMLElement>(otherwise))?.focus();
        };
        const watcher = new MutationObserver(look);
        watcher.observe(box, { childList: true, subtree: true });
        box.addEventListener("focusin", focused);
        return () => {
            watcher.disconnect();
            box.removeEventListener("focusin", focused);
        };
    };
}
