### What a person reads on the page and nowhere else, in German.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Zum Inhalt
shell-nav = Seiten
shell-more = Weitere Seiten
shell-games = Alle Spiele
shell-new = Spiel einrichten
shell-replay = Wiederholung
shell-settings = Einstellungen
shell-close = Schließen
shell-language = Sprache
shell-theme = Darstellung
shell-theme-system = wie das System
shell-theme-light = hell
shell-theme-dark = dunkel
shell-sound = Töne
shell-sound-hint = Würfel, Schritte, Schlagen und dein Zug
shell-keys = Einzelne Tasten
shell-keys-hint = Buchstaben und Ziffern spielen; Leertaste und Pfeile immer
shell-not-loaded = Diese Seite wurde nicht geladen
shell-not-loaded-hint = Das Netz ist weg, oder es gibt eine neue Version. Deine Spiele sind nicht verloren.
shell-reload = Neu laden
shell-loading = Einen Moment …
shell-try-again = Noch einmal versuchen
shell-update = Es gibt eine neue Version.
shell-update-later = Später
missing-title = Hier ist nichts
missing-text = Vielleicht ist die Adresse vertippt, oder es gibt das nicht mehr, wohin sie führte.
missing-home = Zur ersten Seite

## shell: what happened in a room

happened-someone = jemand
happened-person-entered = { $name } ist da.
happened-person-left = { $name } ist gegangen.
happened-person-removed = { $name } wurde aus dem Raum geschickt.
happened-player-joined = { $who } setzt sich.
happened-seat-freed = Der Platz { $colour } ist frei.
happened-ready = { $name } ist bereit.
happened-not-ready = { $name } ist noch nicht bereit.
happened-host = { $name } leitet jetzt den Raum.
happened-no-host = Den Raum leitet jetzt niemand.
happened-settings = Die Einstellungen des Raums sind geändert.
happened-listed = Der Raum ist öffentlich: Alle können ihn finden.
happened-unlisted = Der Raum ist privat: Nur mit dem Link kommt man herein.
happened-started = Das Spiel beginnt.
happened-started-round = Runde { $round } beginnt.
happened-took-over-missed = Nach drei verpassten Zügen spielt der Computer ({ $level }) für { $who }.
happened-took-over-left = { $who } ist gegangen: Der Computer ({ $level }) spielt weiter.
happened-paused = { $name } macht eine Pause.
happened-undo-asked = { $name } möchte den eigenen letzten Zug und alles danach zurücknehmen.
happened-redo-asked = { $name } möchte einen Zug wiederholen.
happened-agreed = { $name } stimmt zu.
happened-disagreed = { $name } stimmt nicht zu.
happened-undo-refused = Der Zug bleibt.
happened-player-left = { $name } verlässt den Tisch.
happened-player-returned = { $name } ist zurück.
happened-round-over = Plätze: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } gewinnt das Match!
       *[other] { $who } gewinnen das Match!
    }
happened-rematch = { $name } möchte noch einmal spielen.
happened-seats-rotated = Alle rücken einen Platz weiter.
happened-server-returned = Der Server ist wieder da. Die Zwischenzeit zählt für niemanden.
happened-chat = { $name } sagt: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = { $name } soll gerade nichts schreiben.
happened-unmuted = { $name } darf wieder schreiben.
happened-chat-on = Der Chat ist offen.
happened-chat-off = Der Chat ist zu.

## shell: why the server refuses, by its codes

refusal-offline = Der Server antwortet nicht. Ist das Netz da?
refusal-bad-request = Das hat der Server nicht verstanden.
refusal-slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-bad-name = Ein Name hat 1 bis 30 Zeichen.
refusal-bad-cmd-id = Das ging schief. Versuch es noch einmal.
refusal-bad-chat = Eine Nachricht braucht 1 bis 500 Zeichen, die man alle sehen kann.
refusal-bad-reaction = Das ist keine Reaktion.
refusal-bad-settings = Diese Einstellungen passen nicht zusammen.
refusal-bad-options = Mit diesen Hausregeln ist kein Spiel möglich.
refusal-bad-variant = Diese Variantendatei stimmt nicht.
refusal-bad-record = Diese Aufzeichnung lässt sich nicht lesen.
refusal-unknown-variant = Dieses Spiel gibt es nicht.
refusal-unknown-bot = Diese Stufe des Computers gibt es nicht.
refusal-no-token = Der Raum kennt diesen Browser nicht. Tritt noch einmal bei.
refusal-sent-out = Du wurdest aus diesem Raum geschickt.
refusal-not-host = Das kann nur, wer den Raum leitet.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-muted = Du sollst gerade nichts schreiben.
refusal-chat-off = Der Chat ist zu.
refusal-bad-origin = Diese Seite gehört zu einem anderen Server.
refusal-no-room = Zu diesem Code gibt es keinen Raum.
refusal-no-game = In diesem Raum gibt es dieses Spiel nicht.
refusal-no-person = Diese Person ist nicht mehr im Raum.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-seat-empty = Dort sitzt niemand.
refusal-no-bot-there = Auf diesem Platz spielt nicht der Computer.
refusal-no-page = Unter dieser Adresse ist nichts.
refusal-no-method = Das macht der Server hier nicht.
refusal-stale = Inzwischen ist etwas passiert. Schau noch einmal hin.
refusal-unknown-seq = Seite und Raum sind nicht auf demselben Stand. Lade die Seite neu.
refusal-seated = Du hast schon einen Platz.
refusal-crowded = Der Raum ist überfüllt.
refusal-too-long = In diesem Raum ist so viel geschehen, dass nichts mehr hineinpasst. Mach einen neuen auf.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-full = Der Tisch ist voll. Zuschauen geht noch.
refusal-not-ready = Es sind noch nicht alle bereit.
refusal-bad-seats = So viele oder auf diesen Plätzen geht dieses Spiel nicht.
refusal-not-waiting = Das geht nur vor dem Start.
refusal-not-playing = Es läuft gerade kein Spiel.
refusal-not-ended = Das geht erst nach dem Spiel.
refusal-paused = Das Spiel macht Pause.
refusal-not-paused = Das Spiel macht keine Pause.
refusal-overruled = Die anderen haben deine Pause beendet. Nach deinem nächsten Zug kannst du wieder pausieren.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-bots-turn = Der Computer ist nicht am Zug.
refusal-already-asked = Die Würfel rollen schon.
refusal-no-dice = Jetzt wird nicht gewürfelt.
refusal-kept-dice = Die Würfel bleiben, wie sie gefallen sind.
refusal-illegal-move = Diesen Zug erlauben die Regeln nicht.
refusal-illegal-pass = Ein Zug ist möglich, also muss gezogen werden.
refusal-illegal-item = Das hast du nicht, oder es geht jetzt nicht.
refusal-illegal-roll = Das können die Würfel dieses Spiels nicht zeigen.
refusal-not-now = Jetzt ist etwas anderes zu tun.
refusal-game-over = Das Spiel ist zu Ende.
refusal-undo-off = An diesem Tisch wird nichts zurückgenommen.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-to-redo = Es wurde nichts zurückgenommen.
refusal-vote-open = Die anderen werden noch gefragt.
refusal-no-vote = Niemand hat um etwas gebeten.
refusal-already-voted = Du hast schon geantwortet.
refusal-not-agreed = Die anderen waren dagegen. Spiel erst weiter.
refusal-not-lent = Der Computer spielt nicht für dich.
refusal-not-open = Dieser Wurf ist nicht offen, oder nicht für diesen Platz.
refusal-other-game = Das Siegel gehört zu einem anderen Spiel.
refusal-seeded = Die Würfel dieses Tisches folgen aus einer Startzahl; ein Siegel ist nicht nötig.
refusal-bad-value = Dieser Wert passt nicht zu dem, was das Gerät versiegelt hat.
refusal-away = Du hast den Tisch verlassen. Komm erst zurück.
refusal-gone = Deine Figuren sind aus diesem Spiel.
refusal-too-large = Das ist zu groß für den Server.
refusal-too-many = Das war zu viel auf einmal. Warte einen Moment.
refusal-internal = Der Server hat einen Fehler gemacht. Nichts hat sich geändert.
refusal-unavailable = Der Server kann das gerade nicht. Versuch es noch einmal.
refusal-unreadable = Dieser Raum lässt sich nicht öffnen: Er ist beschädigt oder braucht einen neueren Server.

