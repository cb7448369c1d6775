### Twelvefold in Italian. The words are those of the printed rules: tessera, porzione, regione, ambiente, animale, obiettivo, turno; ours: faccia, offerta, posto, tavolo, mossa.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in.

game = Twelvefold
motto = Dodici turni, dodici facce. Crea un pianeta e scopri chi verrà ad abitarlo.
fan-project = Un progetto amatoriale non ufficiale, senza legami con l’editore del gioco.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Oceano
    .within = oceano
    .most = oceano
    .beside = oceano vicino
    .away = oceani vicini
habitat-forest = Foresta
    .within = foresta
    .most = foresta
    .beside = foresta vicina
    .away = foreste vicine
habitat-desert = Deserto
    .within = deserto
    .most = deserto
    .beside = deserto vicino
    .away = deserti vicini
habitat-mountain = Montagna
    .within = montagna
    .most = montagna
    .beside = montagna vicina
    .away = montagne vicine
habitat-glacier = Ghiacciaio
    .within = ghiacciaio
    .most = ghiacciaio
    .beside = ghiacciaio vicino
    .away = ghiacciai vicini

## Levels and seats

level-seedling = Germoglio
level-explorer = Esploratore
level-naturalist = Naturalista
level-ranger = Ranger
level-expert = Esperto
level-master = Maestro
style-collector = Collezionista
    .hint = Costruisce prima di tutto per il suo obiettivo segreto.
style-hunter = Cacciatore
    .hint = Punta agli animali più che al suo obiettivo.
style-spoiler = Guastafeste
    .hint = Prende gli animali che altri vincerebbero.
style-friendly = Amichevole
    .hint = Cura il suo pianeta e disturba meno gli altri.
style-sprinter = Velocista
    .hint = Vuole gli animali che arrivano presto.
style-none = Nessuno in particolare
    .hint = Senza preferenze: gioca per vincere.
style-mix = Misto
    .hint = A ogni bot tocca un altro carattere, a caso.
style-idle = Senza obiettivi gioca come gli altri.
seat-bot = { $bot } { $seat }
seat-open = Posto libero
seat-nameless = Giocatore { $seat }

## Why something was refused

refusal-bad-message = Il server non ha capito questa pagina. Ricaricala.
refusal-too-long = È troppo lungo.
refusal-not-greeted = Il server non ha capito questa pagina. Ricaricala.
refusal-other-protocol = Il server e questa pagina hanno versioni diverse. Ricarica la pagina.
refusal-too-fast = Troppo in fretta. Aspetta un attimo.
refusal-too-many = Per ora è troppo. Aspetta un po’.
refusal-too-many-take-backs = In questa partita non puoi più annullare mosse.
refusal-too-many-reactions = Hai usato tutte le tue reazioni per questa partita.
refusal-too-many-seatings = In questa partita l’hai fatto troppe volte. Potrai di nuovo nella prossima.
refusal-too-many-changes = In questa partita l’hai fatto troppe volte. Potrai di nuovo nella prossima.
refusal-too-many-entries = Questo tavolo non può ospitare altre partite. Crea un nuovo tavolo.
refusal-no-table = Questo tavolo non esiste.
refusal-no-box = Questa scatola di tessere non esiste.
refusal-no-bot = Questo bot non esiste.
refusal-bad-name = Scegli un altro nome, per favore.
refusal-bad-options = Il tavolo non si può creare così.
refusal-stale = È appena successo qualcosa. Guarda di nuovo.
refusal-no-seat = Non ci sono più posti liberi.
refusal-not-yours = Quel posto non è tuo.
refusal-not-the-host = Può farlo solo l’host.
refusal-not-now = Ora non è possibile.
refusal-not-your-turn = Non tocca a te.
refusal-held = Un attimo: l’ultima tessera può ancora essere ripresa.
refusal-illegal = Quella faccia o quella tessera non è più libera.
refusal-no-aids = A questo tavolo non si vedono offerte né anteprime.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-used = Questo link è già stato usato.
refusal-expired = Questo link è scaduto. Chiedine uno nuovo.
refusal-other-seat = In questa partita hai già avuto o aperto un altro posto. Potrai sederti qui dalla prossima.
refusal-other-command = Il server non ha capito questa pagina. Ricaricala.
refusal-unknown = Il server non ha potuto rispondere. Riprova.
refusal-stopping = Il server si ferma; questa pagina tornerà da sola.
refusal-slow = La connessione è troppo lenta. Questa pagina riprova.
refusal-forgotten = Questo dispositivo è stato dimenticato. Ricarica la pagina per ricominciare.
refusal-away = Il server non risponde. Quando torna, questa pagina riprende da sola.
refusal-other = Rifiutato: { $reason }.

## The page

app-needs-script = Twelvefold ha bisogno di JavaScript.
app-loading = Un attimo…
app-part-missing = Non è stato possibile caricare una parte del gioco. Ricarica la pagina quando sei online.
app-table-closed = { $by ->
    [host] L’host ha chiuso questo tavolo.
    [administrator] L’amministratore del server ha chiuso questo tavolo.
   *[nobody] Questo tavolo è stato chiuso.
  }
app-no-code = Nessun tavolo ha il codice «{ $code }». Controlla il codice e riprova.
app-no-table = A questo link non c’è nessun tavolo. Forse non esiste più, o il link è incompleto.
app-nowhere = A questo indirizzo non c’è nulla.
connection-offline = Sei offline. Le tue mosse saranno inviate quando torni online.
connection-away = Connessione persa. Riconnessione…
connection-back = Di nuovo online.
connection-outdated = È disponibile una nuova versione.
connection-reload = Ricarica la pagina
dialog-close = Chiudi

## Home

home-back = Pagina iniziale
home-choices = Con chi giocare
home-bots = Contro i bot
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
  } · { $level } · { $variant }
home-bots-change = Modifica la partita contro i bot
home-screen = Su questo schermo
home-screen-summary = { $people ->
   *[other] { $people } persone
  } a turno · { $variant }
home-screen-change = Modifica la partita su questo schermo
home-friends = Con gli amici
home-friends-summary = { $seats ->
   *[other] { $seats } posti
  } · con link o codice · { $variant }
home-friends-change = Modifica la partita con gli amici
home-continue = Continua
home-tables = I tuoi tavoli
home-table-playing = { $who } · turno { $round } di 12
home-table-waiting = { $who } · in attesa di giocatori
home-more-tables = { $count ->
    [one] { $count } altro tavolo
   *[other] { $count } altri tavoli
  }
home-learn = Impara a giocare
home-learn-summary = Passo dopo passo · cinque minuti
home-learn-continue = Continua la lezione
home-learn-left = Ti aspetta dove l’hai lasciata
home-today = Partita del giorno
home-today-hint = Uguale per tutti: { $date }
home-join = Entra con un codice
home-join-hint = Sei lettere e cifre, da chi ha creato il tavolo.
home-join-go = Entra
home-code = Codice
home-open-tables = Tavoli aperti
home-no-open-tables = Per ora nessuno.
home-replays = Replay
home-replays-hint = Le partite che hai giocato su questo server, mossa per mossa.
home-replays-none = Quando avrai finito una partita, potrai rivederla qui.
home-replays-file = Apri una partita da un file
home-settings = Opzioni
home-more = Altro
home-players = { $names }
home-planet = Un pianeta con i suoi animali

## New tables

new-name = Il tuo nome
new-person = Nome del giocatore { $seat }
new-bots = Bot
new-level = Livello
new-style = Carattere
new-people = Persone
new-seats = Posti
new-variant = Variante
new-aids = Mostra offerte e anteprime
new-listed = Mostra nell’elenco dei tavoli aperti
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
new-hold = Tempo per riprendere la tessera
new-hold-seconds = { $count ->
    [0] Nessuno
    [one] { $count } secondo
   *[other] { $count } secondi
  }
new-first = Chi inizia
new-first-lot = A sorte
new-first-seat = Posto { $seat }
new-first-you = Tu
new-first-bot = Bot { $number }
new-spectators = Ammetti spettatori
new-seed = Seme della distribuzione (pubblico)
new-seed-none = Uno nuovo
new-box = Usa una tua scatola
new-box-other = Usa un’altra scatola
new-box-remove = Gioca senza { $name }
new-box-wrong = Questa non è una scatola di tessere: { $why }
new-start = Inizia la partita
new-make = Crea il tavolo
level-results = { $hint } · { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
  } su { $played }
level-seedling-hint = Molto facile
level-explorer-hint = Facile
level-naturalist-hint = Medio
level-ranger-hint = Difficile
level-expert-hint = Molto difficile
level-master-hint = Il più difficile
level-seedling-plays = Per le tue prime partite: vede solo i prossimi animali e conta male.
level-explorer-plays = Guarda un turno più avanti e conta ancora male.
level-naturalist-plays = Guarda tre turni più avanti; ogni tanto gli sfugge qualcosa.
level-ranger-plays = Guarda sei turni più avanti e sbaglia di rado.
level-expert-plays = Prova le mosse a mente, ma dimentica quali tessere tornano alla fine.
level-master-plays = Pensa fino a un secondo, indovina il tuo obiettivo e calcola con esattezza gli ultimi turni.
variant-full = Standard
    .hint = Animali e un obiettivo segreto a testa.
variant-beginner = Principianti
    .hint = Senza obiettivi; ogni animale vale 1 punto.
variant-mystery = Animali sorpresa
    .hint = All’inizio metà degli animali sono coperti.
variant-mystery-beginner = Sorpresa, principianti
    .hint = Metà degli animali coperti, senza obiettivi.

## Waiting room

