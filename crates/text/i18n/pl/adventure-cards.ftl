### Co mówią karty; teksty powstają z części ich efektów.

## Who; never declined

ag-who-foe = wroga postać
ag-who-enemy = wróg
ag-who-encounter = ten przeciwnik
ag-who-attacker = napastnik
ag-who-target = ta postać
ag-who-active = aktywna postać
ag-who-others-here = każda inna postać na twoim polu

## What happens to a character; .you is for the reader

ag-fx-damage = { $n ->
        [one] { $who } otrzymuje { $n } obrażenie
        [few] { $who } otrzymuje { $n } obrażenia
       *[many] { $who } otrzymuje { $n } obrażeń
    }
    .you = { $n ->
        [one] otrzymujesz { $n } obrażenie
        [few] otrzymujesz { $n } obrażenia
       *[many] otrzymujesz { $n } obrażeń
    }
ag-fx-heal = { $n ->
        [one] { $who } leczy { $n } obrażenie
        [few] { $who } leczy { $n } obrażenia
       *[many] { $who } leczy { $n } obrażeń
    }
    .you = { $n ->
        [one] wylecz { $n } obrażenie
        [few] wylecz { $n } obrażenia
       *[many] wylecz { $n } obrażeń
    }
ag-fx-draw = { $n ->
        [one] { $who } dobiera { $n } kartę zdolności
        [few] { $who } dobiera { $n } karty zdolności
       *[many] { $who } dobiera { $n } kart zdolności
    }
    .you = { $n ->
        [one] dobierz { $n } kartę zdolności
        [few] dobierz { $n } karty zdolności
       *[many] dobierz { $n } kart zdolności
    }
ag-fx-discard = { $n ->
        [one] { $who } odrzuca { $n } kartę zdolności
        [few] { $who } odrzuca { $n } karty zdolności
       *[many] { $who } odrzuca { $n } kart zdolności
    }
    .you = { $n ->
        [one] odrzuć { $n } kartę zdolności
        [few] odrzuć { $n } karty zdolności
       *[many] odrzuć { $n } kart zdolności
    }
ag-fx-drop = { $n ->
        [one] { $who } odrzuca { $n } losową kartę zdolności
        [few] { $who } odrzuca { $n } losowe karty zdolności
       *[many] { $who } odrzuca { $n } losowych kart zdolności
    }
    .you = { $n ->
        [one] odrzuć { $n } losową kartę zdolności
        [few] odrzuć { $n } losowe karty zdolności
       *[many] odrzuć { $n } losowych kart zdolności
    }
ag-fx-lose-bag = { $who } odrzuca losowy przedmiot z torby
    .you = odrzuć losowy przedmiot z torby
ag-fx-lose-any = { $who } odrzuca losowy przedmiot z torby lub wyposażenia
    .you = odrzuć losowy przedmiot z torby lub wyposażenia
ag-fx-gain = { $who } bierze przedmiot { CASE($level, "gen") } poziomu
    .you = weź przedmiot { CASE($level, "gen") } poziomu
ag-fx-gain-own = { $who } bierze przedmiot swojego lub niższego poziomu
    .you = weź przedmiot swojego lub niższego poziomu
ag-fx-energy = { $n ->
        [one] { $who } zyskuje { $n } punkt energii
        [few] { $who } zyskuje { $n } punkty energii
       *[many] { $who } zyskuje { $n } punktów energii
    }
    .you = { $n ->
        [one] zyskujesz { $n } punkt energii
        [few] zyskujesz { $n } punkty energii
       *[many] zyskujesz { $n } punktów energii
    }
ag-fx-sap = { $n ->
        [one] { $who } traci { $n } punkt energii
        [few] { $who } traci { $n } punkty energii
       *[many] { $who } traci { $n } punktów energii
    }
    .you = { $n ->
        [one] tracisz { $n } punkt energii
        [few] tracisz { $n } punkty energii
       *[many] tracisz { $n } punktów energii
    }
ag-fx-drain = { $who } traci całą energię
    .you = tracisz całą energię
