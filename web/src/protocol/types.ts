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
 * Why a bot plays a person's seat.
 */
export type AutopilotReason = "asked" | "missed" | "left";

/**
 * The direction in the game.
 */
export type Back = "undo" | "redo";

/**
 * The answers to the form, as typed. Squares are numbered from 1.
 */
export type BoardForm = {
/**
 * The name of the game.
 */
name: string,
/**
 * The number of squares, 9 to 250.
 */
size: number,
/**
 * The number of squares in a row.
 */
row: number,
/**
 * The number of dice, which are added together.
 */
dice: number,
/**
 * The faces of a die: 4, 6, 8, 10, 12 or 20.
 */
faces: number,
/**
 * The snakes, each as head and tail: `99>54 70>55`.
 */
snakes: string,
/**
 * The ladders, each as foot and top: `6>25 11>40`.
 */
ladders: string,
/**
 * Whether a token that rolls too much bounces back from the last square instead of staying.
 */
bounce: boolean,
/**
 * Squares that give another roll: `13 33`.
 */
marks: string,
/**
 * Squares that cost the next turn.
 */
skip: string,
/**
 * Squares that swap places with the leader.
 */
swap: string,
/**
 * Squares that give a shield against one snake.
 */
shield: string,
/**
 * Squares that give a second throw.
 */
second_throw: string,
/**
 * Squares that give a roll of the player's choice.
 */
chosen_roll: string, };

/**
 * Changes to the settings of the table. Missing values stay as they are.
 */
export type Change = {
/**
 * Everybody plays on one screen, so nobody has to say that they are ready.
 */
shared_screen?: boolean,
/**
 * Whether moves can be undone: `never`, `ask` or `free`.
 */
undo?: Undo,
/**
 * What happens to the seat of a player who leaves: `"tokens_go"` or `{"bot":"medium"}`.
 */
leaving?: Leaving,
/**
 * The level of the bot that plays when a player's time is up.
 */
stand_in?: string,
/**
 * Seconds for a turn.
 */
turn_seconds?: number,
/**
 * How many seconds before the end of a turn the player is warned.
 */
warn_seconds?: number,
/**
 * Seconds for a whole game; 0 for no limit.
 */
game_seconds?: number,
/**
 * The number of rounds in a match.
 */
best_of?: number,
/**
 * How seats change after a round: `keep`, `rotate` or `winner_first`.
 */
seats_after?: SeatsAfter,
/**
 * Play moves without a choice automatically.
 */
play_forced?: boolean,
/**
 * Roll the dice automatically.
 */
auto_roll?: boolean, };

/**
 * A variant to check: either `text` or `board`.
 */
export type CheckVariant = {
/**
 * A variant file.
 */
text?: string,
/**
 * The answers to the form for a snakes and ladders board of your own.
 */
board?: BoardForm,
/**
 * With `board`: the snakes and ladders to enter in place of those in the form.
 */
fill?: Fill, };

/**
 * A checked variant.
 */
export type CheckedVariant = {
/**
 * What is wrong; empty if the variant can be played.
 */
problems: Array<VariantProblem>,
/**
 * The form, with the snakes and ladders that were filled in; `null` for a file.
 */
board: BoardForm | null,
/**
 * The variant as a file, for `variant_text` of a new room.
 */
text: string,
/**
 * The variant; `null` if there are problems.
 */
variant: VariantView | null,
/**
 * How long the board takes; `null` for a file and if there are problems.
 */
rolls: ExpectedRolls | null, };

/**
 * A sentence or a part of one: the id of a message and its values.
 */
export type Clause = {
/**
 * The id of the message in the language files.
 */
id: string,
/**
 * Its values.
 */
args: { [key in string]: Arg },
/**
 * Whether it is an item of a list instead of a sentence in a paragraph.
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
 * Milliseconds left for the turn, if a person has to act within a limit.
 */
turn_left_ms: Millis | null,
/**
 * Milliseconds left for the game, if it has a limit.
 */
game_left_ms: Millis | null,
/**
 * Whether all clocks are stopped.
 */
paused: boolean, };

/**
 * A command of a person.
 */
