import { expect, test } from "vitest";
import type { RoomView } from "../protocol/types";
import { roomView, seatView } from "./fixture";
import { byKey, hasLeft, hostName, isOfOneToken, isOnlyOf, keyOf, personName, present, recordName, removal, seatName, seatsOf, unusedName } from "./people";

const levels = (level: string): string => ({ easy: "facile" })[level] ?? level;

test("a bot without a name is called by its level in the reader's language", () => {
    const bot = (name: string) => seatName(seatView(0, { kind: "bot", level: "easy", name }), levels);
    expect(bot("easy")).toBe("Facile");
    expect(bot("easy 2")).toBe("Facile 2");
    expect(bot("easygoing")).toBe("easygoing");
    expect(bot("Robot")).toBe("Robot");
});

test("everybody is in the room once, also who plays two seats, with whether they may speak", () => {
    const seats = [
        seatView(0, { player: 1, name: "Ann", connected: true }),
        seatView(1, { player: 1, name: "Al", connected: true }),
        seatView(2, { kind: "bot", name: "easy", level: "easy" }),
    ];
    const view = roomView(1, { seats, watchers: [{ player: 9, name: "Eve", connected: false }], muted: [9] });
    expect(present(view)).toEqual([
        { player: 1, name: "Ann", seated: true, connected: true, muted: false },
        { player: 9, name: "Eve", seated: false, connected: false, muted: true },
    ]);
});

test("who has left the game is not in the room, though their seat has their name", () => {
    const seats = [
        seatView(0, { kind: "human", name: "Ann", player: 1, connected: true }),
        seatView(1, { kind: "human", name: "Bo", player: 2, lent: "left" }),
        seatView(2, { kind: "human", name: "Cy", player: 3, lent: "asked" }),
    ];
    expect(present(roomView(1, { seats })).map((one) => one.name)).toEqual(["Ann", "Cy"]);
});

test("who has left the table has a seat of it, which a bot plays on, or which is in no game", () => {
    const seats = [
        seatView(0, { kind: "human", name: "Ann", player: 1, lent: "asked" }),
        seatView(1, { kind: "human", name: "Bo", player: 2, lent: "left" }),
        seatView(2, { kind: "human", name: "Cy", player: 3 }),
    ];
    const all = roomView(1, { seats, watchers: [{ player: 9, name: "Eve", connected: true }] });
    const gone = { ...all, dice: { ...all.dice, seats: { 0: 1, 1: 2 } } };
    expect([1, 2, 3, 9].filter((player) => hasLeft(all, player))).toEqual([2]);
    expect([1, 2, 3, 9].filter((player) => hasLeft(gone, player)), "Cy's tokens went").toEqual([2, 3]);
    const { dice: _, ...hidden } = all;
    expect([1, 2, 3, 9].filter((player) => hasLeft(hidden as RoomView, player)), "a server may say nothing of the dice").toEqual([2]);
});

test("a record's bots are called by their level too, and everybody else as they are", () => {
    const named = (name: string) => recordName(name, ["easy", "hard"], levels);
    expect([named("easy 2"), named("hard"), named("Ann"), named("easygoing")]).toEqual(["Facile 2", "Hard", "Ann", "easygoing"]);
});

test("a person keeps their name, also while a bot plays for them", () => {
    expect(seatName(seatView(0, { kind: "human", level: "easy", name: "easy" }), levels)).toBe("easy");
    expect(seatName(seatView(0), levels)).toBe("");
});

test("a person may play several seats at one screen", () => {
    const seats = [seatView(0, { player: 1 }), seatView(1, { player: 2 }), seatView(2, { player: 1 })];
    expect(seatsOf(roomView(1, { seats }), 1).map((seat) => seat.seat)).toEqual([0, 2]);
    expect(seatsOf(roomView(1), null)).toEqual([]);
});

