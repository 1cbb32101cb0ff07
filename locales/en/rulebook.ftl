### The rulebooks in English. The rules of a variant are a list of clauses: the id of a message and its
### arguments. An argument may be another clause, which is formatted first. A sentence gets its capital
### letter automatically. A message that no variant uses as a clause is a part of other messages here.
###
### $with is "dice" or "lots" (cowries); $tokens is the number of tokens of a player.

## Parts

rulebook-number =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
rulebook-ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $n }th
    }
rulebook-squares =
    { $n ->
        [1] one square
       *[other] { rulebook-number } squares
    }
rulebook-tokens =
    { $n ->
        [1] one token
       *[other] { rulebook-number } tokens
    }
rulebook-pips =
    { $n ->
        [1] one pip
       *[other] { rulebook-number } pips
    }
# What comes on a die.
rulebook-face =
    { $n ->
        [0] a nought
        [8] an eight
        [11] an eleven
        [18] an 18
       *[other] a { rulebook-number }
    }
rulebook-colour =
    { $name ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [purple] purple
        [orange] orange
        [olive] olive
        [indigo] indigo
        [white] white
        [black] black
       *[other] { $name }
    }
# Lists are joined two by two.
rulebook-comma = { $first }, { $last }
rulebook-and = { $first } and { $last }
rulebook-or = { $first } or { $last }
# The same where an entry has commas of its own.
rulebook-comma-and = { $first }, and { $last }
rulebook-comma-or = { $first }, or { $last }
rulebook-then = { $first }, then { $last }
# The verb and the noun for what is done with dice or lots.
rulebook-roll =
    { $with ->
        [lots] throw
       *[dice] roll
    }
# The token that moves.
rulebook-mover =
    { $tokens ->
        [1] your token
       *[other] one of your tokens
    }
# A step of the way, or a square that has the number of its step.
rulebook-at =
    { $place ->
        [square] square { $n }
       *[step] step { $n }
    }
rulebook-at-any =
    { $place ->
        [square] square { $squares }
       *[step] step { $squares }
    }
rulebook-at-all =
    { $place ->
        [square] { $n ->
            [1] square { $squares }
           *[other] squares { $squares }
        }
       *[step] { $n ->
            [1] step { $squares }
           *[other] steps { $squares }
        }
    }
# Where the way ends.
rulebook-end =
    { $end ->
        [square] square { $n }
        [place] the last square
       *[finish] the finish
    }

## Conditions

# What a player rolls, needs or is rewarded for.
rulebook-worth = a throw worth { $values }
rulebook-face-on-die = { rulebook-face } on a die
rulebook-total = a total of { rulebook-number }
rulebook-double = a double
rulebook-even-die = an even number on a die
rulebook-even-total = an even total
rulebook-even-number = an even number
rulebook-even-roll = an even { rulebook-roll }
rulebook-anything = anything
rulebook-any-roll = any { rulebook-roll }
rulebook-together = { $first } together with { $last }
rulebook-throw-that = { $throw } that { $does }
rulebook-other-than = { $throw } other than { $not }
rulebook-while = { $throw } while { $when }
rulebook-for-first = { $throw } for your first token of the game
rulebook-except-first = { $throw }, except for your first token of the game
rulebook-unless = { $throw }, unless it { $does }
rulebook-deed = a move that { $does }
rulebook-deed-captures = a capture
rulebook-deed-finishes = a token brought home
rulebook-deed-enters = a token brought into play
rulebook-deed-first-enters = your first token of the game brought into play
# What a move does.
rulebook-does-capture = captures
rulebook-does-finish = brings a token home
rulebook-does-enter = brings a token into play
rulebook-does-first-enter = brings your first token of the game into play
rulebook-does-jump = follows { $links }
rulebook-does-mark = ends on { $squares }
rulebook-does-mark-any = ends on a marked square
rulebook-a-link =
    { $kind ->
        [snake] a snake
        [ladder] a ladder
        [jump] a jump
       *[flight] a flight
    }
