export { isolate, tame } from "./isolate";
export { LANGUAGES, type Language, OWN_NAMES } from "./languages";
export {
    all,
    colourName,
    type Context,
    isGameEvent,
    itemName,
    levelName,
    narrate,
    partnerOf,
    squareArgs,
    squareAtStep,
    squareFor,
    squareName,
    squareOf,
    tokenName,
    who,
} from "./narrate";
export { explain, refusal, sentence } from "./refusal";
export { atTable, sections, type Told } from "./rulebook";
export { type Args, words } from "./words.svelte";
