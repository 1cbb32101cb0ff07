### Everything a person reads while playing, in Spanish. The other languages have the same
### messages; a missing one is shown in English.

language = Español

## Colours of seats

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-orange = naranja
colour-olive = oliva
colour-indigo = índigo
colour-white = blanco
colour-black = negro
colour-other = asiento { $number }

## Who and where

# A player and the colour of the seat.
who = { $name } ({ $colour })
# Several players.
and = { $first } y { $last }
# Squares are feminine, so that "de" and "a" may stand before them.
square-yard = la base
square-pad = la plataforma
square-track = la casilla { $number }
square-stretch = la casilla { $number } del pasillo final
square-stretch-short = pasillo { $number }
square-finish = la meta
square-off = fuera del tablero

## What happened

event-opening-rolled = { $who } saca { $dice } para ver quién empieza.
event-opening-tied = Empate en lo más alto: { $who } vuelven a tirar.
event-first = Empieza { $who }.
event-rolled = { $who } tira y saca { $dice }.
event-entered = { $who } saca la ficha { $token } a { $to }.
event-moved = { $who } mueve la ficha { $token } a { $to }.
event-snake = Una serpiente: la ficha { $token } de { $who } cae hasta { $to }.
event-ladder = Una escalera: la ficha { $token } de { $who } sube hasta { $to }.
event-jump = La ficha { $token } de { $who } salta a { $to }.
event-flight = La ficha { $token } de { $who } vuela a { $to }.
event-captured = { $by } se come la ficha { $token } de { $who } en { $square }.
event-bound = { $who } forma una barrera en { $square }.
event-finished = La ficha { $token } de { $who } llega a la meta.
event-bonus = { $who } se cuenta { $pips }.
event-pips-lost = Ninguna ficha de { $who } puede mover { $pips }.
event-gate-opened = { $who } ya puede entrar en su pasillo final.
event-passed-no-move = { $who } no puede mover.
event-passed-zero = La tirada de { $who } no vale nada.
event-passed-choice = { $who } prefiere no mover.
event-again = { $who } vuelve a tirar.
event-again-try = { $who } tiene otro intento.
event-again-item = { $who } usa una segunda tirada.
event-streak-broken =
    { $throws ->
        [one] Se acaba el turno de { $who }.
       *[other] Van { $throws } seguidos: se acaba el turno de { $who }.
    }
event-sent-back = La ficha { $token } de { $who } vuelve a la base.
event-will-skip = { $who } perderá el próximo turno.
event-skipped = { $who } pierde este turno.
event-swapped = La ficha { $token } de { $who } cambia de sitio con la ficha { $other_token } de { $other }.
event-item-gained = { $who } consigue { $item }.
event-item-used = { $who } usa { $item }.
event-left = { $who } deja la partida.
event-placed =
    { $place ->
        [1] ¡{ $who } llega a la meta y gana!
       *[other] { $who } llega a la meta: puesto { $place }.
    }
event-placed-together =
    { $place ->
        [1] ¡{ $who } llegan a la meta y ganan!
       *[other] { $who } llegan a la meta: puesto { $place }.
    }
event-over = Fin de la partida.

item-shield = un escudo contra una serpiente
item-second-throw = una segunda tirada
item-chosen-roll = una tirada a elegir

## What happened at the table

news-lent = { $who } deja jugar al ordenador ({ $level }).
news-taken-back = { $who } vuelve a jugar.
news-warned = { $who }: { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }.
news-missed = Se acabó el tiempo: el ordenador juega por { $who }.
news-time-up = Se acabó el tiempo de la partida: queda como está.
news-paused = Pausa.
news-resumed = Sigue la partida.
news-undone = Jugada deshecha.
news-redone = Jugada rehecha.
news-round = Ronda { $round } de { $rounds }.
news-score = { $who }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
news-saved = Guardada en { $file }.
news-exported = El registro está en { $file }.
news-resumed-game = La partida sigue donde la dejaste.

## Why something is refused

