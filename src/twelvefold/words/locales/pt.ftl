### Twelvefold in European Portuguese. The words are those of the printed rules: ficha, área, região, animal, objetivo, ronda; ours: face, oferta, lugar, mesa.
### Translating? Read docs/languages.md first. `{ $name }` stands for what the game fills in. [0] stands where 0 would be taken for `one`.

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

level-seedling = Rebento
level-explorer = Explorador
level-naturalist = Naturalista
level-ranger = Guarda
level-expert = Especialista
level-master = Mestre
style-collector = Colecionador
    .hint = Pensa primeiro no seu objetivo secreto.
style-hunter = Caçador
    .hint = Prefere os animais ao seu objetivo.
style-spoiler = Desmancha-prazeres
    .hint = Leva os animais que outros iam ganhar.
style-friendly = Pacífico
    .hint = Prefere cuidar do seu planeta a estragar o teu.
style-sprinter = Velocista
    .hint = Vai atrás dos animais que chegam primeiro.
style-none = Sem preferência
    .hint = Joga simplesmente para ganhar.
style-mix = Variado
    .hint = Dá a cada bot um estilo ao acaso.
style-idle = Sem objetivos, joga como qualquer outro bot.
seat-bot = { $bot } { $seat }
seat-open = Lugar livre
seat-nameless = Jogador { $seat }

## Why something was refused

refusal-bad-message = Algo correu mal. Recarrega a página e tenta de novo.
refusal-too-long = É demasiado longo. Tenta algo mais curto.
refusal-not-greeted = Algo correu mal. Recarrega a página e tenta de novo.
refusal-other-protocol = Há uma nova versão. Recarrega a página.
refusal-too-fast = Demasiado rápido. Espera um momento e tenta de novo.
refusal-too-many = Demasiados pedidos. Tenta de novo dentro de alguns minutos.
refusal-too-many-take-backs = Já não podes desfazer mais jogadas nesta partida.
refusal-too-many-reactions = Já usaste todas as tuas reações nesta partida.
refusal-too-many-seatings = Já fizeste isso demasiadas vezes nesta partida. Tenta na próxima.
refusal-too-many-changes = Já fizeste isso demasiadas vezes nesta partida. Tenta na próxima.
refusal-too-many-entries = Nesta mesa não cabem mais partidas. Cria outra para continuares a jogar.
refusal-one-attempt = Já começaste esta partida do dia.
refusal-no-table = Mesa não encontrada. Verifica o link.
refusal-no-box = Essa caixa de fichas não existe.
refusal-no-bot = Esse bot não existe.
refusal-bad-name = Este nome não pode ser usado. Escolhe outro.
refusal-bad-options = Não é possível criar uma mesa com estas opções.
refusal-stale = Algo mudou entretanto. Vê a mesa e tenta de novo.
refusal-no-seat = Já não há nenhum lugar livre.
refusal-not-yours = Esse lugar não é teu.
refusal-not-the-host = Só o anfitrião pode fazer isso.
refusal-not-the-leader = Agora é outra pessoa que conduz.
refusal-not-now = Agora não é possível.
refusal-not-now-daily = Isso não é possível na partida do dia.
refusal-not-now-day = Começou um novo dia. Tenta de novo.
refusal-not-your-turn = Não é a tua vez.
refusal-held = Um momento: a última jogada ainda pode ser desfeita.
refusal-illegal = Essa ficha já foi escolhida ou essa face já está ocupada.
refusal-no-aids = Nesta mesa, as ofertas e pré-visualizações estão desligadas.
refusal-no-spectators = Esta mesa não permite espectadores.
refusal-used = Este link já não funciona. Pede um novo.
refusal-expired = Este link expirou. Pede um novo.
refusal-other-seat = Já tiveste ou libertaste outro lugar nesta partida. Na próxima já te podes sentar aqui.
refusal-other-command = Algo correu mal. Recarrega a página e tenta de novo.
refusal-unknown = O servidor não respondeu. Tenta de novo.
refusal-stopping = O servidor está a reiniciar. Esta página volta a ligar-se sozinha.
refusal-slow = A tua ligação está demasiado lenta. A ligar de novo…
refusal-forgotten = Este dispositivo foi esquecido. Recarrega a página para começar de novo.
refusal-away = O servidor não responde. Tenta de novo daqui a pouco.
refusal-no-server = Para isso é preciso um servidor, e esta página não tem nenhum.
refusal-other = Não resultou: { $reason }.

## The page

app-needs-script = O Twelvefold precisa de JavaScript.
app-loading = A carregar…
app-part-missing = Não foi possível carregar uma parte do jogo. Recarrega a página quando tiveres rede.
app-table-closed = { $by ->
    [host] O anfitrião fechou esta mesa.
    [administrator] O administrador do servidor fechou esta mesa.
   *[nobody] Esta mesa foi fechada.
  }
app-no-code = Não há nenhuma mesa com o código «{ $code }». Verifica-o e tenta de novo.
app-no-table = Não há nenhuma mesa neste link. Talvez já não exista, ou falte uma parte do link.
app-nowhere = Página não encontrada. Verifica o endereço.
connection-offline = Estás offline. As tuas jogadas são enviadas assim que voltares.
connection-away = Ligação perdida. A ligar de novo…
connection-back = Ligação restabelecida.
connection-sending = O servidor ainda não respondeu. A tentar de novo…
connection-sent = A tua jogada chegou.
connection-outdated = Há uma nova versão.
connection-reload = Recarregar a página
offline-no-webassembly = O jogo não funciona neste navegador. Atualiza-o ou experimenta outro.
offline-fetch = Não foi possível carregar o jogo. Verifica a tua ligação e tenta de novo.
offline-outdated = Há uma nova versão. Recarrega a página.
offline-start = Não foi possível iniciar o jogo. Tenta de novo.
offline-crashed = O jogo está sempre a parar. As tuas mesas estão a salvo. Tenta de novo.
offline-elsewhere = O jogo está aberto noutro separador. Continua lá ou joga antes aqui.
offline-no-offline = Esta partida só existe no dispositivo em que a começaste.
offline-play-here = Jogar aqui
offline-try-again = Tentar de novo
offline-later = Mais tarde
offline-still = Sem ligação. Podes continuar a jogar neste dispositivo.
offline-stopped = O jogo parou. A reiniciar…
offline-running = Já funciona. Não se perdeu nada.
offline-full = O armazenamento deste dispositivo está cheio e a tua jogada ainda não foi guardada. Liberta espaço.
offline-loading = A preparar o jogo…
offline-loading-hint = Da próxima vez será mais rápido, mesmo sem ligação.
offline-bytes = { $loaded } de { $total } MB
offline-cancel = Cancelar
offline-ask = Descarregar para jogar offline
offline-soon = A descarregar para jogar offline…
offline-ready = Pronto para jogar offline
offline-not-kept = Este navegador não guarda nada numa janela privada. Podes jogar, mas as partidas perdem-se quando fechas o separador.
dialog-close = Fechar

## Home

home-back = Página inicial
home-choices = Escolhe como jogar
home-bots = Contra bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Configurar partida contra bots
home-screen = Num só dispositivo
home-screen-summary = { $people ->
   *[other] { $people } jogadores
  }, à vez · { $variant }
home-screen-change = Configurar partida num só dispositivo
home-friends = Com amigos
home-friends-summary = { $seats ->
   *[other] { $seats } lugares
  } · por link ou código · { $variant }
home-friends-change = Configurar partida com amigos
home-needs-server = Precisa de um servidor
home-continue = Continuar
home-tables = As tuas mesas
home-round = Ronda { $round } de 12
home-waiting = { $count ->
    [one] Falta { $count } jogador
   *[other] Faltam { $count } jogadores
  }
home-more-tables = { $count ->
    [one] Mais { $count } mesa
   *[other] Mais { $count } mesas
  }
home-learn = Aprender a jogar
home-learn-summary = Passo a passo · cinco minutos
home-learn-continue = Continuar a lição
home-learn-left = Continua onde paraste
home-daily = Partida do dia
home-daily-new = A mesma partida para todos
home-daily-playing = Ronda { $round } de 12
home-daily-left = Por acabar
home-daily-place = lugar { $place } de { $players }
home-daily-earlier = Resultados e dias anteriores
home-join = Entrar com código
home-join-hint = Introduz o código de seis caracteres que o anfitrião te deu.
home-join-go = Entrar
home-code = Código
home-open-tables = Mesas abertas
home-history = Histórico
home-replays-file = Abrir um ficheiro de gravação
home-settings = Definições
home-more = Mais
home-planet = Um planeta com os seus animais

## Your tables, your history, open tables

tables-running = A decorrer
tables-over = Terminadas
tables-none = Ainda não tens mesas. Começa uma partida e vais encontrá-la aqui.
tables-ended = Interrompida
tables-won = Ganha
tables-lost = Perdida
tables-shared = Vitória partilhada
tables-remove = Remover esta mesa: { $who }
tables-removed = Removida da tua lista: { $who }
tables-undo = Anular
tables-close = Remover esta mesa?
    .text = Mais ninguém joga aqui: a mesa fecha de vez e a partida acaba sem resultado.
    .yes = Fechar mesa
    .no = Manter
tables-leave = Sair desta mesa?
    .text = Desaparece da tua lista e um bot joga por ti. Com o link podes voltar enquanto a partida durar.
    .yes = Sair da mesa
    .no = Ficar
history-none = Acaba uma partida e os teus resultados aparecem aqui.
history-played = Partidas
history-won = Ganhas
history-best = Melhor pontuação
history-streak = Vitórias seguidas
history-longest = Maior série
history-levels = Contra cada nível
history-won-of = { $won } de { $played }
history-chart = { $count ->
    [one] Pontos da tua última partida
   *[other] Pontos das tuas últimas { $count } partidas
  }
history-recent = Partidas recentes
history-more = Mostrar mais
history-mistakes = Os teus erros
history-export = Exportar histórico
history-import = Importar histórico
history-not-ours = Este ficheiro não é um histórico do Twelvefold.
history-newer = Este histórico é de uma versão mais recente do Twelvefold. Atualiza primeiro esta.
history-imported = { $count ->
    [0] Já tens todas as partidas deste ficheiro.
    [one] { $count } partida adicionada.
   *[other] { $count } partidas adicionadas.
  }
open-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
  }
open-watch = Assistir
open-join-table = Entrar na mesa de { $who }
open-watch-table = Assistir à mesa de { $who }
open-none = De momento não há mesas abertas.
open-none-hint = Para te encontrarem aqui, começa uma partida «{ $way }» e liga «{ $option }».
open-waiting = À espera de jogadores
open-playing = Partidas para assistir
open-no-aids = sem pré-visualizações
open-clock = com relógio

## The daily game

daily-about = A mesma partida para todos. Adversário: { $bot }. Uma só tentativa, sem dicas. A próxima começa às { $time }.
daily-play = Jogar a partida de hoje
daily-table = Abrir a mesa
daily-played = { $days ->
    [0] { $days } dias jogados
    [one] { $days } dia jogado
   *[other] { $days } dias jogados
  }
daily-streak = Série atual: { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
  }
daily-longest = Maior série: { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
  }
daily-freeze = Um dia falhado não interrompe a série.
daily-earlier = Dias anteriores
daily-earlier-hint = Para praticar as vezes que quiseres, também com dicas. Estas partidas não contam.
daily-practise = Praticar
daily-practise-day = Praticar: { $date }
daily-practice = Partida de treino: não conta.
daily-alone = Aqui não há classificação, porque é preciso um servidor.
daily-not-finished = Por acabar
daily-par = Os bots no teu lugar
daily-par-playing = ainda a jogar…
daily-beaten = À frente de { $count } de { $levels } bots
daily-share = Partilhar resultado
daily-copied = Resultado copiado.
daily-not-copied = Não foi possível copiar o resultado.

## New tables

new-name = O teu nome
new-person = Nome do jogador { $seat }
new-bots = Bots
new-level = Nível
new-style = Estilo de jogo
new-people = Jogadores
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
new-spectators = Permitir espectadores
new-seed = Semente (visível para todos)
new-seed-none = Aleatória
new-box = Usar a minha caixa
new-box-other = Usar outra caixa
new-box-remove = Jogar sem { $name }
new-box-wrong = Isto não é uma caixa de fichas válida: { $why }
new-start = Começar partida
new-make = Criar mesa
level-results = { $hint } · ganhaste { $won } de { $played }
level-seedling-hint = Muito fácil
level-explorer-hint = Fácil
level-naturalist-hint = Médio
level-ranger-hint = Difícil
level-expert-hint = Muito difícil
level-master-hint = O mais difícil
level-seedling-plays = Para as tuas primeiras partidas. Só vê os próximos animais e engana-se nas contas.
level-explorer-plays = Vê uma ronda à frente, mas ainda conta mal.
level-naturalist-plays = Vê três rondas à frente, mas de vez em quando escapa-lhe alguma coisa.
level-ranger-plays = Vê seis rondas à frente e raramente se engana.
level-expert-plays = Analisa bem as jogadas, mas esquece-se das fichas que voltam no fim.
level-master-plays = Pensa até um segundo, adivinha o teu objetivo e calcula com exatidão as últimas rondas.
custom-bots = Bots personalizados
custom-bots-results = Ganhaste { $won } de { $played }
variant-full = Normal
    .hint = Animais e um objetivo secreto para cada jogador.
variant-beginner = Principiantes
    .hint = Sem objetivos. Cada animal vale 1 ponto.
variant-mystery = Animais mistério
    .hint = Metade dos animais começa virada para baixo.
variant-mystery-beginner = Mistério para principiantes
    .hint = Metade dos animais começa virada para baixo. Sem objetivos.

## Waiting room

