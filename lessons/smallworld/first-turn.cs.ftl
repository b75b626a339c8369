### Slova lekce first-turn.lesson: co čte ten, kdo Small World of Warcraft teprve poznává, krok za krokem.

lesson-first-turn = Ostrov pro tvou rasu
    .about = Zvol rasu, přistaň, rozšiř se po ostrově a spočítej první mince.
    .goal = Vyhrává, kdo má po kole { $rounds } nejvíc mincí.
    .end = Víc vědět nemusíš. Hraj odtud dál a úpadek vyhlas, až se ti bude hodit.

lesson-first-turn-goal =
    .say = Dva ostrovy, a místa příliš málo. Každý tvůj region vynáší tah co tah minci. Po kole { $rounds } vyhrává, kdo je nejbohatší.

lesson-first-turn-take =
    .say = Tvé mince: { $coins }. Zvol rasu s její schopností: horní dvojice je zdarma. Nižší stojí minci za každou dvojici nad ní; tam ji položíš.
    .done = Tohle je teď tvůj lid, připravený přistát.
    .too-dear-for-now = Odvážný nákup: stál { $needs }, a právě mincemi se vyhrává. Jde to také.

lesson-first-turn-land =
    .say = { $race } přistávají. První dobytý musí být startovní region, ten s kotvou. Najdi takový, který stojí nejvýš { $limit } žetony.
    .done = První region! Žetony v něm zůstávají na stráži.
    .costs-more = Tenhle stojí { $needs }: žijí tam Murlokové. Jde to také, levnější ale nechá žetony na další regiony.
    .tokens-left = Tím dobývání končí dřív, než začalo. Vrátit?

lesson-first-turn-grow =
    .say = Teď dobuď souseda svého regionu. Země stojí { $base } žetony; hora, každý obránce i moře přidají po jednom.
    .done = Už máš dva regiony! Vidíš, jak to roste.
    .hint = Orámované chtějí nejméně žetonů.
    .die-comes = Kostku už znáš! Tak vybírej dobře: je to poslední dobývání v tahu.
    .tokens-left = Zbyly by ti žetony v ruce. Jde to, ale každý by ještě mohl dobývat.

lesson-first-turn-die =
    .say = Pokračuj, jak daleko chceš. Na poslední dobývání smějí žetony chybět: o zbytek se hází kostkou.
    .done = V tomhle tahu je dobývání u konce. Co máš, to je tvé.
    .hint = V orámovaném regionu může pomoci kostka.

lesson-first-turn-spread =
    .say = Teď přesouvej žetony, jak chceš; v každém regionu musí jeden zůstat. Každý přesun jde vrátit. Hlídej, co je ti cenné, a pak skonči.

lesson-first-turn-income =
    .say = Výplata: mince za každý z tvých regionů ({ $held }). Rasa a schopnost mohou přidat. Tvé mince teď: { $coins }.

lesson-first-turn-attacked =
    .say = Soupeř přistává. Když ti vezme region, jeden žeton přijde nazmar, ostatní se vrátí. Umísti je do regionů, které ti zbyly.
    .done = Osamělý žeton by se prostě ztratil.

lesson-first-turn-gather =
    .say = Zase tvůj tah! Nové žetony nedostaneš. Dobývej dál: seber, co jde; v každém regionu jeden žeton zůstane.
    .not-yet = To je velký krok a jeho čas přijde. Zatím vrátit?
    .keep-it = Ten region je teď prázdný a nic nevynese. Vrátit?
    .nothing-in-hand = S prázdnou rukou nic nedobudeš. Vrátit a nejdřív sebrat žetony?

lesson-first-turn-second-turn =
    .say = Tenhle tah je celý tvůj. Porazit rasu druhé strany, Aliance nebo Hordy, vynese minci navíc. Vyděláš { $wanted } nebo víc?
    .done = Podívej se na příjem: každá jeho část je tam popsaná.

lesson-first-turn-rival =
    .say = Soupeřův tah: dívej se. Žádná rasa nové žetony nedostává, a tak jednou každé dojdou.

lesson-first-turn-decline =
    .say = Docházejí ti síly? Můžeš vyhlásit úpadek: zabere celý tah. { $race } zůstanou po jednom a vynášejí dál, a příští tah si zvolíš novou rasu.
