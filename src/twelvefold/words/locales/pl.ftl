### Twelvefold in Polish. The words are those of the printed rules: płytka, pole, obszar, zwierzę, cel, runda; ours: ścianka, oferta, miejsce, stół.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. Habitats: .within is the nominative, the other forms are the genitive.

game = Twelvefold
motto = Dwanaście rund, dwanaście ścianek. Zbuduj planetę i zobacz, kto na niej zamieszka.
fan-project = Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Ocean
    .within = ocean
    .most = oceanu
    .beside = oceanu
    .away = oceanu
habitat-forest = Las
    .within = las
    .most = lasu
    .beside = lasu
    .away = lasu
habitat-desert = Pustynia
    .within = pustynia
    .most = pustyni
    .beside = pustyni
    .away = pustyni
habitat-mountain = Góry
    .within = góry
    .most = gór
    .beside = gór
    .away = gór
habitat-glacier = Lodowiec
    .within = lodowiec
    .most = lodowca
    .beside = lodowca
    .away = lodowca

## Levels and seats

level-seedling = Kiełek
level-explorer = Odkrywca
level-naturalist = Przyrodnik
level-ranger = Strażnik
level-expert = Ekspert
level-master = Mistrz
style-collector = Kolekcjoner
    .hint = Buduje przede wszystkim dla swojego tajnego celu.
style-hunter = Łowca
    .hint = Bardziej zależy mu na zwierzętach niż na celu.
style-spoiler = Złośliwiec
    .hint = Zabiera zwierzęta, które zdobyliby inni.
style-friendly = Życzliwy
    .hint = Dba o własną planetę i mniej przeszkadza innym.
style-sprinter = Sprinter
    .hint = Chce zwierząt, które pojawią się wkrótce.
style-none = Zwyczajny
    .hint = Bez upodobań: gra o zwycięstwo.
style-mix = Mieszanka
    .hint = Każdy bot losuje inny charakter.
style-idle = Bez celów gra jak każdy inny.
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
refusal-too-many-take-backs = W tej partii nie możesz już cofać ruchów.
refusal-too-many-reactions = W tej partii nie możesz już wysyłać reakcji.
refusal-too-many-seatings = W tej partii było tego za dużo. Będzie to znów możliwe w następnej.
refusal-too-many-changes = W tej partii było tego za dużo. Będzie to znów możliwe w następnej.
refusal-too-many-entries = Przy tym stole nie da się rozegrać więcej partii. Załóż nowy stół.
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
refusal-no-aids = Przy tym stole oferty i podgląd są wyłączone.
refusal-no-spectators = Ten stół nie wpuszcza widzów.
refusal-used = Ten link został już użyty.
refusal-expired = Ten link stracił ważność. Poproś o nowy.
refusal-other-seat = W tej partii masz już za sobą inne miejsce albo udało ci się je zwolnić. Usiądziesz tutaj od następnej partii.
refusal-other-command = Serwer nie zrozumiał tej strony. Odśwież ją.
refusal-unknown = Serwer nie mógł odpowiedzieć. Spróbuj ponownie.
refusal-stopping = Serwer się zatrzymuje; strona wróci sama.
refusal-slow = Połączenie jest zbyt wolne. Strona próbuje ponownie.
refusal-forgotten = To urządzenie zostało zapomniane. Odśwież stronę, żeby zacząć od nowa.
refusal-away = Serwer nie odpowiada. Gdy wróci, strona sama podejmie grę.
refusal-other = Odmowa: { $reason }.

## The page

app-needs-script = Twelvefold wymaga JavaScriptu.
app-loading = Chwileczkę…
app-part-missing = Nie udało się pobrać części gry. Odśwież stronę, gdy wróci internet.
app-table-closed = { $by ->
    [host] Gospodarz zamknął ten stół.
    [administrator] Administrator serwera zamknął ten stół.
   *[nobody] Ten stół jest zamknięty.
  }
app-no-code = Nie ma stołu o kodzie „{ $code }”. Sprawdź kod i spróbuj ponownie.
app-no-table = Pod tym linkiem nie ma stołu. Może już nie istnieje albo brakuje części linku.
app-nowhere = Pod tym adresem nic nie ma.
connection-offline = Jesteś offline. Twoje ruchy zostaną wysłane, gdy wrócisz.
connection-away = Utracono połączenie. Łączę ponownie…
connection-back = Połączono ponownie.
connection-outdated = Jest nowa wersja.
connection-reload = Odśwież stronę
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
home-learn = Naucz się grać
home-learn-summary = Krok po kroku · pięć minut
home-learn-continue = Kontynuuj lekcję
home-learn-left = Czeka w tym samym miejscu
home-today = Partia dnia
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
new-style = Charakter
new-people = Gracze
new-seats = Miejsca
new-variant = Wariant
new-aids = Pokazuj oferty i podgląd
new-listed = Pokaż na liście otwartych stołów
new-more = Więcej opcji
new-clock = Czas na ruch
new-clock-none = Bez ograniczeń
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
new-spectators = Inni mogą oglądać
new-seed = Kod rozdania, widoczny dla wszystkich
new-seed-none = Nowy
new-box = Użyj własnego pudełka
new-box-other = Użyj innego pudełka
new-box-remove = Graj bez pudełka { $name }
new-box-wrong = To nie jest pudełko z płytkami: { $why }
new-start = Rozpocznij grę
new-make = Utwórz stół
level-results = { $hint } · wygrane: { $won } z { $played }
level-seedling-hint = Bardzo łatwy
level-explorer-hint = Łatwy
level-naturalist-hint = Średni
level-ranger-hint = Trudny
level-expert-hint = Bardzo trudny
level-master-hint = Najtrudniejszy
level-seedling-plays = Na twoje pierwsze gry: widzi tylko najbliższe zwierzęta i myli się w liczeniu.
level-explorer-plays = Patrzy jedną rundę naprzód i wciąż słabo liczy.
level-naturalist-plays = Patrzy trzy rundy naprzód i czasem coś przeoczy.
level-ranger-plays = Patrzy sześć rund naprzód i rzadko się myli.
level-expert-plays = Rozgrywa ruchy w myślach, ale zapomina, które płytki wrócą na końcu.
level-master-plays = Myśli do sekundy, zgaduje twój cel i dokładnie wylicza ostatnie rundy.
variant-full = Standard
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
room-fill = Dodaj bota
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
settings-motion-auto = Auto
settings-motion-full = Pełne
settings-motion-less = Ograniczone
settings-quality = Grafika
settings-quality-auto = Auto
settings-quality-high = Najlepsza
settings-quality-low = Szybka
settings-quality-still = Nieruchoma
settings-quality-map = Płaska mapa
settings-glyphs = Symbole środowisk na planecie
settings-confirm = Kładź płytkę dopiero po drugim dotknięciu
settings-left = Układ dla leworęcznych
settings-notify = Powiadom o moim ruchu, gdy strona jest ukryta
settings-notify-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia.
settings-forget = Zapomnij mnie na tym urządzeniu
settings-forget-hint = Opuszczasz wszystkie swoje miejsca i tracisz tutaj listę partii, ustawienia i statystyki. W trwających partiach zastąpi cię bot. Tego nie da się cofnąć.
settings-forget-yes = Zapomnij mnie
settings-forget-no = Anuluj
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

## The table: requirements, lists, points

requirement-most = Najwięcej obszarów { $habitat }
requirement-touching = { $habitat } obok { $other }
requirement-apart = { $habitat } z dala od { $other }
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
face-laid = Ścianka { $face }: { $habitats }

## The table: seats

seats-title = Planety
seat-you = ty
seat-away = poza stołem, gra bot
seat-offline = brak połączenia
seat-resigned = już nie gra
seat-changed-hands = zmiana gracza
seat-thinking = zastanawia się
first-seat = pierwszy gracz w rundzie

## The table: the offer and placing

offer-title = Odkryte płytki
offer-tile = Płytka { $slot }: { $habitats }
offer-gone = Płytka { $slot } jest już zabrana
offer-taken = Płytka { $slot }: ma ją { $name }
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

## The table: hints

hint = Rada
hint-ask = Rada bota (H)
hint-thinking = Bot się zastanawia…
hint-line = Tak radzi bot; decyzja należy do ciebie.
hint-spoken = Bot radzi położyć płytkę { $slot } ({ $habitats }) na ściance { $face }. Enter ją kładzie.
hint-none = Boty nie mają teraz rady. Spróbuj za chwilę.
hint-alone = Rady są tylko w grze przeciw samym botom, gdy włączone są oferty i podgląd.
help-hint = poproś bota o radę, gdy grasz tylko z botami