## shell: the first page

bot-names = Pip, Punkt, Domino, Keks, Klee, Murmel
home-title = Das Rennen nach Hause macht zusammen mehr Spaß.
home-lead = Ludo, Parchís, Leiterspiel, Ur und ihre ganze Familie: um einen Bildschirm, über einen Link oder gegen den Computer. Ohne Anmeldung, ohne Werbung.
home-play = Jetzt spielen
home-invite = Freunde einladen
home-play-hint = Jetzt spielen ist eine Runde Ludo gegen drei Computer. Einladen macht einen Tisch mit einem Link zum Verschicken.
home-name = Dein Name
home-guest = Gast
home-code = Hast du einen Code?
home-code-empty = Tippe den Code des Raums oder füge seinen Link ein.
home-join = Beitreten
home-more = Mehr Spiele
home-all = Alle { $count } Spiele
home-promises = Worauf du dich verlassen kannst
home-dice = Ehrliche Würfel
home-dice-text = Derselbe Würfel für alle, Menschen wie Computer, und niemand sieht, was kommt.
home-bots = Computer, die sich zu erkennen geben
home-bots-text = Jeder Computer am Tisch ist als solcher zu sehen. Stufen unterscheiden sich nur im Urteil.
home-everyone = Für alle
home-everyone-text = Mit Tastatur, Finger oder Vorlesehilfe; Figuren haben Form und Farbe; ein Netzausfall verliert nichts.
resume-title = Weiterspielen
resume-with = mit { $names }
resume-waiting = Wartet auf den Start
resume-your-turn = Du bist am Zug
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

share-code = Code des Raums
share-link = Link für die anderen
share-only-here = Noch kann niemand sonst diesen Link öffnen: Er führt nur zu diesem Computer. Für alle im Haus starte den Server mit
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden …
share-qr = Der Link als QR-Code: Richte die Kamera eines Handys darauf
share-text = Spiel mit mir auf homestretch:

## shell: the games

games-lead = Eine Familie von Laufspielen aus fünftausend Jahren: Wähle ein Brett, lies die Regeln, spiel.
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
games-measured = Dauer und Glück sind an Partien von Computern gemessen; die Seite jedes Spiels sagt, wie.
games-measured-so = Gemessen in { $games } Partien: { $players } Computer der Stufe mittel brauchten im Schnitt { $turns } Züge, fünf Sekunden pro Zug. Wie sehr sich gute Züge lohnen: Ein schwerer Computer spielte gegen einen, der zufällig zieht. Von je 100 Partien, die er verlöre, wenn Entscheidungen egal wären, verliert er { $percent }. Unter Leuten, die das Spiel kennen, entscheiden die Würfel weit mehr.
games-count = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
games-none = Kein Spiel passt zu allem. Lass einen Wunsch weg.
games-play = Gegen Computer spielen
games-set-up = Hausregeln und Plätze
games-rulebook = Die Regeln

## shell: setting up a game

new-lead = Wähle das Spiel, wer wo sitzt, und die Regeln eures Hauses.
new-rules-of = Regeln lesen
new-seats = Wer spielt?
new-seats-hint = Ein Platz ist eine Farbe: Setz dich, wohin du magst.
new-preset-computers = Gegen Computer
new-preset-here = Alle an diesem Bildschirm
new-preset-link = Freunde über Link
new-preset = Schnelle Wahl
new-sitter = Wer sitzt auf { $colour }
new-sitter-me = ich
new-sitter-here = jemand hier
new-sitter-link = über Link
new-sitter-bot = Computer
new-sitter-empty = niemand
new-name-of = Name auf { $colour }
new-level-of = Stufe des Computers auf { $colour }
new-by-link = Wer den Link hat, setzt sich hierher.
new-nobody = Dieser Platz bleibt leer.
new-no-me = Jemand muss an diesem Bildschirm spielen.
new-house = Hausregeln
new-house-hint = Eingestellt ist, wie man dieses Spiel üblicherweise spielt.
new-house-count = { $count ->
        [0] keine geändert
        [one] eine geändert
       *[other] { $count } geändert
    }
new-house-reset = Wieder wie üblich
new-table = Der Tisch
new-public = Öffentlich
new-public-hint = Alle können den Raum bei den offenen Tischen finden.
new-day = ein Tag
new-turn-hint = Ist sie um, macht der Computer den Zug.
new-undo = Züge zurücknehmen
new-undo-never = nie
new-undo-ask = wenn die anderen zustimmen
new-undo-free = immer
new-leaving = Wenn jemand geht
new-leaving-bot = Computer spielt weiter
new-leaving-go = Figuren gehen mit
new-forced = Einzige Züge sofort spielen
new-forced-hint = Wo es nichts zu wählen gibt, muss niemand tippen.
new-auto-roll = Von selbst würfeln
new-auto-roll-hint = Die Würfel fallen ohne Aufforderung.
new-start = Spiel starten
new-open = Tisch öffnen
new-open-hint = Danach bekommst du einen Link zum Verschicken.

## shell: house rules

