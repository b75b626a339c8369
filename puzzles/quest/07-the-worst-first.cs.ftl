lesson-07-the-worst-first = Nejhorší první
    .about = Nepřítel v zuřivosti se nedívá, koho zasáhne.
    .goal = Železolamač nesmí padnout.
    .end = Ogr udeřil silně, ale jeho Zuřivost zabila oba dřív, než stačili něco udělat.

lesson-07-the-worst-first-solve =
    .say = Železolamač má zranění: { $wounds } z { $health }. Je u něj Krysí ogr, zraněná krysa a zraněný goblin. Vyber, kdo jedná první.
    .hint = Přečti si, co Zuřivost udělá s ostatními v zóně.
    .missed = Malí udeřili dřív než ogr a všechno dohromady bylo příliš. Jeho Zuřivost by je předtím smetla.
