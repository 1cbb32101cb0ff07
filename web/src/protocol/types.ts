// The messages of the server and all that is in them, written from the Rust types.
// After a change of those: HOMESTRETCH_WRITE_TYPES=1 cargo test -p homestretch-server typescript

/**
 * Why a seat rolls again.
 */
export type AgainReason = "earned" | "try" | "item";

/**
 * A value in a clause.
 */
export type Arg = number | string | Clause;

/**
 * The way to go in the game.
 */
export type Back = "undo" | "redo";

/**
 * Settings of the table that are changed; what is not said stays.
 */
export type Change = {
/**
 * All play on one screen: nobody has to say that they are ready.
 */
shared_screen?: boolean,
/**
 * Whether moves can be taken back: `never`, `ask` or `free`.
 */
undo?: Undo,
/**
 * What becomes of the seat of someone who leaves: `"tokens_go"` or `{"bot":"medium"}`.
 */
leaving?: Leaving,
/**
 * The level that plays when someone's time is up.
 */
stand_in?: string,
/**
 * Seconds for a turn.
 */
turn_seconds?: number,
/**
 * Seconds before the end of a turn at which there is a warning.
 */
warn_seconds?: number,
/**
 * Seconds for a whole game; 0 for none.
 */
game_seconds?: number,
/**
 * Rounds of a match.
 */
best_of?: number,
/**
 * Who sits where after a round: `keep`, `rotate` or `winner_first`.
 */
seats_after?: SeatsAfter,
/**
 * A move without a choice is played at once.
 */
play_forced?: boolean,
/**
 * The dice fall without being asked for.
 */
auto_roll?: boolean, };

/**
 * A sentence or a part of one: which message says it, and the values in it.
 */
export type Clause = {
/**
 * The message in the files of the languages.
 */
id: string,
/**
 * Its values.
 */
args: { [key in string]: Arg },
/**
 * Whether it is an entry of a list, not a sentence of a paragraph.
 */
item?: boolean, };

/**
 * The clocks.
 */
export type ClockView = {
/**
 * The server's time, in milliseconds since 1970.
 */
now: Millis,
/**
 * Milliseconds left of the turn, if the person whose turn it is has a limit.
 */
turn_left_ms: Millis | null,
/**
 * Milliseconds left of the game, if it has a limit.
 */
game_left_ms: Millis | null,
/**
 * All clocks stand.
 */
paused: boolean, };

/**
 * What a person can ask for.
 */
export type Command = { "type": "ready",
/**
 * Ready or not.
 */
ready?: boolean, } | { "type": "sit",
/**
 * The seat; the first free one if none is said.
 */
seat?: Seat,
/**
 * The name of who plays there; your own if none is said.
 */
name?: string, } | { "type": "start" } | { "type": "roll",
/**
 * Your device's value for the roll, if it takes part.
 */
value?: string, } | { "type": "anchor",
/**
 * The game, as the view names it.
 */
game: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * What is committed to, in hexadecimal digits.
 */
anchor: string, } | { "type": "release",
/**
 * The roll.
 */
index: number,
/**
 * The seat.
 */
seat: Seat,
/**
 * The value, in hexadecimal digits.
 */
value: string, } | { "type": "move",
/**
 * The token's number.
 */
token: number,
/**
 * The pips, where several numbers are open.
 */
pips?: number, } | { "type": "pass" } | { "type": "use",
/**
 * Which one.
 */
item: Item,
/**
 * The dice of a roll of one's choice.
 */
dice?: Array<number>, } | { "type": "chat",
/**
 * At most 500 characters.
 */
text: string, } | { "type": "react",
/**
 * At most 16 characters.
 */
reaction: string, } | { "type": "pause" } | { "type": "resume" } | { "type": "kick",
/**
 * The person's seat.
 */
seat: Seat, } | { "type": "remove",
/**
 * The person's number.
 */
player: PlayerId, } | { "type": "mute",
/**
 * The person's number.
 */
player: PlayerId,
/**
 * Whether they are silenced.
 */
muted?: boolean, } | { "type": "chat_on",
/**
 * Whether there is one.
 */
on: boolean, } | { "type": "list",
/**
 * Whether the lobby lists it.
 */
public: boolean, } | { "type": "add_bot",
/**
 * The seat; the first free one if none is said.
 */
seat?: Seat,
/**
 * The bot's level.
 */
level?: string,
/**
 * Its name; that of its level if none is said.
 */
name?: string, } | { "type": "remove_bot",
/**
 * Its seat.
 */
seat: Seat, } | { "type": "settings",
/**
 * What is changed.
 */
settings: Change, } | { "type": "autopilot",
/**
 * Whether a bot plays.
 */
on: boolean,
/**
 * Its level.
 */
level?: string,
/**
 * Which of your seats; the one whose turn it is, or the first, if none is said.
 */
seat?: Seat, } | { "type": "undo" } | { "type": "redo" } | { "type": "vote",
/**
 * Whether you agree.
 */
agree: boolean, } | { "type": "leave" } | { "type": "return" } | { "type": "rematch" };

