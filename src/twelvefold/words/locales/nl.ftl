### Twelvefold in Dutch. The words are those of the printed rules: tegel, gebied, regio, dier, objectief, ronde, vlak; ours: bod, plaats, tafel.
### Translating? Read docs/languages.md first. The game fills in `{ $name }`. `.most` is the first part of a word in requirement-most: bosregio’s.

game = Twelvefold
motto = Twaalf rondes, twaalf vlakken. Bouw een planeet en kijk wie er komt wonen.
fan-project = Een onofficieel fanproject, niet verbonden aan de uitgever van het spel.

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
    .hint = Gaat liever voor dieren dan voor zijn objectief.
style-spoiler = Spelbreker
    .hint = Pakt de dieren die anderen zouden winnen.
style-friendly = Vriendelijk
    .hint = Bouwt liever aan zijn eigen planeet dan dat hij jou dwarszit.
style-sprinter = Sprinter
    .hint = Gaat voor de dieren die het eerst komen.
style-none = Geen voorkeur
    .hint = Speelt gewoon om te winnen.
style-mix = Gemengd
    .hint = Geeft elke bot een willekeurige stijl.
style-idle = Zonder objectieven speelt deze bot net als alle andere.
seat-bot = { $bot } { $seat }
seat-open = Vrije plaats
seat-nameless = Speler { $seat }

## Why something was refused

refusal-bad-message = Er ging iets mis. Vernieuw de pagina en probeer het opnieuw.
refusal-too-long = Dat is te lang. Probeer iets korters.
refusal-not-greeted = Er ging iets mis. Vernieuw de pagina en probeer het opnieuw.
refusal-other-protocol = Er is een nieuwe versie beschikbaar. Vernieuw de pagina.
refusal-too-fast = Dat ging te snel. Wacht even en probeer het opnieuw.
refusal-too-many = Te veel verzoeken. Probeer het over een paar minuten opnieuw.
refusal-too-many-take-backs = Je kunt in dit spel geen zetten meer terugnemen.
refusal-too-many-reactions = Je hebt al je reacties voor dit spel gebruikt.
refusal-too-many-seatings = Dat heb je in dit spel te vaak gedaan. In het volgende kan het weer.
refusal-too-many-changes = Dat heb je in dit spel te vaak gedaan. In het volgende kan het weer.
refusal-too-many-entries = Aan deze tafel kunnen geen spellen meer worden gespeeld. Maak een nieuwe tafel aan om door te spelen.
refusal-one-attempt = Je bent al aan dit spel van de dag begonnen.
refusal-no-table = Tafel niet gevonden. Controleer de link.
refusal-no-box = Deze doos met tegels bestaat niet.
refusal-no-bot = Deze bot bestaat niet.
refusal-bad-name = Deze naam kun je niet gebruiken. Kies een andere.
refusal-bad-options = Met deze opties kan er geen tafel worden aangemaakt.
refusal-stale = Er is net iets veranderd in het spel. Bekijk de tafel en probeer het opnieuw.
refusal-no-seat = Er is geen plaats meer vrij.
refusal-not-yours = Dat is niet jouw plaats.
refusal-not-the-host = Dat kan alleen de host.
refusal-not-the-leader = Iemand anders leidt nu.
refusal-not-now = Dat kan nu niet.
refusal-not-now-daily = Dat kan niet in het spel van de dag.
refusal-not-now-day = Er is een nieuwe dag begonnen. Probeer het opnieuw.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-held = Wacht even: de laatste zet kan nog worden teruggenomen.
refusal-illegal = Dat vlak is al bezet, of die tegel is al weg.
refusal-no-aids = Aan deze tafel staan biedingen en voorvertoning uit.
refusal-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan.
refusal-used = Deze link werkt niet meer. Vraag om een nieuwe.
refusal-expired = Deze link is verlopen. Vraag om een nieuwe.
refusal-other-seat = Je hebt in dit spel al een andere plaats gehad of opengesteld. Vanaf het volgende spel kun je hier gaan zitten.
refusal-other-command = Er ging iets mis. Vernieuw de pagina en probeer het opnieuw.
refusal-unknown = De server reageerde niet. Probeer het opnieuw.
refusal-stopping = De server start opnieuw op. Deze pagina maakt zo weer verbinding.
refusal-slow = Je verbinding is te traag. Opnieuw verbinden…
refusal-forgotten = Dit apparaat is vergeten. Vernieuw de pagina om opnieuw te beginnen.
refusal-away = Geen verbinding met de server. Probeer het zo nog eens.
refusal-no-server = Daar is een server voor nodig, en deze pagina heeft er geen.
refusal-other = Dat is niet gelukt: { $reason }.

## The page

app-needs-script = Twelvefold heeft JavaScript nodig.
app-loading = Laden…
app-part-missing = Een deel van het spel kon niet worden geladen. Vernieuw de pagina als je online bent.
app-table-closed = { $by ->
    [host] De host heeft deze tafel gesloten.
    [administrator] De beheerder van de server heeft deze tafel gesloten.
   *[nobody] Deze tafel is gesloten.
  }
app-no-code = Er is geen tafel met de code ‘{ $code }’. Controleer de code en probeer het opnieuw.
app-no-table = Bij deze link hoort geen tafel. Misschien bestaat de tafel niet meer, of mist er een stuk van de link.
app-nowhere = Pagina niet gevonden. Controleer het adres.
connection-offline = Je bent offline. Je zetten worden verstuurd zodra je weer online bent.
connection-away = Verbinding verbroken. Opnieuw verbinden…
connection-back = Weer verbonden.
connection-sending = De server heeft nog niet geantwoord. We blijven het proberen…
connection-sent = Je zet is aangekomen.
connection-outdated = Er is een nieuwe versie beschikbaar.
connection-reload = Pagina vernieuwen
offline-no-webassembly = Het spel werkt niet in deze browser. Werk hem bij of probeer een andere.
offline-fetch = Het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
offline-outdated = Er is een nieuwe versie beschikbaar. Vernieuw de pagina.
offline-start = Het spel kon niet worden gestart. Probeer het opnieuw.
offline-crashed = Het spel stopt steeds. Je tafels zijn veilig. Probeer het opnieuw.
offline-elsewhere = Het spel is open in een ander tabblad. Ga daar verder, of speel hier.
offline-no-offline = Dit spel staat alleen op het apparaat waarop je het begon.
offline-play-here = Hier spelen
offline-try-again = Opnieuw proberen
offline-later = Later
offline-still = Geen verbinding. Op dit apparaat kun je gewoon spelen.
offline-stopped = Het spel is gestopt. Opnieuw starten…
offline-running = Het spel loopt weer. Er is niets verloren.
offline-full = De opslag van dit apparaat is vol: je zet is nog niet bewaard. Maak wat ruimte vrij.
offline-loading = Het spel wordt klaargezet…
offline-loading-hint = De volgende keer gaat het sneller, ook zonder verbinding.
offline-bytes = { $loaded } van { $total } MB
offline-cancel = Annuleren
offline-ask = Downloaden om offline te spelen
offline-soon = Downloaden om offline te spelen…
offline-ready = Klaar om offline te spelen
offline-not-kept = Deze browser bewaart niets in een privévenster. Speel gerust, maar je spellen zijn weg als je het tabblad sluit.
dialog-close = Sluiten

## Home

home-back = Startpagina
home-choices = Hoe wil je spelen?
home-bots = Tegen bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Spel tegen bots instellen
home-screen = Op één apparaat
home-screen-summary = { $people ->
   *[other] { $people } spelers
  } om de beurt · { $variant }
home-screen-change = Spel op één apparaat instellen
home-friends = Met vrienden
home-friends-summary = { $seats ->
   *[other] { $seats } plaatsen
  } · met link of code · { $variant }
home-friends-change = Spel met vrienden instellen
home-needs-server = Hiervoor is een server nodig
home-continue = Verder spelen
home-tables = Jouw tafels
home-round = Ronde { $round } van 12
home-waiting = { $count ->
    [one] Wacht op { $count } speler
   *[other] Wacht op { $count } spelers
  }
home-more-tables = { $count ->
    [one] nog { $count } tafel
   *[other] nog { $count } tafels
  }
home-learn = Leren spelen
home-learn-summary = Stap voor stap · vijf minuten
home-learn-continue = Verder met de les
home-learn-left = Ga verder waar je gebleven was
home-daily = Spel van de dag
home-daily-new = Voor iedereen hetzelfde spel
home-daily-playing = Ronde { $round } van 12
home-daily-left = Niet uitgespeeld
home-daily-place = plaats { $place } van { $players }
home-daily-earlier = Uitslagen en eerdere dagen
home-join = Meedoen met code
home-join-hint = Vul de code van zes tekens in die je van de host hebt gekregen.
home-join-go = Meedoen
home-code = Code
home-open-tables = Open tafels
home-history = Geschiedenis
home-replays-file = Opname uit bestand openen
home-settings = Instellingen
home-more = Meer
home-planet = Een planeet met dieren erop

## Your tables, your history, open tables

tables-running = Bezig
tables-over = Afgelopen
tables-none = Nog geen tafels. Begin een spel, dan vind je het hier terug.
tables-ended = Voortijdig gestopt
tables-won = Gewonnen
tables-lost = Verloren
tables-shared = Gedeelde winst
tables-remove = Deze tafel verwijderen: { $who }
tables-removed = Uit je lijst verwijderd: { $who }
tables-undo = Ongedaan maken
tables-close = Deze tafel verwijderen?
    .text = Verder speelt hier niemand. De tafel gaat voorgoed dicht en het spel eindigt zonder uitslag.
    .yes = Tafel sluiten
    .no = Behouden
tables-leave = Deze tafel verlaten?
    .text = De tafel verdwijnt uit je lijst en een bot speelt voor je. Met de link kun je terug zolang het spel duurt.
    .yes = Tafel verlaten
    .no = Blijven
history-none = Speel een spel uit, dan staan hier je resultaten.
history-played = Gespeeld
history-won = Gewonnen
history-best = Beste score
history-streak = Op rij gewonnen
history-longest = Langste reeks
history-levels = Tegen elk niveau
history-won-of = { $won } van { $played }
history-chart = { $count ->
    [one] Punten in je laatste spel
   *[other] Punten in je laatste { $count } spellen
  }
history-recent = Laatste spellen
history-more = Meer tonen
history-mistakes = Je fouten
history-export = Geschiedenis exporteren
history-import = Geschiedenis importeren
history-not-ours = Dit bestand is geen geschiedenis van Twelvefold.
history-newer = Deze geschiedenis komt uit een nieuwere versie van Twelvefold. Werk deze versie eerst bij.
history-imported = { $count ->
    [0] Je hebt alle spellen uit dit bestand al.
    [one] { $count } spel toegevoegd.
   *[other] { $count } spellen toegevoegd.
  }
open-free = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
  }
open-watch = Meekijken
open-join-table = Aanschuiven aan deze tafel: { $who }
open-watch-table = Meekijken aan deze tafel: { $who }
open-none = Er zijn nu geen open tafels.
open-none-hint = Wil je hier te vinden zijn? Begin een spel ‘{ $way }’ en zet ‘{ $option }’ aan.
open-waiting = Wachten op spelers
open-playing = Spellen om mee te kijken
open-no-aids = zonder voorvertoning
open-clock = met klok

## The daily game

daily-about = Voor iedereen hetzelfde spel. Tegenstander: { $bot }. Eén poging, zonder tips. Het volgende begint om { $time }.
daily-play = Spel van vandaag spelen
daily-table = Tafel openen
daily-played = { $days ->
    [one] { $days } dag gespeeld
   *[other] { $days } dagen gespeeld
  }
daily-streak = Huidige reeks: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  }
daily-longest = Langste reeks: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  }
daily-freeze = Een gemiste dag onderbreekt de reeks niet.
daily-earlier = Eerdere dagen
daily-earlier-hint = Om te oefenen, zo vaak je wilt, ook met tips. Deze spellen tellen niet mee.
daily-practise = Oefenen
daily-practise-day = Oefenen: { $date }
daily-practice = Oefenspel: dit telt niet mee.
daily-alone = Hier is geen ranglijst, want daar is een server voor nodig.
daily-not-finished = Niet uitgespeeld
daily-par = De bots op jouw plaats
daily-par-playing = speelt nog…
daily-beaten = Beter dan { $count } van de { $levels } bots
daily-share = Uitslag delen
daily-copied = Uitslag gekopieerd.
daily-not-copied = De uitslag kon niet worden gekopieerd.

## New tables

new-name = Jouw naam
new-person = Naam van speler { $seat }
new-bots = Bots
new-level = Niveau
new-style = Speelstijl
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
new-first-lot = Willekeurig
new-first-seat = Plaats { $seat }
new-first-you = Jij
new-first-bot = Bot { $number }
new-spectators = Toeschouwers toestaan
new-seed = Seed (zichtbaar voor iedereen)
new-seed-none = Willekeurig
new-box = Eigen doos gebruiken
new-box-other = Andere doos gebruiken
new-box-remove = Zonder { $name } spelen
new-box-wrong = Dit is geen geldige doos met tegels: { $why }
new-start = Spel starten
new-make = Tafel aanmaken
level-results = { $hint } · { $won } van { $played } gewonnen
level-seedling-hint = Heel makkelijk
level-explorer-hint = Makkelijk
level-naturalist-hint = Gemiddeld
level-ranger-hint = Moeilijk
level-expert-hint = Heel moeilijk
level-master-hint = Moeilijkst
level-seedling-plays = Voor je eerste spellen. Ziet alleen de eerstvolgende dieren en maakt telfouten.
level-explorer-plays = Kijkt één ronde vooruit, maar telt nog slecht.
level-naturalist-plays = Kijkt drie rondes vooruit, maar ziet weleens iets over het hoofd.
level-ranger-plays = Kijkt zes rondes vooruit en vergist zich zelden.
level-expert-plays = Denkt zetten helemaal door, maar vergeet welke tegels aan het eind terugkomen.
level-master-plays = Denkt tot een seconde na, raadt je objectief en rekent de laatste rondes precies uit.
custom-bots = Eigen bots
custom-bots-results = { $won } van { $played } gewonnen
variant-full = Standaard
    .hint = Dieren, plus een geheim objectief voor elke speler.
