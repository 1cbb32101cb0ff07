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
shell-keys = Touches seules
shell-keys-hint = Lettres et chiffres jouent ; Espace et flèches toujours
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
happened-seat-freed = Place libre : { $colour }.
happened-ready = { $name } est prêt·e.
happened-not-ready = { $name } n’est pas encore prêt·e.
happened-host = { $name } est maintenant l’hôte.
happened-no-host = Le salon n’a plus d’hôte.
happened-settings = Les réglages du salon ont changé.
happened-listed = Le salon est public : tout le monde peut le trouver.
happened-unlisted = Le salon est privé : il faut le lien pour entrer.
happened-started = La partie commence.
happened-started-round = La manche { $round } commence.
happened-took-over-missed = Après trois tours manqués, l’ordi ({ $level }) joue pour { $who }.
happened-took-over-left = { $who } a quitté la table : l’ordi ({ $level }) continue.
happened-paused = { $name } met la partie en pause.
happened-undo-asked = { $name } voudrait annuler son dernier coup et tout ce qui a suivi.
happened-redo-asked = { $name } voudrait rejouer un coup.
happened-agreed = { $name } est d’accord.
happened-disagreed = { $name } n’est pas d’accord.
happened-undo-refused = Le coup reste joué.
happened-player-left = { $name } quitte la table.
happened-player-returned = { $name } est de retour.
happened-round-over = Classement : { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] { $who } gagne le match !
       *[other] { $who } gagnent le match !
    }
happened-rematch = { $name } veut rejouer.
happened-seats-rotated = Tout le monde avance d’une place.
happened-server-returned = Le serveur est revenu. Le temps d’absence n’est compté à personne.
happened-chat = { $name } dit : { $text }
happened-reaction = { $name } : { $reaction }
happened-muted = L’hôte demande à { $name } de ne plus écrire.
happened-unmuted = { $name } peut de nouveau écrire.
happened-chat-on = La discussion est ouverte.
happened-chat-off = La discussion est fermée.

## shell: why the server refuses, by its codes

refusal-offline = Le serveur ne répond pas. Le réseau est-il là ?
refusal-bad-request = Le serveur n’a pas compris.
refusal-slow = L’envoi a pris trop de temps. Réessaie.
refusal-bad-name = Un nom a de 1 à 30 caractères.
refusal-bad-cmd-id = Quelque chose a mal tourné. Réessaie.
refusal-bad-chat = Un message doit avoir de 1 à 500 caractères, tous visibles.
refusal-bad-reaction = Ce n’est pas une réaction.
refusal-bad-settings = Ces réglages ne vont pas ensemble.
refusal-bad-options = Aucune partie n’est possible avec ces règles maison.
refusal-bad-variant = Ce fichier de variante n’est pas correct.
refusal-bad-record = Ce récit de partie est illisible.
refusal-unknown-variant = Ce jeu n’existe pas.
refusal-unknown-bot = Ce niveau de l’ordi n’existe pas.
refusal-no-token = Le salon ne connaît pas ce navigateur. Rejoins-le à nouveau.
refusal-sent-out = L’hôte t’a exclu de ce salon.
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
refusal-too-long = Il s’est passé tant de choses dans ce salon qu’il n’y tient plus rien. Ouvre-en un nouveau.
refusal-seat-taken = Cette place est prise.
refusal-full = La table est complète. Tu peux regarder la partie.
refusal-not-ready = Tout le monde n’est pas encore prêt.
refusal-bad-seats = Ce jeu ne se joue pas à ce nombre ou à ces places.
refusal-not-waiting = C’est possible seulement avant le début.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-ended = C’est possible seulement après la partie.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-overruled = Les autres ont mis fin à ta pause. Tu pourras en refaire une après ton prochain coup.
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
refusal-not-open = Ce lancer n’est pas ouvert, ou pas pour cette place.
refusal-other-game = Le sceau appartient à une autre partie.
refusal-seeded = Les dés de cette table viennent d’une graine ; aucun sceau n’est nécessaire.
refusal-bad-value = Cette valeur ne correspond pas à ce que l’appareil a scellé.
refusal-away = Tu as quitté la table. Reviens d’abord.
refusal-gone = Tes pions ont quitté cette partie.
refusal-too-large = C’est trop gros pour le serveur.
refusal-too-many = C’était trop à la fois. Attends un instant.
refusal-internal = Le serveur a fait une erreur. Rien n’a changé.
refusal-unavailable = Le serveur ne peut pas le faire maintenant. Réessaie.
refusal-unreadable = Ce salon ne peut pas être ouvert : il est abîmé ou demande un serveur plus récent.

## shell: the first page

