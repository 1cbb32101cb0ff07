/** Games with sealed dice, to which every page contributes values, and ways to fake a cheating server. */
import { expect } from "vitest";
import { type Outcome, verify } from "../src/dice/record/verify";
import type { Command, Entered, MakeRoom, RoomView } from "../src/protocol/types";
import { startGame } from "./games";
import type { Guest } from "./guest";
import type { TestServer } from "./server";

/** A room normally waits two seconds for a page's value and then reports it as missing. Tests about pages
    that do answer wait longer, so that they also pass on a busy machine. */
export const PATIENT = { wait: 12_000 };

const NAMES = ["Ann", "Bo", "Cy"];

/** Options that make every roll one turn: any roll brings a token out, and none gives another roll. */
export const ONE_ROLL_PER_TURN = { tokens: 2, "entry.on": "any", "again.on": "never", "again.streak": "none" };

type RoomOptions = Partial<MakeRoom>;

/** Seats the guests in a room whose game has not started, and waits until all devices have committed. */
export async function openSealedRoom(server: TestServer, guests: readonly Guest[], options: RoomOptions = {}): Promise<Entered[]> {
    const host = await server.createRoom({ variant: "ludo", options: ONE_ROLL_PER_TURN, ...options });
    const people = [host];
    for (const name of NAMES.slice(1, guests.length)) people.push(await server.join(host.code, name));
    if (guests.length === 1) await server.send(host, { type: "add_bot", level: "easy" } as Command);
    await Promise.all(guests.map((guest, nth) => guest.enter(people[nth] ?? host, options.variant ?? "ludo", NAMES[nth] ?? "")));
    await waitForAnchors(server, people);
    return people;
}

/** The same, and starts the game. */
export async function startSealedGame(server: TestServer, guests: readonly Guest[], options: RoomOptions = {}): Promise<Entered[]> {
    const people = await openSealedRoom(server, guests, options);
    await startGame(server, ...people);
    await Promise.all(guests.map((guest) => guest.id("act").waitFor()));
    return people;
}

/** Waits until each person's device has committed to a chain of values for the next game. */
export async function waitForAnchors(server: TestServer, people: readonly Entered[]): Promise<void> {
    for (const who of people) await expect.poll(async () => (await diceOf(server, who)).anchors[who.seat ?? 0]).toBeDefined();
}

export async function diceOf(server: TestServer, who: Entered): Promise<RoomView["dice"]> {
    return (await server.view(who)).dice;
}

/** The current record of a room's game; `game` selects an earlier one. */
export async function fetchRecord(server: TestServer, { code }: Pick<Entered, "code">, game?: number): Promise<string> {
    const answer = await fetch(`${server.url}/api/rooms/${code}/record${game === undefined ? "" : `?game=${game}`}`);
    expect(answer.status).toBe(200);
    return answer.text();
}

/** The verdict on a record, which must verify. */
export function verdictOf(text: string): Extract<Outcome, { kind: "proved" }>["verdict"] {
    const outcome = verify(text);
    if (outcome.kind !== "proved") throw new Error(`the record does not verify: ${JSON.stringify({ ...outcome, record: undefined })}`);
    return outcome.verdict;
}

/** Waits until the record proves at least `wanted` rolls, and returns the verdict. */
export async function waitForRolls(server: TestServer, who: Pick<Entered, "code">, wanted: number): Promise<ReturnType<typeof verdictOf>> {
    await expect.poll(async () => verdictOf(await fetchRecord(server, who)).rolls).toBeGreaterThanOrEqual(wanted);
    return verdictOf(await fetchRecord(server, who));
}

/** The parts of a socket message to a page that a cheating server could change. */
export interface SocketMessage {
    type: string;
    events?: (Record<string, unknown> & { type: string })[];
    view?: RoomView;
}

/** Fakes a server that lies to one guest: `change` edits every message before the page receives it. */
export async function tamperMessages(guest: Guest, change: (message: SocketMessage) => void): Promise<void> {
    await guest.page.routeWebSocket(/\/socket/, (socket) => {
        const upstream = socket.connectToServer();
        upstream.onMessage((text) => {
            const message = JSON.parse(String(text)) as SocketMessage;
            change(message);
            socket.send(JSON.stringify(message));
        });
    });
}

/** The rolls in a message, which the caller may change in place. */
export function shownRolls(message: SocketMessage): ShownRoll[] {
    return (message.events ?? []).filter((event) => event.type === "roll_shown") as unknown as ShownRoll[];
}

export interface ShownRoll {
    index: number;
    roller: number | null;
    server: string;
    contributions: Record<string, string>;
    missing: number[];
    fell: string;
}
