### Twelvefold in German. The words are those of the printed rules: Plättchen, Landschaft, Gebiet, Tier, Ziel, Runde; ours: Fläche, Gebot, Platz, Tisch, Auslage.
### Translating? Read docs/languages.md first. The game fills in `{ $name }`. `.most` begins a compound: Waldgebiete, Wüstengebiete.

game = Twelvefold
motto = Zwölf Runden, zwölf Flächen. Bau einen Planeten und schau, wer dort einzieht.
fan-project = Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag des Spiels.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Ozean
    .within = Ozean
    .most = Ozean
    .beside = am Ozean
    .away = am Ozean
habitat-forest = Wald
    .within = Wald
    .most = Wald
    .beside = am Wald
    .away = am Wald
habitat-desert = Wüste
    .within = Wüste
    .most = Wüsten
    .beside = an der Wüste
    .away = an der Wüste
habitat-mountain = Gebirge
    .within = Gebirge
    .most = Gebirgs
    .beside = am Gebirge
    .away = am Gebirge
habitat-glacier = Gletscher
    .within = Gletscher
    .most = Gletscher
    .beside = am Gletscher
    .away = am Gletscher

## Levels and seats

level-seedling = Keimling
level-explorer = Entdecker
level-naturalist = Naturforscher
level-ranger = Ranger
level-expert = Experte
level-master = Meister
style-collector = Sammler
    .hint = Baut zuerst für sein geheimes Ziel.
style-hunter = Jäger
    .hint = Tiere sind ihm wichtiger als sein Ziel.
style-spoiler = Spielverderber
    .hint = Schnappt anderen die Tiere weg.
style-friendly = Gutmütig
    .hint = Baut lieber am eigenen Planeten, als dir deinen zu verderben.
style-sprinter = Sprinter
    .hint = Hat es auf die nächsten Tiere abgesehen.
style-none = Keine Vorliebe
    .hint = Spielt einfach auf Sieg.
style-mix = Gemischt
    .hint = Jeder Bot bekommt einen zufälligen Stil.
style-idle = Ohne Ziele spielt er wie jeder andere Bot.
seat-bot = { $bot } { $seat }
seat-open = Freier Platz
seat-nameless = Spieler { $seat }

## Why something was refused

refusal-bad-message = Da ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
refusal-too-long = Das ist zu lang. Versuch es kürzer.
refusal-not-greeted = Da ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
refusal-other-protocol = Es gibt eine neue Version. Lade die Seite neu.
refusal-too-fast = Das ging zu schnell. Warte kurz und versuch es noch einmal.
refusal-too-many = Zu viele Anfragen. Versuch es in ein paar Minuten noch einmal.
refusal-too-many-take-backs = In dieser Partie kannst du nichts mehr zurücknehmen.
refusal-too-many-reactions = Du hast in dieser Partie schon alle Reaktionen verbraucht.
refusal-too-many-seatings = Das hast du in dieser Partie zu oft getan. In der nächsten geht es wieder.
refusal-too-many-changes = Das hast du in dieser Partie zu oft getan. In der nächsten geht es wieder.
refusal-too-many-entries = An diesem Tisch sind keine weiteren Partien möglich. Eröffne einen neuen, um weiterzuspielen.
refusal-one-attempt = Du hast diese Partie des Tages schon begonnen.
refusal-no-table = Tisch nicht gefunden. Prüfe den Link.
refusal-no-box = Diese Schachtel mit Plättchen gibt es nicht.
refusal-no-bot = Diesen Bot gibt es nicht.
refusal-bad-name = Dieser Name geht nicht. Wähle einen anderen.
refusal-bad-options = Mit diesen Optionen lässt sich kein Tisch eröffnen.
refusal-stale = Das Spiel ist schon weiter. Schau auf den Tisch und versuch es noch einmal.
refusal-no-seat = Es ist kein Platz mehr frei.
refusal-not-yours = Das ist nicht dein Platz.
refusal-not-the-host = Das kann nur der Host.
refusal-not-the-leader = Die Leitung hat jetzt jemand anderes.
refusal-not-now = Das geht gerade nicht.
refusal-not-now-daily = Das geht in der Partie des Tages nicht.
refusal-not-now-day = Ein neuer Tag hat begonnen. Versuch es noch einmal.
refusal-not-your-turn = Du bist nicht dran.
refusal-held = Einen Moment: Der letzte Zug kann noch zurückgenommen werden.
refusal-illegal = Diese Fläche oder dieses Plättchen ist schon vergeben.
refusal-no-aids = Gebote und Vorschau sind an diesem Tisch ausgeschaltet.
refusal-no-spectators = Zuschauen ist an diesem Tisch nicht erlaubt.
refusal-used = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
refusal-expired = Dieser Link ist abgelaufen. Lass dir einen neuen schicken.
refusal-other-seat = Du hattest in dieser Partie schon einen anderen Platz oder hast einen freigegeben. Ab der nächsten Partie kannst du hier sitzen.
refusal-other-command = Da ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
refusal-unknown = Der Server hat nicht geantwortet. Versuch es noch einmal.
refusal-stopping = Der Server wird neu gestartet. Gleich geht es weiter.
refusal-slow = Deine Verbindung ist zu langsam. Sie wird neu aufgebaut…
refusal-forgotten = Dieses Gerät wurde vergessen. Lade die Seite neu, um von vorn zu beginnen.
refusal-away = Keine Verbindung zum Server. Versuch es gleich noch einmal.
refusal-no-server = Dafür braucht es einen Server, und diese Seite hat keinen.
refusal-other = Das hat nicht geklappt: { $reason }.

## The page

app-needs-script = Twelvefold braucht JavaScript.
app-loading = Wird geladen…
app-part-missing = Ein Teil des Spiels konnte nicht geladen werden. Lade die Seite neu, wenn du online bist.
app-table-closed = { $by ->
    [host] Der Host hat diesen Tisch geschlossen.
    [administrator] Ein Server-Admin hat diesen Tisch geschlossen.
   *[nobody] Dieser Tisch wurde geschlossen.
  }
app-no-code = Es gibt keinen Tisch mit dem Code „{ $code }“. Prüfe den Code und versuch es noch einmal.
app-no-table = Unter diesem Link gibt es keinen Tisch. Vielleicht gibt es ihn nicht mehr, oder der Link ist unvollständig.
app-nowhere = Seite nicht gefunden. Prüfe die Adresse.
connection-offline = Du bist offline. Deine Züge werden gesendet, sobald du wieder online bist.
connection-away = Verbindung verloren. Sie wird neu aufgebaut…
connection-back = Wieder verbunden.
connection-sending = Der Server hat noch nicht geantwortet. Es wird weiter versucht…
connection-sent = Dein Zug ist angekommen.
connection-outdated = Es gibt eine neue Version.
connection-reload = Seite neu laden
offline-no-webassembly = Das Spiel läuft in diesem Browser nicht. Aktualisiere ihn oder nimm einen anderen.
offline-fetch = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
offline-outdated = Es gibt eine neue Version. Lade die Seite neu.
offline-start = Das Spiel konnte nicht gestartet werden. Versuch es noch einmal.
offline-crashed = Das Spiel bricht immer wieder ab. Deine Tische sind sicher. Versuch es noch einmal.
offline-elsewhere = Das Spiel ist in einem anderen Tab geöffnet. Spiel dort weiter oder wechsle hierher.
offline-no-offline = Diese Partie gibt es nur auf dem Gerät, auf dem du sie begonnen hast.
offline-play-here = Hier spielen
offline-try-again = Noch einmal
offline-later = Später
offline-still = Keine Verbindung. Auf diesem Gerät kannst du weiterspielen.
offline-stopped = Das Spiel ist stehen geblieben. Es wird neu gestartet…
offline-running = Es läuft wieder. Nichts ist verloren gegangen.
offline-full = Der Speicher dieses Geräts ist voll: Dein Zug ist noch nicht gesichert. Schaff etwas Platz.
offline-loading = Das Spiel wird vorbereitet…
offline-loading-hint = Beim nächsten Mal geht es schneller, auch ohne Verbindung.
offline-bytes = { $loaded } von { $total } MB
offline-cancel = Abbrechen
offline-ask = Zum Offlinespielen herunterladen
offline-soon = Wird zum Offlinespielen geladen…
offline-ready = Bereit zum Offlinespielen
offline-not-kept = Dieser Browser speichert in einem privaten Fenster nichts. Spiel ruhig, aber deine Partien sind weg, wenn du den Tab schließt.
dialog-close = Schließen

## Home

home-back = Zur Startseite
home-choices = Wie möchtest du spielen?
home-bots = Gegen Bots
home-bots-summary = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  } · { $level } · { $variant }
home-bots-change = Partie gegen Bots einrichten
home-screen = An einem Gerät
home-screen-summary = { $people ->
   *[other] { $people } Personen
  } reihum · { $variant }
home-screen-change = Partie an einem Gerät einrichten
home-friends = Mit Freunden
home-friends-summary = { $seats ->
   *[other] { $seats } Plätze
  } · mit Link oder Code · { $variant }
home-friends-change = Partie mit Freunden einrichten
home-needs-server = Braucht einen Server
home-continue = Weiterspielen
home-tables = Deine Tische
home-round = Runde { $round } von 12
home-waiting = { $count ->
    [one] Wartet auf { $count } Mitspieler
   *[other] Wartet auf { $count } Mitspieler
  }
home-more-tables = { $count ->
    [one] { $count } weiterer Tisch
   *[other] { $count } weitere Tische
  }
home-learn = Spielen lernen
home-learn-summary = Schritt für Schritt · fünf Minuten
home-learn-continue = Lektion fortsetzen
home-learn-left = Mach weiter, wo du aufgehört hast
home-daily = Partie des Tages
home-daily-new = Dieselbe Partie für alle
home-daily-playing = Runde { $round } von 12
home-daily-left = Nicht beendet
home-daily-place = Platz { $place } von { $players }
home-daily-earlier = Ergebnisse und frühere Tage
home-join = Mit Code beitreten
home-join-hint = Gib den sechsstelligen Code ein, den du vom Host hast.
home-join-go = Mitspielen
home-code = Code
home-open-tables = Offene Tische
home-history = Statistik
home-replays-file = Aufzeichnung öffnen
home-settings = Einstellungen
home-more = Mehr
home-planet = Ein Planet mit seinen Tieren

## Your tables, your history, open tables

tables-running = Laufend
tables-over = Beendet
tables-none = Noch keine Tische. Beginne eine Partie, dann findest du sie hier.
tables-ended = Vorzeitig beendet
tables-won = Gewonnen
tables-lost = Verloren
tables-shared = Geteilter Sieg
tables-remove = Diesen Tisch entfernen: { $who }
tables-removed = Aus deiner Liste entfernt: { $who }
tables-undo = Rückgängig
tables-close = Diesen Tisch entfernen?
    .text = Außer dir spielt hier niemand. Der Tisch wird endgültig geschlossen, und die Partie endet ohne Ergebnis.
    .yes = Tisch schließen
    .no = Behalten
tables-leave = Diesen Tisch verlassen?
    .text = Er verschwindet aus deiner Liste, und ein Bot spielt für dich. Mit dem Link kannst du zurück, solange die Partie läuft.
    .yes = Tisch verlassen
    .no = Bleiben
history-none = Wenn du eine Partie beendet hast, stehen hier deine Ergebnisse.
history-played = Partien
history-won = Gewonnen
history-best = Höchste Punktzahl
history-streak = Siege in Folge
history-longest = Längste Serie
history-levels = Gegen jede Stufe
history-won-of = { $won } von { $played }
history-chart = { $count ->
    [one] Punkte in deiner letzten Partie
   *[other] Punkte in deinen letzten { $count } Partien
  }
history-recent = Letzte Partien
history-more = Mehr zeigen
history-mistakes = Deine Fehler
history-export = Statistik exportieren
history-import = Statistik importieren
history-not-ours = Diese Datei ist keine Statistik von Twelvefold.
history-newer = Diese Statistik stammt aus einer neueren Version von Twelvefold. Aktualisiere zuerst diese hier.
history-imported = { $count ->
    [0] Alle Partien aus dieser Datei hast du schon.
    [one] { $count } Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
  }
open-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
open-watch = Zusehen
open-join-table = An diesem Tisch mitspielen: { $who }
open-watch-table = An diesem Tisch zusehen: { $who }
open-none = Gerade gibt es keine offenen Tische.
open-none-hint = Damit andere dich hier finden, beginne eine Partie „{ $way }“ und schalte „{ $option }“ ein.
open-waiting = Warten auf Mitspieler
open-playing = Partien zum Zusehen
open-no-aids = ohne Vorschau
open-clock = mit Uhr

## The daily game

daily-about = Dieselbe Partie für alle. Gegner: { $bot }. Ein Versuch, keine Tipps. Die nächste beginnt um { $time } Uhr.
daily-play = Heutige Partie spielen
daily-table = Tisch öffnen
daily-played = { $days ->
    [one] An { $days } Tag gespielt
   *[other] An { $days } Tagen gespielt
  }
daily-streak = Aktuelle Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
daily-longest = Längste Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
daily-freeze = Ein ausgelassener Tag unterbricht die Serie nicht.
daily-earlier = Frühere Tage
daily-earlier-hint = Zum Üben, so oft du willst, auch mit Tipps. Diese Partien zählen nicht.
daily-practise = Üben
daily-practise-day = Üben: { $date }
daily-practice = Übungspartie: Sie zählt nicht.
daily-alone = Hier gibt es keine Rangliste, denn dafür braucht es einen Server.
daily-not-finished = Nicht beendet
daily-par = Die Bots auf deinem Platz
daily-par-playing = spielt noch…
daily-beaten = Besser als { $count } von { $levels } Bots
daily-share = Ergebnis teilen
daily-copied = Ergebnis kopiert.
daily-not-copied = Das Ergebnis ließ sich nicht kopieren.

## New tables

