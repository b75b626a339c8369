lesson-09-which-gets-the-flask = Which gets the flask?
    .about = Not every wound asks for resilience.
    .goal = Defeat both, with { $percent } % or better.
    .end = Fire does not ask for resilience, and the goblin had none.

lesson-09-which-gets-the-flask-solve =
    .say = The orc and the goblin have { $left } health left each; the orc’s resilience is { $resilience }. Defeat both in one activation, with { $percent } % or better.
    .hint = Against which of them does the hammer lose a wound?
    .missed = Resilience takes a wound from an attack, not from fire. The flask belongs to the orc, the hammer to the goblin.
