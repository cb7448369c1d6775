### Twelvefold in German. The words are those of the printed rules: Plättchen, Landschaft, Gebiet, Tier, Ziel, Runde; ours: Fläche, Gebot, Platz, Tisch, Auslage.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `within-…` is the bare noun, which fits every case without an article.

game = Twelvefold
motto = Zwölf Runden, zwölf Flächen. Bau einen Planeten und schau, wer dort einzieht.
fan-project = Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag des Spiels.

## Habitats

habitat-ocean = Ozean
habitat-forest = Wald
habitat-desert = Wüste
habitat-mountain = Gebirge
habitat-glacier = Gletscher

## Levels and seats

level-seedling = Keimling
level-explorer = Entdecker
level-naturalist = Naturforscher
level-ranger = Ranger
level-expert = Experte
level-master = Meister
seat-bot = { $bot } { $seat }
seat-open = Freier Platz
seat-nameless = Spieler { $seat }

## Why something was refused

refusal-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-too-long = Das ist zu lang.
refusal-not-greeted = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-other-protocol = Server und Seite haben verschiedene Versionen. Lade die Seite neu.
refusal-too-fast = Das war zu schnell. Warte einen Moment.
refusal-too-many = Das war vorerst zu viel. Warte eine Weile.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-box = Diese Schachtel mit Plättchen gibt es nicht.
refusal-no-bot = Diesen Bot gibt es nicht.
refusal-bad-name = Bitte wähle einen anderen Namen.
refusal-bad-options = So lässt sich der Tisch nicht eröffnen.
refusal-stale = Gerade ist etwas passiert. Schau noch einmal hin.
refusal-no-seat = Es ist kein Platz mehr frei.
refusal-not-yours = Das ist nicht dein Platz.
refusal-not-the-host = Das kann nur der Host.
refusal-not-now = Das geht gerade nicht.
refusal-not-your-turn = Du bist nicht dran.
refusal-held = Einen Moment: Das letzte Plättchen kann noch zurückgenommen werden.
refusal-illegal = Diese Fläche oder dieses Plättchen ist schon vergeben.
refusal-no-aids = An diesem Tisch wird ohne Hilfen gespielt.
refusal-no-spectators = An diesem Tisch kann niemand zuschauen.
refusal-used = Dieser Link wurde schon benutzt.
refusal-unknown = Der Server konnte nicht antworten. Versuch es noch einmal.
refusal-stopping = Der Server hält an; diese Seite kommt von selbst zurück.
refusal-slow = Die Verbindung ist zu langsam. Diese Seite versucht es noch einmal.
refusal-away = Der Server ist nicht erreichbar. Sobald er wieder da ist, macht diese Seite von selbst weiter.
refusal-other = Abgelehnt: { $reason }.

## The page

app-needs-script = Twelvefold wird im Browser gespielt und braucht JavaScript.
app-loading = Einen Moment …
app-part-missing = Ein Teil des Spiels konnte nicht geladen werden. Lade die Seite neu, wenn du online bist.
app-table-closed = Dieser Tisch wurde geschlossen.
app-nowhere = Unter dieser Adresse gibt es nichts.
connection-away = Der Server ist weg. Sobald er wieder da ist, geht das Spiel von selbst weiter.
connection-outdated = Der Server ist neuer als diese Seite.
connection-reload = Neu laden
dialog-close = Schließen

## Home

home-back = Zur Startseite
home-choices = Mit wem du spielst
home-bots = Gegen Bots
home-bots-summary = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  } · { $level } · { $variant }
home-bots-change = Spiel gegen Bots ändern
home-screen = An einem Bildschirm
home-screen-summary = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
  } reihum · { $variant }
