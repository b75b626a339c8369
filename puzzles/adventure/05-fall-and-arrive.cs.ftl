lesson-05-fall-and-arrive = Padnout a dojít
    .about = Porážka bývá nejkratší cesta.
    .goal = Vyhraj v tomto tahu, najisto.
    .end = Zuřivost tě srazila, město tě přijalo a úkol je hotový.

lesson-05-fall-and-arrive-solve =
    .say = Udatnost máš { $valor }; poslední úkol končí v Undercity. Útočí na tebe vlk a poškození máš { $damage } z { $life }. Vyhraj v tomto tahu.
    .hint = Kam jde poražený hrdina?
    .missed = Kdo porazí vlka, zůstane na místě. Porážka vede do nejbližšího města a tam lze úkol splnit.
