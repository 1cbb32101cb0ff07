/** Who sits where before a game: drafts that people change, and what is wrong with them. */
import type { Sitter } from "./start";

export type Kind = Sitter["kind"];
export const KINDS: readonly Kind[] = ["me", "here", "link", "bot", "empty"];

/** A seat as it is being set up. Name and level are kept while the kind changes to and fro. */
export interface Draft {
    kind: Kind;
    name: string;
    level: string;
}

export type Preset = "computers" | "here" | "link";

/** Drafts for a table: the first seat is mine, the others are as the preset says. `usual` is how many
    play at first; the other seats stay empty. */
export function drafts(seats: number, usual: number, preset: Preset, names: { me: string; others: (seat: number) => string }): Draft[] {
    const others: Record<Preset, Kind> = { computers: "bot", here: "here", link: "link" };
    return Array.from({ length: seats }, (_, seat): Draft => {
        const kind = seat === 0 ? "me" : seat < usual ? others[preset] : "empty";
        return { kind, name: seat === 0 ? names.me : names.others(seat), level: "medium" };
    });
}

/** The drafts after one seat's kind was changed. There is one "me": who takes it elsewhere changes
    places with it. */
export function seated(drafts: readonly Draft[], seat: number, kind: Kind): Draft[] {
    const mine = drafts.findIndex((draft) => draft.kind === "me");
    const [before, me] = [drafts[seat], drafts[mine]];
    if (kind !== "me" || before === undefined || me === undefined) {
        return drafts.map((draft, i) => (i === seat ? { ...draft, kind } : draft));
    }
    return drafts.map((draft, i) => (i === seat ? me : i === mine ? before : draft));
}

/** What a person has changed, seat by seat. */
export type Changes = readonly Partial<Draft>[];

/** What was changed on drafts that were as a preset has them. What was changed before on seats that
    are not among them stays. */
export function changesOf(preset: readonly Draft[], after: readonly Draft[], before: Changes): Changes {
    const own = after.map((draft, seat): Partial<Draft> => {
        const entries = Object.entries(draft).filter(([key, value]) => preset[seat]?.[key as keyof Draft] !== value);
        return Object.fromEntries(entries);
    });
    return [...own, ...before.slice(after.length)];
}

/** The drafts of another preset or table with the same changes. Who sat on a seat that is not there
    any more sits on the first. */
export function carried(preset: readonly Draft[], changes: Changes): Draft[] {
    const gone = changes.slice(preset.length).some((change) => change.kind === "me");
    return preset.map((draft, seat) => (seat === 0 && gone ? draft : { ...draft, ...changes[seat] }));
}

/** What is wrong with who sits where. */
export type Wrong =
    | { what: "count"; players: number; least: number; most: number }
    | { what: "partner"; seat: number }
    | { what: "nobody here" };

export function wrong(drafts: readonly Draft[], players: readonly [number, number], teams: boolean): Wrong | null {
    const taken = drafts.map((draft) => draft.kind !== "empty");
    const count = taken.filter(Boolean).length;
    const [least, most] = players;
    if (!drafts.some((draft) => draft.kind === "me" || draft.kind === "here")) return { what: "nobody here" };
    if (count < least || count > most) return { what: "count", players: count, least, most };
    const alone = taken.findIndex((sits, seat) => teams && sits && taken[(seat + drafts.length / 2) % drafts.length] !== true);
    return alone === -1 ? null : { what: "partner", seat: alone };
}

/** The drafts as they are carried out. An empty name gets the one that stands in for it. */
export function sitters(drafts: readonly Draft[], standIn: (seat: number) => string): Sitter[] {
    return drafts.map((draft, seat): Sitter => {
        const name = draft.name.trim() === "" ? standIn(seat) : draft.name.trim();
        switch (draft.kind) {
            case "me":
            case "here":
                return { kind: draft.kind, name };
            case "bot":
                return { kind: "bot", level: draft.level, name };
            case "link":
            case "empty":
                return { kind: draft.kind };
        }
    });
}