new-name = Dein Name
new-person = Name von Spieler { $seat }
new-bots = Bots
new-level = Schwierigkeit
new-style = Spielstil
new-people = Personen
new-seats = Plätze
new-variant = Variante
new-aids = Gebote und Vorschau anzeigen
new-listed = In der Liste offener Tische zeigen
new-more = Weitere Optionen
new-clock = Zeit pro Zug
new-clock-none = Unbegrenzt
new-clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
new-clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
new-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
new-hold = Zeit zum Zurücknehmen
new-hold-seconds = { $count ->
    [0] Keine
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
new-first = Wer beginnt
new-first-lot = Zufall
new-first-seat = Platz { $seat }
new-first-you = Du
new-first-bot = Bot { $number }
new-spectators = Zuschauen erlauben
new-seed = Seed (für alle sichtbar)
new-seed-none = Zufällig
new-box = Eigene Schachtel verwenden
new-box-other = Andere Schachtel verwenden
new-box-remove = Ohne { $name } spielen
new-box-wrong = Das ist keine gültige Schachtel mit Plättchen: { $why }
new-start = Partie starten
new-make = Tisch eröffnen
level-results = { $hint } · { $won } von { $played } gewonnen
level-seedling-hint = Sehr leicht
level-explorer-hint = Leicht
level-naturalist-hint = Mittel
level-ranger-hint = Schwer
level-expert-hint = Sehr schwer
level-master-hint = Am schwersten
level-seedling-plays = Für deine ersten Partien. Sieht nur die nächsten Tiere und verzählt sich.
level-explorer-plays = Schaut eine Runde voraus, zählt aber noch ungenau.
level-naturalist-plays = Schaut drei Runden voraus, übersieht aber ab und zu etwas.
level-ranger-plays = Schaut sechs Runden voraus und irrt sich selten.
level-expert-plays = Denkt Züge durch, vergisst aber, welche Plättchen am Ende zurückkommen.
level-master-plays = Denkt bis zu einer Sekunde nach, errät dein Ziel und rechnet die letzten Runden genau aus.
custom-bots = Eigene Bots
custom-bots-results = { $won } von { $played } gewonnen
variant-full = Standard
    .hint = Tiere, dazu für jeden ein geheimes Ziel.
variant-beginner = Einsteigerspiel
    .hint = Ohne Ziele. Jedes Tier zählt 1 Punkt.
variant-mystery = Überraschende Evolution
    .hint = Die Hälfte der Tiere liegt anfangs verdeckt.
variant-mystery-beginner = Überraschende Evolution, Einsteiger
    .hint = Die Hälfte der Tiere liegt anfangs verdeckt. Ohne Ziele.

## Waiting room

room-page = Warten auf Mitspieler – { $game }
room-name-empty = Gast
room-title = Warten auf Mitspieler
room-hint = Es geht los, sobald alle Plätze besetzt sind.
room-seats = Plätze
room-invite = Einladen
room-link = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Link kopiert.
room-not-copied = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.
room-share = Teilen
room-share-text = Spiel Twelvefold mit mir:
room-code = Code
room-code-hint = oder gib diesen Code auf { $address } ein
room-qr = QR-Code des Links
room-sit = Platz nehmen
room-you = du
room-host = Host
room-offline = offline
room-bot = Bot
room-fill = Bot hinzufügen
room-fill-rest = Freie Plätze mit Bots füllen
room-kick = { $name } entfernen
room-close = Tisch schließen
room-leave = Platz freigeben
room-looking-on = Alle Plätze sind besetzt. Du schaust zu.
room-only-here = Der Server ist nur auf diesem Computer erreichbar. Damit Freunde mitspielen können, beende ihn und starte ihn neu mit
room-command = make play LAN=1
room-open-to-all = Wer den Link hat, kann hier Platz nehmen.

## Settings

settings-title = Einstellungen
settings-play = Spielen
settings-planet = Planet und Bild
settings-access = Barrierefreiheit
settings-device = Dieses Gerät
settings-device-hint = Deine Statistik und deine Einstellungen liegen nur auf diesem Gerät. Exportiere die Statistik, um sie zu sichern oder auf ein anderes Gerät mitzunehmen.
settings-offline = Das Spiel auf diesem Gerät behalten, um ohne Verbindung zu spielen
choose-language = Sprache
settings-sound = Ton
settings-sound-on = Soundeffekte
settings-volume = Lautstärke
settings-motion = Animationen
settings-motion-auto = Automatisch
settings-motion-full = Alle
settings-motion-less = Reduziert
settings-quality = Grafik
settings-quality-auto = Automatisch
settings-quality-high = Schön
settings-quality-low = Schnell
settings-quality-still = Standbild
settings-quality-map = Flache Karte
settings-glyphs = Symbole der Lebensräume auf dem Planeten
settings-confirm = Zum Legen zweimal tippen
settings-others = Züge der anderen
settings-others-full = Ausführlich
settings-others-quick = Kurz
settings-others-none = Sofort
settings-wait = Vor meinem Zug das ganze Rundenende zeigen
settings-left = Anordnung für Linkshänder
settings-notify = Im Hintergrund benachrichtigen, wenn ich dran bin
settings-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings-forget = Mich auf diesem Gerät vergessen
settings-forget-hint = Du verlässt alle deine Plätze und verlierst auf diesem Gerät deine Partienliste, deine Einstellungen und deine Statistik. In laufenden Partien spielen Bots für dich weiter. Das lässt sich nicht rückgängig machen.
settings-forget-yes = Mich vergessen
settings-forget-no = Abbrechen
settings-name = Dein Name
settings-about = Twelvefold { $version }
settings-licences = Lizenzen Dritter

## Animals

animal-whale = Wal
animal-otter = Otter
animal-turtle = Schildkröte
animal-octopus = Oktopus
animal-orca = Orca
animal-jellyfish = Qualle
animal-shark = Hai
animal-dolphin = Delfin
animal-tropical-fish = Tropenfisch
animal-panda = Panda
animal-frog = Frosch
animal-tiger = Tiger
animal-bear = Bär
animal-fox = Fuchs
animal-owl = Eule
animal-hedgehog = Igel
animal-sloth = Faultier
animal-squirrel = Eichhörnchen
animal-snake = Schlange
animal-flamingo = Flamingo
animal-giraffe = Giraffe
animal-elephant = Elefant
animal-camel = Kamel
animal-scorpion = Skorpion
animal-lizard = Echse
animal-kangaroo = Känguru
animal-lion = Löwe
animal-goat = Ziege
animal-eagle = Adler
animal-gorilla = Gorilla
animal-alpaca = Alpaka
animal-snow-leopard = Schneeleopard
animal-bison = Bison
animal-ram = Widder
animal-badger = Dachs
animal-bat = Fledermaus
animal-polar-bear = Eisbär
animal-penguin = Pinguin
animal-moose = Elch
animal-hare = Hase
animal-wolf = Wolf
animal-musk-ox = Moschusochse
animal-seal = Robbe
animal-reindeer = Rentier
animal-swan = Schwan

## The table: requirements, lists, points

requirement-most = Die meisten { $habitat }gebiete
requirement-touching = { $habitat } { $other }
requirement-apart = { $habitat } nicht { $other }
list-and = {" und "}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## The table: the screen

table-title = Der Tisch
to-home = Zur Startseite
round-of = Runde { $round } von { $rounds }
round-practice = Übung
your-turn = Du bist dran
turn-of = { $name } ist dran
game-over = Partie beendet
clock-title = Restzeit
clock = { $minutes }:{ $seconds }
top-buttons = Ansichten und Menü
show-map = Karte
show-globe = Globus
menu = Menü
menu-try = Plättchen testen
title-your-turn = ● Du bist dran – { $game }
map-of = Planet von { $name }
planet-of = Planet von { $name }
planet-back = Zurück
no-globe = Dieser Browser kann den Planeten nicht in 3D anzeigen. Du siehst stattdessen die Karte.
face-free = Fläche { $face }: frei
face-laid = Fläche { $face }: { $habitats }

## The table: seats

seats-title = Planeten
seat-you = du
seat-away = abwesend, ein Bot spielt
seat-offline = offline
seat-gone = seit { $minutes } min offline
absence-title = { $name } ist offline
absence-text = { $turn ->
        [yes] { $name } ist am Zug, deshalb wartet das Spiel.
       *[no] Das Spiel geht weiter, bis { $name } am Zug ist.
      }
absence-wait = Warten
absence-bot = Platz einem Bot geben
absence-host = Nur der Host kann den Platz einem Bot geben.
seat-resigned = hat aufgegeben
seat-changed-hands = neu besetzt
seat-thinking = überlegt
watching = { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
      }
watching-you = Du schaust zu
watching-hint = Alle hier sehen, dass du zuschaust, und deinen Namen, falls du einen gewählt hast.
first-seat = beginnt diese Runde

## The table: the offer and placing

offer-title = Offene Plättchen
offer-tile = Plättchen { $slot }: { $habitats }
offer-gone = Plättchen { $slot } ist weg
offer-taken = Plättchen { $slot }: von { $name } genommen
actions-title = Dein Plättchen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
place = Legen
choose-face = Fläche wählen
choose-tile = Plättchen wählen
skip-to-turn = Gleich zu deinem Zug
put-back = Zurücklegen
take-back = Zurücknehmen
done = Fertig
table-tile-gone = Dieses Plättchen ist schon weg.
table-other-planet = Das ist der Planet von { $name }. Plättchen legst du auf deinen eigenen.
table-planned = Du bist noch nicht dran, aber dein Zug ist vorgemerkt.
planned = Vorgemerkt
own-planet = Mein Planet
table-face-taken = Dort liegt schon ein Plättchen. Die dunklen Flächen sind frei.
table-choose-face = Wähle zuerst eine freie Fläche deines Planeten.
table-looking-on = Du schaust zu.
table-not-yet = Einen Moment, bitte.
table-turn-of = { $name } ist dran.

## The table: hints

hint = Tipp
hint-ask = Einen Bot um einen Tipp bitten
hint-thinking = Ein Bot denkt gerade nach.
hint-line = Ein Bot schlägt diesen Zug vor
hint-other = Alternative { $number } von { $count }
hint-chance = Gewinnchance: { $chance }
hint-plain = Andere Züge sind etwa gleich gut.
hint-next = Nächster Vorschlag
hint-previous = Voriger Vorschlag
hint-spoken = Ein Bot schlägt vor: Plättchen { $slot }, { $habitats }, auf Fläche { $face }. Drück Enter, um es zu legen.
hint-spoken-other = Alternative { $number }: Plättchen { $slot }, { $habitats }, auf Fläche { $face }. Drück Enter, um es zu legen.
hint-more = Drück H für eine Alternative.
hint-none = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
hint-alone = Tipps gibt es nur, wenn du allein gegen Bots spielst und Gebote und Vorschau eingeschaltet sind.
help-hint = einen Bot um einen Tipp bitten, wenn du allein spielst

## The table: rounds, races, objective, log

rounds-title = Runden und ihre Tiere
round-button = Runde { $round }: { $animals }
round-empty = keine Tiere
round-carried = { $count ->
    [one] { $count } Tier wandert weiter
   *[other] { $count } Tiere wandern weiter
  }
face-down = Verdeckt
race-title = Tiere
race-now = Diese Runde ({ $round })
race-round = Runde { $round }
race-none = Es warten keine Tiere mehr.
race-no-aids = Gebote und Vorschau sind an diesem Tisch ausgeschaltet. Zähl selbst.
race-draw = gleich
race-no-bid = –
race-second = 2. Gebiet
race-second-why = Bei Gleichstand in der letzten Runde entscheidet das zweitgrößte Gebiet jedes Planeten.
race-margin = +{ $margin }
race-past = Vergangene Runden
race-word-touching = an
race-word-apart = nicht an
race-word-most = die meisten
race-legend-touching = grenzt an
race-legend-apart = grenzt nicht an
race-legend-most = meiste Gebiete
race-gained = Du gehst in Führung.
race-tied = Du ziehst gleich.
race-lost = Du verlierst die Führung.
bid-button = { $animal }: { $name } bietet { $bid }
gains-title = Was dieses Plättchen ändert
gains-none = Kein Gebot ändert sich
gains-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
  }
objective-title = Dein Ziel
objective-of = Ziel von { $name }
objective-show = Zeigen
objective-hide = Verbergen
objective-none = Einsteigerspiel: Jedes Tier zählt 1 Punkt.
objective-hidden = Die Ziele sind geheim.
objective-now = { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
objective-steps = Punkte nach Zahl der Landschaften
objective-next = Noch { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
log-title = Verlauf
log-whole = Ganzer Verlauf
log-look = Auf dem Planeten ansehen
regions-none = Der Planet von { $name } ist noch leer.
spoken-aimed = Über Fläche { $face }.
spoken-taken = Fläche { $face } ist belegt.

## The table: what happens

event-game-started = Partie { $game } beginnt.
event-round-opened = Runde { $round }: { $name } beginnt.
event-round-opened-you = Runde { $round }: Du beginnst.
event-placed = { $name } legt ein Plättchen auf Fläche { $face }.
event-placed-you = Du legst ein Plättchen auf Fläche { $face }.
event-laid = { $name } legt ein Plättchen.
event-laid-you = Du legst ein Plättchen.
event-bot-fault = { $why ->
    [crash] { $name } ist abgestürzt.
    [illegal-move] { $name } wollte einen ungültigen Zug machen.
    [endless-thought] { $name } hat zu lange nachgedacht.
    [given-up] { $name } ist in dieser Partie zu oft ausgefallen.
    [busy] { $name } musste zu lange warten.
   *[missing] { $name } gibt es auf diesem Server nicht.
}
event-taken-back = { $name } nimmt den Zug zurück.
event-taken-back-you = Du nimmst deinen Zug zurück.
event-awarded = { $animal } zieht bei { $name } ein. { $reason }{ $by ->
    [second] ; Gleichstand, also entscheidet das zweitgrößte Gebiet
    [third] ; Gleichstand, also entscheidet das drittgrößte Gebiet
   *[best] { "" }
  }.
event-awarded-you = { $animal } zieht bei dir ein. { $reason }{ $by ->
    [second] ; Gleichstand, also entscheidet das zweitgrößte Gebiet
    [third] ; Gleichstand, also entscheidet das drittgrößte Gebiet
   *[best] { "" }
  }.
event-carried = { $animal } wartet: { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }. { $reason }.
event-discarded = { $animal } verlässt das Spiel: { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }. { $reason }.
event-revealed = Aufgedeckt für Runde { $round }: { $animal }.
event-ended = Sieg für { $names }.
event-seated = { $name } nimmt Platz.
event-bot-seated = Ein Bot nimmt Platz: { $bot }.
event-seat-opened = Platz { $seat } ist frei.
event-left = { $name } ist gegangen. Ein Bot übernimmt.
event-lapsed = Die Zeit von { $name } ist um. Ein Bot übernimmt.
event-returned = { $name } ist zurück.
event-resigned = { $name } gibt auf. Ein Bot übernimmt.
event-end-wanted = { $wanted ->
    [yes] { $name } möchte die Partie beenden.
   *[no] { $name } möchte weiterspielen.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } möchte eine Revanche.
   *[no] { $name } möchte keine Revanche.
  }
event-game-over = { $how ->
    [agreed] Alle haben zugestimmt, die Partie zu beenden.
    [resigned] Alle bis auf eine Person haben aufgegeben.
    [closed] Der Tisch wurde geschlossen.
   *[played] Die Partie ist zu Ende.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = { $name } ist jetzt Host.
event-closed = Der Tisch ist geschlossen.
reaction-hello = Hallo!
reaction-nice = Schön!
reaction-wow = Wow!
reaction-oops = Hoppla.
reaction-thinking = Lass mich überlegen.
reaction-hurry = Du bist dran!
reaction-thanks = Danke!
reaction-good-game = Gutes Spiel!

## The table: life

life-title = Leben entsteht
life-next = Weiter
life-skip = { $count ->
    [one] Überspringen
   *[other] Alle { $count } überspringen
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } zieht bei { $name } ein
life-awarded-you = { $animal } zieht bei dir ein
life-carried = { $animal } wartet auf die nächste Runde: { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }
life-discarded = { $animal } verlässt das Spiel: { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }
life-revealed = Aufgedeckt für Runde { $round }: { $animal }
life-by-second = Gleichstand: Das zweitgrößte Gebiet entscheidet
life-by-third = Gleichstand: Das drittgrößte Gebiet entscheidet

## The table: coming back

since-title = Während du weg warst
since-moves = { $moves ->
    [0] Die Runde ist zu Ende.
    [one] { $moves } Plättchen wurde gelegt.
   *[other] { $moves } Plättchen wurden gelegt.
  }
since-end = Schließen

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } hat gewonnen
end-shared = Geteilter Sieg: { $names }
end-place = Du bist auf dem { $place }. Platz, { $points ->
    [0] punktgleich, aber mit weniger Tieren
    [one] mit { $points } Punkt Rückstand
   *[other] mit { $points } Punkten Rückstand
  }.
end-by-cards = Gleich viele Punkte: Die Zahl der Tiere entscheidet.
end-by-shared = Gleich viele Punkte und Tiere: Der Sieg wird geteilt.
end-objective = Ziel: { $habitat }
end-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }
end-rematch = Noch einmal spielen
end-no-rematch = Revanche absagen
end-higher = Eine Stufe schwerer: { $level }
end-lower = Eine Stufe leichter: { $level }
end-again = Lust auf Revanche: { $names }.
end-review = Analyse
end-replay = Wiederholung ansehen
end-share = Link zur Wiederholung kopieren
end-copied = Link kopiert
end-picture = Bild teilen
end-picture-text = Eine Partie Twelvefold
end-picture-downloaded = Das Bild liegt bei deinen Downloads.
end-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
end-record = Aufzeichnung herunterladen
end-result = Ergebnis zeigen
end-counting = Schlusswertung
end-podium = Siegerpodest
end-breakdown = Punkte im Einzelnen
end-areas = { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  }
end-total = Gesamt
end-more = Mehr
end-watch = Finale noch einmal ansehen
end-skip = Überspringen

