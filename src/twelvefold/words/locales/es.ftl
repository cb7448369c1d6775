### Twelvefold in Spanish. The words are those of the printed rules: ficha, parcela, región, animal, objetivo, ronda; ours: cara, puja, asiento, mesa.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in.

game = Twelvefold
motto = Doce rondas, doce caras. Construye un planeta y descubre quién viene a vivir en él.
fan-project = Un proyecto de aficionados, no oficial y sin relación con la editorial del juego.

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
level-ranger = Guarda
level-expert = Experto
level-master = Maestro
style-collector = Coleccionista
    .hint = Construye ante todo para su objetivo secreto.
style-hunter = Cazador
    .hint = Va más a por los animales que a por su objetivo.
style-spoiler = Aguafiestas
    .hint = Se lleva los animales que otros ganarían.
style-friendly = Amistoso
    .hint = Cuida su planeta y molesta menos a los demás.
style-sprinter = Velocista
    .hint = Quiere los animales que llegan pronto.
style-none = Ninguno en especial
    .hint = Sin preferencias: juega a ganar.
style-mix = Mezcla
    .hint = A cada bot le toca otro carácter, al azar.
style-idle = Sin objetivos juega como cualquier otro.
seat-bot = { $bot } { $seat }
seat-open = Asiento libre
seat-nameless = Jugador { $seat }

## Why something was refused

refusal-bad-message = El servidor no ha entendido esta página. Vuelve a cargarla.
refusal-too-long = Es demasiado largo.
refusal-not-greeted = El servidor no ha entendido esta página. Vuelve a cargarla.
refusal-other-protocol = El servidor y esta página son de versiones distintas. Vuelve a cargar la página.
refusal-too-fast = Demasiado rápido. Espera un momento.
refusal-too-many = Es demasiado por ahora. Espera un rato.
refusal-too-many-take-backs = Ya no puedes deshacer más jugadas en esta partida.
refusal-too-many-reactions = Ya has usado todas tus reacciones en esta partida.
refusal-too-many-seatings = Lo has hecho demasiadas veces en esta partida. Podrás de nuevo en la siguiente.
refusal-too-many-changes = Lo has hecho demasiadas veces en esta partida. Podrás de nuevo en la siguiente.
refusal-too-many-entries = En esta mesa ya no caben más partidas. Crea una mesa nueva.
refusal-no-table = Esa mesa no existe.
refusal-no-box = Esa caja de fichas no existe.
refusal-no-bot = Ese bot no existe.
refusal-bad-name = Elige otro nombre, por favor.
refusal-bad-options = La mesa no se puede crear así.
refusal-stale = Acaba de pasar algo. Mira de nuevo.
refusal-no-seat = Ya no queda ningún asiento libre.
refusal-not-yours = Ese asiento no es tuyo.
refusal-not-the-host = Solo el anfitrión puede hacer eso.
refusal-not-now = Ahora no se puede.
refusal-not-your-turn = No es tu turno.
refusal-held = Un momento: la última jugada aún se puede deshacer.
refusal-illegal = Esa cara o esa ficha ya no está libre.
refusal-no-aids = En esta mesa no se muestran pujas ni vistas previas.
refusal-no-spectators = Esta mesa no admite espectadores.
refusal-used = Este enlace ya se ha usado.
refusal-expired = Este enlace ha caducado. Pide uno nuevo.
refusal-other-seat = En esta partida ya has tenido o abierto otro asiento. Podrás sentarte aquí a partir de la siguiente.
refusal-other-command = El servidor no ha entendido esta página. Vuelve a cargarla.
refusal-unknown = El servidor no ha podido responder. Inténtalo de nuevo.
refusal-stopping = El servidor se detiene; esta página volverá por sí sola.
refusal-slow = La conexión es demasiado lenta. Esta página lo intenta de nuevo.
refusal-forgotten = Se ha olvidado este dispositivo. Recarga la página para empezar de nuevo.
refusal-away = El servidor no responde. Cuando vuelva, esta página seguirá por sí sola.
refusal-other = Rechazado: { $reason }.

## The page

app-needs-script = Twelvefold necesita JavaScript.
app-loading = Un momento…
app-part-missing = No se ha podido cargar una parte del juego. Vuelve a cargar la página cuando tengas conexión.
app-table-closed = { $by ->
    [host] El anfitrión ha cerrado esta mesa.
    [administrator] La administración del servidor ha cerrado esta mesa.
   *[nobody] Esta mesa se ha cerrado.
  }
app-no-code = No hay ninguna mesa con el código «{ $code }». Comprueba el código e inténtalo de nuevo.
app-no-table = No hay ninguna mesa en este enlace. Puede que ya no exista o que falte parte del enlace.
app-nowhere = No hay nada en esta dirección.
connection-offline = No tienes conexión. Tus jugadas se enviarán cuando vuelvas.
connection-away = Conexión perdida. Reconectando…
connection-back = Conexión recuperada.
connection-outdated = Hay una versión nueva.
connection-reload = Recargar la página
dialog-close = Cerrar

## Home

home-back = Al inicio
home-choices = Con quién jugar
home-bots = Contra bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Cambiar la partida contra bots
home-screen = En esta pantalla
home-screen-summary = { $people ->
   *[other] { $people } personas
  } por turnos · { $variant }
home-screen-change = Cambiar la partida en esta pantalla
home-friends = Con amigos
home-friends-summary = { $seats ->
   *[other] { $seats } asientos
  } · por enlace o código · { $variant }
home-friends-change = Cambiar la partida con amigos
home-continue = Continuar
home-tables = Tus mesas
home-table-playing = { $who } · ronda { $round } de 12
home-table-waiting = { $who } · esperando jugadores
home-more-tables = { $count ->
    [one] { $count } mesa más
   *[other] { $count } mesas más
  }
home-learn = Aprender a jugar
home-learn-summary = Paso a paso · cinco minutos
home-learn-continue = Seguir la lección
home-learn-left = Continúa donde la dejaste
home-today = Partida del día
home-today-hint = La misma para todo el mundo: { $date }
home-join = Tengo un código
home-join-hint = Seis letras y cifras; las tiene quien creó la mesa.
home-join-go = Entrar
home-code = Código
home-open-tables = Mesas abiertas
home-no-open-tables = Ninguna por ahora.
home-replays = Repeticiones
home-replays-hint = Las partidas que has jugado en este servidor, jugada a jugada.
home-replays-none = Cuando termines una partida, podrás volver a verla aquí.
home-replays-file = Abrir grabación guardada
home-settings = Ajustes
home-more = Más
home-players = { $names }
home-planet = Un planeta con sus animales

## New tables

new-name = Tu nombre
new-person = Nombre del jugador { $seat }
new-bots = Bots
new-level = Nivel
new-style = Carácter
new-people = Personas
new-seats = Asientos
new-variant = Variante
new-aids = Mostrar pujas y vistas previas
new-listed = Mostrarla en la lista de mesas abiertas
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
new-first-lot = Por sorteo
new-first-seat = Asiento { $seat }
new-first-you = Tú
new-first-bot = Bot { $number }
new-spectators = Admitir espectadores
new-seed = Semilla pública del reparto
new-seed-none = Una nueva
new-box = Usar una caja propia
new-box-other = Usar otra caja
new-box-remove = Jugar sin { $name }
new-box-wrong = Esto no es una caja de fichas: { $why }
new-start = Empezar la partida
new-make = Crear la mesa
level-results = { $hint } · victorias: { $won } de { $played }
level-seedling-hint = Muy fácil
level-explorer-hint = Fácil
level-naturalist-hint = Medio
level-ranger-hint = Difícil
level-expert-hint = Muy difícil
level-master-hint = El más difícil
level-seedling-plays = Para tus primeras partidas: solo ve los próximos animales y cuenta mal.
level-explorer-plays = Mira una ronda más allá y aún cuenta mal.
level-naturalist-plays = Mira tres rondas más allá; a veces se le escapa algo.
level-ranger-plays = Mira seis rondas más allá y rara vez se equivoca.
level-expert-plays = Prueba sus jugadas mentalmente, pero olvida qué fichas vuelven al final.
level-master-plays = Piensa hasta un segundo, adivina tu objetivo y calcula con exactitud las últimas rondas.
variant-full = Estándar
    .hint = Animales y un objetivo secreto por persona.
variant-beginner = Principiantes
    .hint = Sin objetivos; cada animal vale 1 punto.
variant-mystery = Animales misteriosos
    .hint = La mitad de los animales empieza boca abajo.
variant-mystery-beginner = Misteriosos, principiantes
    .hint = La mitad de los animales boca abajo, sin objetivos.

## Waiting room