room-page = À espera de jogadores – { $game }
room-name-empty = Convidado
room-title = À espera de jogadores
room-hint = A partida começa quando todos os lugares estiverem ocupados.
room-seats = Lugares
room-invite = Convidar
room-link = Link para esta mesa
room-copy = Copiar link
room-copied = Link copiado.
room-not-copied = Não foi possível copiar o link. Seleciona-o e copia-o à mão.
room-share = Partilhar
room-share-text = Vem jogar Twelvefold comigo:
room-code = Código
room-code-hint = ou introduz este código em { $address }
room-qr = Código QR do link
room-sit = Ocupar lugar
room-you = tu
room-host = anfitrião
room-offline = offline
room-bot = bot
room-fill = Adicionar bot
room-fill-rest = Preencher lugares livres com bots
room-kick = Remover { $name }
room-close = Fechar mesa
room-leave = Deixar o lugar
room-looking-on = Os lugares estão todos ocupados. Estás a assistir à partida.
room-only-here = Só este computador tem acesso ao servidor. Para os teus amigos entrarem, fecha o servidor e volta a iniciá-lo com
room-command = make play LAN=1
room-open-to-all = Quem tiver o link pode sentar-se aqui.

## Settings

settings-title = Definições
settings-play = Jogo
settings-planet = Planeta e imagem
settings-access = Acessibilidade
settings-device = Este dispositivo
settings-device-hint = O teu histórico e as definições ficam só neste dispositivo. Exporta o histórico para o guardar ou levar para outro dispositivo.
settings-offline = Guardar o jogo neste dispositivo, para jogar sem ligação
choose-language = Idioma
settings-sound = Som
settings-sound-on = Efeitos sonoros
settings-volume = Volume
settings-motion = Movimento
settings-motion-auto = Automático
settings-motion-full = Completo
settings-motion-less = Reduzido
settings-quality = Qualidade gráfica
settings-quality-auto = Automática
settings-quality-high = Máxima
settings-quality-low = Rápida
settings-quality-still = Estática
settings-quality-map = Mapa plano
settings-glyphs = Símbolos dos habitats no planeta
settings-confirm = Tocar duas vezes para colocar uma ficha
settings-others = Jogadas dos outros
settings-others-full = Completas
settings-others-quick = Rápidas
settings-others-none = Instantâneas
settings-wait = Mostrar todo o fim da ronda antes da minha vez
settings-left = Modo canhoto
settings-notify = Avisar-me da minha vez quando a página não estiver visível
settings-notify-denied = O teu navegador bloqueia as notificações desta página. Podes permiti-las nas definições do navegador.
settings-forget = Esquecer-me neste dispositivo
settings-forget-hint = Deixas todos os teus lugares e perdes a lista de partidas, as definições e o histórico deste dispositivo. Os bots ficam com as tuas partidas em curso. Não é possível voltar atrás.
settings-forget-yes = Esquecer-me
settings-forget-no = Cancelar
settings-name = O teu nome
settings-about = Twelvefold { $version }
settings-licences = Créditos de terceiros

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

requirement-most = Maior número de regiões de { $habitat }
requirement-touching = { $habitat } em contacto com { $other }
requirement-apart = { $habitat } sem contacto com { $other }
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
round-practice = Treino
your-turn = É a tua vez
turn-of = Vez de { $name }
game-over = Fim do jogo
clock-title = Tempo restante
clock = { $minutes }:{ $seconds }
top-buttons = Vistas e menu
show-map = Mapa
show-globe = Globo
menu = Menu
menu-try = Experimentar
title-your-turn = ● É a tua vez – { $game }
map-of = Planeta de { $name }
planet-of = Planeta de { $name }
planet-back = Voltar
no-globe = Este navegador não consegue mostrar o planeta em 3D. Em vez disso, vês o mapa.
face-free = Face { $face }: livre
face-laid = Face { $face }: { $habitats }

## The table: seats

seats-title = Planetas
seat-you = tu
seat-away = ausente, joga um bot
seat-offline = offline
seat-gone = offline há { $minutes } min
absence-title = { $name } está offline
absence-text = { $turn ->
        [yes] É a vez de { $name }, por isso o jogo espera.
       *[no] O jogo continua até ser a vez de { $name }.
      }
absence-wait = Esperar
absence-bot = Dar o lugar a um bot
absence-host = Só o anfitrião pode dar o lugar a um bot.
seat-resigned = desistiu
seat-changed-hands = mudou de mãos
seat-thinking = está a pensar
watching = { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
      }
watching-you = Estás a assistir
watching-hint = Todos veem que estás a assistir e o teu nome, se tiveres escolhido um.
first-seat = começa esta ronda

## The table: the offer and placing

offer-title = Fichas à escolha
offer-tile = Ficha { $slot }: { $habitats }
offer-gone = A ficha { $slot } já foi escolhida
offer-taken = Ficha { $slot }: escolhida por { $name }
actions-title = A tua ficha
turn-left = Rodar para a esquerda
turn-right = Rodar para a direita
place = Colocar
choose-face = Escolhe uma face
choose-tile = Escolhe uma ficha
skip-to-turn = Ir para a tua vez
put-back = Devolver
take-back = Desfazer
done = Pronto
table-tile-gone = Essa ficha já foi escolhida.
table-other-planet = Este é o planeta de { $name }. Coloca as fichas no teu.
table-planned = Ainda não é a tua vez, mas a tua jogada fica guardada.
planned = Jogada guardada
own-planet = O meu planeta
table-face-taken = Já há uma ficha aí. As faces livres são as escuras.
table-choose-face = Escolhe primeiro uma face livre do teu planeta.
table-looking-on = Estás a assistir à partida.
table-not-yet = Um momento…
table-turn-of = É a vez de { $name }.

## The table: hints

hint = Dica
hint-ask = Pedir uma dica a um bot
hint-thinking = Um bot está a pensar…
hint-line = Um bot sugere esta jogada
hint-other = Alternativa { $number } de { $count }
hint-chance = Probabilidade de ganhar: { $chance }
hint-plain = Outras jogadas são mais ou menos tão boas.
hint-next = Sugestão seguinte
hint-previous = Sugestão anterior
hint-spoken = Um bot sugere a ficha { $slot }, { $habitats }, na face { $face }. Carrega em Enter para a colocar.
hint-spoken-other = Alternativa { $number }: ficha { $slot }, { $habitats }, na face { $face }. Carrega em Enter para a colocar.
hint-more = Carrega em H para ver uma alternativa.
hint-none = De momento não há dicas. Tenta de novo daqui a pouco.
hint-alone = Só há dicas quando jogas a sós contra bots, com ofertas e pré-visualizações ligadas.
help-hint = pedir uma dica a um bot (se jogas a sós)

## The table: rounds, races, objective, log

rounds-title = As rondas e os seus animais
round-button = Ronda { $round }: { $animals }
round-empty = sem animais
round-carried = { $count ->
    [one] { $count } animal passa para a ronda seguinte
   *[other] { $count } animais passam para a ronda seguinte
  }
face-down = Por revelar
race-title = Animais
race-now = Esta ronda ({ $round })
race-round = Ronda { $round }
race-none = Já não há animais à espera.
race-no-aids = Nesta mesa, as ofertas e pré-visualizações estão desligadas: as contas são contigo.
race-draw = empate
race-no-bid = –
race-second = 2.ª região
race-second-why = Na última ronda, os empates decidem-se pela segunda maior região de cada planeta.
race-margin = +{ $margin }
race-past = Rondas anteriores
race-word-touching = em contacto
race-word-apart = sem contacto
race-word-most = mais
race-legend-touching = em contacto
race-legend-apart = sem contacto
race-legend-most = mais regiões
race-gained = Passas para a frente.
race-tied = Empatas na frente.
race-lost = Perdes a dianteira.
bid-button = { $animal }: { $name } oferece { $bid }
gains-title = O que esta ficha muda
gains-none = Nenhuma oferta muda
gains-points = { $points ->
    [0] +{ $points } pontos
    [one] +{ $points } ponto
   *[other] +{ $points } pontos
  }
objective-title = O teu objetivo
objective-of = Objetivo de { $name }
objective-show = Mostrar
objective-hide = Ocultar
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
objective-steps = Pontos conforme as áreas
objective-next = { $areas ->
    [one] Falta { $areas } área
   *[other] Faltam { $areas } áreas
  } para { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
log-title = Registo
log-whole = Registo completo
log-look = Mostrar no planeta
regions-none = O planeta de { $name } ainda está vazio.
spoken-aimed = Sobre a face { $face }.
spoken-taken = A face { $face } está ocupada.

## The table: what happens

event-game-started = Começa a partida { $game }.
event-round-opened = Ronda { $round }: começa { $name }.
event-round-opened-you = Ronda { $round }: começas tu.
event-placed = { $name } colocou uma ficha na face { $face }.
event-placed-you = Colocaste uma ficha na face { $face }.
event-laid = { $name } colocou uma ficha.
event-laid-you = Colocaste uma ficha.
event-bot-fault = { $why ->
    [crash] { $name } bloqueou.
    [illegal-move] { $name } escolheu uma jogada inválida.
    [endless-thought] { $name } demorou demasiado a pensar.
    [given-up] { $name } falhou demasiadas vezes nesta partida.
    [busy] { $name } teve de esperar demasiado.
   *[missing] { $name } não está neste servidor.
}
event-taken-back = { $name } desfez a jogada.
event-taken-back-you = Desfizeste a jogada.
event-awarded = { $animal } vai viver com { $name }. { $reason }{ $by ->
    [second] ; a segunda maior região desempata
    [third] ; a terceira maior região desempata
   *[best] { "" }
  }.
event-awarded-you = { $animal } vem viver contigo. { $reason }{ $by ->
    [second] ; a segunda maior região desempata
    [third] ; a terceira maior região desempata
   *[best] { "" }
  }.
event-carried = { $animal } fica à espera: { $why ->
    [draw] empate
   *[none] sem ofertas
  }. { $reason }.
event-discarded = { $animal } sai do jogo: { $why ->
    [draw] empate
   *[none] sem ofertas
  }. { $reason }.
event-revealed = Revelado para a ronda { $round }: { $animal }.
event-ended = Vitória de { $names }.
event-seated = { $name } sentou-se à mesa.
event-bot-seated = Um bot sentou-se à mesa: { $bot }.
event-seat-opened = O lugar { $seat } está livre.
event-left = { $name } saiu. Entra um bot.
event-lapsed = Acabou o tempo de { $name }. Entra um bot.
event-returned = { $name } está de volta.
event-resigned = { $name } desistiu. Entra um bot.
event-end-wanted = { $wanted ->
    [yes] { $name } quer terminar a partida.
   *[no] { $name } quer continuar a jogar.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } quer desforra.
   *[no] { $name } não quer desforra.
  }
event-game-over = { $how ->
    [agreed] Todos concordaram em terminar a partida.
    [resigned] Só resta uma pessoa: as outras desistiram.
    [closed] A mesa foi fechada.
   *[played] A partida acabou.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Agora o anfitrião é { $name }.
event-closed = A mesa está fechada.
reaction-hello = Olá!
reaction-nice = Boa!
reaction-wow = Uau!
reaction-oops = Ups.
reaction-thinking = Deixa-me pensar…
reaction-hurry = É a tua vez!
reaction-thanks = Obrigado!
reaction-good-game = Bom jogo!

## The table: life

life-title = A origem da vida
life-next = Seguinte
life-skip = { $count ->
    [one] Saltar
   *[other] Saltar tudo ({ $count })
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } vai viver com { $name }
life-awarded-you = { $animal } vem viver contigo
life-carried = { $animal } espera pela próxima ronda: { $why ->
    [draw] empate
   *[none] sem ofertas
  }
life-discarded = { $animal } sai do jogo: { $why ->
    [draw] empate
   *[none] sem ofertas
  }
life-revealed = Revelado para a ronda { $round }: { $animal }
life-by-second = Empate: decide a segunda maior região
life-by-third = Empate: decide a terceira maior região

## The table: coming back

since-title = Enquanto estiveste fora
since-moves = { $moves ->
    [0] A ronda terminou.
    [one] Foi colocada { $moves } ficha.
   *[other] Foram colocadas { $moves } fichas.
  }
since-end = Fechar

## The table: the end

end-you-won = Ganhaste!
end-won = { $name } ganhou
end-shared = Vitória partilhada: { $names }
end-place = { $place }.º lugar, { $points ->
    [0] com os mesmos pontos mas menos animais
    [one] a { $points } ponto do primeiro
   *[other] a { $points } pontos do primeiro
  }.
end-by-cards = Empate em pontos. Ganha quem tem mais animais.
end-by-shared = Empate em pontos e em animais. A vitória é partilhada.
end-objective = Objetivo: { $habitat }
end-animals = { $count ->
    [0] { $count } animais
    [one] { $count } animal
   *[other] { $count } animais
  }
end-rematch = Jogar outra vez
end-no-rematch = Cancelar desforra
end-higher = Mais difícil: { $level }
end-lower = Mais fácil: { $level }
end-again = A favor da desforra: { $names }.
end-review = Análise
end-replay = Ver repetição
end-share = Copiar link da repetição
end-copied = Link copiado
end-picture = Partilhar imagem
end-picture-text = Uma partida de Twelvefold
end-picture-downloaded = A imagem está nas tuas transferências.
end-picture-failed = Este navegador não conseguiu criar a imagem.
end-record = Transferir gravação
end-result = Ver resultado
end-counting = Contagem final
end-podium = Pódio
end-breakdown = Pontos em detalhe
end-areas = { $areas ->
    [0] { $areas } áreas
    [one] { $areas } área
   *[other] { $areas } áreas
  }
end-total = Total
end-more = Mais
end-watch = Rever o final
end-skip = Saltar

## The table: photo mode

photo-title = Modo foto
photo-hint = Arrasta para rodar; usa dois dedos ou a roda do rato para ajustar o zoom.
photo-sky = Estrelas
photo-save = Guardar imagem

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Fechar esta mesa?
    .text = Fecha de vez e já ninguém pode entrar.
    .yes = Fechar mesa
    .no = Manter aberta
confirm-remove = Remover { $name }?
    .text = { $status ->
        [playing] Um bot fica a jogar até alguém se sentar.
       *[waiting] O lugar fica livre para quem tiver o link.
      }
    .yes = Remover
    .no = Deixar ficar
confirm-give = Dar o lugar de { $name } a um bot?
    .text = A partir daqui joga { $bot }, e { $name } não poderá voltar a este lugar.
    .yes = Dar o lugar
    .no = Continuar à espera
invited-title = Primeira vez no Twelvefold?
invited-tile = Em cada ronda, pega numa ficha e coloca-a no teu planeta.
invited-animal = Os animais vão para o planeta que mais lhes convém.
invited-points = Ganha animais e cumpre o teu objetivo secreto. Vence quem tiver mais pontos.
invited-learn = Aprender a jogar em dois minutos
confirm-resign = Desistir desta partida?
    .text = { $after ->
        [bot] Um bot continua por ti. Não podes voltar a esta partida.
       *[end] A partida acaba já, sem vencedor.
      }
    .yes = Desistir
    .no = Continuar a jogar
confirm-end = { $others ->
    [none] Terminar esta partida?
   *[some] Votar para terminar esta partida?
  }
    .text = { $others ->
        [none] Acaba já, sem vencedor.
       *[some] Acaba sem vencedor assim que todos concordarem. Até lá, podes mudar de ideias.
      }
    .yes = { $others ->
        [none] Terminar partida
       *[some] Votar para terminar
      }
    .no = Continuar a jogar
removed-by = { $by ->
    [administrator] O administrador do servidor tirou-te o lugar.
    [bot] O anfitrião deu o teu lugar a um bot.
   *[host] O anfitrião tirou-te o lugar.
  }
removed-hint = { $seat ->
    [open] Podes continuar a assistir, ou voltar a sentar-te enquanto o lugar estiver livre.
   *[taken] Podes continuar a assistir à partida.
  }
removed-closed = Já ninguém pode jogar aqui. Ainda podes ver os planetas.
removed-stay = Ficar na mesa
clock-left = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
  }

