### Twelvefold in French. The words are those of the printed rules: tuile, parcelle, région, milieu, animal, objectif, tour; ours: face, offre, place, table, coup.
### Translating? Read docs/languages.md first. The game fills in `{ $name }`. No "de" before a name, which might need "d’".

game = Twelvefold
motto = Douze tours, douze faces. Façonnez une planète et voyez qui vient y vivre.
fan-project = Un projet de fans non officiel, sans lien avec l’éditeur du jeu.

## Habitats: first as in a list, then as they appear in sentences
## .within: in a list of several; .most: in requirement-most; .beside: the other one in requirement-touching; .away: the other one in requirement-apart

habitat-ocean = Océan
    .within = océan
    .most = d’océan
    .beside = un océan
    .away = un océan
habitat-forest = Forêt
    .within = forêt
    .most = de forêt
    .beside = une forêt
    .away = une forêt
habitat-desert = Désert
    .within = désert
    .most = de désert
    .beside = un désert
    .away = un désert
habitat-mountain = Montagne
    .within = montagne
    .most = de montagne
    .beside = une montagne
    .away = une montagne
habitat-glacier = Glacier
    .within = glacier
    .most = de glacier
    .beside = un glacier
    .away = un glacier

## Levels and seats

level-seedling = Pousse
level-explorer = Explorateur
level-naturalist = Naturaliste
level-ranger = Gardien
level-expert = Expert
level-master = Maître
style-collector = Collectionneur
    .hint = Pense d’abord à son objectif secret.
style-hunter = Chasseur
    .hint = Préfère les animaux à son objectif.
style-spoiler = Trouble-fête
    .hint = Prend les animaux que d’autres gagneraient.
style-friendly = Amical
    .hint = S’occupe plus de sa planète que de la vôtre.
style-sprinter = Sprinteur
    .hint = Vise les animaux qui arrivent en premier.
style-none = Sans préférence
    .hint = Joue simplement pour gagner.
style-mix = Mélange
    .hint = Donne à chaque bot un style au hasard.
style-idle = Sans objectifs, il joue comme n’importe quel bot.
seat-bot = { $bot } { $seat }
seat-open = Place libre
seat-nameless = Joueur { $seat }

## Why something didn’t work

refusal-bad-message = Un problème est survenu. Rechargez la page et réessayez.
refusal-too-long = C’est trop long. Faites plus court.
refusal-not-greeted = Un problème est survenu. Rechargez la page et réessayez.
refusal-other-protocol = Une nouvelle version est disponible. Rechargez la page.
refusal-too-fast = Pas si vite ! Attendez un instant et réessayez.
refusal-too-many = Trop de demandes. Réessayez dans quelques minutes.
refusal-too-many-take-backs = Vous avez utilisé toutes vos annulations pour cette partie.
refusal-too-many-reactions = Vous avez utilisé toutes vos réactions pour cette partie.
refusal-too-many-seatings = Vous l’avez fait trop souvent dans cette partie. Réessayez à la prochaine.
refusal-too-many-changes = Vous l’avez fait trop souvent dans cette partie. Réessayez à la prochaine.
refusal-too-many-entries = Cette table ne peut plus accueillir de parties. Créez une autre table pour continuer à jouer.
refusal-one-attempt = Vous avez déjà commencé cette partie du jour.
refusal-no-table = Table introuvable. Vérifiez le lien.
refusal-no-box = Cette boîte de tuiles n’existe pas.
refusal-no-bot = Ce bot n’existe pas.
refusal-bad-name = Ce nom n’est pas accepté. Choisissez-en un autre.
refusal-bad-options = Impossible de créer une table avec ces options.
refusal-stale = La situation vient de changer. Vérifiez, puis réessayez.
refusal-no-seat = Il n’y a plus de place libre.
refusal-not-yours = Cette place n’est pas la vôtre.
refusal-not-the-host = Seul l’hôte peut le faire.
refusal-not-the-leader = Quelqu’un d’autre guide maintenant.
refusal-not-now = C’est impossible pour le moment.
refusal-not-now-daily = Ce n’est pas possible dans la partie du jour.
refusal-not-now-day = Un nouveau jour a commencé. Réessayez.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-held = Un instant : le dernier coup peut encore être annulé.
refusal-illegal = Cette tuile ou cette face est déjà prise.
refusal-no-aids = Les offres et les aperçus sont désactivés à cette table.
refusal-no-spectators = Cette table n’accepte pas les spectateurs.
refusal-used = Ce lien ne fonctionne plus. Demandez-en un nouveau.
refusal-expired = Ce lien a expiré. Demandez-en un nouveau.
refusal-other-seat = Vous avez déjà occupé ou libéré une autre place dans cette partie. Vous pourrez vous asseoir ici à la prochaine partie.
refusal-other-command = Un problème est survenu. Rechargez la page et réessayez.
refusal-unknown = Le serveur n’a pas répondu. Réessayez.
refusal-stopping = Le serveur redémarre. Cette page se reconnectera.
refusal-slow = Votre connexion est trop lente. Reconnexion…
refusal-forgotten = Cet appareil a été oublié. Rechargez la page pour repartir de zéro.
refusal-away = Serveur injoignable. Réessayez dans un instant.
refusal-no-server = Il faut un serveur pour cela, et cette page n’en a pas.
refusal-other = Cela n’a pas fonctionné : { $reason }.

## The page

app-needs-script = Twelvefold a besoin de JavaScript.
app-loading = Chargement…
app-part-missing = Un élément du jeu n’a pas pu être chargé. Rechargez la page une fois en ligne.
app-table-closed = { $by ->
    [host] L’hôte a fermé cette table.
    [administrator] L’administrateur du serveur a fermé cette table.
   *[nobody] Cette table a été fermée.
  }
app-no-code = Aucune table ne porte le code « { $code } ». Vérifiez-le et réessayez.
app-no-table = Aucune table à cette adresse. Elle n’existe peut-être plus, ou le lien est incomplet.
app-nowhere = Page introuvable. Vérifiez l’adresse.
connection-offline = Vous êtes hors ligne. Vos coups seront envoyés dès la reconnexion.
connection-away = Connexion perdue. Reconnexion…
connection-back = Connexion rétablie.
connection-sending = Le serveur n’a pas encore répondu. Nouvelle tentative…
connection-sent = Votre coup est bien arrivé.
connection-outdated = Une nouvelle version est disponible.
connection-reload = Recharger la page
offline-no-webassembly = Ce navigateur ne peut pas faire tourner le jeu. Mettez-le à jour ou essayez-en un autre.
offline-fetch = Le jeu n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
offline-outdated = Une nouvelle version est disponible. Rechargez la page.
offline-start = Le jeu n’a pas pu démarrer. Réessayez.
offline-crashed = Le jeu s’arrête sans cesse. Vos tables sont conservées. Réessayez.
offline-elsewhere = Le jeu est ouvert dans un autre onglet. Continuez là-bas, ou jouez plutôt ici.
offline-no-offline = Cette partie n’existe que sur l’appareil où vous l’avez commencée.
offline-play-here = Jouer ici
offline-try-again = Réessayer
offline-later = Plus tard
offline-still = Pas de connexion. Vous pouvez toujours jouer sur cet appareil.
offline-stopped = Le jeu s’est arrêté. Redémarrage…
offline-running = C’est reparti. Rien n’a été perdu.
offline-full = Le stockage de cet appareil est plein : votre coup n’est pas encore enregistré. Libérez de l’espace.
offline-loading = Préparation du jeu…
offline-loading-hint = La prochaine fois, ce sera plus rapide, même sans connexion.
offline-bytes = { $loaded } sur { $total } Mo
offline-cancel = Annuler
offline-ask = Télécharger pour jouer hors ligne
offline-soon = Téléchargement pour jouer hors ligne…
offline-ready = Prêt à jouer hors ligne
offline-not-kept = Ce navigateur n’enregistre rien en navigation privée. Jouez, mais vos parties disparaîtront à la fermeture de l’onglet.
dialog-close = Fermer

## Home

home-back = Accueil
home-choices = Choisissez une partie
home-bots = Contre des bots
home-bots-summary = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } · { $level } · { $variant }
home-bots-change = Configurer la partie contre des bots
home-screen = Sur le même écran
home-screen-summary = { $people ->
   *[other] { $people } joueurs
  } à tour de rôle · { $variant }
home-screen-change = Configurer la partie sur le même écran
home-friends = Entre amis
home-friends-summary = { $seats ->
   *[other] { $seats } places
  } · par lien ou code · { $variant }
home-friends-change = Configurer la partie entre amis
home-needs-server = Nécessite un serveur
home-continue = Continuer
home-tables = Vos tables
home-round = Tour { $round } sur 12
home-waiting = { $count ->
    [one] En attente de { $count } joueur
   *[other] En attente de { $count } joueurs
  }
home-more-tables = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
  }
home-learn = Apprendre à jouer
home-learn-summary = Pas à pas · cinq minutes
home-learn-continue = Reprendre la leçon
home-learn-left = Reprenez là où vous en étiez
home-daily = Partie du jour
home-daily-new = La même partie pour tous
home-daily-playing = Tour { $round } sur 12
home-daily-left = Non terminée
home-daily-place = place { $place } sur { $players }
home-daily-earlier = Résultats et jours précédents
home-join = Rejoindre par code
home-join-hint = Saisissez le code à six caractères donné par l’hôte.
home-join-go = Rejoindre
home-code = Code
home-open-tables = Tables ouvertes
home-history = Historique
home-replays-file = Ouvrir une partie enregistrée
home-settings = Réglages
home-more = Plus
home-planet = Une planète et ses animaux

## Your tables, your history, open tables

tables-running = En cours
tables-over = Terminées
tables-none = Aucune table pour l’instant. Commencez une partie : vous la retrouverez ici.
tables-ended = Arrêtée avant la fin
tables-won = Gagnée
tables-lost = Perdue
tables-shared = Victoire partagée
tables-remove = Retirer cette table : { $who }
tables-removed = Retirée de votre liste : { $who }
tables-undo = Annuler
tables-close = Retirer cette table ?
    .text = Personne d’autre n’y joue : elle sera fermée pour de bon, et la partie s’arrêtera sans résultat.
    .yes = Fermer la table
    .no = La garder
tables-leave = Quitter cette table ?
    .text = Elle disparaît de votre liste et un bot joue à votre place. Avec le lien, vous pouvez revenir tant que la partie dure.
    .yes = Quitter la table
    .no = Rester
history-none = Terminez une partie : vos résultats s’afficheront ici.
history-played = Parties
history-won = Gagnées
history-best = Meilleur score
history-streak = Victoires de suite
history-longest = Plus longue série
history-levels = Contre chaque niveau
history-won-of = { $won } sur { $played }
history-chart = { $count ->
    [one] Points de votre dernière partie
   *[other] Points de vos { $count } dernières parties
  }
history-recent = Dernières parties
history-more = Afficher plus
history-mistakes = Vos erreurs
history-export = Exporter l’historique
history-import = Importer un historique
history-not-ours = Ce fichier n’est pas un historique de Twelvefold.
history-newer = Cet historique vient d’une version plus récente de Twelvefold. Mettez d’abord celle-ci à jour.
history-imported = { $count ->
    [0] Vous avez déjà toutes les parties de ce fichier.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
open-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
open-watch = Regarder
open-join-table = Rejoindre la table de { $who }
open-watch-table = Regarder la table de { $who }
open-none = Aucune table ouverte pour le moment.
open-none-hint = Pour qu’on vous trouve ici, commencez une partie « { $way } » et activez « { $option } ».
open-waiting = En attente de joueurs
open-playing = Parties à regarder
open-no-aids = sans aperçus
open-clock = en temps limité

## The daily game

daily-about = La même partie pour tout le monde. Adversaire : { $bot }. Une seule tentative, sans conseils. La suivante commence à { $time }.
daily-play = Jouer la partie du jour
daily-table = Ouvrir la table
daily-played = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
  }
daily-streak = Série en cours : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
daily-longest = Plus longue série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
daily-freeze = Un jour manqué n’interrompt pas la série.
daily-earlier = Jours précédents
daily-earlier-hint = Pour s’entraîner autant que vous voulez, conseils compris. Ces parties ne comptent pas.
daily-practise = S’entraîner
daily-practise-day = S’entraîner : { $date }
daily-practice = Partie d’entraînement : elle ne compte pas.
daily-alone = Pas de classement ici : il faudrait un serveur.
daily-not-finished = Non terminée
daily-par = Les bots à votre place
daily-par-playing = joue encore…
daily-beaten = Bots devancés : { $count } sur { $levels }
daily-share = Partager le résultat
daily-copied = Résultat copié.
daily-not-copied = Impossible de copier le résultat.

## New tables

new-name = Votre nom
new-person = Nom du joueur { $seat }
new-bots = Bots
new-level = Niveau
new-style = Style de jeu
new-people = Joueurs
new-seats = Places
new-variant = Variante
new-aids = Afficher les offres et les aperçus
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
new-hold = Temps pour annuler
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
new-seed = Graine (visible par tous)
new-seed-none = Au hasard
new-box = Utiliser votre boîte
new-box-other = Utiliser une autre boîte
new-box-remove = Jouer sans { $name }
new-box-wrong = Ce n’est pas une boîte de tuiles valide : { $why }
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
level-master-hint = Extrême
level-seedling-plays = Pour vos premières parties. Ne voit que les prochains animaux, et compte mal.
level-explorer-plays = Prévoit un tour à l’avance, mais compte encore mal.
level-naturalist-plays = Prévoit trois tours à l’avance, mais quelque chose lui échappe parfois.
level-ranger-plays = Prévoit six tours à l’avance et se trompe rarement.
level-expert-plays = Calcule ses coups, mais oublie quelles tuiles reviennent à la fin.
level-master-plays = Réfléchit jusqu’à une seconde, devine votre objectif et calcule exactement les derniers tours.
custom-bots = Bots personnalisés
custom-bots-results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } sur { $played }
variant-full = Standard
    .hint = Des animaux et un objectif secret par joueur.
