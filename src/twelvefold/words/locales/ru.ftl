### Twelvefold in Russian. The words are those of the printed rules: тайл, участок, регион, животное, цель, раунд; ours: грань, заявка, место, стол.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. Habitats: .within is the nominative, .most and .away the genitive, .beside the instrumental.

game = Twelvefold
motto = Двенадцать раундов, двенадцать граней. Создайте планету: кто на ней поселится?
fan-project = Неофициальный фанатский проект, не связанный с издателем игры.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Океан
    .within = океан
    .most = океана
    .beside = океаном
    .away = океана
habitat-forest = Лес
    .within = лес
    .most = леса
    .beside = лесом
    .away = леса
habitat-desert = Пустыня
    .within = пустыня
    .most = пустыни
    .beside = пустыней
    .away = пустыни
habitat-mountain = Горы
    .within = горы
    .most = гор
    .beside = горами
    .away = гор
habitat-glacier = Ледник
    .within = ледник
    .most = ледника
    .beside = ледником
    .away = ледника

## Levels and seats

level-seedling = Росток
level-explorer = Следопыт
level-naturalist = Натуралист
level-ranger = Егерь
level-expert = Знаток
level-master = Мастер
style-collector = Собиратель
    .hint = Строит прежде всего ради своей тайной цели.
style-hunter = Охотник
    .hint = Животные ему важнее своей цели.
style-spoiler = Вредина
    .hint = Забирает животных, которые достались бы другим.
style-friendly = Добряк
    .hint = Занят своей планетой и меньше мешает другим.
style-sprinter = Спринтер
    .hint = Хочет тех животных, что появятся скоро.
style-none = Без особенностей
    .hint = Никаких пристрастий: играет на победу.
style-mix = Вперемешку
    .hint = Каждому боту — другой характер, по жребию.
style-idle = Без целей играет как все.
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
refusal-too-many-take-backs = В этой партии больше нельзя отменять ходы.
refusal-too-many-reactions = В этой партии больше нельзя отправлять реакции.
refusal-too-many-seatings = В этой партии это делалось слишком часто. В следующей снова будет можно.
refusal-too-many-changes = В этой партии это делалось слишком часто. В следующей снова будет можно.
refusal-too-many-entries = За этим столом больше нельзя начать партию. Создайте новый стол.
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
refusal-no-aids = За этим столом заявки и предпросмотр отключены.
refusal-no-spectators = Зрителей за этот стол не пускают.
refusal-used = Эта ссылка уже использована.
refusal-expired = Срок действия этой ссылки истёк. Попросите новую.
refusal-other-seat = В этой партии вы уже занимали или открывали другое место. Сюда можно сесть со следующей партии.
refusal-other-command = Сервер не понял эту страницу. Обновите её.
refusal-unknown = Сервер не смог ответить. Попробуйте ещё раз.
refusal-stopping = Сервер останавливается; страница вернётся сама.
refusal-slow = Связь слишком медленная. Страница пробует ещё раз.
refusal-forgotten = Это устройство забыто. Обновите страницу, чтобы начать заново.
refusal-away = Сервер недоступен. Когда он вернётся, страница продолжит сама.
refusal-other = Отказано: { $reason }.

## The page

app-needs-script = Для Twelvefold нужен JavaScript.
app-loading = Секунду…
app-part-missing = Часть игры не загрузилась. Обновите страницу, когда появится сеть.
app-table-closed = { $by ->
    [host] Хозяин закрыл этот стол.
    [administrator] Администратор сервера закрыл этот стол.
   *[nobody] Этот стол закрыт.
  }
app-no-code = Стола с кодом «{ $code }» нет. Проверьте код и попробуйте ещё раз.
app-no-table = По этой ссылке стола нет. Возможно, его уже закрыли или ссылка неполная.
app-nowhere = По этому адресу ничего нет.
connection-offline = Вы не в сети. Ваши ходы отправятся, когда связь вернётся.
connection-away = Связь потеряна. Подключаемся снова…
connection-back = Связь восстановлена.
connection-outdated = Вышла новая версия.
connection-reload = Обновить страницу
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
home-learn = Научиться играть
home-learn-summary = Шаг за шагом · пять минут
home-learn-continue = Продолжить урок
home-learn-left = Он ждёт там, где вы остановились
home-today = Партия дня
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
new-style = Характер
new-people = Игроки
new-seats = Места
new-variant = Вариант
new-aids = Показывать заявки и предпросмотр
new-listed = Показать в списке открытых столов
new-more = Ещё настройки
new-clock = Время на ход
new-clock-none = Без ограничения
new-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
  }
new-clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
  }
new-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
  }
new-hold = Время на отмену хода
new-hold-seconds = { $count ->
    [0] Нет
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
  }
new-first = Кто начинает
new-first-lot = По жребию
new-first-seat = Место { $seat }
new-first-you = Вы
new-first-bot = Бот { $number }
new-spectators = Другие могут наблюдать
new-seed = Код расклада, виден всем
new-seed-none = Новый
new-box = Взять свою коробку
new-box-other = Взять другую коробку
new-box-remove = Играть без коробки { $name }
new-box-wrong = Это не коробка с тайлами: { $why }
new-start = Начать игру
new-make = Создать стол
level-results = { $hint } · побед { $won } из { $played }
level-seedling-hint = Очень лёгкий
level-explorer-hint = Лёгкий
level-naturalist-hint = Средний
level-ranger-hint = Сложный
level-expert-hint = Очень сложный
level-master-hint = Самый сложный
level-seedling-plays = Для первых игр: видит только ближайших животных и ошибается в счёте.
level-explorer-plays = Смотрит на раунд вперёд и ещё плохо считает.
level-naturalist-plays = Смотрит на три раунда вперёд и иногда что-то упускает.
level-ranger-plays = Смотрит на шесть раундов вперёд и редко ошибается.
level-expert-plays = Проигрывает ходы в уме, но забывает, какие тайлы вернутся в конце.
level-master-plays = Думает до секунды, угадывает вашу цель и точно просчитывает последние раунды.
variant-full = Стандарт
    .hint = Животные и тайная цель у каждого.
variant-beginner = Для начинающих
    .hint = Без целей; каждое животное — 1 очко.
variant-mystery = Неожиданные животные
    .hint = Половина животных сначала лежит рубашкой вверх.
variant-mystery-beginner = Для начинающих, неожиданные
    .hint = Половина животных рубашкой вверх, без целей.

## Waiting room

room-page = Ждём игроков — { $game }
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
room-fill = Добавить бота
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
settings-motion-auto = Авто
settings-motion-full = Полная
settings-motion-less = Скромная
settings-quality = Графика
settings-quality-auto = Авто
settings-quality-high = Лучшая
settings-quality-low = Быстрая
settings-quality-still = Статичная
settings-quality-map = Карта
settings-glyphs = Значки среды обитания на планете
settings-confirm = Класть тайл только по второму нажатию
settings-left = Раскладка для левшей
settings-notify = Сообщать о моём ходе, когда страница скрыта
settings-notify-denied = Браузер не разрешает этой странице уведомления.
settings-forget = Забыть меня на этом устройстве
settings-forget-hint = Вы покинете все свои места и потеряете здесь список партий, настройки и статистику. В идущих партиях вас заменит бот. Отменить это нельзя.
settings-forget-yes = Забыть меня
settings-forget-no = Отмена
settings-name = Ваше имя
settings-about = Twelvefold { $version }
settings-licences = Работы других авторов в игре

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

## The table: requirements, lists, points

requirement-most = Больше всего регионов { $habitat }
requirement-touching = { $habitat } рядом с { $other }
requirement-apart = { $habitat } вдали от { $other }
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
title-your-turn = ● Ваш ход — { $game }
map-of = Планета: { $name }
planet-of = Планета: { $name }
planet-back = Назад
no-globe = Этот браузер не может нарисовать планету в 3D. На карте видно то же самое.
face-free = Грань { $face }: свободна
face-laid = Грань { $face }: { $habitats }

## The table: seats

seats-title = Планеты
seat-you = вы
seat-away = отсутствует, играет бот
seat-offline = нет связи
seat-resigned = больше не играет
seat-changed-hands = сменился игрок
seat-thinking = думает
first-seat = первый игрок раунда

## The table: the offer and placing

offer-title = Открытые тайлы
offer-tile = Тайл { $slot }: { $habitats }
offer-gone = Тайл { $slot } уже взят
offer-taken = Тайл { $slot } у игрока: { $name }
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
table-face-taken = Там уже лежит тайл. Свободные грани — тёмные.
table-choose-face = Сначала выберите свободную грань своей планеты.
table-looking-on = Вы наблюдаете.
table-not-yet = Секунду…
table-turn-of = Сейчас ходит { $name }.

