lesson-06-fly-home = Letem domů
    .about = Tah nekončí s posledním krokem.
    .goal = Vyhraj v tomto tahu.
    .end = Krok, let, a úkol byl hotový v témže tahu.

lesson-06-fly-home-solve =
    .say = Udatnost máš { $valor }; poslední úkol končí v Undercity, na druhém konci země. Kroků zbývá: { $moves }. Vyhraj v tomto tahu.
    .hint = Co lze ve městě použít a kde tah končí?
    .missed = Město má letovou trasu a let přichází po pohybu. Úkoly se plní ještě později, tam, kde právě stojíš.
