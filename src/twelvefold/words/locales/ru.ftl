### Twelvefold in Russian. The words are those of the printed rules: тайл, участок, регион, животное, цель, раунд; ours: грань, заявка, место, стол.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. `within-…` is the genitive here.

game = Twelvefold
motto = Двенадцать раундов, двенадцать граней. Создайте планету и узнайте, кто на ней поселится.
fan-project = Неофициальный фанатский проект, не связанный с издателем игры.

## Habitats

habitat-ocean = Океан
habitat-forest = Лес
habitat-desert = Пустыня
habitat-mountain = Горы
habitat-glacier = Ледник

## Levels and seats

level-seedling = Росток
level-explorer = Следопыт
level-naturalist = Натуралист
level-ranger = Егерь
level-expert = Знаток
level-master = Мастер
seat-bot = { $bot } { $seat }
seat-open = Свободно
seat-nameless = Игрок { $seat }

## Why something was refused

refusal-bad-message = Сервер не понял эту страницу. Обновите её.
refusal-too-long = Слишком длинно.
refusal-not-greeted = Сервер не понял эту страницу. Обновите её.
refusal-other-protocol = У сервера и страницы разные версии. Обновите страницу.
refusal-too-fast = Слишком быстро. Подождите немного.
refusal-too-many = Пока хватит. Попробуйте чуть позже.
refusal-no-table = Такого стола нет.
refusal-no-box = Такой коробки с тайлами нет.
refusal-no-bot = Такого бота нет.
refusal-bad-name = Выберите, пожалуйста, другое имя.
refusal-bad-options = Такой стол создать нельзя.
refusal-stale = За столом что-то изменилось. Взгляните ещё раз.
refusal-no-seat = Свободных мест больше нет.
refusal-not-yours = Это не ваше место.
refusal-not-the-host = Это может только хозяин стола.
refusal-not-now = Сейчас это невозможно.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-held = Секунду: последний ход ещё могут отменить.
refusal-illegal = Эта грань занята, или тайл уже взят.
refusal-no-aids = За этим столом играют без подсказок.
refusal-no-spectators = Зрителей за этот стол не пускают.
refusal-used = Эта ссылка уже использована.
refusal-unknown = Сервер не смог ответить. Попробуйте ещё раз.
refusal-stopping = Сервер останавливается; страница вернётся сама.
refusal-slow = Связь слишком медленная. Страница пробует ещё раз.
refusal-away = Сервер недоступен. Когда он вернётся, страница продолжит сама.
refusal-other = Отказано: { $reason }.

## The page

app-needs-script = В Twelvefold играют в браузере; нужен JavaScript.
app-loading = Секунду…
app-part-missing = Часть игры не загрузилась. Обновите страницу, когда появится сеть.
app-table-closed = Этот стол закрыт.
app-nowhere = По этому адресу ничего нет.
connection-away = Сервер недоступен. Когда он вернётся, игра продолжится сама.
connection-outdated = Сервер новее этой страницы.
connection-reload = Обновить
dialog-close = Закрыть

## Home

home-back = На главную
home-choices = С кем играть
home-bots = Против ботов
home-bots-summary = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
  } · { $level } · { $variant }
home-bots-change = Настроить игру против ботов
home-screen = За одним экраном
home-screen-summary = { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
    [many] { $people } игроков
   *[other] { $people } игрока
  } по очереди · { $variant }
home-screen-change = Настроить игру за одним экраном
home-friends = С друзьями
home-friends-summary = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  } · по ссылке или коду · { $variant }
home-friends-change = Настроить игру с друзьями
home-continue = Продолжить
home-tables = Ваши столы
home-table-playing = { $who } · раунд { $round } из 12
home-table-waiting = { $who } · ждём игроков
home-more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
    [many] Ещё { $count } столов
   *[other] Ещё { $count } стола
  }
home-today = Расклад дня
home-today-hint = Один для всех: { $date }
home-join = Войти по коду
home-join-hint = Шесть букв и цифр: спросите у того, кто создал стол.
home-join-go = Войти
home-code = Код
home-open-tables = Открытые столы
home-no-open-tables = Пока ни одного.
home-replays = Повторы
home-replays-hint = Ваши партии на этом сервере, ход за ходом.
home-replays-none = Сыграйте партию, и её можно будет пересмотреть здесь.
home-replays-file = Открыть запись из файла
home-settings = Настройки
home-more = Ещё
home-players = { $names }
home-planet = Планета с животными

