/** A room as this page knows it: one state that everything is drawn from. */
import { sound } from "../board/sound";
import { alarmText } from "../fair/tell";
import { browserStore, randomSecret, Watch } from "../fair/watch.svelte";
import { Stage } from "../board/stage.svelte";
import { announce } from "../parts/live";
import { api, Refused } from "../protocol/api";
import { Link, type Status, type Tools } from "../protocol/link";
import type { Command, LegalView, RoomEvent, RoomView, SeatView, Seen, VariantView } from "../protocol/types";
import { settings } from "../settings.svelte";
import { type Context, explain, isolate, levelName, narrate, who, words } from "../words";
import { type DiceSpec, diceOf } from "./dice";
import { isJump, isOfRules, isSeen } from "./events";
import { habits } from "./habits.svelte";
import { pause, rollTime } from "./pace";
import { distinct, personName, seatName, seatsOf } from "./people";
import { Playback, type Step } from "./playback";
import { reduce } from "./reduce";

/** A sentence of the log. `seat` is whose colour it has. */
export interface Line {
    key: number;
    text: string;
    seat: number | null;
    /** Sentences of the game, of the table, and what people say. */
    kind: "game" | "table";
}

/** A wave, laugh or clap that floats for a moment. */
export interface Floating {
    key: number;
    name: string;
    seat: number | null;
    reaction: string;
}

/** A single move plays itself after this, if the person likes that. */
const BEAT = 650;
const LINES = 300;

export class Room {
    /** The newest view. */
    view: RoomView = $state.raw() as RoomView;
    /** The view that the picture shows: behind the newest one while tokens still walk. */
    shown: RoomView = $state.raw() as RoomView;
    status: Status = $state("connecting");
    /** Why there is nothing more to hear. */
    over: Refused | null = $state.raw(null);
    /** The last refusal, in words, for a moment. */
    problem: string | null = $state(null);
    log: Line[] = $state.raw([]);
    floating: Floating[] = $state.raw([]);
    /** Messages that came while the chat was not looked at. */
    unread = $state(0);
    chatting = $state(false);
    /** The dice on the table, and whose they are. */
    dice: number[] | null = $state.raw(null);
    diceSeat: number | null = $state(null);
    rolling = $state(false);
    /** A command that plays is on its way: nothing else can be pressed. */
    acting = $state(false);
    /** The picture shows the newest view and stands still. */
    still = $state(true);
    /** When the newest view came, on the page's own clock. */
    arrived = $state(0);

    readonly code: string;
    readonly variant: VariantView;
    readonly stage: Stage;
    readonly diceSpec: DiceSpec;
    /** Where the dice come from, and whether they are what they must be. */
    readonly fair: Watch;
    readonly #link: Link;
    readonly #playback: Playback;
    readonly #endings: (() => void)[] = [];
    #key = 0;
    #beat: ReturnType<typeof setTimeout> | undefined;
    #forget: ReturnType<typeof setTimeout> | undefined;

