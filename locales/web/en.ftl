### What a person reads on the page and nowhere else, in English.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = To the content
shell-nav = Pages
shell-more = More pages
shell-games = All games
shell-new = Set up a game
shell-replay = Replay
shell-settings = Settings
shell-close = Close
shell-language = Language
shell-theme = Appearance
shell-theme-system = like the system
shell-theme-light = light
shell-theme-dark = dark
shell-sound = Sounds
shell-sound-hint = Dice, steps, captures and your turn
shell-keys = Single keys
shell-keys-hint = Letters and numbers play; Space and arrows always do
shell-not-loaded = This page did not load
shell-not-loaded-hint = The network is gone, or there is a new version. Nothing of your games is lost.
shell-reload = Load again
shell-loading = One moment …
shell-try-again = Try again
shell-update = A new version is there.
shell-update-later = Later
missing-title = There is nothing here
missing-text = The address may be mistyped, or what it led to is gone.
missing-home = To the first page

## shell: what happened in a room

happened-someone = someone
happened-person-entered = { $name } is here.
happened-person-left = { $name } has gone.
happened-person-removed = The host has sent { $name } out of the room.
happened-player-joined = { $who } sits down.
happened-seat-freed = The seat of { $colour } is free.
happened-ready = { $name } is ready.
happened-not-ready = { $name } is not ready yet.
happened-host = { $name } is the host now.
happened-no-host = The room has no host now.
happened-settings = The settings of the room have changed.
happened-listed = The room is public: anyone may find it.
happened-unlisted = The room is private: only who has the link comes in.
happened-started = The game begins.
happened-started-round = Round { $round } begins.
happened-took-over-missed = The computer ({ $level }) plays for { $who } after three missed turns.
happened-took-over-left = { $who } has left: the computer ({ $level }) plays on.
happened-paused = { $name } has paused the game.
happened-undo-asked = { $name } would like to take back their last move and all that came after.
happened-redo-asked = { $name } would like to do a move again.
happened-agreed = { $name } agrees.
happened-disagreed = { $name } does not agree.
happened-undo-refused = The move stands.
happened-player-left = { $name } leaves the table.
happened-player-returned = { $name } is back.
happened-round-over = Places: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } wins the match!
       *[other] { $who } win the match!
    }
happened-rematch = { $name } wants to play again.
happened-seats-rotated = Everyone moves on one seat.
happened-server-returned = The server is back. The time it was away counts for nobody.
happened-chat = { $name } says: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = The host asks { $name } not to write.
happened-unmuted = { $name } may write again.
happened-chat-on = The chat is open.
happened-chat-off = The chat is closed.

## shell: why the server refuses, by its codes

refusal-offline = The server does not answer. Is the network there?
refusal-bad-request = The server did not understand that.
refusal-slow = That took too long to arrive. Please try again.
refusal-bad-name = A name has 1 to 30 characters.
refusal-bad-cmd-id = That went wrong. Please try again.
refusal-bad-chat = A message needs 1 to 500 characters, all of which can be seen.
refusal-bad-reaction = That is no reaction.
refusal-bad-settings = These settings do not go together.
refusal-bad-options = No game can be made with these house rules.
refusal-bad-variant = This variant file is not right.
refusal-bad-record = This record cannot be read.
refusal-unknown-variant = There is no such game.
refusal-unknown-bot = There is no such level of the computer.
refusal-no-token = This browser is not known in the room. Join it again.
refusal-sent-out = The host has sent you out of this room.
refusal-not-host = Only the host can do that.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = That is not your seat.
refusal-muted = The host has asked you not to write.
refusal-chat-off = The chat is closed.
refusal-bad-origin = This page belongs to another server.
refusal-no-room = There is no room with this code.
refusal-no-game = There is no such game in this room.
refusal-no-person = That person is not in the room any more.
refusal-no-such-seat = There is no such seat.
refusal-seat-empty = Nobody sits there.
refusal-no-bot-there = The computer does not play that seat.
refusal-no-page = There is nothing at this address.
refusal-no-method = The server does not do that here.
refusal-stale = Something has happened in the meantime. Look again.
refusal-unknown-seq = The page and the room do not agree. Load the page again.
refusal-seated = You have a seat already.
refusal-crowded = The room is too crowded.
refusal-too-long = So much has happened in this room that it takes no more. Make a new one.
refusal-seat-taken = That seat is taken.
refusal-full = The table is full. You may still watch.
refusal-not-ready = Not everybody is ready yet.
refusal-bad-seats = This game is not played with so many, or on these seats.
refusal-not-waiting = That is possible only before the start.
refusal-not-playing = No game is being played.
refusal-not-ended = That is possible only after the game.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-overruled = The others have ended your pause. You can pause again after your next move.
refusal-not-your-turn = It is not your turn.
refusal-not-bots-turn = It is not the computer’s turn.
refusal-already-asked = The dice are rolling already.
refusal-no-dice = There is nothing to roll now.
refusal-kept-dice = The dice stay what they were.
refusal-illegal-move = The rules do not allow this move.
refusal-illegal-pass = A move is possible, so it must be made.
refusal-illegal-item = That item is not held, or cannot be used now.
refusal-illegal-roll = The dice of this game cannot show that.
refusal-not-now = Something else is to be done now.
refusal-game-over = The game is over.
refusal-undo-off = Nothing is taken back at this table.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = Nothing was taken back.
refusal-vote-open = The others are still being asked.
refusal-no-vote = Nobody has asked for anything.
refusal-already-voted = You have answered already.
refusal-not-agreed = The others did not agree. Play on first.
refusal-not-lent = The computer does not play for you.
refusal-not-open = This roll is not open, or not for this seat.
refusal-other-game = The seal belongs to another game.
refusal-seeded = The dice of this table follow from a seed; no seal is needed.
refusal-bad-value = That value does not fit what the device sealed.
refusal-away = You have left the table. Come back first.
refusal-gone = Your tokens have left this game.
refusal-too-large = That is too large for the server.
refusal-too-many = That was too much at once. Wait a moment.
refusal-internal = The server made a mistake. Nothing has changed.
refusal-unavailable = The server cannot do that right now. Please try again.
refusal-unreadable = This room cannot be opened: it is damaged, or needs a newer server.

