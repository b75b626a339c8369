### Hints: what a bot that knows no more than the seat thinks of the answers.

hint-title = Hint
    .hint = The best answers of a bot that knows no more than you, and what speaks for them.
hint-clearer = A clearer hint
hint-best = The best answers, and why
hint-none-here = There are no hints where people play against each other and have not agreed on them.
hint-only = There is no other answer.
hint-no-place = The answer that looks best belongs to no place on the board.
hint-clear = One answer looks better than the others.
hint-open = Several answers look about equally good.
hint-kind = It is an answer of this kind: { $what }
hint-chance = chance to win { $n } % (± { $reach })
hint-ahead = { $n } percentage points (± { $reach }) better than the next answer
hint-behind = { $n } percentage points (± { $reach }) worse than the first
hint-alike-next = as far as can be told, no better than the next answer
hint-alike-first = as far as can be told, as good as the first
hint-instead = { $what } { $here } instead of { $there } ({ $rule })
hint-reason = By the end of the turn, on average: { $what }.
hint-reason-price = By the end of the turn, on average: { $what }; but { $price }.
hint-later = What it is good for shows only later than this turn.
hint-later-price = It pays later; by the end of the turn, on average: { $price }.
hint-same = By the end of the turn no difference can be told in what is counted.
hint-at-once = Right after it: { $what }.
hint-at-once-price = Right after it: { $what }; but { $price }.
hint-for-it = For it speaks, by the end of the turn: { $what }.
hint-basis = Each was tried in { $n ->
    [one] { $n } imagined course
   *[other] { $n } imagined courses
} of the game that you must take for possible. How the bots judge the last position is not part of the ±.
hint-more = Once more for a clearer hint.
hint-not-agreed = People play against each other here, and hints were not agreed on.
hint-option = Hints are allowed
    .hint = Everybody at this table may ask for hints, although people play against each other. Whoever sits down agrees.
hint-agreed = Hints are allowed at this table.
hint-agree = Agree and sit down
