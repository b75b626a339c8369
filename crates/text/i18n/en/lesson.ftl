### Lessons at the table: what stands around the words of the lesson itself.

lesson-title = Lesson
lesson-learn = Learn
    .hint = { $title }: about { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    } at the table, step by step.
lesson-learn-in = Learn · { $n } min
lesson-count = { $step } of { $steps }
lesson-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
}
lesson-next = Next
lesson-others = Let the others play
lesson-anyway = Go on anyway
lesson-play-on = Play on
lesson-again = Step again
lesson-back = Step before
lesson-skip = Skip step
lesson-hint = Hint
lesson-leave = Leave
    .hint = End the lesson here: play on, or go back to the front page.
lesson-read = Read the lesson
lesson-play = Play this lesson
lesson-rules = Rules
lesson-lobby = To the front page
lesson-do-it = Do it: { $what }
lesson-do-anyway = Do it anyway: { $what }
lesson-look = Look at: { $what }.
lesson-framed = Framed: { $what }.
lesson-look-framed = Look at what is framed.
lesson-try = Try this: { $what }.
lesson-stray = That works, but it is not what this step is about.
lesson-final = It cannot be taken back. Choose it once more if you want it.
lesson-not-done = It was not done.
lesson-missed = The aim of this step cannot be reached any more. Try the step again, or go on.
lesson-played = The table has played: { $what }.
lesson-over = The lesson does not wait for that now.
lesson-free = The lesson is over. Everything that was hidden has been mixed anew; from here on the dice can be proved.
error-no-lesson = There is no lesson of that name.

### Puzzles: lessons of one step, in which something is to be found.

puzzle-title = Puzzles
puzzle-about = One position, one thing to be found. Try as often as you like; a miss says why it is one.
puzzle-count = { $solved } of { $all } solved
puzzle-level = Level { $level }
puzzle-start = Try it
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solved = Solved
puzzle-solved-alone = Solved without a hint
puzzle-shown = The table has played the solution: { $what }. Try it yourself now.
puzzle-lucky = That went well by luck, but the chance was too small.

### What was missing when a puzzle was missed; then follow the words of the puzzle, and which action closed the way.

missing-number = Not enough { $what }: { $have } of { $want }.
missing-limit = Too much { $what }: { $have }, at most { $most } allowed.
missing-health = Not enough health: { $what }, { $have } of { $want }.
missing-defeat = Defeated: { $what }.
missing-holder = { $what }: still held by { $holder }.
missing-nobody = { $what }: nobody holds it.
missing-foes = Still in play: { $what }.
missing-foe = { $what } ({ $n } health left)
missing-space = Your place on the map: { $here }; it had to be { $there }.
missing-item = Not in your bag: { $what }.
missing-closed = What closed the way to the solution: { $what }.
missing-open = A solution was still open before this: { $what }.

### Examples: a position in which a rule of the reference can be tried.

example-title = Example: { $rule }
example-try = Try it
    .label = Try it: { $rule }
example-show = Show me
example-done = That is what the example shows. Try something else from the beginning, or play on.
example-end = The table has played the example; the log tells how. Try it yourself now, or play on.

### Tips: one line at the table when a rule first matters.

tip-title = Tip
tip-read = Got it
tip-off = No more tips
tip-setting = Tips
tip-setting-on = when a rule first matters
tip-setting-off = none
tip-setting-again = all of them once more

### The three questions at a table.

questions-title = What now?
    .each = You can also ask about one thing alone: point at a card, a space or an answer and press “?”, or click it with the right button, or hold your finger on it.
questions-can = What can I do?
    .hint = Beside each: what it costs and what may come of it. “Try it out” plays it in thought only; nothing happens at the table.
questions-why-not = Why not?
questions-rule = Which rule?
questions-try = Try it out
questions-nothing = Nothing can be done here now.
questions-all = Everything that can be done
questions-back = Back to the table
