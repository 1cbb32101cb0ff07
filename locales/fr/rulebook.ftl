### The rulebooks in French. Places are feminine or begin with a vowel, so that "de" and "à" may stand
### before them.

## Parts

rulebook-number =
    { $n ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $n }
    }
# Feminine, as squares are.
rulebook-ordinal =
    { $n ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
        [11] onzième
        [12] douzième
       *[other] { $n }e
    }
rulebook-squares =
    { $n ->
        [1] une case
       *[other] { rulebook-number } cases
    }
rulebook-tokens =
    { $n ->
        [1] un pion
       *[other] { rulebook-number } pions
    }
rulebook-pips =
    { $n ->
        [0] aucun point
        [1] un point
       *[other] { rulebook-number } points
    }
rulebook-face = un { $n }
rulebook-colour =
    { $name ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
        [purple] violet
        [orange] orange
        [olive] olive
        [indigo] indigo
        [white] blanc
        [black] noir
       *[other] { $name }
    }
rulebook-comma = { $first }, { $last }
rulebook-and = { $first } et { $last }
rulebook-or = { $first } ou { $last }
rulebook-comma-and = { $first }, et { $last }
rulebook-comma-or = { $first }, ou { $last }
rulebook-then = { $first }, puis { $last }
rulebook-mover =
    { $tokens ->
        [1] ton pion
       *[other] un de tes pions
    }
rulebook-at =
    { $place ->
        [square] la case { $n }
       *[step] l’étape { $n }
    }
rulebook-at-any =
    { $place ->
        [square] la case { $squares }
       *[step] l’étape { $squares }
    }
rulebook-at-all =
    { $place ->
        [square] { $n ->
            [1] la case { $squares }
           *[other] les cases { $squares }
        }
       *[step] { $n ->
            [1] l’étape { $squares }
           *[other] les étapes { $squares }
        }
    }
rulebook-end =
    { $end ->
        [square] la case { $n }
        [place] la dernière case
       *[finish] l’arrivée
    }

## Conditions

rulebook-worth = un lancer qui vaut { $values }
rulebook-face-on-die = { rulebook-face } sur un dé
rulebook-total = un total de { rulebook-number }
rulebook-double = un double
rulebook-even-die = un nombre pair sur un dé
rulebook-even-total = un total pair
rulebook-even-number = un nombre pair
rulebook-even-roll = un lancer pair
rulebook-anything = n’importe quoi
rulebook-any-roll = n’importe quel lancer
rulebook-together = { $first } avec { $last }
rulebook-throw-that = { $throw } qui { $does }
rulebook-other-than = { $throw } autre que { $not }
rulebook-while = { $throw } tant que { $when }
rulebook-for-first = { $throw } pour ton premier pion de la partie
rulebook-except-first = { $throw }, sauf pour ton premier pion de la partie
rulebook-unless = { $throw }, sauf si ce coup { $does }
rulebook-deed = un coup qui { $does }
rulebook-deed-captures = une prise
rulebook-deed-finishes = un pion amené à l’arrivée
rulebook-deed-enters = un pion sorti
rulebook-deed-first-enters = la sortie de ton premier pion de la partie
rulebook-does-capture = mange un pion
rulebook-does-finish = amène un pion à l’arrivée
rulebook-does-enter = sort un pion
rulebook-does-first-enter = sort ton premier pion de la partie
rulebook-does-jump = suit { $links }
rulebook-does-mark = finit sur { $squares }
rulebook-does-mark-any = finit sur une case marquée
rulebook-a-link =
    { $kind ->
        [snake] un serpent
        [ladder] une échelle
        [jump] un saut
       *[flight] un vol
    }
rulebook-the-link =
    { $kind ->
        [snake] le serpent
        [ladder] l’échelle
        [jump] le saut
       *[flight] le vol
    }
rulebook-state-yard-empty =
    { $yard ->
        [off] aucun de tes pions n’est encore hors du plateau
       *[yard] aucun de tes pions n’est dans ton écurie
    }
rulebook-state-yard-waits =
    { $yard ->
        [off] un de tes pions est encore hors du plateau
       *[yard] un de tes pions est dans ton écurie
    }
rulebook-state-track-empty = tu n’as aucun pion sur le parcours
rulebook-state-track-taken = tu as un pion sur le parcours
rulebook-state-last = tous tes pions sauf un sont arrivés
rulebook-state-more = au moins deux de tes pions ne sont pas encore arrivés
rulebook-state-not-entered = tu n’as encore sorti aucun pion dans cette partie
rulebook-state-entered = tu as déjà sorti un pion dans cette partie

## In short

rulebook-short-title = En bref
rulebook-short-enter =
    { $how }{ $must ->
        [yes] , et si tu le peux, tu dois le faire.
       *[no] .
    }
