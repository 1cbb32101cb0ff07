import { expect, test } from "vitest";
import { words } from "../../words";
import { clockText } from "./clock";

test("the clock shows seconds, minutes or hours in the person's language", async () => {
    await words.speak("en");
    expect([99, 100, 86_400].map(clockText)).toEqual(["99", "2′", "24h"]);
    await words.speak("hi");
    expect(clockText(86_400)).toBe("24घं");
});
