## Statistics

figures-none = No games yet. Play one, and it appears here.
play-one = Play one
figures-game = Game
figures-archive = Numble, past days
figures-played = played
figures-won = won
figures-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
figures-longest = best streak
figures-average = { $tries } tries on average when solved.
figures-tries = Games by number of tries
figures-not-solved = not solved
figures-days = The last twelve weeks
figures-days-said = In twelve weeks: { $won } days with a win, { $lost } days played without one.
figures-history = Your games
history-when = When
history-result = Result
history-time = Time
history-seconds = { $seconds } s
history-solved = { $tries ->
    [one] Solved in 1
   *[other] Solved in { $tries }
}
history-lost = Not solved
history-all = Show all { $count }
yours = Yours alone
yours-about = Games and settings stay on this device until you take them elsewhere or forget them.
figures-elsewhere = Your games in rooms and your official games
export = Save as a file
import = Read a file
import-done = { $count ->
    [0] Nothing new was in the file.
    [one] 1 game was added.
   *[other] { $count } games were added.
}
import-settings = Your settings came along.
import-failed = This file was not saved by Cluehouse. Nothing was changed.
forget = Forget me on this device
forget-ask = Every game, figure and setting on this device is lost for good.
forget-sure = Forget everything
forget-done = Everything is forgotten.
forget-partly = Your settings are forgotten. Your games could not be: this device’s storage does not open. Delete this site’s data in your browser.
keep = Keep everything

## Settings

settings-language = Language
settings-language-away = This language could not be loaded. Try again in a moment.
settings-theme = Theme
settings-motion = Motion
settings-palette = Colours of the pegs
settings-label = Label on pegs
settings-tiles = Numble’s colours
settings-sound = Sound
settings-sound-about = Soft and wooden; everything you hear can also be seen.
settings-volume = Volume
settings-zen = Zen mode
settings-zen-about = On a board, nothing but the board.
settings-ambient = Skemind’s changing look
settings-ambient-about = Another order, pattern and angle in every round.
settings-keys = Keys
settings-keys-about = They work while the focus is in the board. Digits and the pegs’ letters always place pegs.
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast
motion-full = Full
motion-reduce = Reduced
palette-house = Cluehouse
palette-ink = Ink only
label-letter = Letter
label-number = Number
label-none = None
tiles-green = Green and yellow
tiles-orange = Orange and blue
settings-help = ? opens How to play
settings-help-about = It works on every page, except where you write.
keys-change = { $what }: { $key }. Change
keys-press = Press the new key. Escape leaves it as it is.
keys-wait = Press a key
keys-set = { $what } is now { $key }.
keys-taken = That key is taken: { $what }.
keys-peg = That key places a peg. Choose another.
keys-reset = Back to the usual keys
keys-reset-done = The usual keys are back.
key-name-left = One place left
key-name-right = One place right
key-name-first = First place
key-name-last = Last place
key-name-next = Next symbol
key-name-previous = Previous symbol
key-name-back = Delete and step back
key-name-empty = Empty the place
key-name-clear = Clear the row
key-name-hold = Hold or release the peg
key-name-older = Copy an older row
key-name-newer = Copy a newer row
key-name-fill = Fill the rest
key-name-check = Check
key-name-undo = Undo
key-name-time = Say time and tries
key-name-known = Say what is known
key-name-hint = Hint, in practice
key-name-zen = Zen mode

## How to play

