/** What people say and how they wave: what was not read yet, and what floats for a moment. */
import { sound } from "../board/sound";
import { announce } from "../parts/live";
import type { RoomEvent } from "../protocol/types";
import { type Context, isolate, narrate } from "../words";

/** A wave, laugh or clap. */
export interface Floating {
    key: number;
    name: string;
    seat: number | null;
    reaction: string;
}

const FLOATS = 3_200;
const MOST = 6;

export class Talk {
    floating: Floating[] = $state.raw([]);
    /** Messages that came while the chat was not looked at. */
    unread = $state(0);
    /** What is being written, wherever the chat is shown next. */
    draft = $state("");
    #read = false;
    #key = 0;

    /** The chat is looked at, until what it returns is called. */
    read(): () => void {
        this.#read = true;
        this.unread = 0;
        return () => (this.#read = false);
    }

    /** Hears what was said; `own` is who sits here. */
    hear(event: RoomEvent, own: number | null, context: Context): void {
        if (event.type === "reaction") return this.#float(event.seat, context.nameOfPlayer?.(event.player) ?? "", event.reaction);
        if (event.type !== "chat" || event.player === own) return;
        if (!this.#read) this.unread += 1;
        sound.play("chat");
        announce(narrate(event, context));
    }

    #float(seat: number | null, name: string, reaction: string): void {
        const key = ++this.#key;
        this.floating = [...this.floating, { key, name, seat, reaction }].slice(-MOST);
        announce(`${isolate(name)}: ${reaction}`);
        setTimeout(() => (this.floating = this.floating.filter((one) => one.key !== key)), FLOATS);
    }
}
