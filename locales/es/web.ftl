### The texts of the page alone, in Spanish.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Ir al contenido
shell-nav = Páginas
shell-more = Más páginas
shell-games = Todos los juegos
shell-new = Nueva partida
shell-replay = Repetición
shell-settings = Ajustes
shell-close = Cerrar
shell-language = Idioma
shell-theme = Apariencia
shell-theme-system = sistema
shell-theme-light = claro
shell-theme-dark = oscuro
shell-sound = Sonidos
shell-sound-hint = Dados, pasos, fichas comidas y tu turno
shell-keys = Atajos de teclado
shell-keys-hint = Juega con letras y números. Espacio y las flechas funcionan siempre.
shell-not-loaded = Esta página no se ha cargado
shell-not-loaded-hint = No tienes conexión o hay una versión nueva. Tus partidas están a salvo.
shell-reload = Recargar
shell-loading = Cargando…
shell-try-again = Reintentar
shell-update = Actualización disponible.
shell-update-later = Más tarde
missing-title = Página no encontrada
missing-text = Puede que la dirección esté mal escrita o que la página ya no exista.
missing-home = Inicio

## shell: what happened in a room

happened-someone = alguien
happened-person-entered = { $name } entra en la sala.
happened-person-left = { $name } ha salido de la sala.
happened-person-removed = El anfitrión ha expulsado a { $name } de la sala.
happened-player-joined = { $who } se sienta a la mesa.
happened-seat-freed = Queda libre el asiento { $colour }.
happened-ready = { $name }: todo listo.
happened-not-ready = { $name }: todavía no.
happened-host = { $name } es ahora el anfitrión.
happened-no-host = La sala se ha quedado sin anfitrión.
happened-settings = Han cambiado los ajustes de la sala.
happened-listed = La sala es pública: cualquiera puede encontrarla.
happened-unlisted = La sala es privada: solo se entra con el enlace.
happened-started = Empieza la partida.
happened-started-round = Empieza la ronda { $round }.
happened-took-over-missed = { $who } ha perdido tres turnos. El ordenador ({ $level }) toma el relevo.
happened-took-over-left = { $who } se ha ido. El ordenador ({ $level }) toma el relevo.
happened-paused = { $name } ha puesto la partida en pausa.
happened-undo-asked = { $name } pide deshacer su última jugada y todo lo posterior.
happened-redo-asked = { $name } pide rehacer una jugada.
happened-agreed = { $name } está de acuerdo.
happened-disagreed = { $name } no está de acuerdo.
happened-undo-refused = La petición no fue aceptada.
happened-player-left = { $name } deja la mesa.
happened-player-returned = { $name } ha vuelto.
happened-round-over = Clasificación: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] ¡{ $who } gana la serie!
       *[other] ¡{ $who } ganan la serie!
    }
happened-rematch = { $name } quiere la revancha.
happened-seats-rotated = Todos avanzan un asiento.
happened-server-returned = El servidor ha vuelto. El tiempo que ha faltado no se le cuenta a nadie.
happened-chat = { $name }: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = El anfitrión ha silenciado a { $name }.
happened-unmuted = { $name } puede escribir de nuevo.
happened-chat-on = El chat está activado.
happened-chat-off = El chat está desactivado.

## shell: why the server refuses, by its codes

refusal-offline = No se puede conectar con el servidor. Comprueba tu conexión.
refusal-bad-request = El servidor no ha entendido la petición.
refusal-slow = La petición ha tardado demasiado en llegar. Inténtalo otra vez.
refusal-bad-name = Los nombres necesitan de 1 a 30 caracteres.
refusal-bad-cmd-id = Algo ha salido mal. Inténtalo otra vez.
refusal-bad-chat = Los mensajes necesitan de 1 a 500 caracteres visibles.
refusal-bad-reaction = Reacción desconocida.
refusal-bad-settings = Estos ajustes no son compatibles.
refusal-bad-options = Estas reglas de la casa no son compatibles.
refusal-bad-variant = Este archivo de variante tiene errores.
refusal-bad-record = Este registro no se puede leer.
refusal-unknown-variant = Ese juego no existe.
refusal-unknown-bot = Ese nivel del ordenador no existe.
refusal-no-token = La sala no conoce este navegador. Entra otra vez.
refusal-sent-out = El anfitrión te ha expulsado de esta sala.
refusal-not-host = Solo el anfitrión puede hacerlo.
refusal-not-seated = No tienes asiento en esta mesa.
refusal-not-your-seat = Ese no es tu asiento.
refusal-muted = El anfitrión te ha silenciado.
refusal-chat-off = El chat está desactivado.
refusal-bad-origin = Esta página es de otro servidor.
refusal-no-room = No hay ninguna sala con este código.
refusal-no-game = Esa partida no existe en esta sala.
refusal-no-person = Esa persona ya no está en la sala.
refusal-no-such-seat = Ese asiento no existe.
refusal-seat-empty = Ese asiento está vacío.
refusal-no-bot-there = El ordenador no juega en ese asiento.
refusal-no-page = No hay nada en esta dirección.
refusal-no-method = El servidor no admite eso aquí.
refusal-stale = La partida ha avanzado mientras tanto. Mira otra vez.
refusal-unknown-seq = Esta página no está al día. Recárgala.
refusal-seated = Ya tienes asiento.
refusal-crowded = Hay demasiada gente en la sala.
refusal-too-long = Esta sala ha llegado a su límite. Crea una nueva.
refusal-seat-taken = Ese asiento está ocupado.
refusal-full = La mesa está llena. Aún puedes mirar.
refusal-not-ready = Aún no están todos listos.
refusal-bad-seats = El número de jugadores o los asientos no sirven para este juego.
refusal-not-waiting = Solo se puede antes de empezar.
refusal-not-playing = No hay ninguna partida en marcha.
refusal-not-ended = Solo se puede al terminar la partida.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-overruled = Los demás han terminado tu pausa. Podrás hacer otra después de tu próxima jugada.
refusal-not-your-turn = No es tu turno.
refusal-not-bots-turn = No es el turno del ordenador.
refusal-already-asked = Los dados ya están rodando.
refusal-no-dice = Ahora no toca tirar.
refusal-kept-dice = Los dados no se pueden cambiar.
refusal-illegal-move = Las reglas no permiten esa jugada.
refusal-illegal-pass = Tienes una jugada posible, así que debes hacerla.
refusal-illegal-item = No tienes ese objeto o no puedes usarlo ahora.
refusal-illegal-roll = Los dados de este juego no pueden sacar eso.
refusal-not-now = Ahora no se puede.
refusal-game-over = La partida ha terminado.
refusal-undo-off = En esta mesa no se puede deshacer.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-nothing-to-redo = No hay nada que rehacer.
refusal-vote-open = Los demás aún no han respondido.
refusal-no-vote = No hay nada que votar.
refusal-already-voted = Ya has respondido.
refusal-not-agreed = Los demás no han aceptado. Juega primero.
refusal-not-lent = El ordenador no juega por ti.
refusal-not-open = Esta tirada no está abierta, o no para este asiento.
refusal-other-game = El valor es de otra partida.
refusal-seeded = Esta mesa usa dados de práctica, que no necesitan valores de los jugadores.
refusal-bad-value = El valor no coincide con lo que tu dispositivo fijó antes de la partida.
refusal-away = Has dejado la mesa. Vuelve primero.
refusal-gone = Tus fichas se han retirado de esta partida.
refusal-too-large = Es demasiado grande para el servidor.
refusal-too-many = Demasiadas peticiones. Espera un momento.
refusal-internal = Algo ha fallado en el servidor. No ha cambiado nada.
refusal-unavailable = El servidor está ocupado. Inténtalo otra vez.
refusal-unreadable = No se puede abrir esta sala: está dañada o necesita un servidor más nuevo.

