import { expect, test } from "vitest";
import { change, firstWishes } from "./table";

test("wishes are settings of the server", () => {
    expect(change({ ...firstWishes(), leaving: "go", gameMinutes: 20, rounds: 3 }, false)).toMatchObject({
        leaving: "tokens_go",
        game_seconds: 1200,
        best_of: 3,
        shared_screen: false,
    });
});

test("moves are taken back freely only where all are at one screen", () => {
    expect(change({ ...firstWishes(), undo: "free" }, false).undo).toBe("ask");
    expect(change({ ...firstWishes(), undo: "free" }, true).undo).toBe("free");
});
