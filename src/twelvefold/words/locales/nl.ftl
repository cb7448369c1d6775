### Twelvefold in Dutch. The words are those of the printed rules: tegel, gebied, regio, dier, objectief, ronde, vlak; ours: bod, plaats, tafel.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `.most` is the first part of a word in requirement-most: bosregio’s.

game = Twelvefold
motto = Twaalf ronden, twaalf vlakken. Bouw een planeet en kijk wie er komt wonen.
fan-project = Een onofficieel fanproject, zonder band met de uitgever van het spel.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Oceaan
    .within = oceaan
    .most = oceaan
    .beside = oceaan
    .away = oceaan
habitat-forest = Bos
    .within = bos
    .most = bos
    .beside = bos
    .away = bos
habitat-desert = Woestijn
    .within = woestijn
    .most = woestijn
    .beside = woestijn
    .away = woestijn
habitat-mountain = Berg
    .within = berg
    .most = berg
    .beside = berg
    .away = berg
habitat-glacier = Gletsjer
    .within = gletsjer
    .most = gletsjer
    .beside = gletsjer
    .away = gletsjer

## Levels and seats

level-seedling = Zaailing
level-explorer = Ontdekker
level-naturalist = Natuurkenner
level-ranger = Boswachter
level-expert = Expert
level-master = Meester
style-collector = Verzamelaar
    .hint = Bouwt eerst aan zijn geheime objectief.
style-hunter = Jager
    .hint = Gaat meer voor dieren dan voor zijn objectief.
style-spoiler = Spelbreker
    .hint = Pakt de dieren die anderen zouden winnen.
style-friendly = Vriendelijk
    .hint = Let op zijn eigen planeet en hindert anderen minder.
style-sprinter = Sprinter
    .hint = Wil de dieren die snel komen.
style-none = Niets bijzonders
    .hint = Geen voorkeuren: speelt om te winnen.
style-mix = Gemengd
    .hint = Elke bot krijgt door loting een ander karakter.
style-idle = Zonder objectieven speelt hij zoals elke andere.
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
refusal-too-many-take-backs = Je kunt in dit spel geen zetten meer terugnemen.
refusal-too-many-reactions = Je hebt al je reacties voor dit spel gebruikt.
refusal-too-many-seatings = Dat heb je in dit spel te vaak gedaan. In het volgende kan het weer.
refusal-too-many-changes = Dat heb je in dit spel te vaak gedaan. In het volgende kan het weer.
refusal-too-many-entries = Aan deze tafel zijn genoeg spellen gespeeld. Maak een nieuwe tafel.
refusal-no-table = Deze tafel bestaat niet.
refusal-no-box = Deze doos met tegels bestaat niet.
refusal-no-bot = Deze bot bestaat niet.
refusal-bad-name = Kies een andere naam.
refusal-bad-options = Zo kan de tafel niet worden aangemaakt.
refusal-stale = Er is net iets gebeurd. Kijk nog eens.
refusal-no-seat = Er is geen plaats meer vrij.
refusal-not-yours = Dat is niet jouw plaats.
refusal-not-the-host = Dat kan alleen de host.
refusal-not-now = Dat kan nu niet.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-held = Een ogenblik: de laatste tegel kan nog worden teruggenomen.
refusal-illegal = Dat vlak is al bezet, of die tegel is al weg.
refusal-no-aids = Aan deze tafel staan biedingen en voorvertoning uit.
refusal-no-spectators = Aan deze tafel kan niemand toekijken.
refusal-used = Deze link is al gebruikt.
refusal-expired = Deze link is verlopen. Vraag om een nieuwe.
refusal-other-seat = Je hebt in dit spel al een andere plaats gehad of opengesteld. Vanaf het volgende spel kun je hier gaan zitten.
refusal-other-command = De server begreep deze pagina niet. Laad haar opnieuw.
refusal-unknown = De server kon niet antwoorden. Probeer het opnieuw.
refusal-stopping = De server stopt; deze pagina komt vanzelf terug.
refusal-slow = De verbinding is te traag. Deze pagina probeert het opnieuw.
refusal-forgotten = Dit apparaat is vergeten. Laad de pagina opnieuw om opnieuw te beginnen.
refusal-away = De server is er niet. Zodra hij terug is, gaat deze pagina vanzelf verder.
refusal-other = Geweigerd: { $reason }.

## The page

app-needs-script = Twelvefold heeft JavaScript nodig.
app-loading = Een ogenblik…
app-part-missing = Een deel van het spel kon niet worden opgehaald. Laad de pagina opnieuw als je online bent.
app-table-closed = { $by ->
    [host] De host heeft deze tafel gesloten.
    [administrator] De beheerder van de server heeft deze tafel gesloten.
   *[nobody] Deze tafel is gesloten.
  }
app-no-code = Er is geen tafel met de code ‘{ $code }’. Controleer de code en probeer het opnieuw.
app-no-table = Er is geen tafel op deze link. Misschien bestaat de tafel niet meer, of ontbreekt er een stuk van de link.
app-nowhere = Op dit adres is niets te vinden.
connection-offline = Je bent offline. Je zetten worden verstuurd zodra je weer online bent.
connection-away = Verbinding verbroken. Opnieuw verbinden…
connection-back = Weer verbonden.
connection-outdated = Er is een nieuwe versie.
connection-reload = Pagina opnieuw laden
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
home-learn = Leren spelen
home-learn-summary = Stap voor stap · vijf minuten
home-learn-continue = Verder met de les
home-learn-left = Ga door waar je gebleven was
home-today = Spel van de dag
home-today-hint = Voor iedereen gelijk: { $date }
home-join = Meedoen met code
home-join-hint = Zes letters en cijfers, van wie de tafel heeft aangemaakt.
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
new-style = Karakter
new-people = Spelers
new-seats = Plaatsen
new-variant = Variant
new-aids = Biedingen en voorvertoning tonen
new-listed = In de lijst met open tafels tonen
new-more = Meer opties
new-clock = Tijd per zet
new-clock-none = Onbeperkt
new-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
  }
new-clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
new-clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
new-hold = Tijd om terug te nemen
new-hold-seconds = { $count ->
    [0] Geen
    [one] { $count } seconde
   *[other] { $count } seconden
  }
new-first = Wie begint
new-first-lot = Door loting
new-first-seat = Plaats { $seat }
new-first-you = Jij
new-first-bot = Bot { $number }
new-spectators = Anderen mogen toekijken
new-seed = Seed van de verdeling, voor iedereen zichtbaar
new-seed-none = Een nieuwe
new-box = Eigen doos gebruiken
new-box-other = Andere doos gebruiken
new-box-remove = Zonder { $name } spelen
new-box-wrong = Dit is geen doos met tegels: { $why }
new-start = Spel starten
new-make = Tafel aanmaken
level-results = { $hint } · { $won } van { $played } gewonnen
level-seedling-hint = Heel makkelijk
level-explorer-hint = Makkelijk
level-naturalist-hint = Gemiddeld
level-ranger-hint = Moeilijk
level-expert-hint = Heel moeilijk
level-master-hint = Moeilijkst
level-seedling-plays = Voor je eerste spellen: ziet alleen de eerstvolgende dieren en telt verkeerd.
level-explorer-plays = Kijkt één ronde vooruit en telt nog slecht.
level-naturalist-plays = Kijkt drie rondes vooruit en ziet af en toe iets over het hoofd.
level-ranger-plays = Kijkt zes rondes vooruit en vergist zich zelden.
level-expert-plays = Speelt zetten in gedachten uit, maar vergeet welke tegels aan het eind terugkomen.
level-master-plays = Denkt tot een seconde na, raadt je objectief en rekent de laatste rondes precies uit.
variant-full = Standaard
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
room-hint = Het spel begint als elke plaats bezet is.
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
room-fill = Bot toevoegen
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
settings-motion-auto = Automatisch
settings-motion-full = Veel
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
settings-forget = Vergeet mij op dit apparaat
settings-forget-hint = Je verlaat al je plaatsen en verliest hier je lijst met spellen, je instellingen en je statistieken. In lopende spellen neemt een bot het over. Dit kun je niet ongedaan maken.
settings-forget-yes = Vergeet mij
settings-forget-no = Annuleren
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

## The table: requirements, lists, points

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
turn-of = { $name } is aan zet
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
seat-changed-hands = van speler gewisseld
seat-thinking = denkt na
first-seat = begint deze ronde

## The table: the offer and placing

offer-title = Open tegels
offer-tile = Tegel { $slot }: { $habitats }
offer-gone = Tegel { $slot } is weg
offer-taken = Tegel { $slot }: genomen door { $name }
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
planned = Klaar voor je beurt
table-face-taken = Daar ligt al een tegel. De vrije vlakken zijn donker.
table-choose-face = Kies eerst een vrij vlak van je planeet.
table-looking-on = Je kijkt toe.
table-not-yet = Een ogenblik…
table-turn-of = { $name } is aan de beurt.

## The table: hints

