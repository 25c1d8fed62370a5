# Why something was refused: what is wrong and what is accepted.

## The match machine

reject-wrong-phase = This is not possible at this point in the match.
reject-no-such-seat = There is no such seat in this match.
reject-seat-left = This player has left the match.
reject-not-here = This player is not connected.
reject-not-this-round = You can play from the next round on.
reject-too-few-players = { $least ->
    [one] This game needs at least one player.
   *[other] This game needs at least { $least } players.
}
reject-full = { $most ->
    [one] This game has one seat, and it is taken.
   *[other] This game has { $most } seats, and all are taken.
}
reject-no-late-join = Nobody can join this match once it has started.
reject-wrong-seat = The next free seat is { $next }.
reject-already-so = That is already the case.
reject-time-went-back = This time is earlier than the last action.
reject-lag-too-long = The extra time for a slow connection is too long.
reject-not-due = No deadline has been reached.
reject-nothing-sealed = There is nothing to reveal.

## The room

room-malformed = This message cannot be read.
room-message-too-long = This message is too long.
room-other-protocol = This page is out of date (this room uses version { $ours }). Please reload it.
room-closed = This room is closed.
room-locked = This room is locked: nobody new can come in. Ask the host to open it.
room-full = This room is full.
room-worn-out = This room has been played in for so long that it takes nothing more. Open a new one to go on.
room-banned = The host has closed this room to you.
room-no-watchers = Watching is off in this room; come in to play.
room-name-empty = Please choose a name.
room-name-too-long = A name can have at most { $most } characters.
room-name-taken = Somebody here already has this name.
room-name-refused = Choose another name: this one is not fit for company.
room-name-given = In this room the house gives the names.
room-not-asked = In this room nobody is asked for a real name.
room-class-quiet = A class neither chats nor is listed. Turn those off first.
room-not-a-member = You are not in this room.
room-no-such-member = This person is not in the room.
room-host-only = Only the host can do this.
room-owner-only = Only the person the room belongs to can do this, and nobody can do it to them.
room-not-the-host = The host cannot be voted out.
room-left-match = You have left this match. You play again in the next one.
room-sealed = The last match is still sealed. It has to be revealed first.
room-not-oneself = You cannot do this to yourself.
room-too-fast = That was too fast. Please wait a moment.
room-no-change = That is already the case.
room-official = This is an official game: it cannot be changed, paused or repeated.
room-match-running = A match is being played. Wait until it is over, or end it.
room-no-match = No match is being played.
room-nothing-played = Nothing has been played yet.
room-takes-nobody = This match takes nobody any more. You play in the next one.
room-too-late = Too late: that round is over.
room-other-game = This belongs to another game.
room-paused = The match is paused.
room-not-playing = You are not playing in this match.
room-playlist-empty = Choose at least one game.
room-playlist-too-long = An evening can have at most { $most } games.
room-unknown-entry = There is no such game.
room-wrong-settings = These settings belong to another game.
room-unknown-pack = These questions or words are not on this server.
room-unknown-bot = This game has no such bot.
room-chat-off = Chat is off in this room.
room-muted = The host has muted you.
room-talk-too-fast = That was a lot at once. Please wait a moment before you write again.
room-nothing-said = There is nothing to send.
room-said-too-long = A message can have at most { $most } characters.

## Code games

code-reject-attempts = Choose 1 to { $most } guesses.
code-reject-seconds = Choose a time limit of { $least } to { $most } seconds, or none.
code-reject-rounds = Choose 1 to { $most } rounds; a solo game has one.
code-reject-practice-alone = Hints are only for practice in a solo game.
code-reject-not-a-race = A race is a solo game of Skemind with the normal time and no hints.
code-reject-length = { $found ->
    [one] One symbol
   *[other] { $found } symbols
} where { $wanted } are needed.
code-reject-symbol = Place { $place } holds a symbol this board does not have.
code-reject-repeat = Places { $first } and { $again } hold the same symbol; no repeats here.
code-reject-done = Your part of this round is over.
code-reject-turn = It is not your turn.
code-reject-not-yours-to-set = You have no code to set here.
code-reject-already-set = Your code is already set.
code-reject-not-set-yet = A code has not been set yet.
code-reject-keeper = You keep the code; the other side guesses.
code-reject-not-yours-to-answer = You have nothing to answer here.
code-reject-nothing-to-answer = No guess is waiting for an answer.
code-reject-answer-pending = The last guess has not been answered yet.
code-reject-impossible-answer = That answer is not possible on this board.
code-reject-clash = No code fits the answers; one must be corrected first.
code-reject-no-such-guess = There is no answered guess with that number.
code-reject-amendments = The answers cannot be corrected any more in this round.
code-reject-no-hints = Hints are for practice games.
code-reject-too-many-hints = There are no more hints in this round.
code-reject-give-up = You cannot give up here.

## Codes and boards as they are typed

read-symbol = “{ $found }” at place { $place } is not a symbol here. Use { $marks }.
read-length = { $found ->
    [one] One symbol
   *[other] { $found } symbols
} where { $wanted } are needed.
read-repeat = “{ $mark }” is already in place { $first }; no repeats here (place { $again }).
space-symbols = A board has 2 to 12 symbols.
space-length = A code has 2 to 8 places.
space-too-few-symbols = Without repeats, a code cannot have more places than there are symbols.

