### The texts of the game in English, for the terminal and the page. The other languages have the same
### messages; a missing one is shown in English.

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
# A square in a sentence. Its kind, its number and the colour of its seat come as $to_kind, $to_number and
# $to_colour (where a token goes), $from_… (where it comes from) or $at_… (where it stands), so that every
# language can inflect the name. A square counts from 1; "step" counts from the beginning of a seat's path.
# The kind "short" is a square of the home stretch where there is little room.
square-to =
    { $to_kind ->
        [yard] to the yard
        [off] off the board
        [pad] to the pad
        [start] to the start
        [start-of] to { $to_colour }’s start
        [own] to own square { $to_number }
        [stretch] to square { $to_number } of the home stretch
        [step] to square { $to_number } on the home stretch
        [finish] home
        [short] to home stretch { $to_number }
       *[track] to square { $to_number }
    }
square-from =
    { $from_kind ->
        [yard] from the yard
        [off] from off the board
        [pad] from the pad
        [start] from the start
        [start-of] from { $from_colour }’s start
        [own] from own square { $from_number }
        [stretch] from square { $from_number } of the home stretch
        [step] from square { $from_number } on the home stretch
        [finish] from home
       *[track] from square { $from_number }
    }
square-at =
    { $at_kind ->
        [yard] in the yard
        [off] off the board
        [pad] on the pad
        [start] on the start
        [start-of] on { $at_colour }’s start
        [own] on own square { $at_number }
        [stretch] on square { $at_number } of the home stretch
        [step] on square { $at_number } on the home stretch
        [finish] home
       *[track] on square { $at_number }
    }

## What happened

event-opening-rolled = { $who } rolls { $dice } for the first turn.
event-opening-tied = The highest rolls are tied: { $who } roll again.
event-first = { $who } goes first.
event-rolled = { $who } rolls { $dice }.
event-entered = { $who } brings token { $token } out { square-to }.
event-moved = { $who } moves token { $token } { square-to }.
event-snake = A snake! Token { $token } of { $who } slides down { square-to }.
event-ladder = A ladder! Token { $token } of { $who } climbs up { square-to }.
event-jump = Token { $token } of { $who } jumps { square-to }.
event-flight = Token { $token } of { $who } flies { square-to }.
event-captured = { $by } captures token { $token } of { $who } { square-at }.
event-bound = { $who } forms a block { square-at }.
event-finished = Token { $token } of { $who } is home.
event-bonus =
    { $pips ->
        [one] { $who } wins a bonus move of one square.
       *[other] { $who } wins a bonus move of { $pips } squares.
    }
event-pips-lost = { $who } has no token that can move { $pips }.
event-gate-opened = The home stretch of { $who } is now open.
event-passed-no-move = { $who } cannot move.
event-passed-why = { $who } cannot move: { $why }.
event-passed-zero = { $who } rolls nothing.
event-passed-choice = { $who } passes.
event-again = { $who } rolls again.
event-again-try = { $who } gets another try.
event-again-item = { $who } uses a second throw.
event-streak-broken =
    { $throws ->
        [one] The turn of { $who } ends.
       *[other] { $throws } in a row: the turn of { $who } ends.
    }
event-sent-back = Token { $token } of { $who } goes back to the yard.
event-will-skip = { $who } will miss the next turn.
event-skipped = { $who } misses this turn.
event-swapped = Token { $token } of { $who } swaps places with token { $other_token } of { $other }.
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
item-chosen-roll = a roll of your choice

## Why a player cannot move

# Each reason ends the sentence "event-passed-why"; its id is "why-" and the name of the obstacle in the event.
# $count is how many numbers would do, and $numbers is "why-number", "why-or-less" or "why-or".
why-number = { $number ->
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $number }
    }
why-or-less = { $number } or less
why-or = { $first } or { $last }
why-entry =
    { $count ->
        [0] this roll brings no token out
       *[other] needs { $numbers } to come out
    }
