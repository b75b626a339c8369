### What only the drawn table says.

## Labels

sw-page-stock = Zásoby
sw-page-recent = Co se stalo naposledy
sw-page-tray = Žetony v zásobníku
sw-page-die = Kostka posil
sw-page-relics = Artefakty a Legendární místa
sw-page-income = Příjem, kdyby tah skončil teď
sw-page-regions = Regiony
sw-page-active = Aktivní rasa
sw-page-declining = V úpadku
sw-page-price = Cena
sw-page-coins-on = Mince na ní
sw-page-needs-roll = { $n } a více na kostce: { $percent } %

## What a group of actions has in common

sw-verb-detonate = Odkryj bombu
sw-verb-defuse = Odhoď bombu
sw-verb-take = Seber
sw-verb-abandon = Opusť
sw-verb-conquer = Dobuď
sw-verb-final = Hoď kostkou
sw-verb-topple = Strhni
sw-verb-push = Přesuň
sw-verb-oust = Vyžeň
sw-verb-swap = Prohoď
sw-verb-grab = Přenes artefakt
sw-verb-well = Přesuň Well of Eternity
sw-verb-put = Umísti
sw-verb-leave-two = Nech dva
sw-verb-fort = Pevnost
sw-verb-tower = Strážní věž
sw-verb-aegis = Aegis
sw-verb-heart = Heart of Azeroth
sw-verb-objective = Vojenský cíl
sw-verb-plant = Podlož bombu
sw-verb-choose = Vyber

## Boards by size

sw-size-large = Velká deska
sw-size-medium = Střední deska
sw-size-small = Malá deska

## What a turn came to

sw-turn-declined = { $race }: úpadek
sw-turn-conquered = { $n } dobytí
sw-turn-lost = { $n ->
        [one] { $seat }: −{ $n } region
        [few] { $seat }: −{ $n } regiony
       *[other] { $seat }: −{ $n } regionů
    }
sw-turn-coins = +{ $coins }

## What a lesson frames, in words

sw-part-coins = mince
sw-part-hand = žetony v ruce
sw-part-combos = rasy v nabídce
sw-part-race = aktivní rasa
sw-part-income = příjem
