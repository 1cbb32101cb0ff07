/** What a key means during a game. Pure, so that it can be told from what is on the screen. */

export type KeyAct =
    | { type: "roll" }
    | { type: "move"; index: number }
    | { type: "choose"; by: 1 | -1 }
    | { type: "undo" }
    | { type: "redo" }
    | { type: "pause" }
    | { type: "chat" }
    | { type: "board" }
    | { type: "autopilot" }
    | { type: "help" };

/** The part of a keyboard event that decides. */
export interface Pressed {
    key: string;
    ctrlKey: boolean;
    metaKey: boolean;
    altKey: boolean;
    repeat: boolean;
}

/** What a key means; null if it is the browser's, a control's or nobody's. `at` is the kind of
    thing that has the focus: one types into some, and others take Space and Enter themselves. Without
    `single` letters, digits and signs mean nothing. */
export function keyAct(pressed: Pressed, at: "text" | "control" | "page", single = true): KeyAct | null {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || at === "text") return null;
    const { key } = pressed;
    if (key === " " || key === "Enter") return at === "control" || pressed.repeat ? null : { type: "roll" };
    if (key === "ArrowDown" || key === "ArrowRight") return { type: "choose", by: 1 };
    if (key === "ArrowUp" || key === "ArrowLeft") return { type: "choose", by: -1 };
    if (pressed.repeat || (!single && isSign(key))) return null;
    if (/^[1-9]$/.test(key)) return { type: "move", index: Number(key) - 1 };
    switch (key.toLowerCase()) {
        case "u":
            return { type: "undo" };
        case "y":
            return { type: "redo" };
        case "p":
            return { type: "pause" };
        case "c":
            return { type: "chat" };
        case "b":
            return { type: "board" };
        case "a":
            return { type: "autopilot" };
        case "?":
            return { type: "help" };
        default:
            return null;
    }
}

/** Whether a key writes a letter, a digit or a sign. */
export function isSign(key: string): boolean {
    return [...key].length === 1 && key !== " ";
}

/** What kind of thing an event comes from. */
export function place(target: EventTarget | null): "text" | "control" | "page" {
    if (!(target instanceof Element)) return "page";
    if (target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]")) {
        return "text";
    }
    const control = target.closest("button, a[href], summary, input, [role=button], [role=slider], [tabindex='0']");
    return control === null ? "page" : "control";
}

/** The keys of a game, as they are written on keyboards, with the ids of their words. */
export const GAME_KEYS = [
    ["Space, Enter", "room-key-roll"],
    ["1 – 9", "room-key-move"],
    ["← ↑ → ↓", "room-key-choose"],
    ["Tab", "room-key-token"],
    ["U", "room-key-undo"],
    ["Y", "room-key-redo"],
    ["A", "room-key-autopilot"],
    ["P", "room-key-pause"],
    ["C", "room-key-chat"],
    ["B", "room-key-board"],
    ["?", "room-key-help"],
] as const;

/** The keys of a replay. */
export const REPLAY_KEYS = [
    ["Space", "replaying-key-play"],
    ["← →", "replaying-key-step"],
    ["PgUp PgDn", "replaying-key-jump"],
    ["Home End", "replaying-key-ends"],
    ["+ −", "replaying-key-speed"],
    ["B", "room-key-board"],
    ["?", "room-key-help"],
] as const;
