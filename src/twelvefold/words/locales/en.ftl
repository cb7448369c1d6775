### Twelvefold in English, the source of every other language. The game's words are those of docs/rules.md: tile, face, region, animal, bid,
### seat, round, offer, objective.
### Translating? Read docs/languages.md first: it has the voice guide, the word list and the tests. The game fills in `{ $name }`.
### `# Limit: N` above a message: no form of it has more than N characters in any language, not counting what the game fills in.
### `# Limit .hint: N` does the same for an attribute.

game = Twelvefold
motto = Twelve rounds, twelve faces. Build a planet, and see who comes to live on it.
fan-project = An unofficial fan project, not affiliated with the game’s publisher.

## Habitats: first as in a list, then as they appear in sentences
## .within: in a list of several; .most: in requirement-most; .beside: the other one in requirement-touching; .away: the other one in requirement-apart

# Limit: 12
habitat-ocean = Ocean
    .within = ocean
    .most = ocean
    .beside = ocean
    .away = ocean
# Limit: 12
habitat-forest = Forest
    .within = forest
    .most = forest
    .beside = forest
    .away = forest
# Limit: 12
habitat-desert = Desert
    .within = desert
    .most = desert
    .beside = desert
    .away = desert
# Limit: 12
habitat-mountain = Mountain
    .within = mountain
    .most = mountain
    .beside = mountain
    .away = mountain
# Limit: 12
habitat-glacier = Glacier
    .within = glacier
    .most = glacier
    .beside = glacier
    .away = glacier

## Levels and seats

# Limit: 14
level-seedling = Seedling
# Limit: 14
level-explorer = Explorer
# Limit: 14
level-naturalist = Naturalist
# Limit: 14
level-ranger = Ranger
# Limit: 14
level-expert = Expert
# Limit: 14
level-master = Master
# Limit: 24
style-collector = Collector
    .hint = Builds for its secret objective first.
# Limit: 24
style-hunter = Hunter
    .hint = Goes after animals before its objective.
# Limit: 24
style-spoiler = Spoiler
    .hint = Takes the animals others would win.
# Limit: 24
style-friendly = Friendly
    .hint = Would rather build its own planet than spoil yours.
# Limit: 24
style-sprinter = Sprinter
    .hint = Goes for the animals that come up soonest.
# Limit: 24
style-none = No preference
    .hint = Simply plays to win.
# Limit: 24
style-mix = Mixed
    .hint = Gives each bot a random style.
style-idle = Without objectives, it plays like any other bot.
seat-bot = { $bot } { $seat }
# Limit: 14
seat-open = Open seat
# Limit: 14
seat-nameless = Player { $seat }

## Why something didn’t work

refusal-bad-message = Something went wrong. Reload the page and try again.
refusal-too-long = That’s too long. Try something shorter.
refusal-not-greeted = Something went wrong. Reload the page and try again.
refusal-other-protocol = A new version is available. Reload the page.
refusal-too-fast = Too fast. Wait a moment and try again.
refusal-too-many = Too many requests. Try again in a few minutes.
refusal-too-many-take-backs = You’ve used all your undos for this game.
refusal-too-many-reactions = You’ve used all your reactions for this game.
refusal-too-many-seatings = You’ve done that too often in this game. Try again in the next one.
refusal-too-many-changes = You’ve done that too often in this game. Try again in the next one.
refusal-too-many-entries = This table can’t hold any more games. Create a new one to keep playing.
refusal-one-attempt = You’ve already started this daily game.
refusal-no-table = Table not found. Check the link.
refusal-no-box = This box of tiles doesn’t exist.
refusal-no-bot = This bot doesn’t exist.
refusal-bad-name = This name can’t be used. Choose another.
refusal-bad-options = A table can’t be created with these options.
refusal-stale = The game has just changed. Check the table and try again.
refusal-no-seat = There are no free seats left.
refusal-not-yours = That’s not your seat.
refusal-not-the-host = Only the host can do that.
refusal-not-the-leader = Somebody else leads now.
refusal-not-now = That’s not possible right now.
refusal-not-now-daily = That’s not possible in the daily game.
refusal-not-now-day = A new day has begun. Try again.
refusal-not-your-turn = It’s not your turn.
refusal-held = Wait a moment: the last move can still be undone.
refusal-illegal = That tile or face is already taken.
refusal-no-aids = Bids and previews are off at this table.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-used = This link no longer works. Ask for a new one.
refusal-expired = This link has expired. Ask for a new one.
refusal-other-seat = You’ve already had or opened another seat in this game. You can sit here in the next game.
refusal-other-command = Something went wrong. Reload the page and try again.
refusal-unknown = The server didn’t answer. Try again.
refusal-stopping = The server is restarting. This page will reconnect.
refusal-slow = Your connection is too slow. Reconnecting…
refusal-forgotten = This device has been forgotten. Reload the page to start over.
refusal-away = Can’t reach the server. Try again in a moment.
refusal-no-server = This needs a server, and this page doesn’t have one.
refusal-other = That didn’t work: { $reason }.

## The page

app-needs-script = Twelvefold needs JavaScript.
# Limit: 20
app-loading = Loading…
app-part-missing = Part of the game couldn’t be loaded. Reload the page when you’re online.
app-table-closed = { $by ->
    [host] The host closed this table.
    [administrator] The server’s administrator closed this table.
   *[nobody] This table was closed.
  }
app-no-code = There’s no table with the code “{ $code }”. Check the code and try again.
app-no-table = There’s no table at this link. The table may be gone, or part of the link may be missing.
app-nowhere = Page not found. Check the address.
connection-offline = You’re offline. Your moves will be sent when you’re back.
connection-away = Connection lost. Reconnecting…
connection-back = Reconnected.
connection-sending = The server hasn’t answered yet. Still trying…
connection-sent = Your move went through.
connection-outdated = A new version is available.
# Limit: 22
connection-reload = Reload the page
offline-no-webassembly = This browser can’t run the game. Update it or try another one.
offline-fetch = The game couldn’t be loaded. Check your connection and try again.
offline-outdated = A new version is available. Reload the page.
offline-start = The game couldn’t be started. Try again.
offline-crashed = The game keeps stopping. Your tables are safe. Try again.
offline-elsewhere = The game is open in another tab. Continue there, or play here instead.
offline-no-offline = This game is only on the device where you started it.
# Limit: 20
offline-play-here = Play here
# Limit: 20
offline-try-again = Try again
# Limit: 14
offline-later = Later
offline-still = No connection. You can still play on this device.
offline-stopped = The game has stopped. Restarting…
offline-running = Running again. Nothing was lost.
offline-full = This device’s storage is full, so your move isn’t saved yet. Free some space.
# Limit: 36
offline-loading = Getting the game ready…
offline-loading-hint = Next time it starts faster, even without a connection.
offline-bytes = { $loaded } of { $total } MB
# Limit: 14
offline-cancel = Cancel
# Limit: 40
offline-ask = Download for offline play
# Limit: 40
offline-soon = Downloading for offline play…
# Limit: 40
offline-ready = Ready to play offline
offline-not-kept = This browser saves nothing in a private window. Play on, but your games are gone when you close the tab.
# Limit: 12
dialog-close = Close

## Home

# Limit: 16
home-back = Home
home-choices = Choose a game
# Limit: 20
home-bots = Against bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Set up a game against bots
# Limit: 20
home-screen = Pass and play
home-screen-summary = { $people ->
   *[other] { $people } players
  } on one device · { $variant }
home-screen-change = Set up pass and play
# Limit: 20
home-friends = With friends
home-friends-summary = { $seats ->
   *[other] { $seats } seats
  } · by link or code · { $variant }
home-friends-change = Set up a game with friends
# Limit: 36
home-needs-server = Needs a server
# Limit: 20
home-continue = Continue
# Limit: 24
home-tables = Your tables
# Limit: 24
home-round = Round { $round } of 12
# Limit: 40
home-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
  }
home-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
  }
# Limit: 20
home-learn = Learn to play
home-learn-summary = Step by step · five minutes
# Limit: 22
home-learn-continue = Continue the lesson
home-learn-left = Pick up where you left off
# Limit: 20
home-daily = Daily game
home-daily-new = The same game for everyone
home-daily-playing = Round { $round } of 12
home-daily-left = Not finished
home-daily-place = place { $place } of { $players }
home-daily-earlier = Results and earlier days
# Limit: 20
home-join = Join by code
home-join-hint = Enter the six-character code you got from the host.
# Limit: 12
home-join-go = Join
home-code = Code
# Limit: 24
home-open-tables = Open tables
# Limit: 20
home-history = History
# Limit: 30
home-replays-file = Open a record file
# Limit: 20
home-settings = Settings
home-more = More
home-planet = A planet with its animals

## Your tables, your history, open tables

# Limit: 24
tables-running = In progress
# Limit: 24
tables-over = Finished
tables-none = No tables yet. Start a game, and you’ll find it here.
# Limit: 28
tables-ended = Ended early
# Limit: 16
tables-won = Won
# Limit: 16
tables-lost = Lost
# Limit: 24
tables-shared = Shared victory
tables-remove = Remove this table: { $who }
tables-removed = Removed from your list: { $who }
# Limit: 16
tables-undo = Undo
# Limit .yes: 24
# Limit .no: 24
tables-close = Remove this table?
    .text = Nobody else plays here, so the table closes for good. The game ends without a result.
    .yes = Close table
    .no = Keep it
# Limit .yes: 24
# Limit .no: 24
tables-leave = Leave this table?
    .text = It leaves your list, and a bot plays for you. With the link you can come back while the game lasts.
    .yes = Leave table
    .no = Stay
history-none = Finish a game, and your results appear here.
# Limit: 16
history-played = Games
# Limit: 16
history-won = Won
# Limit: 24
history-best = Best score
# Limit: 24
history-streak = Wins in a row
# Limit: 24
history-longest = Longest streak
# Limit: 36
history-levels = Against each level
history-won-of = { $won } of { $played }
history-chart = { $count ->
    [one] Points in your last game
   *[other] Points in your last { $count } games
  }
# Limit: 24
history-recent = Recent games
# Limit: 20
history-more = Show more
# Limit: 24
history-mistakes = Your mistakes
# Limit: 28
history-export = Export history
# Limit: 28
history-import = Import history
history-not-ours = This file isn’t a Twelvefold history.
history-newer = This history comes from a newer version of Twelvefold. Update this one first.
history-imported = { $count ->
    [0] You already have every game in this file.
    [one] { $count } game added.
   *[other] { $count } games added.
  }
# Limit: 24
open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
# Limit: 12
open-watch = Watch
open-join-table = Join the table of { $who }
open-watch-table = Watch the table of { $who }
open-none = No open tables right now.
open-none-hint = To be found here, start a game “{ $way }” and turn on “{ $option }”.
# Limit: 30
open-waiting = Waiting for players
# Limit: 30
open-playing = Games to watch
# Limit: 24
open-no-aids = no previews
# Limit: 16
open-clock = with a clock

## The daily game

daily-about = The same game for everyone. Opponent: { $bot }. One attempt, no hints. The next one starts at { $time }.
# Limit: 24
daily-play = Play today’s game
# Limit: 24
daily-table = Open the table
daily-played = Played { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
daily-streak = Current streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
daily-longest = Longest streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
daily-freeze = A missed day doesn’t break a streak.
# Limit: 24
daily-earlier = Earlier days
daily-earlier-hint = For practice: as often as you like, hints included. These games don’t count.
# Limit: 14
daily-practise = Practise
daily-practise-day = Practise: { $date }
daily-practice = Practice game: it doesn’t count.
daily-alone = There’s no ranking here, because it needs a server.
# Limit: 16
daily-not-finished = Not finished
daily-par = The bots in your seat
# Limit: 20
daily-par-playing = still playing…
daily-beaten = Ahead of { $count } of { $levels } bots
# Limit: 24
daily-share = Share result
daily-copied = Result copied.
daily-not-copied = Couldn’t copy the result.

## New tables

# Limit: 20
new-name = Your name
# Limit: 24
new-person = Player { $seat }’s name
# Limit: 12
new-bots = Bots
# Limit: 20
new-level = Level
# Limit: 20
new-style = Playing style
# Limit: 20
new-people = Players
# Limit: 20
new-seats = Seats
# Limit: 20
new-variant = Variant
# Limit: 60
new-aids = Show bids and previews
# Limit: 60
new-listed = Show in the list of open tables
# Limit: 30
new-more = More options
# Limit: 30
new-clock = Time per move
# Limit: 16
new-clock-none = No limit
# Limit: 12
new-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
# Limit: 12
new-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
# Limit: 12
new-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
# Limit: 36
new-hold = Time to undo
# Limit: 12
new-hold-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
  }
