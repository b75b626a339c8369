lesson-09-hearthstone = Kámen návratu
    .about = Co vede domů, vede odtud, kde stojíš.
    .goal = Vyhraj v tomto tahu.
    .end = Ani krok, a přece doma, a úkol je hotový.

lesson-09-hearthstone-solve =
    .say = Udatnost máš { $valor }; poslední úkol končí v Undercity, daleko na severu. Kroků zbývá: { $moves }. Vyhraj v tomto tahu.
    .hint = Kdy lze kámen použít?
    .missed = Kámen nahrazuje kroky: po prvním z nich už ho v tomto tahu použít nelze.