export type Command = { "type": "ready",
/**
 * Whether you are ready.
 */
ready?: boolean, } | { "type": "sit",
/**
 * The seat; the first free one by default.
 */
seat?: Seat,
/**
 * The name of the person who plays there; your own by default.
 */
name?: string, } | { "type": "start" } | { "type": "roll",
/**
 * Your device's value for the roll, if it takes part in the dice.
 */
value?: string, } | { "type": "anchor",
/**
 * The id of the game, as in the view.
 */
game: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The commitment in hexadecimal digits.
 */
anchor: string, } | { "type": "release",
/**
 * The index of the roll.
 */
index: number,
/**
 * The seat.
 */
seat: Seat,
/**
 * The value in hexadecimal digits.
 */
value: string, } | { "type": "move",
/**
 * The number of the token.
 */
token: number,
/**
 * The pips to move, if there is a choice.
 */
pips?: number, } | { "type": "pass" } | { "type": "use",
/**
 * The item.
 */
item: Item,
/**
 * The dice of a chosen roll.
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
 * Whether the person is muted.
 */
muted?: boolean, } | { "type": "chat_on",
/**
 * Whether the chat is on.
 */
on: boolean, } | { "type": "list",
/**
 * Whether the lobby lists the room.
 */
public: boolean, } | { "type": "add_bot",
/**
 * The seat; the first free one by default.
 */
seat?: Seat,
/**
 * The bot's level.
 */
level?: string,
/**
 * The bot's name; its level by default.
 */
name?: string, } | { "type": "remove_bot",
/**
 * The bot's seat.
 */
seat: Seat, } | { "type": "settings",
/**
 * The changes.
 */
settings: Change, } | { "type": "autopilot",
/**
 * Whether a bot plays.
 */
on: boolean,
/**
 * The bot's level.
 */
level?: string,
/**
 * Which of your seats; by default the one to act, otherwise your first.
 */
seat?: Seat, } | { "type": "undo" } | { "type": "redo" } | { "type": "vote",
/**
 * Whether you agree.
 */
agree: boolean, } | { "type": "leave" } | { "type": "return" } | { "type": "rematch" };

/**
 * Properties of a seat besides its tokens.
 */
export type ConditionView = {
/**
 * The items it holds.
 */
items?: Array<Item>,
/**
 * Whether it will miss its next turn.
 */
will_skip?: boolean,
/**
 * Whether it has captured; recorded only if a gate depends on it.
 */
has_captured?: boolean,
/**
 * Pairs of tokens that move together as a block.
 */
blocks?: Array<[number, number]>, };

/**
 * The source of the dice of the current game or, without one, of the next game.
 */
export type DiceView = {
/**
 * `sealed`, `server` or `seeded`.
 */
mode: "sealed" | "server" | "seeded",
/**
 * The id of the game, in hexadecimal digits.
 */
game: string | null,
/**
 * The server's commitment.
 */
server: string | null,
/**
 * The value that binds the game, once it has started.
 */
start: string | null,
/**
 * The people of this game by their seats in it. After a game: those of the next one, in which
 * they may have other seats.
 */
seats: { [key in Seat]: PlayerId },
/**
 * The commitments of the seats' devices.
 */
anchors: { [key in Seat]: string },
/**
 * The open roll.
 */
opened: OpenedView | null, };

/**
 * A command was carried out.
 */
export type Done = {
/**
 * The number of its last entry.
 */
seq: number,
/**
 * Its events.
 */
events: Array<RoomEvent>, };

/**
 * You have entered a room.
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
 * Your token, which proves who you are. Keep it secret.
 */
token: string,
/**
 * The number of the room's last entry.
 */
seq: number, };

/**
 * Something that happened in the game.
 */
export type Event = { "type": "opening_rolled", seat: Seat, dice: Faces, } | { "type": "opening_tied", seats: Array<Seat>, } | { "type": "first", seat: Seat, } | { "type": "rolled", seat: Seat, dice: Faces, } | { "type": "moved", seat: Seat, token: number, from: number, to: number, via: Array<number>, square: Square, } | { "type": "linked", seat: Seat, token: number, kind: LinkKind, from: number, to: number, square: Square, } | { "type": "captured", seat: Seat, token: number, by: Seat, square: Square, } | { "type": "bound", seat: Seat, tokens: [number, number], square: Square, } | { "type": "finished", seat: Seat, token: number, } | { "type": "bonus_won", seat: Seat, pips: number, } | { "type": "pips_lost", seat: Seat, pips: Faces, } | { "type": "gate_opened", seat: Seat, } | { "type": "passed", seat: Seat, reason: PassReason, why?: Array<Hindrance>, } | { "type": "again", seat: Seat, reason: AgainReason, } | { "type": "streak_broken", seat: Seat, throws: number, } | { "type": "sent_back", seat: Seat, token: number, from: number, } | { "type": "will_skip", seat: Seat, } | { "type": "skipped", seat: Seat, } | { "type": "swapped", seat: Seat, token: number, with: Seat, with_token: number, } | { "type": "item_gained", seat: Seat, item: Item, } | { "type": "item_used", seat: Seat, item: Item, } | { "type": "left", seat: Seat, } | { "type": "placed", seat: Seat, place: number, side: Array<Seat>, rank: number, } | { "type": "over", places: Array<Seat>, };

