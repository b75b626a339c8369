lesson-05-through-the-portal = Through the portal
    .about = Land that cannot be conquered can be swapped.
    .goal = Earn { $want } coins in this turn.
    .end = The swap cost no token, and a second Magic region came into reach.

lesson-05-through-the-portal-solve =
    .say = One swap is left, and { $hand } tokens are in hand. Earn { $want } coins; Blood Elves are paid for Magic.
    .hint = Where does Magic lie beside cheap regions, and what is left behind?
    .missed = Conquests alone bring one Magic region. The swap must make room for a second one that costs no more than others.
