/** The texts of the page, read from its own locale files, so that rewording one breaks no test. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";

export type Language = "en" | "fr";
const bundles = new Map<Language, FluentBundle>();

export function bundle(language: Language): FluentBundle {
    const known = bundles.get(language);
    if (known !== undefined) return known;
    const made = new FluentBundle(language, { useIsolating: false });
    for (const file of ["game", "rulebook", "web"]) {
        const text = readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), "utf8");
        made.addResource(new FluentResource(text), { allowOverrides: true });
    }
    bundles.set(language, made);
    return made;
}

export function say(id: string, args: Record<string, FluentVariable> = {}, language: Language = "en"): string {
    const pattern = bundle(language).getMessage(id)?.value;
    if (pattern == null) throw new Error(`there is no message ${id}`);
    return bundle(language).formatPattern(pattern, args);
}
