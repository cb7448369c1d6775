### Twelvefold in Portuguese. The words are those of the printed rules: ficha, área, região, animal, objetivo, ronda; ours: face, lance, lugar, mesa.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. [0] stands where Portuguese would take 0 for `one`.

game = Twelvefold
motto = Doze rondas, doze faces. Constrói um planeta e descobre quem vem viver nele.
fan-project = Um projeto de fãs, não oficial e sem relação com a editora do jogo.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Oceano
    .within = oceano
    .most = oceano
    .beside = oceano
    .away = oceano
habitat-forest = Floresta
    .within = floresta
    .most = floresta
    .beside = floresta
    .away = floresta
habitat-desert = Deserto
    .within = deserto
    .most = deserto
    .beside = deserto
    .away = deserto
habitat-mountain = Montanha
    .within = montanha
    .most = montanha
    .beside = montanha
    .away = montanha
habitat-glacier = Glaciar
    .within = glaciar
    .most = glaciar
    .beside = glaciar
    .away = glaciar

## Levels and seats

level-seedling = Semente
level-explorer = Explorador
level-naturalist = Naturalista
level-ranger = Guarda
level-expert = Especialista
level-master = Mestre
style-collector = Colecionador
    .hint = Constrói primeiro para o seu objetivo secreto.
style-hunter = Caçador
    .hint = Quer mais os animais do que o seu objetivo.
style-spoiler = Desmancha-prazeres
    .hint = Fica com os animais que outros ganhariam.
style-friendly = Amigável
    .hint = Cuida do seu planeta e incomoda menos os outros.
style-sprinter = Velocista
    .hint = Quer os animais que chegam em breve.
style-none = Nenhuma em especial
    .hint = Sem preferências: joga para ganhar.
style-mix = Mistura
    .hint = Cada bot recebe outra personalidade, ao acaso.
style-idle = Sem objetivos, joga como qualquer outro.
seat-bot = { $bot } { $seat }
seat-open = Lugar livre
seat-nameless = Jogador { $seat }

## Why something was refused

refusal-bad-message = O servidor não entendeu esta página. Recarrega a página.
refusal-too-long = É longo demais.
refusal-not-greeted = O servidor não entendeu esta página. Recarrega a página.
refusal-other-protocol = O servidor e esta página são de versões diferentes. Recarrega a página.
refusal-too-fast = Rápido demais. Espera um momento.
refusal-too-many = É demasiado por agora. Espera um pouco.
refusal-too-many-take-backs = Já não podes desfazer mais jogadas nesta partida.
refusal-too-many-reactions = Já usaste todas as tuas reações nesta partida.
refusal-too-many-seatings = Fizeste isso demasiadas vezes nesta partida. Na próxima já podes outra vez.
refusal-too-many-changes = Fizeste isso demasiadas vezes nesta partida. Na próxima já podes outra vez.
refusal-too-many-entries = Nesta mesa não cabem mais partidas. Cria uma mesa nova.
refusal-no-table = Essa mesa não existe.
refusal-no-box = Essa caixa de fichas não existe.
refusal-no-bot = Esse bot não existe.
refusal-bad-name = Escolhe outro nome, por favor.
refusal-bad-options = Não é possível criar a mesa assim.
refusal-stale = Algo acabou de acontecer. Olha de novo.
refusal-no-seat = Já não há nenhum lugar livre.
refusal-not-yours = Esse lugar não é teu.
refusal-not-the-host = Só o anfitrião pode fazer isso.
refusal-not-now = Agora não é possível.
refusal-not-your-turn = Não é a tua vez.
refusal-held = Um momento: a última jogada ainda pode ser desfeita.
refusal-illegal = Essa face ou essa ficha já não está livre.
refusal-no-aids = Nesta mesa não se mostram ofertas nem pré-visualizações.
refusal-no-spectators = Esta mesa não admite espectadores.
refusal-used = Este link já foi usado.
refusal-expired = Este link expirou. Pede um novo.
refusal-other-seat = Nesta partida já tiveste ou abriste outro lugar. Podes sentar-te aqui a partir da próxima.
refusal-other-command = O servidor não percebeu esta página. Recarrega-a.
refusal-unknown = O servidor não conseguiu responder. Tenta de novo.
refusal-stopping = O servidor vai parar; esta página volta sozinha.
refusal-slow = A rede está lenta demais. Esta página tenta de novo.
refusal-forgotten = Este dispositivo foi esquecido. Recarrega a página para começar de novo.
refusal-away = O servidor não responde. Quando voltar, esta página continua sozinha.
refusal-other = Recusado: { $reason }.

## The page

app-needs-script = O Twelvefold precisa de JavaScript.
app-loading = Um momento…
app-part-missing = Não foi possível carregar uma parte do jogo. Recarrega a página quando houver rede.
app-table-closed = { $by ->
    [host] O anfitrião fechou esta mesa.
    [administrator] O administrador do servidor fechou esta mesa.
   *[nobody] Esta mesa foi fechada.
  }
app-no-code = Não há nenhuma mesa com o código «{ $code }». Verifica o código e tenta de novo.
app-no-table = Não há nenhuma mesa neste link. Talvez já não exista, ou falte uma parte do link.
app-nowhere = Não há nada neste endereço.
connection-offline = Estás offline. As tuas jogadas serão enviadas quando voltares.
connection-away = Ligação perdida. A restabelecer…
connection-back = Ligação restabelecida.
connection-outdated = Há uma nova versão disponível.
connection-reload = Recarregar a página
dialog-close = Fechar

## Home

home-back = Página inicial
home-choices = Com quem jogar
home-bots = Contra bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Mudar a partida contra bots
home-screen = Neste dispositivo
home-screen-summary = { $people ->
   *[other] { $people } pessoas
  } por turnos · { $variant }
home-screen-change = Mudar a partida neste dispositivo
home-friends = Com amigos
home-friends-summary = { $seats ->
   *[other] { $seats } lugares
  } · por link ou código · { $variant }
home-friends-change = Mudar a partida com amigos
home-continue = Continuar
home-tables = As tuas mesas
home-table-playing = { $who } · ronda { $round } de 12
home-table-waiting = { $who } · à espera de jogadores
home-more-tables = { $count ->
    [one] Mais { $count } mesa
   *[other] Mais { $count } mesas
  }
home-learn = Aprender a jogar
home-learn-summary = Passo a passo · cinco minutos
home-learn-continue = Continuar a lição
home-learn-left = Continua onde paraste
home-today = Partida do dia
home-today-hint = Igual para todos: { $date }
home-join = Tenho um código
home-join-hint = Seis letras e algarismos, dados por quem criou a mesa.
home-join-go = Entrar
home-code = Código
home-open-tables = Mesas abertas
home-no-open-tables = Nenhuma por agora.
home-replays = Repetições
home-replays-hint = As partidas que jogaste neste servidor, jogada a jogada.
home-replays-none = Quando terminares uma partida, podes voltar a ver tudo aqui.
home-replays-file = Abrir gravação guardada
home-settings = Definições
home-more = Mais
home-players = { $names }
home-planet = Um planeta com os seus animais

## New tables

new-name = O teu nome
new-person = Nome do jogador { $seat }
new-bots = Bots
new-level = Nível
new-style = Personalidade
new-people = Pessoas
new-seats = Lugares
new-variant = Variante
new-aids = Mostrar ofertas e pré-visualizações
new-listed = Mostrar na lista de mesas abertas
new-more = Mais opções
new-clock = Tempo por jogada
new-clock-none = Sem limite
new-clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }
new-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
new-clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
  }
new-hold = Tempo para desfazer
new-hold-seconds = { $count ->
    [0] Nenhum
    [one] { $count } segundo
   *[other] { $count } segundos
  }
new-first = Quem começa
new-first-lot = Por sorteio
new-first-seat = Lugar { $seat }
new-first-you = Tu
new-first-bot = Bot { $number }
new-spectators = Admitir espectadores
new-seed = Semente pública da distribuição
new-seed-none = Uma nova
new-box = Usar uma caixa própria
new-box-other = Usar outra caixa
new-box-remove = Jogar sem { $name }
new-box-wrong = Isto não é uma caixa de fichas: { $why }
new-start = Começar a partida
new-make = Criar a mesa
level-results = { $hint } · vitórias: { $won } de { $played }
level-seedling-hint = Muito fácil
level-explorer-hint = Fácil
level-naturalist-hint = Médio
level-ranger-hint = Difícil
level-expert-hint = Muito difícil
level-master-hint = O mais difícil
level-seedling-plays = Para as tuas primeiras partidas: só vê os próximos animais e conta mal.
level-explorer-plays = Olha uma ronda à frente e ainda conta mal.
level-naturalist-plays = Olha três rondas à frente; de vez em quando algo lhe escapa.
level-ranger-plays = Olha seis rondas à frente e raramente se engana.
level-expert-plays = Experimenta as jogadas de cabeça, mas esquece que fichas voltam no fim.
level-master-plays = Pensa até um segundo, adivinha o teu objetivo e calcula com exatidão as últimas rondas.
variant-full = Padrão
    .hint = Animais e um objetivo secreto por pessoa.
variant-beginner = Principiantes
    .hint = Sem objetivos; cada animal vale 1 ponto.
variant-mystery = Animais mistério
    .hint = Metade dos animais começa virada para baixo.
variant-mystery-beginner = Mistério, principiantes
    .hint = Metade dos animais virada para baixo, sem objetivos.

## Waiting room

room-page = À espera de jogadores – { $game }
room-name-empty = Visitante
room-title = À espera de jogadores
room-hint = A partida começa quando todos os lugares estiverem ocupados.
room-seats = Lugares
room-invite = Convidar
room-link = Link para esta mesa
room-copy = Copiar o link
room-copied = Copiado.
room-not-copied = Seleciona o link e copia à mão.
room-share = Partilhar
room-share-text = Joga Twelvefold comigo:
room-code = Código
room-code-hint = ou escreve este código em { $address }
room-qr = Código QR do link
room-sit = Sentar-se
room-you = tu
room-host = anfitrião
room-offline = offline
room-bot = bot
room-fill = Pôr um bot
room-fill-rest = Encher os lugares livres com bots
room-kick = Remover { $name }
room-close = Fechar a mesa
room-leave = Deixar o lugar
room-looking-on = Estás a assistir: nenhum lugar é teu.
room-only-here = Este servidor só atende este computador. Para os amigos poderem entrar, é preciso parar o servidor e iniciar com
room-command = make play LAN=1
room-open-to-all = Quem tiver o link pode sentar-se aqui.

