### Twelvefold in Italian. The words are those of the printed rules: tessera, porzione, regione, ambiente, animale, obiettivo, turno; ours: faccia, offerta, posto, tavolo, mossa.
### Translating? Read docs/languages.md first: it has the voice guide, the word list and the tests. The game fills in `{ $name }`. Limits are in en.ftl.

game = Twelvefold
motto = Dodici turni, dodici facce. Crea un pianeta e scopri chi verrà ad abitarlo.
fan-project = Un progetto amatoriale non ufficiale, senza legami con l’editore del gioco.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Oceano
    .within = oceano
    .most = oceano
    .beside = un oceano
    .away = oceani
habitat-forest = Foresta
    .within = foresta
    .most = foresta
    .beside = una foresta
    .away = foreste
habitat-desert = Deserto
    .within = deserto
    .most = deserto
    .beside = un deserto
    .away = deserti
habitat-mountain = Montagna
    .within = montagna
    .most = montagna
    .beside = una montagna
    .away = montagne
habitat-glacier = Ghiacciaio
    .within = ghiacciaio
    .most = ghiacciaio
    .beside = un ghiacciaio
    .away = ghiacciai

## Levels and seats

level-seedling = Germoglio
level-explorer = Esploratore
level-naturalist = Naturalista
level-ranger = Ranger
level-expert = Esperto
level-master = Maestro
style-collector = Collezionista
    .hint = Prima l’obiettivo segreto, poi il resto.
style-hunter = Cacciatore
    .hint = Prima gli animali, poi l’obiettivo.
style-spoiler = Guastafeste
    .hint = Soffia agli altri gli animali che stanno per vincere.
style-friendly = Amichevole
    .hint = Cura il suo pianeta e disturba poco gli altri.
style-sprinter = Velocista
    .hint = Punta agli animali che arrivano prima.
style-none = Nessuna preferenza
    .hint = Gioca semplicemente per vincere.
style-mix = Misto
    .hint = A ogni bot tocca uno stile a caso.
style-idle = Senza obiettivi gioca come tutti gli altri bot.
seat-bot = { $bot } { $seat }
seat-open = Posto libero
seat-nameless = Giocatore { $seat }

## Why something was refused

refusal-bad-message = Qualcosa è andato storto. Ricarica la pagina e riprova.
refusal-too-long = È troppo lungo. Prova con qualcosa di più breve.
refusal-not-greeted = Qualcosa è andato storto. Ricarica la pagina e riprova.
refusal-other-protocol = È disponibile una nuova versione. Ricarica la pagina.
refusal-too-fast = Troppo in fretta. Aspetta un attimo e riprova.
refusal-too-many = Troppe richieste. Riprova tra qualche minuto.
refusal-too-many-take-backs = In questa partita non puoi più annullare mosse.
refusal-too-many-reactions = Hai usato tutte le reazioni per questa partita.
refusal-too-many-seatings = In questa partita l’hai fatto troppe volte. Riprova nella prossima.
refusal-too-many-changes = In questa partita l’hai fatto troppe volte. Riprova nella prossima.
refusal-too-many-entries = Questo tavolo non può ospitare altre partite. Creane uno nuovo per continuare.
refusal-one-attempt = Hai già iniziato questa partita del giorno.
refusal-no-table = Tavolo non trovato. Controlla il link.
refusal-no-box = Questa scatola di tessere non esiste.
refusal-no-bot = Questo bot non esiste.
refusal-bad-name = Questo nome non si può usare. Scegline un altro.
refusal-bad-options = Con queste opzioni non si può creare un tavolo.
refusal-stale = La partita è appena cambiata. Guarda il tavolo e riprova.
refusal-no-seat = Non ci sono più posti liberi.
refusal-not-yours = Quel posto non è tuo.
refusal-not-the-host = Può farlo solo l’host.
refusal-not-the-leader = Ora guida qualcun altro.
refusal-not-now = Ora non è possibile.
refusal-not-now-daily = Non è possibile nella partita del giorno.
refusal-not-now-day = È iniziato un nuovo giorno. Riprova.
refusal-not-your-turn = Non tocca a te.
refusal-held = Un attimo: l’ultima mossa si può ancora annullare.
refusal-illegal = Quella tessera o quella faccia non è più libera.
refusal-no-aids = A questo tavolo offerte e anteprime sono disattivate.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-used = Questo link non funziona più. Chiedine uno nuovo.
refusal-expired = Questo link è scaduto. Chiedine uno nuovo.
refusal-other-seat = In questa partita hai già avuto o aperto un altro posto. Potrai sederti qui nella prossima.
refusal-other-command = Qualcosa è andato storto. Ricarica la pagina e riprova.
refusal-unknown = Il server non ha risposto. Riprova.
refusal-stopping = Il server si sta riavviando. La pagina si ricollegherà da sola.
refusal-slow = La connessione è troppo lenta. Riconnessione…
refusal-forgotten = Questo dispositivo è stato dimenticato. Ricarica la pagina per ricominciare.
refusal-away = Il server non è raggiungibile. Riprova tra un attimo.
refusal-no-server = Per questo serve un server, e questa pagina non ne ha uno.
refusal-other = Operazione non riuscita: { $reason }.

## The page

app-needs-script = Twelvefold ha bisogno di JavaScript.
app-loading = Caricamento…
app-part-missing = Non è stato possibile caricare una parte del gioco. Ricarica la pagina quando sei online.
app-table-closed = { $by ->
    [host] L’host ha chiuso questo tavolo.
    [administrator] L’amministrazione del server ha chiuso questo tavolo.
   *[nobody] Questo tavolo è stato chiuso.
  }
app-no-code = Nessun tavolo ha il codice «{ $code }». Controllalo e riprova.
app-no-table = A questo link non c’è nessun tavolo. Forse non esiste più, o manca una parte del link.
app-nowhere = Pagina non trovata. Controlla l’indirizzo.
connection-offline = Sei offline. Le tue mosse verranno inviate quando torni online.
connection-away = Connessione persa. Riconnessione…
connection-back = Di nuovo online.
connection-sending = Il server non ha ancora risposto. Nuovo tentativo…
connection-sent = La tua mossa è arrivata.
connection-outdated = È disponibile una nuova versione.
connection-reload = Ricarica la pagina
offline-no-webassembly = Il gioco non funziona in questo browser. Aggiornalo o provane un altro.
offline-fetch = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
offline-outdated = È disponibile una nuova versione. Ricarica la pagina.
offline-start = Non è stato possibile avviare il gioco. Riprova.
offline-crashed = Il gioco continua a bloccarsi. I tuoi tavoli sono al sicuro. Riprova.
offline-elsewhere = Il gioco è aperto in un’altra scheda. Continua lì, oppure gioca qui.
offline-no-offline = Questa partita esiste solo sul dispositivo su cui l’hai iniziata.
offline-play-here = Gioca qui
offline-try-again = Riprova
offline-later = Più tardi
offline-still = Nessuna connessione. Puoi ancora giocare su questo dispositivo.
offline-stopped = Il gioco si è fermato. Riavvio…
offline-running = Tutto riparte. Non è andato perso nulla.
offline-full = La memoria di questo dispositivo è piena: la tua mossa non è ancora salvata. Libera un po’ di spazio.
offline-loading = Preparazione del gioco…
offline-loading-hint = La prossima volta sarà più veloce, anche senza connessione.
offline-bytes = { $loaded } di { $total } MB
offline-cancel = Annulla
offline-ask = Scarica per giocare offline
offline-soon = Download per giocare offline…
offline-ready = Pronto per giocare offline
offline-not-kept = Questo browser non salva nulla in una finestra privata. Gioca pure, ma le partite spariscono quando chiudi la scheda.
dialog-close = Chiudi

## Home

home-back = Home
home-choices = Scegli come giocare
home-bots = Contro i bot
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
  } · { $level } · { $variant }
home-bots-change = Imposta la partita contro i bot
home-screen = Passa e gioca
home-screen-summary = { $people ->
   *[other] { $people } giocatori
  } su un solo dispositivo · { $variant }
home-screen-change = Imposta la partita «Passa e gioca»
home-friends = Con gli amici
home-friends-summary = { $seats ->
   *[other] { $seats } posti
  } · con link o codice · { $variant }
home-friends-change = Imposta la partita con gli amici
home-needs-server = Serve un server
home-continue = Continua
home-tables = I tuoi tavoli
home-round = Turno { $round } di 12
home-waiting = { $count ->
    [one] Manca { $count } giocatore
   *[other] Mancano { $count } giocatori
  }
home-more-tables = { $count ->
    [one] { $count } altro tavolo
   *[other] { $count } altri tavoli
  }
home-learn = Impara a giocare
home-learn-summary = Passo dopo passo · cinque minuti
home-learn-continue = Continua la lezione
home-learn-left = Riprendi da dove l’hai lasciata
home-daily = Partita del giorno
home-daily-new = La stessa partita per tutti
home-daily-playing = Turno { $round } di 12
home-daily-left = Non finita
home-daily-place = posto { $place } su { $players }
home-daily-earlier = Risultati e giorni precedenti
home-join = Entra con un codice
home-join-hint = Inserisci il codice di sei caratteri che hai ricevuto dall’host.
home-join-go = Entra
home-code = Codice
home-open-tables = Tavoli aperti
home-history = Cronologia
home-replays-file = Apri una partita da file
home-settings = Impostazioni
home-more = Altro
home-planet = Un pianeta con i suoi animali

## Your tables, your history, open tables

tables-running = In corso
tables-over = Finite
tables-none = Ancora nessun tavolo. Inizia una partita e la troverai qui.
tables-ended = Finita in anticipo
tables-won = Vinta
tables-lost = Persa
tables-shared = Vittoria condivisa
tables-remove = Rimuovi questo tavolo: { $who }
tables-removed = Rimosso dal tuo elenco: { $who }
tables-undo = Annulla
tables-close = Rimuovere questo tavolo?
    .text = Qui non gioca nessun altro: il tavolo si chiude per sempre e la partita finisce senza risultato.
    .yes = Chiudi il tavolo
    .no = Tienilo
tables-leave = Lasciare questo tavolo?
    .text = Sparisce dal tuo elenco e un bot gioca al tuo posto. Con il link puoi tornare finché la partita dura.
    .yes = Lascia il tavolo
    .no = Resta
history-none = Finisci una partita e qui vedrai i tuoi risultati.
history-played = Partite
history-won = Vinte
history-best = Punteggio migliore
history-streak = Vittorie di fila
history-longest = Serie più lunga
history-levels = Contro ogni livello
history-won-of = { $won } su { $played }
history-chart = { $count ->
    [one] Punti della tua ultima partita
   *[other] Punti delle tue ultime { $count } partite
  }
history-recent = Partite recenti
history-more = Mostra altre
history-mistakes = I tuoi errori
history-export = Esporta cronologia
history-import = Importa cronologia
history-not-ours = Questo file non è una cronologia di Twelvefold.
history-newer = Questa cronologia viene da una versione più recente di Twelvefold. Aggiorna prima questa.
history-imported = { $count ->
    [0] Hai già tutte le partite di questo file.
    [one] { $count } partita aggiunta.
   *[other] { $count } partite aggiunte.
  }
open-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
  }
open-watch = Guarda
open-join-table = Entra al tavolo di { $who }
open-watch-table = Guarda il tavolo di { $who }
open-none = Al momento non ci sono tavoli aperti.
open-none-hint = Per farti trovare qui, inizia una partita «{ $way }» e attiva «{ $option }».
open-waiting = In attesa di giocatori
open-playing = Partite da guardare
open-no-aids = senza anteprime
open-clock = a tempo

## The daily game

daily-about = La stessa partita per tutti. Avversario: { $bot }. Un solo tentativo, senza consigli. La prossima inizia alle { $time }.
daily-play = Gioca la partita di oggi
daily-table = Apri il tavolo
daily-played = { $days ->
    [one] { $days } giorno giocato
   *[other] { $days } giorni giocati
  }
daily-streak = Serie attuale: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }
daily-longest = Serie più lunga: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }
daily-freeze = Un giorno saltato non interrompe la serie.
daily-earlier = Giorni precedenti
daily-earlier-hint = Per allenarti quante volte vuoi, anche con i consigli. Queste partite non contano.
daily-practise = Allenati
daily-practise-day = Allenati: { $date }
daily-practice = Partita di allenamento: non conta.
daily-alone = Qui non c’è una classifica, perché serve un server.
daily-not-finished = Non finita
daily-par = I bot al tuo posto
daily-par-playing = sta ancora giocando…
daily-beaten = Davanti a { $count } bot su { $levels }
daily-share = Condividi il risultato
daily-copied = Risultato copiato.
daily-not-copied = Impossibile copiare il risultato.

## New tables

new-name = Il tuo nome
new-person = Nome del giocatore { $seat }
new-bots = Bot
new-level = Livello
new-style = Stile di gioco
new-people = Giocatori
new-seats = Posti
new-variant = Variante
new-aids = Mostra offerte e anteprime
new-listed = Mostra tra i tavoli aperti
new-more = Altre opzioni
new-clock = Tempo per mossa
new-clock-none = Senza limite
new-clock-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
new-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
  }
new-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
new-hold = Tempo per annullare
new-hold-seconds = { $count ->
    [0] Nessuno
    [one] { $count } secondo
   *[other] { $count } secondi
  }
new-first = Chi inizia
new-first-lot = Casuale
new-first-seat = Posto { $seat }
new-first-you = Tu
new-first-bot = Bot { $number }
new-spectators = Ammetti spettatori
new-seed = Seme (visibile a tutti)
new-seed-none = Casuale
new-box = Usa una tua scatola
new-box-other = Usa un’altra scatola
new-box-remove = Gioca senza { $name }
new-box-wrong = Questa scatola di tessere non è valida: { $why }
new-start = Inizia la partita
new-make = Crea il tavolo
level-results = { $hint } · vinte { $won } su { $played }
level-seedling-hint = Molto facile
level-explorer-hint = Facile
level-naturalist-hint = Medio
level-ranger-hint = Difficile
level-expert-hint = Molto difficile
level-master-hint = Estremo
level-seedling-plays = Per le tue prime partite. Vede solo i prossimi animali e sbaglia i conti.
level-explorer-plays = Guarda avanti di un turno, ma conta ancora male.
level-naturalist-plays = Guarda avanti di tre turni, ma ogni tanto gli sfugge qualcosa.
level-ranger-plays = Guarda avanti di sei turni e sbaglia di rado.
level-expert-plays = Studia a fondo le mosse, ma dimentica quali tessere tornano alla fine.
level-master-plays = Pensa fino a un secondo, indovina il tuo obiettivo e calcola con esattezza gli ultimi turni.
custom-bots = Bot personalizzati
custom-bots-results = Vinte { $won } su { $played }
variant-full = Standard
    .hint = Animali e un obiettivo segreto a testa.
