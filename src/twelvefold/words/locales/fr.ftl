### Twelvefold in French. The words are those of the printed rules: tuile, parcelle, région, milieu, animal, objectif, tour; ours: face, offre, place, table, coup.
### Whoever translates this: docs/ says how. `{ $name }` stands for what the game fills in. No "de" before a name, which might need "d’".

game = Twelvefold
motto = Douze tours, douze faces. Façonnez une planète et voyez qui vient l’habiter.
fan-project = Un projet de fans non officiel, sans lien avec l’éditeur du jeu.

## Habitats: as in a list, then as they stand within sentences
## .within: in a list of them; .most: in requirement-most; .beside: the other in requirement-touching; .away: the other in requirement-apart

habitat-ocean = Océan
    .within = océan
    .most = Océan
    .beside = l’océan
    .away = océan
habitat-forest = Forêt
    .within = forêt
    .most = Forêt
    .beside = la forêt
    .away = forêt
habitat-desert = Désert
    .within = désert
    .most = Désert
    .beside = le désert
    .away = désert
habitat-mountain = Montagne
    .within = montagne
    .most = Montagne
    .beside = la montagne
    .away = montagne
habitat-glacier = Glacier
    .within = glacier
    .most = Glacier
    .beside = le glacier
    .away = glacier

## Levels and seats

level-seedling = Pousse
level-explorer = Explorateur
level-naturalist = Naturaliste
level-ranger = Gardien
level-expert = Expert
level-master = Maître
seat-bot = { $bot } { $seat }
seat-open = Place libre
seat-nameless = Joueur { $seat }

## Why something was refused

refusal-bad-message = Le serveur n’a pas compris cette page. Rechargez-la.
refusal-too-long = C’est trop long.
refusal-not-greeted = Le serveur n’a pas compris cette page. Rechargez-la.
refusal-other-protocol = Le serveur et cette page n’ont pas la même version. Rechargez la page.
refusal-too-fast = C’était trop rapide. Attendez un instant.
refusal-too-many = C’est trop pour le moment. Patientez un peu.
refusal-no-table = Cette table n’existe pas.
refusal-no-box = Cette boîte de tuiles n’existe pas.
refusal-no-bot = Ce bot n’existe pas.
refusal-bad-name = Veuillez choisir un autre nom.
refusal-bad-options = Impossible de créer une table ainsi.
refusal-stale = Il vient de se passer quelque chose. Regardez à nouveau.
refusal-no-seat = Il n’y a plus de place libre.
refusal-not-yours = Cette place n’est pas la vôtre.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-held = Un instant : la dernière tuile peut encore être reprise.
refusal-illegal = Cette face ou cette tuile est déjà prise.
refusal-no-aids = À cette table, on joue sans aides.
refusal-no-spectators = Cette table n’accepte pas de spectateurs.
refusal-used = Ce lien a déjà servi.
refusal-unknown = Le serveur n’a pas pu répondre. Réessayez.
refusal-stopping = Le serveur s’arrête ; cette page reviendra d’elle-même.
refusal-slow = La connexion est trop lente. Cette page réessaie.
refusal-away = Le serveur ne répond pas. Cette page reprendra d’elle-même à son retour.
refusal-other = Refusé : { $reason }.

## The page

app-needs-script = Twelvefold se joue dans le navigateur et a besoin de JavaScript.
app-loading = Un instant…
app-part-missing = Un élément du jeu n’a pas pu être chargé. Rechargez la page une fois en ligne.
app-table-closed = Cette table a été fermée.
app-nowhere = Il n’y a rien à cette adresse.
connection-away = Le serveur ne répond plus. La partie reprendra d’elle-même à son retour.
connection-outdated = Le serveur est plus récent que cette page.
connection-reload = Recharger
dialog-close = Fermer

## Home

home-back = Accueil
home-choices = Avec qui jouer
home-bots = Contre des bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Modifier la partie contre des bots
home-screen = Autour de cet écran
home-screen-summary = { $people ->
   *[other] { $people } joueurs
  } à tour de rôle · { $variant }
home-screen-change = Modifier la partie autour de cet écran
home-friends = Entre amis
home-friends-summary = { $seats ->
   *[other] { $seats } places
  } · par lien ou code · { $variant }
home-friends-change = Modifier la partie entre amis
home-continue = Continuer
home-tables = Vos tables
home-table-playing = { $who } · tour { $round } sur 12
home-table-waiting = { $who } · en attente de joueurs
home-more-tables = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
  }
