/** A page's connection to a room: a socket that reconnects by itself, or polling every two seconds where
    sockets are blocked. Commands are sent through it as `Orders`. */
import { Refused } from "./api";
import { asRefused, isFinal, Orders } from "./orders";
import type { Command, Done, Order, Out, RoomEvent, RoomView, Seen } from "./types";

/** News of a room, however it arrived. */
export type RoomUpdate =
    /** The whole view, without the events that led to it. */
    | { type: "view"; view: RoomView }
    /** The events since the last message and the view after them, without chat and `you`. */
    | { type: "refresh"; events: RoomEvent[]; view: RoomView }
    /** The whole view, with the events since the last one if the server still knows them. */
    | { type: "seen"; seen: Seen };

/** The state of the connection. It is `quiet` while an answer is late but nothing else is known to be wrong. */
export type Status = "connecting" | "live" | "polling" | "quiet" | "lost";

/** The part of a WebSocket that is needed here. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((message: { data: unknown }) => void) | null;
    onclose: ((end: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

/** What the link needs from the outside; tests pass their own. */
export interface LinkEnvironment {
    socket(after: number): Socket;
    view(after: number): Promise<Seen>;
    post(order: Order): Promise<Done>;
    /** Calls a function after some milliseconds. Returns a function that cancels the call. */
    after(ms: number, then: () => void): () => void;
    /** Milliseconds on any clock. */
    now(): number;
    /** From 0 to 1. */
    random(): number;
    /** Whether the page is visible. */
    visible(): boolean;
}

/** Receives what the link learns. */
export interface LinkListener {
    receive(update: RoomUpdate): void;
    status(status: Status): void;
    /** The socket has delivered everything that the server sent before it answered a ping of this time. */
    answered(pingedAt: number): void;
    /** The room is gone or the token is not valid, so the link has closed. */
    end(why: Refused): void;
}

const POLL_MS = 2_000;
const OPENING_MS = 4_000;
/** A socket that delivers nothing within this time counts as blocked until it does. The link then sends a
    request; if that is answered first, the network works and only the socket does not. */
const SLOW_MS = 2_000;
/** A visible page notices a silent connection sooner than a hidden one. */
const PING_MS = 5_000;
const HIDDEN_PING_MS = 20_000;
/** An answer later than this makes the connection `quiet`, … */
const QUIET_MS = 2_000;
/** … and one later than this closes the socket. */
const PONG_MS = 8_000;
/** The same just after the page woke up. */
const AWAKE_PONG_MS = 2_000;
/** After this many sockets in a row that delivered nothing, polling begins. */
const BLOCKED_SOCKETS = 2;

const nothing = (): void => {};

export class Link {
    /** The last entry that was passed to the listener. */
    #seq: number;
    /** The last entry that the socket has delivered or was opened after. Its next events follow this one. */
    #socketSeq = 0;
    #status: Status = "connecting";
    #socket: Socket | null = null;
    /** Whether the socket has delivered something. A proxy may accept sockets and then pass nothing on. */
    #open = false;
    /** Sockets in a row that delivered nothing. */
    #failures = 0;
    /** Sockets in a row that closed, whether or not they had opened. */
    #closures = 0;
    #fetching = false;
    /** A command was executed after the running request was sent, so its answer may miss the result. */
    #outdated = false;
    /** The last request was not answered. */
    #unreachable = false;
    #ended = false;
    #cancelRetry = nothing;
    #cancelPoll = nothing;
    #cancelWatch = nothing;
    /** The times of the unanswered pings, oldest first. */
    #pings: number[] = [];
    /** The time of the oldest ping, if its answer was already late at the last `checkDelivery`. */
    #latePing: number | null = null;
    readonly #orders: Orders;