rulebook-the-link =
    { $kind ->
        [snake] the snake
        [ladder] the ladder
        [jump] the jump
       *[flight] the flight
    }
# Where the player’s tokens are.
rulebook-state-yard-empty =
    { $yard ->
        [off] none of your tokens is still off the board
       *[yard] none of your tokens is in your yard
    }
rulebook-state-yard-waits =
    { $yard ->
        [off] one of your tokens is still off the board
       *[yard] one of your tokens is in your yard
    }
rulebook-state-track-empty = you have no token on the track
rulebook-state-track-taken = you have a token on the track
rulebook-state-last = all your tokens but one are home
rulebook-state-more = at least two of your tokens are not home yet
rulebook-state-not-entered = you have not yet brought a token into play in this game
rulebook-state-entered = you have already brought a token into play in this game

## In short

rulebook-short-title = In short
rulebook-short-enter =
    { $how }{ $must ->
        [yes] , and if you can, you must.
       *[no] .
    }
rulebook-short-links = At the foot of a ladder you climb to its top; on the head of a snake you slide down to its tail.
rulebook-short-capture =
    Land on an opponent’s token to send it { $yard ->
        [off] off the board, where it must start again
       *[yard] back to its yard
    }{ $safe ->
        [yes] , unless it is on a safe square.
        [enters] , unless it is on a safe square, where only a token that enters can capture it.
       *[no] .
    }
rulebook-short-stairs = On the home stretch a token climbs one square at a time, and only with the right { rulebook-roll }.
rulebook-short-march =
    { $place ->
        [unsafe] Two of your tokens that meet off the safe squares
       *[anywhere] Two of your tokens that meet
    } form a block: no opponent’s single token may pass it, and it moves by half of an even { rulebook-roll }.
rulebook-short-bonus = A capture wins you a bonus move of { $capture }; bringing a token home wins you { $finish }.
rulebook-short-passing =
    { $who ->
        [own] You may not pass your own tokens.
       *[any] Tokens may not pass each other.
    }
# What special squares do.
rulebook-short-special = Special squares { $effects }.
rulebook-short-skip = cost you your next turn
rulebook-short-swap = make you swap places with the leader
rulebook-short-items = give you an item that helps you later

## What you need

rulebook-needs-title = What you need
rulebook-people =
    { $n ->
        [1] For one player.
       *[other] For { rulebook-number } players.
    }
rulebook-people-range = For { $least } to { $most } players.
rulebook-pairs = They play in pairs: partners sit opposite each other and win together.
rulebook-seats = Every player has a seat and { rulebook-tokens }.
rulebook-seats-colours = Every player has a seat with its own colour ({ $colours }) and { rulebook-tokens } of that colour.
rulebook-token-names =
    { $n ->
        [1] A player’s token is called { $names }.
       *[other] A player’s tokens are called { $names }.
    }
rulebook-lots =
    { $n ->
        [1] Throw one cowrie shell (or a stick, or a coin), which falls face up as often as face down.
       *[other] Throw { rulebook-number } cowrie shells (or sticks, or coins), which fall face up as often as face down.
    }
rulebook-lots-count = A throw is worth as many pips as shells lie face up.
rulebook-lots-values = The value of a throw depends on how many shells lie face up:
rulebook-lots-value =
    { $n ->
        [0] none face up: { $pips }.
       *[other] { rulebook-number } face up: { $pips }.
    }
rulebook-dice =
    { $n ->
        [1] You play with one die with { $sides } sides.
       *[other] You play with { rulebook-number } dice with { $sides } sides each.
    }
rulebook-dice-weights = The sides 1 to { $n } are not equally likely: their chances are in the ratio { $weights }.
rulebook-double-is = If two dice show the same number, the roll is called a double.

## The aim

