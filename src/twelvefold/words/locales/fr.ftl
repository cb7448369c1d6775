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
home-learn = Apprendre à jouer
home-learn-summary = Pas à pas · cinq minutes
home-learn-continue = Reprendre la leçon
home-learn-left = Elle reprend là où vous en étiez
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

## The rulebook: its page, and the ways to it

see-rules = Règles
why = Voir la règle
why-placing = Comment placer les tuiles
why-bids = Comment les animaux choisissent une planète
why-objective = Ce que rapporte l’objectif
why-scoring = Comment compter les points

rulebook-title = Règles
rulebook-page = Règles – { $game }
rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-found = { $chapters ->
    [one] Trouvé dans { $chapters } chapitre.
   *[other] Trouvé dans { $chapters } chapitres.
  }
rulebook-nothing = Aucun résultat pour « { $words } ».

## The rulebook: its text. docs/rules.md is made of it; **two stars** make words bold, and nothing else is marked.
## rulebook.json says what comes where; c, b, g … are letters of faces, and stay.

rules-ours = **(notre décision)**

rules-aim = Le jeu en bref
rules-aim-planet = Vous façonnez une planète. À chacun des douze tours, vous y placez une tuile de plus et, à partir du troisième, des animaux cherchent un foyer et s’installent là où ils se plaisent le mieux.
rules-aim-win = Au bout de douze tours, la planète est complète. La victoire revient à la personne dont la planète est le meilleur foyer, pour les animaux comme pour un milieu tenu secret.
rules-aim-ours = Voici les règles, dites avec nos propres mots. Là où les règles imprimées se taisent, ou quand leurs éditions diffèrent, il faut bien trancher. Nous l’avons fait, et ces points portent la mention { rules-ours }.

rules-words = Vocabulaire
rules-word = Terme
rules-meaning = Définition
rules-word-habitat = milieu (naturel)
rules-meaning-habitat = Océan, forêt, désert, montagne ou glacier.
rules-word-planet = planète
rules-meaning-planet = Un dodécaèdre : 12 faces, dont chacune reçoit une tuile.
rules-word-tile = tuile
rules-meaning-tile = Un continent : un pentagone de cinq parcelles. Il y en a 50 dans la boîte.
rules-word-area = parcelle
rules-meaning-area = Un triangle d’une tuile. Une planète complète en compte 60.
rules-word-region = région
rules-meaning-region = Toutes les parcelles d’un même milieu qui sont reliées entre elles. Une parcelle isolée est aussi une région.
rules-word-animal = animal
rules-meaning-animal = Une carte avec un milieu, qui est la couleur de son cadre, et une condition d’accueil. Il y en a 45 dans la boîte.
rules-word-objective = objectif
rules-meaning-objective = Une carte secrète avec un milieu. Elle rapporte des points selon le nombre de parcelles de ce milieu sur votre planète en fin de partie.
rules-word-seat = place
rules-meaning-seat = Une place à la table. Les places se suivent dans le sens horaire : votre voisin de gauche a la suivante. Les programmes les numérotent à partir de 0.
rules-word-round = tour
rules-meaning-round = Tout le monde place une tuile, puis la vie apparaît. Il y en a 12 ; les règles imprimées disent aussi « tour de jeu ».
rules-word-offer = tuiles visibles
rules-meaning-offer = Les tuiles du tour qui sont face visible et que personne n’a encore prises.
rules-word-bid = offre
rules-meaning-bid = Ce qu’une planète peut offrir à un animal, exprimé par un nombre.

rules-touch = Ce qui se touche
rules-touch-edge = Deux parcelles se touchent quand elles ont un côté en commun : deux voisines sur une même tuile, ou les deux parcelles de part et d’autre de l’arête entre deux faces. Des parcelles qui ne se rejoignent que par un coin ne se touchent pas { rules-ours }.
rules-touch-three = Une fois toutes les tuiles placées, chaque parcelle en touche exactement trois autres.
rules-picture-contacts = Quatre paires de forêts. De part et d’autre de l’arête entre deux faces, et côte à côte sur une même tuile, elles se touchent. Par un coin, et à travers le centre d’une tuile, elles ne se touchent pas.
rules-contact-edge = Par une arête
rules-contact-tile = Sur une tuile
rules-contact-corner = Par un coin
rules-contact-middle = Par le centre
rules-contact-yes = Elles se touchent.
rules-contact-no = Elles ne se touchent pas.

