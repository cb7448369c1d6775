### Twelvefold in Spanish. The words are those of the printed rules: ficha, parcela, región, animal, objetivo, ronda; ours: cara, puja, asiento, mesa.
### Translating? Read docs/languages.md first. The game fills in `{ $name }`.

game = Twelvefold
motto = Doce rondas, doce caras. Construye un planeta y descubre quién viene a vivir en él.
fan-project = Proyecto de aficionados, no oficial y sin relación con la editorial del juego.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Océano
    .within = océano
    .most = océano
    .beside = océano
    .away = océano
habitat-forest = Bosque
    .within = bosque
    .most = bosque
    .beside = bosque
    .away = bosque
habitat-desert = Desierto
    .within = desierto
    .most = desierto
    .beside = desierto
    .away = desierto
habitat-mountain = Montaña
    .within = montaña
    .most = montaña
    .beside = montaña
    .away = montaña
habitat-glacier = Glaciar
    .within = glaciar
    .most = glaciar
    .beside = glaciar
    .away = glaciar

## Levels and seats

level-seedling = Brote
level-explorer = Explorador
level-naturalist = Naturalista
level-ranger = Guardabosques
level-expert = Experto
level-master = Maestro
style-collector = Coleccionista
    .hint = Da prioridad a su objetivo secreto.
style-hunter = Cazador
    .hint = Prefiere los animales a su objetivo.
style-spoiler = Aguafiestas
    .hint = Se lleva los animales que ganarían otros.
style-friendly = Amistoso
    .hint = Se centra en su planeta y te molesta poco.
style-sprinter = Velocista
    .hint = Busca los animales que llegan antes.
style-none = Sin preferencias
    .hint = Juega a ganar, sin más.
style-mix = Variado
    .hint = Da a cada bot un estilo al azar.
style-idle = Sin objetivos, juega como cualquier otro bot.
seat-bot = { $bot } { $seat }
seat-open = Asiento libre
seat-nameless = Jugador { $seat }

## Why something was refused

refusal-bad-message = Algo ha fallado. Recarga la página e inténtalo de nuevo.
refusal-too-long = Es demasiado largo. Prueba con algo más corto.
refusal-not-greeted = Algo ha fallado. Recarga la página e inténtalo de nuevo.
refusal-other-protocol = Hay una versión nueva. Recarga la página.
refusal-too-fast = Vas demasiado rápido. Espera un momento e inténtalo de nuevo.
refusal-too-many = Demasiadas solicitudes. Inténtalo de nuevo dentro de unos minutos.
refusal-too-many-take-backs = Ya no puedes deshacer más jugadas en esta partida.
refusal-too-many-reactions = Ya has usado todas tus reacciones en esta partida.
refusal-too-many-seatings = Ya lo has hecho demasiadas veces. Podrás volver a hacerlo en la siguiente partida.
refusal-too-many-changes = Ya lo has hecho demasiadas veces. Podrás volver a hacerlo en la siguiente partida.
refusal-too-many-entries = En esta mesa ya no caben más partidas. Crea otra para seguir jugando.
refusal-one-attempt = Ya has empezado esta partida del día.
refusal-no-table = No se encuentra la mesa. Comprueba el enlace.
refusal-no-box = Esta caja de fichas no existe.
refusal-no-bot = Este bot no existe.
refusal-bad-name = Ese nombre no se puede usar. Elige otro.
refusal-bad-options = No se puede crear una mesa con estas opciones.
refusal-stale = La partida acaba de cambiar. Mira la mesa e inténtalo de nuevo.
refusal-no-seat = Ya no quedan asientos libres.
refusal-not-yours = Ese asiento no es tuyo.
refusal-not-the-host = Solo puede hacerlo el anfitrión.
refusal-not-the-leader = Ahora dirige otra persona.
refusal-not-now = Ahora mismo no se puede.
refusal-not-now-daily = No es posible en la partida del día.
refusal-not-now-day = Ha empezado un nuevo día. Inténtalo otra vez.
refusal-not-your-turn = No es tu turno.
refusal-held = Espera un momento: la última jugada aún se puede deshacer.
refusal-illegal = Esa ficha o esa cara ya no está libre.
refusal-no-aids = En esta mesa no se muestran pujas ni vistas previas.
refusal-no-spectators = Esta mesa no permite espectadores.
refusal-used = Este enlace ya no funciona. Pide uno nuevo.
refusal-expired = Este enlace ha caducado. Pide uno nuevo.
refusal-other-seat = En esta partida ya has tenido o abierto otro asiento. Podrás sentarte aquí en la siguiente.
refusal-other-command = Algo ha fallado. Recarga la página e inténtalo de nuevo.
refusal-unknown = El servidor no ha respondido. Inténtalo de nuevo.
refusal-stopping = El servidor se está reiniciando. Esta página volverá a conectarse.
refusal-slow = Tu conexión es demasiado lenta. Reconectando…
refusal-forgotten = Se han borrado tus datos de este dispositivo. Recarga la página para empezar de nuevo.
refusal-away = No se puede conectar con el servidor. Inténtalo de nuevo dentro de un momento.
refusal-no-server = Para eso hace falta un servidor, y esta página no lo tiene.
refusal-other = No se ha podido: { $reason }.

## The page

app-needs-script = Twelvefold necesita JavaScript.
app-loading = Cargando…
app-part-missing = No se ha podido cargar una parte del juego. Recarga la página cuando tengas conexión.
app-table-closed = { $by ->
    [host] El anfitrión ha cerrado esta mesa.
    [administrator] La administración del servidor ha cerrado esta mesa.
   *[nobody] Esta mesa se ha cerrado.
  }
app-no-code = No hay ninguna mesa con el código «{ $code }». Comprueba el código e inténtalo de nuevo.
app-no-table = No hay ninguna mesa en este enlace. Puede que ya no exista o que falte una parte del enlace.
app-nowhere = Página no encontrada. Comprueba la dirección.
connection-offline = No tienes conexión. Tus jugadas se enviarán cuando la recuperes.
connection-away = Conexión perdida. Reconectando…
connection-back = Conexión recuperada.
connection-sending = El servidor aún no ha respondido. Seguimos intentándolo…
connection-sent = Tu jugada ha llegado.
connection-outdated = Hay una versión nueva.
connection-reload = Recargar página
offline-no-webassembly = El juego no funciona en este navegador. Actualízalo o prueba con otro.
offline-fetch = No se ha podido cargar el juego. Comprueba tu conexión e inténtalo de nuevo.
offline-outdated = Hay una versión nueva. Recarga la página.
offline-start = No se ha podido iniciar el juego. Inténtalo de nuevo.
offline-crashed = El juego se detiene una y otra vez. Tus mesas están a salvo. Inténtalo de nuevo.
offline-elsewhere = El juego está abierto en otra pestaña. Sigue allí o juega aquí.
offline-no-offline = Esta partida solo está en el dispositivo donde la empezaste.
offline-play-here = Jugar aquí
offline-try-again = Reintentar
offline-later = Más tarde
offline-still = Sin conexión. Puedes seguir jugando en este dispositivo.
offline-stopped = El juego se ha detenido. Reiniciando…
offline-running = Ya funciona. No se ha perdido nada.
offline-full = El almacenamiento de este dispositivo está lleno y tu jugada aún no se ha guardado. Libera espacio.
offline-loading = Preparando el juego…
offline-loading-hint = La próxima vez será más rápido, incluso sin conexión.
offline-bytes = { $loaded } de { $total } MB
offline-cancel = Cancelar
offline-ask = Descargar para jugar sin conexión
offline-soon = Descargando para jugar sin conexión…
offline-ready = Listo para jugar sin conexión
offline-not-kept = Este navegador no guarda nada en una ventana privada. Puedes jugar, pero tus partidas se perderán al cerrar la pestaña.
dialog-close = Cerrar

## Home

home-back = Inicio
home-choices = Elige una partida
home-bots = Contra bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Configurar una partida contra bots
home-screen = Pasa y juega
home-screen-summary = { $people ->
   *[other] { $people } jugadores
  } en un dispositivo · { $variant }
home-screen-change = Configurar una partida de pasa y juega
home-friends = Con amigos
home-friends-summary = { $seats ->
   *[other] { $seats } asientos
  } · por enlace o código · { $variant }
home-friends-change = Configurar una partida con amigos
home-needs-server = Necesita un servidor
home-continue = Continuar
home-tables = Tus mesas
home-round = Ronda { $round } de 12
home-waiting = { $count ->
    [one] Falta { $count } jugador
   *[other] Faltan { $count } jugadores
  }
home-more-tables = { $count ->
    [one] { $count } mesa más
   *[other] { $count } mesas más
  }
home-learn = Aprender a jugar
home-learn-summary = Paso a paso · cinco minutos
home-learn-continue = Continuar la lección
home-learn-left = Sigue donde lo dejaste
home-daily = Partida del día
home-daily-new = La misma partida para todos
home-daily-playing = Ronda { $round } de 12
home-daily-left = Sin terminar
home-daily-place = puesto { $place } de { $players }
home-daily-earlier = Resultados y días anteriores
home-join = Tengo un código
home-join-hint = Escribe el código de seis caracteres que te ha dado el anfitrión.
home-join-go = Entrar
home-code = Código
home-open-tables = Mesas abiertas
home-history = Historial
home-replays-file = Abrir una partida guardada
home-settings = Ajustes
home-more = Más
home-planet = Un planeta con sus animales

## Your tables, your history, open tables

tables-running = En curso
tables-over = Terminadas
tables-none = Aún no tienes mesas. Empieza una partida y la encontrarás aquí.
tables-ended = Interrumpida
tables-won = Ganada
tables-lost = Perdida
tables-shared = Victoria compartida
tables-remove = Quitar esta mesa: { $who }
tables-removed = Quitada de tu lista: { $who }
tables-undo = Deshacer
tables-close = ¿Quitar esta mesa?
    .text = Aquí no juega nadie más, así que la mesa se cierra para siempre y la partida acaba sin resultado.
    .yes = Cerrar mesa
    .no = Conservarla
tables-leave = ¿Dejar esta mesa?
    .text = Desaparece de tu lista y un bot juega por ti. Con el enlace puedes volver mientras dure la partida.
    .yes = Dejar la mesa
    .no = Quedarme
history-none = Termina una partida y aquí verás tus resultados.
history-played = Partidas
history-won = Ganadas
history-best = Mejor puntuación
history-streak = Victorias seguidas
history-longest = Mejor racha
history-levels = Contra cada nivel
history-won-of = { $won } de { $played }
history-chart = { $count ->
    [one] Puntos de tu última partida
   *[other] Puntos de tus últimas { $count } partidas
  }
history-recent = Partidas recientes
history-more = Ver más
history-mistakes = Tus errores
history-export = Exportar historial
history-import = Importar historial
history-not-ours = Este archivo no es un historial de Twelvefold.
history-newer = Este historial es de una versión más nueva de Twelvefold. Actualiza antes esta.
history-imported = { $count ->
    [0] Ya tienes todas las partidas de este archivo.
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
  }
open-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
  }
open-watch = Ver
open-join-table = Entrar en la mesa de { $who }
open-watch-table = Ver la mesa de { $who }
open-none = Ahora mismo no hay mesas abiertas.
open-none-hint = Para que te encuentren aquí, empieza una partida «{ $way }» y activa «{ $option }».
open-waiting = Esperando jugadores
open-playing = Partidas para ver
open-no-aids = sin vistas previas
open-clock = con reloj

## The daily game

daily-about = La misma partida para todo el mundo. Rival: { $bot }. Un solo intento y sin pistas. La siguiente empieza a las { $time }.
daily-play = Jugar la partida de hoy
daily-table = Abrir la mesa
daily-played = { $days ->
    [one] { $days } día jugado
   *[other] { $days } días jugados
  }
daily-streak = Racha actual: { $days ->
    [one] { $days } día
   *[other] { $days } días
  }
daily-longest = Mejor racha: { $days ->
    [one] { $days } día
   *[other] { $days } días
  }
daily-freeze = Un día sin jugar no rompe la racha.
daily-earlier = Días anteriores
daily-earlier-hint = Para practicar cuantas veces quieras, con pistas incluidas. Estas partidas no cuentan.
daily-practise = Practicar
daily-practise-day = Practicar: { $date }
daily-practice = Partida de práctica: no cuenta.
daily-alone = Aquí no hay clasificación, porque hace falta un servidor.
daily-not-finished = Sin terminar
daily-par = Los bots en tu lugar
daily-par-playing = aún jugando…
daily-beaten = Por delante de { $count } de { $levels } bots
daily-share = Compartir resultado
daily-copied = Resultado copiado.
daily-not-copied = No se ha podido copiar el resultado.

## New tables

new-name = Tu nombre
new-person = Nombre del jugador { $seat }
new-bots = Bots
new-level = Nivel
new-style = Estilo de juego
new-people = Jugadores
new-seats = Asientos
new-variant = Variante
new-aids = Mostrar pujas y vistas previas
new-listed = Mostrar en la lista de mesas abiertas
new-more = Más opciones
new-clock = Tiempo por jugada
new-clock-none = Sin límite
new-clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }
new-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
new-clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
  }
new-hold = Tiempo para deshacer
new-hold-seconds = { $count ->
    [0] Ninguno
    [one] { $count } segundo
   *[other] { $count } segundos
  }
new-first = Quién empieza
new-first-lot = Al azar
new-first-seat = Asiento { $seat }
new-first-you = Tú
new-first-bot = Bot { $number }
new-spectators = Permitir espectadores
new-seed = Semilla (visible para todos)
new-seed-none = Al azar
new-box = Usar tu propia caja
new-box-other = Usar otra caja
new-box-remove = Jugar sin { $name }
new-box-wrong = Esta caja de fichas no es válida: { $why }
new-start = Empezar partida
new-make = Crear mesa
level-results = { $hint } · victorias: { $won } de { $played }
level-seedling-hint = Muy fácil
level-explorer-hint = Fácil
level-naturalist-hint = Medio
level-ranger-hint = Difícil
level-expert-hint = Muy difícil
level-master-hint = El más difícil
level-seedling-plays = Para tus primeras partidas. Solo ve los próximos animales y cuenta mal.
level-explorer-plays = Mira una ronda más allá, pero aún cuenta mal.
level-naturalist-plays = Mira tres rondas más allá, pero a veces se le escapa algo.
level-ranger-plays = Mira seis rondas más allá y rara vez se equivoca.
level-expert-plays = Piensa bien sus jugadas, pero olvida qué fichas vuelven al final.
level-master-plays = Piensa hasta un segundo, adivina tu objetivo y calcula con exactitud las últimas rondas.
custom-bots = Bots propios
custom-bots-results = Victorias: { $won } de { $played }
variant-full = Estándar
    .hint = Animales y un objetivo secreto para cada jugador.