## The table: hints

hint = Совет
hint-ask = Совет бота (H)
hint-thinking = Бот думает…
hint-line = Бот советует так; решать вам.
hint-spoken = Бот советует тайл { $slot } ({ $habitats }) на грань { $face }. Enter кладёт его.
hint-none = Сейчас у ботов нет совета. Попробуйте чуть позже.
hint-alone = Советы доступны, только когда вы играете только против ботов и включены заявки и предпросмотр.
help-hint = попросить совета у бота, если вы играете только с ботами

## The table: rounds, races, objective, log

rounds-title = Раунды и их животные
round-button = Раунд { $round }: { $animals }
round-empty = животных нет
face-down = Рубашкой вверх
race-title = Животные
race-now = Этот раунд ({ $round })
race-round = Раунд { $round }
race-none = Больше никто не ждёт.
race-no-aids = За этим столом заявки и предпросмотр отключены: считайте сами.
race-draw = ничья
race-no-bid = –
race-second = 2-й регион
race-second-why = При ничьей в последнем раунде решает второй по величине регион каждой планеты.
race-margin = +{ $margin }
bid-button = { $animal } — { $name }, заявка { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Ваша цель
objective-none = Игра для начинающих: каждое животное — 1 очко.
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
  } — и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
log-title = Журнал
log-look = Посмотреть на планете
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
life-by-second = Ничья: решает второй по величине регион
life-by-third = Ничья: решает третий по величине регион

## The table: coming back

since-title = Пока вас не было
since-moves = { $moves ->
    [0] Жизнь шла своим чередом.
    [one] Положен { $moves } тайл.
    [few] Положено { $moves } тайла.
    [many] Положено { $moves } тайлов.
   *[other] Положено { $moves } тайла.
  }
since-end = Закрыть

## The table: the end

end-you-won = Вы победили!
end-won = Победа: { $name }
end-shared = Общая победа: { $names }
end-place = Вы на { $place }-м месте, { $points ->
    [0] очков столько же, но животных меньше
    [one] отставание — { $points } очко
    [few] отставание — { $points } очка
    [many] отставание — { $points } очков
   *[other] отставание — { $points } очка
  }.
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
end-higher = Уровень выше: { $level }
end-lower = Уровень ниже: { $level }
end-again = За реванш: { $names }.
end-replay = Повтор
end-share = Ссылка на повтор
end-copied = Скопировано.
end-picture = Поделиться картинкой
end-picture-text = Партия в Twelvefold
end-picture-downloaded = Картинка — в ваших загрузках.
end-picture-failed = Этот браузер не смог создать картинку.
end-record = Скачать запись
end-result = Итоги

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Закрыть этот стол?
    .text = Он закроется навсегда, и сесть за него больше никто не сможет.
    .yes = Закрыть стол
    .no = Не закрывать
confirm-remove = Убрать игрока { $name }?
    .text = { $status ->
        [playing] За него будет играть бот, пока кто-нибудь не сядет.
       *[waiting] Место освободится для всех, у кого есть ссылка.
      }
    .yes = Убрать
    .no = Оставить
confirm-resign = Сдаться в этой партии?
    .text = { $then ->
        [bot] Дальше за вас будет играть бот. Вернуться в эту партию нельзя.
       *[end] Партия сразу закончится без победителя.
      }
    .yes = Сдаться
    .no = Играть дальше
confirm-end = { $others ->
    [none] Закончить эту партию?
   *[some] Голосовать за конец партии?
  }
    .text = { $others ->
        [none] Она сразу закончится без победителя.
       *[some] Она закончится без победителя, как только согласятся все. До тех пор можно передумать.
      }
    .yes = { $others ->
        [none] Закончить партию
       *[some] Голосовать за конец
      }
    .no = Играть дальше
removed-by = { $by ->
    [administrator] Администратор сервера убрал вас с места.
    [bot] Хозяин отдал ваше место боту.
   *[host] Хозяин убрал вас с места.
  }
removed-hint = { $seat ->
    [open] Можно смотреть дальше или снова сесть, пока место свободно.
   *[taken] Можно смотреть дальше.
  }
removed-stay = Остаться за столом
clock-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
    [many] Осталось { $seconds } секунд.
   *[other] Осталось { $seconds } секунды.
  }

## The table: menu, help, handing over

menu-say = Сказать
menu-seats = Места
menu-hand-over = Передать место ({ $name }) другому
menu-hand-over-hint = Место получит тот, кто первым откроет эту ссылку. Она действует один раз, не дольше 24 часов и только до конца партии.
menu-fill = Отдать место ({ $name }) боту: { $bot }
menu-open = Открыть место ({ $name }) для других
take-over-title = Это место для вас
take-over-hint = Вам передают место за этим столом. Вы продолжите с того же хода.
take-over = Занять место
menu-leave = Партия
menu-end = Согласиться закончить
menu-play-on = Играть дальше
menu-resign = Сдаться
menu-sure = Точно?
help-title = Клавиши и жесты
help-hands = Один палец вращает планету, два приближают и поворачивают её. Перетащите тайл на грань или коснитесь его, а потом грани; колесо или правая кнопка мыши и вращение двумя пальцами поворачивают тайл. Второе касание кладёт его.
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

## The rulebook: its page, and the ways to it

see-rules = Правила
why = Показать правило
why-placing = Как кладут тайлы
why-bids = Как животные выбирают планету
why-objective = Сколько очков даёт цель
why-scoring = Как считают очки
rulebook-title = Правила
rulebook-page = Правила — { $game }
rulebook-contents = Содержание
rulebook-search = Поиск по правилам
rulebook-found = { $chapters ->
    [one] Найдено в { $chapters } главе.
    [few] Найдено в { $chapters } главах.
    [many] Найдено в { $chapters } главах.
   *[other] Найдено в { $chapters } главы.
  }
