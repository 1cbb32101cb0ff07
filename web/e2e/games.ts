/** Brings games to the position where a test begins, through the API alone. */
import { expect } from "vitest";
import type { Command, Entered, LegalView } from "../src/protocol/types";
import type { TestServer } from "./server";

/** Options that make luck irrelevant: every roll brings a token out and none gives another roll. */
const NO_LUCK = { "entry.on": "any", "again.on": "never", "again.streak": "none" };

export interface Pair {
    ann: Entered;
    bo: Entered;
}

/** Plays for a person until it is somebody else's turn. */
export async function playTurn(server: TestServer, who: Entered): Promise<void> {
    for (;;) {
        const { game, status } = await server.view(who);
        if (game === null || status !== "playing" || game.turn.seat !== who.seat) return;
        const [first] = game.legal;
        if (game.turn.phase === "move" && first !== undefined) await server.send(who, moveOf(first));
        else await rollDice(server, who, game.ply);
    }
}

/** Rolls and waits until the dice have fallen, which takes longer while the server waits for a page that is gone. */
export async function rollDice(server: TestServer, who: Entered, ply: number): Promise<void> {
    await server.send(who, { type: "roll" });
    await expect.poll(async () => (await server.view(who)).game?.ply).not.toBe(ply);
}

function moveOf({ token, pips }: LegalView): Command {
    return { type: "move", token, pips };
}

export async function startGame(server: TestServer, ...people: readonly Entered[]): Promise<void> {
    for (const who of people) await server.send(who, { type: "ready", ready: true });
    const [host] = people;
    if (host !== undefined) await server.send(host, { type: "start" });
}

/** A game of two people with tokens on the track; it is Ann's turn to roll. */
export async function midGame(server: TestServer, settings: Record<string, unknown> = {}): Promise<Pair> {
    const ann = await server.createRoom({ variant: "ludo", options: NO_LUCK, settings: settings as never });
    const bo = await server.join(ann.code, "Bo");
    await startGame(server, ann, bo);
    for (let round = 0; round < 3; round++) {
        await playTurn(server, ann);
        await playTurn(server, bo);
    }
    return { ann, bo };
}

/** The same after Ann's roll: she can move one token or bring another out. */
export async function gameWithChoice(server: TestServer, settings: Record<string, unknown> = {}): Promise<Pair> {
    const pair = await midGame(server, settings);
    await server.send(pair.ann, { type: "roll" });
    return pair;
}

/** A game against bots in which Ann can choose between at least `moves` destinations. To get there she
    always moves her last token, so that many tokens stay on the track. */
export async function gameWithMoves(server: TestServer, variant: string, moves: number, bots = 3): Promise<Entered> {
    const ann = await server.createRoom({ variant });
    for (let bot = 0; bot < bots; bot++) await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await startGame(server, ann);
    for (;;) {
        const { game, status } = await server.view(ann);
        expect(status, "the game lasts until there are enough moves").toBe("playing");
        if (game === null || game.turn.seat !== ann.seat) continue;
        if (new Set(game.legal.map((one) => one.to)).size >= moves) return ann;
        const [last] = game.legal.toSorted((one, other) => one.to - other.to);
        if (last === undefined) await rollDice(server, ann, game.ply);
        else await server.send(ann, moveOf(last));
    }
}

/** A room with Ann and one or more bots whose game is over. */
export async function finishedGame(server: TestServer, variant: string, bots = 1): Promise<Entered> {
    const ann = await server.createRoom({ variant });
    for (let bot = 0; bot < bots; bot++) await server.send(ann, { type: "add_bot", level: "easy" } as Command);
    await startGame(server, ann);
    await server.send(ann, { type: "autopilot", on: true, level: "easy" } as Command);
    await expect.poll(async () => (await server.view(ann)).status).toBe("ended");
    return ann;
}