rulebook-short-links = Au pied d’une échelle, tu grimpes jusqu’en haut ; sur la tête d’un serpent, tu glisses jusqu’à sa queue.
rulebook-short-capture =
    Si tu tombes sur un pion adverse, il { $yard ->
        [off] sort du plateau et doit recommencer
       *[yard] retourne à son écurie
    }{ $safe ->
        [yes] , sauf sur une case protégée.
        [enters] , sauf sur une case protégée, où seul un pion qui sort peut le manger.
       *[no] .
    }
rulebook-short-stairs = Dans la ligne droite, un pion avance case par case, et seulement avec le bon lancer.
rulebook-short-march =
    { $place ->
        [unsafe] Deux de tes pions qui se rencontrent hors des cases protégées
       *[anywhere] Deux de tes pions qui se rencontrent
    } forment un barrage : aucun pion adverse seul ne peut le doubler, et il avance de la moitié d’un lancer pair.
rulebook-short-bonus = Une prise te rapporte { $capture } de plus, un pion amené à l’arrivée { $finish }.
rulebook-short-passing =
    { $who ->
        [own] Tu ne peux pas doubler tes propres pions.
       *[any] Les pions ne peuvent pas se doubler.
    }
# What special squares do.
rulebook-short-special = Des cases spéciales { $effects }.
rulebook-short-skip = te font passer ton prochain tour
rulebook-short-swap = échangent ton pion avec celui de tête
rulebook-short-items = te donnent un objet qui t’aidera plus tard

## What you need

rulebook-needs-title = Ce qu’il faut
rulebook-people =
    { $n ->
        [1] Pour un joueur.
       *[other] Pour { rulebook-number } joueurs.
    }
rulebook-people-range = Pour { $least } à { $most } joueurs.
rulebook-pairs = On joue par équipes de deux : les partenaires se font face et gagnent ensemble.
rulebook-seats = Chaque joueur a une place et { rulebook-tokens }.
rulebook-seats-colours = Chaque joueur a une place avec sa propre couleur ({ $colours }) et { rulebook-tokens } de cette couleur.
rulebook-token-names =
    { $n ->
        [1] Le pion d’un joueur s’appelle { $names }.
       *[other] Les pions d’un joueur s’appellent { $names }.
    }
rulebook-lots =
    { $n ->
        [1] Tu lances un cauri (ou un bâtonnet, ou une pièce), qui tombe aussi souvent côté face que côté pile.
       *[other] Tu lances { rulebook-number } cauris (ou des bâtonnets, ou des pièces), qui tombent aussi souvent côté face que côté pile.
    }
rulebook-lots-count = Un lancer vaut autant de points qu’il y a de cauris côté face.
rulebook-lots-values = La valeur d’un lancer dépend du nombre de cauris côté face :
rulebook-lots-value =
    { $n ->
        [0] aucun côté face : { $pips }.
       *[other] { rulebook-number } côté face : { $pips }.
    }
rulebook-dice =
    { $n ->
        [1] On joue avec un dé à { $sides } faces.
       *[other] On joue avec { rulebook-number } dés à { $sides } faces.
    }
rulebook-dice-weights = Les faces 1 à { $n } n’ont pas toutes la même chance : leurs chances sont dans le rapport { $weights }.
rulebook-double-is = Si deux dés montrent le même nombre, c’est un double.

## The aim

rulebook-aim-title = Le but
rulebook-aim = Amène { $what } { $to } avant les autres.
rulebook-aim-pairs = Amène { $what } { $to }. La première équipe dont les deux joueurs l’ont fait gagne.
rulebook-what-one = ton pion
rulebook-what-all = tes { rulebook-number } pions
rulebook-what-some = { rulebook-number } de tes { $tokens } pions
rulebook-to =
    { $end ->
        [square] à la case { $n }
        [stretch] dans ta ligne droite
       *[finish] à l’arrivée
    }
rulebook-home = Un pion qui y parvient est arrivé.

## The board

rulebook-board-title = Le plateau
rulebook-one-way = Tous les joueurs suivent le même chemin, de la case { $first } à la case { $last }, qui est l’arrivée.
rulebook-rows = Les cases forment des rangées de { rulebook-number } qui vont et viennent ; la première, en bas, va de gauche à droite.
rulebook-track =
    { $direction ->
        [clockwise] Le parcours a { rulebook-squares } que tous partagent, numérotées de { $first } à { $last } dans le sens du jeu, celui des aiguilles d’une montre.
        [anticlockwise] Le parcours a { rulebook-squares } que tous partagent, numérotées de { $first } à { $last } dans le sens du jeu, l’inverse des aiguilles d’une montre.
       *[none] Le parcours a { rulebook-squares } que tous partagent, numérotées de { $first } à { $last } dans le sens du jeu.
    }