## shell: the first page

bot-names = Pip, Punto, Dominó, Galleta, Trébol, Canica
home-title = La carrera a la meta es mejor en compañía.
home-lead = Ludo, parchís, serpientes y escaleras, Ur y toda la familia: en una pantalla, con un enlace o contra el ordenador. Sin registro ni anuncios.
home-play = Jugar ya
home-invite = Invitar a amigos
home-play-hint = Jugar ya empieza un ludo contra tres ordenadores. Invitar a amigos abre una mesa con un enlace para compartir.
home-name = Tu nombre
home-guest = Invitado
home-code = ¿Tienes un código de sala?
home-code-empty = Escribe el código de una sala o pega un enlace.
home-join = Entrar
home-more = Más juegos
home-all = Los { $count } juegos
home-promises = En qué puedes confiar
home-dice = Dados justos
home-dice-text = Las mismas probabilidades para personas y ordenadores. Nadie puede prever una tirada.
home-bots = Los ordenadores están señalados
home-bots-text = Siempre ves quién es un ordenador. Entre niveles solo cambia lo bien que juegan.
home-everyone = Para todos
home-everyone-text = Juega con teclado, con el dedo o con lector de pantalla. Las fichas se distinguen por forma y color. Si pierdes la conexión, tu partida está a salvo.
resume-title = Seguir jugando
resume-with = con { $names }
resume-waiting = Sin empezar
resume-your-turn = Es tu turno
resume-playing = En curso
resume-back = Volver a tu partida
lobby-title = Mesas abiertas
lobby-seats = { $taken ->
        [one] { $taken } asiento ocupado de { $seats }
       *[other] { $taken } asientos ocupados de { $seats }
    }{ $bots ->
        [0] {""}
        [one] , { $bots } por un ordenador
       *[other] , { $bots } por ordenadores
    }
lobby-join = Entrar
lobby-watch = Mirar

## shell: the link to a room

share-code = Código de la sala
share-link = Enlace de invitación
share-only-here = Este enlace solo funciona en este ordenador. Para que entren otros de tu red, inicia el servidor con
share-copy = Copiar enlace
share-copied = Copiado
share-send = Compartir…
share-qr = Enlace de invitación en código QR: escanéalo con un móvil
share-text = Juega conmigo a un juego de mesa en homestretch:

## shell: the games

games-lead = Juegos de carreras de cinco mil años. Elige un tablero, lee las reglas y juega.
games-find = Buscar un juego
games-any = todos
games-length = Duración
games-short = corto
games-long = largo
games-players = { $players } jugadores
games-minutes = unos { $minutes } min
games-luck-skill = jugar bien compensa
games-luck-both = suerte y buenas jugadas
games-luck-mostly = sobre todo suerte
games-luck-all = pura suerte
games-measured = La duración y la suerte se miden en partidas entre ordenadores; la página de cada juego da los detalles.
games-measured-so = Medido en { $games } partidas: { $players } ordenadores de nivel medio necesitaron { $turns } turnos de media, a cinco segundos por turno. Para ver cuánto compensa jugar bien, un ordenador de nivel difícil jugó contra otro que mueve al azar. Por cada 100 partidas que habría perdido un ordenador que mueve al azar, el difícil perdió { $percent }. Entre jugadores con experiencia, los dados deciden mucho más.
games-count = { $count ->
        [one] Un juego
       *[other] { $count } juegos
    }
games-none = Sin resultados. Quita un filtro.
games-play = Jugar contra el ordenador
games-set-up = Reglas de la casa y asientos
games-rulebook = Reglas

## shell: setting up a game

new-lead = Elige juego, asientos y reglas de la casa.
new-rules-of = Leer las reglas
new-seats = ¿Quién juega?
new-seats-hint = Cada asiento tiene un color: elige el tuyo.
new-preset-computers = Contra el ordenador
new-preset-here = Todos en esta pantalla
new-preset-link = Amigos con enlace
new-preset = Elección rápida
new-sitter = Quién juega con { $colour }
new-sitter-me = yo
new-sitter-here = alguien aquí
new-sitter-link = con enlace
new-sitter-bot = ordenador
new-sitter-empty = nadie
new-name-of = Nombre para { $colour }
new-level-of = Nivel del ordenador para { $colour }
new-by-link = Cualquiera con el enlace puede sentarse aquí.
new-nobody = Este asiento queda vacío.
new-no-me = Alguien tiene que jugar en esta pantalla.
new-house = Reglas de la casa
new-house-hint = Las reglas estándar están preseleccionadas.
new-house-count = { $count ->
        [0] ninguna cambiada
        [one] una cambiada
       *[other] { $count } cambiadas
    }