variant-beginner = Principianti
    .hint = Niente obiettivi. Ogni animale vale 1 punto.
variant-mystery = Animali sorpresa
    .hint = Metà degli animali parte coperta.
variant-mystery-beginner = Sorpresa per principianti
    .hint = Metà degli animali parte coperta. Niente obiettivi.

## Waiting room

room-page = In attesa di giocatori – { $game }
room-name-empty = Ospite
room-title = In attesa di giocatori
room-hint = La partita inizia quando tutti i posti sono occupati.
room-seats = Posti
room-invite = Invita
room-link = Link a questo tavolo
room-copy = Copia il link
room-copied = Link copiato.
room-not-copied = Impossibile copiare il link. Selezionalo e copialo a mano.
room-share = Condividi
room-share-text = Gioca a Twelvefold con me:
room-code = Codice
room-code-hint = o inserisci questo codice su { $address }
room-qr = Codice QR del link
room-sit = Siediti
room-you = tu
room-host = host
room-offline = offline
room-bot = bot
room-fill = Aggiungi un bot
room-fill-rest = Completa il tavolo con i bot
room-kick = Rimuovi { $name }
room-close = Chiudi il tavolo
room-leave = Lascia il posto
room-looking-on = I posti sono tutti occupati. Puoi assistere alla partita.
room-only-here = Questo server è raggiungibile solo da questo computer. Per far entrare gli amici, fermalo e riavvialo con
room-command = make play LAN=1
room-open-to-all = Chiunque abbia il link può sedersi qui.

## Settings

settings-title = Impostazioni
settings-play = Gioco
settings-planet = Pianeta e grafica
settings-access = Accessibilità
settings-device = Questo dispositivo
settings-device-hint = La cronologia e le impostazioni restano solo su questo dispositivo. Esporta la cronologia per metterla al sicuro o portarla su un altro dispositivo.
settings-offline = Conserva il gioco su questo dispositivo, per giocare senza connessione
choose-language = Lingua
settings-sound = Audio
settings-sound-on = Effetti sonori
settings-volume = Volume
settings-motion = Animazioni
settings-motion-auto = Automatiche
settings-motion-full = Complete
settings-motion-less = Ridotte
settings-quality = Grafica
settings-quality-auto = Automatica
settings-quality-high = Migliore
settings-quality-low = Veloce
settings-quality-still = Fissa
settings-quality-map = Mappa piana
settings-glyphs = Simboli degli ambienti sul pianeta
settings-confirm = Tocca due volte per piazzare una tessera
settings-others = Mosse degli altri
settings-others-full = Per intero
settings-others-quick = Veloci
settings-others-none = Subito
settings-wait = Mostra tutta la fine del turno prima che tocchi a me
settings-left = Disposizione per mancini
settings-notify = Avvisami quando tocca a me e la pagina è nascosta
settings-notify-denied = Il browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
settings-forget = Dimenticami su questo dispositivo
settings-forget-hint = Lascerai tutti i tuoi posti e perderai l’elenco delle partite, le impostazioni e la cronologia su questo dispositivo. Nelle partite in corso subentreranno i bot. Non si può annullare.
settings-forget-yes = Dimenticami
settings-forget-no = Annulla
settings-name = Il tuo nome
settings-about = Twelvefold { $version }
settings-licences = Crediti di terze parti

## Animals

animal-whale = Balena
animal-otter = Lontra
animal-turtle = Tartaruga
animal-octopus = Polpo
animal-orca = Orca
animal-jellyfish = Medusa
animal-shark = Squalo
animal-dolphin = Delfino
animal-tropical-fish = Pesce tropicale
animal-panda = Panda
animal-frog = Rana
animal-tiger = Tigre
animal-bear = Orso
animal-fox = Volpe
animal-owl = Gufo
animal-hedgehog = Riccio
animal-sloth = Bradipo
animal-squirrel = Scoiattolo
animal-snake = Serpente
animal-flamingo = Fenicottero
animal-giraffe = Giraffa
animal-elephant = Elefante
animal-camel = Cammello
animal-scorpion = Scorpione
animal-lizard = Lucertola
animal-kangaroo = Canguro
animal-lion = Leone
animal-goat = Capra
animal-eagle = Aquila
animal-gorilla = Gorilla
animal-alpaca = Alpaca
animal-snow-leopard = Leopardo delle nevi
animal-bison = Bisonte
animal-ram = Ariete
animal-badger = Tasso
animal-bat = Pipistrello
animal-polar-bear = Orso polare
animal-penguin = Pinguino
animal-moose = Alce
animal-hare = Lepre
animal-wolf = Lupo
animal-musk-ox = Bue muschiato
animal-seal = Foca
animal-reindeer = Renna
animal-swan = Cigno

## The table: requirements, lists, points

requirement-most = Maggior numero di regioni di { $habitat }
requirement-touching = { $habitat } che tocca { $other }
requirement-apart = { $habitat } che non tocca { $other }
list-and = {" e "}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }

## The table: the screen

table-title = Il tavolo
to-home = Home
round-of = Turno { $round } di { $rounds }
round-practice = Allenamento
your-turn = Tocca a te
turn-of = Tocca a { $name }
game-over = Partita finita
clock-title = Tempo rimasto
clock = { $minutes }:{ $seconds }
top-buttons = Viste e menu
show-map = Mappa
show-globe = Globo
menu = Menu
menu-try = Prova tessere
title-your-turn = ● Tocca a te – { $game }
map-of = Pianeta di { $name }
planet-of = Pianeta di { $name }
planet-back = Indietro
no-globe = Questo browser non può mostrare il pianeta in 3D. Vedrai la mappa.
face-free = Faccia { $face }: libera
face-laid = Faccia { $face }: { $habitats }

## The table: seats

seats-title = Pianeti
seat-you = tu
seat-away = assente, gioca un bot
seat-offline = offline
seat-gone = offline da { $minutes } min
absence-title = { $name } è offline
absence-text = { $turn ->
        [yes] Tocca a { $name }, quindi la partita aspetta.
       *[no] La partita continua finché non tocca a { $name }.
      }
absence-wait = Aspetta
absence-bot = Dai il posto a un bot
absence-host = Solo l’host può dare il posto a un bot.
seat-resigned = ha abbandonato
seat-changed-hands = posto passato di mano
seat-thinking = sta pensando
watching = { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
      }
watching-you = Stai guardando
watching-hint = Tutti vedono che stai guardando e il tuo nome, se ne hai scelto uno.
first-seat = inizia questo turno

## The table: the offer and placing

offer-title = Tessere scoperte
offer-tile = Tessera { $slot }: { $habitats }
offer-gone = Tessera { $slot }: già presa
offer-taken = Tessera { $slot }: presa da { $name }
actions-title = La tua tessera
turn-left = Ruota a sinistra
turn-right = Ruota a destra
place = Piazza
choose-face = Scegli una faccia
choose-tile = Scegli una tessera
skip-to-turn = Vai al tuo turno
put-back = Rimetti tra le altre
take-back = Annulla
done = Conferma
table-tile-gone = Quella tessera è già stata presa.
table-other-planet = Questo è il pianeta di { $name }. Piazza le tessere sul tuo.
table-planned = Non tocca ancora a te, ma la tua mossa resta in attesa.
planned = Mossa in attesa
own-planet = Il mio pianeta
table-face-taken = Lì c’è già una tessera. Le facce libere sono quelle scure.
table-choose-face = Scegli prima una faccia libera del tuo pianeta.
table-looking-on = Stai guardando la partita.
table-not-yet = Un attimo…
table-turn-of = Tocca a { $name }.

## The table: hints

hint = Consiglio
hint-ask = Chiedi un consiglio a un bot
hint-thinking = Un bot sta pensando…
hint-line = Un bot consiglia questa mossa
hint-other = Alternativa { $number } di { $count }
hint-chance = Probabilità di vittoria: { $chance }
hint-plain = Altre mosse valgono più o meno lo stesso.
hint-next = Consiglio successivo
hint-previous = Consiglio precedente
hint-spoken = Un bot consiglia la tessera { $slot }, { $habitats }, sulla faccia { $face }. Premi Invio per piazzarla.
hint-spoken-other = Alternativa { $number }: tessera { $slot }, { $habitats }, sulla faccia { $face }. Premi Invio per piazzarla.
hint-more = Premi H per un’alternativa.
hint-none = Nessun consiglio per ora. Riprova tra un attimo.
hint-alone = I consigli ci sono solo in solitario contro i bot, con offerte e anteprime attive.
help-hint = chiedi un consiglio a un bot (in solitario)

## The table: rounds, races, objective, log

rounds-title = I turni e i loro animali
round-button = Turno { $round }: { $animals }
round-empty = nessun animale
round-carried = { $count ->
    [one] { $count } animale passa al turno successivo
   *[other] { $count } animali passano al turno successivo
  }
face-down = Carta coperta
race-title = Animali
race-now = Questo turno ({ $round })
race-round = Turno { $round }
race-none = Non ci sono più animali.
race-no-aids = A questo tavolo offerte e anteprime sono disattivate. Conta tu.
race-draw = parità
race-no-bid = –
race-second = 2ª regione
race-second-why = Nell’ultimo turno, a parità di offerta, decide la seconda regione più grande di ogni pianeta.
race-margin = +{ $margin }
race-past = Turni passati
race-word-touching = che tocca
race-word-apart = che non tocca
race-word-most = più
race-legend-touching = tocca
race-legend-apart = non tocca
race-legend-most = più regioni
race-gained = Passi in testa.
race-tied = Raggiungi la parità.
race-lost = Non sei più in testa.
bid-button = { $animal }: { $name } offre { $bid }
gains-title = Che cosa cambia con questa tessera
gains-none = Nessuna offerta cambia
gains-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
  }
objective-title = Il tuo obiettivo
objective-of = Obiettivo di { $name }
objective-show = Mostra
objective-hide = Nascondi
objective-none = Principianti: ogni animale vale 1 punto.
objective-hidden = Gli obiettivi sono segreti.
objective-now = { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
objective-steps = Punti in base alle porzioni
objective-next = Ancora { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
log-title = Registro
log-whole = Tutto il registro
log-look = Mostra sul pianeta
regions-none = Il pianeta di { $name } è ancora vuoto.
spoken-aimed = Sopra la faccia { $face }.
spoken-taken = La faccia { $face } è occupata.

## The table: what happens

event-game-started = Inizia la partita { $game }.
event-round-opened = Turno { $round }: inizia { $name }.
event-round-opened-you = Turno { $round }: inizi tu.
event-placed = { $name } piazza una tessera sulla faccia { $face }.
event-placed-you = Piazzi una tessera sulla faccia { $face }.
event-laid = { $name } piazza una tessera.
event-laid-you = Piazzi una tessera.
event-bot-fault = { $why ->
    [crash] { $name } si è bloccato.
    [illegal-move] { $name } ha scelto una mossa non valida.
    [endless-thought] { $name } ha pensato troppo a lungo.
    [given-up] { $name } ha avuto troppi errori in questa partita.
    [busy] { $name } ha dovuto aspettare troppo.
   *[missing] { $name } non è su questo server.
}
event-taken-back = { $name } annulla la mossa.
event-taken-back-you = Annulli la tua mossa.
event-awarded = { $animal } va a vivere da { $name }. { $reason }{ $by ->
    [second] ; decide la seconda regione più grande
    [third] ; decide la terza regione più grande
   *[best] { "" }
  }.
event-awarded-you = { $animal } viene a vivere da te. { $reason }{ $by ->
    [second] ; decide la seconda regione più grande
    [third] ; decide la terza regione più grande
   *[best] { "" }
  }.
event-carried = { $animal } aspetta: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }. { $reason }.
event-discarded = { $animal } esce dal gioco: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }. { $reason }.
event-revealed = Carta scoperta per il turno { $round }: { $animal }.
event-ended = Vittoria: { $names }.
event-seated = { $name } si siede al tavolo.
event-bot-seated = Un bot si siede al tavolo: { $bot }.
event-seat-opened = Il posto { $seat } è libero.
event-left = { $name } lascia il tavolo. Continua un bot.
event-lapsed = Tempo scaduto per { $name }. Continua un bot.
event-returned = { $name } è di nuovo qui.
event-resigned = { $name } abbandona. Continua un bot.
event-end-wanted = { $wanted ->
    [yes] { $name } vuole terminare la partita.
   *[no] { $name } vuole continuare a giocare.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } vuole la rivincita.
   *[no] { $name } non vuole la rivincita.
  }
event-game-over = { $how ->
    [agreed] Tutti d’accordo: la partita finisce qui.
    [resigned] Hanno abbandonato tutti tranne uno.
    [closed] Il tavolo è stato chiuso.
   *[played] La partita è finita.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Ora l’host è { $name }.
event-closed = Il tavolo è chiuso.
reaction-hello = Ciao!
reaction-nice = Bella mossa!
reaction-wow = Wow!
reaction-oops = Ops!
reaction-thinking = Fammi pensare…
reaction-hurry = Tocca a te!
reaction-thanks = Grazie!
reaction-good-game = Bella partita!

## The table: life

life-title = Appare la vita
life-next = Avanti
life-skip = { $count ->
    [one] Salta
   *[other] Salta tutti e { $count }
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } va a vivere da { $name }
life-awarded-you = { $animal } viene a vivere da te
life-carried = { $animal } aspetta il prossimo turno: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }
life-discarded = { $animal } esce dal gioco: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }
life-revealed = Carta scoperta per il turno { $round }: { $animal }
life-by-second = Parità: decide la seconda regione più grande
life-by-third = Parità: decide la terza regione più grande

## The table: coming back

since-title = Mentre non c’eri
since-moves = { $moves ->
    [0] Il turno è finito.
    [one] È stata piazzata { $moves } tessera.
   *[other] Sono state piazzate { $moves } tessere.
  }