## Replays

## Settings

settings-title = Definições
settings-language = Idioma
settings-sound = Som
settings-volume = Volume
settings-motion = Movimento
settings-motion-auto = Automático
settings-motion-full = Todo
settings-motion-less = Pouco
settings-quality = Imagem
settings-quality-auto = Automática
settings-quality-high = Melhor
settings-quality-low = Rápida
settings-quality-still = Parada
settings-quality-map = Mapa plano
settings-glyphs = Símbolos dos habitats no planeta
settings-confirm = Pedir um segundo toque antes de colocar uma ficha
settings-left = Modo canhoto
settings-notify = Avisar quando for a minha vez e esta página estiver oculta
settings-notify-denied = Este navegador não permite avisos desta página.
settings-forget = Esquecer-me neste dispositivo
settings-forget-hint = Deixas todos os teus lugares e perdes aqui a lista de partidas, as definições e as estatísticas. Um bot assume as partidas em curso. Não é possível anular.
settings-forget-yes = Esquecer-me
settings-forget-no = Cancelar
settings-name = O teu nome
settings-about = Twelvefold { $version }
settings-licences = Obras de terceiros

## Animals

animal-whale = Baleia
animal-otter = Lontra
animal-turtle = Tartaruga
animal-octopus = Polvo
animal-orca = Orca
animal-jellyfish = Medusa
animal-shark = Tubarão
animal-dolphin = Golfinho
animal-tropical-fish = Peixe tropical
animal-panda = Panda
animal-frog = Rã
animal-tiger = Tigre
animal-bear = Urso
animal-fox = Raposa
animal-owl = Coruja
animal-hedgehog = Ouriço
animal-sloth = Preguiça
animal-squirrel = Esquilo
animal-snake = Cobra
animal-flamingo = Flamingo
animal-giraffe = Girafa
animal-elephant = Elefante
animal-camel = Camelo
animal-scorpion = Escorpião
animal-lizard = Lagarto
animal-kangaroo = Canguru
animal-lion = Leão
animal-goat = Cabra
animal-eagle = Águia
animal-gorilla = Gorila
animal-alpaca = Alpaca
animal-snow-leopard = Leopardo-das-neves
animal-bison = Bisonte
animal-ram = Carneiro
animal-badger = Texugo
animal-bat = Morcego
animal-polar-bear = Urso-polar
animal-penguin = Pinguim
animal-moose = Alce
animal-hare = Lebre
animal-wolf = Lobo
animal-musk-ox = Boi-almiscarado
animal-seal = Foca
animal-reindeer = Rena
animal-swan = Cisne

## The table: requirements, lists, points

requirement-most = Mais regiões de { $habitat }
requirement-touching = { $habitat } junto a { $other }
requirement-apart = { $habitat } sem tocar { $other }
list-and = {" e "}
points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }

## The table: the screen

table-title = A mesa
to-home = Página inicial
round-of = Ronda { $round } de { $rounds }
your-turn = É a tua vez
turn-of = Vez de { $name }
turn-held = { $name } já jogou
game-over = Fim do jogo
clock-title = Tempo restante
clock = { $minutes }:{ $seconds }
top-buttons = Vistas e menu
show-map = Mapa
show-globe = Globo
menu = Menu
title-your-turn = ● É a tua vez – { $game }
map-of = Planeta de { $name }
planet-of = Planeta de { $name }
planet-back = Voltar
no-globe = Este navegador não consegue desenhar o planeta em 3D. O mapa mostra o mesmo.
face-free = Face { $face }: livre
face-laid = Face { $face }: { $habitats }

## The table: seats

seats-title = Planetas
seat-you = tu
seat-away = ausente, joga um bot
seat-offline = offline
seat-resigned = desistiu
seat-changed-hands = mudou de mãos
seat-thinking = está a pensar
first-seat = começa esta ronda

## The table: the offer and placing

offer-title = Fichas à escolha
offer-tile = Ficha { $slot }: { $habitats }
offer-gone = Ficha { $slot }: já foi escolhida
offer-taken = Ficha { $slot }: escolhida por { $name }
actions-title = A tua ficha
turn-left = Girar para a esquerda (Q)
turn-right = Girar para a direita (E)
place = Colocar
choose-face = Escolhe uma face
choose-tile = Escolhe uma ficha
put-back = Devolver (Esc)
take-back = Desfazer
done = Pronto
seconds = { $seconds } s
table-tile-gone = Essa ficha já foi escolhida.
table-other-planet = Este é o planeta de { $name }. As tuas fichas vão para o teu.
table-planned = Ainda não é a tua vez. O teu plano fica à espera.
planned = À espera da tua vez
table-face-taken = Já há uma ficha aí. As faces livres são as escuras.
table-choose-face = Escolhe primeiro uma face livre do teu planeta.
table-looking-on = Estás a assistir à partida.
table-not-yet = Um momento…
table-turn-of = É a vez de { $name }.

## The table: hints

hint = Dica
hint-ask = Uma dica de um bot (H)
hint-thinking = Um bot está a pensar…
hint-line = É a ideia de um bot; a decisão é tua.
hint-spoken = Um bot sugere a ficha { $slot }, { $habitats }, na face { $face }. Enter coloca a ficha.
hint-none = Os bots não têm nenhuma dica agora. Tenta de novo daqui a pouco.
hint-alone = As dicas são para jogar a sós contra bots, com ofertas e pré-visualizações.
help-hint = pedir uma dica a um bot, se jogas a sós

## The table: rounds, races, objective, log

rounds-title = As rondas e os seus animais
round-button = Ronda { $round }: { $animals }
round-empty = sem animais
face-down = Oculto
race-title = Animais
race-now = Esta ronda ({ $round })
race-round = Ronda { $round }
race-none = Já não há animais à espera.
race-no-aids = Nesta mesa não se mostram ofertas nem pré-visualizações: as contas são contigo.
race-draw = empate
race-no-bid = –
race-second = 2.ª região
race-second-why = Na última ronda, um empate decide-se pela segunda maior região de cada planeta.
race-margin = +{ $margin }
bid-button = { $animal }: { $name } oferece { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = O teu objetivo
objective-none = Jogo de principiantes: cada animal vale 1 ponto.
objective-hidden = Os objetivos são secretos.
objective-now = { $areas ->
    [0] { $areas } áreas
    [one] { $areas } área
   *[other] { $areas } áreas
  }: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }
objective-next = { $areas ->
    [one] Falta { $areas } área
   *[other] Faltam { $areas } áreas
  } para { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
log-title = Diário
log-look = Ver no planeta
regions-none = O planeta de { $name } ainda está vazio.
spoken-aimed = Sobre a face { $face }.
spoken-taken = A face { $face } está ocupada.

## The table: what happens

event-game-started = Começa a partida { $game }.
event-round-opened = Ronda { $round }: começa { $name }.
event-placed = { $name } coloca uma ficha na face { $face }.
event-taken-back = { $name } desfaz a jogada.
event-awarded = { $animal } vai viver com { $name }. { $reason }{ $by ->
    [second] ; decide a segunda região
    [third] ; decide a terceira região
   *[best] { "" }
  }.
event-carried = { $animal } espera: { $why ->
    [draw] empate
   *[none] sem lances
  }. { $reason }.
event-discarded = { $animal } sai do jogo: { $why ->
    [draw] empate
   *[none] sem lances
  }. { $reason }.
event-revealed = Revela-se para a ronda { $round }: { $animal }.
event-ended = Vitória para { $names }.
event-seated = { $name } senta-se à mesa.
event-bot-seated = Um bot senta-se à mesa: { $bot }.
event-seat-opened = O lugar { $seat } está livre.
event-left = { $name } sai; continua um bot.
event-lapsed = Acabou o tempo de { $name }; continua um bot.
event-returned = { $name } está de volta.
event-resigned = { $name } desiste; continua um bot.
event-end-wanted = { $wanted ->
    [yes] { $name } quer terminar aqui.
   *[no] { $name } prefere continuar.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } quer a revanche.
   *[no] { $name } não quer revanche.
  }
event-game-over = { $how ->
    [agreed] Todos de acordo: a partida termina aqui.
    [resigned] Só resta uma pessoa: as outras desistiram.
    [closed] A mesa foi fechada.
   *[played] Fim do jogo.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Agora o anfitrião é { $name }.
event-closed = A mesa está fechada.
reaction-hello = Olá!
reaction-nice = Boa!
reaction-wow = Uau!
reaction-oops = Ups.
reaction-thinking = Vou pensar…
reaction-hurry = É a tua vez!
reaction-thanks = Agradeço.
reaction-good-game = Bom jogo!

## The table: life

life-title = Surge a vida
life-next = Seguinte
life-skip = Saltar { $count }
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } vai viver com { $name }
life-awarded-you = { $animal } vem viver contigo
life-carried = { $animal } espera pela próxima ronda: { $why ->
    [draw] empate
   *[none] sem lances
  }
life-discarded = { $animal } sai do jogo: { $why ->
    [draw] empate
   *[none] sem lances
  }
life-revealed = Revela-se para a ronda { $round }: { $animal }
life-by-second = Empate: decide a segunda maior região
life-by-third = Empate: decide a terceira maior região

## The table: coming back

since-title = Na tua ausência
since-moves = { $moves ->
    [0] A vida continuou.
    [one] Foi colocada { $moves } ficha.
   *[other] Foram colocadas { $moves } fichas.
  }
since-end = Fechar

## The table: the end

end-you-won = Vitória!
end-won = { $name } vence
end-shared = Vitória partilhada: { $names }
end-place = Ficas em { $place }.º lugar, { $points ->
    [0] com os mesmos pontos mas menos animais
    [one] a { $points } ponto da vitória
   *[other] a { $points } pontos da vitória
  }.
