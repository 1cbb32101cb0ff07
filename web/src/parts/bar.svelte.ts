import type { Snippet } from "svelte";

/** What a page says in the bar above it, where it covers nothing. */
class Bar {
    notice: Snippet | null = $state.raw(null);
}

export const bar = new Bar();
