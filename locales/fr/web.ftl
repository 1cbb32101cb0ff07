### The texts of the page alone, in French.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Aller au contenu
shell-nav = Pages
shell-more = Autres pages
shell-games = Tous les jeux
shell-new = Nouvelle partie
shell-replay = Revoir une partie
shell-settings = Réglages
shell-close = Fermer
shell-language = Langue
shell-theme = Apparence
shell-theme-system = système
shell-theme-light = clair
shell-theme-dark = sombre
shell-sound = Sons
shell-sound-hint = Dés, déplacements, prises et ton tour
shell-keys = Raccourcis clavier
shell-keys-hint = Joue avec les lettres et les chiffres. Espace et les flèches marchent toujours.
shell-not-loaded = Cette page ne s’est pas chargée
shell-not-loaded-hint = Tu es hors ligne, ou il y a une nouvelle version. Tes parties sont intactes.
shell-reload = Recharger
shell-loading = Chargement…
shell-try-again = Réessayer
shell-update = Mise à jour disponible.
shell-update-later = Plus tard
missing-title = Page introuvable
missing-text = L’adresse est peut-être mal écrite, ou la page n’existe plus.
missing-home = Accueil

## shell: what happened in a room

happened-someone = quelqu’un
happened-person-entered = { $name } entre dans le salon.
happened-person-left = { $name } a quitté le salon.
happened-person-removed = L’hôte a exclu { $name } du salon.
happened-player-joined = { $who } prend place.
happened-seat-freed = Place libre : { $colour }.
happened-ready = C’est bon pour { $name }.
happened-not-ready = { $name } a encore besoin d’un moment.
happened-host = { $name } est maintenant l’hôte.
happened-no-host = Le salon n’a plus d’hôte.
happened-settings = Les réglages du salon ont changé.
happened-listed = Le salon est public : tout le monde peut le trouver.
happened-unlisted = Le salon est privé : il faut le lien pour entrer.
happened-started = La partie commence.
happened-started-round = La manche { $round } commence.
happened-took-over-missed = { $who } a manqué trois tours. L’ordi ({ $level }) prend la relève.
happened-took-over-left = { $who } a quitté la table. L’ordi ({ $level }) prend la relève.
happened-paused = { $name } a mis la partie en pause.
happened-undo-asked = { $name } demande à annuler son dernier coup et la suite.
happened-redo-asked = { $name } demande à rétablir un coup.
happened-agreed = { $name } est d’accord.
happened-disagreed = { $name } n’est pas d’accord.
happened-undo-refused = La demande n’a pas été acceptée.
happened-player-left = { $name } quitte la table.
happened-player-returned = { $name } est de retour.
happened-round-over = Classement : { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } gagne le match !
       *[other] { $who } gagnent le match !
    }
happened-rematch = { $name } veut une revanche.
happened-seats-rotated = Tout le monde se décale d’une place.
happened-server-returned = Le serveur est de retour. Son absence n’est décomptée à personne.
happened-chat = { $name } : { $text }
happened-reaction = { $name } : { $reaction }
happened-muted = L’hôte a coupé la parole à { $name }.
happened-unmuted = { $name } peut de nouveau écrire.
happened-chat-on = La discussion est activée.
happened-chat-off = La discussion est désactivée.

## shell: why the server refuses, by its codes

refusal-offline = Serveur injoignable. Vérifie ta connexion.
refusal-bad-request = Le serveur n’a pas compris la demande.
refusal-slow = La demande a mis trop de temps à arriver. Réessaie.
refusal-bad-name = Un nom doit avoir de 1 à 30 caractères.
refusal-bad-cmd-id = Un problème est survenu. Réessaie.
refusal-bad-chat = Un message doit avoir de 1 à 500 caractères visibles.
refusal-bad-reaction = Réaction inconnue.
refusal-bad-settings = Ces réglages ne vont pas ensemble.
refusal-bad-options = Ces règles maison ne vont pas ensemble.
refusal-bad-variant = Ce fichier de variante contient des erreurs.
refusal-bad-record = Cet enregistrement est illisible.
refusal-unknown-variant = Ce jeu n’existe pas.
refusal-unknown-bot = Ce niveau de l’ordi n’existe pas.
refusal-no-token = Le salon ne connaît pas ce navigateur. Rejoins-le à nouveau.
refusal-sent-out = L’hôte t’a fermé l’accès à ce salon.
refusal-not-host = Seul l’hôte peut le faire.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-muted = L’hôte t’a coupé la parole.
refusal-chat-off = La discussion est désactivée.
refusal-bad-origin = Cette page vient d’un autre serveur.
refusal-no-room = Aucun salon n’a ce code.
refusal-no-game = Cette partie n’existe pas dans ce salon.
refusal-no-person = Cette personne n’est plus dans le salon.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-empty = Cette place est vide.
refusal-no-bot-there = L’ordi ne joue pas à cette place.
refusal-no-page = Il n’y a rien à cette adresse.
refusal-no-method = Le serveur ne permet pas cela ici.
refusal-stale = La partie a avancé entre-temps. Regarde à nouveau.
refusal-unknown-seq = Cette page n’est plus à jour. Recharge-la.
refusal-seated = Tu as déjà une place.
refusal-crowded = Il y a trop de monde dans ce salon.
refusal-too-long = Ce salon a atteint sa limite. Ouvre-en un nouveau.
refusal-seat-taken = Cette place est prise.
refusal-full = La table est complète. Tu peux quand même regarder.
refusal-not-ready = Tout le monde n’est pas encore prêt.
refusal-bad-seats = Le nombre de joueurs ou les places ne conviennent pas à ce jeu.
refusal-not-waiting = Ce n’est possible qu’avant la partie.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-ended = Ce n’est possible qu’après la partie.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-overruled = Les autres ont mis fin à ta pause. Tu pourras en refaire une après ton prochain coup.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-bots-turn = Ce n’est pas le tour de l’ordi.
refusal-already-asked = Les dés roulent déjà.
refusal-no-dice = Il n’y a rien à lancer maintenant.
refusal-kept-dice = Les dés ne peuvent pas être changés.
refusal-illegal-move = Les règles ne permettent pas ce coup.
refusal-illegal-pass = Tu as un coup possible, tu dois le jouer.
refusal-illegal-item = Tu n’as pas cet objet, ou tu ne peux pas l’utiliser maintenant.
refusal-illegal-roll = Les dés de ce jeu ne peuvent pas donner cela.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-game-over = La partie est finie.
refusal-undo-off = L’annulation est désactivée à cette table.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Il n’y a rien à rétablir.
refusal-vote-open = Les autres n’ont pas encore répondu.
refusal-no-vote = Il n’y a rien à voter.
refusal-already-voted = Tu as déjà répondu.
refusal-not-agreed = Les autres ont refusé. Joue d’abord.
refusal-not-lent = L’ordi ne joue pas pour toi.
refusal-not-open = Ce lancer n’est pas ouvert, ou pas pour cette place.
refusal-other-game = Cette valeur appartient à une autre partie.
refusal-seeded = Cette table a des dés d’entraînement, qui se passent des valeurs des joueurs.
refusal-bad-value = Cette valeur ne correspond pas à ce que ton appareil a fixé avant la partie.
refusal-away = Tu as quitté la table. Reviens d’abord.
refusal-gone = Tes pions ont été retirés de cette partie.
refusal-too-large = C’est trop volumineux pour le serveur.
refusal-too-many = Trop de demandes. Attends un instant.
refusal-internal = Un problème est survenu sur le serveur. Rien n’a changé.
refusal-unavailable = Le serveur est occupé. Réessaie.
refusal-unreadable = Ce salon ne peut pas être ouvert : il est endommagé ou demande un serveur plus récent.

