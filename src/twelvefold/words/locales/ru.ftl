### Twelvefold in Russian. The words are those of the printed rules: тайл, участок, регион, животное, цель, раунд; ours: грань, заявка, место, стол.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. Habitats: .within is the nominative, .most an adjective in the genitive plural, .beside and .away the instrumental.

game = Twelvefold
motto = Двенадцать раундов, двенадцать граней. Создайте планету и узнайте, кто на ней поселится.
fan-project = Неофициальный фанатский проект, не связанный с издателем игры.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Океан
    .within = океан
    .most = океанских
    .beside = океаном
    .away = океаном
habitat-forest = Лес
    .within = лес
    .most = лесных
    .beside = лесом
    .away = лесом
habitat-desert = Пустыня
    .within = пустыня
    .most = пустынных
    .beside = пустыней
    .away = пустыней
habitat-mountain = Горы
    .within = горы
    .most = горных
    .beside = горами
    .away = горами
habitat-glacier = Ледник
    .within = ледник
    .most = ледниковых
    .beside = ледником
    .away = ледником

## Levels and seats

level-seedling = Росток
level-explorer = Следопыт
level-naturalist = Натуралист
level-ranger = Егерь
level-expert = Знаток
level-master = Мастер
style-collector = Собиратель
    .hint = Главное для него — тайная цель.
style-hunter = Охотник
    .hint = Животные ему важнее цели.
style-spoiler = Вредина
    .hint = Перехватывает животных у соперников.
style-friendly = Добряк
    .hint = Занят своей планетой и меньше мешает вам.
style-sprinter = Спринтер
    .hint = Гонится за животными ближайших раундов.
style-none = Без предпочтений
    .hint = Просто играет на победу.
style-mix = Вперемешку
    .hint = Каждому боту достаётся случайный стиль.
style-idle = Без целей играет как любой другой бот.
seat-bot = { $bot } { $seat }
seat-open = Свободно
seat-nameless = Игрок { $seat }

## Why something was refused

refusal-bad-message = Что-то пошло не так. Обновите страницу и попробуйте ещё раз.
refusal-too-long = Слишком длинно. Попробуйте короче.
refusal-not-greeted = Что-то пошло не так. Обновите страницу и попробуйте ещё раз.
refusal-other-protocol = Вышла новая версия. Обновите страницу.
refusal-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
refusal-too-many = Слишком много запросов. Попробуйте через несколько минут.
refusal-too-many-take-backs = Отмены ходов в этой партии закончились.
refusal-too-many-reactions = Реакции в этой партии закончились.
refusal-too-many-seatings = Слишком часто для одной партии. Попробуйте в следующей.
refusal-too-many-changes = Слишком часто для одной партии. Попробуйте в следующей.
refusal-too-many-entries = За этим столом партию больше не начать. Создайте новый стол, чтобы играть дальше.
refusal-one-attempt = Вы уже начали эту партию дня.
refusal-no-table = Стол не найден. Проверьте ссылку.
refusal-no-box = Такой коробки с тайлами нет.
refusal-no-bot = Такого бота нет.
refusal-bad-name = Это имя не подходит. Выберите другое.
refusal-bad-options = Стол с такими настройками создать нельзя.
refusal-stale = Ситуация только что изменилась. Взгляните на стол и попробуйте ещё раз.
refusal-no-seat = Свободных мест больше нет.
refusal-not-yours = Это не ваше место.
refusal-not-the-host = Это может сделать только хозяин стола.
refusal-not-the-leader = Теперь ведёт другой участник.
refusal-not-now = Сейчас так нельзя.
refusal-not-now-daily = В партии дня это невозможно.
refusal-not-now-day = Начался новый день. Попробуйте ещё раз.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-held = Секунду: последний ход ещё могут отменить.
refusal-illegal = Этот тайл уже взят, или грань занята.
refusal-no-aids = За этим столом заявки и предпросмотр отключены.
refusal-no-spectators = За этот стол зрителей не пускают.
refusal-used = Эта ссылка больше не работает. Попросите новую.
refusal-expired = Срок действия ссылки истёк. Попросите новую.
refusal-other-seat = В этой партии вы уже занимали или открывали другое место. Сюда можно сесть в следующей.
refusal-other-command = Что-то пошло не так. Обновите страницу и попробуйте ещё раз.
refusal-unknown = Сервер не ответил. Попробуйте ещё раз.
refusal-stopping = Сервер перезапускается. Страница подключится сама.
refusal-slow = Слишком медленное соединение. Подключаемся снова…
refusal-forgotten = Это устройство забыто. Обновите страницу, чтобы начать заново.
refusal-away = Сервер недоступен. Попробуйте чуть позже.
refusal-no-server = Для этого нужен сервер, а у этой страницы его нет.
refusal-other = Не получилось: { $reason }.

## The page

app-needs-script = Для Twelvefold нужен JavaScript.
app-loading = Загрузка…
app-part-missing = Часть игры не загрузилась. Обновите страницу, когда появится связь.
app-table-closed = { $by ->
    [host] Хозяин закрыл этот стол.
    [administrator] Администратор сервера закрыл этот стол.
   *[nobody] Этот стол закрыт.
  }
app-no-code = Стола с кодом «{ $code }» нет. Проверьте код и попробуйте ещё раз.
app-no-table = По этой ссылке стола нет. Возможно, его закрыли или ссылка неполная.
app-nowhere = Страница не найдена. Проверьте адрес.
connection-offline = Вы не в сети. Ходы отправятся, когда появится связь.
connection-away = Связь потеряна. Подключаемся снова…
connection-back = Связь восстановлена.
connection-sending = Сервер пока не ответил. Пробуем ещё…
connection-sent = Ваш ход дошёл до сервера.
connection-outdated = Вышла новая версия.
connection-reload = Обновить страницу
offline-no-webassembly = В этом браузере игра не работает. Обновите его или откройте другой.
offline-fetch = Игра не загрузилась. Проверьте связь и попробуйте ещё раз.
offline-outdated = Вышла новая версия. Обновите страницу.
offline-start = Игра не запустилась. Попробуйте ещё раз.
offline-crashed = Игра то и дело останавливается. Ваши столы сохранены. Попробуйте ещё раз.
offline-elsewhere = Игра открыта в другой вкладке. Продолжите там или играйте здесь.
offline-no-offline = Эта партия есть только на том устройстве, где вы её начали.
offline-play-here = Играть здесь
offline-try-again = Ещё раз
offline-later = Позже
offline-still = Нет связи. На этом устройстве можно играть и так.
offline-stopped = Игра остановилась. Запускаем снова…
offline-running = Игра снова работает. Ничего не потеряно.
offline-full = На устройстве нет места: ваш ход ещё не сохранён. Освободите немного места.
offline-loading = Готовим игру…
offline-loading-hint = В следующий раз будет быстрее, даже без связи.
offline-bytes = { $loaded } из { $total } МБ
offline-cancel = Отмена
offline-ask = Скачать для игры без связи
offline-soon = Скачиваем для игры без связи…
offline-ready = Можно играть без связи
offline-not-kept = В приватном окне браузер ничего не сохраняет. Играйте, но партии пропадут, когда вы закроете вкладку.
dialog-close = Закрыть

## Home

home-back = На главную
home-choices = Выберите игру
home-bots = Против ботов
home-bots-summary = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
  } · { $level } · { $variant }
home-bots-change = Настроить игру против ботов
home-screen = На одном устройстве
home-screen-summary = { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
    [many] { $people } игроков
   *[other] { $people } игрока
  } по очереди · { $variant }
home-screen-change = Настроить игру на одном устройстве
home-friends = С друзьями
home-friends-summary = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  } · по ссылке или коду · { $variant }
home-friends-change = Настроить игру с друзьями
home-needs-server = Нужен сервер
home-continue = Продолжить
home-tables = Ваши столы
home-round = Раунд { $round } из 12
home-waiting = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
    [many] Ждём { $count } игроков
   *[other] Ждём { $count } игрока
  }
home-more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
    [many] Ещё { $count } столов
   *[other] Ещё { $count } стола
  }
home-learn = Научиться играть
home-learn-summary = Шаг за шагом · пять минут
home-learn-continue = Продолжить урок
home-learn-left = Продолжите с того же места
home-daily = Партия дня
home-daily-new = Одинаковая для всех
home-daily-playing = Раунд { $round } из 12
home-daily-left = Не доиграна
home-daily-place = { $place }-е место из { $players }
home-daily-earlier = Результаты и прошлые дни
home-join = Войти по коду
home-join-hint = Введите код из шести знаков: он есть у хозяина стола.
home-join-go = Войти
home-code = Код
home-open-tables = Открытые столы
home-history = История
home-replays-file = Открыть файл записи
home-settings = Настройки
home-more = Ещё
home-planet = Планета и её животные

## Your tables, your history, open tables

tables-running = Идут сейчас
tables-over = Завершены
tables-none = Столов пока нет. Начните партию, и она появится здесь.
tables-ended = Закончена досрочно
tables-won = Победа
tables-lost = Поражение
tables-shared = Общая победа
tables-remove = Убрать этот стол: { $who }
tables-removed = Убран из вашего списка: { $who }
tables-undo = Вернуть
tables-close = Убрать этот стол?
    .text = Кроме вас, здесь никто не играет: стол закроется навсегда, а партия закончится без результата.
    .yes = Закрыть стол
    .no = Оставить
tables-leave = Выйти из-за этого стола?
    .text = Он исчезнет из вашего списка, а за вас будет играть бот. Пока партия идёт, можно вернуться по ссылке.
    .yes = Выйти
    .no = Остаться
history-none = Сыграйте партию, и здесь появятся ваши результаты.
history-played = Партии
history-won = Победы
history-best = Лучший счёт
history-streak = Побед подряд
history-longest = Лучшая серия
history-levels = Против каждого уровня
history-won-of = { $won } из { $played }
history-chart = { $count ->
    [one] Очки за { $count } последнюю партию
    [few] Очки за { $count } последние партии
    [many] Очки за { $count } последних партий
   *[other] Очки за { $count } последней партии
  }
history-recent = Последние партии
history-more = Показать ещё
history-mistakes = Ваши ошибки
history-export = Экспорт истории
history-import = Импорт истории
history-not-ours = Этот файл не содержит истории Twelvefold.
history-newer = Эта история из более новой версии Twelvefold. Сначала обновите эту.
history-imported = { $count ->
    [0] Все партии из этого файла у вас уже есть.
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
  }
open-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }
open-watch = Смотреть
open-join-table = Сесть за этот стол: { $who }
open-watch-table = Смотреть игру за этим столом: { $who }
open-none = Сейчас открытых столов нет.
open-none-hint = Чтобы вас здесь нашли, начните партию «{ $way }» и включите «{ $option }».
open-waiting = Ждут игроков
open-playing = Можно посмотреть
open-no-aids = без предпросмотра
open-clock = с часами

## The daily game

daily-about = Одинаковая для всех партия. Соперник: { $bot }. Одна попытка, без советов. Следующая начнётся в { $time }.
daily-play = Сыграть в партию дня
daily-table = Открыть стол
daily-played = { $days ->
    [one] Сыгран { $days } день
    [few] Сыграно { $days } дня
    [many] Сыграно { $days } дней
   *[other] Сыграно { $days } дня
  }
daily-streak = Текущая серия: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
daily-longest = Самая длинная серия: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
daily-freeze = Один пропущенный день не прерывает серию.
daily-earlier = Прошлые дни
daily-earlier-hint = Для тренировки — сколько угодно раз, можно с советами. Эти партии не засчитываются.
daily-practise = Тренировка
daily-practise-day = Тренировка: { $date }
daily-practice = Тренировочная партия: не засчитывается.
daily-alone = Рейтинга здесь нет: для него нужен сервер.
daily-not-finished = Не доиграна
daily-par = Боты на вашем месте
daily-par-playing = ещё играет…
daily-beaten = Лучше, чем { $count } из { $levels } ботов
daily-share = Поделиться результатом
daily-copied = Результат скопирован.
daily-not-copied = Не удалось скопировать результат.

## New tables

