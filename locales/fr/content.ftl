# Questions et mots dans des fichiers : ce qui ne va pas, et les commandes qui s’en occupent.

## Findings

content-not-utf8 = Cette ligne n’est pas en UTF-8. Enregistrez le fichier en UTF-8.
content-too-large = Le fichier dépasse { $most } octets. Divisez-le.
content-byte-order-mark = Le fichier commence par une marque d’encodage invisible. Enregistrez-le en UTF-8 sans BOM.
content-syntax = JSON incorrect à la colonne { $column } : { $why }.
content-not-an-object = Il faut ici des champs entre accolades, { "{" } et { "}" }.
content-unknown-field = Le champ « { $field } » n’existe pas. Retirez-le ou corrigez son nom.
content-missing-field = Il manque le champ « { $field } ».
content-repeated-field = Le champ « { $field } » figure deux fois.
content-wanted-words = « { $field } » doit être un texte entre guillemets.
content-wanted-flag = « { $field } » doit valoir true ou false.
content-wanted-options = « { $field } » doit être une liste de quatre textes.
content-wanted-questions = « { $field } » doit être une liste de questions.
content-empty = « { $field } » est vide.
content-too-long = « { $field } » compte { $found } caractères ; { $most } au plus.
content-unknown-difficulty = « { $found } » n’est pas un niveau de difficulté. Écrivez easy, medium ou hard.
content-unknown-right = « { $found } » ne désigne aucune réponse. Écrivez A, B, C ou D.
content-unknown-language = « { $found } » n’est pas un code de langue. Écrivez par exemple fr ou pt-BR.
content-other-language = La langue est « { $found } », mais le dossier s’appelle « { $folder } ».
content-bad-id = « { $found } » ne peut pas servir d’identifiant : minuscules, chiffres et traits d’union seulement, { $most } caractères au plus.
content-repeated-id = Une autre question porte cet identifiant : { $first }.
content-repeated-question = Cette question est déjà posée : { $first }.
content-same-options = La réponse « { $option } » figure deux fois.
content-control = « { $field } » contient un caractère de contrôle. Retirez-le.
content-leak = La question contient déjà sa réponse, « { $option } ».
content-no-explanation = Il n’y a pas d’explication. Une phrase suffit.
content-no-full-stop = L’explication ne finit pas comme une phrase.
content-many-sentences = L’explication compte plus d’une phrase.
content-no-ground = Il manque « because ». Indiquez ce qui atteste le fait.
content-place-uneven = { $share } % des bonnes réponses sont en { $place } ; visez de { $least } à { $most } %.
content-longest-right = Dans { $share } % des questions, la bonne réponse est la plus longue ; visez { $most } % au plus.
content-difficulty-uneven = { $share } % des questions sont « { $difficulty } » ; visez de { $least } à { $most } %.
content-category-uneven = « { $category } » compte { $found ->
    [one] { $found } question
   *[other] { $found } questions
}, contre { $largest } pour la plus grande catégorie.
content-straight-quote = Le signe { $found } est droit. Utilisez ’ ou les guillemets de la langue.
content-foreign-quotes = { $found } est un guillemet d’une autre langue. Utilisez { $wanted }.
content-unpaired = Il manque { $open } ou { $close } : ces signes vont par paires.
content-narrow-space = Il manque une espace fine insécable (U+202F) près de { $mark }.
content-double-space = Il y a deux espaces de suite.
content-edge-space = Il y a une espace au début ou à la fin.
content-invisible = Il y a un caractère invisible, { $code }.
content-not-composed = Une lettre et son accent sont deux caractères distincts. Enregistrez le texte en NFC.
content-dots = Utilisez le caractère … plutôt que trois points.
content-accent = « { $found } » s’écrit « { $wanted } ».
content-unknown-level = « { $found } » n’est pas un niveau. Nommez le fichier easy.txt, medium.txt ou hard.txt.
content-no-level = Cette langue n’a pas de { $level }.txt.
content-blank-line = Cette ligne est vide.
content-entry-form = Écrivez un mot, ou un mot avec ses synonymes : mot = synonyme, synonyme.
content-undrawable = « { $word } » ou l’un de ses synonymes est vide, contient des caractères interdits ou dépasse { $most } caractères.
content-repeated-word = « { $word } » figure déjà ici : { $first }.
content-many-words = « { $word } » compte trop de mots ; { $most } au plus.
content-shouted = « { $word } » est en capitales. Écrivez-le en minuscules.
content-capitals = { $share } % des mots commencent par une majuscule. Gardez les majuscules pour les noms propres.
content-article = « { $word } » commence par un article. Retirez-le.
content-odd-sign = { $sign } n’a pas sa place dans « { $word } ».
content-region = « { $word } » se dit ailleurs « { $other } ». Acceptez-le aussi.
content-spelling = Aucun dictionnaire ne connaît le mot « { $word } ».

