# Les salles : entrer, se préparer, jouer ensemble.

## Entrer

room-title = Salle { $code }
room-join-title = Rejoindre la salle { $code }
room-join-own = Votre salle { $code } est ouverte
room-join-host = { $name } vous accueille.
room-join-games = Au programme : { $games }
room-people = { $count ->
    [0] Il n’y a encore personne.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
}
room-name = Votre nom
room-name-other = Un autre nom
room-class-name = Dans cette salle, la maison vous donne un nom.
room-join-play = Rejoindre
room-join-watch = Juste regarder
room-late-now = Une partie est en cours. Vous jouez tout de suite avec les autres.
room-late-round = Une partie est en cours. Vous jouez à partir de la prochaine manche ; d’ici là, vous regardez.
room-late-never = Une partie est en cours. Vous regardez jusqu’à la fin, puis vous jouez la suivante.
room-coming = Vous entrez…
room-public = Salles ouvertes
room-public-none = Aucune salle ouverte pour l’instant. Créez-en une et donnez le code à vos amis.
room-host = Créer une salle
room-come-in = Entrer
room-yours = Vos salles

## Quand on ne peut pas être dans la salle

room-gone = Cette salle est fermée, ou aucune n’a jamais eu le code { $code }.
room-gone-next = Redemandez le code, ou créez votre propre salle.
room-full-title = Cette salle est pleine.
room-full-next = Réessayez quand quelqu’un sera parti, ou créez votre propre salle.
room-locked-title = Cette salle est verrouillée.
room-locked-next = Demandez à l’hôte de l’ouvrir, puis réessayez.
room-locked-in = J’y suis déjà
room-kicked = L’hôte vous a fait sortir de cette salle.
room-kicked-next = Vous pouvez revenir si les autres sont d’accord.
room-banned-title = Vous ne pouvez plus entrer dans cette salle.
room-banned-next = C’est la décision de l’hôte. Une autre salle est à un clic.
room-left = Vous avez quitté cette salle.
room-closed-title = Cette salle est fermée.
room-replaced = Vous êtes dans cette salle, dans un autre onglet ou sur un autre appareil.
room-replaced-next = Si vous continuez ici, l’autre s’arrête.
room-use-here = Continuer ici
room-outdated = Cette page n’est plus à jour.
room-outdated-next = Rechargez-la ; votre place est gardée.
room-again = Réessayer
room-home = Accueil
room-refused-title = La salle dit non.

## La connexion

room-lost = Connexion perdue. Votre place et vos points sont gardés. Reconnexion en cours.
room-lost-for = { $seconds } s
room-offline = Pas de connexion au serveur. Le jeu solo fonctionne toujours.
room-back = C’est reparti. Rien n’est perdu.
room-away = hors ligne

## Avant la partie

room-code = Code de la salle
room-copy-link = Copier le lien
room-link-copied = Le lien est copié.
room-copy-failed = La copie n’a pas marché. L’adresse est : { $address }
room-show-qr = Afficher le QR
room-hide-qr = Masquer le QR
room-only-here = Seul cet ordinateur peut ouvrir cette adresse. Lancez la maison avec --listen 0.0.0.0:8080 et ouvrez-la à l’adresse affichée : les téléphones de votre réseau pourront alors entrer.
room-qr = Code QR de cette salle
room-hide-code = Masquer le code
room-show-code = Afficher le code
room-seats = Joueurs
room-ready-count = Prêts : { $ready } sur { $all }
room-watching = Dans le public : { $names }
room-you = vous
room-is-host = hôte
room-is-ready = c’est bon
room-not-ready = pas encore
room-is-bot = bot
room-ready = C’est bon pour moi
room-unready = Finalement, pas encore
room-you-ready = C’est bon pour vous.
room-start = Commencer (prêts : { $ready } sur { $all })
room-start-game = Commencer : { $game } (prêts : { $ready } sur { $all })
room-start-alone = Commencer
room-wait-host = { $name } lancera la partie.
room-wait-nobody = En attente d’un hôte.
room-sit = Jouer aussi
room-watch = Juste regarder
room-leave = Quitter la salle
room-leave-ask = Partir pour de bon ? Votre place sera libérée.
room-stay = Rester
room-add-bot = Ajouter un bot
room-more-of = Options pour { $name }
room-kick = Faire sortir
room-kick-what = { $name } sort et peut revenir.
room-ban = Bannir
room-ban-what = { $name } sort et ne peut plus revenir.
room-pass = Nommer hôte
room-pass-what = { $name } décide désormais ; vous continuez à jouer.
room-mute = Retirer la parole
room-unmute = Rendre la parole
room-mute-what = { $name } ne peut plus écrire dans le chat.
room-vote = Voter l’exclusion
room-vote-what = { $name } sort si plus de la moitié le veut.
room-unban = Laisser revenir { $name }
room-tonight = Les jeux
room-change = Modifier…
room-change-done = Terminé
room-add-game = Ajouter un jeu
room-earlier = Jouer plus tôt
room-evening-points = À chaque jeu, la première place vaut 10 points pour la soirée, la deuxième 8, la troisième 6, et ainsi de suite.
room-remove-game = Retirer { $game } de la liste
room-now-playing = en cours
room-next-up = à suivre
room-game-said = { $game } : { $mode }{ $rounds ->
    [one] {""}
   *[other] , { $rounds } manches
}
room-house = Règles de la maison
room-rule-public = Visible par tous
room-rule-public-about = N’importe qui peut trouver la salle et entrer.
room-rule-locked = Verrouillée
room-rule-locked-about = Personne d’autre n’entre. Qui était déjà là peut toujours revenir.
room-rule-watchers = Public admis
room-rule-chat = Chat
room-rule-stand-ins = Bots remplaçants
room-rule-stand-ins-about = Si quelqu’un s’absente une minute, un bot joue à sa place.
room-rule-host-paced = L’hôte dit quand continuer
room-rule-class = Classe
room-rule-class-about = La maison donne les noms, pas de discussion, salle non annoncée.