variant-beginner = Débutants
    .hint = Pas d’objectifs. Chaque animal vaut 1 point.
variant-mystery = Animaux surprise
    .hint = Au début, la moitié des animaux sont face cachée.
variant-mystery-beginner = Animaux surprise, débutants
    .hint = La moitié des animaux face cachée. Pas d’objectifs.

## Waiting room

room-page = En attente de joueurs – { $game }
room-name-empty = Invité
room-title = En attente de joueurs
room-hint = La partie commence quand toutes les places sont prises.
room-seats = Places
room-invite = Inviter
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Lien copié.
room-not-copied = Impossible de copier le lien. Sélectionnez-le et copiez-le à la main.
room-share = Partager
room-share-text = On joue à Twelvefold ?
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
room-looking-on = Toutes les places sont prises. Vous pouvez regarder.
room-only-here = Le serveur n’est accessible que depuis cet ordinateur. Pour inviter des amis, arrêtez-le et relancez-le avec
room-command = make play LAN=1
room-open-to-all = Toute personne qui a le lien peut prendre place ici.

## Settings

settings-title = Réglages
settings-play = Jeu
settings-planet = Planète et affichage
settings-access = Accessibilité
settings-device = Cet appareil
settings-device-hint = Votre historique et vos réglages ne sont conservés que sur cet appareil. Exportez l’historique pour le sauvegarder ou l’emporter sur un autre appareil.
settings-offline = Garder le jeu sur cet appareil, pour jouer sans connexion
choose-language = Langue
settings-sound = Son
settings-sound-on = Effets sonores
settings-volume = Volume
settings-motion = Animations
settings-motion-auto = Automatiques
settings-motion-full = Complètes
settings-motion-less = Réduites
settings-quality = Affichage
settings-quality-auto = Automatique
settings-quality-high = Optimal
settings-quality-low = Rapide
settings-quality-still = Fixe
settings-quality-map = Carte à plat
settings-glyphs = Symboles des milieux sur la planète
settings-confirm = Appuyer deux fois pour placer une tuile
settings-others = Coups des autres
settings-others-full = En entier
settings-others-quick = En bref
settings-others-none = Instantané
settings-wait = Montrer toute la fin du tour avant mon prochain coup
settings-left = Disposition pour gauchers
settings-notify = M’avertir de mon tour si cette page est masquée
settings-notify-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
settings-forget = M’oublier sur cet appareil
settings-forget-hint = Vous quitterez toutes vos places et perdrez la liste de vos parties, vos réglages et votre historique sur cet appareil. Des bots reprendront vos parties en cours. C’est irréversible.
settings-forget-yes = M’oublier
settings-forget-no = Annuler
settings-name = Votre nom
settings-about = Twelvefold { $version }
settings-licences = Crédits et licences

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
requirement-touching = { $habitat } en contact avec { $other }
requirement-apart = { $habitat } sans contact avec { $other }
list-and = {" et "}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The table: the screen

table-title = La table
to-home = Accueil
round-of = Tour { $round } sur { $rounds }
round-practice = Entraînement
your-turn = À vous de jouer
turn-of = { $name } joue
game-over = Partie terminée
clock-title = Temps restant
clock = { $minutes }:{ $seconds }
top-buttons = Vues et menu
show-map = Carte
show-globe = Globe
menu = Menu
menu-try = Essayer
title-your-turn = ● À vous de jouer – { $game }
map-of = Planète : { $name }
planet-of = Planète : { $name }
planet-back = Retour
no-globe = Ce navigateur ne peut pas afficher la planète en 3D. Vous verrez la carte à la place.
face-free = Face { $face } : libre
face-laid = Face { $face } : { $habitats }

## The table: seats

seats-title = Planètes
seat-you = vous
seat-away = un bot joue à sa place
seat-offline = hors ligne
seat-gone = hors ligne depuis { $minutes } min
absence-title = { $name } est hors ligne
absence-text = { $turn ->
        [yes] C’est à { $name } de jouer : la partie attend.
       *[no] La partie continue jusqu’au tour de { $name }.
      }
absence-wait = Attendre
absence-bot = Remplacer par un bot
absence-host = Seul l’hôte peut confier la place à un bot.
seat-resigned = a abandonné
seat-changed-hands = a changé de mains
seat-thinking = réfléchit
watching = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
      }
watching-you = Vous regardez
watching-hint = Tout le monde voit que vous regardez, et votre nom si vous en avez choisi un.
first-seat = commence ce tour

## The table: the offer and placing

offer-title = Tuiles visibles
offer-tile = Tuile { $slot } : { $habitats }
offer-gone = Tuile { $slot } : déjà prise
offer-taken = Tuile { $slot } : prise par { $name }
actions-title = Votre tuile
turn-left = Tourner à gauche
turn-right = Tourner à droite
place = Placer
choose-face = Choisir une face
choose-tile = Choisissez une tuile
skip-to-turn = Passer à votre tour
put-back = Reposer
take-back = Annuler
done = Valider
table-tile-gone = Cette tuile est déjà prise.
table-other-planet = Ici, c’est chez { $name }. Placez vos tuiles sur votre planète.
table-planned = Ce n’est pas encore à vous, mais votre coup reste en attente.
planned = Coup en attente
own-planet = Ma planète
table-face-taken = Il y a déjà une tuile ici. Les faces sombres sont libres.
table-choose-face = Choisissez d’abord une face libre de votre planète.
table-looking-on = Vous regardez la partie.
table-not-yet = Un instant…
table-turn-of = C’est à { $name } de jouer.

## The table: hints

hint = Conseil
hint-ask = Demander conseil à un bot
hint-thinking = Un bot réfléchit…
hint-line = Un bot propose ce coup
hint-other = Autre proposition : { $number } sur { $count }
hint-chance = Chances de gagner : { $chance }
hint-plain = D’autres coups se valent à peu près.
hint-next = Proposition suivante
hint-previous = Proposition précédente
hint-spoken = Un bot propose la tuile { $slot }, { $habitats }, sur la face { $face }. Appuyez sur Entrée pour la placer.
hint-spoken-other = Autre proposition { $number } : tuile { $slot }, { $habitats }, sur la face { $face }. Appuyez sur Entrée pour la placer.
hint-more = Appuyez sur H pour une autre proposition.
hint-none = Pas de conseil pour l’instant. Réessayez dans un moment.
hint-alone = Les conseils ne sont disponibles qu’en solo contre des bots, avec offres et aperçus affichés.
help-hint = demander conseil à un bot (en solo)

## The table: rounds, races, objective, log

rounds-title = Les tours et leurs animaux
round-button = Tour { $round } : { $animals }
round-empty = aucun animal
round-carried = { $count ->
    [one] { $count } animal reporté
   *[other] { $count } animaux reportés
  }
