### Twelvefold in Polish. The words are those of the printed rules: płytka, pole, obszar, zwierzę, cel, runda; ours: ścianka, oferta, miejsce, stół.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. Habitats: .within is the nominative, .most the genitive,
### .beside and .away the instrumental after “z”; requirement-touching and the like choose the gender by the nominative, and góry is the default.

game = Twelvefold
motto = Dwanaście rund, dwanaście ścianek. Zbuduj planetę i zobacz, kto na niej zamieszka.
fan-project = Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Ocean
    .within = ocean
    .most = oceanu
    .beside = oceanem
    .away = oceanem
habitat-forest = Las
    .within = las
    .most = lasu
    .beside = lasem
    .away = lasem
habitat-desert = Pustynia
    .within = pustynia
    .most = pustyni
    .beside = pustynią
    .away = pustynią
habitat-mountain = Góry
    .within = góry
    .most = gór
    .beside = górami
    .away = górami
habitat-glacier = Lodowiec
    .within = lodowiec
    .most = lodowca
    .beside = lodowcem
    .away = lodowcem

## Levels and seats

level-seedling = Kiełek
level-explorer = Odkrywca
level-naturalist = Przyrodnik
level-ranger = Strażnik
level-expert = Ekspert
level-master = Mistrz
style-collector = Kolekcjoner
    .hint = Buduje przede wszystkim pod swój tajny cel.
style-hunter = Łowca
    .hint = Bardziej zależy mu na zwierzętach niż na celu.
style-spoiler = Złośliwiec
    .hint = Podbiera zwierzęta, które zdobyliby inni.
style-friendly = Życzliwy
    .hint = Dba o własną planetę i mniej przeszkadza innym.
style-sprinter = Sprinter
    .hint = Stara się o zwierzęta z najbliższych rund.
style-none = Bez preferencji
    .hint = Po prostu gra o zwycięstwo.
style-mix = Mieszany
    .hint = Każdy bot dostaje losowy styl.
style-idle = Bez celów gra jak każdy inny bot.
seat-bot = { $bot } { $seat }
seat-open = Wolne miejsce
seat-nameless = Gracz { $seat }

## Why something was refused

refusal-bad-message = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
refusal-too-long = To za długie. Wpisz coś krótszego.
refusal-not-greeted = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
refusal-other-protocol = Dostępna jest nowa wersja. Odśwież stronę.
refusal-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-too-many = Zbyt wiele prób. Spróbuj ponownie za kilka minut.
refusal-too-many-take-backs = W tej partii nie możesz już cofać ruchów.
refusal-too-many-reactions = W tej partii nie możesz już wysyłać reakcji.
refusal-too-many-seatings = W tej partii było już za dużo takich zmian. Spróbuj w następnej.
refusal-too-many-changes = W tej partii było już za dużo takich zmian. Spróbuj w następnej.
refusal-too-many-entries = Przy tym stole nie da się rozegrać więcej partii. Utwórz nowy, żeby grać dalej.
refusal-one-attempt = Ta partia dnia jest już rozpoczęta.
refusal-no-table = Nie ma takiego stołu. Sprawdź link.
refusal-no-box = Nie ma takiego pudełka z płytkami.
refusal-no-bot = Nie ma takiego bota.
refusal-bad-name = Tego imienia nie można użyć. Wybierz inne.
refusal-bad-options = Z tymi opcjami nie da się utworzyć stołu.
refusal-stale = Sytuacja właśnie się zmieniła. Spójrz na stół i spróbuj ponownie.
refusal-no-seat = Nie ma już wolnych miejsc.
refusal-not-yours = To nie twoje miejsce.
refusal-not-the-host = To może zrobić tylko gospodarz.
refusal-not-the-leader = Teraz prowadzi ktoś inny.
refusal-not-now = Teraz to niemożliwe.
refusal-not-now-daily = W partii dnia to niemożliwe.
refusal-not-now-day = Zaczął się nowy dzień. Spróbuj ponownie.
refusal-not-your-turn = To nie twój ruch.
refusal-held = Chwileczkę: ostatni ruch można jeszcze cofnąć.
refusal-illegal = Ta ścianka jest zajęta albo płytka już zabrana.
refusal-no-aids = Przy tym stole oferty i podgląd są wyłączone.
refusal-no-spectators = Ten stół nie wpuszcza widzów.
refusal-used = Ten link już nie działa. Poproś o nowy.
refusal-expired = Ten link wygasł. Poproś o nowy.
refusal-other-seat = W tej partii należało już do ciebie inne miejsce. Tutaj możesz usiąść w następnej.
refusal-other-command = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
refusal-unknown = Serwer nie odpowiedział. Spróbuj ponownie.
refusal-stopping = Serwer uruchamia się ponownie. Ta strona połączy się sama.
refusal-slow = Masz zbyt wolne połączenie. Łączę ponownie…
refusal-forgotten = To urządzenie zostało zapomniane. Odśwież stronę, żeby zacząć od nowa.
refusal-away = Brak połączenia z serwerem. Spróbuj ponownie za chwilę.
refusal-no-server = Do tego potrzebny jest serwer, a ta strona go nie ma.
refusal-other = Nie udało się: { $reason }.

## The page

app-needs-script = Twelvefold wymaga JavaScriptu.
app-loading = Wczytywanie…
app-part-missing = Nie udało się wczytać części gry. Odśwież stronę, gdy wróci internet.
app-table-closed = { $by ->
    [host] Gospodarz zamknął ten stół.
    [administrator] Administrator serwera zamknął ten stół.
   *[nobody] Ten stół został zamknięty.
  }
app-no-code = Nie ma stołu o kodzie „{ $code }”. Sprawdź kod i spróbuj ponownie.
app-no-table = Pod tym linkiem nie ma stołu. Może już nie istnieje albo brakuje części linku.
app-nowhere = Nie ma takiej strony. Sprawdź adres.
connection-offline = Jesteś offline. Twoje ruchy zostaną wysłane, gdy wróci połączenie.
connection-away = Utracono połączenie. Łączę ponownie…
connection-back = Połączono ponownie.
connection-sending = Serwer jeszcze nie odpowiedział. Próbujemy dalej…
connection-sent = Twój ruch dotarł na serwer.
connection-outdated = Dostępna jest nowa wersja.
connection-reload = Odśwież stronę
offline-no-webassembly = Gra nie działa w tej przeglądarce. Zaktualizuj ją albo spróbuj innej.
offline-fetch = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj ponownie.
offline-outdated = Dostępna jest nowa wersja. Odśwież stronę.
offline-start = Nie udało się uruchomić gry. Spróbuj ponownie.
offline-crashed = Gra ciągle się zatrzymuje. Twoje stoły są bezpieczne. Spróbuj ponownie.
offline-elsewhere = Gra jest otwarta w innej karcie. Graj dalej tam albo przejdź tutaj.
offline-no-offline = Ta partia jest tylko na urządzeniu, na którym ją zaczęto.
offline-play-here = Graj tutaj
offline-try-again = Spróbuj ponownie
offline-later = Później
offline-still = Brak połączenia. Na tym urządzeniu nadal możesz grać.
offline-stopped = Gra się zatrzymała. Uruchamiam ponownie…
offline-running = Gra znów działa. Nic nie przepadło.
offline-full = Pamięć urządzenia jest pełna, więc Twój ruch nie jest jeszcze zapisany. Zwolnij trochę miejsca.
offline-loading = Przygotowuję grę…
offline-loading-hint = Następnym razem pójdzie szybciej, nawet bez połączenia.
offline-bytes = { $loaded } z { $total } MB
offline-cancel = Anuluj
offline-ask = Pobierz, żeby grać offline
offline-soon = Pobieranie do gry offline…
offline-ready = Można grać offline
offline-not-kept = W oknie prywatnym przeglądarka niczego nie zapisuje. Graj, ale partie znikną po zamknięciu karty.
dialog-close = Zamknij

## Home

home-back = Strona główna
home-choices = Wybierz grę
home-bots = Z botami
home-bots-summary = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
  } · { $level } · { $variant }
home-bots-change = Ustaw grę z botami
home-screen = Na jednym urządzeniu
home-screen-summary = { $people ->
    [one] { $people } gracz
    [few] { $people } gracze
    [many] { $people } graczy
   *[other] { $people } gracza
  } na zmianę · { $variant }
home-screen-change = Ustaw grę na jednym urządzeniu
home-friends = Ze znajomymi
home-friends-summary = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  } · przez link lub kod · { $variant }
home-friends-change = Ustaw grę ze znajomymi
home-needs-server = Potrzebny serwer
home-continue = Kontynuuj
home-tables = Twoje stoły
home-round = Runda { $round } z 12
home-waiting = { $count ->
    [one] Czekamy na { $count } gracza
    [few] Czekamy na { $count } graczy
    [many] Czekamy na { $count } graczy
   *[other] Czekamy na { $count } gracza
  }
home-more-tables = { $count ->
    [one] Jeszcze { $count } stół
    [few] Jeszcze { $count } stoły
    [many] Jeszcze { $count } stołów
   *[other] Jeszcze { $count } stołu
  }
home-learn = Naucz się grać
home-learn-summary = Krok po kroku · pięć minut
home-learn-continue = Kontynuuj lekcję
home-learn-left = Od ostatniego kroku
home-daily = Partia dnia
home-daily-new = Ta sama partia dla wszystkich
home-daily-playing = Runda { $round } z 12
home-daily-left = Niedokończona
home-daily-place = miejsce { $place } z { $players }
home-daily-earlier = Wyniki i wcześniejsze dni
home-join = Dołącz przez kod
home-join-hint = Wpisz sześcioznakowy kod od gospodarza.
home-join-go = Dołącz
home-code = Kod
home-open-tables = Otwarte stoły
home-history = Historia
home-replays-file = Otwórz zapis z pliku
home-settings = Ustawienia
home-more = Więcej
home-planet = Planeta i jej zwierzęta

## Your tables, your history, open tables

tables-running = W trakcie
tables-over = Zakończone
tables-none = Nie masz jeszcze stołów. Rozpocznij partię, a znajdziesz ją tutaj.
tables-ended = Przerwana
tables-won = Wygrana
tables-lost = Przegrana
tables-shared = Wspólna wygrana
tables-remove = Usuń ten stół: { $who }
tables-removed = Usunięto z twojej listy: { $who }
tables-undo = Cofnij
tables-close = Usunąć ten stół?
    .text = Nikt inny tu nie gra, więc stół zamknie się na dobre, a partia skończy się bez wyniku.
    .yes = Zamknij stół
    .no = Zostaw
tables-leave = Odejść od tego stołu?
    .text = Zniknie z twojej listy, a za ciebie zagra bot. Póki partia trwa, możesz wrócić przez link.
    .yes = Odejdź
    .no = Zostań
history-none = Skończ partię, a zobaczysz tu swoje wyniki.
history-played = Partie
history-won = Wygrane
history-best = Najlepszy wynik
history-streak = Wygrane z rzędu
history-longest = Najdłuższa seria
history-levels = Na każdym poziomie
history-won-of = { $won } z { $played }
history-chart = { $count ->
    [one] Punkty z ostatniej partii
    [few] Punkty z { $count } ostatnich partii
    [many] Punkty z { $count } ostatnich partii
   *[other] Punkty z { $count } ostatniej partii
  }
history-recent = Ostatnie partie
history-more = Pokaż więcej
history-mistakes = Twoje błędy
history-export = Eksportuj historię
history-import = Importuj historię
history-not-ours = Ten plik nie jest historią Twelvefold.
history-newer = Ta historia pochodzi z nowszej wersji Twelvefold. Najpierw zaktualizuj tę.
history-imported = { $count ->
    [0] Masz już wszystkie partie z tego pliku.
    [one] Dodano { $count } partię.
    [few] Dodano { $count } partie.
    [many] Dodano { $count } partii.
   *[other] Dodano { $count } partii.
  }
open-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
open-watch = Oglądaj
open-join-table = Dołącz do tego stołu: { $who }
open-watch-table = Oglądaj ten stół: { $who }
open-none = Na razie nie ma otwartych stołów.
open-none-hint = Aby inni cię tu znaleźli, rozpocznij partię „{ $way }” i włącz „{ $option }”.
open-waiting = Czekają na graczy
open-playing = Partie do obejrzenia
open-no-aids = bez podglądu
open-clock = z zegarem

## The daily game

daily-about = Ta sama partia dla wszystkich. Przeciwnik: { $bot }. Jedno podejście, bez wskazówek. Następna zaczyna się o { $time }.
daily-play = Zagraj dzisiejszą partię
daily-table = Otwórz stół
daily-played = Rozegrane: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
daily-streak = Obecna seria: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
daily-longest = Najdłuższa seria: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
daily-freeze = Jeden opuszczony dzień nie przerywa serii.
daily-earlier = Wcześniejsze dni
daily-earlier-hint = Do ćwiczeń, ile razy chcesz, także ze wskazówkami. Te partie się nie liczą.
daily-practise = Poćwicz
daily-practise-day = Poćwicz: { $date }
daily-practice = Partia treningowa: nie liczy się.
daily-alone = Tutaj nie ma rankingu, bo potrzebny jest do niego serwer.
daily-not-finished = Niedokończona
daily-par = Boty na twoim miejscu
daily-par-playing = jeszcze gra…
daily-beaten = Lepiej niż { $count } z { $levels } botów
daily-share = Udostępnij wynik
daily-copied = Wynik skopiowany.
daily-not-copied = Nie udało się skopiować wyniku.

## New tables