/**
 * How many rolls a player alone on a board needs on average. Special squares are left out.
 */
export type ExpectedRolls = {
/**
 * On this board; `null` if the last square may never be reached.
 */
expected: number | null,
/**
 * The least and the most on random boards of this size and with these dice.
 */
announced: [number, number], };

/**
 * A few small numbers, such as the faces of a throw, without heap allocation.
 */
export type Faces = Array<number>;

/**
 * The body of a refusal.
 */
export type Failure = {
/**
 * The reason.
 */
error: Problem, };

/**
 * Snakes and ladders to enter in the form.
 */
export type Fill = "classic" | {
/**
 * The seed.
 */
seed: number,
/**
 * The number of snakes.
 */
snakes: number,
/**
 * The number of ladders.
 */
ladders: number, };

/**
 * A reason why some tokens of a seat could not use a throw.
 */
export type Hindrance = {
/**
 * The obstacle that stops them.
 */
obstacle: Obstacle,
/**
 * The tokens.
 */
tokens: Array<number>,
/**
 * The numbers that would do, if a single number is what they lack.
 */
needs?: Array<number>,
/**
 * The seat that is in the way.
 */
seat?: Seat,
/**
 * The square where it is.
 */
square?: Square, };

/**
 * How a house rule is shown.
 */
export type HouseKind = "switch" | "choice";

/**
 * A house rule that a variant offers.
 */
export type HouseRule = {
/**
 * Its id, for `house` of a new room.
 */
id: string,
/**
 * Whether it is a switch or a choice.
 */
kind: HouseKind,
/**
 * The choice that the variant has itself.
 */
own: string,
/**
 * The choice that is played.
 */
played: string,
/**
 * The names of the choices. `own` is a value of the variant that is not in the usual list.
 */
choices: Array<string>,
/**
 * The switch that must be on, or else the rule has no effect.
 */
needs: string | null,
/**
 * The id of its name in the language files. Its explanation is `LABEL-hint`, and a choice is
 * `LABEL-CHOICE`.
 */
label: string, };

/**
 * Something that a player holds and can use later.
 */
export type Item = "shield" | "second_throw" | "chosen_roll";

/**
 * Enter and sit down.
 */
export type Join = {
/**
 * Your name, 1 to 30 characters.
 */
name: string,
/**
 * Your seat; the first free one by default.
 */
seat?: Seat, };

/**
 * Everything a client needs to draw a variant.
 */
export type Layout = {
/**
 * The width of the board.
 */
width: number,
/**
 * The height of the board.
 */
height: number,
/**
 * The squares, in the order in which to draw them: first the track, then those of each seat.
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
 * The first step of every seat's `path`: −1 for a yard, or 0 off a board without yards.
 */
first_step: number, };

/**
 * What happens to the seat of someone who leaves during a game.
 */
export type Leaving = { "bot": string } | "tokens_go";

/**
 * A legal move, with what it would do.
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
 * The step where it ends the move.
 */
to: number,
/**
 * The steps it goes over before it follows links, up to the one where it lands.
 */
via: Array<number>,
/**
 * Moves with the same number are the same choice: it does not matter which of them is made.
 */
group: number,
/**
 * The tokens it captures.
 */
captures: Array<[Seat, number]>,
/**
 * The seat of the token, if it is a partner's.
 */
seat?: Seat, };

/**
 * The kind of a link.
 */
export type LinkKind = "snake" | "ladder" | "jump" | "flight";

/**
 * A snake, ladder, jump or flight.
 */
