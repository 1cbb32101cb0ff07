### What a person reads on the page and nowhere else, in Spanish.

## shell: the frame of every page

shell-title = { $page } · homestretch
shell-to-content = Ir al contenido
shell-nav = Páginas
shell-more = Más páginas
shell-games = Todos los juegos
shell-new = Preparar una partida
shell-replay = Repetición
shell-settings = Ajustes
shell-close = Cerrar
shell-language = Idioma
shell-theme = Apariencia
shell-theme-system = según el sistema
shell-theme-light = claro
shell-theme-dark = oscuro
shell-sound = Sonidos
shell-sound-hint = Dados, pasos, capturas y tu turno
shell-keys = Teclas sueltas
shell-keys-hint = Las letras y los números juegan; el espacio y las flechas, siempre
shell-not-loaded = Esta página no se ha cargado
shell-not-loaded-hint = No hay red o hay una versión nueva. No se ha perdido nada de tus partidas.
shell-reload = Volver a cargar
shell-loading = Un momento…
shell-try-again = Intentar otra vez
shell-update = Hay una versión nueva.
shell-update-later = Más tarde
missing-title = Aquí no hay nada
missing-text = Puede que la dirección esté mal escrita o que ya no exista lo que mostraba.
missing-home = A la página principal

## shell: what happened in a room

happened-someone = alguien
happened-person-entered = { $name } está aquí.
happened-person-left = { $name } se ha ido.
happened-person-removed = El anfitrión ha expulsado a { $name } de la sala.
happened-player-joined = { $who } se sienta a la mesa.
happened-seat-freed = Queda libre el sitio { $colour }.
happened-ready = { $name }: todo listo.
happened-not-ready = { $name }: todavía no.
happened-host = { $name } dirige ahora la sala.
happened-no-host = La sala se ha quedado sin anfitrión.
happened-settings = Han cambiado los ajustes de la sala.
happened-listed = La sala es pública: cualquiera puede encontrarla.
happened-unlisted = La sala es privada: solo se entra con el enlace.
happened-started = Empieza la partida.
happened-started-round = Empieza la ronda { $round }.
happened-took-over-missed = Tras tres turnos perdidos, el ordenador ({ $level }) juega por { $who }.
happened-took-over-left = { $who } se ha ido: el ordenador ({ $level }) sigue jugando.
happened-paused = { $name } ha puesto la partida en pausa.
happened-undo-asked = { $name } quiere deshacer su última jugada y todo lo que vino después.
happened-redo-asked = { $name } quiere rehacer una jugada.
happened-agreed = { $name } está de acuerdo.
happened-disagreed = { $name } no está de acuerdo.
happened-undo-refused = La jugada se queda como está.
happened-player-left = { $name } deja la mesa.
happened-player-returned = { $name } ha vuelto.
happened-round-over = Clasificación: { $list }.
happened-place = { $place }. { $who }
happened-match-over = { $count ->
        [one] ¡{ $who } gana el encuentro!
       *[other] ¡{ $who } ganan el encuentro!
    }
happened-rematch = { $name } quiere jugar otra vez.
happened-seats-rotated = Todos avanzan un sitio.
happened-server-returned = El servidor ha vuelto. El tiempo perdido no se le cuenta a nadie.
happened-chat = { $name } dice: { $text }
happened-reaction = { $name }: { $reaction }
happened-muted = El anfitrión pide a { $name } que no escriba.
happened-unmuted = { $name } puede escribir de nuevo.
happened-chat-on = El chat está abierto.
happened-chat-off = El chat está cerrado.

## shell: why the server refuses, by its codes

refusal-offline = El servidor no responde. ¿Hay red?
refusal-bad-request = El servidor no lo ha entendido.
refusal-slow = Ha tardado demasiado en llegar. Inténtalo otra vez.
refusal-bad-name = Un nombre tiene de 1 a 30 caracteres.
refusal-bad-cmd-id = Algo ha salido mal. Inténtalo otra vez.
refusal-bad-chat = Un mensaje necesita de 1 a 500 caracteres, todos visibles.
refusal-bad-reaction = Eso no es una reacción.
refusal-bad-settings = Estos ajustes no son compatibles.
refusal-bad-options = Con estas reglas de la casa no hay juego posible.
refusal-bad-variant = Este archivo de variante no es correcto.
refusal-bad-record = Este registro no se puede leer.
refusal-unknown-variant = Ese juego no existe.
refusal-unknown-bot = Ese nivel del ordenador no existe.
refusal-no-token = La sala no conoce este navegador. Entra otra vez.
refusal-sent-out = El anfitrión te ha expulsado de esta sala.
refusal-not-host = Eso solo puede hacerlo el anfitrión.
refusal-not-seated = No tienes sitio en esta mesa.
refusal-not-your-seat = Ese no es tu sitio.
refusal-muted = El anfitrión te ha pedido que no escribas.
refusal-chat-off = El chat está cerrado.
refusal-bad-origin = Esta página es de otro servidor.
refusal-no-room = No hay ninguna sala con este código.
refusal-no-game = Esa partida no existe en esta sala.
refusal-no-person = Esa persona ya no está en la sala.
refusal-no-such-seat = Ese sitio no existe.
refusal-seat-empty = Ahí no hay nadie.
refusal-no-bot-there = El ordenador no juega en ese sitio.
refusal-no-page = No hay nada en esta dirección.
refusal-no-method = El servidor no hace eso aquí.
refusal-stale = Ha pasado algo mientras tanto. Mira otra vez.
refusal-unknown-seq = La página y la sala no coinciden. Vuelve a cargar la página.
refusal-seated = Ya tienes un sitio.
refusal-crowded = Hay demasiada gente en la sala.
refusal-too-long = En esta sala ha pasado tanto que ya no cabe nada más. Crea una nueva.
refusal-seat-taken = Ese sitio está ocupado.
refusal-full = La mesa está llena. Puedes mirar la partida.
refusal-not-ready = Todavía falta gente por estar lista.
refusal-bad-seats = A este juego no se juega con tantos o en esos sitios.
refusal-not-waiting = Solo es posible antes de empezar.
refusal-not-playing = No hay ninguna partida en marcha.
refusal-not-ended = Solo es posible al terminar la partida.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-overruled = Los demás han terminado tu pausa. Podrás hacer otra después de tu próxima jugada.
refusal-not-your-turn = No es tu turno.
refusal-not-bots-turn = No es el turno del ordenador.
refusal-already-asked = Los dados ya están rodando.
refusal-no-dice = Ahora no toca tirar.
refusal-kept-dice = Los dados se quedan como salieron.
refusal-illegal-move = Las reglas no permiten esa jugada.
refusal-illegal-pass = Hay una jugada posible y hay que hacerla.
refusal-illegal-item = No tienes eso o ahora no se puede usar.
refusal-illegal-roll = Los dados de este juego no pueden sacar eso.
refusal-not-now = Ahora toca otra cosa.
refusal-game-over = La partida ha terminado.
refusal-undo-off = En esta mesa no se deshacen jugadas.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-nothing-to-redo = No se ha deshecho nada.
refusal-vote-open = Los demás aún tienen que responder.
refusal-no-vote = Nadie ha pedido nada.
refusal-already-voted = Ya has respondido.
refusal-not-agreed = Los demás no estaban de acuerdo. Juega primero.
refusal-not-lent = El ordenador no juega por ti.
refusal-not-open = Esta tirada no está abierta, o no para este sitio.
refusal-other-game = El sello es de otra partida.
refusal-seeded = Los dados de esta mesa salen de una semilla; no hace falta sello.
refusal-bad-value = Ese valor no corresponde a lo que selló el dispositivo.
refusal-away = Has dejado la mesa. Vuelve primero.
refusal-gone = Tus fichas ya no están en esta partida.
refusal-too-large = Es demasiado grande para el servidor.
refusal-too-many = Ha sido demasiado de golpe. Espera un momento.
refusal-internal = El servidor ha cometido un error. No ha cambiado nada.
refusal-unavailable = El servidor no puede ahora mismo. Inténtalo otra vez.
refusal-unreadable = No se puede abrir esta sala: está dañada o necesita un servidor más nuevo.