room-page = Esperando jugadores – { $game }
room-name-empty = Visitante
room-title = Esperando jugadores
room-hint = La partida empieza cuando se ocupan todos los asientos.
room-seats = Asientos
room-invite = Invitar
room-link = Enlace a esta mesa
room-copy = Copiar el enlace
room-copied = Copiado.
room-not-copied = Selecciona el enlace y cópialo a mano.
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
room-fill = Añadir bot
room-fill-rest = Llenar con bots los asientos libres
room-kick = Quitar a { $name }
room-close = Cerrar la mesa
room-leave = Dejar el asiento
room-looking-on = Estás mirando: ningún asiento es tuyo.
room-only-here = Este servidor solo responde a este equipo. Para que entren amigos, detenlo e inícialo con
room-command = make play LAN=1
room-open-to-all = Quien tenga el enlace puede sentarse aquí.

## Replays

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-sound = Sonido
settings-volume = Volumen
settings-motion = Movimiento
settings-motion-auto = Automático
settings-motion-full = Todo
settings-motion-less = Poco
settings-quality = Imagen
settings-quality-auto = Automática
settings-quality-high = Mejor
settings-quality-low = Rápida
settings-quality-still = Fija
settings-quality-map = Mapa plano
settings-glyphs = Símbolos de los hábitats en el planeta
settings-confirm = Pedir un segundo toque antes de colocar una ficha
settings-left = Modo zurdo
settings-notify = Avisarme cuando sea mi turno y esta página esté oculta
settings-notify-denied = Este navegador no permite avisos de esta página.
settings-forget = Olvidarme en este dispositivo
settings-forget-hint = Dejas todos tus asientos y pierdes aquí tu lista de partidas, tus ajustes y tus estadísticas. Un bot ocupa tu lugar en las partidas en curso. No se puede deshacer.
settings-forget-yes = Olvidarme
settings-forget-no = Cancelar
settings-name = Tu nombre
settings-about = Twelvefold { $version }
settings-licences = Obras de terceros

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

requirement-most = Más regiones de { $habitat }
requirement-touching = { $habitat } junto a { $other }
requirement-apart = { $habitat } sin { $other } al lado
list-and = {", "}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }

## The table: the screen

table-title = La mesa
to-home = Al inicio
round-of = Ronda { $round } de { $rounds }
your-turn = Tu turno
turn-of = Juega { $name }
turn-held = { $name } ha jugado
game-over = Fin de la partida
clock-title = Tiempo restante
clock = { $minutes }:{ $seconds }
top-buttons = Vistas y menú
show-map = Mapa
show-globe = Globo
menu = Menú
title-your-turn = ● Tu turno – { $game }
map-of = Planeta de { $name }
planet-of = Planeta de { $name }
planet-back = Volver
no-globe = Este navegador no puede dibujar el planeta en 3D. El mapa muestra lo mismo.
face-free = Cara { $face }: libre
face-laid = Cara { $face }: { $habitats }

## The table: seats

seats-title = Planetas
seat-you = tú
seat-away = ausente, juega un bot
seat-offline = sin conexión
seat-resigned = se rindió
seat-changed-hands = cambió de manos
seat-thinking = está pensando
first-seat = empieza esta ronda

## The table: the offer and placing

offer-title = Fichas a la vista
offer-tile = Ficha { $slot }: { $habitats }
offer-gone = Ficha { $slot }: ya no está
offer-taken = Ficha { $slot }: se la llevó { $name }
actions-title = Tu ficha
turn-left = Girar a la izquierda (Q)
turn-right = Girar a la derecha (E)
place = Colocar
choose-face = Elige una cara
choose-tile = Elige una ficha
put-back = Devolver (Esc)
take-back = Deshacer
done = Listo
seconds = { $seconds } s
table-tile-gone = Esa ficha ya no está.
table-other-planet = Este es el planeta de { $name }. Tus fichas van en el tuyo.
table-planned = Aún no es tu turno. Tu plan queda a la espera.
planned = Esperando tu turno
table-face-taken = Ahí ya hay una ficha. Las caras libres son las oscuras.
table-choose-face = Elige primero una cara libre de tu planeta.
table-looking-on = Estás mirando la partida.
table-not-yet = Un momento…
table-turn-of = Es el turno de { $name }.

## The table: hints

hint = Pista
hint-ask = Una pista de un bot (H)
hint-thinking = Un bot lo está pensando…
hint-line = Es la idea de un bot; decides tú.
hint-spoken = Un bot sugiere la ficha { $slot }, { $habitats }, en la cara { $face }. Enter la coloca.
hint-none = Los bots no tienen ninguna pista ahora. Inténtalo de nuevo en un momento.
hint-alone = Las pistas son para jugar a solas contra bots, con pujas y vistas previas.
help-hint = pedir una pista a un bot, si juegas a solas

## The table: rounds, races, objective, log

