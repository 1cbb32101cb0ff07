### The texts of the page alone, in German.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Zum Inhalt springen
shell-nav = Seiten
shell-more = Weitere Seiten
shell-games = Alle Spiele
shell-new = Neues Spiel
shell-replay = Wiederholung
shell-settings = Einstellungen
shell-close = Schließen
shell-language = Sprache
shell-theme = Darstellung
shell-theme-system = System
shell-theme-light = hell
shell-theme-dark = dunkel
shell-sound = Töne
shell-sound-hint = Würfel, Schritte, Schlagen und wenn du dran bist
shell-keys = Tastenkürzel
shell-keys-hint = Mit Buchstaben und Ziffern spielen. Leertaste und Pfeiltasten gehen immer.
shell-not-loaded = Die Seite konnte nicht geladen werden
shell-not-loaded-hint = Du bist offline, oder es gibt eine neue Version. Deine Spiele sind sicher.
shell-reload = Neu laden
shell-loading = Wird geladen …
shell-try-again = Noch einmal versuchen
shell-update = Update verfügbar.
shell-update-later = Später
missing-title = Seite nicht gefunden
missing-text = Vielleicht ist die Adresse falsch, oder die Seite gibt es nicht mehr.
missing-home = Startseite

## shell: what happened in a room

happened-someone = jemand
happened-person-entered = { $name } kommt in den Raum.
happened-person-left = { $name } verlässt den Raum.
happened-person-removed = Der Gastgeber hat { $name } aus dem Raum entfernt.
happened-player-joined = { $who } nimmt Platz.
happened-seat-freed = Der Platz { $colour } ist frei.
happened-ready = { $name } ist bereit.
happened-not-ready = { $name } ist noch nicht bereit.
happened-host = { $name } ist jetzt Gastgeber.
happened-no-host = Der Raum hat keinen Gastgeber.
happened-settings = Die Einstellungen des Raums wurden geändert.
happened-listed = Der Raum ist öffentlich: Alle können ihn finden.
happened-unlisted = Der Raum ist privat: Nur wer den Link hat, kann beitreten.
happened-started = Das Spiel beginnt.
happened-started-round = Runde { $round } beginnt.
happened-took-over-missed = { $who } hat dreimal nicht gespielt. Der Computer ({ $level }) übernimmt.
happened-took-over-left = { $who } ist gegangen. Der Computer ({ $level }) übernimmt.
happened-paused = { $name } hat das Spiel angehalten.
happened-undo-asked = { $name } möchte den letzten eigenen Zug und alles danach zurücknehmen.
happened-redo-asked = { $name } möchte einen Zug wiederherstellen.
happened-agreed = { $name } stimmt zu.
happened-disagreed = { $name } lehnt ab.
happened-undo-refused = Die Anfrage wurde nicht angenommen.
happened-player-left = { $name } verlässt den Tisch.
happened-player-returned = { $name } ist zurück.
happened-round-over = Ergebnis: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } gewinnt das Match!
       *[other] { $who } gewinnen das Match!
    }
happened-rematch = { $name } möchte eine Revanche.
happened-seats-rotated = Alle rücken einen Platz weiter.
happened-server-returned = Der Server ist wieder da. Die Ausfallzeit wird niemandem angerechnet.
happened-chat = { $name }: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = Der Gastgeber hat { $name } stummgeschaltet.
happened-unmuted = { $name } darf wieder schreiben.
happened-chat-on = Der Chat ist an.
happened-chat-off = Der Chat ist aus.

## shell: why the server refuses, by its codes

refusal-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung.
refusal-bad-request = Der Server hat die Anfrage nicht verstanden.
refusal-slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
refusal-bad-name = Namen brauchen 1 bis 30 Zeichen.
refusal-bad-cmd-id = Etwas ging schief. Versuch es noch einmal.
refusal-bad-chat = Nachrichten brauchen 1 bis 500 sichtbare Zeichen.
refusal-bad-reaction = Unbekannte Reaktion.
refusal-bad-settings = Diese Einstellungen passen nicht zusammen.
refusal-bad-options = Diese Hausregeln passen nicht zusammen.
refusal-bad-variant = Diese Variantendatei enthält Fehler.
refusal-bad-record = Diese Aufzeichnung lässt sich nicht lesen.
refusal-unknown-variant = Dieses Spiel gibt es nicht.
refusal-unknown-bot = Diese Computerstufe gibt es nicht.
refusal-no-token = Der Raum kennt diesen Browser nicht. Tritt noch einmal bei.
refusal-sent-out = Der Gastgeber hat dich aus diesem Raum entfernt.
refusal-not-host = Das kann nur der Gastgeber.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-muted = Der Gastgeber hat dich stummgeschaltet.
refusal-chat-off = Der Chat ist aus.
refusal-bad-origin = Diese Seite gehört zu einem anderen Server.
refusal-no-room = Zu diesem Code gibt es keinen Raum.
refusal-no-game = In diesem Raum gibt es dieses Spiel nicht.
refusal-no-person = Diese Person ist nicht mehr im Raum.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-seat-empty = Dort sitzt niemand.
refusal-no-bot-there = Auf diesem Platz spielt nicht der Computer.
refusal-no-page = Unter dieser Adresse ist nichts.
refusal-no-method = Das unterstützt der Server hier nicht.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
refusal-unknown-seq = Diese Seite ist nicht auf dem neuesten Stand. Lade sie neu.
refusal-seated = Du hast schon einen Platz.
refusal-crowded = Der Raum ist überfüllt.
refusal-too-long = Dieser Raum hat sein Limit erreicht. Öffne einen neuen.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-full = Der Tisch ist voll. Du kannst noch zuschauen.
refusal-not-ready = Es sind noch nicht alle bereit.
refusal-bad-seats = Spielerzahl oder Plätze passen nicht zu diesem Spiel.
refusal-not-waiting = Das geht nur vor dem Spiel.
refusal-not-playing = Es läuft gerade kein Spiel.
refusal-not-ended = Das geht erst nach dem Spiel.
refusal-paused = Das Spiel ist angehalten.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-overruled = Die anderen haben deine Pause beendet. Nach deinem nächsten Zug kannst du wieder pausieren.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-bots-turn = Der Computer ist nicht dran.
refusal-already-asked = Die Würfel rollen schon.
refusal-no-dice = Jetzt wird nicht gewürfelt.
refusal-kept-dice = Die Würfel lassen sich nicht ändern.
refusal-illegal-move = Diesen Zug erlauben die Regeln nicht.
refusal-illegal-pass = Du kannst ziehen, also musst du.
refusal-illegal-item = Das hast du nicht, oder es geht jetzt nicht.
refusal-illegal-roll = Das können die Würfel dieses Spiels nicht zeigen.
refusal-not-now = Das geht jetzt nicht.
refusal-game-over = Das Spiel ist zu Ende.
refusal-undo-off = An diesem Tisch kann man nichts zurücknehmen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-to-redo = Es gibt nichts wiederherzustellen.
refusal-vote-open = Die anderen haben noch nicht geantwortet.
refusal-no-vote = Es gibt nichts abzustimmen.
refusal-already-voted = Du hast schon geantwortet.
refusal-not-agreed = Die anderen haben abgelehnt. Spiel erst weiter.
refusal-not-lent = Der Computer spielt nicht für dich.
refusal-not-open = Dieser Wurf ist nicht offen, oder nicht für diesen Platz.
refusal-other-game = Der Wert gehört zu einem anderen Spiel.
refusal-seeded = Dieser Tisch hat Übungswürfel, die keine Werte von Spielern brauchen.
refusal-bad-value = Der Wert passt nicht zu dem, was dein Gerät vor dem Spiel festgelegt hat.
refusal-away = Du hast den Tisch verlassen. Komm erst zurück.
refusal-gone = Deine Figuren wurden aus diesem Spiel entfernt.
refusal-too-large = Das ist zu groß für den Server.
refusal-too-many = Zu viele Anfragen. Warte einen Moment.
refusal-internal = Auf dem Server ging etwas schief. Nichts hat sich geändert.
refusal-unavailable = Der Server ist gerade beschäftigt. Versuch es noch einmal.
refusal-unreadable = Dieser Raum lässt sich nicht öffnen: Er ist beschädigt oder braucht einen neueren Server.