hint = Tip
hint-ask = Tip van een bot (H)
hint-thinking = Een bot denkt na…
hint-line = Een bot stelt dit voor; jij beslist.
hint-spoken = Een bot stelt voor: tegel { $slot }, { $habitats }, op vlak { $face }. Met Enter leg je hem.
hint-none = De bots hebben nu geen tip. Probeer het zo nog eens.
hint-alone = Tips zijn er alleen als je in je eentje tegen bots speelt, met biedingen en voorvertoning.
help-hint = een bot om een tip vragen, als je alleen speelt

## The table: rounds, races, objective, log

rounds-title = Ronden en hun dieren
round-button = Ronde { $round }: { $animals }
round-empty = geen dieren
face-down = Gedekt
race-title = Dieren
race-now = Deze ronde ({ $round })
race-round = Ronde { $round }
race-none = Er wachten geen dieren meer.
race-no-aids = Aan deze tafel staan biedingen en voorvertoning uit: tel zelf.
race-draw = gelijk
race-no-bid = –
race-second = 2e regio
race-second-why = Bij gelijke biedingen in de laatste ronde beslist de op één na grootste regio van elke planeet.
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
objective-next = Nog { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
log-title = Log
log-look = Op de planeet bekijken
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
life-by-second = Gelijke stand: de op één na grootste regio beslist
life-by-third = Gelijke stand: de op twee na grootste regio beslist

## The table: coming back

since-title = Terwijl je weg was
since-moves = { $moves ->
    [0] Het leven ging door.
    [one] Er is { $moves } tegel gelegd.
   *[other] Er zijn { $moves } tegels gelegd.
  }
since-end = Sluiten

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } wint
end-shared = Samen gewonnen: { $names }
end-place = { $place ->
    [2] Je bent tweede
    [3] Je bent derde
   *[other] Je bent vierde
  }, { $points ->
    [0] met evenveel punten maar minder dieren
    [one] { $points } punt achter
   *[other] { $points } punten achter
  }.
end-by-cards = Evenveel punten: het aantal dieren beslist.
end-by-shared = Evenveel punten en dieren: de winst wordt gedeeld.
end-objective = Objectief: { $habitat }
end-animals = { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }
end-rematch = Revanche
end-no-rematch = Geen revanche
end-higher = Een niveau hoger: { $level }
end-lower = Een niveau lager: { $level }
end-again = Voor een revanche: { $names }.
end-replay = Terugkijken
end-share = Terugkijklink kopiëren
end-copied = Gekopieerd.
end-picture = Plaatje delen
end-picture-text = Een spel Twelvefold
end-picture-downloaded = Het plaatje staat bij je downloads.
end-picture-failed = Deze browser kon het plaatje niet maken.
end-record = Opname downloaden
end-result = Uitslag

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Deze tafel sluiten?
    .text = Hij gaat voorgoed dicht en niemand kan nog meedoen.
    .yes = Tafel sluiten
    .no = Open laten
confirm-remove = { $name } verwijderen?
    .text = { $status ->
        [playing] Een bot speelt verder tot er iemand gaat zitten.
       *[waiting] De plaats komt vrij voor iedereen met de link.
      }
    .yes = Verwijderen
    .no = Laten zitten
confirm-resign = Dit spel opgeven?
    .text = { $then ->
        [bot] Een bot speelt voor je verder. Je kunt niet meer terug in dit spel.
       *[end] Het spel is meteen afgelopen, zonder winnaar.
      }
    .yes = Opgeven
    .no = Verder spelen
confirm-end = { $others ->
    [none] Dit spel beëindigen?
   *[some] Stemmen om te stoppen?
  }
    .text = { $others ->
        [none] Het is meteen afgelopen, zonder winnaar.
       *[some] Het eindigt zonder winnaar zodra iedereen het ermee eens is. Tot dan kun je je bedenken.
      }
    .yes = { $others ->
        [none] Spel beëindigen
       *[some] Stem om te stoppen
      }
    .no = Verder spelen
removed-by = { $by ->
    [administrator] De beheerder van de server heeft je van je plaats gehaald.
    [bot] De host heeft je plaats aan een bot gegeven.
   *[host] De host heeft je van je plaats gehaald.
  }
removed-hint = { $seat ->
    [open] Je kunt blijven kijken, of weer gaan zitten zolang de plaats vrij is.
   *[taken] Je kunt blijven kijken.
  }
removed-stay = Aan tafel blijven
clock-left = { $seconds ->
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
  }

## The table: menu, help, handing over

menu-say = Iets zeggen
menu-seats = Plaatsen
menu-hand-over = Plaats van { $name } doorgeven
menu-hand-over-hint = Wie deze link als eerste opent, krijgt de plaats. Hij werkt één keer, hooguit 24 uur en alleen tot het einde van het spel.
menu-fill = Plaats van { $name } aan een bot geven: { $bot }
menu-open = Plaats van { $name } openstellen
take-over-title = Deze plaats is voor jou
take-over-hint = Iemand geeft een plaats aan deze tafel aan jou door. Je gaat verder waar het spel nu is.
take-over = Plaats overnemen
menu-leave = Het spel
menu-end = Stemmen om te stoppen
menu-play-on = Toch verder spelen
menu-resign = Opgeven
menu-sure = Zeker weten?
help-title = Toetsen en gebaren
help-hands = Met één vinger draai je de planeet, met twee zoom en rol je. Sleep een tegel naar een vlak, of tik eerst op de tegel en dan op het vlak; met het muiswiel, een rechtsklik of een draai met twee vingers draai je de tegel. Met een tweede tik leg je hem.
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

replay-title = Terugkijken
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

## The rulebook: its page, and the ways to it

see-rules = Regels
why = Regel bekijken
why-placing = Hoe je tegels legt
why-bids = Hoe dieren een planeet kiezen
why-objective = Hoe het objectief telt
why-scoring = Hoe de punten worden geteld
rulebook-title = Regels
rulebook-page = Regels – { $game }
rulebook-contents = Inhoud
rulebook-search = Regels doorzoeken
rulebook-found = { $chapters ->
    [one] Gevonden in { $chapters } hoofdstuk.
   *[other] Gevonden in { $chapters } hoofdstukken.
  }
