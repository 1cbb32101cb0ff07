### What a person reads on the page and nowhere else, in French.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Aller au contenu
shell-nav = Pages
shell-more = Autres pages
shell-games = Tous les jeux
shell-new = Préparer une partie
shell-replay = Revoir une partie
shell-settings = Réglages
shell-close = Fermer
shell-language = Langue
shell-theme = Apparence
shell-theme-system = selon l’appareil
shell-theme-light = clair
shell-theme-dark = sombre
shell-sound = Sons
shell-sound-hint = Dés, pas, prises et ton tour
shell-not-loaded = Cette page ne s’est pas chargée
shell-not-loaded-hint = Le réseau est coupé, ou il y a une nouvelle version. Tes parties sont intactes.
shell-reload = Recharger
shell-loading = Un instant…
shell-try-again = Réessayer
shell-update = Une nouvelle version est arrivée.
shell-update-later = Plus tard
missing-title = Il n’y a rien ici
missing-text = L’adresse est peut-être mal écrite, ou ce qu’elle montrait n’existe plus.
missing-home = Page d’accueil

## shell: what happened in a room

happened-someone = quelqu’un
happened-person-entered = { $name } est là.
happened-person-left = { $name } est parti·e.
happened-person-removed = L’hôte a exclu { $name } du salon.
happened-player-joined = { $who } prend place.
happened-seat-freed = Place libre : { $colour }.
happened-ready = { $name } est prêt·e.
happened-not-ready = { $name } n’est pas encore prêt·e.
happened-host = { $name } est maintenant l’hôte.
happened-no-host = Le salon n’a plus d’hôte.
happened-settings = Les réglages du salon ont changé.
happened-listed = Le salon est public : tout le monde peut le trouver.
happened-unlisted = Le salon est privé : il faut le lien pour entrer.
happened-started = La partie commence.
happened-started-round = La manche { $round } commence.
happened-took-over-missed = Après trois tours manqués, l’ordi ({ $level }) joue pour { $who }.
happened-took-over-left = { $who } a quitté la table : l’ordi ({ $level }) continue.
happened-paused = { $name } met la partie en pause.
happened-undo-asked = { $name } voudrait annuler un coup.
happened-redo-asked = { $name } voudrait rejouer un coup.
happened-agreed = { $name } est d’accord.
happened-disagreed = { $name } n’est pas d’accord.
happened-undo-refused = Le coup reste joué.
happened-player-left = { $name } quitte la table.
happened-player-returned = { $name } est de retour.
happened-round-over = Classement : { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } gagne le match !
       *[other] { $who } gagnent le match !
    }
happened-rematch = { $name } veut rejouer.
happened-seats-rotated = Tout le monde avance d’une place.
happened-server-returned = Le serveur est revenu. Le temps d’absence n’est compté à personne.
happened-chat = { $name } dit : { $text }
happened-reaction = { $name } : { $reaction }
happened-muted = L’hôte demande à { $name } de ne plus écrire.
happened-unmuted = { $name } peut de nouveau écrire.
happened-chat-on = La discussion est ouverte.
happened-chat-off = La discussion est fermée.

## shell: why the server refuses, by its codes