new-name = Ваше имя
new-person = Имя игрока { $seat }
new-bots = Боты
new-level = Уровень
new-style = Стиль игры
new-people = Игроки
new-seats = Места
new-variant = Вариант
new-aids = Показывать заявки и предпросмотр
new-listed = Показывать в списке открытых столов
new-more = Другие настройки
new-clock = Время на ход
new-clock-none = Без ограничений
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
new-first = Кто ходит первым
new-first-lot = По жребию
new-first-seat = Место { $seat }
new-first-you = Вы
new-first-bot = Бот { $number }
new-spectators = Пускать зрителей
new-seed = Код расклада (виден всем)
new-seed-none = Случайный
new-box = Взять свою коробку
new-box-other = Взять другую коробку
new-box-remove = Играть без коробки { $name }
new-box-wrong = Это не коробка с тайлами: { $why }
new-start = Начать игру
new-make = Создать стол
level-results = { $hint } · побед: { $won } из { $played }
level-seedling-hint = Очень лёгкий
level-explorer-hint = Лёгкий
level-naturalist-hint = Средний
level-ranger-hint = Сложный
level-expert-hint = Очень сложный
level-master-hint = Самый сложный
level-seedling-plays = Для первых партий. Видит только ближайших животных и ошибается в счёте.
level-explorer-plays = Смотрит на раунд вперёд, но считает ещё плохо.
level-naturalist-plays = Смотрит на три раунда вперёд, но иногда что-то упускает.
level-ranger-plays = Смотрит на шесть раундов вперёд и редко ошибается.
level-expert-plays = Просчитывает ходы, но забывает, какие тайлы вернутся в конце.
level-master-plays = Думает до секунды, угадывает вашу цель и точно просчитывает последние раунды.
custom-bots = Свои боты
custom-bots-results = Побед: { $won } из { $played }
variant-full = Стандарт
    .hint = Животные и тайная цель у каждого.
variant-beginner = Для начинающих
    .hint = Без целей. Каждое животное — 1 очко.
variant-mystery = Неожиданные животные
    .hint = Половина животных сначала лежит рубашкой вверх.
variant-mystery-beginner = Неожиданные животные для начинающих
    .hint = Половина животных сначала лежит рубашкой вверх. Без целей.

## Waiting room

room-page = Ждём игроков — { $game }
room-name-empty = Гость
room-title = Ждём игроков
room-hint = Игра начнётся, когда все места будут заняты.
room-seats = Места
room-invite = Пригласить
room-link = Ссылка на этот стол
room-copy = Скопировать ссылку
room-copied = Ссылка скопирована.
room-not-copied = Не удалось скопировать ссылку. Выделите её и скопируйте вручную.
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
room-kick = Убрать: { $name }
room-close = Закрыть стол
room-leave = Освободить место
room-looking-on = Все места заняты. Вы зритель.
room-only-here = Сервер доступен только с этого компьютера. Чтобы позвать друзей, остановите его и запустите командой
room-command = make play LAN=1
room-open-to-all = Сесть сюда может любой, у кого есть ссылка.

## Settings

settings-title = Настройки
settings-play = Игра
settings-planet = Планета и графика
settings-access = Доступность
settings-device = Это устройство
settings-device-hint = История и настройки хранятся только на этом устройстве. Экспортируйте историю, чтобы сохранить её или перенести на другое устройство.
settings-offline = Хранить игру на этом устройстве, чтобы играть без связи
choose-language = Язык
settings-sound = Звук
settings-sound-on = Звуковые эффекты
settings-volume = Громкость
settings-motion = Анимация
settings-motion-auto = Авто
settings-motion-full = Полная
settings-motion-less = Упрощённая
settings-quality = Графика
settings-quality-auto = Авто
settings-quality-high = Лучшая
settings-quality-low = Быстрая
settings-quality-still = Статичная
settings-quality-map = Карта
settings-glyphs = Значки сред обитания на планете
settings-confirm = Класть тайл со второго нажатия
settings-others = Ходы соперников
settings-others-full = Полностью
settings-others-quick = Быстро
settings-others-none = Мгновенно
settings-wait = Показывать конец раунда целиком до моего хода
settings-left = Интерфейс для левшей
settings-notify = Уведомлять о моём ходе, когда страница скрыта
settings-notify-denied = Браузер блокирует уведомления этой страницы. Разрешите их в его настройках.
settings-forget = Забыть меня на этом устройстве
settings-forget-hint = Вы покинете все свои места и потеряете на этом устройстве список партий, настройки и историю. В идущих партиях вас заменят боты. Отменить это нельзя.
settings-forget-yes = Забыть меня
settings-forget-no = Отмена
settings-name = Ваше имя
settings-about = Twelvefold { $version }
settings-licences = Сторонние материалы

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

requirement-most = Больше всего { $habitat } регионов
requirement-touching = { $habitat } на границе с { $other }
requirement-apart = { $habitat } без границы с { $other }
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
round-practice = Тренировка
your-turn = Ваш ход
turn-of = Ходит { $name }
game-over = Игра окончена
clock-title = Осталось времени
clock = { $minutes }:{ $seconds }
top-buttons = Вид и меню
show-map = Карта
show-globe = Глобус
menu = Меню
menu-try = Примерить
title-your-turn = ● Ваш ход — { $game }
map-of = Планета: { $name }
planet-of = Планета: { $name }
planet-back = Назад
no-globe = Этот браузер не может показать планету в 3D. Вместо неё вы увидите карту.
face-free = Грань { $face }: свободна
face-laid = Грань { $face }: { $habitats }

## The table: seats

seats-title = Планеты
seat-you = вы
seat-away = отсутствует, играет бот
seat-offline = нет связи
seat-gone = нет связи { $minutes } мин
absence-title = Нет связи: { $name }
absence-text = { $turn ->
        [yes] Сейчас ходит { $name }, поэтому игра ждёт.
       *[no] Игра продолжается, пока не настанет ход игрока { $name }.
      }
absence-wait = Подождать
absence-bot = Отдать место боту
absence-host = Отдать место боту может только хозяин стола.
seat-resigned = больше не играет
seat-changed-hands = новый игрок
seat-thinking = думает
watching = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
      }
watching-you = Вы зритель
watching-hint = Все видят, что вы смотрите, и ваше имя, если вы его указали.
first-seat = начинает раунд

## The table: the offer and placing

offer-title = Открытые тайлы
offer-tile = Тайл { $slot }: { $habitats }
offer-gone = Тайл { $slot } уже взят
offer-taken = Тайл { $slot } у игрока { $name }
actions-title = Ваш тайл
turn-left = Повернуть влево
turn-right = Повернуть вправо
place = Положить
choose-face = Выберите грань
choose-tile = Выберите тайл
skip-to-turn = Сразу к ходу
put-back = Вернуть тайл
take-back = Отменить ход
done = Готово
table-tile-gone = Этот тайл уже взят.
table-other-planet = Это планета игрока { $name }. Кладите тайлы на свою.
table-planned = Сейчас не ваш ход, но план сохранён.
planned = План готов
own-planet = Моя планета
table-face-taken = На этой грани уже есть тайл. Свободные грани тёмные.
table-choose-face = Сначала выберите свободную грань своей планеты.
table-looking-on = Вы зритель.
table-not-yet = Секунду…
table-turn-of = Ходит { $name }.

## The table: hints

hint = Совет
hint-ask = Спросить совета у бота
hint-thinking = Бот думает…
hint-line = Бот советует этот ход
hint-other = Другой вариант: { $number } из { $count }
hint-chance = Шанс на победу: { $chance }
hint-plain = Другие ходы примерно не хуже.
hint-next = Следующий совет
hint-previous = Предыдущий совет
hint-spoken = Бот советует тайл { $slot } ({ $habitats }) на грань { $face }. Нажмите Enter, чтобы положить его.
hint-spoken-other = Другой вариант { $number }: тайл { $slot } ({ $habitats }) на грань { $face }. Нажмите Enter, чтобы положить его.
hint-more = Нажмите H, чтобы увидеть другой вариант.
hint-none = Сейчас совета нет. Попробуйте чуть позже.
hint-alone = Советы доступны, только когда все ваши соперники — боты, а заявки и предпросмотр включены.
help-hint = спросить совета у бота (если вы играете только с ботами)

## The table: rounds, races, objective, log

rounds-title = Раунды и их животные
round-button = Раунд { $round }: { $animals }
round-empty = животных нет
round-carried = { $count ->
    [one] { $count } животное переходит дальше
    [few] { $count } животных переходят дальше
    [many] { $count } животных переходят дальше
   *[other] { $count } животного переходят дальше
  }
face-down = Рубашкой вверх
race-title = Животные
race-now = Этот раунд ({ $round })
race-round = Раунд { $round }
race-none = Животных больше нет.
race-no-aids = За этим столом заявки и предпросмотр отключены. Считайте сами.
race-draw = ничья
race-no-bid = –
race-second = 2-й регион
race-second-why = При равных заявках в последнем раунде решает второй по величине регион планеты.
race-margin = +{ $margin }
race-past = Прошлые раунды
race-word-touching = граничит с
race-word-apart = не граничит с
race-word-most = больше всего
race-legend-touching = граничит
race-legend-apart = не граничит
race-legend-most = больше регионов
race-gained = Вы выходите вперёд.
race-tied = Вы догоняете лидера.
race-lost = Вы теряете лидерство.
bid-button = { $animal }: { $name }, заявка { $bid }
gains-title = Что изменит этот тайл
gains-none = Заявки не изменятся
gains-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
  }
