/** Connects the keeper with a room: passes on what the room shows, sends what the keeper wants to send, and exposes the
    results to the page. */
import type { Command, RoomEvent, RoomView, Vote } from "../../protocol/types";
import { type Hex, hexOf } from "../chain/bytes";
import { isSecret, joined, keepGame, recallGame, secretsOf, type Store, WISHED, wish, wished } from "./chest";
import { accuse, click, disown, isCommitted, judge, see } from "./keeper";
import { type Alarm, connection, type Doubt, type Kept } from "./kept";
import { refused, taken } from "./offer";
import { readProof } from "../record/proof";
import { readRecord, seatsDrawn } from "../record/record";
import { type DiceSight, type DiceView, isIn, laidOf, type Message, newsOf, type OwnSeat, type Sight, thereOf } from "./sight";
import type { Checked } from "./taking";
import { Turns } from "./turns";
import { verify } from "../record/verify";
import { Votes } from "./votes";

/** The watch's access to the outside world; tests pass fakes. */
export interface Tools {
    room: string;
    /** The variant's resolved text. */
    rules: string;
    /** Resolves to the room's entry for it, or fails if the room rejects it. */
    send(message: Message): Promise<{ seq: number }>;
    /** The current record of the game, with its proof. */
    record(): Promise<string>;
    store(): Store;
    now(): number;
    /** The time since which the page has been running without a pause. */
    awake(): number;
    /** 32 random bytes. */
    random(): Hex;
    /** Calls back when all messages received so far were handled. */
    soon(then: () => void): void;
    /** Calls back when the storage of another tab must have become visible. */
    later(then: () => void): void;
    /** Called when there is a new alarm. */
    alarmed(alarm: Alarm): void;
}

/** How a view arrived. */
export interface Way {
    /** The events since the last view; null if they are unknown. */
    events: readonly RoomEvent[] | null;
    /** Whether a socket is open. */
    live: boolean;
    /** Whether the view came over it. */
    told: boolean;
}

export class Watch {
    mode: DiceView["mode"] | null = $state(null);
    /** T, once the game has started. */
    start: Hex | null = $state(null);
    /** The last verified roll; null if a player chose the dice on the table. */
    last: Checked | null = $state.raw(null);
    /** Whether a player chose the dice on the table, so that nothing was rolled. */
    chosen = $state(false);
    /** The alarms; unseen ones of earlier games come first. */
    alarms: Alarm[] = $state.raw([]);
    /** The unseen alarms of earlier games. */
    #before: Alarm[] = [];
    /** How many alarms the person has seen. */
    acknowledged = $state(0);
    /** Whether another device contributes for this person. */
    elsewhere = $state(false);
    /** Whether the person said that it is theirs. */
    vouched = $state(false);
    /** Whether an undo or redo happened in this person's name without this browser knowing. */
    doubted = $state(false);
    /** Whether everything was verified: the start was checked and nothing was missed. */
    whole = $state(false);
    /** The own seats in the game. */
    seats: number[] = $state.raw([]);
    /** The anchors of this device for them that the room accepted. */
    anchors: { seat: number; anchor: Hex }[] = $state.raw([]);
    /** The seats of people whose devices have not committed. */
    bare: number[] = $state.raw([]);
    /** How many rolls were made without this device's value although it was connected. */
    without = $state(0);

    /** Whether a start would bind this device's anchors; true if there is nothing to commit to. */
    committed = true;

    #kept: Kept | null = null;
    /** The last verified roll, even while the dice on the table were chosen by a player; then `last` is null. */
    #checked: Checked | null = null;
    #sight: Sight | null = null;
    #looking = false;
    /** Failed requests for the record since the last success, and the state at that time. */
    #failed: { looks: number; settled: number; since: number } | null = null;
    #playing = false;
    readonly #turns = new Turns();
    readonly #votes = new Votes();
    /** When the person last asked for an undo here or agreed to one. */
    #wished = -Infinity;
    /** Whether an undo vote that the person started or agreed to is still open. */
    #waits = false;
    readonly #wire = connection();
    /** Replaced anchors to judge after a wait. */
    readonly #doubted = new Set<string>();
    /** Own seats whose dice were clicked before the roll was open. */
    readonly #clicked = new Set<number>();

    constructor(readonly tools: Tools) {}