## shell: the first page

bot-names = Pip, Dot, Domino, Biscuit, Clover, Marble
home-title = The race home is better together.
home-lead = Ludo, Parchís, Snakes and Ladders, Ur and their whole family: round one screen, over a link, or against the computer. No sign-up, no ads.
home-play = Play now
home-invite = Invite friends
home-play-hint = Play now is a game of Ludo against three computers. Invite makes a table with a link to send.
home-name = Your name
home-guest = Guest
home-code = Have a code?
home-code-empty = Type the code of the room, or paste its link.
home-join = Join
home-more = More games
home-all = All { $count } games
home-promises = What you can rely on
home-dice = Honest dice
home-dice-text = One die for everyone, people and computers alike, and nobody sees what comes.
home-bots = Computers that say so
home-bots-text = Every computer at the table is marked as one. Levels differ by judgement only.
home-everyone = For everyone
home-everyone-text = By keyboard, touch or screen reader; tokens differ by shape and colour; a lost network loses nothing.
resume-title = Go on playing
resume-with = with { $names }
resume-waiting = Waiting to start
resume-your-turn = It is your turn
resume-playing = Being played
resume-back = Back to your game
lobby-title = Open tables
lobby-seats = { $bots ->
        [0] { $taken } of { $seats } seats taken
        [one] { $taken } of { $seats } seats taken, { $bots } by a computer
       *[other] { $taken } of { $seats } seats taken, { $bots } by computers
    }
lobby-join = Join
lobby-watch = Watch

## shell: the link to a room

share-code = Code of the room
share-link = Link for the others
share-only-here = Nobody else can open this link yet: it leads to this computer alone. For everybody in the house start the server with
share-copy = Copy the link
share-copied = Copied
share-send = Send …
share-qr = The link as a QR code: point a phone’s camera at it
share-text = Play a race game with me on homestretch:

## shell: the games

games-lead = One family of race games from five thousand years: choose a board, read its rules, play.
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
games-measured = Length and luck are measured in games that computers played; each game’s page says how.
games-measured-so = Measured in { $games } games: { $players } computers of level medium took { $turns } turns on average, at five seconds a turn. How much good moves pay off: a hard computer played against one that moves at random. For every 100 games that it would lose if choices did not matter, it loses { $percent }. Between players who know the game, the dice decide far more.
games-count = { $count ->
        [one] One game
       *[other] { $count } games
    }
games-none = No game fits all of that. Leave a wish out.
games-play = Play against computers
games-set-up = House rules and seats
games-rulebook = The rules

## shell: setting up a game

new-lead = Choose the game, who sits where, and the rules of your house.
new-rules-of = Read the rules
new-seats = Who plays?
new-seats-hint = A seat is a colour: sit where you like.
new-preset-computers = Against computers
new-preset-here = All at this screen
new-preset-link = Friends by link
new-preset = Quick choice
new-sitter = Who sits on { $colour }
new-sitter-me = me
new-sitter-here = someone here
new-sitter-link = by link
new-sitter-bot = computer
new-sitter-empty = nobody
new-name-of = Name on { $colour }
new-level-of = Level of the computer on { $colour }
new-by-link = Whoever has the link sits down here.
new-nobody = This seat stays empty.
new-no-me = Somebody has to play at this screen.
new-house = House rules
new-house-hint = What is set is how this game is usually played.
new-house-count = { $count ->
        [0] none changed
        [one] one changed
       *[other] { $count } changed
    }
