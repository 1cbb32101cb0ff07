### The rulebooks in Spanish. Places are feminine, so that "de" and "a" may stand before them.

## Parts

rulebook-number =
    { $n ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $n }
    }
# Feminine, as squares and rolls are.
rulebook-ordinal =
    { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
       *[other] { $n }.ª
    }
rulebook-squares =
    { $n ->
        [1] una casilla
       *[other] { rulebook-number } casillas
    }
rulebook-tokens =
    { $n ->
        [1] una ficha
       *[other] { rulebook-number } fichas
    }
rulebook-pips =
    { $n ->
        [0] ningún punto
        [1] un punto
       *[other] { rulebook-number } puntos
    }
rulebook-face = un { rulebook-number }
rulebook-colour =
    { $name ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
        [purple] morado
        [orange] naranja
        [olive] oliva
        [indigo] índigo
        [white] blanco
        [black] negro
       *[other] { $name }
    }
rulebook-comma = { $first }, { $last }
rulebook-and = { $first } y { $last }
rulebook-or = { $first } o { $last }
rulebook-comma-and = { $first }, y { $last }
rulebook-comma-or = { $first }, o { $last }
rulebook-then = { $first }, luego { $last }
rulebook-mover =
    { $tokens ->
        [1] tu ficha
       *[other] una de tus fichas
    }
rulebook-at =
    { $place ->
        [square] la casilla { $n }
       *[step] la posición { $n }
    }
rulebook-at-any =
    { $place ->
        [square] la casilla { $squares }
       *[step] la posición { $squares }
    }
rulebook-at-all =
    { $place ->
        [square] { $n ->
            [1] la casilla { $squares }
           *[other] las casillas { $squares }
        }
       *[step] { $n ->
            [1] la posición { $squares }
           *[other] las posiciones { $squares }
        }
    }
rulebook-end =
    { $end ->
        [square] la casilla { $n }
        [place] la última casilla
       *[finish] la meta
    }

## Conditions

rulebook-worth = una tirada de valor { $values }
rulebook-face-on-die = { rulebook-face } en un dado
rulebook-total = un total de { rulebook-number }
rulebook-double = dobles
rulebook-even-die = un número par en un dado
rulebook-even-total = un total par
rulebook-even-number = un número par
rulebook-even-roll = una tirada par
rulebook-anything = cualquier cosa
rulebook-any-roll = cualquier tirada
rulebook-together = { $first } junto con { $last }
rulebook-throw-that = { $throw } que { $does }
rulebook-other-than = { $throw } que no sea { $not }
rulebook-while = { $throw } mientras { $when }
rulebook-for-first = { $throw } para tu primera ficha de la partida
rulebook-except-first = { $throw }, salvo para tu primera ficha de la partida
rulebook-unless = { $throw }, salvo si esa jugada { $does }
rulebook-deed = una jugada que { $does }
rulebook-deed-captures = una ficha comida
rulebook-deed-finishes = una ficha llevada a la meta
rulebook-deed-enters = una ficha sacada de casa
rulebook-deed-first-enters = la salida de tu primera ficha de la partida
rulebook-does-capture = come una ficha
rulebook-does-finish = lleva una ficha a la meta
rulebook-does-enter = saca una ficha
rulebook-does-first-enter = saca tu primera ficha de la partida
rulebook-does-jump = sigue { $links }
rulebook-does-mark = termina en { $squares }
rulebook-does-mark-any = termina en una casilla marcada
rulebook-a-link =
    { $kind ->
        [snake] una serpiente
        [ladder] una escalera
        [jump] un salto
       *[flight] un vuelo
    }
rulebook-the-link =
    { $kind ->
        [snake] la serpiente
        [ladder] la escalera
        [jump] el salto
       *[flight] el vuelo
    }
rulebook-state-yard-empty =
    { $yard ->
        [off] ninguna de tus fichas sigue fuera del tablero
       *[yard] ninguna de tus fichas está en casa
    }
rulebook-state-yard-waits =
    { $yard ->
        [off] una de tus fichas sigue fuera del tablero
       *[yard] una de tus fichas está en casa
    }
rulebook-state-track-empty = no tienes ninguna ficha en el recorrido
rulebook-state-track-taken = tienes una ficha en el recorrido
rulebook-state-last = todas tus fichas menos una están en la meta
rulebook-state-more = al menos dos de tus fichas no han llegado a la meta
rulebook-state-not-entered = aún no has sacado ninguna ficha en esta partida
rulebook-state-entered = ya has sacado una ficha en esta partida

## In short

