lesson-09-which-gets-the-flask = Komu láhev?
    .about = Ne každé zranění se ptá na odolnost.
    .goal = Poraz oba, se šancí { $percent } % nebo vyšší.
    .end = Oheň se na odolnost neptá a goblin žádnou neměl.

lesson-09-which-gets-the-flask-solve =
    .say = Orkovi i goblinovi zbývá zdraví { $left }; odolnost orka je { $resilience }. Poraz oba v jedné aktivaci, se šancí { $percent } % nebo vyšší.
    .hint = U kterého z nich kladivo přijde o zranění?
    .missed = Odolnost ubere zranění útoku, ale ne ohni. Láhev patří orkovi a kladivo goblinovi.
