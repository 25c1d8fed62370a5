# What the server says when it says no.

http-not-found = Il n’y a rien ici.
http-method = Cette adresse n’accepte pas ce type de requête.
http-unauthorized = Personne n’est connecté, ou la session a pris fin.
http-forbidden = Cette requête vient d’un autre site et n’est pas acceptée.
http-banned = La personne qui gère cette maison vous en a exclu.
http-unreadable = Ce qui a été envoyé est illisible : { $why }
http-json-only = Seul application/json est lu ici.
http-too-large = Ce qui a été envoyé est trop volumineux.
http-too-slow = Ce qui a été envoyé est arrivé trop lentement.
http-uri-too-long = L’adresse est trop longue.
http-upgrade = Cette adresse est un WebSocket.
http-too-many = Trop de requêtes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
http-full = La maison est pleine. Réessayez plus tard.
http-rooms-per-person = Vous avez trop de salles ouvertes. Fermez-en d’abord une.
http-sockets = Trop de connexions sont ouvertes depuis ici.
http-sealed = Cette partie ne peut pas encore être montrée.
http-conflict = C’est impossible dans l’état actuel des choses.
http-degraded = Rien ne peut être enregistré pour le moment. Rien n’a changé ; réessayez bientôt.
http-failed = Une erreur s’est produite sur le serveur.
http-room-broken = Cette salle ne peut plus être rétablie. La personne qui gère cette maison peut l’examiner ou la fermer.

## Official games, races and matches

official-settings = Seule une partie en solo, à son rythme normal et sans indices, peut être officielle.
daily-taken = Vous avez déjà joué l’énigme du jour. La prochaine arrive à minuit UTC.
race-taken = Vous avez déjà participé à cette course.
race-not-open = Cette course n’est pas encore ouverte.
race-closed = Cette course est close.
race-title = Une course a besoin d’un titre de 60 caractères au plus.
race-entry = Ce jeu n’a pas de courses.
race-window = Une course se termine dans le futur, après son ouverture, et reste ouverte 31 jours au plus.
race-needs-account = Il faut un compte pour annoncer une course ouverte à tous.
race-account-only = Il faut un compte pour participer à cette course.
race-full = Cette course ne peut plus accueillir personne.
race-too-many = Vous avez annoncé autant de courses que possible à la fois. Attendez que l’une d’elles soit terminée.
upload-journal = Ce n’est pas le journal d’une partie : la ligne { $line } ne découle pas des précédentes.
upload-unfinished = Seule une partie terminée peut être envoyée.
upload-seat = Cette partie n’a pas cette place.
upload-too-many = Vous avez envoyé autant de parties qu’il y a de place.

## Accounts

account-needs-https = Il n’y a pas de comptes ici : sur un réseau non chiffré, n’importe qui pourrait lire les mots de passe. Jouez sans compte.
account-wrong = Le nom ou le mot de passe est incorrect.
account-name-taken = Ce nom est déjà pris.
account-keeps-name = Un compte garde son nom.
account-none = Vous n’avez pas encore de compte. Choisissez d’abord un nom et un mot de passe.
account-password-short = Un mot de passe compte au moins { $least } caractères.
account-password-long = Un mot de passe compte au plus { $most } caractères.
account-password-common = Ce mot de passe est l’un des premiers que tout le monde essaie. Choisissez-en un autre.
account-password-name = Le mot de passe ne doit pas être votre nom.

packs-name = Un paquet a besoin d’un nom de { $most } caractères au plus.
packs-language = Nommez la langue du paquet par un code comme fr ou pt-BR.
packs-too-many = Vous pouvez avoir { $most } paquets, de { $megabytes } Mo en tout. Supprimez-en un d’abord.
packs-refused = { $errors ->
    [one] Une chose est à corriger dans le fichier
   *[other] { $errors } choses sont à corriger dans le fichier
}. Rien n’a été repris.
packs-form = Un paquet s’obtient en csv, gift ou json.

results-player = Joueur
results-real-name = Vrai nom
results-question = Question
results-answer = Réponse
results-right = Juste
results-seconds = Secondes
results-points = Points
results-right-answer = Bonne réponse
results-answered = Ont répondu
results-were-right = Ont eu juste
results-median = Secondes (médiane)
results-yes = oui
results-no = non
results-host-only = Seule la personne à qui appartient la salle peut avoir ses résultats.
results-none = Aucun quiz n’est encore terminé dans cette salle.