room-page = In attesa di giocatori – { $game }
room-name-empty = Ospite
room-title = In attesa di giocatori
room-hint = La partita inizia quando tutti i posti sono occupati.
room-seats = Posti
room-invite = Invita
room-link = Link a questo tavolo
room-copy = Copia il link
room-copied = Copiato.
room-not-copied = Seleziona il link e copialo a mano.
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
room-fill-rest = Riempi i posti liberi con bot
room-kick = Rimuovi { $name }
room-close = Chiudi il tavolo
room-leave = Lascia il posto
room-looking-on = Stai guardando: nessun posto è tuo.
room-only-here = Questo server è raggiungibile solo da questo computer. Per far entrare gli amici, fermalo e riavvialo con
room-command = make play LAN=1
room-open-to-all = Chiunque abbia il link può sedersi qui.

## Replays

## Settings

settings-title = Opzioni
settings-language = Lingua
settings-sound = Suono
settings-volume = Volume
settings-motion = Animazioni
settings-motion-auto = Automatiche
settings-motion-full = Complete
settings-motion-less = Ridotte
settings-quality = Immagine
settings-quality-auto = Automatica
settings-quality-high = Migliore
settings-quality-low = Veloce
settings-quality-still = Fissa
settings-quality-map = Mappa piana
settings-glyphs = Simboli degli ambienti sul pianeta
settings-confirm = Chiedi un secondo tocco prima di piazzare una tessera
settings-left = Disposizione per mancini
settings-notify = Avvisami quando tocca a me e questa pagina è nascosta
settings-notify-denied = Questo browser non consente notifiche da questa pagina.
settings-forget = Dimenticami su questo dispositivo
settings-forget-hint = Lasci tutti i tuoi posti e perdi qui l’elenco delle partite, le impostazioni e le statistiche. Nelle partite in corso subentra un bot. Non si può annullare.
settings-forget-yes = Dimenticami
settings-forget-no = Annulla
settings-name = Il tuo nome
settings-about = Twelvefold { $version }
settings-licences = Opere di altri incluse

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

requirement-most = Più regioni di { $habitat }
requirement-touching = { $habitat } con { $other }
requirement-apart = { $habitat } senza { $other }
list-and = {" e "}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }

## The table: the screen

table-title = Il tavolo
to-home = Pagina iniziale
round-of = Turno { $round } di { $rounds }
your-turn = Tocca a te
turn-of = Tocca a { $name }
turn-held = { $name } ha giocato
game-over = Partita finita
clock-title = Tempo rimasto
clock = { $minutes }:{ $seconds }
top-buttons = Viste e menu
show-map = Mappa
show-globe = Globo
menu = Menu
title-your-turn = ● Tocca a te – { $game }
map-of = Pianeta di { $name }
planet-of = Pianeta di { $name }
planet-back = Indietro
no-globe = Questo browser non può disegnare il pianeta in 3D. La mappa mostra le stesse cose.
face-free = Faccia { $face }: libera
face-laid = Faccia { $face }: { $habitats }

## The table: seats

seats-title = Pianeti
seat-you = tu
seat-away = assente, gioca un bot
seat-offline = offline
seat-resigned = ha abbandonato
seat-changed-hands = ha cambiato giocatore
seat-thinking = sta pensando
first-seat = inizia questo turno

## The table: the offer and placing

offer-title = Tessere scoperte
offer-tile = Tessera { $slot }: { $habitats }
offer-gone = Tessera { $slot }: già presa
offer-taken = Tessera { $slot }: presa da { $name }
actions-title = La tua tessera
turn-left = Ruota a sinistra (Q)
turn-right = Ruota a destra (E)
place = Piazza
choose-face = Scegli una faccia
choose-tile = Scegli una tessera
put-back = Rimetti giù (Esc)
take-back = Annulla
done = Conferma
seconds = { $seconds } s
table-tile-gone = Quella tessera è già stata presa.
table-other-planet = Questo è il pianeta di { $name }. Le tessere vanno sul tuo.
table-planned = Non tocca ancora a te. La tua mossa resta in attesa.
planned = Mossa in attesa
table-face-taken = Lì c’è già una tessera. Le facce libere sono quelle scure.
table-choose-face = Scegli prima una faccia libera del tuo pianeta.
table-looking-on = Stai guardando la partita.
table-not-yet = Un attimo…
table-turn-of = Tocca a { $name }.

## The table: hints

hint = Consiglio
hint-ask = Il consiglio di un bot (H)
hint-thinking = Un bot ci sta pensando…
hint-line = È il consiglio di un bot; decidi tu.
hint-spoken = Un bot consiglia la tessera { $slot }, { $habitats }, sulla faccia { $face }. Invio la piazza.
hint-none = I bot ora non hanno consigli. Riprova tra un attimo.
hint-alone = I consigli sono per le partite in solitario contro i bot, con offerte e anteprime.
help-hint = chiedi consiglio a un bot, in solitario

## The table: rounds, races, objective, log

rounds-title = I turni e i loro animali
round-button = Turno { $round }: { $animals }
round-empty = nessun animale
face-down = Carta coperta
race-title = Animali
race-now = Questo turno ({ $round })
race-round = Turno { $round }
race-none = Non ci sono più animali in attesa.
race-no-aids = A questo tavolo non si vedono offerte né anteprime: conta tu.
race-draw = parità
race-no-bid = –
race-second = 2ª regione
race-second-why = Nell’ultimo turno, a parità di offerta decide la seconda regione più grande di ogni pianeta.
race-margin = +{ $margin }
bid-button = { $animal }: { $name } offre { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Il tuo obiettivo
objective-none = Principianti: ogni animale vale 1 punto.
objective-hidden = Gli obiettivi sono segreti.
objective-now = { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
objective-next = Ancora { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
log-title = Diario
log-look = Guardala sul pianeta
regions-none = Il pianeta di { $name } è ancora vuoto.
spoken-aimed = Sopra la faccia { $face }.
spoken-taken = La faccia { $face } è occupata.

## The table: what happens

event-game-started = Inizia la partita { $game }.
event-round-opened = Turno { $round }: inizia { $name }.
event-placed = { $name } piazza una tessera sulla faccia { $face }.
event-taken-back = { $name } riprende la tessera.
event-awarded = { $animal } va a vivere da { $name }. { $reason }{ $by ->
    [second] ; decide la seconda regione
    [third] ; decide la terza regione
   *[best] { "" }
  }.
event-carried = { $animal } aspetta: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }. { $reason }.
event-discarded = { $animal } lascia la partita: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }. { $reason }.
event-revealed = Carta scoperta per il turno { $round }: { $animal }.
event-ended = Vittoria: { $names }.
event-seated = { $name } si siede al tavolo.
event-bot-seated = Un bot si siede al tavolo: { $bot }.
event-seat-opened = Il posto { $seat } è libero.
event-left = { $name } lascia il tavolo; continua un bot.
event-lapsed = Tempo scaduto per { $name }; continua un bot.
event-returned = { $name } è di nuovo qui.
event-resigned = { $name } abbandona; continua un bot.
event-end-wanted = { $wanted ->
    [yes] { $name } vorrebbe finire qui.
   *[no] { $name } preferisce continuare.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } vuole la rivincita.
   *[no] { $name } non vuole la rivincita.
  }
event-game-over = { $how ->
    [agreed] Tutti d’accordo: si finisce qui.
    [resigned] Hanno abbandonato tutti, tranne una persona.
    [closed] Il tavolo è stato chiuso.
   *[played] La partita è finita.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Ora l’host è { $name }.
event-closed = Il tavolo è chiuso.
reaction-hello = Ciao!
reaction-nice = Bello!
reaction-wow = Wow!
reaction-oops = Ops.
reaction-thinking = Fammi pensare…
reaction-hurry = Tocca a te!
reaction-thanks = Grazie.
reaction-good-game = Bella partita!

## The table: life

life-title = Appare la vita
life-next = Avanti
life-skip = Salta tutto ({ $count })
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } va a vivere da { $name }
life-awarded-you = { $animal } viene a vivere da te
life-carried = { $animal } aspetta il prossimo turno: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }
life-discarded = { $animal } lascia la partita: { $why ->
    [draw] parità
   *[none] nessuna offerta
  }
life-revealed = Carta scoperta per il turno { $round }: { $animal }
life-by-second = Parità: decide la seconda regione più grande
life-by-third = Parità: decide la terza regione più grande

## The table: coming back

since-title = Mentre non c’eri
since-moves = { $moves ->
    [0] La vita è andata avanti.
    [one] È stata piazzata { $moves } tessera.
   *[other] Sono state piazzate { $moves } tessere.
  }
since-end = Chiudi

## The table: the end

end-you-won = Hai vinto!
end-won = Vince { $name }
end-shared = Vittoria condivisa: { $names }
end-place = Sei al { $place }º posto, { $points ->
    [0] a pari punti ma con meno animali
    [one] a { $points } punto dalla vittoria
   *[other] a { $points } punti dalla vittoria
  }.
end-by-cards = Parità di punti: decide il numero di animali.
end-by-shared = Parità di punti e di animali: la vittoria è condivisa.
end-objective = Obiettivo: { $habitat }
end-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }
end-rematch = Rivincita
end-no-rematch = Niente rivincita
end-higher = Un livello più su: { $level }
end-lower = Un livello più giù: { $level }
end-again = Per la rivincita: { $names }.
end-replay = Rivedi
end-share = Copia il link del replay
end-copied = Copiato.
end-picture = Condividi immagine
end-picture-text = Una partita a Twelvefold
end-picture-downloaded = L’immagine è tra i tuoi download.
end-picture-failed = Questo browser non è riuscito a creare l’immagine.
end-record = Scarica la partita
end-result = Risultato

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Chiudere questo tavolo?
    .text = Si chiude per sempre e nessuno potrà più unirsi.
    .yes = Chiudi il tavolo
    .no = Lascialo aperto