rulebook-aim-title = The aim
rulebook-aim = Be the first to bring { $what } { $to }.
rulebook-aim-pairs = Bring { $what } { $to }. The first pair in which both partners have done so wins.
rulebook-what-one = your token
rulebook-what-all =
    { $n ->
        [2] both of your tokens
       *[other] all { rulebook-number } of your tokens
    }
rulebook-what-some = { rulebook-number } of your { $tokens } tokens
rulebook-to =
    { $end ->
        [square] to square { $n }
        [stretch] into your home stretch
       *[finish] to the finish
    }
rulebook-home = A token that has arrived there is home.

## The board

rulebook-board-title = The board
rulebook-one-way = All players follow the same path, from square { $first } to square { $last }, which is the finish.
rulebook-rows = The squares are in rows of { rulebook-number } that run back and forth, starting from left to right at the bottom.
rulebook-track =
    { $direction ->
        [clockwise] The track has { rulebook-squares } that all players share, numbered from { $first } to { $last } in the direction of play, which is clockwise.
        [anticlockwise] The track has { rulebook-squares } that all players share, numbered from { $first } to { $last } in the direction of play, which is anticlockwise.
       *[none] The track has { rulebook-squares } that all players share, numbered from { $first } to { $last } in the direction of play.
    }
rulebook-way = Every seat has its own path over the board, counted in steps: { $way }.
rulebook-way-ends = { $way }; the last square is the finish
rulebook-part-pad = its pad ({ $steps })
rulebook-part-finish = the finish ({ $steps })
rulebook-part-track = { rulebook-squares } of the track ({ $steps })
rulebook-part-track-shared = { rulebook-squares } of the track, which all players share ({ $steps })
rulebook-part-own = { rulebook-squares } of its own ({ $steps })
rulebook-part-stretch = { rulebook-squares } of its own, called the home stretch ({ $steps })
rulebook-part-stretch-again = the same { rulebook-squares } back, called the home stretch ({ $steps })
rulebook-steps =
    { $n ->
        [1] step { $from }
        [2] steps { $from } and { $to }
       *[other] steps { $from } to { $to }
    }
rulebook-start = The first of these squares is the start.
rulebook-start-squares = The start is square { $squares }.
rulebook-first-squares = The first track square is { $squares }.
rulebook-last-squares =
    { $next ->
        [finish] The last track square before the finish is { $squares }.
       *[stretch] The last track square before the home stretch is { $squares }.
    }
rulebook-square-for = { $square } for { $seat }

## Setting up

rulebook-setup-title = Setting up
rulebook-partners = The partners are { $pairs }.
rulebook-pair = { $first } with { $last }
rulebook-usual-seats = { rulebook-number } players usually take { $seats }.
rulebook-empty-seats = The squares of empty seats stay in use.
rulebook-begin =
    { $yard ->
        [off] Every token begins off the board.
       *[yard] Every token begins in its player’s yard beside the track.
    }
rulebook-begin-out =
    { $at ->
        [pad] Every token begins on its player’s pad.
       *[start] Every token begins on its player’s start.
    }
rulebook-begin-some =
    { $n ->
        [1] One of your tokens begins
       *[other] { rulebook-number } of your tokens begin
    } on your { $at ->
        [pad] pad
       *[start] start
    }; { $rest ->
        [1] the other begins
       *[other] the others begin
    } in your yard beside the track.
rulebook-first-seat = The first seat, { $seat }, goes first.
rulebook-first-drawn = The first player is drawn at random.
rulebook-first-rolls = To see who goes first, everyone { rulebook-roll }s once without moving.
rulebook-first-highest =
    { $tied ->
        [all] The highest { rulebook-roll } goes first; in a tie, everyone { rulebook-roll }s again.
       *[they] The highest { rulebook-roll } goes first; in a tie, the tied players { rulebook-roll } again.
    }
rulebook-turns =
    { $direction ->
        [clockwise] Turns then go clockwise around the board.
        [anticlockwise] Turns then go anticlockwise around the board.
       *[none] Turns then follow the order of the seats.
    }

## Your turn