variant-beginner = Beginnersspel
    .hint = Geen objectieven. Elk dier is 1 punt waard.
variant-mystery = Verborgen dieren
    .hint = De helft van de dieren ligt eerst gedekt.
variant-mystery-beginner = Verborgen dieren voor beginners
    .hint = De helft van de dieren ligt eerst gedekt. Geen objectieven.

## Waiting room

room-page = Wachten op spelers – { $game }
room-name-empty = Gast
room-title = Wachten op spelers
room-hint = Het spel begint zodra alle plaatsen bezet zijn.
room-seats = Plaatsen
room-invite = Uitnodigen
room-link = Link naar deze tafel
room-copy = Link kopiëren
room-copied = Link gekopieerd.
room-not-copied = De link kon niet worden gekopieerd. Selecteer hem en kopieer hem zelf.
room-share = Delen
room-share-text = Speel Twelvefold met mij:
room-code = Code
room-code-hint = of typ deze code op { $address }
room-qr = QR-code van de link
room-sit = Aanschuiven
room-you = jij
room-host = host
room-offline = offline
room-bot = bot
room-fill = Bot toevoegen
room-fill-rest = Vrije plaatsen met bots vullen
room-kick = { $name } verwijderen
room-close = Tafel sluiten
room-leave = Je plaats verlaten
room-looking-on = Alle plaatsen zijn bezet. Je kijkt toe.
room-only-here = De server is alleen op deze computer bereikbaar. Wil je vrienden laten meedoen, stop hem dan en start hem opnieuw met
room-command = make play LAN=1
room-open-to-all = Iedereen met de link kan hier aanschuiven.

## Settings

settings-title = Instellingen
settings-play = Spelen
settings-planet = Planeet en beeld
settings-access = Toegankelijkheid
settings-device = Dit apparaat
settings-device-hint = Je geschiedenis en instellingen staan alleen op dit apparaat. Exporteer je geschiedenis om die te bewaren of mee te nemen naar een ander apparaat.
settings-offline = Het spel op dit apparaat bewaren, om zonder verbinding te spelen
choose-language = Taal
settings-sound = Geluid
settings-sound-on = Geluidseffecten
settings-volume = Volume
settings-motion = Animaties
settings-motion-auto = Automatisch
settings-motion-full = Volledig
settings-motion-less = Beperkt
settings-quality = Beeldkwaliteit
settings-quality-auto = Automatisch
settings-quality-high = Mooi
settings-quality-low = Snel
settings-quality-still = Stilstaand
settings-quality-map = Platte kaart
settings-glyphs = Symbolen van de habitats op de planeet
settings-confirm = Twee keer tikken om een tegel te leggen
settings-others = Zetten van anderen
settings-others-full = Volledig
settings-others-quick = Snel
settings-others-none = Direct
settings-wait = Eerst het hele einde van de ronde tonen, dan mijn beurt
settings-left = Indeling voor linkshandigen
settings-notify = Melding als ik aan de beurt ben en deze pagina verborgen is
settings-notify-denied = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de browserinstellingen.
settings-forget = Vergeet mij op dit apparaat
settings-forget-hint = Je verlaat al je plaatsen en verliest je lijst met spellen, je instellingen en je geschiedenis op dit apparaat. Bots nemen je lopende spellen over. Dit kun je niet ongedaan maken.
settings-forget-yes = Vergeet mij
settings-forget-no = Annuleren
settings-name = Jouw naam
settings-about = Twelvefold { $version }
settings-licences = Licenties van derden

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
requirement-touching = { $habitat } grenzend aan { $other }
requirement-apart = { $habitat } niet grenzend aan { $other }
list-and = {" en "}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }

## The table: the screen

table-title = De tafel
to-home = Startpagina
round-of = Ronde { $round } van { $rounds }
round-practice = Oefenspel
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
game-over = Spel afgelopen
clock-title = Resterende tijd
clock = { $minutes }:{ $seconds }
top-buttons = Weergaven en menu
show-map = Kaart
show-globe = Globe
menu = Menu
menu-try = Tegels proberen
title-your-turn = ● Jouw beurt – { $game }
map-of = Planeet van { $name }
planet-of = Planeet van { $name }
planet-back = Terug
no-globe = Deze browser kan de planeet niet in 3D tonen. Je ziet in plaats daarvan de kaart.
face-free = Vlak { $face }: vrij
face-laid = Vlak { $face }: { $habitats }

## The table: seats

seats-title = Planeten
seat-you = jij
seat-away = afwezig, een bot speelt
seat-offline = offline
seat-gone = al { $minutes } min offline
absence-title = { $name } is offline
absence-text = { $turn ->
        [yes] { $name } is aan de beurt, dus het spel wacht.
       *[no] Het spel gaat door tot { $name } aan de beurt is.
      }
absence-wait = Wachten
absence-bot = Plaats aan een bot geven
absence-host = Alleen de host kan de plaats aan een bot geven.
seat-resigned = heeft opgegeven
seat-changed-hands = nieuwe speler
seat-thinking = denkt na
watching = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
      }
watching-you = Je kijkt mee
watching-hint = Iedereen ziet dat je meekijkt, en je naam als je er een hebt gekozen.
first-seat = begint deze ronde

## The table: the offer and placing

offer-title = Open tegels
offer-tile = Tegel { $slot }: { $habitats }
offer-gone = Tegel { $slot } is weg
offer-taken = Tegel { $slot }: gepakt door { $name }
actions-title = Jouw tegel
turn-left = Naar links draaien
turn-right = Naar rechts draaien
place = Leggen
choose-face = Kies een vlak
choose-tile = Kies een tegel
skip-to-turn = Naar jouw beurt
put-back = Terugleggen
take-back = Terugnemen
done = Klaar
table-tile-gone = Die tegel is al weg.
table-other-planet = Dit is de planeet van { $name }. Tegels leg je op je eigen planeet.
table-planned = Je bent nog niet aan de beurt, maar je zet staat klaar.
planned = Staat klaar
own-planet = Mijn planeet
table-face-taken = Daar ligt al een tegel. De donkere vlakken zijn vrij.
table-choose-face = Kies eerst een vrij vlak van je planeet.
table-looking-on = Je kijkt toe.
table-not-yet = Een ogenblik…
table-turn-of = { $name } is aan de beurt.

## The table: hints

hint = Tip
hint-ask = Een bot om een tip vragen
hint-thinking = Een bot denkt na…
hint-line = Een bot stelt deze zet voor
hint-other = Alternatief { $number } van { $count }
hint-chance = Kans om te winnen: { $chance }
hint-plain = Andere zetten zijn ongeveer even goed.
hint-next = Volgende suggestie
hint-previous = Vorige suggestie
hint-spoken = Een bot stelt voor: tegel { $slot }, { $habitats }, op vlak { $face }. Druk op Enter om hem te leggen.
hint-spoken-other = Alternatief { $number }: tegel { $slot }, { $habitats }, op vlak { $face }. Druk op Enter om hem te leggen.
hint-more = Druk op H voor een alternatief.
hint-none = Nu even geen tip. Probeer het zo nog eens.
hint-alone = Je krijgt alleen tips als je in je eentje tegen bots speelt, met biedingen en voorvertoning aan.
help-hint = een bot om een tip vragen, als je alleen speelt

## The table: rounds, races, objective, log

rounds-title = Rondes en hun dieren
round-button = Ronde { $round }: { $animals }
round-empty = geen dieren
round-carried = { $count ->
    [one] { $count } dier schuift door
   *[other] { $count } dieren schuiven door
  }
face-down = Gedekt
race-title = Dieren
race-now = Deze ronde ({ $round })
race-round = Ronde { $round }
race-none = Er wachten geen dieren meer.
race-no-aids = Aan deze tafel staan biedingen en voorvertoning uit. Tel zelf.
race-draw = gelijk
race-no-bid = –
race-second = 2e regio
race-second-why = Bij een gelijke stand in de laatste ronde beslist de op één na grootste regio van elke planeet.
race-margin = +{ $margin }
race-past = Vorige ronden
race-word-touching = aan
race-word-apart = niet aan
race-word-most = meeste
race-legend-touching = grenst aan
race-legend-apart = grenst niet aan
race-legend-most = meeste regio’s
race-gained = Je neemt de leiding.
race-tied = Je komt op gelijke hoogte.
race-lost = Je raakt de leiding kwijt.
bid-button = { $animal }: { $name } biedt { $bid }
gains-title = Wat deze tegel verandert
gains-none = Er verandert geen bod
gains-points = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
  }
