/** A rulebook for the page: as the server's English text, or as clauses that each language tells. */
import { words } from "./words.svelte";

/** A sentence or a part of one: which message says it, and the values in it. */
export interface Clause {
    id: string;
    args?: Record<string, number | string | Clause>;
    /** An entry of a list, not a sentence of a paragraph. */
    item?: boolean;
}

interface Told {
    title: Clause;
    clauses: Clause[];
}

export interface Section {
    title: string;
    lines: { text: string; item: boolean }[];
}

/** The sections of a rulebook, whichever way the server sends it. */
export function sections(rulebook: unknown): Section[] {
    if (typeof rulebook === "string") return ofText(rulebook);
    if (Array.isArray(rulebook)) return rulebook.filter(isTold).map(ofClauses);
    return [];
}

// The title and the summary before the first section are on the page already.
function ofText(text: string): Section[] {
    const found: Section[] = [];
    for (const line of text.split("\n")) {
        const heading = /^## (.+)$/.exec(line);
        if (heading !== null) found.push({ title: heading[1] ?? "", lines: [] });
        else if (line.trim() !== "") found.at(-1)?.lines.push({ text: line.replace(/^- /, ""), item: line.startsWith("- ") });
    }
    return found;
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