rulebook-turn-title = Your turn
rulebook-throw-lots = Throw the cowries and move { rulebook-mover } by the value of the throw.
rulebook-roll-one = Roll the die and move { rulebook-mover } that many squares.
rulebook-roll-sum = Roll { rulebook-number } dice and move { rulebook-mover } by their total.
rulebook-roll-choose = Roll { rulebook-number } dice, choose one of them and move { rulebook-mover } by its number; the rest of the roll is lost.
rulebook-roll-each = Roll { rulebook-number } dice: each die is a separate move.
rulebook-roll-each-order =
    { $tokens ->
        [1] Make these moves one after the other, in any order.
       *[other] Make these moves one after the other, in any order, with the same token or with different ones.
    }
rulebook-pip = A { rulebook-roll } is counted in pips: one pip moves a token one square forward.
rulebook-counts = { $face } counts as { $pips }.
rulebook-counts-if = { $face } counts as { $pips } if you { rulebook-roll } { $throw }.
rulebook-counts-while = { $face } counts as { $pips } while { $when }.
rulebook-fewer =
    { $n ->
        [1] When your token is on { $square } or beyond, you roll only one die.
       *[other] When your token is on { $square } or beyond, you roll only { rulebook-number } dice.
    }
rulebook-undersides =
    { $n ->
        [1] If you roll { $throw }, you also move by the underside of the die.
       *[other] If you roll { $throw }, you also move by the undersides of the dice, each as a separate move.
    }
rulebook-undersides-sum = A side and its underside add up to { $sum }: under { $over } is { $under }.
rulebook-must-nothing = You don’t have to move: you may pass, whatever you { rulebook-roll }.
rulebook-must-move =
    { $tokens ->
        [1] If you can move, you must.
       *[other] You choose which token moves, but if you can move, you must.
    }
rulebook-must-dice = You must use as many dice as possible.
rulebook-must-capture = If you can move, you must, and if you can capture, you must do so.
rulebook-dice-lost = Dice that no token can use are lost.
rulebook-pass =
    { $tokens ->
        [1] If your token cannot move, you pass.
       *[other] If no token can move, you pass.
    }
rulebook-zero = A throw worth nothing moves no token.
rulebook-tries =
    { $pad ->
        [yes] If no token can move and you have none on the track or on your pad, you may try again, up to { rulebook-number } { rulebook-roll }s in all.
       *[no] If no token can move and you have none on the track, you may try again, up to { rulebook-number } { rulebook-roll }s in all.
    }
rulebook-tries-over = As soon as a token can move, it moves, and your tries are over.
rulebook-assist = Once all the tokens you need are home, you keep taking turns and move your partner’s tokens.
rulebook-next =
    { $extra ->
        [yes] Then it is the next player’s turn, unless you have earned an extra { rulebook-roll }.
       *[no] Then it is the next player’s turn.
    }

## Bringing tokens into play

rulebook-enter-title =
    { $tokens ->
        [1] Bringing your token into play
       *[other] Bringing tokens into play
    }
# How a token enters, and then where.
rulebook-enter-any =
    { $zero ->
        [yes] any { rulebook-roll } but a zero
       *[no] any { rulebook-roll }
    } brings { $tokens ->
        [1] your token
       *[other] a token
    } into play
rulebook-enter-needs =
    { $tokens ->
        [1] to bring your token into play you need { $throw }
       *[other] to bring a token into play you need { $throw }
    }
rulebook-enter-start = { $how }: it moves from your yard to your start.
rulebook-enter-pad = { $how }: it moves from your yard to your pad, a place beside the track.
rulebook-enter-square = { $how }: it goes from off the board to the square with that number.
rulebook-enter-walk = { $how }: it moves from off the board along your path, so that one pip takes it to step 1.
rulebook-enter-die =
    { $sum ->
        [yes] Entering with one die uses up that die; entering with the total uses up the whole roll.
       *[no] Entering with one die uses up that die.
    }
