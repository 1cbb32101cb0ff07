/** An attachment that moves an element into the modal dialog that was opened last. Everything outside of
    that dialog is inert, so screen readers would not read it. */
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