home-today = Partie du jour
home-today-hint = La même pour tout le monde : { $date }
home-join = Rejoindre par code
home-join-hint = Six lettres et chiffres, donnés par la personne qui a créé la table.
home-join-go = Rejoindre
home-code = Code
home-open-tables = Tables ouvertes
home-no-open-tables = Aucune pour le moment.
home-replays = Replays
home-replays-hint = Les parties que vous avez jouées sur ce serveur, coup par coup.
home-replays-none = Une fois une partie terminée, vous pourrez la revoir ici.
home-replays-file = Ouvrir une partie enregistrée
home-settings = Réglages
home-more = Autres choix
home-players = { $names }
home-planet = Une planète et ses animaux

## New tables

new-name = Votre nom
new-person = Nom du joueur { $seat }
new-bots = Bots
new-level = Niveau
new-people = Joueurs
new-seats = Places
new-variant = Règles
new-aids = Montrer les offres et ce qu’une tuile apporterait
new-listed = Afficher dans la liste des tables ouvertes
new-start = Lancer la partie
new-make = Créer la table
level-results = { $hint } · { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }
level-seedling-hint = Sa première partie
level-explorer-hint = Facile
level-naturalist-hint = Moyen
level-ranger-hint = Solide
level-expert-hint = Fort
level-master-hint = Le plus fort
variant-full = Règles complètes
    .hint = Des animaux, et un objectif secret par joueur.
variant-beginner = Débutants
    .hint = Sans objectifs ; chaque animal vaut 1 point.
variant-mystery = Animaux surprise
    .hint = Au début, la moitié des animaux sont face cachée.
variant-mystery-beginner = Surprise, débutants
    .hint = La moitié des animaux face cachée, sans objectifs.

## Waiting room

room-page = En attente de joueurs – { $game }
room-name-empty = Invité
room-title = En attente de joueurs
room-hint = La partie commence dès que toutes les places sont prises.
room-seats = Places
room-invite = Inviter
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié.
room-not-copied = Sélectionnez le lien et copiez-le à la main.
room-share = Partager
room-share-text = Jouez à Twelvefold avec moi :
room-code = Code
room-code-hint = ou saisissez ce code sur { $address }
room-qr = Code QR du lien
room-sit = Prendre place
room-you = vous
room-host = hôte
room-offline = hors ligne
room-bot = bot
room-fill = Ajouter un bot
room-fill-rest = Compléter avec des bots
room-kick = Retirer { $name }
room-close = Fermer la table
room-leave = Libérer votre place
room-looking-on = Vous regardez : aucune place n’est à vous.
room-only-here = Ce serveur n’écoute que sur cette machine. Pour jouer avec des amis, arrêtez-le et relancez-le avec
room-command = make play LAN=1
room-open-to-all = Avec le lien, tout le monde peut prendre place ici.

## Replays


## Settings

settings-title = Réglages
settings-language = Langue
settings-sound = Son
settings-volume = Volume
settings-motion = Animations
settings-motion-auto = Automatiques
settings-motion-full = Complètes
settings-motion-less = Réduites
settings-quality = Image
settings-quality-auto = Automatique
settings-quality-high = Optimale
settings-quality-low = Rapide
settings-quality-still = Fixe
settings-quality-map = Carte à plat
settings-glyphs = Symboles des milieux sur la planète
settings-confirm = Demander un second appui avant de placer une tuile
settings-left = Disposition pour gauchers
settings-notify = M’avertir quand c’est à moi de jouer et que cette page est masquée
settings-notify-denied = Ce navigateur n’autorise pas les notifications de cette page.
settings-name = Votre nom
settings-about = Twelvefold { $version }
settings-licences = Œuvres tierces utilisées

## Animals

animal-whale = Baleine
animal-otter = Loutre
animal-turtle = Tortue
animal-octopus = Pieuvre
animal-orca = Orque
animal-jellyfish = Méduse
animal-shark = Requin
animal-dolphin = Dauphin
animal-tropical-fish = Poisson tropical
animal-panda = Panda
animal-frog = Grenouille
animal-tiger = Tigre
animal-bear = Ours
animal-fox = Renard
animal-owl = Hibou
animal-hedgehog = Hérisson
animal-sloth = Paresseux
animal-squirrel = Écureuil
animal-snake = Serpent
animal-flamingo = Flamant rose
animal-giraffe = Girafe
animal-elephant = Éléphant
animal-camel = Chameau
animal-scorpion = Scorpion
animal-lizard = Lézard
animal-kangaroo = Kangourou
animal-lion = Lion
animal-goat = Chèvre
animal-eagle = Aigle
animal-gorilla = Gorille
animal-alpaca = Alpaga
animal-snow-leopard = Panthère des neiges
animal-bison = Bison
animal-ram = Bélier
animal-badger = Blaireau
animal-bat = Chauve-souris
animal-polar-bear = Ours polaire
animal-penguin = Manchot
animal-moose = Élan
animal-hare = Lièvre
animal-wolf = Loup
animal-musk-ox = Bœuf musqué
animal-seal = Phoque
animal-reindeer = Renne
animal-swan = Cygne

