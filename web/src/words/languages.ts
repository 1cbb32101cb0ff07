/** The languages and where their messages are. Each is loaded when it is wanted. */

export const LANGUAGES = ["en", "fr", "de", "es", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself, for the switch: who cannot read the page must find it. */
export const OWN_NAMES: Record<Language, string> = {
    en: "English",
    fr: "Français",
    de: "Deutsch",
    es: "Español",
    hi: "हिन्दी",
};

const shared = import.meta.glob<string>("../../../locales/*.ftl", { query: "?raw", import: "default" });
const rulebook = import.meta.glob<string>("../../../locales/rulebook/*.ftl", { query: "?raw", import: "default" });
const web = import.meta.glob<string>("../../../locales/web/*.ftl", { query: "?raw", import: "default" });

/** The messages of a language as Fluent text: those shared with the terminal, then the page's. */
export async function texts(language: Language): Promise<string[]> {
    const found = [shared[`../../../locales/${language}.ftl`], web[`../../../locales/web/${language}.ftl`]];
    return Promise.all(found.filter((load) => load !== undefined).map((load) => load()));
}

/** The sentences of rulebooks in a language, which only their page needs. */
export async function rulebookText(language: Language): Promise<string> {
    return (await rulebook[`../../../locales/rulebook/${language}.ftl`]?.()) ?? "";
}

/** How times and numbers are written: as this browser does it where it speaks the language, in the way of
    its first such variant (British English has 22:46, American English 10:46 PM). */
export function localeOf(language: Language, wanted: readonly string[]): string {
    return wanted.find((tag) => tag.toLowerCase().split(/[-_]/)[0] === language) ?? language;
}

/** The language to begin with: the one that was chosen, or the first of the browser's that we have. */
export function choose(kept: string | null, wanted: readonly string[]): Language {
    for (const tag of kept === null ? wanted : [kept, ...wanted]) {
        const code = tag.toLowerCase().split(/[-_]/)[0];
        const found = LANGUAGES.find((language) => language === code);
        if (found !== undefined) return found;
    }
    return "en";
}
