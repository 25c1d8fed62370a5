# What the server says when it says no.

http-not-found = There is nothing here.
http-method = This address does not take that kind of request.
http-unauthorized = Nobody is logged in, or the session is over.
http-forbidden = This request comes from another site and is not accepted.
http-banned = Whoever runs this house has shut you out.
http-unreadable = What was sent cannot be read: { $why }
http-json-only = Only application/json is read here.
http-too-large = What was sent is too large.
http-too-slow = What was sent came too slowly.
http-uri-too-long = The address is too long.
http-upgrade = This address is a WebSocket.
http-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
http-full = The house is full. Try again later.
http-rooms-per-person = You have too many rooms open. Close one of them first.
http-sockets = Too many connections are open from here.
http-sealed = This game may not be shown yet.
http-conflict = This cannot be done as things stand.
http-degraded = Nothing can be saved at the moment. Nothing was changed; try again soon.
http-failed = Something went wrong on the server.
http-room-broken = This room can no longer be set up. Whoever runs this house can look into it or close it.

## Official games, races and matches

official-settings = Only a game alone, at its own pace and without hints can be official.
daily-taken = You have played today’s puzzle. The next one comes at midnight UTC.
race-taken = You have had your one entry in this race.
race-not-open = This race is not open yet.
race-closed = This race is closed.
race-title = A race needs a title of at most 60 characters.
race-entry = There are no races in this game.
race-window = A race ends in the future, after it has opened, and stays open for at most 31 days.
race-needs-account = Only who has an account can announce a race for everybody.
race-account-only = Only who has an account can enter this race.
race-full = This race has as many entries as it can take.
race-too-many = You have announced as many races as you can at once. Wait until one of them is over.
upload-journal = This is not the journal of a match: line { $line } does not follow from those before it.
upload-unfinished = Only a match that is over can be sent in.
upload-seat = This match has no such seat.
upload-too-many = You have sent in as many matches as there is room for.

## Accounts

account-needs-https = There are no accounts here: over a plain network anybody could read passwords along. Play as a guest.
account-wrong = The name or the password is wrong.
account-name-taken = Somebody else has this name already.
account-keeps-name = An account keeps its name.
account-none = You have no account yet. Claim a name and a password first.
account-password-short = A password has at least { $least } characters.
account-password-long = A password has at most { $most } characters.
account-password-common = This password is one of those everybody tries first. Choose another.
account-password-name = The password must not be your name.

packs-name = A pack needs a name of at most { $most } characters.
packs-language = Name the pack’s language with a tag such as en or pt-BR.
packs-too-many = You may have { $most } packs of { $megabytes } MB together. Delete one first.
packs-refused = { $errors ->
    [one] One thing is wrong with the file
   *[other] { $errors } things are wrong with the file
}. Nothing was taken.
packs-form = A pack can be had as csv, gift or json.

results-player = Player
results-real-name = Real name
results-question = Question
results-answer = Answer
results-right = Right
results-seconds = Seconds
results-points = Points
results-right-answer = Right answer
results-answered = Answered
results-were-right = Were right
results-median = Median seconds
results-yes = yes
results-no = no
results-host-only = Only whoever the room belongs to can have its results.
results-none = No quiz has ended in this room yet.
