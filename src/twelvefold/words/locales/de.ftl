### Twelvefold in German. The words are those of the printed rules: Plättchen, Landschaft, Gebiet, Tier, Ziel, Runde; ours: Fläche, Gebot, Platz, Tisch, Auslage.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `.beside` and `.away` bring their preposition: am Wald, an der Wüste.

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
    .most = Wüste
    .beside = an der Wüste
    .away = an der Wüste
habitat-mountain = Gebirge
    .within = Gebirge
    .most = Gebirge
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
    .hint = Ist mehr auf Tiere aus als auf sein Ziel.
style-spoiler = Spielverderber
    .hint = Schnappt anderen die Tiere weg.
style-friendly = Gutmütig
    .hint = Pflegt den eigenen Planeten und stört andere weniger.
style-sprinter = Sprinter
    .hint = Will die Tiere, die bald kommen.
style-none = Kein besonderer
    .hint = Ohne Vorlieben: spielt auf Sieg.
style-mix = Gemischt
    .hint = Jeder Bot bekommt per Los einen anderen Charakter.
style-idle = Ohne Ziele spielt er wie jeder andere.
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
refusal-too-many-take-backs = In dieser Partie kannst du nichts mehr zurücknehmen.
refusal-too-many-reactions = In dieser Partie hast du schon oft genug reagiert.
refusal-too-many-seatings = Das hast du in dieser Partie zu oft getan. In der nächsten geht es wieder.
refusal-too-many-changes = Das hast du in dieser Partie zu oft getan. In der nächsten geht es wieder.
refusal-too-many-entries = An diesem Tisch sind genug Partien gespielt worden. Eröffne einen neuen Tisch.
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
refusal-no-aids = An diesem Tisch sind Gebote und Vorschau ausgeschaltet.
refusal-no-spectators = An diesem Tisch kann niemand zuschauen.
refusal-used = Dieser Link wurde schon benutzt.
refusal-expired = Dieser Link ist abgelaufen. Bitte um einen neuen.
refusal-other-seat = Du hattest in dieser Partie schon einen anderen Platz oder hast einen freigegeben. Ab der nächsten Partie kannst du hier sitzen.
refusal-other-command = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-unknown = Der Server konnte nicht antworten. Versuch es noch einmal.
refusal-stopping = Der Server hält an; diese Seite kommt von selbst zurück.
refusal-slow = Die Verbindung ist zu langsam. Diese Seite versucht es noch einmal.
refusal-forgotten = Dieses Gerät wurde vergessen. Lade die Seite neu, um von vorn zu beginnen.
refusal-away = Der Server ist nicht erreichbar. Sobald er wieder da ist, macht diese Seite von selbst weiter.
refusal-other = Abgelehnt: { $reason }.

## The page

app-needs-script = Twelvefold braucht JavaScript.
app-loading = Einen Moment …
app-part-missing = Ein Teil des Spiels konnte nicht geladen werden. Lade die Seite neu, wenn du online bist.
app-table-closed = { $by ->
    [host] Der Host hat diesen Tisch geschlossen.
    [administrator] Die Serververwaltung hat diesen Tisch geschlossen.
   *[nobody] Dieser Tisch wurde geschlossen.
  }
app-no-code = Es gibt keinen Tisch mit dem Code „{ $code }“. Prüfe den Code und versuch es noch einmal.
app-no-table = Unter diesem Link gibt es keinen Tisch. Vielleicht gibt es ihn nicht mehr, oder ein Teil des Links fehlt.
app-nowhere = Unter dieser Adresse gibt es nichts.
connection-offline = Du bist offline. Deine Züge werden gesendet, sobald du wieder online bist.
connection-away = Verbindung verloren. Neuer Versuch läuft…
connection-back = Wieder verbunden.
connection-outdated = Eine neue Version ist verfügbar.
connection-reload = Seite neu laden
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
home-learn = Spielen lernen
home-learn-summary = Schritt für Schritt · fünf Minuten
home-learn-continue = Lektion fortsetzen
home-learn-left = Sie wartet, wo du aufgehört hast
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
new-level = Schwierigkeit
new-style = Charakter
new-people = Personen
new-seats = Plätze
new-variant = Variante
new-aids = Gebote und Vorschau anzeigen
new-listed = In der Liste offener Tische zeigen
new-more = Weitere Optionen
new-clock = Zeit für einen Zug
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
new-first-lot = Per Los
new-first-seat = Platz { $seat }
new-first-you = Du
new-first-bot = Bot { $number }
new-spectators = Andere dürfen zuschauen
new-seed = Seed des Aufbaus, für alle sichtbar
new-seed-none = Ein neuer
new-box = Eigene Schachtel verwenden
new-box-other = Andere Schachtel verwenden
new-box-remove = Ohne { $name } spielen
new-box-wrong = Das ist keine Schachtel mit Plättchen: { $why }
new-start = Partie starten
new-make = Tisch eröffnen
level-results = { $hint } · { $won } von { $played } gewonnen
level-seedling-hint = Sehr leicht
level-explorer-hint = Leicht
level-naturalist-hint = Mittel
level-ranger-hint = Schwer
level-expert-hint = Sehr schwer
level-master-hint = Am schwersten
level-seedling-plays = Für deine ersten Spiele: sieht nur die nächsten Tiere und verzählt sich.
level-explorer-plays = Schaut eine Runde voraus und zählt noch ungenau.
level-naturalist-plays = Schaut drei Runden voraus und übersieht ab und zu etwas.
level-ranger-plays = Schaut sechs Runden voraus und irrt sich selten.
level-expert-plays = Spielt Züge in Gedanken durch, vergisst aber, welche Plättchen am Ende wiederkommen.
level-master-plays = Denkt bis zu einer Sekunde nach, errät dein Ziel und rechnet die letzten Runden genau aus.
variant-full = Standard
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
room-fill = Bot hinzufügen
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
settings-motion-auto = Automatisch
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
settings-forget = Mich auf diesem Gerät vergessen
settings-forget-hint = Du verlässt alle deine Plätze und verlierst hier deine Partienliste, deine Einstellungen und deine Statistik. In laufenden Partien übernimmt ein Bot. Das lässt sich nicht rückgängig machen.
settings-forget-yes = Mich vergessen
settings-forget-no = Abbrechen
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

## The table: requirements, lists, points

requirement-most = Meiste Gebiete: { $habitat }
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
seat-changed-hands = Spieler gewechselt
seat-thinking = überlegt
first-seat = beginnt diese Runde

## The table: the offer and placing

offer-title = Offene Plättchen
offer-tile = Plättchen { $slot }: { $habitats }
offer-gone = Plättchen { $slot } ist weg
offer-taken = Plättchen { $slot }: genommen von { $name }
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

## The table: hints

hint = Tipp
hint-ask = Tipp von einem Bot (H)
hint-thinking = Ein Bot überlegt …
hint-line = Ein Bot schlägt das vor; du entscheidest.
hint-spoken = Ein Bot schlägt vor: Plättchen { $slot }, { $habitats }, auf Fläche { $face }. Enter legt es.
hint-none = Die Bots haben gerade keinen Tipp. Versuch es gleich noch einmal.
hint-alone = Tipps gibt es nur, wenn du allein gegen Bots spielst, mit Geboten und Vorschau.
help-hint = einen Bot um einen Tipp bitten, wenn du allein spielst

## The table: rounds, races, objective, log

rounds-title = Runden und ihre Tiere
round-button = Runde { $round }: { $animals }
round-empty = keine Tiere
face-down = Verdeckt
race-title = Tiere
race-now = Diese Runde ({ $round })
race-round = Runde { $round }
race-none = Es warten keine Tiere mehr.
race-no-aids = An diesem Tisch sind Gebote und Vorschau ausgeschaltet: Zähl selbst.
race-draw = gleich
race-no-bid = –
race-second = 2. Gebiet
race-second-why = Bei gleichen Geboten entscheidet in der letzten Runde das zweitgrößte Gebiet jedes Planeten.
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
objective-next = Noch { $areas ->
    [one] { $areas } Landschaft
   *[other] { $areas } Landschaften
  } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
log-title = Verlauf
log-look = Auf dem Planeten ansehen
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
life-by-second = Gleichstand: Das zweitgrößte Gebiet entscheidet
life-by-third = Gleichstand: Das drittgrößte Gebiet entscheidet

## The table: coming back

since-title = Während du weg warst
since-moves = { $moves ->
    [0] Das Leben ging weiter.
    [one] { $moves } Plättchen wurde gelegt.
   *[other] { $moves } Plättchen wurden gelegt.
  }
