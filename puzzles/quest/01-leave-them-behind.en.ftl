lesson-01-leave-them-behind = Leave them behind
    .about = Not every enemy has to be fought.
    .goal = No strong enemy is left.
    .end = The party left, and the shadows stayed behind.

lesson-01-leave-them-behind-solve =
    .say = The location is fully explored, and { $many } strong enemies wait in the shadows. Be rid of them in this phase.
    .hint = What stays behind when the party travels?
    .missed = Who stays keeps the enemies in the shadows. Travel discards them all but a nemesis.