objective-title = Ваша цель
objective-of = Цель: { $name }
objective-show = Показать
objective-hide = Скрыть
objective-none = Игра для начинающих: каждое животное — 1 очко.
objective-hidden = Цели скрыты.
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
objective-steps = Очки за число участков
objective-next = { $areas ->
    [one] Ещё { $areas } участок
    [few] Ещё { $areas } участка
    [many] Ещё { $areas } участков
   *[other] Ещё { $areas } участка
  } — и { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
log-title = Журнал
log-whole = Весь журнал
log-look = Показать на планете
regions-none = { $name }: планета пока пуста.
spoken-aimed = Над гранью { $face }.
spoken-taken = Грань { $face } занята.

## The table: what happens

event-game-started = Начинается партия { $game }.
event-round-opened = Раунд { $round }: начинает { $name }.
event-round-opened-you = Раунд { $round }: начинаете вы.
event-placed = { $name } кладёт тайл на грань { $face }.
event-placed-you = Вы кладёте тайл на грань { $face }.
event-laid = { $name } кладёт тайл.
event-laid-you = Вы кладёте тайл.
event-bot-fault = { $why ->
    [crash] { $name }: сбой бота.
    [illegal-move] { $name }: бот выбрал недопустимый ход.
    [endless-thought] { $name }: бот думал слишком долго.
    [given-up] { $name }: в этой партии бот давал сбой слишком часто.
    [busy] { $name }: бот ждал слишком долго.
   *[missing] { $name }: этого бота нет на сервере.
}
event-taken-back = { $name } отменяет ход.
event-taken-back-you = Вы отменяете ход.
event-awarded = { $animal } достаётся игроку { $name }. { $reason }{ $by ->
    [second] ; при ничьей решает второй по величине регион
    [third] ; при ничьей решает третий по величине регион
   *[best] { "" }
  }.
event-awarded-you = { $animal } селится у вас. { $reason }{ $by ->
    [second] ; при ничьей решает второй по величине регион
    [third] ; при ничьей решает третий по величине регион
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
event-left = { $name } уходит. Дальше играет бот.
event-lapsed = У игрока { $name } вышло время. Дальше играет бот.
event-returned = { $name } снова за столом.
event-resigned = { $name } сдаётся. Дальше играет бот.
event-end-wanted = { $wanted ->
    [yes] { $name } предлагает закончить партию.
   *[no] { $name } хочет играть дальше.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } хочет реванш.
   *[no] { $name } не хочет реванша.
  }
event-game-over = { $how ->
    [agreed] Все согласились закончить партию.
    [resigned] Сдались все игроки, кроме одного.
    [closed] Стол закрыт.
   *[played] Игра окончена.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = Теперь хозяин стола — { $name }.
event-closed = Стол закрыт.
reaction-hello = Привет!
reaction-nice = Отлично!
reaction-wow = Ого!
reaction-oops = Ой!
reaction-thinking = Надо подумать…
reaction-hurry = Ваш ход!
reaction-thanks = Спасибо!
reaction-good-game = Хорошая игра!

## The table: life

life-title = Появляется жизнь
life-next = Дальше
life-skip = { $count ->
    [1] Пропустить
    [one] Пропустить все { $count }
    [few] Пропустить все { $count }
    [many] Пропустить все { $count }
   *[other] Пропустить все { $count }
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } достаётся игроку { $name }
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
    [0] Раунд закончился.
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
end-place = { $place }-е место, { $points ->
    [0] очков столько же, но животных меньше
    [one] отставание — { $points } очко
    [few] отставание — { $points } очка
    [many] отставание — { $points } очков
   *[other] отставание — { $points } очка
  }.
end-by-cards = Очков поровну. Побеждает тот, у кого больше животных.
end-by-shared = И очков, и животных поровну. Победа общая.
end-objective = Цель: { $habitat }
end-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
  }
end-rematch = Сыграть ещё раз
end-no-rematch = Отменить реванш
end-higher = Уровень выше: { $level }
end-lower = Уровень ниже: { $level }
end-again = За реванш: { $names }.
end-review = Разбор
end-replay = Смотреть повтор
end-share = Скопировать ссылку на повтор
end-copied = Ссылка скопирована
end-picture = Поделиться картинкой
end-picture-text = Партия в Twelvefold
end-picture-downloaded = Картинка сохранена в загрузках.
end-picture-failed = Этот браузер не смог создать картинку.
end-record = Скачать запись
end-result = Показать итоги
end-counting = Подсчёт очков
end-podium = Пьедестал
end-breakdown = Из чего сложились очки
end-areas = { $areas ->
    [one] { $areas } участок
    [few] { $areas } участка
    [many] { $areas } участков
   *[other] { $areas } участка
  }
end-total = Всего
end-more = Ещё
end-watch = Посмотреть финал ещё раз
end-skip = Пропустить

## The table: photo mode

photo-title = Фоторежим
photo-hint = Тяните планету, чтобы повернуть её; масштаб меняйте двумя пальцами или колёсиком.
photo-sky = Звёзды
photo-save = Сохранить картинку

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Закрыть этот стол?
    .text = Он закроется навсегда, и сесть за него больше никто не сможет.
    .yes = Закрыть стол
    .no = Не закрывать
confirm-remove = Убрать игрока { $name }?
    .text = { $status ->
        [playing] За него будет играть бот, пока кто-нибудь не сядет на это место.
       *[waiting] Его место сможет занять любой, у кого есть ссылка.
      }
    .yes = Убрать
    .no = Оставить
confirm-give = Отдать место игрока { $name } боту?
    .text = Дальше играет { $bot }, и вернуться на это место { $name } уже не сможет.
    .yes = Отдать место
    .no = Ждать дальше
invited-title = Впервые в Twelvefold?
invited-tile = Каждый раунд берите тайл и кладите его на свою планету.
invited-animal = Животные селятся на планете, которая подходит им больше всего.
invited-points = Собирайте животных и выполняйте тайную цель. Побеждает тот, у кого больше очков.
invited-learn = Научиться играть за две минуты
confirm-resign = Сдаться?
    .text = { $after ->
        [bot] Дальше за вас будет играть бот. Вернуться в эту партию нельзя.
       *[end] Партия сразу закончится без победителя.
      }
    .yes = Сдаться
    .no = Играть дальше
confirm-end = { $others ->
    [none] Закончить эту партию?
   *[some] Предложить закончить партию?
  }
    .text = { $others ->
        [none] Она сразу закончится без победителя.
       *[some] Она закончится без победителя, как только согласятся все. До тех пор можно передумать.
      }
    .yes = { $others ->
        [none] Закончить партию
       *[some] Предложить закончить
      }
    .no = Играть дальше
removed-by = { $by ->
    [administrator] Администратор сервера убрал вас с места.
    [bot] Хозяин стола отдал ваше место боту.
   *[host] Хозяин стола убрал вас с места.
  }
removed-hint = { $seat ->
    [open] Вы можете смотреть дальше или снова сесть, пока место свободно.
   *[taken] Вы можете смотреть партию дальше.
  }
removed-closed = Играть здесь больше нельзя. Планеты ещё можно рассмотреть.
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
menu-hand-over = Передать место игрока { $name }
menu-hand-over-hint = Место получит тот, кто первым откроет эту ссылку. Она сработает один раз, в течение 24 часов и только до конца партии.
menu-only-here = Эта партия есть только на этом устройстве, другие к ней присоединиться не могут.
menu-fill = Отдать место игрока { $name } боту: { $bot }
menu-open = Открыть всем место игрока { $name }
take-over-title = Это место для вас
take-over-hint = Вам передают место за этим столом. Вы продолжите партию с того же хода.
take-over = Занять место
menu-leave = Выйти из партии
menu-end = Закончить партию
menu-play-on = Играть дальше
menu-resign = Сдаться
help-title = Клавиши и жесты
help-hands = Вращайте планету одним пальцем, меняйте масштаб двумя. Перетащите тайл на грань или коснитесь его, а потом грани. Поворачивайте тайл колесом, правой кнопкой мыши или двумя пальцами. Коснитесь ещё раз, чтобы положить его.
help-take = взять тайл
help-aim = перейти на соседнюю грань
help-turn = повернуть тайл
help-place = положить тайл, затем подтвердить ход
help-take-back = отменить ход
help-put-back = вернуть тайл или закрыть окно
help-next = сразу показать, что дальше
help-regions = прочитать вслух регионы планеты
help-map = переключить карту и глобус
help-help = показать эту справку
help-play = включить или приостановить
help-step = на ход назад или вперёд
help-round = на раунд назад или вперёд
help-ends = в начало или в конец
help-mistake = к следующей или предыдущей ошибке
help-better = показать лучший ход или сыгранный
help-option = показать сыгранный ход или один из лучших
curtain-title = Передайте устройство игроку { $name }
curtain-why = Цель этого игрока — тайна для остальных.
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
replay-play = Смотреть
replay-pause = Пауза
replay-slider = Ходы
replay-file = Открыть файл записи
replay-bad = Это не запись партии: { $why }
replay-not-record = Это не запись партии.
replay-none = Повтора этой партии нет.
replay-choose = Откройте сохранённую запись партии.

## Разбор с другими

shared-title = Разобрать вместе
shared-how = Кто откроет эту ссылку, будет следить за разбором. Каждый может смотреть самостоятельно, а потом вернуться.
shared-no-server = Чтобы разбирать вместе, нужен сервер, а у этой страницы его нет.
shared-only-players = Открыть ссылку могут только те, кто играл за этим столом.
shared-link = Ссылка на этот разбор
shared-people = Кто здесь
shared-door =
    { $count ->
        [one] Разобрать вместе: { $count } человек здесь
        [few] Разобрать вместе: { $count } человека здесь
        [many] Разобрать вместе: { $count } человек здесь
       *[other] Разобрать вместе: { $count } человека здесь
    }
shared-you = { $name } (вы)
shared-guest = Без имени
shared-you-lead = Вы ведёте разбор
shared-leads = Разбор ведёт { $name }
shared-away = подключается снова…
shared-looking = Вы смотрите самостоятельно
shared-follow = Следить дальше
shared-pass = Передать ведение
shared-pass-to = Передать ведение: { $name }
shared-leave = Выйти
shared-full = В этом разборе больше нет места.
shared-came = { $name } теперь здесь.
shared-went = { $name } выходит.

## Линии: ходы, которые пробуют из позиции законченной партии

line-try = Пробовать ходы
line-count = Линии ({ $count })
line-list = Линии
line-title = Пробные ходы
line-none = Линий пока нет. В любой момент партии нажмите «Пробовать ходы», и ваши ходы сохранятся здесь.
line-back = Вернуться к партии
line-after = После хода { $move }
line-go-on = Пусть ходят боты
line-redo = Повторить
line-players = Кто играет
line-players-hint = Боты знают только то, что можно знать на их месте.
line-you = Вы
line-unnamed = Линия { $number }
line-from-game = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }, отходит от партии после хода { $move }
line-from-line = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }, отходит от линии «{ $name }» после хода { $move }
line-rename = Переименовать: { $name }
line-name = Название линии
line-save = Сохранить
line-delete = Удалить: { $name }
line-sure = Удалить линию «{ $name }»?
    .text = Её ходы пропадут.
    .yes = Удалить
    .no = Оставить
line-compare = Сравнить
line-left = Слева
line-right = Справа
line-game = Партия
line-animals = Животные { $points }
line-objective = Цель { $points }
line-wins = Победа { $chance }
line-share = Скопировать ссылку
line-file = Сохранить в файл
line-full = Для новой линии нет места. Удалите одну, чтобы сохранить эти ходы.

## Планы: тайлы, которые примеряют во время партии и которых никто другой не видит

plan-title = Примерка тайлов
plan-back = Вернуться за стол
plan-private = Видите только вы
plan-spoken = Никто другой не видит, что вы примеряете. Партия тем временем идёт дальше.
plan-list = Планы
plan-none = Планов пока нет. Положите любой тайл, и план сохранится здесь до конца партии.
plan-hint = Их видите только вы. Они хранятся до конца партии.
plan-begin = Новый план
plan-unnamed = План { $number }
plan-about = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
  }, планета игрока { $name }
plan-now = Как сейчас
plan-same = Заявки одинаковы.
plan-wins = победит

## Reviews: verdicts; why a move is better; what luck decided

review-title = Разбор
review-chart = Шансы на победу
review-steps = Шансы и ходы
review-row = Ход { $move }, { $name }: { $verdict }
review-start = Пройдите партию стрелками или кнопками либо коснитесь графика.
review-waiting = Ещё не разобрано. Минутку…
review-progress = Разбираем ход { $move } из { $moves }
review-failed = Что-то пошло не так, и разбор не завершён.
review-done = Вся игра разобрана.
review-refused = Эту игру нельзя разобрать: { $why }
review-again = Повторить
review-where = Раунд { $round } · ход { $move }
review-options = Ходы для сравнения
review-why = Почему он лучше
review-placement = тайл { $slot }, грань { $face }
review-best = Лучший
review-other = Вариант
review-played = Сыграно
review-luck-of = { $of ->
    [pile] Новые тайлы: { $name } { $change }
    [animals] Открытое животное: { $name } { $change }
   *[deal] Расклад: { $name } { $change }
  }
review-moments = Что решило игру
review-moments-none = Ни один ход и ни одна стопка не изменили эту игру заметно.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Удачные тайлы: { $name }
   *[animals] Удачное животное: { $name }
  }
review-round = Раунд { $round }
review-skill = Удача и мастерство
review-luck = удача
review-play = игра
review-skill-later = Появится, когда будут разобраны все ходы.
review-won = Победа
review-lost = Поражение
review-shared = Общая победа
review-sum = Равная доля { $even }, удача { $luck }, игра { $play }
review-accuracy = Точность
review-error = Потеря за решение
review-level = Играет как
review-revealed = Всё открыто
review-revealed-hint = Оценивает каждый ход так, будто были известны будущие тайлы, закрытые животные и все цели.
review-next-mistake = Следующая ошибка
review-summary = Итоги
review-step = { $name }: { $verdict }, шанс на победу { $chance }.
review-step-loss = { $name }: { $verdict }, шанс на победу с { $before } до { $after }.
review-step-better = На экране: { $placement }, шанс на победу { $chance }.
review-retry = Повторить мои ошибки
verdict-best = лучший ход
verdict-good = хорошо
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка
verdict-forced = всё решено
reason-apart = Грань { $face } держит дистанцию ({ $habitat } без границы с { $other }): { $animal } { $before } → { $after }
reason-touching = Грань { $face } увеличивает регион ({ $habitat } на границе с { $other }): { $animal } { $before } → { $after }
reason-most = Грань { $face } добавляет регион ({ $habitat }): { $animal } { $before } → { $after }
reason-room = Грань { $face } оставляет больше шансов: { $animal } { $before } → { $after }
reason-denial = Меньше у соперника ({ $name }): { $animal } { $before } → { $after }
reason-objective = Цель { $points }
luck-deal = расклад
luck-pile = тайлы
luck-animals = животные
mistake-objective-dropped = Цель брошена слишком рано
    .what = Вы добавили меньше участков для своей цели, хотя её очки ещё можно было получить.
    .advice = Прежде чем менять план, посчитайте, сколько участков осталось до следующей ступени цели.
mistake-objective-chased = Цель любой ценой
    .what = Вы добавили участки для своей цели, но животное стоило больше.
    .advice = Животное приносит до 2 очков: боритесь за него, если до следующей ступени цели ещё далеко.
mistake-habitats-touch = Нежелательное соседство
    .what = Ваш регион стал граничить со средой, которой должен был избегать, и перестал считаться для животного.
    .advice = Перед ходом проверьте каждое ребро: не сходятся ли там среды, которые животное хочет видеть порознь?
mistake-regions-joined = Слившиеся регионы
    .what = Ваш тайл увеличил уже имеющийся регион, а засчитался бы ещё один.
    .advice = Если животному нужно больше всего регионов, оставляйте между ними промежутки.
mistake-region-scattered = Раздробленная среда
    .what = Вы начали новый регион, хотя мог вырасти самый большой.
    .advice = Для большинства животных считается только самый большой регион. Поверните тайл так, чтобы на ребре сошлись одинаковые среды обитания.