## shell: the first page

bot-names = Pip, Punkt, Domino, Keks, Klee, Murmel
home-title = Das Rennen ins Ziel macht zusammen mehr Spaß.
home-lead = Ludo, Parchís, Leiterspiel, Ur und die ganze Familie: an einem Bildschirm, über einen Link oder gegen den Computer. Ohne Anmeldung, ohne Werbung.
home-play = Jetzt spielen
home-invite = Freunde einladen
home-play-hint = Jetzt spielen startet eine Runde Ludo gegen drei Computer. Freunde einladen öffnet einen Tisch mit einem Link zum Teilen.
home-name = Dein Name
home-guest = Gast
home-code = Hast du einen Raumcode?
home-code-empty = Gib einen Raumcode ein oder füge einen Link ein.
home-join = Beitreten
home-more = Mehr Spiele
home-all = Alle { $count } Spiele
home-promises = Worauf du dich verlassen kannst
home-dice = Faire Würfel
home-dice-text = Gleiche Chancen für Menschen und Computer. Niemand kann einen Wurf vorhersehen.
home-bots = Computer sind gekennzeichnet
home-bots-text = Du siehst immer, wer ein Computer ist. Die Stufen unterscheiden sich nur darin, wie gut sie spielen.
home-everyone = Für alle
home-everyone-text = Spiel mit Tastatur, Touch oder Screenreader. Figuren unterscheiden sich in Form und Farbe. Reißt die Verbindung ab, ist dein Spiel sicher.
resume-title = Weiterspielen
resume-with = mit { $names }
resume-waiting = Noch nicht gestartet
resume-your-turn = Du bist dran
resume-playing = Läuft gerade
resume-back = Zurück zum Spiel
lobby-title = Offene Tische
lobby-seats = { $bots ->
        [0] { $taken } von { $seats } Plätzen besetzt
        [one] { $taken } von { $seats } Plätzen besetzt, { $bots } vom Computer
       *[other] { $taken } von { $seats } Plätzen besetzt, { $bots } von Computern
    }
lobby-join = Beitreten
lobby-watch = Zuschauen

## shell: the link to a room

share-code = Raumcode
share-link = Einladungslink
share-only-here = Dieser Link funktioniert nur auf diesem Computer. Damit andere in deinem Netzwerk beitreten können, starte den Server mit
share-copy = Link kopieren
share-copied = Kopiert
share-send = Teilen …
share-qr = Einladungslink als QR-Code: Scanne ihn mit dem Handy
share-text = Spiel mit mir ein Brettspiel auf homestretch:

## shell: the games

games-lead = Laufspiele aus fünftausend Jahren. Wähle ein Brett, lies die Regeln, spiel los.
games-find = Spiel suchen
games-any = alle
games-length = Dauer
games-short = kurz
games-long = lang
games-players = { $players } Spieler
games-minutes = etwa { $minutes } min
games-luck-skill = gute Züge lohnen sich
games-luck-both = Glück und gute Züge
games-luck-mostly = vor allem Glück
games-luck-all = reines Glück
games-measured = Dauer und Glück sind in Partien zwischen Computern gemessen; Einzelheiten stehen auf der Seite jedes Spiels.
games-measured-so = Gemessen in { $games } Partien: { $players } Computer der Stufe mittel waren im Schnitt { $turns }-mal dran, je fünf Sekunden. Um zu sehen, wie sehr sich gute Züge lohnen, spielte ein schwerer Computer gegen einen, der zufällig zieht. Wo ein zufällig ziehender Computer 100 Partien verloren hätte, verlor der schwere { $percent }. Zwischen erfahrenen Spielern entscheiden die Würfel weit mehr.
games-count = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
games-none = Keine Treffer. Entferne einen Filter.
games-play = Gegen Computer spielen
games-set-up = Hausregeln und Plätze
games-rulebook = Regeln

## shell: setting up a game

new-lead = Wähle Spiel, Plätze und Hausregeln.
new-rules-of = Regeln lesen
new-seats = Wer spielt?
new-seats-hint = Jeder Platz hat eine Farbe: Wähle deine.
new-preset-computers = Gegen Computer
new-preset-here = Alle an diesem Bildschirm
new-preset-link = Freunde über Link
new-preset = Schnellauswahl
new-sitter = Wer spielt { $colour }
new-sitter-me = ich
new-sitter-here = jemand hier
new-sitter-link = über Link
new-sitter-bot = Computer
new-sitter-empty = niemand
new-name-of = Name für { $colour }
new-level-of = Computerstufe für { $colour }
new-by-link = Wer den Link hat, kann hier sitzen.
new-nobody = Dieser Platz bleibt leer.
new-no-me = Jemand muss an diesem Bildschirm spielen.
new-house = Hausregeln
new-house-hint = Die üblichen Regeln sind voreingestellt.
new-house-count = { $count ->
        [0] keine geändert
        [one] eine geändert
       *[other] { $count } geändert
    }
new-house-reset = Auf Standard zurücksetzen
new-table = Tisch
new-public = Öffentlich
new-public-hint = Alle können den Raum unter den offenen Tischen finden.
new-day = ein Tag
new-turn-hint = Ist die Zeit um, zieht der Computer.
new-undo = Zurücknehmen
new-undo-never = aus
new-undo-ask = wenn die anderen zustimmen
new-undo-free = immer
new-leaving = Wenn jemand geht
new-leaving-bot = Computer übernimmt
new-leaving-go = Figuren entfernen
new-forced = Zwangszüge automatisch spielen
new-forced-hint = Gibt es nur einen Zug, wird er für dich gespielt.
new-auto-roll = Automatisch würfeln
new-auto-roll-hint = Die Würfel rollen ohne Klick.
new-start = Spiel starten
new-open = Tisch öffnen
new-open-hint = Danach bekommst du einen Link zum Teilen.
new-file-choose = Variantendatei spielen
new-file-invalid = „{ $file }“ ist nicht spielbar:
new-file-hint = Eine Variantendatei hat Zeilen wie { $example }. „Eigenes Brett“ kann eine speichern.
new-file-line = Zeile { $line }:

## shell: a board of your own

