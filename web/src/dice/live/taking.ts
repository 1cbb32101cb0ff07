/** Applies events to the keeper's state and verifies every roll that is shown. */
import { type Hex, isHex, textHash } from "../chain/bytes";
import { place } from "../chain/chain";
import { diceRules, hasItem } from "../chain/throws";
import { anchored, awaitsServer, chainsNow, type Connection, excuse, follow, isNear, type Kept, missNews, mustBeAsked, openedAs, ownChain, raise, revive, type SeenOpen, serverAnchored, settle, takesPart } from "./kept";
import type { Proof, Step } from "../record/proof";
import { Fall, seedOf, type ShownRoll } from "../chain/roll";
import { kind, Replay } from "../record/replay";
import type { Laid, Lying, News, Opened, OwnSeat, Sight, TakenAway } from "./sight";
import { start } from "../chain/start";
import { rightFall } from "../record/verify";

/** A roll that this device has verified, with its calculation. */
export interface Checked {
    roll: ShownRoll;
    start: Hex;
    seed: Hex;
    /** The result of the values; null if it can be verified only later. */
    right: string | null;
    /** The bytes, in the order in which they were drawn. */
    drawn: Fall["drawn"];
    /** The seats among which the first seat was drawn. */
    there: readonly number[];
    /** Own seats that contributed. */
    own: number[];
    /** Seats whose values could not be verified, because this device was away. */
    unfollowed: number[];
    good: boolean;
}

/** What applying an event needs and changes. */
export interface Taking {
    kept: Kept;
    wire: Connection;
    sight: Sight;
    checked: Checked[];
}

/** Applies the whole proof: verifies the start and catches up on missed events. */
export function takeProof(taking: Taking, proof: Proof): void {
    const { kept, wire, sight } = taking;
    // The proof may belong to another game that has started meanwhile.
    if (proof.game !== kept.game || kept.start === null) return;
    const bound = start(proof.game, textHash(sight.rules), proof.server, proof.seats);
    // The start is verified once; a problem with it is remembered.
    kept.bound = true;
    if (proof.start !== kept.start || bound !== kept.start || !bindsOwn(kept, sight, proof)) return raise(kept, { kind: "start" });
    for (const { seat, anchor } of proof.seats) counts(kept, seat, anchor);
    if (!sight.fits) return raise(kept, { kind: "record" });
    if (sight.forbids && proof.steps.some((step) => step.kind === "back")) raise(kept, { kind: "undone" });
    if (sight.record !== null) matchTable(taking, sight.record, proof);
    wire.behind = false;
    let at = 0;
    if (kept.settled === 0) takeStart(kept, proof);
    for (const one of proof.steps) {
        if (one.kind !== "anchor" && one.kind !== "back") at = one.kind === "roll" ? one.roll.index : one.index;
        // Earlier rolls are known; the last one must still be the same.
        if (at >= kept.settled) take(taking, one, true);
        else checkMissed(kept, one, proof);
    }
    if (at === kept.settled) [kept.skipped, kept.revived] = silentAfter(proof.steps);
    // A proof from after the opening contains every chain that counts for the roll.
    const { opened } = kept;
    if (opened?.chains === null && sight.asked === opened.index && opened.index === kept.settled + 1) pin(kept, opened);
}

/** Notes which chains count for a roll. */
function pin(kept: Kept, opened: SeenOpen): void {
    opened.chains = chainsNow(kept);
    for (const [seat, { anchor }] of Object.entries(opened.chains)) counts(kept, Number(seat), anchor);
}

/** Notes that a chain counts. If it belongs to this device, the record must contain it. */
function counts(kept: Kept, seat: number, anchor: Hex | null): void {
    if (anchor === null || anchor !== ownChain(kept, seat)?.anchor) return;
    if (!kept.committed.some((one) => one.anchor === anchor)) kept.committed.push({ seat, anchor });
}