## The table: menu, help, handing over

menu-say = Dizer algo
menu-seats = Lugares
menu-hand-over = Ceder o lugar de { $name }
menu-hand-over-hint = O lugar fica para quem abrir primeiro este link. Só funciona uma vez, durante 24 horas no máximo e apenas até ao fim da partida.
menu-only-here = Esta partida só existe neste dispositivo: mais ninguém pode entrar.
menu-fill = Dar o lugar de { $name } a um bot: { $bot }
menu-open = Libertar o lugar de { $name }
take-over-title = Este lugar é para ti
take-over-hint = Alguém te está a passar o seu lugar nesta mesa. Continuas onde essa pessoa ficou.
take-over = Ocupar o lugar
menu-leave = Sair da partida
menu-end = Terminar partida
menu-play-on = Continuar a jogar
menu-resign = Desistir
help-title = Teclas e gestos
help-hands = Arrasta para rodar o planeta; afasta ou junta dois dedos para ajustar o zoom. Arrasta uma ficha para uma face, ou toca na ficha e depois na face. Para rodar a ficha, usa a roda do rato, o botão direito ou dois dedos. Toca outra vez para a colocar.
help-take = pegar numa ficha
help-aim = ir para uma face vizinha
help-turn = rodar a ficha
help-place = colocar a ficha e depois confirmar
help-take-back = desfazer a jogada
help-put-back = devolver a ficha ou fechar
help-next = mostrar já o que se segue
help-regions = ler em voz alta as regiões do planeta
help-map = alternar entre mapa e globo
help-help = mostrar esta ajuda
help-play = reproduzir ou pausar
help-step = recuar ou avançar uma jogada
help-round = recuar ou avançar uma ronda
help-ends = ir para o início ou para o fim
help-mistake = erro seguinte ou anterior
help-better = mostrar a melhor jogada ou a que foi feita
help-option = mostrar a jogada feita ou uma das melhores
curtain-title = Passa o dispositivo a { $name }
curtain-why = O objetivo é segredo: só quem joga agora o pode ver.
curtain-open = Sou { $name }

## Replay

replay-title = Repetição
replay-move = Jogada { $move } de { $moves }
replay-start = Início
replay-first = Ir para o início
replay-last = Ir para o fim
replay-back = Recuar uma jogada
replay-on = Avançar uma jogada
replay-round-back = Recuar uma ronda
replay-round-on = Avançar uma ronda
replay-play = Reproduzir
replay-pause = Pausa
replay-slider = Jogadas
replay-file = Abrir um ficheiro de gravação
replay-bad = Isto não é uma gravação válida: { $why }
replay-not-record = Isto não é uma gravação válida.
replay-none = Não há repetição desta partida.
replay-choose = Abre uma gravação que tenhas guardado.

## Uma análise com outras pessoas

shared-title = Analisar em conjunto
shared-how = Quem abrir este link segue a análise. Cada um pode ver por sua conta e voltar.
shared-no-server = Para analisar em conjunto é preciso um servidor, e esta página não tem nenhum.
shared-only-players = Só quem jogou nesta mesa pode abrir o link.
shared-link = Link para esta análise
shared-people = Quem está aqui
shared-door =
    { $count ->
        [one] Analisar em conjunto: { $count } pessoa aqui
       *[other] Analisar em conjunto: { $count } pessoas aqui
    }
shared-you = { $name } (tu)
shared-guest = Sem nome
shared-you-lead = Conduzes a análise
shared-leads = { $name } conduz a análise
shared-away = a ligar de novo…
shared-looking = Estás a ver por tua conta
shared-follow = Voltar a seguir
shared-pass = Passar a condução
shared-pass-to = Passar a condução a { $name }
shared-leave = Sair
shared-full = Já não há lugar nesta análise.
shared-came = { $name } juntou-se à análise.
shared-went = { $name } saiu.

## Linhas: jogadas experimentadas a partir de uma posição de uma partida terminada

line-try = Experimentar
line-count = Linhas ({ $count })
line-list = Linhas
line-title = Jogadas de ensaio
line-none = Ainda não há linhas. Escolhe «Experimentar» em qualquer momento da partida e as tuas jogadas ficam guardadas aqui.
line-back = Voltar à partida
line-after = Após a jogada { $move }
line-go-on = Deixar jogar bots
line-redo = Refazer
line-players = Quem joga
line-players-hint = Os bots só sabem o que se pode saber no lugar deles.
line-you = Tu
line-unnamed = Linha { $number }
line-from-game = { $count ->
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }, sai da partida após a jogada { $move }
line-from-line = { $count ->
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }, sai de { $name } após a jogada { $move }
line-rename = Mudar o nome de { $name }
line-name = Nome da linha
line-save = Guardar
line-delete = Eliminar { $name }
line-sure = Eliminar { $name }?
    .text = As jogadas perdem-se.
    .yes = Eliminar
    .no = Manter
line-compare = Comparar
line-left = À esquerda
line-right = À direita
line-game = A partida
line-animals = Animais { $points }
line-objective = Objetivo { $points }
line-wins = Ganha { $chance }
line-share = Copiar ligação
line-file = Guardar como ficheiro
line-full = Não há espaço para outra linha. Elimina uma para guardar as tuas jogadas.

## Planos: fichas experimentadas durante uma partida, que mais ninguém vê

plan-title = Fichas de ensaio
plan-back = Voltar à mesa
plan-private = Só tu vês isto
plan-spoken = Mais ninguém vê o que experimentas aqui. Entretanto, a partida continua.
plan-list = Planos
plan-none = Ainda não há planos. Coloca uma ficha e o teu plano fica guardado aqui até ao fim da partida.
plan-hint = Só tu os vês. Ficam guardados até ao fim da partida.
plan-begin = Novo plano
plan-unnamed = Plano { $number }
plan-about = { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }, no planeta de { $name }
plan-now = Como está agora
plan-same = As ofertas são iguais.
plan-wins = ganharia

## Reviews: verdicts; why a move is better; what luck decided

review-title = Análise
review-chart = Hipóteses de ganhar
review-steps = Hipóteses e jogadas
review-row = Jogada { $move }, { $name }: { $verdict }
review-start = Percorre o jogo com as setas ou os botões, ou toca no gráfico.
review-waiting = Ainda por analisar. Um momento…
review-progress = A analisar a jogada { $move } de { $moves }
review-failed = Algo correu mal e a análise não está completa.
review-done = O jogo inteiro está analisado.
review-refused = Este jogo não pode ser analisado: { $why }
review-again = Tentar de novo
review-where = Ronda { $round } · jogada { $move }
review-options = Jogadas para comparar
review-why = Porque é melhor
review-placement = ficha { $slot }, face { $face }
review-best = A melhor
review-other = Alternativa
review-played = Jogada
review-luck-of = { $of ->
    [pile] Novas fichas: { $name } { $change }
    [animals] Animal revelado: { $name } { $change }
   *[deal] Preparação: { $name } { $change }
  }
review-moments = O que mais pesou
review-moments-none = Nenhuma jogada e nenhuma pilha mudou muito este jogo.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Sorte com as fichas: { $name }
   *[animals] Sorte com um animal: { $name }
  }
review-round = Ronda { $round }
review-skill = Sorte e talento
review-luck = sorte
review-play = jogo
review-skill-later = Aparece quando todas as jogadas estiverem analisadas.
review-won = Ganha
review-lost = Perdida
review-shared = Vitória partilhada
review-sum = Partes iguais { $even }, sorte { $luck }, jogo { $play }
review-accuracy = Precisão
review-error = Perda por decisão
review-level = Jogou como
review-revealed = Com tudo à vista
review-revealed-hint = Avalia cada jogada como se fossem conhecidas as fichas seguintes, os animais ocultos e todos os objetivos.
review-next-mistake = Erro seguinte
review-summary = Resumo
review-step = { $name }: { $verdict }, { $chance } de ganhar.
review-step-loss = { $name }: { $verdict }, de { $before } para { $after } de ganhar.
review-step-better = No ecrã: { $placement }, { $chance } de ganhar.
review-retry = Repetir os meus erros
verdict-best = a melhor
verdict-good = boa
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave
verdict-forced = já decidido
reason-apart = A face { $face } guarda distância ({ $habitat } sem contacto com { $other }): { $animal } { $before } → { $after }
reason-touching = A face { $face } aumenta a região ({ $habitat } em contacto com { $other }): { $animal } { $before } → { $after }
reason-most = A face { $face } acrescenta uma região ({ $habitat }): { $animal } { $before } → { $after }
reason-room = A face { $face } deixa melhores hipóteses: { $animal } { $before } → { $after }
reason-denial = Menos para { $name }: { $animal } { $before } → { $after }
reason-objective = Objetivo { $points }
luck-deal = preparação
luck-pile = fichas
luck-animals = animais
mistake-objective-dropped = Objetivo deixado cedo demais
    .what = Acrescentaste menos áreas para o teu objetivo, embora os pontos ainda estivessem ao alcance.
    .advice = Antes de mudares de plano, conta quantas áreas faltam para o próximo patamar.
mistake-objective-chased = Objetivo a todo o custo
    .what = Acrescentaste áreas para o teu objetivo, mas um animal valia mais.
    .advice = Um animal vale até 2 pontos: aposta nele se o próximo patamar do teu objetivo ainda estiver longe.
mistake-habitats-touch = Contacto indesejado
    .what = A tua região ficou em contacto com o habitat que devia evitar e deixou de contar para um animal.
    .advice = Antes de colocares uma ficha, vê cada aresta: põe em contacto habitats que um animal quer separados?
mistake-regions-joined = Regiões unidas
    .what = A tua ficha aumentou uma região que já tinhas, quando mais uma região teria contado.
    .advice = Se um animal pede o maior número de regiões, deixa espaço entre elas.
mistake-region-scattered = Habitat disperso
    .what = Começaste uma região nova, embora a maior pudesse crescer.
    .advice = Para a maioria dos animais, só conta a tua maior região. Roda a ficha para que o mesmo habitat se encontre na aresta.
mistake-region-closed-in = Região fechada
    .what = Deixaste à tua região menos lados livres para crescer.
    .advice = Deixa faces livres ao lado das regiões que queres fazer crescer.
mistake-tile-left = Boa ficha para um adversário
    .what = Com a ficha que deixaste, um adversário pode oferecer mais por um animal.
    .advice = Antes de escolheres, vê quem joga a seguir e que ficha lhe dá jeito.
mistake-rival-unopposed = Animal cedido sem luta
    .what = Podias ter oferecido mais por um animal e dificultado a vida a um adversário.
    .advice = Não precisas de ganhar todos os animais: em caso de empate, o adversário também não fica com ele.
mistake-animal-missed = Animal ao alcance, perdido
    .what = Podias ter feito mais por um animal dessa ronda ou da seguinte.
    .advice = Antes de cada jogada, compara as ofertas de todos para os animais desta ronda e da seguinte.
mistake-animal-forgotten = Animal futuro esquecido
    .what = Podias já ter preparado a chegada de um animal que só aparece mais tarde.
    .advice = Escolhe dois ou três animais que cheguem mais tarde e faz com que cada ficha ajude pelo menos um.
mistake-misplaced = Ficha certa, sítio errado
    .what = A mesma ficha valia mais noutra face ou rodada de outra maneira.
    .advice = Experimenta a ficha em várias faces e orientações antes de a colocares.
mistakes-title = Os teus erros
mistakes-games = { $count ->
    [one] Uma partida analisada
   *[other] { $count } partidas analisadas
  }
