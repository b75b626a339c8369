lesson-05-last-blow = Last blow
    .about = The end of the quest asks only for the enemy.
    .goal = Win now, with { $percent } % or better.
    .end = Grump is down. Whether the Ironbreaker stood does not matter any more.

lesson-05-last-blow-solve =
    .say = Grump has { $wounds } of { $health } wounds, and the Ironbreaker is one wound from falling. Win with { $percent } % or better.
    .hint = What happens first when both strike?
    .missed = Caution gives Grump the next blow. A hero who falls in the same roll has won all the same.
