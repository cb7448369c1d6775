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
