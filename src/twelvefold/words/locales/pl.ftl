### Twelvefold in Polish. The words are those of the printed rules: płytka, pole, obszar, zwierzę, cel, runda; ours: ścianka, oferta, miejsce, stół.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `within-…` is the genitive here.

game = Twelvefold
motto = Dwanaście rund, dwanaście ścianek. Zbuduj planetę i zobacz, kto na niej zamieszka.
fan-project = Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry.

## Habitats

habitat-ocean = Ocean
habitat-forest = Las
habitat-desert = Pustynia
habitat-mountain = Góry
habitat-glacier = Lodowiec

## Levels and seats

level-seedling = Kiełek
level-explorer = Odkrywca
level-naturalist = Przyrodnik
level-ranger = Strażnik
level-expert = Ekspert
level-master = Mistrz
seat-bot = { $bot } { $seat }
seat-open = Wolne miejsce
seat-nameless = Gracz { $seat }

## Why something was refused

refusal-bad-message = Serwer nie zrozumiał tej strony. Odśwież ją.
refusal-too-long = To za długie.
refusal-not-greeted = Serwer nie zrozumiał tej strony. Odśwież ją.
refusal-other-protocol = Serwer i strona są w różnych wersjach. Odśwież stronę.
refusal-too-fast = Za szybko. Poczekaj chwilę.
refusal-too-many = Na razie wystarczy. Spróbuj trochę później.
refusal-no-table = Nie ma takiego stołu.
refusal-no-box = Nie ma takiego pudełka z płytkami.
refusal-no-bot = Nie ma takiego bota.
refusal-bad-name = Wybierz inne imię.
refusal-bad-options = Takiego stołu nie da się utworzyć.
refusal-stale = Przed chwilą coś się zmieniło. Spójrz jeszcze raz.
refusal-no-seat = Nie ma już wolnych miejsc.
refusal-not-yours = To nie twoje miejsce.
refusal-not-the-host = To może zrobić tylko gospodarz.
refusal-not-now = Teraz to niemożliwe.
refusal-not-your-turn = To nie twój ruch.
refusal-held = Chwileczkę: ostatni ruch można jeszcze cofnąć.
refusal-illegal = Ta ścianka jest zajęta albo płytka już zabrana.
refusal-no-aids = Przy tym stole gra się bez podpowiedzi.
refusal-no-spectators = Ten stół nie wpuszcza widzów.
refusal-used = Ten link został już użyty.
refusal-unknown = Serwer nie mógł odpowiedzieć. Spróbuj ponownie.
refusal-stopping = Serwer się zatrzymuje; strona wróci sama.
refusal-slow = Połączenie jest zbyt wolne. Strona próbuje ponownie.
refusal-away = Serwer nie odpowiada. Gdy wróci, strona sama podejmie grę.
refusal-other = Odmowa: { $reason }.

## The page

app-needs-script = W Twelvefold gra się w przeglądarce; potrzebny jest JavaScript.
app-loading = Chwileczkę…
app-part-missing = Nie udało się pobrać części gry. Odśwież stronę, gdy wróci internet.
app-table-closed = Ten stół jest zamknięty.
app-nowhere = Pod tym adresem nic nie ma.
connection-away = Serwer nie odpowiada. Gdy wróci, gra sama ruszy dalej.
connection-outdated = Serwer jest nowszy niż ta strona.
connection-reload = Odśwież
dialog-close = Zamknij

## Home

home-back = Strona główna
home-choices = Z kim grać
home-bots = Przeciw botom
home-bots-summary = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
  } · { $level } · { $variant }
home-bots-change = Zmień grę przeciw botom
home-screen = Przy jednym ekranie
home-screen-summary = { $people ->
    [one] { $people } gracz
    [few] { $people } gracze
    [many] { $people } graczy
   *[other] { $people } gracza
  } na zmianę · { $variant }
home-screen-change = Zmień grę przy jednym ekranie
home-friends = Ze znajomymi
home-friends-summary = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  } · przez link lub kod · { $variant }
home-friends-change = Zmień grę ze znajomymi
home-continue = Kontynuuj
home-tables = Twoje stoły
home-table-playing = { $who } · runda { $round } z 12
home-table-waiting = { $who } · czekamy na graczy
home-more-tables = { $count ->
    [one] Jeszcze { $count } stół
    [few] Jeszcze { $count } stoły
    [many] Jeszcze { $count } stołów
   *[other] Jeszcze { $count } stołu
  }