mistake-region-closed-in = Запертый регион
    .what = Вы оставили своему региону меньше свободных сторон для роста.
    .advice = Оставляйте свободные грани рядом с регионами, которые хотите растить.
mistake-tile-left = Хороший тайл для соперника
    .what = С тайлом, который вы оставили, соперник может сделать более высокую заявку на животное.
    .advice = Перед выбором посмотрите, кто ходит следующим и какой тайл ему нужен.
mistake-rival-unopposed = Животное отдано без борьбы
    .what = Ваша заявка на животное могла быть выше и помешать сопернику.
    .advice = Выигрывать каждое животное не обязательно: при ничьей оно не достанется и сопернику.
mistake-animal-missed = Упущено близкое животное
    .what = Вы могли сделать больше для животного того же или следующего раунда.
    .advice = Перед каждым ходом сравните заявки всех игроков на животных этого и следующего раунда.
mistake-animal-forgotten = Забыто будущее животное
    .what = Вы могли заранее подготовиться к животному, которое появится позже.
    .advice = Выберите двух-трёх будущих животных, и пусть каждый тайл помогает хотя бы одному из них.
mistake-misplaced = Верный тайл, неверное место
    .what = Тот же тайл стоил больше на другой грани или в другом повороте.
    .advice = Перед ходом примерьте тайл к нескольким граням и в разных поворотах.
mistakes-title = Ваши ошибки
mistakes-games = { $count ->
    [one] Разобрана { $count } партия
    [few] Разобраны { $count } партии
    [many] Разобрано { $count } партий
   *[other] Разобрано { $count } партий
  }
mistakes-empty = Доиграйте партию и откройте её разбор. Ваши ошибки останутся здесь, чтобы вы могли попробовать ещё раз.
mistakes-play = Сыграть партию
mistakes-unreviewed = Некоторые ваши партии ещё не разобраны.
mistakes-review = { $count ->
    [one] Разобрать { $count } последнюю партию
    [few] Разобрать { $count } последние партии
    [many] Разобрать { $count } последних партий
   *[other] Разобрать { $count } последних партий
  }
mistakes-reviewing = Разбор партии { $game } из { $games }
mistakes-stop = Остановить
mistakes-kinds = Где вы ошибаетесь чаще всего
mistakes-flawless = В этих партиях нет ошибок. Отличная игра!
mistakes-retry-all = Повторить все
mistakes-retry = Повторить
mistakes-retry-kind = Повторить: { $kind }
mistakes-left = { $count ->
    [one] осталась { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
  }
mistakes-all-solved = Всё решено
mistakes-count = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раз
  }
mistakes-other = Другие ошибки
mistakes-trend = Как вы играете в последнее время
mistakes-latest = Средние за последние партии. Каждая точка — одна партия.
mistakes-seats = Игроки
mistakes-all = Все
mistakes-accuracy = Точность
    .hint = 100 % — только лучшие ходы
mistakes-error = Потеря за решение
    .hint = Отданный шанс на победу
mistakes-luck = Удача
    .hint = Что дали тайлы и животные
mistakes-change = { $change } по сравнению с прежним
mistakes-line = Последние партии: { $values }
mistakes-step = Задание { $number } из { $count }
mistakes-round = Раунд { $round }
mistakes-leave = Выйти из заданий
mistakes-task = Здесь ваш ход снизил шанс на победу на { $loss }. Найдите ход лучше.
mistakes-judging = Проверяем ход…
mistakes-same = Это ваш ход из партии.
mistakes-closer = Лучше, чем в партии, но есть ход сильнее.
mistakes-wrong = Это не лучше вашего хода в партии.
mistakes-good = Хороший ход!
mistakes-best = Это лучший ход!
mistakes-solution = Вот лучший ход.
mistakes-gap = Лучший ход: { $before }. Этот: { $after }.
mistakes-gain = Ваш шанс на победу: { $before } → { $after }
mistakes-again = Ещё раз
mistakes-check = Проверить снова
mistakes-show = Показать решение
mistakes-next = Дальше
mistakes-finish = Готово
mistakes-other-move = Попробовать другой ход
mistakes-none = Здесь нечего повторять.
mistakes-over = Вы нашли хороший ход в { $solved } из { $count } позиций.
mistakes-once-more = Ещё раз

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Задача
puzzle-daily = Задача дня
puzzle-task = Найдите ход, который даёт вам больше всего шансов на победу.
puzzle-outcome = Результат
puzzle-right = Верно!
puzzle-wrong = Не совсем.
puzzle-shown = Решение:
puzzle-result = Ваши шансы на победу: { $best }. При любом другом ходе — не больше { $second }.
puzzle-missed = Ваши шансы на победу: { $chance }. Другой ход даёт { $best }.
puzzle-why = Почему это лучше хода в партии ({ $chance }):
puzzle-why-own = Почему это лучше вашего хода ({ $chance }):
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-rating = Ваш рейтинг: { $rating }
puzzle-about = Задача { $name } · рейтинг { $rating }
puzzle-theme = Тема
puzzle-theme-any = Любая тема
puzzle-unknown = Такой задачи нет.
puzzle-all-tried = Вы попробовали все задачи.
puzzle-theme-tried = Вы попробовали все задачи на эту тему.
# Limit: 36
puzzle-missed-again = Повторить нерешённые
# Limit: 24
puzzle-start-over = Начать заново
puzzle-card-new = Один ход решает партию
puzzle-card-solved = Сегодня решена
puzzle-card-more = Другие задачи
puzzle-theme-apart = Без границы
puzzle-theme-touching = На границе
puzzle-theme-most = Больше регионов
puzzle-theme-room = Больше шансов
puzzle-theme-denial = Помешать сопернику
puzzle-theme-objective = Цель

## The rulebook: its page, and the ways to it

see-rules = Правила
why = Показать правило
why-placing = Как класть тайлы
why-bids = Как животные выбирают планету
why-objective = Сколько очков даёт цель
why-scoring = Подсчёт очков
rulebook-title = Правила
rulebook-page = Правила — { $game }
rulebook-contents = Содержание
rulebook-search = Поиск по правилам
rulebook-found = { $chapters ->
    [one] Найдено в { $chapters } главе.
    [few] Найдено в { $chapters } главах.
    [many] Найдено в { $chapters } главах.
   *[other] Найдено в { $chapters } главы.
  }
