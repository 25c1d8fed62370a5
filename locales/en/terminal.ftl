# The command line and the game in the terminal.

cli-unknown-game = There is no game “{ $game }” to play in the terminal. Try classic, super, skemind, bulls-and-cows, custom or numble.
cli-unknown-code-game = “{ $game }” is not a code game. Use classic, super, skemind, bulls-and-cows or custom.
cli-no-json = A game in the terminal has no JSON; leave out --json.
cli-only-custom = Only the game “custom” takes --pegs, --symbols, --no-repeats, --attempts and --seconds; “{ $game }” has its own settings.
cli-unknown-bot = There is no bot “{ $bot }”. Use one of these: { $bots }.
cli-solo-with-bot = A solo game has no rival. Leave out --bot, add --watch, or choose another --mode.
cli-numble-mode = Numble is played with --mode solo or versus.
cli-only-code = Numble does not take --pegs, --symbols, --no-repeats, --attempts, --seconds, --pace or --practice.
cli-only-numble = Only Numble takes --date, --unlimited and --hard.
cli-watch-solo = --watch shows a bot playing alone; leave out --mode.

replay-finished = Finished.
replay-unfinished = Not finished.
replay-rows = Inputs replayed: { $replayed } of { $rows }. Hash { $hash }
replay-none = No game has been finished yet; give a file.
replay-dealt = { $turn ->
    [0] Round { $round }: { $secret }
   *[other] Round { $round }, turn { $turn }: { $secret }
}
replay-proof = Nonce { $nonce }, commitment { $commitment }

fair-holds = The commitment holds: this is the secret it was made for.
fair-broken = The commitment does not hold: at least one of game, round, turn, secret and nonce is not the one it was made for.
fair-unknown-game = There is no game “{ $game }”. Use one of these: { $games }.
fair-digits = “{ $text }” is not 64 hexadecimal digits.

play-pledged = The secret is set; its commitment begins with { $commitment }.
play-resumed = Your last game goes on.
play-next = Press Enter to go on.
play-again = Play again? (Enter: yes, Esc: no)
play-give-up = Give up? (Enter: yes, Esc: no)
play-left = Saved. Start the same game again to go on with it.
play-aside = Your unfinished game is kept as { $file }
play-time-up = Time is up.
play-finished-file = Saved as { $file }
play-no-hint = There are no hints in this game.
play-keys = Enter check · Backspace undo · ? help · ! give up · Esc save and leave
play-keys-next = Enter next guess · Esc save and leave
play-keys-hints = Enter check · Backspace undo · ? hint · ! give up · Esc save and leave
play-help = Type your guess and press Enter. Exact (●): right symbol, right place. Misplaced (○): right symbol, wrong place.
word-space = space
word-you = you
play-against = against { $bot }
play-watched = played by { $bot }
play-seconds-left = { $seconds } s left

code-tries-left = { $left ->
    [one] one try left
   *[other] { $left } tries left
}
code-guess = Place { $length } symbols and press Enter.
code-set = Set a code of { $length } symbols for the other side to find.
code-answer = Answer the last guess: exact, then misplaced, such as 1 2. Correct your answer to guess 2 with #2 0 1.
code-answer-form = Write two numbers, exact and misplaced, such as 1 2; or correct your answer to guess 2 with #2 0 1.
code-clash = No code fits the answers any more. In conflict: { $answers }. Correct one with #number, such as #2 0 1.
code-rival-guessed = The other side guessed: { $exact } exact, { $misplaced } misplaced.
code-rival-won = { $guesses ->
    [one] The other side wins with one guess.
   *[other] The other side wins with { $guesses } guesses.
}
code-tie = A tie.
code-solved = Solved. Guesses: { $guesses }.
code-solved-points = Solved. Guesses: { $guesses }. Points: { $points }.
code-lost = Not solved. The code was { $code }.
code-lost-points = Not solved. The code was { $code }. Points: { $points }.
code-broken = { $guesses ->
    [one] Your code was found in one guess.
   *[other] Your code was found in { $guesses } guesses.
}
code-kept = Your code was not found.
code-no-repeats = no repeats
code-none-set = No code was set in time.
code-legend = ● exact (black)   ○ misplaced (white)
code-legend-skemind = ● exact (white)   ○ misplaced (grey)
code-legend-bulls = ● exact (bull)   ○ misplaced (cow)