new-name = Twoje imię
new-person = Imię gracza { $seat }
new-bots = Boty
new-level = Poziom
new-style = Styl gry
new-people = Gracze
new-seats = Miejsca
new-variant = Wariant
new-aids = Pokazuj oferty i podgląd
new-listed = Pokaż na liście otwartych stołów
new-more = Więcej opcji
new-clock = Czas na ruch
new-clock-none = Bez limitu
new-clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
new-clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
new-clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
new-hold = Czas na cofnięcie ruchu
new-hold-seconds = { $count ->
    [0] Brak
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
new-first = Kto zaczyna
new-first-lot = Losowo
new-first-seat = Miejsce { $seat }
new-first-you = Ty
new-first-bot = Bot { $number }
new-spectators = Wpuszczaj widzów
new-seed = Kod rozdania, widoczny dla wszystkich
new-seed-none = Losowy
new-box = Użyj własnego pudełka
new-box-other = Użyj innego pudełka
new-box-remove = Graj bez pudełka { $name }
new-box-wrong = To nie jest poprawne pudełko z płytkami: { $why }
new-start = Rozpocznij grę
new-make = Utwórz stół
level-results = { $hint } · wygrane: { $won } z { $played }
level-seedling-hint = Bardzo łatwy
level-explorer-hint = Łatwy
level-naturalist-hint = Średni
level-ranger-hint = Trudny
level-expert-hint = Bardzo trudny
level-master-hint = Najtrudniejszy
level-seedling-plays = Na pierwsze partie. Widzi tylko najbliższe zwierzęta i myli się w liczeniu.
level-explorer-plays = Patrzy jedną rundę naprzód, ale wciąż słabo liczy.
level-naturalist-plays = Patrzy trzy rundy naprzód, ale czasem coś przeoczy.
level-ranger-plays = Patrzy sześć rund naprzód i rzadko się myli.
level-expert-plays = Przewiduje skutki ruchów, ale zapomina, które płytki wrócą na końcu.
level-master-plays = Myśli do sekundy, zgaduje twój cel i dokładnie wylicza ostatnie rundy.
custom-bots = Własne boty
custom-bots-results = Wygrane: { $won } z { $played }
variant-full = Standardowy
    .hint = Zwierzęta i tajny cel dla każdego gracza.
variant-beginner = Dla początkujących
    .hint = Bez celów. Każde zwierzę daje 1 punkt.
variant-mystery = Tajemnicze zwierzęta
    .hint = Połowa zwierząt jest na początku zakryta.
variant-mystery-beginner = Tajemnicze, dla początkujących
    .hint = Połowa zwierząt jest na początku zakryta. Bez celów.

## Waiting room

room-page = Czekamy na graczy – { $game }
room-name-empty = Gość
room-title = Czekamy na graczy
room-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-seats = Miejsca
room-invite = Zaproś
room-link = Link do tego stołu
room-copy = Kopiuj link
room-copied = Link skopiowany.
room-not-copied = Nie udało się skopiować linku. Zaznacz go i skopiuj ręcznie.
room-share = Udostępnij
room-share-text = Zagraj ze mną w Twelvefold:
room-code = Kod
room-code-hint = albo wpisz ten kod na { $address }
room-qr = Kod QR z linkiem
room-sit = Usiądź
room-you = ty
room-host = gospodarz
room-offline = brak połączenia
room-bot = bot
room-fill = Dodaj bota
room-fill-rest = Dodaj boty na wolne miejsca
room-kick = Usuń gracza { $name }
room-close = Zamknij stół
room-leave = Zwolnij miejsce
room-looking-on = Wszystkie miejsca są zajęte. Oglądasz jako widz.
room-only-here = Ten serwer działa tylko na tym komputerze. Aby zaprosić znajomych, zatrzymaj go i uruchom poleceniem
room-command = make play LAN=1
room-open-to-all = Może tu usiąść każdy, kto ma link.

## Settings

settings-title = Ustawienia
settings-play = Gra
settings-planet = Planeta i obraz
settings-access = Dostępność
settings-device = To urządzenie
settings-device-hint = Historia i ustawienia są tylko na tym urządzeniu. Wyeksportuj historię, aby ją zachować lub przenieść na inne urządzenie.
settings-offline = Przechowuj grę na tym urządzeniu, żeby grać bez połączenia
choose-language = Język
settings-sound = Dźwięk
settings-sound-on = Efekty dźwiękowe
settings-volume = Głośność
settings-motion = Animacje
settings-motion-auto = Auto
settings-motion-full = Pełne
settings-motion-less = Ograniczone
settings-quality = Grafika
settings-quality-auto = Auto
settings-quality-high = Najlepsza
settings-quality-low = Szybka
settings-quality-still = Statyczna
settings-quality-map = Płaska mapa
settings-glyphs = Symbole środowisk na planecie
settings-confirm = Kładź płytkę dopiero po drugim dotknięciu
settings-others = Ruchy innych graczy
settings-others-full = Pełne
settings-others-quick = Szybkie
settings-others-none = Od razu
settings-wait = Najpierw cały koniec rundy, potem mój ruch
settings-left = Układ dla leworęcznych
settings-notify = Powiadamiaj o moim ruchu, gdy strona jest ukryta
settings-notify-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach.
settings-forget = Zapomnij mnie na tym urządzeniu
settings-forget-hint = Opuścisz wszystkie swoje miejsca i stracisz listę partii, ustawienia i historię na tym urządzeniu. W trwających partiach zastąpią cię boty. Tego nie da się cofnąć.
settings-forget-yes = Zapomnij mnie
settings-forget-no = Anuluj
settings-name = Twoje imię
settings-about = Twelvefold { $version }
settings-licences = Materiały innych autorów

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

## The table: requirements, lists, points

requirement-most = Najwięcej obszarów { $habitat }
requirement-touching = { $habitat ->
    [Ocean] { $habitat } sąsiadujący
    [Las] { $habitat } sąsiadujący
    [Lodowiec] { $habitat } sąsiadujący
    [Pustynia] { $habitat } sąsiadująca
   *[other] { $habitat } sąsiadujące
  } z { $other }
requirement-apart = { $habitat ->
    [Ocean] { $habitat } niesąsiadujący
    [Las] { $habitat } niesąsiadujący
    [Lodowiec] { $habitat } niesąsiadujący
    [Pustynia] { $habitat } niesąsiadująca
   *[other] { $habitat } niesąsiadujące
  } z { $other }
list-and = {" i\u00A0"}
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
round-practice = Trening
your-turn = Twój ruch
turn-of = Ruch: { $name }
game-over = Koniec gry
clock-title = Pozostały czas
clock = { $minutes }:{ $seconds }
top-buttons = Widoki i menu
show-map = Mapa
show-globe = Globus
menu = Menu
menu-try = Przymierz
title-your-turn = ● Twój ruch – { $game }
map-of = Planeta: { $name }
planet-of = Planeta: { $name }
planet-back = Wróć
no-globe = Ta przeglądarka nie pokaże planety w 3D. Zamiast niej zobaczysz mapę.
face-free = Ścianka { $face }: wolna
face-laid = Ścianka { $face }: { $habitats }

## The table: seats

seats-title = Planety
seat-you = ty
seat-away = chwilowo gra bot
seat-offline = brak połączenia
seat-gone = brak połączenia: { $minutes } min
absence-title = Brak połączenia: { $name }
absence-text = { $turn ->
        [yes] Teraz kolej gracza { $name }, więc gra czeka.
       *[no] Gra toczy się dalej aż do kolei gracza { $name }.
      }
absence-wait = Poczekaj
absence-bot = Oddaj miejsce botowi
absence-host = Tylko gospodarz może oddać miejsce botowi.
seat-resigned = partia poddana
seat-changed-hands = zmiana gracza
seat-thinking = zastanawia się
watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
      }
watching-you = Oglądasz
watching-hint = Wszyscy widzą, że oglądasz, i twoje imię, jeśli je podasz.
first-seat = zaczyna tę rundę

## The table: the offer and placing

offer-title = Odkryte płytki
offer-tile = Płytka { $slot }: { $habitats }
offer-gone = Płytka { $slot } jest już zabrana
offer-taken = Płytka { $slot }: ma ją { $name }
actions-title = Twoja płytka
turn-left = Obróć w lewo
turn-right = Obróć w prawo
place = Połóż
choose-face = Wybierz ściankę
choose-tile = Wybierz płytkę
skip-to-turn = Przejdź do ruchu
put-back = Odłóż
take-back = Cofnij ruch
done = Gotowe
table-tile-gone = Ta płytka jest już zabrana.
table-other-planet = To planeta gracza { $name }. Kładź płytki na swojej.
table-planned = To jeszcze nie twój ruch, ale plan jest zapisany.
planned = Zaplanowano
own-planet = Moja planeta
table-face-taken = Leży tu już płytka. Wolne ścianki są ciemne.
table-choose-face = Najpierw wybierz wolną ściankę swojej planety.
table-looking-on = Oglądasz partię jako widz.
table-not-yet = Chwileczkę…
table-turn-of = Teraz gra { $name }.

## The table: hints

hint = Wskazówka
hint-ask = Poproś bota o wskazówkę
hint-thinking = Bot się zastanawia…
hint-line = Bot proponuje ten ruch
hint-other = Inna propozycja: { $number } z { $count }
hint-chance = Szansa na wygraną: { $chance }
hint-plain = Inne ruchy są mniej więcej tak samo dobre.
hint-next = Następna propozycja
hint-previous = Poprzednia propozycja
hint-spoken = Bot proponuje płytkę { $slot } ({ $habitats }) na ściance { $face }. Naciśnij Enter, żeby ją położyć.
hint-spoken-other = Inna propozycja { $number }: płytka { $slot } ({ $habitats }) na ściance { $face }. Naciśnij Enter, żeby ją położyć.
hint-more = Naciśnij H, żeby zobaczyć inną propozycję.
hint-none = Na razie brak wskazówek. Spróbuj ponownie za chwilę.
hint-alone = Wskazówki dostajesz tylko w grze z samymi botami, gdy oferty i podgląd są włączone.
help-hint = poproś bota o wskazówkę (gdy grasz tylko z botami)

## The table: rounds, races, objective, log

rounds-title = Rundy i ich zwierzęta
round-button = Runda { $round }: { $animals }
round-empty = brak zwierząt
round-carried = { $count ->
    [one] { $count } zwierzę przechodzi dalej
    [few] { $count } zwierzęta przechodzą dalej
    [many] { $count } zwierząt przechodzi dalej
   *[other] { $count } zwierzęcia przechodzi dalej
  }
face-down = Zakryta karta
race-title = Zwierzęta
race-now = Ta runda ({ $round })
race-round = Runda { $round }
race-none = Żadne zwierzę już nie czeka.
race-no-aids = Przy tym stole oferty i podgląd są wyłączone. Licz samodzielnie.
race-draw = remis
race-no-bid = –
race-second = 2. obszar
race-second-why = Przy remisie w ostatniej rundzie decyduje drugi co do wielkości obszar każdej planety.
race-margin = +{ $margin }
race-past = Minione rundy
race-word-touching = obok
race-word-apart = nie obok
race-word-most = najwięcej
race-legend-touching = sąsiaduje
race-legend-apart = nie sąsiaduje
race-legend-most = najwięcej obszarów
race-gained = Wychodzisz na prowadzenie.
race-tied = Doprowadzasz do remisu.
race-lost = Tracisz prowadzenie.
bid-button = { $animal }: { $name } oferuje { $bid }
gains-title = Co zmieni ta płytka
gains-none = Oferty się nie zmienią
gains-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
  }
objective-title = Twój cel
objective-of = Cel: { $name }
objective-show = Pokaż
objective-hide = Ukryj
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
objective-steps = Punkty za liczbę pól
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
log-whole = Cały dziennik
log-look = Pokaż na planecie
regions-none = Planeta gracza { $name } jest jeszcze pusta.
spoken-aimed = Nad ścianką { $face }.
spoken-taken = Ścianka { $face } jest zajęta.

## The table: what happens

event-game-started = Zaczyna się partia { $game }.
event-round-opened = Runda { $round }: zaczyna { $name }.
event-round-opened-you = Runda { $round }: zaczynasz ty.
event-placed = { $name } kładzie płytkę na ściance { $face }.
event-placed-you = Kładziesz płytkę na ściance { $face }.
event-laid = { $name } kładzie płytkę.
event-laid-you = Kładziesz płytkę.
event-bot-fault = { $why ->
    [crash] { $name }: bot uległ awarii.
    [illegal-move] { $name }: bot wybrał niedozwolony ruch.
    [endless-thought] { $name }: bot myślał za długo.
    [given-up] { $name }: bot zawiódł w tej partii zbyt wiele razy.
    [busy] { $name }: bot czekał za długo.
   *[missing] { $name }: tego bota nie ma na tym serwerze.
}
event-taken-back = { $name } cofa ruch.
event-taken-back-you = Cofasz ruch.
event-awarded = { $name } zdobywa kartę: { $animal }. { $reason }{ $by ->
    [second] ; remis rozstrzyga drugi co do wielkości obszar
    [third] ; remis rozstrzyga trzeci co do wielkości obszar
   *[best] { "" }
  }.
event-awarded-you = { $animal } zamieszka u ciebie. { $reason }{ $by ->
    [second] ; remis rozstrzyga drugi co do wielkości obszar
    [third] ; remis rozstrzyga trzeci co do wielkości obszar
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
event-revealed = Odkryto kartę rundy { $round }: { $animal }.
event-ended = Zwycięstwo: { $names }.
event-seated = { $name } siada do stołu.
event-bot-seated = Do stołu siada bot: { $bot }.
event-seat-opened = Miejsce { $seat } jest wolne.
event-left = { $name } odchodzi od stołu. Dalej gra bot.
event-lapsed = { $name }: koniec czasu. Dalej gra bot.
event-returned = { $name } wraca do gry.
event-resigned = { $name } poddaje partię. Dalej gra bot.
event-end-wanted = { $wanted ->
    [yes] { $name } chce zakończyć partię.
   *[no] { $name } chce grać dalej.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } chce rewanżu.
   *[no] { $name } nie chce rewanżu.
  }
event-game-over = { $how ->
    [agreed] Wszyscy zgodzili się zakończyć partię.
    [resigned] Wszyscy poza jedną osobą poddali partię.
    [closed] Stół został zamknięty.
   *[played] Koniec gry.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Gospodarzem jest teraz { $name }.
event-closed = Stół jest zamknięty.
reaction-hello = Cześć!
reaction-nice = Świetnie!
reaction-wow = Wow!
reaction-oops = Ups!
reaction-thinking = Niech pomyślę…
reaction-hurry = Twój ruch!
reaction-thanks = Dzięki!
reaction-good-game = Dobra gra!

## The table: life

life-title = Rodzi się życie
life-next = Dalej
life-skip = { $count ->
    [one] Pomiń
    [few] Pomiń wszystkie ({ $count })
    [many] Pomiń wszystkie ({ $count })
   *[other] Pomiń wszystkie ({ $count })
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $name } zdobywa kartę: { $animal }
life-awarded-you = { $animal } zamieszka u ciebie
life-carried = { $animal } czeka na następną rundę: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-discarded = { $animal } odpada z gry: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-revealed = Odkryto kartę rundy { $round }: { $animal }
life-by-second = Remis rozstrzyga drugi co do wielkości obszar
life-by-third = Remis rozstrzyga trzeci co do wielkości obszar

## The table: coming back

since-title = Pod twoją nieobecność
since-moves = { $moves ->
    [0] Runda się skończyła.
    [one] Położono { $moves } płytkę.
    [few] Położono { $moves } płytki.
    [many] Położono { $moves } płytek.
   *[other] Położono { $moves } płytki.
  }
since-end = Zamknij

## The table: the end

end-you-won = Wygrywasz!
end-won = Wygrywa { $name }
end-shared = Wspólne zwycięstwo: { $names }
end-place = { $place }. miejsce, { $points ->
    [0] tyle samo punktów, ale mniej zwierząt
    [one] { $points } punkt straty
    [few] { $points } punkty straty
    [many] { $points } punktów straty
   *[other] { $points } punktu straty
  }.
end-by-cards = Tyle samo punktów: decyduje liczba zwierząt.
end-by-shared = Tyle samo punktów i zwierząt: zwycięstwo jest wspólne.
end-objective = Cel: { $habitat }
end-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }
end-rematch = Zagraj ponownie
end-no-rematch = Anuluj rewanż
end-higher = Poziom wyżej: { $level }
end-lower = Poziom niżej: { $level }
end-again = Za rewanżem: { $names }.
end-review = Analiza
end-replay = Obejrzyj powtórkę
end-share = Kopiuj link do powtórki
end-copied = Link skopiowany
end-picture = Udostępnij obrazek
end-picture-text = Partia Twelvefold
end-picture-downloaded = Obrazek jest wśród pobranych plików.
end-picture-failed = Ta przeglądarka nie mogła utworzyć obrazka.
end-record = Pobierz zapis
end-result = Pokaż wynik
end-counting = Podliczanie punktów
end-podium = Podium
end-breakdown = Punkty w szczegółach
end-areas = { $areas ->
    [one] { $areas } pole
    [few] { $areas } pola
    [many] { $areas } pól
   *[other] { $areas } pola
  }
end-total = Razem
end-more = Więcej
end-watch = Obejrzyj finał ponownie
end-skip = Pomiń

## The table: photo mode

photo-title = Tryb zdjęć
photo-hint = Przeciągnij, żeby obrócić; przybliżaj dwoma palcami lub kółkiem.
photo-sky = Gwiazdy
photo-save = Zapisz obrazek

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Zamknąć ten stół?
    .text = Zamknie się na dobre i nikt już do niego nie dołączy.
    .yes = Zamknij stół
    .no = Nie zamykaj
