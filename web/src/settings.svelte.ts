/** What a person has set for this browser: theme, sound, pace, keys. Kept between visits. */

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

class Settings {
    #theme: Theme = $state(oneOf(THEMES, recall("theme"), "system"));
    #pace: Pace = $state(oneOf(PACES, recall("pace"), "normal"));
    #sound: boolean = $state(recall("sound") !== "off");

    #keys: boolean = $state(recall("keys") !== "off");

    get theme(): Theme {
        return this.#theme;
    }
    set theme(theme: Theme) {
        this.#theme = theme;
        keep("theme", theme);
        this.dress();
    }

    get pace(): Pace {
        return this.#pace;
    }
    set pace(pace: Pace) {
        this.#pace = pace;
        keep("pace", pace);
    }

    get sound(): boolean {
        return this.#sound;
    }
    set sound(on: boolean) {
        this.#sound = on;
        keep("sound", on ? "on" : "off");
    }

    /** Whether single letters and digits do something by themselves. Who speaks to the machine, or hits keys
        by chance, can do without. */
    get keys(): boolean {
        return this.#keys;
    }
    set keys(on: boolean) {
        this.#keys = on;
        keep("keys", on ? "on" : "off");
    }

    /** Shows the theme. */
    dress(): void {
        const root = document.documentElement;
        if (this.#theme === "system") delete root.dataset["theme"];
        else root.dataset["theme"] = this.#theme;
        // The browser's own frame takes the colour of the paper.
        for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
            const dark = this.#theme === "system" ? meta.media.includes("dark") : this.#theme === "dark";
            meta.content = dark ? "#171411" : "#f6f1e7";
        }
    }
}

/** A value kept in this browser. Storage may be forbidden; then nothing is remembered. */
export function recall(key: string): string | null {
    try {
        return localStorage.getItem(`homestretch.${key}`);
    } catch {
        return null;
    }
}

/** Keeps a value in this browser, if it can be kept. */
export function keep(key: string, value: string): void {
    try {
        localStorage.setItem(`homestretch.${key}`, value);
    } catch {
        // Private windows and full disks forget; the game goes on.
    }
}

function oneOf<T extends string>(all: readonly T[], found: string | null, otherwise: T): T {
    return all.find((one) => one === found) ?? otherwise;
}

export const settings = new Settings();
