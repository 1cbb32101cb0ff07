import { afterEach, describe, expect, test, vi } from "vitest";
import type { LegalView, View } from "../../protocol/types";
import { Choosing } from "./choosing.svelte";
import { LAYOUTS, moment } from "../fixtures";
import { distance } from "../plan/geometry";
import { preview } from "./preview";
import { Stage } from "./stage.svelte";

test("pointing at a move in the list shows it on the board", () => {
    const { layout, before } = moment("ur", "captured");
    const stage = new Stage(layout);
    stage.show(before);
    let pointed: LegalView | null = null;
    const choosing = (): Choosing => new Choosing(() => ({
        stage,
        choices: before.legal,
        alike: false,
        pointed,
        choose: () => {},
        unit: 40,
        counts: [],
        pointAt: () => ({ x: 0, y: 0 }),
        focus: () => {},
        focusTarget: () => {},
    }));
    const captures = before.legal.find((choice) => choice.captures.length > 0) ?? null;
    expect(before.legal.length).toBeGreaterThan(1);
    expect(choosing().targets, "nothing is asked about").toEqual([]);
    pointed = captures;
    const shown = captures === null ? null : preview(layout, stage.plan.links, before, captures);
    expect(shown?.captures).not.toEqual([]);
    expect(choosing().targets).toEqual([{ choice: captures, preview: shown, square: 0, number: "5" }]);
    expect(choosing().labels.landings.map(({ text }) => text), "the number that the words say").toEqual(["5"]);
});

test("the numbers of two tokens on one square cover neither token and can be picked separately", () => {
    const layout = LAYOUTS.get("parchis-two-dice");
    if (!layout) throw new Error("the board is there");
    const legal: LegalView[] = [0, 2].map((token) => ({ token, pips: 3, to: 3, via: [1, 2, 3], group: 0, captures: [] }));
    const tokens = { 0: [0, -1, 0, -1].map((step) => ({ step, square: step < 0 ? "yard" : "5" })) };
    const stage = new Stage(layout);
    stage.show({ ...moment("ur", "captured").before, turn: { seat: 0, phase: "move" }, tokens, legal } as View);
    let pointer = { x: 0, y: 0 };
    const choosing = new Choosing(() => ({
        stage,
        choices: legal,
        alike: false,
        pointed: null,
        choose: () => {},
        unit: 18.7,
        counts: [],
        pointAt: () => pointer,
        focus: () => {},
        focusTarget: () => {},
    }));
    const { badges, marked } = choosing;
    expect(badges.map(({ name }) => name)).toEqual(["0.0", "0.2"]);
    for (const badge of badges) {
        for (const token of marked) expect(distance(badge, token)).toBeGreaterThan((badge.r + token.r) * 0.9);
        pointer = badge;
        choosing.hover({ pointerType: "mouse" } as PointerEvent);
        expect(choosing.asked).toBe(badge.name);
    }
});

describe("tapping a token on the board", () => {
    afterEach(() => vi.unstubAllGlobals());

    /** Taps one of four tokens that can enter; returns the chosen move and the numbers on the board. */
    function tap(nth: number, alike: boolean): { chosen: LegalView[]; numbers: number; ghosts: number } {
        vi.stubGlobal("Element", class {});
        const layout = LAYOUTS.get("parchis-two-dice");
        if (!layout) throw new Error("the board is there");
        const legal: LegalView[] = [0, 1, 2, 3].map((token) => ({ token, pips: 5, to: 0, via: [0], group: 0, captures: [] }));
        const tokens = { 0: legal.map(() => ({ step: -1, square: "yard" })) };
        const stage = new Stage(layout);
        stage.show({ ...moment("ur", "captured").before, turn: { seat: 0, phase: "move" }, tokens, legal } as View);
        const chosen: LegalView[] = [];
        const choosing = new Choosing(() => ({
            stage,
            choices: legal,
            alike,
            pointed: null,
            choose: (choice) => chosen.push(choice),
            unit: 18.7,
            counts: [],
            pointAt: () => stage.spots.find((spot) => spot.token === nth) ?? { x: 0, y: 0 },
            focus: () => {},
            focusTarget: () => {},
        }));
        const { badges, targets } = choosing;
        choosing.down({ pointerType: "touch" } as PointerEvent);
        choosing.click({ detail: 1, target: null } as unknown as MouseEvent);
        return { chosen, numbers: badges.length, ghosts: targets.length };
    }

    test.each([0, 3])("moves it at once if all tokens make the same move", (nth) => {
        const { chosen, numbers, ghosts } = tap(nth, true);
        expect(chosen.map((choice) => choice.token)).toEqual([nth]);
        expect({ numbers, ghosts }, "nothing to choose by, and where it leads is seen before").toEqual({ numbers: 0, ghosts: 1 });
    });

    test("first shows its moves if there is a choice", () => {
        expect(tap(0, false)).toEqual({ chosen: [], numbers: 4, ghosts: 0 });
    });
});
