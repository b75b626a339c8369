### Proč něco ve hře World of Warcraft: The Adventure Game nejde.

ag-why-already-changed = tento předmět se už v této fázi nasazoval nebo ukládal
ag-why-already-given = za pečeť už byl odevzdán předmět, takže je třeba pokračovat
ag-why-already-played = jedna kopie této karty už byla v tomto tahu zahrána
ag-why-already-used = tento předmět už byl v tomto tahu použit
ag-why-bag-item = předměty typu batoh se nenasazují; působí z batohu
ag-why-cannot-pay = nemáš čím zaplatit
ag-why-cannot-turn = tuto stranu karty hrdiny nelze za energii otočit
ag-why-character-taken = tohoto hrdinu má jiný hráč
ag-why-deck-empty = tento balíček je prázdný
ag-why-discoveries-first = nejdřív se vyhodnotí objevy na tomto poli, a ty zdroj nahrazují
ag-why-does-not-fit = karta se do tohoto souboje nehodí
ag-why-has-moved = Kámen návratu nahrazuje pohyb, a ten už začal
ag-why-held-by-aggro = na tomto poli tě drží setkání s rysem aggro a nejdřív je třeba bojovat s ním
ag-why-item-too-high = tento předmět má vyšší úroveň než ty: { $level ->
        [0] šedá
        [1] zelená
        [2] žlutá
       *[3] červená
    }
ag-why-item-too-low = páni přístavu berou jen předměty zelené nebo vyšší úrovně
ag-why-just-taken = to je právě ten předmět, který byl teď vzat
ag-why-must-use-one = jeden ze zdrojů pole je třeba použít, i kdyby nic nepřinesl
ag-why-no-challenge-in-city = ve městě žádná fáze výzvy není
ag-why-no-city = to není město
ag-why-no-discovery-in-city = objevy se nikdy neumisťují do měst
ag-why-no-energy = stojí energii: { $needed }; máš { $energy }
ag-why-no-fight-in-city = ve městě se na nikoho neútočí
ag-why-no-flight-there = není tam vzdušná cesta, nebo už tam jsi
ag-why-no-hit = jen po tvém útoku, který zasáhl
ag-why-no-items-left = v balíčku této úrovně už není žádný předmět
ag-why-no-power = tento předmět nemá nic, co by šlo použít
ag-why-no-steps-left = už nemáš žádný krok
ag-why-no-such-potion = tento předmět takovým lektvarem není
ag-why-no-such-quest = takový úkol nemáš
ag-why-no-such-resource = to toto pole nenabízí
ag-why-no-target = není nic, na co by to šlo použít
ag-why-not-adjacent = toto pole s tvým nesousedí
ag-why-not-equipped = tímto předmětem hrdina vybaven není
ag-why-not-here = to na tvém poli není, nebo tu být nesmí
ag-why-not-in-bag = tento předmět v batohu není
ag-why-not-in-city = Zlato se utrácí ve městech
ag-why-not-in-hand = tuto kartu v ruce nemáš
ag-why-not-in-reach = to je mimo dosah
ag-why-not-kept = takový uschovaný objev nemáš
ag-why-not-that-character = tohoto hrdiny se úkol týkat nemůže
ag-why-not-that-level = předmět této úrovně pro tebe není
ag-why-not-the-nearest-city = jiné město je blíž
ag-why-not-the-nearest-marker = jiný žeton je novému setkání blíž
ag-why-not-wanted = úkol tento předmět nechce
ag-why-not-yours = tento předmět není tvůj
ag-why-nothing-to-begin = nic takového se teď neděje
ag-why-nothing-to-do-here = pro tento úkol tu není co dělat
ag-why-only-in-challenge = o tom rozhoduješ jednou, na začátku své fáze výzvy
ag-why-only-in-exploration = to patří do tvé fáze průzkumu
ag-why-only-in-maintenance = výbavu měníš ve své fázi údržby, po úkolech
ag-why-only-in-movement = jen ve tvé fázi pohybu, po hodu
ag-why-only-in-quests = to děláš v prvním kroku své fáze údržby
ag-why-quests-are-over = krok úkolů už skončil a v tomto tahu se k němu nevrací
ag-why-setup-heroes = nejvýš jeden hrdina na hráče (hráčů: { $seats }) a žádný dvakrát
ag-why-setup-rounds = hra má 1 až { $most } kol
ag-why-setup-seats = hra je pro 2 až 4 hráče, ne pro { $seats }
ag-why-setup-valor = k vítězství je třeba 5 až 10 bodů udatnosti
ag-why-something-is-here = na tomto poli už něco je a tomu je třeba čelit místo lízání karty
ag-why-space-too-high = toto pole má vyšší úroveň než ty: { $level ->
        [0] šedá
        [1] zelená
        [2] žlutá
       *[3] červená
    }
ag-why-symbols-missing = tvému hrdinovi chybí symbol, který tento předmět žádá
ag-why-too-late-to-turn = karta hrdiny se otáčí jednou za tah, před prvním krokem
ag-why-wrong-moment = v tuto chvíli to použít nejde