mistakes-empty = Acaba uma partida e abre a análise. Os teus erros ficam aqui, para poderes tentar outra vez.
mistakes-play = Jogar uma partida
mistakes-unreviewed = Algumas das tuas partidas ainda não foram analisadas.
mistakes-review = { $count ->
    [one] Analisar a última partida
   *[other] Analisar as últimas { $count } partidas
  }
mistakes-reviewing = A analisar a partida { $game } de { $games }
mistakes-stop = Parar
mistakes-kinds = O que mais te escapa
mistakes-flawless = Nenhum erro nestas partidas. Bem jogado!
mistakes-retry-all = Repetir todos
mistakes-retry = Repetir
mistakes-retry-kind = Repetir: { $kind }
mistakes-left = { $count ->
    [one] 1 por resolver
   *[other] { $count } por resolver
  }
mistakes-all-solved = Tudo resolvido
mistakes-count = { $count ->
    [one] uma vez
   *[other] { $count } vezes
  }
mistakes-other = Outros erros
mistakes-trend = Como tens jogado
mistakes-latest = Médias das tuas últimas partidas. Cada ponto é uma partida.
mistakes-seats = Jogadores
mistakes-all = Todas
mistakes-accuracy = Precisão
    .hint = 100% são só as melhores jogadas
mistakes-error = Perda por decisão
    .hint = Hipóteses de ganhar que dás
mistakes-luck = Sorte
    .hint = O que deram fichas e animais
mistakes-change = { $change } em relação a antes
mistakes-line = Últimas partidas: { $values }
mistakes-step = Exercício { $number } de { $count }
mistakes-round = Ronda { $round }
mistakes-leave = Sair dos exercícios
mistakes-task = A tua jogada reduziu aqui as tuas hipóteses de ganhar em { $loss }. Encontra uma melhor.
mistakes-judging = A verificar a jogada…
mistakes-same = É a jogada que fizeste na partida.
mistakes-closer = Melhor do que na partida, mas há uma jogada mais forte.
mistakes-wrong = Não é melhor do que a tua jogada na partida.
mistakes-good = Boa jogada!
mistakes-best = É a melhor jogada!
mistakes-solution = Esta é a melhor jogada.
mistakes-gap = Melhor jogada: { $before }. Esta: { $after }.
mistakes-gain = As tuas hipóteses de ganhar: { $before } → { $after }
mistakes-again = Tentar outra vez
mistakes-check = Verificar outra vez
mistakes-show = Ver a solução
mistakes-next = Seguinte
mistakes-finish = Terminar
mistakes-other-move = Tentar outra jogada
mistakes-none = Não há nada para repetir aqui.
mistakes-over = Encontraste uma boa jogada em { $solved } de { $count } posições.
mistakes-once-more = Repetir

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Problema
puzzle-daily = Problema do dia
puzzle-task = Encontra a jogada que te dá as melhores hipóteses de ganhar.
puzzle-outcome = Resultado
puzzle-right = Certo!
puzzle-wrong = Ainda não.
puzzle-shown = Solução:
puzzle-result = As tuas hipóteses de ganhar: { $best }. Com qualquer outra jogada, { $second } no máximo.
puzzle-missed = As tuas hipóteses de ganhar: { $chance }. Outra jogada dá-te { $best }.
puzzle-why = Porque é melhor do que a jogada feita na partida ({ $chance }):
puzzle-why-own = Porque é melhor do que a tua jogada ({ $chance }):
puzzle-again = Tentar de novo
puzzle-show = Ver a solução
puzzle-next = Próximo problema
puzzle-rating = O teu rating: { $rating }
puzzle-about = Problema { $name } · rating { $rating }
puzzle-theme = Tema
puzzle-theme-any = Qualquer tema
puzzle-unknown = Este problema não existe.
puzzle-all-tried = Já tentaste todos os problemas.
puzzle-theme-tried = Já tentaste todos os problemas deste tema.
# Limit: 36
puzzle-missed-again = Repetir os falhados
# Limit: 24
puzzle-start-over = Recomeçar
puzzle-card-new = Uma jogada decide a partida
puzzle-card-solved = Resolvido hoje
puzzle-card-more = Mais problemas
puzzle-theme-apart = Sem contacto
puzzle-theme-touching = Em contacto
puzzle-theme-most = Mais regiões
puzzle-theme-room = Melhores hipóteses
puzzle-theme-denial = Travar um rival
puzzle-theme-objective = Objetivo

## The rulebook: its page, and the ways to it

see-rules = Regras
why = Ver a regra
why-placing = Como colocar fichas
why-bids = Como os animais escolhem um planeta
why-objective = Quantos pontos dá o objetivo
why-scoring = Como se contam os pontos
rulebook-title = Regras
rulebook-page = Regras – { $game }
rulebook-contents = Índice
rulebook-search = Procurar nas regras
rulebook-found = { $chapters ->
    [one] Aparece em { $chapters } capítulo.
   *[other] Aparece em { $chapters } capítulos.
  }
rulebook-nothing = Sem resultados para «{ $words }».

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(decisão nossa)**
rules-aim = A ideia do jogo
rules-aim-planet = Estás a criar um planeta. Em cada uma das doze rondas, colocas nele mais uma ficha. A partir da ronda 3, os animais procuram um lar e ficam onde mais gostarem.
rules-aim-win = Ao fim de doze rondas, o teu planeta está completo. Ganha quem tiver criado o melhor lar, para os animais e para um habitat secreto.
rules-aim-ours = Estas são as regras pelas nossas palavras. Onde as regras impressas nada dizem, ou as edições diferem, tivemos de decidir. Esses pontos estão marcados: { rules-ours }.
rules-words = Os termos do jogo
rules-word = Termo
rules-meaning = Significado
rules-word-habitat = habitat
rules-meaning-habitat = Oceano, floresta, deserto, montanha ou glaciar.
rules-word-planet = planeta
rules-meaning-planet = Um dodecaedro, com 12 faces. Cada face leva uma ficha.
rules-word-tile = ficha
rules-meaning-tile = Um continente: um pentágono com cinco áreas. Na caixa há 50.
rules-word-area = área
rules-meaning-area = Um triângulo de uma ficha. Um planeta completo tem 60.
rules-word-region = região
rules-meaning-region = Todas as áreas do mesmo habitat ligadas entre si. Uma área isolada também é uma região.
rules-word-animal = animal
rules-meaning-animal = Uma carta com um requisito e um habitat, indicado pela cor da moldura. Na caixa há 45.
rules-word-objective = objetivo
rules-meaning-objective = Uma carta secreta com um habitat. No fim, dá pontos pelas áreas desse habitat no teu planeta.
rules-word-seat = lugar
rules-meaning-seat = O sítio de cada jogador à mesa. Os lugares contam-se no sentido dos ponteiros do relógio: à tua esquerda está o seguinte. Os programas contam a partir de 0.
rules-word-round = ronda
rules-meaning-round = Todos colocam uma ficha e depois surge a vida. Há 12; as regras impressas também lhes chamam turnos.
rules-word-offer = fichas à escolha
rules-meaning-offer = As fichas da ronda viradas para cima que ainda ninguém escolheu.
rules-word-bid = oferta
rules-meaning-bid = O que um planeta oferece a um animal, expresso num número.
rules-touch = Quando há contacto
rules-touch-edge = Duas áreas estão em contacto se têm um lado em comum: lado a lado na mesma ficha, ou de um e do outro lado da aresta entre duas faces. Se só se encontram num vértice, não há contacto { rules-ours }.
rules-touch-three = Num planeta completo, cada área está em contacto com exatamente três outras.
rules-picture-contacts = Quatro pares de florestas. De um e do outro lado da aresta entre duas faces, e lado a lado na mesma ficha, há contacto. Num vértice, ou através do centro de uma ficha, não há.
rules-contact-edge = Numa aresta
rules-contact-tile = Na mesma ficha
rules-contact-corner = Num vértice
rules-contact-middle = Através do centro
rules-contact-yes = Há contacto.
rules-contact-no = Não há contacto.
rules-regions = Regiões
rules-regions-grow = As áreas do mesmo habitat que estão em contacto formam uma região. Uma região pode passar de ficha em ficha e dar a volta ao planeta.
rules-picture-regions = Um planeta com oito fichas e quatro faces livres. As suas três florestas estão marcadas: uma de 8 áreas, outra de 4 e outra de 1.
rules-regions-title = Três florestas
rules-regions-caption = Áreas: 8, 4 e 1
rules-regions-map = Um mapa plano corta o planeta, por isso uma região pode continuar noutro sítio do mapa. Uma aresta pontilhada mostra onde. Se o outro lado ficar longe, uma letra pequena indica a face.
rules-regions-example = Na imagem, a floresta de 8 ocupa partes das faces c, b e g, e a floresta de 4 ocupa partes das faces d e i. A área de floresta da face a só encontra a floresta de 8 num vértice, por isso é uma região à parte.
rules-setup = Preparação
rules-setup-players = O jogo é para 2 a 4 jogadores. Todos começam com um planeta vazio.
rules-setup-tiles = Baralha as 50 fichas e forma dez pilhas de cinco, viradas para baixo, para as rondas 1 a 10. As pilhas 11 e 12 vão-se enchendo durante o jogo.
rules-setup-animals = Baralha os 45 animais e coloca 20, virados para cima, por baixo das rondas, como mostra a tabela. Os outros 25 ficam na caixa, sem ninguém os ver.
rules-setup-objectives = Dá um objetivo a cada jogador, em segredo. Não há dois iguais. Os restantes ficam na caixa, sem ninguém os ver.
rules-setup-first = Começa a pessoa mais nova. No jogo digital, o anfitrião escolhe quem começa, ou decide a sorte { rules-ours }.
rules-layout-round = Rondas
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animais por ronda
rules-layout-none = nenhum
rules-round = Uma ronda
rules-round-parts = Cada uma das doze rondas tem três partes.
rules-round-lay = Todos colocam uma ficha.
rules-round-life = A partir da ronda 3, surge a vida: os animais procuram um planeta.
rules-round-token = O marcador de primeiro jogador passa para a esquerda.
rules-placing = Colocar fichas
rules-placing-take = Vira as cinco fichas da ronda para cima. A começar pelo primeiro jogador da ronda e no sentido dos ponteiros do relógio, cada um escolhe uma das fichas que restam e coloca-a numa face livre do seu planeta, em qualquer das cinco orientações.
rules-placing-free = Nada tem de combinar, e uma ficha não precisa de ficar ao lado de outra. Depois de colocada, uma ficha já não se move { rules-ours }.
rules-picture-rotations = A mesma ficha nas suas cinco orientações, cada uma rodada mais um quinto de volta no sentido contrário ao dos ponteiros do relógio.
rules-leftovers = Fichas que sobram
rules-leftovers-piles = As fichas que ninguém escolheu vão, viradas para baixo, para a pilha 11 até esta ter cinco, e depois para a pilha 12 até esta ter cinco. As outras saem do jogo, tal como as que sobram nas rondas 11 e 12.
rules-leftovers-order = As fichas que sobram entram na pilha pela ordem em que foram viradas. Mais tarde, as pilhas 11 e 12 viram-se pela ordem em que as fichas chegaram { rules-ours }.
rules-life = A origem da vida
rules-life-look = A partir da ronda 3, quando todos tiverem colocado uma ficha, vê os animais por baixo da ronda, um a um. Cada planeta faz uma oferta, e a melhor oferta ganha a carta.
rules-token = Quem começa a seguir
rules-token-left = Quem está à esquerda do primeiro jogador da ronda começa a ronda seguinte.
rules-requirements = O que pedem os animais
rules-requirements-three = Cada animal tem um habitat e pede uma de três coisas. A oferta de um planeta diz até que ponto satisfaz esse pedido.
rules-requirement = O animal pede
rules-requirement-bid = O planeta oferece
rules-requirement-most = o **maior número** de regiões
rules-requirement-most-bid = o número das suas regiões do habitat do animal
rules-requirement-touching = **em contacto** com outro habitat
rules-requirement-touching-bid = o tamanho da sua maior região do habitat do animal em contacto com pelo menos uma área do outro habitat
rules-requirement-apart = **sem contacto** com outro habitat
rules-requirement-apart-bid = o tamanho da sua maior região do habitat do animal sem contacto com nenhuma área do outro habitat
rules-requirements-size = O tamanho de uma região é o seu número de áreas. Uma face livre não está em contacto com nada.
rules-most = Maior número de regiões
rules-most-example = O **panda** pede o maior número de regiões de floresta. Cada região conta 1, por mais pequena que seja. Este planeta tem quatro florestas, por isso oferece 4.
rules-picture-most = Um planeta com quatro florestas, marcadas e contadas: oferece 4 ao panda.
rules-most-caption = Maior número de regiões de floresta: 4
rules-touching = Em contacto
rules-touching-example = A **raposa** pede floresta em contacto com glaciar. Basta o contacto com uma área de glaciar para a floresta inteira contar. Neste planeta, a maior dessas florestas tem 9 áreas, por isso o planeta oferece 9.
rules-picture-touching = O mesmo planeta. Está marcada a sua maior floresta em contacto com glaciar: oferece 9 à raposa.
rules-touching-caption = Floresta em contacto com glaciar: 9 áreas
rules-apart = Sem contacto
rules-apart-example = O **esquilo** pede floresta sem contacto com glaciar. O contacto com outros habitats não importa. Neste planeta, a maior dessas florestas tem 6 áreas, por isso o planeta oferece 6.
rules-picture-apart = O mesmo planeta. Está marcada a sua maior floresta sem contacto com glaciar: oferece 6 ao esquilo.
rules-apart-caption = Floresta sem contacto com glaciar: 6 áreas
rules-award = Quem fica com o animal
rules-award-best = A melhor oferta ganha a carta, desde que seja pelo menos 1 e mais ninguém ofereça o mesmo.
rules-award-itself = Só contam as regiões que cumprem o requisito por si mesmas. Se a tua maior floresta não o cumprir, a segunda maior ainda pode contar { rules-ours }. No planeta acima, a maior floresta está em contacto com glaciar, por isso para o esquilo conta a floresta de 6.
rules-ties = Empates
rules-ties-carried = Se houver empate na melhor oferta, ou se ninguém oferecer nada { rules-ours }, ninguém fica com a carta. A carta passa para o fim da coluna da ronda seguinte e volta a decidir-se quando essa ronda acabar.
rules-last-round = Empates na última ronda
rules-last-round-why = Depois da ronda 12, já não há ronda seguinte para onde passar uma carta.
rules-last-round-most = No requisito **maior número**, em caso de empate a carta é descartada: volta para a caixa.
rules-last-round-second = Nos requisitos **em contacto** e **sem contacto**, os jogadores empatados comparam a sua segunda maior região que cumpre o requisito. Ganha a maior, e quem tiver menos fica de fora. Quem continuar em empate compara a terceira. Uma região que falta conta 0. Se mesmo assim houver empate, a carta é descartada.
rules-last-round-none = Um animal sem ofertas é descartado.
rules-last-round-ours = Algumas edições só perguntam se um jogador cumpre o requisito uma segunda vez; outras, quem o cumpre melhor. Nós comparamos tamanhos { rules-ours }.
rules-picture-fox = Dois planetas na ronda 12. Ada e Bea têm, cada uma, uma floresta de 9 áreas em contacto com glaciar. Bea tem uma segunda, com 5 áreas.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, mas sem segunda floresta
rules-bea-caption = 9, depois 5: fica com a raposa
rules-last-round-example = A raposa pede floresta em contacto com glaciar. Ada e Bea oferecem ambas 9. Bea tem uma segunda floresta em contacto com glaciar, com 5 áreas. Ada também tem uma floresta de 6, mas sem contacto com glaciar, por isso não conta. A raposa vai viver com Bea. Numa ronda anterior, ficaria à espera.
rules-known = O que se vê e o que é segredo
rules-known-open = Todos podem ver, a qualquer momento, todos os planetas, todos os animais virados para cima e todas as cartas ganhas. Ficam em segredo:
rules-known-piles = as pilhas que ainda não foram viradas e as cartas na caixa
rules-known-objectives = os objetivos dos outros jogadores, até ao fim
rules-known-mystery = na variante Animais mistério, os animais virados para baixo
rules-known-leftovers = Todos viram as fichas que foram, viradas para baixo, para as pilhas 11 e 12. Não precisas de as decorar: o Twelvefold mostra-as.
rules-end = O fim
rules-end-score = Depois da ronda 12 revelam-se os objetivos. Ganhas pontos pelo teu objetivo e pelos teus animais.
rules-objective = O objetivo
rules-objective-step = Conta as áreas do habitat do teu objetivo no teu planeta. Ganhas os pontos do patamar mais alto que alcançaste: só esse, e não a soma. Abaixo do primeiro patamar, ganhas 0.
rules-objective-table = Áreas necessárias
rules-scoring = Os animais
rules-scoring-animals = Cada animal vale 2 pontos, ou só 1 se o seu habitat for o do teu objetivo. Os animais dão pontos mesmo que não tenhas alcançado nenhum patamar.
rules-winner = Quem ganha
rules-winner-points = Ganha quem tiver mais pontos. Em caso de empate, ganha quem tiver mais cartas de animais. Se também aí houver empate, a vitória é partilhada.
rules-variants = Duas variantes
rules-variants-combine = Joga com uma delas, ou com as duas ao mesmo tempo.
rules-beginner = Principiantes
rules-beginner-how = Não há objetivos. Cada animal vale 1 ponto.
rules-mystery = Animais mistério
rules-mystery-lie = Por baixo de cada uma das rondas 3 a 12 ficam dois dos 20 animais, um virado para cima e outro virado para baixo.
rules-mystery-turn = No fim de cada uma das rondas 1 a 10, depois de entregues os animais, revela-se o que está virado para baixo duas rondas à frente: o da ronda 3 no fim da ronda 1, e assim por diante até ao da ronda 12 no fim da ronda 10.
rules-box = A caixa
rules-box-data = Algumas das cartas impressas são conhecidas ao certo; as outras tivemos de as reconstruir. Por isso, a caixa é um ficheiro de dados, e não código. Se tens o jogo, podes introduzir as tuas próprias fichas e cartas: a documentação explica como na página boxes.md.
rules-box-standard = Na caixa normal, cada habitat tem nove animais: um pede o **maior número** de regiões, quatro pedem uma região **em contacto** e quatro uma região **sem contacto**, com um de cada tipo para cada um dos outros habitats. Há 2 fichas para cada par de habitats e 3 para cada conjunto de três.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeta
    .does = o teu planeta, face por face; com um número, o de outro jogador, como em p 2
