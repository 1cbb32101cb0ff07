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

describe("dice may be rolled without a click", () => {
    /** Whether the dice of seat 0 may, if its time is reported as up this long after its turn began here. */
    function over(ms: number, answered: number | null = 0, seconds: number | null = 60): boolean {
        const turns = new Turns();
        const settings = { ...roomView(1).settings, turn_seconds: seconds };
        turns.hear(due(1, 1, "roll", { settings }), [], { now: 0, answered });
        turns.hear(due(3, 0, "roll", { settings }), [], { now: 0, answered });
        return turns.hear(due(3, 0, "roll", { settings }), [MISSED], { now: ms, answered }).overdue.includes(0);
    }

    test("if the time is also up by this device's clock", () => {
        expect([over(60_000), over(52_000)], "events may arrive late").toEqual([true, true]);
        expect([over(300), over(20_000), over(3_600_000, 0, null)]).toEqual([false, false, false]);
        expect([over(3_000, 0, 5), over(1_000, 0, 5)], "a short turn").toEqual([true, false]);
    });

    test("if the start of the turn is unknown, or the clock was set back", () => {
        expect([over(300, null), over(-5_000)]).toEqual([true, true]);
        const turns = new Turns();
        turns.hear(due(3, 0), null, { now: 0, answered: 0 });
        expect(turns.hear(due(3, 0), [MISSED], { now: 500, answered: 0 }).overdue, "earlier events were missed").toEqual([0]);
    });

    test("if everything arrives at once after a sleep, but not if it is sent at once", () => {
        const all = (now: number): number[] => new Turns().hear(due(4, 1), [MISSED], { now, answered: 0 }).overdue;
        expect([all(61_000), all(400)]).toEqual([[0], []]);
    });

    test("in the rest of the turn, which a bot plays to its end, with extra rolls", () => {
        const turns = new Turns();
        turns.hear(due(3, 0), [], { now: 0, answered: 0 });
        turns.hear(due(4, 0, "move"), [ROLLED], { now: 1_000, answered: 0 });
        turns.hear(due(4, 0, "move"), [MISSED], { now: 60_000, answered: 59_000 });
        expect(turns.hear(due(5, 0), [PASSED], { now: 61_000, answered: 60_000 }).overdue).toEqual([0]);
        expect(turns.hear(due(7, 1), [], { now: 63_000, answered: 62_000 }).overdue, "the last roll arrived with the end of the turn").toEqual([0]);
        expect(turns.hear(due(9, 0), [], { now: 66_000, answered: 65_000 }).overdue).toEqual([]);
    });

    test("also on a device that arrives in the middle of the turn, if the clock is off", () => {
        const clock = { now: 0, turn_left_ms: 3_000, game_left_ms: null, paused: false };
        const comes = (left: number | null): number[] => {
            const turns = new Turns();
            turns.hear(due(4, 0, "move", { clock: { ...clock, turn_left_ms: left } }), null, { now: 0, answered: null });
            return turns.hear(due(5, 0), [PASSED], { now: 1_000, answered: 500 }).overdue;
        };
        expect([comes(null), comes(3_000)]).toEqual([[0], []]);
    });

    test("at the old time if another player leaves, and at a new time after an extra roll", () => {
        const missed = (event: RoomEvent): boolean => {
            const turns = new Turns();
            turns.hear(due(3, 0), [], { now: 0, answered: 0 });
            turns.hear(due(4, 0), [event], { now: 30_000, answered: 29_000 });
            return turns.hear(due(4, 0), [MISSED], { now: 60_000, answered: 59_000 }).overdue.includes(0);
        };
        expect([missed({ type: "left", seat: 2 }), missed(PASSED)]).toEqual([true, false]);
    });

    test("until the person takes the seat back or another game begins", () => {
        const after = (event: RoomEvent): number[][] => {
            const turns = new Turns();
            turns.hear(due(3, 0), [], { now: 0, answered: 0 });
            turns.hear(due(3, 0), [MISSED], { now: 60_000, answered: 59_000 });
            const [then, next] = [61_000, 62_000].map((now) => turns.hear(due(3, 0), now === 61_000 ? [event] : [], { now, answered: now - 500 }));
            return [then?.overdue ?? [], next?.overdue ?? []];
        };
        expect(after({ type: "player_returned", player: 2 })).toEqual([[0], [0]]);
        expect(after({ type: "taken_back", seat: 0 }), "an earlier roll arrived with it").toEqual([[0], []]);
        expect(after({ type: "taken_back", seat: 1 })).toEqual([[0], [0]]);
        expect(after({ type: "game_started", round: 2 })).toEqual([[0], []]);
    });

    test("while a bot plays the seat, if it already did before the message", () => {
        const turns = new Turns();
        const lent = [seatView(0, { kind: "human", player: 1, lent: "asked" })];
        expect(turns.hear(due(1, 0), [{ type: "bot_took_over", seat: 0, level: "easy", reason: "asked" }], { now: 0, answered: 0 }).lent).toEqual([0]);
        turns.hear(due(1, 0, "roll", { seats: lent }), [], { now: 0, answered: 0 });
        expect(turns.hear(due(3, 0), [{ type: "taken_back", seat: 0 }], { now: 0, answered: 0 }).lent).toEqual([0]);
        expect(turns.hear(due(3, 0), [], { now: 0, answered: 0 }).lent).toEqual([]);
    });
});

