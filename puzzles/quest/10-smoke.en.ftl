lesson-10-smoke = Smoke
    .about = Sometimes it is enough not to be seen.
    .goal = Explore it all and stand, with { $percent } % or better.
    .end = Nobody saw her in the smoke, and the way was found.

lesson-10-smoke-solve =
    .say = The Bright Wizard has { $wounds } of { $health } wounds, and two enemies. One progress is missing. Make it now and stand, with { $percent } % or better.
    .hint = Who rolls dice while she explores?
    .missed = Every readied enemy in her zone rolls along, whatever the action. The flask rids her of one; smoke hides her from both.