rules-regions = Régions
rules-regions-grow = Les parcelles d’un même milieu qui se touchent forment une région. Une région se prolonge de tuile en tuile, tout autour de la planète.
rules-picture-regions = Une planète avec huit tuiles placées et quatre faces libres. Ses trois forêts sont marquées : une de 8 parcelles, une de 4 et une d’une seule.
rules-regions-title = Trois forêts
rules-regions-caption = Parcelles : 8, 4 et 1
rules-regions-map = Sur une carte à plat, une région continue souvent là où la planète a été découpée. Un bord en pointillé le signale et, quand l’autre côté se trouve loin de là, une petite lettre nomme la face où la région se poursuit.
rules-regions-example = Sur l’image, la forêt de 8 s’étend sur les faces c, b et g, la forêt de 4 sur les faces d et i. La forêt isolée de la face a ne rejoint la forêt de 8 que par un coin : elle reste une région à part.

rules-setup = Mise en place
rules-setup-players = Le jeu est fait pour 2 à 4 joueurs. Chacun commence avec une planète vide.
rules-setup-tiles = Mélangez les 50 tuiles et formez dix piles de cinq, face cachée : ce sont les piles des tours 1 à 10. Les piles 11 et 12 se rempliront en cours de partie.
rules-setup-animals = Mélangez les 45 animaux et disposez-en 20, face visible, sous les tours, comme l’indique le tableau. Les 25 autres restent dans la boîte, sans être vus.
rules-setup-objectives = Distribuez en secret un objectif à chaque joueur. Il n’y en a pas deux pareils, et les autres restent dans la boîte, sans être vus.
rules-setup-first = Le joueur le plus jeune commence. À l’écran, l’hôte choisit qui commence, ou le hasard en décide { rules-ours }.
rules-layout-round = Tours
rules-layout-early = 1, 2
rules-layout-one = 3, 4, 5
rules-layout-two = 6, 7, 8, 9
rules-layout-three = 10, 11, 12
rules-layout-animals = Animaux par tour
rules-layout-none = aucun

rules-round = Un tour
rules-round-parts = Chacun des douze tours se déroule en trois temps.
rules-round-lay = Tout le monde place une tuile.
rules-round-life = À partir du tour 3, la vie apparaît : des animaux cherchent une planète.
rules-round-token = Le jeton Premier joueur change de mains.

rules-placing = Placer les tuiles
rules-placing-take = Les cinq tuiles du tour sont révélées. À partir du premier joueur du tour et dans le sens horaire, chacun prend une des tuiles encore là et la place sur une face libre de sa propre planète, dans l’une des cinq orientations possibles.
rules-placing-free = Aucun raccord n’est imposé, et la tuile n’a pas besoin d’être à côté d’une autre. Une fois placée, une tuile reste comme elle est { rules-ours }.
rules-picture-rotations = Une même tuile dans ses cinq orientations, chaque fois tournée de 72° de plus dans le sens antihoraire.

rules-leftovers = Les tuiles restantes
rules-leftovers-piles = Les tuiles que personne n’a prises vont, face cachée, dans la pile 11 jusqu’à ce qu’elle en compte cinq, puis dans la pile 12 jusqu’à ce qu’elle en compte cinq, et ensuite hors de la partie. Celles qui restent aux tours 11 et 12 quittent la partie.
rules-leftovers-order = Elles y vont dans l’ordre où elles ont été révélées ; plus tard, les tuiles des piles 11 et 12 sont révélées dans l’ordre de leur arrivée { rules-ours }.

rules-life = La vie apparaît
rules-life-look = À partir du tour 3, une fois que tout le monde a placé une tuile, on examine un à un les animaux placés sous ce tour. Chaque planète fait une offre pour l’animal, et la meilleure offre remporte la carte.