why-only-dice-enter = a bonus brings no token out
why-too-far =
    { $count ->
        [0] would go past the finish
       *[other] needs { $numbers } to get home
    }
why-last-square =
    { $count ->
        [0] would go past the last square
       *[other] would go past the last square (needs { $numbers })
    }
why-dead-end = no roll would lead home from there
why-stair = needs { $numbers } for the next square
why-odd-for-block = a block moves by half of an even roll
why-own-token = blocked by a token of the same colour { square-at }
why-passing = may not pass { $colour } { square-at }
why-block = blocked by { $colour } { square-at }
why-safe-held = { $colour } is safe { square-at }
why-full = no room left { square-at }

## What happened at the table

news-lent = A bot ({ $level }) plays for { $who }.
news-taken-back = { $who } is back in control.
news-warned = { $who }: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } left.
news-missed = Time is up: a bot plays for { $who }.
news-time-up = Game time is up: the current positions decide.
news-paused = The game is paused.
news-resumed = The game continues.
news-undone = Move undone.
news-redone = Move redone.
news-round = Round { $round } of { $rounds }.
news-score = { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }
news-saved = Saved as { $file }.
news-board-saved = Board saved as { $file }. Play it with --variant { $file }.
news-exported = Game record saved as { $file }.
news-resumed-game = The game continues where you left off.

## Why something is refused

refused-turn = You can’t do this now.
refused-dice = The dice of this game can’t show that.
refused-token = There is no such token.
refused-pips = You can’t move by this number.
refused-entry = This roll does not bring a token out.
refused-home = This token is home and can’t move.
refused-overshoot = This is too far for this token.
refused-dead-end = No roll could bring a token home from that square.
refused-stair = The next square needs a { $pips }.
refused-odd = A block moves by half of an even roll.
refused-own = Your own token is { square-at }.
refused-passing = You can’t pass the token of { $who } { square-at }.
refused-blocked = { $who } has a block { square-at }.
refused-safe = { $who } is safe { square-at }.
refused-full = There is no room left { square-at }.
refused-must-enter = You must bring a token out of the yard.
refused-must-clear = The token on your start must move first.
refused-must-break = You must break your own block.
refused-must-capture = You can capture, so you must.
refused-must-use-dice = Another move uses more of the dice.
refused-must-move = You have a legal move, so you must play it.
refused-item = You don’t have this item, or can’t use it now.
refused-over = The game is over.
refused-paused = The game is paused.
refused-not-your-turn = It is not your turn.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-name = Names need 1–30 characters.
refused-level = There is no bot level { $name }. Did you mean { $near }? A person’s name begins with a capital letter.
refused-other = You can’t do this now.

## Setting up a game

setup-title = New game
setup-variant = Game
setup-players = Players
setup-human = person
setup-empty = nobody
setup-pace = Pace
setup-turn-time = Time per turn
setup-game-time = Game time
setup-rounds = Rounds
setup-tokens = Tokens
setup-board = Board
setup-board-usual = as usual
setup-board-own = your own
setup-board-size = Squares
setup-board-row = Row length
setup-board-dice = Number of dice
setup-board-dice-value =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
setup-board-faces = Faces per die
setup-board-links = Snakes and ladders
setup-board-classic = classic
setup-board-typed = typed
setup-board-random = random
setup-board-snakes = Snakes
setup-board-ladders = Ladders
setup-board-seed = Seed
setup-board-snake-count = Number of snakes
setup-board-ladder-count = Number of ladders
setup-board-finish = Finish
setup-board-exact = exact roll
setup-board-bounce = bounce back
setup-board-marks = Roll again on
setup-board-skip = Miss a turn on
setup-board-swap = Swap on
setup-board-shield = Get a shield on
setup-board-second-throw = Get a second throw on
setup-board-chosen-roll = Get a chosen roll on
setup-board-file = Save as file
setup-board-rolls =
    { $rolls ->
        [one] About one roll to the last square.
       *[other] About { $rolls } rolls to the last square.
    }
