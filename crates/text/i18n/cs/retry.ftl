### Nový pokus od chvíle dohrané hry a poučení z vlastních chyb.

retry-here = Zkusit odtud
    .hint = V této chvíli začne nová, tvoje hra proti botům. Co tvé místo nemohlo vědět, se rozlosuje znovu.
retry-from = Nový pokus po { $n ->
    [one] { $n } tahu
    [few] { $n } tazích
   *[other] { $n } tazích
}; co bylo skryté, se rozlosovalo znovu.
retry-again = Ještě jednou od té chvíle
retry-there = Hra, ze které to pochází
retry-judge = Jak dobré to bylo?
    .hint = Bot, který neví víc než ty tehdy, posoudí tvou první odpověď.
verdict-wait = Bot posuzuje tvou odpověď. Až bude hotov, stránka se sama obnoví.
verdict-good = Výborně: žádná jiná odpověď není s jistotou lepší.
verdict-bad = Existuje něco lepšího. Zkus to najít, než rozbalíš zbytek.
verdict-yours = Tvá odpověď
verdict-others = Co se tehdy stalo a co je lepší
verdict-then = Co se tehdy stalo
verdict-best = Nejlepší, co se našlo
mistakes-title = Pouč se ze svých chyb
    .hint = Nejdražší odpovědi z tvých dohraných her jako pozice k řešení.
mistakes-about = Nejdražší odpovědi z tvých dohraných her jako pozice k řešení: zahraj jinou odpověď a zeptej se, jak dobrá byla. Pozice je vyřešená, když žádná jiná není s jistotou lepší. Jakmile ji vyřešíš, uvidíš tu, co se tehdy stalo a co je lepší.
mistakes-no-match = Zatím tu nemáš dohranou hru.
mistakes-look = Najít nejdražší odpovědi
    .hint = Potrvá to několik sekund.
mistakes-moment = Po { $n ->
    [one] { $n } tahu
    [few] { $n } tazích
   *[other] { $n } tazích
}
mistakes-done = Tehdy: { $what }
