### Kampaň hry Warhammer Quest: deník a soubory, které nelze přečíst.

wq-campaign-next = { $campaign }: následuje dobrodružství { $number } { OUT_OF($quests) }, „{ $quest }“
wq-campaign-won = { $campaign }: kampaň končí vítězstvím!
wq-campaign-lost = { $campaign }: kampaň končí porážkou.
wq-campaign-quest-won = { $rounds ->
        [one] „{ $quest }“: vítězství za { $rounds } kolo
        [few] „{ $quest }“: vítězství za { $rounds } kola
       *[other] „{ $quest }“: vítězství za { $rounds } kol
    }
wq-campaign-quest-lost = { $rounds ->
        [one] „{ $quest }“: porážka po { $rounds } kole
        [few] „{ $quest }“: porážka po { $rounds } kolech
       *[other] „{ $quest }“: porážka po { $rounds } kolech
    }
wq-campaign-hero = { $hero }: limit výstroje { $n }
wq-campaign-advanced = pokročilé akce
wq-campaign-summary = { $won ->
        [one] vyhráno { $won } dobrodružství { OUT_OF($quests) }
        [few] vyhrána { $won } dobrodružství { OUT_OF($quests) }
       *[other] vyhráno { $won } dobrodružství { OUT_OF($quests) }
    }
wq-campaign-damaged = Tento soubor kampaně je poškozený: řádek { $line }, sloupec { $column }: { $what }. Zůstal beze změny.
wq-campaign-version = Tento soubor kampaně má verzi { $found }, zde lze číst verzi { $known }. Zůstal beze změny.
wq-campaign-edition = Tato kampaň se hraje s jinými kartami („{ $found }“), než jsou zde („{ $here }“). Soubor zůstal beze změny.
wq-campaign-content = Tento soubor kampaně říká na řádku { $line } něco nemožného: { $what }. Zůstal beze změny.
