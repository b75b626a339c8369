### Napisy na stole gry Wrath of the Lich King.

wr-page-turn = Tura { $n }
wr-page-actions-left = { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
wr-page-map = Mapa Północnej Grani
wr-page-tracks = Plaga i rozpacz
wr-page-scourge = Plaga: { $n ->
        [one] { $n } karta na turę
        [few] { $n } karty na turę
       *[many] { $n } kart na turę
    }
wr-page-despair = Rozpacz: { $n } z { $most }
wr-page-quests = Misje
wr-page-complete = ukończona
wr-page-locked = zamknięta do ukończenia trzech misji
wr-page-progress = krok { $n } z { $most }; następna ikona: { $icon }
wr-page-here = { $space }, { $land }
wr-page-no-region = poza regionami
wr-page-connected = połączenia: { $spaces }
wr-page-start = pole startowe: { $space }
wr-page-choosing = wybiera bohatera
wr-page-health = zdrowie { $n } z { $most }
wr-page-health-full = zdrowie { $n }
wr-page-hand = Ręka
wr-page-hand-of = Ręka: { $n } z { $most }
wr-page-no-cards = brak kart
wr-page-modes = Na mapie
wr-page-modes-hint = Wybierz, co robi kliknięcie na mapie.
wr-page-list = Wszystkie możliwości jako lista
wr-page-also = W tym czasie możesz zagrać nagrodę.
wr-page-also-seat = Tymczasem miejsce: { $seat }
wr-page-view-heroes = Drużyna
wr-page-view-news = Wieści
wr-page-lich-king-here = Król Lisz jest blisko: podczas ataków i misji obrażenia +{ $n }.
wr-page-risk = { $n } % szans, że zaraz wyjdzie karta Plagi tego pola
wr-page-risk-full = { $n } % szans, że zaraz nastąpi tu najazd
wr-page-supply = W puli
wr-page-box = Elementy gry
wr-page-decks = Talie
wr-page-hero-deck = Bohaterska talia
wr-page-hero-discard = Odrzucone bohaterskie karty
wr-page-scourge-deck = Talia Plagi
wr-page-scourge-discard = Odrzucone karty Plagi
wr-page-empty = pusto
wr-page-roll = Rzut
wr-page-or = albo

## Before a roll

wr-odds-fight = usunie wszystkich: { $clear } % · obrażenia ≈ { $damage }
wr-odds-arrow = usunie wszystkich: { $clear } %
wr-odds-quest = ≈ { $steps } kroku · obrażenia ≈ { $damage }
wr-odds-rest = ≈ +{ $healing } zdrowia
wr-odds-defeat = klęska { $n } %
wr-odds-complete = ukończenie { $n } %
wr-odds-full = pełne zdrowie { $n } %
wr-odds-damage = Obrażenia
wr-odds-removed = Usunięci wrogowie
wr-odds-steps = Kroki
wr-odds-healing = Odzyskane zdrowie
wr-odds-cards = Dokładne szanse dwóch kości; po rzucie można jeszcze dołożyć karty.

## What comes next

wr-tab-recent = Co się stało
wr-tab-threat = Co nadchodzi
wr-recent-none = Jeszcze nic.
wr-threat-draw = { $n ->
        [one] Dobranie { $n } bohaterskiej karty
        [few] Dobranie { $n } bohaterskich kart
       *[many] Dobranie { $n } bohaterskich kart
    }
wr-threat-rise = Rozprzestrzenianie się Plagi: { $n } %
wr-threat-pile = W tym stosie: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
wr-threat-pile-held = { $pile }, w tym { $held }
wr-threat-pile-rises = Rozprzestrzenianie się Plagi: { $n }
wr-threat-pile-strongholds = Warownie: { $n }
wr-threat-no-cards = Bohaterska talia jest pusta: rozpacz rośnie o { $n }
wr-threat-ghouls = { $n ->
        [one] Odkrycie { $n } karty Plagi
        [few] Odkrycie { $n } kart Plagi
       *[many] Odkrycie { $n } kart Plagi
    }
wr-threat-likely = Prawdopodobnie: { $spaces }
wr-threat-unknown = każde pole, którego karta jest jeszcze w talii
wr-threat-chance = { $space } { $n } %
wr-threat-overrun = { $space } { $n } % (najazd)
wr-threat-quiet = Cicha noc: w tej turze bez ghuli i plugastw
wr-threat-no-abominations = Na mapie nie ma plugastw
wr-threat-goes = Plugastwo idzie: { $from } → { $to }, w stronę { CASE($hero, "gen") }
wr-threat-stays = Plugastwo na polu { $from } trafia { CASE($hero, "acc") }
wr-threat-arrives = i trafia
wr-threat-several = Plugastwo z pola { $from } idzie w stronę: { $heroes }

## The end

wr-result-won = Król Lisz poległ
wr-result-lost = Północna Grań stracona
wr-result-cause = Ostatni krok rozpaczy: { $why }.
wr-result-turns = Tury
wr-result-quests = Ukończone misje
wr-result-citadel = Cytadela Lodowej Korony
wr-result-despair = Rozpacz
wr-result-by = Rozpacz według przyczyn
wr-result-felled = Usunięci wrogowie
wr-result-plot = Wojna w procentach, tura po turze
wr-result-plot-despair = rozpacz
wr-result-plot-quests = kroki misji

## What a turn came to

wr-turn-to = → { $space }
wr-turn-felled = −{ $enemies }
wr-turn-gained = +{ $what }
wr-turn-hurt = zdrowie −{ $n }
wr-turn-hurt-other = { $hero }: zdrowie −{ $n }
wr-turn-healed = zdrowie +{ $n }
wr-turn-despair = rozpacz +{ $n }
wr-turn-cards = { $n ->
        [one] +{ $n } karta
        [few] +{ $n } karty
       *[many] +{ $n } kart
    }

## Words that stand as icons in the text of a card: every form, separated by commas

wr-inked-success = sukces, sukcesu, sukcesem, sukcesy, sukcesów, sukcesom, sukcesami, sukcesach
wr-inked-block = blok, bloku, blokiem, bloki, bloków, blokom, blokami, blokach
wr-inked-ghoul = ghul, ghula, ghulowi, ghulem, ghulu, ghule, ghuli, ghulom, ghulami, ghulach
wr-inked-abomination = plugastwo, plugastwa, plugastwu, plugastwem, plugastwie, plugastw, plugastwom, plugastwami
wr-inked-stronghold = warownia, warowni, warownię, warownią, warownie, warowniach
wr-inked-damage = obrażenie, obrażenia, obrażeniu, obrażeniem, obrażeń, obrażeniom, obrażeniami, obrażeniach
wr-inked-despair = rozpacz, rozpaczy, rozpaczą

## What a lesson frames, in words

wr-part-quests = misje
wr-part-despair = tor rozpaczy
wr-part-fight = kości
wr-part-hand = karty na ręce
wr-part-rate = tor Plagi
wr-part-supply = pula
wr-part-piles = talie i stosy kart odrzuconych
wr-part-rewards = nagrody
wr-part-lich-king = Król Lisz
wr-part-siege = oblężenie