end-by-cards = Empate em pontos: decide quem tem mais animais.
end-by-shared = Empate em pontos e em animais: a vitória é partilhada.
end-objective = Objetivo: { $habitat }
end-animals = { $count ->
    [0] { $count } animais
    [one] { $count } animal
   *[other] { $count } animais
  }
end-rematch = Revanche
end-no-rematch = Sem revanche
end-higher = Um nível acima: { $level }
end-lower = Um nível abaixo: { $level }
end-again = A favor da revanche: { $names }.
end-replay = Repetição
end-share = Copiar link da repetição
end-copied = Copiado.
end-picture = Partilhar imagem
end-picture-text = Uma partida de Twelvefold
end-picture-downloaded = A imagem foi guardada neste dispositivo.
end-picture-failed = Este navegador não conseguiu criar a imagem.
end-record = Guardar a gravação
end-result = Resultado

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Fechar esta mesa?
    .text = Fecha de vez e já ninguém pode entrar.
    .yes = Fechar a mesa
    .no = Deixar aberta
confirm-remove = Remover { $name }?
    .text = { $status ->
        [playing] Um bot continua a jogar até alguém se sentar.
       *[waiting] O lugar fica livre para quem tiver o link.
      }
    .yes = Remover
    .no = Não remover
confirm-resign = Desistir desta partida?
    .text = { $then ->
        [bot] Um bot continua por ti. Não poderás voltar a esta partida.
       *[end] A partida acaba logo, sem vencedor.
      }
    .yes = Desistir
    .no = Continuar a jogar
confirm-end = { $others ->
    [none] Terminar esta partida?
   *[some] Votar por terminar a partida?
  }
    .text = { $others ->
        [none] Termina logo, sem vencedor.
       *[some] Termina sem vencedor assim que todos concordarem. Até lá podes mudar de ideias.
      }
    .yes = { $others ->
        [none] Terminar a partida
       *[some] Votar por terminar
      }
    .no = Continuar a jogar
removed-by = { $by ->
    [administrator] O administrador do servidor tirou-te o lugar.
    [bot] O anfitrião deu o teu lugar a um bot.
   *[host] O anfitrião tirou-te o lugar.
  }
removed-hint = { $seat ->
    [open] Podes ficar a assistir ou voltar a sentar-te enquanto o lugar estiver livre.
   *[taken] Podes ficar a assistir.
  }
removed-stay = Ficar na mesa
clock-left = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
  }

## The table: menu, help, handing over

menu-say = Dizer
menu-seats = Lugares
menu-hand-over = Ceder o lugar de { $name }
menu-hand-over-hint = O lugar fica para quem abrir primeiro este link. Só funciona uma vez, durante 24 horas no máximo e apenas até ao fim da partida.
menu-fill = Dar a um bot o lugar de { $name }: { $bot }
menu-open = Deixar livre o lugar de { $name }
take-over-title = Este lugar é para ti
take-over-hint = Alguém te cede o seu lugar nesta mesa. Continuas a partir do ponto em que a partida está.
take-over = Ocupar o lugar
menu-leave = A partida
menu-end = Votar por terminar
menu-play-on = Não terminar aqui
menu-resign = Desistir
menu-sure = A sério?
help-title = Teclas e gestos
help-hands = Com um dedo giras o planeta; com dois, aproximas e inclinas. Arrasta uma ficha até uma face ou toca na ficha e depois na face; a roda, um clique direito ou um giro com dois dedos fazem a ficha girar. Um segundo toque coloca a ficha.
help-take = escolher uma ficha
help-aim = ir para uma face vizinha
help-turn = girar a ficha
help-place = colocar a ficha; confirmar a jogada
help-take-back = desfazer a jogada
help-put-back = devolver a ficha; fechar
help-regions = ler em voz alta as regiões do planeta
help-map = mapa ou globo
help-help = esta página
curtain-title = Passa o jogo a { $name }
curtain-why = O objetivo é só para quem joga agora.
curtain-open = Sou { $name }

## Replay

replay-title = Repetição
replay-move = Jogada { $move } de { $moves }
replay-start = Começo
replay-first = Para o começo
replay-last = Para o fim
replay-back = Uma jogada atrás
replay-on = Uma jogada à frente
replay-round-back = Uma ronda atrás
replay-round-on = Uma ronda à frente
replay-play = Reproduzir
replay-pause = Pausa
replay-slider = Jogadas
replay-file = Abrir gravação guardada
replay-bad = Isto não é a gravação de uma partida: { $why }
replay-none = Essa partida não está aqui.
replay-choose = Abre uma gravação que tenhas guardado.

## The rulebook: its page, and the ways to it

see-rules = Regras
why = Ver a regra
why-placing = Como se colocam as fichas
why-bids = Como os animais escolhem um planeta
why-objective = Como pontua o objetivo
why-scoring = Como se contam os pontos
rulebook-title = Regras
rulebook-page = Regras – { $game }
rulebook-contents = Índice
rulebook-search = Procurar nas regras
rulebook-found = { $chapters ->
    [one] Aparece em { $chapters } capítulo.
   *[other] Aparece em { $chapters } capítulos.
  }
