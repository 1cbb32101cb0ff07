/** The keyboard shortcuts of games and replays. */

/** The actions of single keys. */
const LETTERS = { u: "undo", y: "redo", p: "pause", c: "chat", b: "board", a: "autopilot", "?": "help" } as const;

export type KeyAct =
    | { type: "roll" | (typeof LETTERS)[keyof typeof LETTERS] }
    | { type: "move"; index: number }
    | { type: "choose"; by: 1 | -1 };

/** The part of a keyboard event that is needed here. */
export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">;

/** The kind of element that has the focus. Text fields and popovers use all keys, lists use the keys that
    scroll, and controls use Space and Enter. */
export type FocusKind = "text" | "list" | "control" | "page";

/** The action of a key; null if it has none or the focused element uses it. Without `single`, keys that
    type a character have no action. */
export function keyAct(pressed: Pressed, at: FocusKind, single = true): KeyAct | null {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || at === "text") return null;
    const { key } = pressed;
    if (key === " " || key === "Enter") return at !== "page" || pressed.repeat ? null : { type: "roll" };
    if (at === "list" && key.startsWith("Arrow")) return null;
    if (key === "ArrowDown" || key === "ArrowRight") return { type: "choose", by: 1 };
    if (key === "ArrowUp" || key === "ArrowLeft") return { type: "choose", by: -1 };
    if (pressed.repeat || (!single && isSign(key))) return null;
    if (/^[1-9]$/.test(key)) return { type: "move", index: Number(key) - 1 };
    const letter = key.toLowerCase();
    return isLetter(letter) ? { type: LETTERS[letter] } : null;
}

function isLetter(key: string): key is keyof typeof LETTERS {
    return key in LETTERS;
}

/** Whether a key types a character. */
export function isSign(key: string): boolean {
    return [...key].length === 1 && key !== " ";
}

/** The kind of element that an event comes from. */
export function focusKind(target: EventTarget | null): FocusKind {
    if (!(target instanceof Element)) return "page";
    if (target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], [popover]")) {
        return "text";
    }
    if (target.closest("ol[tabindex='0']")) return "list";
    const control = target.closest("button, a[href], summary, input, [role=button], [role=slider], [tabindex='0']");
    return control === null ? "page" : "control";
}

/** Keys with translated names, and the ids of these names. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
    Space: "key-space",
    Enter: "key-enter",
    Tab: "key-tab",
    PageUp: "key-page-up",
    PageDown: "key-page-down",
    Home: "key-home",
    End: "key-end",
};

/** Keys with the same action, and the id of its description. */
export type KeyHelp = readonly [keys: readonly string[], id: string];

/** The keys of a game. */
export const GAME_KEYS: readonly KeyHelp[] = [
    [["Space", "Enter"], "room-key-roll"],
    [["1 – 9"], "room-key-move"],
    [["←", "↑", "→", "↓"], "room-key-choose"],
    [["Tab"], "room-key-token"],
    [["U"], "room-key-undo"],
    [["Y"], "room-key-redo"],
    [["A"], "room-key-autopilot"],
    [["P"], "room-key-pause"],
    [["C"], "room-key-chat"],
    [["B"], "room-key-board"],
    [["?"], "room-key-help"],
];

/** The keys of a replay. */
export const REPLAY_KEYS: readonly KeyHelp[] = [
    [["Space"], "replaying-key-play"],
    [["←", "→"], "replaying-key-step"],
    [["PageUp", "PageDown"], "replaying-key-jump"],
    [["Home", "End"], "replaying-key-ends"],
    [["+", "−"], "replaying-key-speed"],
    [["B"], "room-key-board"],
    [["?"], "room-key-help"],
];