how-code = Crack the code
how-code-what = The computer hides a row of symbols. You guess a row, and it says how good the guess is. Find the code before your tries run out.
how-exact = Exact: a symbol is right and in the right place.
how-misplaced = Misplaced: a symbol is right but belongs in another place.
how-which = You are not told which symbol earned which mark. Finding that out is the game.
how-used = Every symbol counts once: one that has earned a mark is used up. First count those in place, then those elsewhere.
how-secret = Code
how-rows = Code: { $code }. Guess: { $guess }.
how-one = A simple guess
how-one-1 = Red stands in place 1 of both: exact.
how-one-2 = Green is in the code, but in place 3: misplaced.
how-one-3 = Orange and violet are not in it: nothing.
how-one-said = 1 exact, 1 misplaced.
how-two = Two of one colour in the code
how-two-1 = Red in place 1 is exact and uses up the first red.
how-two-2 = Red in place 3 finds the second red, which is in place 2: misplaced.
how-two-3 = Yellow and orange are not in the code: nothing.
how-two-said = 1 exact, 1 misplaced.
how-three = More of one colour than the code has
how-three-1 = Blue in places 2 and 3 is exact: both blues of the code are used up.
how-three-2 = The third blue finds none left: nothing.
how-three-3 = Orange is not in the code.
how-three-said = 2 exact, nothing misplaced.
how-four = The same colour twice, once in the code
how-four-1 = Red in place 1 is exact. The second red finds none left.
how-four-2 = Blue is in the code once, in place 2: one of the two blues is misplaced.
how-four-3 = The other blue finds none left.
how-four-said = 1 exact, 1 misplaced.
how-equation = Equation
how-rows-equation = Equation: { $code }. Guess: { $guess }.
how-gap = A gap in place
how-gap-1 = The gap in place 3 is right: the first number has two digits. The second gap, the equals sign and the gaps around it are in place too.
how-gap-2 = 2, 7 and 3 are in the equation, but elsewhere.
how-gap-3 = 4, 1 and the plus are not in it.
how-gap-said = So it begins with two digits, then comes a single digit, and the sign is no plus.
how-again = The same digit twice
how-again-1 = First those in place: the plus, the equals sign and every gap.
how-again-2 = Then 2, 3, 1 and 4, which are elsewhere. Each uses up one of the equation.
how-again-3 = The second 1 and the second 3 find none left: absent, although the equation has a 1 and a 3.
how-again-said = “Absent” can also mean: no more of these.
how-points = Points in Skemind
how-points-what = The marks of your last guess earn points, solved or not. Who solves it earns 1,000 more, and a bonus for the seconds left. Without a guess there are no points. Official races count in their own way.
how-points-last = Last guess
how-points-exact = each exact
how-points-misplaced = each misplaced
how-points-solved = solved
how-points-time = Seconds left when solved
how-back = Back to the game
how-play = To the games
how-touch = By finger or mouse
how-touch-what = Press a piece to place it, or drag it. Press a placed peg once more to hold it for the next guess, or an earlier guess to copy it. A long press on a piece fills the rest of the row.
how-keys = Without a mouse
how-keys-what = Digits or the pegs’ letters place pegs, arrows move, Enter checks. All other keys can be changed.

## About

about-what = Cluehouse is a house of deduction and party games. It runs on one program that anybody may host, asks for no account, shows no advertising and follows nobody.
about-fair = Provably fair
about-fair-what = Before the first guess the game commits itself to its secret; at the end the commitment is opened, and anybody can check that the secret was never changed.
about-yours = Your games are yours
about-yours-what = Solo games run in your browser and stay there; only the day’s Numble is sent in, for your streak. You can save them as a file, read them elsewhere, or forget them all.
about-free = Free software
about-free-what = Cluehouse is free under the MIT or the Apache 2.0 licence, at your choice. The typeface is Atkinson Hyperlegible of the Braille Institute, under the SIL Open Font License.
about-font = Licence of the typeface

## Practice and review