rulebook-way = Chaque place a son propre chemin sur le plateau, compté en étapes : { $way }.
rulebook-way-ends = { $way } ; la dernière case est l’arrivée
rulebook-part-pad = son aire d’attente ({ $steps })
rulebook-part-finish = l’arrivée ({ $steps })
rulebook-part-track = { rulebook-squares } du parcours ({ $steps })
rulebook-part-track-shared = { rulebook-squares } du parcours, que tous les joueurs partagent ({ $steps })
rulebook-part-own = { rulebook-squares } à elle seule ({ $steps })
rulebook-part-stretch =
    { $n ->
        [1] une case à elle seule, appelée la ligne droite ({ $steps })
       *[other] { rulebook-number } cases à elle seule, appelées la ligne droite ({ $steps })
    }
rulebook-part-stretch-again =
    { $n ->
        [1] la même case au retour, appelée la ligne droite ({ $steps })
       *[other] les { rulebook-number } mêmes cases au retour, appelées la ligne droite ({ $steps })
    }
rulebook-steps =
    { $n ->
        [1] étape { $from }
        [2] étapes { $from } et { $to }
       *[other] étapes { $from } à { $to }
    }
rulebook-start = La première de ces cases est la case de départ.
rulebook-start-squares = La case de départ est la case { $squares }.
rulebook-first-squares = La première case du parcours est la { $squares }.
rulebook-last-squares =
    { $next ->
        [finish] La dernière case du parcours avant l’arrivée est la { $squares }.
       *[stretch] La dernière case du parcours avant la ligne droite est la { $squares }.
    }
rulebook-square-for = { $square } pour { $seat }

## Setting up

rulebook-setup-title = Avant de commencer
rulebook-partners = Les partenaires sont { $pairs }.
rulebook-pair = { $first } avec { $last }
rulebook-usual-seats =
    { $n ->
        [1] Un joueur seul prend d’habitude { $seats }.
       *[other] À { rulebook-number }, on prend d’habitude { $seats }.
    }
rulebook-empty-seats = Les cases des places libres restent en jeu.
rulebook-begin =
    { $yard ->
        [off] Tous les pions commencent hors du plateau.
       *[yard] Tous les pions commencent dans l’écurie de leur joueur, à côté du parcours.
    }
rulebook-begin-out =
    { $at ->
        [pad] Tous les pions commencent sur l’aire d’attente de leur joueur.
       *[start] Tous les pions commencent sur la case de départ de leur joueur.
    }
rulebook-begin-some =
    { $n ->
        [1] Un de tes pions commence
       *[other] { rulebook-number } de tes pions commencent
    } sur { $at ->
        [pad] ton aire d’attente
       *[start] ta case de départ
    }, { $rest ->
        [1] l’autre
       *[other] les autres
    } dans ton écurie, à côté du parcours.
rulebook-first-seat = La première place, { $seat }, commence.
rulebook-first-drawn = Le premier joueur est tiré au sort.
rulebook-first-rolls = Pour savoir qui commence, chacun lance une fois sans bouger.
rulebook-first-highest =
    { $tied ->
        [all] Le plus grand lancer commence ; en cas d’égalité, tous relancent.
       *[they] Le plus grand lancer commence ; en cas d’égalité, les joueurs concernés relancent.
    }
rulebook-turns =
    { $direction ->
        [clockwise] Ensuite, on joue à tour de rôle dans le sens des aiguilles d’une montre.
        [anticlockwise] Ensuite, on joue à tour de rôle dans le sens inverse des aiguilles d’une montre.
       *[none] Ensuite, on joue à tour de rôle dans l’ordre des places.
    }

## Your turn

rulebook-turn-title = Ton tour
rulebook-throw-lots = Lance les cauris et avance { rulebook-mover } de la valeur du lancer.
rulebook-roll-one = Lance le dé et avance { rulebook-mover } d’autant de cases.
rulebook-roll-sum = Lance { rulebook-number } dés et avance { rulebook-mover } de leur total.
rulebook-roll-choose = Lance { rulebook-number } dés, choisis-en un et avance { rulebook-mover } de ce nombre ; le reste du lancer est perdu.
rulebook-roll-each = Lance { rulebook-number } dés : chacun est un coup à part.
rulebook-roll-each-order =
    { $tokens ->
        [1] Joue ces coups l’un après l’autre, dans l’ordre que tu veux.
       *[other] Joue ces coups l’un après l’autre, dans l’ordre que tu veux, avec le même pion ou avec plusieurs.
    }
