import { describe, expect, test } from "vitest";
import type { RoomEvent, RoomView } from "../../protocol/types";
import { roomView, seatView } from "../../room/state/fixtures/room-view";
import { Turns } from "./turns";
import { Votes, type Wish } from "./votes";

const MISSED: RoomEvent = { type: "turn_missed", seat: 0, misses: 1 };

const ROLLED: RoomEvent = { type: "rolled", seat: 0, dice: [6] };
const PASSED: RoomEvent = { type: "passed", seat: 0, reason: "no_move" };

/** A view in which a roll or a move of a seat is due. */
function due(ply: number, seat: number, phase: "roll" | "move" = "roll", change: Partial<RoomView> = {}): RoomView {
    return roomView(ply, { game: game(ply, { phase, seat }, [0, 1, 2]), ...change });
}

/** A game of these seats. */
function game(ply: number, turn: { phase: "roll" | "move"; seat: number }, seats: number[]): RoomView["game"] {
    return { ply, turn, tokens: Object.fromEntries(seats.map((seat) => [seat, []])) } as unknown as RoomView["game"];
}

describe("dice may fall without a click", () => {
    /** Whether those of seat 0 may, if its time is said to be over so long after its turn was heard of. */
    function over(ms: number, answered: number | null = 0, seconds: number | null = 60): boolean {
        const turns = new Turns();
        const settings = { ...roomView(1).settings, turn_seconds: seconds };
        turns.hear(due(1, 1, "roll", { settings }), [], { now: 0, answered });
        turns.hear(due(3, 0, "roll", { settings }), [], { now: 0, answered });
        return turns.hear(due(3, 0, "roll", { settings }), [MISSED], { now: ms, answered }).overdue.includes(0);
    }

    test("when the time is over by the own clock, too", () => {
        expect([over(60_000), over(52_000)], "news may come late").toEqual([true, true]);
        expect([over(300), over(20_000), over(3_600_000, 0, null)]).toEqual([false, false, false]);
        expect([over(3_000, 0, 5), over(1_000, 0, 5)], "a short turn").toEqual([true, false]);
    });

    test("when it is not known since when the turn goes on, or the clock was set back", () => {
        expect([over(300, null), over(-5_000)]).toEqual([true, true]);
        const turns = new Turns();
        turns.hear(due(3, 0), null, { now: 0, answered: 0 });
        expect(turns.hear(due(3, 0), [MISSED], { now: 500, answered: 0 }).overdue, "what came before was missed").toEqual([0]);
    });

    test("when everything is heard at once after a sleep, and not when it is said at once", () => {
        const all = (now: number): number[] => new Turns().hear(due(4, 1), [MISSED], { now, answered: 0 }).overdue;
        expect([all(61_000), all(400)]).toEqual([[0], []]);
    });

    test("in the rest of the turn: a bot plays it to its end, with extra rolls", () => {
        const turns = new Turns();
        turns.hear(due(3, 0), [], { now: 0, answered: 0 });
        turns.hear(due(4, 0, "move"), [ROLLED], { now: 1_000, answered: 0 });
        turns.hear(due(4, 0, "move"), [MISSED], { now: 60_000, answered: 59_000 });
        expect(turns.hear(due(5, 0), [PASSED], { now: 61_000, answered: 60_000 }).overdue).toEqual([0]);
        expect(turns.hear(due(7, 1), [], { now: 63_000, answered: 62_000 }).overdue, "the last roll came with the end of the turn").toEqual([0]);
        expect(turns.hear(due(9, 0), [], { now: 66_000, answered: 65_000 }).overdue).toEqual([]);
    });

    test("also for who comes in the middle of it, where the clock of the turn is off", () => {
        const clock = { now: 0, turn_left_ms: 3_000, game_left_ms: null, paused: false };
        const comes = (left: number | null): number[] => {
            const turns = new Turns();
            turns.hear(due(4, 0, "move", { clock: { ...clock, turn_left_ms: left } }), null, { now: 0, answered: null });
            return turns.hear(due(5, 0), [PASSED], { now: 1_000, answered: 500 }).overdue;
        };
        expect([comes(null), comes(3_000)]).toEqual([[0], []]);
    });

    test("at the old time when somebody else leaves, and at a new one with an extra roll", () => {
        const missed = (event: RoomEvent): boolean => {
            const turns = new Turns();
            turns.hear(due(3, 0), [], { now: 0, answered: 0 });
            turns.hear(due(4, 0), [event], { now: 30_000, answered: 29_000 });
            return turns.hear(due(4, 0), [MISSED], { now: 60_000, answered: 59_000 }).overdue.includes(0);
        };
        expect([missed({ type: "left", seat: 2 }), missed(PASSED)]).toEqual([true, false]);
    });

    test("until the person takes back the seat, or another game begins", () => {
        const after = (event: RoomEvent): number[][] => {
            const turns = new Turns();
            turns.hear(due(3, 0), [], { now: 0, answered: 0 });
            turns.hear(due(3, 0), [MISSED], { now: 60_000, answered: 59_000 });
            const [then, next] = [61_000, 62_000].map((now) => turns.hear(due(3, 0), now === 61_000 ? [event] : [], { now, answered: now - 500 }));
            return [then?.overdue ?? [], next?.overdue ?? []];
        };
        expect(after({ type: "player_returned", player: 2 })).toEqual([[0], [0]]);
        expect(after({ type: "taken_back", seat: 0 }), "what fell before came with it").toEqual([[0], []]);
        expect(after({ type: "taken_back", seat: 1 })).toEqual([[0], [0]]);
        expect(after({ type: "game_started", round: 2 })).toEqual([[0], []]);
    });

    test("while a bot plays the seat, as long as it did before the news", () => {
        const turns = new Turns();
        const lent = [seatView(0, { kind: "human", player: 1, lent: "asked" })];
        expect(turns.hear(due(1, 0), [{ type: "bot_took_over", seat: 0, level: "easy", reason: "asked" }], { now: 0, answered: 0 }).lent).toEqual([0]);
        turns.hear(due(1, 0, "roll", { seats: lent }), [], { now: 0, answered: 0 });
        expect(turns.hear(due(3, 0), [{ type: "taken_back", seat: 0 }], { now: 0, answered: 0 }).lent).toEqual([0]);
        expect(turns.hear(due(3, 0), [], { now: 0, answered: 0 }).lent).toEqual([]);
    });
});

