lesson-04-out-of-reach = Out of reach
    .about = Some actions do something before the dice.
    .goal = She acts and stands, with { $percent } % or better.
    .end = The biggest orc was out of reach before the dice fell.

lesson-04-out-of-reach-solve =
    .say = The Waywatcher has { $wounds } of { $health } wounds; two orcs and a spider are at her. Act and stand, with { $percent } % or better.
    .hint = One of her cards moves an enemy before anything is rolled.
    .missed = Every readied enemy in her zone adds a die. Rest first sends one into the shadows: choose the one that strikes hardest.
