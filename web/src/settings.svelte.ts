/** The settings of this browser, stored between visits. */

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

class Settings {
    #theme: Theme = $state(oneOf(THEMES, recall("theme"), "system"));
    #pace: Pace = $state(oneOf(PACES, recall("pace"), "normal"));
    #sound: boolean = $state(recall("sound") !== "off");
    #keys: boolean = $state(recall("keys") !== "off");
    #playSingleMove: boolean = $state(recall("single") === "on");

    get theme(): Theme {
        return this.#theme;
    }
    set theme(theme: Theme) {
        this.#theme = theme;
        keep("theme", theme);
        this.applyTheme();
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

    /** Whether single letters and digits are shortcuts. People who dictate or press keys by accident can
        switch them off. */
    get keys(): boolean {
        return this.#keys;
    }
    set keys(on: boolean) {
        this.#keys = on;
        keep("keys", on ? "on" : "off");
    }

    /** Whether the only possible move is played by itself. */
    get playSingleMove(): boolean {
        return this.#playSingleMove;
    }
    set playSingleMove(on: boolean) {
        this.#playSingleMove = on;
        keep("single", on ? "on" : "off");
    }

    applyTheme(): void {
        const root = document.documentElement;
        if (this.#theme === "system") delete root.dataset["theme"];
        else root.dataset["theme"] = this.#theme;
        // The browser's toolbar gets the background colour of the page.
        for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
            const dark = this.#theme === "system" ? meta.media.includes("dark") : this.#theme === "dark";
            meta.content = dark ? "#171411" : "#f6f1e7";
        }
    }
}

/** A stored value; null if there is none or storage is forbidden. */
export function recall(key: string): string | null {
    try {
        return localStorage.getItem(`homestretch.${key}`);
    } catch {
        return null;
    }
}

/** Stores a value in this browser if storage is allowed. */
export function keep(key: string, value: string): void {
    try {
        localStorage.setItem(`homestretch.${key}`, value);
    } catch {
        // Storage is full or forbidden, so the setting lasts until the page closes.
    }
}

function oneOf<T extends string>(all: readonly T[], found: string | null, otherwise: T): T {
    return all.find((one) => one === found) ?? otherwise;
}

export const settings = new Settings();
