## Every page

skip = To the main part
menu = Menu
menu-home = Home
menu-games = All games
menu-numble = Today’s Numble
menu-how = How to play
menu-statistics = Statistics
menu-settings = Settings
menu-about = About Cluehouse
loading = One moment.
reload = Reload
offline = You are offline. Solo games and the coach still work.
update-ready = A newer version is ready.
update-now = Reload now
update-later = After this game
not-found = There is no such page
not-found-what = The address may have a typing mistake, or what was here is gone.
error-engine = The game could not be loaded.
error-engine-what = Your finished games and settings are still here. Reload the page; without a connection, wait until it is back.
n-of-m = { $n } of { $m }
more = More: { $what }
less = Fewer: { $what }

## The front page

front-title = Crack the code
front-how = Four places, six colours, ten tries. Place four pegs to begin.
front-row = Your first guess
front-numble = Play today’s
front-numble-done = See today’s
front-games = Every game in the house
go-on = Go on
go-on-title = Go on: { $game }
go-on-guess = Guess { $number } of { $of }
go-on-other = Play something else
join-title = Join a room
join-code = Room code
join-placeholder = CODE
join = Join
join-empty = Type the code of the room first.
join-soon = Rooms are not on these pages yet. This server already runs them for programs; see the API.
ways-solo-room = Alone
ways-solo-race = Alone, against the clock
ways-daily = One a day, or any number

## Boards

check = Check
play = Play
undo = Undo
tools = Tools
exact = exact
misplaced = misplaced
board-title = { $game }, solo game
board-this-game = This game
board-time = Time
board-tries-left = Tries left
board-par = Perfect play averages
board-history = Guesses so far
board-guess = Guess
board-row = Guess { $number }
board-of = of { $of }
board-left = { $left ->
    [0] No tries left
    [one] 1 try left
   *[other] { $left } tries left
}
board-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
board-seconds-left = { $seconds } s left
board-timed = Play with the clock
board-untimed = Play without a clock
board-colours = Colours
board-shapes = Shapes
board-digits = Digits
board-empty = empty
board-place = Place { $place }: { $what }
board-place-held = { $said }, held
board-places-empty = { $count ->
    [one] 1 place empty
   *[other] { $count } places empty
}
board-repeat = { $what } is already in place { $place }; no repeats here.
board-copy = Copy the last guess
board-clear = Clear the row
board-left-key = One place left
board-right-key = One place right
board-marks = { $exact } exact, { $misplaced } misplaced
board-told = Guess { $number }: { $names }. { $exact } exact, { $misplaced } misplaced. { $left ->
    [0] No tries left.
    [one] 1 try left.
   *[other] { $left } tries left.
}
board-told-short = Guess { $number }: { $exact } exact, { $misplaced } misplaced.
board-nothing-known = Nothing is known yet.
status-solved = Solved
status-lost = Not solved
role-you = You
role-breaks = break the code
role-computer = Computer
role-hides = hides it
legend-exact-classic = Exact (black)
legend-exact-super = Exact (black)
legend-exact-skemind = Exact (white)
legend-exact-bulls-and-cows = Exact (bull)
legend-exact-custom = Exact
legend-misplaced-classic = Misplaced (white)
legend-misplaced-super = Misplaced (white)
legend-misplaced-skemind = Misplaced (gray)
legend-misplaced-bulls-and-cows = Misplaced (cow)
legend-misplaced-custom = Misplaced
legend-exact-what = right symbol, right place
legend-misplaced-what = right symbol, wrong place
legend-exact-digit = right digit, right place
legend-misplaced-digit = right digit, wrong place
give-up = Give up
give-up-ask = The code is shown and the game counts as not solved.
zen-leave = Leave zen mode
key-place = Place a peg
key-move = Move
key-hold = Hold a peg
key-copy = Copy an older row
key-undo = Undo
key-check = Check
notes = Notes
notes-about = Your notes: what is possible in each place
notes-how = Notes are yours alone. Tap a cell: open, possible, ruled out.
notes-cell = { $what } in place { $place }: { $note }
note-open = open
note-possible = possible
note-out = ruled out
custom-title = A board of your own
custom-symbols = Symbols
custom-places = Places
custom-tries = Tries
custom-repeats = Symbols may repeat
custom-clock = With a clock
custom-clock-about = Three minutes for the whole game
custom-codes = { $codes } possible codes
custom-change = Change the board
custom-about = { $symbols } symbols, { $places } places, repeats allowed.
custom-about-no-repeats = { $symbols } symbols, { $places } places, no repeats.

## Results

again = Again
review = Review
share = Share
share-words = Share as words
share-copied = Copied. Paste it wherever you like.
share-failed = This browser does not let pages copy text.
share-solved = { $title }: solved in { $tries } of { $of }.
share-lost = { $title }: not solved in { $of }.
share-row = Guess { $number }: { $exact } exact, { $misplaced } misplaced.
share-numble-row = Guess { $number }: { $right } in place, { $elsewhere } elsewhere.
result-solved = Solved in { $tries }
result-par = Perfect play averages { $par }.
result-lost = No tries left
result-time = Time is up
result-gave-up = Given up
result-code = The code was
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Numble

