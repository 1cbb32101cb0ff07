/** Rulebooks as text: the server sends clauses, and each language has sentences for them. */
import type { Arg, Clause, Leaving, Section } from "../protocol/types";
import { capital } from "./capital";
import { levelName } from "./narrate";
import { words } from "./words.svelte";

/** A section of the text. */
export interface Told {
    title: string;
    lines: Line[];
}

export interface Line {
    text: string;
    /** Whether the line is a list item. */
    item: boolean;
    /** Whether the line differs from the standard rules. */
    changed: boolean;
}

/** The text of a rulebook. If the standard rulebook is given, lines that differ from it are marked. */
export function sections(rulebook: readonly Section[], usual: readonly Section[] = rulebook): Told[] {
    const known = new Set(usual.flatMap((section) => section.clauses.map(spelled)));
    return rulebook.map(({ title, clauses }) => ({
        title: capital(tell(title)),
        lines: clauses.map((clause) => ({
            text: capital(tell(clause)),
            item: clause.item === true,
            changed: !known.has(spelled(clause)),
        })),
    }));
}

/** The rulebook for a room with this `leaving` setting: if a bot continues for players who leave, the clauses about
    leaving are replaced. */
export function atTable(rulebook: readonly Section[], leaving: Leaving | null): readonly Section[] {
    if (leaving === null || leaving === "tokens_go") return rulebook;
    const clauses: Clause[] = [{ id: "rules-leaving-bot", args: { level: levelName(leaving.bot) } }];
    return rulebook.map((section) => (section.title.id === "rulebook-leave-title" ? { ...section, clauses } : section));
}

const spelled = (clause: Clause): string => JSON.stringify(clause);

/** The text of a clause; nested clauses are formatted first. */
function tell(clause: Clause): string {
    const args = Object.entries(clause.args).map(([name, value]) => [name, isClause(value) ? tell(value) : value]);
    return words.say(clause.id, Object.fromEntries(args));
}

function isClause(value: Arg): value is Clause {
    return typeof value === "object";
}
