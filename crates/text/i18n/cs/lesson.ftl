### Lekce u stolu: co stojí kolem slov samotné lekce.

lesson-title = Lekce
lesson-learn = Naučit se
    .hint = { $title }: asi { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    } u stolu, krok za krokem.
lesson-learn-in = Naučit se · { $n } min
lesson-count = { $step } z { $steps }
lesson-minutes = { $n ->
    [one] asi { $n } minuta
    [few] asi { $n } minuty
   *[other] asi { $n } minut
}
lesson-next = Dál
lesson-others = Ať hrají ostatní
lesson-anyway = Přesto dál
lesson-play-on = Hrát dál
lesson-again = Krok znovu
lesson-back = Předchozí krok
lesson-skip = Přeskočit krok
lesson-hint = Nápověda
lesson-leave = Ukončit
    .hint = Ukonči lekci tady: hraj dál, nebo se vrať na úvodní stránku.
lesson-read = Přečíst si lekci
lesson-play = Spustit lekci
lesson-rules = Pravidla
lesson-lobby = Na úvodní stránku
lesson-do-it = Udělat: { $what }
lesson-do-anyway = Přesto udělat: { $what }
lesson-look = Podívej se sem: { $what }.
lesson-framed = Orámováno: { $what }.
lesson-look-framed = Podívej se na to, co je orámované.
lesson-try = Zkus toto: { $what }.
lesson-stray = Jde to, ale v tomto kroku jde o něco jiného.
lesson-final = Nedá se to vzít zpět. Zvol to ještě jednou, jestli to chceš.
lesson-not-done = Nestalo se to.
lesson-missed = Cíle tohoto kroku už nejde dosáhnout. Zkus krok znovu, nebo pokračuj.
lesson-played = Stůl odehrál: { $what }.
lesson-over = Na to lekce teď nečeká.
lesson-free = Lekce skončila. Vše skryté se znovu zamíchalo; odteď se kostky dají ověřit.
error-no-lesson = Lekce toho jména není.

### Hádanky: lekce o jednom kroku, ve kterých se má něco najít.

puzzle-title = Hádanky
puzzle-about = Jedna pozice, jedna věc k nalezení. Zkoušej, kolikrát chceš; když to nevyjde, dozvíš se proč.
puzzle-count = Vyřešeno { $solved } z { $all }
puzzle-level = Úroveň { $level }
puzzle-start = Zkusit
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-solved = Vyřešeno
puzzle-solved-alone = Vyřešeno bez nápovědy
puzzle-shown = Řešení odehrál stůl: { $what }. Teď to zkus ty.
puzzle-lucky = Tentokrát to vyšlo štěstím, ale šance byla příliš malá.

### Co chybělo, když hádanka nevyšla; pak následují slova hádanky a tah, který cestu uzavřel.

missing-number = Příliš málo: { $what }, { $have } { OUT_OF($want) }.
missing-limit = Příliš mnoho: { $what }, { $have } (nejvýš { $most }).
missing-health = Příliš málo zdraví: { $what }, { $have } { OUT_OF($want) }.
missing-defeat = Porážka: { $what }.
missing-holder = { $what }: stále drží { $holder }.
missing-nobody = { $what }: nedrží nikdo.
missing-foes = Stále ve hře: { $what }.
missing-foe = { $what } (zbývající zdraví: { $n })
missing-space = Tvé místo na mapě: { $here }; mělo být: { $there }.
missing-item = V batohu chybí: { $what }.
missing-closed = Cestu k řešení uzavřelo toto: { $what }.
missing-open = Před tímto tahem bylo řešení ještě možné: { $what }.

### Příklady: pozice, ve které lze pravidlo vyzkoušet.

example-title = Příklad: { $rule }
example-try = Vyzkoušet
    .label = Vyzkoušet: { $rule }
example-show = Ukázat
example-done = Právě to příklad ukazuje. Zkus od začátku něco jiného, nebo hraj dál.
example-end = Stůl příklad zahrál; záznam říká jak. Zkus to teď, nebo hraj dál.

### Rady: jeden řádek u stolu, když na pravidlu poprvé záleží.

tip-title = Rada
tip-read = Rozumím
tip-off = Už žádné rady
tip-setting = Rady
tip-setting-on = když na pravidlu poprvé záleží
tip-setting-off = žádné
tip-setting-again = všechny znovu

### Tři otázky u stolu.

questions-title = Co teď?
    .each = Můžeš se zeptat i na jednu věc: ukaž na kartu, pole nebo odpověď a stiskni „?“, klikni na ni pravým tlačítkem, nebo na ní podrž prst.
questions-can = Co můžu udělat?
    .hint = U každé možnosti: kolik stojí a co z ní může být. „Vyzkoušet“ ji zahraje jen jako; u stolu se nic nestane.
questions-why-not = Proč ne?
questions-rule = Které pravidlo?
questions-try = Vyzkoušet
questions-nothing = Teď se tu nedá nic udělat.
questions-all = Všechno, co jde udělat
questions-back = Zpět ke stolu