rounds-title = Las rondas y sus animales
round-button = Ronda { $round }: { $animals }
round-empty = sin animales
face-down = Boca abajo
race-title = Animales
race-now = Esta ronda ({ $round })
race-round = Ronda { $round }
race-none = Ya no espera ningún animal.
race-no-aids = En esta mesa no se muestran pujas ni vistas previas: cuenta tú.
race-draw = empate
race-no-bid = –
race-second = 2.ª región
race-second-why = En la última ronda, un empate se decide por la segunda región más grande de cada planeta.
race-margin = +{ $margin }
bid-button = { $animal }: { $name } puja { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Tu objetivo
objective-none = Partida para principiantes: cada animal vale 1 punto.
objective-hidden = Los objetivos son secretos.
objective-now = { $areas ->
    [one] { $areas } parcela
   *[other] { $areas } parcelas
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
objective-next = { $areas ->
    [one] Falta { $areas } parcela
   *[other] Faltan { $areas } parcelas
  } para { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
log-title = Diario
log-look = Verla en el planeta
regions-none = El planeta de { $name } aún está vacío.
spoken-aimed = Sobre la cara { $face }.
spoken-taken = La cara { $face } está ocupada.

## The table: what happens

event-game-started = Empieza la partida { $game }.
event-round-opened = Ronda { $round }: empieza { $name }.
event-placed = { $name } coloca una ficha en la cara { $face }.
event-taken-back = { $name } deshace su jugada.
event-awarded = { $animal } se muda con { $name }. { $reason }{ $by ->
    [second] ; decide la segunda región
    [third] ; decide la tercera región
   *[best] { "" }
  }.
event-carried = { $animal } espera: { $why ->
    [draw] empate
   *[none] nadie puja
  }. { $reason }.
event-discarded = { $animal } deja la partida: { $why ->
    [draw] empate
   *[none] nadie puja
  }. { $reason }.
event-revealed = Se revela para la ronda { $round }: { $animal }.
event-ended = Victoria para { $names }.
event-seated = { $name } toma asiento.
event-bot-seated = Un bot toma asiento: { $bot }.
event-seat-opened = El asiento { $seat } está libre.
event-left = { $name } se va; sigue un bot.
event-lapsed = Se acabó el tiempo de { $name }; sigue un bot.
event-returned = { $name } está de vuelta.
event-resigned = { $name } se rinde; sigue un bot.
event-end-wanted = { $wanted ->
    [yes] { $name } quiere terminar aquí.
   *[no] { $name } prefiere seguir jugando.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } quiere la revancha.
   *[no] { $name } no quiere revancha.
  }
event-game-over = { $how ->
    [agreed] Hay acuerdo general: la partida termina aquí.
    [resigned] Solo queda una persona: el resto se rindió.
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
reaction-thanks = Gracias.
reaction-good-game = ¡Buena partida!

## The table: life

life-title = Aparece la vida
life-next = Siguiente
life-skip = Saltar { $count }
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } se muda con { $name }
life-awarded-you = { $animal } se muda contigo
life-carried = { $animal } espera a la próxima ronda: { $why ->
    [draw] empate
   *[none] nadie puja
  }
life-discarded = { $animal } deja la partida: { $why ->
    [draw] empate
   *[none] nadie puja
  }
life-revealed = Se revela para la ronda { $round }: { $animal }
life-by-second = Empate: decide la segunda región más grande
life-by-third = Empate: decide la tercera región más grande

## The table: coming back

since-title = Mientras no estabas
since-moves = { $moves ->
    [0] La vida siguió su curso.
    [one] Se colocó { $moves } ficha.
   *[other] Se colocaron { $moves } fichas.
  }
since-end = Cerrar

## The table: the end

end-you-won = ¡Victoria!
end-won = Gana { $name }
end-shared = Victoria compartida: { $names }
end-place = Quedas en el puesto { $place }, { $points ->
    [0] con los mismos puntos pero menos animales
    [one] a { $points } punto de la victoria
   *[other] a { $points } puntos de la victoria
  }.
end-by-cards = Empate a puntos: decide quién tiene más animales.
end-by-shared = Empate a puntos y a animales: la victoria se comparte.
end-objective = Objetivo: { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animales
  }
end-rematch = Revancha
end-no-rematch = Sin revancha
end-higher = Un nivel más: { $level }
end-lower = Un nivel menos: { $level }
end-again = A favor de la revancha: { $names }.
end-replay = Repetición
end-share = Copiar enlace a la repetición
end-copied = Copiado.
end-picture = Compartir imagen
end-picture-text = Una partida de Twelvefold
end-picture-downloaded = La imagen está en tus descargas.
end-picture-failed = Este navegador no ha podido crear la imagen.
end-record = Descargar la grabación
end-result = Resultado

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = ¿Cerrar esta mesa?
    .text = Se cierra para siempre y ya nadie podrá entrar.
    .yes = Cerrar la mesa
    .no = Dejarla abierta
confirm-remove = ¿Quitar a { $name }?
    .text = { $status ->
        [playing] Un bot sigue jugando hasta que alguien se siente.
       *[waiting] El asiento queda libre para quien tenga el enlace.
      }
    .yes = Quitar
    .no = No quitar
confirm-resign = ¿Rendirte en esta partida?
    .text = { $then ->
        [bot] Un bot seguirá jugando por ti. No podrás volver a esta partida.
       *[end] La partida termina enseguida, sin ganador.
      }
    .yes = Rendirme
    .no = Seguir jugando
confirm-end = { $others ->
    [none] ¿Terminar esta partida?
   *[some] ¿Votar por terminar la partida?
  }
    .text = { $others ->
        [none] Termina enseguida, sin ganador.
       *[some] Termina sin ganador en cuanto todos estén de acuerdo. Hasta entonces puedes cambiar de idea.
      }
    .yes = { $others ->
        [none] Terminar la partida
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
removed-stay = Quedarse en la mesa
clock-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
  }

## The table: menu, help, handing over

menu-say = Decir
menu-seats = Asientos
menu-hand-over = Ceder el asiento de { $name }
menu-hand-over-hint = El asiento será de quien abra primero este enlace. Sirve una sola vez, 24 horas como mucho y solo hasta el final de la partida.
menu-fill = Dar a un bot el asiento de { $name }: { $bot }
menu-open = Liberar el asiento de { $name }
take-over-title = Este asiento es para ti
take-over-hint = Alguien te cede su asiento en esta mesa. Sigues desde donde está la partida.
take-over = Ocupar el asiento
menu-leave = La partida
menu-end = Votar por terminar
menu-play-on = No terminar aquí
menu-resign = Rendirse
menu-sure = ¿Seguro?
help-title = Teclas y gestos
help-hands = Con un dedo giras el planeta; con dos, lo acercas y lo ladeas. Arrastra una ficha hasta una cara o toca la ficha y luego la cara; la rueda, un clic derecho o un giro con dos dedos la hacen girar. Un segundo toque la coloca.
help-take = tomar una ficha
help-aim = ir a una cara vecina
help-turn = girar la ficha
help-place = colocar la ficha; confirmar la jugada
help-take-back = deshacer la jugada
help-put-back = devolver la ficha; cerrar
help-regions = leer en voz alta las regiones del planeta
help-map = mapa o globo
help-help = esta página
curtain-title = Pasa el juego a { $name }
curtain-why = El objetivo es solo para quien juega ahora.
curtain-open = Soy { $name }

## Replay

replay-title = Repetición
replay-move = Jugada { $move } de { $moves }
replay-start = Comienzo
replay-first = Al principio
replay-last = Al final
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Jugadas
replay-file = Abrir grabación guardada
replay-bad = Esto no es la grabación de una partida: { $why }
replay-none = Esa partida no está aquí.
replay-choose = Abre una grabación que hayas guardado como archivo.

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
rulebook-nothing = Aquí no se dice nada de “{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(decisión nuestra)**
rules-aim = De qué trata el juego
rules-aim-planet = Das forma a un planeta. En cada una de las doce rondas colocas en él una ficha más y, a partir de la tercera, los animales buscan un hogar y se quedan donde más les gusta.
rules-aim-win = Tras doce rondas, el planeta está completo. Gana quien haya creado el mejor hogar, para los animales y para un hábitat secreto.
rules-aim-ours = Estas son las reglas con nuestras propias palabras. Donde los reglamentos impresos callan, o donde sus ediciones no coinciden, alguien tiene que decidir. Esos puntos los hemos decidido aquí y llevan esta marca: { rules-ours }.
rules-words = Los términos
rules-word = Término
rules-meaning = Significado
rules-word-habitat = hábitat
rules-meaning-habitat = Océano, bosque, desierto, montaña o glaciar.
rules-word-planet = planeta
rules-meaning-planet = Un dodecaedro: 12 caras, y en cada una va una ficha.
rules-word-tile = ficha
rules-meaning-tile = Un continente: un pentágono con cinco parcelas. En la caja hay 50.
rules-word-area = parcela
rules-meaning-area = Un triángulo de una ficha. Un planeta completo tiene 60.
rules-word-region = región
rules-meaning-region = Todas las parcelas de un mismo hábitat que están unidas entre sí. Una sola parcela también es una región.
rules-word-animal = animal
rules-meaning-animal = Una carta con un hábitat, que es el color de su marco, y un requisito. En la caja hay 45.
rules-word-objective = objetivo
rules-meaning-objective = Una carta secreta con un hábitat. Da puntos según cuántas parcelas de ese hábitat tenga tu planeta al final.
rules-word-seat = asiento
rules-meaning-seat = Un lugar en la mesa. Los asientos se suceden en sentido horario: el siguiente es el de tu izquierda. Los programas los numeran desde 0.
rules-word-round = ronda
rules-meaning-round = Cada persona coloca una ficha y después aparece la vida. Hay 12; las reglas impresas a veces las llaman turnos.
rules-word-offer = fichas a la vista
rules-meaning-offer = Las fichas de la ronda que están boca arriba y que nadie ha tomado todavía.
rules-word-bid = puja
rules-meaning-bid = Lo que un planeta puede ofrecer a un animal, expresado en un número.
rules-touch = Qué toca a qué
rules-touch-edge = Dos parcelas se tocan cuando comparten un lado: dos vecinas de una misma ficha, o las dos que quedan a uno y otro lado de la arista entre dos caras. Las que solo coinciden en una esquina no se tocan { rules-ours }.
rules-touch-three = Cuando todas las fichas están colocadas, cada parcela toca exactamente a otras tres.
rules-picture-contacts = Cuatro parejas de bosques. A través de la arista entre dos caras, y lado a lado en una misma ficha, se tocan. En una esquina, y a través del centro de una ficha, no se tocan.
rules-contact-edge = En una arista
rules-contact-tile = En una ficha
rules-contact-corner = En una esquina
rules-contact-middle = Por el centro
rules-contact-yes = Se tocan.
rules-contact-no = No se tocan.
rules-regions = Regiones
rules-regions-grow = Las parcelas del mismo hábitat que se tocan forman una región. Las regiones siguen de ficha en ficha, por todo el planeta.
rules-picture-regions = Un planeta con ocho fichas colocadas y cuatro caras libres. Sus tres bosques están marcados: uno de 8 parcelas, otro de 4 y otro de 1.
rules-regions-title = Tres bosques
rules-regions-caption = Parcelas: 8, 4 y 1
rules-regions-map = En un mapa plano, a menudo una región continúa donde se ha cortado el planeta. Lo indica un borde de puntos y, cuando el otro lado queda lejos, una letra pequeña nombra la cara en la que sigue la región.
rules-regions-example = En la imagen, el bosque de 8 se extiende por las caras c, b y g; el de 4, por la d y la i. La parcela suelta de bosque en la cara a solo coincide con el bosque de 8 en una esquina, y sigue siendo una región aparte.
rules-setup = Preparación
rules-setup-players = El juego es para 2 a 4 jugadores. Cada persona empieza con un planeta vacío.
rules-setup-tiles = Mezcla las 50 fichas y forma con ellas diez pilas de cinco, boca abajo. Son las pilas de las rondas 1 a 10. Las pilas 11 y 12 se llenarán por el camino.
rules-setup-animals = Mezcla los 45 animales y coloca 20 boca arriba bajo las rondas, como muestra la tabla. Los otros 25 se quedan en la caja, sin que nadie los vea.
rules-setup-objectives = Reparte a cada persona un objetivo, en secreto. No hay dos iguales, y los demás se quedan en la caja, sin que nadie los vea.
rules-setup-first = Empieza la persona más joven. En pantalla, el anfitrión elige quién empieza, o lo decide el azar { rules-ours }.
rules-layout-round = Rondas
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animales en cada una
rules-layout-none = ninguno
rules-round = Una ronda
rules-round-parts = Cada una de las doce rondas tiene tres partes.
rules-round-lay = Cada persona coloca una ficha.
rules-round-life = A partir de la ronda 3, aparece la vida: los animales buscan un planeta.
rules-round-token = El marcador de primer jugador pasa al asiento siguiente.
rules-placing = Colocar fichas
rules-placing-take = Se revelan las cinco fichas de la ronda. Empezando por el primer jugador de la ronda y en sentido horario, cada persona toma una de las fichas que quedan y la coloca en una cara libre de su propio planeta, en cualquiera de las cinco orientaciones.
rules-placing-free = Nada tiene que encajar, y no hace falta que la ficha quede junto a otra. Una vez colocada, una ficha se queda como está { rules-ours }.
rules-picture-rotations = Una misma ficha en sus cinco orientaciones, cada una girada un quinto de vuelta más en sentido antihorario.
rules-leftovers = Fichas que nadie toma
rules-leftovers-piles = Las fichas que sobran van boca abajo a la pila 11 hasta que tenga cinco, luego a la pila 12 hasta que tenga cinco, y después salen de la partida. Las que sobran en las rondas 11 y 12 salen de la partida.
rules-leftovers-order = Van en el orden en que se revelaron, y las fichas de las pilas 11 y 12 se revelan más tarde en el orden en que llegaron { rules-ours }.
rules-life = Aparece la vida
rules-life-look = A partir de la ronda 3, cuando cada persona ha colocado su ficha, se examina cada animal que hay bajo la ronda. Todos los planetas pujan por él, y la mejor puja gana la carta.
rules-token = Quién empieza después
rules-token-left = La siguiente ronda la empieza quien está a la izquierda del primer jugador de la ronda.
rules-requirements = Qué piden los animales
rules-requirements-three = Cada animal tiene un hábitat y pide a un planeta una de estas tres cosas. Lo que el planeta puede ofrecer es su puja.
rules-requirement = El animal pide
rules-requirement-bid = Un planeta puja
rules-requirement-most = **más regiones** que los demás planetas
rules-requirement-most-bid = el número de sus regiones del hábitat del animal
rules-requirement-touching = una región **en contacto** con otro hábitat
rules-requirement-touching-bid = de sus regiones del hábitat del animal, el tamaño de la mayor que toca al menos una parcela del otro hábitat
rules-requirement-apart = una región **sin contacto** con otro hábitat
rules-requirement-apart-bid = de sus regiones del hábitat del animal, el tamaño de la mayor que no toca ninguna parcela del otro hábitat
rules-requirements-size = El tamaño se cuenta en parcelas. Una cara aún libre no toca nada.
rules-most = Más regiones
rules-most-example = El **panda** pide el mayor número de bosques. Cada región cuenta 1, por pequeña que sea. Este planeta tiene cuatro bosques, así que puja 4.
rules-picture-most = Un planeta con cuatro bosques marcados y contados: puja 4 por el panda.
rules-most-caption = Más regiones de bosque: 4
rules-touching = En contacto
rules-touching-example = El **zorro** pide un bosque en contacto con un glaciar. Basta una parcela de glaciar, y cuenta el bosque entero. En este planeta, el mayor de esos bosques tiene 9 parcelas, así que el planeta puja 9.
rules-picture-touching = El mismo planeta. Está marcado su mayor bosque que toca un glaciar: puja 9 por el zorro.
rules-touching-caption = Bosque junto a glaciar: 9 parcelas
rules-apart = Sin contacto
rules-apart-example = La **ardilla** pide un bosque sin contacto con ningún glaciar; no importa qué más toque. En este planeta, el mayor de esos bosques tiene 6 parcelas, así que el planeta puja 6.
rules-picture-apart = El mismo planeta. Está marcado su mayor bosque que no toca ningún glaciar: puja 6 por la ardilla.
rules-apart-caption = Bosque sin glaciar al lado: 6 parcelas
rules-award = Quién se lleva el animal
rules-award-best = La mejor puja gana la carta, si es al menos 1 y nadie más puja lo mismo.
rules-award-itself = Cada región tiene que cumplir el requisito por sí misma: si tu mayor bosque no lo cumple, tu segundo bosque aún puede contar { rules-ours }. Lo muestra el planeta de arriba. Su mayor bosque toca un glaciar, así que la ardilla se fija en el bosque de 6.
rules-ties = Empates
rules-ties-carried = Si hay empate en la mejor puja, o si nadie puja { rules-ours }, nadie se lleva la carta. La carta se aplaza: espera al final de la columna de la siguiente ronda y se vuelve a examinar cuando esa ronda termina.
rules-last-round = Empates en la última ronda
rules-last-round-why = Tras la ronda 12 ya no queda ninguna ronda a la que aplazar una carta.
rules-last-round-most = Con **más regiones**, en caso de empate se descarta la carta: vuelve a la caja.
rules-last-round-second = Con **en contacto** y **sin contacto**, quienes comparten la mejor puja comparan, entre sus regiones que cumplen el requisito, la segunda en tamaño. Gana la mayor, y quien tiene una menor queda fuera. Quienes sigan a la par comparan la tercera. Una región que falta cuenta 0. Si tampoco así se decide, la carta se descarta.
rules-last-round-none = Un animal por el que nadie puja se descarta.
rules-last-round-ours = Algunas ediciones solo preguntan si alguien cumple el requisito por segunda vez; otras, quién lo cumple mejor. Aquí se comparan los tamaños { rules-ours }.
rules-picture-fox = Dos planetas en la ronda 12. Tanto Ada como Bea tienen un bosque de 9 parcelas que toca un glaciar. Bea tiene un segundo, de 5 parcelas.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, y no hay segundo
rules-bea-caption = 9, luego 5: el zorro es suyo
rules-last-round-example = El zorro pide un bosque en contacto con un glaciar. Tanto Ada como Bea pujan 9. Bea tiene un segundo bosque junto a un glaciar, de 5 parcelas. Ada tiene un bosque de 6, pero ningún glaciar lo toca, así que aquí no cuenta. El zorro se muda con Bea. En cualquier ronda anterior habría esperado.
rules-known = Qué se puede saber
rules-known-open = En cualquier momento, todo el mundo puede mirar cada planeta, cada animal boca arriba y cada carta ganada. Queda oculto lo siguiente:
rules-known-piles = las pilas que aún no se han revelado y las cartas de la caja;
rules-known-objectives = los objetivos del resto, hasta el final;
rules-known-mystery = con los animales misteriosos, los que están boca abajo.
rules-known-leftovers = Las fichas que fueron boca abajo a las pilas 11 y 12 las vio todo el mundo. No hace falta recordarlas: Twelvefold las muestra.
rules-end = El final
rules-end-score = Tras la ronda 12 se revelan los objetivos. Puntúas por tu objetivo y por tus animales.
rules-objective = El objetivo
rules-objective-step = Cuenta en tu planeta las parcelas del hábitat de tu objetivo. Obtienes los puntos del escalón más alto que alcances. Cuenta un solo escalón, no la suma; por debajo del primero son 0.
rules-objective-table = Parcelas para estos puntos
rules-scoring = Los animales
rules-scoring-animals = Cada animal vale 2 puntos, o 1 si su hábitat es el de tu objetivo. Los animales puntúan aunque no hayas alcanzado ningún escalón.
rules-winner = Quién gana
rules-winner-points = Gana quien tenga más puntos. Con los mismos puntos, quien tenga más cartas de animal. Si también en eso hay empate, la victoria se comparte.
rules-variants = Dos variantes
rules-variants-combine = Se pueden combinar libremente.
rules-beginner = Principiantes
rules-beginner-how = No hay objetivos. Cada animal vale 1 punto.
rules-mystery = Animales misteriosos
rules-mystery-lie = Los 20 animales se colocan de dos en dos bajo cada una de las rondas 3 a 12, uno boca arriba y otro boca abajo.
rules-mystery-turn = Al final de cada una de las rondas 1 a 10, una vez asignados los animales, se revela uno: el que espera dos rondas más adelante. Al final de la ronda 1 es el de la ronda 3; al final de la ronda 10, el de la ronda 12.
rules-box = La caja
rules-box-data = Algunas de las cartas impresas se conocen con certeza; otras hemos tenido que reconstruirlas. Por eso, lo que hay en la caja son datos, no código. Si tienes el juego, puedes introducir tus propias fichas y cartas. La página boxes.md de la documentación explica cómo.
rules-box-standard = En la caja estándar, cada hábitat tiene nueve animales: uno pide **más regiones**, cuatro piden una región **en contacto** y cuatro, una **sin contacto**, uno de cada tipo para cada uno de los otros hábitats. Cada pareja de hábitats comparte 2 fichas; cada trío, 3.

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
    .does = tu objetivo y cómo va
grammar-status = estado, ronda
    .does = la ronda, de quién es el turno, quién tiene qué animales
grammar-log = diario, jugadas
    .does = qué ha pasado en esta ronda y en la anterior
grammar-undo = deshacer, devolver
    .does = devolver la ficha que tienes en la mano
grammar-hint = pista
    .does = qué haría un buen bot
grammar-help = ayuda
    .does = esta lista
grammar-quit = salir, terminar
    .does = terminar aquí
grammar-do-place = colocar la ficha 3 en la cara g, con la orientación 1; Enter lo confirma
grammar-do-try = qué aportaría esa jugada
grammar-do-turns = qué aportaría cada orientación de la ficha 3 en la cara g
grammar-do-tile = la ficha 3 y sus cinco hábitats
grammar-faces = Las caras van de la a hasta la l: la a es el polo norte; de la b a la f, el anillo que lo rodea; de la g a la k, el anillo que rodea el polo sur; la l es el polo sur.
grammar-rotations = Las orientaciones van de 0 a 4, en sentido antihorario. Con la orientación 0, el primer hábitat de una ficha mira hacia el polo más cercano; en la cara a, hacia la b; en la l, hacia la g.
grammar-wrong-word = No hay nada que se llame “{ $text }”. Un signo de interrogación explica qué se puede escribir.
grammar-wrong-tile = Una ficha es un número de 1 a 5, como en 3g1, no “{ $text }”.
grammar-wrong-face = Una cara es una letra latina de la a hasta la l, como en 3g1, no “{ $text }”.
grammar-wrong-rotation = Una orientación es un número de 0 a 4, como en 3g1, no “{ $text }”.
grammar-wrong-tile-first = Una jugada empieza con el número de su ficha, como en 3g1; en “{ $text }” falta.
grammar-wrong-seat = En esta mesa no hay ningún jugador “{ $text }”.
grammar-wrong-round = Una ronda es un número de 1 a 12, no “{ $text }”.
grammar-wrong-extra = Ahí sobra “{ $text }”.
grammar-wrong-long = Esa línea es demasiado larga. Un signo de interrogación explica qué se puede escribir.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronda { $round } de { $rounds }: tu turno.
spoken-confirm = Enter coloca la ficha; también puedes escribir otra jugada.
spoken-put-back = { $move }: ficha devuelta.
spoken-free = Caras libres: { $faces }.
spoken-face = Cara { $face }, { $name }:
spoken-edge = { $habitat } hacia { $face }
spoken-edge-joins = { $habitat } hacia { $face }, donde continúa
spoken-edge-alone = Hacia { $face }: { $habitat }, nada al otro lado.
spoken-edge-beside = Hacia { $face }: { $habitat }, al otro lado { $beyond }.
spoken-open = Hacia { $face }: nada.
spoken-open-beside = Hacia { $face }: nada, al otro lado { $beyond }.
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
spoken-race-none = Ronda { $round }: { $animal }. { $requirement }. Nadie puja.
spoken-has = { $name } tiene { $count ->
    [one] { $count } animal
   *[other] { $count } animales
  }: { $animals }.
spoken-has-none = { $name } aún no tiene ningún animal.
spoken-lies = { $move } quedaría así: { $edges }.
spoken-brings = { $move } cambia: { $changes }.
spoken-brings-nothing = { $move } no cambia ninguna puja.
spoken-change = { $animal } de { $before } a { $after }
spoken-change-objective = objetivo { $habitat } de { $before } a { $after }
spoken-then = { $animals }: entonces { $name } va por delante.
spoken-then-nobody = { $animals }: entonces nadie va por delante.
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
typed-hint = 3g1 coloca la ficha 3 en la cara g, con la orientación 1. ? muestra qué se puede preguntar. Esc sale de la línea.
typed-open = Escribir jugada o pregunta (T)
typed-said = Lo que se ha dicho
spoken-held = Ficha colocada. Enter confirma la jugada, U la deshace.
spoken-nothing-back = No tienes ninguna ficha en la mano y no hay nada que deshacer.
spoken-waits = Ronda { $round }: { $animal }. { $requirement }.
help-type = escribir una jugada o una pregunta
settings-typing = Mostrar una línea para escribir jugadas y preguntas

## The game in a terminal

cli-text-welcome = { $variant }. Eres { $name } y juegas contra { $rivals }.
cli-text-ask-for-help = Escribe ? para ver la ayuda.
cli-text-prompt = Tu jugada:
cli-text-prompt-held = Enter coloca { $move }:
cli-text-nothing-held = No tienes ninguna ficha en la mano. Lo que está colocado se queda.
cli-text-hint = { $bot } jugaría { $move }.
cli-text-kept = La partida está guardada en { $file }.
cli-text-go-on = Para seguir: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = La última partida de { $file } ya está terminada.
cli-no-level = El nivel { $level } no existe; hay estos: { $levels }.
cli-play-not-in-text = { $option } es para el juego en el navegador; quita esa opción, o quita --text.
cli-play-only-in-text = { $option } es para el juego en la terminal: usa también --text.
cli-play-not-resumed = { $option } es para una partida nueva; con --resume, la partida sigue como estaba.

## The lesson: what is said while one learns on a real table

lesson-title = Lección
lesson-leave = Salir de la lección
lesson-restart = Empezar de nuevo
lesson-ask-leave = ¿Salir de la lección?
    .text = Tu progreso se guarda. Puedes seguir cuando quieras desde el inicio.
    .yes = Salir
    .no = Seguir la lección
lesson-ask-restart = ¿Empezar la lección de nuevo?
    .text = Perderás tu progreso en la lección y la partida en curso.
    .yes = Empezar de nuevo
    .no = Seguir la lección
lesson-way = Paso { $step } de { $steps }
lesson-go-on = Continuar
lesson-show = Ver cómo
lesson-play-on = Seguir jugando
lesson-hurry = Seguir más rápido
lesson-wait = { $bot } elige una ficha…
lesson-wait-task = Coloca una ficha como quieras.
lesson-welcome = Este es tu planeta: doce caras, todas aún libres. En cada una de las doce rondas colocas en él una ficha, y los animales vienen a vivir donde más les gusta. { $bot } juega contra ti, y no cuesta mucho ganarle.
lesson-take = Hay cinco fichas a la vista. Cada una tiene cinco parcelas, y cada parcela es un hábitat: océano, bosque, desierto, montaña o glaciar. Toma la ficha que quieras.
    .keys = Teclas: 1 a 5
lesson-turn = Ahora gira la ficha con una de las dos flechas redondas que hay bajo tu planeta.
    .keys = Teclas: Q y E
lesson-place = Elige una cara para ella, la que quieras: nada tiene que encajar. Toca la cara y después “Colocar”.
    .keys = Teclas: las flechas eligen una cara, Enter coloca la ficha
lesson-again = La ficha está otra vez con las demás. Toma una de nuevo.
lesson-laid = Ahí queda. Siempre hay un momento para deshacer la jugada; después la partida sigue, y { $bot } coloca una ficha en su propio planeta.
lesson-regions = Las parcelas de un mismo hábitat que comparten un lado forman una región, también de una ficha a otra. Las esquinas no cuentan. Mientras una ficha flota sobre tu planeta, ves qué tamaño tendrían sus regiones.
lesson-grow = Una región grande vale mucho, así que haz crecer una: las parcelas se unen donde dos hábitats iguales se encuentran en una arista.
lesson-task-region = Tu tarea: una región de al menos { $goal ->
    [one] { $goal } parcela
   *[other] { $goal } parcelas
  }. Hábitat: { $habitat }.
lesson-task-bid = Tu tarea: coloca una ficha de modo que tu puja sea de al menos { $goal }.
lesson-missed-region = { $value ->
    [one] Así la región tendría solo { $value } parcela. Vuelves a tener la ficha.
   *[other] Así la región tendría solo { $value } parcelas. Vuelves a tener la ficha.
  }
lesson-missed-bid = Así tu puja sería solo { $value }. Vuelves a tener la ficha.
lesson-shown = Esta es una manera: la ficha está sobre su cara, girada como debe estar. Colócala.
lesson-solved-region = { $value ->
    [one] ¡Bien hecho! Una región de { $value } parcela.
   *[other] ¡Bien hecho! Una región de { $value } parcelas.
  }
lesson-passed-region = Ya está colocada. Las regiones crecen de ficha en ficha, y hay tiempo de sobra.
lesson-solved-bid = ¡Bien hecho! Tu puja es { $value }.
lesson-passed-bid = Ya está colocada. Vendrán otros animales.
lesson-animals = A partir de ahora llegan animales al final de cada ronda. El próximo es este: { $animal }. Pide: { $requirement }. Vivirá en el planeta que más pueda ofrecer.
lesson-bid = Lo que un planeta puede ofrecer es su puja. Junto a cada animal están las dos pujas; la tuya, primero. Toca tu número junto a este animal: { $animal }. Se iluminan las regiones que cuentan.
lesson-most = { $animal } pide el mayor número de regiones, por pequeñas que sean. Hábitat: { $habitat }. Las parcelas que no se tocan son regiones distintas.
lesson-touching = { $animal } pide: { $requirement }. Tu puja es el tamaño de tu mayor región que toca el otro hábitat en alguna parte, aunque sea en un solo sitio.
lesson-apart = { $animal } pide: { $requirement }. Tu puja es el tamaño de tu mayor región que no toca el otro hábitat en ninguna parte. Una cara libre no toca nada.
lesson-life-yours = ¡{ $animal } se muda contigo! Tu puja era { $value }; la de { $bot }, { $other }.
lesson-life-theirs = { $animal } se muda con { $bot }. Tu puja era { $value }; la mejor, { $other }. Vendrán muchos animales más.
lesson-life-waits = { $animal } aún no se muda con nadie. Las pujas eran { $value } y { $other }, así que la carta pasa a la siguiente ronda.
lesson-tie-seen = Empate por este animal: { $animal }. Las dos pujas eran { $value }. En ese caso nadie se lleva la carta: pasa a la siguiente ronda, y allí se vuelven a comparar las pujas.
lesson-tie = ¿Y si las mejores pujas son iguales? En ese caso nadie se lleva la carta: pasa a la siguiente ronda, y allí se vuelven a comparar las pujas.
lesson-tie-picture = Dos pujas de 4: la carta pasa de la ronda 6 a la ronda 7.
lesson-objective = Este es tu objetivo secreto: { $habitat }. Con { $areas } parcelas de ese hábitat al final obtienes { $points } puntos; con más parcelas, más puntos. Un animal vale 2 puntos, pero solo 1 si vive en el hábitat de tu objetivo.
lesson-objective-secret = Cada persona tiene un objetivo secreto: un hábitat del que su planeta debería tener muchas parcelas al final.
lesson-free = { $rounds ->
    [one] Ya conoces el juego. Queda { $rounds } ronda: intenta crear el mejor hogar.
   *[other] Ya conoces el juego. Quedan { $rounds } rondas: intenta crear el mejor hogar.
  }
lesson-idle = Juega como quieras. Al final verás cómo se cuentan los puntos.
lesson-end = Así se cuentan los puntos: tu objetivo aporta { $objective } y tus animales aportan { $animals }; en total, { $total }. { $bot } tiene { $other }. Con los mismos puntos, gana quien tiene más animales.
lesson-end-more = Ya has visto el juego completo. En la página de inicio encuentras bots más fuertes, y también puedes jugar con amigos.

## The command line: its frame

cli-lang = El idioma: { $codes }; si falta, el de la configuración regional.
cli-version = Mostrar la versión.
cli-about =
    Un juego de mesa en el que doce fichas forman un planeta: para jugarlo, grabarlo, comprobarlo y medirlo.

    Un proyecto de aficionados, no oficial y sin relación con la editorial del juego.
cli-no-language = El idioma { $name } no existe; hay estos: { $codes }.

## The command line: options that several commands share

cli-option-players = Número de asientos.
cli-option-seed = Un entero menor que 2**256 o cualquier texto; la misma semilla da las mismas partidas.
cli-option-mystery = La mitad de los animales empieza boca abajo.
cli-option-beginner = Sin objetivos; cada animal vale 1 punto.
cli-option-bots = Quién juega: un nombre para todos los asientos, o uno por asiento, separados por comas.
cli-option-box = Una caja de fichas propia; véase docs/boxes.md.
cli-option-json = Escribir JSON, para que lo lea un programa.
cli-option-port = El puerto; 0 para uno cualquiera que esté libre.
cli-option-database = Un archivo, o postgresql://…; si falta, un archivo de tu carpeta de datos.
cli-no-box = { $path } no es una caja con la que se pueda jugar
cli-no-stdout = hace falta un archivo en el que escribir, y - no lo es
cli-cannot-be-read = { $path }: no se puede leer: { $why }
cli-playing = jugando
cli-and = {", "}

## The command line: play, serve, admin, backup

cli-play = Jugar en el navegador: a solas contra bots, en una misma pantalla o con amigos. Ctrl-C termina; las partidas se conservan.
cli-play-lan = Dejar entrar a otros equipos de la red local, como un teléfono cercano.
cli-play-browser = Abrir el navegador, si lo hay.
cli-play-text = Jugar contra bots aquí, en la terminal.
cli-play-level = Con --text: el nivel de los bots.
cli-play-plain = Con --text: solo frases, para lectores de pantalla.
cli-play-record = Con --text: guardar la partida como una línea de este archivo.
cli-play-resume = Con --text: seguir con la última partida de un archivo.
cli-play-starting = Iniciando el juego.
cli-play-here = Twelvefold está en { $url }
cli-play-beside = En un teléfono u otro equipo cercano, abre { $url }
cli-play-alone = Este equipo no está en ninguna red local: nadie más puede entrar.
cli-play-others = Para jugar con quien esté cerca: { $command }
cli-play-end = Ctrl-C termina; tus partidas se conservan.
cli-serve = Ofrecer mesas para jugar, hasta que llegue una señal. Los registros son líneas JSON en stderr.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 para todas.
cli-serve-public-url = Dónde se encuentra desde fuera, como https://planets.example.org.
cli-serve-proxy = La dirección de un proxy de confianza: se cree lo que dice de la dirección de un cliente.
cli-serve-forget-after = Días tras los que se borra una mesa abandonada.
cli-serve-bot-workers = Procesos en los que piensan los bots.
cli-serve-bot-pause = Segundos que un bot deja pasar después de lo último que se mostró, donde juegan personas; 0: ninguno.
cli-serve-limit = Otro límite; la lista está en docs/hosting.md.
cli-serve-web = Otro cliente que ofrecer.
cli-serve-here = Twelvefold está disponible en { $url }
cli-admin = Ver y cerrar mesas de un servidor en marcha, como quien lo administra.
cli-admin-list = Mostrar las mesas en uso.
cli-admin-close = Cerrar una mesa; se avisa a quienes están en ella.
cli-admin-kick = Quitar a alguien su asiento; queda libre, y durante una partida lo lleva un bot.
cli-admin-url = Dónde está el servidor.
cli-admin-table = Su código o su id.
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
cli-admin-closed = la mesa { $table } está cerrada
cli-admin-kicked = el asiento { $seat } de la mesa { $table } está libre
cli-admin-no-token = la variable { $variable } debe contener el token con el que se inició el servidor
cli-admin-refused = el servidor lo rechaza: { $reason }
cli-admin-no-server = en { $url } no hay ningún servidor de Twelvefold: { $why }
cli-backup = Guardar todas las mesas en un archivo nuevo, también con un servidor en marcha.
cli-backup-file = El archivo de la copia de seguridad.
cli-backup-saving = Guardando
cli-backup-saved = { $rows ->
    [one] Hay { $rows } fila en { $file }
   *[other] Hay { $rows } filas en { $file }
  }
cli-restore = Llevar las mesas de una copia de seguridad a una base de datos vacía, de cualquiera de los dos tipos.
cli-restore-restoring = Restaurando
cli-restore-restored = { $rows ->
    [one] Se ha restaurado { $rows } fila
   *[other] Se han restaurado { $rows } filas
  }

## The command line: watch and show

cli-watch = Ver a los bots jugar una partida entera: cada jugada, el motivo de cada asignación y los planetas a medida que crecen.
cli-watch-pace = Segundos entre dos rondas; ninguno si nadie mira.
cli-watch-seed = Semilla { $seed }: { $seats }
cli-watch-seat = el asiento { $seat } es { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive juega en su lugar
cli-round-opened = Ronda { $round }: empieza el asiento { $seat }; a la vista { $tiles }
cli-placed = {"  "}{ $move }  el asiento { $seat } coloca la ficha { $tile } ({ $areas }) en la cara { $face }
cli-revealed = {"  "}Se revela para la ronda { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat } por la segunda región ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → asiento { $seat } por la tercera región ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] nadie puja
  }, espera a la próxima ronda
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] nadie puja
  }, deja la partida