rulebook-short-title = En pocas palabras
rulebook-short-enter =
    { $how }{ $must ->
        [yes] , y si puedes, tienes que hacerlo.
       *[no] .
    }
rulebook-short-links = Al pie de una escalera subes hasta lo alto; en la cabeza de una serpiente bajas hasta su cola.
rulebook-short-capture =
    Si caes sobre una ficha rival, { $yard ->
        [off] queda fuera del tablero y tiene que empezar de nuevo
       *[yard] vuelve a su casa
    }{ $safe ->
        [yes] , salvo en una casilla segura.
        [enters] , salvo en una casilla segura, donde solo come una ficha que sale.
       *[no] .
    }
rulebook-short-stairs = En el pasillo, una ficha avanza casilla a casilla, y solo con la tirada justa.
rulebook-short-march =
    { $place ->
        [unsafe] Dos fichas tuyas que se juntan fuera de las casillas seguras
       *[anywhere] Dos fichas tuyas que se juntan
    } forman una barrera: ninguna ficha rival sola puede adelantarla, y avanza la mitad de una tirada par.
rulebook-short-bonus = Al comer una ficha te cuentas { $capture }; al llevar una a la meta, { $finish }.
rulebook-short-passing =
    { $who ->
        [own] No puedes adelantar a tus propias fichas.
       *[any] Las fichas no pueden adelantarse unas a otras.
    }
# What special squares do.
rulebook-short-special = Hay casillas especiales que { $effects }.
rulebook-short-skip = te quitan el próximo turno
rulebook-short-swap = cambian tu ficha por la que va en cabeza
rulebook-short-items = te dan un objeto que te ayudará más tarde

## What you need

rulebook-needs-title = Qué hace falta
rulebook-people =
    { $n ->
        [1] Para un jugador.
       *[other] Para { rulebook-number } jugadores.
    }
rulebook-people-range = Para { $least } a { $most } jugadores.
rulebook-pairs = Se juega por parejas: los compañeros se sientan frente a frente y ganan juntos.
rulebook-seats = Cada jugador tiene un asiento y { rulebook-tokens }.
rulebook-seats-colours = Cada jugador tiene un asiento con su propio color ({ $colours }) y { rulebook-tokens } de ese color.
rulebook-token-names =
    { $n ->
        [1] La ficha de un jugador se llama { $names }.
       *[other] Las fichas de un jugador se llaman { $names }.
    }
rulebook-lots =
    { $n ->
        [1] Tira un caurí (o un palito, o una moneda), que cae tantas veces boca arriba como boca abajo.
       *[other] Tira { rulebook-number } cauríes (o palitos, o monedas), que caen tantas veces boca arriba como boca abajo.
    }
rulebook-lots-count = Una tirada vale tantos puntos como cauríes queden boca arriba.
rulebook-lots-values = El valor de una tirada depende de cuántos cauríes queden boca arriba:
rulebook-lots-value =
    { $n ->
        [0] ninguno boca arriba: { $pips }.
        [1] uno boca arriba: { $pips }.
       *[other] { rulebook-number } boca arriba: { $pips }.
    }
rulebook-dice =
    { $n ->
        [1] Se juega con un dado de { $sides } caras.
       *[other] Se juega con { rulebook-number } dados de { $sides } caras.
    }
rulebook-dice-weights = Las caras del 1 al { $n } no son igual de probables: sus probabilidades están en la proporción { $weights }.
rulebook-double-is = Si dos dados muestran el mismo número, son dobles.

## The aim

rulebook-aim-title = El objetivo
rulebook-aim = Lleva { $what } { $to } antes que nadie.
rulebook-aim-pairs = Lleva { $what } { $to }. Gana la primera pareja en la que los dos lo hayan conseguido.
rulebook-what-one = tu ficha
rulebook-what-all = tus { rulebook-number } fichas
rulebook-what-some =
    { $n ->
        [1] una de tus { $tokens } fichas
       *[other] { rulebook-number } de tus { $tokens } fichas
    }
rulebook-to =
    { $end ->
        [square] a la casilla { $n }
        [stretch] a tu pasillo
       *[finish] a la meta
    }
rulebook-home = Una ficha que ha llegado allí está en la meta.

## The board

rulebook-board-title = El tablero
rulebook-one-way = Todos siguen el mismo camino, de la casilla { $first } a la casilla { $last }, que es la meta.
rulebook-rows = Las casillas forman filas de { rulebook-number } que van y vienen; la primera, abajo, va de izquierda a derecha.
rulebook-track =
    { $direction ->
        [clockwise] El recorrido tiene { rulebook-squares } que todos comparten, numeradas de la { $first } a la { $last } en el sentido del juego, que es el de las agujas del reloj.
        [anticlockwise] El recorrido tiene { rulebook-squares } que todos comparten, numeradas de la { $first } a la { $last } en el sentido del juego, que es el contrario a las agujas del reloj.
       *[none] El recorrido tiene { rulebook-squares } que todos comparten, numeradas de la { $first } a la { $last } en el sentido del juego.
    }