rulebook-pip = Un lancer se compte en points : un point fait avancer un pion d’une case.
rulebook-counts = { $face } compte pour { $pips }.
rulebook-counts-if = { $face } compte pour { $pips } si tu fais { $throw }.
rulebook-counts-while = { $face } compte pour { $pips } tant que { $when }.
rulebook-fewer =
    { $n ->
        [1] Quand ton pion est sur { $square } ou au-delà, tu ne lances qu’un dé.
       *[other] Quand ton pion est sur { $square } ou au-delà, tu ne lances que { rulebook-number } dés.
    }
rulebook-undersides =
    { $n ->
        [1] Si tu fais { $throw }, tu joues aussi la face cachée du dé.
       *[other] Si tu fais { $throw }, tu joues aussi les faces cachées des dés, chacune comme un coup à part.
    }
rulebook-undersides-sum = Une face et la face cachée font ensemble { $sum } : sous { $over } se trouve { $under }.
rulebook-must-nothing = Rien ne t’oblige à jouer : tu peux passer, quel que soit ton lancer.
rulebook-must-move =
    { $tokens ->
        [1] Si tu peux bouger, tu dois le faire.
       *[other] Tu choisis le pion qui avance, mais si tu peux bouger, tu dois le faire.
    }
rulebook-must-dice = Tu dois utiliser le plus de dés possible.
rulebook-must-capture = Si tu peux bouger, tu dois le faire, et si tu peux manger un pion, tu dois le manger.
rulebook-dice-lost = Les dés qu’aucun pion ne peut utiliser sont perdus.
rulebook-pass =
    { $tokens ->
        [1] Si ton pion ne peut pas bouger, tu passes.
       *[other] Si aucun pion ne peut bouger, tu passes.
    }
rulebook-zero = Un lancer nul ne fait avancer aucun pion.
rulebook-tries =
    { $pad ->
        [yes] Si aucun pion ne peut bouger et que tu n’en as ni sur le parcours ni sur ton aire d’attente, tu peux réessayer, jusqu’à { rulebook-number } lancers en tout.
       *[no] Si aucun pion ne peut bouger et que tu n’en as pas sur le parcours, tu peux réessayer, jusqu’à { rulebook-number } lancers en tout.
    }
rulebook-tries-over = Dès qu’un pion peut bouger, il bouge, et tes essais sont finis.
rulebook-assist = Quand tous les pions qu’il te fallait sont arrivés, tu continues à jouer tes tours avec les pions de ton partenaire.
rulebook-next =
    { $extra ->
        [yes] C’est ensuite au joueur suivant, sauf si tu as gagné un lancer de plus.
       *[no] C’est ensuite au joueur suivant.
    }

## Bringing tokens into play

rulebook-enter-title =
    { $tokens ->
        [1] Sortir ton pion
       *[other] Sortir les pions
    }
rulebook-enter-any =
    { $zero ->
        [yes] n’importe quel lancer sauf un zéro
       *[no] n’importe quel lancer
    } met { $tokens ->
        [1] ton pion
       *[other] un pion
    } en jeu
rulebook-enter-needs =
    { $tokens ->
        [1] pour sortir ton pion, il te faut { $throw }
       *[other] pour sortir un pion, il te faut { $throw }
    }
rulebook-enter-start = { $how } : il passe de ton écurie à ta case de départ.
rulebook-enter-pad = { $how } : il passe de ton écurie à ton aire d’attente, à côté du parcours.
rulebook-enter-square = { $how } : il va de l’extérieur du plateau à la case qui porte ce numéro.
rulebook-enter-walk = { $how } : il vient de l’extérieur du plateau et avance de ses points sur ton chemin ; avec un point, il arrive à l’étape 1.
rulebook-enter-die =
    { $sum ->
        [yes] Une sortie avec un dé utilise ce dé ; une sortie avec le total utilise tout le lancer.
       *[no] Une sortie avec un dé utilise ce dé.
    }
rulebook-enter-used = Cela utilise le lancer : le pion n’avance pas davantage.
rulebook-pad-many = Tu peux avoir autant de pions que tu veux sur ton aire d’attente, et personne d’autre n’y vient.
rulebook-pad-leave = De là, le premier point d’un coup amène le pion sur le parcours.
rulebook-start-own = Tant qu’un de tes pions est sur ta case de départ, aucun autre ne peut sortir.
rulebook-start-full =
    { $n ->
        [1] Tant qu’un de tes pions est sur ta case de départ, aucun autre ne peut sortir.
       *[other] Tant que { rulebook-number } de tes pions sont sur ta case de départ, aucun autre ne peut sortir.
    }
