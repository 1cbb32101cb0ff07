### The texts of the game in French, for the terminal and the page. A name never follows "de", which would
### have to become "d’" before some names.

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
colour-other = place { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } et { $last }
# A square in a sentence. Its kind, its number and the colour of its seat come as $to_kind, $to_number and
# $to_colour (where a token goes), $from_… (where it comes from) or $at_… (where it stands), so that every
# language can inflect the name. A square counts from 1; "step" counts from the beginning of a seat's path.
# The kind "short" is a square of the home stretch where there is little room.
square-to =
    { $to_kind ->
        [yard] à l’écurie
        [off] hors du plateau
        [pad] sur l’aire d’attente
        [start] sur la case de départ
        [start-of] sur la case de départ ({ $to_colour })
        [own] sur la case privée { $to_number }
        [stretch] sur la case { $to_number } de la ligne droite
        [step] sur la case { $to_number } dans la ligne droite
        [finish] à l’arrivée
        [short] ligne droite { $to_number }
       *[track] sur la case { $to_number }
    }
square-from =
    { $from_kind ->
        [yard] depuis l’écurie
        [off] depuis l’extérieur du plateau
        [pad] depuis l’aire d’attente
        [start] depuis la case de départ
        [start-of] depuis la case de départ ({ $from_colour })
        [own] depuis la case privée { $from_number }
        [stretch] depuis la case { $from_number } de la ligne droite
        [step] depuis la case { $from_number } dans la ligne droite
        [finish] depuis l’arrivée
       *[track] depuis la case { $from_number }
    }
square-at =
    { $at_kind ->
        [yard] à l’écurie
        [off] hors du plateau
        [pad] sur l’aire d’attente
        [start] sur la case de départ
        [start-of] sur la case de départ ({ $at_colour })
        [own] sur la case privée { $at_number }
        [stretch] sur la case { $at_number } de la ligne droite
        [step] sur la case { $at_number } dans la ligne droite
        [finish] à l’arrivée
       *[track] sur la case { $at_number }
    }

## What happened

event-opening-rolled = { $who } fait { $dice } pour savoir qui commence.
event-opening-tied = Égalité en tête : { $who } relancent.
event-first = { $who } commence.
event-rolled = { $who } fait { $dice }.
event-entered = { $who } sort le pion { $token } { square-to }.
event-moved = { $who } avance le pion { $token } { square-to }.
event-snake = { $who } tombe sur un serpent : le pion { $token } glisse { square-to }.
event-ladder = { $who } prend une échelle : le pion { $token } grimpe { square-to }.
event-jump = { $who } saute { square-to } avec le pion { $token }.
event-flight = { $who } s’envole { square-to } avec le pion { $token }.
event-captured = { $by } mange le pion { $token } à { $who } { square-at }.
event-bound = { $who } forme un barrage { square-at }.
event-finished = { $who } : le pion { $token } est arrivé.
event-bonus =
    { $pips ->
        [one] { $who } gagne un bonus de { $pips } case.
       *[other] { $who } gagne un bonus de { $pips } cases.
    }
event-pips-lost = { $who } n’a aucun pion qui puisse avancer de { $pips }.
event-gate-opened = { $who } peut maintenant entrer dans sa ligne droite.
event-passed-no-move = { $who } ne peut pas jouer.
event-passed-why = { $who } ne peut pas jouer : { $why }.
event-passed-zero = { $who } ne fait rien : le lancer est nul.
event-passed-choice = { $who } passe.
event-again = { $who } rejoue.
event-again-try = { $who } a droit à un autre essai.
event-again-item = { $who } utilise un second lancer.
event-streak-broken =
    { $throws ->
        [1] { $who } : fin du tour.
       *[other] { $throws } de suite : fin du tour pour { $who }.
    }
event-sent-back = { $who } : le pion { $token } retourne à l’écurie.
event-will-skip = { $who } passera son prochain tour.
event-skipped = { $who } passe son tour.
event-swapped = { $who } et { $other } échangent leurs positions : pions { $token } et { $other_token }.
event-item-gained = { $who } reçoit { $item }.
event-item-used = { $who } utilise { $item }.
event-left = { $who } quitte la partie.
event-placed =
    { $place ->
        [1] { $who } passe l’arrivée et gagne !
       *[other] { $who } passe l’arrivée : rang { $place }.
    }
event-placed-together =
    { $place ->
        [1] { $who } passent l’arrivée et gagnent !
       *[other] { $who } passent l’arrivée : rang { $place }.
    }
event-over = La partie est finie.

item-shield = un bouclier contre un serpent
item-second-throw = un second lancer
item-chosen-roll = un lancer au choix