refusal-offline = Le serveur ne répond pas. Le réseau est-il là ?
refusal-bad-request = Le serveur n’a pas compris.
refusal-slow = L’envoi a pris trop de temps. Réessaie.
refusal-bad-name = Un nom a de 1 à 30 caractères.
refusal-bad-cmd-id = Quelque chose a mal tourné. Réessaie.
refusal-bad-chat = Un message a de 1 à 500 caractères.
refusal-bad-reaction = Ce n’est pas une réaction.
refusal-bad-settings = Ces réglages ne vont pas ensemble.
refusal-bad-options = Aucune partie n’est possible avec ces règles maison.
refusal-bad-variant = Ce fichier de variante n’est pas correct.
refusal-bad-record = Ce récit de partie est illisible.
refusal-unknown-variant = Ce jeu n’existe pas.
refusal-unknown-bot = Ce niveau de l’ordi n’existe pas.
refusal-no-token = Le salon ne connaît pas ce navigateur. Rejoins-le à nouveau.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-muted = L’hôte t’a demandé de ne plus écrire.
refusal-chat-off = La discussion est fermée.
refusal-bad-origin = Cette page vient d’un autre serveur.
refusal-no-room = Aucun salon n’a ce code.
refusal-no-game = Cette partie n’existe pas dans ce salon.
refusal-no-person = Cette personne n’est plus dans le salon.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-empty = Personne n’est assis là.
refusal-no-bot-there = L’ordi ne joue pas à cette place.
refusal-no-page = Il n’y a rien à cette adresse.
refusal-no-method = Le serveur ne fait pas cela ici.
refusal-stale = Il s’est passé quelque chose entre-temps. Regarde à nouveau.
refusal-unknown-seq = La page et le salon ne s’accordent plus. Recharge la page.
refusal-seated = Tu as déjà une place.
refusal-crowded = Il y a trop de monde dans ce salon.
refusal-seat-taken = Cette place est prise.
refusal-full = La table est complète. Tu peux regarder la partie.
refusal-not-ready = Tout le monde n’est pas encore prêt.
refusal-bad-seats = Ce jeu ne se joue pas à ce nombre ou à ces places.
refusal-not-waiting = C’est possible seulement avant le début.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-ended = C’est possible seulement après la partie.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-bots-turn = Ce n’est pas le tour de l’ordi.
refusal-already-asked = Les dés roulent déjà.
refusal-no-dice = Il n’y a rien à lancer maintenant.
refusal-kept-dice = Les dés restent ce qu’ils étaient.
refusal-illegal-move = Les règles ne permettent pas ce coup.
refusal-illegal-pass = Un coup est possible, il faut donc jouer.
refusal-illegal-item = Tu n’as pas cet objet, ou il ne sert pas maintenant.
refusal-illegal-roll = Les dés de ce jeu ne peuvent pas donner cela.
refusal-not-now = Il y a autre chose à faire maintenant.
refusal-game-over = La partie est finie.
refusal-undo-off = À cette table, on n’annule pas les coups.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Rien n’a été annulé.
refusal-vote-open = Les autres doivent encore répondre.
refusal-no-vote = Personne n’a rien demandé.
refusal-already-voted = Tu as déjà répondu.
refusal-not-agreed = Les autres n’étaient pas d’accord. Joue d’abord.
refusal-not-lent = L’ordi ne joue pas pour toi.
refusal-away = Tu as quitté la table. Reviens d’abord.
refusal-gone = Tes pions ont quitté cette partie.
refusal-too-large = C’est trop gros pour le serveur.
refusal-too-many = C’était trop à la fois. Attends un instant.
refusal-internal = Le serveur a fait une erreur. Rien n’a changé.
refusal-unavailable = Le serveur ne peut pas le faire maintenant. Réessaie.

## shell: the first page

bot-names = Pip, Dot, Domino, Biscuit, Trèfle, Bille
home-title = La course jusqu’à la maison, c’est mieux ensemble.
home-lead = Ludo, parchís, serpents et échelles, Ur et toute leur famille : autour d’un écran, par un lien ou contre l’ordi. Sans compte, sans pub.
home-play = Jouer
home-invite = Inviter des amis
home-play-hint = Jouer lance un ludo contre trois ordis. Inviter ouvre une table avec un lien à envoyer.
home-name = Ton nom
home-guest = Invité
home-code = Tu as un code ?
home-code-empty = Écris le code du salon ou colle son lien.
home-join = Rejoindre
home-more = D’autres jeux
home-all = Les { $count } jeux
home-promises = Ce sur quoi tu peux compter
home-dice = Des dés honnêtes
home-dice-text = Les mêmes dés pour tous, humains et ordis, et personne ne voit la suite.
home-bots = Des ordis qui se présentent
home-bots-text = Chaque ordi à la table est signalé. Les niveaux diffèrent par le jugement seul.
home-everyone = Pour tout le monde
home-everyone-text = Au clavier, au doigt ou au lecteur d’écran ; les pions ont chacun forme et couleur ; une coupure ne perd rien.
resume-title = Reprendre
resume-with = avec { $names }
resume-waiting = En attente
resume-your-turn = C’est ton tour
resume-playing = En cours
lobby-title = Tables ouvertes
lobby-seats = { $bots ->
        [0] { $taken } places prises sur { $seats }
       *[other] { $taken } places prises sur { $seats }, dont { $bots } par l’ordi
    }
lobby-join = Rejoindre
lobby-watch = Regarder

## shell: the link to a room

share-code = Code du salon
share-link = Lien pour les autres
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-qr = Le lien en code QR : vise-le avec l’appareil photo d’un téléphone
share-text = Viens jouer avec moi sur homestretch :

## shell: the games

