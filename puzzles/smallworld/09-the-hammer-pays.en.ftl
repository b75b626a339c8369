lesson-09-the-hammer-pays = The hammer pays
    .about = Two coins spent well are soon back.
    .goal = Have { $want } coins after this turn.
    .end = Two coins went to the Humans, and their garrison paid them back more than twice.

lesson-09-the-hammer-pays-solve =
    .say = Your Orcs are Enraged, with { $have } coins, { $hand } tokens in hand and Doomhammer. The Mountain holds { $held } Humans. End the turn with { $want } coins.
    .hint = Which garrison is worth the price of Doomhammer?
    .missed = The weak regions are cheap, but pay little. Doomhammer takes any garrison with one token, and the Enraged are paid for each defender.
