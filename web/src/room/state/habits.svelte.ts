import { keep, recall } from "../../settings.svelte";

/** Whether the only possible move is played by itself: a setting of the person, stored in this browser. */
class Habits {
    #playSingleMove = $state(recall("single") === "on");

    get playSingleMove(): boolean {
        return this.#playSingleMove;
    }
    set playSingleMove(on: boolean) {
        this.#playSingleMove = on;
        keep("single", on ? "on" : "off");
    }
}

export const habits = new Habits();
