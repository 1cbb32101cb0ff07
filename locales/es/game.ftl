### The texts of the game in Spanish, for the terminal and the page.

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
# A square in a sentence. Its kind, its number and the colour of its seat come as $to_kind, $to_number and
# $to_colour (where a token goes), $from_… (where it comes from) or $at_… (where it stands), so that every
# language can inflect the name. A square counts from 1; "step" counts from the beginning of a seat's path.
# The kind "short" is a square of the home stretch where there is little room.
square-to =
    { $to_kind ->
        [yard] a casa
        [off] fuera del tablero
        [pad] a la plataforma
        [start] a la salida
        [start-of] a la salida ({ $to_colour })
        [own] a su casilla { $to_number }
        [stretch] a la casilla { $to_number } del pasillo
        [step] a la casilla { $to_number }, en el pasillo
        [finish] a la meta
        [short] pasillo { $to_number }
       *[track] a la casilla { $to_number }
    }
square-from =
    { $from_kind ->
        [yard] desde casa
        [off] desde fuera del tablero
        [pad] desde la plataforma
        [start] desde la salida
        [start-of] desde la salida ({ $from_colour })
        [own] desde su casilla { $from_number }
        [stretch] desde la casilla { $from_number } del pasillo
        [step] desde la casilla { $from_number }, en el pasillo
        [finish] desde la meta
       *[track] desde la casilla { $from_number }
    }
square-at =
    { $at_kind ->
        [yard] en casa
        [off] fuera del tablero
        [pad] en la plataforma
        [start] en la salida
        [start-of] en la salida ({ $at_colour })
        [own] en su casilla { $at_number }
        [stretch] en la casilla { $at_number } del pasillo
        [step] en la casilla { $at_number }, en el pasillo
        [finish] en la meta
       *[track] en la casilla { $at_number }
    }

## What happened

event-opening-rolled = { $who } saca { $dice } para ver quién empieza.
event-opening-tied = Empate: { $who } vuelven a tirar.
event-first = Empieza { $who }.
event-rolled = { $who } tira y saca { $dice }.
event-entered = { $who } saca la ficha { $token } { square-to }.
event-moved = { $who } mueve la ficha { $token } { square-to }.
event-snake = ¡Una serpiente! La ficha { $token } de { $who } baja { square-to }.
event-ladder = ¡Una escalera! La ficha { $token } de { $who } sube { square-to }.
event-jump = La ficha { $token } de { $who } salta { square-to }.
event-flight = La ficha { $token } de { $who } vuela { square-to }.
event-captured = { $by } se come la ficha { $token } de { $who } { square-at }.
event-bound = { $who } forma una barrera { square-at }.
event-finished = La ficha { $token } de { $who } llega a la meta.
event-bonus =
    { $pips ->
        [one] { $who } se cuenta 1.
       *[other] { $who } se cuenta { $pips }.
    }
event-pips-lost = Ninguna ficha de { $who } puede mover { $pips }.
event-gate-opened = { $who } ya puede entrar en su pasillo.
event-passed-no-move = { $who } no puede mover.
event-passed-why = { $who } no puede mover: { $why }.
event-passed-zero = { $who } no saca nada.
event-passed-choice = { $who } pasa.
event-again = { $who } vuelve a tirar.
event-again-try = { $who } tiene otro intento.
event-again-item = { $who } usa una segunda tirada.
event-streak-broken =
    { $throws ->
        [one] Acaba el turno de { $who }.
       *[other] { $throws } veces seguidas: acaba el turno de { $who }.
    }
event-sent-back = La ficha { $token } de { $who } vuelve a casa.
event-will-skip = { $who } perderá el próximo turno.
event-skipped = { $who } pierde este turno.
event-swapped = La ficha { $token } de { $who } cambia de lugar con la ficha { $other_token } de { $other }.
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

## Why a player cannot move

why-number = un { $number }
why-or-less = { $number } o menos
why-or = { $first } o { $last }
why-entry =
    { $count ->
        [0] con esta tirada no sale ninguna ficha
       *[other] necesita { $numbers } para salir
    }
why-only-dice-enter = con un premio no sale ninguna ficha
why-too-far =
    { $count ->
        [0] se pasaría de la meta
       *[other] necesita { $numbers } para llegar a la meta
    }
why-last-square =
    { $count ->
        [0] se pasaría de la última casilla
       *[other] se pasaría de la última casilla (necesita { $numbers })
    }