new-house-reset = Volver a las reglas estándar
new-table = Mesa
new-public = Pública
new-public-hint = Cualquiera puede encontrar la sala entre las mesas abiertas.
new-day = 1 día
new-turn-hint = Cuando se acaba el tiempo, el ordenador hace la jugada.
new-undo = Deshacer
new-undo-never = desactivado
new-undo-ask = si los demás están de acuerdo
new-undo-free = siempre
new-leaving = Si alguien se va
new-leaving-bot = el ordenador toma el relevo
new-leaving-go = retirar sus fichas
new-forced = Jugar automáticamente las jugadas forzadas
new-forced-hint = Si solo hay una jugada, se hace por ti.
new-auto-roll = Tirar automáticamente
new-auto-roll-hint = Los dados ruedan sin hacer clic.
new-start = Empezar partida
new-open = Abrir mesa
new-open-hint = Después tendrás un enlace para compartir.
new-file-choose = Jugar un archivo de variante
new-file-invalid = No se puede jugar «{ $file }»:
new-file-hint = Un archivo de variante tiene líneas como { $example }. «Tu propio tablero» puede guardar uno.
new-file-line = Línea { $line }:

## shell: a board of your own

own-title = Tu propio tablero
own-hint = Elige el tamaño, los dados, las serpientes, las escaleras y las casillas especiales.
own-size = Casillas
own-size-hint = De 9 a 250
own-row = Casillas por fila
own-dice = Número de dados
own-faces = Caras por dado
own-links = Serpientes y escaleras
own-links-classic = clásicas
own-links-typed = escribirlas
own-links-random = al azar
own-snakes = Serpientes
own-snakes-hint = Cabeza y cola de cada serpiente, por ejemplo 99>54 70>55
own-ladders = Escaleras
own-ladders-hint = Pie y cima de cada escalera, por ejemplo 6>25 11>40
own-snake-count = Número de serpientes
own-ladder-count = Número de escaleras
own-seed = Semilla
own-seed-hint = La misma semilla da el mismo tablero.
own-name = Nombre del juego
own-name-hint = Puedes dejarlo vacío.
own-special = Casillas especiales
own-special-hint = Escribe los números de las casillas, por ejemplo 13 33.
own-marks = Tirada extra
own-marks-hint = Tiras otra vez.
own-skip = Turno perdido
own-skip-hint = Pierdes el próximo turno.
own-swap = Cambio
own-swap-hint = Cambias de lugar con la ficha de cabeza.
own-shield = Escudo
own-shield-hint = Te protege de una serpiente.
own-second-throw = Segunda tirada
own-second-throw-hint = Puedes repetir una tirada.
own-chosen-roll = Tirada a elegir
own-chosen-roll-hint = Eliges tú una tirada.
own-rolls = Se necesitan unas { $rolls } tiradas para llegar a la meta.
own-rolls-range = Los tableros al azar de este tamaño necesitan de { $least } a { $most }.
own-save = Guardar como archivo
own-wrong = Corrige los campos marcados de tu tablero.

## shell: house rules

house-tokens = Fichas por jugador
house-tokens-hint = Con menos fichas, la partida es más corta.
house-entry = Para sacar una ficha hace falta
house-entry-hint = La tirada que saca una ficha de casa.
house-entry-own = estándar
house-entry-one-six = un 1 o un 6
house-entry-any = cualquier tirada
house-must-enter = Sacar es obligatorio
house-must-enter-hint = Si puedes sacar una ficha, debes hacerlo.
house-tries = Tres intentos
house-tries-hint = Sin fichas en el recorrido, puedes tirar hasta tres veces para sacar una.
house-out = Una ficha ya fuera
house-out-hint = Cada jugador empieza con una ficha en la salida.
house-streak = Tres seguidos
house-streak-hint = Qué pasa con el tercer seis (o los terceros dobles) del mismo turno.
house-streak-own = estándar
house-streak-none = nada especial
house-streak-void = la tirada se pierde y acaba el turno
house-streak-last-home = la última ficha movida vuelve a casa
house-streak-furthest-home = la ficha más adelantada vuelve a casa
house-captures = Comer fichas
house-captures-hint = Si caes sobre una ficha rival, vuelve a casa.
house-must-capture = Comer es obligatorio
house-must-capture-hint = Si puedes comer, debes hacerlo.
house-gate = Comer antes de llegar
house-gate-hint = Tu pasillo se abre cuando comes por primera vez.
house-safe = Casillas seguras
house-safe-hint = En las casillas marcadas no se come.
house-own = Dos fichas tuyas en una casilla
house-own-hint = Qué pasa cuando tus fichas coinciden.
house-own-share = la comparten
house-own-block = forman una barrera
house-own-stack = avanzan juntas
house-own-forbid = no se permite
house-overshoot = Si la tirada se pasa de la meta
house-overshoot-hint = Qué hace una ficha que pasaría de la meta.
house-overshoot-stay = se queda: hace falta el número exacto
house-overshoot-bounce = retrocede lo que sobra
house-overshoot-wins = llega de todos modos
house-goal = Gana una ficha en la meta
house-goal-hint = Gana el primero que lleva una ficha a la meta.
house-places = Jugar por todos los puestos
house-places-hint = La partida sigue hasta que solo queda un jugador.
house-order = Primer jugador
house-order-hint = Cómo se elige al primer jugador.
house-order-own = estándar
house-order-fixed = el primer asiento
house-order-highest = la tirada más alta
house-order-random = por sorteo
house-again-six = Repetir con un seis
house-again-six-hint = Cada seis da otra tirada.
house-again-capture = Repetir al comer
house-again-capture-hint = Cada ficha comida da otra tirada.
house-again-finish = Repetir al llegar a la meta
house-again-finish-hint = Cada ficha que llega a la meta da otra tirada.
rules-of = Reglas: { $game }
rules-differ = Reglas de la casa en esta mesa
rules-usual = estándar: { $value }
rules-changed = regla de la casa
rules-leaving-bot = En esta mesa, si alguien se va, el ordenador ({ $level }) toma el relevo hasta que vuelva.

## Board