rulebook-nothing = Over “{ $words }” staat hier niets.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(onze keuze)**
rules-aim = Waar het om gaat
rules-aim-planet = Je geeft een planeet vorm. In elk van de twaalf ronden leg je er een tegel bij, en vanaf de derde ronde zoeken dieren een thuis. Ze gaan wonen waar het ze het best bevalt.
rules-aim-win = Na twaalf ronden is de planeet compleet. Wie het beste thuis heeft gemaakt, voor de dieren en voor een geheime habitat, wint.
rules-aim-ours = Dit zijn de regels in onze eigen woorden. Waar de gedrukte regels zwijgen, of waar de uitgaven verschillen, moet iemand kiezen. Dat hebben wij gedaan, en bij zulke punten staat { rules-ours }.
rules-words = Begrippen
rules-word = Begrip
rules-meaning = Betekenis
rules-word-habitat = habitat
rules-meaning-habitat = Oceaan, bos, woestijn, berg of gletsjer.
rules-word-planet = planeet
rules-meaning-planet = Een twaalfvlak: 12 vlakken, en op elk vlak komt één tegel.
rules-word-tile = tegel
rules-meaning-tile = Een continent: een vijfhoek van vijf gebieden. Er zitten er 50 in de doos.
rules-word-area = gebied
rules-meaning-area = Eén driehoek van een tegel. Een hele planeet heeft er 60.
rules-word-region = regio
rules-meaning-region = Alle gebieden van één habitat die met elkaar verbonden zijn. Ook één los gebied is een regio.
rules-word-animal = dier
rules-meaning-animal = Een kaart met een habitat (te zien aan de kleur van het kader) en een vereiste. Er zitten er 45 in de doos.
rules-word-objective = objectief
rules-meaning-objective = Een geheime kaart met één habitat. Hoeveel punten je ervoor krijgt, hangt af van het aantal gebieden van die habitat op je planeet aan het einde.
rules-word-seat = plaats
rules-meaning-seat = Waar iemand aan tafel zit. De plaatsen lopen met de klok mee: links van je is de volgende. Programma’s nummeren ze vanaf 0.
rules-word-round = ronde
rules-meaning-round = Iedereen legt één tegel, daarna ontstaat er leven. Een spel heeft 12 ronden.
rules-word-offer = open tegels
rules-meaning-offer = De tegels van de ronde die open liggen en nog niet gepakt zijn.
rules-word-bid = bod
rules-meaning-bid = Wat een planeet een dier te bieden heeft, als getal.
rules-touch = Wat aan elkaar grenst
rules-touch-edge = Twee gebieden grenzen aan elkaar als ze een rand delen: twee buren op één tegel, of de twee gebieden aan weerskanten van de rand tussen twee vlakken. Gebieden die elkaar alleen in een hoekpunt raken, grenzen niet aan elkaar { rules-ours }.
rules-touch-three = Als alle tegels liggen, grenst elk gebied aan precies drie andere.
rules-picture-contacts = Vier paren bossen. Over een rand tussen twee vlakken en naast elkaar op één tegel grenzen ze aan elkaar. Om een hoek en over het midden van een tegel grenzen ze niet aan elkaar.
rules-contact-edge = Over een rand
rules-contact-tile = Op één tegel
rules-contact-corner = Om een hoek
rules-contact-middle = Over het midden
rules-contact-yes = Aangrenzend.
rules-contact-no = Niet aangrenzend.
rules-regions = Regio’s
rules-regions-grow = Aangrenzende gebieden van dezelfde habitat vormen een regio. Regio’s lopen door van tegel naar tegel, de hele planeet rond.
rules-picture-regions = Een planeet met acht gelegde tegels en vier vrije vlakken. De drie bossen zijn gemarkeerd: 8, 4 en 1 gebied groot.
rules-regions-title = Drie bossen
rules-regions-caption = 8, 4 en 1 gebied
rules-regions-map = Op een platte kaart loopt een regio vaak door waar de planeet is opengesneden. Een gestippelde rand geeft dat aan, en waar de andere kant ver weg ligt, noemt een kleine letter het vlak waarop de regio verdergaat.
rules-regions-example = Op het plaatje loopt het bos van 8 gebieden over de vlakken c, b en g, dat van 4 over d en i. Het losse bos op a raakt het bos van 8 alleen in een hoekpunt en blijft een regio op zich.
rules-setup = Spelvoorbereiding
rules-setup-players = Het spel is voor 2 tot 4 spelers. Iedereen begint met een lege planeet.
rules-setup-tiles = Schud de 50 tegels en leg ze in tien gedekte stapels van vijf. Dat zijn de stapels van ronde 1 tot en met 10. Stapel 11 en 12 ontstaan onderweg.
rules-setup-animals = Schud de 45 dierkaarten en leg er 20 open onder de ronden, zoals de tabel laat zien. De andere 25 blijven ongezien in de doos.
rules-setup-objectives = Geef iedereen in het geheim één objectiefkaart. Geen twee zijn gelijk, en de rest blijft ongezien in de doos.
rules-setup-first = De jongste speler begint. Op een scherm kiest de host wie begint, of het lot beslist { rules-ours }.
rules-layout-round = Ronden
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Dieren per ronde
rules-layout-none = geen
rules-round = Een ronde
rules-round-parts = Elk van de twaalf ronden heeft drie delen.
rules-round-lay = Iedereen legt een tegel.
rules-round-life = Vanaf ronde 3 ontstaat er leven: dieren zoeken een planeet.
rules-round-token = Het startspelerfiche gaat een plaats verder.
rules-placing = Tegels leggen
rules-placing-take = De vijf tegels van de ronde worden omgedraaid. Te beginnen bij de startspeler van de ronde, en dan met de klok mee, pakt iedereen een van de tegels die er nog liggen en legt die op een vrij vlak van de eigen planeet, in een van vijf draaiingen.
rules-placing-free = Niets hoeft bij elkaar te passen, en de tegel hoeft niet naast een andere te liggen. Een gelegde tegel blijft zoals hij ligt { rules-ours }.
rules-picture-rotations = Eén tegel in vijf draaiingen, telkens een vijfde slag verder tegen de klok in.
rules-leftovers = Overgebleven tegels
rules-leftovers-piles = Wat niemand heeft gepakt, gaat gedekt naar stapel 11 tot daar vijf tegels liggen, dan naar stapel 12 tot ook daar vijf tegels liggen, en daarna uit het spel. Wat in ronde 11 en 12 overblijft, gaat uit het spel.
rules-leftovers-order = De tegels gaan erheen in de volgorde waarin ze zijn omgedraaid, en stapel 11 en 12 worden later omgedraaid in de volgorde waarin hun tegels erbij kwamen { rules-ours }.
rules-life = Er ontstaat leven
rules-life-look = Vanaf ronde 3 wordt, zodra iedereen een tegel heeft gelegd, elk dier onder de ronde bekeken. Elke planeet doet er een bod op, en het beste bod wint de kaart.
rules-token = Wie hierna begint
rules-token-left = De speler links van de startspeler van de ronde begint de volgende ronde.
rules-requirements = Wat dieren zoeken
rules-requirements-three = Elk dier heeft een habitat en vraagt van een planeet een van drie dingen. Wat de planeet te bieden heeft, is het bod.
rules-requirement = Het dier zoekt
rules-requirement-bid = Een planeet biedt
rules-requirement-most = de **meeste regio’s**
rules-requirement-most-bid = het aantal regio’s van de habitat van het dier
rules-requirement-touching = een regio **naast** een andere habitat
rules-requirement-touching-bid = de grootte van de grootste regio van de habitat van het dier die aan minstens één gebied van de andere grenst
rules-requirement-apart = een regio **niet naast** een andere habitat
rules-requirement-apart-bid = de grootte van de grootste regio van de habitat van het dier die aan geen enkel gebied van de andere grenst
rules-requirements-size = De grootte is het aantal gebieden. Een vlak dat nog vrij is, grenst nergens aan.
rules-most = De meeste regio’s
rules-most-example = De **panda** zoekt de meeste bossen. Elke regio telt voor 1, hoe klein ook. Deze planeet heeft vier bossen en biedt dus 4.
rules-picture-most = Een planeet waarop vier bossen zijn gemarkeerd en geteld: het bod op de panda is 4.
rules-most-caption = Meeste bossen: 4 regio’s
rules-touching = Naast
rules-touching-example = De **vos** zoekt bos naast gletsjer. Eén gebied gletsjer is genoeg, en het hele bos telt mee. Het grootste bos van die soort op deze planeet heeft 9 gebieden, dus is het bod 9.
rules-picture-touching = Dezelfde planeet. Het grootste bos dat aan gletsjer grenst, is gemarkeerd: het bod op de vos is 9.
rules-touching-caption = Bos naast gletsjer: 9 gebieden
rules-apart = Niet naast
rules-apart-example = De **eekhoorn** zoekt bos dat niet naast gletsjer ligt; waar het bos verder aan grenst, maakt niet uit. Het grootste bos van die soort op deze planeet heeft 6 gebieden, dus is het bod 6.
rules-picture-apart = Dezelfde planeet. Het grootste bos dat niet aan gletsjer grenst, is gemarkeerd: het bod op de eekhoorn is 6.
rules-apart-caption = Bos niet naast gletsjer: 6 gebieden
rules-award = Wie het dier krijgt
rules-award-best = Het beste bod wint de kaart, als het minstens 1 is en niemand anders evenveel biedt.
rules-award-itself = Een regio moet zelf aan de vereiste voldoen: doet je grootste bos dat niet, dan kan je tweede bos nog tellen { rules-ours }. De planeet hierboven laat het zien. Het grootste bos grenst aan een gletsjer, dus kijkt de eekhoorn naar het bos van 6 gebieden.
rules-ties = Gelijke stand
rules-ties-carried = Delen meerdere spelers het beste bod, of biedt er helemaal niemand { rules-ours }, dan krijgt niemand de kaart. De kaart schuift door: die wacht onderaan de kolom van de volgende ronde en wordt aan het einde van die ronde opnieuw bekeken.
rules-last-round = Gelijke stand in de laatste ronde
rules-last-round-why = Na ronde 12 is er geen ronde meer waar een kaart naar kan doorschuiven.
rules-last-round-most = Gaat het om de **meeste regio’s**, dan verlaat de kaart bij een gelijke stand het spel: die gaat terug in de doos.
rules-last-round-second = Bij **naast** en **niet naast** vergelijken de spelers met het beste bod hun op één na grootste regio die aan de vereiste voldoet. De grootste wint, en wie achterblijft, valt af. Staan er dan nog spelers gelijk, dan vergelijken zij hun derde. Een regio die iemand niet heeft, telt als 0. Beslist ook dat niet, dan verlaat de kaart het spel.
rules-last-round-none = Een dier waar niemand op biedt, verlaat het spel.
rules-last-round-ours = Sommige uitgaven vragen alleen of iemand een tweede keer aan de vereiste voldoet, andere hoe goed. Wij vergelijken de grootte { rules-ours }.
rules-picture-fox = Twee planeten in ronde 12. Ada en Bea hebben allebei een bos van 9 gebieden dat aan gletsjer grenst. Bea heeft er nog een, van 5 gebieden.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, en geen tweede
rules-bea-caption = 9, dan 5: de vos is voor haar
rules-last-round-example = De vos zoekt bos naast gletsjer. Ada en Bea bieden allebei 9. Bea heeft een tweede bos naast een gletsjer, met 5 gebieden. Ada heeft een bos van 6, maar daar grenst geen gletsjer aan, dus telt het hier niet mee. De vos trekt in bij Bea. In elke eerdere ronde had hij gewacht.
rules-known = Wat je mag weten
rules-known-open = Iedereen mag op elk moment elke planeet, elk open dier en elke gewonnen kaart bekijken. Verborgen zijn:
rules-known-piles = de stapels die nog niet zijn omgedraaid en de kaarten in de doos,
rules-known-objectives = tot het einde de objectieven van de anderen,
rules-known-mystery = bij “Verborgen dieren” de dieren die gedekt liggen.
rules-known-leftovers = De tegels die gedekt naar stapel 11 en 12 gingen, heeft iedereen gezien. Niemand hoeft ze te onthouden: Twelvefold toont ze.
rules-end = Het einde
rules-end-score = Na ronde 12 worden de objectieven omgedraaid. Je krijgt punten voor je objectief en voor je dieren.
rules-objective = Het objectief
rules-objective-step = Tel op je planeet de gebieden van de habitat van je objectief. Je krijgt de punten van de hoogste trede die je haalt. Alleen die trede telt, niet de som; onder de eerste trede is het 0.
rules-objective-table = Gebieden voor zoveel punten
rules-scoring = De dieren
rules-scoring-animals = Elk dier is 2 punten waard, of 1 als het dezelfde habitat heeft als je objectief. Dieren tellen ook als je geen enkele trede hebt gehaald.
rules-winner = Wie wint
rules-winner-points = Wie de meeste punten heeft, wint. Bij evenveel punten wint wie de meeste dierkaarten heeft. Zijn ook die gelijk, dan wordt de winst gedeeld.
rules-variants = Twee varianten
rules-variants-combine = Je kunt ze vrij combineren.
rules-beginner = Beginnersspel
rules-beginner-how = Er zijn geen objectieven. Elk dier is 1 punt waard.
rules-mystery = Verborgen dieren
rules-mystery-lie = Van de 20 dieren liggen er twee onder elk van de ronden 3 tot en met 12, één open en één gedekt.
rules-mystery-turn = Aan het einde van elk van de ronden 1 tot en met 10 wordt er, zodra de dieren zijn verdeeld, één omgedraaid: dat van de ronde na de volgende. Aan het einde van ronde 1 is dat het dier van ronde 3, aan het einde van ronde 10 dat van ronde 12.
rules-box = De doos
rules-box-data = Sommige gedrukte kaarten zijn met zekerheid bekend, andere moesten we reconstrueren; daarom staat de inhoud van de doos in een bestand en niet in het programma. Als je het spel hebt, kun je je eigen tegels en kaarten invoeren. Op de pagina boxes.md van de documentatie staat hoe.
rules-box-standard = In de standaarddoos heeft elke habitat negen dieren: één zoekt de **meeste regio’s**, vier zoeken **naast** en vier **niet naast**, telkens één voor elke andere habitat. Elke twee habitats delen 2 tegels, elke drie delen er 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeet
    .does = je planeet, vlak voor vlak; met een getal die van een andere speler, zoals in p 2
