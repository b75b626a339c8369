lesson-10-smoke = Dym
    .about = Czasem wystarczy, że cię nie widzą.
    .goal = Zbadaj wszystko i ustój, z szansą { $percent } % lub większą.
    .end = Nikt jej nie widział w dymie, a droga się znalazła.

lesson-10-smoke-solve =
    .say = Czarodziejka Płomienia ma rany: { $wounds } na { $health } i dwóch wrogów. Brakuje jednego postępu. Zdobądź go teraz i ustój, z szansą { $percent } % lub większą.
    .hint = Kto rzuca kośćmi, gdy ona bada?
    .missed = Każdy przygotowany wróg w jej strefie rzuca razem z nią, przy każdej akcji. Butelka usuwa jednego, dym zasłania przed oboma.