face-down = Face cachée
race-title = Animaux
race-now = Ce tour ({ $round })
race-round = Tour { $round }
race-none = Plus aucun animal.
race-no-aids = Les offres et les aperçus sont désactivés à cette table. À vous de compter.
race-draw = égalité
race-no-bid = –
race-second = 2e région
race-second-why = Au dernier tour, la deuxième plus grande région de chaque planète départage les offres à égalité.
race-margin = +{ $margin }
race-past = Tours passés
race-word-touching = en contact
race-word-apart = sans contact
race-word-most = le plus
race-legend-touching = en contact
race-legend-apart = sans contact
race-legend-most = plus de régions
race-gained = Vous prenez la tête.
race-tied = Vous revenez à égalité.
race-lost = Vous n’êtes plus en tête.
bid-button = { $animal } : { $name } offre { $bid }
gains-title = Ce que cette tuile change
gains-none = Aucune offre ne change
gains-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
objective-title = Votre objectif
objective-of = Objectif : { $name }
objective-show = Afficher
objective-hide = Masquer
objective-none = Partie pour débutants : chaque animal vaut 1 point.
objective-hidden = Les objectifs sont secrets.
objective-now = { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
objective-steps = Points selon les parcelles
objective-next = Encore { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
log-title = Journal
log-whole = Journal complet
log-look = Voir sur la planète
regions-none = Chez { $name }, la planète est encore vide.
spoken-aimed = Au-dessus de la face { $face }.
spoken-taken = La face { $face } est prise.

## The table: what happens

event-game-started = La partie { $game } commence.
event-round-opened = Tour { $round } : { $name } commence.
event-round-opened-you = Tour { $round } : vous commencez.
event-placed = { $name } place une tuile sur la face { $face }.
event-placed-you = Vous placez une tuile sur la face { $face }.
event-laid = { $name } place une tuile.
event-laid-you = Vous placez une tuile.
event-bot-fault = { $why ->
    [crash] { $name } a planté.
    [illegal-move] { $name } a choisi un coup interdit.
    [endless-thought] { $name } a réfléchi trop longtemps.
    [given-up] { $name } a échoué trop souvent dans cette partie.
    [busy] { $name } a dû attendre trop longtemps.
   *[missing] { $name } n’est pas sur ce serveur.
}
event-taken-back = { $name } annule son coup.
event-taken-back-you = Vous annulez votre coup.
event-awarded = { $animal } s’installe chez { $name }. { $reason }{ $by ->
    [second] , égalité départagée par la deuxième plus grande région
    [third] , égalité départagée par la troisième plus grande région
   *[best] { "" }
  }.
event-awarded-you = { $animal } s’installe chez vous. { $reason }{ $by ->
    [second] , égalité départagée par la deuxième plus grande région
    [third] , égalité départagée par la troisième plus grande région
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
event-left = { $name } quitte la table. Un bot prend le relais.
event-lapsed = Temps écoulé pour { $name }. Un bot prend le relais.
event-returned = { $name } est de retour.
event-resigned = { $name } abandonne. Un bot prend le relais.
event-end-wanted = { $wanted ->
    [yes] { $name } veut arrêter la partie.
   *[no] { $name } veut continuer à jouer.
  }
event-rematch-wanted = { $wanted ->
    [yes] { $name } veut une revanche.
   *[no] { $name } ne veut pas de revanche.
  }
event-game-over = { $how ->
    [agreed] Tout le monde est d’accord pour arrêter la partie.
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
reaction-oops = Oups !
reaction-thinking = Je réfléchis…
reaction-hurry = À vous de jouer !
reaction-thanks = Merci !
reaction-good-game = Belle partie !

## The table: life appears

life-title = La vie apparaît
life-next = Suivant
life-skip = { $count ->
    [one] Passer
   *[other] Tout passer ({ $count })
  }
life-reason = { $requirement } : { $bids }
life-bid = { $name } { $bid }
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
life-by-second = Égalité départagée par la deuxième plus grande région
life-by-third = Égalité départagée par la troisième plus grande région

## The table: back after a break

since-title = Pendant votre absence
since-moves = { $moves ->
    [0] Le tour s’est terminé.
    [one] { $moves } tuile a été placée.
   *[other] { $moves } tuiles ont été placées.
  }
since-end = Fermer

## The table: the end

end-you-won = Vous avez gagné !
end-won = { $name } a gagné
end-shared = Victoire partagée : { $names }
end-place = { $place ->
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
  }, { $points ->
    [0] à égalité de points, mais avec moins d’animaux
    [one] à { $points } point de la victoire
   *[other] à { $points } points de la victoire
  }.
end-by-cards = Égalité de points. Le plus grand nombre d’animaux l’emporte.
end-by-shared = Égalité de points et d’animaux. La victoire est partagée.
end-objective = Objectif : { $habitat }
end-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  }
end-rematch = Rejouer
end-no-rematch = Annuler la revanche
end-higher = Niveau supérieur : { $level }
end-lower = Niveau inférieur : { $level }
end-again = Revanche demandée par { $names }.
end-review = Analyse
end-replay = Voir le replay
end-share = Copier le lien du replay
end-copied = Lien copié
end-picture = Partager l’image
end-picture-text = Une partie de Twelvefold
end-picture-downloaded = L’image est dans vos téléchargements.
end-picture-failed = Ce navigateur n’a pas pu créer l’image.
end-record = Télécharger la partie
end-result = Voir le résultat
end-counting = Décompte final
end-podium = Podium
end-breakdown = Détail des points
end-areas = { $areas ->
    [one] { $areas } parcelle
   *[other] { $areas } parcelles
  }
end-total = Total
end-more = Plus
end-watch = Revoir le final
end-skip = Passer

## The table: photo mode

photo-title = Mode photo
photo-hint = Faites glisser pour tourner, pincez ou utilisez la molette pour zoomer.
photo-sky = Étoiles
photo-save = Enregistrer l’image

## The table: questions before what can’t be undone, and what became of one’s seat

confirm-close = Fermer cette table ?
    .text = Elle sera fermée pour de bon, et plus personne ne pourra la rejoindre.
    .yes = Fermer la table
    .no = La garder ouverte
confirm-remove = Retirer { $name } ?
    .text = { $status ->
        [playing] Un bot joue à sa place jusqu’à ce que quelqu’un s’y asseye.
       *[waiting] La place se libère pour toute personne qui a le lien.
      }
    .yes = Retirer
    .no = Laisser en place
confirm-give = Remplacer { $name } par un bot ?
    .text = { $bot } prend la suite, et { $name } ne pourra plus reprendre cette place.
    .yes = Remplacer
    .no = Attendre encore
invited-title = Vous découvrez Twelvefold ?
invited-tile = À chaque tour, prenez une tuile et placez-la sur votre planète.
invited-animal = Les animaux s’installent sur la planète qui leur convient le mieux.
invited-points = Attirez des animaux et remplissez votre objectif secret. Qui a le plus de points l’emporte.
invited-learn = Apprendre à jouer en deux minutes
confirm-resign = Abandonner cette partie ?
    .text = { $after ->
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
       *[some] Voter pour arrêter
      }
    .no = Continuer à jouer
removed-by = { $by ->
    [administrator] L’administrateur du serveur vous a retiré votre place.
    [bot] L’hôte a donné votre place à un bot.
   *[host] L’hôte vous a retiré votre place.
  }
removed-hint = { $seat ->
    [open] Vous pouvez continuer à regarder, ou vous rasseoir tant que la place est libre.
   *[taken] Vous pouvez continuer à regarder la partie.
  }
removed-closed = Plus personne ne peut jouer ici. Vous pouvez encore regarder les planètes.
removed-stay = Rester à la table
clock-left = { $seconds ->
    [one] Plus que { $seconds } seconde.
   *[other] Plus que { $seconds } secondes.
  }

## The table: menu, help, passing the device

menu-say = Dire un mot
menu-seats = Places
menu-hand-over = Céder la place ({ $name })
menu-hand-over-hint = La première personne à ouvrir ce lien obtient la place. Il sert une seule fois, pendant 24 heures au plus, et seulement jusqu’à la fin de la partie.
menu-only-here = Cette partie n’existe que sur cet appareil : personne d’autre ne peut la rejoindre.
menu-fill = Remplacer { $name } par un bot : { $bot }
menu-open = Libérer la place ({ $name })
take-over-title = Cette place est pour vous
take-over-hint = Quelqu’un vous cède sa place à cette table. Vous reprenez la partie là où elle en est.
take-over = Prendre la place
menu-leave = Quitter la partie
menu-end = Arrêter la partie
menu-play-on = Continuer à jouer
menu-resign = Abandonner
help-title = Touches et gestes
help-hands = Faites glisser pour tourner la planète, pincez pour zoomer. Faites glisser une tuile sur une face, ou touchez-la, puis la face. Molette, clic droit ou rotation à deux doigts : la tuile tourne. Touchez encore pour la placer.
help-take = prendre une tuile
help-aim = passer à une face voisine
help-turn = tourner la tuile
help-place = placer la tuile, puis valider
help-take-back = annuler
help-put-back = reposer la tuile, ou fermer
help-next = passer tout de suite à la suite
help-regions = lire à voix haute les régions de la planète
help-map = basculer entre carte et globe
help-help = afficher cette aide
help-play = lancer ou mettre en pause
help-step = reculer ou avancer d’un coup
help-round = reculer ou avancer d’un tour
help-ends = aller au début ou à la fin
help-mistake = erreur suivante ou précédente
help-better = montrer le meilleur coup ou le coup joué
help-option = montrer le coup joué ou l’un des meilleurs
curtain-title = Passez l’appareil à { $name }
curtain-why = Personne d’autre ne doit voir son objectif.
curtain-open = Je suis { $name }

## Replay

replay-title = Replay
replay-move = Coup { $move } sur { $moves }
replay-start = Début
replay-first = Aller au début
replay-last = Aller à la fin
replay-back = Reculer d’un coup
replay-on = Avancer d’un coup
replay-round-back = Reculer d’un tour
replay-round-on = Avancer d’un tour
replay-play = Lecture
replay-pause = Pause
replay-slider = Coups
replay-file = Ouvrir une partie enregistrée
replay-bad = Ce n’est pas une partie enregistrée valide : { $why }
replay-not-record = Ce n’est pas une partie enregistrée valide.
replay-none = Il n’y a pas de replay de cette partie.
replay-choose = Ouvrez une partie que vous avez enregistrée.

## Une analyse à plusieurs

shared-title = Analyser ensemble
shared-how = Toute personne qui ouvre ce lien suit l’analyse. Chacun peut explorer de son côté, puis revenir.
shared-no-server = Pour analyser ensemble, il faut un serveur, et cette page n’en a pas.
shared-only-players = Seules les personnes qui ont joué à cette table peuvent ouvrir le lien.
shared-link = Lien vers cette analyse
shared-people = Qui est là
shared-door =
    { $count ->
        [one] Analyser ensemble : { $count } personne présente
       *[other] Analyser ensemble : { $count } personnes présentes
    }
shared-you = { $name } (vous)
shared-guest = Sans nom
shared-you-lead = Vous guidez l’analyse
shared-leads = { $name } guide l’analyse
shared-away = reconnexion…
shared-looking = Vous explorez de votre côté
shared-follow = Suivre de nouveau
shared-pass = Passer la main
shared-pass-to = Passer la main à { $name }
shared-leave = Quitter
shared-full = Il n’y a plus de place dans cette analyse.
shared-came = { $name } vous rejoint.
shared-went = { $name } quitte l’analyse.

## Suites : les coups essayés à partir d’une position d’une partie terminée

line-try = Essayer des coups
line-count = Suites ({ $count })
line-list = Suites
line-title = Essai de coups
line-none = Aucune suite pour l’instant. Choisissez « Essayer des coups » à n’importe quel moment : vos coups sont gardés ici.
line-back = Revenir à la partie
line-after = Après le coup { $move }
line-go-on = Laisser jouer
line-redo = Rétablir
line-players = Qui joue
line-players-hint = Les bots ne savent que ce que leur place permet de savoir.
line-you = Vous
line-unnamed = Suite { $number }
line-from-game = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }, quitte la partie après le coup { $move }
line-from-line = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }, quitte { $name } après le coup { $move }
line-rename = Renommer { $name }
line-name = Nom de la suite
line-save = Enregistrer
line-delete = Supprimer { $name }
line-sure = Supprimer { $name } ?
    .text = Ses coups seront perdus.
    .yes = Supprimer
    .no = Garder
line-compare = Comparer
line-left = À gauche
line-right = À droite
line-game = La partie
line-animals = Animaux { $points }
line-objective = Objectif { $points }
line-wins = Gagne { $chance }
line-share = Copier le lien
line-file = Enregistrer un fichier
line-full = Il n’y a plus de place pour une autre suite. Supprimez-en une pour garder vos coups.

## Plans : les tuiles essayées pendant une partie, que personne d’autre ne voit

plan-title = Essai de tuiles
plan-back = Revenir à la table
plan-private = Vous seul voyez ceci
plan-spoken = Personne d’autre ne voit vos essais. La partie continue pendant ce temps.
plan-list = Plans
plan-none = Aucun plan pour l’instant. Posez une tuile : votre plan est gardé ici jusqu’à la fin de la partie.
plan-hint = Vous seul les voyez. Ils sont gardés jusqu’à la fin de la partie.
plan-begin = Nouveau plan
plan-unnamed = Plan { $number }
plan-about = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, sur la planète de { $name }
plan-now = Comme maintenant
plan-same = Les deux ont les mêmes offres.
plan-wins = gagnerait

## Reviews: verdicts; why a move is better; what luck decided

review-title = Analyse
review-chart = Chances de gagner
review-steps = Chances et coups
review-row = Coup { $move }, { $name } : { $verdict }
review-start = Parcourez la partie avec les flèches ou les boutons, ou touchez le graphique.
review-waiting = Pas encore analysé. Un instant…
review-progress = Analyse du coup { $move } sur { $moves }
review-failed = Un problème est survenu : l’analyse n’est pas complète.
review-done = Toute la partie est analysée.
review-refused = Cette partie ne peut pas être analysée : { $why }
review-again = Réessayer
review-where = Tour { $round } · coup { $move }
review-options = Coups à comparer
review-why = Pourquoi il est meilleur
review-placement = tuile { $slot }, face { $face }
review-best = Le meilleur
review-other = Autre coup
review-played = Joué
review-luck-of = { $of ->
    [pile] Nouvelles tuiles : { $name } { $change }
    [animals] Animal révélé : { $name } { $change }
   *[deal] Mise en place : { $name } { $change }
  }
review-moments = Ce qui a compté le plus
review-moments-none = Aucun coup ni aucune pile n’a vraiment changé cette partie.
review-moment-move = { $name } : { $verdict }
review-moment-luck = { $of ->
    [pile] Tuiles heureuses : { $name }
   *[animals] Animal heureux : { $name }
  }
review-round = Tour { $round }
review-skill = Chance et talent
review-luck = chance
review-play = jeu
review-skill-later = S’affiche dès que tous les coups sont analysés.
review-won = Gagnée
review-lost = Perdue
review-shared = Victoire partagée
review-sum = Part égale { $even }, chance { $luck }, jeu { $play }
review-accuracy = Précision
review-error = Perte par décision
review-level = Joué comme
review-revealed = Tout révélé
review-revealed-hint = Juge chaque coup comme si les tuiles à venir, les animaux cachés et tous les objectifs avaient été connus.
review-next-mistake = Erreur suivante
review-summary = Bilan
review-step = { $name } : { $verdict }, { $chance } de chances de gagner.
review-step-loss = { $name } : { $verdict }, chances de gagner de { $before } à { $after }.
review-step-better = À l’écran : { $placement }, { $chance } de chances de gagner.
review-retry = Rejouer mes erreurs
verdict-best = le meilleur
verdict-good = bon
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
verdict-forced = sans enjeu
reason-apart = La face { $face } garde ses distances ({ $habitat } sans contact avec { $other }) : { $animal } { $before } → { $after }
reason-touching = La face { $face } agrandit la région ({ $habitat } en contact avec { $other }) : { $animal } { $before } → { $after }
reason-most = La face { $face } ajoute une région ({ $habitat }) : { $animal } { $before } → { $after }
reason-room = La face { $face } laisse de meilleures chances : { $animal } { $before } → { $after }
reason-denial = Moins pour { $name } : { $animal } { $before } → { $after }
reason-objective = Objectif { $points }
luck-deal = mise en place
luck-pile = tuiles
luck-animals = animaux
mistake-objective-dropped = Objectif abandonné trop tôt
    .what = Vous avez ajouté moins de parcelles pour votre objectif, alors que ses points restaient à portée.
    .advice = Avant de passer à autre chose, comptez les parcelles qui manquent jusqu’au prochain palier.
mistake-objective-chased = Objectif à tout prix
    .what = Vous avez ajouté des parcelles pour votre objectif, mais un animal valait plus.
    .advice = Un animal rapporte jusqu’à 2 points : visez-le si le prochain palier de votre objectif est encore loin.
mistake-habitats-touch = Contact malvenu
    .what = Votre région s’est retrouvée en contact avec le milieu à éviter : elle ne comptait plus pour un animal.
    .advice = Avant de placer une tuile, vérifiez chaque arête : met-elle en contact des milieux qu’un animal veut séparés ?
mistake-regions-joined = Régions réunies
    .what = Votre tuile a agrandi une région existante, alors qu’une région de plus aurait compté.
    .advice = Quand un animal demande le plus de régions, laissez un écart entre elles.
mistake-region-scattered = Milieu dispersé
    .what = Vous avez commencé une nouvelle région, alors que la plus grande pouvait s’étendre.
    .advice = Pour la plupart des animaux, seule votre plus grande région compte. Tournez la tuile pour retrouver le même milieu des deux côtés de l’arête.
mistake-region-closed-in = Région enfermée
    .what = Vous avez laissé à votre région moins de côtés libres pour s’étendre.
    .advice = Gardez des faces libres à côté des régions que vous voulez agrandir.
mistake-tile-left = Bonne tuile laissée à un rival
    .what = Avec la tuile que vous avez laissée, un rival peut offrir plus pour un animal.
    .advice = Avant de choisir, regardez qui joue après vous et quelle tuile l’arrangerait.
mistake-rival-unopposed = Animal cédé sans lutter
    .what = Vous pouviez offrir plus pour un animal et compliquer la tâche d’un rival.
    .advice = Inutile de gagner tous les animaux : en cas d’égalité, votre rival ne l’obtient pas non plus.
mistake-animal-missed = Animal à portée manqué
    .what = Vous pouviez faire plus pour un animal de ce tour ou du suivant.
    .advice = Avant chaque coup, comparez toutes les offres pour les animaux de ce tour et du suivant.
mistake-animal-forgotten = Animal à venir oublié
    .what = Vous pouviez déjà préparer l’arrivée d’un animal d’un tour plus lointain.
    .advice = Choisissez deux ou trois animaux à venir, et faites en sorte que chaque tuile serve au moins l’un d’eux.
mistake-misplaced = Bonne tuile, mauvais endroit
    .what = La même tuile valait plus sur une autre face ou tournée autrement.
    .advice = Essayez la tuile sur plusieurs faces et dans plusieurs orientations avant de la placer.
mistakes-title = Vos erreurs
mistakes-games = { $count ->
    [one] Une partie analysée
   *[other] { $count } parties analysées
  }
mistakes-empty = Terminez une partie et ouvrez son analyse. Vos erreurs restent ici, pour que vous puissiez réessayer.
mistakes-play = Jouer une partie
mistakes-unreviewed = Certaines de vos parties n’ont pas encore été analysées.
mistakes-review = { $count ->
    [one] Analyser la dernière partie
   *[other] Analyser les { $count } dernières parties
  }
mistakes-reviewing = Analyse de la partie { $game } sur { $games }
mistakes-stop = Arrêter
mistakes-kinds = Ce qui vous échappe le plus souvent
mistakes-flawless = Aucune erreur dans ces parties. Bien joué !
mistakes-retry-all = Tout rejouer
mistakes-retry = Réessayer
mistakes-retry-kind = Réessayer : { $kind }
mistakes-left = { $count ->
    [one] 1 à résoudre
   *[other] { $count } à résoudre
  }
mistakes-all-solved = Tout est résolu
mistakes-count = { $count ->
    [one] une fois
   *[other] { $count } fois
  }
mistakes-other = Autres erreurs
mistakes-trend = Votre jeu en ce moment
mistakes-latest = Moyennes de vos dernières parties. Chaque point est une partie.
mistakes-seats = Joueurs
mistakes-all = Toutes
mistakes-accuracy = Précision
    .hint = 100 % : que des meilleurs coups
mistakes-error = Perte par décision
    .hint = Chances de gagner abandonnées
mistakes-luck = Chance
    .hint = Ce que tuiles et animaux ont donné
mistakes-change = { $change } par rapport à avant
mistakes-line = Dernières parties : { $values }
mistakes-step = Exercice { $number } sur { $count }
mistakes-round = Tour { $round }
mistakes-leave = Quitter les exercices
mistakes-task = Ici, votre coup a réduit vos chances de gagner de { $loss }. Trouvez mieux.
mistakes-judging = Vérification de votre coup…
mistakes-same = C’est le coup que vous avez joué dans la partie.
mistakes-closer = Mieux que dans la partie, mais il y a un coup plus fort.
mistakes-wrong = Ce n’est pas mieux que votre coup dans la partie.
mistakes-good = Bon coup !
mistakes-best = C’est le meilleur coup !
mistakes-solution = Voici le meilleur coup.
mistakes-gap = Meilleur coup : { $before }. Celui-ci : { $after }.
mistakes-gain = Vos chances de gagner : { $before } → { $after }
mistakes-again = Réessayer
mistakes-check = Vérifier encore
mistakes-show = Voir la solution
mistakes-next = Suivant
mistakes-finish = Terminer
mistakes-other-move = Essayer un autre coup
mistakes-none = Il n’y a rien à réessayer ici.
mistakes-over = Vous avez trouvé un bon coup dans { $solved } positions sur { $count }.
mistakes-once-more = Recommencer

## Puzzles: the screen, its card on the home screen, themes

puzzle-title = Problème
puzzle-daily = Problème du jour
puzzle-task = Trouvez le placement qui vous donne les meilleures chances de gagner.
puzzle-outcome = Résultat
puzzle-right = Bien joué !
puzzle-wrong = Pas tout à fait.
puzzle-shown = Solution :
puzzle-result = Vos chances de gagner : { $best }. Avec tout autre placement, { $second } au plus.
puzzle-missed = Vos chances de gagner : { $chance }. Un autre placement vous donne { $best }.
puzzle-why = Pourquoi c’est mieux que le coup joué dans la partie ({ $chance }) :
puzzle-why-own = Pourquoi c’est mieux que votre placement ({ $chance }) :
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-rating = Votre cote : { $rating }
puzzle-about = Problème { $name } · cote { $rating }
puzzle-theme = Thème
puzzle-theme-any = Tous les thèmes
puzzle-unknown = Ce problème n’existe pas.
puzzle-all-tried = Vous avez essayé tous les problèmes.
puzzle-theme-tried = Vous avez essayé tous les problèmes de ce thème.
# Limit: 36
puzzle-missed-again = Refaire les problèmes ratés
# Limit: 24
puzzle-start-over = Recommencer
puzzle-card-new = Un placement décide de la partie
puzzle-card-solved = Résolu aujourd’hui
puzzle-card-more = Plus de problèmes
puzzle-theme-apart = Sans contact
puzzle-theme-touching = En contact
puzzle-theme-most = Le plus de régions
puzzle-theme-room = Meilleures chances
puzzle-theme-denial = Contrer un rival
puzzle-theme-objective = Objectif

## The rulebook: its page and the links to it

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
rules-aim = But du jeu
rules-aim-planet = Vous façonnez une planète. À chacun des douze tours, vous y placez une tuile. À partir du tour 3, des animaux cherchent un foyer et s’installent là où ils se plaisent le mieux.
rules-aim-win = Après douze tours, votre planète est complète. Vous gagnez si elle est le meilleur foyer, pour les animaux comme pour un milieu secret.
rules-aim-ours = Voici les règles avec nos propres mots. Là où les règles imprimées ne disent rien ou changent d’une édition à l’autre, nous avons dû trancher. Ces points portent la mention { rules-ours }.
rules-words = Vocabulaire
rules-word = Terme
rules-meaning = Définition
rules-word-habitat = milieu naturel
rules-meaning-habitat = Océan, forêt, désert, montagne ou glacier.
rules-word-planet = planète
rules-meaning-planet = Un dodécaèdre à 12 faces. Chaque face reçoit une tuile.
rules-word-tile = tuile
rules-meaning-tile = Un continent : un pentagone de cinq parcelles. La boîte en contient 50.
rules-word-area = parcelle
rules-meaning-area = Un triangle d’une tuile. Une planète complète en compte 60.
rules-word-region = région
rules-meaning-region = Toutes les parcelles reliées d’un même milieu. Une parcelle isolée est aussi une région.
rules-word-animal = animal
rules-meaning-animal = Une carte avec une condition d’accueil et un milieu, indiqué par la couleur du cadre. La boîte en contient 45.
rules-word-objective = objectif
rules-meaning-objective = Une carte secrète avec un milieu. À la fin, elle rapporte des points pour les parcelles de ce milieu sur votre planète.
rules-word-seat = place
rules-meaning-seat = Une place à la table. Les places sont numérotées dans le sens horaire : votre voisin de gauche a la suivante. Les programmes comptent à partir de 0.
rules-word-round = tour
rules-meaning-round = Tout le monde place une tuile, puis la vie apparaît. Une partie dure 12 tours.
rules-word-offer = tuiles visibles
rules-meaning-offer = Les tuiles du tour, face visible, que personne n’a encore prises.
rules-word-bid = offre
rules-meaning-bid = Ce qu’une planète offre à un animal, en un nombre.
rules-touch = Ce qui se touche
rules-touch-edge = Deux parcelles se touchent si elles ont un côté en commun : côte à côte sur une tuile, ou de part et d’autre de l’arête entre deux faces. Deux parcelles qui ne se rejoignent que par un coin ne se touchent pas { rules-ours }.
rules-touch-three = Sur une planète complète, chaque parcelle en touche exactement trois autres.
rules-picture-contacts = Quatre paires de forêts. De part et d’autre de l’arête entre deux faces, et côte à côte sur une tuile, elles se touchent. Par un coin et à travers le centre d’une tuile, elles ne se touchent pas.
rules-contact-edge = Par une arête
rules-contact-tile = Sur une tuile
rules-contact-corner = Par un coin
rules-contact-middle = Par le centre
rules-contact-yes = Elles se touchent.
rules-contact-no = Elles ne se touchent pas.
rules-regions = Régions
rules-regions-grow = Les parcelles d’un même milieu qui se touchent forment une région. Elle peut s’étendre de tuile en tuile, tout autour de la planète.
rules-picture-regions = Une planète avec huit tuiles et quatre faces libres. Ses trois forêts sont marquées. Elles ont 8 parcelles, 4 parcelles et 1 parcelle.
rules-regions-title = Trois forêts
rules-regions-caption = Parcelles : 8, 4 et 1
rules-regions-map = Une carte à plat découpe la planète : une région peut donc continuer ailleurs sur la carte. Un bord en pointillé montre où. Si la suite est loin, une petite lettre indique sa face.
rules-regions-example = Sur l’image, la forêt de 8 s’étend sur les faces c, b et g, et la forêt de 4 sur d et i. La parcelle de forêt seule sur a ne rejoint la forêt de 8 que par un coin : c’est une région à part.
rules-setup = Mise en place
rules-setup-players = Le jeu est prévu pour 2 à 4 joueurs. Chacun commence avec une planète vide.
rules-setup-tiles = Mélangez les 50 tuiles et formez dix piles de cinq, face cachée, une pour chacun des tours 1 à 10. Les piles 11 et 12 se remplissent en cours de partie.
rules-setup-animals = Mélangez les 45 animaux et disposez-en 20, face visible, sous les tours, comme ci-dessous. Laissez les 25 autres dans la boîte, sans les regarder.
rules-setup-objectives = Distribuez en secret un objectif différent à chaque joueur. Laissez les autres dans la boîte, sans les regarder.
rules-setup-first = La personne la plus jeune commence. À l’écran, l’hôte choisit qui commence, ou le hasard décide { rules-ours }.
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
rules-round-token = Le jeton Premier joueur passe à gauche.
rules-placing = Placer les tuiles
rules-placing-take = Révélez les cinq tuiles du tour. En commençant par le premier joueur et dans le sens horaire, chacun prend l’une des tuiles restantes et la place sur n’importe quelle face libre de sa planète, dans l’une des cinq orientations.
rules-placing-free = Aucun raccord n’est imposé, et une tuile n’a pas à en toucher une autre. Une fois placée, une tuile ne bouge plus { rules-ours }.
rules-picture-rotations = Une tuile dans ses cinq orientations, chaque fois tournée de 72° de plus dans le sens antihoraire.
rules-leftovers = Les tuiles restantes
rules-leftovers-piles = Les tuiles que personne n’a prises vont face cachée sur la pile 11 jusqu’à ce qu’elle en compte cinq, puis sur la pile 12, jusqu’à cinq aussi. Les suivantes quittent la partie, comme celles qui restent aux tours 11 et 12.
rules-leftovers-order = Les tuiles restantes rejoignent une pile dans l’ordre où elles ont été révélées. Celles des piles 11 et 12 sont révélées plus tard dans l’ordre de leur arrivée { rules-ours }.
rules-life = La vie apparaît
rules-life-look = À partir du tour 3, une fois que tout le monde a placé une tuile, examinez un à un les animaux sous le tour. Chaque planète fait une offre, et la meilleure offre remporte la carte.
rules-token = Qui commence ensuite
rules-token-left = Le joueur à gauche du premier joueur commence le tour suivant.
rules-requirements = Ce que demandent les animaux
rules-requirements-three = Chaque animal a un milieu et demande l’une de ces trois choses. L’offre d’une planète mesure à quel point elle y répond.
rules-requirement = L’animal demande
rules-requirement-bid = La planète offre
rules-requirement-most = **le plus de régions**
rules-requirement-most-bid = le nombre de ses régions du milieu de l’animal
rules-requirement-touching = une région **en contact** avec un autre milieu
rules-requirement-touching-bid = la taille de sa plus grande région du milieu de l’animal qui touche au moins une parcelle de l’autre milieu
rules-requirement-apart = une région **sans contact** avec un autre milieu
rules-requirement-apart-bid = la taille de sa plus grande région du milieu de l’animal qui ne touche aucune parcelle de l’autre milieu
rules-requirements-size = La taille d’une région est son nombre de parcelles. Une face libre ne touche rien.
rules-most = Le plus de régions
rules-most-example = Le **panda** demande le plus de régions de forêt. Chaque région compte pour 1, même la plus petite. Cette planète a quatre forêts : elle offre 4.
rules-picture-most = Une planète avec quatre forêts, marquées et comptées : elle offre 4 au panda.
rules-most-caption = Le plus de régions de forêt : 4
rules-touching = En contact
rules-touching-example = Le **renard** demande une forêt en contact avec un glacier. Toucher une seule parcelle de glacier suffit : toute la forêt compte. Sur cette planète, la plus grande forêt en contact avec un glacier a 9 parcelles : la planète offre 9.
rules-picture-touching = La même planète. Sa plus grande forêt en contact avec un glacier est marquée : la planète offre 9 au renard.
rules-touching-caption = Forêt en contact avec un glacier : 9 parcelles
rules-apart = Sans contact
rules-apart-example = L’**écureuil** demande une forêt sans contact avec un glacier. Peu importe ce qu’elle touche d’autre. Sur cette planète, la plus grande forêt sans contact avec un glacier a 6 parcelles : la planète offre 6.
rules-picture-apart = La même planète. Sa plus grande forêt sans contact avec un glacier est marquée : la planète offre 6 à l’écureuil.
rules-apart-caption = Forêt sans contact avec un glacier : 6 parcelles
rules-award = Qui remporte l’animal
rules-award-best = La meilleure offre remporte la carte si elle est d’au moins 1 et que personne d’autre n’offre autant.
rules-award-itself = Seules comptent les régions qui remplissent elles-mêmes la condition. Si votre plus grande forêt ne la remplit pas, la deuxième peut quand même compter { rules-ours }. Sur la planète ci-dessus, la plus grande forêt touche un glacier : pour l’écureuil, c’est donc la forêt de 6 qui compte.
rules-ties = Égalités
rules-ties-carried = Si la meilleure offre est à égalité, ou si personne ne fait d’offre { rules-ours }, personne n’obtient la carte. Elle est reportée : elle attend au bas de la colonne du tour suivant, et l’on décide de nouveau à la fin de ce tour.
rules-last-round = Égalités au dernier tour
rules-last-round-why = Après le tour 12, il n’y a plus de tour suivant où reporter une carte.
rules-last-round-most = Pour **le plus de régions**, en cas d’égalité, la carte est écartée : elle retourne dans la boîte.
rules-last-round-second = Pour **en contact** et **sans contact**, les joueurs à égalité comparent leur deuxième plus grande région qui remplit la condition. La plus grande l’emporte, et les joueurs qui ont moins sont éliminés. Ceux qui restent à égalité comparent leur troisième. Une région manquante compte pour 0. Si l’égalité persiste, la carte est écartée.
rules-last-round-none = Un animal qui ne reçoit aucune offre est écarté.
rules-last-round-ours = Certaines éditions demandent seulement si un joueur remplit la condition une deuxième fois, d’autres dans quelle mesure. Nous comparons les tailles { rules-ours }.
rules-picture-fox = Deux planètes au tour 12. Ada et Béa ont chacune une forêt de 9 parcelles en contact avec un glacier. Béa en a une deuxième, de 5 parcelles.
rules-ada = Ada
rules-bea = Béa
rules-ada-caption = 9, mais pas de deuxième forêt
rules-bea-caption = 9, puis 5 : le renard va chez Béa
rules-last-round-example = Le renard demande une forêt en contact avec un glacier. Ada et Béa offrent toutes deux 9. Béa a une deuxième forêt en contact avec un glacier, de 5 parcelles. Ada a aussi une forêt de 6, mais elle ne touche aucun glacier : elle ne compte pas. Le renard s’installe chez Béa. À un tour précédent, il aurait attendu.
rules-known = Ce qui est visible ou caché
rules-known-open = À tout moment, chacun peut regarder toutes les planètes, tous les animaux face visible et toutes les cartes remportées. Restent cachés :
rules-known-piles = les piles non encore révélées et les cartes dans la boîte ;
rules-known-objectives = les objectifs des autres joueurs, jusqu’à la fin ;
rules-known-mystery = les animaux face cachée, dans la variante Animaux surprise.
rules-known-leftovers = Tout le monde a vu les tuiles parties face cachée sur les piles 11 et 12. Inutile de les retenir : Twelvefold les montre.
rules-end = Fin de la partie
rules-end-score = Après le tour 12, on révèle les objectifs. Vous marquez des points pour votre objectif et pour vos animaux.
rules-objective = L’objectif
rules-objective-step = Comptez sur votre planète les parcelles du milieu de votre objectif. Vous marquez les points du plus haut palier atteint : celui-là seul, pas la somme. Sous le premier palier, vous marquez 0.
rules-objective-table = Parcelles nécessaires
rules-scoring = Les animaux
rules-scoring-animals = Chaque animal rapporte 2 points, ou seulement 1 si son milieu est celui de votre objectif. Les animaux comptent, que vous ayez atteint un palier ou non.
rules-winner = Qui gagne
rules-winner-points = Le plus grand nombre de points l’emporte. En cas d’égalité, le plus grand nombre de cartes Animal décide. Si l’égalité persiste, la victoire est partagée.
rules-variants = Deux variantes
rules-variants-combine = Jouez l’une, l’autre ou les deux à la fois.
rules-beginner = Débutants
rules-beginner-how = Pas d’objectifs. Chaque animal vaut 1 point.
rules-mystery = Animaux surprise
rules-mystery-lie = Placez deux des 20 animaux sous chacun des tours 3 à 12, l’un face visible, l’autre face cachée.
rules-mystery-turn = À la fin de chacun des tours 1 à 10, après l’attribution, révélez l’animal caché deux tours plus loin : celui du tour 3 à la fin du tour 1, et ainsi de suite jusqu’à celui du tour 12 à la fin du tour 10.
rules-box = La boîte
rules-box-data = Certaines cartes imprimées sont connues avec certitude ; nous avons dû reconstituer les autres. C’est pourquoi la boîte est faite de données, pas de code. Si vous possédez le jeu, vous pouvez saisir vos propres tuiles et cartes : la page boxes.md de la documentation explique comment.
rules-box-standard = Dans la boîte standard, chaque milieu a neuf animaux : un demande **le plus de régions**, quatre une région **en contact** et quatre une région **sans contact**, une fois avec chacun des autres milieux. Il y a 2 tuiles pour chaque paire de milieux et 3 pour chaque trio.

## Typed lines: the words that ask for something, with commas between them; the first is the usual one
## Every language has its own, and the English ones work as well. `.does` says what comes of it.

grammar-planet = planète, planete
    .does = votre planète, face par face ; ajoutez un numéro pour celle d’un autre joueur, comme p 2
grammar-regions = régions, région
    .does = les régions de votre planète ; ajoutez un numéro pour celles d’un autre joueur
grammar-face = face
    .does = une face, arête par arête ; ajoutez un numéro pour celle d’un autre joueur, comme g 2
grammar-animals = animaux, animal, offres
    .does = les animaux qui attendent et l’offre de chaque planète ; ajoutez un numéro pour un seul tour, comme z 5
grammar-offer = tuiles, tuile
    .does = les tuiles visibles
grammar-objective = objectif
    .does = votre objectif et votre progression
grammar-status = situation, tour
    .does = le tour, qui joue et les animaux de chacun
grammar-log = journal, coups
    .does = ce qui s’est passé à ce tour et au précédent
grammar-undo = reposer, annuler, retour
    .does = reposer la tuile que vous avez en main
grammar-hint = conseil
    .does = ce que ferait un bon bot
grammar-help = aide
    .does = cette liste
grammar-quit = quitter, fin
    .does = quitter la partie
grammar-do-place = placer la tuile 3 sur la face g, tournée de 1 ; Entrée valide
grammar-do-try = ce que cela changerait
grammar-do-turns = ce que changerait chaque orientation de la tuile 3 sur la face g
grammar-do-tile = les cinq milieux de la tuile 3
grammar-faces = Les faces vont de a à l : a est le pôle Nord, b à f l’anneau qui l’entoure, g à k l’anneau autour du pôle Sud, et l le pôle Sud.
grammar-rotations = Les orientations vont de 0 à 4, dans le sens antihoraire. À l’orientation 0, le premier milieu d’une tuile pointe vers le pôle le plus proche. Sur a, il pointe vers b ; sur l, vers g.
grammar-wrong-word = Je ne connais pas « { $text } ». Tapez ? pour l’aide.
grammar-wrong-tile = Une tuile est un chiffre de 1 à 5, comme dans 3g1, pas « { $text } ».
grammar-wrong-face = Une face est une lettre latine de a à l, comme dans 3g1, pas « { $text } ».
grammar-wrong-rotation = Une orientation est un chiffre de 0 à 4, comme dans 3g1, pas « { $text } ».
grammar-wrong-tile-first = Un coup commence par le numéro de sa tuile, comme dans 3g1, pas par « { $text } ».
grammar-wrong-seat = Il n’y a pas de joueur « { $text } » à cette table.
grammar-wrong-round = Un tour est un nombre de 1 à 12, pas « { $text } ».
grammar-wrong-extra = « { $text } » est de trop : retirez-le.
grammar-wrong-long = Cette ligne est trop longue. Tapez ? pour l’aide.

## What is said of the game, in a terminal and by the page to those who do not see it

spoken-help-line = { $typed } : { $does }
spoken-turn = Tour { $round } sur { $rounds } : à vous de jouer.
spoken-confirm = Appuyez sur Entrée pour placer la tuile, ou tapez un autre coup.
spoken-put-back = { $move } : tuile reposée.
spoken-free = Faces libres : { $faces }.
spoken-face = Chez { $name }, face { $face } :
spoken-edge = { $habitat } vers { $face }
spoken-edge-joins = { $habitat } vers { $face }, avec raccord
spoken-edge-alone = Vers { $face } : { $habitat }, rien au-delà.
spoken-edge-beside = Vers { $face } : { $habitat }, { $beyond } au-delà.
spoken-open = Vers { $face } : libre, rien au-delà.
spoken-open-beside = Vers { $face } : libre, { $beyond } au-delà.
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
spoken-race-none = Tour { $round } : { $animal }. { $requirement }. Aucune offre pour l’instant.
spoken-has = { $name } a { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  } : { $animals }.
spoken-has-none = { $name } n’a encore aucun animal.
spoken-lies = { $move } donnerait { $edges }.
spoken-brings = { $move } ferait passer { $changes }.
spoken-brings-nothing = { $move } ne changerait aucune offre.
spoken-change = { $animal } de { $before } à { $after }
spoken-change-objective = objectif { $habitat } de { $before } à { $after }
spoken-then = { $animals } : { $name } prendrait la tête.
spoken-then-nobody = { $animals } : personne ne serait en tête.
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

typed-title = Coups et questions au clavier
typed-line = Tapez un coup ou une question
typed-hint = 3g1 place la tuile 3 sur la face g, tournée de 1. Tapez ? pour l’aide. Échap quitte la ligne.
typed-open = Taper un coup ou une question
typed-said = Annonces
spoken-held = Tuile placée. Entrée valide, U annule.
spoken-nothing-back = Rien à reposer ni à annuler.
spoken-waits = Tour { $round } : { $animal }. { $requirement }.
help-type = taper un coup ou une question
settings-typing = Afficher une ligne pour taper coups et questions

## The game in a terminal

cli-text-welcome = { $variant }. Vous êtes { $name } et jouez contre { $rivals }.
cli-text-ask-for-help = Tapez ? pour l’aide.
cli-text-prompt = Votre coup :
cli-text-prompt-held = Entrée place { $move } :
cli-text-nothing-held = Vous n’avez pas de tuile en main. Les tuiles placées ne bougent plus.
cli-text-hint = Proposition : { $move }, { $chance } de chances de gagner
cli-text-hint-others = Autres propositions : { $moves }
cli-text-kept = Votre partie est enregistrée dans { $file }.
cli-text-go-on = Pour la reprendre : { $command }
cli-text-bad-record = { $file }:{ $line }: { $why }
cli-text-is-over = la dernière partie enregistrée dans { $file } est terminée : lancez-en une nouvelle sans --resume
cli-no-level = le niveau { $level } n’existe pas : choisissez parmi { $levels }
cli-play-not-in-text = { $option } ne fonctionne que dans le navigateur : retirez cette option, ou retirez --text
cli-play-only-in-text = { $option } ne fonctionne que dans le terminal : ajoutez --text
cli-play-not-resumed = { $option } ne fonctionne que pour une nouvelle partie : retirez cette option, ou retirez --resume

## The lesson: what is said while one learns on a real table

lesson-title = Leçon
lesson-leave = Quitter la leçon
lesson-restart = Recommencer
lesson-ways = Quitter ou recommencer
lesson-back = Retour à l’invitation
lesson-ask-leave = Quitter la leçon ?
    .text = Votre progression est enregistrée. Reprenez quand vous voulez depuis l’accueil.
    .yes = Quitter
    .no = Continuer la leçon
lesson-ask-restart = Recommencer la leçon ?
    .text = Vous perdrez votre progression dans la leçon et la partie en cours.
    .yes = Recommencer
    .no = Continuer la leçon
lesson-way = Étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-show = Voir comment
lesson-play-on = Continuer à jouer
lesson-hurry = Jouer plus vite
lesson-wait = { $bot } choisit une tuile…
lesson-wait-task = Placez la tuile que vous voulez.
lesson-welcome = Bienvenue ! Voici votre planète : douze faces à remplir en douze tours. Les animaux s’installent là où ils se plaisent le mieux. { $bot } les veut aussi, mais le premier sera pour vous.
lesson-take = Une tuile a cinq parcelles, et chaque parcelle est un milieu. Le premier animal en cherche surtout un : { $habitat }. Prenez l’une des tuiles qui en ont le plus.
    .keys = Touches : 1 à 5
lesson-take-other = Cette tuile en a moins que d’autres. Touchez-en une qui en a plus.
lesson-aim = Choisissez maintenant une face et touchez-la. Toutes conviennent : rien n’a besoin de se raccorder.
    .keys = Touches : flèches
lesson-turn = Maintenant, tournez la tuile avec l’une des flèches rondes sous votre planète.
    .keys = Touches : Q et E
lesson-place = Cela vous plaît ? Appuyez sur « Placer ».
    .keys = Touche : Entrée
lesson-again = Vous avez reposé la tuile. Prenez-en une pour continuer.
lesson-laid = Et voilà ! Vous avez un instant pour annuler. Ensuite, { $bot } place une tuile sur sa propre planète.
lesson-regions = Les parcelles d’un même milieu qui se touchent forment une région, même entre deux tuiles. Les coins ne comptent pas. Tenez une tuile au-dessus de votre planète pour voir la taille de ses régions.
lesson-grow = Une grande région rapporte gros, alors faites-en grandir une. Les parcelles se relient là où un même milieu se trouve des deux côtés d’une arête.
lesson-task-region = À vous : formez une région d’au moins { $goal ->
    [one] { $goal } parcelle
   *[other] { $goal } parcelles
  }. Milieu : { $habitat }.
lesson-task-bid = À vous : placez une tuile pour que votre offre soit d’au moins { $goal }.
lesson-task-win = { $bot } offre { $other }. Offrez au moins { $goal }, et l’animal est à vous.
lesson-missed-region = { $value ->
    [one] Cela ne ferait qu’une région de { $value } parcelle. La tuile vous revient : réessayez.
   *[other] Cela ne ferait qu’une région de { $value } parcelles. La tuile vous revient : réessayez.
  }
lesson-missed-bid = Votre offre ne serait que de { $value }. La tuile vous revient : réessayez.
lesson-shown = Voici une solution : la tuile est au-dessus de la bonne face, dans le bon sens. Placez-la.
lesson-solved-region = { $value ->
    [one] Bravo ! Vous avez une région de { $value } parcelle.
   *[other] Bravo ! Vous avez une région de { $value } parcelles.
  }
lesson-passed-region = Tuile placée. Pas d’inquiétude : les régions grandissent tuile après tuile, et vous avez tout le temps.
lesson-solved-bid = Bravo ! Votre offre est de { $value }.
lesson-passed-bid = Tuile placée. Pas d’inquiétude : d’autres animaux viendront.
lesson-animals = Désormais, des animaux arrivent à la fin de chaque tour. Le prochain : { $animal }. Il demande : { $requirement }. Il s’installe sur la planète qui offre le plus.
lesson-bid = Chaque planète fait une offre à l’animal ; la vôtre s’affiche en premier. Sur la ligne { $animal }, touchez votre nombre : les régions qui comptent s’illuminent.
lesson-most = { $animal } demande le plus de régions d’un milieu : { $habitat }. Leur taille ne compte pas. Des parcelles qui ne se touchent pas sont des régions distinctes.
lesson-touching = { $animal } demande : { $requirement }. Votre offre est la taille de votre plus grande région qui touche l’autre milieu. Un seul contact suffit.
lesson-apart = { $animal } demande : { $requirement }. Votre offre est la taille de votre plus grande région qui ne touche pas l’autre milieu. Un seul contact suffit à l’exclure ; une face libre ne touche rien.
lesson-life-yours = { $animal } s’installe chez vous ! Vous offriez { $value }, { $bot } offrait { $other }.
lesson-life-theirs = { $animal } s’installe chez { $bot }. Vous offriez { $value }, { $bot } offrait { $other }. Bien d’autres animaux viendront.
lesson-life-waits = { $animal } ne s’installe encore chez personne. Les offres étaient de { $value } et de { $other } : la carte passe au tour suivant.
lesson-tie-seen = Égalité pour { $animal } : les deux offres étaient de { $value }, alors personne n’obtient la carte. Elle passe au tour suivant, où chacun refait une offre.
lesson-tie-picture = Deux offres de 4 : la carte passe du tour 6 au tour 7.
lesson-objective = Voici votre objectif secret : { $habitat }. { $areas } parcelles de ce milieu rapportent { $points } points à la fin, et davantage si vous en avez plus. Un animal vaut 2 points, ou seulement 1 s’il vit dans ce milieu.
lesson-objective-secret = Tout le monde a un objectif secret : finir avec beaucoup de parcelles d’un milieu précis.
lesson-free = { $rounds ->
    [one] Maintenant, vous connaissez le jeu ! Il reste { $rounds } tour : faites de votre planète le meilleur foyer.
   *[other] Maintenant, vous connaissez le jeu ! Il reste { $rounds } tours : faites de votre planète le meilleur foyer.
  }
lesson-next = Prochain animal : { $animal }. Votre offre : { $value }. { $bot } offre { $other }.
lesson-idle = Jouez comme vous voulez. À la fin, vous verrez le décompte des points.
lesson-end = Voici le décompte : { $objective } pour votre objectif et { $animals } pour vos animaux, soit { $total } en tout. { $bot } en a { $other }. En cas d’égalité, le plus grand nombre d’animaux l’emporte.
lesson-end-more = Voilà tout le jeu ! Retournez à l’accueil pour défier des bots plus forts ou inviter vos amis.

## The command line: its frame

cli-lang = Langue : { $codes } ; par défaut, celle du système.
cli-version = Afficher la version.
cli-about =
    Construire une planète avec douze tuiles : un jeu de plateau à jouer, enregistrer, vérifier et mesurer.

    Un projet de fans non officiel, sans lien avec l’éditeur du jeu.
cli-no-language = la langue { $name } n’existe pas : choisissez parmi { $codes }

## The command line: options that several commands share

cli-option-players = Nombre de places.
cli-option-seed = Un entier inférieur à 2**256 ou un texte quelconque ; la même graine donne les mêmes parties.
cli-option-mystery = Au début, la moitié des animaux sont face cachée.
cli-option-beginner = Pas d’objectifs ; chaque animal vaut 1 point.
cli-option-bots = Qui joue : un bot pour toutes les places, ou un par place, séparés par des virgules.
cli-option-own-bots = Permettre de jouer contre vos propres bots : FILE:NAME ou un bot d’un paquet, séparés par des virgules ; « Nom=FILE:NAME » affiche un autre nom. Voir docs/bots.md.
cli-option-box = Jouer avec votre propre boîte de tuiles ; voir docs/boxes.md.
cli-option-json = Afficher du JSON, pour les programmes.
cli-option-port = Port d’écoute ; 0 en choisit un libre.
cli-option-database = Un fichier ou postgresql://… ; par défaut, un fichier dans votre dossier de données.
cli-no-box = { $path } n’est pas une boîte jouable
cli-no-stdout = il faut ici un nom de fichier, pas -
cli-cannot-be-read = impossible de lire { $path } : { $why }
cli-playing = Parties
cli-and = {" et "}

## The command line: play, serve, admin, backup

cli-play = Jouer dans le navigateur : en solo contre des bots, sur le même écran ou avec des amis. Ctrl-C arrête le jeu ; vos parties sont enregistrées.
cli-play-lan = Laisser d’autres appareils du réseau local vous rejoindre, comme un téléphone à côté de vous.
cli-play-browser = Ouvrir le navigateur, s’il y en a un.
cli-play-text = Jouer contre des bots dans le terminal.
cli-play-level = Avec --text : le niveau des bots.
cli-play-plain = Avec --text : n’afficher que des phrases, pour les lecteurs d’écran.
cli-play-record = Avec --text : enregistrer la partie sur une ligne de ce fichier.
cli-play-resume = Avec --text : reprendre la dernière partie de ce fichier.
cli-play-starting = Démarrage du jeu…
cli-play-loading = Chargement de { $bot }
cli-play-here = Twelvefold tourne sur { $url }
cli-play-bots = Vos propres bots dans le navigateur : { $bots }
cli-play-beside = Sur un téléphone ou un ordinateur à côté de vous, ouvrez { $url }
cli-play-alone = Cet ordinateur n’est sur aucun réseau local : personne d’autre ne peut vous rejoindre.
cli-play-others = Pour que d’autres puissent vous rejoindre : { $command }
cli-play-end = Ctrl-C arrête le jeu ; vos parties sont enregistrées.
cli-serve = Lancer un serveur de jeu, jusqu’à la réception d’un signal d’arrêt. Les journaux sont des lignes JSON sur stderr.
cli-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes.
cli-serve-public-url = Adresse publique, par exemple https://planets.example.org.
cli-serve-proxy = Proxy de confiance pour l’adresse des clients.
cli-serve-forget-after = Nombre de jours avant la suppression d’une table abandonnée.
cli-serve-bot-workers = Nombre de processus dans lesquels les bots réfléchissent.
cli-serve-bot-pause = Secondes d’attente d’un bot avant de jouer, aux tables avec des personnes ; 0 pour aucune.
cli-serve-limit = Changer une autre limite ; docs/hosting.md en donne la liste.
cli-serve-web = Servir un autre client depuis ce dossier.
cli-serve-here = Twelvefold tourne sur { $url }
cli-admin = Lister et fermer les tables d’un serveur en marche, en tant qu’administrateur.
cli-admin-list = Lister les tables occupées.
cli-admin-close = Fermer une table et prévenir tout le monde.
cli-admin-kick = Retirer sa place à quelqu’un. La place se libère ; en cours de partie, un bot prend le relais.
cli-admin-url = Adresse du serveur.
cli-admin-table = Code ou id de la table.
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
cli-admin-closed = La table { $table } est fermée.
cli-admin-kicked = La place { $seat } de la table { $table } est libre.
cli-admin-no-token = définissez { $variable } avec le jeton qui a servi à lancer le serveur
cli-admin-refused = le serveur a refusé : { $reason }
cli-admin-no-server = aucun serveur Twelvefold sur { $url } : { $why }
cli-backup = Sauvegarder toutes les tables dans un nouveau fichier, même si un serveur tourne.
cli-backup-file = Fichier de sauvegarde.
cli-backup-saving = Sauvegarde
cli-backup-saved = { $rows ->
    [one] { $rows } ligne sauvegardée dans { $file }
   *[other] { $rows } lignes sauvegardées dans { $file }
  }
cli-restore = Restaurer les tables d’une sauvegarde dans une base de données vide, SQLite ou PostgreSQL.
cli-restore-restoring = Restauration
cli-restore-restored = { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
  }

## The command line: watch and show

cli-watch = Regarder des bots jouer une partie entière : chaque coup, la raison de chaque attribution, et les planètes qui grandissent.
cli-watch-pace = Secondes entre les tours ; aucune si la sortie n’est pas un terminal.
cli-watch-seed = Graine { $seed } : { $seats }
cli-watch-seat = { $bot } à la place { $seat }
cli-watch-fault = {"  "}{ $fault }, { $detail } ; naive joue à sa place
cli-round-opened = Tour { $round } : la place { $seat } commence. Tuiles : { $tiles }
cli-placed = {"  "}{ $move }  place { $seat } : tuile { $tile } ({ $areas }) sur la face { $face }
cli-revealed = {"  "}Carte révélée pour le tour { $round } : { $animal }, { $requirement }
cli-awarded = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }
cli-awarded-second = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }, égalité départagée par la deuxième plus grande région ({ $sizes })
cli-awarded-third = {"  "}{ $animal }, { $requirement } : { $bids } → place { $seat }, égalité départagée par la troisième plus grande région ({ $sizes })
cli-carried = {"  "}{ $animal }, { $requirement } : { $bids } → { $why ->
    [draw] égalité
   *[none] aucune offre
  } ; la carte attend le prochain tour