since-end = Schließen

## The table: the end

end-you-won = Gewonnen!
end-won = { $name } gewinnt
end-shared = Geteilter Sieg: { $names }
end-place = Du bist auf Platz { $place }, { $points ->
    [0] mit gleich vielen Punkten, aber weniger Tieren
    [one] { $points } Punkt zurück
   *[other] { $points } Punkte zurück
  }.
end-by-cards = Gleich viele Punkte: Die Zahl der Tiere entscheidet.
end-by-shared = Gleich viele Punkte und Tiere: Der Sieg wird geteilt.
end-objective = Ziel: { $habitat }
end-animals = { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }
end-rematch = Revanche
end-no-rematch = Keine Revanche
end-higher = Stufe höher: { $level }
end-lower = Stufe tiefer: { $level }
end-again = Für eine Revanche: { $names }.
end-replay = Rückschau
end-share = Rückschau-Link kopieren
end-copied = Kopiert.
end-picture = Bild teilen
end-picture-text = Eine Partie Twelvefold
end-picture-downloaded = Das Bild liegt bei deinen Downloads.
end-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
end-record = Aufzeichnung speichern
end-result = Ergebnis

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Diesen Tisch schließen?
    .text = Er wird endgültig geschlossen, und niemand kann mehr dazukommen.
    .yes = Tisch schließen
    .no = Offen lassen
confirm-remove = { $name } entfernen?
    .text = { $status ->
        [playing] Ein Bot spielt auf dem Platz weiter, bis sich jemand hinsetzt.
       *[waiting] Der Platz wird frei für alle, die den Link haben.
      }
    .yes = Entfernen
    .no = Nicht entfernen
confirm-resign = Diese Partie aufgeben?
    .text = { $then ->
        [bot] Ein Bot spielt für dich weiter. Du kannst nicht in diese Partie zurück.
       *[end] Die Partie endet sofort, ohne Sieg.
      }
    .yes = Aufgeben
    .no = Weiterspielen
confirm-end = { $others ->
    [none] Diese Partie beenden?
   *[some] Für ein Ende der Partie stimmen?
  }
    .text = { $others ->
        [none] Sie endet sofort, ohne Sieg.
       *[some] Sie endet ohne Sieg, sobald alle zustimmen. Bis dahin kannst du es dir anders überlegen.
      }
    .yes = { $others ->
        [none] Partie beenden
       *[some] Für ein Ende stimmen
      }
    .no = Weiterspielen
removed-by = { $by ->
    [administrator] Die Serververwaltung hat dich von deinem Platz entfernt.
    [bot] Der Host hat deinen Platz einem Bot gegeben.
   *[host] Der Host hat dich von deinem Platz entfernt.
  }
removed-hint = { $seat ->
    [open] Du kannst weiter zuschauen oder dich wieder hinsetzen, solange der Platz frei ist.
   *[taken] Du kannst weiter zuschauen.
  }
removed-stay = Am Tisch bleiben
clock-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }

## The table: menu, help, handing over

