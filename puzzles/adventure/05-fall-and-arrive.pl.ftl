lesson-05-fall-and-arrive = Paść i dojść
    .about = Porażka bywa najkrótszą drogą.
    .goal = Wygraj w tej turze, na pewno.
    .end = Szał cię powalił, miasto cię przyjęło, a misja wykonana.

lesson-05-fall-and-arrive-solve =
    .say = Masz punkty męstwa: { $valor }; ostatnia misja kończy się w Podziemnym Mieście. Atakuje cię wilk, a obrażenia masz { $damage } na { $life }. Wygraj w tej turze.
    .hint = Dokąd trafia pokonana postać?
    .missed = Kto pokona wilka, zostaje na miejscu. Porażka prowadzi do najbliższego miasta, a tam można wypełnić misję.
