### Everything a person reads while playing, in German. Squares are written without an article
### (Feld 7, Haus, Vorplatz, Ziel, Rand); sentences choose the preposition by them.

language = Deutsch

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
square-yard = Haus
square-pad = Vorplatz
square-track = Feld { $number }
square-stretch = Feld { $number } der Zielgeraden
square-stretch-short = Zielgerade { $number }
square-finish = Ziel
square-off = Rand

## What happened

event-opening-rolled = { $who } würfelt { $dice } um den ersten Zug.
event-opening-tied = Gleichstand: { $who } würfeln noch einmal.
event-first = { $who } fängt an.
event-rolled = { $who } würfelt { $dice }.
event-entered = { $who } bringt Figur { $token } heraus { $to ->
        [Vorplatz] auf den Vorplatz
        [Ziel] ins Ziel
       *[other] auf { $to }
    }.
event-moved = { $who } zieht Figur { $token } { $to ->
        [Vorplatz] auf den Vorplatz
        [Ziel] ins Ziel
       *[other] auf { $to }
    }.
event-snake = Eine Schlange! Figur { $token } von { $who } rutscht hinunter auf { $to }.
event-ladder = Eine Leiter! Figur { $token } von { $who } klettert hinauf auf { $to }.
event-jump = Figur { $token } von { $who } springt weiter auf { $to }.
event-flight = Figur { $token } von { $who } fliegt auf { $to }.
event-captured = { $by } schlägt Figur { $token } von { $who } auf { $square }.
event-bound = Zwei Figuren von { $who } werden ein Block auf { $square }.
event-finished = Figur { $token } von { $who } ist im Ziel.
event-bonus = { $who } darf { $pips } Felder extra ziehen.
event-pips-lost = Keine Figur von { $who } kann { $pips } ziehen.
event-gate-opened = Die Zielgerade von { $who } ist jetzt offen.
event-passed-no-move = { $who } kann nicht ziehen.
event-passed-zero = Der Wurf von { $who } zählt nichts.
event-passed-choice = { $who } zieht nicht.
event-again = { $who } würfelt noch einmal.
event-again-try = { $who } hat noch einen Versuch.
event-again-item = { $who } nutzt einen zweiten Wurf.
event-streak-broken =
    { $throws ->
        [one] Damit ist der Zug von { $who } zu Ende.
       *[other] { $throws } in Folge: Damit ist der Zug von { $who } zu Ende.
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
       *[other] { $who } ist im Ziel: Platz { $place }.
    }
event-placed-together =
    { $place ->
        [1] { $who } sind im Ziel und gewinnen!
       *[other] { $who } sind im Ziel: Platz { $place }.
    }
event-over = Das Spiel ist aus.

item-shield = einen Schild gegen eine Schlange
item-second-throw = einen zweiten Wurf
item-chosen-roll = einen Wunschwurf

## What happened at the table

