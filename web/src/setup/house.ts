/** House rules: the values of a variant that people like to change, shown as switches and choices. The
    variant's own values decide which ones it offers; the server checks whether a combination is valid. */
import type { Value, values } from "../values";

type Values = ReturnType<typeof values>;

/** A rule on the page. Its words are `house-ID`, `house-ID-hint` and for choices `house-ID-CHOICE`. */
export interface HouseRule {
    id: string;
    key: string;
    /** A switch has two choices, `off` and `on`. */
    kind: "switch" | "choice";
    choices: { name: string; value: Value }[];
    /** The name of the choice that the variant has itself. */
    own: string;
    /** Whether the rule has an effect only if tokens can be captured. */
    capturing: boolean;
}

interface Written {
    id: string;
    key: string;
    kind: "switch" | "choice";
    choices: (read: Read) => Record<string, Value>;
    applies: (read: Read) => boolean;
}

/** The values of a variant, with the few questions that the rules ask of them. */
class Read {
    constructor(private readonly all: Values) {}

    text(key: string): string {
        const value = this.all.get(key);
        return typeof value === "string" ? value : "";
    }
    number(key: string): number {
        const value = this.all.get(key);
        return typeof value === "number" ? value : 0;
    }
    value(key: string): Value | undefined {
        return this.all.get(key);
    }
    is(key: string, ...texts: string[]): boolean {
        return texts.includes(this.text(key));
    }
    get captures(): boolean {
        return !this.is("capture.when", "never");
    }
    get several(): boolean {
        return this.number("tokens") > 1;
    }
    /** Tokens wait for a throw that brings them out. */
    get waits(): boolean {
        return !this.is("entry.at", "by value") && !this.is("entry.on", "any");
    }
    get dice(): boolean {
        return this.number("dice.lots") === 0;
    }
    /** Whether every seat has its own path over a shared ring. */
    get ring(): boolean {
        return this.number("board.turn") > 0;
    }
}

const RULES: readonly Written[] = [
    {
        id: "tokens",
        key: "tokens",
        kind: "choice",
        choices: (read) => {
            const most = read.number("tokens");
            return Object.fromEntries(Array.from({ length: most }, (_, i) => [String(i + 1), i + 1]));
        },
        // Named tokens and blocks that move as one need them all.
        applies: (read) =>
            read.several &&
            read.value("end.goal") === "all" &&
            read.is("meeting.group", "singly") &&
            same(read.value("token_names") ?? [], []),
    },
    {
        id: "entry",
        key: "entry.on",
        kind: "choice",
        choices: (read) => ({ own: read.text("entry.on"), "one-six": "one or six", any: "any" }),
        applies: (read) => read.waits && read.dice && read.is("entry.on", "six", "five") && read.is("dice.use", "sum"),
    },
    {
        id: "must-enter",
        key: "entry.must",
        kind: "switch",
        choices: () => ({ off: "no", on: "yes" }),
        applies: (read) => read.waits && read.several && read.is("entry.must", "no", "yes"),
    },
    {
        id: "tries",
        key: "dice.tries",
        kind: "switch",
        choices: () => ({ off: 1, on: 3 }),
        applies: (read) => read.waits && read.dice && [1, 3].includes(read.number("dice.tries")),
    },
    {
        id: "out",
        key: "out",
        kind: "switch",
        choices: () => ({ off: 0, on: 1 }),
        applies: (read) => read.waits && [0, 1].includes(read.number("out")),
    },
    {
        id: "streak",
        key: "again.streak",
        kind: "choice",
        choices: () => ({ none: "none", void: "void", "last-home": "last moved home", "furthest-home": "furthest home" }),
        applies: (read) => read.waits && read.dice && facts(read.text("again.on")).some((fact) => fact === "six" || fact === "pair"),
    },
    {
        id: "captures",
        key: "capture.when",
        kind: "switch",
        choices: () => ({ off: "never", on: "landing" }),
        applies: (read) =>
            read.captures && read.is("moving.gate", "open") && !facts(read.text("again.on")).includes("capture") &&
            read.number("bonus.capture") === 0 && !read.is("meeting.own", "forbid", "stop behind"),
    },
    {
        id: "must-capture",
        key: "moving.must",
        kind: "switch",
        choices: () => ({ off: "move if possible", on: "capture first" }),
        applies: (read) => read.captures && read.several && read.is("moving.must", "move if possible", "capture first"),
    },
    {
        id: "gate",
        key: "moving.gate",
        kind: "switch",
        choices: () => ({ off: "open", on: "seat has captured" }),
        applies: (read) => read.captures && read.ring && read.is("moving.gate", "open", "seat has captured") && read.is("moving.stretch", "track"),
    },
    {
        id: "safe",
        key: "board.safe",
        kind: "switch",
        choices: (read) => ({ off: [], on: read.value("board.safe") ?? [] }),
        applies: (read) => {
            const safe = read.value("board.safe");
            return read.captures && Array.isArray(safe) && safe.length > 0 && read.is("meeting.safe", "share");
        },
    },
    {
        id: "own",
        key: "meeting.own",
        kind: "choice",
        choices: () => ({ share: "share", block: "block", stack: "stack", forbid: "forbid" }),
        applies: (read) =>
            read.several &&
            read.ring &&
            read.is("meeting.own", "share", "block", "stack", "forbid") &&
            read.is("meeting.where", "anywhere") &&
            read.is("meeting.group", "singly") &&
            read.is("moving.stretch", "track") &&
            read.value("meeting.most") === "unlimited",
    },
    {
        id: "overshoot",
        key: "moving.overshoot",
        kind: "choice",
        choices: () => ({ stay: "stay", bounce: "bounce", wins: "wins anyway" }),
        applies: (read) => read.is("moving.overshoot", "stay", "bounce", "wins anyway") && read.is("moving.stretch", "track"),
    },
    {
        id: "goal",
        key: "end.goal",
        kind: "switch",
        choices: () => ({ off: "all", on: 1 }),
        applies: (read) => read.several && (read.value("end.goal") === "all" || read.value("end.goal") === 1),
    },
    {
        id: "places",
        key: "end.when",
        kind: "switch",
        choices: () => ({ off: "first", on: "all but one" }),
        applies: (read) => read.is("teams", "none") && read.number("board.seats") > 2,
    },
    {
        id: "order",
        key: "order",
        kind: "choice",
        choices: () => ({ fixed: "fixed", highest: "highest tied", random: "random" }),
        applies: () => true,
    },
];