rulebook-way = Cada asiento tiene su propio camino por el tablero, contado en posiciones: { $way }.
rulebook-way-ends = { $way }; la última casilla es la meta
rulebook-part-pad = su plataforma ({ $steps })
rulebook-part-finish = la meta ({ $steps })
rulebook-part-track = { rulebook-squares } del recorrido ({ $steps })
rulebook-part-track-shared = { rulebook-squares } del recorrido, que todos comparten ({ $steps })
rulebook-part-own =
    { $n ->
        [1] una casilla propia ({ $steps })
       *[other] { rulebook-number } casillas propias ({ $steps })
    }
rulebook-part-stretch =
    { $n ->
        [1] una casilla propia, el pasillo ({ $steps })
       *[other] { rulebook-number } casillas propias, el pasillo ({ $steps })
    }
rulebook-part-stretch-again =
    { $n ->
        [1] la misma casilla de vuelta, el pasillo ({ $steps })
       *[other] las mismas { rulebook-number } casillas de vuelta, el pasillo ({ $steps })
    }
rulebook-steps =
    { $n ->
        [1] posición { $from }
        [2] posiciones { $from } y { $to }
       *[other] posiciones { $from } a { $to }
    }
rulebook-start = La primera de estas casillas es la salida.
rulebook-start-squares = La salida es la casilla { $squares }.
rulebook-first-squares = La primera casilla del recorrido es la { $squares }.
rulebook-last-squares =
    { $next ->
        [finish] La última casilla del recorrido antes de la meta es la { $squares }.
       *[stretch] La última casilla del recorrido antes del pasillo es la { $squares }.
    }
rulebook-square-for = { $square } para { $seat }

## Setting up

rulebook-setup-title = Antes de empezar
rulebook-partners = Las parejas son { $pairs }.
rulebook-pair = { $first } con { $last }
rulebook-usual-seats =
    { $n ->
        [1] Con un solo jugador se suele tomar { $seats }.
       *[other] { rulebook-number } jugadores suelen tomar { $seats }.
    }
rulebook-empty-seats = Las casillas de los asientos vacíos siguen en uso.
rulebook-begin =
    { $yard ->
        [off] Todas las fichas empiezan fuera del tablero.
       *[yard] Todas las fichas empiezan en la casa de su jugador, al lado del recorrido.
    }
rulebook-begin-out =
    { $at ->
        [pad] Todas las fichas empiezan en la plataforma de su jugador.
       *[start] Todas las fichas empiezan en la salida de su jugador.
    }
rulebook-begin-some =
    { $n ->
        [1] Una de tus fichas empieza
       *[other] { rulebook-number } de tus fichas empiezan
    } en tu { $at ->
        [pad] plataforma
       *[start] salida
    }, { $rest ->
        [1] la otra
       *[other] las otras
    } en tu casa, al lado del recorrido.
rulebook-first-seat = Empieza el primer asiento, { $seat }.
rulebook-first-drawn = El primer jugador se sortea.
rulebook-first-rolls = Para ver quién empieza, cada uno tira una vez sin mover.
rulebook-first-highest =
    { $tied ->
        [all] Empieza la tirada más alta; en caso de empate, todos vuelven a tirar.
       *[they] Empieza la tirada más alta; en caso de empate, los empatados vuelven a tirar.
    }
rulebook-turns =
    { $direction ->
        [clockwise] Después se juega por turnos en el sentido de las agujas del reloj.
        [anticlockwise] Después se juega por turnos en sentido contrario a las agujas del reloj.
       *[none] Después se juega por turnos en el orden de los asientos.
    }

## Your turn

rulebook-turn-title = Tu turno
rulebook-throw-lots = Tira los cauríes y mueve { rulebook-mover } lo que valga la tirada.
rulebook-roll-one = Tira el dado y avanza con { rulebook-mover } el número de casillas que salga.
rulebook-roll-sum = Tira { rulebook-number } dados y mueve { rulebook-mover } lo que sumen.
rulebook-roll-choose = Tira { rulebook-number } dados, elige uno y mueve { rulebook-mover } ese número; el resto de la tirada se pierde.
rulebook-roll-each = Tira { rulebook-number } dados: cada uno es una jugada aparte.
rulebook-roll-each-order =
    { $tokens ->
        [1] Haz estas jugadas una tras otra, en el orden que quieras.
       *[other] Haz estas jugadas una tras otra, en el orden que quieras, con la misma ficha o con varias.
    }
