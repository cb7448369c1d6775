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
    .beside = un océan
    .away = océan
habitat-forest = Forêt
    .within = forêt
    .most = Forêt
    .beside = une forêt
    .away = forêt
habitat-desert = Désert
    .within = désert
    .most = Désert
    .beside = un désert
    .away = désert
habitat-mountain = Montagne
    .within = montagne
    .most = Montagne
    .beside = une montagne
    .away = montagne
habitat-glacier = Glacier
    .within = glacier
    .most = Glacier
    .beside = un glacier
    .away = glacier

## Levels and seats

level-seedling = Pousse
level-explorer = Explorateur
level-naturalist = Naturaliste
level-ranger = Gardien
level-expert = Expert
level-master = Maître
style-collector = Collectionneur
    .hint = Bâtit d’abord pour son objectif secret.
style-hunter = Chasseur
    .hint = Vise les animaux plus que son objectif.
style-spoiler = Rabat-joie
    .hint = Prend les animaux que d’autres gagneraient.
style-friendly = Amical
    .hint = Soigne sa planète et gêne moins les autres.
style-sprinter = Sprinteur
    .hint = Veut les animaux qui arrivent bientôt.
style-none = Aucun en particulier
    .hint = Sans préférence : joue pour gagner.
style-mix = Mélange
    .hint = Chaque bot reçoit un autre caractère, au hasard.
style-idle = Sans objectifs, il joue comme les autres.
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
refusal-too-many-take-backs = Vous ne pouvez plus annuler de coup dans cette partie.
refusal-too-many-reactions = Vous avez utilisé toutes vos réactions pour cette partie.
refusal-too-many-seatings = Vous l’avez fait trop souvent dans cette partie. Ce sera de nouveau possible à la prochaine.
refusal-too-many-changes = Vous l’avez fait trop souvent dans cette partie. Ce sera de nouveau possible à la prochaine.
refusal-too-many-entries = Cette table ne peut plus accueillir de partie. Créez une nouvelle table.
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
refusal-no-aids = À cette table, on joue sans afficher les offres ni les aperçus.
refusal-no-spectators = Cette table n’accepte pas de spectateurs.
refusal-used = Ce lien a déjà servi.
refusal-expired = Ce lien a expiré. Demandez-en un nouveau.
refusal-other-seat = Dans cette partie, vous avez déjà eu ou libéré une autre place. Vous pourrez vous asseoir ici à la prochaine.
refusal-other-command = Le serveur n’a pas compris cette page. Rechargez-la.
refusal-unknown = Le serveur n’a pas pu répondre. Réessayez.
refusal-stopping = Le serveur s’arrête ; cette page reviendra d’elle-même.
refusal-slow = La connexion est trop lente. Cette page réessaie.
refusal-forgotten = Cet appareil a été oublié. Rechargez la page pour repartir de zéro.
refusal-away = Le serveur ne répond pas. Cette page reprendra d’elle-même à son retour.
refusal-other = Refusé : { $reason }.

## The page

app-needs-script = Twelvefold a besoin de JavaScript.
app-loading = Un instant…
app-part-missing = Un élément du jeu n’a pas pu être chargé. Rechargez la page une fois en ligne.
app-table-closed = { $by ->
    [host] L’hôte a fermé cette table.
    [administrator] L’administrateur du serveur a fermé cette table.
   *[nobody] Cette table a été fermée.
  }
app-no-code = Aucune table n’a le code « { $code } ». Vérifiez le code, puis réessayez.
app-no-table = Il n’y a pas de table à ce lien. Elle n’existe peut-être plus, ou le lien est incomplet.
app-nowhere = Il n’y a rien à cette adresse.
connection-offline = Vous êtes hors ligne. Vos coups seront envoyés à votre retour.
connection-away = Connexion perdue. Reconnexion…
connection-back = Connexion rétablie.
connection-outdated = Une nouvelle version est disponible.
connection-reload = Recharger la page
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
new-style = Caractère
new-people = Joueurs
new-seats = Places
new-variant = Variante
new-aids = Afficher offres et aperçus
new-listed = Afficher dans la liste des tables ouvertes
new-more = Plus d’options
new-clock = Temps par coup
new-clock-none = Sans limite
new-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
new-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
new-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
new-hold = Temps pour reprendre sa tuile
new-hold-seconds = { $count ->
    [0] Aucun
    [one] { $count } seconde
   *[other] { $count } secondes
  }
new-first = Qui commence
new-first-lot = Au hasard
new-first-seat = Place { $seat }
new-first-you = Vous
new-first-bot = Bot { $number }
new-spectators = Accepter les spectateurs
new-seed = Graine de la donne (publique)
new-seed-none = Une nouvelle
new-box = Utiliser votre propre boîte
new-box-other = Utiliser une autre boîte
new-box-remove = Jouer sans { $name }
new-box-wrong = Ce n’est pas une boîte de tuiles : { $why }
new-start = Lancer la partie
new-make = Créer la table
level-results = { $hint } · { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }
level-seedling-hint = Très facile
level-explorer-hint = Facile
level-naturalist-hint = Moyen
level-ranger-hint = Difficile
level-expert-hint = Très difficile
level-master-hint = Le plus difficile
level-seedling-plays = Pour vos premières parties : ne voit que les prochains animaux et compte mal.
level-explorer-plays = Regarde un tour plus loin et compte encore mal.
level-naturalist-plays = Regarde trois tours plus loin ; parfois, quelque chose lui échappe.
level-ranger-plays = Regarde six tours plus loin et se trompe rarement.
level-expert-plays = Joue ses coups en pensée, mais oublie quelles tuiles reviennent à la fin.
level-master-plays = Réfléchit jusqu’à une seconde, devine votre objectif et calcule exactement les derniers tours.
variant-full = Standard
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
settings-forget = M’oublier sur cet appareil
settings-forget-hint = Vous quittez toutes vos places et perdez ici votre liste de parties, vos réglages et vos statistiques. Un bot prend le relais dans les parties en cours. C’est irréversible.
settings-forget-yes = M’oublier
settings-forget-no = Annuler
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
seat-changed-hands = a changé de mains
seat-thinking = réfléchit
first-seat = commence ce tour