rulebook-nothing = Aqui não se diz nada sobre “{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(decisão nossa)**
rules-aim = De que trata o jogo
rules-aim-planet = Dás forma a um planeta. Em cada uma das doze rondas colocas nele mais uma ficha e, a partir da terceira, os animais procuram um lar e ficam onde mais gostam de estar.
rules-aim-win = Após doze rondas, o planeta está completo. Vence quem tiver criado o melhor lar, para os animais e para um habitat secreto.
rules-aim-ours = Estas são as regras por palavras nossas. Onde as regras impressas nada dizem, ou onde as suas edições não coincidem, alguém tem de decidir. Decidimos nós, e esses pontos têm esta marca: { rules-ours }.
rules-words = Os termos
rules-word = Termo
rules-meaning = Significado
rules-word-habitat = habitat
rules-meaning-habitat = Oceano, floresta, deserto, montanha ou glaciar.
rules-word-planet = planeta
rules-meaning-planet = Um dodecaedro: 12 faces, e cada uma recebe uma ficha.
rules-word-tile = ficha
rules-meaning-tile = Um continente: um pentágono com cinco áreas. Na caixa há 50.
rules-word-area = área
rules-meaning-area = Um triângulo de uma ficha. Um planeta completo tem 60.
rules-word-region = região
rules-meaning-region = Todas as áreas de um mesmo habitat que estão ligadas entre si. Uma única área também é uma região.
rules-word-animal = animal
rules-meaning-animal = Uma carta com um habitat, que é a cor da sua moldura, e um requisito. Na caixa há 45.
rules-word-objective = objetivo
rules-meaning-objective = Uma carta secreta com um habitat. Dá pontos conforme o número de áreas desse habitat que o teu planeta tiver no fim.
rules-word-seat = lugar
rules-meaning-seat = Um lugar à mesa. Os lugares seguem o sentido horário: o seguinte é o da tua esquerda. Os programas contam os lugares a partir de 0.
rules-word-round = ronda
rules-meaning-round = Todos colocam uma ficha e depois surge a vida. Há 12; as regras impressas às vezes também dizem turno.
rules-word-offer = fichas à escolha
rules-meaning-offer = As fichas da ronda que estão viradas para cima e que ninguém escolheu ainda.
rules-word-bid = lance
rules-meaning-bid = O que um planeta tem para oferecer a um animal, expresso num número.
rules-touch = O que toca em quê
rules-touch-edge = Duas áreas tocam-se quando têm um lado em comum: duas vizinhas na mesma ficha, ou as duas que ficam de um e do outro lado da aresta entre duas faces. As que só se encontram num vértice não se tocam { rules-ours }.
rules-touch-three = Quando todas as fichas estão colocadas, cada área toca exatamente em três outras.
rules-picture-contacts = Quatro pares de florestas. De um e do outro lado da aresta entre duas faces, e lado a lado na mesma ficha, tocam-se. Num vértice, e através do centro de uma ficha, não se tocam.
rules-contact-edge = Numa aresta
rules-contact-tile = Numa ficha
rules-contact-corner = Num vértice
rules-contact-middle = Pelo centro
rules-contact-yes = Tocam-se.
rules-contact-no = Não se tocam.
rules-regions = Regiões
rules-regions-grow = As áreas do mesmo habitat que se tocam formam uma região. As regiões continuam de ficha em ficha, por todo o planeta.
rules-picture-regions = Um planeta com oito fichas colocadas e quatro faces livres. As suas três florestas estão marcadas: uma de 8 áreas, outra de 4 e outra de 1.
rules-regions-title = Três florestas
rules-regions-caption = Áreas: 8, 4 e 1
rules-regions-map = Num mapa plano, uma região muitas vezes continua onde o planeta foi cortado. Uma linha pontilhada indica isso e, quando o outro lado fica longe, uma letra pequena diz em que face a região continua.
rules-regions-example = Na imagem, a floresta de 8 estende-se pela face c, pela b e pela g; a de 4, pela d e pela i. A área isolada de floresta na face a só encontra a floresta de 8 num vértice, e é uma região à parte.
rules-setup = Preparação
rules-setup-players = O jogo é para 2 a 4 jogadores. Todos começam com um planeta vazio.
rules-setup-tiles = Baralha as 50 fichas e forma dez pilhas de cinco, viradas para baixo. São as pilhas das rondas 1 a 10. As pilhas 11 e 12 enchem-se pelo caminho.
rules-setup-animals = Baralha os 45 animais e coloca 20, virados para cima, por baixo das rondas, como mostra a tabela. Os outros 25 ficam na caixa, sem ninguém os ver.
rules-setup-objectives = Distribui um objetivo a cada pessoa, em segredo. Não há dois iguais, e os restantes ficam na caixa, sem ninguém os ver.
rules-setup-first = Começa a pessoa mais nova. No jogo digital, o anfitrião escolhe quem começa, ou decide a sorte { rules-ours }.
rules-layout-round = Rondas
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animais em cada uma
rules-layout-none = nenhum
rules-round = Uma ronda
rules-round-parts = Cada uma das doze rondas tem três partes.
rules-round-lay = Todos colocam uma ficha.
rules-round-life = A partir da ronda 3, surge a vida: os animais procuram um planeta.
rules-round-token = O marcador de primeiro jogador passa para o lugar seguinte.
rules-placing = Colocar fichas
rules-placing-take = Revelam-se as cinco fichas da ronda. A começar pelo primeiro jogador da ronda e no sentido horário, cada pessoa escolhe uma das fichas que restam e coloca essa ficha numa face livre do seu próprio planeta, em qualquer das cinco orientações.
rules-placing-free = Nada tem de encaixar, e a ficha não precisa de ficar junto a outra. Uma vez colocada, uma ficha fica como está { rules-ours }.
rules-picture-rotations = Uma mesma ficha nas suas cinco orientações, cada uma mais um quinto de volta no sentido anti-horário.
rules-leftovers = Fichas que ninguém escolheu
rules-leftovers-piles = As fichas que sobram vão, viradas para baixo, para a pilha 11 até esta ter cinco, depois para a pilha 12 até esta ter cinco, e por fim saem do jogo. As que sobram nas rondas 11 e 12 saem do jogo.
rules-leftovers-order = Vão pela ordem em que foram reveladas, e as fichas das pilhas 11 e 12 revelam-se mais tarde pela ordem em que chegaram { rules-ours }.
rules-life = Surge a vida
rules-life-look = A partir da ronda 3, quando todos já colocaram uma ficha, examina-se cada animal por baixo da ronda. Cada planeta faz um lance por esse animal, e o melhor lance ganha a carta.
rules-token = Quem começa a seguir
rules-token-left = Quem está à esquerda do primeiro jogador da ronda começa a ronda seguinte.
rules-requirements = O que pedem os animais
rules-requirements-three = Cada animal tem um habitat e pede a um planeta uma destas três coisas. O que o planeta tem para oferecer é o seu lance.
rules-requirement = O animal pede
rules-requirement-bid = Um planeta oferece
rules-requirement-most = **mais regiões** do que os outros planetas
rules-requirement-most-bid = o número das suas regiões do habitat do animal
rules-requirement-touching = uma região **em contato** com outro habitat
rules-requirement-touching-bid = das suas regiões do habitat do animal, o tamanho da maior que toca em pelo menos uma área do outro habitat
rules-requirement-apart = uma região **sem contato** com outro habitat
rules-requirement-apart-bid = das suas regiões do habitat do animal, o tamanho da maior que não toca em nenhuma área do outro habitat
rules-requirements-size = O tamanho conta-se em áreas. Uma face ainda livre não toca em nada.
rules-most = Mais regiões
rules-most-example = O **panda** pede o maior número de florestas. Cada região conta 1, por pequena que seja. Este planeta tem quatro florestas; por isso, oferece 4.
rules-picture-most = Um planeta com quatro florestas marcadas e contadas: oferece 4 pelo panda.
rules-most-caption = Mais regiões de floresta: 4
rules-touching = Em contato
rules-touching-example = A **raposa** pede uma floresta em contato com um glaciar. Basta uma área de glaciar, e conta a floresta inteira. Neste planeta, a maior dessas florestas tem 9 áreas; por isso, o planeta oferece 9.
rules-picture-touching = O mesmo planeta. Está marcada a sua maior floresta que toca num glaciar: oferece 9 pela raposa.
rules-touching-caption = Floresta junto a glaciar: 9 áreas
rules-apart = Sem contato
rules-apart-example = O **esquilo** pede uma floresta sem contato com nenhum glaciar; não importa em que mais toca. Neste planeta, a maior dessas florestas tem 6 áreas; por isso, o planeta oferece 6.
rules-picture-apart = O mesmo planeta. Está marcada a sua maior floresta que não toca em nenhum glaciar: oferece 6 pelo esquilo.
rules-apart-caption = Floresta sem tocar glaciar: 6 áreas
rules-award = Quem fica com o animal
rules-award-best = O melhor lance ganha a carta, se for pelo menos 1 e mais ninguém oferecer o mesmo.
rules-award-itself = Cada região tem de cumprir o requisito por si mesma: se a tua maior floresta não o cumpre, a tua segunda floresta ainda pode contar { rules-ours }. É o que mostra o planeta acima. A sua maior floresta toca num glaciar; por isso, o esquilo olha para a floresta de 6.
rules-ties = Empates
rules-ties-carried = Se houver empate no melhor lance, ou se não houver lances { rules-ours }, ninguém fica com a carta. A carta é adiada: espera no fim da coluna da ronda seguinte e volta a ser examinada quando essa ronda termina.
rules-last-round = Empates na última ronda
rules-last-round-why = Depois da ronda 12 já não há nenhuma ronda para onde adiar uma carta.
rules-last-round-most = Com **mais regiões**, em caso de empate a carta é descartada: volta para a caixa.
rules-last-round-second = Com **em contato** e **sem contato**, quem partilha o melhor lance compara, entre as suas regiões que cumprem o requisito, a segunda em tamanho. Vence a maior, e quem tem uma menor fica de fora. Quem ainda estiver em empate compara a terceira. Uma região que falta conta 0. Se nem assim se decidir, a carta é descartada.
rules-last-round-none = Um animal sem lances é descartado.
rules-last-round-ours = Algumas edições só perguntam se alguém cumpre o requisito uma segunda vez; outras, quem o cumpre melhor. Aqui comparam-se os tamanhos { rules-ours }.
rules-picture-fox = Dois planetas na ronda 12. Ada e Bea têm ambas uma floresta de 9 áreas que toca num glaciar. Bea tem uma segunda, de 5 áreas.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, e nenhuma segunda
rules-bea-caption = 9, depois 5: fica com a raposa
rules-last-round-example = A raposa pede uma floresta em contato com um glaciar. Ada e Bea oferecem ambas 9. Bea tem uma segunda floresta junto a um glaciar, de 5 áreas. Ada tem uma floresta de 6, mas nenhum glaciar toca nela; por isso, aqui não conta. A raposa vai viver com Bea. Em qualquer ronda anterior teria esperado.
rules-known = O que se pode saber
rules-known-open = A qualquer momento, todos podem ver cada planeta, cada animal virado para cima e cada carta ganha. Fica oculto o seguinte:
rules-known-piles = as pilhas ainda não reveladas e as cartas na caixa;
rules-known-objectives = os objetivos das outras pessoas, até o jogo terminar;
rules-known-mystery = com os animais mistério, os que estão virados para baixo.
rules-known-leftovers = As fichas que passaram, viradas para baixo, para as pilhas 11 e 12 foram vistas por todos. Não é preciso decorar nada: o Twelvefold mostra essas fichas.
rules-end = O fim
rules-end-score = Depois da ronda 12 revelam-se os objetivos. Ganhas pontos pelo teu objetivo e pelos teus animais.
rules-objective = O objetivo
rules-objective-step = Conta no teu planeta as áreas do habitat do teu objetivo. Ganhas os pontos do patamar mais alto que alcançares. Conta um só patamar, não a soma; abaixo do primeiro são 0.
rules-objective-table = Áreas para estes pontos
rules-scoring = Os animais
rules-scoring-animals = Cada animal vale 2 pontos, ou 1 se o seu habitat for o do teu objetivo. Os animais dão pontos mesmo que não tenhas alcançado nenhum patamar.
rules-winner = Quem vence
rules-winner-points = Vence quem tiver mais pontos. Com pontos iguais, quem tiver mais cartas de animais. Se também aí houver empate, a vitória é partilhada.
rules-variants = Duas variantes
rules-variants-combine = Podem ser combinadas à vontade.
rules-beginner = Principiantes
rules-beginner-how = Não há objetivos. Cada animal vale 1 ponto.
rules-mystery = Animais mistério
rules-mystery-lie = Os 20 animais ficam dois a dois por baixo de cada uma das rondas 3 a 12, um virado para cima e outro virado para baixo.
rules-mystery-turn = No fim de cada uma das rondas 1 a 10, depois de atribuídos os animais, revela-se um: o que espera duas rondas mais à frente. No fim da ronda 1 é o da ronda 3; no fim da ronda 10, o da ronda 12.
rules-box = A caixa
rules-box-data = Algumas das cartas impressas são conhecidas com certeza; outras tiveram de ser reconstruídas. Por isso, o que está na caixa são dados, não código. Se tens o jogo, podes introduzir as tuas próprias fichas e cartas. A página boxes.md da documentação explica como.
rules-box-standard = Na caixa padrão, cada habitat tem nove animais: um pede **mais regiões**, quatro pedem uma região **em contato** e quatro, uma **sem contato**, um de cada tipo para cada um dos outros habitats. Cada par de habitats partilha 2 fichas; cada trio, 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeta
    .does = o teu planeta, face por face; com um número, o de outro jogador, como em p 2
grammar-regions = regiões, região
    .does = as regiões do teu planeta; com um número, as de outro jogador
grammar-face = face
    .does = uma face, lado por lado; com um número, a de outro jogador, como em g 2
grammar-animals = animais, animal, lances
    .does = os animais que esperam e o lance de cada planeta; com um número, os de uma ronda, como em z 5
grammar-offer = fichas, ficha
    .does = as fichas à escolha
grammar-objective = objetivo
    .does = o teu objetivo e como vai
grammar-status = estado, ronda
    .does = a ronda, de quem é a vez, que animais tem cada jogador
grammar-log = diário, jogadas
    .does = o que aconteceu nesta ronda e na anterior
grammar-undo = desfazer, devolver
    .does = devolver a ficha que tens na mão
grammar-hint = dica
    .does = o que um bom bot faria
grammar-help = ajuda
    .does = esta lista
grammar-quit = sair, terminar
    .does = terminar aqui
grammar-do-place = colocar a ficha 3 na face g, com a orientação 1; Enter confirma
grammar-do-try = o que essa jogada traria
grammar-do-turns = o que cada orientação da ficha 3 na face g traria
grammar-do-tile = a ficha 3 e os seus cinco habitats
grammar-faces = As faces vão de a até l: a face a é o polo norte; as faces b até f formam o anel à sua volta; as faces g até k, o anel à volta do polo sul; a face l é o polo sul.
grammar-rotations = As orientações vão de 0 a 4, no sentido anti-horário. Com a orientação 0, o primeiro habitat de uma ficha olha para o polo mais próximo; na face a, para a face b; na face l, para a face g.
grammar-wrong-word = Não há nada com o nome “{ $text }”. Um ponto de interrogação explica o que se pode escrever.
grammar-wrong-tile = Uma ficha é um número de 1 a 5, como em 3g1, não “{ $text }”.
grammar-wrong-face = Uma face é uma letra latina de a até l, como em 3g1, não “{ $text }”.
grammar-wrong-rotation = Uma orientação é um número de 0 a 4, como em 3g1, não “{ $text }”.
grammar-wrong-tile-first = Uma jogada começa com o número da sua ficha, como em 3g1; em “{ $text }” falta.
grammar-wrong-seat = Nesta mesa não há nenhum jogador “{ $text }”.
grammar-wrong-round = Uma ronda é um número de 1 a 12, não “{ $text }”.
grammar-wrong-extra = “{ $text }” está a mais aí.
grammar-wrong-long = Essa linha é longa demais. Um ponto de interrogação explica o que se pode escrever.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronda { $round } de { $rounds }: é a tua vez.
spoken-confirm = Enter coloca a ficha; também podes escrever outra jogada.
spoken-put-back = { $move }: ficha devolvida.
spoken-free = Faces livres: { $faces }.
spoken-face = Face { $face }, { $name }:
spoken-edge = { $habitat } para { $face }
spoken-edge-joins = { $habitat } para { $face }, onde continua
spoken-edge-alone = Para { $face }: { $habitat }, nada do outro lado.
spoken-edge-beside = Para { $face }: { $habitat }, do outro lado { $beyond }.
spoken-open = Para { $face }: nada.
spoken-open-beside = Para { $face }: nada, do outro lado { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } área
   *[other] { $areas } áreas
  } em { $count ->
    [one] { $count } região
   *[other] { $count } regiões
  }: { $sizes }.
