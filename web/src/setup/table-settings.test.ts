import { expect, test } from "vitest";
import { words } from "../words";
import { settingsOf, defaultTable, timeText } from "./table-settings";

test("the draft becomes settings for the server", () => {
    expect(settingsOf({ ...defaultTable(), leaving: "go", gameMinutes: 20, rounds: 3 }, false)).toMatchObject({
        leaving: "tokens_go",
        game_seconds: 1200,
        best_of: 3,
        shared_screen: false,
    });
});

test("a time is shown in the largest unit that fits", async () => {
    await words.speak("en");
    expect([0, 15, 300, 3600, 86_400].map(timeText)).toEqual(["no limit", "15 s", "5 min", "1 h", "1 day"]);
});

test("free undo is possible only at one screen", () => {
    expect(settingsOf({ ...defaultTable(), undo: "free" }, false).undo).toBe("ask");
    expect(settingsOf({ ...defaultTable(), undo: "free" }, true).undo).toBe("free");
});
