# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Invité
me-who = Qui vous êtes
me-guest = Vous jouez sans compte.
me-guest-named = Vous jouez sans compte ; les autres voient ce nom.
me-account = Les autres voient ce nom. Il n’appartient qu’à vous.
name-in-rooms = Nom dans les salles
name-choose = Choisir un nom
name-change = Changer de nom
name-missing = Saisissez d’abord un nom.
save = Enregistrer
cancel = Annuler
people-offline = La maison est injoignable. Rien n’a été modifié ni perdu ; réessayez quand la connexion sera revenue.
people-again = Réessayer
statistics-here = Parties sur cet appareil

## An account

claim-title = Garder ces statistiques sur un autre appareil
claim-about = Choisissez un nom et un mot de passe, puis connectez-vous ailleurs. Rien d’autre ne vous est demandé : un mot de passe oublié ne peut donc pas vous être renvoyé.
account-name = Nom
account-name-about = Les autres le voient, et il ne change plus.
password = Mot de passe
password-about = Au moins 8 caractères.
password-missing = Saisissez d’abord le mot de passe.
password-show = Afficher
password-show-said = Afficher le mot de passe
password-hide = Masquer
password-hide-said = Masquer le mot de passe
claim-do = Les garder
claim-done = C’est gardé. Vous pouvez désormais vous connecter partout avec votre nom et votre mot de passe.
claim-known = Vous avez déjà un nom ?
accounts-none = Il n’y a pas de comptes ici : on accède à cette maison par un réseau non chiffré, où n’importe qui pourrait lire les mots de passe. Jouez en tant qu’invité ; cet appareil se souvient de vous.
login = Se connecter
login-about = Ce que vous avez joué ici sans compte rejoint le compte.
login-already = Vous utilisez le compte { $name }.
login-done = Vous utilisez le compte { $name }. Ce que vous aviez joué ici sans compte a suivi.
login-lost = Un mot de passe oublié ne peut pas vous être renvoyé : la maison ne connaît aucune adresse de vous.
login-none = Pas encore de compte ?
login-claim = Choisir un nom et un mot de passe
account-title = Vos connexions
session-this = cet appareil
session-seen = Dernière utilisation : { $when }
session-end-said = Déconnecter : { $device }
session-ended = Connexion fermée : { $device }.
session-ended-others = Il ne reste que la connexion de cet appareil.
just-now = à l’instant
logout = Déconnecter
logout-here = Se déconnecter ici
logout-others = Déconnecter partout ailleurs
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-ends = Toutes vos autres connexions seront fermées.
password-change-do = Le changer
password-changed = Le mot de passe est changé. Toutes vos autres connexions sont fermées.
device-on = { $browser } sur { $system }
device-unknown = Appareil inconnu
sendin-about = { $count ->
    [one] Une partie n’est que sur cet appareil.
   *[other] { $count } parties ne sont que sur cet appareil.
} Envoyées, elles comptent dans vos propres chiffres partout où vous vous connectez, avec la mention « envoyée », et jamais dans les classements.
sendin-do = Les envoyer
sendin-done = C’est envoyé.

## What is kept

kept-title = Ce que la maison garde de vous
kept-about = Votre nom, vos connexions et vos parties. Vous pouvez tout emporter dans un fichier.
export-everything = Tout enregistrer dans un fichier
forget-guest = M’oublier ici
forget-guest-what = La maison vous oublie tout de suite et pour de bon. Les parties jouées avec d’autres et les places aux classements restent, sans votre nom. Une salle ouverte garde votre nom jusqu’à sa fermeture. Les parties sur cet appareil restent aussi.
forget-account = Supprimer le compte
forget-account-what = Nom, mot de passe et connexions sont supprimés tout de suite et pour de bon. Les parties jouées avec d’autres et les places aux classements restent, sans votre nom. Une salle ouverte garde votre nom jusqu’à sa fermeture. Les parties sur cet appareil restent aussi.
forget-account-sure = Supprimer pour de bon
me-logged-out = Vous avez quitté votre compte
me-logged-out-what = Vos statistiques vous attendent dans le compte. Les parties sur cet appareil sont toujours là.
me-forgotten = Tout est oublié
me-forgotten-what = La maison ne garde plus rien de vous, une fois fermées les salles où vous étiez. Les parties sur cet appareil sont toujours là.

## What one has played

profile-none = Aucune partie ici pour l’instant. Les parties officielles et celles des salles apparaissent ici ; les parties en solo restent sur cet appareil.
profile-daily = Numble du jour
profile-origin = Quelles parties
origin-official = Officielles
origin-casual = En salle
origin-reported = Envoyées
origin-official-about = Parties officielles : le secret et l’horloge étaient ceux de la maison.
origin-casual-about = Parties jouées en salle.
origin-reported-about = Parties jouées ailleurs et envoyées.
figures-best = record de points
figures-fewest = le moins d’essais
figures-fastest = temps le plus court
history-place = Place { $place } sur { $seats }
history-won = Gagné
history-reported = envoyée
history-room = en salle
history-sealed = scellée
history-more = Afficher la suite
official = Officiel

