### Popisky stolu Warhammer Questu.

wq-page-about = Kooperativní dobrodružství v podzemí až pro čtyři: čtyři hrdinové, nepřátelé, kteří na každou ránu odpovídají v témže hodu, kampaň o pěti dobrodružstvích a samostatná výprava.
wq-page-table = Stůl
wq-page-box = Součásti hry
wq-page-round = { $n }. kolo
wq-page-quest-number = Dobrodružství { $n } { OUT_OF($most) }
wq-page-phases = Fáze kola
wq-page-order = Pořadí aktivací
wq-page-done = hotovo
wq-page-choosing = vybírá hrdinu
wq-page-zone = Zóna střetu: { $hero }
wq-page-nobody = žádní nepřátelé
wq-page-leader = vůdce družiny
wq-page-wounds = zranění: { $wounds } { OUT_OF($health) }
wq-page-defeated = { GENDER($hero) ->
        [f] poražena
       *[m] poražen
    }
wq-fall-loses = Družina ztrácí { $things }
wq-fall-actions = { $n ->
        [one] { $n } akci
        [few] { $n } akce
       *[other] { $n } akcí
    }
wq-fall-tokens = { $n ->
        [one] { $n } žeton úspěchu
        [few] { $n } žetony úspěchu
       *[other] { $n } žetonů úspěchu
    }
wq-fall-gear = { $n ->
        [one] { $n } kartu výstroje
        [few] { $n } karty výstroje
       *[other] { $n } karet výstroje
    }
wq-fall-standing = Na nohou: { $n } { OUT_OF($most) }
wq-fall-shadows = Zpět ve stínu: { $foes }
wq-page-ready = připravená
wq-page-exhausted = vyčerpaná
wq-page-tokens = { $n ->
        [one] { $n } žeton úspěchu
        [few] { $n } žetony úspěchu
       *[other] { $n } žetonů úspěchu
    }
wq-page-gear-limit = Výstroj: { $n } { OUT_OF($most) }
wq-page-condition = stav
wq-page-target = cíl
wq-page-attack = útok
wq-page-health = zdraví
wq-page-resilience = odolnost
wq-page-defence = obrana
wq-page-foe-stats = útok { $attack }, zdraví { $health } { OUT_OF($most) }, odolnost { $resilience }
wq-page-foe-now = Zranění nyní: { $wounds } { OUT_OF($health) }.
wq-page-foe-exhausted = { GENDER($foe) ->
        [f] Je vyčerpaná: neútočí a nelze ji aktivovat, dokud se nepřátelé nepřipraví.
        [n] Je vyčerpané: neútočí a nelze ho aktivovat, dokud se nepřátelé nepřipraví.
       *[m] Je vyčerpaný: neútočí a nelze ho aktivovat, dokud se nepřátelé nepřipraví.
    }
wq-page-hidden = Leží ve stínu lícem dolů. Nikdo neví, který nepřítel to je, dokud se neotočí.
wq-page-shadows = Ve stínu
wq-page-shadows-hint = Nepřátelé, s nimiž se žádný hrdina nestřetl. Dosáhnou na ně jen útoky na dálku.
wq-page-lair = Doupě nemesis
wq-page-nemesis-defeated = { GENDER($foe) ->
        [f] poražena
        [n] poraženo
       *[m] poražen
    }
wq-page-nemesis-out = { GENDER($foe) ->
        [f] opustila doupě
        [n] opustilo doupě
       *[m] opustil doupě
    }
wq-page-location = lokace
wq-page-no-location = Zatím bez lokace
wq-page-explore-value = k prozkoumání: { $n }
wq-page-progress = pokrok { $n } { OUT_OF($most) }
wq-page-more-locations = { $n ->
        [one] ještě { $n } lokace
        [few] ještě { $n } lokace
       *[other] ještě { $n } lokací
    }
wq-page-next-locations = Další
wq-page-settlement = Osada
wq-page-settlement-hint = Pak se všechna zranění zahojí a může začít další dobrodružství.
wq-page-peril-track = Stupnice hrozby
wq-page-peril = hrozba: pole { $n } { OUT_OF($most) }
wq-page-peril-next = { $n ->
        [one] V příštím kole:
        [few] Za { $n } kola:
       *[other] Za { $n } kol:
    }
wq-page-deck = { $deck }: { $n }; odhozeno: { $discard }
wq-page-enemy-deck = Balíček nepřátel
wq-page-dungeon-deck = Balíček podzemí
wq-page-gear-deck = Balíček výstroje
wq-page-discard = Odhozené karty
wq-page-empty = nic
wq-page-also = Mezitím smíš něco použít.
wq-page-act-hint = Pod každou akcí: co její hod průměrně přinese. Všechny šance jsou na kartě.
wq-page-stake-defeat = { GENDER($hero) ->
        [f] { $hero } bude poražena!
       *[m] { $hero } bude poražen!
    }