## The table: the offer and placing

offer-title = Tuiles visibles
offer-tile = Tuile { $slot } : { $habitats }
offer-gone = Tuile { $slot } : déjà prise
offer-taken = Tuile { $slot } : prise par { $name }
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
table-planned = Ce n’est pas encore à vous. Votre coup reste en attente.
planned = Coup en attente
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
hint-alone = Les conseils sont réservés aux parties en solo contre des bots, avec offres et aperçus.
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
race-no-aids = À cette table, on joue sans afficher les offres ni les aperçus : à vous de compter.
race-draw = égalité
race-no-bid = –
race-second = 2e région
race-second-why = Au dernier tour, une égalité se départage par la deuxième plus grande région de chaque planète.
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
log-look = Regarder sur la planète
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
life-by-second = Égalité : la deuxième plus grande région départage
life-by-third = Égalité : la troisième plus grande région départage

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
end-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] Vous êtes quatrième
  }, { $points ->
    [0] avec autant de points mais moins d’animaux
    [one] à { $points } point de la victoire
   *[other] à { $points } points de la victoire
  }.
end-by-cards = Égalité de points : le plus grand nombre d’animaux l’emporte.
end-by-shared = Égalité de points et d’animaux : la victoire est partagée.
end-objective = Objectif : { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  }
end-rematch = Revanche
end-no-rematch = Pas de revanche
end-higher = Niveau supérieur : { $level }
end-lower = Niveau inférieur : { $level }
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

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Fermer cette table ?
    .text = Elle sera fermée définitivement et personne ne pourra plus la rejoindre.
    .yes = Fermer la table
    .no = La garder ouverte
confirm-remove = Retirer { $name } ?
    .text = { $status ->
        [playing] Un bot joue à cette place jusqu’à ce que quelqu’un s’y asseye.
       *[waiting] La place devient libre pour quiconque a le lien.
      }
    .yes = Retirer
    .no = Ne pas retirer
confirm-resign = Abandonner cette partie ?
    .text = { $then ->
        [bot] Un bot jouera à votre place. Vous ne pourrez pas revenir dans cette partie.
       *[end] La partie s’arrête aussitôt, sans vainqueur.
      }
    .yes = Abandonner
    .no = Continuer à jouer
confirm-end = { $others ->
    [none] Arrêter cette partie ?
   *[some] Voter pour arrêter la partie ?
  }
    .text = { $others ->
        [none] Elle s’arrête aussitôt, sans vainqueur.
       *[some] Elle s’arrête sans vainqueur dès que tout le monde est d’accord. D’ici là, vous pouvez changer d’avis.
      }
    .yes = { $others ->
        [none] Arrêter la partie
       *[some] Voter l’arrêt
      }
    .no = Continuer à jouer
removed-by = { $by ->
    [administrator] L’administrateur du serveur vous a retiré votre place.
    [bot] L’hôte a donné votre place à un bot.
   *[host] L’hôte vous a retiré votre place.
  }
removed-hint = { $seat ->
    [open] Vous pouvez rester regarder, ou vous rasseoir tant que la place est libre.
   *[taken] Vous pouvez rester regarder.
  }
removed-stay = Rester à la table
clock-left = { $seconds ->
    [one] Plus que { $seconds } seconde.
   *[other] Plus que { $seconds } secondes.
  }

## The table: menu, help, handing over

menu-say = Dire un mot
menu-seats = Places
menu-hand-over = { $name } : céder la place à quelqu’un
menu-hand-over-hint = La première personne à ouvrir ce lien obtient la place. Il sert une seule fois, pendant 24 heures au plus et seulement jusqu’à la fin de la partie.
menu-fill = { $name } : donner la place à un bot ({ $bot })
menu-open = { $name } : ouvrir la place aux autres
take-over-title = Cette place est pour vous
take-over-hint = Quelqu’un vous cède sa place à cette table. Vous reprenez la partie là où elle en est.
take-over = Prendre la place
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
rules-award-itself = Chaque région doit remplir la condition par elle-même : si votre plus grande forêt ne la remplit pas, votre deuxième forêt peut quand même compter { rules-ours }. La planète ci-dessus le montre. Sa plus grande forêt touche un glacier : c’est donc la forêt de 6 que regarde l’écureuil.
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

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed } : { $does }
spoken-turn = Tour { $round } sur { $rounds } : à vous de jouer.
spoken-confirm = Appuyez sur Entrée pour placer la tuile, ou tapez un autre coup.
spoken-put-back = { $move } : la tuile est reposée.
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

## The line for typed moves at the table in the browser

