import { expect, test } from "vitest";
import { beside, type Disc, type Sign } from "./sign-places";
import { distance } from "./geometry";

const box = { x: 0, y: 0, width: 10, height: 10 };
const token = (x: number, y: number): Disc => ({ x, y, r: 0.28 });
const sign = (of: Disc): Sign => ({ of, r: 0.33, over: 0, toward: -45 });
const place = (tokens: Disc[], marked = tokens, standing: Disc[] = []): Disc[] =>
    beside(marked.map(sign), { tokens, signs: standing, box });
const apart = (a: Disc, b: Disc): number => distance(a, b) - a.r - b.r;

test("a sign is placed at the upper right of its token without covering it", () => {
    const one = token(5, 5);
    const [found] = place([one]);
    expect(found?.x).toBeGreaterThan(5);
    expect(found?.y).toBeLessThan(5);
    expect(apart(found ?? one, one)).toBeCloseTo(0);
});

test("the signs of two tokens on one square cover neither each other nor the tokens", () => {
    const pair = [token(4.74, 5), token(5.26, 5)];
    const [left, right] = place(pair);
    if (!left || !right) throw new Error("there are two");
    for (const one of [left, right]) for (const other of pair) expect(apart(one, other)).toBeGreaterThan(-1e-9);
    expect(apart(left, right)).toBeGreaterThan(0);
    expect(distance(left, pair[0] ?? left)).toBeLessThan(distance(left, pair[1] ?? left));
});

test("a sign avoids tokens on the next square, other signs and the edge of the board", () => {
    const one = token(5, 5);
    const near = token(5.6, 4.4);
    const [aside] = place([one, near], [one]);
    expect(apart(aside ?? one, near)).toBeGreaterThan(-1e-9);
    const [off] = place([one], [one], [near]);
    expect(apart(off ?? one, near)).toBeGreaterThan(-1e-9);
    const [inside] = place([token(9.7, 0.3)]);
    expect((inside?.x ?? 99) + 0.33).toBeLessThanOrEqual(10);
    expect((inside?.y ?? 0) - 0.33).toBeGreaterThanOrEqual(0);
});

test("without free space a sign covers a token rather than another sign", () => {
    const one = token(5, 5);
    const ring = Array.from({ length: 16 }, (_, i) => token(5 + 0.6 * Math.cos((i * Math.PI) / 8), 5 + 0.6 * Math.sin((i * Math.PI) / 8)));
    const [first, second] = place([one, ...ring], [one, one]);
    expect(apart(first ?? one, second ?? one)).toBeGreaterThan(0);
});
