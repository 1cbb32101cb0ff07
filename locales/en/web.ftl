### The texts of the page alone, in English.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Skip to content
shell-nav = Pages
shell-more = More pages
shell-games = All games
shell-new = New game
shell-replay = Replay
shell-settings = Settings
shell-close = Close
shell-language = Language
shell-theme = Appearance
shell-theme-system = system
shell-theme-light = light
shell-theme-dark = dark
shell-sound = Sounds
shell-sound-hint = Dice, steps, captures and your turn
shell-keys = Keyboard shortcuts
shell-keys-hint = Play with letters and numbers. Space and the arrow keys always work.
shell-not-loaded = This page did not load
shell-not-loaded-hint = You’re offline, or a new version is available. Your games are safe.
shell-reload = Reload
shell-loading = Loading …
shell-try-again = Try again
shell-update = Update available.
shell-update-later = Later
missing-title = Page not found
missing-text = The address may be mistyped, or the page no longer exists.
missing-home = Home

## shell: what happened in a room

happened-someone = someone
happened-person-entered = { $name } joins the room.
happened-person-left = { $name } leaves the room.
happened-person-removed = The host removed { $name } from the room.
happened-player-joined = { $who } takes a seat.
happened-seat-freed = The { $colour } seat is free.
happened-ready = { $name } is ready.
happened-not-ready = { $name } is not ready yet.
happened-host = { $name } is now the host.
happened-no-host = The room has no host.
happened-settings = The room settings have changed.
happened-listed = The room is public: anyone can find it.
happened-unlisted = The room is private: only people with the link can join.
happened-started = The game begins.
happened-started-round = Round { $round } begins.
happened-took-over-missed = { $who } missed three turns. A bot ({ $level }) takes over.
happened-took-over-left = { $who } left. A bot ({ $level }) takes over.
happened-paused = { $name } paused the game.
happened-undo-asked = { $name } asks to undo their last move and everything after it.
happened-redo-asked = { $name } asks to redo a move.
happened-agreed = { $name } accepts.
happened-disagreed = { $name } declines.
happened-undo-refused = The request was not accepted.
happened-player-left = { $name } leaves the table.
happened-player-returned = { $name } is back.
happened-round-over = Result: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } wins the match!
       *[other] { $who } win the match!
    }
happened-rematch = { $name } wants to play again.
happened-seats-rotated = Everyone moves one seat on.
happened-server-returned = The server is back. Its downtime does not count against anyone’s clock.
happened-chat = { $name }: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = The host muted { $name }.
happened-unmuted = The host unmuted { $name }.
happened-chat-on = Chat is on.
happened-chat-off = Chat is off.

## shell: why the server refuses, by its codes

refusal-offline = Can’t reach the server. Check your connection.
refusal-bad-request = The server did not understand the request.
refusal-slow = The request took too long to arrive. Please try again.
refusal-bad-name = Names need 1–30 characters.
refusal-bad-cmd-id = Something went wrong. Please try again.
refusal-bad-chat = Messages need 1–500 visible characters.
refusal-bad-reaction = Unknown reaction.
refusal-bad-settings = These settings do not work together.
refusal-bad-options = These house rules do not work together.
refusal-bad-variant = This variant file has errors.
refusal-bad-record = This game record can’t be read.
refusal-unknown-variant = Unknown game.
refusal-unknown-bot = Unknown bot level.
refusal-no-token = The room does not know this browser. Join again.
refusal-sent-out = The host removed you from this room.
refusal-not-host = Only the host can do this.
refusal-not-seated = You don’t have a seat at this table.
refusal-not-your-seat = This is not your seat.
refusal-muted = The host has muted you.
refusal-chat-off = Chat is off.
refusal-bad-origin = This page belongs to a different server.
refusal-no-room = No room has this code.
refusal-no-game = This room has no such game.
refusal-no-person = This person has left the room.
refusal-no-such-seat = There is no such seat.
refusal-seat-empty = This seat is empty.
refusal-no-bot-there = No bot plays on this seat.
refusal-no-page = There is nothing at this address.
refusal-no-method = The server does not support this here.
refusal-stale = The game has moved on. Take another look.
refusal-unknown-seq = This page is out of step with the room. Reload it.
refusal-seated = You already have a seat.
refusal-crowded = The room is too crowded.
refusal-too-long = This room has reached its limit. Open a new one.
refusal-seat-taken = This seat is taken.
refusal-full = The table is full. You can still watch.
refusal-not-ready = Not everyone is ready yet.
refusal-bad-seats = The number of players or their seats don’t fit this game.
refusal-not-waiting = You can only do this before the game starts.
refusal-not-playing = No game is in progress.
refusal-not-ended = You can only do this after the game.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-overruled = The others ended your pause. You can pause again after your next move.
refusal-not-your-turn = It is not your turn.
refusal-not-bots-turn = It is not the bot’s turn.
refusal-already-asked = The dice are already rolling.
refusal-no-dice = There is nothing to roll now.
refusal-kept-dice = The dice can’t be changed.
refusal-illegal-move = The rules don’t allow this move.
refusal-illegal-pass = You have a legal move, so you must play it.
refusal-illegal-item = You don’t have this item, or can’t use it now.
refusal-illegal-roll = The dice of this game can’t show that.
refusal-not-now = You can’t do this now.
refusal-game-over = The game is over.
refusal-undo-off = Undo is off at this table.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-vote-open = The others have not answered yet.
refusal-no-vote = There is nothing to vote on.
refusal-already-voted = You have already answered.
refusal-not-agreed = The others did not agree. Play on first.
refusal-not-lent = No bot is playing for you.
refusal-not-open = This roll is not open, or not for this seat.
refusal-other-game = The value belongs to another game.
refusal-seeded = This table uses practice dice, which need no values from players.
refusal-bad-value = The value does not match what your device fixed before the game.
refusal-away = You have left the table. Come back first.
refusal-gone = Your tokens have been removed from this game.
refusal-too-large = This is too large for the server.
refusal-too-many = Too many requests. Wait a moment.
refusal-internal = Something went wrong on the server. Nothing has changed.
refusal-unavailable = The server is busy. Please try again.
refusal-unreadable = This room can’t be opened: it is damaged, or needs a newer server.