numble-today = today
numble-todays = Today’s
numble-endless = Numble, unlimited
numble-archive = Past days
numble-archive-about = Every day since 1 January 2024. Past days have figures of their own; only the day’s own puzzle counts for the streak.
numble-play-endless = Play unlimited
numble-keypad = Keypad
numble-next = Next in { $time }.
numble-next-utc = Next in { $time } (00:00 UTC, { $local } your time)
numble-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
numble-left = left { $left }
numble-both = left { $left }, right { $right }
numble-is-not = { $first } { $sign } { $second } is { $left }, not { $right }.
numble-space = space
numble-plus = plus
numble-minus = minus
numble-times = times
numble-over = divided by
numble-equals = equals
numble-back = Delete one character
numble-cell = Place { $place }: { $what }
numble-cell-empty = Place { $place }: empty
numble-told = { $guess }: { $said }. { $left ->
    [0] No guesses left.
    [one] 1 guess left.
   *[other] { $left } guesses left.
}
numble-told-right = { $what } in place
numble-told-gaps = every gap in place
numble-told-near = { $what } elsewhere
numble-told-none = no more { $what }
numble-hard = Hard mode
numble-hard-about = What was found must be used again.
numble-is-hard = Hard mode is on for this puzzle.
numble-spent = No guesses left
numble-was = It was { $equation }.
numble-how = How it works
numble-how-what = Find the equation in six guesses. Every guess must be a true equation: two numbers of up to three digits, one of + − × ÷, and the result.
numble-how-gap = Gaps are places too. A first gap that is right says that the first number has the right length.
numble-legend-right = right place
numble-legend-near = elsewhere in the equation
numble-legend-none = not in it, or not once more
tile-right = in place
tile-near = elsewhere
tile-none = absent
month-before = The month before
month-after = The month after
day-solved = solved
day-lost = not solved
day-open = not played
time-hours-minutes = { $hours } h { $minutes } min

## Statistics

figures-none = No games yet. Play one, and it appears here.
play-one = Play one
figures-game = Game
figures-played = played
figures-won = won
figures-streak = days in a row
figures-longest = longest row
figures-average = { $tries } tries on average when solved.
figures-tries = Games by number of tries
figures-not-solved = not solved
figures-days = The last twelve weeks
figures-days-said = In twelve weeks: { $won } days with a win, { $lost } days played without one.
figures-history = Your games
history-when = When
history-result = Result
history-time = Time
history-solved = { $tries ->
    [one] Solved in 1
   *[other] Solved in { $tries }
}
history-lost = Not solved
history-seconds = { $seconds } s
yours = Yours alone
yours-about = Games and settings stay on this device until you take them elsewhere or forget them.
export = Save as a file
import = Read a file
import-done = { $count ->
    [0] Nothing new was in the file.
    [one] 1 game was added.
   *[other] { $count } games were added.
}
import-failed = This is not a file that Cluehouse has saved. Nothing was changed.
forget = Forget me on this device
forget-sure = Forget everything
forget-done = Everything is forgotten.
keep = Keep everything

## Settings

settings-language = Language
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
how-secret = Code
how-one = A simple guess
how-one-1 = Red stands in place 1 of both: exact.
how-one-2 = Green is in the code, but in place 3: misplaced. Orange and violet are not in it.
how-one-said = 1 exact, 1 misplaced.
how-two = Two of one colour in the code
how-two-1 = Red in place 1 is exact and uses up the first red.
how-two-2 = Red in place 3 finds the second red, which is in place 2: misplaced.
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
how-keys = Without a mouse
how-keys-what = Digits or the pegs’ letters place pegs, arrows move, Enter checks. All other keys can be changed.

## About

about-what = Cluehouse is a house of deduction and party games. It runs on one program that anybody may host, asks for no account, shows no advertising and follows nobody.
about-fair = Fair by proof
about-fair-what = Before the first guess the game commits itself to its secret; at the end the commitment is opened, and anybody can check that the secret was never changed.
about-yours = Your games are yours
about-yours-what = Solo games run in your browser and stay there. You can save them as a file, read them elsewhere, or forget them all.
about-free = Free software
about-free-what = Cluehouse is free under the MIT or the Apache 2.0 licence, at your choice. The typeface is Atkinson Hyperlegible of the Braille Institute, under the SIL Open Font License.
about-font = Licence of the typeface

## Practice and review

practice = Practise with help
practice-leave = Play without help
tools-close = Close
assist = Assist
assist-left = { $one ->
    [0] No code fits these answers.
    [one] 1 code is left.
   *[other] { $count } codes are left.
}
assist-at-least = At least { $count } codes are left.
assist-codes = The codes that are left
assist-certain = What is certain in each place
assist-counts = A game with help does not count in your figures.
certain-must = { $what } must be in place { $place }
certain-can = { $what } can be in place { $place }
certain-cannot = { $what } cannot be in place { $place }
proof-how = Tap a sign to see which guesses prove it.
proof-can = { $what } can be in place { $place }: some codes that are left have it there, others do not.
proof-must = { $what } must be in place { $place }.
proof-must-by = { $what } must be in place { $place }: guesses { $by } leave nothing else.
proof-cannot = { $what } cannot be in place { $place }.
proof-cannot-by = { $what } cannot be in place { $place }: guesses { $by } rule it out.
hint-next = { $left ->
    [0] No more hints
   *[other] Hint
}
coach-thinks = The coach is thinking.
coach-away = The coach could not be loaded. Your game goes on without it.
review-title = Review: { $game }
review-gone = This game is not on this device. Games stay where they were played.
review-failed = The coach could not read this game.
review-board = The game, guess by guess
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
what-if = What if?
what-if-said = Possible codes here: { $codes }. The coach would have guessed { $names }.
what-if-leave = Back to the real game
chart-left = Codes left
chart-left-said = Guess { $number } told the most: { $before } codes became { $after }.
chart-yours = yours
chart-best = with the best
chart-as-table = Show as table
chart-as-chart = Show as chart
