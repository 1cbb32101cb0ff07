export { follow, go, listen, rename, route } from "./router.svelte";
export { isCode, spacedCode, tidyCode, type Route } from "./routes";