rulebook-pip = Una tirada se cuenta en puntos: con un punto, una ficha avanza una casilla.
rulebook-counts = { $face } cuenta como { $pips }.
rulebook-counts-if = { $face } cuenta como { $pips } si sacas { $throw }.
rulebook-counts-while = { $face } cuenta como { $pips } mientras { $when }.
rulebook-fewer =
    { $n ->
        [1] Cuando tu ficha está en { $square } o más allá, tiras un solo dado.
       *[other] Cuando tu ficha está en { $square } o más allá, tiras solo { rulebook-number } dados.
    }
rulebook-undersides =
    { $n ->
        [1] Si sacas { $throw }, mueves también la cara de abajo del dado.
       *[other] Si sacas { $throw }, mueves también las caras de abajo de los dados, cada una como una jugada aparte.
    }
rulebook-undersides-sum = Una cara y la de abajo suman { $sum }: debajo de { $over } hay { $under }.
rulebook-must-nothing = No tienes que mover: puedes pasar, saques lo que saques.
rulebook-must-move =
    { $tokens ->
        [1] Si puedes mover, tienes que mover.
       *[other] Tú eliges qué ficha mueves, pero si puedes mover, tienes que mover.
    }
rulebook-must-dice = Tienes que usar tantos dados como sea posible.
rulebook-must-capture = Si puedes mover, tienes que mover, y si puedes comer, tienes que comer.
rulebook-dice-lost = Los dados que ninguna ficha puede usar se pierden.
rulebook-pass =
    { $tokens ->
        [1] Si tu ficha no puede mover, pasas.
       *[other] Si ninguna ficha puede mover, pasas.
    }
rulebook-zero = Una tirada sin valor no mueve ninguna ficha.
rulebook-tries =
    { $pad ->
        [yes] Si ninguna ficha puede mover y no tienes ninguna en el recorrido ni en tu plataforma, puedes volver a intentarlo, hasta { rulebook-number } tiradas en total.
       *[no] Si ninguna ficha puede mover y no tienes ninguna en el recorrido, puedes volver a intentarlo, hasta { rulebook-number } tiradas en total.
    }
rulebook-tries-over = En cuanto una ficha puede mover, mueve, y se acaban tus intentos.
rulebook-assist = Cuando todas las fichas que necesitas están en la meta, sigues jugando tus turnos con las fichas de tu pareja.
rulebook-next =
    { $extra ->
        [yes] Después le toca al siguiente, salvo si has ganado una tirada extra.
       *[no] Después le toca al siguiente.
    }

## Bringing tokens into play

rulebook-enter-title =
    { $tokens ->
        [1] Sacar tu ficha
       *[other] Sacar fichas
    }
rulebook-enter-any =
    { $zero ->
        [yes] cualquier tirada menos un cero
       *[no] cualquier tirada
    } pone en juego { $tokens ->
        [1] tu ficha
       *[other] una ficha
    }
rulebook-enter-needs =
    { $tokens ->
        [1] para sacar tu ficha necesitas { $throw }
       *[other] para sacar una ficha necesitas { $throw }
    }
rulebook-enter-start = { $how }: pasa de tu casa a tu salida.
rulebook-enter-pad = { $how }: pasa de tu casa a tu plataforma, al lado del recorrido.
rulebook-enter-square = { $how }: va de fuera del tablero a la casilla con ese número.
rulebook-enter-walk = { $how }: viene de fuera del tablero y avanza sus puntos por tu camino; con un punto llega a la posición 1.
rulebook-enter-die =
    { $sum ->
        [yes] Salir con un dado gasta ese dado; salir con el total gasta toda la tirada.
       *[no] Salir con un dado gasta ese dado.
    }
rulebook-enter-used = Eso gasta la tirada: la ficha no avanza más.
rulebook-pad-many = En tu plataforma puede haber tantas fichas tuyas como quieras, pero ninguna de otro.
rulebook-pad-leave = Desde allí, el primer punto de una jugada lleva la ficha al recorrido.
rulebook-start-own = Mientras haya una ficha tuya en tu salida, no puede salir otra.
rulebook-start-full =
    { $n ->
        [1] Mientras haya una ficha tuya en tu salida, no puede salir otra.
       *[other] Mientras haya { rulebook-number } fichas tuyas en tu salida, no puede salir otra.
    }
