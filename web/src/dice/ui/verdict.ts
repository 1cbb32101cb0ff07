/** The text of a verdict: what a record proves about its dice, and what it does not. */
import { words } from "../../words";
import { type Name, rangesText } from "./tell";
import { isWhollyProved, onlyOne, type Verdict } from "../record/verify";

const say = words.say;
const HEADS = { sealed: "verify-proved", half: "verify-half", server: "verify-server", seeded: "verify-seeded" } as const;

/** The id of the headline; the id with `-text` explains it. */
export function headOf(verdict: Verdict): (typeof HEADS)[keyof typeof HEADS] {
    return verdict.mode === "sealed" && !isWhollyProved(verdict) ? HEADS.half : HEADS[verdict.mode];
}

/** What is proved. `own` are the seats whose chains this browser knows. */
export function provedTexts(verdict: Verdict, own: readonly number[], name: Name): string[] {
    return [
        verdict.renewed.length === 0 ? say("proved-server") : say("proved-server-renewed", { list: rangesText(verdict.renewed) }),
        ...(verdict.mode === "sealed" ? [say("proved-people")] : []),
        say("proved-start"),
        verdict.chosen === 0 ? say("proved-dice") : say("proved-dice-chosen"),
        ...(own.length > 0 ? [say("proved-own", { who: own.map(name).join(", ") })] : []),
    ];
}

/** What is not proved, or what a reader must know to judge the proof. */
export function openTexts(verdict: Verdict, own: readonly number[], name: Name): string[] {
    const found = verdict.mode === "sealed" ? openOfPeople(verdict, name) : [say(`unproved-${verdict.mode}`)];
    const one = onlyOne(verdict);
    if (one !== null) found.push(say("unproved-single", { who: name(one) }));
    if (verdict.void.length > 0) found.push(say("unproved-void", { list: rangesText(verdict.void) }));
    if (verdict.takenBack.length > 0) found.push(say("unproved-back", { list: rangesText(verdict.takenBack) }));
    if (verdict.mode === "sealed" && own.length === 0) found.push(say("unproved-other"));
    return found;
}

/** What is not proved if people's chains contribute to the dice. */
function openOfPeople({ rolls, tookPart, missing, passedOver, away, noChain, newAnchors, renewed, lacking, unbound, fresh }: Verdict, name: Name): string[] {
    const found: string[] = [];
    for (const [seat, took] of tookPart) {
        if (took < rolls && !noChain.includes(seat)) found.push(say("unproved-part", { who: name(seat), took, rolls }));
    }
    for (const [seat, rolls] of missing) found.push(say("unproved-missing", { who: name(seat), list: rangesText(rolls) }));
    for (const [seat, rolls] of passedOver) found.push(say("unproved-passed-over", { who: name(seat), list: rangesText(rolls) }));
    for (const [seat, rolls] of away) {
        found.push(say(noChain.includes(seat) ? "unproved-no-chain" : "unproved-away", { who: name(seat), list: rangesText(rolls) }));
    }
    for (const { seat, index } of newAnchors) found.push(say("unproved-anchor", { who: name(seat), roll: index }));
    for (const roll of renewed) found.push(say("unproved-renewed", { roll }));
    if (lacking.length > 0) found.push(say("unproved-lacking", { list: rangesText(lacking) }));
    if (unbound.length > 0) found.push(say("unproved-unbound", { list: rangesText(unbound) }));
    for (const { owner, index: roll } of fresh) {
        found.push(owner === "server" ? say("unproved-fresh-server", { roll }) : say("unproved-fresh", { who: name(owner), roll }));
    }
    return found;
}