mode-versus = Course
mode-versus-about = Tout le monde cherche le même code en même temps. Le moins d’essais l’emporte, puis le temps.
mode-sprint = Sprint
mode-sprint-about = La manche s’arrête dès que quelqu’un trouve.
mode-turns = Tour à tour
mode-turns-about = Un seul plateau pour tous ; on joue chacun son tour.
mode-duel = Duel
mode-duel-about = Deux personnes ; chacune choisit un code pour l’autre.
pace-normal = Normal
pace-relaxed = × 1,5
pace-double = × 2
pace-untimed = Sans limite
pace-unranked = Seul le temps prévu par le jeu peut compter officiellement ; avec plus de temps, vous jouez pour vous.
setting-no-limit = Sans limite
bot-name-random = Sauvage
bot-name-consistent = Logique
bot-name-knuth = Solide
bot-name-entropy = Sagace
bot-name-optimal = Impeccable

## En jeu

room-round = Manche { $round } sur { $rounds }
room-rivals = Les autres
room-finished-count = { $done } sur { $all } { $done ->
    [one] a fini
   *[other] ont fini
}
room-rival-guesses = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
room-rival-solved = trouvé
room-rival-out = plus d’essais
room-rival-gave-up = abandon
room-rival-set = code choisi
room-told-solved = { $name } a trouvé en { $tries }.
room-told-done = { $name } a fini.
room-told-turn = À vous.
room-turn-of = À { $name } de jouer
room-set = Choisir ce code
room-set-how = Choisissez le code que { $name } devra trouver.
room-set-secret = Personne ne le voit avant la fin.
room-they-set = Les deux choisissent leur code.
room-set-waits = En attente de l’autre code
room-guess-waits = En attente de la connexion
room-is-paused = Mis en pause par l’hôte
room-starts-in = Début dans { $seconds } s
room-next-in = Suite dans { $seconds } s
room-waits-for-host = L’hôte dira quand continuer.
room-part-over = Vous avez fini. { $count ->
    [one] Une personne cherche encore.
   *[other] { $count } personnes cherchent encore.
}
room-part-solved = Trouvé en { $tries }. { $count ->
    [one] En attente d’une personne.
   *[other] En attente de { $count } personnes.
}
room-you-watch = Vous regardez.
room-watch-now = Vous regardez cette partie et jouerez la suivante.
room-watch-round = Vous regardez cette manche et jouez à partir de la suivante.
room-your-code = Votre code
room-host-panel = Hôte
room-people-lock = Joueurs et verrou
room-pause = Pause
room-go-on = Reprendre
room-skip = Finir la manche
room-more-time = Plus de temps
room-stop = Arrêter la partie
room-stop-ask = Arrêter la partie pour tout le monde ? Personne ne gagnera.
room-advance = Suivant
room-give-up = Abandonner
room-tools = Notes

## Résultats

room-won-you = Vous avez gagné.
room-won = { $name } a gagné.
room-tie = Égalité : { $names }
room-nobody = Personne n’a gagné.
room-stopped = L’hôte a arrêté la partie. Elle ne compte pas.
room-standings = Classement
room-tries = Essais
room-points = Points
room-rematch = Rejouer
room-next-game = Suivant : { $game }
room-evening-again = Rejouer la soirée
room-evening-won = { $count ->
    [one] { $names } remporte la soirée.
   *[other] { $names } se partagent la soirée.
}
room-new-settings = Choisir un autre jeu
room-to-lobby = Retour au salon
room-replay = Revoir la partie
room-replay-later = La partie est en cours d’enregistrement. Réessayez dans un instant.
room-wait-rematch = { $name } choisit la suite.

## Chat

room-chat = Chat
room-chat-empty = Aucun message pour l’instant.
room-chat-say = Dites quelque chose
room-chat-send = Envoyer
room-chat-watching = dans le public
room-chat-knowing = entre ceux qui ont fini
room-chat-muted = L’hôte a bloqué vos messages.
