### Slova lekce first-game.lesson: co čte ten, kdo Wrath of the Lich King teprve poznává, krok za krokem.

lesson-first-game = Před branami Icecrownu
    .about = Dva hrdinové a jedna válka. Jdi, bojuj, pusť se do úkolu a uvidíš, co na to Pohroma.
    .goal = Splnit úkoly ({ $quests }) a pak dobýt Icecrown Citadel. Zoufalství { $most } znamená prohru.
    .end = Teď znáš celý tah. Válka patří tobě a Jaině: hraj dál!

lesson-first-game-goal =
    .say = Hrdinové vyhrají nebo prohrají společně. Je třeba splnit úkoly ({ $quests }) a pak dobýt Icecrown Citadel. Když zoufalství dosáhne { $most }, Northrend padne.

lesson-first-game-bolt =
    .say = Hraješ za Muradina. Začni Bouřným úderem: jednou za tah zabije blízkého ghúla, a to zdarma. Na poli Dalaran je jich moc; udeř tam.
    .done = O ghúla méně, a ani jedna akce nepadla.
    .hint = Dalaran sousedí s polem Frosthold, kde stojíš.
    .on-foot = K tomuhle ghúlovi dojdeš pěšky. Vrať to a udeř tam, kam nejdeš.
    .bolt-first = Jít také můžeš. Odsud ale úder dosáhne na Dalaran: vrať to a nejdřív udeř.
    .keep-travel = Tím o kartu přijdeš. Nech si ji na chvíli, kdy dojdou akce.
    .too-soon = Tím akce končí, a ještě se nic nestalo. Vrať to.

lesson-first-game-move =
    .say = Akcí na každý tah: { $actions }. Krok po spojnici je jedna z nich. Ghúlové čekají na poli Temple of Storms: běž tam.
    .hint = Temple of Storms leží hned vedle tebe.
    .elsewhere = I tam se dá jít. Ghúlové, které hledáme, ale stojí na poli Temple of Storms.
    .keep-travel = Tím o kartu přijdeš. Pěšky je to jediný krok.
    .too-soon = Ještě máš akce a ghúlové čekají. Vrátit?

lesson-first-game-fight =
    .say = A teď do boje! Házíš dvěma kostkami: každý úspěch odstraní ghúla, každý blok zastaví zranění.
    .done = Kostky padly a hod se vrátit nedá.
    .missed = Na tenhle boj už nezbyla akce. Začni krok znovu.
    .elsewhere = Tam není s kým bojovat. Vrátit?
    .keep-travel = Tím se od boje vzdálíš a přijdeš o kartu. Vrátit?
    .too-soon = Ještě máš akce a ghúlové čekají. Vrátit?

lesson-first-game-card =
    .say = { $hits ->
        [one] Máš { $hits } úspěch.
        [few] Máš { $hits } úspěchy.
       *[other] Máš { $hits } úspěchů.
    } Karta Útoku přidá další, ale pak je pryč. Ghúlové, kteří přežijí, úder vrátí. Zahrát ji, nebo si ji nechat? Rozhodni se.

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
    .say = Akce došly, ale zahrát Cestu nic nestojí. Blíží se zrůda: zůstaneš u úkolu, nebo utečeš? Zkus to: „Vrátit“ tě přivede zpět. Pak ukonči akce.

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
    .say = Tenhle tah je celý tvůj. Bojuj, plň úkol, cestuj, jak uznáš za dobré; Jaina pomůže tam, kde stojí. Pak ukonči akce.

lesson-first-game-rise =
    .say = Šíření Pohromy čekalo v balíčku. Král lichů se přesunul: ve své oblasti přidává zranění. A staré karty Pohromy leží zase nahoře.