new-house-reset = As usual again
new-table = The table
new-public = Public
new-public-hint = Anyone may find the room in the list of open tables.
new-day = a day
new-turn-hint = When it is up, the computer makes the move.
new-undo = Taking moves back
new-undo-never = never
new-undo-ask = if the others agree
new-undo-free = always
new-leaving = When someone leaves
new-leaving-bot = the computer plays on
new-leaving-go = the tokens go
new-forced = Play single moves at once
new-forced-hint = Where there is no choice, nobody has to tap.
new-auto-roll = Roll by itself
new-auto-roll-hint = The dice fall without being asked for.
new-start = Start the game
new-open = Open the table
new-open-hint = You then get a link to send.

## shell: house rules

house-tokens = Tokens of each player
house-tokens-hint = Fewer tokens make a shorter game.
house-entry = What brings a token out
house-entry-hint = The roll that a token in the yard waits for.
house-entry-own = as usual
house-entry-one-six = a one or a six
house-entry-any = any roll
house-must-enter = Must come out
house-must-enter-hint = Who can bring a token out has to.
house-tries = Three tries
house-tries-hint = Who has no token on the way may roll three times to bring one out.
house-out = One token out already
house-out-hint = Everyone begins with one token on the start.
house-streak = Three in a row
house-streak-hint = What a third six (or pair) in one turn does.
house-streak-own = as usual
house-streak-none = nothing special
house-streak-void = it is lost and ends the turn
house-streak-last-home = the token moved last goes back
house-streak-furthest-home = the token in front goes back
house-captures = Capturing
house-captures-hint = A token that is landed on goes back to its yard.
house-must-capture = Must capture
house-must-capture-hint = Who can capture has to.
house-gate = Capture before home
house-gate-hint = The home stretch opens with the first capture.
house-safe = Safe squares
house-safe-hint = On marked squares nobody is captured.
house-own = Two own tokens on a square
house-own-hint = What they do when they meet.
house-own-share = share it
house-own-block = block the way
house-own-stack = move as one
house-own-forbid = may not meet
house-overshoot = A roll too far for home
house-overshoot-hint = What a token does that would go beyond the finish.
house-overshoot-stay = stays: the roll must be exact
house-overshoot-bounce = walks back what is too much
house-overshoot-wins = comes home all the same
house-goal = One token home is enough
house-goal-hint = The first to bring one token home wins.
house-places = Play on for the places
house-places-hint = The game ends when all but one are home.
house-order = Who begins
house-order-hint = How the first turn is given.
house-order-own = as usual
house-order-fixed = the first seat
house-order-highest = the highest roll
house-order-random = drawn by lot
house-again-six = A six rolls again
house-again-six-hint = Another roll after every six.
house-again-capture = A capture rolls again
house-again-capture-hint = Another roll for who captures.
house-again-finish = A token home rolls again
house-again-finish-hint = Another roll for who brings a token home.
rules-of = Rules: { $game }
rules-differ = House rules of this table
rules-usual = usually: { $value }
rules-changed = house rule
rules-leaving-bot = At this table the computer ({ $level }) plays on for who leaves, until they come back.

## Board

board-label = Board
board-choice = { $captures ->
    [0] { $colour }, token { $token }: from { $from } to { $to }.
    [one] { $colour }, token { $token }: from { $from } to { $to }, captures one.
   *[other] { $colour }, token { $token }: from { $from } to { $to }, captures { $captures }.
}
board-danger = It could be captured there.
board-seat = { $colour }: { $places }
board-token-name = token { $token }
board-token = token { $token }: { $square }
square-start = the start
# The start of another seat: an arrow is drawn there, and no number.
square-start-of = the start of { $colour }
# Where squares are counted along the way: before the track, and on the home stretch.
square-own = own square { $number }
square-stretch-step = square { $number } on the home stretch
board-roll = Roll the dice
board-dice = Thrown: { $dice }
board-no-dice = Nothing is thrown yet

## room: coming in

room-none-title = There is no such room
room-none-text = The code may be mistyped, or the room has expired. Rooms nobody uses are cleared away after a while; their games are kept.
room-none-replay = Watch its last game
room-other-code = Another code
room-open = Open
room-offline-title = The server does not answer
room-trouble-title = That did not work
room-too-many-title = Too many tries
room-too-many-text = Too many codes that lead nowhere were tried from here, or too much was asked at once. Wait about ten minutes; this page then tries again by itself.
room-title-turn = Your turn! { $game }
room-entry-lead = invites you to play
room-entry-lead-nobody = You are invited to play
room-entry-is-playing = A game is being played
room-entry-is-ended = The game is over
room-entry-is-full = All seats are taken
room-entry-playing = You can watch, and play in the next one.
room-entry-ended = You can come in and wait for the next one, or see it again.
room-entry-full = You can watch.
room-your-name = Your name
room-guest = Guest
room-take-seat = Take a seat
room-watch = Watch
room-seat-choose = Choose
room-seat-chosen = Chosen
room-who-is-in = Who is in
room-watching =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
room-removed = You are not in this room any more. You may come in again if the host lets you.