since-end = Chiudi

## The table: the end

end-you-won = Hai vinto!
end-won = Vince { $name }
end-shared = Vittoria condivisa: { $names }
end-place = { $place }º posto, { $points ->
    [0] a pari punti ma con meno animali
    [one] a { $points } punto dalla vittoria
   *[other] a { $points } punti dalla vittoria
  }.
end-by-cards = Parità di punti: vince chi ha più animali.
end-by-shared = Parità di punti e di animali: la vittoria è condivisa.
end-objective = Obiettivo: { $habitat }
end-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }
end-rematch = Gioca ancora
end-no-rematch = Annulla la rivincita
end-higher = Più difficile: { $level }
end-lower = Più facile: { $level }
end-again = Rivincita proposta da { $names }.
end-review = Analisi
end-replay = Guarda il replay
end-share = Copia il link del replay
end-copied = Link copiato
end-picture = Condividi immagine
end-picture-text = Una partita a Twelvefold
end-picture-downloaded = L’immagine è tra i tuoi download.
end-picture-failed = Questo browser non è riuscito a creare l’immagine.
end-record = Scarica la partita
end-result = Vedi risultato
end-counting = Conteggio finale
end-podium = Podio
end-breakdown = Punti nel dettaglio
end-areas = { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  }
end-total = Totale
end-more = Altro
end-watch = Rivedi il finale
end-skip = Salta

## The table: photo mode

photo-title = Modalità foto
photo-hint = Trascina per girare; pizzica o usa la rotella per ingrandire.
photo-sky = Stelle
photo-save = Salva immagine

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Chiudere questo tavolo?
    .text = Si chiude per sempre e nessuno potrà più entrare.
    .yes = Chiudi il tavolo
    .no = Lascialo aperto
confirm-remove = Rimuovere { $name }?
    .text = { $status ->
        [playing] Un bot gioca al suo posto finché non si siede qualcuno.
       *[waiting] Il posto si libera per chiunque abbia il link.
      }
    .yes = Rimuovi
    .no = Non rimuovere
confirm-give = Dare il posto di { $name } a un bot?
    .text = Da qui gioca { $bot }, e { $name } non potrà tornare a questo posto.
    .yes = Dai il posto
    .no = Aspetta ancora
invited-title = Prima volta con Twelvefold?
invited-tile = A ogni turno, prendi una tessera e piazzala sul tuo pianeta.
invited-animal = Gli animali vanno sul pianeta più adatto a loro.
invited-points = Conquista animali e raggiungi il tuo obiettivo segreto. Vince chi ha più punti.
invited-learn = Impara a giocare in due minuti
confirm-resign = Abbandonare questa partita?
    .text = { $after ->
        [bot] Un bot continuerà al tuo posto. Non potrai tornare in questa partita.
       *[end] La partita finisce subito, senza vincitori.
      }
    .yes = Abbandona
    .no = Continua a giocare
confirm-end = { $others ->
    [none] Terminare questa partita?
   *[some] Votare per terminare la partita?
  }
    .text = { $others ->
        [none] La partita finisce subito, senza vincitori.
       *[some] La partita finisce senza vincitori quando sono tutti d’accordo. Fino ad allora puoi cambiare idea.
      }
    .yes = { $others ->
        [none] Termina la partita
       *[some] Vota per terminare
      }
    .no = Continua a giocare
removed-by = { $by ->
    [administrator] L’amministrazione del server ti ha tolto il posto.
    [bot] L’host ha dato il tuo posto a un bot.
   *[host] L’host ti ha tolto il posto.
  }
removed-hint = { $seat ->
    [open] Puoi restare a guardare, o sederti di nuovo finché il posto è libero.
   *[taken] Puoi restare a guardare la partita.
  }
removed-closed = Qui non può più giocare nessuno. Puoi ancora guardare i pianeti.
removed-stay = Resta al tavolo
clock-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
  }

## The table: menu, help, handing over

menu-say = Di’ qualcosa
menu-seats = Posti
menu-hand-over = Cedi il posto di { $name }
menu-hand-over-hint = Il posto va a chi apre questo link per primo. Vale una volta sola, per 24 ore al massimo e solo fino alla fine della partita.
menu-only-here = Questa partita esiste solo su questo dispositivo: nessun altro può unirsi.
menu-fill = Dai il posto di { $name } a un bot: { $bot }
menu-open = Apri agli altri il posto di { $name }
take-over-title = Questo posto è per te
take-over-hint = Qualcuno ti cede il suo posto a questo tavolo. Riprenderai la partita da dove l’ha lasciata.
take-over = Prendi il posto
menu-leave = Lascia la partita
menu-end = Termina la partita
menu-play-on = Continua a giocare
menu-resign = Abbandona
help-title = Tasti e gesti
help-hands = Trascina per girare il pianeta, pizzica per ingrandirlo. Trascina una tessera su una faccia, o tocca prima la tessera e poi la faccia. Ruotala con la rotella, il clic destro o due dita. Tocca di nuovo per piazzarla.
help-take = prendi una tessera
help-aim = vai a una faccia vicina
help-turn = ruota la tessera
help-place = piazza la tessera, poi conferma
help-take-back = annulla
help-put-back = rimetti la tessera tra le altre, o chiudi
help-next = mostra subito quello che segue
help-regions = leggi ad alta voce le regioni del pianeta
help-map = passa dalla mappa al globo e viceversa
help-help = mostra questo aiuto
help-play = avvia o metti in pausa
help-step = una mossa indietro o avanti
help-round = un turno indietro o avanti
help-ends = vai all’inizio o alla fine
help-mistake = errore successivo o precedente
help-better = mostrare la mossa migliore o quella giocata
help-option = mostrare la mossa giocata o una delle migliori
curtain-title = Passa il dispositivo a { $name }
curtain-why = Il suo obiettivo deve restare segreto.
curtain-open = Sono { $name }

## Replay

replay-title = Replay
replay-move = Mossa { $move } di { $moves }
replay-start = Inizio
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-round-back = Un turno indietro
replay-round-on = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Mosse
replay-file = Apri una partita da file
replay-bad = Questo file non contiene una partita valida: { $why }
replay-not-record = Questo file non contiene una partita valida.
replay-none = Di questa partita non c’è il replay.
replay-choose = Apri una partita che hai salvato in un file.

## Un’analisi con altre persone

shared-title = Analizza con altri
shared-how = Chi apre questo link segue l’analisi. Ognuno può guardare per conto suo e poi tornare.
shared-no-server = Per analizzare con altri serve un server, e questa pagina non ne ha uno.
shared-only-players = Può aprire il link solo chi ha giocato a questo tavolo.
shared-link = Link a questa analisi
shared-people = Chi c’è
shared-door =
    { $count ->
        [one] Analizza con altri: { $count } persona qui
       *[other] Analizza con altri: { $count } persone qui
    }
shared-you = { $name } (tu)
shared-guest = Senza nome
shared-you-lead = Guidi tu l’analisi
shared-leads = { $name } guida l’analisi
shared-away = riconnessione…
shared-looking = Stai guardando per conto tuo
shared-follow = Segui di nuovo
shared-pass = Passa la guida
shared-pass-to = Passa la guida a { $name }
shared-leave = Esci
shared-full = In questa analisi non c’è più posto.
shared-came = Si aggiunge { $name }.
shared-went = { $name } va via.

## Linee: mosse provate da una posizione di una partita finita

line-try = Prova delle mosse
line-count = Linee ({ $count })
line-list = Linee
line-title = Mosse di prova
line-none = Ancora nessuna linea. Scegli «Prova delle mosse» in qualsiasi momento della partita: le tue mosse restano qui.
line-back = Torna alla partita
line-after = Dopo la mossa { $move }
line-go-on = Fai muovere i bot
line-redo = Ripeti
line-players = Chi gioca
line-players-hint = I bot sanno solo ciò che si può sapere dal loro posto.
line-you = Tu
line-unnamed = Linea { $number }
line-from-game = { $count ->
    [one] { $count } mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
  }, lascia la partita dopo la mossa { $move }
line-from-line = { $count ->
    [one] { $count } mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
  }, lascia { $name } dopo la mossa { $move }
line-rename = Rinomina { $name }
line-name = Nome della linea
line-save = Salva
line-delete = Elimina { $name }
line-sure = Eliminare { $name }?
    .text = Le sue mosse andranno perse.
    .yes = Elimina
    .no = Tienila
line-compare = Confronta
line-left = A sinistra
line-right = A destra
line-game = La partita
line-animals = Animali { $points }
line-objective = Obiettivo { $points }
line-wins = Vince { $chance }
line-share = Copia il link
line-file = Salva come file
line-full = Non c’è posto per un’altra linea. Eliminane una per tenere le tue mosse.

## Piani: tessere provate durante una partita, che nessun altro vede

plan-title = Tessere di prova
plan-back = Torna al tavolo
plan-private = Lo vedi solo tu
plan-spoken = Nessun altro vede le tue prove. Intanto la partita continua.
plan-list = Piani
plan-none = Ancora nessun piano. Piazza una tessera: il tuo piano resta qui fino alla fine della partita.
plan-hint = Li vedi solo tu. Restano qui fino alla fine della partita.
plan-begin = Nuovo piano
plan-unnamed = Piano { $number }
plan-about = { $count ->
    [one] { $count } tessera
    [many] { $count } di tessere
   *[other] { $count } tessere
  }, sul pianeta di { $name }
plan-now = Com’è ora
plan-same = Le offerte sono le stesse.
plan-wins = vincerebbe

## Reviews: verdicts; why a move is better; what luck decided

review-title = Analisi
review-chart = Probabilità di vittoria
review-steps = Probabilità e mosse
review-row = Mossa { $move }, { $name }: { $verdict }
review-start = Scorri la partita con le frecce o i pulsanti, oppure tocca il grafico.
review-waiting = Non ancora analizzata. Un momento…
review-progress = Analisi della mossa { $move } di { $moves }
review-failed = Qualcosa è andato storto e l’analisi non è completa.
review-done = Tutta la partita è stata analizzata.
review-refused = Questa partita non si può analizzare: { $why }
review-again = Riprova
review-where = Turno { $round } · mossa { $move }
review-options = Mosse a confronto
review-why = Perché è migliore
review-placement = tessera { $slot }, faccia { $face }
review-best = La migliore
review-other = Alternativa
review-played = Giocata
review-luck-of = { $of ->
    [pile] Nuove tessere: { $name } { $change }
    [animals] Animale rivelato: { $name } { $change }
   *[deal] Preparazione: { $name } { $change }
  }
review-moments = I momenti decisivi
review-moments-none = Nessuna mossa e nessuna pila ha cambiato molto questa partita.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Tessere fortunate: { $name }
   *[animals] Animale fortunato: { $name }
  }
review-round = Turno { $round }
review-skill = Fortuna e abilità
review-luck = fortuna
review-play = gioco
review-skill-later = Compare quando tutte le mosse sono state analizzate.
review-won = Vinta
review-lost = Persa
review-shared = Vittoria condivisa
review-sum = Parti uguali { $even }, fortuna { $luck }, gioco { $play }
review-accuracy = Precisione
review-error = Perdita a decisione
review-level = Ha giocato come
review-revealed = Con tutto scoperto
review-revealed-hint = Giudica ogni mossa come se si fossero conosciuti le tessere in arrivo, gli animali coperti e tutti gli obiettivi.
review-next-mistake = Prossimo errore
review-summary = Riepilogo
review-step = { $name }: { $verdict }, { $chance } di vincere.
review-step-loss = { $name }: { $verdict }, da { $before } a { $after } di vincere.
review-step-better = Sullo schermo: { $placement }, { $chance } di vincere.
review-retry = Riprova i miei errori
verdict-best = la migliore
verdict-good = buona
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
verdict-forced = già deciso
reason-apart = La faccia { $face } tiene le distanze ({ $habitat } che non tocca { $other }): { $animal } { $before } → { $after }
reason-touching = La faccia { $face } allarga la regione ({ $habitat } che tocca { $other }): { $animal } { $before } → { $after }
reason-most = La faccia { $face } aggiunge una regione ({ $habitat }): { $animal } { $before } → { $after }
reason-room = La faccia { $face } lascia più possibilità: { $animal } { $before } → { $after }
reason-denial = Meno per { $name }: { $animal } { $before } → { $after }
reason-objective = Obiettivo { $points }
luck-deal = preparazione
luck-pile = tessere
luck-animals = animali
mistake-objective-dropped = Obiettivo abbandonato presto
    .what = Hai aggiunto meno porzioni per il tuo obiettivo, anche se i suoi punti erano ancora a portata.
    .advice = Prima di cambiare piano, conta quante porzioni mancano alla prossima soglia.
mistake-objective-chased = Obiettivo a ogni costo
    .what = Hai aggiunto porzioni per il tuo obiettivo, ma un animale valeva di più.
    .advice = Un animale vale fino a 2 punti: puntaci, se la prossima soglia del tuo obiettivo è ancora lontana.
mistake-habitats-touch = Contatto da evitare
    .what = La tua regione ha toccato l’ambiente da cui doveva stare lontana e non contava più per un animale.
    .advice = Prima di piazzare una tessera, controlla ogni lato: mette a contatto ambienti che un animale vuole separati?
mistake-regions-joined = Regioni unite
    .what = La tua tessera ha allargato una regione che avevi già, quando una regione in più avrebbe contato.
    .advice = Se un animale chiede il maggior numero di regioni, lascia spazio tra l’una e l’altra.
mistake-region-scattered = Ambiente disperso
    .what = Hai iniziato una nuova regione, anche se quella più grande poteva crescere.
    .advice = Per quasi tutti gli animali conta solo la tua regione più grande. Ruota la tessera in modo che lo stesso ambiente si incontri lungo il lato.
mistake-region-closed-in = Regione chiusa
    .what = Hai lasciato alla tua regione meno lati liberi per crescere.
    .advice = Lascia facce libere accanto alle regioni che vuoi far crescere.
mistake-tile-left = Buona tessera a un rivale
    .what = Con la tessera che hai lasciato, un rivale può offrire di più per un animale.
    .advice = Prima di scegliere, guarda chi gioca dopo di te e quale tessera gli farebbe comodo.
mistake-rival-unopposed = Animale ceduto senza lottare
    .what = Potevi offrire di più per un animale e complicare le cose a un rivale.
    .advice = Non serve vincere tutti gli animali: in caso di parità non lo ottiene nemmeno il rivale.