confirm-remove = Usunąć gracza { $name }?
    .text = { $status ->
        [playing] Dopóki ktoś nie usiądzie, dalej gra bot.
       *[waiting] Miejsce będzie wolne dla każdego, kto ma link.
      }
    .yes = Usuń
    .no = Nie usuwaj
confirm-give = Oddać miejsce gracza { $name } botowi?
    .text = Dalej gra { $bot }, a { $name } nie wróci już na to miejsce.
    .yes = Oddaj miejsce
    .no = Czekaj dalej
invited-title = Pierwszy raz w Twelvefold?
invited-tile = W każdej rundzie weź płytkę i połóż ją na swojej planecie.
invited-animal = Zwierzęta osiedlają się na planecie, która pasuje im najlepiej.
invited-points = Zdobywaj zwierzęta i wypełnij swój tajny cel. Wygrywa, kto zdobędzie najwięcej punktów.
invited-learn = Naucz się grać w dwie minuty
confirm-resign = Poddać tę partię?
    .text = { $after ->
        [bot] Bot zagra dalej za ciebie. Do tej partii już nie wrócisz.
       *[end] Partia od razu się skończy, bez zwycięzcy.
      }
    .yes = Poddaj partię
    .no = Graj dalej
confirm-end = { $others ->
    [none] Zakończyć tę partię?
   *[some] Głosować za zakończeniem tej partii?
  }
    .text = { $others ->
        [none] Skończy się od razu, bez zwycięzcy.
       *[some] Skończy się bez zwycięzcy, gdy wszyscy się zgodzą. Do tego czasu możesz zmienić zdanie.
      }
    .yes = { $others ->
        [none] Zakończ partię
       *[some] Głosuj za zakończeniem
      }
    .no = Graj dalej
removed-by = { $by ->
    [administrator] Administrator serwera usunął cię z miejsca.
    [bot] Gospodarz oddał twoje miejsce botowi.
   *[host] Gospodarz usunął cię z miejsca.
  }
removed-hint = { $seat ->
    [open] Możesz dalej oglądać partię albo usiąść ponownie, dopóki miejsce jest wolne.
   *[taken] Możesz dalej oglądać partię.
  }
removed-closed = Nikt już tu nie zagra. Nadal możesz obejrzeć planety.
removed-stay = Zostań przy stole
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
    [many] Zostało { $seconds } sekund.
   *[other] Zostało { $seconds } sekundy.
  }

## The table: menu, help, handing over

menu-say = Powiedz coś
menu-seats = Miejsca
menu-hand-over = Przekaż miejsce gracza { $name }
menu-hand-over-hint = Miejsce dostanie osoba, która pierwsza otworzy ten link. Link działa tylko raz, najwyżej 24 godziny i tylko do końca partii.
menu-only-here = Ta partia jest tylko na tym urządzeniu, więc nikt inny nie może dołączyć.
menu-fill = Oddaj miejsce gracza { $name } botowi: { $bot }
menu-open = Zwolnij miejsce gracza { $name }
take-over-title = To miejsce jest dla ciebie
take-over-hint = Ktoś przekazuje ci swoje miejsce przy tym stole. Dokończysz partię za tę osobę.
take-over = Zajmij miejsce
menu-leave = Wyjście z gry
menu-end = Zakończ partię
menu-play-on = Graj dalej
menu-resign = Poddaj partię
help-title = Klawisze i gesty
help-hands = Przeciągnij, żeby obrócić planetę; rozsuń lub zsuń dwa palce, żeby zmienić powiększenie. Płytkę przeciągnij na ściankę albo dotknij płytki, a potem ścianki. Obracaj ją kółkiem, prawym przyciskiem myszy lub skrętem palców. Dotknij jeszcze raz, żeby ją położyć.
help-take = weź płytkę
help-aim = przejdź na sąsiednią ściankę
help-turn = obróć płytkę
help-place = połóż płytkę, potem zatwierdź ruch
help-take-back = cofnij ruch
help-put-back = odłóż płytkę lub zamknij
help-next = od razu pokaż, co dalej
help-regions = odczytaj na głos obszary planety
help-map = przełącz między mapą a globusem
help-help = pokaż tę pomoc
help-play = odtwórz lub wstrzymaj
help-step = ruch wstecz lub naprzód
help-round = runda wstecz lub naprzód
help-ends = przejdź na początek lub na koniec
help-mistake = przejdź do następnego lub poprzedniego błędu
help-better = pokaż najlepszy ruch albo zagrany
help-option = pokaż zagrany ruch albo jeden z najlepszych
curtain-title = Przekaż urządzenie graczowi { $name }
curtain-why = Tylko ta osoba może zobaczyć swój cel.
curtain-open = To ja, { $name }

## Replay

replay-title = Powtórka
replay-move = Ruch { $move } z { $moves }
replay-start = Początek
replay-first = Na początek
replay-last = Na koniec
replay-back = Poprzedni ruch
replay-on = Następny ruch
replay-round-back = Poprzednia runda
replay-round-on = Następna runda
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-slider = Ruchy
replay-file = Otwórz zapis z pliku
replay-bad = To nie jest poprawny zapis partii: { $why }
replay-not-record = To nie jest poprawny zapis partii.
replay-none = Nie ma powtórki tej partii.
replay-choose = Otwórz plik z zapisem partii.

## Analiza z innymi

shared-title = Analizuj z innymi
shared-how = Każdy, kto otworzy ten link, śledzi analizę. Można też przeglądać samodzielnie i wrócić.
shared-no-server = Do wspólnej analizy potrzebny jest serwer, a ta strona go nie ma.
shared-only-players = Link mogą otworzyć tylko osoby, które grały przy tym stole.
shared-link = Link do tej analizy
shared-people = Kto tu jest
shared-door =
    { $count ->
        [one] Analizuj z innymi: { $count } osoba
        [few] Analizuj z innymi: { $count } osoby
        [many] Analizuj z innymi: { $count } osób
       *[other] Analizuj z innymi: { $count } osoby
    }
shared-you = { $name } (ty)
shared-guest = Bez imienia
shared-you-lead = Prowadzisz analizę
shared-leads = Analizę prowadzi { $name }
shared-away = łączy się ponownie…
shared-looking = Przeglądasz samodzielnie
shared-follow = Śledź dalej
shared-pass = Oddaj prowadzenie
shared-pass-to = Oddaj prowadzenie: { $name }
shared-leave = Wyjdź
shared-full = W tej analizie nie ma już miejsca.
shared-came = Dołącza { $name }.
shared-went = Wychodzi { $name }.

## Linie: ruchy wypróbowane od pozycji zakończonej gry

line-try = Wypróbuj ruchy
line-count = Linie ({ $count })
line-list = Linie
line-title = Próbne ruchy
line-none = Nie ma jeszcze żadnych linii. W dowolnym momencie gry wybierz „Wypróbuj ruchy”, a twoje ruchy zostaną tu zachowane.
line-back = Wróć do gry
line-after = Po ruchu { $move }
line-go-on = Niech grają boty
line-redo = Ponów
line-players = Kto gra
line-players-hint = Boty wiedzą tylko to, co można wiedzieć na ich miejscu.
line-you = Ty
line-unnamed = Linia { $number }
line-from-game = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }, odchodzi od gry po ruchu { $move }
line-from-line = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }, odchodzi od linii „{ $name }” po ruchu { $move }
line-rename = Zmień nazwę: { $name }
line-name = Nazwa linii
line-save = Zapisz
line-delete = Usuń: { $name }
line-sure = Usunąć linię „{ $name }”?
    .text = Jej ruchy przepadną.
    .yes = Usuń
    .no = Zostaw
line-compare = Porównaj
line-left = Po lewej
line-right = Po prawej
line-game = Gra
line-animals = Zwierzęta { $points }
line-objective = Cel { $points }
line-wins = Wygrana { $chance }
line-share = Kopiuj link
line-file = Zapisz jako plik
line-full = Nie ma miejsca na kolejną linię. Usuń jedną, aby zachować swoje ruchy.

## Plany: płytki przymierzane podczas gry, których nikt inny nie widzi

plan-title = Przymierzanie
plan-back = Wróć do stołu
plan-private = Widzisz to tylko ty
plan-spoken = Nikt inny nie widzi, co tu przymierzasz. Gra toczy się dalej.
plan-list = Plany
plan-none = Nie ma jeszcze planów. Połóż dowolną płytkę, a plan zostanie tu do końca gry.
plan-hint = Widzisz je tylko ty. Zostają tu do końca gry.
plan-begin = Nowy plan
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }, na planecie gracza { $name }
plan-now = Tak jak teraz
plan-same = Oferty są takie same.
plan-wins = wygra

## Reviews: verdicts; why a move is better; what luck decided

review-title = Analiza
review-chart = Szanse na wygraną
review-steps = Szanse i ruchy
review-row = Ruch { $move }, { $name }: { $verdict }
review-start = Przejdź przez grę strzałkami lub przyciskami albo dotknij wykresu.
review-waiting = Jeszcze bez analizy. Chwileczkę…
review-progress = Analiza ruchu { $move } z { $moves }
review-failed = Coś poszło nie tak i analiza nie jest pełna.
review-done = Cała gra jest przeanalizowana.
review-refused = Tej gry nie można przeanalizować: { $why }
review-again = Spróbuj ponownie
review-where = Runda { $round } · ruch { $move }
review-options = Ruchy do porównania
review-why = Dlaczego jest lepszy
review-placement = płytka { $slot }, ścianka { $face }
review-best = Najlepszy
review-other = Alternatywa
review-played = Zagrany
review-luck-of = { $of ->
    [pile] Nowe płytki: { $name } { $change }
    [animals] Odkryte zwierzę: { $name } { $change }
   *[deal] Rozdanie: { $name } { $change }
  }
review-moments = Co przesądziło o grze
review-moments-none = Żaden ruch ani stos nie zmienił tej gry znacząco.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Szczęśliwe płytki: { $name }
   *[animals] Szczęśliwe zwierzę: { $name }
  }
review-round = Runda { $round }
review-skill = Szczęście i umiejętności
review-luck = szczęście
review-play = gra
review-skill-later = Pojawi się po przeanalizowaniu wszystkich ruchów.
review-won = Wygrana
review-lost = Przegrana
review-shared = Wspólna wygrana
review-sum = Równy udział { $even }, szczęście { $luck }, gra { $play }
review-accuracy = Dokładność
review-error = Strata na decyzję
review-level = Styl na poziomie
review-revealed = Wszystko odkryte
review-revealed-hint = Ocenia każdy ruch tak, jakby znane były kolejne płytki, zakryte zwierzęta i wszystkie cele.
review-next-mistake = Następny błąd
review-summary = Podsumowanie
review-step = { $name }: { $verdict }, szansa na wygraną { $chance }.
review-step-loss = { $name }: { $verdict }, szansa na wygraną z { $before } na { $after }.
review-step-better = Na ekranie: { $placement }, szansa na wygraną { $chance }.
review-retry = Powtórz moje błędy
verdict-best = najlepszy
verdict-good = dobry
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
verdict-forced = już rozstrzygnięte
reason-apart = Ścianka { $face } zachowuje odstęp ({ $habitat } bez styku z { $other }): { $animal } { $before } → { $after }
reason-touching = Ścianka { $face } powiększa obszar ({ $habitat } w styku z { $other }): { $animal } { $before } → { $after }
reason-most = Ścianka { $face } dodaje obszar ({ $habitat }): { $animal } { $before } → { $after }
reason-room = Ścianka { $face } daje większe szanse: { $animal } { $before } → { $after }
reason-denial = Mniej dla rywala ({ $name }): { $animal } { $before } → { $after }
reason-objective = Cel { $points }
luck-deal = rozdanie
luck-pile = płytki
luck-animals = zwierzęta
mistake-objective-dropped = Cel porzucony za wcześnie
    .what = Ten ruch dodaje mniej pól do twojego celu, a punkty za niego były jeszcze do zdobycia.
    .advice = Zanim zmienisz plan, policz, ile pól brakuje do następnego progu celu.
mistake-objective-chased = Cel za wszelką cenę
    .what = Ten ruch dodaje pola do twojego celu, ale zwierzę było warte więcej.
    .advice = Zwierzę daje do 2 punktów: powalcz o nie, jeśli do następnego progu celu jest jeszcze daleko.
mistake-habitats-touch = Niechciane sąsiedztwo
    .what = Twój obszar zaczął sąsiadować ze środowiskiem, którego miał unikać, i przestał się liczyć dla zwierzęcia.
    .advice = Zanim położysz płytkę, sprawdź każdą krawędź: czy nie spotykają się przy niej środowiska, które zwierzę chce rozdzielić?
mistake-regions-joined = Połączone obszary
    .what = Płytka powiększyła istniejący obszar, a liczyłby się każdy kolejny.
    .advice = Gdy zwierzę chce najwięcej obszarów, zostawiaj między nimi przerwy.
mistake-region-scattered = Rozproszone środowisko
    .what = Powstał nowy obszar, choć mógł urosnąć największy.
    .advice = Dla większości zwierząt liczy się tylko twój największy obszar. Obróć płytkę tak, aby przy krawędzi spotkało się to samo środowisko.
mistake-region-closed-in = Zabudowany obszar
    .what = Twojemu obszarowi zostało mniej wolnych boków, przy których może rosnąć.
    .advice = Zostawiaj wolne ścianki obok obszarów, które mają rosnąć.
mistake-tile-left = Dobra płytka dla rywala
    .what = Pozostawiona płytka pozwala rywalowi złożyć zwierzęciu wyższą ofertę.
    .advice = Zanim wybierzesz płytkę, sprawdź, kto gra po tobie i na którą czeka.
mistake-rival-unopposed = Zwierzę oddane bez walki
    .what = Twoja oferta dla zwierzęcia mogła być wyższa i utrudnić zadanie rywalowi.
    .advice = Nie musisz zdobywać każdego zwierzęcia: przy remisie rywal też go nie dostanie.
mistake-animal-missed = Przegapione bliskie zwierzę
    .what = Dało się zrobić więcej dla zwierzęcia z tamtej albo następnej rundy.
    .advice = Przed każdym ruchem porównaj wszystkie oferty dla zwierząt z tej i następnej rundy.
mistake-animal-forgotten = Zapomniane późniejsze zwierzę
    .what = Dało się już przygotować miejsce dla zwierzęcia, które pojawi się później.
    .advice = Wybierz dwa lub trzy późniejsze zwierzęta i kładź każdą płytkę tak, by pomagała choć jednemu z nich.
mistake-misplaced = Dobra płytka, złe miejsce
    .what = Ta sama płytka była warta więcej na innej ściance albo inaczej obrócona.
    .advice = Zanim położysz płytkę, wypróbuj ją na kilku ściankach i w różnych obrotach.
mistakes-title = Twoje błędy
mistakes-games = { $count ->
    [one] Przeanalizowano { $count } partię
    [few] Przeanalizowano { $count } partie
    [many] Przeanalizowano { $count } partii
   *[other] Przeanalizowano { $count } partii
  }
mistakes-empty = Skończ partię i otwórz jej analizę. Twoje błędy zostaną tutaj, aby można było spróbować ponownie.
mistakes-play = Zagraj partię
mistakes-unreviewed = Niektóre twoje partie nie zostały jeszcze przeanalizowane.
mistakes-review = { $count ->
    [one] Przeanalizuj ostatnią partię
    [few] Przeanalizuj { $count } ostatnie partie
    [many] Przeanalizuj { $count } ostatnich partii
   *[other] Przeanalizuj { $count } ostatnich partii
  }