## shell: the first page

bot-names = Pip, Punto, Dominó, Galleta, Trébol, Canica
home-title = La carrera a casa es mejor en compañía.
home-lead = Ludo, parchís, serpientes y escaleras, Ur y toda su familia: alrededor de una pantalla, con un enlace o contra el ordenador. Sin registro ni anuncios.
home-play = Jugar ya
home-invite = Invitar a amigos
home-play-hint = Jugar ya es una partida de ludo contra tres ordenadores. Invitar abre una mesa con un enlace para enviar.
home-name = Tu nombre
home-guest = Invitado
home-code = ¿Tienes un código?
home-code-empty = Escribe el código de la sala o pega su enlace.
home-join = Entrar
home-more = Más juegos
home-all = Los { $count } juegos
home-promises = En qué puedes confiar
home-dice = Dados honestos
home-dice-text = Los mismos dados para todos, personas y ordenadores, y nadie ve lo que viene.
home-bots = Ordenadores que no se esconden
home-bots-text = Cada ordenador de la mesa está señalado. Los niveles solo se distinguen por su criterio.
home-everyone = Para todos
home-everyone-text = Con teclado, dedo o lector de pantalla; las fichas tienen forma y color; un corte de red no pierde nada.
resume-title = Seguir jugando
resume-with = con { $names }
resume-waiting = A la espera de empezar
resume-your-turn = Es tu turno
resume-playing = En marcha
resume-back = Volver a tu partida
lobby-title = Mesas abiertas
lobby-seats = { $taken ->
        [one] { $taken } sitio ocupado de { $seats }
       *[other] { $taken } sitios ocupados de { $seats }
    }{ $bots ->
        [0] {""}
        [one] , { $bots } por un ordenador
       *[other] , { $bots } por ordenadores
    }
lobby-join = Entrar
lobby-watch = Mirar

## shell: the link to a room

share-code = Código de la sala
share-link = Enlace para los demás
share-only-here = Nadie más puede abrir este enlace todavía: solo lleva a este ordenador. Para toda la casa, inicia el servidor con
share-copy = Copiar el enlace
share-copied = Copiado
share-send = Enviar…
share-qr = El enlace en código QR: apúntale con la cámara de un móvil
share-text = Juega conmigo en homestretch:

## shell: the games

games-lead = Una familia de juegos de carreras con cinco mil años: elige un tablero, lee sus reglas y juega.
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
games-measured = La duración y la suerte se han medido en partidas jugadas por ordenadores; la página de cada juego dice cómo.
games-measured-so = Medido en { $games } partidas: { $players } ordenadores de nivel medio necesitaron { $turns } turnos de media, a cinco segundos por turno. Cuánto compensa jugar bien: un ordenador difícil jugó contra otro que mueve al azar. De cada 100 partidas que perdería si las decisiones no importaran, pierde { $percent }. Entre quienes conocen el juego, los dados deciden mucho más.
games-count = { $count ->
        [one] Un juego
       *[other] { $count } juegos
    }
games-none = Ningún juego encaja con todo. Quita un filtro.
games-play = Jugar contra el ordenador
games-set-up = Reglas de la casa y sitios
games-rulebook = Las reglas

## shell: setting up a game

new-lead = Elige el juego, quién se sienta dónde y las reglas de la casa.
new-rules-of = Leer las reglas
new-seats = ¿Quién juega?
new-seats-hint = Cada sitio es un color: siéntate donde quieras.
new-preset-computers = Contra el ordenador
new-preset-here = Todos en esta pantalla
new-preset-link = Amigos con enlace
new-preset = Elección rápida
new-sitter = Quién se sienta en { $colour }
new-sitter-me = yo
new-sitter-here = alguien aquí
new-sitter-link = con enlace
new-sitter-bot = ordenador
new-sitter-empty = nadie
new-name-of = Nombre en { $colour }
new-level-of = Nivel del ordenador en { $colour }
new-by-link = Quien tenga el enlace se sienta aquí.
new-nobody = Este sitio queda vacío.
new-no-me = Alguien tiene que jugar en esta pantalla.
new-house = Reglas de la casa
new-house-hint = De entrada está como se suele jugar este juego.
new-house-count = { $count ->
        [0] ninguna cambiada
        [one] una cambiada
       *[other] { $count } cambiadas
    }