menu-say = Etwas sagen
menu-seats = Plätze
menu-hand-over = Platz von { $name } weitergeben
menu-hand-over-hint = Wer diesen Link zuerst öffnet, hat den Platz. Er gilt einmal, höchstens 24 Stunden und nur bis zum Ende der Partie.
menu-fill = Platz von { $name } einem Bot geben: { $bot }
menu-open = Platz von { $name } für andere öffnen
take-over-title = Dieser Platz ist für dich
take-over-hint = Jemand überlässt dir einen Platz an diesem Tisch. Du machst dort weiter, wo die Partie gerade steht.
take-over = Platz übernehmen
menu-leave = Partie
menu-end = Für ein Ende stimmen
menu-play-on = Doch weiterspielen
menu-resign = Aufgeben
menu-sure = Wirklich?
help-title = Tasten und Gesten
help-hands = Mit einem Finger drehst du den Planeten, mit zwei Fingern zoomst und rollst du ihn. Zieh ein Plättchen auf eine Fläche oder tippe erst das Plättchen und dann die Fläche an; mit dem Mausrad, einem Rechtsklick oder einer Drehung mit zwei Fingern drehst du es. Ein zweites Tippen legt es.
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
curtain-why = Das Ziel darf nur sehen, wer jetzt spielt.
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
replay-file = Aufzeichnung öffnen
replay-bad = Das ist keine Aufzeichnung einer Partie: { $why }
replay-none = Diese Partie gibt es hier nicht.
replay-choose = Öffne eine Aufzeichnung, die du als Datei gespeichert hast.

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
rulebook-nothing = Zu „{ $words }“ steht hier nichts.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(unsere Entscheidung)**
rules-aim = Worum es geht
rules-aim-planet = Du formst einen Planeten. In jeder der zwölf Runden legst du ein weiteres Plättchen darauf, und ab der dritten Runde suchen Tiere ein Zuhause und siedeln sich dort an, wo es ihnen am besten gefällt.
rules-aim-win = Nach zwölf Runden ist der Planet vollständig. Wer das beste Zuhause geschaffen hat, für die Tiere und für einen geheimen Lebensraum, gewinnt.
rules-aim-ours = Dies sind die Regeln in unseren eigenen Worten. Wo die gedruckten Regeln schweigen oder ihre Ausgaben voneinander abweichen, muss jemand entscheiden. Das haben wir getan, und solche Stellen tragen den Vermerk { rules-ours }.
rules-words = Begriffe
rules-word = Begriff
rules-meaning = Bedeutung
rules-word-habitat = Lebensraum
rules-meaning-habitat = Ozean, Wald, Wüste, Gebirge oder Gletscher.
rules-word-planet = Planet
rules-meaning-planet = Ein Dodekaeder: 12 Flächen, auf jede kommt ein Plättchen.
rules-word-tile = Plättchen
rules-meaning-tile = Ein Kontinent: ein Fünfeck aus fünf Landschaften. In der Schachtel sind 50.
rules-word-area = Landschaft
rules-meaning-area = Ein Dreieck eines Plättchens. Ein ganzer Planet hat 60.
rules-word-region = Gebiet
rules-meaning-region = Alle Landschaften eines Lebensraums, die miteinander zusammenhängen. Auch eine einzelne Landschaft ist ein Gebiet.
rules-word-animal = Tier
rules-meaning-animal = Eine Karte mit einem Lebensraum (ihn zeigt die Farbe ihres Rahmens) und einer Voraussetzung. In der Schachtel sind 45.
rules-word-objective = Ziel
rules-meaning-objective = Eine geheime Karte mit einem Lebensraum. Sie bringt Punkte, je nachdem, wie viele seiner Landschaften dein Planet am Ende hat.
rules-word-seat = Platz
rules-meaning-seat = Wo jemand am Tisch sitzt. Die Plätze folgen im Uhrzeigersinn aufeinander: Links von dir ist der nächste. Programme zählen sie ab 0.
rules-word-round = Runde
rules-meaning-round = Alle legen ein Plättchen, dann entsteht Leben. Eine Partie hat 12 Runden.
rules-word-offer = Auslage
rules-meaning-offer = Die Plättchen der Runde, die offen liegen und noch nicht genommen sind.
rules-word-bid = Gebot
rules-meaning-bid = Was ein Planet einem Tier zu bieten hat, als Zahl.
rules-touch = Was aneinandergrenzt
rules-touch-edge = Zwei Landschaften grenzen aneinander, wenn sie eine gemeinsame Kante haben: zwei Nachbarn auf einem Plättchen oder die Landschaften zu beiden Seiten der Kante zwischen zwei Flächen. Landschaften, die sich nur an einer Ecke treffen, grenzen nicht aneinander { rules-ours }.
rules-touch-three = Sind alle Plättchen gelegt, grenzt jede Landschaft an genau drei andere.
rules-picture-contacts = Vier Paare von Wäldern. Über eine Kante zwischen zwei Flächen hinweg und nebeneinander auf einem Plättchen grenzen sie aneinander. Über eine Ecke hinweg und über die Mitte eines Plättchens hinweg grenzen sie nicht aneinander.
rules-contact-edge = Über eine Kante
rules-contact-tile = Auf einem Plättchen
rules-contact-corner = Über eine Ecke
rules-contact-middle = Über die Mitte
rules-contact-yes = Angrenzend.
rules-contact-no = Nicht angrenzend.
rules-regions = Gebiete
rules-regions-grow = Aneinandergrenzende Landschaften desselben Lebensraums bilden ein Gebiet. Gebiete reichen von Plättchen zu Plättchen, rund um den ganzen Planeten.
rules-picture-regions = Ein Planet mit acht gelegten Plättchen und vier freien Flächen. Seine drei Wälder sind markiert, 8, 4 und 1 Landschaft groß.
rules-regions-title = Drei Wälder
rules-regions-caption = 8, 4 und 1 Landschaft
rules-regions-map = Auf einer flachen Karte geht ein Gebiet oft dort weiter, wo der Planet aufgeschnitten wurde. Eine gepunktete Kante zeigt das an, und wo die andere Seite weit weg liegt, nennt ein kleiner Buchstabe die Fläche, auf der das Gebiet weitergeht.
rules-regions-example = Im Bild erstreckt sich der Wald aus 8 Landschaften über die Flächen c, b und g, der aus 4 über d und i. Der einzelne Wald auf a trifft den Wald aus 8 nur an einer Ecke und bleibt ein eigenes Gebiet.
rules-setup = Aufbau
rules-setup-players = Das Spiel ist für 2 bis 4 Personen. Alle beginnen mit einem leeren Planeten.
rules-setup-tiles = Die 50 Plättchen werden gemischt und zu zehn verdeckten Stapeln aus je fünf gelegt. Das sind die Stapel der Runden 1 bis 10. Die Stapel 11 und 12 füllen sich unterwegs.
rules-setup-animals = Die 45 Tierkarten werden gemischt, und 20 davon kommen offen unter die Runden, wie die Tabelle zeigt. Die anderen 25 bleiben ungesehen in der Schachtel.
rules-setup-objectives = Alle bekommen im Geheimen je eine Zielkarte. Keine zwei sind gleich, und die übrigen bleiben ungesehen in der Schachtel.
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
rules-round-token = Der Startspielerstein wandert weiter.
rules-placing = Plättchen legen
rules-placing-take = Die fünf Plättchen der Runde werden aufgedeckt. Beginnend beim Startspieler der Runde und dann im Uhrzeigersinn nehmen alle je eines der Plättchen, die noch da sind, und legen es auf eine freie Fläche des eigenen Planeten, in einer von fünf Drehungen.
rules-placing-free = Nichts muss zusammenpassen, und das Plättchen muss nicht neben einem anderen liegen. Ein gelegtes Plättchen bleibt, wie es liegt { rules-ours }.
rules-picture-rotations = Ein Plättchen in seinen fünf Drehungen, jede eine Fünfteldrehung weiter gegen den Uhrzeigersinn.
rules-leftovers = Übrige Plättchen
rules-leftovers-piles = Was niemand genommen hat, kommt verdeckt auf Stapel 11, bis dort fünf Plättchen liegen, dann auf Stapel 12, bis auch dort fünf liegen, und danach aus dem Spiel. Was in den Runden 11 und 12 übrig bleibt, kommt aus dem Spiel.
rules-leftovers-order = Die Plättchen kommen in der Reihenfolge dorthin, in der sie aufgedeckt wurden, und die Stapel 11 und 12 werden später in der Reihenfolge aufgedeckt, in der ihre Plättchen dazukamen { rules-ours }.
rules-life = Leben entsteht
rules-life-look = Ab Runde 3 wird, sobald alle ein Plättchen gelegt haben, jedes Tier unter der Runde betrachtet. Jeder Planet gibt ein Gebot dafür ab, und das beste Gebot gewinnt die Karte.
rules-token = Wer als Nächstes beginnt
rules-token-left = Wer links vom Startspieler der Runde sitzt, beginnt die nächste Runde.
rules-requirements = Was Tiere suchen
rules-requirements-three = Jedes Tier hat einen Lebensraum und verlangt von einem Planeten eines von drei Dingen. Was der Planet zu bieten hat, ist sein Gebot.
rules-requirement = Das Tier sucht
rules-requirement-bid = Ein Planet bietet
rules-requirement-most = die **meisten Gebiete**
rules-requirement-most-bid = die Zahl seiner Gebiete vom Lebensraum des Tieres
rules-requirement-touching = ein Gebiet, **angrenzend** an einen anderen Lebensraum
rules-requirement-touching-bid = die Größe seines größten Gebiets vom Lebensraum des Tieres, das an mindestens eine Landschaft des anderen grenzt
rules-requirement-apart = ein Gebiet, **nicht angrenzend** an einen anderen Lebensraum
rules-requirement-apart-bid = die Größe seines größten Gebiets vom Lebensraum des Tieres, das an keine Landschaft des anderen grenzt
rules-requirements-size = Die Größe ist die Zahl der Landschaften. Eine noch freie Fläche grenzt an nichts.
rules-most = Die meisten Gebiete
rules-most-example = Der **Panda** sucht die meisten Wälder. Jedes Gebiet zählt 1, und sei es noch so klein. Dieser Planet hat vier Wälder, also bietet er 4.
rules-picture-most = Ein Planet, auf dem vier Wälder markiert und gezählt sind: Er bietet 4 für den Panda.
rules-most-caption = Meiste Wälder: 4 Gebiete
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
rules-award-itself = Ein Gebiet muss die Voraussetzung selbst erfüllen: Tut dein größter Wald das nicht, kann immer noch dein zweiter zählen { rules-ours }. Der Planet oben zeigt es: Sein größter Wald grenzt an einen Gletscher, also sieht sich das Eichhörnchen den Wald aus 6 Landschaften an.
rules-ties = Gleichstand
rules-ties-carried = Teilen sich mehrere das beste Gebot oder bietet überhaupt niemand { rules-ours }, bekommt niemand die Karte. Sie wandert weiter: Sie wartet ganz unten in der Spalte der nächsten Runde und wird an deren Ende noch einmal betrachtet.
rules-last-round = Gleichstand in der letzten Runde
rules-last-round-why = Nach Runde 12 gibt es keine Runde mehr, in die eine Karte weiterwandern könnte.
rules-last-round-most = Geht es um die **meisten Gebiete**, verlässt die Karte bei Gleichstand das Spiel: Sie kommt zurück in die Schachtel.
rules-last-round-second = Bei **angrenzend** und **nicht angrenzend** vergleichen alle, die sich das beste Gebot teilen, ihr zweitgrößtes Gebiet, das die Voraussetzung erfüllt. Das größte davon gewinnt, und wer zurückliegt, scheidet aus. Liegen noch immer mehrere gleichauf, vergleichen diese ihr drittes. Ein Gebiet, das jemand nicht hat, zählt 0. Fällt auch so keine Entscheidung, verlässt die Karte das Spiel.
rules-last-round-none = Ein Tier, für das niemand bietet, verlässt das Spiel.
rules-last-round-ours = Manche Ausgaben fragen nur, ob jemand die Voraussetzung ein zweites Mal erfüllt, andere, wie gut. Wir vergleichen die Größen { rules-ours }.
rules-picture-fox = Zwei Planeten in Runde 12. Ada und Bea haben beide einen Wald aus 9 Landschaften, der an Gletscher grenzt. Bea hat einen zweiten, aus 5 Landschaften.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9 und kein zweiter
rules-bea-caption = 9, dann 5: Der Fuchs zieht ein
rules-last-round-example = Der Fuchs sucht Wald am Gletscher. Ada und Bea bieten beide 9. Bea hat einen zweiten Wald am Gletscher, mit 5 Landschaften. Ada hat einen Wald aus 6, aber kein Gletscher grenzt an ihn, also zählt er hier nicht. Der Fuchs zieht bei Bea ein. In jeder früheren Runde hätte er gewartet.
rules-known = Was du wissen darfst
rules-known-open = Alle dürfen jederzeit jeden Planeten, jedes offene Tier und jede gewonnene Karte ansehen. Verborgen sind:
rules-known-piles = die Stapel, die noch nicht aufgedeckt sind, und die Karten in der Schachtel,
rules-known-objectives = bis zum Ende die Ziele der anderen,
rules-known-mystery = bei „Überraschende Evolution“ die Tiere, die verdeckt liegen.
rules-known-leftovers = Die Plättchen, die verdeckt auf die Stapel 11 und 12 kamen, haben alle gesehen. Niemand muss sie sich merken: Twelvefold zeigt sie.
rules-end = Das Ende
rules-end-score = Nach Runde 12 werden die Ziele aufgedeckt. Du bekommst Punkte für dein Ziel und für deine Tiere.
rules-objective = Das Ziel
rules-objective-step = Zähl auf deinem Planeten die Landschaften vom Lebensraum deines Ziels. Du bekommst die Punkte der höchsten Stufe, die du erreichst. Es zählt nur diese Stufe, nicht die Summe; unter der ersten Stufe sind es 0.
rules-objective-table = Landschaften für so viele Punkte
rules-scoring = Die Tiere
rules-scoring-animals = Jedes Tier zählt 2 Punkte, oder 1, wenn sein Lebensraum der deines Ziels ist. Tiere zählen auch dann, wenn du keine Stufe erreicht hast.
rules-winner = Wer gewinnt
rules-winner-points = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten gewinnt, wer die meisten Tierkarten hat. Sind auch die gleich viele, wird der Sieg geteilt.
rules-variants = Zwei Varianten
rules-variants-combine = Sie lassen sich frei kombinieren.
rules-beginner = Einsteigerspiel
rules-beginner-how = Es gibt keine Ziele. Jedes Tier zählt 1 Punkt.
rules-mystery = Überraschende Evolution
rules-mystery-lie = Von den 20 Tieren liegen unter jeder der Runden 3 bis 12 zwei, eines offen und eines verdeckt.
rules-mystery-turn = Am Ende jeder der Runden 1 bis 10 wird, sobald die Tiere vergeben sind, eines aufgedeckt: das der übernächsten Runde. Am Ende von Runde 1 ist es das von Runde 3, am Ende von Runde 10 das von Runde 12.
rules-box = Die Schachtel
rules-box-data = Einige der gedruckten Karten sind sicher bekannt, andere mussten wir rekonstruieren; darum steht der Inhalt der Schachtel in einer Datei und nicht im Programm. Wenn du das Spiel besitzt, kannst du deine eigenen Plättchen und Karten eingeben. Wie das geht, sagt die Seite boxes.md der Dokumentation.
rules-box-standard = In der Standardschachtel hat jeder Lebensraum neun Tiere: Eines sucht die **meisten Gebiete**, vier suchen **angrenzend** und vier **nicht angrenzend**, je eines für jeden anderen Lebensraum. Je zwei Lebensräume teilen sich 2 Plättchen, je drei teilen sich 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planet
    .does = dein Planet, Fläche für Fläche; mit einer Zahl der eines Mitspielers, wie in p 2