    /** The newest view, and how it arrived. */
    hear(view: RoomView & { dice?: DiceView }, way: Way): void {
        const events = way.events ?? [];
        const dice = sightOf(view.dice);
        const isSwapped = this.#isSwapped(view, dice, way);
        this.#playing = view.status === "playing";
        if (dice === null) {
            if (isSwapped) this.#alarm({ kind: "mode" });
            else this.mode = null;
            return;
        }
        this.mode = dice.mode;
        const now = this.tools.now();
        const hands = this.#turns.hear(view, way.events, { now, answered: this.#wire.seen ? this.#wire.answered : null });
        const wished = this.#waits || this.#hasWished(now);
        const back = this.#votes.hear(view, way.events, dice.start, wished);
        this.#waits = wished && isOf(view.vote, view.you?.player);
        this.doubted ||= back === "doubtful" && dice.mode !== "seeded";
        const toldBy = (news: readonly RoomEvent[]) => ({ steps: newsOf(news), laid: laidOf(news), there: thereOf(view, news), ...hands });
        let news = events;
        // The last rolls of a game may arrive together with the view and first rolls of the next one.
        if (this.#kept !== null && this.#sight !== null && this.#kept.game !== dice.game) {
            const begins = dice.start === null ? -1 : events.findLastIndex((event) => event.type === "game_started");
            const next = begins === -1 ? events.length : begins;
            const last = { ...this.#sight, ...NOTHING_NEW, dice: { ...this.#sight.dice, opened: null }, ...toldBy(events.slice(0, next)) };
            this.#take({ ...last, live: false, told: false });
            news = events.slice(next);
        }
        const { room, rules } = this.tools;
        const { live, told } = way;
        // A click on another device of the same person counts here, too.
        const mine = this.#own(view, dice).map((one) => one.seat);
        if (events.some((event) => event.type === "undone")) this.#clicked.clear();
        for (const event of events) if (event.type === "rolling" && mine.includes(event.seat)) this.#clicked.add(event.seat);
        const turn = this.#playing && view.game !== null && view.game.turn.phase !== "over" ? view.game.turn : null;
        const game = view.game === null || dice.start === null ? null : view.game;
        const lies = turn?.phase === "move" && game?.dice !== undefined ? [...game.dice].sort((a, b) => a - b) : null;
        const table = { turn, ply: game?.ply ?? null, lies, gone: view.game?.left ?? [], now, awake: this.tools.awake() };
        const seen = { room, rules, dice, live, told, seq: view.seq, forbids: this.#votes.forbids, ...table, own: this.#own(view, dice) };
        this.bare = bareSeats(view, dice);
        this.#take({ ...NOTHING_NEW, ...seen, ...toldBy(news), unagreed: back === "wrong", whole: way.events !== null });
        if (isSwapped) this.#alarm({ kind: "mode" });
        this.#answer();
    }

    /** A connection opened. It may bring nothing new, and earlier views are outdated. */
    found(): void {
        if (this.#sight === null) return;
        this.#take({ ...this.#sight, ...NOTHING_NEW, live: true, told: false });
        this.#answer();
    }

    /** The connection was lost, and messages sent over it may be lost, too. */
    lost(): void {
        if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW, live: false, told: false });
    }

    /** The room answered a message sent at a time, so everything it sent before has arrived. */
    answered(asked: number): void {
        this.#wire.answered = asked;
    }

    /** Another tab stored something, perhaps the secret of a chain that replaced this tab's. */
    stored(name: string | null): void {
        if (this.#sight !== null && isSecret(name)) this.#take({ ...this.#sight, ...NOTHING_NEW });
    }

    /** The question that only the person can answer: whose is the other device, or who undid moves. */
    get asks(): "elsewhere" | "doubted" | null {
        if (this.elsewhere && !this.vouched) return "elsewhere";
        return this.doubted ? "doubted" : null;
    }

    /** The person says whether the other device is theirs. */
    vouch(own: boolean): void {
        if (this.#kept === null || this.#sight === null) return;
        this.vouched = own;
        if (own) return;
        this.#keep(disown(this.#kept, this.#wire, this.#sight.own));
        this.#take({ ...this.#sight, ...NOTHING_NEW });
        this.#answer();
    }

    /** Notes a command of the person, so that they are not asked about their own undo. The returned function reverts
        that if the room rejects the command. */
    does(command: Command): () => void {
        if (!isWish(command)) return () => {};
        const before = this.#wished;
        this.#wish(this.tools.now());
        return () => this.#wish(before);
    }

    /** The person says whether they asked for the undo or agreed to it. */
    agreed(own: boolean): void {
        this.doubted = false;
        if (!own) this.#alarm({ kind: "undone" });
    }

    /** A click on the dice: returns the value to send with it, if the roll is open. */
    click(seat: number): Hex | null {
        if (this.#kept === null || this.#sight === null) return null;
        const value = click(this.#kept, this.#wire, this.#sight, seat);
        // A click before the roll is open still counts.
        if (value === null) this.#clicked.add(seat);
        return value;
    }

    #own(view: RoomView, { start, seats }: DiceSight): OwnSeat[] {
        const player = view.you?.player;
        if (player === undefined) return [];
        const mine = view.seats.filter((one) => one.kind === "human" && one.player === player);
        // Before a game the planned seats count; in a game, the seats that everybody sees, so that a room cannot
        // secretly leave out a device.
        if (start === null) {
            const next = Object.keys(seats).map(Number).filter((seat) => seats[seat] === player);
            return next.map((seat) => ({ seat, byItself: false, connected: mine.some((one) => one.connected) }));
        }
        // If a bot plays for a player who left, the device contributes while it is connected. Seats whose tokens were
        // removed are out of the game.
        return mine.filter(({ seat }) => isIn(view.game, seat)).map(({ seat, lent, connected }) => ({
            seat,
            byItself: lent != null || view.settings.auto_roll || this.#clicked.has(seat),
            connected,
        }));
    }

    #wish(at: number): void {
        this.#wished = at;
        wish(this.tools.store(), this.tools.room, at);
    }

    /** Whether the person has just asked for an undo or agreed to one, here or in another tab. */
    #hasWished(now: number): boolean {
        return now - this.#wished < WISHED || wished(this.tools.store(), this.tools.room, now);
    }

    /** Whether the dice of the current game changed unexpectedly. */
    #isSwapped(view: RoomView, dice: DiceSight | null, { events }: Way): boolean {
        if (this.#kept === null || view.status !== "playing") return false;
        if (dice === null) return true;
        // A page that was disconnected may have missed the start of the next game.
        const begins = events === null || events.some((event) => event.type === "game_started");
        return this.#playing && !begins && this.#kept.game !== dice.game;
    }

    #alarm(alarm: Alarm): void {
        if (this.#kept === null) return;
        this.#keep(accuse(this.#kept, alarm));
        this.#show();
    }

    /** Sends the requested values once all received messages were handled. */
    #answer(): void {
        this.tools.soon(() => {
            if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW, ready: true });
        });
    }

    #take(seen: Sight): void {
        const sight = { ...seen, now: this.tools.now(), awake: this.tools.awake() };
        const { game } = sight.dice;
        const store = this.tools.store();
        if (this.#kept !== null && this.#kept.game !== game) this.#leave(this.#kept);
        const stored = recallGame(store, game);
        const before = this.#kept?.game === game ? joined(this.#kept, stored) : stored;
        const step = see(before, this.#wire, sight, () => this.tools.random(), secretsOf(store, game));
        this.#sight = sight;
        const { start, settled } = step.kept;
        // After a reload the roll on the table is the one that was verified before.
        const known = this.#checked ?? (stored?.last?.roll.index === settled && !stored.chosen ? stored.last : null);
        this.#checked = step.checked.at(-1) ?? (known?.start === start ? known : null);
        this.#keep(step.kept);
        for (const { roll } of step.checked) if (roll.roller !== null) this.#clicked.delete(roll.roller);
        for (const message of step.send) this.#send(message);
        const lies = sight.laid.at(-1);
        if (lies !== undefined || this.start !== start) this.chosen = lies?.kind === "chosen";
        this.start = start;
        this.last = this.chosen ? null : this.#checked;
        this.#show();
        this.elsewhere = this.#wire.elsewhere === true;
        this.whole = step.kept.bound && step.kept.table !== null && !this.#wire.behind;
        this.seats = sight.own.map(({ seat }) => seat);
        const { held } = step.kept;
        this.anchors = this.seats.flatMap((seat) => (held[seat] === undefined ? [] : [{ seat, anchor: held[seat].anchor }]));
        this.without = step.kept.without;
        this.committed = isCommitted(step.kept, this.#wire, sight);
        for (const doubt of step.kept.doubts) this.#wait(doubt);
        if (step.look) void this.#look(sight.dice);
    }

    /** Sends an anchor. Later views show whether the room accepted it. */
    #send(message: Message): void {
        this.tools.send(message).then(
            ({ seq }) => {
                taken(this.#wire, message, seq);
                // The resulting event may have arrived before this answer.
                if (message.type === "anchor" && this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW });
            },
            () => refused(this.#wire, message),
        );
    }

    /** Waits for the secret of an anchor that another tab may have drawn a moment ago. */
    #wait(doubt: Doubt): void {
        if (this.#doubted.has(doubt.anchor)) return;
        this.#doubted.add(doubt.anchor);
        this.tools.later(() => {
            if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW });
            this.#judge(doubt);
        });
    }

    #judge(doubt: Doubt): void {
        this.#doubted.delete(doubt.anchor);
        if (this.#kept === null) return;
        this.#keep(judge(this.#kept, doubt, secretsOf(this.tools.store(), this.#kept.game)));
        this.#show();
    }

    /** Another game starts: open questions about the previous one are decided, and its unseen alarms stay. */
    #leave({ doubts }: Kept): void {
        for (const doubt of doubts) this.#judge(doubt);
        this.#before = this.alarms.slice(this.acknowledged);
        [this.alarms, this.acknowledged, this.#kept, this.#failed] = [this.#before, 0, null, null];
    }

    #show(): void {
        const shown = this.alarms.length;
        this.alarms = [...this.#before, ...(this.#kept?.alarms ?? [])];
        const [fresh] = this.alarms.slice(shown);
        if (fresh !== undefined) this.tools.alarmed(fresh);
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        keepGame(this.tools.store(), kept, this.#checked, this.tools.now());
    }

    /** Loads the whole proof so far. */
    async #look({ game, opened }: DiceSight): Promise<void> {
        if (this.#looking) return;
        this.#looking = true;
        const failed = this.#failed ?? { looks: 0, settled: this.#kept?.settled ?? 0, since: this.tools.now() };
        let found: Pick<Sight, "proof" | "there" | "record" | "fits"> | null = null;
        try {
            const text = await this.tools.record();
            const record = readRecord(text);
            found = { proof: readProof(record.proof), there: seatsDrawn(record), record, fits: verify(text).kind === "proved" };
        } catch {
            // It is requested again with the next update.
        }
        this.#looking = false;
        if (this.#sight?.dice.game !== game) return;
        if (found?.proof?.game !== game) return this.#miss(failed);
        this.#failed = null;
        this.#take({ ...this.#sight, ...NOTHING_NEW, ...found, asked: opened?.index ?? null });
        this.#answer();
    }

    /** The record could not be loaded. A room that keeps reporting rolls is able to send it. */
    #miss(failed: { looks: number; settled: number; since: number }): void {
        if (this.#kept === null || this.#sight?.live !== true) return;
        const { settled, since } = failed;
        this.#failed = { looks: failed.looks + 1, settled, since };
        const rolls = this.#kept.settled - settled;
        if (failed.looks + 1 < MAX_MISSED || rolls < MAX_MISSED || this.tools.now() - since < MISSED_MS) return;
        this.#alarm({ kind: "withheld" });
    }
}

/** How many requests may fail, over how many rolls and how much time, before it counts as withholding the record. */
const MAX_MISSED = 3;
const MISSED_MS = 20_000;

/** Removes from an observation what was already applied. */
const NOTHING_NEW = {
    steps: [],
    whole: true,
    laid: [],
    overdue: [],
    lent: [],
    unagreed: false,
    proof: null,
    record: null,
    fits: true,
    asked: null,
    ready: false,
} satisfies Partial<Sight>;

/** The browser's storage, or none if it is forbidden; then a reload counts as a new device. */
export function browserStore(): Store {
    try {
        return localStorage;
    } catch {
        return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} };
    }
}

