### Na co se ptá hra Wrath of the Lich King; .other je to, co zatím vidí ostatní.

wr-prompt-pick = Vyber si hrdinu.
    .other = { $seat } si vybírá hrdinu.
wr-prompt-act = { $n ->
        [0] { $hero } už nemá akce: proveď volné akce, nebo skonči.
        [one] { $hero } má { $n } akci: přesun, boj, úkol nebo odpočinek.
        [few] { $hero } má { $n } akce: přesun, boj, úkol nebo odpočinek.
       *[other] { $hero } má { $n } akcí: přesun, boj, úkol nebo odpočinek.
    }
    .other = { $seat } jedná ({ $hero }).
wr-prompt-consent-travel = Smí karta Cesty přesunout { CASE($hero, "acc") }?
    .other = { $seat } rozhoduje, zda přesunout { CASE($hero, "acc") }.
wr-prompt-consent-rest = Má { $hero } odpočívat díky kartě Léčení?
    .other = { $seat } rozhoduje, zda { $hero } bude odpočívat.
wr-prompt-consent-press-forward = Smí „Kupředu!“ přesunout { CASE($hero, "acc") }?
    .other = { $seat } rozhoduje, zda přesunout { CASE($hero, "acc") }.
wr-prompt-consent-gunship = Má vzducholoď dopravit { CASE($hero, "acc") } jinam?
    .other = { $seat } rozhoduje, zda vzducholoď dopraví { CASE($hero, "acc") } jinam.
wr-prompt-consent-march = Má { $hero } pochodovat?
    .other = { $seat } rozhoduje, zda { $hero } pochoduje.
wr-prompt-fight-cards = { $hero } má { $successes ->
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }; na všechny nepřátele je třeba { $n }. Přidat karty Útoku?
    .other = { $seat } může přidat karty Útoku.
wr-prompt-allocate = { $hero } způsobí { $n } zranění: vyber, kdo padne.
    .other = { $seat } vybírá, kdo padne.
wr-prompt-lay = Další symbol stupnice je { $icon }. Vyložit kartu? { $n ->
        [0] Úspěchy už nezbývají.
        [one] Zbývá { $n } úspěch.
        [few] Zbývají { $n } úspěchy.
       *[other] Zbývá { $n } úspěchů.
    }
    .other = { $seat } může vyložit kartu.
wr-prompt-spawn-next = Vyber spojené pole, na kterém povstane ghúl.
    .other = { $seat } vybírá, kde povstane ghúl.
wr-prompt-chain = { $n ->
        [one] Blesk může zasáhnout ještě { $n } pole: vyber ho, nebo skonči.
        [few] Blesk může zasáhnout ještě { $n } pole: vyber další, nebo skonči.
       *[other] Blesk může zasáhnout ještě { $n } polí: vyber další, nebo skonči.
    }
    .other = { $seat } řídí blesk.
wr-prompt-shift = { $n ->
        [one] Smíš přesunout ještě { $n } ghúla na své pole nebo z něj.
        [few] Smíš přesunout ještě { $n } ghúly na své pole nebo z něj.
       *[other] Smíš přesunout ještě { $n } ghúlů na své pole nebo z něj.
    }
    .other = { $seat } zahání ghúly.
wr-prompt-rewards-draw = Před líznutím karet: zahraj odměnu, nebo nic.
    .other = { $seat } může zahrát odměnu před líznutím karet.
wr-prompt-rewards-reveal = Před další kartou Pohromy: zahraj odměnu, nebo nic.
    .other = { $seat } může zahrát odměnu před další kartou Pohromy.
wr-prompt-rewards-abominations = Před aktivací zrůd: zahraj odměnu, nebo nic.
    .other = { $seat } může zahrát odměnu před aktivací zrůd.
wr-prompt-rewards-rises = Než se Pohroma znovu rozšíří: zahraj odměnu, nebo nic.
    .other = { $seat } může zahrát odměnu, než se Pohroma znovu rozšíří.
wr-prompt-rewards-activations = Před další zrůdou: zahraj odměnu, nebo nic.
    .other = { $seat } může zahrát odměnu před další zrůdou.
wr-prompt-volley = Zbývá způsobit { $n } zranění: vyber nepřítele, nebo skonči.
    .other = { $seat } způsobuje zranění.
