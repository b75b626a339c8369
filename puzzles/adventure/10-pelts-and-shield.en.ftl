lesson-10-pelts-and-shield = Pelts and shield
    .about = What an item was counts, too.
    .goal = Complete the quest and reach defence { $want }.
    .end = Leather and herbs for the tanner, and the shield for you.

lesson-10-pelts-and-shield-solve =
    .say = The tanner wants two items that were beasts. Complete the quest, and raise your defence from { $defence } to { $want } in this turn.
    .hint = Which of the three beasts can you wear?
    .missed = Leather is not for you, but its beast counts as well as any other. Whoever gives the shield away has nothing to wear.