typed-title = Coups et questions par écrit
typed-line = Tapez un coup ou une question
typed-hint = 3g1 place la tuile 3 sur la face g, tournée de 1. ? liste ce qu’on peut demander. Esc quitte la ligne.
typed-open = Coup ou question par écrit (T)
typed-said = Ce qui a été dit
spoken-held = La tuile est placée. Entrée valide le coup, U l’annule.
spoken-nothing-back = Vous n’avez pas de tuile en main, et rien ne peut être annulé.
spoken-waits = Tour { $round } : { $animal }. { $requirement }.
help-type = taper un coup ou une question
settings-typing = Afficher une ligne pour taper coups et questions

## The game in a terminal

cli-text-welcome = { $variant }. Vous êtes { $name } et jouez contre { $rivals }.
cli-text-ask-for-help = Tapez ? pour obtenir de l’aide.
cli-text-prompt = Votre coup :
cli-text-prompt-held = Entrée place { $move } :
cli-text-nothing-held = Vous n’avez pas de tuile en main. Ce qui est placé reste en place.
cli-text-hint = { $bot } jouerait { $move }.
cli-text-kept = La partie est enregistrée dans { $file }.
cli-text-go-on = Pour la reprendre : { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = La dernière partie enregistrée dans { $file } est terminée.
cli-no-level = Le niveau { $level } n’existe pas ; niveaux disponibles : { $levels }.
cli-play-not-in-text = { $option } ne vaut que pour le jeu dans le navigateur ; omettez cette option, ou omettez --text.
cli-play-only-in-text = { $option } ne vaut que pour le jeu dans le terminal : ajoutez --text.
cli-play-not-resumed = { $option } ne vaut que pour une nouvelle partie ; avec --resume, une partie reprend telle qu’elle était.

## The lesson: what is said while one learns on a real table

lesson-title = Leçon
lesson-leave = Quitter la leçon
lesson-restart = Recommencer
lesson-ask-leave = Quitter la leçon ?
    .text = Votre progression est conservée. Reprenez quand vous voulez depuis l’accueil.
    .yes = Quitter
    .no = Continuer la leçon
lesson-ask-restart = Recommencer la leçon ?
    .text = Vous perdrez votre progression et la partie en cours.
    .yes = Recommencer
    .no = Continuer la leçon
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

## The command line: its frame

cli-lang = La langue : { $codes } ; par défaut, celle de votre système.
cli-version = Afficher la version.
cli-about =
    Un jeu de plateau où douze tuiles forment une planète : y jouer, enregistrer les parties, les vérifier, mesurer le moteur.

    Un projet de fans non officiel, sans lien avec l’éditeur du jeu.
cli-no-language = La langue { $name } n’existe pas ; langues disponibles : { $codes }.

## The command line: options that several commands share

cli-option-players = Le nombre de places.
cli-option-seed = Un entier inférieur à 2**256 ou un texte ; la même graine donne les mêmes parties.
cli-option-mystery = Au début, la moitié des animaux sont face cachée.
cli-option-beginner = Sans objectifs ; chaque animal vaut 1 point.
cli-option-bots = Qui joue : un nom pour toutes les places, ou un par place, séparés par des virgules.
cli-option-box = Votre propre boîte de tuiles ; voir docs/boxes.md.
cli-option-json = Écrire du JSON, à lire par un programme.
cli-option-port = Le port ; 0 pour n’importe quel port libre.
cli-option-database = Un fichier, ou postgresql://… ; par défaut, un fichier dans votre dossier de données.
cli-no-box = { $path } n’est pas une boîte utilisable
cli-no-stdout = il faut un fichier où écrire, et - n’en est pas un
cli-cannot-be-read = { $path }: lecture impossible : { $why }
cli-playing = parties
cli-and = {" et "}

## The command line: play, serve, admin, backup

cli-play = Jouer dans le navigateur : en solo contre des bots, autour d’un écran ou entre amis. Ctrl-C arrête le jeu ; les parties sont conservées.
cli-play-lan = Accueillir d’autres appareils du réseau local, par exemple un téléphone.
cli-play-browser = Ouvrir le navigateur, s’il y en a un.
cli-play-text = Jouer contre des bots ici, dans le terminal.
cli-play-level = Avec --text : le niveau des bots.
cli-play-plain = Avec --text : des phrases seulement, pour les lecteurs d’écran.
cli-play-record = Avec --text : enregistrer la partie dans ce fichier, sur une ligne.
cli-play-resume = Avec --text : reprendre la dernière partie d’un fichier.
cli-play-starting = Le jeu démarre.
cli-play-here = Twelvefold est à l’adresse { $url }
cli-play-beside = Sur un téléphone ou un ordinateur à côté de vous, ouvrez { $url }
cli-play-alone = Cette machine n’est dans aucun réseau local : personne d’autre ne peut entrer.
cli-play-others = Pour jouer avec d’autres appareils : { $command }
cli-play-end = Ctrl-C arrête le jeu ; vos parties sont conservées.
cli-serve = Héberger des tables de jeu, jusqu’à la réception d’un signal. Le journal s’écrit en lignes JSON sur stderr.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
cli-serve-public-url = L’adresse publique, par exemple https://planets.example.org.
cli-serve-proxy = L’adresse d’un proxy que l’on croit sur l’adresse des clients.
cli-serve-forget-after = Jours après lesquels une table abandonnée est supprimée.
cli-serve-bot-workers = Processus dans lesquels les bots réfléchissent.
cli-serve-bot-pause = Secondes qu’un bot laisse passer après ce qui vient d’être montré, là où des personnes jouent ; 0 : aucune.
cli-serve-limit = Une autre limite ; docs/hosting.md en donne la liste.
cli-serve-web = Un autre client à servir.
cli-serve-here = Twelvefold est servi à l’adresse { $url }
cli-admin = Voir et fermer les tables d’un serveur en marche, en tant qu’hôte.
cli-admin-list = Lister les tables occupées.
cli-admin-close = Fermer une table ; tout le monde y est prévenu.
cli-admin-kick = Retirer sa place à quelqu’un ; elle devient libre, et un bot l’occupe en cours de partie.
cli-admin-url = L’adresse du serveur.
cli-admin-table = Son code ou son id.
cli-admin-seat = La place, comptée à partir de 0.
cli-admin-line = { $code }  { $status ->
    [waiting] en attente
    [playing] en cours
    [over] terminée
    [closed] fermée
   *[other] { $status }
  }  partie { $game } tour { $round }  { $names }
cli-admin-open = libre
cli-admin-tables = { $count ->
    [one] { $count } table occupée
   *[other] { $count } tables occupées
  }
cli-admin-closed = la table { $table } est fermée
cli-admin-kicked = la place { $seat } de la table { $table } est libre
cli-admin-no-token = la variable { $variable } doit contenir le jeton avec lequel le serveur a été lancé
cli-admin-refused = le serveur a refusé : { $reason }
cli-admin-no-server = aucun serveur Twelvefold à l’adresse { $url } : { $why }
cli-backup = Sauvegarder toutes les tables dans un nouveau fichier, même si un serveur est en marche.
cli-backup-file = Le fichier de la sauvegarde.
cli-backup-saving = Sauvegarde
cli-backup-saved = { $rows ->
    [one] { $rows } ligne est dans { $file }
   *[other] { $rows } lignes sont dans { $file }
  }
cli-restore = Restaurer les tables d’une sauvegarde dans une base de données vide, de l’un ou l’autre type.
cli-restore-restoring = Restauration
cli-restore-restored = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
  }