variant-beginner = Principiantes
    .hint = Sin objetivos. Cada animal vale 1 punto.
variant-mystery = Animales misteriosos
    .hint = La mitad de los animales empieza boca abajo.
variant-mystery-beginner = Animales misteriosos, principiantes
    .hint = La mitad de los animales empieza boca abajo. Sin objetivos.

## Waiting room

room-page = Esperando jugadores – { $game }
room-name-empty = Visitante
room-title = Esperando jugadores
room-hint = La partida empieza cuando se ocupan todos los asientos.
room-seats = Asientos
room-invite = Invitar
room-link = Enlace a esta mesa
room-copy = Copiar enlace
room-copied = Enlace copiado.
room-not-copied = No se ha podido copiar el enlace. Selecciónalo y cópialo a mano.
room-share = Compartir
room-share-text = Juega conmigo a Twelvefold:
room-code = Código
room-code-hint = o escribe este código en { $address }
room-qr = Código QR del enlace
room-sit = Sentarse
room-you = tú
room-host = anfitrión
room-offline = sin conexión
room-bot = bot
room-fill = Añadir un bot
room-fill-rest = Llenar los asientos libres con bots
room-kick = Quitar a { $name }
room-close = Cerrar mesa
room-leave = Dejar el asiento
room-looking-on = Todos los asientos están ocupados. Estás mirando la partida.
room-only-here = Solo este equipo puede acceder al servidor. Para que entren amigos, detenlo y vuelve a iniciarlo con
room-command = make play LAN=1
room-open-to-all = Cualquiera que tenga el enlace puede sentarse aquí.

## Settings

settings-title = Ajustes
settings-play = Juego
settings-planet = Planeta e imagen
settings-access = Accesibilidad
settings-device = Este dispositivo
settings-device-hint = Tu historial y tus ajustes se guardan solo en este dispositivo. Exporta el historial para conservarlo o llevarlo a otro dispositivo.
settings-offline = Guardar el juego en este dispositivo para jugar sin conexión
choose-language = Idioma
settings-sound = Sonido
settings-sound-on = Efectos de sonido
settings-volume = Volumen
settings-motion = Movimiento
settings-motion-auto = Automático
settings-motion-full = Completo
settings-motion-less = Reducido
settings-quality = Calidad gráfica
settings-quality-auto = Automática
settings-quality-high = Máxima
settings-quality-low = Rápida
settings-quality-still = Imagen fija
settings-quality-map = Mapa plano
settings-glyphs = Símbolos de los hábitats en el planeta
settings-confirm = Tocar dos veces para colocar una ficha
settings-others = Jugadas de los demás
settings-others-full = Completas
settings-others-quick = Rápidas
settings-others-none = Al instante
settings-wait = Ver todo el final de la ronda antes de mi turno
settings-left = Modo zurdo
settings-notify = Avisarme de mi turno si esta página está oculta
settings-notify-denied = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
settings-forget = Borrar mis datos de este dispositivo
settings-forget-hint = Dejarás todos tus asientos y perderás en este dispositivo tu lista de partidas, tus ajustes y tu historial. En tus partidas en curso seguirán jugando bots. Esto no se puede deshacer.
settings-forget-yes = Borrar mis datos
settings-forget-no = Cancelar
settings-name = Tu nombre
settings-about = Twelvefold { $version }
settings-licences = Créditos de terceros

## Animals

animal-whale = Ballena
animal-otter = Nutria
animal-turtle = Tortuga
animal-octopus = Pulpo
animal-orca = Orca
animal-jellyfish = Medusa
animal-shark = Tiburón
animal-dolphin = Delfín
animal-tropical-fish = Pez tropical
animal-panda = Panda
animal-frog = Rana
animal-tiger = Tigre
animal-bear = Oso
animal-fox = Zorro
animal-owl = Búho
animal-hedgehog = Erizo
animal-sloth = Perezoso
animal-squirrel = Ardilla
animal-snake = Serpiente
animal-flamingo = Flamenco
animal-giraffe = Jirafa
animal-elephant = Elefante
animal-camel = Camello
animal-scorpion = Escorpión
animal-lizard = Lagarto
animal-kangaroo = Canguro
animal-lion = León
animal-goat = Cabra
animal-eagle = Águila
animal-gorilla = Gorila
animal-alpaca = Alpaca
animal-snow-leopard = Leopardo de las nieves
animal-bison = Bisonte
animal-ram = Carnero
animal-badger = Tejón
animal-bat = Murciélago
animal-polar-bear = Oso polar
animal-penguin = Pingüino
animal-moose = Alce
animal-hare = Liebre
animal-wolf = Lobo
animal-musk-ox = Buey almizclero
animal-seal = Foca
animal-reindeer = Reno
animal-swan = Cisne

## The table: requirements, lists, points

requirement-most = Mayor número de regiones de { $habitat }
requirement-touching = { $habitat } en contacto con { $other }
requirement-apart = { $habitat } sin contacto con { $other }
list-and = {", "}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }

## The table: the screen

table-title = La mesa
to-home = Inicio
round-of = Ronda { $round } de { $rounds }
round-practice = Práctica
your-turn = Tu turno
turn-of = Turno de { $name }
game-over = Fin de la partida
clock-title = Tiempo restante
clock = { $minutes }:{ $seconds }
top-buttons = Vistas y menú
show-map = Mapa
show-globe = Globo
menu = Menú
menu-try = Probar fichas
title-your-turn = ● Tu turno – { $game }
map-of = Planeta de { $name }
planet-of = Planeta de { $name }
planet-back = Volver
no-globe = Este navegador no puede mostrar el planeta en 3D. En su lugar verás el mapa.
face-free = Cara { $face }: libre
face-laid = Cara { $face }: { $habitats }

## The table: seats

seats-title = Planetas
seat-you = tú
seat-away = ausente, juega un bot
seat-offline = sin conexión
seat-gone = sin conexión: { $minutes } min
absence-title = { $name } no tiene conexión
absence-text = { $turn ->
        [yes] Es el turno de { $name }, así que la partida espera.
       *[no] La partida sigue hasta que le toque a { $name }.
      }
absence-wait = Esperar
absence-bot = Dar el asiento a un bot
absence-host = Solo el anfitrión puede dar el asiento a un bot.
seat-resigned = se ha rendido
seat-changed-hands = ha cambiado de manos
seat-thinking = está pensando
watching = { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
      }
watching-you = Estás de espectador
watching-hint = Todos ven que estás mirando, y tu nombre si has elegido uno.
first-seat = empieza esta ronda

## The table: the offer and placing

offer-title = Fichas a la vista
offer-tile = Ficha { $slot }: { $habitats }
offer-gone = Ficha { $slot }: ya no está
offer-taken = Ficha { $slot }: se la ha llevado { $name }
actions-title = Tu ficha
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
place = Colocar
choose-face = Elige una cara
choose-tile = Elige una ficha
skip-to-turn = Ir a tu turno
put-back = Devolver
take-back = Deshacer
done = Listo
table-tile-gone = Esa ficha ya no está.
table-other-planet = Este es el planeta de { $name }. Coloca las fichas en el tuyo.
table-planned = Aún no es tu turno, pero tu plan queda guardado.
planned = Planeada
own-planet = Mi planeta
table-face-taken = Ahí ya hay una ficha. Las caras libres son las oscuras.
table-choose-face = Elige primero una cara libre de tu planeta.
table-looking-on = Estás mirando la partida.
table-not-yet = Un momento…
table-turn-of = Es el turno de { $name }.

## The table: hints

hint = Pista
hint-ask = Pedir una pista a un bot
hint-thinking = Un bot está pensando…
hint-line = Un bot sugiere esta jugada
hint-other = Alternativa { $number } de { $count }
hint-chance = Probabilidad de ganar: { $chance }
hint-plain = Otras jugadas son casi igual de buenas.
hint-next = Sugerencia siguiente
hint-previous = Sugerencia anterior
hint-spoken = Un bot sugiere la ficha { $slot }, { $habitats }, en la cara { $face }. Pulsa Enter para colocarla.
hint-spoken-other = Alternativa { $number }: ficha { $slot }, { $habitats }, en la cara { $face }. Pulsa Enter para colocarla.
hint-more = Pulsa H para ver una alternativa.
hint-none = Ahora mismo no hay ninguna pista. Inténtalo de nuevo dentro de un momento.
hint-alone = Solo hay pistas si juegas a solas contra bots, con pujas y vistas previas.
help-hint = pedir una pista a un bot (si juegas a solas)

## The table: rounds, races, objective, log

rounds-title = Las rondas y sus animales
round-button = Ronda { $round }: { $animals }
round-empty = sin animales
round-carried = { $count ->
    [one] { $count } animal pasa a la ronda siguiente
   *[other] { $count } animales pasan a la ronda siguiente
  }
face-down = Boca abajo
race-title = Animales
race-now = Esta ronda ({ $round })
race-round = Ronda { $round }
race-none = Ya no quedan animales.
race-no-aids = En esta mesa no se muestran pujas ni vistas previas. Te toca contar.
race-draw = empate
race-no-bid = –
race-second = 2.ª región
race-second-why = Los empates de la última ronda se deciden por la segunda región más grande de cada planeta.
race-margin = +{ $margin }
race-past = Rondas anteriores
race-word-touching = junto a
race-word-apart = sin contacto
race-word-most = más
race-legend-touching = en contacto
race-legend-apart = sin contacto
race-legend-most = más regiones
race-gained = Te pones en cabeza.
race-tied = Empatas en cabeza.
race-lost = Pierdes el liderato.
bid-button = { $animal }: { $name } puja { $bid }
gains-title = Qué cambia esta ficha
gains-none = No cambia ninguna puja
gains-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
  }
