lesson-02-lure = Przynęta
    .about = Plugastwo przechodzi jedno pole i uderza.
    .goal = Muradin nie może paść.
    .end = Dalaran leży o dwa kroki od obu, więc żadne nie zdąży.

lesson-02-lure-solve =
    .say = Obok Muradina stoją dwa plugastwa; ma zdrowie { $health } i jedną akcję. Rozpacz wynosi { $despair } i wzrośnie o dwa. Przeżyj na pewno.
    .hint = Które pole leży o dwa kroki od obu?
    .missed = Plugastwo przechodzi pole w stronę najbliższego bohatera i uderza. Odpoczynek pomaga tylko wtedy, gdy dopiszą kości.
