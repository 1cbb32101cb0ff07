import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./router";
import { settings } from "./settings.svelte";
import "./style.css";
import { keepPage, update } from "./update.svelte";
import { words } from "./words";

// The words come first: nothing is shown in a language the person did not choose.
settings.dress();
await words.begin();
listen();
const target = document.getElementById("app");
if (target === null) throw new Error("the page has a place for the application");
mount(App, { target });
if (import.meta.env.PROD) {
    void keepPage();
    update.watch();
}