/** Runs after all queued messages. A timer would fire late in a hidden page. */
export function soon(then: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
        port1.close();
        then();
    };
    port2.postMessage(null);
}

/** Runs after two seconds, when other tabs can surely read what a tab has stored. */
export function later(then: () => void): void {
    setTimeout(then, 2000);
}

export function randomSecret(): Hex {
    return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether a command asks for an undo or agrees to one. If all others have agreed, the undo also happens when the last
    one leaves. */
function isWish(command: Command): boolean {
    const { type } = command;
    return type === "undo" || type === "redo" || type === "leave" || (type === "vote" && command.agree);
}

/** Whether a person started the vote or agreed to it. */
function isOf(vote: Vote | null, player: number | undefined): boolean {
    return vote !== null && (vote.by === player || vote.agreed.some((other) => other === player));
}

/** The seats of people, in this game or the next, whose devices have not committed. */
function bareSeats({ seats, game }: RoomView, { start, anchors, seats: next }: DiceSight): number[] {
    const played = seats.filter((one) => one.kind === "human" && isIn(game, one.seat)).map((one) => one.seat);
    return (start === null ? Object.keys(next).map(Number) : played).filter((seat) => anchors[seat] === undefined);
}

/** The dice of a view; null from a server without fair dice. */
function sightOf(dice: DiceView | undefined): DiceSight | null {
    if (dice === undefined || dice.game === null || dice.server === null) return null;
    return { ...dice, game: dice.game, server: dice.server };
}