mistakes-reviewing = Analiza partii { $game } z { $games }
mistakes-stop = Przerwij
mistakes-kinds = Co najczęściej zawodzi
mistakes-flawless = Ani jednego błędu w tych partiach. Świetna gra!
mistakes-retry-all = Powtórz wszystkie
mistakes-retry = Powtórz
mistakes-retry-kind = Powtórz: { $kind }
mistakes-left = { $count ->
    [one] { $count } do zrobienia
    [few] { $count } do zrobienia
    [many] { $count } do zrobienia
   *[other] { $count } do zrobienia
  }
mistakes-all-solved = Rozwiązane
mistakes-count = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
  }
mistakes-other = Inne błędy
mistakes-trend = Jak ostatnio grasz
mistakes-latest = Średnie z ostatnich partii. Każda kropka to jedna partia.
mistakes-seats = Gracze
mistakes-all = Wszystkie
mistakes-accuracy = Dokładność
    .hint = 100% to same najlepsze ruchy
mistakes-error = Strata na decyzję
    .hint = Oddana szansa na wygraną
mistakes-luck = Szczęście
    .hint = Co dały płytki i zwierzęta
mistakes-change = { $change } w porównaniu z wcześniej
mistakes-line = Ostatnie partie: { $values }
mistakes-step = Ćwiczenie { $number } z { $count }
mistakes-round = Runda { $round }
mistakes-leave = Wyjdź z ćwiczeń
mistakes-task = Ten ruch zmniejszył twoją szansę na wygraną o { $loss }. Znajdź lepszy.
mistakes-judging = Sprawdzanie ruchu…
mistakes-same = To twój ruch z partii.
mistakes-closer = Lepiej niż w partii, ale jest mocniejszy ruch.
mistakes-wrong = To nie jest lepsze niż twój ruch w partii.
mistakes-good = Dobry ruch!
mistakes-best = To najlepszy ruch!
mistakes-solution = Oto najlepszy ruch.
mistakes-gap = Najlepszy ruch: { $before }. Ten: { $after }.
mistakes-gain = Twoja szansa na wygraną: { $before } → { $after }
mistakes-again = Spróbuj ponownie
mistakes-check = Sprawdź ponownie
mistakes-show = Pokaż rozwiązanie
mistakes-next = Dalej
mistakes-finish = Zakończ
mistakes-other-move = Wypróbuj inny ruch
mistakes-none = Nie ma tu nic do powtórzenia.
mistakes-over = Dobry ruch znaleziony: { $solved } z { $count } pozycji.
mistakes-once-more = Jeszcze raz

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Zadanie
puzzle-daily = Zadanie dnia
puzzle-task = Znajdź ruch, który daje ci największe szanse na wygraną.
puzzle-outcome = Wynik
puzzle-right = Dobrze!
puzzle-wrong = Nie całkiem.
puzzle-shown = Rozwiązanie:
puzzle-result = Twoje szanse na wygraną: { $best }. Przy każdym innym ruchu najwyżej { $second }.
puzzle-missed = Twoje szanse na wygraną: { $chance }. Inny ruch daje { $best }.
puzzle-why = Dlaczego to lepsze niż ruch w partii ({ $chance }):
puzzle-why-own = Dlaczego to lepsze niż twój ruch ({ $chance }):
puzzle-again = Jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-rating = Twój ranking: { $rating }
puzzle-about = Zadanie { $name } · ranking { $rating }
puzzle-theme = Temat
puzzle-theme-any = Dowolny temat
puzzle-unknown = To zadanie nie istnieje.
puzzle-all-tried = Masz już za sobą wszystkie zadania.
puzzle-theme-tried = Masz już za sobą wszystkie zadania na ten temat.
# Limit: 36
puzzle-missed-again = Powtórz nierozwiązane
# Limit: 24
puzzle-start-over = Zacznij od nowa
puzzle-card-new = Jeden ruch rozstrzyga partię
puzzle-card-solved = Dziś rozwiązane
puzzle-card-more = Więcej zadań
puzzle-theme-apart = Bez styku
puzzle-theme-touching = W styku
puzzle-theme-most = Najwięcej obszarów
puzzle-theme-room = Większe szanse
puzzle-theme-denial = Zatrzymać rywala
puzzle-theme-objective = Cel

## The rulebook: its page, and the ways to it

see-rules = Zasady
why = Zobacz zasadę
why-placing = Jak kłaść płytki
why-bids = Jak zwierzęta wybierają planetę
why-objective = Ile punktów daje cel
why-scoring = Jak liczyć punkty
rulebook-title = Zasady
rulebook-page = Zasady – { $game }
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-found = { $chapters ->
    [one] Znaleziono w { $chapters } rozdziale.
    [few] Znaleziono w { $chapters } rozdziałach.
    [many] Znaleziono w { $chapters } rozdziałach.
   *[other] Znaleziono w { $chapters } rozdziału.
  }
rulebook-nothing = Brak wyników dla „{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(nasza decyzja)**
rules-aim = O co chodzi w grze
rules-aim-planet = Tworzysz planetę. W każdej z dwunastu rund kładziesz na niej kolejną płytkę. Od trzeciej rundy zwierzęta szukają domu i osiedlają się tam, gdzie im najlepiej.
rules-aim-win = Po dwunastu rundach planeta jest gotowa. Wygrywa osoba, która stworzy najlepszy dom dla zwierząt i dla swojego tajnego środowiska.
rules-aim-ours = To zasady opisane naszymi słowami. Tam, gdzie drukowane instrukcje milczą albo ich wydania się różnią, musieliśmy zdecydować sami. Te miejsca są oznaczone: { rules-ours }.
rules-words = Słowniczek
rules-word = Pojęcie
rules-meaning = Znaczenie
rules-word-habitat = środowisko naturalne
rules-meaning-habitat = Ocean, las, pustynia, góry lub lodowiec. W skrócie: środowisko.
rules-word-planet = planeta
rules-meaning-planet = Dwunastościan: 12 ścianek, na każdej jest miejsce na jedną płytkę.
rules-word-tile = płytka
rules-meaning-tile = Kontynent: pięciokąt z pięciu pól. W pudełku jest ich 50.
rules-word-area = pole
rules-meaning-area = Jeden trójkąt płytki. Gotowa planeta ma ich 60.
rules-word-region = obszar
rules-meaning-region = Wszystkie połączone pola jednego środowiska. Pojedyncze pole to też obszar.
rules-word-animal = zwierzę
rules-meaning-animal = Karta z wymaganiem i środowiskiem, które wskazuje kolor ramki. W pudełku jest ich 45.
rules-word-objective = cel
rules-meaning-objective = Tajna karta z jednym środowiskiem. Na koniec daje punkty za pola tego środowiska na twojej planecie.
rules-word-seat = miejsce
rules-meaning-seat = Miejsce przy stole. Numery rosną zgodnie z ruchem wskazówek zegara: następny ma osoba po twojej lewej. Programy liczą od 0.
rules-word-round = runda
rules-meaning-round = Każdy kładzie jedną płytkę, potem rodzi się życie. Rund jest 12.
rules-word-offer = odkryte płytki
rules-meaning-offer = Odkryte płytki tej rundy, których nikt jeszcze nie wziął.
rules-word-bid = oferta
rules-meaning-bid = To, co planeta oferuje zwierzęciu, wyrażone liczbą.
rules-touch = Co to znaczy „sąsiadować”
rules-touch-edge = Dwa pola sąsiadują, gdy mają wspólną krawędź: leżą obok siebie na jednej płytce albo po dwóch stronach krawędzi między dwiema ściankami. Pola, które stykają się tylko rogiem, nie sąsiadują { rules-ours }.
rules-touch-three = Na gotowej planecie każde pole sąsiaduje dokładnie z trzema innymi.
rules-picture-contacts = Cztery pary lasów. Przez krawędź między dwiema ściankami i obok siebie na jednej płytce sąsiadują. Przez róg i przez środek płytki nie sąsiadują.
rules-contact-edge = Przez krawędź
rules-contact-tile = Na jednej płytce
rules-contact-corner = Przez róg
rules-contact-middle = Przez środek
rules-contact-yes = Sąsiadują.
rules-contact-no = Nie sąsiadują.
rules-regions = Obszary
rules-regions-grow = Sąsiadujące pola tego samego środowiska tworzą obszar. Obszar może ciągnąć się z płytki na płytkę dookoła całej planety.
rules-picture-regions = Planeta z ośmioma płytkami i czterema wolnymi ściankami. Zaznaczone są trzy lasy: mają 8 pól, 4 pola i 1 pole.
rules-regions-title = Trzy lasy
rules-regions-caption = Pola: 8, 4 i 1
rules-regions-map = Płaska mapa rozcina planetę, więc obszar może mieć dalszy ciąg w innym miejscu mapy. Pokazuje to kropkowana krawędź. Jeśli druga strona leży daleko, mała litera wskazuje ściankę.
rules-regions-example = Na rysunku las z 8 pól zajmuje części ścianek c, b i g, a las z 4 pól – części d oraz i. Pojedyncze pole lasu na ściance a styka się z lasem z 8 pól tylko rogiem, więc jest osobnym obszarem.
rules-setup = Przygotowanie
rules-setup-players = W grze bierze udział od 2 do 4 graczy. Każdy zaczyna z pustą planetą.
rules-setup-tiles = Wymieszajcie 50 płytek i ułóżcie dziesięć zakrytych stosów po pięć, po jednym na każdą z rund od 1 do 10. Stosy 11 i 12 zapełnią się w trakcie gry.
rules-setup-animals = Potasujcie 45 zwierząt i wyłóżcie 20 z nich odkrytych pod rundami, tak jak pokazuje tabela. Pozostałe 25 zostaje w pudełku i nikt ich nie ogląda.
rules-setup-objectives = Rozdajcie każdemu w tajemnicy po jednym celu. Każdy cel jest inny. Reszta zostaje w pudełku i nikt jej nie ogląda.
rules-setup-first = Zaczyna najmłodszy gracz. W grze na ekranie wybiera gospodarz albo decyduje los { rules-ours }.
rules-layout-round = Rundy
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Zwierzęta pod każdą
rules-layout-none = brak
rules-round = Runda
rules-round-parts = Każda z dwunastu rund ma trzy części.
rules-round-lay = Każdy kładzie płytkę.
rules-round-life = Od rundy 3 rodzi się życie: zwierzęta szukają planety.
rules-round-token = Znacznik pierwszego gracza wędruje w lewo.
rules-placing = Kładzenie płytek
rules-placing-take = Odkryjcie pięć płytek rundy. Zaczynając od pierwszego gracza i dalej zgodnie z ruchem wskazówek zegara, każdy bierze jedną z pozostałych płytek i kładzie ją na dowolnej wolnej ściance swojej planety, w jednym z pięciu obrotów.
rules-placing-free = Nic nie musi do siebie pasować, a płytka nie musi leżeć obok innej. Raz położona płytka zostaje tak, jak leży { rules-ours }.
rules-picture-rotations = Jedna płytka w pięciu obrotach, każdy następny o jedną piątą dalej, przeciwnie do ruchu wskazówek zegara.
rules-leftovers = Pozostałe płytki
rules-leftovers-piles = Płytki, których nikt nie wziął, trafiają zakryte na stos 11, aż będzie na nim pięć, a potem na stos 12, też do pięciu. Wszystkie następne odpadają z gry, podobnie jak płytki pozostałe z rund 11 i 12.
rules-leftovers-order = Pozostałe płytki trafiają na stos w kolejności, w jakiej je odkryto. Stosy 11 i 12 odkrywa się później w kolejności, w jakiej trafiały na nie płytki { rules-ours }.
rules-life = Rodzi się życie
rules-life-look = Od rundy 3, gdy każdy położy płytkę, sprawdźcie po kolei zwierzęta pod tą rundą. Każda planeta składa ofertę, a najlepsza oferta zdobywa kartę.
rules-token = Kto zaczyna następną rundę
rules-token-left = Następną rundę zaczyna sąsiad po lewej od pierwszego gracza tej rundy.
rules-requirements = Czego chcą zwierzęta
rules-requirements-three = Każde zwierzę ma swoje środowisko i jedno z trzech wymagań. To, co planeta może mu dać, jest jej ofertą.
rules-requirement = Wymaganie zwierzęcia
rules-requirement-bid = Planeta oferuje
rules-requirement-most = **najwięcej** obszarów
rules-requirement-most-bid = liczbę swoich obszarów środowiska zwierzęcia
rules-requirement-touching = obszar **sąsiadujący** z innym środowiskiem
rules-requirement-touching-bid = wielkość swojego największego obszaru środowiska zwierzęcia, który sąsiaduje z co najmniej jednym polem drugiego środowiska
rules-requirement-apart = obszar **niesąsiadujący** z innym środowiskiem
rules-requirement-apart-bid = wielkość swojego największego obszaru środowiska zwierzęcia, który nie sąsiaduje z żadnym polem drugiego środowiska
rules-requirements-size = Wielkość obszaru to liczba jego pól. Wolna ścianka z niczym nie sąsiaduje.
rules-most = Najwięcej obszarów
rules-most-example = **Panda** chce najwięcej obszarów lasu. Każdy obszar liczy się jako 1, nawet najmniejszy. Ta planeta ma cztery lasy, więc oferuje 4.
rules-picture-most = Planeta z czterema zaznaczonymi i policzonymi lasami: oferuje pandzie 4.
rules-most-caption = Najwięcej obszarów lasu: 4
rules-touching = Obszar sąsiadujący
rules-touching-example = **Lis** chce lasu sąsiadującego z lodowcem. Wystarczy jedno pole lodowca, żeby liczył się cały las. Na tej planecie największy taki las ma 9 pól, więc planeta oferuje 9.
rules-picture-touching = Ta sama planeta. Zaznaczony jest jej największy las sąsiadujący z lodowcem: oferuje lisowi 9.
rules-touching-caption = Las sąsiadujący z lodowcem: 9 pól
rules-apart = Obszar niesąsiadujący
rules-apart-example = **Wiewiórka** chce lasu niesąsiadującego z lodowcem. Z czym jeszcze sąsiaduje ten las, nie ma znaczenia. Na tej planecie największy taki las ma 6 pól, więc planeta oferuje 6.
rules-picture-apart = Ta sama planeta. Zaznaczony jest jej największy las niesąsiadujący z lodowcem: oferuje wiewiórce 6.
rules-apart-caption = Las niesąsiadujący z lodowcem: 6 pól
rules-award = Kto dostaje zwierzę
rules-award-best = Kartę zdobywa najlepsza oferta, jeśli wynosi co najmniej 1 i nikt inny nie ma takiej samej.
rules-award-itself = Liczą się tylko obszary, które same spełniają wymaganie. Jeśli nie spełnia go twój największy las, może je spełnić drugi co do wielkości { rules-ours }. Na planecie powyżej największy las sąsiaduje z lodowcem, więc dla wiewiórki liczy się las z 6 pól.
rules-ties = Remisy
rules-ties-carried = Jeśli najlepsze oferty są równe albo nikt nie składa żadnej { rules-ours }, nikt nie dostaje karty. Karta czeka: przechodzi na sam dół kolumny następnej rundy i na jej koniec sprawdza się ją ponownie.
rules-last-round = Remisy w ostatniej rundzie
rules-last-round-why = Po rundzie 12 nie ma już rundy, do której karta mogłaby przejść.
rules-last-round-most = Przy wymaganiu **najwięcej** remis oznacza, że karta odpada z gry: wraca do pudełka.
rules-last-round-second = Przy wymaganiach **sąsiadujący** i **niesąsiadujący** remisujący gracze porównują swoje drugie co do wielkości obszary, które spełniają wymaganie. Największy wygrywa, a kto ma mniejszy, wypada z porównania. Gracze, którzy wciąż remisują, porównują trzecie. Brakujący obszar liczy się jako 0. Jeśli nadal jest remis, karta odpada z gry.
rules-last-round-none = Zwierzę, któremu nikt nie składa oferty, odpada z gry.
rules-last-round-ours = Niektóre wydania pytają tylko, czy ktoś spełnia wymaganie po raz drugi, inne – jak dobrze. My porównujemy wielkości { rules-ours }.
rules-picture-fox = Dwie planety w rundzie 12. Ada i Beata mają po lesie z 9 pól, który sąsiaduje z lodowcem. Beata ma jeszcze drugi, z 5 pól.
rules-ada = Ada
rules-bea = Beata
rules-ada-caption = 9, ale bez drugiego lasu
rules-bea-caption = 9, potem 5: lis trafia do Beaty
rules-last-round-example = Lis chce lasu sąsiadującego z lodowcem. Ada i Beata oferują po 9. Beata ma drugi las sąsiadujący z lodowcem, z 5 pól. Ada też ma drugi las, z 6 pól, ale nie sąsiaduje on z lodowcem, więc się nie liczy. Lis trafia do Beaty. W każdej wcześniejszej rundzie by czekał.
rules-known = Co jest jawne, a co ukryte
rules-known-open = Każdy może w dowolnej chwili oglądać wszystkie planety, odkryte zwierzęta i zdobyte karty. Ukryte są:
rules-known-piles = nieodkryte jeszcze stosy i karty w pudełku
rules-known-objectives = cele innych graczy, aż do końca gry
rules-known-mystery = zakryte zwierzęta w wariancie „Tajemnicze zwierzęta”
rules-known-leftovers = Płytki, które trafiły zakryte na stosy 11 i 12, widzieli wszyscy. Nie trzeba ich pamiętać: Twelvefold je pokazuje.
rules-end = Koniec gry
rules-end-score = Po rundzie 12 odkrywa się cele. Dostajesz punkty za swój cel i za swoje zwierzęta.
rules-objective = Cel
rules-objective-step = Policz na swojej planecie pola środowiska ze swojego celu. Dostajesz punkty za najwyższy osiągnięty próg: tylko za ten jeden, bez sumowania. Poniżej pierwszego progu dostajesz 0.
rules-objective-table = Ile pól potrzeba na punkty
rules-scoring = Zwierzęta
rules-scoring-animals = Każde zwierzę daje 2 punkty, ale tylko 1, jeśli ma środowisko twojego celu. Zwierzęta dają punkty nawet wtedy, gdy nie osiągniesz żadnego progu.
rules-winner = Kto wygrywa
rules-winner-points = Wygrywa osoba, która ma najwięcej punktów. Przy remisie decyduje liczba kart zwierząt. Jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-variants = Dwa warianty
rules-variants-combine = Można grać z jednym albo z oboma naraz.
rules-beginner = Dla początkujących
rules-beginner-how = Nie ma celów. Każde zwierzę daje 1 punkt.
rules-mystery = Tajemnicze zwierzęta
rules-mystery-lie = 20 zwierząt leży po dwa pod każdą z rund od 3 do 12: jedno odkryte i jedno zakryte.
rules-mystery-turn = Na koniec każdej z rund od 1 do 10, po rozdzieleniu zwierząt, odkrywa się jedną kartę: tę, która leży dwie rundy dalej. Na koniec rundy 1 jest to karta rundy 3, na koniec rundy 10 – karta rundy 12.
rules-box = Pudełko
rules-box-data = Niektóre drukowane karty są znane na pewno, inne musieliśmy odtworzyć; dlatego zawartość pudełka to dane, a nie kod. Jeśli masz tę grę, możesz wprowadzić własne płytki i karty. Jak to zrobić, opisuje strona boxes.md w dokumentacji.
rules-box-standard = W standardowym pudełku każde środowisko ma dziewięć zwierząt: jedno z wymaganiem **najwięcej**, cztery z wymaganiem **sąsiadujący** i cztery z wymaganiem **niesąsiadujący**, po jednym na każde inne środowisko. Na każdą parę środowisk przypadają 2 płytki, a na każdą trójkę – 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planeta
    .does = twoja planeta, ścianka po ściance; z numerem – planeta innego gracza, np. p 2
grammar-regions = obszary, obszar
    .does = obszary twojej planety; z numerem – planety innego gracza
grammar-face = ścianka
    .does = jedna ścianka, krawędź po krawędzi; z numerem – u innego gracza, np. g 2
grammar-animals = zwierzęta, oferty
    .does = czekające zwierzęta i oferty wszystkich planet; z numerem – tylko z jednej rundy, np. z 5
grammar-offer = płytki, płytka
    .does = odkryte płytki
grammar-objective = cel
    .does = twój cel i ile do niego brakuje
grammar-status = stan, runda
    .does = runda, czyj ruch, kto ma które zwierzęta
grammar-log = dziennik, ruchy
    .does = co się działo w tej i poprzedniej rundzie
grammar-undo = cofnij, wstecz
    .does = odłóż płytkę trzymaną w ręce
grammar-hint = wskazówka, rada
    .does = co zrobiłby dobry bot
grammar-help = pomoc
    .does = ta lista
grammar-quit = koniec, wyjdź
    .does = wyjdź z gry
grammar-do-place = połóż płytkę 3 na ściance g z obrotem 1; Enter zatwierdza
grammar-do-try = co by to zmieniło
grammar-do-turns = co zmieniłby każdy obrót płytki 3 na ściance g
grammar-do-tile = pięć środowisk płytki 3
grammar-faces = Ścianki to litery od a do l: a to biegun północny, b–f to pierścień wokół niego, g–k to pierścień wokół bieguna południowego, a l to biegun południowy.
grammar-rotations = Obroty są od 0 do 4, przeciwnie do ruchu wskazówek zegara. Przy obrocie 0 pierwsze środowisko płytki jest zwrócone ku najbliższemu biegunowi. Na samej ściance a – ku b, na l – ku g.
grammar-wrong-word = Nie rozumiem „{ $text }”. Wpisz ?, aby zobaczyć pomoc.
grammar-wrong-tile = Płytka to liczba od 1 do 5, jak w 3g1, a nie „{ $text }”.
grammar-wrong-face = Ścianka to litera łacińska od a do l, jak w 3g1, a nie „{ $text }”.
grammar-wrong-rotation = Obrót to liczba od 0 do 4, jak w 3g1, a nie „{ $text }”.
grammar-wrong-tile-first = Ruch zaczyna się od numeru płytki, jak w 3g1, a nie od „{ $text }”.
grammar-wrong-seat = Przy tym stole nie ma gracza „{ $text }”.
grammar-wrong-round = Runda to liczba od 1 do 12, a nie „{ $text }”.
grammar-wrong-extra = Pomiń „{ $text }”: to tu nie pasuje.
grammar-wrong-long = Ten wiersz jest za długi. Wpisz ?, aby zobaczyć pomoc.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Runda { $round } z { $rounds }: twój ruch.
spoken-confirm = Naciśnij Enter, aby położyć płytkę, albo wpisz inny ruch.
spoken-put-back = Płytka odłożona: { $move }.
spoken-free = Wolne ścianki: { $faces }.
spoken-face = Planeta gracza { $name }, ścianka { $face }:
spoken-edge = w stronę { $face } – { $habitat }
spoken-edge-joins = w stronę { $face } – { $habitat }, obszary się łączą
spoken-edge-alone = W stronę { $face }: { $habitat }, za krawędzią pusto.
spoken-edge-beside = W stronę { $face }: { $habitat }, za krawędzią { $beyond }.
spoken-open = W stronę { $face }: wolne, za krawędzią pusto.
spoken-open-beside = W stronę { $face }: wolne, za krawędzią { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } pole
    [few] { $areas } pola
    [many] { $areas } pól
   *[other] { $areas } pola
  } w { $count ->
    [one] { $count } obszarze
    [few] { $count } obszarach
    [many] { $count } obszarach
   *[other] { $count } obszaru
  }: { $sizes }.