cli-discarded = {"  "}{ $animal }, { $requirement } : { $bids } → { $why ->
    [draw] égalité
   *[none] aucune offre
  } ; la carte quitte la partie
cli-most = le plus de régions { $habitat }
cli-touching = { $habitat } en contact avec { $other }
cli-apart = { $habitat } sans contact avec { $other }
cli-end = Scores finaux :
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
cli-end-cards = Victoire : { $winners } (points à égalité, les animaux départagent)
cli-end-shared = Victoire partagée : { $winners }
cli-show = Afficher une position d’une partie enregistrée : la carte à plat de chaque planète, avec la taille de chaque région.
cli-show-record = Un fichier d’enregistrements et la ligne à afficher ; par défaut, la ligne 1.
cli-show-move = Afficher la position après ce nombre de coups ; par défaut, après le dernier.
cli-show-seat = N’afficher que la planète de cette place.
cli-show-svg = Écrire plutôt une image SVG dans ce fichier.
cli-show-picture = Image enregistrée dans { $file }
cli-show-no-seat = la place { $seat } n’existe pas : la partie a { $players } places, comptées à partir de 0
cli-show-no-move = { $record } a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, pas { $wanted }
cli-show-no-line = { $path } a les lignes 1 à { $last }, pas { $wanted }
cli-show-offer = Tuiles : { $tiles }
cli-show-face-down = Tour { $round } : face cachée
cli-show-animal = Tour { $round } : { $animal }, { $requirement } : { $bids }
cli-review =
    Analyser une partie terminée : ce que valait chaque coup, ce qui aurait été mieux et pourquoi, et la part de chance.

    Chaque coup est jugé d’après ce qu’on pouvait savoir à ce moment-là. La même graine donne la même analyse sur toutes les machines.