grammar-regions = gebiete, gebiet
    .does = die Gebiete deines Planeten; mit einer Zahl die eines Mitspielers
grammar-face = fläche, flaeche
    .does = eine Fläche, Kante für Kante; mit einer Zahl die eines Mitspielers, wie in g 2
grammar-animals = tiere, tier, gebote
    .does = die Tiere, die warten, und das Gebot jedes Planeten; mit einer Zahl die einer Runde, wie in z 5
grammar-offer = plättchen, plaettchen, auslage
    .does = die Plättchen der Auslage
grammar-objective = ziel
    .does = dein Ziel und wie weit du bist
grammar-status = status, runde, stand
    .does = die Runde, wer dran ist, wer welche Tiere hat
grammar-log = verlauf, züge, zuege
    .does = was in dieser und der vorigen Runde geschah
grammar-undo = zurück, zurueck
    .does = das Plättchen in deiner Hand zurücklegen
grammar-hint = tipp
    .does = was ein guter Bot tun würde
grammar-help = hilfe
    .does = diese Liste
grammar-quit = ende, beenden
    .does = hier aufhören
grammar-do-place = Plättchen 3 auf Fläche g legen, um 1 gedreht; Enter bestätigt es
grammar-do-try = was das bringen würde
grammar-do-turns = was jede Drehung von Plättchen 3 auf Fläche g bringen würde
grammar-do-tile = Plättchen 3 und seine fünf Lebensräume
grammar-faces = Flächen sind a bis l: a ist der Nordpol, b bis f der Ring darum, g bis k der Ring um den Südpol, l der Südpol.
grammar-rotations = Drehungen sind 0 bis 4, gegen den Uhrzeigersinn. Bei Drehung 0 zeigt der erste Lebensraum eines Plättchens zum näheren Pol; auf a selbst zu b, auf l zu g.
grammar-wrong-word = „{ $text }“ ist hier unbekannt. Ein Fragezeichen erklärt, was du eingeben kannst.
grammar-wrong-tile = Ein Plättchen ist 1 bis 5, wie in 3g1, nicht „{ $text }“.
grammar-wrong-face = Eine Fläche ist einer der lateinischen Buchstaben a bis l, wie in 3g1, nicht „{ $text }“.
grammar-wrong-rotation = Eine Drehung ist 0 bis 4, wie in 3g1, nicht „{ $text }“.
grammar-wrong-tile-first = Ein Zug beginnt mit der Nummer des Plättchens, wie in 3g1; bei „{ $text }“ fehlt sie.
grammar-wrong-seat = Spieler „{ $text }“ gibt es an diesem Tisch nicht.
grammar-wrong-round = Eine Runde ist 1 bis 12, nicht „{ $text }“.
grammar-wrong-extra = „{ $text }“ gehört nicht dorthin.
grammar-wrong-long = Diese Zeile ist zu lang. Ein Fragezeichen erklärt, was du eingeben kannst.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Runde { $round } von { $rounds }: Du bist dran.
spoken-confirm = Drück Enter, um es zu legen, oder gib einen anderen Zug ein.
spoken-put-back = { $move } ist zurückgelegt.
spoken-free = Freie Flächen: { $faces }.
spoken-face = Fläche { $face }, { $name }:
spoken-edge = { $habitat } zu { $face }
spoken-edge-joins = { $habitat } zu { $face }, verbunden
spoken-edge-alone = Zu { $face }: { $habitat }, dahinter nichts.
spoken-edge-beside = Zu { $face }: { $habitat }, dahinter { $beyond }.
spoken-open = Zu { $face }: nichts.
spoken-open-beside = Zu { $face }: nichts, dahinter { $beyond }.
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
spoken-race-none = Runde { $round }: { $animal }. { $requirement }. Niemand bietet.
spoken-has = { $name } hat { $count ->
    [one] { $count } Tier
   *[other] { $count } Tiere
  }: { $animals }.
spoken-has-none = { $name } hat noch kein Tier.
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

typed-title = Züge und Fragen in Worten
typed-line = Gib einen Zug oder eine Frage ein
typed-hint = 3g1 legt Plättchen 3 auf Fläche g, um 1 gedreht. ? zeigt, was man fragen kann. Esc verlässt die Zeile.
typed-open = Zug oder Frage eingeben (T)
typed-said = Was gesagt wurde
spoken-held = Es liegt. Enter bestätigt den Zug, U nimmt ihn zurück.
spoken-nothing-back = Du hast nichts in der Hand, und nichts lässt sich zurücknehmen.
spoken-waits = Runde { $round }: { $animal }. { $requirement }.
help-type = Zug oder Frage eingeben
settings-typing = Eine Zeile für getippte Züge und Fragen zeigen

## The game in a terminal

