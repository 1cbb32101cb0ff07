/** Vectors: games whose secrets are known, in the form of fair-dice-vectors.json, strict in values and
    generous in form. Read as tools/verify.py reads them. */
import { type Hex, isHex } from "./bytes";
import { Chain, descends, LENGTH, type Owner } from "./chain";
import { drawn, Fall, seedOf } from "./roll";
import { type Committed, start } from "./start";

type Given<T> = T | null | undefined;
/** Seats in a list, or as the keys of something. */
type Seats = Given<(number | string)[] | Record<string, unknown>>;

interface Roll extends Record<string, unknown> {
    i: number;
    roller?: Given<number>;
    s_i?: Given<Hex>;
    contrib?: Given<Record<string, Hex | null>>;
    contributors?: Seats;
    missing?: Seats;
    seed?: Given<Hex>;
}

interface Vectors extends Record<string, unknown> {
    game: Hex;
    rules_hash?: Given<Hex>;
    server_secret?: Given<Hex>;
    server_anchor?: Given<Hex>;
    seat_anchors?: Given<Record<string, Hex | null>>;
    seat_secrets?: Given<Record<string, Hex>>;
    T: Hex;
    rolls: Roll[];
}

const GAME_KEYS = ["game", "rules_hash", "server_secret", "server_anchor", "seat_secrets", "seat_anchors", "T", "rolls", "note"];
const ROLL_KEYS = ["i", "roller", "s_i", "contrib", "contributors", "missing", "seed"];

/** What the vectors say does not come out. */
export class Differs extends Error {}

/** The vectors cannot be read, or there is nothing to compare. */
export class Unknown extends Error {}

/** What was done with vectors in which nothing is wrong. */
export interface Done {
    /** So many values of rolls were compared. */
    compared: number;
    /** What is not known here. */
    unchecked: string[];
}

/** Does the sums of a game, or of a list of them, again. */
export function check(given: Vectors | Vectors[]): Done {
    const done: Done = { compared: 0, unchecked: [] };
    for (const game of [given].flat()) checkGame(game, done);
    if (done.compared === 0) throw new Unknown("there is no value of a roll to compare");
    return done;
}

/** What is not given is not compared: how many were. */
function same(what: string, right: unknown, shown: unknown): number {
    if (shown === undefined || shown === null) return 0;
    if (JSON.stringify(right) !== JSON.stringify(shown)) throw new Differs(`${what}: ${JSON.stringify(right)} comes out, not ${JSON.stringify(shown)}`);
    return 1;
}

function hex(text: Hex, bytes = 32): Hex {
    if (!isHex(text.toLowerCase(), bytes)) throw new Unknown(`${text} is not ${bytes} bytes`);
    return text.toLowerCase();
}

function seatOf(seat: number | string): number {
    if (!/^\d{1,3}$/.test(`${seat}`) || Number(seat) > 254) throw new Unknown(`${seat} is not a seat`);
    return Number(seat);
}

/** Seats in rising order. */
function seatsOf(seats: Seats): number[] {
    const all = Array.isArray(seats) ? seats : Object.keys(seats ?? {});
    return all.map(seatOf).sort((a, b) => a - b);
}

/** What is known of a chain. */
interface Chained {
    anchor: Hex;
    /** The value of an index: the one that is shown, where the secret is not known. */
    value(index: number, shown: Given<Hex>): Hex;
}

/** Of a chain by its secret; without one it may be the one of the design's vectors, or only values are believed
    that lead down to its anchor. */
function knownOf(game: Hex, owner: Owner, secret: Given<Hex>, given: Given<Hex>): Chained {
    const guess = owner === "server" ? null : ((0x41 + owner) % 256).toString(16).padStart(2, "0").repeat(32);
    const chain = secret || guess !== null ? new Chain(hex(secret || (guess ?? "")), game, owner) : null;
    if (chain !== null && (secret || chain.anchor === hex(given ?? ""))) return { anchor: chain.anchor, value: (index) => chain.value(index) ?? "" };
    const anchor = hex(given ?? "");
    const value = (index: number, shown: Given<Hex>): Hex => {
        const value = hex(shown ?? "");
        if (descends(game, owner, { index, value }, { index: 0, value: anchor })) return value;
        throw new Differs(`roll ${index}: ${value} is not of its chain`);
    };
    return { anchor, value };
}

function checkGame(vectors: Vectors, done: Done): void {
    const game = hex(vectors.game, 16);
    const server = knownOf(game, "server", vectors.server_secret, vectors.server_anchor);
    same("server_anchor", server.anchor, vectors.server_anchor?.toLowerCase());
    const [secrets, anchors] = [vectors.seat_secrets ?? {}, vectors.seat_anchors ?? {}];
    const people = new Map<number, Chained>();
    for (const name of Object.keys({ ...anchors, ...secrets })) {
        if (secrets[name] === undefined && !anchors[name]) continue;
        const seat = seatOf(name);
        const chain = knownOf(game, seat, secrets[name], anchors[name]);
        same(`the anchor of seat ${seat}`, chain.anchor, anchors[name]?.toLowerCase());
        people.set(seat, chain);
    }
    const [bound, rules] = [hex(vectors.T), vectors.rules_hash];
    const committed = [...people].map(([seat, { anchor }]) => ({ seat, human: true, anchor }));
    const fits = (hash: Hex): boolean => {
        for (const seats of seatings(committed)) if (start(game, hash, server.anchor, seats) === bound) return true;
        return false;
    };
    if (rules && !fits(hex(rules))) throw new Differs("T does not come out with any bots beside these people");
    done.unchecked.push(...Object.keys(vectors).filter((key) => !GAME_KEYS.includes(key)), ...(rules ? [] : ["T"]));
    for (const roll of vectors.rolls) checkRoll(roll, bound, server, people, done);
}