cli-most = más regiones de { $habitat }
cli-touching = { $habitat } junto a { $other }
cli-apart = { $habitat } sin { $other } al lado
cli-end = Final:
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
cli-end-cards = Gana { $winners }, con los mismos puntos y más animales
cli-end-shared = Victoria compartida: { $winners }
cli-show = Mostrar una posición de una partida grabada: el mapa plano de cada planeta, con el tamaño de cada región.
cli-show-record = Un archivo de grabaciones; la línea 1 si no se indica otra.
cli-show-move = Tras tantas jugadas; si falta, tras la última.
cli-show-seat = Solo el planeta de este asiento.
cli-show-svg = Escribir ahí una imagen en su lugar.
cli-show-picture = la imagen está en { $file }
cli-show-no-seat = no hay ningún asiento { $seat }: la partida tiene { $players }, contados desde 0
cli-show-no-move = { $record } tiene { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }, no { $wanted }
cli-show-no-line = { $path } tiene las líneas 1 a { $last }, no la { $wanted }
cli-show-offer = A la vista: { $tiles }
cli-show-face-down = Ronda { $round }: boca abajo
cli-show-animal = Ronda { $round }: { $animal }, { $requirement }: { $bids }
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

    Con --out, cada partida se convierte en una grabación; la misma semilla da el mismo archivo, sea cual sea el número de núcleos. Sin esa opción, una tabla muestra cómo han ido las partidas.