confirm-remove = Rimuovere { $name }?
    .text = { $status ->
        [playing] Un bot continua a giocare finché qualcuno non si siede.
       *[waiting] Il posto si libera per chiunque abbia il link.
      }
    .yes = Rimuovi
    .no = Non rimuovere
confirm-resign = Abbandonare questa partita?
    .text = { $then ->
        [bot] Un bot continuerà al tuo posto. Non potrai tornare in questa partita.
       *[end] La partita finisce subito, senza vincitore.
      }
    .yes = Abbandona
    .no = Continua a giocare
confirm-end = { $others ->
    [none] Finire questa partita?
   *[some] Votare per finire la partita?
  }
    .text = { $others ->
        [none] Finisce subito, senza vincitore.
       *[some] Finisce senza vincitore appena sono tutti d’accordo. Fino ad allora puoi cambiare idea.
      }
    .yes = { $others ->
        [none] Finisci la partita
       *[some] Vota per finire
      }
    .no = Continua a giocare
removed-by = { $by ->
    [administrator] L’amministratore del server ti ha tolto il posto.
    [bot] L’host ha dato il tuo posto a un bot.
   *[host] L’host ti ha tolto il posto.
  }
removed-hint = { $seat ->
    [open] Puoi restare a guardare o sederti di nuovo finché il posto è libero.
   *[taken] Puoi restare a guardare.
  }
removed-stay = Resta al tavolo
clock-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
  }

## The table: menu, help, handing over

menu-say = Di’ qualcosa
menu-seats = Posti
menu-hand-over = Cedi il posto di { $name } a qualcun altro
menu-hand-over-hint = Il posto va alla prima persona che apre questo link. Vale una volta sola, per 24 ore al massimo e solo fino alla fine della partita.
menu-fill = Dai il posto di { $name } a un bot: { $bot }
menu-open = Apri agli altri il posto di { $name }
take-over-title = Questo posto è per te
take-over-hint = Qualcuno ti cede il suo posto a questo tavolo. Continui la partita da dove si trova.
take-over = Prendi il posto
menu-leave = La partita
menu-end = Vota per finire
menu-play-on = Non finire qui
menu-resign = Abbandona
menu-sure = Davvero?
help-title = Tasti e gesti
help-hands = Un dito gira il pianeta, due lo ingrandiscono e lo ruotano. Trascina una tessera su una faccia, oppure tocca la tessera e poi la faccia; la rotella, il clic destro o una rotazione con due dita girano la tessera. Un secondo tocco la piazza.
help-take = prendi una tessera
help-aim = vai a una faccia vicina
help-turn = ruota la tessera
help-place = piazza la tessera; conferma la mossa
help-take-back = annulla la mossa
help-put-back = rimetti giù la tessera; chiudi
help-regions = leggi le regioni del pianeta ad alta voce
help-map = mappa o globo
help-help = questa pagina
curtain-title = Passa lo schermo a { $name }
curtain-why = L’obiettivo è solo per chi gioca adesso.
curtain-open = Sono { $name }

## Replay

replay-title = Replay
replay-move = Mossa { $move } di { $moves }
replay-start = Inizio
replay-first = All’inizio
replay-last = Alla fine
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-round-back = Un turno indietro
replay-round-on = Un turno avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Mosse
replay-file = Apri una partita da un file
replay-bad = Questa non è la registrazione di una partita: { $why }
replay-none = Questa partita qui non c’è.
replay-choose = Apri una partita che hai salvato in un file.

## The rulebook: its page, and the ways to it

see-rules = Regole
why = Vedi la regola
why-placing = Come si piazzano le tessere
why-bids = Come gli animali scelgono un pianeta
why-objective = Quanto vale l’obiettivo
why-scoring = Come si contano i punti
rulebook-title = Regole
rulebook-page = Regole – { $game }
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found = { $chapters ->
    [one] Trovato in { $chapters } capitolo.
   *[other] Trovato in { $chapters } capitoli.
  }
