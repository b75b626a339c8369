### O co gra pyta, co ogłasza i czego odmawia.

## Kto i ile

sw-title = Small World of Warcraft
sw-about = Ludy, które się nie znoszą, i wyspy za małe dla wszystkich: podbijaj, porzucaj, zaczynaj od nowa.
sw-combo = { $race } – { $power }
sw-folk-active = { $race } ({ $seat })
    .gen = { CASE($race, "gen") } ({ $seat })
    .dat = { CASE($race, "dat") } ({ $seat })
    .acc = { CASE($race, "acc") } ({ $seat })
    .ins = { CASE($race, "ins") } ({ $seat })
    .loc = { CASE($race, "loc") } ({ $seat })
sw-folk-declining = { $race } ({ $seat }, na wymarciu)
    .gen = { CASE($race, "gen") } ({ $seat }, na wymarciu)
    .dat = { CASE($race, "dat") } ({ $seat }, na wymarciu)
    .acc = { CASE($race, "acc") } ({ $seat }, na wymarciu)
    .ins = { CASE($race, "ins") } ({ $seat }, na wymarciu)
    .loc = { CASE($race, "loc") } ({ $seat }, na wymarciu)

## Pytania; .other to, co w tym czasie widzą pozostali

sw-prompt-bombs = Wybierz Bombę, którą teraz odkryjesz.
    .other = { $seat } odkrywa Bomby.
sw-prompt-choose-combo = Wybierz Rasę ze Zdolnością Specjalną.
    .other = { $seat } wybiera Rasę.
sw-prompt-expand-or-decline = Prowadź dalej Podboje albo ogłoś Wymieranie swojej Rasy.
    .other = { $seat } wybiera między Podbojem a Wymieraniem.
sw-prompt-worgen-form = Wybierz postać swoich Worgenów na tę turę.
    .other = { $seat } wybiera postać Worgenów.
sw-prompt-side = Twoja neutralna Rasa zajmuje Pole Bitew: wybierz stronę na tę turę.
    .other = { $seat } wybiera stronę na tę turę.
sw-prompt-ready = Zbierz żetony do Podbojów albo porzuć regiony.
    .other = { $seat } zbiera jednostki.
sw-prompt-conquer = { $n ->
        [0] Nie masz już wolnych żetonów: użyj umiejętności albo zakończ Podboje.
        [one] Wybierz region do podbicia: masz { $n } wolny żeton.
        [few] Wybierz region do podbicia: masz { $n } wolne żetony.
       *[many] Wybierz region do podbicia: masz { $n } wolnych żetonów.
    }
    .other = { $seat } prowadzi Podboje.
sw-prompt-strike-failed = Atak na region { $region } kosztuje { $cost }, a masz { $n }: zrób z niego ostatni Podbój albo go odwołaj.
    .other = { $seat } decyduje o ataku na region { $region }.
sw-prompt-well = Wybierz Morze lub Jezioro dla Studni Wieczności.
    .other = { $seat } przenosi Studnię Wieczności.
sw-prompt-recruits = { $n ->
        [one] Możesz kupić { $n } żeton Porzuconych za 1 monetę.
        [few] Możesz kupić do { $n } żetonów Porzuconych po 1 monecie.
       *[many] Możesz kupić do { $n } żetonów Porzuconych po 1 monecie.
    }
    .other = { $seat } rekrutuje Porzuconych.
sw-prompt-redeploy = { $n ->
        [0] Dowolnie przestaw swoje żetony albo zakończ.
        [one] Dowolnie przestaw swoje żetony i wystaw { $n } z ręki.
        [few] Dowolnie przestaw swoje żetony i wystaw { $n } z ręki.
       *[many] Dowolnie przestaw swoje żetony i wystaw { $n } z ręki.
    }
    .other = { $seat } przegrupowuje jednostki.
sw-prompt-forts = { $n ->
        [one] Wybierz region dla ostatniej Twierdzy.
        [few] Wybierz regiony dla ostatnich { $n } Twierdz.
       *[many] Wybierz regiony dla ostatnich { $n } Twierdz.
    }
    .other = { $seat } buduje Twierdze.