cli-simulate-games = Número de partidas.
cli-simulate-out = Escribir ahí las grabaciones, una por línea; - es stdout.
cli-simulate-written = { $games ->
    [one] Hay { $games } partida en { $file }
   *[other] Hay { $games } partidas en { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
cli-verify =
    Comprobar grabaciones según las reglas, jugada a jugada.

    Por cada grabación errónea, una línea dice dónde está y qué falla; después se indica cuántas son correctas y cuántas erróneas. El código de salida es 0 si todas son correctas, 1 si alguna es errónea y 2 si un archivo no se puede leer.
cli-verify-files = Archivos con una grabación en cada línea; - es stdin.
cli-verify-verifying = verificando
cli-train =
    Aprender las tablas de los bots, que juegan contra sí mismos, con la caja estándar o con una propia.

    Los bots usan el archivo si se les indica: --bots expert:tables=tables.npz. La misma semilla da las mismas tablas, sea cual sea el número de núcleos.
cli-train-out = Dónde se guardan las tablas.
cli-train-games = Partidas de cada generación, de los bots contra sí mismos.
cli-train-searched = Partidas del bot de búsqueda tras las generaciones.
cli-train-learning = aprendiendo
cli-train-no-file = { $path } no es un archivo en el que se puedan guardar tablas
cli-train-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } en { $seconds } s; las tablas están en { $file }
cli-train-kind = { $kind ->
    [two] 2 asientos
    [two-beginner] 2 asientos, principiantes
    [more] 3 y 4 asientos
   *[more-beginner] 3 y 4 asientos, principiantes
  }
cli-bench =
    Medir el motor: partidas al azar, jugadas desde Python, grabaciones, lotes, arranque, memoria.

    Cada cifra es la mejor de muchas pasadas cortas; en un equipo que hace otras cosas, solo se deben comparar cifras de una misma ejecución. Otros juegos hacen otro trabajo por jugada: sus cifras dicen lo rápidos que son esos motores, no cuál es mejor.
cli-bench-seconds = Cuánto tiempo se mide cada cifra.
cli-bench-peers = Medir también los motores de otros juegos, si están instalados.
cli-bench-start = Medir también el arranque y la compilación.
cli-bench-measuring = midiendo
cli-bench-not-started = no se puede medir el arranque, porque ha fallado un proceso aparte: { $why }
cli-bench-silent = no dice nada

## The command line: headings of tables

cli-column-seat = asiento
cli-column-bot = bot
cli-column-games = partidas
cli-column-victories = victorias
cli-column-points = puntos
cli-column-animals = animales
cli-column-win-rate = % victorias
cli-column-interval = 95 %
cli-column-ms = ms/jugada
cli-column-rating = rating
cli-column-objective = objetivo
cli-column-animal-points = puntos de animales
cli-column-others = puntos del resto
cli-column-award-round = ronda de asignación
cli-column-kind = partidas de
cli-column-generation = generación
cli-column-situations = situaciones vistas
cli-column-loss = pérdida previa
cli-column-what = medida
cli-column-of = detalle
cli-column-figure = cifra

## The command line: arena

cli-arena =
    Averiguar qué bot es más fuerte.

    Cada reparto se juega desde todos los asientos, para que la suerte no favorezca a nadie. Dos bots en dos asientos juegan un duelo; dos en más asientos: el primero juega solo entre copias del segundo; tantos como asientos: juegan todos juntos; más: un torneo. Con --out, una ejecución interrumpida sigue donde estaba.

    Con --sprt, el código de salida es 0 si se acepta el primer bot, 1 si se rechaza y 3 si --games no ha bastado.
cli-arena-bots = Quién juega: dos o más bots, separados por comas.
cli-arena-games = Número de partidas, redondeado hacia arriba a repartos completos.
cli-arena-out = Guardar ahí las partidas, una grabación por línea, y seguir desde ellas.
cli-arena-sprt = Jugar hasta aceptar o rechazar el primer bot.
cli-arena-statistics = Mostrar también cómo juegan los bots.
cli-arena-picture = Dibujar ahí la clasificación, como SVG.
cli-arena-report = Escribir todas las cifras como JSON.
cli-arena-ray = Jugar en el clúster de Ray de RAY_ADDRESS, o en uno de este equipo.
cli-arena-two = una prueba secuencial compara dos bots, no { $count }
cli-arena-no-stdout = las partidas se guardan en un archivo para poder seguir después: --out lo indica, y - no es un archivo
cli-arena-own-files = --out, --picture y --report necesitan un archivo distinto cada una
cli-arena-title = { $games } { $variant ->
    [mystery] partidas con animales misteriosos
    [beginner] partidas para principiantes
    [both] partidas para principiantes con animales misteriosos
   *[full] partidas
  }, { $players } asientos, { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
  }
cli-arena-alone = { $alone } juega solo entre copias de { $copies }: con la misma fuerza, ganaría el { $share }.
cli-arena-rounded = { $asked ->
    [one] Se pidió { $asked } partida; el número se redondea hacia arriba a repartos completos.
   *[other] Se pidieron { $asked } partidas; el número se redondea hacia arriba a repartos completos.
  }
cli-arena-every-seat = Cada reparto se ha jugado desde todos los asientos.
cli-arena-all-met = Cada reparto se ha jugado desde todos los asientos, y todas las combinaciones de bots se han enfrentado el mismo número de veces.
cli-arena-few = Cada reparto se ha jugado desde todos los asientos; ha habido muy pocas partidas para que se enfrentaran todas las combinaciones de bots.
cli-arena-matrix = porcentaje de victorias de la fila contra la columna
cli-arena-how = cómo juegan: medias, con la mitad de la amplitud del intervalo del 95 %
cli-arena-order = Porcentaje de victorias según el orden de juego en la ronda 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } ha fallado { $count } vez: { $what }
   *[other] { $bot } ha fallado { $count } veces: { $what }
  }
