### O co pyta, co ogłasza i czego odmawia gra Wrath of the Lich King.

wr-title = Wrath of the Lich King
wr-about = Siedmioro bohaterów razem przeciw Królowi Liszowi: powstrzymajcie Plagę, wypełnijcie trzy misje i zdobądźcie Cytadelę Lodowej Korony.

## Actions

wr-action-pick = Wybierz: { $hero }
wr-action-move = Ruch: { $space }
wr-action-fight = Atak
wr-action-quest = Misja
wr-action-rest = Odpoczynek
wr-action-fly = Trasa lotów: { $space }
wr-action-press-forward = Naprzód!: { $hero } → { $space }
wr-action-chain-lightning = Łańcuch błyskawic
wr-action-wailing-arrow = Wyjąca Strzała: { $space }
wr-action-teleport = Teleport: { $space }
wr-action-storm-bolt = Piorun burzy: { $space }
wr-action-for-the-alliance = Za Przymierze!: ghul { $from } → { $to }
wr-action-travel = { $card }: { $hero } → { $space }
wr-action-heal = Leczenie: odpoczywa { $hero }
wr-action-reward = { $reward }
wr-action-reward-hero = { $reward }: { $hero }
wr-action-reward-all = { $reward }: wszyscy
wr-action-reward-space = { $reward }: { $space }
wr-action-reward-hero-space = { $reward }: { $hero } → { $space }
wr-action-reward-land = { $reward }: { $land }
wr-action-play = Zagraj: { $card }
wr-action-lay = Wyłóż kartę: { $icon }
wr-action-assign-nobody = Nie usuwaj nikogo
wr-action-assign = Usuń: { $enemies }
wr-action-bolt = Błyskawica: { $space }
wr-action-strike-ghoul = Usuń ghula: { $space }
wr-action-strike-abomination = Usuń plugastwo: { $space }
wr-action-march = { $hero } → { $space }
wr-action-take = Weź: { $card }
wr-action-discard = Odrzuć: { $card }
wr-action-agree = Zgódź się
wr-action-refuse = Odmów
wr-action-lift = Jednak się zgódź ({ $hero })
wr-action-stronghold = Warownia: { $space }
wr-action-prevent = Zapobiegnij
wr-action-allow = Niech przyjdzie
wr-action-spawn = Ghul: { $space }
wr-action-activate = Plugastwo: { $from } → { $to }
wr-action-activate-stays = Plugastwo zostaje: { $from }
wr-action-hit = Cel: { $hero }
wr-action-done = Gotowe
wr-action-done-actions = Zakończ akcje
wr-action-pass = Nic nie zagrywaj
wr-action-pass-lay = { $n ->
        [0] Bez karty
       *[some] Bez karty: użyj sukcesu
    }
wr-action-hold = Nic do mojej tury

wr-and = { $one } i { $other }

## Verbs, as heads of lists

wr-verb-pick = Bohaterowie
wr-verb-move = Ruch
wr-verb-fly = Trasa lotów
wr-verb-travel = Karty Podróży
wr-verb-ability = Umiejętności
wr-verb-heal = Karty Leczenia
wr-verb-reward = Nagrody
wr-verb-enemies = Wrogowie
wr-verb-space = Pola
wr-verb-cards = Karty
wr-verb-other = Inne

## Events

wr-event-quest-revealed = Misja: { $quest }
wr-event-scourge-card-setup = Przygotowanie, karta Plagi: { $space }
wr-event-scourge-card-rises = Karta ze spodu talii Plagi: { $space }
wr-event-scourge-card-spawn = Karta Plagi: { $space }
wr-event-ghouls-placed = { $n ->
        [one] Ghul pojawia się na polu { $space }
        [few] { $n } ghule pojawiają się na polu { $space }
       *[many] { $n } ghuli pojawia się na polu { $space }
    }
