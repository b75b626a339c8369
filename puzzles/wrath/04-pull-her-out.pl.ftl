lesson-04-pull-her-out = Wyciągnij ją
    .about = Pomoc może przyjść z daleka.
    .goal = Jaina nie może paść.
    .end = O dwa kroki dalej przychodzi za późno i Jaina żyje.

lesson-04-pull-her-out-solve =
    .say = Jaina ma zdrowie { $health } i stoi na polu Splot razem z plugastwem. Tyrion ma jedną akcję. Uratuj ją na pewno.
    .hint = Jak daleko zajdzie plugastwo?
    .missed = Plugastwo idzie za nią o jedno pole i tam uderza. Jeden krok to za mało.
