/** A board of your own: the answers to its form, which the server checks while the person types. */
import { api } from "../protocol/api";
import { retry } from "../protocol/retry";
import type { BoardForm, CheckedVariant, CheckVariant, VariantView } from "../protocol/types";
import { values } from "../values";
import { explain } from "../words";

/** Where the snakes and ladders come from. */
export const LINKS = ["classic", "typed", "random"] as const;

/** The lists of special squares. */
export const SPECIAL = ["marks", "skip", "swap", "shield", "second_throw", "chosen_roll"] as const;

/** The answers as typed. Those that are hidden at the moment are kept. */
export const DEFAULT_ANSWERS = {
    ...{ name: "", size: "100", row: "10", dice: "1", faces: "6", overshoot: "stay" },
    ...{ links: "classic", snakes: "", ladders: "", snake_count: "5", ladder_count: "5", seed: "1" },
    ...{ marks: "", skip: "", swap: "", shield: "", second_throw: "", chosen_roll: "" },
};

export type Answers = typeof DEFAULT_ANSWERS;

/** The pause in typing before the server is asked. */
const PAUSE_MS = 250;

/** Whether a variant is played on one path in rows, like snakes and ladders. */
export function isInRows(variant: Pick<VariantView, "text">): boolean {
    const read = values(variant.text);
    return read.get("layout.kind") === "rows" && read.get("board.turn") === 0;
}

/** What the server is asked about the answers. */
export function question(answers: Answers): CheckVariant {
    const { links, overshoot, snake_count, ladder_count, seed, size, row, dice, faces, ...texts } = answers;
    const numbers = { size: number(size), row: number(row), dice: number(dice), faces: number(faces) };
    const board: BoardForm = { ...texts, ...numbers, bounce: overshoot === "bounce" };
    if (links === "typed") return { board };
    // The server reads each number of links as one byte. Far smaller numbers have no room on the board.
    const [snakes, ladders] = [Math.min(number(snake_count), 255), Math.min(number(ladder_count), 255)];
    return { board, fill: links === "classic" ? "classic" : { seed: number(seed), snakes, ladders } };
}

/** A typed number; 0 if it is none, which the server then reports at its field. */
function number(text: string): number {
    return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}

/** The form with the server's last answer. */
export class OwnBoard {
    on = $state(false);
    answers = $state.raw<Answers>(DEFAULT_ANSWERS);
    /** The last valid board, which stays visible while there is a mistake. */
    drawn = $state.raw<VariantView | null>(null);
    /** Why the server could not check the answers. */
    trouble = $state<string | null>(null);
    check = $state.raw<CheckedVariant | null>(null);
    #checked = $state("");
    readonly #asked = $derived(JSON.stringify(question(this.answers)));

    /** The variant and its file, once the server has accepted the present answers. */
    readonly made = $derived.by(() => {
        const { variant = null, text = "" } = this.#checked === this.#asked ? (this.check ?? {}) : {};
        return variant === null ? null : { variant, text };
    });

    /** Changes where the links come from. Those on the board can then be edited, unless others were typed before. */
    chooseLinks(links: string): void {
        const { snakes, ladders } = this.answers;
        const shown = links === "typed" && snakes === "" && ladders === "" ? this.check?.board : null;
        this.answers = { ...this.answers, links, snakes: shown?.snakes ?? snakes, ladders: shown?.ladders ?? ladders };
    }

    /** Checks the present answers after a pause, and again while the server cannot be reached. Returns a function
        that cancels this, so that no answer to an earlier question arrives. */
    ask(send = api.checkVariant): () => void {
        const asked = this.#asked;
        let cancel = (): void => clearTimeout(timer);
        const done = (check: CheckedVariant): void => {
            [this.check, this.#checked, this.trouble] = [check, asked, null];
            this.drawn = check.variant ?? this.drawn;
        };
        const failed = (why: Error): void => void (this.trouble = explain(why));
        const timer = setTimeout(() => (cancel = retry(() => send(JSON.parse(asked) as CheckVariant), { done, failed })), PAUSE_MS);
        return () => cancel();
    }
}
