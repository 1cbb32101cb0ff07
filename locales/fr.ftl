### Everything a person reads while playing, in French. The other languages have the same
### messages; a missing one is shown in English.

language = Français

## Colours of seats

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
colour-olive = olive
colour-indigo = indigo
colour-white = blanc
colour-black = noir
colour-other = siège { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } et { $last }
# Squares are feminine or begin with a vowel, so that "de" and "à" may stand before them. Players
# never stand after "de", which would have to become "d'" before some names.
square-yard = l’écurie
square-pad = l’aire de départ
square-track = la case { $number }
square-stretch = la case { $number } de la ligne droite
square-stretch-short = ligne droite { $number }
square-finish = l’arrivée
square-off = l’extérieur du plateau

## What happened

event-opening-rolled = { $who } fait { $dice } pour savoir qui commence.
event-opening-tied = Égalité en tête : { $who } relancent.
event-first = { $who } commence.
event-rolled = { $who } fait { $dice }.
event-entered = { $who } sort le pion { $token } sur { $to }.
event-moved = { $who } amène le pion { $token } sur { $to }.
event-snake = { $who } tombe sur un serpent : le pion { $token } glisse jusqu’à { $to }.
event-ladder = { $who } prend une échelle : le pion { $token } grimpe jusqu’à { $to }.
event-jump = { $who } saute avec le pion { $token } jusqu’à { $to }.
event-flight = { $who } s’envole avec le pion { $token } jusqu’à { $to }.
event-captured = { $by } prend le pion { $token } à { $who } sur { $square }.
event-bound = { $who } forme un barrage sur { $square }.
event-finished = { $who } : le pion { $token } est arrivé.
event-bonus = { $who } gagne un bonus de { $pips } cases.
event-pips-lost = { $who } n’a aucun pion pour jouer { $pips }.
event-gate-opened = { $who } peut désormais entrer dans sa ligne droite.
event-passed-no-move = { $who } ne peut pas jouer.
event-passed-zero = { $who } : ce lancer ne vaut rien.
event-passed-choice = { $who } préfère ne pas bouger.
event-again = { $who } rejoue.
event-again-try = { $who } a droit à un autre essai.
event-again-item = { $who } utilise un second lancer.
event-streak-broken =
    { $throws ->
        [1] { $who } perd la main.
       *[other] { $throws } de suite : { $who } perd la main.
    }
event-sent-back = { $who } : le pion { $token } retourne à l’écurie.
event-will-skip = { $who } passera son prochain tour.
event-skipped = { $who } passe son tour.
event-swapped = { $who } et { $other } échangent leurs places : pions { $token } et { $other_token }.
event-item-gained = { $who } reçoit { $item }.
event-item-used = { $who } utilise { $item }.
event-left = { $who } quitte la partie.
event-placed =
    { $place ->
        [1] { $who } passe l’arrivée et gagne !
       *[other] { $who } passe l’arrivée : { $place }e place.
    }
event-placed-together =
    { $place ->
        [1] { $who } passent l’arrivée et gagnent !
       *[other] { $who } passent l’arrivée : { $place }e place.
    }
event-over = La partie est finie.

item-shield = un bouclier contre un serpent
item-second-throw = un second lancer
item-chosen-roll = un lancer au choix

## What happened at the table

news-lent = { $who } laisse jouer l’ordi ({ $level }).
news-taken-back = { $who } reprend la main.
news-warned = { $who } : encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
news-missed = Temps écoulé : l’ordi joue pour { $who }.
news-time-up = Le temps de la partie est écoulé : on s’arrête là.
news-paused = Pause.
news-resumed = La partie reprend.
news-undone = Coup annulé.
news-redone = Coup rejoué.
news-round = Manche { $round } sur { $rounds }.
news-score = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
news-saved = Enregistré dans { $file }.
news-exported = Le récit de la partie est dans { $file }.
news-resumed-game = La partie reprend là où tu l’avais laissée.

## Why something is refused

