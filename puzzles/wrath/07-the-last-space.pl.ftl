lesson-07-the-last-space = Ostatnie pole
    .about = Koniec przychodzi przed ciosem.
    .goal = Wygraj teraz, z szansą { $percent } % lub większą.
    .end = Karta była pewna, kości dały resztę, a cios nie padł.

lesson-07-the-last-space-solve =
    .say = W Cytadeli Lodowej Korony zostały pola: { $left }. Tyrion ma zdrowie { $health } i jedną akcję. Wygraj z szansą { $percent } % lub większą.
    .hint = Co można położyć oprócz rzutu?
    .missed = Innej akcji nie będzie. Położona karta to pewne pole, a zwycięstwo przychodzi przed obrażeniami.