describe("an undo", () => {
    const UNDONE: RoomEvent = { type: "undone", ply: 0, dice: [] };
    const ann = { player: 1, name: "Ann", seat: 0, muted: false };
    const people = [1, 2].map((player, seat) => seatView(seat, { kind: "human", player, name: `${player}`, connected: true }));

    /** How player 1's device judges these events at a table with these settings. */
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

    test("is an alarm if undo is off, or without the agreement of everybody who had to agree", () => {
        expect(wronged("never", [UNDONE])).toBe(true);
        expect(wronged("never", [{ type: "redone", ply: 3 }])).toBe(true);
        expect(wronged("ask", [UNDONE])).toBe(true);
        expect(wronged("ask", [asked, UNDONE])).toBe(true);
        expect(wronged("ask", [asked, answered(2), UNDONE])).toBe(true);
        expect(wronged("ask", [asked, answered(1), UNDONE, UNDONE]), "two undos after one vote").toBe(true);
    });

    test("is fine if everybody agreed, in any tab", () => {
        expect(wronged("ask", [asked, answered(1), UNDONE])).toBe(false);
        expect(wronged("ask", [{ type: "undo_asked", player: 1, back: "undo" }, answered(2), UNDONE])).toBe(false);
        const vote = { by: 2, back: "undo", to: 1, agreed: [1], since: 0 } as const;
        expect(wronged("ask", [UNDONE], {}, { vote: { ...vote, agreed: [1] } })).toBe(false);
        expect(wronged("ask", [UNDONE], {}, { vote: { ...vote, by: 1, agreed: [] } })).toBe(false);
    });

    test("in this person's name that this browser knows nothing about makes it ask them", () => {
        const alone = { seats: [people[0] ?? seatView(0), seatView(1, { kind: "bot" })] };
        const theirs = (wished: boolean): Wish[] => [thinks("ask", [asked, answered(1), UNDONE], {}, {}, wished), thinks("ask", [UNDONE], alone, alone, wished)];
        expect(theirs(true)).toEqual(["fine", "fine"]);
        expect(theirs(false)).toEqual(["doubtful", "doubtful"]);
        expect(thinks("ask", [asked, UNDONE], {}, {}, false), "there is nothing to ask").toBe("wrong");
        expect(thinks("free", [UNDONE], {}, {}, false), "another person at the same screen").toBe("fine");
    });

    test("is fine if undo is free, or if this person is alone with bots, has left or only watches", () => {
        expect(wronged("free", [UNDONE])).toBe(false);
        const alone = [people[0] ?? seatView(0), seatView(1, { kind: "bot" })];
        expect(wronged("ask", [UNDONE], { seats: alone }, { seats: alone })).toBe(false);
        const left = [{ ...(people[0] ?? seatView(0)), lent: "left" as const }, people[1] ?? seatView(1)];
        expect(wronged("ask", [UNDONE], { seats: left }, { seats: left })).toBe(false);
        expect(wronged("ask", [UNDONE, { type: "player_left", player: 1 }])).toBe(false);
        expect(wronged("ask", [UNDONE], { seats: alone }), "the other player has just left").toBe(false);
        expect(wronged("ask", [UNDONE], { you: null }, { you: null })).toBe(false);
    });

    test("needs no agreement from people whose tokens were removed in an earlier round", () => {
        const round = (...seats: number[]): Partial<RoomView> => ({ game: game(4, { phase: "roll", seat: 0 }, seats) });
        expect(wronged("ask", [UNDONE], round(0, 1), round(0, 1))).toBe(true);
        expect(wronged("ask", [UNDONE], round(0, 2), round(0, 2)), "the other player").toBe(false);
        expect(wronged("ask", [UNDONE], round(1, 2), round(1, 2)), "this one").toBe(false);
    });

    test("together with a returning player is excused only if that player had to agree", () => {
        const back = (player: number): RoomEvent => ({ type: "player_returned", player });
        const cy = seatView(2, { kind: "human", player: 3, name: "3", connected: true });
        expect(wronged("ask", [back(3), UNDONE], { seats: [...people, cy] }, { seats: [...people, { ...cy, lent: "left" }] })).toBe(true);
        expect(wronged("never", [UNDONE, back(2)])).toBe(true);
        expect(wronged("ask", [{ type: "player_left", player: 2 }, UNDONE, back(2)]), "this person was alone").toBe(false);
        expect(wronged("ask", [UNDONE, back(1)]), "this person was away").toBe(false);
    });

    test("together with this person leaving or returning makes the page ask whether it was them", () => {
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

    test("is not excused by changed settings, which never change in a game, or by a new start of the same game", () => {
        for (const events of [[changed, UNDONE], [begun, UNDONE], [UNDONE, changed, begun], [changed, begun, UNDONE]]) expect(wronged("never", events, free)).toBe(true);
        expect(wronged("ask", [changed, begun, UNDONE], free)).toBe(true);
        const votes = new Votes();
        const hear = (undo: "never" | "free", ...events: RoomEvent[]): Wish => votes.hear(due(4, 0, "roll", { settings: { ...roomView(1).settings, undo }, seats: people, you: ann }), events, "T", true);
        hear("never");
        hear("free", changed);
        expect([hear("free", UNDONE), votes.forbids]).toEqual(["wrong", true]);
    });

    test("in missed events or in another game is judged by the settings of that game", () => {
        expect(wronged("never", null)).toBe(false);
        const over: RoomEvent = { type: "round_over", places: [0, 1] };
        expect(thinks("never", [UNDONE, over, changed, begun], {}, free, true, true)).toBe("fine");
        expect(thinks("never", [over, changed, begun, UNDONE], {}, free, true, true)).toBe("wrong");
        expect(thinks("never", [over, changed, begun, UNDONE, over, changed, begun], {}, free, true, true), "a whole game was missed").toBe("fine");
        expect(thinks("never", [UNDONE, over, changed, begun], free, {}, true, true)).toBe("wrong");
        expect(thinks("ask", [over, begun, UNDONE], {}, free, true, true), "without the required agreement").toBe("wrong");
    });

    test("in a game that the page missed completely is not judged, because its settings are unknown", () => {
        const votes = new Votes();
        const hear = (undo: "never" | "free", start: string | null, ...events: RoomEvent[]): Wish =>
            votes.hear(due(4, 0, "roll", { settings: { ...roomView(1).settings, undo }, seats: people, you: ann }), events, start, true);
        hear("never", "T");
        hear("never", null, { type: "round_over", places: [0, 1] });
        expect(hear("free", null, changed, begun, UNDONE, { type: "round_over", places: [0, 1] })).toBe("fine");
        expect(hear("free", "U", begun, UNDONE)).toBe("fine");
    });
});