ag-fx-heal-more = { $n ->
        [one] { $who } leczy jeszcze { $n } obrażenie
        [few] { $who } leczy jeszcze { $n } obrażenia
       *[many] { $who } leczy jeszcze { $n } obrażeń
    }
    .you = { $n ->
        [one] wylecz jeszcze { $n } obrażenie
        [few] wylecz jeszcze { $n } obrażenia
       *[many] wylecz jeszcze { $n } obrażeń
    }
ag-fx-draw-more = { $n ->
        [one] { $who } dobiera jeszcze { $n } kartę zdolności
        [few] { $who } dobiera jeszcze { $n } karty zdolności
       *[many] { $who } dobiera jeszcze { $n } kart zdolności
    }
    .you = { $n ->
        [one] dobierz jeszcze { $n } kartę zdolności
        [few] dobierz jeszcze { $n } karty zdolności
       *[many] dobierz jeszcze { $n } kart zdolności
    }
ag-fx-energy-more = { $n ->
        [one] { $who } zyskuje jeszcze { $n } punkt energii
        [few] { $who } zyskuje jeszcze { $n } punkty energii
       *[many] { $who } zyskuje jeszcze { $n } punktów energii
    }
    .you = { $n ->
        [one] zyskaj jeszcze { $n } punkt energii
        [few] zyskaj jeszcze { $n } punkty energii
       *[many] zyskaj jeszcze { $n } punktów energii
    }
ag-fx-slow = { $n ->
        [one] { $who } ma o { $n } ruch mniej w następnej fazie ruchu
        [few] { $who } ma o { $n } ruchy mniej w następnej fazie ruchu
       *[many] { $who } ma o { $n } ruchów mniej w następnej fazie ruchu
    }
    .you = { $n ->
        [one] masz o { $n } ruch mniej w swojej następnej fazie ruchu
        [few] masz o { $n } ruchy mniej w swojej następnej fazie ruchu
       *[many] masz o { $n } ruchów mniej w swojej następnej fazie ruchu
    }
ag-fx-wither = { $who } nie może się leczyć do końca tury
    .you = nie możesz się leczyć do końca tury
ag-fx-daze = { $who } pomija swoją następną fazę wyzwań
    .you = pomijasz swoją następną fazę wyzwań
ag-fx-go-city = { $who } przenosi się do dowolnego miasta
    .you = przenieś się do dowolnego miasta
ag-fx-go-city-despite-aggro = { $who } przenosi się do dowolnego miasta, nawet z pola zaciekłego przeciwnika
    .you = przenieś się do dowolnego miasta, nawet z pola zaciekłego przeciwnika
ag-fx-go-near = { $who } przenosi się na dowolne pole, oddalone w linii prostej najwyżej o około { $n } długości zwykłej drogi między polami
    .you = przenieś się na dowolne pole, oddalone w linii prostej najwyżej o około { $n } długości zwykłej drogi między polami
ag-fx-go-steps = { $n ->
        [one] { $who } może się przesunąć o { $n } pole
        [few] { $who } może się przesunąć najwyżej o { $n } pola
       *[many] { $who } może się przesunąć najwyżej o { $n } pól
    }
    .you = { $n ->
        [one] możesz się przesunąć o { $n } pole
        [few] możesz się przesunąć najwyżej o { $n } pola
       *[many] możesz się przesunąć najwyżej o { $n } pól
    }
ag-fx-place = { $who } kładzie odkrycie
    .you = połóż odkrycie

## In a combat; .you is for the one whose card it is

ag-fx-attack = { $who } ma { $n } do ataku
    .you = { $n } do ataku
ag-fx-defence = { $who } ma { $n } do obrony
    .you = { $n } do obrony
ag-fx-might = { $who } ma { $n } do obrażeń
    .you = { $n } do obrażeń
ag-fx-hold = { $who } nie atakuje wręcz w tej walce
    .you = nie atakujesz wręcz w tej walce
ag-fx-reroll-own = przerzuć swoją kość walki
ag-fx-reroll-enemy = przerzuć kość walki wroga
ag-fx-reroll-red = przerzuć czerwoną kość
ag-fx-reroll-black = przerzuć czarną kość
ag-fx-best = { $n ->
        [one] rzuć swoją kością walki jeszcze { $n } raz i zatrzymaj lepszy wynik
        [few] rzuć swoją kością walki jeszcze { $n } razy i zatrzymaj najlepszy wynik
       *[many] rzuć swoją kością walki jeszcze { $n } razy i zatrzymaj najlepszy wynik
    }