## shell: the first page

bot-names = Pip, Dot, Domino, Biscuit, Clover, Marble
home-title = The race home is better together.
home-lead = Ludo, Parchís, Snakes and Ladders, Ur and the rest of the family: on one screen, over a link, or against bots. No sign-up, no ads.
home-play = Play now
home-invite = Invite friends
home-play-hint = Play now starts a game of Ludo against three bots. Invite friends opens a table with a link to share.
home-name = Your name
home-guest = Guest
home-code = Have a room code?
home-code-empty = Enter a room code or paste a link.
home-join = Join
home-more = More games
home-all = All { $count } games
home-promises = What you can rely on
home-dice = Fair dice
home-dice-text = The same odds for people and bots. Nobody can predict a roll.
home-bots = Bots are labelled
home-bots-text = You always see who is a bot. Levels differ only in how well they play.
home-everyone = For everyone
home-everyone-text = Play by keyboard, touch or screen reader. Tokens differ in shape and colour. If you lose your connection, your game is safe.
resume-title = Continue playing
resume-with = with { $names }
resume-waiting = Waiting to start
resume-your-turn = Your turn
resume-playing = In progress
resume-back = Back to your game
lobby-title = Open tables
lobby-seats = { $bots ->
        [0] { $taken } of { $seats } seats taken
        [one] { $taken } of { $seats } seats taken, { $bots } by a bot
       *[other] { $taken } of { $seats } seats taken, { $bots } by bots
    }
lobby-join = Join
lobby-watch = Watch

## shell: the link to a room

share-code = Room code
share-link = Invite link
share-only-here = This link only works on this computer. To let others on your network join, start the server with
share-copy = Copy link
share-copied = Copied
share-send = Share …
share-qr = Invite link as a QR code: scan it with a phone
share-text = Play a board game with me on homestretch:

## shell: the games

games-lead = Race games from five thousand years. Choose a board, read the rules, play.
games-find = Find a game
games-any = any
games-length = Length
games-short = short
games-long = long
games-players = { $players } players
games-minutes = about { $minutes } min
games-luck-skill = good moves pay off
games-luck-both = luck and good moves
games-luck-mostly = mostly luck
games-luck-all = all luck
games-measured = Length and luck are measured in games between bots; each game’s page has the details.
games-measured-so = Measured in { $games } games: { $players } bots at level medium took { $turns } turns on average, at five seconds a turn. To see how much good moves pay off, a hard bot played against a bot that moves at random. For every 100 games that a bot playing at random would have lost, the hard bot lost { $percent }. Between experienced players, the dice decide far more.
games-count = { $count ->
        [one] One game
       *[other] { $count } games
    }
games-none = No matches. Remove a filter.
games-play = Play against bots
games-set-up = House rules and seats
games-rulebook = Rules

## shell: setting up a game

new-lead = Choose a game, seats and house rules.
new-rules-of = Read the rules
new-seats = Who plays?
new-seats-hint = Every seat has a colour: choose yours.
new-preset-computers = Against bots
new-preset-here = All on this screen
new-preset-link = Friends by link
new-preset = Quick choice
new-sitter = Who plays { $colour }
new-sitter-me = me
new-sitter-here = someone here
new-sitter-link = by link
new-sitter-bot = bot
new-sitter-empty = nobody
new-name-of = Name for { $colour }
new-level-of = Bot level for { $colour }
new-by-link = Anyone with the link can sit here.
new-nobody = This seat stays empty.
new-no-me = Someone has to play on this screen.
new-house = House rules
new-house-hint = Standard rules are preselected.
new-house-count = { $count ->
        [0] none changed
        [one] one changed
       *[other] { $count } changed
    }
