import { expect, test } from "vitest";
import { carried, changesOf, type Draft, drafts, seated, sitters, wrong } from "./seating";

const names = { me: "Ann", others: (seat: number) => `P${seat + 1}` };
const kinds = (all: ReturnType<typeof drafts>): string => all.map((draft) => draft.kind).join(" ");

test("a preset fills the usual seats and leaves the others empty", () => {
    expect(kinds(drafts(6, 4, "computers", names))).toBe("me bot bot bot empty empty");
    expect(kinds(drafts(2, 2, "link", names))).toBe("me link");
});

test("I can sit elsewhere, and change places with who was there", () => {
    const all = seated(drafts(4, 4, "computers", names), 2, "me");
    expect(kinds(all)).toBe("bot bot me bot");
    expect(all[2]?.name).toBe("Ann");
    expect(all[0]?.name).toBe("P3");
});

test("too few, too many, a lonely partner and nobody here are wrong", () => {
    const four = drafts(4, 4, "computers", names);
    expect(wrong(four, [2, 4], false)).toBeNull();
    expect(wrong(four, [2, 2], false)).toMatchObject({ what: "count", players: 4 });
    expect(wrong(drafts(4, 1, "computers", names), [2, 4], false)).toMatchObject({ what: "count", players: 1 });
    expect(wrong(drafts(4, 2, "computers", names), [2, 4], true)).toEqual({ what: "partner", seat: 0 });
    expect(wrong(seated(four, 0, "bot"), [2, 4], false)).toEqual({ what: "nobody here" });
});

test("an empty name is replaced", () => {
    const all = drafts(2, 2, "here", { ...names, others: () => "  " });
    expect(sitters(all, (seat) => `Player ${seat + 1}`)[1]).toEqual({ kind: "here", name: "Player 2" });
});

test("names and kinds that were changed are the same at another table, and the other seats are as it is used to", () => {
    const four = drafts(4, 4, "computers", names);
    const after = four.map((draft, seat): Draft => (seat === 1 ? { kind: "here", name: "Zoe", level: "hard" } : draft));
    const changes = changesOf(four, after, []);
    const six = carried(drafts(6, 5, "computers", names), changes);
    expect(kinds(six)).toBe("me here bot bot bot empty");
    expect(six[1]).toEqual({ kind: "here", name: "Zoe", level: "hard" });
    expect(kinds(carried(drafts(2, 2, "computers", names), []))).toBe("me bot");
});

test("a smaller table in between loses nothing", () => {
    const four = drafts(4, 4, "computers", names);
    const named = four.map((draft, seat): Draft => ({ ...draft, name: `N${seat}` }));
    const two = drafts(2, 2, "computers", names);
    const changes = changesOf(four, named, []);
    const small = carried(two, changes).map((draft, seat): Draft => (seat === 1 ? { ...draft, name: "Uma" } : draft));
    const back = carried(four, changesOf(two, small, changes));
    expect(back.map((draft) => draft.name)).toEqual(["N0", "Uma", "N2", "N3"]);
});

test("who sat on a seat that the next table has not got sits on its first", () => {
    const four = drafts(4, 4, "computers", names);
    const changes = changesOf(four, seated(four, 2, "me"), []);
    expect(kinds(carried(four, changes))).toBe("bot bot me bot");
    expect(kinds(carried(drafts(2, 2, "computers", names), changes))).toBe("me bot");
});