sw-prompt-towers = { $n ->
        [one] Wybierz region Pól dla ostatniej Wieży Strażniczej.
        [few] Wybierz regiony Pól dla ostatnich { $n } Wież Strażniczych.
       *[many] Wybierz regiony Pól dla ostatnich { $n } Wież Strażniczych.
    }
    .other = { $seat } buduje Wieże Strażnicze.
sw-prompt-aegis = Wybierz region, który ochroni Egida Aggramara.
    .other = { $seat } kładzie Egidę Aggramara.
sw-prompt-heart = Wybierz region dla Serca Azeroth.
    .other = { $seat } kładzie Serce Azeroth.
sw-prompt-objective = { $n ->
        [one] Połóż ostatni Cel Militarny w regionie niezajętym przez Przymierze.
        [few] Połóż { $n } Cele Militarne w regionach niezajętych przez Przymierze.
       *[many] Połóż { $n } Celów Militarnych w regionach niezajętych przez Przymierze.
    }
    .other = { $seat } wyznacza Cele Militarne.
sw-prompt-plant = { $n ->
        [one] Możesz podłożyć ostatnią Bombę obok swoich regionów.
        [few] Możesz podłożyć Bomby obok swoich regionów; zostały { $n }.
       *[many] Możesz podłożyć Bomby obok swoich regionów; zostało { $n }.
    }
    .other = { $seat } podkłada Bomby.
sw-prompt-leave-two = Wybierz regiony, w których zostanie po dwóch Taurenów.
    .other = { $seat } ogłasza Wymieranie Taurenów.
sw-prompt-withdrawals = { $n ->
        [one] Wystaw ostatni wycofany żeton w regionie, który ci został.
        [few] Wystaw { $n } wycofane żetony w regionach, które ci zostały.
       *[many] Wystaw { $n } wycofanych żetonów w regionach, które ci zostały.
    }
    .other = { $seat } rozstawia wycofane żetony.

## Czynności

sw-action-detonate = Odkryj Bombę: { $region }
sw-action-defuse = Nie płać, odrzuć Bombę: { $region }
sw-action-choose = Weź { CASE($race, "acc") }
sw-action-expand = Podbijaj dalej
sw-action-decline = Ogłoś Wymieranie
sw-action-human-form = Postać ludzka: weź 2 monety
sw-action-worgen-form = Postać worgena: zapłać 1 monetę, Podboje tańsze o 1
sw-action-side-alliance = Stań po stronie Przymierza
sw-action-side-horde = Stań po stronie Hordy
sw-action-side-neutral = Nie stawaj po żadnej stronie
sw-action-gather = Zbierz wszystko, co się da
sw-action-take-token = Weź żeton: { $region }
sw-action-take-beast = Weź Bestię: { $region }
sw-action-take-champion = Weź Czempiona: { $region }
sw-action-abandon = Porzuć: { $region }
sw-action-conquer = Podbij: { $region }
sw-action-conquer-with = Podbij: { $region } ({ $means })
sw-action-final = Rzuć kością: { $region }
sw-action-final-with = Rzuć kością: { $region } ({ $means })
sw-action-strike-final = Rzuć kością jako ostatni Podbój
sw-action-call-off = Odwołaj atak
sw-action-lift-aegis = Zapłać 2 monety, by pominąć Egidę
sw-action-topple = Zburz umocnienie: { $region }
sw-action-push-token = Przesuń żeton: { $from } → { $to }
sw-action-push-beast = Przesuń Bestię: { $from } → { $to }
sw-action-push-champion = Przesuń Czempiona: { $from } → { $to }
sw-action-oust-token = Odrzuć żeton: { $region }
sw-action-oust-beast = Odrzuć Bestię: { $region }
sw-action-oust-champion = Odrzuć Czempiona: { $region }
sw-action-swap = Zamień: { $one } ⇄ { $other }
sw-action-grab = Przenieś { CASE($relic, "acc") }: { $region }
sw-action-well = Przenieś Studnię: { $region }
sw-action-buy = { $n ->
        [0] Nie kupuj
        [one] Kup { $n } żeton
        [few] Kup { $n } żetony
       *[many] Kup { $n } żetonów
    }
