/** What a link uses in a browser: WebSockets, requests and the browser's clock. */
import { api } from "./api";
import type { Socket, LinkEnvironment } from "./link";

export function browserEnvironment(code: string, token: string | null): LinkEnvironment {
    return {
        socket: (after) => {
            const scheme = location.protocol === "https:" ? "wss:" : "ws:";
            const url = `${scheme}//${location.host}/api/rooms/${encodeURIComponent(code)}/socket?after=${after}`;
            // Browsers cannot set a header on a socket, so the token is sent as one of its protocols.
            return wrap(token === null ? new WebSocket(url) : new WebSocket(url, ["homestretch", `bearer.${token}`]));
        },
        view: (after) => api.room(code, after, { token, signal: AbortSignal.timeout(8000) }),
        post: (order) => api.command(code, order, { token, signal: AbortSignal.timeout(8000) }),
        after: (ms, then) => {
            const timer = setTimeout(then, ms);
            return () => clearTimeout(timer);
        },
        now: Date.now,
        random: Math.random,
        visible: () => !document.hidden,
    };
}

function wrap(socket: WebSocket): Socket {
    const own: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => socket.send(text),
        close: () => socket.close(),
    };
    socket.onopen = () => own.onopen?.();
    socket.onmessage = (message: MessageEvent<unknown>) => own.onmessage?.(message);
    socket.onclose = (end) => own.onclose?.(end);
    return own;
}