new-house-reset = Como siempre
new-table = La mesa
new-public = Pública
new-public-hint = Cualquiera puede encontrar la sala entre las mesas abiertas.
new-day = un día
new-turn-hint = Cuando se acaba, el ordenador hace la jugada.
new-undo = Deshacer jugadas
new-undo-never = nunca
new-undo-ask = si los demás están de acuerdo
new-undo-free = siempre
new-leaving = Si alguien se va
new-leaving-bot = sigue el ordenador
new-leaving-go = las fichas se van
new-forced = Hacer al momento las jugadas únicas
new-forced-hint = Donde no hay elección, nadie tiene que tocar.
new-auto-roll = Tirar automáticamente
new-auto-roll-hint = Los dados caen sin pedirlo.
new-start = Empezar la partida
new-open = Abrir la mesa
new-open-hint = Después tendrás un enlace para enviar.

## shell: house rules

house-tokens = Fichas de cada jugador
house-tokens-hint = Con menos fichas la partida es más corta.
house-entry = Qué saca una ficha
house-entry-hint = La tirada que espera una ficha en la base.
house-entry-own = como siempre
house-entry-one-six = un uno o un seis
house-entry-any = cualquier tirada
house-must-enter = Salir es obligatorio
house-must-enter-hint = Quien pueda sacar una ficha tiene que hacerlo.
house-tries = Tres intentos
house-tries-hint = Quien no tenga fichas en camino puede tirar tres veces para sacar una.
house-out = Una ficha ya fuera
house-out-hint = Todos empiezan con una ficha en la salida.
house-streak = Tres seguidos
house-streak-hint = Qué pasa con el tercer seis (o doble) en un mismo turno.
house-streak-own = como siempre
house-streak-none = nada especial
house-streak-void = se pierde y acaba el turno
house-streak-last-home = la última ficha movida vuelve a la base
house-streak-furthest-home = la ficha más adelantada vuelve a la base
house-captures = Capturas
house-captures-hint = La ficha sobre la que cae otra vuelve a su base.
house-must-capture = Comer es obligatorio
house-must-capture-hint = Quien pueda comer tiene que hacerlo.
house-gate = Comer antes de llegar
house-gate-hint = El pasillo final se abre con la primera captura.
house-safe = Casillas seguras
house-safe-hint = En las casillas marcadas no se come.
house-own = Dos fichas propias en una casilla
house-own-hint = Qué hacen al encontrarse.
house-own-share = la comparten
house-own-block = cierran el paso
house-own-stack = avanzan juntas
house-own-forbid = no pueden coincidir
house-overshoot = Una tirada que se pasa de la meta
house-overshoot-hint = Qué hace una ficha que pasaría de la meta.
house-overshoot-stay = se queda: hay que llegar justo
house-overshoot-bounce = retrocede lo que sobra
house-overshoot-wins = llega de todos modos
house-goal = Basta una ficha en la meta
house-goal-hint = Gana quien lleve antes una ficha a la meta.
house-places = Seguir jugando por los puestos
house-places-hint = La partida acaba cuando han llegado todos menos uno.
house-order = Quién empieza
house-order-hint = Cómo se decide el primer turno.
house-order-own = como siempre
house-order-fixed = el primer sitio
house-order-highest = la tirada más alta
house-order-random = por sorteo
house-again-six = Con un seis se repite
house-again-six-hint = Otra tirada después de cada seis.
house-again-capture = Al comer se repite
house-again-capture-hint = Otra tirada para quien come.
house-again-finish = Al llegar se repite
house-again-finish-hint = Otra tirada para quien lleva una ficha a la meta.
rules-of = Reglas: { $game }
rules-differ = Reglas de la casa en esta mesa
rules-usual = lo habitual: { $value }
rules-changed = regla de la casa
rules-leaving-bot = En esta mesa el ordenador ({ $level }) sigue jugando por quien se va, hasta que vuelva.

## Board

board-label = Tablero
board-choice = { $captures ->
    [0] { $colour }, ficha { $token }: { $from } → { $to }.
    [one] { $colour }, ficha { $token }: { $from } → { $to }, come una.
   *[other] { $colour }, ficha { $token }: { $from } → { $to }, come { $captures }.
}
board-danger = Allí podrían comerla.
board-seat = { $colour }: { $places }
board-token-name = ficha { $token }
board-token = ficha { $token }: { $square }
square-start = la salida
# The start of another seat: an arrow is drawn there, and no number.
square-start-of = la salida ({ $colour })
# Where squares are counted along the way: before the track, and on the home stretch.
square-own = la casilla propia { $number }
square-stretch-step = la casilla { $number } en el pasillo final
board-roll = Tirar los dados
board-dice = Tirada: { $dice }
board-no-dice = Aún no se ha tirado

## room: coming in

room-none-title = Esta sala no existe
room-none-text = Puede que el código esté mal escrito o que la sala haya caducado. Las salas que nadie usa se recogen al cabo de un tiempo; sus partidas se guardan.
room-none-replay = Ver su última partida
room-other-code = Otro código
room-open = Abrir
room-offline-title = El servidor no responde
room-trouble-title = Eso no ha funcionado
room-too-many-title = Demasiados intentos
room-too-many-text = Desde aquí se han probado demasiados códigos que no llevan a ningún sitio, o se ha pedido demasiado de golpe. Espera unos diez minutos; después esta página lo intenta otra vez sola.
room-title-turn = ¡Te toca! { $game }
room-entry-lead = te invita a jugar
room-entry-lead-nobody = Te invitan a jugar
room-entry-is-playing = Hay una partida en marcha
room-entry-is-ended = La partida ha terminado
room-entry-is-full = Todos los sitios están ocupados
room-entry-playing = Puedes mirarla y jugar la siguiente.
room-entry-ended = Puedes entrar y esperar la siguiente, o verla otra vez.
room-entry-full = Puedes mirar.
room-your-name = Tu nombre
room-guest = Invitado
room-take-seat = Sentarme
room-watch = Mirar
room-seat-choose = Elegir
room-seat-chosen = Elegido
room-who-is-in = Quién está
room-watching =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
room-removed = Ya no estás en esta sala. Puedes volver a entrar si el anfitrión te deja.

