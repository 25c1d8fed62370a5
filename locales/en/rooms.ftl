# Rooms: coming in, the lobby, playing together.

## Coming in

room-title = Room { $code }
room-join-title = Join room { $code }
room-join-own = Your room { $code } is open
room-join-host = { $name } is the host.
room-join-games = Tonight: { $games }
room-people = { $count ->
    [0] Nobody is here yet.
    [one] One person is here.
   *[other] { $count } people are here.
}
room-name = Your name
room-name-other = Another name
room-class-name = In this room the house gives you a name.
room-join-play = Join
room-join-watch = Only watch
room-late-now = A game is running. You play along at once.
room-late-round = A game is running. You play from the next round on, and watch until then.
room-late-never = A game is running. You watch until it is over, and play the next one.
room-coming = Coming in …
room-public = Open rooms
room-public-none = No open room at the moment. Host one, and friends join by its code.
room-host = Host a room
room-come-in = Come in
room-yours = Your rooms

## When one cannot be in

room-gone = This room is closed, or there never was one with the code { $code }.
room-gone-next = Ask for the code again, or host a room of your own.
room-full-title = This room is full.
room-full-next = Try again when somebody has left, or host a room of your own.
room-locked-title = This room is locked.
room-locked-next = Ask the host to let people in, then try again.
room-locked-in = I am in already
room-kicked = The host has sent you out of this room.
room-kicked-next = You may come back if you are welcome.
room-banned-title = You cannot come into this room any more.
room-banned-next = The host has decided so. Another room is one click away.
room-left = You have left this room.
room-closed-title = This room is closed.
room-replaced = You are in this room in another tab or on another device.
room-replaced-next = Go on here, and the other one stops.
room-use-here = Go on here
room-outdated = This page is older than the house.
room-outdated-next = Load it anew; your seat is kept.
room-again = Try again
room-home = Home
room-refused-title = The room says no.

## The connection

room-lost = Connection lost. Your seat and points are kept. Reconnecting.
room-lost-for = { $seconds } s
room-offline = There is no connection to the house. Solo games still work.
room-back = Back. Nothing was lost.
room-away = away

## The lobby

room-code = Room code
room-copy-link = Copy link
room-link-copied = The link is copied.
room-copy-failed = Copying did not work. The address is: { $address }
room-show-qr = Show QR
room-hide-qr = Hide QR
room-only-here = Only this computer can open that address. Start the house with --listen 0.0.0.0:8080 and open it by the address it prints: then phones on your network can come in.
room-qr = QR code of this room
room-hide-code = Hide the code
room-show-code = Show the code
room-seats = Players
room-ready-count = { $ready } of { $all } ready
room-watching = Watching: { $names }
room-you = you
room-is-host = host
room-is-ready = ready
room-not-ready = not ready
room-is-bot = bot
room-ready = I’m ready
room-unready = Not ready after all
room-you-ready = You are ready.
room-start = Start ({ $ready } of { $all } ready)
room-start-game = Start { $game } ({ $ready } of { $all } ready)
room-start-alone = Start
room-wait-host = { $name } starts the game.
room-wait-nobody = Waiting for a host.
room-sit = Play along
room-watch = Only watch
room-leave = Leave the room
room-leave-ask = Leave for good? Your seat is given up.
room-stay = Stay
room-add-bot = Add a bot
room-more-of = What to do about { $name }
room-kick = Remove
room-kick-what = { $name } goes out and may come back.
room-ban = Ban
room-ban-what = { $name } goes out and cannot come back.
room-pass = Make host
room-pass-what = { $name } decides from now on; you play on.
room-mute = Mute
room-unmute = Let speak
room-mute-what = { $name } cannot write in the chat.
room-vote = Vote out
room-vote-what = { $name } goes when more than half want it.
room-unban = Let { $name } in again
room-tonight = The games
room-change = Change …
room-change-done = Done
room-add-game = Add a game
room-earlier = Play it earlier
room-evening-points = The first of each game gets 10 points for the evening, the second 8, the third 6, and so on.
room-remove-game = Take { $game } off the list
room-now-playing = now
room-next-up = next
room-game-said = { $game }: { $mode }{ $rounds ->
    [one] {""}
   *[other] , { $rounds } rounds
}
room-house = House rules
room-rule-public = Listed for everybody
room-rule-public-about = Anybody may find the room and come in.
room-rule-locked = Locked
room-rule-locked-about = Nobody new can come in. Whoever was in can always come back.
room-rule-watchers = Watching allowed
room-rule-chat = Chat
room-rule-stand-ins = Bots stand in
room-rule-stand-ins-about = When somebody has been away for a minute, a bot plays in their place.
room-rule-host-paced = The host says when to go on
room-rule-class = Class
room-rule-class-about = The house gives the names, nobody chats, the room is not listed.