setup-board-rolls-random = About { $rolls } rolls to the last square. Random boards of this size take { $least } to { $most }.
setup-after = Next game
setup-after-keep = same seats
setup-after-rotate = rotate seats
setup-after-winner-first = winner goes first
setup-start = Start game
setup-last = Continue the last game
setup-saved = Continue game { $number } of { $all }
setup-no-limit = no limit
setup-seconds = { $seconds } s
setup-minutes = { $minutes } min
setup-best-of =
    { $rounds ->
        [1] one game
       *[other] best of { $rounds }
    }
setup-keys = ↑↓ select · ←→ change · Enter edit/start · ? help · Esc quit
setup-help =
    ↑ ↓, Tab      select a row
    ← →, Space    change it
    Enter         edit a name, continue or start
    Home, End     first row, start
    PgUp, PgDn    scroll the rules
    Mouse         click a row, its arrows or a name
    Esc, Q        quit

    Each seat is for a person, a bot or nobody.
    If a turn takes too long, a bot plays it.
    If a game takes too long, the current positions decide.
    Press any key to close this.
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
setup-refused-partner = Partners sit opposite each other: { $colour } has no partner.
setup-hint-last = Enter: continue { $game } with { $players }
setup-hint-saved = Enter: continue { $game } with { $players } · ←→ another game
setup-hint-variant = ←→ another game. Scroll its rules with PgUp and PgDn.
setup-hint-tokens = ←→ tokens per player.
setup-hint-board = ←→ change the board: size, dice, snakes and ladders.
setup-hint-file = Enter: type the name of a new file.
setup-hint-players = ←→ number of players, on the usual seats.
setup-hint-nobody = ←→ seat a person or a bot here.
setup-hint-person = Enter: edit the name · ←→ someone else.
setup-hint-typing = Enter: keep the name · Esc: discard it.
setup-hint-computer = ←→ another bot level, or a person.
setup-hint-pace = ←→ how fast bots play.
setup-hint-turn-time = ←→ if a turn takes longer, a bot plays it.
setup-hint-game-time = ←→ if the game takes longer, the current positions decide.
setup-hint-rounds = ←→ the player who wins most games wins the match.
setup-hint-after = ←→ seats and first player of the next game.
setup-hint-start = Enter: start the game.

pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant

level-random = random
level-first = first token
level-fast = fast
level-last = last token
level-aggressive = aggressive
level-defensive = defensive
level-osu-priority = four rules
level-lp2a = front token
level-lp2a-plus = careful front token
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-search = looks { $plies } ahead

## The game

game-turn-opening = { $who }: roll to see who goes first (Space)
game-turn-roll = { $who }: roll the dice (Space)
game-turn-move = { $who }: choose a token
game-turn-item = { $who }: roll, or choose your roll
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
game-computer = bot, { $level }
game-autopilot = autopilot, { $level }
game-partner = with { $name }
game-will-skip = misses the next turn
game-clock = { $seconds } s
game-minutes = { $minutes } min left
game-log = Game log
game-choices = Moves
game-option = token { $token } { square-to }
game-option-pips = { $pips }: token { $token } { square-to }
game-option-captures = , captures { $list }
game-pass = pass
game-roll = roll the dice
game-use-second-throw = roll again
game-paused = Paused: P to continue
game-menu = Space roll · 1–9 move · U undo · A auto · P pause · R rules · ? help · Q quit
game-small = The window is too small: { $has_columns } × { $has_rows }. This game needs { $columns } × { $rows }.
game-leave = Quit? The game is saved. Continue it with: { $command }
game-leave-unsaved = Quit? The game is not saved.
game-leave-keys = Y quit · N stay
game-save-as = Save as
game-export-as = Export game record as
game-type-keys = Enter done · Esc back
game-rules = Rules
game-rules-complete = Complete rules
game-rules-keys = ↑↓ scroll · Esc back

## Help

