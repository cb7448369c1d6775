### Twelvefold in English. The words are those of docs/rules.md: tile, face, region, animal, bid, seat, round, offer, objective.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in.

game = Twelvefold
motto = Twelve rounds, twelve faces. Build a planet, and see who comes to live on it.
fan-project = An unofficial fan project, not affiliated with the game's publisher.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Ocean
    .within = ocean
    .most = ocean
    .beside = ocean
    .away = ocean
habitat-forest = Forest
    .within = forest
    .most = forest
    .beside = forest
    .away = forest
habitat-desert = Desert
    .within = desert
    .most = desert
    .beside = desert
    .away = desert
habitat-mountain = Mountain
    .within = mountain
    .most = mountain
    .beside = mountain
    .away = mountain
habitat-glacier = Glacier
    .within = glacier
    .most = glacier
    .beside = glacier
    .away = glacier

## Levels and seats

level-seedling = Seedling
level-explorer = Explorer
level-naturalist = Naturalist
level-ranger = Ranger
level-expert = Expert
level-master = Master
style-collector = Collector
    .hint = Builds for its secret objective first.
style-hunter = Hunter
    .hint = Goes for animals more than for its objective.
style-spoiler = Spoiler
    .hint = Takes the animals that others would win.
style-friendly = Friendly
    .hint = Tends its own planet and minds the others less.
style-sprinter = Sprinter
    .hint = Wants the animals that come soon.
style-none = None in particular
    .hint = No preferences: it plays to win.
style-mix = A mix
    .hint = Each bot gets another character, by chance.
style-idle = Without objectives it plays like any other.
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
refusal-too-many-take-backs = You've used all your take-backs for this game.
refusal-too-many-reactions = You've used all your reactions for this game.
refusal-too-many-seatings = You've done that too often in this game. You can again in the next one.
refusal-too-many-changes = You've done that too often in this game. You can again in the next one.
refusal-too-many-entries = This table has seen all the games it can hold. Set up a new table to play on.
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
refusal-expired = This link has expired. Ask for a new one.
refusal-other-seat = You've had or opened another seat in this game. You can sit here from the next game on.
refusal-other-command = The server did not understand this page. Load it again.
refusal-unknown = The server could not answer. Try again.
refusal-stopping = The server stops; this page comes back by itself.
refusal-slow = The connection is too slow. This page tries again.
refusal-forgotten = This device was forgotten. Reload the page to start afresh.
refusal-away = The server is not there. This page goes on by itself when it is back.
refusal-other = Refused: { $reason }.

## The page

app-needs-script = Twelvefold needs JavaScript.
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
home-learn = Learn to play
home-learn-summary = Step by step · five minutes
home-learn-continue = Continue the lesson
home-learn-left = It waits where you left it
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
new-style = Character
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
new-first-you = You
new-first-bot = Bot { $number }
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
level-seedling-hint = Very easy
level-explorer-hint = Easy
level-naturalist-hint = Medium
level-ranger-hint = Good
level-expert-hint = Strong
level-master-hint = The hardest
level-seedling-plays = For your first games: it sees only the next animals, and miscounts.
level-explorer-plays = Looks one round ahead, and still counts poorly.
level-naturalist-plays = Looks three rounds ahead; now and then it overlooks something.
level-ranger-plays = Looks six rounds ahead, and is seldom wrong.
level-expert-plays = Plays moves through in its mind, but forgets which tiles come back at the end.
level-master-plays = Thinks for up to a second, guesses your objective, plays the last rounds exactly.
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
room-fill = Add a bot
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
settings-language = Language
settings-sound = Sound
settings-volume = Volume
settings-motion = Motion
settings-motion-auto = Automatic
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
settings-forget = Forget me on this device
settings-forget-hint = You leave all your seats and lose your list of games, your settings and your statistics here. A bot takes over in running games. This can’t be undone.
settings-forget-yes = Forget me
settings-forget-no = Cancel
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

## The table: requirements, lists, points

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
seat-changed-hands = changed hands
seat-thinking = thinking
first-seat = first this round

## The table: the offer and placing

offer-title = Tiles on show
offer-tile = Tile { $slot }: { $habitats }
offer-gone = Tile { $slot } is taken
offer-taken = Tile { $slot }: taken by { $name }
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

## The table: hints

hint = Hint
hint-ask = A hint from a bot (H)
hint-thinking = A bot thinks about it …
hint-line = A bot suggests this; you decide.
hint-spoken = A bot suggests tile { $slot }, { $habitats }, on face { $face }. Enter places it.
hint-none = The bots have no hint now. Try again in a moment.
hint-alone = Hints are for playing alone against bots, at a table with aids.
help-hint = ask a bot for a hint, when you play alone

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
objective-next = { $areas ->
    [one] { $areas } more area
   *[other] { $areas } more areas
  } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-title = Log
log-look = Look at it on the planet
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
end-place = { $place ->
    [2] You are second
    [3] You are third
   *[other] You are fourth
  }, { $points ->
    [0] with as many points but fewer animals
    [one] { $points } point behind
   *[other] { $points } points behind
  }.
end-by-cards = Equal points: more animals decide.
end-by-shared = Equal points and equal animals: the victory is shared.
end-objective = Objective: { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }
end-rematch = Rematch
end-no-rematch = No rematch
end-higher = A level higher: { $level }
end-lower = A level lower: { $level }
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
menu-hand-over-hint = Whoever opens this link first has the seat. It works once, for 24 hours at most, and only until the game ends.
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

## The rulebook: its page, and the ways to it

see-rules = Rules
why = See the rule
why-placing = How tiles are laid
why-bids = How animals choose a planet
why-objective = How the objective scores
why-scoring = How points are counted

rulebook-title = Rules
rulebook-page = Rules – { $game }
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $chapters ->
    [one] Found in { $chapters } chapter.
   *[other] Found in { $chapters } chapters.
  }
rulebook-nothing = Nothing is said of “{ $words }”.

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(our decision)**