sw-action-put-token = Wystaw żeton: { $region }
sw-action-put-beast = Wystaw Bestię: { $region }
sw-action-put-champion = Wystaw Czempiona: { $region }
sw-action-leave-two = Zostaw dwóch: { $region }
sw-action-fort = Twierdza: { $region }
sw-action-tower = Wieża Strażnicza: { $region }
sw-action-aegis = Egida: { $region }
sw-action-heart = Serce: { $region }
sw-action-objective = Cel Militarny: { $region }
sw-action-plant = Podłóż Bombę: { $region }
sw-action-done = Gotowe
sw-action-done-ready = Rozpocznij Podboje
sw-action-done-conquer = Zakończ Podboje
sw-action-done-redeploy = Zakończ przegrupowanie
sw-action-done-plant = Koniec z Bombami
sw-action-done-leave-two = Ogłoś Wymieranie

sw-mean-strike = atak powietrzny
sw-mean-roll = z rzutem
sw-mean-ashes = Prochy Al’ara
sw-mean-champion = Czempion
sw-mean-doomhammer = Zgładziciel
sw-mean-frostmourne = Ostrze Mrozu
sw-mean-ethereals = zniżka Eterycznych

## Wydarzenia

sw-event-round-began = Runda { $round } z { $rounds }
sw-event-turn-began = { $seat } rozpoczyna turę
sw-event-combo-chosen = { $seat } wybiera zestaw { $combo } i bierze { CASE($pieces, "acc") }
sw-event-combo-revealed = Nowy zestaw: { $combo }
sw-event-badges-reshuffled = Odrzucone Zdolności tworzą nowy stos
sw-event-gained = { $seat } zdobywa { CASE($coins, "acc") } ({ $why })
sw-event-paid = { $seat } płaci { $n ->
        [one] { $n } monetę, dostaje ją
        [few] { $n } monety, dostaje je
       *[many] { $n } monet, dostaje je
    } { $to } ({ $why })