rulebook-start-held = Mientras haya una ficha rival en tu salida, no puedes salir.
rulebook-start-captures = Una ficha que sale se come las fichas rivales que haya en tu salida.
rulebook-start-last =
    { $blocks ->
        [yes] Si tu salida está llena, una ficha que sale se come la ficha rival que llegó la última, aunque la salida sea segura y aunque forme parte de una barrera.
       *[no] Si tu salida está llena, una ficha que sale se come la ficha rival que llegó la última, aunque la salida sea segura.
    }
rulebook-start-single = Una ficha que sale se come una ficha rival que esté sola en tu salida, aunque la salida sea segura.
rulebook-enter-last = Una ficha que sale se come solo la ficha rival que llegó la última a la casilla y, en una casilla segura, solo si está llena.
rulebook-enter-single = Una ficha que sale se come una ficha rival que esté sola donde termina su jugada, incluso en una casilla segura.
rulebook-enter-must = Si puedes sacar una ficha, tienes que hacerlo.
rulebook-enter-may = No tienes que hacerlo: puedes mover una ficha que ya esté en juego.
rulebook-enter-clear = Mientras haya fichas en tu casa y ninguna pueda salir, la ficha de tu salida tiene que avanzar; solo si no puede, mueves otra.

## Moving

rulebook-move-title = Mover
rulebook-walk = Una ficha sigue su propio camino y cuenta todas las casillas, vacías o no.
rulebook-passing =
    { $tokens ->
        [1] Puede adelantar a otras fichas
       *[other] Puede adelantar a otras fichas, tuyas y de los demás
    }{ $blocks ->
        [yes] , pero no a una barrera que la detenga.
       *[no] .
    }
rulebook-passing-others =
    { $blocks ->
        [yes] No puede adelantar a una ficha tuya; a las de los demás sí, pero no a una barrera que la detenga.
       *[no] No puede adelantar a una ficha tuya; a las de los demás sí.
    }
rulebook-passing-nobody = No puede adelantar a ninguna otra ficha: una jugada que pasara por delante de otra no está permitida.

## Meeting and capturing

rulebook-meet-title =
    { $captures ->
        [yes] Encontrarse y comer
       *[no] Encontrarse
    }
rulebook-capture =
    { $yard ->
        [off] Si caes sobre fichas rivales en el recorrido, te las comes todas: quedan fuera del tablero y tienen que empezar de nuevo.
       *[yard] Si caes sobre fichas rivales en el recorrido, te las comes todas: vuelven a su casa.
    }
rulebook-capture-partners = Los compañeros nunca se comen.
rulebook-capture-nobody = Aquí no se come: fichas de distintos jugadores pueden compartir una casilla.
rulebook-safe =
    { $n ->
        [1] Esta casilla del recorrido es segura
       *[other] Estas casillas del recorrido son seguras
    }{ $starts ->
        [yes] , incluidas todas las salidas: { $squares }.
       *[no] : { $squares }.
    }
rulebook-safe-held =
    Si hay una ficha en una casilla segura, { $side ->
        [pair] ninguna ficha rival
       *[player] ninguna ficha de otro jugador
    } puede caer allí, así que nadie se la come{ $enters ->
        [yes] , salvo una ficha que sale.
       *[no] .
    }
rulebook-safe-shared =
    { $enters ->
        [yes] En una casilla segura no se come, salvo con una ficha que sale, y fichas de distintos jugadores pueden compartirla.
       *[no] En una casilla segura no se come, y fichas de distintos jugadores pueden compartirla.
    }
rulebook-own-share =
    { $side ->
        [pair] En una casilla caben tantas fichas tuyas y de tu pareja como haga falta.
       *[player] En una casilla caben tantas fichas de un jugador como haga falta.
    }
rulebook-own-forbid =
    Dos fichas de un jugador nunca comparten una casilla{ $except ->
        [both] , salvo en la plataforma y en la meta
        [pad] , salvo en la plataforma
        [finish] , salvo en la meta
       *[none] {""}
    }: no puedes caer en una ficha tuya.
rulebook-own-behind = Una jugada que terminaría en una ficha tuya termina en la casilla justo detrás de ella; una ficha que ya está allí no puede hacerla.
rulebook-stack =
    { $pad ->
        [yes] Las fichas de un jugador que se juntan en una casilla forman una pila: desde entonces se mueven juntas, como si fueran una, salvo en la plataforma.
       *[no] Las fichas de un jugador que se juntan en una casilla forman una pila: desde entonces se mueven juntas, como si fueran una.
    }
