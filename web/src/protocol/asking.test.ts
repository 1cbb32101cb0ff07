import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "./api";
import { keepAsking } from "./asking";

let asked: number;
let failures: Refused[];
let heard: string[];

beforeEach(() => {
    vi.useFakeTimers();
    [asked, failures, heard] = [0, [], []];
});
afterEach(() => vi.useRealTimers());

/** Asks for something that fails in these ways, one after the other, before there is an answer. */
function asks(...ways: [code: string, status: number][]): () => void {
    failures = ways.map(([code, status]) => new Refused(code, "", status));
    return keepAsking(
        () => {
            asked += 1;
            const failure = failures.shift();
            return failure === undefined ? Promise.resolve("found") : Promise.reject(failure);
        },
        { done: (found) => heard.push(found), failed: (why) => heard.push(why.code) },
    );
}

test("what failed for the network's or the server's sake is asked for again until it is there", async () => {
    asks(["offline", 0], ["unavailable", 503]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["offline", "unavailable", "found"]);
    expect(asked).toBe(3);
});

test("who asked too much waits for longer", async () => {
    asks(["too_many", 429]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["too_many"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["too_many", "found"]);
});

test("a refusal is final", async () => {
    asks(["no_game", 404]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, heard]).toEqual([1, ["no_game"]]);
});

test("what is called off is neither asked for nor told any more", async () => {
    const callOff = asks(["offline", 0]);
    await vi.advanceTimersByTimeAsync(0);
    callOff();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, heard]).toEqual([1, ["offline"]]);
    asks()();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(["offline"]);
});
