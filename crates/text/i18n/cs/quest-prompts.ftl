### Na co se ptá hra Warhammer Quest a co lze odpovědět.

## Prompts; .other is for everybody else

wq-prompt-pick = Vyber si hrdinu.
    .other = { $seat } si vybírá hrdinu.
wq-prompt-leader = Kdo bude vůdcem družiny a začne?
    .other = Družina určuje vůdce.
wq-prompt-act = { $hero }: vyber akci.
    .other = { $seat } vybírá akci ({ $hero }).
wq-prompt-encore = { $hero }: smíš provést ještě jednu akci.
    .other = { $seat } smí provést ještě jednu akci ({ $hero }).
wq-prompt-targets = { $n ->
        [one] { $hero }: vyber cíl útoku.
        [few] { $hero }: vyber ještě až { $n } cíle útoku.
       *[other] { $hero }: vyber ještě až { $n } cílů útoku.
    }
    .other = { $seat } vybírá cíle ({ $hero }).
wq-prompt-widen = { $hero }: utrpět { $n } zranění a zaútočit na každého nepřítele v zóně cíle?
    .other = { $seat } rozhoduje o dosahu útoku ({ $hero }).
wq-prompt-aid-whom = { $hero }: koho podpoříš?
    .other = { $seat } vybírá, koho podpoří { $hero }.
wq-prompt-prepare = { $hero }, { $kind }: utrať žetony úspěchu, nebo hoď kostkami (kostky hrdiny: { $dice }, kostky nepřátel: { $foes }).
    .other = { $seat } se chystá hodit kostkami ({ $hero }).
wq-prompt-rerolls = { $hero }: přehodit kostky?
    .other = { $seat } si prohlíží kostky ({ $hero }).
wq-prompt-dice = { $n ->
        [one] { $hero }: vyber kostku k přehození.
        [few] { $hero }: vyber až { $n } kostky k přehození.
       *[other] { $hero }: vyber až { $n } kostek k přehození.
    }
    .other = { $seat } vybírá kostky k přehození ({ $hero }).
wq-prompt-modify = { $hero }: úspěchy { $successes }, útoky nepřátel { $attacks }, obrana { $defence }. Změnit něco?
    .other = { $seat } si prohlíží hod ({ $hero }).
wq-prompt-assist = { $hero }: pomoci s tímto útokem?
    .other = { $seat } smí pomoci s útokem ({ $hero }).
wq-prompt-nemeses = Který efekt nemesis bude první?
    .other = Družina rozhoduje, který efekt nemesis bude první.
wq-prompt-keep = { $hero }: nech si jednu z těchto karet podzemí.
    .other = { $seat } vybírá kartu podzemí ({ $hero }).
wq-prompt-bury = { $hero }: která karta půjde teď naspod?
    .other = { $seat } vrací karty podzemí ({ $hero }).
wq-prompt-linger = { $hero }: použij ještě něco, nebo ukonči aktivaci.
    .other = { $seat } smí použít ještě něco ({ $hero }).
wq-prompt-enemy-turn = { $hero }: aktivuj nepřítele.
    .other = { $seat } vybírá nepřítele, kterého aktivuje { $hero }.
wq-prompt-location-use = Využít lokaci?
    .other = Družina rozhoduje, zda využít lokaci.
wq-prompt-before-travel = { $hero }: použít něco, než se družina smí přesunout?
    .other = { $seat } smí použít něco před přesunem ({ $hero }).
wq-prompt-scout = { $hero }: která lokace bude první?
    .other = { $seat } rovná karty lokací ({ $hero }).
wq-prompt-travel = Lokace je plně prozkoumaná. Přesunout se dál?
    .other = Družina rozhoduje, zda se přesunout.
wq-prompt-choose-hero = „{ $card }“: vyber hrdinu.
    .other = { $seat } vybírá hrdinu („{ $card }“).