## room: before the game

room-seat-free = libre
room-you = tú
room-host = anfitrión
room-ready = listo
room-away = ausente
room-level = Nivel de los nuevos ordenadores
room-add-bot = Añadir ordenador
room-remove-bot = Quitar a { $name }
room-kick = Echar a { $name } de la mesa
room-remove-here = { $name } al final no juega
room-send-out = Echar a { $name } de la sala
room-send-out-yes = Echar
room-send-out-no = Mejor no
room-people =
    { $count ->
        [one] Hay otra persona aquí
       *[other] Hay otras { $count } personas aquí
    }
room-watches = mira
room-muted = no puede escribir
room-mute = No dejar escribir a { $name }
room-unmute = Dejar escribir de nuevo a { $name }
room-sit-here = Sentarme aquí
room-another-here = Otra persona aquí
room-another-name = Nombre de quien juega también en esta pantalla
room-another-sit = Sentarse
room-cancel = Cancelar
room-need-more =
    { $count ->
        [one] Falta un jugador.
       *[other] Faltan { $count } jugadores.
    }
room-wait-for = Aún no están listos: { $names }
room-wait-for-host = El anfitrión empezará enseguida.
room-can-start = Todos están listos.
room-can-start-free =
    { $count ->
        [one] Quienes están aquí están listos. Queda un sitio libre: espera a quien tiene el enlace o empieza sin esa persona.
       *[other] Quienes están aquí están listos. Quedan { $count } sitios libres: espera a quienes tienen el enlace o empieza sin ellos.
    }
room-i-am-ready = Estoy listo
room-not-ready = Aún no
room-leave = Salir
room-invite = Invitar a otros
room-settings = Ajustes de la mesa
room-change = Cambiar
room-leaving = Quien se va
room-leaving-bot = lo sustituye el ordenador ({ $level })
room-leaving-tokens-go = se lleva sus fichas
room-stand-in = Quién juega cuando se acaba el tiempo
room-forced = Las jugadas únicas se hacen solas
room-forced-hint = Donde no hay nada que elegir, nadie tiene que tocar
room-auto-roll = Los dados se tiran solos
room-auto-roll-hint = Nadie tiene que pedirlos
room-public = Mesa pública
room-public-hint = Aparece en la página principal y cualquiera puede entrar
room-chat-hint = Se puede escribir a los demás
room-hours = { $hours } h
room-on = sí
room-off = no

## room: the game

room-connecting = Conectando …
room-lost = Sin conexión. Probando otra vez …
room-quiet = Aún no hay respuesta. Esperando …
room-polling = Conexión lenta: las novedades llegan cada dos segundos.
room-connecting-short = Conectando
room-lost-short = Sin conexión
room-quiet-short = Sin respuesta
room-polling-short = Conexión lenta
room-lent-asked = El ordenador juega por ti.
room-lent-missed = No estabas, así que el ordenador juega por ti.
room-lent-left = Has dejado la mesa; el ordenador juega por ti.
room-back = Ya he vuelto
room-back-of = { $who } ya ha vuelto
room-your-turn = ¡Te toca!
room-turn-of = ¡{ $who }, te toca!
room-turn = juega
room-your-roll = { $who }, te toca: tira los dados.
room-your-move = { $who }, elige una jugada.
room-roll = Toca los dados o pulsa Espacio.
room-roll-touch = Toca los dados.
room-roll-opening = Tira para ver quién empieza.
room-roll-button = Tirar
room-choose = Elige una ficha.
room-tap-again = Toca otra vez para ir allí.
room-one-move = Solo hay una jugada.
room-drawing = Se sortea quién empieza …
room-waits-for = Le toca a { $who }.
room-you-watch = Estás mirando la partida.
room-paused = La partida está en pausa.
room-pause = Pausa
room-resume = Seguir
room-option-danger = , podrían comerla allí
room-pass = No mover
room-use = Usar { $item }
room-holds = Tiene { $items }.
room-progress = { $percent } % del camino
room-progress-of = { $who }: { room-progress }
# In the small ring of the clock.
room-clock-hours = { $hours } h
room-board-of = Tablero: { $game }
room-board-words = El tablero en palabras
room-board-words-short = En palabras
room-menu = Más
room-log = Diario
room-log-empty = Aún no ha pasado nada.
room-undo-button = Deshacer
room-redo-button = Rehacer
room-vote-waits = Se pregunta a los demás …
room-sending = Tu elección se está enviando …
room-agree = De acuerdo
room-disagree = No
room-autopilot = Que el ordenador juegue por mí
room-autopilot-of = Que el ordenador juegue por { $who }
room-single = Hacer por mí las jugadas únicas
room-single-hint = Si no hay nada que elegir, tu ficha se mueve sola
room-record = Descargar la partida
room-leave-title = ¿Dejar la mesa?
room-leave-watch = Puedes volver con el mismo enlace.
room-leave-bot = El ordenador ({ $level }) juega por ti hasta que vuelvas.
room-leave-tokens-go = Tus fichas dejan la partida contigo. No se puede deshacer.
room-stay = Quedarme
room-chat = Chat
room-chat-empty = Nadie ha dicho nada todavía.
room-chat-say = Di algo
room-chat-send = Enviar
room-chat-watch = Entra para escribir.
room-reactions = Reacciones
room-react-clap = Aplaudir
room-react-laugh = Reír
room-react-wow = Asombrarse
room-react-cheer = Celebrar
room-react-sad = Entristecerse
room-react-wave = Saludar
room-key-roll = tirar, o hacer la única jugada
room-key-move = hacer la jugada de ese número
room-key-choose = pasar de una jugada a otra; Intro la hace
room-key-token = ir a la ficha siguiente; Intro la mueve
room-key-undo = deshacer
room-key-redo = rehacer
room-key-autopilot = dejar jugar al ordenador, o volver
room-key-pause = pausa o seguir
room-key-chat = chat
room-key-board = oír dónde está todo
room-key-help = estas teclas
key-space = Espacio
key-enter = Intro
key-tab = Tab
key-page-up = Re Pág
key-page-down = Av Pág
key-home = Inicio
key-end = Fin