numble-daily = No. { $number }, { $date }
numble-guess = Type an equation such as 12+34=46 and press Enter.
numble-legend = ● right place   ○ elsewhere   (no mark) absent   ␣ is a space
numble-hard-on = hard mode
numble-unlimited = unlimited
numble-help = Two numbers of 1 to 3 digits with + - * or / between them, then = and the result, a whole number. Spaces are places too and are put in for you.
numble-hard-ok = ok
numble-rival = { $bot }: { $guesses ->
    [one] one guess
   *[other] { $guesses } guesses
}
numble-rival-won = The other side did better.
numble-tie = A tie.
numble-solved = { $guesses ->
    [one] Solved in one guess.
   *[other] Solved in { $guesses } guesses.
}
numble-lost = Not solved. The equation is above.
numble-figures = Played { $played }, won { $won }, streak { $streak }, longest { $longest }.
numble-number = Puzzles are numbered from 1.
numble-line = Line { $line }:
numble-after-end = Line { $line }: a guess after the end of the game.
numble-unfinished = The game is not finished: it is not solved and has fewer than { $most } guesses.

## The solver

solver-total = { $total } guesses over { $codes } codes, { $average } on average, { $worst } at most.
solver-proven = Proven: nothing better exists.
solver-reached = Reached, not proven. No strategy gets below { $bound }.
solver-best-known = The best strategy known here; whether a better one exists is not known.
solver-too-large = { $codes } codes are too many to prove; the limit is { $most }. Going by smaller proofs, it would take { $time }. Try prove --beam.
solver-too-large-beyond = { $codes } codes are too many to prove; the limit is { $most }. Going by smaller proofs, it would take { $time }.
solver-days = { $days ->
    [one] about one day
   *[other] about { $days } days
}
solver-years = { $years ->
    [one] about one year
   *[other] about { $years } years
}
solver-ages = more than a million years
solver-too-large-at-all = { $codes } codes are too many here; the limit is { $most }.
solver-no-strategy = Proven: there is no such strategy.
solver-stopped = Stopped before a strategy was found.
solver-numble-strategies = Numble has the strategies entropy, parts and optimal.
solver-valid = The certificate is valid: its strategy was replayed over every code.
solver-progress = { $bar } at least { $bound }, found { $reached }, about { $left } left
next-form = “{ $found }” is not a guess with its answer. Write them as RRBB:1,1.
next-too-long = Give at most 32 guesses with their answers.
next-clash = No code fits these answers. In conflict: { $answers }.

## The coach

coach-only-code = The coach knows only code games; this is a game of { $game }.
coach-unfinished = The game is not finished; the coach speaks once it is over.
coach-seat = Seat { $seat }

## The server

serve-address-used = { $address } is in use: another program, or another Cluehouse, listens there. Stop it, or choose another port with { $option }, such as { $option } 127.0.0.1:8081.
serve-cannot-listen = Cannot listen on { $address }: { $why }. Choose another address with { $option }.
serve-data-busy = Another Cluehouse is using the data in { $data }. Stop it first, or name another folder with --data.
serve-bad-url = “{ $url }” is not an address such as https://play.example.org. Pages come over HTTPS there and begin at the root.
serve-bad-log = “{ $log }” is no filter for the log. Use error, warn, info, debug or trace, or pairs such as warn,cluehouse_server=debug.
serve-lan = Open one of these addresses on the same network, or scan the code.
serve-lan-unknown = This machine’s address on the network could not be found. Name it with --listen, such as --listen 192.168.0.7:8080, so that others can come in.
serve-plain = This is plain HTTP: anybody on the network can read along, so there are no accounts here. For the internet, put a proxy with a certificate in front and name it with --public-url.

## Running a house