## New tables

new-name = Ваше имя
new-person = Имя игрока { $seat }
new-bots = Боты
new-level = Уровень
new-people = Игроки
new-seats = Места
new-variant = Правила
new-aids = Показывать заявки и что даст ход
new-listed = Показать в списке открытых столов
new-start = Начать игру
new-make = Создать стол
level-results = { $hint } · побед { $won } из { $played }
level-seedling-hint = Играет впервые
level-explorer-hint = Лёгкий
level-naturalist-hint = Средний
level-ranger-hint = Хороший
level-expert-hint = Сильный
level-master-hint = Самый сильный
variant-full = Полные правила
    .hint = Животные и тайная цель у каждого.
variant-beginner = Для начинающих
    .hint = Без целей; каждое животное – 1 очко.
variant-mystery = Неожиданные животные
    .hint = Половина животных сначала лежит рубашкой вверх.
variant-mystery-beginner = Неожиданные, для начинающих
    .hint = Половина животных рубашкой вверх, без целей.

## Waiting room

room-page = Ждём игроков – { $game }
room-name-empty = Гость
room-title = Ждём игроков
room-hint = Игра начнётся, когда все места будут заняты.
room-seats = Места
room-invite = Приглашение
room-link = Ссылка на этот стол
room-copy = Скопировать
room-copied = Скопировано.
room-not-copied = Выделите ссылку и скопируйте её вручную.
room-share = Поделиться
room-share-text = Сыграем в Twelvefold:
room-code = Код
room-code-hint = или введите этот код на { $address }
room-qr = QR-код ссылки
room-sit = Сесть за стол
room-you = вы
room-host = хозяин
room-offline = нет связи
room-bot = бот
room-fill = Посадить сюда бота
room-fill-rest = Посадить ботов на свободные места
room-kick = Удалить: { $name }
room-close = Закрыть стол
room-leave = Освободить место
room-looking-on = Вы наблюдаете: места за столом у вас нет.
room-only-here = Этот сервер доступен только на этом компьютере. Чтобы позвать друзей, остановите его и запустите командой
room-command = make play LAN=1
room-open-to-all = Сесть за стол может любой, у кого есть ссылка.

## Replays


## Settings

settings-title = Настройки
settings-language = Язык
settings-sound = Звук
settings-volume = Громкость
settings-motion = Анимация
settings-motion-auto = Как в системе
settings-motion-full = Полная
settings-motion-less = Скромная
settings-quality = Графика
settings-quality-auto = Авто
settings-quality-high = Лучшая
settings-quality-low = Быстрая
settings-quality-still = Статичная
settings-quality-map = Плоская карта
settings-glyphs = Значки среды обитания на планете
settings-confirm = Класть тайл только по второму нажатию
settings-left = Раскладка для левшей
settings-notify = Сообщать о моём ходе, когда страница скрыта
settings-notify-denied = Браузер не разрешает этой странице уведомления.
settings-name = Ваше имя
settings-about = Twelvefold { $version }
settings-licences = Чужие работы в игре

## Animals

animal-whale = Кит
animal-otter = Выдра
animal-turtle = Черепаха
animal-octopus = Осьминог
animal-orca = Косатка
animal-jellyfish = Медуза
animal-shark = Акула
animal-dolphin = Дельфин
animal-tropical-fish = Тропическая рыба
animal-panda = Панда
animal-frog = Лягушка
animal-tiger = Тигр
animal-bear = Медведь
animal-fox = Лиса
animal-owl = Сова
animal-hedgehog = Ёж
animal-sloth = Ленивец
animal-squirrel = Белка
animal-snake = Змея
animal-flamingo = Фламинго
animal-giraffe = Жираф
animal-elephant = Слон
animal-camel = Верблюд
animal-scorpion = Скорпион
animal-lizard = Ящерица
animal-kangaroo = Кенгуру
animal-lion = Лев
animal-goat = Коза
animal-eagle = Орёл
animal-gorilla = Горилла
animal-alpaca = Альпака
animal-snow-leopard = Снежный барс
animal-bison = Бизон
animal-ram = Баран
animal-badger = Барсук
animal-bat = Летучая мышь
animal-polar-bear = Белый медведь
animal-penguin = Пингвин
animal-moose = Лось
animal-hare = Заяц
animal-wolf = Волк
animal-musk-ox = Овцебык
animal-seal = Тюлень
animal-reindeer = Олень
animal-swan = Лебедь