objective-title = Tu objetivo
objective-of = Objetivo de { $name }
objective-show = Mostrar
objective-hide = Ocultar
objective-none = Partida para principiantes: cada animal vale 1 punto.
objective-hidden = Los objetivos son secretos.
objective-now = { $areas ->
    [one] { $areas } parcela
   *[other] { $areas } parcelas
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
objective-steps = Puntos según las parcelas
objective-next = { $areas ->
    [one] Falta { $areas } parcela
   *[other] Faltan { $areas } parcelas
  } para { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
log-title = Registro
log-whole = Todo el registro
log-look = Ver en el planeta
regions-none = El planeta de { $name } sigue vacío.
spoken-aimed = Sobre la cara { $face }.
spoken-taken = La cara { $face } está ocupada.

## The table: what happens

event-game-started = Empieza la partida { $game }.
event-round-opened = Ronda { $round }: empieza { $name }.
event-round-opened-you = Ronda { $round }: empiezas tú.
event-placed = { $name } coloca una ficha en la cara { $face }.
event-placed-you = Colocas una ficha en la cara { $face }.
event-laid = { $name } coloca una ficha.
event-laid-you = Colocas una ficha.
event-bot-fault = { $why ->
    [crash] { $name } ha fallado.
    [illegal-move] { $name } eligió una jugada ilegal.
    [endless-thought] { $name } tardó demasiado en pensar.
    [given-up] { $name } ha fallado demasiadas veces en esta partida.
    [busy] { $name } tuvo que esperar demasiado.
   *[missing] { $name } no está en este servidor.
}
event-taken-back = { $name } deshace su jugada.
event-taken-back-you = Deshaces tu jugada.
event-awarded = { $animal } va al planeta de { $name }. { $reason }{ $by ->
    [second] ; desempata la segunda región más grande
    [third] ; desempata la tercera región más grande
   *[best] { "" }
  }.
event-awarded-you = { $animal } viene a tu planeta. { $reason }{ $by ->
    [second] ; desempata la segunda región más grande
    [third] ; desempata la tercera región más grande
   *[best] { "" }
  }.
event-carried = { $animal } espera: { $why ->
    [draw] empate
   *[none] nadie puja
  }. { $reason }.
event-discarded = { $animal } sale de la partida: { $why ->
    [draw] empate
   *[none] nadie puja
  }. { $reason }.
event-revealed = Se revela para la ronda { $round }: { $animal }.
event-ended = Victoria para { $names }.
event-seated = { $name } se sienta.
event-bot-seated = Se sienta un bot: { $bot }.
event-seat-opened = El asiento { $seat } queda libre.
event-left = { $name } se va. Un bot ocupa su lugar.
event-lapsed = A { $name } se le ha acabado el tiempo. Un bot ocupa su lugar.
event-returned = { $name } está de vuelta.
event-resigned = { $name } se rinde. Un bot ocupa su lugar.
event-end-wanted = { $wanted ->
    [yes] { $name } quiere terminar la partida.
   *[no] { $name } quiere seguir jugando.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } quiere la revancha.
   *[no] { $name } no quiere la revancha.
  }
event-game-over = { $how ->
    [agreed] La partida termina de común acuerdo.
    [resigned] Solo queda un jugador: el resto se ha rendido.
    [closed] La mesa se ha cerrado.
   *[played] Fin de la partida.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Ahora el anfitrión es { $name }.
event-closed = La mesa está cerrada.
reaction-hello = ¡Hola!
reaction-nice = ¡Bien!
reaction-wow = ¡Guau!
reaction-oops = Ups.
reaction-thinking = Déjame pensar…
reaction-hurry = ¡Te toca!
reaction-thanks = ¡Gracias!
reaction-good-game = ¡Buena partida!

## The table: life

life-title = Aparece la vida
life-next = Siguiente
life-skip = { $count ->
    [one] Saltar
   *[other] Saltar los { $count }
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } va al planeta de { $name }
life-awarded-you = { $animal } viene a tu planeta
life-carried = { $animal } espera a la siguiente ronda: { $why ->
    [draw] empate
   *[none] nadie puja
  }
life-discarded = { $animal } sale de la partida: { $why ->
    [draw] empate
   *[none] nadie puja
  }
life-revealed = Se revela para la ronda { $round }: { $animal }
life-by-second = Desempate por la segunda región más grande
life-by-third = Desempate por la tercera región más grande

## The table: coming back

since-title = Mientras no estabas
since-moves = { $moves ->
    [0] Terminó la ronda.
    [one] Se colocó { $moves } ficha.
   *[other] Se colocaron { $moves } fichas.
  }
since-end = Cerrar

## The table: the end

end-you-won = ¡Has ganado!
end-won = Gana { $name }
end-shared = Victoria compartida: { $names }
end-place = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Cuarto puesto
  }, { $points ->
    [0] con los mismos puntos y menos animales
    [one] a { $points } punto de la victoria
   *[other] a { $points } puntos de la victoria
  }.
end-by-cards = Empate a puntos. Gana quien tiene más animales.
end-by-shared = Empate a puntos y a animales. La victoria se comparte.
end-objective = Objetivo: { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animales
  }
end-rematch = Jugar otra vez
end-no-rematch = Cancelar revancha
end-higher = Más difícil: { $level }
end-lower = Más fácil: { $level }
end-again = A favor de la revancha: { $names }.
end-review = Análisis
end-replay = Ver repetición
end-share = Copiar enlace a la repetición
end-copied = Enlace copiado
end-picture = Compartir imagen
end-picture-text = Una partida de Twelvefold
end-picture-downloaded = La imagen está en tus descargas.
end-picture-failed = Este navegador no ha podido crear la imagen.
end-record = Descargar partida
end-result = Ver resultado
end-counting = Recuento final
end-podium = Podio
end-breakdown = Desglose de los puntos
end-areas = { $areas ->
    [one] { $areas } parcela
   *[other] { $areas } parcelas
  }
end-total = Total
end-more = Más
end-watch = Volver a ver el final
end-skip = Saltar

## The table: photo mode

photo-title = Modo foto
photo-hint = Arrastra para girar; pellizca o usa la rueda para acercar.
photo-sky = Estrellas
photo-save = Guardar imagen

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = ¿Cerrar esta mesa?
    .text = Se cierra para siempre y ya no podrá entrar nadie.
    .yes = Cerrar mesa
    .no = Dejarla abierta
confirm-remove = ¿Quitar a { $name }?
    .text = { $status ->
        [playing] Un bot jugará en su lugar hasta que alguien se siente.
       *[waiting] Su asiento queda libre para quien tenga el enlace.
      }
    .yes = Quitar
    .no = Dejar que siga
confirm-give = ¿Dar el asiento de { $name } a un bot?
    .text = { $bot } seguirá jugando, y { $name } no podrá volver a este asiento.
    .yes = Dar el asiento
    .no = Seguir esperando
invited-title = ¿Primera vez en Twelvefold?
invited-tile = En cada ronda, toma una ficha y colócala en tu planeta.
invited-animal = Los animales van al planeta que más les conviene.
invited-points = Gana animales y cumple tu objetivo secreto. Vence quien suma más puntos.
invited-learn = Aprender a jugar en dos minutos
confirm-resign = ¿Te rindes?
    .text = { $after ->
        [bot] Un bot seguirá jugando por ti. No podrás volver a esta partida.
       *[end] La partida termina al instante, sin ganador.
      }
    .yes = Rendirse
    .no = Seguir jugando
confirm-end = { $others ->
    [none] ¿Terminar esta partida?
   *[some] ¿Votar por terminar esta partida?
  }
    .text = { $others ->
        [none] Termina al instante, sin ganador.
       *[some] Termina sin ganador en cuanto todos estén de acuerdo. Hasta entonces puedes cambiar de idea.
      }
    .yes = { $others ->
        [none] Terminar partida
       *[some] Votar por terminar
      }
    .no = Seguir jugando
removed-by = { $by ->
    [administrator] La administración del servidor te ha quitado el asiento.
    [bot] El anfitrión ha dado tu asiento a un bot.
   *[host] El anfitrión te ha quitado el asiento.
  }
removed-hint = { $seat ->
    [open] Puedes seguir mirando o volver a sentarte mientras el asiento esté libre.
   *[taken] Puedes seguir mirando la partida.
  }
removed-closed = Aquí ya no se puede jugar, pero aún puedes mirar los planetas.
removed-stay = Quedarse en la mesa
clock-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
  }

## The table: menu, help, handing over

menu-say = Decir algo
menu-seats = Asientos
menu-hand-over = Ceder el asiento de { $name }
menu-hand-over-hint = El asiento será de quien abra primero este enlace. Sirve una sola vez, durante 24 horas como mucho, y solo hasta que acabe la partida.
menu-only-here = Esta partida solo está en este dispositivo: nadie más puede unirse.
menu-fill = Dar el asiento de { $name } a un bot: { $bot }
menu-open = Liberar el asiento de { $name }
take-over-title = Este asiento es para ti
take-over-hint = Alguien te cede su asiento en esta mesa. Seguirás donde lo dejó.
take-over = Ocupar el asiento
menu-leave = Salir de la partida
menu-end = Terminar la partida
menu-play-on = Seguir jugando
menu-resign = Rendirse
help-title = Teclas y gestos
help-hands = Arrastra para girar el planeta y pellizca para acercarlo. Arrastra una ficha hasta una cara, o toca la ficha y luego la cara. Para girar la ficha, usa la rueda, el clic derecho o dos dedos. Tócala otra vez para colocarla.
help-take = tomar una ficha
help-aim = ir a una cara vecina
help-turn = girar la ficha
help-place = colocar la ficha y luego confirmar
help-take-back = deshacer
help-put-back = devolver la ficha o cerrar
help-next = mostrar ya lo siguiente
help-regions = leer en voz alta las regiones del planeta
help-map = cambiar entre mapa y globo
help-help = mostrar esta ayuda
help-play = reproducir o pausar
help-step = retroceder o avanzar una jugada
help-round = retroceder o avanzar una ronda
help-ends = ir al comienzo o al final
help-mistake = error siguiente o anterior
help-better = mostrar la mejor jugada o la que se hizo
help-option = mostrar la jugada hecha o una de las mejores
curtain-title = Pasa el dispositivo a { $name }
curtain-why = Nadie más debe ver su objetivo.
curtain-open = Soy { $name }

## Replay

replay-title = Repetición
replay-move = Jugada { $move } de { $moves }
replay-start = Comienzo
replay-first = Ir al comienzo
replay-last = Ir al final
replay-back = Retroceder una jugada
replay-on = Avanzar una jugada
replay-round-back = Retroceder una ronda
replay-round-on = Avanzar una ronda
replay-play = Reproducir
replay-pause = Pausar
replay-slider = Jugadas
replay-file = Abrir una partida guardada
replay-bad = Esto no es una partida guardada válida: { $why }
replay-not-record = Esto no es una partida guardada válida.
replay-none = No hay ninguna repetición de esta partida.
replay-choose = Abre una partida que hayas guardado.

## Un análisis con otras personas

shared-title = Analizar en grupo
shared-how = Quien abra este enlace sigue el análisis. Cada cual puede mirar por su cuenta y volver.
shared-no-server = Para analizar en grupo hace falta un servidor, y esta página no lo tiene.
shared-only-players = Solo pueden abrir el enlace quienes han jugado en esta mesa.
shared-link = Enlace a este análisis
shared-people = Quién está aquí
shared-door =
    { $count ->
        [one] Analizar en grupo: { $count } persona aquí
       *[other] Analizar en grupo: { $count } personas aquí
    }
shared-you = { $name } (tú)
shared-guest = Sin nombre
shared-you-lead = Diriges el análisis
shared-leads = { $name } dirige el análisis
shared-away = reconectando…
shared-looking = Estás mirando por tu cuenta
shared-follow = Volver a seguir
shared-pass = Ceder la dirección
shared-pass-to = Ceder la dirección a { $name }
shared-leave = Salir
shared-full = No queda sitio en este análisis.
shared-came = { $name } se une al análisis.
shared-went = { $name } se va.

## Líneas: jugadas que se prueban desde una posición de una partida terminada

line-try = Probar jugadas
line-count = Líneas ({ $count })
line-list = Líneas
line-title = Probando jugadas
line-none = Aún no hay líneas. Elige «Probar jugadas» en cualquier momento de la partida y tus jugadas se guardarán aquí.
line-back = Volver a la partida
line-after = Tras la jugada { $move }
line-go-on = Que jueguen bots
line-redo = Rehacer
line-players = Quién juega
line-players-hint = Los bots solo saben lo que se puede saber desde su asiento.
line-you = Tú
line-unnamed = Línea { $number }
line-from-game = { $count ->
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }, sale de la partida tras la jugada { $move }
line-from-line = { $count ->
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }, sale de { $name } tras la jugada { $move }
line-rename = Cambiar el nombre de { $name }
line-name = Nombre de la línea
line-save = Guardar
line-delete = Borrar { $name }
line-sure = ¿Borrar { $name }?
    .text = Se perderán sus jugadas.
    .yes = Borrar
    .no = Conservarla
line-compare = Comparar
line-left = A la izquierda
line-right = A la derecha
line-game = La partida
line-animals = Animales { $points }
line-objective = Objetivo { $points }
line-wins = Gana { $chance }
line-share = Copiar enlace
line-file = Guardar como archivo
line-full = No queda sitio para otra línea. Borra una para conservar tus jugadas.

## Planes: fichas que se prueban durante una partida y que nadie más ve

plan-title = Probando fichas
plan-back = Volver a la mesa
plan-private = Solo lo ves tú
plan-spoken = Nadie más ve lo que pruebas aquí. Mientras tanto, la partida sigue.
plan-list = Planes
plan-none = Aún no hay planes. Coloca una ficha y tu plan se guardará aquí hasta el final de la partida.
plan-hint = Solo los ves tú. Se guardan hasta el final de la partida.
plan-begin = Plan nuevo
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }, en el planeta de { $name }
plan-now = Como está ahora
plan-same = Las pujas son las mismas.
plan-wins = ganaría

## Reviews: verdicts; why a move is better; what luck decided

review-title = Análisis
review-chart = Probabilidad de ganar
review-steps = Probabilidades y jugadas
review-row = Jugada { $move }, { $name }: { $verdict }
review-start = Recorre la partida con las flechas o los botones, o toca el gráfico.
review-waiting = Aún sin analizar. Un momento…
review-progress = Analizando la jugada { $move } de { $moves }
review-failed = Algo ha fallado y el análisis no está completo.
review-done = Toda la partida está analizada.
review-refused = Esta partida no se puede analizar: { $why }
review-again = Reintentar
review-where = Ronda { $round } · jugada { $move }
review-options = Jugadas para comparar
review-why = Por qué es mejor
review-placement = ficha { $slot }, cara { $face }
review-best = La mejor
review-other = Alternativa
review-played = Jugada
review-luck-of = { $of ->
    [pile] Fichas nuevas: { $name } { $change }
    [animals] Animal revelado: { $name } { $change }
   *[deal] Reparto: { $name } { $change }
  }
review-moments = Lo que más importó
review-moments-none = Ninguna jugada ni montón cambió mucho esta partida.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Suerte con las fichas: { $name }
   *[animals] Suerte con un animal: { $name }
  }
review-round = Ronda { $round }
review-skill = Suerte y habilidad
review-luck = suerte
review-play = juego
review-skill-later = Aparecerá cuando se hayan analizado todas las jugadas.
review-won = Ganada
review-lost = Perdida
review-shared = Victoria compartida
review-sum = A partes iguales { $even }, suerte { $luck }, juego { $play }
review-accuracy = Precisión
review-error = Pérdida por decisión
review-level = Ha jugado como
review-revealed = Con todo a la vista
review-revealed-hint = Juzga cada jugada como si se hubieran conocido las fichas por venir, los animales ocultos y todos los objetivos.
review-next-mistake = Siguiente error
review-summary = Resumen
review-step = { $name }: { $verdict }, { $chance } de ganar.
review-step-loss = { $name }: { $verdict }, de { $before } a { $after } de ganar.
review-step-better = En pantalla: { $placement }, { $chance } de ganar.
review-retry = Repetir mis errores
verdict-best = la mejor
verdict-good = buena
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
verdict-forced = ya decidido
reason-apart = La cara { $face } guarda distancia ({ $habitat } sin contacto con { $other }): { $animal } { $before } → { $after }
reason-touching = La cara { $face } amplía la región ({ $habitat } en contacto con { $other }): { $animal } { $before } → { $after }
reason-most = La cara { $face } añade una región ({ $habitat }): { $animal } { $before } → { $after }
reason-room = La cara { $face } deja mejores opciones: { $animal } { $before } → { $after }
reason-denial = Menos para { $name }: { $animal } { $before } → { $after }
reason-objective = Objetivo { $points }
luck-deal = reparto
luck-pile = fichas
luck-animals = animales
mistake-objective-dropped = Objetivo abandonado muy pronto
    .what = Añadiste menos parcelas para tu objetivo, aunque sus puntos seguían a tu alcance.
    .advice = Antes de cambiar de plan, cuenta cuántas parcelas faltan para el siguiente escalón.
mistake-objective-chased = Objetivo a toda costa
    .what = Añadiste parcelas para tu objetivo, pero un animal valía más.
    .advice = Un animal vale hasta 2 puntos: ve a por él si el siguiente escalón de tu objetivo aún queda lejos.
mistake-habitats-touch = Contacto indebido
    .what = Tu región tocó el hábitat que debía evitar y dejó de contar para un animal.
    .advice = Antes de colocar una ficha, revisa cada arista: ¿pone en contacto hábitats que un animal quiere separados?
mistake-regions-joined = Regiones unidas
    .what = Tu ficha amplió una región que ya tenías, cuando una región más habría contado.
    .advice = Si un animal pide el mayor número de regiones, deja huecos entre ellas.
mistake-region-scattered = Hábitat disperso
    .what = Empezaste una región nueva, aunque la mayor podía crecer.
    .advice = Para la mayoría de los animales solo cuenta tu mayor región. Gira la ficha para que el mismo hábitat coincida en la arista.