grammar-regions = regiões, região
    .does = as regiões do teu planeta; com um número, as de outro jogador
grammar-face = face
    .does = uma face, lado por lado; com um número, a de outro jogador, como em g 2
grammar-animals = animais, animal, ofertas
    .does = os animais à espera e a oferta de cada planeta; com um número, só os de uma ronda, como em z 5
grammar-offer = fichas, ficha
    .does = as fichas à escolha
grammar-objective = objetivo
    .does = o teu objetivo e como vais
grammar-status = estado, ronda
    .does = a ronda, de quem é a vez e os animais de todos
grammar-log = registo, jogadas
    .does = o que aconteceu nesta ronda e na anterior
grammar-undo = desfazer, devolver
    .does = devolver a ficha que tens na mão
grammar-hint = dica
    .does = o que um bom bot faria
grammar-help = ajuda
    .does = esta lista
grammar-quit = sair, terminar
    .does = sair da partida
grammar-do-place = colocar a ficha 3 na face g, com a orientação 1; Enter confirma
grammar-do-try = o que isso mudaria
grammar-do-turns = o que mudaria com cada orientação da ficha 3 na face g
grammar-do-tile = os cinco habitats da ficha 3
grammar-faces = As faces vão de a até l: a face a é o polo norte; as faces b até f formam o anel à sua volta; as faces g até k, o anel à volta do polo sul; a face l é o polo sul.
grammar-rotations = As orientações vão de 0 a 4, no sentido contrário ao dos ponteiros do relógio. Com a orientação 0, o primeiro habitat de uma ficha aponta para o polo mais próximo; na face a aponta para b, na face l para g.
grammar-wrong-word = Não conheço «{ $text }». Escreve ? para ver a ajuda.
grammar-wrong-tile = Uma ficha é um número de 1 a 5, como em 3g1, e não «{ $text }».
grammar-wrong-face = Uma face é uma letra latina de a até l, como em 3g1, e não «{ $text }».
grammar-wrong-rotation = Uma orientação é um número de 0 a 4, como em 3g1, e não «{ $text }».
grammar-wrong-tile-first = Uma jogada começa pelo número da ficha, como em 3g1, e não por «{ $text }».
grammar-wrong-seat = Não há nenhum jogador «{ $text }» nesta mesa.
grammar-wrong-round = Uma ronda é um número de 1 a 12, e não «{ $text }».
grammar-wrong-extra = Tira «{ $text }»: está a mais.
grammar-wrong-long = Essa linha é demasiado longa. Escreve ? para ver a ajuda.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronda { $round } de { $rounds }: é a tua vez.
spoken-confirm = Carrega em Enter para a colocar, ou escreve outra jogada.
spoken-put-back = { $move }: ficha devolvida.
spoken-free = Faces livres: { $faces }.
spoken-face = Planeta de { $name }, face { $face }:
spoken-edge = { $habitat } do lado de { $face }
spoken-edge-joins = { $habitat } do lado de { $face }, com ligação
spoken-edge-alone = Do lado de { $face }: { $habitat }; para lá da aresta, nada.
spoken-edge-beside = Do lado de { $face }: { $habitat }; para lá da aresta, { $beyond }.
spoken-open = Do lado de { $face }: livre; para lá da aresta, nada.
spoken-open-beside = Do lado de { $face }: livre; para lá da aresta, { $beyond }.
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
spoken-race-none = Ronda { $round }: { $animal }. { $requirement }. Ainda sem ofertas.
spoken-has = { $name } tem { $count ->
    [one] { $count } animal
   *[other] { $count } animais
  }: { $animals }.
spoken-has-none = { $name } ainda não tem nenhum animal.
spoken-lies = { $move } ficaria assim: { $edges }.
spoken-brings = { $move } mudaria: { $changes }.
spoken-brings-nothing = { $move } não mudaria nenhuma oferta.
spoken-change = { $animal } de { $before } para { $after }
spoken-change-objective = objetivo { $habitat } de { $before } para { $after }
spoken-then = { $animals }: { $name } ficaria à frente.
spoken-then-nobody = { $animals }: ninguém ficaria à frente.
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
typed-hint = 3g1 coloca a ficha 3 na face g, com a orientação 1. Escreve ? para ver a ajuda. Esc sai desta linha.
typed-open = Escrever jogada ou pergunta
typed-said = Avisos
spoken-held = Ficha colocada. Enter confirma, U desfaz.
spoken-nothing-back = Não há nada para devolver nem desfazer.
spoken-waits = Ronda { $round }: { $animal }. { $requirement }.
help-type = escrever uma jogada ou uma pergunta
settings-typing = Mostrar uma linha para escrever jogadas e perguntas

## The game in a terminal

cli-text-welcome = { $variant }. És { $name } e jogas contra { $rivals }.
cli-text-ask-for-help = Escreve ? para ver a ajuda.
cli-text-prompt = A tua jogada:
cli-text-prompt-held = Enter coloca { $move }:
cli-text-nothing-held = Não tens nenhuma ficha na mão. As fichas colocadas ficam onde estão.
cli-text-hint = Sugestão: { $move }, { $chance } de ganhar
cli-text-hint-others = Alternativas: { $moves }
cli-text-kept = A tua partida está guardada em { $file }.
cli-text-go-on = Para continuar: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = a última partida em { $file } já acabou: começa uma nova sem --resume
cli-no-level = não existe o nível { $level }: escolhe entre { $levels }
cli-play-not-in-text = { $option } só funciona no navegador: tira essa opção ou --text
cli-play-only-in-text = { $option } só funciona no terminal: acrescenta --text
cli-play-not-resumed = { $option } só funciona numa partida nova: tira essa opção ou --resume

## The lesson: what is said while one learns on a real table

lesson-title = Lição
lesson-leave = Sair da lição
lesson-restart = Recomeçar
lesson-ways = Sair ou recomeçar
lesson-back = Voltar ao convite
lesson-ask-leave = Sair da lição?
    .text = O teu progresso fica guardado. Continua quando quiseres na página inicial.
    .yes = Sair
    .no = Continuar a aprender
lesson-ask-restart = Recomeçar a lição?
    .text = Perdes o teu progresso na lição e a partida em curso.
    .yes = Recomeçar
    .no = Continuar a aprender
lesson-way = Passo { $step } de { $steps }
lesson-go-on = Continuar
lesson-show = Ver como
lesson-play-on = Continuar a jogar
lesson-hurry = Jogar mais depressa
lesson-wait = { $bot } está a escolher uma ficha…
lesson-wait-task = Coloca a ficha que quiseres.
lesson-welcome = Olá! Este é o teu planeta: doze faces para doze rondas. Os animais ficam onde mais gostarem. { $bot } também os quer, mas o primeiro vai ser teu.
lesson-take = Cada ficha tem cinco áreas, e cada área é um habitat. O primeiro animal procura sobretudo um: { $habitat }. Pega numa das fichas que têm mais.
    .keys = Teclas: 1 a 5
lesson-take-other = Essa ficha tem menos do que outras. Toca numa que tenha mais.
lesson-aim = Agora escolhe uma face e toca nela. Qualquer uma serve: nada tem de encaixar.
    .keys = Teclas: setas
lesson-turn = Agora roda a ficha com uma das setas redondas por baixo do teu planeta.
    .keys = Teclas: Q e E
lesson-place = Gostas assim? Toca em «Colocar».
    .keys = Tecla: Enter
lesson-again = Devolveste a ficha. Pega em qualquer uma para continuar.
lesson-laid = Está colocada! Tens um momento para desfazer a jogada. Depois, { $bot } coloca uma ficha no seu próprio planeta.
lesson-regions = Áreas do mesmo habitat em contacto formam uma região, mesmo de ficha para ficha. Os vértices não contam. Passa uma ficha por cima do planeta para veres que tamanho teriam as suas regiões.
lesson-grow = As regiões grandes valem muito, por isso faz crescer uma. As áreas unem-se onde dois habitats iguais se encontram numa aresta.
lesson-task-region = A tua tarefa: uma região de pelo menos { $goal ->
    [one] { $goal } área
   *[other] { $goal } áreas
  }. Habitat: { $habitat }.
lesson-task-bid = A tua tarefa: coloca uma ficha de modo a ofereceres pelo menos { $goal }.
lesson-task-win = { $bot } oferece { $other }. Oferece pelo menos { $goal }, e o animal é teu.
lesson-missed-region = { $value ->
    [one] Assim, a região só teria { $value } área. Tens a ficha de volta: tenta outra vez.
   *[other] Assim, a região só teria { $value } áreas. Tens a ficha de volta: tenta outra vez.
  }
lesson-missed-bid = Assim, só oferecias { $value }. Tens a ficha de volta: tenta outra vez.
lesson-shown = Aqui está uma maneira: a ficha está sobre a face certa, com a orientação certa. Só tens de a colocar.
lesson-solved-region = { $value ->
    [one] Muito bem! Tens uma região de { $value } área.
   *[other] Muito bem! Tens uma região de { $value } áreas.
  }
