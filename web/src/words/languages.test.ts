import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { choose, directionOf, LANGUAGES, localeOf, OWN_NAMES } from "./languages";
import { SENTENCES } from "./narrate";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The messages of a file: for each id, the arguments it uses. A new language need not have every file. */
function messages(path: string): Map<string, string[]> {
    const text = existsSync(join(ROOT, path)) ? read(path) : "";
    const found = new Map<string, string[]>();
    for (const message of new FluentResource(text).body) {
        expect(found.has(message.id), `${path} says ${message.id} twice`).toBe(false);
        found.set(message.id, [...new Set(variables(message.value))].sort());
    }
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
    const lost = written.filter((id) => !found.has(id));
    expect(lost, `${path} has messages that cannot be read`).toEqual([]);
    return found;
}

function variables(node: unknown): string[] {
    if (Array.isArray(node)) return node.flatMap(variables);
    if (typeof node !== "object" || node === null) return [];
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name !== undefined) return [name];
    return Object.values(node).flatMap(variables);
}

/** The languages that are complete. Another one may lack messages and shows them in English. */
const COMPLETE = ["en", "de", "es", "fr", "hi"];

// The files rulebook.ftl differ on purpose: each language has the parts of sentences that its grammar needs.
describe.each(["game", "web"])("the messages of %s.ftl", (file) => {
    const english = messages(`locales/en/${file}.ftl`);

    test.each(LANGUAGES.filter((language) => language !== "en"))("have the arguments of the English ones in %s", (language) => {
        const own = messages(`locales/${language}/${file}.ftl`);
        const lacking = [...english.keys()].filter((id) => !own.has(id) && COMPLETE.includes(language));
        const more = [...own.keys()].filter((id) => !english.has(id));
        expect({ lacking, more }).toEqual({ lacking: [], more: [] });
        for (const [id, values] of own) expect(values, `${language}: ${id}`).toEqual(english.get(id));
    });
});

test("the five languages are found, each with its own name", () => {
    const names = { en: "English", de: "Deutsch", es: "Español", fr: "Français", hi: "हिन्दी" };
    expect(OWN_NAMES).toMatchObject(names);
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toEqual(expect.arrayContaining(COMPLETE));
});

test("the writing direction follows the script of the language", () => {
    expect(COMPLETE.map(directionOf)).toEqual(["ltr", "ltr", "ltr", "ltr", "ltr"]);
    expect(["ar", "he", "fa", "ur", "pa-Arab", "pt-BR", "zh-Hant"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "rtl", "rtl", "ltr", "ltr"]);
});

const known = new Set([...messages("locales/en/game.ftl").keys(), ...messages("locales/en/web.ftl").keys()]);

test("no message of the page has the id of a message shared with the terminal", () => {
    const shared = messages("locales/en/game.ftl");
    expect([...messages("locales/en/web.ftl").keys()].filter((id) => shared.has(id))).toEqual([]);
});

test.each(["game", "web", "rulebook", "variants"])("the French of %s.ftl has unbreakable spaces before punctuation", (file) => {
    const lines = read(`locales/fr/${file}.ftl`).split("\n").filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [:;?!»]|« /.test(line))).toEqual([]);
});