rulebook-nothing = По запросу «{ $words }» в правилах ничего нет.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(наше решение)**
rules-aim = О чём игра
rules-aim-planet = Вы создаёте планету. В каждом из двенадцати раундов вы кладёте на неё ещё один тайл, а с третьего раунда животные ищут дом и селятся там, где им нравится больше всего.
rules-aim-win = После двенадцати раундов планета готова. Побеждает тот, кто создал лучший дом — и для животных, и для своей тайной среды обитания.
rules-aim-ours = Это правила, изложенные своими словами. Там, где печатные правила молчат или их издания расходятся, кому-то приходится решать. Мы решили сами, и такие места отмечены так: { rules-ours }.
rules-words = Словарь
rules-word = Слово
rules-meaning = Что значит
rules-word-habitat = среда обитания
rules-meaning-habitat = Океан, лес, пустыня, горы или ледник. Коротко: среда.
rules-word-planet = планета
rules-meaning-planet = Додекаэдр: 12 граней, на каждой есть место для одного тайла.
rules-word-tile = тайл
rules-meaning-tile = Континент: пятиугольник из пяти участков. В коробке их 50.
rules-word-area = участок
rules-meaning-area = Один треугольник тайла. На заполненной планете их 60.
rules-word-region = регион
rules-meaning-region = Все участки одной среды обитания, которые связаны между собой. Одиночный участок — тоже регион.
rules-word-animal = животное
rules-meaning-animal = Карта со средой обитания (её показывает цвет рамки) и условием. В коробке их 45.
rules-word-objective = цель
rules-meaning-objective = Тайная карта с одной средой обитания. Она приносит очки за то, сколько участков этой среды на вашей планете в конце игры.
rules-word-seat = место
rules-meaning-seat = Место за столом. Места идут по часовой стрелке: следующее занимает ваш сосед слева. Программы нумеруют их с 0.
rules-word-round = раунд
rules-meaning-round = Каждый кладёт один тайл, затем появляется жизнь. В игре 12 раундов.
rules-word-offer = открытые тайлы
rules-meaning-offer = Тайлы раунда, которые лежат лицом вверх и ещё не взяты.
rules-word-bid = заявка
rules-meaning-bid = То, что планета может предложить животному, — одним числом.
rules-touch = Что с чем граничит
rules-touch-edge = Два участка граничат, если у них есть общая сторона: это соседи на одном тайле или два участка по обе стороны ребра между гранями. Участки, которые сходятся только углами, не граничат { rules-ours }.
rules-touch-three = Когда выложены все тайлы, каждый участок граничит ровно с тремя другими.
rules-picture-contacts = Четыре пары лесов. Через ребро между двумя гранями и рядом на одном тайле они граничат. Углами и через середину тайла они не граничат.
rules-contact-edge = Через ребро
rules-contact-tile = На одном тайле
rules-contact-corner = Углами
rules-contact-middle = Через середину
rules-contact-yes = Граничат.
rules-contact-no = Не граничат.
rules-regions = Регионы
rules-regions-grow = Граничащие участки одной среды обитания образуют регион. Регионы тянутся с тайла на тайл вокруг всей планеты.
rules-picture-regions = Планета, на которой лежат восемь тайлов и свободны четыре грани. Отмечены три её леса: из 8, 4 и 1 участка.
rules-regions-title = Три леса
rules-regions-caption = 8, 4 и 1 участок
rules-regions-map = На плоской карте регион часто продолжается там, где планета разрезана. Это показывает пунктирный край, а если другая сторона далеко, маленькая буква называет грань, на которой регион продолжается.
rules-regions-example = На рисунке лес из 8 участков тянется по граням c, b и g, лес из 4 — по граням d и i. Одиночный лес на грани a сходится с лесом из 8 только углом и остаётся отдельным регионом.
rules-setup = Подготовка
rules-setup-players = Игра рассчитана на 2–4 игроков. Каждый начинает с пустой планеты.
rules-setup-tiles = Перемешайте 50 тайлов и разложите их рубашкой вверх в десять стопок по пять. Это стопки раундов с 1 по 10. Стопки 11 и 12 наполнятся по ходу игры.
rules-setup-animals = Перемешайте 45 животных и выложите 20 из них лицом вверх под раундами, как показано в таблице. Остальные 25 остаются в коробке, и на них никто не смотрит.
rules-setup-objectives = Тайно раздайте каждому по одной цели. Одинаковых целей нет, а лишние остаются в коробке, и на них никто не смотрит.
rules-setup-first = Начинает самый юный игрок. В игре на экране это решает хозяин стола или жребий { rules-ours }.
rules-layout-round = Раунды
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Животных под каждым
rules-layout-none = нет
rules-round = Раунд
rules-round-parts = Каждый из двенадцати раундов состоит из трёх частей.
rules-round-lay = Каждый кладёт тайл.
rules-round-life = Начиная с раунда 3 появляется жизнь: животные ищут себе планету.
rules-round-token = Жетон первого игрока переходит дальше.
rules-placing = Как кладут тайлы
rules-placing-take = Открывают пять тайлов раунда. Начиная с первого игрока раунда и дальше по часовой стрелке каждый берёт один из оставшихся тайлов и кладёт его на свободную грань своей планеты в любом из пяти поворотов.
rules-placing-free = Соседние среды обитания не обязаны совпадать, и класть тайл рядом с другим необязательно. Положенный тайл больше не двигают { rules-ours }.
rules-picture-rotations = Один тайл в пяти поворотах, каждый следующий — ещё на пятую часть оборота против часовой стрелки.
rules-leftovers = Тайлы, которые никто не взял
rules-leftovers-piles = Их кладут рубашкой вверх в стопку 11, пока в ней не станет пять тайлов, затем в стопку 12, пока пять не станет и в ней, а потом убирают из игры. Тайлы, оставшиеся в раундах 11 и 12, тоже выбывают из игры.
rules-leftovers-order = Их кладут в том порядке, в каком открыли, а стопки 11 и 12 потом открывают в том порядке, в каком в них попали тайлы { rules-ours }.
rules-life = Появляется жизнь
rules-life-look = Начиная с раунда 3, когда все положили по тайлу, смотрят на каждое животное под этим раундом. Каждая планета делает на него заявку, и лучшая заявка выигрывает карту.
rules-token = Кто начинает следующим
rules-token-left = Следующий раунд начинает сосед слева от первого игрока этого раунда.
rules-requirements = Что нужно животным
rules-requirements-three = У каждого животного есть среда обитания, и оно ставит планете одно из трёх условий. То, что планета может предложить, — её заявка.
rules-requirement = Что нужно животному
rules-requirement-bid = Заявка планеты
rules-requirement-most = **больше всего** регионов
rules-requirement-most-bid = число её регионов со средой обитания животного
rules-requirement-touching = **рядом** с другой средой обитания
rules-requirement-touching-bid = размер её самого большого региона со средой обитания животного, который граничит хотя бы с одним участком другой среды
rules-requirement-apart = **вдали** от другой среды обитания
rules-requirement-apart-bid = размер её самого большого региона со средой обитания животного, который не граничит ни с одним участком другой среды
rules-requirements-size = Размер — это число участков. Свободная грань ни с чем не граничит.
rules-most = Больше всего регионов
rules-most-example = **Панде** нужно больше всего лесов. Каждый регион считается за 1, каким бы маленьким он ни был. На этой планете четыре леса, значит, её заявка — 4.
rules-picture-most = Планета, на которой отмечены и пересчитаны четыре леса: её заявка на панду — 4.
rules-most-caption = Больше всего лесов: 4 региона
rules-touching = Рядом
rules-touching-example = **Лисе** нужен лес рядом с ледником. Хватит и одного участка ледника, а считается весь лес. На этой планете в самом большом из таких лесов 9 участков, значит, её заявка — 9.
rules-picture-touching = Та же планета. Отмечен её самый большой лес, который граничит с ледником: её заявка на лису — 9.
rules-touching-caption = Лес рядом с ледником: 9 участков
rules-apart = Вдали
rules-apart-example = **Белке** нужен лес вдали от ледника, то есть нигде с ним не граничащий; с чем ещё граничит лес, неважно. На этой планете в самом большом из таких лесов 6 участков, значит, её заявка — 6.
rules-picture-apart = Та же планета. Отмечен её самый большой лес, который не граничит с ледником: её заявка на белку — 6.
rules-apart-caption = Лес вдали от ледника: 6 участков
rules-award = Кто получает животное
rules-award-best = Карту выигрывает лучшая заявка, если она не меньше 1 и больше ни у кого такой нет.
rules-award-itself = Регион должен отвечать условию сам: если ваш самый большой лес не подходит, второй лес всё равно считается { rules-ours }. Это видно на планете выше: её самый большой лес граничит с ледником, поэтому белка смотрит на лес из 6 участков.
rules-ties = Ничья
rules-ties-carried = Если лучшая заявка сразу у нескольких игроков или заявок нет вовсе { rules-ours }, карту не получает никто. Она ждёт: ложится в самый низ столбца следующего раунда, и в конце того раунда на неё смотрят снова.
rules-last-round = Ничья в последнем раунде
rules-last-round-why = После раунда 12 переносить карту уже некуда.
rules-last-round-most = При условии **больше всего** ничья выводит карту из игры: она возвращается в коробку.
rules-last-round-second = При условиях **рядом** и **вдали** те, у кого лучшая заявка одинакова, сравнивают вторые по величине подходящие регионы. Побеждает больший, а отставшие выбывают. Те, кто всё ещё наравне, сравнивают третьи. Если такого региона нет, он считается за 0. Если и это не решает, карта выбывает из игры.
rules-last-round-none = Животное, на которое нет заявок, выбывает из игры.
rules-last-round-ours = В одних изданиях спрашивают только, выполняет ли кто-нибудь условие ещё раз, в других — насколько хорошо. Мы сравниваем размеры { rules-ours }.
rules-picture-fox = Две планеты в раунде 12. И у Ады, и у Беллы есть лес из 9 участков, который граничит с ледником. У Беллы есть и второй, из 5 участков.
rules-ada = Ада
rules-bea = Белла
rules-ada-caption = 9, а второго нет
rules-bea-caption = 9, затем 5: лиса у неё
rules-last-round-example = Лисе нужен лес рядом с ледником. У Ады и Беллы заявка одна и та же — 9. У Беллы есть второй лес у ледника, из 5 участков. У Ады есть лес из 6, но он не граничит с ледником и потому здесь не считается. Лиса достаётся Белле. В любом более раннем раунде она бы ждала дальше.
rules-known = Что можно знать
rules-known-open = Каждый может в любой момент смотреть на любую планету, на всех открытых животных и на все выигранные карты. Скрыты:
rules-known-piles = стопки, которые ещё не открыты, и карты в коробке,
rules-known-objectives = чужие цели — до конца игры,
rules-known-mystery = в варианте «Неожиданные животные» — животные, которые лежат рубашкой вверх.
rules-known-leftovers = Тайлы, которые ушли рубашкой вверх в стопки 11 и 12, видели все. Запоминать их не нужно: Twelvefold их показывает.
rules-end = Конец игры
rules-end-score = После раунда 12 цели открывают. Вы получаете очки за свою цель и за своих животных.
rules-objective = Цель
rules-objective-step = Посчитайте на своей планете участки той среды обитания, что указана на цели. Вы получаете очки за самую высокую ступень, до которой дошли: за одну ступень, а не за сумму. Ниже первой ступени — 0.
rules-objective-table = Сколько участков нужно для очков
rules-scoring = Животные
rules-scoring-animals = Каждое животное приносит 2 очка или 1, если его среда обитания та же, что у вашей цели. Животные приносят очки, даже если вы не дошли ни до одной ступени.
rules-winner = Кто побеждает
rules-winner-points = Побеждает тот, у кого больше очков. Если очков поровну — тот, у кого больше карт животных. Если и их поровну, победа общая.
rules-variants = Два варианта
rules-variants-combine = Их можно свободно сочетать.
rules-beginner = Игра для начинающих
rules-beginner-how = Целей нет. Каждое животное приносит 1 очко.
rules-mystery = Неожиданные животные
rules-mystery-lie = 20 животных лежат по два под каждым из раундов с 3 по 12: одно лицом вверх, другое рубашкой вверх.
rules-mystery-turn = В конце каждого раунда с 1 по 10, когда животные нашли свои планеты, открывают одну карту — того раунда, что идёт после следующего. В конце раунда 1 это карта раунда 3, в конце раунда 10 — карта раунда 12.
rules-box = Коробка
rules-box-data = Одни печатные карты известны точно, другие нам пришлось восстановить; поэтому содержимое коробки — это данные, а не код. Если у вас есть эта игра, вы можете ввести свои тайлы и карты. Как это сделать, рассказывает страница boxes.md в документации.
rules-box-standard = В стандартной коробке у каждой среды обитания девять животных: одному нужно **больше всего**, четырём — **рядом** и четырём — **вдали**, по одному на каждую другую среду. На каждые две среды приходится 2 общих тайла, на каждые три — 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = планета
    .does = ваша планета, грань за гранью; с номером — планета другого игрока, например p 2