cli-text-welcome = { $variant }. Du bist { $name } und spielst gegen { $rivals }.
cli-text-ask-for-help = Mit ? bekommst du Hilfe.
cli-text-prompt = Dein Zug:
cli-text-prompt-held = Enter legt { $move }:
cli-text-nothing-held = Du hast nichts in der Hand. Was gelegt ist, bleibt liegen.
cli-text-hint = { $bot } würde { $move } legen.
cli-text-kept = Die Partie ist in { $file } gespeichert.
cli-text-go-on = Weiter geht es mit { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = Die letzte Partie in { $file } ist zu Ende.
cli-no-level = Die Stärke { $level } gibt es nicht; es gibt { $levels }.
cli-play-not-in-text = { $option } ist für das Spiel im Browser; lass das weg oder lass --text weg.
cli-play-only-in-text = { $option } ist für das Spiel im Terminal: Nimm --text dazu.
cli-play-not-resumed = { $option } ist für eine neue Partie; mit --resume geht eine Partie so weiter, wie sie war.

## The lesson: what is said while one learns on a real table

lesson-title = Lektion
lesson-leave = Lektion verlassen
lesson-restart = Neu anfangen
lesson-ask-leave = Die Lektion verlassen?
    .text = Dein Stand bleibt gespeichert. Auf der Startseite kannst du jederzeit weitermachen.
    .yes = Verlassen
    .no = Weiterlernen
lesson-ask-restart = Die Lektion neu anfangen?
    .text = Dein Stand in der Lektion und die Partie auf dem Tisch gehen verloren.
    .yes = Neu anfangen
    .no = Weiterlernen
lesson-way = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-show = Zeig es mir
lesson-play-on = Weiterspielen
lesson-hurry = Schneller weiter
lesson-wait = { $bot } sucht ein Plättchen aus …
lesson-wait-task = Leg ein Plättchen, wie du magst.
lesson-welcome = Das ist dein Planet: zwölf Flächen, alle noch frei. In jeder der zwölf Runden legst du ein Plättchen darauf, und Tiere ziehen dort ein, wo es ihnen am besten gefällt. { $bot } spielt gegen dich und ist leicht zu schlagen.
lesson-take = Fünf Plättchen liegen aus. Jedes hat fünf Landschaften, und jede Landschaft gehört zu einem Lebensraum: Ozean, Wald, Wüste, Gebirge oder Gletscher. Nimm ein beliebiges Plättchen.
    .keys = Tasten: 1 bis 5
lesson-turn = Dreh nun das Plättchen mit einem der beiden runden Pfeile unter deinem Planeten.
    .keys = Tasten: Q und E
lesson-place = Wähle eine Fläche dafür, ganz wie du magst: Nichts muss zusammenpassen. Tippe die Fläche an und drück dann „Legen“.
    .keys = Tasten: Die Pfeile wählen eine Fläche, Enter legt das Plättchen
lesson-again = Das Plättchen liegt wieder bei den anderen. Nimm noch einmal eines.
lesson-laid = Da liegt es. Einen Moment lang kannst du es noch zurücknehmen; dann geht das Spiel weiter, und { $bot } legt ein Plättchen auf den eigenen Planeten.
lesson-regions = Landschaften eines Lebensraums, die an einer Kante aneinandergrenzen, bilden ein Gebiet, auch von Plättchen zu Plättchen. Ecken zählen nicht. Während ein Plättchen über deinem Planeten schwebt, siehst du, wie groß seine Gebiete wären.
lesson-grow = Ein großes Gebiet ist viel wert, also lass eines wachsen: Landschaften verbinden sich, wo gleiche Lebensräume an einer Kante zusammentreffen.
lesson-task-region = { $goal ->
    [one] Deine Aufgabe: ein Gebiet aus mindestens { $goal } Landschaft. Lebensraum: { $habitat }.
   *[other] Deine Aufgabe: ein Gebiet aus mindestens { $goal } Landschaften. Lebensraum: { $habitat }.
  }
lesson-task-bid = Deine Aufgabe: Leg ein Plättchen so, dass dein Gebot mindestens { $goal } ist.
lesson-missed-region = { $value ->
    [one] Das gäbe nur ein Gebiet aus { $value } Landschaft. Du hast das Plättchen zurück.
   *[other] Das gäbe nur ein Gebiet aus { $value } Landschaften. Du hast das Plättchen zurück.
  }
lesson-missed-bid = Damit wäre dein Gebot nur { $value }. Du hast das Plättchen zurück.
lesson-shown = So geht es zum Beispiel: Das Plättchen schwebt über seiner Fläche und ist richtig gedreht. Leg es.
lesson-solved-region = { $value ->
    [one] Gut gemacht: ein Gebiet aus { $value } Landschaft.
   *[other] Gut gemacht: ein Gebiet aus { $value } Landschaften.
  }
lesson-passed-region = Nun liegt es. Gebiete wachsen von Plättchen zu Plättchen, und dafür ist noch Zeit genug.
lesson-solved-bid = Gut gemacht: Dein Gebot ist { $value }.
lesson-passed-bid = Nun liegt es. Es kommen noch andere Tiere.
lesson-animals = Von jetzt an kommen am Ende jeder Runde Tiere. Das nächste ist dieses: { $animal }. Es sucht „{ $requirement }“ und zieht auf den Planeten, der mehr zu bieten hat.
lesson-bid = Was ein Planet zu bieten hat, ist sein Gebot. Neben jedem Tier stehen beide Gebote, deines zuerst. Such dieses Tier: { $animal }. Tippe dort auf deine eigene Zahl, und die Gebiete, die zählen, leuchten auf.
lesson-most = { $animal } sucht die meisten Gebiete, und seien sie noch so klein. Lebensraum: { $habitat }. Landschaften, die nicht zusammenhängen, sind eigene Gebiete.
lesson-touching = { $animal } sucht „{ $requirement }“. Dein Gebot ist die Größe des größten Gebiets, das irgendwo an den anderen Lebensraum grenzt, und sei es an einer einzigen Stelle.
lesson-apart = { $animal } sucht „{ $requirement }“. Dein Gebot ist die Größe des größten Gebiets, das nirgends an den anderen Lebensraum grenzt. Eine freie Fläche grenzt an nichts.
lesson-life-yours = { $animal } zieht bei dir ein! Dein Gebot war { $value }, das von { $bot } war { $other }.
lesson-life-theirs = { $animal } zieht bei { $bot } ein. Dein Gebot war { $value }, das bessere war { $other }. Es kommen noch viele Tiere.
lesson-life-waits = { $animal } zieht noch bei niemandem ein. Die Gebote waren { $value } und { $other }, also wandert die Karte weiter in die nächste Runde.
lesson-tie-seen = Gleichstand bei diesem Tier: { $animal }. Beide Gebote waren { $value }. Dann bekommt niemand die Karte: Sie wandert weiter in die nächste Runde, und dort werden die Gebote neu verglichen.
lesson-tie = Und wenn die besten Gebote gleich sind? Dann bekommt niemand die Karte: Sie wandert weiter in die nächste Runde, und dort werden die Gebote neu verglichen.
lesson-tie-picture = Zwei Gebote von 4: Die Karte wandert von Runde 6 weiter zu Runde 7.
lesson-objective = Das ist dein geheimes Ziel: { $habitat }. Mit { $areas } Landschaften davon bekommst du am Ende { $points } Punkte, mit mehr Landschaften mehr. Ein Tier ist 2 Punkte wert, aber nur 1, wenn es im Lebensraum deines Ziels lebt.
lesson-objective-secret = Alle haben ein geheimes Ziel: einen Lebensraum, von dem der Planet am Ende viele Landschaften haben soll.
lesson-free = { $rounds ->
    [one] Jetzt kennst du das Spiel. Noch { $rounds } Runde: Versuch, das bessere Zuhause zu bieten.
   *[other] Jetzt kennst du das Spiel. Noch { $rounds } Runden: Versuch, das bessere Zuhause zu bieten.
  }
lesson-idle = Spiel, wie du magst. Am Ende siehst du, wie die Punkte gezählt werden.
lesson-end = So werden die Punkte gezählt: Dein Ziel bringt { $objective } und deine Tiere bringen { $animals }, zusammen { $total }. { $bot } hat { $other }. Bei gleich vielen Punkten entscheidet die Zahl der Tiere.
lesson-end-more = Das war das ganze Spiel. Auf der Startseite findest du stärkere Bots, und auch Freunde können dort mitspielen.

## The command line: its frame

cli-lang = Die Sprache: { $codes }; sonst die des Systems.
cli-version = Die Version nennen.
cli-about =
    Ein Brettspiel, in dem zwölf Plättchen einen Planeten bilden: spielen, aufzeichnen, prüfen, messen.

    Ein inoffizielles Fanprojekt ohne Verbindung zum Verlag des Spiels.
cli-no-language = Die Sprache { $name } gibt es nicht; es gibt { $codes }.

## The command line: options that several commands share

cli-option-players = Zahl der Plätze.
cli-option-seed = Eine ganze Zahl unter 2**256 oder beliebiger Text; derselbe Seed ergibt dieselben Partien.
cli-option-mystery = Die Hälfte der Tiere liegt anfangs verdeckt.
cli-option-beginner = Ohne Ziele; jedes Tier zählt 1 Punkt.
cli-option-bots = Wer spielt: ein Name für alle Plätze oder einer je Platz, mit Kommas.
cli-option-box = Eine eigene Schachtel mit Plättchen; siehe docs/boxes.md.
cli-option-json = JSON für Programme ausgeben.
cli-option-port = Der Port; 0 für irgendeinen freien.
cli-option-database = Eine Datei oder postgresql://…; sonst eine Datei im eigenen Datenordner.
cli-no-box = { $path } ist keine Schachtel zum Spielen
cli-no-stdout = Dafür braucht es eine Datei, und - ist keine
cli-cannot-be-read = { $path }: nicht lesbar: { $why }
cli-playing = Spielen
cli-and = {" und "}

## The command line: play, serve, admin, backup

cli-play = Im Browser spielen: allein gegen Bots, an einem Bildschirm oder mit Freunden. Strg-C beendet es; die Partien bleiben gespeichert.
cli-play-lan = Andere im lokalen Netz mitspielen lassen, etwa auf einem Handy nebenan.
cli-play-browser = Den Browser öffnen, wenn es einen gibt.
cli-play-text = Hier im Terminal gegen Bots spielen.
cli-play-level = Mit --text: wie stark die Bots spielen.
cli-play-plain = Mit --text: nur Sätze, für Screenreader.
cli-play-record = Mit --text: die Partie als Zeile dieser Datei speichern.
cli-play-resume = Mit --text: die letzte Partie einer Datei fortsetzen.
cli-play-starting = Das Spiel startet.
cli-play-here = Twelvefold ist unter { $url } zu finden
cli-play-beside = Auf einem Handy oder Rechner nebenan diese Adresse öffnen: { $url }
cli-play-alone = Dieser Rechner ist in keinem lokalen Netz: Andere können nicht mitspielen.
cli-play-others = Für andere nebenan: { $command }
cli-play-end = Strg-C beendet es; deine Partien bleiben gespeichert.
cli-serve = Tische zum Spielen bereitstellen, bis ein Signal kommt. Protokolliert wird in JSON-Zeilen auf stderr.
cli-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 für alle.
cli-serve-public-url = Wo der Server zu finden ist, etwa https://planets.example.org.
cli-serve-proxy = Adresse eines Proxys, dessen Angaben zu Client-Adressen vertraut wird.
cli-serve-forget-after = Tage, nach denen ein verlassener Tisch gelöscht wird.
cli-serve-bot-workers = Prozesse, in denen Bots überlegen.
cli-serve-bot-pause = Sekunden, die ein Bot nach dem zuletzt Gezeigten wartet, wo Menschen spielen; 0 heißt gar nicht.
cli-serve-limit = Eine andere Grenze; docs/hosting.md zählt sie auf.
cli-serve-web = Ein anderer Client, der ausgeliefert wird.
cli-serve-here = Twelvefold läuft unter { $url }
cli-admin = Tische eines laufenden Servers ansehen und schließen, als Admin.
cli-admin-list = Die Tische auflisten, die in Gebrauch sind.
cli-admin-close = Einen Tisch schließen; alle dort erfahren es.
cli-admin-kick = Jemandem den Platz nehmen; er ist dann frei, und während einer Partie spielt dort ein Bot.
cli-admin-url = Wo der Server ist.
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
cli-admin-closed = Tisch { $table } ist geschlossen
cli-admin-kicked = Platz { $seat } an Tisch { $table } ist frei
cli-admin-no-token = Die Variable { $variable } muss das Token enthalten, mit dem der Server gestartet wurde
cli-admin-refused = Der Server lehnt ab: { $reason }
cli-admin-no-server = Unter { $url } ist kein Server von Twelvefold: { $why }
cli-backup = Alle Tische in eine neue Datei sichern, auch während ein Server läuft.
cli-backup-file = Die Datei der Sicherung.
cli-backup-saving = Sichern
cli-backup-saved = { $rows ->
    [one] { $rows } Datensatz ist in { $file }
   *[other] { $rows } Datensätze sind in { $file }
  }
cli-restore = Die Tische einer Sicherung in eine leere Datenbank einspielen, gleich welcher Art.
cli-restore-restoring = Wiederherstellen
cli-restore-restored = { $rows ->
    [one] { $rows } Datensatz wurde wiederhergestellt
   *[other] { $rows } Datensätze wurden wiederhergestellt
  }

## The command line: watch and show

cli-watch = Bots bei einer ganzen Partie zuschauen: jeder Zug, der Grund jeder Vergabe und wie die Planeten wachsen.
cli-watch-pace = Sekunden zwischen zwei Runden; keine, wenn niemand zuschaut.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = Platz { $seat } ist { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; stattdessen zieht naive
cli-round-opened = Runde { $round }: Platz { $seat } beginnt; Auslage { $tiles }
cli-placed = {"  "}{ $move }  Platz { $seat } legt Plättchen { $tile } ({ $areas }) auf Fläche { $face }
cli-revealed = {"  "}Aufgedeckt für Runde { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement } – { $bids } → Platz { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement } – { $bids } → Platz { $seat } durch das zweite Gebiet ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement } – { $bids } → Platz { $seat } durch das dritte Gebiet ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement } – { $bids } → { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }; wartet auf die nächste Runde
cli-discarded = {"  "}{ $animal }, { $requirement } – { $bids } → { $why ->
    [draw] Gleichstand
   *[none] niemand bietet
  }; verlässt das Spiel