spoken-bid = { $name } oferuje { $bid }
spoken-race = Runda { $round }: { $animal }. { $requirement }. { $bids }. Prowadzi { $name }.
spoken-race-draw = Runda { $round }: { $animal }. { $requirement }. { $bids }. Remis.
spoken-race-none = Runda { $round }: { $animal }. { $requirement }. Na razie brak ofert.
spoken-has = { $name } ma { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }: { $animals }.
spoken-has-none = { $name } nie ma jeszcze zwierząt.
spoken-lies = Przy { $move } płytka leżałaby tak: { $edges }.
spoken-brings = { $move } zmieni: { $changes }.
spoken-brings-nothing = { $move } nie zmieni żadnej oferty.
spoken-change = { $animal } z { $before } na { $after }
spoken-change-objective = cel ({ $habitat }) z { $before } na { $after }
spoken-then = { $animals }: wtedy prowadzi { $name }.
spoken-then-nobody = { $animals }: wtedy nie prowadzi nikt.
spoken-score = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
  }. { $objective } za cel ({ $habitat }), { $animals } za { $cards ->
    [one] { $cards } zwierzę
    [few] { $cards } zwierzęta
    [many] { $cards } zwierząt
   *[other] { $cards } zwierzęcia
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
  } za { $cards ->
    [one] { $cards } zwierzę
    [few] { $cards } zwierzęta
    [many] { $cards } zwierząt
   *[other] { $cards } zwierzęcia
  }.

## The line for typed moves at the table in the browser

typed-title = Ruchy i pytania z klawiatury
typed-line = Wpisz ruch lub pytanie
typed-hint = 3g1 kładzie płytkę 3 na ściance g z obrotem 1. Wpisz ?, aby zobaczyć pomoc. Esc opuszcza wiersz.
typed-open = Wpisz ruch lub pytanie
typed-said = Komunikaty
spoken-held = Płytka położona. Enter zatwierdza, U cofa.
spoken-nothing-back = Nie ma czego odłożyć ani cofnąć.
spoken-waits = Runda { $round }: { $animal }. { $requirement }.
help-type = wpisz ruch lub pytanie
settings-typing = Pokazuj wiersz do wpisywania ruchów i pytań

## The game in a terminal

cli-text-welcome = { $variant }. Grasz jako { $name }, przeciw tobie: { $rivals }.
cli-text-ask-for-help = Wpisz ?, aby zobaczyć pomoc.
cli-text-prompt = Twój ruch:
cli-text-prompt-held = Enter kładzie { $move }:
cli-text-nothing-held = Nie trzymasz żadnej płytki. Położone płytki zostają na miejscu.
cli-text-hint = Propozycja: { $move }, szansa na wygraną { $chance }
cli-text-hint-others = Inne propozycje: { $moves }
cli-text-kept = Partia jest zapisana w pliku { $file }.
cli-text-go-on = Graj dalej: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = ostatnia partia w pliku { $file } jest skończona: zacznij nową bez --resume
cli-no-level = nie ma poziomu { $level }: wybierz jeden z { $levels }
cli-play-not-in-text = { $option } działa tylko w przeglądarce: pomiń tę opcję albo --text
cli-play-only-in-text = { $option } działa tylko w terminalu: dodaj --text
cli-play-not-resumed = { $option } działa tylko w nowej partii: pomiń tę opcję albo --resume

## The lesson: what is said while one learns on a real table

lesson-title = Lekcja
lesson-leave = Opuść lekcję
lesson-restart = Zacznij od nowa
lesson-ways = Wyjdź lub zacznij od nowa
lesson-back = Wróć do zaproszenia
lesson-ask-leave = Opuścić lekcję?
    .text = Twoje postępy są zapisane. Możesz wrócić w każdej chwili ze strony głównej.
    .yes = Opuść
    .no = Ucz się dalej
lesson-ask-restart = Zacząć lekcję od nowa?
    .text = Stracisz postępy w lekcji i partię na stole.
    .yes = Zacznij od nowa
    .no = Ucz się dalej
lesson-way = Krok { $step } z { $steps }
lesson-go-on = Dalej
lesson-show = Pokaż mi
lesson-play-on = Graj dalej
lesson-hurry = Graj szybciej
lesson-wait = { $bot } wybiera płytkę…
lesson-wait-task = Połóż dowolną płytkę.
lesson-welcome = Witaj! Oto twoja planeta: dwanaście ścianek na dwanaście rund. Zwierzęta osiedlają się tam, gdzie im najlepiej. { $bot } też chce je zdobyć, ale pierwsze będzie twoje.
lesson-take = Płytka ma pięć pól, a każde pole to jedno środowisko. Pierwsze zwierzę najbardziej szuka jednego: { $habitat }. Weź jedną z płytek, które mają go najwięcej.
    .keys = Klawisze: 1–5
lesson-take-other = Ta płytka ma go mniej niż inne. Dotknij takiej, która ma więcej.
lesson-aim = Teraz wybierz ściankę i dotknij jej. Może być dowolna: nic nie musi pasować.
    .keys = Klawisze: strzałki
lesson-turn = Teraz obróć płytkę jedną z dwóch okrągłych strzałek pod planetą.
    .keys = Klawisze: Q i E
lesson-place = Podoba ci się? Naciśnij „Połóż”.
    .keys = Klawisz: Enter
lesson-again = Płytka wróciła do pozostałych. Weź dowolną, żeby grać dalej.
lesson-laid = Gotowe! Przez chwilę możesz jeszcze cofnąć ruch. Potem { $bot } położy płytkę na swojej planecie.
lesson-regions = Sąsiadujące pola jednego środowiska tworzą obszar, także na różnych płytkach. Rogi się nie liczą. Przytrzymaj płytkę nad planetą, a zobaczysz, jak duże byłyby jej obszary.
lesson-grow = Duże obszary są wiele warte, więc niech któryś rośnie. Pola łączą się tam, gdzie przy krawędzi spotyka się to samo środowisko.
lesson-task-region = Twoje zadanie: utwórz obszar z co najmniej { $goal ->
    [one] { $goal } pola
    [few] { $goal } pól
    [many] { $goal } pól
   *[other] { $goal } pola
  }. Środowisko: { $habitat }.
lesson-task-bid = Twoje zadanie: połóż płytkę tak, aby twoja oferta wynosiła co najmniej { $goal }.
lesson-task-win = { $bot } oferuje { $other }. Zaoferuj co najmniej { $goal }, a zwierzę będzie twoje.
lesson-missed-region = { $value ->
    [one] Tak powstałby obszar tylko z { $value } pola. Płytka wraca do ciebie: spróbuj ponownie.
    [few] Tak powstałby obszar tylko z { $value } pól. Płytka wraca do ciebie: spróbuj ponownie.
    [many] Tak powstałby obszar tylko z { $value } pól. Płytka wraca do ciebie: spróbuj ponownie.
   *[other] Tak powstałby obszar tylko z { $value } pola. Płytka wraca do ciebie: spróbuj ponownie.
  }
lesson-missed-bid = Twoja oferta wyniosłaby tylko { $value }. Płytka wraca do ciebie: spróbuj ponownie.
lesson-shown = Oto jeden ze sposobów: płytka jest nad właściwą ścianką i dobrze obrócona. Połóż ją.
lesson-solved-region = { $value ->
    [one] Brawo! Masz obszar z { $value } pola.
    [few] Brawo! Masz obszar z { $value } pól.
    [many] Brawo! Masz obszar z { $value } pól.
   *[other] Brawo! Masz obszar z { $value } pola.
  }