## The command line: watch and show

cli-watch = Regarder des bots jouer une partie entière : chaque coup, la raison de chaque attribution et les planètes qui grandissent.
cli-watch-pace = Secondes entre deux tours ; aucune si personne ne regarde.
cli-watch-seed = Graine { $seed } : { $seats }
cli-watch-seat = { $bot } à la place { $seat }
cli-watch-fault = {"  "}{ $fault }, { $detail } ; naive joue à sa place
cli-round-opened = Tour { $round } : la place { $seat } commence ; tuiles visibles { $tiles }
cli-placed = {"  "}{ $move }  place { $seat } : tuile { $tile } ({ $areas }) sur la face { $face }
cli-revealed = {"  "}Carte révélée pour le tour { $round } : { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }, la deuxième région départage ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }, la troisième région départage ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement } : { $bids } → { $why ->
    [draw] égalité
   *[none] aucune offre
  }, attend le prochain tour
cli-discarded = {"  "}{ $animal }, { $requirement } : { $bids } → { $why ->
    [draw] égalité
   *[none] aucune offre
  }, quitte la partie
cli-most = le plus de régions { $habitat }
cli-touching = { $habitat } touchant { $other }
cli-apart = { $habitat } sans { $other } à côté
cli-end = Fin de la partie :
cli-end-seat = {"  "}place { $seat } : { $objective } pour l’objectif { $habitat }, { $animals } pour { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animaux
  }, { $total } en tout
cli-end-seat-beginner = {"  "}place { $seat } : { $animals } pour { $cards ->
    [one] { $cards } animal
   *[other] { $cards } animaux
  }, { $total } en tout
cli-end-winner = place { $seat }
cli-end-points = Victoire : { $winners }
cli-end-cards = Victoire à égalité de points, avec plus d’animaux : { $winners }
cli-end-shared = Victoire partagée : { $winners }
cli-show = Montrer une position d’une partie enregistrée : la carte à plat de chaque planète, avec la taille de chaque région.
cli-show-record = Un fichier d’enregistrements ; par défaut, la ligne 1.
cli-show-move = Après ce nombre de coups ; par défaut, après le dernier.
cli-show-seat = Seulement la planète de cette place.
cli-show-svg = Écrire plutôt une image dans ce fichier.
cli-show-picture = l’image est dans { $file }
cli-show-no-seat = la place { $seat } n’existe pas : la partie en a { $players }, comptées à partir de 0
cli-show-no-move = { $record } a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, pas { $wanted }
cli-show-no-line = { $path } a les lignes 1 à { $last }, pas { $wanted }
cli-show-offer = Tuiles visibles : { $tiles }
cli-show-face-down = Tour { $round } : face cachée
cli-show-animal = Tour { $round } : { $animal }, { $requirement } : { $bids }
cli-picture-over = Partie terminée, { $points }
cli-picture-round = Tour { $round } sur 12, à la place { $seat } de jouer
cli-picture-seat = Place { $seat }
cli-picture-to-move = Place { $seat } · joue
cli-picture-points = Place { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-picture-areas = { $habitat } { $areas }
cli-picture-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  } : { $names }
cli-picture-no-animals = encore aucun animal

## The command line: simulate, verify, train, bench

cli-simulate =
    Jouer de nombreuses parties entre bots.

    Avec --out, chaque partie devient un enregistrement ; la même graine donne le même fichier, quel que soit le nombre de cœurs. Sans cette option, un tableau résume les parties.