help-title = Keyboard shortcuts
help-roll = Space, Enter    roll, or play the selected move
help-move = 1 to 9          play that move
help-choose = Tab, ↑ ↓        select a move and see where it leads
help-undo = U, Y            undo, redo
help-autopilot = A               let a bot play, or play again yourself
help-pause = P               pause
help-pace = + and -         pace
help-rules = R               the rules of this game
help-save = S, E            save as, export the game record
help-mouse = Mouse           click a token, a move or the dice
help-leave = Q, Esc          quit
help-close = Press any key to close this.

# Signs on the board.
legend-safe = safe
legend-rosette = special square (rules: R)
legend-swap = swap places with the leader
legend-snake = snake
legend-ladder = ladder
legend-jump = jump
legend-flight = flight
legend-landing = where the selected token would land
legend-captured = captured

## The end of a game

podium-title = Game over
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
podium-captures = Captures
podium-lost = Lost
podium-steps = Steps
podium-counts = What happened
podium-snakes = Snakes
podium-ladders = Ladders
podium-sixes = Sixes
podium-passes = Passes
podium-duration =
    { $minutes ->
        [0] The game took { $seconds } s.
       *[other] The game took { $minutes } min { $seconds } s.
    }
podium-turns = Turns
podium-best = Best turn
podium-best-value = { $pips } / { $throws }×
podium-points = Points
podium-faces = How often each number was rolled
podium-rounds = Place in each round
podium-best-note = Best turn: most squares / most rolls in one turn.
podium-chosen-note = A roll of your choice counts as a roll, but shows on no die.
podium-keys = N rematch · W winner first · T rotate seats · E export · Q quit
podium-next = Enter next round · E export · Q quit

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

plain-ask-variant = Which game? Type its name, ? for the list, or load to continue a saved game.
plain-ask-board = Press Enter for this board. To change it, type what and how, such as { $example }. ? lists everything, and { $file } my.toml saves it.
plain-ask-players = How many players, { $least } to { $most }? You may also type their colours: { $colours }.
plain-ask-seat = Who plays { $colour }? Type a person’s name or a bot level: { $levels }.
plain-ask-start = Press Enter to start. Before that, you can set: tokens 2, turn 30 or game 600 (seconds), rounds 3, pace slow, and for the next game rotate, winner or keep.
plain-agreed = OK.
plain-not-agreed = You can’t set that here.
command-pace = pace
command-tokens = tokens
command-turn = turn
command-game = game
command-rounds = rounds
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, a bot, { $level }.
plain-turn-opening = { $who }, press Enter to roll for the first turn.
plain-turn-roll = { $who }, press Enter to roll.
plain-turn-move = { $who }, which move? Type its number.
plain-option = { $number }: token { $token } { square-from } { square-to }
plain-option-pips = { $number }: { $pips } with token { $token }, { square-from } { square-to }
plain-option-captures = { $option }, capturing token { $token } of { $who }
plain-option-pass = { $number }: pass
plain-option-second-throw = { $number }: roll again, with the second throw
plain-option-roll = { $number }: roll the dice
plain-option-choose = { $number }: choose { $dice }
plain-turn-item = { $who }, roll or choose? Type the number.
plain-paused = The game is paused. Type pause to continue.
plain-not-understood = Unknown command. Type a number from { $least } to { $most }, or help.
plain-not-understood-roll = Unknown command. Press Enter to roll, or type help.
plain-no-file = Add the name of a file, such as { $example }.
plain-help = Enter rolls, or plays the only move. A number plays that move. Other commands: board, undo, redo, auto, pause, pace slow, rules, save FILE, export FILE, help, quit.
plain-where = { $who }: { $tokens }.
plain-token = { $token } { square-at }
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $list }.
count-rolls =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
count-snakes =
    { $count ->
        [one] one snake
       *[other] { $count } snakes
    }
count-ladders =
    { $count ->
        [one] one ladder
       *[other] { $count } ladders
    }
count-captures =
    { $count ->
        [one] one capture
       *[other] { $count } captures
    }
count-lost = { $count } lost
count-sixes =
    { $count ->
        [one] one six
       *[other] { $count } sixes
    }
