import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HouseRule } from "../protocol/types";
import { words } from "../words";
import { changed, inForce } from "./house";

const rule = (id: string, own: string, needs: string | null = null): HouseRule => ({
    id,
    kind: "switch",
    own,
    played: own,
    choices: ["off", "on"],
    needs,
    label: `house-${id}`,
});
const rules = [rule("captures", "on"), rule("gate", "off", "captures"), rule("tries", "off")];

test("a room is asked only for the house rules that differ from the variant", () => {
    expect(changed(rules, {})).toEqual({});
    expect(changed(rules, { captures: "on", gate: "on", tries: "off" })).toEqual({ gate: "on" });
});

test("a rule whose switch is off is neither shown nor asked for", () => {
    const chosen = { captures: "off", gate: "on" };
    expect(inForce(rules, chosen).map(({ id }) => id)).toEqual(["captures", "tries"]);
    expect(changed(rules, chosen)).toEqual({ captures: "off" });
});

test("every rule and every choice of the built-in variants has a translation", async () => {
    await words.speak("en");
    const lines = readFileSync("../crates/rules/tests/data/house.jsonl", "utf8").trim().split("\n");
    const offered = lines.map((line) => JSON.parse(line) as { id: string; kind: string; choice: string });
    const ids = offered.flatMap(({ id, kind, choice }) => [
        `house-${id}`,
        `house-${id}-hint`,
        ...(kind === "choice" && id !== "tokens" ? [`house-${id}-${choice}`] : []),
    ]);
    expect(new Set(ids).size).toBeGreaterThan(40);
    expect([...new Set(ids)].filter((id) => words.find(id) === null)).toEqual([]);
});
