### Lekce u stolu: co stojí kolem slov samotné lekce.

lesson-title = Lekce
lesson-learn = Naučit se
    .hint = { $title }: asi { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    } u stolu, krok za krokem.
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
lesson-lobby = Na úvodní stránku
lesson-do-it = Udělat: { $what }
lesson-do-anyway = Přesto udělat: { $what }
lesson-look = Podívej se sem: { $what }.
lesson-look-framed = Podívej se na to, co je orámované.
lesson-try = Zkus toto: { $what }.
lesson-stray = Jde to, ale v tomto kroku jde o něco jiného.
lesson-final = Nedá se to vzít zpět. Zvol to ještě jednou, jestli to chceš.
lesson-not-done = Nestalo se to.
lesson-missed = Cíle tohoto kroku už nejde dosáhnout. Zkus krok znovu, nebo pokračuj.
lesson-played = Předchozí krok odehrál stůl; jak, říká záznam.
lesson-over = Na to lekce teď nečeká.
lesson-free = Lekce skončila. Vše skryté se znovu zamíchalo; odteď se kostky dají ověřit.
error-no-lesson = Lekce toho jména není.