rules-token = Qui commence ensuite
rules-token-left = Le joueur à la gauche du premier joueur commence le tour suivant.

rules-requirements = Ce que demandent les animaux
rules-requirements-three = Chaque animal a un milieu et demande à une planète l’une de ces trois choses. Ce qu’une planète peut offrir, c’est son offre.
rules-requirement = L’animal demande
rules-requirement-bid = La planète offre
rules-requirement-most = **le plus de régions**
rules-requirement-most-bid = le nombre de ses régions du même milieu que l’animal
rules-requirement-touching = une région **en contact** avec un autre milieu
rules-requirement-touching-bid = parmi ses régions du même milieu que l’animal, la taille de la plus grande qui touche au moins une parcelle de l’autre milieu
rules-requirement-apart = une région **sans contact** avec un autre milieu
rules-requirement-apart-bid = parmi ses régions du même milieu que l’animal, la taille de la plus grande qui ne touche aucune parcelle de l’autre milieu
rules-requirements-size = La taille se compte en parcelles. Une face encore libre ne touche rien.

rules-most = Le plus de régions
rules-most-example = Le **panda** demande le plus de forêts. Chaque région compte pour 1, même la plus petite. Cette planète a quatre forêts : elle offre donc 4.
rules-picture-most = Une planète dont quatre forêts sont marquées et comptées : elle offre 4 au panda.
rules-most-caption = Le plus de forêts : 4 régions

rules-touching = En contact
rules-touching-example = Le **renard** demande une forêt touchant un glacier. Une seule parcelle de glacier suffit, et toute la forêt compte. Sur cette planète, la plus grande forêt de ce genre a 9 parcelles : la planète offre donc 9.
rules-picture-touching = La même planète. Sa plus grande forêt touchant un glacier est marquée : la planète offre 9 au renard.
rules-touching-caption = Forêt touchant un glacier : 9 parcelles

rules-apart = Sans contact
rules-apart-example = L’**écureuil** demande une forêt sans contact avec un glacier ; peu importe ce qu’elle touche d’autre. Sur cette planète, la plus grande forêt de ce genre a 6 parcelles : la planète offre donc 6.
rules-picture-apart = La même planète. Sa plus grande forêt sans contact avec un glacier est marquée : la planète offre 6 à l’écureuil.
rules-apart-caption = Forêt sans contact avec un glacier : 6 parcelles

rules-award = Qui remporte l’animal
rules-award-best = La meilleure offre remporte la carte, si elle est d’au moins 1 et que personne d’autre n’offre autant.
rules-award-itself = Chaque région doit remplir la condition par elle-même : si votre plus grande forêt ne la remplit pas, votre deuxième forêt compte quand même { rules-ours }. La planète ci-dessus le montre. Sa plus grande forêt touche un glacier : c’est donc la forêt de 6 que regarde l’écureuil.

rules-ties = Égalités
rules-ties-carried = En cas d’égalité pour la meilleure offre, ou si personne ne fait d’offre { rules-ours }, personne n’obtient la carte. Elle est reportée : elle attend au bas de la colonne du tour suivant, et on l’examine de nouveau à la fin de ce tour-là.

rules-last-round = Égalités au dernier tour
rules-last-round-why = Après le tour 12, il n’y a plus de tour auquel reporter une carte.
rules-last-round-most = Pour **le plus de régions**, une égalité écarte la carte : elle retourne dans la boîte.
rules-last-round-second = Pour **en contact** et **sans contact**, les joueurs à égalité pour la meilleure offre comparent, parmi leurs régions qui remplissent la condition, la deuxième par la taille. La plus grande l’emporte, et les joueurs distancés sont hors course. Ceux qui restent à égalité comparent la troisième. Une région qu’on n’a pas compte pour 0. Si rien de cela ne les départage, la carte est écartée.
rules-last-round-none = Un animal qui ne reçoit aucune offre est écarté.
rules-last-round-ours = Certaines éditions demandent seulement si quelqu’un remplit la condition une deuxième fois, d’autres dans quelle mesure. Nous comparons les tailles { rules-ours }.
rules-picture-fox = Deux planètes au tour 12. Ada et Béa ont toutes deux une forêt de 9 parcelles touchant un glacier. Béa en a une deuxième, de 5 parcelles.
rules-ada = Ada
rules-bea = Béa
rules-ada-caption = 9, et pas de deuxième
rules-bea-caption = 9, puis 5 : le renard est à elle
rules-last-round-example = Le renard demande une forêt touchant un glacier. Ada et Béa offrent toutes deux 9. Béa a une deuxième forêt au bord d’un glacier, de 5 parcelles. Ada a bien une forêt de 6, mais aucun glacier ne la touche : ici, elle ne compte pas. Le renard s’installe chez Béa. À n’importe quel tour précédent, il aurait attendu.

