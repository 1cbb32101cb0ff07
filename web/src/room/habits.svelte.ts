import { keep, recall } from "../settings.svelte";

/** Whether single moves play themselves: a wish of the person, kept in this browser. */
class Habits {
    #single = $state(recall("single") === "on");

    get single(): boolean {
        return this.#single;
    }
    set single(on: boolean) {
        this.#single = on;
        keep("single", on ? "on" : "off");
    }
}

export const habits = new Habits();
