import { expect, test, vi } from "vitest";
import { api } from "../../protocol/api";
import type { Replayed } from "../../protocol/types";
import { askMoves, replayWithoutProof } from "./moves";

test.each([
    ["over", true],
    ["roll", false],
])("a record whose last state is `%s` belongs to a finished game: %s", async (phase, over) => {
    const states = [{ turn: { phase: "roll" } }, { turn: { phase } }];
    vi.spyOn(api, "replay").mockResolvedValue({ states, fraud: null } as unknown as Replayed);
    expect((await askMoves("a record")).moves).toEqual({ kind: "legal", over });
});

test("a saved game of the terminal is sent to the server as it is", async () => {
    const replay = vi.spyOn(api, "replay").mockResolvedValue({} as Replayed);
    const saved = '{"homestretch_game":1,"seed":18446744073709551615}\n{"at":1,"type":"opened"}\n{"at":2,';
    await replayWithoutProof(saved);
    expect(replay).toHaveBeenLastCalledWith(saved);
});
