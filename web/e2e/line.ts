/** A line to a server that can be cut: all that goes over it is gone, and nothing gets through until it
    is mended. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Line {
    readonly #ends = new Set<Socket>();
    #mended = true;
    #server: Server | null = null;

    /** Where the server at `url` is reached over this line. */
    async lay(url: string): Promise<string> {
        const { hostname, port } = new URL(url);
        const server = createServer((near) => {
            if (!this.#mended) return void near.destroy();
            const far = connect(Number(port), hostname);
            for (const [end, other] of [[near, far], [far, near]] as const) {
                this.#ends.add(end);
                end.pipe(other);
                end.on("error", () => other.destroy());
                end.on("close", () => {
                    this.#ends.delete(end);
                    other.destroy();
                });
            }
        });
        this.#server = server;
        await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
        const address = server.address();
        return `http://${hostname}:${typeof address === "object" ? address?.port : ""}`;
    }

    /** Cuts the line for so many milliseconds. */
    async cut(ms: number): Promise<void> {
        this.#mended = false;
        for (const end of this.#ends) end.destroy();
        await new Promise((resolve) => setTimeout(resolve, ms));
        this.#mended = true;
    }

    close(): void {
        for (const end of this.#ends) end.destroy();
        this.#server?.close();
    }
}