spoken-bid = { $name } oferece { $bid }
spoken-race = Ronda { $round }: { $animal }. { $requirement }. { $bids }. { $name } vai à frente.
spoken-race-draw = Ronda { $round }: { $animal }. { $requirement }. { $bids }. Empate.
spoken-race-none = Ronda { $round }: { $animal }. { $requirement }. Sem lances.
spoken-has = { $name } tem { $count ->
    [one] { $count } animal
   *[other] { $count } animais
  }: { $animals }.
spoken-has-none = { $name } ainda não tem nenhum animal.
spoken-lies = { $move } ficaria assim: { $edges }.
spoken-brings = { $move } muda: { $changes }.
spoken-brings-nothing = { $move } não muda nenhum lance.
spoken-change = { $animal } de { $before } para { $after }
spoken-change-objective = objetivo { $habitat } de { $before } para { $after }
spoken-then = { $animals }: então { $name } vai à frente.
spoken-then-nobody = { $animals }: então ninguém vai à frente.
spoken-score = { $name }: { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
  }. { $objective } pelo objetivo { $habitat }, { $animals } por { $cards ->
    [0] { $cards } animais
    [one] { $cards } animal
   *[other] { $cards } animais
  }.
spoken-score-beginner = { $name }: { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
  } por { $cards ->
    [0] { $cards } animais
    [one] { $cards } animal
   *[other] { $cards } animais
  }.

## The line for typed moves at the table in the browser

typed-title = Jogadas e perguntas por escrito
typed-line = Escreve uma jogada ou uma pergunta
typed-hint = 3g1 coloca a ficha 3 na face g, com a orientação 1. ? mostra o que se pode perguntar. Esc sai da linha.
typed-open = Escrever jogada ou pergunta (T)
typed-said = O que foi dito
spoken-held = Ficha colocada. Enter confirma a jogada, U desfaz a jogada.
spoken-nothing-back = Não tens nenhuma ficha na mão e não há nada para desfazer.
spoken-waits = Ronda { $round }: { $animal }. { $requirement }.
help-type = escrever uma jogada ou uma pergunta
settings-typing = Mostrar uma linha para escrever jogadas e perguntas

## The game in a terminal

cli-text-welcome = { $variant }. És { $name } e jogas contra { $rivals }.
cli-text-ask-for-help = Escreve ? para ver a ajuda.
cli-text-prompt = A tua jogada:
cli-text-prompt-held = Enter coloca { $move }:
cli-text-nothing-held = Não tens nenhuma ficha na mão. O que está colocado fica.
cli-text-hint = { $bot } jogaria { $move }.
cli-text-kept = A partida está guardada em { $file }.
cli-text-go-on = Para continuar: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = A última partida em { $file } já terminou.
cli-no-level = O nível { $level } não existe; há estes: { $levels }.
cli-play-not-in-text = { $option } é para o jogo no navegador; tira essa opção, ou tira --text.
cli-play-only-in-text = { $option } é para o jogo no terminal: acrescenta --text.
cli-play-not-resumed = { $option } é para uma partida nova; com --resume, a partida continua como estava.

## The lesson: what is said while one learns on a real table

lesson-title = Lição
lesson-leave = Sair da lição
lesson-restart = Recomeçar
lesson-ask-leave = Sair da lição?
    .text = O teu progresso fica guardado. Continua quando quiseres a partir da página inicial.
    .yes = Sair
    .no = Continuar a lição
lesson-ask-restart = Recomeçar a lição?
    .text = Vais perder o teu progresso na lição e a partida em curso.
    .yes = Recomeçar
    .no = Continuar a lição
lesson-way = Passo { $step } de { $steps }
lesson-go-on = Continuar
lesson-show = Ver como
lesson-play-on = Continuar o jogo
lesson-hurry = Continuar mais depressa
lesson-wait = { $bot } está a escolher uma ficha…
lesson-wait-task = Coloca uma ficha como quiseres.
lesson-welcome = Este é o teu planeta: doze faces, todas ainda livres. Em cada uma das doze rondas colocas nele uma ficha, e os animais vêm viver onde mais gostam de estar. { $bot } joga contra ti, e é fácil de vencer.
lesson-take = Há cinco fichas à escolha. Cada uma tem cinco áreas, e cada área é um habitat: oceano, floresta, deserto, montanha ou glaciar. Escolhe a ficha que quiseres.
    .keys = Teclas: 1 a 5
lesson-turn = Agora gira a ficha com uma das duas setas redondas por baixo do teu planeta.
    .keys = Teclas: Q e E
lesson-place = Escolhe uma face para a ficha, a que quiseres: nada tem de encaixar. Toca na face e depois em “Colocar”.
    .keys = Teclas: as setas escolhem uma face, Enter coloca a ficha
lesson-again = A ficha está outra vez junto das outras. Escolhe de novo.
lesson-laid = Está colocada. Há sempre um momento para desfazer a jogada; depois a partida continua, e { $bot } coloca uma ficha no seu próprio planeta.
lesson-regions = As áreas de um mesmo habitat que têm um lado em comum formam uma região, também de uma ficha para outra. Os vértices não contam. Enquanto uma ficha paira sobre o teu planeta, vês que tamanho teriam as suas regiões.
lesson-grow = Uma região grande vale muito; por isso, faz crescer uma: as áreas unem-se onde dois habitats iguais se encontram numa aresta.
lesson-task-region = A tua tarefa: uma região de pelo menos { $goal ->
    [one] { $goal } área
   *[other] { $goal } áreas
  }. Habitat: { $habitat }.
lesson-task-bid = A tua tarefa: coloca uma ficha de modo que o teu lance seja de pelo menos { $goal }.
lesson-missed-region = { $value ->
    [0] Assim a região teria só { $value } áreas. A ficha volta para ti.
    [one] Assim a região teria só { $value } área. A ficha volta para ti.
   *[other] Assim a região teria só { $value } áreas. A ficha volta para ti.
  }
lesson-missed-bid = Assim o teu lance seria só { $value }. A ficha volta para ti.
lesson-shown = Esta é uma maneira: a ficha está sobre a sua face, girada como deve ser. Agora coloca a ficha.
lesson-solved-region = { $value ->
    [one] Muito bem! Uma região de { $value } área.
   *[other] Muito bem! Uma região de { $value } áreas.
  }
lesson-passed-region = Está colocada. As regiões crescem de ficha em ficha, e há tempo de sobra.
lesson-solved-bid = Muito bem! O teu lance é { $value }.
lesson-passed-bid = Está colocada. Outros animais virão.
lesson-animals = A partir de agora chegam animais no fim de cada ronda. O próximo é este: { $animal }. Pede: { $requirement }. Vai viver no planeta que tiver mais para oferecer.
lesson-bid = O que um planeta tem para oferecer é o seu lance. Ao lado de cada animal estão os dois lances; o teu vem primeiro. Toca no teu número ao lado deste animal: { $animal }. Acendem-se as regiões que contam.
lesson-most = { $animal } pede o maior número de regiões, por pequenas que sejam. Habitat: { $habitat }. As áreas que não se tocam são regiões distintas.
lesson-touching = { $animal } pede: { $requirement }. O teu lance é o tamanho da tua maior região que toca no outro habitat nalgum ponto, nem que seja num só.
lesson-apart = { $animal } pede: { $requirement }. O teu lance é o tamanho da tua maior região que não toca no outro habitat em ponto nenhum. Uma face livre não toca em nada.
lesson-life-yours = { $animal } vem viver contigo! O teu lance era { $value }; o de { $bot }, { $other }.
lesson-life-theirs = { $animal } vai viver com { $bot }. O teu lance era { $value }; o melhor, { $other }. Muitos outros animais virão.
lesson-life-waits = { $animal } ainda não vai viver com ninguém. Os lances eram { $value } e { $other }; por isso, a carta passa para a ronda seguinte.
lesson-tie-seen = Empate por este animal: { $animal }. Os dois lances eram { $value }. Nesse caso ninguém fica com a carta: passa para a ronda seguinte, e aí os lances voltam a ser comparados.
lesson-tie = E se os melhores lances forem iguais? Nesse caso ninguém fica com a carta: passa para a ronda seguinte, e aí os lances voltam a ser comparados.
lesson-tie-picture = Dois lances de 4: a carta passa da ronda 6 para a ronda 7.
lesson-objective = Este é o teu objetivo secreto: { $habitat }. Com { $areas } áreas desse habitat no fim ganhas { $points } pontos; com mais áreas, mais pontos. Um animal vale 2 pontos, mas só 1 se viver no habitat do teu objetivo.
lesson-objective-secret = Cada pessoa tem um objetivo secreto: um habitat de que o seu planeta deve ter muitas áreas no fim.
lesson-free = { $rounds ->
    [one] Já conheces o jogo. Falta { $rounds } ronda: tenta criar o melhor lar.
   *[other] Já conheces o jogo. Faltam { $rounds } rondas: tenta criar o melhor lar.
  }
