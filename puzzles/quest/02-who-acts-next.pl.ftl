lesson-02-who-acts-next = Kto teraz?
    .about = Wróg uderza tego, kto go zbudzi.
    .goal = Nikt nie pada w fazie wrogów.
    .end = Żelazołamacz wziął oba nietoperze, a reszta tylko podeszła bliżej.

lesson-02-who-acts-next-solve =
    .say = Strażniczka Ścieżek ma rany: { $wounds } na { $health }. W cieniu czai się czterech wrogów. Budź ich tak, by nikt nie padł.
    .hint = Który z nich rani tego, kto go zbudzi?
    .missed = Nietoperz rani bohatera, który go zbudzi. Żelazołamacz to zniesie, Strażniczka nie.