mode-versus = Race
mode-versus-about = Everyone looks for the same code at once. The fewest tries win, then the time.
mode-sprint = Sprint
mode-sprint-about = The first who finds it ends the round.
mode-turns = In turns
mode-turns-about = One board for all; guess in turns.
mode-duel = Duel
mode-duel-about = Two players, each sets a code for the other.
pace-normal = Normal
pace-relaxed = × 1.5
pace-double = × 2
pace-untimed = No limit
pace-unranked = Only the game’s own time can count officially; more time is just for you.
setting-no-limit = No limit
bot-name-random = Wild
bot-name-consistent = Careful
bot-name-knuth = Solid
bot-name-entropy = Sharp
bot-name-optimal = Perfect

## Playing

room-round = Round { $round } of { $rounds }
room-rivals = The others
room-finished-count = { $done } of { $all } finished
room-rival-guesses = { $count ->
    [one] 1 guess
   *[other] { $count } guesses
}
room-rival-solved = solved
room-rival-out = out of tries
room-rival-gave-up = gave up
room-rival-set = code set
room-told-solved = { $name } has finished in { $tries }.
room-told-done = { $name } is done.
room-told-turn = Your turn.
room-turn-of = { $name } guesses now
room-set = Set my code
room-set-how = Set the code that { $name } has to find.
room-set-secret = Nobody sees it before the end.
room-they-set = Both are setting their codes.
room-set-waits = Waiting for the other code
room-guess-waits = Waiting for the connection
room-is-paused = Paused by the host
room-starts-in = Starts in { $seconds } s
room-next-in = Goes on in { $seconds } s
room-waits-for-host = The host says when it goes on.
room-part-over = You are done. { $count ->
    [one] One player is still guessing.
   *[other] { $count } players are still guessing.
}
room-part-solved = Solved in { $tries }. { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
room-you-watch = You are watching.
room-watch-now = You watch this game and play the next one.
room-watch-round = You watch this round and play from the next one on.
room-your-code = Your code
room-host-panel = Host
room-people-lock = People and lock
room-pause = Pause
room-go-on = Go on
room-skip = End the round
room-more-time = More time
room-stop = End the game
room-stop-ask = End the game for everybody? Nobody wins.
room-advance = Next
room-give-up = Give up
room-tools = Notes

## Results

room-won-you = You won.
room-won = { $name } won.
room-tie = A tie: { $names }
room-nobody = Nobody won.
room-stopped = The host ended the game. It does not count.
room-standings = Standings
room-tries = Tries
room-points = Points
room-rematch = Play again
room-next-game = Next: { $game }
room-evening-again = Play the evening again
room-evening-won = { $count ->
    [one] { $names } wins the evening.
   *[other] { $names } share the evening.
}
room-new-settings = Choose another game
room-to-lobby = To the lobby
room-replay = Replay and review
room-replay-later = The record is being written. Try again in a moment.
room-wait-rematch = { $name } chooses what comes next.

## Chat

room-chat = Chat
room-chat-empty = Nothing said yet.
room-chat-say = Say something
room-chat-send = Send
room-chat-watching = among those who watch
room-chat-knowing = among those who are done
room-chat-muted = The host has muted you.
