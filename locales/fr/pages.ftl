## Every page

skip = Aller au contenu principal
menu = Menu
menu-home = Accueil
menu-games = Tous les jeux
menu-numble = Le Numble du jour
menu-rooms = Salles
menu-races = Courses
menu-boards = Classements
menu-me = Vous
menu-how = Règles du jeu
menu-statistics = Statistiques
menu-settings = Réglages
menu-about = À propos de Cluehouse
loading = Un instant.
reload = Recharger
offline = Hors ligne. Le jeu solo et l’analyse fonctionnent toujours.
unkept = Cet appareil ne conserve pas vos parties : son stockage est plein ou fermé, comme dans certaines fenêtres privées.
update-ready = Une nouvelle version est prête.
update-now = Recharger
update-later = Après cette partie
not-found = Cette page n’existe pas
not-found-what = L’adresse contient peut-être une faute de frappe, ou ce qui se trouvait ici n’y est plus.
error-engine = Le jeu n’a pas pu être chargé.
error-engine-what = Vos parties et vos réglages sont toujours là. Réessayez ; sans connexion, attendez qu’elle revienne.
error-kept-what = Ce qui est conservé de cette partie est illisible pour l’instant. Rien n’est effacé tant que vous n’en commencez pas une autre.
error-kept-another = Nouvelle partie
error-code = Code à citer : { $code }
error-piece = Cet élément n’a pas pu être chargé. Vos parties sont toujours là ; réessayez.
error-page = Cette page n’a pas pu être chargée
error-page-what = Vos parties et vos réglages sont toujours là. Rechargez la page dans un instant.
error-page-offline = Vous êtes hors ligne, et cette page n’est pas encore sur cet appareil. Vos parties, si.
retry = Réessayer
n-of-m = { $n } sur { $m }
more = Plus : { $what }
less = Moins : { $what }

## The front page

front-title = Percez le code
front-how = Quatre cases, six couleurs, dix essais. Placez quatre pions pour commencer.
front-row = Votre premier essai
front-numble = Jeu du jour
front-numble-done = Revoir
front-games = Tous les jeux de la maison
go-on = Continuer
go-on-title = Continuer : { $game }
lately-room = Vous êtes dans la salle { $code }
go-on-guess = Essai { $number } sur { $of }
go-on-other = Jouer à autre chose
join-title = Rejoindre une salle
join-code = Code de la salle
join-placeholder = CODE
join = Rejoindre
join-empty = Tapez d’abord le code de la salle.
join-host = Créer
join-offline = Les salles demandent une connexion.
ways-solo-room = En solo, contre un bot ou en salle
ways-solo-race = En solo ou contre un bot, chronométré
ways-daily = Un par jour, ou à volonté
ways-party = En salle, sur téléphones et grand écran

## Boards

check = Vérifier
play = Jouer
undo = Annuler
tools = Outils
exact = exact
misplaced = mal placé
board-title = { $game }, partie en solo
board-title-race = { $game }, course contre un bot
board-this-game = Cette partie
board-tries-left = Essais restants
board-par = Moyenne du jeu parfait
board-history = Essais joués
board-guess = Essai
board-row = Essai { $number }
board-of = sur { $of }
board-left = { $left ->
    [0] Plus d’essais
    [one] 1 essai restant
   *[other] { $left } essais restants
}
board-seconds = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
board-seconds-left = { $seconds ->
    [one] { $seconds } s restante
   *[other] { $seconds } s restantes
}
board-colours = Couleurs
board-shapes = Formes
board-digits = Chiffres
board-empty = vide
board-place = Case { $place } : { $what }
board-place-held = { $said }, gardé
board-places-empty = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
board-repeat = { $what } : déjà en case { $place } ; ici, pas de répétition.
board-copy = Copier un essai précédent
board-clear = Vider la rangée
board-left-key = Une case à gauche
board-right-key = Une case à droite
board-marks = { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
}, { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}
board-told = Essai { $number } : { $names }. { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
}, { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}. { $left ->
    [0] Plus d’essais.
    [one] 1 essai restant.
   *[other] { $left } essais restants.
}
board-told-short = { $exact } en place, { $misplaced } ailleurs dans le code.
board-which = Lesquels ? C’est tout le jeu.
board-leave-ask = Quitter cette partie ? Elle ne pourra pas être reprise.
board-nothing-known = On ne sait encore rien.
status-solved = Trouvé
status-lost = Pas trouvé
role-you = Vous
role-breaks = percez le code
role-computer = L’ordinateur
role-hides = le cache
legend-exact-classic = Exact (noir)
legend-exact-super = Exact (noir)
legend-exact-skemind = Exact (blanc)
legend-exact-bulls-and-cows = Exact (taureau)
legend-exact-custom = Exact
legend-misplaced-classic = Mal placé (blanc)
legend-misplaced-super = Mal placé (blanc)
legend-misplaced-skemind = Mal placé (gris)
legend-misplaced-bulls-and-cows = Mal placé (vache)
legend-misplaced-custom = Mal placé
legend-exact-what = bon symbole, bonne case
legend-misplaced-what = bon symbole, mauvaise case
legend-exact-digit = bon chiffre, bonne case
legend-misplaced-digit = bon chiffre, mauvaise case
give-up = Abandonner
give-up-ask = Le code sera dévoilé et la partie comptera comme perdue.
zen-leave = Quitter le mode zen
zen = Mode zen
ways = Jouer autrement
back = Retour
hint = Indice
key-place = Placer un pion
key-move = Se déplacer
key-hold = Garder un pion
key-copy = Copier un essai passé
key-undo = Annuler
key-check = Vérifier
cap-left = Gauche
cap-right = Droite
cap-up = Haut
cap-down = Bas
cap-space = Espace
cap-enter = Entrée
cap-backspace = Retour
cap-delete = Suppr
cap-home = Début
cap-end = Fin
cap-shift = Maj
cap-control = Ctrl
notes = Notes
notes-about = Vos notes : ce qui est possible dans chaque case
notes-how = Ces notes ne sont que pour vous. Touchez une cellule : ouvert, possible, exclu.
notes-cell = { $what } en case { $place } : { $note }
note-open = ouvert
note-possible = possible
note-out = exclu
custom-title = Votre propre plateau
custom-symbols = Symboles
custom-places = Cases
custom-tries = Essais
custom-repeats = Répétitions autorisées
custom-clock = Avec chrono
custom-clock-about = Pour toute la partie
custom-codes = { $codes } codes possibles
custom-change = Modifier le plateau
custom-about = { $symbols } symboles, { $places } cases, répétitions autorisées.
custom-about-no-repeats = { $symbols } symboles, { $places } cases, sans répétition.

