# Sketch: drawing and guessing.

## While one draws and the others guess

sketch-picks = { $name } picks a word.
sketch-draws = { $name } draws.
sketch-draws-now = draws
sketch-your-turn = Your turn: pick a word.
sketch-pick = What will you draw?
sketch-pick-otherwise = In { $seconds } s it will be “{ $word }”.
sketch-pass = I’d rather not draw
sketch-you-draw = You draw: { $word }.
sketch-you-draw-this = You draw
sketch-word-said = { $word }: { $count ->
    [one] 1 letter
   *[other] { $count } letters
}.
sketch-said-blank = blank
sketch-said-gap = space
sketch-found = { $name } found the word.
sketch-found-you = You found it: { $word }.
sketch-has-found = has found the word
sketch-found-by = Found by { $names }.
sketch-found-none = Nobody found it.
sketch-was = The word was { $word }.
sketch-was-before = The word was
sketch-guess = Your guess
sketch-send = Guess
sketch-inside = Only those who know the word read this.
sketch-near = So close! Only you see this.
sketch-near-tag = (close)
sketch-talk = Guesses and talk
sketch-tabs = Below the canvas
sketch-tab-latest = Latest
sketch-tab-talk = All
sketch-tab-players = Players
sketch-over = The game is over.
sketch-does-not-draw = doesn’t draw
sketch-no-drawing = I don’t draw
sketch-no-drawing-about = Your turns are passed over. You get what drawing earns on average.

## The canvas and its tools

sketch-paper = The canvas
sketch-paper-of = { $name } draws: { $count ->
    [0] nothing yet
    [one] 1 stroke
   *[other] { $count } strokes
}
sketch-paper-yours = Your drawing: { $count ->
    [0] nothing yet
    [one] 1 stroke
   *[other] { $count } strokes
}
sketch-keys = Q pencil, W fill, E eraser, 1 to 4 size, Ctrl+Z undo.
sketch-tools = Tools
sketch-colours = Colours
sketch-sizes = Sizes
sketch-size = Size { $number }
sketch-tool-pencil = Pencil
sketch-tool-fill = Fill
sketch-tool-eraser = Eraser
sketch-undo = Undo the last stroke
sketch-clear = Clear everything
sketch-clear-ask = Clear the whole drawing?
sketch-stop = End my turn
sketch-colour-black = Black
sketch-colour-slate = Slate
sketch-colour-grey = Grey
sketch-colour-silver = Light grey
sketch-colour-white = White
sketch-colour-brown = Brown
sketch-colour-sand = Sand
sketch-colour-peach = Peach
sketch-colour-wine = Wine red
sketch-colour-red = Red
sketch-colour-orange = Orange
sketch-colour-yellow = Yellow
sketch-colour-cream = Cream
sketch-colour-lime = Lime
sketch-colour-green = Green
sketch-colour-forest = Forest green
sketch-colour-turquoise = Turquoise
sketch-colour-sky = Sky blue
sketch-colour-blue = Blue
sketch-colour-navy = Navy
sketch-colour-violet = Violet
sketch-colour-lilac = Lilac
sketch-colour-magenta = Magenta
sketch-colour-pink = Pink

## What the host may do about a drawing

sketch-hide = Hide the drawing
sketch-show = Show it again
sketch-show-on-screen = Show it on the big screen
sketch-skip = Skip this turn
sketch-hidden = This drawing is hidden.
sketch-hidden-words = The host has hidden it. The game goes on in a moment.
sketch-hidden-yours = The host has hidden your drawing from everybody.
sketch-hidden-class = It appears once the host has looked at it.
sketch-screen-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}

## Drawings to keep and to see again

sketch-gallery = The drawings
sketch-gallery-none = Nothing was drawn in this game.
sketch-picture = { $word }, drawn by { $name }
sketch-drawn-by = drawn by { $name }
sketch-save = Save “{ $word }” as a picture
sketch-save-short = Save as a picture
sketch-save-all = Save all
sketch-saved = { $count ->
    [one] 1 picture is saved.
   *[other] { $count } pictures are saved.
}
sketch-replay = The drawings, as they were drawn
sketch-replay-at = Drawing { $place } of { $of }
sketch-replay-back = The drawing before
sketch-replay-on = The next drawing
sketch-replay-play = Play
sketch-replay-pause = Hold
sketch-replay-time = Time of the drawing
sketch-replay-none = The words of this game are not in the house any more, or nothing was drawn.

## Alone

sketch-alone = Sketch alone
sketch-alone-about = A past drawing is redrawn stroke by stroke. Name it before it is done.
sketch-alone-found = { $count ->
    [0] None found yet
    [one] 1 found
   *[other] { $count } found
}
sketch-alone-next = Next drawing
sketch-alone-tell = Tell me the word
sketch-alone-room = Play with friends in a room
sketch-paper-redrawn = A past drawing, being redrawn
sketch-near-alone = So close!
sketch-not-it = Not “{ $guess }”.