cli-arena-stopped = Detenido. La misma orden continúa con las partidas de { $file }.
cli-arena-first = {"  "}{ $fault }, la primera vez: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: el reloj ha cortado { $count } cálculo
   *[other] { $bot }: el reloj ha cortado { $count } cálculos
  }
cli-arena-remarked = { $bot } comenta: { $what }
cli-remark-crash = error de ejecución
cli-remark-illegal-move = jugada no permitida
cli-remark-endless-thought = cálculo sin fin
cli-remark-naive-played-on = naive siguió en su lugar
cli-remark-short-sight = vista corta
cli-remark-near-side = lado cercano
cli-remark-miscount = error al contar
cli-remark-forgotten-piles = pilas olvidadas
cli-detail-place = ronda { $round }, asiento { $seat }: { $what }
cli-detail-gave = choose dio { $what }
cli-detail-late = ninguna jugada tras { $seconds } s
cli-detail-code = el código { $code }
cli-detail-ended = su proceso ha terminado
cli-detail-unreadable = su respuesta no se puede leer
cli-detail-another = respondió a otra pregunta
cli-detail-closed = ha cerrado su tubería
cli-detail-status = su proceso terminó con el código { $status }
cli-detail-signal = a su proceso lo terminó { $signal }
cli-arena-more = { $listed } y { $count } más
cli-arena-accepted = Se acepta { $bot }: { $figures }
cli-arena-refused = Se rechaza { $bot }: { $figures }
cli-arena-undecided = Sin decidir: hacen falta más partidas: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) tras { $groups ->
    [one] { $groups } reparto
   *[other] { $groups } repartos
  }, Elo { $first } contra { $second }.

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
cli-sketch-latest = Última ficha: cara { $face }.

