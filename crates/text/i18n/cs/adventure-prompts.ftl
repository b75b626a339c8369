### Na co se World of Warcraft: The Adventure Game ptá a co lze odpovědět.

## Prompts; .other is for everybody else

ag-prompt-pick = Vyber si hrdinu.
    .other = { $seat } si vybírá hrdinu.
ag-prompt-start-city = Vyber město, ve kterém začneš.
    .other = { $seat } vybírá výchozí město.
ag-prompt-mark = „{ $quest }“: vyber hrdinu, kterého se úkol týká.
    .other = { $seat } vybírá hrdinu, kterého se týká úkol „{ $quest }“.
ag-prompt-start-of-turn = Co přijde na začátku tvého tahu první?
    .other = { $seat } určuje pořadí toho, co se děje na začátku tahu.
ag-prompt-movement-boots = Padlo: pohyb { $moves }, energie { $energy }. Hodit znovu díky Gobliním raketovým botám?
    .other = { $seat } má hod: pohyb { $moves }, energie { $energy }, a může házet znovu.
ag-prompt-movement = Jdi, jednej, nebo ukonči pohyb. Zbývající kroky: { $moves }, energie: { $energy }.
    .other = { $seat } se pohybuje. Zbývající kroky: { $moves }, energie: { $energy }.
ag-prompt-discoveries = Který objev přijde první?
    .other = { $seat } vybírá, který objev přijde první.
ag-prompt-resource = Který zdroj aktivuješ?
    .other = { $seat } vybírá zdroj.
ag-prompt-challenge = Čemu se postavíš?
    .other = { $seat } vybírá výzvu.
ag-prompt-quests = Postarej se o úkoly a pokračuj.
    .other = { $seat } se stará o úkoly.
ag-prompt-equipment = Postarej se o výbavu a ukonči tah.
    .other = { $seat } se stará o výbavu.
ag-prompt-turn-card = Otočit tvou kartu hrdiny?
    .other = { $seat } se rozhoduje, zda otočit kartu hrdiny.
ag-prompt-place-token = Kam objev umístíš?
    .other = { $seat } umisťuje objev.
ag-prompt-flight = Kam poletíš?
    .other = { $seat } vybírá cíl letu.
ag-prompt-auction = Který předmět nabídneš v aukční síni?
    .other = { $seat } je v aukční síni.
ag-prompt-drop-quest = Máš tři úkoly. Který odhodíš?
    .other = { $seat } odhazuje jeden ze tří úkolů.
ag-prompt-before-roll = Před hodem: zahrát něco? Energie: { $energy }.
    .short = Před hodem: zahrát něco?
    .other = { $seat } se připravuje na souboj.
ag-prompt-after-roll = Po hodu: zahrát něco? Energie: { $energy }.
    .short = Po hodu: zahrát něco?
    .other = { $seat } si prohlíží kostky.
ag-prompt-between = Útoky na dálku skončily. Zahrát něco před útoky na blízko? Energie: { $energy }.
    .short = Útoky na dálku skončily. Zahrát něco před útoky na blízko?
    .other = { $seat } může něco udělat před útoky na blízko.
ag-prompt-after-hit = Tvůj útok zasáhl. Zahrát něco? Energie: { $energy }.
    .short = Tvůj útok zasáhl. Zahrát něco?
    .other = { $seat } může k zásahu něco přidat.
ag-prompt-combat-boots = Hodit svou kostkou boje znovu díky Gobliním raketovým botám?
    .other = { $seat } může hodit kostkou boje znovu.
ag-prompt-test-boots = „{ $card }“: kostka ukazuje { $n }. Hodit jí znovu díky Gobliním raketovým botám?
    .other = { $seat } může hodit kostkou znovu („{ $card }“).
ag-prompt-overflow = Odkladiště je plné. Který žeton udělá místo kartě „{ $card }“?
    .other = { $seat } vybírá žeton, který udělá místo kartě „{ $card }“.
ag-prompt-brink = Hrozí ti porážka. Použít něco, co tě zachrání?
    .other = { $seat } může odvrátit svou porážku.