mistake-animal-missed = Animale a portata, sfuggito
    .what = Potevi fare di più per un animale di quel turno o del successivo.
    .advice = Prima di ogni mossa, confronta le offerte di tutti per gli animali di questo turno e del prossimo.
mistake-animal-forgotten = Animale futuro trascurato
    .what = Potevi già preparare l’arrivo di un animale dei turni successivi.
    .advice = Scegli due o tre animali che arriveranno più avanti, e fai in modo che ogni tessera ne aiuti almeno uno.
mistake-misplaced = Tessera giusta, posto sbagliato
    .what = La stessa tessera valeva di più su un’altra faccia o ruotata diversamente.
    .advice = Prova la tessera su più facce e ruotata in più modi prima di piazzarla.
mistakes-title = I tuoi errori
mistakes-games = { $count ->
    [one] Una partita analizzata
   *[other] { $count } partite analizzate
  }
mistakes-empty = Finisci una partita e apri la sua analisi. I tuoi errori restano qui, così puoi riprovare.
mistakes-play = Gioca una partita
mistakes-unreviewed = Alcune delle tue partite non sono ancora state analizzate.
mistakes-review = { $count ->
    [one] Analizza l’ultima partita
   *[other] Analizza le ultime { $count } partite
  }
mistakes-reviewing = Analisi della partita { $game } di { $games }
mistakes-stop = Ferma
mistakes-kinds = Cosa ti sfugge più spesso
mistakes-flawless = Nessun errore in queste partite. Ben giocato!
mistakes-retry-all = Riprovali tutti
mistakes-retry = Riprova
mistakes-retry-kind = Riprova: { $kind }
mistakes-left = { $count ->
    [one] 1 da risolvere
   *[other] { $count } da risolvere
  }
mistakes-all-solved = Tutti risolti
mistakes-count = { $count ->
    [one] una volta
   *[other] { $count } volte
  }
mistakes-other = Altri errori
mistakes-trend = Come giochi ultimamente
mistakes-latest = Medie delle tue ultime partite. Ogni punto è una partita.
mistakes-seats = Giocatori
mistakes-all = Tutte
mistakes-accuracy = Precisione
    .hint = 100% vuol dire solo mosse migliori
mistakes-error = Perdita per decisione
    .hint = Probabilità di vincere che regali
mistakes-luck = Fortuna
    .hint = Quanto hanno dato tessere e animali
mistakes-change = { $change } rispetto a prima
mistakes-line = Ultime partite: { $values }
mistakes-step = Esercizio { $number } di { $count }
mistakes-round = Turno { $round }
mistakes-leave = Esci dagli esercizi
mistakes-task = Qui la tua mossa ti è costata { $loss } di probabilità di vincere. Trovane una migliore.
mistakes-judging = Controllo della mossa…
mistakes-same = È la mossa che hai fatto in partita.
mistakes-closer = Meglio che in partita, ma c’è una mossa più forte.
mistakes-wrong = Non è meglio della tua mossa in partita.
mistakes-good = Buona mossa!
mistakes-best = È la mossa migliore!
mistakes-solution = Ecco la mossa migliore.
mistakes-gap = Mossa migliore: { $before }. Questa: { $after }.
mistakes-gain = La tua probabilità di vincere: { $before } → { $after }
mistakes-again = Riprova
mistakes-check = Controlla di nuovo
mistakes-show = Mostra la soluzione
mistakes-next = Avanti
mistakes-finish = Fine
mistakes-other-move = Prova un’altra mossa
mistakes-none = Qui non c’è nulla da riprovare.
mistakes-over = Hai trovato una buona mossa in { $solved } posizioni su { $count }.
mistakes-once-more = Riprova

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Problema
puzzle-daily = Problema del giorno
puzzle-task = Trova la mossa che ti dà le maggiori probabilità di vittoria.
puzzle-outcome = Risultato
puzzle-right = Giusto!
puzzle-wrong = Non proprio.
puzzle-shown = Soluzione:
puzzle-result = La tua probabilità di vittoria è del { $best }. Con ogni altra mossa, al massimo del { $second }.
puzzle-missed = La tua probabilità di vittoria è del { $chance }. Con un’altra mossa sarebbe del { $best }.
puzzle-why = Perché è meglio della mossa giocata nella partita ({ $chance }):
puzzle-why-own = Perché è meglio della tua mossa ({ $chance }):
puzzle-again = Riprova
puzzle-show = Mostra soluzione
puzzle-next = Altro problema
puzzle-rating = Il tuo rating: { $rating }
puzzle-about = Problema { $name } · rating { $rating }
puzzle-theme = Tema
puzzle-theme-any = Tutti i temi
puzzle-unknown = Questo problema non esiste.
puzzle-all-tried = Hai provato tutti i problemi.
puzzle-theme-tried = Hai provato tutti i problemi di questo tema.
# Limit: 36
puzzle-missed-again = Riprova quelli sbagliati
# Limit: 24
puzzle-start-over = Ricomincia
puzzle-card-new = Una mossa decide la partita
puzzle-card-solved = Risolto oggi
puzzle-card-more = Altri problemi
puzzle-theme-apart = Non toccare
puzzle-theme-touching = Toccare
puzzle-theme-most = Più regioni
puzzle-theme-room = Più possibilità
puzzle-theme-denial = Fermare un rivale
puzzle-theme-objective = Obiettivo

## The rulebook: its page, and the ways to it

see-rules = Regole
why = Vedi la regola
why-placing = Come si piazzano le tessere
why-bids = Come gli animali scelgono un pianeta
why-objective = Quanti punti dà l’obiettivo
why-scoring = Come si contano i punti
rulebook-title = Regole
rulebook-page = Regole – { $game }
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found = { $chapters ->
    [one] Trovato in { $chapters } capitolo.
   *[other] Trovato in { $chapters } capitoli.
  }
rulebook-nothing = Nessun risultato per «{ $words }».

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(nostra decisione)**
rules-aim = Scopo del gioco
rules-aim-planet = Dai forma a un pianeta. In ognuno dei dodici turni ci piazzi una nuova tessera. Dal turno 3 in poi gli animali cercano casa e si stabiliscono dove si trovano meglio.
rules-aim-win = Dopo dodici turni il pianeta è completo. Vince chi ha creato la casa migliore, per gli animali e per un ambiente segreto.
rules-aim-ours = Queste sono le regole con parole nostre. Dove i regolamenti stampati tacciono, o le loro edizioni non concordano, abbiamo dovuto decidere noi. Questi punti sono contrassegnati con { rules-ours }.
rules-words = Glossario
rules-word = Termine
rules-meaning = Significato
rules-word-habitat = ambiente
rules-meaning-habitat = Oceano, foresta, deserto, montagna o ghiacciaio.
rules-word-planet = pianeta
rules-meaning-planet = Un dodecaedro con 12 facce. Ogni faccia accoglie una tessera.
rules-word-tile = tessera
rules-meaning-tile = Un continente: un pentagono di cinque porzioni. Nella scatola ce ne sono 50.
rules-word-area = porzione
rules-meaning-area = Un triangolo di una tessera. Un pianeta completo ne ha 60.
rules-word-region = regione
rules-meaning-region = Tutte le porzioni collegate dello stesso ambiente. Anche una porzione isolata è una regione.
rules-word-animal = animale
rules-meaning-animal = Una carta con una condizione e un ambiente, indicato dal colore della cornice. Nella scatola ce ne sono 45.
rules-word-objective = obiettivo
rules-meaning-objective = Una carta segreta con un ambiente. Alla fine dà punti per le porzioni di quell’ambiente sul tuo pianeta.
rules-word-seat = posto
rules-meaning-seat = Un posto al tavolo. I posti sono numerati in senso orario: chi siede alla tua sinistra ha il numero successivo. I programmi contano da 0.
rules-word-round = turno
rules-meaning-round = Tutti piazzano una tessera, poi appare la vita. In una partita ce ne sono 12. Le regole stampate li chiamano anche turni di gioco.
rules-word-offer = tessere scoperte
rules-meaning-offer = Le tessere scoperte del turno che nessuno ha ancora preso.
rules-word-bid = offerta
rules-meaning-bid = Quello che un pianeta offre a un animale, espresso con un numero.
rules-touch = Quando due porzioni si toccano
rules-touch-edge = Due porzioni si toccano se hanno un lato in comune: fianco a fianco sulla stessa tessera, oppure ai due lati dello spigolo tra due facce. Se si incontrano solo in un angolo, non si toccano { rules-ours }.
rules-touch-three = Su un pianeta completo ogni porzione ne tocca esattamente altre tre.
rules-picture-contacts = Quattro coppie di foreste. Ai due lati dello spigolo tra due facce, e fianco a fianco sulla stessa tessera, si toccano. In un angolo, e attraverso il centro di una tessera, no.
rules-contact-edge = Lungo uno spigolo
rules-contact-tile = Su una tessera
rules-contact-corner = In un angolo
rules-contact-middle = Attraverso il centro
rules-contact-yes = Si toccano.
rules-contact-no = Non si toccano.
rules-regions = Regioni
rules-regions-grow = Le porzioni dello stesso ambiente che si toccano formano una regione. Una regione può estendersi di tessera in tessera, tutt’intorno al pianeta.
rules-picture-regions = Un pianeta con otto tessere e quattro facce libere. Le sue tre foreste sono evidenziate: una di 8 porzioni, una di 4 e una di una sola.
rules-regions-title = Tre foreste
rules-regions-caption = Porzioni: 8, 4 e 1
rules-regions-map = Una mappa piana taglia il pianeta, quindi una regione può continuare in un altro punto della mappa. Un bordo punteggiato mostra dove. Se l’altro lato è lontano, una piccola lettera indica la faccia.
rules-regions-example = Nell’immagine la foresta di 8 copre parte delle facce c, b e g, quella di 4 parte delle facce d e i. La porzione di foresta sulla faccia a incontra la foresta di 8 solo in un angolo, quindi è una regione a sé.
rules-setup = Preparazione
rules-setup-players = Si gioca in 2, 3 o 4. Tutti iniziano con un pianeta vuoto.
rules-setup-tiles = Mischia le 50 tessere e forma dieci pile da cinque, a faccia in giù: una per ognuno dei turni da 1 a 10. Le pile 11 e 12 si formano durante la partita.
rules-setup-animals = Mischia i 45 animali e disponine 20, scoperti, sotto i turni, come mostra la tabella. Lascia gli altri 25 nella scatola, senza guardarli.
rules-setup-objectives = Dai a ciascuno, in segreto, un obiettivo. Sono tutti diversi. Lascia gli altri nella scatola, senza guardarli.
rules-setup-first = Inizia il giocatore più giovane. Sullo schermo sceglie l’host, oppure decide il caso { rules-ours }.
rules-layout-round = Turni
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animali per turno
rules-layout-none = nessuno
rules-round = Un turno
rules-round-parts = Ognuno dei dodici turni ha tre parti.
rules-round-lay = Tutti piazzano una tessera.
rules-round-life = Dal turno 3 in poi appare la vita: gli animali cercano un pianeta.
rules-round-token = Il gettone Primo giocatore passa a sinistra.
rules-placing = Piazzare le tessere
rules-placing-take = Si scoprono le cinque tessere del turno. A partire dal primo giocatore del turno e in senso orario, ognuno prende una delle tessere rimaste e la piazza su una faccia libera del proprio pianeta, in uno qualsiasi dei cinque orientamenti.
rules-placing-free = I lati non devono combaciare, e una tessera non deve per forza stare accanto a un’altra. Una volta piazzata, non si sposta più { rules-ours }.
rules-picture-rotations = La stessa tessera nei suoi cinque orientamenti, ogni volta ruotata di un altro quinto di giro in senso antiorario.
rules-leftovers = Tessere rimanenti
rules-leftovers-piles = Le tessere che nessuno ha preso vanno, coperte, nella pila 11 finché non ne contiene cinque, poi nella pila 12 finché non ne contiene cinque. Tutte le altre escono dal gioco, comprese quelle che rimangono nei turni 11 e 12.
rules-leftovers-order = Le tessere rimanenti entrano in una pila nell’ordine in cui sono state scoperte. Più avanti le pile 11 e 12 si scoprono nell’ordine in cui le tessere sono arrivate { rules-ours }.
rules-life = Appare la vita
rules-life-look = Dal turno 3 in poi, quando tutti hanno piazzato una tessera, si passano in rassegna gli animali sotto il turno, uno per uno. Ogni pianeta fa un’offerta, e la migliore vince la carta.
rules-token = Chi inizia il turno successivo
rules-token-left = Il turno successivo lo inizia chi siede alla sinistra del primo giocatore.
rules-requirements = Che cosa chiedono gli animali
rules-requirements-three = Ogni animale ha un ambiente e chiede una di queste tre cose. Quello che un pianeta ha da dare è la sua offerta.
rules-requirement = L’animale chiede
rules-requirement-bid = Il pianeta offre
rules-requirement-most = il **maggior numero** di regioni
rules-requirement-most-bid = il numero delle sue regioni dell’ambiente dell’animale
rules-requirement-touching = una regione che **tocca** un altro ambiente
rules-requirement-touching-bid = tra le sue regioni dell’ambiente dell’animale, la grandezza della più grande che tocca almeno una porzione dell’altro ambiente
rules-requirement-apart = una regione che **non tocca** un altro ambiente
rules-requirement-apart-bid = tra le sue regioni dell’ambiente dell’animale, la grandezza della più grande che non tocca nessuna porzione dell’altro ambiente
rules-requirements-size = La grandezza di una regione è il numero delle sue porzioni. Una faccia libera non tocca nulla.
rules-most = Maggior numero di regioni
rules-most-example = Il **panda** chiede il maggior numero di regioni di foresta. Ogni regione conta 1, anche la più piccola. Questo pianeta ha quattro foreste, quindi offre 4.
rules-picture-most = Un pianeta con quattro foreste, evidenziate e contate: offre 4 al panda.
rules-most-caption = Maggior numero di regioni di foresta: 4
rules-touching = Regione che tocca un ambiente
rules-touching-example = La **volpe** chiede una foresta che tocca un ghiacciaio. Basta che tocchi una sola porzione di ghiacciaio: conta tutta la foresta. Su questo pianeta la più grande di queste foreste ha 9 porzioni, quindi il pianeta offre 9.
rules-picture-touching = Lo stesso pianeta. La sua foresta più grande che tocca un ghiacciaio è evidenziata: il pianeta offre 9 alla volpe.
rules-touching-caption = Foresta che tocca un ghiacciaio: 9 porzioni
rules-apart = Regione che non tocca un ambiente
rules-apart-example = Lo **scoiattolo** chiede una foresta che non tocca ghiacciai. Che cos’altro tocca non importa. Su questo pianeta la più grande di queste foreste ha 6 porzioni, quindi il pianeta offre 6.
rules-picture-apart = Lo stesso pianeta. La sua foresta più grande che non tocca ghiacciai è evidenziata: il pianeta offre 6 allo scoiattolo.
rules-apart-caption = Foresta che non tocca ghiacciai: 6 porzioni
rules-award = Chi ottiene l’animale
rules-award-best = L’offerta migliore vince la carta, se è almeno 1 e nessun altro offre altrettanto.
rules-award-itself = Contano solo le regioni che soddisfano la condizione. Se la tua foresta più grande non la soddisfa, la seconda può comunque contare { rules-ours }. Sul pianeta qui sopra la foresta più grande tocca un ghiacciaio, quindi per lo scoiattolo conta la foresta di 6.
rules-ties = Parità
rules-ties-carried = Se l’offerta migliore è in parità, o se nessuno offre nulla { rules-ours }, nessuno ottiene la carta. La carta viene rimandata: aspetta in fondo alla colonna del turno successivo e si decide di nuovo alla fine di quel turno.
rules-last-round = Parità nell’ultimo turno
rules-last-round-why = Dopo il turno 12 non c’è più un turno a cui rimandare le carte.
rules-last-round-most = Se l’animale chiede il **maggior numero** di regioni, in caso di parità la carta viene scartata: torna nella scatola.
rules-last-round-second = Se l’animale chiede una regione che **tocca** o **non tocca** un altro ambiente, i giocatori in parità confrontano la loro seconda regione più grande tra quelle che soddisfano la condizione. Vince chi ha la più grande, e chi ha di meno è fuori. Chi è ancora in parità confronta la terza. Una regione che manca conta 0. Se la parità resta, la carta viene scartata.
rules-last-round-none = Un animale a cui nessuno offre nulla viene scartato.
rules-last-round-ours = Alcune edizioni chiedono solo se un giocatore soddisfa la condizione una seconda volta, altre quanto bene la soddisfa. Noi confrontiamo le grandezze { rules-ours }.
rules-picture-fox = Due pianeti nel turno 12. Ada e Bea hanno entrambe una foresta di 9 porzioni che tocca un ghiacciaio. Bea ne ha una seconda, di 5 porzioni.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, ma nessuna seconda foresta
rules-bea-caption = 9, poi 5: la volpe è sua
rules-last-round-example = La volpe chiede una foresta che tocca un ghiacciaio. Ada e Bea offrono entrambe 9. Bea ha una seconda foresta che tocca un ghiacciaio, di 5 porzioni. Anche Ada ha un’altra foresta, di 6, ma non tocca ghiacciai, quindi non conta. La volpe va a vivere da Bea. In un turno precedente avrebbe aspettato.
rules-known = Che cosa si vede e che cosa no
rules-known-open = In qualsiasi momento tutti possono guardare ogni pianeta, ogni animale scoperto e ogni carta vinta. Restano nascosti:
rules-known-piles = le pile non ancora scoperte e le carte nella scatola
rules-known-objectives = gli obiettivi degli altri, fino alla fine
rules-known-mystery = nella variante con gli animali sorpresa, quelli coperti
rules-known-leftovers = Tutti hanno visto le tessere finite coperte nelle pile 11 e 12. Non serve ricordarle: Twelvefold le mostra.
rules-end = Fine del gioco
rules-end-score = Dopo il turno 12 si scoprono gli obiettivi. Ottieni punti per il tuo obiettivo e per i tuoi animali.
rules-objective = L’obiettivo
rules-objective-step = Conta sul tuo pianeta le porzioni dell’ambiente del tuo obiettivo. Ottieni i punti della soglia più alta che hai raggiunto: solo quelli, non la somma. Sotto la prima soglia ottieni 0 punti.
rules-objective-table = Porzioni necessarie per i punti
rules-scoring = Gli animali
rules-scoring-animals = Ogni animale vale 2 punti, o solo 1 se il suo ambiente è quello del tuo obiettivo. Gli animali danno punti anche se non hai raggiunto nessuna soglia.
rules-winner = Chi vince
rules-winner-points = Vince chi ha più punti. A parità di punti vince chi ha più carte Animali. Se anche queste sono pari, la vittoria è condivisa.
rules-variants = Due varianti
rules-variants-combine = Puoi giocarne una, o tutte e due insieme.
rules-beginner = Principianti
rules-beginner-how = Non ci sono obiettivi. Ogni animale vale 1 punto.
rules-mystery = Animali sorpresa
rules-mystery-lie = I 20 animali vanno a due a due sotto i turni da 3 a 12, uno scoperto e uno coperto.
rules-mystery-turn = Alla fine di ognuno dei turni da 1 a 10, dopo l’assegnazione degli animali, si scopre l’animale coperto di due turni più avanti: alla fine del turno 1 quello del turno 3, e così via, fino a quello del turno 12.
rules-box = La scatola
rules-box-data = Alcune carte stampate sono note con certezza; le altre abbiamo dovuto ricostruirle. Per questo la scatola è fatta di dati, non di codice. Se hai il gioco, puoi inserire le tue tessere e le tue carte: la pagina boxes.md della documentazione spiega come.
rules-box-standard = Nella scatola standard ogni ambiente ha nove animali: uno chiede il **maggior numero** di regioni, quattro una regione che **tocca** un altro ambiente e quattro una che **non tocca** un altro ambiente, una volta per ognuno degli altri ambienti. Ci sono 2 tessere per ogni coppia di ambienti e 3 per ogni terna.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = pianeta
    .does = il tuo pianeta, faccia per faccia; con un numero, quello di un altro giocatore, come p 2