/**
 * What a seat has besides its tokens' places.
 */
export type ConditionView = {
/**
 * Items it holds.
 */
items?: Array<Item>,
/**
 * It will miss its next turn.
 */
will_skip?: boolean,
/**
 * It has captured, where a gate asks for it.
 */
has_captured?: boolean,
/**
 * Pairs of tokens that move as one.
 */
blocks?: Array<[number, number]>, };

/**
 * Where the dice of the game that is played come from; before it, of the next one.
 */
export type DiceView = {
/**
 * `sealed`, `server` or `seeded`.
 */
mode: "sealed" | "server" | "seeded",
/**
 * The game's name, in hexadecimal digits.
 */
game: string | null,
/**
 * What the server has committed to.
 */
server: string | null,
/**
 * What binds the game, once it has started.
 */
start: string | null,
/**
 * The people of this game by the seats they have in it: after a game those of the next one,
 * where they may sit elsewhere.
 */
seats: { [key in Seat]: PlayerId },
/**
 * What the seats' devices have committed to.
 */
anchors: { [key in Seat]: string },
/**
 * The roll that is open.
 */
opened: OpenedView | null, };

/**
 * A command was done.
 */
export type Done = {
/**
 * The number of its last entry.
 */
seq: number,
/**
 * What happened.
 */
events: Array<RoomEvent>, };

/**
 * You are in.
 */
export type Entered = {
/**
 * The room's code.
 */
code: string,
/**
 * Your seat, if you have one.
 */
seat?: Seat,
/**
 * Your number in the room.
 */
player: PlayerId,
/**
 * What proves that you are you. Keep it to yourself.
 */
token: string,
/**
 * The number of the room's last entry.
 */
seq: number, };

/**
 * One thing that happened.
 */
export type Event = { "type": "opening_rolled", seat: Seat, dice: Faces, } | { "type": "opening_tied", seats: Array<Seat>, } | { "type": "first", seat: Seat, } | { "type": "rolled", seat: Seat, dice: Faces, } | { "type": "moved", seat: Seat, token: number, from: number, to: number, square: Square, } | { "type": "linked", seat: Seat, token: number, kind: LinkKind, from: number, to: number, square: Square, } | { "type": "captured", seat: Seat, token: number, by: Seat, square: Square, } | { "type": "bound", seat: Seat, tokens: [number, number], square: Square, } | { "type": "finished", seat: Seat, token: number, } | { "type": "bonus_won", seat: Seat, pips: number, } | { "type": "pips_lost", seat: Seat, pips: Faces, } | { "type": "gate_opened", seat: Seat, } | { "type": "passed", seat: Seat, reason: PassReason, } | { "type": "again", seat: Seat, reason: AgainReason, } | { "type": "streak_broken", seat: Seat, throws: number, } | { "type": "sent_back", seat: Seat, token: number, from: number, } | { "type": "will_skip", seat: Seat, } | { "type": "skipped", seat: Seat, } | { "type": "swapped", seat: Seat, token: number, with: Seat, with_token: number, } | { "type": "item_gained", seat: Seat, item: Item, } | { "type": "item_used", seat: Seat, item: Item, } | { "type": "left", seat: Seat, } | { "type": "placed", seat: Seat, place: number, } | { "type": "over", places: Array<Seat>, };

