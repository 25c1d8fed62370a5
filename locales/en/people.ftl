# People and what counts: accounts, profiles, official games, races, boards.

## Who one is

guest = Guest
me-who = Who you are
me-guest = You play as a guest.
me-guest-named = You play as a guest; others see this name.
me-account = Others see this name. It is yours alone.
name-in-rooms = Name in rooms
name-choose = Choose a name
name-change = Change the name
name-missing = Type a name first.
save = Save
cancel = Cancel
people-offline = The house cannot be reached. Nothing was changed or lost; try again when the connection is back.
people-again = Try again
statistics-here = Games on this device

## An account

claim-title = Keep these statistics on another device
claim-about = Choose a name and a password, and log in with them elsewhere. Nothing else is asked for, so a forgotten password cannot be sent to you.
account-name = Name
account-name-about = Others see it, and it stays.
password = Password
password-about = At least 8 characters.
password-missing = Type the password first.
password-show = Show
password-show-said = Show the password
password-hide = Hide
password-hide-said = Hide the password
claim-do = Keep them
claim-done = Kept. From now on you can log in with your name and password anywhere.
claim-known = Do you have a name already?
accounts-none = There are no accounts here: this house is reached over an unencrypted network, where anybody could read the passwords. Play as a guest; this device remembers you.
login = Log in
login-about = What you have played here as a guest comes along into the account.
login-already = You are logged in as { $name }.
login-done = You are logged in as { $name }. What you played here as a guest came along.
login-lost = A forgotten password cannot be sent to you: the house knows no address of yours.
login-none = No account yet?
login-claim = Choose a name and a password
account-title = Where you are logged in
session-this = this device
session-seen = Last used { $when }
session-end-said = Log out: { $device }
session-ended = { $device } is logged out.
session-ended-others = You are now logged in on this device alone.
just-now = just now
logout = Log out
logout-here = Log out here
logout-others = Log out everywhere else
password-change = Change the password
password-old = Current password
password-new = New password
password-ends = Everywhere else you will be logged out.
password-change-do = Change it
password-changed = The password is changed. Everywhere else you are logged out.
device-on = { $browser } on { $system }
device-unknown = Unknown device
sendin-about = { $count ->
    [one] One game is on this device alone.
   *[other] { $count } games are on this device alone.
} Sent in, they count among your own figures wherever you log in, marked as sent in, and never on leaderboards.
sendin-do = Send them in
sendin-done = Sent in.

## What is kept

kept-title = What the house keeps of you
kept-about = Your name, where you are logged in and what you have played. You may take it all along as a file.
export-everything = Save everything as a file
forget-guest = Forget me here
forget-guest-what = The house forgets you at once and for good. Games with others and places on leaderboards stay, without your name. A room that is open keeps your name until it closes. Games on this device stay too.
forget-account = Delete the account
forget-account-what = Name, password and logins are deleted at once and for good. Games with others and places on leaderboards stay, without your name. A room that is open keeps your name until it closes. Games on this device stay too.
forget-account-sure = Delete for good
me-logged-out = You are logged out
me-logged-out-what = Your statistics wait in the account. Games on this device are still here.
me-forgotten = You are forgotten
me-forgotten-what = The house keeps nothing of you any more, once the rooms you were in are closed. Games on this device are still here.

## What one has played

profile-none = No games here yet. Official games and games in rooms appear here; games alone stay on this device.
profile-daily = Numble of the day
profile-origin = Which games
origin-official = Official
origin-casual = In rooms
origin-reported = Sent in
origin-official-about = Official games: secret and clock were the house’s.
origin-casual-about = Games in rooms.
origin-reported-about = Games played elsewhere and sent in.
figures-best = most points
figures-fewest = fewest tries
figures-fastest = shortest time
history-place = Place { $place } of { $seats }
history-won = Won
history-reported = sent in
history-room = in a room
history-sealed = sealed
history-more = Show more
official = Official