new-house-reset = Reset to standard
new-table = Table
new-public = Public
new-public-hint = Anyone can find the room in the list of open tables.
new-day = 1 day
new-turn-hint = When time is up, a bot makes the move.
new-undo = Undo
new-undo-never = off
new-undo-ask = if the others agree
new-undo-free = always
new-leaving = If a player leaves
new-leaving-bot = a bot takes over
new-leaving-go = remove their tokens
new-forced = Auto-play forced moves
new-forced-hint = If there is only one move, it is played for you.
new-auto-roll = Auto-roll
new-auto-roll-hint = The dice roll without a click.
new-start = Start game
new-open = Open table
new-open-hint = You then get a link to share.
new-file-choose = Play a variant file
new-file-invalid = “{ $file }” can’t be played:
new-file-hint = A variant file has lines such as { $example }. “Your own board” can save one.
new-file-line = Line { $line }:

## shell: a board of your own

own-title = Your own board
own-hint = Choose its size, dice, snakes, ladders and special squares.
own-size = Squares
own-size-hint = 9 to 250
own-row = Squares in a row
own-dice = Number of dice
own-faces = Faces of a die
own-links = Snakes and ladders
own-links-classic = classic
own-links-typed = type them
own-links-random = random
own-snakes = Snakes
own-snakes-hint = Head and tail of each snake, such as 99>54 70>55
own-ladders = Ladders
own-ladders-hint = Foot and top of each ladder, such as 6>25 11>40
own-snake-count = Number of snakes
own-ladder-count = Number of ladders
own-seed = Seed
own-seed-hint = The same seed gives the same board.
own-name = Name of the game
own-name-hint = You may leave it empty.
own-special = Special squares
own-special-hint = Write the numbers of the squares, such as 13 33.
own-marks = Extra roll
own-marks-hint = You roll again.
own-skip = Missed turn
own-skip-hint = You miss your next turn.
own-swap = Swap
own-swap-hint = You swap places with the leader.
own-shield = Shield
own-shield-hint = It protects you from one snake.
own-second-throw = Second throw
own-second-throw-hint = You may repeat a roll once.
own-chosen-roll = Chosen roll
own-chosen-roll-hint = You choose one roll yourself.
own-rolls = A player needs about { $rolls } rolls to finish.
own-rolls-range = Random boards of this size need { $least } to { $most }.
own-save = Save as a file
own-wrong = Correct the marked fields of your board.

## shell: house rules

house-tokens = Tokens per player
house-tokens-hint = Fewer tokens make a shorter game.
house-entry = To bring a token out, roll
house-entry-hint = The roll that brings a token out of the yard.
house-entry-own = standard
house-entry-one-six = a 1 or a 6
house-entry-any = any roll
house-must-enter = Must bring tokens out
house-must-enter-hint = If you can bring a token out, you must.
house-tries = Three tries
house-tries-hint = With no token on the track, you may roll up to three times to bring one out.
house-out = Start with one token out
house-out-hint = Every player begins with one token on the start.
house-streak = Three in a row
house-streak-hint = What happens on a third six (or double) in one turn.
house-streak-own = standard
house-streak-none = nothing special
house-streak-void = the roll is lost and the turn ends
house-streak-last-home = the last token moved goes back to the yard
house-streak-furthest-home = the leading token goes back to the yard
house-captures = Captures
house-captures-hint = Land on an opponent to send the token back to its yard.
house-must-capture = Must capture
house-must-capture-hint = If you can capture, you must.
house-gate = Capture before going home
house-gate-hint = Your home stretch opens with your first capture.
house-safe = Safe squares
house-safe-hint = Nobody is captured on marked squares.
house-own = Two of your tokens on one square
house-own-hint = What happens when your own tokens meet.
house-own-share = they share it
house-own-block = they form a block
house-own-stack = they move as one
house-own-forbid = not allowed
house-overshoot = If a roll is too high to finish
house-overshoot-hint = What a token does that would pass the finish.
house-overshoot-stay = stay: an exact roll is needed
house-overshoot-bounce = bounce back by the rest
house-overshoot-wins = finish anyway
house-goal = One token home wins
house-goal-hint = The first player to bring one token home wins.
house-places = Play for all places
house-places-hint = The game goes on until only one player is left.
house-order = First player
house-order-hint = How the first player is chosen.
house-order-own = standard
house-order-fixed = first seat
house-order-highest = highest roll
house-order-random = at random
house-again-six = Roll again on a six
house-again-six-hint = Every six earns another roll.
house-again-capture = Roll again on a capture
house-again-capture-hint = Every capture earns another roll.
house-again-finish = Roll again on bringing a token home
house-again-finish-hint = Every token brought home earns another roll.
rules-of = Rules: { $game }
rules-differ = House rules at this table
rules-usual = standard: { $value }
rules-changed = house rule
rules-leaving-bot = At this table, a bot ({ $level }) takes over if a player leaves, until they return.

## Board