test("who was to play at the same screen is taken back by whoever added them, all others by the host", () => {
    const seats = [
        seatView(0, { player: 1, kind: "human", name: "Ann", host: true }),
        seatView(1, { player: 2, kind: "human", name: "Bo" }),
        seatView(2, { player: 2, kind: "human", name: "Cy" }),
        seatView(3, { kind: "bot", level: "easy", name: "easy" }),
        seatView(4),
    ];
    const removes = (player: number | null) => seats.map((seat) => removal(seat, { host: player === 1, player, mine: seatsOf(roomView(1, { seats }), player) }));
    expect(removes(1)).toEqual([null, "room-kick", "room-kick", "room-remove-bot", null]);
    expect(removes(2)).toEqual([null, "room-remove-here", "room-remove-here", null, null]);
    expect(removes(null)).toEqual([null, null, null, null, null]);
});

test("people are found at the table and among those who watch", () => {
    const view = roomView(1, { watchers: [{ player: 9, name: "Eve", connected: true }] });
    expect([personName(view, 1), personName(view, 9), personName(view, 5)]).toEqual(["Ann", "Eve", ""]);
});

const move = (token: number, pips: number) => ({ token, pips, to: pips, captures: [] });

test("a move has the number of its token, as on the board, however many moves a token has", () => {
    const plain = [move(1, 6), move(3, 6)];
    expect(plain.map((choice) => keyOf(choice, plain))).toEqual([2, 4]);
    expect(byKey(4, plain).map((choice) => choice.token)).toEqual([3]);
    expect(byKey(1, plain)).toEqual([]);
    const several = [move(1, 6), move(1, 2), move(3, 6)];
    expect(several.map((choice) => keyOf(choice, several))).toEqual([2, 2, 4]);
    expect(byKey(2, several).map((choice) => choice.pips)).toEqual([6, 2]);
});

test("where one token has several moves, their pips tell them apart, as on the board", () => {
    const several = [move(0, 3), move(0, 6)];
    expect(isOfOneToken(several)).toBe(true);
    expect(several.map((choice) => keyOf(choice, several))).toEqual([3, 6]);
    expect(byKey(6, several)).toEqual([several[1]]);
    expect(byKey(1, several)).toEqual([]);
    const partners = [move(0, 3), { ...move(0, 3), seat: 2 }];
    expect(isOfOneToken(partners)).toBe(false);
});

test("marks that turn the direction of writing are in no name, wherever it is shown", () => {
    const name = "A\u202enn";
    const seat = seatView(0, { kind: "human", name, player: 1, host: true });
    const view = roomView(1, { seats: [seat], watchers: [{ player: 2, name, connected: true }] });
    const names = [seatName(seat, String), hostName(view), personName(view, 1), personName(view, 2), recordName(name, [], String)];
    expect(names).toEqual(Array(5).fill("Ann"));
    expect(present(view).map((one) => one.name)).toEqual(["Ann", "Ann"]);
});

test("a table is only of one person if all others are bots, sit at the same screen, or have left", () => {
    const ann = seatView(0, { kind: "human", name: "Ann", player: 1 });
    const bot = seatView(1, { kind: "bot", name: "Pip", level: "easy" });
    const bo = seatView(2, { kind: "human", name: "Bo", player: 2 });
    const isOnly = (...seats: RoomView["seats"]): boolean => isOnlyOf(roomView(1, { seats }), 1);
    expect(isOnly(ann, bot, seatView(2, { kind: "human", name: "Al", player: 1 }), seatView(3))).toBe(true);
    expect(isOnly(ann, bot, { ...bo, lent: "left" })).toBe(true);
    expect(isOnly(ann, bot, bo)).toBe(false);
});

test("a bot gets the first name that nobody has, and none when all are taken", () => {
    const seats = [seatView(0, { name: "Dot" }), seatView(1, { kind: "bot", name: "Pip" })];
    expect(unusedName(["Pip", "Dot", "Domino"], { seats })).toBe("Domino");
    expect(unusedName(["Pip", "Dot"], { seats })).toBeNull();
});