## room: after the game

room-places = Puestos
room-rematch = Jugar otra vez
room-next-round = Siguiente ronda
room-replay = Verla otra vez
room-last-game = Ver otra vez la última partida
room-stats = La partida en números
room-stats-short = Números
room-streak = Más tiradas en un turno
room-stats-progress = Por dónde iba cada uno, con todas sus fichas
room-stats-expected = Barras: cuántas veces salió. Línea discontinua y ⌀: cuántas se esperan.
room-copy-game = Copiar un enlace a esta partida
room-stats-lost = ficha perdida
room-stats-snake = serpiente
room-stats-ladder = escalera
room-snakes = Serpientes
room-ladders = Escaleras

## room: replay

replaying-open-title = Ver una partida otra vez
replaying-open-text = Elige o suelta aquí el archivo de una partida. El servidor la reproduce y no guarda nada de ella.
replaying-choose = Elegir un archivo
replaying-other = Otro archivo
replaying-none-title = Esta partida no se puede mostrar
replaying-position = Momento
replaying-start = Al principio
replaying-back = Un paso atrás
replaying-play = Reproducir
replaying-pause = Pausa
replaying-on = Un paso adelante
replaying-end = Al final
replaying-speed = Velocidad
replaying-copy = Copiar un enlace a este momento
replaying-room = A la sala
replaying-key-play = reproducir o pausar
replaying-key-step = un paso atrás o adelante
replaying-key-jump = diez pasos atrás o adelante
replaying-key-ends = al principio o al final
replaying-key-speed = más lento o más rápido

## Fair dice

fair-how = Cómo funcionan los dados
fair-check = Comprobar los dados
fair-script = Descargar el programa de comprobación (Python)
fair-fingerprint = Huella de la partida
fair-nothing = nada

verify-title = Comprobar los dados de una partida
verify-text = Elige o suelta aquí el archivo de una partida. Tu navegador comprueba los dados; el servidor solo comprueba si las jugadas son legales y no guarda nada.
verify-choose = Elegir un archivo
verify-other = Comprobar otra partida
verify-working = Se están comprobando los dados …
verify-proved = Los dados están demostrados
verify-proved-text = { $rolls ->
    [one] La única tirada se sigue de valores fijados antes de que cayera.
   *[other] Las { $rolls } tiradas se siguen de valores fijados antes de que cayeran.
}
verify-half = Los dados están demostrados, salvo lo que se nombra abajo
verify-half-text = { $rolls ->
    [one] La única tirada se sigue de sus valores. Lo que de ella no está demostrado se nombra abajo.
   *[other] Las { $rolls } tiradas se siguen de sus valores. Lo que de algunas no está demostrado se nombra abajo.
}
verify-server = Demostrado en lo que toca al servidor
verify-server-text = { $rolls ->
    [one] La única tirada se sigue del valor del servidor, fijado antes de que cayera. No participó el dispositivo de ningún jugador.
   *[other] Las { $rolls } tiradas se siguen de los valores del servidor, fijados antes de que cayeran. No participó el dispositivo de ningún jugador.
}
verify-seeded = Dados de práctica
verify-seeded-text = { $rolls ->
    [one] La única tirada se sigue de una semilla. Quien la conocía, conocía todos los dados.
   *[other] Las { $rolls } tiradas se siguen de una semilla. Quien la conocía, conocía todos los dados.
}
verify-none = Este archivo no demuestra nada sobre sus dados
verify-none-text = La partida se jugó sin dados sellados. El archivo dice qué salió, no de dónde vino.
verify-unreadable = Este archivo no es una partida legible
verify-unreadable-line = El problema está en la línea { $line }.
verify-unreadable-dice = Sus reglas tienen dados que no existen.
verify-fraud = No te creas estos dados
verify-fraud-next = Guarda este archivo. Pide el suyo a los demás jugadores y comparad las huellas: una partida honesta da la misma a todos.
verify-what = Lo que está demostrado
verify-what-not = Lo que no está demostrado
verify-fingerprint-text = Todos los jugadores vieron estos dieciséis signos en la pantalla. Si son iguales, es la misma partida.
verify-stats = Cómo cayeron los dados
verify-rolls = Todas las tiradas
verify-roll = Tirada
verify-who = Quién
verify-fell = Salió
verify-values = Valores de
verify-lot = sorteo de quién empieza
verify-script-text = ¿No te fías ni de nosotros ni de tu navegador? Este breve programa comprueba el mismo archivo con Python y nada más.

fraud-file = El archivo se cambió después de escribirse: su suma de control o la de sus reglas no cuadra.
fraud-start = Las reglas, los sitios o las cadenas no son aquellos a los que se ató la partida al empezar.
fraud-seats = La prueba habla de otros sitios que la partida.
fraud-seeded = Se dice que los dados salen de una semilla, para practicar, y hay cadenas de jugadores: con una semilla nadie da valores.
fraud-seed = Se dice que los dados salen de la semilla { $seed }, para practicar, y la cadena del servidor no se sigue de ella.
fraud-chains = El archivo tiene más cadenas de las que puede tener una partida.
fraud-own = { $who }: la cadena que fijó este navegador no está en la prueba.
fraud-order = La tirada { $roll } no está en su lugar: se omitió, se añadió o se repitió una tirada.
fraud-server = Tirada { $roll }: el valor del servidor no es de la cadena que había fijado.
fraud-contribution = Tirada { $roll }: el valor de { $who } no es de la cadena fijada para ese sitio.
fraud-stranger = Tirada { $roll }: { $who } participa sin cadena, o dos veces.
fraud-item = La partida tiene { $action }, que es de algo que esta variante no tiene.
fraud-record = Tirada { $roll }: la partida dice { $record }, su prueba dice { $proof }.
fraud-dice = Tirada { $roll }: los valores dan { $right }, pero se mostró { $shown }.
fraud-roller = Tirada { $roll }: era el turno de otra persona.
fraud-void = La tirada { $roll } se abrió y se desechó: quien debía tirar ni se fue ni perdió el turno al deshacer.
fraud-back = Antes de la tirada { $roll }: lo que se dice deshecho no pudo jugarse así.