objective-title = Jouw objectief
objective-of = Objectief van { $name }
objective-show = Tonen
objective-hide = Verbergen
objective-none = Beginnersspel: elk dier is 1 punt waard.
objective-hidden = De objectieven zijn geheim.
objective-now = { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
objective-steps = Punten per aantal gebieden
objective-next = Nog { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
log-title = Logboek
log-whole = Heel het logboek
log-look = Op de planeet tonen
regions-none = De planeet van { $name } is nog leeg.
spoken-aimed = Boven vlak { $face }.
spoken-taken = Vlak { $face } is bezet.

## The table: what happens

event-game-started = Spel { $game } begint.
event-round-opened = Ronde { $round }: { $name } begint.
event-round-opened-you = Ronde { $round }: jij begint.
event-placed = { $name } legt een tegel op vlak { $face }.
event-placed-you = Je legt een tegel op vlak { $face }.
event-laid = { $name } legt een tegel.
event-laid-you = Je legt een tegel.
event-bot-fault = { $why ->
    [crash] { $name } is vastgelopen.
    [illegal-move] { $name } koos een ongeldige zet.
    [endless-thought] { $name } dacht te lang na.
    [given-up] { $name } liep in dit spel te vaak vast.
    [busy] { $name } moest te lang wachten.
   *[missing] { $name } staat niet op deze server.
}
event-taken-back = { $name } neemt de zet terug.
event-taken-back-you = Je neemt je zet terug.
event-awarded = { $animal } trekt in bij { $name }. { $reason }{ $by ->
    [second] ; gelijke stand, dus beslist de op één na grootste regio
    [third] ; gelijke stand, dus beslist de op twee na grootste regio
   *[best] { "" }
  }.
event-awarded-you = { $animal } trekt bij jou in. { $reason }{ $by ->
    [second] ; gelijke stand, dus beslist de op één na grootste regio
    [third] ; gelijke stand, dus beslist de op twee na grootste regio
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
event-left = { $name } is weg. Een bot neemt het over.
event-lapsed = De tijd van { $name } is om. Een bot neemt het over.
event-returned = { $name } is terug.
event-resigned = { $name } geeft op. Een bot neemt het over.
event-end-wanted = { $wanted ->
    [yes] { $name } wil het spel beëindigen.
   *[no] { $name } wil doorspelen.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } wil revanche.
   *[no] { $name } wil geen revanche.
  }
event-game-over = { $how ->
    [agreed] Iedereen stemde ermee in het spel te beëindigen.
    [resigned] Op één speler na heeft iedereen opgegeven.
    [closed] De tafel is gesloten.
   *[played] Het spel is afgelopen.
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
reaction-thanks = Bedankt!
reaction-good-game = Goed gespeeld!

## The table: life

life-title = Er ontstaat leven
life-next = Verder
life-skip = { $count ->
    [one] Overslaan
   *[other] Alle { $count } overslaan
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
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
    [0] De ronde is afgelopen.
    [one] Er is { $moves } tegel gelegd.
   *[other] Er zijn { $moves } tegels gelegd.
  }
since-end = Sluiten

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } heeft gewonnen
end-shared = Samen gewonnen: { $names }
end-place = { $place ->
    [2] Je bent tweede
    [3] Je bent derde
   *[other] Je bent vierde
  }, { $points ->
    [0] met evenveel punten maar minder dieren
    [one] met { $points } punt achterstand
   *[other] met { $points } punten achterstand
  }.
end-by-cards = Evenveel punten: het aantal dieren beslist.
end-by-shared = Evenveel punten en dieren: de winst wordt gedeeld.
end-objective = Objectief: { $habitat }
end-animals = { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }
end-rematch = Nog een keer spelen
end-no-rematch = Revanche annuleren
end-higher = Een niveau hoger: { $level }
end-lower = Een niveau lager: { $level }
end-again = Zin in revanche: { $names }.
end-review = Analyse
end-replay = Replay bekijken
end-share = Link naar replay kopiëren
end-copied = Link gekopieerd
end-picture = Afbeelding delen
end-picture-text = Een spel Twelvefold
end-picture-downloaded = De afbeelding staat bij je downloads.
end-picture-failed = Deze browser kon de afbeelding niet maken.
end-record = Opname downloaden
end-result = Uitslag tonen
end-counting = Eindtelling
end-podium = Podium
end-breakdown = Punten per onderdeel
end-areas = { $areas ->
    [one] { $areas } gebied
   *[other] { $areas } gebieden
  }
end-total = Totaal
end-more = Meer
end-watch = Finale opnieuw bekijken
end-skip = Overslaan

## The table: photo mode

photo-title = Fotomodus
photo-hint = Sleep om te draaien; zoom met twee vingers of het muiswiel.
photo-sky = Sterren
photo-save = Afbeelding opslaan

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Deze tafel sluiten?
    .text = De tafel gaat voorgoed dicht. Niemand kan er nog bij.
    .yes = Tafel sluiten
    .no = Open laten
confirm-remove = { $name } verwijderen?
    .text = { $status ->
        [playing] Een bot speelt door tot er iemand aanschuift.
       *[waiting] De plaats komt vrij voor iedereen met de link.
      }
    .yes = Verwijderen
    .no = Laten zitten
confirm-give = De plaats van { $name } aan een bot geven?
    .text = { $bot } speelt vanaf hier verder, en { $name } kan niet terug naar deze plaats.
    .yes = Aan een bot geven
    .no = Blijven wachten
invited-title = Nieuw bij Twelvefold?
invited-tile = Pak elke ronde een tegel en leg die op je planeet.
invited-animal = Dieren gaan wonen op de planeet die het best bij ze past.
invited-points = Win dieren en haal je geheime objectief. De meeste punten winnen.
invited-learn = Leer spelen in twee minuten
confirm-resign = Dit spel opgeven?
    .text = { $after ->
        [bot] Een bot speelt voor je door. Je kunt niet meer terug in dit spel.
       *[end] Het spel is meteen afgelopen, zonder winnaar.
      }
    .yes = Opgeven
    .no = Doorspelen
confirm-end = { $others ->
    [none] Dit spel beëindigen?
   *[some] Stemmen om te stoppen?
  }
    .text = { $others ->
        [none] Het is meteen afgelopen, zonder winnaar.
       *[some] Het eindigt zonder winnaar zodra iedereen het ermee eens is. Tot dan kun je je nog bedenken.
      }
    .yes = { $others ->
        [none] Spel beëindigen
       *[some] Stemmen om te stoppen
      }
    .no = Doorspelen
removed-by = { $by ->
    [administrator] De beheerder van de server heeft je van je plaats gehaald.
    [bot] De host heeft je plaats aan een bot gegeven.
   *[host] De host heeft je van je plaats gehaald.
  }
removed-hint = { $seat ->
    [open] Je kunt blijven kijken, of weer aanschuiven zolang de plaats vrij is.
   *[taken] Je kunt blijven kijken.
  }
removed-closed = Hier kan niemand meer spelen. Je kunt de planeten nog wel bekijken.
removed-stay = Aan tafel blijven
clock-left = { $seconds ->
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
  }

## The table: menu, help, handing over

menu-say = Iets zeggen
menu-seats = Plaatsen
menu-hand-over = Plaats van { $name } doorgeven
menu-hand-over-hint = Wie deze link als eerste opent, krijgt de plaats. De link werkt één keer, hooguit 24 uur en alleen tot het einde van het spel.
menu-only-here = Dit spel staat alleen op dit apparaat. Niemand anders kan meedoen.
menu-fill = Plaats van { $name } aan een bot geven: { $bot }
menu-open = Plaats van { $name } openstellen
take-over-title = Deze plaats is voor jou
take-over-hint = Iemand draagt een plaats aan deze tafel aan jou over. Je gaat verder waar die speler gebleven was.
take-over = Plaats overnemen
menu-leave = Spel verlaten
menu-end = Spel beëindigen
menu-play-on = Doorspelen
menu-resign = Opgeven
help-title = Toetsen en gebaren
help-hands = Sleep om de planeet te draaien; zoom met twee vingers. Sleep een tegel naar een vlak, of tik eerst op de tegel en dan op het vlak. Scrol, klik met rechts of draai met twee vingers om de tegel te draaien. Tik nog eens om hem te leggen.
help-take = een tegel pakken
help-aim = naar een vlak ernaast gaan
help-turn = de tegel draaien
help-place = de tegel leggen, daarna bevestigen
help-take-back = de zet terugnemen
help-put-back = de tegel terugleggen, of sluiten
help-next = meteen tonen wat volgt
help-regions = de regio’s van de planeet voorlezen
help-map = wisselen tussen kaart en globe
help-help = deze hulp tonen
help-play = afspelen of pauzeren
help-step = een zet terug of vooruit
help-round = een ronde terug of vooruit
help-ends = naar het begin of het einde
help-mistake = naar de volgende of vorige fout
help-better = de beste of de gespeelde zet tonen
help-option = de gespeelde of een van de beste zetten tonen
curtain-title = Geef het apparaat door aan { $name }
curtain-why = Niemand anders mag het objectief zien.
curtain-open = Ik ben { $name }

## Replay

replay-title = Replay
replay-move = Zet { $move } van { $moves }
replay-start = Begin
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Eén zet terug
replay-on = Eén zet vooruit
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde vooruit
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Zetten
replay-file = Opname uit bestand openen
replay-bad = Dit is geen geldige opname van een spel: { $why }
replay-not-record = Dit is geen geldige opname van een spel.
replay-none = Van dit spel is er geen replay.
replay-choose = Open een opname die je hebt opgeslagen.

## Een analyse met anderen

shared-title = Samen analyseren
shared-how = Wie deze link opent, volgt de analyse. Iedereen kan zelf rondkijken en weer terugkomen.
shared-no-server = Om samen te analyseren is een server nodig, en deze pagina heeft er geen.
shared-only-players = Alleen wie aan deze tafel heeft gespeeld, kan de link openen.
shared-link = Link naar deze analyse
shared-people = Wie er zijn
shared-door =
    { $count ->
        [one] Samen analyseren: { $count } persoon hier
       *[other] Samen analyseren: { $count } personen hier
    }
shared-you = { $name } (jij)
shared-guest = Zonder naam
shared-you-lead = Jij leidt de analyse
shared-leads = { $name } leidt de analyse
shared-away = verbindt opnieuw…
shared-looking = Je kijkt zelf rond
shared-follow = Weer volgen
shared-pass = Leiding afgeven
shared-pass-to = Leiding aan { $name } geven
shared-leave = Verlaten
shared-full = Er is geen plek meer in deze analyse.
shared-came = { $name } doet mee.
shared-went = { $name } is weg.

## Zettenreeksen: zetten die je uitprobeert vanuit een stelling van een afgelopen spel

line-try = Zetten proberen
line-count = Reeksen ({ $count })
line-list = Zettenreeksen
line-title = Zetten proberen
line-none = Nog geen zettenreeksen. Kies op een willekeurig moment ‘Zetten proberen’, dan worden je zetten hier bewaard.
line-back = Terug naar het spel
line-after = Na zet { $move }
line-go-on = Laat bots zetten
line-redo = Opnieuw
line-players = Wie speelt
line-players-hint = Bots weten alleen wat je op hun plaats mag weten.
line-you = Jij
line-unnamed = Reeks { $number }
line-from-game = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }, wijkt na zet { $move } af van het spel
line-from-line = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }, wijkt na zet { $move } af van { $name }
line-rename = { $name } hernoemen
line-name = Naam van de reeks
line-save = Bewaren
line-delete = { $name } verwijderen
line-sure = { $name } verwijderen?
    .text = De zetten gaan verloren.
    .yes = Verwijderen
    .no = Houden
line-compare = Vergelijken
line-left = Links
line-right = Rechts
line-game = Het spel
line-animals = Dieren { $points }
line-objective = Doel { $points }
line-wins = Wint { $chance }
line-share = Link kopiëren
line-file = Opslaan als bestand
line-full = Er is geen ruimte voor nog een reeks. Verwijder er een om je zetten te bewaren.

## Plannen: tegels die je tijdens een spel uitprobeert en die niemand anders ziet

plan-title = Tegels proberen
plan-back = Terug naar de tafel
plan-private = Alleen jij ziet dit
plan-spoken = Niemand anders ziet wat je hier probeert. Het spel gaat intussen door.
plan-list = Plannen
plan-none = Nog geen plannen. Leg een tegel, dan wordt je plan hier bewaard tot het spel is afgelopen.
plan-hint = Alleen jij ziet ze. Ze blijven bewaard tot het spel is afgelopen.
plan-begin = Nieuw plan
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
  }, op de planeet van { $name }
plan-now = Zoals het nu is
plan-same = Beide bieden hetzelfde.
plan-wins = zou winnen

## Reviews: verdicts; why a move is better; what luck decided

review-title = Analyse
review-chart = Winstkansen
review-steps = Kansen en zetten
review-row = Zet { $move }, { $name }: { $verdict }
review-start = Loop door het spel met de pijltjestoetsen of de knoppen, of tik op de grafiek.
review-waiting = Nog niet geanalyseerd. Een ogenblik…
review-progress = Zet { $move } van { $moves } wordt geanalyseerd
review-failed = Er ging iets mis, dus de analyse is niet volledig.
review-done = Het hele spel is geanalyseerd.
review-refused = Dit spel kan niet geanalyseerd worden: { $why }
review-again = Opnieuw proberen
review-where = Ronde { $round } · zet { $move }
review-options = Zetten om te vergelijken
review-why = Waarom die beter is
review-placement = tegel { $slot }, vlak { $face }
review-best = Beste
review-other = Alternatief
review-played = Gespeeld
review-luck-of = { $of ->
    [pile] Nieuwe tegels: { $name } { $change }
    [animals] Dier omgedraaid: { $name } { $change }
   *[deal] Begin: { $name } { $change }
  }
review-moments = Wat de doorslag gaf
review-moments-none = Geen enkele zet of stapel heeft dit spel veel veranderd.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Geluk met de tegels: { $name }
   *[animals] Geluk met een dier: { $name }
  }
review-round = Ronde { $round }
review-skill = Geluk en kunde
review-luck = geluk
review-play = spel
review-skill-later = Verschijnt zodra alle zetten geanalyseerd zijn.
review-won = Gewonnen
review-lost = Verloren
review-shared = Gedeelde winst
review-sum = Gelijk deel { $even }, geluk { $luck }, spel { $play }
review-accuracy = Nauwkeurigheid
review-error = Verlies per keuze
review-level = Gespeeld als
review-revealed = Met alles open
review-revealed-hint = Beoordeelt elke zet alsof de komende tegels, gedekte dieren en alle doelen bekend waren.
review-next-mistake = Volgende fout
review-summary = Overzicht
review-step = { $name }: { $verdict }, { $chance } kans om te winnen.
review-step-loss = { $name }: { $verdict }, kans om te winnen van { $before } naar { $after }.
review-step-better = Te zien: { $placement }, { $chance } kans om te winnen.
review-retry = Mijn fouten oefenen
verdict-best = beste zet
verdict-good = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = blunder
verdict-forced = al beslist
reason-apart = Vlak { $face } houdt afstand ({ $habitat } niet aan { $other }): { $animal } { $before } → { $after }
reason-touching = Vlak { $face } vergroot de regio ({ $habitat } aan { $other }): { $animal } { $before } → { $after }
reason-most = Vlak { $face } geeft een extra regio ({ $habitat }): { $animal } { $before } → { $after }
reason-room = Vlak { $face } geeft betere kansen: { $animal } { $before } → { $after }
reason-denial = Minder voor { $name }: { $animal } { $before } → { $after }
reason-objective = Doel { $points }
luck-deal = begin
luck-pile = tegels
luck-animals = dieren
mistake-objective-dropped = Objectief te vroeg opgegeven
    .what = Je hebt minder gebieden voor je objectief gelegd, terwijl de punten nog haalbaar waren.
    .advice = Tel eerst hoeveel gebieden je nog nodig hebt voor de volgende trede, voordat je iets anders probeert.
mistake-objective-chased = Objectief tot elke prijs
    .what = Je hebt gebieden voor je objectief gelegd, maar een dier was meer waard.
    .advice = Een dier levert tot 2 punten op. Ga ervoor als de volgende trede van je objectief nog ver weg is.
mistake-habitats-touch = Te dicht bij elkaar
    .what = Je regio grensde daarna aan de habitat die hij moest mijden en telde niet meer mee voor een dier.
    .advice = Kijk voor het leggen langs elke rand: komen daar habitats samen die een dier gescheiden wil?
mistake-regions-joined = Regio’s samengevoegd
    .what = Je tegel heeft een bestaande regio vergroot, terwijl een extra regio had geteld.
    .advice = Zoekt een dier de meeste regio’s? Laat er dan ruimte tussen.
mistake-region-scattered = Habitat versnipperd
    .what = Je bent een nieuwe regio begonnen, terwijl je grootste kon groeien.
    .advice = Voor de meeste dieren telt alleen je grootste regio. Draai de tegel zo dat gelijke habitats aan de rand bij elkaar komen.
mistake-region-closed-in = Regio ingesloten
    .what = Je hebt je regio minder vrije kanten gelaten om te groeien.
    .advice = Houd vlakken vrij naast de regio’s die je wilt laten groeien.
mistake-tile-left = Goede tegel laten liggen
    .what = Met de tegel die je liet liggen, kan een tegenstander meer bieden voor een dier.
    .advice = Kijk voor je kiest wie er na jou komt en welke tegel die goed kan gebruiken.
mistake-rival-unopposed = Dier zomaar weggegeven
    .what = Je had meer voor een dier kunnen bieden en het zo een tegenstander moeilijker kunnen maken.
    .advice = Je hoeft niet elk dier te winnen: bij een gelijk bod krijgt je tegenstander het ook niet.
mistake-animal-missed = Haalbaar dier gemist
    .what = Je had meer kunnen doen voor een dier van die ronde of de volgende.
    .advice = Vergelijk voor elke zet alle biedingen op de dieren van deze en de volgende ronde.
mistake-animal-forgotten = Later dier vergeten
    .what = Je had je al kunnen voorbereiden op een dier dat later komt.
    .advice = Kies twee of drie latere dieren en leg elke tegel zo dat hij er minstens één helpt.
mistake-misplaced = Goede tegel, verkeerde plek
    .what = Dezelfde tegel was meer waard op een ander vlak of anders gedraaid.
    .advice = Probeer de tegel op meerdere vlakken en in meerdere standen voordat je hem legt.
mistakes-title = Je fouten
mistakes-games = { $count ->
    [one] Eén spel geanalyseerd
   *[other] { $count } spellen geanalyseerd
  }