news-lent = { $who } übergibt an den Computer ({ $level }).
news-taken-back = { $who } spielt wieder selbst.
news-warned = { $who }: noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
news-missed = Zeit abgelaufen: Der Computer zieht für { $who }.
news-time-up = Die Spielzeit ist um: Es zählt der jetzige Stand.
news-paused = Pause.
news-resumed = Weiter geht’s.
news-undone = Zurückgenommen.
news-redone = Wiederholt.
news-round = Runde { $round } von { $rounds }.
news-score = { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
news-saved = Gespeichert als { $file }.
news-exported = Die Aufzeichnung steht in { $file }.
news-resumed-game = Das Spiel geht weiter, wo es aufgehört hat.

## Why something is refused

refused-turn = Jetzt ist etwas anderes dran.
refused-dice = Das können die Würfel dieses Spiels nicht zeigen.
refused-token = Diese Figur gibt es nicht.
refused-pips = Diese Augenzahl steht nicht zur Wahl.
refused-entry = Dieser Wurf bringt keine Figur heraus.
refused-home = Diese Figur ist im Ziel und zieht nicht mehr.
refused-overshoot = Das ist zu weit für diese Figur.
refused-dead-end = Von diesem Feld käme man mit keinem Wurf ins Ziel.
refused-stair = Das nächste Feld braucht eine { $pips }.
refused-odd = Ein Block zieht die Hälfte eines geraden Wurfs.
refused-own = { $square ->
        [Vorplatz] Auf dem Vorplatz
        [Ziel] Im Ziel
       *[other] Auf { $square }
    } steht schon eine eigene Figur.
refused-passing = Die Figur von { $who } auf { $square } darf nicht überholt werden.
refused-blocked = Figuren von { $who } versperren { $square }.
refused-safe = { $who } hält { $square } und ist dort sicher.
refused-full = { $square } ist voll.
refused-must-enter = Erst muss eine Figur aus dem Haus.
refused-must-clear = Erst muss die Figur auf dem Startfeld weiterziehen.
refused-must-break = Der eigene Block muss aufgelöst werden.
refused-must-capture = Wer schlagen kann, muss schlagen.
refused-must-use-dice = Ein anderer Zug nutzt mehr von den Würfeln.
refused-must-move = Ein Zug ist möglich, also musst du ziehen.
refused-item = Das hast du nicht, oder es geht jetzt nicht.
refused-over = Das Spiel ist aus.
refused-paused = Das Spiel macht gerade Pause.
refused-not-your-turn = Du bist nicht dran.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es wurde nichts zurückgenommen.
refused-name = Ein Name hat 1 bis 30 Zeichen.
refused-level = Es gibt keine Stufe { $name }. Ist { $near } gemeint? Der Name eines Menschen beginnt mit einem Großbuchstaben.
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
setup-after = Nächstes Mal
setup-after-keep = Plätze bleiben
setup-after-rotate = Plätze rotieren
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
    Enter         einen Namen tippen, weiter oder beginnen
    Pos1, Ende    die erste Zeile, der Start
    PgUp, PgDn    in den Regeln blättern
    Maus          eine Zeile, ihre Pfeile oder einen Namen anklicken
    Esc, Q        verlassen

    Jeder Platz ist für einen Menschen, eine Stufe des Computers oder niemanden.
    Dauert ein Zug zu lang, spielt ihn der Computer.
    Dauert ein Spiel zu lang, endet es, wie es steht.
    Eine Taste schließt dies.
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
setup-refused-partner = Partner sitzen sich gegenüber: Bei { $colour } sitzt dort niemand.
setup-hint-last = Enter setzt fort: { $game } mit { $players }
setup-hint-saved = Enter setzt fort: { $game } mit { $players } · ←→ ein anderes Spiel
setup-hint-variant = ←→ anderes Spiel. Mit Bild ↑↓ blätterst du in den Regeln.
setup-hint-tokens = ←→ Figuren für jeden.
setup-hint-players = ←→ wie viele mitspielen, auf den üblichen Plätzen.
setup-hint-nobody = ←→ setzt einen Menschen oder den Computer hierher.
setup-hint-person = Enter ändert den Namen · ←→ jemand anderes.
setup-hint-typing = Enter behält den Namen · Esc verwirft ihn.
setup-hint-computer = ←→ andere Stufe des Computers oder ein Mensch.
setup-hint-pace = ←→ wie schnell der Computer spielt.
setup-hint-turn-time = ←→ dauert ein Zug länger, spielt ihn der Computer.
setup-hint-game-time = ←→ dauert das Spiel länger, zählt der jetzige Stand.
setup-hint-rounds = ←→ wer die meisten Spiele gewinnt, gewinnt das Match.
setup-hint-after = ←→ wer beim nächsten Spiel wo sitzt und anfängt.
setup-hint-start = Enter startet das Spiel.

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
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
level-search = denkt { $plies } voraus

## The game

game-turn-opening = { $who }: Würfle um den ersten Zug (Leertaste)
game-turn-roll = { $who }: Würfle (Leertaste)
game-turn-move = { $who }: Wähle eine Figur
game-turn-item = { $who }: Würfle oder wähle den Wurf
game-thinking = { $who } überlegt …
game-rolling = { $who } würfelt …
game-moving = { $who } zieht …
game-over = Das Spiel ist aus.
game-dice = Würfel
game-streak = { $count } in Folge
game-extra = Extrawurf
game-captures = { $count } geschlagen
game-place = Platz { $place }
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
game-option = Figur { $token } { $to ->
        [Ziel] ins Ziel
        [Vorplatz] auf den Vorplatz
       *[other] auf { $to }
    }
game-option-pips = { $pips }: Figur { $token } { $to ->
        [Ziel] ins Ziel
        [Vorplatz] auf den Vorplatz
       *[other] auf { $to }
    }
game-option-captures = , schlägt { $list }
game-pass = nicht ziehen
game-roll = würfeln
game-use-second-throw = noch einmal würfeln
game-paused = Pause: weiter mit P
game-menu = Leertaste Wurf · 1–9 Zug · U zurück · A auto · P Pause · R Regeln · ? · Q Ende
game-small = Das Fenster ist zu klein. Es hat { $has_columns } × { $has_rows }; dieses Spiel braucht { $columns } × { $rows }.
game-leave = Spiel verlassen? Es ist gespeichert und geht weiter mit: { $command }
game-leave-unsaved = Spiel verlassen? Es ist nicht gespeichert.
game-leave-keys = Y verlassen · N bleiben
game-save-as = Speichern als
game-export-as = Aufzeichnung exportieren als
game-type-keys = Enter fertig · Esc zurück
game-rules = Regeln
game-rules-keys = ↑↓ blättern · Esc zurück

## Help

help-title = Tasten
help-roll = Leertaste/Enter würfeln oder den gewählten Zug spielen
help-move = 1 bis 9         diesen Zug spielen
help-choose = Tab, ↑ ↓        Zug wählen und sehen, wohin er führt
help-undo = U, Y            zurücknehmen, wiederholen
help-autopilot = A               Computer spielen lassen oder selbst weiterspielen
help-pause = P               Pause
help-pace = + und -         Tempo
help-rules = R               die Regeln dieses Spiels
help-save = S, E            speichern als, Aufzeichnung exportieren
help-mouse = Maus            Figur, Zug oder Würfel anklicken
help-leave = Q, Esc          verlassen
help-close = Jede Taste schließt die Hilfe.

# Signs on the board.
legend-safe = sicher
legend-rosette = besonderes Feld (Regeln: R)
legend-swap = Platztausch mit dem Ersten
legend-snake = Schlange
legend-ladder = Leiter
legend-jump = Sprung
legend-flight = Flug
legend-landing = hier käme die gewählte Figur zu stehen
legend-captured = geschlagen

## The end of a game

podium-title = Das Spiel ist aus
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
podium-captures = Rauswürfe
podium-lost = Verl.
podium-steps = Felder
podium-turns = Züge
podium-best = Rekord
podium-best-value = { $pips } / { $throws }×
podium-points = Punkte
podium-faces = Wie oft jede Zahl fiel
podium-rounds = Platz in jeder Runde
podium-best-note = Rekord: die meisten Augen / die meisten Würfe in einem Zug.
podium-chosen-note = Ein Wunschwurf zählt als Wurf, doch keine Zahl ist gefallen.
podium-keys = N noch mal · W Sieger fängt an · T Plätze tauschen · E Export · Q Ende
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
plain-ask-players = Wie viele spielen mit, { $least } bis { $most }? Du kannst auch ihre Farben tippen: { $colours }.
plain-ask-seat = Wer spielt { $colour }? Tippe einen Namen oder eine Stufe des Computers: { $levels }.
plain-ask-start = Enter beginnt das Spiel. Vorher kannst du einstellen: figuren 2, zug 30 oder spiel 600 (Sekunden), runden 3, tempo langsam, und für das nächste Spiel tauschen, sieger oder bleiben.
plain-agreed = Abgemacht.
plain-not-agreed = Das geht hier nicht.
command-pace = tempo
command-tokens = figuren
command-turn = zug
command-game = spiel
command-rounds = runden
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, gespielt vom Computer, { $level }.
plain-turn-opening = { $who }, würfle mit Enter um den ersten Zug.
plain-turn-roll = { $who }, würfle mit Enter.
plain-turn-move = { $who }, welcher Zug? Tippe seine Nummer.
plain-option = { $number }: Figur { $token } { $from ->
        [Haus] aus dem Haus
        [Vorplatz] vom Vorplatz
        [Rand] vom Rand
       *[other] von { $from }
    } { $to ->
        [Ziel] ins Ziel
        [Vorplatz] auf den Vorplatz
       *[other] auf { $to }
    }
plain-option-pips = { $number }: { $pips } für Figur { $token } { $from ->
        [Haus] aus dem Haus
        [Vorplatz] vom Vorplatz
        [Rand] vom Rand
       *[other] von { $from }
    } { $to ->
        [Ziel] ins Ziel
        [Vorplatz] auf den Vorplatz
       *[other] auf { $to }
    }
plain-option-captures = { $option }, schlägt Figur { $token } von { $who }
plain-option-pass = { $number }: nicht ziehen
plain-option-second-throw = { $number }: noch einmal würfeln, mit dem zweiten Wurf
plain-option-roll = { $number }: würfeln
plain-option-choose = { $number }: { $dice } wählen
plain-turn-item = { $who }, würfeln oder wählen? Tippe die Nummer.
plain-paused = Das Spiel macht Pause. Tippe pause, dann geht es weiter.
plain-not-understood = Das habe ich nicht verstanden. Tippe eine Zahl von { $least } bis { $most } oder hilfe.
plain-not-understood-roll = Das habe ich nicht verstanden. Würfle mit Enter oder tippe hilfe.
plain-no-file = Tippe auch den Namen einer Datei, zum Beispiel { $example }.
plain-help = Enter würfelt oder spielt den einzigen Zug. Eine Zahl spielt diesen Zug. Außerdem: brett, zurück, wieder, auto, pause, tempo langsam, regeln, speichern DATEI, export DATEI, hilfe, ende.
plain-where = { $who }: { $tokens }.
plain-token = { $token } { $square ->
        [Vorplatz] auf dem Vorplatz
       *[other] auf { $square }
    }
plain-token-yard = { $token } im Haus
plain-token-off = { $token } noch nicht auf dem Brett
plain-token-home = { $token } im Ziel
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $rolls } { $rolls ->
        [one] Wurf
       *[other] Würfe
    }, { $captures } geschlagen, { $lost } verloren, { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    }, Rekord in einem Zug: { $throws } { $throws ->
        [one] Wurf
       *[other] Würfe
    } und { $pips } Augen.