refused-turn = Ahora toca hacer otra cosa.
refused-dice = Los dados de este juego no pueden dar eso.
refused-token = Esa ficha no existe.
refused-pips = No tienes esos puntos para mover.
refused-entry = Con esta tirada no sale ninguna ficha.
refused-home = Esa ficha ya está en la meta y no se mueve más.
refused-overshoot = Esa ficha se pasaría de largo.
refused-dead-end = Desde esa casilla ninguna tirada llevaría a la meta.
refused-stair = La siguiente casilla pide un { $pips }.
refused-odd = Una barrera avanza la mitad de una tirada par.
refused-own = Ya tienes una ficha en { $square }.
refused-passing = No puedes adelantar a la ficha de { $who } en { $square }.
refused-blocked = Hay una barrera de { $who } en { $square }.
refused-safe = { $who } está en { $square }, y ahí es intocable.
refused-full = No cabe nadie más en { $square }.
refused-must-enter = Tienes que sacar una ficha de la base.
refused-must-clear = Primero tiene que avanzar la ficha de la salida.
refused-must-break = Tienes que abrir tu barrera.
refused-must-capture = Tienes que mover una ficha que pueda comer.
refused-must-use-dice = Con otra jugada aprovechas mejor los dados.
refused-must-move = Puedes mover, así que tienes que mover.
refused-item = No tienes ese objeto, o ahora no se puede usar.
refused-over = La partida ha terminado.
refused-paused = La partida está en pausa.
refused-not-your-turn = No es tu turno.
refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-redo = No hay nada que rehacer.
refused-name = Un nombre tiene de 1 a 30 caracteres.
refused-level = No hay ningún nivel { $name }. ¿Querías decir { $near }? El nombre de una persona empieza con mayúscula.
refused-other = Ahora no se puede.

## Setting up a game

setup-title = Nueva partida
setup-variant = Juego
setup-players = Jugadores
setup-human = persona
setup-empty = libre
setup-pace = Ritmo
setup-turn-time = Tiempo por turno
setup-game-time = Tiempo total
setup-rounds = Rondas
setup-tokens = Fichas
setup-after = Después
setup-after-keep = mismos sitios
setup-after-rotate = rotan los sitios
setup-after-winner-first = empieza quien gana
setup-start = Empezar la partida
setup-last = Seguir la última partida
setup-saved = Seguir la partida { $number } de { $all }
setup-no-limit = sin límite
setup-seconds = { $seconds } s
setup-minutes = { $minutes } min
setup-best-of =
    { $rounds ->
        [1] una partida
       *[other] al mejor de { $rounds }
    }
setup-keys = ↑↓ elegir · ←→ cambiar · Enter escribir o empezar · ? ayuda · Esc salir
setup-help =
    ↑ ↓, Tab      elegir una fila
    ← →, Espacio  cambiarla
    Enter         escribir un nombre, seguir o empezar
    Inicio, Fin   la primera fila, el comienzo
    PgUp, PgDn    recorrer las reglas
    Ratón         pulsar una fila, sus flechas o un nombre
    Esc, Q        salir

    Cada sitio es para una persona, un nivel del ordenador o nadie.
    Un turno que dura demasiado lo juega el ordenador.
    Una partida que dura demasiado termina como está.
    Cualquier tecla cierra esto.
setup-default-name = Jugador { $number }
setup-scroll = RePág/AvPág
setup-rules-of = { $most } jugadores · { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } por cabeza
setup-rules-of-range = De { $least } a { $most } jugadores · { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } por cabeza
setup-refused-players =
    { $players ->
        [0] No juega nadie
        [one] Un solo jugador
       *[other] { $players } jugadores
    }, pero este juego es para { $most }.
setup-refused-players-range =
    { $players ->
        [0] No juega nadie
        [one] Un solo jugador
       *[other] { $players } jugadores
    }, pero este juego es para { $least } a { $most }.