/**
 * A few small numbers, the faces of a throw or pips, without heap.
 */
export type Faces = Array<number>;

/**
 * The body of a refusal.
 */
export type Failure = {
/**
 * Why.
 */
error: Problem, };

/**
 * Something a player holds and may use later.
 */
export type Item = "shield" | "second_throw" | "chosen_roll";

/**
 * Come in and sit down.
 */
export type Join = {
/**
 * Your name, 1 to 30 characters.
 */
name: string,
/**
 * Your seat; the first free one if none is said.
 */
seat?: Seat, };

/**
 * Everything a client needs to draw a variant.
 */
export type Layout = {
/**
 * How wide the board is.
 */
width: number,
/**
 * How high the board is.
 */
height: number,
/**
 * The squares: the track in its order, then what belongs to each seat. Draw them in order.
 */
squares: Array<SquareLayout>,
/**
 * The seats.
 */
seats: Array<SeatLayout>,
/**
 * Snakes, ladders, jumps and flights.
 */
links: Array<LinkLayout>,
/**
 * The step that comes first in every seat's `path`: −1 for a yard, 0 off a board without one.
 */
first_step: number, };

/**
 * What becomes of the seat of someone who leaves during a game.
 */
export type Leaving = { "bot": string } | "tokens_go";

/**
 * A legal move, where it leads and what it captures.
 */
export type LegalView = {
/**
 * The token.
 */
token: number,
/**
 * The pips it spends.
 */
pips: number,
/**
 * The step where it comes to rest.
 */
to: number,
/**
 * The tokens it captures.
 */
captures: Array<[Seat, number]>,
/**
 * The seat of the token, if it is the partner's.
 */
seat?: Seat, };

/**
 * What kind of link a token follows.
 */
export type LinkKind = "snake" | "ladder" | "jump" | "flight";

/**
 * A snake, ladder, jump or flight.
 */
export type LinkLayout = {
/**
 * What it is.
 */
kind: LinkKind,
/**
 * The seat whose tokens follow it; none if all do.
 */
seat: Seat | null,
/**
 * The square where it begins, as an index.
 */
from: number,
/**
 * The square where it ends, as an index.
 */
to: number,
/**
 * The middles of the two squares.
 */
line: [Point, Point], };

/**
 * Make a room and sit down in it.
 */
export type MakeRoom = {
/**
 * A variant's id.
 */
variant?: string,
/**
 * Or a variant file.
 */
variant_text?: string,
/**
 * Your name, 1 to 30 characters.
 */
name: string,
/**
 * Your seat; the first usual one if none is said.
 */
seat?: Seat,
/**
 * Values of the variant that are changed, with the keys of its file.
 */
options?: Record<string, unknown>,
/**
 * Whether the lobby lists the room.
 */
public?: boolean,
/**
 * Seconds for a turn; 60 if none are said.
 */
turn_seconds?: number,
/**
 * A seed that all dice follow from: for practice and tests, and said so on the screen.
 */
seed?: number,
/**
 * Other settings of the table.
 */
settings?: Change, };

/**
 * A moment, or a length of time, in milliseconds of the driver's clock.
 */
export type Millis = number;

/**
 * A roll that is open.
 */
export type OpenedView = {
/**
 * Its index, from 1 on.
 */
index: number,
/**
 * Who rolls; none where the first seat is drawn.
 */
roller: Seat | null,
/**
 * The seats that take part.
 */
contributors: Array<Seat>,
/**
 * Those whose values are in.
 */
released: Array<Seat>, };

/**
 * A command with its name, so that sending it twice does it once.
 */