export type LinkLayout = {
/**
 * Its kind.
 */
kind: LinkKind,
/**
 * The seat whose tokens follow it; none if all tokens do.
 */
seat: Seat | null,
/**
 * The index of the square where it begins.
 */
from: number,
/**
 * The index of the square where it ends.
 */
to: number,
/**
 * The middles of the two squares.
 */
line: [Point, Point], };

/**
 * Create a room and sit down in it.
 */
export type MakeRoom = {
/**
 * The id of a built-in variant.
 */
variant?: string,
/**
 * A variant file, instead of an id.
 */
variant_text?: string,
/**
 * Your name, 1 to 30 characters.
 */
name: string,
/**
 * Your seat; by default the first in the variant's usual order.
 */
seat?: Seat,
/**
 * House rules: the name of a choice by the id of its rule, from `house` of the variant.
 */
house?: { [key in string]: string },
/**
 * Values that override those of the variant, by the keys of its file. They are set after the
 * house rules.
 */
options?: Record<string, unknown>,
/**
 * Whether the lobby lists the room.
 */
public?: boolean,
/**
 * Seconds for a turn; 60 by default.
 */
turn_seconds?: number,
/**
 * A seed that decides all dice, for practice and tests. Viewers see that the room has one.
 */
seed?: number,
/**
 * Other settings of the table.
 */
settings?: Change, };

/**
 * A point in time or a duration, in milliseconds of the driver's clock.
 */
export type Millis = number;

/**
 * An obstacle that stops a token.
 */
export type Obstacle = "entry" | "only_dice_enter" | "too_far" | "last_square" | "dead_end" | "stair" | "odd_for_block" | "own_token" | "passing" | "block" | "safe_held" | "full";

/**
 * An open roll.
 */
export type OpenedView = {
/**
 * The index of the roll, starting at 1.
 */
index: number,
/**
 * The seat that rolls; `null` when the first seat is drawn.
 */
roller: Seat | null,
/**
 * The seats that take part.
 */
contributors: Array<Seat>,
/**
 * The seats that have released their values.
 */
released: Array<Seat>, };

/**
 * A command with an id, so that sending it twice carries it out once.
 */
export type Order = {
/**
 * An id that the client chooses, different for each command.
 */
cmd_id: string,
/**
 * The last entry that the client has seen. If the game has changed since then, the command may
 * be stale.
 */
seq?: number, } & ({ "type": "ready",
/**
 * Whether you are ready.
 */
ready?: boolean, } | { "type": "sit",
/**
 * The seat; the first free one by default.
 */
seat?: Seat,
/**
 * The name of the person who plays there; your own by default.
 */
name?: string, } | { "type": "start" } | { "type": "roll",
/**
 * Your device's value for the roll, if it takes part in the dice.
 */
value?: string, } | { "type": "anchor",
/**
 * The id of the game, as in the view.
 */
game: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * The commitment in hexadecimal digits.
 */
anchor: string, } | { "type": "release",
/**
 * The index of the roll.
 */
index: number,
/**
 * The seat.
 */
seat: Seat,
/**
 * The value in hexadecimal digits.
 */
value: string, } | { "type": "move",
/**
 * The number of the token.
 */
token: number,
/**
 * The pips to move, if there is a choice.
 */
pips?: number, } | { "type": "pass" } | { "type": "use",
/**
 * The item.
 */
item: Item,
/**
 * The dice of a chosen roll.
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
 * Whether the person is muted.
 */
muted?: boolean, } | { "type": "chat_on",
/**
 * Whether the chat is on.
 */
on: boolean, } | { "type": "list",
/**
 * Whether the lobby lists the room.
 */
public: boolean, } | { "type": "add_bot",
/**
 * The seat; the first free one by default.
 */
seat?: Seat,
/**
 * The bot's level.
 */
level?: string,
/**
 * The bot's name; its level by default.
 */
name?: string, } | { "type": "remove_bot",
/**
 * The bot's seat.
 */
seat: Seat, } | { "type": "settings",
/**
 * The changes.
 */
settings: Change, } | { "type": "autopilot",
/**
 * Whether a bot plays.
 */
on: boolean,
/**
 * The bot's level.
 */
level?: string,
/**
 * Which of your seats; by default the one to act, otherwise your first.
 */
seat?: Seat, } | { "type": "undo" } | { "type": "redo" } | { "type": "vote",
/**
 * Whether you agree.
 */
agree: boolean, } | { "type": "leave" } | { "type": "return" } | { "type": "rematch" });