setup-refused-partner = Las parejas se sientan de frente: falta alguien frente a { $colour }.
setup-hint-last = Enter sigue con { $game }: { $players }
setup-hint-saved = Enter sigue con { $game }: { $players } · ←→ otra partida
setup-hint-variant = ←→ otro juego. Sus reglas se recorren con RePág y AvPág.
setup-hint-tokens = ←→ fichas de cada jugador.
setup-hint-players = ←→ cuántos juegan, en los sitios de siempre.
setup-hint-nobody = ←→ aquí se sienta una persona o el ordenador.
setup-hint-person = Enter escribe el nombre · ←→ otro jugador.
setup-hint-typing = Enter guarda el nombre · Esc lo descarta.
setup-hint-computer = ←→ otro nivel del ordenador, o una persona.
setup-hint-pace = ←→ lo rápido que juega el ordenador.
setup-hint-turn-time = ←→ si un turno dura más, lo juega el ordenador.
setup-hint-game-time = ←→ si la partida dura más, queda como está.
setup-hint-rounds = ←→ quien gana más partidas se lleva la serie.
setup-hint-after = ←→ quién se sienta dónde y quién empieza la próxima.
setup-hint-start = Enter empieza la partida.

pace-slow = lento
pace-normal = normal
pace-fast = rápido
pace-instant = al instante

level-random = al azar
level-first = primera ficha
level-fast = rápido
level-last = última ficha
level-aggressive = agresivo
level-defensive = defensivo
level-osu-priority = cuatro reglas
level-lp2a = ficha de cabeza
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
level-search =
    { $plies ->
        [one] ve { $plies } jugada
       *[other] ve { $plies } jugadas
    }

## The game

game-turn-opening = { $who }: tira para ver quién empieza (Espacio)
game-turn-roll = { $who }: te toca tirar (Espacio)
game-turn-move = { $who }: elige una ficha
game-turn-item = { $who }: tira, o elige la tirada
game-thinking = { $who } está pensando…
game-rolling = { $who } tira…
game-moving = { $who } mueve…
game-over = Fin de la partida.
game-dice = Dados
game-streak = { $count } seguidos
game-extra = tirada extra
game-captures = { $count ->
        [one] { $count } captura
       *[other] { $count } capturas
    }
game-place = puesto { $place }
game-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
game-computer = ordenador, { $level }
game-autopilot = auto, { $level }
game-partner = con { $name }
game-will-skip = pierde el próximo turno
game-clock = { $seconds } s
game-minutes = quedan { $minutes } min
game-log = Lo que pasó
game-choices = Jugadas
game-option = ficha { $token } a { $to }
game-option-pips = { $pips }: ficha { $token } a { $to }
game-option-captures = , come { $list }
game-pass = no mover
game-roll = tirar
game-use-second-throw = tirar otra vez
game-paused = Pausa: P para seguir
game-menu = Espacio tirar · 1–9 mover · U atrás · A auto · P pausa · R reglas · ? · Q salir
game-small = La ventana es demasiado pequeña. Tiene { $has_columns } × { $has_rows }; este juego necesita { $columns } × { $rows }.
game-leave = ¿Salir de la partida? Queda guardada, y sigue con: { $command }
game-leave-unsaved = ¿Salir de la partida? No está guardada.
game-leave-keys = Y salir · N quedarse
game-save-as = Guardar como
game-export-as = Exportar el registro como
game-type-keys = Enter listo · Esc volver
game-rules = Reglas
game-rules-keys = ↑↓ recorrer · Esc volver

## Help

help-title = Teclas
help-roll = Espacio, Enter  tirar, o hacer la jugada elegida
help-move = 1 a 9           hacer esa jugada
help-choose = Tab, ↑ ↓        elegir una jugada y ver adónde lleva
help-undo = U, Y            deshacer, rehacer
help-autopilot = A               dejar jugar al ordenador, o volver a jugar
help-pause = P               pausa
help-pace = + y -           ritmo
help-rules = R               las reglas de este juego
help-save = S, E            guardar como, exportar el registro
help-mouse = Ratón           clic en una ficha, una jugada o los dados
help-leave = Q, Esc          salir
help-close = Cualquier tecla cierra esto.

# Signs on the board.
legend-safe = seguro
legend-rosette = casilla marcada (reglas: R)
legend-swap = cambio de sitio con el primero
legend-snake = serpiente
legend-ladder = escalera
legend-jump = salto
legend-flight = vuelo
legend-landing = donde pararía la ficha elegida
legend-captured = capturada

## The end of a game

podium-title = Fin de la partida
podium-winner = { $count ->
        [one] ¡Gana { $who }!
       *[other] ¡Ganan { $who }!
    }
podium-match = { $count ->
        [one] { $who } gana
       *[other] { $who } ganan
    } el encuentro: { $points } de { $rounds } rondas.
