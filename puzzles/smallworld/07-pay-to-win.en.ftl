lesson-07-pay-to-win = Pay to win
    .about = Two coins given can come back with more.
    .goal = Own the Aegis and have { $want } coins.
    .end = Paid for, conquered, and kept: the Aegis is yours, and so are the coins.

lesson-07-pay-to-win-solve =
    .say = The Aegis guards the Field. You have { $have } coins and { $hand } tokens in hand. Take the Field, and end the turn with { $want } coins.
    .hint = The Aegis can be lifted, at a price.
    .missed = With the Aegis in place the Field stays closed. Its owner gets two coins; the conquest brings them back.
