lesson-02-between-two-fires = Między dwoma ogniami
    .about = Dwie drogi są równie długie, a jedna zamknięta.
    .goal = Dotrzyj w tej turze do Brill.
    .end = Przez miasto nie jest dalej, a nikt cię tam nie zatrzyma.

lesson-02-between-two-fires-solve =
    .say = Do Brill jest tyle kroków, ile masz: { $moves }. Na jednej z dróg czeka zaciekły przeciwnik. Dotrzyj do Brill.
    .hint = Gdzie stoi wróg?
    .missed = Kto wchodzi na pole zaciekłego przeciwnika, ten się zatrzymuje. Droga przez miasto jest równie krótka.
