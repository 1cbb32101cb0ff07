import { beforeEach, describe, expect, test } from "vitest";
import { roomView } from "../room/state/fixtures/room-view";
import { reduce } from "../room/state/reduce";
import { Refused } from "./api";
import { Clock, FakeSocket, settled } from "./fixtures/fakes";
import { Link, type LinkEnvironment, type RoomUpdate, type Status } from "./link";
import type { Done, Order, Out, RoomEvent, Seen } from "./types";

let clock: Clock;
let sockets: FakeSocket[];
let asked: number[];
let posted: Order[];
let received: RoomUpdate[];
let statuses: Status[];
let ends: string[];
let answers: number[];
let answerView: () => Promise<Seen>;
let answerPost: (order: Order) => Promise<Done>;
let visible: boolean;
let link: Link;

const forever = (): Promise<never> => new Promise(() => {});
const offline = (): Promise<never> => Promise.reject(new Refused("offline", "", 0));
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
    clock = new Clock();
    sockets = [];
    asked = [];
    posted = [];
    received = [];
    statuses = [];
    ends = [];
    answers = [];
    answerView = () => Promise.resolve({ ...roomView(5), events: [] });
    answerPost = () => Promise.resolve({ seq: 6, events: [] });
    visible = true;
    const env: LinkEnvironment = {
        socket: (after) => {
            sockets.push(new FakeSocket(after));
            return last();
        },
        view: (after) => {
            asked.push(after);
            return answerView();
        },
        post: (order) => {
            posted.push(order);
            return answerPost(order);
        },
        after: clock.after,
        now: () => clock.now,
        random: () => 1,
        visible: () => visible,
    };
    const listener = {
        receive: (message: RoomUpdate) => received.push(message),
        status: (status: Status) => statuses.push(status),
        answered: (at: number) => answers.push(at),
        end: (why: Refused) => ends.push(why.code),
    };
    link = new Link(env, listener, 5);
    link.start();
});

test("an open socket is live and passes on its messages", () => {
    last().open();
    last().say({ type: "refresh", hint: "state", seq: 6, events: [], view: roomView(6) });
    expect(statuses).toEqual(["live"]);
    expect(received).toMatchObject([{ type: "refresh" }]);
});

test("a socket that closes is reopened after the last entry that it delivered", async () => {
    last().open();
    last().say({ type: "view", view: roomView(9) });
    last().end(1001);
    expect(statuses).toEqual(["live", "lost"]);
    await clock.pass(1_000);
    expect(sockets.map((socket) => socket.after)).toEqual([5, 9]);
    last().open();
    expect(statuses.at(-1)).toBe("live");
});

test("the delay grows while sockets close, and a message resets it", async () => {
    for (const wait of [1_000, 2_000, 4_000, 8_000, 8_000]) {
        const before = sockets.length;
        last().open();
        last().end();
        await clock.pass(wait - 1);
        expect(sockets).toHaveLength(before);
        await clock.pass(1);
        expect(sockets).toHaveLength(before + 1);
    }
    last().open();
    last().say({ type: "pong" });
    last().end();
    const before = sockets.length;
    await clock.pass(1_000);
    expect(sockets).toHaveLength(before + 1);
});

test("after two sockets in a row fail to open, the link polls every two seconds", async () => {
    last().end();
    await clock.pass(1_000);
    last().end();
    await settled();
    expect(statuses).toEqual(["polling"]);
    const before = asked.length;
    await clock.pass(6_000);
    expect(asked.length).toBeGreaterThanOrEqual(before + 3);
    expect(received.every((message) => message.type === "seen")).toBe(true);
});

test("while polling, sockets are still tried, and one that opens ends the polling", async () => {
    last().end();
    await clock.pass(1_000);
    last().end();
    await clock.pass(5_000);
    expect(sockets.length).toBeGreaterThan(2);
    last().open();
    expect(statuses.at(-1)).toBe("live");
    const before = asked.length;
    await clock.pass(7_000);
    expect(asked).toHaveLength(before);
});