export type Order = {
/**
 * A name that the client makes up, different for each command.
 */
cmd_id: string,
/**
 * The last entry the client has seen; what it has not seen may make the command stale.
 */
seq?: number, } & ({ "type": "ready",
/**
 * Ready or not.
 */
ready?: boolean, } | { "type": "sit",
/**
 * The seat; the first free one if none is said.
 */
seat?: Seat,
/**
 * The name of who plays there; your own if none is said.
 */
name?: string, } | { "type": "start" } | { "type": "roll",
/**
 * Your device's value for the roll, if it takes part.
 */
value?: string, } | { "type": "anchor",
/**
 * The game, as the view names it.
 */
game: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * What is committed to, in hexadecimal digits.
 */
anchor: string, } | { "type": "release",
/**
 * The roll.
 */
index: number,
/**
 * The seat.
 */
seat: Seat,
/**
 * The value, in hexadecimal digits.
 */
value: string, } | { "type": "move",
/**
 * The token's number.
 */
token: number,
/**
 * The pips, where several numbers are open.
 */
pips?: number, } | { "type": "pass" } | { "type": "use",
/**
 * Which one.
 */
item: Item,
/**
 * The dice of a roll of one's choice.
 */
dice?: Array<number>, } | { "type": "chat",
/**
 * At most 500 characters.
 */
text: string, } | { "type": "react",
/**
 * At most 16 characters.
 */
reaction: string, } | { "type": "pause" } | { "type": "resume" } | { "type": "kick",
/**
 * The person's seat.
 */
seat: Seat, } | { "type": "remove",
/**
 * The person's number.
 */
player: PlayerId, } | { "type": "mute",
/**
 * The person's number.
 */
player: PlayerId,
/**
 * Whether they are silenced.
 */
muted?: boolean, } | { "type": "chat_on",
/**
 * Whether there is one.
 */
on: boolean, } | { "type": "list",
/**
 * Whether the lobby lists it.
 */
public: boolean, } | { "type": "add_bot",
/**
 * The seat; the first free one if none is said.
 */
seat?: Seat,
/**
 * The bot's level.
 */
level?: string,
/**
 * Its name; that of its level if none is said.
 */
name?: string, } | { "type": "remove_bot",
/**
 * Its seat.
 */
seat: Seat, } | { "type": "settings",
/**
 * What is changed.
 */
settings: Change, } | { "type": "autopilot",
/**
 * Whether a bot plays.
 */
on: boolean,
/**
 * Its level.
 */
level?: string,
/**
 * Which of your seats; the one whose turn it is, or the first, if none is said.
 */
seat?: Seat, } | { "type": "undo" } | { "type": "redo" } | { "type": "vote",
/**
 * Whether you agree.
 */
agree: boolean, } | { "type": "leave" } | { "type": "return" } | { "type": "rematch" });

/**
 * What goes out on a socket.
 */
export type Out = { "type": "refresh",
/**
 * What it is about, in a word.
 */
hint: string,
/**
 * The number of the last entry.
 */
seq: number,
/**
 * What happened.
 */
events: Array<RoomEvent>,
/**
 * The view after it, without chat and without `you`.
 */
view: RoomView, } | { "type": "done",
/**
 * The command's name.
 */
cmd_id: string,
/**
 * The number of its last entry.
 */
seq: number,
/**
 * What happened.
 */
events: Array<RoomEvent>, } | { "type": "refused",
/**
 * The command's name, if it could be read.
 */
cmd_id?: string,
/**
 * Why.
 */
error: Problem, } | { "type": "view",
/**
 * The view.
 */
view: RoomView, } | { "type": "pong" };

/**
 * Why a turn ended without a move.
 */
export type PassReason = "no_move" | "zero" | "choice";

/**
 * A person without a seat.
 */
export type PersonView = {
/**
 * The person's number.
 */
player: PlayerId,
/**
 * The name.
 */
name: string,
/**
 * Has a connection.
 */
connected: boolean, };

/**
 * A person, as the driver numbers them. Bots have no number: they never ask for anything.
 */
export type PlayerId = number;

/**
 * A point on the board.
 */
export type Point = {
/**
 * From the left.
 */
x: number,
/**
 * From the top.
 */
y: number, };

/**
 * Why something was refused.
 */
export type Problem = {
/**
 * A stable code.
 */
code: string,
/**
 * The same in words a player understands.
 */
message: string, };

/**
 * A side and its place. Sides that are level have the same one, and the next comes after all of them.
 */
export type RankView = {
/**
 * The place, from 1 on.
 */
place: number,
/**
 * The seats that play together.
 */
seats: Array<Seat>, };

/**
 * A record to be played again.
 */
export type Replay = {
/**
 * The record of a game.
 */
record: string, };

/**
 * A record played again.
 */
