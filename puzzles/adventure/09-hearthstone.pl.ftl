lesson-09-hearthstone = Kamień powrotu
    .about = Co prowadzi do domu, prowadzi stąd, gdzie stoisz.
    .goal = Wygraj w tej turze.
    .end = Ani kroku, a jednak w domu, i misja wykonana.

lesson-09-hearthstone-solve =
    .say = Masz punkty męstwa: { $valor }; ostatnia misja kończy się w Podziemnym Mieście, daleko na północy. Kroków zostało: { $moves }. Wygraj w tej turze.
    .hint = Kiedy można użyć kamienia?
    .missed = Kamień zastępuje kroki: po pierwszym z nich nie da się go w tej turze użyć.
