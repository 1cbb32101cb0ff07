/** The state of a room on this page. Everything on the screen is drawn from it. */
import type { Choice } from "../../board/play/choose";
import { sound } from "../../board/play/sound";
import { HEARTBEAT, Pulse } from "../../dice/live/pulse";
import { browserStore, later, randomSecret, soon, Watch } from "../../dice/live/watch.svelte";
import { alarmText } from "../../dice/ui/tell";
import { api, Refused } from "../../protocol/api";
import { Link, type RoomUpdate, type Status, type LinkEnvironment } from "../../protocol/link";
import type { Command, RoomEvent, RoomView, SeatView, Seen, VariantView, Vote } from "../../protocol/types";
import { replayPath } from "../../routes";
import { settings } from "../../settings.svelte";
import { announce } from "../../ui/announce";
import { update } from "../../update.svelte";
import { type Context, explain, who, words } from "../../words";
import { type DiceSpec, diceOf } from "./dice-spec";
import { RoomDisplay } from "./display.svelte";
import { EntryWaiter } from "./entry-waiter";
import { changesBoard, eventsToNotice } from "./events";
import { Log } from "./log.svelte";
import { contextOf, nameOf, sentenceOf } from "./narration";
import { hasLeft, isAloneWithBots, seatsOf } from "./people";
import type { Step } from "./playback";
import { type ViewChange, reduce } from "./reduce";
import { Talk } from "./talk.svelte";
import { pause } from "./timing";
import { UndoHistory } from "./undo.svelte";

/** The delay before the only possible move is played, if the person has chosen that setting. */
const SINGLE_MOVE_DELAY_MS = 650;

/** How often a page with sealed dice checks that the server has sent it everything. */
const DELIVERY_CHECK_MS = 1_500;

/** How long the start of a game waits until this device's anchors are stored. If they cannot be sent, the
    game starts without them. */
const COMMIT_TIMEOUT_MS = 15_000;

/** How long a notice about other players is shown. */
const NOTICE_MS = 4_000;

/** How long a refusal is shown. */
const PROBLEM_MS = 5_000;

/** How long a command outside the game waits for the view that it led to. */
const VIEW_TIMEOUT_MS = 1_000;

export class Room {
    /** The newest view. */
    view: RoomView = $state.raw() as RoomView;
    status: Status = $state("connecting");
    /** Why the connection has closed; null while it is open. */
    closedBy: Refused | null = $state.raw(null);
    /** The last refusal as a sentence, shown for a moment. */
    problem: string | null = $state(null);
    /** A sentence about other players who left, came back or paused the game, shown for a moment. */
    notice: string | null = $state(null);
    /** A game command waits for its answer, so no other one can be sent. */
    acting = $state(false);
    /** A game is about to start by itself, so the waiting room is not shown. */
    isStarting = $state(false);
    /** When the newest view arrived, on the page's own clock. */
    viewArrivedAt = $state(0);

    readonly code: string;
    readonly variant: VariantView;
    readonly diceSpec: DiceSpec;
    readonly display: RoomDisplay;
    readonly log: Log;
    readonly talk = new Talk();
    /** Takes part in the dice of the game and checks them. */
    readonly fair: Watch;
    readonly #link: Link;
    readonly #pulse: Pulse;
    readonly #undone = new UndoHistory();
    readonly #entries: EntryWaiter;
    #closed = false;
    readonly #cleanups: (() => void)[] = [];
    #singleMoveTimer: ReturnType<typeof setTimeout> | undefined;
    #problemTimer: ReturnType<typeof setTimeout> | undefined;
    #noticeTimer: ReturnType<typeof setTimeout> | undefined;

