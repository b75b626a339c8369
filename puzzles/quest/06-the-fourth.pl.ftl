lesson-06-the-fourth = Ten czwarty
    .about = Pełna strefa to żadna osłona.
    .goal = Żelazołamacz nie może paść.
    .end = On wziął szczury, a dla orków znalazło się miejsce u Strażniczki.

lesson-06-the-fourth-solve =
    .say = Żelazołamacz ma rany: { $iron }, a wrogów w strefie: { $most }. W cieniu czają się dwa orki i dwa szczury. Budź ich tak, by ustał.
    .hint = Co się dzieje z wrogiem, dla którego nie ma miejsca?
    .missed = Kto zbudzi czwartego wroga, dostaje rany za samo jego przyjście, a potem za jego cios. Szczury kosztują mało, orki za dużo.
