/** A room as this page knows it: one state that everything is drawn from. */
import type { Choice } from "../board/choose";
import { sound } from "../board/sound";
import { HEARTBEAT, Pulse } from "../fair/pulse";
import { alarmText } from "../fair/tell";
import { browserStore, later, randomSecret, soon, Watch } from "../fair/watch.svelte";
import { announce } from "../parts/live";
import { api, Refused } from "../protocol/api";
import { Link, type Status, type Tools } from "../protocol/link";
import type { Command, RoomEvent, RoomView, SeatView, Seen, VariantView, Vote } from "../protocol/types";
import { replayPath } from "../routes";
import { update } from "../update.svelte";
import { type Context, explain, who, words } from "../words";
import { distinct, placeAmong } from "./alike";
import { Awaited } from "./awaited";
import { Back } from "./back.svelte";
import { contextOf, nameOf, told } from "./context";
import { type DiceSpec, diceOf } from "./dice";
import { isSeen, ofOthers } from "./events";
import { habits } from "./habits.svelte";
import { Log } from "./log.svelte";
import { pause } from "./pace";
import { hasLeft, isOnlyOf, seatsOf } from "./people";
import { Picture } from "./picture.svelte";
import type { Step } from "./playback";
import { type Heard, type News, reduce } from "./reduce";
import { Talk } from "./talk.svelte";

/** A single move plays itself after this, if the person likes that. */
const BEAT = 650;

/** How often a page asks whether everything has come, while it takes part in sealed dice. */
const ASK = 1_500;

/** So long a start waits for the own anchors; where they cannot be sent, it is made without them. */
const COMMITTING = 15_000;

/** So long it stands there who has left or come back. */
const NEWS = 4_000;

/** So long a command that does not play waits for what it led to. */
const SHOWN = 1_000;

export class Room {
    /** The newest view. */
    view: RoomView = $state.raw() as RoomView;
    status: Status = $state("connecting");
    /** Why there is nothing more to hear. */
    over: Refused | null = $state.raw(null);
    /** The last refusal, in words, for a moment. */
    problem: string | null = $state(null);
    /** Who has left or come back, or halted the game, in words, for a moment. */
    news: string | null = $state(null);
    /** A command that plays is on its way: nothing else can be pressed. */
    acting = $state(false);
    /** A game starts without anybody's doing: the room before it need not be seen. */
    begins = $state(false);
    /** When the newest view came, on the page's own clock. */
    arrived = $state(0);

    readonly code: string;
    readonly variant: VariantView;
    readonly diceSpec: DiceSpec;
    readonly picture: Picture;
    readonly log: Log;
    readonly talk = new Talk();
    /** Where the dice come from, and whether they are what they must be. */
    readonly fair: Watch;
    readonly #link: Link;
    readonly #pulse: Pulse;
    readonly #back = new Back();
    readonly #awaited: Awaited;
    #closed = false;
    readonly #endings: (() => void)[] = [];
    #beat: ReturnType<typeof setTimeout> | undefined;
    #forget: ReturnType<typeof setTimeout> | undefined;
    #passing: ReturnType<typeof setTimeout> | undefined;