cli-simulate-games = Le nombre de parties.
cli-simulate-out = Écrire les enregistrements dans ce fichier, un par ligne ; - est stdout.
cli-simulate-written = { $games ->
    [one] { $games } partie est dans { $file }
   *[other] { $games } parties sont dans { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
cli-verify =
    Rejouer des enregistrements selon les règles.

    Pour chaque enregistrement incorrect, une ligne dit où il se trouve et ce qui ne va pas ; puis vient le nombre de corrects (right) et d’incorrects (wrong). Code de sortie 0 si tous sont corrects, 1 si l’un est incorrect, 2 si un fichier ne peut pas être lu.
cli-verify-files = Des fichiers avec un enregistrement par ligne ; - est stdin.
cli-verify-verifying = vérification
cli-train =
    Apprendre les tables de valeurs des bots en les faisant jouer contre eux-mêmes, avec la boîte standard ou avec la vôtre.

    Les bots utilisent le fichier quand on le leur indique : --bots expert:tables=tables.npz. La même graine donne les mêmes tables, quel que soit le nombre de cœurs.
cli-train-out = Le fichier des tables de valeurs.
cli-train-games = Parties des bots contre eux-mêmes à chaque génération.
cli-train-searched = Parties du bot de recherche après les générations.
cli-train-learning = apprentissage
cli-train-no-file = { $path } n’est pas un fichier où conserver des tables de valeurs
cli-train-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en { $seconds } s ; les tables de valeurs sont dans { $file }
cli-train-kind = { $kind ->
    [two] 2 places
    [two-beginner] 2 places, débutants
    [more] 3 et 4 places
   *[more-beginner] 3 et 4 places, débutants
  }
cli-bench =
    Mesurer le moteur : parties au hasard, coups depuis Python, enregistrements, lots, démarrage, mémoire.

    Chaque mesure est la meilleure de nombreux essais courts ; sur une machine occupée à autre chose, ne comparez que les mesures d’une même exécution. D’autres jeux demandent un autre travail par coup : leurs mesures disent à quelle vitesse vont de tels moteurs, non lequel est le meilleur.
cli-bench-seconds = La durée de chaque mesure.
cli-bench-peers = Mesurer aussi les moteurs d’autres jeux, s’ils sont installés.
cli-bench-start = Mesurer aussi le démarrage et la compilation.
cli-bench-measuring = mesures
cli-bench-not-started = le démarrage ne peut pas être mesuré, car un processus lancé à part a échoué : { $why }
cli-bench-silent = il n’a rien dit

## The command line: headings of tables

cli-column-seat = place
cli-column-bot = bot
cli-column-games = parties
cli-column-victories = victoires
cli-column-points = points
cli-column-animals = animaux
cli-column-win-rate = victoires
cli-column-interval = 95 %
cli-column-ms = ms/coup
cli-column-rating = cote
cli-column-objective = objectif
cli-column-animal-points = points des animaux
cli-column-others = points des autres
cli-column-award-round = tour d’attribution
cli-column-kind = type
cli-column-generation = génération
cli-column-situations = situations vues
cli-column-loss = perte avant
cli-column-what = mesure
cli-column-of = conditions
cli-column-figure = valeur

## The command line: arena

cli-arena =
    Découvrir quel bot est le plus fort.

    Chaque donne est jouée depuis chaque place : la chance n’avantage donc personne. Deux bots à deux places jouent un match ; deux à plus de places : le premier joue seul contre des copies du second ; autant que de places : tous jouent ensemble ; davantage : un tournoi. Avec --out, une exécution interrompue reprend là où elle en était.

    Avec --sprt, le code de sortie est 0 si le premier bot est accepté, 1 s’il est refusé, 3 si --games n’a pas suffi.
cli-arena-bots = Qui joue : deux bots ou plus, séparés par des virgules.
cli-arena-games = Le nombre de parties, arrondi au-dessus à des donnes entières.
cli-arena-out = Conserver les parties dans ce fichier, un enregistrement par ligne, et reprendre à partir de là.
cli-arena-sprt = Jouer jusqu’à ce que le premier bot soit accepté ou refusé.
cli-arena-statistics = Montrer aussi comment jouent les bots.
cli-arena-picture = Dessiner le classement dans ce fichier, en SVG.
cli-arena-report = Écrire toutes les mesures en JSON.
cli-arena-ray = Jouer sur le cluster Ray indiqué par RAY_ADDRESS, ou sur un cluster local.
cli-arena-two = un test séquentiel compare deux bots, pas { $count }
cli-arena-no-stdout = les parties sont conservées dans un fichier, pour pouvoir reprendre : --out l’indique, et - n’en est pas un
cli-arena-own-files = --out, --picture et --report demandent chacun leur propre fichier
cli-arena-title = { $games } { $variant ->
    [mystery] parties avec animaux surprise
    [beginner] parties pour débutants
    [both] parties pour débutants avec animaux surprise
   *[full] parties
  } à { $players } places, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
cli-arena-alone = { $alone } joue seul contre des copies : { $copies }. À force égale, sa part de victoires serait de { $share }.
cli-arena-rounded = { $asked ->
    [one] { $asked } partie était demandée ; le nombre est arrondi au-dessus à des donnes entières.
   *[other] { $asked } parties étaient demandées ; le nombre est arrondi au-dessus à des donnes entières.
  }
cli-arena-every-seat = Chaque donne a été jouée depuis chaque place.
cli-arena-all-met = Chaque donne a été jouée depuis chaque place, et toutes les combinaisons de bots ont joué le même nombre de fois.
cli-arena-few = Chaque donne a été jouée depuis chaque place ; il y a eu trop peu de parties pour que toutes les combinaisons de bots se rencontrent.
cli-arena-matrix = victoires de la ligne contre la colonne
cli-arena-how = façon de jouer : moyennes, avec la demi-largeur de l’intervalle à 95 %
cli-arena-order = Victoires selon l’ordre de jeu au tour 1 : { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } a échoué { $count } fois : { $what }
   *[other] { $bot } a échoué { $count } fois : { $what }
  }
cli-arena-stopped = Arrêté. La même commande reprend avec les parties de { $file }.
cli-arena-first = {"  "}{ $fault }, la première fois : { $detail }
cli-arena-cut = { $count ->
    [one] { $bot } : { $count } réflexion écourtée faute de temps
   *[other] { $bot } : { $count } réflexions écourtées faute de temps
  }
cli-arena-remarked = { $bot } signale : { $what }
cli-remark-crash = plantage
cli-remark-illegal-move = coup interdit
cli-remark-endless-thought = réflexion sans fin
cli-remark-naive-played-on = naive a continué à sa place
cli-remark-short-sight = vue courte
cli-remark-near-side = côté proche
cli-remark-miscount = erreur de compte
cli-remark-forgotten-piles = piles oubliées
cli-detail-place = tour { $round }, place { $seat } : { $what }
cli-detail-gave = choose a donné { $what }
cli-detail-late = aucun coup après { $seconds } s
cli-detail-code = le code { $code }
cli-detail-ended = son processus est terminé
cli-detail-unreadable = sa réponse est illisible
cli-detail-another = il a répondu à une autre question
cli-detail-closed = il a fermé son tube
cli-detail-status = son processus s’est terminé avec le code { $status }
cli-detail-signal = son processus a été arrêté par { $signal }
cli-arena-more = { $listed }, et { $count } de plus
cli-arena-accepted = { $bot } est accepté : { $figures }
cli-arena-refused = { $bot } est refusé : { $figures }
cli-arena-undecided = Indécis, il faut plus de parties : { $figures }
cli-arena-figures = LLR { $llr } ({ $low } ; { $high }) après { $groups ->
    [one] { $groups } donne
   *[other] { $groups } donnes
  }, Elo { $first } contre { $second }.

## Errors: what the system says

error-system-denied = permission refusée
error-system-not-permitted = opération non permise
error-system-none = aucun fichier ou dossier de ce nom
error-system-exists = le fichier existe déjà
error-system-folder = c’est un dossier
error-system-no-folder = ce n’est pas un dossier
error-system-full = plus d’espace disponible sur le périphérique
error-system-read-only = système de fichiers en lecture seule
error-system-address-taken = adresse déjà utilisée
error-system-no-address = adresse demandée non disponible
error-system-refused = connexion refusée
error-system-late = délai de connexion dépassé

## Pictures of planets, in characters and as SVG

cli-sketch-areas = Parcelles : { $areas }.
cli-sketch-empty = Aucune tuile n’est placée.
cli-sketch-free = Faces libres : { $faces }.
cli-sketch-latest = Dernière face couverte : { $face }.

## Errors of boxes, deals, seeds, moves

error-value = cette valeur
error-box-long = le fichier dépasse { $most } octets
error-utf8 = ce n’est pas du texte UTF-8 à l’octet { $byte }
error-box-deep = ce n’est pas une boîte : trop de niveaux d’imbrication
error-json = ce n’est pas du JSON : { $why }
error-box-object = une boîte est un objet JSON, pas { $kind }
error-missing = { $name } manque
error-box-habitats = habitats doit être cette liste : { $names }
error-and-more = et { $count } de plus
error-kind = { $kind ->
    [null] null
    [boolean] un booléen
    [object] un objet
    [list] une liste
    [text] un texte
   *[number] le nombre { $value }
  }
error-box-list = { $name } doit être une liste, pas { $kind }
error-box-count = { $name } : il en faut { $needed }, il y en a { $found }
error-box-tile = la tuile { $number } doit être une liste de { $edges } milieux, pas { $what }
error-box-area = tuile { $number }, parcelle { $place } : { $value } n’est pas un milieu
error-box-animal = l’animal { $number } doit être un objet, pas { $kind }
error-box-id-taken = animal { $number } : l’id { $id } est déjà pris
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where } : id doit être un texte de 1 à { $most } caractères imprimables
error-box-habitat = { $where } : habitat { $value } n’est pas un milieu
error-box-requirement = { $where } : requirement { $value } n’est ni most, ni touching, ni apart
error-box-most = { $where } : avec most, il n’y a pas d’autre milieu
error-box-other = { $where } : other { $value } n’est pas un milieu
error-box-own = { $where } : other est le milieu de l’animal lui-même
error-box-objectives = objectives doit être un objet, pas { $kind }
error-box-objective = objectives : { $value } n’est pas un milieu
error-box-steps-of = objectif { $name }
error-box-steps = { $where } : il faut une liste de [parcelles au moins, points]
error-box-many-steps = { $where } : { $most } paliers au plus sont possibles, il y en a { $found }
error-box-step = { $where }, palier { $number } : il faut [parcelles au moins, points], pas { $value }
error-box-step-bounds = { $where }, palier { $number } : { $areas } parcelles et { $points } points au plus sont possibles
error-box-ascend = { $where } : les paliers doivent monter en parcelles et en points
error-box-layout = layout doit être une liste d’entiers
error-box-layout-count = layout : il faut { $needed } nombres, pour les tours 3 à 12, il y en a { $found }
error-box-layout-sum = layout : il faut { $needed } animaux en tout sous les tours, pas { $value }
error-deal-integers = joueurs, première place et tuiles doivent être de simples entiers
error-deal-habitats = ce doivent être des milieux
error-players = on joue à 2, 3 ou 4, pas à { $players }
error-deal-objectives = il en faut { $players } différents, un par place
error-no-seat = la place { $seat } n’existe pas
error-deal-piles = il faut { $piles } piles de { $tiles } tuiles
error-no-tile = la tuile { $tile } n’existe pas
error-tile-twice = la tuile { $tile } y est deux fois
error-deal-columns = il faut { $wanted } sous les { $rounds } tours, pas { $found }
error-no-animal = l’animal { $animal } n’existe pas
error-animal-twice = { $animal } y est deux fois
error-move-code = le code d’un coup va de 0 à { $last }, ce n’est pas { $code }
error-move-text = { $text } n’est pas un coup : il faut une tuile de 1 à 5, une face de a à l et une orientation de 0 à 4, comme dans 3g1
error-move-none = { $move } n’est pas un coup : les tuiles vont de 0 à 4, les faces de 0 à 11, les orientations de 0 à 4
error-game-over = la partie est terminée
error-slot-taken = { $move } : la tuile { $tile } de ce tour est déjà prise
error-face-taken = { $move } : à la place { $seat }, la face { $face } de la planète a déjà sa tuile, et elle ne bouge plus
error-nothing-to-take-back = il n’y a aucun coup à annuler
error-seed-long = une graine a au plus { $most } octets, pas { $found }
error-seed-type = une graine est un entier, un texte ou des octets, pas { $type }
error-seed-bounds = une graine est un entier de 0 à 2**256 - 1
error-trial-seat = la place { $seat } n’existe pas : les places vont de 0 à { $last }
error-trial-tile = la tuile { $tile } n’existe pas : les tuiles vont de 0 à { $last }
error-trial-faces = une planète a { $faces } faces, pas { $found }
error-trial-rotation = l’orientation { $rotation } n’existe pas : les orientations vont de 0 à { $last }

