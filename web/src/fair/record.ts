/** A record as a text: who sat where, by which rules, what chance did, and the proof. No rules are
    played here; docs/RECORD.md describes the lines. */
import { textHash } from "./bytes";

/** An action in the record's words. */
export interface Word {
    word: string;
    /** Whose turn it was; null while the first seat is drawn, undefined for what was taken back. */
    seat: number | null | undefined;
}

/** Something that chance did: a roll `r…` or a drawn first seat `f…`. */
export interface Chance extends Word {
    /** The seats whose players had left by then. */
    left: readonly number[];
}

export interface RecordText {
    variant: string;
    /** The resolved text of the rules. */
    rules: string;
    /** What the record says the rules' hash is. */
    hash: string;
    /** The seats in turn order. */
    seats: number[];
    /** All actions. */
    words: Word[];
    /** In the order in which it was drawn: what was taken back comes last, for it has not come again. */
    chance: Chance[];
    /** The lines of the proof, without `fair`. */
    proof: string[];
    /** Where in the record the first of them is, counted from 1. */
    proofAt: number;
    /** How many actions there were. */
    plies: number;
    /** Whether the check of the last line fits what is above it. */
    whole: boolean;
}

/** Why a text is no record. */
export class BadRecord extends Error {
    constructor(readonly line: number) {
        super(`line ${line} of the record cannot be read`);
        this.name = "BadRecord";
    }
}

const NUMBER = "(?:0|[1-9]\\d{0,8})";
const ACTION = `(?:[rc]${NUMBER}(?:\\+${NUMBER})*|m${NUMBER}(?:=${NUMBER})?|[fx]${NUMBER}|[ps])`;

/** What no name has: control characters, line breaks, and marks that turn the text around them. */
const UNNAMED = "\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";
/** Something to be seen, and not only spaces and characters that show nothing by themselves. */
const SEEN =
    /[^\p{White_Space}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

/** A line of the rules sets a key to a number, a text, or a list of these, of such lists or of small tables. */
const KEY = "[a-z_]+";
const TEXT = '"(?:[^"\\\\\\u0000-\\u001f\\u007f-\\u009f]|\\\\["\\\\nt]|\\\\u00(?:0[0-8B-F]|1[0-9A-F]|7F|[89][0-9A-F]))*"';
const ONE = `(?:0|-?[1-9]\\d{0,8}|${TEXT})`;
const SOME = `(?:\\[(?:${ONE}(?:, ${ONE})*)?\\]|\\{ ${KEY} = ${ONE}(?:, ${KEY} = ${ONE})* \\})`;

const form = (text: string): RegExp => new RegExp(`^${text}$`, "u");

/** The forms of the lines; the groups are what is read of them. The proof has forms of its own. */
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

/** The lines of a text, without the empty ones at its end. */
function linesOf(text: string): string[] {
    const lines = text.replaceAll("\r\n", "\n").split("\n");
    return lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
}

/** Whether a name is one that the program would write: as it is shown, with something to be seen in it. */
function isName(name: string): boolean {
    return !/^\p{White_Space}|\p{White_Space}$/u.test(name) && SEEN.test(name);
}

/** Reads a record as strictly as it is written: every line in its place, and in its one form. Line ends
    of other systems and empty lines at the end do no harm. */
export function readRecord(given: string): RecordText {
    const lines = linesOf(given);
    let at = 0;
    /** What the next line says, if it is of this kind. */
    const next = (kind: keyof typeof LINES): string[] | null => {
        const found = LINES[kind].exec(lines[at] ?? "");
        if (found === null || at === lines.length) return null;
        at += 1;
        return found.slice(1).map((word: string | undefined) => word ?? "");
    };
    const due = (kind: keyof typeof LINES): string[] => {
        const found = next(kind);
        // A record that is cut off ends with the line that is wrong.
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
    // Who played does not matter to the dice, but two names for a seat are none.
    const named: number[] = [];
    for (let name = next("name"); name !== null; name = next("name")) {
        const seat = Number(name[0]);
        if (!seats.includes(seat) || seat <= (named.at(-1) ?? -1) || !isName(name[1] ?? "")) throw new BadRecord(at);
        named.push(seat);
    }
    const from = at;
    const said = new Set<string>();
    const once = (key: string): void => {
        // Resolved rules name no others, and say what dice there are in a group.
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

/** The seats among which the first one is drawn: all that had not left. */
export function seatsDrawn(record: RecordText, chance = record.chance.find((one) => one.word.startsWith("f"))): number[] {
    return record.seats.filter((seat) => chance?.left.includes(seat) !== true);
}

/** A record's lines with the check at the end made right, as someone would who edits a file. */
export function sealed(lines: readonly string[]): string {
    const above = lines.map((line) => `${line}\n`).join("");
    const plies = lines.filter((line) => /^(-|\d+):/.test(line)).flatMap((line) => line.split(":")[1]?.trim().split(/\s+/) ?? []).length;
    return `${above}end ${plies} ${textHash(above).slice(0, 16)}\n`;
}

/** A record without its proof, which is most of it and which who replays the moves does not read: a
    game of two people is a fifth as long without. A record that was changed stays as it is, so that
    this is seen. */
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

/** Whether a word is an action in the record's words. */
export function isAction(word: string): boolean {
    return ACTIONS.test(word);
}

export function isChance(word: string): boolean {
    return isAction(word) && /^[rf]/.test(word);
}
