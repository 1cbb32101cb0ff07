import { expect, test } from "vitest";
import { words } from "../words";
import { change, firstWishes, timeText } from "./table";

test("wishes are settings of the server", () => {
    expect(change({ ...firstWishes(), leaving: "go", gameMinutes: 20, rounds: 3 }, false)).toMatchObject({
        leaving: "tokens_go",
        game_seconds: 1200,
        best_of: 3,
        shared_screen: false,
    });
});

test("a time is said in the largest unit that fits", async () => {
    await words.speak("en");
    expect([0, 15, 300, 3600, 86_400].map(timeText)).toEqual(["no limit", "15 s", "5 min", "1 h", "a day"]);
});

test("moves are taken back freely only where all are at one screen", () => {
    expect(change({ ...firstWishes(), undo: "free" }, false).undo).toBe("ask");
    expect(change({ ...firstWishes(), undo: "free" }, true).undo).toBe("free");
});
