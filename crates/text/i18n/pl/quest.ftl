### Co dzieje się w grze Warhammer Quest: dziennik, fazy, arkusze przygód, stół w terminalu.

## Phases

wq-phase-setup = Przygotowanie
    .hint = Gracze wybierają bohaterów, a drużyna wskazuje przywódcę, który zaczyna.
wq-phase-heroes = Faza bohaterów
    .hint = Po kolei, od przywódcy drużyny, każdy bohater wykonuje akcję. Przy dwóch lub trzech bohaterach niektórzy robią to dwa razy. Przygotowani wrogowie w strefie starć bohatera odpowiadają atakiem w tym samym rzucie.
wq-phase-enemies = Faza wrogów
    .hint = Po kolei każdy bohater aktywuje przygotowanego wroga w swojej strefie starć, a gdy takich nie ma – w cieniu, aż wszyscy będą wyczerpani. Słowa kluczowe rozpatruje się od lewej do prawej.
wq-phase-location = Faza obszaru
    .hint = Obszar działa zgodnie z opisem. Jeśli jest w pełni zbadany, drużyna może się przemieścić na następny.
wq-phase-peril = Faza zagrożenia
    .hint = Żeton zagrożenia przesuwa się dalej, kolorowe pole wywołuje efekt z arkusza przygody, a przywódcą zostaje następny bohater.
wq-phase-settlement = Etap osady
    .hint = Kampania otrzymuje nagrodę lub karę. Potem każdy bohater odwiedza dwa z trzech miejsc: trenera, kowala, arenę.
wq-phase-end = Koniec przygody
    .hint = Przygoda zakończyła się zwycięstwem albo porażką.

## The log

wq-event-hero-picked = { $hero } dołącza do drużyny
wq-event-quest-laid = Przygoda: { $quest }; nemezis: { $foe }
wq-event-leader-named = Przywódca drużyny: { $hero }
wq-event-round-began = Runda { $round }
wq-event-hero-phase = Faza bohaterów
wq-event-enemy-phase = Faza wrogów
wq-event-location-phase = Faza obszaru
wq-event-peril-phase = Faza zagrożenia
wq-event-activation-began = { $hero } się aktywuje
wq-event-no-readied-action = { $hero } nie ma przygotowanej akcji
wq-event-action-chosen = { $hero }: { $kind }, karta „{ $card }”
wq-event-action-chosen-tireless = { $hero }: { $kind }, karta „{ $card }” pozostaje przygotowana
wq-event-targeted = { $hero } wskazuje cel: { $foe }
wq-event-aid-targeted = { $hero } wspiera { CASE($whom, "acc") }
wq-event-token-spent = { $hero } wydaje żeton sukcesu ({ $kind })
wq-event-rolled = { $hero } rzuca: { $faces }
wq-event-rolled-with = { $hero } rzuca: { $faces }; wrogowie: { $foes }
wq-event-criticals = { $n ->
        [one] { $n } krytyczny sukces liczy się jako sukces, kość rzucana ponownie: { $faces }
        [few] { $n } krytyczne sukcesy liczą się jako sukcesy, kości rzucane ponownie: { $faces }
       *[many] { $n } krytycznych sukcesów liczy się jako sukcesy, kości rzucane ponownie: { $faces }
    }
wq-event-rerolled = { $hero } przerzuca: { $from } → { $faces }
wq-event-card-used = { $hero } używa karty „{ $card }”
wq-event-modified = „{ $card }”: { $bonus }
wq-event-successes = { $n ->
        [one] { $hero }, { $kind }: { $n } sukces
        [few] { $hero }, { $kind }: { $n } sukcesy
       *[many] { $hero }, { $kind }: { $n } sukcesów
    }
wq-event-successes-of = { $n ->
        [one] { $hero }, { $kind }: { $n } sukces ({ $parts })
        [few] { $hero }, { $kind }: { $n } sukcesy ({ $parts })
       *[many] { $hero }, { $kind }: { $n } sukcesów ({ $parts })
    }
wq-event-foe-attacked = { $n ->
        [one] { $foe } przyjmuje { $n } ranę
        [few] { $foe } przyjmuje { $n } rany
       *[many] { $foe } przyjmuje { $n } ran
    }