rulebook-stack-captured = Si caes en una pila, te la comes entera.
rulebook-block =
    { $more ->
        [yes] { rulebook-number } o más fichas
       *[no] { rulebook-number } fichas
    } de un jugador en { $place ->
        [unsafe] una casilla que no sea segura
       *[anywhere] una casilla
    } forman una barrera: { $stops ->
        [everyone] ninguna otra ficha, ni siquiera del mismo jugador,
        [opponents] ninguna ficha rival
       *[players] ninguna ficha de otro jugador
    } puede caer allí ni adelantarla{ $immune ->
        [yes] , así que nadie se la come.
       *[no] .
    }
rulebook-block-singly = Aun así, las fichas de una barrera se mueven de una en una.
rulebook-block-break = Si sacas { $throw } y tienes una barrera, tienes que mover una de sus fichas si puedes.
rulebook-march =
    { $place ->
        [unsafe] Si una de tus fichas cae en una casilla del recorrido que no sea segura y allí hay exactamente otra ficha tuya, las dos forman una barrera.
       *[anywhere] Si una de tus fichas cae en una casilla del recorrido y allí hay exactamente otra ficha tuya, las dos forman una barrera.
    }
rulebook-march-half = Una barrera nunca se separa: sus fichas se mueven juntas, cada una la mitad de una tirada par. Una tirada impar no puede moverlas.
rulebook-march-stops =
    { $stops ->
        [everyone] Ninguna ficha sola, ni siquiera del mismo jugador,
        [opponents] Ninguna ficha sola de un rival
       *[players] Ninguna ficha sola de otro jugador
    } puede caer en una barrera del recorrido ni adelantarla, aunque la barrera se haya movido a una casilla segura.
rulebook-march-passes =
    Una barrera puede adelantar a otras barreras y caer en ellas{ $captures ->
        [unsafe] ; fuera de las casillas seguras se las come, como a las fichas solas.
        [anywhere] ; se las come, como a las fichas solas.
       *[no] .
    }
rulebook-march-home = Las dos fichas de una barrera llegan juntas a la meta.
rulebook-full =
    { $n ->
        [1] En una casilla cabe como mucho una ficha: una jugada que dejara más no está permitida.
       *[other] En una casilla caben como mucho { rulebook-number } fichas: una jugada que dejara más no está permitida.
    }

## The home stretch and the finish

rulebook-home-title =
    { $stretch ->
        [yes] El pasillo y la meta
       *[no] La meta
    }
rulebook-private =
    { $squares ->
        [stretch] En tu pasillo solo entran tus fichas
       *[own] En tus propias casillas solo entran tus fichas
    }, así que allí nadie se las come{ $flight ->
        [yes] , salvo con un vuelo.
       *[no] .
    }
rulebook-gate-seat = Tu pasillo está cerrado hasta que te hayas comido una ficha.
rulebook-gate-token = Tu pasillo está cerrado para una ficha que no se haya comido otra ella misma. La que lo ha hecho conserva el derecho a entrar, aunque se la coman después.
rulebook-gate-lap = Una ficha que llega a la última casilla del recorrido mientras tu pasillo está cerrado sigue por el recorrido, pasando por su propia salida, y da otra vuelta.
rulebook-gate-missed = Una ficha que ha pasado de largo tiene que dar toda la vuelta otra vez, aunque entretanto se haya abierto tu pasillo.
rulebook-gate-open = Tu pasillo también está abierto mientras no quede ninguna ficha rival en una casa ni en el recorrido.
rulebook-slots = En cada casilla del pasillo cabe una sola ficha, y allí ninguna puede saltar sobre otra.
rulebook-slots-on = Una ficha en una de esas casillas está en la meta, pero aún puede avanzar a una casilla libre más adentro.
rulebook-exact =
    { $end ->
        [place] Si una ficha se pasa de { rulebook-end }, no puede mover.
       *[finish] Hay que llegar a { rulebook-end } con la tirada exacta: si se pasa, la ficha no puede mover.
    }
rulebook-exact-then =
    { $end ->
        [place] Desde allí, si una ficha se pasa de { rulebook-end }, no puede mover.
       *[finish] Desde allí hay que llegar a { rulebook-end } con la tirada exacta: si se pasa, la ficha no puede mover.
    }
rulebook-bounce =
    { $end ->
        [place] Si una ficha se pasa de { rulebook-end }, retrocede los puntos que le sobran.
       *[finish] Hay que llegar a { rulebook-end } con la tirada exacta: si se pasa, la ficha retrocede los puntos que le sobran.
    }
