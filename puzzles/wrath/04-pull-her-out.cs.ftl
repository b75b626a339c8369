lesson-04-pull-her-out = Vytáhni ji
    .about = Pomoc může přijít i zdaleka.
    .goal = Jaina nesmí padnout.
    .end = O dva kroky dál dojde pozdě a Jaina žije.

lesson-04-pull-her-out-solve =
    .say = Jaina má zdraví { $health } a na poli The Nexus je s ní zrůda. Tirion má jednu akci. Zachraň ji najisto.
    .hint = Jak daleko zrůda dojde?
    .missed = Zrůda jde za ní o jedno pole a tam udeří. Jeden krok nestačí.
