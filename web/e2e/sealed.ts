/** Games whose dice come from the pages' own chains, and servers that cheat in them. */
import { expect } from "vitest";
import { type Outcome, verify } from "../src/fair/verify";
import type { Command, Entered, MakeRoom, RoomView } from "../src/protocol/types";
import { start } from "./games";
import type { Guest } from "./guest";
import type { House } from "./house";

/** A room waits two seconds for a value, and names a page that is slower as missing, rightly so. What
    tests say of pages that are not must not depend on how busy the machine is. */
export const PATIENT = { wait: 12_000 };

const NAMES = ["Ann", "Bo", "Cy"];

/** Every roll is a turn: tokens enter by any roll, and none gives another. */
export const EVEN = { tokens: 2, "entry.on": "any", "again.on": "never", "again.streak": "none" };

type Wish = Partial<MakeRoom>;

/** People at their pages, in a room whose game waits; all devices have committed. */
export async function gather(house: House, guests: readonly Guest[], wish: Wish = {}): Promise<Entered[]> {
    const host = await house.make({ variant: "ludo", options: EVEN, ...wish });
    const people = [host];
    for (const name of NAMES.slice(1, guests.length)) people.push(await house.join(host.code, name));
    if (guests.length === 1) await house.does(host, { type: "add_bot", level: "easy" } as Command);
    await Promise.all(guests.map((guest, nth) => guest.enters(people[nth] ?? host, wish.variant ?? "ludo", NAMES[nth] ?? "")));
    await committed(house, people);
    return people;
}

/** The same, and the game has begun. */
export async function deal(house: House, guests: readonly Guest[], wish: Wish = {}): Promise<Entered[]> {
    const people = await gather(house, guests, wish);
    await start(house, ...people);
    await Promise.all(guests.map((guest) => guest.id("act").waitFor()));
    return people;
}

/** Waits until the device of each of these people has committed to a chain for the game that comes. */
export async function committed(house: House, people: readonly Entered[]): Promise<void> {
    for (const who of people) await expect.poll(async () => (await dice(house, who)).anchors[who.seat ?? 0]).toBeDefined();
}

export async function dice(house: House, who: Entered): Promise<RoomView["dice"]> {
    return (await house.view(who)).dice;
}

/** The record of a room's game as it is now. */
export async function record(house: House, { code }: Pick<Entered, "code">, game?: number): Promise<string> {
    const answer = await fetch(`${house.url}/api/rooms/${code}/record${game === undefined ? "" : `?game=${game}`}`);
    expect(answer.status).toBe(200);
    return answer.text();
}

/** What a record that is not a fraud proves. */
export function proved(text: string): Extract<Outcome, { kind: "proved" }>["verdict"] {
    const outcome = verify(text);
    if (outcome.kind !== "proved") throw new Error(`the record is not proved: ${JSON.stringify({ ...outcome, record: undefined })}`);
    return outcome.verdict;
}

/** Waits until so many rolls were proved, and gives what they prove. */
export async function rolls(house: House, who: Pick<Entered, "code">, wanted: number): Promise<ReturnType<typeof proved>> {
    await expect.poll(async () => proved(await record(house, who)).rolls).toBeGreaterThanOrEqual(wanted);
    return proved(await record(house, who));
}

/** A message of the room to a page, as far as cheating goes. */
export interface Told {
    type: string;
    events?: (Record<string, unknown> & { type: string })[];
    view?: RoomView;
}

/** A server that lies to one page: all it tells passes through here first. */
export async function lies(guest: Guest, change: (told: Told) => void): Promise<void> {
    await guest.page.routeWebSocket(/\/socket/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
            const told = JSON.parse(String(text)) as Told;
            change(told);
            socket.send(JSON.stringify(told));
        });
    });
}

/** The rolls that a message shows, to be changed. */
export function shown(told: Told): Shown[] {
    return (told.events ?? []).filter((event) => event.type === "roll_shown") as unknown as Shown[];
}

export interface Shown {
    index: number;
    roller: number | null;
    server: string;
    contributions: Record<string, string>;
    missing: number[];
    fell: string;
}
