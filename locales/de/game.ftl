### The texts of the game in German, for the terminal and the page.

## Colours of seats

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = lila
colour-orange = orange
colour-olive = oliv
colour-indigo = indigo
colour-white = weiß
colour-black = schwarz
colour-other = Platz { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } und { $last }
# A square in a sentence. Its kind, its number and the colour of its seat come as $to_kind, $to_number and
# $to_colour (where a token goes), $from_… (where it comes from) or $at_… (where it stands), so that every
# language can inflect the name. A square counts from 1; "step" counts from the beginning of a seat's path.
# The kind "short" is a square of the home stretch where there is little room.
square-to =
    { $to_kind ->
        [yard] ins Haus
        [off] vom Brett
        [pad] auf den Vorplatz
        [start] auf das Startfeld
        [start-of] auf das Startfeld ({ $to_colour })
        [own] auf das eigene Feld { $to_number }
        [stretch] auf Feld { $to_number } der Zielgeraden
        [step] auf Feld { $to_number } in der Zielgeraden
        [finish] ins Ziel
        [short] auf Zielgerade { $to_number }
       *[track] auf Feld { $to_number }
    }
square-from =
    { $from_kind ->
        [yard] aus dem Haus
        [off] von außerhalb
        [pad] vom Vorplatz
        [start] vom Startfeld
        [start-of] vom Startfeld ({ $from_colour })
        [own] vom eigenen Feld { $from_number }
        [stretch] von Feld { $from_number } der Zielgeraden
        [step] von Feld { $from_number } in der Zielgeraden
        [finish] aus dem Ziel
       *[track] von Feld { $from_number }
    }
square-at =
    { $at_kind ->
        [yard] im Haus
        [off] noch nicht auf dem Brett
        [pad] auf dem Vorplatz
        [start] auf dem Startfeld
        [start-of] auf dem Startfeld ({ $at_colour })
        [own] auf dem eigenen Feld { $at_number }
        [stretch] auf Feld { $at_number } der Zielgeraden
        [step] auf Feld { $at_number } in der Zielgeraden
        [finish] im Ziel
       *[track] auf Feld { $at_number }
    }

## What happened

event-opening-rolled = { $who } würfelt { $dice } um den ersten Zug.
event-opening-tied = Gleichstand: { $who } würfeln noch einmal.
event-first = { $who } fängt an.
event-rolled = { $who } würfelt { $dice }.
event-entered = { $who } stellt Figur { $token } { square-to }.
event-moved = { $who } zieht Figur { $token } { square-to }.
event-snake = Eine Schlange! Figur { $token } von { $who } rutscht { square-to }.
event-ladder = Eine Leiter! Figur { $token } von { $who } klettert { square-to }.
event-jump = Figur { $token } von { $who } springt { square-to }.
event-flight = Figur { $token } von { $who } fliegt { square-to }.
event-captured = { $by } schlägt Figur { $token } von { $who } { square-at }.
event-bound = { $who } bildet einen Block { square-at }.
event-finished = Figur { $token } von { $who } ist im Ziel.
event-bonus =
    { $pips ->
        [one] { $who } darf ein Feld extra ziehen.
       *[other] { $who } darf { $pips } Felder extra ziehen.
    }
event-pips-lost = { $who } kann mit keiner Figur { $pips } ziehen.
event-gate-opened = Die Zielgerade von { $who } ist jetzt offen.
event-passed-no-move = { $who } kann nicht ziehen.
event-passed-why = { $who } kann nicht ziehen: { $why }.
event-passed-zero = { $who } würfelt nichts.
event-passed-choice = { $who } zieht nicht.
event-again = { $who } würfelt noch einmal.
event-again-try = { $who } hat noch einen Versuch.
event-again-item = { $who } nutzt einen zweiten Wurf.
event-streak-broken =
    { $throws ->
        [one] { $who } ist nicht mehr dran.
       *[other] { $throws } in Folge: { $who } ist nicht mehr dran.
    }