## The table: photo mode

photo-title = Fotomodus
photo-hint = Ziehen dreht den Planeten, zwei Finger oder das Mausrad zoomen.
photo-sky = Sterne
photo-save = Bild speichern

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Diesen Tisch schließen?
    .text = Er wird endgültig geschlossen. Dann kann niemand mehr dazukommen.
    .yes = Tisch schließen
    .no = Offen lassen
confirm-remove = { $name } entfernen?
    .text = { $status ->
        [playing] Ein Bot spielt weiter, bis jemand den Platz übernimmt.
       *[waiting] Der Platz wird frei für alle, die den Link haben.
      }
    .yes = Entfernen
    .no = Nicht entfernen
confirm-give = Den Platz von { $name } einem Bot geben?
    .text = { $bot } spielt ab hier weiter, und { $name } kann nicht auf diesen Platz zurück.
    .yes = Einem Bot geben
    .no = Weiter warten
invited-title = Neu bei Twelvefold?
invited-tile = Nimm jede Runde ein Plättchen und leg es auf deinen Planeten.
invited-animal = Tiere ziehen auf den Planeten, der am besten zu ihnen passt.
invited-points = Gewinne Tiere und erfülle dein geheimes Ziel. Die meisten Punkte gewinnen.
invited-learn = In zwei Minuten spielen lernen
confirm-resign = Diese Partie aufgeben?
    .text = { $after ->
        [bot] Ein Bot spielt für dich weiter. Du kannst nicht in diese Partie zurück.
       *[end] Die Partie endet sofort und ohne Sieg.
      }
    .yes = Aufgeben
    .no = Weiterspielen
confirm-end = { $others ->
    [none] Diese Partie beenden?
   *[some] Für das Ende der Partie stimmen?
  }
    .text = { $others ->
        [none] Sie endet sofort und ohne Sieg.
       *[some] Sie endet ohne Sieg, sobald alle zustimmen. Bis dahin kannst du es dir anders überlegen.
      }
    .yes = { $others ->
        [none] Partie beenden
       *[some] Für das Ende stimmen
      }
    .no = Weiterspielen
removed-by = { $by ->
    [administrator] Ein Server-Admin hat dich von deinem Platz entfernt.
    [bot] Der Host hat deinen Platz einem Bot gegeben.
   *[host] Der Host hat dich von deinem Platz entfernt.
  }
removed-hint = { $seat ->
    [open] Du kannst weiter zuschauen oder dich wieder hinsetzen, solange der Platz frei ist.
   *[taken] Du kannst der Partie weiter zuschauen.
  }
removed-closed = Hier kann niemand mehr spielen. Die Planeten kannst du dir weiter ansehen.
removed-stay = Am Tisch bleiben
clock-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }

## The table: menu, help, handing over

menu-say = Etwas sagen
menu-seats = Plätze
menu-hand-over = Platz von { $name } weitergeben
menu-hand-over-hint = Wer diesen Link zuerst öffnet, bekommt den Platz. Der Link gilt einmal, höchstens 24 Stunden und nur bis zum Ende der Partie.
menu-only-here = Diese Partie gibt es nur auf diesem Gerät. Niemand sonst kann mitspielen.
menu-fill = Platz von { $name } einem Bot geben: { $bot }
menu-open = Platz von { $name } freigeben
take-over-title = Dieser Platz ist für dich
take-over-hint = Jemand überlässt dir einen Platz an diesem Tisch. Du machst dort weiter, wo die Partie gerade steht.
take-over = Platz übernehmen
menu-leave = Partie verlassen
menu-end = Partie beenden
menu-play-on = Weiterspielen
menu-resign = Aufgeben
help-title = Tasten und Gesten
help-hands = Ziehen dreht den Planeten, zwei Finger zoomen. Zieh ein Plättchen auf eine Fläche oder tippe erst das Plättchen und dann die Fläche an. Scrollen, ein Rechtsklick oder eine Drehung mit zwei Fingern dreht es. Tippe noch einmal, um es zu legen.
help-take = Plättchen nehmen
help-aim = zu einer Nachbarfläche gehen
help-turn = Plättchen drehen
help-place = Plättchen legen, dann bestätigen
help-take-back = Zug zurücknehmen
help-put-back = Plättchen zurücklegen oder schließen
help-next = sofort zeigen, was als Nächstes kommt
help-regions = Gebiete des Planeten vorlesen
help-map = zwischen Karte und Globus wechseln
help-help = diese Hilfe anzeigen
help-play = abspielen oder anhalten
help-step = einen Zug zurück oder vor
help-round = eine Runde zurück oder vor
help-ends = zum Anfang oder zum Ende
help-mistake = zum nächsten oder vorigen Fehler
help-better = den besten oder den gespielten Zug zeigen
help-option = den gespielten oder einen der besten Züge zeigen
curtain-title = Gib das Gerät an { $name } weiter
curtain-why = Das geheime Ziel darf sonst niemand sehen.
curtain-open = Ich bin { $name }

## Replay

replay-title = Wiederholung
replay-move = Zug { $move } von { $moves }
replay-start = Anfang
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug vor
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde vor
replay-play = Abspielen
replay-pause = Pause
replay-slider = Züge
replay-file = Aufzeichnung öffnen
replay-bad = Das ist keine gültige Aufzeichnung einer Partie: { $why }
replay-not-record = Das ist keine gültige Aufzeichnung einer Partie.
replay-none = Von dieser Partie gibt es keine Wiederholung.
replay-choose = Öffne eine gespeicherte Aufzeichnung.

## Eine Analyse mit anderen

shared-title = Gemeinsam analysieren
shared-how = Wer diesen Link öffnet, folgt der Analyse. Alle können sich zwischendurch selbst umsehen und zurückkommen.
shared-no-server = Um gemeinsam zu analysieren, braucht es einen Server, und diese Seite hat keinen.
shared-only-players = Den Link kann nur öffnen, wer an diesem Tisch gespielt hat.
shared-link = Link zu dieser Analyse
shared-people = Wer dabei ist
shared-door =
    { $count ->
        [one] Gemeinsam analysieren: { $count } Person hier
       *[other] Gemeinsam analysieren: { $count } Personen hier
    }
shared-you = { $name } (du)
shared-guest = Gast
shared-you-lead = Du leitest die Analyse
shared-leads = { $name } leitet die Analyse
shared-away = verbindet sich neu…
shared-looking = Du siehst dich selbst um
shared-follow = Wieder folgen
shared-pass = Leitung abgeben
shared-pass-to = Leitung an { $name } abgeben
shared-leave = Verlassen
shared-full = In dieser Analyse ist kein Platz mehr.
shared-came = { $name } ist jetzt dabei.
shared-went = { $name } ist gegangen.

## Zugfolgen: Züge, die man von einer Stellung einer beendeten Partie aus ausprobiert

line-try = Züge ausprobieren
line-count = Folgen ({ $count })
line-list = Zugfolgen
line-title = Züge ausprobieren
line-none = Noch keine Zugfolgen. Wähle an einer beliebigen Stelle „Züge ausprobieren“, dann bleiben deine Züge hier erhalten.
line-back = Zurück zur Partie
line-after = Nach Zug { $move }
line-go-on = Bots ziehen lassen
line-redo = Wiederholen
line-players = Wer spielt
line-players-hint = Bots wissen nur, was an ihrem Platz bekannt ist.
line-you = Du
line-unnamed = Zugfolge { $number }
line-from-game = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }, verlässt die Partie nach Zug { $move }
line-from-line = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }, verlässt { $name } nach Zug { $move }
line-rename = { $name } umbenennen
line-name = Name der Zugfolge
line-save = Speichern
line-delete = { $name } löschen
line-sure = { $name } löschen?
    .text = Die Züge gehen verloren.
    .yes = Löschen
    .no = Behalten
line-compare = Vergleichen
line-left = Links
line-right = Rechts
line-game = Die Partie
line-animals = Tiere { $points }
line-objective = Ziel { $points }
line-wins = Gewinnt { $chance }
line-share = Link kopieren
line-file = Als Datei speichern
line-full = Für eine weitere Zugfolge ist kein Platz. Lösche eine, um deine Züge zu behalten.

## Pläne: in einer laufenden Partie ausprobierte Plättchen, die sonst niemand sieht

plan-title = Plättchen testen
plan-back = Zurück zum Tisch
plan-private = Nur für dich sichtbar
plan-spoken = Was du hier ausprobierst, sieht sonst niemand. Die Partie geht inzwischen weiter.
plan-list = Pläne
plan-none = Noch keine Pläne. Lege ein Plättchen, dann bleibt dein Plan bis zum Ende der Partie hier erhalten.
plan-hint = Nur du siehst sie. Sie bleiben bis zum Ende der Partie erhalten.
plan-begin = Neuer Plan
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
  }, auf dem Planeten von { $name }
plan-now = Wie jetzt
plan-same = Beide bieten dasselbe.
plan-wins = würde gewinnen

## Reviews: verdicts; why a move is better; what luck decided

review-title = Analyse
review-chart = Gewinnchancen
review-steps = Chancen und Züge
review-row = Zug { $move }, { $name }: { $verdict }
review-start = Geh mit den Pfeiltasten oder den Knöpfen durch die Partie, oder tippe auf das Diagramm.
review-waiting = Noch nicht analysiert. Einen Moment…
review-progress = Zug { $move } von { $moves } wird analysiert
review-failed = Etwas ist schiefgegangen, deshalb ist die Analyse nicht vollständig.
review-done = Die ganze Partie ist analysiert.
review-refused = Diese Partie lässt sich nicht analysieren: { $why }
review-again = Noch einmal
review-where = Runde { $round } · Zug { $move }
review-options = Züge im Vergleich
review-why = Warum er besser ist
review-placement = Plättchen { $slot }, Fläche { $face }
review-best = Am besten
review-other = Alternative
review-played = Gespielt
review-luck-of = { $of ->
    [pile] Neue Plättchen: { $name } { $change }
    [animals] Tier aufgedeckt: { $name } { $change }
   *[deal] Start: { $name } { $change }
  }
review-moments = Darauf kam es an
review-moments-none = Kein einzelner Zug und kein Stapel hat diese Partie groß verändert.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Glück mit den Plättchen: { $name }
   *[animals] Glück mit einem Tier: { $name }
  }
review-round = Runde { $round }
review-skill = Glück und Können
review-luck = Glück
review-play = Spiel
review-skill-later = Kommt, sobald alle Züge analysiert sind.
review-won = Gewonnen
review-lost = Verloren
review-shared = Geteilter Sieg
review-sum = Gleicher Anteil { $even }, Glück { $luck }, Spiel { $play }
review-accuracy = Genauigkeit
review-error = Verlust je Entscheidung
review-level = Gespielt wie
review-revealed = Alles aufgedeckt
review-revealed-hint = Bewertet jeden Zug so, als wären die kommenden Plättchen, verdeckte Tiere und alle Ziele bekannt gewesen.
review-next-mistake = Nächster Fehler
review-summary = Übersicht
review-step = { $name }: { $verdict }, Gewinnchance { $chance }.
review-step-loss = { $name }: { $verdict }, Gewinnchance von { $before } auf { $after }.
review-step-better = Zu sehen: { $placement }, Gewinnchance { $chance }.
review-retry = Meine Fehler üben
verdict-best = bester Zug
verdict-good = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-forced = schon entschieden
reason-apart = Fläche { $face } hält Abstand ({ $habitat } nicht { $other }): { $animal } { $before } → { $after }
reason-touching = Fläche { $face } vergrößert das Gebiet ({ $habitat } { $other }): { $animal } { $before } → { $after }
reason-most = Fläche { $face } bringt ein weiteres Gebiet ({ $habitat }): { $animal } { $before } → { $after }
reason-room = Fläche { $face } lässt bessere Aussichten: { $animal } { $before } → { $after }
reason-denial = Weniger für { $name }: { $animal } { $before } → { $after }
reason-objective = Ziel { $points }
luck-deal = Start
luck-pile = Plättchen
luck-animals = Tiere
mistake-objective-dropped = Ziel zu früh aufgegeben
    .what = Du hast weniger Landschaften für dein Ziel gelegt, obwohl die Punkte dafür noch zu holen waren.
    .advice = Zähl erst nach, wie viele Landschaften bis zur nächsten Stufe deines Ziels fehlen, bevor du auf etwas anderes setzt.
mistake-objective-chased = Dem Ziel nachgejagt
    .what = Du hast Landschaften für dein Ziel gesammelt, aber ein Tier war mehr wert.
    .advice = Ein Tier bringt bis zu 2 Punkte. Hol es dir, wenn die nächste Stufe deines Ziels noch weit weg ist.
mistake-habitats-touch = Abstand nicht eingehalten
    .what = Dein Gebiet grenzte danach an den falschen Lebensraum und zählte für ein Tier nicht mehr.
    .advice = Prüf vor dem Legen jede Kante: Stoßen dort Lebensräume aneinander, die ein Tier getrennt haben will?
mistake-regions-joined = Gebiete verbunden
    .what = Dein Plättchen hat ein vorhandenes Gebiet erweitert, obwohl ein weiteres mehr gebracht hätte.
    .advice = Wenn ein Tier die meisten Gebiete sucht, lass Lücken dazwischen.
mistake-region-scattered = Lebensraum verstreut
    .what = Du hast ein neues Gebiet begonnen, obwohl dein größtes hätte wachsen können.
    .advice = Für die meisten Tiere zählt nur dein größtes Gebiet. Dreh das Plättchen so, dass an der Kante gleiche Lebensräume zusammentreffen.
mistake-region-closed-in = Gebiet zugebaut
    .what = Du hast deinem Gebiet weniger freie Seiten gelassen, an denen es wachsen kann.
    .advice = Halte neben den Gebieten, die wachsen sollen, Flächen frei.
mistake-tile-left = Gutes Plättchen überlassen
    .what = Mit dem Plättchen, das du liegen gelassen hast, kann jemand anders mehr für ein Tier bieten.
    .advice = Überleg vor der Wahl, wer nach dir dran ist und welches Plättchen dort gebraucht wird.
mistake-rival-unopposed = Tier kampflos überlassen
    .what = Du hättest mehr für ein Tier bieten und es so jemand anderem schwerer machen können.
    .advice = Du musst nicht jedes Tier gewinnen: Bei Gleichstand bekommt es auch sonst niemand.
mistake-animal-missed = Greifbares Tier verpasst
    .what = Du hättest mehr für ein Tier aus dieser oder der nächsten Runde tun können.
    .advice = Vergleich vor jedem Zug alle Gebote für die Tiere dieser und der nächsten Runde.
mistake-animal-forgotten = Späteres Tier vergessen
    .what = Du hättest schon für ein Tier vorbauen können, das erst später kommt.
    .advice = Such dir zwei, drei spätere Tiere aus und leg jedes Plättchen so, dass es mindestens einem davon hilft.
mistake-misplaced = Richtiges Plättchen, falscher Platz
    .what = Dasselbe Plättchen war auf einer anderen Fläche oder anders gedreht mehr wert.
    .advice = Probier mehrere Flächen und Drehungen aus, bevor du legst.
