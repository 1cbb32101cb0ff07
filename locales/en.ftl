### Everything a person reads while playing, in English. The other languages have the same
### messages; a missing one is shown in English.

language = English

## Colours of seats

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
colour-olive = olive
colour-indigo = indigo
colour-white = white
colour-black = black
colour-other = seat { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } and { $last }
square-yard = the yard
square-pad = the pad
square-track = square { $number }
square-stretch = square { $number } of the home stretch
square-stretch-short = home stretch { $number }
square-finish = home
square-off = off the board

## What happened

event-opening-rolled = { $who } rolls { $dice } for the first turn.
event-opening-tied = The best rolls are equal: { $who } roll again.
event-first = { $who } begins.
event-rolled = { $who } rolls { $dice }.
event-entered = { $who } brings token { $token } out to { $to }.
event-moved = { $who } moves token { $token } to { $to }.
event-snake = A snake: token { $token } of { $who } slides down to { $to }.
event-ladder = A ladder: token { $token } of { $who } climbs up to { $to }.
event-jump = Token { $token } of { $who } jumps on to { $to }.
event-flight = Token { $token } of { $who } flies to { $to }.
event-captured = { $by } captures token { $token } of { $who } on { $square }.
event-bound = Two tokens of { $who } become a block on { $square }.
event-finished = Token { $token } of { $who } is home.
event-bonus = { $who } wins { $pips } pips to move.
event-pips-lost = No token of { $who } can move { $pips }.
event-gate-opened = The home stretch of { $who } is open now.
event-passed-no-move = { $who } cannot move.
event-passed-zero = The throw of { $who } is worth nothing.
event-passed-choice = { $who } does not move.
event-again = { $who } rolls again.
event-again-try = { $who } has another try.
event-again-item = { $who } uses a second throw.
event-streak-broken =
    { $throws ->
        [one] That ends the turn of { $who }.
       *[other] { $throws } in a row: that ends the turn of { $who }.
    }
event-sent-back = Token { $token } of { $who } goes back to the yard.
event-will-skip = { $who } will miss the next turn.
event-skipped = { $who } misses this turn.
event-swapped = Token { $token } of { $who } changes places with token { $other_token } of { $other }.
event-item-gained = { $who } gets { $item }.
event-item-used = { $who } uses { $item }.
event-left = { $who } leaves the game.
event-placed =
    { $place ->
        [1] { $who } is home and wins!
       *[other] { $who } is home: place { $place }.
    }
event-placed-together =
    { $place ->
        [1] { $who } are home and win!
       *[other] { $who } are home: place { $place }.
    }
event-over = The game is over.

item-shield = a shield against one snake
item-second-throw = a second throw
item-chosen-roll = a roll of choice

## What happened at the table

news-lent = { $who } hands over to the computer ({ $level }).
news-taken-back = { $who } plays again.
news-warned = { $who }: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } left.
news-missed = Time is up: the computer plays for { $who }.
news-time-up = The time of the game is up: it ends as it stands.
news-paused = Pause.
news-resumed = The game goes on.
news-undone = Taken back.
news-redone = Done again.
news-round = Round { $round } of { $rounds }.
news-score = { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }
news-saved = Saved as { $file }.
news-exported = The record is in { $file }.
news-resumed-game = The game goes on where it was left.

## Why something is refused

refused-turn = Something else is to be done now.
refused-dice = The dice of this game cannot show that.
refused-token = There is no such token.
refused-pips = These pips are not open.
refused-entry = This throw brings no token out.
refused-home = That token is home and moves no more.
refused-overshoot = That is too far for this token.
refused-dead-end = From that square no throw would lead home.
refused-stair = The next square needs a { $pips }.
refused-odd = A block moves half of an even roll.
refused-own = An own token stands on { $square }.
refused-passing = The token of { $who } on { $square } may not be passed.
refused-blocked = Tokens of { $who } block { $square }.
refused-safe = { $who } holds { $square }, and it is safe there.
refused-full = { $square } is full.
refused-must-enter = A token must come out of the yard.
refused-must-clear = The token on the start must move on first.
refused-must-break = The own block must be broken.
refused-must-capture = A token that can capture must move.
refused-must-use-dice = Another move lets more of the dice be used.
refused-must-move = A move is possible, so it must be made.
refused-item = That item is not held, or cannot be used now.
refused-over = The game is over.
refused-paused = The game is paused.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = Nothing was taken back.
refused-name = A name has 1 to 30 characters.
refused-level = There is no level { $name }. Did you mean { $near }? The name of a person begins with a capital letter.
refused-other = That is not possible now.

