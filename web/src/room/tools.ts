/** The real world for a link: sockets, requests and the browser's clock. */
import { api } from "../protocol/api";
import type { Socket, Tools } from "../protocol/link";

export function tools(code: string, token: string | null): Tools {
    return {
        socket: (after) => {
            const scheme = location.protocol === "https:" ? "wss:" : "ws:";
            const url = `${scheme}//${location.host}/api/rooms/${encodeURIComponent(code)}/socket?after=${after}`;
            // Browsers cannot set a header on a socket; the token stands among its protocols.
            return wrapped(token === null ? new WebSocket(url) : new WebSocket(url, ["homestretch", `bearer.${token}`]));
        },
        view: (after) => api.room(code, after, { token, signal: AbortSignal.timeout(8000) }),
        post: (order) => api.command(code, order, { token, signal: AbortSignal.timeout(8000) }),
        after: (ms, then) => {
            const timer = setTimeout(then, ms);
            return () => clearTimeout(timer);
        },
        now: Date.now,
        random: Math.random,
        watched: () => !document.hidden,
    };
}

function wrapped(socket: WebSocket): Socket {
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