games-lead = Une même famille de jeux de course, vieille de cinq mille ans : choisis un plateau, lis ses règles, joue.
games-find = Chercher un jeu
games-any = tous
games-length = Durée
games-short = court
games-long = long
games-players = { $players } joueurs
games-minutes = environ { $minutes } min
games-luck-skill = l’habileté décide
games-luck-both = habileté et chance
games-luck-mostly = surtout la chance
games-luck-all = que de la chance
games-measured = Durée et hasard sont mesurés sur des parties jouées par des ordis ; la page de chaque jeu dit comment.
games-measured-so = Mesuré sur { $games } parties : { $players } ordis de niveau moyen ont joué { $turns } tours en moyenne, à cinq secondes par tour. Contre un joueur qui joue au hasard, un ordi difficile échoue { $percent } % aussi souvent que si les choix ne comptaient pas.
games-count = { $count ->
        [one] { $count } jeu
       *[other] { $count } jeux
    }
games-none = Aucun jeu ne correspond. Demande un peu moins.
games-play = Jouer contre l’ordi
games-set-up = Règles maison et places
games-rulebook = Les règles

## shell: setting up a game

new-lead = Choisis le jeu, les places et les règles de la maison.
new-rules-of = Lire les règles
new-seats = Qui joue ?
new-seats-hint = Une place est une couleur : assieds-toi où tu veux.
new-preset-computers = Contre l’ordi
new-preset-here = Tous à cet écran
new-preset-link = Des amis par lien
new-preset = Choix rapide
new-seat-of = Place : { $colour }
new-sitter = Qui est assis ici : { $colour }
new-sitter-me = moi
new-sitter-here = quelqu’un ici
new-sitter-link = par lien
new-sitter-bot = ordi
new-sitter-empty = personne
new-name-of = Nom : { $colour }
new-level-of = Niveau de l’ordi : { $colour }
new-by-link = Qui a le lien s’assoit ici.
new-nobody = Cette place reste vide.
new-no-me = Il faut quelqu’un pour jouer à cet écran.
new-house = Règles maison
new-house-hint = Les réglages sont d’abord ceux du jeu habituel.
new-house-count = { $count ->
        [0] aucun changement
        [one] { $count } changement
       *[other] { $count } changements
    }
new-house-reset = Comme d’habitude
new-table = La table
new-public = Public
new-public-hint = Tout le monde peut trouver le salon dans les tables ouvertes.
new-day = un jour
new-turn-hint = Au bout du temps, l’ordi joue le coup.
new-undo = Annuler des coups
new-undo-never = jamais
new-undo-ask = si les autres sont d’accord
new-undo-free = toujours
new-leaving = Si quelqu’un part
new-leaving-bot = l’ordi continue
new-leaving-go = les pions partent
new-forced = Jouer d’office les coups forcés
new-forced-hint = Sans choix à faire, personne n’a besoin de toucher l’écran.
new-auto-roll = Lancer tout seul
new-auto-roll-hint = Les dés tombent sans qu’on le demande.
new-start = Commencer la partie
new-open = Ouvrir la table
new-open-hint = Tu auras ensuite un lien à envoyer.

## shell: house rules

house-tokens = Pions par joueur
house-tokens-hint = Moins de pions, partie plus courte.
house-entry = Ce qui fait sortir un pion
house-entry-hint = Le lancer qu’attend un pion à l’écurie.
house-entry-own = comme d’habitude
house-entry-one-six = un un ou un six
house-entry-any = n’importe quel lancer
house-must-enter = Sortie obligatoire
house-must-enter-hint = Qui peut sortir un pion doit le faire.
house-tries = Trois essais
house-tries-hint = Qui n’a aucun pion en route lance jusqu’à trois fois pour en sortir un.
house-out = Un pion déjà sorti
house-out-hint = Chacun commence avec un pion au départ.
house-streak = Trois de suite
house-streak-hint = Ce que fait un troisième six (ou double) dans le même tour.
house-streak-own = comme d’habitude
house-streak-none = rien de spécial
house-streak-void = il est perdu et finit le tour
house-streak-last-home = le dernier pion joué rentre
house-streak-furthest-home = le pion de tête rentre
house-captures = Prises
house-captures-hint = Un pion sur lequel on tombe rentre à l’écurie.
house-must-capture = Prise obligatoire
house-must-capture-hint = Qui peut prendre doit prendre.
house-gate = Une prise avant d’arriver
house-gate-hint = La ligne droite s’ouvre à la première prise.
house-safe = Cases sûres
house-safe-hint = Sur les cases marquées, pas de prise.
house-own = Deux pions à soi sur une case
house-own-hint = Ce qu’ils font en se rencontrant.
house-own-share = la partagent
house-own-block = barrent la route
house-own-stack = avancent ensemble
house-own-forbid = ne se rencontrent pas
house-overshoot = Un lancer trop grand pour arriver
house-overshoot-hint = Ce que fait un pion qui dépasserait l’arrivée.
house-overshoot-stay = reste : il faut le nombre exact
house-overshoot-bounce = recule du surplus
house-overshoot-wins = arrive quand même
house-goal = Un seul pion suffit
house-goal-hint = Qui amène d’abord un pion à l’arrivée gagne.
house-places = Jouer jusqu’aux dernières places
house-places-hint = La partie finit quand tous sauf un sont arrivés.
house-order = Qui commence
house-order-hint = Comment on attribue le premier tour.
house-order-own = comme d’habitude
house-order-fixed = la première place
house-order-highest = le plus grand lancer
house-order-random = au sort
house-again-six = Un six fait rejouer
house-again-six-hint = Un lancer de plus après chaque six.
house-again-capture = Une prise fait rejouer
house-again-capture-hint = Un lancer de plus pour qui prend.
house-again-finish = Un pion arrivé fait rejouer
house-again-finish-hint = Un lancer de plus pour qui amène un pion à l’arrivée.