own-title = Eigenes Brett
own-hint = Wähle Größe, Würfel, Schlangen, Leitern und besondere Felder.
own-size = Felder
own-size-hint = 9 bis 250
own-row = Felder pro Reihe
own-dice = Anzahl der Würfel
own-faces = Seiten pro Würfel
own-links = Schlangen und Leitern
own-links-classic = klassisch
own-links-typed = eintippen
own-links-random = zufällig
own-snakes = Schlangen
own-snakes-hint = Kopf und Schwanz jeder Schlange, zum Beispiel 99>54 70>55
own-ladders = Leitern
own-ladders-hint = Fuß und Spitze jeder Leiter, zum Beispiel 6>25 11>40
own-snake-count = Anzahl der Schlangen
own-ladder-count = Anzahl der Leitern
own-seed = Startwert
own-seed-hint = Derselbe Startwert ergibt dasselbe Brett.
own-name = Name des Spiels
own-name-hint = Er darf leer bleiben.
own-special = Besondere Felder
own-special-hint = Schreib die Nummern der Felder, zum Beispiel 13 33.
own-marks = Extrawurf
own-marks-hint = Du würfelst noch einmal.
own-skip = Aussetzen
own-skip-hint = Du setzt einmal aus.
own-swap = Tausch
own-swap-hint = Du tauschst mit der vordersten Figur.
own-shield = Schild
own-shield-hint = Er schützt dich vor einer Schlange.
own-second-throw = Zweiter Wurf
own-second-throw-hint = Du darfst einmal einen Wurf wiederholen.
own-chosen-roll = Wunschwurf
own-chosen-roll-hint = Du suchst dir einen Wurf selbst aus.
own-rolls = Bis ins Ziel braucht man etwa { $rolls } Würfe.
own-rolls-range = Zufällige Bretter dieser Größe brauchen { $least } bis { $most }.
own-save = Als Datei speichern
own-wrong = Verbessere die markierten Angaben zu deinem Brett.

## shell: house rules

house-tokens = Figuren pro Spieler
house-tokens-hint = Weniger Figuren, kürzeres Spiel.
house-entry = Zum Herausbringen nötig
house-entry-hint = Der Wurf, der eine Figur aus dem Haus bringt.
house-entry-own = Standard
house-entry-one-six = eine Eins oder eine Sechs
house-entry-any = jeder Wurf
house-must-enter = Herausbringen ist Pflicht
house-must-enter-hint = Kannst du eine Figur herausbringen, musst du es tun.
house-tries = Drei Versuche
house-tries-hint = Ohne Figur auf der Bahn darfst du bis zu dreimal würfeln, um eine herauszubringen.
house-out = Eine Figur ist schon draußen
house-out-hint = Alle beginnen mit einer Figur auf dem Startfeld.
house-streak = Dreimal in Folge
house-streak-hint = Was bei der dritten Sechs (oder dem dritten Pasch) in Folge passiert.
house-streak-own = Standard
house-streak-none = nichts Besonderes
house-streak-void = der Wurf verfällt, und der Nächste ist dran
house-streak-last-home = die zuletzt gezogene Figur muss zurück ins Haus
house-streak-furthest-home = die vorderste Figur muss zurück ins Haus
house-captures = Schlagen
house-captures-hint = Landest du auf einer gegnerischen Figur, muss sie zurück ins Haus.
house-must-capture = Schlagzwang
house-must-capture-hint = Kannst du schlagen, musst du es tun.
house-gate = Erst schlagen, dann ins Ziel
house-gate-hint = Deine Zielgerade öffnet sich, sobald du einmal geschlagen hast.
house-safe = Sichere Felder
house-safe-hint = Auf markierten Feldern wird niemand geschlagen.
house-own = Zwei eigene Figuren auf einem Feld
house-own-hint = Was passiert, wenn sich eigene Figuren treffen.
house-own-share = sie teilen es sich
house-own-block = sie bilden einen Block
house-own-stack = sie ziehen gemeinsam
house-own-forbid = nicht erlaubt
house-overshoot = Wenn ein Wurf zu hoch fürs Ziel ist
house-overshoot-hint = Was eine Figur tut, die über das Ziel hinauskäme.
house-overshoot-stay = stehen bleiben: Der Wurf muss genau passen
house-overshoot-bounce = den Rest zurücklaufen
house-overshoot-wins = trotzdem ins Ziel
house-goal = Eine Figur im Ziel gewinnt
house-goal-hint = Wer zuerst eine Figur ins Ziel bringt, gewinnt.
house-places = Um alle Ränge spielen
house-places-hint = Das Spiel geht weiter, bis nur noch ein Spieler übrig ist.
house-order = Wer fängt an
house-order-hint = Wie der erste Spieler bestimmt wird.
house-order-own = Standard
house-order-fixed = der erste Platz
house-order-highest = der höchste Wurf
house-order-random = das Los
house-again-six = Bei einer Sechs noch einmal würfeln
house-again-six-hint = Jede Sechs bringt einen weiteren Wurf.
house-again-capture = Nach dem Schlagen noch einmal würfeln
house-again-capture-hint = Jedes Schlagen bringt einen weiteren Wurf.
house-again-finish = Nach einer Figur im Ziel noch einmal würfeln
house-again-finish-hint = Jede Figur, die ins Ziel kommt, bringt einen weiteren Wurf.
rules-of = Regeln: { $game }
rules-differ = Hausregeln an diesem Tisch
rules-usual = Standard: { $value }
rules-changed = Hausregel
rules-leaving-bot = Geht an diesem Tisch jemand, übernimmt der Computer ({ $level }) bis zur Rückkehr.

## Board

board-label = Spielbrett
board-choice = { $captures ->
    [0] { $colour }, Figur { $token }: { square-from } { square-to }.
    [one] { $colour }, Figur { $token }: { square-from } { square-to }, schlägt eine Figur.
   *[other] { $colour }, Figur { $token }: { square-from } { square-to }, schlägt { $captures } Figuren.
}
board-danger = Sie könnte dort geschlagen werden.
board-seat = { $colour }: { $places }
board-token-name = Figur { $token }
board-token = Figur { $token } { square-at }
# A square by itself; game.ftl has the squares in sentences.
square-name =
    { $at_kind ->
        [yard] Haus
        [off] außerhalb des Bretts
        [pad] Vorplatz
        [start] Startfeld
        [start-of] Startfeld ({ $at_colour })
        [own] eigenes Feld { $at_number }
        [stretch] Feld { $at_number } der Zielgeraden
        [step] Feld { $at_number } in der Zielgeraden
        [finish] Ziel
       *[track] Feld { $at_number }
    }
board-roll = Würfeln
board-dice = Gewürfelt: { $dice }
board-no-dice = Noch nicht gewürfelt

## room: coming in