home-screen-change = Spiel an einem Bildschirm ändern
home-friends = Mit Freunden
home-friends-summary = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  } · Link oder Code · { $variant }
home-friends-change = Spiel mit Freunden ändern
home-continue = Weiterspielen
home-tables = Deine Tische
home-table-playing = { $who } · Runde { $round } von 12
home-table-waiting = { $who } · wartet auf Mitspieler
home-more-tables = { $count ->
    [one] { $count } weiterer Tisch
   *[other] { $count } weitere Tische
  }
home-today = Tagespartie
home-today-hint = Für alle gleich: { $date }
home-join = Code eingeben
home-join-hint = Sechs Buchstaben und Ziffern, von der Person, die den Tisch eröffnet hat.
home-join-go = Mitspielen
home-code = Code
home-open-tables = Offene Tische
home-no-open-tables = Zurzeit keine.
home-replays = Rückschau
home-replays-hint = Partien, die du auf diesem Server gespielt hast, Zug für Zug.
home-replays-none = Wenn du eine Partie beendet hast, kannst du sie hier noch einmal ansehen.
home-replays-file = Aufzeichnung aus Datei öffnen
home-settings = Einstellungen
home-more = Mehr
home-players = { $names }
home-planet = Ein Planet mit seinen Tieren

## New tables

new-name = Dein Name
new-person = Name von Spieler { $seat }
new-bots = Bots
new-level = Stärke
new-people = Personen
new-seats = Plätze
new-variant = Regeln
new-aids = Gebote zeigen und was ein Plättchen bringen würde
new-listed = In der Liste offener Tische zeigen
new-start = Partie starten
new-make = Tisch eröffnen
level-results = { $hint } · { $won } von { $played } gewonnen
level-seedling-hint = Spielt zum ersten Mal
level-explorer-hint = Leicht
level-naturalist-hint = Mittel
level-ranger-hint = Gut
level-expert-hint = Stark
level-master-hint = Am stärksten
variant-full = Alle Regeln
    .hint = Tiere und ein geheimes Ziel für jeden.
variant-beginner = Einsteigerspiel
    .hint = Ohne Ziele; jedes Tier zählt 1 Punkt.
variant-mystery = Überraschende Evolution
    .hint = Die Hälfte der Tiere liegt anfangs verdeckt.
variant-mystery-beginner = Überraschend, für Einsteiger
    .hint = Die Hälfte der Tiere verdeckt, ohne Ziele.

## Waiting room

room-page = Warten auf Mitspieler – { $game }
room-name-empty = Gast
room-title = Warten auf Mitspieler
room-hint = Es geht los, sobald alle Plätze besetzt sind.
room-seats = Plätze
room-invite = Einladen
room-link = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Kopiert.
room-not-copied = Markiere den Link und kopiere ihn von Hand.
room-share = Teilen
room-share-text = Spiel Twelvefold mit mir:
room-code = Code
room-code-hint = oder gib diesen Code auf { $address } ein
room-qr = QR-Code des Links
room-sit = Platz nehmen
room-you = du
room-host = Host
room-offline = nicht verbunden
room-bot = Bot
room-fill = Platz einem Bot geben
room-fill-rest = Freie Plätze mit Bots füllen
room-kick = { $name } entfernen
room-close = Tisch schließen
room-leave = Platz freigeben
room-looking-on = Du schaust zu und hast keinen Platz am Tisch.
room-only-here = Dieser Server ist nur auf diesem Rechner erreichbar. Damit Freunde mitspielen können, halte ihn an und starte ihn mit
room-command = make play LAN=1
room-open-to-all = Wer den Link hat, kann hier Platz nehmen.

## Replays


## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-sound = Ton
settings-volume = Lautstärke
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-full = Voll
settings-motion-less = Wenig
settings-quality = Grafik
settings-quality-auto = Automatisch
settings-quality-high = Schön
settings-quality-low = Schnell
settings-quality-still = Standbild
settings-quality-map = Flache Karte
settings-glyphs = Symbole der Lebensräume auf dem Planeten
settings-confirm = Plättchen erst beim zweiten Tippen legen
settings-left = Anordnung für die linke Hand
settings-notify = Bescheid geben, wenn ich dran bin und diese Seite verborgen ist
settings-notify-denied = Dieser Browser erlaubt der Seite keine Mitteilungen.
settings-name = Dein Name
settings-about = Twelvefold { $version }
settings-licences = Enthaltene Werke anderer

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