rules-aim = What it is about
rules-aim-planet = You shape a planet. In each of twelve rounds you lay one more tile on it, and from the third round on animals look for a home and settle where they like it best.
rules-aim-win = After twelve rounds the planet is whole. Whoever has made the best home, for the animals and for a secret habitat, wins.
rules-aim-ours = These are the rules in our own words. Where the printed rulebooks are silent, or where their editions differ, somebody has to decide. We did, and such points are marked { rules-ours }.

rules-words = Words
rules-word = Word
rules-meaning = Meaning
rules-word-habitat = habitat
rules-meaning-habitat = Ocean, forest, desert, mountain or glacier.
rules-word-planet = planet
rules-meaning-planet = A dodecahedron: 12 faces, each of which takes one tile.
rules-word-tile = tile
rules-meaning-tile = A continent: a pentagon of five areas. There are 50 in the box.
rules-word-area = area
rules-meaning-area = One triangle of a tile. A whole planet has 60.
rules-word-region = region
rules-meaning-region = Areas of one habitat that hang together, as many as do. A single area is a region too.
rules-word-animal = animal
rules-meaning-animal = A card with a habitat, which is the colour of its frame, and a requirement. There are 45 in the box.
rules-word-objective = objective
rules-meaning-objective = A secret card with one habitat. It scores by how many areas of it your planet has at the end.
rules-word-seat = seat
rules-meaning-seat = A place at the table. Seats go clockwise: your left neighbour has the next one. Programs number them from 0.
rules-word-round = round
rules-meaning-round = Everybody lays one tile, then life appears. There are 12; the printed rules call them turns.
rules-word-offer = offer
rules-meaning-offer = The tiles of the round that are face up and not yet taken.
rules-word-bid = bid
rules-meaning-bid = What a planet has to offer an animal, as a number.

rules-touch = What touches what
rules-touch-edge = Two areas touch when they share an edge: two neighbours on one tile, or the two areas on both sides of the edge between two faces. Areas that meet only at a corner do not touch { rules-ours }.
rules-touch-three = Once all tiles are laid, every area touches exactly three others.
rules-picture-contacts = Four pairs of forests. Across an edge between two faces and side by side on one tile they touch. Round a corner, and over the middle of a tile, they do not touch.
rules-contact-edge = Across an edge
rules-contact-tile = On one tile
rules-contact-corner = Round a corner
rules-contact-middle = Over the middle
rules-contact-yes = They touch.
rules-contact-no = They do not touch.

rules-regions = Regions
rules-regions-grow = Touching areas of the same habitat make a region. Regions run on from tile to tile, all round the planet.
rules-picture-regions = A planet with eight tiles laid and four faces free. Its three forests are marked, of 8, 4 and 1 areas.
rules-regions-title = Three forests
rules-regions-caption = 8, 4 and 1 areas
rules-regions-map = On a flat map a region often goes on where the planet was cut open. A dotted edge says so, and where the other side lies far away, a small letter names the face on which the region goes on.
rules-regions-example = In the picture the forest of 8 runs over the faces c, b and g, the forest of 4 over d and i. The single forest on a meets the forest of 8 only at a corner, and stays a region of its own.

rules-setup = Setting up
rules-setup-players = The game is for 2 to 4 players. Everybody starts with an empty planet.
rules-setup-tiles = Shuffle the 50 tiles into ten face-down piles of five. They are the piles of rounds 1 to 10. Piles 11 and 12 will fill up on the way.
rules-setup-animals = Shuffle the 45 animals and lay 20 of them out face up under the rounds, as the table shows. The other 25 stay in the box, unseen.
rules-setup-objectives = Deal everybody one objective, secretly. No two are alike, and the rest stay in the box, unseen.
rules-setup-first = The youngest player begins. On a screen the host chooses who does, or chance draws it { rules-ours }.
rules-layout-round = Rounds
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animals under each
rules-layout-none = none

rules-round = A round
rules-round-parts = Each of the twelve rounds has three parts.
rules-round-lay = Everybody lays a tile.
rules-round-life = From round 3 on, life appears: animals look for a planet.
rules-round-token = The token of the first player moves on.

rules-placing = Laying tiles
rules-placing-take = The round's five tiles are turned up. Beginning with the round's first player and going clockwise, everybody takes one of the tiles still there and lays it on a free face of their own planet, in any of five rotations.
rules-placing-free = Nothing has to match, and the tile need not lie beside another. Once laid, a tile stays as it is { rules-ours }.
rules-picture-rotations = One tile in its five rotations, each a fifth of a turn further counterclockwise.

rules-leftovers = Tiles that nobody took
rules-leftovers-piles = They go face down to pile 11 until it holds five, then to pile 12 until that holds five, and then out of the game. What is left over in rounds 11 and 12 leaves the game.
rules-leftovers-order = They go in the order in which they were turned up, and piles 11 and 12 are later turned up in the order in which their tiles arrived { rules-ours }.

rules-life = Life appears
rules-life-look = From round 3 on, once everybody has laid a tile, each animal under the round is looked at. Every planet makes a bid for it, and the best bid wins the card.

rules-token = Who begins next
rules-token-left = The player on the left of the round's first player begins the next round.

rules-requirements = What animals ask for
rules-requirements-three = Each animal has a habitat and asks one of three things of a planet. What the planet has to offer is its bid.
rules-requirement = The animal asks for
rules-requirement-bid = A planet bids
rules-requirement-most = **most** regions
rules-requirement-most-bid = the number of its regions of the animal's habitat
rules-requirement-touching = **touching** another habitat
rules-requirement-touching-bid = the size of its biggest region of the animal's habitat that touches at least one area of the other
rules-requirement-apart = **apart** from another habitat
rules-requirement-apart-bid = the size of its biggest region of the animal's habitat that touches no area of the other
rules-requirements-size = Size means areas. A face that is still free touches nothing.

rules-most = Most regions
rules-most-example = The **panda** asks for the most forests. Each region counts 1, however small it is. This planet has four forests, so it bids 4.
rules-picture-most = A planet on which four forests are marked and counted: it bids 4 for the panda.
rules-most-caption = Most forests: 4 regions