board-label = Tablero
board-choice = { $captures ->
    [0] { $colour }, ficha { $token }: { square-from } { square-to }.
    [one] { $colour }, ficha { $token }: { square-from } { square-to }, come una ficha.
   *[other] { $colour }, ficha { $token }: { square-from } { square-to }, come { $captures } fichas.
}
board-danger = Allí podrían comerla.
board-seat = { $colour }: { $places }
board-token-name = ficha { $token }
board-token = ficha { $token } { square-at }
# A square by itself; game.ftl has the squares in sentences.
square-name =
    { $at_kind ->
        [yard] casa
        [off] fuera del tablero
        [pad] plataforma
        [start] salida
        [start-of] salida ({ $at_colour })
        [own] casilla propia { $at_number }
        [stretch] casilla { $at_number } del pasillo
        [step] casilla { $at_number }, en el pasillo
        [finish] meta
       *[track] casilla { $at_number }
    }
board-roll = Tirar los dados
board-dice = Tirada: { $dice }
board-no-dice = Aún no se ha tirado

## room: coming in

room-none-title = Sala no encontrada
room-none-text = Puede que el código esté mal escrito o que la sala haya caducado. Las salas sin usar se borran al cabo de un tiempo; sus partidas se conservan.
room-none-replay = Ver su última partida
room-other-code = Otro código
room-open = Abrir
room-offline-title = No se puede conectar con el servidor
room-trouble-title = Algo ha salido mal
room-too-many-title = Demasiados intentos
room-too-many-text = Desde aquí han llegado demasiados códigos erróneos o peticiones. Espera unos diez minutos; después esta página lo intentará otra vez.
room-title-turn = ¡Te toca! { $game }
room-entry-lead = te invita a jugar
room-entry-lead-nobody = Te invitan a jugar
room-entry-is-playing = Hay una partida en curso
room-entry-is-ended = La partida ha terminado
room-entry-is-full = Todos los asientos están ocupados
room-entry-playing = Puedes mirar y jugar la próxima partida.
room-entry-ended = Puedes jugar la próxima partida o ver la repetición de la última.
room-entry-full = Puedes mirar.
room-your-name = Tu nombre
room-guest = Invitado
room-take-seat = Sentarme
room-watch = Mirar
room-seat-choose = Elegir
room-seat-chosen = Elegido
room-who-is-in = En la sala
room-watching =
    { $count ->
        [one] 1 persona está mirando
       *[other] { $count } personas están mirando
    }
room-removed = Ya no estás en esta sala. Puedes volver a entrar si el anfitrión te deja.

## room: before the game

room-seat-free = libre
room-you = tú
room-host = anfitrión
room-ready = todo listo
room-away = no está
room-level = Nivel de los nuevos ordenadores
room-add-bot = Añadir ordenador
room-remove-bot = Quitar a { $name }
room-kick = Quitar a { $name } de la mesa
room-remove-here = Quitar a { $name }
room-send-out = Expulsar a { $name } de la sala
room-send-out-yes = Expulsar
room-send-out-no = Cancelar
room-people =
    { $count ->
        [one] Hay 1 persona más
       *[other] Hay { $count } personas más
    }
room-watches = está mirando
room-muted = en silencio
room-mute = Silenciar a { $name }
room-unmute = Dejar de silenciar a { $name }
room-sit-here = Sentarme aquí
room-another-here = Añadir un jugador en esta pantalla
room-another-name = Nombre del jugador en esta pantalla
room-another-sit = Añadir
room-cancel = Cancelar
room-need-more =
    { $count ->
        [one] Falta 1 jugador.
       *[other] Faltan { $count } jugadores.
    }
room-wait-for = Esperando a { $names }
room-wait-for-host = Esperando a que el anfitrión empiece.
room-can-start = Todos están listos.
room-can-start-free =
    { $count ->
        [one] Aquí están todos listos. Queda un asiento libre: espera a que entre alguien o empieza ya.
       *[other] Aquí están todos listos. Quedan { $count } asientos libres: espera a los demás o empieza sin ellos.
    }
room-i-am-ready = Todo listo
room-not-ready = Aún no
room-leave = Salir
room-invite = Invitar a otros
room-settings = Ajustes de la mesa
room-change = Cambiar
room-leaving = Si alguien se va
room-leaving-bot = el ordenador ({ $level }) toma el relevo
room-leaving-tokens-go = se retiran sus fichas
room-stand-in = Ordenador que juega cuando se acaba el tiempo
room-forced = Jugar automáticamente las jugadas forzadas
room-forced-hint = Si solo hay una jugada, se hace automáticamente
room-auto-roll = Tirar automáticamente
room-auto-roll-hint = Los dados ruedan sin hacer clic
room-public = Mesa pública
room-public-hint = Aparece en la página de inicio; cualquiera puede entrar
room-chat-hint = Los jugadores pueden escribirse
room-hours = { $hours } h
room-on = sí
room-off = no

## room: the game

room-connecting = Conectando…
room-lost = Conexión perdida. Reconectando…
room-quiet = Aún no hay respuesta. Esperando…
room-polling = Conexión lenta: las novedades llegan cada dos segundos.
room-connecting-short = Conectando
room-lost-short = Sin conexión
room-quiet-short = Sin respuesta
room-polling-short = Conexión lenta
room-lent-asked = El ordenador juega por ti.
room-lent-missed = No estabas, así que el ordenador juega por ti.
room-lent-left = Has dejado la mesa. El ordenador juega por ti.
room-back = Ya he vuelto
room-back-of = { $who } ya ha vuelto
room-your-turn = ¡Te toca!
room-turn-of = ¡{ $who }, te toca!
room-turn = en juego
room-your-roll = { $who }, te toca: tira los dados.
room-your-move = { $who }, elige una jugada.
room-roll = Toca los dados o pulsa Espacio.
room-roll-touch = Toca los dados.
room-roll-opening = Tira para ver quién empieza.
room-roll-button = Tirar
room-choose = Elige una ficha.
room-tap-again = Toca otra vez para mover allí.
room-one-move = Solo hay una jugada.
room-drawing = Sorteando el primer jugador…
room-waits-for = Le toca a { $who }.
room-you-watch = Estás mirando la partida.
room-paused = La partida está en pausa.
room-pause = Pausa
room-resume = Seguir
room-option-danger = { $move }, podrían comerla allí
room-pass = Pasar
room-use = Usar { $item }
room-holds = Tiene { $items }.
room-progress = { $percent } % del camino
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Tablero: { $game }
room-board-words = Describir el tablero
room-board-words-short = Describir
room-menu = Más
room-log = Historial
room-log-empty = Aún no ha pasado nada.
room-undo-button = Deshacer
room-redo-button = Rehacer
room-vote-waits = Esperando la respuesta de los demás…
room-sending = Enviando tu jugada…
room-agree = Aceptar
room-disagree = Rechazar
room-autopilot = Que el ordenador juegue por mí
room-autopilot-of = Que el ordenador juegue por { $who }
room-single = Jugar automáticamente mis jugadas forzadas
room-single-hint = Si solo tienes una jugada, se hace por ti
room-record = Descargar el registro
room-leave-title = ¿Dejar la mesa?
room-leave-watch = Puedes volver con el mismo enlace.
room-leave-bot = El ordenador ({ $level }) juega por ti hasta que vuelvas.
room-leave-tokens-go = Tus fichas se retirarán de la partida. No se puede deshacer.
room-stay = Quedarme
room-chat = Chat
room-chat-empty = Aún no hay mensajes.
room-chat-say = Mensaje
room-chat-send = Enviar
room-chat-watch = Entra en la sala para escribir.
room-reactions = Reacciones
room-react-clap = Aplaudir
room-react-laugh = Reír
room-react-wow = Guau
room-react-cheer = Celebrar
room-react-sad = Triste
room-react-wave = Saludar
room-key-roll = tirar, o hacer la única jugada
room-key-move = hacer la jugada con ese número
room-key-choose = siguiente jugada; Intro la hace
room-key-token = siguiente ficha; Intro la mueve
room-key-undo = deshacer
room-key-redo = rehacer
room-key-autopilot = dejar jugar al ordenador, o volver a jugar
room-key-pause = pausa o seguir
room-key-chat = chat
room-key-board = oír dónde están todas las fichas
room-key-help = mostrar estas teclas
key-space = Espacio
key-enter = Intro
key-tab = Tab
key-page-up = Re Pág
key-page-down = Av Pág
key-home = Inicio
key-end = Fin