## Board

board-label = Plateau
board-choice = { $captures ->
    [0] { $colour }, pion { $token } : { $from } → { $to }.
    [one] { $colour }, pion { $token } : { $from } → { $to }, une prise.
   *[other] { $colour }, pion { $token } : { $from } → { $to }, { $captures } prises.
}
board-seat = { $colour } : { $places }
board-token = { $token } : { $square }
board-roll = Lancer les dés
board-dice = Lancé : { $dice }
board-no-dice = Rien n’est encore lancé

## room: coming in

room-none-title = Ce salon n’existe pas
room-none-text = Le code est peut-être mal écrit, ou le salon a expiré. Les salons inutilisés sont rangés au bout d’un moment ; leurs parties restent.
room-none-replay = Revoir sa dernière partie
room-other-code = Un autre code
room-open = Ouvrir
room-offline-title = Le serveur ne répond pas
room-trouble-title = Cela n’a pas marché
room-title-turn = À toi ! { $game }
room-entry-lead = t’invite à jouer
room-entry-lead-nobody = Tu es invité à jouer
room-entry-playing = Une partie est en cours. Tu peux la regarder et jouer la suivante.
room-entry-ended = La partie est finie. Tu peux entrer et attendre la suivante, ou la revoir.
room-entry-full = Toutes les places sont prises. Tu peux regarder.
room-your-name = Ton nom
room-guest = Invité
room-take-seat = Prendre une place
room-watch = Regarder
room-seat-choose = Choisir
room-seat-chosen = Choisie
room-who-is-in = Qui est là
room-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
room-removed = Tu n’es plus dans ce salon. Tu peux revenir si l’hôte le permet.

## room: before the game

