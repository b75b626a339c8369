lesson-09-laid-not-spent = Laid, not spent
    .about = A card that was laid is still in your hand.
    .goal = Complete Ulduar, with { $want } or more health left.
    .end = The card was laid, came back, and healed what the quest had cost.

lesson-09-laid-not-spent-solve =
    .say = Tirion has { $health } health, one action and one Heal card. Complete Ulduar in this turn and have { $want } or more health then, for certain.
    .hint = What becomes of a card that is laid for a quest?
    .missed = Healing first spends the card, and the dice alone may fail. A laid card comes back to the hand, and can heal after the quest.
