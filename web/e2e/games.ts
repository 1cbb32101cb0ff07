/** Games brought to where a test begins, without pages. */
import { expect } from "vitest";
import type { Command, Entered, LegalView } from "../src/protocol/types";
import type { House } from "./house";

/** Rolls that need no luck: every roll brings a token out, none gives another. */
const EVEN = { "entry.on": "any", "again.on": "never", "again.streak": "none" };

export interface Pair {
    ann: Entered;
    bo: Entered;
}

/** Plays a person's seat until it is another's turn. */
export async function turn(house: House, who: Entered): Promise<void> {
    for (;;) {
        const { game, status } = await house.view(who);
        if (game === null || status !== "playing" || game.turn.seat !== who.seat) return;
        const [first] = game.legal;
        if (game.turn.phase === "move" && first !== undefined) await house.does(who, moveOf(first));
        else await roll(house, who, game.ply);
    }
}

/** Rolls, and waits for the dice: those of a page that has gone are waited for, too. */
export async function roll(house: House, who: Entered, ply: number): Promise<void> {
    await house.does(who, { type: "roll" });
    await expect.poll(async () => (await house.view(who)).game?.ply).not.toBe(ply);
}

function moveOf({ token, pips }: LegalView): Command {
    return { type: "move", token, pips };
}

export async function start(house: House, ...people: readonly Entered[]): Promise<void> {
    for (const who of people) await house.does(who, { type: "ready", ready: true });
    const [host] = people;
    if (host !== undefined) await house.does(host, { type: "start" });
}

/** A game of two in its middle: Ann is to roll, and tokens are on their way. */
export async function middle(house: House, settings: Record<string, unknown> = {}): Promise<Pair> {
    const ann = await house.make({ variant: "ludo", options: EVEN, settings: settings as never });
    const bo = await house.join(ann.code, "Bo");
    await start(house, ann, bo);
    for (let round = 0; round < 3; round++) {
        await turn(house, ann);
        await turn(house, bo);
    }
    return { ann, bo };
}

/** The same after Ann's roll: she may move one token or bring another out. */
export async function choosing(house: House, settings: Record<string, unknown> = {}): Promise<Pair> {
    const pair = await middle(house, settings);
    await house.does(pair.ann, { type: "roll" });
    return pair;
}

/** A game with computers in which Ann has so many moves to choose from: she keeps as many tokens on
    their way as she can. */
export async function crowded(house: House, variant: string, moves: number, bots = 3): Promise<Entered> {
    const ann = await house.make({ variant });
    for (let bot = 0; bot < bots; bot++) await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await start(house, ann);
    for (;;) {
        const { game, status } = await house.view(ann);
        expect(status, "the game goes on until there are so many").toBe("playing");
        if (game === null || game.turn.seat !== ann.seat) continue;
        if (new Set(game.legal.map((one) => one.to)).size >= moves) return ann;
        const [hindmost] = game.legal.toSorted((one, other) => one.to - other.to);
        if (hindmost === undefined) await roll(house, ann, game.ply);
        else await house.does(ann, moveOf(hindmost));
    }
}

/** A room of one person and a computer, or more of them, in which the game is over. */
export async function ended(house: House, variant: string, bots = 1): Promise<Entered> {
    const ann = await house.make({ variant });
    for (let bot = 0; bot < bots; bot++) await house.does(ann, { type: "add_bot", level: "easy" } as Command);
    await start(house, ann);
    await house.does(ann, { type: "autopilot", on: true, level: "easy" } as Command);
    await expect.poll(async () => (await house.view(ann)).status).toBe("ended");
    return ann;
}
