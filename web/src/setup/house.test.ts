import { expect, test } from "vitest";
import { type Value, values } from "../values";
import { words } from "../words";
import { chosenIn, houseRules, inForce, options } from "./house";

/** The values of plain Ludo that matter for house rules. */
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

test("values are read with their groups", () => {
    expect(ludo.get("tokens")).toBe(4);
    expect(ludo.get("board.safe")).toEqual([0, 8]);
    expect(ludo.get("end.goal")).toBe("all");
});

test("an unchanged rule gives no option", () => {
    expect(made({})).toEqual({});
    expect(made({ tokens: "4", entry: "own", places: "off" })).toEqual({});
});

test("a changed rule gives an option with the key of the variant file", () => {
    expect(made({ tokens: "2", overshoot: "bounce", safe: "off" })).toEqual({
        tokens: 2,
        "moving.overshoot": "bounce",
        "board.safe": [],
    });
});

test("the switches for extra rolls form one condition", () => {
    expect(made({ "again-capture": "on" })).toEqual({ "again.on": "six or capture" });
    expect(made({ "again-six": "off", "again-finish": "on" })).toEqual({ "again.on": "finish" });
    expect(made({ "again-six": "off" })).toEqual({ "again.on": "never" });
});

test("without captures, the rules about captures are not offered", () => {
    const chosen = { captures: "off", gate: "on", "again-capture": "on" };
    expect(made(chosen)).toEqual({ "capture.when": "never" });
    expect(inForce(rules, chosen).map((rule) => rule.id)).not.toContain("safe");
});

test("a game in which tokens enter by value offers few house rules", () => {
    const snakes = values('tokens = 1\norder = "fixed"\n[entry]\nat = "by value"\non = "any"\n[capture]\nwhen = "never"\n');
    expect(houseRules(snakes).map((rule) => rule.id)).toEqual(["order"]);
});

test("every rule and every choice has a translation", async () => {
    await words.speak("en");
    const ids = rules.flatMap((rule) => [
        `house-${rule.id}`,
        `house-${rule.id}-hint`,
        ...(rule.kind === "choice" && rule.id !== "tokens" ? rule.choices.map(({ name }) => `house-${rule.id}-${name}`) : []),
    ]);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => words.find(id) === null)).toEqual([]);
});

test("the house rules of a table are found from its values", () => {
    const rules = houseRules(values(LUDO));
    const played = LUDO.replace("tokens = 4", "tokens = 2").replace('on = "six"\nstreak', 'on = "capture"\nstreak').replace("safe = [0, 8]", "safe = []");
    const chosen = chosenIn(rules, values(played)).map(({ rule, name }) => `${rule.id} ${name}`);
    expect(chosen).toEqual(["tokens 2", "safe off", "again-six off", "again-capture on"]);
    expect(chosenIn(rules, values(LUDO))).toEqual([]);
});
