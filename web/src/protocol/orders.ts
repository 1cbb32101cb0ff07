/** Commands on their way: each is sent until it is answered, always under the same name, so that it
    is done once. */
import { order, Refused } from "./api";
import type { Command, Done, Order } from "./types";

/** How orders go out. */
export interface Ways {
    /** Sends over the socket; false if there is none. */
    socket(order: Order): boolean;
    post(order: Order): Promise<Done>;
    after(ms: number, then: () => void): () => void;
    random(): number;
    /** An order was posted and done. */
    posted(): void;
    /** An order has been on its way for longer than that takes. */
    unanswered(): void;
    /** It is over for good. */
    end(why: Refused): void;
}

interface Pending {
    order: Order;
    tries: number;
    resolve(done: Done): void;
    reject(why: Refused): void;
    callOff: () => void;
    /** Ends the doubt whether there will be an answer. */
    answered: () => void;
}

/** An order without an answer for so long: somebody looks at a button that does nothing. */
const UNANSWERED = 2_000;
/** A socket answers within this, or the order is posted as well. */
const ANSWER = 4_000;

export class Orders {
    readonly #pending = new Map<string, Pending>();
    #closed = false;

    constructor(private readonly ways: Ways) {}

    /** Sends a command. `seq` is the entry that the person has seen. */
    send(command: Command, seq: number | null): Promise<Done> {
        return new Promise((resolve, reject) => {
            if (this.#closed) return reject(new Refused("closed", "the room is closed", 0));
            const made = order(command, seq);
            const answered = this.ways.after(UNANSWERED, () => this.ways.unanswered());
            const pending: Pending = { order: made, tries: 0, resolve, reject, callOff: () => {}, answered };
            this.#pending.set(made.cmd_id, pending);
            this.#dispatch(pending);
        });
    }

    /** Sends all that are not answered once more. */
    again(): void {
        for (const pending of this.#pending.values()) this.#dispatch(pending);
    }

    done(cmd_id: string, done: Done): void {
        this.#settle(cmd_id)?.resolve(done);
    }

    refused(cmd_id: string, why: Refused): void {
        const pending = this.#pending.get(cmd_id);
        if (pending === undefined) return;
        if (why.passing || why.code === "unavailable") this.#later(pending);
        else this.#settle(cmd_id)?.reject(why);
    }

    /** Nothing more is sent; what waits for an answer is refused. */
    close(why: Refused): void {
        this.#closed = true;
        for (const cmd_id of [...this.#pending.keys()]) this.#settle(cmd_id)?.reject(why);
    }

    #dispatch(pending: Pending): void {
        pending.callOff();
        if (this.ways.socket(pending.order)) pending.callOff = this.ways.after(ANSWER, () => this.#post(pending));
        else this.#post(pending);
    }

    #post({ order }: Pending): void {
        this.ways.post(order).then(
            (done) => {
                this.done(order.cmd_id, done);
                this.ways.posted();
            },
            (error: unknown) => {
                const why = asRefused(error);
                if (isFinal(why)) this.ways.end(why);
                else this.refused(order.cmd_id, why);
            },
        );
    }

    #later(pending: Pending): void {
        pending.callOff();
        const wait = Math.min(1_000 * 2 ** pending.tries, 8_000) * (0.5 + this.ways.random() / 2);
        pending.tries += 1;
        pending.callOff = this.ways.after(wait, () => this.#dispatch(pending));
    }

    #settle(cmd_id: string): Pending | undefined {
        const pending = this.#pending.get(cmd_id);
        this.#pending.delete(cmd_id);
        pending?.callOff();
        pending?.answered();
        return pending;
    }
}

/** Only these are final: the room is gone, or this person is not in it. */
export function isFinal(refused: Refused): boolean {
    return refused.code === "no_room" || isOut(refused);
}

/** This person is not, or no more, in the room. */
export function isOut(refused: Refused): boolean {
    return refused.code === "no_token" || refused.code === "sent_out";
}

export function asRefused(error: unknown): Refused {
    return error instanceof Refused ? error : new Refused("offline", String(error), 0);
}