wq-page-stake-wounds = Zbývající zdraví: nyní { $health }, potom { $left }.
wq-page-stake-roll = { $n ->
        [one] Zatím by prošlo { $n } zranění.
        [few] Zatím by prošla { $n } zranění.
       *[other] Zatím by prošlo { $n } zranění.
    }
wq-page-visits = { $n ->
        [one] Zbývá { $n } návštěva.
        [few] Zbývají { $n } návštěvy.
       *[other] Zbývá { $n } návštěv.
    }
wq-page-odds = Průměrně: úspěchy { $successes }, zranění { $wounds }.
wq-page-odds-nemesis = Nemesis odpoví s pravděpodobností { $n } %.
wq-page-odds-hint = Přesně, bez žetonů, cílů a předmětů.
wq-page-odds-now = Přesně, s žetony a kartami použitými dosud.
wq-page-spread = Šance na úspěchy
wq-page-dice = Kostky akce
wq-page-step-prepare = před hodem
wq-page-step-roll = hod
wq-page-step-rerolls = přehoz
wq-page-step-modify = změna
wq-page-step-result = výsledek
wq-page-successes = { $n ->
        [one] úspěch
        [few] úspěchy
       *[other] úspěchů
    }
wq-page-attacks = { $n ->
        [one] symbol útoku
        [few] symboly útoku
       *[other] symbolů útoku
    }
wq-page-wounds-to-come = { $n ->
        [one] zranění
        [few] zranění
       *[other] zranění
    }
wq-page-choice = K výběru
wq-page-tabs = Co číst
wq-page-aim = Vítězství
wq-page-loss = Porážka
wq-page-reward = Odměna
wq-page-penalty = Trest
wq-page-pool = Zásoba kampaně
wq-page-built = Z čeho jsou balíčky
wq-page-rounds = { $n }. kolo z nejvýše { $most }.

wq-tab-recent = Co se stalo
wq-tab-quest = Dobrodružství
wq-recent-none = Nepřátelé ještě nejednali.
wq-result-won = Dobrodružství je vyhráno!
wq-result-lost = Dobrodružství je prohráno
wq-result-rounds = Kola
wq-result-felled = Poražení nepřátelé
wq-result-fallen = Poražení hrdinové
wq-result-peril = Hrozba
wq-result-travelled = Opuštěné lokace
wq-result-hero = Hrdina
wq-result-rolled = Úspěchy
wq-result-suffered = Zranění
wq-result-gear = Výstroj
wq-result-plot = Zranění po kolech
wq-page-campaign = Kampaň
campaign-next = Dál k příštímu dobrodružství
campaign-save = Uložit kampaň do souboru
campaign-bring = Pokračovat v kampani ze souboru
campaign-bring-hint = Soubor obsahuje deník, majetek hrdinů a zásobu kampaně. Jen se přečte a zůstane, jak je.
campaign-others = Kdo hraje vedle tebe
campaign-go-on = Pokračovat
campaign-no-sequel = Tady nic nenásleduje: partie ještě běží, nepatří do kampaně, nebo kampaň skončila.

## What an activation came to

wq-turn-defeated = poraženo: { $foes }
wq-turn-dealt = způsobená zranění: { $n }
wq-turn-suffered = utrpěná zranění: { $n }
wq-turn-recovered = vyléčená zranění: { $n }
wq-turn-progress = pokrok +{ $n }
wq-turn-gained = +{ $what }
wq-way-won = výhra
wq-way-lost = prohra
wq-way-next = další
wq-house-trainer = Trenér
wq-house-trainer-hint = Jedna základní akce se změní v pokročilou kartu téhož druhu.
wq-house-smith-hint = Dvě karty z balíčku výstroje: jednou z nich se lze vybavit.
wq-house-arena-hint = Limit výstroje vzroste o 1.
wq-house-visited = navštíveno

## Words that stand as icons in the text of a card: every form, separated by commas

wq-inked-wound = zranění, zraněním, zraněních, zraněními
wq-inked-token = žeton úspěchu, žetonu úspěchu, žetonem úspěchu, žetony úspěchu, žetonů úspěchu, žetonům úspěchu, žetonech úspěchu
wq-inked-success = úspěch, úspěchu, úspěchem, úspěchy, úspěchů, úspěchům, úspěších
wq-inked-dice = kostka, kostky, kostce, kostku, kostkou, kostek, kostkám, kostkách, kostkami
wq-inked-shadows = stín, stínu, stínem
wq-inked-zone = zóna střetu, zóny střetu, zóně střetu, zónu střetu, zónou střetu, zón střetu, zónách střetu
wq-inked-leader = vůdce družiny, vůdci družiny, vůdcem družiny
wq-inked-nemesis = nemesis
wq-inked-resilience = odolnost, odolnosti, odolností

## What a lesson frames, in words

wq-part-location = lokace
wq-part-peril = stupnice hrozby
wq-part-leader = vůdce družiny
wq-part-enemies = nepřátelé