## Errors of records

error-record-long = aucun enregistrement ne dépasse { $most } octets
error-record-deep = ce n’est pas un enregistrement : trop de niveaux d’imbrication
error-json-at = ce n’est pas du JSON : { $why } au caractère { $place }
error-is-missing = manque
error-no-object = { $value } n’est pas un objet
error-no-record = { $value } n’est pas un enregistrement
error-not-here = { $name } n’a rien à faire ici
error-no-list = { $value } n’est pas une liste
error-no-integer = { $value } n’est pas un entier
error-record-format = { $value } n’est pas connu ici, seulement { $known }
error-record-unfinished = ne doit pas y être : coups joués, { $made } sur { $moves } seulement
error-no-flag = { $value } n’est ni true ni false
error-no-animal-id = { $value } n’est l’id d’aucun animal
error-no-habitat = { $value } n’est pas un milieu
error-record-objectives = il en faut un par place, il y en a { $found }
error-record-no-objectives = il n’y en a pas dans la partie pour débutants, ici il y en a { $found }
error-record-over = la partie est terminée après { $moves } coups
error-record-bounds = { $value } n’est pas compris entre 0 et { $last }
error-is-no-move = n’est pas un coup
error-record-turn = c’est à la place { $turn } de jouer, pas à la place { $seat }
error-record-tile = la tuile { $tile } n’est pas parmi les cinq du tour { $round }
error-record-tile-taken = la tuile { $tile } a déjà été prise à ce tour
error-record-face-taken = à la place { $seat }, la face { $face } ({ $letter }) a déjà sa tuile
error-record-missing = manque : { $value }
error-record-extra = { $value } ne devrait pas y être
error-record-other = { $value } devrait être { $right }

