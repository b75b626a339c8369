lesson-first-turn = An island for your race
    .about = Take a race, land, grow, and count your first coins.
    .goal = Whoever has the most coins after round { $rounds } wins.
    .end = You know enough for a whole game. Play on from here, against the bot.

lesson-first-turn-goal =
    .say = Each region pays coins every turn. After round { $rounds } the most coins win. This is your board; press Next.

lesson-first-turn-take =
    .say = Choose a race with its power. The top one is free. Each lower one costs a coin more, laid on those above.
    .too-dear-for-now = That one is dearer. It works too: its price, { $needs }, lies on those above it.
    .done = This is your race now, ready to land.

lesson-first-turn-land =
    .say = Land at an anchor on the shore. A region costs tokens; find one that needs { $limit } or fewer.
    .costs-more = This one needs { $needs }, because somebody or something is in the way. It works too, but leaves you fewer tokens.
    .done = You hold your first region. Every region pays a coin each turn.

lesson-first-turn-grow =
    .say = Now conquer neighbours of what you hold. The number on a region is its price in tokens. Reach three regions.
    .tokens-left = You would stop with tokens in hand. It works, but every token could still conquer.
    .hint = The framed ones need the fewest tokens.
    .done = Three regions. A mountain costs a token more, and defenders cost one each.

lesson-first-turn-die =
    .say = You have { $hand } tokens left, too few for what is framed. Try one last conquest: the die may add what is missing.
    .done = That was the last conquest of this turn, whatever the die said.

lesson-first-turn-income =
    .say = Spread your tokens as you like; at least one stays in each region. Then finish, and your income is paid.
    .done = Each region paid a coin, and your power a little more.

lesson-first-turn-attack =
    .say = Now the other player takes a race and attacks. Whoever loses a region loses a token; the rest comes back.
    .done = That was the other player's turn. Look at the log for each conquest.

lesson-first-turn-recover =
    .say = You lost regions, and { $hand } tokens came back to your hand. Place them in regions that you still hold.
    .done = Nothing more can be lost until the other player's next turn.

lesson-first-turn-decline =
    .say = Later, with your tokens spread thin, decline: it costs the whole turn. The old race still pays, and you take a new one.

lesson-first-turn-gather =
    .say = This time expand. Pick up the tokens that regions can spare, leave one in each, and finish.
    .not-yet = To decline now would throw away a race that can still grow.
    .given-up = That empties the region for good. Usually one token stays, so that the region goes on paying.
    .done = Now your hand is full, and every region is still yours.

lesson-first-turn-free =
    .say = This turn is all yours: conquer, spread your tokens, finish. Earn as much as you can.
    .done = Your regions paid again. That is the whole game; the rest is choosing well.