cli-review-record = Un fichier d’enregistrements et la ligne à analyser ; par défaut, la ligne 1.
cli-review-svg = Enregistrer dans ce fichier un graphique des chances de chacun.
cli-review-seconds = Secondes de calcul sur un cœur courant ; par défaut 8, 12 ou 16 pour 2, 3 ou 4 places.
cli-review-revealed = Juger les coups en sachant tout : piles, animaux face cachée et objectifs.
cli-review-seed = Graine des simulations.
cli-review-working = Analyse
cli-review-round = Tour { $round } : { $chances }
cli-review-luck = {"  "}chance ({ $what }) : { $luck }
cli-review-move = {"  "}{ $move }  place { $seat } : { $after }, { $verdict }
cli-review-better = {"  "}{ $move }  place { $seat } : { $after }, { $verdict } ({ $loss }). Mieux : { $better }
cli-review-kind = { $count } × { $kind } : { $what } { $advice }
cli-review-chart = Chances de gagner
cli-review-chart-round = tour
cli-dataset =
    Créer des parties entre bots sous forme de jeu de données pour des programmes qui apprennent.

    Un mélange est une liste de valeurs ; avec a@3,b, a est tiré trois fois plus souvent que b. Voir docs/dataset.md.
cli-dataset-make = Créer un jeu de données. Si le dossier en contient un inachevé, le continuer.
cli-dataset-check = Vérifier les fichiers d’un jeu de données et rejouer quelques-unes de ses parties.
cli-dataset-card = Écrire la fiche d’un jeu de données et son image.
cli-dataset-folder = Le dossier du jeu de données.
cli-dataset-games = Nombre de parties.
cli-dataset-players = Nombre de joueurs, tiré au sort pour chaque partie.
cli-dataset-variants = Variantes, tirées au sort pour chaque partie : standard, beginner, mystery, beginner-mystery.
cli-dataset-bots = Bots, tirés au sort pour chaque place.
cli-dataset-noise = À quelle fréquence le hasard joue à la place du bot, tirée au sort pour chaque partie.
cli-dataset-shard = Parties par fichier.
cli-dataset-ray = Jouer sur le cluster Ray de RAY_ADDRESS, ou sur un cluster local.
cli-dataset-replay = Nombre de parties à rejouer, réparties sur tous les fichiers.
cli-dataset-again = Nombre de fichiers à recréer et à comparer.
cli-dataset-stopped = Interrompu. Relancez la même commande pour continuer le jeu de données du dossier { $folder }.
cli-dataset-made = Jeu de données complet dans { $folder }. Parties : { $games }, fichiers : { $files }
cli-dataset-checking = Vérification
cli-dataset-counting = Comptage
cli-dataset-checked = Fichiers : { $files }, problèmes : { $wrong }
cli-dataset-missing = { $file } manque : relancez la commande qui a créé le jeu de données
cli-dataset-damaged = { $file } est endommagé : relancez la commande qui a créé le jeu de données
cli-dataset-other = { $file } contient d’autres parties que celles que crée cette version
cli-dataset-wrong = { $file } : la partie { $game } enfreint les règles dans { $what }
cli-puzzles =
    Des problèmes tirés des derniers tours : les lister, les afficher, les résoudre ou en créer.

    Dans chacun, quelqu’un a commis une erreur au cours d’une partie, alors qu’un placement était nettement le meilleur. Tous les objectifs que les autres peuvent avoir sont considérés comme aussi probables.
