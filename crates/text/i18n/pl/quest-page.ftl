### Napisy na stole Warhammer Questa.

wq-page-about = Kooperacyjna przygoda w lochach dla maksymalnie czterech osób: czworo bohaterów, wrogowie odpowiadający na każdy cios w tym samym rzucie, kampania pięciu przygód i samodzielna wyprawa.
wq-page-table = Stół
wq-page-box = Elementy gry
wq-page-round = Runda { $n }
wq-page-quest-number = Przygoda { $n } z { $most }
wq-page-phases = Fazy rundy
wq-page-order = Kolejność aktywacji
wq-page-done = wykonane
wq-page-choosing = wybiera bohatera
wq-page-zone = Strefa starć: { $hero }
wq-page-nobody = brak wrogów
wq-page-leader = przywódca drużyny
wq-page-wounds = rany: { $wounds } z { $health }
wq-page-defeated = { GENDER($hero) ->
        [f] pokonana
       *[m] pokonany
    }
wq-fall-loses = Drużyna traci { $things }
wq-fall-actions = { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
wq-fall-tokens = { $n ->
        [one] { $n } żeton sukcesu
        [few] { $n } żetony sukcesu
       *[many] { $n } żetonów sukcesu
    }
wq-fall-gear = { $n ->
        [one] { $n } kartę ekwipunku
        [few] { $n } karty ekwipunku
       *[many] { $n } kart ekwipunku
    }
wq-fall-standing = Na nogach: { $n } z { $most }
wq-fall-shadows = Z powrotem w cieniu: { $foes }
wq-page-ready = przygotowana
wq-page-exhausted = wyczerpana
wq-page-tokens = { $n ->
        [one] { $n } żeton sukcesu
        [few] { $n } żetony sukcesu
       *[many] { $n } żetonów sukcesu
    }
wq-page-gear-limit = Ekwipunek: { $n } z { $most }
wq-page-condition = stan
wq-page-target = cel
wq-page-attack = atak
wq-page-health = zdrowie
wq-page-resilience = odporność
wq-page-defence = obrona
wq-page-foe-stats = atak { $attack }, zdrowie { $health } z { $most }, odporność { $resilience }
wq-page-foe-now = Rany teraz: { $wounds } z { $health }.
wq-page-foe-exhausted = { GENDER($foe) ->
        [f] Jest wyczerpana: nie atakuje i nie można jej aktywować, dopóki wrogowie nie zostaną przygotowani.
       *[m] Jest wyczerpany: nie atakuje i nie można go aktywować, dopóki wrogowie nie zostaną przygotowani.
    }
wq-page-hidden = Leży zakryty w cieniu. Nikt nie wie, który to wróg, dopóki nie zostanie odkryty.
wq-page-shadows = W cieniu
wq-page-shadows-hint = Wrogowie, z którymi żaden bohater nie jest w starciu. Sięgają ich tylko ataki dystansowe.
wq-page-lair = Leże nemezis
wq-page-nemesis-defeated = { GENDER($foe) ->
        [f] pokonana
       *[m] pokonany
    }
wq-page-nemesis-out = { GENDER($foe) ->
        [f] opuściła leże
       *[m] opuścił leże
    }
wq-page-location = obszar
wq-page-no-location = Jeszcze bez obszaru
wq-page-explore-value = do zbadania: { $n }
wq-page-progress = postęp { $n } z { $most }
wq-page-more-locations = { $n ->
        [one] { $n } kolejny obszar
        [few] { $n } kolejne obszary
       *[many] { $n } kolejnych obszarów
    }
wq-page-next-locations = Następne
wq-page-settlement = Osada
wq-page-settlement-hint = Potem wszystkie rany się goją i może się zacząć następna przygoda.
wq-page-peril-track = Tor zagrożenia
wq-page-peril = zagrożenie: pole { $n } z { $most }
wq-page-peril-next = { $n ->
        [one] W następnej rundzie:
        [few] Za { $n } rundy:
       *[many] Za { $n } rund:
    }
wq-page-deck = { $deck }: { $n }; stos kart odrzuconych: { $discard }
wq-page-enemy-deck = Talia wrogów
wq-page-dungeon-deck = Talia lochu
wq-page-gear-deck = Talia ekwipunku
wq-page-discard = Stos kart odrzuconych
wq-page-empty = pusty
wq-page-also = Możesz w tym czasie czegoś użyć.
wq-page-act-hint = Pod każdą akcją: co jej rzut przynosi średnio. Wszystkie szanse są na karcie.
wq-page-stake-defeat = { GENDER($hero) ->
        [f] { $hero } zostanie pokonana!
       *[m] { $hero } zostanie pokonany!
    }
wq-page-stake-wounds = Pozostałe zdrowie: teraz { $health }, potem { $left }.
wq-page-stake-roll = { $n ->
        [one] Na razie przeszłaby { $n } rana.
        [few] Na razie przeszłyby { $n } rany.
       *[many] Na razie przeszłoby { $n } ran.
    }
wq-page-visits = { $n ->
        [one] Pozostała { $n } wizyta.
        [few] Pozostały { $n } wizyty.
       *[many] Pozostało { $n } wizyt.
    }
wq-page-odds = Średnio: sukcesy { $successes }, rany { $wounds }.
wq-page-odds-nemesis = Nemezis odpowie z szansą { $n } %.
wq-page-odds-hint = Dokładnie, bez żetonów, celów i przedmiotów.
wq-page-odds-now = Dokładnie, z żetonami i kartami użytymi do tej pory.
wq-page-spread = Szansa na sukcesy
wq-page-dice = Kości akcji
wq-page-step-prepare = przed rzutem
wq-page-step-roll = rzut
wq-page-step-rerolls = przerzut
wq-page-step-modify = zmiana
wq-page-step-result = wynik
wq-page-successes = { $n ->
        [one] sukces
        [few] sukcesy
       *[many] sukcesów
    }
wq-page-attacks = { $n ->
        [one] symbol ataku
        [few] symbole ataku
       *[many] symboli ataku
    }
wq-page-wounds-to-come = { $n ->
        [one] rana
        [few] rany
       *[many] ran
    }
wq-page-choice = Do wyboru
wq-page-tabs = Co czytać
wq-page-aim = Zwycięstwo
wq-page-loss = Porażka
wq-page-reward = Nagroda
wq-page-penalty = Kara
wq-page-pool = Pula kampanii
wq-page-built = Z czego złożono talie
wq-page-rounds = Runda { $n } z najwyżej { $most }.

wq-tab-recent = Co się stało
wq-tab-quest = Przygoda
wq-recent-none = Wrogowie jeszcze nie działali.
wq-result-won = Przygoda wygrana!
wq-result-lost = Przygoda przegrana
wq-result-rounds = Rundy
wq-result-felled = Pokonani wrogowie
wq-result-fallen = Pokonani bohaterowie
wq-result-peril = Zagrożenie
wq-result-travelled = Opuszczone obszary
wq-result-hero = Bohater
wq-result-rolled = Sukcesy
wq-result-suffered = Rany
wq-result-gear = Ekwipunek
wq-result-plot = Rany w kolejnych rundach
wq-page-campaign = Kampania
campaign-next = Dalej, do następnej przygody
campaign-save = Zapisz kampanię w pliku
campaign-bring = Kontynuuj kampanię z pliku
campaign-bring-hint = Plik zawiera dziennik, dobytek bohaterów i pulę kampanii. Jest tylko odczytywany i pozostaje bez zmian.
campaign-others = Kto gra obok ciebie
campaign-go-on = Kontynuuj
campaign-no-sequel = Tu nic nie następuje: partia jeszcze trwa, nie należy do kampanii albo kampania się skończyła.

## What an activation came to

wq-turn-defeated = pokonano: { $foes }
wq-turn-dealt = zadane rany: { $n }
wq-turn-suffered = przyjęte rany: { $n }
wq-turn-recovered = wyleczone rany: { $n }
wq-turn-progress = postęp +{ $n }
wq-turn-gained = +{ $what }
wq-way-won = zwycięstwo
wq-way-lost = porażka
wq-way-next = następna
wq-house-trainer = Trener
wq-house-trainer-hint = Jedna podstawowa akcja staje się zaawansowaną kartą tego rodzaju.
wq-house-smith-hint = Dwie karty z talii ekwipunku: jedną z nich można założyć.
wq-house-arena-hint = Limit ekwipunku rośnie o 1.
wq-house-visited = odwiedzono

## Words that stand as icons in the text of a card: every form, separated by commas

wq-inked-wound = rana, rany, ranie, ranę, raną, ran, ranom, ranami, ranach
wq-inked-token = żeton sukcesu, żetonu sukcesu, żetonem sukcesu, żetony sukcesu, żetonów sukcesu, żetonom sukcesu, żetonami sukcesu, żetonach sukcesu
wq-inked-success = sukces, sukcesu, sukcesowi, sukcesem, sukcesy, sukcesów, sukcesom, sukcesami, sukcesach
wq-inked-dice = kość, kości, kością, kościom, kośćmi, kościach
wq-inked-shadows = cień, cienia, cieniu, cieniem
wq-inked-zone = strefa starć, strefy starć, strefie starć, strefę starć, strefą starć, stref starć, strefach starć
wq-inked-leader = przywódca drużyny, przywódcy drużyny, przywódcę drużyny, przywódcą drużyny
wq-inked-nemesis = nemezis
wq-inked-resilience = odporność, odporności, odpornością

## What a lesson frames, in words

wq-part-location = obszar
wq-part-peril = tor zagrożenia
wq-part-leader = przywódca drużyny
wq-part-enemies = wrogowie
