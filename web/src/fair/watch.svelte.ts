/** The keeper of a room's dice at work: it hears what the room shows, sends what is due, and tells
    the page what was checked. */
import type { Command, RoomEvent, RoomView, Vote } from "../protocol/types";
import { type Hex, hexOf } from "./bytes";
import { isSecret, joined, keepGame, recallGame, secretsOf, type Store, WISHED, wish, wished } from "./chest";
import { accuse, click, disown, isCommitted, judge, see } from "./keeper";
import { type Alarm, connection, type Doubt, type Kept } from "./kept";
import { refused, taken } from "./offer";
import { readProof } from "./proof";
import { readRecord, seatsDrawn } from "./record";
import { type DiceSight, type DiceView, isIn, laidOf, type Message, newsOf, type OwnSeat, type Sight, thereOf } from "./sight";
import type { Checked } from "./taking";
import { Turns } from "./turns";
import { verify } from "./verify";
import { Votes } from "./votes";

/** What the watch reaches the world with; tests bring their own. */
export interface Tools {
    room: string;
    /** The variant's resolved text. */
    rules: string;
    /** Gives the entry that the room has with it, or fails if the room refuses it. */
    send(message: Message): Promise<{ seq: number }>;
    /** The record of the game as it is now, with its proof. */
    record(): Promise<string>;
    store(): Store;
    now(): number;
    /** Since when the page has been running without a pause. */
    awake(): number;
    /** 32 bytes that nobody can guess. */
    random(): Hex;
    /** Does something when all that has come by now was heard. */
    soon(then: () => void): void;
    /** Does something when what another tab has stored must have come. */
    later(then: () => void): void;
    /** There is a new alarm. */
    alarmed(alarm: Alarm): void;
}

/** How a view came. */
export interface Way {
    /** What happened since the last view; null if that is not known. */
    events: readonly RoomEvent[] | null;
    /** A socket is open. */
    live: boolean;
    /** The view came over it. */
    told: boolean;
}

export class Watch {
    mode: DiceView["mode"] | null = $state(null);
    /** T, once the game has started. */
    start: Hex | null = $state(null);
    /** The last roll that was checked; null where a player chose the dice that lie on the table. */
    last: Checked | null = $state.raw(null);
    /** The dice on the table are of a player's choice: nothing fell. */
    chosen = $state(false);
    alarms: Alarm[] = $state.raw([]);
    /** Those of the games before that the person has not seen come first. */
    #before: Alarm[] = [];
    /** So many of them the person has seen. */
    acknowledged = $state(0);
    /** Another device takes part for this person instead of this one. */
    elsewhere = $state(false);
    /** The person said that it is theirs. */
    vouched = $state(false);
    /** The game went back or forth in this person's name, and this browser knows nothing of that. */
    doubted = $state(false);
    /** Everything was followed: the start is checked, and nothing was missed. */
    whole = $state(false);
    /** The own seats in the game. */
    seats: number[] = $state.raw([]);
    /** What this device committed to for them, and the room has taken. */
    anchors: { seat: number; anchor: Hex }[] = $state.raw([]);
    /** People's seats whose devices have committed to nothing. */
    bare: number[] = $state.raw([]);
    /** So many rolls fell without the value of this device although it was not away. */
    without = $state(0);

    /** A start now would bind what this device commits to; true where there is nothing to commit to. */
    committed = true;

    #kept: Kept | null = null;
    /** The last roll that was checked, wherever the dice on the table come from. */
    #checked: Checked | null = null;
    #sight: Sight | null = null;
    #looking = false;
    /** Looks at the record that failed since the last one that did not, and how it was before. */
    #failed: { looks: number; settled: number; since: number } | null = null;
    #playing = false;
    readonly #turns = new Turns();
    readonly #votes = new Votes();
    /** When the person last took back here, or agreed to it. */
    #wished = -Infinity;
    /** A question of theirs, or one that they have agreed to, waits for others. */
    #waits = false;
    readonly #wire = connection();
    /** What it is waited for before it is judged. */
    readonly #doubted = new Set<string>();
    /** Own seats whose dice were asked for before the roll was open. */
    readonly #clicked = new Set<number>();