rulebook-nothing = Nessun risultato per “{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(nostra decisione)**
rules-aim = Il gioco in breve
rules-aim-planet = Dai forma a un pianeta. In ognuno dei dodici turni ci piazzi una tessera in più e, a partire dal terzo, gli animali cercano casa e si stabiliscono dove si trovano meglio.
rules-aim-win = Dopo dodici turni il pianeta è completo. Vince chi ha creato la casa migliore, per gli animali e per un ambiente segreto.
rules-aim-ours = Queste sono le regole con parole nostre. Dove i regolamenti stampati tacciono, o dove le loro edizioni non concordano, qualcuno deve decidere. L’abbiamo fatto noi, e questi punti sono contrassegnati così: { rules-ours }.
rules-words = Le parole
rules-word = Parola
rules-meaning = Significato
rules-word-habitat = ambiente (naturale)
rules-meaning-habitat = Oceano, foresta, deserto, montagna o ghiacciaio.
rules-word-planet = pianeta
rules-meaning-planet = Un dodecaedro: 12 facce, ognuna delle quali riceve una tessera.
rules-word-tile = tessera
rules-meaning-tile = Un continente: un pentagono di cinque porzioni. Nella scatola ce ne sono 50.
rules-word-area = porzione
rules-meaning-area = Un triangolo di una tessera. Un pianeta completo ne ha 60.
rules-word-region = regione
rules-meaning-region = Tutte le porzioni dello stesso ambiente che sono collegate tra loro. Anche una porzione isolata è una regione.
rules-word-animal = animale
rules-meaning-animal = Una carta con un ambiente, cioè il colore della sua cornice, e una condizione d’accoglienza. Nella scatola ce ne sono 45.
rules-word-objective = obiettivo
rules-meaning-objective = Una carta segreta con un ambiente. Dà punti a seconda di quante porzioni di quell’ambiente ha il tuo pianeta alla fine.
rules-word-seat = posto
rules-meaning-seat = Un posto al tavolo. I posti si susseguono in senso orario: chi siede alla tua sinistra ha il successivo. I programmi li numerano a partire da 0.
rules-word-round = turno
rules-meaning-round = Tutti piazzano una tessera, poi appare la vita. Ce ne sono 12; le regole stampate dicono anche “turno di gioco”.
rules-word-offer = tessere scoperte
rules-meaning-offer = Le tessere del turno che si vedono e che nessuno ha ancora preso.
rules-word-bid = offerta
rules-meaning-bid = Ciò che un pianeta ha da offrire a un animale, espresso con un numero.
rules-touch = Che cosa si tocca
rules-touch-edge = Due porzioni si toccano quando hanno un lato in comune: due vicine sulla stessa tessera, oppure le due porzioni ai due lati dello spigolo tra due facce. Le porzioni che si incontrano solo in un angolo non si toccano { rules-ours }.
rules-touch-three = Quando tutte le tessere sono piazzate, ogni porzione ne tocca esattamente altre tre.
rules-picture-contacts = Quattro coppie di foreste. Ai due lati dello spigolo tra due facce, e fianco a fianco sulla stessa tessera, si toccano. In un angolo, e attraverso il centro di una tessera, non si toccano.
rules-contact-edge = Lungo uno spigolo
rules-contact-tile = Su una tessera
rules-contact-corner = In un angolo
rules-contact-middle = Attraverso il centro
rules-contact-yes = Si toccano.
rules-contact-no = Non si toccano.
rules-regions = Regioni
rules-regions-grow = Le porzioni dello stesso ambiente che si toccano formano una regione. Le regioni proseguono di tessera in tessera, tutt’intorno al pianeta.
rules-picture-regions = Un pianeta con otto tessere piazzate e quattro facce libere. Le sue tre foreste sono evidenziate: una di 8 porzioni, una di 4 e una di una sola.
rules-regions-title = Tre foreste
rules-regions-caption = Porzioni: 8, 4 e 1
rules-regions-map = Su una mappa piana una regione spesso continua dove il pianeta è stato tagliato. Un bordo punteggiato lo segnala e, quando l’altro lato è lontano, una piccola lettera indica la faccia su cui la regione prosegue.
rules-regions-example = Nell’immagine la foresta di 8 si estende sulla faccia c, sulla b e sulla g, quella di 4 sulla d e sulla i. La foresta isolata sulla faccia a incontra quella di 8 solo in un angolo, e resta una regione a sé.
rules-setup = Preparazione
rules-setup-players = Il gioco è per 2–4 giocatori. Tutti iniziano con un pianeta vuoto.
rules-setup-tiles = Mischia le 50 tessere e forma dieci pile coperte da cinque: sono le pile dei turni da 1 a 10. Le pile 11 e 12 si riempiranno strada facendo.
rules-setup-animals = Mischia i 45 animali e disponine 20, scoperti, sotto i turni, come mostra la tabella. Gli altri 25 restano nella scatola, senza essere visti.
rules-setup-objectives = Distribuisci in segreto un obiettivo a testa. Non ce ne sono due uguali, e gli altri restano nella scatola, senza essere visti.
rules-setup-first = Inizia il giocatore più giovane. Sullo schermo l’host sceglie chi inizia, oppure decide il caso { rules-ours }.
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
rules-round-token = Il gettone Primo giocatore passa di mano.
rules-placing = Piazzare le tessere
rules-placing-take = Si scoprono le cinque tessere del turno. A partire dal primo giocatore del turno e in senso orario, ognuno prende una delle tessere ancora disponibili e la piazza su una faccia libera del proprio pianeta, in uno qualsiasi dei cinque orientamenti.
rules-placing-free = Non occorre che i lati combacino, e la tessera può anche non stare accanto a un’altra. Una volta piazzata, una tessera resta com’è { rules-ours }.
rules-picture-rotations = La stessa tessera nei suoi cinque orientamenti, ogni volta ruotata di altri 72° in senso antiorario.
rules-leftovers = Le tessere rimanenti
rules-leftovers-piles = Le tessere che nessuno ha preso vanno, coperte, nella pila 11 finché non ne contiene cinque, poi nella pila 12 finché non ne contiene cinque, e infine fuori dalla partita. Quelle che rimangono nei turni 11 e 12 lasciano la partita.
rules-leftovers-order = Ci vanno nell’ordine in cui sono state scoperte; più tardi le tessere delle pile 11 e 12 si scoprono nell’ordine in cui sono arrivate { rules-ours }.
rules-life = Appare la vita
rules-life-look = Dal turno 3 in poi, quando tutti hanno piazzato una tessera, si guardano uno per uno gli animali sotto il turno. Ogni pianeta fa un’offerta per l’animale, e l’offerta migliore vince la carta.
rules-token = Chi inizia dopo
rules-token-left = Il giocatore alla sinistra del primo giocatore inizia il turno successivo.
rules-requirements = Che cosa chiedono gli animali
rules-requirements-three = Ogni animale ha un ambiente e chiede a un pianeta una di queste tre cose. Ciò che un pianeta ha da offrire è la sua offerta.
rules-requirement = L’animale chiede
rules-requirement-bid = Il pianeta offre
rules-requirement-most = **più regioni** degli altri pianeti
rules-requirement-most-bid = il numero delle sue regioni dello stesso ambiente dell’animale
rules-requirement-touching = una regione **in contatto** con un altro ambiente
rules-requirement-touching-bid = tra le sue regioni dello stesso ambiente dell’animale, la grandezza della più grande che tocca almeno una porzione dell’altro ambiente
rules-requirement-apart = una regione **senza contatto** con un altro ambiente
rules-requirement-apart-bid = tra le sue regioni dello stesso ambiente dell’animale, la grandezza della più grande che non tocca nessuna porzione dell’altro ambiente
rules-requirements-size = La grandezza si conta in porzioni. Una faccia ancora libera non tocca nulla.
rules-most = Più regioni
rules-most-example = Il **panda** chiede il maggior numero di foreste. Ogni regione conta 1, per quanto piccola. Questo pianeta ha quattro foreste, quindi offre 4.
rules-picture-most = Un pianeta con quattro foreste evidenziate e contate: offre 4 al panda.
rules-most-caption = Più foreste: 4 regioni
rules-touching = In contatto
rules-touching-example = La **volpe** chiede una foresta che tocca un ghiacciaio. Basta una porzione di ghiacciaio, e tutta la foresta conta. Su questo pianeta la più grande di queste foreste ha 9 porzioni, quindi il pianeta offre 9.
rules-picture-touching = Lo stesso pianeta. È evidenziata la sua foresta più grande che tocca un ghiacciaio: il pianeta offre 9 alla volpe.
rules-touching-caption = Foresta che tocca un ghiacciaio: 9 porzioni
rules-apart = Senza contatto
rules-apart-example = Lo **scoiattolo** chiede una foresta che non tocca ghiacciai; non importa che cos’altro tocca. Su questo pianeta la più grande di queste foreste ha 6 porzioni, quindi il pianeta offre 6.
rules-picture-apart = Lo stesso pianeta. È evidenziata la sua foresta più grande che non tocca ghiacciai: il pianeta offre 6 allo scoiattolo.
rules-apart-caption = Foresta che non tocca ghiacciai: 6 porzioni
rules-award = Chi ottiene l’animale
rules-award-best = L’offerta migliore vince la carta, se è almeno 1 e nessun altro offre altrettanto.
rules-award-itself = Ogni regione deve soddisfare la condizione da sé: se la tua foresta più grande non la soddisfa, la tua seconda foresta può contare lo stesso { rules-ours }. Lo mostra il pianeta qui sopra. La sua foresta più grande tocca un ghiacciaio, quindi è la foresta di 6 che lo scoiattolo guarda.
rules-ties = Parità
rules-ties-carried = In caso di parità per l’offerta migliore, o se nessuno fa un’offerta { rules-ours }, nessuno ottiene la carta. La carta è rimandata: aspetta in fondo alla colonna del turno successivo e la si guarda di nuovo quando quel turno finisce.
rules-last-round = Parità nell’ultimo turno
rules-last-round-why = Dopo il turno 12 non c’è più un turno a cui rimandare una carta.
rules-last-round-most = Per **più regioni**, in caso di parità la carta è scartata: torna nella scatola.
rules-last-round-second = Per **in contatto** e **senza contatto**, i giocatori in parità per l’offerta migliore confrontano, tra le loro regioni che soddisfano la condizione, la seconda per grandezza. Vince la più grande, e chi resta indietro è fuori. Chi è ancora in parità confronta la terza. Una regione che manca conta 0. Se nemmeno questo decide, la carta è scartata.
rules-last-round-none = Un animale che non riceve nessuna offerta è scartato.
rules-last-round-ours = Alcune edizioni chiedono solo se qualcuno soddisfa la condizione una seconda volta, altre quanto bene la soddisfa. Noi confrontiamo le grandezze { rules-ours }.
rules-picture-fox = Due pianeti nel turno 12. Ada e Bea hanno entrambe una foresta di 9 porzioni che tocca un ghiacciaio. Bea ne ha una seconda, di 5 porzioni.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, e nessuna seconda
rules-bea-caption = 9, poi 5: la volpe è sua
rules-last-round-example = La volpe chiede una foresta che tocca un ghiacciaio. Ada e Bea offrono entrambe 9. Bea ha una seconda foresta accanto a un ghiacciaio, di 5 porzioni. Ada ha una foresta di 6, ma nessun ghiacciaio la tocca, quindi qui non conta. La volpe va a vivere da Bea. In qualsiasi turno precedente avrebbe aspettato.
rules-known = Che cosa si può sapere
rules-known-open = In ogni momento tutti possono guardare ogni pianeta, ogni animale scoperto e ogni carta vinta. Restano nascosti:
rules-known-piles = le pile non ancora scoperte e le carte nella scatola;
rules-known-objectives = gli obiettivi degli altri, fino alla fine;
rules-known-mystery = con gli animali sorpresa, gli animali coperti.
rules-known-leftovers = Le tessere finite coperte nelle pile 11 e 12 sono state viste da tutti. Non serve tenerle a mente: Twelvefold le mostra.
rules-end = La fine
rules-end-score = Dopo il turno 12 si scoprono gli obiettivi. Ottieni punti per il tuo obiettivo e per i tuoi animali.
rules-objective = L’obiettivo
rules-objective-step = Conta sul tuo pianeta le porzioni dell’ambiente del tuo obiettivo. Ottieni i punti della soglia più alta che raggiungi. Vale una sola soglia, non la somma; sotto la prima i punti sono 0.
rules-objective-table = Porzioni per questi punti
rules-scoring = Gli animali
rules-scoring-animals = Ogni animale vale 2 punti, o 1 se il suo ambiente è quello del tuo obiettivo. Gli animali danno punti anche a chi non ha raggiunto nessuna soglia.
rules-winner = Chi vince
rules-winner-points = Vince chi ha più punti. A parità di punti vince chi ha più carte Animali. Se anche queste sono pari, la vittoria è condivisa.
rules-variants = Due varianti
rules-variants-combine = Si combinano liberamente.
rules-beginner = Principianti
rules-beginner-how = Non ci sono obiettivi. Ogni animale vale 1 punto.
rules-mystery = Animali sorpresa
rules-mystery-lie = I 20 animali stanno a due a due sotto ognuno dei turni da 3 a 12, uno scoperto e uno coperto.
rules-mystery-turn = Alla fine di ognuno dei turni da 1 a 10, dopo l’assegnazione degli animali, se ne scopre uno: quello che aspetta due turni più avanti. Alla fine del turno 1 è quello del turno 3, alla fine del turno 10 quello del turno 12.
rules-box = La scatola
rules-box-data = Alcune delle carte stampate sono note con certezza, altre abbiamo dovuto ricostruirle; perciò il contenuto della scatola è fatto di dati, non di codice. Se possiedi il gioco, puoi inserire le tue tessere e le tue carte. La pagina boxes.md della documentazione spiega come.
rules-box-standard = Nella scatola standard ogni ambiente ha nove animali: uno chiede **più regioni**, quattro una regione **in contatto** e quattro una regione **senza contatto**, uno di ciascun tipo per ogni altro ambiente. Ogni coppia di ambienti ha 2 tessere, ogni terna di ambienti ne ha 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = pianeta
    .does = il tuo pianeta, faccia per faccia; con un numero quello di un altro giocatore, come in p 2
grammar-regions = regioni, regione
    .does = le regioni del tuo pianeta; con un numero quelle di un altro giocatore
grammar-face = faccia
    .does = una faccia, spigolo per spigolo; con un numero quella di un altro giocatore, come in g 2
grammar-animals = animali, animale, offerte
    .does = gli animali che aspettano e l’offerta di ogni pianeta; con un numero quelli di un solo turno, come in z 5
grammar-offer = tessere, tessera
    .does = le tessere scoperte
grammar-objective = obiettivo
    .does = il tuo obiettivo e a che punto è
grammar-status = stato, turno
    .does = il turno, a chi tocca, chi ha quali animali
grammar-log = diario, mosse
    .does = che cosa è successo in questo turno e nel precedente
grammar-undo = annulla, indietro
    .does = rimetti giù la tessera che hai in mano
grammar-hint = consiglio
    .does = che cosa farebbe un buon bot
grammar-help = aiuto
    .does = questo elenco
grammar-quit = esci, fine
    .does = finisci qui
grammar-do-place = piazza la tessera 3 sulla faccia g, ruotata di 1; Invio conferma
grammar-do-try = che cosa porterebbe
grammar-do-turns = che cosa porterebbe ogni orientamento della tessera 3 sulla faccia g
grammar-do-tile = la tessera 3 e i suoi cinque ambienti
grammar-faces = Le facce hanno una lettera, dalla a alla l: la a è il polo nord, dalla b alla f l’anello che lo circonda, dalla g alla k l’anello intorno al polo sud, la l il polo sud.
grammar-rotations = Gli orientamenti vanno da 0 a 4, in senso antiorario. Con l’orientamento 0 il primo ambiente di una tessera guarda verso il polo più vicino; sulla faccia a verso la b, sulla faccia l verso la g.
grammar-wrong-word = “{ $text }” non corrisponde a nulla. Un punto interrogativo spiega che cosa si può scrivere.
grammar-wrong-tile = Una tessera è una cifra da 1 a 5, come in 3g1, non “{ $text }”.
grammar-wrong-face = Una faccia è una lettera latina dalla a alla l, come in 3g1, non “{ $text }”.
grammar-wrong-rotation = Un orientamento è una cifra da 0 a 4, come in 3g1, non “{ $text }”.
grammar-wrong-tile-first = Una mossa inizia con il numero della sua tessera, come in 3g1; in “{ $text }” manca.
grammar-wrong-seat = A questo tavolo non c’è nessun giocatore “{ $text }”.
grammar-wrong-round = Un turno è un numero da 1 a 12, non “{ $text }”.
grammar-wrong-extra = “{ $text }” è di troppo.
grammar-wrong-long = Questa riga è troppo lunga. Un punto interrogativo spiega che cosa si può scrivere.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Turno { $round } di { $rounds }: tocca a te.
spoken-confirm = Premi Invio per piazzare la tessera, o scrivi un’altra mossa.
spoken-put-back = { $move }: la tessera è rimessa giù.
spoken-free = Facce libere: { $faces }.
spoken-face = Faccia { $face }, { $name }:
spoken-edge = { $habitat } verso { $face }
spoken-edge-joins = { $habitat } verso { $face }, combacia
spoken-edge-alone = Verso { $face }: { $habitat }, al di là nulla.
spoken-edge-beside = Verso { $face }: { $habitat }, al di là { $beyond }.
spoken-open = Verso { $face }: nulla.
spoken-open-beside = Verso { $face }: nulla, al di là { $beyond }.
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
spoken-race-none = Turno { $round }: { $animal }. { $requirement }. Nessuna offerta.
spoken-has = { $name } ha { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }: { $animals }.
spoken-has-none = { $name } non ha ancora animali.
spoken-lies = Con { $move } si avrebbe: { $edges }.
spoken-brings = { $move } cambia: { $changes }.
spoken-brings-nothing = { $move } non cambia nessuna offerta.
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

typed-title = Mosse e domande per iscritto
typed-line = Scrivi una mossa o una domanda
typed-hint = 3g1 piazza la tessera 3 sulla faccia g, ruotata di 1. ? elenca ciò che si può chiedere. Esc lascia la riga.
typed-open = Mossa o domanda per iscritto (T)
typed-said = Ciò che è stato detto
spoken-held = La tessera è piazzata. Invio conferma la mossa, U la annulla.
spoken-nothing-back = Non hai tessere in mano e non c’è nulla da annullare.
spoken-waits = Turno { $round }: { $animal }. { $requirement }.
help-type = scrivi una mossa o una domanda
settings-typing = Mostra una riga per scrivere mosse e domande

## The game in a terminal

cli-text-welcome = { $variant }. Tu sei { $name } e giochi contro { $rivals }.
cli-text-ask-for-help = Scrivi ? per avere aiuto.
cli-text-prompt = La tua mossa:
cli-text-prompt-held = Invio piazza { $move }:
cli-text-nothing-held = Non hai tessere in mano. Ciò che è piazzato resta.
cli-text-hint = { $bot } giocherebbe { $move }.
cli-text-kept = La partita è salvata in { $file }.
cli-text-go-on = Per continuarla: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = L’ultima partita in { $file } è finita.
cli-no-level = Il livello { $level } non c’è; ci sono: { $levels }.
cli-play-not-in-text = { $option } vale solo per il gioco nel browser; ometti questa opzione, oppure ometti --text.
cli-play-only-in-text = { $option } vale solo per il gioco nel terminale: aggiungi --text.
cli-play-not-resumed = { $option } vale solo per una nuova partita; con --resume una partita continua com’era.

## The lesson: what is said while one learns on a real table

lesson-title = Lezione
lesson-leave = Esci dalla lezione
lesson-restart = Ricomincia
lesson-ask-leave = Uscire dalla lezione?
    .text = I tuoi progressi restano. Puoi riprendere quando vuoi dalla pagina iniziale.
    .yes = Esci
    .no = Continua la lezione
lesson-ask-restart = Ricominciare la lezione?
    .text = Perderai i progressi nella lezione e la partita in corso.
    .yes = Ricomincia
    .no = Continua la lezione
lesson-way = Passo { $step } di { $steps }
lesson-go-on = Continua
lesson-show = Fammi vedere
lesson-play-on = Continua a giocare
lesson-hurry = Continua più in fretta
lesson-wait = { $bot } sceglie una tessera…
lesson-wait-task = Piazza una tessera come preferisci.
lesson-welcome = Questo è il tuo pianeta: dodici facce, tutte ancora libere. In ognuno dei dodici turni ci piazzi una tessera, e gli animali vengono a vivere dove si trovano meglio. { $bot } gioca contro di te: vincere non è difficile.
lesson-take = Ci sono cinque tessere scoperte. Ognuna ha cinque porzioni, e ogni porzione è un ambiente: oceano, foresta, deserto, montagna o ghiacciaio. Prendi una tessera qualsiasi.
    .keys = Tasti: da 1 a 5
lesson-turn = Ora ruota la tessera, con una delle due frecce rotonde sotto il tuo pianeta.
    .keys = Tasti: Q ed E
lesson-place = Scegli una faccia, quella che vuoi: non occorre che i lati combacino. Tocca la faccia, poi premi “Piazza”.
    .keys = Tasti: le frecce scelgono una faccia, Invio piazza la tessera
lesson-again = La tessera è di nuovo tra le altre. Prendine ancora una.
lesson-laid = Eccola piazzata. C’è sempre un attimo per riprendere la tessera; poi la partita continua, e { $bot } piazza una tessera sul proprio pianeta.
lesson-regions = Le porzioni dello stesso ambiente che si toccano lungo un lato formano una regione, anche da una tessera all’altra. Gli angoli non contano. Mentre una tessera è sospesa sul tuo pianeta, vedi quanto sarebbero grandi le sue regioni.
lesson-grow = Una regione grande vale molto, quindi falla crescere: le porzioni si uniscono dove due ambienti uguali si toccano lungo un lato.
lesson-task-region = Il tuo compito: una regione di almeno { $goal ->
    [one] { $goal } porzione
   *[other] { $goal } porzioni
  }. Ambiente: { $habitat }.
lesson-task-bid = Il tuo compito: piazza una tessera in modo che la tua offerta sia almeno { $goal }.
lesson-missed-region = { $value ->
    [one] Così la regione sarebbe di { $value } sola porzione. La tessera è di nuovo tua.
   *[other] Così la regione sarebbe di sole { $value } porzioni. La tessera è di nuovo tua.
  }
lesson-missed-bid = Così la tua offerta sarebbe solo { $value }. La tessera è di nuovo tua.
lesson-shown = Ecco un modo: la tessera è sopra la sua faccia, ruotata come si deve. Piazzala.
lesson-solved-region = { $value ->
    [one] Ben fatto: una regione di { $value } porzione.
   *[other] Ben fatto: una regione di { $value } porzioni.
  }
lesson-passed-region = Eccola piazzata. Le regioni crescono di tessera in tessera, e c’è tutto il tempo.
lesson-solved-bid = Ben fatto: la tua offerta è { $value }.
lesson-passed-bid = Eccola piazzata. Verranno altri animali.
lesson-animals = D’ora in poi alla fine di ogni turno arrivano gli animali. Il prossimo è questo: { $animal }. Chiede: { $requirement }. Vivrà sul pianeta che ha di più da offrire.
lesson-bid = Ciò che un pianeta ha da offrire è la sua offerta. Accanto a ogni animale ci sono le due offerte, la tua per prima. Tocca la tua per questo animale: { $animal }. Le regioni che contano si illuminano.
lesson-most = { $animal } chiede il maggior numero di regioni, per quanto piccole. Ambiente: { $habitat }. Le porzioni che non si toccano sono regioni a sé.
lesson-touching = { $animal } chiede: { $requirement }. La tua offerta è la grandezza della regione più grande che tocca l’altro ambiente da qualche parte, anche lungo un solo lato.
lesson-apart = { $animal } chiede: { $requirement }. La tua offerta è la grandezza della regione più grande che non tocca l’altro ambiente da nessuna parte. Una faccia libera non tocca nulla.
lesson-life-yours = { $animal } viene a vivere da te! La tua offerta era { $value }, quella di { $bot } { $other }.
lesson-life-theirs = { $animal } va a vivere da { $bot }. La tua offerta era { $value }, la migliore { $other }. Verranno molti altri animali.
lesson-life-waits = { $animal } per ora non va da nessuno. Le offerte erano { $value } e { $other }, perciò la carta passa al turno successivo.
lesson-tie-seen = Parità per questo animale: { $animal }. Entrambe le offerte erano { $value }. In questo caso nessuno ottiene la carta: passa al turno successivo, e lì si confrontano di nuovo le offerte.
lesson-tie = E se le offerte migliori sono uguali? In questo caso nessuno ottiene la carta: passa al turno successivo, e lì si confrontano di nuovo le offerte.
lesson-tie-picture = Due offerte di 4: la carta passa dal turno 6 al turno 7.
lesson-objective = Questo è il tuo obiettivo segreto: { $habitat }. Con { $areas } porzioni di questo ambiente alla fine ottieni { $points } punti; più porzioni danno più punti. Un animale vale 2 punti, ma solo 1 se vive nell’ambiente del tuo obiettivo.
lesson-objective-secret = Tutti hanno un obiettivo segreto: un ambiente di cui il pianeta dovrebbe avere molte porzioni alla fine.
lesson-free = { $rounds ->
    [one] Ora conosci il gioco. Resta { $rounds } turno: prova a offrire la casa migliore.
   *[other] Ora conosci il gioco. Restano { $rounds } turni: prova a offrire la casa migliore.
  }
lesson-idle = Gioca come preferisci. Alla fine vedrai come si contano i punti.
lesson-end = Ecco come si contano i punti: il tuo obiettivo ne porta { $objective } e i tuoi animali { $animals }, in tutto { $total }. { $bot } ne ha { $other }. A parità di punti vince chi ha più animali.
lesson-end-more = Il gioco è tutto qui. Nella pagina iniziale trovi bot più forti, e gli amici possono unirsi a te.

## The command line: its frame

cli-lang = La lingua: { $codes }; altrimenti quella del sistema.
cli-version = Mostra la versione.
cli-about =
    Un gioco da tavolo in cui dodici tessere formano un pianeta: giocarlo, registrare le partite, verificarle, misurare il motore.

    Un progetto amatoriale non ufficiale, senza legami con l’editore del gioco.
cli-no-language = La lingua { $name } non c’è; ci sono: { $codes }.

## The command line: options that several commands share

cli-option-players = Il numero di posti.
cli-option-seed = Un intero minore di 2**256 o un testo; lo stesso seme dà le stesse partite.
cli-option-mystery = All’inizio metà degli animali sono coperti.
cli-option-beginner = Senza obiettivi; ogni animale vale 1 punto.
cli-option-bots = Chi gioca: un nome per tutti i posti, o uno per posto separati da virgole.
cli-option-box = Una tua scatola di tessere; vedi docs/boxes.md.
cli-option-json = Stampa JSON, da leggere con un programma.
cli-option-port = La porta; 0 per una qualsiasi libera.
cli-option-database = Un file, o postgresql://…; altrimenti un file nella tua cartella dei dati.
cli-no-box = { $path } non è una scatola con cui giocare
cli-no-stdout = serve un file in cui scrivere, e - non lo è
cli-cannot-be-read = { $path }: non si può leggere: { $why }
cli-playing = partite
cli-and = {" e "}

## The command line: play, serve, admin, backup

cli-play = Gioca nel browser: in solitario contro i bot, su un solo schermo o con gli amici. Ctrl-C termina; le partite restano salvate.
cli-play-lan = Ammetti altri dispositivi della rete locale, per esempio un telefono.
cli-play-browser = Apri il browser, se ce n’è uno.
cli-play-text = Gioca contro i bot qui, nel terminale.
cli-play-level = Con --text: il livello dei bot.
cli-play-plain = Con --text: solo frasi, per gli screen reader.
cli-play-record = Con --text: salva la partita come riga di questo file.
cli-play-resume = Con --text: continua l’ultima partita di un file.
cli-play-starting = Il gioco si avvia.
cli-play-here = Twelvefold è all’indirizzo { $url }
cli-play-beside = Su un telefono o computer vicino apri { $url }
cli-play-alone = Questo computer non è in una rete locale: nessun altro può entrare.
cli-play-others = Per giocare con altri dispositivi: { $command }
cli-play-end = Ctrl-C termina; le tue partite restano salvate.
cli-serve = Ospita tavoli su cui giocare, finché non arriva un segnale. Il log è in righe JSON su stderr.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-serve-public-url = L’indirizzo pubblico, per esempio https://planets.example.org.
cli-serve-proxy = L’indirizzo di un proxy a cui si crede sull’indirizzo dei client.
cli-serve-forget-after = Giorni dopo i quali un tavolo abbandonato viene eliminato.
cli-serve-bot-workers = Processi in cui pensano i bot.
cli-serve-bot-pause = Secondi che un bot lascia passare dopo l’ultima cosa mostrata, dove giocano persone; 0: nessuno.
cli-serve-limit = Un altro limite; docs/hosting.md li elenca.
cli-serve-web = Un altro client da servire.
cli-serve-here = Twelvefold è servito all’indirizzo { $url }
cli-admin = Guarda e chiudi i tavoli di un server in funzione, come suo host.
cli-admin-list = Elenca i tavoli in uso.
cli-admin-close = Chiudi un tavolo; chi è al tavolo riceve un avviso.
cli-admin-kick = Togli il posto a qualcuno; diventa libero, e durante una partita lo tiene un bot.
cli-admin-url = L’indirizzo del server.
cli-admin-table = Il suo codice o id.
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
cli-admin-closed = il tavolo { $table } è chiuso
cli-admin-kicked = il posto { $seat } del tavolo { $table } è libero
cli-admin-no-token = la variabile { $variable } deve contenere il token con cui è stato avviato il server
cli-admin-refused = il server ha rifiutato: { $reason }
cli-admin-no-server = nessun server Twelvefold all’indirizzo { $url }: { $why }
cli-backup = Salva tutti i tavoli in un nuovo file, anche con un server in funzione.
cli-backup-file = Il file del backup.
cli-backup-saving = Salvataggio
cli-backup-saved = { $rows ->
    [one] { $rows } riga è in { $file }
   *[other] { $rows } righe sono in { $file }
  }
cli-restore = Ripristina i tavoli di un backup in un database vuoto, dell’uno o dell’altro tipo.
cli-restore-restoring = Ripristino
cli-restore-restored = { $rows ->
    [one] { $rows } riga ripristinata
   *[other] { $rows } righe ripristinate
  }

## The command line: watch and show

cli-watch = Guarda i bot giocare una partita intera: ogni mossa, il motivo di ogni assegnazione e i pianeti che crescono.
cli-watch-pace = Secondi tra due turni; nessuno se non guarda nessuno.
cli-watch-seed = Seme { $seed }: { $seats }
cli-watch-seat = { $bot } al posto { $seat }
cli-watch-fault = {"  "}{ $fault }, { $detail }; al suo posto muove naive
cli-round-opened = Turno { $round }: inizia il posto { $seat }; tessere scoperte { $tiles }
cli-placed = {"  "}{ $move }  posto { $seat }: tessera { $tile } ({ $areas }) sulla faccia { $face }
cli-revealed = {"  "}Carta scoperta per il turno { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }, decide la seconda regione ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → posto { $seat }, decide la terza regione ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] parità
   *[none] nessuna offerta
  }, aspetta il prossimo turno
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] parità
   *[none] nessuna offerta
  }, lascia la partita
