lesson-03-last-errand = Poslední úkol
    .about = Některé karty jsou nohy.
    .goal = Vyhraj v tomto tahu.
    .end = O dva kroky víc, kolem toho setkání, a poslední úkol je hotový.

lesson-03-last-errand-solve =
    .say = Udatnost máš { $valor } a Brill je poslední místo, které zbývá navštívit. Kroků zbývá: { $moves }. Vyhraj v tomto tahu.
    .hint = Výpad přidá kroky a jednu cestu hlídá setkání s rysem aggro.
    .missed = Jeden krok nestačí. Výpad přidá dva a setkání s rysem aggro zastaví každého, kdo vstoupí na jeho pole.
