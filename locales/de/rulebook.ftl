### The rulebooks in German. What a player rolls, needs or gets something for stands in the
### accusative; what a move does is a clause that may follow "wenn damit" or "bei dem".

## Parts

rulebook-number =
    { $n ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }
# After an article, as in "das dritte Feld".
rulebook-ordinal =
    { $n ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [10] zehnte
        [11] elfte
        [12] zwölfte
       *[other] { $n }.
    }
rulebook-squares =
    { $n ->
        [1] ein Feld
       *[other] { rulebook-number } Felder
    }
rulebook-tokens =
    { $n ->
        [1] eine Figur
       *[other] { rulebook-number } Figuren
    }
rulebook-pips =
    { $n ->
        [0] kein Auge
        [1] ein Auge
       *[other] { rulebook-number } Augen
    }
rulebook-face =
    { $n ->
        [0] eine Null
        [1] eine Eins
        [2] eine Zwei
        [3] eine Drei
        [4] eine Vier
        [5] eine Fünf
        [6] eine Sechs
        [7] eine Sieben
        [8] eine Acht
        [9] eine Neun
        [10] eine Zehn
        [11] eine Elf
        [12] eine Zwölf
       *[other] eine { $n }
    }
rulebook-colour =
    { $name ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [purple] Lila
        [orange] Orange
        [olive] Oliv
        [indigo] Indigo
        [white] Weiß
        [black] Schwarz
       *[other] { $name }
    }
rulebook-comma = { $first }, { $last }
rulebook-and = { $first } und { $last }
rulebook-or = { $first } oder { $last }
rulebook-comma-and = { $first } sowie { $last }
rulebook-comma-or = { $first }, oder { $last }
rulebook-then = { $first }, dann { $last }
rulebook-mover =
    { $tokens ->
        [1] deiner Figur
       *[other] einer deiner Figuren
    }
rulebook-at =
    { $place ->
        [square] Feld { $n }
       *[step] Schritt { $n }
    }
rulebook-at-any =
    { $place ->
        [square] Feld { $squares }
       *[step] Schritt { $squares }
    }
rulebook-at-all =
    { $place ->
        [square] { $n ->
            [1] Feld { $squares }
           *[other] die Felder { $squares }
        }
       *[step] { $n ->
            [1] Schritt { $squares }
           *[other] die Schritte { $squares }
        }
    }
rulebook-end =
    { $end ->
        [square] Feld { $n }
        [place] das letzte Zielfeld
       *[finish] das Ziel
    }

## Conditions

rulebook-worth = einen Wurf mit dem Wert { $values }
rulebook-face-on-die = { rulebook-face } auf einem Würfel
rulebook-total = eine Summe von { rulebook-number }
rulebook-double = einen Pasch
rulebook-even-die = eine gerade Zahl auf einem Würfel
rulebook-even-total = eine gerade Summe
rulebook-even-number = eine gerade Zahl
rulebook-even-roll = einen geraden Wurf
rulebook-anything = irgendetwas
rulebook-any-roll = irgendeinen Wurf
rulebook-together = { $first } zusammen mit { $last }
rulebook-throw-that = { $throw }, wenn damit { $does }
rulebook-other-than = { $throw }, aber nicht { $not }
rulebook-while = { $throw }, solange { $when }
rulebook-for-first = { $throw } für deine erste Figur des Spiels
rulebook-except-first = { $throw }, außer für deine erste Figur des Spiels
rulebook-unless = { $throw }, außer wenn damit { $does }
rulebook-deed = einen Zug, bei dem { $does }
rulebook-deed-captures = eine geschlagene Figur
rulebook-deed-finishes = eine ins Ziel gebrachte Figur
rulebook-deed-enters = eine herausgebrachte Figur
rulebook-deed-first-enters = deine erste herausgebrachte Figur des Spiels
rulebook-does-capture = eine Figur geschlagen wird
rulebook-does-finish = eine Figur ins Ziel kommt
rulebook-does-enter = eine Figur herauskommt
rulebook-does-first-enter = deine erste Figur des Spiels herauskommt
rulebook-does-jump = eine Figur { $links } nimmt
rulebook-does-mark = eine Figur auf { $squares } stehen bleibt
rulebook-does-mark-any = eine Figur auf einem markierten Feld stehen bleibt
rulebook-a-link =
    { $kind ->
        [snake] eine Schlange
        [ladder] eine Leiter
        [jump] einen Sprung
       *[flight] einen Flug
    }
rulebook-the-link =
    { $kind ->
        [snake] die Schlange
        [ladder] die Leiter
        [jump] der Sprung
       *[flight] der Flug
    }
rulebook-state-yard-empty =
    { $yard ->
        [off] keine deiner Figuren mehr neben dem Brett ist
       *[yard] keine deiner Figuren im Haus ist
    }
rulebook-state-yard-waits =
    { $yard ->
        [off] eine deiner Figuren noch neben dem Brett ist
       *[yard] eine deiner Figuren im Haus ist
    }
rulebook-state-track-empty = du keine Figur auf der Bahn hast
rulebook-state-track-taken = du eine Figur auf der Bahn hast
rulebook-state-last = alle deine Figuren bis auf eine im Ziel sind
rulebook-state-more = mindestens zwei deiner Figuren noch nicht im Ziel sind
rulebook-state-not-entered = du in diesem Spiel noch keine Figur herausgebracht hast
rulebook-state-entered = du in diesem Spiel schon eine Figur herausgebracht hast

