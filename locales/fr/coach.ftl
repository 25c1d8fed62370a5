## What the coach says, in the terminal and on pages

coach-best = Le meilleur
coach-good = Bon
coach-loose = Imprécis
coach-impossible = Impossible
coach-exact = Toutes les valeurs sont exactes.
coach-reached = Les valeurs viennent de la meilleure stratégie connue ; on ne sait pas s’il en existe une meilleure.
coach-estimated = Certaines valeurs sont des estimations.
coach-too-many = Il reste trop de codes pour désigner le meilleur essai.
coach-better = { $guess } valait mieux ; essais économisés en moyenne : { $loss }.
coach-luck = Chance : { $luck }.
coach-nothing-better = Il n’y a pas mieux ici.
coach-only-code-left = C’était le seul code encore possible.
coach-other-only-code = Il ne restait que { $code }.
coach-repeated = Même code qu’à l’essai { $guess }.
coach-too-many-of = Ce ne pouvait plus être le code : d’après l’essai { $guess }, { $most ->
    [0] le code ne contient pas { $symbol }
    [one] le code contient { $symbol } au plus une fois
   *[other] le code contient { $symbol } au plus { $most } fois
}.
coach-too-few-of = Ce ne pouvait plus être le code : d’après l’essai { $guess }, { $least ->
    [one] le code contient { $symbol } au moins une fois
   *[other] le code contient { $symbol } au moins { $least } fois
}.
coach-not-there = Ce ne pouvait plus être le code : d’après l’essai { $guess }, { $symbol } n’est pas en case { $place }.
coach-contradicts = Ce ne pouvait plus être le code : avec lui, l’essai { $guess } aurait donné { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
} et { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}.
coach-coarser = { $largest ->
    [one] Il pouvait rester { $largest } code
   *[other] Il pouvait rester jusqu’à { $largest } codes
} ; avec le meilleur essai, { $best } au plus.
coach-fewer-parts = Cet essai sépare les codes en { $parts ->
    [one] { $parts } groupe
   *[other] { $parts } groupes
} ; le meilleur essai, en { $best }.
coach-less = Un autre essai vaut mieux en moyenne.
coach-unknown = Il restait trop de codes pour en juger.
hint-look = Quelque chose est certain. À revoir (n° d’essai) : { $proof }.
hint-absent = { $symbol } n’est pas dans le code. Preuve (n° d’essai) : { $proof }.
hint-present = { $symbol } est dans le code. Preuve (n° d’essai) : { $proof }.
hint-there = { $symbol } est en case { $place }. Preuve (n° d’essai) : { $proof }.
hint-not-there = { $symbol } n’est pas en case { $place }. Preuve (n° d’essai) : { $proof }.
hint-guess = Un bon essai : { $guess }
code-hint-count = { $codes ->
    [one] Il reste { $codes } code possible.
   *[other] Il reste { $codes } codes possibles.
}
code-hint-at-least = Il reste au moins { $codes } codes possibles.
code-hint-about = Il reste environ { $codes } codes possibles.
