/** A TCP proxy in front of a server whose connections can be cut for a while. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class CuttableProxy {
    readonly #sockets = new Set<Socket>();
    #accepting = true;
    #server: Server | null = null;

    /** Starts the proxy for the server at `url`, and returns the proxy's own URL. */
    async listen(url: string): Promise<string> {
        const { hostname, port } = new URL(url);
        const server = createServer((client) => {
            if (!this.#accepting) return void client.destroy();
            const upstream = connect(Number(port), hostname);
            for (const [socket, other] of [[client, upstream], [upstream, client]] as const) {
                this.#sockets.add(socket);
                socket.pipe(other);
                socket.on("error", () => other.destroy());
                socket.on("close", () => {
                    this.#sockets.delete(socket);
                    other.destroy();
                });
            }
        });
        this.#server = server;
        await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
        const address = server.address();
        return `http://${hostname}:${typeof address === "object" ? address?.port : ""}`;
    }

    /** Closes all connections and accepts none for `ms` milliseconds. */
    async cut(ms: number): Promise<void> {
        this.#accepting = false;
        for (const socket of this.#sockets) socket.destroy();
        await new Promise((resolve) => setTimeout(resolve, ms));
        this.#accepting = true;
    }

    close(): void {
        for (const socket of this.#sockets) socket.destroy();
        this.#server?.close();
    }
}