refused-turn = Ce n’est pas le moment : il y a autre chose à faire.
refused-dice = Les dés de ce jeu ne peuvent pas donner ça.
refused-token = Ce pion n’existe pas.
refused-pips = Tu n’as pas ces points à jouer.
refused-entry = Ce lancer ne fait sortir aucun pion.
refused-home = Ce pion est arrivé, il ne bouge plus.
refused-overshoot = C’est trop loin pour ce pion.
refused-dead-end = De cette case, aucun lancer ne mènerait à l’arrivée.
refused-stair = La prochaine case demande un { $pips }.
refused-odd = Un barrage avance de la moitié d’un nombre pair.
refused-own = Un de tes pions est déjà sur { $square }.
refused-passing = On ne double pas le pion posé sur { $square } : { $who }.
refused-blocked = Barrage sur { $square } : { $who }.
refused-safe = { $who } occupe { $square } : là, on ne craint rien.
refused-full = Plus de place sur { $square }.
refused-must-enter = Tu dois sortir un pion de l’écurie.
refused-must-clear = Le pion sur la case de départ doit d’abord avancer.
refused-must-break = Tu dois ouvrir ton barrage.
refused-must-capture = Tu dois jouer un pion qui peut capturer.
refused-must-use-dice = Un autre coup permet de mieux utiliser les dés.
refused-must-move = Tu peux jouer, donc tu dois jouer.
refused-item = Tu n’as pas cet objet, ou ce n’est pas le moment.
refused-over = La partie est finie.
refused-paused = La partie est en pause.
refused-not-your-turn = Ce n’est pas ton tour.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rejouer.
refused-name = Un nom a de 1 à 30 caractères.
refused-level = Il n’y a pas de niveau { $name }. Voulais-tu dire { $near } ? Le nom d’une personne commence par une majuscule.
refused-other = Ce n’est pas possible maintenant.

## Setting up a game

setup-title = Nouvelle partie
setup-variant = Jeu
setup-players = Joueurs
setup-human = humain
setup-empty = libre
setup-pace = Rythme
setup-turn-time = Temps par tour
setup-game-time = Temps de partie
setup-rounds = Manches
setup-tokens = Pions
setup-after = Ensuite
setup-after-keep = mêmes places
setup-after-rotate = places décalées
setup-after-winner-first = gagnant d’abord
setup-start = Commencer la partie
setup-last = Reprendre la dernière partie
setup-saved = Reprendre la partie { $number } sur { $all }
setup-no-limit = sans limite
setup-seconds = { $seconds } s
setup-minutes = { $minutes } min
setup-best-of =
    { $rounds ->
        [1] une partie
       *[other] meilleur des { $rounds }
    }
setup-keys = ↑↓ choisir · ←→ changer · Entrée écrire ou jouer · ? aide · Échap quitter
setup-help =
    ↑ ↓, Tab      choisir une ligne
    ← →, Espace   la changer
    Entrée        taper un nom, continuer ou commencer
    Début, Fin    la première ligne, le départ
    PgUp, PgDn    faire défiler les règles
    Souris        cliquer une ligne, ses flèches ou un nom
    Échap, Q      quitter

    Chaque place est pour une personne, un niveau de l’ordinateur ou personne.
    L’ordinateur joue un tour qui dure trop longtemps.
    Une partie qui dure trop longtemps s’arrête telle quelle.
    Une touche ferme cette aide.
setup-default-name = Joueur { $number }
setup-scroll = PgPréc/PgSuiv
setup-rules-of = { $most } joueurs · { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } chacun
setup-rules-of-range = { $least } à { $most } joueurs · { $tokens ->
        [one] { $tokens } pion
       *[other] { $tokens } pions
    } chacun
setup-refused-players =
    { $players ->
        [0] Personne ne joue
        [one] Un seul joueur
       *[other] { $players } joueurs
    }, mais ce jeu se joue à { $most }.
setup-refused-players-range =
    { $players ->
        [0] Personne ne joue
        [one] Un seul joueur
       *[other] { $players } joueurs
    }, mais ce jeu se joue de { $least } à { $most }.