ag-fx-weapon = w tej walce masz atak { $type } { $n } zamiast ataku broni i karty postaci
ag-fx-weapon-better = wartość ataku { $n }
ag-fx-stun = jeśli twoja kość pokaże { $n } lub więcej, wróg nie atakuje wręcz w tej walce
ag-fx-rider = jeśli twój atak trafi: { $what }
ag-fx-end-combat = zaneguj tę walkę
ag-fx-counter = zaneguj tę zdolność

## Everything else

ag-fx-moves = { $n ->
        [one] masz o { $n } ruch więcej
        [few] masz o { $n } ruchy więcej
       *[many] masz o { $n } ruchów więcej
    }
ag-fx-push = { $n ->
        [one] możesz przesunąć tę postać o { $n } pole
        [few] możesz przesunąć tę postać najwyżej o { $n } pola
       *[many] możesz przesunąć tę postać najwyżej o { $n } pól
    }
ag-fx-attach-owner = dołącz tę kartę do siebie
ag-fx-attach-space = dołącz tę kartę do swojego pola
ag-fx-attach-foe = dołącz tę kartę do wrogiej postaci
ag-fx-attach-target = dołącz tę kartę do wskazanej postaci
ag-fx-attach-discovery = dołącz tę kartę do innej postaci albo do zakrytego odkrycia, a wtedy przejdzie na postać, która je odsłoni
ag-fx-attach-marker = dołącz tę kartę do innej postaci albo do niepokonanego przeciwnika
ag-fx-scout = obejrzyj spodnią kartę jednej z talii wyzwań
ag-fx-scout-move = obejrzyj spodnią kartę jednej z talii wyzwań; możesz ją przełożyć na wierzch
ag-fx-far-sight = obejrzyj zakryte odkrycie, a potem odłóż je na miejsce albo odrzuć
ag-fx-trade = weź przedmiot z torby innej postaci; jej gracz może w zamian wziąć z twojej torby inny
ag-fx-turn-over = odwróć tę kartę
ag-fx-leave = odrzuć tę kartę
ag-fx-shun = w tej fazie nie mierzysz się z wyzwaniem
ag-fx-survive = nie ponosisz porażki i pozostajesz w grze z żywotnością { $n }
ag-fx-test = rzuć kością walki. Wynik { $n } lub więcej: { $then }; mniej: { $otherwise }
ag-fx-test-only = rzuć kością walki. Wynik { $n } lub więcej: { $then }
ag-fx-if = jeśli { $if }: { $what }
ag-fx-pay = możesz { $cost }. Jeśli to zrobisz: { $then }; jeśli nie: { $otherwise }
ag-fx-pay-only = możesz { $cost }. Jeśli to zrobisz: { $then }
ag-fx-pay-or = { $otherwise }, chyba że wolisz { $cost }
ag-fx-choose = wybierz: { $all }
ag-fx-whom-here = wskaż postać na swoim polu: { $what }
ag-fx-whom-within = { $n ->
        [one] wskaż postać w odległości do { $n } pola: { $what }
        [few] wskaż postać w odległości do { $n } pól: { $what }
       *[many] wskaż postać w odległości do { $n } pól: { $what }
    }
ag-fx-false-map = gracz po twojej prawej może cię przesunąć najwyżej o dwa pola; potem rozstrzygasz pozostałe odkrycia ze starego pola i przechodzisz do fazy wyzwań
ag-fx-ambush = w każdej walce w tej turze wróg ma +1 do obrażeń, a jego atak jest dystansowy
ag-fx-disease = twoja żywotność jest o 1 mniejsza, dopóki nie poniesiesz porażki albo nie skorzystasz z dużej mikstury leczącej na polu
ag-fx-curse = masz −1 do ataku, dopóki się nie wyleczysz albo nie poniesiesz porażki
ag-fx-hearthstone = zamiast zwykłego ruchu przenieś się do dowolnego miasta
ag-fx-booty-bay = możesz odrzucić z torby lub wyposażenia trzy przedmioty zielonego lub wyższego poziomu, aby zdobyć trofeum
ag-fx-pass-the-cup = każda postać odrzuca 1 losową kartę zdolności i dobiera 1
ag-fx-boots = od razu po własnym rzucie kością ruchu lub walki: przerzuć tę kość
ag-and = { $one } i { $other }
ag-or = { $one } albo { $other }