lesson-passed-region = Płytka położona. Spokojnie: obszary rosną płytka po płytce, a czasu jest dużo.
lesson-solved-bid = Brawo! Twoja oferta to { $value }.
lesson-passed-bid = Płytka położona. Spokojnie: będą jeszcze inne zwierzęta.
lesson-animals = Odtąd na koniec każdej rundy przychodzą zwierzęta. Następne to { $animal }. Wymaganie: { $requirement }. Zamieszka na planecie, która oferuje więcej.
lesson-bid = Każda planeta składa zwierzęciu ofertę, a twoja jest pierwsza. Dotknij swojej liczby przy karcie { $animal }, a rozświetlą się obszary, które się liczą.
lesson-most = { $animal } chce najwięcej obszarów jednego środowiska: { $habitat }. Wielkość nie ma znaczenia. Pola, które ze sobą nie sąsiadują, to osobne obszary.
lesson-touching = { $animal }. Wymaganie: { $requirement }. Twoja oferta to wielkość największego takiego obszaru. Wystarczy, że drugie środowisko sąsiaduje z nim w jednym miejscu.
lesson-apart = { $animal }. Wymaganie: { $requirement }. Twoja oferta to wielkość największego takiego obszaru. Odpada, jeśli choć w jednym miejscu sąsiaduje z drugim środowiskiem. Wolne ścianki z niczym nie sąsiadują.
lesson-life-yours = { $animal } zamieszka u ciebie! Twoja oferta to { $value }, { $bot } oferuje { $other }.
lesson-life-theirs = { $bot } zdobywa kartę: { $animal }. Twoja oferta to { $value }, { $bot } oferuje { $other }. Przyjdzie jeszcze wiele zwierząt.
lesson-life-waits = { $animal } na razie do nikogo nie trafia. Oferty to { $value } i { $other }, więc karta przechodzi do następnej rundy.
lesson-tie-seen = Remis! { $animal }: obie oferty to { $value }, więc nikt nie dostaje karty. Przechodzi ona do następnej rundy i znów składacie oferty.
lesson-tie-picture = Dwie oferty po 4: karta przechodzi z rundy 6 do rundy 7.
lesson-objective = Oto twój tajny cel: { $habitat }. { $areas ->
    [one] { $areas } takie pole daje
    [few] { $areas } takie pola dają
    [many] { $areas } takich pól daje
   *[other] { $areas } takiego pola daje
  } na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, a więcej pól – więcej. Każde zwierzę daje 2 punkty, ale tylko 1, jeśli ma to samo środowisko.
lesson-objective-secret = Każdy ma tajny cel: mieć na koniec dużo pól jednego środowiska.
lesson-free = { $rounds ->
    [one] Umiesz już grać! Została { $rounds } runda: niech twoja planeta będzie lepszym domem.
    [few] Umiesz już grać! Zostały { $rounds } rundy: niech twoja planeta będzie lepszym domem.
    [many] Umiesz już grać! Zostało { $rounds } rund: niech twoja planeta będzie lepszym domem.
   *[other] Umiesz już grać! Zostało { $rounds } rundy: niech twoja planeta będzie lepszym domem.
  }
lesson-next = Następne zwierzę: { $animal }. Twoja oferta: { $value }. { $bot } oferuje { $other }.
lesson-idle = Graj, jak chcesz. Na koniec zobaczysz, skąd biorą się punkty.
lesson-end = Oto twoje punkty: { $objective } za cel i { $animals } za zwierzęta, razem { $total }. { $bot } ma { $other }. Przy remisie decyduje liczba zwierząt.
lesson-end-more = To cała gra! Wróć na stronę główną, żeby zmierzyć się z silniejszymi botami albo zaprosić znajomych.

## The command line: its frame

cli-lang = Język: { $codes }; domyślnie z ustawień regionalnych.
cli-version = Pokaż wersję programu.
cli-about =
    Gra planszowa, w której budujesz planetę z dwunastu płytek: graj, zapisuj, sprawdzaj, mierz.

    Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry.
cli-no-language = nie ma języka { $name }: wybierz jeden z { $codes }

## The command line: options that several commands share

cli-option-players = Liczba miejsc.
cli-option-seed = Kod rozdania: liczba całkowita mniejsza niż 2**256 lub dowolny tekst; ten sam kod daje te same partie.
cli-option-mystery = Połowa zwierząt jest na początku zakryta.
cli-option-beginner = Bez celów; każde zwierzę to 1 punkt.
cli-option-bots = Kto gra: jeden bot na wszystkich miejscach albo po jednym na miejsce, rozdzielone przecinkami.
cli-option-own-bots = Pozwól grać przeciwko własnym botom: FILE:NAME albo bot z pakietu, rozdzielone przecinkami; „Nazwa=FILE:NAME” pokazuje inną nazwę. Zob. docs/bots.md.
cli-option-box = Graj z własnym pudełkiem płytek; zob. docs/boxes.md.
cli-option-json = Wypisz JSON do odczytu przez program.
cli-option-port = Port nasłuchu; 0 oznacza dowolny wolny.
cli-option-database = Plik albo postgresql://…; domyślnie plik w twoim katalogu danych.
cli-no-box = { $path } nie jest pudełkiem do gry
cli-no-stdout = tu potrzebna jest nazwa pliku, a nie -
cli-cannot-be-read = nie można odczytać { $path }: { $why }
cli-playing = Rozgrywanie
cli-and = {" i "}

## The command line: play, serve, admin, backup

cli-play = Graj w przeglądarce: z botami, na jednym urządzeniu albo ze znajomymi. Ctrl-C kończy; partie zostają zapisane.
cli-play-lan = Wpuść innych z sieci lokalnej, np. telefon obok.
cli-play-browser = Otwórz przeglądarkę, jeśli jest.
cli-play-text = Graj z botami w terminalu.
cli-play-level = Z --text: poziom botów.
cli-play-plain = Z --text: wypisuj tylko zdania, dla czytników ekranu.
cli-play-record = Z --text: zapisz partię jako wiersz tego pliku.
cli-play-resume = Z --text: kontynuuj ostatnią partię z tego pliku.
cli-play-starting = Uruchamiam grę…
cli-play-loading = Wczytuję bota { $bot }
cli-play-here = Twelvefold działa pod adresem { $url }
cli-play-bots = Twoje własne boty w przeglądarce: { $bots }
cli-play-beside = Na telefonie lub komputerze obok otwórz { $url }
cli-play-alone = Ten komputer nie jest w sieci lokalnej, więc inni nie mogą dołączyć.
cli-play-others = Żeby inni w pobliżu mogli dołączyć: { $command }
cli-play-end = Ctrl-C kończy; partie zostają zapisane.
cli-serve = Uruchom serwer gry; działa, dopóki nie dostanie sygnału zakończenia. Logi to wiersze JSON na stderr.
cli-serve-host = Adres nasłuchu; 0.0.0.0 oznacza wszystkie.
cli-serve-public-url = Adres, który otwierają gracze, np. https://planets.example.org.
cli-serve-proxy = Ufaj adresom klientów przekazanym przez to proxy.
cli-serve-forget-after = Po ilu dniach usunąć porzucony stół.
cli-serve-bot-workers = Liczba procesów, w których myślą boty.
cli-serve-bot-pause = Ile sekund bot czeka po ostatnim zdarzeniu na ekranie przy stołach z ludźmi; 0 oznacza brak przerwy.
cli-serve-limit = Zmień inny limit; lista jest w docs/hosting.md.
cli-serve-web = Udostępnij innego klienta z tego katalogu.
cli-serve-here = Twelvefold działa pod adresem { $url }
cli-admin = Przeglądaj i zamykaj stoły działającego serwera jako jego administrator.
cli-admin-list = Wypisz używane stoły.
cli-admin-close = Zamknij stół i powiadom wszystkich przy nim.
cli-admin-kick = Usuń gracza z miejsca. Miejsce się zwolni, a w trakcie partii dalej zagra bot.
cli-admin-url = Adres serwera.
cli-admin-table = Kod lub id stołu.
cli-admin-seat = Miejsce, licząc od 0.
cli-admin-line = { $code }  { $status ->
    [waiting] czeka
    [playing] w grze
    [over] koniec gry
    [closed] zamknięty
   *[other] { $status }
  }  partia { $game } runda { $round }  { $names }
cli-admin-open = wolne
cli-admin-tables = { $count ->
    [one] { $count } stół w użyciu
    [few] { $count } stoły w użyciu
    [many] { $count } stołów w użyciu
   *[other] { $count } stołu w użyciu
  }
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-kicked = Miejsce { $seat } przy stole { $table } jest wolne.
cli-admin-no-token = ustaw w zmiennej { $variable } token, z którym uruchomiono serwer
cli-admin-refused = serwer odmówił: { $reason }
cli-admin-no-server = pod adresem { $url } nie ma serwera Twelvefold: { $why }
cli-backup = Zapisz wszystkie stoły w nowym pliku, także podczas pracy serwera.
cli-backup-file = Plik kopii zapasowej.
cli-backup-saving = Zapisywanie
cli-backup-saved = { $rows ->
    [one] Zapisano { $rows } wiersz w pliku { $file }
    [few] Zapisano { $rows } wiersze w pliku { $file }
    [many] Zapisano { $rows } wierszy w pliku { $file }
   *[other] Zapisano { $rows } wiersza w pliku { $file }
  }
cli-restore = Przywróć stoły z kopii zapasowej do pustej bazy danych, SQLite lub PostgreSQL.
cli-restore-restoring = Przywracanie
cli-restore-restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
    [many] Przywrócono { $rows } wierszy
   *[other] Przywrócono { $rows } wiersza
  }

## The command line: watch and show

cli-watch = Obejrzyj całą partię botów: każdy ruch, powód przyznania każdego zwierzęcia i rosnące planety.
cli-watch-pace = Sekundy między rundami; bez przerw, gdy wyjście nie jest terminalem.
cli-watch-seed = Kod rozdania { $seed }: { $seats }
cli-watch-seat = miejsce { $seat }: { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; zamiast niego gra naive
cli-round-opened = Runda { $round }: zaczyna miejsce { $seat }. Płytki: { $tiles }
cli-placed = {"  "}{ $move }  miejsce { $seat } kładzie płytkę { $tile } ({ $areas }) na ściance { $face }
cli-revealed = {"  "}Odkryto kartę rundy { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }; remis rozstrzygają drugie co do wielkości obszary ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }; remis rozstrzygają trzecie co do wielkości obszary ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] remis
   *[none] brak ofert
  }; karta czeka na następną rundę
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] remis
   *[none] brak ofert
  }; karta odpada z gry
cli-most = najwięcej obszarów { $habitat }
cli-touching = { $habitat ->
    [ocean] { $habitat } sąsiadujący
    [las] { $habitat } sąsiadujący
    [lodowiec] { $habitat } sąsiadujący
    [pustynia] { $habitat } sąsiadująca
   *[other] { $habitat } sąsiadujące
  } z { $other }
cli-apart = { $habitat ->
    [ocean] { $habitat } niesąsiadujący
    [las] { $habitat } niesąsiadujący
    [lodowiec] { $habitat } niesąsiadujący
    [pustynia] { $habitat } niesąsiadująca
   *[other] { $habitat } niesąsiadujące
  } z { $other }
cli-end = Wyniki końcowe:
cli-end-seat = {"  "}miejsce { $seat }: { $objective } za cel ({ $habitat }), { $animals } za { $cards ->
    [one] { $cards } zwierzę
    [few] { $cards } zwierzęta
    [many] { $cards } zwierząt
   *[other] { $cards } zwierzęcia
  }, razem { $total }
cli-end-seat-beginner = {"  "}miejsce { $seat }: { $animals } za { $cards ->
    [one] { $cards } zwierzę
    [few] { $cards } zwierzęta
    [many] { $cards } zwierząt
   *[other] { $cards } zwierzęcia
  }, razem { $total }