/** The source files of the page by name. */
const SOURCES: ReadonlyMap<string, string> = new Map(
    readdirSync(join(ROOT, "web/src"), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
        .map((name) => [name, read(`web/src/${name}`)]),
);

test("every message id in the source exists", () => {
    const missing: string[] = [];
    for (const [file, source] of SOURCES) {
        for (const id of said(source)) {
            if (!known.has(id)) missing.push(`${file}: ${id}`);
        }
        for (const start of begun(source)) {
            if (![...known].some((id) => id.startsWith(start))) missing.push(`${file}: ${start}…`);
        }
    }
    expect(missing).toEqual([]);
});

test("every message of the page is used", () => {
    const all = [...SOURCES.values()].join("\n");
    const literals = [...all.matchAll(/["'`]([a-z][a-z0-9_-]*)["'`]/g)].map((match) => match[1] ?? "");
    const keys = [...all.matchAll(/\b([a-z][a-z0-9_]*): /g)].map((match) => match[1] ?? "");
    const inMessages = [...read("locales/en/web.ftl").matchAll(/\{ ?([a-z][a-z0-9-]*) ?\}/g)].map((match) => match[1] ?? "");
    // The gaps of composed ids are filled with words of the source or codes of the protocol.
    const gaps = new Set([...literals, ...keys, ...codes(), ...houseWords()].map((word) => word.replaceAll("_", "-")));
    const templates = [...all.matchAll(/`([a-z0-9-]*\$\{[^`]*)`/g)].map((match) => (match[1] ?? "").split(/\$\{[^{}]*\}/));
    const joined = templates.filter((parts) => parts.some((part) => part !== "") && parts.every((part) => /^[a-z0-9-]*$/.test(part)));
    const plain = new Set([...literals, ...inMessages, ...houseWords()]);
    const isJoined = (id: string): boolean => joined.some((parts) => fits(id, parts, (gap) => gaps.has(gap) || isJoined(gap)));
    expect([...messages("locales/en/web.ftl").keys()].filter((id) => !plain.has(id) && !isJoined(id))).toEqual([]);
});

/** The labels and choices of house rules, which the server sends. */
function houseWords(): string[] {
    const lines = read("crates/rules/tests/data/house.jsonl").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as { id: string; choice: string }).flatMap(({ id, choice }) => [`house-${id}`, choice]);
}

/** Whether an id consists of these parts with known words in the gaps between them. */
function fits(id: string, [part = "", ...rest]: readonly string[], into: (gap: string) => boolean): boolean {
    if (!id.startsWith(part)) return false;
    if (rest.length === 0) return id === part;
    const after = id.slice(part.length);
    return [...after].some((_, at) => fits(after.slice(at + 1), rest, into) && into(after.slice(0, at + 1)));
}

/** The ids in a source: `say("id")`, `t("id")`, and both of `t(condition ? "one" : "other")`. */
function said(source: string): string[] {
    const plain = source.matchAll(/(?<![\w#.])(?:words\.)?(?:say|t)\(\s*"([a-z][a-z0-9-]*)"/g);
    const either = source.matchAll(/(?<![\w#.])(?:words\.)?(?:say|t)\([^"`]*?\?\s*"([a-z][a-z0-9-]*)"\s*:\s*"([a-z][a-z0-9-]*)"/g);
    return [...plain, ...either].flatMap((match) => match.slice(1).filter((id) => id !== undefined));
}

/** The beginnings of composed ids: `t(`new-undo-${…}`)`. */
function begun(source: string): string[] {
    const found = source.matchAll(/(?<![\w#.])(?:words\.)?(?:say|t)\(`([a-z][a-z0-9-]*)\$\{/g);
    return [...found].map((match) => match[1] ?? "");
}

test.each(COMPLETE)("the texts in %s say that good moves pay off, and never that skill decides a dice game", (language) => {
    const [found] = new FluentResource(read(`locales/${language}/web.ftl`)).body.filter(({ id }) => id === "games-luck-skill");
    expect(String(found?.value)).not.toMatch(/skill|decide|entscheid|Können|décid|habile|habilidad|हुनर/i);
});

/** Groups of buttons that appear side by side. */
const TOOLBARS = [
    ["room-undo-button", "room-redo-button", "room-pause", "room-chat", "room-log", "room-board-words-short", "room-menu"],
    ["room-undo-button", "room-redo-button", "room-resume", "room-chat", "room-log", "room-board-words-short", "room-menu"],
    ["room-agree", "room-disagree"],
    ["room-rematch", "room-replay", "room-copy-game", "fair-check", "room-record", "room-leave"],
];

test.each(COMPLETE)("no two buttons of a row have the same text in %s", (language) => {
    const texts = new Map([`locales/${language}/game.ftl`, `locales/${language}/web.ftl`].flatMap((path) => {
        return new FluentResource(read(path)).body.map(({ id, value }) => [id, value] as const);
    }));
    for (const row of TOOLBARS) {
        const said = row.map((id) => texts.get(id));
        expect(said, "each has plain words").toEqual(row.map(() => expect.any(String)));
        expect(new Set(said).size, said.join(", ")).toBe(row.length);
    }
});

/** The error codes of the protocol. */
function codes(): string[] {
    const table = read("docs/PROTOCOL.md").split("\n## Errors\n")[1]?.split("\n## ")[0] ?? "";
    const rows = table.split("\n").filter((line) => /^\| `/.test(line));
    return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ""));
}

test("every error code of the protocol has a message", () => {
    expect(codes().length).toBeGreaterThan(50);
    expect(codes().filter((code) => !known.has(`refusal-${code.replaceAll("_", "-")}`))).toEqual([]);
});

test("every event of the protocol and of the rules has a sentence or is known to need none", () => {
    const types = (path: string, from: string): string[] => {
        const table = read(path).split(from)[1]?.split("\n\n")[0] ?? "";
        const rows = table.split("\n").filter((line) => /^\| `/.test(line));
        return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ""));
    };
    const all = [
        ...types("docs/PROTOCOL.md", "| type | keys | what happened |\n"),
        ...types("docs/ENGINE.md", "| type | what happened |\n"),
    ];
    expect(all.length).toBeGreaterThan(55);
    expect(all.filter((type) => !(type in SENTENCES))).toEqual([]);
});

test("times follow the browser's variant of the language", () => {
    expect(localeOf("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
    expect(localeOf("fr", ["en-GB"])).toBe("fr");
    const evening = (locale: string): string =>
        new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }).format(new Date("2026-01-01T22:46:00Z"));
    expect(evening(localeOf("en", ["en-GB"]))).toBe("22:46");
    expect(evening(localeOf("en", ["en-US"]))).toMatch(/^10:46/);
});

describe("the initial language", () => {
    test("is the stored choice", () => expect(choose("hi", ["fr"])).toBe("hi"));
    test("is the browser's first language that exists", () => expect(choose(null, ["pt-BR", "de-AT", "fr"])).toBe("de"));
    test("is English if none matches", () => expect(choose("xx", ["pt"])).toBe("en"));
});