board-label = Board
board-choice = { $captures ->
    [0] { $colour }, token { $token }: { square-from } { square-to }.
    [one] { $colour }, token { $token }: { square-from } { square-to }, capturing one token.
   *[other] { $colour }, token { $token }: { square-from } { square-to }, capturing { $captures } tokens.
}
board-danger = It could be captured there.
board-seat = { $colour }: { $places }
board-token-name = token { $token }
board-token = token { $token } { square-at }
# A square by itself; game.ftl has the squares in sentences.
square-name =
    { $at_kind ->
        [yard] the yard
        [off] off the board
        [pad] the pad
        [start] the start
        [start-of] { $at_colour }’s start
        [own] own square { $at_number }
        [stretch] square { $at_number } of the home stretch
        [step] square { $at_number } on the home stretch
        [finish] home
       *[track] square { $at_number }
    }
board-roll = Roll the dice
board-dice = Rolled: { $dice }
board-no-dice = Nothing rolled yet

## room: coming in

room-none-title = Room not found
room-none-text = The code may be mistyped, or the room has expired. Unused rooms are deleted after a while; their games are kept.
room-none-replay = Watch its last game
room-other-code = Another code
room-open = Open
room-offline-title = Can’t reach the server
room-trouble-title = Something went wrong
room-too-many-title = Too many attempts
room-too-many-text = Too many wrong codes or requests came from here. Wait about ten minutes; this page then tries again.
room-title-turn = Your turn! { $game }
room-entry-lead = invites you to play
room-entry-lead-nobody = You are invited to play
room-entry-is-playing = A game is in progress
room-entry-is-ended = The game is over
room-entry-is-full = All seats are taken
room-entry-playing = You can watch and join the next game.
room-entry-ended = You can join the next game, or watch a replay of the last one.
room-entry-full = You can watch.
room-your-name = Your name
room-guest = Guest
room-take-seat = Take a seat
room-watch = Watch
room-seat-choose = Choose
room-seat-chosen = Chosen
room-who-is-in = In the room
room-watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
room-removed = You are no longer in this room. You can join again if the host lets you.

## room: before the game

room-seat-free = free
room-you = you
room-host = host
room-ready = ready
room-away = away
room-level = Level of new bots
room-add-bot = Add bot
room-remove-bot = Remove { $name }
room-kick = Remove { $name } from the table
room-remove-here = Remove { $name }
room-send-out = Remove { $name } from the room
room-send-out-yes = Remove
room-send-out-no = Cancel
room-people =
    { $count ->
        [one] 1 other person is here
       *[other] { $count } other people are here
    }
room-watches = watching
room-muted = muted
room-mute = Mute { $name }
room-unmute = Unmute { $name }
room-sit-here = Sit here
room-another-here = Add a player on this screen
room-another-name = Name of the player on this screen
room-another-sit = Add player
room-cancel = Cancel
room-need-more =
    { $count ->
        [one] 1 more player needed.
       *[other] { $count } more players needed.
    }
room-wait-for = Waiting for { $names } to get ready
room-wait-for-host = Waiting for the host to start.
room-can-start = Everyone is ready.
room-can-start-free =
    { $count ->
        [one] Everyone here is ready. One seat is still free: wait for someone to join, or start without them.
       *[other] Everyone here is ready. { $count } seats are still free: wait for others to join, or start without them.
    }
room-i-am-ready = I’m ready
room-not-ready = Not ready
room-leave = Leave
room-invite = Invite others
room-settings = Table settings
room-change = Change
room-leaving = If a player leaves
room-leaving-bot = a bot ({ $level }) takes over
room-leaving-tokens-go = their tokens are removed
room-stand-in = Bot that plays when time is up
room-forced = Auto-play forced moves
room-forced-hint = If there is only one move, it is played automatically
room-auto-roll = Auto-roll
room-auto-roll-hint = The dice roll without a click
room-public = Public table
room-public-hint = Listed on the home page; anyone can join
room-chat-hint = Players can send messages
room-hours = { $hours } h
room-on = on
room-off = off

## room: the game

