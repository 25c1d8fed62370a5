# What the catalogue says of the games, and what hosts may change.

game-classic = Classic code
game-classic-about = Four places, six colours, repeats allowed, ten guesses, as in the board game Mastermind.
game-super = Super code
game-super-about = Five places, eight colours, twelve guesses: the classic code for a long evening.
game-skemind = Skemind
game-skemind-about = Four different shapes out of six, eight guesses, three minutes.
game-bulls-and-cows = Bulls & Cows
game-bulls-and-cows-about = Four different digits out of ten: the pencil-and-paper ancestor of all code games.
game-custom = Custom code
game-custom-about = Your own board: 2 to 12 symbols, 2 to 8 places, with or without repeats.
game-numble = Numble
game-numble-about = Find the hidden equation in six guesses; a new one every day, in the style of Wordle.
game-trivia = Trivia
game-trivia-about = Everyone answers the same question; speed counts.
game-pictionary = Sketch
game-pictionary-about = One player draws a word and the others guess it, as in the board game Pictionary.

pause-starting = Starting
pause-next-code = Next code
pause-next-equation = Next equation
pause-next-question = Next question
pause-next-drawer = Next drawer

setting-mode = Mode
setting-rounds = Rounds
setting-practice = Practice with hints
setting-pace = Time allowance
setting-symbols = Symbols
setting-length = Places
setting-repeats = Repeats allowed
setting-attempts = Guesses
setting-seconds = Time limit in seconds
setting-puzzle = Puzzle
setting-hard = Hard mode
setting-ending = Round ends
setting-category = Category
setting-difficulty = Difficulty
setting-speed = Points for speed
setting-reading = Reading time in seconds
setting-cycles = Rounds
setting-level = Word level
setting-hints = Show letters as time runs out

bot-random = Guesses anything that is allowed.
bot-consistent = Guesses only what could still be the answer.
bot-knuth = Leaves as few codes as possible in the worst case.
bot-entropy = Looks for the guess that tells it the most.
bot-optimal = Plays the best strategy known.
bot-guesser = Knows little, and guesses the rest.
bot-reader = Has read some of the books.
bot-scholar = Knows nearly everything.

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-violet = violet
colour-cyan = cyan
colour-pink = pink
colour-black = black
colour-white = white
colour-brown = brown
colour-lime = lime

shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-hexagon = hexagon
