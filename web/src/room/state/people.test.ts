import { expect, test } from "vitest";
import type { RoomView } from "../../protocol/types";
import { roomView, seatView } from "./fixtures/room-view";
import { byKey, hasLeft, hostName, isOfOneToken, isAloneWithBots, keyOf, personName, peopleHere, recordName, removal, seatName, seatsOf, unusedName } from "./people";

const levels = (level: string): string => ({ easy: "facile" })[level] ?? level;

test("a bot without a name is called by its level in the reader's language", () => {
    const bot = (name: string) => seatName(seatView(0, { kind: "bot", level: "easy", name }), levels);
    expect(bot("easy")).toBe("Facile");
    expect(bot("easy 2")).toBe("Facile 2");
    expect(bot("easygoing")).toBe("easygoing");
    expect(bot("Robot")).toBe("Robot");
});

test("the list of people names each person once and says whether they are muted", () => {
    const seats = [
        seatView(0, { player: 1, name: "Ann", connected: true }),
        seatView(1, { player: 1, name: "Al", connected: true }),
        seatView(2, { kind: "bot", name: "easy", level: "easy" }),
    ];
    const view = roomView(1, { seats, watchers: [{ player: 9, name: "Eve", connected: false }], muted: [9] });
    expect(peopleHere(view)).toEqual([
        { player: 1, name: "Ann", seated: true, connected: true, muted: false },
        { player: 9, name: "Eve", seated: false, connected: false, muted: true },
    ]);
});

test("a person who has left is not listed, although the seat keeps their name", () => {
    const seats = [
        seatView(0, { kind: "human", name: "Ann", player: 1, connected: true }),
        seatView(1, { kind: "human", name: "Bo", player: 2, lent: "left" }),
        seatView(2, { kind: "human", name: "Cy", player: 3, lent: "asked" }),
    ];
    expect(peopleHere(roomView(1, { seats })).map((one) => one.name)).toEqual(["Ann", "Cy"]);
});

test("a person has left if a bot plays for them or their seat is no longer in the game", () => {
    const seats = [
        seatView(0, { kind: "human", name: "Ann", player: 1, lent: "asked" }),
        seatView(1, { kind: "human", name: "Bo", player: 2, lent: "left" }),
        seatView(2, { kind: "human", name: "Cy", player: 3 }),
    ];
    const all = roomView(1, { seats, watchers: [{ player: 9, name: "Eve", connected: true }] });
    const gone = { ...all, dice: { ...all.dice, seats: { 0: 1, 1: 2 } } };
    expect([1, 2, 3, 9].filter((player) => hasLeft(all, player))).toEqual([2]);
    expect([1, 2, 3, 9].filter((player) => hasLeft(gone, player)), "Cy's tokens were removed").toEqual([2, 3]);
    const { dice: _, ...hidden } = all;
    expect([1, 2, 3, 9].filter((player) => hasLeft(hidden as RoomView, player)), "a server without dice").toEqual([2]);
});

test("names of bots in a record are translated, other names are not", () => {
    const named = (name: string) => recordName(name, ["easy", "hard"], levels);
    expect([named("easy 2"), named("hard"), named("Ann"), named("easygoing")]).toEqual(["Facile 2", "Hard", "Ann", "easygoing"]);
});

test("a person keeps their name while a bot plays for them", () => {
    expect(seatName(seatView(0, { kind: "human", level: "easy", name: "easy" }), levels)).toBe("easy");
    expect(seatName(seatView(0), levels)).toBe("");
});

test("a person may play several seats at one screen", () => {
    const seats = [seatView(0, { player: 1 }), seatView(1, { player: 2 }), seatView(2, { player: 1 })];
    expect(seatsOf(roomView(1, { seats }), 1).map((seat) => seat.seat)).toEqual([0, 2]);
    expect(seatsOf(roomView(1), null)).toEqual([]);
});