export type Replayed = {
/**
 * The variant.
 */
variant: VariantView,
/**
 * Who played, by seat, as far as the record says.
 */
names: { [key in Seat]: string },
/**
 * For every action what happened.
 */
events: Array<Array<Event>>,
/**
 * The states before the first action and after each one.
 */
states: Array<View>,
/**
 * Why the proof of its dice is not to be believed, in words; none if it is good, or if there is
 * no proof.
 */
fraud: string | null, };

/**
 * Something that happened in a room. docs/PROTOCOL.md lists all of them.
 */
export type RoomEvent = { "type": "person_entered", player: PlayerId, name: string, } | { "type": "person_left", player: PlayerId, } | { "type": "person_removed", player: PlayerId, } | { "type": "player_joined", seat: Seat, name: string | null, } | { "type": "seat_freed", seat: Seat, } | { "type": "player_ready", player: PlayerId, ready: boolean, } | { "type": "host_changed", player: PlayerId | null, } | { "type": "settings_changed" } | { "type": "listed", public: boolean, } | { "type": "game_started", round: number, } | { "type": "rolling", seat: Seat, } | { "type": "time_warning", seat: Seat, left_ms: Millis, } | { "type": "turn_missed", seat: Seat, misses: number, } | { "type": "bot_took_over", seat: Seat, level: string, reason: Why, } | { "type": "taken_back", seat: Seat, } | { "type": "paused", player: PlayerId, } | { "type": "resumed" } | { "type": "undo_asked", player: PlayerId, back: Back, } | { "type": "undo_answered", player: PlayerId, agree: boolean, } | { "type": "undo_refused" } | { "type": "undone", ply: number, dice: Array<string>, } | { "type": "redone", ply: number, } | { "type": "player_left", player: PlayerId, } | { "type": "player_returned", player: PlayerId, } | { "type": "time_up" } | { "type": "round_over", places: Array<Seat>, ranks?: Array<RankView>, } | { "type": "match_over", winners: Array<Seat>, } | { "type": "rematch", player: PlayerId, } | { "type": "seats_rotated" } | { "type": "server_returned", lost_ms: Millis, } | { "type": "chat", player: PlayerId, name: string, text: string, at: Millis, } | { "type": "reaction", player: PlayerId, seat: Seat | null, reaction: string, } | { "type": "muted", player: PlayerId, muted: boolean, } | { "type": "chat_switched", on: boolean, } | { "type": "anchored", seat: Seat, anchor: string, } | { "type": "renewed", anchor: string, } | { "type": "roll_opened", index: number, roller: Seat | null, contributors: Array<Seat>, } | { "type": "roll_void", index: number, } | { "type": "roll_shown", index: number, roller: Seat | null, server: string, contributions: { [key in Seat]: string }, missing: Array<Seat>, fell: string, } | Event;

/**
 * What a viewer sees of a room.
 */
export type RoomView = {
/**
 * The code.
 */
code: string,
/**
 * The number of the last entry.
 */
seq: number,
/**
 * `waiting`, `playing`, `ended` or `rematch`.
 */
status: "waiting" | "playing" | "ended" | "rematch",
/**
 * The variant's id.
 */
variant: string,
/**
 * The hash of its rules.
 */
variant_hash: string,
/**
 * The seats.
 */
seats: Array<SeatView>,
/**
 * People without a seat.
 */
watchers: Array<PersonView>,
/**
 * The game that is played, or the last one: the `state` of docs/ENGINE.md.
 */
game: View | null,
/**
 * Where a person has to move: the places in `game.legal` of the moves whose token an opponent
 * could capture with the next throw.
 */
risky: Array<number>,
/**
 * The seat whose dice were asked for and have not fallen yet: they wait for the values of others.
 */
asked: Seat | null,
/**
 * Who you are.
 */
you: You | null,
/**
 * The clocks.
 */
clock: ClockView,
/**
 * The last things that were said.
 */
chat: Array<SaidView>,
/**
 * Whether the chat is on.
 */
chat_on: boolean,
/**
 * Whom the host does not let speak.
 */
muted: Array<PlayerId>,
/**
 * Whether the lobby lists the room.
 */
public: boolean,
/**
 * The settings of the table.
 */
settings: Settings,
/**
 * Rounds of the match that are over.
 */
rounds: number,
/**
 * The seats that have won the match, once it is over.
 */
winners: Array<Seat> | null,
/**
 * The host's number.
 */
host: PlayerId | null,
/**
 * A question whether something may be taken back, while it is open.
 */
vote: Vote | null,
/**
 * The places of the last game, best first.
 */
places: Array<Seat>,
/**
 * Who shares which place, best first: partners, and who was level when the time was up.
 */
ranks: Array<RankView>,
/**
 * How many games have ended here: the number of the last one.
 */
games: number,
/**
 * Where the dice come from.
 */
dice: DiceView, };

