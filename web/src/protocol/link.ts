/** The one connection of a page to a room: a socket that comes back by itself, asking every two
    seconds where sockets are blocked. Commands go out over it as `Orders`. */
import type { Heard } from "../room/reduce";
import { Refused } from "./api";
import { asRefused, isFinal, Orders } from "./orders";
import type { Command, Done, Order, Out, Seen } from "./types";

/** How the room is heard: at once, every two seconds, or not at present. It is `quiet` while somebody
    waits for an answer longer than answers take, and nothing else is known to be wrong. */
export type Status = "connecting" | "live" | "polling" | "quiet" | "lost";

/** The part of a WebSocket that is used. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((message: { data: unknown }) => void) | null;
    onclose: ((end: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

/** What the link reaches the world with; tests bring their own. */
export interface Tools {
    socket(after: number): Socket;
    view(after: number): Promise<Seen>;
    post(order: Order): Promise<Done>;
    /** Does something after some milliseconds, unless it is called off. */
    after(ms: number, then: () => void): () => void;
    /** Milliseconds on any clock. */
    now(): number;
    /** From 0 to 1. */
    random(): number;
    /** Whether somebody looks at the page. */
    watched(): boolean;
}

/** Who is told. */
export interface Listener {
    hear(heard: Heard): void;
    status(status: Status): void;
    /** The socket has brought all that was on its way when this was asked, at that time. */
    answered(asked: number): void;
    /** It is over for good: the room is gone or the token is nobody's. */
    end(why: Refused): void;
}

const POLL = 2_000;
const OPENING = 4_000;
/** A socket that is slow to open, or to bring something, counts as blocked until it does: a request that is
    faster, though made so much later, says that it is not the network. */
const SLOW = 2_000;
/** Who looks at the page soon hears of a connection that fell silent; who does not can wait. */
const PING = 5_000;
const PING_UNSEEN = 20_000;
/** So long an answer may take before the page says that it waits, and before a socket is given up. */
const QUIET = 2_000;
const PONG = 8_000;
/** After waking, a socket that is alive answers soon. */
const PONG_AWAKE = 2_000;
/** So many sockets in a row that nothing comes over, and polling begins. */
const BLOCKED = 2;

const nothing = (): void => {};

export class Link {
    /** The last entry that was passed on. */
    #seq: number;
    /** The last one that the socket has brought, or had to begin after: its next events follow this one. */
    #brought = 0;
    #status: Status = "connecting";
    #socket: Socket | null = null;
    /** Something has come over the socket: what is between may open sockets that carry nothing. */
    #open = false;
    /** Sockets in a row that nothing has come over. */
    #failures = 0;
    /** Sockets in a row that ended, opened or not. */
    #ends = 0;
    #asking = false;
    /** Something was done after the question that is under way: its answer may not have it yet. */
    #outdated = false;
    /** Nobody answered the last question. */
    #unheard = false;
    #ended = false;
    #retry = nothing;
    #poll = nothing;
    #watch = nothing;
    /** When the pings were sent that have not been answered, first ones first. */
    #pings: number[] = [];
    /** When the one was sent whose answer was late when it was asked last. */
    #late: number | null = null;
    readonly #orders: Orders;

