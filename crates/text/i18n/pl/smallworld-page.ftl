### What only the drawn table says.

## Labels

sw-page-stock = Zasoby
sw-page-recent = Co się ostatnio stało
sw-page-tray = Żetony w zasobniku
sw-page-die = Kość Posiłków
sw-page-relics = Artefakty i Legendarne Miejsca
sw-page-income = Dochód, gdyby tura skończyła się teraz
sw-page-regions = Regiony
sw-page-active = Rasa Aktywna
sw-page-declining = Wymierająca
sw-page-price = Cena
sw-page-coins-on = Monety na niej
sw-page-needs-roll = { $n } lub więcej na kości: { $percent } %

## What a group of actions has in common

sw-verb-detonate = Odkryj Bombę
sw-verb-defuse = Odrzuć Bombę
sw-verb-take = Weź
sw-verb-abandon = Porzuć
sw-verb-conquer = Podbij
sw-verb-final = Rzuć kością
sw-verb-topple = Zburz
sw-verb-push = Przesuń
sw-verb-oust = Wypędź
sw-verb-swap = Zamień
sw-verb-grab = Przenieś Artefakt
sw-verb-well = Przenieś Studnię
sw-verb-put = Wystaw
sw-verb-leave-two = Zostaw dwóch
sw-verb-fort = Twierdza
sw-verb-tower = Wieża Strażnicza
sw-verb-aegis = Egida
sw-verb-heart = Serce Azeroth
sw-verb-objective = Cel Militarny
sw-verb-plant = Podłóż Bombę
sw-verb-choose = Wybierz

## Boards by size

sw-size-large = Duża plansza
sw-size-medium = Średnia plansza
sw-size-small = Mała plansza

## What a turn came to

sw-turn-declined = { $race }: Wymieranie
sw-turn-conquered = { $n ->
        [one] { $n } podbój
        [few] { $n } podboje
       *[many] { $n } podbojów
    }
sw-turn-lost = { $n ->
        [one] { $seat }: −{ $n } region
        [few] { $seat }: −{ $n } regiony
       *[many] { $seat }: −{ $n } regionów
    }
sw-turn-coins = +{ $coins }

## What a lesson frames, in words

sw-part-coins = monety
sw-part-hand = żetony na ręce
sw-part-combos = rasy w ofercie
sw-part-race = aktywna rasa
sw-part-income = dochód
