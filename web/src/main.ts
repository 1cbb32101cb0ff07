import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./router";
import { settings } from "./settings.svelte";
import "./style.css";
import { registerServiceWorker, update } from "./update.svelte";
import { words } from "./words";

// The language is loaded first, so that nothing appears in another one.
settings.applyTheme();
await words.begin();
listen();
const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element with the id app");
mount(App, { target });
if (import.meta.env.PROD) {
    void registerServiceWorker();
    update.watch();
}
