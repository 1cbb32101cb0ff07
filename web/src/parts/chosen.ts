/** The choices of house rules in words. */
import { words } from "../words";
import type { HouseRule } from "./house";

/** What a choice of a rule is called. */
export function choiceName(rule: HouseRule, name: string): string {
    if (rule.kind === "switch") return words.say(`room-${name}`);
    return rule.id === "tokens" ? name : words.say(`house-${rule.id}-${name}`);
}