    constructor(readonly tools: Tools) {}

    /** The newest view, and how it came. */
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
        // The last rolls of a game may come with the view of the next one, and with its first rolls.
        if (this.#kept !== null && this.#sight !== null && this.#kept.game !== dice.game) {
            const begins = dice.start === null ? -1 : events.findLastIndex((event) => event.type === "game_started");
            const next = begins === -1 ? events.length : begins;
            const last = { ...this.#sight, ...NOTHING_NEW, dice: { ...this.#sight.dice, opened: null }, ...toldBy(events.slice(0, next)) };
            this.#take({ ...last, live: false, told: false });
            news = events.slice(next);
        }
        const { room, rules } = this.tools;
        const { live, told } = way;
        // A click at another device of the same person counts here as well.
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

    /** The connection is there, and may bring nothing new. What was seen before it is old. */
    found(): void {
        if (this.#sight === null) return;
        this.#take({ ...this.#sight, ...NOTHING_NEW, live: true, told: false });
        this.#answer();
    }

    /** The connection is gone: what was sent over it may be lost. */
    lost(): void {
        if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW, live: false, told: false });
    }

    /** The connection has brought all that was on its way when it was asked at a time. */
    answered(asked: number): void {
        this.#wire.answered = asked;
    }

    /** Another tab has stored something: perhaps the secret of a chain that took the place of this one's. */
    stored(name: string | null): void {
        if (this.#sight !== null && isSecret(name)) this.#take({ ...this.#sight, ...NOTHING_NEW });
    }

    /** What only the person knows: whose the device is that takes part elsewhere, and who took back. */
    get asks(): "elsewhere" | "doubted" | null {
        if (this.elsewhere && !this.vouched) return "elsewhere";
        return this.doubted ? "doubted" : null;
    }

    /** The person says whether the device that takes part elsewhere is their own. */
    vouch(own: boolean): void {
        if (this.#kept === null || this.#sight === null) return;
        this.vouched = own;
        if (own) return;
        this.#keep(disown(this.#kept, this.#wire, this.#sight.own));
        this.#take({ ...this.#sight, ...NOTHING_NEW });
        this.#answer();
    }

    /** The person does something: who takes back, or agrees to it, is not asked about it. What it returns
        forgets that, if the room refuses it. */
    does(command: Command): () => void {
        if (!isWish(command)) return () => {};
        const before = this.#wished;
        this.#wish(this.tools.now());
        return () => this.#wish(before);
    }

    /** The person says whether it was they who took back, or agreed to it. */
    agreed(own: boolean): void {
        this.doubted = false;
        if (!own) this.#alarm({ kind: "undone" });
    }

    /** A click on the dice: the value that goes with it, if the roll is open for it. */
    click(seat: number): Hex | null {
        if (this.#kept === null || this.#sight === null) return null;
        const value = click(this.#kept, this.#wire, this.#sight, seat);
        // Who was faster than the room has clicked all the same.
        if (value === null) this.#clicked.add(seat);
        return value;
    }

    #own(view: RoomView, { start, seats }: DiceSight): OwnSeat[] {
        const player = view.you?.player;
        if (player === undefined) return [];
        const mine = view.seats.filter((one) => one.kind === "human" && one.player === player);
        // Before a game it counts where one will sit; in a game where everybody sees one sitting, so that
        // a room cannot leave out a device unseen.
        if (start === null) {
            const next = Object.keys(seats).map(Number).filter((seat) => seats[seat] === player);
            return next.map((seat) => ({ seat, byItself: false, connected: mine.some((one) => one.connected) }));
        }
        // A bot plays on for who leaves, and the device takes part as long as it is there; seats whose
        // tokens went are out of the game.
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

    /** Whether the person has taken back a moment ago, or agreed to it, here or in another tab. */
    #hasWished(now: number): boolean {
        return now - this.#wished < WISHED || wished(this.tools.store(), this.tools.room, now);
    }

    /** Whether the game that is played has other dice all of a sudden. */
    #isSwapped(view: RoomView, dice: DiceSight | null, { events }: Way): boolean {
        if (this.#kept === null || view.status !== "playing") return false;
        if (dice === null) return true;
        // Who was away may have missed the beginning of the next game.
        const begins = events === null || events.some((event) => event.type === "game_started");
        return this.#playing && !begins && this.#kept.game !== dice.game;
    }

    #alarm(alarm: Alarm): void {
        if (this.#kept === null) return;
        this.#keep(accuse(this.#kept, alarm));
        this.#show();
    }

    /** Sends the values that are asked for, once nothing more is to be heard. */
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
        // After a reload the roll on the table is the one that was checked before.
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

    /** Whether the room takes an anchor shows in what it tells afterwards. */
    #send(message: Message): void {
        this.tools.send(message).then(
            ({ seq }) => {
                taken(this.#wire, message, seq);
                // What it led to may have been told before.
                if (message.type === "anchor" && this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW });
            },
            () => refused(this.#wire, message),
        );
    }

    /** Another tab may have drawn the secret of an anchor a moment ago. */
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

    /** Another game begins: what is in doubt about the one before is judged, and what the person has not
        seen of it stays. */
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

    /** Reads the whole proof so far. */
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
            // It is asked for again with the next news.
        }
        this.#looking = false;
        if (this.#sight?.dice.game !== game) return;
        if (found?.proof?.game !== game) return this.#miss(failed);
        this.#failed = null;
        this.#take({ ...this.#sight, ...NOTHING_NEW, ...found, asked: opened?.index ?? null });
        this.#answer();
    }

    /** The record could not be had. Where the room tells on and on of rolls, it is able to give it. */
    #miss(failed: { looks: number; settled: number; since: number }): void {
        if (this.#kept === null || this.#sight?.live !== true) return;
        const { settled, since } = failed;
        this.#failed = { looks: failed.looks + 1, settled, since };
        const rolls = this.#kept.settled - settled;
        if (failed.looks + 1 < MOST_MISSED || rolls < MOST_MISSED || this.tools.now() - since < MISSED) return;
        this.#alarm({ kind: "withheld" });
    }
}

/** So many looks may fail, in as many rolls, and for so long: that is an outage. */
const MOST_MISSED = 3;
const MISSED = 20_000;

/** What a sight has that was taken in before. */
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

/** Storage of the browser, or none where that is forbidden: then a reload is a new device. */
export function browserStore(): Store {
    try {
        return localStorage;
    } catch {
        return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} };
    }
}

