# Why something was refused: what is wrong and what is accepted.

## The match machine

reject-wrong-phase = Ce n’est pas possible à ce stade de la partie.
reject-no-such-seat = Cette place n’existe pas dans la partie.
reject-seat-left = Cette personne a quitté la partie.
reject-not-here = Cette personne n’est pas connectée.
reject-not-this-round = Vous jouerez à partir de la prochaine manche.
reject-too-few-players = { $least ->
    [one] Il faut au moins une personne pour jouer à ce jeu.
   *[other] Il faut être au moins { $least } pour jouer à ce jeu.
}
reject-full = { $most ->
    [one] Ce jeu n’a qu’une place, et elle est prise.
   *[other] Les { $most } places sont prises.
}
reject-no-late-join = Cette partie a commencé : on ne peut plus la rejoindre.
reject-wrong-seat = La prochaine place libre est la n° { $next }.
reject-already-so = C’est déjà le cas.
reject-time-went-back = L’heure indiquée précède la dernière action.
reject-lag-too-long = La marge de latence est trop grande.
reject-not-due = Aucune échéance n’est atteinte.
reject-nothing-sealed = Il n’y a rien à dévoiler.

## The room

room-malformed = Ce message est illisible.
room-message-too-long = Ce message est trop long.
room-other-protocol = Cette page n’est plus à jour (il faut la version { $ours }). Rechargez-la.
room-closed = Cette salle est fermée.
room-locked = Cette salle est verrouillée : personne d’autre ne peut entrer. Demandez à l’hôte de l’ouvrir.
room-full = Cette salle est pleine.
room-worn-out = On a joué si longtemps dans cette salle qu’elle n’accepte plus rien. Ouvrez-en une nouvelle pour continuer.
room-banned = L’hôte vous a interdit l’accès à cette salle.
room-no-watchers = Cette salle n’accueille pas de public ; entrez pour jouer.
room-name-empty = Choisissez un nom.
room-name-too-long = Un nom est limité à { $most } caractères.
room-name-taken = Quelqu’un porte déjà ce nom ici.
room-name-refused = Choisissez un autre nom : celui-ci ne convient pas en société.
room-name-given = Dans cette salle, c’est la maison qui donne les noms.
room-not-asked = Dans cette salle, on ne demande pas de vrai nom.
room-class-quiet = Une classe n’a ni discussion ni annonce publique. Désactivez-les d’abord.
room-not-a-member = Vous n’êtes pas dans cette salle.
room-no-such-member = Cette personne n’est pas dans la salle.
room-host-only = C’est réservé à l’hôte.
room-owner-only = Seule la personne à qui la salle appartient peut le faire, et personne ne peut le lui faire.
room-not-the-host = On ne peut pas exclure l’hôte par un vote.
room-left-match = Vous avez quitté cette partie. Vous rejouerez à la prochaine.
room-sealed = La dernière partie est encore scellée. Il faut d’abord la dévoiler.
room-not-oneself = Choisissez quelqu’un d’autre que vous.
room-too-fast = Pas si vite. Patientez un instant.
room-no-change = C’est déjà le cas.
room-official = C’est une partie officielle : on ne peut ni la modifier, ni la mettre en pause, ni la rejouer.
room-match-running = Une partie est en cours. Attendez qu’elle se termine ou arrêtez-la.
room-no-match = Aucune partie n’est en cours.
room-nothing-played = Rien n’a encore été joué.
room-takes-nobody = Cette partie ne prend plus personne. Vous jouerez la suivante.
room-too-late = Trop tard : cette manche est terminée.
room-other-game = Cela concerne un autre jeu.
room-paused = La partie est en pause.
room-not-playing = Vous ne participez pas à cette partie.
room-playlist-empty = Choisissez au moins un jeu.
room-playlist-too-long = Une soirée compte au plus { $most } jeux.
room-unknown-entry = Ce jeu n’existe pas.
room-wrong-settings = Ces réglages sont ceux d’un autre jeu.
room-unknown-pack = Ces questions ou ces mots ne sont pas sur ce serveur.
room-unknown-bot = Ce bot n’existe pas dans ce jeu.
room-chat-off = Le chat est désactivé dans cette salle.
room-muted = L’hôte a bloqué vos messages.
room-talk-too-fast = Trop de messages d’un coup. Patientez un instant avant d’en écrire un autre.
room-nothing-said = Il n’y a rien à envoyer.
room-said-too-long = Un message est limité à { $most } caractères.