cli-most = meiste Gebiete: { $habitat }
cli-touching = { $habitat } { $other }
cli-apart = { $habitat } nicht { $other }
cli-end = Das Ende:
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
cli-end-cards = Sieg für { $winners } bei gleich vielen Punkten und mehr Tieren
cli-end-shared = Geteilter Sieg: { $winners }
cli-show = Eine Stellung aus einer aufgezeichneten Partie zeigen: die flache Karte jedes Planeten, mit der Größe jedes Gebiets.
cli-show-record = Eine Datei mit Aufzeichnungen; ohne Angabe Zeile 1.
cli-show-move = Nach so vielen Zügen; ohne Angabe nach dem letzten.
cli-show-seat = Nur den Planeten dieses Platzes.
cli-show-svg = Stattdessen ein Bild dorthin schreiben.
cli-show-picture = Das Bild ist in { $file }
cli-show-no-seat = Platz { $seat } gibt es nicht: Die Partie hat { $players }, gezählt ab 0
cli-show-no-move = { $record } hat { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }, nicht { $wanted }
cli-show-no-line = { $path } hat die Zeilen 1 bis { $last }, nicht { $wanted }
cli-show-offer = Auslage: { $tiles }
cli-show-face-down = Runde { $round }: verdeckt
cli-show-animal = Runde { $round }: { $animal }, { $requirement } – { $bids }
cli-picture-over = Das Spiel ist aus, { $points }
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

    Mit --out wird jede Partie zu einer Aufzeichnung; derselbe Seed ergibt dieselbe Datei, egal wie viele Kerne es gibt. Ohne --out zeigt eine Tabelle, wie die Partien ausgingen.
cli-simulate-games = Zahl der Partien.
cli-simulate-out = Aufzeichnungen dorthin schreiben, eine je Zeile; - ist stdout.
cli-simulate-written = { $games ->
    [one] { $games } Partie ist in { $file }
   *[other] { $games } Partien sind in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
cli-verify =
    Aufzeichnungen nach den Regeln nachspielen.

    Zu jeder falschen Aufzeichnung sagt eine Zeile, wo sie steht und was an ihr falsch ist; danach folgt, wie viele richtig und wie viele falsch sind. Exit-Code 0, wenn alle richtig sind, 1, wenn eine falsch ist, 2, wenn eine Datei nicht lesbar ist.
cli-verify-files = Dateien mit einer Aufzeichnung je Zeile; - ist stdin.
cli-verify-verifying = Prüfen
cli-train =
    Die Tabellen der Bots im Selbstspiel lernen, mit der Standardschachtel oder einer eigenen.

    Bots verwenden die Datei, wenn man es ihnen sagt: --bots expert:tables=tables.npz. Derselbe Seed ergibt dieselben Tabellen, egal wie viele Kerne es gibt.
cli-train-out = Wohin die Tabellen kommen.
cli-train-games = Partien im Selbstspiel je Generation.
cli-train-searched = Partien des Suchbots nach den Generationen.
cli-train-learning = Lernen
cli-train-no-file = { $path } ist keine Datei, in der sich Tabellen speichern lassen
cli-train-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } in { $seconds } s; die Tabellen sind in { $file }
cli-train-kind = { $kind ->
    [two] 2 Plätze
    [two-beginner] 2 Plätze, Einsteiger
    [more] 3 und 4 Plätze
   *[more-beginner] 3 und 4 Plätze, Einsteiger
  }
cli-bench =
    Die Engine messen: zufällige Partien, Züge aus Python, Aufzeichnungen, Batches, Start, Speicher.

    Jeder Wert ist der beste aus vielen kurzen Läufen; auf einem Rechner, der noch anderes tut, sind nur Werte desselben Laufs vergleichbar. Andere Spiele haben je Zug andere Arbeit: Ihre Werte sagen, wie schnell solche Engines sind, nicht, welche besser ist.
cli-bench-seconds = Messdauer je Wert.
cli-bench-peers = Engines anderer Spiele mitmessen, wenn installiert.
cli-bench-start = Auch Start und Kompilieren messen.
cli-bench-measuring = Messen
cli-bench-not-started = Der Start lässt sich nicht messen, weil ein eigener Prozess dafür scheiterte: { $why }
cli-bench-silent = ohne Meldung

## The command line: headings of tables

cli-column-seat = Platz
cli-column-bot = Bot
cli-column-games = Partien
cli-column-victories = Siege
cli-column-points = Punkte
cli-column-animals = Tiere
cli-column-win-rate = Siegquote
cli-column-interval = 95 %
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
cli-column-what = Was
cli-column-of = Details
cli-column-figure = Wert