test("a socket that neither opens nor fails starts polling after two seconds", async () => {
    await clock.pass(2_000);
    expect(asked).toEqual([5]);
    expect(statuses).toEqual(["polling"]);
    await clock.pass(2_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(asked.length).toBeGreaterThan(1);
    await clock.pass(60_000);
    expect(statuses).toEqual(["polling"]);
});

test("a socket that opens and delivers nothing starts polling after two seconds, and commands do not wait for it", async () => {
    last().onopen?.();
    await clock.pass(2_000);
    expect(statuses).toEqual(["polling"]);
    await link.send({ type: "roll" }, 5);
    expect(posted).toHaveLength(1);
    await clock.pass(2_000);
    expect(sockets[0]?.closed).toBe(true);
    for (let second = 0; second < 60; second++) {
        await clock.pass(1_000);
        last().onopen?.();
    }
    expect(statuses).toEqual(["polling"]);
    expect(sockets.length).toBeLessThan(8);
    while (last().onmessage === null) await clock.pass(1_000);
    last().onopen?.();
    last().say({ type: "pong" });
    expect(statuses, "once it delivers something").toEqual(["polling", "live"]);
});

test("a socket that opens late is still used", async () => {
    await clock.pass(3_000);
    last().open();
    expect(statuses).toEqual(["polling", "live"]);
    const before = asked.length;
    await clock.pass(1_500);
    expect(asked).toHaveLength(before);
});

test("slow requests do not start polling", async () => {
    answerView = forever;
    await clock.pass(3_000);
    expect(statuses).toEqual([]);
});

test("the connection is lost while requests are not answered", async () => {
    answerView = offline;
    last().end();
    await settled();
    expect(statuses).toEqual(["lost"]);
    await clock.pass(1_000);
    last().end();
    await settled();
    answerView = () => Promise.resolve({ ...roomView(5), events: [] });
    await clock.pass(2_000);
    expect(statuses.at(-1)).toBe("polling");
});

test("an unknown room and an unknown token end the link", async () => {
    answerView = () => Promise.reject(new Refused("no_token", "", 401));
    last().open();
    last().end(1013);
    await clock.pass(1_000);
    expect(ends).toEqual(["no_token"]);
    const before = sockets.length;
    await clock.pass(60_000);
    expect(sockets).toHaveLength(before);
    await expect(link.send({ type: "roll" }, 5)).rejects.toMatchObject({ code: "closed" });
});

test("a command goes over the socket and its answer comes back", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    expect(sent).toMatchObject({ type: "roll", seq: 5 });
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await expect(done).resolves.toEqual({ seq: 7, events: [] });
});

test("a rejected command says why", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    last().say({ type: "refused", cmd_id: sent!.cmd_id, error: { code: "not_your_turn", message: "no" } });
    await expect(done).rejects.toMatchObject({ code: "not_your_turn" });
});

test("an unanswered command is sent again with the same id", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    last().end();
    await clock.pass(1_000);
    last().open();
    expect(last().commands()).toEqual([sent]);
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await done;
    expect(posted).toEqual([]);
});

test("a command that the socket swallows is sent by request", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    await clock.pass(4_000);
    expect(posted).toEqual([sent]);
    await done;
});

test("without a socket, commands go by request and the view is fetched", async () => {
    last().end();
    await settled();
    const before = asked.length;
    await link.send({ type: "roll" }, 5);
    await settled();
    expect(posted).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(before);
});

test("a view that was requested before a command is requested again right after it", async () => {
    const open: ((seen: Seen) => void)[] = [];
    answerView = () => new Promise((resolve) => open.push(resolve));
    last().end();
    expect(asked).toHaveLength(1);
    await link.send({ type: "roll" }, 5);
    await settled();
    expect(asked, "one question at a time").toHaveLength(1);
    open[0]?.({ ...roomView(5), events: [] });
    await settled();
    await clock.pass(0);
    expect(asked).toHaveLength(2);
    open[1]?.({ ...roomView(6), events: [] });
    await settled();
    await clock.pass(1_999);
    expect(asked, "and then as before").toHaveLength(2);
    await clock.pass(1);
    expect(asked).toHaveLength(3);
});

test("after a long outage, the first answer opens a socket at once", async () => {
    last().open();
    last().say({ type: "pong" });
    answerView = offline;
    last().end();
    for (let second = 0; second < 20; second++) {
        await clock.pass(1_000);
        if (last().onclose !== null) last().end();
    }
    expect(statuses.at(-1)).toBe("lost");
    const before = sockets.length;
    answerView = () => Promise.resolve({ ...roomView(5), events: [] });
    await clock.pass(2_000);
    expect(sockets).toHaveLength(before + 1);
    last().open();
    expect(statuses.at(-1)).toBe("live");
});