## room: after the game

room-places = Clasificación
room-rematch = Revancha
room-next-round = Siguiente ronda
room-replay = Ver repetición
room-last-game = Ver la repetición de la última partida
room-stats = Estadísticas de la partida
room-stats-short = Estadísticas
room-streak = Más tiradas en un turno
room-stats-progress = Avance de todas las fichas
room-stats-expected = Barras: cuántas veces salió cada número. Línea discontinua y ⌀: cuántas se esperan.
room-copy-game = Copiar enlace a esta partida
room-stats-lost = ficha perdida
room-stats-snake = serpiente
room-stats-ladder = escalera
room-snakes = Serpientes
room-ladders = Escaleras

## room: replay

replaying-open-title = Ver una repetición
replaying-open-text = Elige o suelta aquí un registro de partida o una partida guardada. El servidor reproduce la partida y no guarda nada.
replaying-choose = Elegir un registro
replaying-other = Otro registro
replaying-none-title = Esta partida no se puede mostrar
replaying-position = Posición
replaying-start = Ir al principio
replaying-back = Paso atrás
replaying-play = Reproducir
replaying-pause = Pausa
replaying-on = Paso adelante
replaying-end = Ir al final
replaying-speed = Velocidad
replaying-copy = Copiar enlace a esta posición
replaying-room = Volver a la sala
replaying-key-play = reproducir o pausar
replaying-key-step = un paso atrás o adelante
replaying-key-jump = diez pasos atrás o adelante
replaying-key-ends = al principio o al final
replaying-key-speed = más lento o más rápido

## Fair dice

fair-how = Cómo funcionan los dados
fair-check = Verificar los dados
fair-script = Descargar el script de verificación (Python)
fair-fingerprint = Huella de la partida
fair-nothing = nada

verify-title = Verificar los dados de una partida
verify-text = Elige o suelta aquí un registro de partida. Tu navegador verifica los dados. El servidor solo comprueba que las jugadas son legales, y no guarda nada.
verify-choose = Elegir un registro
verify-other = Verificar otra partida
verify-working = Verificando los dados…
verify-proved = Dados verificados
verify-proved-text = { $rolls ->
    [one] La única tirada se sigue de valores fijados antes de que cayera.
   *[other] Las { $rolls } tiradas se siguen de valores fijados antes de que cayeran.
}
verify-half = Dados verificados, con las excepciones de abajo
verify-half-text = { $rolls ->
    [one] La única tirada se sigue de sus valores. Abajo está lo que no queda demostrado.
   *[other] Las { $rolls } tiradas se siguen de sus valores. Abajo está lo que en algunas no queda demostrado.
}
verify-server = Verificado solo para el servidor
verify-server-text = { $rolls ->
    [one] La única tirada se sigue del valor del servidor, fijado antes de que cayera. No participó el dispositivo de ningún jugador.
   *[other] Las { $rolls } tiradas se siguen de los valores del servidor, fijados antes de que cayeran. No participó el dispositivo de ningún jugador.
}
verify-seeded = Dados de práctica
verify-seeded-text = { $rolls ->
    [one] La única tirada se sigue de una semilla. Quien la conocía podía preverla.
   *[other] Las { $rolls } tiradas se siguen de una semilla. Quien la conocía podía preverlas.
}
verify-none = Este registro no se puede verificar
verify-none-text = La partida se jugó sin dados verificados. El registro tiene las tiradas, pero no su origen.
verify-unreadable = Este archivo no es un registro de partida
verify-unreadable-line = El error está en la línea { $line }.
verify-unreadable-dice = Este archivo usa dados desconocidos.
verify-fraud = No te fíes de estos dados
verify-fraud-next = Guarda este archivo. Pide el suyo a los demás jugadores y comparad las huellas: en una partida honesta son todas iguales.
verify-what = Lo que está demostrado
verify-what-not = Lo que no está demostrado
verify-fingerprint-text = Todos los jugadores vieron estos dieciséis caracteres en la pantalla. Si los tuyos son los mismos, es la misma partida.
verify-stats = Estadísticas de las tiradas
verify-rolls = Todas las tiradas
verify-roll = Tirada
verify-who = Quién
verify-fell = Resultado
verify-values = Valores de
verify-lot = sorteo del primer jugador
verify-script-text = ¿No te fías ni de nosotros ni de tu navegador? Este breve script verifica el mismo archivo solo con Python.

