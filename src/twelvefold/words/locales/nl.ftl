### Twelvefold in Dutch. The words are those of the printed rules: tegel, gebied, regio, dier, objectief, ronde, vlak; ours: bod, plaats, tafel.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `within-…` is also the first part of a word in requirement-most.

game = Twelvefold
motto = Twaalf ronden, twaalf vlakken. Bouw een planeet en kijk wie er komt wonen.
fan-project = Een onofficieel fanproject, zonder band met de uitgever van het spel.

## Habitats

habitat-ocean = Oceaan
habitat-forest = Bos
habitat-desert = Woestijn
habitat-mountain = Berg
habitat-glacier = Gletsjer

## Levels and seats

level-seedling = Zaailing
level-explorer = Ontdekker
level-naturalist = Natuurkenner
level-ranger = Boswachter
level-expert = Expert
level-master = Meester
seat-bot = { $bot } { $seat }
seat-open = Vrije plaats
seat-nameless = Speler { $seat }

## Why something was refused

refusal-bad-message = De server begreep deze pagina niet. Laad de pagina opnieuw.
refusal-too-long = Dat is te lang.
refusal-not-greeted = De server begreep deze pagina niet. Laad de pagina opnieuw.
refusal-other-protocol = Server en pagina hebben verschillende versies. Laad de pagina opnieuw.
refusal-too-fast = Dat ging te snel. Wacht even.
refusal-too-many = Dat was voorlopig te veel. Wacht een poosje.
refusal-no-table = Deze tafel bestaat niet.
refusal-no-box = Deze doos met tegels bestaat niet.
refusal-no-bot = Deze bot bestaat niet.
refusal-bad-name = Kies een andere naam.
refusal-bad-options = Zo kan de tafel niet worden gemaakt.
refusal-stale = Er is net iets gebeurd. Kijk nog eens.
refusal-no-seat = Er is geen plaats meer vrij.
refusal-not-yours = Dat is niet jouw plaats.
refusal-not-the-host = Dat kan alleen de host.
refusal-not-now = Dat kan nu niet.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-held = Een ogenblik: de laatste tegel kan nog worden teruggenomen.
refusal-illegal = Dat vlak is al bezet, of die tegel is al weg.
refusal-no-aids = Aan deze tafel speel je zonder hulp.
refusal-no-spectators = Aan deze tafel kan niemand toekijken.
refusal-used = Deze link is al gebruikt.
refusal-unknown = De server kon niet antwoorden. Probeer het opnieuw.
refusal-stopping = De server stopt; deze pagina komt vanzelf terug.
refusal-slow = De verbinding is te traag. Deze pagina probeert het opnieuw.
refusal-away = De server is er niet. Zodra hij terug is, gaat deze pagina vanzelf verder.
refusal-other = Geweigerd: { $reason }.

## The page

app-needs-script = Twelvefold speel je in de browser, met JavaScript.
app-loading = Een ogenblik…
app-part-missing = Een deel van het spel kon niet worden opgehaald. Laad de pagina opnieuw als je online bent.
app-table-closed = Deze tafel is gesloten.
app-nowhere = Op dit adres is niets te vinden.
connection-away = De server is weg. Zodra hij terug is, gaat het spel vanzelf verder.
connection-outdated = De server is nieuwer dan deze pagina.
connection-reload = Opnieuw laden
dialog-close = Sluiten

## Home

home-back = Startpagina
home-choices = Met wie je speelt
home-bots = Tegen bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Spel tegen bots aanpassen
home-screen = Rond dit scherm
home-screen-summary = { $people ->
    [one] { $people } speler
   *[other] { $people } spelers
  } om de beurt · { $variant }
home-screen-change = Spel rond dit scherm aanpassen
home-friends = Met vrienden
home-friends-summary = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  } · met link of code · { $variant }
home-friends-change = Spel met vrienden aanpassen
home-continue = Verder spelen
home-tables = Jouw tafels
home-table-playing = { $who } · ronde { $round } van 12
home-table-waiting = { $who } · wacht op spelers
home-more-tables = { $count ->
    [one] nog { $count } tafel
   *[other] nog { $count } tafels
  }
