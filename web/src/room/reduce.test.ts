import { expect, test } from "vitest";
import type { RoomEvent } from "../protocol/types";
import { roomView, seatView } from "./fixture";
import { reduce } from "./reduce";

const ann = { player: 1, name: "Ann", seat: 0, muted: false };
const rolled: RoomEvent = { type: "rolled", seat: 0, dice: [4] };
const hello: RoomEvent = { type: "chat", player: 1, name: "Ann", text: "hello", at: 5 };

test("the first picture is jumped to", () => {
    const { view, news } = reduce(null, { type: "view", view: roomView(4) });
    expect(view.seq).toBe(4);
    expect(news.kind).toBe("jump");
});

test("what happens next is played", () => {
    const { view, news } = reduce(roomView(4), { type: "refresh", events: [rolled], view: roomView(5) });
    expect(view.seq).toBe(5);
    expect(news).toMatchObject({ kind: "play", events: [rolled] });
});

test("a message that comes late changes nothing", () => {
    const known = roomView(9);
    const { view, news } = reduce(known, { type: "refresh", events: [rolled], view: roomView(7) });
    expect(view).toBe(known);
    expect(news.kind).toBe("none");
});

test("the same message twice is played once", () => {
    const message = { type: "refresh", events: [rolled, hello], view: roomView(5) } as const;
    const once = reduce(roomView(4), { ...message, events: [...message.events] });
    const twice = reduce(once.view, { ...message, events: [...message.events] });
    expect(twice.news.kind).toBe("none");
    expect(twice.view.chat).toHaveLength(1);
});

test("who is connected is learned without a new entry", () => {
    const seats = [seatView(0, { name: "Ann", kind: "human", player: 1, connected: false })];
    const { view, news } = reduce(roomView(4), { type: "refresh", events: [], view: roomView(4, { seats }) });
    expect(view.seats[0]?.connected).toBe(false);
    expect(news.kind).toBe("none");
});

test("chat and who you are stay over messages for everybody", () => {
    const chat = [{ at: 1, player: 2, name: "Bo", text: "hi" }];
    const known = roomView(4, { you: ann, chat });
    const { view } = reduce(known, { type: "refresh", events: [hello], view: roomView(5) });
    expect(view.you).toEqual(ann);
    expect(view.chat.map((said) => said.text)).toEqual(["hi", "hello"]);
});

test("who sits down or is silenced is told by what happened", () => {
    const known = roomView(4, { you: { ...ann, player: 3, seat: null } });
    const seats = [seatView(0), seatView(1, { player: 3, kind: "human", name: "Eve" })];
    const event: RoomEvent = { type: "muted", player: 3, muted: true };
    const { view } = reduce(known, { type: "refresh", events: [event], view: roomView(5, { seats, muted: [3] }) });
    expect(view.you).toEqual({ ...ann, player: 3, seat: 1, muted: true });
});

test("what was missed is played when it is still known", () => {
    const seen = { ...roomView(12, { you: ann }), events: [rolled, rolled] };
    const { view, news } = reduce(roomView(4), { type: "seen", seen });
    expect(news).toMatchObject({ kind: "play", events: [rolled, rolled] });
    expect(view.you).toEqual(ann);
    expect("events" in view).toBe(false);
});

test("a long gap is jumped over", () => {
    const seen = { ...roomView(400), events: null };
    expect(reduce(roomView(4), { type: "seen", seen }).news.kind).toBe("jump");
    expect(reduce(roomView(4), { type: "view", view: roomView(400) }).news.kind).toBe("jump");
});

test("a hundred things that were said are kept", () => {
    const chat = Array.from({ length: 100 }, (_, at) => ({ at, player: 1, name: "Ann", text: `${at}` }));
    const { view } = reduce(roomView(4, { chat }), { type: "refresh", events: [hello], view: roomView(5) });
    expect(view.chat).toHaveLength(100);
    expect(view.chat.at(-1)?.text).toBe("hello");
    expect(view.chat[0]?.text).toBe("1");
});