    /** The moves of the newest view, with what they risk. */
    readonly #legal = $derived.by((): Choice[] => {
        const { game, risky } = this.view;
        return (game?.legal ?? []).map((choice, place) => ({ ...choice, danger: risky.includes(place) }));
    });

    constructor(seen: Seen, variant: VariantView, tools: Tools) {
        const { events, ...view } = seen;
        this.code = view.code;
        this.variant = variant;
        this.diceSpec = diceOf(variant.text);
        this.view = view;
        this.arrived = performance.now();
        this.picture = new Picture(variant.layout, view, {
            newest: () => this.view,
            tell: (step, aloud) => this.#tell(step, aloud),
            settled: () => this.#settled(),
        });
        this.log = new Log((event, people) => told(event, people, variant));
        this.log.add(events ?? [], view);
        this.#back.hear(events ?? [], view.game?.ply ?? null);
        this.#awaited = new Awaited(view.seq);
        const listener = {
            hear: (heard: Heard) => this.#hear(heard),
            status: (status: Status) => {
                // A server that was away may have come back with another page.
                if (this.status === "lost" && (status === "live" || status === "polling")) void update.look();
                this.status = status;
                if (status === "live") this.fair.found();
                // A socket that is only quiet may have brought everything.
                else if (status !== "quiet") this.fair.lost();
                this.#committed();
            },
            answered: (asked: number) => this.fair.answered(asked),
            end: (why: Refused) => {
                this.over = why;
                this.#awaited.end();
            },
        };
        this.#link = new Link(tools, listener, view.seq);
        this.#pulse = new Pulse(tools.now, tools.watched);
        this.fair = new Watch({
            room: view.code,
            rules: variant.text,
            send: (message) => this.#link.send(message, null),
            record: () => api.record(view.code),
            store: browserStore,
            now: tools.now,
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

    /** Opens the connection; what it returns closes it. */
    start(): () => void {
        const on = (target: EventTarget, type: string, then: (event: Event) => void): void => {
            target.addEventListener(type, then);
            this.#endings.push(() => target.removeEventListener(type, then));
        };
        on(window, "online", () => this.#link.wake());
        on(window, "offline", () => this.#link.sleep());
        on(window, "storage", (event) => this.fair.stored((event as StorageEvent).key));
        on(window, "pageshow", () => this.#link.wake());
        on(document, "visibilitychange", () => {
            this.#pulse.beat();
            if (!document.hidden) this.#link.wake();
        });
        const timers = [setInterval(() => this.#askBack(0), ASK), setInterval(() => this.#pulse.beat(), HEARTBEAT)];
        this.#endings.push(() => {
            for (const timer of timers) clearInterval(timer);
        });
        this.#link.start();
        this.#settled();
        return () => {
            for (const end of this.#endings.splice(0)) end();
            clearTimeout(this.#beat);
            clearTimeout(this.#forget);
            clearTimeout(this.#passing);
            this.#closed = true;
            this.#link.close();
            this.#awaited.end();
            this.picture.stop();
        };
    }

    /** Your number in the room; null for who only looks. */
    get player(): number | null {
        return this.view.you?.player ?? null;
    }

    /** The seats of this screen. */
    get mine(): SeatView[] {
        return seatsOf(this.view, this.player);
    }

    /** Somebody at this screen is at the table, and has not left it. */
    get seated(): boolean {
        return this.player !== null && this.mine.length > 0 && !hasLeft(this.view, this.player);
    }

    get host(): boolean {
        return this.player !== null && this.view.host === this.player;
    }

    get playing(): boolean {
        return this.picture.shown.status === "playing";
    }

    /** The seat to act in the picture. */
    get actor(): number | null {
        return this.playing ? (this.picture.shown.game?.turn.seat ?? null) : null;
    }

    /** Your seat whose turn it is, if it is one's and you may act. */
    get turn(): SeatView | null {
        if (!this.picture.still || this.view.status !== "playing" || this.view.clock.paused) return null;
        const actor = this.view.game?.turn.seat ?? null;
        return this.mine.find((seat) => seat.seat === actor && !isLent(seat)) ?? null;
    }

    /** A command is on its way, or the dice of one have not fallen: nothing else can be played. */
    get waits(): boolean {
        return this.acting || this.view.asked != null;
    }

    get toRoll(): boolean {
        const phase = this.view.game?.turn.phase;
        return this.turn !== null && (phase === "roll" || phase === "opening") && !this.waits && !this.picture.rolling;
    }

    /** The moves a person at this screen may make now. */
    get choices(): Choice[] {
        if (this.turn === null || this.waits || this.view.game?.turn.phase !== "move") return [];
        return this.#legal;
    }

    /** Those of them that differ. */
    readonly options = $derived.by((): Choice[] => {
        const { game } = this.view;
        return game === null ? [] : distinct(game, this.variant.text, this.choices);
    });

    /** The place of a move, or of the one that stands for it, among those that differ. */
    placeOf(choice: Choice): number {
        const { game } = this.view;
        return game === null ? -1 : placeAmong(game, this.variant.text, this.options, choice);
    }

    get mayPass(): boolean {
        return this.choices.length > 0 && this.view.game?.may_pass === true;
    }

    /** A question whether something may be taken back that somebody at this screen has to answer. */
    get asked(): Vote | null {
        const { vote } = this.view;
        const { player } = this;
        if (vote === null || player === null || !this.seated) return null;
        return vote.by === player || vote.agreed.includes(player) ? null : vote;
    }

    get context(): Context {
        return contextOf(this.view, this.variant);
    }

    /** Where the last game that has ended here is seen again, with its numbers; null before the first one. */
    get lastGame(): string | null {
        return this.view.games === 0 ? null : replayPath(this.code, this.view.games);
    }

    nameOf(seat: number): string {
        return nameOf(this.view, seat);
    }

    /** A seat's player and colour. */
    who(seat: number): string {
        return who(seat, this.context);
    }

    // Doing things.

    roll(): void {
        if (!this.toRoll) return;
        // The dice fall at once; what they show comes from the server.
        this.picture.tumble(this.actor);
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
        if (this.turn === null || item == null || this.waits) return;
        void this.#act(dice === undefined ? { type: "use", item } : { type: "use", item, dice });
    }

    undo(): void {
        void this.#act({ type: "undo" });
    }

    redo(): void {
        void this.#act({ type: "redo" });
    }

    /** A command that plays on what is seen: one at a time. */
    async #act(command: Command): Promise<boolean> {
        if (this.acting) return false;
        clearTimeout(this.#beat);
        this.acting = true;
        const done = await this.send(command, this.view.seq);
        this.acting = false;
        this.#settled();
        return done;
    }

    /** Sends any other command; says why if it is refused. */
    async send(command: Command, seq: number | null = null): Promise<boolean> {
        const forget = this.fair.does(command);
        try {
            const done = await this.#link.send(command, seq);
            const seen = this.#awaited.reach(done.seq);
            // Nothing more is played before it is seen; who does something else need not wait for long.
            await (seq === null ? Promise.race([seen, pause(SHOWN)]) : seen);
            return true;
        } catch (error) {
            if (error instanceof Refused && error.code === "closed") return false;
            forget();
            this.refuse(explain(error));
            return false;
        }
    }

    /** Starts a game or gets ready for it, not before the room has the anchors of this screen's seats: what
        the game is bound to has them in it, and all its rolls come from this device as well. */
    async begin(command: { type: "start" } | { type: "rematch" } | { type: "ready"; ready: true }): Promise<boolean> {
        if (!this.#mayBegin) {
            let timer: ReturnType<typeof setTimeout> | undefined;
            await new Promise<void>((resolve) => {
                this.#beginning = resolve;
                timer = setTimeout(resolve, COMMITTING);
                this.#endings.push(resolve);
            });
            clearTimeout(timer);
        }
        return this.send(command);
    }

    /** Starts the game of a room that was made for it. */
    async startAtOnce(): Promise<void> {
        this.begins = true;
        await this.begin({ type: "start" });
        this.begins = false;
    }

    /** Plays again: at once where nobody else has to get ready. */
    async again(): Promise<void> {
        this.begins = this.host && isOnlyOf(this.view, this.player);
        if ((await this.begin({ type: "rematch" })) && this.begins && this.view.status === "rematch") await this.startAtOnce();
        this.begins = false;
    }

    /** Leaves the table, or the room as who watches; true when nothing is left to do here. Who has left the
        table before cannot do so again. */
    async leave(): Promise<boolean> {
        const watches = this.mine.length === 0;
        return watches || this.seated ? this.send({ type: "leave" }) : true;
    }

    #beginning = (): void => {};

    /** Without a socket a device takes no part in the dice. */
    get #mayBegin(): boolean {
        return this.status === "polling" || (this.status === "live" && this.fair.committed);
    }

    #committed(): void {
        if (this.#mayBegin) this.#beginning();
    }

    refuse(text: string): void {
        this.problem = text;
        announce(text, true);
        clearTimeout(this.#forget);
        this.#forget = setTimeout(() => (this.problem = null), 5000);
    }

    // Hearing things.

    #hear(heard: Heard): void {
        const { view, news } = reduce(this.view, heard);
        if (view === this.view) return;
        // What was refused in a game is of no use after it.
        if (view.status !== this.view.status) this.problem = null;
        this.view = view;
        this.arrived = performance.now();
        this.#watchDice(news, heard.type !== "seen");
        this.#awaited.came(view.seq);
        switch (news.kind) {
            case "none":
                return this.picture.refresh(view);
            case "jump":
                return this.picture.jump(view);
            case "play": {
                this.#note(news.events);
                const step = { events: news.events, view };
                // What does not change the board needs no turn in the queue, and disturbs nobody.
                if (this.picture.busy || news.events.some(isSeen)) return this.picture.push(step);
                this.#tell(step, true);
                return this.#settled();
            }
        }
    }

    /** An answer shows that nothing is held back that was sent before it. In a page that nobody looks at
        timers go off late, so it also asks when it hears something. */
    #askBack(rest: number): void {
        const now = performance.now();
        if (this.view.status !== "playing" || this.fair.mode !== "sealed" || now - this.#askedBack < rest) return;
        this.#askedBack = now;
        this.#link.ask();
    }

    #askedBack = 0;

    /** The dice are checked before they are shown; what is wrong with them is said at once. */
    #watchDice(news: News, told: boolean): void {
        const events = { none: [], play: news.kind === "play" ? news.events : [], jump: null }[news.kind];
        this.fair.hear(this.view, { events, live: this.status === "live", told });
        this.#committed();
        if (told) this.#askBack(ASK / 2);
    }

    /** What is not drawn on the board: talk and reactions, at once. */
    #note(events: RoomEvent[]): void {
        this.#back.hear(events, this.view.game?.ply ?? null);
        for (const event of events) this.talk.hear(event, this.player, this.context);
    }

    /** Nothing moves: whose turn is it? */
    #settled(): void {
        if (this.#closed || this.picture.busy) return;
        this.picture.rest(this.acting);
        this.#tellTurn();
        this.#maybePlaySingle();
    }

    /** Something was taken back and can be done again. */
    get mayRedo(): boolean {
        return this.#back.ahead > 0;
    }

    /** What was last told of, and whose turn it was. */
    #turnKey = "";
    #toldActor: number | null = null;

    /** Calls out one's own turn whenever there is something to do, and that of others when it comes to
        them. Computers act at once, which is told. */
    #tellTurn(): void {
        const [key, actor] = [this.#turnKey, this.#toldActor];
        this.#turnKey = turnKey(this.view);
        this.#toldActor = this.view.clock.paused ? null : this.actor;
        if (this.turn !== null) {
            if (this.#turnKey !== key && this.view.asked == null) this.#callOut(this.turn);
            return;
        }
        const seat = this.#toldActor === null ? undefined : this.view.seats[this.#toldActor];
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
        clearTimeout(this.#beat);
        const single = this.single;
        if (single === null || !habits.single || this.view.settings.play_forced) return;
        // What was taken back is not played again at once: something is to be changed.
        if (this.view.game?.ply === this.#back.ply) return;
        this.#beat = setTimeout(() => {
            if (this.single !== null) this.move(single);
        }, BEAT);
    }

    /** The only move there is, if nothing is to be decided. */
    get single(): Choice | null {
        if (this.mayPass || this.view.game?.item != null) return null;
        const [only, other] = this.options;
        return only !== undefined && other === undefined ? only : null;
    }

    /** Writes what happened into the log, and says it to who listens. */
    #tell(step: Step, aloud: boolean): void {
        const lines = this.log.add(step.events, step.view);
        for (const event of step.events) {
            if (event.type === "over") sound.play("win");
            if (event.type === "time_warning" && this.mine.some((seat) => seat.seat === event.seat)) sound.play("warn");
        }
        if (aloud) announce(lines.join(" "));
        if (aloud) this.#tellOthers(step);
    }

    #tellOthers({ events, view }: Step): void {
        const others = ofOthers(events, this.player, this.mine.map(({ seat }) => seat));
        if (others.length === 0) return;
        this.news = others.map((event) => told(event, view, this.variant)).join(" ");
        clearTimeout(this.#passing);
        this.#passing = setTimeout(() => (this.news = null), NEWS);
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