ag-prompt-theft = Který předmět si vezmeš z batohu? Přijde o něj { $who }.
    .other = { $seat } si může vzít předmět z batohu. Přijde o něj { $who }.
ag-prompt-to-city = Dvě města jsou stejně blízko. Kde se probudíš?
    .other = { $seat } vybírá město, ve kterém se probudí.
ag-prompt-pay = Jak zaplatíš? Zbývá zaplatit energii: { $n }.
    .other = { $seat } platí. Zbývá zaplatit energii: { $n }.
ag-prompt-answer = { $who } hraje kartu „{ $card }“. Odpovědět?
    .other = { $seat } může odpovědět na kartu „{ $card }“.
ag-prompt-choice = „{ $card }“: vyber.
    .other = { $seat } vybírá („{ $card }“).
ag-prompt-offer = „{ $card }“: chceš to?
    .other = { $seat } zvažuje kartu „{ $card }“.
ag-prompt-whom = „{ $card }“: vyber hrdinu.
    .other = { $seat } vybírá hrdinu („{ $card }“).
ag-prompt-attach-to = „{ $card }“: k čemu ji připojíš?
    .other = { $seat } vybírá, k čemu připojit kartu „{ $card }“.
ag-prompt-go = Kam půjdeš?
    .other = { $seat } vybírá, kam jít.
ag-prompt-push = { $n ->
        [one] Posunout ještě o 1 pole? Cíl: { $who }.
        [few] Posuň nejvýš o { $n } pole. Cíl: { $who }.
       *[other] Posuň nejvýš o { $n } polí. Cíl: { $who }.
    }
    .other = { $seat } posouvá cizího hrdinu: { $who }.
ag-prompt-discard = { $n ->
        [one] Odhoď kartu schopnosti.
        [few] Odhoď { $n } karty schopností.
       *[other] Odhoď { $n } karet schopností.
    }
    .other = { $seat } odhazuje karty schopností.
ag-prompt-give-up = Který předmět odevzdáš?
    .other = { $seat } odevzdává předmět.
ag-prompt-gain-level = Předmět které úrovně?
    .other = { $seat } vybírá úroveň předmětu.
ag-prompt-far-sight = Na který objev se podíváš?
    .other = { $seat } vybírá objev, na který se podívá.
ag-prompt-far-seen = Odhodit objev { $n }, nebo ho vrátit?
    .other = { $seat } si prohlíží objev { $n }.
ag-prompt-scout = Na spodní kartu kterého balíčku se podíváš?
    .other = { $seat } vybírá balíček výzev, do kterého nahlédne.
ag-prompt-scouted = Přesunout spodní kartu balíčku { CASE($level, "gen") } úrovně navrch?
    .other = { $seat } si prohlíží spodní kartu balíčku { CASE($level, "gen") } úrovně.
ag-prompt-trade = Který předmět si vezmeš z cizího batohu?
    .other = { $seat } obchoduje s Potulným obchodníkem.
ag-prompt-trade-back = Vzít si na oplátku jiný předmět? Přijde o něj { $who }.
    .other = { $seat } si může na oplátku vzít jiný předmět. Přijde o něj { $who }.
ag-prompt-false-map = { $n ->
        [one] Falešná mapa: posunout ještě o 1 pole? Cíl: { $who }.
        [few] Falešná mapa: posuň nejvýš o { $n } pole. Cíl: { $who }.
       *[other] Falešná mapa: posuň nejvýš o { $n } polí. Cíl: { $who }.
    }
    .other = { $seat } svádí cizího hrdinu z cesty: { $who }.
ag-prompt-booty-bay = { $n ->
        [one] Odevzdej za pečeť ještě 1 předmět zelené nebo vyšší úrovně.
        [few] Odevzdat za pečeť { $n } předměty zelené nebo vyšší úrovně?
       *[other] Odevzdat za pečeť { $n } předmětů zelené nebo vyšší úrovně?
    }
    .other = { $seat } vyjednává s pány přístavu.
