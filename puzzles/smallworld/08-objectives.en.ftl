lesson-08-objectives = Objectives
    .about = Humans pay whoever is first.
    .goal = Earn { $want } coins in this turn.
    .end = Both Objectives and a Mountain, in an order that lets each open the next.

lesson-08-objectives-solve =
    .say = Two Military Objectives lie in reach of your Dwarves, with { $hand } tokens in hand. Earn { $want } coins in this turn.
    .hint = Which Objective opens the way to the other?
    .missed = One Objective was left, or the tokens ran out. Dwarves take Mountains for one token each.
