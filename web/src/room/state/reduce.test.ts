import { expect, test } from "vitest";
import type { RoomEvent } from "../../protocol/types";
import { roomView, seatView } from "./fixtures/room-view";
import { reduce } from "./reduce";

const ann = { player: 1, name: "Ann", seat: 0, muted: false };
const rolled: RoomEvent = { type: "rolled", seat: 0, dice: [4] };
const hello: RoomEvent = { type: "chat", player: 1, name: "Ann", text: "hello", at: 5 };

test("the first view is shown at once", () => {
    const { view, change } = reduce(null, { type: "view", view: roomView(4) });
    expect(view.seq).toBe(4);
    expect(change.kind).toBe("jump");
});

test("new events are played", () => {
    const { view, change } = reduce(roomView(4), { type: "refresh", events: [rolled], view: roomView(5) });
    expect(view.seq).toBe(5);
    expect(change).toMatchObject({ kind: "play", events: [rolled] });
});

test("an older message changes nothing", () => {
    const known = roomView(9);
    const { view, change } = reduce(known, { type: "refresh", events: [rolled], view: roomView(7) });
    expect(view).toBe(known);
    expect(change.kind).toBe("none");
});

test("the same message twice is played once", () => {
    const message = { type: "refresh", events: [rolled, hello], view: roomView(5) } as const;
    const once = reduce(roomView(4), { ...message, events: [...message.events] });
    const twice = reduce(once.view, { ...message, events: [...message.events] });
    expect(twice.change.kind).toBe("none");
    expect(twice.view.chat).toHaveLength(1);
});

test("a changed connection needs no new entry", () => {
    const seats = [seatView(0, { name: "Ann", kind: "human", player: 1, connected: false })];
    const { view, change } = reduce(roomView(4), { type: "refresh", events: [], view: roomView(4, { seats }) });
    expect(view.seats[0]?.connected).toBe(false);
    expect(change.kind).toBe("none");
});

test("messages to everybody keep the chat and `you`", () => {
    const chat = [{ at: 1, player: 2, name: "Bo", text: "hi" }];
    const known = roomView(4, { you: ann, chat });
    const { view } = reduce(known, { type: "refresh", events: [hello], view: roomView(5) });
    expect(view.you).toEqual(ann);
    expect(view.chat.map((said) => said.text)).toEqual(["hi", "hello"]);
});

test("`you` follows when the person sits down or is muted", () => {
    const known = roomView(4, { you: { ...ann, player: 3, seat: null } });
    const seats = [seatView(0), seatView(1, { player: 3, kind: "human", name: "Eve" })];
    const event: RoomEvent = { type: "muted", player: 3, name: "Eve", muted: true };
    const { view } = reduce(known, { type: "refresh", events: [event], view: roomView(5, { seats, muted: [3] }) });
    expect(view.you).toEqual({ ...ann, player: 3, seat: 1, muted: true });
});

test("missed events are played if the server still knows them", () => {
    const seen = { ...roomView(12, { you: ann }), events: [rolled, rolled] };
    const { view, change } = reduce(roomView(4), { type: "seen", seen });
    expect(change).toMatchObject({ kind: "play", events: [rolled, rolled] });
    expect(view.you).toEqual(ann);
    expect("events" in view).toBe(false);
});

test("after a long gap the newest view is shown at once", () => {
    const seen = { ...roomView(400), events: null };
    expect(reduce(roomView(4), { type: "seen", seen }).change.kind).toBe("jump");
    expect(reduce(roomView(4), { type: "view", view: roomView(400) }).change.kind).toBe("jump");
});

test("the last hundred chat messages are kept", () => {
    const chat = Array.from({ length: 100 }, (_, at) => ({ at, player: 1, name: "Ann", text: `${at}` }));
    const { view } = reduce(roomView(4, { chat }), { type: "refresh", events: [hello], view: roomView(5) });
    expect(view.chat).toHaveLength(100);
    expect(view.chat.at(-1)?.text).toBe("hello");
    expect(view.chat[0]?.text).toBe("1");
});