mistakes-empty = Speel een spel uit en open de analyse. Je fouten blijven hier staan, zodat je het opnieuw kunt proberen.
mistakes-play = Speel een spel
mistakes-unreviewed = Sommige van je spellen zijn nog niet geanalyseerd.
mistakes-review = { $count ->
    [one] Laatste spel analyseren
   *[other] Laatste { $count } spellen analyseren
  }
mistakes-reviewing = Spel { $game } van { $games } wordt geanalyseerd
mistakes-stop = Stoppen
mistakes-kinds = Wat het vaakst misgaat
mistakes-flawless = Geen fouten in deze spellen. Goed gespeeld!
mistakes-retry-all = Alles opnieuw
mistakes-retry = Opnieuw
mistakes-retry-kind = Opnieuw: { $kind }
mistakes-left = { $count ->
    [one] nog 1
   *[other] nog { $count }
  }
mistakes-all-solved = Alles opgelost
mistakes-count = { $count ->
    [one] één keer
   *[other] { $count } keer
  }
mistakes-other = Andere fouten
mistakes-trend = Hoe je de laatste tijd speelt
mistakes-latest = Gemiddelden van je laatste spellen. Elke stip is een spel.
mistakes-seats = Spelers
mistakes-all = Alle
mistakes-accuracy = Nauwkeurigheid
    .hint = 100% betekent alleen beste zetten
mistakes-error = Verlies per beslissing
    .hint = Winstkans die je weggeeft
mistakes-luck = Geluk
    .hint = Wat tegels en dieren je gaven
mistakes-change = { $change } vergeleken met eerder
mistakes-line = Laatste spellen: { $values }
mistakes-step = Oefening { $number } van { $count }
mistakes-round = Ronde { $round }
mistakes-leave = Oefeningen verlaten
mistakes-task = Je zet kostte je hier { $loss } winstkans. Vind een betere.
mistakes-judging = Je zet wordt bekeken…
mistakes-same = Dat is de zet die je in het spel deed.
mistakes-closer = Beter dan in het spel, maar er is een sterkere zet.
mistakes-wrong = Dat is niet beter dan je zet in het spel.
mistakes-good = Goede zet!
mistakes-best = Dat is de beste zet!
mistakes-solution = Dit is de beste zet.
mistakes-gap = Beste zet: { $before }. Deze: { $after }.
mistakes-gain = Je winstkans: { $before } → { $after }
mistakes-again = Probeer opnieuw
mistakes-check = Opnieuw bekijken
mistakes-show = Toon oplossing
mistakes-next = Volgende
mistakes-finish = Klaar
mistakes-other-move = Andere zet proberen
mistakes-none = Hier valt niets opnieuw te proberen.
mistakes-over = Je vond een goede zet in { $solved } van de { $count } stellingen.
mistakes-once-more = Opnieuw

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Puzzel
puzzle-daily = Dagpuzzel
puzzle-task = Vind de zet die je de beste kans geeft om te winnen.
puzzle-outcome = Uitslag
puzzle-right = Goed!
puzzle-wrong = Net niet.
puzzle-shown = Oplossing:
puzzle-result = Je winstkans is { $best }. Met elke andere zet hooguit { $second }.
puzzle-missed = Je winstkans is { $chance }. Met een andere zet is dat { $best }.
puzzle-why = Waarom dit beter is dan de zet in het spel ({ $chance }):
puzzle-why-own = Waarom dit beter is dan jouw zet ({ $chance }):
puzzle-again = Opnieuw
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-rating = Je rating: { $rating }
puzzle-about = Puzzel { $name } · rating { $rating }
puzzle-theme = Thema
puzzle-theme-any = Alle thema’s
puzzle-unknown = Deze puzzel bestaat niet.
puzzle-all-tried = Je hebt alle puzzels geprobeerd.
puzzle-theme-tried = Je hebt alle puzzels met dit thema geprobeerd.
# Limit: 36
puzzle-missed-again = Gemiste puzzels opnieuw
# Limit: 24
puzzle-start-over = Opnieuw beginnen
puzzle-card-new = Eén zet beslist het spel
puzzle-card-solved = Vandaag opgelost
puzzle-card-more = Meer puzzels
puzzle-theme-apart = Niet grenzend
puzzle-theme-touching = Grenzend
puzzle-theme-most = Meeste regio’s
puzzle-theme-room = Betere kansen
puzzle-theme-denial = Rivaal dwarsbomen
puzzle-theme-objective = Doel

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
rulebook-nothing = Geen resultaten voor ‘{ $words }’.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(onze keuze)**
rules-aim = Doel van het spel
rules-aim-planet = Je geeft een planeet vorm. In elk van de twaalf rondes leg je er een tegel bij. Vanaf ronde 3 zoeken dieren een thuis. Ze gaan wonen waar het ze het best bevalt.
rules-aim-win = Na twaalf rondes is je planeet compleet. Wie het beste thuis heeft gemaakt, voor de dieren en voor één geheime habitat, wint.
rules-aim-ours = Dit zijn de regels in onze eigen woorden. Waar de gedrukte regels zwijgen of de uitgaven verschillen, moesten wij kiezen. Bij die punten staat { rules-ours }.
rules-words = Begrippen
rules-word = Begrip
rules-meaning = Betekenis
rules-word-habitat = habitat
rules-meaning-habitat = Oceaan, bos, woestijn, berg of gletsjer.
rules-word-planet = planeet
rules-meaning-planet = Een twaalfvlak. Op elk van de 12 vlakken past één tegel.
rules-word-tile = tegel
rules-meaning-tile = Een continent: een vijfhoek van vijf gebieden. Er zitten er 50 in de doos.
rules-word-area = gebied
rules-meaning-area = Eén driehoek van een tegel. Een complete planeet heeft er 60.
rules-word-region = regio
rules-meaning-region = Alle aaneengesloten gebieden van één habitat. Ook één los gebied is een regio.
rules-word-animal = dier
rules-meaning-animal = Een kaart met een vereiste en een habitat, te zien aan de kleur van het kader. Er zitten er 45 in de doos.
rules-word-objective = objectief
rules-meaning-objective = Een geheime kaart met één habitat. Aan het einde krijg je punten voor de gebieden van die habitat op je planeet.
rules-word-seat = plaats
rules-meaning-seat = Waar iemand aan tafel zit. De plaatsen zijn met de klok mee genummerd: links van je is de volgende. Programma’s tellen vanaf 0.
rules-word-round = ronde
rules-meaning-round = Iedereen legt één tegel, daarna ontstaat er leven. Een spel heeft 12 rondes.
rules-word-offer = open tegels
rules-meaning-offer = De open tegels van de ronde die nog niemand heeft gepakt.
rules-word-bid = bod
rules-meaning-bid = Wat een planeet een dier te bieden heeft, als getal.
rules-touch = Wat aan elkaar grenst
rules-touch-edge = Twee gebieden grenzen aan elkaar als ze een rand delen: naast elkaar op één tegel, of aan weerskanten van de rand tussen twee vlakken. Gebieden die elkaar alleen in een hoekpunt raken, grenzen niet aan elkaar { rules-ours }.
rules-touch-three = Op een complete planeet grenst elk gebied aan precies drie andere.
rules-picture-contacts = Vier paren bossen. Over de rand tussen twee vlakken en naast elkaar op één tegel grenzen ze aan elkaar. In een hoekpunt en over het midden van een tegel niet.
rules-contact-edge = Over een rand
rules-contact-tile = Op één tegel
rules-contact-corner = In een hoekpunt
rules-contact-middle = Over het midden
rules-contact-yes = Ze grenzen aan elkaar.
rules-contact-no = Ze grenzen niet aan elkaar.
rules-regions = Regio’s
rules-regions-grow = Gebieden van dezelfde habitat die aan elkaar grenzen, vormen een regio. Een regio kan van tegel naar tegel doorlopen, de hele planeet rond.
rules-picture-regions = Een planeet met acht tegels en vier vrije vlakken. De drie bossen zijn gemarkeerd: 8, 4 en 1 gebied groot.
rules-regions-title = Drie bossen
rules-regions-caption = Gebieden: 8, 4 en 1
rules-regions-map = Een platte kaart snijdt de planeet open. Daarom kan een regio ergens anders op de kaart doorlopen. Een gestippelde rand laat zien waar. Ligt de andere kant ver weg, dan noemt een kleine letter het vlak.
rules-regions-example = In de afbeelding beslaat het bos van 8 gebieden delen van de vlakken c, b en g, en het bos van 4 delen van d en i. Het losse bosgebied op a raakt het bos van 8 alleen in een hoekpunt en is dus een eigen regio.
rules-setup = Spelvoorbereiding
rules-setup-players = Het spel is voor 2 tot 4 spelers. Iedereen begint met een lege planeet.
rules-setup-tiles = Schud de 50 tegels en maak tien gedekte stapels van vijf, één voor elk van de rondes 1 tot en met 10. Stapel 11 en 12 ontstaan tijdens het spel.
rules-setup-animals = Schud de 45 dierkaarten en leg er 20 open onder de rondes, zoals de tabel laat zien. De andere 25 blijven ongezien in de doos.
rules-setup-objectives = Geef iedereen in het geheim één objectiefkaart. Geen twee kaarten zijn gelijk. De rest blijft ongezien in de doos.
rules-setup-first = De jongste speler begint. Op een scherm kiest de host wie begint, of het lot beslist { rules-ours }.
rules-layout-round = Rondes
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Dieren per ronde
rules-layout-none = geen
rules-round = Een ronde
rules-round-parts = Elk van de twaalf rondes heeft drie delen.
rules-round-lay = Iedereen legt een tegel.
rules-round-life = Vanaf ronde 3 ontstaat er leven: dieren zoeken een planeet.
rules-round-token = Het startspelerfiche schuift een plaats door naar links.
rules-placing = Tegels leggen
rules-placing-take = Draai de vijf tegels van de ronde om. De startspeler van de ronde begint, en dan gaat het met de klok mee: iedereen pakt een van de overgebleven tegels en legt die op een vrij vlak van de eigen planeet, in een van vijf draaiingen.
rules-placing-free = Niets hoeft bij elkaar te passen, en een tegel hoeft niet naast een andere te liggen. Een gelegde tegel blijft zoals hij ligt { rules-ours }.
rules-picture-rotations = Eén tegel in vijf draaiingen, telkens een vijfde slag verder tegen de klok in.
rules-leftovers = Overgebleven tegels
rules-leftovers-piles = Tegels die niemand heeft gepakt, gaan gedekt naar stapel 11 tot daar vijf liggen, en dan naar stapel 12 tot ook daar vijf liggen. Alle andere verlaten het spel, ook wat in ronde 11 en 12 overblijft.
rules-leftovers-order = Overgebleven tegels komen op een stapel in de volgorde waarin ze zijn omgedraaid. Stapel 11 en 12 worden later omgedraaid in de volgorde waarin hun tegels erbij kwamen { rules-ours }.
rules-life = Er ontstaat leven
rules-life-look = Bekijk vanaf ronde 3, zodra iedereen een tegel heeft gelegd, de dieren onder de ronde één voor één. Elke planeet doet een bod, en het beste bod wint de kaart.
rules-token = Wie hierna begint
rules-token-left = De speler links van de startspeler van de ronde begint de volgende ronde.
rules-requirements = Wat dieren zoeken
rules-requirements-three = Elk dier heeft een habitat en vraagt om een van drie dingen. Hoe goed een planeet daaraan voldoet, is het bod.
rules-requirement = Het dier zoekt
rules-requirement-bid = Een planeet biedt
rules-requirement-most = de **meeste regio’s**
rules-requirement-most-bid = het aantal regio’s van de habitat van het dier
rules-requirement-touching = een regio **grenzend aan** een andere habitat
rules-requirement-touching-bid = de grootte van de grootste regio van de habitat van het dier die aan minstens één gebied van de andere habitat grenst
rules-requirement-apart = een regio **niet grenzend aan** een andere habitat
rules-requirement-apart-bid = de grootte van de grootste regio van de habitat van het dier die aan geen enkel gebied van de andere habitat grenst
rules-requirements-size = De grootte van een regio is het aantal gebieden. Een vrij vlak grenst nergens aan.
rules-most = De meeste regio’s
rules-most-example = De **panda** zoekt de meeste bosregio’s. Elke regio telt voor 1, hoe klein ook. Deze planeet heeft vier bossen en biedt dus 4.
rules-picture-most = Een planeet met vier bossen, gemarkeerd en geteld: het bod op de panda is 4.
rules-most-caption = Meeste bosregio’s: 4
rules-touching = Grenzend aan
rules-touching-example = De **vos** zoekt bos dat aan gletsjer grenst. Eén gebied gletsjer is genoeg: het hele bos telt mee. Op deze planeet heeft het grootste bos dat daaraan voldoet 9 gebieden, dus het bod is 9.
rules-picture-touching = Dezelfde planeet. Het grootste bos dat aan gletsjer grenst, is gemarkeerd: het bod op de vos is 9.
rules-touching-caption = Bos grenzend aan gletsjer: 9 gebieden
rules-apart = Niet grenzend aan
rules-apart-example = De **eekhoorn** zoekt bos dat niet aan gletsjer grenst. Waar het bos verder aan grenst, maakt niet uit. Op deze planeet heeft het grootste bos dat daaraan voldoet 6 gebieden, dus het bod is 6.
rules-picture-apart = Dezelfde planeet. Het grootste bos dat niet aan gletsjer grenst, is gemarkeerd: het bod op de eekhoorn is 6.
rules-apart-caption = Bos niet grenzend aan gletsjer: 6 gebieden
rules-award = Wie het dier krijgt
rules-award-best = Het beste bod wint de kaart, als het minstens 1 is en niemand anders evenveel biedt.
rules-award-itself = Alleen regio’s die zelf aan de vereiste voldoen, tellen mee. Voldoet je grootste bos niet, dan kan je op één na grootste nog meetellen { rules-ours }. Op de planeet hierboven grenst het grootste bos aan gletsjer, dus telt voor de eekhoorn het bos van 6.
rules-ties = Gelijke stand
rules-ties-carried = Delen meerdere spelers het beste bod, of biedt er helemaal niemand { rules-ours }, dan krijgt niemand de kaart. De kaart schuift door: hij wacht onderaan de kolom van de volgende ronde, en aan het einde van die ronde wordt er opnieuw beslist.
rules-last-round = Gelijke stand in de laatste ronde
rules-last-round-why = Na ronde 12 is er geen ronde meer waar een kaart naar kan doorschuiven.
rules-last-round-most = Gaat het om de **meeste regio’s**, dan verlaat de kaart bij een gelijke stand het spel: die gaat terug in de doos.
rules-last-round-second = Bij **grenzend aan** en **niet grenzend aan** vergelijken de spelers met het beste bod hun op één na grootste regio die aan de vereiste voldoet. De grootste wint, en wie minder heeft, valt af. Wie dan nog gelijk staat, vergelijkt de op twee na grootste. Een ontbrekende regio telt als 0. Is het daarna nog gelijk, dan verlaat de kaart het spel.
rules-last-round-none = Een dier waar niemand op biedt, verlaat het spel.
rules-last-round-ours = Sommige uitgaven vragen alleen of iemand een tweede keer aan de vereiste voldoet, andere hoe goed. Wij vergelijken de grootte { rules-ours }.
rules-picture-fox = Twee planeten in ronde 12. Ada en Bea hebben allebei een bos van 9 gebieden dat aan gletsjer grenst. Bea heeft er nog een, van 5 gebieden.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, maar geen tweede bos
rules-bea-caption = 9, dan 5: Bea krijgt de vos
rules-last-round-example = De vos zoekt bos dat aan gletsjer grenst. Ada en Bea bieden allebei 9. Bea heeft een tweede bos dat aan gletsjer grenst, met 5 gebieden. Ada heeft ook een bos van 6, maar dat grenst niet aan gletsjer, dus het telt niet mee. De vos trekt in bij Bea. In elke eerdere ronde had hij gewacht.
rules-known = Open en verborgen informatie
rules-known-open = Iedereen mag op elk moment elke planeet, elk open dier en elke gewonnen kaart bekijken. Dit blijft verborgen:
rules-known-piles = stapels die nog niet zijn omgedraaid, en de kaarten in de doos
rules-known-objectives = de objectieven van de anderen, tot het einde
rules-known-mystery = bij ‘Verborgen dieren’: de gedekte dieren
rules-known-leftovers = Iedereen heeft gezien welke tegels gedekt naar stapel 11 en 12 gingen. Je hoeft ze niet te onthouden: Twelvefold toont ze.
rules-end = Het einde
rules-end-score = Na ronde 12 worden de objectieven omgedraaid. Je krijgt punten voor je objectief en voor je dieren.
rules-objective = Het objectief
rules-objective-step = Tel op je planeet de gebieden van de habitat van je objectief. Je krijgt de punten van de hoogste trede die je hebt bereikt. Alleen die trede telt, niet de som. Onder de eerste trede krijg je 0 punten.
rules-objective-table = Gebieden voor zoveel punten
rules-scoring = De dieren
rules-scoring-animals = Elk dier is 2 punten waard, of maar 1 als het de habitat van je objectief heeft. Dieren tellen ook als je geen trede hebt bereikt.
rules-winner = Wie wint
rules-winner-points = Wie de meeste punten heeft, wint. Bij evenveel punten wint wie de meeste dierkaarten heeft. Zijn ook die gelijk, dan wordt de winst gedeeld.
rules-variants = Twee varianten
rules-variants-combine = Je kunt er één spelen, of allebei tegelijk.
rules-beginner = Beginnersspel
rules-beginner-how = Er zijn geen objectieven. Elk dier is 1 punt waard.
rules-mystery = Verborgen dieren
rules-mystery-lie = Van de 20 dieren liggen er twee onder elk van de rondes 3 tot en met 12, één open en één gedekt.
rules-mystery-turn = Aan het einde van elk van de rondes 1 tot en met 10 draai je, nadat de dieren zijn verdeeld, het gedekte dier van twee rondes verder om: aan het einde van ronde 1 dat van ronde 3, enzovoort, tot aan het einde van ronde 10 dat van ronde 12.
rules-box = De doos
rules-box-data = Sommige gedrukte kaarten zijn met zekerheid bekend, andere moesten we reconstrueren. Daarom staat de inhoud van de doos in een bestand en niet in het programma. Als je het spel hebt, kun je je eigen tegels en kaarten invoeren. Op de pagina boxes.md van de documentatie staat hoe.
rules-box-standard = In de standaarddoos heeft elke habitat negen dieren: één zoekt de **meeste regio’s**, vier zoeken **grenzend aan** en vier **niet grenzend aan**, telkens één voor elke andere habitat. Voor elke twee habitats zijn er 2 tegels, voor elke drie zijn er 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeet
    .does = je planeet, vlak voor vlak; met een getal die van een andere speler, zoals in p 2