# Limit: 30
new-first = Who goes first
# Limit: 12
new-first-lot = Random
# Limit: 12
new-first-seat = Seat { $seat }
# Limit: 12
new-first-you = You
# Limit: 12
new-first-bot = Bot { $number }
# Limit: 60
new-spectators = Allow spectators
# Limit: 48
new-seed = Seed (visible to everyone)
# Limit: 20
new-seed-none = Random
# Limit: 30
new-box = Use your own box
# Limit: 30
new-box-other = Use another box
# Limit: 20
new-box-remove = Play without { $name }
new-box-wrong = This isn’t a valid box of tiles: { $why }
# Limit: 24
new-start = Start game
# Limit: 24
new-make = Create table
# Limit: 20
level-results = { $hint } · won { $won } of { $played }
# Limit: 18
level-seedling-hint = Very easy
# Limit: 18
level-explorer-hint = Easy
# Limit: 18
level-naturalist-hint = Medium
# Limit: 18
level-ranger-hint = Hard
# Limit: 18
level-expert-hint = Very hard
# Limit: 18
level-master-hint = Hardest
level-seedling-plays = For your first games. Sees only the next animals, and miscounts.
level-explorer-plays = Looks one round ahead, but still counts poorly.
level-naturalist-plays = Looks three rounds ahead, but misses something now and then.
level-ranger-plays = Looks six rounds ahead and is rarely wrong.
level-expert-plays = Thinks moves through, but forgets which tiles come back at the end.
level-master-plays = Thinks for up to a second, guesses your objective and calculates the last rounds exactly.
# Bots that the server’s host has written or installed, below the levels
custom-bots = Custom bots
custom-bots-results = Won { $won } of { $played }
# Limit: 24
variant-full = Standard
    .hint = Animals, plus a secret objective for each player.
# Limit: 24
variant-beginner = Beginner
    .hint = No objectives. Each animal scores 1 point.
# Limit: 24
variant-mystery = Mystery
    .hint = Half the animals start face down.
# Limit: 36
variant-mystery-beginner = Mystery beginner
    .hint = Half the animals start face down. No objectives.

## Waiting room

room-page = Waiting for players – { $game }
# Limit: 12
room-name-empty = Guest
# Limit: 26
room-title = Waiting for players
room-hint = The game starts when every seat is taken.
# Limit: 12
room-seats = Seats
# Limit: 12
room-invite = Invite
room-link = Link to this table
# Limit: 18
room-copy = Copy link
room-copied = Link copied.
room-not-copied = Couldn’t copy the link. Select it and copy it yourself.
# Limit: 14
room-share = Share
room-share-text = Play Twelvefold with me:
room-code = Code
room-code-hint = or enter this code at { $address }
room-qr = QR code for the link
# Limit: 16
room-sit = Sit down
# Limit: 6
room-you = you
# Limit: 12
room-host = host
# Limit: 16
room-offline = offline
# Limit: 6
room-bot = bot
# Limit: 16
room-fill = Add a bot
# Limit: 36
room-fill-rest = Fill open seats with bots
# Limit: 14
room-kick = Remove { $name }
# Limit: 24
room-close = Close the table
# Limit: 28
room-leave = Leave your seat
room-looking-on = All seats are taken. You’re watching as a spectator.
room-only-here = Only this computer can reach the server. To let friends in, stop it and start it with
room-command = make play LAN=1
room-open-to-all = Anyone with the link can sit down here.

## Settings

# Limit: 20
settings-title = Settings
# Limit: 30
settings-play = Play
# Limit: 30
settings-planet = Planet and picture
# Limit: 30
settings-access = Accessibility
# Limit: 30
settings-device = This device
settings-device-hint = Your history and settings are kept on this device only. Export your history to keep it safe or to move it to another device.
settings-offline = Keep the game on this device, to play without a connection
# Limit: 16
choose-language = Language
# Limit: 16
settings-sound = Sound
# Limit: 36
settings-sound-on = Sound effects
# Limit: 16
settings-volume = Volume
# Limit: 20
settings-motion = Motion
# Limit: 12
settings-motion-auto = Automatic
# Limit: 12
settings-motion-full = Full
# Limit: 12
settings-motion-less = Reduced
# Limit: 20
settings-quality = Graphics
# Limit: 12
settings-quality-auto = Automatic
# Limit: 12
settings-quality-high = Best
# Limit: 12
settings-quality-low = Fast
# Limit: 12
settings-quality-still = Still
# Limit: 12
settings-quality-map = Flat map
# Limit: 60
settings-glyphs = Habitat symbols on the planet
# Limit: 60
settings-confirm = Tap twice to place a tile
# Limit: 32
settings-others = Other players’ moves
# Limit: 12
settings-others-full = Full
# Limit: 12
settings-others-quick = Quick
# Limit: 12
settings-others-none = A blink
# Limit: 60
settings-wait = Show the whole round end before my next turn
# Limit: 60
settings-left = Left-handed layout
# Limit: 60
settings-notify = Notify me of my turn when this page is hidden
settings-notify-denied = Your browser blocks notifications from this page. You can allow them in its settings.
# Limit: 36
settings-forget = Forget me on this device
settings-forget-hint = You’ll leave all your seats and lose your list of games, your settings and your history on this device. Bots will take over your running games. This can’t be undone.
# Limit: 20
settings-forget-yes = Forget me
# Limit: 12
settings-forget-no = Cancel
# Limit: 20
settings-name = Your name
settings-about = Twelvefold { $version }
settings-licences = Third-party credits

## Animals

# Limit: 22
animal-whale = Whale
# Limit: 22
animal-otter = Otter
# Limit: 22
animal-turtle = Turtle
# Limit: 22
animal-octopus = Octopus
# Limit: 22
animal-orca = Orca
# Limit: 22
animal-jellyfish = Jellyfish
# Limit: 22
animal-shark = Shark
# Limit: 22
animal-dolphin = Dolphin
# Limit: 22
animal-tropical-fish = Tropical fish
# Limit: 22
animal-panda = Panda
# Limit: 22
animal-frog = Frog
# Limit: 22
animal-tiger = Tiger
# Limit: 22
animal-bear = Bear
# Limit: 22
animal-fox = Fox
# Limit: 22
animal-owl = Owl
# Limit: 22
animal-hedgehog = Hedgehog
# Limit: 22
animal-sloth = Sloth
# Limit: 22
animal-squirrel = Squirrel
# Limit: 22
animal-snake = Snake
# Limit: 22
animal-flamingo = Flamingo
# Limit: 22
animal-giraffe = Giraffe
# Limit: 22
animal-elephant = Elephant
# Limit: 22
animal-camel = Camel
# Limit: 22
animal-scorpion = Scorpion
# Limit: 22
animal-lizard = Lizard
# Limit: 22
animal-kangaroo = Kangaroo
# Limit: 22
animal-lion = Lion
# Limit: 22
animal-goat = Goat
# Limit: 22
animal-eagle = Eagle
# Limit: 22
animal-gorilla = Gorilla
# Limit: 22
animal-alpaca = Alpaca
# Limit: 22
animal-snow-leopard = Snow leopard
# Limit: 22
animal-bison = Bison
# Limit: 22
animal-ram = Ram
# Limit: 22
animal-badger = Badger
# Limit: 22
animal-bat = Bat
# Limit: 22
animal-polar-bear = Polar bear
# Limit: 22
animal-penguin = Penguin
# Limit: 22
animal-moose = Moose
# Limit: 22
animal-hare = Hare
# Limit: 22
animal-wolf = Wolf
# Limit: 22
animal-musk-ox = Musk ox
# Limit: 22
animal-seal = Seal
# Limit: 22
animal-reindeer = Reindeer
# Limit: 22
animal-swan = Swan

## The table: requirements, lists, points

requirement-most = Most { $habitat } regions
requirement-touching = { $habitat } touching { $other }
requirement-apart = { $habitat } not touching { $other }
list-and = {" and "}
# Limit: 10
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The table: the screen

table-title = The table
# Limit: 16
to-home = Home
# Limit: 14
round-of = Round { $round } of { $rounds }
# Limit: 16
round-practice = Practice
# Limit: 16
your-turn = Your turn
# Limit: 22
turn-of = { $name }’s turn
# Limit: 22
game-over = Game over
clock-title = Time left
clock = { $minutes }:{ $seconds }
top-buttons = Views and menu
# Limit: 10
show-map = Map
# Limit: 10
show-globe = Globe
# Limit: 10
menu = Menu
# Limit: 18
menu-try = Try tiles
# Limit: 24
title-your-turn = ● Your turn – { $game }
map-of = { $name }’s planet
# Limit: 18
planet-of = { $name }’s planet
# Limit: 10
planet-back = Back
no-globe = This browser can’t show the planet in 3D. You’ll see the map instead.
face-free = Face { $face }: free
face-laid = Face { $face }: { $habitats }

## The table: seats

seats-title = Planets
# Limit: 6
seat-you = you
# Limit: 26
seat-away = away, a bot is playing
# Limit: 20
seat-offline = not connected
# Limit: 30
seat-gone = not connected for { $minutes } min
absence-title = { $name } isn’t connected
absence-text = { $turn ->
        [yes] It’s { $name }’s turn, so the game waits.
       *[no] The game goes on until it’s { $name }’s turn.
      }
# Limit: 16
absence-wait = Wait
# Limit: 36
absence-bot = Give the seat to a bot
absence-host = Only the host can give the seat to a bot.
# Limit: 26
seat-resigned = resigned
# Limit: 26
seat-changed-hands = changed hands
# Limit: 20
seat-thinking = thinking
watching = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
      }
# Limit: 20
watching-you = You’re watching
watching-hint = Everyone here can see that you’re watching, and your name if you’ve set one.
first-seat = goes first this round

## The table: the offer and placing

offer-title = Tiles on show
offer-tile = Tile { $slot }: { $habitats }
offer-gone = Tile { $slot } is taken
offer-taken = Tile { $slot }: taken by { $name }
actions-title = Your tile
turn-left = Turn left
turn-right = Turn right
# Limit: 12
place = Place
# Limit: 18
choose-face = Choose a face
# Limit: 28
choose-tile = Choose a tile
# Limit: 24
skip-to-turn = Skip to your turn
put-back = Put back
# Limit: 16
take-back = Undo
# Limit: 12
done = Done
table-tile-gone = That tile is taken.
table-other-planet = This is { $name }’s planet. Place tiles on your own.
table-planned = It’s not your turn yet, but your plan is saved.
# Limit: 18
planned = Planned
# Limit: 18
own-planet = My planet
table-face-taken = That face already has a tile. The dark faces are free.
table-choose-face = Choose a free face on your planet first.
table-looking-on = You’re watching as a spectator.
# Limit: 28
table-not-yet = One moment…
# Limit: 28
table-turn-of = It’s { $name }’s turn.

## The table: hints

# Limit: 12
hint = Hint
hint-ask = Ask a bot for a hint
# Limit: 32
hint-thinking = A bot is thinking…
# Limit: 44
hint-line = A bot suggests this move
hint-other = Alternative { $number } of { $count }
hint-chance = Chance to win: { $chance }
hint-plain = Other moves are about as good.
hint-next = Next suggestion
hint-previous = Previous suggestion
hint-spoken = A bot suggests tile { $slot }, { $habitats }, on face { $face }. Press Enter to place it.
hint-spoken-other = Alternative { $number }: tile { $slot }, { $habitats }, on face { $face }. Press Enter to place it.
hint-more = Press H for an alternative.
hint-none = No hint right now. Try again in a moment.
hint-alone = You only get hints when you play alone against bots, with bids and previews on.
help-hint = ask a bot for a hint (if you play alone)

## The table: rounds, races, objective, log

rounds-title = Rounds and their animals
round-button = Round { $round }: { $animals }
round-empty = no animals
round-carried = { $count ->
    [one] { $count } animal moved on
   *[other] { $count } animals moved on
  }