cli-most = più regioni di { $habitat }
cli-touching = { $habitat } con { $other }
cli-apart = { $habitat } senza { $other }
cli-end = Fine della partita:
cli-end-seat = {"  "}posto { $seat }: { $objective } per l’obiettivo { $habitat }, { $animals } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }, { $total } in tutto
cli-end-seat-beginner = {"  "}posto { $seat }: { $animals } per { $cards ->
    [one] { $cards } animale
   *[other] { $cards } animali
  }, { $total } in tutto
cli-end-winner = posto { $seat }
cli-end-points = Vittoria: { $winners }
cli-end-cards = Vittoria a parità di punti, con più animali: { $winners }
cli-end-shared = Vittoria condivisa: { $winners }
cli-show = Mostra una posizione di una partita registrata: la mappa piana di ogni pianeta, con la grandezza di ogni regione.
cli-show-record = Un file di registrazioni; la riga 1 se non è indicata.
cli-show-move = Dopo questo numero di mosse; altrimenti dopo l’ultima.
cli-show-seat = Solo il pianeta di questo posto.
cli-show-svg = Scrivi invece un’immagine in questo file.
cli-show-picture = l’immagine è in { $file }
cli-show-no-seat = il posto { $seat } non c’è: la partita ne ha { $players }, contati da 0
cli-show-no-move = { $record } ha { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
  }, non { $wanted }