wq-event-foe-attacked-resilient = { $n ->
        [one] { $foe } przyjmuje { $n } ranę (odporność { $resilience })
        [few] { $foe } przyjmuje { $n } rany (odporność { $resilience })
       *[many] { $foe } przyjmuje { $n } ran (odporność { $resilience })
    }
wq-event-enemies-attacked = { $hero } – ataki wrogów ({ $foes }): atak { $attack } − obrona { $defence } = { $n }
wq-event-nemesis-rolled = Symbol nemezis, działa { $foe }
wq-event-actions-readied = { $hero } przygotowuje wszystkie akcje
wq-event-action-readied = { $hero } przygotowuje akcję: { $kind }
wq-event-action-exhausted = { $hero } wyczerpuje akcję: { $kind }
wq-event-suffered = { $n ->
        [one] { $hero } przyjmuje { $n } ranę ({ $why })
        [few] { $hero } przyjmuje { $n } rany ({ $why })
       *[many] { $hero } przyjmuje { $n } ran ({ $why })
    }
wq-event-ignored = { $n ->
        [one] { $hero } ignoruje { $n } ranę („{ $card }”)
        [few] { $hero } ignoruje { $n } rany („{ $card }”)
       *[many] { $hero } ignoruje { $n } ran („{ $card }”)
    }
wq-event-recovered = { $n ->
        [one] { $hero } leczy { $n } ranę
        [few] { $hero } leczy { $n } rany
       *[many] { $hero } leczy { $n } ran
    }
wq-event-hero-defeated = { GENDER($hero) ->
        [f] { $hero } pada: pokonana
       *[m] { $hero } pada: pokonany
    }
wq-event-hero-revived = { $hero } odzyskuje przytomność
wq-event-condition-gained = { $hero } otrzymuje { CASE($condition, "acc") }
wq-event-condition-discarded = { $hero } odrzuca { CASE($condition, "acc") }
wq-event-token-placed = { $hero } kładzie żeton sukcesu na akcji: { $kind }
wq-event-tokens-lost = { $n ->
        [one] { $hero } nie ma miejsca na { $n } żeton sukcesu; przepada
        [few] { $hero } nie ma miejsca na { $n } żetony sukcesu; przepadają
       *[many] { $hero } nie ma miejsca na { $n } żetonów sukcesu; przepadają
    }
wq-event-token-discarded = { $hero } odrzuca żeton sukcesu ({ $kind })
wq-event-engaged = { $foe } przesuwa się do strefy starć { CASE($whom, "gen") }
wq-event-to-shadows = { $foe } przesuwa się do cienia
wq-event-to-lair = { $foe } wraca do leża
wq-event-to-discard = { $foe } trafia na stos kart odrzuconych
wq-event-spawned-zone = { $foe } pojawia się w strefie starć { CASE($whom, "gen") }
wq-event-spawned-shadows = { $foe } pojawia się w cieniu
wq-event-spawned-hidden = W cieniu czai się { $foe }
wq-event-spawned-lair = { $foe } czeka w leżu
wq-event-turned-up = Odsłonięcie: { $was } to { $foe }
wq-event-not-engaged = { $foe } nie może się przesunąć do strefy starć
wq-event-enemy-activated = { $foe } się aktywuje (aktywny bohater: { $hero })
wq-event-keyword = { $foe }: { $keyword }
wq-event-enemy-exhausted = { GENDER($foe) ->
        [f] { $foe } jest wyczerpana
       *[m] { $foe } jest wyczerpany
    }
wq-event-enemies-readied = Wszyscy wrogowie są przygotowani
wq-event-foe-hit = { $n ->
        [one] { $foe } bezpośrednio przyjmuje { $n } ranę
        [few] { $foe } bezpośrednio przyjmuje { $n } rany
       *[many] { $foe } bezpośrednio przyjmuje { $n } ran
    }
wq-event-foe-mended = { $n ->
        [one] { $foe } leczy { $n } ranę
        [few] { $foe } leczy { $n } rany
       *[many] { $foe } leczy { $n } ran
    }
wq-event-foe-defeated = { GENDER($foe) ->
        [f] { $foe } zostaje pokonana
       *[m] { $foe } zostaje pokonany
    }
wq-event-enemy-deck-shuffled = { $n ->
        [one] Stos odrzuconych wrogów staje się nową talią ({ $n } karta)
        [few] Stos odrzuconych wrogów staje się nową talią ({ $n } karty)
       *[many] Stos odrzuconych wrogów staje się nową talią ({ $n } kart)
    }
