/** Lists that grow at their end, which stays in sight. */
import type { Attachment } from "svelte/attachments";

/** So near to the end counts as there. */
const NEAR = 40;

/** Goes to the end of a list when there is something `newest`, or when what is around it takes room
    from it; who reads further up is not pulled down, unless it is their `own`. */
export function keepEnd(newest: () => unknown, own: () => boolean = () => false): Attachment<HTMLElement> {
    return (list) => {
        let below = true;
        const down = (): void => {
            if (below) list.scrollTop = list.scrollHeight;
        };
        const scrolled = (): void => {
            below = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
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
