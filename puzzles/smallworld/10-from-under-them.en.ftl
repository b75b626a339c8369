lesson-10-from-under-them = From under them
    .about = What cannot be conquered can still be taken.
    .goal = Earn { $want } coins in this turn.
    .end = The sword changed hands without a blow, and opened the Mountain at once.

lesson-10-from-under-them-solve =
    .say = Your Ethereals are Archaeologists and hold { $hand } tokens in hand. Beside them { $held } Humans guard Frostmourne. Earn { $want } coins in this turn.
    .hint = Ethereals need not conquer a region to empty it.
    .missed = Your tokens alone bring one region. The grabbed sword pays a coin, and makes a Mountain cheap in the same turn.