mistake-region-closed-in = Región encerrada
    .what = Dejaste a tu región menos lados libres por los que crecer.
    .advice = Deja caras libres junto a las regiones que quieras hacer crecer.
mistake-tile-left = Buena ficha para un rival
    .what = Con la ficha que dejaste, un rival puede pujar más por un animal.
    .advice = Antes de elegir, mira quién juega después y qué ficha le viene bien.
mistake-rival-unopposed = Animal cedido sin luchar
    .what = Podías haber pujado más por un animal y ponérselo más difícil a un rival.
    .advice = No hace falta ganar todos los animales: con un empate, tu rival tampoco se lo lleva.
mistake-animal-missed = Animal al alcance, perdido
    .what = Podías haber hecho más por un animal de esa ronda o de la siguiente.
    .advice = Antes de cada jugada, compara las pujas de todos por los animales de esta ronda y de la siguiente.
mistake-animal-forgotten = Animal futuro olvidado
    .what = Podías haber preparado el terreno para un animal que llega más adelante.
    .advice = Elige dos o tres animales que lleguen más adelante y haz que cada ficha ayude al menos a uno.
mistake-misplaced = Buena ficha, mal sitio
    .what = La misma ficha valía más en otra cara o girada de otro modo.
    .advice = Prueba la ficha en varias caras y girada de varias maneras antes de colocarla.
mistakes-title = Tus errores
mistakes-games = { $count ->
    [one] Una partida analizada
   *[other] { $count } partidas analizadas
  }
mistakes-empty = Termina una partida y abre su análisis. Tus errores se guardan aquí para que vuelvas a intentarlo.
mistakes-play = Jugar una partida
mistakes-unreviewed = Algunas de tus partidas aún no se han analizado.
mistakes-review = { $count ->
    [one] Analizar la última partida
   *[other] Analizar las últimas { $count } partidas
  }
mistakes-reviewing = Analizando la partida { $game } de { $games }
mistakes-stop = Parar
mistakes-kinds = Lo que más se te escapa
mistakes-flawless = Ni un error en estas partidas. ¡Bien jugado!
mistakes-retry-all = Repetirlos todos
mistakes-retry = Reintentar
mistakes-retry-kind = Reintentar: { $kind }
mistakes-left = { $count ->
    [one] 1 por resolver
   *[other] { $count } por resolver
  }
mistakes-all-solved = Todo resuelto
mistakes-count = { $count ->
    [one] una vez
   *[other] { $count } veces
  }
mistakes-other = Otros errores
mistakes-trend = Cómo juegas últimamente
mistakes-latest = Medias de tus últimas partidas. Cada punto es una partida.
mistakes-seats = Jugadores
mistakes-all = Todas
mistakes-accuracy = Precisión
    .hint = 100 %: solo las mejores jugadas
mistakes-error = Pérdida por decisión
    .hint = Opciones de ganar que regalas
mistakes-luck = Suerte
    .hint = Lo que te dieron fichas y animales
mistakes-change = { $change } respecto a antes
mistakes-line = Últimas partidas: { $values }
mistakes-step = Ejercicio { $number } de { $count }
mistakes-round = Ronda { $round }
mistakes-leave = Salir de los ejercicios
mistakes-task = Tu jugada redujo aquí tus opciones de ganar en un { $loss }. Encuentra una mejor.
mistakes-judging = Comprobando tu jugada…
mistakes-same = Esa es la jugada que hiciste en la partida.
mistakes-closer = Mejor que en la partida, pero hay una jugada más fuerte.
mistakes-wrong = No es mejor que tu jugada de la partida.
mistakes-good = ¡Buena jugada!
mistakes-best = ¡Es la mejor jugada!
mistakes-solution = Esta es la mejor jugada.
mistakes-gap = Mejor jugada: { $before }. Esta: { $after }.
mistakes-gain = Tus opciones de ganar: { $before } → { $after }
mistakes-again = Intentar otra vez
mistakes-check = Comprobar otra vez
mistakes-show = Ver la solución
mistakes-next = Siguiente
mistakes-finish = Terminar
mistakes-other-move = Probar otra jugada
mistakes-none = Aquí no hay nada que repetir.
mistakes-over = Encontraste una buena jugada en { $solved } de { $count } posiciones.
mistakes-once-more = Repetir

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Problema
puzzle-daily = Problema del día
puzzle-task = Encuentra la colocación con la que más probabilidades tienes de ganar.
puzzle-outcome = Resultado
puzzle-right = ¡Correcto!
puzzle-wrong = No del todo.
puzzle-shown = Solución:
puzzle-result = Tu probabilidad de ganar es del { $best }. Con cualquier otra colocación, del { $second } como mucho.
puzzle-missed = Tu probabilidad de ganar es del { $chance }. Con otra colocación sería del { $best }.
puzzle-why = Por qué es mejor que la jugada de la partida ({ $chance }):
puzzle-why-own = Por qué es mejor que tu colocación ({ $chance }):
puzzle-again = Reintentar
puzzle-show = Ver la solución
puzzle-next = Siguiente problema
puzzle-rating = Tu rating: { $rating }
puzzle-about = Problema { $name } · rating { $rating }
puzzle-theme = Tema
puzzle-theme-any = Cualquier tema
puzzle-unknown = Este problema no existe.
puzzle-all-tried = Ya has probado todos los problemas.
puzzle-theme-tried = Ya has probado todos los problemas de este tema.
# Limit: 36
puzzle-missed-again = Repetir los fallados
# Limit: 24
puzzle-start-over = Empezar de nuevo
puzzle-card-new = Una colocación decide la partida
puzzle-card-solved = Resuelto hoy
puzzle-card-more = Más problemas
puzzle-theme-apart = Sin contacto
puzzle-theme-touching = En contacto
puzzle-theme-most = Más regiones
puzzle-theme-room = Mejores opciones
puzzle-theme-denial = Frenar a un rival
puzzle-theme-objective = Objetivo

## The rulebook: its page, and the ways to it

see-rules = Reglas
why = Ver la regla
why-placing = Cómo se colocan las fichas
why-bids = Cómo eligen planeta los animales
why-objective = Cómo puntúa el objetivo
why-scoring = Cómo se cuentan los puntos
rulebook-title = Reglas
rulebook-page = Reglas – { $game }
rulebook-contents = Índice
rulebook-search = Buscar en las reglas
rulebook-found = { $chapters ->
    [one] Aparece en { $chapters } capítulo.
   *[other] Aparece en { $chapters } capítulos.
  }
rulebook-nothing = No hay resultados para «{ $words }».

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(decisión nuestra)**
rules-aim = De qué va el juego
rules-aim-planet = Das forma a un planeta. En cada una de las doce rondas le añades una ficha. A partir de la tercera, los animales buscan un hogar y se quedan donde más les gusta.
rules-aim-win = Tras doce rondas, tu planeta está completo. Gana quien haya creado el mejor hogar para los animales y para un hábitat secreto.
rules-aim-ours = Estas son las reglas con nuestras propias palabras. Donde los reglamentos impresos callan o sus ediciones no coinciden, hemos tenido que decidir. Esos puntos llevan la marca { rules-ours }.
rules-words = Términos clave
rules-word = Término
rules-meaning = Significado
rules-word-habitat = hábitat
rules-meaning-habitat = Océano, bosque, desierto, montaña o glaciar.
rules-word-planet = planeta
rules-meaning-planet = Un dodecaedro con 12 caras. En cada cara va una ficha.
rules-word-tile = ficha
rules-meaning-tile = Un continente: un pentágono con cinco parcelas. En la caja hay 50.
rules-word-area = parcela
rules-meaning-area = Un triángulo de una ficha. Un planeta completo tiene 60.
rules-word-region = región
rules-meaning-region = Todas las parcelas de un mismo hábitat conectadas entre sí. Una sola parcela también es una región.
rules-word-animal = animal
rules-meaning-animal = Una carta con un requisito y un hábitat, que se reconoce por el color del marco. En la caja hay 45.
rules-word-objective = objetivo
rules-meaning-objective = Una carta secreta con un hábitat. Al final da puntos por las parcelas de ese hábitat que haya en tu planeta.
rules-word-seat = asiento
rules-meaning-seat = Un lugar en la mesa. Los asientos se numeran en sentido horario: el siguiente es el de tu izquierda. Los programas cuentan desde 0.
rules-word-round = ronda
rules-meaning-round = Todo el mundo coloca una ficha y después aparece la vida. Hay 12. Las reglas impresas a veces las llaman turnos.
rules-word-offer = fichas a la vista
rules-meaning-offer = Las fichas de la ronda que están boca arriba y que nadie ha tomado todavía.
rules-word-bid = puja
rules-meaning-bid = Lo que un planeta ofrece a un animal, en forma de número.
rules-touch = Cuándo se tocan dos parcelas
rules-touch-edge = Dos parcelas se tocan si comparten un lado: una junto a otra en la misma ficha, o a ambos lados de la arista entre dos caras. Si solo coinciden en una esquina, no se tocan { rules-ours }.
rules-touch-three = En un planeta completo, cada parcela toca exactamente otras tres.
rules-picture-contacts = Cuatro parejas de bosques. Se tocan a través de la arista entre dos caras y lado a lado en una misma ficha. No se tocan en una esquina ni a través del centro de una ficha.
rules-contact-edge = A través de una arista
rules-contact-tile = En una misma ficha
rules-contact-corner = En una esquina
rules-contact-middle = A través del centro
rules-contact-yes = Se tocan.
rules-contact-no = No se tocan.
rules-regions = Regiones
rules-regions-grow = Las parcelas de un mismo hábitat que se tocan forman una región. Una región puede pasar de ficha en ficha hasta dar la vuelta al planeta.
rules-picture-regions = Un planeta con ocho fichas y cuatro caras libres. Sus tres bosques están marcados. Tienen 8 parcelas, 4 parcelas y 1 parcela.
rules-regions-title = Tres bosques
rules-regions-caption = Parcelas: 8, 4 y 1
rules-regions-map = Un mapa plano corta el planeta, así que una región puede continuar en otro lugar del mapa. Un borde de puntos muestra dónde. Si el otro lado queda lejos, una letra pequeña nombra la cara.
rules-regions-example = En la imagen, el bosque de 8 ocupa partes de las caras c, b y g; el de 4, partes de la d y la i. La parcela suelta de la cara a solo coincide con el bosque de 8 en una esquina, así que es otra región.
rules-setup = Preparación
rules-setup-players = Pueden jugar de 2 a 4 personas. Cada una empieza con un planeta vacío.
rules-setup-tiles = Mezcla las 50 fichas y forma con ellas diez pilas de cinco, boca abajo: una para cada una de las rondas 1 a 10. Las pilas 11 y 12 se van llenando durante la partida.
rules-setup-animals = Mezcla los 45 animales y coloca 20 boca arriba bajo las rondas, como muestra la tabla. Deja los otros 25 en la caja, sin mirarlos.
rules-setup-objectives = Reparte en secreto un objetivo por persona. No hay dos iguales. Deja los demás en la caja, sin mirarlos.
rules-setup-first = Empieza la persona más joven. En pantalla, lo elige el anfitrión o lo decide el azar { rules-ours }.
rules-layout-round = Rondas
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animales en cada una
rules-layout-none = ninguno
rules-round = Una ronda
rules-round-parts = Cada una de las doce rondas tiene tres partes.
rules-round-lay = Todo el mundo coloca una ficha.
rules-round-life = A partir de la ronda 3, aparece la vida: los animales buscan un planeta.
rules-round-token = El marcador de primer jugador pasa a la izquierda.
rules-placing = Colocar fichas
rules-placing-take = Se revelan las cinco fichas de la ronda. Empieza el primer jugador de la ronda y se sigue en sentido horario. En tu turno tomas una de las fichas que quedan y la colocas en cualquier cara libre de tu planeta, en cualquiera de las cinco orientaciones.
rules-placing-free = Nada tiene que encajar, y la ficha no tiene que quedar junto a otra. Una vez colocada, ya no se mueve { rules-ours }.
rules-picture-rotations = Una ficha en sus cinco orientaciones, cada una girada un quinto de vuelta más en sentido antihorario.
rules-leftovers = Fichas sobrantes
rules-leftovers-piles = Las fichas que nadie ha tomado van boca abajo a la pila 11 hasta que tenga cinco, y luego a la pila 12 hasta que tenga cinco. Las demás salen de la partida, igual que las que sobran en las rondas 11 y 12.
rules-leftovers-order = Las fichas sobrantes llegan a una pila en el orden en que se revelaron. Las de las pilas 11 y 12 se revelan después en el orden en que llegaron { rules-ours }.
rules-life = Aparece la vida
rules-life-look = A partir de la ronda 3, cuando todo el mundo ha colocado su ficha, se resuelven uno a uno los animales de la ronda. Cada planeta hace una puja, y la mejor gana la carta.
rules-token = Quién empieza después
rules-token-left = La siguiente ronda la empieza quien está a la izquierda del primer jugador de la ronda.
rules-requirements = Qué piden los animales
rules-requirements-three = Cada animal tiene un hábitat y pide una de estas tres cosas. Lo que ofrece un planeta es su puja.
rules-requirement = El animal pide
rules-requirement-bid = Un planeta puja
rules-requirement-most = **el mayor número** de regiones
rules-requirement-most-bid = el número de sus regiones del hábitat del animal
rules-requirement-touching = una región **en contacto** con otro hábitat
rules-requirement-touching-bid = de sus regiones del hábitat del animal, el tamaño de la mayor que toca al menos una parcela del otro hábitat
rules-requirement-apart = una región **sin contacto** con otro hábitat
rules-requirement-apart-bid = de sus regiones del hábitat del animal, el tamaño de la mayor que no toca ninguna parcela del otro hábitat
rules-requirements-size = El tamaño de una región es su número de parcelas. Una cara libre no toca nada.
rules-most = Mayor número de regiones
rules-most-example = El **panda** pide el mayor número de regiones de bosque. Cada región cuenta 1, por pequeña que sea. Este planeta tiene cuatro bosques, así que puja 4.
rules-picture-most = Un planeta con cuatro bosques, marcados y contados: puja 4 por el panda.
rules-most-caption = Regiones de bosque: 4
rules-touching = En contacto
rules-touching-example = El **zorro** pide bosque en contacto con glaciar. Basta con tocar una parcela de glaciar: cuenta el bosque entero. En este planeta, el mayor de esos bosques tiene 9 parcelas, así que puja 9.
rules-picture-touching = El mismo planeta. Está marcado su mayor bosque en contacto con glaciar: puja 9 por el zorro.
rules-touching-caption = Bosque en contacto con glaciar: 9 parcelas
rules-apart = Sin contacto
rules-apart-example = La **ardilla** pide bosque sin contacto con glaciar. Da igual qué más toque el bosque. En este planeta, el mayor de esos bosques tiene 6 parcelas, así que puja 6.
rules-picture-apart = El mismo planeta. Está marcado su mayor bosque sin contacto con glaciar: puja 6 por la ardilla.
rules-apart-caption = Bosque sin contacto con glaciar: 6 parcelas
rules-award = Quién se lleva el animal
rules-award-best = La mejor puja gana la carta si es al menos 1 y nadie más puja lo mismo.
rules-award-itself = Solo cuentan las regiones que cumplen el requisito por sí mismas. Si tu mayor bosque no lo cumple, el segundo aún puede contar { rules-ours }. En el planeta de arriba, el mayor bosque toca un glaciar, así que para la ardilla cuenta el de 6.
rules-ties = Empates
rules-ties-carried = Si hay empate en la mejor puja, o si nadie puja { rules-ours }, nadie se lleva la carta. La carta espera al final de la columna de la siguiente ronda y se vuelve a decidir cuando esa ronda termina.
rules-last-round = Empates en la última ronda
rules-last-round-why = Tras la ronda 12 ya no hay una siguiente ronda en la que esperar.
rules-last-round-most = Si el animal pide **el mayor número** de regiones, la carta empatada se descarta: vuelve a la caja.
rules-last-round-second = Si pide una región **en contacto** o **sin contacto**, los jugadores empatados comparan la segunda más grande de sus regiones que cumplen el requisito. Gana la mayor, y quien tenga una menor queda fuera. Si el empate sigue, se compara la tercera. Una región que falta cuenta 0. Si ni así se deshace el empate, la carta se descarta.
rules-last-round-none = Un animal por el que nadie puja se descarta.
rules-last-round-ours = Algunas ediciones solo preguntan si alguien cumple el requisito por segunda vez; otras, quién lo cumple mejor. Aquí comparamos los tamaños { rules-ours }.
rules-picture-fox = Dos planetas en la ronda 12. Ada y Bea tienen cada una un bosque de 9 parcelas que toca un glaciar. Bea tiene otro de 5 parcelas.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, pero sin segundo bosque
rules-bea-caption = 9 y luego 5: el zorro es para Bea
rules-last-round-example = El zorro pide bosque en contacto con glaciar. Ada y Bea pujan 9. Bea tiene un segundo bosque que toca un glaciar, de 5 parcelas. Ada también tiene un bosque de 6, pero no toca ningún glaciar, así que no cuenta. El zorro es para Bea. En cualquier ronda anterior habría esperado.
rules-known = Información pública y oculta
rules-known-open = Todo el mundo puede mirar en cualquier momento los planetas, los animales boca arriba y las cartas ganadas. Queda oculto lo siguiente:
rules-known-piles = las pilas que aún no se han revelado y las cartas de la caja
rules-known-objectives = los objetivos de los demás, hasta el final
rules-known-mystery = con animales misteriosos, los que están boca abajo
rules-known-leftovers = Las fichas que fueron boca abajo a las pilas 11 y 12 las ha visto todo el mundo. No hace falta recordarlas: Twelvefold las muestra.
rules-end = El final
rules-end-score = Tras la ronda 12 se revelan los objetivos. Puntúas por tu objetivo y por tus animales.
rules-objective = El objetivo
rules-objective-step = Cuenta en tu planeta las parcelas del hábitat de tu objetivo. Obtienes los puntos del escalón más alto que alcances: solo los de ese escalón, no la suma. Por debajo del primero obtienes 0.
rules-objective-table = Parcelas necesarias
rules-scoring = Los animales
rules-scoring-animals = Cada animal vale 2 puntos, o solo 1 si tiene el hábitat de tu objetivo. Los animales puntúan aunque no hayas alcanzado ningún escalón.
rules-winner = Quién gana
rules-winner-points = Gana quien tenga más puntos. Si hay empate a puntos, decide el número de cartas de animal. Si también hay empate en eso, la victoria se comparte.
rules-variants = Dos variantes
rules-variants-combine = Juega con una de ellas o con las dos a la vez.
rules-beginner = Principiantes
rules-beginner-how = No hay objetivos. Cada animal vale 1 punto.
rules-mystery = Animales misteriosos
rules-mystery-lie = Bajo cada una de las rondas 3 a 12 van dos de los 20 animales, uno boca arriba y otro boca abajo.
rules-mystery-turn = Al final de cada una de las rondas 1 a 10, cuando ya se han repartido los animales, se revela el que está boca abajo dos rondas más adelante: el de la ronda 3 al final de la ronda 1, y así hasta el de la ronda 12 al final de la ronda 10.
rules-box = La caja
rules-box-data = Algunas cartas impresas se conocen con certeza; las demás las hemos tenido que reconstruir. Por eso la caja son datos, no código. Si tienes el juego, puedes introducir tus propias fichas y cartas: la página boxes.md de la documentación explica cómo.
rules-box-standard = En la caja estándar, cada hábitat tiene nueve animales. Uno pide **el mayor número** de regiones. Cuatro piden una región **en contacto** con otro hábitat y cuatro, una **sin contacto**: uno de cada tipo por cada uno de los demás hábitats. Hay 2 fichas por cada pareja de hábitats y 3 por cada trío.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeta
    .does = tu planeta, cara por cara; con un número, el de otro jugador, como en p 2