# Limit: 16
face-down = Face down
# Limit: 12
race-title = Animals
# Limit: 18
race-now = This round ({ $round })
# Limit: 10
race-round = Round { $round }
race-none = No animals left.
race-no-aids = Bids and previews are off at this table. Count for yourself.
# Limit: 7
race-draw = tie
# Limit: 3
race-no-bid = –
# Limit: 12
race-second = 2nd region
race-second-why = Tied bids in the last round are decided by each planet’s second-biggest region.
# Limit: 3
race-margin = +{ $margin }
# Limit: 22
race-past = Past rounds
# Limit: 14
race-word-touching = touching
# Limit: 14
race-word-apart = not touching
# Limit: 14
race-word-most = most
# Limit: 18
race-legend-touching = touching
# Limit: 18
race-legend-apart = not touching
# Limit: 18
race-legend-most = most regions
race-gained = You’d take the lead.
race-tied = You’d tie for the lead.
race-lost = You’d lose the lead.
bid-button = { $name } bids { $bid } for { $animal }
gains-title = What this tile changes
# Limit: 28
gains-none = No bids change
# Limit: 12
gains-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
# Limit: 24
objective-title = Your objective
# Limit: 36
objective-of = { $name }’s objective
# Limit: 14
objective-show = Show
# Limit: 14
objective-hide = Hide
objective-none = Beginner game: each animal scores 1.
objective-hidden = The objectives are secret.
# Limit: 24
objective-now = { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
objective-steps = Areas needed to score
objective-next = { $areas ->
    [one] { $areas } more area
   *[other] { $areas } more areas
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# Limit: 10
log-title = Log
# Limit: 24
log-whole = Whole log
log-look = Show on the planet
regions-none = { $name }’s planet is still empty.
spoken-aimed = Over face { $face }.
spoken-taken = Face { $face } is taken.

## The table: what happens

event-game-started = Game { $game } begins.
event-round-opened = Round { $round }: { $name } goes first.
event-round-opened-you = Round { $round }: you go first.
event-placed = { $name } placed a tile on face { $face }.
event-placed-you = You placed a tile on face { $face }.
event-laid = { $name } placed a tile.
event-laid-you = You placed a tile.
# Why another bot places a tile; event-placed or event-laid follows with that bot’s name.
event-bot-fault = { $why ->
    [crash] { $name } crashed.
    [illegal-move] { $name } chose an illegal move.
    [endless-thought] { $name } thought for too long.
    [given-up] { $name } failed too often in this game.
    [busy] { $name } had to wait too long.
   *[missing] { $name } isn’t on this server.
}
event-taken-back = { $name } undid their move.
event-taken-back-you = You undid your move.
event-awarded = { $animal } goes to { $name }. { $reason }{ $by ->
    [second] , tie broken by the second-biggest region
    [third] , tie broken by the third-biggest region
   *[best] { "" }
  }.
event-awarded-you = { $animal } is yours. { $reason }{ $by ->
    [second] , tie broken by the second-biggest region
    [third] , tie broken by the third-biggest region
   *[best] { "" }
  }.
event-carried = { $animal } waits: { $why ->
    [draw] it’s a tie
   *[none] no bids
  }. { $reason }.
event-discarded = { $animal } leaves the game: { $why ->
    [draw] it’s a tie
   *[none] no bids
  }. { $reason }.
event-revealed = Revealed under round { $round }: { $animal }.
event-ended = { $names } won.
event-seated = { $name } sits down.
event-bot-seated = A bot sits down: { $bot }.
event-seat-opened = Seat { $seat } is open.
event-left = { $name } left. A bot takes over.
event-lapsed = { $name } ran out of time. A bot takes over.
event-returned = { $name } is back.
event-resigned = { $name } resigned. A bot takes over.
event-end-wanted = { $wanted ->
    [yes] { $name } wants to end the game.
   *[no] { $name } wants to keep playing.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } wants a rematch.
   *[no] { $name } doesn’t want a rematch.
  }
event-game-over = { $how ->
    [agreed] Everyone agreed to end the game.
    [resigned] All but one player resigned.
    [closed] The table was closed.
   *[played] The game is over.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = { $name } is now the host.
event-closed = The table is closed.
# Limit: 20
reaction-hello = Hello!
# Limit: 20
reaction-nice = Nice!
# Limit: 20
reaction-wow = Wow!
# Limit: 20
reaction-oops = Oops.
# Limit: 20
reaction-thinking = Let me think…
# Limit: 20
reaction-hurry = Your turn!
# Limit: 20
reaction-thanks = Thanks!
# Limit: 20
reaction-good-game = Good game!

## The table: life appears

life-title = Life appears
life-next = Next
# Limit: 20
life-skip = { $count ->
    [one] Skip
   *[other] Skip all { $count }
  }
life-reason = { $requirement }: { $bids }
life-bid = { $name } { $bid }
life-awarded = { $animal } goes to { $name }
life-awarded-you = { $animal } is yours
life-carried = { $animal } waits for the next round: { $why ->
    [draw] it’s a tie
   *[none] no bids
  }
life-discarded = { $animal } leaves the game: { $why ->
    [draw] it’s a tie
   *[none] no bids
  }
life-revealed = { $animal } is revealed under round { $round }
life-by-second = Tie broken by the second-biggest region
life-by-third = Tie broken by the third-biggest region

## The table: back after a break

# Limit: 30
since-title = While you were away
since-moves = { $moves ->
    [0] The round ended.
    [one] { $moves } tile was placed.
   *[other] { $moves } tiles were placed.
  }
# Limit: 12
since-end = Close

## The table: the end

# Limit: 24
end-you-won = You won!
# Limit: 24
end-won = { $name } won
# Limit: 24
end-shared = Shared victory: { $names }
end-place = { $place ->
    [2] 2nd place
    [3] 3rd place
   *[other] 4th place
  }, { $points ->
    [0] tied on points but with fewer animals
    [one] { $points } point behind
   *[other] { $points } points behind
  }.
end-by-cards = Tied on points. Whoever has the most animals wins.
end-by-shared = Tied on points and animals. The victory is shared.
# Limit: 16
end-objective = Objective: { $habitat }
# Limit: 16
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }
# Limit: 24
end-rematch = Play again
# Limit: 24
end-no-rematch = Cancel rematch
# Limit: 24
end-higher = Harder level: { $level }
# Limit: 24
end-lower = Easier level: { $level }
end-again = { $names } would like a rematch.
# Limit: 12
end-review = Review
# Limit: 30
end-replay = Watch replay
# Limit: 30
end-share = Copy replay link
# Limit: 20
end-copied = Link copied
# Limit: 30
end-picture = Share picture
end-picture-text = A game of Twelvefold
end-picture-downloaded = The picture is in your downloads.
end-picture-failed = This browser couldn’t create the picture.
# Limit: 30
end-record = Download record
# Limit: 16
end-result = Show result
# Limit: 24
end-counting = Final scoring
end-podium = Podium
end-breakdown = Points in detail
end-areas = { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
  }
# Limit: 12
end-total = Total
# Limit: 16
end-more = More
# Limit: 30
end-watch = Watch the finale again
# Limit: 20
end-skip = Skip

## The table: photo mode

# Limit: 20
photo-title = Photo mode
photo-hint = Drag to turn, pinch or scroll to zoom.
# Limit: 16
photo-sky = Stars
# Limit: 20
photo-save = Save picture

## The table: questions before what can’t be undone, and what became of one’s seat

# Limit .yes: 24
# Limit .no: 24
confirm-close = Close this table?
    .text = It closes for good, and nobody can join it any more.
    .yes = Close table
    .no = Keep it open
# Limit .yes: 24
# Limit .no: 24
confirm-remove = Remove { $name }?
    .text = { $status ->
        [playing] A bot keeps playing for them until someone sits down.
       *[waiting] Their seat opens up for anyone with the link.
      }
    .yes = Remove
    .no = Let them stay
# Limit .yes: 24
# Limit .no: 24
confirm-give = Give { $name }’s seat to a bot?
    .text = { $bot } plays on from here, and { $name } can’t come back to this seat.
    .yes = Give it to a bot
    .no = Keep waiting
invited-title = New to Twelvefold?
invited-tile = Each round, take a tile and place it on your planet.
invited-animal = Animals move to the planet that suits them best.
invited-points = Win animals and meet your secret objective. The most points win.
# Limit: 36
invited-learn = Learn to play in two minutes
# Limit .yes: 24
# Limit .no: 24
confirm-resign = Resign this game?
    .text = { $after ->
        [bot] A bot will play on for you. You can’t come back to this game.
       *[end] The game ends at once, without a winner.
      }
    .yes = Resign
    .no = Keep playing
# Limit .yes: 24
# Limit .no: 24
confirm-end = { $others ->
    [none] End this game?
   *[some] Vote to end this game?
  }
    .text = { $others ->
        [none] It ends at once, without a winner.
       *[some] It ends without a winner once everyone agrees. You can change your mind until then.
      }
    .yes = { $others ->
        [none] End game
       *[some] Vote to end
      }
    .no = Keep playing
removed-by = { $by ->
    [administrator] The server’s administrator removed you from your seat.
    [bot] The host gave your seat to a bot.
   *[host] The host removed you from your seat.
  }
removed-hint = { $seat ->
    [open] You can keep watching, or sit down again while the seat is free.
   *[taken] You can keep watching the game.
  }
removed-closed = Nobody can play here any more. You can still look at the planets.
# Limit: 24
removed-stay = Stay at the table
clock-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }

## The table: menu, help, passing the device

# Limit: 16
menu-say = Say something
# Limit: 16
menu-seats = Seats
# Limit: 36
menu-hand-over = Hand over { $name }’s seat
menu-hand-over-hint = Whoever opens this link first gets the seat. It works once, for up to 24 hours, and only until the game ends.
menu-only-here = This game is only on this device, so nobody else can join it.
# Limit: 36
menu-fill = Give { $name }’s seat to a bot: { $bot }
# Limit: 36
menu-open = Open { $name }’s seat to others
# Limit: 30
take-over-title = This seat is for you
take-over-hint = Someone is handing you their seat at this table. You’ll pick up where they left off.
# Limit: 20
take-over = Take this seat
# Limit: 24
menu-leave = Leave the game
# Limit: 28
menu-end = End the game
# Limit: 28
menu-play-on = Keep playing
# Limit: 16
menu-resign = Resign
# Limit: 24
help-title = Keys and gestures
help-hands = Drag to turn the planet; pinch to zoom. Drag a tile onto a face, or tap it and then the face. Scroll, right-click or twist to turn the tile. Tap again to place it.
help-take = pick up a tile
help-aim = move to a neighbouring face
help-turn = turn the tile
help-place = place the tile, then confirm
help-take-back = undo
help-put-back = put the tile back, or close
help-next = show what comes next at once
help-regions = read out the planet’s regions
help-map = switch between map and globe
help-help = show this help
help-play = play or pause
help-step = one move back or forward
help-round = one round back or forward
help-ends = go to the start or the end
help-mistake = next or previous mistake
help-better = show the best move, or what was played
help-option = show what was played, or one of the best moves
curtain-title = Pass the device to { $name }
curtain-why = Their objective is for their eyes only.
# Limit: 12
curtain-open = I’m { $name }

## Replay

replay-title = Replay
# Limit: 16
replay-move = Move { $move } of { $moves }
# Limit: 16
replay-start = Start
replay-first = Go to the start
replay-last = Go to the end
replay-back = One move back
replay-on = One move forward
replay-round-back = One round back
replay-round-on = One round forward
# Limit: 10
replay-play = Play
# Limit: 10
replay-pause = Pause
replay-slider = Moves
# Limit: 30
replay-file = Open a record file
replay-bad = This isn’t a valid game record: { $why }
replay-not-record = This isn’t a valid game record.
replay-none = There’s no replay of this game.
replay-choose = Open a game record you’ve saved.

## A review with others

# Limit: 24
shared-title = Review together
shared-how = Whoever opens this link follows the review. Everyone can look around on their own and come back.
shared-no-server = Reviewing together needs a server, and this page doesn’t have one.
shared-only-players = Only people who played at this table can open the link.
# Limit: 30
shared-link = Link to this review
# Limit: 24
shared-people = Who’s here
shared-door =
    { $count ->
        [one] Review together: { $count } person here
       *[other] Review together: { $count } people here
    }
shared-you = { $name } (you)
# Limit: 14
shared-guest = Guest
shared-you-lead = You lead the review
shared-leads = { $name } leads the review
# Limit: 24
shared-away = reconnecting…
shared-looking = You’re looking around on your own
# Limit: 22
shared-follow = Follow again
# Limit: 20
shared-pass = Hand over
shared-pass-to = Hand over to { $name }
# Limit: 14
shared-leave = Leave
shared-full = There’s no room left in this review.
shared-came = { $name } joined.
shared-went = { $name } left.

## Lines: moves tried from a position of a finished game

# Limit: 20
line-try = Try moves
# Limit: 12
line-count = Lines ({ $count })
line-list = Lines
line-title = Trying moves
line-none = No lines yet. Choose “Try moves” at any position, and your moves are kept here.
line-back = Back to the game
# Limit: 16
line-after = After move { $move }
# Limit: 18
line-go-on = Let bots move
line-redo = Redo
line-players = Who plays
line-players-hint = Bots only know what the player in that seat may know.
line-you = You
# Limit: 14
line-unnamed = Line { $number }
line-from-game = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }, leaving the game after move { $move }
line-from-line = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }, leaving { $name } after move { $move }
line-rename = Rename { $name }
line-name = Name of the line
# Limit: 14
line-save = Save
line-delete = Delete { $name }
# Limit .yes: 24
# Limit .no: 24
line-sure = Delete { $name }?
    .text = Its moves will be lost.
    .yes = Delete
    .no = Keep it
line-compare = Compare
line-left = On the left
line-right = On the right
line-game = The game
# Limit: 12
line-animals = Animals { $points }
# Limit: 14
line-objective = Objective { $points }
# Limit: 10
line-wins = Wins { $chance }
# Limit: 24
line-share = Copy link
# Limit: 24
line-file = Save as file
line-full = There’s no room for another line. Delete one to keep your moves.

## Plans: tiles tried in a running game, which nobody else sees