room-none-title = Raum nicht gefunden
room-none-text = Vielleicht ist der Code falsch, oder der Raum ist abgelaufen. Unbenutzte Räume werden nach einer Weile gelöscht; ihre Partien bleiben erhalten.
room-none-replay = Letzte Partie ansehen
room-other-code = Ein anderer Code
room-open = Öffnen
room-offline-title = Der Server ist nicht erreichbar
room-trouble-title = Etwas ging schief
room-too-many-title = Zu viele Versuche
room-too-many-text = Von hier kamen zu viele falsche Codes oder zu viele Anfragen. Warte etwa zehn Minuten; dann versucht es diese Seite noch einmal.
room-title-turn = Du bist dran! { $game }
room-entry-lead = lädt dich zum Spielen ein
room-entry-lead-nobody = Du bist zum Spielen eingeladen
room-entry-is-playing = Gerade läuft ein Spiel
room-entry-is-ended = Das Spiel ist zu Ende
room-entry-is-full = Alle Plätze sind besetzt
room-entry-playing = Du kannst zuschauen und beim nächsten Spiel mitmachen.
room-entry-ended = Du kannst beim nächsten Spiel mitmachen oder die Wiederholung des letzten ansehen.
room-entry-full = Du kannst zuschauen.
room-your-name = Dein Name
room-guest = Gast
room-take-seat = Platz nehmen
room-watch = Zuschauen
room-seat-choose = Wählen
room-seat-chosen = Gewählt
room-who-is-in = Im Raum
room-watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
room-removed = Du bist nicht mehr in diesem Raum. Wenn der Gastgeber dich lässt, kannst du wieder beitreten.

## room: before the game

room-seat-free = frei
room-you = du
room-host = Gastgeber
room-ready = bereit
room-away = nicht da
room-level = Stufe neuer Computer
room-add-bot = Computer hinzufügen
room-remove-bot = { $name } entfernen
room-kick = { $name } vom Tisch entfernen
room-remove-here = { $name } entfernen
room-send-out = { $name } aus dem Raum entfernen
room-send-out-yes = Entfernen
room-send-out-no = Abbrechen
room-people =
    { $count ->
        [one] 1 weitere Person ist hier
       *[other] { $count } weitere Personen sind hier
    }
room-watches = schaut zu
room-muted = stummgeschaltet
room-mute = { $name } stummschalten
room-unmute = Stummschaltung von { $name } aufheben
room-sit-here = Hier sitzen
room-another-here = Mitspieler an diesem Bildschirm
room-another-name = Name des Mitspielers an diesem Bildschirm
room-another-sit = Hinzufügen
room-cancel = Abbrechen
room-need-more =
    { $count ->
        [one] Noch 1 Spieler fehlt.
       *[other] Noch { $count } Spieler fehlen.
    }
room-wait-for = Noch nicht bereit: { $names }
room-wait-for-host = Warten auf den Gastgeber.
room-can-start = Alle sind bereit.
room-can-start-free =
    { $count ->
        [one] Alle hier sind bereit. Ein Platz ist noch frei: Warte, bis jemand beitritt, oder fang schon an.
       *[other] Alle hier sind bereit. { $count } Plätze sind noch frei: Warte auf die anderen, oder fang ohne sie an.
    }
room-i-am-ready = Ich bin bereit
room-not-ready = Noch nicht bereit
room-leave = Verlassen
room-invite = Andere einladen
room-settings = Tischeinstellungen
room-change = Ändern
room-leaving = Wenn jemand geht
room-leaving-bot = übernimmt der Computer ({ $level })
room-leaving-tokens-go = werden die Figuren entfernt
room-stand-in = Computer, der bei Zeitablauf zieht
room-forced = Zwangszüge automatisch spielen
room-forced-hint = Gibt es nur einen Zug, wird er automatisch gespielt
room-auto-roll = Automatisch würfeln
room-auto-roll-hint = Die Würfel rollen ohne Klick
room-public = Öffentlicher Tisch
room-public-hint = Steht auf der Startseite; alle können beitreten
room-chat-hint = Spieler können Nachrichten schreiben
room-hours = { $hours } Std.
room-on = an
room-off = aus

## room: the game

room-connecting = Verbindung wird hergestellt …
room-lost = Verbindung verloren. Neuer Versuch …
room-quiet = Noch keine Antwort. Bitte warten …
room-polling = Langsame Verbindung: Neuigkeiten alle zwei Sekunden.
room-connecting-short = Verbinden
room-lost-short = Offline
room-quiet-short = Keine Antwort
room-polling-short = Langsame Verbindung
room-lent-asked = Der Computer spielt für dich.
room-lent-missed = Du warst nicht da, darum spielt der Computer für dich.
room-lent-left = Du hast den Tisch verlassen. Der Computer spielt für dich.
room-back = Ich bin wieder da
room-back-of = { $who } ist wieder da
room-your-turn = Du bist dran!
room-turn-of = { $who }, du bist dran!
room-turn = dran
room-your-roll = { $who }, du bist dran: Würfle.
room-your-move = { $who }, wähle einen Zug.
room-roll = Tippe auf den Würfel oder drücke die Leertaste.
room-roll-touch = Tippe auf den Würfel.
room-roll-opening = Würfle aus, wer anfängt.
room-roll-button = Würfeln
room-choose = Wähle eine Figur.
room-tap-again = Tippe noch einmal, um dorthin zu ziehen.
room-one-move = Es gibt nur einen Zug.
room-drawing = Der erste Spieler wird ausgelost …
room-waits-for = { $who } ist dran.
room-you-watch = Du schaust zu.
room-paused = Das Spiel ist angehalten.
room-pause = Pause
room-resume = Weiter
room-option-danger = { $move }, könnte dort geschlagen werden
room-pass = Nicht ziehen
room-use = { $item } einsetzen
room-holds = Hat { $items }.
room-progress = { $percent } % des Weges
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Brett: { $game }
room-board-words = Brett beschreiben
room-board-words-short = Beschreiben
room-menu = Mehr
room-log = Spielverlauf
room-log-empty = Noch ist nichts passiert.
room-undo-button = Zurücknehmen
room-redo-button = Wiederherstellen
room-vote-waits = Warten auf die Antwort der anderen …
room-sending = Dein Zug wird gesendet …
room-agree = Einverstanden
room-disagree = Ablehnen
room-autopilot = Computer für mich spielen lassen
room-autopilot-of = Computer für { $who } spielen lassen
room-single = Meine Zwangszüge automatisch spielen
room-single-hint = Hast du nur einen Zug, wird er für dich gespielt
room-record = Aufzeichnung herunterladen
room-leave-title = Tisch verlassen?
room-leave-watch = Du kannst mit demselben Link wiederkommen.
room-leave-bot = Der Computer ({ $level }) spielt für dich weiter, bis du wiederkommst.
room-leave-tokens-go = Deine Figuren werden aus dem Spiel entfernt. Das kannst du nicht rückgängig machen.
room-stay = Bleiben
room-chat = Chat
room-chat-empty = Noch keine Nachrichten.
room-chat-say = Nachricht
room-chat-send = Senden
room-chat-watch = Tritt dem Raum bei, um zu schreiben.
room-reactions = Reaktionen
room-react-clap = Klatschen
room-react-laugh = Lachen
room-react-wow = Staunen
room-react-cheer = Jubeln
room-react-sad = Traurig
room-react-wave = Winken
room-key-roll = würfeln oder den einzigen Zug spielen
room-key-move = den Zug mit dieser Zahl spielen
room-key-choose = nächster Zug; Enter spielt ihn
room-key-token = nächste Figur; Enter zieht sie
room-key-undo = zurücknehmen
room-key-redo = wiederherstellen
room-key-autopilot = Computer spielen lassen oder selbst weiterspielen
room-key-pause = Pause oder weiter
room-key-chat = Chat
room-key-board = hören, wo alle Figuren stehen
room-key-help = diese Tasten anzeigen
key-space = Leertaste
key-enter = Enter
key-tab = Tab
key-page-up = Bild ↑
key-page-down = Bild ↓
key-home = Pos 1
key-end = Ende