cli-show-no-line = { $path } ha le righe da 1 a { $last }, non { $wanted }
cli-show-offer = Tessere scoperte: { $tiles }
cli-show-face-down = Turno { $round }: carta coperta
cli-show-animal = Turno { $round }: { $animal }, { $requirement }: { $bids }
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

    Con --out ogni partita diventa una registrazione; lo stesso seme dà lo stesso file, qualunque sia il numero di core. Senza, una tabella riassume le partite.
cli-simulate-games = Il numero di partite.
cli-simulate-out = Scrivi le registrazioni in questo file, una per riga; - è stdout.
cli-simulate-written = { $games ->
    [one] { $games } partita è in { $file }
   *[other] { $games } partite sono in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
cli-verify =
    Rigioca le registrazioni secondo le regole.

    Per ogni registrazione errata una riga dice dov’è e che cosa non va; poi viene il numero di quelle giuste (right) e di quelle errate (wrong). Codice di uscita 0 se sono tutte giuste, 1 se qualcuna è errata, 2 se un file non si può leggere.
cli-verify-files = File con una registrazione per riga; - è stdin.
cli-verify-verifying = verifica
cli-train =
    Impara le tabelle dei bot facendoli giocare contro sé stessi, con la scatola standard o con una tua.

    I bot usano il file quando viene loro indicato: --bots expert:tables=tables.npz. Lo stesso seme dà le stesse tabelle, qualunque sia il numero di core.
cli-train-out = Il file delle tabelle.
cli-train-games = Partite dei bot contro sé stessi in ogni generazione.
cli-train-searched = Partite del bot di ricerca dopo le generazioni.
cli-train-learning = apprendimento
cli-train-no-file = { $path } non è un file in cui conservare tabelle
cli-train-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } in { $seconds } s; le tabelle sono in { $file }
cli-train-kind = { $kind ->
    [two] 2 posti
    [two-beginner] 2 posti, principianti
    [more] 3 e 4 posti
   *[more-beginner] 3 e 4 posti, principianti
  }
