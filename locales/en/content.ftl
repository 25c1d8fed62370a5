# Questions and words as files: what is wrong with them, and the commands about them.

## Findings: what is so, and what to write instead

content-not-utf8 = This line is not UTF-8. Save the file as UTF-8.
content-too-large = The file is larger than { $most } bytes. Split it.
content-byte-order-mark = The file begins with an invisible encoding mark. Save it as UTF-8 without a BOM.
content-syntax = Not valid JSON at column { $column }: { $why }.
content-not-an-object = Write fields between braces here, { "{" } and { "}" }.
content-unknown-field = There is no field “{ $field }”. Take it out or correct its name.
content-missing-field = The field “{ $field }” is missing.
content-repeated-field = The field “{ $field }” is there twice.
content-wanted-words = “{ $field }” must be text in quotes.
content-wanted-flag = “{ $field }” must be true or false.
content-wanted-options = “{ $field }” must be a list of four texts.
content-wanted-questions = “{ $field }” must be a list of questions.
content-empty = “{ $field }” is empty.
content-too-long = “{ $field }” has { $found } characters; use at most { $most }.
content-unknown-difficulty = “{ $found }” is not a difficulty. Use easy, medium or hard.
content-unknown-right = “{ $found }” is not a place. Use A, B, C or D.
content-unknown-language = “{ $found }” is not a language tag. Use one such as en or pt-BR.
content-other-language = The language is “{ $found }”, but the folder is called “{ $folder }”.
content-bad-id = “{ $found }” cannot be an id: use small letters, digits and hyphens, at most { $most } characters.
content-repeated-id = Another question has this id: { $first }.
content-repeated-question = This question is already asked: { $first }.
content-same-options = The option “{ $option }” is there twice.
content-control = “{ $field }” has a control character. Take it out.
content-leak = The question gives away its own answer, “{ $option }”.
content-no-explanation = There is no explanation. One sentence is enough.
content-no-full-stop = The explanation does not end like a sentence.
content-many-sentences = The explanation is more than one sentence.
content-no-ground = There is no “because”. Say what settles the fact.
content-place-uneven = { $share }% of the right options are at { $place }; { $least } to { $most }% is fair.
content-longest-right = In { $share }% of the questions, the right option is the longest; at most { $most }% is fair.
content-difficulty-uneven = { $share }% of the questions are “{ $difficulty }”; { $least } to { $most }% is balanced.
content-category-uneven = “{ $category }” has { $found ->
    [one] one question
   *[other] { $found } questions
}; the largest category has { $largest }.
content-straight-quote = The mark { $found } is straight. Use ’ or the quotes of the language.
content-foreign-quotes = { $found } is a quotation mark of another language. Use { $wanted }.
content-unpaired = { $open } and { $close } do not come in pairs.
content-narrow-space = A narrow no-break space (U+202F) is missing next to { $mark }.
content-double-space = There are two spaces in a row.
content-edge-space = There is a space at the beginning or the end.
content-invisible = There is an invisible character, { $code }.
content-not-composed = A letter and its accent are two characters. Save the text in NFC form.
content-dots = Use the sign … instead of three dots.
content-accent = “{ $found }” is written “{ $wanted }”.
content-unknown-level = “{ $found }” is not a level. Call the file easy.txt, medium.txt or hard.txt.
content-no-level = This language has no { $level }.txt.
content-blank-line = This line is empty.
content-entry-form = Write a word, or a word with its synonyms: word = synonym, synonym.
content-undrawable = “{ $word }” or one of its synonyms is empty, has odd characters or is longer than { $most } characters.
content-repeated-word = “{ $word }” is already there: { $first }.
content-many-words = “{ $word }” has too many words; use at most { $most }.
content-shouted = “{ $word }” is in capitals. Use small letters.
content-capitals = { $share }% of the words begin with a capital. Keep capitals for names.
content-article = “{ $word }” begins with an article. Leave it out.
content-odd-sign = { $sign } does not belong in “{ $word }”.
content-region = “{ $word }” is called “{ $other }” elsewhere. Accept it too.
content-spelling = No dictionary has the word “{ $word }”.

## Imports: what keeps a file out

import-utf16 = This file is UTF-16. Save it as UTF-8.
import-unknown-form = This is neither a table with a “question” column, nor GIFT, nor JSON of questions.
import-markup = “{ $field }” has HTML tags. Take them out.
import-true-or-false = This is a true-or-false question. Give one right answer and three wrong ones.
import-other-kind = This question has no answers to choose from. Give one right answer and three wrong ones.
import-options-number = { $found ->
    [one] There is one answer
   *[other] There are { $found } answers
} here. Give one right answer and three wrong ones.
import-no-right = No answer is marked as right.
import-many-right = More than one answer is marked as right.
import-undecodable = “{ $field }” is not encoded like the rest of the file.
import-wanted-texts = “{ $field }” must be a list of texts.
import-open-brace = The brace { "{" } is not closed before the next empty line.
import-open-quote = A quotation mark is not closed from here on.
import-no-column = The column “{ $column }” is missing.
import-repeated-column = The column “{ $column }” is there twice.
import-surplus-fields = This row has { $found } fields, but there are only { $columns } columns. Put quotes around a text with a separator in it.
import-many-questions = From here on there are more than { $most } questions. Split the pack.
import-long-list = From here on there are more than { $most } words. Split the list.
import-no-questions = There are no questions in it.
import-no-words = There are no words in it.
import-pasted-form = Write a word, or a word with what else is accepted: word = also | also.
import-more = { $more ->
    [one] One more thing is wrong from here on.
   *[other] { $more } more things are wrong from here on.
}

## The commands

content-advice = advice
content-nothing = No questions or words at { $path }. Give a folder with “trivia” or “words” in it, or a .json or .txt file.
content-too-many-files = There are more than { $most } files in { $path }. Give a smaller folder.
content-read = { $questions ->
    [0] No questions
    [one] One question
   *[other] { $questions } questions
} and { $words ->
    [0] no words
    [one] one word
   *[other] { $words } words
} read.
content-result = { $errors ->
    [0] No errors
    [one] One error
   *[other] { $errors } errors
}, { $advice ->
    [0] no advice
    [one] one piece of advice
   *[other] { $advice } pieces of advice
}.
content-no-dictionary = Spelling was not checked for { $languages }: this machine lacks Hunspell or the dictionaries { $dictionaries }.
content-list-questions = { $questions } questions in { $categories } categories: { $easy } easy, { $medium } medium, { $hard } hard; { $local } local
content-list-words = { $words } words: { $easy } easy, { $medium } medium, { $hard } hard

trivia-form = Read as { $form }.
trivia-sound = { $questions ->
    [one] One question
   *[other] { $questions } questions
} in { $categories ->
    [one] one category
   *[other] { $categories } categories
}; nothing is wrong.
trivia-written = Written to { $path }.
trivia-refused = { $errors ->
    [one] One error
   *[other] { $errors } errors
}. Nothing was taken.