grammar-regions = regio, regio's, regio’s
    .does = de regio’s van je planeet; met een getal die van een andere speler
grammar-face = vlak
    .does = één vlak, rand voor rand; met een getal dat van een andere speler, zoals in g 2
grammar-animals = dieren, dier, biedingen
    .does = de dieren die wachten en het bod van elke planeet; met een getal die van één ronde, zoals in z 5
grammar-offer = tegels, tegel
    .does = de open tegels
grammar-objective = objectief
    .does = je objectief en hoever je bent
grammar-status = status, ronde
    .does = de ronde, wie er aan de beurt is, wie welke dieren heeft
grammar-log = logboek, zetten
    .does = wat er in deze en de vorige ronde is gebeurd
grammar-undo = terug
    .does = de tegel in je hand terugleggen
grammar-hint = tip
    .does = wat een goede bot zou doen
grammar-help = help, hulp
    .does = deze lijst
grammar-quit = stop, stoppen, einde
    .does = hier stoppen
grammar-do-place = tegel 3 op vlak g leggen, met draaiing 1; Enter bevestigt het
grammar-do-try = wat dat zou opleveren
grammar-do-turns = wat elke draaiing van tegel 3 op vlak g zou opleveren
grammar-do-tile = tegel 3 met de vijf habitats
grammar-faces = Vlakken zijn a tot en met l: a is de noordpool, b tot en met f de ring eromheen, g tot en met k de ring om de zuidpool, l de zuidpool.
grammar-rotations = Draaiingen zijn 0 tot en met 4, tegen de klok in. Bij draaiing 0 wijst de eerste habitat van een tegel naar de dichtstbijzijnde pool; op a zelf naar b, op l naar g.
grammar-wrong-word = “{ $text }” is hier onbekend. Een vraagteken legt uit wat je kunt typen.
grammar-wrong-tile = Een tegel is 1 tot en met 5, zoals in 3g1, niet “{ $text }”.
grammar-wrong-face = Een vlak is een van de Latijnse letters a tot en met l, zoals in 3g1, niet “{ $text }”.
grammar-wrong-rotation = Een draaiing is 0 tot en met 4, zoals in 3g1, niet “{ $text }”.
grammar-wrong-tile-first = Een zet begint met het nummer van de tegel, zoals in 3g1; bij “{ $text }” ontbreekt het.
grammar-wrong-seat = Er is geen speler “{ $text }” aan deze tafel.
grammar-wrong-round = Een ronde is 1 tot en met 12, niet “{ $text }”.
grammar-wrong-extra = “{ $text }” hoort daar niet.
grammar-wrong-long = Die regel is te lang. Een vraagteken legt uit wat je kunt typen.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronde { $round } van { $rounds }: jouw beurt.
spoken-confirm = Druk op Enter om te leggen, of typ een andere zet.
spoken-put-back = { $move } is teruggelegd.
spoken-free = Vrije vlakken: { $faces }.
spoken-face = Vlak { $face }, { $name }:
spoken-edge = { $habitat } naar { $face }
spoken-edge-joins = { $habitat } naar { $face }, verbonden
spoken-edge-alone = Naar { $face }: { $habitat }, daarachter niets.
spoken-edge-beside = Naar { $face }: { $habitat }, daarachter { $beyond }.
spoken-open = Naar { $face }: niets.
spoken-open-beside = Naar { $face }: niets, daarachter { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  } in { $count ->
    [one] { $count } regio
   *[other] { $count } regio’s
  }: { $sizes }.
spoken-bid = { $name } biedt { $bid }
spoken-race = Ronde { $round }: { $animal }. { $requirement }. { $bids }. { $name } ligt voor.
spoken-race-draw = Ronde { $round }: { $animal }. { $requirement }. { $bids }. Gelijke stand.
spoken-race-none = Ronde { $round }: { $animal }. { $requirement }. Niemand biedt.
spoken-has = { $name } heeft { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }: { $animals }.
spoken-has-none = { $name } heeft nog geen dier.
spoken-lies = { $move } zou zo liggen: { $edges }.
spoken-brings = { $move } verandert: { $changes }.
spoken-brings-nothing = { $move } verandert geen bod.
spoken-change = { $animal } van { $before } naar { $after }
spoken-change-objective = objectief { $habitat } van { $before } naar { $after }
spoken-then = { $animals }: dan ligt { $name } voor.
spoken-then-nobody = { $animals }: dan ligt niemand voor.
spoken-score = { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
  }. { $objective } voor het objectief { $habitat }, { $animals } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
  } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }.

## The line for typed moves at the table in the browser

typed-title = Zetten en vragen in woorden
typed-line = Typ een zet of een vraag
typed-hint = 3g1 legt tegel 3 op vlak g, met draaiing 1. ? toont wat je kunt vragen. Esc verlaat de regel.
typed-open = Een zet of een vraag typen (T)
typed-said = Wat er gezegd is
spoken-held = De tegel ligt. Enter bevestigt de zet, U neemt hem terug.
spoken-nothing-back = Je hebt niets in je hand, en er valt niets terug te nemen.
spoken-waits = Ronde { $round }: { $animal }. { $requirement }.
help-type = een zet of een vraag typen
settings-typing = Een regel voor getypte zetten en vragen tonen

## The game in a terminal