/** Rules that mean nothing where nobody captures. */
const CAPTURING: readonly string[] = ["must-capture", "gate", "safe", "again-capture"];

/** The reasons for an extra roll. Each has its own switch, but together they are one value of the variant. */
const EXTRA = ["six", "capture", "finish"] as const;

/** The house rules of a variant. */
export function houseRules(all: Values): HouseRule[] {
    const read = new Read(all);
    const found: HouseRule[] = [];
    for (const rule of RULES) {
        if (!rule.applies(read)) continue;
        const choices = Object.entries(rule.choices(read)).map(([name, value]) => ({ name, value }));
        const { id, key, kind } = rule;
        const value = read.value(key);
        const own = choices.find((choice) => same(choice.value, value))?.name;
        // A value of the variant that is not in the list becomes a choice of its own.
        if (own === undefined && kind === "choice" && value !== undefined) choices.unshift({ name: "own", value });
        else if (own === undefined) continue;
        found.push({ id, key, kind, choices, own: own ?? "own", capturing: CAPTURING.includes(id) });
    }
    return [...found, ...extraRolls(read)];
}

/** The rules that have an effect with these choices: without captures, rules about captures have none. */
export function inForce(rules: readonly HouseRule[], chosen: Readonly<Record<string, string>>): HouseRule[] {
    return rules.filter((rule) => !rule.capturing || chosen["captures"] !== "off");
}

function extraRolls(read: Read): HouseRule[] {
    const on = read.text("again.on");
    // A condition with "and" or "not" is more than a list of facts.
    if (on === "" || /[()]|\band\b|\bnot\b/.test(on) || !read.ring) return [];
    const has = facts(on);
    const fits = (fact: string): boolean => {
        if (fact === "six") return read.dice && read.is("dice.use", "sum");
        return fact === "capture" ? read.captures : read.several;
    };
    const choices = [
        { name: "off", value: false },
        { name: "on", value: true },
    ];
    return EXTRA.filter(fits).map((fact) => ({
        id: `again-${fact}`,
        key: `again.on ${fact}`,
        kind: "switch",
        choices,
        own: has.includes(fact) ? "on" : "off",
        capturing: fact === "capture",
    }));
}

/** A house rule that is played, and which of its choices. */
export interface Chosen {
    rule: HouseRule;
    name: string;
}

/** The house rules in which a game with these values differs from its variant. */
export function chosenIn(rules: readonly HouseRule[], all: Values): Chosen[] {
    const again = facts(new Read(all).text("again.on"));
    return rules.flatMap((rule) => {
        const fact = factOf(rule);
        const value = fact === undefined ? all.get(rule.key) : again.includes(fact);
        const name = rule.choices.find((choice) => same(choice.value, value))?.name;
        return name === undefined || name === rule.own ? [] : [{ rule, name }];
    });
}

/** The fact that a rule about extra rolls switches. */
function factOf(rule: HouseRule): string | undefined {
    return /^again\.on (\w+)$/.exec(rule.key)?.[1];
}

/** The options of a room: what was chosen and differs from the variant's own. `chosen` is the name
    of a choice by the id of its rule. */
export function options(rules: readonly HouseRule[], chosen: Readonly<Record<string, string>>, all: Values): Record<string, Value> {
    const found: Record<string, Value> = {};
    let again: string[] | null = null;
    for (const rule of inForce(rules, chosen)) {
        const name = chosen[rule.id] ?? rule.own;
        const choice = rule.choices.find((one) => one.name === name);
        if (name === rule.own || choice === undefined) continue;
        const fact = factOf(rule);
        if (fact === undefined) {
            found[rule.key] = choice.value;
            continue;
        }
        again ??= facts(String(all.get("again.on") ?? ""));
        again = choice.value === true ? [...again, fact] : again.filter((one) => one !== fact);
    }
    if (again !== null) found["again.on"] = again.length === 0 ? "never" : again.join(" or ");
    // If neither a six nor a pair gives an extra roll, there can be no streak of them.
    if (again !== null && !again.some((fact) => fact === "six" || fact === "pair") && all.get("again.streak") !== "none") {
        found["again.streak"] = "none";
    }
    return found;
}

/** The facts of a condition that is a list of them. */
function facts(condition: string): string[] {
    return condition.split(" or ").filter((fact) => fact !== "" && fact !== "never");
}

function same(a: Value, b: Value | undefined): boolean {
    return JSON.stringify(a) === JSON.stringify(b);
}