rulebook-enter-used = That uses up the { rulebook-roll }: the token does not move any further.
rulebook-pad-many = Any number of your tokens may be on your pad, and no one else’s.
rulebook-pad-leave = From there, the first pip of a move takes a token onto the track.
rulebook-start-own = While one of your own tokens is on your start, no other can enter.
rulebook-start-full =
    { $n ->
        [1] While one of your own tokens is on your start, no other can enter.
       *[other] While { rulebook-tokens } of yours are on your start, no other can enter.
    }
rulebook-start-held = While an opposing token is on your start, you can’t enter.
rulebook-start-captures = A token that enters captures the opposing tokens on your start.
rulebook-start-last =
    { $blocks ->
        [yes] If your start is full, a token that enters captures the opposing token that arrived there last, even though the start is safe and even if that token is part of a block.
       *[no] If your start is full, a token that enters captures the opposing token that arrived there last, even though the start is safe.
    }
rulebook-start-single = A token that enters captures a single opposing token on your start, even though the start is safe.
rulebook-enter-last = A token that enters captures only the opposing token that arrived on the square last, and on a safe square only if the square is full.
rulebook-enter-single = A token that enters captures a single opposing token where it ends its move, even on a safe square.
rulebook-enter-must = If you can bring a token into play, you must.
rulebook-enter-may = You don’t have to: you may move a token that is already in play instead.
rulebook-enter-clear = While tokens wait in your yard and none of them can enter, a token on your start must move on; only if it can’t may you move another.

## Moving

rulebook-move-title = Moving
rulebook-walk = A token moves along its own path and counts every square on it, empty or not.
rulebook-passing =
    { $tokens ->
        [1] It may pass other tokens
       *[other] It may pass other tokens, your own and those of others
    }{ $blocks ->
        [yes] , but not a block that stops it.
       *[no] .
    }
rulebook-passing-others =
    { $blocks ->
        [yes] It may not pass a token of your own; it may pass those of others, but not a block that stops it.
       *[no] It may not pass a token of your own; it may pass those of others.
    }
rulebook-passing-nobody = It may not pass any other token: a move that would take it past one is not allowed.

## Meeting and capturing

rulebook-meet-title =
    { $captures ->
        [yes] Meeting and capturing
       *[no] Meeting
    }
rulebook-capture =
    { $yard ->
        [off] If your token lands on opposing tokens on the track, it captures them all: they go off the board and must start again.
       *[yard] If your token lands on opposing tokens on the track, it captures them all: they go back to their yards.
    }
rulebook-capture-partners = Partners never capture each other.
rulebook-capture-nobody = Nobody is captured: tokens of different players may share a square.
rulebook-safe =
    { $n ->
        [1] This track square is safe
       *[other] These track squares are safe
    }{ $starts ->
        [yes] , including every start: { $squares }.
       *[no] : { $squares }.
    }
rulebook-safe-held =
    If a token is on a safe square, { $side ->
        [pair] no opponent’s token
       *[player] no other player’s token
    } may end a move there, so it can’t be captured{ $enters ->
        [yes] , except by a token that enters.
       *[no] .
    }
rulebook-safe-shared =
    { $enters ->
        [yes] On a safe square nobody is captured, except by a token that enters, and tokens of different players may share it.
       *[no] On a safe square nobody is captured, and tokens of different players may share it.
    }
rulebook-own-share =
    { $side ->
        [pair] Any number of tokens of you and your partner may share a square.
       *[player] Any number of tokens of one player may share a square.
    }
rulebook-own-forbid =
    Two tokens of one player never share a square{ $except ->
        [both] , except on the pad and at the finish
        [pad] , except on the pad
        [finish] , except at the finish
       *[none] {""}
    }: you may not end a move on your own token.
rulebook-own-behind = A move that would end on your own token ends on the square just behind it; a token that is already there can’t make this move.
rulebook-stack =
    { $pad ->
        [yes] Tokens of one player that meet on a square form a stack: from then on they move together as one, except on the pad.
       *[no] Tokens of one player that meet on a square form a stack: from then on they move together as one.
    }