event-sent-back = Figur { $token } von { $who } muss zurück ins Haus.
event-will-skip = { $who } muss einmal aussetzen.
event-skipped = { $who } setzt aus.
event-swapped = Figur { $token } von { $who } tauscht den Platz mit Figur { $other_token } von { $other }.
event-item-gained = { $who } bekommt { $item }.
event-item-used = { $who } setzt { $item } ein.
event-left = { $who } verlässt das Spiel.
event-placed =
    { $place ->
        [1] { $who } ist im Ziel und gewinnt!
       *[other] { $who } ist im Ziel: Rang { $place }.
    }
event-placed-together =
    { $place ->
        [1] { $who } sind im Ziel und gewinnen!
       *[other] { $who } sind im Ziel: Rang { $place }.
    }
event-over = Das Spiel ist zu Ende.

item-shield = einen Schild gegen eine Schlange
item-second-throw = einen zweiten Wurf
item-chosen-roll = einen Wunschwurf

## Why a player cannot move

why-number = eine { $number }
why-or-less = höchstens { $number }
why-or = { $first } oder { $last }
why-entry =
    { $count ->
        [0] dieser Wurf bringt keine Figur heraus
       *[other] braucht { $numbers } zum Herauskommen
    }
why-only-dice-enter = ein Bonus bringt keine Figur heraus
why-too-far =
    { $count ->
        [0] käme über das Ziel hinaus
       *[other] braucht { $numbers } bis ins Ziel
    }
why-last-square =
    { $count ->
        [0] käme über das letzte Feld hinaus
       *[other] käme über das letzte Feld hinaus (braucht { $numbers })
    }
why-dead-end = von dort führt kein Wurf ins Ziel
why-stair = braucht { $numbers } für das nächste Feld
why-odd-for-block = ein Block zieht die Hälfte eines geraden Wurfs
why-own-token = eine eigene Figur steht { square-at }
why-passing = darf { $colour } { square-at } nicht überholen
why-block = blockiert von { $colour } { square-at }
why-safe-held = { $colour } ist { square-at } sicher
why-full = kein Platz mehr { square-at }

## What happened at the table