cli-text-welcome = { $variant }. Je bent { $name } en speelt tegen { $rivals }.
cli-text-ask-for-help = Typ ? voor hulp.
cli-text-prompt = Jouw zet:
cli-text-prompt-held = Enter legt { $move }:
cli-text-nothing-held = Je hebt niets in je hand. Wat gelegd is, blijft liggen.
cli-text-hint = { $bot } zou { $move } leggen.
cli-text-kept = Het spel is bewaard in { $file }.
cli-text-go-on = Ga verder met { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = Het laatste spel in { $file } is uit.
cli-no-level = Het niveau { $level } bestaat niet; kies uit { $levels }.
cli-play-not-in-text = { $option } is voor het spel in de browser; laat dat weg, of laat --text weg.
cli-play-only-in-text = { $option } is voor het spel in de terminal: voeg --text toe.
cli-play-not-resumed = { $option } is voor een nieuw spel; met --resume gaat een spel verder zoals het was.

## The lesson: what is said while one learns on a real table

lesson-title = Les
lesson-leave = Les verlaten
lesson-restart = Opnieuw beginnen
lesson-ask-leave = De les verlaten?
    .text = Je voortgang blijft bewaard. Ga verder wanneer je wilt, vanaf de startpagina.
    .yes = Verlaten
    .no = Verder leren
lesson-ask-restart = De les opnieuw beginnen?
    .text = Je verliest je voortgang in de les en het spel op tafel.
    .yes = Opnieuw beginnen
    .no = Verder leren
lesson-way = Stap { $step } van { $steps }
lesson-go-on = Verder
lesson-show = Laat het zien
lesson-play-on = Verder spelen
lesson-hurry = Sneller verder
lesson-wait = { $bot } kiest een tegel…
lesson-wait-task = Leg een tegel zoals je wilt.
lesson-welcome = Dit is jouw planeet: twaalf vlakken, allemaal nog vrij. In elk van de twaalf ronden leg je er een tegel op, en dieren komen wonen waar het ze het best bevalt. { $bot } speelt tegen je en is makkelijk te verslaan.
lesson-take = Er liggen vijf tegels open. Elke tegel heeft vijf gebieden, en elk gebied hoort bij een habitat: oceaan, bos, woestijn, berg of gletsjer. Pak een tegel, het maakt niet uit welke.
    .keys = Toetsen: 1 tot en met 5
lesson-turn = Draai de tegel nu met een van de twee ronde pijlen onder je planeet.
    .keys = Toetsen: Q en E
lesson-place = Kies er een vlak voor, welk je maar wilt: niets hoeft bij elkaar te passen. Tik op het vlak en druk dan op “Leggen”.
    .keys = Toetsen: de pijlen kiezen een vlak, Enter legt de tegel
lesson-again = De tegel ligt weer bij de andere. Pak er nog eens een.
lesson-laid = Daar ligt hij. Je kunt hem nog even terugnemen; daarna gaat het spel verder en legt { $bot } een tegel op de eigen planeet.
lesson-regions = Gebieden van één habitat die met een rand aan elkaar grenzen, vormen een regio, ook van tegel naar tegel. Hoeken tellen niet. Terwijl een tegel boven je planeet zweeft, zie je hoe groot de regio’s zouden worden.
lesson-grow = Een grote regio is veel waard, dus laat er een groeien: gebieden raken verbonden waar gelijke habitats aan een rand bij elkaar komen.
lesson-task-region = { $goal ->
    [one] Jouw opdracht: een regio van minstens { $goal } gebied. Habitat: { $habitat }.
   *[other] Jouw opdracht: een regio van minstens { $goal } gebieden. Habitat: { $habitat }.
  }
lesson-task-bid = Jouw opdracht: leg een tegel zo dat je bod minstens { $goal } is.
lesson-missed-region = { $value ->
    [one] Dat zou maar een regio van { $value } gebied worden. Je hebt de tegel terug.
   *[other] Dat zou maar een regio van { $value } gebieden worden. Je hebt de tegel terug.
  }
lesson-missed-bid = Daarmee zou je bod maar { $value } zijn. Je hebt de tegel terug.
lesson-shown = Zo kan het bijvoorbeeld: de tegel hangt boven het vlak en is goed gedraaid. Leg hem.
lesson-solved-region = { $value ->
    [one] Goed gedaan: een regio van { $value } gebied.
   *[other] Goed gedaan: een regio van { $value } gebieden.
  }
lesson-passed-region = Nu ligt hij. Regio’s groeien van tegel naar tegel, en er is nog tijd genoeg.
lesson-solved-bid = Goed gedaan: je bod is { $value }.
lesson-passed-bid = Nu ligt hij. Er komen nog andere dieren.
lesson-animals = Vanaf nu komen er aan het einde van elke ronde dieren. Dit is het eerstvolgende: { $animal }. Het zoekt: { $requirement }. Het gaat wonen op de planeet die meer te bieden heeft.
lesson-bid = Wat een planeet te bieden heeft, is het bod. Naast elk dier staan beide biedingen, die van jou eerst. Zoek dit dier: { $animal }. Tik daar op je eigen getal, en de regio’s die tellen, lichten op.
lesson-most = { $animal } zoekt de meeste regio’s, hoe klein ook. Habitat: { $habitat }. Gebieden die niet met elkaar verbonden zijn, zijn aparte regio’s.
lesson-touching = { $animal } zoekt: { $requirement }. Je bod is de grootte van de grootste regio die ergens aan de andere habitat grenst, al is het maar op één plek.
lesson-apart = { $animal } zoekt: { $requirement }. Je bod is de grootte van de grootste regio die nergens aan de andere habitat grenst. Een vrij vlak grenst nergens aan.
lesson-life-yours = { $animal } trekt bij jou in! Jouw bod was { $value }, dat van { $bot } was { $other }.
lesson-life-theirs = { $animal } trekt in bij { $bot }. Jouw bod was { $value }, het betere was { $other }. Er komen nog veel meer dieren.
lesson-life-waits = { $animal } trekt nog bij niemand in. De biedingen waren { $value } en { $other }, dus schuift de kaart door naar de volgende ronde.
lesson-tie-seen = Een gelijke stand bij dit dier: { $animal }. Beide biedingen waren { $value }. Dan krijgt niemand de kaart: die schuift door naar de volgende ronde, en daar worden de biedingen opnieuw vergeleken.
lesson-tie = En als de beste biedingen gelijk zijn? Dan krijgt niemand de kaart: die schuift door naar de volgende ronde, en daar worden de biedingen opnieuw vergeleken.
lesson-tie-picture = Twee biedingen van 4: de kaart schuift door van ronde 6 naar ronde 7.
lesson-objective = Dit is jouw geheime objectief: { $habitat }. Met { $areas } gebieden daarvan krijg je aan het einde { $points } punten, met meer gebieden meer. Een dier is 2 punten waard, maar slechts 1 als het in de habitat van je objectief leeft.
lesson-objective-secret = Iedereen heeft een geheim objectief: een habitat waarvan de planeet aan het einde veel gebieden moet hebben.
lesson-free = { $rounds ->
    [one] Nu ken je het spel. Er is nog { $rounds } ronde: probeer het beste thuis te bieden.
   *[other] Nu ken je het spel. Er zijn nog { $rounds } ronden: probeer het beste thuis te bieden.
  }
lesson-idle = Speel zoals je wilt. Aan het einde zie je hoe de punten worden geteld.
lesson-end = Zo worden de punten geteld: je objectief levert { $objective } op en je dieren { $animals }, samen { $total }. { $bot } heeft { $other }. Bij evenveel punten beslist het aantal dieren.
lesson-end-more = Dat was het hele spel. Op de startpagina vind je sterkere bots, en daar kunnen ook vrienden meedoen.

## The command line: its frame

cli-lang = De taal: { $codes }; anders die van je systeem.
cli-version = De versie tonen.
cli-about =
    Een bordspel waarin twaalf tegels een planeet vormen: spelen, opnemen, controleren, meten.

    Een onofficieel fanproject, zonder band met de uitgever van het spel.
cli-no-language = De taal { $name } bestaat niet; kies uit { $codes }.

## The command line: options that several commands share

cli-option-players = Aantal plaatsen.
cli-option-seed = Een geheel getal onder 2**256 of een willekeurige tekst; dezelfde seed geeft dezelfde spellen.
cli-option-mystery = De helft van de dieren ligt eerst gedekt.
cli-option-beginner = Geen objectieven; elk dier is 1 punt waard.
cli-option-bots = Wie er spelen: één naam voor alle plaatsen, of één per plaats met komma’s.
cli-option-box = Een eigen doos met tegels; zie docs/boxes.md.
cli-option-json = JSON voor programma’s tonen.
cli-option-port = De poort; 0 voor een willekeurige vrije.
cli-option-database = Een bestand, of postgresql://…; anders een bestand in je eigen gegevensmap.
cli-no-box = { $path } is geen doos om mee te spelen
cli-no-stdout = hiervoor is een bestand nodig, en - is er geen
cli-cannot-be-read = { $path }: niet leesbaar: { $why }
cli-playing = spelen
cli-and = {" en "}

## The command line: play, serve, admin, backup

cli-play = In de browser spelen: alleen tegen bots, rond dit scherm of met vrienden. Ctrl-C stopt het; spellen blijven bewaard.
cli-play-lan = Anderen in het lokale netwerk toelaten, zoals een telefoon naast je.
cli-play-browser = De browser openen, als die er is.
cli-play-text = Hier in de terminal tegen bots spelen.
cli-play-level = Met --text: hoe goed de bots spelen.
cli-play-plain = Met --text: alleen zinnen, voor schermlezers.
cli-play-record = Met --text: het spel bewaren als regel in dit bestand.
cli-play-resume = Met --text: verdergaan met het laatste spel in een bestand.
cli-play-starting = Het spel start.
cli-play-here = Twelvefold staat op { $url }
cli-play-beside = Open op een telefoon of computer naast je { $url }
cli-play-alone = Deze computer zit in geen lokaal netwerk: anderen kunnen niet meedoen.
cli-play-others = Voor anderen naast je: { $command }
cli-play-end = Ctrl-C stopt het; je spellen blijven bewaard.
cli-serve = Tafels aanbieden om aan te spelen, tot er een signaal komt. De logs zijn JSON-regels op stderr.
cli-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle.
cli-serve-public-url = Waar de server te vinden is, zoals https://planets.example.org.
cli-serve-proxy = Adres van een proxy die wordt geloofd over het adres van een client.
cli-serve-forget-after = Dagen waarna een verlaten tafel wordt verwijderd.
cli-serve-bot-workers = Processen waarin bots nadenken.
cli-serve-bot-pause = Seconden die een bot laat verstrijken na wat het laatst getoond werd, waar mensen spelen; 0: geen.
cli-serve-limit = Een andere grens; docs/hosting.md noemt ze.
cli-serve-web = Een andere client om aan te bieden.
cli-serve-here = Twelvefold draait op { $url }
cli-admin = Tafels van een draaiende server bekijken en sluiten, als beheerder.
cli-admin-list = De tafels tonen die in gebruik zijn.
cli-admin-close = Een tafel sluiten; iedereen daar krijgt bericht.
cli-admin-kick = Iemand van een plaats halen; die is dan vrij, en tijdens een spel speelt er een bot.
cli-admin-url = Waar de server is.
cli-admin-table = Code of id van de tafel.
cli-admin-seat = De plaats, geteld vanaf 0.
cli-admin-line = { $code }  { $status ->
    [waiting] wacht
    [playing] bezig
    [over] uit
    [closed] gesloten
   *[other] { $status }
  }  spel { $game } ronde { $round }  { $names }
cli-admin-open = vrij
cli-admin-tables = { $count ->
    [one] { $count } tafel in gebruik
   *[other] { $count } tafels in gebruik
  }
cli-admin-closed = tafel { $table } is gesloten
cli-admin-kicked = plaats { $seat } aan tafel { $table } is vrij
cli-admin-no-token = de variabele { $variable } moet het token bevatten waarmee de server is gestart
cli-admin-refused = de server weigert: { $reason }
cli-admin-no-server = op { $url } is geen server van Twelvefold: { $why }
cli-backup = Alle tafels in een nieuw bestand bewaren, ook terwijl er een server draait.
cli-backup-file = Het bestand van de back-up.
cli-backup-saving = Bewaren
cli-backup-saved = { $rows ->
    [one] { $rows } rij staat in { $file }
   *[other] { $rows } rijen staan in { $file }
  }
cli-restore = De tafels van een back-up in een lege database terugzetten, van welke soort ook.
cli-restore-restoring = Terugzetten
cli-restore-restored = { $rows ->
    [one] { $rows } rij is teruggezet
   *[other] { $rows } rijen zijn teruggezet
  }

## The command line: watch and show

cli-watch = Toekijken hoe bots een heel spel spelen: elke zet, waarom elk dier ergens intrekt, en de planeten terwijl ze groeien.
cli-watch-pace = Seconden tussen twee ronden; geen als niemand toekijkt.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = plaats { $seat } is { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive doet de zet
cli-round-opened = Ronde { $round }: plaats { $seat } begint; open tegels { $tiles }
cli-placed = {"  "}{ $move }  plaats { $seat } legt tegel { $tile } ({ $areas }) op vlak { $face }
cli-revealed = {"  "}Omgedraaid voor ronde { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat } door de tweede regio ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat } door de derde regio ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }; wacht op de volgende ronde
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }; verlaat het spel
cli-most = meeste { $habitat }regio’s
cli-touching = { $habitat } naast { $other }
cli-apart = { $habitat } niet naast { $other }
cli-end = Het einde:
cli-end-seat = {"  "}plaats { $seat }: { $objective } voor het objectief { $habitat }, { $animals } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }, samen { $total }
cli-end-seat-beginner = {"  "}plaats { $seat }: { $animals } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }, samen { $total }
cli-end-winner = plaats { $seat }
cli-end-points = Winst voor { $winners }
cli-end-cards = Winst voor { $winners } bij evenveel punten en meer dieren
cli-end-shared = Samen gewonnen: { $winners }
cli-show = Een stelling uit een opgenomen spel tonen: de platte kaart van elke planeet, met de grootte van elke regio.
cli-show-record = Een bestand met opnamen; regel 1 als er geen is genoemd.
cli-show-move = Na zoveel zetten; anders na de laatste.
cli-show-seat = Alleen de planeet van deze plaats.
cli-show-svg = In plaats daarvan daar een plaatje bewaren.
cli-show-picture = het plaatje staat in { $file }
cli-show-no-seat = er is geen plaats { $seat }: het spel heeft er { $players }, geteld vanaf 0
cli-show-no-move = { $record } heeft { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }, niet { $wanted }
cli-show-no-line = { $path } heeft regel 1 tot en met { $last }, niet { $wanted }
cli-show-offer = Open tegels: { $tiles }
cli-show-face-down = Ronde { $round }: gedekt
cli-show-animal = Ronde { $round }: { $animal }, { $requirement }: { $bids }
cli-picture-over = Het spel is uit, { $points }
cli-picture-round = Ronde { $round } van 12, plaats { $seat } is aan de beurt
cli-picture-seat = Plaats { $seat }
cli-picture-to-move = Plaats { $seat } · aan de beurt
cli-picture-points = Plaats { $seat } · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
cli-picture-areas = { $areas } { $habitat }
cli-picture-animals = { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }: { $names }
cli-picture-no-animals = nog geen dieren