room-connecting = Connecting …
room-lost = Connection lost. Reconnecting …
room-quiet = No answer yet. Still waiting …
room-polling = Slow connection: updates every two seconds.
room-connecting-short = Connecting
room-lost-short = Offline
room-quiet-short = No answer yet
room-polling-short = Slow connection
room-lent-asked = A bot is playing for you.
room-lent-missed = You were away, so a bot is playing for you.
room-lent-left = You left the table. A bot is playing for you.
room-back = I’m back
room-back-of = { $who } is back
room-your-turn = Your turn!
room-turn-of = { $who }, your turn!
room-turn = playing
room-your-roll = { $who }, your turn: roll the dice.
room-your-move = { $who }, choose a move.
room-roll = Tap the dice or press Space.
room-roll-touch = Tap the dice.
room-roll-opening = Roll to see who goes first.
room-roll-button = Roll
room-choose = Choose a token.
room-tap-again = Tap again to move there.
room-one-move = There is only one move.
room-drawing = Choosing the first player …
room-waits-for = { $who } to play.
room-you-watch = You are watching.
room-paused = The game is paused.
room-pause = Pause
room-resume = Resume
room-option-danger = { $move }, could be captured there
room-pass = Pass
room-use = Use { $item }
room-holds = Holds { $items }.
room-progress = { $percent }% of the way home
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours }h
room-board-of = Board: { $game }
room-board-words = Describe the board
room-board-words-short = Describe
room-menu = More
room-log = Game log
room-log-empty = Nothing has happened yet.
room-undo-button = Undo
room-redo-button = Redo
room-vote-waits = Waiting for the others to answer …
room-sending = Sending your move …
room-agree = Accept
room-disagree = Decline
room-autopilot = Let a bot play for me
room-autopilot-of = Let a bot play for { $who }
room-single = Auto-play my forced moves
room-single-hint = If you have only one move, it is played for you
room-record = Download game record
room-leave-title = Leave the table?
room-leave-watch = You can come back with the same link.
room-leave-bot = A bot ({ $level }) plays for you until you come back.
room-leave-tokens-go = Your tokens will be removed from the game. You can’t undo this.
room-stay = Stay
room-chat = Chat
room-chat-empty = No messages yet.
room-chat-say = Message
room-chat-send = Send
room-chat-watch = Join the room to write.
room-reactions = Reactions
room-react-clap = Clap
room-react-laugh = Laugh
room-react-wow = Wow
room-react-cheer = Cheer
room-react-sad = Sad
room-react-wave = Wave
room-key-roll = roll, or play the only move
room-key-move = play the move with this number
room-key-choose = next move; Enter plays it
room-key-token = next token; Enter moves it
room-key-undo = undo
room-key-redo = redo
room-key-autopilot = let a bot play, or play again yourself
room-key-pause = pause or resume
room-key-chat = chat
room-key-board = hear where all tokens are
room-key-help = show these keys
key-space = Space
key-enter = Enter
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End

## room: after the game

room-places = Result
room-rematch = Play again
room-next-round = Next round
room-replay = Watch replay
room-last-game = Watch replay of the last game
room-stats = Game statistics
room-stats-short = Statistics
room-streak = Most rolls in a turn
room-stats-progress = Progress of all tokens
room-stats-expected = Bars: how often each number was rolled. Dashed line and ⌀: how often to expect it.
room-copy-game = Copy link to this game
room-stats-lost = lost a token
room-stats-snake = snake
room-stats-ladder = ladder
room-snakes = Snakes
room-ladders = Ladders

## room: replay

replaying-open-title = Watch a replay
replaying-open-text = Choose or drop a game record or a saved game. The server plays it through and stores nothing.
replaying-choose = Choose a game record
replaying-other = Another game record
replaying-none-title = This game can’t be shown
replaying-position = Position
replaying-start = Go to the beginning
replaying-back = Step back
replaying-play = Play
replaying-pause = Pause
replaying-on = Step forward
replaying-end = Go to the end
replaying-speed = Speed
replaying-copy = Copy link to this position
replaying-room = Back to the room
replaying-key-play = play or pause
replaying-key-step = one step back or forward
replaying-key-jump = ten steps back or forward
replaying-key-ends = to the beginning or the end
replaying-key-speed = slower or faster

## Fair dice

fair-how = How the dice work
fair-check = Verify the dice
fair-script = Download the verification script (Python)
fair-fingerprint = Game fingerprint
fair-nothing = nothing

verify-title = Verify the dice of a game
verify-text = Choose or drop a game record. Your browser verifies the dice itself. The server only checks that the moves are legal, and stores nothing.
verify-choose = Choose a game record
verify-other = Verify another game
verify-working = Verifying the dice …
verify-proved = Dice verified
verify-proved-text = { $rolls ->
    [one] The only roll follows from values that were fixed before it fell.
   *[other] All { $rolls } rolls follow from values that were fixed before they fell.
}
verify-half = Dice verified, with the exceptions below
verify-half-text = { $rolls ->
    [one] The only roll follows from its values. The list below says what is not proved about it.
   *[other] All { $rolls } rolls follow from their values. The list below says what is not proved about some of them.
}
verify-server = Verified for the server only
verify-server-text = { $rolls ->
    [one] The only roll follows from the server’s value, which was fixed before it fell. No player’s device took part.
   *[other] All { $rolls } rolls follow from the server’s values, which were fixed before they fell. No player’s device took part.
}
verify-seeded = Practice dice
verify-seeded-text = { $rolls ->
    [one] The only roll follows from a seed. Anyone who knew the seed could predict it.
   *[other] All { $rolls } rolls follow from a seed. Anyone who knew the seed could predict them.
}
verify-none = This record can’t be verified
verify-none-text = The game was played without verified dice. The record has the rolls, but not where they came from.
verify-unreadable = This file is not a game record
verify-unreadable-line = The error is in line { $line }.
verify-unreadable-dice = This file uses unknown dice.
verify-fraud = Do not trust these dice
verify-fraud-next = Keep this file. Ask the other players for theirs and compare the fingerprints: in an honest game they are all the same.
verify-what = What is proved
verify-what-not = What is not proved
verify-fingerprint-text = Every player saw these sixteen characters on the screen. If yours are the same, it is the same game.
verify-stats = Roll statistics
verify-rolls = All rolls
verify-roll = Roll
verify-who = Who
verify-fell = Result
verify-values = Values from
verify-lot = first player drawn
verify-script-text = Don’t trust us or your browser? This short script verifies the same file with nothing but Python.

