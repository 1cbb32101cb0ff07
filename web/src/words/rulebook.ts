/** A rulebook in words: the server sends clauses, and each language tells them. */
import type { Arg, Clause, Section } from "../protocol/types";
import { words } from "./words.svelte";

/** A section as it is read. */
export interface Told {
    title: string;
    lines: { text: string; item: boolean }[];
}

export function sections(rulebook: readonly Section[]): Told[] {
    return rulebook.map(({ title, clauses }) => ({
        title: capital(tell(title)),
        lines: clauses.map((clause) => ({ text: capital(tell(clause)), item: clause.item === true })),
    }));
}

/** A clause in words; parts with words of their own are told before the whole. */
function tell(clause: Clause): string {
    const args = Object.entries(clause.args).map(([name, value]) => [name, isClause(value) ? tell(value) : value]);
    return words.say(clause.id, Object.fromEntries(args));
}

function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

function isClause(value: Arg): value is Clause {
    return typeof value === "object";
}
