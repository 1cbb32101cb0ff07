// Maps seats to CSS classes; colours.css defines their colours for both themes. An unknown colour gets a
// class by its seat number, so that two seats of one board never look alike.

const NAMED = new Set(["red", "blue", "green", "yellow", "purple", "orange", "olive", "indigo", "white", "black"]);
const OTHERS = 6;

/** The class that sets a seat's colours. */
export function seatClass(colour: string, seat: number): string {
    const name = colour.trim().toLowerCase();
    return NAMED.has(name) ? `seat seat-${name}` : `seat seat-other-${seat % OTHERS}`;
}