mistakes-title = Deine Fehler
mistakes-games = { $count ->
    [one] Eine Partie analysiert
   *[other] { $count } Partien analysiert
  }
mistakes-empty = Spiel eine Partie zu Ende und öffne die Analyse. Deine Fehler bleiben hier, damit du sie noch einmal versuchen kannst.
mistakes-play = Partie spielen
mistakes-unreviewed = Einige deiner Partien sind noch nicht analysiert.
mistakes-review = { $count ->
    [one] Letzte Partie analysieren
   *[other] Letzte { $count } Partien analysieren
  }
mistakes-reviewing = Partie { $game } von { $games } wird analysiert
mistakes-stop = Abbrechen
mistakes-kinds = Was am häufigsten schiefgeht
mistakes-flawless = Kein Fehler in diesen Partien. Gut gespielt!
mistakes-retry-all = Alle noch einmal
mistakes-retry = Üben
mistakes-retry-kind = Üben: { $kind }
mistakes-left = { $count ->
    [one] 1 offen
   *[other] { $count } offen
  }
mistakes-all-solved = Alle gelöst
mistakes-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
mistakes-other = Andere Fehler
mistakes-trend = So spielst du zurzeit
mistakes-latest = Durchschnitte deiner letzten Partien. Jeder Punkt ist eine Partie.
mistakes-seats = Spieler
mistakes-all = Alle
mistakes-accuracy = Genauigkeit
    .hint = 100 % heißt: nur beste Züge
mistakes-error = Verlust pro Entscheidung
    .hint = Gewinnchance, die du hergibst
mistakes-luck = Glück
    .hint = Was Plättchen und Tiere dir brachten
mistakes-change = { $change } gegenüber vorher
mistakes-line = Letzte Partien: { $values }
mistakes-step = Übung { $number } von { $count }
mistakes-round = Runde { $round }
mistakes-leave = Übungen verlassen
mistakes-task = Dein Zug hat hier { $loss } Gewinnchance gekostet. Finde einen besseren.
mistakes-judging = Dein Zug wird geprüft…
mistakes-same = Das ist dein Zug aus der Partie.
mistakes-closer = Besser als in der Partie, aber es gibt einen stärkeren Zug.
mistakes-wrong = Das ist nicht besser als dein Zug in der Partie.
mistakes-good = Guter Zug!
mistakes-best = Das ist der beste Zug!
mistakes-solution = Das ist der beste Zug.
mistakes-gap = Bester Zug: { $before }. Dieser: { $after }.
mistakes-gain = Deine Gewinnchance: { $before } → { $after }
mistakes-again = Noch einmal
mistakes-check = Erneut prüfen
mistakes-show = Lösung zeigen
mistakes-next = Weiter
mistakes-finish = Fertig
mistakes-other-move = Anderen Zug probieren
mistakes-none = Hier gibt es nichts zu üben.
mistakes-over = In { $solved } von { $count } Stellungen hast du einen guten Zug gefunden.
mistakes-once-more = Noch einmal

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Rätsel
puzzle-daily = Tagesrätsel
puzzle-task = Finde die Platzierung mit der besten Siegchance.
puzzle-outcome = Ergebnis
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz.
puzzle-shown = Lösung:
puzzle-result = Deine Siegchance: { $best }. Mit jeder anderen Platzierung höchstens { $second }.
puzzle-missed = Deine Siegchance: { $chance }. Mit einer anderen Platzierung { $best }.
puzzle-why = Warum sie besser ist als der Zug in der Partie ({ $chance }):
puzzle-why-own = Warum sie besser ist als deine Platzierung ({ $chance }):
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-rating = Dein Rating: { $rating }
puzzle-about = Rätsel { $name } · Rating { $rating }
puzzle-theme = Thema
puzzle-theme-any = Alle Themen
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-all-tried = Du hast alle Rätsel versucht.
puzzle-theme-tried = Du hast alle Rätsel zu diesem Thema versucht.
# Limit: 36
puzzle-missed-again = Ungelöste noch einmal
# Limit: 24
puzzle-start-over = Von vorn beginnen
puzzle-card-new = Eine Platzierung entscheidet die Partie
puzzle-card-solved = Heute gelöst
puzzle-card-more = Weitere Rätsel
puzzle-theme-apart = Nicht angrenzend
puzzle-theme-touching = Angrenzend
puzzle-theme-most = Meiste Gebiete
puzzle-theme-room = Bessere Aussichten
puzzle-theme-denial = Gegner bremsen
puzzle-theme-objective = Ziel

## The rulebook: its page, and the ways to it

see-rules = Regeln
why = Regel ansehen
why-placing = Wie man Plättchen legt
why-bids = Wie Tiere einen Planeten wählen
why-objective = Wie das Ziel zählt
why-scoring = Wie Punkte gezählt werden
rulebook-title = Regeln
rulebook-page = Regeln – { $game }
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-found = { $chapters ->
    [one] In { $chapters } Kapitel gefunden.
   *[other] In { $chapters } Kapiteln gefunden.
  }
rulebook-nothing = Keine Treffer für „{ $words }“.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(unsere Entscheidung)**
rules-aim = Ziel des Spiels
rules-aim-planet = Du formst einen Planeten. In jeder der zwölf Runden legst du ein weiteres Plättchen darauf. Ab Runde 3 suchen Tiere ein Zuhause und ziehen dort ein, wo es ihnen am besten gefällt.
rules-aim-win = Nach zwölf Runden ist dein Planet vollständig. Wer das beste Zuhause geschaffen hat, für die Tiere und für einen geheimen Lebensraum, gewinnt.
rules-aim-ours = Das sind die Regeln in unseren eigenen Worten. Wo die gedruckten Regeln schweigen oder sich ihre Ausgaben widersprechen, mussten wir entscheiden. Diese Stellen tragen den Vermerk { rules-ours }.
rules-words = Begriffe
rules-word = Begriff
rules-meaning = Bedeutung
rules-word-habitat = Lebensraum
rules-meaning-habitat = Ozean, Wald, Wüste, Gebirge oder Gletscher.
rules-word-planet = Planet
rules-meaning-planet = Ein Dodekaeder mit 12 Flächen. Auf jede Fläche passt ein Plättchen.
rules-word-tile = Plättchen
rules-meaning-tile = Ein Kontinent: ein Fünfeck aus fünf Landschaften. In der Schachtel sind 50.
rules-word-area = Landschaft
rules-meaning-area = Ein Dreieck eines Plättchens. Ein vollständiger Planet hat 60.
rules-word-region = Gebiet
rules-meaning-region = Alle zusammenhängenden Landschaften eines Lebensraums. Auch eine einzelne Landschaft ist ein Gebiet.
rules-word-animal = Tier
rules-meaning-animal = Eine Karte mit einer Voraussetzung und einem Lebensraum, den die Farbe ihres Rahmens zeigt. In der Schachtel sind 45.
rules-word-objective = Ziel
rules-meaning-objective = Eine geheime Karte mit einem Lebensraum. Je mehr Landschaften dieses Lebensraums dein Planet am Ende hat, desto mehr Punkte bekommst du.
rules-word-seat = Platz
rules-meaning-seat = Wo jemand am Tisch sitzt. Die Plätze sind im Uhrzeigersinn nummeriert: Links von dir ist der nächste. Programme zählen ab 0.
rules-word-round = Runde
rules-meaning-round = Alle legen ein Plättchen, dann entsteht Leben. Eine Partie hat 12 Runden.
rules-word-offer = Auslage
rules-meaning-offer = Die offenen Plättchen der Runde, die noch niemand genommen hat.
rules-word-bid = Gebot
rules-meaning-bid = Was ein Planet einem Tier zu bieten hat, als Zahl.
rules-touch = Was aneinandergrenzt
rules-touch-edge = Zwei Landschaften grenzen aneinander, wenn sie eine Kante gemeinsam haben: nebeneinander auf einem Plättchen oder beiderseits der Kante zwischen zwei Flächen. Landschaften, die sich nur an einer Ecke treffen, grenzen nicht aneinander { rules-ours }.
rules-touch-three = Auf einem vollständigen Planeten grenzt jede Landschaft an genau drei andere.
rules-picture-contacts = Vier Paare von Wäldern. Über die Kante zwischen zwei Flächen und nebeneinander auf einem Plättchen grenzen sie aneinander. An einer Ecke und über die Mitte eines Plättchens hinweg nicht.
rules-contact-edge = Über eine Kante
rules-contact-tile = Auf einem Plättchen
rules-contact-corner = An einer Ecke
rules-contact-middle = Über die Mitte
rules-contact-yes = Angrenzend.
rules-contact-no = Nicht angrenzend.
rules-regions = Gebiete
rules-regions-grow = Aneinandergrenzende Landschaften desselben Lebensraums bilden ein Gebiet. Ein Gebiet kann von Plättchen zu Plättchen reichen, rund um den ganzen Planeten.
rules-picture-regions = Ein Planet mit acht Plättchen und vier freien Flächen. Seine drei Wälder sind markiert: Sie sind 8, 4 und 1 Landschaft groß.
rules-regions-title = Drei Wälder
rules-regions-caption = Landschaften: 8, 4 und 1
rules-regions-map = Eine flache Karte schneidet den Planeten auf. Darum kann ein Gebiet an einer anderen Stelle der Karte weitergehen. Eine gepunktete Kante zeigt, wo. Liegt die andere Seite weit weg, nennt ein kleiner Buchstabe die Fläche.
rules-regions-example = Im Bild bedeckt der Wald aus 8 Landschaften Teile der Flächen c, b und g, der aus 4 Teile von d und i. Die einzelne Waldlandschaft auf a trifft den Wald aus 8 nur an einer Ecke und ist daher ein eigenes Gebiet.
rules-setup = Aufbau
rules-setup-players = Das Spiel ist für 2 bis 4 Personen. Alle beginnen mit einem leeren Planeten.
rules-setup-tiles = Mischt die 50 Plättchen und legt sie in zehn verdeckten Stapeln zu je fünf aus, einen für jede der Runden 1 bis 10. Die Stapel 11 und 12 füllen sich im Lauf der Partie.
rules-setup-animals = Mischt die 45 Tierkarten und legt 20 davon offen unter die Runden, wie die Tabelle zeigt. Die anderen 25 bleiben ungesehen in der Schachtel.
rules-setup-objectives = Verteilt verdeckt je eine Zielkarte an alle. Keine zwei sind gleich. Die übrigen bleiben ungesehen in der Schachtel.
rules-setup-first = Die jüngste Person beginnt. Am Bildschirm bestimmt der Host, wer beginnt, oder das Los entscheidet { rules-ours }.
rules-layout-round = Runden
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Tiere je Runde
rules-layout-none = keine
rules-round = Eine Runde
rules-round-parts = Jede der zwölf Runden hat drei Teile.
rules-round-lay = Alle legen ein Plättchen.
rules-round-life = Ab Runde 3 entsteht Leben: Tiere suchen sich einen Planeten.
rules-round-token = Der Startspielerstein wandert nach links weiter.
rules-placing = Plättchen legen
rules-placing-take = Deckt die fünf Plättchen der Runde auf. Der Startspieler der Runde beginnt, dann geht es im Uhrzeigersinn weiter: Alle nehmen je eines der restlichen Plättchen und legen es auf eine freie Fläche ihres Planeten, in einer von fünf Drehungen.
rules-placing-free = Nichts muss zusammenpassen, und kein Plättchen muss neben einem anderen liegen. Ein gelegtes Plättchen bleibt, wie es liegt { rules-ours }.
rules-picture-rotations = Ein Plättchen in seinen fünf Drehungen, jede eine Fünfteldrehung weiter gegen den Uhrzeigersinn als die vorige.
rules-leftovers = Übrige Plättchen
rules-leftovers-piles = Plättchen, die niemand genommen hat, kommen verdeckt auf Stapel 11, bis dort fünf liegen, dann auf Stapel 12, bis auch dort fünf liegen. Alle weiteren verlassen das Spiel, auch die übrigen der Runden 11 und 12.
rules-leftovers-order = Übrige Plättchen kommen in der Reihenfolge auf einen Stapel, in der sie aufgedeckt wurden. Die Stapel 11 und 12 werden später in der Reihenfolge aufgedeckt, in der ihre Plättchen dazukamen { rules-ours }.
rules-life = Leben entsteht
rules-life-look = Ab Runde 3 geht ihr, sobald alle ein Plättchen gelegt haben, die Tiere unter der Runde einzeln durch. Jeder Planet gibt ein Gebot ab, und das beste Gebot gewinnt die Karte.
rules-token = Wer als Nächstes beginnt
rules-token-left = Wer links vom Startspieler der Runde sitzt, beginnt die nächste Runde.
rules-requirements = Was Tiere suchen
rules-requirements-three = Jedes Tier hat einen Lebensraum und verlangt eines von drei Dingen. Wie gut ein Planet das erfüllt, ist sein Gebot.
rules-requirement = Das Tier sucht
rules-requirement-bid = Ein Planet bietet
rules-requirement-most = die **meisten Gebiete**
rules-requirement-most-bid = die Zahl seiner Gebiete vom Lebensraum des Tieres
rules-requirement-touching = ein Gebiet, **angrenzend** an einen anderen Lebensraum
rules-requirement-touching-bid = die Größe seines größten Gebiets vom Lebensraum des Tieres, das an mindestens eine Landschaft des anderen Lebensraums grenzt
rules-requirement-apart = ein Gebiet, **nicht angrenzend** an einen anderen Lebensraum
rules-requirement-apart-bid = die Größe seines größten Gebiets vom Lebensraum des Tieres, das an keine Landschaft des anderen Lebensraums grenzt
rules-requirements-size = Die Größe eines Gebiets ist die Zahl seiner Landschaften. Eine freie Fläche grenzt an nichts.
rules-most = Die meisten Gebiete
rules-most-example = Der **Panda** sucht die meisten Waldgebiete. Jedes Gebiet zählt 1, egal wie klein es ist. Dieser Planet hat vier Wälder, also bietet er 4.
rules-picture-most = Ein Planet mit vier Wäldern, markiert und gezählt: Er bietet 4 für den Panda.
rules-most-caption = Die meisten Waldgebiete: 4
rules-touching = Angrenzend
rules-touching-example = Der **Fuchs** sucht Wald am Gletscher. Eine einzige Landschaft Gletscher genügt, und der ganze Wald zählt. Der größte solche Wald auf diesem Planeten hat 9 Landschaften, also bietet der Planet 9.
rules-picture-touching = Derselbe Planet. Sein größter Wald, der an Gletscher grenzt, ist markiert: Der Planet bietet 9 für den Fuchs.
rules-touching-caption = Wald am Gletscher: 9 Landschaften
rules-apart = Nicht angrenzend
rules-apart-example = Das **Eichhörnchen** sucht Wald, der nicht am Gletscher liegt; woran der Wald sonst grenzt, spielt keine Rolle. Der größte solche Wald auf diesem Planeten hat 6 Landschaften, also bietet der Planet 6.
rules-picture-apart = Derselbe Planet. Sein größter Wald, der nicht an Gletscher grenzt, ist markiert: Der Planet bietet 6 für das Eichhörnchen.
rules-apart-caption = Wald nicht am Gletscher: 6 Landschaften
rules-award = Wer das Tier bekommt
rules-award-best = Das beste Gebot gewinnt die Karte, wenn es mindestens 1 ist und niemand sonst gleich viel bietet.
rules-award-itself = Es zählen nur Gebiete, die die Voraussetzung selbst erfüllen. Erfüllt dein größter Wald sie nicht, kann dein zweitgrößter immer noch zählen { rules-ours }. Auf dem Planeten oben grenzt der größte Wald an Gletscher, also zählt für das Eichhörnchen der Wald aus 6.
rules-ties = Gleichstand
rules-ties-carried = Haben mehrere das beste Gebot oder bietet überhaupt niemand { rules-ours }, bekommt niemand die Karte. Sie wandert weiter: Sie wartet ganz unten in der Spalte der nächsten Runde, und an deren Ende wird neu entschieden.
rules-last-round = Gleichstand in der letzten Runde
rules-last-round-why = Nach Runde 12 gibt es keine Runde mehr, in die eine Karte weiterwandern könnte.
rules-last-round-most = Geht es um die **meisten Gebiete**, verlässt die Karte bei Gleichstand das Spiel: Sie kommt zurück in die Schachtel.
rules-last-round-second = Bei **angrenzend** und **nicht angrenzend** vergleichen alle, die das beste Gebot haben, ihr zweitgrößtes Gebiet, das die Voraussetzung erfüllt. Das größte gewinnt, und wer weniger hat, scheidet aus. Wer dann noch gleichauf liegt, vergleicht das drittgrößte. Ein fehlendes Gebiet zählt 0. Herrscht danach immer noch Gleichstand, verlässt die Karte das Spiel.
rules-last-round-none = Ein Tier, für das niemand bietet, verlässt das Spiel.
rules-last-round-ours = Manche Ausgaben fragen nur, ob jemand die Voraussetzung ein zweites Mal erfüllt, andere, wie gut. Wir vergleichen die Größen { rules-ours }.
rules-picture-fox = Zwei Planeten in Runde 12. Ada und Bea haben beide einen Wald aus 9 Landschaften, der an Gletscher grenzt. Bea hat einen zweiten, aus 5 Landschaften.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, aber kein zweiter Wald
rules-bea-caption = 9, dann 5: Bea bekommt den Fuchs
rules-last-round-example = Der Fuchs sucht Wald am Gletscher. Ada und Bea bieten beide 9. Bea hat einen zweiten Wald am Gletscher, mit 5 Landschaften. Ada hat noch einen Wald aus 6, aber er grenzt nicht an Gletscher, also zählt er nicht. Der Fuchs zieht bei Bea ein. In jeder früheren Runde hätte er gewartet.
rules-known = Offene und verborgene Informationen
rules-known-open = Alle dürfen jederzeit jeden Planeten, jedes offene Tier und jede gewonnene Karte ansehen. Verborgen bleiben:
rules-known-piles = die noch nicht aufgedeckten Stapel und die Karten in der Schachtel
rules-known-objectives = die Ziele der anderen, bis zum Ende
rules-known-mystery = bei „Überraschende Evolution“ die verdeckten Tiere
rules-known-leftovers = Alle haben gesehen, welche Plättchen verdeckt auf die Stapel 11 und 12 gekommen sind. Du musst sie dir nicht merken: Twelvefold zeigt sie.
rules-end = Das Ende
rules-end-score = Nach Runde 12 werden die Ziele aufgedeckt. Du bekommst Punkte für dein Ziel und für deine Tiere.
rules-objective = Das Ziel
rules-objective-step = Zähl auf deinem Planeten die Landschaften vom Lebensraum deines Ziels. Du bekommst die Punkte der höchsten Stufe, die du erreicht hast. Nur diese Stufe zählt, nicht die Summe. Unter der ersten Stufe bekommst du 0 Punkte.
rules-objective-table = Landschaften für so viele Punkte
rules-scoring = Die Tiere
rules-scoring-animals = Jedes Tier zählt 2 Punkte, aber nur 1, wenn es den Lebensraum deines Ziels hat. Tiere zählen auch dann, wenn du keine Stufe erreicht hast.
rules-winner = Wer gewinnt
rules-winner-points = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten gewinnt, wer die meisten Tierkarten hat. Sind auch das gleich viele, wird der Sieg geteilt.
rules-variants = Zwei Varianten
rules-variants-combine = Spielt eine davon oder beide zusammen.
rules-beginner = Einsteigerspiel
rules-beginner-how = Es gibt keine Ziele. Jedes Tier zählt 1 Punkt.
rules-mystery = Überraschende Evolution
rules-mystery-lie = Von den 20 Tieren liegen unter jeder der Runden 3 bis 12 zwei, eines offen und eines verdeckt.
rules-mystery-turn = Deckt am Ende jeder der Runden 1 bis 10, nachdem die Tiere vergeben sind, das verdeckte Tier der übernächsten Runde auf: am Ende von Runde 1 das von Runde 3 und so weiter, bis am Ende von Runde 10 das von Runde 12.
rules-box = Die Schachtel
rules-box-data = Einige der gedruckten Karten sind sicher bekannt, andere mussten wir rekonstruieren. Darum steht der Inhalt der Schachtel in einer Datei und nicht im Programm. Wenn du das Spiel besitzt, kannst du deine eigenen Plättchen und Karten eingeben. Wie das geht, steht in der Dokumentation auf der Seite boxes.md.
rules-box-standard = In der Standardschachtel hat jeder Lebensraum neun Tiere: Eines sucht die **meisten Gebiete**, vier suchen **angrenzend** und vier **nicht angrenzend**, je eines für jeden anderen Lebensraum. Für je zwei Lebensräume gibt es 2 Plättchen, für je drei Lebensräume 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planet
    .does = dein Planet, Fläche für Fläche; mit einer Zahl der eines Mitspielers, wie in p 2
