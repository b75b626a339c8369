lesson-06-fly-home = Lotem do domu
    .about = Tura nie kończy się razem z krokami.
    .goal = Wygraj w tej turze.
    .end = Krok, lot, i misja wykonana w tej samej turze.

lesson-06-fly-home-solve =
    .say = Masz punkty męstwa: { $valor }; ostatnia misja kończy się w Podziemnym Mieście, na drugim końcu kraju. Kroków zostało: { $moves }. Wygraj w tej turze.
    .hint = Z czego można skorzystać w mieście i gdzie kończy się tura?
    .missed = Miasto ma trasę lotu, a lot jest po ruchu. Misje wypełnia się jeszcze później, tam, gdzie wtedy stoisz.