# Limit: 18
plan-title = Trying tiles
plan-back = Back to the table
# Limit: 24
plan-private = Only you see this
plan-spoken = Tiles you try here stay private. The game goes on meanwhile.
plan-list = Plans
plan-none = No plans yet. Place any tile, and your plan is kept here until the game ends.
plan-hint = Only you see these. They’re kept until the game ends.
# Limit: 24
plan-begin = New plan
# Limit: 14
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }, on { $name }’s planet
# Limit: 18
plan-now = As it is now
plan-same = Both make the same bids.
plan-wins = would win

## Reviews: verdicts; why a move is better; what luck decided

review-title = Review
review-chart = Chances to win
review-steps = Chances and moves
review-row = Move { $move }, { $name }: { $verdict }
review-start = Go through the game with the arrow keys or the buttons, or tap the chart.
review-waiting = Not reviewed yet. One moment…
review-progress = Reviewing move { $move } of { $moves }
review-failed = Something went wrong, so the review isn’t complete.
review-done = The whole game has been reviewed.
review-refused = This game can’t be reviewed: { $why }
# Limit: 20
review-again = Try again
# Limit: 28
review-where = Round { $round } · move { $move }
review-options = Moves to compare
review-why = Why it’s better
review-placement = tile { $slot }, face { $face }
# Limit: 13
review-best = Best
# Limit: 13
review-other = Alternative
# Limit: 13
review-played = Played
review-luck-of = { $of ->
    [pile] New tiles: { $name } { $change }
    [animals] Animal turned up: { $name } { $change }
   *[deal] Deal: { $name } { $change }
  }
review-moments = What mattered most
review-moments-none = No single move or pile changed this game much.
review-moment-move = { $name }: { $verdict }
review-moment-luck = { $of ->
    [pile] Lucky tiles for { $name }
   *[animals] Lucky animal for { $name }
  }
review-round = Round { $round }
review-skill = Luck and skill
# Limit: 12
review-luck = luck
# Limit: 12
review-play = play
review-skill-later = Available once every move has been reviewed.
review-won = Won
review-lost = Lost
review-shared = Shared victory
review-sum = Even share { $even }, luck { $luck }, play { $play }
review-accuracy = Accuracy
review-error = Lost per decision
review-level = Played like
review-revealed = With everything revealed
review-revealed-hint = Judges every move as if the coming tiles, face-down animals and all objectives had been known.
# Limit: 22
review-next-mistake = Next mistake
# Limit: 14
review-summary = Summary
review-step = { $name }: { $verdict }, { $chance } to win.
review-step-loss = { $name }: { $verdict }, from { $before } to { $after } to win.
review-step-better = Shown: { $placement }, { $chance } to win.
# Limit: 28
review-retry = Retry my mistakes
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-forced = nothing at stake
reason-apart = Face { $face } keeps the { $habitat } off the { $other }: { $animal } { $before } → { $after }
reason-touching = Face { $face } grows the { $habitat } beside the { $other }: { $animal } { $before } → { $after }
reason-most = Face { $face } adds a region of { $habitat }: { $animal } { $before } → { $after }
reason-room = Face { $face } leaves a better chance: { $animal } { $before } → { $after }
reason-denial = Less for { $name }: { $animal } { $before } → { $after }
reason-objective = Objective { $points }
luck-deal = deal
luck-pile = tiles
luck-animals = animals

## Kinds of mistakes: a name, what happened, what to do next time

# Limit: 36
mistake-objective-dropped = Gave up the objective too early
    .what = You added fewer areas for your objective, though its points were still within reach.
    .advice = Before you turn to something else, count how many areas the next step of your objective needs.
# Limit: 36
mistake-objective-chased = Chased the objective too hard
    .what = You added areas for your objective, but an animal was worth more.
    .advice = An animal is worth up to 2 points. Go for it if the next step of your objective is still far away.
# Limit: 36
mistake-habitats-touch = Let habitats touch
    .what = Your region touched the habitat it should’ve kept away from, so it stopped counting for an animal.
    .advice = Before you place a tile, check each of its edges: does it join habitats that an animal wants apart?
# Limit: 36
mistake-regions-joined = Joined regions
    .what = Your tile extended a region you already had, when one more region would’ve counted.
    .advice = If an animal wants the most regions, leave gaps between them.
# Limit: 36
mistake-region-scattered = Scattered a habitat
    .what = You started a new region, though your biggest one could’ve grown.
    .advice = Most animals count only your biggest region. Turn the tile so that the same habitat meets at the edge.
# Limit: 36
mistake-region-closed-in = Closed off a region
    .what = You left your region less room to grow.
    .advice = Keep faces free next to the regions you want to grow.
# Limit: 36
mistake-tile-left = Left a rival a good tile
    .what = A rival can bid more for an animal with the tile you left.
    .advice = Before you choose a tile, look at who’s next and which one they’re waiting for.
# Limit: 36
mistake-rival-unopposed = Let a rival have an animal
    .what = You could’ve bid more for an animal, to make it harder for a rival.
    .advice = You don’t have to win every animal: if you tie, your rival doesn’t get it either.
# Limit: 36
mistake-animal-missed = Missed an animal within reach
    .what = You could’ve done more for an animal of that round or the next.
    .advice = Before every move, compare everyone’s bids for the animals of this round and the next.
# Limit: 36
mistake-animal-forgotten = Lost sight of a later animal
    .what = You could’ve prepared for an animal that comes later in the game.
    .advice = Choose two or three later animals, and let every tile help at least one of them.
# Limit: 36
mistake-misplaced = Right tile, wrong place
    .what = The same tile was worth more on another face or turned another way.
    .advice = Try the tile on several faces and in several rotations before you place it.

## The player’s mistakes: the overview, and exercises made of them

# Limit: 24
mistakes-title = Your mistakes
mistakes-games = { $count ->
    [one] One game reviewed
   *[other] { $count } games reviewed
  }
mistakes-empty = Finish a game and open its review. Your mistakes are kept here, so that you can try again.
# Limit: 24
mistakes-play = Play a game
mistakes-unreviewed = Some of your games haven’t been reviewed yet.
# Limit: 44
mistakes-review = { $count ->
    [one] Review the last game
   *[other] Review the last { $count } games
  }
mistakes-reviewing = Reviewing game { $game } of { $games }
# Limit: 16
mistakes-stop = Stop
mistakes-kinds = What goes wrong most often
mistakes-flawless = No mistakes in these games. Well played!
# Limit: 24
mistakes-retry-all = Retry them all
# Limit: 14
mistakes-retry = Retry
mistakes-retry-kind = Retry: { $kind }
# Limit: 16
mistakes-left = { $count ->
    [one] 1 to solve
   *[other] { $count } to solve
  }
# Limit: 16
mistakes-all-solved = All solved
mistakes-count = { $count ->
    [one] once
   *[other] { $count } times
  }
# Limit: 36
mistakes-other = Other mistakes
mistakes-trend = How you’ve been playing
mistakes-latest = Averages of your latest games. Each dot is a game.
mistakes-seats = Players
mistakes-all = All
# Limit: 24
mistakes-accuracy = Accuracy
    .hint = 100% means only best moves
# Limit: 30
mistakes-error = Lost per decision
    .hint = Chance to win that you give away
# Limit: 24
mistakes-luck = Luck
    .hint = What tiles and animals gave you
mistakes-change = { $change } compared with before
mistakes-line = Latest games: { $values }
# Limit: 28
mistakes-step = Exercise { $number } of { $count }
# Limit: 16
mistakes-round = Round { $round }
mistakes-leave = Leave the exercises
mistakes-task = Your move here lowered your chance to win by { $loss }. Find a better one.
mistakes-judging = Checking your move…
mistakes-same = That’s the move you made in the game.
mistakes-closer = Better than in the game, but there’s a stronger move.
mistakes-wrong = That’s no better than your move in the game.
mistakes-good = Good move!
mistakes-best = That’s the best move!
mistakes-solution = This is the best move.
mistakes-gap = Best move: { $before }. This one: { $after }.
mistakes-gain = Your chance to win: { $before } → { $after }
# Limit: 20
mistakes-again = Try again
# Limit: 20
mistakes-check = Check again
# Limit: 24
mistakes-show = Show solution
# Limit: 16
mistakes-next = Next
# Limit: 16
mistakes-finish = Finish
# Limit: 28
mistakes-other-move = Try another move
mistakes-none = There’s nothing to retry here.
mistakes-over = You found a good move in { $solved } of { $count } positions.
# Limit: 20
mistakes-once-more = Retry

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Puzzle
# Limit: 20
puzzle-daily = Daily puzzle
puzzle-task = Find the placement that gives you the best chance to win.
puzzle-outcome = Result
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-shown = Solution:
puzzle-result = Your chance to win is { $best }. With any other placement it’s { $second } at most.
puzzle-missed = Your chance to win is { $chance }. Another placement gives you { $best }.
puzzle-why = Why it beats the move that was made in the game ({ $chance }):
puzzle-why-own = Why it beats your placement ({ $chance }):
# Limit: 18
puzzle-again = Try again
# Limit: 24
puzzle-show = Show solution
# Limit: 24
puzzle-next = Next puzzle
puzzle-rating = Your rating: { $rating }
puzzle-about = Puzzle { $name } · rating { $rating }
puzzle-theme = Theme
# Limit: 24
puzzle-theme-any = Any theme
puzzle-unknown = This puzzle doesn’t exist.
puzzle-all-tried = You’ve tried every puzzle.
puzzle-theme-tried = You’ve tried every puzzle with this theme.
# Limit: 36
puzzle-missed-again = Retry the ones you missed
# Limit: 24
puzzle-start-over = Start over
# Limit: 44
puzzle-card-new = One placement decides the game
# Limit: 24
puzzle-card-solved = Solved today
puzzle-card-more = More puzzles
puzzle-theme-apart = Not touching
puzzle-theme-touching = Touching
puzzle-theme-most = Most regions
puzzle-theme-room = Better chances
puzzle-theme-denial = Stop a rival
puzzle-theme-objective = Objective

## The rulebook: its page and the links to it

# Limit: 14
see-rules = Rules
why = See the rule
why-placing = How to place tiles
why-bids = How animals choose a planet
why-objective = How the objective scores
# Limit: 32
why-scoring = How scoring works

# Limit: 14
rulebook-title = Rules
rulebook-page = Rules – { $game }
# Limit: 16
rulebook-contents = Contents
# Limit: 28
rulebook-search = Search the rules
rulebook-found = { $chapters ->
    [one] Found in { $chapters } chapter.
   *[other] Found in { $chapters } chapters.
  }