rulebook-stack-captured = If you land on a stack, you capture all of it.
rulebook-block =
    { $more ->
        [yes] { rulebook-number } or more tokens
       *[no] { rulebook-number } tokens
    } of one player on one square { $place ->
        [unsafe] that is not safe form a block
       *[anywhere] form a block
    }: { $stops ->
        [everyone] no other token, not even one of the same player,
        [opponents] no opponent’s token
       *[players] no other player’s token
    } may land there or pass it{ $immune ->
        [yes] , so it can’t be captured.
       *[no] .
    }
rulebook-block-singly = The tokens of a block still move one at a time.
rulebook-block-break = If you { rulebook-roll } { $throw } and have a block, you must move one of its tokens if you can.
rulebook-march =
    { $place ->
        [unsafe] If one of your tokens lands on a track square that is not safe and exactly one other token of yours is there, the two form a block.
       *[anywhere] If one of your tokens lands on a track square and exactly one other token of yours is there, the two form a block.
    }
rulebook-march-half = A block never splits: its tokens move together, each by half of an even { rulebook-roll }. An odd { rulebook-roll } can’t move them.
rulebook-march-stops =
    { $stops ->
        [everyone] No single token, not even one of the same player, may
        [opponents] No single token of an opponent may
       *[players] No single token of another player may
    } land on a block on the track or pass it, even if the block has moved to a safe square.
rulebook-march-passes =
    A block may pass other blocks and land on them{ $captures ->
        [unsafe] ; off the safe squares it captures them, like single tokens.
        [anywhere] ; it captures them, like single tokens.
       *[no] .
    }
rulebook-march-home = Both tokens of a block come home together.
rulebook-full = A square holds at most { rulebook-tokens }: a move that would leave more on it is not allowed.

## The home stretch and the finish

rulebook-home-title =
    { $stretch ->
        [yes] The home stretch and the finish
       *[no] The finish
    }
rulebook-private =
    { $squares ->
        [stretch] Only your own tokens enter your home stretch
       *[own] Only your own tokens enter your own squares
    }, so nobody can capture them there{ $flight ->
        [yes] , except by a flight.
       *[no] .
    }
rulebook-gate-seat = Your home stretch is closed until you have captured a token.
rulebook-gate-token = Your home stretch is closed to a token that has not captured another one itself. A token that has keeps the right to enter, even if it is captured later.
rulebook-gate-lap = A token that reaches the last track square while the home stretch is closed continues along the track, over its own start, for another lap.
rulebook-gate-missed = A token that has gone past must come all the way round again, even if your home stretch has opened since.
rulebook-gate-open = Your home stretch is also open while no opposing token is left in a yard or on the track.
rulebook-slots = Each square of the home stretch holds one token, and no token may jump over another there.
rulebook-slots-on = A token on such a square is home, but may still move on to a free square further in.
rulebook-exact =
    { $end ->
        [place] A token that would go beyond { rulebook-end } can’t move.
       *[finish] You must reach { rulebook-end } exactly: a token that would go beyond it can’t move.
    }
rulebook-exact-then =
    { $end ->
        [place] From there on, a token that would go beyond { rulebook-end } can’t move.
       *[finish] From there on, you must reach { rulebook-end } exactly: a token that would go beyond it can’t move.
    }
rulebook-bounce =
    { $end ->
        [place] A token that would go beyond { rulebook-end } bounces back by the remaining pips.
       *[finish] You must reach { rulebook-end } exactly: a token that would go beyond it bounces back by the remaining pips.
    }
