## Every page

skip = Aller au contenu principal
menu = Menu
menu-home = Accueil
menu-games = Tous les jeux
menu-numble = Le Numble du jour
menu-how = Règles du jeu
menu-statistics = Statistiques
menu-settings = Réglages
menu-about = À propos de Cluehouse
loading = Un instant.
reload = Recharger
offline = Hors ligne. Le jeu solo et l’analyse fonctionnent toujours.
update-ready = Une nouvelle version est prête.
update-now = Recharger
update-later = Après cette partie
not-found = Cette page n’existe pas
not-found-what = L’adresse contient peut-être une faute de frappe, ou ce qui se trouvait ici n’y est plus.
error-engine = Le jeu n’a pas pu être chargé.
error-engine-what = Vos parties terminées et vos réglages sont toujours là. Rechargez la page ; sans connexion, attendez qu’elle revienne.
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
go-on-guess = Essai { $number } sur { $of }
go-on-other = Jouer à autre chose
join-title = Rejoindre une salle
join-code = Code de la salle
join-placeholder = CODE
join = Rejoindre
join-empty = Tapez d’abord le code de la salle.
join-soon = Les salles ne sont pas encore sur ces pages. Ce serveur les ouvre déjà aux programmes ; voyez l’API.
ways-solo-room = En solo
ways-solo-race = En solo, contre la montre
ways-daily = Un par jour, ou à volonté

## Boards

check = Vérifier
play = Jouer
undo = Annuler
tools = Outils
exact = exact
misplaced = mal placé
board-title = { $game }, partie en solo
board-this-game = Cette partie
board-time = Temps
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
board-seconds-left = reste { $seconds } s
board-timed = Jouer avec chrono
board-untimed = Jouer sans chrono
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
board-copy = Copier le dernier essai
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
board-told-short = Essai { $number } : { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
}, { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}.
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
key-place = Placer un pion
key-move = Se déplacer
key-hold = Garder un pion
key-copy = Copier un essai passé
key-undo = Annuler
key-check = Vérifier
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
custom-clock-about = Trois minutes pour toute la partie
custom-codes = { $codes } codes possibles
custom-change = Modifier le plateau
custom-about = { $symbols } symboles, { $places } cases, répétitions autorisées.
custom-about-no-repeats = { $symbols } symboles, { $places } cases, sans répétition.

## Results

again = Rejouer
review = Analyser
share = Partager
share-words = Partager en mots
share-copied = Copié. Collez-le où vous voulez.
share-failed = Ce navigateur ne permet pas aux pages de copier du texte.
share-solved = { $title } : trouvé en { $tries } sur { $of }.
share-lost = { $title } : pas trouvé en { $of }.
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
numble-cell = Case { $place } : { $what }
numble-cell-empty = Case { $place } : vide
numble-told = { $guess } : { $said }. { $left ->
    [0] Plus d’essais.
    [one] 1 essai restant.
   *[other] { $left } essais restants.
}
numble-told-right = { $what } en bonne case
numble-told-gaps = tous les espaces en bonne case
numble-told-near = { $what } ailleurs
numble-told-none = pas d’autre { $what }
numble-hard = Mode difficile
numble-hard-about = Ce qui est trouvé doit resservir.
numble-is-hard = Le mode difficile est activé pour cette énigme.
numble-spent = Plus d’essais
numble-was = C’était { $equation }.
numble-how = Le principe
numble-how-what = Trouvez l’équation en six essais. Chaque essai doit être une équation juste : deux nombres de trois chiffres au plus, l’un des signes + − × ÷, et le résultat.
numble-how-gap = Les espaces sont aussi des cases. Si le premier espace est en bonne case, le premier nombre a la bonne longueur.
numble-legend-right = bonne case
numble-legend-near = ailleurs dans l’équation
numble-legend-none = absent, ou pas une fois de plus
tile-right = bonne case
tile-near = ailleurs
tile-none = absent
month-before = Mois précédent
month-after = Mois suivant
day-solved = trouvé
day-lost = pas trouvé
day-open = pas joué
time-hours-minutes = { $hours } h { $minutes } min

## Statistics