grammar-regions = regioni, regione
    .does = le regioni del tuo pianeta; con un numero, quelle di un altro giocatore
grammar-face = faccia
    .does = una faccia, spigolo per spigolo; con un numero, quella di un altro giocatore, come g 2
grammar-animals = animali, animale, offerte
    .does = gli animali in attesa e le offerte di ogni pianeta; con un numero, solo quelli di un turno, come z 5
grammar-offer = tessere, tessera
    .does = le tessere scoperte
grammar-objective = obiettivo
    .does = il tuo obiettivo e a che punto sei
grammar-status = stato, turno
    .does = il turno, a chi tocca e gli animali di ciascuno
grammar-log = registro, diario, mosse
    .does = che cosa è successo in questo turno e nel precedente
grammar-undo = annulla, indietro
    .does = rimetti tra le altre la tessera che hai in mano
grammar-hint = consiglio
    .does = che cosa farebbe un buon bot
grammar-help = aiuto
    .does = questo elenco
grammar-quit = esci, fine
    .does = esci dalla partita
grammar-do-place = piazza la tessera 3 sulla faccia g, ruotata di 1; Invio conferma
grammar-do-try = che cosa cambierebbe
grammar-do-turns = che cosa cambierebbe con ogni orientamento della tessera 3 sulla faccia g
grammar-do-tile = i cinque ambienti della tessera 3
grammar-faces = Le facce vanno dalla a alla l: la a è il polo nord, dalla b alla f l’anello che lo circonda, dalla g alla k l’anello intorno al polo sud, la l il polo sud.
grammar-rotations = Gli orientamenti vanno da 0 a 4, in senso antiorario. Con 0 il primo ambiente della tessera punta verso il polo più vicino; sulla faccia a verso la b, sulla l verso la g.
grammar-wrong-word = Non conosco «{ $text }». Scrivi ? per l’aiuto.
grammar-wrong-tile = Una tessera è un numero da 1 a 5, come in 3g1, non «{ $text }».
grammar-wrong-face = Una faccia è una lettera latina dalla a alla l, come in 3g1, non «{ $text }».
grammar-wrong-rotation = Un orientamento è un numero da 0 a 4, come in 3g1, non «{ $text }».
grammar-wrong-tile-first = Una mossa inizia con il numero della tessera, come in 3g1, non con «{ $text }».
grammar-wrong-seat = A questo tavolo non c’è nessun giocatore «{ $text }».
grammar-wrong-round = Un turno è un numero da 1 a 12, non «{ $text }».
grammar-wrong-extra = Togli «{ $text }»: è di troppo.
grammar-wrong-long = Questa riga è troppo lunga. Scrivi ? per l’aiuto.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Turno { $round } di { $rounds }: tocca a te.
spoken-confirm = Premi Invio per piazzarla, o scrivi un’altra mossa.
spoken-put-back = { $move }: tessera rimessa tra le altre.
spoken-free = Facce libere: { $faces }.
spoken-face = Pianeta di { $name }, faccia { $face }:
spoken-edge = { $habitat } verso { $face }
spoken-edge-joins = { $habitat } verso { $face }, si unisce
spoken-edge-alone = Verso { $face }: { $habitat }, oltre il bordo nulla.
spoken-edge-beside = Verso { $face }: { $habitat }, oltre il bordo { $beyond }.
spoken-open = Verso { $face }: libero, oltre il bordo nulla.
spoken-open-beside = Verso { $face }: libero, oltre il bordo { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  } in { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
  }: { $sizes }.
spoken-bid = { $name } offre { $bid }
spoken-race = Turno { $round }: { $animal }. { $requirement }. { $bids }. { $name } è in testa.
spoken-race-draw = Turno { $round }: { $animal }. { $requirement }. { $bids }. Parità.
spoken-race-none = Turno { $round }: { $animal }. { $requirement }. Ancora nessuna offerta.
spoken-has = { $name } ha { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }: { $animals }.
spoken-has-none = { $name } non ha ancora animali.
spoken-lies = Con { $move } avresti { $edges }.
spoken-brings = { $move } cambierebbe: { $changes }.
spoken-brings-nothing = { $move } non cambierebbe nessuna offerta.
spoken-change = { $animal } da { $before } a { $after }
spoken-change-objective = obiettivo { $habitat } da { $before } a { $after }
spoken-then = { $animals }: sarebbe in testa { $name }.
spoken-then-nobody = { $animals }: non sarebbe in testa nessuno.
spoken-score = { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
  }. { $objective } per l’obiettivo { $habitat }, { $animals } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
  } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }.

## The line for typed moves at the table in the browser

typed-title = Mosse e domande scritte
typed-line = Scrivi una mossa o una domanda
typed-hint = 3g1 piazza la tessera 3 sulla faccia g, ruotata di 1. Scrivi ? per l’aiuto. Esc per uscire dalla riga.
typed-open = Scrivi una mossa o una domanda
typed-said = Annunci
spoken-held = Tessera piazzata. Invio conferma, U annulla.
spoken-nothing-back = Non c’è nulla da rimettere o annullare.
spoken-waits = Turno { $round }: { $animal }. { $requirement }.
help-type = scrivi una mossa o una domanda
settings-typing = Mostra una riga per scrivere mosse e domande

## The game in a terminal

cli-text-welcome = { $variant }. Tu sei { $name } e giochi contro { $rivals }.
cli-text-ask-for-help = Scrivi ? per l’aiuto.
cli-text-prompt = La tua mossa:
cli-text-prompt-held = Invio piazza { $move }:
cli-text-nothing-held = Non hai tessere in mano. Quelle piazzate restano dove sono.
cli-text-hint = Consiglio: { $move }, { $chance } di vincere
cli-text-hint-others = Alternative: { $moves }
cli-text-kept = La partita è salvata in { $file }.
cli-text-go-on = Per continuare: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = l’ultima partita in { $file } è finita: iniziane una nuova senza --resume
cli-no-level = il livello { $level } non esiste: scegli tra { $levels }
cli-play-not-in-text = { $option } funziona solo nel browser: togli questa opzione, oppure --text
cli-play-only-in-text = { $option } funziona solo nel terminale: aggiungi --text
cli-play-not-resumed = { $option } vale solo per una nuova partita: togli questa opzione, oppure --resume

## The lesson: what is said while one learns on a real table

lesson-title = Lezione
lesson-leave = Esci dalla lezione
lesson-restart = Ricomincia
lesson-ways = Esci o ricomincia
lesson-back = Torna all’invito
lesson-ask-leave = Uscire dalla lezione?
    .text = I tuoi progressi sono salvati. Puoi riprendere quando vuoi dalla home.
    .yes = Esci
    .no = Continua la lezione
lesson-ask-restart = Ricominciare la lezione?
    .text = Perderai i progressi nella lezione e la partita sul tavolo.
    .yes = Ricomincia
    .no = Continua la lezione
lesson-way = Passo { $step } di { $steps }
lesson-go-on = Continua
lesson-show = Fammi vedere
lesson-play-on = Continua a giocare
lesson-hurry = Accelera
lesson-wait = { $bot } sceglie una tessera…
lesson-wait-task = Piazza la tessera che vuoi.
lesson-welcome = Ciao! Questo è il tuo pianeta: dodici facce per dodici turni. Gli animali si stabiliscono dove si trovano meglio. Li vuole anche { $bot }, ma il primo sarà tuo.
lesson-take = Ogni tessera ha cinque porzioni, e ogni porzione è un ambiente. Il primo animale ne cerca soprattutto uno: { $habitat }. Prendi una delle tessere che ne hanno di più.
    .keys = Tasti: da 1 a 5
lesson-take-other = Questa tessera ne ha meno di altre. Toccane una che ne ha di più.
lesson-aim = Ora scegli una faccia e toccala. Va bene qualsiasi: i lati non devono combaciare.
    .keys = Tasti: frecce
lesson-turn = Ora ruota la tessera con una delle frecce curve sotto il tuo pianeta.
    .keys = Tasti: Q ed E
lesson-place = Ti piace così? Premi «Piazza».
    .keys = Tasto: Invio
