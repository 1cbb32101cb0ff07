import { expect, test } from "vitest";
import { type Language, words } from "./index";

/** The texts for one taken seat without bots, two with one bot, and three with two bots, of four seats. */
const SEATS: Record<string, [string, string, string]> = {
    en: ["1 of 4 seats taken", "2 of 4 seats taken, 1 by a bot", "3 of 4 seats taken, 2 by bots"],
    de: ["1 von 4 Plätzen besetzt", "2 von 4 Plätzen besetzt, 1 vom Computer", "3 von 4 Plätzen besetzt, 2 von Computern"],
    es: ["1 asiento ocupado de 4", "2 asientos ocupados de 4, 1 por un ordenador", "3 asientos ocupados de 4, 2 por ordenadores"],
    fr: ["1 place prise sur 4", "2 places prises sur 4, dont 1 par l’ordi", "3 places prises sur 4, dont 2 par l’ordi"],
    hi: ["4 में से 1 सीट भरी है", "4 में से 2 सीटें भरी हैं, 1 कंप्यूटर", "4 में से 3 सीटें भरी हैं, 2 कंप्यूटर"],
};

test.each(Object.entries(SEATS))("one seat and one bot have singular forms in %s", async (language, said) => {
    await words.speak(language);
    const seats = [0, 1, 2].map((bots) => words.say("lobby-seats", { taken: bots + 1, seats: 4, bots }));
    expect(seats).toEqual(said);
});

test("messages use the singular for one thing", async () => {
    const one = async (language: Language, id: string, args: Record<string, number | string>): Promise<string> => {
        await words.speak(language);
        return words.say(id, args);
    };
    expect(await one("en", "stats-few", { dice: 1 })).toMatch(/^1 die is/);
    expect(await one("fr", "stats-few", { dice: 1 })).toMatch(/^1 dé,/);
    expect(await one("es", "stats-face", { face: 6, count: 1, expected: "2" })).toContain("1 vez,");
    expect(await one("fr", "unproved-part", { who: "Ann", took: 1, rolls: 9 })).toContain("1 lancer sur 9.");
    expect(await one("hi", "room-hours", { hours: 1 })).toBe("1 घंटा");
});
