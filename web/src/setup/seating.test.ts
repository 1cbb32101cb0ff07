import { expect, test } from "vitest";
import { withChanges, changesOf, type Draft, drafts, withKind, sitters, mistakeIn } from "./seating";

const names = { me: "Ann", others: (seat: number) => `P${seat + 1}` };
const kinds = (all: ReturnType<typeof drafts>): string => all.map((draft) => draft.kind).join(" ");

test("a preset fills the usual seats and leaves the others empty", () => {
    expect(kinds(drafts(6, 4, "computers", names))).toBe("me bot bot bot empty empty");
    expect(kinds(drafts(2, 2, "link", names))).toBe("me link");
});

test("choosing another seat for oneself swaps the two seats", () => {
    const all = withKind(drafts(4, 4, "computers", names), 2, "me");
    expect(kinds(all)).toBe("bot bot me bot");
    expect(all[2]?.name).toBe("Ann");
    expect(all[0]?.name).toBe("P3");
});

test("too few or too many players, a missing partner and nobody here are mistakes", () => {
    const four = drafts(4, 4, "computers", names);
    expect(mistakeIn(four, [2, 4], false)).toBeNull();
    expect(mistakeIn(four, [2, 2], false)).toMatchObject({ what: "count", players: 4 });
    expect(mistakeIn(drafts(4, 1, "computers", names), [2, 4], false)).toMatchObject({ what: "count", players: 1 });
    expect(mistakeIn(drafts(4, 2, "computers", names), [2, 4], true)).toEqual({ what: "partner", seat: 0 });
    expect(mistakeIn(withKind(four, 0, "bot"), [2, 4], false)).toEqual({ what: "nobody here" });
});

test("an empty name is replaced", () => {
    const all = drafts(2, 2, "here", { ...names, others: () => "  " });
    expect(sitters(all, (seat) => `Player ${seat + 1}`)[1]).toEqual({ kind: "here", name: "Player 2" });
});

test("changed names and kinds carry over to another table, whose other seats keep their preset", () => {
    const four = drafts(4, 4, "computers", names);
    const after = four.map((draft, seat): Draft => (seat === 1 ? { kind: "here", name: "Zoe", level: "hard" } : draft));
    const changes = changesOf(four, after, []);
    const six = withChanges(drafts(6, 5, "computers", names), changes);
    expect(kinds(six)).toBe("me here bot bot bot empty");
    expect(six[1]).toEqual({ kind: "here", name: "Zoe", level: "hard" });
    expect(kinds(withChanges(drafts(2, 2, "computers", names), []))).toBe("me bot");
});

test("changes survive a smaller table in between", () => {
    const four = drafts(4, 4, "computers", names);
    const named = four.map((draft, seat): Draft => ({ ...draft, name: `N${seat}` }));
    const two = drafts(2, 2, "computers", names);
    const changes = changesOf(four, named, []);
    const small = withChanges(two, changes).map((draft, seat): Draft => (seat === 1 ? { ...draft, name: "Uma" } : draft));
    const back = withChanges(four, changesOf(two, small, changes));
    expect(back.map((draft) => draft.name)).toEqual(["N0", "Uma", "N2", "N3"]);
});

test("a person whose seat does not exist at the next table moves to the first seat", () => {
    const four = drafts(4, 4, "computers", names);
    const changes = changesOf(four, withKind(four, 2, "me"), []);
    expect(kinds(withChanges(four, changes))).toBe("bot bot me bot");
    expect(kinds(withChanges(drafts(2, 2, "computers", names), changes))).toBe("me bot");
});