cli-end-winner = miejsce { $seat }
cli-end-points = Zwycięstwo: { $winners }
cli-end-cards = Zwycięstwo: { $winners } – tyle samo punktów, ale więcej zwierząt
cli-end-shared = Wspólne zwycięstwo: { $winners }
cli-show = Pokaż pozycję z zapisanej partii: płaską mapę każdej planety z wielkością każdego obszaru.
cli-show-record = Plik z zapisami i numer wiersza do pokazania; domyślnie wiersz 1.
cli-show-move = Pokaż pozycję po tylu ruchach; domyślnie po ostatnim.
cli-show-seat = Pokaż tylko planetę tego miejsca.
cli-show-svg = Zamiast tego zapisz obrazek SVG w tym pliku.
cli-show-picture = Obrazek zapisano w pliku { $file }
cli-show-no-seat = miejsce { $seat } nie istnieje: liczba miejsc w tej partii to { $players }, numery od 0
cli-show-no-move = { $record } ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }, a nie { $wanted }
cli-show-no-line = { $path } ma wiersze od 1 do { $last }; wiersza { $wanted } nie ma
cli-show-offer = Płytki: { $tiles }
cli-show-face-down = Runda { $round }: zakryta karta
cli-show-animal = Runda { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Przeanalizuj zakończoną partię: ile wart był każdy ruch, co byłoby lepsze i dlaczego, i ile zależało od szczęścia.

    Każdy ruch jest oceniany według tego, co można było wtedy wiedzieć. Ten sam kod daje tę samą analizę na każdym komputerze.
cli-review-record = Plik z zapisami i numer wiersza do analizy; domyślnie wiersz 1.
cli-review-svg = Zapisz w tym pliku wykres szans wszystkich graczy.
cli-review-seconds = Sekundy obliczeń na typowym rdzeniu; domyślnie 8, 12 lub 16 przy 2, 3 lub 4 miejscach.
cli-review-revealed = Oceniaj ruchy tak, jakby wszystko było odkryte: stosy, zakryte zwierzęta i cele.
cli-review-seed = Kod losowania symulacji.
cli-review-working = Analiza
cli-review-round = Runda { $round }: { $chances }
cli-review-luck = {"  "}szczęście ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  miejsce { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  miejsce { $seat }: { $after }, { $verdict } ({ $loss }). Lepiej: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Szanse na wygraną
cli-review-chart-round = runda
cli-dataset =
    Twórz partie botów jako zbiór danych dla programów, które się uczą.

    Mieszanka to lista wartości; przy a@3,b wartość a jest losowana trzy razy częściej niż b. Zob. docs/dataset.md.
cli-dataset-make = Utwórz zbiór danych. Jeśli w folderze jest nieukończony, kontynuuj go.
cli-dataset-check = Sprawdź pliki zbioru danych i odtwórz część jego partii.
cli-dataset-card = Zapisz opis zbioru danych i jego obrazek.
cli-dataset-folder = Folder zbioru danych.
cli-dataset-games = Liczba partii.
cli-dataset-players = Liczba graczy, losowana dla każdej partii.
cli-dataset-variants = Warianty, losowane dla każdej partii: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Boty, losowane dla każdego miejsca.
cli-dataset-noise = Jak często ruch wykonuje los zamiast bota; losowane dla każdej partii.
cli-dataset-shard = Partie w każdym pliku.
cli-dataset-ray = Graj na klastrze Ray spod RAY_ADDRESS albo na lokalnym.
cli-dataset-replay = Ile partii odtworzyć, po równo ze wszystkich plików.
cli-dataset-again = Ile plików utworzyć ponownie i porównać.
cli-dataset-stopped = Zatrzymano. Uruchom to samo polecenie ponownie, żeby kontynuować zbiór danych w { $folder }.
cli-dataset-made = Zbiór danych w { $folder } jest gotowy. Partie: { $games }, pliki: { $files }
cli-dataset-checking = Sprawdzanie
cli-dataset-counting = Liczenie
cli-dataset-checked = Pliki: { $files }, błędy: { $wrong }
cli-dataset-missing = brakuje pliku { $file }: uruchom ponownie polecenie, które utworzyło zbiór danych
cli-dataset-damaged = plik { $file } jest uszkodzony: uruchom ponownie polecenie, które utworzyło zbiór danych
cli-dataset-other = plik { $file } ma inne partie, niż tworzy ta wersja
cli-dataset-wrong = { $file }: partia { $game } łamie zasady w { $what }
cli-puzzles =
    Zadania z ostatnich rund: wyświetlaj je, rozwiązuj albo twórz własne.

    W każdym z nich ktoś popełnił w partii błąd, a jeden ruch był wyraźnie najlepszy. Wszystkie cele, które mogą mieć pozostali, uznaje się za równie prawdopodobne.
cli-puzzles-list = Wyświetl listę zadań.
cli-puzzles-show = Pokaż zadanie; bez identyfikatora — dzisiejsze.
cli-puzzles-solve = Sprawdź ruch w zadaniu.
cli-puzzles-check = Rozwiąż zadania ponownie i zgłoś, co się w nich nie zgadza.
cli-puzzles-make = Szukaj zadań w partiach botów. Istniejący plik zostanie uzupełniony.
cli-puzzles-choose = Wybierz dobry zestaw z plików z zadaniami.
cli-puzzles-id = Identyfikator zadania.
cli-puzzles-move = Płytka, ścianka i obrót, jak w 3g1.
cli-puzzles-file = Plik z zadaniami.
cli-puzzles-files = Pliki z zadaniami.
cli-puzzles-file-or-own = Plik z zadaniami; domyślnie te dołączone do programu.
cli-puzzles-round = Tylko zadania z tej rundy, 11 lub 12.
cli-puzzles-theme = Tylko zadania na ten temat: apart, touching, most, room, denial lub objective.
cli-puzzles-level = Tylko zadania, które rozwiązuje ten poziom i żaden słabszy.
cli-puzzles-limit = Ile wyświetlić.
cli-puzzles-solution = Pokaż też rozwiązanie.
cli-puzzles-games = Ile partii przeszukać.
cli-puzzles-out = Plik, w którym zostaną zapisane.
cli-puzzles-count = Ile najwyżej wybrać.
cli-puzzles-making = Przeszukiwanie partii
cli-puzzles-checking = Rozwiązywanie
cli-puzzles-made = Zadania zapisane w pliku { $file }: { $count }
cli-puzzles-checked = Poprawne: { $right }, błędne: { $wrong }
cli-puzzles-listed = { $listed } z { $count }
cli-puzzles-unknown = nie ma { $value }: wybierz spośród { $known }
cli-puzzles-title = Zadanie { $name }, ranking { $rating }
cli-puzzles-objective = Cel: { $habitat }
cli-puzzles-task = Znajdź wyraźnie najlepszy ruch.
cli-puzzles-right = Dobrze: { $move } daje { $best } szans na wygraną, każdy inny ruch najwyżej { $second }.
cli-puzzles-wrong = Źle: { $move } daje { $chance } szans na wygraną, rozwiązanie { $best }.
cli-puzzles-answer = Rozwiązanie: { $moves }
cli-puzzles-played = Zagrano w partii: { $move }, { $chance }. Dlaczego rozwiązanie jest lepsze:
cli-picture-over = Koniec gry, { $points }
cli-picture-round = Runda { $round } z 12, kolej na miejsce { $seat }
cli-picture-seat = Miejsce { $seat }
cli-picture-to-move = Miejsce { $seat } · teraz gra
cli-picture-points = Miejsce { $seat } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }: { $names }
cli-picture-no-animals = jeszcze bez zwierząt

## The command line: simulate, verify, train, bench

cli-simulate =
    Rozegraj wiele partii między botami.

    Z opcją --out każda partia zostaje zapisana. Ten sam kod rozdania daje ten sam plik, niezależnie od liczby rdzeni. Bez tej opcji pojawia się tabela wyników.
cli-simulate-games = Liczba partii.
cli-simulate-out = Zapisz partie w tym pliku, po jednej w wierszu; - to stdout.
cli-simulate-written = { $games ->
    [one] Zapisano { $games } partię w pliku { $file }
    [few] Zapisano { $games } partie w pliku { $file }
    [many] Zapisano { $games } partii w pliku { $file }
   *[other] Zapisano { $games } partii w pliku { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }
cli-verify =
    Odtwórz zapisy i sprawdź ich zgodność z zasadami.

    Każdy błędny zapis dostaje wiersz, który mówi, gdzie on jest i co jest w nim źle; na końcu jest liczba poprawnych i błędnych. Kod wyjścia to 0, gdy wszystkie są poprawne, 1, gdy któryś jest błędny, 2, gdy nie można odczytać pliku.
cli-verify-files = Pliki z jednym zapisem w wierszu; - to stdin.
cli-verify-verifying = Sprawdzanie
cli-train =
    Wytrenuj model botów na partiach, które grają same ze sobą, z pudełkiem standardowym lub własnym.

    Żeby użyć pliku, podaj go po nazwie bota: --bots expert:tables=tables.npz. Ten sam kod rozdania daje ten sam model, niezależnie od liczby rdzeni.
cli-train-out = Plik, w którym zostanie zapisany model.
cli-train-games = Liczba partii z samym sobą w każdym pokoleniu.
cli-train-searched = Liczba partii bota przeszukującego po ostatnim pokoleniu.
cli-train-learning = Trenowanie
cli-train-no-file = { $path } nie jest plikiem, w którym można zapisać model
cli-train-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  } w { $seconds } s; model zapisano w pliku { $file }
cli-train-kind = { $kind ->
    [two] 2 miejsca
    [two-beginner] 2 miejsca, dla początkujących
    [more] 3 i 4 miejsca
   *[more-beginner] 3 i 4 miejsca, dla początkujących
  }
cli-bench =
    Zmierz silnik: losowe partie, ruchy z Pythona, zapisy, partie w seriach, uruchamianie, pamięć.

    Każdy wynik to najlepszy z wielu krótkich pomiarów. Na obciążonym komputerze porównuj tylko wyniki z tego samego uruchomienia. Inne gry wykonują w ruchu inną pracę: ich wyniki mówią, jak szybkie są takie silniki, a nie który jest lepszy.
cli-bench-seconds = Czas każdego pomiaru w sekundach.
cli-bench-peers = Zmierz też silniki innych gier, jeśli są zainstalowane.
cli-bench-start = Zmierz też uruchamianie i kompilację.
cli-bench-measuring = Pomiar
cli-bench-not-started = nie można zmierzyć uruchamiania, bo proces zawiódł: { $why }
cli-bench-silent = bez komunikatu

## The command line: headings of tables

cli-column-seat = miejsce
cli-column-bot = bot
cli-column-games = partie
cli-column-victories = zwycięstwa
cli-column-points = punkty
cli-column-animals = zwierzęta
cli-column-win-rate = % zwycięstw
cli-column-interval = 95%
cli-column-ms = ms/ruch
cli-column-rating = ranking
cli-column-objective = cel
cli-column-animal-points = punkty za zwierzęta
cli-column-others = punkty przeciwników
cli-column-award-round = runda zdobycia
cli-column-kind = rodzaj
cli-column-generation = pokolenie
cli-column-situations = widziane pozycje
cli-column-loss = strata przed treningiem
cli-column-what = pomiar
cli-column-of = szczegóły
cli-column-figure = wynik
cli-column-result = wynik
cli-column-luck = szczęście
cli-column-adjusted = bez szczęścia
cli-column-accuracy = dokładność
cli-column-error = strata na decyzję
cli-column-level = poziom gry
cli-column-puzzle = zadanie
cli-column-seats = miejsca
cli-column-round = runda
cli-column-theme = temat
cli-column-solver = rozwiązuje

## The command line: arena

cli-arena =
    Sprawdź, który bot jest silniejszy.

    Każde rozdanie jest rozgrywane z każdego miejsca, więc szczęście nikomu nie sprzyja. Dwa boty na dwóch miejscach grają mecz. Dwa boty na większej liczbie miejsc: pierwszy gra sam przeciw kopiom drugiego. Tyle botów, ile miejsc: wszystkie grają razem. Więcej botów: turniej. Z opcją --out przerwane zawody można kontynuować.

    Z opcją --sprt kod wyjścia to 0, gdy pierwszy bot jest przyjęty, 1, gdy odrzucony, 3, gdy --games nie wystarczyło do rozstrzygnięcia.
cli-arena-bots = Kto gra: co najmniej dwa boty, rozdzielone przecinkami.
cli-arena-games = Liczba partii, zaokrąglana w górę do pełnych rozdań.
cli-arena-out = Zapisuj partie w tym pliku, po jednej w wierszu, i kontynuuj od nich.
cli-arena-sprt = Graj, aż pierwszy bot zostanie przyjęty lub odrzucony.
cli-arena-without-luck = Rozgrywać każdą rundę tyle razy od nowa, z innymi płytkami, i odejmować szczęście od wyników.
cli-arena-statistics = Pokaż też, jak grają boty.
cli-arena-picture = Narysuj ranking jako obrazek SVG w tym pliku.
cli-arena-report = Zapisz wszystkie wyniki w tym pliku jako JSON.
cli-arena-ray = Graj na klastrze Ray spod RAY_ADDRESS albo na lokalnym.
cli-arena-two = --sprt porównuje dwa boty, a nie { $count }
cli-arena-no-stdout = --out wymaga nazwy pliku, a nie -: przerwane zawody kontynuuje się z tego pliku
cli-arena-own-files = --out, --picture i --report wymagają różnych plików
cli-arena-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }{ $variant ->
    [mystery] {" "}(tajemnicze zwierzęta)
    [beginner] {" "}(dla początkujących)
    [both] {" "}(tajemnicze, dla początkujących)
   *[full] {""}
  }, miejsca: { $players }, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
  }
cli-arena-alone = { $alone } gra sam przeciw kopiom bota { $copies }. Przy równej sile wygrywałby { $share } partii.
cli-arena-rounded = { $asked ->
    [one] Zamówiono { $asked } partię; liczbę zaokrąglono w górę do pełnych rozdań.
    [few] Zamówiono { $asked } partie; liczbę zaokrąglono w górę do pełnych rozdań.
    [many] Zamówiono { $asked } partii; liczbę zaokrąglono w górę do pełnych rozdań.
   *[other] Zamówiono { $asked } partii; liczbę zaokrąglono w górę do pełnych rozdań.
  }
cli-arena-every-seat = Każde rozdanie rozegrano z każdego miejsca.
cli-arena-all-met = Każde rozdanie rozegrano z każdego miejsca, a każdy zestaw botów spotkał się równie często.
cli-arena-few = Każde rozdanie rozegrano z każdego miejsca; partii było za mało, aby spotkał się każdy zestaw botów.
cli-arena-matrix = odsetek zwycięstw bota z wiersza nad botem z kolumny
cli-arena-how = jak grają: średnie i połowa szerokości przedziału 95%
cli-arena-order = Odsetek zwycięstw według kolejności ruchów w rundzie 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } zawiódł { $count } raz: { $what }
    [few] { $bot } zawiódł { $count } razy: { $what }
    [many] { $bot } zawiódł { $count } razy: { $what }
   *[other] { $bot } zawiódł { $count } razu: { $what }
  }
cli-arena-as-certain = Bez szczęścia wynik jest tak pewny jak zwykle po { $more ->
    [one] { $more } partii
    [few] { $more } partiach
    [many] { $more } partiach
   *[other] { $more } partii
 }. Rozegrano: { $games }.
cli-arena-stopped = Zatrzymano. Uruchom to samo polecenie ponownie, żeby kontynuować partie z pliku { $file }.
cli-arena-first = { "  " }pierwszy przypadek – { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: zegar przerwał namysł w { $count } ruchu
    [few] { $bot }: zegar przerwał namysł w { $count } ruchach
    [many] { $bot }: zegar przerwał namysł w { $count } ruchach
   *[other] { $bot }: zegar przerwał namysł w { $count } ruchu
  }
cli-arena-remarked = Uwagi bota { $bot }: { $what }
cli-remark-crash = awaria
cli-remark-illegal-move = niedozwolony ruch
cli-remark-endless-thought = namysł bez końca
cli-remark-naive-played-on = dalej grał naive
cli-remark-short-sight = krótkowzroczność
cli-remark-near-side = bliższa strona
cli-remark-miscount = błąd w liczeniu
cli-remark-forgotten-piles = zapomniane stosy
cli-detail-place = runda { $round }, miejsce { $seat }: { $what }
cli-detail-gave = choose zwraca { $what }
cli-detail-late = brak ruchu po { $seconds } s
cli-detail-code = kod { $code }
cli-detail-ended = jego proces jest zakończony
cli-detail-unreadable = jego odpowiedź jest nieczytelna
cli-detail-another = odpowiada na inne pytanie
cli-detail-closed = zamyka swój potok
cli-detail-status = jego proces zakończył się z kodem { $status }
cli-detail-signal = jego proces zakończył sygnał { $signal }
cli-arena-more = { $listed } i jeszcze { $count }
cli-arena-accepted = { $bot } jest przyjęty: { $figures }
cli-arena-refused = { $bot } jest odrzucony: { $figures }
cli-arena-undecided = Bez rozstrzygnięcia, potrzeba więcej partii: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) po { $groups ->
    [one] { $groups } rozdaniu
    [few] { $groups } rozdaniach
    [many] { $groups } rozdaniach
   *[other] { $groups } rozdania
  }, Elo { $first } przeciw { $second }.

## The command line: leaderboard

cli-leaderboard =
    Utwórz tabelę rankingową, którą każdy może odtworzyć.

    Zgłoszone boty grają ze sobą na tych samych stałych rozdaniach i otrzymują ranking z przedziałem. Strona, ta sama tabela jako Markdown i JSON oraz wszystkie wyniki są zapisywane obok siebie. Gdy następnym razem dojdą nowe boty, rozegrane zostaną tylko ich partie.
cli-leaderboard-bots = Kolejne boty, które grają, rozdzielone przecinkami.
cli-leaderboard-entries = Plik TOML z kolejnymi botami: nazwa, autor i jedno zdanie o każdym.
cli-leaderboard-only = Pomiń boty z Twelvefold i z pakietów, oprócz naive.
cli-leaderboard-deals = Ile stałych rozdań rozgrywa każda para.
cli-leaderboard-out = Zapisz stronę w tym pliku, a resztę obok niego.
cli-leaderboard-html = --out wymaga nazwy pliku .html, a nie { $file }
cli-leaderboard-testing = Sprawdzanie botów
cli-leaderboard-title = { $board }, miejsca: { $players }, rozdania: { $deals }
cli-leaderboard-anchor = Ranking bota { $anchor } jest ustalony na { $rating }. Przedziały dotyczą odległości od niego.
cli-leaderboard-played = Partie: { $games }, w tym rozegrane teraz: { $played }
cli-leaderboard-saved = Stronę zapisano w pliku { $file }

## Errors: what the system says

error-system-denied = Brak dostępu
error-system-not-permitted = Operacja niedozwolona
error-system-none = Nie ma takiego pliku ani katalogu
error-system-exists = Plik istnieje
error-system-folder = Jest katalogiem
error-system-no-folder = Nie jest katalogiem
error-system-full = Brak miejsca na urządzeniu
error-system-read-only = System plików wyłącznie do odczytu
error-system-address-taken = Adres jest już w użyciu
error-system-no-address = Nie można przypisać żądanego adresu
error-system-refused = Połączenie odrzucone
error-system-late = Przekroczony czas oczekiwania na połączenie

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Pola: { $areas }.
cli-sketch-empty = Nie położono żadnej płytki.
cli-sketch-free = Wolne ścianki: { $faces }.
cli-sketch-latest = Ostatnia płytka leży na ściance { $face }.

## Errors of boxes, deals, seeds, moves

