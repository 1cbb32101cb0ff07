import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Hindrance, RoomEvent } from "../protocol/types";
import { fixture, FIXTURES } from "../board/fixtures";
import { type Context, isolate, LANGUAGES, levelName, narrate, refusal, squareAtStep, squareFor, squareName, squareOf, words } from ".";

const layout = {
    first_step: -1,
    squares: [
        { kind: "track", number: 13, start_of: 1 },
        { kind: "track", number: 22 },
        { kind: "stretch", number: 3, seat: 0 },
    ],
    seats: ["red", "blue", "green", "mauve"].map((colour, seat) => ({ seat, colour, path: seat === 0 ? [0, 1, 2] : [0, 1] })),
} as unknown as Context["layout"];
const names = ["Ann", "Bo", "", "Di"];
const context: Context = {
    layout,
    variant: { teams: [], token_names: [] },
    nameOf: (seat) => names[seat] ?? "",
    nameOfPlayer: (player) => (player === 1 ? "Ann" : ""),
};
const told = (event: RoomEvent, more: Partial<Context> = {}): string | null => narrate(event, { ...context, ...more });

beforeAll(() => words.speak("en"));
beforeEach(() => words.speak("en"));

describe("events of the rules", () => {
    test("name the player, the colour, the token and the square", () => {
        expect(told({ type: "rolled", seat: 0, dice: [5, 3] })).toBe("Ann (red) rolls 5 + 3.");
        const moved: Extract<RoomEvent, { type: "moved" }> = { type: "moved", seat: 1, token: 0, from: 3, to: 9, via: [9], square: "22" };
        expect(told(moved)).toBe("Bo (blue) moves token 1 to square 22.");
        expect(told({ ...moved, from: -1 })).toBe("Bo (blue) brings token 1 out to square 22.");
        expect(told({ ...moved, from: -1, square: "13" })).toBe("Bo (blue) brings token 1 out to the start.");
        expect(told({ ...moved, seat: 0, square: "13" })).toBe("Ann (red) moves token 1 to blue’s start.");
        expect(told(moved, { variant: { teams: [], token_names: ["p", "q"] } })).toBe("Bo (blue) moves token p to square 22.");
    });

    test("a token that reaches the finish has only one sentence", () => {
        expect(told({ type: "moved", seat: 0, token: 2, from: 50, to: 56, via: [56], square: "finish" })).toBeNull();
        expect(told({ type: "finished", seat: 0, token: 2 })).toBe("Token 3 of Ann (red) is home.");
    });

    test("a seat without a name is called by its colour, and an unknown colour by its number", () => {
        expect(told({ type: "first", seat: 2 })).toBe("green goes first.");
        expect(told({ type: "first", seat: 3 })).toBe("Di (seat 4) goes first.");
    });

    test("partners finish together", () => {
        const sentence = "Bo (blue) and Di (seat 4) are home and win!";
        expect(told({ type: "placed", seat: 1, place: 1, side: [1, 3], rank: 1 })).toBe(sentence);
        expect(told({ type: "placed", seat: 3, place: 2, side: [1, 3], rank: 1 })).toBeNull();
    });

    test("partners and players who are level share a place at the end", () => {
        const ranks = [{ place: 1, seats: [1, 3] }, { place: 2, seats: [0] }];
        expect(told({ type: "round_over", places: [1, 0, 3], ranks })).toBe("Result: 1. Bo (blue) and Di (seat 4), 2. Ann (red).");
        const level = [{ place: 1, seats: [0] }, { place: 1, seats: [1] }];
        expect(told({ type: "round_over", places: [0, 1], ranks: level })).toBe("Result: 1. Ann (red), 1. Bo (blue).");
    });

    test("a player who cannot move reads why, in every language", async () => {
        const passed = (why: Hindrance[]): RoomEvent => ({ type: "passed", seat: 0, reason: "no_move", why });
        const entry: Hindrance = { obstacle: "entry", tokens: [0], needs: [6] };
        const block: Hindrance = { obstacle: "block", tokens: [1], seat: 1, square: "22" };
        expect(told(passed([entry, block]))).toBe("Ann (red) cannot move: needs a 6 to come out; blocked by blue on square 22.");
        expect(told(passed([{ ...entry, needs: [1, 6] }]))).toBe("Ann (red) cannot move: needs 1 or 6 to come out.");
        expect(told(passed([{ obstacle: "too_far", tokens: [0], needs: [1, 2] }]))).toBe("Ann (red) cannot move: needs 2 or less to get home.");
        expect(told(passed([]))).toBe("Ann (red) cannot move.");
        for (const language of LANGUAGES) {
            await words.speak(language);
            expect(told(passed([entry, block])), language).not.toMatch(/why-|[{}]/);
        }
    });

    test("are in the language of the person", async () => {
        await words.speak("de");
        expect(told({ type: "rolled", seat: 0, dice: [6] })).toContain("Ann (rot)");
        await words.speak("hi");
        expect(told({ type: "rolled", seat: 0, dice: [6] })).toBe("Ann (लाल) का 6 आया।");
    });
});

