lesson-05-quiet = Cisza
    .about = Jest chwila, po której jest za późno.
    .goal = Dotrwaj do tury drugiego gracza.
    .end = Tej nocy ani ghuli, ani plugastw. Następna tura to inna sprawa.

lesson-05-quiet-solve =
    .say = Rozpacz wynosi { $despair }. W Dalaranie są ghule ({ $ghouls }), a jego karta jest następna. Masz „Pewnej cichej nocy”. Nie przegraj.
    .hint = Kiedy jest ostatnia chwila na nagrodę?
    .missed = Gdy karta jest odkryta, żadna nagroda nie zatrzyma ghula. Noc musi zapaść przed krokiem trzecim.