news-lent = Der Computer ({ $level }) spielt für { $who }.
news-taken-back = { $who } spielt wieder selbst.
news-warned = { $who }: noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
news-missed = Zeit abgelaufen: Der Computer zieht für { $who }.
news-time-up = Die Spielzeit ist um: Der jetzige Stand entscheidet.
news-paused = Das Spiel ist angehalten.
news-resumed = Das Spiel geht weiter.
news-undone = Zug zurückgenommen.
news-redone = Zug wiederhergestellt.
news-round = Runde { $round } von { $rounds }.
news-score = { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
news-saved = Gespeichert als { $file }.
news-board-saved = Brett gespeichert als { $file }. Spiele es mit --variant { $file }.
news-exported = Aufzeichnung gespeichert als { $file }.
news-resumed-game = Das Spiel geht weiter, wo es aufgehört hat.

## Why something is refused

refused-turn = Das geht jetzt nicht.
refused-dice = Das können die Würfel dieses Spiels nicht zeigen.
refused-token = Diese Figur gibt es nicht.
refused-pips = Um diese Zahl kannst du nicht ziehen.
refused-entry = Dieser Wurf bringt keine Figur heraus.
refused-home = Diese Figur ist im Ziel und zieht nicht mehr.
refused-overshoot = Das ist zu weit für diese Figur.
refused-dead-end = Von diesem Feld käme eine Figur mit keinem Wurf ins Ziel.
refused-stair = Das nächste Feld braucht eine { $pips }.
refused-odd = Ein Block zieht die Hälfte eines geraden Wurfs.
refused-own = Du hast schon eine Figur { square-at }.
refused-passing = Die Figur von { $who } { square-at } darfst du nicht überholen.
refused-blocked = { $who } hat einen Block { square-at }.
refused-safe = { $who } ist { square-at } sicher.
refused-full = Es ist kein Platz mehr { square-at }.
refused-must-enter = Du musst eine Figur aus dem Haus bringen.
refused-must-clear = Erst muss die Figur auf deinem Startfeld weiterziehen.
refused-must-break = Du musst deinen Block auflösen.
refused-must-capture = Du kannst schlagen, also musst du.
refused-must-use-dice = Ein anderer Zug nutzt mehr von den Würfeln.
refused-must-move = Du kannst ziehen, also musst du.
refused-item = Das hast du nicht, oder es geht jetzt nicht.
refused-over = Das Spiel ist zu Ende.
refused-paused = Das Spiel ist angehalten.
refused-not-your-turn = Du bist nicht dran.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen.
refused-name = Namen brauchen 1 bis 30 Zeichen.
refused-level = Es gibt keine Stufe { $name }. Meinst du { $near }? Der Name eines Menschen beginnt mit einem Großbuchstaben.
refused-other = Das geht jetzt nicht.

## Setting up a game

setup-title = Neues Spiel
setup-variant = Spiel
setup-players = Spieler
setup-human = Mensch
setup-empty = niemand
setup-pace = Tempo
setup-turn-time = Zeit pro Zug
setup-game-time = Spielzeit
setup-rounds = Runden
setup-tokens = Figuren
setup-board = Brett
setup-board-usual = wie üblich
setup-board-own = eigenes
setup-board-size = Felder
setup-board-row = Felder pro Reihe
setup-board-dice = Anzahl der Würfel
setup-board-dice-value =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
setup-board-faces = Seiten pro Würfel
setup-board-links = Schlangen und Leitern
setup-board-classic = klassisch
setup-board-typed = eingetippt
setup-board-random = zufällig
setup-board-snakes = Schlangen
setup-board-ladders = Leitern
setup-board-seed = Startwert
setup-board-snake-count = Anzahl Schlangen
setup-board-ladder-count = Anzahl Leitern
setup-board-finish = Ziel
setup-board-exact = genauer Wurf
setup-board-bounce = zurückprallen
setup-board-marks = Nochmal würfeln auf
setup-board-skip = Aussetzen auf
setup-board-swap = Tauschen auf
setup-board-shield = Schild auf
setup-board-second-throw = Zweiter Wurf auf
setup-board-chosen-roll = Wunschwurf auf
setup-board-file = Als Datei speichern
setup-board-rolls =
    { $rolls ->
        [one] Etwa ein Wurf bis zum letzten Feld.
       *[other] Etwa { $rolls } Würfe bis zum letzten Feld.
    }
setup-board-rolls-random = Etwa { $rolls } Würfe bis zum letzten Feld. Zufällige Bretter dieser Größe brauchen { $least } bis { $most }.
setup-after = Nächstes Spiel
setup-after-keep = Plätze bleiben
setup-after-rotate = Plätze tauschen
setup-after-winner-first = Sieger fängt an
setup-start = Spiel starten
setup-last = Letztes Spiel fortsetzen
setup-saved = Spiel { $number } von { $all } fortsetzen
setup-no-limit = unbegrenzt
setup-seconds = { $seconds } s
setup-minutes = { $minutes } min
setup-best-of =
    { $rounds ->
        [1] ein Spiel
       *[other] das beste aus { $rounds }
    }
setup-keys = ↑↓ wählen · ←→ ändern · Enter tippen/starten · ? Hilfe · Esc Ende
setup-help =
    ↑ ↓, Tab      eine Zeile wählen
    ← →, Leer     sie ändern
    Enter         einen Namen tippen, weiterspielen oder starten
    Pos1, Ende    erste Zeile, Start
    PgUp, PgDn    in den Regeln blättern
    Maus          eine Zeile, ihre Pfeile oder einen Namen anklicken
    Esc, Q        beenden

    Auf jedem Platz sitzt ein Mensch, ein Computer oder niemand.
    Dauert ein Zug zu lang, spielt ihn der Computer.
    Dauert ein Spiel zu lang, entscheidet der jetzige Stand.
    Jede Taste schließt die Hilfe.
setup-default-name = Spieler { $number }
setup-scroll = Bild ↑↓
setup-rules-of = { $most } Spieler · je { $tokens ->
        [one] eine Figur
       *[other] { $tokens } Figuren
    }
setup-rules-of-range = { $least } bis { $most } Spieler · je { $tokens ->
        [one] eine Figur
       *[other] { $tokens } Figuren
    }
setup-refused-players =
    { $players ->
        [0] Niemand spielt mit
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, aber dieses Spiel ist für { $most }.
setup-refused-players-range =
    { $players ->
        [0] Niemand spielt mit
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, aber dieses Spiel ist für { $least } bis { $most }.
setup-refused-partner = Partner sitzen sich gegenüber: { $colour } hat keinen Partner.
setup-hint-last = Enter: { $game } mit { $players } fortsetzen
setup-hint-saved = Enter: { $game } mit { $players } fortsetzen · ←→ anderes Spiel
setup-hint-variant = ←→ anderes Spiel. Mit Bild ↑↓ blätterst du in den Regeln.
setup-hint-tokens = ←→ Figuren pro Spieler.
setup-hint-board = ←→ das Brett ändern: Größe, Würfel, Schlangen und Leitern.
setup-hint-file = Enter: den Namen einer neuen Datei eintippen.
setup-hint-players = ←→ Zahl der Spieler, auf den üblichen Plätzen.
setup-hint-nobody = ←→ einen Menschen oder Computer hierher setzen.
setup-hint-person = Enter: Namen ändern · ←→ jemand anderes.
setup-hint-typing = Enter: Namen übernehmen · Esc: verwerfen.
setup-hint-computer = ←→ andere Computerstufe oder ein Mensch.
setup-hint-pace = ←→ wie schnell der Computer spielt.
setup-hint-turn-time = ←→ dauert ein Zug länger, spielt ihn der Computer.
setup-hint-game-time = ←→ dauert das Spiel länger, entscheidet der jetzige Stand.
setup-hint-rounds = ←→ wer die meisten Spiele gewinnt, gewinnt das Match.
setup-hint-after = ←→ Plätze und erster Spieler im nächsten Spiel.
setup-hint-start = Enter: Spiel starten.

pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort

level-random = zufällig
level-first = erste Figur
level-fast = schnell
level-last = letzte Figur
level-aggressive = aggressiv
level-defensive = defensiv
level-osu-priority = vier Regeln
level-lp2a = vorderste Figur
level-lp2a-plus = vorsichtige vorderste Figur
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
level-search = denkt { $plies } voraus

## The game

game-turn-opening = { $who }: Würfle aus, wer anfängt (Leertaste)
game-turn-roll = { $who }: Würfle (Leertaste)
game-turn-move = { $who }: Wähle eine Figur
game-turn-item = { $who }: Würfle oder wähle den Wurf
game-thinking = { $who } überlegt …
game-rolling = { $who } würfelt …
game-moving = { $who } zieht …
game-over = Das Spiel ist zu Ende.
game-dice = Würfel
game-streak = { $count } in Folge
game-extra = Extrawurf
game-captures = { $count } geschlagen
game-place = Rang { $place }
game-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
game-computer = Computer, { $level }
game-autopilot = Autopilot, { $level }
game-partner = mit { $name }
game-will-skip = setzt einmal aus
game-clock = { $seconds } s
game-minutes = noch { $minutes } min
game-log = Spielverlauf
game-choices = Züge
game-option = Figur { $token } { square-to }
game-option-pips = { $pips }: Figur { $token } { square-to }
game-option-captures = , schlägt { $list }
game-pass = nicht ziehen
game-roll = würfeln
game-use-second-throw = noch einmal würfeln
game-paused = Angehalten: weiter mit P
game-menu = Leertaste Wurf · 1–9 Zug · U zurück · A auto · P Pause · R Regeln · ? · Q Ende
game-small = Das Fenster ist zu klein: { $has_columns } × { $has_rows }. Dieses Spiel braucht { $columns } × { $rows }.
game-leave = Beenden? Das Spiel ist gespeichert. Weiter geht es mit: { $command }
game-leave-unsaved = Beenden? Das Spiel ist nicht gespeichert.
game-leave-keys = Y beenden · N bleiben
game-save-as = Speichern als
game-export-as = Aufzeichnung exportieren als
game-type-keys = Enter fertig · Esc zurück
game-rules = Regeln
game-rules-complete = Alle Regeln
game-rules-keys = ↑↓ blättern · Esc zurück

## Help

help-title = Tastenkürzel
help-roll = Leertaste/Enter würfeln oder den gewählten Zug spielen
help-move = 1 bis 9         diesen Zug spielen
help-choose = Tab, ↑ ↓        Zug wählen und sehen, wohin er führt
help-undo = U, Y            zurücknehmen, wiederherstellen
help-autopilot = A               Computer spielen lassen oder selbst weiterspielen
help-pause = P               Pause
help-pace = + und -         Tempo
help-rules = R               die Regeln dieses Spiels
help-save = S, E            speichern als, Aufzeichnung exportieren
help-mouse = Maus            Figur, Zug oder Würfel anklicken
help-leave = Q, Esc          beenden
help-close = Jede Taste schließt die Hilfe.

# Signs on the board.
legend-safe = sicher
legend-rosette = besonderes Feld (Regeln: R)
legend-swap = Tausch mit der vordersten Figur
legend-snake = Schlange
legend-ladder = Leiter
legend-jump = Sprung
legend-flight = Flug
legend-landing = wo die gewählte Figur landen würde
legend-captured = geschlagen

## The end of a game

podium-title = Spiel zu Ende
podium-winner = { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen!
    }
podium-match = { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    } das Match: { $points } von { $rounds } Runden.
podium-place = { $place }.
podium-player = Spieler
podium-rolls = Würfe
podium-captures = Geschl.
podium-lost = Verl.
podium-steps = Felder
podium-counts = Was passiert ist
podium-snakes = Schlangen
podium-ladders = Leitern
podium-sixes = Sechsen
podium-passes = Ohne Zug
podium-duration =
    { $minutes ->
        [0] Das Spiel dauerte { $seconds } s.
       *[other] Das Spiel dauerte { $minutes } min { $seconds } s.
    }
podium-turns = Dran
podium-best = Rekord
podium-best-value = { $pips } / { $throws }×
podium-points = Punkte
podium-faces = Wie oft jede Zahl fiel
podium-rounds = Rang in jeder Runde
podium-best-note = Rekord: die meisten Felder / die meisten Würfe hintereinander.
podium-chosen-note = Ein Wunschwurf zählt als Wurf, erscheint aber auf keinem Würfel.
podium-keys = N Revanche · W Sieger fängt an · T Plätze tauschen · E Export · Q Ende
podium-next = Enter nächste Runde · E Export · Q Ende

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = brett
command-undo = zurück
command-redo = wieder
command-auto = auto
command-pause = pause
command-rules = regeln
command-save = speichern
command-export = export
command-load = laden
command-help = hilfe
command-quit = ende
command-yes = ja
command-no = nein

plain-ask-variant = Welches Spiel? Tippe seinen Namen, ? für die Liste oder laden für ein gespeichertes.
plain-ask-board = Enter nimmt dieses Brett. Zum Ändern tippe, was und wie, zum Beispiel { $example }. ? zeigt alles, und { $file } mein.toml speichert es.
plain-ask-players = Wie viele spielen mit, { $least } bis { $most }? Du kannst auch ihre Farben tippen: { $colours }.
plain-ask-seat = Wer spielt { $colour }? Tippe den Namen eines Menschen oder eine Computerstufe: { $levels }.
plain-ask-start = Enter startet das Spiel. Vorher kannst du einstellen: figuren 2, zug 30 oder spiel 600 (Sekunden), runden 3, tempo langsam, und für das nächste Spiel tauschen, sieger oder bleiben.
plain-agreed = OK.
plain-not-agreed = Das kannst du hier nicht einstellen.
command-pace = tempo
command-tokens = figuren
command-turn = zug
command-game = spiel
command-rounds = runden
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, ein Computer, { $level }.
plain-turn-opening = { $who }, würfle mit Enter aus, wer anfängt.
plain-turn-roll = { $who }, würfle mit Enter.
plain-turn-move = { $who }, welcher Zug? Tippe seine Nummer.
plain-option = { $number }: Figur { $token } { square-from } { square-to }
plain-option-pips = { $number }: { $pips } mit Figur { $token }, { square-from } { square-to }
plain-option-captures = { $option }, schlägt Figur { $token } von { $who }
plain-option-pass = { $number }: nicht ziehen
plain-option-second-throw = { $number }: noch einmal würfeln, mit dem zweiten Wurf
plain-option-roll = { $number }: würfeln
plain-option-choose = { $number }: { $dice } wählen
plain-turn-item = { $who }, würfeln oder wählen? Tippe die Nummer.
plain-paused = Das Spiel ist angehalten. Tippe pause, um weiterzuspielen.
plain-not-understood = Unbekannter Befehl. Tippe eine Zahl von { $least } bis { $most } oder hilfe.
plain-not-understood-roll = Unbekannter Befehl. Würfle mit Enter oder tippe hilfe.
plain-no-file = Gib auch einen Dateinamen an, zum Beispiel { $example }.
plain-help = Enter würfelt oder spielt den einzigen Zug. Eine Zahl spielt diesen Zug. Weitere Befehle: brett, zurück, wieder, auto, pause, tempo langsam, regeln, speichern DATEI, export DATEI, hilfe, ende.
plain-where = { $who }: { $tokens }.
plain-token = { $token } { square-at }
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $list }.
count-rolls =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
count-snakes =
    { $count ->
        [one] { $count } Schlange
       *[other] { $count } Schlangen
    }
count-ladders =
    { $count ->
        [one] { $count } Leiter
       *[other] { $count } Leitern
    }
count-captures = { $count } geschlagen
count-lost = { $count } verloren
count-sixes =
    { $count ->
        [one] { $count } Sechs
       *[other] { $count } Sechsen
    }
count-passes = { $count }-mal ohne Zug
count-steps =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
count-best = Rekord hintereinander: { $throws } { $throws ->
        [one] Wurf
       *[other] Würfe
    } und { $pips } { $pips ->
        [one] Feld
       *[other] Felder
    }
plain-faces = { $who } hat gewürfelt: { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Noch ein Spiel? Ja oder nein.
plain-next = Enter startet die nächste Runde.
plain-bye-saved = Tschüss! Weiter geht es mit: { $command }
plain-bye = Tschüss!
plain-list = { $id }: { $name }. { $summary }

## Replay

replay-title = Wiederholung: { $game }
replay-position = Aktion { $ply } von { $of }
replay-round = Runde { $round } von { $rounds }
replay-keys = Leertaste Start · ←→ Schritt · J Sprung · +/− · R Regeln · ? Hilfe · Q Ende
replay-help =
    Leertaste     abspielen, Pause; am Ende von vorn
    ← →           eine Aktion zurück, vor
    PgUp, PgDn    zehn Aktionen zurück, vor
    Pos1, Ende    zum Anfang, zum Ende
    J             zu einer Aktion nach ihrer Nummer
    + und -       Tempo
    R             die Regeln dieses Spiels
    Q, Esc        beenden

    Jede Taste schließt die Hilfe.
replay-speed = { $speed }/s
replay-jump = Zu welcher Aktion?
replay-end = Ende der Aufzeichnung.
replay-end-keys = Leertaste neu · ← zurück · J Sprung · R Regeln · Q Ende
replay-nothing = { $file } enthält kein Spiel.
replay-damaged = { $file } ist nach { $entries } Einträgen beschädigt. Das ist der lesbare Teil.
replay-damaged-record = { $file } ist in Zeile { $line } beschädigt ({ $reason }); { $actions ->
        [one] eine Aktion war
       *[other] { $actions } Aktionen waren
    } lesbar.
replay-not-right = { $file } ist in Zeile { $line } beschädigt: { $reason }
replay-no-terminal = Dieses Terminal kann die Wiederholung nicht zeigen; versuch es mit --plain

## Troubles

game-not-saved = nicht gespeichert
plain-bye-unsaved = Tschüss! Das Spiel ist nicht gespeichert.
plain-again-help = Ja spielt noch einmal. Bleiben, tauschen oder sieger spielt noch einmal mit denselben Plätzen, mit getauschten Plätzen oder so, dass der Sieger anfängt. Nein oder ende hört auf. Weitere Befehle: brett, regeln, speichern DATEI, export DATEI.
plain-setup-help = Beantworte die Frage. Hilfe zeigt diesen Text und ende beendet, darum sind beide keine Namen. Bei der Frage nach dem Spiel setzt laden das letzte fort und laden DATEI ein gespeichertes.
command-keep = bleiben
command-rotate = tauschen
command-winner = sieger
refused-variant = Es gibt kein Spiel { $name }.
refused-variant-near = Es gibt kein Spiel { $name }. Meinst du { $near }?
refused-rounds = Die Zahl der Runden muss ungerade sein, etwa 3 oder 5.
refused-search = Es gibt keinen Spieler { $name }: Eine Suche sieht 1 bis 8 Entscheidungen voraus, von search-1 bis search-8.
refused-perfect = perfect braucht eine Lösungstabelle, und dieses Spiel hat keine.
refused-seat = Es gibt keinen Platz { $name }. Die Plätze sind { $colours }.
refused-seat-near = Es gibt keinen Platz { $name }. Meinst du { $near }?
refused-seat-twice = Der Platz { $colour } ist zweimal angegeben.
refused-seats-players = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.
refused-tokens = Dieses Spiel geht nicht mit { $tokens } Figuren.
refused-together = { $one } und { $other } passen nicht zusammen.
reason-exists = die Datei gibt es schon
reason-folder = es ist ein Ordner
reason-missing = Datei oder Ordner nicht gefunden
reason-denied = keine Berechtigung
reason-read-only = der Datenträger ist schreibgeschützt
reason-full = der Datenträger ist voll
reason-newer = sie stammt von einer neueren Version des Programms
reason-cut = die Datei ist zu früh abgeschnitten
trouble-saved-again = Das Spiel wird wieder gespeichert.
trouble-in-use = { $file } wird schon gespielt.
trouble-no-game = Es gibt kein gespeichertes Spiel, das du fortsetzen kannst.
trouble-letters = Dieses Terminal kann die Schrift der Sprache { $code } nicht zeigen, darum Englisch. Nimm eine UTF-8-Umgebung wie LANG=C.UTF-8.
trouble-not-saved = Das Spiel lässt sich nicht speichern: { $reason }. Es geht ungespeichert weiter.
trouble-not-read = { $file } lässt sich nicht lesen: { $reason }
trouble-not-written = { $file } lässt sich nicht schreiben: { $reason }
trouble-save-exists = { $file } lässt sich nicht schreiben: Die Datei gibt es schon. Ein gespeichertes Spiel fortsetzen: --load { $file }
trouble-variant =
    { $file } ist kein gültiges Spiel. Die Fehler:
    { $problems }
trouble-damaged = Die Datei ist beschädigt. Das Spiel geht beim letzten lesbaren Eintrag weiter: { $entries }.
trouble-not-a-game = { $file } ist kein gespeichertes Spiel.