## The table: rounds, races, objective, log

rounds-title = Rundy i ich zwierzęta
round-button = Runda { $round }: { $animals }
round-empty = brak zwierząt
face-down = Zakryta karta
race-title = Zwierzęta
race-now = Ta runda ({ $round })
race-round = Runda { $round }
race-none = Żadne zwierzę już nie czeka.
race-no-aids = Przy tym stole oferty i podgląd są wyłączone: licz samodzielnie.
race-draw = remis
race-no-bid = –
race-second = 2. obszar
race-second-why = Przy remisie w ostatniej rundzie decyduje drugi co do wielkości obszar każdej planety.
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
log-look = Zobacz na planecie
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
life-awarded-you = { $animal } zamieszka u ciebie
life-carried = { $animal } czeka na następną rundę: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-discarded = { $animal } odpada z gry: { $why ->
    [draw] remis
   *[none] brak ofert
  }
life-revealed = Odkryta karta rundy { $round }: { $animal }
life-by-second = Remis: decyduje drugi co do wielkości obszar
life-by-third = Remis: decyduje trzeci co do wielkości obszar

## The table: coming back

since-title = Pod twoją nieobecność
since-moves = { $moves ->
    [0] Życie toczyło się dalej.
    [one] Położono { $moves } płytkę.
    [few] Położono { $moves } płytki.
    [many] Położono { $moves } płytek.
   *[other] Położono { $moves } płytki.
  }
since-end = Zamknij

## The table: the end

end-you-won = Wygrywasz!
end-won = Zwycięstwo: { $name }
end-shared = Wspólna wygrana: { $names }
end-place = Zajmujesz { $place }. miejsce, { $points ->
    [0] tyle samo punktów, ale mniej zwierząt
    [one] strata: { $points } punkt
    [few] strata: { $points } punkty
    [many] strata: { $points } punktów
   *[other] strata: { $points } punktu
  }.
end-by-cards = Tyle samo punktów: decyduje liczba zwierząt.
end-by-shared = Tyle samo punktów i zwierząt: wygrana jest wspólna.
end-objective = Cel: { $habitat }
end-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }
end-rematch = Rewanż
end-no-rematch = Bez rewanżu
end-higher = Poziom wyżej: { $level }
end-lower = Poziom niżej: { $level }
end-again = Za rewanżem: { $names }.
end-replay = Powtórka
end-share = Kopiuj link do powtórki
end-copied = Skopiowano.
end-picture = Udostępnij obrazek
end-picture-text = Partia Twelvefold
end-picture-downloaded = Obrazek jest wśród pobranych plików.
end-picture-failed = Ta przeglądarka nie mogła utworzyć obrazka.
end-record = Pobierz zapis
end-result = Wynik

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Zamknąć ten stół?
    .text = Zamknie się na dobre i nikt już do niego nie dołączy.
    .yes = Zamknij stół
    .no = Zostaw otwarty
confirm-remove = Usunąć gracza { $name }?
    .text = { $status ->
        [playing] Bot gra dalej, dopóki ktoś nie usiądzie.
       *[waiting] Miejsce zwolni się dla każdego, kto ma link.
      }
    .yes = Usuń
    .no = Nie usuwaj
confirm-resign = Poddać tę partię?
    .text = { $then ->
        [bot] Bot zagra dalej za ciebie. Do tej partii nie da się wrócić.
       *[end] Partia od razu się skończy, bez zwycięzcy.
      }
    .yes = Poddaj się
    .no = Graj dalej
confirm-end = { $others ->
    [none] Zakończyć tę partię?
   *[some] Głosować za zakończeniem partii?
  }
    .text = { $others ->
        [none] Skończy się od razu, bez zwycięzcy.
       *[some] Skończy się bez zwycięzcy, gdy wszyscy się zgodzą. Do tego czasu możesz zmienić zdanie.
      }
    .yes = { $others ->
        [none] Zakończ partię
       *[some] Głosuj za końcem
      }
    .no = Graj dalej
removed-by = { $by ->
    [administrator] Administrator serwera usunął cię z miejsca.
    [bot] Gospodarz oddał twoje miejsce botowi.
   *[host] Gospodarz usunął cię z miejsca.
  }
removed-hint = { $seat ->
    [open] Możesz dalej oglądać albo usiąść ponownie, dopóki miejsce jest wolne.
   *[taken] Możesz dalej oglądać.
  }
removed-stay = Zostań przy stole
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
    [many] Zostało { $seconds } sekund.
   *[other] Zostało { $seconds } sekundy.
  }

## The table: menu, help, handing over

menu-say = Powiedz
menu-seats = Miejsca
menu-hand-over = Przekaż miejsce ({ $name }) komuś innemu
menu-hand-over-hint = Miejsce dostanie ten, kto pierwszy otworzy ten link. Działa tylko raz, najwyżej 24 godziny i tylko do końca partii.
menu-fill = Oddaj miejsce ({ $name }) botowi: { $bot }
menu-open = Otwórz miejsce ({ $name }) dla innych
take-over-title = To miejsce jest dla ciebie
take-over-hint = Ktoś przekazuje ci miejsce przy tym stole. Grasz dalej od tej samej chwili.
take-over = Zajmij miejsce
menu-leave = Partia
menu-end = Zgódź się zakończyć
menu-play-on = Graj dalej
menu-resign = Poddaj się
menu-sure = Na pewno?
help-title = Klawisze i gesty
help-hands = Jeden palec obraca planetę, dwa przybliżają ją i przekręcają. Przeciągnij płytkę na ściankę albo dotknij płytki, a potem ścianki; kółko, prawy przycisk myszy lub skręt dwoma palcami obraca płytkę. Drugie dotknięcie ją kładzie.
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
curtain-why = Cel widzi tylko osoba, która teraz gra.
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

## The rulebook: its page, and the ways to it