    constructor(seen: Seen, variant: VariantView, tools: Tools) {
        const { events, ...view } = seen;
        this.code = view.code;
        this.variant = variant;
        this.diceSpec = diceOf(variant.text);
        this.view = view;
        this.shown = view;
        this.arrived = performance.now();
        this.stage = new Stage(variant.layout);
        if (view.game !== null) this.stage.show(view.game);
        this.#showDice(view);
        this.remember(events ?? []);
        this.#playback = new Playback({
            play: (step) => this.#play(step),
            show: (view) => this.#show(view),
            skip: (step) => this.#skip(step),
            settled: () => this.#settled(),
            hidden: () => document.hidden || settings.pace === "instant",
        });
        const listener = {
            hear: (heard: Parameters<typeof reduce>[1]) => this.#hear(heard),
            status: (status: Status) => {
                this.status = status;
                if (status === "live") this.fair.found();
                else this.fair.lost();
            },
            end: (why: Refused) => (this.over = why),
        };
        this.#link = new Link(tools, listener, view.seq);
        this.fair = new Watch({
            room: view.code,
            rules: variant.text,
            // What the room refuses here is too late, and shows in the roll.
            send: (message: object) => void this.#link.send(message as Command, null).catch(() => {}),
            record: () => api.record(view.code),
            store: browserStore,
            now: Date.now,
            random: randomSecret,
        });
        this.fair.hear(view, events ?? [], false);
    }

    /** Opens the connection; what it returns closes it. */
    start(): () => void {
        const on = (target: EventTarget, type: string, then: () => void): void => {
            target.addEventListener(type, then);
            this.#endings.push(() => target.removeEventListener(type, then));
        };
        on(window, "online", () => this.#link.wake());
        on(window, "offline", () => this.#link.sleep());
        on(window, "pageshow", () => this.#link.wake());
        on(document, "visibilitychange", () => {
            if (!document.hidden) this.#link.wake();
        });
        this.#link.start();
        this.#settled();
        return () => {
            for (const end of this.#endings.splice(0)) end();
            clearTimeout(this.#beat);
            clearTimeout(this.#forget);
            this.#link.close();
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

    get host(): boolean {
        return this.player !== null && this.view.host === this.player;
    }

    get playing(): boolean {
        return this.shown.status === "playing";
    }

    /** The seat to act in the picture. */
    get actor(): number | null {
        return this.playing ? (this.shown.game?.turn.seat ?? null) : null;
    }

    /** Your seat whose turn it is, if it is one's and you may act. */
    get turn(): SeatView | null {
        if (!this.still || this.view.status !== "playing" || this.view.clock.paused) return null;
        const actor = this.view.game?.turn.seat ?? null;
        return this.mine.find((seat) => seat.seat === actor && !isLent(seat)) ?? null;
    }

    get toRoll(): boolean {
        const phase = this.view.game?.turn.phase;
        return this.turn !== null && (phase === "roll" || phase === "opening") && !this.acting && !this.rolling;
    }

    /** The moves a person at this screen may make now. */
    get choices(): LegalView[] {
        if (this.turn === null || this.acting || this.view.game?.turn.phase !== "move") return [];
        return this.view.game.legal;
    }

    get mayPass(): boolean {
        return this.choices.length > 0 && this.view.game?.may_pass === true;
    }

    get context(): Context {
        return {
            layout: this.variant.layout,
            variant: this.variant,
            nameOf: (seat) => this.nameOf(seat),
            nameOfPlayer: (player) => personName(this.view, player),
            bestOf: this.view.settings.best_of,
        };
    }

    nameOf(seat: number): string {
        const found = this.view.seats[seat];
        return found === undefined ? "" : seatName(found, levelName);
    }

    /** A seat's player and colour. */
    who(seat: number): string {
        return who(seat, this.context);
    }

    // Doing things.

    roll(): void {
        if (!this.toRoll) return;
        // The dice fall at once; what they show comes from the server.
        this.rolling = true;
        this.dice = null;
        this.diceSeat = this.actor;
        const value = this.actor === null ? null : this.fair.click(this.actor);
        void this.#act(Object.assign({ type: "roll" as const }, value === null ? {} : { value })).then((done) => {
            if (!done) this.rolling = false;
        });
    }

    move(choice: LegalView): void {
        if (this.choices.length === 0) return;
        void this.#act({ type: "move", token: choice.token, pips: choice.pips });
    }

    pass(): void {
        if (this.mayPass) void this.#act({ type: "pass" });
    }

    useItem(dice?: number[]): void {
        const item = this.view.game?.item;
        if (this.turn === null || item == null || this.acting) return;
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
        try {
            const done = await this.#link.send(command, seq);
            await this.#reach(done.seq);
            return true;
        } catch (error) {
            if (!(error instanceof Refused && error.code === "closed")) this.refuse(explain(error));
            return false;
        }
    }

    /** Waits a little until the view has come that a command led to: the answer may be faster. */
    async #reach(seq: number): Promise<void> {
        for (let tries = 0; this.view.seq < seq && tries < 40; tries++) {
            await new Promise((resolve) => setTimeout(resolve, 25));
        }
    }

    refuse(text: string): void {
        this.problem = text;
        announce(text, true);
        clearTimeout(this.#forget);
        this.#forget = setTimeout(() => (this.problem = null), 5000);
    }

    // Hearing things.

    #hear(heard: Parameters<typeof reduce>[1]): void {
        const { view, news } = reduce(this.view, heard);
        if (view === this.view) return;
        this.view = view;
        this.arrived = performance.now();
        this.#watchDice(news.kind === "play" ? news.events : []);
        switch (news.kind) {
            case "none":
                if (!this.#playback.busy) this.shown = view;
                return;
            case "jump":
                return this.#playback.jump(view);
            case "play": {
                this.#note(news.events);
                const step = { events: news.events, view };
                // What does not change the board needs no turn in the queue, and disturbs nobody.
                if (this.#playback.busy || news.events.some(isSeen)) return this.#playback.push(step);
                this.#tell(step, true);
                return this.#settled();
            }
        }
    }

    /** The dice are checked before they are shown; what is wrong with them is said at once. */
    #watchDice(events: RoomEvent[]): void {
        const before = this.fair.alarms.length;
        this.fair.hear(this.view, events, this.status === "live");
        const [alarm] = this.fair.alarms.slice(before);
        if (alarm === undefined) return;
        sound.play("warn");
        announce(`${words.say("alarm-title")}: ${alarmText(alarm, (seat) => this.who(seat))}`, true);
    }

    /** What is not drawn on the board: talk and reactions, at once. */
    #note(events: RoomEvent[]): void {
        for (const event of events) {
            if (event.type === "undone") this.#undone = event.ply;
            if (event.type === "chat") {
                const own = event.player === this.player;
                if (!own && !this.chatting) this.unread += 1;
                if (!own) sound.play("chat");
                if (!own) announce(narrate(event, this.context));
            } else if (event.type === "reaction") {
                this.#float(event.player, event.seat, event.reaction);
            }
        }
    }

    #float(player: number, seat: number | null, reaction: string): void {
        const key = ++this.#key;
        const name = personName(this.view, player);
        this.floating = [...this.floating, { key, name, seat, reaction }].slice(-6);
        announce(`${isolate(name)}: ${reaction}`);
        setTimeout(() => (this.floating = this.floating.filter((one) => one.key !== key)), 3200);
    }

    async #play(step: Step): Promise<void> {
        this.still = false;
        const events = step.events;
        const rolls = events.filter((event) => event.type === "rolled" || event.type === "opening_rolled");
        const fell = rolls.at(-1);
        if (fell !== undefined) {
            this.#tumble(fell.seat);
            sound.play("roll");
            await pause(rollTime());
            this.rolling = false;
            this.dice = fell.dice;
        }
        this.#tell(step, true);
        const game = step.view.game;
        if (game !== null && events.some(isJump)) {
            this.stage.show(game);
            this.dice = null;
            this.#showDice(step.view);
        } else if (game !== null) {
            await this.stage.play(events.filter(isOfRules), game, settings.pace);
        }
        this.#present(step.view);
        // A glance at the dice, and at a pass, before all goes on.
        if (events.some((event) => event.type === "passed")) await pause(rollTime());
    }

    /** A step that nobody sees move; its dice lie on the table all the same. */
    #skip(step: Step): void {
        for (const event of step.events) {
            if (event.type === "rolled") [this.dice, this.diceSeat] = [event.dice, event.seat];
        }
        this.#tell(step, settings.pace === "instant" && !document.hidden);
    }

    #tumble(seat: number): void {
        this.rolling = true;
        this.dice = null;
        this.diceSeat = seat;
    }

    #show(view: RoomView): void {
        if (view.game !== null) this.stage.show(view.game);
        this.rolling = false;
        this.#showDice(view);
        this.#present(view);
    }

    #present(view: RoomView): void {
        // Presence may have come meanwhile under the same number.
        this.shown = view.seq === this.view.seq ? this.view : view;
    }

    #showDice(view: RoomView): void {
        const dice = view.game?.dice;
        if (dice == null) return;
        this.dice = dice;
        this.diceSeat = view.game?.turn.seat ?? null;
    }

    /** Nothing moves: whose turn is it? */
    #settled(): void {
        if (this.#playback.busy) return;
        const before = this.#turnKey;
        this.still = true;
        this.shown = this.view;
        this.rolling &&= this.acting;
        this.#turnKey = turnKey(this.view);
        const turn = this.turn;
        if (turn !== null && this.#turnKey !== before) this.#callOut(turn);
        this.#maybePlaySingle();
    }

    #turnKey = "";
    /** The ply that was gone back to last. */
    #undone: number | null = null;

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
        if (this.view.game?.ply === this.#undone) return;
        this.#beat = setTimeout(() => {
            if (this.single !== null) this.move(single);
        }, BEAT);
    }

    /** The only move there is, if nothing is to be decided. */
    get single(): LegalView | null {
        if (this.mayPass || this.view.game?.item != null) return null;
        const [only, other] = distinct(this.view, this.choices);
        return only !== undefined && other === undefined ? only : null;
    }

    /** Writes what happened into the log, and says it to who listens. */
    #tell(step: Step, aloud: boolean): void {
        const lines = this.remember(step.events);
        if (aloud) announce(lines.join(" "));
        if (!aloud) return;
        for (const event of step.events) {
            if (event.type === "over") sound.play("win");
            if (event.type === "time_warning" && this.mine.some((seat) => seat.seat === event.seat)) sound.play("warn");
        }
    }

    /** Bots sit down under the name of their level, which the reader has another word for. */
    #named(event: RoomEvent): RoomEvent {
        if (event.type !== "player_joined" || this.view.seats[event.seat]?.name !== event.name) return event;
        return { ...event, name: this.nameOf(event.seat) };
    }

    /** Adds sentences to the log and gives them. */
    remember(events: RoomEvent[]): string[] {
        const lines: Line[] = [];
        for (const event of events) {
            if (event.type === "chat" || event.type === "reaction") continue;
            const text = narrate(this.#named(event), this.context);
            if (text === null) continue;
            const seat = "seat" in event ? event.seat : null;
            lines.push({ key: ++this.#key, text, seat, kind: isOfRules(event) ? "game" : "table" });
        }
        if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LINES);
        return lines.map((line) => line.text);
    }
}

/** Whether a bot plays a person's seat. */
export function isLent(seat: SeatView): boolean {
    return seat.lent != null;
}

function turnKey(view: RoomView): string {
    const { game } = view;
    if (game === null || view.status !== "playing") return "";
    return `${game.ply} ${game.turn.phase} ${game.turn.seat} ${view.clock.paused}`;
}