## In short

rulebook-short-title = Kurz gesagt
rulebook-short-enter =
    { $how }{ $must ->
        [yes] , und wenn du kannst, musst du es tun.
       *[no] .
    }
rulebook-short-links = Am Fuß einer Leiter kletterst du nach oben; auf dem Kopf einer Schlange rutschst du hinunter zu ihrem Schwanz.
rulebook-short-capture =
    Landest du auf einer gegnerischen Figur, { $yard ->
        [off] muss sie vom Brett und neu anfangen
       *[yard] muss sie zurück in ihr Haus
    }{ $safe ->
        [yes] , außer auf einem sicheren Feld.
        [enters] , außer auf einem sicheren Feld: Dort schlägt nur eine Figur, die gerade herauskommt.
       *[no] .
    }
rulebook-short-stairs = In der Zielgeraden geht es Feld um Feld voran, und nur mit dem richtigen Wurf.
rulebook-short-march =
    { $place ->
        [unsafe] Treffen sich zwei deiner Figuren abseits der sicheren Felder
       *[anywhere] Treffen sich zwei deiner Figuren
    }, bilden sie einen Block: Keine einzelne gegnerische Figur darf daran vorbeiziehen, und er zieht die Hälfte eines geraden Wurfs.
rulebook-short-bonus = Schlagen bringt dir { $capture } extra, eine Figur im Ziel { $finish }.
rulebook-short-passing =
    { $who ->
        [own] Eigene Figuren darfst du nicht überholen.
       *[any] Figuren dürfen einander nicht überholen.
    }
# What special squares do.
rulebook-short-special = Besondere Felder { $effects }.
rulebook-short-skip = lassen dich einmal aussetzen
rulebook-short-swap = vertauschen deine Figur mit der vordersten
rulebook-short-items = geben dir einen Gegenstand, der dir später hilft

## What you need

rulebook-needs-title = Was ihr braucht
rulebook-people =
    { $n ->
        [1] Für einen Spieler.
       *[other] Für { rulebook-number } Spieler.
    }
rulebook-people-range = Für { $least } bis { $most } Spieler.
rulebook-pairs = Gespielt wird paarweise: Partner sitzen sich gegenüber und gewinnen gemeinsam.
rulebook-seats = Jeder Spieler hat einen Platz und { rulebook-tokens }.
rulebook-seats-colours = Jeder Spieler hat einen Platz mit eigener Farbe ({ $colours }) und { rulebook-tokens } in dieser Farbe.
rulebook-token-names =
    { $n ->
        [1] Die Figur eines Spielers heißt { $names }.
       *[other] Die Figuren eines Spielers heißen { $names }.
    }
rulebook-lots =
    { $n ->
        [1] Du wirfst eine Kaurischnecke (oder ein Stäbchen oder eine Münze), die gleich oft offen wie verdeckt fällt.
       *[other] Du wirfst { rulebook-number } Kaurischnecken (oder Stäbchen oder Münzen), die gleich oft offen wie verdeckt fallen.
    }
rulebook-lots-count = Ein Wurf zählt so viele Augen, wie Kaurischnecken offen liegen.
rulebook-lots-values = Der Wert eines Wurfs hängt davon ab, wie viele Kaurischnecken offen liegen:
rulebook-lots-value =
    { $n ->
        [0] keine offen: { $pips }.
       *[other] { rulebook-number } offen: { $pips }.
    }
rulebook-dice =
    { $n ->
        [1] Gespielt wird mit einem Würfel mit { $sides } Seiten.
       *[other] Gespielt wird mit { rulebook-number } Würfeln mit je { $sides } Seiten.
    }
rulebook-dice-weights = Die Seiten 1 bis { $n } sind nicht gleich wahrscheinlich: Ihre Chancen verhalten sich wie { $weights }.
rulebook-double-is = Zeigen zwei Würfel dieselbe Zahl, heißt der Wurf Pasch.

## The aim

rulebook-aim-title = Das Ziel des Spiels
rulebook-aim = Bring { $what } { $to }, bevor es jemand anders schafft.
rulebook-aim-pairs = Bring { $what } { $to }. Das erste Paar, bei dem beide Partner das geschafft haben, gewinnt.
rulebook-what-one = deine Figur
rulebook-what-all =
    { $n ->
        [2] deine beiden Figuren
       *[other] alle { rulebook-number } Figuren
    }
rulebook-what-some =
    { $n ->
        [1] eine deiner { $tokens } Figuren
       *[other] { rulebook-number } deiner { $tokens } Figuren
    }
rulebook-to =
    { $end ->
        [square] auf Feld { $n }
        [stretch] in deine Zielgerade
       *[finish] ins Ziel
    }
rulebook-home = Eine Figur, die dort angekommen ist, ist im Ziel.

## The board

rulebook-board-title = Das Brett
rulebook-one-way = Alle gehen denselben Weg, von Feld { $first } bis Feld { $last }, dem Ziel.
rulebook-rows = Die Felder stehen in Reihen zu { rulebook-number }, die hin und her laufen; die erste läuft unten von links nach rechts.
rulebook-track =
    { $direction ->
        [clockwise] Die Bahn hat { rulebook-squares }, die alle gemeinsam benutzen, in Spielrichtung von { $first } bis { $last } gezählt, also im Uhrzeigersinn.
        [anticlockwise] Die Bahn hat { rulebook-squares }, die alle gemeinsam benutzen, in Spielrichtung von { $first } bis { $last } gezählt, also gegen den Uhrzeigersinn.
       *[none] Die Bahn hat { rulebook-squares }, die alle gemeinsam benutzen, in Spielrichtung von { $first } bis { $last } gezählt.
    }