## The command line: simulate, verify, train, bench

cli-simulate =
    Veel spellen tussen bots spelen.

    Met --out wordt elk spel een opname; dezelfde seed geeft hetzelfde bestand, hoeveel kernen er ook zijn. Zonder --out zegt een tabel hoe de spellen zijn verlopen.
cli-simulate-games = Aantal spellen.
cli-simulate-out = De opnamen daar bewaren, één per regel; - is stdout.
cli-simulate-written = { $games ->
    [one] { $games } spel staat in { $file }
   *[other] { $games } spellen staan in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  }
cli-verify =
    Opnamen naspelen volgens de regels.

    Voor elke foute opname zegt een regel waar die staat en wat er fout aan is; daarna volgt hoeveel er goed en hoeveel er fout zijn. Afsluitcode 0 als alles goed is, 1 als er minstens één fout is, 2 als een bestand niet leesbaar is.
cli-verify-files = Bestanden met op elke regel een opname; - is stdin.
cli-verify-verifying = controleren
cli-train =
    De tabellen van de bots leren uit spellen tegen zichzelf, met de standaarddoos of met een eigen doos.

    Bots gebruiken het bestand als dat wordt gevraagd: --bots expert:tables=tables.npz. Dezelfde seed geeft dezelfde tabellen, hoeveel kernen er ook zijn.
cli-train-out = Waar de tabellen komen.
cli-train-games = Spellen tegen zichzelf in elke generatie.
cli-train-searched = Spellen van de zoekbot na de generaties.
cli-train-learning = leren
cli-train-no-file = { $path } is geen bestand waarin tabellen kunnen worden bewaard
cli-train-title = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  } in { $seconds } s; de tabellen staan in { $file }
cli-train-kind = { $kind ->
    [two] 2 plaatsen
    [two-beginner] 2 plaatsen, beginners
    [more] 3 en 4 plaatsen
   *[more-beginner] 3 en 4 plaatsen, beginners
  }
cli-bench =
    De engine meten: willekeurige spellen, zetten vanuit Python, opnamen, batches, starten, geheugen.

    Elke waarde is de beste van veel korte metingen; op een computer die nog andere dingen doet, zijn alleen waarden van dezelfde keer te vergelijken. Andere spellen doen ander werk voor een zet: hun waarden zeggen hoe snel zulke engines zijn, niet welke beter is.
cli-bench-seconds = Hoelang elke waarde wordt gemeten.
cli-bench-peers = Ook engines van andere spellen meten, indien geïnstalleerd.
cli-bench-start = Ook starten en compileren meten.
cli-bench-measuring = meten
cli-bench-not-started = het starten kan niet worden gemeten, doordat een eigen proces daarvoor mislukte: { $why }
cli-bench-silent = geen melding

## The command line: headings of tables

cli-column-seat = plaats
cli-column-bot = bot
cli-column-games = spellen
cli-column-victories = gewonnen
cli-column-points = punten
cli-column-animals = dieren
cli-column-win-rate = winst
cli-column-interval = 95%
cli-column-ms = ms per zet
cli-column-rating = rating
cli-column-objective = objectief
cli-column-animal-points = punten voor dieren
cli-column-others = punten van anderen
cli-column-award-round = ronde van de dieren
cli-column-kind = soort
cli-column-generation = generatie
cli-column-situations = situaties
cli-column-loss = verlies ervoor
cli-column-what = wat
cli-column-of = details
cli-column-figure = waarde

## The command line: arena

