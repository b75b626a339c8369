### Ponowna próba od chwili z zakończonej gry i nauka na własnych błędach.

retry-here = Spróbuj od tego miejsca
    .hint = W tej chwili zaczyna się nowa, twoja gra z botami. To, czego twoje miejsce nie mogło wiedzieć, jest losowane na nowo.
retry-from = Ponowna próba po { $n ->
    [one] { $n } ruchu
    [few] { $n } ruchach
   *[many] { $n } ruchach
}; to, co było zakryte, rozlosowano na nowo.
retry-again = Jeszcze raz od tej chwili
retry-there = Gra, z której to pochodzi
retry-judge = Jak dobre to było?
    .hint = Bot, który nie wie więcej niż ty wtedy, ocenia twoją pierwszą odpowiedź.
verdict-wait = Bot ocenia twoją odpowiedź. Ta strona odświeży się sama, gdy skończy.
verdict-good = Dobrze: żadna inna odpowiedź nie jest na pewno lepsza.
verdict-bad = Jest coś lepszego. Poszukaj, zanim rozwiniesz resztę.
verdict-yours = Twoja odpowiedź
verdict-others = Co zrobiono wtedy i co jest lepsze
verdict-then = Co zrobiono wtedy
verdict-best = Najlepsze, co udało się znaleźć
mistakes-title = Ucz się na swoich błędach
    .hint = Najdroższe odpowiedzi z twoich zakończonych gier jako pozycje do rozwiązania.
mistakes-about = Najdroższe odpowiedzi z twoich zakończonych gier jako pozycje do rozwiązania: zagraj inną odpowiedź i zapytaj, jak dobra była. Pozycja jest rozwiązana, jeśli żadna inna nie jest na pewno lepsza. Gdy ją rozwiążesz, zobaczysz tu, co zrobiono i co jest lepsze.
mistakes-no-match = Nie masz tu jeszcze zakończonej gry.
mistakes-look = Poszukaj najdroższych odpowiedzi
    .hint = To potrwa kilka sekund.
mistakes-moment = Po { $n ->
    [one] { $n } ruchu
    [few] { $n } ruchach
   *[many] { $n } ruchach
}
mistakes-done = Wtedy: { $what }