rulebook-bounce-example = Por ejemplo, a dos casillas de { rulebook-end }, cinco puntos la llevan hasta allí y tres casillas atrás.
rulebook-bounce-rest = En la casilla donde se para valen todas las reglas de siempre.
rulebook-beyond = Si una ficha se pasa de { rulebook-end }, simplemente se para allí.
rulebook-gate-exact = Una ficha tiene que caer primero justo en la última casilla del recorrido, { $square }: si se pasa, retrocede los puntos que le sobran.
rulebook-stairs = El pasillo es una escalera que una ficha sube casilla a casilla, y solo con la tirada justa: { $stairs }.
rulebook-stair = { $face } para la { rulebook-ordinal } casilla
rulebook-stair-finish = { $face } para la meta
rulebook-stairs-walk = Solo una ficha que viene de más atrás en el recorrido sube la escalera con lo que quede de su tirada.
rulebook-dead-end = Una ficha no puede parar en { $squares }, desde donde ninguna tirada la llevaría a la meta.
rulebook-finish-stays = Una ficha que está en la meta se queda allí.

## Extra rolls

rulebook-again-title = Tiradas extra
rulebook-again = Vuelves a tirar tras { $after }.
rulebook-again-always = Vuelves a tirar tras cada tirada.
rulebook-again-most =
    { $n ->
        [1] En un turno tienes como mucho una tirada extra.
       *[other] En un turno tienes como mucho { rulebook-number } tiradas extra.
    }
rulebook-again-once = Una tirada nunca da más de una tirada extra.
rulebook-again-home = Ya no hay tirada extra cuando todas las fichas que necesitas están en la meta.
rulebook-again-kept =
    { $without ->
        [wish] Tienes la tirada extra aunque pases.
       *[move] Tienes la tirada extra aunque ninguna ficha haya podido mover.
    }
rulebook-again-lost =
    { $without ->
        [wish] Si pasas, la tirada extra se pierde.
       *[move] Si ninguna ficha ha podido mover, la tirada extra se pierde.
    }
rulebook-streak =
    { $n ->
        [1] Si sacas { $throw }, esa tirada se pierde y acaba tu turno.
       *[other] Si sacas { $throw } { rulebook-number } veces seguidas en un turno, la { rulebook-ordinal } de esas tiradas se pierde y acaba tu turno.
    }
rulebook-streak-back =
    { $yard ->
        [off] queda fuera del tablero
       *[yard] vuelve a casa
    }
rulebook-streak-last =
    { $stretch ->
        [yes] La última ficha que has movido en este turno { rulebook-streak-back }, salvo si está en la meta o en el pasillo.
       *[no] La última ficha que has movido en este turno { rulebook-streak-back }, salvo si está en la meta.
    }
rulebook-streak-furthest = De tus fichas en juego que no están en la meta, la más adelantada { rulebook-streak-back }.
rulebook-streak-moved = Cada ficha que has movido en este turno { rulebook-streak-back }, salvo si está en la meta.

## Special squares

rulebook-special-title = Casillas especiales
rulebook-snake = Una ficha que cae en la cabeza de una serpiente baja hasta su cola.
rulebook-ladder = Una ficha que cae al pie de una escalera sube hasta lo alto.
rulebook-links =
    { $n ->
        [1] { rulebook-the-link } lleva { $links }.
       *[other] { $kind ->
            [snake] Las { rulebook-number } serpientes llevan { $links }.
            [ladder] Las { rulebook-number } escaleras llevan { $links }.
            [jump] Los { rulebook-number } saltos llevan { $links }.
           *[flight] Los { rulebook-number } vuelos llevan { $links }.
        }
    }
rulebook-link =
    { $place ->
        [square] de la casilla { $from }
        [step] de la posición { $from }
       *[none] de la { $from }
    } a la { $to }
rulebook-jump-one =
    { $kind ->
        [flight] Una ficha que cae en { $from } vuela a { $to }.
       *[jump] Una ficha que cae en { $from } salta a { $to }.
    }
rulebook-jump-by =
    Una ficha que cae en { $squares } { $kind ->
        [flight] vuela
       *[jump] salta
    } { rulebook-squares } { $towards ->
        [back] atrás
       *[on] más
    }.
rulebook-jump =
    { $kind ->
        [both] Una ficha que cae donde empieza un salto o un vuelo va hasta su final.
        [flight] Una ficha que cae donde empieza un vuelo vuela hasta su final.
       *[jump] Una ficha que cae donde empieza un salto salta hasta su final.
    }
rulebook-flight-hits = Un vuelo se come las fichas que haya en la { rulebook-ordinal } casilla del pasillo de enfrente.
rulebook-flight-hits-step = Un vuelo se come las fichas que haya en la posición { $n } del camino de enfrente.
rulebook-chain =
    { rulebook-the-link } de { $from } termina en { $to }, donde empieza { $next ->
        [snake] una serpiente
        [ladder] una escalera
        [jump] un salto
       *[flight] un vuelo
    }