grammar-regions = regiones, región
    .does = las regiones de tu planeta; con un número, las de otro jugador
grammar-face = cara
    .does = una cara, lado por lado; con un número, la de otro jugador, como en g 2
grammar-animals = animales, animal, pujas
    .does = los animales que esperan y la puja de cada planeta; con un número, los de una ronda, como en z 5
grammar-offer = fichas, ficha
    .does = las fichas a la vista
grammar-objective = objetivo
    .does = tu objetivo y tus avances
grammar-status = estado, ronda
    .does = la ronda, de quién es el turno y los animales de cada jugador
grammar-log = registro, diario, jugadas
    .does = qué ha pasado en esta ronda y en la anterior
grammar-undo = deshacer, devolver
    .does = devolver la ficha que tienes en la mano
grammar-hint = pista
    .does = qué haría un buen bot
grammar-help = ayuda
    .does = esta lista
grammar-quit = salir, terminar
    .does = salir de la partida
grammar-do-place = colocar la ficha 3 en la cara g, con la orientación 1; Enter confirma
grammar-do-try = qué cambiaría esa jugada
grammar-do-turns = qué cambiaría cada orientación de la ficha 3 en la cara g
grammar-do-tile = los cinco hábitats de la ficha 3
grammar-faces = Las caras van desde la a hasta la l: la a es el polo norte; de la b a la f, el anillo que lo rodea; de la g a la k, el anillo que rodea el polo sur; y la l, el polo sur.
grammar-rotations = Las orientaciones van de 0 a 4, en sentido antihorario. Con la orientación 0, el primer hábitat de la ficha mira al polo más cercano. En la cara a, mira a la b; en la l, a la g.
grammar-wrong-word = No conozco «{ $text }». Escribe «ayuda» para ver qué se puede escribir.
grammar-wrong-tile = Una ficha es un número del 1 al 5, como en 3g1, no «{ $text }».
grammar-wrong-face = Una cara es una letra latina entre la a y la l, como en 3g1, no «{ $text }».
grammar-wrong-rotation = Una orientación es un número del 0 al 4, como en 3g1, no «{ $text }».
grammar-wrong-tile-first = Una jugada empieza con el número de su ficha, como en 3g1, no con «{ $text }».
grammar-wrong-seat = En esta mesa no hay ningún jugador «{ $text }».
grammar-wrong-round = Una ronda es un número del 1 al 12, no «{ $text }».
grammar-wrong-extra = Quita «{ $text }»: ahí sobra.
grammar-wrong-long = Esa línea es demasiado larga. Escribe «ayuda» para ver qué se puede escribir.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronda { $round } de { $rounds }: tu turno.
spoken-confirm = Pulsa Enter para colocarla o escribe otra jugada.
spoken-put-back = { $move }: ficha devuelta.
spoken-free = Caras libres: { $faces }.
spoken-face = Planeta de { $name }, cara { $face }:
spoken-edge = { $habitat } hacia { $face }
spoken-edge-joins = { $habitat } hacia { $face }, donde continúa
spoken-edge-alone = Hacia { $face }: { $habitat }, nada al otro lado.
spoken-edge-beside = Hacia { $face }: { $habitat }; al otro lado, { $beyond }.
spoken-open = Hacia { $face }: libre, nada al otro lado.
spoken-open-beside = Hacia { $face }: libre; al otro lado, { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } parcela
   *[other] { $areas } parcelas
  } en { $count ->
    [one] { $count } región
   *[other] { $count } regiones
  }: { $sizes }.
spoken-bid = { $name } puja { $bid }
spoken-race = Ronda { $round }: { $animal }. { $requirement }. { $bids }. { $name } va por delante.
spoken-race-draw = Ronda { $round }: { $animal }. { $requirement }. { $bids }. Empate.
spoken-race-none = Ronda { $round }: { $animal }. { $requirement }. Aún no hay pujas.
spoken-has = { $name } tiene { $count ->
    [one] { $count } animal
   *[other] { $count } animales
  }: { $animals }.
spoken-has-none = { $name } aún no tiene ningún animal.
spoken-lies = { $move } pondría { $edges }.
spoken-brings = { $move } cambiaría { $changes }.
spoken-brings-nothing = { $move } no cambiaría ninguna puja.
spoken-change = { $animal } de { $before } a { $after }
spoken-change-objective = objetivo { $habitat } de { $before } a { $after }
spoken-then = { $animals }: { $name } iría por delante.
spoken-then-nobody = { $animals }: nadie iría por delante.
spoken-score = { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  }. { $objective } por el objetivo { $habitat }, { $animals } por { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animales
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  } por { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animales
  }.

## The line for typed moves at the table in the browser

typed-title = Jugadas y preguntas por escrito
typed-line = Escribe una jugada o una pregunta
typed-hint = 3g1 coloca la ficha 3 en la cara g, con la orientación 1. Escribe «ayuda» para ver más. Esc sale de la línea.
typed-open = Escribir jugada o pregunta
typed-said = Avisos
spoken-held = Ficha colocada. Enter confirma, U deshace.
spoken-nothing-back = No hay nada que devolver ni deshacer.
spoken-waits = Ronda { $round }: { $animal }. { $requirement }.
help-type = escribir una jugada o una pregunta
settings-typing = Mostrar una línea para escribir jugadas y preguntas

## The game in a terminal