proved-server = Cada valor del servidor pertenece a la cadena que fijó antes de la primera tirada.
proved-server-renewed = Cada valor del servidor pertenece a las cadenas que fijó: la primera antes de la primera tirada, y otra cada vez que se agotó la anterior. Nueva desde la tirada: { $list }
proved-people = Cada valor de un jugador pertenece a la cadena fijada para su sitio.
proved-start = Reglas, sitios y cadenas son aquellos a los que se ató la partida al empezar.
proved-dice = Las tiradas de la partida son las que dan los valores, en este orden, sin que falte ni sobre ninguna.
proved-dice-chosen = Las tiradas de la partida son las que dan los valores, en este orden, sin que falte ninguna. Además solo hay tiradas a elegir, que esta variante tiene: en ellas los jugadores dijeron los dados. Si tenían una se ve al volver a jugar las jugadas.
proved-own = La cadena de este navegador está incluida: { $who }.
proved-moves = El servidor ha repetido todas las jugadas: son legales.
moves-asking = El servidor repite las jugadas …
moves-illegal = El servidor ha repetido la partida y la rechaza: { $reason }
moves-unknown = No se ha podido preguntar al servidor si las jugadas son legales.

unproved-nothing = No queda nada pendiente.
unproved-server = Que el servidor no eligiera sus valores a su gusto antes de la partida: no participó el dispositivo de ningún jugador.
unproved-seeded = Que nadie conociera los dados de antemano: salen de una semilla, para practicar.
unproved-part = { $rolls ->
        [one] { $who } participó en { $took } de { $rolls } tirada.
       *[other] { $who } participó en { $took } de { $rolls } tiradas.
    } Para esa persona las demás tiradas no están demostradas.
unproved-missing = { $who } no respondió cuando tocaba. Tiradas: { $list }
unproved-passed-over = A { $who } no se le preguntó, porque antes no había respondido. Tiradas: { $list }
unproved-away = { $who } no estaba o aún no tenía cadena. Tiradas: { $list }
unproved-no-chain = Para { $who }, cuyo dispositivo no tenía cadena. Tiradas: { $list }
unproved-single = Que { $who } y el servidor no eligieran juntos las tiradas: solo el dispositivo de esta persona dio valores, y pudieron probar una cadena tras otra antes de la partida.
unproved-anchor = { $who } fijó una cadena solo antes de la tirada { $roll }: otro dispositivo, un navegador que olvidó o que llegó tarde. La huella no la vincula.
unproved-renewed = Desde la tirada { $roll } todas las cadenas son nuevas, porque las anteriores se agotaron tras 4096 tiradas. La huella no las vincula.
unproved-lacking = Que nadie eligiera estas tiradas: en cada una, alguien que tenía cadena no dio su valor. Quien calló pudo, de acuerdo con el servidor, elegir entre dos resultados, y varios entre más. Tiradas: { $list }
unproved-unbound = Para quien no sea uno de los jugadores: ningún valor de estas tiradas es de una cadena fijada antes del comienzo. Tiradas: { $list }
unproved-fresh = Para quien no sea uno de los jugadores, la tirada { $roll }: allí el dispositivo de { $who } usó una cadena nueva por primera vez. Que se eligiera antes de conocerse los valores de los demás, solo pueden decirlo quienes jugaron: sus navegadores habrían dado la alarma.
unproved-fresh-server = Para quien no sea uno de los jugadores, la tirada { $roll }: allí el servidor usó una cadena nueva por primera vez. Que se eligiera antes de conocerse los valores de los demás, solo pueden decirlo quienes jugaron: sus navegadores habrían dado la alarma.
unproved-void = Abiertas y nunca caídas, porque al final debía tirar otro sitio: se deshizo la jugada, o quien debía tirar se fue o usó una tirada a elegir. Tiradas: { $list }
unproved-back = Antes de estas tiradas se deshizo la partida. Si nadie deshizo allí una jugada, no hay que creerlas. Tiradas: { $list }
unproved-other = Este navegador no tiene cadena en la partida. Compara la huella con la que vio un jugador.
unproved-end = Cómo acabó la partida: donde termina el archivo no ha acabado, y lo que siguió puede haberse cortado.

stats-usual = { $dice } dados. Los dados honestos caen al menos igual de desiguales en { $percent } de cada 100 partidas: nada raro.
stats-rare = { $dice } dados. Los dados honestos caen tan desiguales solo en { $percent } de cada 100 partidas. Es raro, y pasa.
stats-very-rare = { $dice } dados. Los dados honestos caen tan desiguales en menos de una de cada 1000 partidas. La mala suerte no demuestra fraude, ni la buena honradez: las cuentas de arriba, sí.
stats-few = { $dice ->
        [one] { $dice } dado es muy poco para decir si esto es raro.
       *[other] { $dice } dados son muy pocos para decir si esto es raro.
    }
stats-face = { $count ->
        [one] { $face }: { $count } vez, lo esperado { $expected }
       *[other] { $face }: { $count } veces, lo esperado { $expected }
    }
stats-expected = Las líneas de trazos y los números con ⌀ son lo que dan los dados honestos de media.
stats-kept = { $count ->
    [one] Uno de estos dados se deshizo y no ha vuelto a salir.
   *[other] { $count } de estos dados se deshicieron y no han vuelto a salir.
}