grammar-regions = gebiete, gebiet
    .does = die Gebiete deines Planeten; mit einer Zahl die eines Mitspielers
grammar-face = fläche, flaeche
    .does = eine Fläche, Kante für Kante; mit einer Zahl die eines Mitspielers, wie in g 2
grammar-animals = tiere, tier, gebote
    .does = die wartenden Tiere mit dem Gebot jedes Planeten; mit einer Zahl nur die einer Runde, wie in z 5
grammar-offer = plättchen, plaettchen, auslage
    .does = die Plättchen der Auslage
grammar-objective = ziel
    .does = dein Ziel und wie weit du bist
grammar-status = status, runde, stand
    .does = die Runde, wer dran ist und wer welche Tiere hat
grammar-log = verlauf, züge, zuege
    .does = was in dieser und der vorigen Runde geschah
grammar-undo = zurück, zurueck
    .does = das Plättchen in deiner Hand zurücklegen
grammar-hint = tipp
    .does = was ein guter Bot tun würde
grammar-help = hilfe
    .does = diese Liste
grammar-quit = ende, beenden
    .does = die Partie verlassen
grammar-do-place = Plättchen 3 auf Fläche g legen, um 1 gedreht; Enter bestätigt es
grammar-do-try = was das bringen würde
grammar-do-turns = was jede Drehung von Plättchen 3 auf Fläche g bringen würde
grammar-do-tile = die fünf Lebensräume von Plättchen 3
grammar-faces = Flächen sind a bis l: a ist der Nordpol, b bis f der Ring darum, g bis k der Ring um den Südpol und l der Südpol.
grammar-rotations = Drehungen sind 0 bis 4, gegen den Uhrzeigersinn. Bei Drehung 0 zeigt der erste Lebensraum eines Plättchens zum näheren Pol. Auf a selbst zeigt er zu b, auf l zu g.
grammar-wrong-word = „{ $text }“ kenne ich nicht. Mit ? bekommst du Hilfe.
grammar-wrong-tile = Ein Plättchen ist eine Zahl von 1 bis 5, wie in 3g1, nicht „{ $text }“.
grammar-wrong-face = Eine Fläche ist ein lateinischer Buchstabe von a bis l, wie in 3g1, nicht „{ $text }“.
grammar-wrong-rotation = Eine Drehung ist eine Zahl von 0 bis 4, wie in 3g1, nicht „{ $text }“.
grammar-wrong-tile-first = Ein Zug beginnt mit der Nummer des Plättchens, wie in 3g1, nicht mit „{ $text }“.
grammar-wrong-seat = Spieler „{ $text }“ gibt es an diesem Tisch nicht.
grammar-wrong-round = Eine Runde ist eine Zahl von 1 bis 12, nicht „{ $text }“.
grammar-wrong-extra = Lass „{ $text }“ weg: Das gehört nicht dahin.
grammar-wrong-long = Diese Zeile ist zu lang. Mit ? bekommst du Hilfe.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Runde { $round } von { $rounds }: Du bist dran.
spoken-confirm = Drück Enter, um es zu legen, oder gib einen anderen Zug ein.
spoken-put-back = { $move } ist zurückgelegt.
spoken-free = Freie Flächen: { $faces }.
spoken-face = Planet von { $name }, Fläche { $face }:
spoken-edge = { $habitat } Richtung { $face }
spoken-edge-joins = { $habitat } Richtung { $face }, verbunden
spoken-edge-alone = Richtung { $face }: { $habitat }, dahinter nichts.
spoken-edge-beside = Richtung { $face }: { $habitat }, dahinter { $beyond }.
spoken-open = Richtung { $face }: frei, dahinter nichts.
spoken-open-beside = Richtung { $face }: frei, dahinter { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  } in { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebieten
  }: { $sizes }.
spoken-bid = { $name } bietet { $bid }
spoken-race = Runde { $round }: { $animal }. { $requirement }. { $bids }. { $name } liegt vorn.
spoken-race-draw = Runde { $round }: { $animal }. { $requirement }. { $bids }. Gleichstand.
spoken-race-none = Runde { $round }: { $animal }. { $requirement }. Noch keine Gebote.
spoken-has = { $name } hat { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }: { $animals }.
spoken-has-none = { $name } hat noch keine Tiere.
spoken-lies = { $move } läge so: { $edges }.
spoken-brings = { $move } ändert: { $changes }.
spoken-brings-nothing = { $move } ändert kein Gebot.
spoken-change = { $animal } von { $before } auf { $after }
spoken-change-objective = Ziel { $habitat } von { $before } auf { $after }
spoken-then = { $animals }: Dann liegt { $name } vorn.
spoken-then-nobody = { $animals }: Dann liegt niemand vorn.
spoken-score = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
  }. { $objective } für das Ziel { $habitat }, { $animals } für { $cards ->
    [one] { $cards } Tier
   *[other] { $cards } Tiere
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
  } für { $cards ->
    [one] { $cards } Tier
   *[other] { $cards } Tiere
  }.

## The line for typed moves at the table in the browser

typed-title = Getippte Züge und Fragen
typed-line = Gib einen Zug oder eine Frage ein
typed-hint = 3g1 legt Plättchen 3 auf Fläche g, um 1 gedreht. Mit ? bekommst du Hilfe. Esc verlässt diese Zeile.
typed-open = Zug oder Frage eingeben
typed-said = Ansagen
spoken-held = Plättchen gelegt. Enter bestätigt, U nimmt es zurück.
spoken-nothing-back = Nichts zum Zurücklegen oder Zurücknehmen.
spoken-waits = Runde { $round }: { $animal }. { $requirement }.
help-type = Zug oder Frage eingeben
settings-typing = Eine Zeile für getippte Züge und Fragen zeigen

## The game in a terminal