/**
 * A message to a socket.
 */
export type Out = { "type": "refresh",
/**
 * One word for what happened.
 */
hint: string,
/**
 * The number of the last entry.
 */
seq: number,
/**
 * The events.
 */
events: Array<RoomEvent>,
/**
 * The view afterwards, without chat and without `you`.
 */
view: RoomView, } | { "type": "done",
/**
 * The id of the command.
 */
cmd_id: string,
/**
 * The number of its last entry.
 */
seq: number,
/**
 * Its events.
 */
events: Array<RoomEvent>, } | { "type": "refused",
/**
 * The id of the command, if it could be parsed.
 */
cmd_id?: string,
/**
 * The reason.
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
 * A person in the room.
 */
export type PersonView = {
/**
 * The person's number.
 */
player: PlayerId,
/**
 * The person's name.
 */
name: string,
/**
 * Whether the person is connected.
 */
connected: boolean, };

/**
 * The number that the driver gives a person. Bots have none, because they never make requests.
 */
export type PlayerId = number;

/**
 * A point on the board.
 */
export type Point = {
/**
 * The distance from the left.
 */
x: number,
/**
 * The distance from the top.
 */
y: number, };

/**
 * The reason for a refusal.
 */
export type Problem = {
/**
 * A stable code.
 */
code: string,
/**
 * An explanation for the player.
 */
message: string, };

/**
 * A side and its place. Tied sides have the same place, and the next side comes after all of
 * them.
 */
export type RankView = {
/**
 * The place, starting at 1.
 */
place: number,
/**
 * The seats that play together.
 */
seats: Array<Seat>, };

/**
 * A record to replay.
 */
export type Replay = {
/**
 * The record of a game, or a saved game of the terminal.
 */
record: string, };

/**
 * A replayed record.
 */
export type Replayed = {
/**
 * The variant.
 */
variant: VariantView,
/**
 * The names of the players by seat, if the record has them.
 */
names: { [key in Seat]: string },
/**
 * The events of each action.
 */
events: Array<Array<Event>>,
/**
 * The state before the first action and after each one.
 */
states: Array<View>,
/**
 * Why the proof of the dice is wrong; `null` if it is right or if there is none.
 */
fraud: string | null, };

/**
 * Something that happened in a room. docs/PROTOCOL.md lists all events.
 */
export type RoomEvent = { "type": "person_entered", player: PlayerId, name: string, } | { "type": "person_left", player: PlayerId, name: string, } | { "type": "person_removed", player: PlayerId, name: string, } | { "type": "listed", public: boolean, } | { "type": "chat", player: PlayerId, name: string, text: string, at: Millis, } | { "type": "reaction", player: PlayerId, name: string, seat: Seat | null, reaction: string, } | { "type": "muted", player: PlayerId, name: string, muted: boolean, } | { "type": "chat_switched", on: boolean, } | { "type": "anchored", seat: Seat, anchor: string, } | { "type": "renewed", anchor: string, } | { "type": "roll_opened", index: number, roller: Seat | null, contributors: Array<Seat>, } | { "type": "roll_void", index: number, } | { "type": "roll_shown", index: number, roller: Seat | null, server: string, contributions: { [key in Seat]: string }, missing: Array<Seat>, fell: string, } | TableEvent;

/**
 * The view of a room.
 */
export type RoomView = {
/**
 * The room's code.
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
 * The hash of the rules.
 */
variant_hash: string,
/**
 * The seats.
 */
seats: Array<SeatView>,
/**
 * The first twelve people without a seat.
 */
watchers: Array<PersonView>,
/**
 * How many people without a seat are present.
 */
watching?: number,
/**
 * The current or last game: the `state` of docs/ENGINE.md.
 */
game: View | null,
/**
 * When a person has to move: the indices in `game.legal` of moves after which an opponent
 * could capture the token with the next throw.
 */
risky: Array<number>,
/**
 * The seat whose dice were requested and wait for the values of others.
 */
asked: Seat | null,
/**
 * You, if you sent a token.
 */
you: You | null,
/**
 * The clocks.
 */
clock: ClockView,
/**
 * The last chat messages.
 */
chat: Array<SaidView>,
/**
 * Whether the chat is on.
 */
chat_on: boolean,
/**
 * The people whom the host has muted.
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
 * The number of finished rounds of the match.
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
 * The open vote on an undo or redo.
 */
vote: Vote | null,
/**
 * The seats of the last game, best first.
 */
places: Array<Seat>,
/**
 * The seats at each place, best first. Partners and tied players share a place.
 */
ranks: Array<RankView>,
/**
 * How many games have ended here, which is also the number of the last one.
 */
games: number,
/**
 * The source of the dice.
 */
dice: DiceView, };

/**
 * A chat message.
 */
export type SaidView = {
/**
 * The time, in milliseconds since 1970.
 */
at: Millis,
/**
 * The person who sent it.
 */
player: PlayerId,
/**
 * The person's name.
 */
name: string,
/**
 * The text.
 */
text: string, };

/**
 * A seat at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * The parts of the board that belong to a seat. Squares are indices into [`Layout::squares`].
 */
export type SeatLayout = {
/**
 * The seat.
 */
seat: Seat,
/**
 * Its colour as named in the board file; empty if the file has none.
 */
colour: string,
/**
 * Its yard.
 */
yard: number,
/**
 * A slot for each waiting token.
 */
yard_slots: Slots,
/**
 * Its pad, if the path has one.
 */
pad: number | null,
/**
 * Its finish; none if the path ends on the track or in the stretch.
 */
finish: number | null,
/**
 * A slot for each token at the finish; empty without a finish.
 */
finish_slots: Slots,
/**
 * The square of every step, from [`Layout::first_step`] on. Squares that are only on another
 * lap follow after the end of the path.
 */
path: Array<number>, };

/**
 * A seat.
 */
export type SeatView = {
/**
 * The number of the seat.
 */
seat: Seat,
/**
 * The name of the player; `null` if the seat is free.
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
 * The level of the bot that plays the seat, permanently or in place of a person.
 */
level?: string,
/**
 * Why a bot plays in place of a person: `asked`, `missed` or `left`.
 */
lent?: AutopilotReason,
/**
 * Whether the player is ready to start.
 */
ready: boolean,
/**
 * Whether the player is the host.
 */
host: boolean,
/**
 * Whether the person is connected; always true for bots.
 */
connected: boolean,
/**
 * The number of rounds won in the match.
 */
points: number, };

/**
 * The seat order and the first player of the next round.
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
 * Its sentences in order.
 */
clauses: Array<Clause>, };

