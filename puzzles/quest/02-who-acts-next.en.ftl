lesson-02-who-acts-next = Who acts next?
    .about = Who wakes an enemy is the one it strikes.
    .goal = Nobody is defeated in the enemy phase.
    .end = The Ironbreaker took both bats, and the others only came closer.

lesson-02-who-acts-next-solve =
    .say = The Waywatcher has { $wounds } of { $health } wounds. Four enemies lurk in the shadows. Wake them so that nobody is defeated.
    .hint = Which of them wounds whoever wakes it?
    .missed = A bat wounds the hero who wakes it. The Ironbreaker can bear that; the Waywatcher cannot.