cli-text-welcome = { $variant }. Du bist { $name } und spielst gegen { $rivals }.
cli-text-ask-for-help = Mit ? bekommst du Hilfe.
cli-text-prompt = Dein Zug:
cli-text-prompt-held = Enter legt { $move }:
cli-text-nothing-held = Du hast kein Plättchen in der Hand. Gelegte Plättchen bleiben liegen.
cli-text-hint = Vorschlag: { $move }, Gewinnchance { $chance }
cli-text-hint-others = Alternativen: { $moves }
cli-text-kept = Deine Partie ist in { $file } gespeichert.
cli-text-go-on = Weiter geht es mit { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = Die letzte Partie in { $file } ist zu Ende: Beginne ohne --resume eine neue
cli-no-level = Die Stufe { $level } gibt es nicht: Wähle eine von { $levels }
cli-play-not-in-text = { $option } geht nur im Browser: Lass die Option oder --text weg
cli-play-only-in-text = { $option } geht nur im Terminal: Nimm --text dazu
cli-play-not-resumed = { $option } geht nur für eine neue Partie: Lass die Option oder --resume weg

## The lesson: what is said while one learns on a real table

lesson-title = Lektion
lesson-leave = Lektion verlassen
lesson-restart = Von vorn beginnen
lesson-ways = Verlassen oder neu beginnen
lesson-back = Zurück zur Einladung
lesson-ask-leave = Die Lektion verlassen?
    .text = Dein Fortschritt ist gespeichert. Auf der Startseite kannst du jederzeit weitermachen.
    .yes = Verlassen
    .no = Weiterlernen
lesson-ask-restart = Die Lektion von vorn beginnen?
    .text = Dein Fortschritt in der Lektion und die Partie auf dem Tisch gehen verloren.
    .yes = Von vorn beginnen
    .no = Weiterlernen
lesson-way = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-play-on = Weiterspielen
lesson-hurry = Schneller spielen
lesson-wait = { $bot } sucht gerade ein Plättchen aus.
lesson-wait-task = Leg irgendein Plättchen.
lesson-welcome = Willkommen! Das ist dein Planet: zwölf Flächen für zwölf Runden. Tiere ziehen dort ein, wo es ihnen am besten gefällt. { $bot } will sie auch, aber das erste holst du dir.
lesson-take = Ein Plättchen hat fünf Landschaften, und jede ist ein Lebensraum. Das erste Tier sucht vor allem einen: { $habitat }. Nimm ein Plättchen mit möglichst viel davon.
    .keys = Tasten: 1 bis 5
lesson-take-other = Dieses Plättchen hat weniger davon als andere. Tippe eines mit mehr an.
lesson-aim = Wähle jetzt eine Fläche und tippe sie an. Jede geht: Nichts muss zusammenpassen.
    .keys = Tasten: Pfeile
lesson-turn = Dreh nun das Plättchen mit einem der beiden runden Pfeile unter deinem Planeten.
    .keys = Tasten: Q und E
lesson-place = Gefällt es dir so? Dann drück „Legen“.
    .keys = Taste: Enter
lesson-again = Du hast das Plättchen zurückgelegt. Nimm irgendeines, um weiterzumachen.
lesson-laid = Da liegt es! Du kannst es noch kurz zurücknehmen. Dann legt { $bot } ein Plättchen auf den eigenen Planeten.
lesson-regions = Aneinandergrenzende Landschaften eines Lebensraums bilden ein Gebiet, auch über mehrere Plättchen. Ecken zählen nicht. Halte ein Plättchen über deinen Planeten und sieh, wie groß seine Gebiete wären.
lesson-grow = Große Gebiete sind viel wert, also lass eines wachsen. Landschaften verbinden sich, wo gleiche Lebensräume an einer Kante zusammentreffen.
lesson-task-region = Deine Aufgabe: Bilde ein Gebiet aus mindestens { $goal } Landschaften. Lebensraum: { $habitat }.
lesson-task-bid = Deine Aufgabe: Leg ein Plättchen so, dass dein Gebot mindestens { $goal } ist.
lesson-task-win = { $bot } bietet { $other }. Biete mindestens { $goal }, und das Tier gehört dir.
lesson-missed-region = { $value ->
    [one] Das wäre ein Gebiet aus nur { $value } Landschaft. Du hast dein Plättchen zurück: Versuch es noch einmal.
   *[other] Das wäre ein Gebiet aus nur { $value } Landschaften. Du hast dein Plättchen zurück: Versuch es noch einmal.
  }
lesson-missed-bid = Damit wäre dein Gebot nur { $value }. Du hast dein Plättchen zurück: Versuch es noch einmal.
lesson-shown = So geht es zum Beispiel: Das Plättchen schwebt über der richtigen Fläche und ist richtig gedreht. Du musst es nur noch legen.
lesson-solved-region = { $value ->
    [one] Gut gemacht! Du hast ein Gebiet aus { $value } Landschaft.
   *[other] Gut gemacht! Du hast ein Gebiet aus { $value } Landschaften.
  }
lesson-passed-region = Nun liegt es. Keine Sorge: Gebiete wachsen Plättchen für Plättchen, und du hast noch viel Zeit.
lesson-solved-bid = Gut gemacht! Dein Gebot ist { $value }.
lesson-passed-bid = Nun liegt es. Keine Sorge: Es kommen noch andere Tiere.
lesson-animals = Ab jetzt kommen am Ende jeder Runde Tiere. Das nächste: { $animal }. Es sucht: { $requirement }. Es zieht auf den Planeten, der mehr zu bieten hat.
lesson-bid = Jeder Planet bietet für ein Tier, und dein Gebot steht vorn. Tippe neben „{ $animal }“ auf deine eigene Zahl: Dann leuchten die Gebiete auf, die zählen.
lesson-most = { $animal } sucht die meisten Gebiete eines Lebensraums: { $habitat }. Die Größe ist egal. Landschaften, die nicht aneinandergrenzen, sind eigene Gebiete.
lesson-touching = { $animal } sucht: { $requirement }. Dein Gebot ist die Größe deines größten Gebiets, das an den anderen Lebensraum grenzt. Eine Stelle genügt.
lesson-apart = { $animal } sucht: { $requirement }. Dein Gebot ist die Größe deines größten Gebiets, das nirgends an den anderen Lebensraum grenzt. Schon eine gemeinsame Kante ist zu viel; freie Flächen grenzen an nichts.
lesson-life-yours = { $animal } zieht bei dir ein! Dein Gebot war { $value }, das von { $bot } war { $other }.
lesson-life-theirs = { $animal } zieht bei { $bot } ein. Dein Gebot war { $value }, das von { $bot } war { $other }. Es kommen noch viele Tiere.
lesson-life-waits = { $animal } zieht noch bei niemandem ein. Die Gebote waren { $value } und { $other }, also wandert die Karte weiter in die nächste Runde.
lesson-tie-seen = Gleichstand bei „{ $animal }“: Beide Gebote waren { $value }, also bekommt niemand die Karte. Sie wandert in die nächste Runde, und ihr bietet beide noch einmal.
lesson-tie-picture = Zwei Gebote von 4: Die Karte wandert von Runde 6 weiter zu Runde 7.
lesson-objective = Das ist dein geheimes Ziel: { $habitat }. { $areas } Landschaften davon bringen dir am Ende { $points } Punkte, mehr Landschaften noch mehr. Ein Tier ist 2 Punkte wert, aber nur 1, wenn es denselben Lebensraum hat.
lesson-objective-secret = Alle haben ein geheimes Ziel: Punkte für möglichst viele Landschaften eines Lebensraums am Ende.
lesson-free = { $rounds ->
    [one] Jetzt kennst du das Spiel! Noch { $rounds } Runde: Mach deinen Planeten zum besseren Zuhause.
   *[other] Jetzt kennst du das Spiel! Noch { $rounds } Runden: Mach deinen Planeten zum besseren Zuhause.
  }
lesson-next = Das nächste Tier: { $animal }. Dein Gebot: { $value }. { $bot } bietet { $other }.
lesson-idle = Spiel, wie du magst. Am Ende siehst du, wie die Punkte zusammenkommen.
lesson-end = So kommen deine Punkte zusammen: { $objective } für dein Ziel und { $animals } für deine Tiere, macht { $total }. { $bot } hat { $other }. Bei gleich vielen Punkten gewinnt, wer mehr Tiere hat.
lesson-end-more = Das war das ganze Spiel! Auf der Startseite warten stärkere Bots, und dort kannst du Freunde einladen.

## The command line: its frame

cli-lang = Sprache: { $codes }; sonst die des Systems.
cli-version = Version anzeigen.
cli-about =
    Aus zwölf Plättchen einen Planeten bauen: ein Brettspiel zum Spielen, Aufzeichnen, Prüfen und Messen.

    Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag des Spiels.
cli-no-language = Die Sprache { $name } gibt es nicht: Wähle eine von { $codes }

## The command line: options that several commands share

cli-option-players = Zahl der Plätze.
cli-option-seed = Eine ganze Zahl unter 2**256 oder beliebiger Text; derselbe Seed ergibt dieselben Partien.
cli-option-mystery = Die Hälfte der Tiere liegt anfangs verdeckt.
cli-option-beginner = Ohne Ziele; jedes Tier zählt 1 Punkt.
cli-option-bots = Wer spielt: ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt.
cli-option-own-bots = Gegen eigene Bots spielen lassen: FILE:NAME oder ein Bot aus einem Paket, durch Kommas getrennt; „Name=FILE:NAME“ zeigt einen anderen Namen. Siehe docs/bots.md.
cli-option-box = Mit einer eigenen Schachtel spielen; siehe docs/boxes.md.
cli-option-json = JSON für Programme ausgeben.
cli-option-port = Port, auf dem der Server lauscht; 0 nimmt einen freien.
cli-option-database = Eine Datei oder postgresql://…; sonst eine Datei im eigenen Datenordner.
cli-no-box = { $path } ist keine Schachtel zum Spielen
cli-no-stdout = Hier ist ein Dateiname nötig, nicht -
cli-cannot-be-read = { $path } ist nicht lesbar: { $why }
cli-playing = Spielen
cli-and = {" und "}

## The command line: play, serve, admin, backup

cli-play = Im Browser spielen: allein gegen Bots, zusammen an einem Gerät oder mit Freunden. Strg+C beendet das Spiel; deine Partien bleiben gespeichert.
cli-play-lan = Andere im lokalen Netz mitspielen lassen, etwa auf einem Handy neben dir.
cli-play-browser = Den Browser öffnen, wenn es einen gibt.
cli-play-text = Im Terminal gegen Bots spielen.
cli-play-level = Mit --text: die Stufe der Bots.
cli-play-plain = Mit --text: nur Sätze ausgeben, für Screenreader.
cli-play-record = Mit --text: die Partie als Zeile dieser Datei speichern.
cli-play-resume = Mit --text: die letzte Partie in dieser Datei fortsetzen.
cli-play-starting = Das Spiel startet.
cli-play-loading = { $bot } wird geladen…
cli-play-here = Twelvefold läuft unter { $url }
cli-play-bots = Deine eigenen Bots im Browser: { $bots }
cli-play-beside = Auf einem Handy oder Computer neben dir öffnen: { $url }
cli-play-alone = Dieser Computer ist in keinem lokalen Netz, andere können also nicht mitspielen.
cli-play-others = Damit andere in der Nähe mitspielen können: { $command }
cli-play-end = Strg+C beendet das Spiel; deine Partien bleiben gespeichert.
cli-serve = Einen Server betreiben, auf dem gespielt wird, bis ein Signal ihn beendet. Das Log kommt als JSON-Zeilen auf stderr.
cli-serve-host = Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
cli-serve-public-url = Adresse, die im Browser geöffnet wird, etwa https://planets.example.org.
cli-serve-proxy = Client-Adressen vertrauen, die dieser Proxy weitergibt.
cli-serve-forget-after = Tage, nach denen ein verlassener Tisch gelöscht wird.
cli-serve-bot-workers = Zahl der Prozesse, in denen Bots nachdenken.
cli-serve-bot-pause = Wartezeit der Bots vor jedem Zug in Sekunden, wenn Menschen mitspielen; 0 = keine.
cli-serve-limit = Ein anderes Limit ändern; docs/hosting.md zählt alle auf.
cli-serve-web = Einen anderen Client aus diesem Ordner ausliefern.
cli-serve-here = Twelvefold läuft unter { $url }
cli-admin = Tische eines laufenden Servers auflisten und schließen, als Admin.
cli-admin-list = Die Tische auflisten, die in Gebrauch sind.
cli-admin-close = Einen Tisch schließen und allen dort Bescheid geben.
cli-admin-kick = Jemanden von einem Platz entfernen. Der Platz ist dann frei, und in einer laufenden Partie spielt ein Bot weiter.
cli-admin-url = Adresse des Servers.
cli-admin-table = Code oder ID des Tisches.
cli-admin-seat = Der Platz, gezählt ab 0.
cli-admin-line = { $code }  { $status ->
    [waiting] wartet
    [playing] läuft
    [over] beendet
    [closed] geschlossen
   *[other] { $status }
  }  Partie { $game } Runde { $round }  { $names }
cli-admin-open = frei
cli-admin-tables = { $count ->
    [one] { $count } Tisch in Gebrauch
   *[other] { $count } Tische in Gebrauch
  }
cli-admin-closed = Tisch { $table } ist geschlossen.
cli-admin-kicked = Platz { $seat } an Tisch { $table } ist frei.
cli-admin-no-token = Setze { $variable } auf das Token, mit dem der Server gestartet wurde
cli-admin-refused = Der Server lehnt ab: { $reason }
cli-admin-no-server = Unter { $url } läuft kein Twelvefold-Server: { $why }
cli-backup = Alle Tische in einer neuen Datei sichern, auch bei laufendem Server.
cli-backup-file = Datei für die Sicherung.
cli-backup-saving = Sichern
cli-backup-saved = { $rows ->
    [one] { $rows } Datensatz in { $file } gesichert
   *[other] { $rows } Datensätze in { $file } gesichert
  }
cli-restore = Die Tische einer Sicherung in einer leeren Datenbank wiederherstellen, SQLite oder PostgreSQL.
cli-restore-restoring = Wiederherstellen
cli-restore-restored = { $rows ->
    [one] { $rows } Datensatz wiederhergestellt
   *[other] { $rows } Datensätze wiederhergestellt
  }

## The command line: watch and show

cli-watch = Bots bei einer ganzen Partie zuschauen: jeder Zug, der Grund jeder Vergabe und wie die Planeten wachsen.
cli-watch-pace = Sekunden zwischen den Runden; keine, wenn die Ausgabe kein Terminal ist.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = Platz { $seat } ist { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; stattdessen zieht naive
cli-round-opened = Runde { $round }: Platz { $seat } beginnt. Auslage: { $tiles }
cli-placed = {"  "}{ $move }  Platz { $seat } legt Plättchen { $tile } ({ $areas }) auf Fläche { $face }
cli-revealed = {"  "}Aufgedeckt für Runde { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → Platz { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → Platz { $seat }; Gleichstand, die zweitgrößten Gebiete entscheiden ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → Platz { $seat }; Gleichstand, die drittgrößten Gebiete entscheiden ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }; die Karte wartet auf die nächste Runde
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }; die Karte verlässt das Spiel
cli-most = die meisten { $habitat }gebiete
cli-touching = { $habitat } { $other }
cli-apart = { $habitat } nicht { $other }
cli-end = Endstand:
cli-end-seat = {"  "}Platz { $seat }: { $objective } für das Ziel { $habitat }, { $animals } für { $cards ->
    [one] { $cards } Tier
   *[other] { $cards } Tiere
  }, zusammen { $total }
cli-end-seat-beginner = {"  "}Platz { $seat }: { $animals } für { $cards ->
    [one] { $cards } Tier
   *[other] { $cards } Tiere
  }, zusammen { $total }
cli-end-winner = Platz { $seat }
cli-end-points = Sieg für { $winners }
cli-end-cards = Sieg für { $winners }: gleich viele Punkte, die Tiere entscheiden
cli-end-shared = Geteilter Sieg: { $winners }
cli-show = Eine Stellung einer aufgezeichneten Partie zeigen: jeden Planeten als flache Karte, mit der Größe jedes Gebiets.
cli-show-record = Eine Datei mit Aufzeichnungen und die gewünschte Zeile; sonst Zeile 1.
cli-show-move = Die Stellung nach so vielen Zügen zeigen; sonst nach dem letzten.
cli-show-seat = Nur den Planeten dieses Platzes zeigen.
cli-show-svg = Stattdessen ein SVG-Bild in diese Datei schreiben.
cli-show-picture = Bild in { $file } gespeichert
cli-show-no-seat = Platz { $seat } gibt es nicht: Die Partie hat { $players } Plätze, gezählt ab 0
cli-show-no-move = { $record } hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }, nicht { $wanted }
cli-show-no-line = { $path } hat die Zeilen 1 bis { $last }, nicht { $wanted }
cli-show-offer = Auslage: { $tiles }
cli-show-face-down = Runde { $round }: verdeckt
cli-show-animal = Runde { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Eine beendete Partie analysieren: was jeder Zug wert war, was besser gewesen wäre und warum, und wie viel Glück dabei war.

    Jeder Zug wird danach beurteilt, was man in dem Moment wissen konnte. Derselbe Seed ergibt auf jedem Rechner dieselbe Analyse.
cli-review-record = Eine Datei mit Aufzeichnungen und die gewünschte Zeile; sonst Zeile 1.
cli-review-svg = Die Siegchancen aller als Diagramm in dieser Datei speichern.
cli-review-seconds = Rechenzeit in Sekunden auf einem üblichen Kern; sonst 8, 12 oder 16 bei 2, 3 oder 4 Plätzen.
cli-review-revealed = Züge beurteilen, als läge alles offen: Stapel, verdeckte Tiere und Ziele.
cli-review-seed = Seed der Simulationen.
cli-review-working = Analyse
cli-review-round = Runde { $round }: { $chances }
cli-review-luck = {"  "}Glück ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  Platz { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  Platz { $seat }: { $after }, { $verdict } ({ $loss }). Besser: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Siegchancen
cli-review-chart-round = Runde
cli-dataset =
    Partien zwischen Bots als Datensatz für lernende Programme erzeugen.

    Eine Mischung ist eine Liste von Werten; bei a@3,b wird a dreimal so oft gezogen wie b. Siehe docs/dataset.md.
cli-dataset-make = Einen Datensatz erzeugen. Liegt im Ordner ein unvollständiger, geht es mit ihm weiter.
cli-dataset-check = Die Dateien eines Datensatzes prüfen und einige seiner Partien nachspielen.
cli-dataset-card = Die Beschreibung eines Datensatzes und ihr Bild schreiben.
cli-dataset-folder = Der Ordner des Datensatzes.
cli-dataset-games = Zahl der Partien.
cli-dataset-players = Zahl der Mitspielenden, für jede Partie gezogen.
cli-dataset-variants = Varianten, für jede Partie gezogen: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Bots, für jeden Platz gezogen.
cli-dataset-noise = Wie oft der Zufall statt des Bots zieht, für jede Partie gezogen.
cli-dataset-shard = Partien je Datei.
cli-dataset-ray = Auf dem Ray-Cluster unter RAY_ADDRESS spielen oder auf einem lokalen.
cli-dataset-replay = Wie viele Partien nachgespielt werden, über alle Dateien verteilt.
cli-dataset-again = Wie viele Dateien noch einmal erzeugt und verglichen werden.
cli-dataset-stopped = Angehalten. Führe denselben Befehl noch einmal aus, um mit dem Datensatz in { $folder } weiterzumachen.
cli-dataset-made = Der Datensatz in { $folder } ist vollständig. Partien: { $games }, Dateien: { $files }
cli-dataset-checking = Prüfen
cli-dataset-counting = Zählen
cli-dataset-checked = Dateien: { $files }, Fehler: { $wrong }
cli-dataset-missing = { $file } fehlt: Führe den Befehl, der den Datensatz erzeugt hat, noch einmal aus
cli-dataset-damaged = { $file } ist beschädigt: Führe den Befehl, der den Datensatz erzeugt hat, noch einmal aus
cli-dataset-other = { $file } enthält andere Partien, als diese Version erzeugt
cli-dataset-wrong = { $file }: Partie { $game } verstößt in { $what } gegen die Regeln
cli-puzzles =
    Rätsel aus den letzten Runden: auflisten, zeigen, lösen oder selbst welche machen.

    In jedem hat jemand in einer Partie einen Fehler gemacht, und genau eine Platzierung war klar die beste. Alle Ziele, die die anderen haben können, gelten als gleich wahrscheinlich.
cli-puzzles-list = Rätsel auflisten.
cli-puzzles-show = Ein Rätsel zeigen; ohne Kennung das heutige.
cli-puzzles-solve = In einem Rätsel eine Platzierung versuchen.
cli-puzzles-check = Rätsel noch einmal lösen und melden, was an ihnen nicht stimmt.
cli-puzzles-make = In Partien zwischen Bots Rätsel suchen. Eine vorhandene Datei wird fortgesetzt.
cli-puzzles-choose = Aus Dateien mit Rätseln eine gute Mischung wählen.
cli-puzzles-id = Die Kennung eines Rätsels.
cli-puzzles-move = Plättchen, Fläche und Drehung, wie in 3g1.
cli-puzzles-file = Eine Datei mit Rätseln.
cli-puzzles-files = Dateien mit Rätseln.
cli-puzzles-file-or-own = Eine Datei mit Rätseln; sonst die mitgelieferten.
cli-puzzles-round = Nur Rätsel aus dieser Runde, 11 oder 12.
cli-puzzles-theme = Nur Rätsel mit diesem Thema: apart, touching, most, room, denial oder objective.
cli-puzzles-level = Nur Rätsel, die diese Stufe löst und keine schwächere.
cli-puzzles-limit = Wie viele aufgelistet werden.
cli-puzzles-solution = Auch die Lösung zeigen.
cli-puzzles-games = Wie viele Partien durchsucht werden.
cli-puzzles-out = Die Datei, in der sie gespeichert werden.
cli-puzzles-count = Wie viele höchstens gewählt werden.
cli-puzzles-making = Partien durchsuchen
cli-puzzles-checking = Lösen
cli-puzzles-made = In { $file } gespeicherte Rätsel: { $count }
cli-puzzles-checked = Richtig: { $right }, falsch: { $wrong }
cli-puzzles-listed = { $listed } von { $count }
cli-puzzles-unknown = { $value } gibt es nicht: Wähle eins von { $known }
cli-puzzles-title = Rätsel { $name }, Rating { $rating }
cli-puzzles-objective = Ziel: { $habitat }
cli-puzzles-task = Finde die Platzierung, die klar die beste ist.
cli-puzzles-right = Richtig: { $move } gewinnt mit { $best }, jede andere Platzierung mit höchstens { $second }.
cli-puzzles-wrong = Falsch: { $move } gewinnt mit { $chance }, die Lösung mit { $best }.
cli-puzzles-answer = Lösung: { $moves }
cli-puzzles-played = In der Partie gespielt: { $move }, { $chance }. Warum die Lösung besser ist:
cli-picture-over = Partie beendet, { $points }
cli-picture-round = Runde { $round } von 12, Platz { $seat } ist dran
cli-picture-seat = Platz { $seat }
cli-picture-to-move = Platz { $seat } · ist dran
cli-picture-points = Platz { $seat } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
cli-picture-areas = { $areas } { $habitat }
cli-picture-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }: { $names }
cli-picture-no-animals = noch keine Tiere

## The command line: simulate, verify, train, bench

cli-simulate =
    Viele Partien zwischen Bots spielen.

    Mit --out wird jede Partie als Aufzeichnung gespeichert. Derselbe Seed ergibt dieselbe Datei, egal auf wie vielen Kernen. Ohne --out erscheint eine Tabelle der Ergebnisse.
cli-simulate-games = Zahl der Partien.
cli-simulate-out = Aufzeichnungen in diese Datei schreiben, eine je Zeile; - ist stdout.
cli-simulate-written = { $games ->
    [one] { $games } Partie in { $file } gespeichert
   *[other] { $games } Partien in { $file } gespeichert
  }
cli-simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
cli-verify =
    Aufzeichnungen nachspielen und nach den Regeln prüfen.

    Jede fehlerhafte Aufzeichnung bekommt eine Zeile: wo sie steht und was an ihr falsch ist. Danach folgt die Zahl der richtigen und der falschen. Der Exit-Code ist 0, wenn alle richtig sind, 1, wenn eine falsch ist, 2, wenn eine Datei nicht lesbar ist.
cli-verify-files = Dateien mit einer Aufzeichnung je Zeile; - ist stdin.
cli-verify-verifying = Prüfen
cli-train =
    Das Modell der Bots im Selbstspiel trainieren, für die Standardschachtel oder eine eigene.
    Um die Datei zu verwenden, gib sie beim Bot an: --bots expert:tables=tables.npz. Derselbe Seed ergibt dasselbe Modell, egal auf wie vielen Kernen.
cli-train-out = Datei, in die das Modell geschrieben wird.
cli-train-games = Zahl der Selbstspiel-Partien je Generation.
cli-train-searched = Zahl der Partien des Suchbots nach der letzten Generation.
cli-train-learning = Trainieren
cli-train-no-file = In { $path } lässt sich kein Modell speichern
cli-train-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } in { $seconds } s; Modell in { $file } gespeichert
cli-train-kind = { $kind ->
    [two] 2 Plätze
    [two-beginner] 2 Plätze, Einsteiger
    [more] 3 und 4 Plätze
   *[more-beginner] 3 und 4 Plätze, Einsteiger
  }
cli-bench =
    Die Engine messen: zufällige Partien, Züge aus Python, Aufzeichnungen, Batches, Start, Speicher.

    Jeder Wert ist der beste aus vielen kurzen Läufen. Auf einem ausgelasteten Computer sind nur Werte desselben Laufs vergleichbar. Andere Spiele leisten je Zug andere Arbeit: Ihre Werte zeigen, wie schnell solche Engines sind, nicht, welche besser ist.
cli-bench-seconds = Messdauer je Wert, in Sekunden.
cli-bench-peers = Auch Engines anderer Spiele messen, falls installiert.
cli-bench-start = Auch Start und Kompilieren messen.
cli-bench-measuring = Messen
cli-bench-not-started = Der Start ließ sich nicht messen, weil ein Prozess scheiterte: { $why }
cli-bench-silent = ohne Meldung

## The command line: headings of tables

cli-column-seat = Platz
cli-column-bot = Bot
cli-column-games = Partien
cli-column-victories = Siege
cli-column-points = Punkte
cli-column-animals = Tiere
cli-column-win-rate = Siegquote
cli-column-interval = 95 %
cli-column-ms = ms je Zug
cli-column-rating = Rating
cli-column-objective = Ziel
cli-column-animal-points = Punkte für Tiere
cli-column-others = Punkte der anderen
cli-column-award-round = Runde der Vergabe
cli-column-kind = Art
cli-column-generation = Generation
cli-column-situations = Situationen
cli-column-loss = Verlust davor
cli-column-what = Messung
cli-column-of = Details
cli-column-figure = Wert
cli-column-result = Ergebnis
cli-column-luck = Glück
cli-column-adjusted = ohne Glück
cli-column-accuracy = Genauigkeit
cli-column-error = Verlust pro Entscheidung
cli-column-level = spielte wie
cli-column-puzzle = Rätsel
cli-column-seats = Plätze
cli-column-round = Runde
cli-column-theme = Thema
cli-column-solver = gelöst von

## The command line: arena

cli-arena =
    Herausfinden, welcher Bot stärker ist.

    Jeder Aufbau wird von jedem Platz aus gespielt, damit das Glück niemanden bevorzugt. Zwei Bots an zwei Plätzen spielen ein Match. Zwei Bots an mehr Plätzen: Der erste spielt allein gegen Kopien des zweiten. So viele Bots wie Plätze: Alle spielen zusammen. Mehr Bots: ein Turnier. Mit --out geht ein abgebrochener Lauf dort weiter, wo er war.

    Mit --sprt ist der Exit-Code 0, wenn der erste Bot angenommen wird, 1, wenn er abgelehnt wird, 3, wenn --games für eine Entscheidung nicht gereicht hat.
cli-arena-bots = Wer spielt: zwei oder mehr Bots, durch Kommas getrennt.
cli-arena-games = Zahl der Partien, auf ganze Aufbauten aufgerundet.
cli-arena-out = Die Partien in dieser Datei speichern, eine Aufzeichnung je Zeile, und von dort weitermachen.
cli-arena-sprt = Spielen, bis der erste Bot angenommen oder abgelehnt ist.
cli-arena-without-luck = Jede Runde so oft noch einmal mit anderen Plättchen spielen und das Glück aus den Ergebnissen herausrechnen.
cli-arena-statistics = Auch zeigen, wie die Bots spielen.
cli-arena-picture = Die Rangliste als SVG-Bild in diese Datei zeichnen.
cli-arena-report = Alle Werte als JSON in diese Datei schreiben.
cli-arena-ray = Auf dem Ray-Cluster unter RAY_ADDRESS spielen oder auf einem lokalen.
cli-arena-two = --sprt vergleicht zwei Bots, nicht { $count }
cli-arena-no-stdout = --out braucht einen Dateinamen, nicht -: Ein abgebrochener Lauf geht von dort weiter
cli-arena-own-files = --out, --picture und --report brauchen verschiedene Dateien
cli-arena-title = { $games } { $variant ->
    [mystery] Partien „Überraschende Evolution“
    [beginner] Einsteigerpartien
    [both] Einsteigerpartien „Überraschende Evolution“
   *[full] Partien
  } an { $players } Plätzen, { $deals ->
    [one] { $deals } Aufbau
   *[other] { $deals } Aufbauten
  }
cli-arena-alone = { $alone } spielt allein gegen Kopien von { $copies }. Bei gleicher Stärke würde er { $share } der Partien gewinnen.
cli-arena-rounded = { $asked ->
    [one] { $asked } Partie verlangt, auf ganze Aufbauten aufgerundet.
   *[other] { $asked } Partien verlangt, auf ganze Aufbauten aufgerundet.
  }
cli-arena-every-seat = Jeder Aufbau wurde von jedem Platz aus gespielt.
cli-arena-all-met = Jeder Aufbau wurde von jedem Platz aus gespielt, und jede Kombination von Bots traf gleich oft aufeinander.
cli-arena-few = Jeder Aufbau wurde von jedem Platz aus gespielt; für alle Kombinationen von Bots waren es zu wenige Partien.
cli-arena-matrix = Siegquote der Zeile gegen die Spalte
cli-arena-how = Spielweise: Mittelwerte, mit der halben Breite des Intervalls (95 %)
cli-arena-order = Siegquote nach der Reihenfolge in Runde 1: { $rates }
cli-arena-failed = { $bot } ist { $count } Mal gescheitert: { $what }
cli-arena-as-certain = Ohne Glück sind diese { $games } Partien so aussagekräftig wie sonst { $more }.
cli-arena-stopped = Angehalten. Führe denselben Befehl noch einmal aus, um mit den Partien in { $file } weiterzumachen.
cli-arena-first = {"  "}zuerst { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: Die Uhr hat { $count } Zug vorzeitig beendet
   *[other] { $bot }: Die Uhr hat { $count } Züge vorzeitig beendet
  }
cli-arena-remarked = { $bot } meldete: { $what }
cli-remark-crash = Absturz
cli-remark-illegal-move = regelwidriger Zug
cli-remark-endless-thought = endloses Nachdenken
cli-remark-naive-played-on = naive spielte weiter
cli-remark-short-sight = Kurzsicht
cli-remark-near-side = nahe Seite
cli-remark-miscount = Zählfehler
cli-remark-forgotten-piles = vergessene Stapel
cli-detail-place = Runde { $round }, Platz { $seat }: { $what }
cli-detail-gave = choose lieferte { $what }
cli-detail-late = kein Zug nach { $seconds } Sekunden
cli-detail-code = Zugcode { $code }
cli-detail-ended = sein Prozess ist beendet
cli-detail-unreadable = seine Antwort ist nicht lesbar
cli-detail-another = er beantwortete eine andere Frage
cli-detail-closed = er hat seine Pipe geschlossen
cli-detail-status = sein Prozess endete mit Status { $status }
cli-detail-signal = sein Prozess endete durch { $signal }
cli-arena-more = { $listed } und { $count } weitere
cli-arena-accepted = { $bot } ist angenommen: { $figures }
cli-arena-refused = { $bot } ist abgelehnt: { $figures }
cli-arena-undecided = Noch nicht entschieden, mehr Partien sind nötig: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) nach { $groups ->
    [one] { $groups } Aufbau
   *[other] { $groups } Aufbauten
  }, Elo { $first } gegen { $second }.