## shell: the first page

bot-names = Pip, Dot, Domino, Biscuit, Trèfle, Bille
home-title = La course à l’arrivée, c’est mieux ensemble.
home-lead = Ludo, parchís, serpents et échelles, Ur et toute la famille : sur un écran, par un lien ou contre l’ordi. Sans compte, sans pub.
home-play = Jouer
home-invite = Inviter des amis
home-play-hint = Jouer lance un ludo contre trois ordis. Inviter des amis ouvre une table avec un lien à partager.
home-name = Ton nom
home-guest = Invité
home-code = Tu as un code de salon ?
home-code-empty = Saisis le code d’un salon ou colle un lien.
home-join = Rejoindre
home-more = D’autres jeux
home-all = Les { $count } jeux
home-promises = Ce sur quoi tu peux compter
home-dice = Des dés équitables
home-dice-text = Les mêmes chances pour les humains et les ordis. Personne ne peut prévoir un lancer.
home-bots = Les ordis sont signalés
home-bots-text = Tu vois toujours qui est un ordi. Les niveaux ne diffèrent que par la qualité du jeu.
home-everyone = Pour tout le monde
home-everyone-text = Au clavier, au doigt ou au lecteur d’écran. Les pions se distinguent par la forme et la couleur. Si la connexion coupe, ta partie est sauve.
resume-title = Reprendre la partie
resume-with = avec { $names }
resume-waiting = En attente
resume-your-turn = C’est ton tour
resume-playing = En cours
resume-back = Retour à ta partie
lobby-title = Tables ouvertes
lobby-seats = { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }{ $bots ->
        [0] {""}
       *[other] , dont { $bots } par l’ordi
    }
lobby-join = Rejoindre
lobby-watch = Regarder

## shell: the link to a room

share-code = Code du salon
share-link = Lien d’invitation
share-only-here = Ce lien ne marche que sur cet ordinateur. Pour que d’autres sur ton réseau puissent jouer, démarre le serveur avec
share-copy = Copier le lien
share-copied = Copié
share-send = Partager…
share-qr = Lien d’invitation en code QR : scanne-le avec un téléphone
share-text = Viens jouer à un jeu de plateau avec moi sur homestretch :

## shell: the games

games-lead = Des jeux de course vieux de cinq mille ans. Choisis un plateau, lis les règles, joue.
games-find = Chercher un jeu
games-any = tous
games-length = Durée
games-short = court
games-long = long
games-players = { $players } joueurs
games-minutes = environ { $minutes } min
games-luck-skill = bien jouer paie
games-luck-both = chance et bons coups
games-luck-mostly = surtout la chance
games-luck-all = que de la chance
games-measured = Durée et hasard sont mesurés sur des parties entre ordis ; les détails sont sur la page de chaque jeu.
games-measured-so = Mesuré sur { $games } parties : { $players } ordis de niveau moyen ont joué { $turns } tours en moyenne, à cinq secondes par tour. Pour voir si bien jouer paie, un ordi au niveau difficile a joué contre un ordi qui joue au hasard. Là où un ordi jouant au hasard aurait perdu 100 parties, l’ordi difficile en a perdu { $percent }. Entre joueurs expérimentés, les dés décident bien davantage.
games-count = { $count ->
        [one] { $count } jeu
       *[other] { $count } jeux
    }
games-none = Aucun résultat. Retire un filtre.
games-play = Jouer contre l’ordi
games-set-up = Règles maison et places
games-rulebook = Règles

## shell: setting up a game

new-lead = Choisis le jeu, les places et les règles maison.
new-rules-of = Lire les règles
new-seats = Qui joue ?
new-seats-hint = Chaque place a une couleur : choisis la tienne.
new-preset-computers = Contre l’ordi
new-preset-here = Tous sur cet écran
new-preset-link = Des amis par lien
new-preset = Choix rapide
new-sitter = Qui joue : { $colour }
new-sitter-me = moi
new-sitter-here = quelqu’un ici
new-sitter-link = par lien
new-sitter-bot = ordi
new-sitter-empty = personne
new-name-of = Nom : { $colour }
new-level-of = Niveau de l’ordi : { $colour }
new-by-link = Toute personne qui a le lien peut s’asseoir ici.
new-nobody = Cette place reste vide.
new-no-me = Il faut quelqu’un pour jouer sur cet écran.
new-house = Règles maison
new-house-hint = Les règles standard sont présélectionnées.
new-house-count = { $count ->
        [0] aucun changement
        [one] { $count } changement
       *[other] { $count } changements
    }
new-house-reset = Rétablir les règles standard
new-table = Table
new-public = Public
new-public-hint = Tout le monde peut trouver le salon parmi les tables ouvertes.
new-day = 1 jour
new-turn-hint = Quand le temps est écoulé, l’ordi joue le coup.
new-undo = Annulation
new-undo-never = désactivée
new-undo-ask = si les autres sont d’accord
new-undo-free = toujours
new-leaving = Si quelqu’un part
new-leaving-bot = l’ordi prend la relève
new-leaving-go = retirer ses pions
new-forced = Jouer automatiquement les coups forcés
new-forced-hint = S’il n’y a qu’un coup, il est joué pour toi.
new-auto-roll = Lancer automatique
new-auto-roll-hint = Les dés roulent sans clic.
new-start = Lancer la partie
new-open = Ouvrir la table
new-open-hint = Tu reçois ensuite un lien à partager.
new-file-choose = Jouer un fichier de variante
new-file-invalid = « { $file } » n’est pas jouable :
new-file-hint = Un fichier de variante a des lignes comme { $example }. « Ton propre plateau » peut en enregistrer un.
new-file-line = Ligne { $line } :