why-dead-end = desde allí ninguna tirada llevaría a la meta
why-stair = necesita { $numbers } para la siguiente casilla
why-odd-for-block = una barrera avanza la mitad de una tirada par
why-own-token = ya hay una ficha propia { square-at }
why-passing = no puede adelantar a la ficha { square-at } ({ $colour })
why-block = hay una barrera { square-at } ({ $colour })
why-safe-held = hay una ficha a salvo { square-at } ({ $colour })
why-full = no queda sitio { square-at }

## What happened at the table

news-lent = El ordenador ({ $level }) juega por { $who }.
news-taken-back = { $who } vuelve a jugar.
news-warned = { $who }: { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }.
news-missed = Se acabó el tiempo: el ordenador juega por { $who }.
news-time-up = Se acabó el tiempo de la partida: deciden las posiciones actuales.
news-paused = La partida está en pausa.
news-resumed = La partida sigue.
news-undone = Jugada deshecha.
news-redone = Jugada rehecha.
news-round = Ronda { $round } de { $rounds }.
news-score = { $who }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
news-saved = Partida guardada en { $file }.
news-board-saved = Tablero guardado en { $file }. Juégalo con --variant { $file }.
news-exported = Registro guardado en { $file }.
news-resumed-game = La partida sigue donde la dejaste.

## Why something is refused

refused-turn = Ahora no se puede.
refused-dice = Los dados de este juego no pueden dar eso.
refused-token = Esa ficha no existe.
refused-pips = No puedes mover ese número.
refused-entry = Con esta tirada no sale ninguna ficha.
refused-home = Esa ficha ya está en la meta y no se mueve más.
refused-overshoot = Esa ficha se pasaría de largo.
refused-dead-end = Desde esa casilla ninguna tirada llevaría a la meta.
refused-stair = La siguiente casilla pide un { $pips }.
refused-odd = Una barrera avanza la mitad de una tirada par.
refused-own = Ya tienes una ficha { square-at }.
refused-passing = No puedes adelantar a la ficha de { $who } que está { square-at }.
refused-blocked = Hay una barrera de { $who } { square-at }.
refused-safe = { $who } está a salvo { square-at }.
refused-full = No cabe ninguna ficha más { square-at }.
refused-must-enter = Tienes que sacar una ficha de casa.
refused-must-clear = Primero tiene que avanzar la ficha de tu salida.
refused-must-break = Tienes que abrir tu barrera.
refused-must-capture = Puedes comer, así que debes hacerlo.
refused-must-use-dice = Otra jugada aprovecha mejor los dados.
refused-must-move = Tienes una jugada posible, así que debes hacerla.
refused-item = No tienes ese objeto o no puedes usarlo ahora.
refused-over = La partida ha terminado.
refused-paused = La partida está en pausa.
refused-not-your-turn = No es tu turno.
refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-redo = No hay nada que rehacer.
refused-name = Los nombres necesitan de 1 a 30 caracteres.
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
setup-board = Tablero
setup-board-usual = el habitual
setup-board-own = el tuyo
setup-board-size = Casillas
setup-board-row = Casillas por fila
setup-board-dice = Número de dados
setup-board-dice-value =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
setup-board-faces = Caras por dado
setup-board-links = Serpientes y escaleras
setup-board-classic = clásicas
setup-board-typed = a mano
setup-board-random = al azar
setup-board-snakes = Serpientes
setup-board-ladders = Escaleras
setup-board-seed = Semilla
setup-board-snake-count = Cuántas serpientes
setup-board-ladder-count = Cuántas escaleras
setup-board-finish = Meta
setup-board-exact = tirada exacta
setup-board-bounce = rebote
setup-board-marks = Tirar otra vez en
setup-board-skip = Perder turno en
setup-board-swap = Cambio en
setup-board-shield = Escudo en
setup-board-second-throw = Segunda tirada en
setup-board-chosen-roll = Tirada a elegir en
setup-board-file = Guardar en archivo
setup-board-rolls =
    { $rolls ->
        [one] Cerca de { $rolls } tirada hasta la última casilla.
       *[other] Cerca de { $rolls } tiradas hasta la última casilla.
    }