see-rules = Zasady
why = Zobacz zasadę
why-placing = Jak kłaść płytki
why-bids = Jak zwierzęta wybierają planetę
why-objective = Jak punktuje cel
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
rulebook-nothing = W zasadach nie ma nic o haśle „{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(nasza decyzja)**
rules-aim = O co chodzi w grze
rules-aim-planet = Tworzysz planetę. W każdej z dwunastu rund kładziesz na niej kolejną płytkę, a od trzeciej rundy zwierzęta szukają domu i osiedlają się tam, gdzie im się najbardziej podoba.
rules-aim-win = Po dwunastu rundach planeta jest gotowa. Wygrywa ten, kto stworzy najlepszy dom – dla zwierząt i dla swojego tajnego środowiska.
rules-aim-ours = To zasady opisane naszymi słowami. Tam, gdzie drukowane instrukcje milczą albo gdzie ich wydania się różnią, ktoś musi zdecydować. Zdecydowaliśmy my, a takie miejsca są oznaczone: { rules-ours }.
rules-words = Słowniczek
rules-word = Słowo
rules-meaning = Znaczenie
rules-word-habitat = środowisko naturalne
rules-meaning-habitat = Ocean, las, pustynia, góry lub lodowiec. W skrócie: środowisko.
rules-word-planet = planeta
rules-meaning-planet = Dwunastościan: 12 ścianek, na każdej jest miejsce na jedną płytkę.
rules-word-tile = płytka
rules-meaning-tile = Kontynent: pięciokąt z pięciu pól. W pudełku jest ich 50.
rules-word-area = pole
rules-meaning-area = Jeden trójkąt płytki. Cała planeta ma ich 60.
rules-word-region = obszar
rules-meaning-region = Wszystkie pola jednego środowiska, które łączą się ze sobą. Pojedyncze pole też jest obszarem.
rules-word-animal = zwierzę
rules-meaning-animal = Karta ze środowiskiem, które wskazuje kolor ramki, i z wymaganiem. W pudełku jest ich 45.
rules-word-objective = cel
rules-meaning-objective = Tajna karta z jednym środowiskiem. Daje punkty za to, ile pól tego środowiska ma na koniec twoja planeta.
rules-word-seat = miejsce
rules-meaning-seat = Miejsce przy stole. Miejsca idą zgodnie z ruchem wskazówek zegara: następne zajmuje sąsiad po twojej lewej. Programy numerują je od 0.
rules-word-round = runda
rules-meaning-round = Każdy kładzie jedną płytkę, potem rodzi się życie. Rund jest 12.
rules-word-offer = odkryte płytki
rules-meaning-offer = Płytki tej rundy, które są odkryte i jeszcze niezabrane.
rules-word-bid = oferta
rules-meaning-bid = To, co planeta może dać zwierzęciu, wyrażone liczbą.
rules-touch = Co z czym sąsiaduje
rules-touch-edge = Dwa pola sąsiadują, gdy mają wspólną krawędź: leżą obok siebie na jednej płytce albo po dwóch stronach krawędzi między dwiema ściankami. Pola, które stykają się tylko rogiem, nie sąsiadują { rules-ours }.
rules-touch-three = Gdy leżą już wszystkie płytki, każde pole sąsiaduje dokładnie z trzema innymi.
rules-picture-contacts = Cztery pary lasów. Przez krawędź między dwiema ściankami i obok siebie na jednej płytce sąsiadują. Rogiem i przez środek płytki nie sąsiadują.
rules-contact-edge = Przez krawędź
rules-contact-tile = Na jednej płytce
rules-contact-corner = Rogiem
rules-contact-middle = Przez środek
rules-contact-yes = Sąsiadują.
rules-contact-no = Nie sąsiadują.
rules-regions = Obszary
rules-regions-grow = Sąsiadujące pola tego samego środowiska tworzą obszar. Obszary ciągną się z płytki na płytkę, dookoła całej planety.
rules-picture-regions = Planeta z ośmioma położonymi płytkami i czterema wolnymi ściankami. Zaznaczone są jej trzy lasy: z 8, 4 i 1 pola.
rules-regions-title = Trzy lasy
rules-regions-caption = 8, 4 i 1 pole
rules-regions-map = Na płaskiej mapie obszar często biegnie dalej tam, gdzie planeta została rozcięta. Pokazuje to kropkowany brzeg, a gdy druga strona leży daleko, mała litera nazywa ściankę, na której obszar biegnie dalej.
rules-regions-example = Na rysunku las z 8 pól rozciąga się na ściankach c, b i g, a las z 4 na ściankach d oraz i. Pojedynczy las na ściance a styka się z lasem z 8 pól tylko rogiem i pozostaje osobnym obszarem.
rules-setup = Przygotowanie
rules-setup-players = W grze bierze udział od 2 do 4 graczy. Każdy zaczyna z pustą planetą.
rules-setup-tiles = Wymieszajcie 50 płytek i ułóżcie z nich dziesięć zakrytych stosów po pięć. To stosy rund od 1 do 10. Stosy 11 i 12 zapełnią się w trakcie gry.
rules-setup-animals = Potasujcie 45 zwierząt i wyłóżcie 20 z nich odkrytych pod rundami, tak jak pokazuje tabela. Pozostałe 25 zostaje w pudełku i nikt ich nie ogląda.
rules-setup-objectives = Rozdajcie każdemu w tajemnicy po jednym celu. Nie ma dwóch takich samych, a reszta zostaje w pudełku i nikt jej nie ogląda.
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
rules-round-token = Znacznik pierwszego gracza wędruje dalej.
rules-placing = Kładzenie płytek
rules-placing-take = Pięć płytek rundy zostaje odkrytych. Zaczynając od pierwszego gracza rundy i dalej zgodnie z ruchem wskazówek zegara, każdy bierze jedną z pozostałych płytek i kładzie ją na wolnej ściance swojej planety, w dowolnym z pięciu obrotów.
rules-placing-free = Nic nie musi do siebie pasować, a płytka nie musi leżeć obok innej. Raz położona płytka zostaje tak, jak leży { rules-ours }.
rules-picture-rotations = Jedna płytka w pięciu obrotach, każdy o kolejną piątą część obrotu w kierunku przeciwnym do ruchu wskazówek zegara.
rules-leftovers = Płytki, których nikt nie wziął
rules-leftovers-piles = Trafiają zakryte na stos 11, aż będzie na nim pięć, potem na stos 12, aż i na nim będzie pięć, a następne odpadają z gry. To, co zostaje w rundach 11 i 12, odpada z gry.
rules-leftovers-order = Odkłada się je w takiej kolejności, w jakiej zostały odkryte, a stosy 11 i 12 odkrywa się później w takiej kolejności, w jakiej trafiały na nie płytki { rules-ours }.
rules-life = Rodzi się życie
rules-life-look = Od rundy 3, gdy każdy położy płytkę, sprawdza się po kolei każde zwierzę pod tą rundą. Każda planeta składa mu ofertę, a najlepsza oferta zdobywa kartę.
rules-token = Kto zaczyna następną rundę
rules-token-left = Następną rundę zaczyna sąsiad po lewej od pierwszego gracza tej rundy.
rules-requirements = Czego chcą zwierzęta
rules-requirements-three = Każde zwierzę ma swoje środowisko i stawia planecie jedno z trzech wymagań. To, co planeta może dać, jest jej ofertą.
rules-requirement = Zwierzę chce
rules-requirement-bid = Oferta planety
rules-requirement-most = **najwięcej** obszarów
rules-requirement-most-bid = liczba jej obszarów środowiska zwierzęcia
rules-requirement-touching = **obok** innego środowiska
rules-requirement-touching-bid = wielkość jej największego obszaru środowiska zwierzęcia, który sąsiaduje z co najmniej jednym polem innego środowiska
rules-requirement-apart = **z dala** od innego środowiska
rules-requirement-apart-bid = wielkość jej największego obszaru środowiska zwierzęcia, który nie sąsiaduje z żadnym polem innego środowiska
rules-requirements-size = Wielkość to liczba pól. Wolna ścianka z niczym nie sąsiaduje.
rules-most = Najwięcej obszarów
rules-most-example = **Panda** chce najwięcej lasów. Każdy obszar liczy się jako 1, nawet najmniejszy. Ta planeta ma cztery lasy, więc jej oferta to 4.
rules-picture-most = Planeta, na której zaznaczono i policzono cztery lasy: jej oferta dla pandy to 4.
rules-most-caption = Najwięcej lasów: 4 obszary
rules-touching = Obok
rules-touching-example = **Lis** chce lasu obok lodowca. Wystarczy jedno pole lodowca, a liczy się cały las. Na tej planecie największy taki las ma 9 pól, więc jej oferta to 9.
rules-picture-touching = Ta sama planeta. Zaznaczony jest jej największy las, który sąsiaduje z lodowcem: jej oferta dla lisa to 9.
rules-touching-caption = Las obok lodowca: 9 pól
rules-apart = Z dala
rules-apart-example = **Wiewiórka** chce lasu z dala od lodowca, czyli takiego, który nigdzie z nim nie sąsiaduje; z czym jeszcze sąsiaduje las, nie ma znaczenia. Na tej planecie największy taki las ma 6 pól, więc jej oferta to 6.
rules-picture-apart = Ta sama planeta. Zaznaczony jest jej największy las, który nie sąsiaduje z lodowcem: jej oferta dla wiewiórki to 6.
rules-apart-caption = Las z dala od lodowca: 6 pól
rules-award = Kto dostaje zwierzę
rules-award-best = Kartę zdobywa najlepsza oferta, jeśli wynosi co najmniej 1 i nikt inny nie ma takiej samej.
rules-award-itself = Obszar musi sam spełniać wymaganie: jeśli twój największy las go nie spełnia, drugi las wciąż się liczy { rules-ours }. Widać to na planecie powyżej: jej największy las sąsiaduje z lodowcem, więc wiewiórka patrzy na las z 6 pól.
rules-ties = Remisy
rules-ties-carried = Jeśli najlepszą ofertę ma więcej niż jeden gracz albo nikt nie ma żadnej { rules-ours }, nikt nie dostaje karty. Karta czeka: trafia na sam dół kolumny następnej rundy i na koniec tamtej rundy sprawdza się ją ponownie.
rules-last-round = Remisy w ostatniej rundzie
rules-last-round-why = Po rundzie 12 nie ma już rundy, do której karta mogłaby przejść.
rules-last-round-most = Przy wymaganiu **najwięcej** remis oznacza, że karta odpada z gry: wraca do pudełka.
rules-last-round-second = Przy wymaganiach **obok** i **z dala** ci, którzy mają tę samą najlepszą ofertę, porównują swoje drugie co do wielkości obszary spełniające wymaganie. Większy wygrywa, a kto jest gorszy, wypada z porównania. Ci, którzy wciąż remisują, porównują trzecie. Obszar, którego się nie ma, liczy się jako 0. Jeśli i to nie rozstrzyga, karta odpada z gry.
rules-last-round-none = Zwierzę, któremu nikt nie składa oferty, odpada z gry.
rules-last-round-ours = Niektóre wydania pytają tylko, czy ktoś spełnia wymaganie po raz drugi, inne – jak dobrze. My porównujemy wielkości { rules-ours }.
rules-picture-fox = Dwie planety w rundzie 12. Ada i Beata mają po lesie z 9 pól, który sąsiaduje z lodowcem. Beata ma jeszcze drugi, z 5 pól.
rules-ada = Ada
rules-bea = Beata
rules-ada-caption = 9, a drugiego brak
rules-bea-caption = 9, potem 5: lis jest jej
rules-last-round-example = Lis chce lasu obok lodowca. Oferta Ady i oferta Beaty to 9. Beata ma drugi las obok lodowca, z 5 pól. Ada ma las z 6 pól, ale nie sąsiaduje on z żadnym lodowcem, więc tu się nie liczy. Lis trafia do Beaty. W każdej wcześniejszej rundzie czekałby dalej.
rules-known = Co wolno wiedzieć
rules-known-open = Każdy może w dowolnej chwili oglądać wszystkie planety, odkryte zwierzęta i zdobyte karty. Ukryte są:
rules-known-piles = stosy, które nie są jeszcze odkryte, i karty w pudełku,
rules-known-objectives = cele innych graczy – aż do końca gry,
rules-known-mystery = w wariancie „Tajemnicze zwierzęta” – zakryte zwierzęta.
rules-known-leftovers = Płytki, które trafiły zakryte na stosy 11 i 12, widzieli wszyscy. Nie trzeba ich pamiętać: Twelvefold je pokazuje.
rules-end = Koniec gry
rules-end-score = Po rundzie 12 odkrywa się cele. Dostajesz punkty za swój cel i za swoje zwierzęta.
rules-objective = Cel
rules-objective-step = Policz na swojej planecie pola środowiska ze swojego celu. Dostajesz punkty za najwyższy osiągnięty próg: za jeden próg, nie za sumę. Poniżej pierwszego progu jest to 0.
rules-objective-table = Ile pól trzeba na punkty
rules-scoring = Zwierzęta
rules-scoring-animals = Każde zwierzę daje 2 punkty albo 1, jeśli jego środowisko jest środowiskiem twojego celu. Zwierzęta dają punkty niezależnie od tego, czy udało się osiągnąć jakiś próg.
rules-winner = Kto wygrywa
rules-winner-points = Wygrywa ten, kto ma najwięcej punktów. Jeśli punktów jest tyle samo – ten, kto ma więcej kart zwierząt. Jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
rules-variants = Dwa warianty
rules-variants-combine = Można je dowolnie łączyć.
rules-beginner = Dla początkujących
rules-beginner-how = Nie ma celów. Każde zwierzę daje 1 punkt.
rules-mystery = Tajemnicze zwierzęta
rules-mystery-lie = 20 zwierząt leży po dwa pod każdą z rund od 3 do 12: jedno odkryte i jedno zakryte.
rules-mystery-turn = Na koniec każdej z rund od 1 do 10, po rozdzieleniu zwierząt, odkrywa się jedną kartę: tę, która leży dwie rundy dalej. Na koniec rundy 1 jest to karta rundy 3, na koniec rundy 10 – karta rundy 12.
rules-box = Pudełko
rules-box-data = Niektóre drukowane karty są znane na pewno, inne musieliśmy odtworzyć; dlatego zawartość pudełka to dane, a nie kod. Jeśli masz tę grę, możesz wprowadzić własne płytki i karty. Jak to zrobić, opisuje strona boxes.md w dokumentacji.
rules-box-standard = W standardowym pudełku każde środowisko ma dziewięć zwierząt: jedno chce **najwięcej**, cztery chcą **obok**, a cztery **z dala**, po jednym na każde inne środowisko. Każde dwa środowiska mają 2 wspólne płytki, każde trzy – 3.

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
grammar-hint = rada, wskazówka
    .does = co zrobiłby dobry bot
grammar-help = pomoc
    .does = ta lista
grammar-quit = koniec, wyjdź
    .does = zakończ tutaj
grammar-do-place = połóż płytkę 3 na ściance g z obrotem 1; Enter to potwierdza
grammar-do-try = co by to dało
grammar-do-turns = co dałby każdy obrót płytki 3 na ściance g
grammar-do-tile = płytka 3 i jej pięć pól
grammar-faces = Ścianki to litery od a do l: a to biegun północny, b–f pierścień wokół niego, g–k pierścień wokół bieguna południowego, l biegun południowy.
grammar-rotations = Obroty są od 0 do 4, przeciwnie do ruchu wskazówek zegara. Przy obrocie 0 pierwsze pole płytki jest zwrócone ku najbliższemu biegunowi; na samej ściance a – ku b, na l – ku g.
grammar-wrong-word = „{ $text }” nic tu nie znaczy. Znak zapytania wyjaśnia, co można wpisać.
grammar-wrong-tile = Płytka to 1 do 5, jak w 3g1, a nie „{ $text }”.
grammar-wrong-face = Ścianka to jedna z liter łacińskich od a do l, jak w 3g1, a nie „{ $text }”.
grammar-wrong-rotation = Obrót to 0 do 4, jak w 3g1, a nie „{ $text }”.
grammar-wrong-tile-first = Ruch zaczyna się od numeru płytki, jak w 3g1; w „{ $text }” go nie ma.
grammar-wrong-seat = Przy tym stole nie ma gracza „{ $text }”.
grammar-wrong-round = Runda to 1 do 12, a nie „{ $text }”.
grammar-wrong-extra = „{ $text }” tu nie pasuje.
grammar-wrong-long = Ten wiersz jest za długi. Znak zapytania wyjaśnia, co można wpisać.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Runda { $round } z { $rounds }: twój ruch.
spoken-confirm = Naciśnij Enter, aby położyć płytkę, albo wpisz inny ruch.
spoken-put-back = Płytka odłożona: { $move }.
spoken-free = Wolne ścianki: { $faces }.
spoken-face = Ścianka { $face }, { $name }:
spoken-edge = w stronę { $face } – { $habitat }
spoken-edge-joins = w stronę { $face } – { $habitat }, obszary się łączą
spoken-edge-alone = W stronę { $face }: { $habitat }, za krawędzią pusto.
spoken-edge-beside = W stronę { $face }: { $habitat }, za krawędzią { $beyond }.
spoken-open = W stronę { $face }: pusto.
spoken-open-beside = W stronę { $face }: pusto, za krawędzią { $beyond }.
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
spoken-bid = { $name }: oferta { $bid }
spoken-race = Runda { $round }: { $animal }. { $requirement }. { $bids }. Prowadzi { $name }.
spoken-race-draw = Runda { $round }: { $animal }. { $requirement }. { $bids }. Remis.
spoken-race-none = Runda { $round }: { $animal }. { $requirement }. Brak ofert.
spoken-has = { $name }, { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
    [many] { $count } zwierząt
   *[other] { $count } zwierzęcia
  }: { $animals }.
spoken-has-none = { $name }: jeszcze bez zwierząt.
spoken-lies = Przy { $move } płytka leżałaby tak: { $edges }.
spoken-brings = { $move } zmienia: { $changes }.
spoken-brings-nothing = { $move } nie zmienia żadnej oferty.
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

typed-title = Ruchy i pytania słowami
typed-line = Wpisz ruch lub pytanie
typed-hint = 3g1 kładzie płytkę 3 na ściance g z obrotem 1. ? pokazuje, o co można pytać. Esc opuszcza wiersz.
typed-open = Wpisz ruch lub pytanie (T)
typed-said = Co zostało powiedziane
spoken-held = Płytka leży. Enter zatwierdza ruch, U go cofa.
spoken-nothing-back = Nie trzymasz żadnej płytki i nie ma czego cofnąć.
spoken-waits = Runda { $round }: { $animal }. { $requirement }.
help-type = wpisz ruch lub pytanie
settings-typing = Pokaż wiersz do wpisywania ruchów i pytań

## The game in a terminal

cli-text-welcome = { $variant }. Grasz jako { $name }, przeciw tobie: { $rivals }.
cli-text-ask-for-help = Wpisz ?, aby zobaczyć pomoc.
cli-text-prompt = Twój ruch:
cli-text-prompt-held = Enter kładzie { $move }:
cli-text-nothing-held = Nie trzymasz żadnej płytki. Co położone, to leży.
cli-text-hint = { $bot } radzi: { $move }.
cli-text-kept = Partia jest zapisana w pliku { $file }.
cli-text-go-on = Graj dalej: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = Ostatnia partia w pliku { $file } jest skończona.
cli-no-level = Nie ma poziomu { $level }; są: { $levels }.
cli-play-not-in-text = { $option } dotyczy gry w przeglądarce; pomiń tę opcję albo --text.
cli-play-only-in-text = { $option } dotyczy gry w terminalu: dodaj --text.
cli-play-not-resumed = { $option } dotyczy nowej gry; z --resume partia toczy się dalej bez zmian.

## The lesson: what is said while one learns on a real table

lesson-title = Lekcja
lesson-leave = Opuść lekcję
lesson-restart = Zacznij od nowa
lesson-ask-leave = Opuścić lekcję?
    .text = Twój postęp zostaje zapisany. Możesz wrócić w każdej chwili ze strony głównej.
    .yes = Opuść
    .no = Ucz się dalej
lesson-ask-restart = Zacząć lekcję od nowa?
    .text = Stracisz postęp w lekcji i partię na stole.
    .yes = Zacznij od nowa
    .no = Ucz się dalej
lesson-way = Krok { $step } z { $steps }
lesson-go-on = Dalej
lesson-show = Pokaż mi
lesson-play-on = Graj dalej
lesson-hurry = Graj szybciej
lesson-wait = { $bot } wybiera płytkę…
lesson-wait-task = Połóż płytkę, jak chcesz.
lesson-welcome = To twoja planeta: dwanaście ścianek, na razie wszystkie wolne. W każdej z dwunastu rund kładziesz na niej jedną płytkę, a zwierzęta osiedlają się tam, gdzie im się najbardziej podoba. Przeciw tobie gra { $bot }, a wygrać będzie łatwo.
lesson-take = Przed tobą pięć odkrytych płytek. Każda ma pięć pól, a każde pole to jakieś środowisko: ocean, las, pustynia, góry lub lodowiec. Weź dowolną płytkę.
    .keys = Klawisze: 1–5
lesson-turn = Teraz obróć płytkę jedną z dwóch okrągłych strzałek pod planetą.
    .keys = Klawisze: Q i E
lesson-place = Wybierz dla niej dowolną ściankę: nic nie musi pasować. Dotknij ścianki, a potem naciśnij „Połóż”.
    .keys = Klawisze: strzałki wybierają ściankę, Enter kładzie płytkę
lesson-again = Płytka jest znowu wśród innych. Weź którąś jeszcze raz.
lesson-laid = No i leży. Przez chwilę można jeszcze cofnąć ruch; potem gra toczy się dalej, a { $bot } kładzie płytkę na swojej planecie.
lesson-regions = Pola jednego środowiska, które mają wspólną krawędź, tworzą obszar – także z płytki na płytkę. Rogi się nie liczą. Gdy płytka unosi się nad planetą, widać, jak duże byłyby jej obszary.
lesson-grow = Duży obszar jest wiele wart, więc niech któryś rośnie: pola łączą się tam, gdzie przy krawędzi spotykają się takie same środowiska.
lesson-task-region = Twoje zadanie: obszar z co najmniej { $goal ->
    [one] { $goal } pola
    [few] { $goal } pól
    [many] { $goal } pól
   *[other] { $goal } pola
  }. Środowisko: { $habitat }.
lesson-task-bid = Twoje zadanie: połóż płytkę tak, aby twoja oferta wynosiła co najmniej { $goal }.
lesson-missed-region = { $value ->
    [one] Tak powstałby obszar tylko z { $value } pola. Płytka wraca do ciebie.
    [few] Tak powstałby obszar tylko z { $value } pól. Płytka wraca do ciebie.
    [many] Tak powstałby obszar tylko z { $value } pól. Płytka wraca do ciebie.
   *[other] Tak powstałby obszar tylko z { $value } pola. Płytka wraca do ciebie.
  }
lesson-missed-bid = Tak twoja oferta wynosiłaby tylko { $value }. Płytka wraca do ciebie.
lesson-shown = Oto jeden ze sposobów: płytka jest nad właściwą ścianką i dobrze obrócona. Połóż ją.
lesson-solved-region = { $value ->
    [one] Świetnie: obszar z { $value } pola.
    [few] Świetnie: obszar z { $value } pól.
    [many] Świetnie: obszar z { $value } pól.
   *[other] Świetnie: obszar z { $value } pola.
  }
lesson-passed-region = Płytka leży. Obszary rosną z płytki na płytkę, a czasu jest dość.
lesson-solved-bid = Świetnie: twoja oferta to { $value }.
lesson-passed-bid = Płytka leży. Będą jeszcze inne zwierzęta.
lesson-animals = Odtąd na koniec każdej rundy przychodzą zwierzęta. Oto następne: { $animal }. Jego wymaganie: { $requirement }. Zamieszka na planecie, która może dać więcej.
lesson-bid = To, co planeta może dać, jest jej ofertą. Obok każdego zwierzęcia stoją obie oferty, twoja pierwsza. Dotknij swojej liczby obok tego zwierzęcia, a rozświetlą się obszary, które się liczą: { $animal }.
lesson-most = { $animal } chce najwięcej obszarów, choćby małych. Środowisko: { $habitat }. Pola, które ze sobą nie sąsiadują, są osobnymi obszarami.
lesson-touching = { $animal }. Wymaganie: { $requirement }. Twoja oferta to wielkość największego obszaru pierwszego środowiska, który sąsiaduje z drugim, choćby w jednym miejscu.
lesson-apart = { $animal }. Wymaganie: { $requirement }. Twoja oferta to wielkość największego obszaru pierwszego środowiska, który nigdzie nie sąsiaduje z drugim. Wolna ścianka z niczym nie sąsiaduje.
lesson-life-yours = { $animal } zamieszka u ciebie! Oferty: twoja – { $value }, przeciwnika ({ $bot }) – { $other }.
lesson-life-theirs = { $animal } znajduje dom: { $bot }. Twoja oferta to { $value }, lepsza to { $other }. Przyjdzie jeszcze wiele zwierząt.
lesson-life-waits = { $animal } na razie do nikogo nie trafia. Oferty to { $value } i { $other }, więc karta przechodzi do następnej rundy.
lesson-tie-seen = Remis: { $animal }. Obie oferty to { $value }. Wtedy nikt nie dostaje karty: przechodzi ona do następnej rundy i tam oferty porównuje się od nowa.
lesson-tie = A jeśli najlepsze oferty są równe? Wtedy nikt nie dostaje karty: przechodzi ona do następnej rundy i tam oferty porównuje się od nowa.
lesson-tie-picture = Dwie oferty po 4: karta przechodzi z rundy 6 do rundy 7.
lesson-objective = To twój tajny cel: { $habitat }. Za { $areas ->
    [one] { $areas } takie pole
    [few] { $areas } takie pola
    [many] { $areas } takich pól
   *[other] { $areas } takiego pola
  } na koniec dostaniesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, a za więcej pól – więcej. Zwierzę jest warte 2 punkty, ale tylko 1, jeśli żyje w środowisku twojego celu.
lesson-objective-secret = Każdy ma tajny cel: środowisko, którego pól planeta powinna mieć na koniec jak najwięcej.
lesson-free = { $rounds ->
    [one] Teraz znasz już grę. Została { $rounds } runda: postaraj się, by twoja planeta była lepszym domem.
    [few] Teraz znasz już grę. Zostały { $rounds } rundy: postaraj się, by twoja planeta była lepszym domem.
    [many] Teraz znasz już grę. Zostało { $rounds } rund: postaraj się, by twoja planeta była lepszym domem.
   *[other] Teraz znasz już grę. Zostało { $rounds } rundy: postaraj się, by twoja planeta była lepszym domem.
  }
lesson-idle = Graj, jak chcesz. Na końcu zobaczysz, jak liczy się punkty.
lesson-end = Tak liczy się punkty: twój cel daje { $objective }, a twoje zwierzęta { $animals }, razem { $total }. Przeciwnik ({ $bot }) ma { $other }. Przy równej liczbie punktów wygrywa ten, kto ma więcej zwierząt.
lesson-end-more = To była cała gra. Na stronie głównej czekają silniejsze boty, a znajomi mogą tam do ciebie dołączyć.

## The command line: its frame

cli-lang = Język: { $codes }; domyślnie z ustawień regionalnych.
cli-version = Pokaż wersję programu.
cli-about =
    Gra planszowa, w której dwanaście płytek tworzy planetę: graj, zapisuj, sprawdzaj, mierz.

    Nieoficjalny projekt fanowski, niezwiązany z wydawcą gry.
cli-no-language = Nie ma języka { $name }; są: { $codes }.

## The command line: options that several commands share

cli-option-players = Liczba miejsc.
cli-option-seed = Kod rozdania: liczba całkowita mniejsza niż 2**256 lub dowolny tekst; ten sam kod daje te same partie.
cli-option-mystery = Połowa zwierząt jest na początku zakryta.
cli-option-beginner = Bez celów; każde zwierzę to 1 punkt.
cli-option-bots = Kto gra: jedna nazwa dla wszystkich miejsc albo po jednej na miejsce, rozdzielone przecinkami.
cli-option-box = Własne pudełko z płytkami; zob. docs/boxes.md.
cli-option-json = Wypisz JSON do odczytu przez program.
cli-option-port = Port; 0 to dowolny wolny.
cli-option-database = Plik albo postgresql://…; domyślnie plik w twoim katalogu danych.
cli-no-box = { $path } nie jest pudełkiem do gry
cli-no-stdout = do zapisu potrzebny jest plik, a - nie jest plikiem
cli-cannot-be-read = { $path }: nie można odczytać: { $why }
cli-playing = rozgrywanie
cli-and = {" i "}

## The command line: play, serve, admin, backup

cli-play = Graj w przeglądarce: przeciw botom, przy jednym ekranie albo ze znajomymi. Ctrl-C kończy; partie zostają zapisane.
cli-play-lan = Wpuść innych z sieci lokalnej, np. telefon obok.
cli-play-browser = Otwórz przeglądarkę, jeśli jest.
cli-play-text = Graj przeciw botom tu, w terminalu.
cli-play-level = Z --text: jak dobrze grają boty.
cli-play-plain = Z --text: same zdania, dla czytników ekranu.
cli-play-record = Z --text: zapisz partię jako wiersz tego pliku.
cli-play-resume = Z --text: kontynuuj ostatnią partię z pliku.
cli-play-starting = Uruchamianie gry.
cli-play-here = Twelvefold działa pod adresem { $url }
cli-play-beside = Na telefonie lub komputerze obok otwórz { $url }
cli-play-alone = Ten komputer nie jest w żadnej sieci lokalnej: nikt inny nie dołączy.
cli-play-others = Aby wpuścić innych obok: { $command }
cli-play-end = Ctrl-C kończy; partie zostają zapisane.
cli-serve = Udostępniaj stoły do gry, aż nadejdzie sygnał. Dziennik to wiersze JSON na stderr.
cli-serve-host = Adres, na którym nasłuchiwać; 0.0.0.0 to wszystkie.
cli-serve-public-url = Adres widoczny dla graczy, np. https://planets.example.org.
cli-serve-proxy = Adres proxy, któremu można wierzyć co do adresu klienta.
cli-serve-forget-after = Po ilu dniach usunąć porzucony stół.
cli-serve-bot-workers = Liczba procesów, w których myślą boty.
cli-serve-bot-pause = Ile sekund bot odczekuje po tym, co pokazano ostatnio, gdy grają ludzie; 0: wcale.
cli-serve-limit = Inne ograniczenie; lista jest w docs/hosting.md.
cli-serve-web = Inny klient do udostępnienia.
cli-serve-here = Twelvefold jest dostępny pod adresem { $url }
cli-admin = Przeglądaj i zamykaj stoły działającego serwera jako jego gospodarz.
cli-admin-list = Wypisz używane stoły.
cli-admin-close = Zamknij stół; wszyscy przy nim się o tym dowiedzą.
cli-admin-kick = Odbierz komuś miejsce; będzie wolne, a w trakcie partii zajmie je bot.
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
cli-admin-closed = { $table }: stół jest zamknięty
cli-admin-kicked = { $table }: miejsce { $seat } jest wolne
cli-admin-no-token = zmienna { $variable } musi zawierać token, z którym uruchomiono serwer
cli-admin-refused = serwer odmawia: { $reason }
cli-admin-no-server = pod adresem { $url } nie ma serwera Twelvefold: { $why }
cli-backup = Zapisz wszystkie stoły w nowym pliku, także podczas pracy serwera.
cli-backup-file = Plik kopii zapasowej.
cli-backup-saving = Zapisywanie
cli-backup-saved = { $rows ->
    [one] { $rows } wiersz jest w pliku { $file }
    [few] { $rows } wiersze są w pliku { $file }
    [many] { $rows } wierszy jest w pliku { $file }
   *[other] { $rows } wiersza jest w pliku { $file }
  }
cli-restore = Przywróć stoły z kopii zapasowej do pustej bazy danych dowolnego rodzaju.
cli-restore-restoring = Przywracanie
cli-restore-restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
    [many] Przywrócono { $rows } wierszy
   *[other] Przywrócono { $rows } wiersza
  }

