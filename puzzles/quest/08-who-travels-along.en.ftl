lesson-08-who-travels-along = Who travels along
    .about = Travel leaves some enemies behind, not all.
    .goal = None of the three wounded enemies is left.
    .end = The forge took the ghoul, and the shadows stayed behind.

lesson-08-who-travels-along-solve =
    .say = Forge Hall is fully explored. For { $price } tokens it deals { $hit } wounds to one enemy. Be rid of all three enemies in this phase.
    .hint = Which of them would still be there after the journey?
    .missed = Travel leaves the shadows behind, but an enemy in a hero’s zone comes along. The fire of the forge belongs to that one.