## shell: a board of your own

own-title = Ton propre plateau
own-hint = Choisis sa taille, les dés, les serpents, les échelles et les cases spéciales.
own-size = Cases
own-size-hint = 9 à 250
own-row = Cases par rangée
own-dice = Nombre de dés
own-faces = Faces par dé
own-links = Serpents et échelles
own-links-classic = classiques
own-links-typed = à saisir
own-links-random = au hasard
own-snakes = Serpents
own-snakes-hint = Tête et queue de chaque serpent, par exemple 99>54 70>55
own-ladders = Échelles
own-ladders-hint = Pied et sommet de chaque échelle, par exemple 6>25 11>40
own-snake-count = Nombre de serpents
own-ladder-count = Nombre d’échelles
own-seed = Graine
own-seed-hint = La même graine donne le même plateau.
own-name = Nom du jeu
own-name-hint = Tu peux le laisser vide.
own-special = Cases spéciales
own-special-hint = Écris les numéros des cases, par exemple 13 33.
own-marks = Lancer de plus
own-marks-hint = Tu lances encore une fois.
own-skip = Tour passé
own-skip-hint = Tu passes ton prochain tour.
own-swap = Échange
own-swap-hint = Ton pion prend la place du pion de tête.
own-shield = Bouclier
own-shield-hint = Il te protège d’un serpent.
own-second-throw = Second lancer
own-second-throw-hint = Tu peux relancer une fois.
own-chosen-roll = Lancer au choix
own-chosen-roll-hint = Tu choisis toi-même un lancer.
own-rolls = Il faut environ { $rolls } lancers pour arriver.
own-rolls-range = Au hasard, un plateau de cette taille en demande de { $least } à { $most }.
own-save = Enregistrer comme fichier
own-wrong = Corrige les champs signalés de ton plateau.

## shell: house rules

house-tokens = Pions par joueur
house-tokens-hint = Moins de pions, partie plus courte.
house-entry = Pour sortir un pion, il faut
house-entry-hint = Le lancer qui fait sortir un pion de l’écurie.
house-entry-own = standard
house-entry-one-six = un 1 ou un 6
house-entry-any = n’importe quel lancer
house-must-enter = Sortie obligatoire
house-must-enter-hint = Si tu peux sortir un pion, tu dois le faire.
house-tries = Trois essais
house-tries-hint = Sans pion sur le parcours, tu peux lancer jusqu’à trois fois pour en sortir un.
house-out = Un pion déjà sorti
house-out-hint = Chaque joueur commence avec un pion sur la case de départ.
house-streak = Trois de suite
house-streak-hint = Ce qui se passe au troisième 6 (ou double) du même tour.
house-streak-own = standard
house-streak-none = rien de spécial
house-streak-void = le lancer est perdu et le tour finit
house-streak-last-home = le dernier pion joué retourne à l’écurie
house-streak-furthest-home = le pion de tête retourne à l’écurie
house-captures = Prises
house-captures-hint = Si tu tombes sur un pion adverse, il retourne à l’écurie.
house-must-capture = Prise obligatoire
house-must-capture-hint = Si tu peux manger un pion, tu dois le faire.
house-gate = Une prise avant l’arrivée
house-gate-hint = Ta ligne droite s’ouvre à ta première prise.
house-safe = Cases protégées
house-safe-hint = Sur les cases marquées, personne n’est mangé.
house-own = Deux de tes pions sur une case
house-own-hint = Ce qui se passe quand tes pions se rejoignent.
house-own-share = ils la partagent
house-own-block = ils forment un barrage
house-own-stack = ils avancent ensemble
house-own-forbid = interdit
house-overshoot = Si le lancer est trop grand pour arriver
house-overshoot-hint = Ce que fait un pion qui dépasserait l’arrivée.
house-overshoot-stay = il reste : il faut le nombre exact
house-overshoot-bounce = il recule du surplus
house-overshoot-wins = il arrive quand même
house-goal = Un pion à l’arrivée suffit
house-goal-hint = Le premier qui amène un pion à l’arrivée gagne.
house-places = Jouer pour tous les rangs
house-places-hint = La partie continue jusqu’à ce qu’il ne reste qu’un joueur.
house-order = Premier joueur
house-order-hint = Comment le premier joueur est choisi.
house-order-own = standard
house-order-fixed = la première place
house-order-highest = le plus grand lancer
house-order-random = au hasard
house-again-six = Rejouer après un 6
house-again-six-hint = Chaque 6 donne un lancer de plus.
house-again-capture = Rejouer après une prise
house-again-capture-hint = Chaque prise donne un lancer de plus.
house-again-finish = Rejouer après un pion arrivé
house-again-finish-hint = Chaque pion amené à l’arrivée donne un lancer de plus.
rules-of = Règles : { $game }
rules-differ = Règles maison de cette table
rules-usual = standard : { $value }
rules-changed = règle maison
rules-leaving-bot = À cette table, l’ordi ({ $level }) prend la relève si quelqu’un part, jusqu’à son retour.

## Board

board-label = Plateau
board-choice = { $captures ->
    [0] { $colour }, pion { $token } : { square-from } { square-to }.
    [one] { $colour }, pion { $token } : { square-from } { square-to }, mange un pion.
   *[other] { $colour }, pion { $token } : { square-from } { square-to }, mange { $captures } pions.
}
board-danger = Il pourrait y être mangé.
board-seat = { $colour } : { $places }
board-token-name = pion { $token }
board-token = pion { $token } { square-at }
# A square by itself; game.ftl has the squares in sentences.
square-name =
    { $at_kind ->
        [yard] écurie
        [off] hors du plateau
        [pad] aire d’attente
        [start] case de départ
        [start-of] case de départ ({ $at_colour })
        [own] case privée { $at_number }
        [stretch] case { $at_number } de la ligne droite
        [step] case { $at_number } dans la ligne droite
        [finish] arrivée
       *[track] case { $at_number }
    }
board-roll = Lancer les dés
board-dice = Lancé : { $dice }
board-no-dice = Rien n’est encore lancé

## room: coming in

