lesson-09-laid-not-spent = Vyložená, ne utracená
    .about = Vyložená karta je pořád v ruce.
    .goal = Splň Ulduar a měj zdraví aspoň { $want }.
    .end = Karta byla vyložena, vrátila se a vyléčila, co úkol stál.

lesson-09-laid-not-spent-solve =
    .say = Tirion má zdraví { $health }, jednu akci a jednu kartu Léčení. Splň v tomto tahu Ulduar a měj pak zdraví aspoň { $want }, najisto.
    .hint = Co se stane s kartou vyloženou při úkolu?
    .missed = Léčení předem kartu utratí a samotné kostky mohou selhat. Vyložená karta se vrátí do ruky a může léčit po úkolu.
