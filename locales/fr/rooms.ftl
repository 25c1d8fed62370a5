# Salles : entrer, se préparer, jouer ensemble.