sw-event-paid-bank = { $seat } płaci { CASE($coins, "acc") } do banku ({ $why })
sw-event-paid-combos = { $seat } kładzie { CASE($coins, "acc") } na zestawach powyżej
sw-event-declined = { $seat } ogłasza Wymieranie { CASE($race, "gen") }
sw-event-race-left = { $race } ({ $seat }) znikają z plansz
sw-event-form-human = { $seat } wybiera postać ludzką
sw-event-form-worgen = { $seat } wybiera postać worgenów: każdy Podbój kosztuje o 1 żeton mniej
sw-event-side-alliance = { $seat } staje w tej turze po stronie Przymierza
sw-event-side-horde = { $seat } staje w tej turze po stronie Hordy
sw-event-side-neutral = { $seat } nie opowiada się w tej turze po żadnej stronie
sw-event-took-up = { $seat } zabiera { CASE($pieces, "acc") } z regionu { $region }
sw-event-abandoned = { $seat } porzuca region { $region }
sw-event-rolled = { $seat } rzuca kością: { $n }
sw-event-attempted = { $seat } próbuje podbić region { $region } (koszt { $cost })
sw-event-attempt-failed = Region { $region } odpiera atak: siła { $strength } przy koszcie { $cost }
sw-event-strike-called-off = { $seat } odwołuje atak na region { $region }
sw-event-conquered = { $seat } podbija region { $region } ({ $pieces })
sw-event-conquered-from = { $seat } podbija region { $region } ({ $pieces }), broniony przez { CASE($folk, "acc") }
sw-event-mean-strike = Atak powietrzny Gnomów na region { $region }
sw-event-mean-roll = Gnomy rzucają kością przed atakiem na region { $region }
sw-event-mean-ashes = Prochy Al’ara otwierają drogę do regionu { $region }
sw-event-mean-champion = Czempion zdobywa region { $region }
sw-event-mean-doomhammer = Zgładziciel miażdży region { $region }
sw-event-mean-frostmourne = Ostrze Mrozu uderza w region { $region }: o 2 żetony mniej
sw-event-mean-ethereals = Eteryczni używają swojej umiejętności: { $region }
sw-event-lost = { $folk } tracą { CASE($pieces, "acc") } w regionie { $region }
sw-event-lost-murlocs = { $region } – wypada z gry: { $pieces }
sw-event-withdrew = { $folk } wycofują { CASE($pieces, "acc") } z regionu { $region }
sw-event-draenei-saved = Święta Światłość ocala żeton Draenei ({ $seat }) w regionie { $region }
sw-event-lights-hope-saved = Kaplica Świetlistej Nadziei ocala żeton ({ $seat }) w regionie { $region }
sw-event-champion-captured = { $by } przetrzymuje Czempiona ({ $seat }) dla okupu
sw-event-champion-freed = { $seat } odzyskuje Czempiona
sw-event-champion-gone = Czempion ({ $seat }) wypada z gry
sw-event-relic-revealed = { $region } – odkryty znacznik: { $relic }
sw-event-relic-moved = { $relic } trafia do regionu { $region }
sw-event-well-set-aside = Na tej planszy nie ma wody: Studnia Wieczności wypada z gry, a dla regionu { $region } losuje się inny znacznik
sw-event-marker-placed = { $region } – nowy znacznik: { $marker }
sw-event-marker-removed = { $region } – znika znacznik: { $marker }
sw-event-bomb-planted = { $seat } podkłada Bombę w regionie { $region }
sw-event-bomb-live = Bomba w regionie { $region } eksploduje
sw-event-bomb-dud = Bomba w regionie { $region } to niewypał
sw-event-bomb-returned = Bomba z regionu { $region } wraca zakryta na stos
sw-event-bomb-discarded = Bomba z regionu { $region } wraca zakryta do pudełka
sw-event-bombs-left = Bomby ({ $seat }) wypadają z gry
sw-event-pushed = { $folk }: { $pieces } z regionu { $from } do regionu { $to }
sw-event-swapped = { $seat } otwiera portale: { $one } i { $other } wymieniają całą zawartość
sw-event-put = { $seat } wystawia { CASE($pieces, "acc") } w regionie { $region }
sw-event-recruited = { $seat } dostaje { CASE($pieces, "acc") } z zasobnika
sw-event-beasts-taken = { $seat } bierze { CASE($pieces, "acc") }
sw-event-beasts-discarded = { $seat } odrzuca { CASE($pieces, "acc") }
sw-event-harmony-given = { $seat } dostaje żeton Harmonii
sw-event-harmony-returned = { $seat } oddaje żeton Harmonii
sw-event-scored = { $seat } zarabia { CASE($coins, "acc") }: { $lines }
sw-event-scored-nothing = { $seat } nic nie zarabia
sw-event-game-ended = Koniec gry: { $totals }

## Skąd i dokąd idą monety

sw-reason-on-combo = monety na zestawie
sw-reason-combo-price = cena zestawu
sw-reason-battlemasters = Mistrzowie Bitew
sw-reason-enraged = Zdobywcy
sw-reason-objective = Cel Militarny
sw-reason-human-form = postać ludzka
sw-reason-worgen-form = postać worgena
sw-reason-recruits = rekruci
sw-reason-harmony = Harmonia
sw-reason-aegis = Egida Aggramara
sw-reason-toll = myto za Bagna
sw-reason-doomhammer = Zgładziciel
sw-reason-heart = Serce Azeroth
sw-reason-ransom = okup

## Dochód

sw-income-active-regions = Rasa Aktywna
sw-income-declining-regions = Rasa Wymierająca
sw-income-race-ability = umiejętność rasowa
sw-income-power = Zdolność Specjalna
sw-income-faction = bonus frakcji
sw-income-karazhan = Karazhan
sw-income-dark-portal = Mroczny Portal
sw-income-well = Studnia Wieczności
sw-income-heart = Serce Azeroth

## Koszt Podboju; przed zniżkami stoi minus

sw-cost-base = { $n } bazowo
    .label = koszt bazowy
sw-cost-mountain = { $n } za Górę
    .label = Góra
sw-cost-wisp-wall = { $n } za Ścianę Ogników
    .label = Ściana Ogników
sw-cost-fort = { $n } za Twierdzę
    .label = Twierdza
sw-cost-murlocs = { $n ->
        [one] { $n } za Murloka
        [few] { $n } za Murloki
       *[many] { $n } za Murloki
    }
    .label = Murloki