wr-event-ghoul-prevented = Niezłomna: bez ghula na polu { $space }
wr-event-ghoul-removed = Ghul pada na polu { $space }
wr-event-ghoul-moved = Ghul wypchnięty: { $from } → { $to }
wr-event-overrun = Najazd na pole { $space }!
wr-event-abomination-placed = Plugastwo zjawia się na polu { $space }
wr-event-abomination-moved = Plugastwo idzie: { $from } → { $to }
wr-event-abomination-removed = Plugastwo pada na polu { $space }
wr-event-targeted = Plugastwo na polu { $space } atakuje { CASE($hero, "acc") }
wr-event-despaired = Rozpacz rośnie do { $n } ({ $why })
wr-event-lich-king-moved = Król Lisz przenosi się do { CASE($land, "gen") }
wr-event-hero-picked = { $seat } wybiera { CASE($hero, "acc") }
wr-event-dealt = { $seat } zaczyna z kartami: { $cards }
wr-event-deck-built = Bohaterska talia powstaje ze stosów: { $piles }
wr-event-turn-began = { $hero } rozpoczyna turę ({ $seat })
wr-event-moved-move = { $hero } przechodzi na pole { $space }
wr-event-moved-flight-path = { $hero } leci na pole { $space }
wr-event-moved-travel = { $hero } podróżuje na pole { $space }
wr-event-moved-press-forward = Naprzód!: { $hero } śpieszy na pole { $space }
wr-event-moved-teleport = { $hero } teleportuje się na pole { $space }
wr-event-moved-gunship = Okręt przewozi { CASE($hero, "acc") } na pole { $space }
wr-event-moved-march = { $hero } maszeruje na pole { $space }
wr-event-moved-defeat = { $hero } wraca na pole { $space }
wr-event-fight-action = { $hero } atakuje na polu { $space }
wr-event-fight-wailing-arrow = { $hero } posyła Wyjącą Strzałę na pole { $space }
wr-event-fight-gunship = { $hero } rzuca się do walki na polu { $space }
wr-event-quest-began = { $hero } wykonuje akcję misji: { $quest }
wr-event-rest-began = { $hero } odpoczywa
wr-event-rolled = { $hero } wyrzuca { $successes } i { $blocks }
wr-event-card-played = { $seat } zagrywa kartę „{ $card }”
wr-event-card-laid = { $seat } wykłada kartę: { $icon }
wr-event-blocks-converted = Spopielacz: { $n ->
        [one] { $n } blok zadaje cios
        [few] { $n } bloki zadają ciosy
       *[many] { $n } bloków zadaje ciosy
    }
wr-event-quest-advanced = { $quest }: krok { $n } z { $most }
wr-event-healed = { $hero } leczy { $n } (zdrowie { $health })
wr-event-damaged-fight = { $hero } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } podczas ataku (zdrowie { $health })
wr-event-damaged-quest = { $hero } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } podczas misji (zdrowie { $health })
wr-event-damaged-abominations = { $hero } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } od plugastw (zdrowie { $health })
wr-event-defeated = { $hero } ponosi klęskę
wr-event-hand-lost = { $seat } traci całą rękę ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    })
wr-event-quest-completed = Misja ukończona: { $quest }
wr-event-reward-gained = { $seat } zdobywa nagrodę „{ $reward }”
wr-event-reward-played = { $seat } zagrywa nagrodę „{ $reward }”
wr-event-actions-gained = { $n ->
        [one] O { $n } akcję więcej w tej turze
        [few] O { $n } akcje więcej w tej turze
       *[many] O { $n } akcji więcej w tej turze
    }
wr-event-night-skipped = Cicha noc: bez ghuli i plugastw
wr-event-scourge-card-boxed = Karta Plagi { $space } wypada z gry
wr-event-card-recalled = { $seat } odzyskuje kartę „{ $card }”
wr-event-siege-began = Rozpoczyna się oblężenie Lodowej Korony!
wr-event-drew = { $seat } dobiera: { $cards }
wr-event-drew-nothing = { $seat } nic nie dobiera
wr-event-scourge-rose = Plaga się rozprzestrzenia: { $n ->
        [one] { $n } ghul co turę
        [few] { $n } ghule co turę
       *[many] { $n } ghuli co turę
    }