room-seat-free = libre
room-you = toi
room-host = hôte
room-ready = prêt
room-away = absent
room-level = Niveau des nouveaux ordis
room-add-bot = Ajouter un ordi
room-remove-bot = Enlever { $name }
room-kick = Faire quitter la table à { $name }
room-send-out = Faire sortir { $name } du salon
room-sit-here = S’asseoir ici
room-another-here = Encore quelqu’un ici
room-another-name = Nom de la personne qui joue aussi sur cet écran
room-another-sit = S’asseoir
room-cancel = Annuler
room-need-more =
    { $count ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
room-wait-for = Pas encore prêts : { $names }
room-wait-for-host = L’hôte va bientôt commencer.
room-can-start = Tout le monde est prêt.
room-i-am-ready = Je suis prêt
room-not-ready = Pas encore prêt
room-leave = Quitter
room-invite = Inviter d’autres joueurs
room-settings = Réglages de la table
room-change = Modifier
room-undo = Reprendre un coup
room-undo-never = jamais
room-undo-ask = si les autres sont d’accord
room-undo-free = toujours
room-leaving = Qui s’en va
room-leaving-bot = est joué par l’ordi ({ $level })
room-leaving-tokens-go = emporte ses pions
room-stand-in = Qui joue quand le temps est écoulé
room-forced = Les coups uniques se jouent seuls
room-forced-hint = Quand il n’y a rien à choisir, personne n’a à toucher
room-auto-roll = Les dés se lancent seuls
room-auto-roll-hint = Personne n’a à les demander
room-public = Table publique
room-public-hint = Elle est sur la page d’accueil et tout le monde peut venir
room-chat-hint = On peut s’écrire
room-hours = { $hours } h
room-on = oui
room-off = non

## room: the game

room-connecting = Connexion …
room-lost = Plus de connexion. Nouvel essai …
room-polling = Connexion lente : des nouvelles toutes les deux secondes.
room-lent-asked = L’ordi joue pour toi.
room-lent-missed = Tu étais absent : l’ordi joue pour toi.
room-lent-left = Tu as quitté la table : l’ordi joue pour toi.
room-back = Je suis de retour
room-your-turn = À toi de jouer !
room-turn-of = { $who }, à toi de jouer !
room-turn = joue
room-your-roll = { $who }, c’est ton tour : lance les dés.
room-your-move = { $who }, choisis un coup.
room-roll = Touche les dés ou appuie sur Espace.
room-roll-opening = Lance pour savoir qui commence.
room-roll-button = Lancer
room-choose = Choisis un pion.
room-one-move = Il n’y a qu’un coup.
room-drawing = On tire au sort qui commence …
room-waits-for = C’est à { $who } de jouer.
room-paused = La partie est en pause.
room-pause = Pause
room-resume = Reprendre
room-pass = Ne pas bouger
room-use = Utiliser : { $item }
room-holds = Possède { $items }.
room-progress = { $percent } % du chemin
room-board-of = Plateau : { $game }
room-board-words = Le plateau en mots
room-board-words-short = En mots
room-menu = Plus
room-log = Fil
room-log-empty = Rien ne s’est encore passé.
room-undo-button = Reprendre
room-vote-waits = On demande aux autres si tu peux reprendre ton coup …
room-agree = D’accord
room-disagree = Non
room-autopilot = Laisser l’ordi jouer pour moi
room-single = Jouer pour moi les coups uniques
room-single-hint = Quand il n’y a rien à choisir, ton pion avance seul
room-record = Télécharger la partie
room-leave-title = Quitter la table ?
room-leave-watch = Tu peux revenir avec le même lien.
room-leave-bot = L’ordi ({ $level }) joue pour toi jusqu’à ton retour.
room-leave-tokens-go = Tes pions quittent la partie avec toi. On ne peut pas revenir là-dessus.
room-stay = Rester
room-chat = Discussion
room-chat-empty = Personne n’a encore rien dit.
room-chat-say = Dire quelque chose
room-chat-send = Envoyer
room-chat-watch = Entre pour écrire.
room-reactions = Réactions
room-react-clap = Applaudir
room-react-laugh = Rire
room-react-wow = S’étonner
room-react-cheer = Fêter
room-react-sad = Être triste
room-react-wave = Saluer
room-key-roll = lancer, ou jouer le seul coup
room-key-move = jouer ce coup
room-key-choose = passer d’un coup à l’autre ; Entrée le joue
room-key-token = aller au pion suivant ; Entrée le joue
room-key-undo = reprendre
room-key-redo = refaire
room-key-autopilot = confier à l’ordi, ou reprendre la main
room-key-pause = pause ou reprise
room-key-chat = discussion
room-key-board = entendre où tout se trouve
room-key-help = ces touches

## room: after the game

room-places = Classement
room-rematch = Rejouer
room-next-round = Manche suivante
room-replay = Revoir la partie
room-stats = La partie en chiffres
room-streak = Plus de lancers en un tour
room-stats-progress = Où en était chacun
room-stats-expected = Barres : combien de fois c’est tombé. Tirets : combien de fois on l’attend.

## room: replay

replaying-open-title = Revoir une partie
replaying-open-text = Choisis ou dépose le fichier d’une partie. Il reste sur ton appareil, le serveur ne fait que le lire.
replaying-choose = Choisir un fichier
replaying-other = Un autre fichier
replaying-none-title = Cette partie ne peut pas être montrée
replaying-position = Moment
replaying-start = Au début
replaying-back = Un pas en arrière
replaying-play = Lire
replaying-pause = Arrêter
replaying-on = Un pas en avant
replaying-end = À la fin
replaying-speed = Vitesse
replaying-copy = Copier un lien vers ce moment
replaying-copied = Copié
replaying-room = Vers le salon
replaying-key-play = lire ou arrêter
replaying-key-step = un pas en arrière ou en avant
replaying-key-jump = dix pas en arrière ou en avant
replaying-key-ends = au début ou à la fin
replaying-key-speed = moins vite ou plus vite