sw-cost-defenders = { $n ->
        [one] { $n } za obrońcę
        [few] { $n } za obrońców
       *[many] { $n } za obrońców
    }
    .label = obrońcy
sw-cost-own-decline = { $n } za własną Rasę Wymierającą
    .label = własna Rasa Wymierająca
sw-cost-travel = { $n } za podróż
    .label = koszty podróży
sw-cost-dwarves = { $n } za Krasnoludy
    .label = Krasnoludy
sw-cost-nightelves = { $n } za Nocne Elfy
    .label = Nocne Elfy
sw-cost-trolls = { $n } za Trolle
    .label = Trolle
sw-cost-worgen-form = { $n } za postać worgena
    .label = postać worgena
sw-cost-blacksmiths = { $n } za Kowali
    .label = Kowale
sw-cost-frostmourne = { $n } za Ostrze Mrozu
    .label = Ostrze Mrozu
sw-cost-ethereals = { $n } za Eterycznych
    .label = Eteryczni
sw-cost-gnome-die = { $n } za rzut kością
    .label = rzut Gnomów
sw-cost-doomhammer = { $n } ze Zgładzicielem
    .label = Zgładziciel
sw-cost-champion = { $n } z Czempionem
    .label = Czempion
sw-cost-least = co najmniej { $n }
sw-cost-total = { $n ->
        [one] kosztuje { $n } żeton
        [few] kosztuje { $n } żetony
       *[many] kosztuje { $n } żetonów
    }
sw-due = { $n } ({ $why })

## Odmowy

sw-why-abandon-before-conquests = regiony porzuca się przed Podbojami
sw-why-already-bombed = leży tu już Bomba
sw-why-already-marked = leży tu już Cel Militarny
sw-why-already-there = Artefakt już tam leży
sw-why-aegis = { $coins ->
        [one] regionu strzeże Egida Aggramara, dopóki nie zapłacisz { $coins } monety
        [few] regionu strzeże Egida Aggramara, dopóki nie zapłacisz { $coins } monet
       *[many] regionu strzeże Egida Aggramara, dopóki nie zapłacisz { $coins } monet
    }
sw-why-alliance-holds-it = ten region zajmuje Przymierze
sw-why-bomb-must-be-revealed = nie ma za co płacić, więc Bombę trzeba odkryć
sw-why-bombs-first = najpierw trzeba odkryć Bomby
sw-why-both-empty = oba regiony są puste
sw-why-champion-first-conquest = Czempion nie może rozpocząć pierwszego Podboju
sw-why-champion-not-adjacent = Czempion podbija tylko regiony sąsiadujące z twoimi
sw-why-champion-not-in-hand = nie masz Czempiona na ręce
sw-why-champion-not-there = Czempiona nie ma w tym regionie
sw-why-champion-stays = Czempiona nie można przesunąć
sw-why-combo-not-visible = tej Rasy nie ma w ofercie
sw-why-combo-too-dear = { $needs ->
        [one] kosztuje { $needs } monetę; masz { $hold }
        [few] kosztuje { $needs } monety; masz { $hold }
       *[many] kosztuje { $needs } monet; masz { $hold }
    }
sw-why-decline-takes-the-turn = Wymieranie zajmuje całą turę, ogłasza się je na jej początku
sw-why-dues-too-high = { $needs ->
        [one] trzeba zapłacić { $needs } monetę: { $breakdown }; masz { $hold }
        [few] trzeba zapłacić { $needs } monety: { $breakdown }; masz { $hold }
       *[many] trzeba zapłacić { $needs } monet: { $breakdown }; masz { $hold }
    }
sw-why-empty-water = pustego akwenu nie można oznaczyć
sw-why-ethereals-no-place = nie leży tam odkryte Legendarne Miejsce
sw-why-ethereals-not-adjacent = Eteryczni sięgają tylko do sąsiednich regionów
sw-why-final-needs-free-token = { $needs ->
        [one] ostatni Podbój wymaga { $needs } wolnego żetonu; masz { $hold }
        [few] ostatni Podbój wymaga { $needs } wolnych żetonów; masz { $hold }
       *[many] ostatni Podbój wymaga { $needs } wolnych żetonów; masz { $hold }
    }