/** A missed roll, which later rolls have overtaken, must match its opening. */
function checkMissed(kept: Kept, step: Step, { steps }: Proof): void {
    if (step.kind === "anchor" || step.kind === "back") return;
    const opened = openedAs(kept, step.kind === "roll" ? step.roll.index : step.index);
    if (opened === null) return;
    kept.earlier = kept.earlier.filter((one) => one !== opened);
    if (step.kind === "roll") return checkFallen(kept, opened, step.roll);
    checkVoid(kept, opened, step);
    const all = steps.map((one) => (one.kind === "roll" ? one.roll : one.kind === "void" ? one : null));
    const next = all.find((one) => one?.index === step.index + 1);
    if (next?.roller === opened.roller) raise(kept, { kind: "void", index: step.index });
}

/** Everybody's anchors at the start. A page that opened later may have seen only the server's current anchor, if the
    first chain is used up. */
function takeStart(kept: Kept, { server, seats, steps }: Proof): void {
    for (const { seat, anchor } of seats) if (anchor !== null) anchored(kept, seat, anchor);
    if (server === kept.server) return;
    if (!steps.some((one) => one.kind === "anchor" && one.owner === "server")) return raise(kept, { kind: "start" });
    [kept.server, kept.known["server"]] = [server, { index: 0, value: server, anchor: server }];
}

/** Whether the start binds the own seats as seats of a person, with the anchors that the room had from this device. */
function bindsOwn(kept: Kept, { own }: Sight, { seats }: Proof): boolean {
    const bound = new Map(seats.map((one) => [one.seat, one]));
    if (own.some(({ seat }) => bound.get(seat)?.human !== true)) return false;
    return Object.entries(kept.expected).every(([seat, anchors]) => anchors.includes(bound.get(Number(seat))?.anchor ?? ""));
}

/** The number of records in a row that may have other plies than the view. More of them raise an alarm. */
const MAX_UNMATCHED = 20;

/** If the record has as many plies as the view, compares the chance actions with it. If events were missed, takes the
    chance actions from the record. */
function matchTable({ kept, wire, sight }: Taking, { words, plies }: NonNullable<Sight["record"]>, proof: Proof): void {
    const chance = words.flatMap(({ word }) => (/^[rf]/.test(word) ? [word] : []));
    if (plies === sight.ply) {
        wire.unmatched = 0;
        if (kept.table === null) [kept.table, kept.again] = [chance, againAfter(words, proof)];
        else if (kept.table.join(" ") !== chance.join(" ")) raise(kept, { kind: "gap", index: kept.settled + 1 });
        return;
    }
    if (kept.table !== null) return;
    wire.unmatched += 1;
    if (wire.unmatched > MAX_UNMATCHED) raise(kept, { kind: "record" });
}

/** The undone chance actions that were not repeated yet. */
function againAfter(words: NonNullable<Sight["record"]>["words"], proof: Proof): string[] {
    const replay = new Replay(words, proof);
    for (const step of proof.steps) {
        if (step.kind === "roll" || step.kind === "back") replay.play();
        if (step.kind === "back") replay.back(step.ply);
    }
    replay.play();
    return replay.kept;
}

/** The seats that were silent when last asked, and those that a new chain has brought back. */
function silentAfter(steps: Proof["steps"]): [silent: number[], revived: number[]] {
    const [silent, revived] = [new Set<number>(), new Set<number>()];
    for (const step of steps) {
        if (step.kind === "anchor" && step.owner !== "server" && silent.has(step.owner) && !revived.has(step.owner)) {
            silent.delete(step.owner);
            revived.add(step.owner);
        }
        if (step.kind !== "roll") continue;
        for (const [seat] of step.roll.contributions) for (const seats of [silent, revived]) seats.delete(seat);
        for (const seat of step.roll.missing) silent.add(seat);
    }
    return [[...silent], [...revived]];
}