## Errors of boxes, deals, seeds, moves

error-value = este valor
error-box-long = el archivo tiene más de { $most } bytes
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
    [text] un texto
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
error-box-id = { $where }: id debe ser un texto de 1 a { $most } caracteres imprimibles
error-box-habitat = { $where }: habitat { $value } no es un hábitat
error-box-requirement = { $where }: requirement { $value } no es most, touching ni apart
error-box-most = { $where }: most no admite otro hábitat (other)
error-box-other = { $where }: other { $value } no es un hábitat
error-box-own = { $where }: other es el propio hábitat del animal
error-box-objectives = objectives debe ser un objeto, no { $kind }
error-box-objective = objectives: { $value } no es un hábitat
error-box-steps-of = objetivo { $name }
error-box-steps = { $where }: hace falta una lista de [mínimo de parcelas, puntos]
error-box-many-steps = { $where }: puede haber como máximo { $most } escalones, hay { $found }
error-box-step = { $where }, escalón { $number }: hace falta [mínimo de parcelas, puntos], no { $value }
error-box-step-bounds = { $where }, escalón { $number }: puede haber hasta { $areas } parcelas y { $points } puntos
error-box-ascend = { $where }: los escalones deben ir en orden ascendente de parcelas y de puntos
error-box-layout = layout debe ser una lista de enteros
error-box-layout-count = layout: hacen falta { $needed } números, para las rondas 3 a 12, hay { $found }
error-box-layout-sum = layout: bajo las rondas debe haber { $needed } animales, no { $value }
error-deal-integers = los jugadores, el primer asiento y las fichas deben ser simples enteros
error-deal-habitats = deben ser hábitats
error-players = pueden jugar de 2 a 4, no { $players }
error-deal-objectives = hacen falta { $players } distintos, uno por asiento
error-no-seat = no hay ningún asiento { $seat }
error-deal-piles = hacen falta { $piles } pilas de { $tiles } fichas
error-no-tile = no hay ninguna ficha { $tile }
error-tile-twice = la ficha { $tile } está dos veces
error-deal-columns = bajo las { $rounds } rondas debe haber { $wanted }, no { $found }
error-no-animal = no hay ningún animal { $animal }
error-animal-twice = { $animal } está dos veces
error-move-code = el código de una jugada va de 0 a { $last }; { $code } no vale
error-move-text = { $text } no es una jugada: hacen falta una ficha de 1 a 5, una cara de la a hasta la l y una orientación de 0 a 4, como en 3g1
error-move-none = { $move } no es una jugada: las posiciones van de 0 a 4; las caras, de 0 a 11; las orientaciones, de 0 a 4
error-game-over = la partida ha terminado
error-slot-taken = { $move }: la ficha { $tile } de esta ronda ya no está
error-face-taken = { $move }: la cara { $face } del planeta del asiento { $seat } ya tiene su ficha, que no se mueve nunca
error-nothing-to-take-back = no hay ninguna jugada que deshacer
error-seed-long = una semilla tiene como máximo { $most } bytes, no { $found }
error-seed-type = una semilla es un entero, un texto o bytes, no { $type }
error-seed-bounds = una semilla es un entero de 0 a 2**256 - 1
error-trial-seat = no hay ningún asiento { $seat }: los asientos van de 0 a { $last }
error-trial-tile = no hay ninguna ficha { $tile }: las fichas van de 0 a { $last }
error-trial-faces = un planeta tiene { $faces } caras, no { $found }
error-trial-rotation = no hay ninguna orientación { $rotation }: las orientaciones van de 0 a { $last }