test("every language inflects the names of squares in sentences", async () => {
    const entered: Extract<RoomEvent, { type: "moved" }> = { type: "moved", seat: 1, token: 0, from: -1, to: 0, via: [0], square: "13" };
    const captured = { type: "captured", seat: 0, token: 1, by: 1, square: "22" } as const;
    const said: Record<string, string[]> = {
        en: ["Bo (blue) brings token 1 out to the start.", "Bo (blue) captures token 2 of Ann (red) on square 22."],
        de: ["Bo (blau) stellt Figur 1 auf das Startfeld.", "Bo (blau) schlägt Figur 2 von Ann (rot) auf Feld 22."],
        fr: ["Bo (bleu) sort le pion 1 sur la case de départ.", "Bo (bleu) mange le pion 2 à Ann (rouge) sur la case 22."],
        es: ["Bo (azul) saca la ficha 1 a la salida.", "Bo (azul) se come la ficha 2 de Ann (rojo) en la casilla 22."],
        hi: ["Bo (नीला) की गोटी 1 खुलकर शुरुआती खाने पर आई।", "Bo (नीला) ने 22 नंबर के खाने पर Ann (लाल) की गोटी 2 काटी।"],
    };
    for (const [language, sentences] of Object.entries(said)) {
        await words.speak(language);
        expect([told(entered), told(captured)]).toEqual(sentences);
    }
});

describe("events of a room", () => {
    test("name people by their number", () => {
        expect(told({ type: "paused", player: 1 })).toBe("Ann paused the game.");
        expect(told({ type: "paused", player: 9 })).toBe("someone paused the game.");
    });

    test("the end of a match is mentioned only if there is a match", () => {
        expect(told({ type: "match_over", winners: [0] })).toBeNull();
        expect(told({ type: "match_over", winners: [0] }, { bestOf: 3 })).toBe("Ann (red) wins the match!");
    });

    test("an unknown event of a newer server is ignored", () => {
        expect(told({ type: "comet" } as unknown as RoomEvent)).toBeNull();
    });
});

test("a right-to-left name does not reorder the sentence", () => {
    expect(isolate("\u202eevil")).toBe("evil");
    expect(isolate("דנה")).toBe("\u2068דנה\u2069");
    expect(isolate("Zoë 🎲")).toBe("Zoë 🎲");
});

test("squares and levels have names", () => {
    const name = (square: string, board = layout): string => squareName(squareOf(square, board));
    expect(name("yard")).toBe("the yard");
    expect(name("yard", { ...layout, first_step: 0 })).toBe("off the board");
    expect(name("stretch 3")).toBe("square 3 of the home stretch");
    expect(name("22")).toBe("square 22");
    expect(name("13")).toBe("blue’s start");
    expect(levelName("search-3")).toBe("looks 3 ahead");
    expect(levelName("nobody")).toBe("nobody");
});

test.each(FIXTURES)("the target of a move and its event name the same square in %s", (id) => {
    const { layout: board, moments } = fixture(id);
    const moved = moments.flatMap(({ events }) => events.flatMap((event) => (event.type === "moved" ? [event] : [])));
    expect(moved.length).toBeGreaterThan(0);
    for (const { seat, to, square } of moved) expect(squareAtStep(seat, to, board)).toEqual(squareFor(seat, square, board));
    const standing = moments.flatMap(({ after }) => Object.entries(after.tokens));
    for (const [seat, tokens] of standing) {
        for (const { step, square } of tokens) expect(squareAtStep(Number(seat), step, board)).toEqual(squareFor(Number(seat), square, board));
    }
});

test("in Ur squares have the numbers of the rulebook, and only the last two are the home stretch, in every language", async () => {
    const ur = fixture("ur").layout;
    const entered: Extract<RoomEvent, { type: "moved" }> = { type: "moved", seat: 1, token: 2, from: 0, to: 3, via: [3], square: "stretch 3" };
    expect(told(entered, { layout: ur })).toBe("Bo (black) moves token 3 to own square 3.");
    const names = (): string[] => ["stretch 3", "7", "stretch 5"].map((square) => squareName(squareOf(square, ur, 1)));
    expect(names()).toEqual(["own square 3", "square 11", "square 13 on the home stretch"]);
    const said = new Map<string, string[]>();
    for (const id of LANGUAGES) {
        await words.speak(id);
        said.set(id, names());
    }
    for (const [id, [own, shared, home]] of said) {
        expect([own, shared, home].map((name) => name?.match(/\d+/)?.[0]), id).toEqual(["3", "11", "13"]);
        expect(new Set([own, shared, home].map((name) => name?.replace(/\d+/, ""))).size, id).toBe(3);
    }
});

test("a rejection is in the person's language, and an unknown code keeps the server's message", async () => {
    expect(refusal({ code: "not_your_turn", message: "x" })).toBe("It is not your turn.");
    expect(refusal({ code: "brand_new", message: "the moon is full" })).toBe("The moon is full.");
    expect(refusal({ code: "not_ready", message: "not everybody is ready: Bo" })).toBe("Not everybody is ready: Bo.");
    await words.speak("fr");
    expect(refusal({ code: "not_ready", message: "not everybody is ready: Bo" })).toBe("Tout le monde n’est pas encore prêt.");
    expect(refusal({ code: "bad_variant", message: "line 3: `tokens` is 0" }), "the place of an error in a file is added in English").toBe(
        "Ce fichier de variante contient des erreurs. (line 3: `tokens` is 0)",
    );
});
