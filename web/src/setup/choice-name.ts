/** Names of the choices of house rules. */
import { words } from "../words";
import type { HouseRule } from "./house";

export function choiceName(rule: HouseRule, name: string): string {
    if (rule.kind === "switch") return words.say(`room-${name}`);
    return rule.id === "tokens" ? name : words.say(`house-${rule.id}-${name}`);
}