rulebook-bounce-example = For example, two squares before { rulebook-end }, five pips take it there and three squares back.
rulebook-bounce-rest = On the square where it stops, all rules apply as usual.
rulebook-beyond = A token that would go beyond { rulebook-end } simply stops there.
rulebook-gate-exact = A token must first land exactly on the last track square, { $square }: if it would go beyond, it bounces back by the remaining pips.
rulebook-stairs = The home stretch is a stair that a token climbs one square at a time, and only with the right { rulebook-roll }: { $stairs }.
rulebook-stair = { $face } for the { rulebook-ordinal } square
rulebook-stair-finish = { $face } for the finish
rulebook-stairs-walk = Only a token that comes from further back on the track climbs the stair with the rest of its { rulebook-roll }.
rulebook-dead-end = A token may not move to { $squares }, because no { rulebook-roll } could bring it home from there.
rulebook-finish-stays = A token at the finish stays there.

## Extra rolls

rulebook-again-title =
    { $with ->
        [lots] Extra throws
       *[dice] Extra rolls
    }
rulebook-again = You { rulebook-roll } again after { $after }.
rulebook-again-always = You { rulebook-roll } again after every { rulebook-roll }.
rulebook-again-most =
    { $n ->
        [1] You get at most one extra { rulebook-roll } per turn.
       *[other] You get at most { rulebook-number } extra { rulebook-roll }s per turn.
    }
rulebook-again-once = One { rulebook-roll } never earns more than one extra { rulebook-roll }.
rulebook-again-home = There is no extra { rulebook-roll } once all the tokens you need are home.
rulebook-again-kept =
    { $without ->
        [wish] You get the extra { rulebook-roll } even if you pass.
       *[move] You get the extra { rulebook-roll } even if no token could move.
    }
rulebook-again-lost =
    { $without ->
        [wish] If you pass, the extra { rulebook-roll } is lost.
       *[move] If no token could move, the extra { rulebook-roll } is lost.
    }
rulebook-times =
    { $n ->
        [1] once
        [2] twice
       *[other] { rulebook-number } times
    }
rulebook-streak = If you { rulebook-roll } { $throw } { rulebook-times } in a row in one turn, the { rulebook-ordinal } of these { rulebook-roll }s is lost and your turn ends.
rulebook-streak-back =
    { $yard ->
        [off] off the board
       *[yard] back to your yard
    }
rulebook-streak-last =
    { $stretch ->
        [yes] The token you moved last in this turn goes { rulebook-streak-back }, unless it is home or in the home stretch.
       *[no] The token you moved last in this turn goes { rulebook-streak-back }, unless it is home.
    }
rulebook-streak-furthest = Of your tokens in play that are not home, the leading one goes { rulebook-streak-back }.
rulebook-streak-moved = Every token you have moved in this turn goes { rulebook-streak-back }, unless it is home.

## Special squares

rulebook-special-title = Special squares
rulebook-snake = A token that lands on the head of a snake slides down to its tail.
rulebook-ladder = A token that lands at the foot of a ladder climbs to its top.
rulebook-links =
    { $n ->
        [1] { rulebook-the-link } leads { $links }.
       *[other] The { rulebook-number } { $kind ->
            [snake] snakes
            [ladder] ladders
            [jump] jumps
           *[flight] flights
        } lead { $links }.
    }
# Only the first link of a list names its place.
rulebook-link =
    from { $place ->
        [square] square { $from }
        [step] step { $from }
       *[none] { $from }
    } { $kind ->
        [snake] down to
        [ladder] up to
       *[other] to
    } { $to }
rulebook-jump-one =
    { $kind ->
        [flight] A token that lands on { $from } flies to { $to }.
       *[jump] A token that lands on { $from } jumps to { $to }.
    }
rulebook-jump-by =
    A token that lands on { $squares } { $kind ->
        [flight] flies
       *[jump] jumps
    } { rulebook-squares } { $towards ->
        [back] back
       *[on] forward
    }.
rulebook-jump =
    { $kind ->
        [both] A token that lands where a jump or a flight begins moves to its end.
        [flight] A token that lands where a flight begins flies to its end.
       *[jump] A token that lands where a jump begins jumps to its end.
    }
