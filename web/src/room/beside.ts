import { MediaQuery } from "svelte/reactivity";

/** There is room for a column beside the board: on a desk, and on a phone that lies. */
export const beside = new MediaQuery("(min-width: 900px), (min-width: 560px) and (max-height: 520px)");

/** That column is so low that it has room only for what one needs to play. */
export const low = new MediaQuery("(min-width: 560px) and (max-height: 520px)");
