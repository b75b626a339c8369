lesson-10-where-she-stands = Where she stands
    .about = To stand somewhere can be enough.
    .goal = Let no overrun happen, with { $percent } % or better.
    .end = One space was cleared by a fight, the other by her standing there.

lesson-10-where-she-stands-solve =
    .say = Dalaran and Frosthold are full and come next. Despair is { $despair } and will rise by two. Liadrin has two actions. Do not lose, with { $percent } % or better.
    .hint = What happens to a ghoul that comes to Liadrin’s space?
    .missed = Frosthold must be thinned out by a fight. Where Liadrin ends her turn she turns every ghoul away, even from a full space.