rules-known = Ce que l’on peut savoir
rules-known-open = À tout moment, chacun peut regarder toutes les planètes, tous les animaux face visible et toutes les cartes remportées. Restent cachés :
rules-known-piles = les piles qui ne sont pas encore révélées et les cartes dans la boîte ;
rules-known-objectives = les objectifs des autres, jusqu’à la fin ;
rules-known-mystery = avec les animaux surprise, les animaux face cachée.
rules-known-leftovers = Les tuiles parties face cachée dans les piles 11 et 12 ont été vues de tout le monde. Pas besoin de les retenir : Twelvefold les montre.

rules-end = La fin
rules-end-score = Après le tour 12, on révèle les objectifs. Vous marquez des points pour votre objectif et pour vos animaux.

rules-objective = L’objectif
rules-objective-step = Comptez sur votre planète les parcelles du milieu de votre objectif. Vous marquez les points du plus haut palier que vous atteignez. C’est un seul palier, non la somme ; en dessous du premier, c’est 0.
rules-objective-table = Parcelles pour ces points
rules-scoring = Les animaux
rules-scoring-animals = Chaque animal rapporte 2 points, ou 1 si son milieu est celui de votre objectif. Les animaux comptent, que vous ayez atteint un palier ou non.

rules-winner = Qui gagne
rules-winner-points = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le plus grand nombre de cartes Animal. Si l’égalité persiste, la victoire est partagée.

rules-variants = Deux variantes
rules-variants-combine = Elles se combinent librement.
rules-beginner = Débutants
rules-beginner-how = Il n’y a pas d’objectifs. Chaque animal vaut 1 point.
rules-mystery = Animaux surprise
rules-mystery-lie = Les 20 animaux sont disposés par deux sous chacun des tours 3 à 12, l’un face visible et l’autre face cachée.
rules-mystery-turn = À la fin de chacun des tours 1 à 10, après l’attribution des animaux, on en révèle un : celui qui attend deux tours plus loin. À la fin du tour 1, c’est celui du tour 3 ; à la fin du tour 10, celui du tour 12.

rules-box = La boîte
rules-box-data = Certaines des cartes imprimées sont connues avec certitude, d’autres ont dû être reconstituées ; le contenu de la boîte est donc fait de données, non de code. Si vous possédez le jeu, vous pouvez saisir vos propres tuiles et cartes. La page boxes.md de la documentation explique comment.
rules-box-standard = Dans la boîte standard, chaque milieu a neuf animaux : un demande **le plus de régions**, quatre une région **en contact** et quatre une région **sans contact**, un de chaque pour chacun des autres milieux. Chaque paire de milieux a 2 tuiles, chaque trio de milieux en a 3.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planète, planete
    .does = votre planète, face par face ; avec un numéro, celle d’un autre joueur, comme dans p 2
grammar-regions = régions, région
    .does = les régions de votre planète ; avec un numéro, celles d’un autre joueur
grammar-face = face
    .does = une face, arête par arête ; avec un numéro, celle d’un autre joueur, comme dans g 2
grammar-animals = animaux, animal, offres
    .does = les animaux qui attendent et l’offre de chaque planète ; avec un numéro, ceux d’un seul tour, comme dans z 5
grammar-offer = tuiles, tuile
    .does = les tuiles visibles
grammar-objective = objectif
    .does = votre objectif et où il en est