bot-names = Pip, Dot, Domino, Biscuit, Trèfle, Bille
home-title = La course jusqu’à la maison, c’est mieux ensemble.
home-lead = Ludo, parchís, serpents et échelles, Ur et toute leur famille : autour d’un écran, par un lien ou contre l’ordi. Sans compte, sans pub.
home-play = Jouer
home-invite = Inviter des amis
home-play-hint = Jouer lance un ludo contre trois ordis. Inviter ouvre une table avec un lien à envoyer.
home-name = Ton nom
home-guest = Invité
home-code = Tu as un code ?
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
home-everyone-text = Au clavier, au doigt ou au lecteur d’écran ; les pions ont chacun forme et couleur ; une coupure ne perd rien.
resume-title = Reprendre
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
share-link = Lien pour les autres
share-only-here = Personne d’autre ne peut encore ouvrir ce lien : il ne mène qu’à cet ordinateur. Pour toute la maison, démarre le serveur avec
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-qr = Le lien en code QR : vise-le avec l’appareil photo d’un téléphone
share-text = Viens jouer avec moi sur homestretch :

## shell: the games

games-lead = Une même famille de jeux de course, vieille de cinq mille ans : choisis un plateau, lis ses règles, joue.
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
games-measured = Durée et hasard sont mesurés sur des parties jouées par des ordis ; la page de chaque jeu dit comment.
games-measured-so = Mesuré sur { $games } parties : { $players } ordis de niveau moyen ont joué { $turns } tours en moyenne, à cinq secondes par tour. À quel point bien jouer paie : un ordi difficile a joué contre un autre qui joue au hasard. Sur 100 parties qu’il perdrait si les choix ne comptaient pas, il en perd { $percent }. Entre gens qui connaissent le jeu, les dés décident bien davantage.
games-count = { $count ->
        [one] { $count } jeu
       *[other] { $count } jeux
    }
games-none = Aucun jeu ne correspond à tout. Enlève un critère.
games-play = Jouer contre l’ordi
games-set-up = Règles maison et places
games-rulebook = Les règles

## shell: setting up a game

new-lead = Choisis le jeu, les places et les règles de la maison.
new-rules-of = Lire les règles
new-seats = Qui joue ?
new-seats-hint = Une place est une couleur : assieds-toi où tu veux.
new-preset-computers = Contre l’ordi
new-preset-here = Tous à cet écran
new-preset-link = Des amis par lien
new-preset = Choix rapide
new-sitter = Qui est assis ici : { $colour }
new-sitter-me = moi
new-sitter-here = quelqu’un ici
new-sitter-link = par lien
new-sitter-bot = ordi
new-sitter-empty = personne
new-name-of = Nom : { $colour }
new-level-of = Niveau de l’ordi : { $colour }
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
house-overshoot-stay = reste : il faut le nombre exact
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
rules-of = Règles : { $game }
rules-differ = Règles maison de cette table
rules-usual = d’habitude : { $value }
rules-changed = règle maison
rules-leaving-bot = À cette table, l’ordinateur ({ $level }) continue pour qui s’en va, jusqu’à son retour.

## Board

board-label = Plateau
board-choice = { $captures ->
    [0] { $colour }, pion { $token } : { $from } → { $to }.
    [one] { $colour }, pion { $token } : { $from } → { $to }, une prise.
   *[other] { $colour }, pion { $token } : { $from } → { $to }, { $captures } prises.
}
board-danger = Il pourrait y être pris.
board-seat = { $colour } : { $places }
board-token-name = pion { $token }
board-token = pion { $token } : { $square }
square-start = la case de départ
# The start of another seat: an arrow is drawn there, and no number.
square-start-of = la case de départ ({ $colour })
# Where squares are counted along the way: before the track, and on the home stretch.
square-own = la case privée { $number }
square-stretch-step = la case { $number } dans la ligne droite
board-roll = Lancer les dés
board-dice = Lancé : { $dice }
board-no-dice = Rien n’est encore lancé

## room: coming in

room-none-title = Ce salon n’existe pas
room-none-text = Le code est peut-être mal écrit, ou le salon a expiré. Les salons inutilisés sont rangés au bout d’un moment ; leurs parties restent.
room-none-replay = Revoir sa dernière partie
room-other-code = Un autre code
room-open = Ouvrir
room-offline-title = Le serveur ne répond pas
room-trouble-title = Cela n’a pas marché
room-too-many-title = Trop d’essais
room-too-many-text = Trop de codes qui ne mènent nulle part ont été essayés d’ici, ou trop de demandes sont venues à la fois. Attends une dizaine de minutes ; cette page réessaie ensuite d’elle-même.
room-title-turn = À toi ! { $game }
room-entry-lead = t’invite à jouer
room-entry-lead-nobody = Tu es invité à jouer
room-entry-is-playing = Une partie est en cours
room-entry-is-ended = La partie est finie
room-entry-is-full = Toutes les places sont prises
room-entry-playing = Tu peux la regarder et jouer la suivante.
room-entry-ended = Tu peux entrer et attendre la suivante, ou la revoir.
room-entry-full = Tu peux regarder.
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
room-remove-here = { $name } ne joue finalement pas
room-send-out = Faire sortir { $name } du salon
room-send-out-yes = Faire sortir
room-send-out-no = Ne pas le faire
room-people =
    { $count ->
        [one] Une autre personne est là
       *[other] { $count } autres personnes sont là
    }
