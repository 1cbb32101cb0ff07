/** Events as sentences. The events of the rules have the same sentences as in the terminal. */
import { numberOf } from "./square-numbers";
import type { Event, Hindrance, Item, Layout, RoomEvent, VariantView } from "../protocol/types";
import { isolate } from "./isolate";
import { type Args, words } from "./words.svelte";

export interface Context {
    layout: Layout;
    /** The teams and the names of tokens, as the server sends them. */
    variant: Pick<VariantView, "teams" | "token_names">;
    /** The name of the player on a seat; empty if the seat is free. */
    nameOf: (seat: number) => string;
    /** The name of a person by their number in the room. */
    nameOfPlayer?: (player: number) => string;
    /** The number of rounds of the match; absent for a single game. */
    bestOf?: number;
}

const say = words.say;

/** The sentence for each type of event. `args` are those of `commonArgs`. */
type Sentences<E extends RoomEvent> = {
    readonly [T in E["type"]]: (event: Extract<E, { type: T }>, args: Args, context: Context) => string | null;
};

/** Events of the rules. */
const GAME_SENTENCES: Sentences<Event> = {
    opening_rolled: ({ dice }, args) => say("event-opening-rolled", { ...args, dice: sum(dice) }),
    opening_tied: ({ seats }, _, context) => say("event-opening-tied", { who: seats.map((seat) => who(seat, context)).join(", ") }),
    first: (_, args) => say("event-first", args),
    rolled: ({ dice }, args) => say("event-rolled", { ...args, dice: sum(dice) }),
    moved: ({ seat, from, square }, args, { layout }) => {
        // A `finished` event follows and says more.
        if (square === "finish") return null;
        return say(from === -1 ? "event-entered" : "event-moved", { ...args, ...squareArgs("to", squareFor(seat, square, layout)) });
    },
    // A newer server may know more kinds and reasons, which have no sentence here.
    linked: ({ kind, square }, args, { layout }) => words.find(`event-${kind}`, { ...args, ...squareArgs("to", squareOf(square, layout)) }),
    captured: ({ by, square }, args, context) => say("event-captured", { ...args, by: who(by, context), ...squareArgs("at", squareOf(square, context.layout)) }),
    bound: ({ square }, args, { layout }) => say("event-bound", { ...args, ...squareArgs("at", squareOf(square, layout)) }),
    finished: (_, args) => say("event-finished", args),
    bonus_won: ({ pips }, args) => say("event-bonus", { ...args, pips }),
    pips_lost: ({ pips }, args) => say("event-pips-lost", { ...args, pips: sum(pips) }),
    gate_opened: (_, args) => say("event-gate-opened", args),
    passed: ({ seat, reason, why = [] }, args, { layout }) =>
        reason === "no_move" && why.length > 0
            ? say("event-passed-why", { ...args, why: why.map((one) => hindrance(one, seat, layout)).join("; ") })
            : words.find(`event-passed-${reason.replace("_", "-")}`, args),
    again: ({ reason }, args) => words.find(reason === "earned" ? "event-again" : `event-again-${reason}`, args),
    streak_broken: ({ throws }, args) => say("event-streak-broken", { ...args, throws }),
    sent_back: (_, args) => say("event-sent-back", args),
    will_skip: (_, args) => say("event-will-skip", args),
    skipped: (_, args) => say("event-skipped", args),
    swapped: (event, args, context) => say("event-swapped", { ...args, other: who(event.with, context), other_token: tokenName(event.with_token, context) }),
    item_gained: ({ item }, args) => say("event-item-gained", { ...args, item: itemName(item) }),
    item_used: ({ item }, args) => say("event-item-used", { ...args, item: itemName(item) }),
    left: (_, args) => say("event-left", args),
    placed: ({ seat, side, rank: place }, args, context) => {
        if (side.length === 1) return say("event-placed", { ...args, place });
        // Partners finish together and share one sentence.
        return seat === side[0] ? say("event-placed-together", { who: all(side, context), place }) : null;
    },
    over: () => say("event-over"),
};