## Importations : ce qui fait refuser un fichier

import-utf16 = Ce fichier est en UTF-16. Enregistrez-le en UTF-8.
import-unknown-form = Ce n’est ni un tableau avec une colonne « question », ni du GIFT, ni du JSON de questions.
import-markup = « { $field } » contient des balises HTML. Enlevez-les.
import-true-or-false = C’est une question vrai ou faux. Donnez une bonne réponse et trois mauvaises.
import-other-kind = Cette question n’a pas de réponses à choisir. Donnez une bonne réponse et trois mauvaises.
import-options-number = { $found ->
    [one] Il y a une réponse
   *[other] Il y a { $found } réponses
} ici. Donnez une bonne réponse et trois mauvaises.
import-no-right = Aucune réponse n’est marquée comme juste.
import-many-right = Plusieurs réponses sont marquées comme justes.
import-undecodable = « { $field } » n’est pas encodé comme le reste du fichier.
import-wanted-texts = « { $field } » doit être une liste de textes.
import-open-brace = L’accolade { "{" } n’est pas refermée avant la prochaine ligne vide.
import-open-quote = Un guillemet n’est pas refermé à partir d’ici.
import-no-column = La colonne « { $column } » manque.
import-repeated-column = La colonne « { $column } » apparaît deux fois.
import-surplus-fields = Cette ligne a { $found } champs, mais il n’y a que { $columns } colonnes. Mettez entre guillemets un texte qui contient un séparateur.
import-many-questions = À partir d’ici, il y a plus de { $most } questions. Divisez le paquet.
import-long-list = À partir d’ici, il y a plus de { $most } mots. Divisez la liste.
import-no-questions = Il n’y a aucune question dedans.
import-no-words = Il n’y a aucun mot dedans.
import-pasted-form = Écrivez un mot, ou un mot avec ce qui est aussi accepté : mot = aussi | aussi.
import-more = { $more ->
    [one] Encore une chose est à corriger à partir d’ici.
   *[other] Encore { $more } choses sont à corriger à partir d’ici.
}

## The commands

content-advice = conseil
content-nothing = Ni questions ni mots dans { $path }. Indiquez un dossier qui contient « trivia » ou « words », ou un fichier .json ou .txt.
content-too-many-files = Il y a plus de { $most } fichiers dans { $path }. Choisissez un dossier plus petit.
content-read = { $questions ->
    [0] Aucune question
    [one] { $questions } question
   *[other] { $questions } questions
} et { $words ->
    [0] aucun mot
    [one] { $words } mot
   *[other] { $words } mots
} en tout.
content-result = { $errors ->
    [0] Aucune erreur
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}, { $advice ->
    [0] aucun conseil
    [one] { $advice } conseil
   *[other] { $advice } conseils
}.
content-no-dictionary = L’orthographe n’a pas été vérifiée pour { $languages } : il manque sur cette machine Hunspell ou un dictionnaire ({ $dictionaries }).
content-list-questions = Questions : { $questions }, catégories : { $categories } ; faciles : { $easy }, moyennes : { $medium }, difficiles : { $hard } ; locales : { $local }
content-list-words = Mots : { $words } ; faciles : { $easy }, moyens : { $medium }, difficiles : { $hard }

trivia-form = Lu comme { $form }.
trivia-sound = { $questions ->
    [one] Une question
   *[other] { $questions } questions
} dans { $categories ->
    [one] une catégorie
   *[other] { $categories } catégories
} ; tout est bon.
trivia-written = Écrit dans { $path }.
trivia-refused = { $errors ->
    [one] Une erreur
   *[other] { $errors } erreurs
}. Rien n’a été repris.