rules-touching = Touching
rules-touching-example = The **fox** asks for forest touching glacier. One area of glacier is enough, and the whole forest counts. On this planet the biggest such forest has 9 areas, so it bids 9.
rules-picture-touching = The same planet. Its biggest forest that touches glacier is marked: it bids 9 for the fox.
rules-touching-caption = Forest touching glacier: 9 areas

rules-apart = Apart
rules-apart-example = The **squirrel** asks for forest apart from glacier; what else the forest touches does not matter. On this planet the biggest such forest has 6 areas, so it bids 6.
rules-picture-apart = The same planet. Its biggest forest that touches no glacier is marked: it bids 6 for the squirrel.
rules-apart-caption = Forest apart from glacier: 6 areas

rules-award = Who gets the animal
rules-award-best = The best bid wins the card, if it is at least 1 and nobody else bids the same.
rules-award-itself = A region has to qualify by itself: if your biggest forest fails the requirement, your second forest can still count { rules-ours }. The planet above shows it. Its biggest forest touches a glacier, so it is the forest of 6 that the squirrel looks at.

rules-ties = Draws
rules-ties-carried = If the best bid is tied, or if nobody bids at all { rules-ours }, nobody gets the card. It is carried: it waits at the bottom of the next round's column and is looked at again when that round ends.

rules-last-round = Draws in the last round
rules-last-round-why = After round 12 no round is left to carry a card to.
rules-last-round-most = For **most**, a draw discards the card: it goes back to the box.
rules-last-round-second = For **touching** and **apart**, those who share the best bid compare their second biggest qualifying regions. The bigger one wins, and whoever is behind is out. If some are still level, these compare their third. A region that one does not have counts 0. If that does not decide it either, the card is discarded.
rules-last-round-none = An animal that nobody bids for is discarded.
rules-last-round-ours = Some editions ask only whether somebody meets the requirement a second time, others how well. We compare sizes { rules-ours }.
rules-picture-fox = Two planets in round 12. Ada and Bea both have a forest of 9 areas that touches glacier. Bea has a second one, of 5 areas.
rules-ada = Ada
rules-bea = Bea
rules-ada-caption = 9, and no second one
rules-bea-caption = 9, then 5: the fox is hers
rules-last-round-example = The fox asks for forest touching glacier. Ada and Bea both bid 9. Bea has a second forest at a glacier, with 5 areas. Ada has a forest of 6, but no glacier touches it, so it counts for nothing here. The fox goes to Bea. In any earlier round it would have waited.

rules-known = What you may know
rules-known-open = Everybody may look at every planet, at every face-up animal and at every card won, at any time. Hidden are:
rules-known-piles = the piles that are not yet turned up, and the cards in the box,
rules-known-objectives = the others' objectives, until the end,
rules-known-mystery = in the mystery game, the animals that lie face down.
rules-known-leftovers = The tiles that went face down to piles 11 and 12 were seen by all. Nobody has to keep them in mind: Twelvefold shows them.

rules-end = The end
rules-end-score = After round 12 the objectives are turned up. You score for your objective and for your animals.

rules-objective = The objective
rules-objective-step = Count the areas of your objective's habitat on your planet. You score the points of the highest step that you reach. It is one step, not the sum; below the first step it is 0.
rules-objective-table = Areas for these points
rules-scoring = The animals
rules-scoring-animals = Each animal scores 2 points, or 1 if its habitat is that of your objective. Animals score whether or not you reached a step.

rules-winner = Who wins
rules-winner-points = Most points wins. If points are equal, most animal cards. If these are equal too, the victory is shared.

rules-variants = Two variants
rules-variants-combine = They combine freely.
rules-beginner = Beginner
rules-beginner-how = There are no objectives. Each animal scores 1.
rules-mystery = Mystery
rules-mystery-lie = The 20 animals lie two under each of rounds 3 to 12, one face up and one face down.
rules-mystery-turn = At the end of each of rounds 1 to 10, after the awards, one is turned up: that of the round after the next. At the end of round 1 it is round 3's, at the end of round 10 round 12's.

rules-box = The box
rules-box-data = Some of the printed cards are known for certain, others we had to reconstruct; so what is in the box is data, not code. If you own the game, you can enter your own tiles and cards. The page boxes.md of the documentation tells how.
rules-box-standard = In the standard box every habitat has nine animals: one asks for **most**, four for **touching** and four for **apart**, one of each for every other habitat. Every two habitats share 2 tiles, every three share 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planet
    .does = your planet, face by face; with a number another player's, as in p 2
grammar-regions = regions, region
    .does = the regions of your planet; with a number another player's
grammar-face = face
    .does = one face, edge by edge; with a number another player's, as in g 2
grammar-animals = animals, bids
    .does = the animals that wait and every planet's bid; with a number those of one round, as in z 5
grammar-offer = tiles, tile, offer
    .does = the tiles on show
grammar-objective = objective
    .does = your objective and how far it is
grammar-status = status, round
    .does = the round, whose turn it is, who has which animals
grammar-log = log, moves
    .does = what happened in this round and the one before
grammar-undo = undo, back
    .does = put the tile in your hand back
grammar-hint = hint
    .does = what a good bot would do
grammar-help = help
    .does = this list
grammar-quit = quit, exit
    .does = end here