## The command line: watch and show

cli-watch = Obejrzyj całą partię botów: każdy ruch, powód przyznania każdego zwierzęcia i rosnące planety.
cli-watch-pace = Sekundy między rundami; bez przerw, gdy nikt nie patrzy.
cli-watch-seed = Kod rozdania { $seed }: { $seats }
cli-watch-seat = miejsce { $seat } – { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; zamiast niego gra naive
cli-round-opened = Runda { $round }: zaczyna miejsce { $seat }; odkryte płytki: { $tiles }
cli-placed = {"  "}{ $move }  miejsce { $seat } kładzie płytkę { $tile } ({ $areas }) na ściance { $face }
cli-revealed = {"  "}Odkryta karta rundy { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }, decyduje drugi obszar ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → miejsce { $seat }, decyduje trzeci obszar ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] remis
   *[none] brak ofert
  }, czeka na następną rundę
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] remis
   *[none] brak ofert
  }, odpada z gry
cli-most = najwięcej obszarów { $habitat }
cli-touching = { $habitat } obok { $other }
cli-apart = { $habitat } z dala od { $other }
cli-end = Koniec gry:
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
cli-show-record = Plik z zapisami; bez numeru wiersza – wiersz 1.
cli-show-move = Po tylu ruchach; domyślnie po ostatnim.
cli-show-seat = Tylko planeta tego miejsca.
cli-show-svg = Zamiast wyświetlać, zapisz obrazek w tym pliku.
cli-show-picture = obrazek jest w pliku { $file }
cli-show-no-seat = miejsce { $seat } nie istnieje: liczba miejsc w tej partii to { $players }, numery od 0
cli-show-no-move = { $record } ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }, a nie { $wanted }
cli-show-no-line = { $path } ma wiersze od 1 do { $last }; wiersza { $wanted } nie ma
cli-show-offer = Odkryte płytki: { $tiles }
cli-show-face-down = Runda { $round }: zakryta karta
cli-show-animal = Runda { $round }: { $animal }, { $requirement }: { $bids }
cli-picture-over = Koniec gry, { $points }
cli-picture-round = Runda { $round } z 12, na ruchu miejsce { $seat }
cli-picture-seat = Miejsce { $seat }
cli-picture-to-move = Miejsce { $seat } · na ruchu
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

    Z opcją --out każda partia staje się zapisem; ten sam kod rozdania daje ten sam plik, niezależnie od liczby rdzeni. Bez tej opcji tabela pokazuje, jak poszły partie.