describe("a game goes back", () => {
    const UNDONE: RoomEvent = { type: "undone", ply: 0, dice: [] };
    const ann = { player: 1, name: "Ann", seat: 0, muted: false };
    const people = [1, 2].map((player, seat) => seatView(seat, { kind: "human", player, name: `${player}`, connected: true }));

    /** What player 1 thinks of what happens at a table with these settings. */
    function thinks(undo: "never" | "ask" | "free", events: RoomEvent[] | null, change: Partial<RoomView> = {}, before: Partial<RoomView> = {}, wished = true, begins = false): Wish {
        const votes = new Votes();
        const settings = { ...roomView(1).settings, undo };
        const view = (more: Partial<RoomView>): RoomView => due(4, 0, "roll", { settings, seats: people, you: ann, ...more });
        votes.hear(view(before), [], "T", wished);
        return votes.hear(view(change), events, begins ? "U" : "T", wished);
    }

    const wronged = (...what: Parameters<typeof thinks>): boolean => thinks(...what) === "wrong";

    const asked: RoomEvent = { type: "undo_asked", player: 2, back: "undo" };
    const answered = (player: number): RoomEvent => ({ type: "undo_answered", player, agree: true });

    test("where nobody may take back, or without who had to agree: that is an alarm", () => {
        expect(wronged("never", [UNDONE])).toBe(true);
        expect(wronged("never", [{ type: "redone", ply: 3 }])).toBe(true);
        expect(wronged("ask", [UNDONE])).toBe(true);
        expect(wronged("ask", [asked, UNDONE])).toBe(true);
        expect(wronged("ask", [asked, answered(2), UNDONE])).toBe(true);
        expect(wronged("ask", [asked, answered(1), UNDONE, UNDONE]), "twice for one vote").toBe(true);
    });

    test("with everybody's word, in whichever tab it was given", () => {
        expect(wronged("ask", [asked, answered(1), UNDONE])).toBe(false);
        expect(wronged("ask", [{ type: "undo_asked", player: 1, back: "undo" }, answered(2), UNDONE])).toBe(false);
        const vote = { by: 2, back: "undo", to: 1, agreed: [1], since: 0 } as const;
        expect(wronged("ask", [UNDONE], {}, { vote: { ...vote, agreed: [1] } })).toBe(false);
        expect(wronged("ask", [UNDONE], {}, { vote: { ...vote, by: 1, agreed: [] } })).toBe(false);
    });

    test("in the name of this person, of which this browser knows nothing: they are asked", () => {
        const alone = { seats: [people[0] ?? seatView(0), seatView(1, { kind: "bot" })] };
        const theirs = (wished: boolean): Wish[] => [thinks("ask", [asked, answered(1), UNDONE], {}, {}, wished), thinks("ask", [UNDONE], alone, alone, wished)];
        expect(theirs(true)).toEqual(["fine", "fine"]);
        expect(theirs(false)).toEqual(["doubtful", "doubtful"]);
        expect(thinks("ask", [asked, UNDONE], {}, {}, false), "and there is no doubt about this").toBe("wrong");
        expect(thinks("free", [UNDONE], {}, {}, false), "somebody else at the screen").toBe("fine");
    });

    test("where everybody may, or one is alone with bots, has left, or only watches", () => {
        expect(wronged("free", [UNDONE])).toBe(false);
        const alone = [people[0] ?? seatView(0), seatView(1, { kind: "bot" })];
        expect(wronged("ask", [UNDONE], { seats: alone }, { seats: alone })).toBe(false);
        const left = [{ ...(people[0] ?? seatView(0)), lent: "left" as const }, people[1] ?? seatView(1)];
        expect(wronged("ask", [UNDONE], { seats: left }, { seats: left })).toBe(false);
        expect(wronged("ask", [UNDONE, { type: "player_left", player: 1 }])).toBe(false);
        expect(wronged("ask", [UNDONE], { seats: alone }), "who was the other one has just left").toBe(false);
        expect(wronged("ask", [UNDONE], { you: null }, { you: null })).toBe(false);
    });

    test("without people whose tokens went in a round before: they are not in this one", () => {
        const round = (...seats: number[]): Partial<RoomView> => ({ game: game(4, { phase: "roll", seat: 0 }, seats) });
        expect(wronged("ask", [UNDONE], round(0, 1), round(0, 1))).toBe(true);
        expect(wronged("ask", [UNDONE], round(0, 2), round(0, 2)), "the other one").toBe(false);
        expect(wronged("ask", [UNDONE], round(1, 2), round(1, 2)), "this one").toBe(false);
    });

    test("when somebody comes back at the same time: this excuses only where it was they who had to agree", () => {
        const back = (player: number): RoomEvent => ({ type: "player_returned", player });
        const cy = seatView(2, { kind: "human", player: 3, name: "3", connected: true });
        expect(wronged("ask", [back(3), UNDONE], { seats: [...people, cy] }, { seats: [...people, { ...cy, lent: "left" }] })).toBe(true);
        expect(wronged("never", [UNDONE, back(2)])).toBe(true);
        expect(wronged("ask", [{ type: "player_left", player: 2 }, UNDONE, back(2)]), "this one was alone").toBe(false);
        expect(wronged("ask", [UNDONE, back(1)]), "this one was away").toBe(false);
    });

    test("when this person is said to leave or to come back at the same time: they are asked whether it was they", () => {
        const [leaves, returns]: RoomEvent[] = [{ type: "player_left", player: 1 }, { type: "player_returned", player: 1 }];
        const left = { seats: [{ ...(people[0] ?? seatView(0)), lent: "left" as const }, people[1] ?? seatView(1)] };
        for (const [events, change] of [[[leaves, UNDONE, returns], {}], [[UNDONE, returns], {}], [[UNDONE, leaves], left]] as const) {
            const news = events.flatMap((event) => (event === undefined ? [] : [event]));
            expect([thinks("ask", news, change, {}, false), thinks("ask", news, change, {}, true)]).toEqual(["doubtful", "fine"]);
            expect(thinks("never", news, change, {}, true)).toBe("wrong");
        }
        expect(thinks("ask", [UNDONE, ...(returns === undefined ? [] : [returns])], {}, left, false), "who had left").toBe("fine");
    });

    const changed: RoomEvent = { type: "settings_changed" };
    const begun: RoomEvent = { type: "game_started", round: 2 };
    const free = { settings: { ...roomView(1).settings, undo: "free" as const } };

    test("although the settings are said to have changed, which they do not in a game, or a game to begin that is the same", () => {
        for (const events of [[changed, UNDONE], [begun, UNDONE], [UNDONE, changed, begun], [changed, begun, UNDONE]]) expect(wronged("never", events, free)).toBe(true);
        expect(wronged("ask", [changed, begun, UNDONE], free)).toBe(true);
        const votes = new Votes();
        const hear = (undo: "never" | "free", ...events: RoomEvent[]): Wish => votes.hear(due(4, 0, "roll", { settings: { ...roomView(1).settings, undo }, seats: people, you: ann }), events, "T", true);
        hear("never");
        hear("free", changed);
        expect([hear("free", UNDONE), votes.forbids]).toEqual(["wrong", true]);
    });

    test("in news that were missed, or in another game, by the settings of that one", () => {
        expect(wronged("never", null)).toBe(false);
        const over: RoomEvent = { type: "round_over", places: [0, 1] };
        expect(thinks("never", [UNDONE, over, changed, begun], {}, free, true, true)).toBe("fine");
        expect(thinks("never", [over, changed, begun, UNDONE], {}, free, true, true)).toBe("wrong");
        expect(thinks("never", [over, changed, begun, UNDONE, over, changed, begun], {}, free, true, true), "one that has come and gone").toBe("fine");
        expect(thinks("never", [UNDONE, over, changed, begun], free, {}, true, true)).toBe("wrong");
        expect(thinks("ask", [over, begun, UNDONE], {}, free, true, true), "without who had to agree").toBe("wrong");
    });

    test("in a game that came and went while this page was away, whose settings nobody has told it", () => {
        const votes = new Votes();
        const hear = (undo: "never" | "free", start: string | null, ...events: RoomEvent[]): Wish =>
            votes.hear(due(4, 0, "roll", { settings: { ...roomView(1).settings, undo }, seats: people, you: ann }), events, start, true);
        hear("never", "T");
        hear("never", null, { type: "round_over", places: [0, 1] });
        expect(hear("free", null, changed, begun, UNDONE, { type: "round_over", places: [0, 1] })).toBe("fine");
        expect(hear("free", "U", begun, UNDONE)).toBe("fine");
    });
});