grammar-do-place = lay tile 3 on face g, turned by 1; Enter confirms it
grammar-do-try = what that would bring
grammar-do-turns = what each rotation of tile 3 on face g would bring
grammar-do-tile = tile 3 and its five habitats
grammar-faces = Faces are a to l: a is the north pole, b to f the ring round it, g to k the ring round the south pole, l the south pole.
grammar-rotations = Rotations are 0 to 4, counterclockwise. With rotation 0 a tile's first habitat looks to the nearest pole; on a itself to b, on l to g.
grammar-wrong-word = Nothing is known by the name “{ $text }”. A question mark explains what can be typed.
grammar-wrong-tile = A tile is 1 to 5, as in 3g1, not “{ $text }”.
grammar-wrong-face = A face is one of the Latin letters a to l, as in 3g1, not “{ $text }”.
grammar-wrong-rotation = A rotation is 0 to 4, as in 3g1, not “{ $text }”.
grammar-wrong-tile-first = A move begins with the number of its tile, as in 3g1; “{ $text }” has none.
grammar-wrong-seat = There is no player “{ $text }” at this table.
grammar-wrong-round = A round is 1 to 12, not “{ $text }”.
grammar-wrong-extra = “{ $text }” does not belong there.
grammar-wrong-long = That line is too long. A question mark explains what can be typed.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed }: { $does }
spoken-turn = Round { $round } of { $rounds }: your turn.
spoken-confirm = Press Enter to place it, or type another move.
spoken-put-back = { $move } is put back.
spoken-free = Free faces: { $faces }.
spoken-face = Face { $face }, { $name }:
spoken-edge = { $habitat } to { $face }
spoken-edge-joins = { $habitat } to { $face }, joined
spoken-edge-alone = To { $face }: { $habitat }, nothing beyond.
spoken-edge-beside = To { $face }: { $habitat }, beyond it { $beyond }.
spoken-open = To { $face }: nothing.
spoken-open-beside = To { $face }: nothing, beyond it { $beyond }.
spoken-regions = { $habitat }: { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
  } in { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }: { $sizes }.
