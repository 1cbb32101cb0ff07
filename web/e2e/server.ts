/** A real server process for each test file, with helpers that call its API without a browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";
import type { Command, Entered, MakeRoom, RoomView } from "../src/protocol/types";

// All requests come from one address here, so the limits per address must not apply.
const NO_LIMITS = ["requests", "new-rooms", "guesses", "messages"].flatMap((what) => [`--max-${what}`, "1000000"]);

export class TestServer {
    url = process.env["HOMESTRETCH_URL"] ?? "";
    readonly #folder = mkdtempSync(join(tmpdir(), "homestretch-e2e-"));
    #process: ChildProcess | null = null;

    /** `pace`: how long bots think before they act. `wait`: how long a roll waits for a page's value. Both in milliseconds. */
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
        const child = spawn(program, [...args, ...times, ...NO_LIMITS], { stdio: ["ignore", "pipe", "inherit"] });
        this.#process = child;
        this.url = await new Promise((resolve, reject) => {
            createInterface({ input: child.stdout }).once("line", (line) => resolve(line.trim().replace(/\/$/, "")));
            child.once("exit", (code) => reject(new Error(`the server exited with code ${code} before it listened`)));
        });
    }

    /** Stops the server; `hard` kills it as a crash would. The data folder and the port stay the same. */
    async stop(hard = false): Promise<void> {
        const child = this.#process;
        this.#process = null;
        if (child === null || child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill(hard ? "SIGKILL" : "SIGTERM");
        await ended;
    }

    /** Suspends the process: it sends nothing and closes nothing until `resume`. */
    suspend(): void {
        this.#process?.kill("SIGSTOP");
    }

    resume(): void {
        this.#process?.kill("SIGCONT");
    }

    async dispose(): Promise<void> {
        await this.stop();
        rmSync(this.#folder, { recursive: true, force: true });
    }

    async request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
        const headers: Record<string, string> = { "content-type": "application/json" };
        if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
        const init: RequestInit = { method, headers };
        if (body !== undefined) init.body = JSON.stringify(body);
        const answer = await fetch(this.url + path, init);
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as T;
    }

    /** Creates a room with Ann as its host. Turns last a day, so that no bot takes over for a page that hangs. */
    createRoom(options: Partial<MakeRoom> & { variant: string }): Promise<Entered> {
        return this.request("POST", "/api/rooms", { name: "Ann", turn_seconds: 86_400, ...options });
    }

    join(code: string, name: string, seat?: number): Promise<Entered> {
        return this.request("POST", `/api/rooms/${code}/join`, seat === undefined ? { name } : { name, seat });
    }

    watch(code: string, name: string): Promise<Entered> {
        return this.request("POST", `/api/rooms/${code}/watch`, { name });
    }

    #commands = 0;
    send(who: Entered, command: Command): Promise<unknown> {
        const body = { cmd_id: `e2e-${(this.#commands += 1)}`, ...command };
        return this.request("POST", `/api/rooms/${who.code}/commands`, body, who.token);
    }

    view(who: Entered): Promise<RoomView> {
        return this.request("GET", `/api/rooms/${who.code}`, undefined, who.token);
    }
}