/** After what waits to be heard. A timer would not do: in a page that nobody looks at it goes off late. */
export function soon(then: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
        port1.close();
        then();
    };
    port2.postMessage(null);
}

/** After two seconds: what a tab stores, the others can read long before. */
export function later(then: () => void): void {
    setTimeout(then, 2000);
}

export function randomSecret(): Hex {
    return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether somebody takes back with a command, or agrees to it. What all others have agreed to is done when the
    last one leaves. */
function isWish(command: Command): boolean {
    const { type } = command;
    return type === "undo" || type === "redo" || type === "leave" || (type === "vote" && command.agree);
}

/** Whether a person has asked a question, or agreed to it. */
function isOf(vote: Vote | null, player: number | undefined): boolean {
    return vote !== null && (vote.by === player || vote.agreed.some((other) => other === player));
}

/** The people's seats of the game, or of the next one, whose devices have committed to nothing. */
function bareSeats({ seats, game }: RoomView, { start, anchors, seats: next }: DiceSight): number[] {
    const played = seats.filter((one) => one.kind === "human" && isIn(game, one.seat)).map((one) => one.seat);
    return (start === null ? Object.keys(next).map(Number) : played).filter((seat) => anchors[seat] === undefined);
}

/** The dice of a view; null from a server that knows nothing of fair dice. */
function sightOf(dice: DiceView | undefined): DiceSight | null {
    if (dice === undefined || dice.game === null || dice.server === null) return null;
    return { ...dice, game: dice.game, server: dice.server };
}