/**
 * A view, and the events since an entry.
 */
export type Seen = {
/**
 * The events since the requested entry; `null` if they are no longer kept.
 */
events: Array<RoomEvent> | null,
/**
 * The room's code.
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
 * The hash of the rules.
 */
variant_hash: string,
/**
 * The seats.
 */
seats: Array<SeatView>,
/**
 * The first twelve people without a seat.
 */
watchers: Array<PersonView>,
/**
 * How many people without a seat are present.
 */
watching?: number,
/**
 * The current or last game: the `state` of docs/ENGINE.md.
 */
game: View | null,
/**
 * When a person has to move: the indices in `game.legal` of moves after which an opponent
 * could capture the token with the next throw.
 */
risky: Array<number>,
/**
 * The seat whose dice were requested and wait for the values of others.
 */
asked: Seat | null,
/**
 * You, if you sent a token.
 */
you: You | null,
/**
 * The clocks.
 */
clock: ClockView,
/**
 * The last chat messages.
 */
chat: Array<SaidView>,
/**
 * Whether the chat is on.
 */
chat_on: boolean,
/**
 * The people whom the host has muted.
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
 * The number of finished rounds of the match.
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
 * The open vote on an undo or redo.
 */
vote: Vote | null,
/**
 * The seats of the last game, best first.
 */
places: Array<Seat>,
/**
 * The seats at each place, best first. Partners and tied players share a place.
 */
ranks: Array<RankView>,
/**
 * How many games have ended here, which is also the number of the last one.
 */
games: number,
/**
 * The source of the dice.
 */
dice: DiceView, };

/**
 * The settings that people agree on before they play.
 */
