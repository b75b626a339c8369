lesson-09-which-gets-the-flask = Dla kogo butelka?
    .about = Nie każda rana pyta o odporność.
    .goal = Pokonaj obu, z szansą { $percent } % lub większą.
    .end = Ogień nie pyta o odporność, a goblin jej nie miał.

lesson-09-which-gets-the-flask-solve =
    .say = Orkowi i goblinowi zostało zdrowia po { $left }; odporność orka to { $resilience }. Pokonaj obu w jednej aktywacji, z szansą { $percent } % lub większą.
    .hint = Przy którym z nich młot traci ranę?
    .missed = Odporność zabiera ranę atakowi, ale nie ogniowi. Butelka jest dla orka, a młot dla goblina.