cli-simulate-games = Liczba partii.
cli-simulate-out = Zapisy trafiają do tego pliku, po jednym w wierszu; - to stdout.
cli-simulate-written = { $games ->
    [one] { $games } partia jest w pliku { $file }
    [few] { $games } partie są w pliku { $file }
    [many] { $games } partii jest w pliku { $file }
   *[other] { $games } partii jest w pliku { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }
cli-verify =
    Odtwórz zapisy według zasad.

    Przy każdym błędnym zapisie osobny wiersz mówi, gdzie on jest i co jest w nim źle; na końcu jest liczba poprawnych i błędnych. Kod wyjścia: 0, gdy wszystkie są poprawne, 1, gdy któryś jest błędny, 2, gdy nie można odczytać pliku.
cli-verify-files = Pliki z zapisem w każdym wierszu; - to stdin.
cli-verify-verifying = sprawdzanie
cli-train =
    Wyucz tabele botów z partii, które boty grają same ze sobą, na pudełku standardowym albo własnym.

    Boty używają pliku, gdy im się go wskaże: --bots expert:tables=tables.npz. Ten sam kod rozdania daje te same tabele, niezależnie od liczby rdzeni.
cli-train-out = Plik na tabele.
cli-train-games = Liczba partii uczących w każdym pokoleniu.
cli-train-searched = Liczba partii bota przeszukującego, po ostatnim pokoleniu.
cli-train-learning = uczenie
cli-train-no-file = { $path } nie jest plikiem, w którym można zachować tabele
cli-train-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  } w { $seconds } s; tabele są w pliku { $file }
cli-train-kind = { $kind ->
    [two] 2 miejsca
    [two-beginner] 2 miejsca, dla początkujących
    [more] 3 i 4 miejsca
   *[more-beginner] 3 i 4 miejsca, dla początkujących
  }