## Setting up a game

setup-title = A new game
setup-variant = Game
setup-players = Players
setup-human = person
setup-empty = nobody
setup-pace = Pace
setup-turn-time = Time for a turn
setup-game-time = Time for the game
setup-rounds = Rounds
setup-tokens = Tokens
setup-after = Next time
setup-after-keep = seats stay
setup-after-rotate = seats rotate
setup-after-winner-first = winner begins
setup-start = Start the game
setup-last = Go on with the last game
setup-saved = Go on with game { $number } of { $all }
setup-no-limit = no limit
setup-seconds = { $seconds } s
setup-minutes = { $minutes } min
setup-best-of =
    { $rounds ->
        [1] one game
       *[other] best of { $rounds }
    }
setup-keys = ↑↓ choose · ←→ change · Enter type or start · ? help · Esc leave
setup-help =
    ↑ ↓, Tab      choose a row
    ← →, Space    change it
    Enter         type a name, go on, or start
    Home, End     the first row, the start
    PgUp, PgDn    scroll the rules
    Mouse         click a row, its arrows or a name
    Esc, Q        leave

    Each seat is for a person, a level of the computer or nobody.
    A turn that takes too long is played by the computer.
    A game that takes too long ends as it stands.
    Any key closes this.
setup-default-name = Player { $number }
setup-scroll = PgUp/PgDn
setup-rules-of = { $most } players · { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } each
setup-rules-of-range = { $least } to { $most } players · { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } each
setup-refused-players =
    { $players ->
        [0] Nobody plays
        [one] One player
       *[other] { $players } players
    }, but this game is for { $most }.
setup-refused-players-range =
    { $players ->
        [0] Nobody plays
        [one] One player
       *[other] { $players } players
    }, but this game is for { $least } to { $most }.
setup-refused-partner = Partners sit opposite each other: { $colour } has nobody there.
setup-hint-last = Enter goes on with { $game }: { $players }
setup-hint-saved = Enter goes on with { $game }: { $players } · ←→ another game
setup-hint-variant = ←→ another game. Its rules can be scrolled with PgUp and PgDn.
setup-hint-tokens = ←→ tokens of every player.
setup-hint-players = ←→ how many play, on the usual seats.
setup-hint-nobody = ←→ a person or the computer sits here.
setup-hint-person = Enter types the name · ←→ somebody else.
setup-hint-typing = Enter keeps the name · Esc drops it.
setup-hint-computer = ←→ another level of the computer, or a person.
setup-hint-pace = ←→ how fast the computer plays.
setup-hint-turn-time = ←→ when a turn takes longer, the computer plays it.
setup-hint-game-time = ←→ when the game takes longer, it ends as it stands.
setup-hint-rounds = ←→ who wins most games wins the match.
setup-hint-after = ←→ who sits where and begins in the next game.
setup-hint-start = Enter starts the game.

pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once

level-random = random
level-first = first token
level-fast = fast
level-last = last
level-aggressive = aggressive
level-defensive = defensive
level-osu-priority = four rules
level-lp2a = front token
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-search = looks { $plies } ahead

## The game

game-turn-opening = { $who }: roll for the first turn (Space)
game-turn-roll = { $who }: roll the dice (Space)
game-turn-move = { $who }: choose a token
game-turn-item = { $who }: roll, or choose the roll
game-thinking = { $who } is thinking …
game-rolling = { $who } rolls …
game-moving = { $who } moves …
game-over = The game is over.
game-dice = Dice
game-streak = { $count } in a row
game-extra = extra roll
game-captures = { $count } captured
game-place = place { $place }
game-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
game-computer = computer, { $level }
game-autopilot = autopilot, { $level }
game-partner = with { $name }
game-will-skip = misses the next turn
game-clock = { $seconds } s
game-minutes = { $minutes } min left
game-log = What happened
game-choices = Moves
game-option = token { $token } to { $to }
game-option-pips = { $pips }: token { $token } to { $to }
game-option-captures = , captures { $list }
game-pass = do not move
game-roll = roll the dice
game-use-second-throw = throw again
game-paused = Pause: P goes on
game-menu = Space roll · 1–9 move · U undo · A auto · P pause · R rules · ? help · Q leave
game-small = The window is too small. It has { $has_columns } × { $has_rows }; this game needs { $columns } × { $rows }.
game-leave = Leave the game? It is saved, and goes on with: { $command }
game-leave-unsaved = Leave the game? It is not saved.
game-leave-keys = Y leave · N stay
game-save-as = Save as
game-export-as = Export the record as
game-type-keys = Enter done · Esc back
game-rules = Rules
game-rules-keys = ↑↓ scroll · Esc back

