/** The server's requests, typed. docs/PROTOCOL.md describes them. */
import type {
    Command,
    Done,
    Entered,
    Join,
    MakeRoom,
    Order,
    Problem,
    Replayed,
    Seen,
    Summary,
    VariantView,
    Watch,
} from "./types";

/** The server, or the way to it, said no. `code` is stable; `offline` means that nobody answered. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly status: number,
    ) {
        super(message);
        this.name = "Refused";
    }

    /** The same as the server's message has it. */
    get problem(): Problem {
        return { code: this.code, message: this.message };
    }

    /** Whether the same request may succeed later: nobody answered, or the server cannot now. */
    get passing(): boolean {
        return this.status === 0 || this.status >= 500;
    }
}

/** A variant in the gallery. */
export type VariantSummary = Pick<VariantView, "id" | "name" | "summary" | "players" | "tokens" | "figures">;

/** Who asks, and when to give up. */
interface Asking {
    token?: string | null | undefined;
    signal?: AbortSignal | undefined;
}

/** So long a record may take to come, also over a slow line. */
const RECORD = 15_000;

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
    variants: (): Promise<VariantSummary[]> => ask("GET", "/api/variants"),
    variant: (id: string): Promise<VariantView> => ask("GET", `/api/variants/${encodeURIComponent(id)}`),
    lobby: (): Promise<Summary[]> => ask("GET", "/api/rooms"),
    make: (wish: Partial<MakeRoom> & { name: string }): Promise<Entered> => ask("POST", "/api/rooms", wish),

    room: (code: string, after: number | null = null, asking: Asking = {}): Promise<Seen> =>
        ask("GET", after === null ? room(code) : `${room(code)}?after=${after}`, undefined, asking),
    join: (code: string, wish: Partial<Join> & { name: string }): Promise<Entered> =>
        ask("POST", `${room(code)}/join`, wish),
    watch: (code: string, wish: Watch): Promise<Entered> => ask("POST", `${room(code)}/watch`, wish),
    command: (code: string, order: Order, asking: Asking): Promise<Done> =>
        ask("POST", `${room(code)}/commands`, order, asking),
    roomVariant: (code: string): Promise<VariantView> => ask("GET", `${room(code)}/variant`),

    /** The record of a room's game: the last one if none is said. Who waits for it for too long asks again. */
    record: async (code: string, game: number | null = null): Promise<string> => {
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(), RECORD);
        try {
            const answer = await reach("GET", recordPath(code, game), undefined, { signal: late.signal });
            return await answer.text();
        } finally {
            clearTimeout(timer);
        }
    },
    replay: async (record: string): Promise<Replayed> => {
        const { withoutProof } = await import("../fair/record");
        return ask("POST", "/api/replay", { record: withoutProof(record) });
    },
    /** The same with the proof of its dice, which the server then checks against the game. */
    check: (record: string): Promise<Replayed> => ask("POST", "/api/replay", { record }),
};

/** Where a record can be downloaded. */
export function recordPath(code: string, game: number | null = null): string {
    return game === null ? `${room(code)}/record` : `${room(code)}/record?game=${game}`;
}

/** A command as it is sent: with a name of its own, so that sending it twice does it once. */
export function order(command: Command, seq: number | null): Order {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const cmd_id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return seq === null ? { cmd_id, ...command } : { cmd_id, seq, ...command };
}

async function ask<T>(method: string, path: string, body?: unknown, asking: Asking = {}): Promise<T> {
    const answer = await reach(method, path, body, asking);
    try {
        // The server's messages are described by the generated types.
        return (await answer.json()) as T;
    } catch {
        throw new Refused("offline", "the answer could not be read", 0);
    }
}

async function reach(method: string, path: string, body?: unknown, asking: Asking = {}): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (asking.token != null) headers["authorization"] = `Bearer ${asking.token}`;
    const init: RequestInit = { method, headers, cache: "no-store" };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (asking.signal !== undefined) init.signal = asking.signal;
    let answer: Response;
    try {
        answer = await fetch(path, init);
    } catch {
        throw new Refused("offline", "the server does not answer", 0);
    }
    if (!answer.ok) throw await refusedBy(answer);
    return answer;
}

async function refusedBy(answer: Response): Promise<Refused> {
    try {
        const body: unknown = await answer.json();
        if (isFailure(body)) return new Refused(body.error.code, body.error.message, answer.status);
    } catch {
        // Something between us and the server answered; its status is all there is.
    }
    return new Refused(answer.status >= 500 ? "unavailable" : "bad_request", answer.statusText, answer.status);
}

function isFailure(body: unknown): body is { error: Problem } {
    if (typeof body !== "object" || body === null || !("error" in body)) return false;
    const { error } = body;
    return typeof error === "object" && error !== null && "code" in error && "message" in error;
}