## The table: requirements, lists, points

requirement-most = Le plus de régions { $habitat }
requirement-touching = { $habitat } touchant { $other }
requirement-apart = { $habitat } sans { $other } à côté
list-and = {" et "}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The table: the screen

table-title = La table
to-home = Accueil
round-of = Tour { $round } sur { $rounds }
your-turn = À vous !
turn-of = { $name } joue
turn-held = { $name } a joué
game-over = Partie terminée
clock-title = Temps restant
clock = { $minutes }:{ $seconds }
top-buttons = Vues et menu
show-map = Carte
show-globe = Globe
menu = Menu
title-your-turn = ● À vous de jouer – { $game }
map-of = Planète : { $name }
planet-of = Planète : { $name }
planet-back = Retour
no-globe = Ce navigateur ne peut pas dessiner la planète en 3D. La carte montre la même chose.
face-free = Face { $face } : libre
face-laid = Face { $face } : { $habitats }

## The table: seats

seats-title = Planètes
seat-you = vous
seat-away = un bot joue à sa place
seat-offline = hors ligne
seat-resigned = a abandonné
first-seat = commence ce tour

## The table: the offer and placing

offer-title = Tuiles visibles
offer-tile = Tuile { $slot } : { $habitats }
offer-gone = Tuile { $slot } : déjà prise
actions-title = Votre tuile
turn-left = Tourner à gauche (Q)
turn-right = Tourner à droite (E)
place = Placer
choose-face = Choisir une face
choose-tile = Choisissez une tuile
put-back = Reposer (Esc)
take-back = Annuler
done = Valider
seconds = { $seconds } s
table-tile-gone = Cette tuile est déjà prise.
table-other-planet = Ici, c’est chez { $name }. Vos tuiles vont sur votre planète.
table-planned = Ce n’est pas encore à vous. Votre plan attend.
planned = Attend votre coup
table-face-taken = Il y a déjà une tuile ici. Les faces libres sont sombres.
table-choose-face = Choisissez d’abord une face libre de votre planète.
table-looking-on = Vous regardez la partie.
table-not-yet = Un instant…
table-turn-of = C’est à { $name } de jouer.

## The table: hints

hint = Conseil
hint-ask = Le conseil d’un bot (H)
hint-thinking = Un bot y réfléchit…
hint-line = Un bot propose ceci ; à vous de décider.
hint-spoken = Un bot propose la tuile { $slot }, { $habitats }, sur la face { $face }. La touche Entrée la place.
hint-none = Les bots n’ont pas de conseil pour l’instant. Réessayez un peu plus tard.
hint-alone = Les conseils sont réservés aux parties en solo contre des bots, à une table avec aides.
help-hint = demander conseil à un bot, en solo

## The table: rounds, races, objective, log