## Points

score-seconds = A game can have 0 to { $most } seconds left.
score-attempts = An entry can have 0 to { $most } guesses, and a win needs at least one.
score-marks = No guess earns these marks in Skemind: exact and misplaced together make 2 to 4, never 3 and 1; 0 and 0 means no guess.
score-won = A game is won with 4 exact marks, and only then.

## Numble

numble-hard-green = Must use { $char } in position { $position }
numble-hard-yellow = Must include { $char } in your guess
numble-reject-empty = Type an equation, such as 12 + 34 = 46.
numble-reject-character = “{ $found }” at place { $place } does not belong here; use digits, + − × (*) ÷ (/) and =.
numble-reject-digits = The number at place { $place } is too long; use at most { $most } digits.
numble-reject-missing-number = A number is missing at place { $place }.
numble-reject-split-number = A sign is missing before the number at place { $place }.
numble-reject-missing-equals = The = is missing.
numble-reject-second-equals = There is a second = at place { $place }; use only one.
numble-reject-missing-operator = An operator is missing before the =; use + − × (*) or ÷ (/).
numble-reject-second-operator = There is a second operator at place { $place }; use only one.
numble-reject-operator-after-equals = The operator at place { $place } is after the =; only the result goes there.
numble-reject-division-by-zero = Nothing can be divided by zero.
numble-reject-not-whole = { $first } ÷ { $second } is not a whole number.
numble-reject-negative = The left side is { $left }; it must not be below 0.
numble-reject-too-large = The left side is { $left }; it must be at most { $most }.
numble-reject-untrue = The left side is { $left }, but the right side is { $right }.
numble-reject-action = Guess an equation or give up.
numble-reject-date-form = Write the date as YYYY-MM-DD, such as 2024-10-15.
numble-reject-date-month = There is no month { $found }; use 01 to 12.
numble-reject-date-day = There is no day { $found } in this month; use 01 to { $most }.
numble-reject-day-before-first = The first puzzle is of 2024-01-01; earlier days have none.
numble-reject-day-future = This puzzle is not out yet; choose today or an earlier day.
numble-reject-day-not-today = This is not today’s puzzle; find it in the archive.
numble-reject-day-not-past = This is today’s puzzle, the daily one; the archive holds past days.
numble-reject-rounds = Choose 1 to { $most } rounds.
numble-reject-one-round = Only unlimited races have more than one round.
numble-reject-seconds = Choose a limit of { $least } to { $most } seconds.
numble-reject-no-limit = Only races have a time limit.
numble-reject-done = Your part of this round is over.

## Trivia

trivia-reject-rounds = Choose 1 to { $most } rounds.
trivia-reject-seconds = Choose { $least } to { $most } seconds.
trivia-reject-reading = Choose a reading time of at most { $most } seconds.
trivia-reject-too-few = { $found ->
    [one] One question fits these settings
   *[other] { $found } questions fit these settings
}; the match needs { $wanted }.
trivia-reject-not-open = It is too early to answer.
trivia-reject-answered = You have already answered.

## Sketch

pictionary-reject-cycles = Choose 1 to { $most } rounds.
pictionary-reject-seconds = Choose { $least } to { $most } seconds.
pictionary-reject-too-few = { $found ->
    [one] One word fits these settings
   *[other] { $found } different words fit these settings
}; the match needs { $wanted }.
pictionary-reject-bad-word = Word { $number } or one of its synonyms is empty, has odd characters or is longer than { $most } characters.
pictionary-reject-no-turn = Nobody is drawing now.
pictionary-reject-not-the-drawer = Only the drawer can do that.
pictionary-reject-pick-first = Pick a word first.
pictionary-reject-already-picked = The word is already picked.
pictionary-reject-no-such-word = Pick a word from 1 to { $most }.
pictionary-reject-clock = Only the clock can end this turn.
pictionary-reject-empty = Write something first.
pictionary-reject-long = Write at most { $most } characters.
pictionary-reject-bad-text = This text has characters that cannot be sent.
pictionary-reject-too-much = You can send at most { $most } messages per turn.
pictionary-reject-says-the-word = The drawer must not say the word.
pictionary-reject-colour = There is no such colour.
pictionary-reject-brush = There is no such brush.
pictionary-reject-points = Each part of a stroke has 1 to { $most } points.
pictionary-reject-off-canvas = That is outside the canvas.
pictionary-reject-no-stroke = There is no stroke to continue.
pictionary-reject-nothing-drawn = There is nothing to remove.
pictionary-reject-full = The drawing is full; nothing more fits in.
pictionary-reject-so-already = That is already the case.

## Hermit

hermit-reject-rounds = Choose 1 to { $most } rounds.
hermit-reject-seconds = Choose { $least } to { $most } seconds.
hermit-reject-numbers = Choose { $least } to { $most } as the highest number.
hermit-reject-number = Pick a number from 1 to { $most }.
hermit-reject-picked = You have already picked.
