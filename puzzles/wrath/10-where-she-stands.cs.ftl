lesson-10-where-she-stands = Kde stojí
    .about = Někdy stačí někde stát.
    .goal = Nedopusť nájezd, se šancí { $percent } % nebo vyšší.
    .end = Jedno pole uvolnil boj a druhé to, že tam stála.

lesson-10-where-she-stands-solve =
    .say = Dalaran a Frosthold jsou plné a přijdou hned. Zoufalství je { $despair } a stoupne o dva. Liadrin má dvě akce. Neprohraj, se šancí { $percent } % nebo vyšší.
    .hint = Co se stane s ghúlem, který má přijít na pole Liadrin?
    .missed = Frosthold je třeba prořídit bojem. Kde Liadrin ukončí tah, tam každého ghúla odežene a plnému poli nájezd nehrozí.