setup-board-rolls-random = Cerca de { $rolls } tiradas hasta la última casilla. Los tableros al azar de este tamaño piden de { $least } a { $most }.
setup-after = Próxima partida
setup-after-keep = mismos asientos
setup-after-rotate = rotan los asientos
setup-after-winner-first = empieza quien gana
setup-start = Empezar partida
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
setup-keys = ↑↓ elegir · ←→ cambiar · Intro escribir o empezar · ? ayuda · Esc salir
setup-help =
    ↑ ↓, Tab      elegir una fila
    ← →, Espacio  cambiarla
    Intro         escribir un nombre, seguir o empezar
    Inicio, Fin   primera fila, comienzo
    PgUp, PgDn    recorrer las reglas
    Ratón         pulsar una fila, sus flechas o un nombre
    Esc, Q        salir

    Cada asiento es para una persona, un ordenador o nadie.
    Si un turno dura demasiado, lo juega el ordenador.
    Si una partida dura demasiado, deciden las posiciones actuales.
    Cualquier tecla cierra esto.
setup-default-name = Jugador { $number }
setup-scroll = RePág/AvPág
setup-rules-of = { $most } jugadores · { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } cada uno
setup-rules-of-range = De { $least } a { $most } jugadores · { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } cada uno
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
setup-refused-partner = Los compañeros se sientan frente a frente: falta alguien frente a { $colour }.
setup-hint-last = Intro: seguir { $game } con { $players }
setup-hint-saved = Intro: seguir { $game } con { $players } · ←→ otra partida
setup-hint-variant = ←→ otro juego. Sus reglas se recorren con RePág y AvPág.
setup-hint-tokens = ←→ fichas por jugador.
setup-hint-board = ←→ cambiar el tablero: tamaño, dados, serpientes y escaleras.
setup-hint-file = Intro: escribir el nombre de un archivo nuevo.
setup-hint-players = ←→ número de jugadores, en los asientos de siempre.
setup-hint-nobody = ←→ sentar aquí a una persona o al ordenador.
setup-hint-person = Intro: cambiar el nombre · ←→ otro jugador.
setup-hint-typing = Intro: guardar el nombre · Esc: descartarlo.
setup-hint-computer = ←→ otro nivel del ordenador, o una persona.
setup-hint-pace = ←→ lo rápido que juega el ordenador.
setup-hint-turn-time = ←→ si un turno dura más, lo juega el ordenador.
setup-hint-game-time = ←→ si la partida dura más, deciden las posiciones actuales.
setup-hint-rounds = ←→ quien gana más partidas gana la serie.
setup-hint-after = ←→ asientos y primer jugador de la próxima partida.
setup-hint-start = Intro: empezar la partida.

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
level-lp2a-plus = ficha de cabeza prudente
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
        [one] { $count } comida
       *[other] { $count } comidas
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
game-log = Historial
game-choices = Jugadas
game-option = ficha { $token } { square-to }
game-option-pips = { $pips }: ficha { $token } { square-to }
game-option-captures = , come { $list }
game-pass = pasar
game-roll = tirar
game-use-second-throw = tirar otra vez
game-paused = Pausa: P para seguir
game-menu = Espacio tirar · 1–9 mover · U atrás · A auto · P pausa · R reglas · ? · Q salir
game-small = La ventana es demasiado pequeña: { $has_columns } × { $has_rows }. Este juego necesita { $columns } × { $rows }.
game-leave = ¿Salir? La partida está guardada. Para seguir: { $command }
game-leave-unsaved = ¿Salir? La partida no está guardada.
game-leave-keys = Y salir · N quedarse
game-save-as = Guardar como
game-export-as = Exportar el registro como
game-type-keys = Intro listo · Esc volver
game-rules = Reglas
game-rules-complete = Todas las reglas
game-rules-keys = ↑↓ recorrer · Esc volver

## Help

help-title = Atajos de teclado
help-roll = Espacio, Intro  tirar, o hacer la jugada elegida
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
legend-safe = segura
legend-rosette = casilla especial (reglas: R)
legend-swap = cambio de lugar con la ficha de cabeza
legend-snake = serpiente
legend-ladder = escalera
legend-jump = salto
legend-flight = vuelo
legend-landing = donde caería la ficha elegida
legend-captured = comida

## The end of a game

podium-title = Fin de la partida
podium-winner = { $count ->
        [one] ¡Gana { $who }!
       *[other] ¡Ganan { $who }!
    }
podium-match = { $count ->
        [one] { $who } gana
       *[other] { $who } ganan
    } la serie: { $points } de { $rounds } rondas.
