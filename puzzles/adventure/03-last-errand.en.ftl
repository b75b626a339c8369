lesson-03-last-errand = Last errand
    .about = Some cards are legs.
    .goal = Win in this turn.
    .end = Two more steps, round the encounter, and the last errand is done.

lesson-03-last-errand-solve =
    .say = You have { $valor } valor, and Brill is the last place to visit. There is { $moves } step left. Win in this turn.
    .hint = Charge adds steps, and an aggro encounter bars one of the ways.
    .missed = One step is not enough. Charge adds two, and an aggro encounter ends the move of whoever enters its space.
