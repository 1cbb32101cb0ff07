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

export function readRecord(given: string): RecordText {
    const text = `${given.replaceAll("\r\n", "\n").trimEnd()}\n`;
    const lines = text.split("\n").slice(0, -1);
    let at = 0;
    const header = (key: string): string => {
        const line = lines[at++];
        if (line === undefined || !line.startsWith(`${key} `)) throw new BadRecord(at);
        return line.slice(key.length + 1).trim();
    };
    if (!/^record 1\.\d+$/.test(header("homestretch"))) throw new BadRecord(1);
    const variant = header("variant");
    const hash = header("hash");
    const seats = header("seats").split(" ").map(Number);
    if (seats.some((seat) => !Number.isInteger(seat))) throw new BadRecord(at);
    header("opening");
    // Who played does not matter to the dice.
    while (lines[at]?.startsWith("name ") === true) at++;
    let rules = "";
    for (; lines[at]?.startsWith("|") === true; at++) rules += `${lines[at]?.replace(/^\| ?/, "")}\n`;
    if (lines[at++] !== "game") throw new BadRecord(at);

    const found: RecordText = { variant, rules, hash, seats, words: [], chance: [], proof: [], plies: 0, whole: false };
    const left: number[] = [];
    const kept: Chance[] = [];
    for (; at < lines.length; at++) {
        const line = lines[at] ?? "";
        const turn = /^(-|\d+):(.*)$/.exec(line);
        if (turn !== null) {
            const seat = turn[1] === "-" ? null : Number(turn[1]);
            for (const word of (turn[2] ?? "").trim().split(/\s+/)) {
                found.plies += 1;
                found.words.push({ word, seat });
                if (/^x\d+$/.test(word)) left.push(Number(word.slice(1)));
                if (isChance(word)) found.chance.push({ word, seat, left: [...left] });
            }
        } else if (line.startsWith("kept ")) {
            kept.push(...line.slice(5).split(" ").map((word) => ({ word, seat: undefined, left: [...left] })));
        } else if (line.startsWith("fair ")) {
            found.proof.push(line.slice(5));
        } else if (/^end \d+ [0-9a-f]{16}$/.test(line) && at === lines.length - 1) {
            const above = text.slice(0, text.length - line.length - 1);
            found.whole = line === `end ${found.plies} ${textHash(above).slice(0, 16)}`;
            found.chance.push(...kept);
            return found;
        } else {
            throw new BadRecord(at + 1);
        }
    }
    // The last line is missing: the file is cut off.
    throw new BadRecord(lines.length);
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
    const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
    const others = lines.filter((line) => !/^(fair|end) /.test(line));
    return others.length === lines.length - 1 ? text : sealed(others);
}

/** Whether a word is an action in the record's words. */
export function isAction(word: string): boolean {
    return /^([rc]\d+(\+\d+)*|m\d+(=\d+)?|[fx]\d+|[ps])$/.test(word);
}

function isChance(word: string): boolean {
    return /^(r\d+(\+\d+)*|f\d+)$/.test(word);
}