wr-prompt-recall = { $n ->
        [one] Vezmi si { $n } odhozenou kartu hrdinů, nebo skonči.
        [few] Vezmi si až { $n } odhozené karty hrdinů.
       *[other] Vezmi si až { $n } odhozených karet hrdinů.
    }
    .other = { $seat } vybírá z odhozených karet hrdinů.
wr-prompt-march = { $n ->
        [one] Zbývá { $n } přesun: vyber, kdo kam pochoduje, nebo skonči.
        [few] Zbývají { $n } přesuny: vyber, kdo kam pochoduje, nebo skonči.
       *[other] Zbývá { $n } přesunů: vyber, kdo kam pochoduje, nebo skonči.
    }
    .other = { $seat } vede pochod.
wr-prompt-free-fight = { $hero } zde smí hned zdarma bojovat.
    .other = { $seat } rozhoduje, zda { $hero } hned bojuje.
wr-prompt-damage = { $hero } má utrpět { $n } zranění: zahraj proti tomu kartu, nebo nic.
    .other = { $seat } může zahrát kartu ({ $hero }).
wr-prompt-rise-window = Karty Pohromy se budou míchat: zahraj Alexstraszinu očistu, nebo nic.
    .other = { $seat } může zahrát Alexstraszinu očistu.
wr-prompt-stronghold = Vyber pole pro Tvrz.
    .other = { $seat } vybírá pole pro Tvrz.
wr-prompt-limit = { $n ->
        [one] V ruce je o { $n } kartu víc: odhoď ji, nebo zahraj odměnu.
        [few] V ruce jsou o { $n } karty víc: odhoď je, nebo zahraj odměny.
       *[other] V ruce je o { $n } karet víc: odhoď je, nebo zahraj odměny.
    }
    .other = { $seat } má v ruce příliš mnoho karet.
wr-prompt-ghoul = Na poli { $space }, kde stojí Liadrin, má povstat ghúl: zabránit tomu?
    .other = { $seat } rozhoduje o ghúlovi na poli { $space }.
wr-prompt-activate = Vyber, kam půjde zrůda.
    .other = { $seat } vybírá, kam půjde zrůda.
wr-prompt-hit = Zrůda na poli { $space } zasáhne jednoho z hrdinů: vyber kterého.
    .other = { $seat } vybírá, koho zasáhne zrůda na poli { $space }.

## What is at stake

wr-stake-damage = Bez pomoci: zdraví { $health } → { $left }.
wr-stake-defeat = Bez pomoci { $hero } utrpí porážku: zoufalství +{ $n } a ztráta celé ruky.
wr-stake-fight = Bez karet: { $n ->
        [0] nikdo nezůstane; zranění: { $damage }.
        [one] zůstane { $n } nepřítel; zranění: { $damage }.
        [few] zůstanou { $n } nepřátelé; zranění: { $damage }.
       *[other] zůstane { $n } nepřátel; zranění: { $damage }.
    }
wr-stake-overrun = Přijde-li, nastane nájezd na pole { $space }: zoufalství vzroste.
wr-stake-ghouls = { $n ->
        [0] Zatím tam není žádný ghúl.
        [one] Už tam stojí { $n } ghúl.
        [few] Už tam stojí { $n } ghúlové.
       *[other] Už tam stojí { $n } ghúlů.
    }
wr-stake-quest = { $quest }: { $n ->
        [one] chybí { $n } krok.
        [few] chybí { $n } kroky.
       *[other] chybí { $n } kroků.
    }
wr-stake-asks = { $seat } žádá: { $what }

## Steps of the turn

wr-phase-setup = Příprava
    .hint = Volí se hrdinové.
wr-phase-actions = 1 · Akce
    .hint = Až čtyři akce a mezi nimi libovolně mnoho volných akcí.
wr-phase-draw = 2 · Lízání
    .hint = Dvě karty hrdinů; Šíření Pohromy a Tvrze se vyhodnotí hned.
wr-phase-ghouls = 3 · Ghúlové
    .hint = Tolik karet Pohromy, kolik říká stupnice Pohromy: na každém poli ghúl, nebo nájezd.
wr-phase-abominations = 4 · Zrůdy
    .hint = Každá zrůda jde k nejbližšímu hrdinovi a zasáhne někoho na svém poli.
wr-phase-end = Konec
    .hint = Hra skončila.