test("people can remove all but the last player of their own screen, and the host can also remove bots and other people", () => {
    const seats = [
        seatView(0, { player: 1, kind: "human", name: "Ann", host: true }),
        seatView(1, { player: 2, kind: "human", name: "Bo" }),
        seatView(2, { player: 2, kind: "human", name: "Cy" }),
        seatView(3, { kind: "bot", level: "easy", name: "easy" }),
        seatView(4),
    ];
    const removes = (player: number | null) => seats.map((seat) => removal(seat, { host: player === 1, player, mySeats: seatsOf(roomView(1, { seats }), player) }));
    expect(removes(1)).toEqual([null, "room-kick", "room-kick", "room-remove-bot", null]);
    expect(removes(2)).toEqual([null, "room-remove-here", "room-remove-here", null, null]);
    expect(removes(null)).toEqual([null, null, null, null, null]);
});

test("the name of a person is found at the table and among the watchers", () => {
    const view = roomView(1, { watchers: [{ player: 9, name: "Eve", connected: true }] });
    expect([personName(view, 1), personName(view, 9), personName(view, 5)]).toEqual(["Ann", "Eve", ""]);
});

const move = (token: number, pips: number) => ({ token, pips, to: pips, captures: [] });

test("the key of a move is the number of its token", () => {
    const plain = [move(1, 6), move(3, 6)];
    expect(plain.map((choice) => keyOf(choice, plain))).toEqual([2, 4]);
    expect(byKey(4, plain).map((choice) => choice.token)).toEqual([3]);
    expect(byKey(1, plain)).toEqual([]);
    const several = [move(1, 6), move(1, 2), move(3, 6)];
    expect(several.map((choice) => keyOf(choice, several))).toEqual([2, 2, 4]);
    expect(byKey(2, several).map((choice) => choice.pips)).toEqual([6, 2]);
});

test("if all moves belong to one token, their keys are their pips", () => {
    const several = [move(0, 3), move(0, 6)];
    expect(isOfOneToken(several)).toBe(true);
    expect(several.map((choice) => keyOf(choice, several))).toEqual([3, 6]);
    expect(byKey(6, several)).toEqual([several[1]]);
    expect(byKey(1, several)).toEqual([]);
    const partners = [move(0, 3), { ...move(0, 3), seat: 2 }];
    expect(isOfOneToken(partners)).toBe(false);
});

test("names are shown without direction marks", () => {
    const name = "A\u202enn";
    const seat = seatView(0, { kind: "human", name, player: 1, host: true });
    const view = roomView(1, { seats: [seat], watchers: [{ player: 2, name, connected: true }] });
    const names = [seatName(seat, String), hostName(view), personName(view, 1), personName(view, 2), recordName(name, [], String)];
    expect(names).toEqual(Array(5).fill("Ann"));
    expect(peopleHere(view).map((one) => one.name)).toEqual(["Ann", "Ann"]);
});

test("a person is alone with bots if all others share the screen or have left", () => {
    const ann = seatView(0, { kind: "human", name: "Ann", player: 1 });
    const bot = seatView(1, { kind: "bot", name: "Pip", level: "easy" });
    const bo = seatView(2, { kind: "human", name: "Bo", player: 2 });
    const isOnly = (...seats: RoomView["seats"]): boolean => isAloneWithBots(roomView(1, { seats }), 1);
    expect(isOnly(ann, bot, seatView(2, { kind: "human", name: "Al", player: 1 }), seatView(3))).toBe(true);
    expect(isOnly(ann, bot, { ...bo, lent: "left" })).toBe(true);
    expect(isOnly(ann, bot, bo)).toBe(false);
});

test("a bot gets the first free name, or none if all are taken", () => {
    const seats = [seatView(0, { name: "Dot" }), seatView(1, { kind: "bot", name: "Pip" })];
    expect(unusedName(["Pip", "Dot", "Domino"], { seats })).toBe("Domino");
    expect(unusedName(["Pip", "Dot"], { seats })).toBeNull();
});
