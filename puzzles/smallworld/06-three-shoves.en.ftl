lesson-06-three-shoves = Three shoves
    .about = A garrison need not be beaten, only moved.
    .goal = Take the Mountain with one token.
    .end = Three pushes emptied the Mountain, and Dwarves pay two less for it.

lesson-06-three-shoves-solve =
    .say = { $held } Trolls guard the Mountain, and you have { $hand } token in hand. Take the Mountain for certain.
    .hint = Muscle works three times a turn, and Dwarves like Mountains.
    .missed = The Mountain still costs more than you hold. Every Troll that is pushed away makes it one cheaper.
