lesson-01-one-bolt-three-spaces = Jedna błyskawica, trzy pola
    .about = Trzy pola są pełne, a dwa z nich zaraz się pojawią.
    .goal = Nie dopuść w tej turze do najazdu.
    .end = Błyskawica przerzedziła dwa pola, które zaraz przyszły; o trzecie nikt nie pytał.

lesson-01-one-bolt-three-spaces-solve =
    .say = Talia bohaterów jest pusta: rozpacz wzrośnie o dwa, a wynosi { $despair }. Zaraz przyjdą Serce Rzeki i Splot. Nie przegraj.
    .hint = Błyskawica skacze z pola na pole. Które pełne pola przyjdą zaraz?
    .missed = Ghul trafił na pełne pole, a najazd dodał rozpaczy ponad miarę. Twierdza Walecznych mogła poczekać.
