# Party games and the big screen.

quiz-question = Question { $round } of { $rounds }
quiz-reading = Answers open in { $seconds } s
quiz-open = Answers are open.
quiz-answers = Answers
quiz-answered = { $done } of { $all } have answered.
quiz-locked = Locked: { $letter }. { $done } of { $all } have answered.
quiz-along = You picked { $letter }, just for fun: it does not count.
quiz-is-right = right
quiz-is-wrong = not right
quiz-right = Right
quiz-wrong = Not this one
quiz-none = No answer
quiz-outcome = What it came to
quiz-streak = { $count } in a row
quiz-behind = Place { $place } of { $all }, { $points ->
    [one] 1 point behind { $name }
   *[other] { $points } points behind { $name }
}
quiz-leads = You are in the lead.
quiz-shares = You share the lead.
quiz-question-here = Question on this device
quiz-question-here-about = Off where a big screen shows it: the answers fill the phone.
party-podium = Podium
party-place = Place
party-points = { $points } points
party-up = { $places ->
    [one] one place up
   *[other] { $places } places up
}
party-down = { $places ->
    [one] one place down
   *[other] { $places } places down
}
ending-first_correct = Buzzer
ending-first_correct-about = The first right answer ends the question.
ending-everyone = Everyone answers
ending-everyone-about = A question ends when all have answered, or with the time.
any-of-all = Any
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
room-game-rounds = { $game }: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
room-game-questions = { $game }: { $rounds ->
    [one] 1 question
   *[other] { $rounds } questions
}
screen-open = Open the big screen
screen-title = Big screen of room { $code }
screen-go-to = Go to { $address }
screen-type = and type the code
screen-nobody = Whoever joins appears here.
screen-next = Next: { $game }
screen-people = { $count ->
    [one] 1 player
   *[other] { $count } players
}
screen-mute = Mute
screen-full = Full screen
screen-host = Host
screen-evening = The evening
screen-starts = Starts in
screen-reading = Answers open in a moment
screen-host-not = Somebody else is the host now.
screen-host-elsewhere = You go on hosting in another tab or on another device.
room-host-game = Host a room: { $game }
bot-name-guesser = Guesser
bot-name-reader = Reader
bot-name-scholar = Scholar
screen-waits = The host starts the next game.
hermit-goal = Pick the lowest number that nobody else picks.
hermit-numbers = Numbers
hermit-picked = { $done } of { $all } have picked.
hermit-locked = Locked: { $number }. { $done } of { $all } have picked.
hermit-you-won = You win with { $number }
hermit-won = { $name } wins with { $number }
hermit-nobody = Nobody wins: no number was picked just once.
hermit-wins = wins
hermit-yours = your pick
hermit-picks = Who picked what
hermit-no-pick = Without a number: { $names }
hermit-more = and { $count } more
bot-name-shy = Shy