## The command line: leaderboard

cli-leaderboard =
    Eine Rangliste erstellen, die jeder nachspielen kann.

    Angemeldete Bots treten auf denselben festen Aufbauten gegeneinander an und erhalten ein Rating mit Intervall. Die Seite, dieselbe Rangliste als Markdown und JSON und alle Ergebnisse liegen dann nebeneinander. Kommen beim nächsten Mal Bots dazu, werden nur ihre Partien gespielt.
cli-leaderboard-bots = Weitere Bots, die mitspielen, durch Kommas getrennt.
cli-leaderboard-entries = Eine TOML-Datei mit weiteren Bots, jeder mit Namen, Autor und einer Zeile über ihn.
cli-leaderboard-only = Die Bots aus Twelvefold und aus Paketen weglassen, außer naive.
cli-leaderboard-deals = Wie viele der festen Aufbauten jedes Paar spielt.
cli-leaderboard-out = Die Seite in dieser Datei speichern, alles Übrige daneben.
cli-leaderboard-html = --out braucht den Namen einer .html-Datei, nicht { $file }
cli-leaderboard-testing = Bots prüfen
cli-leaderboard-title = { $board }, { $players } Plätze, { $deals } Aufbauten
cli-leaderboard-anchor = Das Rating von { $anchor } steht fest: { $rating }. Die Intervalle gelten für den Abstand dazu.
cli-leaderboard-played = { $games } Partien, davon { $played } gerade eben gespielt
cli-leaderboard-saved = Seite in { $file } gespeichert

## Errors: what the system says

error-system-denied = Keine Berechtigung
error-system-not-permitted = Vorgang nicht erlaubt
error-system-none = Datei oder Ordner nicht gefunden
error-system-exists = Datei existiert bereits
error-system-folder = Ist ein Ordner
error-system-no-folder = Ist kein Ordner
error-system-full = Kein Speicherplatz mehr frei
error-system-read-only = Dateisystem ist schreibgeschützt
error-system-address-taken = Adresse wird bereits verwendet
error-system-no-address = Adresse ist hier nicht verfügbar
error-system-refused = Verbindung abgelehnt
error-system-late = Zeitüberschreitung der Verbindung

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Landschaften: { $areas }.
cli-sketch-empty = Noch keine Plättchen gelegt.
cli-sketch-free = Freie Flächen: { $faces }.
cli-sketch-latest = Zuletzt gelegt: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = dieser Wert
error-box-long = Die Datei ist länger als { $most } Bytes
error-utf8 = kein UTF-8-Text bei Byte { $byte }
error-box-deep = keine Schachtel: zu tief verschachtelt
error-json = kein JSON: { $why }
error-box-object = Eine Schachtel ist ein JSON-Objekt, nicht { $kind }
error-missing = { $name } fehlt
error-box-habitats = habitats muss eine Liste aus { $names } sein
error-and-more = und { $count } weitere
error-kind = { $kind ->
    [null] null
    [boolean] ein boolescher Wert
    [object] ein Objekt
    [list] eine Liste
    [text] ein Text
   *[number] die Zahl { $value }
  }