room-none-title = Salon introuvable
room-none-text = Le code est peut-être mal écrit, ou le salon a expiré. Les salons inutilisés sont supprimés au bout d’un moment ; leurs parties sont conservées.
room-none-replay = Revoir sa dernière partie
room-other-code = Un autre code
room-open = Ouvrir
room-offline-title = Serveur injoignable
room-trouble-title = Un problème est survenu
room-too-many-title = Trop d’essais
room-too-many-text = Trop de codes faux ou de demandes sont venus d’ici. Attends une dizaine de minutes ; cette page réessaiera ensuite.
room-title-turn = À toi ! { $game }
room-entry-lead = t’invite à jouer
room-entry-lead-nobody = Une partie t’attend
room-entry-is-playing = Une partie est en cours
room-entry-is-ended = La partie est finie
room-entry-is-full = Toutes les places sont prises
room-entry-playing = Tu peux regarder et jouer la prochaine partie.
room-entry-ended = Tu peux jouer la prochaine partie, ou revoir la dernière.
room-entry-full = Tu peux regarder.
room-your-name = Ton nom
room-guest = Invité
room-take-seat = Prendre une place
room-watch = Regarder
room-seat-choose = Choisir
room-seat-chosen = Choisie
room-who-is-in = Dans le salon
room-watching =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
room-removed = Tu n’es plus dans ce salon. Tu peux revenir si l’hôte le permet.

## room: before the game

room-seat-free = libre
room-you = toi
room-host = hôte
room-ready = c’est bon
room-away = pas là
room-level = Niveau des nouveaux ordis
room-add-bot = Ajouter un ordi
room-remove-bot = Retirer { $name }
room-kick = Retirer { $name } de la table
room-remove-here = Retirer { $name }
room-send-out = Exclure { $name } du salon
room-send-out-yes = Exclure
room-send-out-no = Annuler
room-people =
    { $count ->
        [one] 1 autre personne est là
       *[other] { $count } autres personnes sont là
    }
room-watches = regarde
room-muted = sans parole
room-mute = Couper la parole à { $name }
room-unmute = Rendre la parole à { $name }
room-sit-here = S’asseoir ici
room-another-here = Ajouter un joueur sur cet écran
room-another-name = Nom du joueur sur cet écran
room-another-sit = Ajouter
room-cancel = Annuler
room-need-more =
    { $count ->
        [one] Il manque encore 1 joueur.
       *[other] Il manque encore { $count } joueurs.
    }
room-wait-for = On attend encore : { $names }
room-wait-for-host = On attend que l’hôte lance la partie.
room-can-start = Tout le monde est prêt.
room-can-start-free =
    { $count ->
        [one] Tout le monde ici est prêt. Une place est encore libre : attends que quelqu’un arrive, ou commence sans attendre.
       *[other] Tout le monde ici est prêt. { $count } places sont encore libres : attends les autres, ou commence sans eux.
    }
room-i-am-ready = C’est bon pour moi
room-not-ready = Pas encore
room-leave = Quitter
room-invite = Inviter d’autres joueurs
room-settings = Réglages de la table
room-change = Modifier
room-leaving = Si quelqu’un part
room-leaving-bot = l’ordi ({ $level }) prend la relève
room-leaving-tokens-go = ses pions sont retirés
room-stand-in = L’ordi qui joue quand le temps est écoulé
room-forced = Jouer automatiquement les coups forcés
room-forced-hint = S’il n’y a qu’un coup, il est joué automatiquement
room-auto-roll = Lancer automatique
room-auto-roll-hint = Les dés roulent sans clic
room-public = Table publique
room-public-hint = Affichée à l’accueil ; tout le monde peut la rejoindre
room-chat-hint = Les joueurs peuvent s’écrire
room-hours = { $hours } h
room-on = oui
room-off = non

## room: the game