rulebook-nothing = По запросу «{ $words }» ничего не найдено.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(наше решение)**
rules-aim = О чём игра
rules-aim-planet = Вы создаёте планету. В каждом из двенадцати раундов вы кладёте на неё ещё один тайл. С третьего раунда животные ищут дом и селятся там, где им нравится больше всего.
rules-aim-win = После двенадцати раундов планета готова. Побеждает тот, кто создал лучший дом для животных и для одной тайной среды обитания.
rules-aim-ours = Это правила, изложенные своими словами. Там, где печатные правила молчат или их издания расходятся, решать пришлось нам. Такие места отмечены так: { rules-ours }.
rules-words = Термины
rules-word = Термин
rules-meaning = Значение
rules-word-habitat = среда обитания
rules-meaning-habitat = Океан, лес, пустыня, горы или ледник. Коротко — среда.
rules-word-planet = планета
rules-meaning-planet = Додекаэдр с 12 гранями. На каждую грань ложится один тайл.
rules-word-tile = тайл
rules-meaning-tile = Континент: пятиугольник из пяти участков. В коробке их 50.
rules-word-area = участок
rules-meaning-area = Один треугольник тайла. На готовой планете их 60.
rules-word-region = регион
rules-meaning-region = Все соединённые участки одной среды обитания. Один участок — тоже регион.
rules-word-animal = животное
rules-meaning-animal = Карта с условием и средой обитания, которую показывает цвет рамки. В коробке их 45.
rules-word-objective = цель
rules-meaning-objective = Тайная карта с одной средой обитания. В конце игры приносит очки за участки этой среды на вашей планете.
rules-word-seat = место
rules-meaning-seat = Место за столом. Места пронумерованы по часовой стрелке: следующее — у вашего соседа слева. Программы считают с 0.
rules-word-round = раунд
rules-meaning-round = Каждый кладёт один тайл, затем появляется жизнь. Всего раундов 12.
rules-word-offer = открытые тайлы
rules-meaning-offer = Тайлы раунда, которые лежат лицом вверх и ещё не взяты.
rules-word-bid = заявка
rules-meaning-bid = То, что планета предлагает животному, одним числом.
rules-touch = Что с чем граничит
rules-touch-edge = Два участка граничат, если у них есть общая сторона: они рядом на одном тайле или по обе стороны ребра между двумя гранями. Участки, которые сходятся только углами, не граничат { rules-ours }.
rules-touch-three = На готовой планете каждый участок граничит ровно с тремя другими.
rules-picture-contacts = Четыре пары лесов. Через ребро между двумя гранями и рядом на одном тайле они граничат. Углом и через середину тайла — нет.
rules-contact-edge = Через ребро
rules-contact-tile = На одном тайле
rules-contact-corner = Углом
rules-contact-middle = Через середину
rules-contact-yes = Граничат.
rules-contact-no = Не граничат.
rules-regions = Регионы
rules-regions-grow = Граничащие участки одной среды обитания образуют регион. Регион может тянуться с тайла на тайл вокруг всей планеты.
rules-picture-regions = Планета с восемью тайлами и четырьмя свободными гранями. Отмечены три её леса: из 8, 4 и 1 участка.
rules-regions-title = Три леса
rules-regions-caption = Участков: 8, 4 и 1
rules-regions-map = Плоская карта разрезает планету, поэтому регион может продолжаться в другом месте карты. Там его край пунктирный. Если другая сторона далеко, маленькая буква называет её грань.
rules-regions-example = На рисунке лес из 8 участков занимает части граней c, b и g, а лес из 4 — части граней d и i. Одиночный лес на грани a сходится с лесом из 8 только углом, поэтому он сам по себе.
rules-setup = Подготовка
rules-setup-players = Игра рассчитана на 2–4 игроков. Каждый начинает с пустой планеты.
rules-setup-tiles = Перемешайте 50 тайлов и разложите их лицом вниз в десять стопок по пять: по одной на раунды с 1 по 10. Стопки 11 и 12 наполнятся по ходу игры.
rules-setup-animals = Перемешайте 45 животных и выложите 20 из них лицом вверх под раундами, как показано ниже. Остальных 25, не глядя, оставьте в коробке.
rules-setup-objectives = Тайно раздайте каждому по одной цели. Одинаковых целей нет. Остальные, не глядя, оставьте в коробке.
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
rules-round-life = С раунда 3 появляется жизнь: животные ищут себе планету.
rules-round-token = Жетон первого игрока переходит к соседу слева.
rules-placing = Как класть тайлы
rules-placing-take = Откройте пять тайлов раунда. Начиная с первого игрока раунда и дальше по часовой стрелке каждый берёт один из оставшихся тайлов и кладёт его на любую свободную грань своей планеты в любом из пяти поворотов.
rules-placing-free = Соседние среды обитания не обязаны совпадать, и класть тайл рядом с другим необязательно. Положенный тайл больше не двигают { rules-ours }.
rules-picture-rotations = Один тайл в пяти поворотах, каждый следующий — ещё на одну пятую оборота против часовой стрелки.
rules-leftovers = Оставшиеся тайлы
rules-leftovers-piles = Тайлы, которые никто не взял, кладут лицом вниз в стопку 11, пока в ней не станет пять, затем в стопку 12, тоже до пяти. Остальные выбывают из игры, как и оставшиеся тайлы раундов 11 и 12.
rules-leftovers-order = Оставшиеся тайлы кладут в том порядке, в каком их открыли. Стопки 11 и 12 потом открывают в том порядке, в каком в них попали тайлы { rules-ours }.
rules-life = Появляется жизнь
rules-life-look = С раунда 3, когда все положили по тайлу, животных под этим раундом разыгрывают по одному. Каждая планета делает заявку, и лучшая заявка выигрывает карту.
rules-token = Кто начинает следующим
rules-token-left = Следующий раунд начинает сосед слева от первого игрока этого раунда.
rules-requirements = Чего хотят животные
rules-requirements-three = У каждого животного есть среда обитания и одно из трёх условий. То, что предлагает планета, — её заявка.
rules-requirement = Животному нужно
rules-requirement-bid = Заявка планеты
rules-requirement-most = **больше всего** регионов
rules-requirement-most-bid = число её регионов со средой обитания животного
rules-requirement-touching = регион, который **граничит** с другой средой обитания
rules-requirement-touching-bid = размер её самого большого региона со средой обитания животного, который граничит хотя бы с одним участком другой среды
rules-requirement-apart = регион, который **не граничит** с другой средой обитания
rules-requirement-apart-bid = размер её самого большого региона со средой обитания животного, который не граничит ни с одним участком другой среды
rules-requirements-size = Размер региона — это число его участков. Свободная грань ни с чем не граничит.
rules-most = Больше всего регионов
rules-most-example = **Панде** нужно больше всего лесных регионов. Каждый регион считается за 1, даже самый маленький. На этой планете четыре леса, значит, её заявка — 4.
rules-picture-most = Планета, на которой отмечены и пересчитаны четыре леса: её заявка на панду — 4.
rules-most-caption = Больше всего лесных регионов: 4
rules-touching = Граничит
rules-touching-example = **Лисе** нужен лес на границе с ледником. Достаточно граничить с одним участком ледника: считается весь лес. На этой планете в самом большом из таких лесов 9 участков, значит, её заявка — 9.
rules-picture-touching = Та же планета. Отмечен её самый большой лес, который граничит с ледником: её заявка на лису — 9.
rules-touching-caption = Лес на границе с ледником: 9 участков
rules-apart = Не граничит
rules-apart-example = **Белке** нужен лес без границы с ледником. С чем ещё граничит лес, неважно. На этой планете в самом большом из таких лесов 6 участков, значит, её заявка — 6.
rules-picture-apart = Та же планета. Отмечен её самый большой лес, который не граничит с ледником: её заявка на белку — 6.
rules-apart-caption = Лес без границы с ледником: 6 участков
rules-award = Кто получает животное
rules-award-best = Карту выигрывает лучшая заявка, если она не меньше 1 и больше ни у кого такой нет.
rules-award-itself = Считаются только регионы, которые сами отвечают условию. Если самый большой лес не подходит, может подойти второй по величине { rules-ours }. На планете выше самый большой лес граничит с ледником, поэтому для белки считается лес из 6 участков.
rules-ties = Ничья
rules-ties-carried = Если лучшая заявка сразу у нескольких игроков или заявок нет вовсе { rules-ours }, карту не получает никто. Она переносится: ждёт внизу столбца следующего раунда, и в конце того раунда её разыгрывают снова.
rules-last-round = Ничья в последнем раунде
rules-last-round-why = После раунда 12 переносить карту уже некуда.
rules-last-round-most = При условии **больше всего** карта при ничьей выбывает из игры: она возвращается в коробку.
rules-last-round-second = При условиях **граничит** и **не граничит** игроки с одинаковой лучшей заявкой сравнивают вторые по величине подходящие регионы. Побеждает больший, а те, у кого меньше, выбывают из спора. Те, кто всё ещё наравне, сравнивают третьи. Если такого региона нет, он считается за 0. Если ничья и после этого, карта выбывает из игры.
rules-last-round-none = Животное, на которое нет заявок, выбывает из игры.
rules-last-round-ours = В одних изданиях важно лишь, выполняет ли игрок условие ещё раз, в других — насколько хорошо. Мы сравниваем размеры { rules-ours }.
rules-picture-fox = Две планеты в раунде 12. И у Ады, и у Беллы есть лес из 9 участков, который граничит с ледником. У Беллы есть и второй, из 5 участков.
rules-ada = Ада
rules-bea = Белла
rules-ada-caption = 9, а второго нет
rules-bea-caption = 9, затем 5: лиса у неё
rules-last-round-example = Лисе нужен лес на границе с ледником. И у Ады, и у Беллы заявка 9. У Беллы на границе с ледником есть второй лес, из 5 участков. У Ады тоже есть ещё один лес, из 6, но он не граничит с ледником и не считается. Лиса достаётся Белле. В любом более раннем раунде она осталась бы ждать.
rules-known = Что открыто, а что скрыто
rules-known-open = Каждый может в любой момент смотреть на любую планету, на всех открытых животных и на все выигранные карты. Скрыты:
rules-known-piles = стопки, которые ещё не открыты, и карты в коробке,
rules-known-objectives = чужие цели — до конца игры,
rules-known-mystery = в варианте «Неожиданные животные» — животные, которые лежат рубашкой вверх.
rules-known-leftovers = Тайлы, которые ушли лицом вниз в стопки 11 и 12, видели все. Запоминать их не нужно: Twelvefold их показывает.
rules-end = Конец игры
rules-end-score = После раунда 12 цели открывают. Вы получаете очки за свою цель и за своих животных.
rules-objective = Цель
rules-objective-step = Посчитайте на своей планете участки той среды обитания, что указана на цели. Вы получаете очки за самую высокую ступень, до которой дошли: только за неё, а не за сумму. Ниже первой ступени — 0.
rules-objective-table = Сколько участков нужно для очков
rules-scoring = Животные
rules-scoring-animals = Каждое животное приносит 2 очка или только 1, если живёт в среде обитания вашей цели. Животные приносят очки, даже если вы не дошли ни до одной ступени.
rules-winner = Кто побеждает
rules-winner-points = Побеждает тот, у кого больше очков. Если очков поровну, решает число карт животных. Если и их поровну, победа общая.
rules-variants = Два варианта
rules-variants-combine = Можно выбрать любой из них или оба сразу.
rules-beginner = Игра для начинающих
rules-beginner-how = Целей нет. Каждое животное приносит 1 очко.
rules-mystery = Неожиданные животные
rules-mystery-lie = Под каждым из раундов с 3 по 12 лежат два из 20 животных: одно лицом вверх, другое рубашкой вверх.
rules-mystery-turn = В конце каждого раунда с 1 по 10, когда животные распределены, откройте карту, которая лежит рубашкой вверх двумя раундами дальше: в конце раунда 1 — карту раунда 3 и так далее до карты раунда 12 в конце раунда 10.
rules-box = Коробка
rules-box-data = Одни печатные карты известны точно, другие нам пришлось восстановить. Поэтому коробка — это данные, а не код. Если у вас есть эта игра, вы можете ввести свои тайлы и карты: как это сделать, написано в документации на странице boxes.md.
rules-box-standard = В стандартной коробке у каждой среды обитания девять животных: одному нужно **больше всего** регионов, четырём — регион, который **граничит** с другой средой, и четырём — регион, который **не граничит** с ней, по одному на каждую другую среду. На каждую пару сред приходится 2 тайла, на каждую тройку — 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = планета
    .does = ваша планета, грань за гранью; с номером — планета другого игрока, например p 2
grammar-regions = регионы, регион
    .does = регионы вашей планеты; с номером — планеты другого игрока
grammar-face = грань
    .does = одна грань, ребро за ребром; с номером — на планете другого игрока, например g 2
grammar-animals = животные, заявки
    .does = ожидающие животные и заявки всех планет; с номером — только одного раунда, например z 5
grammar-offer = тайлы, тайл
    .does = открытые тайлы
grammar-objective = цель
    .does = ваша цель и сколько до неё осталось
grammar-status = статус, раунд
    .does = раунд, чей ход и у кого какие животные
grammar-log = журнал, ходы
    .does = что было в этом раунде и в прошлом
grammar-undo = отмена, назад
    .does = вернуть тайл, который вы держите
grammar-hint = совет
    .does = как сходил бы хороший бот
grammar-help = помощь, справка
    .does = этот список
grammar-quit = выход, выйти
    .does = выйти из игры
grammar-do-place = положить тайл 3 на грань g с поворотом 1; Enter подтверждает
grammar-do-try = что это изменит
grammar-do-turns = что изменит каждый поворот тайла 3 на грани g
grammar-do-tile = пять участков тайла 3
grammar-faces = Грани обозначены буквами от a до l: a — северный полюс, b–f — кольцо вокруг него, g–k — кольцо вокруг южного полюса, l — южный полюс.
grammar-rotations = Повороты — от 0 до 4, против часовой стрелки. При повороте 0 первый участок тайла смотрит на ближайший полюс. На самой грани a он смотрит на b, на l — на g.
grammar-wrong-word = Не понимаю «{ $text }». Введите ?, чтобы увидеть справку.
grammar-wrong-tile = Тайл — это число от 1 до 5, как в 3g1, а не «{ $text }».
grammar-wrong-face = Грань — это латинская буква от a до l, как в 3g1, а не «{ $text }».
grammar-wrong-rotation = Поворот — это число от 0 до 4, как в 3g1, а не «{ $text }».
grammar-wrong-tile-first = Ход начинается с номера тайла, как в 3g1, а не с «{ $text }».
grammar-wrong-seat = Игрока «{ $text }» за этим столом нет.
grammar-wrong-round = Раунд — это число от 1 до 12, а не «{ $text }».
grammar-wrong-extra = Уберите «{ $text }»: здесь это лишнее.
grammar-wrong-long = Строка слишком длинная. Введите ?, чтобы увидеть справку.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Раунд { $round } из { $rounds }: ваш ход.
spoken-confirm = Нажмите Enter, чтобы положить тайл, или введите другой ход.
spoken-put-back = Тайл возвращён: { $move }.
spoken-free = Свободные грани: { $faces }.
spoken-face = Планета игрока { $name }, грань { $face }:
spoken-edge = к { $face } — { $habitat }
spoken-edge-joins = к { $face } — { $habitat }, регионы соединяются
spoken-edge-alone = К { $face }: { $habitat }, за ребром пусто.
spoken-edge-beside = К { $face }: { $habitat }, за ребром { $beyond }.
spoken-open = К { $face }: свободно, за ребром пусто.
spoken-open-beside = К { $face }: свободно, за ребром { $beyond }.
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
spoken-race-none = Раунд { $round }: { $animal }. { $requirement }. Заявок пока нет.
spoken-has = У игрока { $name } { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
  }: { $animals }.
spoken-has-none = У игрока { $name } пока нет животных.
spoken-lies = При { $move } тайл ляжет так: { $edges }.
spoken-brings = { $move } изменит: { $changes }.
spoken-brings-nothing = { $move } не изменит заявки.
spoken-change = { $animal } с { $before } до { $after }
spoken-change-objective = цель ({ $habitat }) с { $before } до { $after }
spoken-then = { $animals }: впереди будет { $name }.
spoken-then-nobody = { $animals }: впереди никого не будет.
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

typed-title = Ходы и вопросы с клавиатуры
typed-line = Введите ход или вопрос
typed-hint = 3g1 кладёт тайл 3 на грань g с поворотом 1. Введите ?, чтобы увидеть справку. Esc — выйти из строки.
typed-open = Ввести ход или вопрос
typed-said = Объявления
spoken-held = Тайл положен. Enter — подтвердить, U — отменить.
spoken-nothing-back = Возвращать и отменять нечего.
spoken-waits = Раунд { $round }: { $animal }. { $requirement }.
help-type = ввести ход или вопрос
settings-typing = Показывать строку для ввода ходов и вопросов

## The game in a terminal