## room: before the game

room-seat-free = free
room-you = you
room-host = host
room-ready = ready
room-away = away
room-level = Level of new computer players
room-add-bot = Add computer
room-remove-bot = Take { $name } away
room-kick = Send { $name } away from the table
room-remove-here = { $name } does not play after all
room-send-out = Send { $name } out of the room
room-send-out-yes = Send out
room-send-out-no = Do not
room-people =
    { $count ->
        [one] One other person is here
       *[other] { $count } other people are here
    }
room-watches = watches
room-muted = may not write
room-mute = Ask { $name } not to write
room-unmute = Let { $name } write again
room-sit-here = Sit here
room-another-here = Another person here
room-another-name = Name of the person who plays on this screen too
room-another-sit = Sit down
room-cancel = Cancel
room-need-more =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
room-wait-for = Waiting until ready: { $names }
room-wait-for-host = Waiting for the host to start.
room-can-start = Everybody is ready.
room-can-start-free =
    { $count ->
        [one] All who are here are ready. One seat is still free: wait for whoever has the link, or start without them.
       *[other] All who are here are ready. { $count } seats are still free: wait for those who have the link, or start without them.
    }
room-i-am-ready = I am ready
room-not-ready = Not ready yet
room-leave = Leave
room-invite = Invite others
room-settings = Table settings
room-change = Change
room-leaving = Who leaves
room-leaving-bot = is played by the computer ({ $level })
room-leaving-tokens-go = takes the tokens along
room-stand-in = Who plays when time is up
room-forced = Single moves play themselves
room-forced-hint = Where there is nothing to choose, nobody has to tap
room-auto-roll = Dice roll themselves
room-auto-roll-hint = Nobody has to ask for them
room-public = Public table
room-public-hint = The first page lists it and anyone may join
room-chat-hint = People may write to each other
room-hours = { $hours } h
room-on = on
room-off = off

## room: the game

room-connecting = Connecting …
room-lost = No connection. Trying again …
room-quiet = No answer yet. Still waiting …
room-polling = Slow connection: news comes every two seconds.
room-connecting-short = Connecting
room-lost-short = No connection
room-quiet-short = No answer yet
room-polling-short = Slow connection
room-lent-asked = The computer plays for you.
room-lent-missed = You were away, so the computer plays for you.
room-lent-left = You have left the table; the computer plays for you.
room-back = I am back
room-back-of = { $who } is back
room-your-turn = Your turn!
room-turn-of = { $who }, your turn!
room-turn = to move
room-your-roll = { $who }, it is your turn: roll the dice.
room-your-move = { $who }, choose a move.
room-roll = Tap the dice or press Space.
room-roll-touch = Tap the dice.
room-roll-opening = Roll for the first turn.
room-roll-button = Roll
room-choose = Choose a token.
room-tap-again = Tap once more to go there.
room-one-move = There is one move.
room-drawing = The first player is drawn …
room-waits-for = { $who } is to play.
room-you-watch = You are watching.
room-paused = The game is paused.
room-pause = Pause
room-resume = Go on
room-option-danger = , could be captured there
room-pass = Do not move
room-use = Use { $item }
room-holds = Holds { $items }.
room-progress = { $percent } % of the way
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours }h
room-board-of = Board: { $game }
room-board-words = Board in words
room-board-words-short = In words
room-menu = More
room-log = Log
room-log-empty = Nothing has happened yet.
room-undo-button = Take back
room-redo-button = Do again
room-vote-waits = The others are being asked …
room-sending = Your choice is being sent …
room-agree = Agree
room-disagree = No
room-autopilot = Let the computer play for me
room-autopilot-of = Let the computer play for { $who }
room-single = Play single moves for me
room-single-hint = When there is nothing to choose, your token goes by itself
room-record = Download the record
room-leave-title = Leave the table?
room-leave-watch = You can come back with the same link.
room-leave-bot = The computer ({ $level }) plays on for you until you come back.
room-leave-tokens-go = Your tokens leave the game with you. That cannot be undone.
room-stay = Stay
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-chat-say = Say something
room-chat-send = Send
room-chat-watch = Come in to write.
room-reactions = Reactions
room-react-clap = Clap
room-react-laugh = Laugh
room-react-wow = Wow
room-react-cheer = Cheer
room-react-sad = Be sad
room-react-wave = Wave
room-key-roll = roll, or play the only move
room-key-move = play the move with that number
room-key-choose = go from move to move; Enter plays it
room-key-token = go to the next token; Enter moves it
room-key-undo = take back
room-key-redo = do again
room-key-autopilot = hand over to the computer, or take back
room-key-pause = pause or go on
room-key-chat = chat
room-key-board = hear where everything stands
room-key-help = these keys
key-space = Space
key-enter = Enter
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End