## Code games

code-reject-attempts = Choisissez entre 1 et { $most } essais.
code-reject-seconds = Choisissez une limite de { $least } à { $most } secondes, ou aucune.
code-reject-rounds = Choisissez entre 1 et { $most } manches ; en solo, une seule.
code-reject-practice-alone = Les indices sont réservés à l’entraînement en solo.
code-reject-not-a-race = Une course se joue à Skemind, en solo, au temps normal et sans indices.
code-reject-length = { $found ->
    [one] { $found } symbole
   *[other] { $found } symboles
} au lieu de { $wanted }.
code-reject-symbol = La case { $place } contient un symbole absent de ce plateau.
code-reject-repeat = Les cases { $first } et { $again } ont le même symbole ; ici, pas de répétition.
code-reject-done = Pour vous, cette manche est terminée.
code-reject-turn = Ce n’est pas votre tour.
code-reject-not-yours-to-set = Vous n’avez pas de code à choisir ici.
code-reject-already-set = Votre code est déjà choisi.
code-reject-not-set-yet = Il reste un code à choisir.
code-reject-keeper = Vous gardez le code ; c’est à l’adversaire de le trouver.
code-reject-not-yours-to-answer = Ici, ce n’est pas à vous de répondre.
code-reject-nothing-to-answer = Aucun essai n’attend de réponse.
code-reject-answer-pending = Le dernier essai attend encore sa réponse.
code-reject-impossible-answer = Aucun code de ce plateau ne peut donner cette réponse.
code-reject-clash = Les réponses se contredisent ; corrigez-en d’abord une.
code-reject-no-such-guess = Aucun essai déjà évalué ne porte ce numéro.
code-reject-amendments = Les réponses ont été corrigées trop de fois.
code-reject-no-hints = Les indices sont réservés à l’entraînement.
code-reject-too-many-hints = Il n’y a plus d’indices pour cette manche.
code-reject-give-up = Vous ne pouvez pas abandonner ici.

## Codes and boards as they are typed

read-symbol = « { $found } », en case { $place }, n’est pas un symbole de ce plateau. Utilisez { $marks }.
read-length = { $found ->
    [one] { $found } symbole
   *[other] { $found } symboles
} au lieu de { $wanted }.
read-repeat = « { $mark } » est déjà en case { $first } ; ici, pas de répétition (case { $again }).
space-symbols = Un plateau a de 2 à 12 symboles.
space-length = Un code a de 2 à 8 cases.
space-too-few-symbols = Sans répétition, un code ne peut pas avoir plus de cases qu’il n’y a de symboles.

## Points

score-seconds = Le temps restant va de 0 à { $most } secondes.
score-attempts = Une participation compte de 0 à { $most } essais, et il en faut au moins un pour gagner.
score-marks = Aucun essai ne donne ce résultat à Skemind : exacts et mal placés font de 2 à 4 au total, jamais 3 et 1 ; 0 et 0 veut dire qu’il n’y a eu aucun essai.
score-won = Une partie est gagnée avec 4 exacts, et dans ce cas seulement.

## Numble