/** Applies one event; `proved` if it comes from the proof instead of a live message. */
export function take(taking: Taking, one: News, proved = false): void {
    const { kept, wire, sight } = taking;
    switch (one.kind) {
        case "anchor":
            if (one.owner === "server") return serverAnchored(kept, one.anchor);
            // If rolls were missed, the proof has all chains in order.
            if (proved || !wire.behind || one.anchor === ownChain(kept, one.owner)?.anchor) anchored(kept, one.owner, one.anchor);
            return;
        case "opened":
            return open(taking, one, false);
        case "roll":
            if (isNew(taking, one.roll.index, proved)) takeRoll(taking, one.roll, proved);
            else if (one.roll.index === kept.settled && kept.shown !== written(one.roll)) raise(kept, { kind: "again", index: kept.settled });
            return;
        case "void":
            if (isNew(taking, one.index, proved)) takeVoid(taking, one, proved);
            else if (one.index === kept.settled && kept.shown !== VOID) raise(kept, { kind: "again", index: kept.settled });
            return;
        case "back":
            // The live messages report it.
            return;
        case "taken-back":
            return excuse(kept);
        case "gave-up":
            return giveUp(kept, one.seat);
        case "used":
            if (!hasItem(sight.rules, one.item)) return raise(kept, { kind: "item", seat: one.seat });
            if (one.item === "chosen_roll") giveUp(kept, one.seat);
    }
}

/** A seat does not roll. If the open roll is for it, this explains why the roll may never be made. */
function giveUp(kept: Kept, seat: number): void {
    if ((kept.opened ?? kept.thrown)?.roller === seat) excuse(kept);
}

/** A roll is opened. `excused` if events since then may have been missed. */
export function open({ kept, wire, sight }: Taking, { index, roller, contributors }: Omit<Opened, "released">, excused: boolean): void {
    if (kept.start === null || index <= kept.settled) return;
    const { opened } = kept;
    if (opened?.index === index) {
        if (opened.roller !== roller) raise(kept, { kind: "roller", index });
        if (!areSame(opened.contributors, contributors)) raise(kept, { kind: "part", index });
        return;
    }
    // The previous roll was discarded silently.
    if (opened !== null && !opened.excused) raise(kept, { kind: "void", index: opened.index });
    if (opened !== null) kept.earlier.push(opened);
    checkThrown(kept, index, roller);
    // A page that has just connected may see a roll that was opened long ago.
    wire.beforeOpening = wire.seen ? wire.answered : null;
    // The server commits first, then everybody else, and then the roll is opened.
    if (!wire.behind && awaitsServer(kept, index)) serverAnchored(kept, sight.dice.server, index);
    if (!wire.behind && awaitsServer(kept, index)) raise(kept, { kind: "early", index });
    kept.opened = { index, roller, contributors: [...contributors], excused, chains: null };
    if (!wire.behind) pin(kept, kept.opened);
}

/** Applies dice that were put on the table or undone. */
export function takeLaid({ kept, sight }: Taking, one: Laid): void {
    // For a page that has just connected they may belong to the previous game.
    if (kept.start === null || !sight.whole) return;
    switch (one.kind) {
        case "lies":
            [kept.chosen, kept.rolled] = [false, true];
            return checkLying(kept, one);
        case "chosen":
            [kept.chosen, kept.rolled] = [true, true];
            return;
        case "taken":
            [kept.chosen, kept.rolled] = [true, true];
            return takeAway(kept, one);
    }
}

/** Whether the dice on the table match a shown roll and its roller, or dice that were undone. */
function checkLying(kept: Kept, { fell, seat, shown }: Lying): void {
    const again = kept.again.findIndex((word) => kind(word) === kind(fell));
    if (shown !== null) {
        if (shown.fell !== fell) raise(kept, { kind: "table", index: shown.index, right: shown.fell, shown: fell });
        if (shown.roller !== seat) raise(kept, { kind: "roller", index: shown.index });
        // Undone dice are repeated before new ones are rolled. A drawn seat may have left meanwhile.
        if (kept.table !== null && again !== -1 && !fell.startsWith("f")) raise(kept, { kind: "void", index: shown.index });
    } else if (kept.table !== null) {
        if (kept.again[again] === fell) kept.again.splice(again, 1);
        else raise(kept, { kind: "unshown", shown: fell });
    }
    kept.table?.push(fell);
}