fraud-file = The file was changed after it was written: its checksum or the hash of its rules is wrong.
fraud-start = The rules, seats or chains differ from those at the start of the game.
fraud-seats = The proof belongs to other seats than the game.
fraud-seeded = The record claims practice dice from a seed, but has chains of players. With a seed, nobody gives values.
fraud-seed = The record claims practice dice from seed { $seed }, but the server’s chain does not follow from it.
fraud-chains = The record has more chains than a game can have.
fraud-own = { $who }: the chain that this browser fixed is not in the proof.
fraud-order = Roll { $roll } is out of order: a roll was left out, added or repeated.
fraud-server = Roll { $roll }: the server’s value is not from the chain it had fixed.
fraud-contribution = Roll { $roll }: the value of { $who } is not from the chain fixed for this seat.
fraud-stranger = Roll { $roll }: { $who } takes part without a chain, or twice.
fraud-item = The game contains { $action }, which this variant does not have.
fraud-record = Roll { $roll }: the game has { $record }, but its proof has { $proof }.
fraud-dice = Roll { $roll }: the values give { $right }, but { $shown } was shown.
fraud-roller = Roll { $roll }: it was another player’s turn.
fraud-void = Roll { $roll } was opened and discarded, although its player neither left nor lost the turn through an undo.
fraud-back = Before roll { $roll }: the moves that were undone can’t have been played.

proved-server = Every value of the server belongs to the chain it fixed before the first roll.
proved-server-renewed = Every value of the server belongs to a chain it fixed: the first before the first roll, a new one whenever the last was used up. New from roll: { $list }
proved-people = Every player’s value belongs to the chain that was fixed for that player’s seat.
proved-start = Rules, seats and chains are the same as at the start of the game.
proved-dice = The dice are exactly those that the values give: in this order, none left out, none added.
proved-dice-chosen = The dice are exactly those that the values give, in this order, none left out. The only others are chosen rolls, which this variant has: there the players named the dice themselves. Replaying the moves shows whether they had one.
proved-own = The chain of this browser is included: { $who }.
proved-moves = The server replayed all moves: they are legal.
moves-asking = The server is replaying the moves …
moves-illegal = The server replayed the game and rejects it: { $reason }
moves-unknown = The server could not be asked whether the moves are legal.

unproved-nothing = Nothing is left unproved.
unproved-server = That the server did not pick its values before the game: no player’s device took part.
unproved-seeded = That nobody knew the dice beforehand: they come from a seed, for practice.
unproved-part = { $rolls ->
        [one] { $who } took part in { $took } of { $rolls } roll.
       *[other] { $who } took part in { $took } of { $rolls } rolls.
    } For this player, the other rolls are not proved.
unproved-missing = { $who } was asked and did not answer. Rolls: { $list }
unproved-passed-over = { $who } was not asked, because an earlier roll got no answer. Rolls: { $list }
unproved-away = { $who } was away, or had no chain yet. Rolls: { $list }
unproved-no-chain = Nothing is proved to { $who }, whose device had no chain. Rolls: { $list }
unproved-single = That { $who } and the server did not choose the rolls together: only this player’s device gave values, and they could have tried several chains before the game.
unproved-anchor = { $who } fixed a chain only before roll { $roll }: from another device, after clearing the browser, or after joining late. The fingerprint does not cover it.
unproved-renewed = From roll { $roll } on, everyone has a new chain, because a chain lasts for 4096 rolls. The fingerprint does not cover the new ones.
unproved-lacking = That nobody chose these rolls: in each of them, someone with a chain gave no value. That player and the server together could have chosen between two results; several players between more. Rolls: { $list }
unproved-unbound = To anyone but the players: no value of these rolls is from a chain that was fixed before the start. Rolls: { $list }
unproved-fresh = To anyone but the players, roll { $roll }: the device of { $who } used a new chain for the first time. Only the players know that it was chosen before the other values were known: otherwise their browsers would have raised an alarm.
unproved-fresh-server = To anyone but the players, roll { $roll }: the server used a new chain for the first time. Only the players know that it was chosen before the other values were known: otherwise their browsers would have raised an alarm.
unproved-void = Opened but never rolled, because another seat was to roll: moves were undone, or the player left or used a chosen roll. Rolls: { $list }
unproved-back = Moves were undone before these rolls. If nobody undid anything there, do not trust them. Rolls: { $list }
unproved-other = This browser has no chain in this game. Compare the fingerprint with the one a player saw.
unproved-end = How the game ended: the record stops before the end, and the rest may have been cut off.

stats-usual = { $dice } dice. Fair dice are at least this uneven in { $percent } of 100 games: nothing unusual.
stats-rare = { $dice } dice. Fair dice are this uneven in only { $percent } of 100 games. That is rare, but it happens.
stats-very-rare = { $dice } dice. Fair dice are this uneven in fewer than one of 1000 games. Bad luck is no proof of cheating, and good luck no proof of fairness: the verification above is.
stats-few = { $dice ->
        [one] { $dice } die is not enough to say whether this is unusual.
       *[other] { $dice } dice are not enough to say whether this is unusual.
    }