home-today = Spel van de dag
home-today-hint = Voor iedereen gelijk: { $date }
home-join = Meedoen met code
home-join-hint = Zes letters en cijfers, van wie de tafel heeft gemaakt.
home-join-go = Meedoen
home-code = Code
home-open-tables = Open tafels
home-no-open-tables = Nu even geen.
home-replays = Terugkijken
home-replays-hint = Spellen die je op deze server hebt gespeeld, zet voor zet.
home-replays-none = Als je een spel hebt uitgespeeld, kun je het hier terugkijken.
home-replays-file = Opname uit bestand openen
home-settings = Instellingen
home-more = Meer
home-players = { $names }
home-planet = Een planeet met dieren erop

## New tables

new-name = Jouw naam
new-person = Naam van speler { $seat }
new-bots = Bots
new-level = Niveau
new-people = Spelers
new-seats = Plaatsen
new-variant = Regels
new-aids = Biedingen tonen, en wat een tegel zou opleveren
new-listed = In de lijst met open tafels tonen
new-start = Spel starten
new-make = Tafel maken
level-results = { $hint } · { $won } van { $played } gewonnen
level-seedling-hint = Speelt voor het eerst
level-explorer-hint = Makkelijk
level-naturalist-hint = Gemiddeld
level-ranger-hint = Goed
level-expert-hint = Sterk
level-master-hint = De sterkste
variant-full = Alle regels
    .hint = Dieren, en voor ieder een geheim objectief.
variant-beginner = Beginnersspel
    .hint = Geen objectieven; elk dier is 1 punt waard.
variant-mystery = Verborgen dieren
    .hint = De helft van de dieren ligt eerst gedekt.
variant-mystery-beginner = Verborgen, voor beginners
    .hint = De helft van de dieren gedekt, geen objectieven.

## Waiting room

room-page = Wachten op spelers – { $game }
room-name-empty = Gast
room-title = Wachten op spelers
room-hint = Het spel begint zodra alle plaatsen bezet zijn.
room-seats = Plaatsen
room-invite = Uitnodigen
room-link = Link naar deze tafel
room-copy = Link kopiëren
room-copied = Gekopieerd.
room-not-copied = Selecteer de link en kopieer hem zelf.
room-share = Delen
room-share-text = Speel Twelvefold met mij:
room-code = Code
room-code-hint = of typ deze code op { $address }
room-qr = QR-code van de link
room-sit = Aanschuiven
room-you = jij
room-host = host
room-offline = niet verbonden
room-bot = bot
room-fill = Bot op deze plaats zetten
room-fill-rest = Vrije plaatsen met bots vullen
room-kick = { $name } verwijderen
room-close = Tafel sluiten
room-leave = Je plaats verlaten
room-looking-on = Je kijkt toe: je hebt hier geen plaats.
room-only-here = Deze server is alleen op deze computer bereikbaar. Om vrienden te laten meedoen, stop je hem en start je hem met
room-command = make play LAN=1
room-open-to-all = Wie de link heeft, kan hier aanschuiven.

## Replays


## Settings

settings-title = Instellingen
settings-language = Taal
settings-sound = Geluid
settings-volume = Volume
settings-motion = Beweging
settings-motion-auto = Zoals het apparaat
settings-motion-full = Volledig
settings-motion-less = Weinig
settings-quality = Beeld
settings-quality-auto = Automatisch
settings-quality-high = Mooi
settings-quality-low = Snel
settings-quality-still = Stilstaand
settings-quality-map = Platte kaart
settings-glyphs = Symbolen van de habitats op de planeet
settings-confirm = Tegel pas leggen na een tweede tik
settings-left = Indeling voor linkshandigen
settings-notify = Melding als ik aan de beurt ben en deze pagina verborgen is
settings-notify-denied = Deze browser staat geen meldingen van deze pagina toe.
settings-name = Jouw naam
settings-about = Twelvefold { $version }
settings-licences = Werk van anderen in dit spel

## Animals