/** Undone dice must have been on the table; they will be repeated. */
function takeAway(kept: Kept, { back }: TakenAway): void {
    if (back === null || kept.table === null) {
        kept.table = null;
        return;
    }
    const from = kept.table.length - back.length;
    if (from < 0 || kept.table.slice(from).join(" ") !== back.join(" ")) return raise(kept, { kind: "record" });
    kept.table = kept.table.slice(0, from);
    kept.again.unshift(...back);
}

/** The stored form of a discarded roll. */
const VOID = "void";

function written({ roller, server, contributions, missing, fell }: ShownRoll): string {
    return JSON.stringify([roller, server, contributions, missing, fell]);
}

/** Whether a roll comes after the last settled one. It must be the next one, unless rolls were missed. */
function isNew({ kept, wire, sight }: Taking, index: number, proved: boolean): boolean {
    // Before the start there are no rolls, so this one belongs to the previous game.
    if (kept.start === null || index <= kept.settled) return false;
    if (index > kept.settled + 1) {
        if (proved || (wire.seen && !wire.behind)) raise(kept, { kind: "gap", index: kept.settled + 1 });
        missNews(kept, wire, sight.own);
    }
    return true;
}

/** An opened roll is discarded. That needs a reason; otherwise the server could use it to roll again. */
function takeVoid({ kept, sight }: Taking, one: Step & { kind: "void" }, proved: boolean): void {
    const { index } = one;
    const opened = openedAs(kept, index);
    const next = openedAs(kept, index + 1);
    if (opened !== null) {
        const { roller } = opened;
        checkVoid(kept, opened, one);
        const excused = opened.excused || (roller !== null && sight.gone.includes(roller));
        // The proof may arrive before the message with the reason.
        if (!proved && !excused) raise(kept, { kind: "void", index });
        kept.thrown = { index, roller, excused };
        for (const seat of changedSince(kept, index)) revive(kept, seat);
    }
    settle(kept, index, VOID);
    if (next !== null) checkThrown(kept, next.index, next.roller, proved);
}

/** A discarded roll must match its opening. Only the record says for which seat it was. */
function checkVoid(kept: Kept, opened: SeenOpen, { index, roller }: Step & { kind: "void" }): void {
    if (roller !== undefined && roller !== opened.roller) raise(kept, { kind: "roller", index });
}

/** After a discarded roll another seat must roll; for the same seat the roll would have stayed open. The proof may
    arrive before the message with the reason. */
function checkThrown(kept: Kept, index: number, roller: number | null, proved = false): void {
    const { thrown } = kept;
    if (thrown === null || thrown.index !== index - 1) return;
    if ((!thrown.excused && !proved) || thrown.roller === roller) raise(kept, { kind: "void", index: thrown.index });
}

/** Verifies a shown roll. */
function takeRoll(taking: Taking, roll: ShownRoll, proved: boolean): void {
    const { kept, wire, sight } = taking;
    const { index } = roll;
    const bound = kept.start ?? "";
    const alarms = kept.alarms.length;
    // Only if nobody was asked, because a commitment after the opening could be chosen to fit the values.
    if (!proved && openedAs(kept, index) === null && awaitsServer(kept, index)) serverAnchored(kept, sight.dice.server, index);
    if (!follow(kept, "server", roll.server, index)) raise(kept, { kind: "server-value", index });
    const unfollowed: number[] = [];
    for (const [seat, value] of roll.contributions) {
        if (follow(kept, seat, value, index)) continue;
        // While this device was away, another one may have changed its chain several times.
        if (wire.behind && !takesPart(kept, seat, index)) unfollowed.push(seat);
        else raise(kept, { kind: takesPart(kept, seat, index) ? "forged" : "value", index, seat });
    }
    checkOpened(taking, roll, proved);
    const own = sight.own.filter((one) => checkOwn(taking, roll, one, proved)).map(({ seat }) => seat);
    // A roll known only from the proof may have happened while this device was away.
    if (own.length === 0 && !proved && isLeftOut(taking)) kept.without += 1;
    if (wire.elsewhere === true && wire.seen && !proved && isSilent(roll, sight.own)) takeOver(wire);
    const fall = fallOf(bound, roll);
    const known = fall !== null && (!roll.fell.startsWith("f") || sight.there !== null);
    const right = known ? rightFall(diceRules(sight.rules), sight.there ?? [], fall.seed, roll.fell, fall) : null;
    if (right !== null && right !== roll.fell) raise(kept, { kind: "dice", index, right, shown: roll.fell });
    skip(kept, roll);
    settle(kept, index, written(roll));
    const good = kept.alarms.length === alarms;
    const sum = { seed: fall?.seed ?? "", right, drawn: fall?.drawn ?? [], there: sight.there ?? [] };
    taking.checked.push({ roll, start: bound, ...sum, own, unfollowed, good });
}

