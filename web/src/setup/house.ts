/** The house rules of a variant, as the server lists them. */
import type { HouseRule } from "../protocol/types";
import { words } from "../words";

/** The name of a choice by the id of its rule. */
export type Chosen = Readonly<Record<string, string>>;

/** The rules that have an effect with these choices. */
export function inForce(rules: readonly HouseRule[], chosen: Chosen): HouseRule[] {
    return rules.filter(({ needs }) => needs === null || chosen[needs] !== "off");
}

/** The rules in which these choices differ from the variant. */
export function changed(rules: readonly HouseRule[], chosen: Chosen): Record<string, string> {
    const choices = inForce(rules, chosen).map(({ id, own }) => ({ id, own, choice: chosen[id] ?? own }));
    return Object.fromEntries(choices.filter(({ own, choice }) => choice !== own).map(({ id, choice }) => [id, choice]));
}

export function choiceName({ id, kind, label }: HouseRule, name: string): string {
    if (kind === "switch") return words.say(`room-${name}`);
    return id === "tokens" ? name : words.say(`${label}-${name}`);
}