animal-whale = Walvis
animal-otter = Otter
animal-turtle = Schildpad
animal-octopus = Octopus
animal-orca = Orka
animal-jellyfish = Kwal
animal-shark = Haai
animal-dolphin = Dolfijn
animal-tropical-fish = Tropische vis
animal-panda = Panda
animal-frog = Kikker
animal-tiger = Tijger
animal-bear = Beer
animal-fox = Vos
animal-owl = Uil
animal-hedgehog = Egel
animal-sloth = Luiaard
animal-squirrel = Eekhoorn
animal-snake = Slang
animal-flamingo = Flamingo
animal-giraffe = Giraf
animal-elephant = Olifant
animal-camel = Kameel
animal-scorpion = Schorpioen
animal-lizard = Hagedis
animal-kangaroo = Kangoeroe
animal-lion = Leeuw
animal-goat = Geit
animal-eagle = Adelaar
animal-gorilla = Gorilla
animal-alpaca = Alpaca
animal-snow-leopard = Sneeuwluipaard
animal-bison = Bizon
animal-ram = Ram
animal-badger = Das
animal-bat = Vleermuis
animal-polar-bear = IJsbeer
animal-penguin = Pinguïn
animal-moose = Eland
animal-hare = Haas
animal-wolf = Wolf
animal-musk-ox = Muskusos
animal-seal = Zeehond
animal-reindeer = Rendier
animal-swan = Zwaan

## The table: habitats and requirements within sentences

within-ocean = oceaan
within-forest = bos
within-desert = woestijn
within-mountain = berg
within-glacier = gletsjer
requirement-most = Meeste { $habitat }regio’s
requirement-touching = { $habitat } naast { $other }
requirement-apart = { $habitat } niet naast { $other }
list-and = {" en "}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }

## The table: the screen

table-title = De tafel
to-home = Startpagina
round-of = Ronde { $round } van { $rounds }
your-turn = Jouw beurt
turn-of = Beurt van { $name }
turn-held = { $name } heeft gelegd
game-over = Het spel is uit
clock-title = Resterende tijd
clock = { $minutes }:{ $seconds }
top-buttons = Weergaven en menu
show-map = Kaart
show-globe = Globe
menu = Menu
title-your-turn = ● Jouw beurt – { $game }
map-of = Planeet van { $name }
planet-of = Planeet van { $name }
planet-back = Terug
no-globe = Deze browser kan de planeet niet in 3D tekenen. De kaart toont hetzelfde.
face-free = Vlak { $face }: vrij
face-laid = Vlak { $face }: { $habitats }

## The table: seats

seats-title = Planeten
seat-you = jij
seat-away = weg, een bot speelt
seat-offline = niet verbonden
seat-resigned = opgegeven
first-seat = begint deze ronde

## The table: the offer and placing

offer-title = Open tegels
offer-tile = Tegel { $slot }: { $habitats }
offer-gone = Tegel { $slot } is weg
actions-title = Jouw tegel
turn-left = Naar links draaien (Q)
turn-right = Naar rechts draaien (E)
place = Leggen
choose-face = Kies een vlak
choose-tile = Kies een tegel
put-back = Terugleggen (Esc)
take-back = Terugnemen
done = Klaar
seconds = { $seconds } s
table-tile-gone = Die tegel is al weg.
table-other-planet = Dit is de planeet van { $name }. Tegels leg je op je eigen planeet.
table-planned = Je bent nog niet aan de beurt. Je plan wacht.
planned = Wacht op je beurt
table-face-taken = Daar ligt al een tegel. De vrije vlakken zijn donker.
table-choose-face = Kies eerst een vrij vlak van je planeet.
table-looking-on = Je kijkt toe.
table-not-yet = Een ogenblik…
table-turn-of = { $name } is aan de beurt.

## The table: rounds, races, objective, log

