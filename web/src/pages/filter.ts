/** The filter of the gallery. */
import type { VariantSummary } from "../protocol/api";
import { minutes } from "../setup/catalog";

export type Length = "any" | "short" | "long";
export interface Filter {
    text: string;
    players: number | null;
    length: Length;
}

/** A game of this many minutes or fewer is short. */
const SHORT_MINUTES = 15;

/** The variants that match. `named` gives the text that is searched. */
export function filtered(all: readonly VariantSummary[], filter: Filter, named: (variant: VariantSummary) => string): VariantSummary[] {
    const wanted = fold(filter.text);
    return all.filter((variant) => {
        const [least, most] = variant.players;
        if (filter.players !== null && (filter.players < least || filter.players > most)) return false;
        if (wanted !== "" && !fold(named(variant)).includes(wanted)) return false;
        if (filter.length === "any") return true;
        // A variant without figures is neither short nor long.
        if (variant.figures == null) return false;
        return minutes(variant.figures) <= SHORT_MINUTES === (filter.length === "short");
    });
}

/** Ignores case and accents. */
function fold(text: string): string {
    return text.trim().toLocaleLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
