lesson-02-the-big-garrison = The big garrison
    .about = The best guarded region can be the best prize.
    .goal = Earn { $want } coins in this turn.
    .end = The whole hand for one region. The garrison, the faction and two regions paid for it.

lesson-02-the-big-garrison-solve =
    .say = Your Trolls are Enraged and hold { $hand } tokens in hand. Earn { $want } coins in this turn.
    .hint = Enraged are paid for every token that defends.
    .missed = Lone defenders pay the Enraged nothing. The garrison of { $held } on the Mountain pays a coin for each token.