test("where only requests work, sockets are tried only now and then", async () => {
    last().end();
    for (let second = 0; second < 60; second++) {
        await clock.pass(1_000);
        if (last().onclose !== null) last().end();
    }
    expect(sockets.length).toBeLessThan(8);
});

test("an unanswered request is repeated until it is answered", async () => {
    answerPost = offline;
    answerView = offline;
    last().end();
    const done = link.send({ type: "chat", text: "hi" }, null);
    await clock.pass(5_000);
    expect(posted.length).toBeGreaterThan(2);
    expect(new Set(posted.map((order) => order.cmd_id)).size).toBe(1);
    answerPost = () => Promise.resolve({ seq: 8, events: [] });
    await clock.pass(8_000);
    await expect(done).resolves.toEqual({ seq: 8, events: [] });
});

test("a command is repeated while the server cannot store it", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    last().say({ type: "refused", cmd_id: sent!.cmd_id, error: { code: "unavailable", message: "" } });
    await clock.pass(1_000);
    expect(last().commands()).toEqual([sent, sent]);
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await done;
});

test("a command without an answer for two seconds is reported, and a later answer still counts", async () => {
    last().open();
    last().say({ type: "pong" });
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    await clock.pass(1_999);
    expect(statuses).toEqual(["live"]);
    await clock.pass(1);
    expect(statuses).toEqual(["live", "quiet"]);
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await done;
    expect(statuses).toEqual(["live", "quiet", "live"]);
    expect(sockets).toHaveLength(1);
});

test("an answered command is not reported as late", async () => {
    last().open();
    last().say({ type: "pong" });
    const done = link.send({ type: "roll" }, 5);
    last().say({ type: "done", cmd_id: last().commands()[0]!.cmd_id, seq: 7, events: [] });
    await done;
    await clock.pass(4_999);
    expect(statuses).toEqual(["live"]);
});

test("a posted command without an answer for two seconds is reported, too", async () => {
    await clock.pass(2_000);
    answerPost = forever;
    answerView = forever;
    void link.send({ type: "roll" }, 5);
    await clock.pass(2_000);
    expect(statuses).toEqual(["polling", "quiet"]);
});