setup-refused-partner = Les partenaires se font face : il manque quelqu’un face à { $colour }.
setup-hint-last = Entrée reprend { $game } : { $players }
setup-hint-saved = Entrée reprend { $game } : { $players } · ←→ une autre partie
setup-hint-variant = ←→ un autre jeu. PgPréc et PgSuiv font défiler ses règles.
setup-hint-tokens = ←→ le nombre de pions de chacun.
setup-hint-players = ←→ le nombre de joueurs, aux places habituelles.
setup-hint-nobody = ←→ un humain ou l’ordi s’assoit ici.
setup-hint-person = Entrée pour écrire le nom · ←→ quelqu’un d’autre.
setup-hint-typing = Entrée garde le nom · Échap l’oublie.
setup-hint-computer = ←→ un autre niveau de l’ordi, ou un humain.
setup-hint-pace = ←→ la vitesse à laquelle joue l’ordi.
setup-hint-turn-time = ←→ si un tour dure plus longtemps, l’ordi le joue.
setup-hint-game-time = ←→ si la partie dure plus longtemps, elle s’arrête là.
setup-hint-rounds = ←→ qui gagne le plus de parties gagne le match.
setup-hint-after = ←→ qui s’assoit où, et qui commence la prochaine partie.
setup-hint-start = Entrée lance la partie.

pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = immédiat

level-random = au hasard
level-first = premier pion
level-fast = rapide
level-last = dernier pion
level-aggressive = agressif
level-defensive = défensif
level-osu-priority = quatre règles
level-lp2a = pion de tête
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-search =
    { $plies ->
        [one] prévoit { $plies } coup
       *[other] prévoit { $plies } coups
    }

## The game

game-turn-opening = { $who } : lance pour savoir qui commence (Espace)
game-turn-roll = { $who } : à toi de lancer (Espace)
game-turn-move = { $who } : choisis un pion
game-turn-item = { $who } : lance, ou choisis ton lancer
game-thinking = { $who } réfléchit…
game-rolling = { $who } lance…
game-moving = { $who } se déplace…
game-over = La partie est finie.
game-dice = Dés
game-streak = { $count } de suite
game-extra = lancer de plus
game-captures = { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    }
game-place = rang { $place }
game-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-computer = ordi, { $level }
game-autopilot = auto, { $level }
game-partner = avec { $name }
game-will-skip = passe le prochain tour
game-clock = { $seconds } s
game-minutes = reste { $minutes } min
game-log = Le fil de la partie
game-choices = Coups
game-option = pion { $token } à { $to }
game-option-pips = { $pips } : pion { $token } à { $to }
game-option-captures = , capture { $list }
game-pass = ne pas bouger
game-roll = lancer
game-use-second-throw = relancer
game-paused = Pause : P pour reprendre
game-menu = Espace dés · 1–9 coup · U annuler · A auto · P pause · R règles · ? · Q quitter
game-small = La fenêtre est trop petite. Elle fait { $has_columns } × { $has_rows } ; il faut { $columns } × { $rows } pour ce jeu.
game-leave = Quitter la partie ? Elle est enregistrée, et reprend avec : { $command }
game-leave-unsaved = Quitter la partie ? Elle n’est pas enregistrée.
game-leave-keys = Y quitter · N rester
game-save-as = Enregistrer sous
game-export-as = Exporter le récit sous
game-type-keys = Entrée valider · Échap retour
game-rules = Règles
game-rules-keys = ↑↓ défiler · Échap retour

## Help

help-title = Touches
help-roll = Espace, Entrée  lancer, ou jouer le coup choisi
help-move = 1 à 9           jouer ce coup
help-choose = Tab, ↑ ↓        choisir un coup et voir où il mène
help-undo = U, Y            annuler, rejouer
help-autopilot = A               laisser jouer l’ordi, ou reprendre la main
help-pause = P               pause
help-pace = + et -          rythme
help-rules = R               les règles de ce jeu
help-save = S, E            enregistrer sous, exporter le récit
help-mouse = Souris          cliquer sur un pion, un coup ou les dés
help-leave = Q, Échap        quitter
help-close = Une touche pour fermer.

# Signs on the board.
legend-safe = case sûre
legend-rosette = case marquée (règles : R)
legend-swap = échange avec le premier
legend-snake = serpent
legend-ladder = échelle
legend-jump = saut
legend-flight = vol
legend-landing = où le pion choisi s’arrêterait
legend-captured = capturé

## The end of a game

podium-title = La partie est finie
podium-winner = { $count ->
        [one] { $who } gagne !
       *[other] { $who } gagnent !
    }
podium-match = { $count ->
        [one] { $who } gagne
       *[other] { $who } gagnent
    } le match : { $points } manches sur { $rounds }.
