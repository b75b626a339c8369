lesson-02-between-two-fires = Between two fires
    .about = Two ways are equally long, and one is not open.
    .goal = Reach Brill in this turn.
    .end = Through the city it is no longer, and nobody stops you there.

lesson-02-between-two-fires-solve =
    .say = Brill is { $moves } steps away, and you have just as many. An aggro encounter waits on one way. Reach Brill.
    .hint = Where does the encounter lie?
    .missed = Whoever enters the space of an aggro encounter stops there. The way through the city is as short.