## Leaderboards

boards-games = Jeux
boards-span = Période
span-day = Aujourd’hui
span-week = Cette semaine
span-month = Ce mois-ci
span-all = Depuis toujours
boards-about = La meilleure partie officielle de chacun. Jours, semaines et mois commencent à 00:00 UTC.
boards-none = Personne n’est encore sur ce classement. La première place est libre.
boards-unknown = Ce classement n’existe pas.
boards-all = Vers les classements
boards-place = Place
boards-name = Nom
boards-points = Points
boards-tries = Essais
boards-you = vous
boards-gone = Quelqu’un qui est parti
boards-replay = { $name } : { $result }, { $when }. Revoir

## Replays

replay = Revoir
replay-of = Revoir : { $result }, { $when }
replay-http-sealed-title = Encore scellée
replay-http-sealed = Le code et la partie s’ouvrent quand la course se termine.
replay-http-not-found-title = Cette partie n’existe pas
replay-http-not-found = Le lien est peut-être incomplet, ou la partie n’est plus là.
replay-seat = Joueur { $number }
replay-to-room = Retour à la salle { $code }
replay-daily = Numble { $number }
replay-solved = { $name } : trouvé en { $tries }
replay-lost = { $name } : pas trouvé
replay-won = { $name } gagne.
replay-tie = Égalité : { $names }
replay-nobody = Personne ne gagne.
replay-reported = Jouée ailleurs et envoyée
replay-places = Classement
replay-coach = Ce qu’en dit l’analyse
replay-journal = Le journal
replay-journal-about = Tout ce qui s’est passé, en texte : la graine et chaque coup avec son heure. La commande « cluehouse replay » le rejoue et le vérifie.
replay-journal-save = Enregistrer le journal
rows-none = Aucun essai.

## Fairness

fairness-title = Équitable, preuve à l’appui
fairness-about = Avant le premier essai, la maison s’est engagée sur le secret par une empreinte. Maintenant que tout est ouvert, chacun peut la recalculer.
fairness-where = Donné pour
fairness-round = Manche { $round }
fairness-turn = Manche { $round }, tour { $turn }
fairness-commitment = Engagement, donné avant le premier essai
fairness-secret = Secret
fairness-nonce = Nombre aléatoire
fairness-worked = Recalculé dans cette page
fairness-check = Vérifier
fairness-holds = L’engagement est tenu : c’est bien le secret pour lequel il a été pris.
fairness-holds-told = L’engagement est tenu : c’est bien le secret pour lequel il a été pris, et c’est celui qui avait été annoncé.
fairness-broken = L’engagement n’est pas tenu : le secret, le nombre aléatoire ou l’engagement n’est pas celui d’origine.
fairness-altered = L’engagement n’est pas tenu : ce journal a été modifié, et rien de ce qu’il dit n’est sûr.
fairness-failed = La vérification n’a pas pu se faire. Réessayez.
fairness-none = Dans cette partie, rien n’a été promis qui puisse être vérifié ici.

## Official games and races

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
daily-short = Compte pour la série ; le jeu officiel est plus bas.
daily-choice = Jouée ici, la journée compte pour votre série et est envoyée à la fin. Jouée officiellement, elle figure aussi au classement du jour : un seul essai, à l’horloge de la maison.
daily-offline = Pas de connexion. Votre partie est gardée ici, envoyée au retour de la connexion, et compte pour votre série, pas au classement.
daily-offline-short = Hors ligne : compte pour la série, pas au classement.
daily-under-way = Votre essai officiel est en cours.
daily-under-way-what = Il n’y en a qu’un par jour ; la grille reste donc fermée ici jusqu’à la fin.
daily-played = Vous avez joué officiellement aujourd’hui
daily-sending = Envoi pour votre série.
daily-sent = Envoyé : la journée compte pour votre série, pas au classement.
daily-here-only = La journée ne compte que sur cet appareil.
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
ranking-all = Le classement de toujours
ranking-day = Le classement du jour
fair-title = Équité
fair-what = Avant votre premier essai, la maison a noté le secret et vous a montré un engagement : un nombre qui ne correspond qu’à ce secret et n’en dit rien. À la fin, les deux sont ouverts, et chacun peut vérifier qu’ils vont ensemble.
fair-commitment = L’engagement
race-entry-in = Votre participation est enregistrée. Code et classement s’ouvrent à { $time }.
race-entry-in-on = Votre participation est enregistrée. Code et classement s’ouvrent le { $time }.
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
race-utc = { $time } UTC
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
race-unentered = Personne n’a participé : le code reste fermé.
race-missing = Cette course n’existe pas
race-missing-what = Le lien est peut-être incomplet, ou la course est finie depuis longtemps.
race-card = Course : { $title }
race-until = ouverte jusqu’à { $time }
