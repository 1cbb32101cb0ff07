import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { moment } from "../../board/fixtures";
import { sound } from "../../board/play/sound";
import { Clock, FakeSocket, settled } from "../../protocol/fixtures/fakes";
import type { RoomEvent, RoomView, Seen, VariantView } from "../../protocol/types";
import { settings } from "../../settings.svelte";
import { hear } from "../../ui/announce";
import { words } from "../../words";
import { roomView, seatView } from "./fixtures/room-view";
import { Room } from "./room.svelte";

const { layout, before, after, events: captures } = moment("ur", "captured");
const variant = { layout, text: "", dice: 1, faces: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1], lots: 0, teams: [], token_names: [], tokens: 7 } as unknown as VariantView;
const ANN = seatView(0, { name: "Ann", kind: "human", player: 1, host: true, connected: true });
const BO = seatView(1, { name: "Bo", kind: "human", player: 2, connected: true });
const rolls = (seat: number): RoomView["game"] => ({ ...before, legal: [], turn: { phase: "roll", seat } });

let clock: Clock;
let sockets: FakeSocket[];
let polled: () => Promise<Seen>;
let announced: string[];
let cleanups: (() => void)[];

beforeAll(() => words.speak("en"));
beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, documentElement: {} }));
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.pace = "instant";
    settings.playSingleMove = false;
    clock = new Clock();
    sockets = [];
    announced = [];
    polled = () => new Promise(() => {});
    cleanups = [hear((text) => announced.push(text.replace(/[\u2066-\u2069]/g, "")))];
});
afterEach(async () => {
    for (const end of cleanups) end();
    await words.speak("en");
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** A game of Ann against Bo, as seen by player 1, player 2 or a watcher. */
function view(seq: number, change: Partial<RoomView> = {}, player: number | null = 1): RoomView {
    const you = player === null ? null : { player, name: ["Ann", "Bo"][player - 1] ?? "", seat: player - 1, muted: false };
    return roomView(seq, { seats: [ANN, BO], game: rolls(0), you, ...change });
}

function openRoom(first: RoomView, events: RoomEvent[] = []): { room: Room; end: () => void } {
    const env = {
        socket: (seq: number) => {
            sockets.push(new FakeSocket(seq));
            return last();
        },
        view: () => polled(),
        post: () => Promise.resolve({ seq: first.seq + 1, events: [] }),
        after: clock.after,
        now: () => clock.now,
        random: () => 1,
        visible: () => true,
    };
    const room = new Room({ ...first, events }, variant, env);
    const end = room.start();
    cleanups.push(end);
    last().open();
    return { room, end };
}

const last = (): FakeSocket => sockets.at(-1)!;

/** The server sends events to every page. */
function serverSends(next: RoomView, ...events: RoomEvent[]): void {
    last().say({ type: "refresh", hint: "state", seq: next.seq, events, view: next });
}

/** The server answers the last command. */
async function serverAnswers(seq: number): Promise<void> {
    last().say({ type: "done", cmd_id: last().commands().at(-1)!.cmd_id, seq, events: [] });
    await settled();
}

describe("requested dice", () => {
    test("roll until the server sends their faces, and cannot be requested twice", async () => {
        const { room } = openRoom(view(5));
        expect(room.canRoll).toBe(true);
        room.roll();
        serverSends(view(6, { asked: 0 }), { type: "rolling", seat: 0 });
        await serverAnswers(6);
        expect([room.acting, room.display.rolling, room.canRoll]).toEqual([false, true, false]);
        room.roll();
        expect(last().commands()).toHaveLength(1);
        serverSends(view(7, { game: before }), { type: "rolled", seat: 0, dice: [2] });
        expect([room.display.rolling, room.choices.length]).toEqual([false, before.legal.length]);
    });

    test("roll on the pages of watchers and after a reload", () => {
        const watcher = openRoom(view(5, {}, null)).room;
        serverSends(view(6, { asked: 0 }, null), { type: "rolling", seat: 0 });
        expect([watcher.display.rolling, watcher.display.diceSeat]).toEqual([true, 0]);
        const reloaded = openRoom(view(6, { asked: 0 })).room;
        expect([reloaded.display.rolling, reloaded.canRoll]).toEqual([true, false]);
    });

    test("block all other game commands", () => {
        const { room } = openRoom(view(6, { asked: 0, game: { ...before, item: "second_throw" } }));
        room.useItem();
        expect([room.choices, last().commands()]).toEqual([[], []]);
    });

    test("can be requested again after the server has voided the roll", () => {
        const { room } = openRoom(view(6, { asked: 0 }));
        serverSends(view(7), { type: "roll_void", index: 1 });
        expect([room.display.rolling, room.canRoll]).toEqual([false, true]);
    });
});

test("a roll stays pending until its view arrives, however long that takes", async () => {
    const { room } = openRoom(view(5));
    last().end();
    const answer: ((seen: Seen) => void)[] = [];
    polled = () => new Promise((resolve) => answer.push(resolve));
    await clock.pass(1_000);
    expect(answer, "a request from before the click").toHaveLength(1);
    room.roll();
    await settled();
    answer[0]?.({ ...view(5), events: [] });
    await settled();
    await clock.pass(500);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([room.acting, room.canRoll]).toEqual([true, false]);
    expect(answer).toHaveLength(2);
    answer[1]?.({ ...view(6, { game: before }), events: [{ type: "rolled", seat: 0, dice: [2] }] });
    await settled();
    expect([room.acting, room.choices.length > 0, room.problem]).toEqual([false, true, null]);
});

describe("a screen reader announces", () => {
    const CAPTURE = [
        "Ann (white) rolls 2.",
        "Ann (white) moves token 4 to square 5. Ann (white) captures token 2 of Bo (black) on square 5.",
    ];
    const plays = (player: number | null): void => {
        serverSends(view(6, { game: before }, player), { type: "rolled", seat: 0, dice: [2] });
        serverSends(view(7, { game: after }, player), ...captures);
    };

    test("rolls, moves, captures and turns to a player", () => {
        openRoom(view(5));
        plays(1);
        const [turn, choice] = ["Ann (white), your turn: roll the dice.", "Ann (white), choose a move."];
        expect(announced).toEqual([turn, CAPTURE[0], choice, CAPTURE[1], "Bo (black) to play."]);
    });

    test("the same to a waiting player and to a watcher", () => {
        for (const player of [2, null]) {
            openRoom(view(5, {}, player));
            plays(player);
            const turn = player === null ? "Bo (black) to play." : "Bo (black), your turn: roll the dice.";
            expect(announced.splice(0)).toEqual(["Ann (white) to play.", ...CAPTURE, turn]);
        }
    });

    test("the turn of a person once, and of a bot not at all", () => {
        const seats = [ANN, { ...BO, kind: "bot" as const, level: "easy" }];
        openRoom(view(5, { seats }, null));
        serverSends(view(6, { seats, game: rolls(1) }, null));
        serverSends(view(7, { seats, game: rolls(0) }, null));
        serverSends(view(8, { seats, game: { ...before, ply: 30 } }, null));
        expect(announced).toEqual(["Ann (white) to play.", "Ann (white) to play."]);
    });
});

test("a page that was left moves, plays and announces nothing more", async () => {
    settings.pace = "slow";
    const played = vi.spyOn(sound, "play");
    const { room, end } = openRoom(view(5));
    room.roll();
    serverSends(view(6, { game: before }), { type: "rolled", seat: 0, dice: [2] });
    serverSends(view(7, { game: after }), ...captures);
    expect(room.display.busy).toBe(true);
    const [said, sounds] = [announced.length, played.mock.calls.length];
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([room.display.busy, announced.length, played.mock.calls.length]).toEqual([false, said, sounds]);
});

describe("after a reload", () => {
    const undone: RoomEvent = { type: "undone", ply: before.ply, dice: [] };

    test("an undone action can be redone", () => {
        expect(openRoom(view(9), [undone]).room.mayRedo).toBe(true);
        expect(openRoom(view(9), [undone, { type: "rolled", seat: 0, dice: [2] }]).room.mayRedo).toBe(false);
    });

    test("an undone single move is not played again by itself", async () => {
        settings.playSingleMove = true;
        const game = { ...before, legal: before.legal.slice(0, 1) };
        openRoom(view(9, { game }), [undone]);
        await vi.advanceTimersByTimeAsync(5_000);
        expect(last().commands()).toEqual([]);
        openRoom(view(9, { game }), [undone, { type: "game_started", round: 2 }]);
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

    test("starts again with each game, in which the seats may be swapped", () => {
        const { room } = openRoom(view(9, { seats: swapped }), [rolled, { type: "game_started", round: 2 }, rolled]);
        expect(texts(room)).toEqual(["The game begins.", "Bo (white) rolls 2."]);
        serverSends(view(10, { seats: swapped }), { type: "game_started", round: 3 });
        expect(texts(room)).toHaveLength(1);
    });

    test("uses the names of the time and the current language", async () => {
        const { room } = openRoom(view(5));
        serverSends(view(6), rolled);
        serverSends(view(7, { seats: swapped }), { type: "seats_rotated" });
        expect(texts(room)[0]).toBe("Ann (white) rolls 2.");
        await words.speak("de");
        expect(texts(room)[0]).toMatch(/Ann \(weiß\) würfelt/);
    });
});

describe("a person who has left the table", () => {
    const left = { ...ANN, lent: "left" as const };
    const asks: Partial<RoomView> = { vote: { by: 2, back: "undo", to: 3, agreed: [], since: 0 } };

    test("is not seated and has no vote to answer until they return", () => {
        const { room } = openRoom(view(5, { seats: [left, BO], ...asks }));
        expect([room.mySeats.length, room.seated, room.openVote]).toEqual([1, false, null]);
        serverSends(view(6, asks), { type: "player_returned", player: 1 });
        expect([room.seated, room.openVote?.by]).toEqual([true, 2]);
    });

    test("sends no second command on leaving the page", async () => {
        const { room } = openRoom(view(5, { status: "ended", seats: [left, BO] }));
        expect(await room.leave()).toBe(true);
        expect(last().commands()).toEqual([]);
    });

    test("while people who sit or watch send a command on leaving", () => {
        for (const player of [1, 9]) {
            void openRoom(view(5, {}, player)).room.leave();
            expect(last().commands()).toMatchObject([{ type: "leave" }]);
        }
    });
});

test("the last game can be replayed before and during the next one", () => {
    expect(openRoom(view(5)).room.lastGamePath).toBeNull();
    for (const status of ["rematch", "playing"] as const) {
        expect(openRoom(view(5, { status, games: 2 })).room.lastGamePath).toBe("/replay/ABCD2345?game=2");
    }
});

describe("playing again", () => {
    const BOT = seatView(1, { name: "Pip", kind: "bot", level: "easy", connected: true });
    const sent = (): string[] => last().commands().map(({ type }) => type);

    test("against bots starts at once", async () => {
        const seats = [ANN, BOT];
        const { room } = openRoom(view(5, { status: "ended", seats }));
        void room.playAgain();
        await settled();
        serverSends(view(6, { status: "rematch", seats }), { type: "rematch", player: 1 });
        await serverAnswers(6);
        expect([sent(), room.isStarting]).toEqual([["rematch", "start"], true]);
        serverSends(view(7, { seats }), { type: "game_started", round: 1 });
        await serverAnswers(7);
        expect([room.view.status, room.isStarting]).toEqual(["playing", false]);
    });

    test("with other people waits for them", async () => {
        const { room } = openRoom(view(5, { status: "ended" }));
        void room.playAgain();
        await settled();
        serverSends(view(6, { status: "rematch" }), { type: "rematch", player: 1 });
        await serverAnswers(6);
        expect([sent(), room.isStarting]).toEqual([["rematch"], false]);
    });
});

describe("a person who gets ready", () => {
    const dice = { mode: "sealed", game: "ab".repeat(16), server: "cd".repeat(32), start: null, seats: { 0: 1, 1: 2 }, anchors: {}, opened: null } as const;
    /** The room before a game, with no other device of Ann connected. */
    const waitingView = (seq: number, change: Partial<RoomView["dice"]> = {}): RoomView =>
        view(seq, { status: "waiting", game: null, seats: [{ ...ANN, connected: seq > 5 }, BO], dice: { ...dice, ...change } });
    const getReady = (room: Room): void => void room.begin({ type: "ready", ready: true });
    const hasSentReady = (): boolean => last().commands().some(({ type }) => type === "ready");

    test("is ready once the room has the anchor of their device", async () => {
        const { room } = openRoom(waitingView(5));
        serverSends(waitingView(6));
        getReady(room);
        await settled();
        const [offer] = last().commands();
        if (offer?.type !== "anchor") throw new Error("the device sent no anchor");
        expect(hasSentReady()).toBe(false);
        const { seat, anchor } = offer;
        serverSends(waitingView(7, { anchors: { [seat]: anchor } }), { type: "anchored", seat, anchor });
        await settled();
        expect(hasSentReady()).toBe(true);
    });

    test("is ready after a timeout if the room does not take the anchor", async () => {
        const { room } = openRoom(waitingView(5));
        serverSends(waitingView(6));
        getReady(room);
        await settled();
        expect(hasSentReady()).toBe(false);
        await vi.advanceTimersByTimeAsync(15_000);
        expect(hasSentReady()).toBe(true);
    });

    test("is ready at once in a mode without anchors", async () => {
        const { room } = openRoom(waitingView(5, { mode: "seeded" }));
        serverSends(waitingView(6, { mode: "seeded" }));
        getReady(room);
        await settled();
        expect(hasSentReady()).toBe(true);
    });
});

describe("an action of another player", () => {
    test("is shown as a notice for a moment", async () => {
        const { room } = openRoom(view(5));
        serverSends(view(6), { type: "paused", player: 2 });
        expect(room.notice).toContain("Bo");
        await vi.advanceTimersByTimeAsync(4_000);
        expect(room.notice).toBeNull();
    });

    test("is not shown as a notice to the player who did it", () => {
        const { room } = openRoom(view(5));
        serverSends(view(6), { type: "paused", player: 1 });
        expect(room.notice).toBeNull();
    });
});
