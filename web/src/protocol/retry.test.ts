import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "./api";
import { retry } from "./retry";

let asked: number;
let failures: Refused[];
let heard: string[];

beforeEach(() => {
    vi.useFakeTimers();
    [asked, failures, heard] = [0, [], []];
});
afterEach(() => vi.useRealTimers());

/** A request that fails in each of these ways, one after the other, and then succeeds. */
function asks(...ways: [code: string, status: number][]): () => void {
    failures = ways.map(([code, status]) => new Refused(code, "", status));
    return retry(
        () => {
            asked += 1;
            const failure = failures.shift();
            return failure === undefined ? Promise.resolve("found") : Promise.reject(failure);
        },
        { done: (found) => heard.push(found), failed: (why) => heard.push(why.code) },
    );
}

test("a request that failed because of the network or the server is repeated until it succeeds", async () => {
    asks(["offline", 0], ["unavailable", 503]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["offline", "unavailable", "found"]);
    expect(asked).toBe(3);
});

test("a request over the rate limit waits longer before it is repeated", async () => {
    asks(["too_many", 429]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["too_many"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(["too_many", "found"]);
});

test("a request that the server rejected is not repeated", async () => {
    asks(["no_game", 404]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, heard]).toEqual([1, ["no_game"]]);
});

test("a cancelled request is not repeated, and its answer is dropped", async () => {
    const callOff = asks(["offline", 0]);
    await vi.advanceTimersByTimeAsync(0);
    callOff();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, heard]).toEqual([1, ["offline"]]);
    asks()();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(["offline"]);
});