export type Settings = {
/**
 * All people share one screen: nobody has to say that they are ready, and the next match
 * starts at once.
 */
shared_screen: boolean,
/**
 * The dice are thrown without being asked for.
 */
auto_roll: boolean,
/**
 * The table plays a move without a choice; see [`crate::Input::Tick`].
 */
play_forced: boolean,
/**
 * Whether moves can be undone.
 */
undo: Undo,
/**
 * What happens to the seat of someone who leaves during a game.
 */
leaving: Leaving,
/**
 * The level that plays when someone's time is up.
 */
stand_in: string,
/**
 * The time for a turn; every extra roll restarts it. `None` for no limit.
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
 * The rounds of a match, an odd number.
 */
best_of: number,
/**
 * The seat order and the first player of the next round, also after a rematch.
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
 * The size of a slot, at most that of a square.
 */
size: number,
/**
 * The middle of each slot.
 */
at: Array<Point>, };

/**
 * A place on the board.
 */
export type Square = string;

/**
 * The effect of a square on a token that ends its move there.
 */
export type SquareEffect = "skip" | "swap" | "shield" | "second_throw" | "chosen_roll";

/**
 * The kind of a square.
 */
export type SquareKind = "yard" | "pad" | "track" | "stretch" | "finish";

/**
 * A place on the board.
 */
export type SquareLayout = {
/**
 * The name of the square in events, followed by the seat if it belongs to one.
 */
name: string,
/**
 * Its kind.
 */
kind: SquareKind,
/**
 * The only seat whose tokens walk here; none for the track.
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
 * The seat whose tokens enter the track here.
 */
start_of: Seat | null,
/**
 * The seat whose colour the square has: its start, its own squares and the ends of its jumps.
 */
owner: Seat | null,
/**
 * Its effect on a token that ends its move there.
 */
effect: SquareEffect | null,
/**
 * The shape.
 */
shape: Shape,
/**
 * The x coordinate of the middle, where a single token stands.
 */
x: number,
/**
 * The y coordinate of the middle, where a single token stands.
 */
y: number,
/**
 * Its width before it is rotated; the base of a triangle, the diameter of a circle.
 */
width: number,
/**
 * Its height before it is rotated.
 */
height: number,
/**
 * Its rotation about the middle, in degrees clockwise.
 */
rotation: number, };

/**
 * Statistics of the server.
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
 * The URL at which other devices in the network reach the server, if it is known.
 */
address?: string,
/**
 * The number of rooms by status. A room that waits for a rematch counts as waiting.
 */
rooms: { [key in string]: number },
/**
 * The number of finished games.
 */
games_finished: number,
/**
 * The number of rooms that are in memory.
 */
rooms_awake: number, };

/**
 * A room in the lobby.
 */
export type Summary = {
/**
 * The room's code.
 */
code: string,
/**
 * The variant's id.
 */
variant: string,
/**
 * Whether the rules differ from those of the built-in variant.
 */
house_rules: boolean,
/**
 * `waiting`, `playing`, `ended` or `rematch`.
 */
status: string,
/**
 * The host's name.
 */
host: string | null,
/**
 * The number of taken seats.
 */
taken: number,
/**
 * The number of seats.
 */
seats: number,
/**
 * The number of seats that bots have taken.
 */
bots: number, };

/**
 * An event that viewers see, as messages carry it. Events are computed from the entries and never
 * stored. docs/PROTOCOL.md lists all events.
 */
export type TableEvent = { "type": "player_joined", seat: Seat, name: string, } | { "type": "seat_freed", seat: Seat, } | { "type": "player_ready", player: PlayerId, ready: boolean, } | { "type": "host_changed", player: PlayerId | null, } | { "type": "settings_changed" } | { "type": "game_started", round: number, } | { "type": "rolling", seat: Seat, } | { "type": "time_warning", seat: Seat, left_ms: Millis, } | { "type": "turn_missed", seat: Seat, misses: number, } | { "type": "bot_took_over", seat: Seat, level: string, reason: AutopilotReason, } | { "type": "taken_back", seat: Seat, } | { "type": "paused", player: PlayerId, } | { "type": "resumed" } | { "type": "undo_asked", player: PlayerId, back: Back, } | { "type": "undo_answered", player: PlayerId, agree: boolean, } | { "type": "undo_refused" } | { "type": "undone", ply: number, dice: Array<string>, } | { "type": "redone", ply: number, } | { "type": "player_left", player: PlayerId, } | { "type": "player_returned", player: PlayerId, } | { "type": "time_up" } | { "type": "round_over", places: Array<Seat>, ranks?: Array<RankView>, } | { "type": "match_over", winners: Array<Seat>, } | { "type": "rematch", player: PlayerId, } | { "type": "seats_rotated" } | { "type": "server_returned", lost_ms: Millis, } | Event;

