/** The keeper of a room's dice at work: it hears what the room shows, sends what is due, and tells
    the page what was checked. */
import type { RoomView } from "../protocol/types";
import { type Hex, hexOf } from "./bytes";
import { joined, keepGame, recallGame, type Store } from "./chest";
import { type Alarm, type Checked, click, connection, disown, isCommitted, type Kept, see } from "./keeper";
import { type Proof, readProof } from "./proof";
import { readRecord, seatsDrawn } from "./record";
import { type DiceSight, type DiceView, laidOf, type Message, type OwnSeat, type Sight, stepsOf, thereOf } from "./sight";

/** What the watch reaches the world with; tests bring their own. */
export interface Tools {
    room: string;
    /** The variant's resolved text. */
    rules: string;
    send(message: Message): void;
    /** The record of the game as it is now, with its proof. */
    record(): Promise<string>;
    store(): Store;
    now(): number;
    /** 32 bytes that nobody can guess. */
    random(): Hex;
}

export class Watch {
    mode: DiceView["mode"] | null = $state(null);
    /** T, once the game has started. */
    start: Hex | null = $state(null);
    /** The last roll that was checked. */
    last: Checked | null = $state.raw(null);
    alarms: Alarm[] = $state.raw([]);
    /** So many of them the person has seen. */
    acknowledged = $state(0);
    /** Another device takes part for this person instead of this one. */
    elsewhere = $state(false);
    /** The person said that it is theirs. */
    vouched = $state(false);

    /** A start now would bind what this device commits to; true where there is nothing to commit to. */
    committed = true;

    #kept: Kept | null = null;
    #sight: Sight | null = null;
    #looking = false;
    readonly #wire = connection();
    /** Own seats whose dice were asked for before the roll was open. */
    readonly #clicked = new Set<number>();

    constructor(readonly tools: Tools) {}

    /** The newest view, and what happened before it. */
    hear(view: RoomView & { dice?: DiceView }, events: readonly { type: string }[], live: boolean): void {
        const dice = sightOf(view.dice);
        this.mode = dice === null ? null : dice.mode;
        if (dice === null) return;
        const steps = stepsOf(events);
        const news = { laid: laidOf(events), there: thereOf(view, events), undone: events.some((event) => event.type === "undone") };
        // The last rolls of a game may come with the view of the next one.
        if (this.#kept !== null && this.#sight !== null && this.#kept.game !== dice.game) {
            this.#take({ ...this.#sight, dice: { ...this.#sight.dice, opened: null }, ...news, steps, proof: null, live: false });
            steps.splice(0);
            news.laid = [];
        }
        const { room, rules } = this.tools;
        const own = this.#own(view);
        // A click at another device of the same person counts here as well.
        if (news.undone) this.#clicked.clear();
        for (const event of events) if (isRolling(event) && own.some((one) => one.seat === event.seat)) this.#clicked.add(event.seat);
        this.#take({ room, rules, dice, ...news, steps, proof: null, live, own: this.#own(view) });
    }

    /** The connection is there, and may bring nothing new. */
    found(): void {
        if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW, live: true });
    }

    /** The connection is gone: what was sent over it may be lost. */
    lost(): void {
        if (this.#sight !== null) this.#take({ ...this.#sight, ...NOTHING_NEW, live: false });
    }

    /** The person says whether the device that takes part elsewhere is their own. */
    vouch(own: boolean): void {
        if (this.#kept === null || this.#sight === null) return;
        this.vouched = own;
        if (own) return;
        this.#keep(disown(this.#kept, this.#wire, this.#sight.own));
        this.#take({ ...this.#sight, ...NOTHING_NEW });
    }

    /** A click on the dice: the value that goes with it, if the roll is open for it. */
    click(seat: number): Hex | null {
        if (this.#kept === null || this.#sight === null) return null;
        const { kept, value } = click(this.#kept, this.#sight, seat);
        this.#kept = kept;
        // Who was faster than the room has clicked all the same.
        if (value === null) this.#clicked.add(seat);
        this.#keep(kept);
        return value;
    }

    #own(view: RoomView): OwnSeat[] {
        const player = view.you?.player;
        if (player === undefined) return [];
        // A bot plays on for who leaves, and the device takes part as long as it is there; seats whose
        // tokens went are out of the game.
        const out = view.game?.left ?? [];
        const mine = view.seats.filter((one) => one.kind === "human" && one.player === player && !out.includes(one.seat));
        return mine.map(({ seat, lent, connected }) => ({
            seat,
            byItself: lent != null || view.settings.auto_roll || this.#clicked.has(seat),
            connected,
        }));
    }

    #take(sight: Sight): void {
        const { game } = sight.dice;
        const stored = recallGame(this.tools.store(), game);
        const before = this.#kept?.game === game ? joined(this.#kept, stored) : stored;
        const step = see(before, this.#wire, sight, () => this.tools.random());
        this.#sight = sight;
        this.#keep(step.kept);
        for (const { roll } of step.checked) if (roll.roller !== null) this.#clicked.delete(roll.roller);
        for (const message of step.send) this.tools.send(message);
        this.start = step.kept.start;
        this.last = step.checked.at(-1) ?? (this.last?.start === step.kept.start ? this.last : null);
        this.alarms = step.kept.alarms;
        this.elsewhere = this.#wire.elsewhere === true;
        this.committed = isCommitted(step.kept, this.#wire, sight);
        if (step.look) void this.#look(game);
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        keepGame(this.tools.store(), kept, this.tools.now());
    }

    /** Reads the whole proof so far. */
    async #look(game: Hex): Promise<void> {
        if (this.#looking) return;
        this.#looking = true;
        let proof: Proof | null = null;
        let there: number[] | null = null;
        try {
            const record = readRecord(await this.tools.record());
            proof = readProof(record.proof);
            there = seatsDrawn(record);
        } catch {
            // It is asked for again with the next news.
        }
        this.#looking = false;
        if (proof?.game === game && this.#sight?.dice.game === game) this.#take({ ...this.#sight, ...NOTHING_NEW, proof, there });
    }
}

/** What a sight has that was taken in before. */
const NOTHING_NEW = { steps: [], laid: [], undone: false, proof: null } satisfies Partial<Sight>;

function isRolling(event: { type: string }): event is { type: "rolling"; seat: number } {
    return event.type === "rolling";
}

/** Storage of the browser, or none where that is forbidden: then a reload is a new device. */
export function browserStore(): Store {
    try {
        return localStorage;
    } catch {
        return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {} };
    }
}

export function randomSecret(): Hex {
    return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** The dice of a view; null from a server that knows nothing of fair dice. */
function sightOf(dice: DiceView | undefined): DiceSight | null {
    if (dice === undefined || dice.game === null || dice.server === null) return null;
    return { ...dice, game: dice.game, server: dice.server };
}