## Help

help-title = Keys
help-roll = Space, Enter    roll, or play the chosen move
help-move = 1 to 9          play that move
help-choose = Tab, ↑ ↓        choose a move and see where it leads
help-undo = U, Y            take back, do again
help-autopilot = A               hand over to the computer, or take back
help-pause = P               pause
help-pace = + and -         pace
help-rules = R               the rules of this game
help-save = S, E            save as, export the record
help-mouse = Mouse           click a token, a move or the dice
help-leave = Q, Esc          leave
help-close = Any key closes this.

# Signs on the board.
legend-safe = safe
legend-rosette = marked square (rules: R)
legend-swap = change places with the leader
legend-snake = snake
legend-ladder = ladder
legend-jump = jump
legend-flight = flight
legend-landing = where the chosen token would stop
legend-captured = captured

## The end of a game

podium-title = The game is over
podium-winner = { $count ->
        [one] { $who } wins!
       *[other] { $who } win!
    }
podium-match = { $count ->
        [one] { $who } wins
       *[other] { $who } win
    } the match: { $points } of { $rounds } rounds.
podium-place = { $place }.
podium-player = Player
podium-rolls = Rolls
podium-captures = Captured
podium-lost = Lost
podium-steps = Steps
podium-turns = Turns
podium-best = Best turn
podium-best-value = { $pips } / { $throws }×
podium-points = Points
podium-faces = How often each face fell
podium-rounds = Place in each round
podium-best-note = Best turn: most pips in one turn / most throws in one turn.
podium-chosen-note = A roll of choice counts as a roll, but no face fell.
podium-keys = N again · W the winner begins · T change seats · E export · Q leave
podium-next = Enter the next round · E export · Q leave

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = board
command-undo = undo
command-redo = redo
command-auto = auto
command-pause = pause
command-rules = rules
command-save = save
command-export = export
command-load = load
command-help = help
command-quit = quit
command-yes = yes
command-no = no

plain-ask-variant = Which game? Type its name, ? for the list, or load to go on with a saved one.
plain-ask-players = How many players, { $least } to { $most }? You may also type their colours: { $colours }.
plain-ask-seat = Who plays { $colour }? Type a person's name, or a level of the computer: { $levels }.
plain-ask-start = Press Enter to start. Before that you may set: tokens 2, turn 30 or game 600 (seconds), rounds 3, pace slow, and for the next game rotate, winner or keep.
plain-agreed = Agreed.
plain-not-agreed = That is not possible here.
command-pace = pace
command-tokens = tokens
command-turn = turn
command-game = game
command-rounds = rounds
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, played by the computer, { $level }.
plain-turn-opening = { $who }, press Enter to roll for the first turn.
plain-turn-roll = { $who }, press Enter to roll.
plain-turn-move = { $who }, which move? Type its number.
plain-option = { $number }: token { $token }, from { $from } to { $to }
plain-option-pips = { $number }: { $pips } for token { $token }, from { $from } to { $to }
plain-option-captures = { $option }, capturing token { $token } of { $who }
plain-option-pass = { $number }: do not move
plain-option-second-throw = { $number }: throw again, with the second throw
plain-option-roll = { $number }: roll the dice
plain-option-choose = { $number }: choose { $dice }
plain-turn-item = { $who }, roll or choose? Type the number.
plain-paused = The game is paused. Type pause to go on.
plain-not-understood = That was not understood. Type a number from { $least } to { $most }, or help.
plain-not-understood-roll = That was not understood. Press Enter to roll, or type help.
plain-no-file = Type the name of a file as well, such as { $example }.
plain-help = Enter rolls, or plays a single move. A number plays that move. Also: board, undo, redo, auto, pause, pace slow, rules, save FILE, export FILE, help, quit.
plain-where = { $who }: { $tokens }.
plain-token = { $token } on { $square }
plain-token-yard = { $token } in the yard
plain-token-off = { $token } off the board
plain-token-home = { $token } home
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, { $captures ->
        [one] one capture
       *[other] { $captures } captures
    }, { $lost } lost, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, best turn { $throws ->
        [one] one throw
       *[other] { $throws } throws
    } and { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }.