cli-text-welcome = { $variant }. Eres { $name }. Rivales: { $rivals }.
cli-text-ask-for-help = Escribe ? para ver la ayuda.
cli-text-prompt = Tu jugada:
cli-text-prompt-held = Enter coloca { $move }:
cli-text-nothing-held = No tienes ninguna ficha en la mano. Las fichas colocadas ya no se mueven.
cli-text-hint = Sugerencia: { $move }, { $chance } de ganar
cli-text-hint-others = Alternativas: { $moves }
cli-text-kept = Tu partida está guardada en { $file }.
cli-text-go-on = Para seguir, ejecuta { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = la última partida de { $file } ya ha terminado: empieza otra sin --resume
cli-no-level = no existe el nivel { $level }: elige entre { $levels }
cli-play-not-in-text = { $option } solo sirve en el navegador: quita esa opción o --text
cli-play-only-in-text = { $option } solo sirve en la terminal: añade --text
cli-play-not-resumed = { $option } solo sirve en una partida nueva: quita esa opción o --resume

## The lesson: what is said while one learns on a real table

lesson-title = Lección
lesson-leave = Salir de la lección
lesson-restart = Empezar de nuevo
lesson-ways = Salir o empezar de nuevo
lesson-back = Volver a la invitación
lesson-ask-leave = ¿Salir de la lección?
    .text = Tu progreso queda guardado. Puedes seguir cuando quieras desde el inicio.
    .yes = Salir
    .no = Seguir aprendiendo
lesson-ask-restart = ¿Empezar la lección de nuevo?
    .text = Perderás tu progreso en la lección y la partida de la mesa.
    .yes = Empezar de nuevo
    .no = Seguir aprendiendo
lesson-way = Paso { $step } de { $steps }
lesson-go-on = Continuar
lesson-show = Ver cómo
lesson-play-on = Seguir jugando
lesson-hurry = Jugar más rápido
lesson-wait = { $bot } está eligiendo una ficha…
lesson-wait-task = Coloca la ficha que quieras.
lesson-welcome = ¡Te damos la bienvenida! Este es tu planeta: doce caras para doce rondas. Los animales se quedan donde más les gusta. { $bot } también los quiere, pero el primero será para ti.
lesson-take = Cada ficha tiene cinco parcelas, y cada parcela es un hábitat. El primer animal busca sobre todo uno: { $habitat }. Toma una de las fichas que más tengan.
    .keys = Teclas: de 1 a 5
lesson-take-other = Esa ficha tiene menos que otras. Toca una que tenga más.
lesson-aim = Ahora elige una cara y tócala. Vale cualquiera: nada tiene que encajar.
    .keys = Teclas: flechas
lesson-turn = Ahora gira la ficha con una de las flechas redondas que hay bajo tu planeta.
    .keys = Teclas: Q y E
lesson-place = ¿Te gusta así? Pulsa «Colocar».
    .keys = Tecla: Enter
lesson-again = Has devuelto la ficha. Toma la que quieras para continuar.
lesson-laid = ¡Colocada! Tienes un momento para deshacer la jugada. Después, { $bot } coloca una ficha en su propio planeta.
lesson-regions = Las parcelas de un mismo hábitat que se tocan forman una región, también entre fichas. Las esquinas no cuentan. Pasa una ficha sobre tu planeta para ver qué tamaño tendrían sus regiones.
lesson-grow = Las regiones grandes valen mucho, así que haz crecer una. Las parcelas se unen donde el mismo hábitat coincide en una arista.
lesson-task-region = Tu tarea: forma una región de al menos { $goal ->
    [one] { $goal } parcela
   *[other] { $goal } parcelas
  }. Hábitat: { $habitat }.
lesson-task-bid = Tu tarea: coloca una ficha para que tu puja sea de al menos { $goal }.
lesson-task-win = { $bot } puja { $other }. Puja al menos { $goal } y el animal será tuyo.
lesson-missed-region = { $value ->
    [one] Así tu región tendría solo { $value } parcela. Vuelves a tener la ficha: inténtalo de nuevo.
   *[other] Así tu región tendría solo { $value } parcelas. Vuelves a tener la ficha: inténtalo de nuevo.
  }
lesson-missed-bid = Así tu puja sería solo { $value }. Vuelves a tener la ficha: inténtalo de nuevo.
lesson-shown = Así se puede hacer: la ficha está sobre la cara correcta y bien girada. Solo tienes que colocarla.
lesson-solved-region = { $value ->
    [one] ¡Bien hecho! Tienes una región de { $value } parcela.
   *[other] ¡Bien hecho! Tienes una región de { $value } parcelas.
  }
lesson-passed-region = Colocada. No te preocupes: las regiones crecen ficha a ficha y tienes tiempo de sobra.
lesson-solved-bid = ¡Bien hecho! Tu puja es { $value }.
lesson-passed-bid = Colocada. No te preocupes: llegarán otros animales.
lesson-animals = A partir de ahora llegan animales al final de cada ronda. El próximo: { $animal }. Pide: { $requirement }. Irá al planeta que más le ofrezca.
lesson-bid = Los planetas pujan por cada animal, y tu puja va primero. Toca tu número junto a «{ $animal }» y se iluminarán las regiones que cuentan.
lesson-most = { $animal } pide el mayor número de regiones de un hábitat: { $habitat }. El tamaño no importa. Las parcelas que no se tocan son regiones distintas.
lesson-touching = { $animal } pide: { $requirement }. Tu puja es el tamaño de tu mayor región que lo cumpla. Basta con que toque el otro hábitat una vez.
lesson-apart = { $animal } pide: { $requirement }. Tu puja es el tamaño de tu mayor región que lo cumpla. Un solo contacto ya la descarta. Las caras libres no tocan nada.
lesson-life-yours = ¡{ $animal } viene a tu planeta! Tu puja era { $value }; la de { $bot }, { $other }.
lesson-life-theirs = { $animal } va al planeta de { $bot }. Tu puja era { $value }; la de { $bot }, { $other }. Llegarán muchos animales más.
lesson-life-waits = { $animal } aún no va a ningún planeta. Las pujas eran { $value } y { $other }, así que la carta pasa a la siguiente ronda.
lesson-tie-seen = Empate por { $animal }: las dos pujas eran { $value }, así que nadie se lleva la carta. Pasa a la siguiente ronda y se vuelve a pujar.
lesson-tie-picture = Dos pujas de 4: la carta pasa de la ronda 6 a la ronda 7.
lesson-objective = Este es tu objetivo secreto: { $habitat }. Con { $areas } parcelas al final ganas { $points } puntos; con más parcelas, más puntos. Cada animal vale 2, o solo 1 si comparte ese hábitat.
lesson-objective-secret = Cada jugador tiene un objetivo secreto: tener muchas parcelas de un hábitat al final.
lesson-free = { $rounds ->
    [one] ¡Ya conoces el juego! Queda { $rounds } ronda: haz de tu planeta el mejor hogar.
   *[other] ¡Ya conoces el juego! Quedan { $rounds } rondas: haz de tu planeta el mejor hogar.
  }
lesson-next = Próximo animal: { $animal }. Tu puja: { $value }. La de { $bot }: { $other }.
lesson-idle = Juega como quieras. Al final verás cómo se cuentan los puntos.
lesson-end = Así se suman tus puntos: { $objective } por tu objetivo y { $animals } por tus animales, { $total } en total. { $bot } tiene { $other }. Si hay empate a puntos, gana quien tiene más animales.
lesson-end-more = ¡Eso es todo! Vuelve al inicio para enfrentarte a bots más fuertes o invitar a tus amigos.

## The command line: its frame

cli-lang = Idioma: { $codes }; por defecto, el de la configuración regional.
cli-version = Mostrar la versión.
cli-about =
    Construye un planeta con doce fichas: un juego de mesa para jugar, guardar, verificar y medir.

    Proyecto de aficionados, no oficial y sin relación con la editorial del juego.
cli-no-language = no existe el idioma { $name }: elige entre { $codes }

## The command line: options that several commands share

cli-option-players = Número de asientos.
cli-option-seed = Un entero menor que 2**256 o cualquier texto; la misma semilla da las mismas partidas.
cli-option-mystery = La mitad de los animales empieza boca abajo.
cli-option-beginner = Sin objetivos; cada animal vale 1 punto.
cli-option-bots = Quién juega: un bot para todos los asientos, o uno por asiento, separados por comas.
cli-option-own-bots = Permite jugar contra tus propios bots: FILE:NAME o un bot de un paquete, separados por comas; «Nombre=FILE:NAME» muestra otro nombre. Consulta docs/bots.md.
cli-option-box = Jugar con tu propia caja de fichas; consulta docs/boxes.md.
cli-option-json = Salida en JSON, para otros programas.
cli-option-port = Puerto en el que escuchar; 0 elige uno libre.
cli-option-database = Un archivo o postgresql://…; por defecto, un archivo de tu carpeta de datos.
cli-no-box = { $path } no es una caja con la que se pueda jugar
cli-no-stdout = hace falta el nombre de un archivo, no -
cli-cannot-be-read = no se puede leer { $path }: { $why }
cli-playing = Jugando
cli-and = {" y "}

## The command line: play, serve, admin, backup

cli-play = Jugar en el navegador: a solas contra bots, pasando un mismo dispositivo o con amigos. Pulsa Ctrl-C para salir; tus partidas quedan guardadas.
cli-play-lan = Dejar que se unan otros dispositivos de tu red local, como un teléfono cercano.
cli-play-browser = Abrir el navegador, si lo hay.
cli-play-text = Jugar contra bots en la terminal.
cli-play-level = Con --text: el nivel de los bots.
cli-play-plain = Con --text: mostrar solo frases, para lectores de pantalla.
cli-play-record = Con --text: guardar la partida como una línea de este archivo.
cli-play-resume = Con --text: continuar la última partida de este archivo.
cli-play-starting = Iniciando el juego…
cli-play-loading = Cargando { $bot }
cli-play-here = Twelvefold está en marcha en { $url }
cli-play-bots = Tus propios bots en el navegador: { $bots }
cli-play-beside = En un teléfono o un equipo cercano, abre { $url }
cli-play-alone = Este equipo no está en ninguna red local, así que nadie más puede unirse.
cli-play-others = Para que se una quien esté cerca: { $command }
cli-play-end = Pulsa Ctrl-C para salir; tus partidas quedan guardadas.
cli-serve = Iniciar un servidor para jugar, hasta que reciba una señal de parada. El log se escribe en stderr como líneas JSON.
cli-serve-host = Dirección en la que escuchar; 0.0.0.0 para todas.
cli-serve-public-url = Dirección pública del servidor, como https://planets.example.org.
cli-serve-proxy = Confiar en las direcciones de cliente que reenvía este proxy.
cli-serve-forget-after = Días hasta que se borra una mesa abandonada.
cli-serve-bot-workers = Número de procesos en los que piensan los bots.
cli-serve-bot-pause = Segundos que espera un bot antes de jugar, en mesas con personas; 0 para no esperar.
cli-serve-limit = Cambiar otro límite; la lista está en docs/hosting.md.
cli-serve-web = Servir otro cliente desde esta carpeta.
cli-serve-here = Twelvefold está en marcha en { $url }
cli-admin = Ver y cerrar las mesas de un servidor en marcha, con permisos de administración.
cli-admin-list = Listar las mesas en uso.
cli-admin-close = Cerrar una mesa y avisar a quienes estén en ella.
cli-admin-kick = Quitar a alguien de su asiento. El asiento queda libre y, si hay una partida en curso, sigue jugando un bot.
cli-admin-url = Dirección del servidor.
cli-admin-table = Código o id de la mesa.
cli-admin-seat = El asiento, contado desde 0.
cli-admin-line = { $code }  { $status ->
    [waiting] esperando
    [playing] en juego
    [over] terminada
    [closed] cerrada
   *[other] { $status }
  }  partida { $game } ronda { $round }  { $names }
cli-admin-open = libre
cli-admin-tables = { $count ->
    [one] { $count } mesa en uso
   *[other] { $count } mesas en uso
  }
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-kicked = El asiento { $seat } de { $table } está libre.
cli-admin-no-token = asigna a { $variable } el token con el que se inició el servidor
cli-admin-refused = el servidor lo ha rechazado: { $reason }
cli-admin-no-server = no hay ningún servidor de Twelvefold en { $url }: { $why }
cli-backup = Guardar todas las mesas en un archivo nuevo, incluso con un servidor en marcha.
cli-backup-file = Archivo de la copia de seguridad.
cli-backup-saving = Guardando
cli-backup-saved = { $rows ->
    [one] { $rows } fila guardada en { $file }
   *[other] { $rows } filas guardadas en { $file }
  }
cli-restore = Restaurar las mesas de una copia de seguridad en una base de datos vacía, SQLite o PostgreSQL.
cli-restore-restoring = Restaurando
cli-restore-restored = { $rows ->
    [one] { $rows } fila restaurada
   *[other] { $rows } filas restauradas
  }

## The command line: watch and show

cli-watch = Ver cómo juegan los bots una partida entera: cada jugada, el porqué de cada animal ganado y los planetas según crecen.
cli-watch-pace = Segundos entre rondas; ninguno si la salida no es una terminal.
cli-watch-seed = Semilla { $seed }: { $seats }
cli-watch-seat = el asiento { $seat } es { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; juega naive en su lugar
cli-round-opened = Ronda { $round }: empieza el asiento { $seat }. Fichas: { $tiles }
cli-placed = {"  "}{ $move }  el asiento { $seat } coloca la ficha { $tile } ({ $areas }) en la cara { $face }
cli-revealed = {"  "}Se revela para la ronda { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat }; desempatan las segundas regiones más grandes ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat }; desempatan las terceras regiones más grandes ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] nadie puja
  }; la carta espera a la siguiente ronda
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] nadie puja
  }; la carta sale de la partida
cli-most = mayor número de regiones de { $habitat }
cli-touching = { $habitat } en contacto con { $other }
cli-apart = { $habitat } sin contacto con { $other }
cli-end = Puntuación final:
cli-end-seat = {"  "}asiento { $seat }: { $objective } por el objetivo { $habitat }, { $animals } por { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animales
  }, { $total } en total
cli-end-seat-beginner = {"  "}asiento { $seat }: { $animals } por { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animales
  }, { $total } en total
