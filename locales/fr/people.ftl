# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Invité
me-who = Qui vous êtes
me-guest = Vous jouez en tant qu’invité.
me-guest-named = Vous jouez en tant qu’invité ; les autres voient ce nom.
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
login-about = Ce que vous avez joué ici en tant qu’invité rejoint le compte.
login-already = Une connexion est ouverte au nom de { $name }.
login-done = Connexion ouverte au nom de { $name }. Ce que vous aviez joué ici en tant qu’invité a suivi.
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
export-everything = Tout sauvegarder
forget-guest = M’oublier ici
forget-guest-what = La maison vous oublie tout de suite et pour de bon. Les parties jouées avec d’autres et les places aux classements restent, sans votre nom. Les parties sur cet appareil restent aussi.
forget-account = Supprimer le compte
forget-account-what = Nom, mot de passe et connexions sont supprimés tout de suite et pour de bon. Les parties jouées avec d’autres et les places aux classements restent, sans votre nom. Les parties sur cet appareil restent aussi.
forget-account-sure = Supprimer pour de bon
me-logged-out = Connexion fermée
me-logged-out-what = Vos statistiques vous attendent dans le compte. Les parties sur cet appareil sont toujours là.
me-forgotten = Tout est oublié
me-forgotten-what = La maison ne garde plus rien de vous. Les parties sur cet appareil sont toujours là.

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
figures-best = points au plus
figures-fewest = essais au moins
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
replay-journal-save = Sauvegarder le journal
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