grammar-regions = регионы, регион
    .does = регионы вашей планеты; с номером — планеты другого игрока
grammar-face = грань
    .does = одна грань, ребро за ребром; с номером — у другого игрока, например g 2
grammar-animals = животные, заявки
    .does = ожидающие животные и заявки всех планет; с номером — только одного раунда, например z 5
grammar-offer = тайлы, тайл
    .does = открытые тайлы
grammar-objective = цель
    .does = ваша цель и сколько до неё осталось
grammar-status = статус, раунд
    .does = раунд, чей ход, у кого какие животные
grammar-log = журнал, ходы
    .does = что было в этом раунде и в прошлом
grammar-undo = отмена, назад
    .does = вернуть тайл, который вы держите
grammar-hint = совет
    .does = как сходил бы хороший бот
grammar-help = помощь, справка
    .does = этот список
grammar-quit = выход, выйти
    .does = закончить на этом
grammar-do-place = положить тайл 3 на грань g с поворотом 1; Enter подтверждает
grammar-do-try = что это даст
grammar-do-turns = что даст каждый поворот тайла 3 на грани g
grammar-do-tile = тайл 3 и его пять участков
grammar-faces = Грани — от a до l: a — северный полюс, b–f — кольцо вокруг него, g–k — кольцо вокруг южного полюса, l — южный полюс.
grammar-rotations = Повороты — от 0 до 4, против часовой стрелки. При повороте 0 первый участок тайла смотрит на ближайший полюс; на самой a — на b, на l — на g.
grammar-wrong-word = «{ $text }» здесь ничего не значит. Знак вопроса объяснит, что можно ввести.
grammar-wrong-tile = Тайл — от 1 до 5, как в 3g1, а не «{ $text }».
grammar-wrong-face = Грань — одна из латинских букв от a до l, как в 3g1, а не «{ $text }».
grammar-wrong-rotation = Поворот — от 0 до 4, как в 3g1, а не «{ $text }».
grammar-wrong-tile-first = Ход начинается с номера тайла, как в 3g1; в «{ $text }» его нет.
grammar-wrong-seat = Игрока «{ $text }» за этим столом нет.
grammar-wrong-round = Раунд — от 1 до 12, а не «{ $text }».
grammar-wrong-extra = «{ $text }» здесь лишнее.
grammar-wrong-long = Строка слишком длинная. Знак вопроса объяснит, что можно ввести.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Раунд { $round } из { $rounds }: ваш ход.
spoken-confirm = Нажмите Enter, чтобы положить тайл, или введите другой ход.
spoken-put-back = Тайл возвращён: { $move }.
spoken-free = Свободные грани: { $faces }.
spoken-face = Грань { $face }, { $name }:
spoken-edge = к { $face } — { $habitat }
spoken-edge-joins = к { $face } — { $habitat }, регионы соединяются
spoken-edge-alone = К { $face }: { $habitat }, за ребром пусто.
spoken-edge-beside = К { $face }: { $habitat }, за ребром { $beyond }.
spoken-open = К { $face }: пусто.
spoken-open-beside = К { $face }: пусто, за ребром { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } участок
    [few] { $areas } участка
    [many] { $areas } участков
   *[other] { $areas } участка
  } в { $count ->
    [one] { $count } регионе
    [few] { $count } регионах
    [many] { $count } регионах
   *[other] { $count } региона
  }: { $sizes }.
spoken-bid = { $name }: заявка { $bid }
spoken-race = Раунд { $round }: { $animal }. { $requirement }. { $bids }. Впереди { $name }.
spoken-race-draw = Раунд { $round }: { $animal }. { $requirement }. { $bids }. Ничья.
spoken-race-none = Раунд { $round }: { $animal }. { $requirement }. Заявок нет.
spoken-has = { $name }, { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
  }: { $animals }.
spoken-has-none = { $name }: животных пока нет.
spoken-lies = При { $move } тайл ляжет так: { $edges }.
spoken-brings = { $move } меняет: { $changes }.
spoken-brings-nothing = { $move } не меняет заявок.
spoken-change = { $animal } с { $before } до { $after }
spoken-change-objective = цель ({ $habitat }) с { $before } до { $after }
spoken-then = { $animals }: впереди будет { $name }.
spoken-then-nobody = { $animals }: впереди не будет никого.
spoken-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
  }. { $objective } за цель ({ $habitat }), { $animals } за { $cards ->
    [one] { $cards } животное
    [few] { $cards } животных
    [many] { $cards } животных
   *[other] { $cards } животного
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
  } за { $cards ->
    [one] { $cards } животное
    [few] { $cards } животных
    [many] { $cards } животных
   *[other] { $cards } животного
  }.

## The line for typed moves at the table in the browser

typed-title = Ходы и вопросы словами
typed-line = Введите ход или вопрос
typed-hint = 3g1 кладёт тайл 3 на грань g с поворотом 1. ? показывает, о чём можно спросить. Esc — выход из строки.
typed-open = Ввести ход или вопрос (T)
typed-said = Что было сказано
spoken-held = Тайл лежит. Enter подтверждает ход, U отменяет его.
spoken-nothing-back = Вы ничего не держите, и отменять нечего.
spoken-waits = Раунд { $round }: { $animal }. { $requirement }.
help-type = ввести ход или вопрос
settings-typing = Показывать строку для ввода ходов и вопросов

## The game in a terminal

cli-text-welcome = { $variant }. Вы — { $name }, против вас: { $rivals }.
cli-text-ask-for-help = Введите ?, чтобы увидеть справку.
cli-text-prompt = Ваш ход:
cli-text-prompt-held = Enter кладёт { $move }:
cli-text-nothing-held = Вы ничего не держите. Что положено, то лежит.
cli-text-hint = { $bot } советует { $move }.
cli-text-kept = Партия сохранена в файле { $file }.
cli-text-go-on = Продолжить: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = Последняя партия в файле { $file } окончена.
cli-no-level = Уровня { $level } нет; есть { $levels }.
cli-play-not-in-text = { $option } — для игры в браузере; уберите этот параметр или --text.
cli-play-only-in-text = { $option } — для игры в терминале: добавьте --text.
cli-play-not-resumed = { $option } — для новой игры; с --resume партия продолжается такой, какой была.

## The lesson: what is said while one learns on a real table

lesson-title = Урок
lesson-leave = Выйти из урока
lesson-restart = Начать заново
lesson-ask-leave = Выйти из урока?
    .text = Всё пройденное сохранится. Продолжить можно в любой момент с главной страницы.
    .yes = Выйти
    .no = Продолжить урок
lesson-ask-restart = Начать урок заново?
    .text = Пройденное в уроке и партия на столе пропадут.
    .yes = Начать заново
    .no = Продолжить урок