/** Events of a room. */
const ROOM_SENTENCES: Sentences<Exclude<RoomEvent, Event>> = {
    person_entered: ({ name }) => say("happened-person-entered", { name: isolate(name) }),
    person_left: (_, args) => say("happened-person-left", args),
    person_removed: (_, args) => say("happened-person-removed", args),
    player_joined: ({ name, seat }, _, context) => say("happened-player-joined", { who: whoIs(name ?? "", seat, context) }),
    seat_freed: ({ seat }, _, { layout }) => say("happened-seat-freed", { colour: colourName(seat, layout) }),
    player_ready: ({ ready }, args) => say(ready ? "happened-ready" : "happened-not-ready", args),
    host_changed: ({ player }, args) => say(player === null ? "happened-no-host" : "happened-host", args),
    settings_changed: () => say("happened-settings"),
    listed: (event) => say(event.public ? "happened-listed" : "happened-unlisted"),
    game_started: ({ round }, _, { bestOf = 1 }) => (bestOf <= 1 ? say("happened-started") : say("happened-started-round", { round })),
    time_warning: ({ left_ms }, args) => say("news-warned", { ...args, seconds: Math.ceil(left_ms / 1000) }),
    turn_missed: (_, args) => say("news-missed", args),
    bot_took_over: ({ reason, level }, args) =>
        words.find(reason === "asked" ? "news-lent" : `happened-took-over-${reason}`, { ...args, level: levelName(level) }),
    taken_back: (_, args) => say("news-taken-back", args),
    paused: (_, args) => say("happened-paused", args),
    resumed: () => say("news-resumed"),
    undo_asked: ({ back }, args) => say(back === "undo" ? "happened-undo-asked" : "happened-redo-asked", args),
    undo_answered: ({ agree }, args) => say(agree ? "happened-agreed" : "happened-disagreed", args),
    undo_refused: () => say("happened-undo-refused"),
    undone: () => say("news-undone"),
    redone: () => say("news-redone"),
    player_left: (_, args) => say("happened-player-left", args),
    player_returned: (_, args) => say("happened-player-returned", args),
    time_up: () => say("news-time-up"),
    round_over: ({ places, ranks = places.map((seat, i) => ({ place: i + 1, seats: [seat] })) }, _, context) =>
        say("happened-round-over", { list: ranks.map(({ place, seats }) => say("happened-place", { place, who: all(seats, context) })).join(", ") }),
    // In a match of one game, the end of the game has already named the winner.
    match_over: ({ winners }, _, context) =>
        (context.bestOf ?? 1) <= 1 ? null : say("happened-match-over", { who: all(winners, context), count: winners.length }),
    rematch: (_, args) => say("happened-rematch", args),
    seats_rotated: () => say("happened-seats-rotated"),
    server_returned: () => say("happened-server-returned"),
    chat: ({ name, text }) => say("happened-chat", { name: isolate(name), text: isolate(text) }),
    reaction: ({ reaction }, args) => say("happened-reaction", { ...args, reaction }),
    muted: ({ muted }, args) => say(muted ? "happened-muted" : "happened-unmuted", args),
    chat_switched: ({ on }) => say(on ? "happened-chat-on" : "happened-chat-off"),
    // A later event implies these.
    rolling: () => null,
    anchored: () => null,
    renewed: () => null,
    roll_opened: () => null,
    roll_void: () => null,
    roll_shown: () => null,
};

export const SENTENCES = { ...GAME_SENTENCES, ...ROOM_SENTENCES };

/** An event as a sentence; null if another event implies it. A newer server may send event types that this page
    does not know. The view is complete without them. */
export function narrate(event: RoomEvent, context: Context): string | null {
    type Tell = (event: RoomEvent, args: Args, context: Context) => string | null;
    const tell = SENTENCES[event.type] as Tell | undefined;
    return tell?.(event, commonArgs(event, context), context) ?? null;
}

/** Whether an event comes from the rules of the game. */
export function isGameEvent(event: RoomEvent): event is Event {
    return event.type in GAME_SENTENCES;
}

/** What most sentences name: the player on the event's seat, its person and its token. */
function commonArgs(event: RoomEvent, context: Context): Args {
    return {
        ...("seat" in event && event.seat !== null ? { who: who(event.seat, context) } : {}),
        ...("player" in event ? { name: person(event.player, context) } : {}),
        ...("token" in event ? { token: tokenName(event.token, context) } : {}),
    };
}

/** The player on a seat and the seat's colour. */
export function who(seat: number, context: Pick<Context, "layout" | "nameOf">): string {
    return whoIs(context.nameOf(seat), seat, context);
}

function whoIs(name: string, seat: number, context: Pick<Context, "layout">): string {
    const colour = colourName(seat, context.layout);
    return name === "" ? colour : say("who", { name: isolate(name), colour });
}

/** The players on several seats and their colours. */
export function all(seats: readonly number[], context: Pick<Context, "layout" | "nameOf">): string {
    const names = seats.map((seat) => who(seat, context));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : say("and", { first: names.join(", "), last });
}

function person(player: number | null, context: Context): string {
    const name = player === null ? "" : (context.nameOfPlayer?.(player) ?? "");
    return name === "" ? say("happened-someone") : isolate(name);
}

/** The name of a seat's colour. */
export function colourName(seat: number, layout: Pick<Layout, "seats">): string {
    const colour = layout.seats[seat]?.colour ?? "";
    return words.find(`colour-${colour}`) ?? say("colour-other", { number: seat + 1 });
}

