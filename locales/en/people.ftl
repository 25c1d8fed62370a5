# People and what counts: accounts, profiles, official games, races, boards.

## Official games and races

official = Official
official-title = { $game }, official game
official-server = The house has the secret, the clock and the score. Help and hints are off.
official-once = Once begun, it counts. Leaving for good counts as giving up.
official-once-daily = One official attempt a day. Once begun, it counts, and leaving for good counts as giving up.
official-once-race = One entry for each player. Once begun, it counts, and leaving for good counts as giving up.
official-waits = If the connection breaks or you close the page, the game waits for you for two days.
official-waits-timed = If the connection breaks or you close the page, you can come back, but the clock runs on.
official-fixed = { $entry ->
    [numble] The equation is fixed before your first guess. Afterwards you can check that it was never changed.
   *[other] The code is fixed before your first guess. Afterwards you can check that it was never changed.
}
official-fixed-as = { $entry ->
    [numble] The equation is fixed. Commitment: { $commitment }
   *[other] The code is fixed. Commitment: { $commitment }
}
official-begin = Begin
official-not-now = Not now
official-house = The house
official-leave = Give up and leave
official-give-up-ask = Leaving counts as giving up: the game ends now and counts as not solved. There is no second try at it.
official-result = Result
official-replay = Replay
official-place = Place { $place } on the board.
official-place-best = A better game of yours stays on the board, in place { $place }.
official-place-day = Place { $place } today.
official-name = Choose the name others see
official-gone = There is no official game here.
official-gone-next = It may be over, or it is somebody else’s.
official-over = This game is over.
official-over-next = It can be seen again, guess by guess.
official-other = Play something else
official-offline = There is no connection to the house. Solo games still work.
daily-short = Here: for your streak. Officially: for the board as well.
daily-choice = Played here, the day counts for your streak and is sent in at the end. Played officially, it also stands on today’s board: one attempt, by the house’s clock.
daily-offline = No connection. What you play here is kept, sent in when the connection is back, and counts for your streak, not on the board.
daily-offline-short = Offline: this counts for your streak, not on the board.
daily-under-way = Your official attempt is under way.
daily-under-way-what = There is one for each day, so the board here stays closed until it is over.
daily-played = You have played today’s officially
daily-sending = Being sent in for your streak.
daily-sent = Sent in: the day counts for your streak, not on the board.
daily-waits = Kept here, and sent in when the connection is back. The day counts for your streak, not on the board.
score-title = Where the points come from
score-exact = { $count } exact × 60
score-misplaced = { $count } misplaced × 25
score-solved = Solved
score-time = Time left
score-seconds-left = { $seconds } s left × 2
score-tries = { $tries ->
    [one] 1 try: { $below } × 50
   *[other] { $tries } tries: { $below } × 50
}
score-sum = Points
ranking-place = Place
ranking-name = Name
ranking-points = Points
ranking-tries = Tries
ranking-time = Time
ranking-replay = Replay
ranking-replay-of = Replay of { $name }
ranking-you = you
ranking-guest = Guest
ranking-gone = Somebody who is gone
ranking-not-solved = not solved
ranking-all = The board of all time
ranking-day = Today’s board
fair-title = Fairness
fair-what = Before your first guess the house has written down the secret and shown you a commitment to it: a number that fits this one secret alone and tells nothing about it. At the end both are opened, and anybody can check that they belong together.
fair-commitment = The commitment
race-entry-in = Your entry is in. Code and ranking open at { $time }.
race-entry-in-soon = Your entry is in. Code and ranking open when the race is over.
race-to = To the race
races = Races
races-about = One code for everybody, one entry each. Code, ranking and replays open when the race is over.
races-open = Open
races-coming = To come
races-over = Over
races-none = No race at the moment. Announce one, and friends enter by its link.
races-all = All races
official-open = Official games that wait for you
race-announce = Announce a race
race-name = What it is called
race-name-missing = Type a name for the race first.
race-game = Game
race-opens = Opens
race-closes = Closes
race-window-wrong = The race must close after it has opened.
race-whom = Who finds it
race-whom-link = Whoever has the link
race-whom-all = Everybody
race-login = Log in, or make an account
race-no-accounts = There are no accounts in this house; ask for a race by link.
race-announce-do = Announce it
race-announce-not = Not now
race-both-times = { $local } ({ $utc } UTC)
race-days-hours = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
race-opens-in = Opens in { $time }
race-closes-in = Open for another { $time }
race-ending = { $count ->
    [0] Closed. The ranking opens in a moment.
    [one] Closed. One entry is still being played.
   *[other] Closed. { $count } entries are still being played.
}
race-over = This race is over.
race-entries = { $count ->
    [0] no entry yet
    [one] 1 entry
   *[other] { $count } entries
}
race-entered = Entries
race-yours-in = your entry is in
race-yours-playing = your entry is under way
race-yours-under-way = Your entry is under way.
race-play = Play
race-look = See it
race-enter = Enter
race-rules = One code for everybody, one entry each. Solved in fewer tries comes first, then in less time.
race-rules-skemind = One code for everybody, one entry each, 180 seconds from your start. 1,000 points for solving it, 2 for each second left, 50 for each try below eleven.
race-ranking = Ranking
race-ties = Equal: fewer tries, then less time, then who finished first.
race-nobody = Nobody entered, so the code stays closed.
race-missing = There is no such race
race-missing-what = The link may be incomplete, or the race is long over.
race-card = Race: { $title }
race-until = open until { $time }
