/** Parses the text of a record: seats, rules, actions and the proof. It knows no rules; docs/RECORD.md
    describes the lines. */
import { textHash } from "../chain/bytes";

/** An action as the record writes it. */
export interface Word {
    word: string;
    /** The seat whose turn it was; null while the first seat is drawn, undefined for undone actions. */
    seat: number | null | undefined;
}

/** A chance action: a roll `r…` or a drawn first seat `f…`. */
export interface Chance extends Word {
    /** The seats whose players had left by then. */
    left: readonly number[];
}

export interface RecordText {
    variant: string;
    /** The resolved text of the rules. */
    rules: string;
    /** The hash of the rules, as the record states it. */
    hash: string;
    /** The seats in turn order. */
    seats: number[];
    /** All actions. */
    words: Word[];
    /** The chance actions in the order in which they were drawn. Undone ones that were not repeated come last. */
    chance: Chance[];
    /** The lines of the proof, without `fair`. */
    proof: string[];
    /** The line number of the first of them, counted from 1. */
    proofAt: number;
    /** The number of actions. */
    plies: number;
    /** Whether the checksum in the last line matches the lines above. */
    whole: boolean;
}

/** Why a text is not a valid record. */
export class BadRecord extends Error {
    constructor(readonly line: number) {
        super(`line ${line} of the record cannot be read`);
        this.name = "BadRecord";
    }
}

const NUMBER = "(?:0|[1-9]\\d{0,8})";
const ACTION = `(?:[rc]${NUMBER}(?:\\+${NUMBER})*|m${NUMBER}(?:=${NUMBER})?|[fx]${NUMBER}|[ps])`;

