### Co dělají karty hry Warhammer Quest: vlastní zpráva pro každou část účinku. Věty se z nich skládají a začínají malým
### písmenem; .you oslovuje majitele karty, .may stojí po slově jako „smíš“.

wq-and = { $one } a { $other }
wq-or = { $one } nebo { $other }
wq-either = buď { $one }, nebo { $other }

## Who

wq-who-owner = ty
    .gen = tebe
wq-who-active = aktivní hrdina
    .gen = aktivního hrdiny
wq-who-target = podporovaný hrdina
    .gen = podporovaného hrdiny
wq-who-leader = vůdce družiny
    .gen = vůdce družiny
wq-who-each = každý hrdina
    .gen = každého hrdiny
wq-who-each-unengaged = každý hrdina bez nepřátel v zóně střetu
    .gen = každého hrdiny bez nepřátel v zóně střetu
wq-who-each-engaged = každý hrdina s aspoň 1 nepřítelem v zóně střetu
    .gen = každého hrdiny s aspoň 1 nepřítelem v zóně střetu
wq-who-each-surrounded = každý hrdina s plnou zónou střetu
    .gen = každého hrdiny s plnou zónou střetu
wq-who-each-tokenless = každý hrdina bez žetonu úspěchu
    .gen = každého hrdiny bez žetonu úspěchu
wq-who-engaged = hrdina v této zóně střetu
    .gen = hrdiny v této zóně střetu
wq-who-engaged-else-active = hrdina v této zóně střetu (ve stínu: aktivní hrdina)
    .gen = hrdiny v této zóně střetu (ve stínu: aktivního hrdiny)
wq-who-most-wounds = hrdina s nejvíce zraněními
    .gen = hrdiny s nejvíce zraněními
wq-who-fewest-wounds = hrdina s nejméně zraněními
    .gen = hrdiny s nejméně zraněními
wq-who-fewest-engaged = hrdina s nejméně nepřáteli v zóně střetu
    .gen = hrdiny s nejméně nepřáteli v zóně střetu
wq-who-one = jeden hrdina
    .gen = jednoho hrdiny
wq-who-another = jiný hrdina
    .gen = jiného hrdiny
wq-who-up-to-two = každý z nejvýše 2 vybraných hrdinů
    .gen = každého z nejvýše 2 vybraných hrdinů
wq-who-same = tento hrdina
    .gen = tohoto hrdiny

## For each of what

wq-each-in = každého nepřítele s vlastností „{ $trait }“ v jeho zóně střetu
wq-each-others-in = každého dalšího nepřítele s vlastností „{ $trait }“ v jeho zóně střetu
wq-each-heroes = každého hrdinu ve hře
wq-each-pulled = každého nepřítele, který se tak přesunul do tvé zóny střetu
wq-each-attack = každý bod hodnoty útoku tohoto nepřítele

## Where; which enemies

wq-area-own = ve své zóně střetu
    .from = ze své zóny střetu
wq-area-other = v zóně střetu jiného hrdiny
    .from = ze zóny střetu jiného hrdiny
wq-area-shadows = ve stínu
    .from = ze stínu
wq-area-target = v zóně střetu podporovaného hrdiny
    .from = ze zóny střetu podporovaného hrdiny
wq-area-same = ve stejné zóně střetu
    .from = ze stejné zóny střetu
wq-area-any = v kterékoli zóně
    .from = z kterékoli zóny

wq-foes-this = tento nepřítel
    .dat = tomuto nepříteli
    .acc = tohoto nepřítele
wq-foes-that = tento nepřítel
    .dat = tomuto nepříteli
    .acc = tohoto nepřítele
wq-foes-nemesis = nemesis
    .dat = nemesis
    .acc = nemesis
wq-foes-targeted = jeden z napadených nepřátel
    .dat = jednomu z napadených nepřátel
    .acc = jednoho z napadených nepřátel
wq-foes-pick = { $n ->
        [one] { $n } nepřítel { $where }
        [few] { $n } nepřátelé { $where }
       *[other] { $n } nepřátel { $where }
    }
    .dat = { $n ->
        [one] { $n } nepříteli { $where }
        [few] každému { OUT_OF($n) } nepřátel { $where }
       *[other] každému { OUT_OF($n) } nepřátel { $where }
    }
    .acc = { $n ->
        [one] { $n } nepřítele { $where }
        [few] { $n } nepřátele { $where }
       *[other] { $n } nepřátel { $where }
    }