cli-puzzles-list = Lister les problèmes.
cli-puzzles-show = Afficher un problème ; sans identifiant, celui du jour.
cli-puzzles-solve = Essayer un placement dans un problème.
cli-puzzles-check = Résoudre à nouveau des problèmes et signaler ceux qui sont faux.
cli-puzzles-make = Chercher des problèmes dans des parties entre bots. Un fichier existant est complété.
cli-puzzles-choose = Choisir un bon mélange dans des fichiers de problèmes.
cli-puzzles-id = L’identifiant d’un problème.
cli-puzzles-move = Tuile, face et orientation, comme 3g1.
cli-puzzles-file = Un fichier de problèmes.
cli-puzzles-files = Des fichiers de problèmes.
cli-puzzles-file-or-own = Un fichier de problèmes ; par défaut, ceux du paquet.
cli-puzzles-round = Seulement les problèmes de ce tour, 11 ou 12.
cli-puzzles-theme = Seulement les problèmes sur ce thème : apart, touching, most, room, denial ou objective.
cli-puzzles-level = Seulement les problèmes que ce niveau résout, et aucun niveau plus faible.
cli-puzzles-limit = Combien en lister.
cli-puzzles-solution = Afficher aussi la solution.
cli-puzzles-games = Nombre de parties à examiner.
cli-puzzles-out = Le fichier où les enregistrer.
cli-puzzles-count = Combien en choisir au plus.
cli-puzzles-making = Recherche dans les parties
cli-puzzles-checking = Résolution
cli-puzzles-made = Problèmes enregistrés dans { $file } : { $count }
cli-puzzles-checked = Justes : { $right }, faux : { $wrong }
cli-puzzles-listed = { $listed } sur { $count }
cli-puzzles-unknown = { $value } n’existe pas : choisissez parmi { $known }
cli-puzzles-title = Problème { $name }, cote { $rating }
cli-puzzles-objective = Objectif : { $habitat }
cli-puzzles-task = Trouvez le placement nettement meilleur que les autres.
cli-puzzles-right = Juste : { $move } gagne à { $best }, tout autre placement à { $second } au plus.
cli-puzzles-wrong = Faux : { $move } gagne à { $chance }, la solution à { $best }.
cli-puzzles-answer = Solution : { $moves }
cli-puzzles-played = Joué dans la partie : { $move }, { $chance }. Pourquoi la solution est meilleure :
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
    Faire jouer de nombreuses parties à des bots.

    Avec --out, chaque partie est enregistrée. La même graine donne le même fichier, quel que soit le nombre de cœurs. Sans --out, un tableau affiche les résultats.