lesson-way = Шаг { $step } из { $steps }
lesson-go-on = Дальше
lesson-show = Показать
lesson-play-on = Играть дальше
lesson-hurry = Играть быстрее
lesson-wait = { $bot } выбирает тайл…
lesson-wait-task = Положите тайл, как вам нравится.
lesson-welcome = Это ваша планета: двенадцать граней, и все пока свободны. В каждом из двенадцати раундов вы кладёте на неё один тайл, а животные селятся там, где им нравится больше всего. Против вас играет { $bot }, и победить будет легко.
lesson-take = Перед вами пять открытых тайлов. На каждом пять участков, и у каждого участка своя среда обитания: океан, лес, пустыня, горы или ледник. Возьмите любой тайл.
    .keys = Клавиши: 1–5
lesson-turn = Теперь поверните тайл одной из двух круглых стрелок под планетой.
    .keys = Клавиши: Q и E
lesson-place = Выберите для него любую грань: подбирать тайлы друг к другу не нужно. Коснитесь грани, потом нажмите «Положить».
    .keys = Клавиши: стрелки выбирают грань, Enter кладёт тайл
lesson-again = Тайл снова среди остальных. Возьмите любой ещё раз.
lesson-laid = Вот он и лежит. Ещё мгновение ход можно отменить; потом игра идёт дальше, и { $bot } кладёт тайл на свою планету.
lesson-regions = Участки одной среды обитания, у которых есть общая сторона, образуют регион — и на одном тайле, и на соседних. Углы не считаются. Пока тайл парит над планетой, видно, какими большими станут его регионы.
lesson-grow = Большой регион многого стоит, так что дайте одному вырасти: участки соединяются там, где на ребре сходятся одинаковые среды обитания.
lesson-task-region = Ваше задание: регион не меньше чем из { $goal ->
    [one] { $goal } участка
    [few] { $goal } участков
    [many] { $goal } участков
   *[other] { $goal } участка
  }. Среда обитания: { $habitat }.
lesson-task-bid = Ваше задание: положите тайл так, чтобы ваша заявка была не меньше { $goal }.
lesson-missed-region = { $value ->
    [one] Так получится регион всего из { $value } участка. Тайл снова у вас.
    [few] Так получится регион всего из { $value } участков. Тайл снова у вас.
    [many] Так получится регион всего из { $value } участков. Тайл снова у вас.
   *[other] Так получится регион всего из { $value } участка. Тайл снова у вас.
  }
lesson-missed-bid = Так ваша заявка будет всего { $value }. Тайл снова у вас.
lesson-shown = Вот один из способов: тайл уже над нужной гранью и повёрнут как надо. Положите его.
lesson-solved-region = { $value ->
    [one] Отлично: регион из { $value } участка.
    [few] Отлично: регион из { $value } участков.
    [many] Отлично: регион из { $value } участков.
   *[other] Отлично: регион из { $value } участка.
  }
lesson-passed-region = Тайл лежит. Регионы растут от тайла к тайлу, и времени ещё хватит.
lesson-solved-bid = Отлично: ваша заявка — { $value }.
lesson-passed-bid = Тайл лежит. Будут и другие животные.
lesson-animals = Теперь в конце каждого раунда приходят животные. Вот следующее: { $animal }. Его условие: { $requirement }. Оно поселится на планете, которая может предложить больше.
lesson-bid = То, что планета может предложить, — её заявка. Возле каждого животного стоят обе заявки, ваша первая. Коснитесь своего числа возле этого животного, и засветятся регионы, которые считаются: { $animal }.
lesson-most = { $animal }: нужно больше всего регионов, пусть и маленьких. Среда обитания: { $habitat }. Участки, которые не граничат друг с другом, — отдельные регионы.
lesson-touching = { $animal }. Условие: { $requirement }. Ваша заявка — размер самого большого региона первой среды обитания, который граничит со второй, хотя бы в одном месте.
lesson-apart = { $animal }. Условие: { $requirement }. Ваша заявка — размер самого большого региона первой среды обитания, который нигде не граничит со второй. Свободная грань ни с чем не граничит.
lesson-life-yours = { $animal } селится у вас! Заявки: ваша — { $value }, соперника ({ $bot }) — { $other }.
lesson-life-theirs = { $animal } находит дом: { $bot }. Ваша заявка — { $value }, лучшая — { $other }. Придёт ещё много животных.
lesson-life-waits = { $animal } пока никому не достаётся. Заявки — { $value } и { $other }, поэтому карта переходит в следующий раунд.
lesson-tie-seen = Ничья: { $animal }. Обе заявки — { $value }. Тогда карту не получает никто: она переходит в следующий раунд, и там заявки сравнивают заново.
lesson-tie = А если лучшие заявки равны? Тогда карту не получает никто: она переходит в следующий раунд, и там заявки сравнивают заново.
lesson-tie-picture = Две заявки по 4: карта переходит из раунда 6 в раунд 7.
lesson-objective = Вот ваша тайная цель: { $habitat }. Если в конце у вас { $areas ->
    [one] { $areas } такой участок
    [few] { $areas } таких участка
    [many] { $areas } таких участков
   *[other] { $areas } такого участка
  }, вы получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, а больше участков — больше очков. Животное приносит 2 очка, но только 1, если оно живёт в среде обитания вашей цели.
lesson-objective-secret = У каждого есть тайная цель: среда обитания, участков которой в конце игры на планете должно быть много.
lesson-free = { $rounds ->
    [one] Теперь вы знаете игру. Остался { $rounds } раунд: постарайтесь, чтобы ваша планета стала лучшим домом.
    [few] Теперь вы знаете игру. Осталось { $rounds } раунда: постарайтесь, чтобы ваша планета стала лучшим домом.
    [many] Теперь вы знаете игру. Осталось { $rounds } раундов: постарайтесь, чтобы ваша планета стала лучшим домом.
   *[other] Теперь вы знаете игру. Осталось { $rounds } раунда: постарайтесь, чтобы ваша планета стала лучшим домом.
  }
lesson-idle = Играйте, как вам нравится. В конце вы увидите, как считают очки.
lesson-end = Вот как считают очки: ваша цель приносит { $objective }, ваши животные — { $animals }, вместе { $total }. Соперник ({ $bot }) набирает { $other }. Если очков поровну, побеждает тот, у кого больше животных.
lesson-end-more = Вот и вся игра. На главной странице вас ждут боты посильнее, и туда же можно позвать друзей.

## The command line: its frame

cli-lang = Язык: { $codes }; если не указан — язык вашей системы.
cli-version = Показать номер версии.
cli-about =
    Настольная игра, в которой двенадцать тайлов складываются в планету: играть, записывать, проверять, измерять.

    Неофициальный фанатский проект, не связанный с издателем игры.
cli-no-language = Языка { $name } нет; есть { $codes }.

## The command line: options that several commands share

cli-option-players = Сколько мест за столом.
cli-option-seed = Код расклада: целое число меньше 2**256 или любой текст; с одним и тем же кодом партии одинаковы.
cli-option-mystery = Половина животных сначала лежит рубашкой вверх.
cli-option-beginner = Без целей; каждое животное — 1 очко.
cli-option-bots = Кто играет: одно имя на все места или по одному на место, через запятую.
cli-option-box = Своя коробка с тайлами; см. docs/boxes.md.
cli-option-json = Вывести JSON, чтобы его прочла программа.
cli-option-port = Порт; 0 — любой свободный.
cli-option-database = Файл или postgresql://…; если не указано — файл в вашей папке данных.
cli-no-box = { $path } — не коробка для игры
cli-no-stdout = для записи нужен файл, а - не файл
cli-cannot-be-read = { $path }: не удалось прочитать: { $why }
cli-playing = игра
cli-and = {" и "}

## The command line: play, serve, admin, backup