figures-none = Aucune partie pour l’instant. Jouez-en une, et elle apparaîtra ici.
play-one = Jouer une partie
figures-game = Jeu
figures-played = jouées
figures-won = gagnées
figures-streak = jours d’affilée
figures-longest = meilleure série
figures-average = { $tries } essais en moyenne quand le code est trouvé.
figures-tries = Parties par nombre d’essais
figures-not-solved = pas trouvé
figures-days = Les douze dernières semaines
figures-days-said = En douze semaines, jours avec victoire : { $won } ; jours joués sans victoire : { $lost }.
figures-history = Vos parties
history-when = Date
history-result = Résultat
history-time = Temps
history-solved = Trouvé en { $tries }
history-lost = Pas trouvé
history-seconds = { $seconds } s
yours = Rien qu’à vous
yours-about = Vos parties et vos réglages restent sur cet appareil. Vous pouvez les emporter ailleurs ou les effacer.
export = Sauvegarder un fichier
import = Lire un fichier
import-done = { $count ->
    [0] Le fichier ne contenait rien de nouveau.
    [one] 1 partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
import-failed = Ce fichier n’a pas été sauvegardé par Cluehouse. Rien n’a été modifié.
forget = M’oublier sur cet appareil
forget-sure = Tout effacer
forget-done = Tout est effacé.
keep = Tout garder

## Settings

settings-language = Langue
settings-theme = Thème
settings-motion = Animations
settings-palette = Couleurs des pions
settings-label = Inscription sur les pions
settings-tiles = Couleurs de Numble
settings-sound = Son
settings-sound-about = Doux, comme du bois ; tout ce qui s’entend se voit aussi.
settings-volume = Volume
settings-zen = Mode zen
settings-zen-about = En jeu, rien que le plateau.
settings-ambient = Décor changeant de Skemind
settings-ambient-about = Un autre ordre, un autre motif et un autre angle à chaque manche.
settings-keys = Touches
settings-keys-about = Elles agissent quand le focus est sur le plateau. Les chiffres et les lettres des pions placent toujours des pions.
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contrasté
motion-full = Complètes
motion-reduce = Réduites
palette-house = Cluehouse
palette-ink = Encre seule
label-letter = Lettre
label-number = Numéro
label-none = Aucune
tiles-green = Vert et jaune
tiles-orange = Orange et bleu
keys-change = { $what } : { $key }. Modifier
keys-press = Appuyez sur la nouvelle touche. Échap ne change rien.
keys-wait = Appuyez…
keys-set = { $what } : désormais { $key }.
keys-taken = Cette touche est déjà prise : { $what }.
keys-peg = Cette touche place un pion. Choisissez-en une autre.
keys-reset = Rétablir les touches
keys-reset-done = Les touches habituelles sont rétablies.
key-name-left = Une case à gauche
key-name-right = Une case à droite
key-name-first = Première case
key-name-last = Dernière case
key-name-next = Symbole suivant
key-name-previous = Symbole précédent
key-name-back = Effacer et reculer
key-name-empty = Vider la case
key-name-clear = Vider la rangée
key-name-hold = Garder ou libérer le pion
key-name-older = Copier l’essai d’avant
key-name-newer = Copier l’essai d’après
key-name-fill = Remplir le reste
key-name-check = Vérifier
key-name-undo = Annuler
key-name-time = Dire le temps et les essais
key-name-known = Dire ce qu’on sait
key-name-hint = Indice, à l’entraînement
key-name-zen = Mode zen

## How to play

how-code = Percez le code
how-code-what = L’ordinateur cache une suite de symboles. Vous en proposez une, et il dit ce qu’elle vaut. Trouvez le code avant d’épuiser vos essais.
how-exact = Exact : le symbole est bon et dans la bonne case.
how-misplaced = Mal placé : le symbole est bon, mais va dans une autre case.
how-which = On ne vous dit pas quel symbole a valu quelle marque. Le découvrir, c’est le jeu.
how-secret = Code
how-one = Un essai simple
how-one-1 = Le rouge est en case 1 des deux côtés : exact.
how-one-2 = Le vert est dans le code, mais en case 3 : mal placé. L’orange et le violet n’y sont pas.
how-one-said = 1 exact, 1 mal placé.
how-two = Deux fois la même couleur dans le code
how-two-1 = Le rouge en case 1 est exact et utilise le premier rouge du code.
how-two-2 = Le rouge en case 3 trouve le second rouge, qui est en case 2 : mal placé.
how-two-said = 1 exact, 1 mal placé.
how-three = Une couleur plus souvent que dans le code
how-three-1 = Le bleu en cases 2 et 3 est exact : les deux bleus du code sont utilisés.
how-three-2 = Le troisième bleu n’en trouve plus : rien.
how-three-3 = L’orange n’est pas dans le code.
how-three-said = 2 exacts, aucun mal placé.
how-four = Deux fois la même couleur, une seule dans le code
how-four-1 = Le rouge en case 1 est exact. Le second rouge n’en trouve plus.
how-four-2 = Le bleu est une fois dans le code, en case 2 : l’un des deux bleus est mal placé.
how-four-3 = L’autre bleu n’en trouve plus.
how-four-said = 1 exact, 1 mal placé.
how-keys = Sans souris
how-keys-what = Les chiffres ou les lettres des pions les placent, les flèches déplacent, Entrée vérifie. Toutes les autres touches peuvent être changées.

## About

about-what = Cluehouse est une maison de jeux de déduction et d’ambiance. Elle tient en un seul programme, que chacun peut héberger, ne demande pas de compte, n’affiche pas de publicité et ne piste personne.
about-fair = Équitable, preuve à l’appui
about-fair-what = Avant le premier essai, le jeu prend un engagement sur son secret ; à la fin, l’engagement est ouvert, et chacun peut vérifier que le secret n’a jamais changé.
about-yours = Vos parties sont à vous
about-yours-what = Les parties en solo se jouent dans votre navigateur et y restent. Vous pouvez les sauvegarder dans un fichier, les lire ailleurs ou les effacer toutes.
about-free = Logiciel libre
about-free-what = Cluehouse est libre, sous licence MIT ou Apache 2.0, à votre choix. La police de caractères est Atkinson Hyperlegible, du Braille Institute, sous licence SIL Open Font License.
about-font = Licence de la police

## Practice and review

practice = S’entraîner avec aide
practice-leave = Jouer sans aide
tools-close = Fermer
assist = Aide
assist-left = { $one ->
    [0] Aucun code ne correspond à ces réponses.
    [one] Il reste 1 code.
   *[other] Il reste { $count } codes.
}
assist-at-least = Il reste au moins { $count } codes.
assist-codes = Les codes qui restent
assist-certain = Ce qui est certain dans chaque case
assist-counts = Une partie avec aide ne compte pas dans vos statistiques.
certain-must = { $what } doit être en case { $place }
certain-can = { $what } peut être en case { $place }
certain-cannot = { $what } ne peut pas être en case { $place }
proof-how = Touchez un signe pour voir quels essais le prouvent.
proof-can = { $what } peut être en case { $place } : c’est le cas dans certains codes restants, pas dans d’autres.
proof-must = { $what } doit être en case { $place }.
proof-must-by = { $what } doit être en case { $place }. Preuve (n° d’essai) : { $by }.
proof-cannot = { $what } ne peut pas être en case { $place }.
proof-cannot-by = { $what } ne peut pas être en case { $place }. Preuve (n° d’essai) : { $by }.
hint-next = { $left ->
    [0] Aucun autre indice
   *[other] Indice
}
coach-thinks = Le coach réfléchit.
coach-away = Le coach n’a pas pu être chargé. Votre partie continue sans lui.
review-title = Analyse : { $game }
review-gone = Cette partie n’est pas sur cet appareil. Les parties restent là où elles ont été jouées.
review-failed = Le coach n’a pas pu lire cette partie.
review-board = La partie, essai par essai
review-begin = Avant le premier essai
review-back = Essai précédent
review-on = Essai suivant
review-step = Essai
review-at = { $step } sur { $of }
review-guess = Essai { $number } :
review-codes = Codes possibles : { $before } avant, { $after } après.
review-better = Mieux, avec { $loss } essai de moins en moyenne :
review-skill = Maîtrise
review-luck = Chance
review-scale = De 0 à 99, sans compter le premier essai. À côté de chaque essai, la chance est en bits.
review-ledger = Chaque essai avec l’avis du coach
review-grade = Avis
review-left = Codes restants
what-if = Et si… ?
what-if-said = Codes possibles ici : { $codes }. Le coach aurait essayé : { $names }.
what-if-leave = Revenir à la vraie partie
chart-left = Codes restants
chart-left-said = L’essai { $number } en a dit le plus : les codes sont passés de { $before } à { $after }.
chart-yours = vous
chart-best = le meilleur
chart-as-table = Afficher en tableau
chart-as-chart = Afficher en graphique
