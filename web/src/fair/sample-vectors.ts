/** Vectors: games whose secrets are known, in the form of fair-dice-vectors.json. Read as
    tools/verify.py reads them. */
import { type Hex, isHex } from "./bytes";
import { Chain, LENGTH } from "./chain";
import { drawn, Fall, seedOf } from "./roll";
import { type Committed, start } from "./start";

interface Vectors {
    game: Hex;
    rules_hash: Hex;
    server_secret: Hex;
    server_anchor: Hex;
    seat_anchors: Record<string, Hex>;
    seat_secrets?: Record<string, Hex>;
    T: Hex;
    rolls: ({ i: number; roller: number | null; s_i: Hex; contrib?: Record<string, Hex>; seed: Hex } & Record<string, unknown>)[];
}

/** What the vectors say does not come out. */
export class Differs extends Error {}

/** The vectors say something that is not known here, or nothing. */
export class Unknown extends Error {}

/** Does the sums of a game, or of a list of them, again. */
export function check(given: Vectors | Vectors[]): void {
    const games = [given].flat();
    if (games.every((game) => game.rolls.length === 0)) throw new Unknown("there are no rolls");
    for (const game of games) checkGame(game);
}

function same(what: string, right: unknown, shown: unknown): void {
    if (JSON.stringify(right) !== JSON.stringify(shown)) throw new Differs(`${what}: ${JSON.stringify(right)} comes out, not ${JSON.stringify(shown)}`);
}

function hex(text: Hex, bytes = 32): Hex {
    if (!isHex(text.toLowerCase(), bytes)) throw new Unknown(`${text} is not ${bytes} bytes`);
    return text.toLowerCase();
}

function checkGame(vectors: Vectors): void {
    const game = hex(vectors.game, 16);
    const server = new Chain(hex(vectors.server_secret), game, "server");
    same("server_anchor", server.anchor, hex(vectors.server_anchor));
    const people = new Map<number, Chain>();
    for (const [seat, anchor] of Object.entries(vectors.seat_anchors)) {
        const secret = vectors.seat_secrets?.[seat] ?? (0x41 + Number(seat)).toString(16).repeat(32);
        const chain = new Chain(hex(secret), game, Number(seat));
        same(`the anchor of seat ${seat}`, chain.anchor, hex(anchor));
        people.set(Number(seat), chain);
    }
    const bound = hex(vectors.T);
    const committed = [...people].map(([seat, { anchor }]) => ({ seat, human: true, anchor }));
    const fits = (seats: Committed[]): boolean => start(game, hex(vectors.rules_hash), server.anchor, seats) === bound;
    if (!seatings(committed).some(fits)) throw new Differs("T does not come out with any bots beside these people");
    for (const roll of vectors.rolls) checkRoll(roll, bound, server, people);
}

/** Who may sit beside the people, as the form does not say it: bots, and people without a chain. The order
    does not matter. */
function seatings(people: Committed[]): Committed[][] {
    const others = Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => !people.some((one) => one.seat === seat));
    return others.reduce((all, seat) => all.flatMap((seats) => [seats, ...[false, true].map((human) => [{ seat, human, anchor: null }, ...seats])]), [people]);
}

function checkRoll(roll: Vectors["rolls"][number], bound: Hex, server: Chain, people: Map<number, Chain>): void {
    const { i: index, roller, contrib = {} } = roll;
    if (!Number.isInteger(index) || index < 1 || index > LENGTH) throw new Unknown(`there is no roll ${index}`);
    if (roller === undefined) throw new Unknown(`roll ${index}: nobody is said to roll`);
    same(`roll ${index}: s_i`, server.value(index), hex(roll.s_i));
    const contributions = Object.keys(contrib).map((seat) => [Number(seat), people.get(Number(seat))?.value(index) ?? ""] as const);
    same(`roll ${index}: contrib`, contributions.map(([, value]) => value), Object.values(contrib).map((value) => hex(value)));
    const seed = seedOf(bound, { index, roller, server: hex(roll.s_i), contributions });
    same(`roll ${index}: seed`, seed, hex(roll.seed));
    const silent = [...people.keys()].filter((seat) => contrib[seat] === undefined);
    for (const [key, value] of Object.entries(roll)) {
        if (["i", "roller", "s_i", "contrib", "seed"].includes(key)) continue;
        if (key === "missing") {
            same(`roll ${index}: missing`, silent, Array.isArray(value) ? value.toSorted((a, b) => a - b) : value);
            continue;
        }
        const right = fallen(key, seed);
        if (right === null) throw new Unknown(`roll ${index} has a key that is not known here: ${key}`);
        same(`roll ${index}: ${key}`, right, Array.isArray(right) ? [value].flat() : value);
    }
}

/** `2d6` are two dice of six faces, `w1,4,6` is a weighted throw, `f2,0` a seat; null for anything else. */
function fallen(key: string, seed: Hex): number | number[] | null {
    const numbers = (key.match(/\d+/g) ?? []).map(Number);
    const fall = new Fall(seed);
    const [count = 0, faces = 0] = numbers;
    if (/^\d{1,4}d\d{1,3}$/.test(key) && faces >= 1 && faces <= 255) return Array.from({ length: count }, () => fall.die(faces));
    const total = numbers.reduce((sum, number) => sum + number, 0);
    if (/^w\d{1,10}(,\d{1,10})*$/.test(key) && total >= 1 && total < 2 ** 32) return fall.weighted(numbers);
    if (/^f\d{1,3}(,\d{1,3})*$/.test(key)) return Number(drawn(numbers, fall).slice(1));
    return null;
}