    /** The moves of the newest view, each with whether it is risky. */
    readonly #legal = $derived.by((): Choice[] => {
        const { game, risky } = this.view;
        return (game?.legal ?? []).map((choice, place) => ({ ...choice, danger: risky.includes(place) }));
    });

    constructor(seen: Seen, variant: VariantView, env: LinkEnvironment) {
        const { events, ...view } = seen;
        this.code = view.code;
        this.variant = variant;
        this.diceSpec = diceOf(variant);
        this.view = view;
        this.viewArrivedAt = performance.now();
        this.display = new RoomDisplay(variant.layout, view, {
            newest: () => this.view,
            report: (step, aloud) => this.#report(step, aloud),
            settled: () => this.#settled(),
        });
        this.log = new Log((event, people) => sentenceOf(event, people, variant));
        this.log.add(events ?? [], view);
        this.#undone.add(events ?? [], view.game?.ply ?? null);
        this.#entries = new EntryWaiter(view.seq);
        const listener = {
            receive: (message: RoomUpdate) => this.#receive(message),
            status: (status: Status) => {
                // A server that was restarted may have a newer version of the page.
                if (this.status === "lost" && (status === "live" || status === "polling")) void update.look();
                this.status = status;
                if (status === "live") this.fair.found();
                // A socket that is only quiet may have delivered everything.
                else if (status !== "quiet") this.fair.lost();
                this.#startIfReady();
            },
            answered: (pingedAt: number) => this.fair.answered(pingedAt),
            end: (why: Refused) => {
                this.closedBy = why;
                this.#entries.stop();
            },
        };
        this.#link = new Link(env, listener, view.seq);
        this.#pulse = new Pulse(env.now, env.visible);
        this.fair = new Watch({
            room: view.code,
            rules: variant.text,
            send: (message) => this.#link.send(message, null),
            record: () => api.record(view.code),
            store: browserStore,
            now: env.now,
            awake: () => this.#pulse.since,
            random: randomSecret,
            soon,
            later,
            alarmed: (alarm) => {
                sound.play("warn");
                announce(`${words.say("alarm-title")}: ${alarmText(alarm, (seat) => this.who(seat))}`, true);
            },
        });
        this.fair.hear(view, { events: null, live: false, told: false });
    }

    /** Opens the connection. Returns a function that closes it. */
    start(): () => void {
        const on = (target: EventTarget, type: string, then: (event: Event) => void): void => {
            target.addEventListener(type, then);
            this.#cleanups.push(() => target.removeEventListener(type, then));
        };
        on(window, "online", () => this.#link.wake());
        on(window, "offline", () => this.#link.sleep());
        on(window, "storage", (event) => this.fair.stored((event as StorageEvent).key));
        on(window, "pageshow", () => this.#link.wake());
        on(document, "visibilitychange", () => {
            this.#pulse.beat();
            if (!document.hidden) this.#link.wake();
        });
        const timers = [setInterval(() => this.#checkDelivery(0), DELIVERY_CHECK_MS), setInterval(() => this.#pulse.beat(), HEARTBEAT)];
        this.#cleanups.push(() => {
            for (const timer of timers) clearInterval(timer);
        });
        this.#link.start();
        this.#settled();
        return () => {
            for (const end of this.#cleanups.splice(0)) end();
            clearTimeout(this.#singleMoveTimer);
            clearTimeout(this.#problemTimer);
            clearTimeout(this.#noticeTimer);
            this.#closed = true;
            this.#link.close();
            this.#entries.stop();
            this.display.stop();
        };
    }

    /** This person's number in the room; null for people who have not entered it. */
    get player(): number | null {
        return this.view.you?.player ?? null;
    }

    /** The seats of the people at this screen. */
    get mySeats(): SeatView[] {
        return seatsOf(this.view, this.player);
    }

    /** Whether somebody at this screen sits at the table and has not left it. */
    get seated(): boolean {
        return this.player !== null && this.mySeats.length > 0 && !hasLeft(this.view, this.player);
    }

    get host(): boolean {
        return this.player !== null && this.view.host === this.player;
    }

    get playing(): boolean {
        return this.display.shown.status === "playing";
    }

    /** The seat to act in the displayed position. */
    get actor(): number | null {
        return this.playing ? (this.display.shown.game?.turn.seat ?? null) : null;
    }

    /** The seat of this screen that may act now; null if there is none. */
    get myTurn(): SeatView | null {
        if (!this.display.still || this.view.status !== "playing" || this.view.clock.paused) return null;
        const actor = this.view.game?.turn.seat ?? null;
        return this.mySeats.find((seat) => seat.seat === actor && !isLent(seat)) ?? null;
    }

    /** Whether a command waits for its answer or for its dice, so that no other one can be sent. */
    get isBusy(): boolean {
        return this.acting || this.view.asked != null;
    }

    get canRoll(): boolean {
        const phase = this.view.game?.turn.phase;
        return this.myTurn !== null && (phase === "roll" || phase === "opening") && !this.isBusy && !this.display.rolling;
    }

    /** The moves a person at this screen may make now. */
    get choices(): Choice[] {
        if (this.myTurn === null || this.isBusy || this.view.game?.turn.phase !== "move") return [];
        return this.#legal;
    }

    /** The same without moves that are equivalent to another one. */
    readonly options = $derived.by((): Choice[] =>
        this.choices.filter(({ group }, place, all) => all.findIndex((other) => other.group === group) === place),
    );

    /** The index of a move, or of its equivalent, among the options. */
    optionIndex(choice: Choice): number {
        return this.options.findIndex(({ group }) => group === choice.group);
    }

    get mayPass(): boolean {
        return this.choices.length > 0 && this.view.game?.may_pass === true;
    }

    /** A request to undo that this person has not answered yet. */
    get openVote(): Vote | null {
        const { vote } = this.view;
        const { player } = this;
        if (vote === null || player === null || !this.seated) return null;
        return vote.by === player || vote.agreed.includes(player) ? null : vote;
    }

    get context(): Context {
        return contextOf(this.view, this.variant);
    }

    /** The address of the replay of the last finished game; null before the first one. */
    get lastGamePath(): string | null {
        return this.view.games === 0 ? null : replayPath(this.code, this.view.games);
    }

    nameOf(seat: number): string {
        return nameOf(this.view, seat);
    }

    /** The name and colour of a seat. */
    who(seat: number): string {
        return who(seat, this.context);
    }

    // Commands.

    roll(): void {
        if (!this.canRoll) return;
        // The dice start to tumble at once; the server decides what they show.
        this.display.startRoll(this.actor);
        const value = this.actor === null ? null : this.fair.click(this.actor);
        void this.#act(value === null ? { type: "roll" } : { type: "roll", value });
    }

    move(choice: Choice): void {
        if (this.choices.length === 0) return;
        void this.#act({ type: "move", token: choice.token, pips: choice.pips });
    }

    pass(): void {
        if (this.mayPass) void this.#act({ type: "pass" });
    }

    useItem(dice?: number[]): void {
        const item = this.view.game?.item;
        if (this.myTurn === null || item == null || this.isBusy) return;
        void this.#act(dice === undefined ? { type: "use", item } : { type: "use", item, dice });
    }

    undo(): void {
        void this.#act({ type: "undo" });
    }

    redo(): void {
        void this.#act({ type: "redo" });
    }

    /** Sends a game command that refers to the newest view, one at a time. */
    async #act(command: Command): Promise<boolean> {
        if (this.acting) return false;
        clearTimeout(this.#singleMoveTimer);
        this.acting = true;
        const done = await this.send(command, this.view.seq);
        this.acting = false;
        this.#settled();
        return done;
    }

    /** Sends a command and shows the reason if it is rejected. */
    async send(command: Command, seq: number | null = null): Promise<boolean> {
        const forget = this.fair.does(command);
        try {
            const done = await this.#link.send(command, seq);
            const seen = this.#entries.waitFor(done.seq);
            // A game command waits until its result is shown; other commands wait only briefly.
            await (seq === null ? Promise.race([seen, pause(VIEW_TIMEOUT_MS)]) : seen);
            return true;
        } catch (error) {
            if (error instanceof Refused && error.code === "closed") return false;
            forget();
            this.showProblem(explain(error));
            return false;
        }
    }

    /** Starts a game or gets ready for it once the room has the anchors of this screen's seats. Only then does
        this device take part in all rolls of the game. */
    async begin(command: { type: "start" } | { type: "rematch" } | { type: "ready"; ready: true }): Promise<boolean> {
        if (!this.#mayBegin) {
            let timer: ReturnType<typeof setTimeout> | undefined;
            await new Promise<void>((resolve) => {
                this.#resumeStart = resolve;
                timer = setTimeout(resolve, COMMIT_TIMEOUT_MS);
                this.#cleanups.push(resolve);
            });
            clearTimeout(timer);
        }
        return this.send(command);
    }

    /** Starts the game of a room that was just made for it. */
    async startAtOnce(): Promise<void> {
        this.isStarting = true;
        await this.begin({ type: "start" });
        this.isStarting = false;
    }

    /** Plays another game. It starts at once if nobody else has to get ready. */
    async playAgain(): Promise<void> {
        this.isStarting = this.host && isAloneWithBots(this.view, this.player);
        if ((await this.begin({ type: "rematch" })) && this.isStarting && this.view.status === "rematch") await this.startAtOnce();
        this.isStarting = false;
    }

    /** Leaves the table, or the room if this person only watches. Returns whether the person is out. */
    async leave(): Promise<boolean> {
        const watches = this.mySeats.length === 0;
        return watches || this.seated ? this.send({ type: "leave" }) : true;
    }

    #resumeStart = (): void => {};

    /** Whether a game may start: this device's anchors are stored, or it polls and takes no part in the dice. */
    get #mayBegin(): boolean {
        return this.status === "polling" || (this.status === "live" && this.fair.committed);
    }

    #startIfReady(): void {
        if (this.#mayBegin) this.#resumeStart();
    }

    showProblem(text: string): void {
        this.problem = text;
        announce(text, true);
        clearTimeout(this.#problemTimer);
        this.#problemTimer = setTimeout(() => (this.problem = null), PROBLEM_MS);
    }

    // Updates from the server.

    #receive(message: RoomUpdate): void {
        const { view, change } = reduce(this.view, message);
        if (view === this.view) return;
        // A refusal no longer matters once the phase has changed.
        if (view.status !== this.view.status) this.problem = null;
        this.view = view;
        this.viewArrivedAt = performance.now();
        this.#checkDice(change, message.type !== "seen");
        this.#entries.arrived(view.seq);
        switch (change.kind) {
            case "none":
                return this.display.refresh(view);
            case "jump":
                return this.display.jump(view);
            case "play": {
                this.#handleTalk(change.events);
                const step = { events: change.events, view };
                // A step that does not change the board need not wait in the queue.
                if (this.display.busy || change.events.some(changesBoard)) return this.display.push(step);
                this.#report(step, true);
                return this.#settled();
            }
        }
    }

    /** Pings the server, at most once per interval. Its answer shows that nothing sent earlier is missing. Hidden
        pages run timers late, so this is also called when a message arrives. */
    #checkDelivery(intervalMs: number): void {
        const now = performance.now();
        if (this.view.status !== "playing" || this.fair.mode !== "sealed" || now - this.#deliveryCheckedAt < intervalMs) return;
        this.#deliveryCheckedAt = now;
        this.#link.checkDelivery();
    }

    #deliveryCheckedAt = 0;

    /** Checks the dice before they are shown. */
    #checkDice(change: ViewChange, told: boolean): void {
        const events = { none: [], play: change.kind === "play" ? change.events : [], jump: null }[change.kind];
        this.fair.hear(this.view, { events, live: this.status === "live", told });
        this.#startIfReady();
        if (told) this.#checkDelivery(DELIVERY_CHECK_MS / 2);
    }

    /** Handles undo, chat and reactions, which do not wait for the board. */
    #handleTalk(events: RoomEvent[]): void {
        this.#undone.add(events, this.view.game?.ply ?? null);
        for (const event of events) this.talk.receive(event, this.player, this.context);
    }

    /** Announces whose turn it is once nothing moves any more. */
    #settled(): void {
        if (this.#closed || this.display.busy) return;
        this.display.settle(this.acting);
        this.#announceTurn();
        this.#maybePlaySingle();
    }

    /** Whether an undone action can be redone. */
    get mayRedo(): boolean {
        return this.#undone.redoable > 0;
    }

    /** The turn that was announced last, and its seat. */
    #turnKey = "";
    #announcedActor: number | null = null;

    /** Announces one's own turn whenever there is something to do, and the turns of other people when they
        begin. Bots act at once, so only their actions are announced. */
    #announceTurn(): void {
        const [key, actor] = [this.#turnKey, this.#announcedActor];
        this.#turnKey = turnKey(this.view);
        this.#announcedActor = this.view.clock.paused ? null : this.actor;
        if (this.myTurn !== null) {
            if (this.#turnKey !== key && this.view.asked == null) this.#callOut(this.myTurn);
            return;
        }
        const seat = this.#announcedActor === null ? undefined : this.view.seats[this.#announcedActor];
        if (seat?.kind !== "human" || isLent(seat) || seat.seat === actor) return;
        announce(words.say("room-waits-for", { who: this.who(seat.seat) }));
    }

    #callOut(turn: SeatView): void {
        const phase = this.view.game?.turn.phase;
        if (phase !== "move") sound.play("turn");
        const id = phase === "move" ? "room-your-move" : "room-your-roll";
        announce(words.say(id, { who: this.who(turn.seat) }));
    }

    #maybePlaySingle(): void {
        clearTimeout(this.#singleMoveTimer);
        const single = this.onlyMove;
        if (single === null || !settings.playSingleMove || this.view.settings.play_forced) return;
        // Somebody who has just undone a move wants to change something, so it is not played again.
        if (this.view.game?.ply === this.#undone.ply) return;
        this.#singleMoveTimer = setTimeout(() => {
            if (this.onlyMove !== null) this.move(single);
        }, SINGLE_MOVE_DELAY_MS);
    }

    /** The only possible move; null if there is something to decide. */
    get onlyMove(): Choice | null {
        if (this.mayPass || this.view.game?.item != null) return null;
        const [only, other] = this.options;
        return only !== undefined && other === undefined ? only : null;
    }

    /** Adds a step to the log; `aloud` also announces it. */
    #report(step: Step, aloud: boolean): void {
        const lines = this.log.add(step.events, step.view);
        for (const event of step.events) {
            if (event.type === "over") sound.play("win");
            if (event.type === "time_warning" && this.mySeats.some((seat) => seat.seat === event.seat)) sound.play("warn");
        }
        if (!aloud) return;
        announce(lines.join(" "));
        this.#showNotice(step);
    }

    #showNotice({ events, view }: Step): void {
        const others = eventsToNotice(events, this.player, this.mySeats.map(({ seat }) => seat));
        if (others.length === 0) return;
        this.notice = others.map((event) => sentenceOf(event, view, this.variant)).join(" ");
        clearTimeout(this.#noticeTimer);
        this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_MS);
    }
}

/** Whether a bot plays a person's seat. */
export function isLent(seat: SeatView): boolean {
    return seat.lent != null;
}

function turnKey(view: RoomView): string {
    const { game } = view;
    if (game === null || view.status !== "playing") return "";
    return `${game.ply} ${game.turn.phase} ${game.turn.seat} ${view.clock.paused} ${view.asked}`;
}
