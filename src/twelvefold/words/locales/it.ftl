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
    .away = oceani
habitat-forest = Foresta
    .within = foresta
    .most = foresta
    .beside = foresta vicina
    .away = foreste
habitat-desert = Deserto
    .within = deserto
    .most = deserto
    .beside = deserto vicino
    .away = deserti
habitat-mountain = Montagna
    .within = montagna
    .most = montagna
    .beside = montagna vicina
    .away = montagne
habitat-glacier = Ghiacciaio
    .within = ghiacciaio
    .most = ghiacciaio
    .beside = ghiacciaio vicino
    .away = ghiacciai

## Levels and seats

level-seedling = Germoglio
level-explorer = Esploratore
level-naturalist = Naturalista
level-ranger = Ranger
level-expert = Esperto
level-master = Maestro
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
refusal-no-aids = A questo tavolo si gioca senza aiuti.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-used = Questo link è già stato usato.
refusal-unknown = Il server non ha potuto rispondere. Riprova.
refusal-stopping = Il server si ferma; questa pagina tornerà da sola.
refusal-slow = La connessione è troppo lenta. Questa pagina riprova.
refusal-away = Il server non risponde. Quando torna, questa pagina riprende da sola.
refusal-other = Rifiutato: { $reason }.

## The page

app-needs-script = Twelvefold si gioca nel browser e ha bisogno di JavaScript.
app-loading = Un attimo…
app-part-missing = Non è stato possibile caricare una parte del gioco. Ricarica la pagina quando sei online.
app-table-closed = Questo tavolo è stato chiuso.
app-nowhere = A questo indirizzo non c’è nulla.
connection-away = Il server non risponde. Quando torna, la partita riprende da sola.
connection-outdated = Il server è più recente di questa pagina.
connection-reload = Ricarica
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
new-people = Persone
new-seats = Posti
new-variant = Regole
new-aids = Mostra le offerte e l’effetto di ogni piazzamento
new-listed = Mostra nell’elenco dei tavoli aperti
new-start = Inizia la partita
new-make = Crea il tavolo
level-results = { $hint } · { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
  } su { $played }
level-seedling-hint = La sua prima partita
level-explorer-hint = Facile
level-naturalist-hint = Medio
level-ranger-hint = Bravo
level-expert-hint = Forte
level-master-hint = Il più forte
variant-full = Regole complete
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
seat-away = via, gioca un bot
seat-offline = offline
seat-resigned = ha abbandonato
first-seat = inizia questo turno

## The table: the offer and placing

offer-title = Tessere scoperte
offer-tile = Tessera { $slot }: { $habitats }
offer-gone = Tessera { $slot }: già presa
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
table-planned = Non tocca ancora a te. Il tuo piano aspetta.
planned = Aspetta la tua mossa
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
hint-alone = I consigli sono per le partite in solitario contro i bot, a un tavolo con aiuti.
help-hint = chiedi consiglio a un bot, in solitario

## The table: rounds, races, objective, log

rounds-title = I turni e i loro animali
round-button = Turno { $round }: { $animals }
round-empty = nessun animale
face-down = Carta coperta
race-title = Animali
race-now = Questo turno ({ $round })
race-round = Turno { $round }
race-none = Nessun animale aspetta più.
race-no-aids = A questo tavolo si gioca senza aiuti: conta tu.
race-draw = parità
race-no-bid = –
race-second = 2ª
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
    [one] { $points } punto
   *[other] { $points } punti
  }
objective-next = Ancora { $areas ->
    [one] { $areas } porzione
   *[other] { $areas } porzioni
  } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
log-title = Diario
region = { $habitat } { $areas }
regions = Regioni di { $name }: { $regions }.
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
life-by-second = Parità: decide la seconda regione
life-by-third = Parità: decide la terza regione

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
end-by-cards = Parità di punti: decide il numero di animali.
end-by-shared = Parità di punti e di animali: la vittoria è condivisa.
end-objective = Obiettivo: { $habitat }
end-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }
end-rematch = Rivincita
end-no-rematch = Niente rivincita
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

## The table: menu, help, handing over

menu-say = Di’ qualcosa
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