## Costs, after "may"

ag-cost-energy = { $n ->
        [one] zapłacić { $n } punkt energii
        [few] zapłacić { $n } punkty energii
       *[many] zapłacić { $n } punktów energii
    }
ag-cost-ability = odrzucić kartę zdolności
ag-cost-item = odrzucić jeden ze swoich przedmiotów
ag-cost-damage = { $n ->
        [one] przyjąć { $n } obrażenie
        [few] przyjąć { $n } obrażenia
       *[many] przyjąć { $n } obrażeń
    }

## Conditions

ag-if-using = twój atak to atak { $type }
ag-if-facing = atak wroga to atak { $type }
ag-if-foe-is-character = wróg jest postacią
ag-if-hit = twój atak trafił
ag-if-has-pet = masz dołączone Przywołanie zwierzęcia

## Moments

ag-when-movement = W swojej fazie ruchu
ag-when-own-turn = W swojej turze
ag-when-challenge = Na początku swojej fazy wyzwań
ag-when-before-roll = Przed rzutem kością walki
ag-when-after-roll = Po rzucie kością walki
ag-when-between = Między walką dystansową a walką wręcz
ag-when-after-hit = Po twoim celnym ataku
ag-when-in-combat = W dowolnej chwili walki
ag-when-brink = Kiedy masz ponieść porażkę
ag-when-counter-in-combat = Kiedy wróg w twojej walce zagrywa zdolność
ag-when-counter-within = { $n ->
        [one] Kiedy postać w odległości do { $n } pola zagrywa zdolność
        [few] Kiedy postać w odległości do { $n } pól zagrywa zdolność
       *[many] Kiedy postać w odległości do { $n } pól zagrywa zdolność
    }

## Lasting effects; $what is a change of a number

ag-mod-attack = { $n } do ataku
ag-mod-defence = { $n } do obrony
ag-mod-might = { $n } do obrażeń
ag-mod-life = { $n } do żywotności
ag-mod-moves = { $n } do wyrzuconego ruchu
ag-mod-energy = { $n } do wyrzuconej energii
ag-mod-first-ability = { $n ->
        [one] pierwsza zdolność w każdej turze kosztuje o { $n } punkt energii mniej
        [few] pierwsza zdolność w każdej turze kosztuje o { $n } punkty energii mniej
       *[many] pierwsza zdolność w każdej turze kosztuje o { $n } punktów energii mniej
    }
ag-mod-healing = { $n } do leczenia przez mikstury i pola
ag-during-against = { $what } przeciw przeciwnikom o cesze „{ $trait }”
ag-during-characters = { $what } przeciw postaciom
ag-during-encounters = { $what } przeciw przeciwnikom
ag-during-with = { $what }, jeśli twój atak to atak { $type }
ag-during-marked = masz { $what } przeciw temu, do kogo karta jest dołączona

## Abilities

ag-card-when = { $when }: { $what }
ag-card-when-if = { $when }, jeśli { $if }: { $what }
ag-card-while = Dopóki jest dołączona: { $what }
ag-card-while-you = Dopóki jest dołączona, masz: { $what }
ag-card-while-bearer = Postać, do której jest dołączona, ma: { $what }
ag-card-each = Na początku każdej tury postaci, do której jest dołączona: { $what }
ag-card-sprung = Uruchamia ją następna inna postać, która zakończy tu ruch: { $what }
ag-card-shields = { $n ->
        [one] Najbliższe obrażenia zostają zniesione
        [few] Obrażenia zostają zniesione { $n } razy
       *[many] Obrażenia zostają zniesione { $n } razy
    }
ag-card-until-defeat = Pozostaje, dopóki postać, do której jest dołączona, nie zostanie pokonana
ag-card-until-turn-end = Pozostaje do końca tury
ag-card-until-owners-turn = Pozostaje do początku twojej następnej tury
ag-card-until-starts = { $n ->
        [one] Pozostaje na { $n } początek tury
        [few] Pozostaje na { $n } początki tury
       *[many] Pozostaje na { $n } początków tury
    }
