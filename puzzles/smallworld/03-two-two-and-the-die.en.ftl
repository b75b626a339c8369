lesson-03-two-two-and-the-die = Two, two and the die
    .about = The last token can still do much.
    .goal = Take { $want } new regions, with { $percent } % or better.
    .end = Two cheap regions and one token for the die. It wins as often as it loses.

lesson-03-two-two-and-the-die-solve =
    .say = You hold { $hand } tokens in hand. Take { $want } new regions in this turn, with a chance of { $percent } % or better.
    .hint = Which two regions leave a token for the die?
    .missed = A dear region left nothing for the final conquest. Take two cheap ones, and roll with the last token.