## room: after the game

room-places = Places
room-rematch = Play again
room-next-round = Next round
room-replay = See it again
room-last-game = See the last game again
room-stats = The game in numbers
room-stats-short = Numbers
room-streak = Most throws in a turn
room-stats-progress = How far everyone was, all tokens together
room-stats-expected = Bars: how often it fell. Dashed line and ⌀: how often it is expected.
room-copy-game = Copy a link to this game
room-stats-lost = lost a token
room-stats-snake = snake
room-stats-ladder = ladder
room-snakes = Snakes
room-ladders = Ladders

## room: replay

replaying-open-title = See a game again
replaying-open-text = Choose or drop the record of a game. The server plays it through and keeps nothing of it.
replaying-choose = Choose a record
replaying-other = Another record
replaying-none-title = This game cannot be shown
replaying-position = Moment
replaying-start = To the beginning
replaying-back = One step back
replaying-play = Play
replaying-pause = Pause
replaying-on = One step on
replaying-end = To the end
replaying-speed = Speed
replaying-copy = Copy a link to this moment
replaying-room = To the room
replaying-key-play = play or pause
replaying-key-step = one step back or on
replaying-key-jump = ten steps back or on
replaying-key-ends = to the beginning or the end
replaying-key-speed = slower or faster

## Fair dice

fair-how = How the dice work
fair-check = Check the dice
fair-script = Download the checking script (Python)
fair-fingerprint = Fingerprint of the game
fair-nothing = nothing

verify-title = Check the dice of a game
verify-text = Choose or drop the record of a game. Your browser checks the dice itself; the server only checks whether the moves are legal, and keeps nothing of it.
verify-choose = Choose a record
verify-other = Check another game
verify-working = The dice are being checked …
verify-proved = The dice are proved
verify-proved-text = { $rolls ->
    [one] The only roll follows from values that were fixed before it fell.
   *[other] All { $rolls } rolls follow from values that were fixed before they fell.
}
verify-half = The dice are proved, except for what is named below
verify-half-text = { $rolls ->
    [one] The only roll follows from its values. What is not proved of it is named below.
   *[other] All { $rolls } rolls follow from their values. What is not proved of some of them is named below.
}
verify-server = Proved as far as the server goes
verify-server-text = { $rolls ->
    [one] The only roll follows from the server’s value, which was fixed before it fell. No player’s device took part.
   *[other] All { $rolls } rolls follow from the server’s values, which were fixed before they fell. No player’s device took part.
}
verify-seeded = Practice dice
verify-seeded-text = { $rolls ->
    [one] The only roll follows from a seed. Who knew the seed knew all dice.
   *[other] All { $rolls } rolls follow from a seed. Who knew the seed knew all dice.
}
verify-none = This record proves nothing about its dice
verify-none-text = The game was played without sealed dice. The record says what fell, not where it came from.
verify-unreadable = This is no record that can be read
verify-unreadable-line = The trouble is in line { $line }.
verify-unreadable-dice = The rules in it have dice that there are not.
verify-fraud = Do not believe these dice
verify-fraud-next = Keep this file. Ask the other players for theirs and compare the fingerprints: a game that was played honestly gives everyone the same.
verify-what = What was proved
verify-what-not = What was not proved
verify-fingerprint-text = Every player saw these sixteen signs on the screen. If they are the same, it is the same game.
verify-stats = How the dice fell
verify-rolls = All rolls
verify-roll = Roll
verify-who = Who
verify-fell = Fell
verify-values = Values from
verify-lot = first seat drawn
verify-script-text = You trust neither us nor your browser? This short script checks the same file with Python and nothing else.

fraud-file = The file was changed after it was written: its check or the hash of its rules does not fit.
fraud-start = The rules, the seats or the chains are not those that the game was bound to at its start.
fraud-seats = The proof is about other seats than the game.
fraud-seeded = The dice are said to come from a seed, for practice, and there are chains of players: with a seed nobody gives values.
fraud-seed = The dice are said to come from the seed { $seed }, for practice, and the server’s chain does not follow from it.
fraud-chains = The record has more chains than a game can have.
fraud-own = { $who }: the chain that this browser fixed is not in the proof.
fraud-order = Roll { $roll } is out of order: a roll was left out, added or rolled again.
fraud-server = Roll { $roll }: the server’s value is not of the chain that it had fixed.
fraud-contribution = Roll { $roll }: the value of { $who } is not of the chain that was fixed for this seat.
fraud-stranger = Roll { $roll }: { $who } takes part without a chain, or twice.
fraud-item = The game has { $action }, which is of something that this variant does not have.
fraud-record = Roll { $roll }: the game has { $record }, its proof has { $proof }.
fraud-dice = Roll { $roll }: the values give { $right }, but { $shown } was shown.
fraud-roller = Roll { $roll }: it was somebody else’s turn.
fraud-void = Roll { $roll } was opened and thrown away: who was to roll neither left nor lost the turn by going back.
fraud-back = Before roll { $roll }: what is said to have been taken back cannot have been played.