grammar-regions = regio, regio’s, regio's, regios
    .does = de regio’s van je planeet; met een getal die van een andere speler
grammar-face = vlak
    .does = één vlak, rand voor rand; met een getal dat van een andere speler, zoals in g 2
grammar-animals = dieren, dier, biedingen
    .does = de wachtende dieren met het bod van elke planeet; met een getal alleen die van één ronde, zoals in z 5
grammar-offer = tegels, tegel
    .does = de open tegels
grammar-objective = objectief
    .does = je objectief en hoever je bent
grammar-status = status, ronde
    .does = de ronde, wie er aan de beurt is en wie welke dieren heeft
grammar-log = logboek, zetten
    .does = wat er in deze en de vorige ronde is gebeurd
grammar-undo = terug
    .does = de tegel in je hand terugleggen
grammar-hint = tip
    .does = wat een goede bot zou doen
grammar-help = help, hulp
    .does = deze lijst
grammar-quit = stop, stoppen, einde
    .does = het spel verlaten
grammar-do-place = tegel 3 op vlak g leggen, met draaiing 1; Enter bevestigt het
grammar-do-try = wat dat zou opleveren
grammar-do-turns = wat elke draaiing van tegel 3 op vlak g zou opleveren
grammar-do-tile = de vijf habitats van tegel 3
grammar-faces = Vlakken zijn a tot en met l: a is de noordpool, b tot en met f de ring eromheen, g tot en met k de ring om de zuidpool en l de zuidpool.
grammar-rotations = Draaiingen zijn 0 tot en met 4, tegen de klok in. Bij draaiing 0 wijst de eerste habitat van een tegel naar de dichtstbijzijnde pool. Op a zelf wijst hij naar b, op l naar g.
grammar-wrong-word = ‘{ $text }’ ken ik niet. Typ ? voor hulp.
grammar-wrong-tile = Een tegel is een getal van 1 tot en met 5, zoals in 3g1, niet ‘{ $text }’.
grammar-wrong-face = Een vlak is een Latijnse letter van a tot en met l, zoals in 3g1, niet ‘{ $text }’.
grammar-wrong-rotation = Een draaiing is een getal van 0 tot en met 4, zoals in 3g1, niet ‘{ $text }’.
grammar-wrong-tile-first = Een zet begint met het nummer van de tegel, zoals in 3g1, niet met ‘{ $text }’.
grammar-wrong-seat = Er is geen speler ‘{ $text }’ aan deze tafel.
grammar-wrong-round = Een ronde is een getal van 1 tot en met 12, niet ‘{ $text }’.
grammar-wrong-extra = Laat ‘{ $text }’ weg: dat hoort daar niet.
grammar-wrong-long = Die regel is te lang. Typ ? voor hulp.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Ronde { $round } van { $rounds }: jouw beurt.
spoken-confirm = Druk op Enter om te leggen, of typ een andere zet.
spoken-put-back = { $move } is teruggelegd.
spoken-free = Vrije vlakken: { $faces }.
spoken-face = Planeet van { $name }, vlak { $face }:
spoken-edge = { $habitat } richting { $face }
spoken-edge-joins = { $habitat } richting { $face }, verbonden
spoken-edge-alone = Richting { $face }: { $habitat }, daarachter niets.
spoken-edge-beside = Richting { $face }: { $habitat }, daarachter { $beyond }.
spoken-open = Richting { $face }: vrij, daarachter niets.
spoken-open-beside = Richting { $face }: vrij, daarachter { $beyond }.
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
spoken-race-none = Ronde { $round }: { $animal }. { $requirement }. Nog geen biedingen.
spoken-has = { $name } heeft { $count ->
    [one] { $count } dier
   *[other] { $count } dieren
  }: { $animals }.
spoken-has-none = { $name } heeft nog geen dieren.
spoken-lies = { $move } zou zo liggen: { $edges }.
spoken-brings = { $move } verandert: { $changes }.
spoken-brings-nothing = { $move } verandert geen enkel bod.
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

typed-title = Getypte zetten en vragen
typed-line = Typ een zet of een vraag
typed-hint = 3g1 legt tegel 3 op vlak g, met draaiing 1. Typ ? voor hulp. Esc verlaat deze regel.
typed-open = Een zet of een vraag typen
typed-said = Meldingen
spoken-held = Tegel gelegd. Enter bevestigt, U neemt hem terug.
spoken-nothing-back = Er valt niets terug te leggen of ongedaan te maken.
spoken-waits = Ronde { $round }: { $animal }. { $requirement }.
help-type = een zet of een vraag typen
settings-typing = Een regel voor getypte zetten en vragen tonen

## The game in a terminal

