lesson-04-sword-from-the-sky = Sword from the sky
    .about = Two discounts can meet in one conquest.
    .goal = Take the far Forest for certain.
    .end = The strike reached the Forest, and the sword made it cheap enough.

lesson-04-sword-from-the-sky-solve =
    .say = Your Gnomes hold { $hand } tokens in hand and Frostmourne. Take the Forest with { $held } Orcs for certain.
    .hint = An air strike reaches every region, and the sword goes with it.
    .missed = The strike alone needs one token more than you hold, or a lucky die. Frostmourne spares two.