proved-server = Every value of the server belongs to the chain that it fixed before the first roll.
proved-server-renewed = Every value of the server belongs to the chains that it fixed: the first one before the first roll, another one whenever the last was used up. New from roll: { $list }
proved-people = Every player’s value belongs to the chain that was fixed for that player’s seat.
proved-start = Rules, seats and chains are those that the game was bound to at its start.
proved-dice = The dice of the game are the ones that the values give, in this order, none left out and none added.
proved-dice-chosen = The dice of the game are the ones that the values give, in this order, none left out. Beside these there are only rolls of choice, which this variant has: there the players named the dice themselves. Whether they had one shows when the moves are played again.
proved-own = The chain of this browser is in it: { $who }.
proved-moves = The server has played all moves again: they are legal.
moves-asking = The server plays the moves again …
moves-illegal = The server has played it again and refuses it: { $reason }
moves-unknown = The server could not be asked whether the moves are legal.

unproved-nothing = Nothing is open.
unproved-server = That the server did not choose its values to its liking before the game: no player’s device took part.
unproved-seeded = That nobody knew the dice before: they come from a seed, for practice.
unproved-part = { $rolls ->
        [one] { $who } took part in { $took } of { $rolls } roll.
       *[other] { $who } took part in { $took } of { $rolls } rolls.
    } For this player the other rolls are not proved.
unproved-missing = { $who } was asked and stayed silent. Rolls: { $list }
unproved-passed-over = { $who } was not asked, after staying silent before. Rolls: { $list }
unproved-away = { $who } was away, or had no chain yet. Rolls: { $list }
unproved-no-chain = To { $who }, whose device had no chain. Rolls: { $list }
unproved-single = That { $who } and the server did not choose the rolls together: only this player’s device gave values, and they could have tried one chain after the other before the game.
unproved-anchor = { $who } fixed a chain before roll { $roll } only: another device, a browser that forgot, or one that came late. The fingerprint does not bind it.
unproved-renewed = From roll { $roll } on everybody’s chain is a new one, because the last ones were used up after 4096 rolls. The fingerprint does not bind them.
unproved-lacking = That nobody chose these rolls: in each of them somebody with a chain gave no value. Whoever kept silent could, together with the server, choose between two results, and several between more. Rolls: { $list }
unproved-unbound = To others than the players themselves: no value of these rolls is of a chain that was fixed before the start. Rolls: { $list }
unproved-fresh = To others than the players themselves, roll { $roll }: there the device of { $who } used a new chain for the first time. That it was chosen before the others’ values were known, only those who played can say: their browsers would have raised an alarm.
unproved-fresh-server = To others than the players themselves, roll { $roll }: there the server used a new chain for the first time. That it was chosen before the others’ values were known, only those who played can say: their browsers would have raised an alarm.
unproved-void = Opened, and never fallen, because another seat was to roll after all: the game was taken back, or who was to roll left or used a roll of choice. Rolls: { $list }
unproved-back = The game was taken back before these rolls. If nobody took a move back there, do not believe them. Rolls: { $list }
unproved-other = This browser has no chain in the game. Compare the fingerprint with what a player saw.
unproved-end = How the game ended: it is not over where the record stops, and what came after may have been cut off.

stats-usual = { $dice } dice. Fair dice fall at least as unevenly in { $percent } of 100 games: nothing unusual.
stats-rare = { $dice } dice. Fair dice fall so unevenly in only { $percent } of 100 games. That is rare, and it happens.
stats-very-rare = { $dice } dice. Fair dice fall so unevenly in fewer than one of 1000 games. Bad luck proves no fraud, and good luck no honesty: the sums above do.
stats-few = { $dice ->
        [one] { $dice } die is too little to say whether this is unusual.
       *[other] { $dice } dice are too few to say whether this is unusual.
    }
stats-face = { $count ->
        [one] { $face }: { $count } time, { $expected } expected
       *[other] { $face }: { $count } times, { $expected } expected
    }
stats-expected = The dashed lines and the numbers with ⌀ are what fair dice show on average.
stats-kept = { $count ->
    [one] One of these dice was taken back and has not come again.
   *[other] { $count } of these dice were taken back and have not come again.
}

