### Twelvefold in English. The words are those of docs/rules.md: tile, face, region, animal, bid, seat, round, offer, objective.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in.

game = Twelvefold
motto = Twelve rounds, twelve faces. Build a planet, and see who comes to live on it.
fan-project = An unofficial fan project, not affiliated with the game's publisher.

## Habitats

habitat-ocean = Ocean
habitat-forest = Forest
habitat-desert = Desert
habitat-mountain = Mountain
habitat-glacier = Glacier

## Levels and seats

level-seedling = Seedling
level-explorer = Explorer
level-naturalist = Naturalist
level-ranger = Ranger
level-expert = Expert
level-master = Master
seat-bot = { $bot } { $seat }
seat-open = Open seat
seat-nameless = Player { $seat }

## Why something was refused

refusal-bad-message = The server did not understand this page. Load it again.
refusal-too-long = That is too long.
refusal-not-greeted = The server did not understand this page. Load it again.
refusal-other-protocol = The server is of another version than this page. Load it again.
refusal-too-fast = That was too fast. Wait a moment.
refusal-too-many = That was too many for now. Wait a while.
refusal-no-table = There is no such table.
refusal-no-box = There is no such box of tiles.
refusal-no-bot = There is no such bot.
refusal-bad-name = Please choose another name.
refusal-bad-options = The table cannot be made like that.
refusal-stale = Something has just happened. Look again.
refusal-no-seat = No seat is free any more.
refusal-not-yours = That seat is not yours.
refusal-not-the-host = Only the host can do that.
refusal-not-now = That is not possible now.
refusal-not-your-turn = It is not your turn.
refusal-held = One moment: the last tile may still be taken back.
refusal-illegal = That face or tile is taken.
refusal-no-aids = This table plays without aids.
refusal-no-spectators = This table has no spectators.
refusal-used = This link was used before.
refusal-unknown = The server could not answer. Try again.
refusal-stopping = The server stops; this page comes back by itself.
refusal-slow = The connection is too slow. This page tries again.
refusal-away = The server is not there. This page goes on by itself when it is back.
refusal-other = Refused: { $reason }.

## The page

app-loading = One moment …
app-part-missing = A part of the game could not be fetched. Load the page again when you are online.
app-table-closed = This table was closed.
app-nowhere = There is nothing at this address.
connection-away = The server is away. The game goes on by itself when it is back.
connection-outdated = The server is newer than this page.
connection-reload = Load it again
dialog-close = Close

## Home

home-back = To the start
home-choices = Whom to play with
home-bots = Against bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Change the game against bots
home-screen = Round this screen
home-screen-summary = { $people ->
   *[other] { $people } people
  } take turns · { $variant }
home-screen-change = Change the game round this screen
home-friends = With friends
home-friends-summary = { $seats ->
   *[other] { $seats } seats
  } · by link or code · { $variant }
home-friends-change = Change the game with friends
home-continue = Continue
home-tables = Your tables
home-table-playing = { $who } · round { $round } of 12
home-table-waiting = { $who } · waiting for players
home-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
  }
home-today = Today's deal
home-today-hint = The same for everybody: { $date }
home-join = Join by code
home-join-hint = Six letters and digits, from whoever made the table.
home-join-go = Join
home-code = Code
home-open-tables = Open tables
home-no-open-tables = None at the moment.
home-replays = Replays
home-replays-hint = Games you have played at this server, move by move.
home-replays-none = When you have ended a game, it can be seen here again.
home-replays-file = Open a record from a file
home-settings = Settings
home-more = More
home-players = { $names }
home-planet = A planet with its animals

## New tables

new-name = Your name
new-person = Name of player { $seat }
new-bots = Bots
new-level = Level
new-people = People
new-seats = Seats
new-variant = Rules
new-aids = Show bids and what a placement would bring
new-listed = Show it in the list of open tables
new-more = More options
new-clock = Time for a move
new-clock-none = As long as one likes
new-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
new-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
new-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
new-hold = Time to take a tile back
new-hold-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
  }