rulebook-start-held = Tant qu’un pion adverse est sur ta case de départ, tu ne peux pas sortir.
rulebook-start-captures = Un pion qui sort mange les pions adverses sur ta case de départ.
rulebook-start-last =
    { $blocks ->
        [yes] Si ta case de départ est pleine, un pion qui sort mange le pion adverse qui y est venu en dernier, bien que la case soit protégée et même s’il fait partie d’un barrage.
       *[no] Si ta case de départ est pleine, un pion qui sort mange le pion adverse qui y est venu en dernier, bien que la case soit protégée.
    }
rulebook-start-single = Un pion qui sort mange un pion adverse seul sur ta case de départ, bien que la case soit protégée.
rulebook-enter-last = Un pion qui sort ne mange que le pion adverse venu en dernier sur la case et, sur une case protégée, seulement si elle est pleine.
rulebook-enter-single = Un pion qui sort mange un pion adverse seul là où il s’arrête, même sur une case protégée.
rulebook-enter-must = Si tu peux sortir un pion, tu dois le faire.
rulebook-enter-may = Rien ne t’y oblige : tu peux avancer un pion déjà en jeu.
rulebook-enter-clear = Tant que des pions attendent dans ton écurie et qu’aucun ne peut sortir, un pion sur ta case de départ doit avancer ; c’est seulement s’il ne le peut pas que tu en avances un autre.

## Moving

rulebook-move-title = Avancer
rulebook-walk = Un pion suit son propre chemin et compte toutes les cases, vides ou non.
rulebook-passing =
    { $tokens ->
        [1] Il peut doubler d’autres pions
       *[other] Il peut doubler d’autres pions, les tiens comme ceux des autres
    }{ $blocks ->
        [yes] , mais pas un barrage qui l’arrête.
       *[no] .
    }
rulebook-passing-others =
    { $blocks ->
        [yes] Il ne peut pas doubler un de tes pions ; il peut doubler ceux des autres, mais pas un barrage qui l’arrête.
       *[no] Il ne peut pas doubler un de tes pions ; il peut doubler ceux des autres.
    }
rulebook-passing-nobody = Il ne peut doubler aucun autre pion : un coup qui le ferait passer devant n’est pas permis.

## Meeting and capturing

rulebook-meet-title =
    { $captures ->
        [yes] Rencontres et prises
       *[no] Rencontres
    }
rulebook-capture =
    { $yard ->
        [off] Si tu tombes sur des pions adverses sur le parcours, tu les manges tous : ils sortent du plateau et doivent recommencer.
       *[yard] Si tu tombes sur des pions adverses sur le parcours, tu les manges tous : ils retournent à leur écurie.
    }
rulebook-capture-partners = Les partenaires ne se mangent jamais.
rulebook-capture-nobody = Personne n’est mangé : des pions de joueurs différents peuvent partager une case.
rulebook-safe =
    { $n ->
        [1] Cette case du parcours est protégée
       *[other] Ces cases du parcours sont protégées
    }{ $starts ->
        [yes] , y compris toutes les cases de départ : { $squares }.
       *[no] {" "}: { $squares }.
    }
rulebook-safe-held =
    Si un pion occupe une case protégée, { $side ->
        [pair] aucun pion adverse
       *[player] aucun pion d’un autre joueur
    } ne peut s’y arrêter : on ne peut donc pas le manger{ $enters ->
        [yes] , sauf avec un pion qui sort.
       *[no] .
    }
rulebook-safe-shared =
    { $enters ->
        [yes] Sur une case protégée, personne n’est mangé, sauf par un pion qui sort, et des pions de joueurs différents peuvent la partager.
       *[no] Sur une case protégée, personne n’est mangé, et des pions de joueurs différents peuvent la partager.
    }
rulebook-own-share =
    { $side ->
        [pair] Une case peut porter autant de pions qu’on veut, les tiens et ceux de ton partenaire.
       *[player] Une case peut porter autant de pions d’un même joueur qu’on veut.
    }
rulebook-own-forbid =
    Deux pions d’un même joueur ne partagent jamais une case{ $except ->
        [both] , sauf sur l’aire d’attente et à l’arrivée
        [pad] , sauf sur l’aire d’attente
        [finish] , sauf à l’arrivée
       *[none] {""}
    } : tu ne peux pas t’arrêter sur ton propre pion.
rulebook-own-behind = Un coup qui finirait sur un de tes pions finit sur la case juste derrière lui ; un pion qui s’y trouve déjà ne peut pas le jouer.
rulebook-stack =
    { $pad ->
        [yes] Les pions d’un joueur qui se rencontrent sur une case forment une pile : dès lors ils avancent ensemble, comme un seul, sauf sur l’aire d’attente.
       *[no] Les pions d’un joueur qui se rencontrent sur une case forment une pile : dès lors ils avancent ensemble, comme un seul.
    }