rulebook-nothing = No results for “{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(our decision)**

# Limit: 36
rules-aim = Aim of the game
rules-aim-planet = You’re shaping a planet. In each of twelve rounds you place one more tile on it. From round 3 on, animals look for a home and settle where they like it best.
rules-aim-win = After twelve rounds your planet is complete. The player who has made the best home, for the animals and for one secret habitat, wins.
rules-aim-ours = These are the rules in our own words. Where the printed rulebooks are silent or their editions differ, we had to decide. Those points are marked { rules-ours }.

# Limit: 36
rules-words = Key terms
# Limit: 16
rules-word = Term
# Limit: 16
rules-meaning = Meaning
# Limit: 24
rules-word-habitat = habitat
rules-meaning-habitat = Ocean, forest, desert, mountain or glacier.
# Limit: 24
rules-word-planet = planet
rules-meaning-planet = A dodecahedron with 12 faces. Each face takes one tile.
# Limit: 24
rules-word-tile = tile
rules-meaning-tile = A continent: a pentagon made of five areas. There are 50 in the box.
# Limit: 24
rules-word-area = area
rules-meaning-area = One triangle of a tile. A complete planet has 60.
# Limit: 24
rules-word-region = region
rules-meaning-region = All connected areas of one habitat. A single area is a region too.
# Limit: 24
rules-word-animal = animal
rules-meaning-animal = A card with a requirement and a habitat, shown by the colour of its frame. There are 45 in the box.
# Limit: 24
rules-word-objective = objective
rules-meaning-objective = A secret card with one habitat. It scores for the areas of that habitat on your planet at the end.
# Limit: 24
rules-word-seat = seat
rules-meaning-seat = A place at the table. Seats are numbered clockwise: the player on your left has the next one. Programs count from 0.
# Limit: 24
rules-word-round = round
rules-meaning-round = Everybody places one tile, then life appears. There are 12; the printed rules call them turns.
# Limit: 24
rules-word-offer = offer
rules-meaning-offer = The round’s face-up tiles that nobody has taken yet.
# Limit: 24
rules-word-bid = bid
rules-meaning-bid = What a planet offers an animal, as a number.

# Limit: 36
rules-touch = What counts as touching
rules-touch-edge = Two areas touch if they share an edge: side by side on one tile, or on either side of the edge between two faces. Areas that meet only at a corner don’t touch { rules-ours }.
rules-touch-three = On a complete planet, every area touches exactly three others.
rules-picture-contacts = Four pairs of forests. Across the edge between two faces, and side by side on one tile, they touch. At a corner, and across the middle of a tile, they don’t.
# Limit: 28
rules-contact-edge = Across an edge
# Limit: 28
rules-contact-tile = On one tile
# Limit: 28
rules-contact-corner = At a corner
# Limit: 28
rules-contact-middle = Across the middle
# Limit: 28
rules-contact-yes = They touch.
# Limit: 28
rules-contact-no = They don’t touch.

# Limit: 36
rules-regions = Regions
rules-regions-grow = Touching areas of the same habitat form a region. A region can run from tile to tile, all the way around the planet.
rules-picture-regions = A planet with eight tiles and four free faces. Its three forests are marked. They have 8 areas, 4 areas and 1 area.
# Limit: 28
rules-regions-title = Three forests
# Limit: 28
rules-regions-caption = Areas: 8, 4 and 1
rules-regions-map = A flat map cuts the planet open, so a region may continue somewhere else on the map. A dotted edge shows where it does. If the other side is far away, a small letter names the face.
rules-regions-example = In the picture, the forest of 8 covers parts of faces c, b and g, and the forest of 4 parts of d and i. The single forest area on a meets the forest of 8 only at a corner, so it’s a region of its own.

# Limit: 36
rules-setup = Setting up
rules-setup-players = The game is for 2 to 4 players. Everybody starts with an empty planet.
rules-setup-tiles = Shuffle the 50 tiles into ten face-down piles of five, one for each of rounds 1 to 10. Piles 11 and 12 fill up during the game.
rules-setup-animals = Shuffle the 45 animals and set out 20 of them face up under the rounds, as shown below. Leave the other 25 in the box, unseen.
rules-setup-objectives = Secretly deal everybody one objective. No two are alike. Leave the rest in the box, unseen.
rules-setup-first = The youngest player begins. On a screen, the host chooses who begins, or it’s random { rules-ours }.
# Limit: 12
rules-layout-round = Rounds
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
# Limit: 24
rules-layout-animals = Animals under each
# Limit: 12
rules-layout-none = none

# Limit: 36
rules-round = A round
rules-round-parts = Each of the twelve rounds has three parts.
rules-round-lay = Everybody places a tile.
rules-round-life = From round 3 on, life appears: the animals look for a planet.
rules-round-token = The first-player token passes to the left.

# Limit: 36
rules-placing = Placing tiles
rules-placing-take = Turn up the round’s five tiles. Starting with the round’s first player and going clockwise, everybody takes one of the remaining tiles and places it on any free face of their own planet, in any of five rotations.
rules-placing-free = Nothing has to match, and a tile doesn’t have to be next to another one. Once placed, a tile never moves { rules-ours }.
rules-picture-rotations = One tile in its five rotations, each a fifth of a turn further counterclockwise than the last.

# Limit: 36
rules-leftovers = Leftover tiles
rules-leftovers-piles = Leftover tiles go face down onto pile 11 until it holds five, then pile 12; any others leave the game, as do all leftovers in rounds 11 and 12.
rules-leftovers-order = Leftover tiles join a pile in the order they were turned up. Piles 11 and 12 are later turned up in the order their tiles arrived { rules-ours }.

# Limit: 36
rules-life = Life appears
rules-life-look = From round 3 on, once everybody has placed a tile, go through the animals under the round one by one. Every planet makes a bid, and the best bid wins the card.

# Limit: 36
rules-token = Who begins next
rules-token-left = The player to the left of the round’s first player begins the next round.

# Limit: 36
rules-requirements = What animals ask for
rules-requirements-three = Each animal has a habitat and asks for one of three things. How well a planet meets it is that planet’s bid.
# Limit: 28
rules-requirement = The animal asks for
# Limit: 28
rules-requirement-bid = A planet bids
rules-requirement-most = the **most** regions
rules-requirement-most-bid = how many regions of the animal’s habitat it has
rules-requirement-touching = **touching** another habitat
rules-requirement-touching-bid = the size of its biggest region of the animal’s habitat that touches at least one area of the other habitat
rules-requirement-apart = **not touching** another habitat
rules-requirement-apart-bid = the size of its biggest region of the animal’s habitat that touches no area of the other habitat
rules-requirements-size = A region’s size is its number of areas. A free face touches nothing.

# Limit: 36
rules-most = Most regions
rules-most-example = The **panda** asks for the most forest regions. Each region counts as 1, however small it is. This planet has four forests, so it bids 4.
rules-picture-most = A planet with four forests, marked and counted: it bids 4 for the panda.
# Limit: 48
rules-most-caption = Most forest regions: 4

# Limit: 36
rules-touching = Touching
rules-touching-example = The **fox** asks for forest touching glacier. Touching one area of glacier is enough: the whole forest counts. On this planet, the biggest such forest has 9 areas, so it bids 9.
rules-picture-touching = The same planet. Its biggest forest that touches glacier is marked: it bids 9 for the fox.
# Limit: 48
rules-touching-caption = Forest touching glacier: 9 areas

# Limit: 36
rules-apart = Not touching
rules-apart-example = The **squirrel** asks for forest not touching glacier. It doesn’t matter what else the forest touches. On this planet, the biggest such forest has 6 areas, so it bids 6.
rules-picture-apart = The same planet. Its biggest forest not touching glacier is marked: it bids 6 for the squirrel.
# Limit: 48
rules-apart-caption = Forest not touching glacier: 6 areas

# Limit: 36
rules-award = Who gets the animal
rules-award-best = The best bid wins the card if it’s at least 1 and nobody else bids the same.
rules-award-itself = Only regions that meet the requirement themselves count. If your biggest forest doesn’t, your second biggest still can { rules-ours }. On the planet above, the biggest forest touches glacier, so the forest of 6 counts for the squirrel.

# Limit: 36
rules-ties = Ties
rules-ties-carried = If the best bid is tied, or nobody bids at all { rules-ours }, nobody gets the card. It’s carried over: it waits at the bottom of the next round’s column and is decided again when that round ends.

# Limit: 36
rules-last-round = Ties in the last round
rules-last-round-why = After round 12, there’s no next round to carry a card over to.
rules-last-round-most = For **most**, a tied card is discarded: it goes back to the box.
rules-last-round-second = For **touching** and **not touching**, the tied players compare their second-biggest regions that meet the requirement. The biggest wins, and anyone with less drops out. Players who are still tied compare their third. A missing region counts as 0. If it’s still a tie after that, the card is discarded.
rules-last-round-none = An animal that nobody bids for is discarded.
rules-last-round-ours = Some editions ask only whether a player meets the requirement a second time; others ask how well. We compare sizes { rules-ours }.
rules-picture-fox = Two planets in round 12. Ada and Bea each have a forest of 9 areas that touches glacier. Bea has a second one with 5 areas.
# Limit: 12
rules-ada = Ada
# Limit: 12
rules-bea = Bea
# Limit: 36
rules-ada-caption = 9, but no second forest
# Limit: 36
rules-bea-caption = 9, then 5: Bea gets the fox
rules-last-round-example = The fox asks for forest touching glacier. Ada and Bea both bid 9. Bea has a second forest touching glacier, with 5 areas. Ada also has a forest of 6, but it doesn’t touch glacier, so it doesn’t count. The fox goes to Bea. In any earlier round, it would have waited.

# Limit: 36
rules-known = Open and hidden information
rules-known-open = Everybody may look at every planet, every face-up animal and every card won, at any time. These stay hidden:
rules-known-piles = piles that haven’t been turned up yet, and the cards in the box
rules-known-objectives = the other players’ objectives, until the end
rules-known-mystery = in the mystery game, the face-down animals
rules-known-leftovers = Everybody has seen the tiles that went face down onto piles 11 and 12. You don’t have to remember them: Twelvefold shows them.

# Limit: 36
rules-end = The end
rules-end-score = After round 12, the objectives are turned up. You score for your objective and for your animals.

# Limit: 36
rules-objective = The objective
rules-objective-step = Count the areas of your objective’s habitat on your planet. You score the points of the highest step you’ve reached: only that step, not the sum. Below the first step, you score 0.
# Limit: 36
rules-objective-table = Areas needed to score
# Limit: 36
rules-scoring = The animals
rules-scoring-animals = Each animal scores 2 points, or only 1 if it has your objective’s habitat. Animals score whether or not you reached a step.

# Limit: 36
rules-winner = Who wins
rules-winner-points = The player with the most points wins. If points are tied, the most animal cards decide. If those are tied too, the players share the victory.

# Limit: 36
rules-variants = Two variants
rules-variants-combine = Play either, or both at once.
# Limit: 36
rules-beginner = Beginner
rules-beginner-how = There are no objectives. Each animal scores 1 point.
# Limit: 36
rules-mystery = Mystery
rules-mystery-lie = Two of the 20 animals go under each of rounds 3 to 12, one face up and one face down.
rules-mystery-turn = At the end of each of rounds 1 to 10, after the awards, turn up the face-down animal two rounds ahead: round 3’s at the end of round 1, and so on until round 12’s at the end of round 10.

# Limit: 36
rules-box = The box
rules-box-data = Some of the printed cards are known for certain; we had to reconstruct the others. That’s why the box is data, not code. If you own the game, you can enter your own tiles and cards: the documentation explains how on the page boxes.md.
rules-box-standard = In the standard box, every habitat has nine animals: one asks for **most**, four for **touching** and four for **not touching**, with one of each for every other habitat. There are 2 tiles for every pair of habitats, and 3 for every set of three.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planet
    .does = your planet, face by face; add a number for another player’s, as in p 2
grammar-regions = regions, region
    .does = your planet’s regions; add a number for another player’s
grammar-face = face
    .does = one face, edge by edge; add a number for another player’s, as in g 2
grammar-animals = animals, bids
    .does = the waiting animals with every planet’s bid; add a number for just one round, as in z 5
grammar-offer = tiles, tile, offer
    .does = the tiles on show
grammar-objective = objective
    .does = your objective and your progress
grammar-status = status, round
    .does = the round, whose turn it is, and everybody’s animals
grammar-log = log, moves
    .does = what happened in this round and the last one
grammar-undo = undo, back
    .does = put back the tile in your hand
grammar-hint = hint
    .does = what a good bot would do
grammar-help = help
    .does = this list
grammar-quit = quit, exit
    .does = leave the game
grammar-do-place = place tile 3 on face g, turned by 1; Enter confirms
grammar-do-try = what that would change
grammar-do-turns = what each rotation of tile 3 on face g would change
grammar-do-tile = the five habitats of tile 3
grammar-faces = Faces are a to l: a is the north pole, b to f the ring around it, g to k the ring around the south pole, and l the south pole.
grammar-rotations = Rotations are 0 to 4, counterclockwise. At rotation 0, a tile’s first habitat points to the nearest pole. On a itself it points to b, on l to g.
grammar-wrong-word = I don’t know “{ $text }”. Type ? for help.
grammar-wrong-tile = A tile is a number from 1 to 5, as in 3g1, not “{ $text }”.
grammar-wrong-face = A face is a Latin letter from a to l, as in 3g1, not “{ $text }”.
grammar-wrong-rotation = A rotation is a number from 0 to 4, as in 3g1, not “{ $text }”.
grammar-wrong-tile-first = A move starts with the number of its tile, as in 3g1, not with “{ $text }”.
grammar-wrong-seat = There’s no player “{ $text }” at this table.
grammar-wrong-round = A round is a number from 1 to 12, not “{ $text }”.
grammar-wrong-extra = Leave out “{ $text }”: it doesn’t belong there.
grammar-wrong-long = That line is too long. Type ? for help.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Round { $round } of { $rounds }: your turn.
spoken-confirm = Press Enter to place it, or type another move.
spoken-put-back = { $move } put back.
spoken-free = Free faces: { $faces }.
spoken-face = { $name }’s planet, face { $face }:
spoken-edge = { $habitat } towards { $face }
spoken-edge-joins = { $habitat } towards { $face }, connected
spoken-edge-alone = Towards { $face }: { $habitat }, nothing beyond.
spoken-edge-beside = Towards { $face }: { $habitat }, { $beyond } beyond.
spoken-open = Towards { $face }: free, nothing beyond.
spoken-open-beside = Towards { $face }: free, { $beyond } beyond.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
  } in { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }: { $sizes }.
spoken-bid = { $name } bids { $bid }
spoken-race = Round { $round }: { $animal }. { $requirement }. { $bids }. { $name } is ahead.
spoken-race-draw = Round { $round }: { $animal }. { $requirement }. { $bids }. It’s a tie.
spoken-race-none = Round { $round }: { $animal }. { $requirement }. No bids yet.
spoken-has = { $name } has { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }: { $animals }.
spoken-has-none = { $name } has no animals yet.
spoken-lies = { $move } would put { $edges }.
spoken-brings = { $move } would change { $changes }.
spoken-brings-nothing = { $move } wouldn’t change any bids.
spoken-change = { $animal } from { $before } to { $after }
spoken-change-objective = objective { $habitat } from { $before } to { $after }
spoken-then = { $animals }: { $name } would be ahead.
spoken-then-nobody = { $animals }: nobody would be ahead.
spoken-score = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  }. { $objective } for the { $habitat } objective, { $animals } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }.
spoken-score-beginner = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }.

## The line for typed moves at the table in the browser

