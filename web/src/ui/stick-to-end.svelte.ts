/** Keeps the end of a growing list visible. */
import type { Attachment } from "svelte/attachments";

/** A list this close to its end counts as scrolled to the end. */
const NEAR_END_PX = 40;

/** The scroll position of a list. */
export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** Whether a list still follows its end after a scroll event; `top` is its former position. Scrolling up
    stops following, but a changed height does not. */
export function follows(before: boolean, top: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) return true;
    return before && scrollTop >= top;
}

/** An attachment that scrolls a list to its end when `newest` changes or the list is resized. A person who
    has scrolled up stays there, unless the newest item is their `own`. */
export function stickToEnd(newest: () => unknown, own: () => boolean = () => false): Attachment<HTMLElement> {
    return (list) => {
        let below = true;
        let top = 0;
        const down = (): void => {
            if (below) list.scrollTop = list.scrollHeight;
            top = list.scrollTop;
        };
        const scrolled = (): void => {
            below = follows(below, top, list);
            top = list.scrollTop;
        };
        $effect(() => {
            newest();
            below ||= own();
            down();
        });
        const watcher = new ResizeObserver(down);
        watcher.observe(list);
        list.addEventListener("scroll", scrolled);
        return () => {
            watcher.disconnect();
            list.removeEventListener("scroll", scrolled);
        };
    };
}