ag-card-until-hit = Pozostaje, dopóki nie trafi cię atak
ag-card-until-healed = Pozostaje, dopóki ta postać się nie wyleczy
ag-card-until-sprung = Potem zostaje odrzucona
ag-card-until-spent = Potem zostaje odrzucona
ag-card-improved = Ulepszenie (poziom { $level }): { $what }
ag-card-improved-adds = Ulepszenie (poziom { $level }), dodatkowo: { $what }
ag-card-improved-instead = Ulepszenie (poziom { $level }), zamiast tego: { $what }
ag-card-better-shields = { $n ->
        [one] znosi obrażenia jeszcze raz
        [few] znosi obrażenia jeszcze { $n } razy
       *[many] znosi obrażenia jeszcze { $n } razy
    }
ag-card-better-cost = { $n ->
        [one] kosztuje { $n } punkt energii
        [few] kosztuje { $n } punkty energii
       *[many] kosztuje { $n } punktów energii
    }
ag-card-cost = energia { $n }
ag-card-free = bez energii
ag-card-copies = { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }

## Encounters, items, events

ag-enc-values = atak { $type } { $attack }, obrona { $defence }, obrażenia { $damage }
ag-enc-power = [{ $on }]: { $what }
ag-enc-hit = Jeśli jego atak trafi: { $what }
ag-enc-reward-level = Nagroda: poziom { $level }
ag-enc-reward-trophy = Nagroda: trofeum „{ $trophy }”
ag-item-attack = atak { $type } { $n }
ag-item-defence = obrona { $n }
ag-item-symbols = wymagane symbole: { $all }
ag-item-potions = Mikstura: { $all }
ag-item-lasting = Dopóki jest w torbie: { $what }
ag-item-equipped = Dopóki jest w wyposażeniu: { $what }
ag-item-ward = { $n ->
        [one] Za pierwszym razem, gdy w turze masz otrzymać obrażenia, { $n } z nich zostaje zniesione
        [few] Za pierwszym razem, gdy w turze masz otrzymać obrażenia, { $n } z nich zostają zniesione
       *[many] Za pierwszym razem, gdy w turze masz otrzymać obrażenia, { $n } z nich zostaje zniesionych
    }
ag-use-turn = Raz na turę. { $when }: { $what }
ag-use-turn-cost = Raz na turę. { $when } możesz { $cost }: { $what }
ag-use-discard = Odrzuć ten przedmiot. { $when }: { $what }
ag-use-discard-cost = Odrzuć ten przedmiot. { $when } możesz { $cost }: { $what }
ag-event-everybody = Dla wszystkich: { $what }
ag-event-rounds = { $n ->
        [one] Po { $n } turze każdego gracza: { $what }
        [few] Po { $n } turach każdego gracza: { $what }
       *[many] Po { $n } turach każdego gracza: { $what }
    }
ag-event-wins = { $n ->
        [one] Po pokonaniu { $n } przeciwnika, dla tego, kto to zrobi: { $what }
        [few] Po pokonaniu { $n } przeciwników, dla tego, kto pokona ostatniego: { $what }
       *[many] Po pokonaniu { $n } przeciwników, dla tego, kto pokona ostatniego: { $what }
    }
ag-event-lies = Leży na polu { $space }. Kto je tam rozstrzyga: { $what }
ag-event-back-item = Druga strona: przedmiot „{ $name }”
ag-event-back-encounter = Druga strona: przeciwnik „{ $name }”
ag-event-back-valor = Druga strona: „{ $name }”, męstwo { $n }
ag-event-front-item = Zdobycz: { $name }
ag-hero-life = Żywotność { $all }
ag-hero-side = { $side }: atak { $type } { $attack }, obrona { $defence }, obrażenia { $damage }
ag-hero-symbols = Symbole: { $all }
ag-hero-flip = { $n ->
        [one] Po rzucie kością ruchu, przed pierwszym krokiem, możesz zapłacić { $n } punkt energii i odwrócić tę kartę
        [few] Po rzucie kością ruchu, przed pierwszym krokiem, możesz zapłacić { $n } punkty energii i odwrócić tę kartę
       *[many] Po rzucie kością ruchu, przed pierwszym krokiem, możesz zapłacić { $n } punktów energii i odwrócić tę kartę
    }