cli-text-welcome = { $variant }. Je bent { $name } en speelt tegen { $rivals }.
cli-text-ask-for-help = Typ ? voor hulp.
cli-text-prompt = Jouw zet:
cli-text-prompt-held = Enter legt { $move }:
cli-text-nothing-held = Je hebt geen tegel in je hand. Gelegde tegels blijven liggen.
cli-text-hint = Suggestie: { $move }, { $chance } kans om te winnen
cli-text-hint-others = Alternatieven: { $moves }
cli-text-kept = Je spel is opgeslagen in { $file }.
cli-text-go-on = Ga verder met { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = het laatste spel in { $file } is afgelopen: begin een nieuw spel zonder --resume
cli-no-level = het niveau { $level } bestaat niet: kies uit { $levels }
cli-play-not-in-text = { $option } werkt alleen in de browser: laat die optie weg, of laat --text weg
cli-play-only-in-text = { $option } werkt alleen in de terminal: voeg --text toe
cli-play-not-resumed = { $option } werkt alleen voor een nieuw spel: laat die optie weg, of laat --resume weg

## The lesson: what is said while one learns on a real table

lesson-title = Les
lesson-leave = Les verlaten
lesson-restart = Opnieuw beginnen
lesson-ways = Verlaten of opnieuw
lesson-back = Terug naar de uitnodiging
lesson-ask-leave = De les verlaten?
    .text = Je voortgang is opgeslagen. Je kunt altijd verder vanaf de startpagina.
    .yes = Verlaten
    .no = Verder leren
lesson-ask-restart = De les opnieuw beginnen?
    .text = Je verliest je voortgang in de les en het spel op tafel.
    .yes = Opnieuw beginnen
    .no = Verder leren
lesson-way = Stap { $step } van { $steps }
lesson-go-on = Verder
lesson-show = Laat het zien
lesson-play-on = Doorspelen
lesson-hurry = Sneller spelen
lesson-wait = { $bot } kiest een tegel…
lesson-wait-task = Leg een tegel naar keuze.
lesson-welcome = Welkom! Dit is jouw planeet: twaalf vlakken voor twaalf rondes. Dieren gaan wonen waar het ze het best bevalt. { $bot } wil ze ook, maar het eerste wordt van jou.
lesson-take = Een tegel heeft vijf gebieden, en elk gebied is een habitat. Het eerste dier zoekt vooral één habitat: { $habitat }. Pak een van de tegels met het meeste daarvan.
    .keys = Toetsen: 1 tot en met 5
lesson-take-other = Deze tegel heeft er minder van dan andere. Tik op een tegel met meer.
lesson-aim = Kies nu een vlak en tik erop. Elk vlak is goed: niets hoeft bij elkaar te passen.
    .keys = Toetsen: pijlen
lesson-turn = Draai de tegel nu met een van de twee ronde pijlen onder je planeet.
    .keys = Toetsen: Q en E
lesson-place = Bevalt het zo? Druk dan op ‘Leggen’.
    .keys = Toets: Enter
lesson-again = Je hebt de tegel teruggelegd. Pak een tegel om verder te gaan.
lesson-laid = De tegel ligt! Je kunt hem nog even terugnemen. Daarna legt { $bot } een tegel op de eigen planeet.
lesson-regions = Gebieden van één habitat die aan elkaar grenzen, vormen een regio, ook over meerdere tegels. Hoeken tellen niet. Houd een tegel boven je planeet om te zien hoe groot de regio’s zouden worden.
lesson-grow = Grote regio’s zijn veel waard, dus laat er een groeien. Gebieden raken verbonden waar gelijke habitats aan een rand bij elkaar komen.
lesson-task-region = Jouw opdracht: maak een regio van minstens { $goal } gebieden. Habitat: { $habitat }.
lesson-task-bid = Jouw opdracht: leg een tegel zo dat je bod minstens { $goal } is.
lesson-task-win = { $bot } biedt { $other }. Bied minstens { $goal } en het dier is van jou.
lesson-missed-region = { $value ->
    [one] Dat zou een regio van maar { $value } gebied worden. Je hebt je tegel terug: probeer het opnieuw.
   *[other] Dat zou een regio van maar { $value } gebieden worden. Je hebt je tegel terug: probeer het opnieuw.
  }
lesson-missed-bid = Daarmee zou je bod maar { $value } zijn. Je hebt je tegel terug: probeer het opnieuw.
lesson-shown = Zo kan het bijvoorbeeld: de tegel hangt boven het juiste vlak en is goed gedraaid. Je hoeft hem alleen nog te leggen.
lesson-solved-region = { $value ->
    [one] Goed gedaan! Je hebt een regio van { $value } gebied.
   *[other] Goed gedaan! Je hebt een regio van { $value } gebieden.
  }
lesson-passed-region = De tegel ligt. Geen zorgen: regio’s groeien tegel voor tegel, en je hebt nog tijd genoeg.
lesson-solved-bid = Goed gedaan! Je bod is { $value }.
lesson-passed-bid = De tegel ligt. Geen zorgen: er komen nog andere dieren.
lesson-animals = Vanaf nu komen er aan het einde van elke ronde dieren. Het eerstvolgende: { $animal }. Het zoekt: { $requirement }. Het gaat wonen op de planeet die meer te bieden heeft.
lesson-bid = Elke planeet biedt op een dier, en jouw bod staat vooraan. Tik naast ‘{ $animal }’ op je eigen getal: dan lichten de regio’s die tellen op.
lesson-most = { $animal } zoekt de meeste regio’s van één habitat: { $habitat }. De grootte maakt niet uit. Gebieden die niet aan elkaar grenzen, zijn aparte regio’s.
lesson-touching = { $animal } zoekt: { $requirement }. Je bod is de grootte van de grootste regio die ergens aan de andere habitat grenst, al is het maar op één plek.
lesson-apart = { $animal } zoekt: { $requirement }. Je bod is de grootte van je grootste regio die nergens aan de andere habitat grenst. Eén gedeelde rand is al te veel; vrije vlakken grenzen nergens aan.
lesson-life-yours = { $animal } trekt bij jou in! Jouw bod was { $value }, dat van { $bot } was { $other }.
lesson-life-theirs = { $animal } trekt in bij { $bot }. Jouw bod was { $value }, dat van { $bot } was { $other }. Er komen nog veel meer dieren.
lesson-life-waits = { $animal } trekt nog bij niemand in. De biedingen waren { $value } en { $other }, dus schuift de kaart door naar de volgende ronde.
lesson-tie-seen = Gelijke stand bij ‘{ $animal }’: beide biedingen waren { $value }, dus krijgt niemand de kaart. Die schuift door naar de volgende ronde, en dan bieden jullie allebei opnieuw.
lesson-tie-picture = Twee biedingen van 4: de kaart schuift door van ronde 6 naar ronde 7.
lesson-objective = Dit is jouw geheime objectief: { $habitat }. Met { $areas } gebieden daarvan krijg je aan het einde { $points } punten, en met meer gebieden nog meer. Een dier is 2 punten waard, maar slechts 1 als het dezelfde habitat heeft.
lesson-objective-secret = Iedereen heeft een geheim objectief: punten voor zo veel mogelijk gebieden van één habitat aan het einde.
lesson-free = { $rounds ->
    [one] Nu ken je het spel! Nog { $rounds } ronde: maak van je planeet het beste thuis.
   *[other] Nu ken je het spel! Nog { $rounds } rondes: maak van je planeet het beste thuis.
  }
lesson-next = Volgende dier: { $animal }. Jouw bod: { $value }. Bod van { $bot }: { $other }.
lesson-idle = Speel zoals je wilt. Aan het einde zie je hoe je aan je punten komt.
lesson-end = Zo kom je aan je punten: { $objective } voor je objectief en { $animals } voor je dieren, samen { $total }. { $bot } heeft { $other }. Bij evenveel punten wint wie de meeste dieren heeft.
lesson-end-more = Dat was het hele spel! Op de startpagina wachten sterkere bots, en daar kun je vrienden uitnodigen.

## The command line: its frame

cli-lang = Taal: { $codes }; anders die van je systeem.
cli-version = De versie tonen.
cli-about =
    Bouw een planeet van twaalf tegels: een bordspel om te spelen, op te nemen, te controleren en te meten.
    Een onofficieel fanproject, niet verbonden aan de uitgever van het spel.
cli-no-language = de taal { $name } bestaat niet: kies uit { $codes }

## The command line: options that several commands share

cli-option-players = Aantal plaatsen.
cli-option-seed = Een geheel getal onder 2**256 of een willekeurige tekst; dezelfde seed geeft dezelfde spellen.
cli-option-mystery = De helft van de dieren ligt eerst gedekt.
cli-option-beginner = Geen objectieven; elk dier is 1 punt waard.
cli-option-bots = Wie er spelen: één bot voor alle plaatsen, of één per plaats, gescheiden door komma’s.
cli-option-own-bots = Tegen je eigen bots laten spelen: FILE:NAME of een bot uit een pakket, gescheiden door komma’s; ‘Naam=FILE:NAME’ toont een andere naam. Zie docs/bots.md.
cli-option-box = Je eigen doos met tegels gebruiken; zie docs/boxes.md.
cli-option-json = Uitvoer als JSON, voor programma’s.
cli-option-port = Poort waarop de server luistert; 0 kiest een vrije.
cli-option-database = Een bestand of postgresql://…; anders een bestand in je gegevensmap.
cli-no-box = { $path } is geen doos om mee te spelen
cli-no-stdout = hier is een bestandsnaam nodig, niet -
cli-cannot-be-read = kan { $path } niet lezen: { $why }
cli-playing = Spelen
cli-and = {" en "}

## The command line: play, serve, admin, backup

cli-play = In de browser spelen: alleen tegen bots, samen op één apparaat of met vrienden. Druk op Ctrl-C om te stoppen; je spellen zijn opgeslagen.
cli-play-lan = Anderen in je lokale netwerk laten meedoen, bijvoorbeeld op een telefoon naast je.
cli-play-browser = De browser openen, als die er is.
cli-play-text = In de terminal tegen bots spelen.
cli-play-level = Met --text: het niveau van de bots.
cli-play-plain = Met --text: alleen zinnen tonen, voor schermlezers.
cli-play-record = Met --text: het spel als regel in dit bestand opslaan.
cli-play-resume = Met --text: verdergaan met het laatste spel in dit bestand.
cli-play-starting = Het spel start…
cli-play-loading = { $bot } wordt geladen…
cli-play-here = Twelvefold draait op { $url }
cli-play-bots = Je eigen bots in de browser: { $bots }
cli-play-beside = Open op een telefoon of computer naast je: { $url }
cli-play-alone = Deze computer zit niet in een lokaal netwerk, dus anderen kunnen niet meedoen.
cli-play-others = Anderen in de buurt laten meedoen: { $command }
cli-play-end = Druk op Ctrl-C om te stoppen; je spellen zijn opgeslagen.
cli-serve = Een server laten draaien waarop mensen kunnen spelen, tot hij een stopsignaal krijgt. De logs zijn JSON-regels op stderr.
cli-serve-host = Adres waarop de server luistert; 0.0.0.0 voor alle.
cli-serve-public-url = Adres waarop mensen de server openen, zoals https://planets.example.org.
cli-serve-proxy = Clientadressen vertrouwen die deze proxy doorgeeft.
cli-serve-forget-after = Aantal dagen tot een verlaten tafel wordt verwijderd.
cli-serve-bot-workers = Aantal processen waarin bots nadenken.
cli-serve-bot-pause = Seconden die een bot voor elke zet wacht, aan tafels met mensen; 0 voor geen.
cli-serve-limit = Een andere limiet wijzigen; docs/hosting.md noemt ze allemaal.
cli-serve-web = Een andere client uit deze map aanbieden.
cli-serve-here = Twelvefold draait op { $url }
cli-admin = Tafels van een draaiende server tonen en sluiten, als beheerder.
cli-admin-list = De tafels tonen die in gebruik zijn.
cli-admin-close = Een tafel sluiten; iedereen daar krijgt bericht.
cli-admin-kick = Iemand van een plaats halen. De plaats komt vrij, en tijdens een spel speelt een bot door.
cli-admin-url = Adres van de server.
cli-admin-table = Code of id van de tafel.
cli-admin-seat = De plaats, geteld vanaf 0.
cli-admin-line = { $code }  { $status ->
    [waiting] wacht
    [playing] bezig
    [over] afgelopen
    [closed] gesloten
   *[other] { $status }
  }  spel { $game } ronde { $round }  { $names }
cli-admin-open = vrij
cli-admin-tables = { $count ->
    [one] { $count } tafel in gebruik
   *[other] { $count } tafels in gebruik
  }
cli-admin-closed = Tafel { $table } is gesloten.
cli-admin-kicked = Plaats { $seat } aan tafel { $table } is vrij.
cli-admin-no-token = zet in { $variable } het token waarmee de server is gestart
cli-admin-refused = de server weigert: { $reason }
cli-admin-no-server = op { $url } draait geen Twelvefold-server: { $why }
cli-backup = Alle tafels opslaan in een nieuw bestand, ook terwijl er een server draait.
cli-backup-file = Het back-upbestand.
cli-backup-saving = Opslaan
cli-backup-saved = { $rows ->
    [one] { $rows } rij opgeslagen in { $file }
   *[other] { $rows } rijen opgeslagen in { $file }
  }
cli-restore = De tafels van een back-up terugzetten in een lege database, SQLite of PostgreSQL.
cli-restore-restoring = Terugzetten
cli-restore-restored = { $rows ->
    [one] { $rows } rij teruggezet
   *[other] { $rows } rijen teruggezet
  }

## The command line: watch and show

cli-watch = Kijken hoe bots een heel spel spelen: elke zet, waarom een dier naar wie gaat, en de groeiende planeten.
cli-watch-pace = Seconden tussen de rondes; geen als de uitvoer geen terminal is.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = plaats { $seat } is { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive doet de zet
cli-round-opened = Ronde { $round }: plaats { $seat } begint. Open tegels: { $tiles }
cli-placed = {"  "}{ $move }  plaats { $seat } legt tegel { $tile } ({ $areas }) op vlak { $face }
cli-revealed = {"  "}Omgedraaid voor ronde { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat }; gelijke stand, de op één na grootste regio’s beslissen ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → plaats { $seat }; gelijke stand, de op twee na grootste regio’s beslissen ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }; de kaart wacht op de volgende ronde
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] gelijke stand
   *[none] niemand biedt
  }; de kaart verlaat het spel
cli-most = meeste { $habitat }regio’s
cli-touching = { $habitat } grenzend aan { $other }
cli-apart = { $habitat } niet grenzend aan { $other }
cli-end = Eindstand:
cli-end-seat = {"  "}plaats { $seat }: { $objective } voor het objectief { $habitat }, { $animals } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }, samen { $total }
cli-end-seat-beginner = {"  "}plaats { $seat }: { $animals } voor { $cards ->
    [one] { $cards } dier
   *[other] { $cards } dieren
  }, samen { $total }