cli-play = Играть в браузере: против ботов, за одним экраном или с друзьями. Ctrl-C завершает работу; партии сохраняются.
cli-play-lan = Пускать других из локальной сети, например с телефона рядом.
cli-play-browser = Открыть браузер, если он есть.
cli-play-text = Играть против ботов здесь, в терминале.
cli-play-level = С --text: насколько хорошо играют боты.
cli-play-plain = С --text: только фразы, для программ чтения с экрана.
cli-play-record = С --text: сохранить партию как строку этого файла.
cli-play-resume = С --text: продолжить последнюю партию из файла.
cli-play-starting = Игра запускается.
cli-play-here = Twelvefold открыт по адресу { $url }
cli-play-beside = На телефоне или компьютере рядом откройте { $url }
cli-play-alone = Этот компьютер не подключён к локальной сети: другим не войти.
cli-play-others = Чтобы играть с теми, кто рядом: { $command }
cli-play-end = Ctrl-C завершает работу; ваши партии сохраняются.
cli-serve = Держать сервер со столами для игры, пока не придёт сигнал. Журнал — строки JSON в stderr.
cli-serve-host = Какой адрес слушать; 0.0.0.0 — все.
cli-serve-public-url = Где люди находят сервер, например https://planets.example.org.
cli-serve-proxy = Адрес прокси, которому верят, когда он называет адрес клиента.
cli-serve-forget-after = Через сколько дней удалять покинутый стол.
cli-serve-bot-workers = В скольких процессах думают боты.
cli-serve-bot-pause = Сколько секунд бот выжидает после последнего показанного, если за столом играют люди; 0 — нисколько.
cli-serve-limit = Другое ограничение; их список — в docs/hosting.md.
cli-serve-web = Отдавать другой клиент.
cli-serve-here = Twelvefold работает по адресу { $url }
cli-admin = Смотреть и закрывать столы работающего сервера, как его хозяин.
cli-admin-list = Показать действующие столы.
cli-admin-close = Закрыть стол; всем за ним об этом скажут.
cli-admin-kick = Забрать у кого-то место; оно станет свободным, а посреди партии за него играет бот.
cli-admin-url = Где находится сервер.
cli-admin-table = Код стола или его id.
cli-admin-seat = Место, считая с 0.
cli-admin-line = { $code }  { $status ->
    [waiting] ждёт игроков
    [playing] идёт игра
    [over] игра окончена
    [closed] закрыт
   *[other] { $status }
  }  партия { $game } раунд { $round }  { $names }
cli-admin-open = свободно
cli-admin-tables = { $count ->
    [one] { $count } действующий стол
    [few] { $count } действующих стола
    [many] { $count } действующих столов
   *[other] { $count } действующего стола
  }
cli-admin-closed = { $table }: стол закрыт
cli-admin-kicked = { $table }: место { $seat } свободно
cli-admin-no-token = в переменной { $variable } должен быть токен, с которым запущен сервер
cli-admin-refused = сервер отказал: { $reason }
cli-admin-no-server = по адресу { $url } нет сервера Twelvefold: { $why }
cli-backup = Сохранить все столы в новый файл, в том числе при работающем сервере.
cli-backup-file = Файл резервной копии.
cli-backup-saving = Сохранение
cli-backup-saved = { $rows ->
    [one] Сохранена { $rows } строка: { $file }
    [few] Сохранены { $rows } строки: { $file }
    [many] Сохранено { $rows } строк: { $file }
   *[other] Сохранено { $rows } строки: { $file }
  }
cli-restore = Перенести столы из резервной копии в пустую базу данных, SQLite или PostgreSQL.
cli-restore-restoring = Восстановление
cli-restore-restored = { $rows ->
    [one] Восстановлена { $rows } строка
    [few] Восстановлены { $rows } строки
    [many] Восстановлено { $rows } строк
   *[other] Восстановлено { $rows } строки
  }

## The command line: watch and show

cli-watch = Смотреть, как боты играют целую партию: каждый ход, кому и почему достаётся каждое животное, и как растут планеты.
cli-watch-pace = Сколько секунд между раундами; без пауз, если никто не смотрит.
cli-watch-seed = Код расклада { $seed }: { $seats }
cli-watch-seat = место { $seat } — { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; вместо бота ходит naive
cli-round-opened = Раунд { $round }: начинает место { $seat }; открыты тайлы { $tiles }
cli-placed = {"  "}{ $move }  место { $seat } кладёт тайл { $tile } ({ $areas }) на грань { $face }
cli-revealed = {"  "}Открыта карта раунда { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }, решает второй регион ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }, решает третий регион ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] ничья
   *[none] заявок нет
  }, ждёт следующего раунда
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] ничья
   *[none] заявок нет
  }, выбывает из игры
cli-most = больше всего регионов { $habitat }
cli-touching = { $habitat } рядом с { $other }
cli-apart = { $habitat } вдали от { $other }
cli-end = Итоги:
cli-end-seat = {"  "}место { $seat }: { $objective } за цель ({ $habitat }), { $animals } за { $cards ->
    [one] { $cards } животное
    [few] { $cards } животных
    [many] { $cards } животных
   *[other] { $cards } животного
  }, всего { $total }
cli-end-seat-beginner = {"  "}место { $seat }: { $animals } за { $cards ->
    [one] { $cards } животное
    [few] { $cards } животных
    [many] { $cards } животных
   *[other] { $cards } животного
  }, всего { $total }
cli-end-winner = место { $seat }
cli-end-points = Победа: { $winners }
cli-end-cards = Победа: { $winners } (очков поровну, животных больше)
cli-end-shared = Общая победа: { $winners }
cli-show = Показать позицию записанной партии: плоскую карту каждой планеты и размер каждого региона.
cli-show-record = Файл с записями; если строка не указана — строка 1.
cli-show-move = После скольких ходов; если не указано — после последнего.
cli-show-seat = Только планета этого места.
cli-show-svg = Вместо этого записать туда картинку.
cli-show-picture = картинка — в файле { $file }
cli-show-no-seat = места { $seat } нет: в этой партии мест { $players }, считая с 0
cli-show-no-move = { $record }: в партии { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }, а не { $wanted }
cli-show-no-line = { $path }: строки { $wanted } нет, есть строки с 1 по { $last }
cli-show-offer = Открытые тайлы: { $tiles }
cli-show-face-down = Раунд { $round }: рубашкой вверх
cli-show-animal = Раунд { $round }: { $animal }, { $requirement }: { $bids }
cli-picture-over = Игра окончена, { $points }
cli-picture-round = Раунд { $round } из 12, ходит место { $seat }
cli-picture-seat = Место { $seat }
cli-picture-to-move = Место { $seat } · ходит
cli-picture-points = Место { $seat } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
  }: { $names }
cli-picture-no-animals = животных пока нет

## The command line: simulate, verify, train, bench

cli-simulate =
    Сыграть много партий между ботами.

    С --out каждая партия становится записью; один и тот же код расклада даёт один и тот же файл, сколько бы ни было ядер. Без него таблица показывает, как прошли партии.
cli-simulate-games = Сколько партий.
cli-simulate-out = Куда писать записи, по одной в строке; - означает stdout.
cli-simulate-written = { $games ->
    [one] { $games } партия — в файле { $file }
    [few] { $games } партии — в файле { $file }
    [many] { $games } партий — в файле { $file }
   *[other] { $games } партии — в файле { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }
cli-verify =
    Проверить записи: сыграть их заново по правилам.

    О каждой неверной записи строка говорит, где она и что в ней не так; затем — сколько верных и неверных. Код возврата 0, если верны все, 1, если есть неверная, 2, если файл не удалось прочитать.
cli-verify-files = Файлы с записью в каждой строке; - означает stdin.
cli-verify-verifying = проверка
cli-train =
    Обучить таблицы ботов на партиях с самими собой, по стандартной коробке или по своей.

    Боты берут этот файл, если так указать: --bots expert:tables=tables.npz. Один и тот же код расклада даёт одни и те же таблицы, сколько бы ни было ядер.
cli-train-out = Куда записать таблицы.
cli-train-games = Сколько партий с собой в каждом поколении.
cli-train-searched = Сколько партий бота с поиском после всех поколений.
cli-train-learning = обучение
cli-train-no-file = { $path } — не файл, в котором можно хранить таблицы
cli-train-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  } за { $seconds } с; таблицы — в файле { $file }
cli-train-kind = { $kind ->
    [two] 2 места
    [two-beginner] 2 места, для начинающих
    [more] 3 и 4 места
   *[more-beginner] 3 и 4 места, для начинающих
  }
cli-bench =
    Измерить движок: случайные партии, ходы из Python, записи, пакеты партий, запуск, память.

    Каждое число — лучшее из многих коротких замеров; если машина занята чем-то ещё, сравнивайте только числа одного запуска. В других играх на ход уходит другая работа: их числа говорят, насколько быстры такие движки, а не какой из них лучше.
cli-bench-seconds = Сколько секунд измерять каждое число.
cli-bench-peers = Измерить рядом движки других игр, если они установлены.
cli-bench-start = Измерить также запуск и компиляцию.
cli-bench-measuring = измерение
cli-bench-not-started = измерить запуск не удалось, отдельный процесс завершился с ошибкой: { $why }
cli-bench-silent = без сообщения

## The command line: headings of tables

cli-column-seat = место
cli-column-bot = бот
cli-column-games = партии
cli-column-victories = победы
cli-column-points = очки
cli-column-animals = животные
cli-column-win-rate = доля побед
cli-column-interval = 95 %
cli-column-ms = мс на ход
cli-column-rating = рейтинг
cli-column-objective = цель
cli-column-animal-points = очки за животных
cli-column-others = очки соперников
cli-column-award-round = раунд получения
cli-column-kind = вид партий
cli-column-generation = поколение
cli-column-situations = ситуаций
cli-column-loss = потери до него
cli-column-what = что
cli-column-of = условия
cli-column-figure = значение

