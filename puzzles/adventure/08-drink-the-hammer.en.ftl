lesson-08-drink-the-hammer = Drink the hammer
    .about = Every item has a second use.
    .goal = Reach Undercity in this turn.
    .end = The hammer is gone, and you are where you wanted to be.

lesson-08-drink-the-hammer-solve =
    .say = Undercity is two steps away, and you have { $moves }. Nothing in your bag makes you faster. Reach Undercity in this turn.
    .hint = Look at the potions on everything that you own.
    .missed = One step is missing. Any item can be drunk for a potion it shows, even the weapon you hold.