## room: after the game

room-places = Ergebnis
room-rematch = Revanche
room-next-round = Nächste Runde
room-replay = Wiederholung ansehen
room-last-game = Wiederholung des letzten Spiels ansehen
room-stats = Statistik
room-stats-short = Statistik
room-streak = Meiste Würfe in Folge
room-stats-progress = Fortschritt aller Figuren
room-stats-expected = Balken: wie oft jede Zahl fiel. Gestrichelte Linie und ⌀: wie oft sie zu erwarten ist.
room-copy-game = Link zu dieser Partie kopieren
room-stats-lost = Figur verloren
room-stats-snake = Schlange
room-stats-ladder = Leiter
room-snakes = Schlangen
room-ladders = Leitern

## room: replay

replaying-open-title = Wiederholung ansehen
replaying-open-text = Wähle eine Aufzeichnung oder ein gespeichertes Spiel, oder zieh die Datei hierher. Der Server spielt sie durch und speichert nichts.
replaying-choose = Aufzeichnung wählen
replaying-other = Andere Aufzeichnung
replaying-none-title = Diese Partie kann nicht gezeigt werden
replaying-position = Stelle
replaying-start = Zum Anfang
replaying-back = Schritt zurück
replaying-play = Abspielen
replaying-pause = Pause
replaying-on = Schritt vor
replaying-end = Zum Ende
replaying-speed = Tempo
replaying-copy = Link zu dieser Stelle kopieren
replaying-room = Zurück zum Raum
replaying-key-play = abspielen oder anhalten
replaying-key-step = einen Schritt zurück oder vor
replaying-key-jump = zehn Schritte zurück oder vor
replaying-key-ends = zum Anfang oder zum Ende
replaying-key-speed = langsamer oder schneller

## Fair dice

fair-how = So funktionieren die Würfel
fair-check = Würfel prüfen
fair-script = Prüfskript herunterladen (Python)
fair-fingerprint = Fingerabdruck der Partie
fair-nothing = nichts

verify-title = Würfel einer Partie prüfen
verify-text = Wähle eine Aufzeichnung oder zieh sie hierher. Dein Browser prüft die Würfel selbst. Der Server prüft nur, ob die Züge erlaubt sind, und speichert nichts.
verify-choose = Aufzeichnung wählen
verify-other = Andere Partie prüfen
verify-working = Die Würfel werden geprüft …
verify-proved = Würfe geprüft: alles in Ordnung
verify-proved-text = { $rolls ->
    [one] Der einzige Wurf folgt aus Werten, die feststanden, bevor er fiel.
   *[other] Alle { $rolls } Würfe folgen aus Werten, die feststanden, bevor sie fielen.
}
verify-half = Würfe geprüft, mit den Ausnahmen unten
verify-half-text = { $rolls ->
    [one] Der einzige Wurf folgt aus seinen Werten. Was daran nicht bewiesen ist, steht unten.
   *[other] Alle { $rolls } Würfe folgen aus ihren Werten. Was an einigen nicht bewiesen ist, steht unten.
}
verify-server = Geprüft, aber nur für den Server
verify-server-text = { $rolls ->
    [one] Der einzige Wurf folgt aus dem Wert des Servers, der feststand, bevor er fiel. Kein Gerät eines Mitspielers war beteiligt.
   *[other] Alle { $rolls } Würfe folgen aus den Werten des Servers, die feststanden, bevor sie fielen. Kein Gerät eines Mitspielers war beteiligt.
}
verify-seeded = Übungswürfel
verify-seeded-text = { $rolls ->
    [one] Der einzige Wurf folgt aus einem Startwert. Wer ihn kannte, konnte den Wurf vorhersagen.
   *[other] Alle { $rolls } Würfe folgen aus einem Startwert. Wer ihn kannte, konnte die Würfe vorhersagen.
}
verify-none = Diese Aufzeichnung lässt sich nicht prüfen
verify-none-text = Die Partie wurde ohne geprüfte Würfel gespielt. Die Aufzeichnung enthält die Würfe, aber nicht, woher sie kamen.
verify-unreadable = Diese Datei ist keine Aufzeichnung
verify-unreadable-line = Der Fehler ist in Zeile { $line }.
verify-unreadable-dice = Diese Datei verwendet unbekannte Würfel.
verify-fraud = Trau diesen Würfeln nicht
verify-fraud-next = Behalte diese Datei. Bitte die anderen um ihre und vergleicht die Fingerabdrücke: Bei einer ehrlichen Partie sind alle gleich.
verify-what = Was bewiesen ist
verify-what-not = Was nicht bewiesen ist
verify-fingerprint-text = Alle Mitspieler sahen diese sechzehn Zeichen auf dem Bildschirm. Sind deine dieselben, ist es dieselbe Partie.
verify-stats = Wurfstatistik
verify-rolls = Alle Würfe
verify-roll = Wurf
verify-who = Wer
verify-fell = Ergebnis
verify-values = Werte von
verify-lot = erster Spieler ausgelost
verify-script-text = Du traust weder uns noch deinem Browser? Dieses kurze Skript prüft dieselbe Datei, nur mit Python.

fraud-file = Die Datei wurde nachträglich geändert: Ihre Prüfsumme oder die ihrer Regeln passt nicht.
fraud-start = Regeln, Plätze oder Ketten sind andere als zu Beginn der Partie.
fraud-seats = Der Beweis gehört zu anderen Plätzen als die Partie.
fraud-seeded = Die Würfel sollen Übungswürfel aus einem Startwert sein, aber es gibt Ketten von Spielern. Bei einem Startwert gibt niemand Werte.
fraud-seed = Die Würfel sollen Übungswürfel aus dem Startwert { $seed } sein, aber die Kette des Servers folgt nicht daraus.
fraud-chains = Die Aufzeichnung hat mehr Ketten, als eine Partie haben kann.
fraud-own = { $who }: Die Kette, die dieser Browser festgelegt hat, fehlt im Beweis.
fraud-order = Wurf { $roll } ist nicht in der richtigen Reihenfolge: Ein Wurf wurde weggelassen, hinzugefügt oder wiederholt.
fraud-server = Wurf { $roll }: Der Wert des Servers stammt nicht aus der Kette, die er festgelegt hatte.
fraud-contribution = Wurf { $roll }: Der Wert von { $who } stammt nicht aus der Kette, die für diesen Platz feststand.
fraud-stranger = Wurf { $roll }: { $who } ist ohne Kette beteiligt oder doppelt.
fraud-item = Die Partie enthält { $action }, was es in dieser Variante nicht gibt.
fraud-record = Wurf { $roll }: In der Partie steht { $record }, im Beweis { $proof }.
fraud-dice = Wurf { $roll }: Die Werte ergeben { $right }, gezeigt wurde { $shown }.
fraud-roller = Wurf { $roll }: Ein anderer Spieler war dran.
fraud-void = Wurf { $roll } wurde geöffnet und verworfen, obwohl der Spieler weder gegangen ist noch durch ein Zurücknehmen nicht mehr dran war.
fraud-back = Vor Wurf { $roll }: Die zurückgenommenen Züge können so nicht gespielt worden sein.

