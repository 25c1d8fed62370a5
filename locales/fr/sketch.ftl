# Croquis : dessiner et deviner.

## Dessiner et deviner

sketch-picks = { $name } choisit un mot.
sketch-draws = { $name } dessine.
sketch-draws-now = dessine
sketch-your-turn = À vous : choisissez un mot.
sketch-pick = Qu’allez-vous dessiner ?
sketch-pick-otherwise = Dans { $seconds } s, ce sera « { $word } ».
sketch-pass = Je préfère ne pas dessiner
sketch-you-draw = Vous dessinez : { $word }.
sketch-you-draw-this = Vous dessinez
sketch-word-said = { $word } : { $count ->
    [one] 1 lettre
   *[other] { $count } lettres
}.
sketch-said-blank = vide
sketch-said-gap = espace
sketch-found = { $name } a trouvé le mot.
sketch-found-you = Trouvé : { $word }.
sketch-has-found = a trouvé le mot
sketch-found-by = Trouvé par { $names }.
sketch-found-none = Personne ne l’a trouvé.
sketch-was = Le mot était { $word }.
sketch-was-before = Le mot était
sketch-guess = Votre réponse
sketch-send = Proposer
sketch-inside = Seuls ceux qui savent lisent ceci.
sketch-near = Presque ! Ce message n’est visible que par vous.
sketch-near-tag = (presque)
sketch-talk = Réponses et messages
sketch-tabs = Sous le dessin
sketch-tab-latest = Derniers
sketch-tab-talk = Tout
sketch-tab-players = Joueurs
sketch-over = La partie est finie.
sketch-does-not-draw = ne dessine pas
sketch-no-drawing = Je ne dessine pas
sketch-no-drawing-about = Vos tours sont passés. Vous recevez ce que dessiner rapporte en moyenne.

## La feuille et les outils

sketch-paper = La feuille
sketch-paper-of = { $name } dessine : { $count ->
    [0] rien encore
    [one] 1 trait
   *[other] { $count } traits
}
sketch-paper-yours = Votre dessin : { $count ->
    [0] rien encore
    [one] 1 trait
   *[other] { $count } traits
}
sketch-keys = Q crayon, W remplissage, E gomme, 1 à 4 taille, Ctrl+Z annuler.
sketch-tools = Outils
sketch-colours = Couleurs
sketch-sizes = Tailles
sketch-size = Taille { $number }
sketch-tool-pencil = Crayon
sketch-tool-fill = Remplir
sketch-tool-eraser = Gomme
sketch-undo = Annuler le dernier trait
sketch-clear = Tout effacer
sketch-clear-ask = Effacer tout le dessin ?
sketch-stop = Finir mon tour
sketch-colour-black = Noir
sketch-colour-slate = Ardoise
sketch-colour-grey = Gris
sketch-colour-silver = Gris clair
sketch-colour-white = Blanc
sketch-colour-brown = Brun
sketch-colour-sand = Sable
sketch-colour-peach = Pêche
sketch-colour-wine = Bordeaux
sketch-colour-red = Rouge
sketch-colour-orange = Orange
sketch-colour-yellow = Jaune
sketch-colour-cream = Crème
sketch-colour-lime = Citron vert
sketch-colour-green = Vert
sketch-colour-forest = Vert foncé
sketch-colour-turquoise = Turquoise
sketch-colour-sky = Bleu ciel
sketch-colour-blue = Bleu
sketch-colour-navy = Bleu nuit
sketch-colour-violet = Violet
sketch-colour-lilac = Lilas
sketch-colour-magenta = Magenta
sketch-colour-pink = Rose

## Ce que l’hôte peut faire d’un dessin

sketch-hide = Cacher le dessin
sketch-show = Le montrer à nouveau
sketch-show-on-screen = Le montrer au grand écran
sketch-skip = Passer ce tour
sketch-hidden = Ce dessin est caché.
sketch-hidden-words = L’hôte l’a caché. La partie reprend dans un instant.
sketch-hidden-yours = L’hôte a caché votre dessin à tout le monde.
sketch-hidden-class = Il apparaît dès que l’hôte l’a regardé.
sketch-screen-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}

## Des dessins à garder et à revoir

sketch-gallery = Les dessins
sketch-gallery-none = Rien n’a été dessiné dans cette partie.
sketch-picture = { $word }, dessin de { $name }
sketch-drawn-by = dessin de { $name }
sketch-save = Enregistrer « { $word } » en image
sketch-save-short = Enregistrer en image
sketch-save-all = Tout enregistrer
sketch-saved = { $count ->
    [one] 1 image est enregistrée.
   *[other] { $count } images sont enregistrées.
}
sketch-replay = Les dessins, trait après trait
sketch-replay-at = Dessin { $place } sur { $of }
sketch-replay-back = Le dessin précédent
sketch-replay-on = Le dessin suivant
sketch-replay-play = Lire
sketch-replay-pause = Arrêter
sketch-replay-time = Moment du dessin
sketch-replay-none = Les mots de cette partie ne sont plus là, ou rien n’a été dessiné.

## En solo

sketch-alone = Croquis en solo
sketch-alone-about = Un dessin se redessine. Dites ce que c’est avant la fin.
sketch-alone-found = { $count ->
    [0] Aucun trouvé encore
    [one] 1 trouvé
   *[other] { $count } trouvés
}
sketch-alone-next = Dessin suivant
sketch-alone-tell = Dites-moi le mot
sketch-alone-room = Jouer avec des amis dans une salle
sketch-paper-redrawn = Un dessin qui se redessine
sketch-near-alone = Presque !
sketch-not-it = Pas « { $guess } ».