wq-prompt-choose-foe = { $n ->
        [one] „{ $card }“: vyber nepřítele.
        [few] „{ $card }“: vyber nepřátele, ještě až { $n }.
       *[other] „{ $card }“: vyber nepřátele, ještě až { $n }.
    }
    .other = { $seat } vybírá nepřítele („{ $card }“).
wq-prompt-alternatives = { $hero }, { $card }: vyber.
    .other = { $seat } vybírá za hrdinu: { $hero } ({ $card }).
wq-prompt-offer = { $hero }, „{ $card }“: chceš?
    .other = { $seat } zvažuje kartu „{ $card }“ ({ $hero }).
wq-prompt-would-suffer = { $hero } má utrpět { $n } zranění.
    .other = { $seat } smí odvrátit zranění ({ $hero }).
wq-prompt-ready = { $n ->
        [one] { $hero }: připrav akci.
        [few] { $hero }: připrav { $n } akce.
       *[other] { $hero }: připrav { $n } akcí.
    }
    .other = { $seat } připravuje akci ({ $hero }).
wq-prompt-tire = { $n ->
        [one] { $hero }: vyčerpej připravenou akci.
        [few] { $hero }: vyčerpej { $n } připravené akce.
       *[other] { $hero }: vyčerpej { $n } připravených akcí.
    }
    .other = { $seat } vyčerpává akci ({ $hero }).
wq-prompt-place = { $n ->
        [one] { $hero }: polož žeton úspěchu na akci.
        [few] { $hero }: polož { $n } žetony úspěchu na akce.
       *[other] { $hero }: polož { $n } žetonů úspěchu na akce.
    }
    .other = { $seat } rozmísťuje žetony úspěchu ({ $hero }).
wq-prompt-tokens = { $n ->
        [one] { $hero }: odhoď žeton úspěchu.
        [few] { $hero }: odhoď { $n } žetony úspěchu.
       *[other] { $hero }: odhoď { $n } žetonů úspěchu.
    }
    .other = { $seat } odhazuje žetony úspěchu ({ $hero }).
wq-prompt-party-tokens = { $n ->
        [one] Družina odhodí žeton úspěchu kteréhokoli hrdiny.
        [few] Družina odhodí { $n } žetony úspěchu kterýchkoli hrdinů.
       *[other] Družina odhodí { $n } žetonů úspěchu kterýchkoli hrdinů.
    }
    .other = Družina odhazuje žetony úspěchu.
wq-prompt-cure = { $n ->
        [one] { $hero }: odhodit stav?
        [few] { $hero }: odhodit až { $n } stavy?
       *[other] { $hero }: odhodit až { $n } stavů?
    }
    .other = { $seat } smí odhodit stavy ({ $hero }).
wq-prompt-engaged = { $hero }: do tvé zóny střetu se přesouvá { $foe }. Použít něco?
    .other = { $seat } smí odpovědět na pohyb nepřítele: { $foe } ({ $hero }).
wq-prompt-treasure = { $hero }: vezmi si poklad.
    .other = { $seat } bere poklad ({ $hero }).
wq-prompt-equip = { $hero }: vybavit se kartou „{ $gear }“?
    .other = { $seat } rozhoduje o kartě „{ $gear }“ ({ $hero }).
wq-prompt-train = { $hero }: nauč se pokročilou akci, nebo zvyš limit výstroje.
    .other = { $seat } zdokonaluje hrdinu: { $hero }.
wq-prompt-improve = { $hero } v osadě: navštiv dvě z míst trenér, kovář, aréna; smíš také rozdat výstroj.
    .other = { $seat } navštěvuje osadu ({ $hero }).
wq-prompt-smith = { $hero }: vzít si jednu z kovářových karet?
    .other = { $seat } navštěvuje kováře ({ $hero }).
wq-prompt-gift = { $hero }: přijmout kartu „{ $gear }“? Dává ji { $from }.
    .other = { $seat } zvažuje dar: „{ $gear }“ ({ $hero }).