fraud-file = El archivo se cambió después de escribirse: su suma de control o la de sus reglas no cuadra.
fraud-start = Las reglas, los asientos o las cadenas no son los del comienzo de la partida.
fraud-seats = La prueba es de otros asientos que la partida.
fraud-seeded = El registro dice tener dados de práctica, de una semilla, pero hay cadenas de jugadores. Con una semilla nadie da valores.
fraud-seed = El registro dice tener dados de práctica de la semilla { $seed }, pero la cadena del servidor no se sigue de ella.
fraud-chains = El registro tiene más cadenas de las que puede tener una partida.
fraud-own = { $who }: la cadena que fijó este navegador no está en la prueba.
fraud-order = La tirada { $roll } no está en orden: se omitió, se añadió o se repitió una tirada.
fraud-server = Tirada { $roll }: el valor del servidor no es de la cadena que había fijado.
fraud-contribution = Tirada { $roll }: el valor de { $who } no es de la cadena fijada para ese asiento.
fraud-stranger = Tirada { $roll }: { $who } participa sin cadena, o dos veces.
fraud-item = La partida contiene { $action }, que esta variante no tiene.
fraud-record = Tirada { $roll }: la partida dice { $record }, su prueba dice { $proof }.
fraud-dice = Tirada { $roll }: los valores dan { $right }, pero se mostró { $shown }.
fraud-roller = Tirada { $roll }: era el turno de otro jugador.
fraud-void = La tirada { $roll } se abrió y se descartó, aunque el jugador ni se fue ni perdió el turno al deshacer.
fraud-back = Antes de la tirada { $roll }: las jugadas deshechas no pudieron jugarse así.

proved-server = Cada valor del servidor pertenece a la cadena que fijó antes de la primera tirada.
proved-server-renewed = Cada valor del servidor pertenece a una cadena que fijó: la primera antes de la primera tirada, una nueva al agotarse la anterior. Nueva desde la tirada: { $list }
proved-people = Cada valor de un jugador pertenece a la cadena fijada para su asiento.
proved-start = Reglas, asientos y cadenas son los del comienzo de la partida.
proved-dice = Las tiradas son exactamente las que dan los valores: en este orden, sin que falte ni sobre ninguna.
proved-dice-chosen = Las tiradas son exactamente las que dan los valores, en este orden, sin que falte ninguna. Las únicas otras son tiradas a elegir, que esta variante tiene: en ellas los jugadores eligieron los dados. Al repetir las jugadas se ve si tenían una.
proved-own = La cadena de este navegador está incluida: { $who }.
proved-moves = El servidor ha repetido todas las jugadas: son legales.
moves-asking = El servidor está repitiendo las jugadas…
moves-illegal = El servidor ha repetido la partida y la rechaza: { $reason }
moves-unknown = No se ha podido preguntar al servidor si las jugadas son legales.

unproved-nothing = Todo está demostrado.
unproved-server = Que el servidor no eligiera sus valores antes de la partida: no participó el dispositivo de ningún jugador.
unproved-seeded = Que nadie conociera los dados de antemano: salen de una semilla, para practicar.
unproved-part = { $rolls ->
        [one] { $who } participó en { $took } de { $rolls } tirada.
       *[other] { $who } participó en { $took } de { $rolls } tiradas.
    } Para este jugador, las demás tiradas no están demostradas.
unproved-missing = { $who } no respondió cuando se le preguntó. Tiradas: { $list }
unproved-passed-over = A { $who } no se le preguntó, porque antes no había respondido. Tiradas: { $list }
unproved-away = { $who } no estaba o aún no tenía cadena. Tiradas: { $list }
unproved-no-chain = Nada está demostrado para { $who }, cuyo dispositivo no tenía cadena. Tiradas: { $list }
unproved-single = Que { $who } y el servidor no eligieran juntos las tiradas: solo ese dispositivo dio valores, y ambos pudieron probar varias cadenas antes de la partida.
unproved-anchor = { $who } no fijó una cadena hasta antes de la tirada { $roll }: desde otro dispositivo, tras borrar el navegador o tras entrar tarde. La huella no la cubre.
unproved-renewed = Desde la tirada { $roll } todos tienen una cadena nueva, porque una cadena dura 4096 tiradas. La huella no cubre las nuevas.
unproved-lacking = Que nadie eligiera estas tiradas: en cada una, un jugador con cadena no dio su valor. Ese jugador y el servidor juntos pudieron elegir entre dos resultados, y varios jugadores entre más. Tiradas: { $list }
unproved-unbound = Para quien no sea jugador: ningún valor de estas tiradas es de una cadena fijada antes del comienzo. Tiradas: { $list }
unproved-fresh = Para quien no sea jugador, tirada { $roll }: el dispositivo de { $who } usó una cadena nueva por primera vez. Solo los jugadores saben que se eligió antes de conocerse los demás valores: si no, sus navegadores habrían dado la alarma.
unproved-fresh-server = Para quien no sea jugador, tirada { $roll }: el servidor usó una cadena nueva por primera vez. Solo los jugadores saben que se eligió antes de conocerse los demás valores: si no, sus navegadores habrían dado la alarma.
unproved-void = Abiertas pero nunca tiradas, porque debía tirar otro asiento: se deshicieron jugadas, o el jugador se fue o usó una tirada a elegir. Tiradas: { $list }
unproved-back = Antes de estas tiradas se deshicieron jugadas. Si nadie deshizo nada allí, no te fíes. Tiradas: { $list }
unproved-other = Este navegador no tiene cadena en esta partida. Compara la huella con la que vio un jugador.
unproved-end = Cómo acabó la partida: el registro termina antes del final, y el resto puede haberse cortado.

stats-usual = { $dice } dados. Los dados justos son al menos igual de desiguales en { $percent } de cada 100 partidas: nada raro.
stats-rare = { $dice } dados. Los dados justos son así de desiguales solo en { $percent } de cada 100 partidas. Es raro, pero pasa.
stats-very-rare = { $dice } dados. Los dados justos son así de desiguales en menos de una de cada 1000 partidas. La mala suerte no prueba que haya trampa, ni la buena que no la haya: eso lo hace la verificación de arriba.
stats-few = { $dice ->
        [one] { $dice } dado no basta para decir si esto es raro.
       *[other] { $dice } dados no bastan para decir si esto es raro.
    }
stats-face = { $count ->
        [one] { $face }: { $count } vez, lo esperado { $expected }
       *[other] { $face }: { $count } veces, lo esperado { $expected }
    }