house-tokens = Figuren pro Person
house-tokens-hint = Weniger Figuren, kürzeres Spiel.
house-entry = Was eine Figur herausbringt
house-entry-hint = Der Wurf, auf den eine Figur im Haus wartet.
house-entry-own = wie üblich
house-entry-one-six = eine Eins oder Sechs
house-entry-any = jeder Wurf
house-must-enter = Herauskommen ist Pflicht
house-must-enter-hint = Wer eine Figur herausbringen kann, muss es tun.
house-tries = Drei Versuche
house-tries-hint = Wer keine Figur unterwegs hat, darf dreimal würfeln, um eine herauszubringen.
house-out = Eine Figur steht schon draußen
house-out-hint = Alle beginnen mit einer Figur auf dem Startfeld.
house-streak = Dreimal hintereinander
house-streak-hint = Was die dritte Sechs (oder der dritte Pasch) in einem Zug bewirkt.
house-streak-own = wie üblich
house-streak-none = nichts Besonderes
house-streak-void = verfällt und beendet den Zug
house-streak-last-home = die zuletzt gezogene Figur muss zurück
house-streak-furthest-home = die vorderste Figur muss zurück
house-captures = Schlagen
house-captures-hint = Eine Figur, auf deren Feld jemand zieht, muss zurück ins Haus.
house-must-capture = Schlagzwang
house-must-capture-hint = Wer schlagen kann, muss schlagen.
house-gate = Erst schlagen, dann heim
house-gate-hint = Die Zielgerade öffnet sich, wenn man einmal geschlagen hat.
house-safe = Sichere Felder
house-safe-hint = Auf markierten Feldern wird niemand geschlagen.
house-own = Zwei eigene Figuren auf einem Feld
house-own-hint = Was sie tun, wenn sie sich treffen.
house-own-share = teilen es sich
house-own-block = versperren den Weg
house-own-stack = ziehen gemeinsam
house-own-forbid = dürfen sich nicht treffen
house-overshoot = Ein zu großer Wurf vor dem Ziel
house-overshoot-hint = Was eine Figur tut, die über das Ziel hinausginge.
house-overshoot-stay = bleibt: Man muss genau treffen
house-overshoot-bounce = läuft den Rest zurück
house-overshoot-wins = kommt trotzdem an
house-goal = Eine Figur im Ziel genügt
house-goal-hint = Wer zuerst eine Figur ins Ziel bringt, gewinnt.
house-places = Um alle Plätze spielen
house-places-hint = Das Spiel endet, wenn alle bis auf eine Person im Ziel sind.
house-order = Wer beginnt
house-order-hint = Wie der erste Zug vergeben wird.
house-order-own = wie üblich
house-order-fixed = der erste Platz
house-order-highest = der höchste Wurf
house-order-random = das Los
house-again-six = Eine Sechs würfelt noch einmal
house-again-six-hint = Nach jeder Sechs ein weiterer Wurf.
house-again-capture = Schlagen würfelt noch einmal
house-again-capture-hint = Wer schlägt, würfelt noch einmal.
house-again-finish = Eine Figur im Ziel würfelt noch einmal
house-again-finish-hint = Wer eine Figur ins Ziel bringt, würfelt noch einmal.
rules-of = Regeln: { $game }
rules-differ = Hausregeln an diesem Tisch
rules-usual = üblich: { $value }
rules-changed = Hausregel
rules-leaving-bot = An diesem Tisch spielt der Computer ({ $level }) für alle weiter, die gehen, bis sie wiederkommen.

## Board

board-label = Spielbrett
board-choice = { $captures ->
    [0] { $colour }, Figur { $token }: { $from } → { $to }.
    [one] { $colour }, Figur { $token }: { $from } → { $to }, schlägt eine.
   *[other] { $colour }, Figur { $token }: { $from } → { $to }, schlägt { $captures }.
}
board-danger = Sie könnte dort geschlagen werden.
board-seat = { $colour }: { $places }
board-token-name = Figur { $token }
board-token = Figur { $token }: { $square }
square-start = Startfeld
# The start of another seat: an arrow is drawn there, and no number.
square-start-of = Startfeld ({ $colour })
# Where squares are counted along the way: before the track, and on the home stretch.
square-own = eigenes Feld { $number }
square-stretch-step = Feld { $number } auf der Zielgeraden
board-roll = Würfeln
board-dice = Gewürfelt: { $dice }
board-no-dice = Noch nicht gewürfelt

## room: coming in

room-none-title = Diesen Raum gibt es nicht
room-none-text = Vielleicht ist der Code vertippt, oder der Raum ist abgelaufen. Räume, die niemand benutzt, werden nach einer Weile aufgeräumt; ihre Partien bleiben.
room-none-replay = Letzte Partie ansehen
room-other-code = Ein anderer Code
room-open = Öffnen
room-offline-title = Der Server antwortet nicht
room-trouble-title = Das hat nicht geklappt
room-too-many-title = Zu viele Versuche
room-too-many-text = Von hier wurden zu viele Codes versucht, die nirgendwohin führen, oder es wurde zu viel auf einmal gefragt. Warte etwa zehn Minuten; diese Seite versucht es dann von selbst wieder.
room-title-turn = Du bist dran! { $game }
room-entry-lead = lädt dich zum Spielen ein
room-entry-lead-nobody = Du bist zum Spielen eingeladen
room-entry-is-playing = Es wird gerade gespielt
room-entry-is-ended = Die Partie ist zu Ende
room-entry-is-full = Alle Plätze sind besetzt
room-entry-playing = Du kannst zuschauen und in der nächsten Partie mitspielen.
room-entry-ended = Du kannst hereinkommen und auf die nächste warten oder sie noch einmal ansehen.
room-entry-full = Du kannst zuschauen.
room-your-name = Dein Name
room-guest = Gast
room-take-seat = Platz nehmen
room-watch = Zuschauen
room-seat-choose = Wählen
room-seat-chosen = Gewählt
room-who-is-in = Wer da ist
room-watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Leute schauen zu
    }
room-removed = Du bist nicht mehr in diesem Raum. Du darfst wieder hereinkommen, wenn man dich lässt.

## room: before the game

room-seat-free = frei
room-you = du
room-host = leitet
room-ready = bereit
room-away = nicht da
room-level = Stärke neuer Computerspieler
room-add-bot = Computer dazu
room-remove-bot = { $name } wegnehmen
room-kick = { $name } vom Tisch wegschicken
room-remove-here = { $name } spielt doch nicht mit
room-send-out = { $name } aus dem Raum schicken
room-send-out-yes = Hinausschicken
room-send-out-no = Lieber nicht
room-people =
    { $count ->
        [one] Noch eine Person ist da
       *[other] Noch { $count } Leute sind da
    }