# Limit: 36
typed-title = Typed moves and questions
# Limit: 40
typed-line = Type a move or a question
typed-hint = 3g1 places tile 3 on face g, turned by 1. Type ? for help. Esc leaves this line.
# Limit: 36
typed-open = Type a move or a question
typed-said = Announcements
spoken-held = Tile placed. Enter confirms, U undoes.
spoken-nothing-back = There’s nothing to put back or undo.
spoken-waits = Round { $round }: { $animal }. { $requirement }.
help-type = type a move or a question
# Limit: 60
settings-typing = Show a line for typed moves and questions

## The game in a terminal

cli-text-welcome = { $variant }. You are { $name }, playing against { $rivals }.
cli-text-ask-for-help = Type ? for help.
cli-text-prompt = Your move:
cli-text-prompt-held = Enter places { $move }:
cli-text-nothing-held = You aren't holding a tile. Placed tiles stay where they are.
cli-text-hint = Suggested: { $move }, { $chance } to win
cli-text-hint-others = Alternatives: { $moves }
cli-text-kept = Your game is saved in { $file }.
cli-text-go-on = Continue with { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = the last game in { $file } is over: start a new one without --resume
cli-no-level = there is no level { $level }: choose one of { $levels }
cli-play-not-in-text = { $option } works only in the browser: drop it, or drop --text
cli-play-only-in-text = { $option } works only in the terminal: add --text
cli-play-not-resumed = { $option } works only for a new game: drop it, or drop --resume

## The lesson: what is said while one learns on a real table

# Limit: 12
lesson-title = Lesson
# Limit: 28
lesson-leave = Leave the lesson
# Limit: 28
lesson-restart = Start over
# Limit: 28
lesson-ways = Leave or start over
# Limit: 28
lesson-back = Back to the invitation
# Limit .yes: 24
# Limit .no: 24
lesson-ask-leave = Leave the lesson?
    .text = Your progress is saved. Continue any time from the home page.
    .yes = Leave
    .no = Keep learning
# Limit .yes: 24
# Limit .no: 24
lesson-ask-restart = Start the lesson over?
    .text = You’ll lose your progress in the lesson and the game on the table.
    .yes = Start over
    .no = Keep learning
# Limit: 16
lesson-way = Step { $step } of { $steps }
# Limit: 16
lesson-go-on = Continue
# Limit: 16
lesson-show = Show me
# Limit: 20
lesson-play-on = Keep playing
# Limit: 24
lesson-hurry = Play faster
lesson-wait = { $bot } is choosing a tile…
lesson-wait-task = Place any tile you like.
# Limit: 200
lesson-welcome = Welcome! This is your planet: twelve faces for twelve rounds. Animals move in where they like it best. { $bot } wants them too, but the first one will be yours.
# Limit .keys: 30
lesson-take = A tile has five areas, and each is a habitat. The first animal wants one habitat above all: { $habitat }. Take one of the tiles with the most of it.
    .keys = Keys: 1 to 5
lesson-take-other = That tile has less of it than others. Tap one with more.
# Limit .keys: 30
lesson-aim = Now choose a face and tap it. Nothing has to match, so any face will do.
    .keys = Keys: arrows
# Limit .keys: 24
lesson-turn = Now turn the tile with one of the round arrows under your planet.
    .keys = Keys: Q and E
# Limit .keys: 30
lesson-place = Like it there? Then press “Place”.
    .keys = Key: Enter
lesson-again = You put the tile back. Take any tile to go on.
lesson-laid = Placed! You have a moment to undo it. Then { $bot } places a tile on a planet of its own.
# Limit: 200
lesson-regions = Touching areas of one habitat form a region, even across tiles. Corners don’t count. Hold a tile over your planet to see how big its regions would be.
lesson-grow = Big regions are worth a lot, so let one grow. Areas connect where the same habitat meets at an edge.
lesson-task-region = Your task: make a region of at least { $goal } areas. Habitat: { $habitat }.
lesson-task-bid = Your task: place a tile so that your bid is at least { $goal }.
lesson-task-win = { $bot } bids { $other }. Bid at least { $goal }, and the animal is yours.
lesson-missed-region = { $value ->
    [one] That would be a region of only { $value } area. You have your tile back: try again.
   *[other] That would be a region of only { $value } areas. You have your tile back: try again.
  }
lesson-missed-bid = That would make your bid only { $value }. You have your tile back: try again.
lesson-shown = Here’s one way: the tile is over the right face, turned the right way. Just place it.
lesson-solved-region = { $value ->
    [one] Well done! You have a region of { $value } area.
   *[other] Well done! You have a region of { $value } areas.
  }
lesson-passed-region = Placed. Don’t worry: regions grow tile by tile, and you have plenty of time.
lesson-solved-bid = Well done! Your bid is { $value }.
lesson-passed-bid = Placed. Don’t worry: there’ll be other animals.
lesson-animals = From now on, animals come at the end of each round. The next one: { $animal }. It asks for: { $requirement }. It moves to the planet that offers more.
# Limit: 200
lesson-bid = Each planet bids for an animal, and your bid comes first. Tap your own number next to { $animal } to light up the regions that count.
lesson-most = { $animal } wants the most regions of one habitat: { $habitat }. Size doesn’t matter. Areas that don’t touch are separate regions.
lesson-touching = { $animal } asks for: { $requirement }. Your bid is the size of your biggest such region. Touching the other habitat once is enough.
lesson-apart = { $animal } asks for: { $requirement }. Your bid is the size of your biggest such region. Even one touch rules it out; free faces touch nothing.
lesson-life-yours = { $animal } comes to you! Your bid was { $value }, { $bot }’s was { $other }.
lesson-life-theirs = { $animal } goes to { $bot }. Your bid was { $value }, { $bot }’s was { $other }. Many more animals will come.
lesson-life-waits = { $animal } goes to nobody yet. The bids were { $value } and { $other }, so the card moves on to the next round.
lesson-tie-seen = It’s a tie for { $animal }: both bids were { $value }, so nobody gets the card. It moves on to the next round, and you both bid again.
lesson-tie-picture = Two bids of 4: the card moves from round 6 to round 7.
# Limit: 200
lesson-objective = Here’s your secret objective: { $habitat }. { $areas } areas of it score { $points } points at the end, and more score more. Animals score 2, or only 1 if they share that habitat.
lesson-objective-secret = Everybody has a secret objective: score for having many areas of one habitat at the end.
lesson-free = { $rounds ->
    [one] Now you know the game! There’s { $rounds } round left: make your planet the better home.
   *[other] Now you know the game! There are { $rounds } rounds left: make your planet the better home.
  }
lesson-next = Next animal: { $animal }. Your bid: { $value }. { $bot }’s bid: { $other }.
lesson-idle = Play as you like. At the end, you’ll see how the points add up.
lesson-end = Here’s how your points add up: { $objective } for your objective and { $animals } for your animals make { $total }. { $bot } has { $other }. If points are tied, more animals win.
lesson-end-more = That’s the whole game! Head home to take on stronger bots or invite your friends.

## The command line: its frame

cli-lang = Language: { $codes }; by default your locale's.
cli-version = Show the version.
cli-about =
    Build a planet from twelve tiles: a board game to play, record, verify and measure.

    An unofficial fan project, not affiliated with the game's publisher.
cli-no-language = there is no language { $name }: choose one of { $codes }

## The command line: options that several commands share

cli-option-players = Number of seats.
cli-option-seed = An integer below 2**256 or any text; the same seed gives the same games.
cli-option-mystery = Half of the animals start face down.
cli-option-beginner = No objectives; each animal scores 1 point.
cli-option-bots = Who plays: one bot for all seats, or one per seat, separated by commas.
cli-option-own-bots = Let people play against your own bots: FILE:NAME or a bot from a package, separated by commas; “Name=FILE:NAME” shows another name. See docs/bots.md.
cli-option-box = Play with your own box of tiles; see docs/boxes.md.
cli-option-json = Print JSON, for programs.
cli-option-port = Port to listen on; 0 picks a free one.
cli-option-database = A file or postgresql://…; by default a file in your data folder.
cli-no-box = { $path } is not a box to play with
cli-no-stdout = this needs the name of a file, not -
cli-cannot-be-read = can't read { $path }: { $why }
cli-playing = Playing
cli-and = {" and "}

## The command line: play, serve, admin, backup

cli-play = Play in the browser: alone against bots, on one device passed around, or with friends. Press Ctrl-C to stop; your games are saved.
cli-play-lan = Let others on your local network join, such as a phone next to you.
cli-play-browser = Open the browser, if there is one.
cli-play-text = Play against bots in the terminal.
cli-play-level = With --text: the bots' level.
cli-play-plain = With --text: print only sentences, for screen readers.
cli-play-record = With --text: save the game as a line of this file.
cli-play-resume = With --text: continue the last game in this file.
cli-play-starting = Starting the game…
cli-play-loading = Loading { $bot }
cli-play-here = Twelvefold is running at { $url }
cli-play-bots = Your own bots in the browser: { $bots }
cli-play-beside = On a phone or computer next to you, open { $url }
cli-play-alone = This computer isn't on a local network, so others can't join.
cli-play-others = To let others near you join: { $command }
cli-play-end = Press Ctrl-C to stop; your games are saved.
cli-serve = Run a server for people to play on, until it gets a signal to stop. Logs are JSON lines on stderr.
cli-serve-host = Address to listen on; 0.0.0.0 for all.
cli-serve-public-url = Address that people open, such as https://planets.example.org.
cli-serve-proxy = Trust client addresses forwarded by this proxy.
cli-serve-forget-after = Days until an abandoned table is deleted.
cli-serve-bot-workers = Number of processes in which bots think.
cli-serve-bot-pause = Seconds a bot waits before moving, at tables with people; 0 for none.
cli-serve-limit = Change another limit; docs/hosting.md lists them.
cli-serve-web = Serve another client from this folder.
cli-serve-here = Twelvefold is running at { $url }
cli-admin = List and close the tables of a running server, as its administrator.
cli-admin-list = List the tables in use.
cli-admin-close = Close a table and tell everybody there.
cli-admin-kick = Remove a player from a seat. The seat opens up, and during a game a bot plays on.
cli-admin-url = Address of the server.
cli-admin-table = The table's code or id.
cli-admin-seat = The seat, counted from 0.
cli-admin-line = { $code }  { $status ->
    [waiting] waiting
    [playing] playing
    [over] over
    [closed] closed
   *[other] { $status }
  }  game { $game } round { $round }  { $names }
cli-admin-open = open
cli-admin-tables = { $count ->
    [one] { $count } table in use
   *[other] { $count } tables in use
  }
cli-admin-closed = { $table } is closed.
cli-admin-kicked = Seat { $seat } of { $table } is open.
cli-admin-no-token = set { $variable } to the token that the server was started with
cli-admin-refused = the server refused: { $reason }
cli-admin-no-server = no Twelvefold server at { $url }: { $why }
cli-backup = Save all tables to a new file, even while a server is running.
cli-backup-file = The backup file.
cli-backup-saving = Saving
cli-backup-saved = { $rows ->
    [one] Saved { $rows } row to { $file }
   *[other] Saved { $rows } rows to { $file }
  }
cli-restore = Restore the tables of a backup into an empty database, SQLite or PostgreSQL.
cli-restore-restoring = Restoring
cli-restore-restored = { $rows ->
    [one] Restored { $rows } row
   *[other] Restored { $rows } rows
  }

## The command line: watch and show

cli-watch = Watch bots play a whole game: every move, the reason for every award, and the planets as they grow.
cli-watch-pace = Seconds between rounds; none if the output isn't a terminal.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = seat { $seat } is { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive moves instead
cli-round-opened = Round { $round }: seat { $seat } begins. Tiles: { $tiles }
cli-placed = {"  "}{ $move }  seat { $seat } places tile { $tile } ({ $areas }) on face { $face }
cli-revealed = {"  "}Revealed under round { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat }; second-biggest regions break the tie ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat }; third-biggest regions break the tie ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] tie
   *[none] no bids
  }; the card waits for the next round
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] tie
   *[none] no bids
  }; the card leaves the game
cli-most = most { $habitat } regions
cli-touching = { $habitat } touching { $other }
cli-apart = { $habitat } not touching { $other }
cli-end = Final scores:
cli-end-seat = {"  "}seat { $seat }: { $objective } for the { $habitat } objective, { $animals } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }, { $total } in total
cli-end-seat-beginner = {"  "}seat { $seat }: { $animals } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }, { $total } in total
cli-end-winner = seat { $seat }
cli-end-points = { $winners } wins
cli-end-cards = { $winners } wins: points are tied, animals decide
cli-end-shared = { $winners } share the victory
cli-show = Show a position of a recorded game: a flat map of every planet, with the size of each region.
cli-show-record = A file of records, and the line to show; by default line 1.
cli-show-move = Show the position after this many moves; by default after the last.
cli-show-seat = Show only this seat's planet.
cli-show-svg = Write an SVG picture to this file instead.
cli-show-picture = Picture saved to { $file }
cli-show-no-seat = there is no seat { $seat }: the game has { $players } seats, counted from 0
cli-show-no-move = { $record } has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, not { $wanted }
cli-show-no-line = { $path } has lines 1 to { $last }, not { $wanted }
cli-show-offer = Tiles: { $tiles }
cli-show-face-down = Round { $round }: face down
cli-show-animal = Round { $round }: { $animal }, { $requirement }: { $bids }
cli-review =
    Review a finished game: what each move was worth, what would have been better and why, and how much was luck.

    Each move is judged by what the player could know at the time. The same seed gives the same review on any machine.