rulebook-way = Jeder Platz hat seinen eigenen Weg über das Brett, gezählt in Schritten: { $way }.
rulebook-way-ends = { $way }; das letzte Feld ist das Ziel
rulebook-part-pad = sein Vorplatz ({ $steps })
rulebook-part-finish = das Ziel ({ $steps })
rulebook-part-track = { rulebook-squares } der Bahn ({ $steps })
rulebook-part-track-shared = { rulebook-squares } der Bahn, die alle gemeinsam benutzen ({ $steps })
rulebook-part-own =
    { $n ->
        [1] ein eigenes Feld ({ $steps })
       *[other] { rulebook-number } eigene Felder ({ $steps })
    }
rulebook-part-stretch =
    { $n ->
        [1] ein eigenes Feld, die Zielgerade ({ $steps })
       *[other] { rulebook-number } eigene Felder, die Zielgerade ({ $steps })
    }
rulebook-part-stretch-again =
    { $n ->
        [1] dasselbe Feld zurück, die Zielgerade ({ $steps })
       *[other] dieselben { rulebook-number } Felder zurück, die Zielgerade ({ $steps })
    }
rulebook-steps =
    { $n ->
        [1] Schritt { $from }
        [2] Schritte { $from } und { $to }
       *[other] Schritte { $from } bis { $to }
    }
rulebook-start = Das erste dieser Felder heißt Startfeld.
rulebook-start-squares = Das Startfeld ist Feld { $squares }.
rulebook-first-squares = Das erste Feld der Bahn ist { $squares }.
rulebook-last-squares =
    { $next ->
        [finish] Das letzte Feld der Bahn vor dem Ziel ist { $squares }.
       *[stretch] Das letzte Feld der Bahn vor der Zielgeraden ist { $squares }.
    }
rulebook-square-for = { $square } für { $seat }

## Setting up

rulebook-setup-title = Vorbereitung
rulebook-partners = Partner sind { $pairs }.
rulebook-pair = { $first } mit { $last }
rulebook-usual-seats =
    { $n ->
        [1] Wer allein spielt, nimmt meist { $seats }.
       *[other] { rulebook-number } Spieler nehmen meist { $seats }.
    }
rulebook-empty-seats = Die Felder leerer Plätze bleiben in Gebrauch.
rulebook-begin =
    { $yard ->
        [off] Alle Figuren beginnen neben dem Brett.
       *[yard] Alle Figuren beginnen im Haus ihres Spielers neben der Bahn.
    }
rulebook-begin-out =
    { $at ->
        [pad] Alle Figuren beginnen auf dem Vorplatz ihres Spielers.
       *[start] Alle Figuren beginnen auf dem Startfeld ihres Spielers.
    }
rulebook-begin-some =
    { $n ->
        [1] Eine deiner Figuren beginnt
       *[other] { rulebook-number } deiner Figuren beginnen
    } auf deinem { $at ->
        [pad] Vorplatz
       *[start] Startfeld
    }, { $rest ->
        [1] die andere
       *[other] die anderen
    } in deinem Haus neben der Bahn.
rulebook-first-seat = Der erste Platz, { $seat }, fängt an.
rulebook-first-drawn = Der erste Spieler wird ausgelost.
rulebook-first-rolls =
    { $with ->
        [lots] Um zu sehen, wer anfängt, werfen alle einmal, ohne zu ziehen.
       *[dice] Um zu sehen, wer anfängt, würfeln alle einmal, ohne zu ziehen.
    }
rulebook-first-highest =
    Wer am höchsten wirft, fängt an; bei Gleichstand { $with ->
        [lots] werfen
       *[dice] würfeln
    } { $tied ->
        [all] alle
       *[they] die Betroffenen
    } noch einmal.
rulebook-turns =
    { $direction ->
        [clockwise] Danach geht es reihum im Uhrzeigersinn.
        [anticlockwise] Danach geht es reihum gegen den Uhrzeigersinn.
       *[none] Danach geht es in der Reihenfolge der Plätze weiter.
    }

## Your turn

rulebook-turn-title = Wenn du dran bist
rulebook-throw-lots = Wirf die Kaurischnecken und zieh mit { rulebook-mover } so viele Felder, wie der Wurf wert ist.
rulebook-roll-one = Würfle und zieh mit { rulebook-mover } so viele Felder, wie der Würfel zeigt.
rulebook-roll-sum = Würfle mit { rulebook-number } Würfeln und zieh mit { rulebook-mover } so viele Felder, wie sie zusammen zeigen.
rulebook-roll-choose = Würfle mit { rulebook-number } Würfeln, such dir einen aus und zieh mit { rulebook-mover } so viele Felder, wie er zeigt; der Rest des Wurfs verfällt.
rulebook-roll-each = Würfle mit { rulebook-number } Würfeln: Jeder ist ein eigener Zug.
rulebook-roll-each-order =
    { $tokens ->
        [1] Mach diese Züge nacheinander, in beliebiger Reihenfolge.
       *[other] Mach diese Züge nacheinander, in beliebiger Reihenfolge, mit derselben Figur oder mit verschiedenen.
    }