cli-bench =
    Misura il motore: partite casuali, mosse da Python, registrazioni, lotti, avvio, memoria.

    Ogni misura è la migliore di molte prove brevi; su un computer occupato in altro, confronta solo le misure di una stessa esecuzione. Altri giochi richiedono altro lavoro per una mossa: le loro misure dicono quanto sono veloci quei motori, non quale sia migliore.
cli-bench-seconds = La durata di ogni misura.
cli-bench-peers = Misura anche i motori di altri giochi, se installati.
cli-bench-start = Misura anche l’avvio e la compilazione.
cli-bench-measuring = misure
cli-bench-not-started = l’avvio non si può misurare, perché un processo lanciato a parte è fallito: { $why }
cli-bench-silent = non ha detto nulla

## The command line: headings of tables

cli-column-seat = posto
cli-column-bot = bot
cli-column-games = partite
cli-column-victories = vittorie
cli-column-points = punti
cli-column-animals = animali
cli-column-win-rate = vittorie
cli-column-interval = 95%
cli-column-ms = ms/mossa
cli-column-rating = rating
cli-column-objective = obiettivo
cli-column-animal-points = punti degli animali
cli-column-others = punti degli altri
cli-column-award-round = turno di assegnazione
cli-column-kind = tipo
cli-column-generation = generazione
cli-column-situations = situazioni viste
cli-column-loss = perdita prima
cli-column-what = misura
cli-column-of = condizioni
cli-column-figure = valore

## The command line: arena

cli-arena =
    Scopri quale bot è più forte.

    Ogni distribuzione si gioca da ogni posto, così la fortuna non favorisce nessuno. Due bot a due posti giocano un incontro; due a più posti: il primo gioca da solo contro copie del secondo; tanti quanti i posti: giocano tutti insieme; di più: un torneo. Con --out un’esecuzione interrotta riprende da dov’era.

    Con --sprt il codice di uscita è 0 se il primo bot è accettato, 1 se è rifiutato, 3 se --games non è bastato.
cli-arena-bots = Chi gioca: due o più bot separati da virgole.
cli-arena-games = Il numero di partite, arrotondato per eccesso a distribuzioni intere.
cli-arena-out = Conserva le partite in questo file, una registrazione per riga, e riprendi da lì.
cli-arena-sprt = Gioca finché il primo bot è accettato o rifiutato.
cli-arena-statistics = Mostra anche come giocano i bot.
cli-arena-picture = Disegna la classifica in questo file, come SVG.
cli-arena-report = Scrivi tutte le misure come JSON.
cli-arena-ray = Gioca sul cluster Ray indicato da RAY_ADDRESS, o su uno locale.
cli-arena-two = un test sequenziale confronta due bot, non { $count }
cli-arena-no-stdout = le partite si conservano in un file, per poter riprendere: lo indica --out, e - non lo è
cli-arena-own-files = --out, --picture e --report richiedono ciascuno un proprio file
cli-arena-title = { $games } { $variant ->
    [mystery] partite con animali sorpresa
    [beginner] partite per principianti
    [both] partite per principianti con animali sorpresa
   *[full] partite
  } a { $players } posti, { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
  }
cli-arena-alone = { $alone } gioca da solo contro copie di { $copies }: a parità di forza la sua quota di vittorie sarebbe { $share }.
cli-arena-rounded = { $asked ->
    [one] Era richiesta { $asked } partita; il numero è arrotondato per eccesso a distribuzioni intere.
   *[other] Erano richieste { $asked } partite; il numero è arrotondato per eccesso a distribuzioni intere.
  }
cli-arena-every-seat = Ogni distribuzione è stata giocata da ogni posto.
cli-arena-all-met = Ogni distribuzione è stata giocata da ogni posto, e tutte le combinazioni di bot hanno giocato lo stesso numero di volte.
cli-arena-few = Ogni distribuzione è stata giocata da ogni posto; le partite erano troppo poche perché si incontrassero tutte le combinazioni di bot.
cli-arena-matrix = vittorie della riga contro la colonna
cli-arena-how = come giocano: medie, con metà dell’ampiezza dell’intervallo al 95%
cli-arena-order = Vittorie secondo l’ordine di gioco nel turno 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } ha fallito { $count } volta: { $what }
   *[other] { $bot } ha fallito { $count } volte: { $what }
  }
cli-arena-stopped = Interrotto. Lo stesso comando riprende con le partite in { $file }.
cli-arena-first = {"  "}{ $fault }, la prima volta: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } riflessione interrotta per mancanza di tempo
   *[other] { $bot }: { $count } riflessioni interrotte per mancanza di tempo
  }
cli-arena-remarked = { $bot } segnala: { $what }
cli-remark-crash = errore di esecuzione
cli-remark-illegal-move = mossa non permessa
cli-remark-endless-thought = riflessione senza fine
cli-remark-naive-played-on = naive ha continuato al suo posto
cli-remark-short-sight = vista corta
cli-remark-near-side = lato vicino
cli-remark-miscount = errore di conteggio
cli-remark-forgotten-piles = pile dimenticate
cli-detail-place = turno { $round }, posto { $seat }: { $what }
cli-detail-gave = choose ha dato { $what }
cli-detail-late = nessuna mossa dopo { $seconds } s
cli-detail-code = il codice { $code }
cli-detail-ended = il suo processo è terminato
cli-detail-unreadable = la sua risposta è illeggibile
cli-detail-another = ha risposto a un’altra domanda
cli-detail-closed = ha chiuso la sua pipe
cli-detail-status = il suo processo è terminato con il codice { $status }
cli-detail-signal = il suo processo è stato terminato da { $signal }
cli-arena-more = { $listed }, e altri { $count }
cli-arena-accepted = { $bot } è accettato: { $figures }
cli-arena-refused = { $bot } è rifiutato: { $figures }
cli-arena-undecided = Non deciso, servono più partite: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }; { $high }) dopo { $groups ->
    [one] { $groups } distribuzione
   *[other] { $groups } distribuzioni
  }, Elo { $first } contro { $second }.

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
cli-sketch-empty = Nessuna tessera è piazzata.
cli-sketch-free = Facce libere: { $faces }.
cli-sketch-latest = Ultima faccia coperta: { $face }.

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
    [text] un testo
   *[number] il numero { $value }
  }
error-box-list = { $name } deve essere una lista, non { $kind }
error-box-count = { $name }: necessari { $needed }, presenti { $found }
error-box-tile = la tessera { $number } deve essere una lista di { $edges } ambienti, non { $what }
error-box-area = tessera { $number }, porzione { $place }: { $value } non è un ambiente
error-box-animal = l’animale { $number } deve essere un oggetto, non { $kind }
error-box-id-taken = animale { $number }: l’id { $id } è già usato
error-box-card = animale { $number }
error-box-card-named = animale { $number } ({ $name })
error-box-id = { $where }: id deve essere un testo da 1 a { $most } caratteri stampabili
error-box-habitat = { $where }: habitat { $value } non è un ambiente
error-box-requirement = { $where }: requirement { $value } non è most, touching o apart
error-box-most = { $where }: con most non c’è un altro ambiente
error-box-other = { $where }: other { $value } non è un ambiente
error-box-own = { $where }: other è l’ambiente dell’animale stesso
error-box-objectives = objectives deve essere un oggetto, non { $kind }
error-box-objective = objectives: { $value } non è un ambiente
error-box-steps-of = obiettivo { $name }
error-box-steps = { $where }: serve una lista di [porzioni minime, punti]
error-box-many-steps = { $where }: sono possibili al massimo { $most } soglie, presenti { $found }
error-box-step = { $where }, soglia { $number }: serve [porzioni minime, punti], non { $value }
error-box-step-bounds = { $where }, soglia { $number }: sono possibili al massimo { $areas } porzioni e { $points } punti
error-box-ascend = { $where }: le soglie devono crescere in porzioni e in punti
error-box-layout = layout deve essere una lista di numeri interi
error-box-layout-count = layout: servono { $needed } numeri, per i turni da 3 a 12, presenti { $found }
error-box-layout-sum = layout: sotto i turni servono in tutto { $needed } animali, non { $value }
error-deal-integers = giocatori, primo posto e tessere devono essere semplici numeri interi
error-deal-habitats = devono essere ambienti
error-players = si gioca in 2, 3 o 4, non in { $players }
error-deal-objectives = ne servono { $players } diversi, uno per posto
error-no-seat = il posto { $seat } non c’è
error-deal-piles = servono { $piles } pile di { $tiles } tessere
error-no-tile = la tessera { $tile } non c’è
error-tile-twice = la tessera { $tile } compare due volte
error-deal-columns = sotto i { $rounds } turni serve { $wanted }, non { $found }
error-no-animal = l’animale { $animal } non c’è
error-animal-twice = { $animal } compare due volte
error-move-code = il codice di una mossa va da 0 a { $last }, non è { $code }
error-move-text = { $text } non è una mossa: servono una tessera da 1 a 5, una faccia dalla a alla l e un orientamento da 0 a 4, come in 3g1
error-move-none = { $move } non è una mossa: le tessere vanno da 0 a 4, le facce da 0 a 11, gli orientamenti da 0 a 4
error-game-over = la partita è finita
error-slot-taken = { $move }: la tessera { $tile } di questo turno è già presa
error-face-taken = { $move }: la faccia { $face } del pianeta del posto { $seat } ha già la sua tessera, che non si sposta più
error-nothing-to-take-back = non c’è nessuna mossa da annullare
error-seed-long = un seme ha al massimo { $most } byte, non { $found }
error-seed-type = un seme è un numero intero, un testo o dei byte, non { $type }
error-seed-bounds = un seme è un numero intero da 0 a 2**256 - 1
error-trial-seat = il posto { $seat } non c’è: i posti vanno da 0 a { $last }
error-trial-tile = la tessera { $tile } non c’è: le tessere vanno da 0 a { $last }
error-trial-faces = un pianeta ha { $faces } facce, non { $found }
error-trial-rotation = l’orientamento { $rotation } non c’è: gli orientamenti vanno da 0 a { $last }

