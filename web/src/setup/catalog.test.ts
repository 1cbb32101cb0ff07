import { expect, test, vi } from "vitest";
import { words } from "../words";
import { catalog, luck, minutes, playersText, variantName } from "./catalog";
import { LEVELS } from "./levels";
import { KINDS } from "./seating";

const figures = { games: 2000, players: 4, turns: 404, luck: 0.216 };

test("long times are rounded, short ones are exact to the minute", () => {
    expect(minutes(figures)).toBe(35);
    expect(minutes({ ...figures, turns: 65 })).toBe(5);
    expect(minutes({ ...figures, turns: 2 })).toBe(1);
});

test("luck has four classes", () => {
    expect([0.002, 0.216, 0.69, 1.026].map((share) => luck({ ...figures, luck: share }))).toEqual(["skill", "both", "mostly", "all"]);
});

test("a variant without a translated name has the server's name, or else its id", async () => {
    await words.speak("de");
    expect(variantName({ id: "snakes", name: "Snakes and ladders" })).toBe("Leiterspiel");
    expect(variantName({ id: "garden", name: "Garden path" })).toBe("Garden path");
    expect(variantName({ id: "garden" })).toBe("garden");
});

test("a custom variant is loaded from its room once, other variants from the server", async () => {
    const asked: string[] = [];
    const answers = new Map<string, unknown>([
        ["/api/variants", [{ id: "ludo", name: "Ludo" }]],
        ["/api/variants/ludo", { id: "ludo", name: "Ludo" }],
        ["/api/rooms/AAAA2222/variant", { id: "garden", name: "Garden path" }],
    ]);
    vi.stubGlobal("fetch", (path: string) => {
        asked.push(path);
        return Promise.resolve(Response.json(answers.get(path)));
    });
    try {
        expect(await catalog.named("BBBB2222", "ludo")).toMatchObject({ name: "Ludo" });
        expect(await catalog.ofRoom("BBBB2222", "ludo")).toMatchObject({ name: "Ludo" });
        expect(await catalog.named("AAAA2222", "garden")).toMatchObject({ name: "Garden path" });
        expect(await catalog.ofRoom("AAAA2222", "garden")).toMatchObject({ name: "Garden path" });
        expect(asked).toEqual([...answers.keys()]);
    } finally {
        vi.unstubAllGlobals();
    }
});

test("the number of players is one number or a range", () => {
    expect(playersText([2, 4])).toBe("2–4");
    expect(playersText([4, 4])).toBe("4");
});

test("every kind of player and every level has a translation", async () => {
    await words.speak("en");
    const ids = [...KINDS.map((kind) => `new-sitter-${kind}`), ...LEVELS.map((level) => `level-${level}`)];
    expect(ids.filter((id) => words.find(id) === null)).toEqual([]);
});