room-connecting = Connexion…
room-lost = Connexion perdue. Nouvel essai…
room-quiet = Pas encore de réponse. On attend…
room-polling = Connexion lente : des nouvelles toutes les deux secondes.
room-connecting-short = Connexion
room-lost-short = Hors ligne
room-quiet-short = Pas de réponse
room-polling-short = Connexion lente
room-lent-asked = L’ordi joue pour toi.
room-lent-missed = Pendant ton absence, l’ordi joue pour toi.
room-lent-left = Tu as quitté la table. L’ordi joue pour toi.
room-back = Me revoilà
room-back-of = { $who } est de retour
room-your-turn = À toi de jouer !
room-turn-of = { $who }, à toi de jouer !
room-turn = en jeu
room-your-roll = { $who }, c’est ton tour : lance les dés.
room-your-move = { $who }, choisis un coup.
room-roll = Touche les dés ou appuie sur Espace.
room-roll-touch = Touche les dés.
room-roll-opening = Lance pour savoir qui commence.
room-roll-button = Lancer
room-choose = Choisis un pion.
room-tap-again = Touche encore pour y aller.
room-one-move = Il n’y a qu’un coup.
room-drawing = Tirage au sort du premier joueur…
room-waits-for = C’est à { $who } de jouer.
room-you-watch = Tu regardes la partie.
room-paused = La partie est en pause.
room-pause = Pause
room-resume = Reprendre
room-option-danger = { $move }, pourrait y être mangé
room-pass = Passer
room-use = Utiliser : { $item }
room-holds = Possède { $items }.
room-progress = { $percent } % du chemin
room-progress-of = { $who } : { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Plateau : { $game }
room-board-words = Décrire le plateau
room-board-words-short = Décrire
room-menu = Plus
room-log = Historique
room-log-empty = Rien ne s’est encore passé.
room-undo-button = Annuler
room-redo-button = Rétablir
room-vote-waits = On attend la réponse des autres…
room-sending = Envoi de ton coup…
room-agree = D’accord
room-disagree = Refuser
room-autopilot = Laisser l’ordi jouer pour moi
room-autopilot-of = Laisser l’ordi jouer pour { $who }
room-single = Jouer automatiquement mes coups forcés
room-single-hint = Si tu n’as qu’un coup, il est joué pour toi
room-record = Télécharger l’enregistrement
room-leave-title = Quitter la table ?
room-leave-watch = Tu peux revenir avec le même lien.
room-leave-bot = L’ordi ({ $level }) joue pour toi jusqu’à ton retour.
room-leave-tokens-go = Tes pions seront retirés de la partie. Tu ne pourras pas l’annuler.
room-stay = Rester
room-chat = Discussion
room-chat-empty = Pas encore de message.
room-chat-say = Message
room-chat-send = Envoyer
room-chat-watch = Entre dans le salon pour écrire.
room-reactions = Réactions
room-react-clap = Applaudir
room-react-laugh = Rire
room-react-wow = Waouh
room-react-cheer = Fêter
room-react-sad = Triste
room-react-wave = Saluer
room-key-roll = lancer, ou jouer le seul coup
room-key-move = jouer le coup qui porte ce numéro
room-key-choose = coup suivant ; Entrée le joue
room-key-token = pion suivant ; Entrée le joue
room-key-undo = annuler
room-key-redo = rétablir
room-key-autopilot = laisser jouer l’ordi, ou reprendre la main
room-key-pause = pause ou reprise
room-key-chat = discussion
room-key-board = entendre où sont tous les pions
room-key-help = afficher ces touches
key-space = Espace
key-enter = Entrée
key-tab = Tab
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-end = Fin

## room: after the game

room-places = Classement
room-rematch = Revanche
room-next-round = Manche suivante
room-replay = Revoir la partie
room-last-game = Revoir la dernière partie
room-stats = Statistiques de la partie
room-stats-short = Statistiques
room-streak = Record de lancers en un tour
room-stats-progress = Progression de tous les pions
room-stats-expected = Barres : combien de fois chaque nombre est sorti. Tirets et ⌀ : combien de fois on l’attend.
room-copy-game = Copier le lien vers cette partie
room-stats-lost = pion perdu
room-stats-snake = serpent
room-stats-ladder = échelle
room-snakes = Serpents
room-ladders = Échelles

## room: replay

replaying-open-title = Revoir une partie
replaying-open-text = Choisis ou dépose un enregistrement ou une partie sauvegardée. Le serveur rejoue la partie et ne conserve rien.
replaying-choose = Choisir un enregistrement
replaying-other = Un autre enregistrement
replaying-none-title = Cette partie ne peut pas être affichée
replaying-position = Position
replaying-start = Aller au début
replaying-back = Reculer d’un pas
replaying-play = Lire
replaying-pause = Pause
replaying-on = Avancer d’un pas
replaying-end = Aller à la fin
replaying-speed = Vitesse
replaying-copy = Copier le lien vers cette position
replaying-room = Retour au salon
replaying-key-play = lire ou mettre en pause
replaying-key-step = un pas en arrière ou en avant
replaying-key-jump = dix pas en arrière ou en avant
replaying-key-ends = au début ou à la fin
replaying-key-speed = moins vite ou plus vite

## Fair dice

fair-how = Comment marchent les dés
fair-check = Vérifier les dés
fair-script = Télécharger le script de vérification (Python)
fair-fingerprint = Empreinte de la partie
fair-nothing = rien

verify-title = Vérifier les dés d’une partie
verify-text = Choisis ou dépose un enregistrement. Ton navigateur vérifie lui-même les dés. Le serveur vérifie seulement que les coups sont permis, et ne conserve rien.
verify-choose = Choisir un enregistrement
verify-other = Vérifier une autre partie
verify-working = Vérification des dés…
verify-proved = Dés vérifiés
verify-proved-text = { $rolls ->
    [one] L’unique lancer découle de valeurs fixées avant qu’il ne tombe.
   *[other] Les { $rolls } lancers découlent tous de valeurs fixées avant qu’ils ne tombent.
}
verify-half = Dés vérifiés, avec les exceptions ci-dessous
verify-half-text = { $rolls ->
    [one] L’unique lancer découle de ses valeurs. Ce qui n’est pas prouvé figure ci-dessous.
   *[other] Les { $rolls } lancers découlent tous de leurs valeurs. Ce qui n’est pas prouvé pour certains figure ci-dessous.
}
verify-server = Vérifié pour le serveur seulement
verify-server-text = { $rolls ->
    [one] L’unique lancer découle de la valeur du serveur, fixée avant qu’il ne tombe. Aucun appareil de joueur n’y a pris part.
   *[other] Les { $rolls } lancers découlent tous des valeurs du serveur, fixées avant qu’ils ne tombent. Aucun appareil de joueur n’y a pris part.
}
verify-seeded = Dés d’entraînement
verify-seeded-text = { $rolls ->
    [one] L’unique lancer découle d’une graine. Qui la connaissait pouvait le prévoir.
   *[other] Les { $rolls } lancers découlent tous d’une graine. Qui la connaissait pouvait les prévoir.
}
verify-none = Cet enregistrement ne peut pas être vérifié
verify-none-text = La partie a été jouée sans dés vérifiés. L’enregistrement contient les lancers, mais pas leur origine.
verify-unreadable = Ce fichier n’est pas un enregistrement de partie
verify-unreadable-line = L’erreur est à la ligne { $line }.
verify-unreadable-dice = Ce fichier utilise des dés inconnus.
verify-fraud = Ne te fie pas à ces dés
verify-fraud-next = Garde ce fichier. Demande le leur aux autres joueurs et comparez les empreintes : dans une partie honnête, elles sont toutes pareilles.
verify-what = Ce qui est prouvé
verify-what-not = Ce qui n’est pas prouvé
verify-fingerprint-text = Tous les joueurs ont vu ces seize caractères à l’écran. Si les tiens sont les mêmes, c’est la même partie.
verify-stats = Statistiques des lancers
verify-rolls = Tous les lancers
verify-roll = Lancer
verify-who = Qui
verify-fell = Résultat
verify-values = Valeurs de
verify-lot = tirage du premier joueur
verify-script-text = Tu ne te fies ni à nous ni à ton navigateur ? Ce court script vérifie le même fichier avec Python et rien d’autre.

fraud-file = Le fichier a été modifié après coup : sa somme de contrôle ou celle de ses règles ne correspond pas.
fraud-start = Les règles, les places ou les chaînes ne sont pas celles du début de la partie.
fraud-seats = La preuve porte sur d’autres places que la partie.
fraud-seeded = Les dés sont présentés comme des dés d’entraînement issus d’une graine, mais il y a des chaînes de joueurs. Avec une graine, personne ne donne de valeur.
fraud-seed = Les dés sont présentés comme des dés d’entraînement issus de la graine { $seed }, mais la chaîne du serveur n’en découle pas.
fraud-chains = L’enregistrement a plus de chaînes qu’une partie ne peut en avoir.
fraud-own = { $who } : la chaîne fixée par ce navigateur n’est pas dans la preuve.
fraud-order = Le lancer { $roll } n’est pas dans l’ordre : un lancer a été omis, ajouté ou répété.
fraud-server = Lancer { $roll } : la valeur du serveur ne vient pas de la chaîne qu’il avait fixée.
fraud-contribution = Lancer { $roll } : la valeur donnée par { $who } ne vient pas de la chaîne fixée pour cette place.
fraud-stranger = Lancer { $roll } : { $who } participe sans chaîne, ou deux fois.
fraud-item = La partie contient { $action }, que cette variante ne connaît pas.
fraud-record = Lancer { $roll } : la partie dit { $record }, sa preuve dit { $proof }.
fraud-dice = Lancer { $roll } : les valeurs donnent { $right }, mais { $shown } a été montré.
fraud-roller = Lancer { $roll } : c’était le tour d’un autre joueur.
fraud-void = Le lancer { $roll } a été ouvert puis écarté, alors que le joueur n’était pas parti et n’avait pas perdu son tour par une annulation.
fraud-back = Avant le lancer { $roll } : les coups annulés n’ont pas pu être joués ainsi.

proved-server = Chaque valeur du serveur appartient à la chaîne qu’il a fixée avant le premier lancer.
proved-server-renewed = Chaque valeur du serveur appartient à une chaîne qu’il a fixée : la première avant le premier lancer, une nouvelle dès que la précédente était épuisée. Nouvelle à partir du lancer : { $list }
proved-people = Chaque valeur d’un joueur appartient à la chaîne fixée pour sa place.
proved-start = Règles, places et chaînes sont celles du début de la partie.
proved-dice = Les lancers sont exactement ceux que donnent les valeurs : dans cet ordre, sans oubli ni ajout.
proved-dice-chosen = Les lancers sont exactement ceux que donnent les valeurs, dans cet ordre, sans oubli. Les seuls autres sont des lancers au choix, que cette variante connaît : là, les joueurs ont choisi les dés eux-mêmes. En rejouant les coups, on voit s’ils en avaient un.
proved-own = La chaîne de ce navigateur en fait partie : { $who }.
proved-moves = Le serveur a rejoué tous les coups : ils sont permis.
moves-asking = Le serveur rejoue les coups…
moves-illegal = Le serveur a rejoué la partie et la refuse : { $reason }
moves-unknown = Impossible de demander au serveur si les coups sont permis.

unproved-nothing = Tout est prouvé.
unproved-server = Que le serveur n’a pas choisi ses valeurs avant la partie : aucun appareil de joueur n’y a pris part.
unproved-seeded = Que personne ne connaissait les dés à l’avance : ils viennent d’une graine, pour s’entraîner.
unproved-part = { $took ->
        [one] { $who } a pris part à { $took } lancer sur { $rolls }.
       *[other] { $who } a pris part à { $took } lancers sur { $rolls }.
    } Pour ce joueur, les autres lancers ne sont pas prouvés.
unproved-missing = { $who } n’a pas répondu. Lancers : { $list }
unproved-passed-over = Rien n’a été demandé à { $who }, faute de réponse auparavant. Lancers : { $list }
unproved-away = { $who } n’était pas là, ou n’avait pas encore de chaîne. Lancers : { $list }
unproved-no-chain = Rien n’est prouvé pour { $who } : son appareil n’avait pas de chaîne. Lancers : { $list }
unproved-single = Que { $who } et le serveur n’ont pas choisi les lancers ensemble : seul cet appareil a donné des valeurs, et tous deux auraient pu essayer plusieurs chaînes avant la partie.
unproved-anchor = { $who } n’a fixé une chaîne qu’avant le lancer { $roll } : depuis un autre appareil, après un effacement des données du navigateur ou après une arrivée tardive. L’empreinte ne la couvre pas.
unproved-renewed = À partir du lancer { $roll }, tous ont une nouvelle chaîne, car une chaîne dure 4096 lancers. L’empreinte ne couvre pas les nouvelles.
unproved-lacking = Que personne n’a choisi ces lancers : dans chacun, un joueur qui avait une chaîne n’a pas donné de valeur. Avec le serveur, ce joueur pouvait choisir entre deux résultats, et plusieurs joueurs entre davantage. Lancers : { $list }
unproved-unbound = Pour d’autres que les joueurs : aucune valeur de ces lancers ne vient d’une chaîne fixée avant le début. Lancers : { $list }
unproved-fresh = Pour d’autres que les joueurs, lancer { $roll } : l’appareil utilisé par { $who } y a pris une nouvelle chaîne pour la première fois. Seuls les joueurs savent qu’elle était choisie avant que les autres valeurs soient connues : sinon leurs navigateurs auraient donné l’alarme.
unproved-fresh-server = Pour d’autres que les joueurs, lancer { $roll } : le serveur y a pris une nouvelle chaîne pour la première fois. Seuls les joueurs savent qu’elle était choisie avant que les autres valeurs soient connues : sinon leurs navigateurs auraient donné l’alarme.
unproved-void = Ouverts mais jamais tombés, parce qu’une autre place devait lancer : des coups ont été annulés, ou le joueur est parti ou a utilisé un lancer au choix. Lancers : { $list }
unproved-back = Des coups ont été annulés avant ces lancers. Si personne n’y a rien annulé, ne t’y fie pas. Lancers : { $list }
unproved-other = Ce navigateur n’a pas de chaîne dans cette partie. Compare l’empreinte avec celle qu’un joueur a vue.
unproved-end = Comment la partie a fini : l’enregistrement s’arrête avant la fin, et le reste a pu être coupé.

stats-usual = { $dice } dés. Des dés équitables sont au moins aussi inégaux dans { $percent } % des parties : rien d’inhabituel.
stats-rare = { $dice } dés. Des dés équitables ne sont aussi inégaux que dans { $percent } % des parties. C’est rare, mais cela arrive.
stats-very-rare = { $dice } dés. Des dés équitables sont aussi inégaux dans moins d’une partie sur 1000. La malchance ne prouve pas la triche, ni la chance l’équité : c’est la vérification ci-dessus qui compte.
stats-few = { $dice ->
        [one] { $dice } dé, c’est trop peu pour dire si c’est inhabituel.
       *[other] { $dice } dés, c’est trop peu pour dire si c’est inhabituel.
    }
stats-face = { $face } : { $count } fois, attendu { $expected }
stats-expected = Les pointillés et les nombres avec ⌀ sont ce que donnent des dés équitables en moyenne.
stats-kept = { $count ->
    [one] { $count } de ces dés a été annulé et n’a pas été relancé.
   *[other] { $count } de ces dés ont été annulés et n’ont pas été relancés.
}

seal-label = Détails du lancer { $roll }
seal-title = Lancer { $roll }
seal-good = Lancer vérifié
seal-without = Lancer vérifié, sans valeur de ton appareil
seal-chosen = Un joueur a utilisé un lancer au choix : rien n’a été lancé
seal-unsure = Pas encore entièrement vérifié
seal-bad = Ce lancer a un problème
seal-later = Lancer vérifié. L’enregistrement prouvera le tirage au sort après la partie.
seal-sealed = Dés vérifiés : le serveur et l’appareil de chaque joueur les font ensemble.
seal-some = Dés vérifiés : le serveur et les appareils des joueurs les font ensemble. Sans appareil : { $who }.
seal-server = Dés issus des seules valeurs fixées du serveur : aucun appareil de joueur n’y prend part.
seal-seeded = Dés d’entraînement : ils viennent d’une graine et ne prouvent rien.
seal-elsewhere = Ta valeur vient d’un autre de tes appareils, tant qu’il est connecté.
seal-watched = Tu regardes, donc ton appareil n’y prend pas part.
seal-silent = La valeur de ton appareil a été demandée, mais les dés sont tombés avant la réponse.
seal-unasked = Rien n’a été demandé à ton appareil : il était hors ligne à l’ouverture du lancer, n’avait pas répondu avant, ou venait d’arriver.
seal-count = { $count ->
        [one] { $count } lancer de cette partie est tombé sans ta valeur alors que ton appareil était connecté, ou venait de perdre la connexion.
       *[other] { $count } lancers de cette partie sont tombés sans ta valeur alors que ton appareil était connecté, ou venait de perdre la connexion.
    }
seal-count-why = Laisser ta valeur de côté permet de choisir entre deux résultats. Si cela arrive souvent, ne te fie pas à cette partie.
seal-unsure-text = Ton navigateur était hors ligne, ou n’a pas encore l’enregistrement. Il vérifie tout dès qu’il l’a.
seal-waiting = Rien n’a encore été lancé.
seal-values = Valeurs
seal-of-server = Serveur
seal-own = la tienne
seal-missing = absente
seal-chain = Chaque valeur, hachée encore et encore, mène à l’ancre que son propriétaire a fixée avant.
seal-anchor = L’ancre de ton appareil, fixée avant la partie
seal-anchor-text = Si tu la gardes, tu peux la chercher dans l’enregistrement : homestretch verify ou verify.py, avec --anchor.
seal-unfollowed = Impossible à suivre, car ce navigateur était hors ligne : { $who }.
seal-seed = Toutes les valeurs ensemble, avec celle du serveur comme clé, donnent la graine du lancer.
seal-bytes = La graine donne des octets. Ceux qui favoriseraient certaines faces sont écartés.
seal-over = écarté
seal-die = octet { $byte } → reste de { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = octet { $byte } → reste de { $byte } ÷ { $faces }, plus 1 = { $face } ; parmi les places occupées, c’est { $who }
seal-lots = mot { $word } → reste de { $word } ÷ { $total } = { $rest }, ce qui vaut { $value }
seal-fell = Dés

alarm-title = Il y a un problème avec les dés
alarm-server-anchor = Le serveur a remplacé les valeurs qu’il avait fixées avant la partie.
alarm-start = La partie a soudain d’autres règles, places ou chaînes qu’au début.
alarm-mode = Les dés de cette partie ont soudain une autre origine qu’au début, ou aucune.
alarm-anchor = { $who } : la chaîne de ce navigateur a été remplacée. Aucun de tes appareils ne le fait tant que celui-ci est connecté.
alarm-stranger = { $who } : un autre appareil participe aux dés en ton nom, et tu dis qu’il n’est pas à toi.
alarm-server-value = Lancer { $roll } : la valeur du serveur n’est pas celle qu’il avait fixée.
alarm-value = Lancer { $roll } : la valeur donnée par { $who } n’est pas celle qui était fixée.
alarm-forged = Lancer { $roll } : une valeur qui ne vient pas de ton appareil a servi pour { $who }.
alarm-dice = Lancer { $roll } : les valeurs donnent { $right }, mais { $shown } a été montré.
alarm-table = Lancer { $roll } : les valeurs donnaient { $right }, mais la table montre { $shown }.
alarm-unshown = La table montre { $shown }, sans valeur pour le prouver.
alarm-item = { $who } aurait utilisé un objet que cette variante n’a pas.
alarm-again = Le lancer { $roll } a été montré de nouveau, avec un autre résultat.
alarm-gap = Lancer { $roll } : le serveur n’a pas dit ce qui s’est passé.
alarm-void = Le lancer { $roll } a été écarté sans raison. Écarter des lancers, c’est choisir les résultats.
alarm-roller = Le lancer { $roll } n’est pas celui du joueur dont c’est le tour.
alarm-part = Lancer { $roll } : d’autres joueurs y ont pris part que ceux sollicités à l’ouverture.
alarm-left-out = Lancer { $roll } : la valeur envoyée par { $who } a été laissée de côté. Une connexion lente peut l’expliquer une fois ; si cela se répète, ce n’est pas un hasard.
alarm-not-asked = Lancer { $roll } : { $who } est en ligne, mais on ne lui a pas demandé de valeur.
alarm-record = Ce que le serveur dit de cette partie diffère de ce que ce navigateur a vu, ou se contredit.
alarm-early = Le serveur a demandé trop tôt une valeur du lancer { $roll } et ne l’a pas eue.
alarm-shut-out = { $who } : ton appareil a fixé ses valeurs, mais le serveur les laisse hors des dés.
alarm-unclicked = Lancer { $roll } : les dés lancés pour { $who } sont tombés sans clic, avant la fin du temps.
alarm-late = Lancer { $roll } : une fois de plus, { $who } n’a appris un lancer qu’une fois tombé, malgré la connexion. À moins qu’elle soit très lente, quelqu’un retient les lancers.
alarm-undone = Des coups ont été annulés alors que l’annulation est désactivée ici, ou sans ton accord.
alarm-withheld = Le serveur ne donne pas l’enregistrement. Sans lui, ton navigateur ne peut pas vérifier ce qu’il a manqué.
alarm-next = L’enregistrement garde la preuve. Ne continue que si tu fais confiance à qui tient le serveur.
alarm-seen = OK

elsewhere-text = Un autre appareil participe aux dés pour toi. Est-il à toi ?
elsewhere-yes = Oui, il est à moi
elsewhere-no = Non, pas du tout
doubted-text = Sur un autre appareil, quelqu’un a annulé un coup, ou l’a accepté, en ton nom. C’était toi ?
doubted-yes = Oui, c’était moi
doubted-no = Non, ce n’était pas moi

dice-lead = Tant que ton navigateur participe, personne ne peut connaître un lancer à l’avance : ni le serveur, ni l’hôte, ni tous les autres réunis. Pour choisir entre quelques résultats, il faudrait au serveur un joueur qui retienne une valeur, et l’enregistrement montre chaque valeur absente.
dice-picture = Imagine : chacun pose sur la table une pile d’enveloppes scellées. À chaque lancer, chacun ouvre la suivante, et tous les nombres ensemble font le dé.
dice-before = Avant la partie
dice-before-text = L’appareil de chaque joueur choisit des milliers de nombres secrets et les pose sur la table dans des enveloppes scellées. Le serveur aussi. Dès lors, personne ne peut en changer un.
dice-roll = À chaque lancer
dice-roll-text = Chacun ouvre l’enveloppe suivante, et les nombres sont mélangés. Chacun était choisi bien avant que quiconque connaisse les autres. Si tous ouvrent la leur, un seul nombre honnête suffit à rendre le résultat imprévisible.
dice-after = Après la partie
dice-after-text = Tous les nombres ouverts sont dans l’enregistrement. Ton navigateur les vérifie aussitôt, et chacun peut les vérifier plus tard.
dice-questions = Questions
dice-do = Dois-je faire quelque chose ?
dice-do-text = Non. Ton navigateur garde tes enveloppes et les ouvre au bon moment. Pour ton propre lancer, il attend ton clic.
dice-away = Et si quelqu’un est absent ?
dice-away-text = Après deux secondes, les dés tombent sans son nombre, et tout le monde voit lequel manquait. Attendre ne permet pas d’éviter un mauvais lancer. Mais un joueur qui retient exprès une valeur pourrait, avec le serveur, choisir entre deux résultats. C’est pourquoi ces lancers sont listés comme non prouvés.
dice-devices = Et si je joue sur deux appareils ?
dice-devices-text = L’un garde tes enveloppes, et tu peux lancer sur les deux. S’il se déconnecte, l’autre prend la suite avec de nouvelles enveloppes. L’enregistrement le montre.
dice-bots = Et les ordis ?
dice-bots-text = Les ordis n’ont pas d’enveloppes, toi si. Les dés ne viennent du serveur seul que si aucun navigateur humain n’est connecté, et l’écran le dit alors.
dice-luck = Vingt lancers sans un 6 : est-ce normal ?
dice-luck-text = Cela arrive à un joueur sur quarante. Les dés n’ont pas de mémoire. La vérification montre combien de fois chaque nombre est sorti et si c’est inhabituel.
dice-see = Comment savoir que c’est actif ?
dice-see-text = Une coche à côté des dés indique que ton navigateur a vérifié le lancer. Touche-la pour voir les nombres, le calcul et l’empreinte de la partie, la même sur tous les écrans. Si quelque chose ne va pas, ton navigateur donne une alarme impossible à manquer.
dice-math = Les mathématiques
dice-math-text = H est SHA-256, HM est HMAC-SHA-256 ; chacun commence par la marque homestretch-dice/1/. ‖ joint des octets, les nombres sont gros-boutistes, g désigne les 16 octets de la partie, N vaut 4096. owner est le numéro d’une place, 255 pour le serveur.
dice-chain = Les enveloppes sont une chaîne de hachage faite d’un secret X de 32 octets aléatoires. Son dernier maillon, l’ancre, est publié. Chaque valeur suivante se prouve en y redescendant.
dice-start = Au début, tout est lié : les règles, les places et toutes les ancres. L’empreinte est le début de T. rules est le SHA-256 du texte des règles dans l’enregistrement, sans la marque. Une personne a kind 0, un ordi 1. Une ancre absente vaut 32 octets nuls.
dice-seed = Pour le lancer i, la valeur du serveur est la clé, et les valeurs de tous les participants sont le message. Leurs places viennent en ordre croissant ; n est leur nombre. Quand la première place est tirée au sort, personne ne lance : la place est 255, et le dé a une face par place.
dice-faces = La graine donne des octets. Les plus hauts, qui favoriseraient certaines faces, sont écartés : toutes les faces sont donc également probables. Les cauris et les dés pipés prennent quatre octets de la même façon. W est la somme des poids.
dice-rules = Un appareil n’envoie sa valeur du lancer i que si le lancer i est ouvert et le lancer i − 1 réglé. Le joueur dont c’est le lancer l’envoie avec son clic. Le lancer i + 1 ne s’ouvre qu’après le coup.
dice-attacks = Ce qu’un tricheur pourrait tenter
attack-server = Le serveur change sa valeur
attack-server-why = Elle ne redescend plus à l’ancre que tous ont vue avant la partie.
attack-other = Le serveur change la valeur d’un joueur
attack-other-why = Elle ne redescend plus à l’ancre de cet appareil, et l’appareil voit que ce n’est pas la sienne.
attack-replay = Une valeur d’une autre partie, place ou lancer est réutilisée
attack-replay-why = Partie, place et numéro sont hachés dans chaque maillon : la valeur ne convient nulle part ailleurs.
attack-early = Le serveur demande des valeurs trop tôt
attack-early-why = Ton navigateur refuse : il n’envoie de valeur que pour le lancer ouvert, une fois le précédent montré.
attack-silent = Le dernier joueur voit les autres valeurs et retient la sienne
attack-silent-why = Personne ne voit les dés avant que la valeur du serveur soit montrée, les dés tombent quand même, et l’enregistrement montre la valeur absente. Avec le serveur, ce serait un choix entre deux résultats, c’est pourquoi ces lancers sont listés comme non prouvés.
attack-anchor = Une ancre est échangée
attack-anchor-why = T serait différent, et chaque navigateur cherche sa propre ancre.
attack-file = Le fichier est modifié après coup
attack-file-why = Les dés doivent découler des valeurs, et les valeurs des ancres. Personne ne peut en fabriquer d’autres qui conviennent.
attack-restart = Le serveur « plante » et relance
attack-restart-why = Rien n’est tiré au moment du lancer : les mêmes valeurs donnent les mêmes dés, et ton navigateur s’en souvient.
dice-trust = Ce à quoi il faut encore se fier
dice-trust-text = Ton propre appareil et la page qu’il a chargée. Si tu doutes de la page, emporte l’enregistrement et le script sur un autre ordinateur. Et aucun calcul ne dit si deux joueurs sur le même canapé se parlent.