/** Characters that names cannot contain: control characters, line breaks and direction marks. */
const UNNAMED = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";
/** A visible character; spaces and combining characters alone are not enough. */
const SEEN =
    /[^\p{White_Space}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

/** A line of the rules sets a key to a number, a string, or a list of these, of such lists or of inline tables. */
const KEY = "[a-z_]+";
const TEXT = '"(?:[^"\\\\\\u0000-\\u001f\\u007f-\\u009f]|\\\\["\\\\nt]|\\\\u00(?:0[0-8B-F]|1[0-9A-F]|7F|[89][0-9A-F]))*"';
const ONE = `(?:0|-?[1-9]\\d{0,8}|${TEXT})`;
const SOME = `(?:\\[(?:${ONE}(?:, ${ONE})*)?\\]|\\{ ${KEY} = ${ONE}(?:, ${KEY} = ${ONE})* \\})`;

const form = (text: string): RegExp => new RegExp(`^${text}$`, "u");

/** The patterns of the lines; their groups hold the values. Lines of the proof have their own parser. */
const LINES = {
    version: /^homestretch record 1\.([01])$/,
    variant: /^variant ([^ ]+)$/,
    hash: /^hash ([0-9a-f]{64})$/,
    seats: form(`seats (${NUMBER}(?: ${NUMBER})*)`),
    opening: /^opening (?:yes|no)$/,
    name: form(`name (${NUMBER}) ([^${UNNAMED}]{1,30})`),
    rule: form(`\\| (${KEY}) = (?:${ONE}|${SOME}|\\[${SOME}(?:, ${SOME})*\\])`),
    gap: /^\|$/,
    group: form(`\\| \\[(${KEY})\\]`),
    game: /^game$/,
    turn: form(`(${NUMBER}|-):((?: ${ACTION})+)`),
    kept: form(`kept (${ACTION}(?: ${ACTION})*)`),
    fair: /^fair ([^]+)$/,
    end: form(`end (${NUMBER}) ([0-9a-f]{16})`),
};

/** The lines of a text without trailing empty lines. */
function linesOf(text: string): string[] {
    const lines = text.replaceAll("\r\n", "\n").split("\n");
    return lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
}

/** Whether the program would write this name: it is in its displayed form and has a visible character. */
function isName(name: string): boolean {
    return !/^\p{White_Space}|\p{White_Space}$/u.test(name) && SEEN.test(name);
}

/** Parses a record strictly: every line must be in its place and in its exact form. Only other line endings and
    trailing empty lines are accepted. */
export function readRecord(given: string): RecordText {
    const lines = linesOf(given);
    let at = 0;
    /** The values of the next line, if it matches this pattern. */
    const next = (kind: keyof typeof LINES): string[] | null => {
        const found = LINES[kind].exec(lines[at] ?? "");
        if (found === null || at === lines.length) return null;
        at += 1;
        return found.slice(1).map((word: string | undefined) => word ?? "");
    };
    const due = (kind: keyof typeof LINES): string[] => {
        const found = next(kind);
        // In a truncated record the last line is reported.
        if (found === null) throw new BadRecord(Math.max(1, Math.min(at + 1, lines.length)));
        return found;
    };
    const [minor] = due("version");
    const [variant = ""] = due("variant");
    const [hash = ""] = due("hash");
    const [places = ""] = due("seats");
    const seats = places.split(" ").map(Number);
    if (new Set(seats).size < seats.length || seats.some((seat) => seat > 254)) throw new BadRecord(at);
    due("opening");
    // The dice do not depend on names, but two names for one seat are an error.
    const named: number[] = [];
    for (let name = next("name"); name !== null; name = next("name")) {
        const seat = Number(name[0]);
        if (!seats.includes(seat) || seat <= (named.at(-1) ?? -1) || !isName(name[1] ?? "")) throw new BadRecord(at);
        named.push(seat);
    }
    const from = at;
    const said = new Set<string>();
    const once = (key: string): void => {
        // Resolved rules do not refer to other rules, and they contain the dice.
        if (said.has(key) || key === "based_on" || (key === "dice" && !lines[at - 1]?.startsWith("| ["))) throw new BadRecord(at);
        said.add(key);
    };
    for (let group = ""; ; ) {
        once(group + due("rule")[0]);
        for (let rule = next("rule"); rule !== null; rule = next("rule")) once(group + rule[0]);
        if (next("gap") === null) break;
        const [name = ""] = due("group");
        once(name);
        group = `${name}.`;
    }
    const rules = lines.slice(from, at).map((line) => `${line.slice(2)}\n`).join("");
    due("game");
    const words: Word[] = [];
    const chance: Chance[] = [];
    const left: number[] = [];
    for (let turn = next("turn"); turn !== null; turn = next("turn")) {
        const seat = turn[0] === "-" ? null : Number(turn[0]);
        if (words.at(-1)?.seat === seat) throw new BadRecord(at);
        for (const word of (turn[1] ?? "").trimStart().split(" ")) {
            words.push({ word, seat });
            if (word.startsWith("x")) left.push(Number(word.slice(1)));
            if (isChance(word)) chance.push({ word, seat, left: [...left] });
        }
    }
    const kept = next("kept")?.[0]?.split(" ") ?? [];
    chance.push(...kept.map((word) => ({ word, seat: undefined, left: [...left] })));
    const proofAt = at + 1;
    const proof: string[] = [];
    for (let line = next("fair"); line !== null; line = next("fair")) proof.push(line[0] ?? "");
    const above = lines.slice(0, at).map((line) => `${line}\n`).join("");
    const [plies, check] = due("end");
    if (at < lines.length) throw new BadRecord(at + 1);
    if (minor === "0" && named.length + proof.length > 0) throw new BadRecord(1);
    const whole = Number(plies) === words.length && check === textHash(above).slice(0, 16);
    return { variant, rules, hash, seats, words, chance, proof, proofAt, plies: words.length, whole };
}

/** The seats among which the first seat is drawn: all that have not left. */
export function seatsDrawn(record: RecordText, chance = record.chance.find((one) => one.word.startsWith("f"))): number[] {
    return record.seats.filter((seat) => chance?.left.includes(seat) !== true);
}

/** The text of a record with a correct checksum at its end. */
export function sealed(lines: readonly string[]): string {
    const above = lines.map((line) => `${line}\n`).join("");
    const plies = lines.filter((line) => /^(-|\d+):/.test(line)).flatMap((line) => line.split(":")[1]?.trim().split(/\s+/) ?? []).length;
    return `${above}end ${plies} ${textHash(above).slice(0, 16)}\n`;
}

/** A record without its proof, which a replay of the moves does not need. For a game of two people this saves four
    fifths of the text. A record with a wrong checksum is left as it is, so that the server sees the error. */
export function withoutProof(text: string): string {
    try {
        if (!readRecord(text).whole) return text;
    } catch {
        return text;
    }
    const lines = linesOf(text);
    const others = lines.filter((line) => !/^(fair|end) /.test(line));
    return others.length === lines.length - 1 ? text : sealed(others);
}

const ACTIONS = form(ACTION);

/** Whether a word is an action as the record writes it. */
export function isAction(word: string): boolean {
    return ACTIONS.test(word);
}

export function isChance(word: string): boolean {
    return isAction(word) && /^[rf]/.test(word);
}
