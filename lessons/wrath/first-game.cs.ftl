### Slova lekce first-game.lesson: co čte ten, kdo Wrath of the Lich King teprve poznává, krok za krokem.

lesson-first-game = Před branami Icecrownu
    .about = Dva hrdinové a jedna válka. Jdi, bojuj, pusť se do úkolu a uvidíš, co na to Pohroma.
    .goal = Splnit úkoly ({ $quests }) a pak dobýt Icecrown Citadel. Zoufalství { $most } znamená prohru.
    .end = Teď znáš celý tah. Válka patří tobě a Jaině: hraj dál!

lesson-first-game-goal =
    .say = Hrdinové vyhrají nebo prohrají společně. Je třeba splnit úkoly ({ $quests }) a pak dobýt Icecrown Citadel. Když zoufalství dosáhne { $most }, Northrend padne.

lesson-first-game-move =
    .say = Hraješ za Muradina. Akcí na tah: { $actions }, a krok po spojnici je jedna z nich. Ghúlové čekají na poli Temple of Storms: běž tam.
    .hint = Temple of Storms leží hned vedle tebe.
    .elsewhere = I tam se dá jít. Ghúlové, které hledáme, ale stojí na poli Temple of Storms.
    .bolt-first = Pěkná rána! Za chvíli na ni dojde; teď udělej krok.
    .too-soon = Tím akce končí, a ještě se nic nestalo. Vrať to.

lesson-first-game-bolt =
    .say = Počkej! Bouřný úder zabije blízkého ghúla zdarma, odsud ale na Dalaran nedosáhne. Vrať krok a pak udeř na Dalaran.
    .done = O ghúla méně, a všechny akce ti zůstaly.
    .hint = Nejdřív stiskni Vrátit. Dalaran sousedí s polem, kde začínáš.
    .on-foot = K tomuhle ghúlovi dojdeš pěšky. Vrať to a udeř tam, kam nejdeš.
    .no-way-round = Cesta zpět po svých stojí akci. Vrátit krok nestojí nic.
    .too-soon = Tím akce končí. Nejdřív to vrať.

lesson-first-game-fight =
    .say = Teď na pole Temple of Storms a do boje! Házíš dvěma kostkami: úspěch odstraní ghúla, blok zastaví zranění.
    .done = Kostky padly a hod se vrátit nedá.
    .missed = Na tenhle boj už nezbyla akce. Začni krok znovu.
    .elsewhere = Tímhle směrem není s kým bojovat. Vrátit?
    .too-soon = Ještě máš akce a ghúlové čekají. Vrátit?

lesson-first-game-card =
    .say = { $hits ->
        [one] Máš { $hits } úspěch.
        [few] Máš { $hits } úspěchy.
       *[other] Máš { $hits } úspěchů.
    } Karta Útoku přidá další, ale pak je pryč. Kdo přežije, vrátí úder. Zahrát ji, nebo si ji nechat? Rozhodni se.

lesson-first-game-quest =
    .say = Hned vedle, na poli Ulduar, čeká jeden ze společných úkolů. Jeho stupnice má { $length } polí. Jdi tam a proveď akci úkolu.
    .missed = Na úkol už nezbyla akce. Začni krok znovu, nebo pokračuj bez něj.
    .elsewhere = Tahle cesta vede od úkolu pryč. Čeká na poli Ulduar.
    .fight-later = Bojovat také jde. Válku ale vyhrávají úkoly a akcí je málo.
    .keep-travel = Tím o kartu přijdeš. Úkolu na poli Ulduar pomůže zadarmo.
    .too-soon = Na úkol máš ještě akce. Vrátit?

lesson-first-game-lay =
    .say = Každý úspěch posune ukazatel, i když jeden z nich Ulduar pohltí. Karta s dalším symbolem ho posune také. Vylož Cestu!
    .done = Podívej se do ruky: karty vyložené na úkol se ti vracejí.
    .it-comes-back = Nechat si ji nic nepřinese. Vyložená karta se hned vrací do ruky.

lesson-first-game-stay-or-go =
    .say = Akce došly, ale zahrát Cestu nic nestojí. Blíží se zrůda. Zůstaneš u úkolu, nebo utečeš? Pak ukonči akce.

lesson-first-game-draw =
    .say = Zbytek tahu běží sám. Nejdřív ti do ruky přišly nové karty: { $drawn }.

lesson-first-game-ghouls =
    .say = Pak každá odhalená karta Pohromy (počet: { $rate }) přivedla ghúla. Kde už stojí { $full }, znamená další nájezd: zoufalství vzroste a přijde zrůda.

lesson-first-game-abomination =
    .say = Zrůdy jdou k nejbližšímu hrdinovi a udeří. Obrana jednou zastaví až { $prevented } zranění. Zahraješ ji teď, nebo zatneš zuby?

lesson-first-game-jaina =
    .say = Jaina je na tahu: dívej se. Můžeš jí pomáhat kartami. Když bude chtít něco s Muradinem, nejdřív se zeptá: svolíš, nebo odmítneš.
    .done = Pomáhají karty všech hrdinů na poli. Společně je síla větší.

lesson-first-game-second-turn =
    .say = Tenhle tah je celý tvůj: akce { $actions }, zdraví { $health }. Bojuj, plň úkol, cestuj, jak uznáš za dobré. Pak ukonči akce.

lesson-first-game-rise =
    .say = Šíření Pohromy čekalo v balíčku. Král lichů se přesunul: ve své oblasti přidává zranění. A staré karty Pohromy leží zase nahoře.