## Errors of bots and arenas

error-tables-version = { $path } ne contient pas de tables de valeurs de cette version ({ $version })
error-tables-none = { $path } ne contient pas de tables de valeurs ; twelvefold train en crée
error-tables-size = { $path } contient des tables de valeurs d’une autre taille ; twelvefold train les recrée
error-cannot-read = { $path } ne peut pas être lu : { $why }
error-cannot-write = { $path } ne peut pas être écrit : { $why }
error-bot-class = { $file } : indiquez aussi sa classe, comme dans my_bot.py:Mine
error-bot-file = { $file } : ce fichier n’existe pas
error-bot-load = { $bot } ne peut pas être chargé : { $why }
error-bot-late = { $bot } n’est toujours pas chargé après { $seconds } s
error-bot-no-class = { $bot } n’est pas une classe, mais un objet de type { $type }
error-bot-no-options = aucune
error-bot-make = { $bot } ne peut pas être créé (options : { $options }) : { $why }
error-bot-choose = { $bot } donne un objet de type { $type }, qui n’a pas de choose(turn)
error-bot-has-none = { $file } ne contient pas { $name }
error-bot-option = { $bot } : { $option } n’est pas une option ; une option s’écrit comme ms=50, une seule fois
error-bot-option-among = { $bot } : pour { $option }, le choix est { $among }, pas { $value }
error-bot-option-number = { $bot } : { $option } est un nombre de { $least } à { $most }, pas { $value }
error-bot-no-option = { $bot } n’a pas d’option { $option }
error-no-bot = le bot { $bot } n’existe pas ; bots disponibles : { $bots }
error-bot-tables = { $bot } : un fichier de tables de valeurs n’est lu que pour la personne à qui appartient la machine
error-bots-seats = { $bots } bots ne peuvent pas occuper { $seats } places : indiquez-en un pour toutes, ou un par place
error-bot-name = le nom d’un bot a au plus { $most } caractères
error-arena-bots = une arène demande de 2 à { $most } bots différents, pas { $found }
error-arena-names = deux des bots s’appellent { $name } ; il faut à chacun son propre nom
error-arena-seats = { $bots } bots ne peuvent pas occuper { $seats } places : indiquez-en deux, un par place, ou davantage pour un tournoi
error-process-ended = l’un des processus au travail a été arrêté de l’extérieur ; relancez la commande
error-sprt-numbers = un test séquentiel est fait de deux nombres séparés par une virgule, comme 0,5 pour 0 et 5, pas { $value }
error-sprt-order = un test séquentiel va d’un Elo plus petit à un Elo plus grand, entre -1000 et 1000, pas { $value }
error-ray-needed = l’arène sur un cluster a besoin de Ray : { $command }
error-ray-lost = un groupe a été perdu avec son processus, { $times } fois ou avec tout le cluster ({ $why }) : y a-t-il assez de mémoire ?
error-ray-none = aucun cluster Ray à l’adresse { $address }, indiquée par RAY_ADDRESS
error-ray-closed = le cluster Ray à l’adresse { $address } a refusé l’accès : est-il de cette version, et son jeton est-il ici ?
error-kept-no-file = { $path } n’est pas un fichier où conserver des parties
error-kept-in-use = { $path } est utilisé par une autre arène
error-kept-no-arena = n’est pas un enregistrement d’arène
error-kept-differs = c’est une autre arène : { $name } y vaut { $one }, pas { $other }
error-kept-differs-somewhere = c’est une autre arène : { $name } y a une autre valeur
error-kept-refused = { $where }: { $what } ; indiquez un autre fichier avec --out, ou aucun
error-kept-torn = { $where }: cet enregistrement d’arène est incomplet
error-kept-box = c’est une autre arène : elle a une autre boîte
error-kept-deal = c’est une autre arène : sa donne ne vient pas de la graine