/** Who may sit beside the people, as the form does not say it: bots, and people without a chain; further off
    only bots, near each other or two. The order does not matter. */
function* seatings(people: Committed[]): Generator<Committed[]> {
    const free = Array.from({ length: 255 }, (_, seat) => seat).filter((seat) => !people.some((one) => one.seat === seat));
    const bot = (seat: number): Committed => ({ seat, human: false, anchor: null });
    const near = free.filter((seat) => seat < 8);
    yield* near.reduce((all, seat) => all.flatMap((seats) => [seats, ...[false, true].map((human) => [{ ...bot(seat), human }, ...seats])]), [people]);
    for (const at of free.keys()) {
        const row = free.slice(at, at + 8);
        for (let sits = 0; sits < 256; sits++) yield [...people, ...row.filter((_, nth) => (sits >> nth) & 1).map(bot)];
        for (const other of free.slice(at + 1)) yield [...people, bot(free[at] ?? 0), bot(other)];
    }
}

function checkRoll(roll: Roll, bound: Hex, server: Chained, people: Map<number, Chained>, done: Done): void {
    const index = roll.i;
    const roller = roll.roller === undefined || roll.roller === null || roll.roller === 255 ? null : seatOf(roll.roller);
    if (!Number.isInteger(index) || index < 1 || index > LENGTH) throw new Unknown(`there is no roll ${index}`);
    const at = `roll ${index}: `;
    const contrib = Object.entries(roll.contrib ?? {}).map(([seat, value]) => [seatOf(seat), value] as const);
    const shown = contrib.flatMap(([seat, value]) => (value === null ? [] : [[seat, value.toLowerCase()] as const]));
    const contributions = shown.map(([seat, value]) => [seat, people.get(seat)?.value(index, value) ?? ""] as const);
    const missing = seatsOf(roll.missing);
    const silent = new Set([...missing, ...contrib.filter(([, value]) => value === null).map(([seat]) => seat)]);
    if (new Set(missing).size < missing.length || [...silent].some((seat) => !people.has(seat) || shown.some(([other]) => other === seat))) {
        throw new Differs(`${at}missing: who is missing has a chain, gave no value, and is named once`);
    }
    if (roll.contributors) same(`${at}contributors`, seatsOf([...silent, ...shown.map(([seat]) => seat)]), seatsOf(roll.contributors));
    const own = server.value(index, roll.s_i);
    done.compared += same(`${at}s_i`, own, roll.s_i?.toLowerCase());
    done.compared += same(`${at}contrib`, contributions, shown) * shown.length;
    const seed = seedOf(bound, { index, roller, server: own, contributions });
    done.compared += same(`${at}seed`, seed, roll.seed?.toLowerCase());
    for (const [key, value] of spelled(roll)) {
        const right = fallen(key, seed);
        if (right === null || value === null) done.unchecked.push(`${at}${key}`);
        else done.compared += same(at + key, right, Array.isArray(right) ? [value].flat() : value);
    }
}

/** What fell, by keys that say it all: dice may stand beside their faces, and a place beside or among its
    weights. */
function spelled(roll: Roll): [key: string, value: unknown][] {
    const named = new Map(Object.entries(roll).filter(([key]) => !ROLL_KEYS.includes(key)));
    const fell: [string, unknown][] = [];
    for (const faces of ["faces", "sides"]) {
        if (!named.has("dice") || !named.has(faces)) continue;
        const dice = named.get("dice");
        fell.push([`${Array.isArray(dice) ? dice.length : 1}d${named.get(faces)}`, dice]);
        for (const key of ["dice", faces]) named.delete(key);
    }
    const [place, ...more] = [...named].filter(([key, value]) => /^w[a-z_]*$/.test(key) && Number.isInteger(value));
    const weights = named.get("weights");
    if (Array.isArray(weights) && place !== undefined && more.length === 0) {
        named.delete(place[0]);
        named.set("weights", { weights, place: place[1] });
    }
    for (const [key, value] of named) {
        const parts: Record<string, unknown> = typeof value === "object" && value !== null ? { ...value } : {};
        const [weights, others] = [parts["weights"], Object.keys(parts).filter((name) => name !== "weights")];
        fell.push(Array.isArray(weights) && others.length === 1 ? [`w${weights.join(",")}`, parts[others[0] ?? ""]] : [key, value]);
    }
    return fell;
}

/** `2d6` are two dice of six faces, `w1,4,6` is a weighted throw, `f2,0` a seat; null for anything else. */
function fallen(key: string, seed: Hex): number | number[] | null {
    const numbers = (key.match(/\d+/g) ?? []).map(Number);
    const fall = new Fall(seed);
    const [faces = 0, count = 1] = numbers.toReversed();
    if (/^\d{0,4}d\d{1,3}$/.test(key) && faces >= 1 && faces <= 256) return Array.from({ length: count }, () => fall.die(faces));
    const total = numbers.reduce((sum, number) => sum + number, 0);
    if (/^w\d{1,10}(,\d{1,10})*$/.test(key) && total >= 1 && total < 2 ** 32) return fall.weighted(numbers);
    if (/^f\d{1,3}(,\d{1,3})*$/.test(key)) return Number(drawn(numbers, fall).slice(1));
    return null;
}