## The table: habitats and requirements within sentences

within-ocean = Ozean
within-forest = Wald
within-desert = Wüste
within-mountain = Gebirge
within-glacier = Gletscher
requirement-most = Meiste Gebiete: { $habitat }
requirement-touching = { $habitat } an { $other }
requirement-apart = { $habitat } nicht an { $other }
list-and = {" und "}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## The table: the screen

table-title = Der Tisch
to-home = Zur Startseite
round-of = Runde { $round } von { $rounds }
your-turn = Du bist dran
turn-of = { $name } ist dran
turn-held = { $name } hat gelegt
game-over = Das Spiel ist aus
clock-title = Restzeit
clock = { $minutes }:{ $seconds }
top-buttons = Ansichten und Menü
show-map = Karte
show-globe = Globus
menu = Menü
title-your-turn = ● Du bist dran – { $game }
map-of = Planet von { $name }
planet-of = Planet von { $name }
planet-back = Zurück
no-globe = Dieser Browser kann den Planeten nicht in 3D zeichnen. Die Karte zeigt dasselbe.
face-free = Fläche { $face }: frei
face-laid = Fläche { $face }: { $habitats }

## The table: seats

seats-title = Planeten
seat-you = du
seat-away = weg, ein Bot spielt
seat-offline = nicht verbunden
seat-resigned = aufgegeben
first-seat = beginnt diese Runde

## The table: the offer and placing

offer-title = Auslage
offer-tile = Plättchen { $slot }: { $habitats }
offer-gone = Plättchen { $slot } ist weg
actions-title = Dein Plättchen
turn-left = Nach links drehen (Q)
turn-right = Nach rechts drehen (E)
place = Legen
choose-face = Fläche wählen
choose-tile = Plättchen wählen
put-back = Zurücklegen (Esc)
take-back = Zurücknehmen
done = Fertig
seconds = { $seconds } s
table-tile-gone = Dieses Plättchen ist schon weg.
table-other-planet = Das ist der Planet von { $name }. Plättchen legst du auf deinen eigenen.
table-planned = Du bist noch nicht dran. Dein Plan wartet.
planned = Wartet auf deinen Zug
table-face-taken = Dort liegt schon ein Plättchen. Freie Flächen sind dunkel.
table-choose-face = Wähle zuerst eine freie Fläche deines Planeten.
table-looking-on = Du schaust zu.
table-not-yet = Einen Moment …
table-turn-of = { $name } ist dran.

## The table: rounds, races, objective, log