wr-event-scourge-reshuffled = { $n ->
        [one] { $n } karta Plagi wraca na wierzch talii
        [few] { $n } karty Plagi wracają, potasowane, na wierzch talii
       *[many] { $n } kart Plagi wraca, potasowanych, na wierzch talii
    }
wr-event-stronghold-placed = Warownia staje na polu { $space }
wr-event-discarded = { $seat } odrzuca kartę „{ $card }”
wr-event-requested-travel = { $seat } chce poruszyć { CASE($hero, "acc") }
wr-event-requested-rest = { $seat } proponuje odpoczynek: { $hero }
wr-event-requested-press-forward = { $seat } chce ponaglić { CASE($hero, "acc") }
wr-event-requested-gunship = { $seat } chce przewieźć { CASE($hero, "acc") } okrętem
wr-event-requested-march = { $seat } proponuje marsz: { $hero }
wr-event-agreed = { $hero } się zgadza
wr-event-refused = { $hero } odmawia
wr-event-refusal-lifted = { $hero }: o zgodę można zapytać ponownie
wr-event-won = Cytadela Lodowej Korony padła: bohaterowie wygrywają!
wr-event-lost = Zwycięża rozpacz: bohaterowie przegrywają ({ $why })

wr-reason-overrun = najazd
wr-reason-no-ghoul = zabrakło ghula
wr-reason-no-abomination = zabrakło plugastwa
wr-reason-no-hero-card = zabrakło bohaterskiej karty
wr-reason-defeat = klęska bohatera

## Table options

wr-option-difficulty = Poziom trudności
    .hint = Z ilu stosów powstaje bohaterska talia: w każdym kryje się Rozprzestrzenianie się Plagi, a w niektórych Warownia.
wr-option-heroes = Bohaterowie
    .hint = Po jednym na każde miejsce, trzech w grze jednoosobowej; bez wskazania wybiera się ich przy stole.
wr-option-first = Pierwszy gracz
    .hint = Kto rozpoczyna; bez wskazania bohater z polem startowym położonym najdalej na północ.
wr-option-first-game = Pierwsza gra
    .hint = Zestaw polecany na pierwszą grę: Naxxramas, Splot i Ulduar oraz trzy pomocne nagrody.
wr-option-rewards-between-rises = Nagrody między kartami Plagi
    .hint = Gdy obie dobrane karty to Rozprzestrzenianie się Plagi, między nimi można zagrywać nagrody.
wr-option-rewards-between-abominations = Nagrody między plugastwami
    .hint = Nagrody można zagrywać po jednym plugastwie, a przed następnym; ich kolejność się wtedy wybiera.
wr-option-defeat-cancels-effect = Klęska znosi efekt
    .hint = Bohater, który poniósł klęskę podczas akcji misji, nie wywołuje efektu karty misji.

### Czym podpowiedzi podają powody.

wr-has-steps = kroki misji
wr-has-despair = rozpacz
wr-has-ghouls = ghule na mapie
wr-has-full = pola z trzema ghulami
wr-has-abominations = plugastwa na mapie
wr-has-near = bohaterowie w zasięgu plugastwa
wr-has-health = zdrowie bohaterów
wr-has-cards = karty bohaterów na ręce
wr-has-rewards = nagrody na ręce
wr-has-away = kroki bohaterów do najbliższych misji
wr-has-crowd = ghule na polu { $space }
wr-has-plague = plugastwa na polu { $space }
wr-has-remote = kroki od ghuli do najbliższych bohaterów
wr-has-track = kroki misji { $space }
wr-has-hurt = { $hero }: zdrowie
wr-has-path = { $hero }: kroki do najbliższej misji
wr-has-held = { $card }: karty na ręce
wr-has-actions = pozostałe akcje