lesson-idle = Joga como quiseres. No fim vês como se contam os pontos.
lesson-end = É assim que se contam os pontos: o teu objetivo dá { $objective } e os teus animais dão { $animals }; no total, { $total }. { $bot } tem { $other }. Com pontos iguais, vence quem tem mais animais.
lesson-end-more = Já viste o jogo todo. Na página inicial há bots mais fortes, e também podes jogar com amigos.

## The command line: its frame

cli-lang = O idioma: { $codes }; se faltar, o do sistema.
cli-version = Mostrar a versão.
cli-about =
    Um jogo de tabuleiro em que doze fichas formam um planeta: para jogar, gravar, verificar e medir.

    Um projeto de fãs, não oficial e sem relação com a editora do jogo.
cli-no-language = O idioma { $name } não existe; há estes: { $codes }.

## The command line: options that several commands share

cli-option-players = Número de lugares.
cli-option-seed = Um inteiro menor do que 2**256 ou qualquer texto; a mesma semente dá as mesmas partidas.
cli-option-mystery = Metade dos animais começa virada para baixo.
cli-option-beginner = Sem objetivos; cada animal vale 1 ponto.
cli-option-bots = Quem joga: um nome para todos os lugares, ou um por lugar, separados por vírgulas.
cli-option-box = Uma caixa de fichas própria; ver docs/boxes.md.
cli-option-json = Escrever JSON, para um programa ler.
cli-option-port = A porta; 0 para qualquer uma que esteja livre.
cli-option-database = Um ficheiro, ou postgresql://…; se faltar, um ficheiro na tua pasta de dados.
cli-no-box = { $path } não é uma caixa com que se possa jogar
cli-no-stdout = é preciso um ficheiro onde escrever, e - não o é
cli-cannot-be-read = { $path }: não é possível ler: { $why }
cli-playing = partidas
cli-and = {" e "}

## The command line: play, serve, admin, backup

cli-play = Jogar no navegador: a sós contra bots, num só dispositivo ou com amigos. Ctrl-C termina; as partidas ficam guardadas.
cli-play-lan = Deixar entrar outros dispositivos da rede local, como um telemóvel ao lado.
cli-play-browser = Abrir o navegador, se houver.
cli-play-text = Jogar contra bots aqui no terminal.
cli-play-level = Com --text: o nível dos bots.
cli-play-plain = Com --text: só frases, para leitura em voz alta.
cli-play-record = Com --text: guardar a partida como uma linha deste ficheiro.
cli-play-resume = Com --text: continuar a última partida de um ficheiro.
cli-play-starting = O jogo vai começar.
cli-play-here = O Twelvefold está em { $url }
cli-play-beside = Num telemóvel ou computador ao lado, abre { $url }
cli-play-alone = Este computador não está em nenhuma rede local: mais ninguém pode entrar.
cli-play-others = Para jogar com quem está ao lado: { $command }
cli-play-end = Ctrl-C termina; as tuas partidas ficam guardadas.
cli-serve = Oferecer mesas para jogar, até chegar um sinal. Os logs são linhas JSON em stderr.
cli-serve-host = O endereço em que escutar; 0.0.0.0 para todos.
cli-serve-public-url = Onde se encontra a partir de fora, como https://planets.example.org.
cli-serve-proxy = O endereço de um proxy de confiança: aceita-se o que diz sobre o endereço de um cliente.
cli-serve-forget-after = Dias até uma mesa abandonada ser apagada.
cli-serve-bot-workers = Processos em que os bots pensam.
cli-serve-bot-pause = Segundos que um bot deixa passar depois do que foi mostrado por último, onde jogam pessoas; 0: nenhum.
cli-serve-limit = Outro limite; a lista está em docs/hosting.md.
cli-serve-web = Outro cliente a oferecer.
cli-serve-here = O Twelvefold está disponível em { $url }
cli-admin = Ver e fechar mesas de um servidor ativo, como quem o administra.
cli-admin-list = Mostrar as mesas em uso.
cli-admin-close = Fechar uma mesa; quem está lá recebe um aviso.
cli-admin-kick = Tirar o lugar a alguém; fica livre e, durante uma partida, joga um bot.
cli-admin-url = Onde está o servidor.
cli-admin-table = O seu código ou id.
cli-admin-seat = O lugar, contado a partir de 0.
cli-admin-line = { $code }  { $status ->
    [waiting] à espera
    [playing] em jogo
    [over] terminada
    [closed] fechada
   *[other] { $status }
  }  partida { $game } ronda { $round }  { $names }
cli-admin-open = livre
cli-admin-tables = { $count ->
    [0] { $count } mesas em uso
    [one] { $count } mesa em uso
   *[other] { $count } mesas em uso
  }
cli-admin-closed = a mesa { $table } está fechada
cli-admin-kicked = o lugar { $seat } da mesa { $table } está livre
cli-admin-no-token = a variável { $variable } deve conter o token com que o servidor foi iniciado
cli-admin-refused = o servidor recusa: { $reason }
cli-admin-no-server = em { $url } não há nenhum servidor do Twelvefold: { $why }
cli-backup = Guardar todas as mesas num ficheiro novo, também com um servidor ativo.
cli-backup-file = O ficheiro da cópia de segurança.
cli-backup-saving = Cópia
cli-backup-saved = { $rows ->
    [0] Há { $rows } linhas em { $file }
    [one] Há { $rows } linha em { $file }
   *[other] Há { $rows } linhas em { $file }
  }
cli-restore = Levar as mesas de uma cópia de segurança para uma base de dados vazia, de qualquer dos dois tipos.
cli-restore-restoring = Recuperação
cli-restore-restored = { $rows ->
    [0] Foram recuperadas { $rows } linhas
    [one] Foi recuperada { $rows } linha
   *[other] Foram recuperadas { $rows } linhas
  }

## The command line: watch and show

cli-watch = Ver os bots jogar uma partida inteira: cada jogada, o motivo de cada atribuição e os planetas à medida que crescem.
cli-watch-pace = Segundos entre duas rondas; nenhum se ninguém assiste.
cli-watch-seed = Semente { $seed }: { $seats }
cli-watch-seat = o lugar { $seat } é { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive joga em vez dele
cli-round-opened = Ronda { $round }: começa o lugar { $seat }; à escolha { $tiles }
cli-placed = {"  "}{ $move }  o lugar { $seat } coloca a ficha { $tile } ({ $areas }) na face { $face }
cli-revealed = {"  "}Revela-se para a ronda { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat } pela segunda região ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat } pela terceira região ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] sem lances
  }, espera pela próxima ronda
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] sem lances
  }, sai do jogo
cli-most = mais regiões de { $habitat }
cli-touching = { $habitat } junto a { $other }
cli-apart = { $habitat } sem tocar { $other }
cli-end = Fim:
cli-end-seat = {"  "}lugar { $seat }: { $objective } pelo objetivo { $habitat }, { $animals } por { $cards ->
    [0] { $cards } animais
    [one] { $cards } animal
   *[other] { $cards } animais
  }, { $total } no total
cli-end-seat-beginner = {"  "}lugar { $seat }: { $animals } por { $cards ->
    [0] { $cards } animais
    [one] { $cards } animal
   *[other] { $cards } animais
  }, { $total } no total
cli-end-winner = o lugar { $seat }
cli-end-points = Vence { $winners }
cli-end-cards = Vence { $winners }, com pontos iguais e mais animais
cli-end-shared = Vitória partilhada: { $winners }
cli-show = Mostrar uma posição de uma partida gravada: o mapa plano de cada planeta, com o tamanho de cada região.
cli-show-record = Um ficheiro de gravações; a linha 1 se não for indicada outra.
cli-show-move = Depois de tantas jogadas; se faltar, depois da última.
cli-show-seat = Só o planeta deste lugar.
cli-show-svg = Em vez disso, escrever aí uma imagem.
cli-show-picture = a imagem está em { $file }
cli-show-no-seat = não há nenhum lugar { $seat }: a partida tem { $players }, contados a partir de 0
cli-show-no-move = { $record } tem { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  }, não { $wanted }
cli-show-no-line = { $path } tem as linhas 1 a { $last }, não a { $wanted }
cli-show-offer = À escolha: { $tiles }
cli-show-face-down = Ronda { $round }: oculto
cli-show-animal = Ronda { $round }: { $animal }, { $requirement }: { $bids }
cli-picture-over = Fim do jogo, { $points }
cli-picture-round = Ronda { $round } de 12, joga o lugar { $seat }
cli-picture-seat = Lugar { $seat }
cli-picture-to-move = Lugar { $seat } · joga
cli-picture-points = Lugar { $seat } · { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animais
  }: { $names }
cli-picture-no-animals = ainda sem animais

## The command line: simulate, verify, train, bench

cli-simulate =
    Jogar muitas partidas entre bots.

    Com --out, cada partida torna-se uma gravação; a mesma semente dá o mesmo ficheiro, seja qual for o número de núcleos. Sem essa opção, uma tabela mostra como correram as partidas.
