import { MediaQuery } from "svelte/reactivity";

/** Whether a column fits beside the board, as on a large screen or on a phone held sideways. */
export const beside = new MediaQuery("(min-width: 900px), (min-width: 560px) and (max-height: 520px)");

/** Whether that column is too low for anything but the essential controls. */
export const low = new MediaQuery("(min-width: 560px) and (max-height: 520px)");
