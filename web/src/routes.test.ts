import { describe, expect, test } from "vitest";
import { isCode, parse, replayPath, spacedCode, tidyCode } from "./routes";

describe("addresses", () => {
    test("each page has an address", () => {
        expect(parse("/")).toEqual({ page: "home" });
        expect(parse("/games")).toEqual({ page: "games" });
        expect(parse("/games/")).toEqual({ page: "games" });
        expect(parse("/games/ludo-hex")).toEqual({ page: "game", id: "ludo-hex" });
        expect(parse("/new")).toEqual({ page: "new", variant: null });
        expect(parse("/new", "?variant=ur")).toEqual({ page: "new", variant: "ur" });
        expect(parse("/r/ABCD2345")).toEqual({ page: "room", code: "ABCD2345" });
        expect(parse("/replay")).toEqual({ page: "replay", code: null, game: null, ply: null });
        expect(parse("/verify")).toEqual({ page: "verify", code: null, game: null });
        expect(parse("/verify", "?room=abcd2345&game=2")).toEqual({ page: "verify", code: "ABCD2345", game: 2 });
        expect(parse("/dice")).toEqual({ page: "dice" });
    });

    test("the address of a replay contains a game and a ply", () => {
        const route = parse("/replay/ABCD2345", "?game=2", "#ply=17");
        expect(route).toEqual({ page: "replay", code: "ABCD2345", game: 2, ply: 17 });
        for (const game of [null, 2]) {
            const { pathname, search } = new URL(replayPath("ABCD2345", game), "http://here");
            expect(parse(pathname, search)).toEqual({ page: "replay", code: "ABCD2345", game, ply: null });
        }
        expect(parse("/replay/ABCD2345", "?game=x", "#ply=-1")).toMatchObject({ game: null, ply: null });
    });

    test("any other address leads to the missing page", () => {
        for (const path of ["/nothing", "/r", "/r/a/b", "/new/ludo", "/games/a/b", "/dice/x", "/verify/x"]) {
            expect(parse(path).page).toBe("missing");
        }
        expect(parse("/games/%E0%A4%A").page).toBe("game");
    });
});

describe("codes", () => {
    test("may be typed in lower case, with spaces or dashes, or as a link", () => {
        for (const typed of ["agt9er3h", "AGT9 ER3H", " agt9-er3h ", "http://box.local:8080/r/AGT9ER3H?x=1"]) {
            expect(tidyCode(typed)).toBe("AGT9ER3H");
        }
    });

    test("have eight characters without look-alikes", () => {
        expect(["AGT9ER3H", "ABCD2345"].filter(isCode)).toHaveLength(2);
        expect(["", "AB", "AGT9ER3HH", "AGT9ER3O", "AGT9ER31", "AGT9ERIL", "AGT9ER3U", "ÄGT9ER3H"].filter(isCode)).toEqual([]);
    });

    test("are shown in two halves", () => {
        expect(spacedCode("AGT9ER3H")).toBe("AGT9 ER3H");
        expect(spacedCode("AGT9")).toBe("AGT9");
    });
});