error-box-list = { $name } muss eine Liste sein, nicht { $kind }
error-box-count = { $name }: { $needed } nötig, { $found } vorhanden
error-box-tile = Plättchen { $number } muss eine Liste aus { $edges } Lebensräumen sein, nicht { $what }
error-box-area = Plättchen { $number }, Landschaft { $place }: { $value } ist kein Lebensraum
error-box-animal = Tier { $number } muss ein Objekt sein, nicht { $kind }
error-box-id-taken = Tier { $number }: id { $id } ist schon vergeben
error-box-card = Tier { $number }
error-box-card-named = Tier { $number } ({ $name })
error-box-id = { $where }: id muss aus 1 bis { $most } druckbaren Zeichen bestehen
error-box-habitat = { $where }: habitat { $value } ist kein Lebensraum
error-box-requirement = { $where }: requirement { $value } ist weder most noch touching noch apart
error-box-most = { $where }: most hat keinen anderen Lebensraum
error-box-other = { $where }: other { $value } ist kein Lebensraum
error-box-own = { $where }: other darf nicht der eigene Lebensraum des Tieres sein
error-box-objectives = objectives muss ein Objekt sein, nicht { $kind }
error-box-objective = objectives: { $value } ist kein Lebensraum
error-box-steps-of = Ziel { $name }
error-box-steps = { $where }: muss eine Liste aus [Mindestzahl Landschaften, Punkte] sein
error-box-many-steps = { $where }: { $found } Stufen vorhanden, höchstens { $most } erlaubt
error-box-step = { $where }, Stufe { $number }: muss [Mindestzahl Landschaften, Punkte] sein, nicht { $value }
error-box-step-bounds = { $where }, Stufe { $number }: möglich sind bis zu { $areas } Landschaften und { $points } Punkte
error-box-ascend = { $where }: Die Stufen müssen bei Landschaften und Punkten ansteigen
error-box-layout = layout muss eine Liste ganzer Zahlen sein
error-box-layout-count = layout: { $needed } Zahlen nötig, für die Runden 3 bis 12, { $found } vorhanden
error-box-layout-sum = layout: { $value } muss zusammen { $needed } Tiere ergeben
error-deal-integers = Spielerzahl, Startplatz und Plättchen müssen einfache ganze Zahlen sein
error-deal-habitats = das müssen Lebensräume sein
error-players = Eine Partie braucht 2 bis 4 Spieler, nicht { $players }
error-deal-objectives = { $players } verschiedene sind nötig, eines je Platz
error-no-seat = Platz { $seat } gibt es nicht
error-deal-piles = { $piles } Stapel aus je { $tiles } Plättchen sind nötig
error-no-tile = Plättchen { $tile } gibt es nicht
error-tile-twice = Plättchen { $tile } kommt zweimal vor
error-deal-columns = Die { $rounds } Runden brauchen { $wanted }, nicht { $found }
error-no-animal = Tier { $animal } gibt es nicht
error-animal-twice = { $animal } kommt zweimal vor
error-move-code = Ein Zugcode ist 0 bis { $last }, nicht { $code }
error-move-text = { $text } ist kein Zug: Schreib ein Plättchen 1 bis 5, eine Fläche a bis l und eine Drehung 0 bis 4, wie in 3g1
error-move-none = { $move } ist kein Zug: Slots sind 0 bis 4, Flächen 0 bis 11, Drehungen 0 bis 4
error-game-over = Die Partie ist zu Ende
error-slot-taken = { $move }: Plättchen { $tile } dieser Runde ist schon weg
error-face-taken = { $move }: Auf Fläche { $face } des Planeten von Platz { $seat } liegt schon ein Plättchen
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen
error-seed-long = Ein Seed hat höchstens { $most } Bytes, nicht { $found }
error-seed-type = Ein Seed ist eine ganze Zahl, ein Text oder Bytes, nicht { $type }
error-seed-bounds = Ein Seed ist eine ganze Zahl von 0 bis 2**256 - 1
error-trial-seat = Platz { $seat } gibt es nicht: Plätze sind 0 bis { $last }
error-trial-tile = Plättchen { $tile } gibt es nicht: Plättchen sind 0 bis { $last }
error-trial-faces = Ein Planet hat { $faces } Flächen, nicht { $found }
error-trial-rotation = Drehung { $rotation } gibt es nicht: Drehungen sind 0 bis { $last }

## Errors of records

error-record-long = Eine Aufzeichnung hat höchstens { $most } Bytes
error-record-deep = keine Aufzeichnung: zu tief verschachtelt
error-json-at = kein JSON: { $why } bei Zeichen { $place }
error-is-missing = fehlt
error-no-object = { $value } ist kein Objekt
error-no-record = { $value } ist keine Aufzeichnung
error-not-here = { $name } gehört nicht hierher
error-no-list = { $value } ist keine Liste
error-no-integer = { $value } ist keine ganze Zahl
error-record-format = { $value } wird nicht unterstützt, nur { $known }
error-record-unfinished = gehört nicht hierher: Erst { $made } von { $moves } Zügen sind gemacht
error-review-unfinished = nur beendete Partien lassen sich analysieren: Erst { $made } von { $moves } Zügen sind gemacht
error-puzzle-early = mit { $players } Plätzen gibt es Rätsel erst ab Runde { $round }
error-puzzle-none = ein Rätsel { $name } gibt es nicht
error-puzzle-file = keine Datei mit Rätseln, Zeile { $line }: { $why }
error-puzzle-id = die Kennung müsste { $right } sein
error-puzzle-chances = die Chancen sind nicht die bei exaktem Spiel
error-puzzle-solution = die Lösung müsste { $right } sein
error-puzzle-unclear = eine andere Platzierung ist fast so gut
error-puzzle-played = der gemachte Zug ist die Lösung
error-no-flag = { $value } ist weder true noch false
error-no-animal-id = { $value } ist keine id eines Tieres
error-no-habitat = { $value } ist kein Lebensraum
error-record-objectives = eines je Platz nötig, { $found } vorhanden
error-record-no-objectives = im Einsteigerspiel gibt es keine, { $found } vorhanden
error-record-over = Die Partie ist nach { $moves } Zügen zu Ende
error-record-bounds = { $value } liegt nicht zwischen 0 und { $last }
error-is-no-move = ist kein Zug
error-record-turn = Platz { $turn } ist dran, nicht Platz { $seat }
error-record-tile = Plättchen { $tile } ist nicht unter den fünf von Runde { $round }
error-record-tile-taken = Plättchen { $tile } wurde in dieser Runde schon genommen
error-record-face-taken = Auf Fläche { $face } ({ $letter }) von Platz { $seat } liegt schon ein Plättchen
error-record-missing = fehlt: { $value }
error-record-extra = { $value } sollte nicht da sein
error-record-other = { $value } sollte { $right } sein
error-record-branches = höchstens { $most } Zugfolgen, { $found } gefunden
error-record-name = { $value } ist kein Name mit 1 bis { $most } Zeichen
error-record-no-moves = eine Zugfolge hat mindestens einen Zug

## Errors of bots and arenas

error-tables-version = { $path } ist kein Modell dieser Version ({ $version }): Trainiere ein neues mit twelvefold train
error-tables-none = { $path } ist kein Modell: Trainiere eines mit twelvefold train
error-train-numpy = Zum Trainieren ist NumPy nötig: { $command }
error-tables-size = { $path } ist ein Modell anderer Größe: Trainiere ein neues mit twelvefold train
error-cannot-read = { $path } lässt sich nicht lesen: { $why }
error-cannot-write = { $path } lässt sich nicht schreiben: { $why }
error-bot-class = { $file }: Nenne auch die Klasse, wie in my_bot.py:Mine
error-bot-file = { $file }: Diese Datei gibt es nicht
error-bot-load = { $bot } lässt sich nicht laden: { $why }
error-bot-late = { $bot } ist nach { $seconds } Sekunden noch nicht geladen
error-bot-no-class = { $bot } ist keine Klasse, sondern vom Typ { $type }
error-bot-no-options = keine Optionen
error-bot-make = { $bot } lässt sich mit { $options } nicht erzeugen: { $why }
error-bot-choose = { $bot } erzeugt ein Objekt vom Typ { $type }, dem choose(turn) fehlt
error-bot-has-none = In { $file } gibt es { $name } nicht
error-bot-option = { $bot }: { $option } ist keine Option; schreib Optionen wie ms=50, jede nur einmal
error-bot-option-among = { $bot }: { $option } muss eines von { $among } sein, nicht { $value }
error-bot-option-number = { $bot }: { $option } muss eine Zahl von { $least } bis { $most } sein, nicht { $value }
error-bot-no-option = { $bot } hat keine Option { $option }
error-no-bot = Den Bot { $bot } gibt es nicht: Wähle einen von { $bots }
error-bot-tables = { $bot }: Hier lässt sich keine Modelldatei wählen
error-bots-seats = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne einen für alle oder einen je Platz
error-bot-name = Der Name eines Bots hat höchstens { $most } Zeichen
error-own-bots = Es lassen sich höchstens { $most } Bots anmelden, nicht { $found }
error-own-bot-taken = Der Name { $bot } ist vergeben: Wähle einen anderen, wie in Other=my_bot.py:Mine
error-own-bot-ours = { $bot } gibt es im Spiel schon: Nenne einen eigenen Bot, wie in my_bot.py:Mine
error-own-bot-none = Den Bot { $bot } gibt es nicht: Nenne eine Datei, wie in my_bot.py:Mine, oder einen Bot aus einem installierten Paket
error-own-bot-name = { $bot }: Der Name eines Bots hat höchstens { $most } Zeichen und weder Doppelpunkt noch Komma oder Gleichheitszeichen
error-arena-bots = Eine Arena braucht 2 bis { $most } verschiedene Bots, nicht { $found }
error-arena-names = Zwei Bots heißen { $name }: Gib jedem einen eigenen Namen
error-arena-seats = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne zwei, einen je Platz oder mehr für ein Turnier
error-process-ended = Ein Arbeitsprozess wurde von außen beendet: Führe den Befehl noch einmal aus
error-sprt-numbers = --sprt erwartet zwei Zahlen wie 0,5, nicht { $value }
error-sprt-order = --sprt erwartet einen kleineren und einen größeren Elo-Wert zwischen -1000 und 1000, nicht { $value }
error-ray-needed = Zum Spielen auf einem Cluster ist Ray nötig: { $command }
error-ray-lost = Eine Gruppe von Partien ging mit ihrem Worker verloren, { $times } Mal oder mit dem ganzen Cluster ({ $why }): Prüfe den Speicher der Worker
error-ray-none = Unter { $address } ist kein Ray-Cluster: Prüfe RAY_ADDRESS
error-ray-closed = Der Ray-Cluster unter { $address } hat die Verbindung abgelehnt: Prüfe seine Version und sein Token
error-dataset-pyarrow = Für einen Datensatz ist PyArrow nötig: { $command }
error-dataset-mix = { $option } kann { $value } nicht enthalten
error-dataset-twice = { $option } enthält { $value } zweimal: Mit { $value }@2 wird es doppelt so oft gezogen
error-dataset-none = In { $folder } liegt kein Datensatz
error-dataset-manifest = { $name } ist beschädigt
error-dataset-format = { $name } hat das Format { $found }, nicht { $format }
error-dataset-differs = In { $folder } liegt ein anderer Datensatz: { $name } ist { $found }, nicht { $asked }. Wähle einen anderen Ordner.
error-dataset-folder = In { $folder } liegen andere Dateien: Wähle einen leeren Ordner
error-dataset-in-use = { $folder } wird gerade von einem anderen Lauf benutzt
error-kept-no-file = In { $path } lassen sich keine Partien speichern
error-kept-in-use = { $path } wird von einer anderen Arena benutzt
error-kept-no-arena = ist keine Aufzeichnung einer Arena
error-kept-differs = Das ist eine andere Arena: { $name } ist { $one }, nicht { $other }
error-kept-differs-somewhere = Das ist eine andere Arena: { $name } ist anders
error-kept-refused = { $where }: { $what }; wähle mit --out eine andere Datei oder lass --out weg
error-kept-torn = { $where }: Diese Aufzeichnung einer Arena ist unvollständig
error-kept-box = Das ist eine andere Arena: Sie hat eine andere Schachtel
error-kept-deal = Das ist eine andere Arena: Ihr Aufbau stammt nicht aus dem Seed
error-entries = { $path } ist keine Liste von Bots: { $why }
error-leaderboard-line = { $where } ist kein Ergebnis einer Rangliste: Lösch diese Zeile oder wähl mit --out eine andere Datei

## Errors of servers and databases

error-limit = --limit { $value }: Schreib NAME=ZAHL, wie in sockets=50, mit einem von { $names }
error-limit-number = --limit { $value }: { $number } ist keine Zahl von 1 bis { $most }
error-public-url = --public-url { $url } ist keine Adresse wie https://planets.example.org: Gib Schema und Host an, ohne Pfad
error-proxy = --proxy { $proxy }: Gib eine Adresse oder ein Netz an, wie in 10.0.0.0/8
error-token = Das Admin-Token ist zu kurz: Nimm mindestens { $least } Zeichen
error-port = --port { $port }: Ein Port ist eine Zahl von 0 bis 65535
error-port-taken = Port { $port } ist belegt: Wähle mit --port einen anderen oder 0 für irgendeinen freien
error-port-denied = Für Port { $port } fehlen dir die Rechte: Wähle mit --port 1024 oder höher
error-host = Auf { $host } lässt sich nicht lauschen: { $why }
error-no-utf8 = kein UTF-8
error-backup-early = endet zu früh
error-backup-line = eine Zeile ist falsch ({ $why })
error-backup-newer = stammt aus einer neueren Version von Twelvefold
error-backup-there = { $path } gibt es schon: Wähle eine andere Datei
error-backup-beginning = beginnt nicht wie eine Sicherung
error-backup-none = { $path } ist keine Sicherung oder beschädigt
error-backup-load = { $path } lässt sich nicht laden: { $why }
error-backup-twice = beginnt zweimal
error-backup-rows = sollte { $rows } Datensätze haben, hat aber { $done }
error-no-database = Die Datenbank { $path } gibt es nicht
error-database-version = Diese Datenbank gehört zu einer anderen Version: Starte den Server einmal damit, um sie zu aktualisieren
error-database-full = Die Datenbank ist nicht leer: Stelle die Sicherung in einer neuen wieder her
error-database-busy = Die Datenbank antwortet nicht: Alle Verbindungen sind belegt
error-database-refuses = Die Datenbank lehnt es ab: { $why }
error-not-stored = Das lässt sich nicht speichern ({ $why })
error-database-newer = Die Datenbank stammt aus einer neueren Version von Twelvefold: Installiere diese oder wähle eine andere Datenbank
error-database-folder = { $path } lässt sich nicht verwenden: Das ist ein Ordner
error-database-unusable = { $path } lässt sich nicht verwenden: { $why }
error-database-ours = { $path } wird schon von diesem Server benutzt
error-database-made = { $path } lässt sich nicht anlegen: { $why }
error-database-theirs = { $path } wird von einem anderen Server benutzt: Das kann immer nur einer
error-database-opened = { $path } lässt sich nicht öffnen: { $why }
error-database-system = Das Dateisystem kann nicht, was SQLite braucht (ein Log im gemeinsamen Speicher)
error-database-unnamed = Gib eine Datenbank an: { $forms }
error-database-url = Diese Datenbank-URL ist nicht zu verstehen: { $forms }
error-database-slashes = Die URL einer SQLite-Datei hat drei Schrägstriche, vier bei vollem Pfad, und nichts dahinter
error-database-driver = PostgreSQL braucht seinen Treiber: { $command }
error-database-unknown = { $name } ist keine Datenbank, die Twelvefold kennt: { $forms }
error-database-forms = Nimm eine Datei, sqlite:///file.db oder postgresql://user:password@host/database
error-database-silent = Die Datenbank antwortet nicht: { $why }