wq-foes-up-to = { $n ->
        [one] { $n } nepřítel { $where }
        [few] až { $n } nepřátelé { $where }
       *[other] až { $n } nepřátel { $where }
    }
    .dat = { $n ->
        [one] { $n } nepříteli { $where }
        [few] každému z nejvýše { $n } nepřátel { $where }
       *[other] každému z nejvýše { $n } nepřátel { $where }
    }
    .acc = { $n ->
        [one] { $n } nepřítele { $where }
        [few] až { $n } nepřátele { $where }
       *[other] až { $n } nepřátel { $where }
    }
wq-foes-all = každý nepřítel { $where }
    .dat = každému nepříteli { $where }
    .acc = každého nepřítele { $where }
wq-foes-others = každý další nepřítel { $where }
    .dat = každému dalšímu nepříteli { $where }
    .acc = každého dalšího nepřítele { $where }
wq-foes-highest = odkrytý nepřítel s nejvyšší hodností { $where }
    .dat = odkrytému nepříteli s nejvyšší hodností { $where }
    .acc = odkrytého nepřítele s nejvyšší hodností { $where }
wq-foes-named = každý nepřítel „{ $set }“
    .dat = každému nepříteli „{ $set }“
    .acc = každého nepřítele „{ $set }“

## What happens to heroes

wq-fx-suffer = utrpí { $n } zranění
    .you = utrpíš { $n } zranění
    .may = utrpět { $n } zranění
wq-fx-suffer-attack = utrpí tolik zranění, jaká je hodnota útoku tohoto nepřítele
    .you = utrpíš tolik zranění, jaká je hodnota útoku tohoto nepřítele
    .may = utrpět tolik zranění, jaká je hodnota útoku tohoto nepřítele
wq-fx-suffer-each = utrpí 1 zranění za { $each }
    .you = utrpíš 1 zranění za { $each }
    .may = utrpět 1 zranění za { $each }
wq-fx-recover = si vyléčí { $n } zranění
    .you = vyleč si { $n } zranění
    .may = si vyléčit { $n } zranění
    .also = vyléčí si { $n } zranění
wq-fx-claim = { $n ->
        [one] získá { $n } žeton úspěchu
        [few] získá { $n } žetony úspěchu
       *[other] získá { $n } žetonů úspěchu
    }
    .you = { $n ->
        [one] získáš { $n } žeton úspěchu
        [few] získáš { $n } žetony úspěchu
       *[other] získáš { $n } žetonů úspěchu
    }
    .may = { $n ->
        [one] získat { $n } žeton úspěchu
        [few] získat { $n } žetony úspěchu
       *[other] získat { $n } žetonů úspěchu
    }
wq-fx-lose = { $n ->
        [one] odhodí { $n } žeton úspěchu
        [few] odhodí { $n } žetony úspěchu
       *[other] odhodí { $n } žetonů úspěchu
    }
    .you = { $n ->
        [one] odhoď { $n } žeton úspěchu
        [few] odhoď { $n } žetony úspěchu
       *[other] odhoď { $n } žetonů úspěchu
    }
    .may = { $n ->
        [one] odhodit { $n } žeton úspěchu
        [few] odhodit { $n } žetony úspěchu
       *[other] odhodit { $n } žetonů úspěchu
    }
wq-fx-gain = získá { CASE($condition, "acc") }
    .you = získáš { CASE($condition, "acc") }
    .may = získat { CASE($condition, "acc") }
wq-fx-remove = odhodí { CASE($condition, "acc") }
    .you = odhoď { CASE($condition, "acc") }
    .may = odhodit { CASE($condition, "acc") }
wq-fx-ready = { $n ->
        [one] připraví { $n } akci
        [few] připraví { $n } akce
       *[other] připraví { $n } akcí
    }
    .you = { $n ->
        [one] připrav { $n } akci
        [few] připrav { $n } akce
       *[other] připrav { $n } akcí
    }
    .may = { $n ->
        [one] připravit { $n } akci
        [few] připravit { $n } akce
       *[other] připravit { $n } akcí
    }