room-watches = regarde
room-muted = ne peut pas écrire
room-mute = Ne plus laisser écrire { $name }
room-unmute = Laisser { $name } écrire de nouveau
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
room-wait-for = Pas encore prêts : { $names }
room-wait-for-host = L’hôte va bientôt commencer.
room-can-start = Tout le monde est prêt.
room-can-start-free =
    { $count ->
        [one] Tous les présents sont prêts. Une place est encore libre : attends qui a le lien, ou commence sans.
       *[other] Tous les présents sont prêts. { $count } places sont encore libres : attends ceux qui ont le lien, ou commence sans eux.
    }
room-i-am-ready = Je suis prêt
room-not-ready = Pas encore prêt
room-leave = Quitter
room-invite = Inviter d’autres joueurs
room-settings = Réglages de la table
room-change = Modifier
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
room-quiet = Pas encore de réponse. On attend …
room-polling = Connexion lente : des nouvelles toutes les deux secondes.
room-connecting-short = Connexion
room-lost-short = Plus de connexion
room-quiet-short = Pas de réponse
room-polling-short = Connexion lente
room-lent-asked = L’ordi joue pour toi.
room-lent-missed = Tu étais absent : l’ordi joue pour toi.
room-lent-left = Tu as quitté la table : l’ordi joue pour toi.
room-back = Je suis de retour
room-back-of = { $who } est de retour
room-your-turn = À toi de jouer !
room-turn-of = { $who }, à toi de jouer !
room-turn = joue
room-your-roll = { $who }, c’est ton tour : lance les dés.
room-your-move = { $who }, choisis un coup.
room-roll = Touche les dés ou appuie sur Espace.
room-roll-touch = Touche les dés.
room-roll-opening = Lance pour savoir qui commence.
room-roll-button = Lancer
room-choose = Choisis un pion.
room-tap-again = Touche encore une fois pour y aller.
room-one-move = Il n’y a qu’un coup.
room-drawing = On tire au sort qui commence …
room-waits-for = C’est à { $who } de jouer.
room-you-watch = Tu regardes la partie.
room-paused = La partie est en pause.
room-pause = Pause
room-resume = Reprendre
room-option-danger = , pourrait y être pris
room-pass = Ne pas bouger
room-use = Utiliser : { $item }
room-holds = Possède { $items }.
room-progress = { $percent } % du chemin
room-progress-of = { $who } : { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Plateau : { $game }
room-board-words = Le plateau en mots
room-board-words-short = En mots
room-menu = Plus
room-log = Fil
room-log-empty = Rien ne s’est encore passé.
room-undo-button = Annuler
room-redo-button = Rejouer
room-vote-waits = On demande aux autres …
room-sending = Ton choix est envoyé …
room-agree = D’accord
room-disagree = Non
room-autopilot = Laisser l’ordi jouer pour moi
room-autopilot-of = Laisser l’ordi jouer pour { $who }
room-single = Jouer pour moi les coups uniques
room-single-hint = Quand il n’y a rien à choisir, ton pion avance seul
room-record = Télécharger la partie
room-leave-title = Quitter la table ?
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
room-key-move = jouer le coup de ce numéro
room-key-choose = passer d’un coup à l’autre ; Entrée le joue
room-key-token = aller au pion suivant ; Entrée le joue
room-key-undo = annuler
room-key-redo = rejouer
room-key-autopilot = confier à l’ordi, ou reprendre la main
room-key-pause = pause ou reprise
room-key-chat = discussion
room-key-board = entendre où tout se trouve
room-key-help = ces touches
key-space = Espace
key-enter = Entrée
key-tab = Tab
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-end = Fin

## room: after the game

room-places = Classement
room-rematch = Rejouer
room-next-round = Manche suivante
room-replay = Revoir la partie
room-last-game = Revoir la dernière partie
room-stats = La partie en chiffres
room-stats-short = Chiffres
room-streak = Plus de lancers en un tour
room-stats-progress = Où en était chacun, tous pions réunis
room-stats-expected = Barres : combien de fois c’est tombé. Tirets et ⌀ : combien de fois on l’attend.
room-copy-game = Copier un lien vers cette partie
room-stats-lost = pion perdu
room-stats-snake = serpent
room-stats-ladder = échelle
room-snakes = Serpents
room-ladders = Échelles

## room: replay

replaying-open-title = Revoir une partie
replaying-open-text = Choisis ou dépose le fichier d’une partie. Le serveur rejoue la partie et n’en garde rien.
replaying-choose = Choisir un fichier
replaying-other = Un autre fichier
replaying-none-title = Cette partie ne peut pas être montrée
replaying-position = Moment
replaying-start = Au début
replaying-back = Un pas en arrière
replaying-play = Lire
replaying-pause = Pause
replaying-on = Un pas en avant
replaying-end = À la fin
replaying-speed = Vitesse
replaying-copy = Copier un lien vers ce moment
replaying-room = Vers le salon
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
verify-text = Choisis ou dépose le fichier d’une partie. Ton navigateur vérifie lui-même les dés ; le serveur vérifie seulement si les coups sont permis et n’en garde rien.
verify-choose = Choisir un fichier
verify-other = Vérifier une autre partie
verify-working = Les dés sont en cours de vérification …
verify-proved = Les dés sont prouvés
verify-proved-text = { $rolls ->
    [one] L’unique lancer découle de valeurs fixées avant qu’il ne tombe.
   *[other] Les { $rolls } lancers découlent tous de valeurs fixées avant qu’ils ne tombent.
}
verify-half = Les dés sont prouvés, sauf ce qui est nommé plus bas
verify-half-text = { $rolls ->
    [one] L’unique lancer découle de ses valeurs. Ce qui n’en est pas prouvé est nommé plus bas.
   *[other] Les { $rolls } lancers découlent tous de leurs valeurs. Ce qui n’est pas prouvé de certains est nommé plus bas.
}
verify-server = Prouvé pour ce qui est du serveur
verify-server-text = { $rolls ->
    [one] L’unique lancer découle de la valeur du serveur, fixée avant qu’il ne tombe. Aucun appareil de joueur n’y a pris part.
   *[other] Les { $rolls } lancers découlent tous des valeurs du serveur, fixées avant qu’ils ne tombent. Aucun appareil de joueur n’y a pris part.
}
verify-seeded = Dés d’entraînement
verify-seeded-text = { $rolls ->
    [one] L’unique lancer découle d’une graine. Qui la connaissait connaissait tous les dés.
   *[other] Les { $rolls } lancers découlent tous d’une graine. Qui la connaissait connaissait tous les dés.
}
verify-none = Ce fichier ne prouve rien sur ses dés
verify-none-text = La partie a été jouée sans dés scellés. Le fichier dit ce qui est tombé, pas d’où cela venait.
verify-unreadable = Ce fichier n’est pas une partie lisible
verify-unreadable-line = Le problème est à la ligne { $line }.
verify-unreadable-dice = Ses règles ont des dés qui n’existent pas.
verify-fraud = Ne crois pas ces dés
verify-fraud-next = Garde ce fichier. Demande le leur aux autres joueurs et comparez les empreintes : une partie honnête donne la même à tous.
verify-what = Ce qui est prouvé
verify-what-not = Ce qui n’est pas prouvé
verify-fingerprint-text = Tous les joueurs ont vu ces seize signes à l’écran. S’ils sont identiques, c’est la même partie.
verify-stats = Comment les dés sont tombés
verify-rolls = Tous les lancers
verify-roll = Lancer
verify-who = Qui
verify-fell = Résultat
verify-values = Valeurs de
verify-lot = tirage de qui commence
verify-script-text = Tu ne te fies ni à nous ni à ton navigateur ? Ce court script vérifie le même fichier avec Python et rien d’autre.

fraud-file = Le fichier a été modifié après coup : sa somme de contrôle ou celle de ses règles ne correspond pas.
fraud-start = Les règles, les places ou les chaînes ne sont pas celles auxquelles la partie a été liée au départ.
fraud-seats = La preuve porte sur d’autres places que la partie.
fraud-seeded = Les dés sont dits venir d’une graine, pour s’entraîner, et il y a des chaînes de joueurs : avec une graine, personne ne donne de valeurs.
fraud-seed = Les dés sont dits venir de la graine { $seed }, pour s’entraîner, et la chaîne du serveur n’en découle pas.
fraud-chains = Le fichier a plus de chaînes qu’une partie ne peut en avoir.
fraud-own = { $who } : la chaîne fixée par ce navigateur n’est pas dans la preuve.
fraud-order = Le lancer { $roll } n’est pas à sa place : un lancer a été omis, ajouté ou refait.
fraud-server = Lancer { $roll } : la valeur du serveur n’est pas de la chaîne qu’il avait fixée.
fraud-contribution = Lancer { $roll } : la valeur de { $who } n’est pas de la chaîne fixée pour cette place.
fraud-stranger = Lancer { $roll } : { $who } participe sans chaîne, ou deux fois.
fraud-item = La partie contient { $action }, qui vient d’une chose que cette variante n’a pas.
fraud-record = Lancer { $roll } : la partie dit { $record }, sa preuve dit { $proof }.
fraud-dice = Lancer { $roll } : les valeurs donnent { $right }, mais { $shown } a été montré.
fraud-roller = Lancer { $roll } : c’était le tour de quelqu’un d’autre.
fraud-void = Le lancer { $roll } a été ouvert puis jeté : celui qui devait lancer n’est pas parti et n’a pas perdu son tour par un retour en arrière.
fraud-back = Avant le lancer { $roll } : ce qui aurait été repris n’a pas pu être joué ainsi.

proved-server = Chaque valeur du serveur appartient à la chaîne qu’il a fixée avant le premier lancer.
proved-server-renewed = Chaque valeur du serveur appartient aux chaînes qu’il a fixées : la première avant le premier lancer, une autre chaque fois que la précédente était épuisée. Nouvelle à partir du lancer : { $list }
proved-people = Chaque valeur d’un joueur appartient à la chaîne fixée pour sa place.
proved-start = Règles, places et chaînes sont celles auxquelles la partie a été liée au départ.
proved-dice = Les lancers de la partie sont bien ceux que donnent les valeurs, dans cet ordre, sans oubli ni ajout.
proved-dice-chosen = Les lancers de la partie sont bien ceux que donnent les valeurs, dans cet ordre, sans oubli. À côté, il n’y a que des lancers au choix, que cette variante connaît : là, les joueurs ont nommé les dés eux-mêmes. S’ils en avaient bien un, cela se voit quand les coups sont rejoués.
proved-own = La chaîne de ce navigateur en fait partie : { $who }.
proved-moves = Le serveur a rejoué tous les coups : ils sont permis.
moves-asking = Le serveur rejoue les coups …
moves-illegal = Le serveur a rejoué la partie et la refuse : { $reason }
moves-unknown = Impossible de demander au serveur si les coups sont permis.

unproved-nothing = Rien ne reste en suspens.
unproved-server = Que le serveur n’a pas choisi ses valeurs à sa guise avant la partie : aucun appareil de joueur n’y a pris part.
unproved-seeded = Que personne ne connaissait les dés à l’avance : ils viennent d’une graine, pour s’entraîner.
unproved-part = { $took ->
        [one] { $who } a pris part à { $took } lancer sur { $rolls }.
       *[other] { $who } a pris part à { $took } lancers sur { $rolls }.
    } Pour cette personne, les autres lancers ne sont pas prouvés.
unproved-missing = { $who } n’a pas répondu. Lancers : { $list }
unproved-passed-over = { $who } n’a pas été sollicité, faute d’avoir répondu avant. Lancers : { $list }
unproved-away = { $who } n’était pas là, ou n’avait pas encore de chaîne. Lancers : { $list }
unproved-no-chain = Pour { $who }, dont l’appareil n’avait pas de chaîne. Lancers : { $list }
unproved-single = Que { $who } et le serveur n’ont pas choisi les lancers ensemble : seul l’appareil de cette personne a donné des valeurs, et ils auraient pu essayer une chaîne après l’autre avant la partie.
unproved-anchor = { $who } n’a fixé une chaîne qu’avant le lancer { $roll } : un autre appareil, un navigateur qui a oublié ou arrivé tard. L’empreinte ne la lie pas.
unproved-renewed = À partir du lancer { $roll }, toutes les chaînes sont nouvelles, car les précédentes étaient épuisées après 4096 lancers. L’empreinte ne les lie pas.
unproved-lacking = Que personne n’a choisi ces lancers : à chacun, quelqu’un qui avait une chaîne n’a pas donné de valeur. Qui s’est tu pouvait, de mèche avec le serveur, choisir entre deux résultats, et à plusieurs entre davantage. Lancers : { $list }
unproved-unbound = Pour d’autres que les joueurs eux-mêmes : aucune valeur de ces lancers ne vient d’une chaîne fixée avant le début. Lancers : { $list }
unproved-fresh = Pour d’autres que les joueurs eux-mêmes, le lancer { $roll } : l’appareil de { $who } s’y est servi d’une nouvelle chaîne pour la première fois. Qu’elle ait été choisie avant que les valeurs des autres ne soient connues, seuls ceux qui ont joué peuvent le dire : leurs navigateurs auraient donné l’alarme.
unproved-fresh-server = Pour d’autres que les joueurs eux-mêmes, le lancer { $roll } : le serveur s’y est servi d’une nouvelle chaîne pour la première fois. Qu’elle ait été choisie avant que les valeurs des autres ne soient connues, seuls ceux qui ont joué peuvent le dire : leurs navigateurs auraient donné l’alarme.
unproved-void = Ouverts et jamais tombés, parce qu’une autre place devait lancer : la partie a été reprise en arrière, ou celui qui devait lancer est parti ou a utilisé un lancer au choix. Lancers : { $list }
unproved-back = La partie a été reprise en arrière avant ces lancers. Si personne n’y a repris un coup, il ne faut pas les croire. Lancers : { $list }
unproved-other = Ce navigateur n’a pas de chaîne dans la partie. Compare l’empreinte avec celle qu’un joueur a vue.
unproved-end = Comment la partie a fini : elle n’est pas terminée là où le fichier s’arrête, et la suite a pu être coupée.

stats-usual = { $dice } dés. Des dés honnêtes tombent au moins aussi inégalement dans { $percent } % des parties : rien d’inhabituel.
stats-rare = { $dice } dés. Des dés honnêtes ne tombent aussi inégalement que dans { $percent } % des parties. C’est rare, et cela arrive.
stats-very-rare = { $dice } dés. Des dés honnêtes tombent aussi inégalement dans moins d’une partie sur 1000. La malchance ne prouve pas la fraude, ni la chance l’honnêteté : les calculs ci-dessus, si.
stats-few = { $dice ->
        [one] { $dice } dé, c’est trop peu pour dire si c’est inhabituel.
       *[other] { $dice } dés, c’est trop peu pour dire si c’est inhabituel.
    }
stats-face = { $face } : { $count } fois, attendu { $expected }
stats-expected = Les pointillés et les nombres avec ⌀ sont ce que donnent des dés honnêtes en moyenne.
stats-kept = { $count ->
    [one] { $count } de ces dés a été repris et n’est pas revenu.
   *[other] { $count } de ces dés ont été repris et ne sont pas revenus.
}

seal-label = D’où vient le lancer { $roll }
seal-title = Lancer { $roll }
seal-good = Vérifié par ton navigateur
seal-without = Vérifié par ton navigateur, mais rien n’y vient de ton appareil
seal-chosen = Ces dés ont été choisis avec un lancer au choix : rien n’a été lancé
seal-unsure = Tout n’est pas encore vérifié
seal-bad = Quelque chose cloche dans ce lancer
seal-later = Vérifié par ton navigateur, sauf le tirage au sort : le fichier de la partie le prouvera.
seal-mode-sealed = scellés
seal-mode-server = serveur
seal-mode-seeded = essai
seal-sealed = Dés scellés : faits par le serveur et l’appareil de chaque joueur, ensemble.
seal-some = Dés scellés : faits par le serveur et les appareils des joueurs, ensemble, mais aucun appareil n’y prend part pour : { $who }.
seal-server = Dés tirés des seules valeurs fixées du serveur : aucun appareil de joueur n’y prend part.
seal-seeded = Dés d’entraînement : ils viennent d’une graine et ne prouvent rien.
seal-elsewhere = Ta propre valeur vient d’un autre de tes appareils, tant qu’il est là.
seal-watched = Tu n’as pas de place dans cette partie, donc ton appareil n’y prend pas part.
seal-silent = La valeur de ton appareil a été demandée, et le lancer est tombé avant qu’elle arrive.
seal-unasked = Rien n’a été demandé à ton appareil : il n’était pas connecté à l’ouverture du lancer, s’était tu avant, ou venait d’arriver.
seal-count = { $count ->
        [one] { $count } lancer de cette partie est tombé sans ta valeur alors que ton appareil était là, ou venait de perdre sa connexion.
       *[other] { $count } lancers de cette partie sont tombés sans ta valeur alors que ton appareil était là, ou venait de perdre sa connexion.
    }
seal-count-why = Qui laisse ta valeur de côté peut choisir entre deux résultats : si cela arrive souvent, ne te fie pas à cette partie.
seal-unsure-text = Ton navigateur était absent, ou n’a pas encore vu le fichier de la partie. Il compare tout dès qu’il l’a.
seal-waiting = Rien n’a encore été lancé.
seal-values = Les valeurs
seal-of-server = Serveur
seal-own = la tienne
seal-missing = absente
seal-chain = Chaque valeur, hachée encore et encore, mène à ce que son propriétaire avait fixé avant.
seal-anchor = Ce que ton appareil avait fixé avant (son ancre)
seal-anchor-text = Si tu la gardes, tu peux la chercher dans le fichier de la partie : homestretch verify et verify.py le font avec --anchor.
seal-unfollowed = Impossible à suivre, car ce navigateur était absent : { $who }.
seal-seed = Toutes les valeurs ensemble, avec celle du serveur comme clé, donnent la graine.
seal-bytes = La graine donne des octets. Ceux qui favoriseraient certaines faces sont écartés.
seal-over = écarté
seal-die = octet { $byte } → reste de { $byte } ÷ { $faces }, plus 1 = { $face }
seal-first = octet { $byte } → reste de { $byte } ÷ { $faces }, plus 1 = { $face } ; parmi les places présentes, dans l’ordre, c’est { $who }
seal-lots = mot { $word } → reste de { $word } ÷ { $total } = { $rest }, ce qui vaut { $value }
seal-fell = Les dés

alarm-title = Quelque chose cloche avec les dés
alarm-server-anchor = Le serveur a remplacé les valeurs qu’il avait fixées avant la partie.
alarm-start = La partie est soudain liée à d’autres règles, places ou chaînes qu’au départ.
alarm-mode = Les dés de cette partie viennent soudain d’ailleurs qu’au début, ou de nulle part.
alarm-anchor = { $who } : la chaîne de ce navigateur a été remplacée. Aucun de tes appareils ne le fait tant que celui-ci est là.
alarm-stranger = { $who } : un autre appareil participe aux dés en ton nom, et tu dis qu’il n’est pas à toi.
alarm-server-value = Lancer { $roll } : la valeur du serveur n’est pas celle qu’il avait fixée.
alarm-value = Lancer { $roll } : la valeur de { $who } n’est pas celle qui était fixée.
alarm-forged = Lancer { $roll } : une valeur qui ne vient pas de ton appareil a servi pour { $who }.
alarm-dice = Lancer { $roll } : les valeurs donnent { $right }, mais { $shown } a été montré.
alarm-table = Lancer { $roll } : { $right } a été montré avec les valeurs, mais { $shown } est sur la table.
alarm-unshown = { $shown } est sur la table, sans qu’aucune valeur ait été montrée.
alarm-item = { $who } aurait utilisé une chose que cette variante n’a pas.
alarm-again = Le lancer { $roll } a été montré une seconde fois, différemment.
alarm-gap = Lancer { $roll } : le serveur n’a pas dit ce qui s’est passé.
alarm-void = Le lancer { $roll } était ouvert et a été jeté sans raison. Qui jette des lancers choisit ce qui tombe.
alarm-roller = Lancer { $roll } : ce n’est pas le lancer de la personne dont c’est le tour.
alarm-part = Lancer { $roll } : d’autres y ont pris part que ceux qui ont été sollicités à l’ouverture.
alarm-left-out = Lancer { $roll } : la valeur de { $who } a été envoyée et laissée de côté. Une connexion lente peut l’expliquer une fois ; si cela se répète, ce n’est pas un hasard.
alarm-not-asked = Lancer { $roll } : { $who } est là et on ne lui a pas demandé de valeur.
alarm-record = Ce que le serveur raconte de cette partie n’est pas ce que ce navigateur a vu, ou ne tient pas ensemble.
alarm-early = Le serveur a demandé trop tôt la valeur du lancer { $roll }. Il ne l’a pas eue.
alarm-shut-out = { $who } : ton appareil a fixé ses valeurs, et le serveur les tient à l’écart des dés.
alarm-unclicked = Lancer { $roll } : les dés de { $who } sont tombés sans clic, alors qu’il restait du temps.
alarm-late = Lancer { $roll } : une fois de plus, { $who } n’a eu vent d’un lancer qu’une fois tombé, alors que la connexion était là. Si elle n’est pas très lente, quelqu’un retient les lancers.
alarm-undone = La partie est revenue en arrière alors que ce n’est pas permis ici, ou sans ton accord.
alarm-withheld = Le serveur ne donne pas le fichier de la partie. Sans lui, ton navigateur ne peut pas vérifier ce qu’il a manqué.
alarm-next = Le fichier de la partie garde la preuve. Ne continue que si tu fais confiance à qui tient le serveur.
alarm-seen = J’ai vu

elsewhere-text = Un autre appareil participe aux dés pour toi. Est-il à toi ?
elsewhere-yes = Oui, il est à moi
elsewhere-no = Non, je n’en ai pas d’autre
doubted-text = Il paraît que tu as annulé un coup, ou accepté de le faire, sur un autre appareil. Était-ce toi ?
doubted-yes = Oui, c’était moi
doubted-no = Non, ce n’était pas moi

dice-lead = Tant que ton navigateur participe, personne ne peut connaître un lancer avant que tu aies eu ton mot à dire : ni le serveur, ni l’hôte, ni tous les autres réunis. Pour choisir entre quelques résultats, il faudrait au serveur quelqu’un qui se taise pour lui, et chaque silence est noté dans le fichier de la partie.
dice-picture = Une image : chacun pose sur la table une pile d’enveloppes scellées. Pour un lancer, chacun ouvre la suivante, et tous les nombres ensemble font le dé.
dice-before = Avant la partie
dice-before-text = L’appareil de chaque joueur imagine des milliers de nombres secrets et les pose sur la table dans des enveloppes scellées. Le serveur aussi. Dès lors, personne ne peut en changer un.
dice-roll = À chaque lancer
dice-roll-text = Chacun ouvre l’enveloppe suivante, et les nombres sont mélangés. Chacun était choisi bien avant que quiconque connaisse les autres. Si tous ouvrent la leur, un seul nombre honnête suffit : personne n’a pu viser le résultat.
dice-after = Après
dice-after-text = Tous les nombres ouverts sont dans le fichier de la partie. Ton navigateur refait le calcul aussitôt, et chacun peut le refaire plus tard.
dice-questions = Ce qu’on demande
dice-do = Dois-je faire quelque chose ?
dice-do-text = Non. Ton navigateur garde tes enveloppes et en ouvre une au bon moment. Pour ton propre lancer, il attend ton clic.
dice-away = Et si quelqu’un est absent ?
dice-away-text = Après deux secondes, le lancer tombe sans son nombre, et tout le monde voit lequel manquait. Attendre ne permet pas de jeter un mauvais lancer. Mais qui se tait exprès pourrait, de mèche avec le serveur, choisir entre deux résultats : la vérification nomme donc ces lancers comme non prouvés.
dice-devices = Et si je joue sur deux appareils ?
dice-devices-text = L’un garde tes enveloppes, et un clic sur l’un ou l’autre lance les dés. Quand il s’en va, l’autre prend la suite avec de nouvelles enveloppes. Le fichier de la partie le montre.
dice-bots = Et contre l’ordinateur ?
dice-bots-text = Les robots n’ont pas d’enveloppes, mais toi si. Ce n’est que si aucun navigateur humain n’est connecté que les dés viennent du serveur seul ; l’écran le dit alors.
dice-luck = Vingt lancers sans un six : est-ce juste ?
dice-luck-text = Cela arrive à un joueur sur quarante. Les dés n’ont pas de mémoire et ne doivent de six à personne. La vérification montre combien de fois chaque face est tombée et si c’est inhabituel.
dice-see = Comment savoir que c’est actif ?
dice-see-text = Il y a un sceau sur le dé. Ouvre-le pour voir les nombres et le calcul. Les signes qu’il porte commencent l’empreinte de la partie, la même sur tous les écrans. Si quelque chose ne va pas, ton navigateur donne une alarme impossible à manquer.
dice-math = Avec des mathématiques
dice-math-text = H est SHA-256, HM est HMAC-SHA-256 ; chacun commence par la marque homestretch-dice/1/. ‖ joint des octets, les nombres vont de l’octet fort au faible, g désigne les 16 octets de la partie, N vaut 4096. owner est le numéro d’une place, 255 pour le serveur.
dice-chain = Les enveloppes sont une chaîne de hachages faite d’un secret X de 32 octets aléatoires. Son dernier maillon, l’ancre, est publié ; chaque valeur suivante se prouve en y redescendant.
dice-start = Au départ, tout est lié : les règles, qui est assis où, et toutes les ancres. L’empreinte est le début de T. rules est le SHA-256 du texte des règles dans le fichier, sans la marque ; une personne a kind 0, un robot 1 ; qui n’a pas d’ancre a 32 octets nuls.
dice-seed = Pour le lancer i, la valeur du serveur est la clé, et les valeurs de tous les participants sont le message. Leurs places viennent en ordre croissant, n est leur nombre. Quand la première place est tirée au sort, personne ne lance : 255, et le dé a une face par place.
dice-faces = La graine donne des octets. Les plus hauts, qui favoriseraient certaines faces, sont écartés : toutes les faces sont donc également probables. Les lots et les dés pipés prennent quatre octets de la même façon. W est la somme des poids.
dice-rules = Un appareil n’envoie sa valeur du lancer i que si le lancer i est ouvert et le lancer i − 1 réglé ; qui lance l’envoie avec son clic. Le lancer i + 1 ne s’ouvre qu’après le coup.
dice-attacks = Ce qu’un tricheur pourrait tenter
attack-server = Le serveur change sa valeur
attack-server-why = Elle ne redescend plus à l’ancre que tous ont vue avant la partie.
attack-other = Le serveur change la valeur d’un joueur
attack-other-why = Elle ne redescend plus à l’ancre de cet appareil, et l’appareil voit que ce n’est pas la sienne.
attack-replay = Une valeur d’une autre partie, place ou lancer est réutilisée
attack-replay-why = Partie, place et numéro sont hachés dans chaque maillon : la valeur ne convient nulle part ailleurs.
attack-early = Le serveur demande des valeurs trop tôt
attack-early-why = Ton navigateur refuse : il n’envoie de valeur que pour le lancer ouvert, une fois le précédent montré.
attack-silent = Le dernier joueur voit les valeurs des autres et se tait
attack-silent-why = Personne ne voit les dés avant que la valeur du serveur soit montrée, le lancer tombe quand même, et le silence est noté. De mèche avec le serveur, ce serait un choix entre deux résultats : la vérification nomme donc ces lancers comme non prouvés.
attack-anchor = L’ancre de quelqu’un est échangée
attack-anchor-why = T serait un autre, et chaque navigateur cherche sa propre ancre.
attack-file = Le fichier est modifié après coup
attack-file-why = Les dés doivent découler des valeurs, et les valeurs des ancres. Personne ne peut en fabriquer d’autres qui conviennent.
attack-restart = Le serveur « plante » et relance
attack-restart-why = Rien n’est tiré au moment du lancer : les mêmes valeurs donnent les mêmes dés, et ton navigateur s’en souvient.
dice-trust = Ce qu’il reste à croire
dice-trust-text = Ton propre appareil et la page qu’il a chargée. Qui doute de la page emporte le fichier et le script sur un autre ordinateur. Et aucun calcul ne dit si deux joueurs se parlent sur le même canapé.