new-first = Who begins
new-first-lot = By lot
new-first-seat = Seat { $seat }
new-spectators = Others may look on
new-seed = Seed of the deal, which all see
new-seed-none = A fresh one
new-box = Use a box of your own
new-box-other = Use another box
new-box-remove = Play without { $name }
new-box-wrong = This is no box of tiles: { $why }
new-start = Start the game
new-make = Make the table
level-results = { $hint } · won { $won } of { $played }
level-seedling-hint = Its first game
level-explorer-hint = Easy
level-naturalist-hint = Fair
level-ranger-hint = Good
level-expert-hint = Strong
level-master-hint = The hardest
variant-full = Full rules
    .hint = Animals, and a secret objective for each.
variant-beginner = Beginner
    .hint = No objectives; each animal scores 1.
variant-mystery = Mystery
    .hint = Half of the animals lie face down at first.
variant-mystery-beginner = Mystery, beginner
    .hint = Half of the animals face down, no objectives.

## Waiting room

room-page = Waiting for players – { $game }
room-name-empty = Guest
room-title = Waiting for players
room-hint = The game starts when every seat is taken.
room-seats = Seats
room-invite = Invite
room-link = Link to this table
room-copy = Copy the link
room-copied = Copied.
room-not-copied = Mark the link and copy it by hand.
room-share = Share
room-share-text = Play Twelvefold with me:
room-code = Code
room-code-hint = or type this code at { $address }
room-qr = QR code of the link
room-sit = Sit down
room-you = you
room-host = host
room-offline = not connected
room-bot = bot
room-fill = Give this seat to a bot
room-fill-rest = Fill the open seats with bots
room-kick = Remove { $name }
room-close = Close the table
room-leave = Leave your seat
room-looking-on = You are looking on: no seat is yours.
room-only-here = This server listens on this machine only. To let friends in, stop it and start it with
room-command = make play LAN=1
room-open-to-all = Whoever has the link can sit down here.

## Replays


## Settings

settings-title = Settings
settings-sound = Sound
settings-volume = Volume
settings-motion = Motion
settings-motion-auto = As the device says
settings-motion-full = Full
settings-motion-less = Little
settings-quality = Picture
settings-quality-auto = Automatic
settings-quality-high = Best
settings-quality-low = Fast
settings-quality-still = Still
settings-quality-map = Flat map
settings-glyphs = Signs of the habitats on the planet
settings-confirm = Ask for a second tap before a tile is placed
settings-left = Left-handed layout
settings-notify = Tell me when it is my turn and this page is hidden
settings-notify-denied = This browser does not allow messages from this page.
settings-name = Your name
settings-about = Twelvefold { $version }
settings-licences = Works of others in it

## Animals

animal-whale = Whale
animal-otter = Otter
animal-turtle = Turtle
animal-octopus = Octopus
animal-orca = Orca
animal-jellyfish = Jellyfish
animal-shark = Shark
animal-dolphin = Dolphin
animal-tropical-fish = Tropical fish
animal-panda = Panda
animal-frog = Frog
animal-tiger = Tiger
animal-bear = Bear
animal-fox = Fox
animal-owl = Owl
animal-hedgehog = Hedgehog
animal-sloth = Sloth
animal-squirrel = Squirrel
animal-snake = Snake
animal-flamingo = Flamingo
animal-giraffe = Giraffe
animal-elephant = Elephant
animal-camel = Camel
animal-scorpion = Scorpion
animal-lizard = Lizard
animal-kangaroo = Kangaroo
animal-lion = Lion
animal-goat = Goat
animal-eagle = Eagle
animal-gorilla = Gorilla
animal-alpaca = Alpaca
animal-snow-leopard = Snow leopard
animal-bison = Bison
animal-ram = Ram
animal-badger = Badger
animal-bat = Bat
animal-polar-bear = Polar bear
animal-penguin = Penguin
animal-moose = Moose
animal-hare = Hare
animal-wolf = Wolf
animal-musk-ox = Musk ox
animal-seal = Seal
animal-reindeer = Reindeer
animal-swan = Swan