rulebook-pip = Ein Wurf wird in Augen gezählt: Mit einem Auge geht eine Figur ein Feld weiter.
rulebook-counts = Für { $face } gibt es { $pips }.
rulebook-counts-if =
    { $with ->
        [lots] Wirfst du { $throw }, so gibt es für { $face } { $pips }.
       *[dice] Würfelst du { $throw }, so gibt es für { $face } { $pips }.
    }
rulebook-counts-while = Für { $face } gibt es { $pips }, solange { $when }.
rulebook-fewer =
    { $n ->
        [1] Steht deine Figur auf { $square } oder weiter, würfelst du nur mit einem Würfel.
       *[other] Steht deine Figur auf { $square } oder weiter, würfelst du nur mit { rulebook-number } Würfeln.
    }
rulebook-undersides =
    { $n ->
        [1] Würfelst du { $throw }, ziehst du auch die Unterseite des Würfels.
       *[other] Würfelst du { $throw }, ziehst du auch die Unterseiten der Würfel, jede als eigenen Zug.
    }
rulebook-undersides-sum = Eine Seite und ihre Unterseite geben zusammen { $sum }: Unter einer Zwei liegt { $under }.
rulebook-must-nothing =
    { $with ->
        [lots] Du musst nicht ziehen: Du darfst aussetzen, egal, was du wirfst.
       *[dice] Du musst nicht ziehen: Du darfst aussetzen, egal, was du würfelst.
    }
rulebook-must-move =
    { $tokens ->
        [1] Kannst du ziehen, musst du.
       *[other] Du suchst dir aus, welche Figur zieht, aber wenn du ziehen kannst, musst du.
    }
rulebook-must-dice = Du musst so viele Würfel wie möglich nutzen.
rulebook-must-capture = Kannst du ziehen, musst du, und kannst du schlagen, musst du es tun.
rulebook-dice-lost = Würfel, die keine Figur nutzen kann, verfallen.
rulebook-pass =
    { $tokens ->
        [1] Kann deine Figur nicht ziehen, setzt du aus.
       *[other] Kann keine Figur ziehen, setzt du aus.
    }
rulebook-zero = Ein Wurf ohne Wert bewegt keine Figur.
rulebook-tries =
    { $pad ->
        [yes] Kann keine Figur ziehen und hast du keine auf der Bahn oder auf deinem Vorplatz, darfst du es noch einmal versuchen, bis zu { rulebook-number } Würfe insgesamt.
       *[no] Kann keine Figur ziehen und hast du keine auf der Bahn, darfst du es noch einmal versuchen, bis zu { rulebook-number } Würfe insgesamt.
    }
rulebook-tries-over = Sobald eine Figur ziehen kann, zieht sie, und deine Versuche sind vorbei.
rulebook-assist = Sind alle nötigen Figuren im Ziel, kommst du weiter an die Reihe und ziehst mit den Figuren deines Partners.
rulebook-next =
    { $extra ->
        [yes] Dann ist der Nächste dran, außer du hast einen Extrawurf.
       *[no] Dann ist der Nächste dran.
    }

## Bringing tokens into play

rulebook-enter-title =
    { $tokens ->
        [1] Deine Figur herausbringen
       *[other] Figuren herausbringen
    }
rulebook-enter-any =
    { $zero ->
        [yes] jeder Wurf außer einer Null
       *[no] jeder Wurf
    } bringt { $tokens ->
        [1] deine Figur
       *[other] eine Figur
    } ins Spiel
rulebook-enter-needs =
    { $tokens ->
        [1] um deine Figur herauszubringen, brauchst du { $throw }
       *[other] um eine Figur herauszubringen, brauchst du { $throw }
    }
rulebook-enter-start = { $how }: Sie kommt aus deinem Haus auf dein Startfeld.
rulebook-enter-pad = { $how }: Sie kommt aus deinem Haus auf deinen Vorplatz, neben der Bahn.
rulebook-enter-square = { $how }: Sie kommt auf das Feld mit dieser Zahl.
rulebook-enter-walk = { $how }: Sie kommt von außen und zieht ihre Augen auf deinem Weg, mit einem Auge also auf Schritt 1.
rulebook-enter-die =
    { $sum ->
        [yes] Kommt sie mit einem Würfel heraus, ist dieser Würfel verbraucht; kommt sie mit der Summe heraus, ist es der ganze Wurf.
       *[no] Kommt sie mit einem Würfel heraus, ist dieser Würfel verbraucht.
    }
rulebook-enter-used = Damit ist der Wurf verbraucht: Die Figur zieht nicht weiter.
rulebook-pad-many = Auf deinem Vorplatz dürfen beliebig viele deiner Figuren stehen, aber keine anderen.
rulebook-pad-leave = Von dort führt das erste Auge eines Zuges auf die Bahn.
rulebook-start-own = Solange eine eigene Figur auf deinem Startfeld steht, kann keine andere heraus.
rulebook-start-full =
    { $n ->
        [1] Solange eine eigene Figur auf deinem Startfeld steht, kann keine andere heraus.
       *[other] Solange { rulebook-number } eigene Figuren auf deinem Startfeld stehen, kann keine andere heraus.
    }
rulebook-start-held = Solange eine gegnerische Figur auf deinem Startfeld steht, kannst du nicht heraus.
rulebook-start-captures = Eine Figur, die herauskommt, schlägt die gegnerischen Figuren auf deinem Startfeld.
rulebook-start-last =
    { $blocks ->
        [yes] Ist dein Startfeld voll, schlägt eine Figur, die herauskommt, die gegnerische Figur, die zuletzt dorthin kam, obwohl das Startfeld sicher ist und auch wenn sie zu einem Block gehört.
       *[no] Ist dein Startfeld voll, schlägt eine Figur, die herauskommt, die gegnerische Figur, die zuletzt dorthin kam, obwohl das Startfeld sicher ist.
    }