plain-faces = { $who } hat gewürfelt: { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Noch ein Spiel? Ja oder nein.
plain-next = Weiter zur nächsten Runde mit Enter.
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
    ← →           eine Aktion zurück, weiter
    PgUp, PgDn    zehn Aktionen zurück, weiter
    Pos1, Ende    zum Anfang, zum Ende
    J             zu einer Aktion nach ihrer Nummer
    + und -       Tempo
    R             die Regeln dieses Spiels
    Q, Esc        verlassen

    Eine Taste schließt dies.
replay-speed = { $speed }/s
replay-jump = Zu welcher Aktion?
replay-end = Ende der Aufzeichnung.
replay-end-keys = Leertaste neu · ← zurück · J Sprung · R Regeln · Q Ende
replay-nothing = In { $file } wurde kein Spiel begonnen.
replay-damaged = { $file } ist nach { $entries } Einträgen beschädigt; so viel war lesbar.
replay-damaged-record = { $file } ist in Zeile { $line } beschädigt ({ $reason }); { $actions ->
        [one] eine Aktion war
       *[other] { $actions } Aktionen waren
    } lesbar.
replay-not-right = { $file } ist in Zeile { $line } beschädigt: { $reason }
replay-no-terminal = Das Terminal lässt sich nicht nutzen; versuch es mit --plain

## Troubles

game-not-saved = nicht gespeichert
plain-bye-unsaved = Tschüss! Das Spiel ist nicht gespeichert.
plain-again-help = Ja spielt noch einmal. Bleiben, tauschen oder sieger spielt noch einmal mit denselben Plätzen, mit vertauschten Plätzen oder mit dem Sieger am Anfang. Nein oder ende hört auf. Außerdem: brett, regeln, speichern DATEI, export DATEI.
plain-setup-help = Beantworte die Frage; hilfe sagt dies, und ende hört auf. Hilfe und ende sind keine Namen. Beim Spiel: laden setzt das letzte fort, laden DATEI ein gespeichertes.
command-keep = bleiben
command-rotate = tauschen
command-winner = sieger
refused-variant = Es gibt kein Spiel { $name }.
refused-variant-near = Es gibt kein Spiel { $name }. Ist { $near } gemeint?
refused-rounds = Gib eine ungerade Zahl von Runden an, etwa 3 oder 5.
refused-search = Es gibt keinen Spieler { $name }: eine Suche sieht 1 bis 8 Entscheidungen voraus, search-1 bis search-8.
refused-perfect = perfect spielt nach einer gelösten Tabelle, und für dieses Spiel gibt es keine.
refused-seat = Es gibt keinen Platz { $name }. Die Plätze sind { $colours }.
refused-seat-near = Es gibt keinen Platz { $name }. Ist { $near } gemeint?
refused-seat-twice = Der Platz { $colour } ist zweimal vergeben.
refused-seats-players = { $players } Spieler brauchen ebenso viele Plätze, nicht { $seats }.
refused-tokens = Dieses Spiel geht nicht mit { $tokens } Figuren.
refused-together = { $one } und { $other } passen nicht zusammen.
reason-exists = eine solche Datei gibt es schon
reason-folder = es ist ein Ordner
reason-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
reason-denied = das ist nicht erlaubt
reason-read-only = der Datenträger ist schreibgeschützt
reason-full = der Datenträger ist voll
reason-newer = sie stammt von einer neueren Fassung des Programms
reason-cut = es steht zu wenig vom Spiel darin
trouble-saved-again = Das Spiel wird wieder gespeichert.
trouble-in-use = { $file } wird gerade schon gespielt.
trouble-no-game = Es gibt kein gespeichertes Spiel, das weitergehen könnte.
trouble-letters = Dieses Terminal hat keine Buchstaben für die Sprache { $code }, darum Englisch. Nimm eine UTF-8-Umgebung wie LANG=C.UTF-8.
trouble-not-saved = Das Spiel lässt sich nicht speichern: { $reason }. Es geht ungespeichert weiter.
trouble-not-read = { $file } lässt sich nicht lesen: { $reason }
trouble-not-written = { $file } lässt sich nicht schreiben: { $reason }
trouble-save-exists = { $file } lässt sich nicht schreiben: Eine solche Datei gibt es schon. Ein Spiel fortsetzen: --load { $file }
trouble-variant =
    { $file } ist kein Spiel, das man spielen kann. Das stimmt darin nicht:
    { $problems }
trouble-damaged = Die Datei ist beschädigt. Das Spiel geht beim letzten lesbaren Eintrag weiter: { $entries }.
trouble-not-a-game = { $file } ist kein gespeichertes Spiel.

## Games

variant-aeroplane-name = Flugzeugschach
variant-aeroplane-summary = Felder der eigenen Farbe springen vier weiter, ein Flug quert das Brett, und Figuren, die sich treffen, fliegen zusammen.
variant-ludo-name = Ludo
variant-ludo-summary = Das einfache Spiel: Eine Sechs bringt eine Figur heraus und würfelt noch einmal; sichere Felder; genau ins Ziel.
variant-ludo-blocks-name = Ludo mit Blöcken
variant-ludo-blocks-summary = Zwei Figuren einer Farbe abseits der sicheren Felder halten alle anderen auf und sind nicht zu schlagen.
variant-ludo-club-name = Ludo nach Clubregeln
variant-ludo-club-summary = Wer eine Sechs würfelt, schlägt oder eine Figur ins Ziel bringt, würfelt noch einmal.
variant-ludo-english-name = Ludo, englische Kinderregeln
variant-ludo-english-summary = Keine sicheren Felder und nie zwei Figuren einer Farbe auf einem Feld.
variant-ludo-hex-name = Ludo zu sechst
variant-ludo-hex-summary = Ludo online auf einem Stern mit sechs Armen für bis zu sechs Spieler.
variant-ludo-lp2a-name = Ludo mit wandernden Blöcken
variant-ludo-lp2a-summary = Zwei Figuren auf einem Feld werden ein Block, der die Hälfte gerader Würfe zieht; wer nichts geschlagen hat, muss noch eine Runde drehen.
variant-ludo-osu-name = Ludo mit zwei Figuren
variant-ludo-osu-summary = Je zwei Figuren, p und q, die sich stapeln, wenn sie sich treffen; ein Vorplatz vor der Bahn; wer zu weit würfelt, prallt zurück.
variant-ludo-quick-name = Schnelles Ludo
variant-ludo-quick-summary = Die erste Figur im Ziel gewinnt.
variant-ludo-server-name = Ludo online
variant-ludo-server-summary = Das Spiel eines Ludo-Servers: Sechs oder Schlagen würfelt noch einmal, eine dritte Sechs verfällt, wer zuerst im Ziel ist, gewinnt.
variant-ludo-team-name = Ludo mit Partner
variant-ludo-team-summary = Partner sitzen sich gegenüber, schlagen einander nie und gewinnen gemeinsam; wer im Ziel ist, spielt für den anderen.
variant-mensch-name = Mensch
variant-mensch-summary = Drei Versuche für eine Sechs, das Startfeld muss frei werden, eine Figur pro Feld, vier Zielfelder zu füllen.
variant-pachisi-name = Pachisi
variant-pachisi-summary = Das alte indische Spiel zu zweit gegen zwei: sechs Kaurimuscheln, Burgen, die sonst niemand betritt, und kein Zugzwang.
variant-parchis-name = Parchís
variant-parchis-summary = Das spanische Spiel: Eine Fünf bringt heraus, zwei Figuren versperren den Weg, Schlagen bringt zwanzig, eine Figur im Ziel zehn.
variant-parchis-two-dice-name = Parchís mit zwei Würfeln
variant-parchis-two-dice-summary = Jeder Würfel ist ein eigener Zug; ein Pasch würfelt noch einmal; niemand darf auf ein besetztes sicheres Feld.
variant-petits-chevaux-name = Pferdchenspiel
variant-petits-chevaux-summary = Pferde, die nicht überholen dürfen, und eine Treppe ins Ziel, die eine Eins, eine Zwei, eine Drei und so weiter will.
variant-snakes-name = Leiterspiel
variant-snakes-summary = Würfeln und laufen; Leitern führen hinauf, Schlangen hinunter; wer genau aufs letzte Feld kommt, gewinnt.
variant-snakes-1943-name = Leiterspiel von 1943
variant-snakes-1943-summary = Das bekannteste amerikanische Brett mit neun Leitern und zehn Schlangen.
variant-snakes-choose-name = Leiterspiel mit Wahl
variant-snakes-choose-summary = Zwei Würfel, von denen einer gezogen wird: Weich den Schlangen aus, ziel auf die Leitern.
variant-snakes-double-name = Leiterspiel mit zwei Würfeln
variant-snakes-double-summary = Zwei Würfel werden addiert; kurz vor Schluss wird nur einer geworfen, damit das letzte Feld erreichbar bleibt.
variant-snakes-kids-name = Leiterspiel für Kinder
variant-snakes-kids-summary = Fünfzig Felder, sechs Leitern und drei Schlangen: ein kurzes Spiel.
variant-snakes-power-name = Leiterspiel mit Extras
variant-snakes-power-summary = Auf Sonderfeldern würfelst du noch einmal, setzt aus oder tauschst Plätze; du sammelst Schilde, zweite Würfe und Wunschwürfe.
variant-ur-name = Das Königliche Spiel von Ur
variant-ur-summary = Je sieben Figuren auf zwanzig Feldern; Rosetten würfeln noch einmal, und die mittlere ist sicher.
