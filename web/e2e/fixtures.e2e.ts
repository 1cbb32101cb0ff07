/** Checks that the record fixtures of the unit tests are what the current program plays.
    HOMESTRETCH_WRITE_RECORDS=1 rewrites them. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { type Proof, writeProof } from "../src/dice/record/proof";
import { readRecord, sealed } from "../src/dice/record/record";
import { begun, rollOf } from "../src/dice/record/fixtures/sample";

const program = process.env["HOMESTRETCH_BIN"] ?? join(import.meta.dirname, "../../target/debug/homestretch");

interface EngineReply {
    ok: boolean;
    record: string;
    state: { turn: { phase: string; seat: number | null }; legal: { token: number; pips: number }[]; may_pass?: boolean };
    error?: { message: string };
}

class Engine {
    readonly #program: ChildProcessWithoutNullStreams;
    readonly #lines: AsyncIterator<string>;

    constructor(path: string) {
        this.#program = spawn(path, ["engine"]);
        this.#lines = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();
    }

    async ask(request: object): Promise<EngineReply> {
        this.#program.stdin.write(`${JSON.stringify(request)}\n`);
        const answer = JSON.parse(String((await this.#lines.next()).value)) as EngineReply;
        if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error?.message}`);
        return answer;
    }

    end(): void {
        this.#program.stdin.end();
    }
}

interface Game {
    file: string;
    variant?: string;
    text?: string;
    seats: number[];
    opening: boolean;
    rolls: number;
    missing?: (index: number) => number[];
    /** How many of the last actions are undone. */
    undo?: number;
}

async function play(engine: Engine, game: Game): Promise<string> {
    const { variant, text, seats, opening } = game;
    const rule = text === undefined ? { variant } : { text };
    let { state } = await engine.ask({ cmd: "new", ...rule, seats, opening });
    const { rules } = readRecord((await engine.ask({ cmd: "record" })).record);
    const proof: Proof = begun(rules, seats);
    const people = seats.slice(0, 2);
    while (proof.steps.length < game.rolls && state.turn.phase !== "over") {
        if (state.turn.phase === "move") {
            const [move] = state.legal;
            const request = move === undefined ? { cmd: "pass" } : { cmd: "move", token: move.token, pips: move.pips };
            ({ state } = await engine.ask(request));
            continue;
        }
        const index = proof.steps.length + 1;
        const drawing = state.turn.seat === null;
        const like = drawing ? { like: "f0" } : {};
        const roll = rollOf(proof.start, rules, index, state.turn.seat, people, { missing: game.missing?.(index) ?? [], there: seats, ...like });
        const dice = roll.fell.slice(1).split("+").map(Number);
        ({ state } = await engine.ask(drawing ? { cmd: "first", seat: dice[0] } : { cmd: "roll", dice }));
        proof.steps.push({ kind: "roll", roll });
    }
    const { words } = readRecord((await engine.ask({ cmd: "record" })).record);
    for (let back = 0; back < (game.undo ?? 0); back++) await engine.ask({ cmd: "undo" });
    if (game.undo !== undefined) {
        const ply = words.length - game.undo;
        proof.steps.push({ kind: "back", ply, gone: words.slice(ply).map(({ word }) => word) });
    }
    const { record } = await engine.ask({ cmd: "record" });
    const lines = record.trimEnd().split("\n").slice(0, -1);
    lines[0] = "homestretch record 1.1";
    return sealed([...lines, ...writeProof(proof).map((line) => `fair ${line}`)]);
}

const GAMES: Game[] = [
    { file: "ludo", variant: "ludo", seats: [0, 1, 2, 3], opening: true, rolls: 40, missing: (index) => (index > 30 && index < 34 ? [1] : []) },
    { file: "ur", variant: "ur", seats: [0, 1], opening: true, rolls: 30 },
    { file: "two-dice", variant: "parchis-two-dice", seats: [0, 1, 2], opening: false, rolls: 24, undo: 3 },
    { file: "drawn", text: 'based_on = "snakes"\nid = "drawn"\norder = "random"\n', seats: [0, 2, 3], opening: true, rolls: 20 },
    { file: "loaded", text: 'based_on = "snakes"\nid = "loaded"\n[dice]\ncount = 2\nsides = 4\nweights = [3, 1, 1, 2]\n', seats: [0, 1], opening: false, rolls: 20 },
];

test("the record fixtures are what the program plays", async () => {
    const engine = new Engine(program);
    for (const game of GAMES) {
        const file = join(import.meta.dirname, "../src/dice/record/fixtures", `${game.file}.txt`);
        if (process.env["HOMESTRETCH_WRITE_RECORDS"] !== undefined) writeFileSync(file, await play(engine, game));
        // A record carries its rules, whose texts may differ from those of the variant today.
        const record = readFileSync(file, "utf8");
        const text = record.split("\n").filter((line) => line.startsWith("|")).map((line) => line.slice(2)).join("\n");
        expect(await play(engine, { ...game, text }), game.file).toBe(record);
    }
    engine.end();
});