cli-end-winner = el asiento { $seat }
cli-end-points = Gana { $winners }
cli-end-cards = Gana { $winners }: empate a puntos, deciden los animales
cli-end-shared = Comparten la victoria { $winners }
cli-show = Mostrar una posición de una partida guardada: un mapa plano de cada planeta, con el tamaño de cada región.
cli-show-record = Archivo de partidas guardadas y línea que mostrar; por defecto, la línea 1.
cli-show-move = Mostrar la posición tras este número de jugadas; por defecto, tras la última.
cli-show-seat = Mostrar solo el planeta de este asiento.
cli-show-svg = Escribir en su lugar una imagen SVG en este archivo.
cli-show-picture = Imagen guardada en { $file }
cli-show-no-seat = no existe el asiento { $seat }: la partida tiene { $players } asientos, contados desde 0
cli-show-no-move = { $record } tiene { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }, no { $wanted }
cli-show-no-line = { $path } tiene las líneas 1 a { $last }, no la { $wanted }
cli-show-offer = Fichas: { $tiles }
cli-show-face-down = Ronda { $round }: boca abajo
cli-show-animal = Ronda { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Analizar una partida terminada: cuánto valió cada jugada, qué habría sido mejor y por qué, y cuánto hubo de suerte.

    Cada jugada se juzga por lo que se podía saber en ese momento. La misma semilla da el mismo análisis en cualquier equipo.
cli-review-record = Archivo de partidas guardadas y línea que analizar; por defecto, la línea 1.
cli-review-svg = Guardar en este archivo un gráfico con las opciones de todos.
cli-review-seconds = Segundos de cálculo en un núcleo normal; por defecto, 8, 12 o 16 con 2, 3 o 4 asientos.
cli-review-revealed = Juzgar las jugadas con todo descubierto: pilas, animales boca abajo y objetivos.
cli-review-seed = Semilla de las simulaciones.
cli-review-working = Analizando
cli-review-round = Ronda { $round }: { $chances }
cli-review-luck = {"  "}suerte ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  asiento { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  asiento { $seat }: { $after }, { $verdict } ({ $loss }). Mejor: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Probabilidad de ganar
cli-review-chart-round = ronda
cli-dataset =
    Crear partidas entre bots como conjunto de datos para programas que aprenden.

    Una mezcla es una lista de valores; con a@3,b sale a tres veces más que b. Véase docs/dataset.md.
cli-dataset-make = Crear un conjunto de datos. Si en la carpeta hay uno incompleto, continuarlo.
cli-dataset-check = Comprobar los archivos de un conjunto de datos y repetir algunas de sus partidas.
cli-dataset-card = Escribir la ficha de un conjunto de datos y su imagen.
cli-dataset-folder = La carpeta del conjunto de datos.
cli-dataset-games = Número de partidas.
cli-dataset-players = Cuántos jugadores, por sorteo en cada partida.
cli-dataset-variants = Qué variantes, por sorteo en cada partida: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Qué bots, por sorteo en cada asiento.
cli-dataset-noise = Con qué frecuencia juega el azar en lugar del bot, por sorteo en cada partida.
cli-dataset-shard = Partidas en cada archivo.
cli-dataset-ray = Jugar en el clúster de Ray de RAY_ADDRESS, o en uno local.
cli-dataset-replay = Cuántas partidas repetir, repartidas entre todos los archivos.
cli-dataset-again = Cuántos archivos volver a crear y comparar.
cli-dataset-stopped = Detenido. Ejecuta el mismo comando para continuar con el conjunto de datos de { $folder }.
cli-dataset-made = Conjunto de datos completo en { $folder }. Partidas: { $games }, archivos: { $files }
cli-dataset-checking = Comprobando
cli-dataset-counting = Contando
cli-dataset-checked = Archivos: { $files }, problemas: { $wrong }
cli-dataset-missing = falta { $file }: vuelve a ejecutar el comando que creó el conjunto de datos
cli-dataset-damaged = { $file } está dañado: vuelve a ejecutar el comando que creó el conjunto de datos
cli-dataset-other = { $file } tiene otras partidas que las que crea esta versión
cli-dataset-wrong = { $file }: la partida { $game } incumple las reglas en { $what }
cli-puzzles =
    Problemas de las últimas rondas: listarlos, mostrarlos, resolverlos o crear otros.

    En cada uno alguien cometió un error en una partida y había una colocación claramente mejor. Todos los objetivos que pueden tener los demás cuentan como igual de probables.
cli-puzzles-list = Listar problemas.
cli-puzzles-show = Mostrar un problema; sin identificador, el de hoy.
cli-puzzles-solve = Probar una colocación en un problema.
cli-puzzles-check = Resolver los problemas otra vez e indicar qué falla en cada uno.
cli-puzzles-make = Buscar problemas en partidas entre bots. Si el archivo existe, se continúa.
cli-puzzles-choose = Elegir una buena mezcla de varios archivos de problemas.
cli-puzzles-id = El identificador de un problema.
cli-puzzles-move = Ficha, cara y orientación, como en 3g1.
cli-puzzles-file = Un archivo de problemas.
cli-puzzles-files = Archivos de problemas.
cli-puzzles-file-or-own = Un archivo de problemas; por defecto, los incluidos.
cli-puzzles-round = Solo problemas de esta ronda, 11 o 12.
cli-puzzles-theme = Solo problemas con este tema: apart, touching, most, room, denial u objective.
cli-puzzles-level = Solo problemas que resuelve este nivel y ninguno inferior.
cli-puzzles-limit = Cuántos listar.
cli-puzzles-solution = Mostrar también la solución.
cli-puzzles-games = Cuántas partidas examinar.
cli-puzzles-out = El archivo donde guardarlos.
cli-puzzles-count = Cuántos elegir como máximo.
cli-puzzles-making = Examinando partidas
cli-puzzles-checking = Resolviendo
cli-puzzles-made = Problemas guardados en { $file }: { $count }
cli-puzzles-checked = Correctos: { $right }, incorrectos: { $wrong }
cli-puzzles-listed = { $listed } de { $count }
cli-puzzles-unknown = no existe { $value }: elige entre { $known }
cli-puzzles-title = Problema { $name }, rating { $rating }
cli-puzzles-objective = Objetivo: { $habitat }
cli-puzzles-task = Encuentra la colocación claramente mejor.
cli-puzzles-right = Correcto: { $move } gana con un { $best }; cualquier otra colocación, con un { $second } como mucho.
cli-puzzles-wrong = Incorrecto: { $move } gana con un { $chance }; la solución, con un { $best }.
cli-puzzles-answer = Solución: { $moves }
cli-puzzles-played = Jugado en la partida: { $move }, { $chance }. Por qué es mejor la solución:
cli-picture-over = Fin de la partida, { $points }
cli-picture-round = Ronda { $round } de 12, juega el asiento { $seat }
cli-picture-seat = Asiento { $seat }
cli-picture-to-move = Asiento { $seat } · juega
cli-picture-points = Asiento { $seat } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animales
  }: { $names }
cli-picture-no-animals = aún sin animales

## The command line: simulate, verify, train, bench

cli-simulate =
    Jugar muchas partidas entre bots.

    Con --out, guarda cada partida. La misma semilla da el mismo archivo con cualquier número de núcleos. Sin --out, muestra una tabla con los resultados.
cli-simulate-games = Número de partidas.
cli-simulate-out = Guardar las partidas en este archivo, una por línea; - es stdout.
cli-simulate-written = { $games ->
    [one] { $games } partida guardada en { $file }
   *[other] { $games } partidas guardadas en { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
cli-verify =
    Reproducir partidas guardadas y comprobar que cumplen las reglas.

    Por cada partida incorrecta muestra una línea que dice dónde está y qué falla; al final, cuántas son correctas y cuántas no. El código de salida es 0 si todas son correctas, 1 si alguna no lo es y 2 si un archivo no se puede leer.
cli-verify-files = Archivos con una partida guardada por línea; - es stdin.
cli-verify-verifying = Verificando
cli-train =
    Entrenar el modelo de los bots con partidas contra sí mismos, para la caja estándar o la tuya.

    Para usar el archivo, indícalo tras un bot: --bots expert:tables=tables.npz. La misma semilla da el mismo modelo con cualquier número de núcleos.
cli-train-out = Archivo en el que guardar el modelo.
cli-train-games = Número de partidas contra sí mismos en cada generación.
cli-train-searched = Número de partidas del bot de búsqueda tras las generaciones.
cli-train-learning = Entrenando
cli-train-no-file = en { $path } no se puede guardar un modelo
cli-train-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } en { $seconds } s; modelo guardado en { $file }
cli-train-kind = { $kind ->
    [two] 2 asientos
    [two-beginner] 2 asientos, principiantes
    [more] 3 y 4 asientos
   *[more-beginner] 3 y 4 asientos, principiantes
  }
cli-bench =
    Medir el motor: partidas al azar, jugadas desde Python, partidas guardadas, lotes, arranque, memoria.

    Cada cifra es la mejor de muchas pasadas cortas. Si el equipo está ocupado, compara solo cifras de la misma ejecución. Otros juegos hacen otro trabajo por jugada: sus cifras muestran lo rápidos que son esos motores, no cuál es mejor.
cli-bench-seconds = Segundos que dedicar a cada cifra.
cli-bench-peers = Medir también los motores de otros juegos, si están instalados.
cli-bench-start = Medir también el arranque y la compilación.
cli-bench-measuring = Midiendo
cli-bench-not-started = no se puede medir el arranque, porque ha fallado un proceso: { $why }
cli-bench-silent = sin mensaje

## The command line: headings of tables

cli-column-seat = asiento
cli-column-bot = bot
cli-column-games = partidas
cli-column-victories = victorias
cli-column-points = puntos
cli-column-animals = animales
cli-column-win-rate = tasa de victorias
cli-column-interval = 95 %
cli-column-ms = ms por jugada
cli-column-rating = rating
cli-column-objective = objetivo
cli-column-animal-points = puntos por animales
cli-column-others = puntos de los rivales
cli-column-award-round = ronda de asignación
cli-column-kind = tipo
cli-column-generation = generación
cli-column-situations = posiciones vistas
cli-column-loss = pérdida previa
cli-column-what = prueba de rendimiento
cli-column-of = detalles
cli-column-figure = resultado
cli-column-result = resultado
cli-column-luck = suerte
cli-column-adjusted = sin suerte
cli-column-accuracy = precisión
cli-column-error = pérdida por decisión
cli-column-level = jugó como
cli-column-puzzle = problema
cli-column-seats = asientos
cli-column-round = ronda
cli-column-theme = tema
cli-column-solver = lo resuelve

## The command line: arena

cli-arena =
    Averiguar qué bot es más fuerte.

    Cada reparto se juega desde todos los asientos, así que la suerte no favorece a nadie. Dos bots en dos asientos juegan un duelo. Dos bots en más asientos: el primero juega solo contra copias del segundo. Tantos bots como asientos: juegan todos juntos. Más bots: un torneo. Con --out, una ejecución interrumpida sigue donde estaba.

    Con --sprt, el código de salida es 0 si se acepta el primer bot, 1 si se rechaza y 3 si --games no ha bastado para decidir.
cli-arena-bots = Quién juega: dos o más bots, separados por comas.
cli-arena-games = Número de partidas, redondeado hacia arriba a repartos completos.
cli-arena-out = Guardar las partidas en este archivo, una por línea, y continuar desde él.
cli-arena-sprt = Jugar hasta aceptar o rechazar el primer bot.
cli-arena-without-luck = Jugar cada ronda otras tantas veces con otras fichas y descontar la suerte de los resultados.
cli-arena-statistics = Mostrar también cómo juegan los bots.
cli-arena-picture = Dibujar la clasificación como imagen SVG en este archivo.
cli-arena-report = Escribir todas las cifras en este archivo, como JSON.
cli-arena-ray = Jugar en el clúster de Ray de RAY_ADDRESS, o en uno local.
cli-arena-two = --sprt compara dos bots, no { $count }
cli-arena-no-stdout = --out necesita el nombre de un archivo, no -: una ejecución interrumpida continúa desde él
cli-arena-own-files = --out, --picture y --report necesitan archivos distintos
cli-arena-title = { $games } { $variant ->
    [mystery] partidas con animales misteriosos
    [beginner] partidas para principiantes
    [both] partidas para principiantes con animales misteriosos
   *[full] partidas
  }, { $players } asientos, { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
  }
cli-arena-alone = { $alone } juega solo contra copias de { $copies }. Si tuviera la misma fuerza, ganaría el { $share }.
cli-arena-rounded = { $asked ->
    [one] { $asked } partida solicitada, redondeada hacia arriba a repartos completos.
   *[other] { $asked } partidas solicitadas, redondeadas hacia arriba a repartos completos.
  }
cli-arena-every-seat = Cada reparto se ha jugado desde todos los asientos.
cli-arena-all-met = Cada reparto se ha jugado desde todos los asientos, y todas las combinaciones de bots se han enfrentado las mismas veces.
cli-arena-few = Cada reparto se ha jugado desde todos los asientos; con tan pocas partidas no se han enfrentado todas las combinaciones de bots.
cli-arena-matrix = tasa de victorias de la fila contra la columna
cli-arena-how = cómo juegan: medias, con la mitad de la amplitud del intervalo del 95 %
cli-arena-order = Tasa de victorias según el orden de juego en la ronda 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } ha fallado { $count } vez: { $what }
   *[other] { $bot } ha fallado { $count } veces: { $what }
  }
cli-arena-as-certain = Sin la suerte, estas { $games } partidas dicen tanto como { $more } con ella.
cli-arena-stopped = Detenido. Ejecuta el mismo comando para continuar con las partidas de { $file }.
cli-arena-first = {"  "}la primera vez, { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: el reloj ha cortado { $count } jugada
   *[other] { $bot }: el reloj ha cortado { $count } jugadas
  }
cli-arena-remarked = { $bot } comenta: { $what }
cli-remark-crash = fallo
cli-remark-illegal-move = jugada no válida
cli-remark-endless-thought = cálculo interminable
cli-remark-naive-played-on = naive siguió jugando
cli-remark-short-sight = vista corta
cli-remark-near-side = lado cercano
cli-remark-miscount = error al contar
cli-remark-forgotten-piles = pilas olvidadas
cli-detail-place = ronda { $round }, asiento { $seat }: { $what }
cli-detail-gave = choose devolvió { $what }
cli-detail-late = sin jugada tras { $seconds } segundos
cli-detail-code = código de jugada { $code }
cli-detail-ended = su proceso terminó
cli-detail-unreadable = su respuesta no se puede leer
cli-detail-another = respondió a otra pregunta
cli-detail-closed = cerró su tubería
cli-detail-status = su proceso terminó con estado { $status }
cli-detail-signal = su proceso terminó por { $signal }
cli-arena-more = { $listed } y { $count } más
cli-arena-accepted = Se acepta { $bot }: { $figures }
cli-arena-refused = Se rechaza { $bot }: { $figures }
cli-arena-undecided = Sin decidir, hacen falta más partidas: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) tras { $groups ->
    [one] { $groups } reparto
   *[other] { $groups } repartos
  }, Elo { $first } contra { $second }.

## The command line: leaderboard

cli-leaderboard =
    Crear una clasificación que cualquiera puede repetir.

    Los bots registrados se enfrentan con los mismos repartos fijos y reciben un rating con su intervalo. La página, la misma clasificación en Markdown y JSON y todos los resultados se guardan juntos. Si la repites con más bots, solo se juegan sus partidas.
cli-leaderboard-bots = Más bots que juegan, separados por comas.
cli-leaderboard-entries = Un archivo TOML con más bots, cada uno con nombre, autor y una línea sobre él.
cli-leaderboard-only = Dejar fuera los bots de Twelvefold y de otros paquetes, salvo naive.
cli-leaderboard-deals = Cuántos de los repartos fijos juega cada pareja.
cli-leaderboard-out = Guardar la página en este archivo y lo demás a su lado.
cli-leaderboard-html = --out necesita el nombre de un archivo .html, no { $file }
cli-leaderboard-testing = Probando los bots
cli-leaderboard-title = { $board }, { $players } asientos, { $deals } repartos
cli-leaderboard-anchor = El rating de { $anchor } está fijado en { $rating }. Los intervalos son de la distancia hasta él.
cli-leaderboard-played = { $games } partidas, { $played } de ellas jugadas ahora
cli-leaderboard-saved = Página guardada en { $file }

## Errors: what the system says

error-system-denied = Permiso denegado
error-system-not-permitted = Operación no permitida
error-system-none = No existe el archivo o el directorio
error-system-exists = El archivo ya existe
error-system-folder = Es un directorio
error-system-no-folder = No es un directorio
error-system-full = No queda espacio en el dispositivo
error-system-read-only = Sistema de archivos de solo lectura
error-system-address-taken = La dirección ya está en uso
error-system-no-address = No se puede asignar la dirección solicitada
error-system-refused = Conexión rechazada
error-system-late = Tiempo de conexión agotado

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Parcelas: { $areas }.
cli-sketch-empty = Ninguna ficha colocada.
cli-sketch-free = Caras libres: { $faces }.
cli-sketch-latest = Última ficha: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = este valor
error-box-long = el archivo ocupa más de { $most } bytes
error-utf8 = no es texto UTF-8 en el byte { $byte }
error-box-deep = no es una caja: demasiados niveles anidados
error-json = no es JSON: { $why }
error-box-object = una caja es un objeto JSON, no { $kind }
error-missing = falta { $name }
error-box-habitats = habitats debe ser una lista de { $names }
error-and-more = y { $count } más
error-kind = { $kind ->
    [null] null
    [boolean] un booleano
    [object] un objeto
    [list] una lista
    [text] una cadena
   *[number] el número { $value }
  }
