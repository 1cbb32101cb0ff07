import { beforeEach, describe, expect, test } from "vitest";
import { type Heard, reduce } from "../room/reduce";
import { roomView } from "../room/fixture";
import { Refused } from "./api";
import { Clock, FakeSocket, settled } from "./fakes";
import { Link, type Status, type Tools } from "./link";
import type { Done, Order, Out, RoomEvent, Seen } from "./types";

let clock: Clock;
let sockets: FakeSocket[];
let asked: number[];
let posted: Order[];
let heard: Heard[];
let statuses: Status[];
let ends: string[];
let answers: number[];
let answerView: () => Promise<Seen>;
let answerPost: (order: Order) => Promise<Done>;
let watched: boolean;
let link: Link;

const forever = (): Promise<never> => new Promise(() => {});
const offline = (): Promise<never> => Promise.reject(new Refused("offline", "", 0));
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
    clock = new Clock();
    sockets = [];
    asked = [];
    posted = [];
    heard = [];
    statuses = [];
    ends = [];
    answers = [];
    answerView = () => Promise.resolve({ ...roomView(5), events: [] });
    answerPost = () => Promise.resolve({ seq: 6, events: [] });
    watched = true;
    const tools: Tools = {
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
        watched: () => watched,
    };
    const listener = {
        hear: (message: Heard) => heard.push(message),
        status: (status: Status) => statuses.push(status),
        answered: (at: number) => answers.push(at),
        end: (why: Refused) => ends.push(why.code),
    };
    link = new Link(tools, listener, 5);
    link.start();
});

test("a socket that opens is live and passes on what it hears", () => {
    last().open();
    last().say({ type: "refresh", hint: "state", seq: 6, events: [], view: roomView(6) });
    expect(statuses).toEqual(["live"]);
    expect(heard).toMatchObject([{ type: "refresh" }]);
});

test("a socket that ends is opened again after the last entry that was heard", async () => {
    last().open();
    last().say({ type: "view", view: roomView(9) });
    last().end(1001);
    expect(statuses).toEqual(["live", "lost"]);
    await clock.pass(1_000);
    expect(sockets.map((socket) => socket.after)).toEqual([5, 9]);
    last().open();
    expect(statuses.at(-1)).toBe("live");
});