cli-end-winner = plaats { $seat }
cli-end-points = { $winners } wint
cli-end-cards = { $winners } wint: evenveel punten, de dieren beslissen
cli-end-shared = Samen gewonnen: { $winners }
cli-show = Een stelling uit een opgenomen spel tonen: de platte kaart van elke planeet, met de grootte van elke regio.
cli-show-record = Een bestand met opnames, en de regel die je wilt zien; anders regel 1.
cli-show-move = De stelling na zoveel zetten tonen; anders na de laatste.
cli-show-seat = Alleen de planeet van deze plaats tonen.
cli-show-svg = In plaats daarvan een SVG-afbeelding in dit bestand opslaan.
cli-show-picture = Afbeelding opgeslagen in { $file }
cli-show-no-seat = er is geen plaats { $seat }: het spel heeft { $players } plaatsen, geteld vanaf 0
cli-show-no-move = { $record } heeft { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }, niet { $wanted }
cli-show-no-line = { $path } heeft regel 1 tot en met { $last }, niet { $wanted }
cli-show-offer = Open tegels: { $tiles }
cli-show-face-down = Ronde { $round }: gedekt
cli-show-animal = Ronde { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Een afgelopen spel analyseren: wat elke zet waard was, wat beter was geweest en waarom, en hoeveel geluk erbij kwam.

    Elke zet wordt beoordeeld op wat je op dat moment kon weten. Dezelfde seed geeft op elke computer dezelfde analyse.
cli-review-record = Een bestand met opnames, en de regel die je wilt analyseren; anders regel 1.
cli-review-svg = Een grafiek van ieders kansen in dit bestand opslaan.
cli-review-seconds = Rekentijd in seconden op een gewone kern; anders 8, 12 of 16 bij 2, 3 of 4 plaatsen.
cli-review-revealed = Zetten beoordelen alsof alles open ligt: stapels, gedekte dieren en doelen.
cli-review-seed = Seed van de simulaties.
cli-review-working = Analyseren
cli-review-round = Ronde { $round }: { $chances }
cli-review-luck = {"  "}geluk ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  plaats { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  plaats { $seat }: { $after }, { $verdict } ({ $loss }). Beter: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Winstkansen
cli-review-chart-round = ronde
cli-dataset =
    Spellen tussen bots maken als dataset voor lerende programma’s.

    Een mix is een lijst van waarden; bij a@3,b wordt a drie keer zo vaak getrokken als b. Zie docs/dataset.md.
cli-dataset-make = Een dataset maken. Staat er een onvoltooide in de map, dan gaat het daarmee verder.
cli-dataset-check = De bestanden van een dataset controleren en enkele spellen naspelen.
cli-dataset-card = De beschrijving van een dataset en de afbeelding ervan schrijven.
cli-dataset-folder = De map van de dataset.
cli-dataset-games = Aantal spellen.
cli-dataset-players = Aantal spelers, getrokken voor elk spel.
cli-dataset-variants = Varianten, getrokken voor elk spel: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Bots, getrokken voor elke plaats.
cli-dataset-noise = Hoe vaak het toeval zet in plaats van de bot, getrokken voor elk spel.
cli-dataset-shard = Spellen per bestand.
cli-dataset-ray = Op het Ray-cluster op RAY_ADDRESS spelen, of op een lokaal cluster.
cli-dataset-replay = Hoeveel spellen worden nagespeeld, verspreid over alle bestanden.
cli-dataset-again = Hoeveel bestanden opnieuw worden gemaakt en vergeleken.
cli-dataset-stopped = Gestopt. Voer hetzelfde commando opnieuw uit om verder te gaan met de dataset in { $folder }.
cli-dataset-made = De dataset in { $folder } is compleet. Spellen: { $games }, bestanden: { $files }
cli-dataset-checking = Controleren
cli-dataset-counting = Tellen
cli-dataset-checked = Bestanden: { $files }, problemen: { $wrong }
cli-dataset-missing = { $file } ontbreekt: voer het commando waarmee de dataset is gemaakt opnieuw uit
cli-dataset-damaged = { $file } is beschadigd: voer het commando waarmee de dataset is gemaakt opnieuw uit
cli-dataset-other = { $file } bevat andere spellen dan deze versie maakt
cli-dataset-wrong = { $file }: spel { $game } is in { $what } in strijd met de regels
cli-puzzles =
    Puzzels uit de laatste rondes: opsommen, tonen, oplossen of zelf maken.

    In elke puzzel maakte iemand in een spel een fout, terwijl één zet duidelijk de beste was. Alle doelen die de anderen kunnen hebben, gelden als even waarschijnlijk.
cli-puzzles-list = Puzzels opsommen.
cli-puzzles-show = Een puzzel tonen; zonder code die van vandaag.
cli-puzzles-solve = Een zet in een puzzel proberen.
cli-puzzles-check = Puzzels opnieuw oplossen en melden wat er niet klopt.
cli-puzzles-make = Puzzels zoeken in spellen tussen bots. Een bestaand bestand wordt aangevuld.
cli-puzzles-choose = Een goede mix kiezen uit bestanden met puzzels.
cli-puzzles-id = De code van een puzzel.
cli-puzzles-move = Tegel, vlak en draaiing, zoals in 3g1.
cli-puzzles-file = Een bestand met puzzels.
cli-puzzles-files = Bestanden met puzzels.
cli-puzzles-file-or-own = Een bestand met puzzels; anders de meegeleverde.
cli-puzzles-round = Alleen puzzels uit deze ronde, 11 of 12.
cli-puzzles-theme = Alleen puzzels met dit thema: apart, touching, most, room, denial of objective.
cli-puzzles-level = Alleen puzzels die dit niveau oplost en geen zwakker niveau.
cli-puzzles-limit = Hoeveel er worden getoond.
cli-puzzles-solution = Ook de oplossing tonen.
cli-puzzles-games = Hoeveel spellen worden doorzocht.
cli-puzzles-out = Het bestand om ze in op te slaan.
cli-puzzles-count = Hoeveel er hooguit worden gekozen.
cli-puzzles-making = Spellen doorzoeken
cli-puzzles-checking = Oplossen
cli-puzzles-made = In { $file } opgeslagen puzzels: { $count }
cli-puzzles-checked = Goed: { $right }, fout: { $wrong }
cli-puzzles-listed = { $listed } van { $count }
cli-puzzles-unknown = { $value } bestaat niet: kies uit { $known }
cli-puzzles-title = Puzzel { $name }, rating { $rating }
cli-puzzles-objective = Doel: { $habitat }
cli-puzzles-task = Vind de zet die duidelijk de beste is.
cli-puzzles-right = Goed: { $move } wint met { $best } kans, elke andere zet met hooguit { $second }.
cli-puzzles-wrong = Fout: { $move } wint met { $chance } kans, de oplossing met { $best }.
cli-puzzles-answer = Oplossing: { $moves }
cli-puzzles-played = In het spel gespeeld: { $move }, { $chance }. Waarom de oplossing beter is:
cli-picture-over = Spel afgelopen, { $points }
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
    Met --out wordt elk spel als opname opgeslagen. Dezelfde seed geeft hetzelfde bestand, ongeacht het aantal kernen. Zonder --out krijg je een tabel met de resultaten.
cli-simulate-games = Aantal spellen.
cli-simulate-out = Opnames in dit bestand opslaan, één per regel; - is stdout.
cli-simulate-written = { $games ->
    [one] { $games } spel opgeslagen in { $file }
   *[other] { $games } spellen opgeslagen in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  }
cli-verify =
    Opnames naspelen en controleren aan de hand van de regels.
    Voor elke foute opname verschijnt een regel die zegt waar die staat en wat er fout aan is. Daarna volgt hoeveel er goed en hoeveel er fout zijn. De exitcode is 0 als alles goed is, 1 als er een opname fout is, 2 als een bestand niet kan worden gelezen.
cli-verify-files = Bestanden met één opname per regel; - is stdin.
cli-verify-verifying = Controleren
cli-train =
    Het model van de bots trainen met spellen tegen zichzelf, voor de standaarddoos of je eigen doos.
    Geef het bestand op bij een bot om het te gebruiken: --bots expert:tables=tables.npz. Dezelfde seed geeft hetzelfde model, ongeacht het aantal kernen.
cli-train-out = Bestand om het model in op te slaan.
cli-train-games = Aantal spellen tegen zichzelf in elke generatie.
cli-train-searched = Aantal spellen van de zoekbot na de laatste generatie.
cli-train-learning = Trainen
cli-train-no-file = in { $path } kan geen model worden opgeslagen
cli-train-title = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  } in { $seconds } s; model opgeslagen in { $file }
cli-train-kind = { $kind ->
    [two] 2 plaatsen
    [two-beginner] 2 plaatsen, beginners
    [more] 3 en 4 plaatsen
   *[more-beginner] 3 en 4 plaatsen, beginners
  }
cli-bench =
    De engine meten: willekeurige spellen, zetten vanuit Python, opnames, batches, opstarten, geheugen.
    Elke waarde is de beste van veel korte metingen. Als de computer het druk heeft, kun je alleen waarden uit dezelfde run vergelijken. Andere spellen doen ander werk per zet: hun waarden laten zien hoe snel zulke engines zijn, niet welke beter is.
cli-bench-seconds = Meettijd per waarde, in seconden.
cli-bench-peers = Ook engines van andere spellen meten, indien geïnstalleerd.
cli-bench-start = Ook opstarten en compileren meten.
cli-bench-measuring = Meten
cli-bench-not-started = kan het opstarten niet meten, doordat een proces is mislukt: { $why }
cli-bench-silent = geen melding

## The command line: headings of tables

cli-column-seat = plaats
cli-column-bot = bot
cli-column-games = spellen
cli-column-victories = gewonnen
cli-column-points = punten
cli-column-animals = dieren
cli-column-win-rate = winstpercentage
cli-column-interval = 95%
cli-column-ms = ms per zet
cli-column-rating = rating
cli-column-objective = objectief
cli-column-animal-points = dierpunten
cli-column-others = punten tegenstanders
cli-column-award-round = ronde van toewijzing
cli-column-kind = soort
cli-column-generation = generatie
cli-column-situations = situaties
cli-column-loss = verlies ervoor
cli-column-what = meting
cli-column-of = details
cli-column-figure = resultaat
cli-column-result = uitslag
cli-column-luck = geluk
cli-column-adjusted = zonder geluk
cli-column-accuracy = nauwkeurigheid
cli-column-error = verlies per beslissing
cli-column-level = speelde als
cli-column-puzzle = puzzel
cli-column-seats = plaatsen
cli-column-round = ronde
cli-column-theme = thema
cli-column-solver = opgelost door

## The command line: arena

cli-arena =
    Uitzoeken welke bot sterker is.

    Elke verdeling wordt vanaf elke plaats gespeeld, zodat het geluk niemand bevoordeelt. Twee bots op twee plaatsen spelen een match. Twee bots op meer plaatsen: de eerste speelt alleen tegen kopieën van de tweede. Evenveel bots als plaatsen: ze spelen allemaal samen. Meer bots: een toernooi. Met --out gaat een onderbroken arena verder waar die was gebleven.

    Met --sprt is de exitcode 0 als de eerste bot wordt geaccepteerd, 1 als die wordt afgewezen, 3 als --games niet genoeg was om te beslissen.
cli-arena-bots = Wie er spelen: twee of meer bots, gescheiden door komma’s.
cli-arena-games = Aantal spellen, naar boven afgerond op hele verdelingen.
cli-arena-out = De spellen in dit bestand opslaan, één opname per regel, en van daaruit verdergaan.
cli-arena-sprt = Spelen tot de eerste bot is geaccepteerd of afgewezen.
cli-arena-without-luck = Elke ronde zo vaak opnieuw spelen met andere tegels, en het geluk uit de uitslagen halen.
cli-arena-statistics = Ook tonen hoe de bots spelen.
cli-arena-picture = De ranglijst als SVG-afbeelding in dit bestand tekenen.
cli-arena-report = Alle waarden als JSON in dit bestand opslaan.
cli-arena-ray = Op het Ray-cluster op RAY_ADDRESS spelen, of op een lokaal cluster.
cli-arena-two = --sprt vergelijkt twee bots, niet { $count }
cli-arena-no-stdout = --out heeft een bestandsnaam nodig, niet -: vanuit dat bestand gaat een onderbroken arena verder
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
cli-arena-alone = { $alone } speelt alleen tegen kopieën van { $copies }. Bij gelijke sterkte zou { $alone } { $share } van de spellen winnen.
cli-arena-rounded = { $asked ->
    [one] { $asked } spel gevraagd, naar boven afgerond op hele verdelingen.
   *[other] { $asked } spellen gevraagd, naar boven afgerond op hele verdelingen.
  }
cli-arena-every-seat = Elke verdeling is vanaf elke plaats gespeeld.
cli-arena-all-met = Elke verdeling is vanaf elke plaats gespeeld, en elke combinatie van bots kwam even vaak voor.
cli-arena-few = Elke verdeling is vanaf elke plaats gespeeld; er waren te weinig spellen voor elke combinatie van bots.
cli-arena-matrix = winstpercentage van de rij tegen de kolom
cli-arena-how = hoe ze spelen: gemiddelden, met de halve breedte van het 95%-interval
cli-arena-order = Winstpercentage naar volgorde in ronde 1: { $rates }
cli-arena-failed = { $bot } faalde { $count } keer: { $what }
cli-arena-as-certain = Zonder geluk zeggen deze { $games } spellen evenveel als anders { $more }.
cli-arena-stopped = Gestopt. Voer hetzelfde commando opnieuw uit om verder te gaan met de spellen in { $file }.
cli-arena-first = {"  "}eerste { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: de klok heeft { $count } zet afgekapt
   *[other] { $bot }: de klok heeft { $count } zetten afgekapt
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
cli-detail-code = zetcode { $code }
cli-detail-ended = zijn proces is beëindigd
cli-detail-unreadable = zijn antwoord is onleesbaar
cli-detail-another = hij beantwoordde een andere vraag
cli-detail-closed = hij heeft zijn pipe gesloten
cli-detail-status = zijn proces eindigde met status { $status }
cli-detail-signal = zijn proces eindigde door { $signal }
cli-arena-more = { $listed } en nog { $count }
cli-arena-accepted = { $bot } is geaccepteerd: { $figures }
cli-arena-refused = { $bot } is afgewezen: { $figures }
cli-arena-undecided = Nog niet beslist, er zijn meer spellen nodig: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) na { $groups ->
    [one] { $groups } verdeling
   *[other] { $groups } verdelingen
  }, Elo { $first } tegen { $second }.

## The command line: leaderboard

cli-leaderboard =
    Maak een ranglijst die iedereen kan naspelen.

    Aangemelde bots spelen tegen elkaar met dezelfde vaste verdelingen en krijgen een rating met een interval. De pagina, dezelfde ranglijst als Markdown en JSON en alle uitslagen komen naast elkaar te staan. Doen er de volgende keer meer bots mee, dan worden alleen hun spellen gespeeld.
cli-leaderboard-bots = Nog meer bots die meespelen, gescheiden door komma’s.
cli-leaderboard-entries = Een TOML-bestand met nog meer bots, elk met een naam, een maker en een regel erover.
cli-leaderboard-only = Laat de bots van Twelvefold en van pakketten weg, behalve naive.
cli-leaderboard-deals = Hoeveel van de vaste verdelingen elk paar speelt.
cli-leaderboard-out = Sla de pagina op in dit bestand, en de rest ernaast.
cli-leaderboard-html = --out heeft de naam van een .html-bestand nodig, niet { $file }
cli-leaderboard-testing = Bots testen
cli-leaderboard-title = { $board }, { $players } plaatsen, { $deals } verdelingen
cli-leaderboard-anchor = De rating van { $anchor } staat vast op { $rating }. De intervallen gelden voor de afstand daartoe.
cli-leaderboard-played = { $games } spellen, waarvan { $played } zojuist gespeeld
cli-leaderboard-saved = Pagina opgeslagen in { $file }

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
cli-sketch-empty = Nog geen tegels gelegd.
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
error-box-count = { $name }: { $needed } nodig, { $found } gevonden
error-box-tile = tegel { $number } moet een lijst van { $edges } habitats zijn, niet { $what }
error-box-area = tegel { $number }, gebied { $place }: { $value } is geen habitat
error-box-animal = dier { $number } moet een object zijn, niet { $kind }
error-box-id-taken = dier { $number }: id { $id } is al in gebruik
error-box-card = dier { $number }
error-box-card-named = dier { $number } ({ $name })
error-box-id = { $where }: id moet uit 1 tot en met { $most } afdrukbare tekens bestaan
error-box-habitat = { $where }: habitat { $value } is geen habitat
error-box-requirement = { $where }: requirement { $value } is niet most, touching of apart
error-box-most = { $where }: bij most hoort geen andere habitat
error-box-other = { $where }: other { $value } is geen habitat
error-box-own = { $where }: other mag niet de eigen habitat van het dier zijn
error-box-objectives = objectives moet een object zijn, niet { $kind }
error-box-objective = objectives: { $value } is geen habitat
error-box-steps-of = objectief { $name }
error-box-steps = { $where }: moet een lijst van [minimumaantal gebieden, punten] zijn
error-box-many-steps = { $where }: { $found } treden gevonden, hoogstens { $most } toegestaan
error-box-step = { $where }, trede { $number }: moet [minimumaantal gebieden, punten] zijn, niet { $value }
error-box-step-bounds = { $where }, trede { $number }: hoogstens { $areas } gebieden en { $points } punten zijn mogelijk
error-box-ascend = { $where }: de treden moeten oplopen in gebieden en in punten
error-box-layout = layout moet een lijst van gehele getallen zijn
error-box-layout-count = layout: { $needed } getallen nodig, voor ronde 3 tot en met 12, { $found } gevonden
error-box-layout-sum = layout: { $value } moet opgeteld { $needed } dieren zijn
error-deal-integers = aantal spelers, startplaats en tegels moeten gewone gehele getallen zijn
error-deal-habitats = dit moeten habitats zijn
error-players = een spel is voor 2 tot 4 spelers, niet { $players }
error-deal-objectives = { $players } verschillende zijn nodig, één per plaats
error-no-seat = er is geen plaats { $seat }
error-deal-piles = { $piles } stapels van { $tiles } tegels zijn nodig
error-no-tile = er is geen tegel { $tile }
error-tile-twice = tegel { $tile } komt twee keer voor
error-deal-columns = voor de { $rounds } rondes zijn er { $wanted } nodig, niet { $found }
error-no-animal = er is geen dier { $animal }
error-animal-twice = { $animal } komt twee keer voor
error-move-code = een zetcode is 0 tot en met { $last }, niet { $code }
error-move-text = { $text } is geen zet: geef een tegel 1 tot en met 5, een vlak a tot en met l en een draaiing 0 tot en met 4, zoals in 3g1
error-move-none = { $move } is geen zet: slots zijn 0 tot en met 4, vlakken 0 tot en met 11, draaiingen 0 tot en met 4
error-game-over = het spel is afgelopen
error-slot-taken = { $move }: tegel { $tile } van deze ronde is al gepakt
error-face-taken = { $move }: op vlak { $face } van de planeet van plaats { $seat } ligt al een tegel
error-nothing-to-take-back = er is geen zet om terug te nemen
error-seed-long = een seed heeft hoogstens { $most } bytes, niet { $found }
error-seed-type = een seed is een geheel getal, een tekst of bytes, niet { $type }
error-seed-bounds = een seed is een geheel getal van 0 tot en met 2**256 - 1
error-trial-seat = er is geen plaats { $seat }: plaatsen zijn 0 tot en met { $last }
error-trial-tile = er is geen tegel { $tile }: tegels zijn 0 tot en met { $last }
error-trial-faces = een planeet heeft { $faces } vlakken, niet { $found }
error-trial-rotation = er is geen draaiing { $rotation }: draaiingen zijn 0 tot en met { $last }

## Errors of records

error-record-long = een opname heeft hoogstens { $most } bytes
error-record-deep = geen opname: te diep genest
error-json-at = geen JSON: { $why } bij teken { $place }
error-is-missing = ontbreekt
error-no-object = { $value } is geen object
error-no-record = { $value } is geen opname
error-not-here = { $name } hoort hier niet
error-no-list = { $value } is geen lijst
error-no-integer = { $value } is geen geheel getal
error-record-format = { $value } wordt niet ondersteund, alleen { $known }
error-record-unfinished = hoort hier niet: er zijn pas { $made } van { $moves } zetten gedaan
error-review-unfinished = alleen afgelopen spellen kun je analyseren: er zijn pas { $made } van { $moves } zetten gedaan
error-puzzle-early = met { $players } plaatsen beginnen puzzels in ronde { $round }
error-puzzle-none = de puzzel { $name } bestaat niet
error-puzzle-file = geen bestand met puzzels, regel { $line }: { $why }
error-puzzle-id = de code zou { $right } moeten zijn
error-puzzle-chances = de kansen zijn niet die bij exact spel
error-puzzle-solution = de oplossing zou { $right } moeten zijn
error-puzzle-unclear = een andere zet is bijna even goed
error-puzzle-played = de gedane zet is de oplossing
error-no-flag = { $value } is niet true of false
error-no-animal-id = { $value } is geen id van een dier
error-no-habitat = { $value } is geen habitat
error-record-objectives = één per plaats nodig, { $found } gevonden
error-record-no-objectives = in het beginnersspel zijn er geen, { $found } gevonden
error-record-over = het spel is afgelopen na { $moves } zetten
error-record-bounds = { $value } ligt niet tussen 0 en { $last }
error-is-no-move = is geen zet
error-record-turn = plaats { $turn } is aan de beurt, niet plaats { $seat }
error-record-tile = tegel { $tile } is niet een van de vijf van ronde { $round }
error-record-tile-taken = tegel { $tile } is in deze ronde al gepakt
error-record-face-taken = op vlak { $face } ({ $letter }) van plaats { $seat } ligt al een tegel
error-record-missing = ontbreekt: { $value }
error-record-extra = { $value } hoort er niet te staan
error-record-other = { $value } moet { $right } zijn
error-record-branches = hoogstens { $most } zettenreeksen, { $found } gevonden
error-record-name = { $value } is geen naam van 1 tot { $most } tekens
error-record-no-moves = een zettenreeks heeft minstens één zet

## Errors of bots and arenas

error-tables-version = { $path } is geen model van deze versie ({ $version }): train een nieuw model met twelvefold train
error-tables-none = { $path } is geen model: train er een met twelvefold train
error-train-numpy = om te trainen is NumPy nodig: { $command }
error-tables-size = { $path } is een model van een andere grootte: train een nieuw model met twelvefold train
error-cannot-read = kan { $path } niet lezen: { $why }
error-cannot-write = kan { $path } niet schrijven: { $why }
error-bot-class = { $file }: noem ook de klasse, zoals in my_bot.py:Mine
error-bot-file = { $file }: dit bestand bestaat niet
error-bot-load = kan { $bot } niet laden: { $why }
error-bot-late = { $bot } is na { $seconds } seconden nog niet geladen
error-bot-no-class = { $bot } is geen klasse, maar een { $type }
error-bot-no-options = geen opties
error-bot-make = kan { $bot } niet maken met { $options }: { $why }
error-bot-choose = { $bot } maakt een { $type } zonder choose(turn)
error-bot-has-none = { $file } heeft geen { $name }
error-bot-option = { $bot }: { $option } is geen optie; schrijf opties zoals in ms=50, elk één keer
error-bot-option-among = { $bot }: { $option } moet een van { $among } zijn, niet { $value }
error-bot-option-number = { $bot }: { $option } moet een getal van { $least } tot en met { $most } zijn, niet { $value }
error-bot-no-option = { $bot } heeft geen optie { $option }
error-no-bot = de bot { $bot } bestaat niet: kies uit { $bots }
error-bot-tables = { $bot }: hier kun je geen modelbestand kiezen
error-bots-seats = { $bots } bots passen niet op { $seats } plaatsen: noem er één voor alle, of één per plaats
error-bot-name = de naam van een bot heeft hoogstens { $most } tekens
error-own-bots = je kunt hoogstens { $most } bots aanmelden, niet { $found }
error-own-bot-taken = de naam { $bot } is al in gebruik: kies een andere, zoals in Other=my_bot.py:Mine
error-own-bot-ours = { $bot } zit al in het spel: noem een eigen bot, zoals in my_bot.py:Mine
error-own-bot-none = de bot { $bot } bestaat niet: noem een bestand, zoals in my_bot.py:Mine, of een bot uit een geïnstalleerd pakket
error-own-bot-name = { $bot }: de naam van een bot heeft hoogstens { $most } tekens, zonder dubbele punt, komma of isgelijkteken
error-arena-bots = een arena heeft 2 tot en met { $most } verschillende bots nodig, niet { $found }
error-arena-names = twee bots heten { $name }: geef elk een eigen naam
error-arena-seats = { $bots } bots passen niet op { $seats } plaatsen: noem er twee, één per plaats, of meer voor een toernooi
error-process-ended = een werkproces is van buitenaf beëindigd: voer het commando opnieuw uit
error-sprt-numbers = --sprt verwacht twee getallen zoals 0,5, niet { $value }
error-sprt-order = --sprt verwacht een kleinere en een grotere Elo-waarde tussen -1000 en 1000, niet { $value }
error-ray-needed = om op een cluster te spelen is Ray nodig: { $command }
error-ray-lost = een groep spellen ging verloren met de worker, { $times } keer of met het hele cluster ({ $why }): controleer het geheugen van de workers
error-ray-none = geen Ray-cluster gevonden op { $address }: controleer RAY_ADDRESS
error-ray-closed = het Ray-cluster op { $address } weigerde de verbinding: controleer versie en token
error-dataset-pyarrow = voor een dataset is PyArrow nodig: { $command }
error-dataset-mix = { $option } kan { $value } niet bevatten
error-dataset-twice = { $option } bevat { $value } twee keer: met { $value }@2 wordt het twee keer zo vaak getrokken
error-dataset-none = in { $folder } staat geen dataset
error-dataset-manifest = { $name } is beschadigd
error-dataset-format = { $name } heeft het formaat { $found }, niet { $format }
error-dataset-differs = in { $folder } staat een andere dataset: { $name } is { $found }, niet { $asked }. Kies een andere map.
error-dataset-folder = in { $folder } staan andere bestanden: kies een lege map
error-dataset-in-use = { $folder } is in gebruik
error-kept-no-file = in { $path } kunnen geen spellen worden opgeslagen
error-kept-in-use = { $path } is in gebruik door een andere arena
error-kept-no-arena = is geen opname van een arena
error-kept-differs = dit is een andere arena: { $name } is { $one }, niet { $other }
error-kept-differs-somewhere = dit is een andere arena: { $name } is anders
error-kept-refused = { $where }: { $what }; kies met --out een ander bestand, of laat --out weg
error-kept-torn = { $where }: deze opname van een arena is niet compleet
error-kept-box = dit is een andere arena, met een andere doos
error-kept-deal = dit is een andere arena: de verdeling komt niet uit de seed
error-entries = { $path } is geen lijst van bots: { $why }
error-leaderboard-line = { $where } is geen uitslag van een ranglijst: verwijder deze regel of kies een ander bestand met --out

## Errors of servers and databases

error-limit = --limit { $value }: schrijf NAAM=GETAL, zoals in sockets=50, met een van { $names }
error-limit-number = --limit { $value }: { $number } is geen getal van 1 tot en met { $most }
error-public-url = --public-url { $url } is geen adres zoals https://planets.example.org: geef schema en host op, zonder pad
error-proxy = --proxy { $proxy }: geef een adres of een netwerk op, zoals 10.0.0.0/8
error-token = het token van de beheerder is te kort: gebruik minstens { $least } tekens
error-port = --port { $port }: een poort is een getal van 0 tot en met 65535
error-port-taken = poort { $port } is bezet: kies een andere met --port, of 0 voor een willekeurige vrije
error-port-denied = je hebt meer rechten nodig voor poort { $port }: kies 1024 of hoger met --port
error-host = kan niet luisteren op { $host }: { $why }
error-no-utf8 = geen UTF-8
error-backup-early = eindigt te vroeg
error-backup-line = een regel is fout ({ $why })
error-backup-newer = komt van een nieuwere versie van Twelvefold
error-backup-there = { $path } bestaat al: kies een ander bestand
error-backup-beginning = begint niet als een back-up
error-backup-none = { $path } is geen back-up, of is beschadigd
error-backup-load = kan { $path } niet laden: { $why }
error-backup-twice = begint twee keer
error-backup-rows = moet { $rows } rijen hebben, maar heeft er { $done }
error-no-database = er is geen database { $path }
error-database-version = deze database hoort bij een andere versie: start de server er één keer mee om hem bij te werken
error-database-full = de database is niet leeg: zet de back-up terug in een nieuwe
error-database-busy = de database antwoordt niet: alle verbindingen zijn in gebruik
error-database-refuses = de database weigert: { $why }
error-not-stored = kan dit niet opslaan ({ $why })
error-database-newer = de database komt van een nieuwere versie van Twelvefold: installeer die, of kies een andere database
error-database-folder = kan { $path } niet gebruiken: het is een map
error-database-unusable = kan { $path } niet gebruiken: { $why }
error-database-ours = { $path } is al in gebruik door deze server
error-database-made = kan { $path } niet maken: { $why }
error-database-theirs = { $path } is in gebruik door een andere server: er kan er maar één tegelijk bij
error-database-opened = kan { $path } niet openen: { $why }
error-database-system = het bestandssysteem kan niet wat SQLite nodig heeft (een log in gedeeld geheugen)
error-database-unnamed = geef een database op: { $forms }
error-database-url = deze database-URL is niet te begrijpen: { $forms }
error-database-slashes = een URL van een SQLite-bestand heeft drie schuine strepen, vier voor een volledig pad, en niets erachter
error-database-driver = PostgreSQL heeft een driver nodig: { $command }
error-database-unknown = { $name } is geen database die Twelvefold kent: { $forms }
error-database-forms = gebruik een bestand, sqlite:///file.db of postgresql://user:password@host/database
error-database-silent = de database antwoordt niet: { $why }