stats-expected = Las líneas discontinuas y los números con ⌀ son lo que dan de media los dados justos.
stats-kept = { $count ->
    [one] Uno de estos dados se deshizo y no se ha vuelto a tirar.
   *[other] { $count } de estos dados se deshicieron y no se han vuelto a tirar.
}

seal-label = Detalles de la tirada { $roll }
seal-title = Tirada { $roll }
seal-good = Tirada verificada
seal-without = Tirada verificada, sin un valor de tu dispositivo
seal-chosen = Un jugador usó una tirada a elegir: no se tiró nada
seal-unsure = Aún no verificada del todo
seal-bad = Algo no cuadra en esta tirada
seal-later = Tirada verificada. El registro demuestra el sorteo tras la partida.
seal-sealed = Dados verificados: los hacen juntos el servidor y el dispositivo de cada jugador.
seal-some = Dados verificados: los hacen juntos el servidor y los dispositivos de los jugadores. Sin dispositivo: { $who }.
seal-server = Dados solo de los valores fijados del servidor: no participa el dispositivo de ningún jugador.
seal-seeded = Dados de práctica: salen de una semilla y no demuestran nada.
seal-elsewhere = Tu valor viene de otro dispositivo tuyo mientras esté conectado.
seal-watched = Estás mirando, así que tu dispositivo no participa.
seal-silent = A tu dispositivo se le pidió su valor, pero los dados cayeron antes de que respondiera.
seal-unasked = A tu dispositivo no se le preguntó: estaba sin conexión al abrirse la tirada, no había respondido antes o acababa de entrar.
seal-count = { $count ->
        [one] { $count } tirada de esta partida salió sin tu valor aunque tu dispositivo estaba conectado, o acababa de perder la conexión.
       *[other] { $count } tiradas de esta partida salieron sin tu valor aunque tu dispositivo estaba conectado, o acababa de perder la conexión.
    }
seal-count-why = Dejar fuera tu valor permite elegir entre dos resultados. Si pasa a menudo, no te fíes de esta partida.
seal-unsure-text = Tu navegador estaba sin conexión, o aún no tiene el registro. Lo verifica todo en cuanto lo tiene.
seal-waiting = Aún no se ha tirado.
seal-values = Valores
seal-of-server = Servidor
seal-own = el tuyo
seal-missing = falta
seal-chain = Cada valor, pasado por el hash una y otra vez, lleva al ancla que su dueño fijó antes.
seal-anchor = El ancla de tu dispositivo, fijada antes de la partida
seal-anchor-text = Si la guardas, puedes buscarla en el registro: homestretch verify o verify.py, con --anchor.
seal-unfollowed = No se pudo seguir, porque este navegador estaba sin conexión: { $who }.
seal-seed = Todos los valores juntos, con el del servidor como clave, dan la semilla de la tirada.
seal-bytes = La semilla da bytes. Los que favorecerían a algunas caras se saltan.
seal-over = saltado
seal-die = byte { $byte } → resto de { $byte } ÷ { $faces }, más 1 = { $face }
seal-first = byte { $byte } → resto de { $byte } ÷ { $faces }, más 1 = { $face }; entre los asientos ocupados, es { $who }
seal-lots = palabra { $word } → resto de { $word } ÷ { $total } = { $rest }, que vale { $value }
seal-fell = Dados

alarm-title = Algo no cuadra con los dados
alarm-server-anchor = El servidor ha cambiado los valores que había fijado antes de la partida.
alarm-start = De pronto la partida tiene otras reglas, asientos o cadenas que al empezar.
alarm-mode = De pronto los dados de esta partida tienen otro origen que al empezar, o ninguno.
alarm-anchor = { $who }: la cadena de este navegador fue reemplazada. Ningún dispositivo tuyo hace eso mientras este está conectado.
alarm-stranger = { $who }: otro dispositivo participa en los dados en tu nombre, y dices que no es tuyo.
alarm-server-value = Tirada { $roll }: el valor del servidor no es el que había fijado.
alarm-value = Tirada { $roll }: el valor de { $who } no es el que estaba fijado.
alarm-forged = Tirada { $roll }: se usó para { $who } un valor que no vino de tu dispositivo.
alarm-dice = Tirada { $roll }: los valores dan { $right }, pero se mostró { $shown }.
alarm-table = Tirada { $roll }: los valores daban { $right }, pero en la mesa hay { $shown }.
alarm-unshown = En la mesa hay { $shown }, sin ningún valor que lo respalde.
alarm-item = Parece que { $who } usó un objeto que esta variante no tiene.
alarm-again = La tirada { $roll } se mostró otra vez con un resultado distinto.
alarm-gap = Tirada { $roll }: el servidor no dijo qué pasó.
alarm-void = La tirada { $roll } se descartó sin motivo. Descartar tiradas es una forma de elegir resultados.
alarm-roller = La tirada { $roll } no es del jugador que tiene el turno.
alarm-part = Tirada { $roll }: participaron otros jugadores que aquellos a quienes se preguntó al abrirla.
alarm-left-out = Tirada { $roll }: el valor de { $who } se envió pero se dejó fuera. Una conexión lenta puede causarlo una vez; si se repite, no es casualidad.
alarm-not-asked = Tirada { $roll }: { $who } tiene conexión, pero no se le pidió un valor.
alarm-record = Lo que el servidor dice de esta partida no es lo que este navegador ha visto, o se contradice.
alarm-early = El servidor pidió demasiado pronto un valor de la tirada { $roll } y no lo recibió.
alarm-shut-out = { $who }: tu dispositivo fijó sus valores, pero el servidor los deja fuera de los dados.
alarm-unclicked = Tirada { $roll }: los dados de { $who } cayeron sin un clic, antes de acabarse el tiempo.
alarm-late = Tirada { $roll }: otra vez { $who } no supo de una tirada hasta que cayó, a pesar de tener conexión. Si no es muy lenta, alguien retiene las tiradas.
alarm-undone = Se deshicieron jugadas aunque aquí no se puede, o sin tu consentimiento.
alarm-withheld = El servidor no entrega el registro. Sin él, tu navegador no puede verificar lo que se ha perdido.
alarm-next = El registro guarda la prueba. Sigue solo si te fías de quien lleva el servidor.
alarm-seen = Aceptar