cli-simulate-games = Número de partidas.
cli-simulate-out = Escrever aí as gravações, uma por linha; - é stdout.
cli-simulate-written = { $games ->
    [one] Há { $games } partida em { $file }
   *[other] Há { $games } partidas em { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
cli-verify =
    Verificar gravações segundo as regras, jogada a jogada.

    Para cada gravação errada, uma linha diz onde está e o que tem de errado; depois indica-se quantas estão certas e quantas erradas. O código de saída é 0 se todas estiverem certas, 1 se alguma estiver errada e 2 se não for possível ler um ficheiro.
cli-verify-files = Ficheiros com uma gravação em cada linha; - é stdin.
cli-verify-verifying = verificação
cli-train =
    Aprender as tabelas dos bots, que jogam contra si próprios, com a caixa padrão ou com uma própria.

    Os bots usam o ficheiro quando é indicado: --bots expert:tables=tables.npz. A mesma semente dá as mesmas tabelas, seja qual for o número de núcleos.
cli-train-out = Onde guardar as tabelas.
cli-train-games = Partidas de cada geração, dos bots contra si próprios.
cli-train-searched = Partidas do bot de busca depois das gerações.
cli-train-learning = aprendizagem
cli-train-no-file = { $path } não é um ficheiro em que se possam guardar tabelas
cli-train-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } em { $seconds } s; as tabelas estão em { $file }
cli-train-kind = { $kind ->
    [two] 2 lugares
    [two-beginner] 2 lugares, principiantes
    [more] 3 e 4 lugares
   *[more-beginner] 3 e 4 lugares, principiantes
  }
cli-bench =
    Medir o motor: partidas ao acaso, jogadas a partir de Python, gravações, lotes, inicialização, memória.

    Cada valor é o melhor de muitas medições curtas; num computador que faz outras coisas, só se devem comparar valores de uma mesma execução. Outros jogos fazem outro trabalho por jogada: os seus valores dizem quão rápidos são esses motores, não qual é melhor.
cli-bench-seconds = Quanto tempo dura a medição de cada valor.
cli-bench-peers = Medir também os motores de outros jogos, se estiverem instalados.
cli-bench-start = Medir também a inicialização e a compilação.
cli-bench-measuring = medição
cli-bench-not-started = não é possível medir a inicialização, porque um processo à parte falhou: { $why }
cli-bench-silent = não diz nada

## The command line: headings of tables

cli-column-seat = lugar
cli-column-bot = bot
cli-column-games = partidas
cli-column-victories = vitórias
cli-column-points = pontos
cli-column-animals = animais
cli-column-win-rate = % vitórias
cli-column-interval = 95%
cli-column-ms = ms/jogada
cli-column-rating = rating
cli-column-objective = objetivo
cli-column-animal-points = pontos de animais
cli-column-others = pontos dos outros
cli-column-award-round = ronda de atribuição
cli-column-kind = partidas de
cli-column-generation = geração
cli-column-situations = situações vistas
cli-column-loss = perda prévia
cli-column-what = medida
cli-column-of = detalhe
cli-column-figure = valor

## The command line: arena

cli-arena =
    Descobrir que bot é mais forte.

    Cada distribuição é jogada a partir de todos os lugares, para a sorte não favorecer ninguém. Dois bots em dois lugares jogam um duelo; dois em mais lugares: o primeiro joga sozinho entre cópias do segundo; tantos como lugares: jogam todos juntos; mais: um torneio. Com --out, uma execução interrompida continua onde estava.

    Com --sprt, o código de saída é 0 se o teste aceitar o primeiro bot, 1 se o rejeitar e 3 se --games não bastar.
cli-arena-bots = Quem joga: dois ou mais bots, separados por vírgulas.
cli-arena-games = Número de partidas, arredondado para cima até distribuições completas.
cli-arena-out = Guardar aí as partidas, uma gravação por linha, e continuar a partir delas.
cli-arena-sprt = Jogar até aceitar ou rejeitar o primeiro bot.
cli-arena-statistics = Mostrar também como os bots jogam.
cli-arena-picture = Desenhar aí a classificação, como SVG.
cli-arena-report = Escrever todos os valores como JSON.
cli-arena-ray = Jogar no cluster Ray de RAY_ADDRESS, ou num neste computador.
cli-arena-two = um teste sequencial compara dois bots, não { $count }
cli-arena-no-stdout = as partidas são guardadas num ficheiro para se poder continuar depois: --out indica qual, e - não é um ficheiro
cli-arena-own-files = --out, --picture e --report precisam cada uma do seu próprio ficheiro
cli-arena-title = { $games } { $variant ->
    [mystery] partidas com animais mistério
    [beginner] partidas de principiantes
    [both] partidas de principiantes com animais mistério
   *[full] partidas
  }, { $players } lugares, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
  }
cli-arena-alone = { $alone } joga sozinho entre cópias de { $copies }: com a mesma força, venceria { $share } das partidas.
cli-arena-rounded = { $asked ->
    [one] Foi pedida { $asked } partida; o número é arredondado para cima até distribuições completas.
   *[other] Foram pedidas { $asked } partidas; o número é arredondado para cima até distribuições completas.
  }
cli-arena-every-seat = Cada distribuição foi jogada a partir de todos os lugares.
cli-arena-all-met = Cada distribuição foi jogada a partir de todos os lugares, e todas as combinações de bots se enfrentaram o mesmo número de vezes.
cli-arena-few = Cada distribuição foi jogada a partir de todos os lugares; houve partidas a menos para todas as combinações de bots se enfrentarem.
cli-arena-matrix = percentagem de vitórias da linha contra a coluna
cli-arena-how = como jogam: médias, com metade da largura do intervalo de 95%
cli-arena-order = Percentagem de vitórias pela ordem de jogo na ronda 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } falhou { $count } vez: { $what }
   *[other] { $bot } falhou { $count } vezes: { $what }
  }
cli-arena-stopped = Parado. O mesmo comando continua com as partidas em { $file }.
cli-arena-first = {"  "}{ $fault }, a primeira vez: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: o relógio cortou { $count } cálculo
   *[other] { $bot }: o relógio cortou { $count } cálculos
  }
cli-arena-remarked = { $bot } comenta: { $what }
cli-remark-crash = erro de execução
cli-remark-illegal-move = jogada não permitida
cli-remark-endless-thought = cálculo sem fim
cli-remark-naive-played-on = naive continuou em vez dele
cli-remark-short-sight = vista curta
cli-remark-near-side = lado próximo
cli-remark-miscount = erro de contagem
cli-remark-forgotten-piles = pilhas esquecidas
cli-detail-place = ronda { $round }, lugar { $seat }: { $what }
cli-detail-gave = choose deu { $what }
cli-detail-late = nenhuma jogada ao fim de { $seconds } s
cli-detail-code = o código { $code }
cli-detail-ended = o seu processo terminou
cli-detail-unreadable = a sua resposta não se consegue ler
cli-detail-another = respondeu a outra pergunta
cli-detail-closed = fechou o seu canal
cli-detail-status = o seu processo terminou com o código { $status }
cli-detail-signal = o seu processo foi terminado por { $signal }
cli-arena-more = { $listed } e mais { $count }
cli-arena-accepted = Aceita-se { $bot }: { $figures }
cli-arena-refused = Rejeita-se { $bot }: { $figures }
cli-arena-undecided = Por decidir: são precisas mais partidas: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) depois de { $groups ->
    [0] { $groups } distribuições
    [one] { $groups } distribuição
   *[other] { $groups } distribuições
  }, Elo { $first } contra { $second }.

## Errors: what the system says

error-system-denied = Permissão negada
error-system-not-permitted = Operação não permitida
error-system-none = Ficheiro ou diretório inexistente
error-system-exists = O ficheiro já existe
error-system-folder = É um diretório
error-system-no-folder = Não é um diretório
error-system-full = Não há espaço livre no dispositivo
error-system-read-only = Sistema de ficheiros só de leitura
error-system-address-taken = O endereço já está em uso
error-system-no-address = Não é possível atribuir o endereço pedido
error-system-refused = Ligação recusada
error-system-late = Tempo de ligação esgotado

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Áreas: { $areas }.
cli-sketch-empty = Nenhuma ficha colocada.
cli-sketch-free = Faces livres: { $faces }.
cli-sketch-latest = Última ficha: face { $face }.

## Errors of boxes, deals, seeds, moves

error-value = este valor
error-box-long = o ficheiro tem mais de { $most } bytes
error-utf8 = não é texto UTF-8 no byte { $byte }
error-box-deep = não é uma caixa: demasiados níveis aninhados
error-json = não é JSON: { $why }
error-box-object = uma caixa é um objeto JSON, não { $kind }
error-missing = falta { $name }
error-box-habitats = habitats deve ser uma lista de { $names }
error-and-more = e mais { $count }
error-kind = { $kind ->
    [null] null
    [boolean] um booleano
    [object] um objeto
    [list] uma lista
    [text] um texto
   *[number] o número { $value }
  }
