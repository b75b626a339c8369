lesson-01-one-bolt-three-spaces = One bolt, three spaces
    .about = Three spaces are full, and two of them come next.
    .goal = Let no overrun happen in this turn.
    .end = Lightning thinned out the two spaces that came next; the third was not asked for.

lesson-01-one-bolt-three-spaces-solve =
    .say = The hero deck is empty: despair will rise by two, from { $despair }. River’s Heart and The Nexus come next. Do not lose.
    .hint = Lightning goes from space to space. Which full spaces come next?
    .missed = A ghoul came to a full space, and the overrun was one despair too many. Valiance Keep could have waited.
