## Statistics

figures-none = Aucune partie pour l’instant. Jouez-en une, et elle apparaîtra ici.
play-one = Jouer une partie
figures-game = Jeu
figures-archive = Numble, jours passés
figures-played = jouées
figures-won = gagnées
figures-streak = { $days ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
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
history-seconds = { $seconds } s
history-solved = Trouvé en { $tries }
history-lost = Pas trouvé
history-all = Afficher les { $count }
yours = Rien qu’à vous
yours-about = Vos parties et vos réglages restent sur cet appareil. Vous pouvez les emporter ailleurs ou les effacer.
figures-elsewhere = Vos parties en salle et vos parties officielles
export = Enregistrer dans un fichier
import = Lire un fichier
import-done = { $count ->
    [0] Le fichier ne contenait rien de nouveau.
    [one] 1 partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
import-settings = Vos réglages sont venus avec.
import-failed = Ce fichier n’a pas été enregistré par Cluehouse. Rien n’a été modifié.
forget = M’oublier sur cet appareil
forget-ask = Parties, statistiques et réglages de cet appareil sont perdus pour de bon.
forget-sure = Tout effacer
forget-done = Tout est effacé.
forget-partly = Vos réglages sont effacés. Vos parties n’ont pas pu l’être : le stockage de cet appareil ne s’ouvre pas. Effacez les données de ce site dans votre navigateur.
keep = Tout garder

## Settings

settings-language = Langue
settings-language-away = Cette langue n’a pas pu être chargée. Réessayez dans un instant.
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
settings-help = ? ouvre les règles du jeu
settings-help-about = Sur toutes les pages, sauf là où vous écrivez.
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
how-used = Chaque symbole ne compte qu’une fois : celui qui a valu une marque est utilisé. On compte d’abord les bonnes cases, puis le reste.
how-secret = Code
how-rows = Code : { $code }. Essai : { $guess }.
how-one = Un essai simple
how-one-1 = Le rouge est en case 1 des deux côtés : exact.
how-one-2 = Le vert est dans le code, mais en case 3 : mal placé.
how-one-3 = L’orange et le violet n’y sont pas : rien.
how-one-said = 1 exact, 1 mal placé.
how-two = Deux fois la même couleur dans le code
how-two-1 = Le rouge en case 1 est exact et utilise le premier rouge du code.
how-two-2 = Le rouge en case 3 trouve le second rouge, qui est en case 2 : mal placé.
how-two-3 = Le jaune et l’orange ne sont pas dans le code : rien.
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
how-equation = Équation
how-rows-equation = Équation : { $code }. Essai : { $guess }.
how-gap = Un espace en bonne case
how-gap-1 = L’espace en case 3 est le bon : le premier nombre a deux chiffres. Le deuxième espace, le signe égal et les espaces qui l’entourent sont aussi en bonne case.
how-gap-2 = 2, 7 et 3 sont dans l’équation, mais ailleurs.
how-gap-3 = 4, 1 et le plus n’y sont pas.
how-gap-said = Elle commence donc par deux chiffres, un chiffre seul suit, et le signe n’est pas un plus.
how-again = Deux fois le même chiffre
how-again-1 = D’abord les bonnes cases : le plus, le signe égal et tous les espaces.
how-again-2 = Puis 2, 3, 1 et 4, qui sont ailleurs. Chacun en utilise un de l’équation.
how-again-3 = Le second 1 et le second 3 n’en trouvent plus : absents, bien que l’équation ait un 1 et un 3.
how-again-said = « Absent » peut aussi vouloir dire : il n’y en a plus d’autre.
how-points = Les points de Skemind
how-points-what = Les marques de votre dernier essai rapportent des points, code trouvé ou non. Le trouver en rapporte 1 000 de plus, avec un bonus pour les secondes restantes. Sans essai, pas de points. Les courses officielles comptent à leur manière.
how-points-last = Dernier essai
how-points-exact = par exact
how-points-misplaced = par mal placé
how-points-solved = code trouvé
how-points-time = Secondes restantes, code trouvé
how-back = Retour au jeu
how-play = Aller aux jeux
how-touch = Au doigt ou à la souris
how-touch-what = Touchez une pièce pour la placer, ou faites-la glisser. Touchez encore un pion placé pour le garder à l’essai suivant, ou un essai passé pour le copier. Un appui long sur une pièce remplit le reste de la rangée.
how-keys = Sans souris
how-keys-what = Les chiffres ou les lettres des pions les placent, les flèches déplacent, Entrée vérifie. Toutes les autres touches peuvent être changées.

## About

about-what = Cluehouse est une maison de jeux de déduction et d’ambiance. Elle tient en un seul programme, que chacun peut héberger, ne demande pas de compte, n’affiche pas de publicité et ne piste personne.
about-fair = Équitable, preuve à l’appui
about-fair-what = Avant le premier essai, le jeu prend un engagement sur son secret ; à la fin, l’engagement est ouvert, et chacun peut vérifier que le secret n’a jamais changé.
about-yours = Vos parties sont à vous
about-yours-what = Les parties en solo se jouent dans votre navigateur et y restent ; seul le Numble du jour est envoyé, pour votre série. Vous pouvez les sauvegarder dans un fichier, les lire ailleurs ou les effacer toutes.
about-free = Logiciel libre
about-free-what = Cluehouse est libre, sous licence MIT ou Apache 2.0, à votre choix. La police de caractères est Atkinson Hyperlegible, du Braille Institute, sous licence SIL Open Font License.
about-font = Licence de la police

## Practice and review

play-together = Jouer avec des amis
play-officially = Jouer officiellement
practice = S’entraîner avec aide
practice-leave = Jouer sans aide
assist = Aide
assist-left = { $one ->
    [0] Aucun code ne correspond à ces réponses.
    [one] Il reste 1 code.
   *[other] Il reste { $count } codes.
}
assist-at-least = Il reste au moins { $count } codes.
assist-about = Il reste environ { $count } codes.
assist-about-millions = Il reste environ { $count } de codes.
assist-margin = Trop nombreux pour être comptés : estimés sur un échantillon, à { $margin } près dix-neuf fois sur vingt.
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
hint-none = Aucun autre indice
coach-thinks = Le coach réfléchit.
coach-away = Le coach n’a pas pu être chargé. Votre partie continue sans lui.
numble-coach = Ce que le coach aurait joué
numble-coach-left = Reste
numble-coach-would = L’essai du coach
numble-coach-same = le même
numble-coach-about = Reste : les équations qui correspondent encore à toutes les marques. L’essai du coach : celui qui en laisse peu, d’après ce qu’on savait avant le vôtre.
review-title = Analyse : { $game }
review-gone = Cette partie n’est pas sur cet appareil. Les parties restent là où elles ont été jouées.
review-failed = Le coach n’a pas pu lire cette partie.
review-none = Aucun essai n’a été joué : il n’y a rien à analyser.
review-round = Manche { $round }
review-whose = Les essais de qui
review-away = Le coach n’a pas pu être chargé. Votre partie est toujours là.
review-board = La partie, essai par essai
review-bot = Bot
review-begin = Avant le premier essai
review-back = Essai précédent
review-on = Essai suivant
review-step = Essai
review-at = { $step } sur { $of }
review-guess = Essai { $number } :
review-codes = Codes possibles : { $before } avant, { $after } après.
review-better = Gain moyen de { $loss } (en essais) avec :
review-skill = Maîtrise
review-luck = Chance
review-scale = De 0 à 99, sans compter le premier essai. À côté de chaque essai, la chance est en bits.
review-ledger = Chaque essai avec l’avis du coach
review-grade = Avis
review-left = Codes restants
what-if = Et si… ?
what-if-at = Et si l’essai { $number } avait été autre ?
what-if-try = Tenter l’essai du coach
what-if-how = Choisissez un autre essai ; le code répond comme il l’aurait fait.
what-if-guesses = Les essais de cette variante
what-if-told = Essai { $number } : { $names }. { $marks }.
what-if-best = Essai du coach
what-if-play-on = Le coach continue
what-if-take-back = Reprendre
what-if-leave = Revenir à la vraie partie
what-if-fewer = { $count ->
    [one] Trouvé, avec { $count } essai de moins que la vraie partie.
   *[other] Trouvé, avec { $count } essais de moins que la vraie partie.
}
what-if-more = { $count ->
    [one] Trouvé, avec { $count } essai de plus que la vraie partie.
   *[other] Trouvé, avec { $count } essais de plus que la vraie partie.
}
what-if-same = Trouvé, avec autant d’essais que la vraie partie.
what-if-found = Trouvé, contrairement à la vraie partie.
what-if-spent = Plus d’essais dans cette variante.
what-if-you-lost = Vous : pas trouvé
what-if-so-far = Cette variante, jusqu’ici
what-if-branch = Cette variante
what-if-branch-lost = Cette variante : pas trouvé
verdict-skill = La maîtrise, et elle seule.
verdict-both = De la maîtrise, et de la chance en plus.
verdict-unlucky = Bien joué, malgré la malchance.
verdict-luck = La chance plus que la maîtrise.
verdict-bad-luck = La malchance plus que les choix.
verdict-play = Les choix ont compté plus que la chance.
verdict-saved = En nombre d’essais, les choix ont coûté { $loss } et les réponses ont épargné { $luck }.
verdict-cost = En nombre d’essais, les choix ont coûté { $loss } et les réponses { $luck } de plus.
verdict-even = En nombre d’essais, les choix ont coûté { $loss } ; les réponses se sont compensées.
chart-left = Codes restants
chart-left-said = L’essai { $number } en a dit le plus : les codes sont passés de { $before } à { $after }.
chart-yours = vous
chart-best = le meilleur
chart-luck = Chance, en bits
chart-luck-good = L’essai { $number } a eu le plus de chance : sa réponse en a dit plus que prévu (bits en plus : { $bits }).
chart-luck-bad = L’essai { $number } a eu le moins de chance : sa réponse en a dit moins que prévu (bits en moins : { $bits }).
chart-luck-none = Chaque réponse a dit ce qu’on pouvait en attendre.
chart-luck-told = Dit
chart-luck-expected = Attendu
chart-as-table = Afficher en tableau
chart-as-chart = Afficher en graphique

## The other way round

reversed = Inverser les rôles
reversed-title = { $game } : vous cachez le code
reversed-how = Pensez à un code et gardez-le pour vous. L’ordinateur devine ; vous répondez combien de symboles sont exacts et combien sont mal placés.
reversed-how-set = Choisissez un code. L’ordinateur devine et apprend ce que vaut chaque essai ; vous le regardez chercher.
reversed-guesses = Les essais de l’ordinateur
reversed-thinks = L’ordinateur réfléchit.
reversed-found = { $tries ->
    [one] Trouvé en { $tries } essai
   *[other] Trouvé en { $tries } essais
}
reversed-kept = Votre code n’a pas été trouvé
reversed-back = Percer un code vous-même
reversed-clash = Aucun code ne correspond à vos réponses
reversed-clash-which = Revoyez ces essais et corrigez-en un : { $guesses }.
reversed-amend = Corriger
reversed-ask = Que vaut l’essai { $number } ?
reversed-fix = Corriger la réponse { $number }
reversed-answer = Répondre
reversed-next = Essai suivant
reversed-to-set = Choisir un code et regarder
reversed-to-think = Penser à un code et répondre
reversed-strength = Niveau : { $strength }
reversed-anew = Recommencer
race = Affronter un bot
race-leave = Jouer sans bot
race-strength = De quelle force ?
race-how = Vous cherchez tous deux le même code ; après chacun de vos essais, il en fait un.
race-start = Lancer la course
race-bot = Bot : { $strength }
race-rows = Les marques de { $name }
race-guesses = { $count ->
    [0] Attend votre premier essai
    [one] { $count } essai
   *[other] { $count } essais
}
race-found-short = Trouvé en { $tries }
race-found = Le bot a trouvé en { $tries }.
race-spent = Le bot n’a plus d’essais.
race-waits = On attend le bot : essai { $number } sur { $of }.
race-won = Vous gagnez la course.
race-lost = Le bot gagne la course.
race-tie = Égalité.
race-nobody = Personne n’a trouvé le code.
race-sum = Vous : { $yours }, bot : { $theirs }.
race-level = À essais égaux, le plus rapide gagne.
strength-random = Facile
strength-consistent = Moyen
strength-knuth = Difficile
strength-entropy = Très difficile
strength-optimal = Expert

ghost-best = Défier mon record ({ $tries } essais)
ghost-yours = Mon record : { $tries } essais
ghost-leave = Jouer sans le fantôme
ghost-ahead = { $seconds } s d’avance à cet essai
ghost-behind = { $seconds } s de retard à cet essai
ghost-race = Défier le fantôme de { $name }
