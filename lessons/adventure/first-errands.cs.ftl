### Slova lekce first-errands.lesson: co čte ten, kdo The Adventure Game teprve poznává, krok za krokem.

lesson-first-errands = Dvě pochůzky
    .about = Vyjdi z města, potkej kostlivce a získej první udatnost.
    .goal = Plň úkoly: kdo má první udatnost { $valor }, vyhrává.
    .end = Cestu, boj i odměnu už znáš. Celá mapa je před tebou!

lesson-first-errands-goal =
    .say = Hraješ za Grumbaze, orka, který touží po slávě. Úkoly přinášejí udatnost; kdo má první { $valor }, vyhrává. Dva úkoly leží před tebou.

lesson-first-errands-walk =
    .say = Kostka ti dala kroky: { $moves }. Jeden z úkolů vede na pole Brill, hned vedle. Jdi rovnou, nebo oklikou; krok se dá vždy vrátit.
    .done = Kroky, které zbudou, prostě propadnou. To nevadí.
    .hint = Brill leží hned nad Undercity.
    .astray = Pěkná procházka, ale pryč od pole Brill, a kroků je málo. Vrátit?
    .card-later = Dobrá karta. Chvíli si ji ještě nech v ruce.
    .too-soon = Tím tvá cesta končí, a Brill pořád čeká. Vrátit?

lesson-first-errands-energy =
    .say = Energie na karty: { $energy }. Co zbude, na konci tahu propadne. Výpad ti dnes přidá sílu. Zahraj ho, nebo si ho nech; pak pohyb ukonči.
    .done = Ať v tomhle tahu uděláš cokoli, uděláš to tady.
    .errand-here = Odcházíš z pole Brill, a přitom máš práci tady. Vrátit?

lesson-first-errands-resource =
    .say = Po pohybu využiješ jeden zdroj svého pole. Svitek je nová karta, lektvar léčí; tvá zranění: { $damage }. Vyber si!

lesson-first-errands-fight =
    .say = Kostlivec! Zasáhneš ho { $faces } z { $all } stran kostky, on tebe: { $theirs }. Před hodem pomůže Hrdinský úder. Zahraješ ho, nebo prostě hodíš?
    .done = Kostky leží, a tak to zůstane.

lesson-first-errands-shield =
    .say = Zasáhne i hod, který se obraně jen rovná. Karty pomohou i po hodu: Kryt štítem tvou obranu zvýší. Stojí ti za energii?

lesson-first-errands-item =
    .say = Stačí jeden zásah. A karta má druhou stranu: poražený nepřítel se mění v předmět v tvém batohu. Druhý úkol tohle vítězství počítá.

lesson-first-errands-wear =
    .say = Zbraní a zbrojí se musíš vybavit. Děláš to na konci svého tahu, po úkolech. Jiné předměty fungují rovnou z batohu.

lesson-first-errands-errand =
    .say = Na konci tahu vyřizuješ úkoly tam, kde stojíš. Brill máš na seznamu: označ ho teď.
    .errand-first = Brill ještě není označený a chvíle pomine. Vrátit?

lesson-first-errands-burbonn =
    .say = Teď je na tahu Burbonn, tvůj soupeř. Jde, využije zdroj, bojuje, stejně jako ty. Dívej se, nebo si zatím prohlédni jeho úkoly.

lesson-first-errands-second-turn =
    .say = Kroky: { $moves }, energie: { $energy }. Dokonči kterýkoli úkol: vyhraj ještě jeden boj, nebo leť z města směrem na Kharanos. Není kam spěchat.
    .done = První udatnost! Místo splněného úkolu přichází těžší.

lesson-first-errands-level =
    .say = Někteří nepřátelé ti zvýší úroveň. Vyléčíš se, lízneš si tři karty a dostaneš silnější kartu postavy. Otevřou se pole další barvy, dosud zavřená.

lesson-first-errands-defeat =
    .say = Tvé zdraví je { $life }. Když ho zranění dosáhnou, probudíš se v nejbližším městě, znovu při síle. Úroveň, předměty i úkoly ti zůstanou, takže směle!