home-today = Rozdanie dnia
home-today-hint = Takie samo dla wszystkich: { $date }
home-join = Dołącz kodem
home-join-hint = Sześć liter i cyfr od osoby, która utworzyła stół.
home-join-go = Dołącz
home-code = Kod
home-open-tables = Otwarte stoły
home-no-open-tables = Na razie brak.
home-replays = Powtórki
home-replays-hint = Twoje partie na tym serwerze, ruch po ruchu.
home-replays-none = Gdy skończysz partię, obejrzysz ją tu jeszcze raz.
home-replays-file = Otwórz zapis z pliku
home-settings = Ustawienia
home-more = Więcej
home-players = { $names }
home-planet = Planeta i jej zwierzęta

## New tables

new-name = Twoje imię
new-person = Imię gracza { $seat }
new-bots = Boty
new-level = Poziom
new-people = Gracze
new-seats = Miejsca
new-variant = Zasady
new-aids = Pokazuj oferty i skutki ruchu
new-listed = Pokaż na liście otwartych stołów
new-start = Rozpocznij grę
new-make = Utwórz stół
level-results = { $hint } · wygrane: { $won } z { $played }
level-seedling-hint = Gra pierwszy raz
level-explorer-hint = Łatwy
level-naturalist-hint = Średni
level-ranger-hint = Dobry
level-expert-hint = Silny
level-master-hint = Najlepszy
variant-full = Pełne zasady
    .hint = Zwierzęta i tajny cel dla każdego.
variant-beginner = Dla początkujących
    .hint = Bez celów; każde zwierzę to 1 punkt.
variant-mystery = Tajemnicze zwierzęta
    .hint = Połowa zwierząt jest na początku zakryta.
variant-mystery-beginner = Tajemnicze, dla początkujących
    .hint = Połowa zwierząt zakryta, bez celów.

## Waiting room

room-page = Czekamy na graczy – { $game }
room-name-empty = Gość
room-title = Czekamy na graczy
room-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-seats = Miejsca
room-invite = Zaproszenie
room-link = Link do tego stołu
room-copy = Kopiuj link
room-copied = Skopiowano.
room-not-copied = Zaznacz link i skopiuj go ręcznie.
room-share = Udostępnij
room-share-text = Zagraj ze mną w Twelvefold:
room-code = Kod
room-code-hint = albo wpisz ten kod na { $address }
room-qr = Kod QR linku
room-sit = Usiądź
room-you = ty
room-host = gospodarz
room-offline = brak połączenia
room-bot = bot
room-fill = Posadź tu bota
room-fill-rest = Posadź boty na wolnych miejscach
room-kick = Usuń: { $name }
room-close = Zamknij stół
room-leave = Zwolnij miejsce
room-looking-on = Oglądasz grę: nie masz tu miejsca.
room-only-here = Ten serwer działa tylko na tym komputerze. Aby zaprosić znajomych, zatrzymaj go i uruchom poleceniem
room-command = make play LAN=1
room-open-to-all = Może tu usiąść każdy, kto ma link.

## Replays


## Settings

settings-title = Ustawienia
settings-language = Język
settings-sound = Dźwięk
settings-volume = Głośność
settings-motion = Animacje
settings-motion-auto = Jak w systemie
settings-motion-full = Pełne
settings-motion-less = Skromne
settings-quality = Grafika
settings-quality-auto = Automatyczna
settings-quality-high = Najlepsza
settings-quality-low = Szybka
settings-quality-still = Nieruchoma
settings-quality-map = Płaska mapa
settings-glyphs = Symbole środowisk na planecie
settings-confirm = Kładź płytkę dopiero po drugim dotknięciu
settings-left = Układ dla leworęcznych
settings-notify = Powiadom o moim ruchu, gdy strona jest ukryta
settings-notify-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia.
settings-name = Twoje imię
settings-about = Twelvefold { $version }
settings-licences = Prace innych autorów w grze

## Animals

animal-whale = Wieloryb
animal-otter = Wydra
animal-turtle = Żółw
animal-octopus = Ośmiornica
animal-orca = Orka
animal-jellyfish = Meduza
animal-shark = Rekin
animal-dolphin = Delfin
animal-tropical-fish = Ryba tropikalna
animal-panda = Panda
animal-frog = Żaba
animal-tiger = Tygrys
animal-bear = Niedźwiedź
animal-fox = Lis
animal-owl = Sowa
animal-hedgehog = Jeż
animal-sloth = Leniwiec
animal-squirrel = Wiewiórka
animal-snake = Wąż
animal-flamingo = Flaming
animal-giraffe = Żyrafa
animal-elephant = Słoń
animal-camel = Wielbłąd
animal-scorpion = Skorpion
animal-lizard = Jaszczurka
animal-kangaroo = Kangur
animal-lion = Lew
animal-goat = Koza
animal-eagle = Orzeł
animal-gorilla = Goryl
animal-alpaca = Alpaka
animal-snow-leopard = Pantera śnieżna
animal-bison = Bizon
animal-ram = Baran
animal-badger = Borsuk
animal-bat = Nietoperz
animal-polar-bear = Niedźwiedź polarny
animal-penguin = Pingwin
animal-moose = Łoś
animal-hare = Zając
animal-wolf = Wilk
animal-musk-ox = Piżmowół
animal-seal = Foka
animal-reindeer = Renifer
animal-swan = Łabędź