rounds-title = Les tours et leurs animaux
round-button = Tour { $round } : { $animals }
round-empty = aucun animal
face-down = Face cachée
race-title = Animaux
race-now = Ce tour ({ $round })
race-round = Tour { $round }
race-none = Plus aucun animal n’attend.
race-no-aids = À cette table, on joue sans aides : à vous de compter.
race-draw = égalité
race-no-bid = –
race-second = 2e
race-margin = +{ $margin }
bid-button = { $animal } : { $name } offre { $bid }
change-up = +{ $by }
change-down = −{ $by }
objective-title = Votre objectif
objective-none = Débutants : chaque animal vaut 1 point.
objective-hidden = Les objectifs sont secrets.
objective-now = { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
objective-next = Encore { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-title = Journal
region = { $habitat } { $areas }
regions = Régions, { $name } : { $regions }.
regions-none = { $name } : la planète est encore vide.
spoken-aimed = Au-dessus de la face { $face }.
spoken-taken = La face { $face } est prise.

## The table: what happens

event-game-started = La partie { $game } commence.
event-round-opened = Tour { $round } : { $name } commence.
event-placed = { $name } place une tuile sur la face { $face }.
event-taken-back = { $name } reprend sa tuile.
event-awarded = { $animal } s’installe chez { $name }. { $reason }{ $by ->
    [second]  ; la deuxième région départage
    [third]  ; la troisième région départage
   *[best] { "" }
  }.
event-carried = { $animal } attend : { $why ->
    [draw] égalité
   *[none] aucune offre
  }. { $reason }.
event-discarded = { $animal } quitte la partie : { $why ->
    [draw] égalité
   *[none] aucune offre
  }. { $reason }.
event-revealed = Carte révélée pour le tour { $round } : { $animal }.
event-ended = Victoire : { $names }.
event-seated = { $name } rejoint la table.
event-bot-seated = Un bot rejoint la table : { $bot }.
event-seat-opened = La place { $seat } est libre.
event-left = { $name } quitte la table ; un bot prend le relais.
event-lapsed = Temps écoulé pour { $name } ; un bot prend le relais.
event-returned = { $name } est de retour.
event-resigned = { $name } abandonne ; un bot prend le relais.
event-end-wanted = { $wanted ->
    [yes] { $name } voudrait arrêter ici.
   *[no] { $name } préfère finalement continuer.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } veut une revanche.
   *[no] { $name } ne veut pas de revanche.
  }
event-game-over = { $how ->
    [agreed] Tout le monde a accepté d’arrêter ici.
    [resigned] Tout le monde a abandonné, sauf une personne.
    [closed] La table a été fermée.
   *[played] La partie est terminée.
  }
event-reacted = { $name } : { $reaction }
event-host-changed = L’hôte est maintenant { $name }.
event-closed = La table est fermée.
reaction-hello = Bonjour !
reaction-nice = Joli !
reaction-wow = Waouh !
reaction-oops = Oups.
reaction-thinking = Voyons voir…
reaction-hurry = À vous de jouer !
reaction-thanks = Merci.
reaction-good-game = Belle partie !

## The table: life

life-title = La vie apparaît
life-next = Suivant
life-skip = Tout passer ({ $count })
life-reason = { $requirement } : { $bids }
life-awarded = { $animal } s’installe chez { $name }
life-awarded-you = { $animal } s’installe chez vous
life-carried = { $animal } attend le prochain tour : { $why ->
    [draw] égalité
   *[none] aucune offre
  }
life-discarded = { $animal } quitte la partie : { $why ->
    [draw] égalité
   *[none] aucune offre
  }
life-revealed = Carte révélée pour le tour { $round } : { $animal }
life-by-second = Égalité : la deuxième région départage
life-by-third = Égalité : la troisième région départage

## The table: coming back

since-title = Pendant votre absence
since-moves = { $moves ->
    [0] La vie a continué.
    [one] { $moves } tuile a été placée.
   *[other] { $moves } tuiles ont été placées.
  }
since-end = Fermer

## The table: the end

end-you-won = Vous avez gagné !
end-won = { $name } l’emporte
end-shared = Victoire partagée : { $names }
end-by-cards = Égalité de points : le plus grand nombre d’animaux l’emporte.
end-by-shared = Égalité de points et d’animaux : la victoire est partagée.
end-objective = Objectif : { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  }
end-rematch = Revanche
end-no-rematch = Pas de revanche
end-again = Pour une revanche : { $names }.
end-replay = Revoir
end-share = Copier le lien du replay
end-copied = Copié.
end-picture = Partager une image
end-picture-text = Une partie de Twelvefold
end-picture-downloaded = L’image est dans vos téléchargements.
end-picture-failed = Ce navigateur n’a pas pu créer l’image.
end-record = Télécharger la partie
end-result = Résultat

## The table: menu, help, handing over

menu-say = Dire un mot
menu-leave = La partie
menu-end = Voter pour arrêter
menu-play-on = Ne pas arrêter
menu-resign = Abandonner
menu-sure = Vraiment ?
help-title = Touches et gestes
help-hands = Un doigt fait tourner la planète, deux doigts zooment et la font pivoter. Glissez une tuile sur une face, ou touchez la tuile puis la face ; la molette, un clic droit ou une rotation à deux doigts tourne la tuile. Un second appui la place.
help-take = prendre une tuile
help-aim = aller à une face voisine
help-turn = tourner la tuile
help-place = placer la tuile ; valider le coup
help-take-back = annuler le coup
help-put-back = reposer la tuile ; fermer
help-regions = énoncer les régions de la planète
help-map = carte ou globe
help-help = cette page
curtain-title = Passez l’écran à { $name }
curtain-why = Seule la personne qui joue maintenant doit voir l’objectif.
curtain-open = Je suis { $name }

## Replay

replay-title = Replay
replay-move = Coup { $move } sur { $moves }
replay-start = Début
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Un tour en arrière
replay-round-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Coups
replay-file = Ouvrir une partie enregistrée
replay-bad = Ce n’est pas une partie enregistrée : { $why }
replay-none = Cette partie n’existe pas ici.
replay-choose = Ouvrez une partie que vous avez enregistrée dans un fichier.
