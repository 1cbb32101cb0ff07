/** Lists that grow at their end, which stays in sight. */
import type { Attachment } from "svelte/attachments";

/** So near to the end counts as there. */
const NEAR = 40;

/** How a list is scrolled. */
export type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** Whether the end is followed after a list was scrolled from `top`: who goes up reads there. Where only the
    list or its place has another height, nobody has gone anywhere. */
export function follows(before: boolean, top: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
    if (scrollHeight - scrollTop - clientHeight < NEAR) return true;
    return before && scrollTop >= top;
}

/** Goes to the end of a list when there is something `newest`, or when what is around it takes room
    from it; who reads further up is not pulled down, unless it is their `own`. */
export function keepEnd(newest: () => unknown, own: () => boolean = () => false): Attachment<HTMLElement> {
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
