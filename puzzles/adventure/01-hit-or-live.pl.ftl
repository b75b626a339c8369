lesson-01-hit-or-live = Bić czy żyć?
    .about = Nie oberwać bywa cenniejsze niż trafić.
    .goal = Przeżyj, z szansą { $percent } % lub większą.
    .end = Przestraszony dzik trafia w połowie rzutów, a tyle było trzeba.

lesson-01-hit-or-live-solve =
    .say = Masz obrażenia { $damage } i życie { $life }. Atakuje Górski dzik, a energii starczy na jedną kartę. Przeżyj, z szansą { $percent } % lub większą.
    .hint = Która karta zmienia szanse dzika, a nie twoje?
    .missed = Twój cios nie zatrzyma ciosu dzika, a ten trafia prawie zawsze. Przestraszony trafia tylko w połowie rzutów.