count-passes =
    { $count ->
        [one] one pass
       *[other] { $count } passes
    }
count-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
count-best = best turn { $throws ->
        [one] one roll
       *[other] { $throws } rolls
    } and { $pips ->
        [one] one square
       *[other] { $pips } squares
    }
plain-faces = { $who } rolled { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Another game? Yes or no.
plain-next = Press Enter for the next round.
plain-bye-saved = Goodbye. Continue with: { $command }
plain-bye = Goodbye.
plain-list = { $id }: { $name }. { $summary }

## Replay

replay-title = Replay: { $game }
replay-position = Action { $ply } of { $of }
replay-round = Round { $round } of { $rounds }
replay-keys = Space play/pause · ←→ step · J jump · +/− speed · R rules · ? help · Q quit
replay-help =
    Space         play, pause; at the end: play again
    ← →           one action back, forward
    PgUp, PgDn    ten actions back, forward
    Home, End     go to the beginning, the end
    J             go to an action by its number
    + and -       speed
    R             the rules of this game
    Q, Esc        quit

    Press any key to close this.
replay-speed = { $speed }/s
replay-jump = Go to action
replay-end = End of the record.
replay-end-keys = Space again · ← step · J jump · R rules · Q quit
replay-nothing = { $file } contains no game.
replay-damaged = { $file } is damaged after { $entries } entries. This is the readable part.
replay-damaged-record = { $file } is damaged in line { $line } ({ $reason }); { $actions ->
        [one] one action
       *[other] { $actions } actions
    } could be read.
replay-not-right = { $file } is damaged in line { $line }: { $reason }
replay-no-terminal = This terminal can’t show the replay; try --plain

## Troubles

game-not-saved = not saved
plain-bye-unsaved = Goodbye. The game is not saved.
plain-again-help = Yes plays again. Keep, rotate or winner plays again with the same seats, with rotated seats, or with the winner first. No or quit ends. Other commands: board, rules, save FILE, export FILE.
plain-setup-help = Answer the question. Help shows this text and quit leaves, so neither can be a name. When asked for a game, load continues the last one and load FILE a saved one.
command-keep = keep
command-rotate = rotate
command-winner = winner
refused-variant = There is no game { $name }.
refused-variant-near = There is no game { $name }. Did you mean { $near }?
refused-rounds = The number of rounds must be odd, such as 3 or 5.
refused-search = There is no player { $name }: searches look 1 to 8 decisions ahead, from search-1 to search-8.
refused-perfect = perfect needs a solved table, and this game has none.
refused-seat = There is no seat { $name }. The seats are { $colours }.
refused-seat-near = There is no seat { $name }. Did you mean { $near }?
refused-seat-twice = The seat { $colour } is listed twice.
refused-seats-players = { $players } players need { $players } seats, not { $seats }.
refused-tokens = This game can’t be played with { $tokens } tokens.
refused-together = { $one } and { $other } can’t be used together.
reason-exists = the file already exists
reason-folder = it is a folder
reason-missing = no such file or folder
reason-denied = permission denied
reason-read-only = the disk is read-only
reason-full = the disk is full
reason-newer = it was written by a newer version of this program
reason-cut = the file is cut off too early
trouble-saved-again = The game is being saved again.
trouble-in-use = { $file } is already being played.
trouble-no-game = There is no saved game to continue.
trouble-letters = This terminal can’t show the script of the language { $code }, so this is English. Use a UTF-8 locale, such as LANG=C.UTF-8.
trouble-not-saved = The game can’t be saved: { $reason }. It continues unsaved.
trouble-not-read = Can’t read { $file }: { $reason }
trouble-not-written = Can’t write { $file }: { $reason }
trouble-save-exists = Can’t write { $file }: the file already exists. To continue a saved game: --load { $file }
trouble-variant =
    { $file } is not a valid game. Its errors:
    { $problems }
trouble-damaged = The file is damaged. The game continues from the last readable entry: { $entries }.
trouble-not-a-game = { $file } is not a saved game.