cli-text-welcome = { $variant }. Вы — { $name }. Ваши соперники: { $rivals }.
cli-text-ask-for-help = Введите ?, чтобы увидеть справку.
cli-text-prompt = Ваш ход:
cli-text-prompt-held = Enter кладёт { $move }:
cli-text-nothing-held = Вы не держите тайл. Положенные тайлы остаются на месте.
cli-text-hint = Совет: { $move }, шанс на победу { $chance }
cli-text-hint-others = Другие варианты: { $moves }
cli-text-kept = Партия сохранена в файле { $file }.
cli-text-go-on = Продолжить: { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = последняя партия в { $file } окончена: начните новую без --resume
cli-no-level = уровня { $level } нет: выберите один из { $levels }
cli-play-not-in-text = { $option } работает только в браузере: уберите этот параметр или --text
cli-play-only-in-text = { $option } работает только в терминале: добавьте --text
cli-play-not-resumed = { $option } работает только для новой партии: уберите этот параметр или --resume

## The lesson: what is said while one learns on a real table

lesson-title = Урок
lesson-leave = Выйти из урока
lesson-restart = Начать заново
lesson-ways = Выйти или начать заново
lesson-back = Вернуться к приглашению
lesson-ask-leave = Выйти из урока?
    .text = Прогресс сохранён. Продолжить можно в любой момент с главной страницы.
    .yes = Выйти
    .no = Продолжить урок
lesson-ask-restart = Начать урок заново?
    .text = Вы потеряете прогресс урока и партию на столе.
    .yes = Начать заново
    .no = Продолжить урок
lesson-way = Шаг { $step } из { $steps }
lesson-go-on = Дальше
lesson-show = Показать
lesson-play-on = Играть дальше
lesson-hurry = Играть быстрее
lesson-wait = { $bot } выбирает тайл…
lesson-wait-task = Положите любой тайл.
lesson-welcome = Здравствуйте! Это ваша планета: двенадцать граней на двенадцать раундов. Животные селятся там, где им нравится больше всего. { $bot } тоже хочет их заполучить, но первое достанется вам.
lesson-take = На тайле пять участков, у каждого своя среда обитания. Первому животному важнее всего одна: { $habitat }. Возьмите один из тайлов, где её больше всего.
    .keys = Клавиши: 1–5
lesson-take-other = На этом тайле её меньше, чем на других. Коснитесь того, где её больше.
lesson-aim = Теперь выберите грань и коснитесь её. Подойдёт любая: подбирать тайлы друг к другу не нужно.
    .keys = Клавиши: стрелки
lesson-turn = Теперь поверните тайл одной из двух круглых стрелок под планетой.
    .keys = Клавиши: Q и E
lesson-place = Всё нравится? Нажмите «Положить».
    .keys = Клавиша: Enter
lesson-again = Вы вернули тайл. Возьмите любой, чтобы продолжить.
lesson-laid = Готово! Ещё мгновение ход можно отменить. Потом { $bot } положит тайл на свою планету.
lesson-regions = Граничащие участки одной среды обитания образуют регион, даже на разных тайлах. Углы не считаются. Подержите тайл над планетой, чтобы увидеть, какого размера станут его регионы.
lesson-grow = Большой регион многого стоит, так что дайте одному вырасти. Участки соединяются, когда на ребре сходятся одинаковые среды обитания.
lesson-task-region = Ваше задание: соберите регион хотя бы из { $goal ->
    [one] { $goal } участка
    [few] { $goal } участков
    [many] { $goal } участков
   *[other] { $goal } участка
  }. Среда обитания: { $habitat }.
lesson-task-bid = Ваше задание: положите тайл так, чтобы ваша заявка была не меньше { $goal }.
lesson-task-win = Заявка бота { $bot } — { $other }. Предложите не меньше { $goal }, и животное ваше.
lesson-missed-region = { $value ->
    [one] Так получится регион всего из { $value } участка. Тайл снова у вас: попробуйте ещё раз.
    [few] Так получится регион всего из { $value } участков. Тайл снова у вас: попробуйте ещё раз.
    [many] Так получится регион всего из { $value } участков. Тайл снова у вас: попробуйте ещё раз.
   *[other] Так получится регион всего из { $value } участка. Тайл снова у вас: попробуйте ещё раз.
  }
lesson-missed-bid = Так ваша заявка будет всего { $value }. Тайл снова у вас: попробуйте ещё раз.
lesson-shown = Вот один из способов: тайл уже над нужной гранью и повёрнут как надо. Осталось его положить.
lesson-solved-region = { $value ->
    [one] Отлично! У вас регион из { $value } участка.
    [few] Отлично! У вас регион из { $value } участков.
    [many] Отлично! У вас регион из { $value } участков.
   *[other] Отлично! У вас регион из { $value } участка.
  }
lesson-passed-region = Тайл положен. Не беда: регионы растут тайл за тайлом, и времени ещё много.
lesson-solved-bid = Отлично! Ваша заявка — { $value }.
lesson-passed-bid = Тайл положен. Не беда: будут и другие животные.
lesson-animals = Теперь в конце каждого раунда приходят животные. Следующее — { $animal }. Его условие: { $requirement }. Оно поселится на планете, которая предложит больше.
lesson-bid = Каждая планета делает заявку на животное, и ваша стоит первой. Коснитесь своего числа в строке «{ $animal }», и засветятся регионы, которые считаются.
lesson-most = { $animal }: нужно больше всего регионов среды «{ $habitat }». Размер не важен. Участки, которые не граничат, — отдельные регионы.
lesson-touching = { $animal } ставит условие: { $requirement }. Ваша заявка — размер самого большого такого региона. Граничить со второй средой достаточно в одном месте.
lesson-apart = { $animal } ставит условие: { $requirement }. Ваша заявка — размер самого большого такого региона. Регион, который хоть в одном месте граничит со второй средой, не считается. Свободная грань ни с чем не граничит.
lesson-life-yours = { $animal } селится у вас! Ваша заявка — { $value }, у бота { $bot } — { $other }.
lesson-life-theirs = { $animal } достаётся боту { $bot }. Ваша заявка — { $value }, его — { $other }. Животных будет ещё много.
lesson-life-waits = { $animal } пока не достаётся никому. Заявки — { $value } и { $other }, поэтому карта переходит в следующий раунд.
lesson-tie-seen = { $animal }: ничья! Обе заявки — { $value }, и карту не получает никто. Она переходит в следующий раунд, и вы оба снова делаете заявки.
lesson-tie-picture = Две заявки по 4: карта переходит из раунда 6 в раунд 7.
lesson-objective = Вот ваша тайная цель: { $habitat }. { $areas ->
    [one] { $areas } такой участок
    [few] { $areas } таких участка
    [many] { $areas } таких участков
   *[other] { $areas } такого участка
  } в конце — это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, а больше участков — больше очков. Животное приносит 2 очка, но с той же средой обитания — только 1.
lesson-objective-secret = У каждого есть тайная цель: собрать к концу игры много участков одной среды обитания.
lesson-free = { $rounds ->
    [one] Теперь вы умеете играть! Остался { $rounds } раунд: пусть ваша планета станет лучшим домом.
    [few] Теперь вы умеете играть! Осталось { $rounds } раунда: пусть ваша планета станет лучшим домом.
    [many] Теперь вы умеете играть! Осталось { $rounds } раундов: пусть ваша планета станет лучшим домом.
   *[other] Теперь вы умеете играть! Осталось { $rounds } раунда: пусть ваша планета станет лучшим домом.
  }
lesson-next = Следующее животное — { $animal }. Ваша заявка — { $value }, у бота { $bot } — { $other }.
lesson-idle = Играйте, как вам нравится. В конце вы увидите, из чего складываются очки.
lesson-end = Вот из чего сложились ваши очки: { $objective } за цель и { $animals } за животных, всего { $total }. У бота { $bot } — { $other }. Если очков поровну, побеждает тот, у кого больше животных.
lesson-end-more = Вот и вся игра! На главной ждут боты посильнее, и туда можно позвать друзей.

## The command line: its frame

cli-lang = Язык: { $codes }; по умолчанию — язык системы.
cli-version = Показать версию.
cli-about =
    Планета из двенадцати тайлов: настольная игра, в которую можно играть, записывать партии, проверять их и измерять.

    Неофициальный фанатский проект, не связанный с издателем игры.
cli-no-language = языка { $name } нет: выберите один из { $codes }

## The command line: options that several commands share

cli-option-players = Число мест.
cli-option-seed = Код расклада: целое число меньше 2**256 или любой текст; один и тот же код даёт одни и те же партии.
cli-option-mystery = Половина животных сначала лежит рубашкой вверх.
cli-option-beginner = Без целей; каждое животное — 1 очко.
cli-option-bots = Кто играет: один бот на все места или по одному на место, через запятую.
cli-option-own-bots = Дать играть против ваших ботов: FILE:NAME или бот из пакета, через запятую; «Имя=FILE:NAME» показывает другое имя. См. docs/bots.md.
cli-option-box = Играть со своей коробкой тайлов; см. docs/boxes.md.
cli-option-json = Вывести JSON для программ.
cli-option-port = Порт сервера; 0 — любой свободный.
cli-option-database = Файл или postgresql://…; по умолчанию — файл в вашей папке данных.
cli-no-box = { $path } — не коробка, с которой можно играть
cli-no-stdout = здесь нужно имя файла, а не -
cli-cannot-be-read = не удалось прочитать { $path }: { $why }
cli-playing = Игра
cli-and = {" и "}

## The command line: play, serve, admin, backup

cli-play = Играть в браузере: против ботов, на одном устройстве или с друзьями. Ctrl-C — остановить; партии сохраняются.
cli-play-lan = Пускать других из локальной сети, например с телефона рядом.
cli-play-browser = Открыть браузер, если он есть.
cli-play-text = Играть против ботов в терминале.
cli-play-level = С --text: уровень ботов.
cli-play-plain = С --text: выводить только фразы, для программ экранного доступа.
cli-play-record = С --text: сохранить партию строкой в этот файл.
cli-play-resume = С --text: продолжить последнюю партию из этого файла.
cli-play-starting = Игра запускается…
cli-play-loading = Загружается { $bot }
cli-play-here = Twelvefold работает по адресу { $url }
cli-play-bots = Ваши боты в браузере: { $bots }
cli-play-beside = На телефоне или компьютере рядом откройте { $url }
cli-play-alone = Этот компьютер не в локальной сети, поэтому другие не смогут войти.
cli-play-others = Чтобы могли войти те, кто рядом: { $command }
cli-play-end = Ctrl-C — остановить; партии сохраняются.
cli-serve = Запустить игровой сервер; он работает, пока не получит сигнал остановки. Журнал — строки JSON в stderr.
cli-serve-host = Адрес, который слушает сервер; 0.0.0.0 — все.
cli-serve-public-url = Адрес, который открывают игроки, например https://planets.example.org.
cli-serve-proxy = Доверять адресам клиентов, которые передаёт этот прокси.
cli-serve-forget-after = Через сколько дней удалять заброшенный стол.
cli-serve-bot-workers = Число процессов, в которых думают боты.
cli-serve-bot-pause = Сколько секунд бот ждёт перед ходом, если за столом есть люди; 0 — не ждёт.
cli-serve-limit = Изменить другое ограничение; их список — в docs/hosting.md.
cli-serve-web = Отдавать другой клиент из этой папки.
cli-serve-here = Twelvefold работает по адресу { $url }
cli-admin = Показывать и закрывать столы работающего сервера, как его администратор.
cli-admin-list = Показать действующие столы.
cli-admin-close = Закрыть стол и сообщить об этом всем за ним.
cli-admin-kick = Убрать игрока с места. Место освободится, а в идущей партии за него будет играть бот.
cli-admin-url = Адрес сервера.
cli-admin-table = Код или id стола.
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
cli-admin-closed = Стол { $table } закрыт.
cli-admin-kicked = Место { $seat } за столом { $table } свободно.
cli-admin-no-token = задайте в { $variable } токен, с которым запущен сервер
cli-admin-refused = сервер отказал: { $reason }
cli-admin-no-server = по адресу { $url } нет сервера Twelvefold: { $why }
cli-backup = Сохранить все столы в новый файл, даже если сервер работает.
cli-backup-file = Файл резервной копии.
cli-backup-saving = Сохранение
cli-backup-saved = { $rows ->
    [one] Сохранена { $rows } строка: { $file }
    [few] Сохранены { $rows } строки: { $file }
    [many] Сохранено { $rows } строк: { $file }
   *[other] Сохранено { $rows } строки: { $file }
  }
cli-restore = Восстановить столы из резервной копии в пустую базу данных, SQLite или PostgreSQL.
cli-restore-restoring = Восстановление
cli-restore-restored = { $rows ->
    [one] Восстановлена { $rows } строка
    [few] Восстановлены { $rows } строки
    [many] Восстановлено { $rows } строк
   *[other] Восстановлено { $rows } строки
  }

## The command line: watch and show

cli-watch = Смотреть, как боты играют целую партию: каждый ход, почему игрок получает животное и как растут планеты.
cli-watch-pace = Секунд между раундами; без пауз, если вывод идёт не в терминал.
cli-watch-seed = Код расклада { $seed }: { $seats }
cli-watch-seat = место { $seat } — { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; вместо бота ходит naive
cli-round-opened = Раунд { $round }: начинает место { $seat }. Тайлы: { $tiles }
cli-placed = {"  "}{ $move }  место { $seat } кладёт тайл { $tile } ({ $areas }) на грань { $face }
cli-revealed = {"  "}Открыта карта раунда { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }; при ничьей решают вторые по величине регионы ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → место { $seat }; при ничьей решают третьи по величине регионы ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] ничья
   *[none] заявок нет
  }; карта ждёт следующего раунда
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] ничья
   *[none] заявок нет
  }; карта выбывает из игры