spoken-bid = { $name } bids { $bid }
spoken-race = Round { $round }: { $animal }. { $requirement }. { $bids }. { $name } is ahead.
spoken-race-draw = Round { $round }: { $animal }. { $requirement }. { $bids }. A draw.
spoken-race-none = Round { $round }: { $animal }. { $requirement }. Nobody has a bid.
spoken-has = { $name } has { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }: { $animals }.
spoken-has-none = { $name } has no animal yet.
spoken-lies = { $move } would lie so: { $edges }.
spoken-brings = { $move } changes: { $changes }.
spoken-brings-nothing = { $move } changes no bid.
spoken-change = { $animal } { $before } to { $after }
spoken-change-objective = objective { $habitat } { $before } to { $after }
spoken-then = { $animals }: then { $name } is ahead.
spoken-then-nobody = { $animals }: then nobody is ahead.
spoken-score = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  }. { $objective } for the objective { $habitat }, { $animals } for { $cards ->
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

typed-title = Moves and questions in words
typed-line = Type a move or a question
typed-hint = 3g1 lays tile 3 on face g, turned by 1. ? lists what can be asked. Esc leaves the line.
typed-open = Type a move or a question (T)
typed-said = What was said
spoken-held = It lies there. Enter says that it stands, U takes it back.
spoken-nothing-back = Nothing is in your hand, and nothing can be taken back.
spoken-waits = Round { $round }: { $animal }. { $requirement }.
help-type = type a move or a question
settings-typing = Show a line for typed moves and questions
connection-back = The server is back. The game goes on.

## The game in a terminal

cli-text-welcome = { $variant }. You are { $name } and play against { $rivals }.
cli-text-ask-for-help = Type ? for help.
cli-text-prompt = Your move:
cli-text-prompt-held = Enter places { $move }:
cli-text-nothing-held = Nothing is in your hand. What is placed stays.
cli-text-hint = { $bot } would lay { $move }.
cli-text-kept = The game is kept in { $file }.
cli-text-go-on = Go on with { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = The last game in { $file } is over.
cli-no-level = There is no level { $level }; there is { $levels }.
cli-play-not-in-text = { $option } is for the game in the browser; leave it out, or leave --text out.
cli-play-only-in-text = { $option } is for the game in the terminal: add --text.
cli-play-not-resumed = { $option } is for a new game; with --resume a game goes on as it was.

## The lesson: what is said while one learns on a real table

lesson-title = Lesson
lesson-way = Step { $step } of { $steps }
lesson-go-on = Continue
lesson-show = Show me
lesson-play-on = Play on
lesson-hurry = Play on, faster
lesson-wait = { $bot } is choosing a tile …
lesson-wait-task = Lay a tile as you like.
lesson-welcome = This is your planet: twelve faces, all still free. In each of twelve rounds you lay one tile on it, and animals come to live where they like it best. { $bot } plays against you, and is easy to beat.
lesson-take = Five tiles are on show. Each has five areas, and each area is a habitat: ocean, forest, desert, mountain or glacier. Take any tile.
    .keys = Keys: 1 to 5
lesson-turn = Now turn the tile, with one of the two round arrows under your planet.
    .keys = Keys: Q and E
lesson-place = Choose a face for it, any you like: nothing has to match. Tap the face, then press “Place”.
    .keys = Keys: the arrows choose a face, Enter places the tile
lesson-again = The tile is back among the others. Take one again.
lesson-laid = There it lies. For a moment you could take it back; then the game goes on, and { $bot } lays a tile on a planet of its own.
lesson-regions = Areas of one habitat that touch along an edge make a region, also across from tile to tile. Corners do not count. While a tile hovers over your planet, you see how big its regions would be.
lesson-grow = A big region is worth a lot, so let one grow: areas join where equal habitats meet at an edge.
lesson-task-region = Your task: a region of at least { $goal } areas. Habitat: { $habitat }.
lesson-task-bid = Your task: lay a tile so that your bid is at least { $goal }.
lesson-missed-region = { $value ->
    [one] That would make a region of { $value } area only. You have the tile back.
   *[other] That would make a region of { $value } areas only. You have the tile back.
  }
lesson-missed-bid = With that your bid would be { $value } only. You have the tile back.
lesson-shown = This is one way: the tile is over its face, turned as it should be. Place it.
lesson-solved-region = { $value ->
    [one] Well done: a region of { $value } area.
   *[other] Well done: a region of { $value } areas.
  }
lesson-passed-region = It lies now. Regions grow from tile to tile, and there is time enough.
lesson-solved-bid = Well done: your bid is { $value }.
lesson-passed-bid = It lies now. There will be other animals.
lesson-animals = From now on animals come at the end of each round. The next is this one: { $animal }. It asks for: { $requirement }. It will live on the planet that has more to offer.
lesson-bid = What a planet has to offer is its bid. Beside each animal stand both bids, yours first. Tap your own number beside this one, and the regions that count light up: { $animal }.
lesson-most = { $animal } asks for the most regions, however small. Habitat: { $habitat }. Areas that do not touch each other are regions of their own.
lesson-touching = { $animal } asks for: { $requirement }. Your bid is the size of the biggest region that touches the other habitat somewhere, be it in one place.
lesson-apart = { $animal } asks for: { $requirement }. Your bid is the size of the biggest region that touches the other habitat nowhere. A free face touches nothing.
lesson-life-yours = { $animal } comes to you! Your bid was { $value }, that of { $bot } { $other }.
lesson-life-theirs = { $animal } goes to { $bot }. Your bid was { $value }, the better one { $other }. Many more animals will come.
lesson-life-waits = { $animal } goes to nobody yet. The bids were { $value } and { $other }, so the card moves on to the next round.
lesson-tie-seen = A draw for this animal: { $animal }. Both bids were { $value }. Then nobody gets the card: it moves on to the next round, and there the bids are compared anew.
lesson-tie = What if the best bids are equal? Then nobody gets the card: it moves on to the next round, and there the bids are compared anew.
lesson-tie-picture = Two bids of 4: the card moves on from round 6 to round 7.
lesson-objective = This is your secret objective: { $habitat }. With { $areas } areas of it at the end you get { $points } points, with more areas more. An animal is worth 2 points, but only 1 if it lives in the habitat of your objective.
lesson-objective-secret = Everybody has a secret objective: a habitat of which the planet should have many areas at the end.
lesson-free = { $rounds ->
    [one] Now you know the game. { $rounds } round is left: try to be the better home.
   *[other] Now you know the game. { $rounds } rounds are left: try to be the better home.
  }
lesson-idle = Play as you like. At the end you will see how the points are counted.
lesson-end = This is how points are counted: your objective brings { $objective } and your animals bring { $animals }, together { $total }. { $bot } has { $other }. With equal points, more animals win.
lesson-end-more = That was the whole game. On the home page you find stronger bots, and friends can join you there.

## The command line: its frame

cli-lang = The language: { $codes }; else that of your locale.
cli-version = Say which version this is.
cli-about =
    A board game in which twelve tiles make a planet: play it, record it, check it, measure it.

    An unofficial fan project, not affiliated with the game's publisher.
cli-no-language = There is no language { $name }; there is { $codes }.

## The command line: options that several commands share

cli-option-players = How many seats.
cli-option-seed = An integer below 2**256 or any text; the same seed gives the same games.
cli-option-mystery = Half of the animals lie face down at first.
cli-option-beginner = No objectives; each animal scores 1.
cli-option-bots = Who plays: one name for all seats, or one a seat with commas.
cli-option-box = A box of tiles of your own; see docs/boxes.md.
cli-option-json = Print JSON for a program to read.
cli-option-port = The port; 0 for any that is free.
cli-option-database = A file, or postgresql://…; else a file in your own data folder.
cli-no-box = { $path } is no box to play with
cli-no-stdout = what is written here needs a file, and - is none
cli-cannot-be-read = { $path }: cannot be read: { $why }
cli-playing = playing
cli-and = {" and "}

## The command line: play, serve, admin, backup

cli-play = Play in the browser: alone against bots, round one screen, or with friends. Ctrl-C ends it; games are kept.
cli-play-lan = Let others on the local network in, such as a phone beside you.
cli-play-browser = Open the browser, where there is one.
cli-play-text = Play against bots here in the terminal.
cli-play-level = With --text: how well the bots play.
cli-play-plain = With --text: sentences only, for screen readers.
cli-play-record = With --text: keep the game as a line of this file.
cli-play-resume = With --text: go on with the last game of a file.
cli-play-starting = Starting the game.
cli-play-here = Twelvefold is at { $url }
cli-play-beside = On a phone or computer beside you open { $url }
cli-play-alone = This machine is in no local network: others cannot come in.
cli-play-others = For others beside you: { $command }
cli-play-end = Ctrl-C ends it; your games are kept.
cli-serve = Serve tables for people to play at, until a signal comes. Logs are JSON lines on stderr.
cli-serve-host = The address to listen at; 0.0.0.0 for all.
cli-serve-public-url = Where people find it, such as https://planets.example.org.
cli-serve-proxy = A proxy's address whose word about a client's address is believed.
cli-serve-forget-after = Days after which an abandoned table is deleted.
cli-serve-bot-workers = Processes in which bots think.
cli-serve-bot-pause = Seconds that a bot lets pass after what was shown last, where people play; 0 for none.
cli-serve-limit = Another bound; docs/hosting.md lists them.
cli-serve-web = Another client to serve.
cli-serve-here = Twelvefold is served at { $url }
cli-admin = See and end tables of a running server, as its host.
cli-admin-list = List the tables that are in use.
cli-admin-close = Close a table; everybody there is told.
cli-admin-kick = Take a seat from somebody; it is open then, and a bot keeps it in a game.
cli-admin-url = Where the server is.
cli-admin-table = Its code or id.
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
cli-admin-closed = { $table } is closed
cli-admin-kicked = seat { $seat } of { $table } is open
cli-admin-no-token = the variable { $variable } must hold the token that the server was started with
cli-admin-refused = the server refused: { $reason }
cli-admin-no-server = there is no server of ours at { $url }: { $why }
cli-backup = Save all tables to a new file, also while a server runs.
cli-backup-file = The file of the backup.
cli-backup-saving = Saving
cli-backup-saved = { $rows ->
    [one] { $rows } row is in { $file }
   *[other] { $rows } rows are in { $file }
  }
cli-restore = Bring the tables of a backup into an empty database, of either kind.
cli-restore-restoring = Restoring
cli-restore-restored = { $rows ->
    [one] { $rows } row was restored
   *[other] { $rows } rows were restored
  }

## The command line: watch and show

cli-watch = Watch bots play a whole game: every move and the reason of every award, and the planets as they grow.
cli-watch-pace = Seconds between two rounds; none where nobody watches.
cli-watch-seed = Seed { $seed }: { $seats }
cli-watch-seat = seat { $seat } is { $bot }
cli-watch-fault = {"  "}{ $fault }, { $detail }; naive moves in its place
cli-round-opened = Round { $round }: seat { $seat } begins; on show { $tiles }
cli-placed = {"  "}{ $move }  seat { $seat } lays tile { $tile } ({ $areas }) on face { $face }
cli-revealed = {"  "}Turned up under round { $round }: { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat } by the second region ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement }: { $bids } → seat { $seat } by the third region ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] a draw
   *[none] nobody suits it
  }, it waits for the next round
