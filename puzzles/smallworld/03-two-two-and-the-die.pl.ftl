lesson-03-two-two-and-the-die = Dwa, dwa i kość
    .about = Ostatni żeton wciąż może wiele.
    .goal = Zajmij nowe regiony: { $want }, z szansą { $percent } % lub większą.
    .end = Dwa tanie regiony i jeden żeton na kość: wygrywa tak często, jak przegrywa.

lesson-03-two-two-and-the-die-solve =
    .say = Na ręce masz żetony: { $hand }. Zajmij w tej turze nowe regiony: { $want }, z szansą { $percent } % lub większą.
    .hint = Które dwa regiony zostawią żeton na rzut kością?
    .missed = Drogi region nie zostawił nic na ostatni podbój. Zajmij dwa tanie i rzuć kością z ostatnim żetonem.
