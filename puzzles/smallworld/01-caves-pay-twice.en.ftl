lesson-01-caves-pay-twice = Caves pay twice
    .about = Miners are paid for more than land.
    .goal = Earn { $want } coins in this turn.
    .end = Two Caves, one of them over the sea. That pays as much as four plain regions.

lesson-01-caves-pay-twice-solve =
    .say = Your Orcs are Miners and hold { $hand } tokens in hand. Earn { $want } coins in this turn.
    .hint = Where is a region that pays twice?
    .missed = Each region paid a coin, but a Cave held by Miners pays one more. Two Caves cost no more than two other regions.
