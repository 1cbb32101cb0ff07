/** Commands that wait for an answer. Each is sent until the server answers, always with the same id, so that
    it is executed once. */
import { order, Refused } from "./api";
import type { Command, Done, Order } from "./types";

/** How orders reach the server. */
export interface OrderTransport {
    /** Sends over the socket; false if there is none. */
    socket(order: Order): boolean;
    post(order: Order): Promise<Done>;
    after(ms: number, then: () => void): () => void;
    random(): number;
    /** Called when a posted order was executed. */
    posted(): void;
    /** Called when an order has waited unusually long for its answer. */
    unanswered(): void;
    /** Called when the room is gone or the person is no longer in it. */
    end(why: Refused): void;
}

interface Pending {
    order: Order;
    tries: number;
    resolve(done: Done): void;
    reject(why: Refused): void;
    cancelRetry: () => void;
    /** Cancels the call of `unanswered`. */
    answered: () => void;
}

/** After this time the person should learn that the answer is late. */
const UNANSWERED_MS = 2_000;
/** An order that the socket has not answered within this time is posted as well. */
const SOCKET_ANSWER_MS = 4_000;

export class Orders {
    readonly #pending = new Map<string, Pending>();
    #closed = false;

    constructor(private readonly transport: OrderTransport) {}

    /** Sends a command. `seq` is the last entry that the person has seen. */
    send(command: Command, seq: number | null): Promise<Done> {
        return new Promise((resolve, reject) => {
            if (this.#closed) return reject(new Refused("closed", "the room is closed", 0));
            const made = order(command, seq);
            const answered = this.transport.after(UNANSWERED_MS, () => this.transport.unanswered());
            const pending: Pending = { order: made, tries: 0, resolve, reject, cancelRetry: () => {}, answered };
            this.#pending.set(made.cmd_id, pending);
            this.#dispatch(pending);
        });
    }

    /** Sends every unanswered order again. */
    resend(): void {
        for (const pending of this.#pending.values()) this.#dispatch(pending);
    }

    done(cmd_id: string, done: Done): void {
        this.#settle(cmd_id)?.resolve(done);
    }

    refused(cmd_id: string, why: Refused): void {
        const pending = this.#pending.get(cmd_id);
        if (pending === undefined) return;
        if (why.isTemporary || why.code === "unavailable") this.#retryLater(pending);
        else this.#settle(cmd_id)?.reject(why);
    }

    /** Stops sending and rejects every unanswered order. */
    close(why: Refused): void {
        this.#closed = true;
        for (const cmd_id of [...this.#pending.keys()]) this.#settle(cmd_id)?.reject(why);
    }

    #dispatch(pending: Pending): void {
        pending.cancelRetry();
        if (this.transport.socket(pending.order)) pending.cancelRetry = this.transport.after(SOCKET_ANSWER_MS, () => this.#post(pending));
        else this.#post(pending);
    }

    #post({ order }: Pending): void {
        this.transport.post(order).then(
            (done) => {
                this.done(order.cmd_id, done);
                this.transport.posted();
            },
            (error: unknown) => {
                const why = asRefused(error);
                if (isFinal(why)) this.transport.end(why);
                else this.refused(order.cmd_id, why);
            },
        );
    }

    #retryLater(pending: Pending): void {
        pending.cancelRetry();
        const wait = Math.min(1_000 * 2 ** pending.tries, 8_000) * (0.5 + this.transport.random() / 2);
        pending.tries += 1;
        pending.cancelRetry = this.transport.after(wait, () => this.#dispatch(pending));
    }

    #settle(cmd_id: string): Pending | undefined {
        const pending = this.#pending.get(cmd_id);
        this.#pending.delete(cmd_id);
        pending?.cancelRetry();
        pending?.answered();
        return pending;
    }
}

/** Whether retrying is pointless because the room is gone or this person is not in it. */
export function isFinal(refused: Refused): boolean {
    return refused.code === "no_room" || isOutside(refused);
}

/** Whether this person is not, or no longer, in the room. */
export function isOutside(refused: Refused): boolean {
    return refused.code === "no_token" || refused.code === "sent_out";
}

export function asRefused(error: unknown): Refused {
    return error instanceof Refused ? error : new Refused("offline", String(error), 0);
}