## The command line: arena

cli-arena =
    Выяснить, какой бот сильнее.

    Каждый расклад играют с каждого места, чтобы удача никому не помогала. Два бота на двух местах играют матч; два на большем числе мест — первый сидит один среди копий второго; столько же, сколько мест, — все сидят вместе; больше — турнир. С --out остановленный запуск продолжается с того, на чём прервался.

    С --sprt код возврата 0, если первый бот принят, 1, если отвергнут, 3, если --games не хватило.
cli-arena-bots = Кто играет: два бота или больше, через запятую.
cli-arena-games = Сколько партий; округляется вверх до целых раскладов.
cli-arena-out = Хранить партии там, по записи в строке, и продолжать с них.
cli-arena-sprt = Играть, пока первый бот не будет принят или отвергнут.
cli-arena-statistics = Показать и то, как боты играют.
cli-arena-picture = Нарисовать там рейтинг ботов, в SVG.
cli-arena-report = Записать все числа в JSON.
cli-arena-ray = Играть на кластере Ray по адресу RAY_ADDRESS или на своём здесь.
cli-arena-two = последовательный тест сравнивает двух ботов, а не { $count }
cli-arena-no-stdout = партии хранятся в файле, чтобы запуск можно было продолжить: его называет --out, а - не файл
cli-arena-own-files = для --out, --picture и --report нужны разные файлы
cli-arena-title = { $variant ->
    [mystery] Неожиданные животные
    [beginner] Для начинающих
    [both] Для начинающих, неожиданные
   *[full] Полные правила
  }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }, { $players ->
    [one] { $players } место
    [few] { $players } места
    [many] { $players } мест
   *[other] { $players } места
  }, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
    [many] { $deals } раскладов
   *[other] { $deals } расклада
  }
cli-arena-alone = { $alone } сидит один среди копий бота { $copies }: при равной силе его доля побед была бы { $share }.
cli-arena-rounded = { $asked ->
    [one] Запрошена { $asked } партия; число округлено вверх до целых раскладов.
    [few] Запрошены { $asked } партии; число округлено вверх до целых раскладов.
    [many] Запрошено { $asked } партий; число округлено вверх до целых раскладов.
   *[other] Запрошено { $asked } партии; число округлено вверх до целых раскладов.
  }
cli-arena-every-seat = Каждый расклад сыгран с каждого места.
cli-arena-all-met = Каждый расклад сыгран с каждого места, и все сочетания ботов встречались одинаково часто.
cli-arena-few = Каждый расклад сыгран с каждого места; партий слишком мало, чтобы встретились все сочетания ботов.
cli-arena-matrix = доля побед строки против столбца
cli-arena-how = как они играют: средние и половина ширины 95-процентного интервала
cli-arena-order = Доля побед по очерёдности хода в раунде 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } — { $count } сбой: { $what }
    [few] { $bot } — { $count } сбоя: { $what }
    [many] { $bot } — { $count } сбоев: { $what }
   *[other] { $bot } — { $count } сбоя: { $what }
  }
cli-arena-stopped = Остановлено. Та же команда продолжит с партиями из { $file }.
cli-arena-first = {"  "}впервые { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } раздумье прервано по времени
    [few] { $bot }: { $count } раздумья прерваны по времени
    [many] { $bot }: { $count } раздумий прервано по времени
   *[other] { $bot }: { $count } раздумья прервано по времени
  }
cli-arena-remarked = { $bot } отмечает: { $what }
cli-remark-crash = ошибка выполнения
cli-remark-illegal-move = недопустимый ход
cli-remark-endless-thought = бесконечное раздумье
cli-remark-naive-played-on = дальше играл naive
cli-remark-short-sight = близорукость
cli-remark-near-side = ближняя сторона
cli-remark-miscount = ошибка в счёте
cli-remark-forgotten-piles = забытые стопки
cli-detail-place = раунд { $round }, место { $seat }: { $what }
cli-detail-gave = choose вернул { $what }
cli-detail-late = нет хода через { $seconds } с
cli-detail-code = код { $code }
cli-detail-ended = его процесс завершён
cli-detail-unreadable = его ответ не читается
cli-detail-another = он ответил на другой вопрос
cli-detail-closed = он закрыл свой канал
cli-detail-status = его процесс завершился с кодом { $status }
cli-detail-signal = его процесс завершён сигналом { $signal }
cli-arena-more = { $listed } и ещё { $count }
cli-arena-accepted = { $bot } принят: { $figures }
cli-arena-refused = { $bot } отвергнут: { $figures }
cli-arena-undecided = Не решено, нужно больше партий: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) после { $groups ->
    [one] { $groups } расклада
    [few] { $groups } раскладов
    [many] { $groups } раскладов
   *[other] { $groups } расклада
  }, Эло { $first } против { $second }.

## Errors: what the system says

error-system-denied = Отказано в доступе
error-system-not-permitted = Операция не разрешена
error-system-none = Нет такого файла или каталога
error-system-exists = Файл уже существует
error-system-folder = Это каталог
error-system-no-folder = Это не каталог
error-system-full = На устройстве не осталось места
error-system-read-only = Файловая система доступна только для чтения
error-system-address-taken = Адрес уже используется
error-system-no-address = Запрошенный адрес назначить нельзя
error-system-refused = В соединении отказано
error-system-late = Время ожидания соединения истекло

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Участки: { $areas }.
cli-sketch-empty = Тайлов пока нет.
cli-sketch-free = Свободные грани: { $faces }.
cli-sketch-latest = Последний тайл: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = это значение
error-box-long = файл длиннее { $most } байт
error-utf8 = не текст UTF-8, байт { $byte }
error-box-deep = не коробка: слишком глубокая вложенность
error-json = не JSON: { $why }
error-box-object = коробка — это объект JSON, а не { $kind }
error-missing = { $name } отсутствует
error-box-habitats = habitats: нужен список: { $names }
error-and-more = и ещё { $count }
error-kind = { $kind ->
    [null] null
    [boolean] логическое значение
    [object] объект
    [list] список
    [text] текст
   *[number] число { $value }
  }
error-box-list = { $name }: нужен список, а не { $kind }
error-box-count = { $name }: нужно { $needed }, найдено { $found }
error-box-tile = тайл { $number }: нужен список из { $edges } сред обитания, а не { $what }
error-box-area = тайл { $number }, участок { $place }: { $value } — не среда обитания
error-box-animal = животное { $number }: нужен объект, а не { $kind }
error-box-id-taken = животное { $number }: id { $id } уже занят
error-box-card = животное { $number }
error-box-card-named = животное { $number } ({ $name })
error-box-id = { $where }: id — это текст длиной от 1 до { $most } печатных символов
error-box-habitat = { $where }: habitat { $value } — не среда обитания
error-box-requirement = { $where }: requirement { $value } — не most, не touching и не apart
error-box-most = { $where }: при most второй среды обитания нет
error-box-other = { $where }: other { $value } — не среда обитания
error-box-own = { $where }: other — собственная среда обитания животного
error-box-objectives = objectives: нужен объект, а не { $kind }
error-box-objective = objectives: { $value } — не среда обитания
error-box-steps-of = цель { $name }
error-box-steps = { $where }: нужен список из [наименьшее число участков, очки]
error-box-many-steps = { $where }: ступеней может быть не больше { $most }, найдено { $found }
error-box-step = { $where }, ступень { $number }: нужно [наименьшее число участков, очки], а не { $value }
error-box-step-bounds = { $where }, ступень { $number }: участков может быть до { $areas }, очков — до { $points }
error-box-ascend = { $where }: ступени должны идти по возрастанию и участков, и очков
error-box-layout = layout: нужен список целых чисел
error-box-layout-count = layout: для раундов с 3 по 12 чисел нужно { $needed }, найдено { $found }
error-box-layout-sum = layout: животных под раундами должно быть { $needed }, а не { $value }
error-deal-integers = число игроков, первое место и тайлы должны быть обычными целыми числами
error-deal-habitats = это должны быть среды обитания
error-players = играть могут от 2 до 4, а не { $players }
error-deal-objectives = разных целей нужно { $players }, по одной на место
error-no-seat = места { $seat } нет
error-deal-piles = стопок нужно { $piles }, тайлов в каждой — { $tiles }
error-no-tile = тайла { $tile } нет
error-tile-twice = тайл { $tile } встречается дважды
error-deal-columns = под { $rounds } раундами должно лежать { $wanted }, а не { $found }
error-no-animal = животного { $animal } нет
error-animal-twice = { $animal } встречается дважды
error-move-code = код хода — от 0 до { $last }, а не { $code }
error-move-text = { $text } — не ход: нужны тайл от 1 до 5, грань от a до l и поворот от 0 до 4, как в 3g1
error-move-none = { $move } — не ход: номер тайла — от 0 до 4, грань — от 0 до 11, поворот — от 0 до 4
error-game-over = игра окончена
error-slot-taken = { $move }: тайл { $tile } этого раунда уже взят
error-face-taken = { $move }: место { $seat }, грань { $face }: тайл там уже лежит, и двигать его нельзя
error-nothing-to-take-back = отменять нечего: ходов нет
error-seed-long = код расклада — не больше { $most } байт, а не { $found }
error-seed-type = код расклада — целое число, текст или байты, а не { $type }
error-seed-bounds = код расклада — целое число от 0 до 2**256 - 1
error-trial-seat = места { $seat } нет: места — от 0 до { $last }
error-trial-tile = тайла { $tile } нет: тайлы — от 0 до { $last }
error-trial-faces = у планеты { $faces } граней, а не { $found }
error-trial-rotation = поворота { $rotation } нет: повороты — от 0 до { $last }