## The table: habitats and requirements within sentences

within-ocean = океана
within-forest = леса
within-desert = пустыни
within-mountain = гор
within-glacier = ледника
requirement-most = Больше регионов { $habitat }
requirement-touching = { $habitat } у { $other }
requirement-apart = { $habitat } не у { $other }
list-and = {" и "}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }

## The table: the screen

table-title = Стол
to-home = На главную
round-of = Раунд { $round } из { $rounds }
your-turn = Ваш ход
turn-of = Ходит { $name }
turn-held = { $name }: тайл положен
game-over = Игра окончена
clock-title = Осталось времени
clock = { $minutes }:{ $seconds }
top-buttons = Виды и меню
show-map = Карта
show-globe = Глобус
menu = Меню
title-your-turn = ● Ваш ход – { $game }
map-of = Планета: { $name }
planet-of = Планета: { $name }
planet-back = Назад
no-globe = Этот браузер не может нарисовать планету в 3D. На карте видно то же самое.
face-free = Грань { $face }: свободна
face-laid = Грань { $face }: участки { $habitats }

## The table: seats

seats-title = Планеты
seat-you = вы
seat-away = отсутствует, играет бот
seat-offline = нет связи
seat-resigned = больше не играет
first-seat = первый игрок раунда

## The table: the offer and placing

offer-title = Открытые тайлы
offer-tile = Тайл { $slot }: участки { $habitats }
offer-gone = Тайл { $slot } уже взят
actions-title = Ваш тайл
turn-left = Повернуть влево (Q)
turn-right = Повернуть вправо (E)
place = Положить
choose-face = Выберите грань
choose-tile = Выберите тайл
put-back = Вернуть тайл (Esc)
take-back = Отменить ход
done = Готово
seconds = { $seconds } с
table-tile-gone = Этот тайл уже взят.
table-other-planet = Это чужая планета ({ $name }). Тайлы кладут на свою.
table-planned = Сейчас не ваш ход. План подождёт.
planned = Ждёт вашего хода
table-face-taken = Там уже лежит тайл. Свободные грани – тёмные.
table-choose-face = Сначала выберите свободную грань своей планеты.
table-looking-on = Вы наблюдаете.
table-not-yet = Секунду…
table-turn-of = Сейчас ходит { $name }.

## The table: rounds, races, objective, log