lesson-again = Hai rimesso la tessera tra le altre. Prendine una qualsiasi per continuare.
lesson-laid = Piazzata! Hai un attimo per annullare. Poi { $bot } piazza una tessera sul suo pianeta.
lesson-regions = Le porzioni dello stesso ambiente che si toccano formano una regione, anche tra tessere diverse. Gli angoli non contano. Tieni una tessera sul pianeta per vedere quanto sarebbero grandi le regioni.
lesson-grow = Le regioni grandi valgono molto, quindi fanne crescere una. Le porzioni si uniscono dove lo stesso ambiente si incontra lungo un lato.
lesson-task-region = Il tuo compito: crea una regione di almeno { $goal ->
    [one] { $goal } porzione
   *[other] { $goal } porzioni
  }. Ambiente: { $habitat }.
lesson-task-bid = Il tuo compito: piazza una tessera in modo che la tua offerta sia almeno { $goal }.
lesson-task-win = { $bot } offre { $other }. Offri almeno { $goal } e l’animale è tuo.
lesson-missed-region = { $value ->
    [one] Così la regione avrebbe solo { $value } porzione. Hai di nuovo la tessera: riprova.
   *[other] Così la regione avrebbe solo { $value } porzioni. Hai di nuovo la tessera: riprova.
  }
lesson-missed-bid = Così la tua offerta sarebbe solo { $value }. Hai di nuovo la tessera: riprova.
lesson-shown = Ecco un modo: la tessera è sopra la faccia giusta, ruotata nel verso giusto. Basta piazzarla.
lesson-solved-region = { $value ->
    [one] Ben fatto! Hai una regione di { $value } porzione.
   *[other] Ben fatto! Hai una regione di { $value } porzioni.
  }
lesson-passed-region = Piazzata. Niente paura: le regioni crescono tessera dopo tessera, e hai tutto il tempo.
lesson-solved-bid = Ben fatto! La tua offerta è { $value }.
lesson-passed-bid = Piazzata. Niente paura: arriveranno altri animali.
lesson-animals = D’ora in poi gli animali arrivano alla fine di ogni turno. Ecco il prossimo: { $animal }. Chiede: { $requirement }. Va a vivere sul pianeta che offre di più.
lesson-bid = Ogni pianeta fa un’offerta per un animale; la tua è la prima. Tocca il tuo numero accanto a «{ $animal }» e le regioni che contano si illuminano.
lesson-most = { $animal } chiede il maggior numero di regioni di un ambiente: { $habitat }. La grandezza non conta. Le porzioni che non si toccano sono regioni separate.
lesson-touching = { $animal } chiede: { $requirement }. La tua offerta è la grandezza della tua regione più grande che tocca l’altro ambiente, anche lungo un solo lato.
lesson-apart = { $animal } chiede: { $requirement }. La tua offerta è la grandezza della tua regione più grande che non tocca l’altro ambiente da nessuna parte. Le facce libere non toccano nulla.
lesson-life-yours = { $animal } viene a vivere da te! Hai offerto { $value }; l’offerta di { $bot } era { $other }.
lesson-life-theirs = { $animal } va a vivere da { $bot }. Hai offerto { $value }; l’offerta di { $bot } era { $other }. Arriveranno molti altri animali.
lesson-life-waits = { $animal } per ora non va da nessuno. Le offerte erano { $value } e { $other }, quindi la carta passa al turno successivo.
lesson-tie-seen = { $animal }: parità! Entrambe le offerte erano { $value }, quindi nessuno ottiene la carta. La carta passa al turno successivo e si offre di nuovo.
lesson-tie-picture = Due offerte di 4: la carta passa dal turno 6 al turno 7.
lesson-objective = Ecco il tuo obiettivo segreto: { $habitat }. Con { $areas } porzioni alla fine ottieni { $points } punti; con più porzioni, più punti. Un animale vale 2 punti, o solo 1 se ha lo stesso ambiente.
lesson-objective-secret = Tutti hanno un obiettivo segreto: finire con molte porzioni di un ambiente.
lesson-free = { $rounds ->
    [one] Ora conosci il gioco! Resta { $rounds } turno: fai del tuo pianeta la casa migliore.
   *[other] Ora conosci il gioco! Restano { $rounds } turni: fai del tuo pianeta la casa migliore.
  }
lesson-next = Prossimo animale: { $animal }. La tua offerta: { $value }. Quella di { $bot }: { $other }.
lesson-idle = Gioca come vuoi. Alla fine vedrai come si sommano i punti.
lesson-end = Ecco i tuoi punti: { $objective } per l’obiettivo e { $animals } per gli animali, in tutto { $total }. { $bot } ne ha { $other }. A parità di punti vince chi ha più animali.
lesson-end-more = Il gioco è tutto qui! Torna alla home per sfidare bot più forti o invitare gli amici.

## The command line: its frame

cli-lang = Lingua: { $codes }; se non la indichi, quella del sistema.
cli-version = Mostra la versione.
cli-about =
    Crea un pianeta con dodici tessere: un gioco da tavolo da giocare, registrare, verificare e misurare.

    Un progetto amatoriale non ufficiale, senza legami con l’editore del gioco.
cli-no-language = la lingua { $name } non è disponibile: scegli tra { $codes }

## The command line: options that several commands share

cli-option-players = Numero di posti.
cli-option-seed = Un intero minore di 2**256 o un testo qualsiasi; lo stesso seme dà le stesse partite.
cli-option-mystery = Metà degli animali parte coperta.
cli-option-beginner = Niente obiettivi; ogni animale vale 1 punto.
cli-option-bots = Chi gioca: un bot per tutti i posti, o uno per posto, separati da virgole.
cli-option-own-bots = Fa giocare contro i tuoi bot: FILE:NAME o un bot di un pacchetto, separati da virgole; «Nome=FILE:NAME» mostra un altro nome. Vedi docs/bots.md.
cli-option-box = Gioca con una tua scatola di tessere; vedi docs/boxes.md.
cli-option-json = Stampa JSON, per i programmi.
cli-option-port = Porta su cui ascoltare; 0 ne sceglie una libera.
cli-option-database = Un file o postgresql://…; se non lo indichi, un file nella tua cartella dei dati.
cli-no-box = { $path } non è una scatola con cui giocare
cli-no-stdout = serve il nome di un file, non -
cli-cannot-be-read = impossibile leggere { $path }: { $why }
cli-playing = In gioco
cli-and = {" e "}

## The command line: play, serve, admin, backup

cli-play = Gioca nel browser: in solitario contro i bot, su un solo dispositivo o con gli amici. Premi Ctrl-C per terminare; le partite restano salvate.
cli-play-lan = Fai entrare altri dispositivi della rete locale, per esempio un telefono.
cli-play-browser = Apri il browser, se c’è.
cli-play-text = Gioca contro i bot nel terminale.
cli-play-level = Con --text: il livello dei bot.
cli-play-plain = Con --text: stampa solo frasi, per gli screen reader.
cli-play-record = Con --text: salva la partita come riga di questo file.
cli-play-resume = Con --text: continua l’ultima partita di questo file.
cli-play-starting = Avvio del gioco…
cli-play-loading = Caricamento di { $bot }
cli-play-here = Twelvefold è in esecuzione su { $url }
cli-play-bots = I tuoi bot nel browser: { $bots }
cli-play-beside = Da un telefono o computer vicino apri { $url }
cli-play-alone = Questo computer non è in una rete locale: nessun altro può entrare.
cli-play-others = Per far entrare chi è vicino: { $command }
cli-play-end = Premi Ctrl-C per terminare; le partite restano salvate.
cli-serve = Avvia un server su cui giocare, finché un segnale non lo ferma. I log sono righe JSON su stderr.
cli-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-public-url = Indirizzo che aprono i giocatori, per esempio https://planets.example.org.
cli-serve-proxy = Considera attendibili gli indirizzi dei client inoltrati da questo proxy.
cli-serve-forget-after = Giorni dopo i quali un tavolo abbandonato viene eliminato.
cli-serve-bot-workers = Numero di processi in cui pensano i bot.
cli-serve-bot-pause = Secondi che un bot aspetta prima di giocare, ai tavoli con persone; 0 per nessuna attesa.
cli-serve-limit = Cambia un altro limite; docs/hosting.md li elenca.
cli-serve-web = Servi un altro client da questa cartella.
cli-serve-here = Twelvefold è in esecuzione su { $url }
cli-admin = Amministra un server in esecuzione: elenca e chiudi i suoi tavoli.
cli-admin-list = Elenca i tavoli in uso.
cli-admin-close = Chiudi un tavolo e avvisa chi c’è.
cli-admin-kick = Togli il posto a un giocatore. Il posto diventa libero; durante una partita continua un bot.
cli-admin-url = Indirizzo del server.
cli-admin-table = Codice o id del tavolo.
cli-admin-seat = Il posto, contato da 0.
cli-admin-line = { $code }  { $status ->
    [waiting] in attesa
    [playing] in corso
    [over] finito
    [closed] chiuso
   *[other] { $status }
  }  partita { $game } turno { $round }  { $names }
cli-admin-open = libero
cli-admin-tables = { $count ->
    [one] { $count } tavolo in uso
   *[other] { $count } tavoli in uso
  }
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-kicked = Il posto { $seat } del tavolo { $table } è libero.
cli-admin-no-token = assegna a { $variable } il token con cui è stato avviato il server
cli-admin-refused = il server ha rifiutato: { $reason }
cli-admin-no-server = nessun server Twelvefold all’indirizzo { $url }: { $why }
cli-backup = Salva tutti i tavoli in un nuovo file, anche con un server in esecuzione.
cli-backup-file = Il file del backup.
cli-backup-saving = Salvataggio
cli-backup-saved = { $rows ->
    [one] Salvata { $rows } riga in { $file }
   *[other] Salvate { $rows } righe in { $file }
  }
cli-restore = Ripristina i tavoli di un backup in un database vuoto, SQLite o PostgreSQL.
cli-restore-restoring = Ripristino
cli-restore-restored = { $rows ->
    [one] Ripristinata { $rows } riga
   *[other] Ripristinate { $rows } righe
  }

## The command line: watch and show

cli-watch = Guarda i bot giocare una partita intera: ogni mossa, il motivo di ogni assegnazione e i pianeti che crescono.
cli-watch-pace = Secondi tra un turno e l’altro; nessuna attesa se l’output non è un terminale.
cli-watch-seed = Seme { $seed }: { $seats }
cli-watch-seat = { $bot } al posto { $seat }
cli-watch-fault = {"  "}{ $fault }, { $detail }; al suo posto muove naive
cli-round-opened = Turno { $round }: inizia il posto { $seat }. Tessere: { $tiles }
cli-placed = {"  "}{ $move }  il posto { $seat } piazza la tessera { $tile } ({ $areas }) sulla faccia { $face }
cli-revealed = {"  "}Carta scoperta per il turno { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }; decide la seconda regione più grande ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }; decide la terza regione più grande ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] parità
   *[none] nessuna offerta
  }; la carta aspetta il prossimo turno
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] parità
   *[none] nessuna offerta
  }; la carta esce dal gioco