error-box-list = { $name } debe ser una lista, no { $kind }
error-box-count = { $name }: hacen falta { $needed }, hay { $found }
error-box-tile = la ficha { $number } debe ser una lista de { $edges } hábitats, no { $what }
error-box-area = ficha { $number }, parcela { $place }: { $value } no es un hábitat
error-box-animal = el animal { $number } debe ser un objeto, no { $kind }
error-box-id-taken = animal { $number }: el id { $id } ya está en uso
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where }: id debe tener de 1 a { $most } caracteres imprimibles
error-box-habitat = { $where }: habitat { $value } no es un hábitat
error-box-requirement = { $where }: requirement { $value } no es most, touching ni apart
error-box-most = { $where }: most no lleva otro hábitat
error-box-other = { $where }: other { $value } no es un hábitat
error-box-own = { $where }: other no puede ser el propio hábitat del animal
error-box-objectives = objectives debe ser un objeto, no { $kind }
error-box-objective = objectives: { $value } no es un hábitat
error-box-steps-of = objetivo { $name }
error-box-steps = { $where }: debe ser una lista de [mínimo de parcelas, puntos]
error-box-many-steps = { $where }: hay { $found } escalones, se permiten como máximo { $most }
error-box-step = { $where }, escalón { $number }: debe ser [mínimo de parcelas, puntos], no { $value }
error-box-step-bounds = { $where }, escalón { $number }: el máximo posible es de { $areas } parcelas y { $points } puntos
error-box-ascend = { $where }: los escalones deben ir en orden ascendente de parcelas y de puntos
error-box-layout = layout debe ser una lista de enteros
error-box-layout-count = layout: hacen falta { $needed } números, para las rondas 3 a 12, hay { $found }
error-box-layout-sum = layout: { $value } debe sumar { $needed } animales
error-deal-integers = los jugadores, el primer asiento y las fichas deben ser enteros simples
error-deal-habitats = deben ser hábitats
error-players = una partida necesita de 2 a 4 jugadores, no { $players }
error-deal-objectives = hacen falta { $players } distintos, uno por asiento
error-no-seat = no existe el asiento { $seat }
error-deal-piles = hacen falta { $piles } pilas de { $tiles } fichas
error-no-tile = no existe la ficha { $tile }
error-tile-twice = la ficha { $tile } aparece dos veces
error-deal-columns = las { $rounds } rondas necesitan { $wanted }, no { $found }
error-no-animal = no existe el animal { $animal }
error-animal-twice = { $animal } aparece dos veces
error-move-code = un código de jugada va de 0 a { $last }, no { $code }
error-move-text = { $text } no es una jugada: escribe una ficha de 1 a 5, una cara entre la a y la l, y una orientación de 0 a 4, como en 3g1
error-move-none = { $move } no es una jugada: las posiciones van de 0 a 4; las caras, de 0 a 11; las orientaciones, de 0 a 4
error-game-over = la partida ya ha terminado
error-slot-taken = { $move }: la ficha { $tile } de esta ronda ya no está libre
error-face-taken = { $move }: la cara { $face } del planeta del asiento { $seat } ya tiene una ficha
error-nothing-to-take-back = no hay ninguna jugada que deshacer
error-seed-long = una semilla tiene como máximo { $most } bytes, no { $found }
error-seed-type = una semilla es un entero, una cadena o bytes, no { $type }
error-seed-bounds = una semilla es un entero de 0 a 2**256 - 1
error-trial-seat = no existe el asiento { $seat }: los asientos van de 0 a { $last }
error-trial-tile = no existe la ficha { $tile }: las fichas van de 0 a { $last }
error-trial-faces = un planeta tiene { $faces } caras, no { $found }
error-trial-rotation = no existe la orientación { $rotation }: las orientaciones van de 0 a { $last }

## Errors of records

error-record-long = una partida guardada ocupa como máximo { $most } bytes
error-record-deep = no es una partida guardada: demasiados niveles anidados
error-json-at = no es JSON: { $why } en el carácter { $place }
error-is-missing = falta
error-no-object = { $value } no es un objeto
error-no-record = { $value } no es una partida guardada
error-not-here = aquí sobra { $name }
error-no-list = { $value } no es una lista
error-no-integer = { $value } no es un entero
error-record-format = { $value } no se admite, solo { $known }
error-record-unfinished = aquí sobra: solo se han hecho { $made } de { $moves } jugadas
error-review-unfinished = solo se analizan partidas terminadas: se han hecho { $made } de { $moves } jugadas
error-puzzle-early = con { $players } asientos, los problemas empiezan en la ronda { $round }
error-puzzle-none = no existe el problema { $name }
error-puzzle-file = no es un archivo de problemas, línea { $line }: { $why }
error-puzzle-id = el identificador debería ser { $right }
error-puzzle-chances = las probabilidades no son las del juego exacto
error-puzzle-solution = la solución debería ser { $right }
error-puzzle-unclear = otra colocación es casi igual de buena
error-puzzle-played = la jugada hecha es la solución
error-no-flag = { $value } no es true ni false
error-no-animal-id = { $value } no es el id de un animal
error-no-habitat = { $value } no es un hábitat
error-record-objectives = hace falta uno por asiento, hay { $found }
error-record-no-objectives = en la partida para principiantes no se reparte ninguno, hay { $found }
error-record-over = la partida termina tras { $moves } jugadas
error-record-bounds = { $value } no está entre 0 y { $last }
error-is-no-move = no es una jugada
error-record-turn = es el turno del asiento { $turn }, no del asiento { $seat }
error-record-tile = la ficha { $tile } no está entre las cinco de la ronda { $round }
error-record-tile-taken = la ficha { $tile } ya se tomó en esta ronda
error-record-face-taken = la cara { $face } ({ $letter }) del asiento { $seat } ya tiene una ficha
error-record-missing = falta: { $value }
error-record-extra = sobra { $value }
error-record-other = { $value } debería ser { $right }
error-record-branches = { $most } líneas como máximo, hay { $found }
error-record-name = { $value } no es un nombre de 1 a { $most } caracteres
error-record-no-moves = una línea tiene al menos una jugada

## Errors of bots and arenas

error-tables-version = { $path } no es un modelo de esta versión ({ $version }): entrena otro con twelvefold train
error-tables-none = { $path } no es un modelo: entrena uno con twelvefold train
error-train-numpy = para entrenar hace falta NumPy: { $command }
error-tables-size = { $path } es un modelo de otro tamaño: entrena otro con twelvefold train
error-cannot-read = no se puede leer { $path }: { $why }
error-cannot-write = no se puede escribir { $path }: { $why }
error-bot-class = { $file }: indica también la clase, como en my_bot.py:Mine
error-bot-file = { $file }: el archivo no existe
error-bot-load = no se puede cargar { $bot }: { $why }
error-bot-late = { $bot } no se ha cargado en { $seconds } segundos
error-bot-no-class = { $bot } no es una clase, sino { $type }
error-bot-no-options = ninguna opción
error-bot-make = no se puede crear { $bot } con { $options }: { $why }
error-bot-choose = { $bot } crea un { $type }, que no tiene choose(turn)
error-bot-has-none = { $file } no tiene { $name }
error-bot-option = { $bot }: { $option } no es una opción; escribe las opciones como ms=50, una sola vez cada una
error-bot-option-among = { $bot }: { $option } debe ser uno de { $among }, no { $value }
error-bot-option-number = { $bot }: { $option } debe ser un número de { $least } a { $most }, no { $value }
error-bot-no-option = { $bot } no tiene la opción { $option }
error-no-bot = no existe el bot { $bot }: elige entre { $bots }
error-bot-tables = { $bot }: aquí no se puede elegir un archivo de modelo
error-bots-seats = { $bots } bots no pueden ocupar { $seats } asientos: indica uno para todos o uno por asiento
error-bot-name = el nombre de un bot tiene como máximo { $most } caracteres
error-own-bots = puedes registrar hasta { $most } bots, no { $found }
error-own-bot-taken = el nombre { $bot } ya está en uso: elige otro, como en Other=my_bot.py:Mine
error-own-bot-ours = { $bot } ya está en el juego: indica un bot propio, como en my_bot.py:Mine
error-own-bot-none = no existe el bot { $bot }: indica un archivo, como en my_bot.py:Mine, o un bot de un paquete instalado
error-own-bot-name = { $bot }: el nombre de un bot tiene como máximo { $most } caracteres, sin dos puntos, comas ni signos igual
error-arena-bots = una arena necesita de 2 a { $most } bots distintos, no { $found }
error-arena-names = dos bots se llaman { $name }: dale a cada uno un nombre distinto
error-arena-seats = { $bots } bots no pueden ocupar { $seats } asientos: indica dos, uno por asiento o más para un torneo
error-process-ended = un proceso de trabajo se ha terminado desde fuera: ejecuta el comando de nuevo
error-sprt-numbers = --sprt lleva dos números, como 0,5, no { $value }
error-sprt-order = --sprt lleva un Elo menor y otro mayor, ambos entre -1000 y 1000, no { $value }
error-ray-needed = para jugar en un clúster hace falta Ray: { $command }
error-ray-lost = se ha perdido un grupo de partidas con su proceso, { $times } veces o con todo el clúster ({ $why }): comprueba la memoria de los procesos
error-ray-none = no hay ningún clúster de Ray en { $address }: comprueba RAY_ADDRESS
error-ray-closed = el clúster de Ray en { $address } ha rechazado la conexión: comprueba su versión y su token
error-dataset-pyarrow = un conjunto de datos necesita PyArrow: { $command }
error-dataset-mix = { $option } no puede incluir { $value }
error-dataset-twice = { $option } tiene { $value } dos veces: usa { $value }@2 para que salga el doble
error-dataset-none = en { $folder } no hay ningún conjunto de datos
error-dataset-manifest = { $name } está dañado
error-dataset-format = { $name } tiene el formato { $found }, no { $format }
error-dataset-differs = en { $folder } hay otro conjunto de datos: { $name } es { $found }, no { $asked }. Elige otra carpeta.
error-dataset-folder = en { $folder } hay otros archivos: elige una carpeta vacía
error-dataset-in-use = { $folder } está en uso por otro proceso
error-kept-no-file = en { $path } no se pueden guardar partidas
error-kept-in-use = { $path } está en uso por otra arena
error-kept-no-arena = no es una partida de una arena
error-kept-differs = esta es otra arena: { $name } es { $one }, no { $other }
error-kept-differs-somewhere = esta es otra arena: { $name } es diferente
error-kept-refused = { $where }: { $what }; elige otro archivo con --out, o ninguno
error-kept-torn = { $where }: esta partida de la arena está incompleta
error-kept-box = esta es otra arena: su caja es diferente
error-kept-deal = esta es otra arena: su reparto no sale de la semilla
error-entries = { $path } no es una lista de bots: { $why }
error-leaderboard-line = { $where } no es un resultado de una clasificación: borra esta línea o elige otro archivo con --out

## Errors of servers and databases

error-limit = --limit { $value }: escribe NOMBRE=NÚMERO, como en sockets=50, con uno de { $names }
error-limit-number = --limit { $value }: { $number } no es un número de 1 a { $most }
error-public-url = --public-url { $url } no es una dirección como https://planets.example.org: indica esquema y host, sin ruta
error-proxy = --proxy { $proxy }: indica una dirección o una red, como en 10.0.0.0/8
error-token = el token de administración es demasiado corto: usa al menos { $least } caracteres
error-port = --port { $port }: un puerto es un número de 0 a 65535
error-port-taken = el puerto { $port } está ocupado: elige otro con --port, o 0 para usar uno libre
error-port-denied = necesitas más permisos para usar el puerto { $port }: elige 1024 o superior con --port
error-host = no se puede escuchar en { $host }: { $why }
error-no-utf8 = no es UTF-8
error-backup-early = termina demasiado pronto
error-backup-line = una de sus líneas no es válida ({ $why })
error-backup-newer = es de una versión más reciente de Twelvefold
error-backup-there = { $path } ya existe: elige otro archivo
error-backup-beginning = no empieza como una copia de seguridad
error-backup-none = { $path } no es una copia de seguridad, o está dañada
error-backup-load = no se puede cargar { $path }: { $why }
error-backup-twice = empieza dos veces
error-backup-rows = debería tener { $rows } filas y tiene { $done }
error-no-database = no existe la base de datos { $path }
error-database-version = esta base de datos no es de esta versión: inicia el servidor con ella una vez para actualizarla
error-database-full = la base de datos no está vacía: restaura en una nueva
error-database-busy = la base de datos no responde: todas las conexiones están en uso
error-database-refuses = la base de datos lo ha rechazado: { $why }
error-not-stored = no se puede guardar ({ $why })
error-database-newer = es de una versión más reciente de Twelvefold: instala esa versión o elige otra base de datos
error-database-folder = no se puede usar { $path }: es una carpeta
error-database-unusable = no se puede usar { $path }: { $why }
error-database-ours = este servidor ya está usando { $path }
error-database-made = no se puede crear { $path }: { $why }
error-database-theirs = otro servidor está usando { $path }: solo puede usarla uno a la vez
error-database-opened = no se puede abrir { $path }: { $why }
error-database-system = su sistema de archivos no permite lo que necesita SQLite (un registro en memoria compartida)
error-database-unnamed = indica una base de datos: { $forms }
error-database-url = no se entiende esta URL de base de datos: { $forms }
error-database-slashes = la URL de un archivo de SQLite tiene tres barras, cuatro si la ruta es completa, y nada detrás
error-database-driver = PostgreSQL necesita su controlador: { $command }
error-database-unknown = Twelvefold no conoce la base de datos { $name }: { $forms }
error-database-forms = usa un archivo, sqlite:///file.db o postgresql://user:password@host/database
error-database-silent = la base de datos no responde: { $why }