cli-arena =
    Uitzoeken welke bot sterker is.

    Elke verdeling wordt vanaf elke plaats gespeeld, zodat het geluk niemand bevoordeelt. Twee bots op twee plaatsen spelen een match; twee op meer plaatsen: de eerste zit alleen tussen kopieën van de tweede; evenveel als plaatsen: allemaal samen; meer: een toernooi. Met --out gaat een onderbroken arena verder waar die was gebleven.

    Met --sprt is de afsluitcode 0 als de eerste bot wordt aanvaard, 1 als die wordt afgewezen, 3 als --games niet genoeg was.
cli-arena-bots = Wie er spelen: twee of meer bots, met komma’s.
cli-arena-games = Aantal spellen, naar boven afgerond op hele verdelingen.
cli-arena-out = De spellen daar bewaren, één opname per regel, en van daaruit verdergaan.
cli-arena-sprt = Spelen tot de eerste bot is aanvaard of afgewezen.
cli-arena-statistics = Ook tonen hoe de bots spelen.
cli-arena-picture = De ranglijst daar tekenen, als SVG.
cli-arena-report = Alle waarden als JSON bewaren.
cli-arena-ray = Op het Ray-cluster op RAY_ADDRESS spelen, of op een cluster hier.
cli-arena-two = een sequentiële test vergelijkt twee bots, niet { $count }
cli-arena-no-stdout = de spellen komen in een bestand, zodat een arena verder kan gaan: --out noemt het, en - is er geen
cli-arena-own-files = --out, --picture en --report hebben elk een eigen bestand nodig
cli-arena-title = { $games } { $variant ->
    [mystery] spellen met verborgen dieren
    [beginner] beginnersspellen
    [both] beginnersspellen met verborgen dieren
   *[full] spellen
  } op { $players } plaatsen, { $deals ->
    [one] { $deals } verdeling
   *[other] { $deals } verdelingen
  }
cli-arena-alone = { $alone } zit alleen tussen kopieën van { $copies }: bij gelijke sterkte zou de winst op { $share } uitkomen.
cli-arena-rounded = { $asked ->
    [one] Er is { $asked } spel gevraagd; dat is naar boven afgerond op hele verdelingen.
   *[other] Er zijn { $asked } spellen gevraagd; dat is naar boven afgerond op hele verdelingen.
  }
cli-arena-every-seat = Elke verdeling is vanaf elke plaats gespeeld.
cli-arena-all-met = Elke verdeling is vanaf elke plaats gespeeld, en elke combinatie van bots kwam even vaak voor.
cli-arena-few = Elke verdeling is vanaf elke plaats gespeeld; er waren te weinig spellen om elke combinatie van bots te laten voorkomen.
cli-arena-matrix = winst van de rij tegen de kolom
cli-arena-how = hoe ze spelen: gemiddelden, met de halve breedte van het 95%-interval
cli-arena-order = Winst naar volgorde in ronde 1: { $rates }
cli-arena-failed = { $bot } faalde { $count } keer: { $what }
cli-arena-stopped = Gestopt. Hetzelfde commando gaat verder met de partijen in { $file }.
cli-arena-first = {"  "}eerste { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } gedachte is door de klok afgebroken
   *[other] { $bot }: { $count } gedachten zijn door de klok afgebroken
  }
cli-arena-remarked = { $bot } meldde: { $what }
cli-remark-crash = crash
cli-remark-illegal-move = ongeldige zet
cli-remark-endless-thought = eindeloze gedachte
cli-remark-naive-played-on = naive speelde verder
cli-remark-short-sight = kortzichtigheid
cli-remark-near-side = nabije kant
cli-remark-miscount = telfout
cli-remark-forgotten-piles = vergeten stapels
cli-detail-place = ronde { $round }, plaats { $seat }: { $what }
cli-detail-gave = choose gaf { $what }
cli-detail-late = geen zet na { $seconds } seconden
cli-detail-code = de code { $code }
cli-detail-ended = zijn proces is beëindigd
cli-detail-unreadable = zijn antwoord is onleesbaar
cli-detail-another = hij beantwoordde een andere vraag
cli-detail-closed = hij heeft zijn pipe gesloten
cli-detail-status = zijn proces eindigde met status { $status }
cli-detail-signal = zijn proces eindigde door { $signal }
cli-arena-more = { $listed } en nog { $count }
cli-arena-accepted = { $bot } is aanvaard: { $figures }
cli-arena-refused = { $bot } is afgewezen: { $figures }
cli-arena-undecided = Nog niet beslist, er zijn meer spellen nodig: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) na { $groups ->
    [one] { $groups } verdeling
   *[other] { $groups } verdelingen
  }, Elo { $first } tegen { $second }.

## Errors: what the system says

error-system-denied = toegang geweigerd
error-system-not-permitted = actie niet toegestaan
error-system-none = bestand of map bestaat niet
error-system-exists = bestand bestaat al
error-system-folder = is een map
error-system-no-folder = is geen map
error-system-full = geen ruimte meer op het apparaat
error-system-read-only = bestandssysteem is alleen-lezen
error-system-address-taken = adres is al in gebruik
error-system-no-address = adres is hier niet beschikbaar
error-system-refused = verbinding geweigerd
error-system-late = time-out van de verbinding

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Gebieden: { $areas }.
cli-sketch-empty = Er ligt geen tegel.
cli-sketch-free = Vrije vlakken: { $faces }.
cli-sketch-latest = Laatst gelegd: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = deze waarde
error-box-long = het bestand is langer dan { $most } bytes
error-utf8 = geen UTF-8-tekst bij byte { $byte }
error-box-deep = geen doos: te diep genest
error-json = geen JSON: { $why }
error-box-object = een doos is een JSON-object, niet { $kind }
error-missing = { $name } ontbreekt
error-box-habitats = habitats moet een lijst van { $names } zijn
error-and-more = en nog { $count }
error-kind = { $kind ->
    [null] null
    [boolean] een booleaanse waarde
    [object] een object
    [list] een lijst
    [text] een tekst
   *[number] het getal { $value }
  }
error-box-list = { $name } moet een lijst zijn, niet { $kind }
error-box-count = { $name }: { $needed } nodig, { $found } aanwezig
error-box-tile = tegel { $number } moet een lijst van { $edges } habitats zijn, niet { $what }
error-box-area = tegel { $number }, gebied { $place }: { $value } is geen habitat
error-box-animal = dier { $number } moet een object zijn, niet { $kind }
error-box-id-taken = dier { $number }: id { $id } is al in gebruik
error-box-card = dier { $number }
error-box-card-named = dier { $number } ({ $name })
error-box-id = { $where }: id moet een tekst van 1 tot en met { $most } afdrukbare tekens zijn
error-box-habitat = { $where }: habitat { $value } is geen habitat
error-box-requirement = { $where }: requirement { $value } is niet most, touching of apart
error-box-most = { $where }: most heeft geen andere habitat
error-box-other = { $where }: other { $value } is geen habitat
error-box-own = { $where }: other is de eigen habitat van het dier
error-box-objectives = objectives moet een object zijn, niet { $kind }
error-box-objective = objectives: { $value } is geen habitat
error-box-steps-of = objectief { $name }
error-box-steps = { $where }: een lijst van [minstens zoveel gebieden, punten] is nodig
error-box-many-steps = { $where }: hoogstens { $most } treden mogelijk, { $found } aanwezig
error-box-step = { $where }, trede { $number }: [minstens zoveel gebieden, punten] is nodig, niet { $value }
error-box-step-bounds = { $where }, trede { $number }: hoogstens { $areas } gebieden en { $points } punten zijn mogelijk
error-box-ascend = { $where }: de treden moeten oplopen in gebieden en in punten
error-box-layout = layout moet een lijst van gehele getallen zijn
error-box-layout-count = layout: { $needed } getallen nodig, voor ronde 3 tot en met 12, { $found } aanwezig
error-box-layout-sum = layout: onder de ronden moeten { $needed } dieren liggen, niet { $value }
error-deal-integers = aantal spelers, startplaats en tegels moeten gewone gehele getallen zijn
error-deal-habitats = dit moeten habitats zijn
error-players = er kunnen 2 tot 4 spelen, niet { $players }
error-deal-objectives = { $players } verschillende zijn nodig, één per plaats
error-no-seat = er is geen plaats { $seat }
error-deal-piles = { $piles } stapels van { $tiles } tegels zijn nodig
error-no-tile = er is geen tegel { $tile }
error-tile-twice = tegel { $tile } komt twee keer voor
error-deal-columns = onder de { $rounds } ronden moeten { $wanted } liggen, niet { $found }
error-no-animal = er is geen dier { $animal }
error-animal-twice = { $animal } komt twee keer voor
error-move-code = de code van een zet is 0 tot en met { $last }, niet { $code }
error-move-text = { $text } is geen zet: een tegel 1 tot en met 5, een vlak a tot en met l en een draaiing 0 tot en met 4 zijn nodig, zoals in 3g1
error-move-none = { $move } is geen zet: slots zijn 0 tot en met 4, vlakken 0 tot en met 11, draaiingen 0 tot en met 4
error-game-over = het spel is uit
error-slot-taken = { $move }: tegel { $tile } van deze ronde is al weg
error-face-taken = { $move }: op vlak { $face } van de planeet van plaats { $seat } ligt al een tegel, en die blijft liggen
error-nothing-to-take-back = er is geen zet om terug te nemen
error-seed-long = een seed heeft hoogstens { $most } bytes, niet { $found }
error-seed-type = een seed is een geheel getal, een tekst of bytes, niet { $type }
error-seed-bounds = een seed is een geheel getal van 0 tot en met 2**256 - 1
error-trial-seat = er is geen plaats { $seat }: plaatsen zijn 0 tot en met { $last }
error-trial-tile = er is geen tegel { $tile }: tegels zijn 0 tot en met { $last }
error-trial-faces = een planeet heeft { $faces } vlakken, niet { $found }
error-trial-rotation = er is geen draaiing { $rotation }: draaiingen zijn 0 tot en met { $last }

