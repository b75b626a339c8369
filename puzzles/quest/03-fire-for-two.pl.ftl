lesson-03-fire-for-two = Ogień na dwóch
    .about = Własna rana bywa warta swojej ceny.
    .goal = Pokonaj oba gobliny, z szansą { $percent } % lub większą.
    .end = Rana i żeton, i ogień dosięgnął obu.

lesson-03-fire-for-two-solve =
    .say = Przed Czarodziejką Płomienia stoją dwa gobliny, każdy ma zdrowie { $health }. Pokonaj oba jednym atakiem, z szansą { $percent } % lub większą.
    .hint = Ogień może objąć całą strefę, a na karcie leży żeton.
    .missed = Jeden cel zostawia drugiego goblina przy życiu. Ogień na całą strefę kosztuje ranę, a żeton dodaje sukces.