podium-place = { $place }.
podium-player = Jugador
podium-rolls = Tiros
podium-captures = Capturas
podium-lost = Bajas
podium-steps = Pasos
podium-turns = Turnos
podium-best = Mejor
podium-best-value = { $pips } / { $throws }×
podium-points = Puntos
podium-faces = Cuántas veces salió cada cara
podium-rounds = Puesto en cada ronda
podium-best-note = Mejor turno: mayor suma de los dados / más tiros en un solo turno.
podium-chosen-note = Una tirada a elegir cuenta como tirada, pero no salió ninguna cara.
podium-keys = N otra · W empieza quien ganó · T rotar sitios · E exportar · Q salir
podium-next = Enter siguiente ronda · E exportar · Q salir

## Questions and answers

# Words that are typed. English ones are understood in every language.
command-board = tablero
command-undo = deshacer
command-redo = rehacer
command-auto = auto
command-pause = pausa
command-rules = reglas
command-save = guardar
command-export = exportar
command-load = cargar
command-help = ayuda
command-quit = salir
command-yes = sí
command-no = no

plain-ask-variant = ¿Qué juego? Escribe su nombre, ? para ver la lista, o cargar para seguir una partida guardada.
plain-ask-players = ¿Cuántos jugadores, de { $least } a { $most }? También puedes escribir sus colores: { $colours }.
plain-ask-seat = ¿Quién juega con { $colour }? Escribe el nombre de una persona, o un nivel del ordenador: { $levels }.
plain-ask-start = Pulsa Enter para empezar. Antes puedes ajustar: fichas 2, turno 30 o partida 600 (segundos), rondas 3, ritmo lento, y para la próxima partida rotar, ganador o quedar.
plain-agreed = De acuerdo.
plain-not-agreed = Eso no es posible aquí.
command-pace = ritmo
command-tokens = fichas
command-turn = turno
command-game = partida
command-rounds = rondas
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }: juega el ordenador, nivel { $level }.
plain-turn-opening = { $who }, pulsa Enter: se tira para ver quién empieza.
plain-turn-roll = { $who }, pulsa Enter para tirar.
plain-turn-move = { $who }, ¿qué jugada? Escribe su número.
plain-option = { $number }: ficha { $token }, de { $from } a { $to }
plain-option-pips = { $number }: { $pips } para la ficha { $token }, de { $from } a { $to }
plain-option-captures = { $option }, y se come la ficha { $token } de { $who }
plain-option-pass = { $number }: no mover
plain-option-second-throw = { $number }: tirar otra vez, con la segunda tirada
plain-option-roll = { $number }: tirar
plain-option-choose = { $number }: elegir { $dice }
plain-turn-item = { $who }, ¿tiras o eliges? Escribe el número.
plain-paused = La partida está en pausa. Escribe pausa para seguir.
plain-not-understood = No te he entendido. Escribe un número de { $least } a { $most }, o ayuda.
plain-not-understood-roll = No te he entendido. Pulsa Enter para tirar, o escribe ayuda.
plain-no-file = Añade el nombre de un archivo, por ejemplo { $example }.
plain-help = Enter tira, o hace la única jugada posible. Un número hace esa jugada. También: tablero, deshacer, rehacer, auto, pausa, ritmo lento, reglas, guardar ARCHIVO, exportar ARCHIVO, ayuda, salir.
plain-where = { $who }: { $tokens }.
plain-token = { $token } en { $square }
plain-token-yard = { $token } en la base
plain-token-off = { $token } fuera del tablero
plain-token-home = { $token } en la meta
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    }, { $captures ->
        [one] { $captures } captura
       *[other] { $captures } capturas
    }, { $lost ->
        [one] { $lost } baja
       *[other] { $lost } bajas
    }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, mejor turno: { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    } y { $pips ->
        [one] { $pips } punto en los dados.
       *[other] { $pips } puntos en los dados.
    }
