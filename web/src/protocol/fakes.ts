/** A network and a clock for tests, which do what the test says. */
import type { Socket } from "./link";
import type { Order, Out } from "./types";

/** A socket that does what the test says. */
export class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    onclose: ((end: { code: number }) => void) | null = null;
    readonly sent: string[] = [];
    closed = false;

    constructor(readonly after: number) {}

    send(text: string): void {
        this.sent.push(text);
    }
    close(): void {
        this.closed = true;
    }
    /** It opens, and something comes over it. */
    open(): void {
        this.onopen?.();
        this.onmessage?.({ data: "" });
    }
    say(out: Out): void {
        this.onmessage?.({ data: JSON.stringify(out) });
    }
    end(code = 1006): void {
        this.onclose?.({ code });
    }
    commands(): Order[] {
        return this.sent.map((text) => JSON.parse(text)).filter((message) => message.type !== "ping");
    }
}

/** A clock that is moved by hand. */
export class Clock {
    now = 0;
    private waiting: { at: number; then: () => void }[] = [];

    after = (ms: number, then: () => void): (() => void) => {
        const entry = { at: this.now + ms, then };
        this.waiting.push(entry);
        return () => {
            this.waiting = this.waiting.filter((other) => other !== entry);
        };
    };

    async pass(ms: number): Promise<void> {
        const end = this.now + ms;
        for (;;) {
            const next = this.waiting.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
            if (next === undefined) break;
            this.waiting = this.waiting.filter((entry) => entry !== next);
            this.now = next.at;
            next.then();
            await settled();
        }
        this.now = end;
        await settled();
    }
}

/** Lets what was promised come. */
export const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
};
