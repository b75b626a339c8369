lesson-07-steal-and-run = Steal and run
    .about = Whoever shoots strikes first.
    .goal = Take Burbonn’s herbs, with { $percent } % or better.
    .end = Frightened he missed, and your blow could not.

lesson-07-steal-and-run-solve =
    .say = Burbonn is one blow from defeat, and so are you, with { $damage } damage of { $life }. Take his herbs, with { $percent } % or better.
    .hint = Which of you attacks at a distance?
    .missed = The strike you paid for would have hit anyway. He shoots before you reach him; frighten him, or you may fall first.