stats-face = { $count ->
        [one] { $face }: { $count } time, { $expected } expected
       *[other] { $face }: { $count } times, { $expected } expected
    }
stats-expected = The dashed lines and the numbers with ⌀ are what fair dice show on average.
stats-kept = { $count ->
    [one] One of these dice was undone and has not been rolled again.
   *[other] { $count } of these dice were undone and have not been rolled again.
}

seal-label = Details of roll { $roll }
seal-title = Roll { $roll }
seal-good = Verified roll
seal-without = Verified roll, without a value from your device
seal-chosen = A player used a chosen roll: nothing was rolled
seal-unsure = Not fully verified yet
seal-bad = Something is wrong with this roll
seal-later = Verified roll. Who was drawn is proved by the record after the game.
seal-sealed = Verified dice: the server and every player’s device make them together.
seal-some = Verified dice: the server and the players’ devices make them together. No device takes part for: { $who }.
seal-server = Dice from the server’s fixed values alone: no player’s device takes part.
seal-seeded = Practice dice: they come from a seed and prove nothing.
seal-elsewhere = Your value comes from another device of yours while that one is connected.
seal-watched = You are watching, so your device takes no part.
seal-silent = Your device was asked for its value, but the dice fell before it answered.
seal-unasked = Your device was not asked: it was offline when the roll opened, had not answered before, or had only just joined.
seal-count = { $count ->
        [one] { $count } roll of this game fell without your value although your device was connected, or had only just lost its connection.
       *[other] { $count } rolls of this game fell without your value although your device was connected, or had only just lost its connection.
    }