## Answers

wq-action-pick = { $hero }
wq-action-lead = { $hero }
wq-action-perform = { $kind }
wq-action-target = Cíl: { $foe }
wq-action-target-zone = Všichni nepřátelé: { $hero }
wq-action-target-shadows = Všichni nepřátelé ve stínu
wq-action-widen = Zaútoč na celou zónu
    .hint = Utrpíš uvedená zranění a cílem je každý nepřítel v zóně cíle.
wq-action-aid-hero = Podpora: { $hero }
wq-action-spend = Utrať žeton úspěchu
    .hint = +1 úspěch v této akci.
wq-action-roll = Hoď kostkami
wq-action-reroll = Přehoď: { $face }
wq-action-use = Použij kartu „{ $card }“
wq-action-use-of = { $hero }: použij kartu „{ $card }“
wq-action-choose = { $what }
wq-action-take-wounds = Utrp zranění
wq-action-take-condition = Získej stav
wq-action-take-token = Odhoď žetony úspěchu
wq-action-take-action = Vyčerpej akci
wq-action-ready = Připrav: { $kind }
wq-action-exhaust = Vyčerpej: { $kind }
wq-action-place = Polož žeton: { $kind }
wq-action-discard = Odhoď žeton: { $hero }, { $kind }
wq-action-cure = Odhoď { CASE($condition, "acc") }: { $hero }
wq-action-keep = Nech si kartu „{ $card }“
wq-action-bury = Naspod: „{ $card }“
wq-action-first = Nejdřív: „{ $card }“
wq-action-activate = Aktivuj: { $foe }
wq-action-travel = Přesunout se dál
wq-action-stay = Zůstat
wq-action-draw = Lízni si z balíčku výstroje
wq-action-take-gear = Vezmi si kartu „{ $card }“
wq-action-equip = Vybav se
wq-action-unequip = Odlož kartu „{ $card }“
wq-action-decline = Odmítni
    .hint = Karta se odhodí, nebo zůstane tam, kde byla.
wq-action-trainer = Trenér: { $kind }
wq-action-smith = Kovář
    .hint = Prohlédni si dvě karty z balíčku výstroje; jednu si smíš vzít.
wq-action-arena = Aréna
    .hint = Tvůj limit výstroje se zvýší o 1.
wq-action-give = Dej kartu „{ $card }“: { $hero }
wq-action-accept = Ano
wq-action-hold = Nech si předměty
    .hint = Hra se nebude ptát, dokud tvůj hrdina nebude na řadě nebo neutrpí zranění.
wq-action-done = Hotovo
wq-action-done-targets = Bez dalších cílů
wq-action-done-widen = Jen jeden cíl
wq-action-done-rerolls = Bez dalšího přehazování
wq-action-done-modify = Vyhodnoť hod
wq-action-done-linger = Ukonči aktivaci
wq-action-done-improve = Opusť osadu
wq-action-pass = Ne
wq-action-pass-foe = Bez dalších nepřátel
wq-action-pass-suffer = Utrp zranění
wq-action-pass-smith = Neber si nic

## Verbs, as heads of lists

wq-verb-pick = Hrdinové
wq-verb-lead = Vůdce družiny
wq-verb-perform = Akce
wq-verb-target = Cíle
wq-verb-aid = Podpora
wq-verb-spend = Žetony úspěchu
wq-verb-roll = Hod
wq-verb-reroll = Přehazování
wq-verb-use = Karty
wq-verb-choose = Výběr
wq-verb-ready = Příprava akcí
wq-verb-exhaust = Vyčerpání akcí
wq-verb-place = Žetony úspěchu
wq-verb-discard = Odhazování
wq-verb-cure = Stavy
wq-verb-dungeon = Karty podzemí
wq-verb-travel = Cesta
wq-verb-activate = Aktivace
wq-verb-gear = Výstroj
wq-verb-improve = Osada
wq-verb-done = Hotovo