## Leaderboards

boards-games = Games
boards-span = Period
span-day = Today
span-week = This week
span-month = This month
span-all = All time
boards-about = Everyone’s best official game. Days, weeks and months begin at 00:00 UTC.
boards-none = Nobody is on this board yet. The first place is free.
boards-unknown = There is no such leaderboard.
boards-all = See the leaderboards
boards-place = Place
boards-name = Name
boards-points = Points
boards-tries = Tries
boards-you = you
boards-gone = Somebody who left
boards-replay = { $name }: { $result }, { $when }. Replay

## Replays

replay = Replay
replay-of = Replay: { $result }, { $when }
replay-http-sealed-title = Still sealed
replay-http-sealed = Code and replay open when the race closes.
replay-http-not-found-title = There is no such game
replay-http-not-found = The link may be incomplete, or the game it led to is gone.
replay-seat = Player { $number }
replay-to-room = Back to room { $code }
replay-daily = Numble { $number }
replay-solved = { $name }: solved in { $tries }
replay-lost = { $name }: not solved
replay-won = { $name } won.
replay-tie = A tie: { $names }
replay-nobody = Nobody won.
replay-reported = Played elsewhere and sent in
replay-places = Standings
replay-coach = What the coach says
replay-journal = The journal
replay-journal-about = Everything that happened, as text: the seed and every move with its time. The command “cluehouse replay” plays it again and checks it.
replay-journal-save = Save the journal
rows-none = No guesses.

## Fairness

fairness-title = Provably fair
fairness-about = Before the first guess the house committed itself to the secret with a hash. Now that it is open, anybody can work the hash out again.
fairness-where = Dealt for
fairness-round = Round { $round }
fairness-turn = Round { $round }, turn { $turn }
fairness-commitment = Commitment, given before the first guess
fairness-secret = Secret
fairness-nonce = Nonce
fairness-worked = Worked out in this page
fairness-check = Check
fairness-holds = It holds: this is the secret it was made for.
fairness-holds-told = It holds: this is the secret it was made for, and the commitment is the one announced beforehand.
fairness-broken = It does not hold: secret, nonce or commitment is not what it was.
fairness-altered = It does not hold: this journal was altered, and nothing in it can be relied on.
fairness-failed = The check could not be made. Try again.
fairness-none = In this game nothing was promised that could be checked here.

## Official games and races

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
daily-short = Counts for your streak; official play is below.
daily-choice = Played here, the day counts for your streak and is sent in at the end. Played officially, it also stands on today’s board: one attempt, by the house’s clock.
daily-offline = No connection. What you play here is kept, sent in when the connection is back, and counts for your streak, not on the board.
daily-offline-short = Offline: this counts for your streak, not on the board.
daily-under-way = Your official attempt is under way.
daily-under-way-what = There is one for each day, so the board here stays closed until it is over.
daily-played = You have played today’s officially
daily-sending = Being sent in for your streak.
daily-sent = Sent in: the day counts for your streak, not on the board.
daily-here-only = The day counts on this device alone.
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
ranking-all = The board of all time
ranking-day = Today’s board
fair-title = Fairness
fair-what = Before your first guess the house has written down the secret and shown you a commitment to it: a number that fits this one secret alone and tells nothing about it. At the end both are opened, and anybody can check that they belong together.
fair-commitment = The commitment
race-entry-in = Your entry is in. Code and ranking open at { $time }.
race-entry-in-on = Your entry is in. Code and ranking open on { $time }.
race-entry-in-soon = Your entry is in. Code and ranking open when the race is over.
race-to = See the race
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
race-utc = { $time } UTC
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
race-ties = Ties: fewer tries, then less time, then who finished first.
race-unentered = Nobody entered, so the code stays closed.
race-missing = There is no such race
race-missing-what = The link may be incomplete, or the race is long over.
race-card = Race: { $title }
race-until = open until { $time }
