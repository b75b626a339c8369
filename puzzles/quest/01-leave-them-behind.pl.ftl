lesson-01-leave-them-behind = Zostaw ich za sobą
    .about = Nie z każdym wrogiem trzeba walczyć.
    .goal = Nie zostaje żaden silny wróg.
    .end = Drużyna odeszła, a cień został za nią.

lesson-01-leave-them-behind-solve =
    .say = Obszar jest w pełni zbadany, a w cieniu czekają silni wrogowie: { $many }. Pozbądź się ich w tej fazie.
    .hint = Co zostaje, gdy drużyna się przemieszcza?
    .missed = Kto zostaje, ma wrogów w cieniu dalej przy sobie. Przemieszczenie się odrzuca wszystkich prócz nemezis.
