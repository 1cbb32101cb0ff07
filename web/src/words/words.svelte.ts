import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, recall } from "../settings.svelte";
import { choose, type Language, localeOf, rulebookText, texts } from "./languages";

export type Args = Record<string, FluentVariable>;

/** A language's messages, ready to be said. */
export function bundle(language: Language, resources: readonly string[]): FluentBundle {
    // Marks round values are left out: they would be in the way of copying and searching. Names that
    // need them get them from `isolate`.
    const made = new FluentBundle(language, { useIsolating: false });
    for (const text of resources) made.addResource(new FluentResource(text), { allowOverrides: true });
    return made;
}

/** Everything a person reads. `say` is reactive: what it said changes with the language. */
class Words {
    /** The language, then English for what it lacks. */
    #bundles: FluentBundle[] = $state.raw([]);
    #language: Language = $state("en");
    #withRulebooks = false;

    get language(): Language {
        return this.#language;
    }

    /** The language in the variant that this browser speaks, for times. */
    get locale(): string {
        return localeOf(this.#language, navigator.languages);
    }

    /** A message with its values. An id that no language has is shown as it is. */
    readonly say = (id: string, args?: Args): string => this.find(id, args) ?? id;

    /** A message, if any language has it. */
    readonly find = (id: string, args?: Args): string | null => {
        for (const found of this.#bundles) {
            const message = found.getMessage(id);
            if (message?.value == null) continue;
            const errors: Error[] = [];
            return found.formatPattern(message.value, args ?? null, errors);
        }
        return null;
    };

    /** Speaks a language from now on, once it is loaded. */
    async speak(language: Language): Promise<void> {
        const load = async (one: Language): Promise<FluentBundle> =>
            bundle(one, [...(await texts(one)), this.#withRulebooks ? await rulebookText(one) : ""]);
        // Without a network a language may be out of reach; English is kept with the page.
        const own = language === "en" ? null : await load(language).catch(() => null);
        const english = await load("en");
        this.#bundles = own === null ? [english] : [own, english];
        this.#language = own === null ? "en" : language;
        if (typeof document !== "undefined") document.documentElement.lang = this.#language;
    }

    /** From now on rulebooks can be told, too. */
    async learnRulebooks(): Promise<void> {
        if (this.#withRulebooks) return;
        this.#withRulebooks = true;
        await this.speak(this.#language);
    }

    /** The person chose a language: it is kept. */
    async choose(language: Language): Promise<void> {
        keep("language", language);
        await this.speak(language);
    }

    /** Begins with the language that fits the person. */
    async begin(): Promise<void> {
        await this.speak(choose(recall("language"), navigator.languages));
    }
}

export const words = new Words();
