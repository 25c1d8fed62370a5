## What the coach says, in the terminal and on pages

coach-best = Best
coach-good = Good
coach-loose = Loose
coach-impossible = Impossible
coach-exact = All figures are exact.
coach-reached = Figures come from the best strategy known; whether a better one exists is not known.
coach-estimated = Some figures are estimates.
coach-too-many = Too many codes are left to name a best guess.
coach-better = { $guess } was better by { $loss } guesses on average.
coach-luck = Luck: { $luck }.
coach-nothing-better = Nothing is better here.
coach-only-code-left = It was the only code left.
coach-other-only-code = Only { $code } was left.
coach-repeated = This was guess { $guess } again.
coach-too-many-of = This could no longer be the code: guess { $guess } shows that { $most ->
    [0] { $symbol } is not in it
    [one] { $symbol } is in it at most once
   *[other] { $symbol } is in it at most { $most } times
}.
coach-too-few-of = This could no longer be the code: guess { $guess } shows that { $least ->
    [one] { $symbol } is in it at least once
   *[other] { $symbol } is in it at least { $least } times
}.
coach-not-there = This could no longer be the code: guess { $guess } shows that { $symbol } is not in place { $place }.
coach-contradicts = This could no longer be the code: with it, guess { $guess } would have earned { $exact } exact and { $misplaced } misplaced.
coach-coarser = { $largest ->
    [one] It could leave one code
   *[other] It could leave { $largest } codes
}; the best guess leaves at most { $best }.
coach-fewer-parts = It splits the codes into fewer groups ({ $parts }) than the best guess ({ $best }).
coach-less = Another guess is better on average.
coach-unknown = Too many codes were left to judge it.
hint-look = Something is certain. Guesses to look at again: { $proof }.
hint-absent = { $symbol } is not in the code. Proof, by guess: { $proof }.
hint-present = { $symbol } is in the code. Proof, by guess: { $proof }.
hint-there = { $symbol } is in place { $place }. Proof, by guess: { $proof }.
hint-not-there = { $symbol } is not in place { $place }. Proof, by guess: { $proof }.
hint-guess = A good guess: { $guess }
code-hint-count = { $codes ->
    [one] One code is still possible.
   *[other] { $codes } codes are still possible.
}
code-hint-at-least = Codes still possible: at least { $codes }.
code-hint-about = About { $codes } codes are still possible.
