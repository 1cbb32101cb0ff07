/** Where a scrolling element has hidden content. */
export type Overflow = "below" | "aside" | null;

/** An attachment that reports where an element has hidden content, whenever that may have changed. */
export function watchOverflow(report: (where: Overflow) => void): (box: HTMLElement) => () => void {
    return (box) => {
        const look = (): void => {
            const below = box.scrollHeight - box.clientHeight - box.scrollTop > 1;
            // In right-to-left text `scrollLeft` is negative.
            const aside = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 1;
            report(below ? "below" : aside ? "aside" : null);
        };
        const size = new ResizeObserver(look);
        const content = new MutationObserver(look);
        size.observe(box);
        content.observe(box, { childList: true, characterData: true, subtree: true });
        box.addEventListener("scroll", look, { passive: true });
        return () => {
            size.disconnect();
            content.disconnect();
            box.removeEventListener("scroll", look);
        };
    };
}