rulebook-stack-captured = Si tu tombes sur une pile, tu la manges tout entière.
rulebook-block =
    { $more ->
        [yes] { rulebook-number } pions ou plus
       *[no] { rulebook-number } pions
    } d’un même joueur sur { $place ->
        [unsafe] une case qui n’est pas protégée
       *[anywhere] une case
    } forment un barrage : { $stops ->
        [everyone] aucun autre pion, même du même joueur,
        [opponents] aucun pion adverse
       *[players] aucun pion d’un autre joueur
    } ne peut s’y arrêter ni le doubler{ $immune ->
        [yes] , si bien qu’on ne peut pas le manger.
       *[no] .
    }
rulebook-block-singly = Les pions d’un barrage avancent toujours un par un.
rulebook-block-break = Si tu fais { $throw } et que tu as un barrage, tu dois avancer un de ses pions si tu le peux.
rulebook-march =
    { $place ->
        [unsafe] Quand un de tes pions s’arrête sur une case du parcours qui n’est pas protégée et y trouve exactement un autre de tes pions, les deux forment un barrage.
       *[anywhere] Quand un de tes pions s’arrête sur une case du parcours et y trouve exactement un autre de tes pions, les deux forment un barrage.
    }
rulebook-march-half = Un barrage ne se sépare jamais : ses pions avancent ensemble, chacun de la moitié d’un lancer pair. Un lancer impair ne peut pas les bouger.
rulebook-march-stops =
    { $stops ->
        [everyone] Aucun pion seul, même du même joueur, ne peut
        [opponents] Aucun pion adverse seul ne peut
       *[players] Aucun pion seul d’un autre joueur ne peut
    } s’arrêter sur un barrage du parcours ni le doubler, même si le barrage s’est déplacé sur une case protégée.
rulebook-march-passes =
    Un barrage peut doubler d’autres barrages et s’arrêter sur eux{ $captures ->
        [unsafe] {" "}; hors des cases protégées, il les mange, comme les pions seuls.
        [anywhere] {" "}; il les mange, comme les pions seuls.
       *[no] .
    }
rulebook-march-home = Les deux pions d’un barrage arrivent ensemble.
rulebook-full = Une case porte au plus { rulebook-tokens } : un coup qui en laisserait davantage n’est pas permis.

## The home stretch and the finish

rulebook-home-title =
    { $stretch ->
        [yes] La ligne droite et l’arrivée
       *[no] L’arrivée
    }
rulebook-private =
    { $squares ->
        [stretch] Seuls tes pions entrent dans ta ligne droite
       *[own] Seuls tes pions entrent sur tes propres cases
    } : personne ne peut les y manger{ $flight ->
        [yes] , sauf par un vol.
       *[no] .
    }
rulebook-gate-seat = Ta ligne droite est fermée tant que tu n’as pas mangé de pion.
rulebook-gate-token = Ta ligne droite est fermée à un pion qui n’en a pas mangé un lui-même. Celui qui l’a fait garde le droit d’y entrer, même s’il est mangé plus tard.
rulebook-gate-lap = Un pion qui atteint la dernière case du parcours alors que ta ligne droite est fermée continue sur le parcours, par sa propre case de départ, pour un tour de plus.
rulebook-gate-missed = Un pion qui est passé devant doit refaire tout le tour, même si ta ligne droite s’est ouverte entre-temps.
rulebook-gate-open = Ta ligne droite est aussi ouverte tant qu’il ne reste aucun pion adverse dans une écurie ou sur le parcours.
rulebook-slots = Chaque case de la ligne droite est pour un seul pion, et aucun pion n’y saute par-dessus un autre.
rulebook-slots-on = Un pion sur une telle case est arrivé, mais il peut encore avancer jusqu’à une case libre plus loin.
rulebook-exact =
    { $end ->
        [place] Un pion qui dépasserait { rulebook-end } ne peut pas bouger.
       *[finish] Il faut atteindre { rulebook-end } exactement : un pion qui la dépasserait ne peut pas bouger.
    }
rulebook-exact-then =
    { $end ->
        [place] De là, un pion qui dépasserait { rulebook-end } ne peut pas bouger.
       *[finish] De là, il faut atteindre { rulebook-end } exactement : un pion qui la dépasserait ne peut pas bouger.
    }
rulebook-bounce =
    { $end ->
        [place] Un pion qui dépasserait { rulebook-end } recule des points en trop.
       *[finish] Il faut atteindre { rulebook-end } exactement : un pion qui la dépasserait recule des points en trop.
    }
