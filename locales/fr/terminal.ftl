# The command line and the game in the terminal.

cli-unknown-game = Le jeu « { $game } » n’existe pas dans le terminal. Essayez classic, super, skemind, bulls-and-cows, custom ou numble.
cli-unknown-code-game = « { $game } » n’est pas un jeu de code. Utilisez classic, super, skemind, bulls-and-cows ou custom.
cli-no-json = Une partie dans le terminal ne produit pas de JSON ; retirez --json.
cli-only-custom = Seul le jeu « custom » accepte --pegs, --symbols, --no-repeats, --attempts et --seconds ; « { $game } » a ses propres réglages.
cli-unknown-bot = Il n’y a pas de bot « { $bot } ». Au choix : { $bots }.
cli-solo-with-bot = Une partie en solo n’a pas d’adversaire. Retirez --bot, ajoutez --watch ou choisissez un autre --mode.
cli-numble-mode = Numble se joue en solo ou contre un bot (--mode solo ou versus).
cli-only-code = Numble n’accepte pas --pegs, --symbols, --no-repeats, --attempts, --seconds, --pace ni --practice.
cli-only-numble = Seul Numble accepte --date, --unlimited et --hard.
cli-watch-solo = --watch montre un bot qui joue seul ; retirez --mode.

replay-finished = Partie terminée.
replay-unfinished = Partie inachevée.
replay-rows = Entrées rejouées : { $replayed } sur { $rows }. Empreinte { $hash }
replay-none = Aucune partie terminée pour l’instant ; indiquez un fichier.
replay-dealt = { $turn ->
    [0] Manche { $round } : { $secret }
   *[other] Manche { $round }, tour { $turn } : { $secret }
}
replay-proof = Nonce { $nonce }, engagement { $commitment }

fair-holds = L’engagement est tenu : c’est bien le secret pour lequel il a été pris.
fair-broken = L’engagement n’est pas tenu : le jeu, la manche, le tour, le secret ou le nonce n’est pas celui pour lequel il a été pris.
fair-unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
fair-digits = « { $text } » n’est pas une suite de 64 chiffres hexadécimaux.

play-pledged = Le secret est fixé ; son engagement commence par { $commitment }.
play-resumed = Votre dernière partie reprend.
play-next = Appuyez sur Entrée pour continuer.
play-again = Encore une partie ? (Entrée : oui, Échap : non)
play-give-up = Abandonner ? (Entrée : oui, Échap : non)
play-left = Partie sauvegardée. Relancez le même jeu pour la reprendre.
play-aside = Votre partie inachevée est conservée dans { $file }
play-time-up = Temps écoulé.
play-finished-file = Partie sauvegardée dans { $file }
play-no-hint = Il n’y a pas d’indices dans cette partie.
play-keys = Entrée valider · ⌫ effacer · ? aide · ! abandonner · Échap sauver et quitter
play-keys-next = Entrée essai suivant · Échap sauver et quitter
play-keys-hints = Entrée valider · ⌫ effacer · ? indice · ! abandonner · Échap sauver et quitter
play-help = Tapez votre essai et appuyez sur Entrée. Exact (●) : dans la bonne case ; mal placé (○) : présent, mais ailleurs.
word-space = espace
word-you = vous
play-against = contre { $bot }
play-watched = joué par { $bot }
play-seconds-left = il reste { $seconds } s

