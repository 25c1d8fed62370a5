# Questions and words of one’s own, and what a teacher needs.

packs-title = Questions and words
packs-for = What for
packs-questions = Questions
packs-words = Words to draw
packs-line-questions = Questions: { $what }
packs-line-words = Words: { $what }
packs-of-house = { $language }, from the house
packs-of-host = a pack of the host’s own
packs-choose = Choose others
packs-close = Done
packs-shipped = Shipped with the house
packs-own = Your own
packs-none = You have not brought any yet.
packs-play = Play { $name }
packs-download-csv = Download as CSV
packs-download = Download as text
packs-delete = Delete { $name }
packs-delete-sure = Rooms that play it and replays keep it.
packs-keep = Keep it
packs-deleted = { $name } is deleted.
packs-bring = Bring your own
packs-help-questions = A table from a spreadsheet (CSV), GIFT from Moodle, or JSON from Open Trivia DB. A table has the columns question, right, wrong1, wrong2, wrong3 and, if you like, category, difficulty and explanation.
packs-help-words = One word per line. Write word = also | also to accept other answers.
packs-called = Name
packs-unnamed-questions = My questions
packs-unnamed-words = My words
packs-in-language = Language
packs-paste-questions = Paste questions
packs-paste-words = Paste words
packs-file = Or choose a file
packs-send = Check and take
packs-line = Line { $line }:
packs-offline = The house cannot be reached. Try again in a moment.
packs-results-file = Results as CSV
packs-count-questions = { $count ->
    [one] one question
   *[other] { $count } questions
}
packs-count-words = { $count ->
    [one] one word
   *[other] { $count } words
}
packs-taken-questions = { $count ->
    [one] One question taken
   *[other] { $count } questions taken
}, read as { $form }.
packs-taken-words = { $count ->
    [one] One word taken.
   *[other] { $count } words taken.
}

real-name-rule = Ask for real names
real-name-rule-about = Only you hear them. They stand in the results of a quiz.
real-name-yours = Your real name, for the room’s owner alone
real-name-tell = Tell
real-name-told = Told. Nobody else sees it.
real-name-list = Real names, for you alone