rounds-title = Ronden en hun dieren
round-button = Ronde { $round }: { $animals }
round-empty = geen dieren
face-down = Gedekt
race-title = Dieren
race-now = Deze ronde ({ $round })
race-round = Ronde { $round }
race-none = Er wachten geen dieren meer.
race-no-aids = Aan deze tafel speel je zonder hulp: tel zelf.
race-draw = gelijk
race-no-bid = –
race-second = 2e
race-margin = +{ $margin }
bid-button = { $animal }: { $name } biedt { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Jouw objectief
objective-none = Beginnersspel: elk dier is 1 punt waard.
objective-hidden = De objectieven zijn geheim.
objective-now = { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
objective-next = Nog { $areas } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
log-title = Logboek
region = { $habitat } { $areas }
regions = Regio’s van { $name }: { $regions }.
regions-none = De planeet van { $name } is nog leeg.
spoken-aimed = Boven vlak { $face }.
spoken-taken = Vlak { $face } is bezet.

## The table: what happens

event-game-started = Spel { $game } begint.
event-round-opened = Ronde { $round }: { $name } begint.
event-placed = { $name } legt een tegel op vlak { $face }.
event-taken-back = { $name } neemt de tegel terug.
event-awarded = { $animal } trekt in bij { $name }. { $reason }{ $by ->
    [second] ; de tweede regio beslist
    [third] ; de derde regio beslist
   *[best] { "" }
  }.
event-carried = { $animal } wacht: { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }. { $reason }.
event-discarded = { $animal } verlaat het spel: { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }. { $reason }.
event-revealed = Omgedraaid voor ronde { $round }: { $animal }.
event-ended = Winst voor { $names }.
event-seated = { $name } schuift aan.
event-bot-seated = Een bot schuift aan: { $bot }.
event-seat-opened = Plaats { $seat } is vrij.
event-left = { $name } is weg; een bot speelt verder.
event-lapsed = De tijd van { $name } is om; een bot speelt verder.
event-returned = { $name } is terug.
event-resigned = { $name } geeft op; een bot speelt verder.
event-end-wanted = { $wanted ->
    [yes] { $name } wil hier stoppen.
   *[no] { $name } speelt toch verder.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } wil revanche.
   *[no] { $name } wil geen revanche.
  }
event-game-over = { $how ->
    [agreed] Iedereen vond het goed om hier te stoppen.
    [resigned] Op één na heeft iedereen opgegeven.
    [closed] De tafel is gesloten.
   *[played] Het spel is uit.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = { $name } is nu de host.
event-closed = De tafel is gesloten.
reaction-hello = Hallo!
reaction-nice = Mooi!
reaction-wow = Wauw!
reaction-oops = Oeps.
reaction-thinking = Even denken…
reaction-hurry = Jouw beurt!
reaction-thanks = Bedankt.
reaction-good-game = Goed gespeeld!

## The table: life

life-title = Er ontstaat leven
life-next = Verder
life-skip = { $count } overslaan
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } trekt in bij { $name }
life-awarded-you = { $animal } trekt bij jou in
life-carried = { $animal } wacht op de volgende ronde: { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }
life-discarded = { $animal } verlaat het spel: { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }
life-revealed = Omgedraaid voor ronde { $round }: { $animal }
life-by-second = Gelijke stand: de tweede regio beslist
life-by-third = Gelijke stand: de derde regio beslist

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } wint
end-shared = Samen gewonnen: { $names }
end-by-cards = Evenveel punten: het aantal dieren beslist.
end-by-shared = Evenveel punten en dieren: de winst wordt gedeeld.
end-objective = Objectief: { $habitat }
end-animals = { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }
end-rematch = Revanche
end-no-rematch = Geen revanche
end-again = Voor een revanche: { $names }.
end-replay = Terugkijken
end-share = Link naar terugblik kopiëren
end-copied = Gekopieerd.
end-record = Opname downloaden
end-result = Uitslag

## The table: menu, help, handing over

menu-say = Zeggen
menu-leave = Het spel
menu-end = Stemmen om te stoppen
menu-play-on = Toch verder spelen
menu-resign = Opgeven
menu-sure = Zeker weten?
help-title = Toetsen en gebaren
help-hands = Met één vinger draai je de planeet, met twee zoom en rol je. Sleep een tegel naar een vlak, of tik eerst op de tegel en dan op het vlak; het muiswiel of een rechtsklik draait de tegel. Met een tweede tik leg je hem.
help-take = een tegel pakken
help-aim = naar een vlak ernaast gaan
help-turn = de tegel draaien
help-place = de tegel leggen; de zet bevestigen
help-take-back = de zet terugnemen
help-put-back = de tegel terugleggen; sluiten
help-regions = de regio’s van de planeet voorlezen
help-map = kaart of globe
help-help = deze pagina
curtain-title = Geef door aan { $name }
curtain-why = Het objectief is alleen voor wie nu speelt.
curtain-open = Ik ben { $name }

## Replay

replay-title = Terugblik
replay-move = Zet { $move } van { $moves }
replay-start = Begin
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde verder
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Zetten
replay-file = Opname uit bestand openen
replay-bad = Dit is geen opname van een spel: { $why }
replay-none = Dit spel kun je hier niet terugkijken.
replay-choose = Open een opname die je als bestand hebt bewaard.