/** A token's name: its letter if the variant has letters, or else its number, counted from 1. */
export function tokenName(token: number, context: Pick<Context, "variant">): string {
    return context.variant.token_names[token] ?? String(token + 1);
}

/** A square as messages get it: every language puts the kind and the number into its own words. */
export interface SquareWord {
    kind: "yard" | "off" | "pad" | "start" | "start-of" | "track" | "own" | "stretch" | "step" | "finish";
    /** The number on the board; empty for a kind without numbers. */
    number: number | string;
    /** The colour of the seat that starts here, for `start-of`. */
    colour: string;
}

/** The arguments of a message for a square, by its role in the sentence. */
export function squareArgs(role: "to" | "from" | "at", { kind, number, colour }: SquareWord): Args {
    return { [`${role}_kind`]: kind, [`${role}_number`]: number, [`${role}_colour`]: colour };
}

/** The name of a square outside a sentence. */
export function squareName(square: SquareWord): string {
    return say("square-name", squareArgs("at", square));
}

/** A square by its name in events: `yard`, `pad`, `17`, `stretch 3` or `finish`. A square of the home stretch
    belongs to `seat`. The board draws an arrow in a seat's colour where it starts, and no number. */
export function squareOf(square: string, layout: Layout, seat = 0): SquareWord {
    const word = (kind: SquareWord["kind"], number: number | string = "", colour = ""): SquareWord => ({ kind, number, colour });
    if (square === "yard") return word(layout.first_step === 0 ? "off" : "yard");
    if (square === "pad" || square === "finish") return word(square);
    const index = layout.squares.findIndex(({ kind, number, seat: of }) =>
        kind === "stretch" ? of === seat && square === `stretch ${number}` : kind === "track" && square === String(number),
    );
    const of = layout.squares[index]?.start_of ?? null;
    if (of !== null) return word("start-of", "", colourName(of, layout));
    const found = numberOf(layout, index);
    if (found === null) return word("track", square);
    const { part, number, step } = found;
    return word(part === "stretch" && step ? "step" : part, number);
}

/** A square as the player of a seat sees it: the square where the seat's own tokens enter is just the start. */
export function squareFor(seat: number, square: string, layout: Layout): SquareWord {
    const start = layout.squares.find((one) => one.kind === "track" && one.start_of === seat);
    if (start !== undefined && String(start.number) === square) return { kind: "start", number: "", colour: "" };
    return squareOf(square, layout, seat);
}

/** The square at a step of a seat's path, as its player sees it. */
export function squareAtStep(seat: number, step: number, layout: Layout): SquareWord {
    const square = layout.squares[layout.seats[seat]?.path[step - layout.first_step] ?? -1];
    return squareFor(seat, square === undefined ? "yard" : nameInEvents(square), layout);
}

function nameInEvents({ kind, number, name }: Layout["squares"][number]): string {
    switch (kind) {
        case "track":
            return String(number ?? name);
        case "stretch":
            return `stretch ${number ?? ""}`.trim();
        case "yard":
        case "pad":
        case "finish":
            return kind;
    }
}

/** The name of a bot level. */
export function levelName(level: string): string {
    const plies = /^search-(\d+)$/.exec(level);
    if (plies !== null) return say("level-search", { plies: Number(plies[1]) });
    return words.find(`level-${level}`) ?? level;
}

/** The name of an item. */
export function itemName(item: Item): string {
    return say(`item-${item.replace("_", "-")}`);
}

/** The partner of a seat; null without teams. */
export function partnerOf(seat: number, { variant }: Pick<Context, "variant">): number | null {
    return variant.teams.find((team) => team.includes(seat))?.find((other) => other !== seat) ?? null;
}

/** What stops a player's tokens, as the end of a sentence. */
function hindrance({ obstacle, needs = [], seat, square }: Hindrance, own: number, layout: Layout): string {
    return say(`why-${obstacle.replaceAll("_", "-")}`, {
        count: needs.length,
        numbers: needed(needs),
        colour: seat === undefined ? "" : colourName(seat, layout),
        ...squareArgs("at", squareOf(square ?? "yard", layout, own)),
    });
}

/** The numbers that would do, such as `a 6`, `3 or less` or `4 or 6`. */
function needed(numbers: readonly number[]): string {
    const last = numbers.at(-1);
    if (last === undefined) return "";
    if (numbers.length === 1) return say("why-number", { number: last });
    if (numbers[0] === 1 && last === numbers.length) return say("why-or-less", { number: last });
    return say("why-or", { first: numbers.slice(0, -1).join(", "), last });
}

/** The numbers of a roll, such as `5 + 3`. */
function sum(dice: readonly number[]): string {
    return dice.join(" + ");
}