cli-most = maggior numero di regioni di { $habitat }
cli-touching = { $habitat } che tocca { $other }
cli-apart = { $habitat } che non tocca { $other }
cli-end = Punteggi finali:
cli-end-seat = {"  "}posto { $seat }: { $objective } per l’obiettivo { $habitat }, { $animals } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }, { $total } in tutto
cli-end-seat-beginner = {"  "}posto { $seat }: { $animals } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }, { $total } in tutto
cli-end-winner = il posto { $seat }
cli-end-points = vince { $winners }
cli-end-cards = vince { $winners }: a parità di punti decidono gli animali
cli-end-shared = vittoria condivisa: { $winners }
cli-show = Mostra una posizione di una partita registrata: una mappa piana di ogni pianeta, con la grandezza di ogni regione.
cli-show-record = Un file di registrazioni e la riga da mostrare; se non la indichi, la riga 1.
cli-show-move = Mostra la posizione dopo questo numero di mosse; se non lo indichi, dopo l’ultima.
cli-show-seat = Mostra solo il pianeta di questo posto.
cli-show-svg = Scrivi invece un’immagine SVG in questo file.
cli-show-picture = Immagine salvata in { $file }
cli-show-no-seat = il posto { $seat } non esiste: la partita ha { $players } posti, contati da 0
cli-show-no-move = { $record } ha { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }, non { $wanted }
cli-show-no-line = { $path } ha le righe da 1 a { $last }, non { $wanted }
cli-show-offer = Tessere: { $tiles }
cli-show-face-down = Turno { $round }: carta coperta
cli-show-animal = Turno { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Analizza una partita finita: quanto valeva ogni mossa, che cosa sarebbe stato meglio e perché, e quanta fortuna c’è stata.

    Ogni mossa è giudicata da ciò che si poteva sapere in quel momento. Lo stesso seme dà la stessa analisi su ogni computer.
cli-review-record = Un file di registrazioni e la riga da analizzare; se non la indichi, la riga 1.
cli-review-svg = Salva in questo file un grafico delle possibilità di tutti.
cli-review-seconds = Secondi di calcolo su un normale core; se non li indichi, 8, 12 o 16 con 2, 3 o 4 posti.
cli-review-revealed = Giudica le mosse con tutto scoperto: pile, animali coperti e obiettivi.
cli-review-seed = Seme delle simulazioni.
cli-review-working = Analisi
cli-review-round = Turno { $round }: { $chances }
cli-review-luck = {"  "}fortuna ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  posto { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  posto { $seat }: { $after }, { $verdict } ({ $loss }). Meglio: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Probabilità di vittoria
cli-review-chart-round = turno
cli-dataset =
    Crea partite tra bot come dataset per programmi che imparano.

    Una miscela è un elenco di valori; con a@3,b esce a tre volte più spesso di b. Vedi docs/dataset.md.
cli-dataset-make = Crea un dataset. Se nella cartella ce n’è uno incompleto, lo continua.
cli-dataset-check = Controlla i file di un dataset e rigioca alcune sue partite.
cli-dataset-card = Scrive la scheda di un dataset e la sua immagine.
cli-dataset-folder = La cartella del dataset.
cli-dataset-games = Numero di partite.
cli-dataset-players = Quanti giocatori, estratti per ogni partita.
cli-dataset-variants = Quali varianti, estratte per ogni partita: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Quali bot, estratti per ogni posto.
cli-dataset-noise = Quanto spesso gioca il caso al posto del bot, estratto per ogni partita.
cli-dataset-shard = Partite in ogni file.
cli-dataset-ray = Gioca sul cluster Ray di RAY_ADDRESS, o su uno locale.
cli-dataset-replay = Quante partite rigiocare, distribuite su tutti i file.
cli-dataset-again = Quanti file creare di nuovo e confrontare.
cli-dataset-stopped = Interrotto. Esegui di nuovo lo stesso comando per riprendere con il dataset in { $folder }.
cli-dataset-made = Dataset completo in { $folder }. Partite: { $games }, file: { $files }
cli-dataset-checking = Controllo
cli-dataset-counting = Conteggio
cli-dataset-checked = File: { $files }, problemi: { $wrong }
cli-dataset-missing = manca { $file }: esegui di nuovo il comando che ha creato il dataset
cli-dataset-damaged = { $file } è danneggiato: esegui di nuovo il comando che ha creato il dataset
cli-dataset-other = { $file } contiene partite diverse da quelle che crea questa versione
cli-dataset-wrong = { $file }: la partita { $game } viola le regole in { $what }
cli-puzzles =
    Problemi presi dagli ultimi turni: elencali, mostrali, risolvili o creane di tuoi.

    In ognuno qualcuno ha commesso un errore in una partita, e una sola mossa era nettamente la migliore. Tutti gli obiettivi che gli altri possono avere contano come ugualmente probabili.
cli-puzzles-list = Elenca i problemi.
cli-puzzles-show = Mostra un problema; senza codice, quello di oggi.
cli-puzzles-solve = Prova una mossa in un problema.
cli-puzzles-check = Risolvi di nuovo i problemi e segnala che cosa non va.
cli-puzzles-make = Cerca problemi nelle partite tra bot. Se il file esiste, viene continuato.
cli-puzzles-choose = Scegli un buon assortimento da file di problemi.
cli-puzzles-id = Il codice di un problema.
cli-puzzles-move = Tessera, faccia e orientamento, come in 3g1.
cli-puzzles-file = Un file di problemi.
cli-puzzles-files = File di problemi.
cli-puzzles-file-or-own = Un file di problemi; se non lo indichi, quelli inclusi.
cli-puzzles-round = Solo problemi di questo turno, 11 o 12.
cli-puzzles-theme = Solo problemi con questo tema: apart, touching, most, room, denial o objective.
cli-puzzles-level = Solo problemi che risolve questo livello e nessuno più debole.
cli-puzzles-limit = Quanti elencarne.
cli-puzzles-solution = Mostra anche la soluzione.
cli-puzzles-games = Quante partite esaminare.
cli-puzzles-out = Il file in cui salvarli.
cli-puzzles-count = Quanti sceglierne al massimo.
cli-puzzles-making = Esame delle partite
cli-puzzles-checking = Soluzione
cli-puzzles-made = Problemi salvati in { $file }: { $count }
cli-puzzles-checked = Giusti: { $right }, sbagliati: { $wrong }
cli-puzzles-listed = { $listed } di { $count }
cli-puzzles-unknown = { $value } non esiste: scegli tra { $known }
cli-puzzles-title = Problema { $name }, rating { $rating }
cli-puzzles-objective = Obiettivo: { $habitat }
cli-puzzles-task = Trova la mossa nettamente migliore.
cli-puzzles-right = Giusto: { $move } vince al { $best }, ogni altra mossa al massimo al { $second }.
cli-puzzles-wrong = Sbagliato: { $move } vince al { $chance }, la soluzione al { $best }.
cli-puzzles-answer = Soluzione: { $moves }
cli-puzzles-played = Giocato nella partita: { $move }, { $chance }. Perché la soluzione è migliore:
cli-picture-over = Partita finita, { $points }
cli-picture-round = Turno { $round } di 12, tocca al posto { $seat }
cli-picture-seat = Posto { $seat }
cli-picture-to-move = Posto { $seat } · gioca
cli-picture-points = Posto { $seat } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }: { $names }
cli-picture-no-animals = ancora nessun animale

## The command line: simulate, verify, train, bench

cli-simulate =
    Gioca molte partite tra bot.

    Con --out salva ogni partita come registrazione. Lo stesso seme dà lo stesso file, con qualsiasi numero di core. Senza --out stampa una tabella dei risultati.
cli-simulate-games = Numero di partite.
cli-simulate-out = Scrivi le registrazioni in questo file, una per riga; - è stdout.
cli-simulate-written = { $games ->
    [one] Salvata { $games } partita in { $file }
   *[other] Salvate { $games } partite in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
cli-verify =
    Rigioca le registrazioni e controlla che seguano le regole.

    Stampa una riga per ogni registrazione errata, che dice dov’è e che cosa non va, poi il numero di quelle giuste (right) e di quelle errate (wrong). Il codice di uscita è 0 se sono tutte giuste, 1 se qualcuna è errata, 2 se un file non si può leggere.
cli-verify-files = File con una registrazione per riga; - è stdin.
cli-verify-verifying = Verifica
cli-train =
    Addestra il modello dei bot facendoli giocare contro sé stessi, per la scatola standard o per la tua.

    Per usare il file, indicalo dopo il nome di un bot: --bots expert:tables=tables.npz. Lo stesso seme dà lo stesso modello, con qualsiasi numero di core.
cli-train-out = File in cui scrivere il modello.
cli-train-games = Numero di partite dei bot contro sé stessi in ogni generazione.
cli-train-searched = Numero di partite del bot di ricerca dopo le generazioni.
cli-train-learning = Addestramento
cli-train-no-file = { $path } non è un file in cui salvare un modello
cli-train-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } in { $seconds } s; modello salvato in { $file }
cli-train-kind = { $kind ->
    [two] 2 posti
    [two-beginner] 2 posti, principianti
    [more] 3 e 4 posti
   *[more-beginner] 3 e 4 posti, principianti
  }
cli-bench =
    Misura il motore: partite casuali, mosse da Python, registrazioni, lotti, avvio, memoria.

    Ogni misura è la migliore di molte prove brevi. Su un computer occupato, confronta solo le misure di una stessa esecuzione. Altri giochi richiedono un lavoro diverso per ogni mossa: le loro misure mostrano quanto sono veloci quei motori, non quale è migliore.
cli-bench-seconds = Secondi da dedicare a ogni misura.
cli-bench-peers = Misura anche i motori di altri giochi, se installati.
cli-bench-start = Misura anche l’avvio e la compilazione.
cli-bench-measuring = Misure
cli-bench-not-started = impossibile misurare l’avvio, perché un processo è fallito: { $why }
cli-bench-silent = nessun messaggio

## The command line: headings of tables

cli-column-seat = posto
cli-column-bot = bot
cli-column-games = partite
cli-column-victories = vittorie
cli-column-points = punti
cli-column-animals = animali
cli-column-win-rate = % vittorie
cli-column-interval = 95%
cli-column-ms = ms per mossa
cli-column-rating = rating
cli-column-objective = obiettivo
cli-column-animal-points = punti degli animali
cli-column-others = punti degli avversari
cli-column-award-round = turno di assegnazione
cli-column-kind = tipo
cli-column-generation = generazione
cli-column-situations = posizioni viste
cli-column-loss = loss prima
cli-column-what = benchmark
cli-column-of = dettagli
cli-column-figure = risultato
cli-column-result = risultato
cli-column-luck = fortuna
cli-column-adjusted = senza fortuna
cli-column-accuracy = precisione
cli-column-error = perso per decisione
cli-column-level = ha giocato come
cli-column-puzzle = problema
cli-column-seats = posti
cli-column-round = turno
cli-column-theme = tema
cli-column-solver = lo risolve

## The command line: arena

cli-arena =
    Scopri quale bot è più forte.

    Ogni distribuzione si gioca da ogni posto, così la fortuna non favorisce nessuno. Due bot a due posti giocano un incontro. Due bot a più posti: il primo gioca da solo contro copie del secondo. Tanti bot quanti i posti: giocano tutti insieme. Più bot: un torneo. Con --out un’esecuzione interrotta riprende da dov’era.

    Con --sprt il codice di uscita è 0 se il primo bot è accettato, 1 se è rifiutato, 3 se --games non basta per decidere.
cli-arena-bots = Chi gioca: due o più bot, separati da virgole.
cli-arena-games = Numero di partite, arrotondato per eccesso a distribuzioni intere.
cli-arena-out = Salva le partite in questo file, una registrazione per riga, e riprendi da lì.
cli-arena-sprt = Gioca finché il primo bot è accettato o rifiutato.
cli-arena-without-luck = Rigiocare ogni turno altrettante volte con altre tessere e togliere la fortuna dai risultati.
cli-arena-statistics = Mostra anche come giocano i bot.
cli-arena-picture = Disegna la classifica in questo file, come immagine SVG.
cli-arena-report = Scrivi tutte le misure in questo file, come JSON.
cli-arena-ray = Gioca sul cluster Ray di RAY_ADDRESS, o su uno locale.
cli-arena-two = --sprt confronta due bot, non { $count }
cli-arena-no-stdout = --out richiede il nome di un file, non -: un’esecuzione interrotta riprende da lì
cli-arena-own-files = --out, --picture e --report richiedono file diversi
cli-arena-title = { $games } { $variant ->
    [mystery] partite con animali sorpresa
    [beginner] partite per principianti
    [both] partite per principianti con animali sorpresa
   *[full] partite
  } a { $players } posti, { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
  }
cli-arena-alone = { $alone } gioca da solo contro copie di { $copies }. A parità di forza vincerebbe il { $share } delle partite.
cli-arena-rounded = { $asked ->
    [one] Richiesta { $asked } partita, arrotondata per eccesso a distribuzioni intere.
   *[other] Richieste { $asked } partite, arrotondate per eccesso a distribuzioni intere.
  }
cli-arena-every-seat = Ogni distribuzione è stata giocata da ogni posto.
cli-arena-all-met = Ogni distribuzione è stata giocata da ogni posto, e ogni combinazione di bot si è incontrata lo stesso numero di volte.
cli-arena-few = Ogni distribuzione è stata giocata da ogni posto; le partite erano troppo poche per tutte le combinazioni di bot.
cli-arena-matrix = percentuale di vittorie della riga contro la colonna
cli-arena-how = come giocano: medie, con metà dell’ampiezza dell’intervallo al 95%
cli-arena-order = Percentuale di vittorie secondo l’ordine di gioco nel turno 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } ha fallito { $count } volta: { $what }
   *[other] { $bot } ha fallito { $count } volte: { $what }
  }
cli-arena-as-certain = Senza la fortuna, queste { $games } partite dicono quanto ne direbbero { $more } con la fortuna.
cli-arena-stopped = Interrotto. Esegui di nuovo lo stesso comando per riprendere con le partite in { $file }.
cli-arena-first = {"  "}{ $fault }, la prima volta: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } mossa interrotta per mancanza di tempo
   *[other] { $bot }: { $count } mosse interrotte per mancanza di tempo
  }
cli-arena-remarked = { $bot } segnala: { $what }
cli-remark-crash = crash
cli-remark-illegal-move = mossa illegale
cli-remark-endless-thought = riflessione senza fine
cli-remark-naive-played-on = naive ha continuato al suo posto
cli-remark-short-sight = vista corta
cli-remark-near-side = lato vicino
cli-remark-miscount = errore di conteggio
cli-remark-forgotten-piles = pile dimenticate
cli-detail-place = turno { $round }, posto { $seat }: { $what }
cli-detail-gave = choose ha restituito { $what }
cli-detail-late = nessuna mossa dopo { $seconds } secondi
cli-detail-code = codice di mossa { $code }
cli-detail-ended = il suo processo è terminato
cli-detail-unreadable = la sua risposta è illeggibile
cli-detail-another = ha risposto a un’altra domanda
cli-detail-closed = ha chiuso la sua pipe
cli-detail-status = il suo processo è terminato con stato { $status }
cli-detail-signal = il suo processo è stato terminato da { $signal }
cli-arena-more = { $listed }, e altri { $count }
cli-arena-accepted = { $bot } è accettato: { $figures }
cli-arena-refused = { $bot } è rifiutato: { $figures }
cli-arena-undecided = Non deciso, servono più partite: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }; { $high }) dopo { $groups ->
    [one] { $groups } distribuzione
   *[other] { $groups } distribuzioni
  }, Elo { $first } contro { $second }.

## The command line: leaderboard

cli-leaderboard =
    Crea una classifica che chiunque può rifare.

    I bot registrati si affrontano sulle stesse distribuzioni fisse e ricevono un rating con il suo intervallo. La pagina, la stessa classifica in Markdown e JSON e tutti i risultati vengono salvati insieme. Se la rifai con altri bot, si giocano solo le loro partite.
cli-leaderboard-bots = Altri bot che giocano, separati da virgole.
cli-leaderboard-entries = Un file TOML con altri bot, ciascuno con nome, autore e una riga di presentazione.
cli-leaderboard-only = Escludi i bot di Twelvefold e dei pacchetti, tranne naive.
cli-leaderboard-deals = Quante delle distribuzioni fisse gioca ogni coppia.
cli-leaderboard-out = Salva la pagina in questo file, e il resto accanto.
cli-leaderboard-html = --out richiede il nome di un file .html, non { $file }
cli-leaderboard-testing = Prova dei bot
cli-leaderboard-title = { $board }, { $players } posti, { $deals } distribuzioni
cli-leaderboard-anchor = Il rating di { $anchor } è fissato a { $rating }. Gli intervalli riguardano la distanza da lì.
cli-leaderboard-played = { $games } partite, { $played } delle quali giocate adesso
cli-leaderboard-saved = Pagina salvata in { $file }

## Errors: what the system says

error-system-denied = permesso negato
error-system-not-permitted = operazione non permessa
error-system-none = file o cartella inesistente
error-system-exists = il file esiste già
error-system-folder = è una cartella
error-system-no-folder = non è una cartella
error-system-full = spazio esaurito sul dispositivo
error-system-read-only = file system in sola lettura
error-system-address-taken = indirizzo già in uso
error-system-no-address = indirizzo richiesto non disponibile
error-system-refused = connessione rifiutata
error-system-late = tempo di connessione scaduto

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Porzioni: { $areas }.
cli-sketch-empty = Nessuna tessera piazzata.
cli-sketch-free = Facce libere: { $faces }.
cli-sketch-latest = Ultima tessera piazzata: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = questo valore
error-box-long = il file supera i { $most } byte
error-utf8 = non è testo UTF-8 al byte { $byte }
error-box-deep = non è una scatola: troppi livelli di annidamento
error-json = non è JSON: { $why }
error-box-object = una scatola è un oggetto JSON, non { $kind }
error-missing = manca { $name }
error-box-habitats = habitats deve essere una lista di { $names }
error-and-more = e altri { $count }
error-kind = { $kind ->
    [null] null
    [boolean] un booleano
    [object] un oggetto
    [list] una lista
    [text] una stringa
   *[number] il numero { $value }
  }
