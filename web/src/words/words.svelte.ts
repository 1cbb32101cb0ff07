import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, recall } from "../settings.svelte";
import { choose, directionOf, type Language, localeOf, rulebookText, texts } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The messages of a language, ready to be formatted. */
export function bundle(language: Language, resources: readonly string[]): FluentBundle {
    // The invisible marks around values disturb copying and searching, so only languages written
    // from right to left have them. Names that need them in other languages get them from `isolate`.
    const made = new FluentBundle(language, { useIsolating: directionOf(language) === "rtl" });
    for (const text of resources) made.addResource(new FluentResource(text), { allowOverrides: true });
    return made;
}

/** The texts of the page. `say` is reactive: its result changes with the language. */
class Words {
    /** The language, then English for the messages that it lacks. */
    #bundles: FluentBundle[] = $state.raw([]);
    #language: Language = $state("en");
    #withRulebooks = false;

    get language(): Language {
        return this.#language;
    }

    /** The locale for formatting times and numbers: the browser's regional form of the language, such as en-GB. */
    get locale(): string {
        return localeOf(this.#language, navigator.languages);
    }

    /** A message with its arguments filled in; an unknown id is returned unchanged. */
    readonly say = (id: string, args?: Args): string => this.find(id, args) ?? id;

    /** A message in this language or English; null if neither has it. */
    readonly find = (id: string, args?: Args): string | null => {
        for (const found of this.#bundles) {
            const message = found.getMessage(id);
            if (message?.value == null) continue;
            const errors: Error[] = [];
            return found.formatPattern(message.value, args ?? null, errors);
        }
        return null;
    };

    /** Loads a language and switches to it. */
    async speak(language: Language): Promise<void> {
        const load = async (one: Language): Promise<FluentBundle> =>
            bundle(one, [...(await texts(one)), this.#withRulebooks ? await rulebookText(one) : ""]);
        // Offline, another language may be out of reach. English is cached with the page.
        const own = language === "en" ? null : await load(language).catch(() => null);
        const english = await load("en");
        this.#bundles = own === null ? [english] : [own, english];
        this.#language = own === null ? "en" : language;
        if (typeof document === "undefined") return;
        document.documentElement.lang = this.#language;
        document.documentElement.dir = directionOf(this.#language);
    }

    /** Loads the sentences of rulebooks, too, now and with every later language. */
    async learnRulebooks(): Promise<void> {
        if (this.#withRulebooks) return;
        this.#withRulebooks = true;
        await this.speak(this.#language);
    }

    /** Switches to a language and stores the choice. */
    async choose(language: Language): Promise<void> {
        keep("language", language);
        await this.speak(language);
    }

    /** Switches to the stored language, or else to the browser's. */
    async begin(): Promise<void> {
        await this.speak(choose(recall("language"), navigator.languages));
    }
}

export const words = new Words();
