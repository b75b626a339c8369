lesson-02-lure = Lure
    .about = An abomination walks one space and strikes.
    .goal = Muradin must not fall.
    .end = Dalaran is two steps from both, so neither arrives in time.

lesson-02-lure-solve =
    .say = Two abominations stand beside Muradin, who has { $health } health and one action. Despair is { $despair } and will rise by two. Survive for certain.
    .hint = Which space is two steps from both?
    .missed = An abomination walks one space towards the nearest hero and strikes. Resting helps only if the dice agree.
