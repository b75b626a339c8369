lesson-03-last-errand = Ostatnia misja
    .about = Niektóre karty to nogi.
    .goal = Wygraj w tej turze.
    .end = Dwa kroki więcej, obok wroga, i ostatnia misja wykonana.

lesson-03-last-errand-solve =
    .say = Masz punkty męstwa: { $valor }, a Brill to ostatnie miejsce do odwiedzenia. Kroków zostało: { $moves }. Wygraj w tej turze.
    .hint = Szarża dodaje kroki, a jedną z dróg zagradza zaciekły przeciwnik.
    .missed = Jeden krok to za mało. Szarża dodaje dwa, a zaciekły przeciwnik zatrzymuje każdego, kto wejdzie na jego pole.
