// The colours of seats. The values are in colours.css, by day and by night; here is only which
// class a seat has. A colour that has no class of its own gets one by the seat, so that two
// seats of one board never look alike.

const NAMED = new Set([
    "red",
    "blue",
    "green",
    "yellow",
    "purple",
    "orange",
    "olive",
    "indigo",
    "white",
    "black",
]);
const OTHERS = 6;

/** The class that sets a seat's colours. */
export function seatClass(colour: string, seat: number): string {
    const name = colour.trim().toLowerCase();
    return NAMED.has(name) ? `seat seat-${name}` : `seat seat-other-${seat % OTHERS}`;
}
