import { expect, test } from "vitest";
import { type Value, values } from "../values";
import { words } from "../words";
import { chosenIn, houseRules, inForce, options } from "./house";

/** The values of plain Ludo that house rules look at. */
const LUDO = `
tokens = 4
out = 0
teams = "none"
order = "fixed"
token_names = []
[board]
seats = 4
turn = 13
safe = [0, 8]
[dice]
lots = 0
use = "sum"
tries = 1
[entry]
on = "six"
at = "start"
must = "no"
[again]
on = "six"
streak = "none"
[moving]
must = "move if possible"
overshoot = "stay"
stretch = "track"
gate = "open"
[meeting]
own = "share"
where = "anywhere"
group = "singly"
safe = "share"
most = "unlimited"
[capture]
when = "landing"
[bonus]
capture = 0
[end]
when = "first"
goal = "all"
`;
const ludo = values(LUDO);
const rules = houseRules(ludo);
const made = (chosen: Record<string, string>): Record<string, Value> => options(rules, chosen, ludo);

test("values are read from their groups", () => {
    expect(ludo.get("tokens")).toBe(4);
    expect(ludo.get("board.safe")).toEqual([0, 8]);
    expect(ludo.get("end.goal")).toBe("all");
});

test("what the variant does itself is no option", () => {
    expect(made({})).toEqual({});
    expect(made({ tokens: "4", entry: "own", places: "off" })).toEqual({});
});

test("what differs has the variant file's key", () => {
    expect(made({ tokens: "2", overshoot: "bounce", safe: "off" })).toEqual({
        tokens: 2,
        "moving.overshoot": "bounce",
        "board.safe": [],
    });
});

test("the switches for extra rolls are one condition", () => {
    expect(made({ "again-capture": "on" })).toEqual({ "again.on": "six or capture" });
    expect(made({ "again-six": "off", "again-finish": "on" })).toEqual({ "again.on": "finish" });
    expect(made({ "again-six": "off" })).toEqual({ "again.on": "never" });
});

test("without captures, what is about them means nothing", () => {
    const chosen = { captures: "off", gate: "on", "again-capture": "on" };
    expect(made(chosen)).toEqual({ "capture.when": "never" });
    expect(inForce(rules, chosen).map((rule) => rule.id)).not.toContain("safe");
});

test("a game in which tokens enter by value has few of them", () => {
    const snakes = values('tokens = 1\norder = "fixed"\n[entry]\nat = "by value"\non = "any"\n[capture]\nwhen = "never"\n');
    expect(houseRules(snakes).map((rule) => rule.id)).toEqual(["order"]);
});

test("every rule and every choice has words", async () => {
    await words.speak("en");
    const ids = rules.flatMap((rule) => [
        `house-${rule.id}`,
        `house-${rule.id}-hint`,
        ...(rule.kind === "choice" && rule.id !== "tokens" ? rule.choices.map(({ name }) => `house-${rule.id}-${name}`) : []),
    ]);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => words.find(id) === null)).toEqual([]);
});

test("what a table plays otherwise than usual is found in its values", () => {
    const rules = houseRules(values(LUDO));
    const played = LUDO.replace("tokens = 4", "tokens = 2").replace('on = "six"\nstreak', 'on = "capture"\nstreak').replace("safe = [0, 8]", "safe = []");
    const chosen = chosenIn(rules, values(played)).map(({ rule, name }) => `${rule.id} ${name}`);
    expect(chosen).toEqual(["tokens 2", "safe off", "again-six off", "again-capture on"]);
    expect(chosenIn(rules, values(LUDO))).toEqual([]);
});