rounds-title = Runden und ihre Tiere
round-button = Runde { $round }: { $animals }
round-empty = keine Tiere
face-down = Verdeckt
race-title = Tiere
race-now = Diese Runde ({ $round })
race-round = Runde { $round }
race-none = Es warten keine Tiere mehr.
race-no-aids = An diesem Tisch wird ohne Hilfen gespielt: Zähl selbst.
race-draw = gleich
race-no-bid = –
race-second = 2.
race-margin = +{ $margin }
bid-button = { $animal }: { $name } bietet { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Dein Ziel
objective-none = Einsteigerspiel: Jedes Tier zählt 1 Punkt.
objective-hidden = Die Ziele sind geheim.
objective-now = { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
objective-next = Noch { $areas } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
log-title = Verlauf
region = { $habitat } { $areas }
regions = Gebiete von { $name }: { $regions }.
regions-none = Der Planet von { $name } ist noch leer.
spoken-aimed = Über Fläche { $face }.
spoken-taken = Fläche { $face } ist belegt.

## The table: what happens

event-game-started = Partie { $game } beginnt.
event-round-opened = Runde { $round }: { $name } beginnt.
event-placed = { $name } legt ein Plättchen auf Fläche { $face }.
event-taken-back = { $name } nimmt das Plättchen zurück.
event-awarded = { $animal } zieht bei { $name } ein. { $reason }{ $by ->
    [second] ; das zweite Gebiet entscheidet
    [third] ; das dritte Gebiet entscheidet
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
event-left = { $name } ist gegangen; ein Bot spielt weiter.
event-lapsed = Die Zeit von { $name } ist um; ein Bot spielt weiter.
event-returned = { $name } ist zurück.
event-resigned = { $name } gibt auf; ein Bot spielt weiter.
event-end-wanted = { $wanted ->
    [yes] { $name } möchte hier aufhören.
   *[no] { $name } spielt doch weiter.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } möchte eine Revanche.
   *[no] { $name } möchte keine Revanche.
  }
event-game-over = { $how ->
    [agreed] Alle waren einverstanden, hier aufzuhören.
    [resigned] Alle bis auf eine Person haben aufgegeben.
    [closed] Der Tisch wurde geschlossen.
   *[played] Das Spiel ist aus.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = { $name } ist jetzt Host.
event-closed = Der Tisch ist geschlossen.
reaction-hello = Hallo!
reaction-nice = Schön!
reaction-wow = Wow!
reaction-oops = Hoppla.
reaction-thinking = Mal überlegen …
reaction-hurry = Du bist dran!
reaction-thanks = Danke.
reaction-good-game = Gutes Spiel!

## The table: life

life-title = Leben entsteht
life-next = Weiter
life-skip = { $count } überspringen
life-reason = { $requirement } – { $bids }
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
life-by-second = Gleichstand: Das zweite Gebiet entscheidet
life-by-third = Gleichstand: Das dritte Gebiet entscheidet

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } gewinnt
end-shared = Geteilter Sieg: { $names }
end-by-cards = Gleich viele Punkte: Die Zahl der Tiere entscheidet.
end-by-shared = Gleich viele Punkte und Tiere: Der Sieg wird geteilt.
end-objective = Ziel: { $habitat }
end-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }
end-rematch = Revanche
end-no-rematch = Keine Revanche
end-again = Für eine Revanche: { $names }.
end-replay = Rückschau
end-share = Link zur Rückschau kopieren
end-copied = Kopiert.
end-record = Aufzeichnung speichern
end-result = Ergebnis

## The table: menu, help, handing over

menu-say = Sagen
menu-leave = Partie
menu-end = Für Ende stimmen
menu-play-on = Doch weiterspielen
menu-resign = Aufgeben
menu-sure = Wirklich?
help-title = Tasten und Gesten
help-hands = Mit einem Finger drehst du den Planeten, mit zweien zoomst du und rollst ihn. Zieh ein Plättchen auf eine Fläche oder tippe erst das Plättchen und dann die Fläche an; Mausrad oder Rechtsklick drehen es. Ein zweites Tippen legt es.
help-take = Plättchen nehmen
help-aim = zu einer Nachbarfläche gehen
help-turn = Plättchen drehen
help-place = Plättchen legen; Zug bestätigen
help-take-back = Zug zurücknehmen
help-put-back = Plättchen zurücklegen; schließen
help-regions = Gebiete des Planeten vorlesen
help-map = Karte oder Globus
help-help = diese Seite
curtain-title = Gib weiter an { $name }
curtain-why = Das Ziel darf nur sehen, wer als Nächstes spielt.
curtain-open = Ich bin { $name }

## Replay

replay-title = Rückschau
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
replay-file = Aufzeichnung aus Datei öffnen
replay-bad = Das ist keine Aufzeichnung einer Partie: { $why }
replay-none = Diese Partie gibt es hier nicht.
replay-choose = Öffne eine Aufzeichnung, die du als Datei gespeichert hast.