lesson-passed-region = Está colocada. Não faz mal: as regiões crescem ficha a ficha, e tens tempo de sobra.
lesson-solved-bid = Muito bem! A tua oferta é { $value }.
lesson-passed-bid = Está colocada. Não faz mal: ainda vêm outros animais.
lesson-animals = A partir de agora, chegam animais no fim de cada ronda. O próximo: { $animal }. Pede: { $requirement }. Vai viver no planeta que oferecer mais.
lesson-bid = Cada planeta faz uma oferta a cada animal, e a tua vem primeiro. Vê este animal: { $animal }. Toca no teu número ao lado dele, e acendem-se as regiões que contam.
lesson-most = { $animal } quer o maior número de regiões de um habitat: { $habitat }. O tamanho não importa. Áreas sem contacto entre si são regiões diferentes.
lesson-touching = { $animal } pede: { $requirement }. A tua oferta é o tamanho da tua maior região em contacto com o outro habitat. Basta um só contacto.
lesson-apart = { $animal } pede: { $requirement }. A tua oferta é o tamanho da tua maior região nessas condições. O contacto com o outro habitat, por pequeno que seja, exclui a região; as faces livres não contam.
lesson-life-yours = { $animal } vem viver contigo! Ofereceste { $value }; { $bot } ofereceu { $other }.
lesson-life-theirs = { $animal } vai viver com { $bot }. Ofereceste { $value }; { $bot } ofereceu { $other }. Ainda vêm muitos animais.
lesson-life-waits = { $animal } ainda não vai viver com ninguém. As ofertas foram { $value } e { $other }, por isso a carta passa para a ronda seguinte.
lesson-tie-seen = Empate! { $animal } recebeu duas ofertas de { $value }. Ninguém fica com a carta: passa para a ronda seguinte, e aí há novas ofertas.
lesson-tie-picture = Duas ofertas de 4: a carta passa da ronda 6 para a ronda 7.
lesson-objective = Este é o teu objetivo secreto: { $habitat }. No fim, { $areas } áreas dão { $points } pontos, e mais áreas dão mais. Os animais valem 2, ou só 1 se forem desse habitat.
lesson-objective-secret = Todos têm um objetivo secreto: chegar ao fim com muitas áreas de um habitat.
lesson-free = { $rounds ->
    [one] Já conheces o jogo! Falta { $rounds } ronda: faz do teu planeta o melhor lar.
   *[other] Já conheces o jogo! Faltam { $rounds } rondas: faz do teu planeta o melhor lar.
  }
lesson-next = Próximo animal: { $animal }. A tua oferta: { $value }. { $bot } oferece { $other }.
lesson-idle = Joga como quiseres. No fim, vês como se somam os pontos.
lesson-end = É assim que se somam os teus pontos: { $objective } pelo objetivo e { $animals } pelos animais dão { $total }. { $bot } tem { $other }. Em caso de empate, ganha quem tem mais animais.
lesson-end-more = Já sabes jogar! Na página inicial, podes desafiar bots mais fortes ou convidar os teus amigos.

## The command line: its frame

cli-lang = Idioma: { $codes }; por omissão, o do sistema.
cli-version = Mostrar a versão.
cli-about =
    Constrói um planeta com doze fichas: um jogo de tabuleiro para jogar, gravar, verificar e medir.

    Um projeto de fãs, não oficial e sem relação com a editora do jogo.
cli-no-language = não existe o idioma { $name }: escolhe entre { $codes }

## The command line: options that several commands share

cli-option-players = Número de lugares.
cli-option-seed = Um inteiro menor do que 2**256 ou qualquer texto; a mesma semente dá as mesmas partidas.
cli-option-mystery = Metade dos animais começa virada para baixo.
cli-option-beginner = Sem objetivos; cada animal vale 1 ponto.
cli-option-bots = Quem joga: um bot para todos os lugares, ou um por lugar, separados por vírgulas.
cli-option-own-bots = Permitir jogar contra os teus bots: FILE:NAME ou um bot de um pacote, separados por vírgulas; «Nome=FILE:NAME» mostra outro nome. Ver docs/bots.md.
cli-option-box = Jogar com a tua caixa de fichas; ver docs/boxes.md.
cli-option-json = Escrever JSON, para um programa ler.
cli-option-port = Porta a usar; 0 escolhe uma livre.
cli-option-database = Um ficheiro ou postgresql://…; por omissão, um ficheiro na tua pasta de dados.
cli-no-box = { $path } não é uma caixa com que se possa jogar
cli-no-stdout = aqui é preciso o nome de um ficheiro, e não -
cli-cannot-be-read = não é possível ler { $path }: { $why }
cli-playing = A jogar
cli-and = {" e "}

## The command line: play, serve, admin, backup

cli-play = Jogar no navegador: a sós contra bots, num só dispositivo ou com amigos. Ctrl-C termina; as partidas ficam guardadas.
cli-play-lan = Deixar entrar outros dispositivos da rede local, como um telemóvel ao lado.
cli-play-browser = Abrir o navegador, se houver.
cli-play-text = Jogar contra bots no terminal.
cli-play-level = Com --text: o nível dos bots.
cli-play-plain = Com --text: mostrar só frases, para leitores de ecrã.
cli-play-record = Com --text: guardar a partida como uma linha deste ficheiro.
cli-play-resume = Com --text: continuar a última partida deste ficheiro.
cli-play-starting = A iniciar o jogo…
cli-play-loading = A carregar { $bot }
cli-play-here = O Twelvefold está em { $url }
cli-play-bots = Os teus bots no navegador: { $bots }
cli-play-beside = Num telemóvel ou computador ao lado, abre { $url }
cli-play-alone = Este computador não está em nenhuma rede local: mais ninguém pode entrar.
cli-play-others = Para deixar entrar quem está ao teu lado: { $command }
cli-play-end = Ctrl-C termina; as tuas partidas ficam guardadas.
cli-serve = Executar um servidor de jogo até receber um sinal para parar. Os logs são linhas JSON em stderr.
cli-serve-host = Endereço em que escutar; 0.0.0.0 para todos.
cli-serve-public-url = Endereço que as pessoas abrem, como https://planets.example.org.
cli-serve-proxy = Confiar nos endereços de clientes indicados por este proxy.
cli-serve-forget-after = Dias até apagar uma mesa abandonada.
cli-serve-bot-workers = Número de processos em que os bots pensam.
cli-serve-bot-pause = Segundos que um bot espera depois do último evento no ecrã, em mesas com pessoas; 0 para não esperar.
cli-serve-limit = Mudar outro limite; a lista está em docs/hosting.md.
cli-serve-web = Servir outro cliente a partir desta pasta.
cli-serve-here = O Twelvefold está a funcionar em { $url }
cli-admin = Ver e fechar as mesas de um servidor em execução, como administrador.
cli-admin-list = Mostrar as mesas em uso.
cli-admin-close = Fechar uma mesa e avisar quem lá está.
cli-admin-kick = Tirar alguém de um lugar. O lugar fica livre e, durante uma partida, continua um bot.
cli-admin-url = Endereço do servidor.
cli-admin-table = Código ou id da mesa.
cli-admin-seat = Lugar, contado a partir de 0.
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
cli-admin-closed = A mesa { $table } está fechada.
cli-admin-kicked = O lugar { $seat } da mesa { $table } está livre.
cli-admin-no-token = define em { $variable } o token com que o servidor foi iniciado
cli-admin-refused = o servidor recusou: { $reason }
cli-admin-no-server = não há nenhum servidor do Twelvefold em { $url }: { $why }
cli-backup = Guardar todas as mesas num ficheiro novo, mesmo com um servidor em execução.
cli-backup-file = Ficheiro da cópia de segurança.
cli-backup-saving = A guardar
cli-backup-saved = { $rows ->
    [one] { $rows } linha guardada em { $file }
   *[other] { $rows } linhas guardadas em { $file }
  }
cli-restore = Restaurar as mesas de uma cópia de segurança numa base de dados vazia, SQLite ou PostgreSQL.
cli-restore-restoring = A restaurar
cli-restore-restored = { $rows ->
    [one] { $rows } linha restaurada
   *[other] { $rows } linhas restauradas
  }

## The command line: watch and show

cli-watch = Ver os bots jogar uma partida inteira: cada jogada, o motivo de cada atribuição e os planetas à medida que crescem.
cli-watch-pace = Segundos entre rondas; nenhum se a saída não for um terminal.
cli-watch-seed = Semente { $seed }: { $seats }
cli-watch-seat = o lugar { $seat } é { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive joga em vez dele
cli-round-opened = Ronda { $round }: começa o lugar { $seat }. Fichas: { $tiles }
cli-placed = {"  "}{ $move }  o lugar { $seat } coloca a ficha { $tile } ({ $areas }) na face { $face }
cli-revealed = { "  " }Revelado para a ronda { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat }; a segunda maior região desempata ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → lugar { $seat }; a terceira maior região desempata ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] sem ofertas
  }; a carta espera pela próxima ronda
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] empate
   *[none] sem ofertas
  }; a carta sai do jogo