plain-faces = { $who } rolled { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Another game? Yes or no.
plain-next = Press Enter for the next round.
plain-bye-saved = Goodbye. Go on with: { $command }
plain-bye = Goodbye.
plain-list = { $id }: { $name }. { $summary }

## Replay

replay-title = Replay: { $game }
replay-position = Action { $ply } of { $of }
replay-round = Round { $round } of { $rounds }
replay-keys = Space play/pause · ←→ step · J jump · +/− speed · R rules · ? help · Q leave
replay-help =
    Space         play, pause; at the end from the beginning
    ← →           one action back, one on
    PgUp, PgDn    ten actions back, ten on
    Home, End     to the beginning, to the end
    J             to an action by its number
    + and -       speed
    R             the rules of this game
    Q, Esc        leave

    Any key closes this.
replay-speed = { $speed }/s
replay-jump = To which action?
replay-end = The end of the record.
replay-end-keys = Space again · ← step · J jump · R rules · Q leave
replay-nothing = No game was begun in { $file }.
replay-damaged = { $file } is damaged after { $entries } entries; this is what could be read.
replay-damaged-record = { $file } is damaged in line { $line } ({ $reason }); { $actions ->
        [one] one action
       *[other] { $actions } actions
    } could be read.
replay-not-right = { $file } is damaged in line { $line }: { $reason }
replay-no-terminal = The terminal cannot be used; try --plain

## Troubles

game-not-saved = not saved
plain-bye-unsaved = Goodbye. The game is not saved.
plain-again-help = Yes plays again. Keep, rotate or winner plays again with the same seats, with changed seats, or with the winner first. No or quit ends. Also: board, rules, save FILE, export FILE.
plain-setup-help = Answer the question; help tells this, and quit leaves. Help and quit are no names. Which game: load goes on with the last one, and load FILE with a saved one.
command-keep = keep
command-rotate = rotate
command-winner = winner
refused-variant = There is no game { $name }.
refused-variant-near = There is no game { $name }. Did you mean { $near }?
refused-rounds = Give an odd number of rounds, such as 3 or 5.
refused-search = There is no player { $name }: searches look 1 to 8 decisions ahead, search-1 to search-8.
refused-perfect = perfect plays from a solved table, and there is none for this game.
refused-seat = There is no seat { $name }. The seats are { $colours }.
refused-seat-near = There is no seat { $name }. Did you mean { $near }?
refused-seat-twice = The seat { $colour } is taken twice.
refused-seats-players = { $players } players need as many seats, not { $seats }.
refused-tokens = This game cannot be played with { $tokens } tokens.
refused-together = { $one } and { $other } do not go together.
reason-exists = there is such a file already
reason-folder = it is a folder
reason-missing = there is no such file or folder
reason-denied = it is not allowed
reason-read-only = the disk is read-only
reason-full = the disk is full
reason-newer = it is of a newer version of this program
reason-cut = too little of the game is in it
trouble-saved-again = The game is saved again.
trouble-in-use = { $file } is being played already.
trouble-no-game = There is no saved game that could go on.
trouble-letters = This terminal has no letters for the language { $code }, so this is English. Use a UTF-8 locale, such as LANG=C.UTF-8.
trouble-not-saved = The game cannot be saved: { $reason }. It goes on unsaved.
trouble-not-read = { $file } cannot be read: { $reason }
trouble-not-written = { $file } cannot be written: { $reason }
trouble-save-exists = { $file } cannot be written: there is such a file already. To go on with a game: --load { $file }
trouble-variant =
    { $file } is no game that can be played. This is wrong in it:
    { $problems }
trouble-damaged = The file is damaged. The game goes on from the last entry that could be read: { $entries }.
trouble-not-a-game = { $file } is no saved game.