## Errors of records

error-record-long = nessuna registrazione supera i { $most } byte
error-record-deep = non è una registrazione: troppi livelli di annidamento
error-json-at = non è JSON: { $why } al carattere { $place }
error-is-missing = manca
error-no-object = { $value } non è un oggetto
error-no-record = { $value } non è una registrazione
error-not-here = { $name } qui è fuori posto
error-no-list = { $value } non è una lista
error-no-integer = { $value } non è un numero intero
error-record-format = { $value } qui non è noto, solo { $known }
error-record-unfinished = non deve esserci: mosse giocate, solo { $made } su { $moves }
error-no-flag = { $value } non è né true né false
error-no-animal-id = { $value } non è l’id di nessun animale
error-no-habitat = { $value } non è un ambiente
error-record-objectives = ne serve uno per posto, presenti { $found }
error-record-no-objectives = nella partita per principianti non ce ne sono, qui presenti { $found }
error-record-over = la partita è finita dopo { $moves } mosse
error-record-bounds = { $value } non è compreso tra 0 e { $last }
error-is-no-move = non è una mossa
error-record-turn = tocca al posto { $turn }, non al posto { $seat }
error-record-tile = la tessera { $tile } non è tra le cinque del turno { $round }
error-record-tile-taken = la tessera { $tile } è già stata presa in questo turno
error-record-face-taken = la faccia { $face } ({ $letter }) del posto { $seat } ha già la sua tessera
error-record-missing = manca: { $value }
error-record-extra = { $value } non dovrebbe esserci
error-record-other = { $value } dovrebbe essere { $right }

## Errors of bots and arenas

error-tables-version = { $path } non contiene tabelle di questa versione ({ $version })
error-tables-none = { $path } non contiene tabelle; le crea twelvefold train
error-tables-size = { $path } contiene tabelle di un’altra grandezza; twelvefold train le ricrea
error-cannot-read = { $path } non si può leggere: { $why }
error-cannot-write = { $path } non si può scrivere: { $why }
error-bot-class = { $file }: indica anche la sua classe, come in my_bot.py:Mine
error-bot-file = { $file }: questo file non esiste
error-bot-load = { $bot } non si può caricare: { $why }
error-bot-late = { $bot } non è ancora caricato dopo { $seconds } s
error-bot-no-class = { $bot } non è una classe, ma un oggetto di tipo { $type }
error-bot-no-options = nessuna
error-bot-make = { $bot } non si può creare (opzioni: { $options }): { $why }
error-bot-choose = { $bot } dà un oggetto di tipo { $type }, che non ha choose(turn)
error-bot-has-none = { $file } non contiene { $name }
error-bot-option = { $bot }: { $option } non è un’opzione; un’opzione si scrive come ms=50, una volta sola
error-bot-option-among = { $bot }: per { $option } si può scegliere tra { $among }, non { $value }
error-bot-option-number = { $bot }: { $option } è un numero da { $least } a { $most }, non { $value }
error-bot-no-option = { $bot } non ha l’opzione { $option }
error-no-bot = il bot { $bot } non c’è; ci sono: { $bots }
error-bot-tables = { $bot }: un file di tabelle si legge solo per chi possiede il computer
error-bots-seats = { $bots } bot non possono occupare { $seats } posti: indicane uno per tutti, o uno per posto
error-bot-name = il nome di un bot ha al massimo { $most } caratteri
error-arena-bots = un’arena richiede da 2 a { $most } bot diversi, non { $found }
error-arena-names = due dei bot si chiamano { $name }; a ciascuno serve un nome proprio
error-arena-seats = { $bots } bot non possono occupare { $seats } posti: indicane due, uno per posto, o di più per un torneo
error-process-ended = uno dei processi al lavoro è stato terminato dall’esterno; esegui di nuovo il comando
error-sprt-numbers = un test sequenziale è fatto di due numeri separati da una virgola, come 0,5 per 0 e 5, non { $value }
error-sprt-order = un test sequenziale va da un Elo minore a uno maggiore, tra -1000 e 1000, non { $value }
error-ray-needed = l’arena su un cluster ha bisogno di Ray: { $command }
error-ray-lost = un gruppo è andato perso con il suo processo, { $times } volte o con tutto il cluster ({ $why }): c’è abbastanza memoria?
error-ray-none = nessun cluster Ray all’indirizzo { $address }, indicato da RAY_ADDRESS
error-ray-closed = il cluster Ray all’indirizzo { $address } ha negato l’accesso: è di questa versione, e il suo token è qui?
error-kept-no-file = { $path } non è un file in cui conservare partite
error-kept-in-use = { $path } è usato da un’altra arena
error-kept-no-arena = non è la registrazione di un’arena
error-kept-differs = questa è un’altra arena: { $name } vale { $one }, non { $other }
error-kept-differs-somewhere = questa è un’altra arena: { $name } ha un altro valore
error-kept-refused = { $where }: { $what }; indica un altro file con --out, o nessuno
error-kept-torn = { $where }: questa registrazione di un’arena è incompleta
error-kept-box = questa è un’altra arena: ha un’altra scatola
error-kept-deal = questa è un’altra arena: la sua distribuzione non viene dal seme

## Errors of servers and databases

error-limit = --limit { $value }: indica un nome tra { $names } e un numero, come in sockets=50
error-limit-number = --limit { $value }: { $number } non è un numero da 1 a { $most }
error-public-url = --public-url { $url } non è un indirizzo come https://planets.example.org: indica schema e host, senza percorso
error-proxy = --proxy { $proxy }: indica un indirizzo o una rete, come in 10.0.0.0/8
error-token = il token dell’host è troppo corto: servono almeno { $least } caratteri
error-port = --port { $port }: una porta è un numero da 0 a 65535
error-port-taken = la porta { $port } è occupata: scegline un’altra con --port, o 0 per una qualsiasi libera
error-port-denied = la porta { $port } qui non si può usare: scegline una da 1024 in su con --port
error-host = non si può ascoltare su { $host }: { $why }
error-no-utf8 = non è UTF-8
error-backup-early = finisce troppo presto
error-backup-line = una sua riga è errata ({ $why })
error-backup-newer = viene da una versione più recente di Twelvefold
error-backup-there = { $path } esiste già: indica un altro file
error-backup-beginning = non comincia come un backup
error-backup-none = { $path } non è un backup, o è danneggiato
error-backup-load = { $path } non si può caricare: { $why }
error-backup-twice = comincia due volte
error-backup-rows = righe previste: { $rows }, righe trovate: { $done }
error-no-database = il database { $path } non c’è
error-database-version = questo database non è di questa versione: avvia una volta il server su di esso
error-database-full = il database non è vuoto
error-database-busy = il database non risponde: tutte le connessioni sono in uso
error-database-refuses = il database rifiuta: { $why }
error-not-stored = questo non si può memorizzare ({ $why })
error-database-newer = viene da una versione più recente di Twelvefold: installa quella, o indica un altro database
error-database-folder = { $path } non si può usare: è una cartella
error-database-unusable = { $path } non si può usare: { $why }
error-database-ours = { $path } è già in uso da questo server
error-database-made = { $path } non si può creare: { $why }
error-database-theirs = { $path } è in uso da un altro server: può averlo solo uno alla volta
error-database-opened = { $path } non si può aprire: { $why }
error-database-system = il suo file system non può fare ciò che serve a SQLite (un log in memoria condivisa)
error-database-unnamed = nessun database è indicato: { $forms }
error-database-url = questo URL di un database non si capisce: { $forms }
error-database-slashes = l’URL di un file SQLite ha tre barre, quattro per un percorso completo, e nulla dopo
error-database-driver = PostgreSQL ha bisogno del suo driver: { $command }
error-database-unknown = { $name } non è un database che Twelvefold conosce: { $forms }
error-database-forms = indica un file, sqlite:///file.db o postgresql://user:password@host/database
error-database-silent = il database non risponde: { $why }