## Errors of records

error-record-long = записей длиннее { $most } байт не бывает
error-record-deep = не запись: слишком глубокая вложенность
error-json-at = не JSON: { $why }, символ { $place }
error-is-missing = отсутствует
error-no-object = { $value } — не объект
error-no-record = { $value } — не запись
error-not-here = { $name } здесь лишнее
error-no-list = { $value } — не список
error-no-integer = { $value } — не целое число
error-record-format = { $value } здесь не знают, только { $known }
error-record-unfinished = быть не должно: ходов сделано только { $made } из { $moves }
error-no-flag = { $value } — не true и не false
error-no-animal-id = { $value } — не id животного
error-no-habitat = { $value } — не среда обитания
error-record-objectives = нужно по одной на место, найдено { $found }
error-record-no-objectives = в игре для начинающих целей не раздают, найдено { $found }
error-record-over = после хода { $moves } игра окончена
error-record-bounds = { $value } — не число от 0 до { $last }
error-is-no-move = это не ход
error-record-turn = ходит место { $turn }, а не место { $seat }
error-record-tile = тайла { $tile } нет среди пяти в раунде { $round }
error-record-tile-taken = тайл { $tile } в этом раунде уже взят
error-record-face-taken = место { $seat }, грань { $face } ({ $letter }): тайл там уже лежит
error-record-missing = отсутствует: { $value }
error-record-extra = { $value } здесь лишнее
error-record-other = { $value }, а должно быть { $right }

## Errors of bots and arenas

error-tables-version = { $path }: таблиц этой версии ({ $version }) там нет
error-tables-none = { $path }: таблиц там нет; их создаёт twelvefold train
error-tables-size = { $path }: таблицы другого размера; новые создаст twelvefold train
error-cannot-read = не удалось прочитать { $path }: { $why }
error-cannot-write = не удалось записать { $path }: { $why }
error-bot-class = { $file }: укажите и класс, как в my_bot.py:Mine
error-bot-file = { $file }: такого файла нет
error-bot-load = не удалось загрузить { $bot }: { $why }
error-bot-late = не удалось загрузить { $bot } за { $seconds } с
error-bot-no-class = { $bot } — не класс, а { $type }
error-bot-no-options = нет
error-bot-make = не удалось создать { $bot } (параметры: { $options }): { $why }
error-bot-choose = { $bot } даёт { $type }, а там нет choose(turn)
error-bot-has-none = { $file }: { $name } там нет
error-bot-option = { $bot }: { $option } — не параметр; параметры пишут как ms=50, каждый один раз
error-bot-option-among = { $bot }: { $option } — одно из { $among }, а не { $value }
error-bot-option-number = { $bot }: { $option } — число от { $least } до { $most }, а не { $value }
error-bot-no-option = { $bot }: параметра { $option } нет
error-no-bot = бота { $bot } нет; есть { $bots }
error-bot-tables = { $bot }: файл с таблицами читают только для хозяина компьютера
error-bots-seats = ботов { $bots }, а мест { $seats }: назовите одного на все места или по одному на место
error-bot-name = имя бота — не длиннее { $most } символов
error-arena-bots = арене нужно от 2 до { $most } разных ботов, а не { $found }
error-arena-names = двух ботов зовут { $name }; каждому нужно своё имя
error-arena-seats = ботов { $bots }, а мест { $seats }: назовите двух, по одному на место или больше для турнира
error-process-ended = один из рабочих процессов завершён извне; запустите команду ещё раз
error-sprt-numbers = последовательный тест — это два числа через запятую, как в 0,5 (от 0 до 5), а не { $value }
error-sprt-order = последовательный тест идёт от меньшего Эло к большему в пределах 1000, а не { $value }
error-ray-needed = арене на кластере нужен Ray: { $command }
error-ray-lost = группа партий пропала вместе с рабочим процессом (попыток: { $times }) или со всем кластером ({ $why }): хватает ли памяти?
error-ray-none = по адресу { $address } из RAY_ADDRESS нет кластера Ray
error-ray-closed = кластер Ray по адресу { $address } не впускает: та ли у него версия и есть ли здесь его токен?
error-kept-no-file = { $path } — не файл, в котором можно хранить партии
error-kept-in-use = { $path } занят другой ареной
error-kept-no-arena = это не запись арены
error-kept-differs = это другая арена: { $name } — { $one }, а не { $other }
error-kept-differs-somewhere = это другая арена: { $name } не совпадает
error-kept-refused = { $where }: { $what }; укажите в --out другой файл или уберите этот параметр
error-kept-torn = { $where }: эта запись арены неполная
error-kept-box = это другая арена: у неё другая коробка
error-kept-deal = это другая арена: её расклад получен не из этого кода

## Errors of servers and databases

error-limit = --limit { $value }: укажите одно из { $names } и число, как в sockets=50
error-limit-number = --limit { $value }: { $number } — не число от 1 до { $most }
error-public-url = --public-url { $url } — не адрес вида https://planets.example.org: укажите схему и хост, без пути
error-proxy = --proxy { $proxy }: укажите адрес или сеть, как в 10.0.0.0/8
error-token = токен хозяина слишком короткий: символов нужно не меньше { $least }
error-port = --port { $port }: порт — число от 0 до 65535
error-port-taken = порт { $port } занят: выберите другой в --port или 0 — любой свободный
error-port-denied = порт { $port } здесь использовать нельзя: выберите в --port порт от 1024
error-host = слушать { $host } не удалось: { $why }
error-no-utf8 = это не UTF-8
error-backup-early = файл слишком рано обрывается
error-backup-line = в файле неверная строка ({ $why })
error-backup-newer = файл создан более новой версией Twelvefold
error-backup-there = { $path } уже есть: укажите другой файл
error-backup-beginning = начало файла — не как у резервной копии
error-backup-none = { $path } — не резервная копия, или она повреждена
error-backup-load = не удалось загрузить { $path }: { $why }
error-backup-twice = в файле два начала
error-backup-rows = строк должно быть { $rows }, а их { $done }
error-no-database = базы данных { $path } нет
error-database-version = эта база данных другой версии: один раз запустите на ней сервер
error-database-full = база данных не пуста
error-database-busy = база данных не отвечает: все соединения заняты
error-database-refuses = база данных отказывает: { $why }
error-not-stored = это нельзя сохранить ({ $why })
error-database-newer = база создана более новой версией Twelvefold: установите её или укажите другую базу данных
error-database-folder = { $path } не подходит: это папка
error-database-unusable = { $path } не подходит: { $why }
error-database-ours = { $path } уже занят этим сервером
error-database-made = не удалось создать { $path }: { $why }
error-database-theirs = { $path } занят другим сервером: им может пользоваться только один
error-database-opened = не удалось открыть { $path }: { $why }
error-database-system = файловая система не умеет того, что нужно SQLite (журнал в общей памяти)
error-database-unnamed = база данных не указана: { $forms }
error-database-url = этот URL базы данных непонятен: { $forms }
error-database-slashes = в URL файла SQLite три косые черты, с полным путём — четыре, и после него ничего нет
error-database-driver = для PostgreSQL нужен драйвер: { $command }
error-database-unknown = { $name } — не база данных, которую знает Twelvefold: { $forms }
error-database-forms = укажите файл, sqlite:///file.db или postgresql://user:password@host/database
error-database-silent = база данных не отвечает: { $why }
