lesson-04-sword-from-the-sky = Miecz z nieba
    .about = Dwie zniżki mogą spotkać się w jednym podboju.
    .goal = Zajmij na pewno odległy Las.
    .end = Atak dosięgnął Lasu, a miecz dostatecznie go potanił.

lesson-04-sword-from-the-sky-solve =
    .say = Twoje Gnomy mają Ostrze Mrozu, a na ręce żetony: { $hand }. Zajmij na pewno Las, w którym stoją Orkowie ({ $held }).
    .hint = Atak powietrzny sięga każdego regionu, a miecz leci z nim.
    .missed = Sam atak wymaga o jeden żeton więcej, niż masz, albo szczęścia na kości. Ostrze Mrozu oszczędza dwa.
