/** What happened, in sentences: the same as the terminal says for the events of the rules, and
    sentences for what happens in a room besides. */
import { numberOf } from "../board/numbers";
import type { Item, Layout, RoomEvent } from "../protocol/types";
import { values } from "../values";
import { isolate } from "./isolate";
import { words } from "./words.svelte";

export interface Context {
    layout: Layout;
    /** The variant as the server sends it; its text says who are partners and how tokens are called. */
    variant: { text: string };
    /** The name of who sits on a seat; empty if nobody does. */
    nameOf: (seat: number) => string;
    /** The name of a person by the number they have in the room. */
    nameOfPlayer?: (player: number) => string;
    /** The rounds of the match; without it there is none to win. */
    bestOf?: number;
}

/** Events of which nothing is said: what follows tells of them. */
export const SILENT: readonly RoomEvent["type"][] = ["rolling", "anchored", "renewed", "roll_opened", "roll_void", "roll_shown"];

const say = words.say;

/** One event as a sentence; null for what another one tells. */
export function narrate(event: RoomEvent, context: Context): string | null {
    const seat = (number: number): string => who(number, context);
    const name = (player: number | null): string => person(player, context);
    const token = (number: number): string => tokenName(number, context);
    const square = (text: string): string => squareName(text, context.layout);
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
            // Whoever comes home is told of by the event that says so.
            if (event.square === "finish") return null;
            const id = event.from === -1 ? "event-entered" : "event-moved";
            const to = squareFor(event.seat, event.square, context.layout);
            return say(id, { who: seat(event.seat), token: token(event.token), to });
        }
        case "linked": {
            const args = { who: seat(event.seat), token: token(event.token), to: square(event.square) };
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
            const args = { by, who: lost, token: token(event.token), square: square(event.square) };
            return say("event-captured", args);
        }
        case "bound":
            return say("event-bound", { who: seat(event.seat), square: square(event.square) });
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
            // Partners come home together and are told of together.
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
            // A match of one game is won by who won the game, which was told.
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

/** A newer server may tell of more; the view is whole without it. */
function unknown(_: never): null {
    return null;
}

/** A seat's player and colour. */
export function who(seat: number, context: Pick<Context, "layout" | "nameOf">): string {
    return whoIs(context.nameOf(seat), seat, context);
}

function whoIs(name: string, seat: number, context: Pick<Context, "layout">): string {
    const colour = colourName(seat, context.layout);
    return name === "" ? colour : say("who", { name: isolate(name), colour });
}

/** Several seats' players and colours. */
export function all(seats: readonly number[], context: Pick<Context, "layout" | "nameOf">): string {
    const names = seats.map((seat) => who(seat, context));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : say("and", { first: names.join(", "), last });
}

function person(player: number | null, context: Context): string {
    const name = player === null ? "" : (context.nameOfPlayer?.(player) ?? "");
    return name === "" ? say("happened-someone") : isolate(name);
}

/** The colour of a seat. */
export function colourName(seat: number, layout: Pick<Layout, "seats">): string {
    const colour = layout.seats[seat]?.colour ?? "";
    return words.find(`colour-${colour}`) ?? say("colour-other", { number: seat + 1 });
}

/** A token's name: its letter where the variant has letters, or its number from 1 on. */
export function tokenName(token: number, context: Pick<Context, "variant">): string {
    const names = read(context.variant.text).get("token_names");
    const name = Array.isArray(names) ? names[token] : undefined;
    return typeof name === "string" ? name : String(token + 1);
}

/** A square as events name it: `yard`, `pad`, `17`, `stretch 3`, `finish`; squares of its own are those
    of a seat. Where a seat starts has an arrow of its colour on the board, and no number. */
export function squareName(square: string, layout: Layout, seat = 0): string {
    if (square === "yard") return say(layout.first_step === 0 ? "square-off" : "square-yard");
    if (square === "pad") return say("square-pad");
    if (square === "finish") return say("square-finish");
    const index = layout.squares.findIndex(({ kind, number, seat: of }) =>
        kind === "stretch" ? of === seat && square === `stretch ${number}` : kind === "track" && square === String(number),
    );
    const of = layout.squares[index]?.start_of ?? null;
    if (of !== null) return say("square-start-of", { colour: colourName(of, layout) });
    const found = numberOf(layout, index);
    if (found === null) return say("square-track", { number: square });
    const { part, number, step } = found;
    switch (part) {
        case "track":
            return say("square-track", { number });
        case "own":
            return say("square-own", { number });
        case "stretch":
            return say(step ? "square-stretch-step" : "square-stretch", { number });
    }
}

/** A square as its walker knows it: where a seat's own tokens come onto the track is the start. */
export function squareFor(seat: number, square: string, layout: Layout): string {
    const start = layout.squares.find((one) => one.kind === "track" && one.start_of === seat);
    return start !== undefined && String(start.number) === square ? say("square-start") : squareName(square, layout, seat);
}

/** The square of a step on a seat's way, as its walker knows it. */
export function stepName(seat: number, step: number, layout: Layout): string {
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

/** A level of the computer. */
export function levelName(level: string): string {
    const plies = /^search-(\d+)$/.exec(level);
    if (plies !== null) return say("level-search", { plies: Number(plies[1]) });
    return words.find(`level-${level}`) ?? level;
}

/** An item. */
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

/** Who plays together with a seat. */
export function partnerOf(seat: number, context: Pick<Context, "layout" | "variant">): number | null {
    if (read(context.variant.text).get("teams") !== "opposite") return null;
    const seats = context.layout.seats.length;
    return (seat + seats / 2) % seats;
}

/** Numbers as they lie on the table. */
function sum(dice: readonly number[]): string {
    return dice.join(" + ");
}

// A text is read once, not for every event.
let lastText = "";
let lastValues = values("");
function read(text: string): ReturnType<typeof values> {
    if (text !== lastText) [lastText, lastValues] = [text, values(text)];
    return lastValues;
}