cli-simulate-games = Nombre de parties.
cli-simulate-out = Écrire les enregistrements dans ce fichier, un par ligne ; - est stdout.
cli-simulate-written = { $games ->
    [one] { $games } partie enregistrée dans { $file }
   *[other] { $games } parties enregistrées dans { $file }
  }
cli-simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
cli-verify =
    Rejouer des enregistrements et vérifier qu’ils suivent les règles.

    Chaque enregistrement incorrect donne une ligne, qui dit où il est et ce qui ne va pas. À la fin vient le nombre de corrects (right) et d’incorrects (wrong). Le code de sortie est 0 si tous sont corrects, 1 si l’un est incorrect, 2 si un fichier ne peut pas être lu.
cli-verify-files = Fichiers avec un enregistrement par ligne ; - est stdin.
cli-verify-verifying = Vérification
cli-train =
    Entraîner le modèle des bots, qui jouent contre eux-mêmes, pour la boîte standard ou la vôtre.

    Pour utiliser le fichier, indiquez-le après le nom d’un bot : --bots expert:tables=tables.npz. La même graine donne le même modèle, quel que soit le nombre de cœurs.
cli-train-out = Fichier où enregistrer le modèle.
cli-train-games = Nombre de parties des bots contre eux-mêmes à chaque génération.
cli-train-searched = Nombre de parties du bot de recherche après les générations.
cli-train-learning = Entraînement
cli-train-no-file = { $path } n’est pas un fichier où enregistrer un modèle
cli-train-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en { $seconds } s ; modèle enregistré dans { $file }
cli-train-kind = { $kind ->
    [two] 2 places
    [two-beginner] 2 places, débutants
    [more] 3 et 4 places
   *[more-beginner] 3 et 4 places, débutants
  }
cli-bench =
    Mesurer le moteur : parties aléatoires, coups depuis Python, enregistrements, lots, démarrage, mémoire.

    Chaque chiffre est le meilleur de nombreux essais courts. Sur une machine occupée, ne comparez que les chiffres d’une même exécution. D’autres jeux font un autre travail par coup : leurs chiffres montrent à quelle vitesse vont de tels moteurs, pas lequel est le meilleur.
cli-bench-seconds = Secondes à consacrer à chaque mesure.
cli-bench-peers = Mesurer aussi les moteurs d’autres jeux, s’ils sont installés.
cli-bench-start = Mesurer aussi le démarrage et la compilation.
cli-bench-measuring = Mesures
cli-bench-not-started = impossible de mesurer le démarrage, car un processus a échoué : { $why }
cli-bench-silent = aucun message

## The command line: headings of tables

cli-column-seat = place
cli-column-bot = bot
cli-column-games = parties
cli-column-victories = victoires
cli-column-points = points
cli-column-animals = animaux
cli-column-win-rate = taux de victoire
cli-column-interval = 95 %
cli-column-ms = ms/coup
cli-column-rating = cote
cli-column-objective = objectif
cli-column-animal-points = points des animaux
cli-column-others = points adverses
cli-column-award-round = tour d’attribution
cli-column-kind = type
cli-column-generation = génération
cli-column-situations = positions vues
cli-column-loss = perte avant
cli-column-what = mesure
cli-column-of = détails
cli-column-figure = résultat
cli-column-result = résultat
cli-column-luck = chance
cli-column-adjusted = sans la chance
cli-column-accuracy = précision
cli-column-error = perte par décision
cli-column-level = a joué comme
cli-column-puzzle = problème
cli-column-seats = places
cli-column-round = tour
cli-column-theme = thème
cli-column-solver = résolu par

## The command line: arena

cli-arena =
    Découvrir quel bot est le plus fort.

    Chaque donne est jouée depuis chaque place : la chance n’avantage personne. Deux bots à deux places jouent un match. Deux bots à plus de places : le premier joue seul contre des copies du second. Autant de bots que de places : tous jouent ensemble. Plus de bots : un tournoi. Avec --out, une exécution interrompue reprend où elle en était.

    Avec --sprt, le code de sortie est 0 si le premier bot est accepté, 1 s’il est rejeté, 3 si --games n’a pas suffi pour trancher.
cli-arena-bots = Qui joue : deux bots ou plus, séparés par des virgules.
cli-arena-games = Nombre de parties, arrondi à la donne entière supérieure.
cli-arena-out = Enregistrer les parties dans ce fichier, un enregistrement par ligne, et reprendre à partir de là.
cli-arena-sprt = Jouer jusqu’à ce que le premier bot soit accepté ou rejeté.
cli-arena-without-luck = Rejouer chaque tour autant de fois avec d’autres tuiles, et retirer la chance des résultats.
cli-arena-statistics = Afficher aussi comment jouent les bots.
cli-arena-picture = Dessiner le classement dans ce fichier, en SVG.
cli-arena-report = Écrire tous les chiffres dans ce fichier, en JSON.
cli-arena-ray = Jouer sur le cluster Ray de RAY_ADDRESS, ou sur un cluster local.
cli-arena-two = --sprt compare deux bots, pas { $count }
cli-arena-no-stdout = --out a besoin d’un nom de fichier, pas de -, pour reprendre une exécution interrompue
cli-arena-own-files = --out, --picture et --report ont besoin de fichiers différents
cli-arena-title = { $games } { $variant ->
    [mystery] parties avec animaux surprise
    [beginner] parties pour débutants
    [both] parties pour débutants avec animaux surprise
   *[full] parties
  } à { $players } places, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }
cli-arena-alone = { $alone } joue seul contre des copies ({ $copies }). À force égale, sa part de victoires serait de { $share }.
cli-arena-rounded = { $asked ->
    [one] { $asked } partie demandée, arrondie à la donne entière supérieure.
   *[other] { $asked } parties demandées, arrondies à la donne entière supérieure.
  }
cli-arena-every-seat = Chaque donne a été jouée depuis chaque place.
cli-arena-all-met = Chaque donne a été jouée depuis chaque place, et toutes les combinaisons de bots se sont affrontées aussi souvent.
cli-arena-few = Chaque donne a été jouée depuis chaque place ; il y a eu trop peu de parties pour que toutes les combinaisons de bots s’affrontent.
cli-arena-matrix = taux de victoire de la ligne contre la colonne
cli-arena-how = façon de jouer : moyennes, avec la demi-largeur de l’intervalle à 95 %
cli-arena-order = Taux de victoire selon l’ordre de jeu au tour 1 : { $rates }
cli-arena-failed = { $count ->
    [one] { $bot } a échoué { $count } fois : { $what }
   *[other] { $bot } a échoué { $count } fois : { $what }
  }
cli-arena-as-certain = Sans la chance, ces { $games } parties sont aussi probantes que { $more } avec elle.
cli-arena-stopped = Interrompu. Relancez la même commande pour reprendre avec les parties du fichier { $file }.
cli-arena-first = {"  "}{ $fault }, la première fois : { $detail }
cli-arena-cut = { $count ->
    [one] { $bot } : { $count } coup écourté par le temps
   *[other] { $bot } : { $count } coups écourtés par le temps
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
cli-detail-place = tour { $round }, place { $seat } : { $what }
cli-detail-gave = choose a renvoyé { $what }
cli-detail-late = aucun coup après { $seconds } s
cli-detail-code = code de coup { $code }
cli-detail-ended = son processus est terminé
cli-detail-unreadable = sa réponse est illisible
cli-detail-another = il a répondu à une autre question
cli-detail-closed = il a fermé son tube
cli-detail-status = son processus s’est terminé avec le code { $status }
cli-detail-signal = son processus a été arrêté par { $signal }
cli-arena-more = { $listed }, et { $count } de plus
cli-arena-accepted = { $bot } est accepté : { $figures }
cli-arena-refused = { $bot } est rejeté : { $figures }
cli-arena-undecided = Pas encore tranché, il faut plus de parties : { $figures }
cli-arena-figures = LLR { $llr } ({ $low } ; { $high }) après { $groups ->
    [one] { $groups } donne
   *[other] { $groups } donnes
  }, Elo { $first } contre { $second }.

## The command line: leaderboard

cli-leaderboard =
    Établir un classement que chacun peut refaire.

    Les bots inscrits s’affrontent sur les mêmes donnes fixes et reçoivent une cote avec son intervalle. La page, le même classement en Markdown et en JSON et tous les résultats sont enregistrés côte à côte. Relancez-le avec d’autres bots : seules leurs parties seront jouées.
cli-leaderboard-bots = D’autres bots qui jouent, séparés par des virgules.
cli-leaderboard-entries = Un fichier TOML avec d’autres bots, chacun avec un nom, un auteur et une ligne de présentation.
cli-leaderboard-only = Laisser de côté les bots de Twelvefold et des paquets, sauf naive.
cli-leaderboard-deals = Combien des donnes fixes chaque paire joue.
cli-leaderboard-out = Enregistrer la page dans ce fichier, et le reste à côté.
cli-leaderboard-html = --out attend le nom d’un fichier .html, pas { $file }
cli-leaderboard-testing = Essai des bots
cli-leaderboard-title = { $board }, { $players } places, { $deals } donnes
cli-leaderboard-anchor = La cote de { $anchor } est fixée à { $rating }. Les intervalles portent sur l’écart avec lui.
cli-leaderboard-played = { $games } parties, dont { $played } jouées à l’instant
cli-leaderboard-saved = Page enregistrée dans { $file }

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
cli-sketch-empty = Aucune tuile placée.
cli-sketch-free = Faces libres : { $faces }.
cli-sketch-latest = Dernière tuile : { $face }.

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
    [text] une chaîne
   *[number] le nombre { $value }
  }