ag-hero-turned = Po odwróceniu na tę stronę: { $what }
ag-hero-peaceful = Na końcu swojej tury odwróć tę kartę, jeśli w tej turze nie było walki z twoim udziałem
ag-hero-may = Na końcu swojej tury możesz odwrócić tę kartę
ag-trophy-text = męstwo { $n }
ag-trophy-once = męstwo { $n }; każda postać może je zdobyć tylko raz
ag-discovery-kept = Zatrzymaj ten żeton. { $what }
ag-discovery-gold-when = W mieście: { $what }

## Quests

ag-goal-gather = { $n ->
        [one] Zbierz swój żeton z pola { $spaces }, a potem udaj się na pole { $to }
        [few] Zbierz swoje żetony z pól: { $spaces }, a potem udaj się na pole { $to }
       *[many] Zbierz swoje żetony z pól: { $spaces }, a potem udaj się na pole { $to }
    }
ag-goal-visit = Udaj się na pola: { $spaces }, w dowolnej kolejności
ag-goal-visit-in-order = Udaj się na pola: { $spaces }, w tej kolejności
ag-goal-slay = { $n ->
        [one] Pokonaj { $n } przeciwnika{ $which }
        [few] Pokonaj { $n } przeciwników{ $which }
       *[many] Pokonaj { $n } przeciwników{ $which }
    }
ag-goal-slay-overlord = { $n ->
        [one] Pokonaj { $n } przywódcę
        [few] Pokonaj { $n } przywódców
       *[many] Pokonaj { $n } przywódców
    }
ag-goal-slay-lair = { $n ->
        [one] Pokonaj przeciwnika z planszy: { $foe }
        [few] Pokonaj { $n } razy przeciwnika z planszy: { $foe }
       *[many] Pokonaj { $n } razy przeciwnika z planszy: { $foe }
    }
ag-goal-hand-in = { $n ->
        [one] Odrzuć z torby { $n } przedmiot{ $which }
        [few] Odrzuć z torby { $n } przedmioty{ $which }
       *[many] Odrzuć z torby { $n } przedmiotów{ $which }
    }
ag-goal-meet = { $n ->
        [one] Spotkaj { $n } inną postać na jej polu i zbierz od niej swój żeton
        [few] Spotkaj { $n } inne postaci (albo wszystkie, jeśli jest ich mniej) na ich polach i zbierz od nich swoje żetony
       *[many] Spotkaj { $n } innych postaci (albo wszystkie, jeśli jest ich mniej) na ich polach i zbierz od nich swoje żetony
    }
ag-goal-meet-then = { $n ->
        [one] Spotkaj { $n } inną postać na jej polu i zbierz od niej swój żeton, a potem udaj się na pole { $space }
        [few] Spotkaj { $n } inne postaci (albo wszystkie, jeśli jest ich mniej) na ich polach i zbierz od nich swoje żetony, a potem udaj się na pole { $space }
       *[many] Spotkaj { $n } innych postaci (albo wszystkie, jeśli jest ich mniej) na ich polach i zbierz od nich swoje żetony, a potem udaj się na pole { $space }
    }
ag-goal-hurt = { $n ->
        [one] Zadaj { $n } obrażenie { CASE($rival, "dat") }
        [few] Zadaj { $n } obrażenia { CASE($rival, "dat") }
       *[many] Zadaj { $n } obrażeń { CASE($rival, "dat") }
    }
ag-goal-beat = { $n ->
        [one] Pokonaj { $rival }
        [few] Pokonaj { $rival }, w sumie { $n } razy
       *[many] Pokonaj { $rival }, w sumie { $n } razy
    }
ag-goal-of-level = { " " }{ CASE($level, "gen") } poziomu
ag-goal-of-trait = { " " }o cesze „{ $trait }”
ag-goal-of-enemy = { " " }z cechą „{ $trait }” na drugiej stronie
ag-foe-at = { $foe } ({ $space })
ag-rival-left = postać gracza po twojej lewej
    .dat = postaci gracza po twojej lewej
ag-rival-chosen = postać, którą wskazujesz, otrzymując misję
    .dat = postaci, którą wskazujesz, otrzymując misję
ag-rival-anyone = inne postaci
    .dat = innym postaciom
ag-quest-text = { $what }. Męstwo { $n }
