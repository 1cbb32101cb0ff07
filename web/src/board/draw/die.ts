// How a throw looks: pips on a die of six faces, a numeral on any other die, or two-sided lots.

/** The positions of the pips of 1 to 6 on a face that reaches from −1 to 1. */
export const PIPS: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

/** The sides of the cube and the number on each; opposite sides add up to seven. */
export const SIDES = [
    ["front", 1],
    ["right", 2],
    ["top", 3],
    ["bottom", 4],
    ["left", 5],
    ["back", 6],
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