## The table: habitats and requirements within sentences

within-ocean = oceanu
within-forest = lasu
within-desert = pustyni
within-mountain = gór
within-glacier = lodowca
requirement-most = Najwięcej obszarów { $habitat }
requirement-touching = { $habitat } obok { $other }
requirement-apart = { $habitat } z dala od { $other }
list-and = {" i "}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }

## The table: the screen

table-title = Stół
to-home = Strona główna
round-of = Runda { $round } z { $rounds }
your-turn = Twój ruch
turn-of = Ruch: { $name }
turn-held = { $name }: płytka położona
game-over = Koniec gry
clock-title = Pozostały czas
clock = { $minutes }:{ $seconds }
top-buttons = Widoki i menu
show-map = Mapa
show-globe = Globus
menu = Menu
title-your-turn = ● Twój ruch – { $game }
map-of = Planeta: { $name }
planet-of = Planeta: { $name }
planet-back = Wróć
no-globe = Ta przeglądarka nie narysuje planety w 3D. Mapa pokazuje to samo.
face-free = Ścianka { $face }: wolna
face-laid = Ścianka { $face }: pola { $habitats }

## The table: seats

seats-title = Planety
seat-you = ty
seat-away = poza stołem, gra bot
seat-offline = brak połączenia
seat-resigned = już nie gra
first-seat = pierwszy gracz w rundzie

## The table: the offer and placing

offer-title = Odkryte płytki
offer-tile = Płytka { $slot }: pola { $habitats }
offer-gone = Płytka { $slot } jest już zabrana
actions-title = Twoja płytka
turn-left = Obróć w lewo (Q)
turn-right = Obróć w prawo (E)
place = Połóż
choose-face = Wybierz ściankę
choose-tile = Wybierz płytkę
put-back = Odłóż (Esc)
take-back = Cofnij ruch
done = Gotowe
seconds = { $seconds } s
table-tile-gone = Ta płytka jest już zabrana.
table-other-planet = To cudza planeta ({ $name }). Płytki kładziesz na swojej.
table-planned = To jeszcze nie twój ruch. Plan poczeka.
planned = Czeka na twój ruch
table-face-taken = Leży tu już płytka. Wolne ścianki są ciemne.
table-choose-face = Najpierw wybierz wolną ściankę swojej planety.
table-looking-on = Oglądasz grę.
table-not-yet = Chwileczkę…
table-turn-of = Teraz gra { $name }.

## The table: rounds, races, objective, log

rounds-title = Rundy i ich zwierzęta
round-button = Runda { $round }: { $animals }
round-empty = brak zwierząt
face-down = Zakryta karta
race-title = Zwierzęta
race-now = Ta runda ({ $round })
race-round = Runda { $round }
race-none = Żadne zwierzę już nie czeka.
race-no-aids = Przy tym stole gra się bez podpowiedzi: licz samodzielnie.
race-draw = remis
race-no-bid = –
race-second = 2.
race-margin = +{ $margin }
bid-button = { $animal } – { $name }, oferta { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Twój cel
objective-none = Gra dla początkujących: każde zwierzę to 1 punkt.
objective-hidden = Cele są tajne.
objective-now = { $areas ->
    [one] { $areas } pole
    [few] { $areas } pola
    [many] { $areas } pól
   *[other] { $areas } pola
  }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
objective-next = { $areas ->
    [one] Jeszcze { $areas } pole
    [few] Jeszcze { $areas } pola
    [many] Jeszcze { $areas } pól
   *[other] Jeszcze { $areas } pola
  } do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
log-title = Dziennik
region = { $habitat } { $areas }
regions = { $name }, obszary: { $regions }.
regions-none = { $name }: planeta jest jeszcze pusta.
spoken-aimed = Nad ścianką { $face }.
spoken-taken = Ścianka { $face } jest zajęta.

## The table: what happens

event-game-started = Zaczyna się partia { $game }.
event-round-opened = Runda { $round }: zaczyna { $name }.
event-placed = { $name } kładzie płytkę na ściance { $face }.
event-taken-back = { $name } cofa ruch.
event-awarded = { $animal } znajduje dom: { $name }. { $reason }{ $by ->
    [second] ; decyduje drugi obszar
    [third] ; decyduje trzeci obszar
   *[best] { "" }
  }.
event-carried = { $animal } czeka: { $why ->
    [draw] remis
   *[none] brak ofert
  }. { $reason }.
event-discarded = { $animal } odpada z gry: { $why ->
    [draw] remis
   *[none] brak ofert
  }. { $reason }.
event-revealed = Odkryta karta rundy { $round }: { $animal }.
event-ended = Zwycięstwo: { $names }.
event-seated = { $name } siada do stołu.
event-bot-seated = Do stołu siada bot: { $bot }.
event-seat-opened = Miejsce { $seat } jest wolne.
event-left = { $name } odchodzi od stołu; dalej gra bot.
event-lapsed = { $name }: czas minął; dalej gra bot.
event-returned = { $name } wraca do gry.
event-resigned = { $name } poddaje się; dalej gra bot.
event-end-wanted = { $wanted ->
    [yes] { $name } chce na tym zakończyć.
   *[no] { $name } jednak gra dalej.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } chce rewanżu.
   *[no] { $name } nie chce rewanżu.
  }