## Errors of servers and databases

error-limit = --limit { $value } : indiquez un nom parmi { $names } et un nombre, comme dans sockets=50
error-limit-number = --limit { $value } : { $number } n’est pas un nombre de 1 à { $most }
error-public-url = --public-url { $url } n’est pas une adresse comme https://planets.example.org : indiquez le schéma et l’hôte, sans chemin
error-proxy = --proxy { $proxy } : indiquez une adresse ou un réseau, comme dans 10.0.0.0/8
error-token = le jeton de l’hôte est trop court : il faut au moins { $least } caractères
error-port = --port { $port } : un port est un nombre de 0 à 65535
error-port-taken = le port { $port } est déjà pris : choisissez-en un autre avec --port, ou 0 pour n’importe quel port libre
error-port-denied = le port { $port } n’est pas autorisé ici : choisissez-en un à partir de 1024 avec --port
error-host = impossible d’écouter sur { $host } : { $why }
error-no-utf8 = ce n’est pas de l’UTF-8
error-backup-early = le fichier s’arrête trop tôt
error-backup-line = une de ses lignes est incorrecte ({ $why })
error-backup-newer = le fichier vient d’une version plus récente de Twelvefold
error-backup-there = { $path } existe déjà : indiquez un autre fichier
error-backup-beginning = le fichier ne commence pas comme une sauvegarde
error-backup-none = { $path } n’est pas une sauvegarde, ou est endommagé
error-backup-load = { $path } ne peut pas être chargé : { $why }
error-backup-twice = le fichier commence deux fois
error-backup-rows = lignes attendues : { $rows }, lignes trouvées : { $done }
error-no-database = la base de données { $path } n’existe pas
error-database-version = cette base de données n’est pas de cette version : lancez-y une fois le serveur
error-database-full = la base de données n’est pas vide
error-database-busy = la base de données ne répond pas : toutes les connexions sont occupées
error-database-refuses = la base de données refuse : { $why }
error-not-stored = cela ne peut pas être stocké ({ $why })
error-database-newer = la base de données vient d’une version plus récente de Twelvefold : installez celle-ci, ou indiquez une autre base
error-database-folder = { $path } n’est pas utilisable : c’est un dossier
error-database-unusable = { $path } n’est pas utilisable : { $why }
error-database-ours = { $path } est déjà utilisé par ce serveur
error-database-made = { $path } ne peut pas être créé : { $why }
error-database-theirs = { $path } est utilisé par un autre serveur : un seul à la fois peut l’avoir
error-database-opened = { $path } ne peut pas être ouvert : { $why }
error-database-system = son système de fichiers ne permet pas ce dont SQLite a besoin (un journal en mémoire partagée)
error-database-unnamed = aucune base de données n’est indiquée : { $forms }
error-database-url = cette URL de base de données est incompréhensible : { $forms }
error-database-slashes = l’URL d’un fichier SQLite a trois barres obliques, quatre pour un chemin complet, et rien après
error-database-driver = PostgreSQL a besoin de son pilote : { $command }
error-database-unknown = { $name } n’est pas une base de données que Twelvefold connaît : { $forms }
error-database-forms = indiquez un fichier, sqlite:///file.db ou postgresql://user:password@host/database
error-database-silent = la base de données ne répond pas : { $why }
