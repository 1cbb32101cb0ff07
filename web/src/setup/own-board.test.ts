import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../protocol/api";
import type { BoardForm, CheckedVariant, VariantView } from "../protocol/types";
import { type Answers, DEFAULT_ANSWERS, isInRows, OwnBoard, question } from "./own-board.svelte";

const answers = (what: Partial<Answers>): Answers => ({ ...DEFAULT_ANSWERS, ...what });

test("only variants on one path in rows have a form for a board", () => {
    expect(isInRows({ text: '[board]\nturn = 0\n[layout]\nkind = "rows"' })).toBe(true);
    expect(isInRows({ text: '[board]\nturn = 13\n[layout]\nkind = "grid"' })).toBe(false);
    expect(isInRows({ text: '[board]\nturn = 0\n[layout]\nkind = "grid"' })).toBe(false);
});

describe("the question to the server", () => {
    test("has the answers as a board, and numbers instead of texts", () => {
        const { board, fill } = question(answers({ size: "49", row: " 7 ", faces: "4", links: "typed", snakes: "40>3", overshoot: "bounce" }));
        expect(board).toMatchObject({ size: 49, row: 7, dice: 1, faces: 4, snakes: "40>3", bounce: true });
        expect(fill).toBeUndefined();
    });

    test("names the classic or random links", () => {
        expect(question(answers({})).fill).toBe("classic");
        const random = answers({ links: "random", seed: "7", snake_count: "3", ladder_count: "4" });
        expect(question(random).fill).toEqual({ seed: 7, snakes: 3, ladders: 4 });
    });

    test.each(["", "-5", "1.5", "many", "99999999999999999999"])("has size 0 if %j was typed, because that is not a usable number", (size) => {
        expect(question(answers({ size })).board?.size).toBe(0);
    });
});

const BOARD = { snakes: "9>2", ladders: "3>8" } as BoardForm;
const VALID = { problems: [], board: BOARD, text: "file", variant: {} as VariantView } as unknown as CheckedVariant;
const INVALID = { ...VALID, problems: [{ key: "size", message: "0 squares", hint: "" }], variant: null };

describe("switching between classic, typed and random links", () => {
    test("keeps what was typed", () => {
        const own = new OwnBoard();
        const typed = answers({ links: "typed", snakes: "40>3", seed: "12" });
        [own.answers, own.check] = [typed, VALID];
        for (const links of ["random", "classic", "typed"]) own.chooseLinks(links);
        expect(own.answers).toEqual(typed);
    });

    test("offers the links on the board for editing if nothing was typed", () => {
        const own = new OwnBoard();
        own.chooseLinks("typed");
        expect(own.answers).toMatchObject({ links: "typed", snakes: "" });
        own.check = VALID;
        own.chooseLinks("typed");
        expect(own.answers).toMatchObject(BOARD);
    });
});

describe("a check", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test("waits for a pause in typing, and a cancelled one asks nothing", async () => {
        const [own, send] = [new OwnBoard(), vi.fn(() => Promise.resolve(VALID))];
        const cancel = own.ask(send);
        await vi.advanceTimersByTimeAsync(100);
        cancel();
        own.ask(send);
        await vi.advanceTimersByTimeAsync(1_000);
        expect(send).toHaveBeenCalledOnce();
        expect(own.made).toMatchObject({ text: "file" });
    });

    test("drops an answer that arrives after a later question", async () => {
        let reply = (_: CheckedVariant): void => {};
        const own = new OwnBoard();
        const cancel = own.ask(() => new Promise<CheckedVariant>((resolve) => (reply = resolve)));
        await vi.advanceTimersByTimeAsync(1_000);
        cancel();
        reply(INVALID);
        await vi.advanceTimersByTimeAsync(1_000);
        expect(own.check).toBeNull();
    });

    test("is repeated after a lost connection", async () => {
        const own = new OwnBoard();
        own.ask(vi.fn(() => Promise.resolve(VALID)).mockRejectedValueOnce(new Refused("offline", "", 0)));
        await vi.advanceTimersByTimeAsync(1_000);
        expect([own.trouble === null, own.made]).toEqual([false, null]);
        await vi.advanceTimersByTimeAsync(10_000);
        expect([own.trouble, own.check]).toEqual([null, VALID]);
    });

    test("counts only for the answers that were checked, and the last valid board stays visible", async () => {
        const own = new OwnBoard();
        own.ask(() => Promise.resolve(VALID));
        await vi.advanceTimersByTimeAsync(1_000);
        own.answers = answers({ size: "0" });
        expect(own.made).toBeNull();
        own.ask(() => Promise.resolve(INVALID));
        await vi.advanceTimersByTimeAsync(1_000);
        expect([own.made, own.drawn]).toEqual([null, VALID.variant]);
    });
});
