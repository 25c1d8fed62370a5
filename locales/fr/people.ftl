# Les joueurs et ce qui compte : comptes, profils, parties officielles, courses, classements.

## Official games and races

official = Officiel
official-title = { $game }, partie officielle
official-server = La maison garde le secret, tient le chronomètre et compte les points. Ni aide ni indice.
official-once = Une fois commencée, la partie compte. La quitter pour de bon, c’est abandonner.
official-once-daily = Un seul essai officiel par jour. Une fois commencé, il compte, et le quitter pour de bon, c’est abandonner.
official-once-race = Une seule participation par personne. Une fois commencée, elle compte, et la quitter pour de bon, c’est abandonner.
official-waits = Si la connexion se coupe ou si vous fermez la page, la partie vous attend pendant deux jours.
official-waits-timed = Si la connexion se coupe ou si vous fermez la page, vous pouvez revenir, mais le temps continue de courir.
official-fixed = { $entry ->
    [numble] L’équation est fixée avant votre premier essai. Vous pourrez vérifier ensuite qu’elle n’a jamais changé.
   *[other] Le code est fixé avant votre premier essai. Vous pourrez vérifier ensuite qu’il n’a jamais changé.
}
official-fixed-as = { $entry ->
    [numble] L’équation est fixée. Engagement : { $commitment }
   *[other] Le code est fixé. Engagement : { $commitment }
}
official-begin = Commencer
official-not-now = Pas maintenant
official-house = La maison
official-leave = Abandonner et partir
official-give-up-ask = Partir, c’est abandonner : la partie se termine maintenant et compte comme non résolue. Il n’y a pas de second essai.
official-result = Résultat
official-replay = Revoir
official-place = Place { $place } au classement.
official-place-best = Une meilleure partie de vous reste au classement, à la place { $place }.
official-place-day = Place { $place } aujourd’hui.
official-name = Choisir le nom que voient les autres
official-gone = Il n’y a pas de partie officielle ici.
official-gone-next = Elle est peut-être terminée, ou c’est celle de quelqu’un d’autre.
official-over = Cette partie est terminée.
official-over-next = Elle peut être revue, essai par essai.
official-other = Jouer à autre chose
official-offline = Pas de connexion avec la maison. Le jeu solo fonctionne toujours.
daily-short = Ici : pour la série. Officiellement : aussi pour le classement.
daily-choice = Jouée ici, la journée compte pour votre série et est envoyée à la fin. Jouée officiellement, elle figure aussi au classement du jour : un seul essai, à l’horloge de la maison.
daily-offline = Pas de connexion. Votre partie est gardée ici, envoyée au retour de la connexion, et compte pour votre série, pas au classement.
daily-offline-short = Hors ligne : compte pour la série, pas au classement.
daily-under-way = Votre essai officiel est en cours.
daily-under-way-what = Il n’y en a qu’un par jour ; la grille reste donc fermée ici jusqu’à la fin.
daily-played = Vous avez joué officiellement aujourd’hui
daily-sending = Envoi pour votre série.
daily-sent = Envoyé : la journée compte pour votre série, pas au classement.
daily-waits = Gardé ici, et envoyé au retour de la connexion. La journée compte pour votre série, pas au classement.
score-title = D’où viennent les points
score-exact = Exacts : { $count } × 60
score-misplaced = Mal placés : { $count } × 25
score-solved = Trouvé
score-time = Temps restant
score-seconds-left = { $seconds } s restantes × 2
score-tries = { $tries ->
    [one] 1 essai : { $below } × 50
   *[other] { $tries } essais : { $below } × 50
}
score-sum = Points
ranking-place = Place
ranking-name = Nom
ranking-points = Points
ranking-tries = Essais
ranking-time = Temps
ranking-replay = Revoir
ranking-replay-of = Revoir la partie de { $name }
ranking-you = vous
ranking-guest = Sans nom
ranking-gone = Quelqu’un qui n’est plus là
ranking-not-solved = non résolu
ranking-all = Le classement de toujours
ranking-day = Le classement du jour
fair-title = Équité
fair-what = Avant votre premier essai, la maison a noté le secret et vous a montré un engagement : un nombre qui ne correspond qu’à ce secret et n’en dit rien. À la fin, les deux sont ouverts, et chacun peut vérifier qu’ils vont ensemble.
fair-commitment = L’engagement
race-entry-in = Votre participation est enregistrée. Code et classement s’ouvrent à { $time }.
race-entry-in-soon = Votre participation est enregistrée. Code et classement s’ouvrent à la fin de la course.
race-to = Voir la course
races = Courses
races-about = Un même code pour tout le monde, une participation chacun. Code, classement et parties s’ouvrent à la fin de la course.
races-open = Ouvertes
races-coming = À venir
races-over = Terminées
races-none = Pas de course pour le moment. Annoncez-en une, vos amis y entrent par le lien.
races-all = Toutes les courses
official-open = Parties officielles qui vous attendent
race-announce = Annoncer une course
race-name = Son nom
race-name-missing = Donnez d’abord un nom à la course.
race-game = Jeu
race-opens = Ouverture
race-closes = Fermeture
race-window-wrong = La course doit se fermer après son ouverture.
race-whom = Qui la trouve
race-whom-link = Qui a le lien
race-whom-all = Tout le monde
race-login = Se connecter ou créer un compte
race-no-accounts = Il n’y a pas de comptes dans cette maison ; demandez une course par lien.
race-announce-do = L’annoncer
race-announce-not = Pas maintenant
race-both-times = { $local } ({ $utc } UTC)
race-days-hours = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} { $hours } h
race-opens-in = Ouvre dans { $time }
race-closes-in = Encore ouverte { $time }
race-ending = { $count ->
    [0] Fermée. Le classement s’ouvre dans un instant.
    [one] Fermée. Une participation est encore en cours.
   *[other] Fermée. { $count } participations sont encore en cours.
}
race-over = Cette course est terminée.
race-entries = { $count ->
    [0] aucune participation
    [one] 1 participation
   *[other] { $count } participations
}
race-entered = Participations
race-yours-in = la vôtre est enregistrée
race-yours-playing = la vôtre est en cours
race-yours-under-way = Votre participation est en cours.
race-play = Jouer
race-look = Voir
race-enter = Participer
race-rules = Un même code pour tout le monde, une participation chacun. Le moins d’essais d’abord, puis le moins de temps.
race-rules-skemind = Un même code pour tout le monde, une participation chacun, 180 secondes dès votre départ. 1 000 points si vous trouvez, 2 par seconde restante, 50 par essai en dessous de onze.
race-ranking = Classement
race-ties = À égalité : moins d’essais, puis moins de temps, puis qui a fini d’abord.
race-nobody = Personne n’a participé : le code reste fermé.
race-missing = Cette course n’existe pas
race-missing-what = Le lien est peut-être incomplet, ou la course est finie depuis longtemps.
race-card = Course : { $title }
race-until = ouverte jusqu’à { $time }
