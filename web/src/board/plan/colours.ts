// Maps seats to CSS classes; colours.css defines their colours for both themes. An unknown colour gets a
// class by its seat number, so that two seats of one board never look alike.

import type { Layout } from "../../protocol/types";

const NAMED = new Set(["red", "blue", "green", "yellow", "purple", "orange", "olive", "indigo", "white", "black"]);
const OTHERS = 6;

/** The class that sets the colours of a layout's seat. */
export function seatClass({ seats }: Pick<Layout, "seats">, seat: number): string {
    return colourClass(seats[seat]?.colour ?? "", seat);
}

/** The class that sets a seat's colours, by the name of its colour. */
export function colourClass(colour: string, seat: number): string {
    const name = colour.trim().toLowerCase();
    return NAMED.has(name) ? `seat seat-${name}` : `seat seat-other-${seat % OTHERS}`;
}