wq-fx-ready-all = připraví všechny své akce
    .you = připrav všechny své akce
    .may = připravit všechny své akce
wq-fx-tire = { $n ->
        [one] vyčerpá { $n } připravenou akci bez symbolu přípravy
        [few] vyčerpá { $n } připravené akce bez symbolu přípravy
       *[other] vyčerpá { $n } připravených akcí bez symbolu přípravy
    }
    .you = { $n ->
        [one] vyčerpej { $n } připravenou akci bez symbolu přípravy
        [few] vyčerpej { $n } připravené akce bez symbolu přípravy
       *[other] vyčerpej { $n } připravených akcí bez symbolu přípravy
    }
    .may = { $n ->
        [one] vyčerpat { $n } připravenou akci bez symbolu přípravy
        [few] vyčerpat { $n } připravené akce bez symbolu přípravy
       *[other] vyčerpat { $n } připravených akcí bez symbolu přípravy
    }
wq-fx-treasure = { $n ->
        [one] vezme { $n } poklad (horní kartu balíčku výstroje, nebo kartu z odhozené výstroje)
        [few] vezme { $n } poklady (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
       *[other] vezme { $n } pokladů (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
    }
    .you = { $n ->
        [one] vezmi { $n } poklad (horní kartu balíčku výstroje, nebo kartu z odhozené výstroje)
        [few] vezmi { $n } poklady (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
       *[other] vezmi { $n } pokladů (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
    }
    .may = { $n ->
        [one] vzít { $n } poklad (horní kartu balíčku výstroje, nebo kartu z odhozené výstroje)
        [few] vzít { $n } poklady (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
       *[other] vzít { $n } pokladů (každý je horní karta balíčku výstroje, nebo karta z odhozené výstroje)
    }
wq-fx-train = vymění jednu základní akci za pokročilou téhož druhu, nebo zvýší svůj limit výstroje o 1
    .you = vyměň jednu základní akci za pokročilou téhož druhu, nebo zvyš svůj limit výstroje o 1
    .may = vyměnit jednu základní akci za pokročilou téhož druhu, nebo zvýšit svůj limit výstroje o 1
wq-fx-cure-own = { $n ->
        [one] smíš odhodit { $n } svůj stav
        [few] smíš odhodit až { $n } své stavy
       *[other] smíš odhodit až { $n } svých stavů
    }
wq-fx-cure-of = { $n ->
        [one] smíš odhodit { $n } stav, který má { $who }
        [few] smíš odhodit až { $n } stavy, které má { $who }
       *[other] smíš odhodit až { $n } stavů, které má { $who }
    }
wq-fx-cure-any = { $n ->
        [one] smíš odhodit { $n } stav kteréhokoli hrdiny
        [few] smíš odhodit celkem až { $n } stavy kterýchkoli hrdinů
       *[other] smíš odhodit celkem až { $n } stavů kterýchkoli hrdinů
    }
wq-fx-revive = { $n ->
        [0] oživ jednoho poraženého hrdinu
        [one] oživ jednoho poraženého hrdinu, který si pak vyléčí { $n } zranění
        [few] oživ jednoho poraženého hrdinu, který si pak vyléčí { $n } zranění
       *[other] oživ jednoho poraženého hrdinu, který si pak vyléčí { $n } zranění
    }

## What happens to enemies

wq-fx-engage = { $foes } se přesune do zóny střetu { CASE($who, "gen") }
    .you = přesuň { CASE($foes, "acc") } do zóny střetu { CASE($who, "gen") }
    .may = přesunout { CASE($foes, "acc") } do zóny střetu { CASE($who, "gen") }
wq-fx-engage-you = { $foes } se přesune do tvé zóny střetu
    .you = přesuň do své zóny střetu { CASE($foes, "acc") }
    .may = přesunout do své zóny střetu { CASE($foes, "acc") }
wq-fx-retreat = { $foes } se přesune do stínu
    .you = přesuň do stínu { CASE($foes, "acc") }
    .may = přesunout do stínu { CASE($foes, "acc") }
wq-fx-exhaust = vyčerpej { CASE($foes, "acc") }
    .you = vyčerpej { CASE($foes, "acc") }
    .may = vyčerpat { CASE($foes, "acc") }
wq-fx-hit = { $foes } utrpí přímo { $n } zranění
    .you = způsob přímo { $n } zranění { CASE($foes, "dat") }
    .may = způsobit přímo { $n } zranění { CASE($foes, "dat") }
wq-fx-mend = { $foes } si vyléčí { $n } zranění
    .you = vyleč { $n } zranění { CASE($foes, "dat") }
    .may = vyléčit { $n } zranění { CASE($foes, "dat") }
wq-fx-activate = { $foes } se aktivuje
    .you = aktivuj { CASE($foes, "acc") }
    .may = aktivovat { CASE($foes, "acc") }
wq-fx-may = smíš { $what }
wq-fx-may-told = smíš zvolit: { $what }
wq-fx-spawn-active = { $n ->
        [one] rozmísti { $n } nepřítele do zóny střetu aktivního hrdiny
        [few] rozmísti { $n } nepřátele do zóny střetu aktivního hrdiny
       *[other] rozmísti { $n } nepřátel do zóny střetu aktivního hrdiny
    }
wq-fx-spawn-active-each = rozmísti do zóny střetu aktivního hrdiny 1 nepřítele za { $each }
wq-fx-spawn-leader = { $n ->
        [one] rozmísti { $n } nepřítele do zóny střetu vůdce družiny
        [few] rozmísti { $n } nepřátele do zóny střetu vůdce družiny
       *[other] rozmísti { $n } nepřátel do zóny střetu vůdce družiny
    }
wq-fx-spawn-leader-each = rozmísti do zóny střetu vůdce družiny 1 nepřítele za { $each }
wq-fx-spawn-heroes = { $n ->
        [one] každý hrdina rozmístí { $n } nepřítele do své zóny střetu
        [few] každý hrdina rozmístí { $n } nepřátele do své zóny střetu
       *[other] každý hrdina rozmístí { $n } nepřátel do své zóny střetu
    }
wq-fx-spawn-heroes-each = každý hrdina rozmístí do své zóny střetu 1 nepřítele za { $each }
wq-fx-spawn-shadows = { $n ->
        [one] rozmísti do stínu { $n } skrytého nepřítele
        [few] rozmísti do stínu { $n } skryté nepřátele
       *[other] rozmísti do stínu { $n } skrytých nepřátel
    }
wq-fx-spawn-shadows-each = rozmísti do stínu 1 skrytého nepřítele za { $each }
wq-fx-emerge-active = nemesis opustí doupě a přesune se do zóny střetu aktivního hrdiny
wq-fx-emerge-leader = nemesis opustí doupě a přesune se do zóny střetu vůdce družiny
wq-fx-emerge-shadows = nemesis opustí doupě a přesune se odkrytá do stínu

## What happens on the table

wq-fx-progress = { $n ->
        [one] polož na lokaci { $n } žeton pokroku
        [few] polož na lokaci { $n } žetony pokroku
       *[other] polož na lokaci { $n } žetonů pokroku
    }
    .may = { $n ->
        [one] položit na lokaci { $n } žeton pokroku
        [few] položit na lokaci { $n } žetony pokroku
       *[other] položit na lokaci { $n } žetonů pokroku
    }
wq-fx-progress-less = { $n ->
        [one] odeber z lokace { $n } žeton pokroku
        [few] odeber z lokace { $n } žetony pokroku
       *[other] odeber z lokace { $n } žetonů pokroku
    }
    .may = { $n ->
        [one] odebrat z lokace { $n } žeton pokroku
        [few] odebrat z lokace { $n } žetony pokroku
       *[other] odebrat z lokace { $n } žetonů pokroku
    }
wq-fx-peril = hrozba vzroste o { $n } (bez efektu hrozby)
wq-fx-peril-less = hrozba klesne o { $n }
wq-fx-draw = { $n ->
        [one] lízni si ještě { $n } kartu podzemí
        [few] lízni si ještě { $n } karty podzemí
       *[other] lízni si ještě { $n } karet podzemí
    }
    .may = { $n ->
        [one] si líznout ještě { $n } kartu podzemí
        [few] si líznout ještě { $n } karty podzemí
       *[other] si líznout ještě { $n } karet podzemí
    }
wq-fx-refresh = odkryj všechny spotřebované karty výstroje
    .may = odkrýt všechny spotřebované karty výstroje
wq-fx-doom = { $n ->
        [one] dobrodružství je prohrané
        [few] dobrodružství je prohrané, jakmile se to stane { $n }krát
       *[other] dobrodružství je prohrané, jakmile se to stane { $n }krát
    }
wq-fx-scout = { $n ->
        [one] prohlédni si { $n } horní kartu lokací a vrať ji na místo (poslední lokace zůstává poslední)
        [few] prohlédni si { $n } horní karty lokací a vrať je v libovolném pořadí (poslední lokace zůstává poslední)
       *[other] prohlédni si { $n } horních karet lokací a vrať je v libovolném pořadí (poslední lokace zůstává poslední)
    }
    .may = { $n ->
        [one] si prohlédnout { $n } horní kartu lokací a vrátit ji na místo (poslední lokace zůstává poslední)
        [few] si prohlédnout { $n } horní karty lokací a vrátit je v libovolném pořadí (poslední lokace zůstává poslední)
       *[other] si prohlédnout { $n } horních karet lokací a vrátit je v libovolném pořadí (poslední lokace zůstává poslední)
    }
wq-fx-hide-warpstone = zamíchej Warpkámen se 2 horními kartami podzemí a polož tyto karty navrch balíčku podzemí

## What happens in an action

wq-fx-success = { $n ->
        [one] +{ $n } úspěch
        [few] +{ $n } úspěchy
       *[other] +{ $n } úspěchů
    }
wq-fx-defence = { $n ->
        [one] +{ $n } obrana
        [few] +{ $n } obrany
       *[other] +{ $n } obran
    }
wq-fx-blank = { $n ->
        [one] změň { $n } symbol útoku nepřítele na prázdný
        [few] změň { $n } symboly útoku nepřítele na prázdné
       *[other] změň { $n } symbolů útoku nepřítele na prázdné
    }
    .may = { $n ->
        [one] změnit { $n } symbol útoku nepřítele na prázdný
        [few] změnit { $n } symboly útoku nepřítele na prázdné
       *[other] změnit { $n } symbolů útoku nepřítele na prázdné
    }
wq-fx-dice = { $n ->
        [one] +{ $n } kostka hrdiny
        [few] +{ $n } kostky hrdiny
       *[other] +{ $n } kostek hrdiny
    }
wq-fx-reroll = { $n ->
        [one] přehoď { $n } kostku hrdiny
        [few] přehoď až { $n } kostky hrdiny
       *[other] přehoď až { $n } kostek hrdiny
    }
    .may = { $n ->
        [one] přehodit { $n } kostku hrdiny
        [few] přehodit až { $n } kostky hrdiny
       *[other] přehodit až { $n } kostek hrdiny
    }
wq-fx-reroll-any = přehoď libovolný počet kostek hrdiny
    .may = přehodit libovolný počet kostek hrdiny
wq-fx-encore = hoď 1 kostkou hrdiny; padne-li úspěch nebo kritický úspěch, smíš provést ještě jednu připravenou akci
wq-fx-ignore = ignoruj všechna zranění z tohoto zdroje
    .may = ignorovat všechna zranění z tohoto zdroje

## Together

wq-fx-choose = { $who } { $what }
wq-fx-pay = { $who } smí { $cost }, a tím { $what }
wq-fx-pay-told = { $who } smí { $cost }: { $what }
wq-fx-pay-you = { $cost }, a tím { $what }
wq-fx-pay-you-told = { $cost }: { $what }
wq-fx-if = { $if } { $what }

## Conditions of effects

wq-if-defeated = pokud útok porazil nepřítele,
wq-if-pulled = pokud se tak nepřítel přesunul do tvé zóny střetu,
wq-if-not-explored = pokud lokace není plně prozkoumaná,
wq-if-shadows-empty = pokud ve stínu není žádný nepřítel,
wq-if-nemesis-in-lair = pokud je nemesis v doupěti,
wq-if-nemesis-out = pokud je nemesis ve hře mimo doupě,
wq-if-other-in-zone = pokud je ve stejné zóně střetu další nepřítel s vlastností „{ $trait }“,
wq-if-even-travel = při každém druhém přesunu
wq-if-quest = v dobrodružství „{ $quest }“

## Costs

wq-cost-exhaust = smíš vyčerpat tuto kartu
    .may = vyčerpat tuto kartu
wq-cost-deplete = smíš spotřebovat tuto kartu
    .may = spotřebovat tuto kartu
wq-cost-discard = smíš odhodit tuto kartu
    .may = odhodit tuto kartu
wq-cost-suffer = smíš utrpět { $n } zranění
    .may = utrpět { $n } zranění
wq-cost-tokens = { $n ->
        [one] smíš odhodit { $n } žeton úspěchu
        [few] smíš odhodit { $n } žetony úspěchu
       *[other] smíš odhodit { $n } žetonů úspěchu
    }
    .may = { $n ->
        [one] odhodit { $n } žeton úspěchu
        [few] odhodit { $n } žetony úspěchu
       *[other] odhodit { $n } žetonů úspěchu
    }
wq-cost-party-tokens = { $n ->
        [one] smí družina odhodit { $n } žeton úspěchu
        [few] smí družina odhodit { $n } žetony úspěchu
       *[other] smí družina odhodit { $n } žetonů úspěchu
    }
    .may = { $n ->
        [one] odhodit { $n } žeton úspěchu kteréhokoli hrdiny
        [few] odhodit { $n } žetony úspěchu kterýchkoli hrdinů
       *[other] odhodit { $n } žetonů úspěchu kterýchkoli hrdinů
    }

## When something can be used

wq-window-activation = během své aktivace
wq-window-hero-phase = kdykoli ve fázi hrdinů
wq-window-before-roll = před hodem při své akci
wq-window-before-roll-of = před hodem při své akci { CASE($kind, "gen") }
wq-window-reroll = jednou za akci po svém hodu
wq-window-reroll-of = jednou za akci { CASE($kind, "gen") } po svém hodu
wq-window-modify = jednou za akci po svém hodu
wq-window-modify-of = jednou za akci { CASE($kind, "gen") } po svém hodu
wq-window-after-card = po své kartě akce
wq-window-others-attack = jednou za každou akci útoku jiného hrdiny po hodu
wq-window-engaged = když se nepřítel přesune do tvé zóny střetu,
wq-window-would-suffer = když máš utrpět zranění,
wq-window-location-phase = na začátku fáze lokace
wq-window-before-travel = ve fázi lokace, než se družina smí přesunout,

wq-use = { $window } { $cost }: { $what }
wq-use-free = { $window } smíš { $what }
wq-use-free-told = { $window } smíš zvolit: { $what }

## When something sets itself off

wq-when-after = po tvé akci { CASE($kind, "gen") }
wq-when-own-aid = když provádíš akci podpory
wq-when-activation-end = na konci každé tvé aktivace
wq-when-engaged = když se nepřítel přesune do tvé zóny střetu
wq-when-enemy-phase = na začátku fáze nepřátel
wq-when-location-phase = na začátku fáze lokace
wq-when-revealed = po odkrytí této lokace
wq-when-travel-from = když se družina odsud přesouvá
wq-when-drawn = po líznutí
wq-reaction = { $when }: { $what }

## What lasts

wq-during-actions = během každé tvé akce
wq-during-only = během tvých akcí { CASE($kind, "gen") }
wq-during-duels = během tvých akcí útoku s právě 1 cílem
wq-lasting = { $during }: { $what }
wq-change-success = { $n ->
        [one] +{ $n } úspěch
        [few] +{ $n } úspěchy
       *[other] +{ $n } úspěchů
    }
wq-change-success-each = +1 úspěch za { $each }
wq-change-defence = { $n ->
        [one] +{ $n } obrana
        [few] +{ $n } obrany
       *[other] +{ $n } obran
    }
wq-change-dice = { $n ->
        [one] +{ $n } kostka hrdiny
        [few] +{ $n } kostky hrdiny
       *[other] +{ $n } kostek hrdiny
    }
wq-change-per-critical = { $n ->
        [one] každý kritický úspěch platí za { $n } úspěch navíc
        [few] každý kritický úspěch platí za { $n } úspěchy navíc
       *[other] každý kritický úspěch platí za { $n } úspěchů navíc
    }
wq-change-versus-elite = { $n ->
        [one] +{ $n } úspěch proti elitním nepřátelům a nemesis
        [few] +{ $n } úspěchy proti elitním nepřátelům a nemesis
       *[other] +{ $n } úspěchů proti elitním nepřátelům a nemesis
    }
wq-change-pierce = { $n ->
        [one] ignoruješ { $n } bod odolnosti
        [few] ignoruješ { $n } body odolnosti
       *[other] ignoruješ { $n } bodů odolnosti
    }
wq-change-pierce-all = ignoruješ odolnost
wq-change-ranged = smíš vybírat nepřátele v každé zóně (útok na dálku)
wq-change-blank = { $n ->
        [one] { $n } symbol útoku nepřítele se mění na prázdný
        [few] { $n } symboly útoku nepřítele se mění na prázdné
       *[other] { $n } symbolů útoku nepřítele se mění na prázdné
    }
wq-change-health = +{ $n } k hodnotě zdraví
wq-change-infection = kdykoli si léčíš zranění, vyléčíš si jich o { $n } méně
wq-change-ward = klíčová slova nepřátel ti způsobí o { $n } zranění méně
wq-change-no-conditions = nemůžeš získávat stavy
wq-change-tireless = vybraná karta akce se nevyčerpá
wq-change-cannot-be-engaged = nelze přesunout do zóny střetu
wq-change-cannot-be-exhausted = nelze vyčerpat jinak než vlastní aktivací

wq-ends-after-rest = Odhoď po akci odpočinku, která by vyléčila aspoň 1 zranění.
wq-ends-after-recovery = Odhoď po vyléčení aspoň 1 zranění.
wq-ends-after-activation = Odhoď na konci aktivace, ve které karta pomohla.

## The line of the action on an action card

wq-line-attack = { $n ->
        [one] Zaútoč na { $n } nepřítele ve své zóně střetu.
        [few] Zaútoč na nejvýše { $n } nepřátele ve své zóně střetu.
       *[other] Zaútoč na nejvýše { $n } nepřátel ve své zóně střetu.
    }
wq-line-attack-ranged = { $n ->
        [one] Útok na dálku na { $n } nepřítele v kterékoli zóně.
        [few] Útok na dálku na nejvýše { $n } nepřátele v kterékoli zóně.
       *[other] Útok na dálku na nejvýše { $n } nepřátel v kterékoli zóně.
    }
wq-line-spread = Zaútoč na 1 nepřítele ve své zóně střetu; při výběru cíle smíš utrpět { $n } zranění a zaútočit místo toho na každého nepřítele v této zóně.
wq-line-spread-ranged = Útok na dálku na 1 nepřítele v kterékoli zóně; při výběru cíle smíš utrpět { $n } zranění a zaútočit místo toho na každého nepřítele v zóně cíle.
wq-line-zone = Zaútoč na každého nepřítele ve své zóně střetu.
wq-line-zone-ranged = Útok na dálku na každého nepřítele v jedné zvolené zóně.
wq-line-attack-none = Útok.
wq-line-explore = Průzkum.
wq-line-explore-look = { $n ->
        [one] Průzkum; místo líznutí 1 karty podzemí si prohlédni { $n } horní a nech si ji.
        [few] Průzkum; místo líznutí 1 karty podzemí si prohlédni { $n } horní, 1 si nech a zbytek polož v libovolném pořadí naspod balíčku.
       *[other] Průzkum; místo líznutí 1 karty podzemí si prohlédni { $n } horních, 1 si nech a zbytek polož v libovolném pořadí naspod balíčku.
    }
wq-line-aid = Podpoř jiného hrdinu.
wq-line-rest = Odpočinek.
wq-line-dice = { $n ->
        [one] { $n } kostka hrdiny
        [few] { $n } kostky hrdiny
       *[other] { $n } kostek hrdiny
    }
wq-line-ready = symbol přípravy: po této kartě připravíš všechny čtyři akce