## Why a player cannot move

why-number = un { $number }
why-or-less = { $number } ou moins
why-or = { $first } ou { $last }
why-entry =
    { $count ->
        [0] ce lancer ne fait sortir aucun pion
       *[other] il faut { $numbers } pour sortir
    }
why-only-dice-enter = un bonus ne fait sortir aucun pion
why-too-far =
    { $count ->
        [0] ce serait au-delà de l’arrivée
       *[other] il faut { $numbers } pour arriver
    }
why-last-square =
    { $count ->
        [0] ce serait au-delà de la dernière case
       *[other] ce serait au-delà de la dernière case (il faut { $numbers })
    }
why-dead-end = de là, aucun lancer ne mènerait à l’arrivée
why-stair = il faut { $numbers } pour la prochaine case
why-odd-for-block = un barrage avance de la moitié d’un nombre pair
why-own-token = un pion de la même couleur est { square-at }
why-passing = interdit de doubler le pion { square-at } ({ $colour })
why-block = barrage { square-at } ({ $colour })
why-safe-held = pion à l’abri { square-at } ({ $colour })
why-full = plus de place { square-at }

## What happened at the table

news-lent = L’ordi ({ $level }) joue pour { $who }.
news-taken-back = { $who } reprend la main.
news-warned = { $who } : encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
news-missed = Temps écoulé : l’ordi joue pour { $who }.
news-time-up = Le temps de la partie est écoulé : les positions actuelles décident.
news-paused = La partie est en pause.
news-resumed = La partie reprend.
news-undone = Coup annulé.
news-redone = Coup rétabli.
news-round = Manche { $round } sur { $rounds }.
news-score = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
news-saved = Partie sauvegardée dans { $file }.
news-board-saved = Plateau sauvegardé dans { $file }. Pour y jouer : --variant { $file }.
news-exported = Enregistrement exporté dans { $file }.
news-resumed-game = La partie reprend là où tu l’avais laissée.

## Why something is refused

refused-turn = Ce n’est pas possible maintenant.
refused-dice = Les dés de ce jeu ne peuvent pas donner ça.
refused-token = Ce pion n’existe pas.
refused-pips = Tu ne peux pas avancer de ce nombre.
refused-entry = Ce lancer ne fait sortir aucun pion.
refused-home = Ce pion est arrivé, il ne bouge plus.
refused-overshoot = C’est trop loin pour ce pion.
refused-dead-end = De cette case, aucun lancer ne mènerait à l’arrivée.
refused-stair = La prochaine case demande un { $pips }.
refused-odd = Un barrage avance de la moitié d’un nombre pair.
refused-own = Tu as déjà un pion { square-at }.
refused-passing = Tu ne peux pas doubler le pion qui est { square-at } ({ $who }).
refused-blocked = Il y a un barrage { square-at } ({ $who }).
refused-safe = { $who } est à l’abri { square-at }.
refused-full = Il n’y a plus de place { square-at }.
refused-must-enter = Tu dois sortir un pion de l’écurie.
refused-must-clear = Le pion sur la case de départ doit d’abord avancer.
refused-must-break = Tu dois ouvrir ton barrage.
refused-must-capture = Tu peux manger un pion, tu dois donc le faire.
refused-must-use-dice = Un autre coup utilise mieux les dés.
refused-must-move = Tu as un coup possible, tu dois le jouer.
refused-item = Tu n’as pas cet objet, ou tu ne peux pas l’utiliser maintenant.
refused-over = La partie est finie.
refused-paused = La partie est en pause.
refused-not-your-turn = Ce n’est pas ton tour.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-name = Un nom doit avoir de 1 à 30 caractères.
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
setup-board = Plateau
setup-board-usual = habituel
setup-board-own = le tien
setup-board-size = Cases
setup-board-row = Cases par rangée
setup-board-dice = Nombre de dés
setup-board-dice-value =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
setup-board-faces = Faces par dé
setup-board-links = Serpents et échelles
setup-board-classic = classiques
setup-board-typed = à la main
setup-board-random = au hasard
setup-board-snakes = Serpents
setup-board-ladders = Échelles
setup-board-seed = Graine
setup-board-snake-count = Nombre de serpents
setup-board-ladder-count = Nombre d’échelles
setup-board-finish = Arrivée
setup-board-exact = nombre exact
setup-board-bounce = rebond
setup-board-marks = Relancer sur
setup-board-skip = Passer un tour sur
setup-board-swap = Échange sur
setup-board-shield = Bouclier sur
setup-board-second-throw = Second lancer sur
setup-board-chosen-roll = Lancer au choix sur
setup-board-file = Fichier
setup-board-rolls =
    { $rolls ->
        [one] Environ { $rolls } lancer jusqu’à la dernière case.
       *[other] Environ { $rolls } lancers jusqu’à la dernière case.
    }