sw-why-final-not-needed = rzut niepotrzebny: koszt to { $needs }, a masz { $hold }
sw-why-final-out-of-reach = potrzeba { $needs }: { $breakdown }; masz { $hold }, a kość doda najwyżej { $best }
sw-why-final-was-made = po ostatnim Podboju nie ma już ataków ani przesunięć w regionach przeciwników
sw-why-first-conquest-needs-anchor = pierwszy Podbój musi objąć region startowy
sw-why-fixed-price = ta cena jest stała i nie łączy się ze zniżkami
sw-why-form-first = najpierw wybierz postać
sw-why-gather-before-conquests = żetony zbiera się przed Podbojami
sw-why-hand-empty = nie masz tego na ręce
sw-why-has-active-race = masz już Aktywną Rasę
sw-why-has-other-region = ta Rasa ma inny region, do którego można przesunąć żeton
sw-why-just-put-there = dopiero co coś tam wystawiono
sw-why-just-taken-from-there = dopiero co coś stamtąd zabrano
sw-why-lower-region-first = podaj regiony w kolejności plansz
sw-why-means-not-yours = nie masz tego do dyspozycji
sw-why-means-used-up = w tej turze już wykorzystane
sw-why-murlocs-are-ousted = Murloki są zawsze odrzucane
sw-why-must-leave = { $least ->
        [one] musi zostać co najmniej { $least } żeton
        [few] muszą zostać co najmniej { $least } żetony
       *[many] musi zostać co najmniej { $least } żetonów
    }
sw-why-must-place = to trzeba położyć
sw-why-needs-combo = nie masz Aktywnej Rasy: najpierw wybierz zestaw
sw-why-no-aegis-to-lift = żadna Egida nie stoi ci na drodze
sw-why-no-bomb-here = w tym regionie nie ma Bomby
sw-why-no-bombs-left = nie ma już Bomb
sw-why-no-final-with-these-means = w ten sposób nie da się wezwać Posiłków
sw-why-no-fort-there = nie można tu postawić Twierdzy
sw-why-no-muscle = twoja Rasa nie ma zdolności „Siłacze”
sw-why-no-pass = nie możesz spasować: wybierz zestaw, prowadź ekspansję albo ogłoś Wymieranie
sw-why-no-portal-mages = twoja Rasa nie ma zdolności „Magowie Portali”
sw-why-no-such-artifact = ten Artefakt nie leży odkryty na planszach
sw-why-no-tower-there = nie można tu postawić Wieży Strażniczej
sw-why-no-water-of-this-board = to nie jest Morze ani Jezioro tej samej planszy
sw-why-nobody-there = nie ma tam kogo ruszyć
sw-why-none-there = nie ma tego w tym regionie
sw-why-not-an-opponent = to nie jest Rasa przeciwnika
sw-why-not-in-play = tego regionu nie ma w grze
sw-why-not-magic = to nie jest region magiczny
sw-why-not-reachable = nie sąsiaduje z twoimi regionami i nie jest regionem startowym
sw-why-not-the-same-race = ten region nie należy do tej samej Rasy
sw-why-not-two-there = nie ma tam dwóch żetonów do pozostawienia
sw-why-not-your-region = twoja Aktywna Rasa nie zajmuje tego regionu
sw-why-nothing-to-gather = nie ma czego zebrać
sw-why-nothing-to-topple = nie ma tam Ściany Ogników ani Twierdzy
sw-why-nowhere-else = nie ma innego regionu, do którego można by przejść
sw-why-one-way-at-a-time = jeden Podbój można przeprowadzić tylko jednym z tych sposobów
sw-why-own-region = ten region zajmuje już twoja Aktywna Rasa
sw-why-place-withdrawn = teraz rozstawia się wycofane żetony
sw-why-place-your-hand = { $hold ->
        [one] na ręce czeka jeszcze { $hold } żeton
        [few] na ręce czekają jeszcze { $hold } żetony
       *[many] na ręce czeka jeszcze { $hold } żetonów
    }