cli-bench =
    Zmierz silnik: losowe partie, ruchy z Pythona, zapisy, partie w seriach, uruchamianie, pamięć.

    Każdy wynik jest najlepszym z wielu krótkich pomiarów; na komputerze zajętym czymś jeszcze porównuj tylko wyniki jednego uruchomienia. Inne gry wykonują na ruch inną pracę: ich wyniki mówią, jak szybkie są takie silniki, a nie który jest lepszy.
cli-bench-seconds = Czas każdego pomiaru w sekundach.
cli-bench-peers = Zmierz też silniki innych gier, jeśli są zainstalowane.
cli-bench-start = Zmierz też uruchamianie i kompilację.
cli-bench-measuring = pomiar
cli-bench-not-started = nie można zmierzyć uruchamiania, bo osobny proces zawiódł: { $why }
cli-bench-silent = bez komunikatu

## The command line: headings of tables

cli-column-seat = miejsce
cli-column-bot = bot
cli-column-games = partie
cli-column-victories = zwycięstwa
cli-column-points = punkty
cli-column-animals = zwierzęta
cli-column-win-rate = wygrane
cli-column-interval = 95%
cli-column-ms = ms/ruch
cli-column-rating = ranking
cli-column-objective = cel
cli-column-animal-points = punkty za zwierzęta
cli-column-others = punkty innych
cli-column-award-round = runda zdobycia
cli-column-kind = rodzaj partii
cli-column-generation = pokolenie
cli-column-situations = sytuacje
cli-column-loss = strata przed nim
cli-column-what = co
cli-column-of = szczegóły
cli-column-figure = wynik