room-watches = schaut zu
room-muted = darf nicht schreiben
room-mute = { $name } nicht mehr schreiben lassen
room-unmute = { $name } wieder schreiben lassen
room-sit-here = Hier sitzen
room-another-here = Noch jemand hier
room-another-name = Name der Person, die auch an diesem Bildschirm spielt
room-another-sit = Hinsetzen
room-cancel = Abbrechen
room-need-more =
    { $count ->
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
room-wait-for = Noch nicht bereit: { $names }
room-wait-for-host = Gleich geht es los: Wer den Raum leitet, startet.
room-can-start = Alle sind bereit.
room-can-start-free =
    { $count ->
        [one] Alle, die da sind, sind bereit. Ein Platz ist noch frei: Warte auf den, der den Link hat, oder fang ohne ihn an.
       *[other] Alle, die da sind, sind bereit. { $count } Plätze sind noch frei: Warte auf die, die den Link haben, oder fang ohne sie an.
    }
room-i-am-ready = Ich bin bereit
room-not-ready = Doch noch nicht
room-leave = Verlassen
room-invite = Andere einladen
room-settings = Einstellungen des Tisches
room-change = Ändern
room-leaving = Wer geht
room-leaving-bot = wird vom Computer ({ $level }) gespielt
room-leaving-tokens-go = nimmt die Figuren mit
room-stand-in = Wer spielt, wenn die Zeit um ist
room-forced = Einzige Züge spielen sich selbst
room-forced-hint = Wo es nichts zu wählen gibt, muss niemand tippen
room-auto-roll = Würfel fallen von selbst
room-auto-roll-hint = Niemand muss sie werfen
room-public = Öffentlicher Tisch
room-public-hint = Er steht auf der ersten Seite, und alle dürfen mitspielen
room-chat-hint = Man darf einander schreiben
room-hours = { $hours } Std.
room-on = an
room-off = aus

## room: the game

room-connecting = Verbinden …
room-lost = Keine Verbindung. Neuer Versuch …
room-quiet = Noch keine Antwort. Warten …
room-polling = Langsame Verbindung: Neues kommt alle zwei Sekunden.
room-connecting-short = Verbinden
room-lost-short = Keine Verbindung
room-quiet-short = Keine Antwort
room-polling-short = Langsame Verbindung
room-lent-asked = Der Computer spielt für dich.
room-lent-missed = Du warst nicht da, darum spielt der Computer für dich.
room-lent-left = Du hast den Tisch verlassen; der Computer spielt für dich.
room-back = Ich bin wieder da
room-back-of = { $who } ist wieder da
room-your-turn = Du bist dran!
room-turn-of = { $who }, du bist dran!
room-turn = am Zug
room-your-roll = { $who }, du bist dran: Würfle.
room-your-move = { $who }, wähle einen Zug.
room-roll = Tippe auf den Würfel oder drücke die Leertaste.
room-roll-touch = Tippe auf den Würfel.
room-roll-opening = Würfle um den ersten Zug.
room-roll-button = Würfeln
room-choose = Wähle eine Figur.
room-tap-again = Tippe noch einmal, um dorthin zu ziehen.
room-one-move = Es gibt nur einen Zug.
room-drawing = Wer anfängt, wird ausgelost …
room-waits-for = { $who } ist dran.
room-you-watch = Du schaust zu.
room-paused = Das Spiel macht Pause.
room-pause = Pause
room-resume = Weiter
room-option-danger = , könnte dort geschlagen werden
room-pass = Nicht ziehen
room-use = { $item } benutzen
room-holds = Hat { $items }.
room-progress = { $percent } % des Weges
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Brett: { $game }
room-board-words = Das Brett in Worten
room-board-words-short = In Worten
room-menu = Mehr
room-log = Verlauf
room-log-empty = Noch ist nichts geschehen.
room-undo-button = Zug zurück
room-redo-button = Wiederholen
room-vote-waits = Die anderen werden gefragt …
room-sending = Deine Wahl wird gesendet …
room-agree = Einverstanden
room-disagree = Nein
room-autopilot = Den Computer für mich spielen lassen
room-autopilot-of = Den Computer für { $who } spielen lassen
room-single = Einzige Züge für mich spielen
room-single-hint = Wenn es nichts zu wählen gibt, zieht deine Figur von selbst
room-record = Aufzeichnung herunterladen
room-leave-title = Den Tisch verlassen?
room-leave-watch = Du kannst mit demselben Link wiederkommen.
room-leave-bot = Der Computer ({ $level }) spielt für dich weiter, bis du wiederkommst.
room-leave-tokens-go = Deine Figuren verlassen das Spiel mit dir. Das lässt sich nicht zurücknehmen.
room-stay = Bleiben
room-chat = Chat
room-chat-empty = Noch hat niemand etwas gesagt.
room-chat-say = Etwas sagen
room-chat-send = Senden
room-chat-watch = Komm herein, um zu schreiben.
room-reactions = Reaktionen
room-react-clap = Klatschen
room-react-laugh = Lachen
room-react-wow = Staunen
room-react-cheer = Jubeln
room-react-sad = Traurig sein
room-react-wave = Winken
room-key-roll = würfeln oder den einzigen Zug spielen
room-key-move = den Zug mit dieser Zahl spielen
room-key-choose = von Zug zu Zug gehen; Enter spielt ihn
room-key-token = zur nächsten Figur; Enter zieht sie
room-key-undo = zurücknehmen
room-key-redo = wiederholen
room-key-autopilot = an den Computer übergeben oder zurückholen
room-key-pause = Pause oder weiter
room-key-chat = Chat
room-key-board = hören, wo alles steht
room-key-help = diese Tasten
key-space = Leertaste
key-enter = Enter
key-tab = Tab
key-page-up = Bild ↑
key-page-down = Bild ↓
key-home = Pos 1
key-end = Ende

## room: after the game

room-places = Plätze
room-rematch = Noch einmal spielen
room-next-round = Nächste Runde
room-replay = Noch einmal ansehen
room-last-game = Die letzte Partie noch einmal ansehen
room-stats = Die Partie in Zahlen
room-stats-short = Zahlen
room-streak = Meiste Würfe in einem Zug
room-stats-progress = Wie weit alle waren, mit allen Figuren zusammen
room-stats-expected = Balken: wie oft es fiel. Gestrichelte Linie und ⌀: wie oft es zu erwarten ist.
room-copy-game = Link zu dieser Partie kopieren
room-stats-lost = Figur verloren
room-stats-snake = Schlange
room-stats-ladder = Leiter
room-snakes = Schlangen
room-ladders = Leitern

## room: replay

replaying-open-title = Eine Partie noch einmal ansehen
replaying-open-text = Wähle die Aufzeichnung einer Partie oder lege sie hier ab. Der Server spielt sie durch und behält nichts davon.
replaying-choose = Aufzeichnung wählen
replaying-other = Andere Aufzeichnung
replaying-none-title = Diese Partie lässt sich nicht zeigen
replaying-position = Stelle
replaying-start = An den Anfang
replaying-back = Einen Schritt zurück
replaying-play = Abspielen
replaying-pause = Pause
replaying-on = Einen Schritt weiter
replaying-end = Ans Ende
replaying-speed = Tempo
replaying-copy = Link zu dieser Stelle kopieren
replaying-room = Zum Raum
replaying-key-play = abspielen oder anhalten
replaying-key-step = einen Schritt zurück oder weiter
replaying-key-jump = zehn Schritte zurück oder weiter
replaying-key-ends = an den Anfang oder ans Ende
replaying-key-speed = langsamer oder schneller

## Fair dice

fair-how = So funktionieren die Würfel
fair-check = Würfel prüfen
fair-script = Prüfskript herunterladen (Python)
fair-fingerprint = Fingerabdruck der Partie
fair-nothing = nichts

verify-title = Die Würfel einer Partie prüfen
verify-text = Wähle die Aufzeichnung einer Partie oder lege sie hier ab. Dein Browser prüft die Würfel selbst; der Server prüft nur, ob die Züge erlaubt sind, und behält nichts davon.
verify-choose = Aufzeichnung wählen
verify-other = Andere Partie prüfen
verify-working = Die Würfel werden geprüft …
verify-proved = Die Würfel sind bewiesen
verify-proved-text = { $rolls ->
    [one] Der einzige Wurf folgt aus Werten, die feststanden, bevor er fiel.
   *[other] Alle { $rolls } Würfe folgen aus Werten, die feststanden, bevor sie fielen.
}
verify-half = Die Würfel sind bewiesen, bis auf das, was unten genannt ist
verify-half-text = { $rolls ->
    [one] Der einzige Wurf folgt aus seinen Werten. Was von ihm nicht bewiesen ist, ist unten genannt.
   *[other] Alle { $rolls } Würfe folgen aus ihren Werten. Was von einigen nicht bewiesen ist, ist unten genannt.
}
verify-server = Bewiesen, soweit es den Server betrifft
verify-server-text = { $rolls ->
    [one] Der einzige Wurf folgt aus dem Wert des Servers, der feststand, bevor er fiel. Kein Gerät eines Mitspielers war beteiligt.
   *[other] Alle { $rolls } Würfe folgen aus den Werten des Servers, die feststanden, bevor sie fielen. Kein Gerät eines Mitspielers war beteiligt.
}
verify-seeded = Übungswürfel
verify-seeded-text = { $rolls ->
    [one] Der einzige Wurf folgt aus einer Startzahl. Wer sie kannte, kannte alle Würfel.
   *[other] Alle { $rolls } Würfe folgen aus einer Startzahl. Wer sie kannte, kannte alle Würfel.
}
verify-none = Diese Aufzeichnung beweist nichts über ihre Würfel
verify-none-text = Die Partie wurde ohne versiegelte Würfel gespielt. Die Aufzeichnung sagt, was fiel, nicht woher es kam.
verify-unreadable = Das ist keine lesbare Aufzeichnung
verify-unreadable-line = Es hakt in Zeile { $line }.
verify-unreadable-dice = Ihre Regeln haben Würfel, die es nicht gibt.
verify-fraud = Glaub diesen Würfeln nicht
verify-fraud-next = Behalte diese Datei. Bitte die anderen um ihre und vergleicht die Fingerabdrücke: Bei einer ehrlichen Partie sind sie überall gleich.
verify-what = Was bewiesen ist
verify-what-not = Was nicht bewiesen ist
verify-fingerprint-text = Alle Mitspieler hatten diese sechzehn Zeichen auf dem Bildschirm. Sind sie gleich, ist es dieselbe Partie.
verify-stats = Wie die Würfel fielen
verify-rolls = Alle Würfe
verify-roll = Wurf
verify-who = Wer
verify-fell = Gefallen
verify-values = Werte von
verify-lot = wer anfängt, ausgelost
verify-script-text = Du traust weder uns noch deinem Browser? Dieses kurze Skript prüft dieselbe Datei, nur mit Python.

fraud-file = Die Datei wurde nachträglich geändert: Ihre Prüfsumme oder die ihrer Regeln passt nicht.
fraud-start = Regeln, Plätze oder Ketten sind nicht die, an die die Partie am Anfang gebunden wurde.
fraud-seats = Der Beweis handelt von anderen Plätzen als die Partie.
fraud-seeded = Die Würfel sollen zum Üben aus einer Startzahl kommen, und es gibt Ketten von Mitspielern: Mit einer Startzahl gibt niemand Werte.
fraud-seed = Die Würfel sollen zum Üben aus der Startzahl { $seed } kommen, und die Kette des Servers folgt nicht aus ihr.
fraud-chains = Die Aufzeichnung hat mehr Ketten, als eine Partie haben kann.
fraud-own = { $who }: Die Kette, die dieser Browser festgelegt hat, fehlt im Beweis.
fraud-order = Wurf { $roll } steht nicht an seiner Stelle: Ein Wurf wurde weggelassen, hinzugefügt oder wiederholt.
fraud-server = Wurf { $roll }: Der Wert des Servers stammt nicht aus der Kette, die er festgelegt hatte.
fraud-contribution = Wurf { $roll }: Der Wert von { $who } stammt nicht aus der Kette, die für diesen Platz feststand.
fraud-stranger = Wurf { $roll }: { $who } ist ohne Kette beteiligt oder doppelt.
fraud-item = In der Partie steht { $action }, und das gehört zu etwas, das es in dieser Variante nicht gibt.
fraud-record = Wurf { $roll }: In der Partie steht { $record }, im Beweis { $proof }.
fraud-dice = Wurf { $roll }: Die Werte ergeben { $right }, gezeigt wurde { $shown }.
fraud-roller = Wurf { $roll }: Jemand anders war dran.
fraud-void = Wurf { $roll } wurde geöffnet und weggeworfen: Wer würfeln sollte, ist weder gegangen noch durch ein Zurücknehmen nicht mehr dran.
fraud-back = Vor Wurf { $roll }: Was zurückgenommen worden sein soll, kann so nicht gespielt worden sein.

proved-server = Jeder Wert des Servers gehört zu der Kette, die er vor dem ersten Wurf festgelegt hat.
proved-server-renewed = Jeder Wert des Servers gehört zu den Ketten, die er festgelegt hat: die erste vor dem ersten Wurf, eine weitere immer dann, wenn die letzte aufgebraucht war. Neu ab Wurf: { $list }
proved-people = Jeder Wert eines Mitspielers gehört zu der Kette, die für seinen Platz feststand.
proved-start = Regeln, Plätze und Ketten sind die, an die die Partie am Anfang gebunden wurde.
proved-dice = Die Würfe der Partie sind genau die, die sich aus den Werten ergeben, in dieser Reihenfolge, keiner fehlt und keiner ist zu viel.
proved-dice-chosen = Die Würfe der Partie sind genau die, die sich aus den Werten ergeben, in dieser Reihenfolge, keiner fehlt. Daneben gibt es nur Wunschwürfe, wie diese Variante sie hat: Da haben die Spieler die Augen selbst genannt. Ob sie einen hatten, zeigt sich, wenn die Züge nachgespielt werden.
proved-own = Die Kette dieses Browsers ist dabei: { $who }.
proved-moves = Der Server hat alle Züge nachgespielt: Sie sind erlaubt.
moves-asking = Der Server spielt die Züge nach …
moves-illegal = Der Server hat sie nachgespielt und weist sie zurück: { $reason }
moves-unknown = Der Server konnte nicht gefragt werden, ob die Züge erlaubt sind.

unproved-nothing = Nichts bleibt offen.
unproved-server = Dass der Server seine Werte vor der Partie nicht nach Belieben ausgesucht hat: Kein Gerät eines Mitspielers war beteiligt.
unproved-seeded = Dass niemand die Würfel vorher kannte: Sie kommen aus einer Startzahl, zum Üben.
unproved-part = { $rolls ->
        [one] { $who } war an { $took } von { $rolls } Wurf beteiligt.
       *[other] { $who } war an { $took } von { $rolls } Würfen beteiligt.
    } Für diese Person sind die übrigen Würfe nicht bewiesen.
unproved-missing = { $who } wurde gefragt und blieb stumm. Würfe: { $list }
unproved-passed-over = { $who } wurde nicht gefragt, nachdem zuvor keine Antwort kam. Würfe: { $list }
unproved-away = { $who } war nicht da oder hatte noch keine Kette. Würfe: { $list }
unproved-no-chain = Für { $who }, denn das Gerät dieser Person hatte keine Kette. Würfe: { $list }
unproved-single = Dass { $who } und der Server die Würfe nicht gemeinsam ausgesucht haben: Nur das Gerät dieser Person hat Werte gegeben, und sie hätten vor der Partie eine Kette nach der anderen probieren können.
unproved-anchor = { $who } hat erst vor Wurf { $roll } eine Kette festgelegt: ein anderes Gerät, ein Browser, der vergessen hat, oder einer, der spät kam. Der Fingerabdruck bindet sie nicht.
unproved-renewed = Ab Wurf { $roll } sind alle Ketten neu, weil die letzten nach 4096 Würfen aufgebraucht waren. Der Fingerabdruck bindet sie nicht.
unproved-lacking = Dass niemand diese Würfe ausgesucht hat: In jedem fehlt der Wert von jemandem, der eine Kette hatte. Wer schwieg, konnte gemeinsam mit dem Server zwischen zwei Ergebnissen wählen, und mehrere zwischen noch mehr. Würfe: { $list }
unproved-unbound = Für andere als die Spieler selbst: kein Wert dieser Würfe ist aus einer Kette, die vor dem Start feststand. Würfe: { $list }
unproved-fresh = Für andere als die Spieler selbst, Wurf { $roll }: Dort hat das Gerät von { $who } zum ersten Mal eine neue Kette benutzt. Dass sie ausgesucht war, bevor die Werte der anderen bekannt waren, können nur die sagen, die mitgespielt haben: Ihre Browser hätten Alarm geschlagen.
unproved-fresh-server = Für andere als die Spieler selbst, Wurf { $roll }: Dort hat der Server zum ersten Mal eine neue Kette benutzt. Dass sie ausgesucht war, bevor die Werte der anderen bekannt waren, können nur die sagen, die mitgespielt haben: Ihre Browser hätten Alarm geschlagen.
unproved-void = Geöffnet und nie gefallen, weil doch ein anderer Platz würfeln sollte: Das Spiel wurde zurückgenommen, oder wer würfeln sollte, ist gegangen oder hat einen Wunschwurf eingesetzt. Würfe: { $list }
unproved-back = Vor diesen Würfen wurde das Spiel zurückgenommen. Hat dort niemand einen Zug zurückgenommen, sind sie nicht zu glauben. Würfe: { $list }
unproved-other = Dieser Browser hat keine Kette in der Partie. Vergleiche den Fingerabdruck mit dem, den ein Mitspieler sah.
unproved-end = Wie die Partie ausging: Wo die Aufzeichnung aufhört, ist sie nicht zu Ende, und was danach kam, kann abgeschnitten sein.

stats-usual = { $dice } Würfel. Ehrliche Würfel fallen in { $percent } von 100 Partien mindestens so ungleich: nichts Ungewöhnliches.
stats-rare = { $dice } Würfel. Ehrliche Würfel fallen nur in { $percent } von 100 Partien so ungleich. Das ist selten und kommt vor.
stats-very-rare = { $dice } Würfel. Ehrliche Würfel fallen in weniger als einer von 1000 Partien so ungleich. Pech beweist keinen Betrug und Glück keine Ehrlichkeit: Das tun die Rechnungen oben.
stats-few = { $dice ->
        [one] { $dice } Würfel ist zu wenig, um zu sagen, ob das ungewöhnlich ist.
       *[other] { $dice } Würfel sind zu wenige, um zu sagen, ob das ungewöhnlich ist.
    }
stats-face = { $face }: { $count }-mal, erwartet { $expected }
stats-expected = Die gestrichelten Linien und die Zahlen mit ⌀ sind das, was ehrliche Würfel im Durchschnitt zeigen.
stats-kept = { $count ->
    [one] Einer dieser Würfel wurde zurückgenommen und kam nicht wieder.
   *[other] { $count } dieser Würfel wurden zurückgenommen und kamen nicht wieder.
}

seal-label = Woher Wurf { $roll } kommt
seal-title = Wurf { $roll }
seal-good = Von deinem Browser geprüft
seal-without = Von deinem Browser geprüft, aber ohne etwas von deinem Gerät
seal-chosen = Diese Augen hat jemand mit einem Wunschwurf gewählt: Gewürfelt wurde nicht
seal-unsure = Noch ist nicht alles geprüft
seal-bad = Mit diesem Wurf stimmt etwas nicht
seal-later = Von deinem Browser geprüft, bis auf das Los: Das beweist die Aufzeichnung nach der Partie.
seal-mode-sealed = versiegelt
seal-mode-server = Server
seal-mode-seeded = Übung
seal-sealed = Versiegelte Würfel: vom Server und den Geräten aller Mitspieler gemeinsam.
seal-some = Versiegelte Würfel: vom Server und den Geräten der Mitspieler gemeinsam, aber für diese wirkt kein Gerät mit: { $who }.
seal-server = Würfel allein aus den festgelegten Werten des Servers: Kein Gerät eines Mitspielers ist beteiligt.
seal-seeded = Übungswürfel: Sie kommen aus einer Startzahl und beweisen nichts.
seal-elsewhere = Dein eigener Wert kommt von einem anderen Gerät von dir, solange es da ist.
seal-watched = Du hast keinen Platz in diesem Spiel, also wirkt dein Gerät nicht mit.
seal-silent = Dein Gerät wurde nach seinem Wert gefragt, und der Wurf fiel, bevor er kam.
seal-unasked = Dein Gerät wurde nicht gefragt: Es war beim Öffnen des Wurfs nicht verbunden, hatte vorher geschwiegen oder war gerade erst gekommen.
seal-count = { $count ->
        [one] { $count } Wurf dieses Spiels fiel ohne deinen Wert, obwohl dein Gerät da war oder gerade erst die Verbindung verloren hatte.
       *[other] { $count } Würfe dieses Spiels fielen ohne deinen Wert, obwohl dein Gerät da war oder gerade erst die Verbindung verloren hatte.
    }
seal-count-why = Wer deinen Wert auslässt, kann zwischen zwei Ergebnissen wählen: Geschieht das oft, trau diesem Spiel nicht.
seal-unsure-text = Dein Browser war nicht da oder hat die Aufzeichnung des Spiels noch nicht gesehen. Er vergleicht alles, sobald er sie hat.
seal-waiting = Noch ist nichts gefallen.
seal-values = Die Werte
seal-of-server = Server
seal-own = deiner
seal-missing = fehlt
seal-chain = Jeder Wert führt, immer wieder gehasht, zu dem, was sein Besitzer vorher festgelegt hatte.
seal-anchor = Was dein Gerät vorher festgelegt hat (sein Anker)
seal-anchor-text = Wenn du ihn aufhebst, kannst du ihn in der Aufzeichnung suchen: homestretch verify und verify.py tun das mit --anchor.
seal-unfollowed = Nicht zurückzuverfolgen, weil dieser Browser nicht da war: { $who }.
seal-seed = Alle Werte zusammen, mit dem des Servers als Schlüssel, ergeben den Keim.
seal-bytes = Der Keim ergibt Bytes. Solche, die manche Seiten bevorzugen würden, werden übergangen.
seal-over = übergangen
seal-die = Byte { $byte } → Rest von { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = Byte { $byte } → Rest von { $byte } ÷ { $faces }, plus 1 = { $face }; von den Plätzen, die da sind, ist das der Reihe nach { $who }
seal-lots = Wort { $word } → Rest von { $word } ÷ { $total } = { $rest }, das steht für { $value }
seal-fell = Die Würfel

alarm-title = Mit den Würfeln stimmt etwas nicht
alarm-server-anchor = Der Server hat die Werte ausgetauscht, die er vor der Partie festgelegt hatte.
alarm-start = Die Partie ist plötzlich an andere Regeln, Plätze oder Ketten gebunden als am Anfang.
alarm-mode = Die Würfel dieses Spiels kommen plötzlich woanders her als am Anfang, oder von nirgendwo.
alarm-anchor = { $who }: Die Kette dieses Browsers wurde ersetzt. Kein Gerät von dir tut das, solange dieses hier da ist.
alarm-stranger = { $who }: Ein anderes Gerät würfelt in deinem Namen mit, und du sagst, dass es nicht deines ist.
alarm-server-value = Wurf { $roll }: Der Wert des Servers ist nicht der, den er festgelegt hatte.
alarm-value = Wurf { $roll }: Der Wert von { $who } ist nicht der, der feststand.
alarm-forged = Wurf { $roll }: Für { $who } wurde ein Wert benutzt, der nicht von deinem Gerät ist.
alarm-dice = Wurf { $roll }: Die Werte ergeben { $right }, gezeigt wurde { $shown }.
alarm-table = Wurf { $roll }: Mit den Werten wurde { $right } gezeigt, auf dem Tisch liegt aber { $shown }.
alarm-unshown = { $shown } liegt auf dem Tisch, und dazu wurden keine Werte gezeigt.
alarm-item = { $who } soll etwas eingesetzt haben, das es in dieser Variante nicht gibt.
alarm-again = Wurf { $roll } wurde noch einmal gezeigt, und anders.
alarm-gap = Wurf { $roll }: Der Server hat verschwiegen, was geschehen ist.
alarm-void = Wurf { $roll } war offen und wurde ohne Grund weggeworfen. Wer Würfe wegwirft, sucht sich aus, was fällt.
alarm-roller = Wurf { $roll }: Es ist nicht der Wurf dessen, der am Zug ist.
alarm-part = Wurf { $roll }: Andere haben mitgewirkt, als beim Öffnen gefragt wurden.
alarm-left-out = Wurf { $roll }: Der Wert von { $who } wurde gesendet und ausgelassen. Einmal kann das an einer langsamen Verbindung liegen; immer wieder ist es kein Zufall.
alarm-not-asked = Wurf { $roll }: { $who } ist da und wurde nicht nach einem Wert gefragt.
alarm-record = Was der Server über dieses Spiel sagt, ist nicht, was dieser Browser gesehen hat, oder passt nicht zusammen.
alarm-early = Der Server wollte den Wert für Wurf { $roll } zu früh. Er hat ihn nicht bekommen.
alarm-shut-out = { $who }: Dein Gerät hat seine Werte festgelegt, und der Server hält sie von den Würfeln fern.
alarm-unclicked = Wurf { $roll }: Die Würfel von { $who } fielen ohne einen Klick, obwohl die Zeit nicht um war.
alarm-late = Wurf { $roll }: Wieder hat { $who } von einem Wurf erst gehört, als er gefallen war, obwohl die Verbindung da war. Ist sie nicht sehr langsam, hält jemand die Würfe zurück.
alarm-undone = Das Spiel wurde zurückgenommen, obwohl das hier nicht erlaubt ist, oder ohne deine Zustimmung.
alarm-withheld = Der Server gibt die Aufzeichnung des Spiels nicht heraus. Ohne sie kann dein Browser nicht prüfen, was er verpasst hat.
alarm-next = Die Aufzeichnung der Partie bewahrt den Beweis. Spiel nur weiter, wenn du dem Betreiber des Servers traust.
alarm-seen = Ich habe es gesehen

elsewhere-text = Ein anderes Gerät nimmt für dich an den Würfen teil. Ist es deins?
elsewhere-yes = Ja, es ist meins
elsewhere-no = Nein, ich habe kein anderes
doubted-text = Es heißt, du hättest auf einem anderen Gerät einen Zug zurückgenommen oder dem zugestimmt. Warst du das?
doubted-yes = Ja, das war ich
doubted-no = Nein, das war ich nicht

dice-lead = Solange dein Browser mitmacht, kann niemand einen Wurf kennen, bevor du mitgeredet hast: nicht der Server, nicht der Gastgeber, nicht alle anderen zusammen. Um zwischen einigen wenigen Ergebnissen zu wählen, bräuchte der Server jemanden, der für ihn schweigt, und jedes Schweigen steht in der Aufzeichnung.
dice-picture = Ein Bild: Alle legen einen Stapel versiegelter Umschläge auf den Tisch. Für einen Wurf öffnen alle den nächsten, und alle Zahlen zusammen ergeben den Würfel.
dice-before = Vor der Partie
dice-before-text = Jedes Gerät denkt sich Tausende geheime Zahlen aus und legt sie in versiegelten Umschlägen auf den Tisch. Der Server auch. Von da an kann niemand mehr eine austauschen.
dice-roll = Bei jedem Wurf
dice-roll-text = Alle öffnen den nächsten Umschlag, und die Zahlen werden gemischt. Jede stand lange fest, bevor jemand die anderen kannte. Öffnen alle ihren, genügt eine einzige ehrliche Zahl: Dann konnte niemand auf das Ergebnis zielen.
dice-after = Danach
dice-after-text = Alle geöffneten Zahlen stehen in der Aufzeichnung. Dein Browser rechnet sofort nach, und jeder kann es später noch einmal tun.
dice-questions = Was gefragt wird
dice-do = Muss ich etwas tun?
dice-do-text = Nein. Dein Browser bewahrt deine Umschläge auf und öffnet einen, wenn es so weit ist. Bei deinem eigenen Wurf wartet er auf deinen Klick.
dice-away = Und wenn jemand nicht da ist?
dice-away-text = Nach zwei Sekunden fällt der Wurf ohne diese Zahl, und alle sehen, wessen gefehlt hat. Durch Warten wird man keinen schlechten Wurf los. Wer aber mit Absicht schweigt, könnte gemeinsam mit dem Server zwischen zwei Ergebnissen wählen: Darum nennt die Prüfung solche Würfe nicht bewiesen.
dice-devices = Und wenn ich auf zwei Geräten spiele?
dice-devices-text = Eines hält deine Umschläge, und ein Klick auf jedem der beiden würfelt. Geht dieses weg, übernimmt das andere mit neuen Umschlägen. Die Aufzeichnung zeigt es.
dice-bots = Und gegen den Computer?
dice-bots-text = Bots haben keine Umschläge, du schon. Nur wo kein Browser eines Menschen verbunden ist, kommen die Würfel allein vom Server; dann steht es auf dem Bildschirm.
dice-luck = Zwanzig Würfe und keine Sechs: Ist das gerecht?
dice-luck-text = Das geht einem von vierzig so. Würfel haben kein Gedächtnis und schulden niemandem eine Sechs. Die Prüfung zeigt, wie oft jede Seite fiel und wie ungewöhnlich das ist.
dice-see = Woran sehe ich, dass es gilt?
dice-see-text = Am Würfel ist ein Siegel. Öffne es, dann siehst du die Zahlen und die Rechnung. Mit den Zeichen darauf beginnt der Fingerabdruck der Partie, der auf jedem Bildschirm derselbe ist. Passt etwas nicht, schlägt dein Browser Alarm, und den übersiehst du nicht.
dice-math = Mit Mathematik
dice-math-text = H ist SHA-256, HM ist HMAC-SHA-256; beide beginnen mit der Marke homestretch-dice/1/. ‖ verbindet Bytes, Zahlen stehen höchstes Byte zuerst, g sind die 16 Bytes der Partie, N ist 4096. owner ist die Nummer eines Platzes, 255 für den Server.
dice-chain = Die Umschläge sind eine Kette von Hashwerten aus einem Geheimnis X von 32 zufälligen Bytes. Ihr letztes Glied, der Anker, wird veröffentlicht; jeder spätere Wert weist sich aus, indem er zu ihm hinabführt.
dice-start = Am Anfang wird alles zusammengebunden: die Regeln, wer wo sitzt und alle Anker. Der Fingerabdruck ist der Anfang von T. rules ist das SHA-256 des Regeltextes in der Aufzeichnung, ohne die Marke; ein Mensch hat kind 0, ein Bot 1; wer keinen Anker hat, hat 32 Nullbytes.
dice-seed = Für Wurf i ist der Wert des Servers der Schlüssel, und die Werte aller Beteiligten sind die Nachricht. Ihre Plätze stehen in steigender Folge, n ist ihre Zahl. Wo der erste Platz ausgelost wird, würfelt niemand: 255, und der Würfel hat eine Seite je Platz.
dice-faces = Der Keim ergibt Bytes. Bytes am oberen Ende, die manche Seiten bevorzugen würden, werden übergangen: So ist jede Seite gleich wahrscheinlich. Lose und ungleiche Würfel nehmen auf dieselbe Art vier Bytes. W ist die Summe der Gewichte.
dice-rules = Ein Gerät sendet seinen Wert für Wurf i erst, wenn Wurf i offen und Wurf i − 1 erledigt ist; wer würfelt, sendet ihn mit dem Klick. Wurf i + 1 öffnet erst nach dem Zug.
dice-attacks = Was ein Betrüger versuchen könnte
attack-server = Der Server ändert seinen Wert
attack-server-why = Der Wert führt nicht mehr zu dem Anker hinab, den alle vor der Partie gesehen haben.
attack-other = Der Server ändert den Wert eines anderen
attack-other-why = Er führt nicht mehr zum Anker dieses Geräts, und das Gerät selbst sieht, dass es nicht seiner ist.
attack-replay = Ein Wert aus einer anderen Partie, von einem anderen Platz oder Wurf wird noch einmal benutzt
attack-replay-why = Partie, Platz und Nummer stecken in jedem Glied der Kette: Der Wert passt nirgendwo sonst.
attack-early = Der Server fragt zu früh nach Werten
attack-early-why = Dein Browser weigert sich: Er sendet einen Wert nur für den offenen Wurf, nachdem der vorige gezeigt wurde.
attack-silent = Der Letzte sieht die Werte der anderen und schweigt
attack-silent-why = Niemand sieht die Würfel, bevor der Wert des Servers gezeigt wird, der Wurf fällt trotzdem, und das Schweigen steht in der Aufzeichnung. Gemeinsam mit dem Server wäre es eine Wahl zwischen zwei Ergebnissen: Darum nennt die Prüfung solche Würfe nicht bewiesen.
attack-anchor = Der Anker von jemandem wird vertauscht
attack-anchor-why = T wäre ein anderes, und jeder Browser sucht seinen eigenen Anker.
attack-file = Die Datei wird nachträglich geändert
attack-file-why = Die Würfel müssen aus den Werten folgen und die Werte aus den Ankern. Passende andere kann niemand herstellen.
attack-restart = Der Server „stürzt ab“ und würfelt noch einmal
attack-restart-why = Beim Wurf wird nichts gezogen: Dieselben Werte ergeben dieselben Würfel, und dein Browser erinnert sich an sie.
dice-trust = Worauf man sich noch verlassen muss
dice-trust-text = Auf das eigene Gerät und die Seite, die es geladen hat. Wer der Seite misstraut, nimmt Aufzeichnung und Skript auf einen anderen Rechner mit. Und keine Rechnung sagt, ob zwei Mitspieler auf demselben Sofa sitzen und sich absprechen.
