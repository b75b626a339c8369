lesson-02-between-two-fires = Mezi dvěma ohni
    .about = Dvě cesty jsou stejně dlouhé a jedna je zavřená.
    .goal = Dojdi v tomto tahu do Brill.
    .end = Městem to není dál a nikdo tě tam nezastaví.

lesson-02-between-two-fires-solve =
    .say = Do Brill je tolik kroků, kolik máš: { $moves }. Na jedné z cest čeká setkání s rysem aggro. Dojdi do Brill.
    .hint = Kde leží to setkání?
    .missed = Kdo vstoupí na pole setkání s rysem aggro, ten se zastaví. Cesta městem je stejně krátká.
