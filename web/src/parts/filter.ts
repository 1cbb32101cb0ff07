/** Which variants of the gallery are shown. */
import type { VariantSummary } from "../protocol/api";
import { minutes } from "./catalog";

export type Length = "any" | "short" | "long";
export interface Filter {
    text: string;
    players: number | null;
    length: Length;
}

/** A game of this many minutes or fewer is short. */
const SHORT_MINUTES = 15;

/** The variants that fit. `named` gives the words a person would look for. */
export function filtered(all: readonly VariantSummary[], filter: Filter, named: (variant: VariantSummary) => string): VariantSummary[] {
    const wanted = fold(filter.text);
    return all.filter((variant) => {
        const [least, most] = variant.players;
        if (filter.players !== null && (filter.players < least || filter.players > most)) return false;
        if (wanted !== "" && !fold(named(variant)).includes(wanted)) return false;
        if (filter.length === "any") return true;
        // What was not measured is neither short nor long.
        if (variant.figures == null) return false;
        return minutes(variant.figures) <= SHORT_MINUTES === (filter.length === "short");
    });
}

/** Without accents and capitals, as people type. */
function fold(text: string): string {
    return text.trim().toLocaleLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