## The command line: arena

cli-arena =
    Sprawdź, który bot jest silniejszy.

    Każde rozdanie rozgrywa się z każdego miejsca, więc szczęście nikomu nie sprzyja. Dwa boty na dwóch miejscach grają mecz; dwa boty, a miejsc więcej: pierwszy siedzi sam wśród kopii drugiego; tyle botów, ile miejsc: wszystkie siedzą razem; botów więcej: turniej. Z opcją --out przerwane zawody toczą się dalej od chwili przerwania.

    Z opcją --sprt kod wyjścia to 0, gdy pierwszy bot jest przyjęty, 1, gdy odrzucony, 3, gdy --games nie wystarczyło.
cli-arena-bots = Kto gra: co najmniej dwa boty, rozdzielone przecinkami.
cli-arena-games = Liczba partii, zaokrąglana w górę do pełnych rozdań.
cli-arena-out = Zachowaj partie w tym pliku, po jednym zapisie w wierszu, i kontynuuj od nich.
cli-arena-sprt = Graj, aż pierwszy bot zostanie przyjęty lub odrzucony.
cli-arena-statistics = Pokaż też, jak grają boty.
cli-arena-picture = Narysuj ranking w tym pliku jako SVG.
cli-arena-report = Zapisz wszystkie wyniki jako JSON.
cli-arena-ray = Graj na klastrze Ray z RAY_ADDRESS albo na miejscowym.
cli-arena-two = test sekwencyjny porównuje dwa boty, a nie { $count }
cli-arena-no-stdout = partie zachowuje się w pliku, aby zawody można było kontynuować: podaje go --out, a - nie jest plikiem
cli-arena-own-files = --out, --picture i --report: każda z tych opcji wymaga osobnego pliku
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
cli-arena-alone = { $alone } siedzi samotnie wśród kopii bota { $copies }: przy równej sile wygrywałby { $share } partii.
cli-arena-rounded = { $asked ->
    [one] Zamówiono { $asked } partię; liczba jest zaokrąglona w górę do pełnych rozdań.
    [few] Zamówiono { $asked } partie; liczba jest zaokrąglona w górę do pełnych rozdań.
    [many] Zamówiono { $asked } partii; liczba jest zaokrąglona w górę do pełnych rozdań.
   *[other] Zamówiono { $asked } partii; liczba jest zaokrąglona w górę do pełnych rozdań.
  }
cli-arena-every-seat = Każde rozdanie rozegrano z każdego miejsca.
cli-arena-all-met = Każde rozdanie rozegrano z każdego miejsca, a każdy zestaw botów spotkał się równie często.
cli-arena-few = Każde rozdanie rozegrano z każdego miejsca; partii było za mało, aby spotkał się każdy zestaw botów.
cli-arena-matrix = odsetek wygranych wiersza przeciw kolumnie
cli-arena-how = jak grają: średnie i połowa szerokości przedziału 95%
cli-arena-order = Odsetek wygranych według kolejności ruchów w rundzie 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } zawodzi { $count } raz: { $what }
    [few] { $bot } zawodzi { $count } razy: { $what }
    [many] { $bot } zawodzi { $count } razy: { $what }
   *[other] { $bot } zawodzi { $count } razu: { $what }
  }
cli-arena-stopped = Zatrzymano. To samo polecenie będzie kontynuować partie z { $file }.
cli-arena-first = {"  "}po raz pierwszy { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } namysł przerwany przez zegar
    [few] { $bot }: { $count } namysły przerwane przez zegar
    [many] { $bot }: { $count } namysłów przerwanych przez zegar
   *[other] { $bot }: { $count } namysłu przerwanego przez zegar
  }
cli-arena-remarked = Uwagi bota { $bot }: { $what }
cli-remark-crash = błąd wykonania
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
cli-sketch-empty = Nie leży żadna płytka.
cli-sketch-free = Wolne ścianki: { $faces }.
cli-sketch-latest = Ostatnia płytka leży na ściance { $face }.

## Errors of boxes, deals, seeds, moves

error-value = ta wartość
error-box-long = plik jest dłuższy niż { $most } B
error-utf8 = to nie jest tekst UTF-8: bajt { $byte }
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
error-box-id = { $where }: id musi być tekstem, od 1 do { $most } drukowalnych znaków
error-box-habitat = { $where }: habitat { $value } nie jest środowiskiem
error-box-requirement = { $where }: requirement { $value } to nie most, touching ani apart
error-box-most = { $where }: przy most nie ma drugiego środowiska
error-box-other = { $where }: other { $value } nie jest środowiskiem
error-box-own = { $where }: other to własne środowisko zwierzęcia
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
error-box-layout-sum = layout: zwierząt pod rundami musi być { $needed }, a nie { $value }
error-deal-integers = liczba graczy, pierwsze miejsce i płytki muszą być zwykłymi liczbami całkowitymi
error-deal-habitats = muszą to być środowiska
error-players = może grać od 2 do 4 graczy, a nie { $players }
error-deal-objectives = potrzeba { $players } różnych, po jednym na miejsce
error-no-seat = miejsce { $seat } nie istnieje
error-deal-piles = stosów musi być { $piles }, a płytek w każdym { $tiles }
error-no-tile = nie ma płytki { $tile }
error-tile-twice = płytka { $tile } występuje dwa razy
error-deal-columns = liczby zwierząt pod rundami (rund jest { $rounds }) muszą być takie: { $wanted }, a nie { $found }
error-no-animal = nie ma zwierzęcia { $animal }
error-animal-twice = { $animal } występuje dwa razy
error-move-code = kod ruchu to liczba od 0 do { $last }, a nie { $code }
error-move-text = { $text } nie jest ruchem: potrzebne są płytka od 1 do 5, ścianka od a do l i obrót od 0 do 4, jak w 3g1
error-move-none = { $move } nie jest ruchem: płytki są od 0 do 4, ścianki od 0 do 11, obroty od 0 do 4
error-game-over = gra jest skończona
error-slot-taken = { $move }: płytka { $tile } tej rundy jest już zabrana
error-face-taken = { $move }: ścianka { $face } planety miejsca { $seat } ma już płytkę, a położonych płytek się nie przesuwa
error-nothing-to-take-back = nie ma ruchu do cofnięcia
error-seed-long = kod rozdania ma najwyżej { $most } B, a nie { $found }
error-seed-type = kod rozdania to liczba całkowita, tekst lub bajty, a nie { $type }
error-seed-bounds = kod rozdania to liczba całkowita od 0 do 2**256 - 1
error-trial-seat = miejsce { $seat } nie istnieje: miejsca są od 0 do { $last }
error-trial-tile = nie ma płytki { $tile }: płytki są od 0 do { $last }
error-trial-faces = ścianek na planecie jest { $faces }, a nie { $found }
error-trial-rotation = nie ma obrotu { $rotation }: obroty są od 0 do { $last }