rulebook-chain-on = { $chain }, y la ficha sigue también por ahí.
rulebook-chain-flies = { $chain }, y la ficha vuela también.
rulebook-chain-stops =
    { $apart ->
        [yes] Aparte de eso, una ficha
       *[no] Una ficha
    } solo sigue uno de estos caminos en cada jugada: { $chain }, pero la ficha se queda allí.
rulebook-link-captures = Una ficha come en todas las casillas donde se para así, no solo en la última.
rulebook-link-home = { rulebook-the-link } de { $square } lleva directamente a la meta.
rulebook-marks =
    { $n ->
        [1] { $squares } está marcada: caer allí puede darte una tirada extra.
       *[other] { $squares } están marcadas: caer allí puede darte una tirada extra.
    }
rulebook-skip = Si tu ficha cae en { $squares }, pierdes el próximo turno.
rulebook-swap = Si tu ficha cae en { $squares }, cambia de lugar con la ficha que va en cabeza, salvo si es ella misma; las fichas que están en la meta no cuentan.
rulebook-swap-still = Las casillas a las que llegan así las dos fichas no tienen más efecto.

## Things to collect

rulebook-items-title = Objetos
rulebook-shield = En { $squares } consigues un escudo: te protege de la próxima serpiente en la que caigas, y entonces se gasta.
rulebook-second-throw = En { $squares } consigues una segunda tirada: si una tirada no te gusta, puedes usarla antes de mover para tirar otra vez.
rulebook-chosen-roll = En { $squares } consigues una tirada a elegir: úsala en lugar de tirar y elige tú el número.
rulebook-items-kept = Consigues un objeto cuando tu ficha cae allí, lo guardas hasta que lo usas y nunca tienes dos iguales.

## Bonus pips

rulebook-bonus-title = Puntos extra
rulebook-bonus-capture = Al comer una ficha te cuentas { rulebook-pips }.
rulebook-bonus-finish = Al llevar una ficha a la meta te cuentas { rulebook-pips }.
rulebook-bonus-when =
    Los mueves en el mismo turno, { $when ->
        [dice] antes o después de los dados que queden
        [extra] antes de cualquier tirada extra
       *[once] enseguida
    }, todos con una sola ficha que tú elijas; si ninguna puede avanzar tanto, se pierden.
rulebook-bonus-enter = No sirven para sacar una ficha.
rulebook-bonus-again = Si con ellos comes o llevas una ficha a la meta, vuelves a contarte puntos.

## Winning and places

rulebook-win-title = Victoria y puestos
rulebook-done-both = lleve sus dos fichas a la meta
rulebook-done-one = lleve una ficha a { rulebook-end }
rulebook-done-all = tenga sus { rulebook-number } fichas en la meta
rulebook-done-pair = tenga sus { rulebook-number } fichas en la meta
rulebook-done-some = tenga { rulebook-tokens } en la meta
rulebook-done-each = tenga { rulebook-tokens } de cada uno en la meta
rulebook-side =
    { $side ->
        [pair] Gana la primera pareja que
       *[player] Gana el primer jugador que
    }
rulebook-win = { rulebook-side } { $done }.
rulebook-win-over = { rulebook-side } { $done }, y la partida termina.
rulebook-win-on =
    { $side ->
        [pair] Las demás siguen jugando por los puestos siguientes, hasta que solo queda una pareja.
       *[player] Los demás siguen jugando por los puestos siguientes, hasta que solo queda un jugador.
    }
rulebook-win-rest = Las otras fichas de un jugador que ha terminado se quedan donde están.
rulebook-win-others =
    { $home ->
        [yes] Los demás se ordenan por las fichas que tienen en la meta y después por lo que han avanzado.
       *[no] Los demás se ordenan por lo que han avanzado.
    }
rulebook-win-waits = Un jugador con todas sus fichas en la meta espera a su pareja.

## If a player leaves

rulebook-leave-title = Si un jugador se va
rulebook-leave = Si un jugador se va, sus fichas se retiran del tablero y se queda con el último puesto libre.
rulebook-leave-kept = Un jugador que ya tiene un puesto lo conserva.
rulebook-leave-partner = Su pareja sigue sola y solo necesita llevar sus propias fichas a la meta.
rulebook-leave-over =
    { $side ->
        [pair] Cuando solo queda una pareja, la partida termina.
       *[player] Cuando solo queda un jugador, la partida termina.
    }