event-game-over = { $how ->
    [agreed] Za zgodą wszystkich gra kończy się tutaj.
    [resigned] Poddali się wszyscy poza jedną osobą.
    [closed] Stół jest zamknięty.
   *[played] Koniec gry.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Gospodarzem jest teraz { $name }.
event-closed = Stół jest zamknięty.
reaction-hello = Cześć!
reaction-nice = Świetnie!
reaction-wow = Wow!
reaction-oops = Ups.
reaction-thinking = Niech pomyślę…
reaction-hurry = Twój ruch!
reaction-thanks = Dziękuję.
reaction-good-game = Dobra gra!

## The table: life

life-title = Rodzi się życie
life-next = Dalej
life-skip = Pomiń { $count }
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } znajduje dom: { $name }
life-awarded-you = { $animal } wprowadza się do ciebie
life-carried = { $animal } czeka na następną rundę: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-discarded = { $animal } odpada z gry: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-revealed = Odkryta karta rundy { $round }: { $animal }
life-by-second = Remis: decydują drugie obszary
life-by-third = Remis: decydują trzecie obszary

## The table: the end

end-you-won = Wygrywasz!
end-won = Zwycięstwo: { $name }
end-shared = Wspólne zwycięstwo: { $names }
end-by-cards = Tyle samo punktów: decyduje liczba zwierząt.
end-by-shared = Tyle samo punktów i zwierząt: zwycięstwo jest wspólne.
end-objective = Cel: { $habitat }
end-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }
end-rematch = Rewanż
end-no-rematch = Bez rewanżu
end-again = Za rewanżem: { $names }.
end-replay = Powtórka
end-share = Kopiuj link do powtórki
end-copied = Skopiowano.
end-record = Pobierz zapis
end-result = Wynik

## The table: menu, help, handing over

menu-say = Powiedz
menu-leave = Partia
menu-end = Zgódź się zakończyć
menu-play-on = Graj dalej
menu-resign = Poddaj się
menu-sure = Na pewno?
help-title = Klawisze i gesty
help-hands = Jeden palec obraca planetę, dwa przybliżają ją i przekręcają. Przeciągnij płytkę na ściankę albo dotknij płytki, a potem ścianki; kółko lub prawy przycisk myszy obraca płytkę. Drugie dotknięcie ją kładzie.
help-take = weź płytkę
help-aim = przejdź na sąsiednią ściankę
help-turn = obróć płytkę
help-place = połóż płytkę; zatwierdź ruch
help-take-back = cofnij ruch
help-put-back = odłóż płytkę; zamknij
help-regions = przeczytaj na głos obszary planety
help-map = mapa lub globus
help-help = ta strona
curtain-title = Przekaż ekran: { $name }
curtain-why = Cel może zobaczyć tylko osoba, która teraz gra.
curtain-open = To ja, { $name }

## Replay

replay-title = Powtórka
replay-move = Ruch { $move } z { $moves }
replay-start = Początek
replay-first = Na początek
replay-last = Na koniec
replay-back = Ruch wstecz
replay-on = Ruch dalej
replay-round-back = Runda wstecz
replay-round-on = Runda dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-slider = Ruchy
replay-file = Otwórz zapis z pliku
replay-bad = To nie jest zapis partii: { $why }
replay-none = Nie ma takiej partii do obejrzenia.
replay-choose = Otwórz zapis zachowany w pliku.