test("waits grow while sockets end, and a message heard makes them short again", async () => {
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

test("two sockets in a row that cannot be opened lead to asking every two seconds", async () => {
    last().end();
    await clock.pass(1_000);
    last().end();
    await settled();
    expect(statuses).toEqual(["polling"]);
    const before = asked.length;
    await clock.pass(6_000);
    expect(asked.length).toBeGreaterThanOrEqual(before + 3);
    expect(heard.every((message) => message.type === "seen")).toBe(true);
});

test("while asking, sockets are still tried, and one that opens ends the asking", async () => {
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

test("a socket that neither opens nor fails leads to asking after two seconds", async () => {
    await clock.pass(2_000);
    expect(asked).toEqual([5]);
    expect(statuses).toEqual(["polling"]);
    await clock.pass(2_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(asked.length).toBeGreaterThan(1);
    await clock.pass(60_000);
    expect(statuses).toEqual(["polling"]);
});

test("a socket that opens and brings nothing leads to asking after two seconds, and commands do not wait for it", async () => {
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
    expect(statuses, "once it carries something").toEqual(["polling", "live"]);
});

test("a socket that opens late is live all the same", async () => {
    await clock.pass(3_000);
    last().open();
    expect(statuses).toEqual(["polling", "live"]);
    const before = asked.length;
    await clock.pass(1_500);
    expect(asked).toHaveLength(before);
});

test("nothing is polled when requests are as slow as the socket", async () => {
    answerView = forever;
    await clock.pass(3_000);
    expect(statuses).toEqual([]);
});

test("asking without an answer is a lost connection, until there is one", async () => {
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

test("a room that is gone and a token that is nobody's are final", async () => {
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

test("a command goes by the socket and its answer comes back", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    expect(sent).toMatchObject({ type: "roll", seq: 5 });
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await expect(done).resolves.toEqual({ seq: 7, events: [] });
});

test("a refusal says why", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    last().say({ type: "refused", cmd_id: sent!.cmd_id, error: { code: "not_your_turn", message: "no" } });
    await expect(done).rejects.toMatchObject({ code: "not_your_turn" });
});

test("a command without an answer is sent again under the same name", async () => {
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

test("a socket that swallows commands is helped by a request", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    await clock.pass(4_000);
    expect(posted).toEqual([sent]);
    await done;
});

test("without a socket commands go by request, and the view is asked for", async () => {
    last().end();
    await settled();
    const before = asked.length;
    await link.send({ type: "roll" }, 5);
    await settled();
    expect(posted).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(before);
});

test("a view that was asked for before a command is asked for again after it, at once", async () => {
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

test("after a long outage the first answer leads to a socket at once, not after the waits of the outage", async () => {
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

test("a server that answers by requests only is not asked for sockets all the time", async () => {
    last().end();
    for (let second = 0; second < 60; second++) {
        await clock.pass(1_000);
        if (last().onclose !== null) last().end();
    }
    expect(sockets.length).toBeLessThan(8);
});

test("a request without an answer is repeated until there is one", async () => {
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

test("a server that cannot store is asked again", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    const [sent] = last().commands();
    last().say({ type: "refused", cmd_id: sent!.cmd_id, error: { code: "unavailable", message: "" } });
    await clock.pass(1_000);
    expect(last().commands()).toEqual([sent, sent]);
    last().say({ type: "done", cmd_id: sent!.cmd_id, seq: 7, events: [] });
    await done;
});

test("a command without an answer for two seconds is told, and an answer after that is in time", async () => {
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

test("an answered command raises no doubt", async () => {
    last().open();
    last().say({ type: "pong" });
    const done = link.send({ type: "roll" }, 5);
    last().say({ type: "done", cmd_id: last().commands()[0]!.cmd_id, seq: 7, events: [] });
    await done;
    await clock.pass(4_999);
    expect(statuses).toEqual(["live"]);
});

test("a request without an answer for two seconds is told, too", async () => {
    await clock.pass(2_000);
    answerPost = forever;
    answerView = forever;
    void link.send({ type: "roll" }, 5);
    await clock.pass(2_000);
    expect(statuses).toEqual(["polling", "quiet"]);
});

test("a socket that falls silent is told soon while somebody looks, and let go later", async () => {
    last().open();
    last().say({ type: "pong" });
    await clock.pass(5_000 + 2_000);
    expect(statuses).toEqual(["live", "quiet"]);
    await clock.pass(6_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(statuses).toEqual(["live", "quiet", "lost"]);
});

test("a page that nobody looks at asks seldom whether the other side is there", async () => {
    watched = false;
    last().open();
    last().say({ type: "pong" });
    const before = last().sent.length;
    await clock.pass(19_999);
    expect(last().sent).toHaveLength(before);
    await clock.pass(1);
    expect(last().sent).toHaveLength(before + 1);
});

test("waking finds out within two seconds whether the socket is alive", async () => {
    last().open();
    last().say({ type: "pong" });
    link.wake();
    await clock.pass(2_000);
    expect(sockets[0]?.closed).toBe(true);
});

test("waking without a socket connects and asks at once", async () => {
    last().open();
    link.sleep();
    expect(statuses.at(-1)).toBe("lost");
    const before = sockets.length;
    link.wake();
    await settled();
    expect(sockets.length).toBe(before + 1);
    expect(asked).toHaveLength(1);
});

/** What happened between two entries, one thing each. */
const since = (after: number, seq: number): RoomEvent[] =>
    Array.from({ length: seq - after }, (_, nth) => ({ type: "player_ready", player: after + nth + 1, ready: true }));
const refresh = (after: number, seq: number): Out => ({ type: "refresh", hint: "", seq, events: since(after, seq), view: roomView(seq) });

/** The entries whose events were passed on and are new where they arrive, in order. */
function played(): number[] {
    let known = roomView(5);
    return heard.flatMap((message) => {
        const { view, news } = reduce(known, message);
        known = view;
        if (news.kind !== "play") return [];
        return news.events.flatMap((event) => (event.type === "player_ready" ? [event.player] : []));
    });
}

describe("everything is passed on once, in its order,", () => {
    /** The answers to the questions that are open. */
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
        expect(played(), "which part of it is new is not known").toEqual([6, 7]);
        await open[1]?.(8);
        expect(asked).toEqual([5, 7]);
        last().say(refresh(8, 9));
        expect(played()).toEqual([6, 7, 8, 9]);
    });

    test("when more happens before the rest has come", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        last().say(refresh(5, 8));
        last().say(refresh(8, 9));
        await open[1]?.(8);
        await clock.pass(0);
        await open[2]?.(9);
        last().say(refresh(9, 10));
        expect([asked, played()]).toEqual([[5, 7, 8], [6, 7, 8, 9, 10]]);
    });

    test("when a socket opens before a request is answered", async () => {
        await clock.pass(2_000);
        last().open();
        last().say(refresh(5, 7));
        await open[0]?.(8);
        last().say(refresh(7, 9));
        expect([asked, played()]).toEqual([[5], [6, 7, 8, 9]]);
    });

    test("when nobody, or a node that knows less, answers the question for the rest", async () => {
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
        expect([asked, played()]).toEqual([[5, 7, 7, 7], [6, 7, 8]]);
        expect(statuses, "all the while").toEqual(["polling", "live"]);
    });

    test("and while that is waited with, news do not ask sooner", async () => {
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
        expect(played()).toEqual([6, 7, 8, 9, 10, 11, 12]);
    });

    test("and a socket has not brought everything while something of it is asked for", async () => {
        await clock.pass(2_000);
        await open[0]?.(7);
        last().open();
        last().say(refresh(5, 8));
        last().say({ type: "pong" });
        expect(answers).toEqual([]);
        await open[1]?.(8);
        link.ask();
        last().say({ type: "pong" });
        expect(answers).toHaveLength(1);
    });
});

test("messages that are no messages are passed over", () => {
    last().open();
    last().onmessage?.({ data: "{" });
    last().onmessage?.({ data: "3" });
    last().onmessage?.({ data: JSON.stringify({ type: "of_another_version" }) });
    expect(heard).toEqual([]);
});

test("a closed link is silent", async () => {
    last().open();
    const done = link.send({ type: "roll" }, 5);
    link.close();
    await expect(done).rejects.toMatchObject({ code: "closed" });
    expect(ends).toEqual([]);
    await clock.pass(60_000);
    expect(sockets).toHaveLength(1);
});

test("an answer is told with the time at which it was asked for, and only from the same socket", async () => {
    link.ask();
    expect(answers, "no socket is open").toEqual([]);
    last().open();
    last().say({ type: "pong" });
    await clock.pass(300);
    link.ask();
    await clock.pass(200);
    link.ask();
    last().say({ type: "pong" });
    last().say({ type: "pong" });
    expect(answers).toEqual([0, 300, 500]);
    link.ask();
    last().end(1001);
    await clock.pass(1_000);
    last().open();
    last().say({ type: "pong" });
    expect(answers.at(-1), "of the new one").toBe(1_500);
});

test("a socket that brings news and no answers is given up, but not for one that was slept over", async () => {
    last().open();
    last().say({ type: "pong" });
    for (let second = 0; second < 8; second++) {
        link.ask();
        await clock.pass(1_000);
        last().say({ type: "refresh", hint: "", seq: 5, events: [], view: roomView(5) });
    }
    await clock.pass(1_000);
    link.ask();
    last().say({ type: "pong" });
    await clock.pass(1_000);
    link.ask();
    expect(last().closed, "the first one was answered").toBe(false);
    await clock.pass(1_000);
    link.ask();
    expect(last().closed).toBe(true);
});