## Results

result-details = Détails
again = Rejouer
review = Analyser
share = Partager
share-words = Partager en mots
share-copied = Copié. Collez-le où vous voulez.
share-failed = Ce navigateur ne permet pas aux pages de copier du texte.
share-solved = { $title } : trouvé en { $tries } sur { $of }.
share-lost = { $title } : pas trouvé en { $of }.
share-practice = { $hints ->
    [0] entraînement
    [one] entraînement, 1 indice
   *[other] entraînement, { $hints } indices
}
share-row = Essai { $number } : { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
}, { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}.
share-numble-row = Essai { $number } : { $right } en bonne case, { $elsewhere } ailleurs.
result-solved = Trouvé en { $tries }
result-par = Le jeu parfait fait { $par } en moyenne.
result-lost = Plus d’essais
result-time = Temps écoulé
result-gave-up = Partie abandonnée
result-practice = { $hints ->
    [0] Partie d’entraînement, sans indice.
    [one] Partie d’entraînement, avec 1 indice.
   *[other] Partie d’entraînement, avec { $hints } indices.
}
result-code = Le code était
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Numble

numble-today = aujourd’hui
numble-todays = Jeu du jour
numble-endless = Numble illimité
numble-archive = Jours passés
numble-archive-about = Chaque jour depuis le 1er janvier 2024. Les jours passés ont leurs propres statistiques ; seule l’énigme jouée le jour même compte pour la série.
numble-play-endless = Mode illimité
numble-keypad = Clavier
numble-next = Prochain dans { $time }.
numble-next-utc = Prochain dans { $time } (00:00 UTC, { $local } chez vous)
numble-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
numble-left = à gauche { $left }
numble-both = à gauche { $left }, à droite { $right }
numble-is-not = { $first } { $sign } { $second } font { $left }, pas { $right }.
numble-space = espace
numble-plus = plus
numble-minus = moins
numble-times = fois
numble-over = divisé par
numble-equals = égal
numble-back = Effacer un caractère
numble-told = { $guess } : { $said }. { $left ->
    [0] Plus d’essais.
    [one] 1 essai restant.
   *[other] { $left } essais restants.
}
numble-told-right = { $what } en bonne case
numble-told-gaps = tous les espaces
numble-told-gap = espace { $number }
numble-told-near = { $what } ailleurs
numble-told-none = pas d’autre { $what }
numble-hard = Mode difficile
numble-hard-about = Ce qui est trouvé doit resservir.
numble-is-hard = Le mode difficile est activé pour cette énigme.
numble-spent = Plus d’essais
numble-was = L’équation était { $equation }.
numble-how = Le principe
numble-how-what = Trouvez l’équation en six essais. Chaque essai doit être une équation juste : deux nombres de trois chiffres au plus, l’un des signes + − × ÷, et le résultat.
numble-how-gap = Les espaces sont aussi des cases. Si le premier espace est en bonne case, le premier nombre a la bonne longueur.
numble-legend-right = bonne case
numble-legend-near = ailleurs dans l’équation
numble-legend-none = absent, ou il n’y en a plus d’autre
tile-right = bonne case
tile-near = ailleurs
tile-none = absent
month-before = Mois précédent
month-after = Mois suivant
day-solved = trouvé
day-lost = pas trouvé
day-open = pas joué
time-hours-minutes = { $hours } h { $minutes } min
