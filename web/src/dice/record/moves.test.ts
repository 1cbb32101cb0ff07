import { expect, test, vi } from "vitest";
import { api } from "../../protocol/api";
import type { Replayed } from "../../protocol/types";
import { askMoves } from "./moves";

test.each([
    ["over", true],
    ["roll", false],
])("a record whose last state is `%s` belongs to a finished game: %s", async (phase, over) => {
    const states = [{ turn: { phase: "roll" } }, { turn: { phase } }];
    vi.spyOn(api, "replay").mockResolvedValue({ states, fraud: null } as unknown as Replayed);
    expect((await askMoves("a record")).moves).toEqual({ kind: "legal", over });
});