admin-busy = Another process is using the data in { $data } and does not answer. If a server is starting or stopping there, try again in a moment; to restore, stop it first.
admin-no-data = There are no data in { $about }. Name their folder with --data.
admin-data-there = There are data in { $about } already, and they are never overwritten. Move them away, or name another folder with --data.
admin-no-room = There is no open room { $about }.
admin-no-race = There is no race { $about }.
admin-no-pack = Nobody has brought a pack { $about }.
admin-pack-played = An open room plays with pack { $about }; packs lists its code. Close it first.
admin-not-whom = “{ $about }” is neither the id of a person nor a network address.
admin-no-person = There is nobody with the id { $about }.
admin-not-banned = { $about } is not shut out.
admin-file-there = { $about } exists already. Name a new file.
admin-restored = The data in { $data } are restored from { $file }.
admin-closed = Room { $about } is closed.
admin-race-closed = Race { $about } is closed and no longer listed.
admin-pack-dropped = Pack { $about } is removed.
admin-unbanned = { $about } may come in again.
admin-ban-over = { $about } was shut out, and that is over already.
admin-backed-up = Everything is copied to { $about }.
admin-whole = The data in { $about } are whole.
admin-damaged = The data in { $about } are damaged: { $why }
admin-rooms-none = No room is open.
admin-rooms-more = { $more ->
    [one] … and one more.
   *[other] … and { $more } more.
}
admin-room = { $code }: { $public ->
    [yes] public
   *[other] by code only
}, opened { $created }, last active { $active }
admin-room-people = { $code }: { $public ->
    [yes] public
   *[other] by code only
}, { $people ->
    [0] nobody there
    [one] one person there
   *[other] { $people } people there
}, opened { $created }, last active { $active }
admin-room-empty = Nobody has come into this room.
admin-member-from = { $name }: { $person }, connected from { $addresses }
admin-member-here = { $name }: { $person }, connected
admin-member-away = { $name }: { $person }, not connected
admin-races-none = There are no races.
admin-race = { $id }: “{ $title }”, { $entry }, { $public ->
    [yes] public
   *[other] by link only
}, { $opens } to { $closes }, { $entries ->
    [0] nobody has entered
    [one] one entry
   *[other] { $entries } entries
}, held by { $host }
admin-race-no-host = { $id }: “{ $title }”, { $entry }, { $public ->
    [yes] public
   *[other] by link only
}, { $opens } to { $closes }, { $entries ->
    [0] nobody has entered
    [one] one entry
   *[other] { $entries } entries
}
admin-pack = { $id }: { $kind ->
    [words] words to draw
   *[other] questions
}, { $bytes } kB, { $guest ->
    [yes] from a guest
   *[other] from an account
} { $bringer }, { $created }, { $lists ->
    [0] on nobody’s list
    [one] on one list
   *[other] on { $lists } lists
}, { $matches ->
    [0] in no kept match
    [one] in one kept match
   *[other] in { $matches } kept matches
}
admin-pack-no-bringer = { $id }: { $kind ->
    [words] words to draw
   *[other] questions
}, { $bytes } kB, { $guest ->
    [yes] from a guest
   *[other] from an account
}, { $created }, { $lists ->
    [0] on nobody’s list
    [one] on one list
   *[other] on { $lists } lists
}, { $matches ->
    [0] in no kept match
    [one] in one kept match
   *[other] in { $matches } kept matches
}
admin-pack-rooms = played in { $rooms }
admin-packs-sum = Packs take { $bytes } MB of { $most } MB, those of guests { $guests } MB of { $share } MB.
admin-bans-none = Nobody is shut out.
admin-ban = { $whom } is shut out from { $since } until { $until }.
admin-ban-for-good = { $whom } is shut out from { $since } for good.
admin-verified = { $matches ->
    [one] One official game replayed
   *[other] { $matches } official games replayed
}; { $wrong ->
    [0] every result is right.
    [one] one result is wrong.
   *[other] { $wrong } results are wrong.
}
admin-struck = Games with a wrong result are off the boards now.
admin-put-back = { $matches ->
    [one] One game that was taken off is right, and back on the boards.
   *[other] { $matches } games that were taken off are right, and back on the boards.
}
admin-right-again = { $matches ->
    [one] One game that was taken off is right; --strike puts it back.
   *[other] { $matches } games that were taken off are right; --strike puts them back.
}
admin-unreadable = cannot be replayed: { $why }
admin-differs = { $what }: stored { $stored }, replayed { $replayed }
admin-differs-seat = seat { $seat }, { $what }: stored { $stored }, replayed { $replayed }