proved-server = Jeder Wert des Servers gehört zu der Kette, die er vor dem ersten Wurf festgelegt hat.
proved-server-renewed = Jeder Wert des Servers gehört zu einer Kette, die er festgelegt hat: die erste vor dem ersten Wurf, eine neue, sobald die letzte aufgebraucht war. Neu ab Wurf: { $list }
proved-people = Jeder Wert eines Mitspielers gehört zu der Kette, die für seinen Platz feststand.
proved-start = Regeln, Plätze und Ketten sind dieselben wie zu Beginn der Partie.
proved-dice = Die Würfe sind genau die, die sich aus den Werten ergeben: in dieser Reihenfolge, keiner fehlt, keiner ist zu viel.
proved-dice-chosen = Die Würfe sind genau die, die sich aus den Werten ergeben, in dieser Reihenfolge, keiner fehlt. Daneben gibt es nur Wunschwürfe, wie diese Variante sie hat: Da haben die Spieler die Augen selbst gewählt. Ob sie einen hatten, zeigt sich beim Nachspielen der Züge.
proved-own = Die Kette dieses Browsers ist dabei: { $who }.
proved-moves = Der Server hat alle Züge nachgespielt: Sie sind erlaubt.
moves-asking = Der Server spielt die Züge nach …
moves-illegal = Der Server hat die Partie nachgespielt und weist sie zurück: { $reason }
moves-unknown = Der Server konnte nicht gefragt werden, ob die Züge erlaubt sind.

unproved-nothing = Nichts bleibt offen.
unproved-server = Dass der Server seine Werte vor der Partie nicht ausgesucht hat: Kein Gerät eines Spielers war beteiligt.
unproved-seeded = Dass niemand die Würfel vorher kannte: Sie kommen aus einem Startwert, zum Üben.
unproved-part = { $rolls ->
        [one] { $who } war an { $took } von { $rolls } Wurf beteiligt.
       *[other] { $who } war an { $took } von { $rolls } Würfen beteiligt.
    } Für diesen Spieler sind die übrigen Würfe nicht bewiesen.
unproved-missing = { $who } wurde gefragt und hat nicht geantwortet. Würfe: { $list }
unproved-passed-over = { $who } wurde nicht gefragt, weil zuvor keine Antwort kam. Würfe: { $list }
unproved-away = { $who } war nicht da oder hatte noch keine Kette. Würfe: { $list }
unproved-no-chain = Für { $who } ist nichts bewiesen, weil das Gerät keine Kette hatte. Würfe: { $list }
unproved-single = Dass { $who } und der Server die Würfe nicht gemeinsam ausgesucht haben: Nur dieses Gerät hat Werte gegeben, und die beiden hätten vor der Partie mehrere Ketten probieren können.
unproved-anchor = { $who } hat erst vor Wurf { $roll } eine Kette festgelegt: von einem anderen Gerät, nach dem Löschen der Browserdaten oder nach spätem Beitritt. Der Fingerabdruck deckt sie nicht ab.
unproved-renewed = Ab Wurf { $roll } haben alle eine neue Kette, weil eine Kette für 4096 Würfe reicht. Der Fingerabdruck deckt die neuen nicht ab.
unproved-lacking = Dass niemand diese Würfe ausgesucht hat: In jedem fehlt der Wert eines Spielers mit Kette. Dieser Spieler und der Server zusammen konnten zwischen zwei Ergebnissen wählen, mehrere Spieler zwischen noch mehr. Würfe: { $list }
unproved-unbound = Für alle außer den Spielern: Kein Wert dieser Würfe stammt aus einer Kette, die vor dem Start feststand. Würfe: { $list }
unproved-fresh = Für alle außer den Spielern, Wurf { $roll }: Das Gerät von { $who } hat zum ersten Mal eine neue Kette benutzt. Nur die Spieler wissen, dass sie feststand, bevor die anderen Werte bekannt waren: Sonst hätten ihre Browser Alarm geschlagen.
unproved-fresh-server = Für alle außer den Spielern, Wurf { $roll }: Der Server hat zum ersten Mal eine neue Kette benutzt. Nur die Spieler wissen, dass sie feststand, bevor die anderen Werte bekannt waren: Sonst hätten ihre Browser Alarm geschlagen.
unproved-void = Geöffnet, aber nie gefallen, weil ein anderer Platz würfeln sollte: Züge wurden zurückgenommen, oder der Spieler ist gegangen oder hat einen Wunschwurf eingesetzt. Würfe: { $list }
unproved-back = Vor diesen Würfen wurden Züge zurückgenommen. Hat dort niemand etwas zurückgenommen, trau ihnen nicht. Würfe: { $list }
unproved-other = Dieser Browser hat keine Kette in dieser Partie. Vergleiche den Fingerabdruck mit dem eines Mitspielers.
unproved-end = Wie die Partie ausging: Die Aufzeichnung hört vor dem Ende auf, und der Rest kann abgeschnitten sein.

stats-usual = { $dice } Würfel. Faire Würfel fallen in { $percent } von 100 Partien mindestens so ungleich: nichts Ungewöhnliches.
stats-rare = { $dice } Würfel. Faire Würfel fallen nur in { $percent } von 100 Partien so ungleich. Das ist selten, kommt aber vor.
stats-very-rare = { $dice } Würfel. Faire Würfel fallen in weniger als einer von 1000 Partien so ungleich. Pech ist kein Beweis für Betrug und Glück keiner für Fairness: Das leistet die Prüfung oben.
stats-few = { $dice ->
        [one] { $dice } Würfel reicht nicht, um zu sagen, ob das ungewöhnlich ist.
       *[other] { $dice } Würfel reichen nicht, um zu sagen, ob das ungewöhnlich ist.
    }
stats-face = { $face }: { $count }-mal, erwartet { $expected }
stats-expected = Die gestrichelten Linien und die Zahlen mit ⌀ zeigen, was faire Würfel im Durchschnitt ergeben.
stats-kept = { $count ->
    [one] Einer dieser Würfel wurde zurückgenommen und nicht wieder geworfen.
   *[other] { $count } dieser Würfel wurden zurückgenommen und nicht wieder geworfen.
}