seal-count-why = Leaving out your value lets someone choose between two results. If it happens often, do not trust this game.
seal-unsure-text = Your browser was offline, or does not have the game record yet. It verifies everything as soon as it does.
seal-waiting = Nothing has been rolled yet.
seal-values = Values
seal-of-server = Server
seal-own = yours
seal-missing = missing
seal-chain = Each value, hashed again and again, leads to the anchor its owner fixed before.
seal-anchor = Your device’s anchor, fixed before the game
seal-anchor-text = If you keep it, you can look for it in the record: use --anchor with homestretch verify or verify.py.
seal-unfollowed = Could not be followed, because this browser was offline: { $who }.
seal-seed = All values together, keyed with the server’s, give the seed of the roll.
seal-bytes = The seed gives bytes. Bytes that would favour some faces are skipped.
seal-over = skipped
seal-die = byte { $byte } → remainder of { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = byte { $byte } → remainder of { $byte } ÷ { $faces }, plus 1 = { $face }; counted along the occupied seats, that is { $who }
seal-lots = word { $word } → remainder of { $word } ÷ { $total } = { $rest }, which stands for { $value }
seal-fell = Dice

alarm-title = Something is wrong with the dice
alarm-server-anchor = The server replaced the values it had fixed before the game.
alarm-start = The game suddenly has other rules, seats or chains than at its start.
alarm-mode = The dice of this game suddenly have another source than at its start, or none.
alarm-anchor = { $who }: the chain of this browser was replaced. None of your devices does that while this one is connected.
alarm-stranger = { $who }: another device takes part in the dice in your name, and you say it is not yours.
alarm-server-value = Roll { $roll }: the server’s value is not the one it had fixed.
alarm-value = Roll { $roll }: the value of { $who } is not the one that was fixed.
alarm-forged = Roll { $roll }: a value was used for { $who } that did not come from your device.
alarm-dice = Roll { $roll }: the values give { $right }, but { $shown } was shown.
alarm-table = Roll { $roll }: the values gave { $right }, but the table shows { $shown }.
alarm-unshown = The table shows { $shown } without any values for it.
alarm-item = { $who } seems to have used an item that this variant does not have.
alarm-again = Roll { $roll } was shown again with a different result.
alarm-gap = Roll { $roll }: the server did not say what happened.
alarm-void = Roll { $roll } was discarded without a reason. Discarding rolls is a way to choose results.
alarm-roller = Roll { $roll } does not belong to the player whose turn it is.
alarm-part = Roll { $roll }: other players took part than were asked when it opened.
alarm-left-out = Roll { $roll }: the value of { $who } was sent but left out. A slow connection can cause this once; if it keeps happening, it is no accident.
alarm-not-asked = Roll { $roll }: { $who } is connected but was not asked for a value.
alarm-record = The server’s account of this game differs from what this browser has seen, or contradicts itself.
alarm-early = The server asked for a value of roll { $roll } too early and did not get it.
alarm-shut-out = { $who }: your device committed to its values, but the server leaves them out of the dice.
alarm-unclicked = Roll { $roll }: the dice of { $who } fell without a click before time was up.
alarm-late = Roll { $roll }: once more { $who } heard of a roll only after it fell, although connected. Unless the connection is very slow, someone is holding rolls back.
alarm-undone = Moves were undone although undo is off here, or without your consent.
alarm-withheld = The server withholds the game record. Without it, your browser can’t verify what it missed.
alarm-next = The game record keeps the proof. Play on only if you trust whoever runs the server.
alarm-seen = OK

elsewhere-text = Another device takes part in the dice for you. Is it yours?
elsewhere-yes = Yes, it’s mine
elsewhere-no = No, it isn’t
doubted-text = An undo was made or accepted in your name on another device. Was that you?
doubted-yes = Yes, that was me
doubted-no = No, it wasn’t

dice-lead = While your browser takes part, nobody can know a roll in advance: not the server, not the host, not all the others together. To choose between a few results, the server would need a player who withholds a value, and the record shows every missing value.
dice-picture = Think of it like this: everyone puts a pile of sealed envelopes on the table. For each roll, everyone opens the next one, and all the numbers together make the die.
dice-before = Before the game
dice-before-text = Every player’s device picks thousands of secret numbers and puts them on the table in sealed envelopes. So does the server. From now on, nobody can swap one.
dice-roll = On every roll
dice-roll-text = Everyone opens the next envelope, and all the numbers are mixed. Each was chosen long before anyone knew the others. As long as everyone opens theirs, a single honest number is enough to make the result unpredictable.
dice-after = After the game
dice-after-text = All opened numbers are in the game record. Your browser verifies them at once, and anyone can verify them again later.
dice-questions = Questions
dice-do = Do I have to do anything?
dice-do-text = No. Your browser keeps your envelopes and opens them when needed. For your own roll, it waits for your click.
dice-away = What if someone is away?
dice-away-text = After two seconds the dice fall without their number, and everyone sees whose was missing. Waiting can’t undo a bad roll. But a player who withholds a value on purpose could, together with the server, choose between two results. That is why such rolls are listed as not proved.
dice-devices = What if I play on two devices?
dice-devices-text = One of them keeps your envelopes, and you can roll on either. If that one disconnects, the other takes over with new envelopes. The record shows it.
dice-bots = What about bots?
dice-bots-text = Bots have no envelopes, but you do. Only if no person’s browser is connected do the dice come from the server alone, and the screen says so.
dice-luck = Twenty rolls and no six: is that fair?
dice-luck-text = It happens to one player in forty. Dice have no memory. The verification shows how often each number was rolled and how unusual that is.
dice-see = How do I know that a roll was verified?
dice-see-text = A tick beside the dice means that your browser has verified the roll. Tap it to see the numbers, the calculation and the game’s fingerprint, which is the same on every screen. If anything is wrong, your browser raises an alarm that you can’t miss.
dice-math = The mathematics
dice-math-text = H is SHA-256 and HM is HMAC-SHA-256; each begins with the tag homestretch-dice/1/. ‖ joins bytes, numbers are big-endian, g is the game’s 16 bytes, N is 4096. An owner is the number of a seat, or 255 for the server.
dice-chain = The envelopes are a hash chain, made from a secret X of 32 random bytes. Its last link, the anchor, is published. Each later value proves itself by leading down to it.
dice-start = At the start, everything is bound together: the rules, the seats and all anchors. The fingerprint is the beginning of T. rules is the SHA-256 of the rules’ text in the record, without the tag. A person is kind 0, a bot kind 1. A missing anchor is 32 zero bytes.
dice-seed = For roll i, the server’s value is the key and the values of all who take part are the message. Their seats come in rising order; n is their number. When the first seat is drawn at random, nobody rolls: the seat is 255, and the die has a face for each seat.
dice-faces = The seed gives bytes. Bytes at the upper end that would favour some faces are skipped, so that every face is equally likely. Cowries and loaded dice take four bytes in the same way. W is the sum of the weights.
dice-rules = A device sends its value for roll i only when roll i is open and roll i − 1 is settled. The player whose roll it is sends it with the click. Roll i + 1 opens only after the move.
dice-attacks = What a cheater could try
attack-server = The server changes its value
attack-server-why = Its value no longer leads down to the anchor that everyone saw before the game.
attack-other = The server changes a player’s value
attack-other-why = It no longer leads down to that device’s anchor, and the device sees that the value is not its own.
attack-replay = A value from another game, seat or roll is used again
attack-replay-why = Game, seat and number are hashed into every link of a chain, so the value fits nowhere else.
attack-early = The server asks for values early
attack-early-why = Your browser refuses: it only sends a value for the open roll, after the previous one was shown.
attack-silent = The last player sees the other values and withholds theirs
attack-silent-why = Nobody sees the dice before the server’s value is shown, the dice fall anyway, and the record shows the missing value. Together with the server it would be a choice between two results, so such rolls are listed as not proved.
attack-anchor = An anchor is swapped
attack-anchor-why = T would be different, and each browser looks for its own anchor.
attack-file = The file is edited afterwards
attack-file-why = The dice must follow from the values, and the values from the anchors. Nobody can make others that fit.
attack-restart = The server “crashes” and rolls again
attack-restart-why = Nothing is drawn when the dice fall: the same values give the same dice, and your browser remembers them.
dice-trust = What you still have to trust
dice-trust-text = Your own device and the page it loaded. If you doubt the page, take the record and the script to another computer. And no calculation can tell whether two players sit on the same sofa and talk.