rulebook-start-single = Eine Figur, die herauskommt, schlägt eine einzelne gegnerische Figur auf deinem Startfeld, obwohl das Startfeld sicher ist.
rulebook-enter-last = Eine Figur, die herauskommt, schlägt nur die gegnerische Figur, die zuletzt auf das Feld kam, und auf einem sicheren Feld nur, wenn das Feld voll ist.
rulebook-enter-single = Eine Figur, die herauskommt, schlägt eine einzelne gegnerische Figur dort, wo ihr Zug endet, auch auf einem sicheren Feld.
rulebook-enter-must = Kannst du eine Figur herausbringen, musst du es tun.
rulebook-enter-may = Du musst es nicht tun: Du darfst stattdessen mit einer Figur ziehen, die schon im Spiel ist.
rulebook-enter-clear = Solange Figuren in deinem Haus warten und keine von ihnen heraus kann, muss eine Figur auf deinem Startfeld weiterziehen; nur wenn sie das nicht kann, darfst du mit einer anderen ziehen.

## Moving

rulebook-move-title = Ziehen
rulebook-walk = Eine Figur geht ihren eigenen Weg und zählt jedes Feld darauf, ob frei oder besetzt.
rulebook-passing =
    { $tokens ->
        [1] Sie darf andere Figuren überholen
       *[other] Sie darf andere Figuren überholen, eigene und fremde
    }{ $blocks ->
        [yes] , aber keinen Block, der sie aufhält.
       *[no] .
    }
rulebook-passing-others =
    { $blocks ->
        [yes] Sie darf keine eigene Figur überholen; fremde darf sie überholen, aber keinen Block, der sie aufhält.
       *[no] Sie darf keine eigene Figur überholen; fremde darf sie überholen.
    }
rulebook-passing-nobody = Sie darf keine andere Figur überholen: Ein Zug, der an einer vorbeiführen würde, ist nicht erlaubt.

## Meeting and capturing

rulebook-meet-title =
    { $captures ->
        [yes] Treffen und Schlagen
       *[no] Treffen
    }
rulebook-capture =
    { $yard ->
        [off] Landest du auf der Bahn auf gegnerischen Figuren, schlägst du sie alle: Sie müssen vom Brett und neu anfangen.
       *[yard] Landest du auf der Bahn auf gegnerischen Figuren, schlägst du sie alle: Sie müssen zurück in ihr Haus.
    }
rulebook-capture-partners = Partner schlagen einander nie.
rulebook-capture-nobody = Niemand wird geschlagen: Figuren verschiedener Spieler dürfen auf einem Feld stehen.
rulebook-safe =
    { $n ->
        [1] Dieses Feld der Bahn ist sicher
       *[other] Diese Felder der Bahn sind sicher
    }{ $starts ->
        [yes] , darunter alle Startfelder: { $squares }.
       *[no] : { $squares }.
    }
rulebook-safe-held =
    Steht eine Figur auf einem sicheren Feld, darf { $side ->
        [pair] keine gegnerische Figur
       *[player] keine Figur eines anderen Spielers
    } dort landen; sie kann also nicht geschlagen werden{ $enters ->
        [yes] , außer von einer Figur, die herauskommt.
       *[no] .
    }
rulebook-safe-shared =
    { $enters ->
        [yes] Auf einem sicheren Feld wird niemand geschlagen, außer von einer Figur, die herauskommt, und Figuren verschiedener Spieler dürfen dort zusammen stehen.
       *[no] Auf einem sicheren Feld wird niemand geschlagen, und Figuren verschiedener Spieler dürfen dort zusammen stehen.
    }
rulebook-own-share =
    { $side ->
        [pair] Von dir und deinem Partner dürfen beliebig viele Figuren auf einem Feld stehen.
       *[player] Von einem Spieler dürfen beliebig viele Figuren auf einem Feld stehen.
    }
rulebook-own-forbid =
    Zwei Figuren eines Spielers stehen nie auf demselben Feld{ $except ->
        [both] , außer auf dem Vorplatz und im Ziel
        [pad] , außer auf dem Vorplatz
        [finish] , außer im Ziel
       *[none] {""}
    }: Du darfst nicht auf einer eigenen Figur landen.
rulebook-own-behind = Ein Zug, der auf einer eigenen Figur enden würde, endet auf dem Feld direkt dahinter; eine Figur, die schon dort steht, kann ihn nicht machen.
rulebook-stack =
    { $pad ->
        [yes] Figuren eines Spielers, die sich auf einem Feld treffen, bilden einen Stapel: Von da an ziehen sie gemeinsam wie eine einzige, außer auf dem Vorplatz.
       *[no] Figuren eines Spielers, die sich auf einem Feld treffen, bilden einen Stapel: Von da an ziehen sie gemeinsam wie eine einzige.
    }