error-box-list = { $name } deve ser uma lista, não { $kind }
error-box-count = { $name }: deve haver { $needed }, há { $found }
error-box-tile = a ficha { $number } deve ser uma lista de { $edges } habitats, não { $what }
error-box-area = ficha { $number }, área { $place }: { $value } não é um habitat
error-box-animal = o animal { $number } deve ser um objeto, não { $kind }
error-box-id-taken = animal { $number }: o id { $id } já está em uso
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where }: id deve ser um texto de 1 a { $most } caracteres imprimíveis
error-box-habitat = { $where }: habitat { $value } não é um habitat
error-box-requirement = { $where }: requirement { $value } não é most, touching nem apart
error-box-most = { $where }: most não admite outro habitat (other)
error-box-other = { $where }: other { $value } não é um habitat
error-box-own = { $where }: other é o próprio habitat do animal
error-box-objectives = objectives deve ser um objeto, não { $kind }
error-box-objective = objectives: { $value } não é um habitat
error-box-steps-of = objetivo { $name }
error-box-steps = { $where }: é precisa uma lista de [mínimo de áreas, pontos]
error-box-many-steps = { $where }: pode haver no máximo { $most } patamares, há { $found }
error-box-step = { $where }, patamar { $number }: é preciso [mínimo de áreas, pontos], não { $value }
error-box-step-bounds = { $where }, patamar { $number }: pode haver até { $areas } áreas e { $points } pontos
error-box-ascend = { $where }: os patamares devem estar por ordem crescente de áreas e de pontos
error-box-layout = layout deve ser uma lista de inteiros
error-box-layout-count = layout: são precisos { $needed } números, para as rondas 3 a 12, há { $found }
error-box-layout-sum = layout: por baixo das rondas deve haver { $needed } animais, não { $value }
error-deal-integers = os jogadores, o primeiro lugar e as fichas devem ser simples inteiros
error-deal-habitats = devem ser habitats
error-players = podem jogar de 2 a 4, não { $players }
error-deal-objectives = são precisos { $players } diferentes, um por lugar
error-no-seat = não há nenhum lugar { $seat }
error-deal-piles = são precisas { $piles } pilhas de { $tiles } fichas
error-no-tile = não há nenhuma ficha { $tile }
error-tile-twice = a ficha { $tile } está duas vezes
error-deal-columns = por baixo das { $rounds } rondas deve haver { $wanted }, não { $found }
error-no-animal = não há nenhum animal { $animal }
error-animal-twice = { $animal } está duas vezes
error-move-code = o código de uma jogada vai de 0 a { $last }; { $code } não serve
error-move-text = { $text } não é uma jogada: são precisas uma ficha de 1 a 5, uma face de a até l e uma orientação de 0 a 4, como em 3g1
error-move-none = { $move } não é uma jogada: as posições vão de 0 a 4; as faces, de 0 a 11; as orientações, de 0 a 4
error-game-over = a partida já terminou
error-slot-taken = { $move }: a ficha { $tile } desta ronda já foi escolhida
error-face-taken = { $move }: a face { $face } do planeta do lugar { $seat } já tem a sua ficha, que nunca se move
error-nothing-to-take-back = não há nenhuma jogada para desfazer
error-seed-long = uma semente tem no máximo { $most } bytes, não { $found }
error-seed-type = uma semente é um inteiro, um texto ou bytes, não { $type }
error-seed-bounds = uma semente é um inteiro de 0 a 2**256 - 1
error-trial-seat = não há nenhum lugar { $seat }: os lugares vão de 0 a { $last }
error-trial-tile = não há nenhuma ficha { $tile }: as fichas vão de 0 a { $last }
error-trial-faces = um planeta tem { $faces } faces, não { $found }
error-trial-rotation = não há nenhuma orientação { $rotation }: as orientações vão de 0 a { $last }

## Errors of records

error-record-long = nenhuma gravação tem mais de { $most } bytes
error-record-deep = não é uma gravação: demasiados níveis aninhados
error-json-at = não é JSON: { $why } na posição { $place }
error-is-missing = falta
error-no-object = { $value } não é um objeto
error-no-record = { $value } não é uma gravação
error-not-here = { $name } está a mais aqui
error-no-list = { $value } não é uma lista
error-no-integer = { $value } não é um inteiro
error-record-format = { $value } não é conhecido aqui, só { $known }
error-record-unfinished = não deve estar: só foram feitas { $made } de { $moves } jogadas
error-no-flag = { $value } não é true nem false
error-no-animal-id = { $value } não é o id de um animal
error-no-habitat = { $value } não é um habitat
error-record-objectives = é preciso um por lugar, há { $found }
error-record-no-objectives = no jogo de principiantes não se distribui nenhum, há { $found }
error-record-over = a partida termina depois de { $moves } jogadas
error-record-bounds = { $value } não está entre 0 e { $last }
error-is-no-move = não é uma jogada
error-record-turn = é a vez do lugar { $turn }, não do lugar { $seat }
error-record-tile = a ficha { $tile } não está entre as cinco da ronda { $round }
error-record-tile-taken = a ficha { $tile } já foi escolhida nesta ronda
error-record-face-taken = a face { $face } ({ $letter }) do lugar { $seat } já tem a sua ficha
error-record-missing = falta: { $value }
error-record-extra = { $value } não devia estar
error-record-other = { $value } devia ser { $right }

## Errors of bots and arenas

error-tables-version = { $path } não contém tabelas desta versão ({ $version })
error-tables-none = { $path } não contém tabelas; twelvefold train cria tabelas
error-tables-size = { $path } contém tabelas de outro tamanho; twelvefold train cria tabelas novas
error-cannot-read = não é possível ler { $path }: { $why }
error-cannot-write = não é possível escrever { $path }: { $why }
error-bot-class = { $file }: indica também a classe, como em my_bot.py:Mine
error-bot-file = { $file }: esse ficheiro não existe
error-bot-load = não é possível carregar { $bot }: { $why }
error-bot-late = { $bot } não carregou ao fim de { $seconds } segundos
error-bot-no-class = { $bot } não é uma classe, mas { $type }
error-bot-no-options = nenhuma
error-bot-make = não é possível criar { $bot } (opções: { $options }): { $why }
error-bot-choose = { $bot } dá um objeto { $type }, que não tem choose(turn)
error-bot-has-none = { $file } não tem { $name }
error-bot-option = { $bot }: { $option } não é uma opção; escrevem-se como ms=50, uma só vez cada uma
error-bot-option-among = { $bot }: { $option } é uma destas: { $among }; não { $value }
error-bot-option-number = { $bot }: { $option } é um número de { $least } a { $most }, não { $value }
error-bot-no-option = { $bot } não tem nenhuma opção { $option }
error-no-bot = o bot { $bot } não existe; há estes: { $bots }
error-bot-tables = { $bot }: um ficheiro de tabelas só é lido para quem é dono do computador
error-bots-seats = { $bots } bots não podem ocupar { $seats } lugares: indica um para todos, ou um por lugar
error-bot-name = o nome de um bot tem no máximo { $most } caracteres
error-arena-bots = uma arena precisa de 2 a { $most } bots diferentes, não { $found }
error-arena-names = dois dos bots têm o nome { $name }; cada um precisa do seu próprio nome
error-arena-seats = { $bots } bots não podem ocupar { $seats } lugares: indica dois, um por lugar, ou mais para um torneio
error-process-ended = um dos processos em curso foi terminado a partir de fora; executa o comando de novo
error-sprt-numbers = um teste sequencial são dois números separados por uma vírgula, como em 0,5, não { $value }
error-sprt-order = um teste sequencial vai de um Elo menor para um maior, entre -1000 e 1000, não { $value }
error-ray-needed = a arena num cluster precisa do Ray: { $command }
error-ray-lost = perdeu-se um grupo com o seu processo, { $times } vezes ou com todo o cluster ({ $why }): há memória suficiente?
error-ray-none = não há nenhum cluster Ray em { $address }, o endereço de RAY_ADDRESS
error-ray-closed = o cluster Ray em { $address } não deixa entrar: é desta versão, e o seu token está aqui?
error-kept-no-file = { $path } não é um ficheiro em que se possam guardar partidas
error-kept-in-use = { $path } está em uso por outra arena
error-kept-no-arena = não é uma gravação de uma arena
error-kept-differs = esta é outra arena: o seu { $name } é { $one }, não { $other }
error-kept-differs-somewhere = esta é outra arena: o seu { $name } é diferente
error-kept-refused = { $where }: { $what }; indica outro ficheiro com --out, ou nenhum
error-kept-torn = { $where }: esta gravação de uma arena não está completa
error-kept-box = esta é outra arena: tem outra caixa
error-kept-deal = esta é outra arena: a sua distribuição não vem da semente

## Errors of servers and databases

error-limit = --limit { $value }: indica um destes, { $names }, e um número, como em sockets=50
error-limit-number = --limit { $value }: { $number } não é um número de 1 a { $most }
error-public-url = --public-url { $url } não é um endereço como https://planets.example.org: indica esquema e host, sem caminho
error-proxy = --proxy { $proxy }: indica um endereço ou uma rede, como em 10.0.0.0/8
error-token = o token de administração é curto demais: são precisos pelo menos { $least } caracteres
error-port = --port { $port }: uma porta é um número de 0 a 65535
error-port-taken = a porta { $port } está ocupada: escolhe outra com --port, ou 0 para qualquer uma que esteja livre
error-port-denied = a porta { $port } não pode ser usada aqui: escolhe uma a partir de 1024 com --port
error-host = não é possível escutar em { $host }: { $why }
error-no-utf8 = não é UTF-8
error-backup-early = termina cedo demais
error-backup-line = uma das suas linhas está errada ({ $why })
error-backup-newer = vem de uma versão mais recente do Twelvefold
error-backup-there = { $path } já existe: indica outro ficheiro
error-backup-beginning = não começa como uma cópia de segurança
error-backup-none = { $path } não é uma cópia de segurança, ou está danificada
error-backup-load = não é possível carregar { $path }: { $why }
error-backup-twice = começa duas vezes
error-backup-rows = devia ter { $rows } linhas e tem { $done }
error-no-database = não existe a base de dados { $path }
error-database-version = esta base de dados não é desta versão: inicia uma vez o servidor com ela
error-database-full = a base de dados não está vazia
error-database-busy = a base de dados não responde: todas as ligações estão em uso
error-database-refuses = a base de dados recusa: { $why }
error-not-stored = não é possível guardar isto ({ $why })
error-database-newer = vem de uma versão mais recente do Twelvefold: instala essa versão, ou indica outra base de dados
error-database-folder = { $path } não pode ser usado: é uma pasta
error-database-unusable = { $path } não pode ser usado: { $why }
error-database-ours = este servidor já usa { $path }
error-database-made = não é possível criar { $path }: { $why }
error-database-theirs = outro servidor já usa { $path }: só um de cada vez pode usar esta base de dados
error-database-opened = não é possível abrir { $path }: { $why }
error-database-system = o seu sistema de ficheiros não permite aquilo de que o SQLite precisa (um log em memória partilhada)
error-database-unnamed = não foi indicada nenhuma base de dados: { $forms }
error-database-url = não se entende este URL de uma base de dados: { $forms }
error-database-slashes = o URL de um ficheiro SQLite tem três barras, quatro se o caminho for completo, e nada depois
error-database-driver = o PostgreSQL precisa do seu driver: { $command }
error-database-unknown = { $name } não é uma base de dados que o Twelvefold conheça: { $forms }
error-database-forms = indica um ficheiro, sqlite:///file.db ou postgresql://user:password@host/database
error-database-silent = a base de dados não responde: { $why }