error-box-list = { $name } doit être une liste, pas { $kind }
error-box-count = { $name } : { $needed } attendus, { $found } trouvés
error-box-tile = la tuile { $number } doit être une liste de { $edges } milieux, pas { $what }
error-box-area = tuile { $number }, parcelle { $place } : { $value } n’est pas un milieu
error-box-animal = l’animal { $number } doit être un objet, pas { $kind }
error-box-id-taken = animal { $number } : l’id { $id } est déjà pris
error-box-card = animal { $number }
error-box-card-named = animal { $number } ({ $name })
error-box-id = { $where } : id doit avoir de 1 à { $most } caractères imprimables
error-box-habitat = { $where } : habitat { $value } n’est pas un milieu
error-box-requirement = { $where } : requirement { $value } n’est ni most, ni touching, ni apart
error-box-most = { $where } : most n’accepte pas d’autre milieu
error-box-other = { $where } : other { $value } n’est pas un milieu
error-box-own = { $where } : other ne doit pas être le milieu de l’animal
error-box-objectives = objectives doit être un objet, pas { $kind }
error-box-objective = objectives : { $value } n’est pas un milieu
error-box-steps-of = objectif { $name }
error-box-steps = { $where } : il faut une liste de [parcelles minimum, points]
error-box-many-steps = { $where } : { $found } paliers trouvés, { $most } autorisés au plus
error-box-step = { $where }, palier { $number } : il faut [parcelles minimum, points], pas { $value }
error-box-step-bounds = { $where }, palier { $number } : { $areas } parcelles et { $points } points au plus sont possibles
error-box-ascend = { $where } : les paliers doivent monter en parcelles et en points
error-box-layout = layout doit être une liste d’entiers
error-box-layout-count = layout : { $needed } nombres attendus (tours 3 à 12), { $found } trouvés
error-box-layout-sum = layout : le total de { $value } doit être de { $needed } animaux
error-deal-integers = joueurs, première place et tuiles doivent être de simples entiers
error-deal-habitats = ce doivent être des milieux
error-players = une partie se joue à 2, 3 ou 4, pas à { $players }
error-deal-objectives = il en faut { $players } différents, un par place
error-no-seat = la place { $seat } n’existe pas
error-deal-piles = il faut { $piles } piles de { $tiles } tuiles
error-no-tile = la tuile { $tile } n’existe pas
error-tile-twice = la tuile { $tile } apparaît deux fois
error-deal-columns = il faut { $wanted } sous les { $rounds } tours, pas { $found }
error-no-animal = l’animal { $animal } n’existe pas
error-animal-twice = { $animal } apparaît deux fois
error-move-code = un code de coup va de 0 à { $last }, pas { $code }
error-move-text = { $text } n’est pas un coup : écrivez une tuile de 1 à 5, une face de a à l et une orientation de 0 à 4, comme 3g1
error-move-none = { $move } n’est pas un coup : les tuiles vont de 0 à 4, les faces de 0 à 11, les orientations de 0 à 4
error-game-over = la partie est terminée
error-slot-taken = { $move } : la tuile { $tile } de ce tour est déjà prise
error-face-taken = { $move } : à la place { $seat }, la face { $face } de la planète a déjà une tuile
error-nothing-to-take-back = il n’y a aucun coup à annuler
error-seed-long = une graine a au plus { $most } octets, pas { $found }
error-seed-type = une graine est un entier, une chaîne ou des octets, pas { $type }
error-seed-bounds = une graine est un entier de 0 à 2**256 - 1
error-trial-seat = la place { $seat } n’existe pas : les places vont de 0 à { $last }
error-trial-tile = la tuile { $tile } n’existe pas : les tuiles vont de 0 à { $last }
error-trial-faces = une planète a { $faces } faces, pas { $found }
error-trial-rotation = l’orientation { $rotation } n’existe pas : les orientations vont de 0 à { $last }

## Errors of records

error-record-long = un enregistrement fait au plus { $most } octets
error-record-deep = ce n’est pas un enregistrement : trop de niveaux d’imbrication
error-json-at = ce n’est pas du JSON : { $why } au caractère { $place }
error-is-missing = manque
error-no-object = { $value } n’est pas un objet
error-no-record = { $value } n’est pas un enregistrement
error-not-here = { $name } n’a pas sa place ici
error-no-list = { $value } n’est pas une liste
error-no-integer = { $value } n’est pas un entier
error-record-format = { $value } n’est pas pris en charge, seulement { $known }
error-record-unfinished = n’a pas sa place ici : seulement { $made } coups joués sur { $moves }
error-review-unfinished = seules les parties terminées peuvent être analysées : { $made } coups joués sur { $moves }
error-puzzle-early = à { $players } places, les problèmes commencent au tour { $round }
error-puzzle-none = le problème { $name } n’existe pas
error-puzzle-file = ce n’est pas un fichier de problèmes, ligne { $line } : { $why }
error-puzzle-id = l’identifiant devrait être { $right }
error-puzzle-chances = les chances ne sont pas celles du jeu exact
error-puzzle-solution = la solution devrait être { $right }
error-puzzle-unclear = un autre placement est presque aussi bon
error-puzzle-played = le coup joué est la solution
error-no-flag = { $value } n’est ni true ni false
error-no-animal-id = { $value } n’est l’id d’aucun animal
error-no-habitat = { $value } n’est pas un milieu
error-record-objectives = il en faut un par place, il y en a { $found }
error-record-no-objectives = pas d’objectifs dans la partie pour débutants, { $found } trouvés
error-record-over = la partie est terminée après { $moves } coups
error-record-bounds = { $value } n’est pas compris entre 0 et { $last }
error-is-no-move = n’est pas un coup
error-record-turn = c’est à la place { $turn } de jouer, pas à la place { $seat }
error-record-tile = la tuile { $tile } n’est pas parmi les cinq du tour { $round }
error-record-tile-taken = la tuile { $tile } a déjà été prise à ce tour
error-record-face-taken = à la place { $seat }, la face { $face } ({ $letter }) a déjà une tuile
error-record-missing = manque : { $value }
error-record-extra = { $value } ne devrait pas y être
error-record-other = { $value } devrait être { $right }
error-record-branches = { $most } suites au maximum, { $found } trouvées
error-record-name = { $value } n’est pas un nom de 1 à { $most } caractères
error-record-no-moves = une suite compte au moins un coup

## Errors of bots and arenas

error-tables-version = { $path } n’est pas un modèle de cette version ({ $version }) : entraînez-en un nouveau avec twelvefold train
error-tables-none = { $path } n’est pas un modèle : entraînez-en un avec twelvefold train
error-train-numpy = pour entraîner un modèle, il faut NumPy : { $command }
error-tables-size = { $path } est un modèle d’une autre taille : entraînez-en un nouveau avec twelvefold train
error-cannot-read = impossible de lire { $path } : { $why }
error-cannot-write = impossible d’écrire { $path } : { $why }
error-bot-class = { $file } : indiquez aussi la classe, comme my_bot.py:Mine
error-bot-file = { $file } : fichier introuvable
error-bot-load = impossible de charger { $bot } : { $why }
error-bot-late = { $bot } ne s’est pas chargé en { $seconds } secondes
error-bot-no-class = { $bot } n’est pas une classe, mais un objet de type { $type }
error-bot-no-options = aucune option
error-bot-make = impossible de créer { $bot } avec { $options } : { $why }
error-bot-choose = { $bot } crée un objet de type { $type }, qui n’a pas de choose(turn)
error-bot-has-none = { $file } ne contient pas { $name }
error-bot-option = { $bot } : { $option } n’est pas une option ; écrivez les options comme ms=50, chacune une fois
error-bot-option-among = { $bot } : { $option } doit être parmi { $among }, pas { $value }
error-bot-option-number = { $bot } : { $option } doit être un nombre de { $least } à { $most }, pas { $value }
error-bot-no-option = { $bot } n’a pas d’option { $option }
error-no-bot = le bot { $bot } n’existe pas : choisissez parmi { $bots }
error-bot-tables = { $bot } : vous ne pouvez pas choisir de fichier de modèle ici
error-bots-seats = { $bots } bots ne peuvent pas occuper { $seats } places : indiquez-en un pour toutes, ou un par place
error-bot-name = le nom d’un bot a au plus { $most } caractères
error-own-bots = vous pouvez inscrire jusqu’à { $most } bots, pas { $found }
error-own-bot-taken = le nom { $bot } est déjà pris : choisissez-en un autre, comme Other=my_bot.py:Mine
error-own-bot-ours = { $bot } est déjà dans le jeu : indiquez un bot à vous, comme my_bot.py:Mine
error-own-bot-none = le bot { $bot } n’existe pas : indiquez un fichier, comme my_bot.py:Mine, ou un bot d’un paquet installé
error-own-bot-name = { $bot } : le nom d’un bot a au plus { $most } caractères, sans deux-points, virgule ni signe égal
error-arena-bots = une arène a besoin de 2 à { $most } bots différents, pas { $found }
error-arena-names = deux bots s’appellent { $name } : donnez un nom différent à chacun
error-arena-seats = { $bots } bots ne peuvent pas occuper { $seats } places : indiquez-en deux, un par place, ou davantage pour un tournoi
error-process-ended = un processus de travail a été arrêté de l’extérieur : relancez la commande
error-sprt-numbers = --sprt prend deux nombres séparés par une virgule, comme 0,5 pour 0 et 5, pas { $value }
error-sprt-order = --sprt prend un Elo plus petit et un plus grand, entre -1000 et 1000, pas { $value }
error-ray-needed = pour jouer sur un cluster, il faut Ray : { $command }
error-ray-lost = un groupe de parties a été perdu avec son processus, { $times } fois ou avec tout le cluster ({ $why }) : vérifiez la mémoire des processus
error-ray-none = aucun cluster Ray sur { $address } : vérifiez RAY_ADDRESS
error-ray-closed = le cluster Ray sur { $address } a refusé la connexion : vérifiez sa version et son jeton
error-dataset-pyarrow = un jeu de données nécessite PyArrow : { $command }
error-dataset-mix = { $option } ne peut pas contenir { $value }
error-dataset-twice = { $option } contient deux fois { $value } : écrivez { $value }@2 pour le tirer deux fois plus souvent
error-dataset-none = { $folder } ne contient pas de jeu de données
error-dataset-manifest = { $name } est endommagé
error-dataset-format = { $name } est au format { $found }, pas { $format }
error-dataset-differs = { $folder } contient un autre jeu de données : { $name } vaut { $found }, pas { $asked }. Choisissez un autre dossier.
error-dataset-folder = { $folder } contient d’autres fichiers : choisissez un dossier vide
error-dataset-in-use = { $folder } est utilisé par une autre exécution
error-kept-no-file = { $path } n’est pas un fichier où enregistrer des parties
error-kept-in-use = { $path } est utilisé par une autre arène
error-kept-no-arena = n’est pas un enregistrement d’arène
error-kept-differs = c’est une autre arène : { $name } vaut { $one }, pas { $other }
error-kept-differs-somewhere = c’est une autre arène : { $name } diffère
error-kept-refused = { $where }: { $what } ; choisissez un autre fichier avec --out, ou aucun
error-kept-torn = { $where }: cet enregistrement d’arène est incomplet
error-kept-box = c’est une autre arène : sa boîte est différente
error-kept-deal = c’est une autre arène : sa donne ne vient pas de la graine
error-entries = { $path } n’est pas une liste de bots : { $why }
error-leaderboard-line = { $where } n’est pas un résultat de classement : supprimez cette ligne ou choisissez un autre fichier avec --out

## Errors of servers and databases

error-limit = --limit { $value } : écrivez NOM=NOMBRE, comme sockets=50, avec un nom parmi { $names }
error-limit-number = --limit { $value } : { $number } n’est pas un nombre de 1 à { $most }
error-public-url = --public-url { $url } n’est pas une adresse comme https://planets.example.org : indiquez le schéma et l’hôte, sans chemin
error-proxy = --proxy { $proxy } : indiquez une adresse ou un réseau, comme 10.0.0.0/8
error-token = le jeton d’administration est trop court : utilisez au moins { $least } caractères
error-port = --port { $port } : un port est un nombre de 0 à 65535
error-port-taken = le port { $port } est déjà pris : choisissez-en un autre avec --port, ou 0 pour un port libre
error-port-denied = il faut plus de droits pour utiliser le port { $port } : choisissez 1024 ou plus avec --port
error-host = impossible d’écouter sur { $host } : { $why }
error-no-utf8 = ce n’est pas de l’UTF-8
error-backup-early = le fichier s’arrête trop tôt
error-backup-line = une de ses lignes est incorrecte ({ $why })
error-backup-newer = le fichier vient d’une version plus récente de Twelvefold
error-backup-there = { $path } existe déjà : choisissez un autre fichier
error-backup-beginning = le fichier ne commence pas comme une sauvegarde
error-backup-none = { $path } n’est pas une sauvegarde, ou est endommagé
error-backup-load = impossible de charger { $path } : { $why }
error-backup-twice = le fichier commence deux fois
error-backup-rows = le fichier devrait avoir { $rows } lignes, mais en a { $done }
error-no-database = la base de données { $path } n’existe pas
error-database-version = cette base de données n’est pas de cette version : lancez-y une fois le serveur pour la mettre à jour
error-database-full = la base de données n’est pas vide : restaurez dans une nouvelle base
error-database-busy = la base de données ne répond pas : toutes les connexions sont occupées
error-database-refuses = la base de données a refusé : { $why }
error-not-stored = impossible de stocker ceci ({ $why })
error-database-newer = la base de données vient d’une version plus récente de Twelvefold : installez celle-ci, ou choisissez une autre base de données
error-database-folder = impossible d’utiliser { $path } : c’est un dossier
error-database-unusable = impossible d’utiliser { $path } : { $why }
error-database-ours = { $path } est déjà utilisé par ce serveur
error-database-made = impossible de créer { $path } : { $why }
error-database-theirs = { $path } est utilisé par un autre serveur : un seul à la fois peut s’en servir
error-database-opened = impossible d’ouvrir { $path } : { $why }
error-database-system = son système de fichiers ne permet pas ce dont SQLite a besoin (un journal en mémoire partagée)
error-database-unnamed = indiquez une base de données : { $forms }
error-database-url = cette URL de base de données est incompréhensible : { $forms }
error-database-slashes = l’URL d’un fichier SQLite a trois barres obliques, quatre pour un chemin complet, et rien après
error-database-driver = PostgreSQL a besoin de son pilote : { $command }
error-database-unknown = { $name } n’est pas une base de données connue de Twelvefold : { $forms }
error-database-forms = utilisez un fichier, sqlite:///file.db ou postgresql://user:password@host/database
error-database-silent = la base de données ne répond pas : { $why }
