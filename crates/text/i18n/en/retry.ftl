### Trying again from a moment of a finished game, and learning from one’s own mistakes.

retry-here = Try it from here
    .hint = A new game of your own against bots begins at this moment. What your seat could not know is dealt anew.
retry-from = Tried again from after { $n ->
    [one] { $n } move
   *[other] { $n } moves
}; what was hidden was dealt anew.
retry-again = Once more from there
retry-there = The game it comes from
retry-judge = How good was that?
    .hint = A bot that knows no more than you did weighs your first answer here.
verdict-wait = A bot is weighing your answer. This page comes again by itself when it is done.
verdict-good = Well done: no other answer is better for sure.
verdict-bad = There is something better. Look for it before you unfold the rest.
verdict-yours = Your answer
verdict-others = What was done then, and what is better
verdict-then = What was done then
verdict-best = The best that was found
mistakes-title = Learn from your mistakes
    .hint = The costliest answers of your finished games, as positions to solve.
mistakes-about = The costliest answers of your finished games, as positions to solve: play another answer, then ask how good it was. It is solved if no other one is better for sure. What was done and what is better stands here once you have found it.
mistakes-no-match = You have not finished a game here yet.
mistakes-look = Look for the costliest answers
    .hint = That takes some seconds.
mistakes-moment = After { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
mistakes-done = Then: { $what }
