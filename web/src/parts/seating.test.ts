import { expect, test } from "vitest";
import { drafts, seated, sitters, wrong } from "./seating";

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