## The command line: arena

cli-arena =
    Herausfinden, welcher Bot stärker ist.

    Jeder Aufbau wird von jedem Platz aus gespielt, damit das Glück niemanden bevorzugt. Zwei Bots an zwei Plätzen spielen ein Match; zwei an mehr Plätzen: der erste sitzt allein unter Kopien des zweiten; so viele wie Plätze: alle sitzen zusammen; mehr: ein Turnier. Mit --out geht ein abgebrochener Lauf dort weiter, wo er war.

    Mit --sprt ist der Exit-Code 0, wenn der erste Bot angenommen wird, 1, wenn er abgelehnt wird, 3, wenn --games nicht gereicht hat.
cli-arena-bots = Wer spielt: zwei oder mehr Bots, mit Kommas.
cli-arena-games = Zahl der Partien, auf ganze Aufbauten aufgerundet.
cli-arena-out = Die Partien dort speichern, eine Aufzeichnung je Zeile, und von dort weitermachen.
cli-arena-sprt = Spielen, bis der erste Bot angenommen oder abgelehnt ist.
cli-arena-statistics = Auch zeigen, wie die Bots spielen.
cli-arena-picture = Die Rangliste dorthin zeichnen, als SVG.
cli-arena-report = Alle Werte als JSON schreiben.
cli-arena-ray = Auf dem Ray-Cluster unter RAY_ADDRESS spielen oder auf einem hier.
cli-arena-two = Ein sequenzieller Test vergleicht zwei Bots, nicht { $count }
cli-arena-no-stdout = Die Partien kommen in eine Datei, damit ein Lauf weitergehen kann: --out nennt sie, und - ist keine
cli-arena-own-files = --out, --picture und --report brauchen je eine eigene Datei
cli-arena-title = { $games } { $variant ->
    [mystery] Partien „Überraschende Evolution“
    [beginner] Einsteigerpartien
    [both] Einsteigerpartien „Überraschende Evolution“
   *[full] Partien
  } an { $players } Plätzen, { $deals ->
    [one] { $deals } Aufbau
   *[other] { $deals } Aufbauten
  }
cli-arena-alone = { $alone } sitzt allein unter Kopien von { $copies }: Bei gleicher Stärke läge die Siegquote bei { $share }.
cli-arena-rounded = { $asked ->
    [one] Verlangt war { $asked } Partie; aufgerundet wird auf ganze Aufbauten.
   *[other] Verlangt waren { $asked } Partien; aufgerundet wird auf ganze Aufbauten.
  }
cli-arena-every-seat = Jeder Aufbau wurde von jedem Platz aus gespielt.
cli-arena-all-met = Jeder Aufbau wurde von jedem Platz aus gespielt, und jede Kombination von Bots traf gleich oft aufeinander.
cli-arena-few = Jeder Aufbau wurde von jedem Platz aus gespielt; damit jede Kombination von Bots vorkommt, waren es zu wenige Partien.
cli-arena-matrix = Siegquote der Zeile gegen die Spalte
cli-arena-how = Spielweise: Mittelwerte, mit der halben Breite des 95-%-Intervalls
cli-arena-order = Siegquote nach der Reihenfolge in Runde 1: { $rates }
cli-arena-failed = { $bot } versagte { $count } Mal: { $what }
cli-arena-stopped = Angehalten. Derselbe Befehl macht mit den Partien in { $file } weiter.
cli-arena-first = {"  "}zuerst { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } Überlegung wurde von der Uhr abgebrochen
   *[other] { $bot }: { $count } Überlegungen wurden von der Uhr abgebrochen
  }
cli-arena-remarked = { $bot } meldete: { $what }
cli-remark-crash = Absturz
cli-remark-illegal-move = regelwidriger Zug
cli-remark-endless-thought = endlose Überlegung
cli-remark-naive-played-on = naive spielte weiter
cli-remark-short-sight = Kurzsicht
cli-remark-near-side = nahe Seite
cli-remark-miscount = Zählfehler
cli-remark-forgotten-piles = vergessene Stapel
cli-detail-place = Runde { $round }, Platz { $seat }: { $what }
cli-detail-gave = choose lieferte { $what }
cli-detail-late = kein Zug nach { $seconds } Sekunden
cli-detail-code = der Code { $code }
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
cli-sketch-empty = Es liegt kein Plättchen.
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
error-box-id = { $where }: id muss ein Text aus 1 bis { $most } druckbaren Zeichen sein
error-box-habitat = { $where }: habitat { $value } ist kein Lebensraum
error-box-requirement = { $where }: requirement { $value } ist weder most noch touching noch apart
error-box-most = { $where }: most hat keinen anderen Lebensraum
error-box-other = { $where }: other { $value } ist kein Lebensraum
error-box-own = { $where }: other ist der eigene Lebensraum des Tieres
error-box-objectives = objectives muss ein Objekt sein, nicht { $kind }
error-box-objective = objectives: { $value } ist kein Lebensraum
error-box-steps-of = Ziel { $name }
error-box-steps = { $where }: nötig ist eine Liste aus [Mindestzahl Landschaften, Punkte]
error-box-many-steps = { $where }: höchstens { $most } Stufen möglich, { $found } vorhanden
error-box-step = { $where }, Stufe { $number }: nötig ist [Mindestzahl Landschaften, Punkte], nicht { $value }
error-box-step-bounds = { $where }, Stufe { $number }: möglich sind bis zu { $areas } Landschaften und { $points } Punkte
error-box-ascend = { $where }: Die Stufen müssen bei Landschaften und Punkten ansteigen
error-box-layout = layout muss eine Liste ganzer Zahlen sein
error-box-layout-count = layout: { $needed } Zahlen nötig, für die Runden 3 bis 12, { $found } vorhanden
error-box-layout-sum = layout: Unter den Runden müssen { $needed } Tiere liegen, nicht { $value }
error-deal-integers = Spielerzahl, Startplatz und Plättchen müssen einfache ganze Zahlen sein
error-deal-habitats = das müssen Lebensräume sein
error-players = 2 bis 4 können spielen, nicht { $players }
error-deal-objectives = { $players } verschiedene sind nötig, eines je Platz
error-no-seat = Platz { $seat } gibt es nicht
error-deal-piles = { $piles } Stapel aus je { $tiles } Plättchen sind nötig
error-no-tile = Plättchen { $tile } gibt es nicht
error-tile-twice = Plättchen { $tile } kommt zweimal vor
error-deal-columns = Unter den { $rounds } Runden müssen { $wanted } liegen, nicht { $found }
error-no-animal = Tier { $animal } gibt es nicht
error-animal-twice = { $animal } kommt zweimal vor
error-move-code = Der Code eines Zuges ist 0 bis { $last }, nicht { $code }
error-move-text = { $text } ist kein Zug: Nötig sind ein Plättchen 1 bis 5, eine Fläche a bis l und eine Drehung 0 bis 4, wie in 3g1
error-move-none = { $move } ist kein Zug: Slots sind 0 bis 4, Flächen 0 bis 11, Drehungen 0 bis 4
error-game-over = Das Spiel ist aus
error-slot-taken = { $move }: Plättchen { $tile } dieser Runde ist schon weg
error-face-taken = { $move }: Auf Fläche { $face } des Planeten von Platz { $seat } liegt schon ein Plättchen, und es bleibt liegen
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen
error-seed-long = Ein Seed hat höchstens { $most } Bytes, nicht { $found }
error-seed-type = Ein Seed ist eine ganze Zahl, ein Text oder Bytes, nicht { $type }
error-seed-bounds = Ein Seed ist eine ganze Zahl von 0 bis 2**256 - 1
error-trial-seat = Platz { $seat } gibt es nicht: Plätze sind 0 bis { $last }
error-trial-tile = Plättchen { $tile } gibt es nicht: Plättchen sind 0 bis { $last }
error-trial-faces = Ein Planet hat { $faces } Flächen, nicht { $found }
error-trial-rotation = Drehung { $rotation } gibt es nicht: Drehungen sind 0 bis { $last }

## Errors of records