rounds-title = Раунды и их животные
round-button = Раунд { $round }: { $animals }
round-empty = животных нет
face-down = Рубашкой вверх
race-title = Животные
race-now = Этот раунд ({ $round })
race-round = Раунд { $round }
race-none = Больше никто не ждёт.
race-no-aids = За этим столом играют без подсказок: считайте сами.
race-draw = ничья
race-no-bid = –
race-second = 2-й
race-margin = +{ $margin }
bid-button = { $animal } – { $name }, заявка { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Ваша цель
objective-none = Игра для начинающих: каждое животное – 1 очко.
objective-hidden = Цели держат в тайне.
objective-now = { $areas ->
    [one] { $areas } участок
    [few] { $areas } участка
    [many] { $areas } участков
   *[other] { $areas } участка
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
objective-next = { $areas ->
    [one] Ещё { $areas } участок
    [few] Ещё { $areas } участка
    [many] Ещё { $areas } участков
   *[other] Ещё { $areas } участка
  } – и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
log-title = Журнал
region = { $habitat } { $areas }
regions = { $name }, регионы: { $regions }.
regions-none = { $name }: планета пока пуста.
spoken-aimed = Над гранью { $face }.
spoken-taken = Грань { $face } занята.

## The table: what happens

event-game-started = Начинается партия { $game }.
event-round-opened = Раунд { $round }: начинает { $name }.
event-placed = { $name } кладёт тайл на грань { $face }.
event-taken-back = { $name } отменяет ход.
event-awarded = { $animal } находит дом: { $name }. { $reason }{ $by ->
    [second] ; решает второй регион
    [third] ; решает третий регион
   *[best] { "" }
  }.
event-carried = { $animal } ждёт: { $why ->
    [draw] ничья
   *[none] заявок нет
  }. { $reason }.
event-discarded = { $animal } выбывает из игры: { $why ->
    [draw] ничья
   *[none] заявок нет
  }. { $reason }.
event-revealed = Открыта карта раунда { $round }: { $animal }.
event-ended = Победа: { $names }.
event-seated = { $name } садится за стол.
event-bot-seated = За стол садится бот: { $bot }.
event-seat-opened = Место { $seat } свободно.
event-left = { $name } покидает стол; дальше играет бот.
event-lapsed = { $name }: время вышло; дальше играет бот.
event-returned = { $name } снова за столом.
event-resigned = { $name } сдаётся; дальше играет бот.
event-end-wanted = { $wanted ->
    [yes] { $name } предлагает на этом закончить.
   *[no] { $name } всё-таки играет дальше.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } хочет сыграть ещё раз.
   *[no] { $name } отказывается от реванша.
  }
event-game-over = { $how ->
    [agreed] Все согласились на этом закончить.
    [resigned] Сдались все, кроме одного.
    [closed] Стол закрыт.
   *[played] Игра окончена.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Хозяин стола теперь { $name }.
event-closed = Стол закрыт.
reaction-hello = Привет!
reaction-nice = Отлично!
reaction-wow = Ого!
reaction-oops = Ой.
reaction-thinking = Надо подумать…
reaction-hurry = Ваш ход!
reaction-thanks = Спасибо.
reaction-good-game = Хорошая игра!

## The table: life

life-title = Появляется жизнь
life-next = Дальше
life-skip = Пропустить { $count }
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } находит дом: { $name }
life-awarded-you = { $animal } селится у вас
life-carried = { $animal } ждёт следующего раунда: { $why ->
    [draw] ничья
   *[none] заявок нет
  }
life-discarded = { $animal } выбывает из игры: { $why ->
    [draw] ничья
   *[none] заявок нет
  }
life-revealed = Открыта карта раунда { $round }: { $animal }
life-by-second = Ничья: решают вторые регионы
life-by-third = Ничья: решают третьи регионы

## The table: the end

end-you-won = Вы победили!
end-won = Победа: { $name }
end-shared = Общая победа: { $names }
end-by-cards = Очков поровну: решает число животных.
end-by-shared = И очков, и животных поровну: победа общая.
end-objective = Цель: { $habitat }
end-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
  }
end-rematch = Реванш
end-no-rematch = Без реванша
end-again = За реванш: { $names }.
end-replay = Повтор
end-share = Скопировать ссылку на повтор
end-copied = Скопировано.
end-record = Скачать запись
end-result = Итоги

## The table: menu, help, handing over

menu-say = Сказать
menu-leave = Партия
menu-end = Согласиться закончить
menu-play-on = Играть дальше
menu-resign = Сдаться
menu-sure = Точно?
help-title = Клавиши и жесты
help-hands = Один палец вращает планету, два приближают и поворачивают её. Перетащите тайл на грань или коснитесь его, а потом грани; колесо или правая кнопка мыши поворачивает тайл. Второе касание кладёт его.
help-take = взять тайл
help-aim = перейти на соседнюю грань
help-turn = повернуть тайл
help-place = положить тайл; подтвердить ход
help-take-back = отменить ход
help-put-back = вернуть тайл; закрыть
help-regions = прочитать вслух регионы планеты
help-map = карта или глобус
help-help = эта страница
curtain-title = Передайте экран: { $name }
curtain-why = Цель видит только тот, кто сейчас ходит.
curtain-open = Я { $name }

## Replay

replay-title = Повтор
replay-move = Ход { $move } из { $moves }
replay-start = Начало
replay-first = В начало
replay-last = В конец
replay-back = На ход назад
replay-on = На ход вперёд
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-play = Пуск
replay-pause = Пауза
replay-slider = Ходы
replay-file = Открыть запись из файла
replay-bad = Это не запись партии: { $why }
replay-none = Такой партии для повтора нет.
replay-choose = Откройте запись, которую вы сохранили в файл.