cli-discarded = {"  "}{ $animal }, { $requirement }: { $bids } → { $why ->
    [draw] a draw
   *[none] nobody suits it
  }, it leaves the game
cli-most = most { $habitat } regions
cli-touching = { $habitat } touching { $other }
cli-apart = { $habitat } apart from { $other }
cli-end = The end:
cli-end-seat = {"  "}seat { $seat }: { $objective } for the objective { $habitat }, { $animals } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }, { $total } in all
cli-end-seat-beginner = {"  "}seat { $seat }: { $animals } for { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animals
  }, { $total } in all
cli-end-winner = seat { $seat }
cli-end-points = { $winners } wins
cli-end-cards = { $winners } wins with the same points and more animals
cli-end-shared = { $winners } share the victory
cli-show = Show a position of a recorded game: the flat map of every planet, with the size of each region.
cli-show-record = A file of records; line 1 if none is named.
cli-show-move = After so many moves; the last if none.
cli-show-seat = Only this seat's planet.
cli-show-svg = Write a picture there instead.
cli-show-picture = the picture is in { $file }
cli-show-no-seat = there is no seat { $seat }: the game has { $players }, counted from 0
cli-show-no-move = { $record } has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, not { $wanted }
cli-show-no-line = { $path } has lines 1 to { $last }, not { $wanted }
cli-show-offer = On show: { $tiles }
cli-show-face-down = Round { $round }: face down
cli-show-animal = Round { $round }: { $animal }, { $requirement }: { $bids }
cli-picture-over = The game is over, { $points }
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

    With --out each game becomes a record; the same seed gives the same file, however many cores there are. Without it, a table says how the games went.
cli-simulate-games = How many games.
cli-simulate-out = Write records there, one a line; - is stdout.
cli-simulate-written = { $games ->
    [one] { $games } game is in { $file }
   *[other] { $games } games are in { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
cli-verify =
    Replay records by the rules.

    A line for each wrong record says where it is and what is wrong with it; then how many are right and wrong. Exit code 0 if all are right, 1 if any is wrong, 2 if a file cannot be read.
cli-verify-files = Files with a record on each line; - is stdin.
cli-verify-verifying = verifying
cli-train =
    Learn the bots' tables by self-play, from the standard box or from one of your own.

    Bots use the file when they are told so: --bots expert:tables=tables.npz. The same seed gives the same tables, however many cores there are.
cli-train-out = Where the tables go.
cli-train-games = Games of self-play in each generation.
cli-train-searched = Games of the search bot behind the generations.
cli-train-learning = learning
cli-train-no-file = { $path } is no file in which tables can be kept
cli-train-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $seconds } s; the tables are in { $file }
cli-train-kind = { $kind ->
    [two] 2 seats
    [two-beginner] 2 seats, beginner
    [more] 3 and 4 seats
   *[more-beginner] 3 and 4 seats, beginner
  }
cli-bench =
    Measure the engine: random games, moves from Python, records, batches, starting, memory.

    Each figure is the best of many short runs; on a machine that does other things, compare figures of one run only. Other games do other work for a move: their figures say how fast such engines are, not which is better.
cli-bench-seconds = How long each figure is taken.
cli-bench-peers = Run other games' engines beside, if installed.
cli-bench-start = Measure starting and compiling too.
cli-bench-measuring = measuring
cli-bench-not-started = starting cannot be measured, because a process of its own failed: { $why }
cli-bench-silent = it says nothing

## The command line: headings of tables

cli-column-seat = seat
cli-column-bot = bot
cli-column-games = games
cli-column-victories = victories
cli-column-points = points
cli-column-animals = animals
cli-column-win-rate = win rate
cli-column-interval = 95 %
cli-column-ms = ms a move
cli-column-rating = rating
cli-column-objective = objective
cli-column-animal-points = animals' points
cli-column-others = others' points
cli-column-award-round = round of awards
cli-column-kind = games of
cli-column-generation = generation
cli-column-situations = situations seen
cli-column-loss = loss before it
cli-column-what = what
cli-column-of = of
cli-column-figure = figure

## The command line: arena

cli-arena =
    Find out which bot is stronger.

    Every deal is played from every seat, so that luck favours nobody. Two bots at two seats play a match; two at more seats: the first sits alone among copies of the second; as many as seats: all sit together; more: a tournament. With --out a run that was stopped goes on where it was.

    With --sprt the exit code is 0 if the first bot is accepted, 1 if refused, 3 if --games did not do.
cli-arena-bots = Who plays: two or more bots with commas.
cli-arena-games = How many games, rounded up to whole deals.
cli-arena-out = Keep the games there, one record a line, and go on from it.
cli-arena-sprt = Play until the first bot is accepted or refused.
cli-arena-statistics = Show how the bots play, too.
cli-arena-picture = Draw the ladder there, as SVG.
cli-arena-report = Write all figures as JSON.
cli-arena-ray = Play on the Ray cluster at RAY_ADDRESS, or on one here.
cli-arena-two = a sequential test compares two bots, not { $count }
cli-arena-no-stdout = the games are kept in a file, so that a run can go on: --out names it, and - is none
cli-arena-own-files = --out, --picture and --report each need a file of their own
cli-arena-title = { $games } { $variant ->
    [mystery] mystery games
    [beginner] beginner games
    [both] mystery beginner games
   *[full] games
  } at { $players } seats, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }
