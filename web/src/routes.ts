/** The pages and their addresses. Pure. */

export type Route =
    | { page: "home" }
    | { page: "games" }
    | { page: "game"; id: string }
    | { page: "new"; variant: string | null }
    | { page: "room"; code: string }
    | { page: "replay"; code: string | null; game: number | null; ply: number | null }
    | { page: "verify"; code: string | null; game: number | null }
    | { page: "dice" }
    | { page: "missing" };

/** The page of an address, given its path, query and fragment. */
export function parse(path: string, search = "", hash = ""): Route {
    const parts = path.split("/").filter((part) => part !== "");
    const asked = new URLSearchParams(search);
    const [first, second] = parts;
    if (parts.length > 2) return { page: "missing" };
    const name = second === undefined ? null : decoded(second);
    switch (first) {
        case undefined:
            return { page: "home" };
        case "games":
            return name === null ? { page: "games" } : { page: "game", id: name };
        case "new":
            return name === null ? { page: "new", variant: asked.get("variant") } : { page: "missing" };
        case "r":
            return name === null ? { page: "missing" } : { page: "room", code: tidyCode(name) };
        case "replay": {
            const game = whole(asked.get("game"));
            const ply = whole(new URLSearchParams(hash.replace(/^#/, "")).get("ply"));
            return { page: "replay", code: name === null ? null : tidyCode(name), game, ply };
        }
        case "verify": {
            const room = asked.get("room");
            if (name !== null) return { page: "missing" };
            return { page: "verify", code: room === null ? null : tidyCode(room), game: whole(asked.get("game")) };
        }
        case "dice":
            return name === null ? { page: "dice" } : { page: "missing" };
        default:
            return { page: "missing" };
    }
}

/** The address of the replay of a room's game, by default of the newest one. */
export function replayPath(code: string, game: number | null): string {
    return game === null ? `/replay/${code}` : `/replay/${code}?game=${game}`;
}

/** A room's code in the server's form, from typed or pasted text with lower case, spaces, dashes or the
    whole link. */
export function tidyCode(typed: string): string {
    const link = /\/(?:r|replay)\/([^/?#\s]+)/.exec(typed);
    return (link?.[1] ?? typed).replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}

/** Whether a text has the form of a room code: eight characters from an alphabet without look-alikes. */
export function isCode(code: string): boolean {
    return /^[2-9A-HJKMNP-TV-Z]{8}$/.test(code);
}

/** A code in two halves, which is easier to read out. */
export function spacedCode(code: string): string {
    return code.length === 8 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

function whole(text: string | null): number | null {
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
