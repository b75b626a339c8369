### The words of first-turn.lesson: what a newcomer to Small World of Warcraft reads, step by step.

lesson-first-turn = An island for your race
    .about = Choose a race, land, spread out, and count your first coins.
    .goal = Most coins after round { $rounds } wins.
    .end = That is all you need. Play on from here, and decline when it suits you.

lesson-first-turn-goal =
    .say = Two islands, and far too little room. Every region you hold pays a coin, turn by turn. After round { $rounds } the richest player wins.

lesson-first-turn-take =
    .say = You own { $coins } coins. Choose a race and its power: the top pair is free. A lower pair costs a coin for each pair above it, laid there.
    .done = These are your people now, ready to land.
    .too-dear-for-now = A bold buy: it cost { $needs }, and coins are what you win with. It works, too.

lesson-first-turn-land =
    .say = Bring your { $race } ashore. The first landing must be a starting region, marked with an anchor. Look for one that takes { $limit } or fewer.
    .done = Your first region! The tokens stay there as its guard.
    .costs-more = This one costs { $needs }: Murlocs live there. It works, too, but a cheaper landing leaves tokens for more regions.
    .tokens-left = That ends your conquests before they began. Take it back?

lesson-first-turn-grow =
    .say = Now take a neighbour of your region. Land costs { $base } tokens; a mountain, a defender or the sea adds one.
    .done = Two regions already! You see how it grows.
    .hint = The framed ones need the fewest tokens.
    .die-comes = You know the die already! Choose well: it is the last conquest of the turn.
    .tokens-left = You would stop with tokens in hand. It works, but every token could still conquer.

lesson-first-turn-die =
    .say = Take more, as far as you like. Your last conquest may lack tokens: a die is rolled for the rest.
    .done = That was it for this turn. What you took is yours.
    .hint = In a framed region the die may help.

lesson-first-turn-spread =
    .say = Now move your tokens about freely; one must stay in every region. Undo takes a move back. Guard what is dear to you, then finish.

lesson-first-turn-income =
    .say = Payday: one coin for each of your { $held } regions. Race and power may add more. You own { $coins } now.

lesson-first-turn-attacked =
    .say = Your rival lands. When a region of yours falls, one token dies; the others come back. Place them in regions you still hold.
    .done = A token that stood alone would simply be gone.

lesson-first-turn-gather =
    .say = Your turn again! You get no new tokens. Expand, and gather what can be spared; one token stays behind in each region.
    .not-yet = That is a big step, and its hour will come. Take it back for now?
    .keep-it = Now that region is empty and pays nothing. Take it back?
    .nothing-in-hand = With empty hands you conquer nothing. Take it back, and gather first?

lesson-first-turn-second-turn =
    .say = This turn is all yours. Beating a race of the other side, Alliance or Horde, pays an extra coin. Can you earn { $wanted } or more?
    .done = Look at your income: every line of it is told there.

lesson-first-turn-rival =
    .say = Your rival’s turn: watch. No race gets new tokens, so sooner or later each one runs thin.

lesson-first-turn-decline =
    .say = Stretched thin? You may decline: that takes a whole turn, and one token stays in each region. { $race } go on paying, and next turn you choose a fresh race.
