# Party games and the big screen.

quiz-question = Question { $round } sur { $rounds }
quiz-reading = Réponses ouvertes dans { $seconds } s
quiz-open = Vous pouvez répondre.
quiz-answers = Réponses
quiz-answered = { $done ->
    [one] { $done } réponse sur { $all }.
   *[other] { $done } réponses sur { $all }.
}
quiz-locked = Enregistré : { $letter }. { $done ->
    [one] { $done } réponse sur { $all }.
   *[other] { $done } réponses sur { $all }.
}
quiz-along = Vous dites { $letter }. Vous répondez à part, sans marquer de points.
quiz-is-right = juste
quiz-is-wrong = pas juste
quiz-right = Bonne réponse
quiz-wrong = Ce n’était pas ça
quiz-none = Pas de réponse
quiz-outcome = Le résultat
quiz-streak = { $count } de suite
quiz-behind = Place { $place } sur { $all }, { $points ->
    [one] { $points } point derrière { $name }
   *[other] { $points } points derrière { $name }
}
quiz-leads = Vous êtes en tête.
quiz-shares = Vous êtes en tête à égalité.
quiz-question-here = Question sur cet appareil
quiz-question-here-about = À couper si un grand écran l’affiche : les réponses remplissent le téléphone.
party-podium = Podium
party-place = Place
party-points = { $points } points
party-up = { $places ->
    [one] gagne une place
   *[other] gagne { $places } places
}
party-down = { $places ->
    [one] perd une place
   *[other] perd { $places } places
}
ending-first_correct = Au plus rapide
ending-first_correct-about = La première bonne réponse clôt la question.
ending-everyone = Tout le monde répond
ending-everyone-about = La question se clôt quand tous ont répondu, ou à la fin du temps.
any-of-all = Toutes
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
room-game-rounds = { $game } : { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
room-game-questions = { $game } : { $rounds ->
    [one] 1 question
   *[other] { $rounds } questions
}
screen-open = Ouvrir le grand écran
screen-title = Grand écran de la salle { $code }
screen-go-to = Allez sur { $address }
screen-type = et tapez le code
screen-nobody = Les joueurs apparaîtront ici.
screen-next = Ensuite : { $game }
screen-people = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
screen-mute = Couper le son
screen-full = Plein écran
screen-host = Hôte
screen-evening = La soirée
screen-starts = Début dans
screen-reading = Réponses dans un instant
screen-host-not = Quelqu’un d’autre est l’hôte maintenant.
screen-host-elsewhere = Vous animez depuis un autre onglet ou un autre appareil.
room-host-game = Créer une salle : { $game }
bot-name-guesser = Devineur
bot-name-reader = Lecteur
bot-name-scholar = Érudit
screen-waits = L’hôte lance la partie suivante.
hermit-goal = Choisissez le plus petit nombre que personne d’autre ne choisisse.
hermit-numbers = Nombres
hermit-picked = { $done } choix sur { $all }.
hermit-locked = Enregistré : { $number }. { $done } choix sur { $all }.
hermit-you-won = Vous gagnez avec le { $number }
hermit-won = { $name } gagne avec le { $number }
hermit-nobody = Personne ne gagne : aucun nombre n’a été choisi une seule fois.
hermit-wins = gagne
hermit-yours = votre choix
hermit-picks = Qui a choisi quoi
hermit-no-pick = Sans nombre : { $names }
hermit-more = et { $count } de plus
bot-name-shy = Timide
