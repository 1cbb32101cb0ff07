/** Determines whose dice may be rolled without a click: seats whose time was up, and seats played by a bot. The claim
    that time is up must be plausible by this device's own clock. */
import type { RoomEvent, RoomView } from "../../protocol/types";

/** What a device knows about the time. */
export interface Moment {
    now: number;
    /** When the last answered message was sent. What arrives now was sent after that. Null if it may be older. */
    answered: number | null;
}

/** Messages between nodes take a moment, so a turn may have begun this much earlier than this device noticed. */
const SLACK = 10_000;

export class Turns {
    /** The seat whose turn it is, and a time before its clock started. */
    #turn: { seat: number; since: number | null } | null = null;
    /** Seats whose time ran out in the current turn. */
    readonly #over = new Set<number>();
    #lent: number[] = [];

    /** The seats whose time was up, and those that a bot played, at some point during the events. */
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

    /** The seats whose time is up afterwards. A player who takes the seat back rolls again, and a new game resets time. */
    #count(view: RoomView, event: RoomEvent, moment: Moment): void {
        if (event.type === "turn_missed" && this.#mayBeOver(view, event.seat, moment)) this.#over.add(event.seat);
        if (event.type === "taken_back") this.#over.delete(event.seat);
        if (event.type === "game_started") this.#over.clear();
    }

    /** After missed events, the device knows neither when the turn began nor whether its time is up. */
    #arrive({ game, clock }: RoomView): void {
        this.#over.clear();
        const seat = game?.turn.seat ?? null;
        this.#turn = seat === null ? null : { seat, since: null };
        if (seat !== null && clock.turn_left_ms === null) this.#over.add(seat);
    }

    #mayBeOver({ settings }: RoomView, seat: number, { now, answered }: Moment): boolean {
        const since = this.#turn?.seat === seat ? this.#turn.since : answered;
        // Without an answer so far, or after a clock change, this cannot be known.
        if (since === null || now < since) return true;
        const limit = settings.turn_seconds === null ? Infinity : settings.turn_seconds * 1000;
        return now - since >= limit - Math.min(SLACK, limit / 2);
    }

    /** Every turn and every extra roll has its own time, which continues while a move is due and when somebody else
        leaves. */
    #follow({ game }: RoomView, renewed: boolean, answered: number | null): void {
        if (game === null || game.turn.seat === null) return;
        const { phase, seat } = game.turn;
        if (this.#turn?.seat !== seat) this.#over.clear();
        else if (phase === "move" || !renewed) return;
        this.#turn = { seat, since: answered };
    }
}

/** Whether the time of the current turn restarts once a roll is due. */
function isNewTime({ type }: RoomEvent): boolean {
    return ["rolled", "opening_rolled", "moved", "passed", "undone", "redone"].includes(type);
}