plain-faces = { $who } sacó { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = ¿Otra partida? Sí o no.
plain-next = Pulsa Enter para la siguiente ronda.
plain-bye-saved = ¡Hasta pronto! Para seguir: { $command }
plain-bye = ¡Hasta pronto!
plain-list = { $id }: { $name }. { $summary }

## Replay

replay-title = Repetición: { $game }
replay-position = Acción { $ply } de { $of }
replay-round = Ronda { $round } de { $rounds }
replay-keys = Espacio ver · ←→ paso · J ir a · +/− ritmo · R reglas · ? ayuda · Q salir
replay-help =
    Espacio       reproducir, pausa; al final, desde el principio
    ← →           una acción atrás, adelante
    PgUp, PgDn    diez acciones atrás, adelante
    Inicio, Fin   al principio, al final
    J             a una acción por su número
    + y -         velocidad
    R             las reglas de este juego
    Q, Esc        salir

    Cualquier tecla cierra esto.
replay-speed = { $speed }/s
replay-jump = ¿A qué acción?
replay-end = Fin del registro.
replay-end-keys = Espacio de nuevo · ← paso · J ir a · R reglas · Q salir
replay-nothing = En { $file } no empezó ninguna partida.
replay-damaged = { $file } está dañado tras { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }; esto es lo que se pudo leer.
replay-damaged-record = { $file } está dañado en la línea { $line } ({ $reason }); { $actions ->
        [one] se pudo leer una acción.
       *[other] se pudieron leer { $actions } acciones.
    }
replay-not-right = { $file } está dañado en la línea { $line }: { $reason }
replay-no-terminal = El terminal no sirve para esto; prueba --plain

## Troubles

game-not-saved = sin guardar
plain-bye-unsaved = ¡Hasta pronto! La partida no está guardada.
plain-again-help = Sí juega otra partida. Quedar, rotar o ganador juega otra con los mismos asientos, con los asientos cambiados o empezando el ganador. No o salir termina. También: tablero, reglas, guardar ARCHIVO, exportar ARCHIVO.
plain-setup-help = Responde a la pregunta; ayuda dice esto, y salir termina. Ayuda y salir no son nombres. Para el juego: cargar sigue la última partida, y cargar ARCHIVO una guardada.
command-keep = quedar
command-rotate = rotar
command-winner = ganador
refused-variant = No hay ningún juego { $name }.
refused-variant-near = No hay ningún juego { $name }. ¿Querías decir { $near }?
refused-rounds = Da un número impar de rondas, como 3 o 5.
refused-search = No hay ningún jugador { $name }: una búsqueda mira de 1 a 8 decisiones, de search-1 a search-8.
refused-perfect = perfect juega según una tabla resuelta, y no la hay para este juego.
refused-seat = No hay ningún puesto { $name }. Los puestos son { $colours }.
refused-seat-near = No hay ningún puesto { $name }. ¿Querías decir { $near }?
refused-seat-twice = El puesto { $colour } está dos veces.
refused-seats-players = { $players } jugadores necesitan otros tantos puestos, no { $seats }.
refused-tokens = Este juego no se puede jugar con { $tokens } fichas.
refused-together = { $one } y { $other } no van juntos.
reason-exists = ya existe un archivo así
reason-folder = es una carpeta
reason-missing = no existe ese archivo o esa carpeta
reason-denied = no está permitido
reason-read-only = el disco es de solo lectura
reason-full = el disco está lleno
reason-newer = es de una versión más nueva del programa
reason-cut = contiene demasiado poco de la partida
trouble-saved-again = La partida vuelve a guardarse.
trouble-in-use = { $file } ya se está jugando.
trouble-no-game = No hay ninguna partida guardada que pueda seguir.
trouble-letters = Este terminal no tiene letras para el idioma { $code }, así que esto es inglés. Usa una configuración UTF-8, como LANG=C.UTF-8.
trouble-not-saved = No se puede guardar la partida: { $reason }. Sigue sin guardarse.
trouble-not-read = No se puede leer { $file }: { $reason }
trouble-not-written = No se puede escribir { $file }: { $reason }
trouble-save-exists = No se puede escribir { $file }: ya existe un archivo así. Para seguir una partida: --load { $file }
trouble-variant =
    { $file } no es un juego que se pueda jugar. Esto no está bien:
    { $problems }
trouble-damaged = El archivo está dañado. La partida sigue desde la última entrada legible: { $entries }.
trouble-not-a-game = { $file } no es una partida guardada.

## Games

variant-aeroplane-name = Ludo de aviones
variant-aeroplane-summary = Las casillas de tu color te hacen saltar cuatro más, un vuelo cruza el tablero, y las fichas que se juntan vuelan unidas.
variant-ludo-name = Ludo
variant-ludo-summary = El juego de siempre: con un seis sale una ficha y se repite; casillas seguras; tirada exacta para llegar.
variant-ludo-blocks-name = Ludo con barreras
variant-ludo-blocks-summary = Fuera de las casillas seguras, dos fichas de un color cierran el paso a los demás y nadie se las come.
variant-ludo-club-name = Ludo, reglas de club
variant-ludo-club-summary = Con un seis, al comer y al llegar a la meta se vuelve a tirar.
variant-ludo-english-name = Ludo inglés para niños
variant-ludo-english-summary = Sin casillas seguras, y nunca dos fichas de un color en la misma casilla.
variant-ludo-hex-name = Ludo para seis
variant-ludo-hex-summary = El Ludo en línea sobre una estrella de seis puntas, hasta seis jugadores.
variant-ludo-lp2a-name = Ludo con barreras que avanzan
variant-ludo-lp2a-summary = Dos fichas en una casilla forman una barrera que avanza la mitad de las tiradas pares; quien no ha comido da otra vuelta.
variant-ludo-osu-name = Ludo de dos fichas
variant-ludo-osu-summary = Dos fichas por jugador, p y q, que se apilan al juntarse; una plataforma antes del recorrido; si te pasas, rebotas.
variant-ludo-quick-name = Ludo rápido
variant-ludo-quick-summary = Gana la primera ficha que llega a la meta.
variant-ludo-server-name = Ludo en línea
variant-ludo-server-summary = El juego de un servidor de Ludo: con un seis o al comer se repite, el tercer seis no se juega, gana quien llega primero.
variant-ludo-team-name = Ludo por parejas
variant-ludo-team-summary = Las parejas se sientan de frente, nunca se comen y ganan juntas; quien termina juega por su pareja.
variant-mensch-name = Mensch
variant-mensch-summary = Tres intentos para un seis, la salida se despeja, una ficha por casilla, cuatro sitios que llenar en la meta.
variant-pachisi-name = Pachisi
variant-pachisi-summary = El viejo juego indio por parejas: seis cauríes, castillos donde no entra nadie más, y nadie te obliga a mover.
variant-parchis-name = Parchís
variant-parchis-summary = El juego español: con un cinco se sale, dos fichas cierran el paso, comer vale veinte y llegar a la meta diez.
variant-parchis-two-dice-name = Parchís con dos dados
variant-parchis-two-dice-summary = Cada dado es una jugada; con dobles se repite; nadie puede caer en el seguro que ocupa otro.
variant-petits-chevaux-name = Caballitos
variant-petits-chevaux-summary = Caballos que no pueden adelantarse, y una escalera final que pide un uno, un dos, un tres y así hasta el final.
variant-snakes-name = Serpientes y escaleras
variant-snakes-summary = Tira y avanza; las escaleras suben, las serpientes bajan; gana quien cae justo en la última casilla.
variant-snakes-1943-name = Serpientes y escaleras de 1943
variant-snakes-1943-summary = El tablero americano más conocido, con nueve escaleras y diez serpientes.
variant-snakes-choose-name = Serpientes y escaleras a elegir
variant-snakes-choose-summary = Dos dados y se mueve uno: esquiva las serpientes, busca las escaleras.
variant-snakes-double-name = Serpientes y escaleras con dos dados
variant-snakes-double-summary = Se suman los dos dados; cerca del final se tira uno solo, para que la última casilla siga al alcance.
variant-snakes-kids-name = Serpientes y escaleras para niños
variant-snakes-kids-summary = Cincuenta casillas, seis escaleras y tres serpientes: una partida corta.
variant-snakes-power-name = Serpientes y escaleras con poderes
variant-snakes-power-summary = Hay casillas para repetir, perder el turno o cambiar de sitio; se ganan escudos, segundas tiradas y tiradas a elegir.
variant-ur-name = El juego real de Ur
variant-ur-summary = Siete fichas por jugador en veinte casillas; en las rosetas se repite, y la del centro es segura.