## Errors of records

error-record-long = ninguna grabación tiene más de { $most } bytes
error-record-deep = no es una grabación: demasiados niveles anidados
error-json-at = no es JSON: { $why } en el carácter { $place }
error-is-missing = falta
error-no-object = { $value } no es un objeto
error-no-record = { $value } no es una grabación
error-not-here = aquí sobra { $name }
error-no-list = { $value } no es una lista
error-no-integer = { $value } no es un entero
error-record-format = aquí no se conoce { $value }, solo { $known }
error-record-unfinished = no debe estar: solo se han hecho { $made } de { $moves } jugadas
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
error-record-face-taken = la cara { $face } ({ $letter }) del asiento { $seat } ya tiene su ficha
error-record-missing = falta: { $value }
error-record-extra = { $value } no debería estar
error-record-other = { $value } debería ser { $right }

## Errors of bots and arenas

error-tables-version = { $path } no contiene tablas de esta versión ({ $version })
error-tables-none = { $path } no contiene tablas; twelvefold train las crea
error-tables-size = { $path } contiene tablas de otro tamaño; twelvefold train las crea de nuevo
error-cannot-read = { $path } no se puede leer: { $why }
error-cannot-write = { $path } no se puede escribir: { $why }
error-bot-class = { $file }: indica también su clase, como en my_bot.py:Mine
error-bot-file = { $file }: no existe ese archivo
error-bot-load = { $bot } no se puede cargar: { $why }
error-bot-late = { $bot } no se ha cargado tras { $seconds } segundos
error-bot-no-class = { $bot } no es una clase, sino { $type }
error-bot-no-options = ninguna
error-bot-make = { $bot } no se puede crear (opciones: { $options }): { $why }
error-bot-choose = { $bot } da un objeto { $type }, que no tiene choose(turn)
error-bot-has-none = { $file } no tiene { $name }
error-bot-option = { $bot }: { $option } no es una opción; se escriben como ms=50, una sola vez cada una
error-bot-option-among = { $bot }: { $option } es una de estas: { $among }; no { $value }
error-bot-option-number = { $bot }: { $option } es un número de { $least } a { $most }, no { $value }
error-bot-no-option = { $bot } no tiene ninguna opción { $option }
error-no-bot = el bot { $bot } no existe; hay estos: { $bots }
error-bot-tables = { $bot }: un archivo de tablas solo se lee para quien es dueño del equipo
error-bots-seats = { $bots } bots no pueden ocupar { $seats } asientos: indica uno para todos, o uno por asiento
error-bot-name = el nombre de un bot tiene como máximo { $most } caracteres
error-arena-bots = una arena necesita de 2 a { $most } bots distintos, no { $found }
error-arena-names = dos de los bots se llaman { $name }; cada uno necesita su propio nombre
error-arena-seats = { $bots } bots no pueden ocupar { $seats } asientos: indica dos, uno por asiento, o más para un torneo
error-process-ended = uno de los procesos en marcha se ha terminado desde fuera; ejecuta el comando de nuevo
error-sprt-numbers = una prueba secuencial son dos números separados por una coma, como en 0,5, no { $value }
error-sprt-order = una prueba secuencial va de un Elo menor a uno mayor, entre -1000 y 1000, no { $value }
error-ray-needed = la arena en un clúster necesita Ray: { $command }
error-ray-lost = se ha perdido un grupo con su proceso, { $times } veces o con todo el clúster ({ $why }): ¿hay memoria suficiente?
error-ray-none = no hay ningún clúster de Ray en { $address }, la dirección de RAY_ADDRESS
error-ray-closed = el clúster de Ray en { $address } no deja entrar: ¿es de esta versión y está aquí su token?
error-kept-no-file = { $path } no es un archivo en el que se puedan guardar partidas
error-kept-in-use = { $path } está en uso por otra arena
error-kept-no-arena = no es una grabación de una arena
error-kept-differs = esta es otra arena: su { $name } es { $one }, no { $other }
error-kept-differs-somewhere = esta es otra arena: su { $name } es diferente
error-kept-refused = { $where }: { $what }; indica otro archivo con --out, o ninguno
error-kept-torn = { $where }: esta grabación de una arena no está completa
error-kept-box = esta es otra arena: tiene otra caja
error-kept-deal = esta es otra arena: su reparto no procede de la semilla

## Errors of servers and databases

error-limit = --limit { $value }: indica uno de estos, { $names }, y un número, como en sockets=50
error-limit-number = --limit { $value }: { $number } no es un número de 1 a { $most }
error-public-url = --public-url { $url } no es una dirección como https://planets.example.org: indica esquema y host, sin ruta
error-proxy = --proxy { $proxy }: indica una dirección o una red, como en 10.0.0.0/8
error-token = el token de administración es demasiado corto: hacen falta al menos { $least } caracteres
error-port = --port { $port }: un puerto es un número de 0 a 65535
error-port-taken = el puerto { $port } está ocupado: elige otro con --port, o 0 para uno cualquiera que esté libre
error-port-denied = el puerto { $port } no se puede usar aquí: elige uno a partir de 1024 con --port
error-host = no se puede escuchar en { $host }: { $why }
error-no-utf8 = no es UTF-8
error-backup-early = termina demasiado pronto
error-backup-line = una de sus líneas es errónea ({ $why })
error-backup-newer = procede de una versión más nueva de Twelvefold
error-backup-there = { $path } ya existe: indica otro archivo
error-backup-beginning = no empieza como una copia de seguridad
error-backup-none = { $path } no es una copia de seguridad, o está dañada
error-backup-load = { $path } no se puede cargar: { $why }
error-backup-twice = empieza dos veces
error-backup-rows = debería tener { $rows } filas y tiene { $done }
error-no-database = no existe la base de datos { $path }
error-database-version = esta base de datos no es de esta versión: inicia una vez el servidor con ella
error-database-full = la base de datos no está vacía
error-database-busy = la base de datos no responde: todas las conexiones están en uso
error-database-refuses = la base de datos lo rechaza: { $why }
error-not-stored = esto no se puede guardar ({ $why })
error-database-newer = procede de una versión más nueva de Twelvefold: instala esa versión, o indica otra base de datos
error-database-folder = { $path } no se puede usar: es una carpeta
error-database-unusable = { $path } no se puede usar: { $why }
error-database-ours = este servidor ya está usando { $path }
error-database-made = { $path } no se puede crear: { $why }
error-database-theirs = otro servidor está usando { $path }: solo uno a la vez puede usar esta base de datos
error-database-opened = { $path } no se puede abrir: { $why }
error-database-system = su sistema de archivos no permite lo que necesita SQLite (un registro en memoria compartida)
error-database-unnamed = no se ha indicado ninguna base de datos: { $forms }
error-database-url = no se entiende esta URL de una base de datos: { $forms }
error-database-slashes = la URL de un archivo de SQLite tiene tres barras, cuatro si la ruta es completa, y nada detrás
error-database-driver = PostgreSQL necesita su controlador: { $command }
error-database-unknown = { $name } no es una base de datos que Twelvefold conozca: { $forms }
error-database-forms = indica un archivo, sqlite:///file.db o postgresql://user:password@host/database
error-database-silent = la base de datos no responde: { $why }
