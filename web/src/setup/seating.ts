/** The seats of a new table: editable drafts and the check for mistakes. */
import type { Sitter } from "./open-room";

export type Kind = Sitter["kind"];
export const KINDS: readonly Kind[] = ["me", "here", "link", "bot", "empty"];

/** The draft of a seat. Name and level survive while the person switches between kinds. */
export interface Draft {
    kind: Kind;
    name: string;
    level: string;
}

export type Preset = "computers" | "here" | "link";

/** The drafts of a preset. The first seat is the person's own, the preset decides the others, and seats
    from number `usual` on stay empty. */
export function drafts(seats: number, usual: number, preset: Preset, names: { me: string; others: (seat: number) => string }): Draft[] {
    const others: Record<Preset, Kind> = { computers: "bot", here: "here", link: "link" };
    return Array.from({ length: seats }, (_, seat): Draft => {
        const kind = seat === 0 ? "me" : seat < usual ? others[preset] : "empty";
        return { kind, name: seat === 0 ? names.me : names.others(seat), level: "medium" };
    });
}

/** The drafts after one seat's kind was changed. There is always one "me": choosing it for another seat
    swaps the two seats. */
export function withKind(drafts: readonly Draft[], seat: number, kind: Kind): Draft[] {
    const mine = drafts.findIndex((draft) => draft.kind === "me");
    const [before, me] = [drafts[seat], drafts[mine]];
    if (kind !== "me" || before === undefined || me === undefined) {
        return drafts.map((draft, i) => (i === seat ? { ...draft, kind } : draft));
    }
    return drafts.map((draft, i) => (i === seat ? me : i === mine ? before : draft));
}

/** The person's changes to each seat. */
export type Changes = readonly Partial<Draft>[];

/** The differences between a preset and the drafts. Earlier changes to seats beyond the drafts are kept. */
export function changesOf(preset: readonly Draft[], after: readonly Draft[], before: Changes): Changes {
    const own = after.map((draft, seat): Partial<Draft> => {
        const entries = Object.entries(draft).filter(([key, value]) => preset[seat]?.[key as keyof Draft] !== value);
        return Object.fromEntries(entries);
    });
    return [...own, ...before.slice(after.length)];
}

/** Applies changes to another preset. A person whose seat does not exist there moves to the first seat. */
export function withChanges(preset: readonly Draft[], changes: Changes): Draft[] {
    const gone = changes.slice(preset.length).some((change) => change.kind === "me");
    return preset.map((draft, seat) => (seat === 0 && gone ? draft : { ...draft, ...changes[seat] }));
}

/** A mistake in the seating. */
export type SeatingMistake =
    | { what: "count"; players: number; least: number; most: number }
    | { what: "partner"; seat: number }
    | { what: "nobody here" };

export function mistakeIn(drafts: readonly Draft[], players: readonly [number, number], teams: boolean): SeatingMistake | null {
    const taken = drafts.map((draft) => draft.kind !== "empty");
    const count = taken.filter(Boolean).length;
    const [least, most] = players;
    if (!drafts.some((draft) => draft.kind === "me" || draft.kind === "here")) return { what: "nobody here" };
    if (count < least || count > most) return { what: "count", players: count, least, most };
    const alone = taken.findIndex((sits, seat) => teams && sits && taken[(seat + drafts.length / 2) % drafts.length] !== true);
    return alone === -1 ? null : { what: "partner", seat: alone };
}

/** The players for the drafts. Empty names are replaced by default names. */
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