sw-why-plant-needs-active-opponent = nie ma tam Aktywnej Rasy przeciwnika
sw-why-plant-not-adjacent = nie sąsiaduje z twoimi Goblinami
sw-why-push-not-adjacent = nie sąsiaduje z twoimi regionami
sw-why-pushes-used-up = { $most ->
        [one] tylko { $most } użycie na turę
        [few] tylko { $most } użycia na turę
       *[many] tylko { $most } użyć na turę
    }
sw-why-roll-needs-strike = Gnomy rzucają kością tylko przy ataku powietrznym
sw-why-say-how-many = podaj, ile żetonów kupujesz, choćby 0
sw-why-setup-boards = na { $seats } graczy potrzeba plansz: dużych { $large }, średnich { $medium }, małych { $small }, każdej z jednej strony
sw-why-setup-first = pierwszym graczem może być tylko ktoś spośród { $seats } miejsc
sw-why-setup-seats = gra jest dla 2–5 graczy, a nie { $seats }
sw-why-side-first = najpierw wybierz stronę albo neutralność
sw-why-stays-until-redeployment = żetony zostają na miejscu aż do przegrupowania
sw-why-strike-first = zrób z ataku powietrznego ostatni Podbój albo go odwołaj
sw-why-strike-out-of-reach = potrzeba { $needs }: { $breakdown }; masz { $hold }, a dwa rzuty dodadzą najwyżej { $best }
sw-why-swaps-used-up = { $most ->
        [one] tylko { $most } zamiana na turę
        [few] tylko { $most } zamiany na turę
       *[many] tylko { $most } zamian na turę
    }
sw-why-too-dear = potrzeba { $needs }: { $breakdown }; masz { $hold }
sw-why-too-many-recruits = najwyżej { $most }: poległych { $fallen }, monet { $hold }
sw-why-topple-first = najpierw trzeba zburzyć Ścianę Ogników lub Twierdzę
sw-why-watch-tower = regionu strzeże Wieża Strażnicza
sw-why-water = Morza i Jeziora podbijają tylko Nagi
sw-why-worgen-form-needs-coin = { $needs ->
        [one] postać worgena kosztuje { $needs } monetę; masz { $hold }
        [few] postać worgena kosztuje { $needs } monety; masz { $hold }
       *[many] postać worgena kosztuje { $needs } monet; masz { $hold }
    }

## Opcje stołu

sw-option-teams = Bitwa o Azeroth
    .hint = Przymierze kontra Horda: każdy gra tylko Rasami jednej frakcji, a o zwycięstwie strony decyduje jej najlepszy pojedynczy wynik.
sw-option-own-decline-defends = Własna Rasa Wymierająca się broni
    .hint = Każdy żeton własnej Rasy Wymierającej podnosi o 1 koszt Podboju jej regionu.
sw-option-towers-checked-continuously = Wieże znikają od razu
    .hint = Wieża Strażnicza znika, gdy tylko jej Pola przestaną spełniać warunek, a nie dopiero na koniec tury właściciela.
sw-option-coast-is-sea = Wybrzeże liczy się jak Morze
    .hint = Rybacy zarabiają także na regionach na brzegu wyspy.
sw-option-no-bomb-bonus-in-decline = Bomby nie punktują w turze Wymierania
    .hint = Jeśli Gobliny w tej samej turze ogłoszą Wymieranie, wysadzone w niej Rasy nie dają bonusu frakcji.
sw-option-first = Pierwszy gracz
    .hint = Kto zaczyna każdą rundę; jeśli nikt nie jest wskazany, decyduje los.
sw-option-boards = Plansze
    .hint = Strony plansz, na których się gra; jeśli żadna nie jest wskazana, decyduje los.

### Czym podpowiedzi podają powody.

sw-has-coins = monety
sw-has-regions = regiony
sw-has-rivals = regiony pozostałych graczy
sw-has-spare = żetony do Podbojów w następnej turze
sw-has-lone = regiony z jednym żetonem
sw-has-border = żetony obok regionów pozostałych graczy
sw-has-exposed = obok pozostałych graczy, żetony w regionie { $region }
sw-has-sheltered = z dala od pozostałych graczy, żetony w regionie { $region }
sw-has-hand = żetony na ręce
sw-has-income = monety, gdyby tura skończyła się teraz