elsewhere-text = Otro dispositivo participa en los dados por ti. ¿Es tuyo?
elsewhere-yes = Sí, es mío
elsewhere-no = No, no lo es
doubted-text = En otro dispositivo, alguien ha deshecho una jugada, o lo ha aceptado, en tu nombre. ¿Fuiste tú?
doubted-yes = Sí, fui yo
doubted-no = No, no fui yo

dice-lead = Mientras tu navegador participe, nadie puede conocer una tirada de antemano: ni el servidor, ni el anfitrión, ni todos los demás juntos. Para elegir entre unos pocos resultados, el servidor necesitaría un jugador que retenga un valor, y el registro muestra cada valor que falta.
dice-picture = Imagínalo así: cada cual pone en la mesa un montón de sobres sellados. En cada tirada, todos abren el siguiente, y todos los números juntos hacen el dado.
dice-before = Antes de la partida
dice-before-text = El dispositivo de cada jugador elige miles de números secretos y los pone en la mesa en sobres sellados. El servidor también. Desde entonces nadie puede cambiar ninguno.
dice-roll = En cada tirada
dice-roll-text = Todos abren el sobre siguiente y los números se mezclan. Cada uno se eligió mucho antes de que nadie conociera los otros. Si todos abren el suyo, basta un solo número honesto para que el resultado sea imprevisible.
dice-after = Después de la partida
dice-after-text = Todos los números abiertos están en el registro. Tu navegador los verifica al momento, y cualquiera puede verificarlos más tarde.
dice-questions = Preguntas
dice-do = ¿Tengo que hacer algo?
dice-do-text = No. Tu navegador guarda tus sobres y los abre cuando hace falta. En tu propia tirada espera a tu clic.
dice-away = ¿Y si alguien no está?
dice-away-text = A los dos segundos los dados caen sin su número, y todos ven cuál faltó. Esperar no sirve para librarse de una mala tirada. Pero un jugador que retiene un valor a propósito podría, junto con el servidor, elegir entre dos resultados. Por eso esas tiradas aparecen como no demostradas.
dice-devices = ¿Y si juego en dos dispositivos?
dice-devices-text = Uno guarda tus sobres, y puedes tirar en cualquiera de los dos. Si ese se desconecta, el otro sigue con sobres nuevos. El registro lo muestra.
dice-bots = ¿Y los ordenadores?
dice-bots-text = Los ordenadores no tienen sobres, pero tú sí. Solo si no hay conectado ningún navegador de una persona vienen los dados del servidor solo, y la pantalla lo dice.
dice-luck = Veinte tiradas y ni un seis: ¿es justo?
dice-luck-text = Le pasa a un jugador de cada cuarenta. Los dados no tienen memoria. La verificación muestra cuántas veces salió cada número y si eso es raro.
dice-see = ¿Cómo sé que está activo?
dice-see-text = Una marca de verificación junto a los dados indica que tu navegador ha verificado la tirada. Tócala para ver los números, la cuenta y la huella de la partida, que es igual en todas las pantallas. Si algo no cuadra, tu navegador da una alarma imposible de pasar por alto.
dice-math = Las matemáticas
dice-math-text = H es SHA-256 y HM es HMAC-SHA-256; ambos empiezan con la marca homestretch-dice/1/. ‖ une bytes, los números son big-endian, g son los 16 bytes de la partida, N es 4096. owner es el número de un asiento, 255 para el servidor.
dice-chain = Los sobres son una cadena de hashes hecha de un secreto X de 32 bytes aleatorios. Su último eslabón, el ancla, se publica. Cada valor posterior se demuestra bajando hasta ella.
dice-start = Al empezar se une todo: las reglas, los asientos y todas las anclas. La huella es el comienzo de T. rules es el SHA-256 del texto de las reglas en el registro, sin la marca. Una persona tiene kind 0, un ordenador 1. Un ancla que falta son 32 bytes a cero.
dice-seed = Para la tirada i, el valor del servidor es la clave y los valores de quienes participan son el mensaje. Sus asientos van en orden creciente; n es cuántos son. Cuando se sortea el primer asiento nadie tira: el asiento es 255, y el dado tiene una cara por asiento.
dice-faces = La semilla da bytes. Los más altos, que favorecerían a algunas caras, se saltan, para que todas las caras sean igual de probables. Los cauríes y los dados cargados toman cuatro bytes del mismo modo. W es la suma de los pesos.
dice-rules = Un dispositivo envía su valor de la tirada i solo cuando la tirada i está abierta y la i − 1 resuelta. El jugador al que le toca lo envía con el clic. La tirada i + 1 se abre solo después de la jugada.
dice-attacks = Lo que podría intentar un tramposo
attack-server = El servidor cambia su valor
attack-server-why = Ya no baja hasta el ancla que todos vieron antes de la partida.
attack-other = El servidor cambia el valor de un jugador
attack-other-why = Ya no baja hasta el ancla de ese dispositivo, y el propio dispositivo ve que no es el suyo.
attack-replay = Se reutiliza un valor de otra partida, asiento o tirada
attack-replay-why = Partida, asiento y número van en el hash de cada eslabón, así que el valor no encaja en ningún otro lugar.
attack-early = El servidor pide valores antes de tiempo
attack-early-why = Tu navegador se niega: solo envía un valor para la tirada abierta, cuando ya se mostró la anterior.
attack-silent = El último jugador ve los demás valores y retiene el suyo
attack-silent-why = Nadie ve los dados antes de que se muestre el valor del servidor, los dados caen igual y el registro muestra el valor que falta. Junto con el servidor sería elegir entre dos resultados, y por eso esas tiradas aparecen como no demostradas.
attack-anchor = Se cambia un ancla
attack-anchor-why = T sería otra, y cada navegador busca su propia ancla.
attack-file = El archivo se edita después
attack-file-why = Los dados deben seguirse de los valores, y los valores de las anclas. Nadie puede fabricar otros que encajen.
attack-restart = El servidor «se cae» y tira otra vez
attack-restart-why = Al tirar no se sortea nada: los mismos valores dan los mismos dados, y tu navegador los recuerda.
dice-trust = En qué tienes que confiar aún
dice-trust-text = En tu dispositivo y en la página que ha cargado. Si dudas de la página, llévate el registro y el script a otro ordenador. Y ninguna cuenta dice si dos jugadores hablan en el mismo sofá.