/**
 * The place of a token.
 */
export type TokenView = {
/**
 * Its step on the path of its seat.
 */
step: number,
/**
 * Its square.
 */
square: Square,
/**
 * Whether no opponent can capture it where it stands.
 */
safe?: boolean, };

/**
 * The seat whose turn it is, and the action that is due.
 */
export type TurnView = {
/**
 * `opening`, `roll`, `move` or `over`.
 */
phase: "opening" | "roll" | "move" | "over",
/**
 * The seat to act; none while the first seat is drawn and after the end of the game.
 */
seat: Seat | null, };

/**
 * Whether moves can be undone.
 */
export type Undo = "never" | "ask" | "free";

/**
 * A mistake in a variant.
 */
export type VariantProblem = {
/**
 * The line of the file, from 1, if it is known.
 */
line?: number,
/**
 * The key of the file or the field of the form; empty for the variant as a whole.
 */
key: string,
/**
 * What is wrong.
 */
message: string,
/**
 * What to write instead.
 */
hint: string, };

/**
 * A variant for clients that know no rules.
 */
export type VariantView = {
/**
 * The hash of the rules.
 */
hash: string,
/**
 * The rules as a variant file.
 */
text: string,
/**
 * The rules as clauses, which the client translates into the viewer's language.
 */
rulebook: Array<Section>,
/**
 * The house rules that can be chosen for a room, and those that are played.
 */
house: Array<HouseRule>,
/**
 * The number of dice in a throw.
 */
dice: number,
/**
 * The numbers on a die, or the possible values of a throw of lots.
 */
faces: Array<number>,
/**
 * The weight of each of these: how often it comes up relative to the others.
 */
weights: Array<number>,
/**
 * The number of two-sided lots thrown instead of dice; 0 for dice.
 */
lots: number,
/**
 * The names of a seat's tokens; empty if they are numbered.
 */
token_names: Array<string>,
/**
 * The seats that play together; empty if every seat plays for itself.
 */
teams: Array<Array<Seat>>,
/**
 * The usual number of players.
 */
usual_players: number,
/**
 * The drawing of the board.
 */
layout: Layout,
/**
 * The variant's id.
 */
id: string,
/**
 * The variant's name.
 */
name: string,
/**
 * A one-sentence description.
 */
summary: string,
/**
 * The minimum and maximum number of players.
 */
players: [number, number],
/**
 * The number of tokens per seat.
 */
tokens: number,
/**
 * How long games take and how much depends on luck, if that was measured.
 */
figures?: { games: number, players: number, turns: number, luck: number }, };

/**
 * The state of a game for clients that do not know the rules.
 */
export type View = {
/**
 * The number of actions so far.
 */
ply: number,
/**
 * The seat whose turn it is, and the action that is due.
 */
turn: TurnView,
/**
 * The legal moves.
 */
legal: Array<LegalView>,
/**
 * The tokens of every seat in the game.
 */
tokens: { [key in Seat]: Array<TokenView> },
/**
 * The seats that have a place, best first.
 */
places: Array<Seat>,
/**
 * How many throws in a row count towards a streak, for example sixes; 0 without such a rule.
 */
streak?: number,
/**
 * The throw, while a move is due.
 */
dice?: Array<number>,
/**
 * Whether the player may decline to move, while a move is due.
 */
may_pass?: boolean,
/**
 * The item that the player may use now.
 */
item?: Item,
/**
 * Further properties of seats that have any.
 */
seats?: { [key in Seat]: ConditionView },
/**
 * Seats whose players have left.
 */
left?: Array<Seat>, };

/**
 * A person wants to undo or redo, and the others are asked.
 */
export type Vote = {
/**
 * The person who asks.
 */
by: PlayerId,
/**
 * The direction.
 */
back: Back,
/**
 * The ply to go to.
 */
to: number,
/**
 * The people who have agreed.
 */
agreed: Array<PlayerId>,
/**
 * When the question was asked.
 */
since: Millis, };

/**
 * Enter and watch.
 */
export type Watch = {
/**
 * Your name, 1 to 30 characters.
 */
name: string, };

/**
 * The person who asks for the view.
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
 * Whether you are muted.
 */
muted: boolean, };