seal-label = De dónde viene la tirada { $roll }
seal-title = Tirada { $roll }
seal-good = Comprobado por tu navegador
seal-without = Comprobado por tu navegador, pero nada viene de tu dispositivo
seal-chosen = Estos dados se eligieron con una tirada a elegir: no se tiró nada
seal-unsure = Aún no está todo comprobado
seal-bad = Algo no cuadra en esta tirada
seal-later = Comprobado por tu navegador, salvo el sorteo: lo demuestra el archivo tras la partida.
seal-mode-sealed = sellados
seal-mode-server = servidor
seal-mode-seeded = práctica
seal-sealed = Dados sellados: del servidor y del dispositivo de cada jugador, juntos.
seal-some = Dados sellados: del servidor y de los dispositivos de los jugadores, juntos, pero ningún dispositivo participa por: { $who }.
seal-server = Dados solo de los valores fijados del servidor: no participa el dispositivo de ningún jugador.
seal-seeded = Dados de práctica: salen de una semilla y no demuestran nada.
seal-elsewhere = Tu propio valor viene de otro dispositivo tuyo, mientras esté ahí.
seal-watched = No tienes asiento en esta partida, así que tu dispositivo no participa.
seal-silent = A tu dispositivo se le pidió su valor, y la tirada salió antes de que llegara.
seal-unasked = A tu dispositivo no se le preguntó: no estaba conectado al abrirse la tirada, había callado antes o acababa de llegar.
seal-count = { $count ->
        [one] { $count } tirada de esta partida salió sin tu valor aunque tu dispositivo estaba aquí, o acababa de perder la conexión.
       *[other] { $count } tiradas de esta partida salieron sin tu valor aunque tu dispositivo estaba aquí, o acababa de perder la conexión.
    }
seal-count-why = Quien deja fuera tu valor puede elegir entre dos resultados: si pasa a menudo, no te fíes de esta partida.
seal-unsure-text = Tu navegador no estaba, o aún no ha visto el archivo de la partida. Lo compara todo en cuanto lo tiene.
seal-waiting = Aún no se ha tirado.
seal-values = Los valores
seal-of-server = Servidor
seal-own = el tuyo
seal-missing = falta
seal-chain = Cada valor, pasado por el hash una y otra vez, lleva a lo que su dueño había fijado antes.
seal-anchor = Lo que tu dispositivo fijó antes (su ancla)
seal-anchor-text = Si la guardas, puedes buscarla en el archivo de la partida: homestretch verify y verify.py lo hacen con --anchor.
seal-unfollowed = No se pudo seguir, porque este navegador no estaba: { $who }.
seal-seed = Todos los valores juntos, con el del servidor como clave, dan la semilla.
seal-bytes = La semilla da bytes. Los que favorecerían a algunas caras se saltan.
seal-over = saltado
seal-die = byte { $byte } → resto de { $byte } ÷ { $faces }, más 1 = { $face }
seal-first = byte { $byte } → resto de { $byte } ÷ { $faces }, más 1 = { $face }; de los asientos presentes, por orden, es { $who }
seal-lots = palabra { $word } → resto de { $word } ÷ { $total } = { $rest }, que vale { $value }
seal-fell = Los dados

alarm-title = Algo no cuadra con los dados
alarm-server-anchor = El servidor ha cambiado los valores que había fijado antes de la partida.
alarm-start = De pronto la partida está atada a otras reglas, sitios o cadenas que al empezar.
alarm-mode = De pronto los dados de esta partida vienen de otro sitio que al principio, o de ninguno.
alarm-anchor = { $who }: la cadena de este navegador fue reemplazada. Ningún dispositivo tuyo hace eso mientras este está aquí.
alarm-stranger = { $who }: otro dispositivo participa en los dados en tu nombre, y dices que no es tuyo.
alarm-server-value = Tirada { $roll }: el valor del servidor no es el que había fijado.
alarm-value = Tirada { $roll }: el valor de { $who } no es el que estaba fijado.
alarm-forged = Tirada { $roll }: se usó para { $who } un valor que no es de tu dispositivo.
alarm-dice = Tirada { $roll }: los valores dan { $right }, pero se mostró { $shown }.
alarm-table = Tirada { $roll }: con los valores se mostró { $right }, pero en la mesa hay { $shown }.
alarm-unshown = En la mesa hay { $shown }, y no se mostró ningún valor para ello.
alarm-item = Se dice que { $who } usó algo que esta variante no tiene.
alarm-again = La tirada { $roll } se mostró otra vez, y distinta.
alarm-gap = Tirada { $roll }: el servidor no contó lo que pasó.
alarm-void = La tirada { $roll } estaba abierta y se descartó sin motivo. Quien descarta tiradas elige lo que sale.
alarm-roller = Tirada { $roll }: no es la tirada de quien tiene el turno.
alarm-part = Tirada { $roll }: participaron otros que aquellos a quienes se preguntó al abrirla.
alarm-left-out = Tirada { $roll }: el valor de { $who } se envió y se dejó fuera. Una conexión lenta puede causarlo una vez; si se repite, no es casualidad.
alarm-not-asked = Tirada { $roll }: { $who } está aquí y no se le pidió un valor.
alarm-record = Lo que el servidor dice de esta partida no es lo que este navegador ha visto, o no encaja.
alarm-early = El servidor pidió demasiado pronto el valor de la tirada { $roll }. No lo ha recibido.
alarm-shut-out = { $who }: tu dispositivo fijó sus valores, y el servidor los deja fuera de los dados.
alarm-unclicked = Tirada { $roll }: los dados de { $who } salieron sin un clic, aunque quedaba tiempo.
alarm-late = Tirada { $roll }: otra vez { $who } no supo de una tirada hasta que había salido, aunque la conexión estaba ahí. Si no es muy lenta, alguien retiene las tiradas.
alarm-undone = La partida se deshizo aunque aquí no se puede, o sin tu acuerdo.
alarm-withheld = El servidor no da el archivo de la partida. Sin él, tu navegador no puede comprobar lo que se ha perdido.
alarm-next = El archivo de la partida guarda la prueba. Sigue solo si te fías de quien lleva el servidor.
alarm-seen = Lo he visto

elsewhere-text = Otro dispositivo participa en los dados por ti. ¿Es tuyo?
elsewhere-yes = Sí, es mío
elsewhere-no = No, no tengo otro
doubted-text = Se dice que has deshecho una jugada, o lo has aceptado, en otro dispositivo. ¿Fuiste tú?
doubted-yes = Sí, fui yo
doubted-no = No, no fui yo