cli-most = больше всего { $habitat } регионов
cli-touching = { $habitat } на границе с { $other }
cli-apart = { $habitat } без границы с { $other }
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
cli-end-points = Побеждает { $winners }
cli-end-cards = Побеждает { $winners }: очков поровну, решают животные
cli-end-shared = Общая победа: { $winners }
cli-show = Показать позицию записанной партии: плоскую карту каждой планеты с размером каждого региона.
cli-show-record = Файл с записями и номер строки; по умолчанию — строка 1.
cli-show-move = Позиция после стольких ходов; по умолчанию — после последнего.
cli-show-seat = Показать только планету этого места.
cli-show-svg = Вместо этого сохранить картинку SVG в этот файл.
cli-show-picture = Картинка сохранена в { $file }
cli-show-no-seat = места { $seat } нет: мест в партии { $players }, считая с 0
cli-show-no-move = в { $record } { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }, а не { $wanted }
cli-show-no-line = в { $path } строки с 1 по { $last }, а строки { $wanted } нет
cli-show-offer = Тайлы: { $tiles }
cli-show-face-down = Раунд { $round }: рубашкой вверх
cli-show-animal = Раунд { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Разобрать законченную партию: чего стоил каждый ход, что было бы лучше и почему, и сколько решила удача.

    Каждый ход оценивается по тому, что игрок мог знать в тот момент. Одно и то же число даёт один и тот же разбор на любом компьютере.
cli-review-record = Файл с записями и номер строки; по умолчанию — строка 1.
cli-review-svg = Сохранить в этот файл график шансов всех игроков.
cli-review-seconds = Секунд работы на обычном ядре; по умолчанию 8, 12 или 16 для 2, 3 или 4 мест.
cli-review-revealed = Оценивать ходы так, будто всё открыто: стопки, животные рубашкой вверх и цели.
cli-review-seed = Число, от которого зависят симуляции.
cli-review-working = Разбор
cli-review-round = Раунд { $round }: { $chances }
cli-review-luck = {"  "}удача ({ $what }): { $luck }
cli-review-move = {"  "}{ $move }  место { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  место { $seat }: { $after }, { $verdict } ({ $loss }). Лучше: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Шансы на победу
cli-review-chart-round = раунд
cli-dataset =
    Создать партии ботов как набор данных для обучающихся программ.

    Смесь — это список значений: при a@3,b значение a выпадает втрое чаще, чем b. См. docs/dataset.md.
cli-dataset-make = Создать набор данных. Если в папке есть незаконченный, продолжить его.
cli-dataset-check = Проверить файлы набора данных и переиграть часть его партий.
cli-dataset-card = Записать описание набора данных и картинку к нему.
cli-dataset-folder = Папка набора данных.
cli-dataset-games = Число партий.
cli-dataset-players = Число игроков; выбирается случайно для каждой партии.
cli-dataset-variants = Варианты; выбираются случайно для каждой партии: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Боты; выбираются случайно для каждого места.
cli-dataset-noise = Как часто вместо бота ходит случай; выбирается для каждой партии.
cli-dataset-shard = Число партий в каждом файле.
cli-dataset-ray = Играть на кластере Ray по адресу RAY_ADDRESS или на локальном.
cli-dataset-replay = Сколько партий переиграть, поровну из всех файлов.
cli-dataset-again = Сколько файлов создать заново и сравнить.
cli-dataset-stopped = Остановлено. Запустите ту же команду, чтобы продолжить набор данных в { $folder }.
cli-dataset-made = Набор данных в { $folder } готов. Партий: { $games }, файлов: { $files }
cli-dataset-checking = Проверка
cli-dataset-counting = Подсчёт
cli-dataset-checked = Файлов: { $files }, ошибок: { $wrong }
cli-dataset-missing = нет файла { $file }: снова запустите команду, которая создала набор данных
cli-dataset-damaged = файл { $file } повреждён: снова запустите команду, которая создала набор данных
cli-dataset-other = в файле { $file } не те партии, которые создаёт эта версия
cli-dataset-wrong = { $file }: партия { $game } нарушает правила в { $what }
cli-puzzles =
    Задачи из последних раундов: смотрите список, решайте или составляйте свои.

    В каждой из них кто-то ошибся в партии, а один ход был явно лучшим. Все цели, которые могут быть у остальных, считаются равновероятными.
cli-puzzles-list = Показать список задач.
cli-puzzles-show = Показать задачу; без кода — сегодняшнюю.
cli-puzzles-solve = Попробовать ход в задаче.
cli-puzzles-check = Решить задачи заново и сообщить, что в них неверно.
cli-puzzles-make = Искать задачи в партиях ботов. Существующий файл будет продолжен.
cli-puzzles-choose = Выбрать хороший набор из файлов с задачами.
cli-puzzles-id = Код задачи.
cli-puzzles-move = Тайл, грань и поворот, как в 3g1.
cli-puzzles-file = Файл с задачами.
cli-puzzles-files = Файлы с задачами.
cli-puzzles-file-or-own = Файл с задачами; по умолчанию — встроенные.
cli-puzzles-round = Только задачи из этого раунда, 11 или 12.
cli-puzzles-theme = Только задачи на эту тему: apart, touching, most, room, denial или objective.
cli-puzzles-level = Только задачи, которые решает этот уровень и ни один слабее.
cli-puzzles-limit = Сколько показать.
cli-puzzles-solution = Показать и решение.
cli-puzzles-games = Сколько партий просмотреть.
cli-puzzles-out = Файл, в который их сохранить.
cli-puzzles-count = Сколько выбрать, самое большее.
cli-puzzles-making = Просмотр партий
cli-puzzles-checking = Решение
cli-puzzles-made = Задач сохранено в { $file }: { $count }
cli-puzzles-checked = Верных: { $right }, неверных: { $wrong }
cli-puzzles-listed = { $listed } из { $count }
cli-puzzles-unknown = { $value } не существует: выберите из { $known }
cli-puzzles-title = Задача { $name }, рейтинг { $rating }
cli-puzzles-objective = Цель: { $habitat }
cli-puzzles-task = Найдите ход, который явно лучше остальных.
cli-puzzles-right = Верно: { $move } даёт { $best } шансов на победу, любой другой ход — не больше { $second }.
cli-puzzles-wrong = Неверно: { $move } даёт { $chance } шансов на победу, решение — { $best }.
cli-puzzles-answer = Решение: { $moves }
cli-puzzles-played = Ход в партии: { $move }, { $chance }. Почему решение лучше:
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

    С --out каждая партия сохраняется как запись. Один и тот же код расклада даёт один и тот же файл при любом числе ядер. Без --out выводится таблица результатов.
cli-simulate-games = Число партий.
cli-simulate-out = Сохранить записи в этот файл, по одной в строке; - означает stdout.
cli-simulate-written = { $games ->
    [one] Сохранена { $games } партия: { $file }
    [few] Сохранены { $games } партии: { $file }
    [many] Сохранено { $games } партий: { $file }
   *[other] Сохранено { $games } партии: { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }
cli-verify =
    Сыграть записи заново и проверить их по правилам.

    Для каждой неверной записи выводится строка: где она и что в ней не так. В конце — сколько верных и неверных. Код возврата: 0, если верны все, 1, если есть неверная, 2, если файл не удалось прочитать.
cli-verify-files = Файлы, по одной записи в строке; - означает stdin.
cli-verify-verifying = Проверка
cli-train =
    Обучить модель ботов на партиях с самими собой, для стандартной коробки или своей.

    Чтобы использовать файл, укажите его после имени бота: --bots expert:tables=tables.npz. Один и тот же код расклада даёт одну и ту же модель при любом числе ядер.
cli-train-out = Файл, в который сохранить модель.
cli-train-games = Число партий с собой в каждом поколении.
cli-train-searched = Число партий бота с поиском после всех поколений.
cli-train-learning = Обучение
cli-train-no-file = в { $path } нельзя сохранить модель
cli-train-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  } за { $seconds } с; модель сохранена в { $file }
cli-train-kind = { $kind ->
    [two] 2 места
    [two-beginner] 2 места, для начинающих
    [more] 3 и 4 места
   *[more-beginner] 3 и 4 места, для начинающих
  }
cli-bench =
    Измерить движок: случайные партии, ходы из Python, записи, пакеты партий, запуск, память.

    Каждое число — лучшее из многих коротких замеров. На занятой машине сравнивайте только числа одного запуска. В других играх на ход уходит другая работа: их числа показывают, насколько быстры такие движки, а не какой из них лучше.
cli-bench-seconds = Сколько секунд тратить на каждое число.
cli-bench-peers = Измерить и движки других игр, если они установлены.
cli-bench-start = Измерить и запуск с компиляцией.
cli-bench-measuring = Измерение
cli-bench-not-started = не удалось измерить запуск, процесс завершился с ошибкой: { $why }
cli-bench-silent = нет сообщения

## The command line: headings of tables

cli-column-seat = место
cli-column-bot = бот
cli-column-games = партии
cli-column-victories = победы
cli-column-points = очки
cli-column-animals = животные
cli-column-win-rate = доля побед
cli-column-interval = 95 %
cli-column-ms = мс на ход
cli-column-rating = рейтинг
cli-column-objective = цель
cli-column-animal-points = очки за животных
cli-column-others = очки соперников
cli-column-award-round = раунд получения
cli-column-kind = вид партий
cli-column-generation = поколение
cli-column-situations = позиций
cli-column-loss = потери до
cli-column-what = замер
cli-column-of = подробности
cli-column-figure = результат
cli-column-result = результат
cli-column-luck = удача
cli-column-adjusted = без удачи
cli-column-accuracy = точность
cli-column-error = потеря за решение
cli-column-level = уровень игры
cli-column-puzzle = задача
cli-column-seats = места
cli-column-round = раунд
cli-column-theme = тема
cli-column-solver = решает

## The command line: arena

cli-arena =
    Выяснить, какой бот сильнее.

    Каждый расклад играют с каждого места, поэтому удача никому не помогает. Два бота на двух местах играют матч. Два бота на большем числе мест: первый играет один против копий второго. Столько же ботов, сколько мест: все играют вместе. Ботов больше: турнир. С --out прерванный запуск продолжается с того же места.

    С --sprt код возврата 0, если первый бот принят, 1, если отвергнут, 3, если --games не хватило для решения.
cli-arena-bots = Кто играет: два бота или больше, через запятую.
cli-arena-games = Число партий; округляется вверх до целых раскладов.
cli-arena-out = Сохранять партии в этот файл, по записи в строке, и продолжать с них.
cli-arena-sprt = Играть, пока первый бот не будет принят или отвергнут.
cli-arena-without-luck = Переигрывать каждый раунд столько раз с другими тайлами и вычитать удачу из результатов.
cli-arena-statistics = Показать и то, как боты играют.
cli-arena-picture = Нарисовать рейтинг ботов в этом файле, в SVG.
cli-arena-report = Записать все числа в этот файл, в JSON.
cli-arena-ray = Играть на кластере Ray по адресу RAY_ADDRESS или на локальном.
cli-arena-two = --sprt сравнивает двух ботов, а не { $count }
cli-arena-no-stdout = для --out нужно имя файла, а не -: с него продолжается прерванный запуск
cli-arena-own-files = для --out, --picture и --report нужны разные файлы
cli-arena-title = { $variant ->
    [mystery] Неожиданные животные
    [beginner] Для начинающих
    [both] Неожиданные животные для начинающих
   *[full] Стандарт
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
cli-arena-alone = { $alone } играет один против копий бота { $copies }. При равной силе его доля побед была бы { $share }.
cli-arena-rounded = { $asked ->
    [one] Запрошена { $asked } партия; число округлено вверх до целых раскладов.
    [few] Запрошены { $asked } партии; число округлено вверх до целых раскладов.
    [many] Запрошено { $asked } партий; число округлено вверх до целых раскладов.
   *[other] Запрошено { $asked } партии; число округлено вверх до целых раскладов.
  }
cli-arena-every-seat = Каждый расклад сыгран с каждого места.
cli-arena-all-met = Каждый расклад сыгран с каждого места, и все сочетания ботов встречались одинаково часто.
cli-arena-few = Каждый расклад сыгран с каждого места; партий не хватило, чтобы встретились все сочетания ботов.
cli-arena-matrix = доля побед строки против столбца
cli-arena-how = как они играют: средние и половина ширины 95-процентного интервала
cli-arena-order = Доля побед по очерёдности хода в раунде 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } — { $count } сбой: { $what }
    [few] { $bot } — { $count } сбоя: { $what }
    [many] { $bot } — { $count } сбоев: { $what }
   *[other] { $bot } — { $count } сбоя: { $what }
  }
cli-arena-as-certain = Без удачи результат так же надёжен, как обычно после { $more ->
    [one] { $more } партии
    [few] { $more } партий
    [many] { $more } партий
   *[other] { $more } партии
 }. Сыграно: { $games }.
cli-arena-stopped = Остановлено. Запустите ту же команду, чтобы продолжить с партиями из { $file }.
cli-arena-first = {"  "}впервые { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } ход прерван по времени
    [few] { $bot }: { $count } хода прерваны по времени
    [many] { $bot }: { $count } ходов прервано по времени
   *[other] { $bot }: { $count } хода прервано по времени
  }