rulebook-stack-captured = Landest du auf einem Stapel, schlägst du ihn ganz.
rulebook-block =
    { $more ->
        [yes] { rulebook-number } oder mehr Figuren
       *[no] { rulebook-number } Figuren
    } eines Spielers auf { $place ->
        [unsafe] einem Feld, das nicht sicher ist, bilden
       *[anywhere] einem Feld bilden
    } einen Block: { $stops ->
        [everyone] Keine andere Figur, auch keine desselben Spielers,
        [opponents] Keine gegnerische Figur
       *[players] Keine Figur eines anderen Spielers
    } darf dort landen oder daran vorbeiziehen{ $immune ->
        [yes] ; er kann also nicht geschlagen werden.
       *[no] .
    }
rulebook-block-singly = Die Figuren eines Blocks ziehen trotzdem einzeln.
rulebook-block-break =
    { $with ->
        [lots] Wirfst du { $throw } und hast einen Block, musst du mit einer seiner Figuren ziehen, wenn du kannst.
       *[dice] Würfelst du { $throw } und hast einen Block, musst du mit einer seiner Figuren ziehen, wenn du kannst.
    }
rulebook-march =
    { $place ->
        [unsafe] Landet eine deiner Figuren auf einem Feld der Bahn, das nicht sicher ist, und steht dort genau eine andere eigene Figur, bilden die beiden einen Block.
       *[anywhere] Landet eine deiner Figuren auf einem Feld der Bahn und steht dort genau eine andere eigene Figur, bilden die beiden einen Block.
    }
rulebook-march-half = Ein Block trennt sich nie: Seine Figuren ziehen gemeinsam, jede die Hälfte eines geraden Wurfs; ein ungerader Wurf kann sie nicht bewegen.
rulebook-march-stops =
    { $stops ->
        [everyone] Keine einzelne Figur, auch keine desselben Spielers,
        [opponents] Keine einzelne Figur eines Gegners
       *[players] Keine einzelne Figur eines anderen Spielers
    } darf auf einem Block auf der Bahn landen oder an ihm vorbeiziehen, auch wenn der Block auf ein sicheres Feld gezogen ist.
rulebook-march-passes =
    Ein Block darf andere Blöcke überholen und auf ihnen landen{ $captures ->
        [unsafe] ; abseits der sicheren Felder schlägt er sie wie einzelne Figuren.
        [anywhere] ; er schlägt sie wie einzelne Figuren.
       *[no] .
    }
rulebook-march-home = Beide Figuren eines Blocks kommen gemeinsam ins Ziel.
rulebook-full = Auf einem Feld ist Platz für höchstens { rulebook-tokens }: Ein Zug, nach dem mehr dort stünden, ist nicht erlaubt.

## The home stretch and the finish

rulebook-home-title =
    { $stretch ->
        [yes] Die Zielgerade und das Ziel
       *[no] Das Ziel
    }
rulebook-private =
    { $squares ->
        [stretch] In deine Zielgerade kommen nur deine eigenen Figuren
       *[own] Auf deine eigenen Felder kommen nur deine Figuren
    }; dort kann sie also niemand schlagen{ $flight ->
        [yes] , außer durch einen Flug.
       *[no] .
    }
rulebook-gate-seat = Deine Zielgerade ist geschlossen, bis du eine Figur geschlagen hast.
rulebook-gate-token = Deine Zielgerade ist für jede Figur geschlossen, die nicht selbst eine andere geschlagen hat. Eine Figur, die das hat, darf hinein, auch wenn sie später geschlagen wird.
rulebook-gate-lap = Erreicht eine Figur das letzte Feld der Bahn, solange die Zielgerade geschlossen ist, geht sie auf der Bahn weiter, über ihr eigenes Startfeld, und dreht noch eine Runde.
rulebook-gate-missed = Eine Figur, die vorbeigegangen ist, muss noch einmal ganz herum, auch wenn deine Zielgerade inzwischen offen ist.
rulebook-gate-open = Deine Zielgerade ist auch offen, solange keine gegnerische Figur mehr in einem Haus oder auf der Bahn ist.
rulebook-slots = Auf jedem Zielfeld hat eine Figur Platz, und keine darf dort über eine andere springen.
rulebook-slots-on = Eine Figur auf einem Zielfeld ist im Ziel, darf aber noch auf ein freies Zielfeld weiter innen ziehen.
rulebook-exact =
    { $end ->
        [place] Eine Figur, die über { rulebook-end } hinauskäme, kann nicht ziehen.
       *[finish] Du musst { rulebook-end } genau erreichen: Eine Figur, die darüber hinauskäme, kann nicht ziehen.
    }
rulebook-exact-then =
    { $end ->
        [place] Von da an kann eine Figur, die über { rulebook-end } hinauskäme, nicht ziehen.
       *[finish] Von da an musst du { rulebook-end } genau erreichen: Eine Figur, die darüber hinauskäme, kann nicht ziehen.
    }
rulebook-bounce =
    { $end ->
        [place] Eine Figur, die über { rulebook-end } hinauskäme, geht die restlichen Augen zurück.
       *[finish] Du musst { rulebook-end } genau erreichen: Eine Figur, die darüber hinauskäme, geht die restlichen Augen zurück.
    }
rulebook-bounce-example =
    Zum Beispiel führen zwei Felder vor { $end ->
        [square] Feld { $n }
        [place] dem letzten Zielfeld
       *[finish] dem Ziel
    } fünf Augen dorthin und drei Felder zurück.