error-value = ta wartość
error-box-long = plik jest dłuższy niż { $most } B
error-utf8 = to nie jest tekst UTF-8 (bajt { $byte })
error-box-deep = to nie jest pudełko: zbyt głębokie zagnieżdżenie
error-json = to nie jest JSON: { $why }
error-box-object = pudełko to obiekt JSON, a nie { $kind }
error-missing = brakuje { $name }
error-box-habitats = habitats musi być listą: { $names }
error-and-more = i jeszcze { $count }
error-kind = { $kind ->
    [null] null
    [boolean] wartość logiczna
    [object] obiekt
    [list] lista
    [text] tekst
   *[number] liczba { $value }
  }
error-box-list = { $name }: potrzebna jest lista, a nie { $kind }
error-box-count = { $name }: potrzeba { $needed }, jest { $found }
error-box-tile = płytka { $number }: potrzebna jest lista { $edges } środowisk, a nie { $what }
error-box-area = płytka { $number }, pole { $place }: { $value } nie jest środowiskiem
error-box-animal = zwierzę { $number }: potrzebny jest obiekt, a nie { $kind }
error-box-id-taken = zwierzę { $number }: id { $id } jest już zajęte
error-box-card = zwierzę { $number }
error-box-card-named = zwierzę { $number } ({ $name })
error-box-id = { $where }: id musi mieć od 1 do { $most } drukowalnych znaków
error-box-habitat = { $where }: habitat { $value } nie jest środowiskiem
error-box-requirement = { $where }: requirement { $value } nie jest żadnym z: most, touching, apart
error-box-most = { $where }: przy most nie ma drugiego środowiska
error-box-other = { $where }: other { $value } nie jest środowiskiem
error-box-own = { $where }: other nie może być własnym środowiskiem zwierzęcia
error-box-objectives = objectives: potrzebny jest obiekt, a nie { $kind }
error-box-objective = objectives: { $value } nie jest środowiskiem
error-box-steps-of = cel { $name }
error-box-steps = { $where }: potrzebna jest lista par [najmniej pól, punkty]
error-box-many-steps = { $where }: progów może być najwyżej { $most }, jest { $found }
error-box-step = { $where }, próg { $number }: potrzebna jest para [najmniej pól, punkty], a nie { $value }
error-box-step-bounds = { $where }, próg { $number }: pól może być najwyżej { $areas }, punktów najwyżej { $points }
error-box-ascend = { $where }: w kolejnych progach pola i punkty muszą rosnąć
error-box-layout = layout musi być listą liczb całkowitych
error-box-layout-count = layout: potrzeba { $needed } liczb, dla rund od 3 do 12, jest { $found }
error-box-layout-sum = layout: { $value } musi dać w sumie { $needed } zwierząt
error-deal-integers = liczba graczy, pierwsze miejsce i płytki muszą być zwykłymi liczbami całkowitymi
error-deal-habitats = muszą to być środowiska
error-players = w partii może brać udział od 2 do 4 graczy, a nie { $players }
error-deal-objectives = potrzeba { $players } różnych, po jednym na miejsce
error-no-seat = miejsce { $seat } nie istnieje
error-deal-piles = potrzeba { $piles } stosów po { $tiles } płytek
error-no-tile = nie ma płytki { $tile }
error-tile-twice = płytka { $tile } występuje dwa razy
error-deal-columns = liczby zwierząt pod rundami 1–{ $rounds } muszą być takie: { $wanted }, a nie { $found }
error-no-animal = nie ma zwierzęcia { $animal }
error-animal-twice = { $animal } występuje dwa razy
error-move-code = kod ruchu to liczba od 0 do { $last }, a nie { $code }
error-move-text = { $text } nie jest ruchem: podaj płytkę od 1 do 5, ściankę od a do l i obrót od 0 do 4, jak w 3g1
error-move-none = { $move } nie jest ruchem: płytki są od 0 do 4, ścianki od 0 do 11, obroty od 0 do 4
error-game-over = gra jest skończona
error-slot-taken = { $move }: płytka { $tile } tej rundy jest już zabrana
error-face-taken = { $move }: na ściance { $face } planety miejsca { $seat } leży już płytka
error-nothing-to-take-back = nie ma ruchu do cofnięcia
error-seed-long = kod rozdania ma najwyżej { $most } B, a nie { $found }
error-seed-type = kod rozdania to liczba całkowita, tekst lub bajty, a nie { $type }
error-seed-bounds = kod rozdania to liczba całkowita od 0 do 2**256 - 1
error-trial-seat = miejsce { $seat } nie istnieje: miejsca są od 0 do { $last }
error-trial-tile = nie ma płytki { $tile }: płytki są od 0 do { $last }
error-trial-faces = planeta ma { $faces } ścianek, a nie { $found }
error-trial-rotation = nie ma obrotu { $rotation }: obroty są od 0 do { $last }

## Errors of records

error-record-long = zapis może mieć najwyżej { $most } B
error-record-deep = to nie jest zapis: zbyt głębokie zagnieżdżenie
error-json-at = to nie jest JSON: { $why }, znak { $place }
error-is-missing = brakuje
error-no-object = { $value } nie jest obiektem
error-no-record = { $value } nie jest zapisem
error-not-here = { $name } tu nie pasuje
error-no-list = { $value } nie jest listą
error-no-integer = { $value } nie jest liczbą całkowitą
error-record-format = { $value } nie jest obsługiwane; obsługiwane jest tylko { $known }
error-record-unfinished = nie pasuje tutaj: wykonano dopiero { $made } z { $moves } ruchów
error-review-unfinished = analizować można tylko zakończone partie: wykonano dopiero { $made } z { $moves } ruchów
error-puzzle-early = przy liczbie miejsc { $players } zadania zaczynają się od rundy { $round }
error-puzzle-none = nie ma zadania { $name }
error-puzzle-file = to nie jest plik z zadaniami, wiersz { $line }: { $why }
error-puzzle-id = identyfikator powinien brzmieć { $right }
error-puzzle-chances = szanse nie odpowiadają dokładnej grze
error-puzzle-solution = rozwiązaniem powinno być { $right }
error-puzzle-unclear = inny ruch jest prawie tak samo dobry
error-puzzle-played = wykonany ruch jest rozwiązaniem
error-no-flag = { $value } to ani true, ani false
error-no-animal-id = { $value } nie jest id zwierzęcia
error-no-habitat = { $value } nie jest środowiskiem
error-record-objectives = potrzeba po jednym na każde miejsce, jest { $found }
error-record-no-objectives = w grze dla początkujących nie rozdaje się celów, a jest { $found }
error-record-over = gra kończy się po { $moves } ruchach
error-record-bounds = { $value } nie jest liczbą od 0 do { $last }
error-is-no-move = to nie jest ruch
error-record-turn = kolej na miejsce { $turn }, a nie na miejsce { $seat }
error-record-tile = płytki { $tile } nie ma wśród pięciu z rundy { $round }
error-record-tile-taken = płytka { $tile } jest już zabrana w tej rundzie
error-record-face-taken = na ściance { $face } ({ $letter }) planety miejsca { $seat } leży już płytka
error-record-missing = brakuje: { $value }
error-record-extra = tego nie powinno tu być: { $value }
error-record-other = jest { $value }, a powinno być { $right }
error-record-branches = najwyżej { $most } linii, znaleziono { $found }
error-record-name = { $value } nie jest nazwą o długości od 1 do { $most } znaków
error-record-no-moves = linia ma co najmniej jeden ruch

## Errors of bots and arenas

error-tables-version = { $path } nie jest modelem tej wersji ({ $version }): wytrenuj nowy poleceniem twelvefold train
error-tables-none = { $path } nie jest modelem: wytrenuj nowy poleceniem twelvefold train
error-train-numpy = trenowanie wymaga NumPy: { $command }
error-tables-size = { $path } to model o innej wielkości: wytrenuj nowy poleceniem twelvefold train
error-cannot-read = nie można odczytać { $path }: { $why }
error-cannot-write = nie można zapisać { $path }: { $why }
error-bot-class = { $file }: podaj też klasę, jak w my_bot.py:Mine
error-bot-file = { $file }: nie ma takiego pliku
error-bot-load = nie można wczytać bota { $bot }: { $why }
error-bot-late = { $bot } nie wczytał się w ciągu { $seconds } s
error-bot-no-class = { $bot } to nie klasa, lecz { $type }
error-bot-no-options = brak
error-bot-make = nie można utworzyć bota { $bot } (opcje: { $options }): { $why }
error-bot-choose = { $bot } tworzy { $type } bez metody choose(turn)
error-bot-has-none = w { $file } nie ma { $name }
error-bot-option = { $bot }: { $option } nie jest opcją; opcje zapisuje się tak: ms=50, każdą najwyżej raz
error-bot-option-among = { $bot }: { $option } musi być jedną z wartości { $among }, a nie { $value }
error-bot-option-number = { $bot }: { $option } musi być liczbą od { $least } do { $most }, a nie { $value }
error-bot-no-option = { $bot } nie ma opcji { $option }
error-no-bot = nie ma bota { $bot }: wybierz jednego z { $bots }
error-bot-tables = { $bot }: tutaj nie można wybrać pliku z modelem
error-bots-seats = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }): podaj jednego dla wszystkich albo po jednym na miejsce
error-bot-name = nazwa bota może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }
error-own-bots = można zarejestrować najwyżej tyle botów: { $most }, a nie { $found }
error-own-bot-taken = nazwa { $bot } jest zajęta: wybierz inną, jak w Other=my_bot.py:Mine
error-own-bot-ours = { $bot } jest już w grze: podaj własnego bota, jak w my_bot.py:Mine
error-own-bot-none = nie ma bota { $bot }: podaj plik, jak w my_bot.py:Mine, albo bota z zainstalowanego pakietu
error-own-bot-name = { $bot }: najdłuższa nazwa bota, w znakach: { $most }, bez dwukropka, przecinka i znaku równości
error-arena-bots = arena wymaga od 2 do { $most } różnych botów, a nie { $found }
error-arena-names = dwa boty nazywają się { $name }: nadaj każdemu inną nazwę
error-arena-seats = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }): podaj dwa, po jednym na miejsce albo więcej na turniej
error-process-ended = jeden z procesów roboczych został zakończony z zewnątrz; uruchom polecenie ponownie
error-sprt-numbers = --sprt przyjmuje dwie liczby, np. 0,5, a nie { $value }
error-sprt-order = --sprt przyjmuje mniejsze i większe Elo, oba w granicach 1000, a nie { $value }
error-ray-needed = gra na klastrze wymaga Ray: { $command }
error-ray-lost = grupa partii przepadła razem z procesem roboczym, { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
  } lub z całym klastrem ({ $why }): sprawdź pamięć procesów roboczych
error-ray-none = pod adresem { $address } nie ma klastra Ray: sprawdź RAY_ADDRESS
error-ray-closed = klaster Ray pod adresem { $address } odrzucił połączenie: sprawdź jego wersję i token
error-dataset-pyarrow = zbiór danych wymaga PyArrow: { $command }
error-dataset-mix = { $option } nie może zawierać { $value }
error-dataset-twice = { $option } zawiera { $value } dwa razy: użyj { $value }@2, żeby losować tę wartość dwa razy częściej
error-dataset-none = w { $folder } nie ma zbioru danych
error-dataset-manifest = plik { $name } jest uszkodzony
error-dataset-format = { $name } ma format { $found }, a nie { $format }
error-dataset-differs = w { $folder } jest inny zbiór danych: { $name } to { $found }, a nie { $asked }. Wybierz inny folder.
error-dataset-folder = w { $folder } są inne pliki: wybierz pusty folder
error-dataset-in-use = { $folder } jest używany przez inny proces
error-kept-no-file = { $path } nie jest plikiem, w którym można zapisywać partie
error-kept-in-use = { $path } jest używany przez inną arenę
error-kept-no-arena = to nie jest zapis areny
error-kept-differs = to inna arena: { $name } to { $one }, a nie { $other }
error-kept-differs-somewhere = to inna arena: { $name } się różni
error-kept-refused = { $where }: { $what }; podaj w --out inny plik albo pomiń tę opcję
error-kept-torn = { $where }: ten zapis areny jest niepełny
error-kept-box = to inna arena: ma inne pudełko
error-kept-deal = to inna arena: jej rozdanie nie pochodzi z tego kodu rozdania
error-entries = { $path } nie jest listą botów: { $why }
error-leaderboard-line = { $where } nie jest wynikiem tabeli rankingowej: usuń ten wiersz albo wybierz inny plik za pomocą --out

## Errors of servers and databases

error-limit = --limit { $value }: podaj NAZWA=LICZBA, np. sockets=50, z jedną z nazw { $names }
error-limit-number = --limit { $value }: { $number } nie jest liczbą od 1 do { $most }
error-public-url = --public-url { $url } nie jest adresem takim jak https://planets.example.org: podaj schemat i host, bez ścieżki
error-proxy = --proxy { $proxy }: podaj adres lub sieć, np. 10.0.0.0/8
error-token = token administratora jest za krótki: użyj co najmniej { $least ->
    [one] { $least } znaku
    [few] { $least } znaków
    [many] { $least } znaków
   *[other] { $least } znaku
  }
error-port = --port { $port }: port to liczba od 0 do 65535
error-port-taken = port { $port } jest zajęty: wybierz inny przez --port albo 0, czyli dowolny wolny
error-port-denied = brak uprawnień do portu { $port }: wybierz przez --port numer 1024 lub wyższy
error-host = nie można nasłuchiwać na { $host }: { $why }
error-no-utf8 = to nie jest UTF-8
error-backup-early = kończy się za wcześnie
error-backup-line = jeden z wierszy jest błędny ({ $why })
error-backup-newer = pochodzi z nowszej wersji Twelvefold
error-backup-there = { $path } już istnieje: podaj inny plik
error-backup-beginning = nie zaczyna się jak kopia zapasowa
error-backup-none = { $path } nie jest kopią zapasową albo jest uszkodzony
error-backup-load = nie można wczytać { $path }: { $why }
error-backup-twice = zaczyna się dwa razy
error-backup-rows = wierszy powinno być { $rows }, a jest { $done }
error-no-database = nie ma bazy danych { $path }
error-database-version = ta baza danych jest w innej wersji: uruchom na niej raz serwer, żeby ją zaktualizować
error-database-full = baza danych nie jest pusta: przywróć kopię do nowej
error-database-busy = baza danych nie odpowiada: wszystkie połączenia są zajęte
error-database-refuses = baza danych odmówiła: { $why }
error-not-stored = nie można tego zapisać ({ $why })
error-database-newer = pochodzi z nowszej wersji Twelvefold: zainstaluj ją albo podaj inną bazę danych
error-database-folder = nie można użyć { $path }: to katalog
error-database-unusable = nie można użyć { $path }: { $why }
error-database-ours = { $path } jest już używany przez ten serwer
error-database-made = nie można utworzyć { $path }: { $why }
error-database-theirs = { $path } jest używany przez inny serwer: naraz może go używać tylko jeden
error-database-opened = nie można otworzyć { $path }: { $why }
error-database-system = system plików nie potrafi tego, czego wymaga SQLite (dziennik w pamięci współdzielonej)
error-database-unnamed = podaj bazę danych: { $forms }
error-database-url = niezrozumiały URL bazy danych: { $forms }
error-database-slashes = URL pliku SQLite ma trzy ukośniki, a przy pełnej ścieżce cztery; po ścieżce nie może być nic więcej
error-database-driver = PostgreSQL wymaga sterownika: { $command }
error-database-unknown = { $name } nie jest bazą danych, którą zna Twelvefold: { $forms }
error-database-forms = użyj pliku, sqlite:///file.db lub postgresql://user:password@host/database
error-database-silent = baza danych nie odpowiada: { $why }