wq-event-nothing-to-spawn = Nie ma już wrogów do rozstawienia
wq-event-dungeon-drawn = { $hero } dobiera z talii lochu kartę „{ $card }”
wq-event-dungeon-looked = { $hero } ogląda wierzchnie karty lochu: { $cards }
wq-event-dungeon-buried = Karta „{ $card }” trafia na spód talii lochu
wq-event-dungeon-empty = Talia lochu jest pusta
wq-event-item-discarded = { $hero } odrzuca kartę „{ $card }”
wq-event-warpstone-hidden = Spaczeń zostaje wtasowany w wierzch talii lochu
wq-event-gear-drawn = { $hero } dobiera z talii ekwipunku kartę „{ $card }”
wq-event-gear-taken = { $hero } bierze ze stosu odrzuconego ekwipunku kartę „{ $card }”
wq-event-legendary-drawn = { $hero } otrzymuje legendarny ekwipunek „{ $card }”
wq-event-gear-equipped = { $hero } wyposaża się w kartę „{ $card }”
wq-event-gear-unequipped = { $hero } odkłada kartę „{ $card }”
wq-event-gear-discarded = { $hero } odrzuca kartę „{ $card }”
wq-event-gear-turned = { $hero } wyczerpuje kartę „{ $card }”
wq-event-gear-depleted = { $hero } zużywa kartę „{ $card }”
wq-event-gear-refreshed = { $hero } może znów użyć karty „{ $card }”
wq-event-gear-given = { $hero } przekazuje kartę „{ $card }”, otrzymuje ją { $to }
wq-event-gift-declined = { $to } nie przyjmuje karty „{ $card }” od { CASE($giver, "gen") }
wq-event-location-revealed = Drużyna dociera na obszar „{ $location }”
wq-event-locations-scouted = Wierzchnie karty obszarów: { $cards }
wq-event-progressed = +{ $n } do postępu na obszarze: { $progress }
wq-event-progress-lost = −{ $n } do postępu na obszarze: { $progress }
wq-event-travelled = Drużyna opuszcza obszar „{ $location }”
wq-event-stayed = Drużyna zostaje na miejscu
wq-event-peril-moved = Żeton zagrożenia przesuwa się na pole { $n }
wq-event-peril-struck = Zagrożenie: { $peril }
wq-event-doomed = Zguba coraz bliżej: { $n }
wq-event-leader-passed = Nowy przywódca drużyny: { $hero }
wq-event-quest-won = Przygoda kończy się zwycięstwem!
wq-event-quest-lost = Przygoda kończy się porażką.
wq-event-pool-changed = Pula kampanii: { $pool }
wq-event-trained = { $hero } uczy się zaawansowanej akcji: { $kind }
wq-event-limit-raised = Limit ekwipunku ({ $hero }): { $n }
wq-event-smith-offered = Oferta kowala ({ $hero }): { $cards }
wq-event-refreshed = Wszyscy zdrowieją; akcje i ekwipunek są odświeżone

wq-harm-attacks = ataki
wq-harm-crowd = brak miejsca: { $foe }
wq-harm-effect-of = { $foe }: { $card }
wq-harm-cost = koszt karty „{ $card }”
wq-total-dice = kości { $n }
wq-total-criticals = krytyczne { $n }
wq-total-tokens = żetony { $n }
wq-total-effects = efekty { $n }
wq-pool-empty = pusta

## Rules on cards

wq-rule-numbers = atak { $attack }, zdrowie { $health }, odporność { $resilience }
wq-rule-nemesis = Symbol nemezis: { $what }
wq-rule-treasure = { $n ->
        [one] Skarb: weź wierzchnią kartę z talii ekwipunku albo kartę ze stosu odrzuconego ekwipunku.
        [few] Skarb, { $n } razy: weź wierzchnią kartę z talii ekwipunku albo kartę ze stosu odrzuconego ekwipunku.
       *[many] Skarb, { $n } razy: weź wierzchnią kartę z talii ekwipunku albo kartę ze stosu odrzuconego ekwipunku.
    }
