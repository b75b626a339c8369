lesson-04-pull-her-out = Pull her out
    .about = Help can come from far away.
    .goal = Jaina must not fall.
    .end = Two steps away it arrives too late, and Jaina lives.

lesson-04-pull-her-out-solve =
    .say = Jaina has { $health } health and shares The Nexus with an abomination. Tirion has one action. Save her for certain.
    .hint = How far does the abomination come?
    .missed = The abomination follows one space and strikes there. One step away is not enough.