cli-most = o maior número de regiões de { $habitat }
cli-touching = { $habitat } em contacto com { $other }
cli-apart = { $habitat } sem contacto com { $other }
cli-end = Pontuação final:
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
cli-end-points = Ganha { $winners }
cli-end-cards = Ganha { $winners }: empate em pontos, decidem os animais
cli-end-shared = Vitória partilhada: { $winners }
cli-show = Mostrar uma posição de uma partida gravada: o mapa plano de cada planeta, com o tamanho de cada região.
cli-show-record = Um ficheiro de gravações e a linha a mostrar; por omissão, a linha 1.
cli-show-move = Mostrar a posição depois deste número de jogadas; por omissão, depois da última.
cli-show-seat = Mostrar só o planeta deste lugar.
cli-show-svg = Em vez disso, escrever uma imagem SVG neste ficheiro.
cli-show-picture = Imagem guardada em { $file }
cli-show-no-seat = não existe o lugar { $seat }: a partida tem { $players } lugares, contados a partir de 0
cli-show-no-move = { $record } tem { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  }, e não { $wanted }
cli-show-no-line = { $path } tem as linhas 1 a { $last }, não a { $wanted }
cli-show-offer = Fichas: { $tiles }
cli-show-face-down = Ronda { $round }: por revelar
cli-show-animal = Ronda { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Analisar uma partida terminada: quanto valeu cada jogada, o que teria sido melhor e porquê, e quanto foi sorte.

    Cada jogada é avaliada pelo que se podia saber nesse momento. A mesma semente dá a mesma análise em qualquer computador.
cli-review-record = Um ficheiro de gravações e a linha a analisar; por omissão, a linha 1.
cli-review-svg = Guardar neste ficheiro um gráfico das hipóteses de todos.
cli-review-seconds = Segundos de cálculo num núcleo normal; por omissão, 8, 12 ou 16 com 2, 3 ou 4 lugares.
cli-review-revealed = Avaliar as jogadas com tudo à vista: pilhas, animais por revelar e objetivos.
cli-review-seed = Semente das simulações.
cli-review-working = A analisar
cli-review-round = Ronda { $round }: { $chances }
cli-review-luck = {"  "}sorte ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  lugar { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  lugar { $seat }: { $after }, { $verdict } ({ $loss }). Melhor: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Hipóteses de ganhar
cli-review-chart-round = ronda
cli-dataset =
    Criar partidas entre bots como conjunto de dados para programas que aprendem.

    Uma mistura é uma lista de valores; com a@3,b sai a três vezes mais do que b. Ver docs/dataset.md.
cli-dataset-make = Criar um conjunto de dados. Se a pasta tiver um incompleto, continua-o.
cli-dataset-check = Verificar os ficheiros de um conjunto de dados e repetir algumas das suas partidas.
cli-dataset-card = Escrever a ficha de um conjunto de dados e a sua imagem.
cli-dataset-folder = A pasta do conjunto de dados.
cli-dataset-games = Número de partidas.
cli-dataset-players = Quantos jogadores, por sorteio em cada partida.
cli-dataset-variants = Que variantes, por sorteio em cada partida: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Que bots, por sorteio em cada lugar.
cli-dataset-noise = Com que frequência joga o acaso em vez do bot, por sorteio em cada partida.
cli-dataset-shard = Partidas em cada ficheiro.
cli-dataset-ray = Jogar no cluster Ray em RAY_ADDRESS, ou num cluster local.
cli-dataset-replay = Quantas partidas repetir, repartidas por todos os ficheiros.
cli-dataset-again = Quantos ficheiros voltar a criar e comparar.
cli-dataset-stopped = Interrompido. Executa o mesmo comando outra vez para continuar com o conjunto de dados em { $folder }.
cli-dataset-made = Conjunto de dados completo em { $folder }. Partidas: { $games }, ficheiros: { $files }
cli-dataset-checking = A verificar
cli-dataset-counting = A contar
cli-dataset-checked = Ficheiros: { $files }, problemas: { $wrong }
cli-dataset-missing = falta { $file }: executa outra vez o comando que criou o conjunto de dados
cli-dataset-damaged = { $file } está danificado: executa outra vez o comando que criou o conjunto de dados
cli-dataset-other = { $file } tem partidas diferentes das que esta versão cria
cli-dataset-wrong = { $file }: a partida { $game } viola as regras em { $what }
cli-puzzles =
    Problemas das últimas rondas: listar, mostrar, resolver ou criar outros.

    Em cada um, alguém cometeu um erro numa partida e havia uma jogada claramente melhor. Todos os objetivos que os outros podem ter contam como igualmente prováveis.
cli-puzzles-list = Listar problemas.
cli-puzzles-show = Mostrar um problema; sem identificador, o de hoje.
cli-puzzles-solve = Experimentar uma jogada num problema.
cli-puzzles-check = Resolver de novo os problemas e indicar o que está errado.
cli-puzzles-make = Procurar problemas em partidas entre bots. Um ficheiro existente é continuado.
cli-puzzles-choose = Escolher uma boa mistura de ficheiros de problemas.
cli-puzzles-id = O identificador de um problema.
cli-puzzles-move = Ficha, face e orientação, como em 3g1.
cli-puzzles-file = Um ficheiro de problemas.
cli-puzzles-files = Ficheiros de problemas.
cli-puzzles-file-or-own = Um ficheiro de problemas; por omissão, os incluídos.
cli-puzzles-round = Só problemas desta ronda, 11 ou 12.
cli-puzzles-theme = Só problemas com este tema: apart, touching, most, room, denial ou objective.
cli-puzzles-level = Só problemas que este nível resolve e nenhum mais fraco.
cli-puzzles-limit = Quantos listar.
cli-puzzles-solution = Mostrar também a solução.
cli-puzzles-games = Quantas partidas examinar.
cli-puzzles-out = O ficheiro onde os guardar.
cli-puzzles-count = Quantos escolher, no máximo.
cli-puzzles-making = A examinar partidas
cli-puzzles-checking = A resolver
cli-puzzles-made = Problemas guardados em { $file }: { $count }
cli-puzzles-checked = Certos: { $right }, errados: { $wrong }
cli-puzzles-listed = { $listed } de { $count }
cli-puzzles-unknown = não existe { $value }: escolhe entre { $known }
cli-puzzles-title = Problema { $name }, rating { $rating }
cli-puzzles-objective = Objetivo: { $habitat }
cli-puzzles-task = Encontra a jogada claramente melhor.
cli-puzzles-right = Certo: { $move } ganha com { $best }; qualquer outra jogada, com { $second } no máximo.
cli-puzzles-wrong = Errado: { $move } ganha com { $chance }; a solução, com { $best }.
cli-puzzles-answer = Solução: { $moves }
cli-puzzles-played = Jogado na partida: { $move }, { $chance }. Porque é que a solução é melhor:
cli-picture-over = Fim do jogo, { $points }
cli-picture-round = Ronda { $round } de 12, joga o lugar { $seat }
cli-picture-seat = Lugar { $seat }
cli-picture-to-move = Lugar { $seat } · a jogar
cli-picture-points = Lugar { $seat } · { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }
cli-picture-areas = { $habitat }: { $areas }
cli-picture-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animais
  }: { $names }
cli-picture-no-animals = ainda sem animais

## The command line: simulate, verify, train, bench

cli-simulate =
    Jogar muitas partidas entre bots.

    Com --out, guarda cada partida como uma gravação. A mesma semente dá o mesmo ficheiro, seja qual for o número de núcleos. Sem --out, mostra uma tabela dos resultados.
cli-simulate-games = Número de partidas.
cli-simulate-out = Escrever gravações neste ficheiro, uma por linha; - é stdout.
cli-simulate-written = { $games ->
    [one] { $games } partida guardada em { $file }
   *[other] { $games } partidas guardadas em { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
cli-verify =
    Repetir gravações e verificar se cumprem as regras.

    Mostra uma linha por cada gravação errada, que diz onde está e o que tem de errado; no fim, quantas estão certas e quantas erradas. O código de saída é 0 se todas estiverem certas, 1 se alguma estiver errada e 2 se não for possível ler um ficheiro.
cli-verify-files = Ficheiros com uma gravação por linha; - é stdin.
cli-verify-verifying = A verificar
cli-train =
    Treinar o modelo dos bots com partidas contra si próprios, com a caixa normal ou com a tua.

    Para usar o ficheiro, indica-o a seguir ao nome de um bot: --bots expert:tables=tables.npz. A mesma semente dá o mesmo modelo, seja qual for o número de núcleos.
cli-train-out = Ficheiro onde guardar o modelo.
cli-train-games = Número de partidas dos bots contra si próprios em cada geração.
cli-train-searched = Número de partidas do bot de pesquisa depois da última geração.
cli-train-learning = A treinar
cli-train-no-file = { $path } não é um ficheiro em que se possa guardar um modelo
cli-train-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } em { $seconds } s; modelo guardado em { $file }
cli-train-kind = { $kind ->
    [two] 2 lugares
    [two-beginner] 2 lugares, principiantes
    [more] 3 e 4 lugares
   *[more-beginner] 3 e 4 lugares, principiantes
  }
cli-bench =
    Medir o motor: partidas ao acaso, jogadas a partir de Python, gravações, lotes, arranque, memória.

    Cada valor é o melhor de muitas medições curtas. Num computador ocupado, compara só valores da mesma execução. Outros jogos fazem outro trabalho em cada jogada: os seus valores mostram quão rápidos são esses motores, e não qual é o melhor.
cli-bench-seconds = Segundos de medição para cada valor.
cli-bench-peers = Medir também os motores de outros jogos, se estiverem instalados.
cli-bench-start = Medir também o arranque e a compilação.
cli-bench-measuring = A medir
cli-bench-not-started = não é possível medir o arranque, porque um processo falhou: { $why }
cli-bench-silent = sem mensagem

## The command line: headings of tables

cli-column-seat = lugar
cli-column-bot = bot
cli-column-games = partidas
cli-column-victories = vitórias
cli-column-points = pontos
cli-column-animals = animais
cli-column-win-rate = % vitórias
cli-column-interval = 95%
cli-column-ms = ms por jogada
cli-column-rating = rating
cli-column-objective = objetivo
cli-column-animal-points = pontos de animais
cli-column-others = pontos dos adversários
cli-column-award-round = ronda de atribuição
cli-column-kind = tipo
cli-column-generation = geração
cli-column-situations = posições vistas
cli-column-loss = perda antes
cli-column-what = medição
cli-column-of = detalhes
cli-column-figure = resultado
cli-column-result = resultado
cli-column-luck = sorte
cli-column-adjusted = sem a sorte
cli-column-accuracy = precisão
cli-column-error = perda por decisão
cli-column-level = jogou como
cli-column-puzzle = problema
cli-column-seats = lugares
cli-column-round = ronda
cli-column-theme = tema
cli-column-solver = resolvido por

## The command line: arena

cli-arena =
    Descobrir qual é o bot mais forte.

    Cada distribuição é jogada a partir de todos os lugares, para a sorte não favorecer ninguém. Dois bots em dois lugares jogam um duelo. Dois bots em mais lugares: o primeiro joga sozinho contra cópias do segundo. Tantos bots como lugares: jogam todos juntos. Mais bots: um torneio. Com --out, uma execução interrompida continua onde ficou.

    Com --sprt, o código de saída é 0 se o primeiro bot for aceite, 1 se for rejeitado e 3 se --games não chegar para decidir.
cli-arena-bots = Quem joga: dois ou mais bots, separados por vírgulas.
cli-arena-games = Número de partidas, arredondado para cima até distribuições completas.
cli-arena-out = Guardar as partidas neste ficheiro, uma gravação por linha, e continuar a partir dele.
cli-arena-sprt = Jogar até aceitar ou rejeitar o primeiro bot.
cli-arena-without-luck = Jogar cada ronda outras tantas vezes com outras fichas e descontar a sorte dos resultados.
cli-arena-statistics = Mostrar também como os bots jogam.
cli-arena-picture = Desenhar a classificação como imagem SVG neste ficheiro.
cli-arena-report = Escrever todos os valores neste ficheiro, em JSON.
cli-arena-ray = Jogar no cluster Ray em RAY_ADDRESS, ou num cluster local.
cli-arena-two = --sprt compara dois bots, e não { $count }
cli-arena-no-stdout = --out precisa do nome de um ficheiro, e não de -: uma execução interrompida continua a partir dele
cli-arena-own-files = --out, --picture e --report precisam de ficheiros diferentes
cli-arena-title = { $games } { $variant ->
    [mystery] partidas com animais mistério
    [beginner] partidas de principiantes
    [both] partidas de principiantes com animais mistério
   *[full] partidas
  } com { $players } lugares, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
  }
cli-arena-alone = { $alone } joga sozinho contra cópias de { $copies }. Com a mesma força, ganharia { $share } das partidas.
cli-arena-rounded = { $asked ->
    [one] { $asked } partida pedida, arredondada para cima até distribuições completas.
   *[other] { $asked } partidas pedidas, arredondadas para cima até distribuições completas.
  }
cli-arena-every-seat = Cada distribuição foi jogada a partir de todos os lugares.
cli-arena-all-met = Cada distribuição foi jogada a partir de todos os lugares, e todas as combinações de bots se enfrentaram o mesmo número de vezes.
cli-arena-few = Cada distribuição foi jogada a partir de todos os lugares; não houve partidas suficientes para todas as combinações de bots se enfrentarem.
cli-arena-matrix = percentagem de vitórias da linha contra a coluna
cli-arena-how = como jogam: médias, com metade da largura do intervalo de 95%
cli-arena-order = Percentagem de vitórias pela ordem de jogo na ronda 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } falhou { $count } vez: { $what }
   *[other] { $bot } falhou { $count } vezes: { $what }
  }
cli-arena-as-certain = Sem a sorte, estas { $games } partidas dizem tanto quanto { $more } com ela.
cli-arena-stopped = Interrompido. Executa o mesmo comando outra vez para continuar com as partidas em { $file }.
cli-arena-first = {"  "}{ $fault }, a primeira vez: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: o relógio interrompeu { $count } jogada
   *[other] { $bot }: o relógio interrompeu { $count } jogadas
  }
cli-arena-remarked = { $bot } comentou: { $what }
cli-remark-crash = erro de execução
cli-remark-illegal-move = jogada não permitida
cli-remark-endless-thought = cálculo sem fim
cli-remark-naive-played-on = naive continuou em vez dele
cli-remark-short-sight = vista curta
cli-remark-near-side = lado próximo
cli-remark-miscount = erro de contagem
cli-remark-forgotten-piles = pilhas esquecidas
cli-detail-place = ronda { $round }, lugar { $seat }: { $what }
cli-detail-gave = choose devolveu { $what }
cli-detail-late = nenhuma jogada ao fim de { $seconds } segundos
cli-detail-code = código de jogada { $code }
cli-detail-ended = o processo terminou
cli-detail-unreadable = a resposta não se consegue ler
cli-detail-another = respondeu a outra pergunta
cli-detail-closed = fechou o pipe
cli-detail-status = o processo terminou com o estado { $status }
cli-detail-signal = o processo foi terminado por { $signal }
cli-arena-more = { $listed } e mais { $count }
cli-arena-accepted = { $bot } é aceite: { $figures }
cli-arena-refused = { $bot } é rejeitado: { $figures }
cli-arena-undecided = Por decidir: são precisas mais partidas: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) ao fim de { $groups ->
    [one] { $groups } distribuição
   *[other] { $groups } distribuições
  }, Elo { $first } contra { $second }.

## The command line: leaderboard

cli-leaderboard =
    Criar uma classificação que qualquer pessoa pode repetir.

    Os bots registados defrontam-se nas mesmas distribuições fixas e recebem um rating com intervalo. A página, a mesma classificação em Markdown e JSON e todos os resultados ficam lado a lado. Se a repetires com mais bots, só se jogam as partidas deles.
cli-leaderboard-bots = Mais bots que jogam, separados por vírgulas.
cli-leaderboard-entries = Um ficheiro TOML com mais bots, cada um com nome, autor e uma linha sobre ele.
cli-leaderboard-only = Deixar de fora os bots do Twelvefold e de pacotes, exceto naive.
cli-leaderboard-deals = Quantas das distribuições fixas joga cada par.
cli-leaderboard-out = Guardar a página neste ficheiro, e o resto ao lado.
cli-leaderboard-html = --out precisa do nome de um ficheiro .html, não { $file }
cli-leaderboard-testing = A testar os bots
cli-leaderboard-title = { $board }, { $players } lugares, { $deals } distribuições
cli-leaderboard-anchor = O rating de { $anchor } está fixado em { $rating }. Os intervalos são da distância até ele.
cli-leaderboard-played = { $games } partidas, { $played } das quais jogadas agora
cli-leaderboard-saved = Página guardada em { $file }

## Errors: what the system says

error-system-denied = Permissão negada
error-system-not-permitted = Operação não permitida
error-system-none = Ficheiro ou pasta inexistente
error-system-exists = O ficheiro já existe
error-system-folder = É uma pasta
error-system-no-folder = Não é uma pasta
error-system-full = Não há espaço livre no dispositivo
error-system-read-only = Sistema de ficheiros só de leitura
error-system-address-taken = O endereço já está em uso
error-system-no-address = Não é possível atribuir o endereço pedido
error-system-refused = Ligação recusada
error-system-late = A ligação excedeu o tempo limite

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Áreas: { $areas }.
cli-sketch-empty = Nenhuma ficha colocada.
cli-sketch-free = Faces livres: { $faces }.
cli-sketch-latest = Última ficha colocada: face { $face }.

## Errors of boxes, deals, seeds, moves

error-value = este valor
error-box-long = o ficheiro tem mais de { $most } bytes
error-utf8 = não é texto UTF-8 no byte { $byte }
error-box-deep = não é uma caixa: tem demasiados níveis
error-json = não é JSON: { $why }
error-box-object = uma caixa é um objeto JSON, e não { $kind }
error-missing = falta { $name }
error-box-habitats = habitats tem de ser uma lista de { $names }
error-and-more = e mais { $count }
error-kind = { $kind ->
    [null] null
    [boolean] um booleano
    [object] um objeto
    [list] uma lista
    [text] um texto
   *[number] o número { $value }
  }