podium-place = { $place }.
podium-player = Jugador
podium-rolls = Tiradas
podium-captures = Comidas
podium-lost = Bajas
podium-steps = Casillas
podium-counts = Lo que pasó
podium-snakes = Serpientes
podium-ladders = Escaleras
podium-sixes = Seises
podium-passes = Pasos
podium-duration =
    { $minutes ->
        [0] La partida duró { $seconds } s.
       *[other] La partida duró { $minutes } min { $seconds } s.
    }
podium-turns = Turnos
podium-best = Mejor
podium-best-value = { $pips } / { $throws }×
podium-points = Puntos
podium-faces = Cuántas veces salió cada número
podium-rounds = Puesto en cada ronda
podium-best-note = Mejor turno: más casillas / más tiradas en un solo turno.
podium-chosen-note = Una tirada a elegir cuenta como tirada, pero no sale en ningún dado.
podium-keys = N revancha · W empieza quien ganó · T rotar · E exportar · Q salir
podium-next = Intro siguiente ronda · E exportar · Q salir

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
plain-ask-board = Pulsa Intro para este tablero. Para cambiarlo, escribe qué y cómo, por ejemplo { $example }. ? lo muestra todo, y { $file } mi.toml lo guarda.
plain-ask-players = ¿Cuántos jugadores, de { $least } a { $most }? También puedes escribir sus colores: { $colours }.
plain-ask-seat = ¿Quién juega con { $colour }? Escribe el nombre de una persona, o un nivel del ordenador: { $levels }.
plain-ask-start = Pulsa Intro para empezar. Antes puedes ajustar: fichas 2, turno 30 o partida 600 (segundos), rondas 3, ritmo lento, y para la próxima partida rotar, ganador o quedar.
plain-agreed = Vale.
plain-not-agreed = Eso no se puede ajustar aquí.
command-pace = ritmo
command-tokens = fichas
command-turn = turno
command-game = partida
command-rounds = rondas
plain-welcome = { $game }. { $summary }
plain-seated = { $who }.
plain-seated-bot = { $who }, un ordenador, nivel { $level }.
plain-turn-opening = { $who }, pulsa Intro: se tira para ver quién empieza.
plain-turn-roll = { $who }, pulsa Intro para tirar.
plain-turn-move = { $who }, ¿qué jugada? Escribe su número.
plain-option = { $number }: ficha { $token }, { square-from } { square-to }
plain-option-pips = { $number }: { $pips } con la ficha { $token }, { square-from } { square-to }
plain-option-captures = { $option }, y se come la ficha { $token } de { $who }
plain-option-pass = { $number }: pasar
plain-option-second-throw = { $number }: tirar otra vez, con la segunda tirada
plain-option-roll = { $number }: tirar
plain-option-choose = { $number }: elegir { $dice }
plain-turn-item = { $who }, ¿tiras o eliges? Escribe el número.
plain-paused = La partida está en pausa. Escribe pausa para seguir.
plain-not-understood = Orden desconocida. Escribe un número de { $least } a { $most }, o ayuda.
plain-not-understood-roll = Orden desconocida. Pulsa Intro para tirar, o escribe ayuda.
plain-no-file = Añade el nombre de un archivo, por ejemplo { $example }.
plain-help = Intro tira, o hace la única jugada posible. Un número hace esa jugada. Otras órdenes: tablero, deshacer, rehacer, auto, pausa, ritmo lento, reglas, guardar ARCHIVO, exportar ARCHIVO, ayuda, salir.
plain-where = { $who }: { $tokens }.
plain-token = { $token } { square-at }
plain-place = { $place }. { $who }.
plain-stats = { $who }: { $list }.
count-rolls =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
count-snakes =
    { $count ->
        [one] { $count } serpiente
       *[other] { $count } serpientes
    }
count-ladders =
    { $count ->
        [one] { $count } escalera
       *[other] { $count } escaleras
    }
count-captures =
    { $count ->
        [one] { $count } ficha comida
       *[other] { $count } fichas comidas
    }
count-lost =
    { $count ->
        [one] { $count } perdida
       *[other] { $count } perdidas
    }
count-sixes =
    { $count ->
        [one] { $count } seis
       *[other] { $count } seises
    }
count-passes =
    { $count ->
        [one] { $count } vez sin mover
       *[other] { $count } veces sin mover
    }
count-steps =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
count-best = mejor turno: { $throws ->
        [one] { $throws } tirada
       *[other] { $throws } tiradas
    } y { $pips ->
        [one] { $pips } casilla
       *[other] { $pips } casillas
    }
