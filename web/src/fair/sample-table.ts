/** A table at which one seat is this device's, for tests: it rolls honestly, unless a test changes what
    it shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TurnView } from "../protocol/types";
import { type Hex, textHash } from "./bytes";
import { Chain, place } from "./chain";
import { diceRules } from "./dice";
import { click, see, type Step } from "./keeper";
import { type Alarm, connection, type Kept } from "./kept";
import type { Proof, Step as ProofStep } from "./proof";
import { readRecord } from "./record";
import { seedOf, type ShownRoll } from "./roll";
import { chainOf, GAME, rollOf } from "./sample";
import type { DiceSight, Message, News, Sight } from "./sight";
import { start } from "./start";
import { rightFall } from "./verify";

export const RULES = readRecord(readFileSync(join(import.meta.dirname, "fixtures/ludo.txt"), "utf8")).rules;
export const MINE = "77".repeat(32);
export const mine = new Chain(MINE, GAME, 0);
export const ours = (index: number): Hex => mine.value(place(index)) ?? "";

/** A room in which seat 0 is this device, seat 1 another person, seat 2 a bot. It rolls honestly,
    unless a test changes what it shows. */
export class Table {
    dice: DiceSight = { mode: "sealed", game: GAME, server: chainOf("server").anchor, start: null, seats: { 0: 1, 1: 2 }, anchors: { 1: chainOf(1).anchor }, opened: null };
    /** What the devices have not seen yet, and the proof of all. */
    steps: News[] = [];
    proof: Proof | null = null;
    live = true;
    /** Whether everything is told that happens. */
    whole = true;
    byItself = false;
    /** Seats whose time was over. */
    overdue: number[] = [];
    /** The entry that is seen, and the time. */
    seq = 0;
    now = 0;
    /** Since when the page has been running. */
    awake = -Infinity;
    turn: TurnView | null = null;
    gone: number[] = [];
    room = "ABCD2345";
    /** The variant's text. */
    rules = RULES;

    begin(): void {
        const { game, server, anchors } = this.dice;
        const seats = [0, 1, 2].map((seat) => ({ seat, human: seat < 2, anchor: anchors[seat] ?? null }));
        const bound = start(game, textHash(this.rules), server, seats);
        this.proof = { game, seeded: null, server, seats, start: bound, steps: [] };
        this.change({ start: bound });
    }

    change(to: Partial<DiceSight>): void {
        this.dice = { ...this.dice, ...to };
    }

    happens(step: ProofStep): void {
        this.steps.push(step);
        this.proof?.steps.push(step);
    }

    /** An open roll never falls. */
    void(): void {
        this.happens({ kind: "void", index: this.index });
        this.change({ opened: null });
    }

    /** A device commits during the game. */
    anchor(seat: number, anchor: Hex): void {
        this.happens({ kind: "anchor", owner: seat, anchor });
        this.change({ anchors: { ...this.dice.anchors, [seat]: anchor } });
    }

    open(index: number, roller: number | null, contributors = [0, 1]): void {
        this.steps.push({ kind: "opened", index, roller, contributors });
        this.change({ opened: { index, roller, contributors, released: [] } });
    }

    /** The open roll falls with what was sent. */
    fall(change: (roll: Shown) => void = () => {}, own: Hex | null = ours(this.index)): void {
        const { index, roller } = this.dice.opened ?? { index: 0, roller: null };
        const roll: Shown = { ...honest(this.dice.start ?? "", index, roller, own) };
        change(roll);
        this.happens({ kind: "roll", roll });
        this.change({ opened: null });
    }

    /** The time of the own turn is over, and its roll falls without a click. */
    runOut(): void {
        this.overdue = [0];
        this.fall(() => {}, null);
    }

    get index(): number {
        return this.dice.opened?.index ?? 0;
    }