numble-hard-green = Gardez « { $char } » en case { $position }.
numble-hard-yellow = Utilisez « { $char } » dans votre essai.
numble-reject-empty = Tapez une équation, par exemple 12 + 34 = 46.
numble-reject-character = « { $found } », en case { $place }, ne convient pas ; utilisez des chiffres, + − × (*) ÷ (/) et =.
numble-reject-digits = Le nombre en case { $place } est trop long ; { $most } chiffres au plus.
numble-reject-missing-number = Il manque un nombre en case { $place }.
numble-reject-split-number = Il manque un signe avant le nombre en case { $place }.
numble-reject-missing-equals = Il manque le signe =.
numble-reject-second-equals = Il y a un second = en case { $place } ; gardez-en un seul.
numble-reject-missing-operator = Il manque un opérateur avant le = ; utilisez + − × (*) ou ÷ (/).
numble-reject-second-operator = Il y a un second opérateur en case { $place } ; gardez-en un seul.
numble-reject-operator-after-equals = L’opérateur en case { $place } vient après le = ; n’y mettez que le résultat.
numble-reject-division-by-zero = On ne peut pas diviser par zéro.
numble-reject-not-whole = { $first } ÷ { $second } n’est pas un nombre entier.
numble-reject-negative = À gauche, cela donne { $left } ; le minimum est 0.
numble-reject-too-large = À gauche, cela donne { $left } ; le maximum est { $most }.
numble-reject-untrue = À gauche, cela donne { $left }, mais à droite, { $right }.
numble-reject-action = Proposez une équation ou abandonnez.
numble-reject-date-form = Écrivez la date sous la forme AAAA-MM-JJ, par exemple 2024-10-15.
numble-reject-date-month = Le mois { $found } n’existe pas ; utilisez 01 à 12.
numble-reject-date-day = Ce mois n’a pas de jour { $found } ; utilisez 01 à { $most }.
numble-reject-day-before-first = La première énigme est celle du 2024-01-01 ; il n’y en a pas avant.
numble-reject-day-future = Cette énigme n’est pas encore parue ; choisissez aujourd’hui ou un jour passé.
numble-reject-day-not-today = Cette énigme n’est pas celle du jour ; cherchez-la dans les archives.
numble-reject-day-not-past = Cette énigme est celle du jour ; les archives contiennent les jours passés.
numble-reject-rounds = Choisissez entre 1 et { $most } manches.
numble-reject-one-round = Seules les courses en mode illimité ont plus d’une manche.
numble-reject-seconds = Choisissez une limite de { $least } à { $most } secondes.
numble-reject-no-limit = Seules les courses ont une limite de temps.
numble-reject-done = Pour vous, cette manche est terminée.

## Trivia

trivia-reject-rounds = Choisissez entre 1 et { $most } manches.
trivia-reject-seconds = Choisissez entre { $least } et { $most } secondes.
trivia-reject-reading = Le temps de lecture est de { $most } secondes au plus.
trivia-reject-too-few = { $found ->
    [0] Aucune question ne convient
    [one] Une seule question convient
   *[other] Seules { $found } questions conviennent
} ; il en faut { $wanted }.
trivia-reject-not-open = Il est encore trop tôt pour répondre.
trivia-reject-answered = Vous avez déjà répondu.

## Sketch

pictionary-reject-cycles = Choisissez entre 1 et { $most } manches.
pictionary-reject-seconds = Choisissez entre { $least } et { $most } secondes.
pictionary-reject-too-few = { $found ->
    [0] Aucun mot ne convient
    [one] Un seul mot convient
   *[other] Seuls { $found } mots différents conviennent
} ; il en faut { $wanted }.
pictionary-reject-bad-word = Le mot n° { $number } ou l’un de ses synonymes est vide, contient des caractères interdits ou dépasse { $most } caractères.
pictionary-reject-no-turn = Personne ne dessine en ce moment.
pictionary-reject-not-the-drawer = Seule la personne qui dessine peut faire cela.
pictionary-reject-pick-first = Choisissez d’abord un mot.
pictionary-reject-already-picked = Le mot est déjà choisi.
pictionary-reject-no-such-word = Choisissez un mot, de 1 à { $most }.
pictionary-reject-clock = C’est le chronomètre qui met fin à ce tour.
pictionary-reject-empty = Écrivez d’abord quelque chose.
pictionary-reject-long = { $most } caractères au plus.
pictionary-reject-bad-text = Ce texte contient des caractères qu’on ne peut pas envoyer.
pictionary-reject-too-much = { $most } messages au plus par tour.
pictionary-reject-says-the-word = Quand on dessine, on ne dit pas le mot.
pictionary-reject-colour = Cette couleur n’existe pas.
pictionary-reject-brush = Ce pinceau n’existe pas.
pictionary-reject-points = Un morceau de trait a de 1 à { $most } points.
pictionary-reject-off-canvas = C’est en dehors de la zone de dessin.
pictionary-reject-no-stroke = Il n’y a pas de trait à continuer.
pictionary-reject-nothing-drawn = Il n’y a rien à effacer.
pictionary-reject-full = Le dessin a atteint sa taille maximale.
pictionary-reject-so-already = C’est déjà le cas.

## Hermit

hermit-reject-rounds = Choisissez entre 1 et { $most } manches.
hermit-reject-seconds = Choisissez entre { $least } et { $most } secondes.
hermit-reject-numbers = Choisissez un plus grand nombre entre { $least } et { $most }.
hermit-reject-number = Choisissez un nombre de 1 à { $most }.
hermit-reject-picked = Vous avez déjà choisi.