podium-place = { $place }.
podium-player = Joueur
podium-rolls = Jets
podium-captures = Captures
podium-lost = Pertes
podium-steps = Cases
podium-turns = Tours
podium-best = Top tour
podium-best-value = { $pips } / { $throws }×
podium-points = Points
podium-faces = Combien de fois chaque face est sortie
podium-rounds = Place à chaque manche
podium-best-note = Top tour : le plus gros total aux dés / le plus de jets en un seul tour.
podium-chosen-note = Un lancer au choix compte comme lancer, mais aucune face n’est sortie.
podium-keys = N encore · W gagnant d’abord · T changer de place · E exporter · Q quitter
podium-next = Entrée manche suivante · E exporter · Q quitter

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = plateau
command-undo = annuler
command-redo = refaire
command-auto = auto
command-pause = pause
command-rules = règles
command-save = enregistrer
command-export = exporter
command-load = charger
command-help = aide
command-quit = quitter
command-yes = oui
command-no = non

plain-ask-variant = Quel jeu ? Tape son nom, ? pour la liste, ou charger pour reprendre une partie.
plain-ask-players = Combien de joueurs, de { $least } à { $most } ? Tu peux aussi taper leurs couleurs : { $colours }.
plain-ask-seat = Qui joue { $colour } ? Tape le nom de quelqu’un, ou un niveau de l’ordi : { $levels }.
plain-ask-start = Appuie sur Entrée pour commencer. Avant, tu peux régler : pions 2, tour 30 ou partie 600 (secondes), manches 3, rythme lent, et pour la partie suivante tourner, gagnant ou garder.
plain-agreed = D’accord.
plain-not-agreed = Ce n’est pas possible ici.
command-pace = rythme
command-tokens = pions
command-turn = tour
command-game = partie
command-rounds = manches
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who } : c’est l’ordi qui joue, niveau { $level }.
plain-turn-opening = { $who }, appuie sur Entrée : on lance pour savoir qui commence.
plain-turn-roll = { $who }, appuie sur Entrée pour lancer.
plain-turn-move = { $who }, quel coup ? Tape son numéro.
plain-option = { $number } : pion { $token }, de { $from } à { $to }
plain-option-pips = { $number } : { $pips } pour le pion { $token }, de { $from } à { $to }
plain-option-captures = { $option }, et prend le pion { $token } à { $who }
plain-option-pass = { $number } : ne pas bouger
plain-option-second-throw = { $number } : relancer, avec le second lancer
plain-option-roll = { $number } : lancer
plain-option-choose = { $number } : choisir { $dice }
plain-turn-item = { $who }, tu lances ou tu choisis ? Tape le numéro.
plain-paused = La partie est en pause. Tape pause pour reprendre.
plain-not-understood = Je n’ai pas compris. Tape un numéro de { $least } à { $most }, ou aide.
plain-not-understood-roll = Je n’ai pas compris. Appuie sur Entrée pour lancer, ou tape aide.
plain-no-file = Ajoute le nom d’un fichier, par exemple { $example }.
plain-help = Entrée lance, ou joue le seul coup possible. Un numéro joue ce coup. Et aussi : plateau, annuler, refaire, auto, pause, rythme lent, règles, enregistrer FICHIER, exporter FICHIER, aide, quitter.
plain-where = { $who } : { $tokens }.
plain-token = { $token } sur { $square }
plain-token-yard = { $token } à l’écurie
plain-token-off = { $token } hors du plateau
plain-token-home = { $token } à l’arrivée
plain-place = { $place }. { $who }.
plain-stats = { $who } : { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }, { $captures ->
        [one] { $captures } capture
       *[other] { $captures } captures
    }, { $lost ->
        [one] { $lost } perte
       *[other] { $lost } pertes
    }, { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, meilleur tour : { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } et { $pips ->
        [one] { $pips } point aux dés.
       *[other] { $pips } points aux dés.
    }
plain-faces = { $who } a fait { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Encore une partie ? Oui ou non.
plain-next = Appuie sur Entrée pour la manche suivante.
plain-bye-saved = À bientôt ! Pour reprendre : { $command }
plain-bye = À bientôt !
plain-list = { $id } : { $name }. { $summary }

## Replay

replay-title = Partie revue : { $game }
replay-position = Action { $ply } sur { $of }
replay-round = Manche { $round } sur { $rounds }
replay-keys = Espace lire · ←→ pas · J saut · +/− vitesse · R règles · ? aide · Q quitter
replay-help =
    Espace        lecture, pause ; à la fin, depuis le début
    ← →           une action en arrière, en avant
    PgUp, PgDn    dix actions en arrière, en avant
    Début, Fin    au début, à la fin
    J             à une action par son numéro
    + et -        vitesse
    R             les règles de ce jeu
    Q, Échap      quitter

    Une touche ferme cette aide.
replay-speed = { $speed }/s
replay-jump = À quelle action ?
replay-end = Fin du récit.
replay-end-keys = Espace revoir · ← pas · J saut · R règles · Q quitter
replay-nothing = Aucune partie n’a commencé dans { $file }.
replay-damaged = { $file } est abîmé après { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } ; voici ce qui a pu être lu.
replay-damaged-record = { $file } est abîmé à la ligne { $line } ({ $reason }) ; { $actions ->
        [one] { $actions } action a pu être lue.
       *[other] { $actions } actions ont pu être lues.
    }
replay-not-right = { $file } est abîmé à la ligne { $line } : { $reason }
replay-no-terminal = Le terminal ne convient pas ; essaie --plain

## Troubles

game-not-saved = non enregistrée
plain-bye-unsaved = À bientôt ! La partie n’est pas enregistrée.
plain-again-help = Oui relance une partie. Garder, tourner ou gagnant en relance une avec les mêmes places, avec des places décalées, ou en faisant commencer le gagnant. Non ou quitter arrête là. Et aussi : plateau, règles, enregistrer FICHIER, exporter FICHIER.
plain-setup-help = Réponds à la question ; aide répète ceci, et quitter arrête là. Aide et quitter ne sont pas des noms. Pour le jeu : charger reprend la dernière partie, charger FICHIER une partie enregistrée.
command-keep = garder
command-rotate = tourner
command-winner = gagnant
refused-variant = Il n’y a pas de jeu { $name }.
refused-variant-near = Il n’y a pas de jeu { $name }. Voulais-tu dire { $near } ?
refused-rounds = Donne un nombre impair de manches, comme 3 ou 5.
refused-search = Il n’y a pas de joueur { $name } : une recherche voit de 1 à 8 décisions, de search-1 à search-8.
refused-perfect = perfect joue d’après une table résolue, et il n’y en a pas pour ce jeu.
refused-seat = Il n’y a pas de place { $name }. Les places sont { $colours }.
refused-seat-near = Il n’y a pas de place { $name }. Voulais-tu dire { $near } ?
refused-seat-twice = La place { $colour } est prise deux fois.
refused-seats-players = Il faut { $players } places pour { $players } joueurs, pas { $seats }.
refused-tokens = Ce jeu ne peut pas se jouer avec { $tokens } pions.
refused-together = { $one } et { $other } ne vont pas ensemble.
reason-exists = ce fichier existe déjà
reason-folder = c’est un dossier
reason-missing = ce fichier ou ce dossier n’existe pas
reason-denied = ce n’est pas permis
reason-read-only = le disque est en lecture seule
reason-full = le disque est plein
reason-newer = il vient d’une version plus récente du programme
reason-cut = il y a trop peu de la partie dedans
trouble-saved-again = La partie est de nouveau enregistrée.
trouble-in-use = { $file } est déjà en train d’être joué.
trouble-no-game = Aucune partie enregistrée ne peut reprendre.
trouble-letters = Ce terminal n’a pas les lettres de la langue { $code } : voici l’anglais. Utilise une locale UTF-8, comme LANG=C.UTF-8.
trouble-not-saved = La partie ne peut pas être enregistrée : { $reason }. Elle continue sans l’être.
trouble-not-read = { $file } est illisible : { $reason }
trouble-not-written = Impossible d’écrire { $file } : { $reason }
trouble-save-exists = Impossible d’écrire { $file } : ce fichier existe déjà. Pour reprendre une partie : --load { $file }
trouble-variant =
    { $file } n’est pas un jeu jouable. Voici ce qui n’y va pas :
    { $problems }
trouble-damaged = Le fichier est abîmé. La partie reprend à la dernière entrée lisible : { $entries }.
trouble-not-a-game = { $file } n’est pas une partie enregistrée.

## Games

variant-aeroplane-name = Ludo des avions
variant-aeroplane-summary = Une case de ta couleur te fait sauter quatre cases, un vol traverse le plateau, et les pions qui se retrouvent volent ensemble.
variant-ludo-name = Ludo
variant-ludo-summary = Le jeu de base : un six sort un pion et fait rejouer ; des cases sûres ; un compte exact pour arriver.
variant-ludo-blocks-name = Ludo à barrages
variant-ludo-blocks-summary = Hors des cases sûres, deux pions d’une même couleur arrêtent tous les autres et ne peuvent pas être capturés.
variant-ludo-club-name = Ludo, règles de club
variant-ludo-club-summary = Un six, une capture ou un pion arrivé : à chaque fois, tu rejoues.
variant-ludo-english-name = Ludo anglais des enfants
variant-ludo-english-summary = Pas de cases sûres, et jamais deux pions d’une même couleur sur une case.
variant-ludo-hex-name = Ludo à six
variant-ludo-hex-summary = Le Ludo en ligne sur une étoile à six branches, jusqu’à six joueurs.
variant-ludo-lp2a-name = Ludo à barrages mobiles
variant-ludo-lp2a-summary = Deux pions sur une case forment un barrage qui avance de la moitié des lancers pairs ; qui n’a rien capturé refait un tour.
variant-ludo-osu-name = Ludo à deux pions
variant-ludo-osu-summary = Deux pions chacun, p et q, qui s’empilent quand ils se retrouvent ; une aire de départ avant la piste ; un lancer trop grand rebondit.
variant-ludo-quick-name = Ludo express
variant-ludo-quick-summary = Le premier pion arrivé gagne.
variant-ludo-server-name = Ludo en ligne
variant-ludo-server-summary = Le jeu d’un serveur de Ludo : un six ou une capture fait rejouer, un troisième six ne se joue pas, le premier arrivé gagne.
variant-ludo-team-name = Ludo par équipes
variant-ludo-team-summary = Les partenaires se font face, ne se capturent jamais et gagnent ensemble ; qui a fini joue pour l’autre.
variant-mensch-name = Mensch
variant-mensch-summary = Trois essais pour un six, un départ à libérer, un seul pion par case, quatre places à remplir à l’arrivée.
variant-pachisi-name = Pachisi
variant-pachisi-summary = Le vieux jeu indien par équipes : six cauris, des châteaux où nul autre n’entre, et rien n’oblige à jouer.
variant-parchis-name = Parchís
variant-parchis-summary = Le jeu espagnol : un cinq fait entrer, deux pions barrent la route, une capture vaut vingt et un pion arrivé dix.
variant-parchis-two-dice-name = Parchís à deux dés
variant-parchis-two-dice-summary = Chaque dé est un coup à part ; un double fait rejouer ; personne ne se pose sur la case sûre d’un autre.
variant-petits-chevaux-name = Petits chevaux
variant-petits-chevaux-summary = Des chevaux qui ne se doublent pas, et un escalier final qui demande un, puis deux, puis trois, et ainsi de suite.
variant-snakes-name = Serpents et échelles
variant-snakes-summary = Lance et avance ; les échelles montent, les serpents descendent ; un compte exact sur la dernière case gagne.
variant-snakes-1943-name = Serpents et échelles de 1943
variant-snakes-1943-summary = Le plateau américain le plus connu, avec neuf échelles et dix serpents.
variant-snakes-choose-name = Serpents et échelles au choix
variant-snakes-choose-summary = Deux dés, un seul se joue : évite les serpents, vise les échelles.
variant-snakes-double-name = Serpents et échelles à deux dés
variant-snakes-double-summary = Les deux dés s’additionnent ; près du but, on n’en lance qu’un, pour que la dernière case reste à portée.
variant-snakes-kids-name = Serpents et échelles des petits
variant-snakes-kids-summary = Cinquante cases, six échelles et trois serpents : une partie courte.
variant-snakes-power-name = Serpents et échelles à pouvoirs
variant-snakes-power-summary = Des cases spéciales font rejouer, coûtent un tour ou échangent les places ; on ramasse boucliers, seconds lancers et lancers au choix.
variant-ur-name = Le jeu royal d’Ur
variant-ur-summary = Sept pions chacun sur vingt cases ; les rosettes font rejouer, et celle du milieu est sûre.
