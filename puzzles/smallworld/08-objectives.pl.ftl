lesson-08-objectives = Cele Militarne
    .about = Ludzie płacą temu, kto jest pierwszy.
    .goal = Zdobądź w tej turze { $want } monet.
    .end = Oba Cele i Góra, w kolejności, w której jedno otwiera drugie.

lesson-08-objectives-solve =
    .say = Twoje Krasnoludy mają w zasięgu dwa Cele Militarne, a na ręce żetony: { $hand }. Zdobądź w tej turze { $want } monet.
    .hint = Który Cel otwiera drogę do drugiego?
    .missed = Jeden Cel został albo zabrakło żetonów. Krasnoludy zajmują puste Góry za jeden żeton.