rulebook-bounce-example = Par exemple, deux cases avant { rulebook-end }, cinq points l’y amènent puis le font reculer de trois cases.
rulebook-bounce-rest = Sur la case où il s’arrête, toutes les règles valent comme d’habitude.
rulebook-beyond = Un pion qui dépasserait { rulebook-end } s’y arrête simplement.
rulebook-gate-exact = Un pion doit d’abord s’arrêter exactement sur la dernière case du parcours, { $square } : s’il devait la dépasser, il recule des points en trop.
rulebook-stairs = La ligne droite est un escalier qu’un pion monte case par case, et seulement avec le bon lancer : { $stairs }.
rulebook-stair = { $face } pour la { rulebook-ordinal } case
rulebook-stair-finish = { $face } pour l’arrivée
rulebook-stairs-walk = Seul un pion qui vient de plus loin sur le parcours monte l’escalier avec ce qui reste de son lancer.
rulebook-dead-end = Un pion ne peut pas s’arrêter sur { $squares }, d’où aucun lancer ne le mènerait à l’arrivée.
rulebook-finish-stays = Un pion à l’arrivée y reste.

## Extra rolls

rulebook-again-title = Lancers supplémentaires
rulebook-again = Tu relances après { $after }.
rulebook-again-always = Tu relances après chaque lancer.
rulebook-again-most =
    { $n ->
        [1] En un tour, tu as droit à un lancer de plus au maximum.
       *[other] En un tour, tu as droit à { rulebook-number } lancers de plus au maximum.
    }
rulebook-again-once = Un lancer ne rapporte jamais plus d’un lancer de plus.
rulebook-again-home = Il n’y a plus de lancer supplémentaire une fois que tous les pions qu’il te fallait sont arrivés.
rulebook-again-kept =
    { $without ->
        [wish] Tu as ce lancer de plus même si tu passes.
       *[move] Tu as ce lancer de plus même si aucun pion n’a pu bouger.
    }
rulebook-again-lost =
    { $without ->
        [wish] Si tu passes, le lancer de plus est perdu.
       *[move] Si aucun pion n’a pu bouger, le lancer de plus est perdu.
    }
rulebook-streak =
    { $n ->
        [1] Si tu fais { $throw }, ce lancer est perdu et ton tour finit.
       *[other] Si tu fais { $throw } { rulebook-number } fois de suite dans le même tour, le dernier de ces lancers est perdu et ton tour finit.
    }
rulebook-streak-back =
    { $yard ->
        [off] sort du plateau
       *[yard] retourne à ton écurie
    }
rulebook-streak-last =
    { $stretch ->
        [yes] Le dernier pion que tu as avancé pendant ce tour { rulebook-streak-back }, sauf s’il est arrivé ou dans la ligne droite.
       *[no] Le dernier pion que tu as avancé pendant ce tour { rulebook-streak-back }, sauf s’il est arrivé.
    }
rulebook-streak-furthest = De tes pions en jeu qui ne sont pas arrivés, celui de tête { rulebook-streak-back }.
rulebook-streak-moved = Chaque pion que tu as avancé pendant ce tour { rulebook-streak-back }, sauf s’il est arrivé.

## Special squares

rulebook-special-title = Cases spéciales
rulebook-snake = Un pion qui tombe sur la tête d’un serpent glisse jusqu’à sa queue.
rulebook-ladder = Un pion qui tombe au pied d’une échelle grimpe jusqu’en haut.
rulebook-links =
    { $n ->
        [1] { rulebook-the-link } mène { $links }.
       *[other] Les { rulebook-number } { $kind ->
            [snake] serpents
            [ladder] échelles
            [jump] sauts
           *[flight] vols
        } mènent { $links }.
    }
rulebook-link =
    { $place ->
        [square] de la case { $from }
        [step] de l’étape { $from }
       *[none] de { $from }
    } à { $to }
rulebook-jump-one =
    { $kind ->
        [flight] Un pion qui tombe sur { $from } s’envole jusqu’à { $to }.
       *[jump] Un pion qui tombe sur { $from } saute jusqu’à { $to }.
    }
rulebook-jump-by =
    Un pion qui tombe sur { $squares } { $kind ->
        [flight] s’envole
       *[jump] saute
    } { rulebook-squares } { $towards ->
        [back] en arrière
       *[on] plus loin
    }.
rulebook-jump =
    { $kind ->
        [both] Un pion qui tombe là où commence un saut ou un vol va jusqu’à son bout.
        [flight] Un pion qui tombe là où commence un vol s’envole jusqu’à son bout.
       *[jump] Un pion qui tombe là où commence un saut saute jusqu’à son bout.
    }
rulebook-flight-hits = Un vol mange les pions sur la { rulebook-ordinal } case de la ligne droite d’en face.
rulebook-flight-hits-step = Un vol mange les pions à l’étape { $n } du chemin d’en face.
rulebook-chain =
    { rulebook-the-link } de { $from } finit sur { $to }, où commence { $next ->
        [snake] un serpent
        [ladder] une échelle
        [jump] un saut
       *[flight] un vol
    }