seal-label = Einzelheiten zu Wurf { $roll }
seal-title = Wurf { $roll }
seal-good = Geprüfter Wurf
seal-without = Geprüfter Wurf, ohne einen Wert von deinem Gerät
seal-chosen = Ein Spieler hat einen Wunschwurf eingesetzt: Gewürfelt wurde nicht
seal-unsure = Noch nicht vollständig geprüft
seal-bad = Mit diesem Wurf stimmt etwas nicht
seal-later = Geprüfter Wurf. Wer ausgelost wurde, beweist die Aufzeichnung nach der Partie.
seal-sealed = Geprüfte Würfel: Der Server und die Geräte aller Spieler erzeugen sie gemeinsam.
seal-some = Geprüfte Würfel: Der Server und die Geräte der Spieler erzeugen sie gemeinsam. Ohne Gerät: { $who }.
seal-server = Würfel allein aus den festgelegten Werten des Servers: Kein Gerät eines Spielers ist beteiligt.
seal-seeded = Übungswürfel: Sie kommen aus einem Startwert und beweisen nichts.
seal-elsewhere = Dein Wert kommt von einem anderen deiner Geräte, solange es verbunden ist.
seal-watched = Du schaust zu, also ist dein Gerät nicht beteiligt.
seal-silent = Dein Gerät wurde nach seinem Wert gefragt, aber die Würfel fielen vor der Antwort.
seal-unasked = Dein Gerät wurde nicht gefragt: Es war offline, als der Wurf geöffnet wurde, hatte vorher nicht geantwortet oder war gerade erst beigetreten.
seal-count = { $count ->
        [one] { $count } Wurf dieses Spiels fiel ohne deinen Wert, obwohl dein Gerät verbunden war oder die Verbindung gerade erst verloren hatte.
       *[other] { $count } Würfe dieses Spiels fielen ohne deinen Wert, obwohl dein Gerät verbunden war oder die Verbindung gerade erst verloren hatte.
    }