## Errors of records

error-record-long = żaden zapis nie jest dłuższy niż { $most } B
error-record-deep = to nie jest zapis: zbyt głębokie zagnieżdżenie
error-json-at = to nie jest JSON: { $why }, znak { $place }
error-is-missing = brakuje
error-no-object = { $value } nie jest obiektem
error-no-record = { $value } nie jest zapisem
error-not-here = { $name } tu nie pasuje
error-no-list = { $value } nie jest listą
error-no-integer = { $value } nie jest liczbą całkowitą
error-record-format = { $value } nie jest tu znane, tylko { $known }
error-record-unfinished = nie powinno tego być: ruchów jest dopiero { $made } z { $moves }
error-no-flag = { $value } to ani true, ani false
error-no-animal-id = { $value } nie jest id zwierzęcia
error-no-habitat = { $value } nie jest środowiskiem
error-record-objectives = potrzeba po jednym na każde miejsce, jest { $found }
error-record-no-objectives = w grze dla początkujących nie rozdaje się celów, a jest { $found }
error-record-over = gra kończy się po { $moves } ruchach
error-record-bounds = { $value } nie jest liczbą od 0 do { $last }
error-is-no-move = to nie jest ruch
error-record-turn = kolej na miejsce { $turn }, a nie { $seat }
error-record-tile = płytki { $tile } nie ma wśród pięciu z rundy { $round }
error-record-tile-taken = płytka { $tile } jest już zabrana w tej rundzie
error-record-face-taken = ścianka { $face } ({ $letter }) planety miejsca { $seat } ma już płytkę
error-record-missing = brakuje: { $value }
error-record-extra = tego nie powinno tu być: { $value }
error-record-other = jest { $value }, a powinno być { $right }

## Errors of bots and arenas

error-tables-version = { $path } nie zawiera tabel w tej wersji ({ $version })
error-tables-none = { $path } nie zawiera tabel; tworzy je twelvefold train
error-tables-size = { $path } zawiera tabele innej wielkości; nowe tworzy twelvefold train
error-cannot-read = nie można odczytać { $path }: { $why }
error-cannot-write = nie można zapisać { $path }: { $why }
error-bot-class = { $file }: podaj też klasę, jak w my_bot.py:Mine
error-bot-file = { $file }: nie ma takiego pliku
error-bot-load = nie można wczytać bota { $bot }: { $why }
error-bot-late = { $bot }: bot nie wczytał się w ciągu { $seconds } s
error-bot-no-class = { $bot } to nie klasa, lecz { $type }
error-bot-no-options = brak
error-bot-make = nie można utworzyć bota { $bot } (opcje: { $options }): { $why }
error-bot-choose = { $bot } daje { $type } bez metody choose(turn)
error-bot-has-none = w { $file } nie ma { $name }
error-bot-option = { $bot }: { $option } nie jest opcją; opcje wyglądają jak ms=50, każda najwyżej raz
error-bot-option-among = { $bot }: { $option } ma jedną z wartości { $among }, a nie { $value }
error-bot-option-number = { $bot }: { $option } to liczba od { $least } do { $most }, a nie { $value }
error-bot-no-option = { $bot } nie ma opcji { $option }
error-no-bot = nie ma bota { $bot }; są: { $bots }
error-bot-tables = { $bot }: plik z tabelami wczytuje się tylko dla właściciela komputera
error-bots-seats = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }): podaj jednego dla wszystkich albo po jednym na miejsce
error-bot-name = nazwa bota może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }
error-arena-bots = arena wymaga od 2 do { $most } różnych botów, a nie { $found }
error-arena-names = dwa boty mają nazwę { $name }; każdy musi mieć własną
error-arena-seats = liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $seats }): podaj dwa, po jednym na miejsce albo więcej na turniej
error-process-ended = jeden z procesów roboczych został zakończony z zewnątrz; uruchom polecenie ponownie
error-sprt-numbers = test sekwencyjny to dwie liczby rozdzielone przecinkiem, np. 0,5 (od 0 do 5), a nie { $value }
error-sprt-order = test sekwencyjny prowadzi od mniejszego do większego Elo w granicach 1000, a nie { $value }
error-ray-needed = arena na klastrze wymaga Ray: { $command }
error-ray-lost = grupa partii przepadła razem ze swoim procesem, { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
  } lub z całym klastrem ({ $why }): czy starcza pamięci?
error-ray-none = pod adresem { $address }, który podaje RAY_ADDRESS, nie ma klastra Ray
error-ray-closed = klaster Ray pod adresem { $address } nie wpuszcza: czy jest w tej samej wersji i czy jest tu jego token?
error-kept-no-file = { $path } nie jest plikiem, w którym można zachować partie
error-kept-in-use = { $path } jest w użyciu przez inną arenę
error-kept-no-arena = to nie jest zapis areny
error-kept-differs = to inna arena: { $name } to { $one }, a nie { $other }
error-kept-differs-somewhere = to inna arena: { $name } ma inną wartość
error-kept-refused = { $where }: { $what }; podaj w --out inny plik albo pomiń tę opcję
error-kept-torn = { $where }: ten zapis areny jest niepełny
error-kept-box = to inna arena: ma inne pudełko
error-kept-deal = to inna arena: jej rozdanie nie pochodzi z tego kodu

## Errors of servers and databases

error-limit = --limit { $value }: podaj jedną z nazw { $names } i liczbę, np. sockets=50
error-limit-number = --limit { $value }: { $number } nie jest liczbą od 1 do { $most }
error-public-url = --public-url { $url } nie jest adresem takim jak https://planets.example.org: podaj schemat i host, bez ścieżki
error-proxy = --proxy { $proxy }: podaj adres lub sieć, np. 10.0.0.0/8
error-token = token gospodarza jest za krótki: potrzeba co najmniej { $least ->
    [one] { $least } znaku
    [few] { $least } znaków
    [many] { $least } znaków
   *[other] { $least } znaku
  }
error-port = --port { $port }: port to liczba od 0 do 65535
error-port-taken = port { $port } jest zajęty: wybierz inny przez --port albo 0, czyli dowolny wolny
error-port-denied = portu { $port } nie wolno tu użyć: wybierz przez --port numer od 1024 wzwyż
error-host = nie można nasłuchiwać na { $host }: { $why }
error-no-utf8 = to nie jest UTF-8
error-backup-early = kończy się za wcześnie
error-backup-line = jeden z wierszy jest błędny ({ $why })
error-backup-newer = pochodzi z nowszej wersji Twelvefold
error-backup-there = { $path } już istnieje: podaj inny plik
error-backup-beginning = początek nie jest początkiem kopii zapasowej
error-backup-none = { $path } nie jest kopią zapasową albo plik jest uszkodzony
error-backup-load = nie można wczytać { $path }: { $why }
error-backup-twice = zaczyna się dwa razy
error-backup-rows = wierszy powinno być { $rows }, a jest { $done }
error-no-database = nie ma bazy danych { $path }
error-database-version = ta baza danych nie jest w tej wersji: uruchom na niej raz serwer
error-database-full = baza danych nie jest pusta
error-database-busy = baza danych nie odpowiada: wszystkie połączenia są zajęte
error-database-refuses = baza danych odmawia: { $why }
error-not-stored = tego nie można zachować ({ $why })
error-database-newer = pochodzi z nowszej wersji Twelvefold: zainstaluj ją albo podaj inną bazę danych
error-database-folder = nie można użyć { $path }: to katalog
error-database-unusable = nie można użyć { $path }: { $why }
error-database-ours = { $path } jest już w użyciu przez ten serwer
error-database-made = nie można utworzyć { $path }: { $why }
error-database-theirs = { $path } jest w użyciu przez inny serwer: naraz może być tylko jeden
error-database-opened = nie można otworzyć { $path }: { $why }
error-database-system = system plików nie potrafi tego, czego wymaga SQLite (dziennik w pamięci współdzielonej)
error-database-unnamed = nie podano bazy danych: { $forms }
error-database-url = niezrozumiały URL bazy danych: { $forms }
error-database-slashes = URL pliku SQLite ma trzy ukośniki, przy pełnej ścieżce cztery, i nic po niej
error-database-driver = PostgreSQL wymaga sterownika: { $command }
error-database-unknown = { $name } nie jest bazą danych znaną Twelvefold: { $forms }
error-database-forms = podaj plik, sqlite:///file.db lub postgresql://user:password@host/database
error-database-silent = baza danych nie odpowiada: { $why }