rulebook-flight-hits = A flight captures the tokens on the { rulebook-ordinal } square of the home stretch of the opposite seat.
rulebook-flight-hits-step = A flight captures the tokens on step { $n } of the path of the opposite seat.
rulebook-chain =
    { rulebook-the-link } from { $from } ends on { $to }, where { $next ->
        [snake] a snake
        [ladder] a ladder
        [jump] a jump
       *[flight] a flight
    } begins
rulebook-chain-on = { $chain }, and the token follows that too.
rulebook-chain-flies = { $chain }, and the token flies too.
rulebook-chain-stops =
    { $apart ->
        [yes] Apart from that, a token
       *[no] A token
    } follows only one of these in a move: { $chain }, but the token stays there.
rulebook-link-captures = A token captures on every square where it stops on the way, not only on the last.
rulebook-link-home = { rulebook-the-link } from { $square } leads straight home.
rulebook-marks =
    { $n ->
        [1] { $squares } is marked: landing there can earn you an extra { rulebook-roll }.
       *[other] { $squares } are marked: landing there can earn you an extra { rulebook-roll }.
    }
rulebook-skip = If your token lands on { $squares }, you miss your next turn.
rulebook-swap = If your token lands on { $squares }, it swaps places with the leading token, unless it is the leader itself; tokens that are home do not count.
rulebook-swap-still = The squares where the two tokens arrive have no further effect.

## Things to collect

rulebook-items-title = Items
rulebook-shield = On { $squares } you get a shield: it protects you from the next snake you land on, and is then used up.
rulebook-second-throw = On { $squares } you get a second throw: if you don’t like a { rulebook-roll }, you may use it before you move to { rulebook-roll } again.
rulebook-chosen-roll = On { $squares } you get a { rulebook-roll } of your choice: use it instead of { rulebook-roll }ing, and choose the number yourself.
rulebook-items-kept = You get an item when your token lands there, keep it until you use it, and never hold two of a kind.

## Bonus pips

rulebook-bonus-title = Bonus pips
rulebook-bonus-capture = A capture wins you { rulebook-pips }.
rulebook-bonus-finish = Bringing a token home wins you { rulebook-pips }.
rulebook-bonus-when =
    You move them in the same turn, { $when ->
        [dice] before or after the dice that are left
        [extra] before any extra roll
       *[once] at once
    }, all with one token of your choice; if no token can move that far, they are lost.
rulebook-bonus-enter = They can’t bring a token into play.
rulebook-bonus-again = If they lead to a capture or bring a token home, they earn another bonus.

## Winning and places

rulebook-win-title = Winning and places
rulebook-side =
    { $side ->
        [pair] pair
       *[player] player
    }
# What has to be done to win.
rulebook-done-both = bring both tokens home
rulebook-done-one = bring a token to { rulebook-end }
rulebook-all =
    { $n ->
        [2] both
       *[other] all { rulebook-number }
    }
rulebook-done-all = have { rulebook-all } tokens home
rulebook-done-pair = have { rulebook-all } of their tokens home
rulebook-done-some = have { rulebook-tokens } home
rulebook-done-each = have { rulebook-tokens } each home
rulebook-win = The first { rulebook-side } to { $done } wins.
rulebook-win-over = The first { rulebook-side } to { $done } wins, and the game is over.
rulebook-win-on = The others play on for the next places, until only one { rulebook-side } is left and comes last.
rulebook-win-rest = The other tokens of a player who has finished stay where they are.
rulebook-win-others =
    { $home ->
        [yes] The others are ranked by how many tokens they have home, then by how far they have come.
       *[no] The others are ranked by how far they have come.
    }
rulebook-win-waits = A player whose tokens are all home waits for the partner.

## If a player leaves

rulebook-leave-title = If a player leaves
rulebook-leave = If a player leaves, their tokens are removed from the board, and they take the last free place.
rulebook-leave-kept = A player who already has a place keeps it.
rulebook-leave-partner = The partner plays on alone and only needs to bring their own tokens home.
rulebook-leave-over = When only one { rulebook-side } is left, the game is over.
