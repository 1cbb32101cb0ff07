import { beforeAll, expect, test, vi } from "vitest";
import { words } from "./words.svelte";

// A made-up language folder with a single message: an Arabic translation that has just begun.
vi.mock("./languages", async (original) => {
    const actual = await original<typeof import("./languages")>();
    const texts = (language: string): Promise<string[]> =>
        language === "ar" ? Promise.resolve(["room-leave = مغادرة"]) : actual.texts(language);
    return { ...actual, texts };
});

beforeAll(() => words.speak("ar"));

test("a partial language is used, and its missing messages are in English", () => {
    expect(words.language).toBe("ar");
    expect(words.say("room-leave")).toBe("مغادرة");
    expect(words.say("colour-blue")).toBe("blue");
});