    constructor(
        private readonly env: LinkEnvironment,
        private readonly listener: LinkListener,
        seq: number,
    ) {
        this.#seq = seq;
        this.#orders = new Orders({
            socket: (order) => this.#open && this.#sendMessage(order),
            post: (order) => env.post(order),
            after: (ms, then) => env.after(ms, then),
            random: () => env.random(),
            // Without a socket the result has to be fetched.
            posted: () => {
                this.#outdated = this.#fetching;
                if (!this.#open) this.#fetch();
            },
            unanswered: () => this.#checkConnection(),
            end: (why) => this.#finish(why, true),
        });
    }

    /** Opens the connection. */
    start(): void {
        this.#connect();
    }

    /** Sends a command until it is answered. `seq` is the last entry that the person has seen. */
    send(command: Command, seq: number | null): Promise<Done> {
        return this.#orders.send(command, seq);
    }

    /** Checks the connection at once, because the page is visible again or the network is back. */
    wake(): void {
        if (this.#ended) return;
        if (this.#socket !== null && this.#open) {
            this.#ping(AWAKE_PONG_MS);
            return;
        }
        if (this.#socket === null) this.#connect();
        this.#fetch();
        this.#orders.resend();
    }

    /** Pings the server even though the socket is not silent. A socket that delivers messages but no answers
        to pings is closed, because it does not carry what this page sends. */
    checkDelivery(): void {
        if (this.#socket === null || !this.#open) return;
        const oldest = this.#pings[0] ?? Infinity;
        const late = this.env.now() - oldest > PONG_MS;
        // A page that has just woken up may not have read the answer yet, so it gets a second chance.
        if (late && this.#latePing === oldest) return this.#drop(this.#socket);
        this.#latePing = late ? oldest : null;
        this.#sendPing();
    }

    /** Closes the socket because the browser reports that the network is gone. */
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
        this.#cancelRetry();
        let socket: Socket;
        try {
            socket = this.env.socket(this.#seq);
        } catch {
            this.#onOpenFailed();
            return;
        }
        this.#socket = socket;
        this.#open = false;
        this.#socketSeq = this.#seq;
        [this.#pings, this.#latePing] = [[], null];
        this.#cancelWatch = this.env.after(SLOW_MS, () => {
            this.#failures = Math.max(this.#failures, BLOCKED_SOCKETS);
            this.#fetch();
            this.#cancelWatch = this.env.after(OPENING_MS - SLOW_MS, () => this.#drop(socket));
        });
        socket.onopen = () => {
            if (this.#socket === socket) this.#sendPing();
        };
        socket.onmessage = (message) => {
            if (this.#socket !== socket) return;
            if (!this.#open) this.#onOpened();
            this.#receive(message.data);
        };
        socket.onclose = () => this.#onClosed(socket);
    }

    #onOpened(): void {
        this.#open = true;
        this.#unreachable = false;
        this.#failures = 0;
        this.#cancelPoll();
        this.#report("live");
        this.#schedulePing();
        this.#orders.resend();
    }

    /** Pings the server when the socket has been silent for a while. */
    #schedulePing(): void {
        this.#cancelWatch();
        this.#cancelWatch = this.env.after(this.env.visible() ? PING_MS : HIDDEN_PING_MS, () => this.#ping(PONG_MS));
    }

    #receive(data: unknown): void {
        const out = read(data);
        if (out === null) return;
        // Any message proves that the socket is alive.
        this.#closures = 0;
        this.#report("live");
        this.#schedulePing();
        switch (out.type) {
            case "view":
                this.#socketSeq = out.view.seq;
                return this.#deliver({ type: "view", view: out.view });
            case "refresh": {
                const [after, asks] = [this.#socketSeq, this.#isMissingEvents];
                this.#socketSeq = out.view.seq;
                this.#deliverAfter(after, { type: "refresh", events: out.events, view: out.view });
                if (this.#isMissingEvents && !asks) this.#fetch();
                return;
            }
            case "done":
                return this.#orders.done(out.cmd_id, { seq: out.seq, events: out.events });
            case "refused":
                if (out.cmd_id != null) this.#orders.refused(out.cmd_id, new Refused(out.error.code, out.error.message, 409));
                return;
            case "pong": {
                const asked = this.#pings.shift();
                if (asked !== undefined && !this.#isMissingEvents) this.listener.answered(asked);
                return;
            }
        }
    }

    /** Passes on an update whose events begin after an entry. Answers to requests and socket messages may
        overtake each other. An update that does not continue the known entries is dropped, because it is
        unclear which of its events are new. */
    #deliverAfter(after: number, update: RoomUpdate): void {
        if (after === this.#seq || seqOf(update) <= this.#seq) this.#deliver(update);
    }

    #deliver(update: RoomUpdate): void {
        this.#seq = Math.max(this.#seq, seqOf(update));
        this.listener.receive(update);
    }

    /** Whether an update from the socket was dropped and has to be fetched. */
    get #isMissingEvents(): boolean {
        return this.#open && this.#socketSeq > this.#seq;
    }

    /** Pings the server. Silence is reported first and then closes the socket. */
    #ping(patience: number): void {
        const socket = this.#socket;
        if (socket === null || !this.#open) return;
        this.#cancelWatch();
        if (!this.#sendPing()) return this.#drop(socket);
        this.#cancelWatch = this.env.after(QUIET_MS, () => {
            if (patience <= QUIET_MS) return this.#drop(socket);
            this.#report("quiet");
            this.#cancelWatch = this.env.after(patience - QUIET_MS, () => this.#drop(socket));
        });
    }

    /** Checks the connection because an order waits unusually long for its answer. */
    #checkConnection(): void {
        if (this.#ended || this.#status === "lost") return;
        this.#report("quiet");
        if (this.#open) this.#ping(PONG_MS - QUIET_MS);
        else this.#fetch();
    }

    #sendPing(): boolean {
        this.#pings.push(this.env.now());
        return this.#sendMessage({ type: "ping" });
    }

    /** Sends over the socket; false if that fails. */
    #sendMessage(message: object): boolean {
        try {
            this.#socket?.send(JSON.stringify(message));
            return this.#socket !== null;
        } catch {
            return false;
        }
    }

    /** Abandons a socket that does not answer, without waiting until it has closed. */
    #drop(socket: Socket): void {
        try {
            socket.close();
        } catch {
            // The socket is abandoned either way.
        }
        this.#onClosed(socket);
    }

    #onClosed(socket: Socket): void {
        if (this.#socket !== socket) return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        this.#socket = null;
        this.#cancelWatch();
        if (this.#ended) return;
        if (!this.#open) return this.#onOpenFailed();
        this.#open = false;
        this.#report("lost");
        this.#connectLater();
        // A closed socket does not say whether the network is gone, the server has stopped or the person was
        // removed; a request does.
        this.#cancelPoll();
        this.#cancelPoll = this.env.after(POLL_MS / 2, () => this.#fetch());
    }

    #onOpenFailed(): void {
        this.#failures += 1;
        this.#connectLater();
        // A socket does not say why it cannot be opened, but a request does.
        this.#fetch();
    }

    /** Opens another socket after a random delay that grows each time, so that pages do not reconnect all at
        once. */
    #connectLater(): void {
        this.#cancelRetry();
        const longest = this.#failures >= BLOCKED_SOCKETS ? 30_000 : 8_000;
        const wait = Math.min(1_000 * 2 ** this.#closures, longest) * (0.5 + this.env.random() / 2);
        this.#closures += 1;
        this.#cancelRetry = this.env.after(wait, () => this.#connect());
    }

    /** Fetches the view, and repeats that while there is no socket or updates of the socket were dropped. */
    #fetch(): void {
        if (this.#fetching || this.#ended) return;
        const after = this.#seq;
        this.#fetching = true;
        this.#outdated = false;
        this.#cancelPoll();
        this.env.view(after).then(
            (seen) => {
                this.#fetching = false;
                if (this.#ended) return;
                this.#deliverAfter(after, { type: "seen", seen });
                // The answer may come from another node, which does not have the newest entries yet.
                if (this.#isMissingEvents) this.#cancelPoll = this.env.after(seen.seq > after ? 0 : POLL_MS, () => this.#fetch());
                if (this.#open) return;
                if (this.#failures >= BLOCKED_SOCKETS) this.#report("polling");
                this.#cancelPoll = this.env.after(this.#outdated ? 0 : POLL_MS, () => this.#fetch());
                if (this.#unreachable) this.#reconnectNow();
            },
            (error: unknown) => {
                this.#fetching = false;
                if (this.#ended) return;
                const refused = asRefused(error);
                if (isFinal(refused)) return this.#finish(refused, true);
                if (this.#open && !this.#isMissingEvents) return;
                const wait = refused.status === 429 ? 5 * POLL_MS : POLL_MS;
                this.#cancelPoll = this.env.after(wait, () => this.#fetch());
                if (this.#open) return;
                this.#unreachable ||= refused.isTemporary;
                this.#report("lost");
            },
        );
    }

    /** Connects at once when the server answers again, however long the delay had become. */
    #reconnectNow(): void {
        this.#unreachable = false;
        this.#closures = 0;
        this.#connect();
    }

    #finish(why: Refused, tell = false): void {
        if (this.#ended) return;
        this.#ended = true;
        this.#cancelRetry();
        this.#cancelPoll();
        this.#cancelWatch();
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

function seqOf(update: RoomUpdate): number {
    return update.type === "seen" ? update.seen.seq : update.view.seq;
}

/** A message of the server; null for messages that this client does not understand. */
function read(data: unknown): Out | null {
    if (typeof data !== "string") return null;
    try {
        const found: unknown = JSON.parse(data);
        return typeof found === "object" && found !== null && "type" in found ? (found as Out) : null;
    } catch {
        return null;
    }
}
