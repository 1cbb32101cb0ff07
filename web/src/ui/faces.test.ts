import { expect, test } from "vitest";
import { words } from "../words";
import { facesText } from "./faces";

test("the text of a chart contains rolled and expected counts", async () => {
    const faces = [
        { face: 1, count: 1, expected: 2.5 },
        { face: 6, count: 12, expected: 10 / 3 },
    ];
    await words.speak("en");
    expect(facesText(faces)).toBe("1: 1 time, 2.5 expected; 6: 12 times, 3.3 expected");
    await words.speak("fr");
    expect(facesText(faces)).toBe("1\u00a0: 1 fois, attendu 2,5; 6\u00a0: 12 fois, attendu 3,3");
});