cli-review-record = A file of records, and the line to review; by default line 1.
cli-review-svg = Save a chart of everyone's chances to this file.
cli-review-seconds = Seconds of work on a typical core; by default 8, 12 or 16 for 2, 3 or 4 seats.
cli-review-revealed = Judge moves with everything revealed: piles, face-down animals and objectives.
cli-review-seed = Seed of the playouts.
cli-review-working = Reviewing
cli-review-round = Round { $round }: { $chances }
cli-review-luck = {"  "}luck of the { $what }: { $luck }
cli-review-move = {"  "}{ $move }  seat { $seat }: { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  seat { $seat }: { $after }, { $verdict } ({ $loss }). Better: { $better }
cli-review-kind = { $count } × { $kind }: { $what } { $advice }
cli-review-chart = Chances to win
cli-review-chart-round = round
cli-dataset =
    Make games between bots as a dataset for learning programs.

    A mix is a list of values; a@3,b draws a three times as often as b. See docs/dataset.md.
cli-dataset-make = Make a dataset. If the folder has an unfinished one, continue with it.
cli-dataset-check = Check a dataset's files, and replay some of its games.
cli-dataset-card = Write a dataset's card and its picture.
cli-dataset-folder = The dataset's folder.
cli-dataset-games = How many games.
cli-dataset-players = How many players, drawn for each game.
cli-dataset-variants = Which variants, drawn for each game: standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Which bots, drawn for each seat.
cli-dataset-noise = How often chance makes a move instead of the bot, drawn for each game.
cli-dataset-shard = Games in each file.
cli-dataset-ray = Play on the Ray cluster at RAY_ADDRESS, or on a local one.
cli-dataset-replay = How many games to replay, spread over all files.
cli-dataset-again = How many files to make again and compare.
cli-dataset-stopped = Stopped. Run the same command again to continue with the dataset in { $folder }.
cli-dataset-made = Dataset complete in { $folder }. Games: { $games }, files: { $files }
cli-dataset-checking = Checking
cli-dataset-counting = Counting
cli-dataset-checked = Files: { $files }, problems: { $wrong }
cli-dataset-missing = { $file } is missing: run the command that made the dataset again
cli-dataset-damaged = { $file } is damaged: run the command that made the dataset again
cli-dataset-other = { $file } has other games than this version makes
cli-dataset-wrong = { $file }: game { $game } breaks the rules in { $what }
cli-puzzles =
    Puzzles from the last rounds: list, show and solve them, or make your own.

    In each of them somebody made a mistake in a game, and one placement was clearly best. All objectives that the others may have count as equally likely.
cli-puzzles-list = List puzzles.
cli-puzzles-show = Show a puzzle; without an id, today's.
cli-puzzles-solve = Try a placement in a puzzle.
cli-puzzles-check = Solve puzzles again and report any errors.
cli-puzzles-make = Find puzzles in games between bots. If the file exists, add to it.
cli-puzzles-choose = Choose a good mix from files of puzzles.
cli-puzzles-id = A puzzle's id.
cli-puzzles-move = Tile, face and rotation, as in 3g1.
cli-puzzles-file = A file of puzzles.
cli-puzzles-files = Files of puzzles.
cli-puzzles-file-or-own = A file of puzzles; by default the package's own.
cli-puzzles-round = Only puzzles from this round, 11 or 12.
cli-puzzles-theme = Only puzzles with this theme: apart, touching, most, room, denial or objective.
cli-puzzles-level = Only puzzles that this level solves and weaker ones don't.
cli-puzzles-limit = How many to list.
cli-puzzles-solution = Show the solution too.
cli-puzzles-games = How many games to search.
cli-puzzles-out = The file to save them to.
cli-puzzles-count = At most how many to choose.
cli-puzzles-making = Searching games
cli-puzzles-checking = Solving
cli-puzzles-made = Puzzles saved to { $file }: { $count }
cli-puzzles-checked = Right: { $right }, wrong: { $wrong }
cli-puzzles-listed = { $listed } of { $count }
cli-puzzles-unknown = { $value } doesn't exist: choose one of { $known }
cli-puzzles-title = Puzzle { $name }, rating { $rating }
cli-puzzles-objective = Objective: { $habitat }
cli-puzzles-task = Find the placement that is clearly best.
cli-puzzles-right = Right: { $move } has a { $best } chance to win, any other placement at most { $second }.
cli-puzzles-wrong = Wrong: { $move } has a { $chance } chance to win, the solution { $best }.
cli-puzzles-answer = Solution: { $moves }
cli-puzzles-played = Played in the game: { $move }, { $chance }. Why the solution is better:
cli-picture-over = Game over, { $points }
cli-picture-round = Round { $round } of 12, seat { $seat } to move
cli-picture-seat = Seat { $seat }
cli-picture-to-move = Seat { $seat } · to move
cli-picture-points = Seat { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-picture-areas = { $areas } { $habitat }
cli-picture-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }: { $names }
cli-picture-no-animals = no animals yet

## The command line: simulate, verify, train, bench

cli-simulate =
    Play many games between bots.

    With --out, save each game as a record. The same seed gives the same file, on any number of cores. Without --out, print a table of the results.
cli-simulate-games = Number of games.
cli-simulate-out = Write records to this file, one per line; - is stdout.
cli-simulate-written = { $games ->
    [one] Saved { $games } game to { $file }
   *[other] Saved { $games } games to { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
cli-verify =
    Replay records and check them against the rules.

    Print a line for each wrong record, saying where it is and what is wrong with it, then the number of right and wrong ones. The exit code is 0 if all are right, 1 if any is wrong, 2 if a file can't be read.
cli-verify-files = Files with one record per line; - is stdin.
cli-verify-verifying = Verifying
cli-train =
    Train the bots' model by self-play, for the standard box or your own.

    To use the file, name it after a bot: --bots expert:tables=tables.npz. The same seed gives the same model, on any number of cores.
cli-train-out = File to write the model to.
cli-train-games = Number of self-play games in each generation.
cli-train-searched = Number of games played by the search bot after the last generation.
cli-train-learning = Training
cli-train-no-file = { $path } is not a file in which a model can be saved
cli-train-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $seconds } s; model saved to { $file }
cli-train-kind = { $kind ->
    [two] 2 seats
    [two-beginner] 2 seats, beginner
    [more] 3 and 4 seats
   *[more-beginner] 3 and 4 seats, beginner
  }
cli-bench =
    Measure the engine: random games, moves from Python, records, batches, startup, memory.

    Each figure is the best of many short runs. On a busy machine, compare only figures from the same run. Other games do different work per move: their figures show how fast such engines are, not which is better.
cli-bench-seconds = Seconds to spend on each figure.
cli-bench-peers = Also measure other games' engines, if installed.
cli-bench-start = Also measure startup and compilation.
cli-bench-measuring = Measuring
cli-bench-not-started = can't measure startup, because a process failed: { $why }
cli-bench-silent = no message

## The command line: headings of tables

cli-column-seat = seat
cli-column-bot = bot
cli-column-games = games
cli-column-victories = wins
cli-column-points = points
cli-column-animals = animals
cli-column-win-rate = win rate
cli-column-interval = 95%
cli-column-ms = ms per move
cli-column-rating = rating
cli-column-objective = objective
cli-column-animal-points = animal points
cli-column-others = opponents' points
cli-column-award-round = award round
cli-column-kind = kind
cli-column-generation = generation
cli-column-situations = positions seen
cli-column-loss = loss before
cli-column-what = benchmark
cli-column-of = details
cli-column-figure = result
cli-column-result = result
cli-column-luck = luck
cli-column-adjusted = without luck
cli-column-accuracy = accuracy
cli-column-error = lost per decision
cli-column-level = played like
cli-column-puzzle = puzzle
cli-column-seats = seats
cli-column-round = round
cli-column-theme = theme
cli-column-solver = solved by

## The command line: arena

cli-arena =
    Find out which bot is stronger.

    Every deal is played from every seat, so luck favours nobody. Two bots at two seats play a match. Two bots at more seats: the first plays alone against copies of the second. As many bots as seats: all play together. More bots: a tournament. With --out, a stopped run continues where it was.

    With --sprt, the exit code is 0 if the first bot is accepted, 1 if rejected, 3 if --games weren't enough to decide.
cli-arena-bots = Who plays: two or more bots, separated by commas.
cli-arena-games = Number of games, rounded up to whole deals.
cli-arena-out = Save the games in this file, one record per line, and continue from it.
cli-arena-sprt = Play until the first bot is accepted or rejected.
cli-arena-without-luck = Play each round this many more times with other tiles, and take luck out of the results.
cli-arena-statistics = Also show how the bots play.
cli-arena-picture = Draw the ladder as an SVG picture in this file.
cli-arena-report = Write all figures to this file, as JSON.
cli-arena-ray = Play on the Ray cluster at RAY_ADDRESS, or on a local one.
cli-arena-two = --sprt compares two bots, not { $count }
cli-arena-no-stdout = --out needs the name of a file, not -: a stopped run continues from it
cli-arena-own-files = --out, --picture and --report need different files
cli-arena-title = { $games } { $variant ->
    [mystery] mystery games
    [beginner] beginner games
    [both] mystery beginner games
   *[full] games
  } at { $players } seats, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
cli-arena-alone = { $alone } plays alone against copies of { $copies }. If it were just as strong, it would win { $share }.
cli-arena-rounded = { $asked ->
    [one] { $asked } game requested, rounded up to whole deals.
   *[other] { $asked } games requested, rounded up to whole deals.
  }
cli-arena-every-seat = Each deal was played from every seat.
cli-arena-all-met = Each deal was played from every seat, and every combination of bots met equally often.
cli-arena-few = Each deal was played from every seat; there were too few games for every combination of bots to meet.
cli-arena-matrix = win rate of the row against the column
cli-arena-how = how they play: means, with half the width of the 95% interval
cli-arena-order = Win rate by turn order in round 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } failed { $count } time: { $what }
   *[other] { $bot } failed { $count } times: { $what }
  }
cli-arena-as-certain = Without luck, these { $games } games are as certain as { $more } with it.
cli-arena-stopped = Stopped. Run the same command again to continue with the games in { $file }.
cli-arena-first = {"  "}first { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: the clock cut { $count } move short
   *[other] { $bot }: the clock cut { $count } moves short
  }
cli-arena-remarked = { $bot } remarked: { $what }
cli-remark-crash = crash
cli-remark-illegal-move = illegal move
cli-remark-endless-thought = endless thought
cli-remark-naive-played-on = naive played on
cli-remark-short-sight = short sight
cli-remark-near-side = near side
cli-remark-miscount = miscount
cli-remark-forgotten-piles = forgotten piles
cli-detail-place = round { $round }, seat { $seat }: { $what }
cli-detail-gave = choose returned { $what }
cli-detail-late = no move after { $seconds } seconds
cli-detail-code = move code { $code }
cli-detail-ended = its process ended
cli-detail-unreadable = its answer can't be read
cli-detail-another = it answered a different question
cli-detail-closed = it closed its pipe
cli-detail-status = its process ended with status { $status }
cli-detail-signal = its process was ended by { $signal }
cli-arena-more = { $listed }, and { $count } more
cli-arena-accepted = { $bot } is accepted: { $figures }
cli-arena-refused = { $bot } is rejected: { $figures }
cli-arena-undecided = Undecided, more games are needed: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) after { $groups ->
    [one] { $groups } deal
   *[other] { $groups } deals
  }, Elo { $first } against { $second }.

## The command line: leaderboard

cli-leaderboard =
    Make a leaderboard that anyone can make again.

    Registered bots play each other over the same fixed deals, and get ratings with intervals. The page, the same board as Markdown and JSON, and all results are saved side by side. Run it again with more bots, and only their games are played.
cli-leaderboard-bots = More bots that play, separated by commas.
cli-leaderboard-entries = A TOML file that lists more bots, each with a name, an author and a line about it.
cli-leaderboard-only = Leave out the bots that come with Twelvefold or with packages, except naive.
cli-leaderboard-deals = How many of the fixed deals every pair plays.
cli-leaderboard-out = Save the page in this file, and the rest beside it.
cli-leaderboard-html = --out needs the name of an .html file, not { $file }
cli-leaderboard-testing = Testing the bots
cli-leaderboard-title = { $board }, { $players } seats, { $deals } deals
cli-leaderboard-anchor = The rating of { $anchor } is fixed at { $rating }. Intervals are for the distance to it.
cli-leaderboard-played = { $games } games, { $played } of them played just now
cli-leaderboard-saved = Page saved to { $file }