wq-rule-kept = Użycie nie powoduje odrzucenia tej karty.
wq-rule-legendary-fortune = Po dobraniu z talii ekwipunku: otrzymujesz losowo jedną ze swoich kart legendarnego ekwipunku.
wq-rule-spawns = wrogowie: odkryci { $up }, zakryci { $down }
wq-rule-hero = Zdrowie { $two } przy dwóch bohaterach, { $three } przy trzech, { $four } przy czterech. Symbol przygotowania: { $kind }.
wq-rule-hero-here = Zdrowie { $n }. Symbol przygotowania: { $kind }.

## Quest sheets

wq-sheet-sets = Wrogowie: { $sets }.
wq-sheet-open = Otwarci wrogowie poziomu { $level }: zwykli { $standard }, elitarni { $elite }.
wq-sheet-locations = { $n ->
        [one] { $n } otwarty obszar poziomu { $level }.
        [few] { $n } otwarte obszary poziomu { $level }.
       *[many] { $n } otwartych obszarów poziomu { $level }.
    }
wq-sheet-last = Ostatni obszar: { $location }.
wq-sheet-decks = Talia lochu – liczba kart: { $dungeon }; talia ekwipunku – liczba kart: { $gear }.
wq-sheet-lair = { $foe } zaczyna w leżu nemezis.
wq-sheet-lair-random = Jedna z pięciu nemezis, wylosowana, zaczyna w leżu nemezis.
wq-sheet-flees = Dopóki ostatni obszar nie jest aktywny, pokonana nemezis nie zostaje odrzucona, lecz wraca bez ran do leża.
wq-sheet-aside = Spaczeń jest odłożony na bok.
wq-sheet-on-warpstone = Kiedy bohater otrzymuje Spaczeń: { $what }.
wq-sheet-dawdle = W każdej fazie obszaru, w której drużyna mogłaby się przemieścić, a tego nie robi, zagrożenie wzrasta o { $n } (bez efektu zagrożenia).
wq-sheet-holds-progress = Dopóki nemezis jest w grze poza leżem, z ostatniego obszaru nie można usuwać postępu.
wq-sheet-guards = Dopóki w tej samej strefie starć co nemezis jest któryś z tych wrogów, jej odporność jest większa o 1: { $sets }.
wq-sheet-on-travel = Za każdym razem, kiedy drużyna się przemieszcza: { $what }.
wq-sheet-eliminated = Pokonany bohater zostaje wyeliminowany i nie można go ocucić.
wq-aim-at-final = aktywnym obszarem jest „{ $location }”
wq-aim-explored = obszar jest w pełni zbadany
wq-aim-nemesis-defeated = nemezis jest pokonana
wq-aim-nemesis-not-out = żadnej nemezis nie ma w grze poza leżem
wq-aim-warpstone-held = niepokonany bohater ma Spaczeń
wq-loss-defeated = Wszyscy bohaterowie są pokonani.
wq-loss-defeated-or = Wszyscy bohaterowie są pokonani albo { $peril } zaszedł zbyt wiele razy.
wq-loss-rounds = Po rundzie { $n } przygoda i tak kończy się porażką.
wq-prize-fortune = do puli kampanii trafia 1 Legendarny skarb
wq-prize-warpstone = do puli kampanii trafia Spaczeń
wq-prize-nemesis = do puli kampanii trafia { $foe }
wq-prize-nemesis-if-undefeated = do puli kampanii trafia { $foe }, o ile ta nemezis nie została pokonana w tej przygodzie
wq-prize-campaign-won = kampania kończy się zwycięstwem
wq-prize-campaign-lost = kampania kończy się porażką
wq-prize-none = nic

## The table in the terminal

wq-table-quest = { $quest }, runda { $round }: { $phase }
wq-table-location = Obszar: { $location }, postęp { $progress }/{ $explore }; kolejnych obszarów: { $n }
wq-table-no-location = Obszar: jeszcze żaden
wq-table-peril = Zagrożenie: pole { $at } z { $spaces }; { $next }
wq-table-peril-next = { $n ->
        [0] { $peril } raz za razem
        [one] następny: { $peril }
        [few] { $peril } za { $n } rundy
       *[many] { $peril } za { $n } rund
    }
wq-table-decks = Pozostałe karty: wrogowie { $enemies }, loch { $dungeon }, ekwipunek { $gear }
wq-table-nemesis-lair = W leżu: { $foe }
wq-table-nemesis-defeated = { GENDER($foe) ->
        [f] { $foe }: pokonana
       *[m] { $foe }: pokonany
    }