seal-label = Where roll { $roll } comes from
seal-title = Roll { $roll }
seal-good = Verified by your browser
seal-without = Checked by your browser, but nothing of it comes from your device
seal-chosen = A player chose these dice with a roll of choice: nothing was rolled
seal-unsure = Not everything is checked yet
seal-bad = Something is wrong with this roll
seal-later = Verified by your browser, except who was drawn: the record proves it after the game.
seal-mode-sealed = sealed
seal-mode-server = server
seal-mode-seeded = practice
seal-sealed = Sealed dice: from the server and every player’s device together.
seal-some = Sealed dice: from the server and the players’ devices together, but no device takes part for: { $who }.
seal-server = Dice from the server’s fixed values alone: no player’s device takes part.
seal-seeded = Practice dice: they come from a seed and prove nothing.
seal-elsewhere = Your own value comes from another device of yours, as long as that is there.
seal-watched = You have no seat in this game, so your device takes no part.
seal-silent = Your device was asked for its value, and the roll fell before it came.
seal-unasked = Your device was not asked: it was not connected when the roll was opened, had been silent before, or had only just come.
seal-count = { $count ->
        [one] { $count } roll of this game fell without your value although your device was here, or had just lost its connection.
       *[other] { $count } rolls of this game fell without your value although your device was here, or had just lost its connection.
    }
