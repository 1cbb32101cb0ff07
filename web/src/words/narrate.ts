/** Events as sentences. The events of the rules have the same sentences as in the terminal. */
import { numberOf } from "./square-numbers";
import type { Item, Layout, RoomEvent } from "../protocol/types";
import { values } from "../values";
import { isolate } from "./isolate";
import { type Args, words } from "./words.svelte";

export interface Context {
    layout: Layout;
    /** The variant as the server sends it. Its text has the teams and the names of tokens. */
    variant: { text: string };
    /** The name of the player on a seat; empty if the seat is free. */
    nameOf: (seat: number) => string;
    /** The name of a person by their number in the room. */
    nameOfPlayer?: (player: number) => string;
    /** The number of rounds of the match; absent for a single game. */
    bestOf?: number;
}

/** Events without a sentence, because a later event implies them. */
export const SILENT: readonly RoomEvent["type"][] = ["rolling", "anchored", "renewed", "roll_opened", "roll_void", "roll_shown"];

const say = words.say;

/** An event as a sentence; null if another event implies it. */
export function narrate(event: RoomEvent, context: Context): string | null {
    const seat = (number: number): string => who(number, context);
    const name = (player: number | null): string => person(player, context);
    const token = (number: number): string => tokenName(number, context);
    const at = (text: string): Args => squareArgs("at", squareOf(text, context.layout));
    switch (event.type) {
        case "opening_rolled":
            return say("event-opening-rolled", { who: seat(event.seat), dice: sum(event.dice) });
        case "opening_tied":
            return say("event-opening-tied", { who: event.seats.map(seat).join(", ") });
        case "first":
            return say("event-first", { who: seat(event.seat) });
        case "rolled":
            return say("event-rolled", { who: seat(event.seat), dice: sum(event.dice) });
        case "moved": {
            // A `finished` event follows and says more.
            if (event.square === "finish") return null;
            const id = event.from === -1 ? "event-entered" : "event-moved";
            const to = squareArgs("to", squareFor(event.seat, event.square, context.layout));
            return say(id, { who: seat(event.seat), token: token(event.token), ...to });
        }
        case "linked": {
            const to = squareArgs("to", squareOf(event.square, context.layout));
            const args = { who: seat(event.seat), token: token(event.token), ...to };
            switch (event.kind) {
                case "snake":
                    return say("event-snake", args);
                case "ladder":
                    return say("event-ladder", args);
                case "jump":
                    return say("event-jump", args);
                case "flight":
                    return say("event-flight", args);
            }
            return null;
        }
        case "captured": {
            const [by, lost] = [seat(event.by), seat(event.seat)];
            return say("event-captured", { by, who: lost, token: token(event.token), ...at(event.square) });
        }
        case "bound":
            return say("event-bound", { who: seat(event.seat), ...at(event.square) });
        case "finished":
            return say("event-finished", { who: seat(event.seat), token: token(event.token) });
        case "bonus_won":
            return say("event-bonus", { who: seat(event.seat), pips: event.pips });
        case "pips_lost":
            return say("event-pips-lost", { who: seat(event.seat), pips: sum(event.pips) });
        case "gate_opened":
            return say("event-gate-opened", { who: seat(event.seat) });
        case "passed":
            switch (event.reason) {
                case "no_move":
                    return say("event-passed-no-move", { who: seat(event.seat) });
                case "zero":
                    return say("event-passed-zero", { who: seat(event.seat) });
                case "choice":
                    return say("event-passed-choice", { who: seat(event.seat) });
            }
            return null;
        case "again":
            switch (event.reason) {
                case "earned":
                    return say("event-again", { who: seat(event.seat) });
                case "try":
                    return say("event-again-try", { who: seat(event.seat) });
                case "item":
                    return say("event-again-item", { who: seat(event.seat) });
            }
            return null;
        case "streak_broken":
            return say("event-streak-broken", { who: seat(event.seat), throws: event.throws });
        case "sent_back":
            return say("event-sent-back", { who: seat(event.seat), token: token(event.token) });
        case "will_skip":
            return say("event-will-skip", { who: seat(event.seat) });
        case "skipped":
            return say("event-skipped", { who: seat(event.seat) });
        case "swapped": {
            const [own, other] = [seat(event.seat), seat(event.with)];
            const args = { who: own, token: token(event.token), other, other_token: token(event.with_token) };
            return say("event-swapped", args);
        }
        case "item_gained":
            return say("event-item-gained", { who: seat(event.seat), item: itemName(event.item) });
        case "item_used":
            return say("event-item-used", { who: seat(event.seat), item: itemName(event.item) });
        case "left":
            return say("event-left", { who: seat(event.seat) });
        case "placed": {
            const partner = partnerOf(event.seat, context);
            if (partner === null) return say("event-placed", { who: seat(event.seat), place: event.place });
            // Partners finish together and share one sentence.
            if (event.place % 2 === 0) return null;
            const args = { who: all([event.seat, partner], context), place: Math.ceil(event.place / 2) };
            return say("event-placed-together", args);
        }
        case "over":
            return say("event-over");

        case "person_entered":
            return say("happened-person-entered", { name: isolate(event.name) });
        case "person_left":
            return say("happened-person-left", { name: name(event.player) });
        case "person_removed":
            return say("happened-person-removed", { name: name(event.player) });
        case "player_joined":
            return say("happened-player-joined", { who: whoIs(event.name ?? "", event.seat, context) });
        case "seat_freed":
            return say("happened-seat-freed", { colour: colourName(event.seat, context.layout) });
        case "player_ready":
            return say(event.ready ? "happened-ready" : "happened-not-ready", { name: name(event.player) });
        case "host_changed":
            if (event.player === null) return say("happened-no-host");
            return say("happened-host", { name: name(event.player) });
        case "settings_changed":
            return say("happened-settings");
        case "listed":
            return say(event.public ? "happened-listed" : "happened-unlisted");
        case "game_started":
            if ((context.bestOf ?? 1) <= 1) return say("happened-started");
            return say("happened-started-round", { round: event.round });
        case "rolling":
        case "anchored":
        case "renewed":
        case "roll_opened":
        case "roll_void":
        case "roll_shown":
            return null;
        case "time_warning":
            return say("news-warned", { who: seat(event.seat), seconds: Math.ceil(event.left_ms / 1000) });
        case "turn_missed":
            return say("news-missed", { who: seat(event.seat) });
        case "bot_took_over": {
            const args = { who: seat(event.seat), level: levelName(event.level) };
            switch (event.reason) {
                case "asked":
                    return say("news-lent", args);
                case "missed":
                    return say("happened-took-over-missed", args);
                case "left":
                    return say("happened-took-over-left", args);
            }
            return null;
        }
        case "taken_back":
            return say("news-taken-back", { who: seat(event.seat) });
        case "paused":
            return say("happened-paused", { name: name(event.player) });
        case "resumed":
            return say("news-resumed");
        case "undo_asked":
            return say(event.back === "undo" ? "happened-undo-asked" : "happened-redo-asked", {
                name: name(event.player),
            });
        case "undo_answered":
            return say(event.agree ? "happened-agreed" : "happened-disagreed", { name: name(event.player) });
        case "undo_refused":
            return say("happened-undo-refused");
        case "undone":
            return say("news-undone");
        case "redone":
            return say("news-redone");
        case "player_left":
            return say("happened-player-left", { name: name(event.player) });
        case "player_returned":
            return say("happened-player-returned", { name: name(event.player) });
        case "time_up":
            return say("news-time-up");
        case "round_over": {
            const ranks = event.ranks ?? event.places.map((at, i) => ({ place: i + 1, seats: [at] }));
            const places = ranks.map(({ place, seats }) => say("happened-place", { place, who: all(seats, context) }));
            return say("happened-round-over", { list: places.join(", ") });
        }
        case "match_over":
            // In a match of one game, the end of the game has already named the winner.
            if ((context.bestOf ?? 1) <= 1) return null;
            return say("happened-match-over", { who: all(event.winners, context), count: event.winners.length });
        case "rematch":
            return say("happened-rematch", { name: name(event.player) });
        case "seats_rotated":
            return say("happened-seats-rotated");
        case "server_returned":
            return say("happened-server-returned");
        case "chat":
            return say("happened-chat", { name: isolate(event.name), text: isolate(event.text) });
        case "reaction":
            return say("happened-reaction", { name: name(event.player), reaction: event.reaction });
        case "muted":
            return say(event.muted ? "happened-muted" : "happened-unmuted", { name: name(event.player) });
        case "chat_switched":
            return say(event.on ? "happened-chat-on" : "happened-chat-off");
        default:
            return unknown(event);
    }
}

/** A newer server may send event types that this page does not know. The view is complete without them. */
function unknown(_: never): null {
    return null;
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
    const names = read(context.variant.text).get("token_names");
    const name = Array.isArray(names) ? names[token] : undefined;
    return typeof name === "string" ? name : String(token + 1);
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
    switch (item) {
        case "shield":
            return say("item-shield");
        case "second_throw":
            return say("item-second-throw");
        case "chosen_roll":
            return say("item-chosen-roll");
    }
}

/** The partner of a seat; null without teams. */
export function partnerOf(seat: number, context: Pick<Context, "layout" | "variant">): number | null {
    if (read(context.variant.text).get("teams") !== "opposite") return null;
    const seats = context.layout.seats.length;
    return (seat + seats / 2) % seats;
}

/** The numbers of a roll, such as `5 + 3`. */
function sum(dice: readonly number[]): string {
    return dice.join(" + ");
}

// The last text is cached, so that it is not parsed again for every event.
let lastText = "";
let lastValues = values("");
function read(text: string): ReturnType<typeof values> {
    if (text !== lastText) [lastText, lastValues] = [text, values(text)];
    return lastValues;
}
