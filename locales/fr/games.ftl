# What the catalogue says of the games, and what hosts may change.

game-classic = Code classique
game-classic-about = Quatre cases, six couleurs, répétitions autorisées, dix essais, comme dans le jeu de société Mastermind.
game-super = Super code
game-super-about = Cinq cases, huit couleurs, douze essais : le code classique pour une longue soirée.
game-skemind = Skemind
game-skemind-about = Quatre formes différentes parmi six, huit essais, trois minutes.
game-bulls-and-cows = Taureaux et vaches
game-bulls-and-cows-about = Quatre chiffres différents parmi dix : le jeu papier-crayon à l’origine de tous les jeux de code.
game-custom = Code sur mesure
game-custom-about = Composez votre plateau : 2 à 12 symboles, 2 à 8 cases, avec ou sans répétition.
game-numble = Numble
game-numble-about = Trouvez l’équation cachée en six essais ; une nouvelle chaque jour, à la manière de Wordle.
game-trivia = Quiz
game-trivia-about = Tout le monde répond à la même question ; la rapidité compte.
game-pictionary = Croquis
game-pictionary-about = Une personne dessine un mot, les autres le devinent, comme dans le jeu de société Pictionary.

pause-starting = La partie commence
pause-next-code = Prochain code
pause-next-equation = Prochaine équation
pause-next-question = Prochaine question
pause-next-drawer = Prochain dessin

setting-mode = Mode
setting-rounds = Manches
setting-practice = Entraînement avec indices
setting-pace = Temps accordé
setting-symbols = Symboles
setting-length = Cases
setting-repeats = Répétitions autorisées
setting-attempts = Essais
setting-seconds = Durée en secondes
setting-puzzle = Énigme
setting-hard = Mode difficile
setting-ending = Fin de la manche
setting-category = Catégorie
setting-difficulty = Difficulté
setting-speed = Points de rapidité
setting-reading = Temps de lecture en secondes
setting-cycles = Manches
setting-level = Niveau des mots
setting-hints = Dévoiler des lettres au fil du temps

bot-random = Joue au hasard, mais dans les règles.
bot-consistent = Ne joue que ce qui peut encore être la solution.
bot-knuth = Réduit au minimum le nombre de codes restants dans le pire des cas.
bot-entropy = Cherche le plus d’information possible.
bot-optimal = Joue la meilleure stratégie connue.
bot-guesser = Sait peu de choses et devine le reste.
bot-reader = A lu une partie des livres.
bot-scholar = Sait presque tout.

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-violet = violet
colour-cyan = cyan
colour-pink = rose
colour-black = noir
colour-white = blanc
colour-brown = marron
colour-lime = vert citron

shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile
shape-hexagon = hexagone
