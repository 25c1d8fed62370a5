## Every page

skip = Skip to the content
menu = Menu
menu-home = Home
menu-games = All games
menu-numble = Today’s Numble
menu-rooms = Rooms
menu-races = Races
menu-boards = Leaderboards
menu-me = You
menu-how = How to play
menu-statistics = Statistics
menu-settings = Settings
menu-about = About Cluehouse
loading = One moment.
reload = Reload
offline = You are offline. Solo games and the coach still work.
unkept = This device is not keeping your games: its storage is full or closed, as in some private windows.
update-ready = A newer version is ready.
update-now = Reload now
update-later = After this game
not-found = There is no such page
not-found-what = The address may have a typing mistake, or what was here is gone.
error-engine = The game could not be loaded.
error-engine-what = Your games and settings are still here. Try again; without a connection, wait until it is back.
error-kept-what = What is kept of this game cannot be read at the moment. It stays where it is until you begin another.
error-kept-another = New game
error-code = Error code: { $code }
error-piece = This part could not be loaded. Your games are still here; try again.
error-page = This page could not be loaded
error-page-what = Your games and settings are still here. Reload the page in a moment.
error-page-offline = You are offline, and this page was not kept on this device yet. Your games are.
retry = Try again
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
lately-room = You are in room { $code }
go-on-guess = Guess { $number } of { $of }
go-on-other = Play something else
join-title = Join a room
join-code = Room code
join-placeholder = CODE
join = Join
join-empty = Type the code of the room first.
join-host = Host
join-offline = Rooms need a connection.
ways-solo-room = Alone, against a bot, or in a room
ways-solo-race = Alone or against a bot, on the clock
ways-daily = One a day, or any number
ways-party = In a room, on phones and a big screen

## Boards

check = Check
play = Play
undo = Undo
tools = Tools
exact = exact
misplaced = misplaced
board-title = { $game }, solo game
board-title-race = { $game }, race against a bot
board-this-game = This game
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
board-copy = Copy an earlier guess
board-clear = Clear the row
board-left-key = One place left
board-right-key = One place right
board-marks = { $exact } exact, { $misplaced } misplaced
board-told = Guess { $number }: { $names }. { $exact } exact, { $misplaced } misplaced. { $left ->
    [0] No tries left.
    [one] 1 try left.
   *[other] { $left } tries left.
}
board-told-short = { $exact } in the right place, { $misplaced } elsewhere in the code.
board-which = Which ones? That is the game.
board-leave-ask = Leave this game? It cannot be taken up again.
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
legend-misplaced-skemind = Misplaced (grey)
legend-misplaced-bulls-and-cows = Misplaced (cow)
legend-misplaced-custom = Misplaced
legend-exact-what = right symbol, right place
legend-misplaced-what = right symbol, wrong place
legend-exact-digit = right digit, right place
legend-misplaced-digit = right digit, wrong place
give-up = Give up
give-up-ask = The code is shown and the game counts as not solved.
zen-leave = Leave zen mode
zen = Zen mode
ways = Other ways to play
back = Back
hint = Hint
key-place = Place a peg
key-move = Move
key-hold = Hold a peg
key-copy = Copy an older row
key-undo = Undo
key-check = Check
cap-left = Left
cap-right = Right
cap-up = Up
cap-down = Down
cap-space = Space
cap-enter = Enter
cap-backspace = Backspace
cap-delete = Delete
cap-home = Home
cap-end = End
cap-shift = Shift
cap-control = Ctrl
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
custom-clock-about = For the whole game
custom-codes = { $codes } possible codes
custom-change = Change the board
custom-about = { $symbols } symbols, { $places } places, repeats allowed.
custom-about-no-repeats = { $symbols } symbols, { $places } places, no repeats.

## Results

result-details = Details
again = Again
review = Review
share = Share
share-words = Share as words
share-copied = Copied. Paste it wherever you like.
share-failed = This browser does not let pages copy text.
share-solved = { $title }: solved in { $tries } of { $of }.
share-lost = { $title }: not solved in { $of }.
share-practice = { $hints ->
    [0] practice
    [one] practice, 1 hint
   *[other] practice, { $hints } hints
}
share-row = Guess { $number }: { $exact } exact, { $misplaced } misplaced.
share-numble-row = Guess { $number }: { $right } in place, { $elsewhere } elsewhere.
result-solved = Solved in { $tries }
result-par = Perfect play averages { $par }.
result-lost = No tries left
result-time = Time is up
result-gave-up = Given up
result-practice = { $hints ->
    [0] A practice game, without a hint.
    [one] A practice game, with 1 hint.
   *[other] A practice game, with { $hints } hints.
}
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
numble-told = { $guess }: { $said }. { $left ->
    [0] No guesses left.
    [one] 1 guess left.
   *[other] { $left } guesses left.
}
numble-told-right = { $what } in place
numble-told-gaps = every gap
numble-told-gap = gap { $number }
numble-told-near = { $what } elsewhere
numble-told-none = no more { $what }
numble-hard = Hard mode
numble-hard-about = What was found must be used again.
numble-is-hard = Hard mode is on for this puzzle.
numble-spent = No tries left
numble-was = The equation was { $equation }.
numble-how = How it works
numble-how-what = Find the equation in six guesses. Every guess must be a true equation: two numbers of up to three digits, one of + − × ÷, and the result.
numble-how-gap = Gaps are places too. A first gap that is right says that the first number has the right length.
numble-legend-right = right place
numble-legend-near = elsewhere in the equation
numble-legend-none = not in it, or no more of it
tile-right = in place
tile-near = elsewhere
tile-none = absent
month-before = The month before
month-after = The month after
day-solved = solved
day-lost = not solved
day-open = not played
time-hours-minutes = { $hours } h { $minutes } min
