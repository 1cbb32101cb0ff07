/** The languages: one per folder in `locales/`. The messages of a language are loaded when it is chosen. */
import { FluentResource } from "@fluent/bundle";

/** A language tag that is the name of a folder in `locales/`, such as `de`. */
export type Language = string;

const FOLDER = "../../../locales";
const names = import.meta.glob<string>("../../../locales/*/language.ftl", { query: "?raw", import: "default", eager: true });
const messages = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/language.ftl"], { query: "?raw", import: "default" });

/** Each language's name for itself, so that people find theirs on a page they cannot read. */
export const OWN_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
    Object.entries(names).map(([path, text]) => [path.split("/").at(-2), ownName(text)]),
);

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = ["en", ...Object.keys(OWN_NAMES).filter((code) => code !== "en").sort()];

function ownName(text: string): string {
    return String(new FluentResource(text).body.find(({ id }) => id === "language")?.value ?? "");
}

/** The messages of a language as Fluent text: the texts shared with the terminal, then the page's. */
export async function texts(language: Language): Promise<string[]> {
    return Promise.all(["game", "variants", "web"].map((file) => load(language, file)));
}

/** The sentences of rulebooks in a language. Only the pages that show rules need them. */
export async function rulebookText(language: Language): Promise<string> {
    return load(language, "rulebook");
}

/** A file of a language; empty if the language does not have it. */
async function load(language: Language, file: string): Promise<string> {
    return (await messages[`${FOLDER}/${language}/${file}.ftl`]?.()) ?? "";
}

const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/** The writing direction of a language, from the script that it is usually written in. */
export function directionOf(language: Language): "ltr" | "rtl" {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** The locale for times and numbers: the browser's own variant of the language if it has one. British English
    writes 22:46, American English 10:46 PM. */
export function localeOf(language: Language, wanted: readonly string[]): string {
    return wanted.find((tag) => primary(tag) === primary(language)) ?? language;
}

/** The language to begin with: the stored choice, or else the first of the browser's languages that exists. */
export function choose(stored: string | null, wanted: readonly string[]): Language {
    for (const tag of stored === null ? wanted : [stored, ...wanted]) {
        const found =
            LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
            LANGUAGES.find((language) => primary(language) === primary(tag));
        if (found !== undefined) return found;
    }
    return "en";
}

function primary(tag: string): string {
    return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}