code-tries-left = { $left ->
    [0] aucun essai restant
    [one] { $left } essai restant
   *[other] { $left } essais restants
}
code-guess = Placez { $length } symboles et appuyez sur Entrée.
code-set = Choisissez un code de { $length } symboles que l’adversaire devra trouver.
code-answer = Répondez au dernier essai : exacts, puis mal placés, par exemple 1 2. Pour corriger votre réponse à l’essai 2, écrivez par exemple #2 0 1.
code-answer-form = Écrivez deux nombres, exacts et mal placés, par exemple 1 2 ; pour corriger votre réponse à l’essai 2, écrivez par exemple #2 0 1.
code-clash = Plus aucun code ne convient : réponses en conflit : { $answers }. Corrigez-en une avec #numéro, par exemple #2 0 1.
code-rival-guessed = L’adversaire a joué : { $exact ->
    [one] { $exact } exact
   *[other] { $exact } exacts
}, { $misplaced ->
    [one] { $misplaced } mal placé
   *[other] { $misplaced } mal placés
}.
code-rival-won = { $guesses ->
    [one] L’adversaire gagne en { $guesses } essai.
   *[other] L’adversaire gagne en { $guesses } essais.
}
code-tie = Égalité.
code-solved = Trouvé en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}.
code-solved-points = Trouvé en { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
code-lost = Pas trouvé. Le code était { $code }.
code-lost-points = Pas trouvé. Le code était { $code }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
code-broken = { $guesses ->
    [one] Votre code a été trouvé en { $guesses } essai.
   *[other] Votre code a été trouvé en { $guesses } essais.
}
code-kept = Votre code n’a pas été trouvé.
code-no-repeats = sans répétition
code-none-set = Aucun code n’a été choisi à temps.
code-legend = ● exact (noir)   ○ mal placé (blanc)
code-legend-skemind = ● exact (blanc)   ○ mal placé (gris)
code-legend-bulls = ● exact (taureau)   ○ mal placé (vache)

numble-daily = N° { $number }, { $date }
numble-guess = Tapez une équation comme 12+34=46 et appuyez sur Entrée.
numble-legend = ● bonne case   ○ ailleurs   (sans marque) absent   ␣ espace
numble-hard-on = mode difficile
numble-unlimited = illimité
numble-help = Deux nombres de 1 à 3 chiffres séparés par + - * ou /, puis = et un résultat entier. Les espaces comptent comme des cases et s’ajoutent automatiquement.
numble-hard-ok = valide
numble-rival = { $bot } : { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}
numble-rival-won = L’adversaire a fait mieux.
numble-tie = Égalité.
numble-solved = { $guesses ->
    [one] Trouvé en { $guesses } essai.
   *[other] Trouvé en { $guesses } essais.
}
numble-lost = Pas trouvé. L’équation est affichée ci-dessus.
numble-figures = Parties : { $played }, victoires : { $won }, série en cours : { $streak }, meilleure série : { $longest }.
numble-number = Les énigmes sont numérotées à partir de 1.
numble-line = Ligne { $line } :
numble-after-end = Ligne { $line } : cet essai vient après la fin de la partie.
numble-unfinished = La partie n’est pas terminée : l’équation n’est pas trouvée, et il y a moins de { $most } essais.

## The solver

solver-total = { $total } essais pour { $codes } codes, { $average } en moyenne, { $worst } au plus.
solver-proven = Prouvé : il n’existe rien de mieux.
solver-reached = Résultat atteint, non prouvé. Aucune stratégie ne descend sous { $bound }.
solver-best-known = C’est la meilleure stratégie connue ici ; on ne sait pas s’il en existe une meilleure.
solver-too-large = { $codes } codes, c’est trop pour une preuve ; { $most } au plus. D’après les preuves plus petites, il faudrait { $time }. Essayez prove --beam.
solver-too-large-beyond = { $codes } codes, c’est trop pour une preuve ; { $most } au plus. D’après les preuves plus petites, il faudrait { $time }.
solver-days = { $days ->
    [one] environ { $days } jour
   *[other] environ { $days } jours
}
solver-years = { $years ->
    [one] environ { $years } an
   *[other] environ { $years } ans
}
solver-ages = plus d’un million d’années
solver-too-large-at-all = { $codes } codes, c’est trop ici ; { $most } au plus.
solver-no-strategy = Prouvé : une telle stratégie n’existe pas.
solver-stopped = Arrêt avant d’avoir trouvé une stratégie.
solver-numble-strategies = Pour Numble, les stratégies sont entropy, parts et optimal.
solver-valid = Le certificat est valide : sa stratégie a été rejouée sur tous les codes.
solver-progress = { $bar } au moins { $bound }, trouvé { $reached }, reste environ { $left }
next-form = « { $found } » n’est pas un essai suivi de sa réponse. Écrivez-les sous la forme RRBB:1,1.
next-too-long = On peut examiner 32 réponses au plus.
next-clash = Aucun code ne convient à ces réponses. Réponses en conflit : { $answers }.

## The coach

coach-only-code = Le coach ne connaît que les jeux de code ; ici, c’est une partie de « { $game } ».
coach-unfinished = La partie n’est pas terminée ; le coach donne son avis à la fin.
coach-seat = Place { $seat }

## Le serveur

serve-address-used = { $address } est déjà utilisée : un autre programme, ou un autre Cluehouse, y écoute. Arrêtez-le, ou choisissez un autre port avec { $option }, par exemple { $option } 127.0.0.1:8081.
serve-cannot-listen = Impossible d’écouter sur { $address } : { $why }. Choisissez une autre adresse avec { $option }.
serve-data-busy = Un autre Cluehouse utilise les données de { $data }. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-bad-url = « { $url } » n’est pas une adresse comme https://jeux.example.org. Les pages y passent par HTTPS et partent de la racine.
serve-bad-log = « { $log } » n’est pas un filtre de journal. Utilisez error, warn, info, debug ou trace, ou des paires comme warn,cluehouse_server=debug.
serve-lan = Ouvrez l’une de ces adresses sur le même réseau, ou scannez le code.
serve-lan-unknown = L’adresse de cette machine sur le réseau est introuvable. Indiquez-la avec --listen, par exemple --listen 192.168.0.7:8080, pour que les autres puissent entrer.
serve-plain = La connexion est en HTTP simple : toute personne sur le réseau peut lire les échanges, c’est pourquoi il n’y a pas de comptes ici. Pour l’internet, placez devant un proxy avec un certificat et indiquez son adresse avec --public-url.

## L’administration

admin-busy = Un autre processus utilise les données de { $data } et ne répond pas. Si un serveur y démarre ou s’y arrête, réessayez dans un instant ; pour restaurer, arrêtez-le d’abord.
admin-no-data = Il n’y a pas de données dans { $about }. Indiquez leur dossier avec --data.
admin-data-there = Il y a déjà des données dans { $about }, et elles ne sont jamais écrasées. Déplacez-les, ou indiquez un autre dossier avec --data.
admin-no-room = Aucune salle ouverte n’a le code { $about }.
admin-no-race = Aucune course n’a l’identifiant { $about }.
admin-no-pack = Personne n’a apporté de paquet { $about }.
admin-pack-played = Une salle ouverte joue avec le paquet { $about } ; packs affiche son code. Fermez-la d’abord.
admin-not-whom = « { $about } » n’est ni l’identifiant d’une personne ni une adresse réseau.
admin-no-person = Personne n’a l’identifiant { $about }.
admin-not-banned = Il n’y a pas d’exclusion pour { $about }.
admin-file-there = { $about } existe déjà. Indiquez un nouveau fichier.
admin-restored = Les données de { $data } sont restaurées à partir de { $file }.
admin-closed = La salle { $about } est fermée.
admin-race-closed = La course { $about } est close et n’est plus affichée.
admin-pack-dropped = Le paquet { $about } est supprimé.
admin-unbanned = { $about } peut de nouveau entrer.
admin-ban-over = { $about } : l’exclusion est déjà terminée.
admin-backed-up = Tout est copié dans { $about }.
admin-whole = Les données de { $about } sont intactes.
admin-damaged = Les données de { $about } sont endommagées : { $why }
admin-rooms-none = Aucune salle n’est ouverte.
admin-rooms-more = { $more ->
    [one] … et une de plus.
   *[other] … et { $more } de plus.
}
admin-room = { $code } : { $public ->
    [yes] publique
   *[other] sur code uniquement
}, ouverte le { $created }, dernière activité le { $active }
admin-room-people = { $code } : { $public ->
    [yes] publique
   *[other] sur code uniquement
}, { $people ->
    [0] personne sur place
    [one] une personne sur place
   *[other] { $people } personnes sur place
}, ouverte le { $created }, dernière activité le { $active }
admin-room-empty = Personne n’est venu dans cette salle.
admin-member-from = { $name } : { $person }, avec une connexion depuis { $addresses }
admin-member-here = { $name } : { $person }, en ligne
admin-member-away = { $name } : { $person }, hors ligne
admin-races-none = Il n’y a aucune course.
admin-race = { $id } : « { $title } », { $entry }, { $public ->
    [yes] publique
   *[other] sur lien uniquement
}, du { $opens } au { $closes }, { $entries ->
    [0] aucune participation
    [one] une participation
   *[other] { $entries } participations
}, organisée par { $host }
admin-race-no-host = { $id } : « { $title } », { $entry }, { $public ->
    [yes] publique
   *[other] sur lien uniquement
}, du { $opens } au { $closes }, { $entries ->
    [0] aucune participation
    [one] une participation
   *[other] { $entries } participations
}
admin-pack = { $id } : { $kind ->
    [words] mots à dessiner
   *[other] questions
}, { $bytes } ko, { $guest ->
    [yes] d’un invité
   *[other] d’un compte
} { $bringer }, { $created }, { $lists ->
    [0] dans aucune liste
    [one] dans une liste
   *[other] dans { $lists } listes
}, { $matches ->
    [0] aucune partie conservée
    [one] une partie conservée
   *[other] { $matches } parties conservées
}
admin-pack-no-bringer = { $id } : { $kind ->
    [words] mots à dessiner
   *[other] questions
}, { $bytes } ko, { $guest ->
    [yes] d’un invité
   *[other] d’un compte
}, { $created }, { $lists ->
    [0] dans aucune liste
    [one] dans une liste
   *[other] dans { $lists } listes
}, { $matches ->
    [0] aucune partie conservée
    [one] une partie conservée
   *[other] { $matches } parties conservées
}
admin-pack-rooms = joué dans { $rooms }
admin-packs-sum = Les paquets occupent { $bytes } Mo sur { $most } Mo, ceux des invités { $guests } Mo sur { $share } Mo.
admin-bans-none = Personne n’est exclu.
admin-ban = { $whom } : exclusion du { $since } au { $until }.
admin-ban-for-good = { $whom } : exclusion définitive depuis le { $since }.
admin-verified = { $matches ->
    [0] Aucune partie officielle à rejouer
    [one] Une partie officielle rejouée
   *[other] { $matches } parties officielles rejouées
} ; { $wrong ->
    [0] tous les résultats sont justes.
    [one] un résultat est faux.
   *[other] { $wrong } résultats sont faux.
}
admin-struck = Les parties au résultat faux sont désormais retirées des classements.
admin-put-back = { $matches ->
    [one] Une partie retirée est juste et de retour dans les classements.
   *[other] { $matches } parties retirées sont justes et de retour dans les classements.
}
admin-right-again = { $matches ->
    [one] Une partie retirée est juste ; --strike la remet.
   *[other] { $matches } parties retirées sont justes ; --strike les remet.
}
admin-unreadable = impossible à rejouer : { $why }
admin-differs = { $what } : enregistré { $stored }, rejoué { $replayed }
admin-differs-seat = place { $seat }, { $what } : enregistré { $stored }, rejoué { $replayed }