/**
 * Something that was said.
 */
export type SaidView = {
/**
 * When, in milliseconds since 1970.
 */
at: Millis,
/**
 * Who said it.
 */
player: PlayerId,
/**
 * The name.
 */
name: string,
/**
 * What.
 */
text: string, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * What belongs to a seat. Squares are given as indices into [`Layout::squares`].
 */
export type SeatLayout = {
/**
 * The seat.
 */
seat: Seat,
/**
 * Its colour as the board file names it; empty if it does not.
 */
colour: string,
/**
 * Its yard.
 */
yard: number,
/**
 * A slot for each token that waits.
 */
yard_slots: Slots,
/**
 * Its pad, if the way has one.
 */
pad: number | null,
/**
 * Its finish; none if the way ends on the track or in the stretch.
 */
finish: number | null,
/**
 * A slot for each token that is home; none without a finish.
 */
finish_slots: Slots,
/**
 * The square of every step, from [`Layout::first_step`] on. Squares that only another lap
 * leads over follow after the end of the way.
 */
path: Array<number>, };

/**
 * A seat.
 */
export type SeatView = {
/**
 * Its number.
 */
seat: Seat,
/**
 * The name of who sits there; none if it is free.
 */
name: string | null,
/**
 * `human`, `bot` or `free`.
 */
kind: "human" | "bot" | "free",
/**
 * The person's number.
 */
player?: PlayerId,
/**
 * The level of the bot that plays the seat, its own or a person's.
 */
level?: string,
/**
 * Why a bot plays a person's seat: `asked`, `missed` or `left`.
 */
lent?: Why,
/**
 * Ready to start.
 */
ready: boolean,
/**
 * The host's.
 */
host: boolean,
/**
 * The person has a connection; bots always have.
 */
connected: boolean,
/**
 * Rounds of the match that were won.
 */
points: number, };

/**
 * Who sits where, and who begins, in the next round.
 */
export type SeatsAfter = "keep" | "rotate" | "winner_first";

/**
 * A chapter of a rulebook.
 */
export type Section = {
/**
 * The heading.
 */
title: Clause,
/**
 * Sentences, in the order in which they are read.
 */
clauses: Array<Clause>, };

/**
 * A view and what has happened since.
 */
export type Seen = {
/**
 * What has happened since the entry that was asked for; none if that is too long ago.
 */
events: Array<RoomEvent> | null,
/**
 * The code.
 */
code: string,
/**
 * The number of the last entry.
 */
seq: number,
/**
 * `waiting`, `playing`, `ended` or `rematch`.
 */
status: "waiting" | "playing" | "ended" | "rematch",
/**
 * The variant's id.
 */
variant: string,
/**
 * The hash of its rules.
 */
variant_hash: string,
/**
 * The seats.
 */
seats: Array<SeatView>,
/**
 * People without a seat.
 */
watchers: Array<PersonView>,
/**
 * The game that is played, or the last one: the `state` of docs/ENGINE.md.
 */
game: View | null,
/**
 * Where a person has to move: the places in `game.legal` of the moves whose token an opponent
 * could capture with the next throw.
 */
risky: Array<number>,
/**
 * The seat whose dice were asked for and have not fallen yet: they wait for the values of others.
 */
asked: Seat | null,
/**
 * Who you are.
 */
you: You | null,
/**
 * The clocks.
 */
clock: ClockView,
/**
 * The last things that were said.
 */
chat: Array<SaidView>,
/**
 * Whether the chat is on.
 */
chat_on: boolean,
/**
 * Whom the host does not let speak.
 */
muted: Array<PlayerId>,
/**
 * Whether the lobby lists the room.
 */
public: boolean,
/**
 * The settings of the table.
 */
settings: Settings,
/**
 * Rounds of the match that are over.
 */
rounds: number,
/**
 * The seats that have won the match, once it is over.
 */
winners: Array<Seat> | null,
/**
 * The host's number.
 */
host: PlayerId | null,
/**
 * A question whether something may be taken back, while it is open.
 */
vote: Vote | null,
/**
 * The places of the last game, best first.
 */
places: Array<Seat>,
/**
 * Who shares which place, best first: partners, and who was level when the time was up.
 */
ranks: Array<RankView>,
/**
 * How many games have ended here: the number of the last one.
 */
games: number,
/**
 * Where the dice come from.
 */
dice: DiceView, };

/**
 * What people agree on before they play.
 */
export type Settings = {
/**
 * All people sit round one screen: nobody has to say that they are ready, and the next match
 * starts at once.
 */
shared_screen: boolean,
/**
 * The dice fall without being asked for.
 */
auto_roll: boolean,
/**
 * A move without a choice is played by the table, see [`crate::Input::Tick`].
 */
play_forced: boolean,
/**
 * Whether moves can be taken back.
 */
undo: Undo,
/**
 * What becomes of the seat of someone who leaves during a game.
 */
leaving: Leaving,
/**
 * The level that plays when someone's time is up.
 */
stand_in: string,
/**
 * The time for a turn, anew for every extra roll; none for as long as it takes.
 */
turn_seconds: number | null,
/**
 * How long before the end of that time there is a warning; 0 for none.
 */
warn_seconds: number,
/**
 * The time after which a game ends as it stands.
 */
game_seconds: number | null,
/**
 * Rounds of a match: an odd number.
 */
best_of: number,
/**
 * Who sits where, and who begins, in the next round and after a rematch.
 */
seats_after: SeatsAfter, };

/**
 * The shape of a square.
 */
export type Shape = "square" | "triangle" | "circle";

/**
 * Places for tokens inside a yard or finish.
 */
export type Slots = {
/**
 * The room each token has, at most that of a square.
 */
size: number,
/**
 * The middle of each.
 */
at: Array<Point>, };

/**
 * A place on the board.
 */
export type Square = string;

/**
 * What a square does to a token that comes to rest on it.
 */
export type SquareEffect = "skip" | "swap" | "shield" | "second_throw" | "chosen_roll";

/**
 * What a square is.
 */
export type SquareKind = "yard" | "pad" | "track" | "stretch" | "finish";

/**
 * A place on the board.
 */
export type SquareLayout = {
/**
 * The square as events name it; a seat's own squares say whose they are.
 */
name: string,
/**
 * What it is.
 */
kind: SquareKind,
/**
 * The seat that alone walks here.
 */
seat: Seat | null,
/**
 * Its number on the track or in the stretch.
 */
number: number | null,
/**
 * Whether tokens are safe here.
 */
safe: boolean,
/**
 * Whether it is marked (a rosette).
 */
mark: boolean,
/**
 * The seat whose tokens come onto the track here.
 */
start_of: Seat | null,
/**
 * The seat in whose colour it is painted: its start, its own squares, the ends of its jumps.
 */
owner: Seat | null,
/**
 * What it does to a token that comes to rest on it.
 */
effect: SquareEffect | null,
/**
 * The shape.
 */
shape: Shape,
/**
 * The middle, where a single token stands.
 */
x: number,
/**
 * The middle, where a single token stands.
 */
y: number,
/**
 * Its width before it is turned; the base of a triangle, the diameter of a circle.
 */
width: number,
/**
 * Its height before it is turned.
 */
height: number,
/**
 * How far it is turned about its middle, in degrees clockwise.
 */
rotation: number, };

/**
 * How much is going on.
 */
export type Stats = {
/**
 * The version of the program.
 */
version: string,
/**
 * The version of the protocol.
 */
protocol: number,
/**
 * Where others in the house find this server, if it knows.
 */
address?: string,
/**
 * Rooms by their status; one that has had a game and waits for the next is waiting.
 */
rooms: { [key in string]: number },
/**
 * Games that were played to their end.
 */
games_finished: number,
/**
 * Rooms in which something may happen any moment.
 */
rooms_awake: number, };

/**
 * A room in the lobby.
 */
export type Summary = {
/**
 * The code.
 */
code: string,
/**
 * The variant's id.
 */
variant: string,
/**
 * Whether its rules are others than those of the variant that comes with the program.
 */
house_rules: boolean,
/**
 * `waiting`, `playing`, `ended` or `rematch`.
 */
status: string,
/**
 * Whose room it is.
 */
host: string | null,
/**
 * Seats that are taken.
 */
taken: number,
/**
 * Seats there are.
 */
seats: number,
/**
 * Bots among those who sit.
 */
bots: number, };

/**
 * Where a token is.
 */
export type TokenView = {
/**
 * The step on the seat's own way.
 */
step: number,
/**
 * The square.
 */
square: Square, };

/**
 * What is due, and whose turn it is.
 */
export type TurnView = {
/**
 * `opening`, `roll`, `move` or `over`.
 */
phase: "opening" | "roll" | "move" | "over",
/**
 * The seat to act; none while it is drawn and when the game is over.
 */
seat: Seat | null, };

/**
 * Whether moves can be taken back.
 */
export type Undo = "never" | "ask" | "free";

/**
 * A variant for clients that know no rules.
 */
export type VariantView = {
/**
 * The hash of its rules.
 */
hash: string,
/**
 * Its rules as a file.
 */
text: string,
/**
 * Its rules as sentences, to be told in the viewer's language.
 */
rulebook: Array<Section>,
/**
 * How many dice are thrown.
 */
dice: number,
/**
 * The numbers a die can show, or what a throw of lots can be worth.
 */
faces: Array<number>,
/**
 * How many two-sided lots are thrown instead of dice; 0 for dice.
 */
lots: number,
/**
 * The names of a seat's tokens; none if they have numbers.
 */
token_names: Array<string>,
/**
 * Where everything is drawn.
 */
layout: Layout,
/**
 * Its id.
 */
id: string,
/**
 * Its name.
 */
name: string,
/**
 * What it is like, in a sentence.
 */
summary: string,
/**
 * The fewest and the most players.
 */
players: [number, number],
/**
 * Tokens of a seat.
 */
tokens: number,
/**
 * How long its games are and how much of them is luck, where that was measured.
 */
figures?: { games: number, players: number, turns: number, luck: number }, };

/**
 * The state of a game for clients, which know no rules.
 */
export type View = {
/**
 * How many actions there were.
 */
ply: number,
/**
 * What is due, and whose turn it is.
 */
turn: TurnView,
/**
 * The moves that may be made now.
 */
legal: Array<LegalView>,
/**
 * For every seat in the game, its tokens.
 */
tokens: { [key in Seat]: Array<TokenView> },
/**
 * The seats that have a place, best first.
 */
places: Array<Seat>,
/**
 * While a move is due: the throw.
 */
dice?: Array<number>,
/**
 * While a move is due: whether the player may decline to move.
 */
may_pass?: boolean,
/**
 * An item that may be used now.
 */
item?: Item,
/**
 * What seats have besides their tokens' places.
 */
seats?: { [key in Seat]: ConditionView },
/**
 * Seats whose players have left.
 */
left?: Array<Seat>, };

/**
 * A person wants to go back or forth, and the others are asked.
 */
export type Vote = {
/**
 * Who wants it.
 */
by: PlayerId,
/**
 * Which way.
 */
back: Back,
/**
 * To which ply.
 */
to: number,
/**
 * Who has agreed.
 */
agreed: Array<PlayerId>,
/**
 * When it was asked.
 */
since: Millis, };

/**
 * Come in and watch.
 */
export type Watch = {
/**
 * Your name, 1 to 30 characters.
 */
name: string, };

/**
 * Why a bot plays a person's seat.
 */
export type Why = "asked" | "missed" | "left";

/**
 * Who you are.
 */
export type You = {
/**
 * Your number.
 */
player: PlayerId,
/**
 * Your name.
 */
name: string,
/**
 * Your seat, if you have one.
 */
seat: Seat | null,
/**
 * You may not speak.
 */
muted: boolean, };
