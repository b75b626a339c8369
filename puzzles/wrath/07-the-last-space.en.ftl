lesson-07-the-last-space = The last space
    .about = The end comes before the blow.
    .goal = Win now, with { $percent } % or better.
    .end = The card was sure, the dice brought the rest, and the blow never fell.

lesson-07-the-last-space-solve =
    .say = { $left } spaces are left at Icecrown Citadel, and Tirion has { $health } health and one action. Win with { $percent } % or better.
    .hint = What can be laid besides the dice?
    .missed = There will be no other action. A laid card is a space for certain, and the win comes before the damage.