test("on a visible page a silent socket is reported soon and closed later", async () => {
    last().open();
    last().say({ type: "pong" });
    await clock.pass(5_000 + 2_000);
    expect(statuses).toEqual(["live", "quiet"]);
    await clock.pass(6_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(statuses).toEqual(["live", "quiet", "lost"]);
});

test("a hidden page pings less often", async () => {
    visible = false;
    last().open();
    last().say({ type: "pong" });
    const before = last().sent.length;
    await clock.pass(19_999);
    expect(last().sent).toHaveLength(before);
    await clock.pass(1);
    expect(last().sent).toHaveLength(before + 1);
});

test("after waking, a dead socket is found within two seconds", async () => {
    last().open();
    last().say({ type: "pong" });
    link.wake();
    await clock.pass(2_000);
    expect(sockets[0]?.closed).toBe(true);
});

test("waking without a socket connects and fetches the view at once", async () => {
    last().open();
    link.sleep();
    expect(statuses.at(-1)).toBe("lost");
    const before = sockets.length;
    link.wake();
    await settled();
    expect(sockets.length).toBe(before + 1);
    expect(asked).toHaveLength(1);
});

/** The events between two entries, one per entry. */
const since = (after: number, seq: number): RoomEvent[] =>
    Array.from({ length: seq - after }, (_, nth) => ({ type: "player_ready", player: after + nth + 1, ready: true }));
const refresh = (after: number, seq: number): Out => ({ type: "refresh", hint: "", seq, events: since(after, seq), view: roomView(seq) });

/** The entries whose events were passed on and played, in order. */
function playedEntries(): number[] {
    let known = roomView(5);
    return received.flatMap((message) => {
        const { view, change } = reduce(known, message);
        known = view;
        if (change.kind !== "play") return [];
        return change.events.flatMap((event) => (event.type === "player_ready" ? [event.player] : []));
    });
}

describe("every event is passed on once and in order", () => {
    /** Answers the open requests. */
    let open: ((seq: number) => Promise<void>)[];

    beforeEach(() => {
        open = [];
        answerView = () =>
            new Promise((resolve) => {
                const after = asked.at(-1)!;
                open.push((seq) => {
                    resolve({ ...roomView(seq), events: since(after, seq) });
                    return settled();
                });
            });
    });

    test("when a request is answered while a socket is opening", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        last().say(refresh(5, 8));
        expect(playedEntries(), "nobody knows which of the events are new").toEqual([6, 7]);
        await open[1]?.(8);
        expect(asked).toEqual([5, 7]);
        last().say(refresh(8, 9));
        expect(playedEntries()).toEqual([6, 7, 8, 9]);
    });

    test("when more happens before the missing events have arrived", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        last().say(refresh(5, 8));
        last().say(refresh(8, 9));
        await open[1]?.(8);
        await clock.pass(0);
        await open[2]?.(9);
        last().say(refresh(9, 10));
        expect([asked, playedEntries()]).toEqual([[5, 7, 8], [6, 7, 8, 9, 10]]);
    });

    test("when a socket opens before a request is answered", async () => {
        await clock.pass(2_000);
        last().open();
        last().say(refresh(5, 7));
        await open[0]?.(8);
        last().say(refresh(7, 9));
        expect([asked, playedEntries()]).toEqual([[5], [6, 7, 8, 9]]);
    });

    test("when the request for missing events fails, or a node answers that does not have them yet", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        answerView = offline;
        last().say(refresh(5, 8));
        await settled();
        answerView = () => Promise.resolve({ ...roomView(7), events: [] });
        await clock.pass(2_000);
        expect(asked).toHaveLength(3);
        answerView = () => Promise.resolve({ ...roomView(8), events: since(7, 8) });
        await clock.pass(2_000);
        expect([asked, playedEntries()]).toEqual([[5, 7, 7, 7], [6, 7, 8]]);
        expect(statuses, "all the while").toEqual(["polling", "live"]);
    });

    test("and new messages do not bring the next request forward", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        answerView = () => Promise.reject(new Refused("too_many", "wait", 429));
        last().say(refresh(5, 8));
        await settled();
        for (let seq = 8; seq < 12; seq++) {
            last().say(refresh(seq, seq + 1));
            await settled();
        }
        expect(asked).toEqual([5, 7]);
        answerView = () => Promise.resolve({ ...roomView(12), events: since(7, 12) });
        await clock.pass(10_000);
        expect(playedEntries()).toEqual([6, 7, 8, 9, 10, 11, 12]);
    });

    test("a pong does not count while missing events are being fetched", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        last().say(refresh(5, 8));
        last().say({ type: "pong" });
        expect(answers).toEqual([]);
        await open[1]?.(8);
        link.checkDelivery();
        last().say({ type: "pong" });
        expect(answers).toHaveLength(1);
    });
});

test("malformed messages are ignored", () => {
    last().open();
    last().onmessage?.({ data: "{" });
    last().onmessage?.({ data: "3" });
    last().onmessage?.({ data: JSON.stringify({ type: "of_another_version" }) });
    expect(received).toEqual([]);
});

test("a closed link sends and reports nothing", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    link.close();
    await expect(done).rejects.toMatchObject({ code: "closed" });
    expect(ends).toEqual([]);
    await clock.pass(60_000);
    expect(sockets).toHaveLength(1);
});

test("a pong is reported with the time of its ping, and only from the same socket", async () => {
    link.checkDelivery();
    expect(answers, "no socket is open").toEqual([]);
    last().open();
    last().say({ type: "pong" });
    await clock.pass(300);
    link.checkDelivery();
    await clock.pass(200);
    link.checkDelivery();
    last().say({ type: "pong" });
    last().say({ type: "pong" });
    expect(answers).toEqual([0, 300, 500]);
    link.checkDelivery();
    last().end(1001);
    await clock.pass(1_000);
    last().open();
    last().say({ type: "pong" });
    expect(answers.at(-1), "of the new one").toBe(1_500);
});

test("a socket that delivers updates but no pongs is closed, unless the page was asleep", async () => {
    last().open();
    last().say({ type: "pong" });
    for (let second = 0; second < 8; second++) {
        link.checkDelivery();
        await clock.pass(1_000);
        last().say({ type: "refresh", hint: "", seq: 5, events: [], view: roomView(5) });
    }
    await clock.pass(1_000);
    link.checkDelivery();
    last().say({ type: "pong" });
    await clock.pass(1_000);
    link.checkDelivery();
    expect(last().closed, "the first one was answered").toBe(false);
    await clock.pass(1_000);
    link.checkDelivery();
    expect(last().closed).toBe(true);
});