grammar-status = situation, tour
    .does = le tour, à qui de jouer, qui a quels animaux
grammar-log = journal, coups
    .does = ce qui s’est passé à ce tour et au précédent
grammar-undo = reposer, annuler, retour
    .does = reposer la tuile que vous avez en main
grammar-hint = conseil
    .does = ce que ferait un bon bot
grammar-help = aide
    .does = cette liste
grammar-quit = quitter, fin
    .does = arrêter ici
grammar-do-place = placer la tuile 3 sur la face g, tournée de 1 ; Entrée confirme
grammar-do-try = ce que cela apporterait
grammar-do-turns = ce qu’apporterait chaque orientation de la tuile 3 sur la face g
grammar-do-tile = la tuile 3 et ses cinq milieux
grammar-faces = Les faces ont une lettre de a à l : a est le pôle Nord, b à f l’anneau qui l’entoure, g à k l’anneau autour du pôle Sud, l le pôle Sud.
grammar-rotations = Les orientations vont de 0 à 4, dans le sens antihoraire. Avec l’orientation 0, le premier milieu d’une tuile regarde vers le pôle le plus proche ; sur la face a, vers b, et sur la face l, vers g.
grammar-wrong-word = « { $text } » ne correspond à rien. Un point d’interrogation explique ce que l’on peut taper.
grammar-wrong-tile = Une tuile est un chiffre de 1 à 5, comme dans 3g1, pas « { $text } ».
grammar-wrong-face = Une face est une lettre latine de a à l, comme dans 3g1, pas « { $text } ».
grammar-wrong-rotation = Une orientation est un chiffre de 0 à 4, comme dans 3g1, pas « { $text } ».
grammar-wrong-tile-first = Un coup commence par le numéro de sa tuile, comme dans 3g1 ; « { $text } » n’en a pas.
grammar-wrong-seat = Il n’y a pas de joueur « { $text } » à cette table.
grammar-wrong-round = Un tour est un nombre de 1 à 12, pas « { $text } ».
grammar-wrong-extra = « { $text } » est de trop.
grammar-wrong-long = Cette ligne est trop longue. Un point d’interrogation explique ce que l’on peut taper.

## The line for typed moves at the table in the browser

typed-title = Coups et questions par écrit
typed-line = Tapez un coup ou une question
typed-hint = 3g1 place la tuile 3 sur la face g, tournée de 1. ? liste ce qu’on peut demander. Échap quitte la ligne.
typed-open = Taper un coup ou une question (T)
typed-said = Ce qui a été dit
spoken-held = La tuile est placée. Entrée valide le coup, U l’annule.
spoken-nothing-back = Vous n’avez pas de tuile en main, et rien ne peut être annulé.
spoken-waits = Tour { $round } : { $animal }. { $requirement }.
help-type = taper un coup ou une question
settings-typing = Afficher une ligne pour taper coups et questions
connection-back = Le serveur répond de nouveau. La partie continue.

## The game in a terminal

cli-text-welcome = { $variant }. Vous êtes { $name } et jouez contre { $rivals }.
spoken-help-line = { $typed } : { $does }
cli-text-ask-for-help = Tapez ? pour obtenir de l’aide.
spoken-turn = Tour { $round } sur { $rounds } : à vous de jouer.
cli-text-prompt = Votre coup :
cli-text-prompt-held = Entrée place { $move } :
spoken-confirm = Appuyez sur Entrée pour placer la tuile, ou tapez un autre coup.
spoken-put-back = { $move } : la tuile est reposée.
cli-text-nothing-held = Vous n’avez pas de tuile en main. Ce qui est placé reste en place.
spoken-free = Faces libres : { $faces }.
spoken-face = Face { $face }, { $name } :
spoken-edge = { $habitat } vers { $face }
spoken-edge-joins = { $habitat } vers { $face }, avec raccord
spoken-edge-alone = Vers { $face } : { $habitat }, rien au-delà.
spoken-edge-beside = Vers { $face } : { $habitat }, au-delà { $beyond }.
spoken-open = Vers { $face } : rien.
spoken-open-beside = Vers { $face } : rien, au-delà { $beyond }.
spoken-regions = { $habitat } : { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  } en { $count ->
    [one] { $count } région
   *[other] { $count } régions
  } : { $sizes }.
