/** Opens a room and seats its players according to a plan. If everybody is here, the page of the room
    starts the game as soon as the server has this device's anchors. */
import { api, order, Refused } from "../protocol/api";
import { identity } from "../protocol/identity";
import type { Change, Command } from "../protocol/types";

/** The planned player of a seat. */
export type Sitter =
    | { kind: "me"; name: string }
    | { kind: "here"; name: string }
    | { kind: "link" }
    | { kind: "bot"; level: string; name: string | null }
    | { kind: "empty" };

export interface Plan {
    variant: string;
    /** The file of a variant that the server does not have. */
    variantText?: string | undefined;
    /** The chosen house rules: a choice by the id of its rule. */
    house: Record<string, string>;
    settings: Change;
    turnSeconds: number;
    public: boolean;
    /** By the number of the seat. */
    seats: Sitter[];
}

/** How a plan is carried out: who opens the room, the commands after that, and whether the game starts at
    once. */
export interface Steps {
    name: string;
    seat: number;
    commands: Command[];
    starts: boolean;
}

/** The steps of a plan. The first person here opens the room; the others follow in the order of the seats. */
export function steps(plan: Plan): Steps {
    const seats = plan.seats.map((sitter, seat) => ({ sitter, seat }));
    // Without a "me", the first person here opens the room.
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

/** Rooms that were opened here and start at once. */
const toStart = new Set<string>();

/** Whether the page of a room should start the game; true only once. */
export function takeStart(code: string): boolean {
    return toStart.delete(code);
}

/** Opens the room of a plan and returns its code. This succeeds even if a command is rejected, because the
    page of the room shows what is missing. */
export async function open(plan: Plan): Promise<string> {
    const { name, seat, commands, starts } = steps(plan);
    const entered = await api.make({
        ...(plan.variantText === undefined ? { variant: plan.variant } : { variant_text: plan.variantText }),
        name,
        seat,
        house: plan.house,
        public: plan.public,
        turn_seconds: plan.turnSeconds,
        settings: plan.settings,
    });
    identity.add(entered, plan.variant, name);
    const tell = (command: Command): Promise<unknown> =>
        api.command(entered.code, order(command, null), { token: entered.token });
    try {
        for (const command of commands) await tell(command);
        if (starts) toStart.add(entered.code);
    } catch (error) {
        // The room exists, and its page lets the person fix the rest.
        if (!(error instanceof Refused)) throw error;
    }
    return entered.code;
}

/** A plan with bots on all other seats. */
export function againstComputers(name: string, variant: string, seats: number, bots: readonly string[]): Plan {
    const others = Array.from({ length: seats - 1 }, (_, i): Sitter => ({ kind: "bot", level: "medium", name: bots[i] ?? null }));
    return {
        variant,
        house: {},
        settings: { undo: "ask", play_forced: true },
        turnSeconds: 120,
        public: false,
        seats: [{ kind: "me", name }, ...others],
    };
}

/** A plan in which friends join by link. */
export function withFriends(name: string, variant: string, seats: number): Plan {
    const others = Array.from({ length: seats - 1 }, (): Sitter => ({ kind: "link" }));
    return {
        variant,
        house: {},
        settings: { undo: "ask" },
        turnSeconds: 60,
        public: false,
        seats: [{ kind: "me", name }, ...others],
    };
}
