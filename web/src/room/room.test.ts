import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { moment } from "../board/fixtures";
import { sound } from "../board/sound";
import { hear } from "../parts/live";
import { Clock, FakeSocket, settled } from "../protocol/fakes";
import type { RoomEvent, RoomView, Seen, VariantView } from "../protocol/types";
import { settings } from "../settings.svelte";
import { words } from "../words";
import { roomView, seatView } from "./fixture";
import { habits } from "./habits.svelte";
import { Room } from "./room.svelte";

const { layout, before, after, events: captures } = moment("ur", "captured");
const variant = { layout, text: "token_names = []\n[dice]\ncount = 1\nsides = 6\n", tokens: 7 } as unknown as VariantView;
const ANN = seatView(0, { name: "Ann", kind: "human", player: 1, host: true, connected: true });
const BO = seatView(1, { name: "Bo", kind: "human", player: 2, connected: true });
const rolls = (seat: number): RoomView["game"] => ({ ...before, legal: [], turn: { phase: "roll", seat } });

let clock: Clock;
let sockets: FakeSocket[];
let polled: () => Promise<Seen>;
let heard: string[];
let endings: (() => void)[];

beforeAll(() => words.speak("en"));
beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, documentElement: {} }));
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.pace = "instant";
    habits.single = false;
    clock = new Clock();
    sockets = [];
    heard = [];
    polled = () => new Promise(() => {});
    endings = [hear((text) => heard.push(text.replace(/[\u2066-\u2069]/g, "")))];
});
afterEach(async () => {
    for (const end of endings) end();
    await words.speak("en");
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Ann against Bo, as the page of one of them, or of nobody, shows it. */
function view(seq: number, change: Partial<RoomView> = {}, player: number | null = 1): RoomView {
    const you = player === null ? null : { player, name: ["Ann", "Bo"][player - 1] ?? "", seat: player - 1, muted: false };
    return roomView(seq, { seats: [ANN, BO], game: rolls(0), you, ...change });
}

function opens(first: RoomView, events: RoomEvent[] = []): { room: Room; end: () => void } {
    const tools = {
        socket: (seq: number) => {
            sockets.push(new FakeSocket(seq));
            return last();
        },
        view: () => polled(),
        post: () => Promise.resolve({ seq: first.seq + 1, events: [] }),
        after: clock.after,
        now: () => clock.now,
        random: () => 1,
        watched: () => true,
    };
    const room = new Room({ ...first, events }, variant, tools);
    const end = room.start();
    endings.push(end);
    last().open();
    return { room, end };
}

const last = (): FakeSocket => sockets.at(-1)!;

/** The server tells all of what happened. */
function tells(next: RoomView, ...events: RoomEvent[]): void {
    last().say({ type: "refresh", hint: "state", seq: next.seq, events, view: next });
}

/** The server answers the last command. */
async function answers(seq: number): Promise<void> {
    last().say({ type: "done", cmd_id: last().commands().at(-1)!.cmd_id, seq, events: [] });
    await settled();
}

describe("dice that were asked for", () => {
    test("roll until they fall, and cannot be asked for again", async () => {
        const { room } = opens(view(5));
        expect(room.toRoll).toBe(true);
        room.roll();
        tells(view(6, { asked: 0 }), { type: "rolling", seat: 0 });
        await answers(6);
        expect([room.acting, room.picture.rolling, room.toRoll]).toEqual([false, true, false]);
        room.roll();
        expect(last().commands()).toHaveLength(1);
        tells(view(7, { game: before }), { type: "rolled", seat: 0, dice: [2] });
        expect([room.picture.rolling, room.choices.length]).toEqual([false, before.legal.length]);
    });

    test("roll on every page, whichever way it learned of them", () => {
        const watcher = opens(view(5, {}, null)).room;
        tells(view(6, { asked: 0 }, null), { type: "rolling", seat: 0 });
        expect([watcher.picture.rolling, watcher.picture.diceSeat]).toEqual([true, 0]);
        const reloaded = opens(view(6, { asked: 0 })).room;
        expect([reloaded.picture.rolling, reloaded.toRoll]).toEqual([true, false]);
    });

    test("are waited for before anything else is played", () => {
        const { room } = opens(view(6, { asked: 0, game: { ...before, item: "second_throw" } }));
        room.useItem();
        expect([room.choices, last().commands()]).toEqual([[], []]);
    });

    test("can be asked for again when they were given up", () => {
        const { room } = opens(view(6, { asked: 0 }));
        tells(view(7), { type: "roll_void", index: 1 });
        expect([room.picture.rolling, room.toRoll]).toEqual([false, true]);
    });
});

test("a click is not forgotten before its view has come, however long that takes", async () => {
    const { room } = opens(view(5));
    last().end();
    const answer: ((seen: Seen) => void)[] = [];
    polled = () => new Promise((resolve) => answer.push(resolve));
    await clock.pass(1_000);
    expect(answer, "a question from before the click").toHaveLength(1);
    room.roll();
    await settled();
    answer[0]?.({ ...view(5), events: [] });
    await settled();
    await clock.pass(500);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([room.acting, room.toRoll]).toEqual([true, false]);
    expect(answer).toHaveLength(2);
    answer[1]?.({ ...view(6, { game: before }), events: [{ type: "rolled", seat: 0, dice: [2] }] });
    await settled();
    expect([room.acting, room.choices.length > 0, room.problem]).toEqual([false, true, null]);
});

describe("who listens hears", () => {
    const CAPTURE = [
        "Ann (white) rolls 2.",
        "Ann (white) moves token 4 to square 5. Ann (white) captures token 2 of Bo (black) on square 5.",
    ];
    const plays = (player: number | null): void => {
        tells(view(6, { game: before }, player), { type: "rolled", seat: 0, dice: [2] });
        tells(view(7, { game: after }, player), ...captures);
    };

    test("rolls, moves and captures, and whose turn it is, as a player", () => {
        opens(view(5));
        plays(1);
        const [turn, choice] = ["Ann (white), it is your turn: roll the dice.", "Ann (white), choose a move."];
        expect(heard).toEqual([turn, CAPTURE[0], choice, CAPTURE[1], "Bo (black) is to play."]);
    });

    test("the same as who waits and as who watches", () => {
        for (const player of [2, null]) {
            opens(view(5, {}, player));
            plays(player);
            const turn = player === null ? "Bo (black) is to play." : "Bo (black), it is your turn: roll the dice.";
            expect(heard.splice(0)).toEqual(["Ann (white) is to play.", ...CAPTURE, turn]);
        }
    });

    test("nothing of the turn of a computer, which acts at once, and once of a person's", () => {
        const seats = [ANN, { ...BO, kind: "bot" as const, level: "easy" }];
        opens(view(5, { seats }, null));
        tells(view(6, { seats, game: rolls(1) }, null));
        tells(view(7, { seats, game: rolls(0) }, null));
        tells(view(8, { seats, game: { ...before, ply: 30 } }, null));
        expect(heard).toEqual(["Ann (white) is to play.", "Ann (white) is to play."]);
    });
});

test("a page that is left shows, sounds and tells nothing more", async () => {
    settings.pace = "slow";
    const played = vi.spyOn(sound, "play");
    const { room, end } = opens(view(5));
    room.roll();
    tells(view(6, { game: before }), { type: "rolled", seat: 0, dice: [2] });
    tells(view(7, { game: after }), ...captures);
    expect(room.picture.busy).toBe(true);
    const [said, sounds] = [heard.length, played.mock.calls.length];
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([room.picture.busy, heard.length, played.mock.calls.length]).toEqual([false, said, sounds]);
});

describe("after a reload", () => {
    const undone: RoomEvent = { type: "undone", ply: before.ply, dice: [] };

    test("what was taken back can be done again", () => {
        expect(opens(view(9), [undone]).room.mayRedo).toBe(true);
        expect(opens(view(9), [undone, { type: "rolled", seat: 0, dice: [2] }]).room.mayRedo).toBe(false);
    });

    test("a single move that was taken back does not play itself again", async () => {
        habits.single = true;
        const game = { ...before, legal: before.legal.slice(0, 1) };
        opens(view(9, { game }), [undone]);
        await vi.advanceTimersByTimeAsync(5_000);
        expect(last().commands()).toEqual([]);
        opens(view(9, { game }), [undone, { type: "game_started", round: 2 }]);
        await vi.advanceTimersByTimeAsync(5_000);
        expect(last().commands()).toHaveLength(1);
    });
});

describe("the log", () => {
    const swapped = [
        { ...BO, seat: 0 },
        { ...ANN, seat: 1 },
    ];
    const texts = (room: Room): string[] => room.log.lines.map((line) => line.text.replace(/[\u2066-\u2069]/g, ""));
    const rolled: RoomEvent = { type: "rolled", seat: 0, dice: [2] };

    test("begins anew with each game, in which others may sit on the seats", () => {
        const { room } = opens(view(9, { seats: swapped }), [rolled, { type: "game_started", round: 2 }, rolled]);
        expect(texts(room)).toEqual(["The game begins.", "Bo (white) rolls 2."]);
        tells(view(10, { seats: swapped }), { type: "game_started", round: 3 });
        expect(texts(room)).toHaveLength(1);
    });

    test("names who sat there at the time, in the language that is spoken now", async () => {
        const { room } = opens(view(5));
        tells(view(6), rolled);
        tells(view(7, { seats: swapped }), { type: "seats_rotated" });
        expect(texts(room)[0]).toBe("Ann (white) rolls 2.");
        await words.speak("de");
        expect(texts(room)[0]).toMatch(/Ann \(weiß\) würfelt/);
    });
});

describe("who has left the table and comes back", () => {
    const left = { ...ANN, lent: "left" as const };
    const asks: Partial<RoomView> = { vote: { by: 2, back: "undo", to: 3, agreed: [], since: 0 } };

    test("sits there no more, and is asked nothing", () => {
        const { room } = opens(view(5, { seats: [left, BO], ...asks }));
        expect([room.mine.length, room.seated, room.asked]).toEqual([1, false, null]);
        tells(view(6, asks), { type: "player_returned", player: 1 });
        expect([room.seated, room.asked?.by]).toEqual([true, 2]);
    });

    test("goes away again without a word to the room, which has heard it before", async () => {
        const { room } = opens(view(5, { status: "ended", seats: [left, BO] }));
        expect(await room.leave()).toBe(true);
        expect(last().commands()).toEqual([]);
    });

    test("and who sits or watches says that they go", () => {
        for (const player of [1, 9]) {
            void opens(view(5, {}, player)).room.leave();
            expect(last().commands()).toMatchObject([{ type: "leave" }]);
        }
    });
});

test("the last game can be seen again before the next one and while that is played", () => {
    expect(opens(view(5)).room.lastGame).toBeNull();
    for (const status of ["rematch", "playing"] as const) {
        expect(opens(view(5, { status, games: 2 })).room.lastGame).toBe("/replay/ABCD2345?game=2");
    }
});

describe("who plays again", () => {
    const BOT = seatView(1, { name: "Pip", kind: "bot", level: "easy", connected: true });
    const sent = (): string[] => last().commands().map(({ type }) => type);

    test("against computers plays at once", async () => {
        const seats = [ANN, BOT];
        const { room } = opens(view(5, { status: "ended", seats }));
        void room.again();
        await settled();
        tells(view(6, { status: "rematch", seats }), { type: "rematch", player: 1 });
        await answers(6);
        expect([sent(), room.begins]).toEqual([["rematch", "start"], true]);
        tells(view(7, { seats }), { type: "game_started", round: 1 });
        await answers(7);
        expect([room.view.status, room.begins]).toEqual(["playing", false]);
    });

    test("with others waits for them", async () => {
        const { room } = opens(view(5, { status: "ended" }));
        void room.again();
        await settled();
        tells(view(6, { status: "rematch" }), { type: "rematch", player: 1 });
        await answers(6);
        expect([sent(), room.begins]).toEqual([["rematch"], false]);
    });
});

describe("who gets ready", () => {
    const dice = { mode: "sealed", game: "ab".repeat(16), server: "cd".repeat(32), start: null, seats: { 0: 1, 1: 2 }, anchors: {}, opened: null } as const;
    /** The room before a game, to which no other device of Ann's is connected. */
    const waits = (seq: number, change: Partial<RoomView["dice"]> = {}): RoomView =>
        view(seq, { status: "waiting", game: null, seats: [{ ...ANN, connected: seq > 5 }, BO], dice: { ...dice, ...change } });
    const getsReady = (room: Room): void => void room.begin({ type: "ready", ready: true });
    const isReady = (): boolean => last().commands().some(({ type }) => type === "ready");

    test("is ready when the room has what their device commits to", async () => {
        const { room } = opens(waits(5));
        tells(waits(6));
        getsReady(room);
        await settled();
        const [offer] = last().commands();
        if (offer?.type !== "anchor") throw new Error("the device commits to something");
        expect(isReady()).toBe(false);
        const { seat, anchor } = offer;
        tells(waits(7, { anchors: { [seat]: anchor } }), { type: "anchored", seat, anchor });
        await settled();
        expect(isReady()).toBe(true);
    });

    test("is ready after a while where the room does not take it", async () => {
        const { room } = opens(waits(5));
        tells(waits(6));
        getsReady(room);
        await settled();
        expect(isReady()).toBe(false);
        await vi.advanceTimersByTimeAsync(15_000);
        expect(isReady()).toBe(true);
    });

    test("is ready at once where nothing is committed to", async () => {
        const { room } = opens(waits(5, { mode: "seeded" }));
        tells(waits(6, { mode: "seeded" }));
        getsReady(room);
        await settled();
        expect(isReady()).toBe(true);
    });
});

describe("what others do at the table", () => {
    test("stands there for a moment", async () => {
        const { room } = opens(view(5));
        tells(view(6), { type: "paused", player: 2 });
        expect(room.news).toContain("Bo");
        await vi.advanceTimersByTimeAsync(4_000);
        expect(room.news).toBeNull();
    });

    test("is no news where one did it oneself", () => {
        const { room } = opens(view(5));
        tells(view(6), { type: "paused", player: 1 });
        expect(room.news).toBeNull();
    });
});
