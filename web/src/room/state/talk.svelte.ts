/** Chat and reactions: the number of unread messages, and the reactions that float for a moment. */
import { sound } from "../../board/play/sound";
import type { RoomEvent } from "../../protocol/types";
import { announce } from "../../ui/announce";
import { type Context, isolate, narrate } from "../../words";

/** A reaction, such as a wave, that is shown for a moment. */
export interface FloatingReaction {
    key: number;
    name: string;
    seat: number | null;
    reaction: string;
}

const FLOAT_MS = 3_200;
const MAX_FLOATING = 6;

export class Talk {
    floating: FloatingReaction[] = $state.raw([]);
    /** Messages that arrived while the chat was not visible. */
    unread = $state(0);
    /** The text in the input field, kept when the chat moves to another part of the page. */
    draft = $state("");
    #read = false;
    #key = 0;

    /** Marks the chat as visible until the returned function is called. */
    read(): () => void {
        this.#read = true;
        this.unread = 0;
        return () => (this.#read = false);
    }

    /** Handles a chat message or a reaction; `own` is this person's number. */
    receive(event: RoomEvent, own: number | null, context: Context): void {
        if (event.type === "reaction") return this.#float(event.seat, context.nameOfPlayer?.(event.player) ?? "", event.reaction);
        if (event.type !== "chat" || event.player === own) return;
        if (!this.#read) this.unread += 1;
        sound.play("chat");
        announce(narrate(event, context));
    }

    #float(seat: number | null, name: string, reaction: string): void {
        const key = ++this.#key;
        this.floating = [...this.floating, { key, name, seat, reaction }].slice(-MAX_FLOATING);
        announce(`${isolate(name)}: ${reaction}`);
        setTimeout(() => (this.floating = this.floating.filter((one) => one.key !== key)), FLOAT_MS);
    }
}
