/** Whose dice fall without a click: those of seats whose time was over, or that a bot played. That time is
    over is believed only if, by this device's own clock, it can be. */
import type { RoomEvent, RoomView } from "../protocol/types";

/** What a device knows of the time. */
export interface Moment {
    now: number;
    /** When the last message was sent that was answered: what is told now was sent after that. Null where
        it may be older. */
    answered: number | null;
}

/** News of other nodes take a moment: so much earlier than this device counts a turn may have begun. */
const SLACK = 10_000;

export class Turns {
    /** Whose turn it is, and a moment before its time began. */
    #turn: { seat: number; since: number | null } | null = null;
    /** Seats whose time was over in the turn that goes on. */
    readonly #over = new Set<number>();
    #lent: number[] = [];

    /** The seats whose time was over, and those that a bot played, at some moment of what happened. */
    hear(view: RoomView, events: readonly RoomEvent[] | null, moment: Moment): { overdue: number[]; lent: number[] } {
        const lent = [...this.#lent];
        const overdue = new Set(this.#over);
        for (const event of events ?? []) {
            if (event.type === "bot_took_over") lent.push(event.seat);
            this.#count(view, event, moment);
            for (const seat of this.#over) overdue.add(seat);
        }
        this.#lent = view.seats.filter((one) => one.lent != null).map((one) => one.seat);
        if (events === null) this.#arrive(view);
        else this.#follow(view, events.some(isNewTime), moment.answered);
        return { overdue: [...overdue], lent };
    }

    /** Whose time is over afterwards: whoever takes back the seat rolls again, and a game begins with time. */
    #count(view: RoomView, event: RoomEvent, moment: Moment): void {
        if (event.type === "turn_missed" && this.#mayBeOver(view, event.seat, moment)) this.#over.add(event.seat);
        if (event.type === "taken_back") this.#over.delete(event.seat);
        if (event.type === "game_started") this.#over.clear();
    }

    /** Who was not told everything does not know when the turn began, nor whether its time is over. */
    #arrive({ game, clock }: RoomView): void {
        this.#over.clear();
        const seat = game?.turn.seat ?? null;
        this.#turn = seat === null ? null : { seat, since: null };
        if (seat !== null && clock.turn_left_ms === null) this.#over.add(seat);
    }

    #mayBeOver({ settings }: RoomView, seat: number, { now, answered }: Moment): boolean {
        const since = this.#turn?.seat === seat ? this.#turn.since : answered;
        // Who has heard no answer yet, or whose clock was set, cannot know.
        if (since === null || now < since) return true;
        const limit = settings.turn_seconds === null ? Infinity : settings.turn_seconds * 1000;
        return now - since >= limit - Math.min(SLACK, limit / 2);
    }

    /** Every turn and every extra roll has a time of its own, which goes on while a move is due, and when
        somebody else leaves. */
    #follow({ game }: RoomView, renewed: boolean, answered: number | null): void {
        if (game === null || game.turn.seat === null) return;
        const { phase, seat } = game.turn;
        if (this.#turn?.seat !== seat) this.#over.clear();
        else if (phase === "move" || !renewed) return;
        this.#turn = { seat, since: answered };
    }
}

/** Whether a turn that goes on has its time anew afterwards, once a roll is due. */
function isNewTime({ type }: RoomEvent): boolean {
    return ["rolled", "opening_rolled", "moved", "passed", "undone", "redone"].includes(type);
}