seal-count-why = Wer deinen Wert weglässt, kann zwischen zwei Ergebnissen wählen. Passiert das oft, trau diesem Spiel nicht.
seal-unsure-text = Dein Browser war offline oder hat die Aufzeichnung noch nicht. Er prüft alles, sobald er sie hat.
seal-waiting = Noch wurde nicht gewürfelt.
seal-values = Werte
seal-of-server = Server
seal-own = deiner
seal-missing = fehlt
seal-chain = Jeder Wert führt, immer wieder gehasht, zum Anker, den sein Besitzer vorher festgelegt hat.
seal-anchor = Der Anker deines Geräts, vor dem Spiel festgelegt
seal-anchor-text = Hebst du ihn auf, kannst du ihn in der Aufzeichnung suchen: homestretch verify oder verify.py mit --anchor.
seal-unfollowed = Nicht nachvollziehbar, weil dieser Browser offline war: { $who }.
seal-seed = Alle Werte zusammen, mit dem des Servers als Schlüssel, ergeben den Startwert des Wurfs.
seal-bytes = Der Startwert ergibt Bytes. Bytes, die manche Seiten bevorzugen würden, werden übersprungen.
seal-over = übersprungen
seal-die = Byte { $byte } → Rest von { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = Byte { $byte } → Rest von { $byte } ÷ { $faces }, plus 1 = { $face }; unter den besetzten Plätzen ist das { $who }
seal-lots = Wort { $word } → Rest von { $word } ÷ { $total } = { $rest }, das steht für { $value }
seal-fell = Würfel

alarm-title = Mit den Würfeln stimmt etwas nicht
alarm-server-anchor = Der Server hat die Werte ausgetauscht, die er vor der Partie festgelegt hatte.
alarm-start = Das Spiel hat plötzlich andere Regeln, Plätze oder Ketten als zu Beginn.
alarm-mode = Die Würfel dieses Spiels kommen plötzlich woanders her als zu Beginn, oder aus keiner Quelle.
alarm-anchor = { $who }: Die Kette dieses Browsers wurde ersetzt. Keins deiner Geräte tut das, solange dieses verbunden ist.
alarm-stranger = { $who }: Ein anderes Gerät ist in deinem Namen an den Würfen beteiligt, und du sagst, es ist nicht deins.
alarm-server-value = Wurf { $roll }: Der Wert des Servers ist nicht der, den er festgelegt hatte.
alarm-value = Wurf { $roll }: Der Wert von { $who } ist nicht der, der feststand.
alarm-forged = Wurf { $roll }: Für { $who } wurde ein Wert benutzt, der nicht von deinem Gerät kam.
alarm-dice = Wurf { $roll }: Die Werte ergeben { $right }, gezeigt wurde { $shown }.
alarm-table = Wurf { $roll }: Die Werte ergaben { $right }, auf dem Tisch liegt aber { $shown }.
alarm-unshown = Auf dem Tisch liegt { $shown }, ohne dass Werte dazu gezeigt wurden.
alarm-item = { $who } soll etwas eingesetzt haben, was es in dieser Variante nicht gibt.
alarm-again = Wurf { $roll } wurde noch einmal gezeigt, mit anderem Ergebnis.
alarm-gap = Wurf { $roll }: Der Server hat nicht gesagt, was passiert ist.
alarm-void = Wurf { $roll } wurde ohne Grund verworfen. Wer Würfe verwirft, kann Ergebnisse aussuchen.
alarm-roller = Wurf { $roll } gehört nicht dem Spieler, der dran ist.
alarm-part = Wurf { $roll }: Andere Spieler waren beteiligt, als beim Öffnen gefragt wurden.
alarm-left-out = Wurf { $roll }: Der Wert von { $who } wurde gesendet, aber weggelassen. Einmal kann das an einer langsamen Verbindung liegen; passiert es öfter, ist es kein Zufall.
alarm-not-asked = Wurf { $roll }: { $who } ist verbunden, wurde aber nicht nach einem Wert gefragt.
alarm-record = Was der Server über dieses Spiel sagt, weicht von dem ab, was dieser Browser gesehen hat, oder widerspricht sich.
alarm-early = Der Server hat zu früh nach einem Wert für Wurf { $roll } gefragt und ihn nicht bekommen.
alarm-shut-out = { $who }: Dein Gerät hat seine Werte festgelegt, aber der Server lässt sie bei den Würfeln weg.
alarm-unclicked = Wurf { $roll }: Die Würfel von { $who } fielen ohne Klick, bevor die Zeit um war.
alarm-late = Wurf { $roll }: Wieder hat { $who } trotz Verbindung erst von einem Wurf erfahren, als er gefallen war. Ist die Verbindung nicht sehr langsam, hält jemand Würfe zurück.
alarm-undone = Züge wurden zurückgenommen, obwohl das hier nicht geht oder du nicht zugestimmt hast.
alarm-withheld = Der Server gibt die Aufzeichnung nicht heraus. Ohne sie kann dein Browser nicht prüfen, was er verpasst hat.
alarm-next = Die Aufzeichnung bewahrt den Beweis. Spiel nur weiter, wenn du dem Betreiber des Servers vertraust.
alarm-seen = OK

elsewhere-text = Ein anderes Gerät ist für dich an den Würfen beteiligt. Ist es deins?
elsewhere-yes = Ja, das ist meins
elsewhere-no = Nein, ist es nicht
doubted-text = In deinem Namen wurde auf einem anderen Gerät ein Zug zurückgenommen oder dem zugestimmt. Warst du das?
doubted-yes = Ja, das war ich
doubted-no = Nein, das war ich nicht

dice-lead = Solange dein Browser beteiligt ist, kann niemand einen Wurf vorher kennen: nicht der Server, nicht der Gastgeber, nicht alle anderen zusammen. Um zwischen wenigen Ergebnissen zu wählen, bräuchte der Server einen Spieler, der einen Wert zurückhält, und jeder fehlende Wert steht in der Aufzeichnung.
dice-picture = Stell es dir so vor: Alle legen einen Stapel versiegelter Umschläge auf den Tisch. Bei jedem Wurf öffnen alle den nächsten, und alle Zahlen zusammen ergeben den Würfel.
dice-before = Vor der Partie
dice-before-text = Das Gerät jedes Spielers denkt sich Tausende geheimer Zahlen aus und legt sie in versiegelten Umschlägen auf den Tisch. Der Server auch. Von da an kann niemand eine austauschen.
dice-roll = Bei jedem Wurf
dice-roll-text = Alle öffnen den nächsten Umschlag, und die Zahlen werden gemischt. Jede stand fest, lange bevor jemand die anderen kannte. Solange alle ihren öffnen, genügt eine einzige ehrliche Zahl, damit das Ergebnis unvorhersehbar ist.
dice-after = Nach der Partie
dice-after-text = Alle geöffneten Zahlen stehen in der Aufzeichnung. Dein Browser prüft sie sofort, und jeder kann sie später noch einmal prüfen.
dice-questions = Fragen
dice-do = Muss ich etwas tun?
dice-do-text = Nein. Dein Browser bewahrt deine Umschläge auf und öffnet sie, wenn sie gebraucht werden. Bei deinem eigenen Wurf wartet er auf deinen Klick.
dice-away = Was, wenn jemand nicht da ist?
dice-away-text = Nach zwei Sekunden fallen die Würfel ohne diese Zahl, und alle sehen, wessen gefehlt hat. Durch Warten wird man keinen schlechten Wurf los. Wer aber mit Absicht einen Wert zurückhält, könnte zusammen mit dem Server zwischen zwei Ergebnissen wählen. Darum gelten solche Würfe als nicht bewiesen.
dice-devices = Was, wenn ich auf zwei Geräten spiele?
dice-devices-text = Eins davon hat deine Umschläge, und würfeln kannst du auf beiden. Trennt sich dieses, übernimmt das andere mit neuen Umschlägen. Die Aufzeichnung zeigt es.
dice-bots = Und die Computer?
dice-bots-text = Computer haben keine Umschläge, du schon. Nur wenn kein Browser eines Menschen verbunden ist, kommen die Würfel allein vom Server, und das steht dann auf dem Bildschirm.
dice-luck = Zwanzig Würfe und keine Sechs: Ist das fair?
dice-luck-text = Das passiert einem von vierzig Spielern. Würfel haben kein Gedächtnis. Die Prüfung zeigt, wie oft jede Zahl fiel und wie ungewöhnlich das ist.
dice-see = Woran sehe ich, dass es an ist?
dice-see-text = Ein Häkchen neben den Würfeln heißt: Dein Browser hat den Wurf geprüft. Tippe darauf, dann siehst du die Zahlen, die Rechnung und den Fingerabdruck der Partie, der auf jedem Bildschirm gleich ist. Stimmt etwas nicht, schlägt dein Browser unübersehbar Alarm.
dice-math = Die Mathematik
dice-math-text = H ist SHA-256, HM ist HMAC-SHA-256; beide beginnen mit der Marke homestretch-dice/1/. ‖ verbindet Bytes, Zahlen sind Big-Endian, g sind die 16 Bytes der Partie, N ist 4096. owner ist die Nummer eines Platzes, 255 für den Server.
dice-chain = Die Umschläge sind eine Hashkette aus einem Geheimnis X von 32 zufälligen Bytes. Ihr letztes Glied, der Anker, wird veröffentlicht. Jeder spätere Wert weist sich aus, indem er zu ihm hinabführt.
dice-start = Zu Beginn wird alles aneinander gebunden: die Regeln, die Plätze und alle Anker. Der Fingerabdruck ist der Anfang von T. rules ist das SHA-256 des Regeltextes in der Aufzeichnung, ohne die Marke. Ein Mensch hat kind 0, ein Computer 1. Ein fehlender Anker besteht aus 32 Nullbytes.
dice-seed = Für Wurf i ist der Wert des Servers der Schlüssel, und die Werte aller Beteiligten sind die Nachricht. Ihre Plätze stehen in aufsteigender Reihenfolge, n ist ihre Anzahl. Wird der erste Platz ausgelost, würfelt niemand: Der Platz ist 255, und der Würfel hat eine Seite je Platz.
dice-faces = Der Startwert ergibt Bytes. Bytes am oberen Ende, die manche Seiten bevorzugen würden, werden übersprungen, damit jede Seite gleich wahrscheinlich ist. Kaurischnecken und gezinkte Würfel nehmen auf dieselbe Art vier Bytes. W ist die Summe der Gewichte.
dice-rules = Ein Gerät sendet seinen Wert für Wurf i erst, wenn Wurf i offen und Wurf i − 1 erledigt ist; wer würfelt, sendet ihn mit dem Klick. Wurf i + 1 öffnet erst nach dem Zug.
dice-attacks = Was ein Betrüger versuchen könnte
attack-server = Der Server ändert seinen Wert
attack-server-why = Der Wert führt nicht mehr zu dem Anker hinab, den alle vor der Partie gesehen haben.
attack-other = Der Server ändert den Wert eines Spielers
attack-other-why = Der Wert führt nicht mehr zum Anker dieses Geräts, und das Gerät sieht, dass es nicht seiner ist.
attack-replay = Ein Wert aus einer anderen Partie, von einem anderen Platz oder Wurf wird wiederverwendet
attack-replay-why = Partie, Platz und Nummer stecken in jedem Glied der Kette, also passt der Wert nirgendwo sonst.
attack-early = Der Server fragt zu früh nach Werten
attack-early-why = Dein Browser weigert sich: Er sendet nur einen Wert für den offenen Wurf, nachdem der vorige gezeigt wurde.
attack-silent = Der letzte Spieler sieht die anderen Werte und hält seinen zurück
attack-silent-why = Niemand sieht die Würfel, bevor der Wert des Servers gezeigt wird, die Würfel fallen trotzdem, und die Aufzeichnung zeigt den fehlenden Wert. Zusammen mit dem Server wäre es eine Wahl zwischen zwei Ergebnissen, darum gelten solche Würfe als nicht bewiesen.
attack-anchor = Ein Anker wird ausgetauscht
attack-anchor-why = T wäre ein anderes, und jeder Browser sucht seinen eigenen Anker.
attack-file = Die Datei wird nachträglich geändert
attack-file-why = Die Würfel müssen aus den Werten folgen und die Werte aus den Ankern. Passende andere kann niemand herstellen.
attack-restart = Der Server „stürzt ab“ und würfelt noch einmal
attack-restart-why = Beim Würfeln wird nichts gezogen: Dieselben Werte ergeben dieselben Würfel, und dein Browser merkt sie sich.
dice-trust = Worauf du noch vertrauen musst
dice-trust-text = Auf dein eigenes Gerät und die Seite, die es geladen hat. Traust du der Seite nicht, prüf die Aufzeichnung mit dem Skript auf einem anderen Rechner. Und keine Rechnung verrät, ob zwei Mitspieler auf demselben Sofa sitzen und sich absprechen.