## The table: habitats and requirements within sentences

within-ocean = ocean
within-forest = forest
within-desert = desert
within-mountain = mountain
within-glacier = glacier
requirement-most = Most { $habitat } regions
requirement-touching = { $habitat } touching { $other }
requirement-apart = { $habitat } apart from { $other }
list-and = {" and "}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The table: the screen

table-title = The table
to-home = To the start
round-of = Round { $round } of { $rounds }
your-turn = Your turn
turn-of = { $name }'s turn
turn-held = { $name } has placed
game-over = The game is over
clock-title = Time left
clock = { $minutes }:{ $seconds }
top-buttons = Views and menu
show-map = Map
show-globe = Globe
menu = Menu
title-your-turn = ● Your turn – { $game }
map-of = { $name }'s planet
planet-of = { $name }'s planet
planet-back = Back
no-globe = This browser cannot draw the planet in 3D. The map shows the same.
face-free = Face { $face }: free
face-laid = Face { $face }: { $habitats }

## The table: seats

seats-title = Planets
seat-you = you
seat-away = away, a bot plays
seat-offline = not connected
seat-resigned = resigned
first-seat = first this round

## The table: the offer and placing

offer-title = Tiles on show
offer-tile = Tile { $slot }: { $habitats }
offer-gone = Tile { $slot } is taken
actions-title = Your tile
turn-left = Turn left (Q)
turn-right = Turn right (E)
place = Place
choose-face = Choose a face
choose-tile = Choose a tile
put-back = Put back (Esc)
take-back = Take back
done = Done
seconds = { $seconds } s
table-tile-gone = That tile is taken.
table-other-planet = This is { $name }'s planet. Tiles go on your own.
table-planned = It is not your turn yet. Your plan waits.
planned = Waits for your turn
table-face-taken = A tile lies there already. The free faces are the dark ones.
table-choose-face = First choose a free face of your planet.
table-looking-on = You are looking on.
table-not-yet = One moment …
table-turn-of = It is { $name }'s turn.

## The table: rounds, races, objective, log

rounds-title = Rounds and their animals
round-button = Round { $round }: { $animals }
round-empty = no animals
face-down = Face down
race-title = Animals
race-now = This round ({ $round })
race-round = Round { $round }
race-none = No animals wait any more.
race-no-aids = This table plays without aids: count for yourself.
race-draw = draw
race-no-bid = –
race-second = 2nd
race-margin = +{ $margin }
bid-button = { $name } bids { $bid } for { $animal }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Your objective
objective-none = Beginner game: each animal scores 1.
objective-hidden = The objectives are secret.
objective-now = { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
objective-next = { $areas } more for { $points }
log-title = Log
region = { $habitat } { $areas }
regions = { $name }'s regions: { $regions }.
regions-none = { $name }'s planet is still empty.
spoken-aimed = Over face { $face }.
spoken-taken = Face { $face } is taken.

## The table: what happens

event-game-started = Game { $game } begins.
event-round-opened = Round { $round }: { $name } begins.
event-placed = { $name } laid a tile on face { $face }.
event-taken-back = { $name } took the tile back.
event-awarded = { $animal } goes to { $name }. { $reason }{ $by ->
    [second] , by the second region
    [third] , by the third region
   *[best] { "" }
  }.
event-carried = { $animal } waits: { $why ->
    [draw] a draw
   *[none] nobody has a bid
  }. { $reason }.
event-discarded = { $animal } leaves the game: { $why ->
    [draw] a draw
   *[none] nobody has a bid
  }. { $reason }.
event-revealed = Turned up under round { $round }: { $animal }.
event-ended = { $names } won.
event-seated = { $name } sits down.
event-bot-seated = A bot sits down: { $bot }.
event-seat-opened = Seat { $seat } is open.
event-left = { $name } left; a bot plays on.
event-lapsed = { $name }'s time is over; a bot plays on.
event-returned = { $name } is back.
event-resigned = { $name } resigns; a bot plays on.
event-end-wanted = { $wanted ->
    [yes] { $name } would end here.
   *[no] { $name } plays on after all.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } wants a rematch.
   *[no] { $name } wants no rematch.
  }