/** Whether a roll matches its opening: the same seat, and everybody asked has contributed or is listed as missing. */
function checkFallen(kept: Kept, opened: SeenOpen, { index, roller, contributions, missing }: ShownRoll): void {
    if (opened.roller !== roller) raise(kept, { kind: "roller", index });
    const part = [...contributions.map(([seat]) => seat), ...missing];
    if (!areSame(opened.contributors, part)) raise(kept, { kind: "part", index });
}

/** Whether a roll was opened for all its contributors, and made with them. */
function checkOpened({ kept, wire, sight }: Taking, roll: ShownRoll, proved: boolean): void {
    const { index, roller, contributions, missing } = roll;
    const opened = openedAs(kept, index);
    if (opened !== null) return checkFallen(kept, opened, roll);
    checkThrown(kept, index, roller, proved);
    if (proved) return;
    const unasked = sight.own.filter(({ seat }) => mustBeAsked(kept, wire, seat, index, roller));
    for (const { seat } of unasked) raise(kept, { kind: "not-asked", index, seat });
    // Values are asked for only when a roll is opened, so a roll that asked seats for values must have been seen open.
    const part = contributions.length + missing.length > 0;
    if (part && unasked.length === 0 && wire.seen && !wire.behind) raise(kept, { kind: "part", index });
}

/** Checks that a roll contains the value of an own seat if the room had it. */
function checkOwn(taking: Taking, roll: ShownRoll, { seat, byItself }: OwnSeat, proved: boolean): boolean {
    const { kept, wire } = taking;
    const { index, contributions, missing } = roll;
    const given = contributions.find(([other]) => other === seat)?.[1];
    const sent = wire.given.get(seat);
    const asked = takesPart(kept, seat, index) && (given !== undefined || missing.includes(seat));
    if (asked) kept.asked += 1;
    if (given !== undefined) {
        // Tabs may have switched to another chain since, but a roll has only one value per seat.
        if (sent?.index === index && sent.value !== given) raise(kept, { kind: "forged", index, seat });
        return given === ownChain(kept, seat)?.value(place(index));
    }
    const alarms = kept.alarms.length;
    // A value sent over a connection that broke may never have arrived, which is nobody's fault.
    if (sent?.index === index || kept.had[seat] === index) checkGiven(taking, roll, seat);
    else if (asked && roll.roller === seat && !byItself) checkClick(taking, index, seat, proved);
    // The roller is asked by the click, perhaps on another device; all others are asked by the opening.
    else if (asked) heardLate(taking, index, seat, roll.roller === seat ? sinceClick(wire, index) : wire.beforeOpening);
    // Another device replaces one that is silent, not one that the server lies to.
    kept.silent ||= missing.includes(seat) && kept.alarms.length === alarms;
    return false;
}

/** A value that the room had must be in its roll. A value sent at the end of the waiting time may arrive too late. */
function checkGiven({ kept, sight }: Taking, { index, roller }: ShownRoll, seat: number): void {
    const crosses = roller === seat && sight.overdue.includes(seat) && kept.had[seat] !== index;
    if (!crosses) raise(kept, { kind: "left-out", index, seat });
}

/** The last time at which the dice of a roll were surely not clicked yet. A roll that was open before the connection may
    have been clicked long ago. */