spoken-bid = { $name } offre { $bid }
spoken-race = Tour { $round } : { $animal }. { $requirement }. { $bids }. { $name } est en tête.
spoken-race-draw = Tour { $round } : { $animal }. { $requirement }. { $bids }. Égalité.
spoken-race-none = Tour { $round } : { $animal }. { $requirement }. Aucune offre.
spoken-has = { $name } a { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  } : { $animals }.
spoken-has-none = { $name } n’a encore aucun animal.
spoken-lies = { $move } donnerait ceci : { $edges }.
spoken-brings = { $move } change ceci : { $changes }.
spoken-brings-nothing = { $move } ne change aucune offre.
spoken-change = { $animal } de { $before } à { $after }
spoken-change-objective = objectif { $habitat } de { $before } à { $after }
spoken-then = { $animals } : { $name } serait alors en tête.
spoken-then-nobody = { $animals } : personne ne serait alors en tête.
cli-text-hint = { $bot } jouerait { $move }.
spoken-score = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  }. { $objective } pour l’objectif { $habitat }, { $animals } pour { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animaux
  }.
spoken-score-beginner = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  } pour { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animaux
  }.
cli-text-kept = La partie est enregistrée dans { $file }.
cli-text-go-on = Pour la reprendre : { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = La dernière partie enregistrée dans { $file } est terminée.
cli-no-language = La langue { $name } n’existe pas ; langues disponibles : { $codes }.
cli-no-level = Le niveau { $level } n’existe pas ; niveaux disponibles : { $levels }.
cli-play-not-in-text = { $option } ne vaut que pour le jeu dans le navigateur ; omettez cette option, ou omettez --text.
cli-play-only-in-text = { $option } ne vaut que pour le jeu dans le terminal : ajoutez --text.
cli-play-not-resumed = { $option } ne vaut que pour une nouvelle partie ; avec --resume, une partie reprend telle qu’elle était.

## The lesson: what is said while one learns on a real table

lesson-title = Leçon
lesson-way = Étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-show = Voir comment
lesson-play-on = Jouer la suite
lesson-hurry = Jouer plus vite
lesson-wait = { $bot } choisit une tuile…
lesson-wait-task = Placez une tuile comme il vous plaît.
lesson-welcome = Voici votre planète : douze faces, toutes encore libres. À chacun des douze tours, vous y placez une tuile, et des animaux viennent vivre là où ils se plaisent le mieux. { $bot } joue contre vous : la victoire est à votre portée.
lesson-take = Cinq tuiles sont visibles. Chacune a cinq parcelles, et chaque parcelle est un milieu : océan, forêt, désert, montagne ou glacier. Prenez la tuile de votre choix.
    .keys = Touches : 1 à 5
lesson-turn = Maintenant, tournez la tuile avec l’une des deux flèches rondes sous votre planète.
    .keys = Touches : Q et E
lesson-place = Choisissez-lui une face, celle que vous voulez : aucun raccord n’est imposé. Touchez la face, puis appuyez sur « Placer ».
    .keys = Touches : les flèches choisissent une face, Entrée place la tuile
lesson-again = La tuile a rejoint les autres. Prenez-en de nouveau une.
lesson-laid = La voilà placée. On a toujours un instant pour reprendre sa tuile ; puis la partie continue, et { $bot } place une tuile sur sa propre planète.
lesson-regions = Les parcelles d’un même milieu qui se touchent par un côté forment une région, même d’une tuile à l’autre. Les coins ne comptent pas. Quand une tuile survole votre planète, vous voyez quelle taille auraient ses régions.
lesson-grow = Une grande région vaut beaucoup, alors faites-en grandir une : les parcelles s’unissent là où deux milieux identiques se touchent par un côté.
lesson-task-region = Votre mission : une région d’au moins { $goal ->
    [one] { $goal } parcelle
   *[other] { $goal } parcelles
  }. Milieu : { $habitat }.
lesson-task-bid = Votre mission : placez une tuile pour que votre offre soit d’au moins { $goal }.
lesson-missed-region = { $value ->
    [one] Cela ne ferait qu’une région de { $value } parcelle. La tuile vous est rendue.
   *[other] Cela ne ferait qu’une région de { $value } parcelles. La tuile vous est rendue.
  }
lesson-missed-bid = Ainsi, votre offre ne serait que de { $value }. La tuile vous est rendue.
lesson-shown = Voici une solution : la tuile est au-dessus de sa face, tournée comme il faut. Placez-la.
lesson-solved-region = { $value ->
    [one] Bravo : une région de { $value } parcelle.
   *[other] Bravo : une région de { $value } parcelles.
  }
lesson-passed-region = La voilà placée. Les régions grandissent de tuile en tuile, et rien ne presse.
lesson-solved-bid = Bravo : votre offre est de { $value }.
lesson-passed-bid = La voilà placée. D’autres animaux viendront.
lesson-animals = Désormais, des animaux arrivent à la fin de chaque tour. Voici le prochain : { $animal }. Cet animal demande : { $requirement }. Il vivra sur la planète qui a le plus à lui offrir.
lesson-bid = Ce qu’une planète peut offrir, c’est son offre. À côté de chaque animal figurent les deux offres, la vôtre en premier. Touchez la vôtre pour cet animal : { $animal }. Les régions qui comptent s’illuminent.
lesson-most = { $animal } demande le plus de régions, même toutes petites. Milieu : { $habitat }. Des parcelles qui ne se touchent pas sont des régions distinctes.
lesson-touching = { $animal } demande : { $requirement }. Votre offre est la taille de la plus grande région qui touche l’autre milieu quelque part, ne serait-ce qu’à un seul endroit.
lesson-apart = { $animal } demande : { $requirement }. Votre offre est la taille de la plus grande région qui ne touche l’autre milieu nulle part. Une face libre ne touche rien.
lesson-life-yours = { $animal } s’installe chez vous ! Vous offriez { $value }, et { $bot } { $other }.
lesson-life-theirs = { $animal } s’installe chez { $bot }. Vous offriez { $value }, et la meilleure offre était de { $other }. Bien d’autres animaux viendront.
lesson-life-waits = { $animal } ne s’installe encore chez personne. Les offres étaient de { $value } et de { $other } : la carte passe donc au tour suivant.
lesson-tie-seen = Égalité pour cet animal : { $animal }. Les deux offres étaient de { $value }. Dans ce cas, personne n’obtient la carte : elle passe au tour suivant, où l’on compare les offres de nouveau.
lesson-tie = Et si les meilleures offres sont égales ? Dans ce cas, personne n’obtient la carte : elle passe au tour suivant, où l’on compare les offres de nouveau.
lesson-tie-picture = Deux offres de 4 : la carte passe du tour 6 au tour 7.
lesson-objective = Voici votre objectif secret : { $habitat }. Avec { $areas } parcelles de ce milieu à la fin, vous marquez { $points } points, et davantage avec plus de parcelles. Un animal vaut 2 points, mais seulement 1 s’il vit dans le milieu de votre objectif.
lesson-objective-secret = Tout le monde a un objectif secret : un milieu dont la planète devrait avoir beaucoup de parcelles à la fin.
lesson-free = { $rounds ->
    [one] Maintenant, vous connaissez le jeu. Il reste { $rounds } tour : essayez d’offrir le meilleur foyer.
   *[other] Maintenant, vous connaissez le jeu. Il reste { $rounds } tours : essayez d’offrir le meilleur foyer.
  }
lesson-idle = Jouez comme il vous plaît. À la fin, vous verrez comment se comptent les points.
lesson-end = Voici comment se comptent les points : votre objectif rapporte { $objective } et vos animaux rapportent { $animals }, soit { $total } en tout. { $bot } totalise { $other }. À égalité de points, le plus grand nombre d’animaux l’emporte.
lesson-end-more = C’était tout le jeu. Sur la page d’accueil, vous trouverez des bots plus forts, et vos amis peuvent vous y rejoindre.