cli-arena-remarked = { $bot } отмечает: { $what }
cli-remark-crash = сбой
cli-remark-illegal-move = недопустимый ход
cli-remark-endless-thought = бесконечное раздумье
cli-remark-naive-played-on = дальше играл naive
cli-remark-short-sight = близорукость
cli-remark-near-side = ближняя сторона
cli-remark-miscount = ошибка в счёте
cli-remark-forgotten-piles = забытые стопки
cli-detail-place = раунд { $round }, место { $seat }: { $what }
cli-detail-gave = choose вернул { $what }
cli-detail-late = нет хода за { $seconds } с
cli-detail-code = код хода { $code }
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

## The command line: leaderboard

cli-leaderboard =
    Составить таблицу рейтингов, которую может повторить каждый.

    Заявленные боты играют друг с другом на одних и тех же раскладах и получают рейтинг с интервалом. Страница, та же таблица в Markdown и JSON и все результаты сохраняются рядом. Если в следующий раз ботов станет больше, будут сыграны только их партии.
cli-leaderboard-bots = Ещё боты, которые играют, через запятую.
cli-leaderboard-entries = Файл TOML с другими ботами: имя, автор и строка о каждом.
cli-leaderboard-only = Не брать ботов из Twelvefold и из пакетов, кроме naive.
cli-leaderboard-deals = Сколько раскладов играет каждая пара.
cli-leaderboard-out = Сохранить страницу в этот файл, а остальное рядом.
cli-leaderboard-html = для --out нужно имя файла .html, а не { $file }
cli-leaderboard-testing = Проверка ботов
cli-leaderboard-title = { $board }, мест: { $players }, раскладов: { $deals }
cli-leaderboard-anchor = Рейтинг { $anchor } закреплён: { $rating }. Интервалы показывают расстояние до него.
cli-leaderboard-played = Партий: { $games }, из них сыграно сейчас: { $played }
cli-leaderboard-saved = Страница сохранена в { $file }

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
error-box-habitats = habitats: нужен список { $names }
error-and-more = и ещё { $count }
error-kind = { $kind ->
    [null] null
    [boolean] логическое значение
    [object] объект
    [list] список
    [text] строка
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
error-box-id = { $where }: id должен состоять из печатных символов, от 1 до { $most }
error-box-habitat = { $where }: habitat { $value } — не среда обитания
error-box-requirement = { $where }: requirement { $value } — не most, не touching и не apart
error-box-most = { $where }: при most другой среды обитания нет
error-box-other = { $where }: other { $value } — не среда обитания
error-box-own = { $where }: other не может быть средой обитания самого животного
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
error-players = для партии нужно от 2 до 4 игроков, а не { $players }
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
error-face-taken = { $move }: у места { $seat } на грани { $face } уже есть тайл
error-nothing-to-take-back = отменять нечего: ходов нет
error-seed-long = в коде расклада может быть не больше { $most } байт, а не { $found }
error-seed-type = код расклада — это целое число, строка или байты, а не { $type }
error-seed-bounds = код расклада — это целое число от 0 до 2**256 - 1
error-trial-seat = места { $seat } нет: места — от 0 до { $last }
error-trial-tile = тайла { $tile } нет: тайлы — от 0 до { $last }
error-trial-faces = у планеты { $faces } граней, а не { $found }
error-trial-rotation = поворота { $rotation } нет: повороты — от 0 до { $last }

## Errors of records

error-record-long = запись не может быть длиннее { $most } байт
error-record-deep = не запись: слишком глубокая вложенность
error-json-at = не JSON: { $why }, символ { $place }
error-is-missing = отсутствует
error-no-object = { $value } — не объект
error-no-record = { $value } — не запись
error-not-here = { $name } здесь лишнее
error-no-list = { $value } — не список
error-no-integer = { $value } — не целое число
error-record-format = { $value } не поддерживается, только { $known }
error-record-unfinished = здесь лишнее: сделано ходов { $made } из { $moves }
error-review-unfinished = разобрать можно только законченную партию: сделано ходов { $made } из { $moves }
error-puzzle-early = при числе мест { $players } задачи начинаются с раунда { $round }
error-puzzle-none = задачи { $name } нет
error-puzzle-file = это не файл с задачами, строка { $line }: { $why }
error-puzzle-id = код должен быть { $right }
error-puzzle-chances = шансы не соответствуют точной игре
error-puzzle-solution = решением должно быть { $right }
error-puzzle-unclear = другой ход почти так же хорош
error-puzzle-played = сделанный ход и есть решение
error-no-flag = { $value } — не true и не false
error-no-animal-id = { $value } — не id животного
error-no-habitat = { $value } — не среда обитания
error-record-objectives = нужно по одной на место, найдено { $found }
error-record-no-objectives = в игре для начинающих целей не раздают, найдено { $found }
error-record-over = партия окончена после хода { $moves }
error-record-bounds = { $value } — не число от 0 до { $last }
error-is-no-move = это не ход
error-record-turn = ходит место { $turn }, а не место { $seat }
error-record-tile = тайла { $tile } нет среди пяти тайлов раунда { $round }
error-record-tile-taken = тайл { $tile } в этом раунде уже взят
error-record-face-taken = у места { $seat } на грани { $face } ({ $letter }) уже есть тайл
error-record-missing = отсутствует: { $value }
error-record-extra = { $value } здесь лишнее
error-record-other = { $value }, а должно быть { $right }
error-record-branches = линий не больше { $most }, найдено { $found }
error-record-name = { $value } — не название длиной от 1 до { $most } символов
error-record-no-moves = в линии должен быть хотя бы один ход

## Errors of bots and arenas

error-tables-version = { $path } — модель не этой версии ({ $version }): обучите новую командой twelvefold train
error-tables-none = { $path } — не модель: обучите её командой twelvefold train
error-train-numpy = для обучения нужен NumPy: { $command }
error-tables-size = { $path } — модель другого размера: обучите новую командой twelvefold train
error-cannot-read = не удалось прочитать { $path }: { $why }
error-cannot-write = не удалось записать { $path }: { $why }
error-bot-class = { $file }: укажите и класс, как в my_bot.py:Mine
error-bot-file = { $file }: такого файла нет
error-bot-load = не удалось загрузить { $bot }: { $why }
error-bot-late = { $bot } не загрузился за { $seconds } с
error-bot-no-class = { $bot } — не класс, а { $type }
error-bot-no-options = без параметров
error-bot-make = не удалось создать { $bot } ({ $options }): { $why }
error-bot-choose = { $bot } создаёт { $type }, у которого нет choose(turn)
error-bot-has-none = в { $file } нет { $name }
error-bot-option = { $bot }: { $option } — не параметр; пишите параметры как ms=50, каждый один раз
error-bot-option-among = { $bot }: { $option } может быть одним из { $among }, а не { $value }
error-bot-option-number = { $bot }: { $option } — это число от { $least } до { $most }, а не { $value }
error-bot-no-option = { $bot }: параметра { $option } нет
error-no-bot = бота { $bot } нет: выберите одного из { $bots }
error-bot-tables = { $bot }: файл модели здесь выбрать нельзя
error-bots-seats = ботов { $bots }, а мест { $seats }: назовите одного на все места или по одному на место
error-bot-name = имя бота — не длиннее { $most } символов
error-own-bots = можно добавить не больше { $most } ботов, а не { $found }
error-own-bot-taken = имя { $bot } занято: выберите другое, как в Other=my_bot.py:Mine
error-own-bot-ours = { $bot } уже есть в игре: назовите своего бота, как в my_bot.py:Mine
error-own-bot-none = бота { $bot } нет: назовите файл, как в my_bot.py:Mine, или бота из установленного пакета
error-own-bot-name = { $bot }: имя бота — не длиннее { $most } символов, без двоеточия, запятой и знака равенства
error-arena-bots = арене нужно от 2 до { $most } разных ботов, а не { $found }
error-arena-names = двух ботов зовут { $name }: дайте каждому своё имя
error-arena-seats = ботов { $bots }, а мест { $seats }: назовите двух, по одному на место или больше для турнира
error-process-ended = рабочий процесс завершён извне: запустите команду ещё раз
error-sprt-numbers = --sprt — это два числа через запятую, например 0,5 (0 и 5), а не { $value }
error-sprt-order = --sprt — это меньшее и большее Эло, оба в пределах 1000, а не { $value }
error-ray-needed = чтобы играть на кластере, нужен Ray: { $command }
error-ray-lost = группа партий пропала вместе с рабочим процессом (попыток: { $times }) или со всем кластером ({ $why }): проверьте, хватает ли памяти
error-ray-none = по адресу { $address } нет кластера Ray: проверьте RAY_ADDRESS
error-ray-closed = кластер Ray по адресу { $address } отказал в соединении: проверьте его версию и токен
error-dataset-pyarrow = для набора данных нужен PyArrow: { $command }
error-dataset-mix = { $option } не может содержать { $value }
error-dataset-twice = { $option } содержит { $value } дважды: напишите { $value }@2, чтобы это значение выпадало вдвое чаще
error-dataset-none = в { $folder } нет набора данных
error-dataset-manifest = { $name } повреждён
error-dataset-format = у { $name } формат { $found }, а не { $format }
error-dataset-differs = в { $folder } другой набор данных: { $name } — { $found }, а не { $asked }. Выберите другую папку.
error-dataset-folder = в { $folder } есть другие файлы: выберите пустую папку
error-dataset-in-use = { $folder } занята другим процессом
error-kept-no-file = в { $path } нельзя сохранять партии
error-kept-in-use = { $path } занят другой ареной
error-kept-no-arena = это не запись арены
error-kept-differs = это другая арена: { $name } — { $one }, а не { $other }
error-kept-differs-somewhere = это другая арена: { $name } не совпадает
error-kept-refused = { $where }: { $what }; укажите в --out другой файл или уберите этот параметр
error-kept-torn = { $where }: эта запись арены неполная
error-kept-box = это другая арена: у неё другая коробка
error-kept-deal = это другая арена: её расклад не соответствует коду
error-entries = { $path } — не список ботов: { $why }
error-leaderboard-line = { $where } — не результат таблицы рейтингов: удалите эту строку или выберите другой файл через --out

## Errors of servers and databases

error-limit = --limit { $value }: пишите ИМЯ=ЧИСЛО, как в sockets=50; имя — одно из { $names }
error-limit-number = --limit { $value }: { $number } — не число от 1 до { $most }
error-public-url = --public-url { $url } — не адрес вида https://planets.example.org: укажите схему и хост, без пути
error-proxy = --proxy { $proxy }: укажите адрес или сеть, как в 10.0.0.0/8
error-token = токен администратора слишком короткий: нужно не меньше { $least } символов
error-port = --port { $port }: порт — число от 0 до 65535
error-port-taken = порт { $port } занят: выберите другой в --port или 0 — любой свободный
error-port-denied = для порта { $port } не хватает прав: выберите в --port порт от 1024
error-host = не удалось слушать { $host }: { $why }
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
error-database-version = эта база данных другой версии: один раз запустите на ней сервер, чтобы обновить её
error-database-full = база данных не пуста: восстановите копию в новую базу
error-database-busy = база данных не отвечает: все соединения заняты
error-database-refuses = база данных отказала: { $why }
error-not-stored = это нельзя сохранить ({ $why })
error-database-newer = база создана более новой версией Twelvefold: установите её или укажите другую базу данных
error-database-folder = { $path } не подходит: это папка
error-database-unusable = { $path } не подходит: { $why }
error-database-ours = { $path } уже занят этим сервером
error-database-made = не удалось создать { $path }: { $why }
error-database-theirs = { $path } занят другим сервером: им может пользоваться только один
error-database-opened = не удалось открыть { $path }: { $why }
error-database-system = файловая система не умеет того, что нужно SQLite (журнал в общей памяти)
error-database-unnamed = укажите базу данных: { $forms }
error-database-url = не удалось разобрать этот URL базы данных: { $forms }
error-database-slashes = в URL файла SQLite три косые черты (с полным путём — четыре), и после файла ничего нет
error-database-driver = для PostgreSQL нужен драйвер: { $command }
error-database-unknown = Twelvefold не знает базы данных { $name }: { $forms }
error-database-forms = укажите файл, sqlite:///file.db или postgresql://user:password@host/database
error-database-silent = база данных не отвечает: { $why }
