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
rules-placing-free = Nulla deve combaciare, e la tessera può anche non stare accanto a un’altra. Una volta piazzata, una tessera resta com’è { rules-ours }.
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
rules-award-itself = Ogni regione deve soddisfare la condizione da sé: se la tua foresta più grande non la soddisfa, la tua seconda foresta conta lo stesso { rules-ours }. Lo mostra il pianeta qui sopra. La sua foresta più grande tocca un ghiacciaio, quindi è la foresta di 6 che lo scoiattolo guarda.

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
rules-winner-points = Vince chi ha più punti. A parità di punti vince chi ha più carte Animale. Se anche queste sono pari, la vittoria è condivisa.

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

## The line for typed moves at the table in the browser

typed-title = Mosse e domande per iscritto
typed-line = Scrivi una mossa o una domanda
typed-hint = 3g1 piazza la tessera 3 sulla faccia g, ruotata di 1. ? elenca ciò che si può chiedere. Esc lascia la riga.
typed-open = Scrivere una mossa o una domanda (T)
typed-said = Ciò che è stato detto
spoken-held = La tessera è piazzata. Invio conferma la mossa, U la annulla.
spoken-nothing-back = Non hai tessere in mano e non c’è nulla da annullare.
spoken-waits = Turno { $round }: { $animal }. { $requirement }.
help-type = scrivi una mossa o una domanda
settings-typing = Mostra una riga per scrivere mosse e domande
connection-back = Il server è tornato. La partita continua.

## The game in a terminal

cli-text-welcome = { $variant }. Tu sei { $name } e giochi contro { $rivals }.
spoken-help-line = { $typed }: { $does }
cli-text-ask-for-help = Scrivi ? per avere aiuto.
spoken-turn = Turno { $round } di { $rounds }: tocca a te.
cli-text-prompt = La tua mossa:
cli-text-prompt-held = Invio piazza { $move }:
spoken-confirm = Premi Invio per piazzare la tessera, o scrivi un’altra mossa.
spoken-put-back = { $move }: la tessera è rimessa giù.
cli-text-nothing-held = Non hai tessere in mano. Ciò che è piazzato resta.
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
cli-text-hint = { $bot } giocherebbe { $move }.
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
cli-text-kept = La partita è salvata in { $file }.
cli-text-go-on = Per continuarla: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = L’ultima partita in { $file } è finita.
cli-no-language = La lingua { $name } non c’è; ci sono: { $codes }.
cli-no-level = Il livello { $level } non c’è; ci sono: { $levels }.
cli-play-not-in-text = { $option } vale solo per il gioco nel browser; ometti questa opzione, oppure ometti --text.
cli-play-only-in-text = { $option } vale solo per il gioco nel terminale: aggiungi --text.
cli-play-not-resumed = { $option } vale solo per una nuova partita; con --resume una partita continua com’era.

## The lesson: what is said while one learns on a real table

lesson-title = Lezione
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
lesson-place = Scegli una faccia, quella che vuoi: nulla deve combaciare. Tocca la faccia, poi premi “Piazza”.
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
lesson-touching = { $animal } chiede: { $requirement }. La tua offerta è la grandezza della regione più grande che tocca l’altro ambiente da qualche parte, anche in un punto solo.
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