    constructor(
        private readonly tools: Tools,
        private readonly listener: Listener,
        seq: number,
    ) {
        this.#seq = seq;
        this.#orders = new Orders({
            socket: (order) => this.#open && this.#say(order),
            post: (order) => tools.post(order),
            after: (ms, then) => tools.after(ms, then),
            random: () => tools.random(),
            // Without a socket nobody tells what came of it.
            posted: () => {
                this.#outdated = this.#asking;
                if (!this.#open) this.#ask();
            },
            unanswered: () => this.#doubt(),
            end: (why) => this.#finish(why, true),
        });
    }

    /** Opens the connection. */
    start(): void {
        this.#connect();
    }

    /** Sends a command until it is answered. `seq` is the entry that the person has seen. */
    send(command: Command, seq: number | null): Promise<Done> {
        return this.#orders.send(command, seq);
    }

    /** The page is looked at again, or the network is back: find out at once how things are. */
    wake(): void {
        if (this.#ended) return;
        if (this.#socket !== null && this.#open) {
            this.#ping(PONG_AWAKE);
            return;
        }
        if (this.#socket === null) this.#connect();
        this.#ask();
        this.#orders.again();
    }

    /** Asks the other side whether it is there, beside what is asked in silence. A socket that brings other
        things and leaves this without an answer is given up: what is sent over it does not arrive. */
    ask(): void {
        if (this.#socket === null || !this.#open) return;
        const oldest = this.#pings[0] ?? Infinity;
        const late = this.tools.now() - oldest > PONG;
        // After a sleep of the page the answer may be there, and only not heard yet.
        if (late && this.#late === oldest) return this.#drop(this.#socket);
        this.#late = late ? oldest : null;
        this.#sayPing();
    }

    /** The network is gone: no need to wait for the silence. */
    sleep(): void {
        if (this.#ended) return;
        if (this.#socket !== null) this.#drop(this.#socket);
        this.#report("lost");
    }

    /** Ends the connection for good. */
    close(): void {
        this.#finish(new Refused("closed", "the room is closed", 0));
    }

    #connect(): void {
        if (this.#ended || this.#socket !== null) return;
        this.#retry();
        let socket: Socket;
        try {
            socket = this.tools.socket(this.#seq);
        } catch {
            this.#failed();
            return;
        }
        this.#socket = socket;
        this.#open = false;
        this.#brought = this.#seq;
        [this.#pings, this.#late] = [[], null];
        this.#watch = this.tools.after(SLOW, () => {
            this.#failures = Math.max(this.#failures, BLOCKED);
            this.#ask();
            this.#watch = this.tools.after(OPENING - SLOW, () => this.#drop(socket));
        });
        socket.onopen = () => {
            if (this.#socket === socket) this.#sayPing();
        };
        socket.onmessage = (message) => {
            if (this.#socket !== socket) return;
            if (!this.#open) this.#opened();
            this.#heard(message.data);
        };
        socket.onclose = () => this.#gone(socket);
    }

    #opened(): void {
        this.#open = true;
        this.#unheard = false;
        this.#failures = 0;
        this.#poll();
        this.#report("live");
        this.#hearken();
        this.#orders.again();
    }

    /** Asks again whether the other side is there when nothing more has come for a while. */
    #hearken(): void {
        this.#watch();
        this.#watch = this.tools.after(this.tools.watched() ? PING : PING_UNSEEN, () => this.#ping(PONG));
    }

    #heard(data: unknown): void {
        const out = read(data);
        if (out === null) return;
        // Whatever comes proves that the socket is alive.
        this.#ends = 0;
        this.#report("live");
        this.#hearken();
        switch (out.type) {
            case "view":
                this.#brought = out.view.seq;
                return this.#tell({ type: "view", view: out.view });
            case "refresh": {
                const [after, asks] = [this.#brought, this.#behind];
                this.#brought = out.view.seq;
                this.#tellAfter(after, { type: "refresh", events: out.events, view: out.view });
                if (this.#behind && !asks) this.#ask();
                return;
            }
            case "done":
                return this.#orders.done(out.cmd_id, { seq: out.seq, events: out.events });
            case "refused":
                if (out.cmd_id != null) this.#orders.refused(out.cmd_id, new Refused(out.error.code, out.error.message, 409));
                return;
            case "pong": {
                const asked = this.#pings.shift();
                if (asked !== undefined && !this.#behind) this.listener.answered(asked);
                return;
            }
        }
    }

    /** Passes on what happened after an entry. Requests and sockets may cross: what begins elsewhere than
        where the known ends is held back, as nobody can say which of its events are new. */
    #tellAfter(after: number, heard: Heard): void {
        if (after === this.#seq || seqOf(heard) <= this.#seq) this.#tell(heard);
    }

    #tell(heard: Heard): void {
        this.#seq = Math.max(this.#seq, seqOf(heard));
        this.listener.hear(heard);
    }

    /** The socket has brought something that was held back: it has to be asked for. */
    get #behind(): boolean {
        return this.#open && this.#brought > this.#seq;
    }

    /** Asks whether the other side is there; silence is told, and then ends the socket. */
    #ping(patience: number): void {
        const socket = this.#socket;
        if (socket === null || !this.#open) return;
        this.#watch();
        if (!this.#sayPing()) return this.#drop(socket);
        this.#watch = this.tools.after(QUIET, () => {
            if (patience <= QUIET) return this.#drop(socket);
            this.#report("quiet");
            this.#watch = this.tools.after(patience - QUIET, () => this.#drop(socket));
        });
    }

    /** Somebody waits for an answer for longer than it takes: is anybody there? */
    #doubt(): void {
        if (this.#ended || this.#status === "lost") return;
        this.#report("quiet");
        if (this.#open) this.#ping(PONG - QUIET);
        else this.#ask();
    }

    #sayPing(): boolean {
        this.#pings.push(this.tools.now());
        return this.#say({ type: "ping" });
    }

    /** Sends over the socket; false if it cannot. */
    #say(message: object): boolean {
        try {
            this.#socket?.send(JSON.stringify(message));
            return this.#socket !== null;
        } catch {
            return false;
        }
    }

    /** Lets go of a socket that does not answer, without waiting for its end. */
    #drop(socket: Socket): void {
        try {
            socket.close();
        } catch {
            // It is as good as closed.
        }
        this.#gone(socket);
    }

    #gone(socket: Socket): void {
        if (this.#socket !== socket) return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        this.#socket = null;
        this.#watch();
        if (this.#ended) return;
        if (!this.#open) return this.#failed();
        this.#open = false;
        this.#report("lost");
        this.#later();
        // A server that stops, or a person sent away, looks like a lost network: ask which it is.
        this.#poll();
        this.#poll = this.tools.after(POLL / 2, () => this.#ask());
    }

    #failed(): void {
        this.#failures += 1;
        this.#later();
        // A socket does not say why it cannot be opened; a request does.
        this.#ask();
    }

    /** Tries a socket again after a while: longer each time, and not all pages at once. */
    #later(): void {
        this.#retry();
        const longest = this.#failures >= BLOCKED ? 30_000 : 8_000;
        const wait = Math.min(1_000 * 2 ** this.#ends, longest) * (0.5 + this.tools.random() / 2);
        this.#ends += 1;
        this.#retry = this.tools.after(wait, () => this.#connect());
    }

    /** Fetches the view, and goes on doing so while there is no socket or it has brought more. */
    #ask(): void {
        if (this.#asking || this.#ended) return;
        const after = this.#seq;
        this.#asking = true;
        this.#outdated = false;
        this.#poll();
        this.tools.view(after).then(
            (seen) => {
                this.#asking = false;
                if (this.#ended) return;
                this.#tellAfter(after, { type: "seen", seen });
                // Another node may have answered, which has heard less than the socket.
                if (this.#behind) this.#poll = this.tools.after(seen.seq > after ? 0 : POLL, () => this.#ask());
                if (this.#open) return;
                if (this.#failures >= BLOCKED) this.#report("polling");
                this.#poll = this.tools.after(this.#outdated ? 0 : POLL, () => this.#ask());
                if (this.#unheard) this.#back();
            },
            (error: unknown) => {
                this.#asking = false;
                if (this.#ended) return;
                const refused = asRefused(error);
                if (isFinal(refused)) return this.#finish(refused, true);
                if (this.#open && !this.#behind) return;
                const wait = refused.status === 429 ? 5 * POLL : POLL;
                this.#poll = this.tools.after(wait, () => this.#ask());
                if (this.#open) return;
                this.#unheard ||= refused.passing;
                this.#report("lost");
            },
        );
    }

    /** The other side answers again: the waits of the time in which it did not are of no use. */
    #back(): void {
        this.#unheard = false;
        this.#ends = 0;
        this.#connect();
    }

    #finish(why: Refused, tell = false): void {
        if (this.#ended) return;
        this.#ended = true;
        this.#retry();
        this.#poll();
        this.#watch();
        const socket = this.#socket;
        this.#socket = null;
        if (socket !== null) {
            socket.onopen = socket.onmessage = socket.onclose = null;
            socket.close();
        }
        this.#orders.close(why);
        if (tell) this.listener.end(why);
    }

    #report(status: Status): void {
        if (this.#status === status) return;
        this.#status = status;
        this.listener.status(status);
    }
}

function seqOf(heard: Heard): number {
    return heard.type === "seen" ? heard.seen.seq : heard.view.seq;
}

/** A message of the server; null for what this client does not know, which is passed over. */
function read(data: unknown): Out | null {
    if (typeof data !== "string") return null;
    try {
        const found: unknown = JSON.parse(data);
        return typeof found === "object" && found !== null && "type" in found ? (found as Out) : null;
    } catch {
        return null;
    }
}
