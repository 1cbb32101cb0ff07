/** Typed requests to the server. docs/PROTOCOL.md describes them. */
import type {
    CheckVariant,
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
    CheckedVariant,
    VariantView,
    Watch,
} from "./types";

/** A request that failed. `code` does not depend on the language; `offline` means that no readable answer arrived. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly status: number,
    ) {
        super(message);
        this.name = "Refused";
    }

    /** The same in the form of the server's messages. */
    get problem(): Problem {
        return { code: this.code, message: this.message };
    }

    /** Whether the same request may succeed later: the server did not answer or is unavailable. */
    get isTemporary(): boolean {
        return this.status === 0 || this.status >= 500;
    }
}

/** A variant in the gallery. */
export type VariantSummary = Pick<VariantView, "id" | "name" | "summary" | "players" | "tokens" | "figures">;

interface RequestOptions {
    token?: string | null | undefined;
    signal?: AbortSignal | undefined;
}

/** Long enough for a record to arrive over a slow connection. */
const RECORD_TIMEOUT_MS = 15_000;

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
    variants: (): Promise<VariantSummary[]> => ask("GET", "/api/variants"),
    variant: (id: string): Promise<VariantView> => ask("GET", `/api/variants/${encodeURIComponent(id)}`),
    /** Checks a variant file or a board, and lists the problems. */
    checkVariant: (body: CheckVariant): Promise<CheckedVariant> => ask("POST", "/api/variants/check", body),
    lobby: (): Promise<Summary[]> => ask("GET", "/api/rooms"),
    make: (body: Partial<MakeRoom> & { name: string }): Promise<Entered> => ask("POST", "/api/rooms", body),

    room: (code: string, after: number | null = null, options: RequestOptions = {}): Promise<Seen> =>
        ask("GET", after === null ? room(code) : `${room(code)}?after=${after}`, undefined, options),
    join: (code: string, body: Partial<Join> & { name: string }): Promise<Entered> =>
        ask("POST", `${room(code)}/join`, body),
    watch: (code: string, body: Watch): Promise<Entered> => ask("POST", `${room(code)}/watch`, body),
    command: (code: string, order: Order, options: RequestOptions): Promise<Done> =>
        ask("POST", `${room(code)}/commands`, order, options),
    roomVariant: (code: string): Promise<VariantView> => ask("GET", `${room(code)}/variant`),

    /** The record of one of a room's games, by default the last one. Fails if it takes too long. */
    record: async (code: string, game: number | null = null): Promise<string> => {
        const timeout = new AbortController();
        const timer = setTimeout(() => timeout.abort(), RECORD_TIMEOUT_MS);
        try {
            const answer = await request("GET", recordPath(code, game), undefined, { signal: timeout.signal });
            return await answer.text();
        } finally {
            clearTimeout(timer);
        }
    },
    /** Plays a record again. If it has a proof of its dice, the server checks the proof against the game. */
    replay: (record: string): Promise<Replayed> => ask("POST", "/api/replay", { record }),
};

/** The address from which a record can be downloaded. */
export function recordPath(code: string, game: number | null = null): string {
    return game === null ? `${room(code)}/record` : `${room(code)}/record?game=${game}`;
}

/** A command with a random id, so that the server executes it once even if it is sent twice. */
export function order(command: Command, seq: number | null): Order {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const cmd_id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return seq === null ? { cmd_id, ...command } : { cmd_id, seq, ...command };
}

async function ask<T>(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<T> {
    const answer = await request(method, path, body, options);
    try {
        // The generated types describe the server's messages, so they are not checked again.
        return (await answer.json()) as T;
    } catch {
        throw new Refused("offline", "the answer could not be read", 0);
    }
}

async function request(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (options.token != null) headers["authorization"] = `Bearer ${options.token}`;
    const init: RequestInit = { method, headers, cache: "no-store" };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (options.signal !== undefined) init.signal = options.signal;
    let answer: Response;
    try {
        answer = await fetch(path, init);
    } catch {
        throw new Refused("offline", "the server does not answer", 0);
    }
    if (!answer.ok) throw await refusedFrom(answer);
    return answer;
}

async function refusedFrom(answer: Response): Promise<Refused> {
    try {
        const body: unknown = await answer.json();
        if (isFailure(body)) return new Refused(body.error.code, body.error.message, answer.status);
    } catch {
        // A proxy answered instead of the server, so only the status is known.
    }
    return new Refused(answer.status >= 500 ? "unavailable" : "bad_request", answer.statusText, answer.status);
}

function isFailure(body: unknown): body is { error: Problem } {
    if (typeof body !== "object" || body === null || !("error" in body)) return false;
    const { error } = body;
    return typeof error === "object" && error !== null && "code" in error && "message" in error;
}