## Errors: what the system says

error-system-denied = Permission denied
error-system-not-permitted = Operation not permitted
error-system-none = No such file or directory
error-system-exists = File exists
error-system-folder = Is a directory
error-system-no-folder = Not a directory
error-system-full = No space left on device
error-system-read-only = Read-only file system
error-system-address-taken = Address already in use
error-system-no-address = Cannot assign requested address
error-system-refused = Connection refused
error-system-late = Connection timed out

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Areas: { $areas }.
cli-sketch-empty = No tiles placed.
cli-sketch-free = Free faces: { $faces }.
cli-sketch-latest = Placed last: { $face }.

## Errors of boxes, deals, seeds, moves

error-value = this value
error-box-long = the file is longer than { $most } bytes
error-utf8 = not UTF-8 text at byte { $byte }
error-box-deep = not a box: nested too deeply
error-json = not JSON: { $why }
error-box-object = a box is a JSON object, not { $kind }
error-missing = { $name } is missing
error-box-habitats = habitats must be a list of { $names }
error-and-more = and { $count } more
error-kind = { $kind ->
    [null] null
    [boolean] a boolean
    [object] an object
    [list] a list
    [text] a string
   *[number] the number { $value }
  }
error-box-list = { $name } must be a list, not { $kind }
error-box-count = { $name }: { $needed } needed, { $found } found
error-box-tile = tile { $number } must be a list of { $edges } habitats, not { $what }
error-box-area = tile { $number }, area { $place }: { $value } is not a habitat
error-box-animal = animal { $number } must be an object, not { $kind }
error-box-id-taken = animal { $number }: the id { $id } is taken
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where }: id must be 1 to { $most } printable characters
error-box-habitat = { $where }: habitat { $value } is not a habitat
error-box-requirement = { $where }: requirement { $value } is not most, touching or apart
error-box-most = { $where }: most takes no other habitat
error-box-other = { $where }: other { $value } is not a habitat
error-box-own = { $where }: other must not be the animal's own habitat
error-box-objectives = objectives must be an object, not { $kind }
error-box-objective = objectives: { $value } is not a habitat
error-box-steps-of = objective { $name }
error-box-steps = { $where }: must be a list of [least areas, points]
error-box-many-steps = { $where }: { $found } steps found, at most { $most } allowed
error-box-step = { $where }, step { $number }: must be [least areas, points], not { $value }
error-box-step-bounds = { $where }, step { $number }: at most { $areas } areas and { $points } points are possible
error-box-ascend = { $where }: steps must ascend in areas and in points
error-box-layout = layout must be a list of integers
error-box-layout-count = layout: { $needed } numbers needed, for rounds 3 to 12, { $found } found
error-box-layout-sum = layout: { $value } must add up to { $needed } animals
error-deal-integers = players, first seat and tiles must be plain integers
error-deal-habitats = must be habitats
error-players = a game needs 2 to 4 players, not { $players }
error-deal-objectives = { $players } different ones needed, one per seat
error-no-seat = there is no seat { $seat }
error-deal-piles = { $piles } piles of { $tiles } tiles needed
error-no-tile = there is no tile { $tile }
error-tile-twice = tile { $tile } appears twice
error-deal-columns = the { $rounds } rounds need { $wanted }, not { $found }
error-no-animal = there is no animal { $animal }
error-animal-twice = { $animal } appears twice
error-move-code = a move code is 0 to { $last }, not { $code }
error-move-text = { $text } is not a move: write a tile 1 to 5, a face a to l and a rotation 0 to 4, as in 3g1
error-move-none = { $move } is not a move: slots are 0 to 4, faces 0 to 11, rotations 0 to 4
error-game-over = the game is over
error-slot-taken = { $move }: tile { $tile } of this round is already taken
error-face-taken = { $move }: face { $face } of seat { $seat }'s planet already has a tile
error-nothing-to-take-back = there is no move to undo
error-seed-long = a seed has at most { $most } bytes, not { $found }
error-seed-type = a seed is an integer, a string or bytes, not { $type }
error-seed-bounds = a seed is an integer from 0 to 2**256 - 1
error-trial-seat = there is no seat { $seat }: seats are 0 to { $last }
error-trial-tile = there is no tile { $tile }: tiles are 0 to { $last }
error-trial-faces = a planet has { $faces } faces, not { $found }
error-trial-rotation = there is no rotation { $rotation }: rotations are 0 to { $last }

## Errors of records

error-record-long = a record has at most { $most } bytes
error-record-deep = not a record: nested too deeply
error-json-at = not JSON: { $why } at character { $place }
error-is-missing = is missing
error-no-object = { $value } is not an object
error-no-record = { $value } is not a record
error-not-here = { $name } doesn't belong here
error-no-list = { $value } is not a list
error-no-integer = { $value } is not an integer
error-record-format = { $value } is not supported, only { $known }
error-record-unfinished = doesn't belong here: only { $made } of { $moves } moves were made
error-review-unfinished = only finished games can be reviewed: { $made } of { $moves } moves have been made
error-puzzle-early = with { $players } seats, puzzles come from round { $round } on
error-puzzle-none = there is no puzzle { $name }
error-puzzle-file = not a file of puzzles, line { $line }: { $why }
error-puzzle-id = the id should be { $right }
error-puzzle-chances = the chances aren't those of exact play
error-puzzle-solution = the solution should be { $right }
error-puzzle-unclear = another placement is nearly as good
error-puzzle-played = the move that was made is the solution
error-no-flag = { $value } is neither true nor false
error-no-animal-id = { $value } is not an animal's id
error-no-habitat = { $value } is not a habitat
error-record-objectives = one per seat needed, { $found } found
error-record-no-objectives = none dealt in the beginner game, { $found } found
error-record-over = the game is over after { $moves } moves
error-record-bounds = { $value } is not between 0 and { $last }
error-is-no-move = is not a move
error-record-turn = it is seat { $turn }'s turn, not seat { $seat }'s
error-record-tile = tile { $tile } is not among the five of round { $round }
error-record-tile-taken = tile { $tile } was already taken in this round
error-record-face-taken = face { $face } ({ $letter }) of seat { $seat } already has a tile
error-record-missing = is missing: { $value }
error-record-extra = { $value } shouldn't be there
error-record-other = { $value } should be { $right }
error-record-branches = at most { $most } branches, { $found } found
error-record-name = { $value } is not a name of 1 to { $most } characters
error-record-no-moves = a branch has at least one move

## Errors of bots and arenas

error-tables-version = { $path } is not a model of this version ({ $version }): train a new one with twelvefold train
error-tables-none = { $path } is not a model: train one with twelvefold train
error-train-numpy = training needs NumPy: { $command }
error-tables-size = { $path } is a model of another size: train a new one with twelvefold train
error-cannot-read = can't read { $path }: { $why }
error-cannot-write = can't write { $path }: { $why }
error-bot-class = { $file }: name the class too, as in my_bot.py:Mine
error-bot-file = { $file }: no such file
error-bot-load = can't load { $bot }: { $why }
error-bot-late = { $bot } didn't load within { $seconds } seconds
error-bot-no-class = { $bot } is not a class, but a { $type }
error-bot-no-options = no options
error-bot-make = can't create { $bot } with { $options }: { $why }
error-bot-choose = { $bot } creates a { $type }, which has no choose(turn)
error-bot-has-none = { $file } has no { $name }
error-bot-option = { $bot }: { $option } is not an option; write options as in ms=50, each once
error-bot-option-among = { $bot }: { $option } must be one of { $among }, not { $value }
error-bot-option-number = { $bot }: { $option } must be a number from { $least } to { $most }, not { $value }
error-bot-no-option = { $bot } has no option { $option }
error-no-bot = there is no bot { $bot }: choose one of { $bots }
error-bot-tables = { $bot }: you can't choose a model file here
error-bots-seats = { $bots } bots can't fill { $seats } seats: name one for all, or one per seat
error-bot-name = a bot's name has at most { $most } characters
error-own-bots = you can register up to { $most } bots, not { $found }
error-own-bot-taken = the name { $bot } is taken: choose another, as in Other=my_bot.py:Mine
error-own-bot-ours = { $bot } is already in the game: name a bot of your own, as in my_bot.py:Mine
error-own-bot-none = there is no bot { $bot }: name a file, as in my_bot.py:Mine, or a bot from an installed package
error-own-bot-name = { $bot }: a bot's name has up to { $most } characters, without a colon, a comma or an equals sign
error-arena-bots = an arena needs 2 to { $most } different bots, not { $found }
error-arena-names = two bots are called { $name }: give each a name of its own
error-arena-seats = { $bots } bots can't fill { $seats } seats: name two, one per seat, or more for a tournament
error-process-ended = a worker process was ended from outside: run the command again
error-sprt-numbers = --sprt takes two numbers such as 0,5, not { $value }
error-sprt-order = --sprt takes a smaller and a larger Elo, both within 1000, not { $value }
error-ray-needed = playing on a cluster needs Ray: { $command }
error-ray-lost = a group of games was lost with its worker, { $times } times or with the whole cluster ({ $why }): check the workers' memory
error-ray-none = no Ray cluster at { $address }: check RAY_ADDRESS
error-ray-closed = the Ray cluster at { $address } refused the connection: check its version and token
error-dataset-pyarrow = a dataset needs PyArrow: { $command }
error-dataset-mix = { $option } can't include { $value }
error-dataset-twice = { $option } has { $value } twice: use { $value }@2 to draw it twice as often
error-dataset-none = { $folder } has no dataset
error-dataset-manifest = { $name } is damaged
error-dataset-format = { $name } has the format { $found }, not { $format }
error-dataset-differs = { $folder } has another dataset: { $name } is { $found }, not { $asked }. Choose another folder.
error-dataset-folder = { $folder } has other files in it: choose an empty folder
error-dataset-in-use = { $folder } is in use by another run
error-kept-no-file = { $path } is not a file in which games can be saved
error-kept-in-use = { $path } is in use by another arena
error-kept-no-arena = is not a record of an arena
error-kept-differs = this is a different arena: { $name } is { $one }, not { $other }
error-kept-differs-somewhere = this is a different arena: { $name } differs
error-kept-refused = { $where }: { $what }; choose another file with --out, or none
error-kept-torn = { $where }: this arena record is incomplete
error-kept-box = this is a different arena: its box differs
error-kept-deal = this is a different arena: its deal doesn't come from the seed
error-entries = { $path } is not a list of bots: { $why }
error-leaderboard-line = { $where } is not a result of a leaderboard: delete this line, or choose another file with --out

## Errors of servers and databases

error-limit = --limit { $value }: write NAME=NUMBER, as in sockets=50, with one of { $names }
error-limit-number = --limit { $value }: { $number } is not a number from 1 to { $most }
error-public-url = --public-url { $url } is not an address such as https://planets.example.org: give scheme and host, without a path
error-proxy = --proxy { $proxy }: give an address or a network, as in 10.0.0.0/8
error-token = the administrator's token is too short: use at least { $least } characters
error-port = --port { $port }: a port is a number from 0 to 65535
error-port-taken = port { $port } is taken: choose another with --port, or 0 for a free one
error-port-denied = you need more rights to use port { $port }: choose 1024 or higher with --port
error-host = can't listen on { $host }: { $why }
error-no-utf8 = not UTF-8
error-backup-early = it ends too early
error-backup-line = one of its lines is wrong ({ $why })
error-backup-newer = it comes from a newer version of Twelvefold
error-backup-there = { $path } already exists: choose another file
error-backup-beginning = it doesn't begin like a backup
error-backup-none = { $path } is not a backup, or is damaged
error-backup-load = can't load { $path }: { $why }
error-backup-twice = it begins twice
error-backup-rows = it should have { $rows } rows, but has { $done }
error-no-database = there is no database { $path }
error-database-version = this database is not of this version: start the server on it once to upgrade it
error-database-full = the database is not empty: restore into a new one
error-database-busy = the database doesn't answer: all connections are in use
error-database-refuses = the database refused: { $why }
error-not-stored = can't store this ({ $why })
error-database-newer = it comes from a newer version of Twelvefold: install that one, or choose another database
error-database-folder = can't use { $path }: it is a folder
error-database-unusable = can't use { $path }: { $why }
error-database-ours = { $path } is already in use by this server
error-database-made = can't create { $path }: { $why }
error-database-theirs = { $path } is in use by another server: only one can use it at a time
error-database-opened = can't open { $path }: { $why }
error-database-system = its file system can't do what SQLite needs (a log in shared memory)
error-database-unnamed = name a database: { $forms }
error-database-url = can't understand this database URL: { $forms }
error-database-slashes = a URL of an SQLite file has three slashes, four for a full path, and nothing after it
error-database-driver = PostgreSQL needs its driver: { $command }
error-database-unknown = { $name } is not a database that Twelvefold knows: { $forms }
error-database-forms = use a file, sqlite:///file.db or postgresql://user:password@host/database
error-database-silent = the database doesn't answer: { $why }
