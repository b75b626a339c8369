lesson-07-the-last-space = Poslední pole
    .about = Konec přijde dřív než rána.
    .goal = Vyhraj teď, se šancí { $percent } % nebo vyšší.
    .end = Karta byla jistá, kostky přidaly zbytek a rána nepadla.

lesson-07-the-last-space-solve =
    .say = V Icecrown Citadel zbývá polí: { $left }. Tirion má zdraví { $health } a jednu akci. Vyhraj se šancí { $percent } % nebo vyšší.
    .hint = Co lze vyložit kromě kostek?
    .missed = Další akce nebude. Vyložená karta je jisté pole a vítězství přijde před zraněním.