error-box-list = { $name } deve essere una lista, non { $kind }
error-box-count = { $name }: ne servono { $needed }, trovati { $found }
error-box-tile = la tessera { $number } deve essere una lista di { $edges } ambienti, non { $what }
error-box-area = tessera { $number }, porzione { $place }: { $value } non è un ambiente
error-box-animal = l’animale { $number } deve essere un oggetto, non { $kind }
error-box-id-taken = animale { $number }: l’id { $id } è già usato
error-box-card = animale { $number }
error-box-card-named = animale { $number } ({ $name })
error-box-id = { $where }: id deve avere da 1 a { $most } caratteri stampabili
error-box-habitat = { $where }: habitat { $value } non è un ambiente
error-box-requirement = { $where }: requirement { $value } non è most, touching o apart
error-box-most = { $where }: most non ammette un altro ambiente
error-box-other = { $where }: other { $value } non è un ambiente
error-box-own = { $where }: other non può essere l’ambiente dell’animale stesso
error-box-objectives = objectives deve essere un oggetto, non { $kind }
error-box-objective = objectives: { $value } non è un ambiente
error-box-steps-of = obiettivo { $name }
error-box-steps = { $where }: deve essere una lista di [porzioni minime, punti]
error-box-many-steps = { $where }: trovate { $found } soglie, al massimo { $most }
error-box-step = { $where }, soglia { $number }: deve essere [porzioni minime, punti], non { $value }
error-box-step-bounds = { $where }, soglia { $number }: sono possibili al massimo { $areas } porzioni e { $points } punti
error-box-ascend = { $where }: le soglie devono crescere in porzioni e in punti
error-box-layout = layout deve essere una lista di interi
error-box-layout-count = layout: servono { $needed } numeri, per i turni da 3 a 12, trovati { $found }
error-box-layout-sum = layout: la somma di { $value } deve dare { $needed } animali
error-deal-integers = giocatori, primo posto e tessere devono essere semplici interi
error-deal-habitats = devono essere ambienti
error-players = si gioca in 2, 3 o 4, non in { $players }
error-deal-objectives = ne servono { $players } diversi, uno per posto
error-no-seat = il posto { $seat } non esiste
error-deal-piles = servono { $piles } pile di { $tiles } tessere
error-no-tile = la tessera { $tile } non esiste
error-tile-twice = la tessera { $tile } compare due volte
error-deal-columns = i { $rounds } turni richiedono { $wanted }, non { $found }
error-no-animal = l’animale { $animal } non esiste
error-animal-twice = { $animal } compare due volte
error-move-code = il codice di una mossa va da 0 a { $last }, non è { $code }
error-move-text = { $text } non è una mossa: scrivi una tessera da 1 a 5, una faccia dalla a alla l e un orientamento da 0 a 4, come in 3g1
error-move-none = { $move } non è una mossa: le tessere vanno da 0 a 4, le facce da 0 a 11, gli orientamenti da 0 a 4
error-game-over = la partita è finita
error-slot-taken = { $move }: la tessera { $tile } di questo turno è già presa
error-face-taken = { $move }: la faccia { $face } del pianeta del posto { $seat } ha già una tessera
error-nothing-to-take-back = non c’è nessuna mossa da annullare
error-seed-long = un seme ha al massimo { $most } byte, non { $found }
error-seed-type = un seme è un intero, una stringa o dei byte, non { $type }
error-seed-bounds = un seme è un intero da 0 a 2**256 - 1
error-trial-seat = il posto { $seat } non esiste: i posti vanno da 0 a { $last }
error-trial-tile = la tessera { $tile } non esiste: le tessere vanno da 0 a { $last }
error-trial-faces = un pianeta ha { $faces } facce, non { $found }
error-trial-rotation = l’orientamento { $rotation } non esiste: gli orientamenti vanno da 0 a { $last }

## Errors of records

error-record-long = una registrazione ha al massimo { $most } byte
error-record-deep = non è una registrazione: troppi livelli di annidamento
error-json-at = non è JSON: { $why } al carattere { $place }
error-is-missing = manca
error-no-object = { $value } non è un oggetto
error-no-record = { $value } non è una registrazione
error-not-here = { $name } qui è fuori posto
error-no-list = { $value } non è una lista
error-no-integer = { $value } non è un intero
error-record-format = { $value } non è supportato, solo { $known }
error-record-unfinished = qui è fuori posto: sono state giocate solo { $made } mosse su { $moves }
error-review-unfinished = si possono analizzare solo partite finite: sono state giocate { $made } mosse su { $moves }
error-puzzle-early = con { $players } posti, i problemi iniziano dal turno { $round }
error-puzzle-none = il problema { $name } non esiste
error-puzzle-file = non è un file di problemi, riga { $line }: { $why }
error-puzzle-id = il codice dovrebbe essere { $right }
error-puzzle-chances = le probabilità non sono quelle del gioco esatto
error-puzzle-solution = la soluzione dovrebbe essere { $right }
error-puzzle-unclear = un’altra mossa è quasi altrettanto buona
error-puzzle-played = la mossa giocata è la soluzione
error-no-flag = { $value } non è né true né false
error-no-animal-id = { $value } non è l’id di nessun animale
error-no-habitat = { $value } non è un ambiente
error-record-objectives = ne serve uno per posto, trovati { $found }
error-record-no-objectives = nella partita per principianti non se ne distribuiscono, trovati { $found }
error-record-over = la partita è finita dopo { $moves } mosse
error-record-bounds = { $value } non è compreso tra 0 e { $last }
error-is-no-move = non è una mossa
error-record-turn = tocca al posto { $turn }, non al posto { $seat }
error-record-tile = la tessera { $tile } non è tra le cinque del turno { $round }
error-record-tile-taken = la tessera { $tile } è già stata presa in questo turno
error-record-face-taken = la faccia { $face } ({ $letter }) del posto { $seat } ha già una tessera
error-record-missing = manca: { $value }
error-record-extra = { $value } non dovrebbe esserci
error-record-other = { $value } dovrebbe essere { $right }
error-record-branches = al massimo { $most } linee, trovate { $found }
error-record-name = { $value } non è un nome da 1 a { $most } caratteri
error-record-no-moves = una linea ha almeno una mossa

## Errors of bots and arenas

error-tables-version = { $path } non è un modello di questa versione ({ $version }): addestrane uno nuovo con twelvefold train
error-tables-none = { $path } non è un modello: addestrane uno con twelvefold train
error-train-numpy = per addestrare un modello serve NumPy: { $command }
error-tables-size = { $path } è un modello di un’altra grandezza: addestrane uno nuovo con twelvefold train
error-cannot-read = impossibile leggere { $path }: { $why }
error-cannot-write = impossibile scrivere { $path }: { $why }
error-bot-class = { $file }: indica anche la classe, come in my_bot.py:Mine
error-bot-file = { $file }: file non trovato
error-bot-load = impossibile caricare { $bot }: { $why }
error-bot-late = { $bot } non si è caricato entro { $seconds } secondi
error-bot-no-class = { $bot } non è una classe, ma un { $type }
error-bot-no-options = nessuna opzione
error-bot-make = impossibile creare { $bot } con { $options }: { $why }
error-bot-choose = { $bot } crea un { $type }, che non ha choose(turn)
error-bot-has-none = { $file } non contiene { $name }
error-bot-option = { $bot }: { $option } non è un’opzione; scrivi le opzioni come ms=50, ognuna una volta sola
error-bot-option-among = { $bot }: { $option } deve essere uno tra { $among }, non { $value }
error-bot-option-number = { $bot }: { $option } deve essere un numero da { $least } a { $most }, non { $value }
error-bot-no-option = { $bot } non ha l’opzione { $option }
error-no-bot = il bot { $bot } non esiste: scegli tra { $bots }
error-bot-tables = { $bot }: qui non puoi scegliere il file di un modello
error-bots-seats = { $bots } bot non possono occupare { $seats } posti: indicane uno per tutti, o uno per posto
error-bot-name = il nome di un bot ha al massimo { $most } caratteri
error-own-bots = puoi registrare fino a { $most } bot, non { $found }
error-own-bot-taken = il nome { $bot } è già in uso: scegline un altro, come in Other=my_bot.py:Mine
error-own-bot-ours = { $bot } è già nel gioco: indica un bot tuo, come in my_bot.py:Mine
error-own-bot-none = il bot { $bot } non esiste: indica un file, come in my_bot.py:Mine, o un bot di un pacchetto installato
error-own-bot-name = { $bot }: il nome di un bot ha al massimo { $most } caratteri, senza due punti, virgole o segni di uguale
error-arena-bots = un’arena richiede da 2 a { $most } bot diversi, non { $found }
error-arena-names = due bot si chiamano { $name }: dai a ciascuno un nome diverso
error-arena-seats = { $bots } bot non possono occupare { $seats } posti: indicane due, uno per posto, o di più per un torneo
error-process-ended = un processo di lavoro è stato terminato dall’esterno: esegui di nuovo il comando
error-sprt-numbers = --sprt richiede due numeri come 0,5, non { $value }
error-sprt-order = --sprt richiede un Elo minore e uno maggiore, entrambi tra -1000 e 1000, non { $value }
error-ray-needed = per giocare su un cluster serve Ray: { $command }
error-ray-lost = un gruppo di partite è andato perso con il suo processo, { $times } volte o con tutto il cluster ({ $why }): controlla la memoria dei processi
error-ray-none = nessun cluster Ray all’indirizzo { $address }: controlla RAY_ADDRESS
error-ray-closed = il cluster Ray all’indirizzo { $address } ha rifiutato la connessione: controllane la versione e il token
error-dataset-pyarrow = per un dataset serve PyArrow: { $command }
error-dataset-mix = { $option } non può contenere { $value }
error-dataset-twice = { $option } contiene { $value } due volte: usa { $value }@2 per estrarlo il doppio delle volte
error-dataset-none = in { $folder } non c’è un dataset
error-dataset-manifest = { $name } è danneggiato
error-dataset-format = { $name } ha il formato { $found }, non { $format }
error-dataset-differs = in { $folder } c’è un altro dataset: { $name } è { $found }, non { $asked }. Scegli un’altra cartella.
error-dataset-folder = in { $folder } ci sono altri file: scegli una cartella vuota
error-dataset-in-use = { $folder } è già in uso da un’altra esecuzione
error-kept-no-file = { $path } non è un file in cui salvare partite
error-kept-in-use = { $path } è già usato da un’altra arena
error-kept-no-arena = non è la registrazione di un’arena
error-kept-differs = questa è un’altra arena: { $name } è { $one }, non { $other }
error-kept-differs-somewhere = questa è un’altra arena: { $name } è diverso
error-kept-refused = { $where }: { $what }; scegli un altro file con --out, o nessuno
error-kept-torn = { $where }: questa registrazione di un’arena è incompleta
error-kept-box = questa è un’altra arena: la sua scatola è diversa
error-kept-deal = questa è un’altra arena: la sua distribuzione non viene dal seme
error-entries = { $path } non è un elenco di bot: { $why }
error-leaderboard-line = { $where } non è un risultato di una classifica: elimina questa riga o scegli un altro file con --out

## Errors of servers and databases

error-limit = --limit { $value }: scrivi NOME=NUMERO, come in sockets=50, con un nome tra { $names }
error-limit-number = --limit { $value }: { $number } non è un numero da 1 a { $most }
error-public-url = --public-url { $url } non è un indirizzo come https://planets.example.org: indica schema e host, senza percorso
error-proxy = --proxy { $proxy }: indica un indirizzo o una rete, come in 10.0.0.0/8
error-token = il token di amministrazione è troppo corto: servono almeno { $least } caratteri
error-port = --port { $port }: una porta è un numero da 0 a 65535
error-port-taken = la porta { $port } è occupata: scegline un’altra con --port, o 0 per una qualsiasi libera
error-port-denied = servono più permessi per usare la porta { $port }: scegline una da 1024 in su con --port
error-host = impossibile ascoltare su { $host }: { $why }
error-no-utf8 = non è UTF-8
error-backup-early = finisce troppo presto
error-backup-line = una sua riga è errata ({ $why })
error-backup-newer = viene da una versione più recente di Twelvefold
error-backup-there = { $path } esiste già: scegli un altro file
error-backup-beginning = non comincia come un backup
error-backup-none = { $path } non è un backup, o è danneggiato
error-backup-load = impossibile caricare { $path }: { $why }
error-backup-twice = comincia due volte
error-backup-rows = dovrebbe avere { $rows } righe, ma ne ha { $done }
error-no-database = il database { $path } non esiste
error-database-version = questo database non è di questa versione: avviaci il server una volta per aggiornarlo
error-database-full = il database non è vuoto: ripristina in uno nuovo
error-database-busy = il database non risponde: tutte le connessioni sono in uso
error-database-refuses = il database ha rifiutato: { $why }
error-not-stored = impossibile salvarlo ({ $why })
error-database-newer = viene da una versione più recente di Twelvefold: installa quella, o scegli un altro database
error-database-folder = impossibile usare { $path }: è una cartella
error-database-unusable = impossibile usare { $path }: { $why }
error-database-ours = { $path } è già usato da questo server
error-database-made = impossibile creare { $path }: { $why }
error-database-theirs = { $path } è già usato da un altro server: può usarlo solo uno alla volta
error-database-opened = impossibile aprire { $path }: { $why }
error-database-system = il suo file system non può fare ciò che serve a SQLite (un log in memoria condivisa)
error-database-unnamed = indica un database: { $forms }
error-database-url = URL del database non valido: { $forms }
error-database-slashes = l’URL di un file SQLite ha tre barre, quattro per un percorso completo, e nulla dopo
error-database-driver = PostgreSQL ha bisogno del suo driver: { $command }
error-database-unknown = { $name } non è un database che Twelvefold conosce: { $forms }
error-database-forms = usa un file, sqlite:///file.db o postgresql://user:password@host/database
error-database-silent = il database non risponde: { $why }
