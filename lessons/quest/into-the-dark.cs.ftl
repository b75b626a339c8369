### Slova lekce into-the-dark.lesson: co čte ten, kdo Warhammer Quest teprve poznává, krok za krokem.

lesson-into-the-dark = Do tmy
    .about = Dolů do stok: udeř, ustůj ránu, přijmi pomoc a najdi cestu dál.
    .goal = Dojít na lokaci Grumpova jímka a porazit Odporného Grumpa. Padnou-li všichni hrdinové, vyhraje podzemí.
    .end = V malém už znáš všechno. Odporný Grump pořád čeká: jdi si pro něj!

lesson-into-the-dark-goal =
    .say = Žije tu něco odporného: Grump. Cíl je probít se chodbami až do jeho jímky a tam ho porazit. Všichni hrdinové vyhrávají společně.

lesson-into-the-dark-attack =
    .say = Hraješ za Železolamače. Tvé čtyři karty jsou akce; použitá karta leží otočená. V cestě ti stojí goblin: zaútoč na něj! Každý úspěch zraní.
    .done = Kostky padly a goblin s nimi.
    .hint = Útok je jedna ze čtyř karet před tebou.
    .missed = Goblin je pořád tady. Začni krok znovu a nejdřív si to s ním vyřiď.
    .goblin-first = Ať děláš cokoli, goblin ti ránu vrátí. Radši si to s ním vyřiď nejdřív.

lesson-into-the-dark-struck-back =
    .say = Vidíš? V témže hodu ti goblin vrátil úder, i když padl. Zastavily ho štíty na tvých kostkách.

lesson-into-the-dark-aid =
    .say = Ohnivá čarodějka tě podporuje. Každý úspěch je žeton: jistý úspěch pro jednu kartu. Polož je na Průzkum (vejde se { $most }). Za zranění nabídne další; rozhodni se.
    .hint = Žetony teď nejvíc pomohou na Průzkumu.

lesson-into-the-dark-explore =
    .say = Tahle lokace chce pokrok { $value }. Vyber Průzkum: odlákej netopýra od čarodějky, to pomůže, a utrať žetony. Až do hodu jde všechno vrátit.
    .done = Po průzkumu si vždy lízneš kartu podzemí. Tentokrát ti štěstí přálo.
    .hint = Vyber Průzkum; žetony se utrácejí před hodem.
    .tokens-wait = Rozhoduješ ty. Žetony na Průzkumu počkají.

lesson-into-the-dark-ready =
    .say = Všechny tvé karty jsou znovu připravené! Každý hrdina má jednu kartu s tímhle symbolem. Tvoje je Průzkum; šetři ho, než dojdou ostatní.

lesson-into-the-dark-enemies =
    .say = Až všichni hrdinové dohrají, jednají nepřátelé, jeden po druhém, podle slov na kartách. Tahle zranění žádný štít nezastaví. Dívej se.
    .done = Někteří koušou, jiní se skryjí ve stínu, kam dosáhne jen útok na dálku.

lesson-into-the-dark-travel =
    .say = Plně prozkoumanou lokaci může družina opustit. Nepřátelé ve stínu zůstanou vzadu; ti ve střetu jdou s ní. Jít dál, nebo zůstat?

lesson-into-the-dark-peril =
    .say = Na konci kola se žeton hrozby posune o pole; barvy na stupnici znamenají potíže. A družinu teď vede někdo jiný.

lesson-into-the-dark-second-round =
    .say = Tohle kolo patří tobě až do konce: čarodějka začíná, ty odpovídáš. Když zranění dosáhnou { $health }, padneš. Jak na to, je na tobě.
    .done = Kolo za kolem, hlouběji a hlouběji: tak se chodí na Grumpa.

lesson-into-the-dark-nemesis =
    .say = Jedna strana kostek nepřátel ukazuje nemesis. Tehdy o sobě dá Grump vědět i z doupěte: trpí ten, kdo jedná.