wq-table-hero = { $hero } ({ $seat }): rany { $wounds }/{ $health }
wq-table-defeated = { GENDER($hero) ->
        [f] pokonana
       *[m] pokonany
    }
wq-table-leader = przywódca drużyny
wq-table-actions = akcje
wq-table-action-exhausted = ({ $kind })
wq-table-gear = ekwipunek
wq-table-items = przedmioty
wq-table-conditions = stany
wq-table-engaged = strefa starć
wq-table-shadows = W cieniu
wq-table-nobody = nikogo
wq-table-foe = { $foe } { $wounds }/{ $health }, atak { $attack }
wq-table-foe-resilient = { $foe } { $wounds }/{ $health }, atak { $attack }, odporność { $resilience }
wq-table-exhausted = { GENDER($foe) ->
        [f] wyczerpana
       *[m] wyczerpany
    }
wq-table-pool = Pula kampanii: { $pool }
wq-table-odds = { $kind }: średnio sukcesy { $successes }, rany { $wounds }
wq-table-odds-nemesis = { $kind }: średnio sukcesy { $successes }, rany { $wounds }, nemezis { $nemesis } %
wq-note-odds = średnio sukcesy { $successes }, rany { $wounds }
wq-note-odds-nemesis = średnio sukcesy { $successes }, rany { $wounds }, nemezis { $nemesis } %
wq-note-foe = rany { $wounds } z { $health }, atak { $attack }
wq-note-foe-resilient = rany { $wounds } z { $health }, atak { $attack }, odporność { $resilience }
wq-end-won = Zwycięstwo: { $aims }
wq-end-lost-defeated = Porażka: wszyscy bohaterowie są pokonani.
wq-end-lost-doom = Porażka: nadeszła zguba.
wq-end-lost-rounds = Porażka: minęło już tyle rund: { $n }.

## Options of a table

wq-option-quest = Przygoda
    .hint = Jedna z pięciu przygód kampanii, w ich kolejności, albo samodzielna przygoda, która prowadzi przez wszystkie poziomy.
wq-option-heroes = Bohaterowie
    .hint = Kto kim gra, miejsce po miejscu. Jeśli nikogo nie podano, bohaterów wybiera się przy stole. Jeden gracz prowadzi dwóch.
wq-option-leader = Pierwszy przywódca drużyny
    .hint = Kto zaczyna. Jeśli nikogo nie podano, drużyna decyduje przy stole.
wq-option-kit = Co bohaterowie mają ze sobą
    .hint = Zaawansowane akcje, limit ekwipunku i ekwipunek bohatera z wcześniejszych przygód, na przykład: ironbreaker attack limit-2 mail-shirt.
wq-option-pool = Pula kampanii
    .hint = Karty, które pozostały po nagrodach i karach z wcześniejszych przygód: fortune, warpstone, nemezis.
wq-option-no-gear-ceiling = Ekwipunek bez górnej granicy
    .hint = Arena może zwiększyć limit ekwipunku powyżej 4, czyli ponad liczbę pól w dzienniku kampanii.

### Czym podpowiedzi podają powody.

wq-has-travels = opuszczone obszary
wq-has-progress = postęp na obszarze
wq-has-wounds = rany bohaterów
wq-has-enemies = wrogowie w grze
wq-has-nemesis = pozostałe zdrowie nemezis
wq-has-strength = pozostałe zdrowie odkrytych wrogów
wq-has-facing = przygotowani wrogowie w strefach starć
wq-has-peril = pola zagrożenia
wq-has-tokens = żetony sukcesu na kartach akcji
wq-has-ready = przygotowane karty akcji
wq-has-items = przedmioty bohaterów
wq-has-gear = przygotowany ekwipunek
wq-has-ailments = Choroba i Krwawienie
wq-has-foe = { $foe }: pozostałe zdrowie
wq-has-alert = { $foe }: przygotowanie
wq-has-hurt = { $whom }: rany
wq-has-rolled = sukcesy akcji
wq-has-able = { $action-card }: przygotowane karty
wq-has-charge = { $action-card }: żetony sukcesu
wq-has-item = { $dungeon-card }: przedmioty
wq-has-kit = { $gear }: przygotowany ekwipunek