error-box-list = { $name } tem de ser uma lista, e não { $kind }
error-box-count = { $name }: deve haver { $needed }, há { $found }
error-box-tile = a ficha { $number } tem de ser uma lista de { $edges } habitats, e não { $what }
error-box-area = ficha { $number }, área { $place }: { $value } não é um habitat
error-box-animal = o animal { $number } tem de ser um objeto, e não { $kind }
error-box-id-taken = animal { $number }: o id { $id } já está em uso
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where }: id tem de ter entre 1 e { $most } caracteres imprimíveis
error-box-habitat = { $where }: habitat { $value } não é um habitat
error-box-requirement = { $where }: requirement { $value } não é most, touching nem apart
error-box-most = { $where }: most não leva outro habitat
error-box-other = { $where }: other { $value } não é um habitat
error-box-own = { $where }: other não pode ser o habitat do próprio animal
error-box-objectives = objectives tem de ser um objeto, e não { $kind }
error-box-objective = objectives: { $value } não é um habitat
error-box-steps-of = objetivo { $name }
error-box-steps = { $where }: tem de ser uma lista de [mínimo de áreas, pontos]
error-box-many-steps = { $where }: há { $found } patamares, e no máximo pode haver { $most }
error-box-step = { $where }, patamar { $number }: tem de ser [mínimo de áreas, pontos], e não { $value }
error-box-step-bounds = { $where }, patamar { $number }: pode haver até { $areas } áreas e { $points } pontos
error-box-ascend = { $where }: os patamares têm de estar por ordem crescente de áreas e de pontos
error-box-layout = layout tem de ser uma lista de inteiros
error-box-layout-count = layout: são precisos { $needed } números, para as rondas 3 a 12, há { $found }
error-box-layout-sum = layout: { $value } tem de somar { $needed } animais
error-deal-integers = os jogadores, o primeiro lugar e as fichas têm de ser inteiros simples
error-deal-habitats = têm de ser habitats
error-players = uma partida é para 2 a 4 jogadores, e não { $players }
error-deal-objectives = são precisos { $players } diferentes, um por lugar
error-no-seat = não existe o lugar { $seat }
error-deal-piles = são precisas { $piles } pilhas de { $tiles } fichas
error-no-tile = não existe a ficha { $tile }
error-tile-twice = a ficha { $tile } aparece duas vezes
error-deal-columns = as { $rounds } rondas precisam de { $wanted }, e não de { $found }
error-no-animal = não existe o animal { $animal }
error-animal-twice = { $animal } aparece duas vezes
error-move-code = o código de uma jogada vai de 0 a { $last }, e não { $code }
error-move-text = { $text } não é uma jogada: escreve uma ficha de 1 a 5, uma face de a até l e uma orientação de 0 a 4, como em 3g1
error-move-none = { $move } não é uma jogada: as posições vão de 0 a 4, as faces de 0 a 11 e as orientações de 0 a 4
error-game-over = a partida já acabou
error-slot-taken = { $move }: a ficha { $tile } desta ronda já foi escolhida
error-face-taken = { $move }: a face { $face } do planeta do lugar { $seat } já tem uma ficha
error-nothing-to-take-back = não há nenhuma jogada para desfazer
error-seed-long = uma semente tem no máximo { $most } bytes, e não { $found }
error-seed-type = uma semente é um inteiro, um texto ou bytes, e não { $type }
error-seed-bounds = uma semente é um inteiro de 0 a 2**256 - 1
error-trial-seat = não existe o lugar { $seat }: os lugares vão de 0 a { $last }
error-trial-tile = não existe a ficha { $tile }: as fichas vão de 0 a { $last }
error-trial-faces = um planeta tem { $faces } faces, e não { $found }
error-trial-rotation = não existe a orientação { $rotation }: as orientações vão de 0 a { $last }

## Errors of records

error-record-long = uma gravação pode ter no máximo { $most } bytes
error-record-deep = não é uma gravação: tem demasiados níveis
error-json-at = não é JSON: { $why } no carácter { $place }
error-is-missing = falta
error-no-object = { $value } não é um objeto
error-no-record = { $value } não é uma gravação
error-not-here = { $name } está a mais aqui
error-no-list = { $value } não é uma lista
error-no-integer = { $value } não é um inteiro
error-record-format = { $value } não é suportado, só { $known }
error-record-unfinished = está a mais: só foram feitas { $made } de { $moves } jogadas
error-review-unfinished = só se podem analisar partidas terminadas: foram feitas { $made } de { $moves } jogadas
error-puzzle-early = com { $players } lugares, os problemas começam na ronda { $round }
error-puzzle-none = não existe o problema { $name }
error-puzzle-file = não é um ficheiro de problemas, linha { $line }: { $why }
error-puzzle-id = o identificador devia ser { $right }
error-puzzle-chances = as hipóteses não são as do jogo exato
error-puzzle-solution = a solução devia ser { $right }
error-puzzle-unclear = outra jogada é quase tão boa
error-puzzle-played = a jogada feita é a solução
error-no-flag = { $value } não é true nem false
error-no-animal-id = { $value } não é o id de um animal
error-no-habitat = { $value } não é um habitat
error-record-objectives = é preciso um por lugar, há { $found }
error-record-no-objectives = no jogo de principiantes não há nenhum, e aqui há { $found }
error-record-over = a partida acaba ao fim de { $moves } jogadas
error-record-bounds = { $value } não está entre 0 e { $last }
error-is-no-move = não é uma jogada
error-record-turn = é a vez do lugar { $turn }, e não do lugar { $seat }
error-record-tile = a ficha { $tile } não está entre as cinco da ronda { $round }
error-record-tile-taken = a ficha { $tile } já foi escolhida nesta ronda
error-record-face-taken = a face { $face } ({ $letter }) do lugar { $seat } já tem uma ficha
error-record-missing = falta: { $value }
error-record-extra = { $value } não devia estar aqui
error-record-other = { $value } devia ser { $right }
error-record-branches = no máximo { $most } linhas, encontradas { $found }
error-record-name = { $value } não é um nome com 1 a { $most } caracteres
error-record-no-moves = uma linha tem pelo menos uma jogada

## Errors of bots and arenas

error-tables-version = { $path } não é um modelo desta versão ({ $version }): treina um novo com twelvefold train
error-tables-none = { $path } não é um modelo: treina um com twelvefold train
error-train-numpy = para treinar é preciso o NumPy: { $command }
error-tables-size = { $path } é um modelo de outro tamanho: treina um novo com twelvefold train
error-cannot-read = não é possível ler { $path }: { $why }
error-cannot-write = não é possível escrever { $path }: { $why }
error-bot-class = { $file }: indica também a classe, como em my_bot.py:Mine
error-bot-file = { $file }: o ficheiro não existe
error-bot-load = não é possível carregar { $bot }: { $why }
error-bot-late = { $bot } não carregou em { $seconds } segundos
error-bot-no-class = { $bot } não é uma classe, é um { $type }
error-bot-no-options = nenhuma opção
error-bot-make = não é possível criar { $bot } com { $options }: { $why }
error-bot-choose = { $bot } cria um { $type }, que não tem choose(turn)
error-bot-has-none = { $file } não tem { $name }
error-bot-option = { $bot }: { $option } não é uma opção; escreve as opções como em ms=50, uma vez cada
error-bot-option-among = { $bot }: { $option } tem de ser um destes valores: { $among }, e não { $value }
error-bot-option-number = { $bot }: { $option } tem de ser um número de { $least } a { $most }, e não { $value }
error-bot-no-option = { $bot } não tem a opção { $option }
error-no-bot = não existe o bot { $bot }: escolhe entre { $bots }
error-bot-tables = { $bot }: aqui não podes escolher um ficheiro de modelo
error-bots-seats = { $bots } bots não chegam para { $seats } lugares: indica um para todos, ou um por lugar
error-bot-name = o nome de um bot tem no máximo { $most } caracteres
error-own-bots = podes registar até { $most } bots, e não { $found }
error-own-bot-taken = o nome { $bot } já está em uso: escolhe outro, como em Other=my_bot.py:Mine
error-own-bot-ours = { $bot } já está no jogo: indica um bot teu, como em my_bot.py:Mine
error-own-bot-none = não existe o bot { $bot }: indica um ficheiro, como em my_bot.py:Mine, ou um bot de um pacote instalado
error-own-bot-name = { $bot }: o nome de um bot tem no máximo { $most } caracteres, sem dois pontos, vírgula nem sinal de igual
error-arena-bots = uma arena precisa de 2 a { $most } bots diferentes, e não { $found }
error-arena-names = há dois bots com o nome { $name }: dá um nome diferente a cada um
error-arena-seats = { $bots } bots não podem ocupar { $seats } lugares: indica dois, um por lugar, ou mais para um torneio
error-process-ended = um dos processos foi terminado a partir de fora: executa o comando de novo
error-sprt-numbers = --sprt precisa de dois números, como 0,5, e não { $value }
error-sprt-order = --sprt precisa de um Elo menor e de um maior, ambos entre -1000 e 1000, e não { $value }
error-ray-needed = para jogar num cluster é preciso o Ray: { $command }
error-ray-lost = um grupo de partidas perdeu-se com o seu processo, { $times } vezes ou com todo o cluster ({ $why }): verifica a memória dos processos
error-ray-none = não há nenhum cluster Ray em { $address }: verifica RAY_ADDRESS
error-ray-closed = o cluster Ray em { $address } recusou a ligação: verifica a versão e o token
error-dataset-pyarrow = um conjunto de dados precisa do PyArrow: { $command }
error-dataset-mix = { $option } não pode incluir { $value }
error-dataset-twice = { $option } tem { $value } duas vezes: usa { $value }@2 para sair o dobro das vezes
error-dataset-none = em { $folder } não há nenhum conjunto de dados
error-dataset-manifest = { $name } está danificado
error-dataset-format = { $name } tem o formato { $found }, e não { $format }
error-dataset-differs = em { $folder } há outro conjunto de dados: { $name } é { $found }, e não { $asked }. Escolhe outra pasta.
error-dataset-folder = em { $folder } há outros ficheiros: escolhe uma pasta vazia
error-dataset-in-use = { $folder } está a ser usada por outro processo
error-kept-no-file = { $path } não é um ficheiro em que se possam guardar partidas
error-kept-in-use = { $path } está a ser usado por outra arena
error-kept-no-arena = não é uma gravação de uma arena
error-kept-differs = esta é outra arena: { $name } é { $one }, e não { $other }
error-kept-differs-somewhere = esta é outra arena: { $name } é diferente
error-kept-refused = { $where }: { $what }; indica outro ficheiro com --out, ou nenhum
error-kept-torn = { $where }: esta gravação de uma arena não está completa
error-kept-box = esta é outra arena: a caixa é diferente
error-kept-deal = esta é outra arena: a distribuição não vem da semente
error-entries = { $path } não é uma lista de bots: { $why }
error-leaderboard-line = { $where } não é um resultado de uma classificação: apaga esta linha ou escolhe outro ficheiro com --out

## Errors of servers and databases

error-limit = --limit { $value }: escreve NOME=NÚMERO, como em sockets=50, com um destes nomes: { $names }
error-limit-number = --limit { $value }: { $number } não é um número de 1 a { $most }
error-public-url = --public-url { $url } não é um endereço como https://planets.example.org: indica protocolo e servidor, sem caminho
error-proxy = --proxy { $proxy }: indica um endereço ou uma rede, como em 10.0.0.0/8
error-token = o token de administração é demasiado curto: usa pelo menos { $least } caracteres
error-port = --port { $port }: uma porta é um número de 0 a 65535
error-port-taken = a porta { $port } está ocupada: escolhe outra com --port, ou 0 para uma livre
error-port-denied = precisas de mais permissões para usar a porta { $port }: escolhe 1024 ou superior com --port
error-host = não é possível escutar em { $host }: { $why }
error-no-utf8 = não é UTF-8
error-backup-early = acaba demasiado cedo
error-backup-line = uma das suas linhas está errada ({ $why })
error-backup-newer = vem de uma versão mais recente do Twelvefold
error-backup-there = { $path } já existe: escolhe outro ficheiro
error-backup-beginning = não começa como uma cópia de segurança
error-backup-none = { $path } não é uma cópia de segurança, ou está danificada
error-backup-load = não é possível carregar { $path }: { $why }
error-backup-twice = começa duas vezes
error-backup-rows = devia ter { $rows } linhas, mas tem { $done }
error-no-database = não existe a base de dados { $path }
error-database-version = esta base de dados não é desta versão: inicia o servidor com ela uma vez para a atualizar
error-database-full = a base de dados não está vazia: restaura a cópia numa nova
error-database-busy = a base de dados não responde: todas as ligações estão ocupadas
error-database-refuses = a base de dados recusou: { $why }
error-not-stored = não é possível guardar isto ({ $why })
error-database-newer = vem de uma versão mais recente do Twelvefold: instala essa versão, ou escolhe outra base de dados
error-database-folder = não é possível usar { $path }: é uma pasta
error-database-unusable = não é possível usar { $path }: { $why }
error-database-ours = { $path } já está a ser usado por este servidor
error-database-made = não é possível criar { $path }: { $why }
error-database-theirs = { $path } está a ser usado por outro servidor: só um de cada vez o pode usar
error-database-opened = não é possível abrir { $path }: { $why }
error-database-system = o seu sistema de ficheiros não permite aquilo de que o SQLite precisa (um log em memória partilhada)
error-database-unnamed = indica uma base de dados: { $forms }
error-database-url = não se percebe este URL de base de dados: { $forms }
error-database-slashes = o URL de um ficheiro SQLite tem três barras, quatro se o caminho for completo, e nada depois
error-database-driver = o PostgreSQL precisa do seu driver: { $command }
error-database-unknown = { $name } não é uma base de dados que o Twelvefold conheça: { $forms }
error-database-forms = usa um ficheiro, sqlite:///file.db ou postgresql://user:password@host/database
error-database-silent = a base de dados não responde: { $why }
