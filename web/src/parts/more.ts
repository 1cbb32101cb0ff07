/** Where the rest of a box that scrolls is: below what is seen of it, beside it, or nowhere. */
export type More = "below" | "aside" | null;

/** An attachment that tells where the rest of a box is, whenever that may have changed. */
export function more(tell: (where: More) => void): (box: HTMLElement) => () => void {
    return (box) => {
        const look = (): void => {
            const below = box.scrollHeight - box.clientHeight - box.scrollTop > 1;
            // Where writing goes from right to left, one scrolls to less than nothing.
            const aside = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 1;
            tell(below ? "below" : aside ? "aside" : null);
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
