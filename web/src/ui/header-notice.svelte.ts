import type { Snippet } from "svelte";

/** A notice of the current page that the header shows, where it covers nothing. */
class HeaderNotice {
    content: Snippet | null = $state.raw(null);
}

export const headerNotice = new HeaderNotice();
