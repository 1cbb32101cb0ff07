/** A rulebook in words: the server sends clauses, and each language tells them. */
import type { Clause, Section as Told } from "../protocol/types";
import { words } from "./words.svelte";

export interface Section {
    title: string;
    lines: { text: string; item: boolean }[];
}

/** The sections of a rulebook. A server of another version may send something else, which is none. */
export function sections(rulebook: unknown): Section[] {
    return Array.isArray(rulebook) ? rulebook.filter(isTold).map(ofClauses) : [];
}

function ofClauses(section: Told): Section {
    const lines = section.clauses.map((clause) => ({ text: capital(tell(clause)), item: clause.item === true }));
    return { title: capital(tell(section.title)), lines };
}

/** A clause in words; parts with words of their own are told before the whole. */
export function tell(clause: Clause): string {
    const args = Object.entries(clause.args ?? {}).map(([name, value]) => [name, isClause(value) ? tell(value) : value]);
    return words.say(clause.id, Object.fromEntries(args));
}

function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

function isClause(value: unknown): value is Clause {
    return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

function isTold(value: unknown): value is Told {
    if (typeof value !== "object" || value === null || !("title" in value) || !("clauses" in value)) return false;
    return isClause(value.title) && Array.isArray(value.clauses) && value.clauses.every(isClause);
}
