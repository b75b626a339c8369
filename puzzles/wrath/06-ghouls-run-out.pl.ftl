lesson-06-ghouls-run-out = Ghuli zabrakło
    .about = Za dużo ghuli na mapie to osobne niebezpieczeństwo.
    .goal = Nie przegraj w tej turze.
    .end = Trzy ghule wróciły do puli; nieważne, gdzie stały.

lesson-06-ghouls-run-out-solve =
    .say = Ghuli w puli: { $supply }, a przyjdą cztery. Talia bohaterów jest pusta: rozpacz wzrośnie o dwa, a wynosi { $despair }. Nie przegraj.
    .hint = Usunięte figurki wracają do puli.
    .missed = Ghul, którego brak w puli, kosztuje rozpacz, gdziekolwiek miał stanąć. Brakowało ci trzech.