## Errors of records

error-record-long = geen opname is langer dan { $most } bytes
error-record-deep = geen opname: te diep genest
error-json-at = geen JSON: { $why } bij teken { $place }
error-is-missing = ontbreekt
error-no-object = { $value } is geen object
error-no-record = { $value } is geen opname
error-not-here = { $name } hoort hier niet
error-no-list = { $value } is geen lijst
error-no-integer = { $value } is geen geheel getal
error-record-format = { $value } is hier niet bekend, alleen { $known }
error-record-unfinished = mag er niet zijn: er zijn pas { $made } van { $moves } zetten gedaan
error-no-flag = { $value } is niet true of false
error-no-animal-id = { $value } is geen id van een dier
error-no-habitat = { $value } is geen habitat
error-record-objectives = één per plaats nodig, { $found } aanwezig
error-record-no-objectives = in het beginnersspel zijn er geen, { $found } aanwezig
error-record-over = het spel is uit na { $moves } zetten
error-record-bounds = { $value } valt niet binnen 0 tot en met { $last }
error-is-no-move = is geen zet
error-record-turn = plaats { $turn } is aan de beurt, niet plaats { $seat }
error-record-tile = tegel { $tile } is niet een van de vijf van ronde { $round }
error-record-tile-taken = tegel { $tile } is in deze ronde al gepakt
error-record-face-taken = op vlak { $face } ({ $letter }) van plaats { $seat } ligt al een tegel
error-record-missing = ontbreekt: { $value }
error-record-extra = { $value } hoort er niet te zijn
error-record-other = { $value } moet { $right } zijn

## Errors of bots and arenas

error-tables-version = { $path } bevat geen tabellen van deze versie ({ $version })
error-tables-none = { $path } bevat geen tabellen; twelvefold train maakt ze
error-tables-size = { $path } bevat tabellen van een andere grootte; twelvefold train maakt ze opnieuw
error-cannot-read = { $path } kan niet worden gelezen: { $why }
error-cannot-write = { $path } kan niet worden geschreven: { $why }
error-bot-class = { $file }: noem ook de klasse, zoals in my_bot.py:Mine
error-bot-file = { $file }: dit bestand bestaat niet
error-bot-load = { $bot } kan niet worden geladen: { $why }
error-bot-late = { $bot } is na { $seconds } seconden nog niet geladen
error-bot-no-class = { $bot } is geen klasse, maar { $type }
error-bot-no-options = geen opties
error-bot-make = { $bot } kan niet worden gemaakt ({ $options }): { $why }
error-bot-choose = { $bot } levert { $type } zonder choose(turn)
error-bot-has-none = { $file } heeft geen { $name }
error-bot-option = { $bot }: { $option } is geen optie; opties zien eruit als ms=50, elk één keer
error-bot-option-among = { $bot }: { $option } is een van { $among }, niet { $value }
error-bot-option-number = { $bot }: { $option } is een getal van { $least } tot en met { $most }, niet { $value }
error-bot-no-option = { $bot } heeft geen optie { $option }
error-no-bot = er is geen bot { $bot }; kies uit { $bots }
error-bot-tables = { $bot }: een bestand met tabellen wordt alleen gelezen voor de eigenaar van de computer
error-bots-seats = { $bots } bots passen niet op { $seats } plaatsen: noem er één voor alle, of één per plaats
error-bot-name = de naam van een bot heeft hoogstens { $most } tekens
error-arena-bots = een arena heeft 2 tot en met { $most } verschillende bots nodig, niet { $found }
error-arena-names = twee van de bots heten { $name }; elk heeft een eigen naam nodig
error-arena-seats = { $bots } bots passen niet op { $seats } plaatsen: noem er twee, één per plaats, of meer voor een toernooi
error-process-ended = een van de werkende processen is van buitenaf beëindigd; voer de opdracht opnieuw uit
error-sprt-numbers = een sequentiële test bestaat uit twee getallen met een komma ertussen, zoals 0,5 voor 0 en 5, niet { $value }
error-sprt-order = een sequentiële test gaat van een kleinere naar een grotere Elo-waarde tussen -1000 en 1000, niet { $value }
error-ray-needed = de arena op een cluster heeft Ray nodig: { $command }
error-ray-lost = een groep ging verloren met de worker, { $times } keer of met het hele cluster ({ $why }): is er geheugen genoeg?
error-ray-none = op { $address } (uit RAY_ADDRESS) is geen Ray-cluster
error-ray-closed = het Ray-cluster op { $address } laat ons niet toe: heeft het deze versie, en is het token hier?
error-kept-no-file = { $path } is geen bestand waarin spellen kunnen worden bewaard
error-kept-in-use = { $path } is in gebruik bij een andere arena
error-kept-no-arena = geen opname van een arena
error-kept-differs = dit is een andere arena: { $name } is { $one }, niet { $other }
error-kept-differs-somewhere = dit is een andere arena: { $name } is anders
error-kept-refused = { $where }: { $what }; noem met --out een ander bestand, of geen
error-kept-torn = { $where }: deze opname van een arena is niet compleet
error-kept-box = dit is een andere arena, met een andere doos
error-kept-deal = dit is een andere arena: de verdeling komt niet uit de seed

## Errors of servers and databases

error-limit = --limit { $value }: noem een van { $names } en een getal, zoals in sockets=50
error-limit-number = --limit { $value }: { $number } is geen getal van 1 tot en met { $most }
error-public-url = --public-url { $url } is geen adres zoals https://planets.example.org: noem schema en host, zonder pad
error-proxy = --proxy { $proxy }: noem een adres of een netwerk, zoals in 10.0.0.0/8
error-token = het token van de beheerder is te kort: minstens { $least } tekens zijn nodig
error-port = --port { $port }: een poort is een getal van 0 tot en met 65535
error-port-taken = poort { $port } is bezet: kies een andere met --port, of 0 voor een willekeurige vrije
error-port-denied = poort { $port } mag hier niet worden gebruikt: kies er een vanaf 1024 met --port
error-host = op { $host } kan niet worden geluisterd: { $why }
error-no-utf8 = geen UTF-8
error-backup-early = eindigt te vroeg
error-backup-line = een regel is fout ({ $why })
error-backup-newer = komt van een nieuwere versie van Twelvefold
error-backup-there = { $path } bestaat al: noem een ander bestand
error-backup-beginning = begint niet als een back-up
error-backup-none = { $path } is geen back-up, of beschadigd
error-backup-load = { $path } kan niet worden geladen: { $why }
error-backup-twice = begint twee keer
error-backup-rows = moet { $rows } rijen hebben en heeft er { $done }
error-no-database = er is geen database { $path }
error-database-version = deze database is niet van deze versie: start de server er één keer mee
error-database-full = de database is niet leeg
error-database-busy = de database antwoordt niet: alle verbindingen zijn in gebruik
error-database-refuses = de database weigert: { $why }
error-not-stored = dit kan niet worden bewaard ({ $why })
error-database-newer = de database komt van een nieuwere versie van Twelvefold: installeer die, of noem een andere database
error-database-folder = { $path } kan niet worden gebruikt: het is een map
error-database-unusable = { $path } kan niet worden gebruikt: { $why }
error-database-ours = { $path } is al in gebruik bij deze server
error-database-made = { $path } kan niet worden gemaakt: { $why }
error-database-theirs = { $path } is in gebruik bij een andere server: er kan er maar één tegelijk bij
error-database-opened = { $path } kan niet worden geopend: { $why }
error-database-system = het bestandssysteem kan niet wat SQLite nodig heeft (een log in gedeeld geheugen)
error-database-unnamed = er is geen database genoemd: { $forms }
error-database-url = deze URL van een database is niet te begrijpen: { $forms }
error-database-slashes = een URL van een SQLite-bestand heeft drie schuine strepen, vier voor een volledig pad, en niets erna
error-database-driver = PostgreSQL heeft de driver nodig: { $command }
error-database-unknown = { $name } is geen database die Twelvefold kent: { $forms }
error-database-forms = noem een bestand, sqlite:///file.db of postgresql://user:password@host/database
error-database-silent = de database antwoordt niet: { $why }
