import { expect, test } from "vitest";
import { GAME_KEYS, isSign, KEY_NAMES, keyAct, REPLAY_KEYS } from "./keys";

const press = (key: string, change = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...change });

test("space and enter roll, unless a control has the focus", () => {
    expect(keyAct(press(" "), "page")).toEqual({ type: "roll" });
    expect(keyAct(press("Enter"), "page")).toEqual({ type: "roll" });
    expect(keyAct(press(" "), "control")).toBeNull();
});

test("digits choose a move, also while a control has the focus", () => {
    expect(keyAct(press("1"), "page")).toEqual({ type: "move", index: 0 });
    expect(keyAct(press("9"), "control")).toEqual({ type: "move", index: 8 });
    expect(keyAct(press("0"), "page")).toBeNull();
});

test("letters work in both cases, but not in a text field", () => {
    expect(keyAct(press("u"), "page")).toEqual({ type: "undo" });
    expect(keyAct(press("P"), "control")).toEqual({ type: "pause" });
    expect(keyAct(press("c"), "text")).toBeNull();
    expect(keyAct(press("?"), "page")).toEqual({ type: "help" });
});

test("browser shortcuts are left alone, and a key held down acts once", () => {
    expect(keyAct(press("p", { ctrlKey: true }), "page")).toBeNull();
    expect(keyAct(press(" ", { repeat: true }), "page")).toBeNull();
    expect(keyAct(press("u", { repeat: true }), "page")).toBeNull();
});

test("without single-key shortcuts, Space, Enter and the arrows still work", () => {
    const off = (key: string) => keyAct(press(key), "page", false);
    expect([..."uyAp1?"].map(off)).toEqual([null, null, null, null, null, null]);
    expect([off(" "), off("Enter"), off("ArrowDown")]).toEqual([{ type: "roll" }, { type: "roll" }, { type: "choose", by: 1 }]);
    expect(["b", "+", "?", " ", "Home", "ArrowLeft"].map(isSign)).toEqual([true, true, true, false, false, false]);
});

test("a scrolling list keeps the arrow keys", () => {
    expect(["ArrowDown", "ArrowUp", " "].map((key) => keyAct(press(key), "list"))).toEqual([null, null, null]);
    expect(keyAct(press("1"), "list")).toEqual({ type: "move", index: 0 });
});

test("arrow keys go from move to move", () => {
    expect(keyAct(press("ArrowDown"), "control")).toEqual({ type: "choose", by: 1 });
    expect(keyAct(press("ArrowLeft", { repeat: true }), "page")).toEqual({ type: "choose", by: -1 });
});

test("the names of keys are translated", () => {
    const named = [...GAME_KEYS, ...REPLAY_KEYS].flatMap(([keys]) => keys).filter((key) => /^[a-z]{2}/i.test(key));
    expect(named).not.toEqual([]);
    expect(named.filter((key) => KEY_NAMES[key] === undefined)).toEqual([]);
});
