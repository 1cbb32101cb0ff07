/** A rulebook in words: the server sends clauses, and each language tells them. */
import type { Arg, Clause, Leaving, Section } from "../protocol/types";
import { capital } from "./capital";
import { levelName } from "./narrate";
import { words } from "./words.svelte";

/** A section as it is read. */
export interface Told {
    title: string;
    lines: Line[];
}

export interface Line {
    text: string;
    /** An entry of a list. */
    item: boolean;
    /** Not so in the usual game. */
    changed: boolean;
}

/** A rulebook in words. Beside that of the usual game, it is marked what differs. */
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

/** A rulebook as it holds at a table where `leaving` says what becomes of who leaves: the computer may
    play on for them, and nothing of what the rules say of leaving happens. */
export function atTable(rulebook: readonly Section[], leaving: Leaving | null): readonly Section[] {
    if (leaving === null || leaving === "tokens_go") return rulebook;
    const clauses: Clause[] = [{ id: "rules-leaving-bot", args: { level: levelName(leaving.bot) } }];
    return rulebook.map((section) => (section.title.id === "rulebook-leave-title" ? { ...section, clauses } : section));
}

const spelled = (clause: Clause): string => JSON.stringify(clause);

/** A clause in words; parts with words of their own are told before the whole. */
function tell(clause: Clause): string {
    const args = Object.entries(clause.args).map(([name, value]) => [name, isClause(value) ? tell(value) : value]);
    return words.say(clause.id, Object.fromEntries(args));
}

function isClause(value: Arg): value is Clause {
    return typeof value === "object";
}