    get sight(): Sight {
        const { room, steps, whole, live, byItself, overdue, seq, now, awake, turn, gone, rules } = this;
        const own = [{ seat: 0, byItself, connected: live }];
        const heard = { steps: whole ? steps : [], whole, laid: [], proof: null, record: null, fits: true, asked: null };
        const game = { ply: 0, lies: null, seq, now, awake, overdue, lent: [], unagreed: false, forbids: false };
        return { room, dice: structuredClone(this.dice), ...heard, ...game, live, told: live, ready: true, own, turn, gone, rules, there: [0, 1, 2] };
    }
}

export type Shown = { -readonly [K in keyof ShownRoll]: ShownRoll[K] };

/** The same roll with another value of a seat. */
export function given(roll: Shown, seat: number, value: Hex): void {
    roll.contributions = roll.contributions.map(([other, old]) => [other, other === seat ? value : old]);
}

export function honest(bound: Hex, index: number, roller: number | null, own: Hex | null) {
    const without = rollOf(bound, RULES, index, roller, [1]);
    if (own === null) return { ...without, missing: [0] };
    const contributions = [[0, own], ...without.contributions] as const;
    const roll = { ...without, contributions };
    return { ...roll, fell: right(bound, roll) };
}

export function right(bound: Hex, roll: Parameters<typeof seedOf>[1]): string {
    const seed = seedOf(bound, roll);
    return rightFall(diceRules(RULES), [], seed, "r1");
}

/** A device at the table. */
export class Device {
    kept: Kept | null = null;
    wire = connection();
    checked: Step["checked"] = [];

    constructor(
        readonly table: Table,
        public secret: Hex = MINE,
    ) {}

    /** Looks at the table, and at the whole proof if the keeper wants that. */
    look(): Message[] {
        const { sight } = this.table;
        let step = see(this.kept, this.wire, sight, () => this.secret);
        const { send, checked } = step;
        if (step.look) {
            const asked = sight.dice.opened?.index ?? null;
            step = see(step.kept, this.wire, { ...sight, steps: [], whole: true, proof: this.table.proof, asked }, () => this.secret);
            send.push(...step.send);
            checked.push(...step.checked);
        }
        this.kept = step.kept;
        this.checked = checked;
        [this.table.steps, this.table.whole, this.table.overdue] = [[], true, []];
        return send;
    }

    /** Sees the room before its socket is open; `connected` if the room says that the person is there. */
    arrive(connected: boolean): void {
        const own = [{ seat: 0, byItself: false, connected }];
        this.kept = see(this.kept, this.wire, { ...this.table.sight, steps: [], live: false, told: false, own }, () => this.secret).kept;
    }

    /** The connection is gone. */
    lost(): void {
        this.table.live = false;
        this.look();
    }

    /** The connection is there, and nothing has come over it: what is seen is from before it was lost. */
    found(old: DiceSight): Message[] {
        this.table.live = true;
        const step = see(this.kept, this.wire, { ...this.table.sight, dice: old, steps: [], told: false }, () => this.secret);
        this.kept = step.kept;
        return step.send;
    }

    click(): Hex | null {
        return this.kept === null ? null : click(this.kept, this.wire, this.table.sight, 0);
    }

    /** The page is loaded anew; what is kept is what storage kept. */
    reload(): void {
        this.kept = JSON.parse(JSON.stringify(this.kept)) as Kept | null;
        this.wire = connection();
    }

    get alarms(): Alarm[] {
        return this.kept?.alarms ?? [];
    }
}

/** A table and a device whose anchor is taken; the game has begun. */
export function playing(rules = RULES): { table: Table; device: Device } {
    const table = new Table();
    table.rules = rules;
    const device = new Device(table);
    device.look();
    table.change({ anchors: { ...table.dice.anchors, 0: mine.anchor } });
    device.look();
    table.begin();
    device.look();
    return { table, device };
}

/** So many honest rolls of the other seats. */
export function rolls(table: Table, device: Device, from: number, to: number): void {
    for (let index = from; index <= to; index++) {
        table.open(index, 1);
        device.look();
        table.fall();
        device.look();
    }
}
