### A look back at a finished game: luck, and what answers gave away.

review-title = Looking back
    .hint = How the chances went, what luck did, and which answers cost most, as far as a bot can tell.
review-wait = A bot is looking back at the match, move by move. This page comes again by itself when it is done.
review-open = Look back: luck and mistakes
review-see = See that moment on the board
review-seat = seat
review-start = at the start
review-luck = luck
review-choices = choices
review-loss = given away
review-percent = { $n } %
review-points = { $n } (± { $reach })
review-unit = Luck and what was given away are percentage points of the chance to win: what dice and cards did beyond what was to be expected, and how much better the answers were that a bot prefers, each time by what the player could know. ± holds 95 times of 100.
review-mistakes = The costliest answers
review-own = Your costliest answers
review-no-mistake = No answer was found that gave away 2 percentage points or more for sure.
review-mistake = After { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, { $seat }: { $what }
review-gave-away = It cost { $n } percentage points (± { $reach }).
review-better = Better: { $what }
review-lowest = The chance of the team was lowest, { $n } %, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
review-highest = The chance of the team was highest, { $n } %, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
review-fall = It fell most, from { $from } to { $to } %, with move { $nth }:
review-chances = Your chance to win, move by move
    .hint = In percent, after so many moves: by what your seat could know, and with all cards open. The numbered lines are your costliest answers.
review-chances-all = The chances to win, move by move
    .hint = In percent, after so many moves: by what each seat could know, and with all cards open. The numbered lines are the costliest answers of the seat.
review-known = by what the seat knew
review-all-open = with all cards open
review-by-turn = In numbers, turn by turn
review-by-turn-told = The chance to win in percent at the end of each turn: by what the seat knew / with all cards open:
review-after = moves
review-whose = turn of
