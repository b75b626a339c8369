lesson-03-who-takes-the-blow = Kto przyjmie cios?
    .about = Ktoś oberwie; ty decydujesz kto.
    .goal = Nie przegraj w tej turze.
    .end = Jaina jest ranna, ale stoi. Nikt nie padł i rozpacz się nie zmieniła.

lesson-03-who-takes-the-blow-solve =
    .say = W Dalaranie uderza plugastwo. Tyrion ma zdrowie { $health }, a rozpacz wynosi { $despair }. Wybierz, kto dostanie cios.
    .hint = Ile kosztuje porażka bohatera?
    .missed = Tyrion padł, a porażka bohatera to dwie rozpacze: gra przegrana. Jaina byłaby tylko ranna.