plain-faces = { $who } sacó { $faces }.
plain-face = { $face } ({ $count }×)
plain-again = ¿Otra partida? Sí o no.
plain-next = Pulsa Intro para la siguiente ronda.
plain-bye-saved = ¡Hasta pronto! Para seguir: { $command }
plain-bye = ¡Hasta pronto!
plain-list = { $id }: { $name }. { $summary }

## Replay

replay-title = Repetición: { $game }
replay-position = Acción { $ply } de { $of }
replay-round = Ronda { $round } de { $rounds }
replay-keys = Espacio ver · ←→ paso · J ir a · +/− ritmo · R reglas · ? ayuda · Q salir
replay-help =
    Espacio       reproducir, pausa; al final: de nuevo
    ← →           una acción atrás, adelante
    PgUp, PgDn    diez acciones atrás, adelante
    Inicio, Fin   ir al principio, al final
    J             ir a una acción por su número
    + y -         velocidad
    R             las reglas de este juego
    Q, Esc        salir

    Cualquier tecla cierra esto.
replay-speed = { $speed }/s
replay-jump = Ir a la acción
replay-end = Fin del registro.
replay-end-keys = Espacio de nuevo · ← paso · J ir a · R reglas · Q salir
replay-nothing = { $file } no contiene ninguna partida.
replay-damaged = { $file } está dañado tras { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }. Esta es la parte legible.
replay-damaged-record = { $file } está dañado en la línea { $line } ({ $reason }); { $actions ->
        [one] se pudo leer una acción.
       *[other] se pudieron leer { $actions } acciones.
    }
replay-not-right = { $file } está dañado en la línea { $line }: { $reason }
replay-no-terminal = Este terminal no puede mostrar la repetición; prueba --plain

## Troubles

game-not-saved = sin guardar
plain-bye-unsaved = ¡Hasta pronto! La partida no está guardada.
plain-again-help = Sí juega otra partida. Quedar, rotar o ganador juega otra con los mismos asientos, con los asientos rotados o empezando el ganador. No o salir termina. Otras órdenes: tablero, reglas, guardar ARCHIVO, exportar ARCHIVO.
plain-setup-help = Responde a la pregunta. Ayuda muestra este texto y salir termina, así que no valen como nombres. Al elegir juego, cargar sigue la última partida y cargar ARCHIVO una guardada.
command-keep = quedar
command-rotate = rotar
command-winner = ganador
refused-variant = No hay ningún juego { $name }.
refused-variant-near = No hay ningún juego { $name }. ¿Querías decir { $near }?
refused-rounds = El número de rondas debe ser impar, como 3 o 5.
refused-search = No hay ningún jugador { $name }: una búsqueda mira de 1 a 8 decisiones, de search-1 a search-8.
refused-perfect = perfect necesita una tabla resuelta, y este juego no la tiene.
refused-seat = No hay ningún asiento { $name }. Los asientos son { $colours }.
refused-seat-near = No hay ningún asiento { $name }. ¿Querías decir { $near }?
refused-seat-twice = El asiento { $colour } está dos veces.
refused-seats-players = { $players } jugadores necesitan { $players } asientos, no { $seats }.
refused-tokens = Este juego no se puede jugar con { $tokens } fichas.
refused-together = { $one } y { $other } no se pueden usar juntos.
reason-exists = el archivo ya existe
reason-folder = es una carpeta
reason-missing = no se encuentra el archivo o la carpeta
reason-denied = permiso denegado
reason-read-only = el disco es de solo lectura
reason-full = el disco está lleno
reason-newer = es de una versión más nueva del programa
reason-cut = el archivo está cortado demasiado pronto
trouble-saved-again = La partida vuelve a guardarse.
trouble-in-use = { $file } ya se está jugando.
trouble-no-game = No hay ninguna partida guardada para seguir.
trouble-letters = Este terminal no puede mostrar la escritura del idioma { $code }, así que esto es inglés. Usa una configuración UTF-8, como LANG=C.UTF-8.
trouble-not-saved = No se puede guardar la partida: { $reason }. Sigue sin guardarse.
trouble-not-read = No se puede leer { $file }: { $reason }
trouble-not-written = No se puede escribir { $file }: { $reason }
trouble-save-exists = No se puede escribir { $file }: el archivo ya existe. Para seguir una partida guardada: --load { $file }
trouble-variant =
    { $file } no es un juego válido. Sus errores:
    { $problems }
trouble-damaged = El archivo está dañado. La partida sigue desde la última entrada legible: { $entries }.
trouble-not-a-game = { $file } no es una partida guardada.
