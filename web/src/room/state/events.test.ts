import { expect, test } from "vitest";
import type { RoomEvent } from "../../protocol/types";
import { isGameEvent } from "../../words";
import { actor, redoableAfter, isJump, changesBoard, eventsToNotice } from "./events";

const said: RoomEvent = { type: "chat", player: 1, name: "Ann", text: "hi", at: 0 };
const moved: RoomEvent = { type: "moved", seat: 0, token: 0, from: 0, to: 4, via: [4], square: "4" };
const undone: RoomEvent = { type: "undone", ply: 3, dice: [] };

test("moves change the board, chat does not", () => {
    expect([isGameEvent(moved), changesBoard(moved)]).toEqual([true, true]);
    expect([isGameEvent(said), changesBoard(said)]).toEqual([false, false]);
});

test("a capture is attributed to the seat that captures", () => {
    expect(actor({ type: "captured", seat: 1, token: 0, by: 2, square: "5" })).toBe(2);
    expect([actor(moved), actor(undone)]).toEqual([0, null]);
});

test("an undo is not animated", () => {
    expect([isJump(undone), changesBoard(undone), isGameEvent(undone)]).toEqual([true, true, false]);
    expect(isJump(moved)).toBe(false);
});

test("undone actions can be redone until somebody plays on", () => {
    const back: RoomEvent = { type: "undone", ply: 3, dice: [] };
    const forth: RoomEvent = { type: "redone", ply: 5 };
    const hello: RoomEvent = { type: "undo_refused" };
    const rolled: RoomEvent = { type: "rolled", seat: 0, dice: [4] };
    const started: RoomEvent = { type: "game_started", round: 2 };
    const after = (events: RoomEvent[], ply = 5): number => redoableAfter(events, ply, 0);
    expect([after([]), after([back]), after([back, forth, moved, rolled])]).toEqual([0, 1, 0]);
    expect([after([back, hello]), after([back, rolled]), after([back, started])]).toEqual([1, 0, 0]);
    const again = [back, back, forth, moved, rolled];
    expect([after(again), redoableAfter([hello], 5, after(again))], "the events of a redone action repeat").toEqual([1, 1]);
    expect([after([...again, moved], 6), redoableAfter([moved], 6, after(again)), after([...again, started], 0)], "somebody plays on").toEqual([0, 0, 0]);
    expect(after([back, forth, moved, back], 3)).toBe(1);
});

test("leaving, returning, handing over, pausing and becoming host give one notice each", () => {
    const bo = 2;
    const seat = 1;
    const notices = (...events: RoomEvent[]): string[] => eventsToNotice([...events, said, moved], 1, [0]).map(({ type }) => type);
    const lent: RoomEvent = { type: "bot_took_over", seat, level: "easy", reason: "left" };
    expect(notices({ type: "player_left", player: bo }, lent, { type: "host_changed", player: 1 })).toEqual(["bot_took_over", "host_changed"]);
    expect(notices({ type: "player_left", player: bo })).toEqual(["player_left"]);
    expect(notices({ type: "player_returned", player: bo }, { type: "taken_back", seat })).toEqual(["player_returned"]);
    expect(notices({ type: "taken_back", seat })).toEqual(["taken_back"]);
    expect(notices({ type: "paused", player: bo })).toEqual(["paused"]);
});

test("one's own actions give no notice", () => {
    const own: RoomEvent[] = [
        { type: "paused", player: 1 },
        { type: "player_left", player: 1 },
        { type: "player_returned", player: 1 },
        { type: "bot_took_over", seat: 0, level: "easy", reason: "asked" },
        { type: "taken_back", seat: 0 },
    ];
    expect(own.flatMap((event) => eventsToNotice([event], 1, [0]))).toEqual([]);
});