cli-arena-alone = { $alone } sits alone among copies of { $copies }: as strong as they, it would win { $share }.
cli-arena-rounded = { $asked ->
    [one] { $asked } game was asked for; they are rounded up to whole deals.
   *[other] { $asked } games were asked for; they are rounded up to whole deals.
  }
cli-arena-every-seat = Each deal was played from every seat.
cli-arena-all-met = Each deal was played from every seat, and every combination of bots met equally often.
cli-arena-few = Each deal was played from every seat; there were too few games for every combination of bots to meet.
cli-arena-matrix = win rate of the row against the column
cli-arena-how = how they play: means, with half the width of the 95 % interval
cli-arena-order = Win rate by the order of turns in round 1: { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } failed { $count } time: { $what }
   *[other] { $bot } failed { $count } times: { $what }
  }
cli-arena-stopped = Stopped. The same command goes on with the games in { $file }.
cli-arena-first = {"  "}first { $fault }: { $detail }
cli-arena-cut = { $count ->
    [one] { $bot }: { $count } thought was cut short by the clock
   *[other] { $bot }: { $count } thoughts were cut short by the clock
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
cli-detail-gave = choose gave { $what }
cli-detail-late = no move after { $seconds } seconds
cli-detail-code = the code { $code }
cli-detail-ended = its process has ended
cli-detail-unreadable = its answer cannot be read
cli-detail-another = it answered another question
cli-detail-closed = it has closed its pipe
cli-detail-status = its process ended with status { $status }
cli-detail-signal = its process ended by { $signal }
cli-arena-more = { $listed }, and { $count } more
cli-arena-accepted = { $bot } is accepted: { $figures }
cli-arena-refused = { $bot } is refused: { $figures }
cli-arena-undecided = Undecided: more games are needed: { $figures }
cli-arena-figures = LLR { $llr } ({ $low }, { $high }) after { $groups ->
    [one] { $groups } deal
   *[other] { $groups } deals
  }, Elo { $first } against { $second }.

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
cli-sketch-empty = No tile is laid.
cli-sketch-free = Free faces: { $faces }.
cli-sketch-latest = Laid last: { $face }.

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
    [text] a text
   *[number] the number { $value }
  }
error-box-list = { $name } must be a list, not { $kind }
error-box-count = { $name }: { $needed } are needed, { $found } are there
error-box-tile = tile { $number } must be a list of { $edges } habitats, not { $what }
error-box-area = tile { $number }, area { $place }: { $value } is no habitat
error-box-animal = animal { $number } must be an object, not { $kind }
error-box-id-taken = animal { $number }: the id { $id } is taken
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where }: id must be a text of 1 to { $most } printable characters
error-box-habitat = { $where }: habitat { $value } is no habitat
error-box-requirement = { $where }: requirement { $value } is not most, touching or apart
error-box-most = { $where }: most has no other habitat
error-box-other = { $where }: other { $value } is no habitat
error-box-own = { $where }: other is the animal's own habitat
error-box-objectives = objectives must be an object, not { $kind }
error-box-objective = objectives: { $value } is no habitat
error-box-steps-of = objective { $name }
error-box-steps = { $where }: a list of [least areas, points] is needed
error-box-many-steps = { $where }: at most { $most } steps are possible, { $found } are there
error-box-step = { $where }, step { $number }: [least areas, points] is needed, not { $value }
error-box-step-bounds = { $where }, step { $number }: up to { $areas } areas and { $points } points are possible
error-box-ascend = { $where }: the steps must ascend in areas and in points
error-box-layout = layout must be a list of integers
error-box-layout-count = layout: { $needed } numbers are needed, for rounds 3 to 12, { $found } are there
error-box-layout-sum = layout: { $needed } animals must lie under the rounds, not { $value }
error-deal-integers = players, first seat and tiles must be plain integers
error-deal-habitats = they must be habitats
error-players = 2 to 4 can play, not { $players }
error-deal-objectives = { $players } different ones are needed, one a seat
error-no-seat = there is no seat { $seat }
error-deal-piles = { $piles } piles of { $tiles } tiles are needed
error-no-tile = there is no tile { $tile }
error-tile-twice = tile { $tile } is there twice
error-deal-columns = { $wanted } must lie under the { $rounds } rounds, not { $found }
error-no-animal = there is no animal { $animal }
error-animal-twice = { $animal } is there twice
error-move-code = a move's code is 0 to { $last }, not { $code }
error-move-text = { $text } is no move: a tile 1 to 5, a face a to l and a rotation 0 to 4 are needed, as in 3g1
error-move-none = { $move } is no move: slots are 0 to 4, faces 0 to 11, rotations 0 to 4
error-game-over = the game is over
error-slot-taken = { $move }: tile { $tile } of this round is taken
error-face-taken = { $move }: face { $face } of seat { $seat }'s planet has its tile already, and it never moves
error-nothing-to-take-back = there is no move to take back
error-seed-long = a seed has at most { $most } bytes, not { $found }
error-seed-type = a seed is an integer, a text or bytes, not { $type }
error-seed-bounds = a seed is an integer from 0 to 2**256 - 1
error-trial-seat = there is no seat { $seat }: seats are 0 to { $last }
error-trial-tile = there is no tile { $tile }: tiles are 0 to { $last }
error-trial-faces = a planet has { $faces } faces, not { $found }
error-trial-rotation = there is no rotation { $rotation }: rotations are 0 to { $last }

## Errors of records

