# Questions et mots à soi, et ce dont un enseignant a besoin.

packs-title = Questions et mots
packs-for = Pour quoi
packs-questions = Questions
packs-words = Mots à dessiner
packs-line-questions = Questions : { $what }
packs-line-words = Mots : { $what }
packs-of-house = { $language }, de la maison
packs-of-host = un paquet de l’hôte
packs-choose = En choisir d’autres
packs-close = Terminé
packs-shipped = Fournis avec la maison
packs-own = Les vôtres
packs-none = Vous n’en avez pas encore apporté.
packs-play = Jouer { $name }
packs-download-csv = Télécharger en CSV
packs-download = Télécharger en texte
packs-delete = Supprimer { $name }
packs-delete-sure = Les salles qui y jouent et les rediffusions le gardent.
packs-keep = Garder
packs-deleted = { $name } est supprimé.
packs-bring = Apporter les vôtres
packs-help-questions = Un tableau (CSV), du GIFT de Moodle ou du JSON d’Open Trivia DB. Un tableau a les colonnes question, right, wrong1, wrong2, wrong3 et, si vous voulez, category, difficulty et explanation.
packs-help-words = Un mot par ligne. Écrivez mot = aussi | aussi pour accepter d’autres réponses.
packs-called = Nom
packs-unnamed-questions = Mes questions
packs-unnamed-words = Mes mots
packs-in-language = Langue
packs-paste-questions = Coller des questions
packs-paste-words = Coller des mots
packs-file = Ou choisir un fichier
packs-send = Vérifier et prendre
packs-line = Ligne { $line } :
packs-offline = La maison est injoignable. Réessayez dans un instant.
packs-results-file = Résultats en CSV
packs-count-questions = { $count ->
    [one] une question
   *[other] { $count } questions
}
packs-count-words = { $count ->
    [one] un mot
   *[other] { $count } mots
}
packs-taken-questions = { $count ->
    [one] Une question prise
   *[other] { $count } questions prises
}, lues comme { $form }.
packs-taken-words = { $count ->
    [one] Un mot pris.
   *[other] { $count } mots pris.
}

real-name-rule = Demander les vrais noms
real-name-rule-about = Vous seul les voyez. Ils figurent dans les résultats d’un quiz.
real-name-yours = Votre vrai nom, pour le propriétaire de la salle seul
real-name-tell = Dire
real-name-told = C’est dit. Personne d’autre ne le voit.
real-name-list = Vrais noms, pour vous seul
