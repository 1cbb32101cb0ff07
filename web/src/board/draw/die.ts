// How a throw looks: pips on a die of six faces, a numeral on any other die, or two-sided lots.

type Pip = readonly [x: number, y: number];
const [NW, NE, W, MIDDLE, E, SW, SE] = [[-1, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [1, 1]] as const;

/** The positions of the pips of 1 to 6 on a face that reaches from −1 to 1. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
    1: [MIDDLE],
    2: [NW, SE],
    3: [NW, MIDDLE, SE],
    4: [NW, NE, SW, SE],
    5: [NW, NE, MIDDLE, SW, SE],
    6: [NW, NE, W, E, SW, SE],
};

/** The sides of the cube with 1 to 6: the turn that brings each side of the cube to its place, and the turn of the
    whole cube that shows it, a little from above and aside. Opposite sides add up to seven. */
export const SIDES = [
    { side: "rotateY(0deg)", cube: "rotateX(-12deg) rotateY(14deg)" },
    { side: "rotateY(90deg)", cube: "rotateX(-12deg) rotateY(-76deg)" },
    { side: "rotateX(90deg)", cube: "rotateX(-102deg) rotateY(0deg)" },
    { side: "rotateX(-90deg)", cube: "rotateX(78deg) rotateY(0deg)" },
    { side: "rotateY(-90deg)", cube: "rotateX(-12deg) rotateY(104deg)" },
    { side: "rotateY(180deg)", cube: "rotateX(-12deg) rotateY(194deg)" },
] as const;

export type Look = { kind: "pips"; value: number } | { kind: "numeral"; value: number } | { kind: "lots"; sides: boolean[]; value: number };

/** How one value of a throw is shown. For lots, the index of the value in `values` is the number of lots
    with the open side up. */
export function look(value: number, faces: number, lots = 0, values: number[] = []): Look {
    if (lots > 0) {
        const up = values.length > 0 ? values.indexOf(value) : value;
        return { kind: "lots", sides: Array.from({ length: lots }, (_, i) => i < up), value };
    }
    return faces === 6 && value >= 1 && value <= 6 ? { kind: "pips", value } : { kind: "numeral", value };
}