ag-prompt-hand-limit = { $n ->
        [one] Příliš mnoho karet v ruce: odhoď 1.
        [few] Příliš mnoho karet v ruce: odhoď { $n }.
       *[other] Příliš mnoho karet v ruce: odhoď { $n }.
    }
    .other = { $seat } odhazuje karty, aby jich v ruce zbylo deset.

## Answers

ag-action-pick = { $hero }: { $kin }
ag-action-move = Na pole { $space }
ag-action-go = Jdi na pole { $space }
ag-action-start = Začátek: { $space }
ag-action-fly = Leť na pole { $space }
ag-action-wake = Probuď se: { $space }
ag-action-flip = Otoč kartu hrdiny
ag-action-play = Zahraj kartu „{ $card }“
ag-action-use = Použij předmět „{ $card }“
ag-action-spend = Použij objev „{ $discovery }“
ag-action-drink = Vypij jako lektvar: „{ $card }“ ({ $potion })
ag-action-visit = { $resource }
ag-action-open = Nejdřív „{ $discovery }“
ag-action-place = Umísti na pole { $space }
ag-action-attack = Zaútoč. Cíl: { $who }
ag-action-face-marker = Bojuj: žeton setkání { $n }
ag-action-face-event = Vyhodnoť událost
ag-action-face-lair = Postav se významnému setkání
ag-action-draw = Lízni si kartu výzvy
ag-action-advance = Úkol: { $quest }
ag-action-hand-in = „{ $quest }“: odevzdej předmět „{ $card }“
ag-action-equip = Vybav se: „{ $card }“
ag-action-unequip = Do batohu: „{ $card }“
ag-action-drop-quest = Odhoď úkol „{ $quest }“
ag-action-give = Odevzdej předmět „{ $card }“
ag-action-offer = Nabídni předmět „{ $card }“
ag-action-take = Vezmi předmět „{ $card }“
ag-action-steal = Ukradni předmět „{ $card }“
ag-action-discard = Odhoď kartu „{ $card }“
ag-action-begin = Nejdřív „{ $card }“
ag-action-choose = { $who }
ag-action-choose-token = Objev { $n }
ag-action-choose-marker = Setkání s žetonem { $n }
ag-action-level = { $level }
ag-action-option = Číslo { $n }
ag-action-accept = Ano
ag-action-accept-pay = Ano: { $cost }
ag-action-accept-turn = Otoč
ag-action-accept-discard = Odhoď
ag-action-accept-top = Navrch
ag-action-done = Hotovo
ag-action-done-movement = Ukonči pohyb
ag-action-done-quests = Dál k výbavě
ag-action-done-equipment = Ukonči tah
ag-action-done-pay = Zaplať energií
ag-action-done-go = Zastav se tady
ag-action-pass = Ne
ag-action-pass-combat = Nic dalšího nehraj
ag-action-pass-before-roll = Hoď kostkami
ag-action-pass-roll = Nech výsledek
ag-action-pass-brink = Přijmi porážku
ag-action-pass-answer = Ať se stane
ag-action-pass-theft = Neber nic
ag-action-pass-back = Vrať zpět
ag-action-pass-leave = Nech vespod
ag-action-pass-booty-bay = Odmítni

## Verbs, as heads of lists

ag-verb-pick = Hrdinové
ag-verb-move = Kroky
ag-verb-go = Místa
ag-verb-flip = Karta hrdiny
ag-verb-play = Karty schopností
ag-verb-use = Předměty
ag-verb-spend = Objevy
ag-verb-drink = Lektvary
ag-verb-visit = Zdroje
ag-verb-place = Pole
ag-verb-attack = Hrdinové k napadení
ag-verb-face = Výzvy
ag-verb-quests = Úkoly
ag-verb-equip = Výbava
ag-verb-give = Předměty k odevzdání
ag-verb-take = Předměty k převzetí
ag-verb-discard = Karty k odhození
ag-verb-choose = Výběr
ag-verb-level = Úrovně
ag-verb-done = Dál