event-game-over = { $how ->
    [agreed] All agreed to end it here.
    [resigned] All but one gave up.
    [closed] The table was closed.
   *[played] The game is over.
  }
event-reacted = { $name }: { $reaction }
event-host-changed = { $name } is the host now.
event-closed = The table is closed.
reaction-hello = Hello!
reaction-nice = Nice!
reaction-wow = Wow!
reaction-oops = Oops.
reaction-thinking = Let me think …
reaction-hurry = Your turn!
reaction-thanks = Thank you.
reaction-good-game = Good game!

## The table: life

life-title = Life appears
life-next = Next
life-skip = Skip { $count }
life-reason = { $requirement }: { $bids }
life-awarded = { $animal } goes to { $name }
life-awarded-you = { $animal } comes to you
life-carried = { $animal } waits for the next round: { $why ->
    [draw] a draw
   *[none] nobody has a bid
  }
life-discarded = { $animal } leaves the game: { $why ->
    [draw] a draw
   *[none] nobody has a bid
  }
life-revealed = { $animal } is turned up under round { $round }
life-by-second = A draw, decided by the second regions
life-by-third = A draw, decided by the third regions

## The table: coming back

since-title = Since you were here
since-moves = { $moves ->
    [0] Life went on.
    [one] { $moves } tile was laid.
   *[other] { $moves } tiles were laid.
  }
since-end = Close

## The table: the end

end-you-won = You won!
end-won = { $name } won
end-shared = Shared victory: { $names }
end-by-cards = Equal points: more animals decide.
end-by-shared = Equal points and equal animals: the victory is shared.
end-objective = Objective: { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }
end-rematch = Rematch
end-no-rematch = No rematch
end-again = { $names } would like a rematch.
end-replay = Replay
end-share = Copy a link to the replay
end-copied = Copied.
end-picture = Share a picture
end-picture-text = A game of Twelvefold
end-picture-downloaded = The picture is among your downloads.
end-picture-failed = This browser could not make the picture.
end-record = Download the record
end-result = Result

## The table: menu, help, handing over

menu-say = Say
menu-seats = Seats
menu-hand-over = Hand { $name }'s seat to somebody else
menu-hand-over-hint = Whoever opens this link first has the seat.
menu-fill = Give { $name }'s seat to a bot: { $bot }
menu-open = Open { $name }'s seat to others
take-over-title = This seat is for you
take-over-hint = Somebody hands their seat at this table over to you. You go on where they are.
take-over = Take the seat
menu-leave = The game
menu-end = Agree to end here
menu-play-on = Do not end here
menu-resign = Resign
menu-sure = Really?
help-title = Keys and gestures
help-hands = One finger turns the planet, two pinch and twist. Drag a tile onto a face or tap it and then the face; the wheel, a right click or a twist of two fingers turns it. A second tap places it.
help-take = take a tile
help-aim = go to a neighbouring face
help-turn = turn the tile
help-place = place the tile; say that it stands
help-take-back = take it back
help-put-back = put the tile back; close
help-regions = speak the regions of the planet
help-map = map or globe
help-help = this page
curtain-title = Hand over to { $name }
curtain-why = The objective is only for whoever plays next.
curtain-open = I am { $name }

## Replay

replay-title = Replay
replay-move = Move { $move } of { $moves }
replay-start = Beginning
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-slider = Moves
replay-file = Open a record from a file
replay-bad = This is no record of a game: { $why }
replay-none = There is no such game to replay.
replay-choose = Open a record that you have kept as a file.