rulebook-chain-on = { $chain }, et le pion le suit aussi.
rulebook-chain-flies = { $chain }, et le pion s’envole aussi.
rulebook-chain-stops =
    { $apart ->
        [yes] À part cela, un pion
       *[no] Un pion
    } n’en suit qu’un par coup : { $chain }, mais le pion y reste.
rulebook-link-captures = Un pion mange sur toutes les cases où il s’arrête ainsi, pas seulement sur la dernière.
rulebook-link-home = { rulebook-the-link } de { $square } mène tout droit à l’arrivée.
rulebook-marks =
    { $n ->
        [1] { $squares } est marquée : y tomber peut te valoir un lancer de plus.
       *[other] { $squares } sont marquées : y tomber peut te valoir un lancer de plus.
    }
rulebook-skip = Si ton pion tombe sur { $squares }, tu passes ton prochain tour.
rulebook-swap = Si ton pion tombe sur { $squares }, il échange sa position avec le pion de tête, sauf si c’est lui ; les pions arrivés ne comptent pas.
rulebook-swap-still = Les cases où les deux pions arrivent ainsi n’ont pas d’autre effet.

## Things to collect

rulebook-items-title = Objets
rulebook-shield = Sur { $squares }, tu reçois un bouclier : il te protège du prochain serpent sur lequel tu tombes, puis il est usé.
rulebook-second-throw = Sur { $squares }, tu reçois un second lancer : si un lancer ne te plaît pas, tu peux l’utiliser avant de bouger pour relancer.
rulebook-chosen-roll = Sur { $squares }, tu reçois un lancer au choix : utilise-le au lieu de lancer, et choisis toi-même le nombre.
rulebook-items-kept = Tu reçois un objet quand ton pion tombe sur cette case, tu le gardes jusqu’à ce que tu l’utilises, et tu n’en as jamais deux pareils.

## Bonus pips

rulebook-bonus-title = Points de bonus
rulebook-bonus-capture = Une prise te rapporte { rulebook-pips }.
rulebook-bonus-finish = Un pion amené à l’arrivée te rapporte { rulebook-pips }.
rulebook-bonus-when =
    Tu les joues dans le même tour, { $when ->
        [dice] avant ou après les dés qui restent
        [extra] avant tout lancer de plus
       *[once] aussitôt
    }, tous avec un seul pion de ton choix ; si aucun ne peut aller si loin, ils sont perdus.
rulebook-bonus-enter = Ils ne peuvent pas faire sortir un pion.
rulebook-bonus-again = S’ils mènent à une prise ou amènent un pion à l’arrivée, ils rapportent de nouveau un bonus.

## Winning and places

rulebook-win-title = Victoire et rangs
rulebook-done-both = amène ses deux pions à l’arrivée
rulebook-done-one = amène un pion à { rulebook-end }
rulebook-done-all = a ses { rulebook-number } pions à l’arrivée
rulebook-done-pair = a ses { rulebook-number } pions à l’arrivée
rulebook-done-some = a { rulebook-tokens } à l’arrivée
rulebook-done-each = a { rulebook-tokens } de chacun à l’arrivée
rulebook-side =
    { $side ->
        [pair] La première équipe qui
       *[player] Le premier joueur qui
    }
rulebook-win = { rulebook-side } { $done } gagne.
rulebook-win-over = { rulebook-side } { $done } gagne, et la partie est finie.
rulebook-win-on =
    { $side ->
        [pair] Les autres jouent pour les rangs suivants, jusqu’à ce qu’il ne reste qu’une équipe.
       *[player] Les autres jouent pour les rangs suivants, jusqu’à ce qu’il ne reste qu’un joueur.
    }
rulebook-win-rest = Les autres pions d’un joueur qui a fini restent où ils sont.
rulebook-win-others =
    { $home ->
        [yes] Les autres sont classés par le nombre de pions arrivés, puis par le chemin parcouru.
       *[no] Les autres sont classés par le chemin parcouru.
    }
rulebook-win-waits = Un joueur dont les pions sont arrivés attend son partenaire.

## If a player leaves

rulebook-leave-title = Si un joueur part
rulebook-leave = Si un joueur part, ses pions sont retirés du plateau, et il prend le dernier rang encore libre.
rulebook-leave-kept = Un joueur qui a déjà un rang le garde.
rulebook-leave-partner = Le partenaire continue seul et n’a plus besoin d’amener que ses propres pions.
rulebook-leave-over =
    { $side ->
        [pair] Quand il ne reste qu’une équipe, la partie est finie.
       *[player] Quand il ne reste qu’un joueur, la partie est finie.
    }