seal-count-why = Whoever leaves out your value can choose between two results: if it happens often, do not trust this game.
seal-unsure-text = Your browser was away, or has not seen the record of the game yet. It compares everything as soon as it has it.
seal-waiting = Nothing has been rolled yet.
seal-values = The values
seal-of-server = Server
seal-own = your own
seal-missing = missing
seal-chain = Each value leads, hashed again and again, to what its owner had fixed before.
seal-anchor = What your device fixed before (its anchor)
seal-anchor-text = If you keep it, you can look for it in the record: homestretch verify and verify.py do so with --anchor.
seal-unfollowed = Could not be followed, because this browser was away: { $who }.
seal-seed = All values together, keyed with the server’s, give the seed.
seal-bytes = The seed gives bytes. Bytes that would favour some faces are passed over.
seal-over = passed over
seal-die = byte { $byte } → remainder of { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = byte { $byte } → remainder of { $byte } ÷ { $faces }, plus 1 = { $face }; of the seats that are there, in their order, that is { $who }
seal-lots = word { $word } → remainder of { $word } ÷ { $total } = { $rest }, which stands for { $value }
seal-fell = The dice

alarm-title = Something is wrong with the dice
alarm-server-anchor = The server replaced the values that it had fixed before the game.
alarm-start = The game is suddenly bound to other rules, seats or chains than at its start.
alarm-mode = The dice of this game suddenly come from elsewhere than at its start, or from nowhere.
alarm-anchor = { $who }: the chain of this browser was replaced. No device of yours does that while this one is here.
alarm-stranger = { $who }: another device takes part in the dice in your name, and you say that it is not yours.
alarm-server-value = Roll { $roll }: the server’s value is not the one it had fixed.
alarm-value = Roll { $roll }: the value of { $who } is not the one that was fixed.
alarm-forged = Roll { $roll }: a value was used for { $who } that is not from your device.
alarm-dice = Roll { $roll }: the values give { $right }, but { $shown } was shown.
alarm-table = Roll { $roll }: { $right } was shown with the values, but { $shown } lies on the table.
alarm-unshown = { $shown } lies on the table, and no values were shown for it.
alarm-item = { $who } is said to have used something that this variant does not have.
alarm-again = Roll { $roll } was shown once more, and otherwise.
alarm-gap = Roll { $roll }: the server did not tell what happened.
alarm-void = Roll { $roll } was open and was thrown away without a reason. Whoever throws rolls away chooses what falls.
alarm-roller = Roll { $roll }: it is not the roll of the player whose turn it is.
alarm-part = Roll { $roll }: others took part than were asked at its opening.
alarm-left-out = Roll { $roll }: the value of { $who } was sent and left out. A slow connection can cause this once; again and again it is no accident.
alarm-not-asked = Roll { $roll }: { $who } is here and was not asked for a value.
alarm-record = What the server says has happened in this game is not what this browser has seen, or does not fit together.
alarm-early = The server asked for a value of roll { $roll } too early. It did not get it.
alarm-shut-out = { $who }: your device fixed its values, and the server keeps them out of the dice.
alarm-unclicked = Roll { $roll }: the dice of { $who } fell without a click, although the time was not over.
alarm-late = Roll { $roll }: again { $who } heard of a roll only when it had fallen, although the connection was there. If it is not very slow, somebody holds the rolls back.
alarm-undone = The game was taken back although that is not allowed here, or without your agreement.
alarm-withheld = The server does not give the record of the game. Without it your browser cannot check what it has missed.
alarm-next = The record of the game keeps the proof. Go on only if you trust who runs the server.
alarm-seen = I have seen it

elsewhere-text = Another device takes part in the dice for you. Is it yours?
elsewhere-yes = Yes, it is mine
elsewhere-no = No, I have no other
doubted-text = It is said that you took back a move, or agreed to it, on another device. Was that you?
doubted-yes = Yes, that was me
doubted-no = No, that was not me

dice-lead = As long as your browser takes part, nobody can know a roll before you have had your say: not the server, not the host, not all the others together. To choose between a few results the server would need somebody who keeps silent for it, and every silence is in the record.
dice-picture = A picture: everyone lays a pile of sealed envelopes on the table. For a roll each opens the next one, and all numbers together make the die.
dice-before = Before the game
dice-before-text = Every player’s device thinks of thousands of secret numbers and lays them on the table in sealed envelopes. The server does so, too. From now on nobody can exchange one.
dice-roll = At every roll
dice-roll-text = Everyone opens the next envelope, and all numbers are mixed. Each was chosen long before anybody knew the others. Where everyone opens theirs, one honest number is enough: then nobody could aim at the result.
dice-after = Afterwards
dice-after-text = All opened numbers are in the record of the game. Your browser does the sum at once, and anyone can do it again later.
dice-questions = What people ask
dice-do = Do I have to do anything?
dice-do-text = No. Your browser keeps your envelopes and opens one when it is time. For your own roll it waits for your click.
dice-away = And if someone is away?
dice-away-text = The roll falls without their number after two seconds, and everyone sees whose was missing. Waiting cannot throw away a bad roll. But whoever keeps silent on purpose could, together with the server, choose between two results: so the check names such rolls as not proved.
dice-devices = And if I play on two devices?
dice-devices-text = One of them keeps your envelopes, and a click on either rolls. When that one goes, the other takes over with new envelopes. The record shows it.
dice-bots = And against the computer?
dice-bots-text = Bots have no envelopes, but you have. Only where no person’s browser is connected do the dice come from the server alone; then the screen says so.
dice-luck = Twenty rolls and no six: is that fair?
dice-luck-text = It happens to one player in forty. Dice have no memory and owe nobody a six. The check shows how often each face fell and how unusual that is.
dice-see = How do I know that it is on?
dice-see-text = There is a seal on the die. Open it to see the numbers and the sum. The signs on it begin the fingerprint of the game, which is the same on every screen. If anything does not fit, your browser raises an alarm that you cannot overlook.
dice-math = With mathematics
dice-math-text = H is SHA-256 and HM is HMAC-SHA-256; each begins with the tag homestretch-dice/1/. ‖ joins bytes, numbers are big-endian, g is the game’s 16 bytes, N is 4096. An owner is the number of a seat, 255 for the server.
dice-chain = The envelopes are a chain of hashes, made from a secret X of 32 random bytes. Its last link, the anchor, is published; each later value proves itself by leading down to it.
dice-start = At the start everything is bound together: the rules, who sits where, and all anchors. The fingerprint is the beginning of T. rules is the SHA-256 of the rules’ text in the record, without the tag; a person is kind 0, a bot 1; who has no anchor has 32 zero bytes.
dice-seed = For roll i the server’s value is the key, and the values of all who take part are the message. Their seats come in rising order, n is how many. Where the first seat is drawn by lot nobody rolls: 255, and the die has a face for each seat.
dice-faces = The seed gives bytes. Bytes at the upper end that would favour some faces are passed over, so every face is equally likely. Lots and loaded dice take four bytes in the same way. W is the sum of the weights.
dice-rules = A device sends its value for roll i only when roll i is open and roll i − 1 is settled; the one who rolls sends it with the click. Roll i + 1 opens only after the move.
dice-attacks = What a cheat could try
attack-server = The server changes its value
attack-server-why = Its value no longer leads down to the anchor that everyone saw before the game.
attack-other = The server changes somebody’s value
attack-other-why = It no longer leads down to that device’s anchor, and the device itself sees that it is not its own.
attack-replay = A value from another game, seat or roll is used again
attack-replay-why = Game, seat and number are hashed into every link of a chain: the value fits nowhere else.
attack-early = The server asks for values early
attack-early-why = Your browser refuses: it sends a value only for the roll that is open, after the one before it was shown.
attack-silent = The last player sees the others’ values and keeps silent
attack-silent-why = Nobody sees the dice before the server’s value is shown, the roll falls anyway, and the silence is in the record. Together with the server it would be a choice between two results: so the check names such rolls as not proved.
attack-anchor = Somebody’s anchor is swapped
attack-anchor-why = T would be another one, and each browser looks for its own anchor.
attack-file = The file is edited afterwards
attack-file-why = The dice must follow from the values and the values from the anchors. Nobody can make others that fit.
attack-restart = The server “crashes” and rolls again
attack-restart-why = Nothing is drawn when a roll falls: the same values give the same dice, and your browser remembers them.
dice-trust = What is left to trust
dice-trust-text = Your own device and the page it loaded. Who doubts the page takes the record and the script to another computer. And no sum can tell whether two players sit on the same sofa and talk.