function sinceClick({ before, answered }: Connection, index: number): number | null {
    return index > before ? answered : null;
}

/** The roller reveals a value with the click. Without a click, dice are rolled only when the time is up or somebody else
    plays the seat. The proof does not show that. */
function checkClick({ kept, wire, sight }: Taking, index: number, seat: number, proved: boolean): void {
    const heard = wire.seen && !wire.behind && index > wire.before && openedAs(kept, index) !== null;
    if (!heard || proved || sight.overdue.includes(seat)) return;
    // The takeover by a bot came in the same message. Once, that may be a delay between nodes.
    if (sight.lent.includes(seat)) kept.late.push(index);
    if (!sight.lent.includes(seat) || kept.late.length > 1) raise(kept, { kind: "unclicked", index, seat });
}

/** Whether a roll was made without this device although the room had its anchor and it was connected. */
function isLeftOut({ kept, wire, sight }: Taking): boolean {
    const committed = sight.own.some(({ seat }) => kept.held[seat] !== undefined);
    return committed && wire.elsewhere !== true && isNear(wire, sight.now);
}

/** A roll waits two seconds for a silent device. This is a little less, to allow for clocks and message order. */
const PATIENCE = 1_800;
/** A connection that answered within this time counts as working. */
const THERE = 10_000;
/** How many times a slow connection is accepted as the reason; in a long game, one in this many rolls. */
const MAX_SLOW = 2;
const SLOW_OF = 12;

/** This device learned of a roll only after it was made. If the server answered so recently that the roll must have been
    open then, it withheld the opening. Once, that may be a delay between nodes. If answers are as slow as the roll, the
    connection may be the reason. A page that was suspended since then may have slept through the message. */
function heardLate({ kept, sight: { now, awake } }: Taking, index: number, seat: number, answered: number | null): void {
    if (answered === null || answered < awake || now - answered >= THERE || kept.slow.includes(index)) return;
    kept.slow.push(index);
    if (now - answered < PATIENCE) kept.late.push(index);
    if (kept.late.length > 1) raise(kept, { kind: "not-asked", index, seat });
    else if (kept.slow.length > MAX_SLOW && kept.slow.length * SLOW_OF >= kept.asked) raise(kept, { kind: "late", index, seat });
}

/** A silent seat is asked again for its own roll; for other rolls, once it has sent a value or has a new chain. */
function skip(kept: Kept, { index, contributions, missing }: ShownRoll): void {
    const heard = contributions.map(([seat]) => seat);
    kept.skipped = [...new Set([...kept.skipped, ...missing])].filter((seat) => !heard.includes(seat));
    kept.revived = kept.revived.filter((seat) => !heard.includes(seat));
    for (const seat of changedSince(kept, index)) revive(kept, seat);
}

/** The seats that committed to a new chain after a roll was opened. */
function changedSince(kept: Kept, index: number): number[] {
    const chains = openedAs(kept, index)?.chains ?? null;
    if (chains === null) return [];
    const { known } = kept;
    return Object.keys(known).filter((owner) => owner !== "server" && known[owner]?.anchor !== chains[owner]?.anchor).map(Number);
}

function isSilent({ contributions }: ShownRoll, own: readonly OwnSeat[]): boolean {
    return own.some(({ seat }) => !contributions.some(([other]) => other === seat));
}

/** The other device no longer contributes, so this one does from now on. */
export function takeOver(wire: Connection): void {
    [wire.elsewhere, wire.found] = [false, null];
    wire.sent.clear();
    wire.offered.clear();
}

/** The result of a roll's values; null if they are not valid, which has already raised an alarm. */
function fallOf(bound: Hex, roll: ShownRoll): Fall | null {
    const values = [bound, roll.server, ...roll.contributions.map(([, value]) => value)];
    return values.every((value) => isHex(value, 32)) ? new Fall(seedOf(bound, roll)) : null;
}

/** Whether two lists contain the same seats, each once. */
function areSame(one: readonly number[], other: readonly number[]): boolean {
    return one.length === other.length && new Set([...one, ...other]).size === one.length;
}
