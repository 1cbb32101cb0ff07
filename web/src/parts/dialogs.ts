/** Keeps something where it can be heard. A modal dialog makes all that is outside of it inert, for
    screen readers, too: what is to be heard whatever is open moves into the dialog that was opened last. */
export function followDialogs(moved: HTMLElement): () => void {
    const home = moved.parentElement ?? document.body;
    let open: Element[] = [];
    const settle = (): void => {
        const now = [...document.querySelectorAll("dialog:modal")];
        open = [...open.filter((one) => now.includes(one)), ...now.filter((one) => !open.includes(one))];
        const place = open.at(-1) ?? home;
        if (moved.parentElement !== place) place.append(moved);
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
}