play-together = Play with friends
play-officially = Play officially
practice = Practise with help
practice-leave = Play without help
assist = Assist
assist-left = { $one ->
    [0] No code fits these answers.
    [one] 1 code is left.
   *[other] { $count } codes are left.
}
assist-at-least = At least { $count } codes are left.
assist-about = About { $count } codes are left.
assist-about-millions = About { $count } codes are left.
assist-margin = Too many to count: estimated from a sample, right to { $margin } nineteen times in twenty.
assist-codes = The codes that are left
assist-certain = What is certain in each place
assist-counts = A game with help does not count in your figures.
certain-must = { $what } must be in place { $place }
certain-can = { $what } can be in place { $place }
certain-cannot = { $what } cannot be in place { $place }
proof-how = Tap a sign to see which guesses prove it.
proof-can = { $what } can be in place { $place }: some codes that are left have it there, others do not.
proof-must = { $what } must be in place { $place }.
proof-must-by = { $what } must be in place { $place }. Proof, by guess: { $by }.
proof-cannot = { $what } cannot be in place { $place }.
proof-cannot-by = { $what } cannot be in place { $place }. Proof, by guess: { $by }.
hint-none = No more hints
coach-thinks = The coach is thinking.
coach-away = The coach could not be loaded. Your game goes on without it.
numble-coach = What the coach would have guessed
numble-coach-left = Left
numble-coach-would = The coach’s guess
numble-coach-same = the same
numble-coach-about = Left: how many equations fit all marks so far. The coach’s guess: what leaves few, from what was known before yours.
review-title = Review: { $game }
review-gone = This game is not on this device. Games stay where they were played.
review-failed = The coach could not read this game.
review-none = Nothing was guessed, so there is nothing to review.
review-round = Round { $round }
review-whose = Whose guesses
review-away = The coach could not be loaded. Your game is still here.
review-board = The game, guess by guess
review-bot = Bot
review-begin = Before the first guess
review-back = One guess back
review-on = One guess on
review-step = Guess
review-at = { $step } of { $of }
review-guess = Guess { $number }:
review-codes = Possible codes: { $before } before, { $after } after.
review-better = Better by { $loss } guesses on average:
review-skill = Skill
review-luck = Luck
review-scale = From 0 to 99; the first guess is not counted. Luck is told in bits beside each guess.
review-ledger = Every guess with its grade
review-grade = Grade
review-left = Codes left
what-if = What if…?
what-if-at = What if guess { $number } had been another?
what-if-try = Try the coach’s guess
what-if-how = Choose another guess; the code answers as it would have.
what-if-guesses = The guesses of this branch
what-if-told = Guess { $number }: { $names }. { $marks }.
what-if-best = Coach’s guess
what-if-play-on = Coach plays on
what-if-take-back = Take back
what-if-leave = Back to the real game
what-if-fewer = { $count ->
    [one] Solved, with 1 guess fewer than the real game.
   *[other] Solved, with { $count } guesses fewer than the real game.
}
what-if-more = { $count ->
    [one] Solved, with 1 guess more than the real game.
   *[other] Solved, with { $count } guesses more than the real game.
}
what-if-same = Solved, with as many guesses as the real game.
what-if-found = Solved; the real game was not.
what-if-spent = No tries left in this branch.
what-if-you-lost = You: not solved
what-if-so-far = This branch so far
what-if-branch = This branch
what-if-branch-lost = This branch: not solved
verdict-skill = Skill alone.
verdict-both = Skill, with luck on top.
verdict-unlucky = Well played against bad luck.
verdict-luck = More luck than skill.
verdict-bad-luck = More bad luck than bad choices.
verdict-play = It came down to the choices, not to luck.
verdict-saved = Measured in guesses, the choices cost { $loss } and the answers saved { $luck }.
verdict-cost = Measured in guesses, the choices cost { $loss } and the answers { $luck } more.
verdict-even = Measured in guesses, the choices cost { $loss }; the answers evened out.
chart-left = Codes left
chart-left-said = Guess { $number } told the most: { $before } codes became { $after }.
chart-yours = yours
chart-best = best
chart-luck = Luck, in bits
chart-luck-good = Guess { $number } was the luckiest: its answer told { $bits } bits more than expected.
chart-luck-bad = Guess { $number } was the unluckiest: its answer told { $bits } bits less than expected.
chart-luck-none = Every answer told what was to be expected.
chart-luck-told = Told
chart-luck-expected = Expected
chart-as-table = Show as table
chart-as-chart = Show as chart

## The other way round

reversed = Swap roles
reversed-title = { $game }: you hide the code
reversed-how = Think of a code and keep it to yourself. The computer guesses; you answer with how many symbols are exact and how many misplaced.
reversed-how-set = Set a code. The computer guesses and is told the truth about each guess; you watch it search.
reversed-guesses = The computer’s guesses
reversed-thinks = The computer is thinking.
reversed-found = { $tries ->
    [one] Found with 1 guess
   *[other] Found with { $tries } guesses
}
reversed-kept = Your code was not found
reversed-back = Break a code yourself
reversed-clash = No code fits your answers
reversed-clash-which = Look at these guesses again and correct one: { $guesses }.
reversed-amend = Change
reversed-ask = How good is guess { $number }?
reversed-fix = Change answer { $number }
reversed-answer = Answer
reversed-next = Next guess
reversed-to-set = Set a code and watch
reversed-to-think = Think of a code and answer
reversed-strength = Strength: { $strength }
reversed-anew = Begin anew
race = Race a bot
race-leave = Play without a bot
race-strength = How strong?
race-how = You and the bot look for the same code; it guesses once after each of your guesses.
race-start = Start the race
race-bot = Bot: { $strength }
race-rows = Marks of { $name }
race-guesses = { $count ->
    [0] Waits for your first guess
    [one] 1 guess
   *[other] { $count } guesses
}
race-found-short = Found in { $tries }
race-found = The bot has found it in { $tries }.
race-spent = The bot has no tries left.
race-waits = Waiting for the bot: guess { $number } of { $of }.
race-won = You won the race.
race-lost = The bot won the race.
race-tie = The race is a tie.
race-nobody = Nobody found the code.
race-sum = You: { $yours }, bot: { $theirs }.
race-level = With as many tries, less time wins.
strength-random = Easy
strength-consistent = Medium
strength-knuth = Hard
strength-entropy = Very hard
strength-optimal = Expert

ghost-best = Race my best ({ $tries } tries)
ghost-yours = My best: { $tries } tries
ghost-leave = Play without the ghost
ghost-ahead = { $seconds } s ahead at this guess
ghost-behind = { $seconds } s behind at this guess
ghost-race = Race the ghost of { $name }
