/** From a plan of who sits where to a room: made and seated. If everybody is here its page starts the
    game, as soon as this device has committed to its part of the dice. */
import { api, order, Refused } from "../protocol/api";
import type { Change, Command } from "../protocol/types";
import { identity } from "../room/identity";

/** Who is to sit on a seat. */
export type Sitter =
    | { kind: "me"; name: string }
    | { kind: "here"; name: string }
    | { kind: "link" }
    | { kind: "bot"; level: string; name: string | null }
    | { kind: "empty" };

export interface Plan {
    variant: string;
    options: Record<string, unknown>;
    settings: Change;
    turnSeconds: number;
    public: boolean;
    /** By the number of the seat. */
    seats: Sitter[];
}

/** What the plan comes to: who makes the room, what is done then, and whether it can start. */
export interface Steps {
    name: string;
    seat: number;
    commands: Command[];
    starts: boolean;
}

/** The steps of a plan. Whoever plays here sits down first, so that seats are as planned. */
export function steps(plan: Plan): Steps {
    const seats = plan.seats.map((sitter, seat) => ({ sitter, seat }));
    // Somebody has to make the room: without a "me" the first person here does.
    const maker = seats.find(({ sitter }) => sitter.kind === "me") ?? seats.find(({ sitter }) => sitter.kind === "here");
    const makes = maker?.sitter;
    if (makes === undefined || (makes.kind !== "me" && makes.kind !== "here")) throw new Error("somebody plays here");
    const commands: Command[] = [];
    for (const { sitter, seat } of seats) {
        if (sitter === makes) continue;
        if (sitter.kind === "here" || sitter.kind === "me") commands.push({ type: "sit", seat, name: sitter.name });
        if (sitter.kind === "bot") {
            const named = sitter.name === null ? {} : { name: sitter.name };
            commands.push({ type: "add_bot", seat, level: sitter.level, ...named });
        }
    }
    commands.push({ type: "ready", ready: true });
    const starts = !seats.some(({ sitter }) => sitter.kind === "link");
    return { name: makes.name, seat: maker?.seat ?? 0, commands, starts };
}

/** Rooms that were made here to be started at once. */
const toStart = new Set<string>();

/** Whether a room is to be started by its page; asked once. */
export function takeStart(code: string): boolean {
    return toStart.delete(code);
}

/** Makes the room of a plan and answers with its code. A room that cannot start yet is no failure:
    its page says what is missing. */
export async function open(plan: Plan): Promise<string> {
    const { name, seat, commands, starts } = steps(plan);
    const entered = await api.make({
        variant: plan.variant,
        name,
        seat,
        options: plan.options,
        public: plan.public,
        turn_seconds: plan.turnSeconds,
        settings: plan.settings,
    });
    identity.keep(entered, plan.variant, name);
    const tell = (command: Command): Promise<unknown> =>
        api.command(entered.code, order(command, null), { token: entered.token });
    try {
        for (const command of commands) await tell(command);
        if (starts) toStart.add(entered.code);
    } catch (error) {
        // The room is there; its page shows what is missing and lets it be put right.
        if (!(error instanceof Refused)) throw error;
    }
    return entered.code;
}

/** A table against computers on all other seats. */
export function againstComputers(name: string, variant: string, seats: number, bots: readonly string[]): Plan {
    const others = Array.from({ length: seats - 1 }, (_, i): Sitter => ({ kind: "bot", level: "medium", name: bots[i] ?? null }));
    return {
        variant,
        options: {},
        settings: { undo: "ask", play_forced: true },
        turnSeconds: 120,
        public: false,
        seats: [{ kind: "me", name }, ...others],
    };
}

/** A table at which people sit down who have the link. */
export function withFriends(name: string, variant: string, seats: number): Plan {
    const others = Array.from({ length: seats - 1 }, (): Sitter => ({ kind: "link" }));
    return {
        variant,
        options: {},
        settings: { undo: "ask" },
        turnSeconds: 60,
        public: false,
        seats: [{ kind: "me", name }, ...others],
    };
}