rulebook-bounce-rest = Auf dem Feld, auf dem sie stehen bleibt, gelten alle Regeln wie sonst.
rulebook-beyond = Eine Figur, die über { rulebook-end } hinauskäme, bleibt einfach dort stehen.
rulebook-gate-exact = Eine Figur muss zuerst genau auf dem letzten Feld der Bahn landen, { $square }: Käme sie darüber hinaus, geht sie die restlichen Augen zurück.
rulebook-stairs = Die Zielgerade ist eine Treppe, die eine Figur Feld um Feld und nur mit dem richtigen Wurf hinaufsteigt: { $stairs }.
rulebook-stair = { $face } für das { rulebook-ordinal } Feld
rulebook-stair-finish = { $face } für das Ziel
rulebook-stairs-walk = Nur eine Figur, die von weiter hinten auf der Bahn kommt, geht mit dem Rest ihres Wurfs die Treppe hinauf.
rulebook-dead-end = Keine Figur darf auf { $squares } ziehen, denn von dort käme sie mit keinem Wurf ins Ziel.
rulebook-finish-stays = Eine Figur im Ziel bleibt dort und zieht nicht mehr.

## Extra rolls

rulebook-again-title = Extrawürfe
rulebook-again = Einen Extrawurf bekommst du für { $after }.
rulebook-again-always =
    { $with ->
        [lots] Nach jedem Wurf wirfst du noch einmal.
       *[dice] Nach jedem Wurf würfelst du noch einmal.
    }
rulebook-again-most =
    { $n ->
        [1] Solange du dran bist, bekommst du höchstens einen Extrawurf.
       *[other] Solange du dran bist, bekommst du höchstens { rulebook-number } Extrawürfe.
    }
rulebook-again-once = Ein Wurf bringt nie mehr als einen Extrawurf.
rulebook-again-home = Sind alle nötigen Figuren im Ziel, gibt es keinen Extrawurf mehr.
rulebook-again-kept =
    { $without ->
        [wish] Den Extrawurf bekommst du auch, wenn du nicht ziehst.
       *[move] Den Extrawurf bekommst du auch, wenn keine Figur ziehen konnte.
    }
rulebook-again-lost =
    { $without ->
        [wish] Ziehst du nicht, verfällt der Extrawurf.
       *[move] Konnte keine Figur ziehen, verfällt der Extrawurf.
    }
rulebook-streak-times =
    { $n ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $n }-mal
    }
rulebook-streak =
    { $with ->
        [lots] Wirfst du { rulebook-streak-times } hintereinander { $throw }, verfällt der { rulebook-ordinal } dieser Würfe, und der Nächste ist dran.
       *[dice] Würfelst du { rulebook-streak-times } hintereinander { $throw }, verfällt der { rulebook-ordinal } dieser Würfe, und der Nächste ist dran.
    }
rulebook-streak-back =
    { $yard ->
        [off] vom Brett
       *[yard] zurück ins Haus
    }
rulebook-streak-last =
    { $stretch ->
        [yes] Die Figur, mit der du dabei zuletzt gezogen bist, muss { rulebook-streak-back }, außer wenn sie im Ziel oder in der Zielgeraden ist.
       *[no] Die Figur, mit der du dabei zuletzt gezogen bist, muss { rulebook-streak-back }, außer wenn sie im Ziel ist.
    }
rulebook-streak-furthest = Von deinen Figuren im Spiel, die nicht im Ziel sind, muss die vorderste { rulebook-streak-back }.
rulebook-streak-moved = Jede Figur, mit der du dabei gezogen bist, muss { rulebook-streak-back }, außer wenn sie im Ziel ist.

## Special squares

rulebook-special-title = Besondere Felder
rulebook-snake = Eine Figur, die auf dem Kopf einer Schlange landet, rutscht hinunter zu ihrem Schwanz.
rulebook-ladder = Eine Figur, die am Fuß einer Leiter landet, klettert bis nach oben.
rulebook-links =
    { $n ->
        [1] { rulebook-the-link } führt { $links }.
       *[other] Die { rulebook-number } { $kind ->
            [snake] Schlangen
            [ladder] Leitern
            [jump] Sprünge
           *[flight] Flüge
        } führen { $links }.
    }
rulebook-link =
    von { $place ->
        [square] Feld { $from }
        [step] Schritt { $from }
       *[none] { $from }
    } { $kind ->
        [snake] hinunter auf
        [ladder] hinauf auf
       *[other] auf
    } { $to }
rulebook-jump-one =
    { $kind ->
        [flight] Eine Figur, die auf { $from } landet, fliegt auf { $to }.
       *[jump] Eine Figur, die auf { $from } landet, springt auf { $to }.
    }
rulebook-jump-by =
    Eine Figur, die auf { $squares } landet, { $kind ->
        [flight] fliegt
       *[jump] springt
    } { rulebook-squares } { $towards ->
        [back] zurück
       *[on] weiter
    }.
rulebook-jump =
    { $kind ->
        [both] Eine Figur, die am Anfang eines Sprungs oder Flugs landet, kommt bis an sein Ende.
        [flight] Eine Figur, die am Anfang eines Flugs landet, fliegt bis an sein Ende.
       *[jump] Eine Figur, die am Anfang eines Sprungs landet, springt bis an sein Ende.
    }
rulebook-flight-hits = Ein Flug schlägt die Figuren auf Feld { $n } der Zielgeraden gegenüber.
rulebook-flight-hits-step = Ein Flug schlägt die Figuren auf Schritt { $n } des Weges gegenüber.
rulebook-chain =
    { rulebook-the-link } von { $from } endet auf { $to }, wo { $next ->
        [snake] eine Schlange
        [ladder] eine Leiter
        [jump] ein Sprung
       *[flight] ein Flug
    } beginnt