dice-lead = Mientras tu navegador participe, nadie puede conocer una tirada antes de que tú hayas participado: ni el servidor, ni el anfitrión, ni todos los demás juntos. Para elegir entre unos pocos resultados, el servidor necesitaría a alguien que callara por él, y cada silencio queda escrito en el archivo de la partida.
dice-picture = Una imagen: cada cual pone en la mesa un montón de sobres sellados. Para una tirada cada uno abre el siguiente, y todos los números juntos hacen el dado.
dice-before = Antes de la partida
dice-before-text = El dispositivo de cada jugador piensa miles de números secretos y los pone en la mesa en sobres sellados. El servidor también. Desde ahí nadie puede cambiar ninguno.
dice-roll = En cada tirada
dice-roll-text = Cada cual abre el sobre siguiente y los números se mezclan. Cada uno estaba elegido mucho antes de que nadie conociera los otros. Si todos abren el suyo, basta un número honesto: nadie pudo apuntar al resultado.
dice-after = Después
dice-after-text = Todos los números abiertos están en el archivo de la partida. Tu navegador hace la cuenta al momento, y cualquiera puede repetirla más tarde.
dice-questions = Lo que la gente pregunta
dice-do = ¿Tengo que hacer algo?
dice-do-text = No. Tu navegador guarda tus sobres y abre uno cuando toca. En tu propia tirada espera a tu clic.
dice-away = ¿Y si alguien no está?
dice-away-text = A los dos segundos la tirada cae sin su número, y todos ven cuál faltó. Esperando no se puede tirar a la basura una mala tirada. Pero quien calla a propósito podría, de acuerdo con el servidor, elegir entre dos resultados: por eso la comprobación nombra esas tiradas como no demostradas.
dice-devices = ¿Y si juego en dos dispositivos?
dice-devices-text = Uno guarda tus sobres, y un clic en cualquiera de los dos tira. Cuando ese se va, el otro sigue con sobres nuevos. El archivo lo muestra.
dice-bots = ¿Y contra el ordenador?
dice-bots-text = Los bots no tienen sobres, pero tú sí. Solo cuando no hay conectado ningún navegador de una persona los dados vienen del servidor solo; entonces la pantalla lo dice.
dice-luck = Veinte tiradas y ni un seis: ¿es justo?
dice-luck-text = Le pasa a un jugador de cada cuarenta. Los dados no tienen memoria ni le deben un seis a nadie. La comprobación muestra cuántas veces salió cada cara y si eso es raro.
dice-see = ¿Cómo sé que está activo?
dice-see-text = Hay un sello en el dado. Ábrelo para ver los números y la cuenta. Los signos que lleva comienzan la huella de la partida, que es la misma en todas las pantallas. Si algo no cuadra, tu navegador da una alarma que no se puede pasar por alto.
dice-math = Con matemáticas
dice-math-text = H es SHA-256 y HM es HMAC-SHA-256; ambos empiezan con la marca homestretch-dice/1/. ‖ une bytes, los números van del byte alto al bajo, g son los 16 bytes de la partida, N es 4096. owner es el número de un asiento, 255 para el servidor.
dice-chain = Los sobres son una cadena de hashes hecha de un secreto X de 32 bytes al azar. Su último eslabón, el ancla, se publica; cada valor posterior se demuestra bajando hasta ella.
dice-start = Al empezar se ata todo: las reglas, quién se sienta dónde y todas las anclas. La huella es el comienzo de T. rules es el SHA-256 del texto de las reglas en el archivo, sin la marca; una persona tiene kind 0, un bot 1; quien no tiene ancla tiene 32 bytes a cero.
dice-seed = Para la tirada i el valor del servidor es la clave, y los valores de quienes participan son el mensaje. Sus asientos van en orden creciente, n es cuántos son. Cuando se sortea el primer asiento nadie tira: 255, y el dado tiene una cara por asiento.
dice-faces = La semilla da bytes. Los más altos, que favorecerían a algunas caras, se saltan: así todas las caras son igual de probables. Las suertes y los dados cargados toman cuatro bytes del mismo modo. W es la suma de los pesos.
dice-rules = Un dispositivo envía su valor de la tirada i solo cuando la tirada i está abierta y la i − 1 resuelta; quien tira lo envía con el clic. La tirada i + 1 se abre solo después de la jugada.
dice-attacks = Lo que podría intentar un tramposo
attack-server = El servidor cambia su valor
attack-server-why = Ya no baja hasta el ancla que todos vieron antes de la partida.
attack-other = El servidor cambia el valor de alguien
attack-other-why = Ya no baja hasta el ancla de ese dispositivo, y el propio dispositivo ve que no es el suyo.
attack-replay = Se reutiliza un valor de otra partida, sitio o tirada
attack-replay-why = Partida, sitio y número van en el hash de cada eslabón: el valor no encaja en ningún otro lugar.
attack-early = El servidor pide valores antes de tiempo
attack-early-why = Tu navegador se niega: solo envía un valor para la tirada abierta, cuando ya se mostró la anterior.
attack-silent = El último jugador ve los valores de los demás y calla
attack-silent-why = Nadie ve los dados antes de que se muestre el valor del servidor, la tirada cae igual, y el silencio queda escrito. De acuerdo con el servidor sería elegir entre dos resultados: por eso la comprobación nombra esas tiradas como no demostradas.
attack-anchor = Se cambia el ancla de alguien
attack-anchor-why = T sería otra, y cada navegador busca su propia ancla.
attack-file = El archivo se edita después
attack-file-why = Los dados deben seguirse de los valores, y los valores de las anclas. Nadie puede fabricar otros que encajen.
attack-restart = El servidor «se cae» y tira otra vez
attack-restart-why = Al tirar no se sortea nada: los mismos valores dan los mismos dados, y tu navegador los recuerda.
dice-trust = En qué hay que confiar aún
dice-trust-text = En tu dispositivo y en la página que ha cargado. Quien dude de la página se lleva el archivo y el programa a otro ordenador. Y ninguna cuenta dice si dos jugadores hablan en el mismo sofá.