error-record-long = no record is longer than { $most } bytes
error-record-deep = no record: nested too deeply
error-json-at = not JSON: { $why } at character { $place }
error-is-missing = is missing
error-no-object = { $value } is no object
error-no-record = { $value } is no record
error-not-here = { $name } does not belong here
error-no-list = { $value } is no list
error-no-integer = { $value } is no integer
error-record-format = { $value } is not known here, only { $known }
error-record-unfinished = must not be there: only { $made } of { $moves } moves are made
error-no-flag = { $value } is neither true nor false
error-no-animal-id = { $value } is no animal's id
error-no-habitat = { $value } is no habitat
error-record-objectives = one for each seat is needed, { $found } are there
error-record-no-objectives = none is dealt in the beginner game, { $found } are there
error-record-over = the game is over after { $moves } moves
error-record-bounds = { $value } is not from 0 to { $last }
error-is-no-move = is no move
error-record-turn = it is seat { $turn }'s turn, not seat { $seat }'s
error-record-tile = tile { $tile } is not among the five of round { $round }
error-record-tile-taken = tile { $tile } was taken in this round
error-record-face-taken = face { $face } ({ $letter }) of seat { $seat } has its tile already
error-record-missing = is missing: { $value }
error-record-extra = { $value } should not be there
error-record-other = { $value } should be { $right }

## Errors of bots and arenas

error-tables-version = { $path } holds no tables of this version ({ $version })
error-tables-none = { $path } holds no tables; twelvefold train makes them
error-tables-size = { $path } holds tables of another size; twelvefold train makes them anew
error-cannot-read = { $path } cannot be read: { $why }
error-cannot-write = { $path } cannot be written: { $why }
error-bot-class = { $file }: name its class too, as in my_bot.py:Mine
error-bot-file = { $file }: there is no such file
error-bot-load = { $bot } cannot be loaded: { $why }
error-bot-late = { $bot } is not loaded after { $seconds } seconds
error-bot-no-class = { $bot } is no class, but a { $type }
error-bot-no-options = no options
error-bot-make = { $bot } cannot be made with { $options }: { $why }
error-bot-choose = { $bot } gives a { $type }, which has no choose(turn)
error-bot-has-none = { $file } has no { $name }
error-bot-option = { $bot }: { $option } is no option; they look like ms=50, each once
error-bot-option-among = { $bot }: { $option } is one of { $among }, not { $value }
error-bot-option-number = { $bot }: { $option } is a number from { $least } to { $most }, not { $value }
error-bot-no-option = { $bot } has no option { $option }
error-no-bot = there is no bot { $bot }; there is { $bots }
error-bot-tables = { $bot }: a file of tables is read only for whoever owns the machine
error-bots-seats = { $bots } bots cannot take { $seats } seats: name one for all, or one a seat
error-bot-name = a bot's name has at most { $most } characters
error-arena-bots = an arena needs 2 to { $most } different bots, not { $found }
error-arena-names = two of the bots are called { $name }; each needs a name of its own
error-arena-seats = { $bots } bots cannot take { $seats } seats: name two, one a seat, or more for a tournament
error-process-ended = one of the processes at work was ended from outside; run the command again
error-sprt-numbers = a sequential test is two numbers such as 0,5, not { $value }
error-sprt-order = a sequential test goes from a smaller to a larger Elo within 1000, not { $value }
error-ray-needed = the arena on a cluster needs Ray: { $command }
error-ray-lost = a group was lost with its worker, { $times } times or with all of the cluster ({ $why }): is there memory?
error-ray-none = there is no Ray cluster at { $address }, which RAY_ADDRESS names
error-ray-closed = the Ray cluster at { $address } did not let us in: is it of this version, and is its token here?
error-kept-no-file = { $path } is no file in which games can be kept
error-kept-in-use = { $path } is in use by another arena
error-kept-no-arena = is no record of an arena
error-kept-differs = this is another arena: its { $name } is { $one }, not { $other }
error-kept-differs-somewhere = this is another arena: its { $name } is another one
error-kept-refused = { $where }: { $what }; name another file with --out, or none
error-kept-torn = { $where }: this record of an arena is not whole
error-kept-box = this is another arena: it has another box
error-kept-deal = this is another arena: its deal does not come from the seed

## Errors of servers and databases

error-limit = --limit { $value }: give one of { $names } and a number, as in sockets=50
error-limit-number = --limit { $value }: { $number } is no number from 1 to { $most }
error-public-url = --public-url { $url } is no address such as https://planets.example.org: give scheme and host, without a path
error-proxy = --proxy { $proxy }: give an address or a network, as in 10.0.0.0/8
error-token = the host's token is too short: { $least } letters are needed at least
error-port = --port { $port }: a port is a number from 0 to 65535
error-port-taken = port { $port } is taken: choose another with --port, or 0 for any free one
error-port-denied = port { $port } may not be used here: choose one from 1024 with --port
error-host = { $host } cannot be listened at: { $why }
error-no-utf8 = it is not UTF-8
error-backup-early = it ends too early
error-backup-line = a line of it is wrong ({ $why })
error-backup-newer = it comes from a newer version of Twelvefold
error-backup-there = { $path } is there already: name another file
error-backup-beginning = it does not begin as a backup does
error-backup-none = { $path } is no backup, or damaged
error-backup-load = { $path } cannot be loaded: { $why }
error-backup-twice = it begins twice
error-backup-rows = it should have { $rows } rows and has { $done }
error-no-database = there is no database { $path }
error-database-version = this database is not of this version: start the server on it once
error-database-full = the database is not empty
error-database-busy = the database does not answer: all connections are in use
error-database-refuses = the database refuses it: { $why }
error-not-stored = this cannot be stored ({ $why })
error-database-newer = it comes from a newer version of Twelvefold: install that one, or name another database
error-database-folder = { $path } cannot be used: it is a folder
error-database-unusable = { $path } cannot be used: { $why }
error-database-ours = { $path } is in use by this server already
error-database-made = { $path } cannot be made: { $why }
error-database-theirs = { $path } is in use by another server: only one at a time can have it
error-database-opened = { $path } cannot be opened: { $why }
error-database-system = its file system cannot do what SQLite needs (a log in shared memory)
error-database-unnamed = no database is named: { $forms }
error-database-url = this URL of a database cannot be understood: { $forms }
error-database-slashes = a URL of an SQLite file has three slashes, four for a full path, and nothing after it
error-database-driver = PostgreSQL needs its driver: { $command }
error-database-unknown = { $name } is no database that Twelvefold knows: { $forms }
error-database-forms = name a file, sqlite:///file.db or postgresql://user:password@host/database
error-database-silent = the database does not answer: { $why }