rulebook-chain-on = { $chain }, und auch das nimmt die Figur.
rulebook-chain-flies = { $chain }, und auch den macht die Figur.
rulebook-chain-stops =
    { $apart ->
        [yes] Sonst nimmt eine Figur
       *[no] Eine Figur nimmt
    } in einem Zug nur eines davon: { $chain }, aber die Figur bleibt dort.
rulebook-link-captures = Eine Figur schlägt auf jedem Feld, auf dem sie dabei anhält, nicht nur auf dem letzten.
rulebook-link-home = { rulebook-the-link } von { $square } führt direkt ins Ziel.
rulebook-marks =
    { $n ->
        [1] { $squares } ist markiert: Landest du dort, kannst du einen Extrawurf bekommen.
       *[other] { $squares } sind markiert: Landest du dort, kannst du einen Extrawurf bekommen.
    }
rulebook-skip = Landet deine Figur auf { $squares }, musst du einmal aussetzen.
rulebook-swap = Landet deine Figur auf { $squares }, tauscht sie den Platz mit der vordersten Figur, außer sie ist es selbst; Figuren im Ziel zählen nicht.
rulebook-swap-still = Die Felder, auf die die beiden Figuren dabei kommen, haben keine weitere Wirkung.

## Things to collect

rulebook-items-title = Gegenstände
rulebook-shield = Auf { $squares } bekommst du einen Schild: Er schützt dich vor der nächsten Schlange, auf der du landest, und ist dann verbraucht.
rulebook-second-throw = Auf { $squares } bekommst du einen zweiten Wurf: Gefällt dir ein Wurf nicht, darfst du ihn vor dem Ziehen einsetzen, um noch einmal zu { $with ->
        [lots] werfen
       *[dice] würfeln
    }.
rulebook-chosen-roll = Auf { $squares } bekommst du einen Wunschwurf: Setz ihn statt eines Wurfs ein und such dir aus, was { $with ->
        [lots] du wirfst
       *[dice] du würfelst
    }.
rulebook-items-kept = Du bekommst einen Gegenstand, wenn deine Figur dort landet, behältst ihn, bis du ihn einsetzt, und hast nie zwei von einer Art.

## Bonus pips

rulebook-bonus-title = Bonusaugen
rulebook-bonus-capture = Schlagen bringt dir { rulebook-pips }.
rulebook-bonus-finish = Eine Figur ins Ziel zu bringen bringt dir { rulebook-pips }.
rulebook-bonus-when =
    Du ziehst sie, solange du noch dran bist, { $when ->
        [dice] vor oder nach den übrigen Würfeln
        [extra] vor jedem Extrawurf
       *[once] sofort
    }, alle mit einer Figur deiner Wahl; kann keine so weit ziehen, verfallen sie.
rulebook-bonus-enter = Sie können keine Figur herausbringen.
rulebook-bonus-again = Schlagen sie oder bringen sie eine Figur ins Ziel, gibt es wieder einen Bonus.

## Winning and places

rulebook-win-title = Gewinnen und Ränge
# The verb is last, as in "wer zuerst alle vier Figuren im Ziel hat".
rulebook-done-both = beide Figuren ins Ziel bringt
rulebook-done-one =
    { $end ->
        [square] eine Figur auf Feld { $n } bringt
       *[finish] eine Figur ins Ziel bringt
    }
rulebook-done-all =
    { $n ->
        [2] beide Figuren im Ziel hat
       *[other] alle { rulebook-number } Figuren im Ziel hat
    }
rulebook-done-pair = alle { rulebook-number } Figuren im Ziel hat
rulebook-done-some = { rulebook-tokens } im Ziel hat
rulebook-done-each = je { rulebook-tokens } im Ziel hat
rulebook-side =
    { $side ->
        [pair] Das Paar, das zuerst
       *[player] Wer zuerst
    }
rulebook-win = { rulebook-side } { $done }, gewinnt.
rulebook-win-over = { rulebook-side } { $done }, gewinnt, und das Spiel ist zu Ende.
rulebook-win-on =
    { $side ->
        [pair] Die anderen spielen um die nächsten Ränge weiter, bis nur noch ein Paar übrig ist.
       *[player] Die anderen spielen um die nächsten Ränge weiter, bis nur noch ein Spieler übrig ist.
    }
rulebook-win-rest = Die übrigen Figuren eines Spielers, der fertig ist, bleiben stehen.
rulebook-win-others =
    { $home ->
        [yes] Für den Rang der anderen zählt, wie viele Figuren sie im Ziel haben, dann, wie weit sie gekommen sind.
       *[no] Für den Rang der anderen zählt, wie weit sie gekommen sind.
    }
rulebook-win-waits = Wer alle Figuren im Ziel hat, wartet auf den Partner.

## If a player leaves

rulebook-leave-title = Wenn jemand geht
rulebook-leave = Geht ein Spieler, werden seine Figuren vom Brett genommen, und er bekommt den letzten freien Rang.
rulebook-leave-kept = Ein Spieler, der schon einen Rang hat, behält ihn.
rulebook-leave-partner = Der Partner spielt allein weiter und braucht nur noch die eigenen Figuren im Ziel.
rulebook-leave-over =
    { $side ->
        [pair] Ist nur noch ein Paar übrig, ist das Spiel zu Ende.
       *[player] Ist nur noch ein Spieler übrig, ist das Spiel zu Ende.
    }
