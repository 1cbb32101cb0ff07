/** A real server of its own for each file of tests, and what is asked of it without a browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";
import type { Command, Entered, MakeRoom, RoomView } from "../src/protocol/types";

// Many games come from one address here.
const PLENTY = ["requests", "new-rooms", "guesses", "messages"].flatMap((what) => [`--max-${what}`, "1000000"]);

export class House {
    url = process.env["HOMESTRETCH_URL"] ?? "";
    readonly #folder = mkdtempSync(join(tmpdir(), "homestretch-e2e-"));
    #process: ChildProcess | null = null;

    /** `pace` is how many milliseconds bots think, `wait` how many a roll waits for a page's value. */
    constructor(
        readonly pace: number,
        readonly wait: number,
    ) {}

    async start(): Promise<void> {
        const program = inject("program");
        if (program === "") return;
        const listen = this.url === "" ? "127.0.0.1:0" : new URL(this.url).host;
        const args = ["serve", "--listen", listen, "--data", this.#folder, "--log", "error"];
        const times = ["--bot-pace", String(this.pace), "--dice-wait", String(this.wait)];
        const child = spawn(program, [...args, ...times, ...PLENTY], { stdio: ["ignore", "pipe", "inherit"] });
        this.#process = child;
        this.url = await new Promise((resolve, reject) => {
            createInterface({ input: child.stdout }).once("line", (line) => resolve(line.trim().replace(/\/$/, "")));
            child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened`)));
        });
    }

    /** Stops the server, at once as a crash would if `hard`. Its data and its port stay. */
    async stop(hard = false): Promise<void> {
        const child = this.#process;
        this.#process = null;
        if (child === null || child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill(hard ? "SIGKILL" : "SIGTERM");
        await ended;
    }

    /** The server says nothing more, and ends nothing either, until it is woken. */
    freeze(): void {
        this.#process?.kill("SIGSTOP");
    }

    wake(): void {
        this.#process?.kill("SIGCONT");
    }

    async clear(): Promise<void> {
        await this.stop();
        rmSync(this.#folder, { recursive: true, force: true });
    }

    async ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
        const headers: Record<string, string> = { "content-type": "application/json" };
        if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
        const init: RequestInit = { method, headers };
        if (body !== undefined) init.body = JSON.stringify(body);
        const answer = await fetch(this.url + path, init);
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as T;
    }

    /** A room, and who made it. Turns last a day, so that nobody plays for a page that hangs. */
    make(wish: Partial<MakeRoom> & { variant: string }): Promise<Entered> {
        return this.ask("POST", "/api/rooms", { name: "Ann", turn_seconds: 86_400, ...wish });
    }

    join(code: string, name: string, seat?: number): Promise<Entered> {
        return this.ask("POST", `/api/rooms/${code}/join`, seat === undefined ? { name } : { name, seat });
    }

    watch(code: string, name: string): Promise<Entered> {
        return this.ask("POST", `/api/rooms/${code}/watch`, { name });
    }

    #orders = 0;
    does(who: Entered, command: Command): Promise<unknown> {
        const order = { cmd_id: `e2e-${(this.#orders += 1)}`, ...command };
        return this.ask("POST", `/api/rooms/${who.code}/commands`, order, who.token);
    }

    view(who: Entered): Promise<RoomView> {
        return this.ask("GET", `/api/rooms/${who.code}`, undefined, who.token);
    }
}
