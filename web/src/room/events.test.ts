import { expect, test } from "vitest";
import type { RoomEvent } from "../protocol/types";
import { isJump, isOfRules, isSeen } from "./events";

const said: RoomEvent = { type: "chat", player: 1, name: "Ann", text: "hi", at: 0 };
const moved: RoomEvent = { type: "moved", seat: 0, token: 0, from: 0, to: 4, square: "4" };
const undone: RoomEvent = { type: "undone", ply: 3, dice: [] };

test("moves show on the board, talk does not", () => {
    expect([isOfRules(moved), isSeen(moved)]).toEqual([true, true]);
    expect([isOfRules(said), isSeen(said)]).toEqual([false, false]);
});

test("what was taken back is jumped to", () => {
    expect([isJump(undone), isSeen(undone), isOfRules(undone)]).toEqual([true, true, false]);
    expect(isJump(moved)).toBe(false);
});