error-record-long = Keine Aufzeichnung ist länger als { $most } Bytes
error-record-deep = keine Aufzeichnung: zu tief verschachtelt
error-json-at = kein JSON: { $why } bei Zeichen { $place }
error-is-missing = fehlt
error-no-object = { $value } ist kein Objekt
error-no-record = { $value } ist keine Aufzeichnung
error-not-here = { $name } gehört nicht hierher
error-no-list = { $value } ist keine Liste
error-no-integer = { $value } ist keine ganze Zahl
error-record-format = { $value } ist hier nicht bekannt, nur { $known }
error-record-unfinished = darf nicht da sein: Erst { $made } von { $moves } Zügen sind gemacht
error-no-flag = { $value } ist weder true noch false
error-no-animal-id = { $value } ist keine id eines Tieres
error-no-habitat = { $value } ist kein Lebensraum
error-record-objectives = eines je Platz nötig, { $found } vorhanden
error-record-no-objectives = im Einsteigerspiel gibt es keine, { $found } vorhanden
error-record-over = Die Partie ist nach { $moves } Zügen zu Ende
error-record-bounds = { $value } liegt nicht im Bereich 0 bis { $last }
error-is-no-move = ist kein Zug
error-record-turn = Platz { $turn } ist dran, nicht Platz { $seat }
error-record-tile = Plättchen { $tile } ist nicht unter den fünf von Runde { $round }
error-record-tile-taken = Plättchen { $tile } wurde in dieser Runde schon genommen
error-record-face-taken = Auf Fläche { $face } ({ $letter }) von Platz { $seat } liegt schon ein Plättchen
error-record-missing = fehlt: { $value }
error-record-extra = { $value } sollte nicht da sein
error-record-other = { $value } sollte { $right } sein

## Errors of bots and arenas

error-tables-version = { $path } enthält keine Tabellen dieser Version ({ $version })
error-tables-none = { $path } enthält keine Tabellen; twelvefold train erstellt sie
error-tables-size = { $path } enthält Tabellen anderer Größe; twelvefold train erstellt sie neu
error-cannot-read = { $path } lässt sich nicht lesen: { $why }
error-cannot-write = { $path } lässt sich nicht schreiben: { $why }
error-bot-class = { $file }: Nenne auch die Klasse, wie in my_bot.py:Mine
error-bot-file = { $file }: Diese Datei gibt es nicht
error-bot-load = { $bot } lässt sich nicht laden: { $why }
error-bot-late = { $bot } ist nach { $seconds } Sekunden noch nicht geladen
error-bot-no-class = { $bot } ist keine Klasse, sondern { $type }
error-bot-no-options = keine Optionen
error-bot-make = { $bot } lässt sich nicht erzeugen ({ $options }): { $why }
error-bot-choose = { $bot } liefert { $type } ohne choose(turn)
error-bot-has-none = In { $file } gibt es { $name } nicht
error-bot-option = { $bot }: { $option } ist keine Option; Optionen sehen aus wie ms=50, jede nur einmal
error-bot-option-among = { $bot }: { $option } ist eines von { $among }, nicht { $value }
error-bot-option-number = { $bot }: { $option } ist eine Zahl von { $least } bis { $most }, nicht { $value }
error-bot-no-option = { $bot } hat keine Option { $option }
error-no-bot = Den Bot { $bot } gibt es nicht; es gibt { $bots }
error-bot-tables = { $bot }: Eine Datei mit Tabellen wird nur für die Person gelesen, der der Rechner gehört
error-bots-seats = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne einen für alle oder einen je Platz
error-bot-name = Der Name eines Bots hat höchstens { $most } Zeichen
error-arena-bots = Eine Arena braucht 2 bis { $most } verschiedene Bots, nicht { $found }
error-arena-names = Zwei der Bots heißen { $name }; jeder braucht einen eigenen Namen
error-arena-seats = { $bots } Bots passen nicht auf { $seats } Plätze: Nenne zwei, einen je Platz oder mehr für ein Turnier
error-process-ended = Einer der Arbeitsprozesse wurde von außen beendet; führe den Befehl noch einmal aus
error-sprt-numbers = Ein sequenzieller Test besteht aus zwei Zahlen mit Komma dazwischen, wie 0,5 für 0 und 5, nicht { $value }
error-sprt-order = Ein sequenzieller Test geht von einem kleineren zu einem größeren Elo-Wert zwischen -1000 und 1000, nicht { $value }
error-ray-needed = Die Arena auf einem Cluster braucht Ray: { $command }
error-ray-lost = Eine Gruppe ging mit ihrem Worker verloren, { $times } Mal oder mit dem ganzen Cluster ({ $why }): Reicht der Speicher?
error-ray-none = Unter { $address } (aus RAY_ADDRESS) ist kein Ray-Cluster
error-ray-closed = Der Ray-Cluster unter { $address } verweigert den Zugang: Hat er diese Version, und ist sein Token hier?
error-kept-no-file = { $path } ist keine Datei, in der sich Partien speichern lassen
error-kept-in-use = { $path } wird von einer anderen Arena benutzt
error-kept-no-arena = keine Aufzeichnung einer Arena
error-kept-differs = Das ist eine andere Arena: { $name } ist { $one }, nicht { $other }
error-kept-differs-somewhere = Das ist eine andere Arena: { $name } ist anders
error-kept-refused = { $where }: { $what }; nenne mit --out eine andere Datei oder keine
error-kept-torn = { $where }: Diese Aufzeichnung einer Arena ist unvollständig
error-kept-box = Das ist eine andere Arena: Sie hat eine andere Schachtel
error-kept-deal = Das ist eine andere Arena: Ihr Aufbau stammt nicht aus dem Seed

## Errors of servers and databases

error-limit = --limit { $value }: Nenne eines von { $names } und eine Zahl, wie in sockets=50
error-limit-number = --limit { $value }: { $number } ist keine Zahl von 1 bis { $most }
error-public-url = --public-url { $url } ist keine Adresse wie https://planets.example.org: Nenne Schema und Host, ohne Pfad
error-proxy = --proxy { $proxy }: Nenne eine Adresse oder ein Netz, wie in 10.0.0.0/8
error-token = Das Admin-Token ist zu kurz: Mindestens { $least } Zeichen sind nötig
error-port = --port { $port }: Ein Port ist eine Zahl von 0 bis 65535
error-port-taken = Port { $port } ist belegt: Wähle mit --port einen anderen oder 0 für irgendeinen freien
error-port-denied = Port { $port } ist hier nicht erlaubt: Wähle mit --port einen ab 1024
error-host = An { $host } lässt sich nicht lauschen: { $why }
error-no-utf8 = kein UTF-8
error-backup-early = endet zu früh
error-backup-line = eine Zeile ist falsch ({ $why })
error-backup-newer = stammt aus einer neueren Version von Twelvefold
error-backup-there = { $path } gibt es schon: Nenne eine andere Datei
error-backup-beginning = beginnt nicht wie eine Sicherung
error-backup-none = { $path } ist keine Sicherung oder beschädigt
error-backup-load = { $path } lässt sich nicht laden: { $why }
error-backup-twice = beginnt zweimal
error-backup-rows = sollte { $rows } Datensätze haben und hat { $done }
error-no-database = Die Datenbank { $path } gibt es nicht
error-database-version = Diese Datenbank gehört zu einer anderen Version: Starte den Server einmal mit ihr
error-database-full = Die Datenbank ist nicht leer
error-database-busy = Die Datenbank antwortet nicht: Alle Verbindungen sind belegt
error-database-refuses = Die Datenbank lehnt es ab: { $why }
error-not-stored = Das lässt sich nicht speichern ({ $why })
error-database-newer = Die Datenbank stammt aus einer neueren Version von Twelvefold: Installiere diese oder nenne eine andere Datenbank
error-database-folder = { $path } lässt sich nicht verwenden: Das ist ein Ordner
error-database-unusable = { $path } lässt sich nicht verwenden: { $why }
error-database-ours = { $path } wird schon von diesem Server benutzt
error-database-made = { $path } lässt sich nicht anlegen: { $why }
error-database-theirs = { $path } wird von einem anderen Server benutzt: Das kann immer nur einer
error-database-opened = { $path } lässt sich nicht öffnen: { $why }
error-database-system = Das Dateisystem kann nicht, was SQLite braucht (ein Log im gemeinsamen Speicher)
error-database-unnamed = Keine Datenbank genannt: { $forms }
error-database-url = Diese URL einer Datenbank ist nicht zu verstehen: { $forms }
error-database-slashes = Die URL einer SQLite-Datei hat drei Schrägstriche, vier bei vollem Pfad, und nichts dahinter
error-database-driver = PostgreSQL braucht seinen Treiber: { $command }
error-database-unknown = { $name } ist keine Datenbank, die Twelvefold kennt: { $forms }
error-database-forms = Nenne eine Datei, sqlite:///file.db oder postgresql://user:password@host/database
error-database-silent = Die Datenbank antwortet nicht: { $why }