setup-board-rolls-random = Environ { $rolls } lancers jusqu’à la dernière case. Les plateaux au hasard de cette taille en demandent { $least } à { $most }.
setup-after = Partie suivante
setup-after-keep = mêmes places
setup-after-rotate = places décalées
setup-after-winner-first = le gagnant commence
setup-start = Lancer la partie
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
    Entrée        taper un nom, reprendre ou commencer
    Début, Fin    première ligne, lancement
    PgUp, PgDn    faire défiler les règles
    Souris        cliquer une ligne, ses flèches ou un nom
    Échap, Q      quitter

    Chaque place est pour un humain, un ordi ou personne.
    Si un tour dure trop longtemps, l’ordi le joue.
    Si une partie dure trop longtemps, les positions actuelles décident.
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
setup-hint-last = Entrée : reprendre { $game } avec { $players }
setup-hint-saved = Entrée : reprendre { $game } avec { $players } · ←→ une autre partie
setup-hint-variant = ←→ un autre jeu. Ses règles défilent avec PgPréc et PgSuiv.
setup-hint-tokens = ←→ pions par joueur.
setup-hint-board = ←→ changer le plateau : taille, dés, serpents et échelles.
setup-hint-file = Entrée : taper le nom d’un nouveau fichier.
setup-hint-players = ←→ nombre de joueurs, aux places habituelles.
setup-hint-nobody = ←→ asseoir ici un humain ou l’ordi.
setup-hint-person = Entrée : modifier le nom · ←→ quelqu’un d’autre.
setup-hint-typing = Entrée : garder le nom · Échap : l’abandonner.
setup-hint-computer = ←→ un autre niveau de l’ordi, ou un humain.
setup-hint-pace = ←→ vitesse de l’ordi.
setup-hint-turn-time = ←→ si un tour dure plus longtemps, l’ordi le joue.
setup-hint-game-time = ←→ si la partie dure plus longtemps, les positions décident.
setup-hint-rounds = ←→ le joueur qui gagne le plus de parties gagne le match.
setup-hint-after = ←→ places et premier joueur de la partie suivante.
setup-hint-start = Entrée : lancer la partie.

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
level-lp2a-plus = pion de tête prudent
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
game-moving = { $who } joue…
game-over = La partie est finie.
game-dice = Dés
game-streak = { $count } de suite
game-extra = lancer de plus
game-captures = { $count ->
        [one] { $count } prise
       *[other] { $count } prises
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
game-log = Historique
game-choices = Coups
game-option = pion { $token } { square-to }
game-option-pips = { $pips } : pion { $token } { square-to }
game-option-captures = , mange { $list }
game-pass = passer
game-roll = lancer
game-use-second-throw = relancer
game-paused = Pause : P pour reprendre
game-menu = Espace dés · 1–9 coup · U annuler · A auto · P pause · R règles · ? · Q quitter
game-small = La fenêtre est trop petite : { $has_columns } × { $has_rows }. Ce jeu demande { $columns } × { $rows }.
game-leave = Quitter ? La partie est sauvegardée. Pour la reprendre : { $command }
game-leave-unsaved = Quitter ? La partie n’est pas sauvegardée.
game-leave-keys = Y quitter · N rester
game-save-as = Sauvegarder sous
game-export-as = Exporter l’enregistrement sous
game-type-keys = Entrée valider · Échap retour
game-rules = Règles
game-rules-complete = Toutes les règles
game-rules-keys = ↑↓ défiler · Échap retour

## Help

help-title = Raccourcis clavier
help-roll = Espace, Entrée  lancer, ou jouer le coup choisi
help-move = 1 à 9           jouer ce coup
help-choose = Tab, ↑ ↓        choisir un coup et voir où il mène
help-undo = U, Y            annuler, rétablir
help-autopilot = A               laisser jouer l’ordi, ou reprendre la main
help-pause = P               pause
help-pace = + et -          rythme
help-rules = R               les règles de ce jeu
help-save = S, E            sauvegarder, exporter l’enregistrement
help-mouse = Souris          cliquer sur un pion, un coup ou les dés
help-leave = Q, Échap        quitter
help-close = Une touche pour fermer.

# Signs on the board.
legend-safe = case protégée
legend-rosette = case spéciale (règles : R)
legend-swap = échange avec le pion de tête
legend-snake = serpent
legend-ladder = échelle
legend-jump = saut
legend-flight = vol
legend-landing = où le pion choisi arriverait
legend-captured = mangé

## The end of a game

podium-title = Partie finie
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
podium-rolls = Lancers
podium-captures = Prises
podium-lost = Pertes
podium-steps = Cases
podium-counts = Ce qui s’est passé
podium-snakes = Serpents
podium-ladders = Échelles
podium-sixes = Six
podium-passes = Sans coup
podium-duration =
    { $minutes ->
        [0] La partie a duré { $seconds } s.
       *[other] La partie a duré { $minutes } min { $seconds } s.
    }
podium-turns = Tours
podium-best = Top tour
podium-best-value = { $pips } / { $throws }×
podium-points = Points
podium-faces = Combien de fois chaque nombre est sorti
podium-rounds = Rang à chaque manche
podium-best-note = Top tour : le plus de cases / le plus de lancers en un seul tour.
podium-chosen-note = Un lancer au choix compte comme lancer, mais ne paraît sur aucun dé.
podium-keys = N revanche · W gagnant d’abord · T changer de place · E exporter · Q quitter
podium-next = Entrée manche suivante · E exporter · Q quitter

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = plateau
command-undo = annuler
command-redo = rétablir
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

plain-ask-variant = Quel jeu ? Tape son nom, ? pour la liste, ou charger pour reprendre une partie sauvegardée.
plain-ask-board = Appuie sur Entrée pour ce plateau. Pour le changer, tape quoi et comment, par exemple { $example }. Le signe ? montre tout, et { $file } mon.toml le sauvegarde.
plain-ask-players = Combien de joueurs, de { $least } à { $most } ? Tu peux aussi taper leurs couleurs : { $colours }.
plain-ask-seat = Qui joue { $colour } ? Tape le nom de quelqu’un, ou un niveau de l’ordi : { $levels }.
plain-ask-start = Appuie sur Entrée pour commencer. Avant, tu peux régler : pions 2, tour 30 ou partie 600 (secondes), manches 3, rythme lent, et pour la partie suivante tourner, gagnant ou garder.
plain-agreed = OK.
plain-not-agreed = Tu ne peux pas régler cela ici.
command-pace = rythme
command-tokens = pions
command-turn = tour
command-game = partie
command-rounds = manches
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, un ordi, niveau { $level }.
plain-turn-opening = { $who }, appuie sur Entrée : on lance pour savoir qui commence.
plain-turn-roll = { $who }, appuie sur Entrée pour lancer.
plain-turn-move = { $who }, quel coup ? Tape son numéro.
plain-option = { $number } : pion { $token }, { square-from } { square-to }
plain-option-pips = { $number } : { $pips } avec le pion { $token }, { square-from } { square-to }
plain-option-captures = { $option }, et mange le pion { $token } à { $who }
plain-option-pass = { $number } : passer
plain-option-second-throw = { $number } : relancer, avec le second lancer
plain-option-roll = { $number } : lancer
plain-option-choose = { $number } : choisir { $dice }
plain-turn-item = { $who }, tu lances ou tu choisis ? Tape le numéro.
plain-paused = La partie est en pause. Tape pause pour reprendre.
plain-not-understood = Commande inconnue. Tape un numéro de { $least } à { $most }, ou aide.
plain-not-understood-roll = Commande inconnue. Appuie sur Entrée pour lancer, ou tape aide.
plain-no-file = Ajoute le nom d’un fichier, par exemple { $example }.
plain-help = Entrée lance, ou joue le seul coup possible. Un numéro joue ce coup. Autres commandes : plateau, annuler, rétablir, auto, pause, rythme lent, règles, enregistrer FICHIER, exporter FICHIER, aide, quitter.
plain-where = { $who } : { $tokens }.
plain-token = { $token } { square-at }
plain-place = { $place }. { $who }.
plain-stats = { $who } : { $list }.
count-rolls =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
count-snakes =
    { $count ->
        [one] { $count } serpent
       *[other] { $count } serpents
    }
count-ladders =
    { $count ->
        [one] { $count } échelle
       *[other] { $count } échelles
    }
count-captures =
    { $count ->
        [one] { $count } prise
       *[other] { $count } prises
    }
count-lost =
    { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }
count-sixes = { $count } fois 6
count-passes = { $count } fois sans coup
count-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
count-best = meilleur tour : { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } et { $pips ->
        [one] { $pips } case
       *[other] { $pips } cases
    }
plain-faces = { $who } a fait { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = Encore une partie ? Oui ou non.
plain-next = Appuie sur Entrée pour la manche suivante.
plain-bye-saved = À bientôt ! Pour reprendre : { $command }
plain-bye = À bientôt !
plain-list = { $id } : { $name }. { $summary }

## Replay

replay-title = Revoir la partie : { $game }
replay-position = Action { $ply } sur { $of }
replay-round = Manche { $round } sur { $rounds }
replay-keys = Espace lire · ←→ pas · J saut · +/− vitesse · R règles · ? aide · Q quitter
replay-help =
    Espace        lecture, pause ; à la fin : recommencer
    ← →           une action en arrière, en avant
    PgUp, PgDn    dix actions en arrière, en avant
    Début, Fin    aller au début, à la fin
    J             aller à une action par son numéro
    + et -        vitesse
    R             les règles de ce jeu
    Q, Échap      quitter

    Une touche ferme cette aide.
replay-speed = { $speed }/s
replay-jump = Aller à l’action
replay-end = Fin de l’enregistrement.
replay-end-keys = Espace revoir · ← pas · J saut · R règles · Q quitter
replay-nothing = { $file } ne contient aucune partie.
replay-damaged = { $file } est endommagé après { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }. Voici la partie lisible.
replay-damaged-record = { $file } est endommagé à la ligne { $line } ({ $reason }) ; { $actions ->
        [one] { $actions } action a pu être lue.
       *[other] { $actions } actions ont pu être lues.
    }
replay-not-right = { $file } est endommagé à la ligne { $line } : { $reason }
replay-no-terminal = Ce terminal ne peut pas montrer la partie ; essaie --plain

## Troubles

game-not-saved = non sauvegardée
plain-bye-unsaved = À bientôt ! La partie n’est pas sauvegardée.
plain-again-help = Oui relance une partie. Garder, tourner ou gagnant en relance une avec les mêmes places, avec des places décalées, ou en faisant commencer le gagnant. Non ou quitter arrête là. Autres commandes : plateau, règles, enregistrer FICHIER, exporter FICHIER.
plain-setup-help = Réponds à la question. Aide affiche ce texte et quitter arrête là : ce ne sont donc pas des noms. À la question du jeu, charger reprend la dernière partie et charger FICHIER une partie sauvegardée.
command-keep = garder
command-rotate = tourner
command-winner = gagnant
refused-variant = Il n’y a pas de jeu { $name }.
refused-variant-near = Il n’y a pas de jeu { $name }. Voulais-tu dire { $near } ?
refused-rounds = Le nombre de manches doit être impair, comme 3 ou 5.
refused-search = Il n’y a pas de joueur { $name } : une recherche voit de 1 à 8 décisions, de search-1 à search-8.
refused-perfect = perfect demande une table résolue, et ce jeu n’en a pas.
refused-seat = Il n’y a pas de place { $name }. Les places sont { $colours }.
refused-seat-near = Il n’y a pas de place { $name }. Voulais-tu dire { $near } ?
refused-seat-twice = La place { $colour } est prise deux fois.
refused-seats-players = Il faut { $players } places pour { $players } joueurs, pas { $seats }.
refused-tokens = Ce jeu ne se joue pas avec { $tokens } pions.
refused-together = { $one } et { $other } ne vont pas ensemble.
reason-exists = le fichier existe déjà
reason-folder = c’est un dossier
reason-missing = fichier ou dossier introuvable
reason-denied = accès refusé
reason-read-only = le disque est en lecture seule
reason-full = le disque est plein
reason-newer = il vient d’une version plus récente du programme
reason-cut = le fichier est coupé trop tôt
trouble-saved-again = La partie est de nouveau sauvegardée.
trouble-in-use = { $file } est déjà en cours de partie.
trouble-no-game = Il n’y a aucune partie sauvegardée à reprendre.
trouble-letters = Ce terminal ne peut pas afficher l’écriture de la langue { $code } : voici l’anglais. Utilise une locale UTF-8, comme LANG=C.UTF-8.
trouble-not-saved = La partie ne peut pas être sauvegardée : { $reason }. Elle continue sans sauvegarde.
trouble-not-read = { $file } est illisible : { $reason }
trouble-not-written = Impossible d’écrire { $file } : { $reason }
trouble-save-exists = Impossible d’écrire { $file } : le fichier existe déjà. Pour reprendre une partie sauvegardée : --load { $file }
trouble-variant =
    { $file } n’est pas un jeu valable. Ses erreurs :
    { $problems }
trouble-damaged = Le fichier est endommagé. La partie reprend à la dernière entrée lisible : { $entries }.
trouble-not-a-game = { $file } n’est pas une partie sauvegardée.
