export { follow, go, listen, rename, route } from "./router.svelte";
export { spacedCode, tidyCode, type Route } from "./routes";
